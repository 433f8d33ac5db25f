"""The Emirates of Hacan (OFF-RAC-2): traders whose agreements nobody breaks."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.effects import ANY, OPPONENT, SET, Effect
from mecatol.core.memo import kept
from mecatol.rules import events
from mecatol.rules.choosing import NO
from mecatol.rules.layers import official, shattered_ascension
from mecatol.rules.moments import (
    BEFORE_CARDS_DRAWN,
    COMPONENT_ACTION,
    CONTRACT_VALUE,
    DICE_ROLLED,
    MAY_BREAK,
    NEEDS_APPROVAL,
    OUT_OF_TURN,
    SECONDARY_COST,
    STATUS_PHASE_BEGINS,
    STRATEGY_PHASE_ENDS,
    Contract,
    Partners,
    Strategic,
)
from mecatol.rules.naming import at_player, card_named, family_of, listing, number_named, parted, player_named, seats_listed
from mecatol.rules.official.game import Game
from mecatol.rules.official.hands import card_option
from mecatol.rules.state import Battle, CardId, Seat

from .common import flagship_in

POOR, GAIN, GIFT, DUEL_GIFT = 6, 6, 2, 1
TRIES = 2


# -- the sheet ---------------------------------------------------------------------------------------------------------


@official.modify("hacan_free_trade_deals", NEEDS_APPROVAL)
def free_trade_deals(game: Game, effect: Effect, value: bool, seat: Seat) -> bool:
    """Nobody has to approve of their agreements."""
    return False


@official.modify("hacan_free_trade_secondary", SECONDARY_COST, stage=SET)
def free_trade_secondary(game: Game, effect: Effect, value: int, strategic: Strategic) -> int:
    """The secondary of Trade costs them no counter."""
    return 0 if family_of(strategic.card) == "trade" else value


@official.modify("hacan_trade_income", CONTRACT_VALUE)
def trade_income(game: Game, effect: Effect, value: int, contract: Contract) -> int:
    """Each of their agreements brings them one Trade Good more."""
    return value + 1


@official.modify("hacan_unbreakable_agreements", MAY_BREAK, OPPONENT)
def unbreakable_agreements(game: Game, effect: Effect, verdict: Verdict, partners: Partners) -> Verdict:
    """Nobody ends an agreement with them but by war and cards."""
    if partners.other != effect.owner or not verdict.allowed:
        return verdict
    return Verdict(False, "OFF-RAC-2", message("explain-unbreakable", player=effect.owner))


def holders(game: Game, seat: Seat, but: Sequence[Seat]) -> list[Seat]:
    """Others who have Action Cards."""
    return [other for other in game.opponents(seat) if game.player(other).action_cards and other not in but]


def bazaar(game: Game, effect: Effect, anybody: Seat) -> list[Option[str]]:
    """In the Status Phase, players to trade a card with; who has refused in this round is not asked again."""
    seat = effect.owner
    if game.state.phase != "status" or not game.player(seat).action_cards:
        return []
    others = holders(game, seat, seats_listed(game.remembered(effect, game.scope("round"))))
    return list(map(_swap_with, others))


@kept
def _swap_with(seat: Seat) -> Option[str]:
    """A player to trade a card with."""
    return Option(at_player(seat), "OFF-RAC-2", (at_player(seat),), message("option-card-swap", player=seat))


@grants("OFF-RAC-2")
def own_cards(game: Game, seat: Seat) -> list[Option[str]]:
    """A card to give."""
    return [card_option(card, "option-offer-card") for card in game.player(seat).action_cards]


@grants("OFF-RAC-2")
def returns(game: Game, seat: Seat) -> list[Option[str]]:
    """A card to give back, or no trade."""
    return [*own_cards(game, seat), NO]


@official.may("hacan_card_swap", STATUS_PHASE_BEGINS, bazaar)
@official.may("hacan_card_swap", BEFORE_CARDS_DRAWN, bazaar)
@official.may("hacan_card_swap", OUT_OF_TURN, bazaar)
async def card_swap(game: Game, effect: Effect, anybody: Seat, key: str) -> None:
    """At any time of the Status Phase they may trade Action Cards, one for one."""
    seat, other = effect.owner, player_named(key)
    offered = card_named(await game.choose(seat, "card_swap_give", own_cards, game, seat))
    game.tell(events.Learned(other, f"player:{seat}", (offered,)), to=[other])
    game.make_known(offered, [other])
    answer = await game.choose(other, "card_swap_return", returns, game, other)
    if answer == NO.key:
        refused = seats_listed(game.remembered(effect, game.scope("round")))
        game.note(effect, game.scope("round"), listing(map(str, [*refused, other]), ","))
    else:
        swap(game, seat, offered, other, card_named(answer))


def swap(game: Game, seat: Seat, mine: CardId, other: Seat, theirs: CardId) -> None:
    """Two cards change hands; each player knows what he gave."""
    game.action_cards.pass_on(seat, mine, other)
    game.action_cards.pass_on(other, theirs, seat)


# -- race technologies and upgrades ------------------------------------------------------------------------------------


def may_produce_goods(game: Game, effect: Effect, seat: Seat) -> list[Option[str]]:
    """Once a round, as an action, with few Trade Goods and a counter of Strategy Allocation."""
    used = game.used_this_round(effect)
    if seat != effect.owner or used or game.player(seat).trade_goods >= POOR or not game.player(seat).strategy:
        return []
    return [Option("production_centers", "OFF-TEC-3", says=message("option-production-centers", goods=GAIN))]


@grants("OFF-TEC-3", "SA17-DUE-27")
def guests(game: Game, seat: Seat) -> list[Option[str]]:
    """Who gets a share."""
    return [Option(f"player:{s}", "", (f"player:{s}",), message("option-player", player=s)) for s in game.opponents(seat)]


async def fill_coffers(game: Game, effect: Effect, seat: Seat, gift: int) -> None:
    """Six Trade Goods, and some of them for another player, if they may be given away."""
    game.use_this_round(effect)
    game.economy.spend_counter(seat, "strategy", "production_centers")
    game.economy.gain_goods(seat, GAIN, "production_centers")
    if game.economy.usable_goods(seat):
        key = await game.choose(seat, "production_centers", guests, game, seat)
        game.economy.hand_goods(seat, player_named(key), gift)


@official.may("production_centers", COMPONENT_ACTION, may_produce_goods)
async def production_centers(game: Game, effect: Effect, seat: Seat, key: str) -> None:
    """Two of the goods are another player's."""
    await fill_coffers(game, effect, seat, GIFT)


@shattered_ascension.may("production_centers", COMPONENT_ACTION, may_produce_goods)
async def commerce_nexus(game: Game, effect: Effect, seat: Seat, key: str) -> None:
    """The same; between two players one good is enough (SA17-DUE-27)."""
    await fill_coffers(game, effect, seat, DUEL_GIFT if game.seats() == 2 else GIFT)


@grants("OFF-TEC-3")
def exchanges(game: Game, seat: Seat) -> list[Option[str]]:
    """One of their Strategy Cards for one of a trade partner, "<mine>><theirs>"; or none."""
    partners = [game.trade.partner(seat, agreement) for agreement in game.trade.agreements_of(seat)]
    theirs = [c for c in game.state.strategy_cards if c.holder in partners and c.holder != seat]
    found = [
        Option(f"{mine.id}>{card.id}", "", (f"player:{card.holder}",), message("option-datahub", card=mine.id, other=card.id))
        for mine in game.strategy_cards.held(seat)
        for card in theirs
    ]
    return [*found, NO]


@official.on("quantum_datahub_node", STRATEGY_PHASE_ENDS, ANY)
async def quantum_datahub_node(game: Game, effect: Effect, speaker: Seat) -> None:
    """When the Strategy Phase is over they may exchange a Strategy Card with a trade partner, who is not asked."""
    seat = effect.owner
    if len(exchanges(game, seat)) < 2:
        return
    key = await game.choose(seat, "datahub", exchanges, game, seat)
    if key == "no":
        return
    mine, theirs = parted(key, ">")
    game.strategy_cards.exchange(mine, theirs)


@shattered_ascension.on("caravan_fleets", STATUS_PHASE_BEGINS, ANY)
async def caravan_fleets(game: Game, effect: Effect, speaker: Seat) -> None:
    """A Trade Good for each of their agreements at the start of the Status Phase."""
    number = len(game.trade.agreements_of(effect.owner))
    if number:
        game.economy.gain_goods(effect.owner, number, "caravan_fleets")


# -- Wrath of Kenara ---------------------------------------------------------------------------------------------------


def tries(game: Game, effect: Effect) -> int:
    """How many dice of this round were rolled again."""
    return int(game.remembered(effect, game.scope("battle_round")) or 0)


def may_bribe_fate(game: Game, effect: Effect, battle: Battle) -> list[Option[str]]:
    """Twice a round of a Space Battle with the Flagship: own dice, those alike as one, "again:<number>"."""
    seat = effect.owner
    if battle.planet or not battle.has(seat) or not flagship_in(game, seat, battle.system):
        return []
    spent = game.space_battle.is_spent(battle, seat) or tries(game, effect) >= TRIES
    if spent or not game.economy.goods_to_spend(seat):
        return []
    return game.combat.dice_again(battle.side(seat).dice, "again", "OFF-SOT-FLG")


@official.may("hacan_flagship_reroll", DICE_ROLLED, may_bribe_fate)
async def bribe_fate(game: Game, effect: Effect, battle: Battle, key: str) -> None:
    """A Trade Good, and a die is rolled again."""
    game.note(effect, game.scope("battle_round"), str(tries(game, effect) + 1))
    await game.economy.spend_goods(effect.owner, 1, "wrath_of_kenara")
    game.combat.roll_again(battle.side(effect.owner).dice, number_named(key))
