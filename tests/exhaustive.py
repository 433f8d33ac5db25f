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
from mecatol.core.hexes import Hex
from mecatol.core.history import Mark
from mecatol.core.records import replace
from mecatol.core.rules import Ruleset, Step
from mecatol.play import Table
from mecatol.rules import decks
from mecatol.rules.events import AgendaDecided, CardPlayed
from mecatol.rules.library import Library
from mecatol.rules.naming import family_of, in_system, on_planet, parted, system_named, unit_kind
from mecatol.rules.official.game import Game
from mecatol.rules.official.hands import STRATEGY_CARDS
from mecatol.rules.options import options_of
from mecatol.rules.state import NEUTRAL, NOBODY, PlanetId, Seat
from mecatol.rulesets import EDITIONS, resolve

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
        self.left = dict.fromkeys(key for key in wanted(self.ruleset) if key not in SELDOM.get(text.split()[0], ()))

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
SELDOM = {  # by ruleset: what games are not drawn for, as it hardly ever happens
    "sa17": {"effect/letnev_flagship_bombards_through_shields"},
    "official": {"effect/creuss_free_wormholes", "effect/winnu_calm_worlds"},
}
IMPOSSIBLE = {  # by ruleset: what no game can use
    "sa17": {"effect/letnev_flagship_bombards_through_shields"},  # everybody bombards past PDS (SA17-UNI-11)
    "sa_es": {"effect/letnev_flagship_bombards_through_shields"},  # likewise (SAES-UNI-23)
}


def everything(text: str) -> Usage:
    """All that some table of a ruleset can use, however seldom."""
    usage, edition = Usage(text), text.split()[0]
    usage.left = dict.fromkeys(key for key in wanted(usage.ruleset) if key not in IMPOSSIBLE.get(edition, ()))
    usage.left = dict.fromkeys(key for key in usage.left if may_be(usage.ruleset, required(usage.ruleset, key)))
    return usage


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


def required(ruleset: Ruleset, key: str) -> str:
    """The part of the game without which a card is of no use."""
    kind, name = parted(key, "/")
    cards = ruleset.content.cards
    printed = {"action": cards.action_cards, "political": cards.political_cards}.get(kind, {})
    return printed[name].requires if name in printed else ""


def may_be(ruleset: Ruleset, part: str) -> bool:
    """Whether a ruleset's tables may have a part of the game that a card requires: an option, or a Strategy Card."""
    edition, library = ruleset.text.split()[0], ruleset.content
    if part in STRATEGY_CARDS:
        return any(family_of(card) in STRATEGY_CARDS[part] for card in library.cards.strategy_cards)
    return bool(getattr(EDITIONS[edition].parameters, part, True)) or part in options_of(edition)


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
            missing = game.parameters.action_card_limit - 1 - len(hands.hand(seat)) if kind == "action" else proposed(game)
            hands.draw(seat, missing, "test")
    return game


def proposed(game: Game) -> int:
    """How many Political Cards each holds: Political brings the deck's top card to the vote, and none out of a hand."""
    return 0 if any(card.id == "political" for card in game.state.strategy_cards) else 1


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


FOR_RACE_TECHNOLOGIES = "action/a_mighty_empire"  # helps who does not have all of them


def unlearn(game: Game) -> None:
    """Nobody has a technology of his race."""
    for seat in game.playing():
        player = game.player(seat)
        player.technologies = [each for each in player.technologies if each not in game.content.race_technologies]
    game.end_effects(lambda effect: effect.key in game.content.race_technologies)


def besiege(game: Game) -> None:
    """Each has a fleet with troops above a colony of the next, with a Space Dock and without a PDS, while there are worlds."""
    board, galaxy = game.board, game.galaxy
    free = [h for h, _ in game.state.layout if not board.is_home(h) and not board.fleets(h) and not galaxy.is_special(h)]
    free = [h for h in free if all(planet.owner == NOBODY for planet in board.system(h).planets)]
    worlds = [h for h in free if any(not board.printed_planet(p.id).trade_station for p in board.system(h).planets)]
    for first, second, hex_ in zip(game.playing(), [*game.playing()[1:], *game.playing()[:1]], worlds, strict=False):
        colony = next(p.id for p in board.system(hex_).planets if not board.printed_planet(p.id).trade_station)
        if board.left(second, "space_dock") and board.left(first, "carrier") and board.left(first, "mechanized_unit"):
            _found(game, second, colony, "2 ground_force, space_dock")
            put(game, first, hex_, "carrier, mechanized_unit, ground_force")


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
    _found(game, seat, PlanetId(planet), GARRISON)


def _found(game: Game, seat: Seat, planet: PlanetId, units: str) -> None:
    """A colony; nothing else lies there."""
    hold(game, seat, planet)
    game.state.domain_counters.pop(on_planet(planet), None)
    game.state.artifacts.pop(on_planet(planet), None)
    put(game, seat, planet, units)


# -- players who try everything ------------------------------------------------------------------------------------------


def facing(game: Game, seat: Seat, hex_: Hex) -> bool:
    """Whether a player and somebody else both have units in a system."""
    places = [in_system(hex_), *(on_planet(planet.id) for planet in game.board.system(hex_).planets)]
    there = [owner for where in places for owner, _ in game.board.stacks(where)]
    return seat in there and any(owner not in (seat, NEUTRAL) for owner in there)


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
        if ask.name == "action":
            keys = self.going_out(table, ask.seat, keys)
        table.answer(ask.seat, ask.id, self.choose(ask.name, keys))

    def going_out(self, table: Table, seat: Seat, keys: list[str]) -> list[str]:
        """Often to where others are."""
        return worthwhile(table, seat, keys) or keys if self.chance.random() < FIGHTS else keys

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


class Eager(Curious):
    """Curious, and when little is left it goes where that can be used."""

    def going_out(self, table: Table, seat: Seat, keys: list[str]) -> list[str]:
        """For whom something of his race is still to be used, to others' fleets; for whom a card is, to where he and others
        face each other."""
        game: Any = table.game
        if len(self.usage.left) <= FEW and self.chance.random() < GRABS:
            player, unused = game.player(seat), self.usage.cards("action")
            if player.race in self.usage.races():
                return [key for key in worthwhile(table, seat, keys) if game.board.enemy_fleets(seat, system_named(key))] or keys
            if any(decks.printed(card) in unused for card in player.action_cards):
                return [key for key in keys if key.startswith("activate:") and facing(game, seat, system_named(key))] or keys
        return super().going_out(table, seat, keys)


def play(text: str, seats: int, seed: int, usage: Usage, curious: Curious) -> Table:
    """One crowded game, some with colonies under siege; everything is looked at after every decision."""
    game = crowded(text, seats, seed, usage)
    if seed % 3 == 2 or len(usage.left) <= FEW:
        besiege(game)
    if FOR_RACE_TECHNOLOGIES in usage.left:
        unlearn(game)
    table = Table.start(resolve(text), begin_anew(game).state, history=False)
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
