"""Official Political Cards from Traffic Tariffs to Technological Jihad: a second reading, from their reference alone."""

from __future__ import annotations

import pytest
from races.racing import race_game
from readings.agendas import abolished, exhausted, goods, lawful, rich, there, totals
from readings.reading import broke, wide
from strategic import harmless, holding, plays
from tables import asks, game_of, hold, new_game, offers, play, put, say, strategy_cards
from trial import give, trial
from voting import copy_of, fighting, keys_of, may_go, moves, passed, refuse, round_over, senate, sets_out, trade, until, vote

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.moments import Firing
from mecatol.rules.naming import unit_kind
from mecatol.rules.official.construction import Job
from mecatol.rules.official.game import Game
from mecatol.rules.official.objectives import Wish
from mecatol.rules.state import NOBODY, Action, Agreement, CardId, Claim, Law, Objective, PlanetId, Seat

HOME, HERE = Hex("0,-2"), Hex("1,0")
SOL, LETNEV, HACAN = range(3)


def official(tiles: dict[str, str] | None = None) -> Game:
    """Three players in the first one's Strategic Action."""
    return senate(tiles=tiles, ruleset="official")


def acts(game: Game) -> Game:
    """The Action Phase goes on after the vote."""
    if any(scope.startswith("action:") for scope in game.state.scopes):
        game.end_scope("action")
    game.state.action, game.state.phase = None, "action"
    return game


def arriving(game: Game, seat: Seat, hex_: str) -> list[str]:
    """The ships that can come into a system."""
    return [key for key in offers(sets_out(game, seat, hex_, "movement.move"), seat) if key.startswith("ship:")]


def laws(game: Game) -> list[str]:
    """The laws that lie there."""
    return [law.card for law in game.state.laws]


def activates(game: Game, seat: Seat, hex_: str) -> Table:
    """A player activates a system."""
    acts(game).state.active = seat
    return play(game, Step("tactical.begin", seat, hex_))


def activatable(game: Game, seat: Seat) -> list[str]:
    """The systems that a player may activate in his turn."""
    acts(game).state.active = seat
    keys = offers(play(game, Step("action_phase.turn", seat)), seat)
    return [key.rpartition(":")[2] for key in keys if key.startswith("activate:")]


# -- Traffic Tariffs ---------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/traffic_tariffs")
def test_a_planet_of_another_player_is_entered_for_a_good_or_a_planet_exhausted() -> None:
    """The active player chooses; own and nobody's planets, and ships in space alone, cost nothing."""
    game = official(tiles={"0,1": "empty_base"})
    hold(game, LETNEV, "thibah", "sakulag")
    hold(game, SOL, "wellon", "lazar")
    put(game, LETNEV, "0,1", "cruiser")
    game = passed(game, "traffic_tariffs")
    game.player(SOL).trade_goods = 1
    for hex_ in ("1,0", "1,-2"):  # the second beside an own planet
        other = game_of(refuse(say(activates(copy_of(game), SOL, hex_), SOL, "yes")))
        assert (goods(other)[SOL], exhausted(other)) == (0, [])
        table = say(activates(copy_of(game), SOL, hex_), SOL, "no")
        assert sorted(offers(table, SOL)) == ["planet:jord", "planet:lazar", "planet:wellon"]
        other = game_of(say(table, SOL, "planet:wellon"))
        assert (goods(other)[SOL], exhausted(other)) == (1, ["wellon"])
    for hex_ in ("0,-1", "0,0", "0,1"):
        other = game_of(activates(copy_of(game), SOL, hex_))
        assert (asks(activates(copy_of(game), SOL, hex_), SOL) == "tariff_good", exhausted(other)) == (False, [])


@pytest.mark.content("official:political/traffic_tariffs")
def test_who_can_pay_no_tariff_stays_away() -> None:
    """Without a good and with all planets exhausted no such system is activated, but others are; a good alone is enough."""
    game = official()
    hold(game, LETNEV, "thibah")
    game = broke(passed(game, "traffic_tariffs"))
    assert {"1,0", "2,0"}.isdisjoint(activatable(copy_of(game), SOL))
    assert {"0,-1", "0,-2"} <= set(activatable(copy_of(game), SOL))
    assert "1,0" in activatable(broke(copy_of(game), goods=1), SOL)
    assert "1,0" in activatable(abolished(game, "traffic_tariffs"), SOL)


@pytest.mark.content("official:political/traffic_tariffs")
def test_tariffs_refused_cost_a_counter_each_but_none_of_fleet_supply() -> None:
    """From Command Pool or Strategy Allocation, as each likes; who has neither is spared."""
    game = official()
    game.player(LETNEV).pool = game.player(LETNEV).strategy = 0
    game.player(HACAN).pool = 0
    table = vote(game, "traffic_tariffs", "against")
    assert sorted(offers(table, SOL)) == ["pool", "strategy"]
    game = game_of(refuse(say(table, SOL, "pool")))
    assert [(p.strategy, p.pool, p.fleet) for p in game.state.players] == [(2, 2, 3), (0, 0, 3), (1, 0, 3)]
    assert laws(game) == []


@pytest.mark.content("official:political/traffic_tariffs")
def test_a_transfer_activates_as_well() -> None:
    """Own ships at a planet of another player, nobody else there: the tariff is due, and who has nothing transfers nothing."""
    game = official()
    hold(game, LETNEV, "vefut_ii")
    put(game, SOL, "1,-1", "cruiser")
    put(game, SOL, "1,0", "cruiser")
    game = acts(passed(game, "traffic_tariffs"))
    table = say(play(copy_of(game), Step("action_phase.turn", SOL)), SOL, "transfer", "system:1,-1")
    assert exhausted(game_of(table)) == ["jord"]
    assert "transfer" not in offers(play(broke(game), Step("action_phase.turn", SOL)), SOL)


# -- Unconventional Weapons --------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/unconventional_weapons")
def test_large_ships_hit_two_less_and_no_others() -> None:
    """Everybody's Dreadnoughts and War Suns; combat rolls of other ships are as printed."""
    game, plain = passed(official(), "unconventional_weapons"), official()
    kinds = ("dreadnought", "war_sun", "cruiser", "carrier", "fighter", "destroyer")
    for seat in (SOL, HACAN):
        changes = [fighting(game, unit_kind(kind), seat) - fighting(plain, unit_kind(kind), seat) for kind in kinds]
        assert changes == [2, 2, 0, 0, 0, 0]
    game = abolished(game, "unconventional_weapons")
    assert fighting(game, unit_kind("war_sun")) == fighting(plain, unit_kind("war_sun"))


@pytest.mark.content("official:political/unconventional_weapons")
def test_refused_each_large_ship_exhausts_a_planet_of_its_owners_choice() -> None:
    """One for each Dreadnought and War Sun anywhere; more ships than planets exhaust all there are."""
    game = official()
    hold(game, SOL, "wellon", "thibah", "saudor")
    put(game, SOL, "1,0", "dreadnought")
    put(game, SOL, HOME, "war_sun, cruiser")
    put(game, LETNEV, "0,1", "4 dreadnought")
    put(game, HACAN, "-2,2", "cruiser")
    table = say(vote(game, "unconventional_weapons", "against"), SOL, "planet:thibah", "planet:jord")
    assert exhausted(game_of(refuse(table))) == ["arc_prime", "jord", "thibah", "wren_terra"]


# -- Wormhole Reconstruction -------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/wormhole_reconstruction")
def test_wormholes_of_all_letters_lead_to_each_other_while_the_law_lasts() -> None:
    """A and B, and the gate of Creuss; a repeal parts them, and refused nothing happens."""
    tiles = {"1,0": "wormhole_a", "-1,0": "wormhole_b", "-1,1": "hs_creuss_gate"}
    mouths = [Hex(hex_) for hex_ in tiles]
    game = passed(official(tiles), "wormhole_reconstruction")
    assert all(game.galaxy.linked(one, other) for one in mouths for other in mouths if one != other)
    put(game, SOL, "1,0", "carrier")  # moves one
    assert arriving(copy_of(game), SOL, "-1,0") == ["ship:1,0:carrier"]
    assert arriving(abolished(game, "wormhole_reconstruction"), SOL, "-1,0") == []
    game = passed(official(tiles), "wormhole_reconstruction", "against")
    assert (game.galaxy.linked(mouths[0], mouths[1]), laws(game)) == (False, [])


# -- Class Struggle ----------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/class_struggle")
def test_what_trade_brings_is_shared_evenly_and_the_rest_is_lost() -> None:
    """Three goods of the card and everybody's agreements make one heap; who would get nothing has no share."""
    game = holding("official", {"trade_ii": SOL})
    game.state.agreements = [Agreement((SOL, HACAN), (0, 0))]  # Sol receives 3 + 3, Hacan 2 - 1, Letnev nothing
    lawful(game, Law(CardId("class_struggle")))
    table = plays(game, "trade_ii")
    say(table, SOL, "a")
    assert goods(game_of(refuse(table))) == [3, 0, 3]


@pytest.mark.content("official:political/class_struggle")
def test_struggle_refused_takes_two_goods_of_each() -> None:
    """Who has fewer loses what he has."""
    game = rich(official(), 1)
    game.player(HACAN).trade_goods = 7
    game = passed(game, "class_struggle", "against")
    assert (goods(game), laws(game)) == ([0, 0, 5], [])


# -- Defend the Jewel --------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/defend_the_jewel")
def test_the_jewels_mine_is_nobodys_and_strikes_everybody() -> None:
    """One mine in the system of Mecatol Rex that is not taken from anybody's supply."""
    game = passed(official(), "defend_the_jewel")
    (mine,) = game.state.mines
    assert (mine.border, mine.owner) == ("0,0", NOBODY)
    for seat in range(3):
        other = copy_of(game)
        put(other, seat, "1,0", "cruiser")
        table = sets_out(other, seat, "0,0", "movement.move", "space_mines.resolve", dice=(10,))
        say(table, seat, "ship:1,0:cruiser", "done")
        assert there(game_of(refuse(table)), seat, "0,0") == {}


@pytest.mark.content("official:political/defend_the_jewel")
def test_refused_everybody_may_mine_his_own_home() -> None:
    """One own mine each, in the own Home System only; who does not want one lays none."""
    table = vote(official(), "defend_the_jewel", "against")
    assert offers(table, SOL) == ["mine:0,-2", "no"]
    say(table, SOL, "mine:0,-2")
    say(table, LETNEV, "no")
    assert offers(table, HACAN) == ["mine:-2,2", "no"]
    say(table, HACAN, "mine:-2,2")
    assert [(mine.border, mine.owner) for mine in game_of(table).state.mines] == [("0,-2", SOL), ("-2,2", HACAN)]
    assert table.over


# -- Diversified Income ------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/diversified_income")
def test_nobody_holds_more_goods_than_planets() -> None:
    """What is too much goes at once, later gains stop at the limit, and a lost planet costs a good."""
    game = rich(official(), 5)
    hold(game, SOL, "wellon")
    game = passed(game, "diversified_income")
    assert goods(game) == [2, 2, 3]
    assert goods(passed(copy_of(game), "open_the_trade_routes")) == [2, 2, 3]
    lost = copy_of(game)
    put(lost, LETNEV, "wellon", "ground_force")
    lost = game_of(refuse(sets_out(lost, LETNEV, "0,-1", "invasion.begin", "tactical.end")))
    assert lost.board.planet(PlanetId("wellon")).owner == LETNEV
    assert goods(lost) == [1, 2, 3]
    game = abolished(game, "diversified_income")
    assert goods(passed(game, "open_the_trade_routes")) == [4, 4, 5]


@pytest.mark.content("official:political/diversified_income")
def test_refused_three_goods_for_those_who_have_none() -> None:
    """A single good is enough to get nothing."""
    game = official()
    game.player(LETNEV).trade_goods = 1
    assert goods(passed(game, "diversified_income", "against")) == [3, 1, 3]


# -- Emperor -----------------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/emperor")
def test_the_emperor_has_one_point_as_long_as_the_card() -> None:
    """One Victory Point when elected; whoever loses the card loses it."""
    game = passed(official(), "emperor", "player:2")
    assert (totals(game), game.state.laws) == ([0, 0, 1], [Law(CardId("emperor"), "player:2")])
    assert totals(round_over(game)) == [0, 0, 1]
    assert totals(passed(game, "repeal", "law:emperor")) == [0, 0, 0]


# -- Enemy of the Throne -----------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/enemy_of_the_throne")
@pytest.mark.parametrize("attacker", [HACAN, LETNEV])
def test_who_beats_the_enemy_in_space_is_rewarded_once(attacker: Seat) -> None:
    """A counter, an Action Card and two goods, attacking or attacked; then the card is gone."""
    game = official()
    game.state.action_deck.bag = harmless(game.action_cards)[:4]
    game = acts(passed(game, "enemy_of_the_throne", "player:1"))
    put(game, HACAN, "0,1", "2 cruiser")
    put(game, LETNEV, "0,1", "destroyer")
    dice = (10, 10, 1) if attacker == HACAN else (1, 10, 10)
    table = sets_out(game, attacker, "0,1", "space_battle.begin", "tactical.end", dice=dice)
    say(until(table, HACAN, "counter_area"), HACAN, "strategy")
    game = game_of(refuse(table))
    assert (goods(game), game.player(HACAN).strategy, len(game.player(HACAN).action_cards)) == ([0, 0, 2], 3, 1)
    assert (laws(game), game.state.political_deck.discard) == ([], ["enemy_of_the_throne"])


@pytest.mark.content("official:political/enemy_of_the_throne")
def test_who_goes_down_with_the_enemy_has_not_beaten_him() -> None:
    """Both fleets are destroyed: no reward, and the card stays."""
    game = acts(passed(official(), "enemy_of_the_throne", "player:1"))
    put(game, HACAN, "0,1", "cruiser")
    put(game, LETNEV, "0,1", "cruiser")
    game = game_of(refuse(sets_out(game, HACAN, "0,1", "space_battle.begin", "tactical.end", dice=(10, 10))))
    assert (goods(game), laws(game)) == ([0, 0, 0], ["enemy_of_the_throne"])


@pytest.mark.content("official:political/enemy_of_the_throne")
def test_no_reward_for_planets_nor_for_battles_of_others_nor_for_the_enemys_own_victory() -> None:
    """Only a Space Battle that he loses."""
    game = official()
    game.state.action_deck.bag = harmless(game.action_cards)[:4]
    hold(game, LETNEV, "thibah")
    put(game, LETNEV, "thibah", "ground_force")
    game = acts(passed(game, "enemy_of_the_throne", "player:1"))
    put(game, SOL, "thibah", "3 ground_force")
    game = acts(game_of(refuse(sets_out(game, SOL, "1,0", "invasion.begin", "tactical.end", dice=(10, 10, 10, 1)))))
    put(game, HACAN, "0,1", "2 cruiser")
    put(game, SOL, "0,1", "destroyer")
    game = acts(game_of(refuse(sets_out(game, HACAN, "0,1", "space_battle.begin", "tactical.end", dice=(10, 10, 1)))))
    put(game, LETNEV, "-1,1", "2 cruiser")
    put(game, HACAN, "-1,1", "destroyer")
    game = game_of(refuse(sets_out(game, LETNEV, "-1,1", "space_battle.begin", "tactical.end", dice=(10, 10, 1))))
    assert (goods(game), laws(game)) == ([0, 0, 0], ["enemy_of_the_throne"])


# -- Fighter Tax -------------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/fighter_tax")
def test_a_fighter_costs_a_whole_resource() -> None:
    """Three of them cost three, one costs one; a Ground Force costs half as before."""
    game, plain = passed(official(), "fighter_tax"), official()
    for other, due in ((plain, 2), (game, 3)):
        put(other, SOL, "jord", "space_dock")
        job = Job(SOL, HOME, ("planet:jord",))
        pieces = [other.production._piece(job, "planet:jord", "build:fighter")] * 3
        assert other.production.due(job, tuple(pieces)) == due
        assert other.production.halves(SOL, HOME, unit_kind("ground_force")) == 1


@pytest.mark.content("official:political/fighter_tax")
def test_refused_three_fighters_of_each_are_destroyed_where_he_likes() -> None:
    """Their owner picks them; who has fewer loses all."""
    game = official()
    put(game, SOL, HOME, "carrier, 3 fighter")
    put(game, SOL, "1,0", "carrier, 4 fighter")
    put(game, LETNEV, "2,0", "carrier, 2 fighter")
    table = vote(game, "fighter_tax", "against")
    say(table, SOL, "system:1,0 fighter", f"system:{HOME} fighter", "system:1,0 fighter")
    game = game_of(refuse(table))
    assert [there(game, SOL, hex_)["fighter"] for hex_ in (str(HOME), "1,0")] == [2, 2]
    assert there(game, LETNEV, "2,0") == {"carrier": 1}


# -- Fleet Restrictions ------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/fleet_restrictions")
def test_no_fleet_has_more_than_two_ships_of_a_type() -> None:
    """What is too much goes when the law comes, Fighters too, ground units not; no third ship is built."""
    game = wide(official())
    put(game, SOL, "1,0", "4 cruiser, 2 carrier, 5 fighter, 4 ground_force")
    put(game, SOL, HOME, "2 destroyer, cruiser")
    put(game, SOL, "jord", "space_dock")
    game = rich(passed(game, "fleet_restrictions"), 9)
    assert there(game, SOL, "1,0") == {"cruiser": 2, "carrier": 2, "fighter": 2, "ground_force": 4}
    table = sets_out(copy_of(game), SOL, str(HOME), "production.produce_units")
    while "build:cruiser" in offers(table, SOL):
        say(table, SOL, "build:cruiser")
    assert {"build:destroyer", "build:cruiser"}.isdisjoint(offers(table, SOL))
    assert "build:dreadnought" in offers(table, SOL)
    assert there(game_of(refuse(table)), SOL, str(HOME))["cruiser"] == 2


@pytest.mark.content("official:political/fleet_restrictions")
def test_no_third_ship_of_a_type_stays_in_a_system_it_moves_to() -> None:
    """After the movement there are two of each type, however many set out."""
    game = wide(official())
    put(game, SOL, "1,0", "2 cruiser")
    put(game, SOL, HOME, "2 cruiser, destroyer")
    game = passed(game, "fleet_restrictions")
    table = sets_out(game, SOL, "1,0", "movement.move", "tactical.end")
    while ships := [key for key in offers(table, SOL) if key.startswith("ship:")]:
        say(table, SOL, ships[0])
    assert there(game_of(refuse(table)), SOL, "1,0")["cruiser"] == 2


@pytest.mark.content("official:political/fleet_restrictions")
def test_refused_each_system_with_a_large_fleet_costs_a_good_or_its_excess() -> None:
    """For each such system its owner pays one good, or destroys down to two of each type; nothing else is touched."""
    game = wide(official())
    game.player(SOL).trade_goods = 1
    put(game, SOL, "1,0", "4 cruiser, carrier, 4 fighter")
    put(game, SOL, "0,1", "3 destroyer, 2 cruiser")
    put(game, HACAN, "-1,1", "3 cruiser")
    put(game, LETNEV, "-1,0", "2 cruiser")
    first, second = copy_of(game), copy_of(game)
    game = game_of(refuse(say(vote(first, "fleet_restrictions", "against"), SOL, "yes")))
    assert (goods(game)[SOL], laws(game)) == (0, [])
    fleets = (there(game, SOL, "1,0"), there(game, SOL, "0,1"))
    paid_here = ({"cruiser": 4, "carrier": 1, "fighter": 4}, {"destroyer": 2, "cruiser": 2})
    paid_there = ({"cruiser": 2, "carrier": 1, "fighter": 2}, {"destroyer": 3, "cruiser": 2})
    assert fleets in (paid_here, paid_there)
    assert (there(game, HACAN, "-1,1"), there(game, LETNEV, "-1,0")) == ({"cruiser": 2}, {"cruiser": 2})
    game = game_of(refuse(say(vote(second, "fleet_restrictions", "against"), SOL, "no")))
    assert goods(game)[SOL] == 1
    assert (there(game, SOL, "1,0"), there(game, SOL, "0,1")) == (paid_there[0], paid_here[1])


# -- Forbidden Research ------------------------------------------------------------------------------------------------


def researching(elected: Seat) -> Game:
    """Sol holds Technology, and a player's research is forbidden."""
    game = holding("official", {"technology_ii": SOL})
    hold(game, LETNEV, "thibah", "saudor", "mecatol_rex")
    rich(game, 20)
    return lawful(game, Law(CardId("forbidden_research"), f"player:{elected}"))


def learn(table: Table) -> Game:
    """Everybody takes the first technology that he can have, and pays."""
    while table.pending:
        seat, keys = table.pending[0].seat, table.keys(table.pending[0])
        known = [key for key in keys if key in game_of(table).content.technologies]
        say(table, seat, next(key for key in (*known, "use", "yes", "goods", "no", "pass", "done", keys[0]) if key in keys))
    return game_of(table)


@pytest.mark.content("official:political/forbidden_research")
@pytest.mark.parametrize("elected", [SOL, LETNEV])
def test_the_elected_player_learns_nothing_the_next_time_technology_is_played(elected: Seat) -> None:
    """Whether he plays it or uses its secondary; afterwards the card is gone and he learns again."""
    game = learn(plays(researching(elected), "technology_ii"))
    learned = [len(player.technologies) for player in game.state.players]
    assert [bool(number) for number in learned] == [seat != elected for seat in range(3)]
    assert (laws(game), game.state.political_deck.discard) == ([], ["forbidden_research"])
    again = holding("official", {"technology_ii": SOL})
    rich(again, 20)
    assert all(player.technologies for player in learn(plays(again, "technology_ii")).state.players)


@pytest.mark.content("official:political/forbidden_research")
def test_the_older_technology_card_is_meant_as_well() -> None:
    """With the Strategy Cards of the first box."""
    game = rich(holding("official strategy=base", {"technology": SOL}), 20)
    game = learn(plays(lawful(game, Law(CardId("forbidden_research"), f"player:{SOL}")), "technology"))
    assert [bool(player.technologies) for player in game.state.players] == [False, True, True]
    assert laws(game) == []


@pytest.mark.content("official:political/forbidden_research")
def test_research_is_forbidden_by_the_strategy_card_alone() -> None:
    """What another card gives him he gets, and that is not the next time."""
    game = passed(official(), "forbidden_research", "player:1")
    assert keys_of(official(), "forbidden_research") == ["player:0", "player:1", "player:2"]
    give(game, SOL, "antimass_deflectors")
    trade(game, SOL, LETNEV)
    table = vote(game, "sharing_of_technology")
    say(table, LETNEV, "antimass_deflectors")
    game = game_of(refuse(table))
    assert (game.player(LETNEV).technologies, laws(game)) == (["antimass_deflectors"], ["forbidden_research"])


# -- Glory of the Empire -----------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/glory_of_the_empire")
def test_secrets_fulfilled_from_now_on_are_worth_a_point_more() -> None:
    """Not those of earlier rounds, not public ones; when the law is gone they are worth what is printed."""
    game = official()
    game.state.claims = [Claim(LETNEV, "usurper", 2, 1)]
    game.state.objectives = [Objective(CardId("five_planets"))]
    game = passed(game, "glory_of_the_empire")
    assert totals(game) == [0, 2, 0]
    game.objectives.claim(LETNEV, Wish(CardId("five_planets"), "public"))
    game.player(SOL).secret_objectives, game.player(HACAN).secret_objectives = [CardId("conqueror")], [CardId("focused")]
    game.objectives.claim(SOL, Wish(CardId("conqueror"), "own"))
    assert totals(game) == [3, 3, 0]
    game = abolished(game, "glory_of_the_empire")
    game.objectives.claim(HACAN, Wish(CardId("focused"), "own"))
    assert totals(game) == [3, 3, 2]


@pytest.mark.content("official:political/glory_of_the_empire")
def test_refused_those_who_have_fulfilled_their_secret_gain_a_point() -> None:
    """A Preliminary or Public Objective is none."""
    game = official()
    game.state.claims = [Claim(LETNEV, "usurper", 2, 1), Claim(SOL, "five_planets", 1, 1)]
    assert totals(passed(game, "glory_of_the_empire", "against")) == [1, 3, 0]


# -- Hope's End Training Ground ----------------------------------------------------------------------------------------


@pytest.mark.content("official:political/hopes_end_training_ground")
def test_hopes_end_trains_three_soldiers_for_its_controller_if_he_likes() -> None:
    """Two Shock Troops and a Ground Force; nobody's planet trains nobody."""
    game = official({"1,0": "hopes_end"})
    assert vote(copy_of(game), "hopes_end_training_ground").over
    hold(game, HACAN, "hopes_end")
    table = vote(copy_of(game), "hopes_end_training_ground")
    assert {"yes", "no"} <= set(offers(table, HACAN))
    game = game_of(refuse(say(table, HACAN, "yes")))
    assert there(game, HACAN, "hopes_end") == {"shock_troop": 2, "ground_force": 1}


@pytest.mark.content("official:political/hopes_end_training_ground")
def test_refused_all_shock_troops_are_ground_forces_again() -> None:
    """Everybody's, on planets and aboard."""
    game = official({"1,0": "hopes_end"})
    put(game, SOL, "jord", "2 shock_troop, ground_force")
    put(game, LETNEV, "0,1", "carrier, 3 shock_troop")
    game = passed(game, "hopes_end_training_ground", "against")
    assert there(game, SOL, "jord") == {"ground_force": 3}
    assert there(game, LETNEV, "0,1") == {"carrier": 1, "ground_force": 3}


@pytest.mark.content("official:political/hopes_end_training_ground")
def test_without_hopes_end_another_card_is_drawn() -> None:
    """The planet is not on this board."""
    for tiles, drawn in (({}, "mutiny"), ({"1,0": "hopes_end"}, "hopes_end_training_ground")):
        game = official(tiles)
        game.state.political_deck.bag = [CardId("hopes_end_training_ground")]
        game.state.political_deck.top = [CardId("hopes_end_training_ground"), CardId("mutiny")]
        assert game.political_cards.draw(SOL, 1, "test") == [drawn]


# -- Incentive Program -------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/incentive_program")
def test_an_incentive_is_for_those_who_were_first_and_for_all_who_follow() -> None:
    """A point now for who has completed the elected objective, one more than printed later; of other objectives nothing."""
    game = official()
    game.state.objectives = [Objective(CardId("five_planets"), (SOL, HACAN)), Objective(CardId("ten_planets"), (LETNEV,))]
    game.state.claims = [Claim(SOL, "five_planets", 1, 1), Claim(HACAN, "five_planets", 1, 1), Claim(LETNEV, "ten_planets", 2, 1)]
    assert keys_of(game, "incentive_program") == ["objective:five_planets", "objective:ten_planets"]
    game = passed(game, "incentive_program", "objective:five_planets")
    assert (totals(game), laws(game)) == ([2, 2, 2], ["incentive_program"])
    game.objectives.claim(LETNEV, Wish(CardId("five_planets"), "public"))
    assert totals(game) == [2, 4, 2]
    game = abolished(game, "incentive_program")
    assert totals(game) == [2, 4, 2]
    game.objectives.claim(SOL, Wish(CardId("ten_planets"), "public"))
    assert totals(game) == [4, 4, 2]


# -- Intergalactic Commerce --------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/intergalactic_commerce")
def test_each_wormhole_with_ships_pays_three_goods_once() -> None:
    """Three for each system, not for each ship; ships elsewhere bring nothing, planets without ships neither."""
    game = official({"1,0": "wormhole_a", "0,1": "wormhole_b", "-1,0": "wormhole_a"})
    put(game, SOL, "1,0", "3 cruiser")
    put(game, SOL, "0,1", "destroyer")
    put(game, LETNEV, "-1,0", "carrier")
    put(game, HACAN, "-1,1", "cruiser")
    game = passed(game, "intergalactic_commerce")
    assert (goods(game), game.state.laws) == ([6, 3, 0], [])


@pytest.mark.content("official:political/intergalactic_commerce")
def test_refused_every_contract_is_worth_one_until_the_round_ends() -> None:
    """Dear ones like cheap ones."""
    game = official()
    game.state.agreements = [Agreement((SOL, HACAN), (0, 0)), Agreement((LETNEV, HACAN), (0, 1))]
    before = [game.trade.income(seat) for seat in range(3)]
    assert before == [3, 3, 3]
    game = passed(game, "intergalactic_commerce", "against")
    assert [game.trade.income(seat) for seat in range(3)] == [1, 1, 2]
    assert [round_over(game).trade.income(seat) for seat in range(3)] == before


# -- Interstellar Arms Dealers -----------------------------------------------------------------------------------------


@pytest.mark.content("official:political/interstellar_arms_dealers")
def test_three_resources_buy_a_destroyer_and_a_dreadnought_at_a_dock() -> None:
    """Both at one dock of one's choice, and only once; who has no dock or not enough resources buys nothing."""
    game = official()
    hold(game, SOL, "wellon", "thibah")
    put(game, SOL, "jord", "space_dock")
    put(game, SOL, "wellon", "space_dock")
    put(game, LETNEV, "arc_prime", "space_dock")
    broke(game, LETNEV, goods=2)
    table = vote(game, "interstellar_arms_dealers")
    say(table, SOL, "yes")
    while asks(table, SOL) == "pay":
        say(table, SOL, "planet:jord" if "planet:jord" in offers(table, SOL) else offers(table, SOL)[0])
    assert sorted(offers(table, SOL)) == ["system:0,-1", "system:0,-2"]
    say(table, SOL, "system:0,-1")
    assert table.over
    game = game_of(table)
    assert there(game, SOL, "0,-1") == {"destroyer": 1, "dreadnought": 1}
    assert (exhausted(game), goods(game)[LETNEV]) == (["arc_prime", "jord", "wren_terra"], 2)
    assert [game.board.on_board(seat, "dreadnought") for seat in range(3)] == [1, 0, 0]


@pytest.mark.content("official:political/interstellar_arms_dealers")
@pytest.mark.parametrize(("ships", "bought"), [(1, {"destroyer": 1, "dreadnought": 1}), (2, {"dreadnought": 1}), (3, None)])
def test_arms_are_paid_for_where_there_is_room_for_them(ships: int, bought: dict[str, int] | None) -> None:
    """Fleet Supply is 3: with room for one ship it is the Dreadnought, with none nobody is asked for resources."""
    game = official()
    put(game, SOL, "jord", "space_dock")
    put(game, SOL, HOME, f"{ships} cruiser")
    table = vote(game, "interstellar_arms_dealers")
    assert asks(table, SOL) == ("buy_warships" if bought else "")
    if bought:
        say(table, SOL, "yes")
        assert there(game_of(refuse(table)), SOL, str(HOME)) == {"cruiser": ships, **bought}


@pytest.mark.content("official:political/interstellar_arms_dealers")
def test_refused_ships_but_fighters_are_one_dearer_this_round() -> None:
    """Ships only: neither Fighters nor ground units nor docks."""
    kinds = ("destroyer", "cruiser", "carrier", "dreadnought", "war_sun", "fighter", "ground_force", "pds", "space_dock")
    before = [official().production.halves(SOL, HOME, unit_kind(kind)) for kind in kinds]
    game = passed(official(), "interstellar_arms_dealers", "against")
    costs = [game.production.halves(SOL, HOME, unit_kind(kind)) for kind in kinds]
    assert [cost - was for cost, was in zip(costs, before, strict=True)] == [2, 2, 2, 2, 2, 0, 0, 0, 0]
    assert [round_over(game).production.halves(SOL, HOME, unit_kind(kind)) for kind in kinds] == before


# -- Investigate Spatial Anomalies -------------------------------------------------------------------------------------

RED = ("nebula_base", "ion_storm", "asteroid_field_base", "supernova_base", "gravity_rift")
CLOUDS = dict(zip(("1,-1", "1,0", "0,1", "-1,1", "-1,0"), RED, strict=True))


@pytest.mark.content("official:political/investigate_spatial_anomalies")
def test_clouds_are_passed_through_and_left_at_full_speed() -> None:
    """Nebulae and Ion Storms are like empty space for movement; asteroids and supernovae are not."""
    for cloud in ("nebula_base", "ion_storm"):
        for law, ships in ((False, []), (True, ["ship:0,0:cruiser"])):
            game = official({"1,-1": cloud, "1,0": "supernova_base"})
            game = passed(game, "investigate_spatial_anomalies") if law else game
            put(game, SOL, "0,0", "cruiser")
            assert arriving(game, SOL, "2,-1") == ships
    plain, game = official(CLOUDS), passed(official(CLOUDS), "investigate_spatial_anomalies")
    assert [moves(other, unit_kind("cruiser"), "1,-1") for other in (plain, game)] == [1, 2]
    assert [may_go(game, "0,0", hex_) for hex_ in ("0,1", "-1,1")] == [False, False]
    firing = Firing(LETNEV, unit_kind("cruiser"), "battle", Hex("1,-1"), target=SOL)
    assert game.combat.value(firing) == plain.combat.value(firing) == 6  # a defender there is helped as before


@pytest.mark.content("official:political/investigate_spatial_anomalies")
def test_refused_no_special_system_is_entered_this_round() -> None:
    """Not by anything; other systems are as open as before."""
    game = passed(official(CLOUDS), "investigate_spatial_anomalies", "against")
    give(game, SOL, "antimass_deflectors")  # through asteroids
    after = round_over(game)
    assert [may_go(game, "0,0", hex_) for hex_ in CLOUDS] == [False] * 5
    assert [may_go(after, "0,0", hex_) for hex_ in CLOUDS] == [True, True, False, False, True]
    assert [may_go(other, "0,0", "0,1", destination="1,1") for other in (game, after)] == [False, True]
    assert may_go(game, "0,0", "0,-1")
    put(game, SOL, "1,0", "cruiser")
    put(game, SOL, "2,-1", "cruiser")
    table = say(play(acts(game), Step("action_phase.turn", SOL)), SOL, "transfer", "system:1,0")
    assert offers(table, SOL) == ["ship:1,0:cruiser>2,-1", "done"]  # out of the storm, not into it


# -- Minister of Peace -------------------------------------------------------------------------------------------------


def sailing(minister: Seat, *fleets: Seat) -> Table:
    """The first player's Cruiser is about to sail to fleets of these seats."""
    game = passed(official(), "minister_of_peace", f"player:{minister}")
    put(game, SOL, "0,-1", "cruiser")
    for seat in fleets:
        put(game, seat, HERE, "cruiser")
    table = activates(game, SOL, str(HERE))
    return say(until(table, SOL, "move"), SOL, "ship:0,-1:cruiser", "done")


@pytest.mark.content("official:political/minister_of_peace")
def test_the_minister_of_peace_sends_a_fleet_home_once() -> None:
    """The move into an enemy fleet's system is cancelled and the system stays activated; the card is spent."""
    table = sailing(HACAN, LETNEV)
    (key,) = [key for key in offers(table, HACAN) if key.startswith("use:")]
    game = game_of(refuse(say(table, HACAN, key)))
    assert (there(game, SOL, "0,-1"), there(game, SOL, str(HERE))) == ({"cruiser": 1}, {})
    assert game.board.system(HERE).counters == (SOL,)
    assert (laws(game), game.state.political_deck.discard) == ([], ["minister_of_peace"])


@pytest.mark.content("official:political/minister_of_peace")
@pytest.mark.parametrize(("minister", "fleets"), [(HACAN, ()), (HACAN, (HACAN,)), (LETNEV, (LETNEV,)), (SOL, (LETNEV,))])
def test_the_minister_of_peace_has_no_say_without_two_fleets_of_others(minister: Seat, fleets: tuple[Seat, ...]) -> None:
    """No enemy fleet, his own fleet there, or his own fleet moving; who declines keeps the card."""
    table = sailing(minister, *fleets)
    assert not [key for key in offers(table, minister) if key.startswith("use:")]
    assert laws(game_of(table)) == ["minister_of_peace"]


# -- Mutiny ------------------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/mutiny")
@pytest.mark.parametrize(("outcome", "points"), [("for", [2, 1, 1]), ("against", [0, 1, 1])])
def test_mutiny_is_about_those_who_voted_for_it(outcome: str, points: list[int]) -> None:
    """Carried they gain a point, refused they lose one; who voted against or abstained neither gains nor loses."""
    game = official()
    hold(game, SOL if outcome == "for" else LETNEV, "mecatol_rex")
    game.state.claims = [Claim(seat, "five_planets", 1, 1) for seat in range(3)]
    game = game_of(refuse(vote(game, "mutiny", p0="for", p1="against", p2="abstain")))
    assert (totals(game), laws(game)) == (points, [])


@pytest.mark.content("official:political/mutiny")
def test_all_mutineers_share_one_fate() -> None:
    """Everybody votes for it: a point each."""
    assert totals(passed(official(), "mutiny")) == [1, 1, 1]


@pytest.mark.content("official:political/mutiny", "official:political/non_aggression_pact")
def test_nobody_has_less_than_no_points() -> None:
    """Who has none loses none; the pact is broken all the same."""
    game = official()
    hold(game, LETNEV, "mecatol_rex")
    put(game, LETNEV, "0,1", "cruiser")
    game = passed(passed(game, "mutiny", "for", p1="against"), "non_aggression_pact")
    game = game_of(refuse(activates(game, HACAN, "0,1")))
    assert (totals(game), laws(game)) == ([0, 0, 0], [])


# -- Neutrality Pact ---------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/neutrality_pact")
def test_three_influence_for_empty_space_with_enemies_in_it() -> None:
    """Systems with planets cost nothing, whoever is there, and neither do own ships; who cannot pay stays away."""
    game = official({"0,1": "empty_base", "-1,1": "empty_base"})
    hold(game, SOL, "mecatol_rex", "centauri")  # influence 6 and 3
    hold(game, LETNEV, "thibah")
    put(game, LETNEV, "0,1", "destroyer")
    put(game, LETNEV, "1,0", "destroyer")
    put(game, SOL, "-1,1", "destroyer")
    game = passed(game, "neutrality_pact")
    table = activates(copy_of(game), SOL, "0,1")
    assert asks(table, SOL) == "pay"
    say(table, SOL, "planet:centauri")
    assert (asks(table, SOL), exhausted(game_of(table))) == ("move", ["centauri"])
    assert game_of(table).board.system(Hex("0,1")).counters == (SOL,)
    for seat, hex_ in ((SOL, "1,0"), (SOL, "-1,1"), (LETNEV, "0,1")):
        assert exhausted(game_of(activates(copy_of(game), seat, hex_))) == []
    poor = broke(copy_of(game), goods=2)
    assert "0,1" not in activatable(copy_of(poor), SOL)
    assert {"1,0", "-1,1"} <= set(activatable(copy_of(poor), SOL))
    assert "0,1" in activatable(broke(poor, goods=3), SOL)
    assert "0,1" in activatable(broke(abolished(game, "neutrality_pact")), SOL)


@pytest.mark.content("official:political/neutrality_pact")
def test_refused_each_lays_a_counter_of_the_reinforcements_on_a_dock() -> None:
    """On one own system with a Space Dock that he has not activated, of his choice; who has none is spared."""
    game = official()
    hold(game, SOL, "wellon", "thibah")
    for planet in ("jord", "wellon", "thibah"):
        put(game, SOL, planet, "space_dock")
    game.board.lay_counter(SOL, HERE, "pool")
    put(game, LETNEV, "arc_prime", "space_dock")
    game.board.lay_counter(LETNEV, Hex("2,0"), "pool")
    counters, spare = [(p.strategy, p.pool, p.fleet) for p in game.state.players], game.board.reinforcements(SOL)
    table = vote(game, "neutrality_pact", "against")
    assert sorted(offers(table, SOL)) == ["system:0,-1", "system:0,-2"]
    game = game_of(refuse(say(table, SOL, "system:0,-1")))
    assert [game.board.system(Hex(hex_)).counters for hex_ in ("0,-1", "0,-2", "2,0", "-2,2")] == [(0,), (), (1,), ()]
    assert ([(p.strategy, p.pool, p.fleet) for p in game.state.players], game.board.reinforcements(SOL)) == (counters, spare - 1)


# -- Non-Aggression Pact -----------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/non_aggression_pact")
def test_the_first_aggressor_loses_a_point_and_the_pact_is_over() -> None:
    """Ships of others count, their planets and soldiers do not; the second aggressor goes free."""
    game = official()
    game.state.claims = [Claim(seat, "five_planets", 1, 1) for seat in range(3)]
    hold(game, LETNEV, "thibah")
    put(game, LETNEV, "thibah", "ground_force, pds")
    put(game, LETNEV, "0,1", "fighter, carrier")
    put(game, SOL, "-1,1", "cruiser")
    game = passed(game, "non_aggression_pact")
    for hex_ in ("1,0", "-1,1", "0,0"):
        game = game_of(refuse(activates(game, SOL, hex_)))
    assert (totals(game), laws(game)) == ([1, 1, 1], ["non_aggression_pact"])
    game = game_of(refuse(activates(game, HACAN, "0,1")))
    assert (totals(game), laws(game)) == ([1, 1, 0], [])
    assert game.state.political_deck.discard == ["non_aggression_pact"]
    assert totals(game_of(refuse(activates(game, HACAN, "-1,1")))) == [1, 1, 0]


@pytest.mark.content("official:political/non_aggression_pact")
def test_the_pact_refused_turns_up_an_objective() -> None:
    """The top one of the public deck, for everybody to see."""
    game = official()
    game.state.stage_1_deck.bag = [CardId("five_planets")]
    game = passed(game, "non_aggression_pact", "against")
    assert (game.state.objectives, laws(game)) == ([Objective(CardId("five_planets"))], [])


# -- Open the Trade Routes ---------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/open_the_trade_routes")
def test_two_goods_for_everybody_or_all_goods_go_to_the_left() -> None:
    """Carried, two goods each. Refused, whatever goods a player receives this round go to the next one on his left."""
    game = passed(official(), "open_the_trade_routes")
    assert (goods(game), laws(game)) == ([2, 2, 2], [])
    game = passed(official(), "open_the_trade_routes", "against")
    assert goods(game) == [0, 0, 0]
    for seat in (SOL, HACAN):
        left = game.politics.voting_order()[0] if seat == game.state.speaker else SOL
        other = copy_of(game)
        other.economy.gain_goods(seat, 3, "test")
        assert goods(other) == [3 if who == left else 0 for who in range(3)]
    after = round_over(game)
    after.economy.gain_goods(SOL, 3, "test")
    assert goods(after) == [3, 0, 0]


@pytest.mark.content("official:political/open_the_trade_routes")
def test_what_one_player_gives_another_takes_no_other_route() -> None:
    """Goods are received from the supply; a gift goes where it is sent."""
    game = acts(passed(official(), "open_the_trade_routes", "against"))
    game.player(SOL).trade_goods = 2
    table = play(game, Step("action_phase.turn", SOL))
    table.act(SOL, f"give:{LETNEV}")
    assert goods(game_of(table)) == [1, 1, 0]


# -- Political Focus ---------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/political_focus")
@pytest.mark.parametrize(("options", "card"), [("", "political"), (" +political_intrigue", "political_ii")])
def test_who_takes_the_political_card_gets_a_counter_or_two_goods(options: str, card: str) -> None:
    """At once, as he likes; other cards bring nothing."""
    game = lawful(new_game(f"official strategy=base{options}", 3), Law(CardId("political_focus")))
    strategy_cards(game, {card: -1, "trade": -1})
    table = say(play(copy_of(game), Step("strategy_phase.pick", LETNEV)), LETNEV, f"card:{card}")
    assert len(offers(table, LETNEV)) == 2
    again = say(play(copy_of(game), Step("strategy_phase.pick", LETNEV)), LETNEV, f"card:{card}", "goods")
    assert (goods(game_of(again)), game_of(again).player(LETNEV).pool) == ([0, 2, 0], 3)
    say(table, LETNEV, next(key for key in offers(table, LETNEV) if key != "goods"), "pool")
    assert (goods(game_of(table)), game_of(table).player(LETNEV).pool) == ([0, 0, 0], 4)
    table = say(play(game, Step("strategy_phase.pick", LETNEV)), LETNEV, "card:trade")
    assert (table.pending, goods(game_of(table))) == ((), [0, 0, 0])


@pytest.mark.content("official:political/political_focus")
@pytest.mark.parametrize(
    ("ruleset", "used"),
    [("official", False), ("official strategy=base", True), ("official strategy=base +political_intrigue", True)],
)
def test_without_the_political_card_there_is_no_focus(ruleset: str, used: bool) -> None:
    """Where Assembly is played another card is drawn."""
    game = new_game(ruleset, 3)
    game.strategy_phase.lay_out_cards()
    assert game.political_cards.of_use(CardId("political_focus")) is used


@pytest.mark.content("official:political/political_focus")
def test_refused_the_top_card_is_voted_on_at_once() -> None:
    """Not one of a hand; the vote is held like any other."""
    game = official()
    game.state.political_deck.bag = [CardId("emperor")]
    game.player(SOL).political_cards = [CardId("mutiny")]
    table = vote(game, "political_focus", "against")
    for seat in game_of(table).politics.voting_order():
        assert asks(table, seat) == "vote"
        say(table, seat, "player:2")
    assert totals(game_of(refuse(table))) == [0, 0, 1]


# -- Recognize Accomplishments -----------------------------------------------------------------------------------------


@pytest.mark.content("official:political/recognize_accomplishments")
def test_the_elected_objective_may_be_fulfilled_again_and_nobody_loses_points() -> None:
    """All markers leave it, and it alone."""
    game = official()
    game.state.objectives = [Objective(CardId("five_planets"), (SOL, HACAN)), Objective(CardId("hold_mecatol_rex"), (SOL,))]
    game.state.claims = [Claim(seat, "five_planets", 1, 1) for seat in (SOL, HACAN)] + [Claim(SOL, "hold_mecatol_rex", 1, 1)]
    assert keys_of(game, "recognize_accomplishments") == ["objective:five_planets", "objective:hold_mecatol_rex"]
    game = passed(game, "recognize_accomplishments", "objective:five_planets")
    assert ([objective.claimed for objective in game.state.objectives], totals(game), laws(game)) == ([(), (SOL,)], [2, 0, 1], [])
    hold(game, SOL, "wellon", "thibah", "saudor", "tarmann", "mehar_xull", "mecatol_rex")
    assert game.objectives.claimable_public(SOL) == ["five_planets"]
    game.objectives.claim(SOL, Wish(CardId("five_planets"), "public"))
    assert totals(game) == [3, 0, 1]
    assert game.objectives.claimable_public(SOL) == []


# -- Redefining War Crimes ---------------------------------------------------------------------------------------------


def besieged() -> Game:
    """A PDS of Letnev reaches a fleet of Sol, who trades with both others."""
    game = official()
    hold(game, LETNEV, "thibah")
    put(game, LETNEV, "thibah", "pds, ground_force")
    put(game, SOL, HERE, "cruiser, carrier")
    trade(game, SOL, LETNEV)
    trade(game, SOL, HACAN)
    trade(game, LETNEV, HACAN)
    return game


@pytest.mark.content("official:political/redefining_war_crimes")
def test_a_pds_that_fires_at_a_fleet_ends_the_agreement_with_its_owner() -> None:
    """Hit or not; agreements with others stay, and so does that of who holds his fire."""
    table = sets_out(passed(besieged(), "redefining_war_crimes"), SOL, str(HERE), "space_cannon.fire", dice=(1,))
    quiet = sets_out(passed(besieged(), "redefining_war_crimes"), SOL, str(HERE), "space_cannon.fire", "tactical.end")
    assert asks(table, LETNEV) == "space_cannon"
    say(table, LETNEV, "fire:0")
    partners = [agreement.partners for agreement in game_of(refuse(table)).state.agreements]
    assert partners == [(SOL, HACAN), (LETNEV, HACAN)]
    assert len(game_of(refuse(quiet)).state.agreements) == 3
    lawless = sets_out(besieged(), SOL, str(HERE), "space_cannon.fire", "tactical.end", dice=(1,))
    say(lawless, LETNEV, "fire:0")
    assert len(game_of(refuse(lawless)).state.agreements) == 3


@pytest.mark.content("official:political/redefining_war_crimes")
def test_the_active_player_ends_his_agreement_by_a_shot_too() -> None:
    """Whoever fires, in whosever turn."""
    game = official()
    hold(game, SOL, "thibah")
    put(game, SOL, "thibah", "pds")
    put(game, LETNEV, HERE, "cruiser")
    trade(game, SOL, LETNEV)
    table = sets_out(passed(game, "redefining_war_crimes"), SOL, str(HERE), "space_cannon.fire", dice=(1,))
    assert game_of(refuse(say(table, SOL, f"fire:{LETNEV}"))).state.agreements == []


@pytest.mark.content("official:political/redefining_war_crimes")
def test_refused_no_pds_fires_this_round_but_at_invaders() -> None:
    """Everybody's; those on an invaded planet defend it."""
    game = passed(besieged(), "redefining_war_crimes", "against")
    assert game.space_cannon.batteries(LETNEV, HERE) == []
    put(game, SOL, "thibah", "2 ground_force")
    table = refuse(sets_out(copy_of(game), SOL, str(HERE), "invasion.begin"))
    fired = [event for event in table.events_since(None) if event["event"] == "rolled" and event["kind"] == "pds"]
    assert [event["seat"] for event in fired] == [LETNEV]
    assert round_over(game).space_cannon.batteries(LETNEV, HERE) != []


# -- Seed of an Empire -------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/seed_of_an_empire")
@pytest.mark.parametrize(
    ("held", "outcome", "after"),
    [
        ([2, 2, 1], "for", [3, 3, 1]),
        ([2, 2, 1], "against", [2, 2, 2]),
        ([1, 0, 0], "for", [2, 0, 0]),
        ([1, 0, 0], "against", [1, 1, 1]),
    ],
)
def test_a_point_for_all_who_lead_or_for_all_who_are_last(held: list[int], outcome: str, after: list[int]) -> None:
    """Those who are level are all meant."""
    game = official()
    game.state.claims = [Claim(seat, "five_planets", points, 1) for seat, points in enumerate(held) if points]
    game = passed(game, "seed_of_an_empire", outcome)
    assert (totals(game), laws(game)) == (after, [])


# -- Sharing of Technology ---------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/sharing_of_technology")
def test_each_partner_may_take_one_technology_whatever_it_needs() -> None:
    """One, however many partners; never a race's own; who has no agreement gets nothing. It is no law."""
    game = new_game("official", 4)
    game.tactical.start(Action(SOL, "strategic"))
    give(game, LETNEV, "war_sun", "noneuclidean_shielding")
    give(game, HACAN, "sarween_tools")
    give(game, 3, "cybernetics")
    trade(game, SOL, LETNEV)
    trade(game, SOL, HACAN)
    table = vote(game, "sharing_of_technology")
    assert sorted(offers(table, SOL)) == ["no", "sarween_tools", "war_sun"]
    say(table, SOL, "war_sun")
    asked: list[int] = []
    while table.pending:
        asked.append(table.pending[0].seat)
        say(table, asked[-1], "no")
    game = game_of(table)
    assert 3 not in asked
    assert SOL not in asked
    assert (game.player(SOL).technologies, game.player(HACAN).technologies) == (["war_sun"], ["sarween_tools"])
    assert (laws(game), game.state.political_deck.discard) == ([], ["sharing_of_technology"])
    assert len(game.state.agreements) == 2


@pytest.mark.content("official:political/sharing_of_technology")
def test_refused_all_agreements_end_those_of_the_hacan_too() -> None:
    """Political Cards break what only war breaks otherwise."""
    game = race_game("official", "sol", "letnev", "hacan", seats=3)
    game.tactical.start(Action(SOL, "strategic"))
    trade(game, SOL, HACAN)
    trade(game, SOL, LETNEV)
    assert passed(game, "sharing_of_technology", "against").state.agreements == []


# -- Technological Jihad -----------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/technological_jihad")
@pytest.mark.parametrize(("face", "lost"), [(8, False), (9, True), (10, True)])
def test_a_new_technology_may_cost_a_destroyer_or_a_cruiser(face: int, lost: bool) -> None:
    """By a 9 or 10 one of them, as its owner likes; the technology is his all the same."""
    game = official()
    put(game, SOL, HOME, "destroyer, cruiser, carrier")
    put(game, SOL, HERE, "cruiser")
    game = passed(game, "technological_jihad")
    table = trial(game, lambda g: g.technology.gain(SOL, "antimass_deflectors", "test"), (face,))
    if lost:
        assert sorted(offers(table, SOL)) == ["system:0,-2 cruiser", "system:0,-2 destroyer", "system:1,0 cruiser"]
        say(table, SOL, "system:1,0 cruiser")
    assert table.over
    game = game_of(table)
    assert there(game, SOL, str(HOME)) == {"destroyer": 1, "cruiser": 1, "carrier": 1}
    assert there(game, SOL, str(HERE)) == ({} if lost else {"cruiser": 1})
    assert (game.player(SOL).technologies, laws(game)) == (["antimass_deflectors"], ["technological_jihad"])


@pytest.mark.content("official:political/technological_jihad", "official:political/sharing_of_technology")
def test_a_shared_technology_is_rolled_for_too() -> None:
    """By whatever means it comes."""
    game = official()
    put(game, SOL, HOME, "destroyer, carrier")
    give(game, LETNEV, "war_sun")
    trade(game, SOL, LETNEV)
    table = say(vote(passed(game, "technological_jihad"), "sharing_of_technology", dice=(9,)), SOL, "war_sun")
    assert there(game_of(refuse(table)), SOL, str(HOME)) == {"carrier": 1}


@pytest.mark.content("official:political/technological_jihad")
def test_other_ships_are_safe_from_the_jihad() -> None:
    """Who has neither Destroyer nor Cruiser loses nothing."""
    game = official()
    put(game, SOL, HOME, "dreadnought, carrier, 2 fighter")
    game = passed(game, "technological_jihad")
    table = trial(game, lambda g: g.technology.gain(SOL, "antimass_deflectors", "test"), (10,))
    assert (table.over, there(game_of(table), SOL, str(HOME))) == (True, {"dreadnought": 1, "carrier": 1, "fighter": 2})


@pytest.mark.content("official:political/technological_jihad")
def test_refused_each_technology_beyond_the_first_ones_exhausts_a_planet() -> None:
    """Starting technologies do not count; planets of one's choice, as far as there are any; who learned nothing is spared."""
    game = official()
    hold(game, LETNEV, "wellon", "thibah")
    give(game, SOL, *game.content.races["sol"].technologies)
    give(game, LETNEV, *game.content.races["letnev"].technologies, "war_sun", "cybernetics")
    give(game, HACAN, "war_sun", "cybernetics", "stasis_capsules", "antimass_deflectors")  # without those he began with
    table = say(vote(game, "technological_jihad", "against"), LETNEV, "planet:wellon", "planet:thibah")
    assert exhausted(game_of(refuse(table))) == ["arretze", "hercant", "kamdorn", "thibah", "wellon"]
