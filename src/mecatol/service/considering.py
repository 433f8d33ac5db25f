"""Whether a table can be made as it is wanted, and what it would be: nothing is made."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

import msgspec

from mecatol.core.decisions import Message, message
from mecatol.core.errors import RulesetError
from mecatol.core.hexes import MIDDLE, Hex
from mecatol.core.rules import Ruleset
from mecatol.maps import fall_of_the_empire, preset_maps
from mecatol.rules.content import System
from mecatol.rules.new_game import FEWEST, new_state
from mecatol.rules.official.game import Game
from mecatol.rules.parameters import goal_of, map_of
from mecatol.rules.state import GameState
from mecatol.rulesets import resolve
from mecatol.texts import Texts
from mecatol.things import Things

from . import messages as wire
from .offers import called, map_name
from .refusals import sentence
from .seating import led_with

KEPT = 128  # answers in memory
HINTS = ("ruleset-nearest", "refused-nearest", "refused-there-are")  # belong to what is said before them
ABOUT = {
    "refused-players": "seats",
    "refused-same-name": "seats",
    "refused-scenario-players": "seats",
    "refused-pacts-players": "seats",
    "refused-duel-goal": "setting:vp",
    "refused-no-map": "setting:map",
    "refused-map-players": "setting:map",
    "refused-strategy-set": "setting:strategy",
    "refused-few-tiles": "setting:tiles",
}
OPEN, HOME = "open", "home"  # where the players lay a tile; where somebody will live


def ruleset_of(wanted: wire.NewTable) -> str:
    """The ruleset that is wanted, with the map."""
    named = any(word.startswith("map=") for word in wanted.ruleset.split())
    return wanted.ruleset if named else f"{wanted.ruleset} map={wanted.map}"


@lru_cache(maxsize=KEPT)
def encoded_consideration(ruleset: str, names: tuple[str, ...], language: str) -> bytes:
    """What would come of a table, as it goes over the wire."""
    return msgspec.json.encode(considered(ruleset, names, Texts(language)))


def considered(ruleset: str, names: tuple[str, ...], texts: Texts) -> wire.Considered:
    """The table these people would have; or why there is none."""
    try:
        rules = resolve(ruleset)
        state = new_state(rules, names, seed=0)
    except RulesetError as why:
        return wire.Considered(tuple(doubts(why.why, texts)), "", 0, "", (), ())
    numbers, things = rules.parameters, Things(rules, texts)
    drawn = map_of(numbers, len(names))
    return wire.Considered(
        doubts=(),
        ruleset=rules.text,
        goal=goal_of(numbers),
        map=map_name(drawn, texts) if drawn else "",
        galaxy=tuple(_place(place, tile, things) for place, tile in _galaxy(rules, state).items()),
        leads=tuple(led_with(rules.text, len(names), seat)[0] for seat in range(len(names))),
    )


def doubts(why: Iterable[Message], texts: Texts) -> Iterator[wire.Doubt]:
    """What is refused, by what it is about, in words for people who see names and not the words of a text."""
    found: list[tuple[str, list[Message]]] = []
    for each in why:
        if each.id in HINTS and found:
            found[-1][1].append(each)
        else:
            found.append((_about(each), [each]))
    for about, reasons in found:
        yield wire.Doubt(about, " ".join(sentence(texts.reason(_named(reason, texts))) for reason in reasons))


def _about(why: Message) -> str:
    args = dict(why.args)
    if why.id == "ruleset-alone":
        return str(args["scenario"]).replace("-", ":", 1)
    if "option" in args:
        return f"switch:{args['option']}"
    return f"setting:{args['word']}" if why.id in ("ruleset-number", "ruleset-word") else ABOUT.get(why.id, "ruleset")


def _named(why: Message, texts: Texts) -> Message:
    """A reason in which options and maps are called by their names."""
    args = dict(why.args)
    if why.id == "refused-map-players":
        maps = [map_name(each.strip("'"), texts) for each in str(args["maps"]).split(", ") if each != "none"]
        named = {"map": map_name(str(args["map"]), texts), "maps": texts.listed(maps) if maps else "none"}
        return message(why.id, **(args | named))
    if why.id == "refused-few-tiles":
        return Message("service-few-tiles", why.args)
    if "option" not in args:
        return why
    option = f"switch-{args['option']}"
    if why.id == "ruleset-needs":
        words = [called(word, texts) for word in str(args["words"]).split(", ")]
        return message("service-option-needs", option=option, words=texts.listed(words))
    if why.id == "ruleset-excludes":
        return message("service-option-excludes", option=option, word=called(str(args["word"]), texts))
    return Message(why.id, tuple((name, option if name == "option" else value) for name, value in why.args))


def _galaxy(ruleset: Ruleset, state: GameState) -> dict[Hex, System | str]:
    """What lies where as the game begins: a preset map, a scenario's, or the places where the players lay tiles."""
    game = ruleset.rules(ruleset)
    assert isinstance(game, Game)
    game.play_from(state)
    building, numbers, players = game.galaxy_building, game.parameters, len(state.players)
    chosen = map_of(numbers, players)
    if numbers.fall_of_the_empire:
        drawn = next(each.tiles for each in fall_of_the_empire().values() if each.players == players)
    else:
        drawn = preset_maps()[chosen].tiles if chosen else {}
    found: dict[Hex, System | str] = {place: building.printed(tile) for place, tile in drawn.items()}
    if not found:
        # Between two players chance may decide what lies in the middle.
        found[MIDDLE] = building.printed(building.middle()) if players > FEWEST else OPEN
        found |= {place: OPEN for n in range(1, building.shape().rings + 1) for place in building.places(n)}
    found |= dict.fromkeys(building.home_places(), HOME)
    game.part()
    return found


def _place(place: Hex, tile: System | str, things: Things) -> wire.PlaceDrawn:
    if isinstance(tile, str):
        return wire.PlaceDrawn(place, tile, "", (), ())
    planets = tuple(
        wire.PlanetDrawn(each.id, things.name("planets", each.id), each.resources, each.influence, each.trade_station)
        for each in tile.planets
    )
    return wire.PlaceDrawn(place, tile.kind, tile.anomaly, tile.wormholes, planets)
