"""Laws of the scenario, and what they do as long as they are in force."""

from __future__ import annotations

from mecatol.cards.political import laws_technology, official_laws
from mecatol.cards.political.outcomes import REFUSED, ask, destroy_dock, discard, docks, loses_goods
from mecatol.cards.political.voters import each
from mecatol.cards.technologies import official_blue
from mecatol.core.decisions import Option, Verdict, message
from mecatol.core.effects import ANY, BOUND, MULTIPLY, Effect
from mecatol.rules.fall_of_the_empire.game import Game
from mecatol.rules.layers import fall_of_the_empire as effects
from mecatol.rules.moments import (
    BEFORE_BATTLE,
    COMBAT_VALUE,
    CONTRACT_VALUE,
    DOCK_NEEDS_HOLDING,
    MAY_PASS,
    MAY_PRODUCE,
    MAY_STRIKE,
    STATUS_PHASE_BEGINS,
    TECHNOLOGY_COST,
    TECHNOLOGY_GAINED,
    At,
    Build,
    Contract,
)
from mecatol.rules.pieces import in_system
from mecatol.rules.state import Battle, Seat

from .common import election, motion

# -- Birth of a Prophecy -----------------------------------------------------------------------------------------------

FAITHFUL = 2


async def nothing(game: Game, name: str) -> None:
    """What it does is its effect."""


election("birth_of_a_prophecy", "player")(nothing)
effects.modify("birth_of_a_prophecy", COMBAT_VALUE)(official_laws.combat_under_crown_of_thalnos)


@effects.on("birth_of_a_prophecy", STATUS_PHASE_BEGINS, ANY)
async def birth_of_a_prophecy_loses_faith(game: Game, effect: Effect, _: Seat) -> None:
    """It is discarded where the player has not bought two Ground Forces this round."""
    bought = sum(deed.amount for deed in game.board.deeds("bought_units", effect.owner) if deed.what == "ground_force")
    if bought < FAITHFUL:
        await discard(game, effect)


# -- ministers ---------------------------------------------------------------------------------------------------------

election("minister_of_commerce", "player")(nothing)
election("minister_of_war", "player")(nothing)


@effects.on("minister_of_commerce", STATUS_PHASE_BEGINS, ANY)
async def minister_of_commerce_levies(game: Game, effect: Effect, _: Seat) -> None:
    """A Trade Good from everybody who has a Trade Agreement."""
    for other in game.opponents(effect.owner):
        if game.trade.agreements_of(other):
            game.economy.hand_goods(other, effect.owner, 1)


def may_strike(game: Game, effect: Effect, battle: Battle) -> list[Option[str]]:
    """Before a Space Battle of his, once, with a counter in Strategy Allocation."""
    fights = not battle.planet and battle.has(effect.owner) and game.remembered(effect, "struck") != game.scope("battle")
    if not fights or not game.player(effect.owner).strategy or not game.fold(MAY_STRIKE, True, At(effect.owner, battle.system)):
        return []
    where = in_system(battle.system)
    return [Option("strike", things=(where,), says=message("option-strike-first", where=where))]


@effects.may("minister_of_war", BEFORE_BATTLE, may_strike)
async def minister_of_war_strikes(game: Game, effect: Effect, battle: Battle, key: str) -> None:
    """One hit before anybody fires."""
    game.economy.spend_counter(effect.owner, "strategy", effect.key)
    game.note(effect, "struck", game.scope("battle"))
    enemy = battle.enemy(effect.owner).seat
    await game.combat.suffer(enemy, in_system(battle.system), 1, purpose="precombat", by=effect.owner)


# -- docks and production ----------------------------------------------------------------------------------------------

RANSOM = 3


async def gives_dock_or_goods(game: Game, seat: Seat) -> None:
    """Three Trade Goods or a Space Dock, whichever he has; with neither he gives what goods there are."""
    mine, rich = docks(game, seat), game.player(seat).trade_goods >= RANSOM
    if not mine or (rich and await ask.agrees(game, seat, "pay_for_dock")):
        game.economy.lose_goods(seat, RANSOM, "agenda")
        return
    await destroy_dock(game, seat)


motion("repeal_labor_laws", refused=each(gives_dock_or_goods))
election("sacred_ground", "planet")(nothing)


@effects.modify("repeal_labor_laws", DOCK_NEEDS_HOLDING, ANY)
def docks_under_repeal_labor_laws(game: Game, effect: Effect, needs: bool, seat: Seat) -> bool:
    """Docks are built on planets gained this round too."""
    return False


@effects.modify("sacred_ground", MAY_PRODUCE, ANY)
def production_under_sacred_ground(game: Game, effect: Effect, verdict: Verdict, build: Build) -> Verdict:
    """Nothing is produced there."""
    return REFUSED if build.where == effect.where else verdict


# -- movement, technology, trade ---------------------------------------------------------------------------------------

effects.modify("broad_cloaking_technology", MAY_PASS, ANY, MULTIPLY)(official_blue.light_wave_deflector)
effects.on("documenting_research", TECHNOLOGY_GAINED, ANY)(laws_technology.documenting_research_notes)
effects.modify("documenting_research", TECHNOLOGY_COST, ANY, BOUND)(laws_technology.cost_under_documenting_research)


async def ruins_traders(game: Game, seat: Seat) -> None:
    """The Hacan lose all Trade Goods, everybody else two."""
    await loses_goods(game.player(seat).trade_goods if game.player(seat).race == "hacan" else 2)(game, seat)


motion("subsidized_trade", refused=each(ruins_traders))


@effects.modify("subsidized_trade", CONTRACT_VALUE, ANY)
def contracts_under_subsidized_trade(game: Game, effect: Effect, value: int, contract: Contract) -> int:
    return value + 1
