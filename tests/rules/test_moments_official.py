"""Moments and values that the official cards need, each seen at its time by an effect of the test."""

from __future__ import annotations

from typing import Any

import pytest
from strategic import holding, plays
from tables import asks, game_of, hold, new_game, offers, play, put, say, strategy_cards, units
from trial import also, trial
from voting import refuse, until, vote

from mecatol.core.decisions import Verdict
from mecatol.core.effects import ANY, Behaviours, Effect, Value
from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules.moments import (
    AGENDA_INSTEAD,
    AIM,
    BEFORE_SAILING,
    CONSCRIPTS,
    COUNTER_PRICE,
    GOODS_GO_TO,
    MAY_PLAY,
    MOST_FLEET,
    MOST_GOODS,
    MOST_OF_A_KIND,
    OUTCOME_KNOWN,
    PRIMARY_STANDS,
    STRATEGY_CARD_PICKED,
    Aim,
    Aimed,
    Decided,
    Pick,
    Playing,
    Sailing,
)
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system
from mecatol.rules.state import Action, Agenda, CardId, Die

OFFICIAL = "official"


def under(game: Game, value: Value[Any, Any], result: Any, seat: int = 0) -> Game:
    """The game with an effect in force that sets a value."""
    effects = Behaviours("test")

    @effects.modify("tested", value)
    def changed(game: Game, effect: Effect, was: Any, context: Any) -> Any:
        return result

    also(game, effects)
    game.begin_effect("tested", seat, "card")
    return game


def council(*agendas: str) -> Game:
    """An official table at which these cards lie open and one is on top of the deck."""
    game = new_game(OFFICIAL, 3)
    game.state.action = Action(0, "strategic")
    game.state.political_deck.bag = [CardId("imperial_mandate")]
    game.state.agendas = [Agenda(CardId(card), 1) for card in agendas]
    return game


def test_no_agenda_is_read() -> None:
    game = under(council(), AGENDA_INSTEAD, "none")
    game = game_of(trial(game, lambda g: g.politics.agenda_from_deck(0)))
    assert game.state.political_deck.bag == ["imperial_mandate"]
    assert game.state.council == []


@pytest.mark.parametrize("source", ["agenda_from_deck", "agenda_from_hand"])
def test_another_agenda_is_read_instead(source: str) -> None:
    game = under(council("mutiny"), AGENDA_INSTEAD, "mutiny")
    game.player(0).political_cards = [CardId("unconventional_measures")]
    table = trial(game, lambda g: getattr(g.politics, source)(0))
    game = game_of(table)
    assert asks(table, 1) == "vote"
    assert [agenda.card for agenda in game.state.council] == ["mutiny"]
    assert game.state.agendas == []
    assert game.state.political_deck.bag == ["imperial_mandate"]
    assert game.player(0).political_cards == ["unconventional_measures"]


def test_an_outcome_is_stopped_before_it_takes_effect() -> None:
    effects, seen = Behaviours("test"), list[str]()

    @effects.on("tested", OUTCOME_KNOWN, ANY)
    async def stop(game: Game, effect: Effect, decided: Decided) -> None:
        seen.append(f"{decided.card}={decided.outcome}")
        decided.cancelled = True

    game = council()
    also(game, effects)
    game.begin_effect("tested", 1, "card")
    game = game_of(vote(game, "code_of_honor"))
    assert seen[-1] == "code_of_honor=for"
    assert game.state.laws == []
    assert game.state.council == []
    assert game.state.political_deck.discard == ["code_of_honor"]


def test_a_primary_is_not_carried_out() -> None:
    game = holding(OFFICIAL, {"leadership": 0})
    before = game.player(0).pool + game.player(0).fleet + game.player(0).strategy
    table = plays(under(game, PRIMARY_STANDS, False), "leadership")
    game = game_of(refuse(table))
    assert game.player(0).pool + game.player(0).fleet + game.player(0).strategy == before
    assert game.state.strategy_cards[0].played


def sets_sail(game: Game) -> Game:
    """A Cruiser goes from home into the system next to it."""
    put(game, 0, "0,-2", "cruiser")
    game.state.action = Action(0, "tactical", Hex("0,-1"))
    game.begin_scope("action")
    table = play(game, Step("movement.move", 0, "0,-1"))
    say(table, 0, next(key for key in offers(table, 0) if key != "done"))
    return game_of(refuse(table))


@pytest.mark.parametrize("stopped", [True, False])
def test_ships_are_stopped_before_they_move(stopped: bool) -> None:
    effects = Behaviours("test")

    @effects.on("tested", BEFORE_SAILING, ANY)
    async def stop(game: Game, effect: Effect, sailing: Sailing) -> None:
        assert (sailing.seat, sailing.system) == (0, Hex("0,-1"))
        assert game.board.ships(0, Hex("0,-2"))
        sailing.cancelled = stopped

    game = new_game(OFFICIAL, 2)
    also(game, effects)
    game.begin_effect("tested", 1, "card")
    game = sets_sail(game)
    assert bool(game.board.ships(0, Hex("0,-2"))) is stopped
    assert bool(game.board.ships(0, Hex("0,-1"))) is not stopped


def test_trade_goods_have_a_limit() -> None:
    game = under(new_game(OFFICIAL, 2), MOST_GOODS, 3)
    game.player(1).trade_goods = 4
    assert game.economy.gain_goods(0, 5, "test") == 3
    game.economy.hand_goods(1, 0, 2)
    assert [game.player(seat).trade_goods for seat in (0, 1)] == [3, 4]
    assert game.economy.acts(1) == []


def test_trade_goods_go_to_somebody_else() -> None:
    game = under(new_game(OFFICIAL, 2), GOODS_GO_TO, 1)
    game.economy.gain_goods(0, 2, "test")
    game.economy.gain_goods(1, 1, "test")
    assert [game.player(seat).trade_goods for seat in (0, 1)] == [0, 3]


def test_fleet_supply_has_a_limit() -> None:
    game = under(new_game(OFFICIAL, 2), MOST_FLEET, 4)
    table = trial(game, lambda g: g.economy.gain_counters(0, 2, "test"))
    assert offers(table, 0) == ["strategy", "pool", "fleet"]
    say(table, 0, "fleet")
    assert offers(table, 0) == ["strategy", "pool"]
    say(table, 0, "pool")
    game = game_of(table)
    assert (game.player(0).pool, game.player(0).fleet) == (4, 4)
    sizes = [option.key for option in game.economy.fleet_sizes(0)]
    assert sizes[-1] == "fleet:4"


def test_one_kind_of_ship_has_a_limit() -> None:
    game = new_game(OFFICIAL, 2)
    game.player(0).fleet = 9
    put(game, 0, "0,-1", "3 cruiser, carrier, 4 fighter")
    game = under(game, MOST_OF_A_KIND, 2)
    assert [game.fleet_supply.room(0, Hex("0,-1"), kind) for kind in ("cruiser", "carrier", "destroyer")] == [0, 1, 2]
    table = trial(game, lambda g: g.fleet_supply.settle(0, Hex("0,-1"), "test"))
    assert offers(table, 0) == ["cruiser", "fighter"]
    game = game_of(refuse(table))
    assert game.board.ships(0, Hex("0,-1")) == tuple(units("2 cruiser, carrier, 2 fighter"))


def test_counters_of_logistics_have_another_price() -> None:
    game = holding("official strategy=base", {"logistics": 1})
    hold(game, 0, "mecatol_rex")
    game = under(game, COUNTER_PRICE, 2)
    table = until(plays(game, "logistics", 1), 0, "secondary")
    say(table, 0, "use")
    most = game.economy.available_influence(0) // 2
    assert offers(table, 0)[-1] == str(most)


def test_the_sol_put_fewer_soldiers_on_a_planet() -> None:
    game = new_game(OFFICIAL, 2)
    game.begin_effect("sol_orbital_drop", 0, "race")
    table = play(under(game, CONSCRIPTS, 1), Step("action_phase.turn", 0))
    say(table, 0, next(key for key in offers(table, 0) if "orbital_drop" in key))
    assert game_of(table).board.on_board(0, "ground_force") == 1


def test_a_strategy_card_is_handed_on() -> None:
    effects = Behaviours("test")

    @effects.on("tested", STRATEGY_CARD_PICKED, ANY)
    async def give_away(game: Game, effect: Effect, pick: Pick) -> None:
        game.strategy_phase.hand_on(pick.seat, pick.card, 1)

    game = holding(OFFICIAL, {})
    strategy_cards(game, {"leadership": -1, "diplomacy_ii": -1})
    also(game, effects)
    game.begin_effect("tested", 2, "law")
    table = play(game, Step("strategy_phase.pick", 0))
    say(table, 0, "card:leadership")
    game = game_of(refuse(table))
    assert [card.holder for card in game.state.strategy_cards] == [1, -1]
    assert [effect.owner for effect in game.state.effects if effect.key == "holding_leadership"] == [1]


def test_one_card_may_be_played_and_another_not() -> None:
    effects = Behaviours("test")

    @effects.modify("tested", MAY_PLAY)
    def only_sabotage(game: Game, effect: Effect, verdict: Verdict, playing: Playing) -> Verdict:
        return verdict if playing.card == "sabotage" else Verdict(False, "OFF-GEN-3")

    game = new_game("sa17", 2)
    game.player(0).action_cards = [CardId("rise_of_a_messiah"), CardId("sabotage#1")]
    assert [option.key for option in game.action_cards.as_actions(0)] == ["component:card:rise_of_a_messiah"]
    also(game, effects)
    other = game.ruleset.rules(game.ruleset)
    assert isinstance(other, Game)
    other.play_from(game.state)
    other.begin_effect("tested", 0, "card")
    assert other.action_cards.as_actions(0) == []
    assert other.action_cards.may_play(0, "sabotage")


def test_a_hit_falls_on_one_kind_first() -> None:
    effects = Behaviours("test")

    @effects.modify("tested", AIM, ANY)
    def at_war_suns(game: Game, effect: Effect, aim: Aim, aimed: Aimed) -> Aim:
        return Aim(prey="war_sun")

    game = new_game(OFFICIAL, 2)
    put(game, 1, "0,-1", "2 war_sun, 3 fighter")
    also(game, effects)
    game.begin_effect("tested", 0, "card")
    where = in_system(Hex("0,-1"))

    async def fire(here: Game) -> None:
        dice = [Die(0, "fighter", 10, 9)]
        for aim, number in here.combat.aims(1, where, dice, "battle", 0, 1):
            await here.combat.suffer(1, where, number, purpose="battle", by=0, aim=aim)

    game = game_of(refuse(trial(game, fire)))
    assert game.board.units(1, where) == tuple(units("war_sun, war_sun*1, 3 fighter"))
