"""Hands of Action Cards and playing them: limits, answering, cancelling, effect locations."""

from typing import Any

import pytest
from tables import ASCENSION, asks, game_of, new_game, offers, play, say, told
from trial import trial

from mecatol.core.decisions import Verdict
from mecatol.core.effects import Behaviours, Effect
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Ruleset, Step
from mecatol.core.table import Table
from mecatol.rules.catalogue import Catalogue
from mecatol.rules.library import Library
from mecatol.rules.moments import CARD_PLAYED, MAY_PLAY, TURN_BEGINS, Playing
from mecatol.rules.official.game import Game
from mecatol.rules.state import Action, CardId, Played, Seat


def cards() -> Catalogue:
    """A few cards that do something one can see: an action on a planet, one at the start of a turn, and Sabotage."""
    book = Catalogue("test")

    async def aim(game: Game, played: Played) -> None:
        played.targets = [await game.choose(played.seat, "aim", targets, game, played)]

    def targets(game: Game, played: Played) -> list[str]:
        found = [f"planet:{planet.id}" for planet in game.board.planets_of(played.seat)]
        return [t for t in found if not game.action_cards.repeats(played.seat, played.card, t)]

    def still_targets(game: Game, seat: Seat, context: Any) -> bool:
        return bool(targets(game, Played(CardId("civil_defense#1"), "civil_defense", seat)))

    @book.action_card("civil_defense", declare=aim, fits=still_targets)
    async def civil_defense(game: Game, played: Played) -> None:
        game.economy.gain_goods(played.seat, 1, "civil_defense")

    @book.action_card("command_summit", TURN_BEGINS)
    async def command_summit(game: Game, played: Played) -> None:
        game.economy.gain_goods(played.seat, 2, "command_summit")

    def of_another(game: Game, seat: Seat, played: Any) -> bool:
        return isinstance(played, Played) and played.seat != seat

    @book.action_card("sabotage", CARD_PLAYED, fits=of_another)
    async def sabotage(game: Game, played: Played) -> None:
        game.action_cards.sabotage(game.state.stack[-2], "sabotage")

    @book.action_card("armistice", anytime=True)
    async def armistice(game: Game, played: Played) -> None:
        game.economy.gain_goods(played.seat, 3, "armistice")

    return book


AGENT = Behaviours("test")


def sabotages_here(game: Game, effect: Effect, played: Played) -> list[str]:
    here = Hex(effect.where.partition(":")[2])
    return ["sabotage"] if played.seat != effect.owner and game.action_cards.takes_effect_in(played, here) else []


@AGENT.may("spy", CARD_PLAYED, sabotages_here)
async def spy(game: Game, effect: Effect, played: Played, key: str) -> None:
    game.action_cards.sabotage(played, "agent", Hex(effect.where.partition(":")[2]))


@AGENT.modify("gag", MAY_PLAY)
def gag(game: Game, effect: Effect, verdict: Verdict, playing: Playing) -> Verdict:
    return Verdict(False, "OFF-GEN-3")


def with_cards(ruleset: str = "sa17", seats: int = 2) -> Game:
    """A game whose catalogue holds the test's cards."""
    game = new_game(ruleset, seats)
    was = game.ruleset
    two_of_each = {name: replace(card, count=2) for name, card in game.cards.action_cards.items()}
    library = Library(game.content, replace(game.cards, action_cards=two_of_each), cards())
    rules = Ruleset(
        was.text, was.rules, was.chapters, AGENT.over(was.behaviours), library, was.parameters, was.precedence, was.state
    )
    again = rules.rules(rules)
    assert isinstance(again, Game)
    again.play_from(game.state)
    again.state.action = Action(0, "component")
    return again


def deal(game: Game, seat: Seat, *hand: str) -> None:
    game.player(seat).action_cards = sorted(map(CardId, hand))


def playing(game: Game, card: str, seat: Seat = 0) -> Table:
    return trial(game, lambda g: g.action_cards.play(seat, f"card:{card}", None))


# -- hands ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-ACD-1")
@pytest.mark.parametrize("ruleset", ["official", "sa17"])
def test_seven_cards_and_at_the_limit_one_by_one(ruleset: str) -> None:
    game = new_game(ruleset)
    held = [card for card in game.action_cards.all_cards() if game.action_cards.of_use(card)]
    game.player(0).action_cards = sorted(held[:7])
    game.state.action_deck.bag = sorted(held[7:9])
    table = trial(game, lambda g: g.action_cards.take(0, 2, "test"))
    assert len(game_of(table).player(0).action_cards) == 8  # the second is not drawn before one of eight is gone
    say(table, 0, offers(table, 0)[0])
    assert len(game_of(table).player(0).action_cards) == 8
    say(table, 0, offers(table, 0)[0])
    assert len(game_of(table).player(0).action_cards) == 7


def test_a_card_of_a_part_left_out_is_replaced_unless_it_shows_a_trade_good() -> None:
    game = new_game("sa17 -leaders")
    printed = game.cards.action_cards["advanced_interrogation_techniques"]
    assert printed.requires == "leaders"
    assert not game.action_cards.of_use(CardId("advanced_interrogation_techniques"))
    assert new_game("sa17").action_cards.of_use(CardId("advanced_interrogation_techniques"))


# -- playing -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-ACD-2", "SA17-ACT-04")
def test_a_card_is_declared_and_takes_effect_at_once_where_nobody_answers() -> None:
    game = with_cards()
    deal(game, 0, "civil_defense")
    table = playing(game, "civil_defense")
    assert game_of(table).player(0).trade_goods == 1
    assert game_of(table).state.action_deck.discard == ["civil_defense"]
    assert game_of(table).state.stack == []


@pytest.mark.rule("OFF-ACD-2", "SA17-ACT-04", "SAES-GEN-18")
@ASCENSION
def test_all_who_want_to_play_say_so_at_once_and_the_first_in_rotation_does(ruleset: str) -> None:
    for text, clause in (("official", "OFF-ACD-2"), (ruleset, "SA17-ACT-04")):
        game = with_cards(text, 3)
        deal(game, 1, "command_summit#1")
        deal(game, 2, "command_summit#2")
        table = play(game, Step("action_phase.turn", 0))
        assert [w.what for w in table.waiting_for] == ["turn_begins", "turn_begins"]
        ask = table.asked(2)
        assert ask is not None
        assert table.options(ask)[0].clause == clause
        say(table, 2, "card:command_summit#2")
        say(table, 1, "card:command_summit#1")
        assert game_of(table).player(1).trade_goods == 2  # seat 1 comes first after the active player
        assert asks(table, 2) == "turn_begins"  # and the others are asked again
        say(table, 2, "pass")
        assert game_of(table).player(2).action_cards == ["command_summit#2"]


@pytest.mark.rule("OFF-ACD-2")
def test_a_card_just_played_can_be_cancelled_and_the_cancelling_too() -> None:
    game = with_cards(seats=3)
    deal(game, 0, "civil_defense", "sabotage#2")
    deal(game, 1, "sabotage#1")
    table = playing(game, "civil_defense")
    say(table, 1, "card:sabotage#1")
    assert [played.card for played in game_of(table).state.stack] == ["civil_defense", "sabotage#1"]
    say(table, 0, "card:sabotage#2")
    assert game_of(table).player(0).trade_goods == 1
    assert sorted(game_of(table).state.action_deck.discard) == ["civil_defense", "sabotage#1", "sabotage#2"]


@pytest.mark.rule("OFF-ACD-3")
def test_never_the_same_card_twice_on_the_same_situation() -> None:
    game = with_cards()
    deal(game, 0, "command_summit#1", "command_summit#2")
    table = play(game, Step("action_phase.turn", 0))
    say(table, 0, "card:command_summit#1")
    assert asks(table, 0) == "action"  # the second one is not offered in this turn
    assert game_of(table).player(0).action_cards == ["command_summit#2"]


@pytest.mark.rule("OFF-ACD-3")
def test_never_the_same_card_twice_on_the_same_thing_but_a_sabotaged_one_does_not_count() -> None:
    game = with_cards()
    deal(game, 0, "civil_defense#1", "civil_defense#2")
    deal(game, 1, "sabotage#1")
    table = playing(game, "civil_defense#1")
    say(table, 1, "card:sabotage#1")
    assert not game_of(table).action_cards.repeats(0, "civil_defense#2", "planet:jord")
    game = with_cards()
    deal(game, 0, "civil_defense#1", "civil_defense#2")
    table = playing(game, "civil_defense#1")
    assert game_of(table).action_cards.repeats(0, "civil_defense#2", "planet:jord")
    assert game_of(table).action_cards.as_actions(0) == []  # it was his only planet


@pytest.mark.rule("OFF-ACT-4")
def test_a_cancelled_card_does_not_use_up_the_action() -> None:
    game = with_cards()
    game.state.action = None
    deal(game, 0, "civil_defense")
    deal(game, 1, "sabotage#1")
    table = play(game, Step("action_phase.turn", 0))
    say(table, 0, "component:card:civil_defense")
    say(table, 1, "card:sabotage#1")
    assert asks(table, 0) == "action"
    assert game_of(table).player(0).trade_goods == 0
    assert game_of(table).state.action is None
    assert "cardcancelled" in told(table)


def test_cards_at_any_time_are_acts() -> None:
    game = with_cards()
    deal(game, 0, "armistice")
    assert [option.key for option in game.action_cards.acts(0)] == ["card:armistice"]
    table = trial(game, lambda g: g.action_cards.act(0, "card:armistice"))
    assert game_of(table).player(0).trade_goods == 3


# -- effect locations and Agents -------------------------------------------------------------------------------------------


def at(game: Game, card: str, *targets: str) -> list[Hex]:
    played = Played(CardId(card), card.partition("#")[0], 0, list(targets))
    return game.action_cards.locations(played)


@pytest.mark.rule("SA17-ACT-02", "SA17-LDR-08", "SA17-LDR-11", "SA17-LDR-12")
def test_every_card_takes_place_somewhere() -> None:
    game = new_game("sa17")
    by_place = {card.location: name for name, card in game.cards.action_cards.items()}
    game.state.action = Action(0, "tactical", Hex("1,0"))
    assert at(game, by_place["activated_system"]) == ["1,0"]
    assert at(game, by_place["home_system"]) == [game.board.home(0)]
    assert at(game, by_place["target_home_system"], "player:1") == [game.board.home(1)]
    assert at(game, "insubordination", "player:1") == [game.board.home(1)]
    assert at(game, "cultural_crisis", "player:1") == [game.board.home(1)]
    assert at(game, by_place["mecatol_rex"]) == ["0,0"]
    about_votes = [name for name, card in game.cards.action_cards.items() if card.moment in ("votes_placed", "votes_revealed")]
    assert about_votes
    assert [at(game, name) for name in about_votes] == [["0,0"]] * len(about_votes)
    assert at(game, by_place["planet_system"], "planet:jord") == [game.board.home(0)]
    assert at(game, by_place["chosen_system"], "system:1,0", "player:1") == ["1,0"]
    assert at(game, by_place["none"]) == []


@pytest.mark.rule("SA17-LDR-08")
@pytest.mark.parametrize(("where", "stopped"), [("home", True), ("1,0", False)])
def test_an_agent_sabotages_only_what_happens_where_it_is(where: str, stopped: bool) -> None:
    game = with_cards()
    home = game.board.home(0)
    game.begin_effect("spy", 1, "leader", where=f"system:{home if where == 'home' else where}")
    deal(game, 0, "civil_defense")
    table = playing(game, "civil_defense")
    assert (asks(table, 1) == "card_played") == stopped
    if stopped:
        say(table, 1, "use:")
    assert game_of(table).player(0).trade_goods == (0 if stopped else 1)


@pytest.mark.rule("SA17-ACT-03")
def test_a_scattered_effect_is_sabotaged_only_in_the_agents_system() -> None:
    game = new_game("sa17")
    scattered = next(name for name, card in game.cards.action_cards.items() if card.scattered)
    played = Played(CardId(scattered), scattered, 0, locations=[Hex("1,0"), Hex("0,1")])
    game.action_cards.sabotage(played, "agent", Hex("1,0"))
    assert not played.cancelled
    assert not game.action_cards.takes_effect_in(played, Hex("1,0"))
    assert game.action_cards.takes_effect_in(played, Hex("0,1"))
    game.action_cards.sabotage(played, "agent", Hex("0,1"))
    assert played.cancelled  # nothing is left of it


@pytest.mark.rule("SA17-LDR-08")
def test_one_that_is_not_scattered_is_sabotaged_whole() -> None:
    game = new_game("sa17")
    whole = next(name for name, card in game.cards.action_cards.items() if not card.scattered)
    played = Played(CardId(whole), whole, 0, locations=[Hex("1,0")])
    game.action_cards.sabotage(played, "agent", Hex("1,0"))
    assert played.cancelled


@pytest.mark.rule("OFF-GEN-3")
def test_an_effect_may_bar_a_player_from_playing_cards() -> None:
    game = with_cards()
    deal(game, 0, "armistice", "civil_defense")
    deal(game, 1, "armistice#2")
    game.begin_effect("gag", 0, "card", until="round")
    assert game.action_cards.acts(0) == []
    assert game.action_cards.as_actions(0) == []
    assert game.action_cards.acts(1) != []
