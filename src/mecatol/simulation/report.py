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
from mecatol.rulesets import resolve
from mecatol.texts import Args, Texts
from mecatol.things import Things

from .charts import Bar, Line, bars, columns, grid, lines
from .html import Section, listed, page
from .plan import Plan
from .record import GameRecord, SeatRecord

SHOWN = 30  # objectives that are plotted
WIDE = 270  # room for the names of objectives
BINS = 16  # columns of the plot of decisions
SURE = 1.96  # standard deviations that hold 95 of 100 cases
KINDS = ("stage_1", "stage_2", "secret", "special", "preliminary", "race")


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

    def bar(self, label: str, texts: Texts) -> Bar:
        """As a bar."""
        low, high = self.interval
        return Bar(label, self.rate, texts.say("report-rate", {"rate": f"{self.rate:.1%}", "seats": str(self.seats)}), low, high)


def wins(records: Iterable[GameRecord], common: Callable[[SeatRecord], str]) -> dict[str, Wins]:
    """Victories by what players have in common."""
    found: dict[str, Wins] = {}
    for record in records:
        for seat in record.seats:
            found.setdefault(common(seat), Wins()).add(seat)
    return found


# -- the terminal ----------------------------------------------------------------------------------------------------------


def summary_lines(plan: Plan, records: Sequence[GameRecord], texts: Texts | None = None) -> list[str]:
    """The result in a few lines."""
    texts = texts or Texts()
    ended = [record for record in records if not record.fault]
    if not ended:
        return [texts.say("report-none-ended", {"games": len(records)})]
    rounds = f"{median(record.rounds for record in ended):g}"
    found = [texts.say("report-ended", {"ended": len(ended), "games": len(records), "rounds": rounds})]
    for bot, won in sorted(wins(ended, lambda seat: seat.bot).items(), key=lambda pair: (-pair[1].rate, pair[0])):
        rates = {"rate": f"{won.rate:6.1%}", "seats": str(won.seats), "chance": f"{1 / plan.players:.1%}"}
        found.append(f"  {bot:<16} {texts.say('report-won', rates)}")
    return found


# -- the page --------------------------------------------------------------------------------------------------------------


def write_report(plan: Plan, records: Sequence[GameRecord], folder: Path, texts: Texts | None = None) -> Path:
    """The summary as one page."""
    path = folder / "summary.html"
    path.write_text(report(plan, records, texts), encoding="utf-8", newline="\n")
    return path


def report(plan: Plan, records: Sequence[GameRecord], texts: Texts | None = None) -> str:
    """The text of the page."""
    texts = texts or Texts()
    say = texts.say
    ended = [record for record in records if not record.fault]
    crashed = [record for record in records if record.fault]
    title = say("report-title", {"games": str(len(records)), "ruleset": plan.ruleset})
    lead = say("report-lead", {"players": plan.players, "bots": ", ".join(plan.bots), "seed": str(plan.seed)})
    tiles = [(str(len(ended)), say("report-tile-ended")), (str(len(crashed)), say("report-tile-crashed"))]
    if ended:
        tiles += [
            (f"{median(record.rounds for record in ended):g}", say("report-tile-rounds")),
            (f"{fmean(record.decisions for record in ended):.0f}", say("report-tile-decisions")),
            (f"{fmean(max(seat.points for seat in record.seats) for record in ended):.1f}", say("report-tile-points")),
        ]
    sections = [*_crashes(crashed, texts), *(_plots(plan, ended, texts) if ended else ())]
    return page(title, lead, (say("report-again"), command(plan)), tiles, sections, texts.language)


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


def _crashes(crashed: Sequence[GameRecord], texts: Texts) -> Iterator[Section]:
    if crashed:
        rows = [(str(record.game), str(record.seed), record.fault) for record in crashed]
        heads = [texts.say(f"report-{head}") for head in ("game", "seed", "fault")]
        yield _section("crashed", texts, listed(heads, rows))


def _section(name: str, texts: Texts, drawing: str, args: Args | None = None) -> Section:
    """A part of the page with its heading and how it is read."""
    return Section(texts.say(f"report-{name}"), texts.part(f"report-{name}", "note", args), drawing)


def _plots(plan: Plan, ended: Sequence[GameRecord], texts: Texts) -> Iterator[Section]:
    things = Things(resolve(plan.ruleset), texts)
    chance = 1 / plan.players
    for name, found in (
        ("by-bot", _by_rate(wins(ended, lambda seat: seat.bot))),
        ("by-race", _by_rate(wins(ended, lambda seat: things.name("races", seat.race) or texts.say("list-none")))),
        ("by-seat", sorted(wins(ended, lambda seat: texts.say("report-seat", {"place": seat.place})).items())),
    ):
        rows = [won.bar(label, texts) for label, won in found]
        drawing = bars(texts.say(f"report-{name}"), rows, chance, texts.say("report-chance", {"chance": f"{chance:.1%}"}))
        yield _section(name, texts, drawing)
    yield _points(ended, texts)
    yield _rounds(ended, texts)
    yield _decisions(ended, texts)
    yield from _objectives(things, ended)
    yield from _strategy_cards(things, ended)


def _by_rate(found: dict[str, Wins]) -> list[tuple[str, Wins]]:
    return sorted(found.items(), key=lambda pair: (-pair[1].rate, pair[0]))


def _points(ended: Sequence[GameRecord], texts: Texts) -> Section:
    """Victory Points after each round; whose game is over keeps what he had."""
    last = max(len(record.points) for record in ended)
    series = [_line(bot, ended, last, partial(_played_by, bot)) for bot in sorted(_bots(ended))]
    series.append(_line(texts.say("report-winners"), ended, last, lambda seat: seat.won > 0))
    return _section("points", texts, lines(texts.say("report-points"), series, texts.say("report-round")))


def _bots(ended: Sequence[GameRecord]) -> dict[str, None]:
    return dict.fromkeys(seat.bot for record in ended for seat in record.seats)


def _played_by(bot: str, seat: SeatRecord) -> bool:
    return seat.bot == bot


def _line(label: str, ended: Sequence[GameRecord], last: int, counts: Callable[[SeatRecord], bool]) -> Line:
    chosen = [(record, n) for record in ended for n, seat in enumerate(record.seats) if counts(seat)]
    means = [fmean(record.points[min(n, len(record.points) - 1)][seat] for record, seat in chosen) for n in range(last)]
    return Line(label, tuple(means))


def _rounds(ended: Sequence[GameRecord], texts: Texts) -> Section:
    found = Counter(record.rounds for record in ended)
    rows = [Bar(str(n), found[n], texts.say("report-games", {"games": found[n]})) for n in range(1, max(found) + 1)]
    reasons = Counter(record.reason for record in ended)
    why = [f"{texts.say('report-reason', {'reason': reason})}: {count}" for reason, count in _often(reasons)]
    drawing = columns(texts.say("report-length"), rows, texts.say("report-rounds"))
    return _section("length", texts, drawing, {"reasons": ", ".join(why)})


def _decisions(ended: Sequence[GameRecord], texts: Texts) -> Section:
    lengths = [record.decisions for record in ended]
    low, high = min(lengths), max(lengths)
    width = max(1, -(-(high - low + 1) // BINS))
    found = Counter((length - low) // width for length in lengths)
    told = [texts.say("report-games", {"games": found[n]}) for n in range(max(found) + 1)]
    rows = [Bar(str(low + n * width), found[n], said) for n, said in enumerate(told)]
    drawing = columns(texts.say("report-decisions"), rows, texts.say("report-decisions-from"))
    return _section("decisions", texts, drawing, {"low": str(low), "high": str(high), "median": f"{median(lengths):g}"})


def _objectives(things: Things, ended: Sequence[GameRecord]) -> Iterator[Section]:
    texts, claims = things.texts, [claim for record in ended for claim in record.claims]
    if not claims:
        return
    points: Counter[str] = Counter()
    for claim in claims:
        points[_called(things, claim.kind)] += claim.points
    rows = [_a_game(kind, count, len(ended), texts) for kind, count in _often(points)]
    yield _section("sources", texts, bars(texts.say("report-sources"), rows))
    kinds = {claim.source: claim.kind for claim in claims}
    objectives = _often(Counter(claim.source for claim in claims if claim.kind in KINDS))
    if not objectives:
        return
    named = [(f"{things.name('objectives', name)} ({_called(things, kinds[name])})", count) for name, count in objectives[:SHOWN]]
    rows = [_a_game(label, count, len(ended), texts) for label, count in named]
    drawing = bars(texts.say("report-objectives"), rows, label=WIDE)
    yield _section("objectives", texts, drawing, {"more": max(0, len(objectives) - SHOWN)})


def _called(things: Things, source: str) -> str:
    """What Victory Points came of: a kind of objective, a card, a law …"""
    if source in KINDS:
        return things.texts.say(f"look-stage-{source}")
    named = (things.name(table, source) for table in things.library.entries if things.has(table, source))
    return next((name for name in named if name), "") or things.texts.one_of(f"word-{source}") or words(source)


def _often(found: Counter[str]) -> list[tuple[str, int]]:
    return sorted(found.items(), key=lambda pair: (-pair[1], pair[0]))


def _a_game(label: str, count: int, games: int, texts: Texts) -> Bar:
    short = label if len(label) <= 44 else label[:43] + "…"
    return Bar(short, count / games, texts.say("report-a-game", {"count": f"{count / games:.2f}"}))


def _strategy_cards(things: Things, ended: Sequence[GameRecord]) -> Iterator[Section]:
    texts, picks = things.texts, [(record, pick) for record in ended for pick in record.picks]
    if not picks:
        return
    printed = things.library.cards.strategy_cards
    cards = sorted({pick.card for _, pick in picks}, key=lambda card: (printed[card].number, card))
    names, series = [things.name("strategy_cards", card) for card in cards], sorted(_bots(ended))
    taken = Counter((record.seats[pick.seat].bot, pick.card) for record, pick in picks)
    totals = Counter(record.seats[pick.seat].bot for record, pick in picks)
    shares = [[taken[bot, card] / totals[bot] if totals[bot] else 0.0 for bot in series] for card in cards]
    yield _section("cards-by-bot", texts, grid(texts.say("report-cards-by-bot"), names, series, shares, texts.say("report-bot")))
    rounds = range(1, max(pick.round for _, pick in picks) + 1)
    held = Counter((pick.card, pick.round) for _, pick in picks)
    played = {n: sum(any(pick.round == n for pick in record.picks) for record in ended) for n in rounds}
    rates = [[held[card, n] / played[n] if played[n] else 0.0 for n in rounds] for card in cards]
    heads = [str(n) for n in rounds]
    yield _section(
        "cards-by-round", texts, grid(texts.say("report-cards-by-round"), names, heads, rates, texts.say("report-round"))
    )
