"""Seven official cards in the Twilight Council, where the official decks are played; the revised decks have theirs (SA17-TWC-17).

"Before votes are counted" is from the moment the agendas are known until the first votes are opened.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.effects import ANY, Effect
from mecatol.rules import events
from mecatol.rules.layers import shattered_ascension as effects
from mecatol.rules.layers import shattered_ascension_es_cards as spanish
from mecatol.rules.layers import shattered_ascension_official_decks as catalogue
from mecatol.rules.moments import AGENDAS_CHOSEN, BEFORE_VOTE, MAY_VOTE, VOTE_CAST, VOTES, VOTES_PLACED, VOTES_REVEALED
from mecatol.rules.naming import at_player, card_named, listed, listing, number_named, player_named
from mecatol.rules.official import game as official_game
from mecatol.rules.official.hands import card_option
from mecatol.rules.official.politics import VOICE
from mecatol.rules.shattered_ascension.game import Game
from mecatol.rules.state import Agenda, CardId, Played, Seat

from .aiming import who_votes

LESS, MORE = 10, 10  # SA17-TWC-19, SA17-TWC-23: votes taken off, votes added

# -- what the cards lean on ---------------------------------------------------------------------------------------------


def agendas(game: official_game.Game) -> list[Agenda]:
    """The Political Cards before the council; the election of the Voice of the Council is none."""
    return [agenda for agenda in game.state.council if agenda.card != VOICE]


def agenda_options(cards: Sequence[Agenda]) -> list[Option[str]]:
    return [card_option(agenda.card, "option-agenda") for agenda in cards]


def chosen(game: Game, key: str) -> Agenda:
    """The agenda before the council that an option names."""
    return next(agenda for agenda in game.state.council if agenda.card == card_named(key))


def player_option(seat: Seat) -> Option[str]:
    return Option(at_player(seat), things=(at_player(seat),), says=message("outcome-player", player=seat))


def presiding(game: Game) -> Seat:
    """Whoever plays Assembly; the Speaker where a vote comes about in another way."""
    return game.state.action.seat if game.state.action is not None else game.state.speaker


# -- Thugs (SA17-TWC-18) --------------------------------------------------------------------------------------------------


def somebody_votes(game: Game, seat: Seat, context: Any) -> bool:
    return bool(game.state.council) and bool(voters(game, seat))


@grants("SA17-TWC-18")
def voters(game: Game, seat: Seat) -> list[Option[str]]:
    """Other players who have votes."""
    return [player_option(other) for other in who_votes(game, seat)]


async def name_voter(game: Game, played: Played) -> None:
    played.targets = [await game.choose(played.seat, "thugs", voters, game, played.seat)]


@catalogue.action_card("thugs", AGENDAS_CHOSEN, VOTES_PLACED, declare=name_voter, fits=somebody_votes)
async def thugs(game: Game, played: Played) -> None:
    """A player takes no part in any voting this round; what he has written down is void (SA17-TWC-18)."""
    victim = player_named(played.targets[0])
    game.begin_effect("thugs", victim, "card", until="round")
    game.politics.void_votes(victim)


@effects.modify("thugs", MAY_VOTE)
def voting_under_thugs(game: Game, effect: Effect, verdict: Verdict, seat: Seat) -> Verdict:
    return Verdict(False, "SA17-TWC-18")


# -- Council Disbanded (SA17-TWC-21) ----------------------------------------------------------------------------------------


def council_sits(game: Game, seat: Seat, context: Any) -> bool:
    return bool(game.state.council)


@catalogue.action_card("council_disbanded", AGENDAS_CHOSEN, VOTES_PLACED, fits=council_sits)
@spanish.action_card("council_dissolved", AGENDAS_CHOSEN, VOTES_PLACED, fits=council_sits)  # SAES-TWC-22
async def council_disbanded(game: Game, played: Played) -> None:
    """All voting is cancelled, and the agendas are discarded (SA17-TWC-21)."""
    for agenda in list(game.state.council):
        game.politics.withdraw(agenda, "council_disbanded")


# -- Veto (SA17-TWC-22) -----------------------------------------------------------------------------------------------------


def has_agendas(game: official_game.Game, seat: Seat, context: Any) -> bool:
    return bool(agendas(game))


@grants("SA17-TWC-22")
def included(game: Game) -> list[Option[str]]:
    """The agendas that will be voted on."""
    return agenda_options(agendas(game))


async def name_agenda(game: Game, played: Played) -> None:
    played.targets = [await game.choose(played.seat, "veto", included, game)]


@catalogue.action_card("veto", AGENDAS_CHOSEN, declare=name_agenda, fits=has_agendas)
async def veto(game: Game, played: Played) -> None:
    """An included agenda is discarded before votes are cast, and nothing takes its place (SA17-TWC-22)."""
    game.politics.withdraw(chosen(game, played.targets[0]), "veto")


# -- Determine Policy (SA17-TWC-20) -------------------------------------------------------------------------------------------


def may_determine(game: Game, seat: Seat, context: Any) -> bool:
    return bool(agendas(game)) and bool(in_deck(game))


def in_deck(game: official_game.Game) -> list[CardId]:
    """The Political Cards in the deck that mean something at this table."""
    deck = game.political_cards.deck()
    return [card for card in sorted([*deck.top, *deck.bag, *deck.bottom]) if game.political_cards.of_use(card)]


@grants("SA17-TWC-20")
def policies(game: Game) -> list[Option[str]]:
    """Any card of the deck."""
    return [card_option(card, "option-agenda") for card in in_deck(game)]


@grants("SA17-TWC-20")
def replaceable(game: Game) -> list[Option[str]]:
    """The agendas one of which gives way."""
    return agenda_options(agendas(game))


@catalogue.action_card("determine_policy", AGENDAS_CHOSEN, fits=may_determine)
async def determine_policy(game: Game, played: Played) -> None:
    """A card of the deck replaces an agenda that the user of Assembly picks; then the deck is shuffled (SA17-TWC-20)."""
    game.tell(events.Learned(played.seat, "political_deck", tuple(in_deck(game))), to=[played.seat])
    card = card_named(await game.choose(played.seat, "determine_policy", policies, game))
    gone = chosen(game, await game.choose(presiding(game), "replaced_agenda", replaceable, game))
    game.political_cards.search_out(card)
    game.politics.put_to_vote(Agenda(card, played.seat), game.state.council.index(gone))
    game.tell(events.AgendaRevealed(played.seat, card))
    game.politics.withdraw(gone, "determine_policy")


# -- Fantastic Rhetoric (SA17-TWC-23) -----------------------------------------------------------------------------------------


def may_speak(game: Game, seat: Seat, context: Any) -> bool:
    """In the council once votes are written down; on a single agenda before the own vote."""
    due = game.politics.has_written(seat) if game.politics.is_sealed() else context == seat
    return due and bool(speeches(game)) and game.politics.votes(seat) > 0


@grants("SA17-TWC-23")
def speeches(game: Game) -> list[Option[str]]:
    """Everything that can be voted on."""
    return agenda_options([agenda for agenda in game.state.council if game.politics.outcomes(agenda.card)])


@grants("SA17-TWC-23")
def outcomes(game: Game, seat: Seat, card: CardId) -> list[str | Option[str]]:
    """What the player has voted for on an agenda; where he has not voted on it, anything."""
    written = [vote.outcome for vote in game.player(seat).sealed if vote.agenda == card]
    return [*written] or [*game.politics.outcomes(card)]


@catalogue.action_card("fantastic_rhetoric", BEFORE_VOTE, VOTES_PLACED, fits=may_speak)
async def fantastic_rhetoric(game: Game, played: Played) -> None:
    """Ten votes more, all on one agenda (SA17-TWC-23)."""
    seat = played.seat
    if not game.politics.is_sealed():
        game.begin_effect("fantastic_rhetoric", seat, "card", at=VOTE_CAST, of=seat)
        return
    card = card_named(await game.choose(seat, "fantastic_rhetoric", speeches, game))
    outcome = await game.compose(seat, "rhetoric_outcome", card, outcomes, game, seat, card)  # never answered by itself
    game.politics.seal_more(seat, card, outcome, MORE)


@effects.modify("fantastic_rhetoric", VOTES)
def votes_of_fantastic_rhetoric(game: Game, effect: Effect, votes: int, seat: Seat) -> int:
    return votes + MORE


# -- Discredit (SA17-TWC-19) --------------------------------------------------------------------------------------------------


def votes_lie(game: Game, seat: Seat, context: Any) -> bool:
    return bool(counted(game))


@grants("SA17-TWC-19")
def counted(game: Game) -> list[Option[str]]:
    """Those whose votes on the agenda are known."""
    seats = dict.fromkeys(ballot.seat for ballot in game.state.ballots if ballot.votes)
    return [player_option(seat) for seat in seats]


async def name_counted(game: Game, played: Played) -> None:
    played.targets = [await game.choose(played.seat, "discredit", counted, game)]


@catalogue.action_card("discredit", VOTES_REVEALED, declare=name_counted, fits=votes_lie)
async def discredit(game: Game, played: Played) -> None:
    """A player's votes on the agenda just counted fall by ten, not below none (SA17-TWC-19)."""
    game.politics.add_votes(player_named(played.targets[0]), -LESS)


# -- Bribery (SA17-TWC-24) ----------------------------------------------------------------------------------------------------


def may_bribe(game: Game, seat: Seat, context: Any) -> bool:
    """Somebody who can pay, and who has votes that lie there or may still be opened."""
    voted = game.politics.has_voted(seat) or game.politics.has_written(seat)
    return voted and game.economy.can_pay(seat, resources=1)


@grants("SA17-TWC-24")
def bribes(game: Game, seat: Seat) -> list[Option[str]]:
    """How many resources and Trade Goods to spend."""
    most = game.economy.available_resources(seat)
    return [Option(f"spend:{n}", says=message("option-bribe", count=n)) for n in range(1, most + 1)]


@catalogue.action_card("bribery", VOTES_REVEALED, fits=may_bribe)
async def bribery(game: Game, played: Played) -> None:
    """Each resource or Trade Good spent is one vote more on every agenda still to be decided that he votes on (SA17-TWC-24),
    unless a price or a reply has left him none."""
    seat = played.seat
    if not game.economy.can_pay(seat, resources=1):
        return
    spent = number_named(await game.choose(seat, "bribery", bribes, game, seat))
    await game.economy.pay(seat, "bribery", resources=spent)
    game.politics.add_votes(seat, spent)
    others = game.state.council[1:]
    if others:
        effect = game.begin_effect("bribery", seat, "card", until="round", where=listing((agenda.card for agenda in others), ","))
        game.note(effect, "votes", str(spent))


@effects.on("bribery", VOTES_REVEALED, ANY)
async def bribery_when_votes_are_revealed(game: Game, effect: Effect, seat: Seat) -> None:
    if game.state.council[0].card in listed(effect.where, ","):
        game.politics.add_votes(effect.owner, int(game.remembered(effect, "votes")))
