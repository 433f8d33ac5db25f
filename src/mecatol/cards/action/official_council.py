"""Official Action Cards about agendas and votes; the Twilight Council of build 17 has some of them changed (council.py)."""

from __future__ import annotations

from typing import Any

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.effects import ANY, BOUND, Effect
from mecatol.rules import events
from mecatol.rules.layers import official as effects
from mecatol.rules.layers import official_cards as catalogue
from mecatol.rules.moments import (
    AGENDA_INSTEAD,
    AGENDAS_CHOSEN,
    BEFORE_AGENDA_DRAWN,
    BEFORE_AGENDA_REDRAWN,
    BEFORE_VOTE,
    MAY_USE_SECONDARY,
    MAY_VOTE,
    NO_AGENDA,
    PRIMARY_STANDS,
    STRATEGY_CARD_PLAYED,
    VOTE_CAST,
    VOTES,
    VOTES_REVEALED,
    Strategic,
)
from mecatol.rules.naming import at_player, number_named
from mecatol.rules.official.game import Game
from mecatol.rules.official.politics import RANDOM, VOICE
from mecatol.rules.state import NO_CARD, NOBODY, Agenda, CardId, Played, Seat

from .aiming import aim_player, ask, look_at, player_aimed
from .council import agendas, has_agendas, in_deck
from .official_phases import refusal

RHETORIC = 10
POLICY = "official_determine_policy"
COUNCILS = ("political", "political_ii", "assembly", "assembly_ii")

# -- no council --------------------------------------------------------------------------------------------------------


@catalogue.action_card("council_dissolved", BEFORE_AGENDA_DRAWN)
async def council_dissolved(game: Game, played: Played) -> None:
    """No agenda is read, nor is one voted on that was laid open in its place."""
    game.begin_effect("official_council_dissolved", game.action_cards.context(), "card", until="action")
    for agenda in determined(game):
        game.politics.withdraw(agenda, "council_dissolved")


@effects.modify("official_council_dissolved", AGENDA_INSTEAD)
def agenda_instead_of_council_dissolved(game: Game, effect: Effect, instead: CardId, seat: Seat) -> CardId:
    return instead or NO_AGENDA


def calls_council(game: Game, seat: Seat, strategic: Strategic) -> bool:
    return strategic.card in COUNCILS


async def name_council(game: Game, played: Played) -> None:
    played.targets = [at_player(game.action_cards.context().seat)]


@catalogue.action_card("council_disbanded", STRATEGY_CARD_PLAYED, declare=name_council, fits=calls_council)
async def council_disbanded(game: Game, played: Played) -> None:
    """Neither primary nor secondary of the card are carried out."""
    game.begin_effect("official_council_disbanded", played.seat, "card", until="action", where=game.action_cards.context().card)


@effects.modify("official_council_disbanded", PRIMARY_STANDS, ANY)
def primary_under_council_disbanded(game: Game, effect: Effect, stands: bool, strategic: Strategic) -> bool:
    return stands and strategic.card != effect.where


@effects.modify("official_council_disbanded", MAY_USE_SECONDARY, ANY, BOUND)
def secondaries_under_council_disbanded(game: Game, effect: Effect, verdict: Verdict, strategic: Strategic) -> Verdict:
    return refusal("council_disbanded") if strategic.card == effect.where else verdict


# -- which agenda ------------------------------------------------------------------------------------------------------


def policies(game: Game) -> list[CardId]:
    """The Political Cards of the deck, the discard pile and the laws in force that mean something at this table and now."""
    discarded = [card for card in game.political_cards.deck().discard if game.political_cards.of_use(card)]
    found = [*in_deck(game), *discarded, *(law.card for law in game.state.laws)]
    return [card for card in found if not game.politics.untimely(card)]


def may_determine(game: Game, seat: Seat, context: Any) -> bool:
    """Whether a card is about to be drawn at all, and another one could take its place."""
    due = game.politics.is_replaceable() and not game.fold(AGENDA_INSTEAD, NO_CARD, context)
    return due and bool(policies(game))


def determined(game: Game) -> list[Agenda]:
    """What Determine Policy has laid open and nobody has voted on yet."""
    chosen = [effect.where for effect in game.index.of_kind(POLICY)]
    return [agenda for agenda in game.state.agendas if agenda.card in chosen]


@catalogue.action_card("determine_policy", BEFORE_AGENDA_DRAWN, BEFORE_AGENDA_REDRAWN, fits=may_determine)
async def determine_policy(game: Game, played: Played) -> None:
    """A card of the deck, the discard pile or the laws is voted on instead of the one that would be drawn."""
    look_at(game, played.seat, "political_deck", in_deck(game))
    card = await ask.card(game, played.seat, "determine_policy", policies(game), "option-agenda")
    if card in [law.card for law in game.state.laws]:
        game.politics.lift_law(card)
    game.political_cards.search_out(card)
    game.politics.lay_open(card, played.seat)
    game.tell(events.AgendaRevealed(played.seat, card))
    game.begin_effect(POLICY, game.action_cards.context(), "card", until="action", where=card)


@effects.modify(POLICY, AGENDA_INSTEAD)
def agenda_instead_of_determine_policy(game: Game, effect: Effect, instead: CardId, seat: Seat) -> CardId:
    lies = any(agenda.card == effect.where for agenda in game.state.agendas)
    return CardId(effect.where) if lies else instead


@catalogue.action_card("veto", AGENDAS_CHOSEN, fits=has_agendas)
async def veto(game: Game, played: Played) -> None:
    """The agenda is discarded, and the next one of the deck takes its place."""
    vetoed = agendas(game)[0]
    game.politics.withdraw(vetoed, "veto")
    card = await game.politics.redrawn(vetoed.owner) or game.politics.take_agenda(NOBODY, RANDOM)
    if card:
        game.politics.call_to_order(vetoed.owner, [Agenda(card, vetoed.owner)])


# -- votes -------------------------------------------------------------------------------------------------------------


def voters(game: Game) -> list[Seat]:
    """Players who have votes, the one who plays the card among them."""
    return [seat for seat in game.playing() if game.politics.votes(seat)]


def somebody_votes(game: Game, seat: Seat, context: Any) -> bool:
    return has_agendas(game, seat, context) and bool(voters(game))


async def name_voter(game: Game, played: Played) -> None:
    await aim_player(game, played, "thugs", voters(game))


@catalogue.action_card("thugs", AGENDAS_CHOSEN, declare=name_voter, fits=somebody_votes)
async def thugs(game: Game, played: Played) -> None:
    """A player may not vote for the rest of the round."""
    game.begin_effect("official_thugs", player_aimed(played), "card", until="round")


@effects.modify("official_thugs", MAY_VOTE)
def voting_under_thugs(game: Game, effect: Effect, verdict: Verdict, seat: Seat) -> Verdict:
    """On Political Cards: the election of the Voice of the Council is none."""
    voice = any(agenda.card == VOICE for agenda in game.state.council)
    return verdict if voice else refusal("thugs")


def own_vote(game: Game, seat: Seat, voter: Seat) -> bool:
    return voter == seat and has_agendas(game, seat, None)


@catalogue.action_card("fantastic_rhetoric", BEFORE_VOTE, fits=own_vote)
async def fantastic_rhetoric(game: Game, played: Played) -> None:
    """Ten votes more in this one vote."""
    game.begin_effect("official_fantastic_rhetoric", played.seat, "card", at=VOTE_CAST, of=played.seat)


@effects.modify("official_fantastic_rhetoric", VOTES)
def votes_of_fantastic_rhetoric(game: Game, effect: Effect, votes: int, seat: Seat) -> int:
    return votes + RHETORIC


def has_voted(game: Game, seat: Seat, voter: Seat) -> bool:
    return voter != seat and game.politics.has_voted(voter)


async def name_discredited(game: Game, played: Played) -> None:
    played.targets = [at_player(game.action_cards.context())]


@catalogue.action_card("discredit", VOTE_CAST, declare=name_discredited, fits=has_voted)
async def discredit(game: Game, played: Played) -> None:
    """What a player has just voted counts as an abstention."""
    game.politics.count_only(game.opponents(player_aimed(played)))


def may_bribe(game: Game, seat: Seat, context: Any) -> bool:
    """Somebody with votes on the table and Trade Goods to spend."""
    return game.politics.has_voted(seat) and game.economy.goods_to_spend(seat) > 0


@grants("OFF-GEN-3")
def bribes(game: Game, seat: Seat) -> list[Option[str]]:
    """How many Trade Goods to spend."""
    most = game.economy.goods_to_spend(seat)
    return [Option(f"spend:{n}", says=message("option-bribe", count=n)) for n in range(1, most + 1)]


@catalogue.action_card("bribery", VOTES_REVEALED, fits=may_bribe)
async def bribery(game: Game, played: Played) -> None:
    """One vote more for each Trade Good spent, unless a price or a reply has left him none."""
    if not game.economy.goods_to_spend(played.seat):
        return
    spent = number_named(await game.choose(played.seat, "bribery", bribes, game, played.seat))
    await game.economy.spend_goods(played.seat, spent, "bribery")
    game.politics.add_votes(played.seat, spent)
