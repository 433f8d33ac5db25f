"""The things decks are made of: every copy has an id of its own, "hostile_locals:2#1" is the first Hostile Locals 2."""

from __future__ import annotations

from collections.abc import Iterator

from mecatol.core.memo import kept

from .content_cards import Artifact, Cards, DomainCounter
from .naming import parted
from .state import CardId


def copies(name: str, count: int, first: int = 1) -> list[CardId]:
    """The ids of so many copies of a card; the only copy is called by the name itself."""
    return [CardId(name)] if count == 1 and first == 1 else [CardId(f"{name}#{n}") for n in range(first, first + count)]


@kept
def printed(card: str) -> str:
    """What stands on a card, whichever copy it is."""
    return card.partition("#")[0]


def counter_of(card: str) -> tuple[str, str]:
    """The Domain Counter a copy is of, and its variant (a number, a wormhole, or "")."""
    return parted(printed(card), ":")


def counters(cards: Cards, back: str) -> list[CardId]:
    """All Domain Counters with that back: "distant_suns" or "final_frontier"."""
    return sorted(card for name, counter in cards.domain_counters.items() for card in _of_counter(name, counter, back))


def _of_counter(name: str, counter: DomainCounter, back: str) -> Iterator[CardId]:
    """The copies of one counter; those that exist with either back are numbered through."""
    if counter.back not in (back, "both"):
        return
    for variant, count in zip(counter.variants or ("",), counter.counts, strict=True):
        first = 1 + count if counter.back == "both" and back == "final_frontier" else 1
        yield from copies(f"{name}:{variant}" if variant else name, count, first)


def artifacts(cards: Cards) -> list[CardId]:
    """The Artifact tokens."""
    return sorted(token for name, artifact in cards.artifacts.items() for token in _of_artifact(name, artifact))


def _of_artifact(name: str, artifact: Artifact) -> list[CardId]:
    return copies(name, artifact.count)
