"""Agendas, votes, the Voice of the Council, and hands of cards."""

from __future__ import annotations

from mecatol.bots.protocol import Question
from mecatol.rules.decks import printed
from mecatol.rules.naming import each_of, kind_of, last_word, name_of, number_named, planet_named
from mecatol.rules.official.politics import VOICE
from mecatol.rules.state import Seat, Vote

from .mind import Mind

# Elections of a player that nobody wants to win.
CURSES = (
    "arms_reduction",
    "enemy_of_the_throne",
    "grand_accusation",
    "public_execution",
    "councils_censure",
    "mutiny",
    "political_focus",
    "planetary_government_dissidence",
    "trade_embargo",
    "technology_investigation_committee",
)
# Laws and events that hurt whoever leads or holds much; who is behind likes them.
LEVELLERS = (
    "fleet_restrictions",
    "fleet_regulations",
    "limits_to_individual_power",
    "new_constitution",
    "colonial_redistribution",
    "galaxy_wide_financial_collapse",
    "technological_jihad",
    "class_struggle",
    "cost_overruns",
    "trade_war",
    "compensated_disarmament",
    "technology_tariffs",
    "traffic_tariffs",
)


def rivals(mind: Mind) -> list[Seat]:
    """The opponents, whoever has most points first."""
    return sorted(mind.game.opponents(mind.seat), key=lambda seat: (-mind.view.players[seat].points, seat))


def leads(mind: Mind) -> bool:
    """Whether nobody has more points."""
    mine = mind.view.players[mind.seat].points
    return all(mind.view.players[other].points <= mine for other in mind.game.opponents(mind.seat))


def outcome(mind: Mind, card: str, keys: tuple[str, ...]) -> str:
    """What is best for us, or "" where it does not matter."""
    name = printed(card)
    elected = [key for key in keys if kind_of(key) == "player"]
    if elected:
        return _player(mind, name, keys)
    planets = [key for key in keys if kind_of(key) == "planet"]
    if planets:
        return _planet(mind, planets)
    if "for" in keys and "against" in keys:
        levels = name in LEVELLERS
        owner = next((agenda.owner for agenda in (*mind.view.council, *mind.view.agendas) if agenda.card == card), -1)
        if owner == mind.seat:
            return "for"
        return "against" if levels and leads(mind) else "for" if levels else ""
    return ""


def _player(mind: Mind, name: str, keys: tuple[str, ...]) -> str:
    """Ourselves for an honour, the strongest rival for a curse."""
    me, others = f"player:{mind.seat}", [f"player:{seat}" for seat in rivals(mind)]
    wanted = [*others, me] if name in CURSES else [me, *reversed(others)]
    return next((key for key in wanted if key in keys), next((key for key in keys if me in each_of(key)), ""))


def _planet(mind: Mind, keys: list[str]) -> str:
    """A planet of our own, the richest."""
    own = [planet.id for planet in mind.game.board.planets_of(mind.seat)]
    mine = [key for key in keys if name_of(key) in own]
    return max(mine, key=lambda key: (mind.planet_worth(planet_named(key)), key), default="")


def ballot(mind: Mind, question: Question) -> str:
    """The outcome we want for the agenda in question; nothing where we do not care."""
    card = agenda_of(mind, question)
    wanted = outcome(mind, card, question.keys)
    if card == VOICE or not mind.view.council:
        return wanted if wanted in question.keys else question.keys[-1]
    if any(agenda.card == VOICE for agenda in mind.view.council):
        return "none" if "none" in question.keys else question.keys[0]  # all votes go to the Voice
    if wanted in question.keys:
        return wanted
    return "none" if "none" in question.keys else question.keys[0]


def agenda_of(mind: Mind, question: Question) -> str:
    """Which agenda of the council a ballot asks about: the first whose outcomes are these."""
    drafted = [vote.agenda for vote in question.draft if isinstance(vote, Vote)] if isinstance(question.draft, tuple) else []
    after = max((n + 1 for n, agenda in enumerate(mind.view.council) if agenda.card in drafted), default=0)
    for agenda in mind.view.council[after:]:
        outcomes = [str(getattr(found, "key", found)) for found in mind.game.politics.outcomes(agenda.card)]
        if set(outcomes) == set(question.keys) - {"none"}:
            return agenda.card
    return mind.view.council[-1].card if mind.view.council else ""


def divide_votes(mind: Mind, question: Question) -> str:
    """Most of the votes for the first agenda that we care for."""
    numbers = sorted(number_named(key) for key in question.keys)
    return f"votes:{numbers[(2 * len(numbers)) // 3 if len(numbers) > 1 else 0]}"


def vote(mind: Mind, question: Question) -> str:
    """An open vote: for what we want, else we keep out of it."""
    council = mind.view.council
    wanted = outcome(mind, council[0].card if council else "", question.keys)
    if wanted in question.keys:
        return wanted
    return next((key for key in ("abstain", "none") if key in question.keys), question.keys[0])


def break_tie(mind: Mind, question: Question) -> str:
    """The Speaker breaks ties in his own favour."""
    council = mind.view.council
    wanted = outcome(mind, council[0].card if council else "", question.keys)
    return wanted if wanted in question.keys else question.keys[0]


def call_voice(mind: Mind, question: Question) -> str:
    """The election is demanded when nobody else has as many votes, and the title is not ours already."""
    if "call" not in question.keys or mind.view.titles.get(VOICE) == mind.seat or mind.me.strategy < 2:
        return "no"
    votes = {seat: mind.game.politics.votes(seat) for seat in mind.game.playing()}
    best = max((votes[other] for other in mind.game.opponents(mind.seat)), default=0)
    return "call" if votes.get(mind.seat, 0) > best else "no"


def twilight_council(mind: Mind, question: Question) -> str:
    """The Speaker's token is worth having."""
    return "a" if "a" in question.keys else question.keys[0]


def choose_player(mind: Mind, question: Question) -> str:
    """A gift for the weakest rival."""
    wanted = [f"player:{seat}" for seat in reversed(rivals(mind))]
    return next((key for key in wanted if key in question.keys), question.keys[0])


def agenda_card(mind: Mind, question: Question) -> str:
    """An agenda that lets us be elected, before others."""
    cards = mind.game.cards.political_cards

    def liking(key: str) -> tuple[int, str]:
        name = printed(last_word(key))
        card = cards.get(name)
        elects = card.elect if card is not None else ""
        good = 3 if elects == "player" and name not in CURSES else 2 if elects == "planet" else 1
        return (0 if name in CURSES or (name in LEVELLERS and leads(mind)) else good), key

    return max([key for key in question.keys if kind_of(key) == "card"] or question.keys, key=liking)


def reveal_agenda(mind: Mind, question: Question) -> str:
    """The one that lies there stays; else a card from the hand."""
    return "keep" if "keep" in question.keys else agenda_card(mind, question)


def exchange(mind: Mind, question: Question) -> str:
    """Three Political Cards are worth less than a counter, or than goods."""
    return next((key for key in ("counter", "goods") if key in question.keys), question.keys[-1])


def discard(mind: Mind, question: Question) -> str:
    """The last card in the hand's order: nothing is known to be worse than another."""
    return question.keys[-1]
