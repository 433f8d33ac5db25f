"""Official Political Cards about the council itself, what it hands out, and who watches it."""

from __future__ import annotations

import intrigue
import pytest
from strategic import plays
from tables import asks, game_of, hold, new_game, offers, play, put, say, strategy_cards
from trial import trial
from voting import passed, refuse, round_over, senate, vote

from mecatol import inventory
from mecatol.core.decisions import ALLOWED
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules import forces
from mecatol.rules.moments import MAY_RESEARCH, Research
from mecatol.rules.naming import in_system, on_planet
from mecatol.rules.official.game import Game
from mecatol.rules.official.politics import RANDOM
from mecatol.rules.pieces import MECATOL_REX
from mecatol.rules.state import NOBODY, Action, Agenda, Agreement, CardId, Law, PlanetId, Seat
from mecatol.rulesets import EDITIONS

BOTH = pytest.mark.parametrize("ruleset", ["official", "sa17 +official_decks -twilight_council"])


def council(ruleset: str = "official") -> Game:
    """A council in which nobody can demand an election."""
    game = senate(ruleset=ruleset)
    for player in game.state.players:
        player.strategy = 0
    return game


def laws(game: Game) -> list[str]:
    return [law.card for law in game.state.laws]


def deck(game: Game, *cards: str) -> None:
    """These are the next Political Cards, in this order."""
    game.state.political_deck.top = [CardId(card) for card in cards]
    game.state.political_deck.bag = []


def lawful(game: Game, *cards: str) -> Game:
    """Laws are in force."""
    for card in cards:
        game.state.laws.append(Law(CardId(card)))
        game.politics.begin_law(game.state.laws[-1])
    return game


def all_vote(table: Table, outcome: str) -> Table:
    """Everybody votes for an outcome of the card that lies there now."""
    for seat in game_of(table).politics.voting_order():
        say(table, seat, outcome)
    return table


def before_council(table: Table) -> list[str]:
    return [agenda.card for agenda in game_of(table).state.council]


# -- goods and cards ---------------------------------------------------------------------------------------------------


def traders() -> Game:
    """Three players, of whom the first trades with the others, under Class Struggle."""
    game = lawful(new_game("official", 3), "class_struggle")
    strategy_cards(game, {"trade": 0})
    game.state.round = 2
    game.state.agreements = [Agreement((0, 1), (0, 0)), Agreement((0, 2), (1, 0))]
    for player in game.state.players:
        player.trade_goods = 1
    return game


@pytest.mark.content("official:political/class_struggle")
def test_goods_of_the_trade_card_are_shared_among_those_who_would_receive_any() -> None:
    game = traders()
    mine, theirs = game.trade.income(0), game.trade.income(1)
    table = say(plays(game, "trade"), 0, "a")
    while asks(table, 1) != "secondary":
        ask = table.pending[0]
        say(table, ask.seat, "done" if ask.name == "propose_trade" else "no")
    assert [player.trade_goods for player in game_of(table).state.players] == [1, 1, 1]  # all of it lies in the pool
    game = game_of(refuse(say(table, 1, "use")))
    share, remainder = divmod(3 + mine + theirs, 2)
    assert remainder == 1  # which is lost
    assert [player.trade_goods for player in game.state.players] == [1 + share, 1 + share, 1]
    assert not any(note.startswith("pooled") for note in game.state.notes)


@pytest.mark.content("official:political/class_struggle")
def test_who_leaves_the_secondary_has_no_share_and_other_goods_are_nobodys_business() -> None:
    game = traders()
    mine = game.trade.income(0)
    game = game_of(refuse(say(plays(game, "trade"), 0, "a")))
    assert [player.trade_goods for player in game.state.players] == [4 + mine, 1, 1]
    game.economy.gain_goods(2, 2, "trade")
    assert game.player(2).trade_goods == 3


@BOTH
@pytest.mark.content("official:political/class_struggle")
def test_class_struggle_refused_costs_everybody_two_goods(ruleset: str) -> None:
    game = council(ruleset)
    for seat, player in enumerate(game.state.players):
        player.trade_goods = seat + 1
    game = passed(game, "class_struggle", "against")
    assert [player.trade_goods for player in game.state.players] == [0, 0, 1]


CARDS = ("plague", "veto", "uprising")


def status() -> Game:
    game = lawful(new_game("official", 3), "core_stability")
    game.state.phase = "status"
    strategy_cards(game, {"trade": 0, "warfare": 1, "technology": 2})
    game.state.action_deck.top = [CardId(card) for card in CARDS]
    hold(game, 1, "mecatol_rex")
    hold(game, 2, "centauri", "gral")
    game.board.exhaust(PlanetId("jord"), "test")
    return game


@pytest.mark.content("official:political/core_stability")
def test_the_action_cards_of_the_status_phase_lie_open_and_the_most_influence_chooses_first() -> None:
    game = status()
    ready = [sum(map(game.economy.influence, game.economy.ready_planets(seat))) for seat in range(3)]
    assert sorted(ready) == [0, ready[2], ready[1]]
    table = play(game, Step("status_phase.before_cards"), *(Step("status_phase.cards_and_counters", s) for s in range(3)))
    say(table, 1, "card:uprising")
    say(table, 2, "card:plague")
    game = game_of(refuse(table))
    assert [player.action_cards for player in game.state.players] == [["veto"], ["uprising"], ["plague"]]


@pytest.mark.content("official:political/core_stability")
def test_core_stability_refused_nobody_draws_action_cards_in_this_round() -> None:
    game = passed(council(), "core_stability", "against")
    game.state.action_deck.bag = sorted(map(CardId, CARDS))

    async def draws(g: Game) -> None:
        await g.action_cards.take(0, 1, "political")

    game = game_of(refuse(trial(game, draws)))
    assert game.player(0).action_cards == []
    assert len(game_of(refuse(trial(round_over(game), draws))).player(0).action_cards) == 1


# -- Mecatol Rex -------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.content("official:political/minister_of_internal_security")
def test_the_minister_destroys_up_to_four_ground_forces_on_mecatol_rex_at_any_time(ruleset: str) -> None:
    game = passed(council(ruleset), "minister_of_internal_security", "player:2")
    hold(game, 1, "mecatol_rex")
    put(game, 1, "mecatol_rex", "5 ground_force, pds")
    game.state.action, game.state.phase = None, "action"
    table = play(game, Step("action_phase.turn", 0))
    assert not any(key.startswith("use:") for key in [*keys(game, 0), *keys(game, 1)])
    table.act(2, next(key for key in keys(game, 2) if key.startswith("use:")))
    assert "done" not in offers(table, 2)
    say(table, 2, *["unit:ground_force"] * 3)
    say(table, 2, "done")
    game = game_of(table)
    left = game.board.units(1, on_planet(MECATOL_REX))
    assert [forces.count(left, kind) for kind in ("ground_force", "pds")] == [2, 1]
    assert (laws(game), game.board.planet(MECATOL_REX).owner) == ([], 1)


def keys(game: Game, seat: Seat) -> list[str]:
    return [option if isinstance(option, str) else option.key for option in game.acts(seat)]


@BOTH
@pytest.mark.content("official:political/lord_of_mecatol_rex")
def test_the_lord_of_mecatol_rex_has_a_point_and_an_empty_home_system(ruleset: str) -> None:
    def ruled() -> Game:
        game = council(ruleset)
        hold(game, 1, "mecatol_rex")
        home = game.board.home(1)
        put(game, 1, home, "2 cruiser")
        put(game, 1, "arc_prime", "space_dock, 3 ground_force")
        put(game, 1, "mecatol_rex", "ground_force")
        return game

    game = passed(ruled(), "lord_of_mecatol_rex")
    assert [game.victory.points(seat) for seat in range(3)] == [0, 1, 0]
    assert list(game.board.occupied(1)) == [on_planet(MECATOL_REX)]
    assert game.board.planet(PlanetId("arc_prime")).owner == 1
    game = passed(ruled(), "lord_of_mecatol_rex", "against")
    assert game.victory.points(1) == 0
    assert game.board.units(1, in_system(game.board.home(1)))


@pytest.mark.content("official:political/lord_of_mecatol_rex")
def test_without_a_lord_the_next_card_is_read_instead() -> None:
    game = council()
    deck(game, "lord_of_mecatol_rex", "free_trade")
    assert game.politics.take_agenda(NOBODY, RANDOM) == "free_trade"
    assert game.state.political_deck.discard == ["lord_of_mecatol_rex"]
    game = council()
    hold(game, 1, "mecatol_rex")
    deck(game, "lord_of_mecatol_rex", "free_trade")
    assert game.politics.take_agenda(NOBODY, RANDOM) == "lord_of_mecatol_rex"


# -- further agendas ---------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.content("official:political/revote")
def test_the_elected_law_is_voted_on_again_even_one_of_this_round(ruleset: str) -> None:
    game = passed(council(ruleset), "free_trade")
    table = vote(game, "revote", "law:free_trade")
    assert (before_council(table), laws(game_of(table))) == (["free_trade"], [])
    assert laws(game_of(all_vote(table, "for"))) == ["free_trade"]
    table = vote(passed(council(ruleset), "free_trade"), "revote", "law:free_trade")
    game = game_of(all_vote(table, "against"))
    assert laws(game) == []
    assert "free_trade" in game.state.political_deck.discard


@BOTH
@pytest.mark.content("official:political/technology_investigation_committee")
def test_a_committee_stops_purchases_or_costs_cards_and_brings_two_agendas(ruleset: str) -> None:
    game = passed(council(ruleset), "technology_investigation_committee")
    for base, allowed in ((8, False), (0, True)):
        research = Research(0, "hylar_v_assault_laser", "technology", base=base)
        assert game.fold(MAY_RESEARCH, ALLOWED, research).allowed is allowed
    assert round_over(game).fold(MAY_RESEARCH, ALLOWED, Research(0, "hylar_v_assault_laser", "technology", base=8)).allowed
    game = council(ruleset)
    for player in game.state.players[:2]:
        player.action_cards = [CardId("plague#1"), CardId("plague#2")]
    deck(game, "free_trade", "code_of_honor", "mutiny")
    table = vote(game, "technology_investigation_committee", "against")
    assert [len(player.action_cards) for player in game_of(table).state.players] == [1, 1, 0]
    assert before_council(table) == ["free_trade"]
    all_vote(table, "for")
    assert before_council(table) == ["code_of_honor"]
    all_vote(table, "for")
    assert (laws(game_of(table)), before_council(table)) == (["free_trade", "code_of_honor"], [])


@pytest.mark.content("official:political/political_focus")
@pytest.mark.parametrize(("wanted", "goods", "counters"), [("goods", 2, 6), ("counter", 0, 7)])
def test_whoever_takes_political_gets_a_counter_or_goods(wanted: str, goods: int, counters: int) -> None:
    game = passed(council(), "political_focus")
    strategy_cards(game, {"political": -1, "trade": -1})
    table = say(play(game, Step("strategy_phase.pick", 1)), 1, "card:political", wanted)
    player = game_of(refuse(table)).player(1)
    assert (player.trade_goods, player.strategy + player.pool + player.fleet) == (goods, counters)
    table = say(play(passed(council(), "political_focus"), Step("strategy_phase.pick", 1)), 1)
    assert asks(table, 1) == ""


@pytest.mark.content("official:political/political_focus")
def test_political_focus_refused_brings_the_next_card_at_once() -> None:
    game = council()
    deck(game, "free_trade", "mutiny")
    table = vote(game, "political_focus", "against")
    assert before_council(table) == ["free_trade"]
    game = game_of(all_vote(table, "for"))
    assert (laws(game), game.state.council) == (["free_trade"], [])


@BOTH
@pytest.mark.content("official:political/necessary_bureaucracy")
def test_after_each_agenda_of_later_rounds_another_one_is_voted_on(ruleset: str) -> None:
    game = passed(council(ruleset), "necessary_bureaucracy")
    assert before_council(refuse(vote(game, "free_trade"))) == []  # not in the round in which it has passed
    game = round_over(passed(council(ruleset), "necessary_bureaucracy"))
    deck(game, "code_of_honor", "mutiny")
    table = vote(game, "free_trade")
    assert before_council(table) == ["code_of_honor"]
    all_vote(table, "for")
    assert (laws(game_of(table)), before_council(table)) == (["necessary_bureaucracy", "free_trade", "code_of_honor"], [])


@pytest.mark.content("official:political/necessary_bureaucracy")
def test_bureaucracy_ends_where_what_it_brought_repeals_it() -> None:
    game = round_over(passed(council(), "necessary_bureaucracy"))
    deck(game, "repeal", "mutiny")
    game = game_of(all_vote(vote(game, "free_trade"), "law:necessary_bureaucracy"))
    assert (laws(game), game.state.council) == (["free_trade"], [])
    assert before_council(refuse(vote(game, "code_of_honor"))) == []


@BOTH
@pytest.mark.content("official:political/necessary_bureaucracy")
def test_bureaucracy_refused_has_the_next_card_take_effect_or_be_discarded(ruleset: str) -> None:
    game = council(ruleset)
    deck(game, "imperial_mandate", "mutiny")
    game = passed(game, "necessary_bureaucracy", "against")
    assert [game.victory.points(seat) for seat in range(3)] == [2, 2, 2]
    game = council(ruleset)
    deck(game, "mutiny")
    game = passed(game, "necessary_bureaucracy", "against")
    assert [game.victory.points(seat) for seat in range(3)] == [0, 0, 0]  # nobody has voted for it
    game = council(ruleset)
    deck(game, "emperor", "mutiny")
    game = passed(game, "necessary_bureaucracy", "against")
    assert (laws(game), "emperor" in game.state.political_deck.discard) == ([], True)


# -- On Observation ----------------------------------------------------------------------------------------------------


def observed(*names: str) -> Table:
    """A council with these Representatives; the first player is under observation."""
    game = intrigue.prepared(*names)
    game.state.laws.append(Law(CardId("on_observation"), "player:0"))
    game.politics.begin_law(game.state.laws[-1])
    return intrigue.sits(game, *names)


@pytest.mark.content("official:political/on_observation")
def test_a_spy_who_is_sent_is_lost_when_the_council_is_over() -> None:
    names = ("asmodai", "quirek", "flaim_haash")
    game = game_of(intrigue.past(observed(*names)))
    assert (game.state.fallen, game.player(0).representative) == (["asmodai"], "")
    assert "asmodai" not in game.political_intrigue.living(0)
    game = game_of(intrigue.past(observed("wendigo", *names[1:])))
    assert game.state.fallen == []  # a Bodyguard is no Spy
    game = game_of(intrigue.past(intrigue.sits(intrigue.prepared(*names), *names)))
    assert game.state.fallen == []


@pytest.mark.content("official:political/on_observation")
def test_it_is_replaced_where_there_are_no_representatives() -> None:
    assert [new_game(r, 3).political_cards.of_use("on_observation") for r in ("official", intrigue.OPTION)] == [False, True]


# -- nothing is left -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", [*EDITIONS, "sa17 +official_decks"])
def test_no_card_or_race_of_a_ruleset_is_without_effect(ruleset: str) -> None:
    assert [item.key for item in inventory.printed(ruleset) if not item.done] == []


def test_agendas_of_the_wrong_time_are_shown_and_replaced() -> None:
    game = council()
    game.state.action = Action(0, "strategic")
    deck(game, "lord_of_mecatol_rex", "free_trade")
    table = trial(game, lambda g: g.politics.agenda_from_deck(0))
    assert before_council(table) == ["free_trade"]
    discarded = [event for event in table.events_since(None) if event["event"] == "agendadiscarded"]
    assert [(event["card"], event["why"]) for event in discarded] == [("lord_of_mecatol_rex", "no_holder")]
    assert game_of(table).state.council == [Agenda(CardId("free_trade"), 0)]
