"""Official Political Cards, voted on at an official table."""

from __future__ import annotations

import pytest
from skirmish import fight, fleets
from strategic import holding, plays
from tables import asks, game_of, hold, new_game, offers, play, put, say, strategy_cards, units
from trial import trial
from voting import fighting, keys_of, may_bombard, may_land, passed, refuse, trade, until, vote

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules import moments
from mecatol.rules.naming import unit_kind
from mecatol.rules.official.game import Game
from mecatol.rules.state import Action, CardId, Claim, Place, PlanetId, UnitId

OFFICIAL = "official"
HOME = Hex("0,-2")


def senate(seats: int = 3) -> Game:
    """A Strategic Action in the first round; nobody holds Action Cards."""
    game = new_game(OFFICIAL, seats)
    game.state.active = 0
    game.tactical.start(Action(0, "strategic"))
    return game


def points(game: Game) -> list[int]:
    return [game.victory.points(seat) for seat in range(game.seats())]


def goods(game: Game) -> list[int]:
    return [player.trade_goods for player in game.state.players]


def laws(game: Game) -> list[str]:
    return [law.card for law in game.state.laws]


# -- events ------------------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/imperial_mandate")
def test_points_for_all_or_fewer() -> None:
    assert points(passed(senate(), "imperial_mandate")) == [2, 2, 2]
    game = senate()
    game.state.claims = [Claim(0, "test", 3, 1)]
    assert points(passed(game, "imperial_mandate", "against")) == [2, 0, 0]


@pytest.mark.content("official:political/mutiny")
def test_mutineers_win_or_lose() -> None:
    assert points(passed(senate(), "mutiny", p1="against")) == [1, 0, 1]
    game = senate()
    game.state.claims = [Claim(seat, "test", 3, 1) for seat in range(3)]
    assert points(passed(game, "mutiny", "against", p1="for")) == [3, 2, 3]


@pytest.mark.content("official:political/seed_of_an_empire")
@pytest.mark.parametrize(("outcome", "result"), [("for", [4, 0, 0]), ("against", [3, 1, 1])])
def test_a_point_for_the_first_or_the_last(outcome: str, result: list[int]) -> None:
    game = senate()
    game.state.claims = [Claim(0, "test", 3, 1)]
    assert points(passed(game, "seed_of_an_empire", outcome)) == result


@pytest.mark.content("official:political/cost_overruns")
def test_planets_cost_goods() -> None:
    game = senate()
    hold(game, 0, "wellon")
    for player in game.state.players:
        player.trade_goods = 5
    planets = [len(game.board.planets_of(seat)) for seat in range(3)]
    assert goods(passed(game, "cost_overruns")) == [max(0, 5 - number) for number in planets]


@pytest.mark.content("official:political/economic_revitalization")
def test_everybody_gives_one() -> None:
    game = senate()
    game.player(1).trade_goods = 2
    assert goods(passed(game, "economic_revitalization", "player:0")) == [1, 1, 0]


@pytest.mark.content("official:political/open_the_trade_routes")
def test_goods_for_all_or_for_the_neighbour() -> None:
    assert goods(passed(senate(), "open_the_trade_routes")) == [2, 2, 2]
    game = passed(senate(), "open_the_trade_routes", "against")
    game.economy.gain_goods(0, 3, "test")
    assert goods(game) == [0, 3, 0]


@pytest.mark.content("official:political/unconventional_measures")
def test_cards_are_drawn_or_lost() -> None:
    game = senate()
    game.state.action_deck.bag = [CardId("good_year"), CardId("privateers"), CardId("uprising")]
    table = vote(game, "unconventional_measures")
    say(table, 0, "yes")
    say(table, 1, "no")
    say(table, 2, "yes")
    assert [len(player.action_cards) for player in game_of(table).state.players] == [1, 0, 1]
    game = senate()
    game.player(1).action_cards = [CardId("good_year"), CardId("uprising")]
    assert passed(game, "unconventional_measures", "against").player(1).action_cards == []


@pytest.mark.content("official:political/public_execution")
def test_cards_planets_and_courage_are_lost() -> None:
    game = senate()
    game.player(1).action_cards = [CardId("good_year")]
    game = passed(game, "public_execution", "player:1")
    assert game.player(1).action_cards == []
    assert game.economy.ready_planets(1) == []
    assert fighting(game, "cruiser", 1) == fighting(game, "cruiser", 0) + 1


@pytest.mark.content("official:political/repeal", "official:political/new_constitution")
def test_laws_are_discarded() -> None:
    game = passed(passed(senate(), "code_of_honor"), "free_trade")
    assert laws(passed(game, "repeal", "law:code_of_honor")) == ["free_trade"]
    game = passed(passed(senate(), "code_of_honor"), "free_trade")
    table = vote(game, "new_constitution")
    game = game_of(refuse(table))
    assert laws(game) == []
    assert [effect for effect in game.state.effects if effect.source == "law"] == []


@pytest.mark.content("official:political/compensated_disarmament")
def test_soldiers_are_paid_off() -> None:
    game = senate()
    hold(game, 1, "wellon")
    put(game, 1, "wellon", "3 ground_force, pds")
    assert "planet:wellon" in keys_of(game, "compensated_disarmament")
    assert "planet:thibah" not in keys_of(game, "compensated_disarmament")
    game = passed(game, "compensated_disarmament", "planet:wellon")
    assert list(game.board.units(1, Place("planet:wellon"))) == units("pds")
    assert (game.player(1).trade_goods, game.board.planet(PlanetId("wellon")).owner) == (3, 1)


@pytest.mark.content("official:political/arms_reduction")
def test_warships_are_scrapped() -> None:
    game = senate()
    game.player(0).fleet = 9
    put(game, 0, "0,-1", "3 dreadnought, 3 cruiser")
    put(game, 0, "1,0", "2 cruiser")
    game = passed(game, "arms_reduction")
    assert [game.board.on_board(0, kind) for kind in ("dreadnought", "cruiser")] == [2, 4]


@pytest.mark.content("official:political/official_sanction")
def test_no_invasions_this_round() -> None:
    game = passed(senate(), "official_sanction", "player:0")
    hold(game, 0, "thibah")
    assert [may_land(game, planet) for planet in ("wellon", "thibah")] == [False, True]
    assert may_land(game, "wellon", 1)


# -- offices -----------------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/emperor")
def test_the_emperor_has_a_point_while_he_reigns() -> None:
    game = passed(senate(), "emperor", "player:1")
    assert points(game) == [0, 1, 0]
    game.politics.repeal(CardId("emperor"))
    assert points(game) == [0, 0, 0]


@pytest.mark.content("official:political/crown_of_thalnos")
def test_ground_forces_fight_better() -> None:
    game = passed(senate(), "crown_of_thalnos", "player:1")
    values = [fighting(game, "ground_force", seat, "invasion", planet="wellon") for seat in (0, 1)]
    assert values[0] - values[1] == 1


@pytest.mark.content("official:political/minister_of_policy")
def test_one_more_card() -> None:
    game = passed(senate(), "minister_of_policy", "player:1")
    assert [game.fold(moments.CARDS_DRAWN, 1, moments.Drawn(seat, "action")) for seat in (0, 1)] == [1, 2]


@pytest.mark.content("official:political/minister_of_peace")
def test_a_fleet_is_stopped() -> None:
    game = passed(senate(), "minister_of_peace", "player:2")
    put(game, 0, HOME, "cruiser")
    put(game, 1, "0,-1", "cruiser")
    game.state.action = Action(0, "tactical", Hex("0,-1"))
    table = play(game, Step("movement.move", 0, "0,-1"))
    say(table, 0, "ship:0,-2:cruiser", "done")
    assert asks(table, 2) == "before_sailing"
    say(table, 2, next(key for key in offers(table, 2) if key != "pass"))
    game = game_of(refuse(table))
    assert [bool(game.board.ships(0, hex_)) for hex_ in (HOME, Hex("0,-1"))] == [True, False]
    assert laws(game) == []


@pytest.mark.content("official:political/veto_power")
def test_a_law_is_vetoed_once_it_is_voted_for() -> None:
    game = passed(senate(), "veto_power", "player:2")
    table = vote(game, "code_of_honor")
    say(table, 2, next(key for key in offers(table, 2) if key != "pass"))
    assert laws(game_of(table)) == []
    game = passed(senate(), "veto_power", "player:2")
    assert vote(game, "mutiny").over


# -- laws --------------------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/conventions_of_war")
def test_docks_shield_their_planets() -> None:
    game = senate()
    hold(game, 1, "wellon", "thibah")
    put(game, 1, "wellon", "space_dock")
    game = passed(game, "conventions_of_war")
    assert [may_bombard(game, planet) for planet in ("wellon", "thibah")] == [False, True]
    game = senate()
    hold(game, 1, "wellon")
    put(game, 1, "wellon", "space_dock")
    assert passed(game, "conventions_of_war", "against").board.on_board(1, "space_dock") == 0


@pytest.mark.content("official:political/code_of_honor")
def test_nobody_retreats() -> None:
    game = fleets("2 cruiser", "cruiser", OFFICIAL)
    assert asks(fight(game, *[1] * 6), 1) == "retreat"
    game = fleets("2 cruiser", "cruiser", OFFICIAL)
    game.politics.pass_law(CardId("code_of_honor"), "for")
    assert asks(fight(game, *[1] * 6), 1) != "retreat"


@pytest.mark.content("official:political/unconventional_weapons")
def test_warships_fight_worse() -> None:
    game = senate()
    before = [fighting(game, kind) for kind in ("dreadnought", "war_sun", "cruiser")]
    game = passed(game, "unconventional_weapons")
    assert [fighting(game, kind) for kind in ("dreadnought", "war_sun", "cruiser")] == [before[0] + 2, before[1] + 2, before[2]]


@pytest.mark.content("official:political/fleet_regulations")
def test_fleet_supply_is_five_at_most() -> None:
    game = senate()
    game.player(0).fleet = 7
    game = passed(game, "fleet_regulations")
    assert [player.fleet for player in game.state.players] == [5, 3, 3]
    assert [option.key for option in game.economy.areas(0, 0)] == ["strategy", "pool"]
    assert passed(senate(), "fleet_regulations", "against").player(0).fleet == 4


@pytest.mark.content("official:political/fleet_restrictions")
def test_two_of_a_kind() -> None:
    game = senate()
    put(game, 0, "0,-1", "3 cruiser")
    game = passed(game, "fleet_restrictions")
    assert list(game.board.ships(0, Hex("0,-1"))) == units("2 cruiser")
    assert game.fleet_supply.room(0, Hex("0,-1"), "cruiser") == 0
    game = senate()
    put(game, 0, "0,-1", "3 cruiser")
    game.player(0).trade_goods = 1
    table = say(vote(game, "fleet_restrictions", "against"), 0, "yes")
    assert (game_of(table).player(0).trade_goods, game_of(table).board.on_board(0, "cruiser")) == (0, 3)


@pytest.mark.content("official:political/fighter_tax", "official:political/regulated_conscription")
def test_what_units_cost() -> None:
    game = senate()
    kinds = ("fighter", "ground_force", "cruiser")
    assert [cost(game, unit_kind(kind)) for kind in kinds] == [1, 1, 4]
    game = passed(passed(game, "fighter_tax"), "regulated_conscription")
    assert [cost(game, unit_kind(kind)) for kind in kinds] == [2, 2, 4]
    assert game.fold(moments.CONSCRIPTS, 2, 0) == 1
    game = senate()
    put(game, 0, "0,-1", "carrier, 4 fighter")
    assert passed(game, "fighter_tax", "against").board.on_board(0, "fighter") == 1


def cost(game: Game, kind: UnitId) -> int:
    unit = game.board.unit(0, kind)
    return game.fold(moments.COST_HALVES, unit.cost * 2 // max(1, unit.per), moments.Build(0, kind, HOME))


@pytest.mark.content("official:political/free_trade")
def test_collecting_brings_one_more() -> None:
    game = passed(senate(), "free_trade")
    assert game.trade.income(0) == 0
    trade(game, 0, 1)
    income = game.trade.income(0)
    game.politics.repeal(CardId("free_trade"))
    assert income == game.trade.income(0) + 1


@pytest.mark.content("official:political/imperial_academy")
def test_counters_cost_two() -> None:
    game = holding("official strategy=base", {"logistics": 1})
    hold(game, 0, "mecatol_rex")
    game.politics.pass_law(CardId("imperial_academy"), "for")
    table = say(until(plays(game, "logistics", 1), 0, "secondary"), 0, "use")
    assert offers(table, 0)[-1] == str(game.economy.available_influence(0) // 2)


@pytest.mark.content("official:political/limits_to_individual_power")
def test_three_cards_at_most() -> None:
    game = senate()
    game.player(1).action_cards = [CardId("good_year"), CardId("insubordination"), CardId("privateers"), CardId("uprising")]
    game = passed(game, "limits_to_individual_power")
    assert (len(game.player(1).action_cards), game.action_cards.limit(1)) == (3, 3)


@pytest.mark.content("official:political/diversified_income")
def test_no_more_goods_than_planets() -> None:
    game = senate()
    for player in game.state.players:
        player.trade_goods = 9
    game = passed(game, "diversified_income")
    planets = [len(game.board.planets_of(seat)) for seat in range(3)]
    assert goods(game) == planets
    assert game.economy.gain_goods(0, 1, "test") == 0
    game.invasion.lose(PlanetId("arc_prime"), "test")
    game = game_of(trial(game, lambda g: g.moment(moments.STATUS_PHASE_BEGINS, 0)))
    assert goods(game) == [planets[0], planets[1] - 1, planets[2]]
    game = senate()
    game.player(1).trade_goods = 1
    assert goods(passed(game, "diversified_income", "against")) == [3, 1, 3]


@pytest.mark.content("official:political/technology_tariffs")
def test_red_is_dear_or_green_forbidden() -> None:
    game = passed(senate(), "technology_tariffs")
    assert [game.technology.cost(0, technology, 8) for technology in ("hylar_v_assault_laser", "stasis_capsules")] == [12, 8]
    game = passed(senate(), "technology_tariffs", "against")
    colours = {game.technology.colour(technology) for technology in game.technology.gainable(0, "technology")}
    assert "green" not in colours
    assert "red" in colours


@pytest.mark.content("official:political/checks_and_balances")
def test_cards_are_given_to_others() -> None:
    game = passed(senate(), "checks_and_balances")
    strategy_cards(game, {"leadership": -1, "production": -1, "bureaucracy": -1})
    game.state.action = None
    table = play(game, *(Step("strategy_phase.pick", seat) for seat in range(3)))
    say(table, 0, "card:leadership", "player:2")
    say(table, 1, "card:production")
    say(table, 2, "card:bureaucracy")
    assert [card.holder for card in game_of(table).state.strategy_cards] == [2, 0, 1]


@pytest.mark.content("official:political/checks_and_balances")
@pytest.mark.parametrize(("card", "speaker"), [("initiative", 2), ("diplomacy", 1)])
def test_whoever_is_given_initiative_is_speaker(card: str, speaker: int) -> None:
    game = new_game("official strategy=base", 3)
    game.state.speaker = 1
    game.politics.pass_law(CardId("checks_and_balances"), "for")
    strategy_cards(game, {"initiative": -1, "diplomacy": -1, "political": -1})
    table = say(play(game, Step("strategy_phase.pick", 0)), 0, f"card:{card}", "player:2")
    assert game_of(table).state.speaker == speaker
    assert [each.holder for each in game_of(table).state.strategy_cards if each.id == card] == [2]


@pytest.mark.content("official:political/checks_and_balances")
def test_cards_go_to_the_left() -> None:
    game = senate()
    strategy_cards(game, {"leadership": 0, "production": 1, "bureaucracy": 2})
    game = passed(game, "checks_and_balances", "against")
    assert [card.holder for card in game.state.strategy_cards] == [1, 2, 0]
    assert laws(game) == []


# -- the two decks -----------------------------------------------------------------------------------------------------


def test_each_deck_has_its_own_law_of_a_name() -> None:
    old, new = new_game("sa17 +official_decks", 3), new_game("sa17", 3)
    for game in (old, new):
        game.politics.pass_law(CardId("fleet_regulations"), "for")
    assert old.fold(moments.MOST_FLEET, 99, 0) == 5
    assert new.fold(moments.MOST_FLEET, 99, 0) == 99
    assert new.catalogue.politics.get("veto_power") is not old.catalogue.politics.get("veto_power")
    old.politics.repeal(CardId("fleet_regulations"))
    assert old.fold(moments.MOST_FLEET, 99, 0) == 99


def test_agendas_of_no_use_here_are_replaced_and_a_dry_deck_stops_nothing() -> None:
    game = senate()
    game.state.political_deck.bag = [CardId("mutiny"), CardId("on_observation")]
    table = trial(game, lambda g: g.politics.agenda_from_deck(0))
    assert [agenda.card for agenda in game_of(table).state.council] == ["mutiny"]
    game = senate()
    game.state.political_deck.bag = [CardId("on_observation")]
    assert trial(game, lambda g: g.politics.agenda_from_deck(0)).over
