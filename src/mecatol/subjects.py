"""What a question is about: what it says itself, and what is going on while it is asked, for everybody to see."""

from __future__ import annotations

from collections.abc import Iterator

from mecatol.core.decisions import Ask
from mecatol.rules.official.game import Game
from mecatol.rules.state import GameState


def subjects(game: Game, ask: Ask) -> tuple[str, ...]:
    """The things that a question is about, those it names itself first: "card:plague", "player:2", "planet:jord"."""
    return tuple(dict.fromkeys((*ask.about, *going_on(game))))


def going_on(game: Game) -> tuple[str, ...]:
    """The card being played, the agenda, the Strategy Card, the battle and the place of the action, the innermost first."""
    state = game.state
    return tuple(dict.fromkeys((*_played(state), *_agenda(game), *_strategy_card(state), *_battle(state), *_action(state))))


def _played(state: GameState) -> Iterator[str]:
    if state.stack:
        played = state.stack[-1]
        yield from (f"card:{played.acts_as}", f"player:{played.seat}", *played.targets)


def _agenda(game: Game) -> Iterator[str]:
    """What is carried out, or voted on first."""
    if carried_out := game.politics.carried_out():
        yield f"card:{carried_out}"
    elif game.state.council:
        yield f"card:{game.state.council[0].card}"


def _strategy_card(state: GameState) -> Iterator[str]:
    """The one whose primary, secondaries or special are carried out: the end of its action is still to come."""
    if state.action is not None and state.action.kind == "strategic":
        ending = next((step for step in reversed(state.flow) if step.name == "strategy_cards.end"), None)
        if ending is not None:
            yield f"card:{ending.what}"


def _battle(state: GameState) -> Iterator[str]:
    battle = state.battle
    if battle is not None and not battle.over:
        yield f"planet:{battle.planet}" if battle.planet else f"system:{battle.system}"
        yield from (f"player:{battle.attacker.seat}", f"player:{battle.defender.seat}")


def _action(state: GameState) -> Iterator[str]:
    if state.action is not None and state.action.system:
        yield f"system:{state.action.system}"
        if state.action.kind == "transfer":
            yield f"system:{state.action.other}"
