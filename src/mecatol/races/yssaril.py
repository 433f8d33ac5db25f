"""The Yssaril Tribes (OFF-RAC-10): patient, with cards up their sleeves and eyes everywhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.effects import ANY, MULTIPLY, SET, Effect
from mecatol.core.hexes import Hex
from mecatol.rules import events, forces
from mecatol.rules.choosing import DONE, NO, system_options
from mecatol.rules.layers import official, shattered_ascension
from mecatol.rules.moments import (
    CARDS_DRAWN,
    COMBAT_VALUE,
    COMPONENT_ACTION,
    HAND_LIMIT,
    HAND_SEEN,
    MAY_BE_SHOT,
    MAY_PASS,
    OUT_OF_TURN,
    STATUS_PHASE_BEGINS,
    STRATEGY_PHASE_BEGINS,
    STRATEGY_PHASE_ENDS,
    TRIGGERS_MINES,
    TURN_ENDS,
    At,
    Drawn,
    Firing,
    Seen,
    Travel,
    Unit,
)
from mecatol.rules.naming import (
    at_player,
    card_named,
    kind_of,
    name_of,
    parted,
    place_named,
    player_named,
    system_named,
    unit_kind,
)
from mecatol.rules.official.game import Game
from mecatol.rules.official.hands import card_option
from mecatol.rules.pieces import in_system, on_planet
from mecatol.rules.state import Place, Seat, UnitId

from .common import FOOT, flagship_in

NO_LIMIT = 1000
ENEMY_SHIPS = ("OFF-MOV-3", "SA17-GEN-28")


# -- the sheet ---------------------------------------------------------------------------------------------------------


def may_wait(game: Game, effect: Effect, seat: Seat) -> list[Option[str]]:
    """Instead of an action, but not in two turns running."""
    if seat != effect.owner or game.remembered(effect, "waited"):
        return []
    return [Option("wait", "OFF-RAC-10", says=message("option-wait"))]


@official.may("yssaril_wait", COMPONENT_ACTION, may_wait)
async def wait(game: Game, effect: Effect, seat: Seat, key: str) -> None:
    """The turn is over and nothing was done in it; that is no passing."""
    game.note(effect, "waited", game.scope("turn"))
    game.tell(events.Waited(seat))


@official.on("yssaril_wait", TURN_ENDS)
async def waited(game: Game, effect: Effect, seat: Seat) -> None:
    """After a turn in which something was done they may wait again."""
    if game.remembered(effect, "waited") not in ("", game.scope("turn")):
        game.note(effect, "waited", "")


@official.modify("yssaril_extra_action_card", CARDS_DRAWN)
def extra_action_card(game: Game, effect: Effect, value: int, drawn: Drawn) -> int:
    """One Action Card more in every Status Phase."""
    return value + (drawn.deck == "action")


@official.modify("yssaril_no_hand_limit", HAND_LIMIT, stage=SET)
def no_hand_limit(game: Game, effect: Effect, value: int, drawn: Drawn) -> int:
    """Any number of Action Cards."""
    return NO_LIMIT if drawn.deck == "action" else value


def watched(game: Game, effect: Effect, anybody: Seat) -> list[Option[str]]:
    """Once in a Strategy Phase: players who hold Action Cards."""
    if game.state.phase != "strategy" or game.used_this_round(effect):
        return []
    others = [other for other in game.opponents(effect.owner) if game.player(other).action_cards]
    return [Option(at_player(s), "OFF-RAC-10", (at_player(s),), message("option-spies", player=s)) for s in others]


@official.may("yssaril_spies", STRATEGY_PHASE_BEGINS, watched)
@official.may("yssaril_spies", STRATEGY_PHASE_ENDS, watched)
@official.may("yssaril_spies", OUT_OF_TURN, watched)
async def spies(game: Game, effect: Effect, anybody: Seat, key: str) -> None:
    """They look at one player's Action Cards, at any time of the Strategy Phase."""
    game.use_this_round(effect)
    seat, other = effect.owner, player_named(key)
    hand = tuple(game.player(other).action_cards)
    for card in hand:
        game.make_known(card, [seat])
    game.tell(events.Learned(seat, f"player:{other}", hand), to=[seat])
    await game.moment(HAND_SEEN, Seen(seat, other))


# -- race technologies and upgrades ------------------------------------------------------------------------------------


@grants("OFF-TEC-3")
def stealable(game: Game, other: Seat) -> list[Option[str]]:
    """The cards that were seen, or none of them."""
    return [*(card_option(card, "option-take-card") for card in game.player(other).action_cards), NO]


@official.on("mageon_implants", HAND_SEEN)
async def mageon_implants(game: Game, effect: Effect, seen: Seen) -> None:
    """One of the cards that their spies have seen may be taken."""
    key = await game.choose(seen.seat, "mageon_implants", stealable, game, seen.other)
    if key != "no":
        card = card_named(key)
        game.action_cards.pass_on(seen.other, card, seen.seat)


def is_safe(game: Game, seat: Seat, hex_: Hex) -> bool:
    """Whether no enemy ships are in a system."""
    return not game.board.enemy_fleets(seat, hex_)


def troops(game: Game, seat: Seat, hex_: Hex) -> list[tuple[str, UnitId]]:
    """Their Ground Forces in a system, by place and kind."""
    places = [in_system(hex_), *(on_planet(planet.id) for planet in game.board.system(hex_).planets)]
    return [(where, kind) for where in places for kind in FOOT if forces.count(game.board.units(seat, where), kind)]


def landing_fields(game: Game, seat: Seat, hex_: Hex) -> list[Place]:
    """Their planets in a system and next to it, where no enemy ships are and nothing keeps units out."""
    near = [other for other in (hex_, *game.galaxy.adjacent(hex_)) if is_safe(game, seat, other)]
    own = [on_planet(planet) for planet in game.board.solid_planets(seat) if game.board.system_of(planet) in near]
    return [place for place in own if game.production.is_open_to(seat, place)]


Ways = Callable[[Game, Seat, Hex], list[Option[str]]]


def flights(game: Game, seat: Seat, hex_: Hex) -> list[Option[str]]:
    """One Ground Force to another planet, "<kind>@<from>><to>"."""
    return [
        Option(f"{kind}@{frm}>{to}", "", (frm, to), message("option-shuttle", kind=kind, where=frm, source=to))
        for frm, kind in troops(game, seat, hex_)
        for to in landing_fields(game, seat, hex_)
        if to != frm
    ]


def flights_with_leaders(game: Game, seat: Seat, hex_: Hex) -> list[Option[str]]:
    """The same, and Leaders too, "leader:<id>@<from>><to>" (SA17-LDR-02)."""
    found = [
        Option(
            f"leader:{leader.id}@{leader.where}>{to}", "", (leader.where, to), message("option-lead", leader=leader.id, where=to)
        )
        for leader in game.leaders.kept(seat)
        if leader.where in places_of(game, hex_)
        for to in landing_fields(game, seat, hex_)
        if to != leader.where
    ]
    return [*flights(game, seat, hex_), *found]


@grants("OFF-TEC-3")
def shuttle_ports(game: Game, seat: Seat, ways: Ways) -> list[Option[str]]:
    """Systems in which somebody has somewhere to go, or none."""
    ports = [hex_ for hex_ in game.board.systems_of(seat) if is_safe(game, seat, hex_) and ways(game, seat, hex_)]
    return system_options(ports, may_decline=True)


@grants("OFF-TEC-3", "SA17-LDR-02")
def shuttles(game: Game, seat: Seat, hex_: Hex, ways: Ways) -> list[Option[str]]:
    """Who goes where next, or nobody."""
    return [*ways(game, seat, hex_), DONE]


@official.on("shuttle_logistics", STATUS_PHASE_BEGINS, ANY)
async def shuttle_logistics(game: Game, effect: Effect, speaker: Seat) -> None:
    """At the start of the Status Phase the Ground Forces of one system may go to own planets there and next to it."""
    await shuttle(game, effect.owner, flights)


@shattered_ascension.on("shuttle_logistics", STATUS_PHASE_BEGINS, ANY)
async def shuttle_logistics_for_leaders(game: Game, effect: Effect, speaker: Seat) -> None:
    """The same; its Leaders may go as well (SA17-LDR-02)."""
    await shuttle(game, effect.owner, flights_with_leaders)


async def shuttle(game: Game, seat: Seat, ways: Ways) -> None:
    """Out of one system one after the other goes, until nobody can or wants to."""
    if game.player(seat).out or len(shuttle_ports(game, seat, ways)) < 2:
        return
    key = await game.choose(seat, "shuttle_from", shuttle_ports, game, seat, ways)
    if key == "no":
        return
    hex_ = system_named(key)
    for _ in range(passengers(game, seat, hex_)):
        chosen = await game.choose(seat, "shuttle", shuttles, game, seat, hex_, ways) if ways(game, seat, hex_) else DONE.key
        if chosen == DONE.key:
            break
        fly(game, seat, chosen)
    game.invasion.revert_lonely()


def passengers(game: Game, seat: Seat, hex_: Hex) -> int:
    """How many Ground Forces and Leaders of a player are in a system."""
    places = places_of(game, hex_)
    on_foot = sum(forces.count(game.board.units(seat, where), *FOOT) for where in places)
    return on_foot + sum(leader.where in places for leader in game.leaders.kept(seat))


def fly(game: Game, seat: Seat, key: str) -> None:
    """Somebody goes from a place to another."""
    who, way = parted(key, "@")
    frm, to = map(place_named, parted(way, ">"))
    if kind_of(who) == "leader":
        game.leaders.place(name_of(who), to)
    else:
        game.board.shift(seat, frm, to, forces.pick(game.board.units(seat, frm), unit_kind(who)))


def places_of(game: Game, hex_: Hex) -> Sequence[Place]:
    """The places of a system."""
    return [in_system(hex_), *(on_planet(planet.id) for planet in game.board.system(hex_).planets)]


@shattered_ascension.modify("infiltrator_cells", COMBAT_VALUE)
def infiltrator_cells(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """Attacking Ground Forces have +1 in the first round of an Invasion Combat."""
    first = firing.purpose == "invasion" and firing.round == 1 and firing.attacker
    return value - (first and firing.kind in FOOT)


# -- Y'sia Y'ssrila ----------------------------------------------------------------------------------------------------


@official.modify("yssaril_flagship_passage", MAY_PASS, stage=MULTIPLY)
def passage(game: Game, effect: Effect, verdict: Verdict, travel: Travel) -> Verdict:
    """The Flagship moves through systems with enemy ships, which something else may have opened."""
    return Verdict(True, "OFF-SOT-FLG") if travel.kind == "flagship" and verdict.clause in ENEMY_SHIPS else verdict


@shattered_ascension.modify("yssaril_flagship_passes_mines", TRIGGERS_MINES)
def past_the_mines(game: Game, effect: Effect, value: bool, unit: Unit) -> bool:
    """Neither the Flagship nor the ships that leave a system together with it set off Space Mines (SAES-SOT-07)."""
    moves = game.state.action.moves if game.state.action is not None else ()
    ways = [ship.route[:-1] for ship in moves if ship.kind == "flagship"]
    return value and unit.kind != "flagship" and not any(game.board.hex_of(unit.where) in way for way in ways)


@shattered_ascension.modify("yssaril_flagship_safe_from_pds", MAY_BE_SHOT)
def out_of_sight(game: Game, effect: Effect, value: bool, at: At) -> bool:
    """No PDS fires at the fleet the Flagship is in (SAES-SOT-08)."""
    return value and not flagship_in(game, at.seat, at.system)
