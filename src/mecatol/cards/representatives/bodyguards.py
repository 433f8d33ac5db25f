"""Bodyguards: they cannot be assassinated, and most have an answer for a Spy who targets them."""

from __future__ import annotations

from mecatol.cards.action.aiming import at_random, look_at
from mecatol.core.decisions import Option, Verdict, grants
from mecatol.core.effects import ANY, BOUND, OPPONENT, Effect
from mecatol.core.hexes import Hex
from mecatol.rules.layers import official as behaviours
from mecatol.rules.moments import (
    MAY_BE_KILLED,
    MAY_VOTE,
    MAY_VOTE_SO,
    OUTCOME_KNOWN,
    REPRESENTATIVE_TARGETED,
    VOTE_CAST,
    Casting,
    Decided,
    Killing,
    Targeted,
)
from mecatol.rules.naming import at_player, card_named
from mecatol.rules.official.game import Game
from mecatol.rules.official.hands import card_option
from mecatol.rules.official.politics import FOR
from mecatol.rules.state import Seat

from .common import CLAUSE, SILENT, ask, bonus, get_ship, must_abstain, one_or_the_other, peaceful

RANSOM = 3


@behaviours.on("44g5i_o", REPRESENTATIVE_TARGETED)
async def silenced_by_44g5i_o(game: Game, effect: Effect, targeted: Targeted) -> None:
    """The Spy's player must abstain."""
    must_abstain(game, targeted.spy)


@behaviours.on("quirek", REPRESENTATIVE_TARGETED)
async def quirek_strikes_back(game: Game, effect: Effect, targeted: Targeted) -> None:
    """The Spy is killed."""
    await game.political_intrigue.kill(targeted.spy, effect.owner)


@behaviours.on("ssrool_damil", REPRESENTATIVE_TARGETED)
async def ssrool_damil_turns_the_blade(game: Game, effect: Effect, targeted: Targeted) -> None:
    """A Spy who would assassinate is assassinated."""
    if targeted.deadly:
        await game.political_intrigue.kill(targeted.spy, effect.owner, assassinated=True)


@behaviours.on("flaim_haash", REPRESENTATIVE_TARGETED)
async def flaim_haash_burns_votes(game: Game, effect: Effect, targeted: Targeted) -> None:
    """The Spy's player has five votes less."""
    game.begin_effect("fewer_votes", targeted.spy, "card", until="council")


@behaviours.on("orid_gim", REPRESENTATIVE_TARGETED)
async def orid_gim_asks_for_ransom(game: Game, effect: Effect, targeted: Targeted) -> None:
    """The Spy's player hands over three Trade Goods, or his Spy is killed."""
    ways = ["pay", "kill"] if game.economy.usable_goods(targeted.spy) >= RANSOM else ["kill"]
    if await game.choose(targeted.spy, "ransom_spy", one_or_the_other, ways) == "pay":
        game.economy.hand_goods(targeted.spy, effect.owner, RANSOM)
    else:
        await game.political_intrigue.kill(targeted.spy, effect.owner)


@behaviours.on("san_omairo", REPRESENTATIVE_TARGETED)
async def san_omairo_searches(game: Game, effect: Effect, targeted: Targeted) -> None:
    """The Spy's player shows his Action Cards and loses one of them."""
    look_at(game, effect.owner, at_player(targeted.spy), game.action_cards.hand(targeted.spy))
    if game.action_cards.hand(targeted.spy):
        key = await game.choose(effect.owner, "take_card", hand_of, game, targeted.spy)
        await game.action_cards.hand_over(targeted.spy, card_named(key), effect.owner)


@grants(CLAUSE)
def hand_of(game: Game, seat: Seat) -> list[Option[str]]:
    """The Action Cards of a player."""
    return [card_option(card, "option-card") for card in game.action_cards.hand(seat)]


@behaviours.on("brothers_qquiar", REPRESENTATIVE_TARGETED)
async def brothers_qquiar_is_disturbed(game: Game, effect: Effect, targeted: Targeted) -> None:
    game.note(effect, "targeted", "yes")


@bonus("brothers_qquiar")
def votes_of_brothers_qquiar(game: Game, effect: Effect, casting: Casting) -> int:
    """Three more votes if no Spy has targeted them."""
    return 0 if game.remembered(effect, "targeted") else 3


@behaviours.modify("yaluga_huin", MAY_BE_KILLED)
def killing_of_yaluga_huin(game: Game, effect: Effect, may: bool, killing: Killing) -> bool:
    return False


def tolls(game: Game, voter: Seat) -> list[str]:
    """What a player can pay Wendigo with: a random Action Card or a Trade Good."""
    ways = ["card"] if game.action_cards.hand(voter) else []
    return [*ways, *(["good"] if game.economy.usable_goods(voter) else [])]


@behaviours.modify("wendigo", MAY_VOTE_SO, OPPONENT, stage=BOUND)
def votes_under_wendigo(game: Game, effect: Effect, may: bool, casting: Casting) -> bool:
    """Who has nothing to pay with does not vote for the agenda."""
    return may and (casting.outcome != FOR or bool(tolls(game, casting.seat)))


@behaviours.on("wendigo", VOTE_CAST, OPPONENT)
async def wendigo_takes_a_toll(game: Game, effect: Effect, voter: Seat) -> None:
    """Who votes for the agenda gives one or the other."""
    ways = tolls(game, voter)
    if game.political_intrigue.voted(voter) != FOR or not ways:
        return
    if await game.choose(voter, "pay_wendigo", one_or_the_other, ways) == "good":
        game.economy.hand_goods(voter, effect.owner, 1)
    else:
        await game.action_cards.hand_over(voter, at_random(game, game.action_cards, voter, effect.key), effect.owner)


# -- Captain Lassir --------------------------------------------------------------------------------------------------------


def harbours(game: Game, seat: Seat) -> list[Hex]:
    """Friendly systems, with own units or an own planet, and empty ones; no enemy ships."""
    own = [*game.board.systems_of(seat), *(game.board.system_of(planet.id) for planet in game.board.planets_of(seat))]
    places = [
        system.hex
        for system in game.state.systems
        if system.hex in own or (game.galaxy.is_empty(system.hex) and not game.galaxy.is_special(system.hex))
    ]
    return peaceful(game, seat, places, "dreadnought")


@behaviours.on("captain_lassir", OUTCOME_KNOWN, ANY)
async def captain_lassir_deserts(game: Game, effect: Effect, decided: Decided) -> None:
    """A Dreadnought for nothing, if his player gives up all later votes and Representatives for it."""
    hex_ = await ask.system(game, effect.owner, "lassir", harbours(game, effect.owner), may_decline=True)
    if hex_:
        game.begin_effect("gave_up_votes", effect.owner, "card")
        await get_ship(game, effect.owner, "dreadnought", hex_, effect.key)


@behaviours.modify("gave_up_votes", MAY_VOTE)
def voting_after_captain_lassir(game: Game, effect: Effect, verdict: Verdict, seat: Seat) -> Verdict:
    return SILENT
