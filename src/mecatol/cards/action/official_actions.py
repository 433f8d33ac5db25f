"""Official Action Cards played as an action whose text differs from what the revised deck makes of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mecatol.cards.strategy.redeployment import Orders, may_redeploy
from mecatol.core.decisions import Verdict
from mecatol.core.effects import ANY, BOUND, Effect
from mecatol.core.hexes import Hex
from mecatol.rules import events, forces
from mecatol.rules.forces import Groups
from mecatol.rules.layers import official as effects
from mecatol.rules.layers import official_cards as catalogue
from mecatol.rules.moments import (
    FLEET_SUPPLY,
    MAY_ACTIVATE,
    MAY_LAND,
    MOST_DISCOUNTS,
    ROUND_ENDS,
    TECHNOLOGY_COST,
    At,
    Research,
    Unit,
)
from mecatol.rules.naming import in_system, on_planet, planet_of
from mecatol.rules.official.game import Game
from mecatol.rules.state import EXHAUSTED, NEUTRAL, NOBODY, Group, Place, PlanetId, Played, Seat, UnitId

from . import actions_planets, actions_sheet, actions_systems, actions_transport, trade
from .aiming import (
    aim_player,
    aim_system,
    ask,
    at_random,
    exposed,
    place_aimed,
    planets_aimed,
    player_aimed,
    systems_aimed,
    target_named,
    ways,
)
from .official_phases import refusal

TROOPS: tuple[UnitId, ...] = ("ground_force", "shock_troop")


# -- the same in both decks --------------------------------------------------------------------------------------------

catalogue.action_card("secret_industrial_agent", declare=actions_planets.name_dock, fits=actions_planets.may_blow_up)(
    actions_planets.secret_industrial_agent
)
catalogue.action_card("war_footing", declare=actions_systems.name_footing)(actions_systems.war_footing)
effects.modify("war_footing", FLEET_SUPPLY)(actions_systems.fleet_supply_of_war_footing)
effects.on("war_footing", ROUND_ENDS, ANY)(actions_systems.war_footing_at_the_end_of_the_round)
catalogue.action_card("flawless_strategy", declare=actions_sheet.name_strategy, fits=actions_sheet.some_unchosen)(
    actions_sheet.flawless_strategy
)

# -- planets -----------------------------------------------------------------------------------------------------------


def has_planets(game: Game, seat: Seat, context: Any) -> bool:
    return bool(game.board.planets_of(seat))


async def name_truce(game: Game, played: Played) -> None:
    await aim_player(game, played, "armistice_with", game.opponents(played.seat))
    planets = [planet.id for planet in game.board.planets_of(played.seat)]
    played.targets.append(on_planet(await ask.planet(game, played.seat, "armistice_planet", planets)))


@catalogue.action_card("armistice", declare=name_truce, fits=has_planets)
async def armistice(game: Game, played: Played) -> None:
    """An opponent cannot invade one of the player's planets this round."""
    where = on_planet(planets_aimed(played)[0])
    game.begin_effect("official_armistice", player_aimed(played), "card", until="round", where=where)


@effects.modify("official_armistice", MAY_LAND, stage=BOUND)
def landing_under_armistice(game: Game, effect: Effect, verdict: Verdict, unit: Unit) -> Verdict:
    return refusal("armistice") if unit.where == effect.where else verdict


DEFENCES = 2


def undefended(game: Game, seat: Seat) -> list[PlanetId]:
    """Planets of a player with room for PDS and none so far."""
    return [p for p in actions_planets.sites(game, seat) if not forces.count(game.board.units(seat, on_planet(p)), "pds")]


def may_defend(game: Game, seat: Seat, context: Any) -> bool:
    return bool(undefended(game, seat))


async def name_site(game: Game, played: Played) -> None:
    played.targets = [on_planet(await ask.planet(game, played.seat, "civil_defense", undefended(game, played.seat)))]


@catalogue.action_card("civil_defense", declare=name_site, fits=may_defend)
async def civil_defense(game: Game, played: Played) -> None:
    """Two PDS on a planet that has none."""
    game.production.place_units(played.seat, "pds", place_aimed(played), DEFENCES, "civil_defense")


def packages(game: Game, seat: Seat) -> list[str]:
    """What Advanced Reinforcements may bring, as far as there are pieces; Shock Troops are an option (OFF-SE-SHK)."""
    pieces: dict[str, UnitId] = {"ground_forces": "ground_force"}
    pieces |= {"shock_troop": "shock_troop"} if game.parameters.shock_troops else {}
    return [way for way, kind in pieces.items() if game.board.left(seat, kind) > 0]


def may_reinforce(game: Game, seat: Seat, context: Any) -> bool:
    return bool(actions_planets.own_ground(game, seat)) and bool(packages(game, seat))


@catalogue.action_card("advanced_reinforcements", declare=actions_planets.name_own_ground, fits=may_reinforce)
async def advanced_reinforcements(game: Game, played: Played) -> None:
    """Two Ground Forces or a Shock Troop on one planet."""
    way = await game.choose(played.seat, "reinforcements", ways, "advanced_reinforcements", packages(game, played.seat))
    kind: UnitId = "ground_force" if way == "ground_forces" else "shock_troop"
    number = 2 if kind == "ground_force" else 1
    game.production.place_units(played.seat, kind, place_aimed(played), number, "advanced_reinforcements")


def annexable(game: Game, seat: Seat) -> list[PlanetId]:
    """Neutral planets in systems next to one in which a player has a planet, if no neutral units stand there."""
    mine = dict.fromkeys(game.board.system_of(planet.id) for planet in game.board.planets_of(seat))
    near = dict.fromkeys(hex_ for each in mine for hex_ in game.galaxy.adjacent(each))
    planets = [planet for system in game.state.systems if system.hex in near for planet in system.planets]
    neutral = [planet.id for planet in planets if planet.owner == NOBODY and game.board.is_solid(planet.id)]
    return [planet for planet in neutral if not game.board.units(NEUTRAL, on_planet(planet))]


def may_annex(game: Game, seat: Seat, context: Any) -> bool:
    return bool(annexable(game, seat))


async def name_annexed(game: Game, played: Played) -> None:
    played.targets = [on_planet(await ask.planet(game, played.seat, "voluntary_annexation", annexable(game, played.seat)))]


catalogue.action_card("voluntary_annexation", declare=name_annexed, fits=may_annex)(actions_planets.voluntary_annexation)


@catalogue.action_card("local_unrest", declare=actions_planets.name_restless, fits=actions_planets.somebody_restless)
async def local_unrest(game: Game, played: Played) -> None:
    """A planet is exhausted and loses a Ground Force; without any ground unit left it is neutral."""
    for planet in planets_aimed(played):
        owner = await suffer_unrest(game, played, planet)
        if not game.board.army(owner, planet):
            await actions_planets.give_up(game, owner, planet, "local_unrest")


async def suffer_unrest(game: Game, played: Played, planet: PlanetId) -> Seat:
    """A planet is exhausted and loses a Ground Force; whose it was."""
    where, owner = on_planet(planet), game.board.planet(planet).owner
    game.board.exhaust(planet, "local_unrest")
    if troops := infantry(game, played.seat, owner, where):
        lost = await ask.unit(game, owner, "unrest_loss", troops, where)
        await game.combat.destroy(owner, where, [lost], "local_unrest", actions_planets.foe(played.seat, owner))
    return owner


NO_NUMBER = 0  # what a die needs that is even or odd


def infantry(game: Game, seat: Seat, owner: Seat, where: Place) -> Groups:
    """A player's Ground Forces and Shock Troops in a place at which another one may aim a card."""
    return tuple(group for group in exposed(game, seat, owner, where) if group.kind in TROOPS)


def populous(game: Game, seat: Seat) -> list[PlanetId]:
    """Planets of others with Ground Forces."""
    found = [(other, planet.id) for other in game.opponents(seat) for planet in game.board.planets_of(other)]
    return [planet for other, planet in found if infantry(game, seat, other, on_planet(planet))]


def somebody_populous(game: Game, seat: Seat, context: Any) -> bool:
    return bool(populous(game, seat))


async def name_plagued(game: Game, played: Played) -> None:
    played.targets = [on_planet(await ask.planet(game, played.seat, "plague", populous(game, played.seat)))]


@catalogue.action_card("plague", declare=name_plagued, fits=somebody_populous)
async def plague(game: Game, played: Played) -> None:
    """A die for each Ground Force of an enemy planet, Shock Troops apart: even ones kill. The planet stays its owner's."""
    where = place_aimed(played)
    owner = game.board.planet(planet_of(where)).owner
    sick: list[Group] = []
    for kind in TROOPS:
        here = tuple(group for group in infantry(game, played.seat, owner, where) if group.kind == kind)
        if here:
            faces = game.roll("plague", forces.count(here))
            game.tell(events.Rolled(played.seat, "plague", faces, NO_NUMBER, kind=kind))
            final = await game.combat.tried_again(played.seat, "plague", kind, faces, NO_NUMBER, where)
            sick += forces.pick(here, kind, sum(face % 2 == 0 for face in final))
    await game.combat.destroy(owner, where, sick, "plague", played.seat)


SABOTAGED = 2


def armed(game: Game, seat: Seat) -> list[PlanetId]:
    """Anybody's planets with PDS."""
    found = [(owner, planet.id) for owner in game.around(seat) for planet in game.board.planets_of(owner)]
    return [planet for owner, planet in found if forces.count(exposed(game, seat, owner, on_planet(planet)), "pds")]


def somebody_armed(game: Game, seat: Seat, context: Any) -> bool:
    return bool(armed(game, seat))


async def name_sabotaged(game: Game, played: Played) -> None:
    played.targets = [on_planet(await ask.planet(game, played.seat, "equipment_sabotage", armed(game, played.seat)))]


@catalogue.action_card("equipment_sabotage", declare=name_sabotaged, fits=somebody_armed)
async def equipment_sabotage(game: Game, played: Played) -> None:
    """Up to two PDS of one planet are destroyed."""
    where = place_aimed(played)
    owner = game.board.planet(planet_of(where)).owner
    there = exposed(game, played.seat, owner, where)
    number = await ask.number(game, played.seat, "sabotaged_pds", min(SABOTAGED, forces.count(there, "pds")), 1)
    gone = forces.pick(there, "pds", number)
    await game.combat.destroy(owner, where, gone, "equipment_sabotage", actions_planets.foe(played.seat, owner))


# -- systems -----------------------------------------------------------------------------------------------------------


def has_fleets(game: Game, seat: Seat, context: Any) -> bool:
    return bool(game.board.fleets_of(seat))


async def name_immune(game: Game, played: Played) -> None:
    systems = game.board.fleets_of(played.seat)
    played.targets = [in_system(await ask.system(game, played.seat, "diplomatic_immunity", systems))]


@catalogue.action_card("diplomatic_immunity", declare=name_immune, fits=has_fleets)
async def diplomatic_immunity(game: Game, played: Played) -> None:
    """Nobody but the player may activate a system with ships of his this round."""
    game.begin_effect("official_diplomatic_immunity", played.seat, "card", until="round", where=played.targets[0])


@effects.modify("official_diplomatic_immunity", MAY_ACTIVATE, ANY, BOUND)
def activating_under_diplomatic_immunity(game: Game, effect: Effect, verdict: Verdict, at: At) -> Verdict:
    immune = in_system(at.system) == effect.where and at.seat != effect.owner
    return refusal("diplomatic_immunity") if immune else verdict


def has_activated(game: Game, seat: Seat, context: Any) -> bool:
    return bool(game.economy.recallable(seat))


async def name_activated(game: Game, played: Played) -> None:
    played.targets = [in_system(await ask.system(game, played.seat, "unexpected_action", game.economy.recallable(played.seat)))]


@catalogue.action_card("unexpected_action", declare=name_activated, fits=has_activated)
async def unexpected_action(game: Game, played: Played) -> None:
    """A Command Counter of the player's goes from the board to his reinforcements."""
    game.board.lift_counter(played.seat, systems_aimed(played)[0])


def haunted(game: Game, seat: Seat) -> Iterator[Hex]:
    """Systems with wormholes outside of Home Systems in which a Destroyer could appear."""
    for hex_, _ in game.state.layout:
        open_here = game.galaxy.wormholes(hex_, seat) and game.action_cards.is_target(hex_)
        if (
            open_here
            and not game.board.enemy_fleets(seat, hex_)
            and game.production.room_for(seat, "destroyer", in_system(hex_), 1)
        ):
            yield hex_


def may_haunt(game: Game, seat: Seat, context: Any) -> bool:
    return any(haunted(game, seat))


async def name_wormhole(game: Game, played: Played) -> None:
    await aim_system(game, played, "ghost_ship", list(haunted(game, played.seat)))


@catalogue.action_card("ghost_ship", declare=name_wormhole, fits=may_haunt)
async def ghost_ship(game: Game, played: Played) -> None:
    """A Destroyer appears in a system with a wormhole and no enemy ships."""
    for hex_ in systems_aimed(played):
        game.production.place_units(played.seat, "destroyer", in_system(hex_), 1, "ghost_ship")


def may_rally(game: Game, seat: Seat, context: Any) -> bool:
    """Whether a Dreadnought could come to a Home System that nobody blockades."""
    home = game.board.home(seat)
    return not game.production.blockaded(seat, home) and bool(game.production.room_for(seat, "dreadnought", in_system(home), 1))


@catalogue.action_card("rally_of_the_people", fits=may_rally)
async def rally_of_the_people(game: Game, played: Played) -> None:
    """A Dreadnought in the Home System."""
    home = in_system(game.board.home(played.seat))
    game.production.place_units(played.seat, "dreadnought", home, 1, "rally_of_the_people")


# -- on the move -------------------------------------------------------------------------------------------------------


def is_activated(game: Game, seat: Seat, hex_: Hex) -> bool:
    return seat in game.board.system(hex_).counters


def is_empty(game: Game, seat: Seat, hex_: Hex) -> bool:
    return game.galaxy.is_empty(hex_)


PATROL = Orders(is_activated, is_empty, kinds=("cruiser", "destroyer"), number=2, one_start=True)


def may_patrol(game: Game, seat: Seat, context: Any) -> bool:
    return may_redeploy(game, seat, PATROL).allowed


async def send_patrol(game: Game, played: Played) -> None:
    """The ships and where they go, so that everybody knows where the card takes effect."""
    await actions_transport.send(game, played, PATROL)


catalogue.action_card("patrol", declare=send_patrol, fits=may_patrol)(actions_transport.patrol)


CARRIED = 3


def transporters(game: Game, seat: Seat) -> list[PlanetId]:
    """Planets of a player with Ground Forces that could go to another one."""
    armies = [p for p in actions_transport.own_planets(game, seat) if infantry(game, seat, seat, on_planet(p))]
    return [planet for planet in armies if reachable(game, seat, planet)]


def reachable(game: Game, seat: Seat, planet: PlanetId) -> list[PlanetId]:
    """Other planets of a player to which a way without enemy ships leads."""
    ways_there = actions_transport.reached(game, seat, game.board.system_of(planet))
    others = [to for to in actions_transport.own_planets(game, seat) if to != planet]
    return [to for to in others if game.board.system_of(to) in ways_there]


def may_transport(game: Game, seat: Seat, context: Any) -> bool:
    return bool(transporters(game, seat))


async def name_transport(game: Game, played: Played) -> None:
    frm = await ask.planet(game, played.seat, "transport_from", transporters(game, played.seat))
    to = await ask.planet(game, played.seat, "transport_to", reachable(game, played.seat, frm))
    played.targets = [on_planet(to), f"from:{frm}"]


@catalogue.action_card("transport", declare=name_transport, fits=may_transport)
async def transport(game: Game, played: Played) -> None:
    """Up to three Ground Forces go from one planet of the player's to another."""
    seat, frm = played.seat, on_planet(PlanetId(target_named(played, "from")))
    aboard = await ask.units(game, seat, "transport", infantry(game, seat, seat, frm), frm, CARRIED, 1)
    game.board.shift(seat, frm, place_aimed(played), aboard)
    game.invasion.revert_lonely()


@catalogue.action_card("massive_transport", declare=actions_transport.name_relocation, fits=actions_transport.may_relocate)
async def massive_transport(game: Game, played: Played) -> None:
    """A Space Dock goes to another planet of its owner's, and builds nothing this round."""
    await actions_transport.massive_transport(game, played)
    where = place_aimed(played)
    for dock in forces.pick(game.board.units(played.seat, where), "space_dock"):
        game.board.mark(played.seat, where, dock, EXHAUSTED)


# -- Strategic Bombardment ---------------------------------------------------------------------------------------------

RETURNS = 6


def shelled(game: Game, seat: Seat, hex_: Hex) -> list[PlanetId]:
    """The refreshed planets of others in a system."""
    planets = game.board.system(hex_).planets
    return [p.id for p in planets if p.owner not in (seat, NOBODY) and not p.exhausted]


def batteries(game: Game, seat: Seat) -> list[Hex]:
    """Systems with a War Sun of a player's and planets of others."""
    suns = [hex_ for hex_ in game.board.fleets_of(seat) if forces.count(game.board.ships(seat, hex_), "war_sun")]
    return [hex_ for hex_ in suns if shelled(game, seat, hex_)]


def may_shell(game: Game, seat: Seat, context: Any) -> bool:
    return bool(batteries(game, seat))


async def name_shelled(game: Game, played: Played) -> None:
    played.targets = [in_system(await ask.system(game, played.seat, "strategic_bombardment", batteries(game, played.seat)))]


@catalogue.action_card("strategic_bombardment", declare=name_shelled, fits=may_shell)
async def strategic_bombardment(game: Game, played: Played) -> None:
    """The enemy planets in a system with a War Sun are exhausted; on a 6 or more the card comes back."""
    seat = played.seat
    for planet in shelled(game, seat, systems_aimed(played)[0]):
        game.board.exhaust(planet, "strategic_bombardment")
    if await game.combat.try_luck(seat, "strategic_bombardment", "war_sun", 1, RETURNS, place_aimed(played)):
        played.stays = True
        game.action_cards.put_in(seat, played.card)
        await game.action_cards.trim(seat)


# -- sheets ------------------------------------------------------------------------------------------------------------


@catalogue.action_card("influence_in_the_merchants_guild", declare=trade.name_agreement, fits=trade.some_agreement)
async def influence_in_the_merchants_guild(game: Game, played: Played) -> None:
    """One Trade Agreement in play is broken."""
    for agreement in [agreement for agreement in game.state.agreements if trade.pair(agreement) == played.targets[0]]:
        await game.trade.break_agreement(agreement)


SPIED = 2


async def name_spied(game: Game, played: Played) -> None:
    await aim_player(game, played, "successful_spy", actions_sheet.holders(game, played.seat))


@catalogue.action_card("successful_spy", declare=name_spied, fits=actions_sheet.somebody_holds)
async def successful_spy(game: Game, played: Played) -> None:
    """Two Action Cards of an opponent at random."""
    other = player_aimed(played)
    for _ in range(SPIED):
        if game.player(other).action_cards:
            card = at_random(game, game.action_cards, other, "successful_spy")
            await game.action_cards.hand_over(other, card, played.seat)


ALIEN_PRICE = 4


def may_buy_from_aliens(game: Game, seat: Seat, context: Any) -> bool:
    """Whether a player has the price, and anything to spend it on: the Nekro get counters for it."""
    able = game.economy.can_pay(seat, resources=ALIEN_PRICE)
    return able and bool(game.technology.gainable(seat, "alien_technology", base=ALIEN_PRICE))


@catalogue.action_card("alien_technology", fits=may_buy_from_aliens)
async def alien_technology(game: Game, played: Played) -> None:
    """A technology for four resources, which nothing lowers."""
    game.begin_effect("official_alien_technology", played.seat, "card", until="action")
    await game.technology.buy(played.seat, ALIEN_PRICE, "alien_technology")


@effects.modify("official_alien_technology", MOST_DISCOUNTS, stage=BOUND)
def specialties_under_alien_technology(game: Game, effect: Effect, discounts: int, research: Research) -> int:
    return 0 if research.how == "alien_technology" else discounts


@effects.modify("official_alien_technology", TECHNOLOGY_COST, stage=BOUND)
def technology_cost_of_alien_technology(game: Game, effect: Effect, cost: int, research: Research) -> int:
    """Never less than four; one of a race costs its own price on top (OFF-TEC-3)."""
    own = game.content.race_technologies.get(research.technology)
    least = ALIEN_PRICE + (own.cost if own else 0)
    return max(cost, least) if research.how == "alien_technology" else cost
