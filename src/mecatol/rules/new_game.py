"""A new game: an empty table with players around it. Everything else is decided or drawn in its first steps."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from mecatol.core.decisions import Message, message
from mecatol.core.errors import RulesetError
from mecatol.core.rng import Rng
from mecatol.core.rules import Ruleset, Step
from mecatol.maps import fall_of_the_empire, maps_for, preset_maps

from .library import Library
from .official.game import Game
from .parameters import AUTO, BUILT, Parameters, goal_of
from .state import GameState, Player

FEWEST = 2
PACTS = (4, 6, 8)  # seats at a table with Pacts


def new_state(ruleset: Ruleset, names: Sequence[str], seed: int) -> GameState:
    """The table before anything is decided; refused where these players cannot play that ruleset."""
    parameters, library = ruleset.parameters, ruleset.content
    assert isinstance(parameters, Parameters)
    assert isinstance(library, Library)
    players = len(names)
    problems = [*_players(names, parameters.most_players), *_scenario(parameters, players)]
    problems += [*_pacts(parameters, players), *_map(parameters, players)]
    problems += [*_strategy_cards(parameters, library), *(_duel(parameters) if players == FEWEST else ())]
    if problems:
        raise RulesetError(*problems)
    state = GameState(
        rng=Rng(seed),
        flow=[Step("set_up.start")],
        players=[Player(name) for name in names],
        seating=list(range(len(names))),
        goal=goal_of(parameters),  # SA17-SET-03, OFF-SET-5
    )
    if parameters.map == BUILT and (lacking := _tiles(ruleset, state)):
        raise RulesetError(*lacking)
    return state


def _tiles(ruleset: Ruleset, state: GameState) -> list[Message]:
    """What the edition's own chapter says about building a galaxy out of the boxes that are used."""
    game = ruleset.rules(ruleset)
    assert isinstance(game, Game)
    game.play_from(state)
    found = game.galaxy_building.problems()
    game.part()
    return found


def _players(names: Sequence[str], most: int) -> list[Message]:
    found = []
    if not FEWEST <= len(names) <= most:
        found.append(message("refused-players", fewest=FEWEST, most=most, players=len(names)))
    found += [message("refused-same-name", name=name) for n, name in enumerate(names) if names.index(name) != n]
    return found


def _scenario(parameters: Parameters, players: int) -> list[Message]:
    """A scenario is for so many players as it has galaxies for (OFF-SOT-FOE)."""
    galaxies = sorted(each.players for each in fall_of_the_empire().values()) if parameters.fall_of_the_empire else [players]
    few, many = galaxies[0], galaxies[-1]
    return [] if players in galaxies else [message("refused-scenario-players", fewest=few, most=many, players=players)]


def _pacts(parameters: Parameters, seats: int) -> list[Message]:
    """With Pacts two to four players have two seats each (SAES-PAC-01)."""
    return [message("refused-pacts-players", seats=seats)] if parameters.pacts and seats not in PACTS else []


def _duel(parameters: Parameters) -> list[Message]:
    """What two players may not choose (SAES-DUE-04, SAES-DUE-07)."""
    found = [message("refused-duel-option", option=option) for option in parameters.duel_bars if getattr(parameters, option)]
    least, most = parameters.duel_goals or (parameters.goal, parameters.goal)
    if not least <= parameters.goal <= most:
        found.append(message("refused-duel-goal", least=least, most=most, goal=parameters.goal))
    return found


def _map(parameters: Parameters, players: int) -> list[Message]:
    name, maps = parameters.map, preset_maps()
    if name in (BUILT, AUTO):
        return []
    if name not in maps:
        known = [BUILT, AUTO, *maps]
        near = get_close_matches(name, known, 1, 0.5)
        hint = message("refused-nearest", word=near[0]) if near else message("refused-there-are", known=", ".join(known))
        return [message("refused-no-map", map=name), hint]
    if maps[name].players == players:
        return []
    fitting = ", ".join(repr(each) for each in maps_for(players)) or "none"
    return [message("refused-map-players", map=name, drawn=maps[name].players, players=players, maps=fitting)]


def _strategy_cards(parameters: Parameters, library: Library) -> list[Message]:
    decks = list(dict.fromkeys(deck for card in library.cards.strategy_cards.values() for deck in card.deck if not card.replaces))
    if parameters.strategy_set in decks:
        return []
    return [message("refused-strategy-set", set=parameters.strategy_set), message("refused-there-are", known=", ".join(decks))]
