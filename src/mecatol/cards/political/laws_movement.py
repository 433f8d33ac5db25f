"""Laws about movement, wormholes, Space Mines and Special Systems."""

from __future__ import annotations

from mecatol.cards.strategy.redeployment import BY_WARFARE
from mecatol.core.decisions import ALLOWED, Option, Verdict, grants
from mecatol.core.effects import ANY, SET, Effect
from mecatol.core.hexes import Border, Hex
from mecatol.rules.layers import shattered_ascension_17 as effects
from mecatol.rules.moments import (
    AFTER_ACTIVATION,
    AFTER_MOVEMENT,
    BORDER_TOKENS,
    HAZARD,
    MAY_ENTER,
    MAY_PASS,
    MAY_TAKE_WORMHOLE,
    MINE_COST,
    MINE_OWNER,
    MINES_WENT_OFF,
    MOVEMENT,
    NEBULA_SLOWS,
    ROUND_ENDS,
    SEALED,
    TECHNOLOGY_COST,
    WORMHOLES,
    At,
    Crossed,
    Research,
    Travel,
    Unit,
    Wormhole,
)
from mecatol.rules.naming import border_named, marks_of, parted
from mecatol.rules.official.politics import FOR
from mecatol.rules.pieces import in_system, is_big_ship, is_ship
from mecatol.rules.shattered_ascension.game import Game
from mecatol.rules.state import NOBODY, BorderToken, CardId, Seat

from .events_fleets import border_options
from .motions import Motion, election, elects
from .outcomes import CLAUSE, REFUSED, fleets, give_up_unit, loses_goods, this_round
from .voters import each, voters

NEXUS = Hex("nexus")

# -- borders -----------------------------------------------------------------------------------------------------------


@elects("demilitarized_zone", "border")
async def demilitarized_zone(game: Game, name: str) -> None:
    """A mine of nobody's lies on the border."""
    game.space_mines.lay_neutral(Border(name))


@effects.on("demilitarized_zone", MINES_WENT_OFF, ANY)
async def demilitarized_zone_is_mined_again(game: Game, effect: Effect, crossed: Crossed) -> None:
    if crossed.border == border_named(effect.where):
        game.space_mines.lay_neutral(border_named(effect.where))


election("space_time_anomalies", "border")


@effects.modify("space_time_anomalies", BORDER_TOKENS, ANY)
def borders_under_space_time_anomalies(
    game: Game, effect: Effect, tokens: tuple[BorderToken, ...], between: Border
) -> tuple[BorderToken, ...]:
    """A Space-Time Anomaly lies there, which neither units nor fire cross (SA17-TOK-05); a wormhole beside it stays open."""
    return (*tokens, BorderToken(between, "space_time_anomaly")) if between == border_named(effect.where) else tokens


@effects.on("space_time_anomalies", ROUND_ENDS, ANY)
async def space_time_anomalies_shift(game: Game, effect: Effect, seat: Seat) -> None:
    """A player drawn at random, never the same twice running, moves it to another border."""
    able = [other for other in game.playing() if str(other) != game.remembered(effect, "mover")]
    mover = able[game.pick("law", "anomaly", len(able))]
    game.note(effect, "mover", str(mover))
    game.politics.amend(CardId(effect.key), await game.choose(mover, "move_anomaly", other_borders, game, effect.where))


@grants(CLAUSE)
def other_borders(game: Game, now: str) -> list[Option[str]]:
    """Every border but the one it lies on."""
    return [option for option in border_options(game) if option.key != now]


# -- wormholes ---------------------------------------------------------------------------------------------------------


async def scuttle_at_wormholes(game: Game) -> None:
    """A ship of every fleet at a wormhole is scuttled."""
    for seat, hex_ in fleets(game):
        if game.galaxy.wormholes(hex_):
            await give_up_unit(game, seat, [in_system(hex_)], is_big_ship)
            await game.fleet_supply.settle(seat, hex_, "agenda")


Motion("closing_the_wormholes", refused=scuttle_at_wormholes)


@effects.modify("closing_the_wormholes", MAY_TAKE_WORMHOLE, ANY)
def wormholes_under_closing_the_wormholes(game: Game, effect: Effect, verdict: Verdict, travel: Travel) -> Verdict:
    """A wormhole is passed only from its one end to the other, and not by the secondary of Warfare."""
    if not game.galaxy.linked(travel.frm, travel.to, travel.seat):
        return verdict
    whole_way = (travel.frm, travel.to) == (travel.start, travel.destination)
    return verdict if whole_way and BY_WARFARE not in marks_of(travel.help) else REFUSED


async def close_nexus(game: Game) -> None:
    """Nothing enters or leaves the Wormhole Nexus this round."""
    this_round(game, "closed_nexus")


Motion("wormhole_regeneration", refused=close_nexus)


@effects.modify("wormhole_regeneration", WORMHOLES, ANY)
def wormholes_under_wormhole_regeneration(
    game: Game, effect: Effect, letters: tuple[str, ...], wormhole: Wormhole
) -> tuple[str, ...]:
    """Every wormhole leads to every other."""
    return (*letters, "any") if letters else letters


@effects.modify("closed_nexus", MAY_TAKE_WORMHOLE, ANY)
def wormholes_under_closed_nexus(game: Game, effect: Effect, verdict: Verdict, travel: Travel) -> Verdict:
    return REFUSED if NEXUS in (travel.frm, travel.to) else verdict


@effects.modify("closed_nexus", SEALED, ANY)
def ways_under_closed_nexus(game: Game, effect: Effect, sealed: bool, at: At) -> bool:
    """Not by what is no wormhole either."""
    return sealed or at.system == NEXUS


# -- Special Systems ---------------------------------------------------------------------------------------------------


async def close_special_systems(game: Game) -> None:
    """Nobody enters Special Systems this round."""
    this_round(game, "closed_special_systems")


Motion("investigate_spatial_anomalies", refused=close_special_systems)


@effects.modify("investigate_spatial_anomalies", MAY_PASS, ANY)
def passing_under_investigate_spatial_anomalies(game: Game, effect: Effect, verdict: Verdict, travel: Travel) -> Verdict:
    """Nebulas and Ion Storms stop nobody; enemy ships there still do."""
    return game.routes.barred(travel) if verdict.clause in ("OFF-SYS-2", "OFF-SYS-4") else verdict


@effects.modify("investigate_spatial_anomalies", NEBULA_SLOWS, ANY)
def nebulas_under_investigate_spatial_anomalies(game: Game, effect: Effect, slows: bool, unit: Unit) -> bool:
    return False


@effects.modify("investigate_spatial_anomalies", TECHNOLOGY_COST, ANY)
def cost_under_investigate_spatial_anomalies(game: Game, effect: Effect, cost: int, research: Research) -> int:
    """Technologies are a resource cheaper for whoever controls two of them."""
    clouds = [s.hex for s in game.state.systems if game.galaxy.anomaly(s.hex) in ("nebula", "ion_storm")]
    controlled = sum(game.economy.controls_system(research.seat, hex_) for hex_ in clouds)
    return cost - 1 if research.base and controlled >= 2 else cost


@effects.modify("closed_special_systems", MAY_ENTER, ANY)
def entering_under_closed_special_systems(game: Game, effect: Effect, verdict: Verdict, travel: Travel) -> Verdict:
    return REFUSED if game.galaxy.is_special(travel.to) else verdict


async def close_asteroids(game: Game) -> None:
    """Nothing moves through Asteroid Fields this round; whoever wanted it loses a Trade Good."""
    this_round(game, "closed_asteroids")
    await each(loses_goods(1), voters(FOR))(game)


Motion("new_extraction_methods", refused=close_asteroids)


@effects.on("new_extraction_methods", AFTER_MOVEMENT, ANY)
async def new_extraction_methods_pay(game: Game, effect: Effect, at: At) -> None:
    """A Trade Good for moving ships through an Asteroid Field: one, to however many systems they went."""
    moves, (action, seen) = game.board.action.moves, parted(game.remembered(effect, "seen"), " ")
    now = moves[int(seen) :] if action == game.scope("action") else moves
    game.note(effect, "seen", f"{game.scope('action')} {len(moves)}")
    if any(game.galaxy.anomaly(hex_) == "asteroid_field" for ship in now for hex_ in ship.route[1:-1]):
        game.economy.gain_goods(at.seat, 1, effect.key)


@effects.modify("closed_asteroids", MAY_ENTER, ANY)
def entering_under_closed_asteroids(game: Game, effect: Effect, verdict: Verdict, travel: Travel) -> Verdict:
    through = travel.to != travel.destination
    return REFUSED if through and game.galaxy.anomaly(travel.to) == "asteroid_field" else verdict


# -- Space Mines -------------------------------------------------------------------------------------------------------


async def neutralize_mines(game: Game) -> None:
    """All Space Mines are nobody's."""
    game.space_mines.neutralize()


Motion("space_mine_simplification", refused=neutralize_mines)


@effects.modify("space_mine_simplification", MINE_COST, ANY, SET)
def cost_under_space_mine_simplification(game: Game, effect: Effect, cost: int, seat: Seat) -> int:
    """A mine costs one resource and is nobody's."""
    return 1


@effects.modify("space_mine_simplification", MINE_OWNER, ANY)
def owner_under_space_mine_simplification(game: Game, effect: Effect, owner: Seat, seat: Seat) -> Seat:
    return NOBODY


# -- Minister of Exploration ---------------------------------------------------------------------------------------------

election("minister_of_exploration", "player")


@effects.on("minister_of_exploration", AFTER_ACTIVATION)
async def minister_of_exploration_sets_out(game: Game, effect: Effect, at: At) -> None:
    """He explores where no player has ships or planets."""
    system = game.board.system(at.system)
    settled = [stack.owner for stack in system.stacks] + [planet.owner for planet in system.planets]
    if not any(owner >= 0 for owner in settled):
        game.note(effect, "exploring", game.scope("action"))


def explores(game: Game, effect: Effect) -> bool:
    return game.remembered(effect, "exploring") in game.state.scopes


@effects.modify("minister_of_exploration", MOVEMENT)
def movement_under_minister_of_exploration(game: Game, effect: Effect, movement: int, unit: Unit) -> int:
    """His ships go one system further, and Special Systems do not hinder them."""
    return movement + (movement > 0 and is_ship(unit.kind) and explores(game, effect))


@effects.modify("minister_of_exploration", MAY_PASS)
def passing_under_minister_of_exploration(game: Game, effect: Effect, verdict: Verdict, travel: Travel) -> Verdict:
    hindered = verdict.clause in ("OFF-SYS-2", "OFF-SYS-4") and explores(game, effect)
    return game.routes.barred(travel) if hindered else verdict


@effects.modify("minister_of_exploration", MAY_ENTER)
def entering_under_minister_of_exploration(game: Game, effect: Effect, verdict: Verdict, travel: Travel) -> Verdict:
    closed = not verdict.allowed and verdict.clause in ("OFF-SYS-1", "OFF-SYS-3")
    return ALLOWED if closed and travel.to != travel.destination and explores(game, effect) else verdict


@effects.modify("minister_of_exploration", NEBULA_SLOWS)
def nebulas_under_minister_of_exploration(game: Game, effect: Effect, slows: bool, unit: Unit) -> bool:
    return slows and not explores(game, effect)


@effects.on("minister_of_exploration", ROUND_ENDS, ANY)
async def minister_of_exploration_reports(game: Game, effect: Effect, seat: Seat) -> None:
    """A Trade Good for ships in two Special Systems, or in the only one there is."""
    special = [hex_ for hex_, _ in game.state.layout if game.galaxy.is_special(hex_)]
    visited = [hex_ for hex_ in special if game.board.ships(effect.owner, hex_)]
    if visited and len(visited) >= min(2, len(special)):
        game.economy.gain_goods(effect.owner, 1, effect.key)


# -- Sanctuary Shield ----------------------------------------------------------------------------------------------------

election("sanctuary_shield", "special_system")


@effects.modify("sanctuary_shield", HAZARD, ANY)
def hazards_under_sanctuary_shield(game: Game, effect: Effect, hazard: str, at: At) -> str:
    """The system has no special effects, though it still counts as a Special System."""
    return "" if in_system(at.system) == effect.where else hazard


@effects.modify("sanctuary_shield", MAY_PASS, ANY)
def passing_under_sanctuary_shield(game: Game, effect: Effect, verdict: Verdict, travel: Travel) -> Verdict:
    """Enemy ships there stop nobody."""
    blocked = verdict.clause in ("OFF-MOV-3", "SA17-GEN-28") and in_system(travel.to) == effect.where
    return ALLOWED if blocked else verdict
