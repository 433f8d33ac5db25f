"""Events about Trade Goods, Command Counters, cards and Victory Points."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.effects import ANY, Effect
from mecatol.rules import events
from mecatol.rules.choosing import DONE, NO
from mecatol.rules.layers import shattered_ascension_17 as effects
from mecatol.rules.moments import MAY_TRADE, TACTICAL_PRICE, Partners
from mecatol.rules.naming import at_player, card_named, on_planet, players_named
from mecatol.rules.official.hands import card_option
from mecatol.rules.official.politics import AGAINST, FOR
from mecatol.rules.shattered_ascension.game import Game
from mecatol.rules.state import Agreement, CardId, Seat

from .motions import Motion, elects
from .outcomes import (
    CLAUSE,
    REFUSED,
    ask,
    claims_of_secrets,
    drop_at_random,
    gains_counters,
    loses_goods,
    score,
    scores,
    steal_card,
    this_round,
    unflag,
)
from .voters import by_votes, champion, colonies, each, everyone, extreme, points, voters

# -- Trade Goods -------------------------------------------------------------------------------------------------------


async def pays_for_planets(game: Game, seat: Seat) -> None:
    """A Trade Good for each planet."""
    game.economy.lose_goods(seat, len(game.board.planets_of(seat)), "agenda")


Motion("cost_overruns", each(pays_for_planets), each(loses_goods(1), champion(AGAINST)))


@elects("relics_of_the_past", "player")
async def relics_of_the_past(game: Game, name: str) -> None:
    """Five Trade Goods."""
    game.economy.gain_goods(int(name), 5, "agenda")


@elects("economic_revitalization", "player")
async def economic_revitalization(game: Game, name: str) -> None:
    """A Trade Good of every opponent who is able to pay, and one on each agreement."""
    seat = int(name)
    for other in [other for other in everyone(game) if other != seat and game.economy.usable_goods(other)]:
        game.economy.hand_goods(other, seat, 1)
    await add_to_agreements(game, seat, 1)


async def add_to_agreements(game: Game, seat: Seat, amount: int) -> None:
    """Goods are put on every contract a player holds, unless none are, or taken from it as far as there are any."""
    agreements = game.trade.agreements_of(seat)
    if not agreements or (amount > 0 and not game.trade.places_goods(seat)):
        return
    for agreement in agreements:
        least = -game.trade.lying(seat, agreement)
        if max(amount, least):
            game.trade.add_goods(seat, agreement, max(amount, least))
    if amount > 0:
        await game.trade.placed(seat)


async def loses_half(game: Game, seat: Seat) -> None:
    """Half of the Trade Goods, rounded up."""
    game.economy.lose_goods(seat, (game.player(seat).trade_goods + 1) // 2, "agenda")


async def receives_on_agreements(game: Game, seat: Seat) -> None:
    """As many goods as each agreement shows, unless his agreements get none."""
    agreements = game.trade.agreements_of(seat) if game.trade.places_goods(seat) else []
    for agreement in agreements:
        game.trade.add_goods(seat, agreement, game.trade.received(seat, agreement))
    if agreements:
        await game.trade.placed(seat)


Motion("open_the_trade_routes", each(receives_on_agreements), each(loses_half))


async def profits_from_wormholes(game: Game, seat: Seat) -> None:
    """Three Trade Goods for each controlled system with a wormhole other than D, and one on each agreement."""
    systems = [system.hex for system in game.state.systems if game.economy.controls_system(seat, system.hex)]
    gates = [hex_ for hex_ in systems if any(name != "D" for name, _ in game.galaxy.openings(hex_))]
    game.economy.gain_goods(seat, 3 * len(gates), "agenda")
    await add_to_agreements(game, seat, 1)


async def loses_three_on_agreements(game: Game, seat: Seat) -> None:
    """Three goods from each agreement, as far as there are so many."""
    await add_to_agreements(game, seat, -3)


Motion("intergalactic_commerce", each(profits_from_wormholes), each(loses_three_on_agreements))

# -- Trade Embargo -----------------------------------------------------------------------------------------------------


@elects("trade_embargo", "player")
async def trade_embargo(game: Game, name: str) -> None:
    """One agreement is broken, the partner takes all that lies on it; no new ones this round."""
    seat = int(name)
    partners = [other for other in game.opponents(seat) if game.trade.agreement(seat, other) is not None]
    partner = await ask.player(game, seat, "embargo", partners)
    if partner is not None:
        await take_everything(game, partner, game.trade.agreement(seat, partner))
    this_round(game, "trade_embargo", seat)


async def take_everything(game: Game, partner: Seat, agreement: Agreement | None) -> None:
    """An agreement ends, and one partner gets the goods on both contracts."""
    assert agreement is not None
    goods = sum(agreement.goods)
    for seat in agreement.partners:
        lying = game.trade.lying(seat, now := agreement_of(game, agreement))
        if lying:
            game.trade.add_goods(seat, now, -lying)
    await game.trade.break_agreement(agreement_of(game, agreement))
    game.economy.gain_goods(partner, goods, "agenda")


def agreement_of(game: Game, agreement: Agreement) -> Agreement:
    """An agreement as it is now."""
    return next(a for a in game.state.agreements if (a.partners, a.contracts) == (agreement.partners, agreement.contracts))


@effects.modify("trade_embargo", MAY_TRADE)
def trade_under_trade_embargo(game: Game, effect: Effect, verdict: Verdict, partners: Partners) -> Verdict:
    return REFUSED


# -- Command Counters --------------------------------------------------------------------------------------------------


async def contain(game: Game) -> None:
    """The greatest realm pays a counter more for its Tactical Actions."""
    this_round(game, "imperial_containment")


Motion("imperial_containment", contain, each(gains_counters(1), extreme(colonies, least=True)))


@effects.modify("imperial_containment", TACTICAL_PRICE, ANY)
def price_of_actions_under_imperial_containment(game: Game, effect: Effect, counters: int, seat: Seat) -> int:
    return counters + (seat in extreme(colonies)(game))


# -- Victory Points ----------------------------------------------------------------------------------------------------

Motion("imperial_mandate", each(scores("imperial_mandate", 1)), each(gains_counters(1), extreme(points)))
Motion("mutiny", each(scores("mutiny", 1), voters(FOR)), each(scores("mutiny", -1), voters(FOR)))
Motion(
    "seed_of_an_empire",
    each(scores("seed_of_an_empire", 1), extreme(points)),
    each(scores("seed_of_an_empire", 1), extreme(points, least=True)),
)


@elects("recognize_accomplishments", "public_objective")
async def recognize_accomplishments(game: Game, name: CardId) -> None:
    """The objective may be fulfilled once more; what was scored stays."""
    unflag(game, name)


@elects("shifting_values", "public_objective")
async def shifting_values(game: Game, name: CardId) -> None:
    """An objective is gone with the points it gave; a Stage I one takes its place."""
    await game.objectives.strike(name, game.state.stage_1_deck)


PRICES = {"good": 2, "counter": 4, "point": 10}


@elects("pax_magnifica", "place_votes")
async def pax_magnifica(game: Game, name: str) -> None:
    """Votes buy Trade Goods, Command Counters and Victory Points; what is left over is lost."""
    for ballot in list(game.state.ballots):
        left = ballot.votes
        while left >= min(PRICES.values()):
            what = await game.choose(ballot.seat, "buy_with_votes", wares, left)
            if what == DONE.key:
                break
            left -= PRICES[what]
            await bought(game, ballot.seat, what)


@grants(CLAUSE)
def wares(votes: int) -> list[Option[str]]:
    """What so many votes still buy, or nothing more."""
    return [*(Option(k, says=message(f"option-votes-{k}", count=p)) for k, p in PRICES.items() if p <= votes), DONE]


async def bought(game: Game, seat: Seat, what: str) -> None:
    if what == "good":
        game.economy.gain_goods(seat, 1, "agenda")
    elif what == "counter":
        await game.economy.gain_counters(seat, 1, "agenda")
    else:
        score(game, seat, "pax_magnifica", 1)


# -- Secret Objectives -------------------------------------------------------------------------------------------------


@elects("equal_threats", "two_players")
async def equal_threats(game: Game, name: str) -> None:
    """Two players exchange their Secret Objectives; each knows what the other one has now."""
    first, second = players_named(name)
    mine, theirs = await game.objectives.affected_secret(first), await game.objectives.affected_secret(second)
    game.objectives.swap_secrets(first, mine, second, theirs)


@elects("archived_secret", "player")
async def archived_secret(game: Game, name: str) -> None:
    """A further Secret Objective, if he wants it; only one is claimed in a round."""
    if len(game.state.secret_deck) and await ask.agrees(game, int(name), "archived_secret"):
        game.objectives.deal_secret(int(name), "agenda")


async def plan_anew(game: Game) -> None:
    """All unclaimed Secret Objectives are shuffled in, and everybody is dealt one."""
    game.objectives.deal_secrets_anew(everyone(game), "agenda")


async def reward_secrets(game: Game) -> None:
    """A point for everybody who has fulfilled a Secret Objective."""
    for seat in dict.fromkeys(claim.seat for claim in claims_of_secrets(game)):
        score(game, seat, "flawed_planning", 1)


Motion("flawed_planning", plan_anew, reward_secrets)

# -- Action Cards ------------------------------------------------------------------------------------------------------


async def may_draw(game: Game, seat: Seat) -> None:
    """A player may draw a card."""
    if await ask.agrees(game, seat, "unconventional_measures"):
        await game.action_cards.take(seat, 1, "agenda")


async def draws_measures(game: Game) -> None:
    """A card for all who want one, then one more for whoever was most in favour."""
    await each(may_draw)(game)
    await each(may_draw, champion(FOR))(game)


async def drops_two(game: Game, seat: Seat) -> None:
    drop_at_random(game, seat, 2)


Motion("unconventional_measures", draws_measures, each(drops_two))


async def shift_loyalties(game: Game) -> None:
    """The most votes take a card from each of three opponents, the second most from one."""
    for seat, most in zip(by_votes(game, FOR), (3, 1), strict=False):
        robbed: list[Seat] = []
        while len(robbed) < most:
            others = [s for s in game.opponents(seat) if s not in robbed and not game.politics.passes_by(s)]
            rich = [s for s in others if game.player(s).action_cards]
            victim = await ask.player(game, seat, "take_card_from", rich, may_decline=True)
            if victim is None:
                break
            robbed.append(victim)
            steal_card(game, seat, victim)
        await game.action_cards.trim(seat)


async def keeps_one_card(game: Game, seat: Seat) -> None:
    """All Action Cards but one of his choice are discarded."""
    while len(game.player(seat).action_cards) > 1:
        key = await game.choose(seat, "discard_down", hand_options, game, seat)
        game.action_cards.discard(seat, card_named(key))


@grants(CLAUSE)
def hand_options(game: Game, seat: Seat) -> list[Option[str]]:
    """Action Cards to discard."""
    return [card_option(card, "option-discard-card") for card in game.player(seat).action_cards]


Motion("shifting_loyalties", shift_loyalties, each(keeps_one_card, voters(FOR)))


async def breaks_all(game: Game) -> None:
    await game.trade.break_all()


async def learns_from_partner(game: Game, seat: Seat) -> None:
    """A technology of a trade partner, whatever it needs."""
    await learns_from(game, seat, [game.trade.partner(seat, agreement) for agreement in game.trade.agreements_of(seat)])


async def learns_from(game: Game, seat: Seat, others: Sequence[Seat]) -> None:
    """A technology that one of some players has, whatever it needs."""
    found = technologies_of(game, seat, others)
    key = await game.choose(seat, "share_technology", technology_options, found, True) if found else NO.key
    if key != NO.key:
        await game.technology.gain(seat, key, "agenda")


def technologies_of(game: Game, seat: Seat, others: Sequence[Seat]) -> list[str]:
    """The technologies of some players that another one could learn."""
    known = dict.fromkeys(t for other in others for t in game.player(other).technologies)
    new = [t for t in known if not game.technology.has(seat, t) and t in game.content.technologies]
    return [t for t in new if game.technology.may_learn(seat, t, "agenda")]


@grants(CLAUSE)
def technology_options(technologies: Sequence[str], may_decline: bool) -> list[Option[str]]:
    """Technologies to choose, or none where that is possible."""
    found = [Option(t, says=message("option-named-technology", technology=t)) for t in technologies]
    return [*found, *([NO] if may_decline else [])]


Motion("sharing_of_technology", each(learns_from_partner), breaks_all)


# -- Grand Accusation ------------------------------------------------------------------------------------------------------


@elects("grand_accusation", "player")
async def grand_accusation(game: Game, name: str) -> None:
    """The accused loses Leaders and cards; his secret and his accuser's are shown; the accuser's friends draw."""
    accused, accusers = int(name), champion(at_player(int(name)))(game)
    await surrender_leaders(game, accused)
    for card in list(game.player(accused).action_cards):
        game.action_cards.discard(accused, card)
    for card in list(game.player(accused).political_cards):
        game.political_cards.discard(accused, card)
    for seat in dict.fromkeys([accused, *accusers]):
        if secret := await game.objectives.affected_secret(seat):
            game.objectives.show_secret(seat, secret)
    for friend in [f for accuser in accusers for f in voters(at_player(accuser))(game)]:
        if await ask.agrees(game, friend, "draw_two"):
            await game.action_cards.take(friend, 2, "agenda")


async def surrender_leaders(game: Game, seat: Seat) -> None:
    """Each Leader becomes a captive on an enemy planet of its owner's choice."""
    for leader in game.leaders.of(seat):
        planets = [planet for other in game.opponents(seat) for planet in game.board.solid_planets(other)]
        planet = await ask.planet(game, seat, "surrender_leader", planets)
        if planet:
            game.leaders.imprison(leader, game.board.planet(planet).owner, on_planet(planet))
            game.tell(events.LeaderFate(seat, leader.id, "captured"))
