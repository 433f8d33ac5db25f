"""The Universities of Jol-Nar (OFF-RAC-8): poor soldiers, great scholars, and a second try at every die."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core.decisions import ALLOWED, Option, Verdict, grants, message
from mecatol.core.effects import BOUND, OPPONENT, Effect
from mecatol.core.hexes import Hex
from mecatol.rules.choosing import NO
from mecatol.rules.layers import official, shattered_ascension, shattered_ascension_es
from mecatol.rules.moments import (
    AFTER_ACTIVATION,
    AFTER_MOVEMENT,
    AFTER_PRIMARY,
    BEFORE_MOVEMENT,
    BOARD,
    COMBAT_VALUE,
    DICE_CAST,
    DICE_ROLLED,
    DIE_HITS,
    DIE_ROLLED_AGAIN,
    MAY_TAKE_WORMHOLE,
    MAY_USE_SECONDARY,
    MORE_WORMHOLES,
    OTHER_DICE,
    REROLL_COST,
    SECONDARY_DONE,
    SECONDARY_USED,
    At,
    Cast,
    Firing,
    Mouths,
    Strategic,
    Travel,
    Using,
    Wake,
)
from mecatol.rules.naming import number_named
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system
from mecatol.rules.state import Battle, Die, Seat

from .common import TECHNOLOGY_CARDS

CONDUIT, MOUTH = "open_conduit", "conduit"
GOODS = 3
TRIPLE = 3
FURTHER_STUDY = 2  # SAES-DUE-29


# -- the sheet ---------------------------------------------------------------------------------------------------------


@official.modify("jol_nar_frail", COMBAT_VALUE)
def frail(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """-1 on every combat roll."""
    return value + 1


def may_study(game: Game, seat: Seat, card: str) -> bool:
    """Whether the primary of Technology would give a player anything."""
    return card in TECHNOLOGY_CARDS and bool(game.technology.wares(seat, 0, card))


@official.modify("jol_nar_scholars", MAY_USE_SECONDARY)
@shattered_ascension.modify("jol_nar_scholars", MAY_USE_SECONDARY)
@shattered_ascension_es.modify("jol_nar_scholars", MAY_USE_SECONDARY)
def scholars_may(game: Game, effect: Effect, verdict: Verdict, strategic: Strategic) -> Verdict:
    """Who can buy no technology may use the secondary for the sake of the primary."""
    return verdict if verdict.allowed or not may_study(game, strategic.seat, strategic.card) else Verdict(True, "OFF-RAC-8")


@grants("OFF-RAC-8")
def when_to_study() -> list[Option[str]]:
    """The primary before the secondary, after it, or not at all."""
    return [Option(key, says=message(f"option-primary-{key}")) for key in ("first", "last")] + [NO]


@official.on("jol_nar_scholars", SECONDARY_USED)
@shattered_ascension.on("jol_nar_scholars", SECONDARY_USED)
@shattered_ascension_es.on("jol_nar_scholars", SECONDARY_USED)
async def scholars(game: Game, effect: Effect, using: Using) -> None:
    """With the secondary of Technology they may carry out the primary as well; one gain may be what the other needs."""
    if game.remembered(effect, "alone") or not may_study(game, using.seat, using.card):
        return
    key = await game.choose(using.seat, "scholars", when_to_study)
    if key == "first":
        await game.strategy_cards.rule(using.card).primary(game, using.seat)
    elif key == "last":
        game.note(effect, "later", "yes")


@official.on("jol_nar_scholars", SECONDARY_DONE)
@shattered_ascension.on("jol_nar_scholars", SECONDARY_DONE)
@shattered_ascension_es.on("jol_nar_scholars", SECONDARY_DONE)
async def study_last(game: Game, effect: Effect, using: Strategic) -> None:
    """The primary where it was to come last."""
    if game.remembered(effect, "later"):
        game.note(effect, "later", "")
        await game.strategy_cards.rule(using.card).primary(game, using.seat)


@shattered_ascension.on("jol_nar_scholars", AFTER_PRIMARY)
async def study_alone(game: Game, effect: Effect, strategic: Strategic) -> None:
    """Between two players they may use the secondary of their own Technology too, at its cost (SA17-DUE-25)."""
    cards, seat = game.strategy_cards, strategic.seat
    if game.seats() != 2 or strategic.card not in TECHNOLOGY_CARDS or not cards.may_use(seat, strategic.card).allowed:
        return
    if await cards.wants(seat, strategic.card):
        game.note(effect, "alone", "yes")
        await cards.use(seat, strategic.card)
        game.note(effect, "alone", "")


@shattered_ascension_es.on("jol_nar_scholars", AFTER_PRIMARY)
async def study_further(game: Game, effect: Effect, strategic: Strategic) -> None:
    """Between two players one more technology for a counter and two resources (SAES-DUE-29)."""
    seat, card = strategic.seat, strategic.card
    if game.seats() != 2 or card not in TECHNOLOGY_CARDS or not game.player(seat).strategy:
        return
    if not game.technology.has_wares(seat, FURTHER_STUDY, card):
        return
    if await game.choose(seat, "further_study", further_studies, FURTHER_STUDY) == "study":
        game.economy.spend_counter(seat, "strategy", card)
        await game.technology.buy(seat, FURTHER_STUDY, card)


@grants("SAES-DUE-29")
def further_studies(price: int) -> list[Option[str]]:
    """Another technology, or not."""
    return [Option("study", says=message("option-further-study", resources=price)), NO]


# -- a second try ------------------------------------------------------------------------------------------------------


@shattered_ascension.modify("predictive_targeting", REROLL_COST)
def predictive_targeting(game: Game, effect: Effect, value: int, seat: Seat) -> int:
    """The first re-roll in each combat costs no counter."""
    return 0 if game.state.battle is not None and game.remembered(effect, "battle") != game.scope("battle") else value


@shattered_ascension.on("predictive_targeting", DIE_ROLLED_AGAIN)
async def targeted(game: Game, effect: Effect, seat: Seat) -> None:
    """That was the first one."""
    if game.state.battle is not None:
        game.note(effect, "battle", game.scope("battle"))


def price(game: Game, effect: Effect) -> int:
    """Counters that a re-roll costs."""
    return game.fold(REROLL_COST, 1, effect.owner)


def tries(game: Game, effect: Effect, dice: Sequence[Die]) -> list[Option[str]]:
    """Own dice, those alike as one: "again:<number>"."""
    if not dice or game.player(effect.owner).strategy < price(game, effect):
        return []
    return game.combat.dice_again(dice, "again", "OFF-RAC-8")


def own_dice(game: Game, effect: Effect, battle: Battle) -> list[Option[str]]:
    """Their dice of a round that have not struck yet."""
    if not battle.has(effect.owner) or game.space_battle.is_spent(battle, effect.owner):
        return []
    return tries(game, effect, battle.side(effect.owner).dice)


def cast_dice(game: Game, effect: Effect, cast: Cast) -> list[Option[str]]:
    """Their other dice."""
    return tries(game, effect, cast.dice) if cast.seat == effect.owner else []


async def roll_again(game: Game, effect: Effect, dice: list[Die], key: str) -> None:
    """A counter of Strategy Allocation, and one die is rolled again."""
    for _ in range(price(game, effect)):
        game.economy.spend_counter(effect.owner, "strategy", "recalculate")
    game.combat.roll_again(dice, number_named(key))
    await game.moment(DIE_ROLLED_AGAIN, effect.owner)


@official.may("jol_nar_recalculate", DICE_ROLLED, own_dice)
async def recalculate(game: Game, effect: Effect, battle: Battle, key: str) -> None:
    """One die of a round, as often as there are counters."""
    await roll_again(game, effect, battle.side(effect.owner).dice, key)


@official.may("jol_nar_recalculate", DICE_CAST, cast_dice)
@official.may("jol_nar_recalculate", OTHER_DICE, cast_dice)
async def recalculate_shots(game: Game, effect: Effect, cast: Cast, key: str) -> None:
    """One die of any other roll."""
    await roll_again(game, effect, cast.dice, key)


# -- race technologies and upgrades ------------------------------------------------------------------------------------


def may_open(game: Game, effect: Effect, at: At) -> list[Option[str]]:
    """Once a round, when ships are about to move into a system they control."""
    if at.seat != effect.owner or game.used_this_round(effect):
        return []
    if not game.economy.controls_system(at.seat, at.system):
        return []
    return [Option("conduit", "OFF-TEC-3", (in_system(at.system),), message("option-conduit"))]


@official.may("spatial_conduit_network", BEFORE_MOVEMENT, may_open)
async def spatial_conduit_network(game: Game, effect: Effect, at: At, key: str) -> None:
    """For this movement the systems they control are next to each other."""
    game.use_this_round(effect)
    game.begin_effect(CONDUIT, effect.owner, effect.source, until="action")


def controlled(game: Game, seat: Seat) -> list[Hex]:
    """The systems a player controls."""
    return [hex_ for hex_ in game.board.fleets_of(seat) if game.economy.controls_system(seat, hex_)]


@official.modify(CONDUIT, MORE_WORMHOLES, reads=(BOARD,))
def conduit(game: Game, effect: Effect, mouths: Mouths, wake: Wake) -> Mouths:
    """Every system they control has an end of the conduit."""
    return (*mouths, *((hex_, MOUTH) for hex_ in controlled(game, effect.owner)))


@official.modify(CONDUIT, MAY_TAKE_WORMHOLE, stage=BOUND)
def no_wormhole(game: Game, effect: Effect, verdict: Verdict, travel: Travel) -> Verdict:
    """The conduit is none: their systems are adjacent, whatever shuts wormholes, for ships that end in one of them; but not
    where a system itself is closed."""
    systems = controlled(game, effect.owner)
    if travel.frm not in systems or travel.to not in systems or game.routes.sealed(travel.seat, travel.frm, travel.to):
        return verdict
    if travel.destination in systems:
        return ALLOWED
    letters = [set(game.galaxy.wormholes(hex_, travel.seat)) - {MOUTH} for hex_ in (travel.frm, travel.to)]
    return verdict if letters[0] & letters[1] else Verdict(False, "OFF-TEC-3")


@official.on(CONDUIT, AFTER_MOVEMENT)
async def shut(game: Game, effect: Effect, at: At) -> None:
    """It was for this movement: no fleet retreats by it."""
    game.end_effect(effect)


@official.on("electro_resonance_turbines", AFTER_ACTIVATION, OPPONENT)
async def electro_resonance_turbines(game: Game, effect: Effect, at: At) -> None:
    """Three Trade Goods of the supply when an opponent, no own second race (SAES-PAC-11), activates a system they control."""
    if at.seat in game.rivals(effect.owner) and game.economy.controls_system(effect.owner, at.system):
        game.economy.gain_goods(effect.owner, GOODS, "electro_resonance_turbines")


# -- J.N.S. Hylarim ----------------------------------------------------------------------------------------------------


@official.modify("jol_nar_flagship_triple_hits", DIE_HITS)
def triple_hits(game: Game, effect: Effect, value: int, die: Die) -> int:
    """Each ten of the Flagship in a Space Battle is three hits."""
    return TRIPLE if die.kind == "flagship" and die.purpose == "battle" and die.face == 10 and die.hit else value
