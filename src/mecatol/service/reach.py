"""Who could come where and who shoots where, by what one seat sees; and where its Command Counter would be spent for nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mecatol.core.errors import EngineFault
from mecatol.core.hexes import Hex
from mecatol.core.rules import Ruleset, Step
from mecatol.narrator import Narrator
from mecatol.play import Table
from mecatol.rules import forces
from mecatol.rules.moments import Firing
from mecatol.rules.official.game import Game
from mecatol.rules.official.space_cannon import Battery
from mecatol.rules.pieces import in_system
from mecatol.rules.state import NOBODY, Place, Seat, UnitId
from mecatol.rules.views import TableView, imagined
from mecatol.texts import Texts

from . import messages as wire
from .foresight import nobody_reacts

ACTIVATE = "activate:"


def reach(rules: Ruleset, seen: TableView, seat: Seat | None, acting: Table | None, language: str) -> wire.Reach:
    """By the position as a seat or a spectator sees it; `acting` is a fork for the seat if it is about to act."""
    game = rules.rules(rules)
    assert isinstance(game, Game)
    game.play_from(imagined(seen))
    ships = tuple(_ships(game))
    graph = game.galaxy.graph(NOBODY if seat is None else seat)
    idle, shut = ((), {}) if acting is None or seat is None else _activations(acting, seat, ships, language)
    return wire.Reach(ships, tuple(_guns(game)), {place: graph.adjacent(place) for place in graph.places}, idle, shut)


def _ships(game: Game) -> Iterator[wire.ShipRange]:
    """Every kind of ship in every system, and where it could come if its owner activated that, however he paid for it."""
    for seat in range(len(game.state.players)):
        targets = game.tactical.open_to(seat)
        for hex_ in game.board.in_space_of(seat):
            units = game.board.units(seat, in_system(hex_))
            for kind in dict.fromkeys(group.kind for group in units if game.movement.moves_itself(group.kind)):
                movement = game.routes.allowance(seat, kind, hex_)
                if movement > 0:
                    reached = tuple(to for to in targets if to != hex_ and _comes(game, seat, kind, hex_, to, movement))
                    room = game.fleet_supply.places_of(seat, kind, in_system(hex_)).general
                    yield wire.ShipRange(seat, hex_, kind, forces.count(units, kind), movement, room, reached)


def _comes(game: Game, seat: Seat, kind: UnitId, frm: Hex, to: Hex, movement: int) -> bool:
    return game.routes.in_reach(seat, frm, to, movement) and game.movement.reachable(seat, kind, frm, to)


def _guns(game: Game) -> Iterator[wire.GunRange]:
    """All space cannons, and the systems whose ships they could fire at."""
    for seat in range(len(game.state.players)):
        found: dict[tuple[Place, UnitId], tuple[Battery, list[Hex]]] = {}
        for hex_ in game.board.layout.systems:
            for battery in game.space_cannon.batteries(seat, hex_) if game.space_cannon.exposed(hex_) else ():
                _, reached = found.setdefault((battery.where, battery.unit.kind), (battery, []))
                reached.append(hex_)
        for (where, kind), (battery, reached) in found.items():
            count, here = battery.unit.count, game.board.hex_of(where)
            firing = Firing(seat, kind, "space_cannon", here, origin=here)
            dice = count * game.space_cannon.rolls(seat, battery)
            yield wire.GunRange(seat, where, kind, count, dice, game.combat.value(firing), tuple(reached))


def _activations(
    acting: Table, seat: Seat, ships: Sequence[wire.ShipRange], language: str
) -> tuple[tuple[str, ...], dict[str, str]]:
    """Systems that may be activated although nothing comes of it; and those that may not, with the reason."""
    ask = acting.asked(seat)
    keys = acting.keys(ask) if ask is not None and ask.name == "action" else []
    if not any(key.startswith(ACTIVATE) for key in keys):
        return (), {}
    narrator = Narrator(acting, Texts(language))
    reached = [hex_ for ship in ships if ship.seat == seat for hex_ in ship.systems]
    idle: list[str] = []
    shut: dict[str, str] = {}
    for hex_ in acting.game.board.layout.systems:
        if f"{ACTIVATE}{hex_}" not in keys:
            because = acting.explain(seat, f"{ACTIVATE}{hex_}").because
            shut[hex_] = narrator.message(because) if because else ""
        elif hex_ not in reached and _nothing_comes_of(acting, seat, hex_):
            idle.append(hex_)
    return tuple(idle), shut


def _nothing_comes_of(acting: Table, seat: Seat, hex_: Hex) -> bool:
    """Whether a Tactical Action would be over with its activation, if nobody reacted to it: tried on a copy."""
    state = acting.game.state.copy()
    state.flow = [Step("tactical.begin", seat, hex_)]
    try:
        trial = Table.start(acting.ruleset, state, history=False)
        nobody_reacts(trial, seat)
    except EngineFault:
        return False
    return trial.over
