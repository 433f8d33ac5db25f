"""What the miniature effects do."""

from __future__ import annotations

from mecatol.core.decisions import Verdict, message
from mecatol.core.effects import ANY, BOUND, MULTIPLY, OPPONENT, SET, Effect

from . import state as s
from .game import Mini, ascension, official
from .state import (
    AFTER_ACTIVATION,
    AFTER_ROLL,
    COMBAT,
    HANDS_OPEN,
    MAY_PLAY,
    PLACE_TAKEN,
    RANGE,
    SHIPS_LOST,
    VOTES,
    Activation,
    Battle,
    Firing,
    Route,
)


@official.modify("morale", COMBAT)
def morale(g: Mini, e: Effect, value: int, firing: Firing) -> int:
    return value + 1


@official.modify("warlike", COMBAT)
def warlike(g: Mini, e: Effect, value: int, firing: Firing) -> int:
    return value + 1


@official.modify("frightful", COMBAT, OPPONENT)
def frightful(g: Mini, e: Effect, value: int, firing: Firing) -> int:
    return value - 1 if e.owner in firing.battle.sides else value


@official.modify("calm", COMBAT, stage=SET)
def calm(g: Mini, e: Effect, value: int, firing: Firing) -> int:
    return 0


@official.modify("fury", COMBAT, stage=MULTIPLY)
def fury(g: Mini, e: Effect, value: int, firing: Firing) -> int:
    return value * 2


@official.modify("ceiling", COMBAT, ANY, BOUND)
def ceiling(g: Mini, e: Effect, value: int, firing: Firing) -> int:
    return min(value, 3)


@official.modify("beacon", RANGE)
def beacon(g: Mini, e: Effect, value: int, route: Route) -> int:
    return value + (str(route.start) == e.where)


@official.modify("drives", RANGE)
def drives(g: Mini, e: Effect, value: int, route: Route) -> int:
    return value + 1


@official.modify("truce", MAY_PLAY, ANY)
def truce(g: Mini, e: Effect, verdict: Verdict, seat: int) -> Verdict:
    return Verdict(False, "MINI-TRUCE", message("explain-truce"))


@official.modify("privilege", MAY_PLAY)
def privilege(g: Mini, e: Effect, verdict: Verdict, seat: int) -> Verdict:
    return Verdict(True, "MINI-PRIVILEGE")


@official.modify("open_hands", HANDS_OPEN, ANY)
def open_hands(g: Mini, e: Effect, value: bool, seat: int) -> bool:
    return True


@official.modify("eloquent", VOTES)
def eloquent(g: Mini, e: Effect, value: int, seat: int) -> int:
    return value + 1


@official.suppress("crisis")
def crisis(e: Effect, other: Effect) -> bool:
    """All abilities of a race, with an exception."""
    return other.source == "race" and other.owner == e.target and other.key != "frightful"


@official.suppress("calm_minds")
def calm_minds(e: Effect, other: Effect) -> bool:
    return other.key == "crisis"


@official.on("thrifty", AFTER_ACTIVATION)
async def thrifty(g: Mini, e: Effect, activation: Activation) -> None:
    """Once a round: the effect remembers it."""
    if g.remembered(e, "round") != str(g.state.round):
        g.note(e, "round", str(g.state.round))
        g.state.players[e.owner].goods += 1
        g.tell(s.Noted(e.owner, "thrifty"))


@official.on("trap", AFTER_ACTIVATION, OPPONENT)
async def trap(g: Mini, e: Effect, activation: Activation) -> None:
    """Where it lies only its owner knows."""
    if g.remembered(e, "place") == str(activation.place):
        g.state.players[activation.seat].goods = max(0, g.state.players[activation.seat].goods - 1)
        g.tell(s.Noted(activation.seat, "trapped", activation.place))
        g.end_effects(lambda x: x.id == e.id)


def yes_or_no() -> list[str]:
    return ["yes", "no"]


@official.on("vengeful", SHIPS_LOST, ANY)
async def vengeful(g: Mini, e: Effect, battle: Battle) -> None:
    """Asks; and begins an effect for the moment that is running, which waits for the next time."""
    if e.owner not in battle.sides or not battle.lost[battle.sides.index(e.owner)] or not g.state.players[e.owner].goods:
        return
    if await g.choose(e.owner, "vengeful", yes_or_no) == "yes":
        g.pay(e.owner, 1)
        g.begin_effect("rage", e.owner, "race", until="battle")


@official.on("rage", SHIPS_LOST, ANY)
async def rage(g: Mini, e: Effect, battle: Battle) -> None:
    g.tell(s.Noted(e.owner, "rage"))
    g.end_effects(lambda x: x.id == e.id)


@official.on("greedy", PLACE_TAKEN)
async def greedy(g: Mini, e: Effect, taken: Activation) -> None:
    g.state.players[e.owner].goods += 1


def reroll_offer(g: Mini, e: Effect, battle: Battle) -> list[str]:
    """An optional ability, offered in the same window as cards."""
    if e.owner not in battle.sides or not g.state.players[e.owner].goods or g.remembered(e, "battle") == g.scope("battle"):
        return []
    return ["spare"]


@official.may("careful", AFTER_ROLL, reroll_offer)
async def careful(g: Mini, e: Effect, battle: Battle, choice: str) -> None:
    """Once a battle pay a good to ignore a hit."""
    g.note(e, "battle", g.scope("battle"))
    g.pay(e.owner, 1)
    side = battle.sides.index(e.owner)
    battle.hits[side] = max(0, battle.hits[side] - 1)


@ascension.modify("warlike", COMBAT)
def warlike_ascension(g: Mini, e: Effect, value: int, firing: Firing) -> int:
    return value + (2 if firing.battle.round == 1 else 1)
