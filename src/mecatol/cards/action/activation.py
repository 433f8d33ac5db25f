"""Action Cards played when a system is activated."""

from __future__ import annotations

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.effects import ANY, BOUND, MULTIPLY, SET, Effect
from mecatol.core.hexes import Hex
from mecatol.rules import forces
from mecatol.rules.forces import Groups
from mecatol.rules.layers import shattered_ascension_17 as effects
from mecatol.rules.layers import shattered_ascension_17_cards as catalogue
from mecatol.rules.moments import (
    ACTION_ENDS,
    AFTER_ACTIVATION,
    AFTER_MOVEMENT,
    BLOCKADED,
    HELPS,
    MAY_LAND,
    MAY_PASS,
    MAY_PLAY,
    MAY_PRODUCE,
    PRECOMBAT_SHOTS,
    TRIGGERS_MINES,
    TURN_BEGINS,
    TURN_OVER,
    At,
    Build,
    Firing,
    Help,
    Playing,
    Travel,
    Unit,
)
from mecatol.rules.naming import at_player, at_unit, in_system, kind_of, marks_of, name_of, on_planet, planet_of, unit_kind
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import is_big_ship, is_ground, is_ship
from mecatol.rules.state import NOBODY, SIMULTANEOUS, Action, Group, PlanetId, Played, Seat, UnitId

from .aiming import ask, exposed, place_aimed
from .sides import put_mark, wipe_mark

ENEMY_SHIPS = ("OFF-MOV-3", "SA17-GEN-28")  # what bars the way where only somebody's ships do


def own_activation(game: Game, seat: Seat, at: At) -> bool:
    """Whether a player has activated a system for a Tactical Action of his own, and nobody has ended it yet."""
    action = game.state.action
    return at.seat == seat and action is not None and action.kind == "tactical" and not game.tactical.is_called_off()


def own_full_activation(game: Game, seat: Seat, at: At) -> bool:
    """Whether a player has activated a system in which every step of an activation follows (SA17-SAS-10)."""
    action = game.state.action
    in_full = action is not None and action.kind == SIMULTANEOUS and at.system in action.full
    return own_activation(game, seat, at) or (in_full and own_sailing(game, seat, at))


def own_sailing(game: Game, seat: Seat, at: At) -> bool:
    """Whether a player has activated a system to which ships may come from afar, nobody having ended it yet."""
    action = game.state.action
    sails = action is not None and action.kind in ("tactical", SIMULTANEOUS)
    return at.seat == seat and sails and not game.tactical.is_called_off()


# -- Communications Breakdown ------------------------------------------------------------------------------------------


def any_own_activation(game: Game, seat: Seat, at: At) -> bool:
    """Whether a player has activated a system, in whatever action of his, and nobody has ended it yet."""
    return at.seat == seat and not game.tactical.is_called_off()


@catalogue.action_card("communications_breakdown", AFTER_ACTIVATION, fits=any_own_activation)
async def communications_breakdown(game: Game, played: Played) -> None:
    """Nobody plays Action Cards until the player's next turn."""
    game.begin_effect("communications_breakdown", played.seat, "card", at=TURN_BEGINS, of=played.seat)


@effects.modify("communications_breakdown", MAY_PLAY, ANY, SET)
def playing_under_communications_breakdown(game: Game, effect: Effect, verdict: Verdict, playing: Playing) -> Verdict:
    return Verdict(False, "OFF-GEN-3", message("explain-card-forbids", card="communications_breakdown"))


# -- Cut Supply Lines --------------------------------------------------------------------------------------------------


def enemy_has_supply(game: Game, seat: Seat, at: At) -> bool:
    return at.seat != seat and game.player(at.seat).fleet > 1


async def name_activator(game: Game, played: Played) -> None:
    played.targets = [at_player(game.action_cards.context().seat)]


@catalogue.action_card("cut_supply_lines", AFTER_ACTIVATION, declare=name_activator, fits=enemy_has_supply)
async def cut_supply_lines(game: Game, played: Played) -> None:
    """The active player's Fleet Supply is one less until the end of his turn."""
    victim = game.action_cards.context().seat
    game.economy.spend_counter(victim, "fleet", "cut_supply_lines")
    game.begin_effect("cut_supply_lines", victim, "card")
    await game.economy.settle_fleets(victim)


@effects.on("cut_supply_lines", TURN_OVER)
async def cut_supply_lines_at_the_end_of_the_turn(game: Game, effect: Effect, seat: Seat) -> None:
    game.economy.add_counters(seat, ["fleet"], "cut_supply_lines")
    game.end_effect(effect)


# -- Faulty Targeting --------------------------------------------------------------------------------------------------


@catalogue.action_card("faulty_targeting", AFTER_ACTIVATION, fits=own_activation)
async def faulty_targeting(game: Game, played: Played) -> None:
    """No space cannon fires in this action, and no Space Mine goes off."""
    game.tactical.skip("space_cannon.fire")
    game.begin_effect("faulty_targeting", played.seat, "card", until="action")


@effects.modify("faulty_targeting", TRIGGERS_MINES, ANY)
def mines_under_faulty_targeting(game: Game, effect: Effect, value: bool, unit: Unit) -> bool:
    return False


# -- Flank Speed!, Urgent Navigation -----------------------------------------------------------------------------------


def has_supply(game: Game, seat: Seat, at: At) -> bool:
    return own_sailing(game, seat, at) and game.player(seat).fleet > 1


@catalogue.action_card("flank_speed", AFTER_ACTIVATION, fits=has_supply)
async def flank_speed(game: Game, played: Played) -> None:
    """For a counter of Fleet Supply half as many ships as are left there, rounded up, go one system further."""
    game.economy.spend_counter(played.seat, "fleet", "flank_speed")
    effect = game.begin_effect("flank_speed", played.seat, "card", until="action")
    game.note(effect, "ships", str((game.player(played.seat).fleet + 1) // 2))
    await game.economy.settle_fleets(played.seat)


@effects.modify("flank_speed", HELPS)
def help_of_flank_speed(game: Game, effect: Effect, helps: tuple[Help, ...], at: At) -> tuple[Help, ...]:
    return (*helps, Help("flank_speed", ships=int(game.remembered(effect, "ships")), further=1))


@catalogue.action_card("urgent_navigation", AFTER_ACTIVATION, fits=own_sailing)
async def urgent_navigation(game: Game, played: Played) -> None:
    """Ships of two production capacity together go one system further; no Invasion Combat is begun in this action."""
    game.begin_effect("urgent_navigation", played.seat, "card", until="action")


@effects.modify("urgent_navigation", HELPS)
def help_of_urgent_navigation(game: Game, effect: Effect, helps: tuple[Help, ...], at: At) -> tuple[Help, ...]:
    return (*helps, Help("urgent_navigation", production=2, further=1))


@effects.modify("urgent_navigation", MAY_LAND, stage=BOUND)
def landing_under_urgent_navigation(game: Game, effect: Effect, verdict: Verdict, unit: Unit) -> Verdict:
    """Nobody lands where he would have to fight, be it with Custodians or with Hostile Locals that lie open."""
    planet, counters = planet_of(unit.where), game.domain_counters
    locals_ = any(counters.is_face_up(thing) and thing.startswith("hostile_locals") for thing in counters.at(unit.where))
    peaceful = game.invasion.defender(planet) in (NOBODY, unit.seat) and not locals_ and not counters.has_custodians(planet)
    return verdict if peaceful else Verdict(False, "OFF-GEN-3", message("explain-card-forbids", card="urgent_navigation"))


# -- In the Silence of Space -------------------------------------------------------------------------------------------

SILENCE = "in_the_silence_of_space"


@catalogue.action_card(SILENCE, AFTER_ACTIVATION, fits=own_sailing)
async def in_the_silence_of_space(game: Game, played: Played) -> None:
    """Ships of two production capacity together, with at most four Fighters, pass enemy fleets and shoot before the battle."""
    game.begin_effect(SILENCE, played.seat, "card", until="action")


@effects.modify(SILENCE, HELPS)
def help_of_in_the_silence_of_space(game: Game, effect: Effect, helps: tuple[Help, ...], at: At) -> tuple[Help, ...]:
    """Only for ships that do pass an enemy fleet, even where they could go round it."""
    guarded = tuple([hex_ for hex_, _ in game.state.layout if game.board.enemy_fleets(at.seat, hex_)])
    return (*helps, Help(SILENCE, production=2, fighters=4, past=guarded))


@effects.modify(SILENCE, MAY_PASS, stage=MULTIPLY)
def passing_under_in_the_silence_of_space(game: Game, effect: Effect, verdict: Verdict, travel: Travel) -> Verdict:
    silent = SILENCE in marks_of(travel.help) and verdict.clause in ENEMY_SHIPS
    return Verdict(True, "OFF-GEN-3") if silent else verdict


@effects.on(SILENCE, AFTER_MOVEMENT)
async def in_the_silence_of_space_after_movement(game: Game, effect: Effect, at: At) -> None:
    """The ships that came this way are marked."""
    for ship in game.board.action.moves:
        if SILENCE in marks_of(ship.help) and is_big_ship(ship.kind) and ship.route[-1] == at.system:
            there = [g for g in game.board.ships(at.seat, at.system) if g.kind == ship.kind and not forces.bears(g.mark, SILENCE)]
            put_mark(game, at.seat, in_system(at.system), forces.pick(tuple(there), ship.kind) if there else (), SILENCE)


@effects.modify(SILENCE, PRECOMBAT_SHOTS)
def precombat_shots_of_in_the_silence_of_space(game: Game, effect: Effect, value: int, shot: Firing) -> int:
    return value + shot.count * forces.bears(shot.mark, SILENCE)


@effects.on(SILENCE, ACTION_ENDS)
async def in_the_silence_of_space_at_the_end_of_the_action(game: Game, effect: Effect, action: Action) -> None:
    wipe_mark(game, SILENCE)


# -- Silent Incursion --------------------------------------------------------------------------------------------------


@catalogue.action_card("silent_incursion", AFTER_ACTIVATION, fits=own_activation)
async def silent_incursion(game: Game, played: Played) -> None:
    """The Space Battle comes after the Planetary Landings, before bombardment and Invasion Combat."""
    game.tactical.postpone("space_battle.begin", before="bombardment.begin")


# -- Underground Defense Assailment ------------------------------------------------------------------------------------

UNDERGROUND = "underground_defense_assailment"


def has_blockaded_docks(game: Game, seat: Seat, at: At) -> bool:
    return bool(game.production.docks(seat, at.system)) and game.production.blockaded(seat, at.system)


def may_rise(game: Game, seat: Seat, at: At) -> bool:
    return own_full_activation(game, seat, at) and has_blockaded_docks(game, seat, at)


@catalogue.action_card(UNDERGROUND, AFTER_ACTIVATION, fits=may_rise)
async def underground_defense_assailment(game: Game, played: Played) -> None:
    """Ships are built at blockaded docks right after movement, and fight at once."""
    where = in_system(game.action_cards.context().system)
    game.begin_effect(UNDERGROUND, played.seat, "card", until="action", where=where)


@effects.on(UNDERGROUND, AFTER_MOVEMENT)
async def underground_defense_assailment_after_movement(game: Game, effect: Effect, at: At) -> None:
    docks = game.production.docks(at.seat, at.system)
    if docks and in_system(at.system) == effect.where:
        game.note(effect, "building", "1")
        await game.production.produce(at.seat, at.system, docks, tactical=game.production.in_tactical_action())
        game.note(effect, "building", "")


@effects.modify(UNDERGROUND, BLOCKADED)
def blockade_under_underground_defense_assailment(game: Game, effect: Effect, value: bool, at: At) -> bool:
    return value and not game.remembered(effect, "building")


@effects.modify(UNDERGROUND, MAY_PRODUCE)
def producing_under_underground_defense_assailment(game: Game, effect: Effect, verdict: Verdict, build: Build) -> Verdict:
    if is_ship(build.kind) or not game.remembered(effect, "building"):
        return verdict
    return Verdict(False, "OFF-GEN-3", message("explain-card-forbids", card=UNDERGROUND))


# -- Propaganda Warfare ------------------------------------------------------------------------------------------------


def blockaded_planets(game: Game, seat: Seat, hex_: Hex) -> list[PlanetId]:
    """Planets of others that a player's fleet cuts off, with units at which a card may be aimed."""
    if not game.board.ships(seat, hex_):
        return []
    return [
        planet.id
        for planet in game.board.system(hex_).planets
        if planet.owner not in (NOBODY, seat) and not game.board.ships(planet.owner, hex_)
        if garrison(game, seat, planet.id) and game.economy.can_pay(seat, influence=game.economy.influence(planet.id) + 1)
    ]


def garrison(game: Game, seat: Seat, planet: PlanetId) -> Groups:
    """The ground units on somebody's planet at which a card may be aimed."""
    return forces.of(exposed(game, seat, game.board.planet(planet).owner, on_planet(planet)), is_ground)


def may_agitate(game: Game, seat: Seat, at: At) -> bool:
    return own_full_activation(game, seat, at) and bool(blockaded_planets(game, seat, at.system))


async def name_blockaded(game: Game, played: Played) -> None:
    planets = blockaded_planets(game, played.seat, game.action_cards.context().system)
    played.targets = [on_planet(await ask.planet(game, played.seat, "agitate", planets))]


@catalogue.action_card("propaganda_warfare", AFTER_ACTIVATION, declare=name_blockaded, fits=may_agitate)
async def propaganda_warfare(game: Game, played: Played) -> None:
    """Each influence beyond the planet's own removes two ground units there, or replaces one removed by an own one."""
    seat, planet = played.seat, planet_of(place_aimed(played))
    value = game.economy.influence(planet)
    spare = min(game.economy.available_influence(seat) - value, 2 * forces.count(garrison(game, seat, planet)))
    number = await ask.number(game, seat, "propaganda", spare, 1)
    await game.economy.pay(seat, "propaganda_warfare", influence=value + number)
    removed: list[UnitId] = []
    for _ in range(number):
        if not agitations(game, seat, planet, removed):
            return
        key = await game.choose(seat, "propaganda_use", agitations, game, seat, planet, removed)
        await agitate(game, seat, planet, key, removed)


@grants("OFF-GEN-3")
def agitations(game: Game, seat: Seat, planet: PlanetId, removed: list[UnitId]) -> list[Option[str]]:
    """Two units away, or one of those removed comes over."""
    here = (on_planet(planet),)
    found = [Option("remove", things=here, says=message("option-remove-two"))] if garrison(game, seat, planet) else []
    kinds = [kind for kind in dict.fromkeys(removed) if game.board.left(seat, kind)]
    return [
        *found,
        *(
            Option(f"replace:{kind}", things=(*here, at_unit(Group(kind))), says=message("option-replace", kind=kind))
            for kind in kinds
        ),
    ]


async def agitate(game: Game, seat: Seat, planet: PlanetId, key: str, removed: list[UnitId]) -> None:
    owner, here = game.board.planet(planet).owner, on_planet(planet)
    if kind_of(key) == "replace":
        kind = unit_kind(name_of(key))
        removed.remove(kind)
        game.production.bring(seat, here, [Group(kind)], "propaganda_warfare")
        return
    for _ in range(2):
        left = garrison(game, seat, planet)
        if left:
            gone = await game.combat.assign(owner, here, 1, purpose="propaganda", may_sustain=False, only=is_ground)
            await game.combat.carry_out(owner, here, gone, "propaganda_warfare", seat)
            removed += [each.unit.kind for each in gone]
