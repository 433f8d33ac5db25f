"""Political Cards for tests: a card voted on at a table, and what comes of it."""

from __future__ import annotations

from typing import Any

from tables import GUESTS, asks, game_of, new_game, play, say
from trial import trial

from mecatol.core.decisions import ALLOWED
from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.moments import MAY_BOMBARD, ROUND_ENDS, Firing, Travel
from mecatol.rules.official.game import Game
from mecatol.rules.state import Action, Agreement, PlanetId, Seat, UnitId


def senate(seats: int = 3, tiles: dict[str, str] | None = None, ruleset: str = "sa17") -> Game:
    """A game in its first round, in the first player's Strategic Action; nobody holds Action Cards."""
    game = new_game(ruleset, seats, tiles)
    game.state.active = 0
    game.tactical.start(Action(0, "strategic"))
    return game


def vote(game: Game, card: str, outcome: str = "for", *, dice: tuple[int, ...] = (), **votes: str) -> Table:
    """A table at which all vote on a card in the open, for one outcome, or as said: `p1="against"`."""
    table = trial(game, lambda g: g.politics.resolve(0, card), dice)
    for seat in game_of(table).politics.voting_order():
        assert asks(table, seat) == "vote", f"seat {seat} is asked {asks(table, seat)!r}"
        say(table, seat, votes.get(f"p{seat}", outcome))
    return table


def passed(game: Game, card: str, outcome: str = "for", **votes: str) -> Game:
    """The game after such a vote; nobody does anything he need not do."""
    return game_of(refuse(vote(game, card, outcome, dice=(), **votes)))


def refuse(table: Table) -> Table:
    """Nobody does anything more that he need not do."""
    while not table.over:
        ask = table.pending[0]
        keys = table.keys(ask)
        table.answer(ask.seat, ask.id, next((key for key in ("pass", "done", "no", "keep") if key in keys), keys[0]))
    return table


def round_over(game: Game) -> Game:
    """The round ends, and what lasts as long as it; another one begins."""

    async def ends(g: Any) -> None:
        await g.moment(ROUND_ENDS, g.state.speaker)
        g.end_scope("round")
        g.state.round += 1
        g.state.deeds = []
        g.begin_scope("round")

    return game_of(refuse(trial(copy_of(game), ends)))


def copy_of(game: Game) -> Game:
    """The same position, for itself."""
    other = game.ruleset.rules(game.ruleset)
    assert isinstance(other, Game)
    other.play_from(game.state.copy())
    return other


def in_force(game: Game) -> list[str]:
    """The laws of a scene that lie there, each with its effect."""
    keys = [effect.key for effect in game.state.effects if effect.source == "law"]
    guests = [guest.card for guest in GUESTS]
    return [law.card for law in game.state.laws if law.card in keys and law.card not in guests]


def fighting(game: Game, kind: UnitId, seat: Seat = 0, purpose: str = "battle", **other: Any) -> int:
    """What a die of a unit must show."""
    return game.combat.value(Firing(seat, kind, purpose, Hex("1,0"), **other))


def may_go(game: Game, frm: str, to: str, seat: Seat = 0, start: str = "", destination: str = "") -> bool:
    """Whether a Cruiser may go from one system into the next."""
    ends = (Hex(start or frm), Hex(frm), Hex(to), Hex(destination or to))
    return game.routes.may_enter(Travel(seat, "cruiser", *ends)).allowed


def may_land(game: Game, planet: str, seat: Seat = 0) -> bool:
    """Whether a Ground Force of a player acting there may land on a planet."""
    game.state.action = Action(seat, "tactical", game.board.system_of(PlanetId(planet)))
    return game.landing.may_land(seat, PlanetId(planet), "ground_force").allowed


def may_bombard(game: Game, planet: str, seat: Seat = 0) -> bool:
    """Whether a War Sun of a player may bombard a planet."""
    firing = Firing(seat, "war_sun", "bombardment", game.board.system_of(PlanetId(planet)), PlanetId(planet))
    return game.fold(MAY_BOMBARD, ALLOWED, firing).allowed


def trade(game: Game, first: Seat, second: Seat, goods: tuple[int, int] = (0, 0)) -> None:
    """A Trade Agreement with goods on it."""
    game.state.agreements.append(Agreement((first, second), (0, 0), goods))


def sets_out(game: Game, seat: Seat, hex_: str, *steps: str, dice: tuple[int, ...] = ()) -> Table:
    """A table at which a player carries out these steps of a Tactical Action."""
    game.state.action, game.state.active = Action(seat, "tactical", Hex(hex_)), seat
    if not any(scope.startswith("action:") for scope in game.state.scopes):
        game.begin_scope("action")
    return play(game, *(Step(name, seat, hex_) for name in steps), dice=dice)


def moves(game: Game, kind: UnitId, hex_: str, seat: Seat = 0) -> int:
    """How far a ship moves from a system."""
    return game.routes.allowance(seat, kind, Hex(hex_))


def until(table: Table, seat: Seat, question: str) -> Table:
    """Nobody does anything he need not do, until a player is asked something."""
    while asks(table, seat) != question:
        ask = table.pending[0]
        keys = table.keys(ask)
        table.answer(ask.seat, ask.id, next((key for key in ("pass", "done", "no", "keep") if key in keys), keys[0]))
    return table


def keys_of(game: Game, card: str) -> list[str]:
    """What a card can be voted for."""
    return [option if isinstance(option, str) else option.key for option in game.politics.outcomes(card)]
