"""Random games on and on, by players who try what was tried least, until everything that takes effect has been used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from random import Random
from typing import Any

from invariants import Watch
from opening import Answer, at_random, started
from tables import hold, put
from trial import give
from voting import trade
from walks import LONGEST, BoldBot, worthwhile

from mecatol.bots.random import ENDINGS
from mecatol.core.decisions import Ask
from mecatol.core.effects import Behaviours, Effect
from mecatol.core.events import Told
from mecatol.core.herald import News
from mecatol.core.history import Mark
from mecatol.core.records import replace
from mecatol.core.rules import Ruleset, Step
from mecatol.play import Table
from mecatol.rules import decks
from mecatol.rules.events import AgendaDecided, CardPlayed
from mecatol.rules.library import Library
from mecatol.rules.naming import on_planet, unit_kind
from mecatol.rules.official.game import Game
from mecatol.rules.state import NOBODY, PlanetId, Seat
from mecatol.rulesets import resolve

ACTS = 0.03  # how often somebody does something out of turn
ACTS_AT_LAST = 0.2  # the same when only a few things are left
FEW = 10
GRABS = 0.9  # how often what is still to be used is taken where it is offered
TRIES = 0.4  # how often the least tried is taken
FIGHTS = 0.5  # how often a turn is used to go where somebody else is


class Usage:
    """What a ruleset's games have used: cards played, agendas decided, and effects that did something."""

    def __init__(self, text: str) -> None:
        self.ruleset = resolve(text)
        self.left = dict.fromkeys(key for key in wanted(self.ruleset) if key not in NEVER.get(text.split()[0], ()))

    def use(self, key: str) -> None:
        self.left.pop(key, None)

    def of_kind(self, kind: str) -> list[str]:
        return [key.partition("/")[2] for key in self.left if key.startswith(f"{kind}/")]

    def cards(self, kind: str) -> list[str]:
        """Cards that were not used, and those without which something else cannot be used."""
        return self.of_kind(kind) + self.needed()

    def needed(self) -> list[str]:
        """Cards without which something cannot be used that was not."""
        return [card for effect in self.of_kind("effect") for card in NEEDS.get(effect, ())]

    def races(self) -> list[str]:
        """Races with something on their sheets or cards that was not used."""
        library: Library = self.ruleset.content
        content, left = library.content, self.of_kind("effect")
        of_sheets = {race: list(sheet.abilities) for race, sheet in content.races.items()}
        for race, flagship in content.flagships.items():
            of_sheets[race].extend(flagship.abilities)
        of_cards = {key: card.race for key, card in content.race_technologies.items()}
        for key, race in (of_cards | {key: card.race for key, card in content.upgrades.items()}).items():
            of_sheets.get(race, []).append(key)
        return [race for race, effects in of_sheets.items() if any(effect in left for effect in effects)]


NEEDS = {"creuss_free_wormholes": ("closing_the_wormholes", "wormhole_regeneration")}  # what only works against certain cards
NEVER = {  # by ruleset: what no game can use, and why
    "sa17": {"effect/letnev_flagship_bombards_through_shields"},  # everybody bombards past PDS (SA17-UNI-11)
    "official": {"effect/creuss_free_wormholes", "effect/winnu_calm_worlds"},  # cards against which they help are not there yet
}


def wanted(ruleset: Ruleset) -> Iterator[str]:
    """Every card, law, technology and ability of a ruleset that takes effect."""
    library: Library = ruleset.content
    content = library.content
    yield from (f"action/{card}" for card in library.cards.action_cards if card in library.catalogue.actions)
    yield from (f"political/{card}" for card in library.cards.political_cards if card in library.catalogue.politics)
    printed = [sheet.abilities for sheet in content.races.values()] + [card.abilities for card in content.flagships.values()]
    abilities = [ability for mine in printed for ability in mine]
    hired = library.cards.mercenaries if ruleset.text.startswith("official") else ()
    named = [*content.technologies, *content.race_technologies, *content.upgrades, *abilities, *hired]
    known = ruleset.behaviours.keys()
    yield from (f"effect/{key}" for key in dict.fromkeys(named) if key in known)


# -- watching effects ----------------------------------------------------------------------------------------------------


@contextmanager
def watched(usage: Usage) -> Iterator[None]:
    """While this lasts, effects that do something say so."""
    with listening(usage.ruleset.behaviours, usage.use):
        yield


@contextmanager
def listening(behaviours: Behaviours, use: Callable[[str], None]) -> Iterator[None]:
    """While this lasts, whoever listens is told the key of every effect that does something."""
    kept = (behaviours.modifiers, behaviours.triggers, behaviours.reactions)
    try:
        _watch(behaviours, use)
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


# -- crowded games -------------------------------------------------------------------------------------------------------

FLEET = "dreadnought, cruiser, carrier, 3 fighter, 2 ground_force"
GARRISON = "ground_force, mechanized_unit, pds"
FLEETS = 2  # how many such fleets a player starts with, near his home and as near to others as can be
DRAWS = 4  # how often a game is set up anew because nobody has a race that is wanted
FAR = 10_000  # between the seeds of such games
KNOWN = 8  # technologies everybody has beyond those of the sheet


def crowded(text: str, seats: int, seed: int, usage: Usage) -> Game:
    """A game just set up in which everybody is strong and near: fleets and colonies abroad, partners, technologies, full hands.

    What has not been used yet comes first: races, technologies and cards.
    """
    wanted_races = usage.races()
    for draw in range(DRAWS):
        game = started(text, seats, seed=seed + draw * FAR, answer=_taking(wanted_races, at_random(seed)))
        if not wanted_races or any(player.race in wanted_races for player in game.state.players):
            break
    chance = Random(f"crowd {seed}")
    for seat in game.playing():
        _learn(game, seat, usage, chance)
        _deploy(game, seat, at_wormholes=seed % 2 == 1)
    for first, second in zip(game.playing()[::2], game.playing()[1::2], strict=False):
        trade(game, min(first, second), max(first, second))
    _hire(game, usage, chance)
    for hands, kind in ((game.action_cards, "action"), (game.political_cards, "political")):
        deck, unused = hands.deck(), usage.cards(kind)
        cards = sorted(deck.bag, key=lambda card: (decks.printed(card) not in unused, chance.random()))
        deck.bag, deck.top = [], cards
        for seat in game.playing():
            missing = game.parameters.action_card_limit - 1 - len(hands.hand(seat)) if kind == "action" else 1
            hands.draw(seat, missing, "test")
    return game


def begin_anew(game: Game) -> Game:
    """The round begins only now, with what everybody has by now."""
    state = game.state
    state.political_deck.bag = sorted([*state.political_deck.bag, *(agenda.card for agenda in state.agendas)])
    state.agendas, state.stack = [], []
    game.end_scope("round")
    state.round -= 1
    state.flow = [Step("strategy_phase.start")]
    return game


def _taking(races: Sequence[str], otherwise: Answer) -> Answer:
    """One of these races, if there is one to choose."""

    def answer(ask: Ask, keys: list[str]) -> str:
        found = [key for key in keys if key.removeprefix("race:") in races]
        return otherwise(ask, found or keys)

    return answer


def _learn(game: Game, seat: Seat, usage: Usage, chance: Random) -> None:
    """Technologies of the tree, and everything of the own race."""
    player, content = game.player(seat), game.content
    unused = usage.of_kind("effect")
    free = [key for key in content.technologies if key not in player.technologies]
    free.sort(key=lambda key: (key not in unused, chance.random()))
    of_race = [key for key, card in content.race_technologies.items() if card.race == player.race]
    give(game, seat, *free[:KNOWN], *of_race)
    for key, card in content.upgrades.items():
        if card.race == player.race:
            player.upgrades.append(key)
            game.begin_effect(key, seat, "upgrade")


def _deploy(game: Game, seat: Seat, *, at_wormholes: bool) -> None:
    """Fleets where nobody is yet, with the Flagship in the place of a Cruiser and a War Sun in that of a Dreadnought."""
    board, galaxy, home = game.board, game.galaxy, game.board.home(seat)
    others = [board.home(other) for other in game.opponents(seat)]
    free = [h for h, _ in game.state.layout if not board.is_home(h) and not board.fleets(h) and not galaxy.is_special(h)]
    free.sort(key=lambda h: sum(galaxy.distance(h, to) or 9 for to in (home, *others)))
    if at_wormholes:
        free.sort(key=lambda h: not galaxy.wormholes(h))
    fleets = min(FLEETS, board.left(seat, "carrier"))
    for hex_ in [h for h in free[fleets:] if board.system(h).planets][:1]:
        _settle(game, seat, board.system(hex_).planets[0].id)  # a colony without a fleet
    for hex_ in free[:fleets]:
        proud = game.player(seat).race in game.content.flagships and not board.on_board(seat, "flagship")
        great, small = ("flagship", "cruiser") if proud else ("war_sun", "dreadnought")
        fleet = FLEET.replace(small, great) if board.left(seat, unit_kind(great)) else FLEET
        put(game, seat, hex_, fleet.replace("2 g", "shock_troop, g") if board.left(seat, "shock_troop") else fleet)
        for planet in board.system(hex_).planets[:1]:
            _settle(game, seat, planet.id)


def _hire(game: Game, usage: Usage, chance: Random) -> None:
    """A Mercenary in every fleet where they are played, and Trade Goods to pay them."""
    deck, unused = game.state.mercenary_deck, usage.of_kind("effect")
    waiting = sorted(deck.bag, key=lambda name: (name not in unused, chance.random()))
    for seat in game.playing() if waiting else ():
        game.player(seat).trade_goods += len(waiting)
        for hex_ in game.board.fleets_of(seat):
            if waiting and game.fleet_supply.ships_room(seat, hex_):
                put(game, seat, hex_, waiting.pop(0))
    deck.bag = sorted(waiting)


def _settle(game: Game, seat: Seat, planet: str) -> None:
    """A planet with a garrison, if it is nobody's; nothing else lies there."""
    if (
        game.board.planet(PlanetId(planet)).owner != NOBODY
        or game.board.printed_planet(PlanetId(planet)).trade_station
        or game.board.left(seat, "mechanized_unit") < 1
    ):
        return
    hold(game, seat, planet)
    game.state.domain_counters.pop(on_planet(PlanetId(planet)), None)
    game.state.artifacts.pop(on_planet(PlanetId(planet)), None)
    put(game, seat, planet, GARRISON)


# -- players who try everything ------------------------------------------------------------------------------------------


class Curious:
    """Bold, and with a mind for what was tried least over all games; now and then it does something out of turn.

    What is still to be used it rarely lets go by.
    """

    def __init__(self, seed: int, usage: Usage) -> None:
        self.usage = usage
        self.taken: Counter[str] = Counter()
        self.chance = Random(f"curious {seed}")
        self.bold = BoldBot(seed)

    def step(self, table: Table) -> None:
        ask = table.pending[self.chance.randrange(len(table.pending))]
        often = ACTS if len(self.usage.left) > FEW else ACTS_AT_LAST
        acts = [option.key for option in table.acts(ask.seat)] if self.chance.random() < often else []
        if acts:
            table.act(ask.seat, self.choose("act", acts))
            return
        keys = table.keys(ask)
        if ask.name == "action" and self.chance.random() < FIGHTS:
            keys = worthwhile(table, ask.seat, keys) or keys
        table.answer(ask.seat, ask.id, self.choose(ask.name, keys))

    def choose(self, name: str, keys: Sequence[str]) -> str:
        key = self.bold.pick(name, keys)
        if (luck := self.chance.random()) < GRABS and (wanted_ones := self.wanted(keys)):
            key = self.chance.choice(wanted_ones)
        elif luck < TRIES:
            going_on = [key for key in keys if key not in ENDINGS] or keys
            key = min(going_on, key=lambda key: (self.taken[f"{name} {key}"], self.chance.random()))
        self.taken[f"{name} {key}"] += 1
        return key

    def wanted(self, keys: Sequence[str]) -> list[str]:
        """Options that name something not used yet, or something without which that cannot be used."""
        left = [used.partition("/")[2] for used in self.usage.left] + self.usage.needed()
        return [key for key in keys if any(decks.printed(word) in left for word in key.split(":"))] if left else []


def play(text: str, seats: int, seed: int, usage: Usage, curious: Curious) -> Table:
    """One crowded game; everything is looked at after every decision."""
    table = Table.start(resolve(text), begin_anew(crowded(text, seats, seed, usage)).state, history=False)
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
        usage.use(f"action/{decks.printed(told.event.card)}")
    elif told is not None and isinstance(told.event, AgendaDecided):
        usage.use(f"political/{decks.printed(told.event.card)}")
