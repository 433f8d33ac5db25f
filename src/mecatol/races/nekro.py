"""The Nekro Virus (OFF-RAC-17): it learns from what it destroys."""

from __future__ import annotations

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.effects import ANY, BOUND, Effect
from mecatol.rules import events, forces
from mecatol.rules.choosing import NO
from mecatol.rules.layers import official, shattered_ascension
from mecatol.rules.moments import (
    AFTER_BATTLE,
    AFTERMATH,
    COUNTERS_INSTEAD,
    MAY_RESEARCH,
    MAY_VOTE,
    UNITS_DESTROYED,
    Loss,
    Research,
)
from mecatol.rules.naming import kind_of
from mecatol.rules.official.casualties import place_of
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import is_ship, on_planet
from mecatol.rules.shattered_ascension.game import Game as AscensionGame
from mecatol.rules.state import Battle, Seat

RACE = "nekro"
COUNTERS = 3
ASSIMILATE = "assimilate"
OWN_WAYS = (ASSIMILATE, "asmodai", "domain_counter", "early_turns")  # of getting technologies: Representatives are no such cards
CANNONS = ("space_cannon", "invasion_defence")  # their fire is no part of a battle
ASSIMILATORS = ("valefar_assimilator", "valefar_assimilator_second")
# They change what another race's sheet says, so that they are no use to anybody else.
OF_A_SHEET = (
    "spore_acceleration",
    "l4_disruptors",
    "l5_disruptor_weapon_systems",
    "floating_factory",
    "scrap_foundries",
    "predictive_targeting",
    "fanaticism",
    "subliminal_command",
    "mageon_implants",
)


# -- the sheet ---------------------------------------------------------------------------------------------------------


@official.modify("nekro_no_vote", MAY_VOTE, stage=BOUND)
def no_vote(game: Game, effect: Effect, verdict: Verdict, seat: Seat) -> Verdict:
    """They never vote, for a Voice of the Council neither (OFF-FAQ-9)."""
    return Verdict(False, "OFF-RAC-17", message("explain-nekro-no-vote"))


@official.modify("nekro_no_research", MAY_RESEARCH, stage=BOUND)
def no_research(game: Game, effect: Effect, verdict: Verdict, research: Research) -> Verdict:
    """No card brings them technologies."""
    if research.how in OWN_WAYS:
        return verdict
    return Verdict(False, "OFF-RAC-17", message("explain-nekro-no-research"))


@official.modify("nekro_no_research", COUNTERS_INSTEAD)
def counters_instead(game: Game, effect: Effect, value: int, research: Research) -> int:
    """Three Command Counters come in place of each; what it costs is paid, less what lowers the price of all of them."""
    return value if research.how in OWN_WAYS else COUNTERS


def has_destroyed(game: Game, seat: Seat, battle: Battle) -> bool:
    """Whether a player has destroyed a unit of his enemy in a battle."""
    enemy = battle.enemy(seat)
    return bool(enemy.lost_all) and any(
        (deed.kind, deed.seat, deed.target, deed.place) == ("destroyed_unit", seat, enemy.seat, place_of(battle))
        for deed in game.state.deeds
        if deed.how not in CANNONS
    )


def free_assimilators(game: Game, seat: Seat) -> list[str]:
    """Those that are not yet a copy of anything and not removed from the game; whoever borrows the ability has none."""
    player = game.player(seat)
    left = [key for key in ASSIMILATORS if player.race == RACE and not game.technology.is_removed(key)]
    return [key for key in left if key not in player.technologies and key not in player.upgrades]


def learnable(game: Game, seat: Seat, enemy: Seat) -> list[str]:
    """What can be copied of an enemy: technologies of the tree, and with an Assimilator those of his race."""
    theirs, tree = game.player(enemy), game.content.technologies
    new = [key for key in theirs.technologies if key in tree and key not in game.player(seat).technologies]
    found = [key for key in new if game.technology.may_learn(seat, key, ASSIMILATE)]
    if not free_assimilators(game, seat):
        return found
    copied = [effect.key for effect in game.state.effects if effect.owner == seat]
    own = [key for key in (*theirs.technologies, *theirs.upgrades) if key not in tree]
    return [*found, *(key for key in own if key not in (*OF_A_SHEET, *ASSIMILATORS, *copied))]


@grants("OFF-RAC-17")
def lessons(game: Game, seat: Seat, enemy: Seat) -> list[Option[str]]:
    """What to copy, or nothing."""
    found = [Option(key, "", (), message("option-assimilate", technology=key)) for key in learnable(game, seat, enemy)]
    return [*found, NO]


async def lesson(game: Game, effect: Effect, battle: Battle) -> str:
    """What they copy when a battle is over in which they destroyed an enemy's unit, once a battle (OFF-FAQ-9); "": nothing."""
    seat = effect.owner
    if not battle.has(seat) or game.remembered(effect, "battle") == game.scope("battle"):
        return ""
    enemy = battle.enemy(seat).seat
    if enemy < 0 or not has_destroyed(game, seat, battle) or not learnable(game, seat, enemy):
        return ""
    game.note(effect, "battle", game.scope("battle"))
    key = await game.choose(seat, "assimilate", lessons, game, seat, enemy)
    return "" if key == NO.key else key


@official.on("nekro_assimilate", AFTER_BATTLE, ANY)
async def assimilate(game: Game, effect: Effect, battle: Battle) -> None:
    """They copy a technology of the enemy, whatever it needs; one of his race with an Assimilator."""
    seat, key = effect.owner, await lesson(game, effect, battle)
    if key in game.content.race_technologies:
        assimilator = free_assimilators(game, seat)[0]
        await game.technology.gain(seat, assimilator, ASSIMILATE)
        game.tell(events.TechnologyGained(seat, key, ASSIMILATE))
        imprint(game, seat, assimilator, key)
    elif key:
        await game.technology.gain(seat, key, ASSIMILATE)


@shattered_ascension.on("nekro_assimilate", AFTER_BATTLE, ANY)
async def assimilate_upgrades(game: AscensionGame, effect: Effect, battle: Battle) -> None:
    """In build 17 Assimilators copy upgrades, which are no technologies."""
    seat, key = effect.owner, await lesson(game, effect, battle)
    if key in game.content.upgrades:
        assimilator = free_assimilators(game, seat)[0]
        game.technology.gain_upgrade(seat, assimilator)
        game.tell(events.UpgradeGained(seat, key))
        imprint(game, seat, assimilator, key)
    elif key:
        await game.technology.gain(seat, key, ASSIMILATE)


# -- Valefar Assimilators ----------------------------------------------------------------------------------------------


def imprint(game: Game, seat: Seat, assimilator: str, key: str) -> None:
    """An Assimilator is going to be a copy of something."""
    mine = [effect for effect in game.state.effects if (effect.key, effect.owner) == (assimilator, seat)]
    game.note(mine[-1], "copies", key)


@official.on("valefar_assimilator", AFTERMATH, ANY)
@official.on("valefar_assimilator_second", AFTERMATH, ANY)
async def becomes(game: Game, effect: Effect, battle: Battle) -> None:
    """When everything after the battle is settled it does what it copies; it ends with the Assimilator."""
    key = game.remembered(effect, "copies")
    if key:
        game.note(effect, "copies", "")
        game.technology.copy(effect.owner, effect.key, key)


# -- Reanimation Swarms ------------------------------------------------------------------------------------------------


@shattered_ascension.on("reanimation_swarms", AFTERMATH, ANY)
async def reanimation_swarms(game: Game, effect: Effect, battle: Battle) -> None:
    """After an Invasion Combat that they won as attacker a Ground Force appears on the planet, if it is still theirs."""
    won = bool(battle.planet) and battle.attacker.seat == battle.winner == effect.owner
    if won and game.board.planet(battle.planet).owner == effect.owner:
        game.production.place_units(effect.owner, "ground_force", on_planet(battle.planet), 1, "reanimation_swarms")


# -- The Alastor -------------------------------------------------------------------------------------------------------


@official.on("nekro_flagship_destruction", UNITS_DESTROYED)
async def the_end_of_the_alastor(game: Game, effect: Effect, loss: Loss) -> None:
    """When the Flagship is destroyed every ship in its system is, whoever's it is and whoever shot."""
    if loss.kind != "flagship" or kind_of(loss.where) != "system":
        return
    others = game.board.enemy_fleets(loss.seat, game.board.hex_of(loss.where))
    for seat, by in ((loss.seat, loss.by), *((other, loss.seat) for other in others)):
        ships = forces.of(game.board.units(seat, loss.where), is_ship)
        await game.combat.destroy(seat, loss.where, ships, "alastor", by)
