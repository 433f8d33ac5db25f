"""Cards about the council itself: repealing, voting again, deciding alone, votes and vetoes."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.cards.action.hands import of_another
from mecatol.core.decisions import Option, grants, message
from mecatol.core.effects import ANY, Effect
from mecatol.rules import events
from mecatol.rules.choosing import NO
from mecatol.rules.decks import printed as kind_of
from mecatol.rules.layers import shattered_ascension_17 as effects
from mecatol.rules.moments import (
    AGENDA_DECIDED,
    AGENDAS_CHOSEN,
    CARD_PLAYED,
    COMPONENT_ACTION,
    COUNCIL_OVER,
    STRATEGY_CARD_PICKED,
    TURN_BEGINS,
    VOTES,
    VOTES_COUNT,
    VOTES_REVEALED,
    Decided,
    Pick,
)
from mecatol.rules.naming import at_card, at_player, card_named, on_planet
from mecatol.rules.official import game as official_game
from mecatol.rules.official.hands import card_option
from mecatol.rules.official.politics import AGAINST, FOR, RANDOM, VOICE
from mecatol.rules.pieces import MECATOL_REX
from mecatol.rules.shattered_ascension.game import Game
from mecatol.rules.state import NO_CARD, NOBODY, Agenda, CardId, Played, Seat

from .motions import Motion, election, elects
from .outcomes import (
    CLAUSE,
    ask,
    discard,
    exhausts,
    is_colony,
    law_of,
    law_options,
    may_repeal,
    place_unit,
    ruled_planets,
    this_round,
)
from .voters import by_votes, champion, colonies, each, everyone, extreme, holder

# -- laws end ----------------------------------------------------------------------------------------------------------


@elects("repeal", "law")
async def repeal(game: Game, name: CardId) -> None:
    """A law is discarded."""
    await game.politics.abolish(name)


async def abolish_all(game: Game) -> None:
    """No law is in force any more; everybody exhausts two planets."""
    for law in list(game.state.laws):
        await game.politics.abolish(law.card)
    await each(exhausts(2))(game)


Motion("new_constitution", abolish_all, each(may_repeal, champion(AGAINST)))

REPEAL_PRICE, OBJECTION_PRICE = 10, 6


def richest_repeals(game: Game) -> Sequence[Seat]:
    """Who has the most planets; nobody where several are level."""
    found = extreme(colonies)(game)
    return found if len(found) == 1 else []


Motion("common_practice", refused=each(may_repeal, richest_repeals), everybody=True)


def repealable(game: Game, effect: Effect, seat: Seat) -> list[Option[str]]:
    used = game.remembered(effect, "turn") == game.scope("turn")
    if seat != effect.owner or used or not game.economy.can_pay(seat, influence=REPEAL_PRICE):
        return []
    return [option for option in law_options(game) if option is not NO]


@effects.may("common_practice", TURN_BEGINS, repealable)
async def common_practice_repeals(game: Game, effect: Effect, seat: Seat, key: str) -> None:
    """Once when a turn begins ten influence discard a law, unless an opponent objects with six."""
    game.note(effect, "turn", game.scope("turn"))
    await game.economy.pay(seat, "common_practice", influence=REPEAL_PRICE)
    for other in game.opponents(seat):
        if game.economy.can_pay(other, influence=OBJECTION_PRICE) and await ask.agrees(game, other, "object_to_repeal"):
            await game.economy.pay(other, "common_practice", influence=OBJECTION_PRICE)
            return
    await game.politics.abolish(card_named(key))


# -- voting again, when the agendas of the council are resolved --------------------------------------------------------


async def reopen(game: Game, law: CardId) -> None:
    """A law comes before the council anew: it is not in force before it has passed again."""
    await game.politics.abolish(law)
    game.take_off(game.political_cards.deck(), law)
    game.tell(events.AgendaRevealed(NOBODY, law))


def was_there_before(game: official_game.Game, law: str) -> bool:
    """Whether a law was in force when the round began."""
    return not any(deed.kind == "passed_law" and deed.what == law for deed in game.state.deeds)


@elects("revote", "law", was_there_before)
async def revote(game: Game, name: str) -> None:
    """The law is voted on once more."""
    this_round(game, "vote_again", where=name)


async def rescind(game: Game) -> None:
    """Who was most in favour has three more votes this round and picks a law that is voted on once more."""
    for seat in by_votes(game, FOR)[:1]:
        this_round(game, "rescind", seat)


async def turn_up_objective(game: Game) -> None:
    """A Stage I objective is revealed."""
    card = game.draw(game.state.stage_1_deck, "objectives", "agenda") if game.state.stage_1_deck else NO_CARD
    if card:
        await game.objectives.open(card)


Motion("rescind", rescind, turn_up_objective)


@effects.modify("rescind", VOTES)
def votes_under_rescind(game: Game, effect: Effect, votes: int, seat: Seat) -> int:
    return votes + 3


@effects.on("rescind", COUNCIL_OVER, ANY)
async def rescind_picks_a_law(game: Game, effect: Effect, seat: Seat) -> None:
    if game.state.laws and not game.remembered(effect, "picked"):
        game.note(effect, "picked", "yes")
        key = await game.choose(effect.owner, "rescind_law", law_options, game)
        if key != NO.key:
            await reopen(game, card_named(key))
            await game.politics.vote_anew(seat, card_named(key))


@effects.on("vote_again", COUNCIL_OVER, ANY)
async def revote_again(game: Game, effect: Effect, seat: Seat) -> None:
    game.end_effect(effect)
    for card in [law.card for law in game.state.laws if law.card == effect.where]:
        await reopen(game, card)
        await game.politics.vote_anew(seat, card)


async def one_more_agenda(game: Game) -> None:
    """When the council is over a card of the deck is voted on."""
    this_round(game, "one_more_agenda")


Motion("political_focus", refused=one_more_agenda)


@effects.on("one_more_agenda", COUNCIL_OVER, ANY)
async def political_focus_votes_on_the_next(game: official_game.Game, effect: Effect, seat: Seat) -> None:
    game.end_effect(effect)
    await vote_on_the_next(game, seat)


async def vote_on_the_next(game: official_game.Game, seat: Seat) -> None:
    """The next card of the deck comes before the council."""
    card = await game.politics.redrawn(seat) or game.politics.take_agenda(NOBODY, RANDOM)
    if card:
        await game.politics.vote_anew(seat, card)


@effects.on("political_focus", STRATEGY_CARD_PICKED, ANY)
async def political_focus_rewards(game: Game, effect: Effect, pick: Pick) -> None:
    """Whoever takes Assembly gets a counter or two goods."""
    if pick.card == "assembly":
        await rewards(game, pick.seat)


async def rewards(game: official_game.Game, seat: Seat) -> None:
    """A counter or two goods."""
    if await game.choose(seat, "political_focus", counter_or_goods, game, seat) == "goods":
        game.economy.gain_goods(seat, 2, "political_focus")
    else:
        await game.economy.gain_counters(seat, 1, "political_focus")


@grants(CLAUSE)
def counter_or_goods(game: official_game.Game, seat: Seat) -> list[Option[str]]:
    """A Command Counter, while there is one, or two Trade Goods."""
    goods = Option("goods", says=message("option-two-goods"))
    return [goods, Option("counter", says=message("option-a-counter"))] if game.board.reinforcements(seat) > 0 else [goods]


# -- deciding alone ----------------------------------------------------------------------------------------------------


@grants(CLAUSE)
def decidable(game: Game, cards: Sequence[CardId]) -> list[Option[str]]:
    """Political Cards that have an outcome now, or none."""
    return [*(card_option(card, "option-agenda") for card in cards if game.politics.outcomes(card)), NO]


@grants(CLAUSE)
def outcomes(game: Game, card: CardId) -> list[str | Option[str]]:
    """What an agenda can come to."""
    return game.politics.outcomes(card)


async def decide_alone(game: Game, seat: Seat, cards: Sequence[CardId]) -> CardId:
    """A player may choose one of some open cards and its outcome; which card, or ""."""
    key = await game.choose(seat, "decide_agenda", decidable, game, cards)
    return card_named(key)


async def decree(game: Game, seat: Seat, card: CardId) -> None:
    """The player says what the agenda comes to, and so it does; one that can come to nothing now is discarded."""
    if not game.politics.outcomes(card):
        game.politics.withdraw(Agenda(card), "no_outcome")
        return
    outcome = await game.choose(seat, "decide_outcome", outcomes, game, card)
    game.politics.pick_up(card)
    await game.politics.decree(seat, card, outcome)


async def decree_from_hand(game: Game, seat: Seat) -> None:
    """An agenda of the own hand may be decided on the spot."""
    card = await decide_alone(game, seat, game.player(seat).political_cards)
    if card:
        await decree_a_card(game, seat, at_card(card))


async def decree_a_card(game: Game, seat: Seat, key: str) -> None:
    """A card of the hand is laid open and decided, or the one that is read in its place."""
    card = game.politics.take_agenda(seat, key)
    if card:
        game.politics.lay_open(card)
        await decree(game, seat, card)


async def confer(game: Game) -> None:
    """Cards are drawn openly, as many as there are players; each who voted for it decides one, the most votes first."""
    drawn = [card for _ in everyone(game) if (card := game.politics.take_agenda(NOBODY, RANDOM))]
    for card in drawn:
        game.politics.lay_open(card)
    for seat in by_votes(game, FOR):
        card = await decide_alone(game, seat, drawn)
        if card:
            drawn.remove(card)
            await decree(game, seat, card)
    for card in drawn:
        game.politics.withdraw(Agenda(card), "legislative_conference")


Motion("legislative_conference", confer)


def ruler(game: Game) -> list[Seat]:
    return holder(game, MECATOL_REX)


async def rules(game: Game, seat: Seat) -> None:
    """A law discarded, or an agenda of the hand decided."""
    before = len(game.state.laws)
    await may_repeal(game, seat)
    if len(game.state.laws) == before:
        await decree_from_hand(game, seat)


async def fortifies(game: Game, seat: Seat) -> None:
    """An Armor or a PDS on Mecatol Rex."""
    here = [on_planet(MECATOL_REX)]
    if not await place_unit(game, seat, "mechanized_unit", here if game.parameters.mechanized_units else []):
        await place_unit(game, seat, "pds", here)


Motion("holder_of_mecatol_rex", each(rules, ruler), each(fortifies, ruler))


async def hand_precept(game: Game) -> None:
    """The law goes to whoever cast the most votes for it."""
    for seat in by_votes(game, FOR)[:1]:
        game.politics.amend(CardId("council_precept"), at_player(seat))


async def speaker_of_the_opposition(game: Game) -> None:
    """Whoever cast the most votes against it becomes Speaker; nobody uses the secondary of Assembly this round."""
    for seat in by_votes(game, AGAINST)[:1]:
        game.politics.give_speaker(seat, seat)
    this_round(game, "no_secondaries", where="assembly")


Motion("council_precept", hand_precept, speaker_of_the_opposition)


def precept(game: Game, effect: Effect, seat: Seat) -> list[Option[str]]:
    """Agendas of the hand that can come to something when this law is gone."""
    itself = f"law:{law_of(game, effect)}"
    mine = [card for card in game.player(seat).political_cards if can_come_to(game, card) - {itself}]
    return [card_option(card, "option-council-precept") for card in mine]


def can_come_to(game: Game, card: CardId) -> set[str]:
    """The keys of an agenda's outcomes."""
    return {outcome if isinstance(outcome, str) else outcome.key for outcome in game.politics.outcomes(card)}


@effects.may("council_precept", COMPONENT_ACTION, precept)
async def council_precept_is_used(game: Game, effect: Effect, seat: Seat, key: str) -> None:
    """As an action the law is discarded and an agenda of the hand decided."""
    await discard(game, effect)
    await decree_a_card(game, seat, key)
    await game.moment(COUNCIL_OVER, seat)  # no other agenda is waited for


# -- votes and vetoes --------------------------------------------------------------------------------------------------


def agendas(game: Game) -> list[CardId]:
    """The Political Cards before the council."""
    return [agenda.card for agenda in game.state.council if agenda.card != VOICE]


def elections(game: Game, effect: Effect, seat: Seat) -> list[Option[str]]:
    cards = [card for card in agendas(game) if game.cards.political_cards[kind_of(card)].elect not in ("", "place_votes")]
    return [card_option(card, "option-council-elder") for card in cards]


election("council_elder", "player")


@effects.may("council_elder", AGENDAS_CHOSEN, elections)
async def council_elder_speaks(game: Game, effect: Effect, seat: Seat, key: str) -> None:
    """The law is discarded, and in one election only its holder's votes count."""
    this_round(game, "elders_word", effect.owner, card_named(key))
    await discard(game, effect)


@effects.modify("elders_word", VOTES_COUNT, ANY)
def council_elder_alone_counts(game: Game, effect: Effect, counts: bool, seat: Seat) -> bool:
    """Votes that are bought once they lie open count no more than others."""
    return counts and (seat == effect.owner or game.state.council[0].card != effect.where)


@effects.on("elders_word", AGENDA_DECIDED, ANY)
async def council_elder_has_spoken(game: Game, effect: Effect, decided: Decided) -> None:
    if decided.card == effect.where:
        game.end_effect(effect)


election("veto_power", "player")


def vetoable(game: Game, effect: Effect, seat: Seat) -> list[Option[str]]:
    return [card_option(card, "option-veto") for card in agendas(game)]


@effects.may("veto_power", AGENDAS_CHOSEN, vetoable)
async def veto_power_is_used(game: Game, effect: Effect, seat: Seat, key: str) -> None:
    """An agenda is discarded, and the law with it."""
    game.politics.withdraw(next(agenda for agenda in game.state.council if agenda.card == card_named(key)), "veto_power")
    await discard(game, effect)


async def refresh_counsellors(game: Game) -> None:
    """Colonies with more influence than resources are refreshed."""
    for planet in ruled_planets(game):
        counsels = game.economy.influence(planet.id) > game.economy.resources(planet.id)
        if counsels and is_colony(game, planet.id):
            game.board.refresh(planet.owner, [planet.id])


Motion("industrial_lobby", refused=refresh_counsellors, everybody=True)


def lobbies(game: Game, effect: Effect, seat: Seat) -> list[Option[str]]:
    voted = any(ballot.seat == effect.owner and ballot.votes for ballot in game.state.ballots)
    most = game.economy.available_resources(effect.owner) if voted else 0
    return [Option(str(n), says=message("option-bribe", count=n)) for n in range(1, most + 1)]


@effects.may("industrial_lobby", VOTES_REVEALED, lobbies)
async def industrial_lobby_buys_votes(game: Game, effect: Effect, seat: Seat, key: str) -> None:
    """Resources become votes for what a player has voted for, as often as he likes."""
    await game.economy.pay(effect.owner, "industrial_lobby", resources=int(key))
    game.politics.recount(effect.owner, lambda votes: votes + int(key))


# -- cancelling Action Cards -------------------------------------------------------------------------------------------

SABOTAGE_PRICE, SURVEILLANCE_PRICE = 4, 5

election("minister_of_intelligence", "player")
Motion("smart_surveillance_prediction_network", everybody=True)


def may_sabotage(game: Game, effect: Effect, played: Played) -> list[Option[str]]:
    """What a Sabotage from the hand could cancel, for four influence."""
    able = of_another(game, effect.owner, played) and game.economy.can_pay(effect.owner, influence=SABOTAGE_PRICE)
    return [Option("sabotage", says=message("option-pay-to-sabotage", count=SABOTAGE_PRICE))] if able else []


@effects.may("minister_of_intelligence", CARD_PLAYED, may_sabotage)
async def minister_of_intelligence_sabotages(game: Game, effect: Effect, played: Played, key: str) -> None:
    """Four influence sabotage an Action Card."""
    await game.economy.pay(effect.owner, effect.key, influence=SABOTAGE_PRICE)
    game.action_cards.sabotage(played, effect.key)


def may_foresee(game: Game, effect: Effect, played: Played) -> list[Option[str]]:
    able = played.seat != effect.owner and game.economy.can_pay(effect.owner, influence=SURVEILLANCE_PRICE)
    return [Option("sabotage", says=message("option-pay-to-sabotage", count=SURVEILLANCE_PRICE))] if able else []


@effects.may("smart_surveillance_prediction_network", CARD_PLAYED, may_foresee)
async def smart_surveillance_foresees(game: Game, effect: Effect, played: Played, key: str) -> None:
    """Five influence of an opponent cancel an Action Card."""
    await game.economy.pay(effect.owner, effect.key, influence=SURVEILLANCE_PRICE)
    game.action_cards.sabotage(played, effect.key)


# -- Policy Review ---------------------------------------------------------------------------------------------------------


async def shuffle_discards(game: Game) -> None:
    """All discarded Political Cards are in the deck again."""
    game.political_cards.reshuffle()


Motion("policy_review", refused=shuffle_discards)


@effects.on("policy_review", AGENDAS_CHOSEN, ANY)
async def policy_review_adds_an_agenda(game: Game, effect: Effect, seat: Seat) -> None:
    """Once in each Assembly an agenda of the discard pile is voted on as well, after the others."""
    action = game.state.action
    if action is None or action.kind != "strategic" or game.remembered(effect, "action") == game.scope("action"):
        return
    game.note(effect, "action", game.scope("action"))
    if card := await review(game, seat):
        game.politics.add_agenda(card)


async def review(game: official_game.Game, seat: Seat, without: str = "") -> CardId:
    """An agenda of the discard pile, but one, is taken up; it goes under the deck when the council is over."""
    if not reviewable(game, without):
        return NO_CARD
    card = card_named(await game.choose(seat, "policy_review", reviewable, game, without))
    game.take_off(game.political_cards.deck(), card)
    for effect in game.index.of_kind("policy_review"):
        game.note(effect, "card", card)
    game.tell(events.AgendaRevealed(NOBODY, card))
    return card


@grants(CLAUSE)
def reviewable(game: official_game.Game, without: str = "") -> list[Option[str]]:
    """Discarded agendas that have an outcome now."""
    found = sorted(card for card in game.political_cards.deck().discard if game.political_cards.of_use(card) and card != without)
    timely = [card for card in found if not game.politics.untimely(card)]
    return [card_option(card, "option-agenda") for card in timely if game.politics.outcomes(card)]


@effects.on("policy_review", COUNCIL_OVER, ANY)
async def policy_review_puts_it_under_the_deck(game: Game, effect: Effect, seat: Seat) -> None:
    """It goes under the deck then, unless it is a law that stays."""
    card, deck = CardId(game.remembered(effect, "card")), game.political_cards.deck()
    if card and card in deck.discard:
        game.put_under(deck, card)
        game.make_known(card, range(game.seats()))
    game.note(effect, "card", "")
