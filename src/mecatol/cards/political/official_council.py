"""Official Political Cards about the council itself; what lasts has a key that begins with `official_`."""

from __future__ import annotations

from mecatol.core.decisions import Verdict
from mecatol.core.effects import ANY, Effect
from mecatol.rules import events
from mecatol.rules.layers import official as effects
from mecatol.rules.layers import official_cards as deck
from mecatol.rules.moments import (
    AGENDA_DECIDED,
    COUNCIL_OVER,
    MAY_RESEARCH,
    SPY_REVEALED,
    STRATEGY_CARD_PICKED,
    Decided,
    Pick,
    Research,
)
from mecatol.rules.naming import family_of
from mecatol.rules.official.game import Game
from mecatol.rules.official.politics import FOR, RANDOM, VOICE
from mecatol.rules.state import NOBODY, Seat

from . import council
from .motions import Motion, elects
from .official_laws import law, office
from .official_research import has_price
from .outcomes import REFUSED, drop_at_random, for_the_round, this_round
from .voters import each

# -- further agendas, when those of the council are resolved -----------------------------------------------------------


@elects("revote", "law", deck=deck)
async def revote(game: Game, name: str) -> None:
    """The law is voted on once more."""
    this_round(game, "official_vote_again", where=name)


effects.on("official_vote_again", COUNCIL_OVER, ANY)(council.revote_again)
effects.on("official_one_more_agenda", COUNCIL_OVER, ANY)(council.political_focus_votes_on_the_next)

law("political_focus", "official_political_focus", refused=for_the_round("official_one_more_agenda"))


@effects.on("official_political_focus", STRATEGY_CARD_PICKED, ANY)
async def political_focus_rewards(game: Game, effect: Effect, pick: Pick) -> None:
    """Whoever takes Political, of whichever box, gets a counter or two goods."""
    if family_of(pick.card) == "political":
        await council.rewards(game, pick.seat)


async def investigate(game: Game) -> None:
    """Everybody loses an Action Card at random; two more agendas follow."""
    await each(loses_card)(game)
    for _ in range(2):
        this_round(game, "official_one_more_agenda")


async def loses_card(game: Game, seat: Seat) -> None:
    drop_at_random(game, seat, 1)


Motion("technology_investigation_committee", for_the_round("official_no_purchases"), investigate, deck=deck)


@effects.modify("official_no_purchases", MAY_RESEARCH, ANY)
def research_under_no_purchases(game: Game, effect: Effect, verdict: Verdict, research: Research) -> Verdict:
    """Technologies that cost something are not to be had."""
    return REFUSED if has_price(game, research) else verdict


# -- Necessary Bureaucracy ---------------------------------------------------------------------------------------------

BUREAUCRACY = "official_necessary_bureaucracy"


async def carry_out_the_next(game: Game) -> None:
    """The next card of the deck takes effect as if voted for, with nobody's votes, or is discarded."""
    card = game.politics.take_agenda(NOBODY, RANDOM)
    if not card:
        return
    if any(option == FOR or getattr(option, "key", "") == FOR for option in game.politics.outcomes(card)):
        await game.politics.decree(NOBODY, card, FOR, votes=0)
    else:
        game.political_cards.put_away(card)
        game.tell(events.AgendaDiscarded(card, "no_outcome"))


law("necessary_bureaucracy", BUREAUCRACY, refused=carry_out_the_next)


@effects.on(BUREAUCRACY, AGENDA_DECIDED, ANY)
async def necessary_bureaucracy_counts(game: Game, effect: Effect, decided: Decided) -> None:
    """Each agenda of a later round, but none that the law itself has brought."""
    if decided.card != VOICE and council.was_there_before(game, "necessary_bureaucracy") and not game.remembered(effect, "more"):
        game.note(effect, "due", str(int(game.remembered(effect, "due") or 0) + 1))


@effects.on(BUREAUCRACY, COUNCIL_OVER, ANY)
async def necessary_bureaucracy_brings_more(game: Game, effect: Effect, seat: Seat) -> None:
    """For each of them the next card of the deck is voted on."""
    due = int(game.remembered(effect, "due") or 0)
    if not due:
        return
    game.note(effect, "due", "")
    game.note(effect, "more", "yes")
    for _ in range(due):
        if effect in game.state.effects:
            await council.vote_on_the_next(game, seat)
    if effect in game.state.effects:
        game.note(effect, "more", "")


# -- On Observation ----------------------------------------------------------------------------------------------------

office("on_observation", "official_on_observation")


@effects.on("official_on_observation", SPY_REVEALED)
async def on_observation_recognizes_a_spy(game: Game, effect: Effect, seat: Seat) -> None:
    game.note(effect, "spy", game.political_intrigue.representative(seat))


@effects.on("official_on_observation", COUNCIL_OVER, ANY)
async def on_observation_costs_the_spy(game: Game, effect: Effect, _: Seat) -> None:
    """The Spy is lost when the council is over, if he lives."""
    spy = game.remembered(effect, "spy")
    game.note(effect, "spy", "")
    if spy in game.political_intrigue.living(effect.owner):
        game.political_intrigue.lose(effect.owner, spy)
