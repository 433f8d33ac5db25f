"""Random games on and on, by players who try what was tried least, until everything that takes effect has been used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from random import Random
from typing import Any

from invariants import Watch
from walks import LONGEST, new_table

from mecatol.core.effects import Behaviours, Effect
from mecatol.core.events import Told
from mecatol.core.herald import News
from mecatol.core.history import Mark
from mecatol.core.records import replace
from mecatol.core.rules import Ruleset
from mecatol.play import Table
from mecatol.rules import decks
from mecatol.rules.events import AgendaDecided, CardPlayed
from mecatol.rules.library import Library
from mecatol.rulesets import resolve

ACTS = 0.03  # how often somebody does something out of turn
AT_RANDOM = 0.3  # how often it is not the least tried


class Usage:
    """What a ruleset's games have used: cards played, agendas decided, and effects that did something."""

    def __init__(self, text: str) -> None:
        self.ruleset = resolve(text)
        self.left = dict.fromkeys(wanted(self.ruleset))

    def use(self, key: str) -> None:
        self.left.pop(key, None)

    def of_kind(self, kind: str) -> list[str]:
        return [key.partition("/")[2] for key in self.left if key.startswith(f"{kind}/")]


def wanted(ruleset: Ruleset) -> Iterator[str]:
    """Every card, law, technology and ability of a ruleset that takes effect."""
    library: Library = ruleset.content
    content = library.content
    yield from (f"action/{card}" for card in library.cards.action_cards if card in library.catalogue.actions)
    yield from (f"political/{card}" for card in library.cards.political_cards if card in library.catalogue.politics)
    printed = [sheet.abilities for sheet in content.races.values()] + [card.abilities for card in content.flagships.values()]
    abilities = [ability for mine in printed for ability in mine]
    named = [*content.technologies, *content.race_technologies, *content.upgrades, *abilities]
    known = ruleset.behaviours.keys()
    yield from (f"effect/{key}" for key in dict.fromkeys(named) if key in known)


# -- watching effects ----------------------------------------------------------------------------------------------------


@contextmanager
def watched(usage: Usage) -> Iterator[None]:
    """While this lasts, effects that do something say so."""
    behaviours = usage.ruleset.behaviours
    kept = (behaviours.modifiers, behaviours.triggers, behaviours.reactions)
    try:
        _watch(behaviours, usage.use)
        yield
    finally:
        behaviours.modifiers, behaviours.triggers, behaviours.reactions = kept


def _watch(behaviours: Behaviours, use: Callable[[str], None]) -> None:
    behaviours.modifiers = {
        key: {name: replace(entry, change=_folding(entry.change, use)) for name, entry in entries.items()}
        for key, entries in behaviours.modifiers.items()
    }
    behaviours.triggers = {
        key: {name: replace(entry, run=_running(entry.run, use)) for name, entry in entries.items()}
        for key, entries in behaviours.triggers.items()
    }
    behaviours.reactions = {
        key: {name: replace(entry, run=_running(entry.run, use)) for name, entry in entries.items()}
        for key, entries in behaviours.reactions.items()
    }


def _folding(function: Callable[..., Any], use: Callable[[str], None]) -> Callable[..., Any]:
    def fold(game: Any, effect: Effect, value: Any, context: Any) -> Any:
        found = function(game, effect, value, context)
        if found != value:
            use(f"effect/{effect.key}")
        return found

    return fold


def _running(function: Callable[..., Any], use: Callable[[str], None]) -> Callable[..., Any]:
    def run(game: Any, effect: Effect, *rest: Any) -> Any:
        use(f"effect/{effect.key}")
        return function(game, effect, *rest)

    return run


# -- players who try everything ------------------------------------------------------------------------------------------


class Curious:
    """Takes the option that was taken least, over all games; now and then any, or an act out of turn."""

    def __init__(self, seed: int) -> None:
        self.taken: Counter[str] = Counter()
        self.chance = Random(f"curious {seed}")

    def step(self, table: Table) -> None:
        ask = table.pending[self.chance.randrange(len(table.pending))]
        acts = [option.key for option in table.acts(ask.seat)] if self.chance.random() < ACTS else []
        if acts:
            table.act(ask.seat, self.choose("act", acts))
        else:
            table.answer(ask.seat, ask.id, self.choose(ask.name, table.keys(ask)))

    def choose(self, name: str, keys: Sequence[str]) -> str:
        key = min(keys, key=lambda key: (self.taken[f"{name} {key}"], self.chance.random()))
        key = self.chance.choice(keys) if self.chance.random() < AT_RANDOM else key
        self.taken[f"{name} {key}"] += 1
        return key


def play(text: str, seats: int, seed: int, usage: Usage, curious: Curious) -> Table:
    """One game, with the cards that were not used yet on top of the decks; everything is looked at after every decision."""
    table = new_table(text, seats, seed, history=False)
    state, chance = table.game.state, Random(seed)
    for deck, kind in ((state.action_deck, "action"), (state.political_deck, "political")):
        unused = [card for card in deck.bag if decks.printed(card) in usage.of_kind(kind)]
        chance.shuffle(unused)
        deck.bag = [card for card in deck.bag if card not in unused]
        deck.top = unused
    watch = Watch(table)
    table.observers.append(partial(note, usage))
    while not table.over and watch.looks < LONGEST:
        curious.step(table)
        watch.look()
    return table


def note(usage: Usage, news: News, at: Mark, told: Told | None) -> None:
    """Cards that were played and agendas that were decided."""
    if told is not None and isinstance(told.event, CardPlayed):
        usage.use(f"action/{told.event.acts_as}")
    elif told is not None and isinstance(told.event, AgendaDecided):
        usage.use(f"political/{decks.printed(told.event.card)}")
