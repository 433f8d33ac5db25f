"""Action Cards at the start or the end of a turn, before an action, on passing, and when all have passed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mecatol.core.decisions import ALLOWED, Option, Verdict, grants, message
from mecatol.core.effects import ANY, BOUND, Effect
from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules import forces
from mecatol.rules.choosing import DONE, NO
from mecatol.rules.layers import shattered_ascension_17 as effects
from mecatol.rules.layers import shattered_ascension_17_cards as catalogue
from mecatol.rules.moments import (
    ABANDONS,
    ACTION_PHASE_BEGINS,
    ALL_PASSED,
    BEFORE_ACTION,
    HOLD,
    MAY_ACT,
    PLAYER_PASSES,
    ROUND_ENDS,
    TURN_BEGINS,
    TURN_ENDS,
    WORMHOLES,
    At,
    Unit,
    Wormhole,
)
from mecatol.rules.naming import at_fleet, at_player, fleet_named, in_system, on_planet, planet_of, words_of
from mecatol.rules.official import game as official_game
from mecatol.rules.official.action_phase import DEEDS
from mecatol.rules.pieces import is_big_ship
from mecatol.rules.shattered_ascension.game import Game
from mecatol.rules.state import Place, PlanetId, Played, Seat

from .aiming import aim_players, ask, is_spared, own_turn, players_aimed, systems_aimed

# -- one action more ---------------------------------------------------------------------------------------------------


def after_own_action(game: Game, seat: Seat, context: Any) -> bool:
    """The player has acted and not passed."""
    return own_turn(game, seat, context) and not game.player(seat).passed and game.fold(MAY_ACT, ALLOWED, seat).allowed


@catalogue.action_card("coactive_operations", TURN_ENDS, fits=after_own_action)
async def coactive_operations(game: Game, played: Played) -> None:
    """One more action before the turn is over."""
    game.action_phase.allow_another(played.seat)


@catalogue.action_card("strategic_delay", ALL_PASSED)
async def strategic_delay(game: Game, played: Played) -> None:
    """One more action as the last thing in the Action Phase."""
    game.then(Step("action_phase.extra", played.seat))


def may_activate(game: Game, seat: Seat, context: Any) -> bool:
    return bool(game.tactical.actions(seat))


@catalogue.action_card("critical_decision", ACTION_PHASE_BEGINS, fits=may_activate)
async def critical_decision(game: Game, played: Played) -> None:
    """A Tactical Action before everybody else's, with half the cargo; the next action is skipped."""
    game.begin_effect("critical_decision", played.seat, "card", at=TURN_ENDS, of=played.seat, times=2)
    game.then(Step("action_phase.extra", played.seat, what="tactical"))


def is_hurried(effect: Effect) -> bool:
    """Whether the Tactical Action of a Critical Decision is still under way; afterwards an action is skipped."""
    return effect.ends.count > 1


@effects.modify("critical_decision", HOLD, stage=BOUND)
def hold_under_critical_decision(game: Game, effect: Effect, places: int, unit: Unit) -> int:
    return (places + 1) // 2 if is_hurried(effect) else places


@effects.modify("critical_decision", ABANDONS)
def abandoning_by_critical_decision(game: Game, effect: Effect, abandons: bool, at: At) -> bool:
    return abandons or is_hurried(effect)


@effects.modify("critical_decision", MAY_ACT)
def acting_under_critical_decision(game: Game, effect: Effect, verdict: Verdict, seat: Seat) -> Verdict:
    return verdict if is_hurried(effect) else Verdict(False, "OFF-GEN-3")


# -- at the start ------------------------------------------------------------------------------------------------------

LETTERS = ("A", "B", "C")


def may_fuse(game: Game, seat: Seat, context: Any) -> bool:
    """There are wormholes of two kinds to connect."""
    if not own_turn(game, seat, context):
        return False
    letters = dict.fromkeys(letter for hex_, _ in game.state.layout for letter in game.galaxy.wormholes(hex_))
    return sum(letter in LETTERS for letter in letters) > 1


@catalogue.action_card("dimensional_fusion", TURN_BEGINS, fits=may_fuse)
async def dimensional_fusion(game: Game, played: Played) -> None:
    """Wormholes A, B and C are connected with one another until the player's next turn begins."""
    game.begin_effect("dimensional_fusion", played.seat, "card", at=TURN_BEGINS, of=played.seat)


@effects.modify("dimensional_fusion", WORMHOLES, ANY)
def wormholes_of_dimensional_fusion(game: Game, effect: Effect, letters: tuple[str, ...], wormhole: Wormhole) -> tuple[str, ...]:
    return tuple(sorted(dict.fromkeys([*letters, *LETTERS]))) if any(letter in LETTERS for letter in letters) else letters


def may_reserve(game: Game, seat: Seat, context: Any) -> bool:
    return own_turn(game, seat, context) and game.board.reinforcements(seat) > 0


@catalogue.action_card("supply_reserve", TURN_BEGINS, fits=may_reserve)
async def supply_reserve(game: Game, played: Played) -> None:
    """A Command Counter in Fleet Supply until the end of the round."""
    await game.economy.gain_counters(played.seat, 1, "supply_reserve", "fleet")
    game.begin_effect("supply_reserve", played.seat, "card")


@effects.on("supply_reserve", ROUND_ENDS, ANY)
async def supply_reserve_at_the_end_of_the_round(game: Game, effect: Effect, _: Seat) -> None:
    game.end_effect(effect)
    if not game.player(effect.owner).out:
        game.economy.spend_counter(effect.owner, "fleet", "supply_reserve")
        await game.economy.settle_fleets(effect.owner)


PROGRESS = 3


def upgrade_price(game: Game, seat: Seat, upgrade: str) -> int:
    return max(0, game.technology.upgrade_cost(seat, upgrade) - PROGRESS)


def locked(game: Game, seat: Seat) -> list[str]:
    """The upgrades a player does not have yet."""
    return [key for key in game.technology.upgrades_of(seat) if key not in game.player(seat).upgrades]


def tired_planets(game: Game, seat: Seat) -> list[PlanetId]:
    return [planet.id for planet in game.board.planets_of(seat) if planet.exhausted]


@grants("OFF-GEN-3", "SA17-TEC-04")
def upgrade_options(game: Game, seat: Seat) -> list[Option[str]]:
    """Upgrades a player can pay for now, or none."""
    prices = [(key, upgrade_price(game, seat, key)) for key in locked(game, seat)]
    funds = game.economy.available_resources(seat)
    return [
        *(Option(key, says=message("option-technology", technology=key, cost=p)) for key, p in prices if p <= funds),
        NO,
    ]


def may_progress(game: Game, seat: Seat, context: Any) -> bool:
    helps = len(upgrade_options(game, seat)) > 1 if locked(game, seat) else bool(tired_planets(game, seat))
    return own_turn(game, seat, context) and helps


@catalogue.action_card("force_of_progress", BEFORE_ACTION, fits=may_progress)
async def force_of_progress(game: Game, played: Played) -> None:
    """A Racial Upgrade for three less; whoever has them all may refresh a planet."""
    seat = played.seat
    if not locked(game, seat):
        game.board.refresh(seat, [await ask.planet(game, seat, "force_of_progress", tired_planets(game, seat))])
        return
    key = await game.choose(seat, "buy_upgrade", upgrade_options, game, seat)
    if key != NO.key:
        await game.economy.pay(seat, "upgrade", resources=upgrade_price(game, seat, key))
        game.technology.gain_upgrade(seat, key)


# -- at the end --------------------------------------------------------------------------------------------------------

MARVEL = 5


def marvels(game: Game, seat: Seat) -> list[PlanetId]:
    return [planet.id for planet in game.board.planets_of(seat) if game.facilities.on(planet.id)]


def may_marvel(game: Game, seat: Seat, context: Any) -> bool:
    return own_turn(game, seat, context) and bool(marvels(game, seat)) and game.economy.supply() > 0


def marvel_systems(game: Game, played: Played) -> list[Hex]:
    return list(dict.fromkeys(map(game.board.system_of, marvels(game, played.seat))))


@catalogue.action_card("economic_marvel", TURN_ENDS, fits=may_marvel, location=marvel_systems)
async def economic_marvel(game: Game, played: Played) -> None:
    """Natural Wealth of five on every planet of the player's with a facility."""
    for planet in marvels(game, played.seat):
        if not is_spared(game, played, on_planet(planet)):
            game.economy.add_wealth(on_planet(planet), MARVEL)


def jammable(game: official_game.Game, seat: Seat, hex_: Hex) -> list[Seat]:
    """Opponents whose Command Counter could be laid in a system."""
    here = game.board.system(hex_).counters
    return [other for other in game.opponents(seat) if other not in here and game.board.reinforcements(other) > 0]


def jamming(game: Game, seat: Seat) -> list[Hex]:
    return [hex_ for hex_ in game.board.fleets_of(seat) if jammable(game, seat, hex_)]


def may_jam(game: Game, seat: Seat, context: Any) -> bool:
    return after_own_action(game, seat, context) and bool(jamming(game, seat))


async def name_jammed(game: Game, played: Played) -> None:
    hex_ = await ask.system(game, played.seat, "signal_jamming", jamming(game, played.seat))
    await aim_players(game, played, "signal_jamming_whom", jammable(game, played.seat, hex_), 2)
    played.targets.append(in_system(hex_))


@catalogue.action_card("signal_jamming", TURN_ENDS, declare=name_jammed, fits=may_jam)
async def signal_jamming(game: Game, played: Played) -> None:
    """A Command Counter of up to two opponents lies in a system with ships of the player's."""
    for other in players_aimed(played):
        game.board.lay_counter(other, systems_aimed(played)[-1], "reinforcements")


def taken_from(game: Game, seat: Seat) -> list[tuple[Seat, Place]]:
    """The planets that a player lost to an attacker in this turn, and to whom: by invasion, or bombarded by the active player
    until they were nobody's (SA17-GEN-14)."""
    deeds = game.state.deeds[int(game.state.notes.get(DEEDS, "0")) :]
    invaded = [(d.seat, d.place) for d in deeds if (d.kind, d.target, d.how) == ("gained_planet", seat, "invasion")]
    bombed = [d.place for d in deeds if (d.kind, d.seat, d.how) == ("lost_planet", seat, "bombardment")]
    return [*invaded, *((game.state.active, place) for place in bombed)]


def reparation_sources(game: Game, attacker: Seat) -> list[str]:
    """Where Trade Goods of the attacker lie: "area", "agreement:<partner>"."""
    agreements = [a for a in game.trade.agreements_of(attacker) if game.trade.lying(attacker, a)]
    found = [f"agreement:{game.trade.partner(attacker, a)}:{a.contracts[0]}" for a in agreements]
    return [*(["area"] if game.player(attacker).trade_goods else []), *found]


def may_demand(game: Game, seat: Seat, context: Any) -> bool:
    lost = taken_from(game, seat)
    return any(reparation_sources(game, attacker) for attacker, _ in lost)


@grants("OFF-GEN-3")
def reparation_options(game: Game, attacker: Seat) -> list[Option[str]]:
    """Where the next Trade Good is taken, or enough."""
    return [
        *(Option(source, says=message("option-reparation", source=source)) for source in reparation_sources(game, attacker)),
        DONE,
    ]


async def name_lost(game: Game, played: Played) -> None:
    played.targets = [place for _, place in taken_from(game, played.seat)]


@catalogue.action_card("reparations", TURN_ENDS, declare=name_lost, fits=may_demand)
async def reparations(game: Game, played: Played) -> None:
    """Trade Goods of the attacker, from his area and his agreements: as many as the lost planets are worth at best."""
    seat, lost = played.seat, taken_from(game, played.seat)
    worth = sum(game.economy.worth(planet_of(place), "either") for _, place in lost)
    for attacker in dict.fromkeys(attacker for attacker, _ in lost):
        while worth and reparation_sources(game, attacker):
            key = await game.compose(seat, "reparations", worth, reparation_options, game, attacker)
            if key == DONE.key:
                break
            _pay_one(game, attacker, seat, key)
            worth -= 1


def _pay_one(game: Game, attacker: Seat, seat: Seat, source: str) -> None:
    if source == "area":
        game.economy.hand_goods(attacker, seat, 1)
        return
    _, partner, contract = words_of(source)
    agreements = [a for a in game.trade.agreements_of(attacker) if str(a.contracts[0]) == contract]
    agreement = next(a for a in agreements if str(game.trade.partner(attacker, a)) == partner)
    game.trade.add_goods(attacker, agreement, -1)
    game.economy.gain_goods(seat, 1, "reparations")


# -- passing -----------------------------------------------------------------------------------------------------------

STORMS, SHELTERED = 3, 10


@grants("OFF-GEN-3")
def storm_options(game: Game, drawn: Sequence[str]) -> list[Option[str]]:
    """One more fleet, of somebody whose fleet was not chosen yet; or enough: "fleet:<owner>:<system>"."""
    struck = [fleet_named(key)[0] for key in drawn]
    found = [
        Option(
            at_fleet(owner, hex_),
            things=(in_system(hex_), at_player(owner)),
            says=message("option-fleet", player=owner, system=hex_),
        )
        for owner in game.playing()
        if owner not in struck
        for hex_ in game.board.fleets_of(owner)
    ]
    return [*found, DONE] if drawn else found


def passes(game: Game, seat: Seat, context: Any) -> bool:
    return own_turn(game, seat, context) and bool(storm_options(game, ()))


async def name_fleets(game: Game, played: Played) -> None:
    while len(played.targets) < STORMS and len(storm_options(game, played.targets)) > bool(played.targets):
        drawn = list(played.targets)
        key = await game.compose(played.seat, "particle_storm", tuple(drawn), storm_options, game, drawn)
        if key == DONE.key:
            return
        played.targets.append(key)


@catalogue.action_card("billion_year_particle_storm", PLAYER_PASSES, declare=name_fleets, fits=passes)
async def billion_year_particle_storm(game: Game, played: Played) -> None:
    """Up to three fleets of different players keep ten Fighters, and their other ships are hit as if by Space Mines."""
    for key in played.targets:
        owner, hex_ = fleet_named(key)
        await _storm(game, owner, hex_, played.seat)


async def _storm(game: Game, owner: Seat, hex_: Hex, by: Seat) -> None:
    where = in_system(hex_)
    fighters = forces.pick(game.board.units(owner, where), "fighter", max(0, _fighters(game, owner, where) - SHELTERED))
    await game.combat.destroy(owner, where, fighters, "particle_storm", by)
    ships = [group for group in game.board.ships(owner, hex_) if is_big_ship(group.kind)]
    hits = await game.space_mines.scored(owner, ships, hex_, by) if ships else 0
    hits -= hits > 0 and game.index.has(owner, "antimass_deflectors")
    await game.combat.suffer(owner, where, hits, purpose="space_mines", by=by, only=is_big_ship)
    await game.fleet_supply.settle(owner, hex_, "particle_storm")
    await game.leaders.fates()


def _fighters(game: Game, owner: Seat, where: Place) -> int:
    return forces.count(game.board.units(owner, where), "fighter")
