"""Official Political Cards from Limits to Individual Power to Trade War, read a second time from their reference alone."""

from __future__ import annotations

import pytest
from cardplay import cards
from races.racing import become
from readings.agendas import exhausted, goods, owner
from readings.reading import refuse as refuse_all
from strategic import holding, plays, uses
from tables import asks, game_of, hold, offers, play, put, say, strategy_cards
from trial import give
from voting import copy_of, fighting, keys_of, may_land, passed, refuse, round_over, sets_out, trade, until, vote
from voting import senate as any_senate

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules import forces
from mecatol.rules.naming import in_system, on_planet
from mecatol.rules.official.game import Game
from mecatol.rules.state import NEUTRAL, NOBODY, Action, Agreement, CardId, PlanetId, Seat, UnitId

HOME, HERE, NORTH = Hex("0,-2"), Hex("1,0"), Hex("0,-1")  # of Sol; Thibah; Wellon
ACTIONS = ("patrol", "plague", "armistice", "sabotage#1", "sabotage#2")


COLOURS = ("red", "blue", "green", "yellow")


def senate(tiles: dict[str, str] | None = None, **hands: int) -> Game:
    """Sol, Letnev and the Hacan in the first one's Strategic Action; `p1=3`: so many Action Cards in a hand."""
    game = any_senate(3, tiles, "official")
    for seat, player in enumerate(game.state.players):
        player.action_cards = cards(*ACTIONS[: hands.get(f"p{seat}", 0)])
    return game


def hands_of(game: Game) -> list[int]:
    return [len(player.action_cards) for player in game.state.players]


def rich(game: Game, *amounts: int) -> Game:
    for player, amount in zip(game.state.players, amounts, strict=True):
        player.trade_goods = amount
    return game


def army(game: Game, seat: Seat, planet: str, *kinds: UnitId) -> int:
    return forces.count(game.board.units(seat, on_planet(PlanetId(planet))), *kinds)


def fleet(game: Game, seat: Seat, hex_: Hex = HERE) -> int:
    return forces.count(game.board.units(seat, in_system(hex_)))


def usable(table: Table, seat: Seat) -> list[str]:
    return [key for key in offers(table, seat) if key.startswith("use:")]


def status(game: Game) -> Table:
    """The Status Phase begins."""
    game.state.phase, game.state.action = "status", None
    game.end_scope("action")
    return play(game, Step("status_phase.start"))


def after_status(game: Game) -> Game:
    """The game after a Status Phase in which nobody does what he need not do."""
    return game_of(refuse_all(status(stocked(copy_of(game)))))


def laws(game: Game) -> list[str]:
    return [law.card for law in game.state.laws]


def stocked(game: Game) -> Game:
    """A deck of Action Cards that nobody can play in a window."""
    game.state.action_deck.bag = sorted(cards("patrol", "plague", "sabotage#3", "sabotage#4"))
    return game


def turn_of(game: Game, seat: Seat, *keys: str) -> Table:
    """A player's turn in the Action Phase."""
    game.end_scope("action")
    game.state.action, game.state.phase, game.state.active = None, "action", seat
    return say(play(game, Step("action_phase.turn", seat)), seat, *keys)


def research(*agendas: str) -> Game:
    """Sol has Technology, everybody has goods, and these agendas have passed."""
    game = holding("official", {"technology_ii": 0})
    game.tactical.start(Action(0, "strategic"))
    for agenda in agendas:
        card, _, outcome = agenda.partition("=")
        game = passed(game, card, outcome or "for")
    game.end_scope("action")
    game.state.action = None
    return rich(game, 20, 20, 20)


def draws(game: Game, seat: Seat) -> Table:
    """A player gets his Action Cards of the Status Phase."""
    return play(game, Step("status_phase.cards_and_counters", seat))


def colours(game: Game, how: str = "technology") -> set[str]:
    """The colours of the technologies that a player may get."""
    return {game.technology.colour(name) for name in game.technology.gainable(1, how)}


def produces(game: Game, seat: Seat = 0) -> Table:
    """A dock of a player works."""
    return until(sets_out(game, seat, str(game.board.home(seat)), "production.produce_units"), seat, "produce")


def landing(game: Game, seat: Seat, hex_: Hex, *troops: str) -> Table:
    """A player lands these units in a system."""
    table = sets_out(game, seat, str(hex_), "landing.begin", "invasion.begin")
    for troop in troops:
        say(until(table, seat, "landing"), seat, troop)
    return say(table, seat, "done") if troops and asks(table, seat) == "landing" else table


# -- Limits to Individual Power ----------------------------------------------------------------------------------------


@pytest.mark.content("official:political/limits_to_individual_power")
def test_three_action_cards_in_a_hand_now_and_after_each_draw() -> None:
    """Who holds more discards down to three at once, by choice; so after a draw; repealed, seven again."""
    game = senate(p0=5, p1=3)
    table = vote(game, "limits_to_individual_power")
    assert asks(table, 1) == ""
    say(table, 0, "card:patrol", "card:armistice")
    assert table.over
    game = stocked(game_of(table))
    assert hands_of(game) == [3, 3, 0]
    table = until(draws(copy_of(game), 1), 1, "discard_action_card")
    assert len(offers(table, 1)) == 4
    assert hands_of(game_of(refuse(table))) == [3, 3, 0]
    game.politics.repeal(CardId("limits_to_individual_power"))
    assert hands_of(game_of(refuse(draws(game, 1)))) == [3, 4, 0]


@pytest.mark.content("official:political/limits_to_individual_power")
def test_no_limits_a_random_card_of_everybody_goes() -> None:
    """Nobody is asked which; who has none is spared; no law stays."""
    table = vote(senate(p0=5, p1=1), "limits_to_individual_power", "against")
    assert table.over
    assert (hands_of(game_of(table)), game_of(table).state.laws) == ([4, 0, 0], [])


@pytest.mark.content("official:political/limits_to_individual_power")
def test_limits_hold_for_the_yssaril_too() -> None:
    """They have no hand limit of the rules; the law is for everybody."""
    game = senate(p0=4)
    become(game, 0, "yssaril")
    table = vote(game, "limits_to_individual_power")
    say(table, 0, "card:plague")
    assert (table.over, hands_of(game_of(table))) == (True, [3, 0, 0])


# -- Mass Mobilization -------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/mass_mobilization")
def test_a_ground_force_for_each_five_votes_for_it_and_for_everybody() -> None:
    """Fourteen votes for it are two: votes against do not count; who voted against places too, and nobody must."""
    game = senate()
    hold(game, 0, "mecatol_rex", "mehar_xull", "centauri")  # with Jord fourteen
    hold(game, 1, "torkan", "wellon")
    hold(game, 2, "lor", "saudor")  # with Hercant and Kamdorn six
    table = vote(game, "mass_mobilization", p2="against", p1="abstain")
    say(table, 0, "planet:mehar_xull", "planet:jord")
    assert asks(table, 1) == "place_unit"
    assert sorted(offers(table, 1)) == ["no", "planet:arc_prime", "planet:torkan", "planet:wellon", "planet:wren_terra"]
    say(table, 1, "planet:wellon", "planet:wellon")
    say(table, 2, "planet:lor", "no")
    game = game_of(table)
    assert table.over
    assert [army(game, 0, "mehar_xull"), army(game, 0, "jord"), army(game, 1, "wellon"), army(game, 2, "lor")] == [1, 1, 2, 1]
    assert exhausted(game) == []


@pytest.mark.content("official:political/mass_mobilization")
def test_refused_no_ground_forces_are_bought_this_round() -> None:
    """For nobody; ships are bought, and so are Ground Forces in the next round."""
    game = senate()
    for seat, planet in ((0, "jord"), (1, "arc_prime")):
        put(game, seat, planet, "space_dock")
    game = passed(game, "mass_mobilization", "against")
    for seat in (0, 1):
        keys = offers(produces(copy_of(game), seat), seat)
        assert "build:fighter" in keys
        assert "build:ground_force" not in keys
    assert "build:ground_force" in offers(produces(round_over(game)), 0)


# -- Minister of Commerce ----------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/minister_of_commerce")
def test_commerce_takes_one_good_from_each_trader() -> None:
    """One each, however many agreements; nothing from those without one or without goods; every Status Phase."""
    game = rich(passed(senate(), "minister_of_commerce", "player:2"), 3, 2, 0)
    trade(game, 0, 1)
    trade(game, 0, 2)
    assert goods(after_status(game)) == [2, 1, 2]
    game.state.agreements = [Agreement((0, 2), (0, 0))]
    assert goods(after_status(game)) == [2, 2, 1]
    game.player(0).trade_goods = 0
    assert goods(after_status(game)) == [0, 2, 0]


# -- Minister of Exploration -------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/minister_of_exploration")
def test_exploration_earns_a_good_for_each_neutral_planet_another_player_takes() -> None:
    """Two planets in one landing are two; his own landings and taken enemy planets bring nothing."""
    game = passed(senate(), "minister_of_exploration", "player:1")
    hold(game, 2, "thibah")
    put(game, 0, "1,-2", "carrier, 2 ground_force")
    put(game, 0, HERE, "carrier, 2 ground_force")
    put(game, 1, NORTH, "carrier, 2 ground_force")
    both = landing(copy_of(game), 0, Hex("1,-2"), "land:lazar:ground_force", "land:sakulag:ground_force")
    assert goods(game_of(refuse(both))) == [0, 2, 0]
    assert (owner(game_of(both), "lazar"), owner(game_of(both), "sakulag")) == (0, 0)
    own = game_of(refuse(landing(copy_of(game), 1, NORTH, "land:wellon:ground_force")))
    assert (owner(own, "wellon"), goods(own)) == (1, [0, 0, 0])
    taken = game_of(refuse(landing(game, 0, HERE, "land:thibah:ground_force")))
    assert (owner(taken, "thibah"), goods(taken)) == (0, [0, 0, 0])


@pytest.mark.content("official:political/minister_of_exploration")
def test_a_landing_that_neutral_troops_beat_off_earns_nothing() -> None:
    """It has to be successful."""
    game = passed(senate(), "minister_of_exploration", "player:1")
    put(game, NEUTRAL, "wellon", "3 ground_force")
    put(game, 0, NORTH, "carrier, ground_force")
    table = sets_out(game, 0, str(NORTH), "landing.begin", "invasion.begin", "tactical.end", dice=(1, 10, 10, 10))
    game = game_of(refuse(say(table, 0, "land:wellon:ground_force")))
    assert (owner(game, "wellon"), goods(game)) == (NOBODY, [0, 0, 0])


# -- Minister of Internal Security -------------------------------------------------------------------------------------


@pytest.mark.content("official:political/minister_of_internal_security")
def test_internal_security_destroys_up_to_four_ground_forces_on_mecatol_rex_once() -> None:
    """Whoever's, at any time, also in another's turn; no Mechanized Units; the card is discarded then."""
    game = passed(senate(), "minister_of_internal_security", "player:1")
    hold(game, 2, "mecatol_rex")
    put(game, 2, "mecatol_rex", "5 ground_force, 2 mechanized_unit")
    table = play(game, Step("action_phase.turn", 0))
    (purge,) = [option.key for option in table.acts(1) if option.key.startswith("use:")]
    assert not any(option.key.startswith("use:") for seat in (0, 2) for option in table.acts(seat))
    table.act(1, purge)
    while asks(table, 1) == "purge_garrison":
        assert not any("mechanized" in key for key in offers(table, 1))
        say(table, 1, offers(table, 1)[0])
    game = game_of(table)
    assert (army(game, 2, "mecatol_rex", "ground_force"), army(game, 2, "mecatol_rex", "mechanized_unit")) == (1, 2)
    assert (game.state.laws, game.state.political_deck.discard) == ([], ["minister_of_internal_security"])
    assert not any(option.key.startswith("use:") for option in table.acts(1))


# -- Minister of Policy ------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/minister_of_policy")
def test_policy_draws_two_cards_in_every_status_phase() -> None:
    """One more than the others, in this Status Phase already."""
    game = passed(senate(), "minister_of_policy", "player:2")
    game = game_of(refuse(play(stocked(game), Step("status_phase.part", what="cards_and_counters"))))
    assert hands_of(game) == [1, 1, 2]


# -- Minister of War ---------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/minister_of_war")
@pytest.mark.parametrize("attacker", [0, 1])
def test_the_minister_of_war_hits_before_the_first_round(attacker: Seat) -> None:
    """Attacking or defending: one counter of Strategy Allocation, one hit; what it destroys does not fire."""
    game = passed(senate(), "minister_of_war", "player:1")
    put(game, 0, HERE, "cruiser")
    put(game, 1, HERE, "cruiser")
    table = sets_out(game, attacker, str(HERE), "space_battle.begin", dice=(10, 10))
    say(table, 1, usable(table, 1)[0])
    game = game_of(refuse(table))
    assert (fleet(game, 0), fleet(game, 1)) == (0, 1)
    assert (game.player(1).strategy, game.player(1).pool) == (1, 3)


@pytest.mark.content("official:political/minister_of_war")
def test_the_minister_of_war_strikes_once_in_a_battle_of_his_own_and_not_without_a_counter() -> None:
    """Not in the second round, not in a battle of others, not without a counter."""
    game = passed(senate(), "minister_of_war", "player:1")
    put(game, 0, HERE, "2 cruiser")
    put(game, 1, HERE, "2 cruiser")
    table = sets_out(copy_of(game), 1, str(HERE), "space_battle.begin", dice=(1,) * 12)
    say(table, 1, usable(table, 1)[0])
    seen = []
    for _ in range(30):
        if table.over:
            break
        seen += usable(table, 1)
        ask = table.pending[0]
        keys = table.keys(ask)
        table.answer(ask.seat, ask.id, next((key for key in ("pass", "done", "no", "keep") if key in keys), keys[0]))
    assert not [key for key in seen if "minister_of_war" in key]
    others = copy_of(game)
    put(others, 0, NORTH, "cruiser")
    put(others, 2, NORTH, "cruiser")
    assert usable(sets_out(others, 0, str(NORTH), "space_battle.begin"), 1) == []
    game.player(1).strategy = 0
    assert usable(sets_out(game, 0, str(HERE), "space_battle.begin"), 1) == []


# -- New Constitution --------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/new_constitution")
def test_all_laws_go_and_everybody_exhausts_two_planets_of_his_choice() -> None:
    """As far as he has unexhausted ones; a law's effect goes with it."""
    game = passed(passed(senate(), "minister_of_policy", "player:1"), "regulated_conscription")
    hold(game, 0, "wellon", "thibah")
    table = vote(game, "new_constitution")
    assert laws(game_of(table)) == []
    say(table, 0, "planet:thibah", "planet:jord")
    game = game_of(refuse(table))
    assert {"thibah", "jord", "arc_prime", "wren_terra"} <= set(exhausted(game))
    assert len(exhausted(game)) == 6
    assert "wellon" not in exhausted(game)


@pytest.mark.content("official:political/new_constitution")
def test_refused_whoever_has_the_most_unexhausted_influence_may_discard_a_law() -> None:
    """Exhausted planets do not count, nor how he voted; one law, or none."""
    passing = passed(passed(senate(), "minister_of_policy", "player:1"), "regulated_conscription")
    hold(passing, 0, "mecatol_rex")
    passing.board.exhaust(PlanetId("mecatol_rex"), "test")
    hold(passing, 2, "wellon")  # four, before Sol's two
    table = vote(passing, "new_constitution", "against", p2="abstain")
    assert sorted(offers(table, 2)) == ["law:minister_of_policy", "law:regulated_conscription", "no"]
    game = game_of(say(table, 2, "law:minister_of_policy"))
    assert (table.over, laws(game), exhausted(game)) == (True, ["regulated_conscription"], ["mecatol_rex"])


@pytest.mark.content("official:political/new_constitution")
def test_refused_one_law_goes_at_most_and_the_speaker_says_who_is_foremost() -> None:
    """Two who are level do not discard a law each; without a law nothing is asked."""
    game = senate()
    hold(game, 1, "thibah")  # two like the Hacan
    game.board.exhaust(PlanetId("jord"), "test")
    assert vote(copy_of(game), "new_constitution", "against").over
    game = passed(passed(game, "minister_of_policy", "player:1"), "regulated_conscription")
    table = vote(game, "new_constitution", "against")
    assert offers(table, 0) == ["player:1", "player:2"]
    say(table, 0, "player:2")
    say(table, 2, "law:minister_of_policy")
    assert (table.over, laws(game_of(table))) == (True, ["regulated_conscription"])


# -- Official Sanction -------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/official_sanction")
def test_a_sanctioned_player_lands_on_his_own_planets_only() -> None:
    """Neither on neutral nor on enemy planets, until the round ends; the others are free, his secondaries too."""
    game = senate()
    hold(game, 0, "thibah")
    hold(game, 1, "saudor")
    strategy_cards(game, {"technology_ii": 0, "assembly": 2})
    game = passed(game, "official_sanction", "player:1")
    assert [may_land(game, planet, 1) for planet in ("thibah", "wellon", "saudor")] == [False, False, True]
    assert [may_land(game, planet, 2) for planet in ("thibah", "wellon")] == [True, True]
    assert game.strategy_cards.may_use(1, "technology_ii").allowed
    game = round_over(game)
    assert [may_land(game, planet, 1) for planet in ("thibah", "wellon")] == [True, True]


# -- Planetary Conscription --------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/planetary_conscription")
def test_who_takes_a_neutral_planet_may_have_a_ground_force_more_there() -> None:
    """For each planet, by choice, from the reinforcements; not for planets of others."""
    game = passed(senate(), "planetary_conscription")
    hold(game, 2, "thibah")
    put(game, 0, "1,-2", "carrier, 2 ground_force")
    put(game, 0, HERE, "carrier, ground_force")
    table = landing(copy_of(game), 0, Hex("1,-2"), "land:lazar:ground_force", "land:sakulag:ground_force")
    say(until(table, 0, "conscript"), 0, "yes")
    say(until(table, 0, "conscript"), 0, "no")
    taken = game_of(refuse(table))
    assert sorted([army(taken, 0, "lazar"), army(taken, 0, "sakulag")]) == [1, 2]
    taken = game_of(refuse(landing(game, 0, HERE, "land:thibah:ground_force")))
    assert (owner(taken, "thibah"), army(taken, 0, "thibah")) == (0, 1)


@pytest.mark.content("official:political/planetary_conscription")
def test_no_conscription_no_landings_on_neutral_planets_this_round() -> None:
    """For everybody; enemy planets are invaded as ever."""
    game = senate()
    hold(game, 1, "thibah")
    game = passed(game, "planetary_conscription", "against")
    assert [may_land(game, planet, seat) for planet, seat in (("wellon", 0), ("wellon", 2), ("thibah", 0))] == [
        False,
        False,
        True,
    ]
    assert may_land(round_over(game), "wellon")


# -- Planetary Security ------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/planetary_security")
def test_planets_without_ground_forces_become_neutral_at_once() -> None:
    """Home planets are spared, also another's; a Mechanized Unit is a garrison, a PDS is none. Refused, nothing is."""
    game = senate()
    hold(game, 0, "wellon", "saudor", "thibah", "mecatol_rex", "wren_terra")
    put(game, 0, "wellon", "pds")
    put(game, 0, "saudor", "mechanized_unit")
    put(game, 0, "thibah", "ground_force")
    held = ("wellon", "saudor", "thibah", "mecatol_rex", "wren_terra", "jord", "arc_prime")
    refused = passed(copy_of(game), "planetary_security", "against")
    assert [owner(refused, planet) for planet in held] == [0, 0, 0, 0, 0, 0, 1]
    game = passed(game, "planetary_security")
    assert [owner(game, planet) for planet in held] == [NOBODY, 0, 0, NOBODY, 0, 0, 1]


@pytest.mark.content("official:political/planetary_security")
def test_a_planet_that_loses_its_garrison_later_becomes_neutral_too() -> None:
    """From now on: when the last Ground Force leaves it by ship it is nobody's after the action."""
    game = senate()
    hold(game, 0, "thibah")
    put(game, 0, "thibah", "ground_force")
    put(game, 0, HERE, "carrier")
    game = passed(game, "planetary_security")
    table = until(turn_of(game, 0, "activate:1,-1"), 0, "move")
    say(table, 0, "ship:1,0:carrier", "load:planet:thibah:ground_force", "done")
    table = until(table, 0, "landing")
    assert owner(game_of(until(say(table, 0, "done"), 1, "action")), "thibah") == NOBODY


# -- Prophecy of Ixth --------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/prophecy_of_ixth")
def test_fighters_of_the_elected_fight_better_while_he_buys_two_a_round() -> None:
    """+1 for his Fighters only; two bought in a round keep it, one or two that come free do not; no law, so no repeal."""
    game = senate()
    put(game, 0, "jord", "space_dock")
    game = passed(game, "prophecy_of_ixth", "player:0")
    assert [fighting(game, "fighter", 0), fighting(game, "fighter", 1), fighting(game, "cruiser", 0)] == [8, 9, 7]
    assert laws(game) == []
    game = round_over(game)
    assert fighting(game, "fighter", 0) == 8
    for bought, value in ((0, 9), (1, 9), (2, 8), (3, 8)):
        table = produces(copy_of(game))
        for _ in range(bought):
            say(table, 0, "build:fighter")
        after = game_of(refuse(table))
        put(after, 0, HOME, "4 fighter")
        assert fighting(round_over(after), "fighter", 0) == value, bought


# -- Public Execution --------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/public_execution")
def test_an_execution_costs_action_cards_planets_and_a_point_on_every_roll() -> None:
    """All his Action Cards, no Political Cards, all his planets; -1 on land and in space until the round ends."""
    game = senate(p0=2, p1=3)
    hold(game, 1, "wellon")
    game.player(1).political_cards = cards("mutiny")
    game = passed(game, "public_execution", "player:1")
    assert (hands_of(game), game.player(1).political_cards) == ([2, 0, 0], ["mutiny"])
    assert exhausted(game) == ["arc_prime", "wellon", "wren_terra"]
    assert [fighting(game, "cruiser", seat) for seat in range(3)] == [7, 8, 7]
    assert fighting(game, "ground_force", 1, "invasion") == 9
    assert fighting(round_over(game), "cruiser", 1) == 7


# -- Regressive Rhetoric -----------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/regressive_rhetoric")
def test_technologies_cost_two_more_and_who_forgoes_the_secondary_may_draw() -> None:
    """Every colour; a card for whoever does not use the secondary, without a counter, and none for whoever does."""
    game = senate()
    before = {name: game.technology.cost(1, name, 6, "technology") for name in ("hylar_v_assault_laser", "enviro_compensator")}
    game = passed(game, "regressive_rhetoric")
    assert {name: game.technology.cost(1, name, 6, "technology") - was for name, was in before.items()} == dict.fromkeys(
        before, 2
    )


@pytest.mark.content("official:political/regressive_rhetoric")
@pytest.mark.parametrize("counters", [0, 1])
def test_a_card_in_place_of_the_secondary_of_technology(counters: int) -> None:
    """For whoever does not use it, able to or not, and without a counter; by choice; none for whoever does."""
    game = research("regressive_rhetoric")
    game.player(2).strategy = counters
    table = plays(game, "technology_ii")
    seen = []
    while table.pending:
        ask = table.pending[0]
        keys = table.keys(ask)
        if ask.name == "secondary":
            say(table, ask.seat, "use" if ask.seat == 1 else "no")
        elif ask.name == "draw_instead":
            seen.append(ask.seat)
            say(table, ask.seat, "yes")
        else:
            say(table, ask.seat, keys[0])
    assert seen == [2]
    assert hands_of(game_of(table)) == [0, 0, 1]
    assert [player.strategy for player in game_of(table).state.players] == [2, 1, counters]


@pytest.mark.content("official:political/regressive_rhetoric")
def test_rhetoric_refused_costs_everybody_a_card_of_his_choice() -> None:
    """One each; who has none is spared."""
    table = vote(senate(p0=3, p1=1), "regressive_rhetoric", "against")
    say(table, 0, "card:plague")
    game = game_of(refuse(table))
    assert (hands_of(game), game.state.laws) == ([2, 0, 0], [])
    assert "plague" not in game.player(0).action_cards


# -- Regulated Conscription --------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/regulated_conscription")
def test_ground_forces_cost_a_resource_each() -> None:
    """Two cost two instead of one; Fighters as before; refused nothing changes; repealed as before."""
    game = senate()
    put(game, 0, "jord", "space_dock")

    def price(at: Game, kind: UnitId) -> int:
        return at.production.halves(0, HOME, kind)

    before = price(game, "ground_force"), price(game, "fighter")
    refused = passed(copy_of(game), "regulated_conscription", "against")
    assert (price(refused, "ground_force"), laws(refused)) == (before[0], [])
    game = passed(game, "regulated_conscription")
    assert (price(game, "ground_force"), price(game, "fighter")) == (2 * before[0], before[1])
    game.politics.repeal(CardId("regulated_conscription"))
    assert price(game, "ground_force") == before[0]


@pytest.mark.content("official:political/regulated_conscription")
def test_sol_places_one_ground_force_for_a_counter() -> None:
    """Two without the law."""
    for law, number in ((False, 2), (True, 1)):
        game = senate()
        become(game, 0, "sol")
        if law:
            game = passed(game, "regulated_conscription")
        game.end_scope("action")
        game.state.action = None
        table = play(game, Step("action_phase.turn", 0))
        say(table, 0, next(key for key in offers(table, 0) if "component" in key))
        while asks(table, 0) != "action" and asks(table, 1) != "action":
            say(table, 0, offers(table, 0)[0])
        assert (army(game_of(table), 0, "jord"), game_of(table).player(0).strategy) == (number, 1)


# -- Repeal, Revote ----------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/repeal")
def test_the_elected_law_is_discarded_with_its_effect() -> None:
    """Whoever it lies with; the others stay."""
    game = passed(passed(senate(), "minister_of_policy", "player:1"), "limits_to_individual_power")
    assert keys_of(game, "repeal") == ["law:minister_of_policy", "law:limits_to_individual_power"]
    game = passed(game, "repeal", "law:minister_of_policy")
    assert laws(game) == ["limits_to_individual_power"]
    assert "minister_of_policy" in game.state.political_deck.discard
    game = game_of(refuse(play(stocked(game), Step("status_phase.part", what="cards_and_counters"))))
    assert hands_of(game) == [1, 1, 1]


# -- Research Grant ----------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/research_grant")
def test_specialties_count_for_every_colour_but_once_for_a_technology() -> None:
    """A blue one is a credit for red, too; one credit a planet; exhausted ones none; none for race technologies."""
    game = senate()
    hold(game, 0, "mehar_xull")
    names = {colour: next(n for n, t in game.content.technologies.items() if t.colour == colour) for colour in COLOURS}
    own = game.technology.of_race(0)[0]
    price = game.technology.cost(0, own, 6, "technology")
    assert sorted(game.technology.cost(0, name, 6, "technology") for name in names.values()) == [5, 6, 6, 6]
    game = passed(game, "research_grant")
    assert [game.technology.cost(0, name, 6, "technology") for name in names.values()] == [5, 5, 5, 5]
    assert game.technology.cost(0, own, 6, "technology") == price
    game.board.exhaust(PlanetId("mehar_xull"), "test")
    assert [game.technology.cost(0, name, 6, "technology") for name in names.values()] == [6, 6, 6, 6]


@pytest.mark.content("official:political/research_grant")
def test_no_grant_no_yellow_technology_this_round() -> None:
    """Neither bought nor gained otherwise, by anybody."""
    game = senate()
    give(game, 1, "enviro_compensator")
    game = passed(game, "research_grant", "against")
    for how in ("technology", "card"):
        assert colours(game, how) == {"red", "blue", "green"}
    assert colours(round_over(game)) == set(COLOURS)


# -- Resource Management -----------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/resource_management")
def test_counters_are_not_redistributed_in_the_status_phase() -> None:
    """New counters are put where he likes, what lies there stays."""
    game = passed(senate(), "resource_management")
    assert play(copy_of(game), Step("status_phase.redistribute", 1)).over
    game.politics.repeal(CardId("resource_management"))
    assert not play(game, Step("status_phase.redistribute", 1)).over


@pytest.mark.content("official:political/resource_management")
def test_management_refused_costs_full_hands_two_cards() -> None:
    """Three or more cards: two of them, by choice; two cards: none."""
    table = vote(senate(p0=5, p1=3, p2=2), "resource_management", "against")
    say(table, 0, "card:plague", "card:patrol")
    game = game_of(refuse(table))
    assert hands_of(game) == [3, 1, 2]
    assert not {"plague", "patrol"} & set(game.player(0).action_cards)


# -- Revote ------------------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/revote")
def test_a_law_is_voted_on_again_and_falls_or_stays() -> None:
    """Refused, it goes and what stands against it happens; passed, it stays; an office gets a new holder."""
    game = rich(passed(passed(senate(), "minister_of_policy", "player:1"), "trade_war"), 2, 2, 2)
    assert keys_of(game, "revote") == ["law:minister_of_policy", "law:trade_war"]
    for again, left, after in (("against", ["minister_of_policy"], 1), ("for", ["minister_of_policy", "trade_war"], 2)):
        table = vote(copy_of(game), "revote", "law:trade_war")
        for seat in (1, 2, 0):
            say(table, seat, again)
        at = game_of(refuse(table))
        assert (sorted(laws(at)), goods(at)) == (left, [after] * 3)
    table = vote(game, "revote", "law:minister_of_policy")
    for seat in (1, 2, 0):
        say(table, seat, "player:2")
    assert [law.elected for law in game_of(table).state.laws if law.card == "minister_of_policy"] == ["player:2"]


# -- Science Community Speaker -----------------------------------------------------------------------------------------


@pytest.mark.content("official:political/science_community_speaker")
def test_the_speaker_of_science_pays_no_counter_and_one_resource_less() -> None:
    """For the secondary of Technology, also with none left; race technologies too; the others pay as ever."""
    game = research("science_community_speaker=player:1")
    for seat in (1, 2):
        game.player(seat).strategy = 0
    assert not uses(copy_of(game), "technology_ii", 2).pending
    own = game.technology.of_race(1)[0]
    plain = research()
    for name in ("hylar_v_assault_laser", own):
        prices = [at.technology.cost(1, name, 6, "technology") for at in (plain, game)]
        assert prices[0] - prices[1] == 1, name
    assert game.technology.cost(2, "hylar_v_assault_laser", 6, "technology") == 6
    table = say(uses(game, "technology_ii", 1), 1, "use", "hylar_v_assault_laser")
    assert "hylar_v_assault_laser" in game_of(refuse(table)).player(1).technologies


# -- Short Term Truce --------------------------------------------------------------------------------------------------


def truce() -> Game:
    game = senate()
    hold(game, 1, "thibah", "saudor")
    put(game, 1, "thibah", "pds")
    put(game, 1, NORTH, "destroyer")
    return passed(game, "short_term_truce")


def peace(game: Game) -> list[bool]:
    """Whether Sol may activate a system with an enemy ship, one with an enemy PDS, and land on his, or a neutral planet."""
    active = [game.tactical.may_activate(0, hex_).allowed for hex_ in (NORTH, HERE)]
    return [*active, may_land(game, "thibah"), may_land(game, "tarmann")]


@pytest.mark.content("official:political/short_term_truce")
def test_a_truce_holds_in_the_next_round_only() -> None:
    """Ships close a system, other units do not; planets of others are not invaded, neutral ones are."""
    game = truce()
    assert peace(game) == [True, True, True, True]
    game = round_over(game)
    assert peace(game) == [False, True, False, True]
    assert game.tactical.may_activate(1, NORTH).allowed
    game = round_over(game)
    assert peace(game) == [True, True, True, True]
    assert laws(game) == []


@pytest.mark.content("official:political/short_term_truce")
def test_ten_influence_of_anybody_end_the_truce_at_any_moment() -> None:
    """In another's turn too; nine are not enough; planets and Trade Goods pay."""
    game = round_over(truce())
    game.player(2).trade_goods = 7  # with Hercant and Kamdorn nine
    table = turn_of(copy_of(game), 0)
    assert not [option.key for option in table.acts(2) if option.key.startswith("use:")]
    game.player(2).trade_goods = 8
    table = turn_of(game, 0)
    (end,) = [option.key for option in table.acts(2) if option.key.startswith("use:")]
    table.act(2, end)
    while asks(table, 2):
        say(table, 2, offers(table, 2)[0])
    game = game_of(table)
    assert (laws(game), game.player(2).trade_goods) == ([], 0)
    assert {"hercant", "kamdorn"} <= set(exhausted(game))
    assert game.tactical.may_activate(0, NORTH).allowed


@pytest.mark.content("official:political/short_term_truce")
def test_a_truce_refused_costs_its_opponents_a_planet_that_their_left_chooses() -> None:
    """Only those who voted against; the one on his left chooses, of his planets."""
    game = senate()
    hold(game, 0, "mecatol_rex", "wellon")
    hold(game, 1, "thibah", "mehar_xull")
    table = vote(game, "short_term_truce", "against", p2="for", p0="abstain")
    assert (asks(table, 0), asks(table, 1)) == ("", "")
    assert sorted(offers(table, 2)) == ["planet:arc_prime", "planet:mehar_xull", "planet:thibah", "planet:wren_terra"]
    say(table, 2, "planet:mehar_xull")
    assert (table.over, exhausted(game_of(table)), laws(game_of(table))) == (True, ["mehar_xull"], [])


@pytest.mark.content("official:political/short_term_truce")
def test_a_truce_refused_spares_whoever_has_nothing_refreshed() -> None:
    """All vote against; the Letnev have no planet left to exhaust."""
    game = senate()
    for planet in ("arc_prime", "wren_terra"):
        game.board.exhaust(PlanetId(planet), "test")
    table = vote(game, "short_term_truce", "against")
    assert sorted(offers(table, 0)) == ["planet:arretze", "planet:hercant", "planet:kamdorn"]
    assert exhausted(game_of(refuse(say(table, 0, "planet:arretze")))) == ["arc_prime", "arretze", "jord", "wren_terra"]


# -- Subsidized Industry -----------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/subsidized_industry")
def test_a_free_space_dock_on_a_planet_of_the_elected() -> None:
    """Where there is none yet; he may decline; it costs nothing, a planet taken this round will do."""
    game = senate()
    hold(game, 1, "wellon")
    put(game, 1, "arc_prime", "space_dock")
    table = vote(game, "subsidized_industry", "player:1")
    assert sorted(offers(table, 1)) == ["no", "planet:wellon", "planet:wren_terra"]
    game = game_of(say(table, 1, "planet:wellon"))
    assert (army(game, 1, "wellon", "space_dock"), exhausted(game), table.over) == (1, [], True)


@pytest.mark.content("official:political/subsidized_industry")
def test_a_dock_of_the_saar_floats_in_the_system_of_the_planet() -> None:
    """In space, not on the planet."""
    game = senate()
    become(game, 1, "saar")
    hold(game, 1, "thibah")
    table = vote(game, "subsidized_industry", "player:1")
    say(table, 1, next(key for key in offers(table, 1) if "thibah" in key or "1,0" in key))
    assert (army(game_of(table), 1, "thibah", "space_dock"), fleet(game_of(table), 1)) == (0, 1)


# -- Subsidized Studies ------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/subsidized_studies")
def test_one_colour_is_three_cheaper_and_the_others_two_dearer() -> None:
    """For everybody; race technologies as before."""
    game = senate()
    assert keys_of(game, "subsidized_studies") == [f"colour:{colour}" for colour in COLOURS]
    names = [next(n for n, t in game.content.technologies.items() if t.colour == colour) for colour in COLOURS]
    own = game.technology.of_race(1)[0]
    price = game.technology.cost(1, own, 6, "technology")
    game = passed(game, "subsidized_studies", "colour:blue")
    assert [game.technology.cost(1, name, 6, "technology") for name in names] == [8, 3, 8, 8]
    assert game.technology.cost(1, own, 6, "technology") == price
    game.politics.repeal(CardId("subsidized_studies"))
    assert [game.technology.cost(1, name, 6, "technology") for name in names] == [6, 6, 6, 6]


# -- Technology Buy-back -----------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/technology_buy_back")
def test_one_technology_a_status_phase_for_six_goods() -> None:
    """By choice; none that another one of his needs; what needs it may be sold, and its effect is gone."""
    game = senate()
    give(game, 0, "antimass_deflectors", "xrd_transporters", "enviro_compensator")
    give(game, 1, "hylar_v_assault_laser")
    game = passed(game, "technology_buy_back")
    table = until(status(stocked(game)), 0, "technology_buy_back")
    assert sorted(offers(table, 0)) == ["enviro_compensator", "no", "xrd_transporters"]
    say(table, 0, "xrd_transporters")
    game = game_of(refuse_all(table))
    assert game.player(0).technologies == ["antimass_deflectors", "enviro_compensator"]
    assert (goods(game), game.player(1).technologies) == ([6, 0, 0], ["hylar_v_assault_laser"])


@pytest.mark.content("official:political/technology_buy_back")
def test_buy_back_refused_closes_all_research_this_round() -> None:
    """Neither bought nor gained, by nobody."""
    game = passed(senate(), "technology_buy_back", "against")
    assert [colours(game, how) for how in ("technology", "card")] == [set(), set()]
    assert colours(round_over(game)) != set()


@pytest.mark.content("official:political/technology_buy_back")
def test_buy_back_refused_the_primary_of_technology_brings_nothing() -> None:
    """Not even the free one."""
    table = plays(research("technology_buy_back=against"), "technology_ii")
    assert (table.pending, game_of(table).player(0).technologies) == ((), [])


# -- Technology Investigation Committee --------------------------------------------------------------------------------


@pytest.mark.content("official:political/technology_investigation_committee")
def test_the_committee_forbids_buying_technologies_this_round() -> None:
    """The free one of the primary is no purchase; nobody buys by primary or secondary."""
    game = research("technology_investigation_committee")
    table = uses(copy_of(game), "technology_ii", 1)
    assert not table.pending
    table = plays(copy_of(game), "technology_ii")
    assert asks(table, 0) == "receive_technology"
    say(table, 0, "hylar_v_assault_laser")
    assert asks(table, 0) != "buy_technology" or offers(table, 0) == ["no"]
    assert game_of(table).player(0).technologies == ["hylar_v_assault_laser"]
    table = say(uses(round_over(game), "technology_ii", 1), 1, "use")
    assert "hylar_v_assault_laser" in offers(table, 1)


@pytest.mark.content("official:political/technology_investigation_committee")
def test_no_committee_costs_a_random_card_and_brings_two_more_agendas() -> None:
    """A card of everybody who has one; two cards of the deck are voted on, one after the other."""
    game = senate(p0=3, p2=1)
    game.state.political_deck.bag = sorted(cards("trade_war", "regulated_conscription", "research_grant"))
    table = vote(game, "technology_investigation_committee", "against")
    assert hands_of(game_of(table)) == [2, 0, 0]
    for _ in range(2):
        for seat in (1, 2, 0):
            assert asks(table, seat) == "vote"
            say(table, seat, "for")
    assert table.over
    assert len(laws(game_of(table))) == 2


@pytest.mark.content("official:political/technology_investigation_committee", "official:action/alien_technology")
def test_under_the_committee_alien_technology_is_not_bought_either() -> None:
    """However it is paid, whatever card offers it."""
    for agendas, allowed in (((), True), (("technology_investigation_committee",), False)):
        game = research(*agendas)
        game.player(1).action_cards = cards("alien_technology")
        assert bool(game.action_cards.as_actions(1)) is allowed


# -- Technology Tariffs ------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/technology_tariffs")
def test_red_technologies_cost_four_more() -> None:
    """The others as before, race technologies too."""
    game = senate()
    names = [next(n for n, t in game.content.technologies.items() if t.colour == colour) for colour in COLOURS]
    own = game.technology.of_race(1)[0]
    price = game.technology.cost(1, own, 6, "technology")
    game = passed(game, "technology_tariffs")
    assert [game.technology.cost(1, name, 6, "technology") for name in names] == [10, 6, 6, 6]
    assert game.technology.cost(1, own, 6, "technology") == price


@pytest.mark.content("official:political/technology_tariffs")
def test_no_tariffs_no_green_technology_this_round() -> None:
    """Neither bought nor gained, by anybody."""
    game = senate()
    give(game, 1, "enviro_compensator")
    game = passed(game, "technology_tariffs", "against")
    assert [colours(game, how) for how in ("technology", "card")] == [{"red", "blue", "yellow"}] * 2
    assert colours(round_over(game)) == set(COLOURS)


def may_trade(game: Game, one: Seat, other: Seat) -> bool:
    """Whether two players may conclude an agreement."""
    return game.trade.may_trade(one, other)


# -- Trade Embargo -----------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/trade_embargo")
def test_an_embargo_breaks_all_agreements_of_one_player_for_two_rounds() -> None:
    """Also with the Hacan; others keep theirs; no new ones with him in this round and the next."""
    game = senate()
    for pair in ((0, 1), (1, 2), (0, 2)):
        trade(game, *pair)
    game = passed(game, "trade_embargo", "player:1")
    assert [agreement.partners for agreement in game.state.agreements] == [(0, 2)]
    for _ in range(2):
        assert [may_trade(game, *pair) for pair in ((0, 1), (1, 0), (1, 2))] == [False, False, False]
        game.state.agreements = []
        assert may_trade(game, 0, 2)
        game = round_over(game)
    assert may_trade(game, 0, 1)


# -- Trade War ---------------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/trade_war")
def test_no_trade_war_costs_everybody_a_good() -> None:
    """Who has none is spared."""
    game = passed(rich(senate(), 3, 1, 0), "trade_war", "against")
    assert (goods(game), laws(game)) == ([2, 0, 0], [])


@pytest.mark.content("official:political/trade_war")
def test_a_trade_war_lets_users_of_trade_discard_a_good_of_an_opponent() -> None:
    """Beside what he collects, or for that alone; by choice; nothing for himself; the others' goods on agreements stay."""
    game = holding("official strategy=base", {"trade": 0})
    game.tactical.start(Action(0, "strategic"))
    game = rich(passed(game, "trade_war"), 3, 0, 2)
    game.end_scope("action")
    trade(game, 0, 1)
    table = say(uses(copy_of(game), "trade", 1), 1, "use")
    assert sorted(offers(table, 1)) == ["no", "player:0", "player:2"]
    assert goods(game_of(say(table, 1, "player:2"))) == [3, 2, 1]
    game.player(2).strategy = 1
    table = say(uses(copy_of(game), "trade", 2), 2, "use", "player:0")  # the Hacan have no agreement
    assert goods(game_of(table)) == [2, 0, 2]
    rich(game, 0, 0, 2)
    assert not uses(game, "trade", 2).pending
