"""Answers that are remembered are those that would be found, whatever effects go by."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from empire import OPTION as EMPIRE
from empire import empire
from tables import asks, game_of, new_game, put, say
from trial import also, trial
from walks import Walker, new_table, walk

from mecatol.core.effects import ANY, Behaviours, Effect, Modifier, Value
from mecatol.core.errors import EngineFault
from mecatol.core.hexes import Hex
from mecatol.core.rules import Rules
from mecatol.rules import moments
from mecatol.rules.moments import FLEET_SUPPLY, HAND_LIMIT, PHASE, At, Drawn, Unit, Wake, Wormhole
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system
from mecatol.rules.state import Action, CardId, Ship
from mecatol.rulesets import resolve
from oracles.reading import Log, covered, watched

RULESETS = ("official", "sa17", "sa_es", "cp", EMPIRE, "official +mercenaries", "sa17 +official_decks")
REMEMBERED = {each.name: each for each in vars(moments).values() if isinstance(each, Value) and each.remembered}
STARTS: dict[str, tuple[Any, ...]] = {"wormholes": ((), ("A",), ("A", "B")), "more_wormholes": ((),)}  # others: numbers
SOAK = 40


# -- laws that go by something nobody has thought of -------------------------------------------------------------------------


def test_a_law_may_make_fleet_supply_go_by_trade_goods() -> None:
    laws = Behaviours("laws")

    @laws.modify("bought_supply", FLEET_SUPPLY, ANY)
    def bought_supply(game: Game, effect: Effect, limit: int, at: At) -> int:
        return game.player(at.seat).trade_goods

    async def twice(game: Game) -> None:
        await game.action_phase.keep_limits()
        game.player(0).trade_goods -= 1
        await game.action_phase.keep_limits()

    game = new_game("sa17")
    also(game, laws)
    game.begin_effect("bought_supply", 0, "law")
    game.player(0).trade_goods = 2
    put(game, 0, "1,0", "cruiser, destroyer")
    table = trial(game, twice)
    assert asks(table, 0) == "excess_ship", "a good less is a ship less"
    say(table, 0, "destroyer")
    assert game_of(table).fleet_supply.is_settled(0, Hex("1,0"))


def test_a_law_may_make_hand_limits_go_by_trade_goods() -> None:
    laws = Behaviours("laws")

    @laws.modify("bought_hands", HAND_LIMIT, ANY)
    def bought_hands(game: Game, effect: Effect, limit: int, drawn: Drawn) -> int:
        return game.player(drawn.seat).trade_goods

    async def twice(game: Game) -> None:
        await game.action_phase.keep_limits()
        game.player(0).trade_goods -= 1
        await game.action_phase.keep_limits()

    game = new_game("sa17")
    also(game, laws)
    game.begin_effect("bought_hands", 0, "law")
    game.player(0).trade_goods = 2
    game.player(0).action_cards = [CardId("veto"), CardId("war_footing")]
    table = trial(game, twice)
    assert asks(table, 0) == "discard_action_card"
    say(table, 0, "card:veto")
    assert game_of(table).player(0).action_cards == ["war_footing"]


# -- what modifiers say they read ---------------------------------------------------------------------------------------------


def board(ruleset: str) -> Game:
    """Something of everything that modifiers of remembered values could look at."""
    game: Game = empire() if ruleset == EMPIRE else new_game(ruleset, 3, {"0,1": "wormhole_a"})
    put(game, 0, "1,0", "flagship, cruiser")
    put(game, 1, "0,1", "flagship, carrier, fighter")
    game.state.action = Action(0, "tactical", Hex("1,0"), moves=[Ship("flagship", 0, "", (Hex("0,-2"), Hex("1,0")))])
    return game


def contexts(game: Game) -> Iterator[Any]:
    """Whatever a value may be folded about."""
    for seat in range(3):
        yield Drawn(seat, "action")
        yield Wake(seat)
        for hex_ in [hex_ for hex_, _ in game.state.layout]:
            yield At(seat, hex_)
            yield Wormhole(seat, hex_, "A")
            for kind in ("cruiser", "flagship", "fighter", "space_dock"):
                yield Unit(seat, kind, in_system(hex_))


def reads(ruleset: str, value: str, key: str, modifier: Modifier) -> Log:
    """What a modifier reads, whoever has the effect and whatever is asked."""
    game, log = board(ruleset), Log()
    asked = [context for context in contexts(game) if isinstance(context, _about(value))]
    watched(game, value, log)
    for owner in range(3):
        for context in asked:
            for start in STARTS.get(value, (3,)):
                modifier.change(game, Effect(1, key, owner, "law", where=in_system(Hex("1,0"))), start, context)
    return log


def _about(value: str) -> type[Any]:
    about = {"fleet_supply": At, "hand_limit": Drawn, "wormholes": Wormhole, "more_wormholes": Wake}
    return about.get(value, Unit)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_modifiers_of_remembered_values_read_what_they_say(ruleset: str) -> None:
    said = 0
    for key, found in resolve(ruleset).behaviours.modifiers.items():
        for value, modifier in found.items():
            if value in REMEMBERED and modifier.reads is not None:
                fields = [field for part in modifier.reads for field in part.fields]
                others = [path for path in reads(ruleset, value, key, modifier) if not covered(path, fields)]
                assert not others, f"{key} goes by {others} for {value}, and says {fields}"
                said += 1
    assert said > 10


def test_a_modifier_that_says_too_little_is_found_out() -> None:
    laws = Behaviours("laws")

    @laws.modify("sly", FLEET_SUPPLY, ANY, reads=(PHASE,))
    def sly(game: Game, effect: Effect, limit: int, at: At) -> int:
        return game.player(at.seat).trade_goods if game.state.phase == "action" else limit

    assert list(reads("sa17", "fleet_supply", "sly", laws.modifiers["sly"]["fleet_supply"])) == ["phase", "players.trade_goods"]


def test_a_wary_game_asks_again() -> None:
    laws = Behaviours("laws")

    @laws.modify("sly", FLEET_SUPPLY, ANY, reads=())
    def sly(game: Game, effect: Effect, limit: int, at: At) -> int:
        return game.player(at.seat).trade_goods

    game = new_game("sa17")
    also(game, laws)
    game.begin_effect("sly", 0, "law")
    game.player(0).trade_goods = 2
    put(game, 0, "1,0", "cruiser, destroyer")
    assert game.fleet_supply.is_settled(0, Hex("1,0"))
    game.player(0).trade_goods = 1
    assert game.fleet_supply.is_settled(0, Hex("1,0")), "it was not wary"
    game.wary = True
    with pytest.raises(EngineFault, match="remembered"):
        game.fleet_supply.is_settled(0, Hex("1,0"))


# -- whole games --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", ["official", "sa17"])
def test_what_is_remembered_in_a_random_game_would_be_found_again(ruleset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Rules, "born_wary", True)
    walk(new_table(f"{ruleset} rounds=2 +distant_suns", 4, 5, history=False), Walker(5), steps=500)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(SOAK))
@pytest.mark.parametrize("ruleset", ["official", "sa17"])
def test_what_is_remembered_in_many_games_would_be_found_again(ruleset: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Rules, "born_wary", True)
    walk(new_table(f"{ruleset} rounds=8", 3 + seed % 5, seed, history=False), Walker(seed))
