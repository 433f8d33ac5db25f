"""Everything that is wrong with what is under way in a position: an action, a battle, cards, effects in force, steps to come."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from mecatol.core.decisions import message
from mecatol.core.hexes import Hex
from mecatol.core.zones import Deck
from mecatol.rules.decks import printed
from mecatol.rules.naming import kind_of, listed
from mecatol.rules.official.game import Game
from mecatol.rules.problems import HEX, Problem, lies_somewhere
from mecatol.rules.state import NEUTRAL, NO_PLANET, SIMULTANEOUS, Place, Seat, Side

from .defaults import NEEDED

LEADER = "leader"  # the source of what a leader can do


def under_way(game: Game) -> list[Problem]:
    """All reasons why the game could not go on."""
    return [*_scopes(game), *_action(game), *_battle(game), *_cards(game), *_effects(game), *_steps(game)]


def _scopes(game: Game) -> Iterator[Problem]:
    """What is under way has a stretch of the game of its own, for whatever lasts as long."""
    state = game.state
    begun = [kind_of(scope) for scope in state.scopes]
    round_ = state.phase != "set_up" and state.round > 0
    for kind, is_on in (("round", round_), ("action", state.action is not None), ("battle", state.battle is not None)):
        if is_on and kind not in begun:
            yield Problem(("scopes",), message("position-no-scope", kind=kind))


def _on_the_map(game: Game, path: tuple[str | int, ...], systems: Iterable[Hex]) -> Iterator[Problem]:
    for hex_ in systems:
        if hex_ and not game.board.has_system(hex_):
            yield Problem(path, message("position-no-home", place=hex_))


def _player(game: Game, path: tuple[str | int, ...], seat: Seat, least: Seat = 0) -> Iterator[Problem]:
    if not least <= seat < len(game.state.players):
        yield Problem(path, message("position-no-player"))


def _action(game: Game) -> Iterator[Problem]:
    """An action takes place in systems of the map; in several of them, where it is one of several theatres."""
    action = game.state.action
    if action is None:
        return
    if action.kind not in game.tactical.kinds:
        kinds = ", ".join(game.tactical.kinds)
        yield Problem(("action", "kind"), message("position-no-action", kind=action.kind, kinds=kinds))
    yield from _player(game, ("action", "seat"), action.seat)
    for field in NEEDED.get(action.kind, ()):
        if not getattr(action, field):
            yield Problem(("action",), message("position-missing", field=field))
    yield from _on_the_map(game, ("action", "system"), [action.system])
    yield from _on_the_map(game, ("action", "other"), [action.other])
    yield from _on_the_map(game, ("action", "theatres"), action.theatres)
    for hex_ in dict.fromkeys(action.theatres):
        if action.theatres.count(hex_) > 1:
            yield Problem(("action", "theatres"), message("position-theatre-twice", place=hex_))
    for hex_ in action.full if action.kind == SIMULTANEOUS else ():
        if hex_ not in action.theatres:
            yield Problem(("action", "full"), message("position-no-theatre", place=hex_))


def _battle(game: Game) -> Iterator[Problem]:
    battle = game.state.battle
    if battle is None:
        return
    for field, side in (("attacker", battle.attacker), ("defender", battle.defender)):
        yield from _player(game, ("battle", field), side.seat, NEUTRAL)
        yield from _on_the_map(game, ("battle", field), [side.retreats_to])
        yield from _units(game, ("battle", field), _kinds_of(side))
    for field, stacks in (("started_with", battle.started_with), ("before", battle.before)):
        yield from _units(game, ("battle", field), [group.kind for stack in stacks for group in stack.groups])
    if not game.board.has_system(battle.system):
        yield Problem(("battle", "system"), message("position-no-home", place=battle.system))
    elif battle.planet not in (NO_PLANET, *(planet.id for planet in game.board.system(battle.system).planets)):
        yield Problem(("battle", "planet"), message("position-no-planet", planet=battle.planet))


def _kinds_of(side: Side) -> list[str]:
    groups = [group.kind for group in (*side.lost, *side.lost_all, *side.sustained)]
    return [*groups, *(die.kind for die in side.dice), *side.grazed]


def _units(game: Game, path: tuple[str | int, ...], kinds: Iterable[str]) -> Iterator[Problem]:
    for kind in dict.fromkeys(kinds):
        if kind not in game.content.units:
            yield Problem(path, message("position-no-unit", unit=kind, units=", ".join(game.content.units)))


def _cards(game: Game) -> Iterator[Problem]:
    """Whatever lies in a deck, in a hand or before the council is one of the things that lie there."""
    state, cards, content = game.state, game.cards, game.content
    domain, objectives, actions, political = cards.domain_counters, cards.objectives, cards.action_cards, cards.political_cards
    lying: list[tuple[tuple[str | int, ...], Collection[str], Iterable[str]]] = [
        *_deck("action_deck", actions, state.action_deck),
        *_deck("political_deck", political, state.political_deck),
        *_deck("stage_1_deck", objectives, state.stage_1_deck),
        *_deck("stage_2_deck", objectives, state.stage_2_deck),
        *_deck("secret_deck", objectives, state.secret_deck),
        *_deck("preliminary_deck", objectives, state.preliminary_deck),
        *_deck("domain_deck", domain, state.domain_deck),
        *_deck("frontier_deck", domain, state.frontier_deck),
        *_deck("artifact_deck", cards.artifacts, state.artifact_deck),
        *_deck("tile_deck", content.systems, state.tile_deck),
        *_deck("race_deck", content.races, state.race_deck),
        *_deck("mercenary_deck", cards.mercenaries, state.mercenary_deck),
        (("special",), objectives, state.special),
        (("preliminary",), objectives, state.preliminary),
        *((("agendas", n, "card"), political, [agenda.card]) for n, agenda in enumerate(state.agendas)),
        *((("council", n, "card"), political, [agenda.card]) for n, agenda in enumerate(state.council)),
        *((("chronicle", n, "card"), political, [law.card]) for n, law in enumerate(state.chronicle)),
        *((("stack", n, "card"), actions, [played.card]) for n, played in enumerate(state.stack)),
        *((("strategy_cards", n, "id"), cards.strategy_cards, [card.id]) for n, card in enumerate(state.strategy_cards)),
        *((("players", n, "tiles"), content.systems, player.tiles) for n, player in enumerate(state.players)),
        *((("players", n, "hidden_race"), content.races, player.hidden_race) for n, player in enumerate(state.players)),
    ]
    for path, known, things in lying:
        for thing in things:
            if printed(thing) not in known and kind_of(printed(thing)) not in known:
                yield Problem(path, message("position-no-thing", thing=thing))


def _deck(field: str, known: Collection[str], deck: Deck) -> Iterator[tuple[tuple[str | int, ...], Collection[str], list[str]]]:
    """The piles of a deck."""
    for pile in ("bag", "top", "bottom", "discard"):
        yield (field, pile), known, getattr(deck, pile)


def _effects(game: Game) -> Iterator[Problem]:
    """Each effect in force has a number of its own, and what a leader does has him or a place."""
    state = game.state
    leaders = [leader.id for leader in state.leaders]
    numbers: list[int] = []
    for n, effect in enumerate(state.effects):
        here = ("effects", n)
        if effect.id in numbers or not 0 < effect.id <= state.serial:
            yield Problem((*here, "id"), message("position-effect-number", number=effect.id, most=state.serial))
        if effect.source == LEADER and effect.where not in leaders and not lies_somewhere(game, Place(effect.where)):
            yield Problem((*here, "where"), message("position-no-leader", leader=effect.where, kind=LEADER))
        yield from _player(game, (*here, "owner"), effect.owner, NEUTRAL)
        numbers.append(effect.id)


def _steps(game: Game) -> Iterator[Problem]:
    """Where a step takes place there is a system."""
    for step in game.state.flow:
        places = [Hex(word) for word in (*listed(step.place), *listed(step.what)) if HEX.fullmatch(word) and "," in word]
        yield from _on_the_map(game, ("next",), places)
