"""What the games of a simulation come to: a few lines for the terminal, and a page with plots."""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import fmean, median

from mecatol.narrator import words
from mecatol.rules.library import Library
from mecatol.rulesets import resolve

from .charts import Bar, Line, bars, columns, grid, lines
from .html import Section, listed, page
from .plan import Plan
from .record import GameRecord, SeatRecord

SHOWN = 30  # objectives that are plotted
WIDE = 270  # room for the names of objectives
BINS = 16  # columns of the plot of decisions
SURE = 1.96  # standard deviations that hold 95 of 100 cases
KINDS = {
    "stage_1": "Stage I",
    "stage_2": "Stage II",
    "secret": "Secret",
    "special": "Special",
    "preliminary": "Preliminary",
    "race": "Race",
}


class Wins:
    """How often whoever had something in common won."""

    def __init__(self) -> None:
        self.won = 0.0
        self.seats = 0

    def add(self, seat: SeatRecord) -> None:
        """One more player."""
        self.won += seat.won
        self.seats += 1

    @property
    def rate(self) -> float:
        """Victories a seat."""
        return self.won / self.seats

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true rate lies in 95 of 100 cases (Wilson)."""
        n, square = self.seats, SURE * SURE
        middle = (self.rate + square / (2 * n)) / (1 + square / n)
        reach = SURE * sqrt(max(0.0, self.rate * (1 - self.rate)) / n + square / (4 * n * n)) / (1 + square / n)
        return max(0.0, middle - reach), min(1.0, middle + reach)

    def bar(self, label: str) -> Bar:
        """As a bar."""
        low, high = self.interval
        return Bar(label, self.rate, f"{self.rate:.1%} of {self.seats}", low, high)


def wins(records: Iterable[GameRecord], common: Callable[[SeatRecord], str]) -> dict[str, Wins]:
    """Victories by what players have in common."""
    found: dict[str, Wins] = {}
    for record in records:
        for seat in record.seats:
            found.setdefault(common(seat), Wins()).add(seat)
    return found


# -- the terminal ----------------------------------------------------------------------------------------------------------


def summary_lines(plan: Plan, records: Sequence[GameRecord]) -> list[str]:
    """The result in a few lines."""
    ended = [record for record in records if not record.fault]
    if not ended:
        return [f"none of {len(records)} games came to an end"]
    rounds = [record.rounds for record in ended]
    found = [f"{len(ended)} of {len(records)} games came to an end, after {median(rounds):g} rounds on median"]
    for bot, won in sorted(wins(ended, lambda seat: seat.bot).items(), key=lambda pair: (-pair[1].rate, pair[0])):
        found.append(f"  {bot:<16} won {won.rate:6.1%} of {won.seats} seats (chance {1 / plan.players:.1%})")
    return found


# -- the page --------------------------------------------------------------------------------------------------------------


def write_report(plan: Plan, records: Sequence[GameRecord], folder: Path) -> Path:
    """The summary as one page."""
    path = folder / "summary.html"
    path.write_text(report(plan, records), encoding="utf-8", newline="\n")
    return path


def report(plan: Plan, records: Sequence[GameRecord]) -> str:
    """The text of the page."""
    ended = [record for record in records if not record.fault]
    crashed = [record for record in records if record.fault]
    title = f"{len(records)} games of {plan.ruleset}"
    lead = f"{plan.players} players · bots: {', '.join(plan.bots)} · seed {plan.seed}"
    tiles = [(str(len(ended)), "games came to an end"), (str(len(crashed)), "crashed")]
    if ended:
        tiles += [
            (f"{median(record.rounds for record in ended):g}", "rounds on median"),
            (f"{fmean(record.decisions for record in ended):.0f}", "decisions a game"),
            (f"{fmean(max(seat.points for seat in record.seats) for record in ended):.1f}", "points of the best"),
        ]
    return page(title, lead, command(plan), tiles, [*_crashes(crashed), *(_plots(plan, ended) if ended else ())])


def command(plan: Plan) -> str:
    """The command line that plays these games."""
    settings = {
        "ruleset": plan.ruleset,
        "players": plan.players,
        "games": plan.games,
        "bots": ",".join(plan.bots),
        "seed": plan.seed,
    }
    return shlex.join(["mecatol", "simulate", *(word for key, value in settings.items() for word in (f"--{key}", str(value)))])


def _crashes(crashed: Sequence[GameRecord]) -> Iterator[Section]:
    if crashed:
        rows = [(str(record.game), str(record.seed), record.fault) for record in crashed]
        note = "They are left out of everything below; --only plays one of them again."
        yield Section("Games that crashed", note, listed(("game", "seed", "what went wrong"), rows))


def _plots(plan: Plan, ended: Sequence[GameRecord]) -> Iterator[Section]:
    library = resolve(plan.ruleset).content
    assert isinstance(library, Library)
    chance = 1 / plan.players
    note = "Victories a seat; the thin line is where the true rate lies in 95 of 100 cases, the dashed one is chance."
    for title, found in (
        ("Who wins, by bot", _by_rate(wins(ended, lambda seat: seat.bot))),
        ("Who wins, by race", _by_rate(wins(ended, lambda seat: _race(library, seat.race)))),
        ("Who wins, by seat", sorted(wins(ended, lambda seat: _place(seat.place)).items())),
    ):
        yield Section(title, note, bars(title, [won.bar(label) for label, won in found], chance, f"chance {chance:.1%}"))
    yield _points(ended)
    yield _rounds(ended)
    yield _decisions(ended)
    yield from _objectives(library, ended)
    yield from _strategy_cards(library, ended)


def _by_rate(found: dict[str, Wins]) -> list[tuple[str, Wins]]:
    return sorted(found.items(), key=lambda pair: (-pair[1].rate, pair[0]))


def _race(library: Library, race: str) -> str:
    return library.content.races[race].name if race in library.content.races else "none"


def _place(place: int) -> str:
    return f"{place}, first player" if place == 1 else f"{place}, clockwise"


def _points(ended: Sequence[GameRecord]) -> Section:
    """Victory Points after each round; whose game is over keeps what he had."""
    last = max(len(record.points) for record in ended)
    series = [_line(bot, ended, last, partial(_played_by, bot)) for bot in sorted(_bots(ended))]
    series.append(_line("the winners", ended, last, lambda seat: seat.won > 0))
    title = "Victory Points by round"
    return Section(
        title, "On average, after each round; where a game is over its last score is kept.", lines(title, series, "round")
    )


def _bots(ended: Sequence[GameRecord]) -> dict[str, None]:
    return dict.fromkeys(seat.bot for record in ended for seat in record.seats)


def _played_by(bot: str, seat: SeatRecord) -> bool:
    return seat.bot == bot


def _line(label: str, ended: Sequence[GameRecord], last: int, counts: Callable[[SeatRecord], bool]) -> Line:
    chosen = [(record, n) for record in ended for n, seat in enumerate(record.seats) if counts(seat)]
    means = [fmean(record.points[min(n, len(record.points) - 1)][seat] for record, seat in chosen) for n in range(last)]
    return Line(label, tuple(means))


def _rounds(ended: Sequence[GameRecord]) -> Section:
    found = Counter(record.rounds for record in ended)
    rows = [Bar(str(n), found[n], f"{found[n]} games") for n in range(1, max(found) + 1)]
    reasons = Counter(record.reason for record in ended)
    why = ", ".join(f"{words(reason)} {count}" for reason, count in sorted(reasons.items(), key=lambda pair: (-pair[1], pair[0])))
    return Section(
        "Length in rounds", f"How many games ended in which round. What ended them: {why}.", columns("Length", rows, "rounds")
    )


def _decisions(ended: Sequence[GameRecord]) -> Section:
    lengths = [record.decisions for record in ended]
    low, high = min(lengths), max(lengths)
    width = max(1, -(-(high - low + 1) // BINS))
    found = Counter((length - low) // width for length in lengths)
    rows = [Bar(str(low + n * width), found[n], f"{found[n]} games") for n in range(max(found) + 1)]
    note = f"Everything players were asked: {low} to {high} decisions, {median(lengths):g} on median."
    return Section("Length in decisions", note, columns("Decisions", rows, "decisions, from"))


def _objectives(library: Library, ended: Sequence[GameRecord]) -> Iterator[Section]:
    claims = [claim for record in ended for claim in record.claims]
    if not claims:
        return
    points: Counter[str] = Counter()
    for claim in claims:
        points[KINDS.get(claim.kind, words(claim.kind))] += claim.points
    rows = [_a_game(kind, count, len(ended)) for kind, count in _often(points)]
    yield Section("Where Victory Points come from", "Points a game, all players together.", bars("Points by kind", rows))
    kinds = {claim.source: claim.kind for claim in claims}
    objectives = _often(Counter(claim.source for claim in claims if claim.kind in KINDS))
    if not objectives:
        return
    rows = [_a_game(_objective(library, name, kinds[name]), count, len(ended)) for name, count in objectives[:SHOWN]]
    more = len(objectives) - SHOWN
    note = "How often each was claimed in a game" + (f"; {more} more were claimed less often." if more > 0 else ".")
    yield Section("Objectives claimed", note, bars("Objectives", rows, label=WIDE))


def _objective(library: Library, name: str, kind: str) -> str:
    return f"{words(library.cards.objectives[name].name or name)} ({KINDS[kind].removeprefix('Stage ')})"


def _often(found: Counter[str]) -> list[tuple[str, int]]:
    return sorted(found.items(), key=lambda pair: (-pair[1], pair[0]))


def _a_game(label: str, count: int, games: int) -> Bar:
    return Bar(label if len(label) <= 44 else label[:43] + "…", count / games, f"{count / games:.2f} a game")


def _strategy_cards(library: Library, ended: Sequence[GameRecord]) -> Iterator[Section]:
    picks = [(record, pick) for record in ended for pick in record.picks]
    if not picks:
        return
    printed = library.cards.strategy_cards
    cards = sorted({pick.card for _, pick in picks}, key=lambda card: (printed[card].number, card))
    names, series = [printed[card].name for card in cards], sorted(_bots(ended))
    taken = Counter((record.seats[pick.seat].bot, pick.card) for record, pick in picks)
    totals = Counter(record.seats[pick.seat].bot for record, pick in picks)
    shares = [[taken[bot, card] / totals[bot] if totals[bot] else 0.0 for bot in series] for card in cards]
    yield Section(
        "Strategy Cards by bot",
        "How many of a hundred picks of a bot each card is.",
        grid("Strategy Cards by bot", names, series, shares, "bot"),
    )
    rounds = range(1, max(pick.round for _, pick in picks) + 1)
    held = Counter((pick.card, pick.round) for _, pick in picks)
    played = {n: sum(any(pick.round == n for pick in record.picks) for record in ended) for n in rounds}
    rates = [[held[card, n] / played[n] if played[n] else 0.0 for n in rounds] for card in cards]
    yield Section(
        "Strategy Cards by round",
        "How often each card was taken in a hundred games that came to the round; cards may make players choose again.",
        grid("Strategy Cards by round", names, [str(n) for n in rounds], rates, "round"),
    )
