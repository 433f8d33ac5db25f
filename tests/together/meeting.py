"""Things that hardly ever meet, brought together: crowded games in which two cards drawn at random are in force or at hand."""

from __future__ import annotations

from functools import partial
from itertools import product
from random import Random
from typing import Any, NamedTuple

from exhaustive import Curious, Usage, begin_anew, crowded, note
from invariants import Watch
from tables import game_of
from trial import trial

from mecatol.core.rules import Step
from mecatol.play import Table
from mecatol.rules import decks
from mecatol.rules.official.game import Game
from mecatol.rules.state import GameState
from mecatol.rulesets import resolve

TABLES = (
    "sa17",
    "sa17 +official_decks",
    "sa17 -twilight_council",
    "sa_es",
    "sa_es +distant_suns +flagships",
    "official",
    "official +political_intrigue +mercenaries",
    "cp",
)
DECISIONS = 400  # that a meeting is played on for
SEATS = (2, 3, 3, 3, 4, 4, 5, 6)  # few, so that something happens
ENACTED = 0.6  # how often a Political Card is voted on before anything else; else it lies on top of its deck or in a hand


class Meeting(NamedTuple):
    """Two things that meet, "action/veto" and "political/wormhole_research", and where."""

    text: str
    seats: int
    seed: int
    pair: tuple[str, str]


def drawn(kinds: tuple[str, str], seed: int) -> Meeting:
    """Any two things of these kinds at any table."""
    chance = Random(f"{kinds} {seed}")
    text = chance.choice(TABLES)
    first, second = (chance.choice(things(text, kind)) for kind in kinds)
    return Meeting(text, chance.choice(SEATS), seed, (first, second))


def in_one_window(seed: int) -> Meeting:
    """Any two Action Cards that are played at the same moment."""
    chance = Random(f"window {seed}")
    text = chance.choice(TABLES)
    times = resolve(text).content.catalogue.played_at
    cards = [thing.partition("/")[2] for thing in things(text, "action")]
    pairs = [pair for at in times.values() for pair in product(at, at) if pair[0] < pair[1] and {*pair} <= {*cards}]
    first, second = chance.choice(pairs)
    return Meeting(text, chance.choice(SEATS), seed, (f"action/{first}", f"action/{second}"))


def things(text: str, kind: str) -> list[str]:
    """The cards of a kind that take effect."""
    library = resolve(text).content
    printed, rules = (
        (library.cards.action_cards, library.catalogue.actions)
        if kind == "action"
        else (library.cards.political_cards, library.catalogue.politics)
    )
    return [f"{kind}/{card}" for card in printed if card in rules]


def meet(meeting: Meeting) -> Watch:
    """The two meet, and it is played on at random; everything is looked at after every decision."""
    chance, usage = Random(f"meeting {meeting}"), Usage(meeting.text)
    usage.left = dict.fromkeys(meeting.pair)
    curious = Curious(meeting.seed, usage)
    try:
        game = crowded(f"{meeting.text} rounds=3", meeting.seats, meeting.seed, usage)
        deal_anew(game, chance)
        enacted = [thing for thing in meeting.pair if thing.startswith("political/") and chance.random() < ENACTED]
        for thing in enacted:
            game = voted(game, thing.partition("/")[2], curious, chance)
            usage.use(thing)
        return played_on(game if enacted else begin_anew(game), usage, curious)
    except Exception as why:
        why.add_note(f"{meeting}")
        raise


def deal_anew(game: Game, chance: Random) -> None:
    """The hands are dealt among all players, so that the two cards are anybody's."""
    for name in ("action_cards", "political_cards"):
        hands = [getattr(player, name) for player in game.state.players]
        cards = chance.sample(held := [card for hand in hands for card in hand], len(held))
        for hand in hands:
            hand[:] = sorted(cards.pop() for _ in hand)


def voted(game: Game, card: str, curious: Curious, chance: Random) -> Game:
    """The game after a vote on a Political Card, wherever it lay."""
    deck = game.state.political_deck
    lying = [deck.bag, deck.top, deck.bottom, *(player.political_cards for player in game.state.players)]
    piles = [pile for pile in lying if any(decks.printed(each) == card for each in pile)]
    if not piles:
        return game  # another agenda has taken it
    found = next(each for each in piles[0] if decks.printed(each) == card)
    piles[0].remove(found)
    seat = chance.choice(game.playing())

    async def vote(here: Any) -> None:
        await here.politics.vote_on(seat, found)

    table = trial(game, vote)
    while table.pending:
        ask = chance.choice(table.pending)
        table.answer(ask.seat, ask.id, curious.choose(ask.name, table.keys(ask)))
    return going_on(game_of(table).state.copy(), game.ruleset.text)


def going_on(state: GameState, text: str) -> Game:
    """A game in which Strategy Cards are taken next, unless somebody has won."""
    ruleset = resolve(text)
    game = ruleset.rules(ruleset)
    assert isinstance(game, Game)
    game.play_from(state)
    steps = [*game.strategy_phase.picks(), Step("strategy_phase.end")]
    state.flow = list(reversed(steps)) if not state.winners else []
    return game


def played_on(game: Game, usage: Usage, curious: Curious) -> Watch:
    """So many decisions from the position as it is written down and read again."""
    text = Table.start(game.ruleset, game.state).position()
    table = Table.from_position(text)
    assert table.position() == text
    watch = Watch(table)
    table.observers.append(partial(note, usage))
    while not table.over and watch.looks < DECISIONS:
        curious.step(table)
        watch.look()
    return watch
