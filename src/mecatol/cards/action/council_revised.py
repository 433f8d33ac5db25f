"""Action Cards of the revised deck in the council."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from mecatol.cards.political.council import review
from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.effects import ANY, BOUND, Effect
from mecatol.core.hexes import Hex
from mecatol.rules import events
from mecatol.rules.layers import shattered_ascension_17 as effects
from mecatol.rules.layers import shattered_ascension_17_cards as catalogue
from mecatol.rules.moments import (
    AGENDA_DECIDED,
    AGENDAS_CHOSEN,
    BEFORE_VOTE,
    COUNCIL_OVER,
    MAY_VOTE,
    VOTE_CAST,
    VOTES,
    VOTES_PLACED,
    VOTES_REVEALED,
)
from mecatol.rules.naming import at_card, card_named, in_system, number_named, system_named
from mecatol.rules.pieces import MECATOL_REX
from mecatol.rules.shattered_ascension.game import Game
from mecatol.rules.state import NOBODY, Agenda, CardId, Played, Seat, Vote

from .aiming import aim_player, ask, player_aimed, target_named, who_votes
from .council import (
    agendas,
    chosen,
    council_sits,
    counted,
    may_speak,
    outcomes,
    presiding,
    speeches,
    votes_lie,
)

LESS, MORE = 10, 10
POLICY = "determine_policy"

# -- before votes are placed -------------------------------------------------------------------------------------------


@catalogue.action_card("council_disbanded", AGENDAS_CHOSEN, fits=council_sits)
async def council_disbanded(game: Game, played: Played) -> None:
    """Nothing is voted on this round, and the agendas are discarded."""
    for agenda in list(game.state.council):
        game.politics.withdraw(agenda, "council_disbanded")
    game.begin_effect("council_disbanded", played.seat, "card", until="round")


@effects.modify("council_disbanded", MAY_VOTE, ANY, BOUND)
def voting_under_council_disbanded(game: Game, effect: Effect, verdict: Verdict, seat: Seat) -> Verdict:
    return Verdict(False, "OFF-GEN-3")


def lying(game: Game) -> list[CardId]:
    """Agendas that could still be chosen."""
    return [agenda.card for agenda in game.state.agendas]


def of_the_holder(game: Game) -> list[CardId]:
    """The agendas that whoever plays Assembly has chosen: not what a Determine Policy has put among them."""
    added = [effect.where for effect in game.index.of_kind(POLICY)]
    return [agenda.card for agenda in agendas(game) if agenda.card not in added]


def may_veto(game: Game, seat: Seat, context: Any) -> bool:
    return bool(of_the_holder(game))


async def name_vetoed(game: Game, played: Played) -> None:
    played.targets = [at_card(await ask.card(game, played.seat, "veto", of_the_holder(game), "option-agenda"))]


@catalogue.action_card("veto", AGENDAS_CHOSEN, declare=name_vetoed, fits=may_veto)
async def veto(game: Game, played: Played) -> None:
    """An agenda is discarded, and another one is chosen in its place."""
    gone = chosen(game, played.targets[0])
    at = game.state.council.index(gone)
    game.politics.withdraw(gone, "veto")
    agenda = await another(game, gone)
    if agenda is not None:
        game.politics.put_to_vote(agenda, at)
        game.tell(events.AgendasChosen(presiding(game), tuple(each.card for each in game.state.council)))


async def another(game: Game, gone: Agenda) -> Agenda | None:
    """Whoever plays Assembly chooses among those that lie open; without the Twilight Council none do, and whoever brought the
    one that is gone brings another. One of the discard pile gives way to another one there."""
    if not game.parameters.twilight_council:
        from_hand = gone.owner != NOBODY
        card = await (game.politics.bring_agenda(gone.owner) if from_hand else review(game, presiding(game), gone.card))
        return Agenda(card, gone.owner) if card else None
    if not lying(game):
        return None
    taken = await ask.card(game, presiding(game), "veto_replacement", lying(game), "option-agenda")
    return next(agenda for agenda in game.state.agendas if agenda.card == taken)


def may_determine(game: Game, seat: Seat, context: Any) -> bool:
    return council_sits(game, seat, context) and bool(game.player(seat).political_cards)


@catalogue.action_card(POLICY, AGENDAS_CHOSEN, fits=may_determine)
async def determine_policy(game: Game, played: Played) -> None:
    """A Political Card from the hand is voted on with the others, after them; only the Voice is elected later."""
    hand = game.player(played.seat).political_cards
    card = await ask.card(game, played.seat, "policy_from_hand", hand, "option-agenda")
    policy = game.politics.take_agenda(played.seat, at_card(card))
    game.politics.add_agenda(policy, played.seat)
    game.begin_effect(POLICY, played.seat, "card", at=COUNCIL_OVER, where=policy)


def somebody_votes(game: Game, seat: Seat, context: Any) -> bool:
    return council_sits(game, seat, context) and bool(who_votes(game, seat))


async def name_beaten(game: Game, played: Played) -> None:
    await aim_player(game, played, "hired_thugs", who_votes(game, played.seat))


@catalogue.action_card("hired_thugs", AGENDAS_CHOSEN, declare=name_beaten, fits=somebody_votes)
async def hired_thugs(game: Game, played: Played) -> None:
    """On every agenda the votes of a player are halved, rounded up."""
    game.begin_effect("hired_thugs", player_aimed(played), "card", until="action")


@effects.on("hired_thugs", VOTES_REVEALED, ANY)
async def hired_thugs_when_votes_are_revealed(game: Game, effect: Effect, _: Seat) -> None:
    game.politics.recount(effect.owner, lambda cast: (cast + 1) // 2)


# -- Fantastic Rhetoric ------------------------------------------------------------------------------------------------


@catalogue.action_card("fantastic_rhetoric", BEFORE_VOTE, VOTES_PLACED, fits=may_speak)
async def fantastic_rhetoric(game: Game, played: Played) -> None:
    """Ten votes more, all on one agenda; then the others may change their votes."""
    seat = played.seat
    if not game.politics.is_sealed():
        game.begin_effect("fantastic_rhetoric_revised", seat, "card", at=VOTE_CAST, of=seat)
        return
    card = card_named(await game.choose(seat, "fantastic_rhetoric", speeches, game))
    outcome = await game.compose(seat, "rhetoric_outcome", card, outcomes, game, seat, card)  # never answered by itself
    game.politics.seal_more(seat, card, outcome, MORE)
    others = [other for other in game.opponents(seat) if game.politics.has_written(other)]
    ballots = await game.together("ballot", {other: partial(second_thoughts, game, other) for other in others})
    for other in others:
        if ballots[other] != game.player(other).sealed:
            game.politics.seal(other, ballots[other], game.politics.total(other))


async def second_thoughts(game: Game, seat: Seat) -> list[Vote]:
    """A player leaves his votes as they are or writes them down anew. A branch: it only chooses."""
    if await game.choose(seat, "change_votes", vote_changes) == "keep":
        return game.player(seat).sealed
    politics = game.politics
    return await politics.ballot(seat, politics.total(seat), politics.questions())


@grants("OFF-GEN-3")
def vote_changes() -> list[Option[str]]:
    """Leave the votes, or write them anew."""
    return [Option(key, says=message(f"option-votes-{key}")) for key in ("keep", "change")]


@effects.modify("fantastic_rhetoric_revised", VOTES)
def votes_of_fantastic_rhetoric_revised(game: Game, effect: Effect, votes: int, seat: Seat) -> int:
    return votes + MORE


# -- Political Hold ----------------------------------------------------------------------------------------------------


def held_votes(game: Game, hex_: Hex) -> dict[Seat, int]:
    """The votes that planets of a system give their owners."""
    found: dict[Seat, int] = {}
    for planet in game.board.system(hex_).planets:
        if planet.owner >= 0:
            found[planet.owner] = found.get(planet.owner, 0) + game.politics.votes_of(planet)
    return found


def holdable(game: Game, seat: Seat) -> Iterator[Hex]:
    """Systems but Mecatol Rex and Home Systems whose planets give others votes."""
    for system in game.state.systems:
        if any(planet.id == MECATOL_REX for planet in system.planets) or game.board.is_home(system.hex):
            continue
        if any(votes for owner, votes in held_votes(game, system.hex).items() if owner != seat):
            yield system.hex


def may_hold(game: Game, seat: Seat, context: Any) -> bool:
    return game.politics.is_sealed() and game.politics.votes(seat) > 0 and bool(speeches(game)) and any(holdable(game, seat))


async def name_held(game: Game, played: Played) -> None:
    key = await game.choose(played.seat, "political_hold_agenda", speeches, game)
    hex_ = await ask.system(game, played.seat, "political_hold", list(holdable(game, played.seat)))
    played.targets = [in_system(hex_), key]


@catalogue.action_card("political_hold", VOTES_PLACED, declare=name_held, fits=may_hold)
async def political_hold(game: Game, played: Played) -> None:
    """On one agenda the votes of a system's planets are the player's and not their owners'."""
    seat, card = played.seat, CardId(target_named(played, "card"))
    outcome = await game.compose(seat, "political_hold_outcome", card, outcomes, game, seat, card)
    game.politics.seal_more(seat, card, outcome, 0)  # what he names is as secret as his votes
    effect = game.begin_effect("political_hold", seat, "card", until="action", where=played.targets[0])
    game.note(effect, "agenda", card)


@effects.on("political_hold", VOTES_REVEALED, ANY)
async def political_hold_when_votes_are_revealed(game: Game, effect: Effect, _: Seat) -> None:
    """No more votes change sides than their owner has placed there."""
    if game.state.council[0].card != game.remembered(effect, "agenda"):
        return
    taken = 0
    for owner, votes in held_votes(game, system_named(effect.where)).items():
        placed = sum(ballot.votes for ballot in game.state.ballots if ballot.seat == owner)
        if owner != effect.owner:
            game.politics.add_votes(owner, -min(votes, placed))
            taken += min(votes, placed)
    game.politics.add_votes(effect.owner, taken)


# -- once votes are revealed -------------------------------------------------------------------------------------------


async def name_discredited(game: Game, played: Played) -> None:
    played.targets = [await game.choose(played.seat, "discredit", counted, game)]


@catalogue.action_card("discredit", VOTES_REVEALED, declare=name_discredited, fits=votes_lie)
async def discredit(game: Game, played: Played) -> None:
    """A player has ten votes less on the agenda just opened, not less than none."""
    game.politics.add_votes(player_aimed(played), -LESS)


def may_bribe(game: Game, seat: Seat, context: Any) -> bool:
    return bool(game.state.council) and may_place(game, seat) and game.economy.can_pay(seat, resources=1)


def may_place(game: Game, seat: Seat) -> bool:
    """Whether more votes of a player could go anywhere on the agenda just opened, and count; who may not vote has none."""
    voted, able = game.politics.has_voted(seat), game.politics.votes(seat) > 0
    return game.politics.counts(seat) and (voted or (able and bool(outcomes(game, seat, game.state.council[0].card))))


@catalogue.action_card("bribery", VOTES_REVEALED, fits=may_bribe)
async def bribery(game: Game, played: Played) -> None:
    """Until the agenda just opened is decided the player may spend resources, each one vote more."""
    card = game.state.council[0].card
    effect = game.begin_effect("bribery_revised", played.seat, "card", at=AGENDA_DECIDED, where=card)
    await spend(game, effect)


def bribes(game: Game, effect: Effect, seat: Seat) -> list[Option[str]]:
    """More votes on the agenda that the card was played on."""
    if (
        not game.state.council
        or game.state.council[0].card != effect.where
        or not may_place(game, effect.owner)
        or not game.economy.can_pay(effect.owner, resources=1)
    ):
        return []
    return [Option("bribe", "OFF-GEN-3", (at_card(effect.where),), message("option-bribe-more"))]


@effects.may("bribery_revised", VOTES_REVEALED, bribes)
async def more_bribes(game: Game, effect: Effect, seat: Seat, key: str) -> None:
    await spend(game, effect)


@grants("OFF-GEN-3")
def sums(game: Game, seat: Seat) -> list[Option[str]]:
    """How many resources to spend."""
    most = game.economy.available_resources(seat)
    return [Option(f"spend:{n}", says=message("option-bribe", count=n)) for n in range(1, most + 1)]


async def spend(game: Game, effect: Effect) -> None:
    """So many resources, so many votes: for what he has voted for, else for what he names."""
    seat, card = effect.owner, CardId(effect.where)
    if not game.economy.can_pay(seat, resources=1):
        return
    spent = number_named(await game.choose(seat, "bribery", sums, game, seat))
    voted = game.politics.has_voted(seat)
    outcome = "" if voted else await game.choose(seat, "bribery_outcome", outcomes, game, seat, card)
    await game.economy.pay(seat, "bribery", resources=spent)
    if voted:
        game.politics.add_votes(seat, spent)
    else:
        game.politics.show(seat, card, outcome, spent)
