"""How long looking something up takes: `python -m bench.compendium`. Every figure is processor time."""

from __future__ import annotations

from time import process_time

from mecatol.compendium import compendium

RULESETS = ("sa17", "official")
QUERIES = (
    "Plague", "plage", "technologicl jihda", "sol de guerra", "SA17-UNI-08", "at most ten ground units", "fighters",
    "quantum plague of doom", "wormhole moves ships through a supernova",
    "zzzz yyyy xxxx wwww vvvv uuuu tttt ssss rrrr qqqq pppp oooo",
)  # fmt: skip
REPEATS = 20
ALLOWED = 20.0  # milliseconds


def main() -> None:
    """Reading a ruleset once, then each query in both languages."""
    for ruleset in RULESETS:
        begun = process_time()
        book = compendium(ruleset)
        print(f"{ruleset}: read in {process_time() - begun:.2f} s, {len(book.everything('en'))} things")
        for query in QUERIES:
            took = max(timed(ruleset, query, language) for language in ("en", "es"))
            print(f"  {took:6.2f} ms  {'' if took < ALLOWED else 'too slow: '}{query}")


def timed(ruleset: str, query: str, language: str) -> float:
    """Milliseconds for a query, on average."""
    book = compendium(ruleset)
    begun = process_time()
    for _ in range(REPEATS):
        if not book.look(query, language):
            book.near(query, language)
    return (process_time() - begun) / REPEATS * 1000


if __name__ == "__main__":
    main()
