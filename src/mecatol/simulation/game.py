"""One game of a simulation, from its number alone. What goes wrong in it is part of its record."""

from __future__ import annotations

import traceback

from mecatol.bots import Bot, answer_by_bot
from mecatol.core.events import Told
from mecatol.core.herald import News
from mecatol.core.history import Mark
from mecatol.play import Table
from mecatol.rules.decks import printed
from mecatol.rules.events import GameEnded, StrategyCardPicked

from .plan import Plan
from .record import ClaimRecord, GameRecord, PickRecord, SeatRecord

PATIENCE = 250_000  # decisions after which a game is given up: somebody goes round in circles


class Endless(Exception):
    """A game that does not come to an end."""


def play_game(plan: Plan, number: int) -> GameRecord:
    """The record of the game of that number."""
    scribe = Scribe(plan, number)
    try:
        table = Table.new(plan.ruleset, plan.names, plan.seed_of(number), history=False)
        scribe.sit(table)
        bots = plan.players_of(number)
        while not table.over:
            scribe.answered(table, bots)
    except Exception as why:
        return scribe.broken_off(why)
    return scribe.record(table)


class Scribe:
    """Writes down one game while it is played."""

    def __init__(self, plan: Plan, number: int) -> None:
        self.plan = plan
        self.number = number
        self.decisions = 0
        self.round = 0
        self.reason = ""
        self.picks: list[PickRecord] = []
        self.points: list[tuple[int, ...]] = []

    def sit(self, table: Table) -> None:
        """The scribe sees everything; the bots see what their seats see."""
        self.table = table
        table.observers.append(self.hear)

    def hear(self, news: News, at: Mark, told: Told | None) -> None:
        """Something happened at the table."""
        event = told.event if told is not None else None
        if isinstance(event, StrategyCardPicked):
            self.picks.append(PickRecord(event.seat, self.table.game.state.round, event.card))
        elif isinstance(event, GameEnded):
            self.reason = event.reason

    def answered(self, table: Table, bots: list[Bot]) -> None:
        """One more decision."""
        if self.decisions == PATIENCE:
            raise Endless(f"no end after {PATIENCE} decisions")
        ask = table.pending[0]
        answer_by_bot(table, ask, bots[ask.seat])
        self.decisions += 1
        if table.game.state.round != self.round:
            self.round_over(table)

    def round_over(self, table: Table) -> None:
        """Another round has begun: how everybody stood after the last one. Before the first there was the set-up."""
        if self.round:
            self.points.append(standing(table))
        self.round = table.game.state.round

    def record(self, table: Table) -> GameRecord:
        """A game that has ended."""
        state, game = table.game.state, table.game
        winners, bots = state.winners, self.plan.bots_of(self.number)
        seats = tuple(
            SeatRecord(
                bot=bots[seat],
                race=player.race or "".join(player.hidden_race[-1:]),
                place=state.seating.index(seat) + 1,
                points=game.victory.points(seat),
                won=1 / len(winners) if seat in winners else 0.0,
                out=player.out,
            )
            for seat, player in enumerate(state.players)
        )
        known = game.cards.objectives
        sources = [printed(claim.source) for claim in state.claims]
        claims = tuple(
            ClaimRecord(claim.seat, claim.round, known[source].stage if source in known else source, source, claim.points)
            for claim, source in zip(state.claims, sources, strict=True)
        )
        return GameRecord(
            game=self.number,
            seed=self.plan.seed_of(self.number),
            rounds=state.round,
            decisions=self.decisions,
            reason=self.reason,
            seats=seats,
            points=(*self.points, standing(table)),
            claims=claims,
            picks=tuple(self.picks),
        )

    def broken_off(self, why: Exception) -> GameRecord:
        """A game that went wrong: what, and where in the code."""
        places = [(frame.f_globals["__name__"], line) for frame, line in traceback.walk_tb(_first(why).__traceback__)]
        where = "".join(f" ({module}, line {line})" for module, line in places[-1:])
        fault = f"{type(why).__name__}: {why}{where}"
        return GameRecord(self.number, self.plan.seed_of(self.number), self.round, self.decisions, fault=fault)


def died(plan: Plan, number: int) -> GameRecord:
    """The record of a game whose process ended without a word."""
    return GameRecord(number, plan.seed_of(number), fault="the process that played it died")


def standing(table: Table) -> tuple[int, ...]:
    """Everybody's Victory Points."""
    return tuple(table.game.victory.points(seat) for seat in range(table.game.seats()))


def _first(why: BaseException) -> BaseException:
    """What an error came of in the end."""
    while why.__cause__ is not None:
        why = why.__cause__
    return why
