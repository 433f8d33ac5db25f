"""Agendas that are not voted on but happen, and cards that stay in play without being laws."""

from __future__ import annotations

from mecatol.cards.political.outcomes import ask, give_up_unit
from mecatol.core.decisions import Option, grants, message
from mecatol.core.effects import ANY, BOUND, SET, Effect
from mecatol.rules.fall_of_the_empire.game import Game
from mecatol.rules.layers import fall_of_the_empire as effects
from mecatol.rules.layers import fall_of_the_empire_cards as deck
from mecatol.rules.moments import (
    BEFORE_ROUND,
    FLEET_SUPPLY,
    MAP,
    PLANET_TAKEN,
    PRIMARY_STANDS,
    STATUS_PHASE_BEGINS,
    STRATEGY_CARD_PLAYED,
    TECHNOLOGY_COST,
    UNITS_DESTROYED,
    At,
    Loss,
    Research,
    Strategic,
    Taken,
)
from mecatol.rules.naming import at_player, in_system, on_planet, planet_named, player_named, system_named
from mecatol.rules.pieces import MECATOL_REX, QUANN, is_big_ship
from mecatol.rules.state import NOBODY, Battle, CardId, PlanetId, Seat

from .agendas_empire import set_back
from .common import CLAUSE, election

CIVILIZATION = "civilization"


def unvoted(game: Game) -> list[Option[str]]:
    """Nothing is voted for."""
    return []


def lasts(card: str) -> None:
    """An event that stays in play; what it does is its effect, nobody's own."""

    @deck.political_card(card, unvoted)
    async def enact(game: Game, name: str, outcome: str) -> None:
        game.begin_effect(card, NOBODY, "law")


# -- Fallout from the Deserter -----------------------------------------------------------------------------------------

LOST_SHIPS = 3


@deck.political_card("fallout_from_the_deserter", unvoted)
async def fallout(game: Game, name: str, outcome: str) -> None:
    """Three ships of the Lazax at Mecatol Rex, or the marker goes back."""
    where = in_system(game.board.system_of(MECATOL_REX))
    for seat in game.emperors():
        ships = game.board.big_ships(seat, game.board.hex_of(where))
        if ships >= LOST_SHIPS and await ask.agrees(game, seat, "lose_ships", where):
            for _ in range(LOST_SHIPS):
                await give_up_unit(game, seat, [where], is_big_ship)
            await game.fleet_supply.settle(seat, game.board.hex_of(where), "agenda")
            return
    await set_back(game)


# -- Dissolve the Council ----------------------------------------------------------------------------------------------


@deck.political_card("dissolve_the_council", unvoted)
async def dissolve(game: Game, name: CardId, outcome: str) -> None:
    """With another event in play all laws go, and there is no council any more; else it is discarded."""
    if game.politics.events_in_play() == [name]:
        game.politics.leave(name)
        return
    for law in list(game.state.laws):
        await game.politics.abolish(law.card)
    game.begin_effect("dissolve_the_council", NOBODY, "law")


@effects.modify("dissolve_the_council", PRIMARY_STANDS, ANY, SET)
def primary_under_dissolve_the_council(game: Game, effect: Effect, stands: bool, strategic: Strategic) -> bool:
    return stands and strategic.card != CIVILIZATION


@effects.on("dissolve_the_council", STRATEGY_CARD_PLAYED, ANY)
async def dissolve_the_council_gives_the_secondary(game: Game, effect: Effect, strategic: Strategic) -> None:
    """Who has the card uses its secondary for nothing."""
    if strategic.card == CIVILIZATION:
        await game.strategy_cards.use(strategic.seat, CIVILIZATION, free=True)


# -- Leave No Survivors ------------------------------------------------------------------------------------------------

lasts("leave_no_survivors")


@effects.on("leave_no_survivors", UNITS_DESTROYED, ANY)
async def leave_no_survivors_pays(game: Game, effect: Effect, loss: Loss) -> None:
    """A Trade Good for every unit of the Lazax that another player destroys in battle."""
    fought = game.state.battle is not None and game.state.battle.has(loss.seat)
    if fought and loss.seat == game.emperor() and loss.by >= 0:
        game.economy.gain_goods(loss.by, loss.count, effect.key)


# -- the Maandu Edict --------------------------------------------------------------------------------------------------


@deck.political_card("the_maandu_edict", unvoted)
async def edict(game: Game, name: CardId, outcome: str) -> None:
    """As long as the Lazax hold Mecatol Rex."""
    if game.board.planet(MECATOL_REX).owner in game.emperors():
        game.begin_effect("the_maandu_edict", game.emperor(), "law")
    else:
        game.politics.leave(name)


@effects.on("the_maandu_edict", PLANET_TAKEN, ANY)
async def maandu_edict_lapses(game: Game, effect: Effect, taken: Taken) -> None:
    """The edict is worth nothing without Mecatol Rex."""
    if taken.planet == MECATOL_REX and taken.seat != effect.owner:
        game.politics.leave(CardId("the_maandu_edict"))


def who_can_leave(game: Game, effect: Effect, battle: Battle) -> list[Option[str]]:
    """The sides of a Space Battle that have a way out, while neither is going already."""
    sides = (battle.attacker, battle.defender)
    if battle.planet or any(side.retreats_to for side in sides):
        return []
    seats = [side.seat for side in sides if side.seat >= 0 and game.promissory_notes.ways_out(side.seat)]
    return [Option(at_player(s), CLAUSE, (at_player(s),), message("option-edict", player=s)) for s in seats]


@grants("OFF-SPB-6", CLAUSE)
def ways_out(game: Game, seat: Seat) -> list[Option[str]]:
    """Where a player may go."""
    return game.space_battle.ways_out(game.promissory_notes.ways_out(seat))


@effects.may("the_maandu_edict", BEFORE_ROUND, who_can_leave)
async def maandu_edict_parts_fleets(game: Game, effect: Effect, battle: Battle, key: str) -> None:
    """The Lazax force a player to retreat at the end of the round."""
    seat = player_named(key)
    to = system_named(await game.choose(seat, "edict_retreat", ways_out, game, seat))
    game.promissory_notes.clear_way(seat, to)
    await game.space_battle.announced(battle, battle.side(seat), to)


# -- the Quann Conflict ------------------------------------------------------------------------------------------------

lasts("the_quann_conflict")
MOST_SHIPS, TOLL = 4, 3


@effects.modify("the_quann_conflict", FLEET_SUPPLY, ANY, BOUND, reads=(MAP,))
def fleets_under_quann_conflict(game: Game, effect: Effect, ships: int, at: At) -> int:
    return min(ships, MOST_SHIPS) if at.system == game.board.system_of(QUANN) else ships


@effects.on("the_quann_conflict", STATUS_PHASE_BEGINS, ANY)
async def quann_conflict_pays(game: Game, effect: Effect, _: Seat) -> None:
    """Three Trade Goods for whoever controls the system of Quann."""
    hex_ = game.board.system_of(QUANN)
    for seat in game.playing():
        if game.economy.controls_system(seat, hex_):
            game.economy.gain_goods(seat, TOLL, effect.key)


# -- Fund Research Complex ---------------------------------------------------------------------------------------------

CHEAPER = 2


@election("fund_research_complex", "planet")
async def found(game: Game, name: PlanetId) -> None:
    """The complex stands on the planet, whoever may hold it."""
    game.begin_effect("fund_research_complex", NOBODY, "law", where=on_planet(name))


@effects.modify("fund_research_complex", TECHNOLOGY_COST, ANY)
def cost_under_fund_research_complex(game: Game, effect: Effect, cost: int, research: Research) -> int:
    """Technologies that are bought cost its owner two less."""
    owner = game.board.planet(planet_named(effect.where)).owner
    return max(0, cost - CHEAPER) if research.base and owner == research.seat else cost
