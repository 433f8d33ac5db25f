"""Official Political Cards about movement, landings, planets and votes."""

from __future__ import annotations

import pytest
from tables import asks, game_of, hold, new_game, offers, play, put, say, strategy_cards, units
from trial import trial
from voting import keys_of, may_bombard, may_go, may_land, moves, passed, refuse, round_over, senate, sets_out, trade, vote

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules.moments import Travel
from mecatol.rules.naming import on_planet
from mecatol.rules.official.game import Game
from mecatol.rules.state import Action, CardId, PlanetId

CLOUDS = {"1,0": "nebula_base", "0,1": "ion_storm", "-1,0": "asteroid_field_base"}


def council(tiles: dict[str, str] | None = None) -> Game:
    return senate(tiles=tiles, ruleset="official")


def goods(game: Game) -> list[int]:
    return [player.trade_goods for player in game.state.players]


def gates() -> Game:
    """A pair of wormholes A at two places and one of B at a third."""
    systems = council().content.systems.items()
    first, second = (next(name for name, tile in systems if tile.wormholes == (letter,)) for letter in ("A", "B"))
    return council({"1,0": first, "-1,0": first, "0,1": second})


@pytest.mark.content("official:political/aggressive_strategy")
def test_the_own_secondary_without_a_counter_or_none_at_all() -> None:
    game = new_game("official strategy=base", 3)
    game.tactical.start(Action(0, "strategic"))
    strategy_cards(game, {"diplomacy": 0, "technology": 1, "political": 2})
    for player in game.state.players:
        player.strategy = 0
    game.state.action_deck.bag = [CardId("good_year")]
    table = vote(game, "aggressive_strategy")
    while asks(table, 2) != "own_secondary":
        ask = table.pending[0]
        table.answer(ask.seat, ask.id, "done")
    game = game_of(refuse(say(table, 2, "political")))
    assert game.player(2).action_cards == ["good_year"]
    game = new_game("official strategy=base", 3)
    game.tactical.start(Action(0, "strategic"))
    game = passed(game, "aggressive_strategy", "against")
    assert not game.strategy_cards.may_use(1, "political").allowed
    assert round_over(game).strategy_cards.may_use(1, "political").allowed


@pytest.mark.content("official:political/closing_the_wormholes")
def test_nobody_goes_through_wormholes_or_fleets_there_lose_a_ship() -> None:
    assert may_go(gates(), "1,0", "-1,0")
    game = passed(gates(), "closing_the_wormholes")
    assert [may_go(game, "1,0", "-1,0"), may_go(game, "1,0", "0,0")] == [False, True]
    game = gates()
    put(game, 0, "1,0", "2 cruiser")
    put(game, 0, "0,0", "cruiser")
    game = passed(game, "closing_the_wormholes", "against")
    assert [game.board.big_ships(0, Hex(hex_)) for hex_ in ("1,0", "0,0")] == [1, 1]


@pytest.mark.content("official:political/wormhole_reconstruction")
def test_all_wormholes_are_adjacent_to_each_other() -> None:
    assert not gates().galaxy.linked(Hex("1,0"), Hex("0,1"))
    game = passed(gates(), "wormhole_reconstruction")
    assert game.galaxy.linked(Hex("1,0"), Hex("0,1"))
    assert Hex("0,1") in game.galaxy.movement_adjacent(0, Hex("-1,0"))


def passes(game: Game, hex_: str) -> bool:
    return game.routes.may_pass(Travel(0, "cruiser", Hex("0,0"), Hex("0,0"), Hex(hex_), Hex("1,1"))).allowed


@pytest.mark.content("official:political/investigate_spatial_anomalies")
def test_clouds_hinder_nobody_or_special_systems_are_closed() -> None:
    game = council(CLOUDS)
    assert [passes(game, "1,0"), passes(game, "0,1"), moves(game, "cruiser", "1,0")] == [False, False, 1]
    game = passed(game, "investigate_spatial_anomalies")
    assert [passes(game, "1,0"), passes(game, "0,1"), moves(game, "cruiser", "1,0")] == [True, True, 2]
    put(game, 1, "1,0", "cruiser")
    assert not passes(game, "1,0")
    game = passed(council(CLOUDS), "investigate_spatial_anomalies", "against")
    assert not may_go(game, "0,0", "1,0")
    assert may_go(round_over(game), "0,0", "1,0")


@pytest.mark.content("official:political/sanctuary_shield")
def test_a_shielded_system_is_like_an_empty_one_but_enemies_there_still_stop_ships() -> None:
    game = council(CLOUDS)
    assert keys_of(game, "sanctuary_shield") == ["system:1,0", "system:0,1", "system:-1,0"]
    game = passed(game, "sanctuary_shield", "system:1,0")
    assert [passes(game, "1,0"), passes(game, "0,1"), moves(game, "cruiser", "1,0")] == [True, False, 2]
    put(game, 1, "1,0", "cruiser")
    assert not passes(game, "1,0")
    assert may_go(passed(council(CLOUDS), "sanctuary_shield", "system:-1,0"), "0,0", "-1,0")


@pytest.mark.content("official:political/neutrality_pact")
def test_activating_empty_space_with_enemies_costs_three_influence() -> None:
    game = council({"1,0": "nebula_base"})
    put(game, 1, "1,0", "cruiser")
    put(game, 1, "0,1", "cruiser")
    game = passed(game, "neutrality_pact")
    for planet in game.board.planets_of(0):
        game.board.exhaust(planet.id, "test")
    assert not game.tactical.may_activate(0, Hex("1,0")).allowed
    assert game.tactical.may_activate(0, Hex("0,1")).allowed
    game.player(0).trade_goods = 3
    assert game.tactical.may_activate(0, Hex("1,0")).allowed
    game = game_of(refuse(sets_out(game, 0, "1,0", "tactical.begin")))
    assert goods(game)[0] == 0


@pytest.mark.content("official:political/neutrality_pact")
def test_a_pact_refused_lays_a_counter_in_a_system_with_a_dock() -> None:
    game = council()
    put(game, 0, "jord", "space_dock")
    assert 0 in passed(game, "neutrality_pact", "against").board.system(Hex("0,-2")).counters


@pytest.mark.content("official:political/redefining_war_crimes")
def test_a_pds_that_fires_ends_an_agreement_or_is_silent() -> None:
    def besieged() -> Game:
        game = council()
        hold(game, 1, "thibah")
        put(game, 1, "thibah", "pds")
        put(game, 0, "1,0", "cruiser")
        trade(game, 0, 1)
        return game

    game = passed(besieged(), "redefining_war_crimes")
    table = sets_out(game, 0, "1,0", "space_cannon.fire", dice=(1,))
    if asks(table, 1) == "space_cannon":
        say(table, 1, "fire:0")
    assert game_of(refuse(table)).state.agreements == []
    game = passed(besieged(), "redefining_war_crimes", "against")
    assert game.space_cannon.batteries(1, Hex("1,0")) == []
    assert round_over(game).space_cannon.batteries(1, Hex("1,0")) != []


@pytest.mark.content("official:political/imperial_peace")
def test_mecatol_rex_is_not_invaded_or_nothing_else_is() -> None:
    game = passed(council(), "imperial_peace")
    assert [may_land(game, "mecatol_rex"), may_land(game, "wellon"), may_bombard(game, "mecatol_rex")] == [False, True, False]
    hold(game, 0, "mecatol_rex")
    assert [may_land(game, "mecatol_rex"), may_land(game, "mecatol_rex", 1)] == [True, False]
    game = passed(council(), "imperial_peace", "against")
    assert [may_land(game, "mecatol_rex"), may_land(game, "wellon"), may_bombard(game, "wellon")] == [True, False, False]
    assert may_land(round_over(game), "wellon")


@pytest.mark.content("official:political/planetary_conscription")
def test_who_takes_a_neutral_planet_may_have_a_soldier_more() -> None:
    game = passed(council(), "planetary_conscription")
    here = game.board.system_of(PlanetId("wellon"))
    game.board.place(0, on_planet(PlanetId("wellon")), units("ground_force"), "test")
    game.state.action = Action(0, "tactical", here)
    table = play(game, Step("invasion.begin", 0, here))
    assert asks(table, 0) == "conscript"
    game = game_of(refuse(say(table, 0, "yes")))
    assert list(game.board.units(0, on_planet(PlanetId("wellon")))) == units("2 ground_force")
    game = passed(council(), "planetary_conscription", "against")
    hold(game, 1, "thibah")
    assert [may_land(game, planet) for planet in ("wellon", "thibah")] == [False, True]


@pytest.mark.content("official:political/holder_of_mecatol_rex")
def test_the_holder_of_mecatol_rex_discards_a_law_or_has_two_soldiers() -> None:
    game = passed(council(), "code_of_honor")
    hold(game, 1, "mecatol_rex")
    table = say(vote(game, "holder_of_mecatol_rex"), 1, "law:code_of_honor")
    assert game_of(table).state.laws == []
    game = council()
    hold(game, 1, "mecatol_rex")
    table = vote(game, "holder_of_mecatol_rex", "against")
    for _ in range(2):
        say(table, 1, "planet:mecatol_rex")
    assert list(game_of(table).board.units(1, on_planet(PlanetId("mecatol_rex")))) == units("2 ground_force")


@pytest.mark.content("official:political/supported_expansion")
def test_neutral_planets_are_settled_or_empty_ones_lost() -> None:
    game = council()
    table = vote(game, "supported_expansion")
    say(table, 0, "planet:wellon")
    assert "planet:wellon" not in offers(table, 1)
    game = game_of(refuse(table))
    assert (game.board.planet(PlanetId("wellon")).owner, game.board.on_board(0, "ground_force")) == (0, 1)
    game = council()
    hold(game, 1, "wellon", "thibah")
    put(game, 1, "thibah", "pds")
    game = passed(game, "supported_expansion", "against")
    assert [game.board.planet(PlanetId(planet)).owner for planet in ("wellon", "thibah", "arc_prime")] == [-1, 1, 1]


@pytest.mark.content("official:political/mining_operations")
def test_systems_next_to_asteroids_pay() -> None:
    game = council({"-1,0": "asteroid_field_base"})
    hold(game, 1, "mecatol_rex")
    put(game, 1, "0,0", "cruiser")
    put(game, 1, "1,0", "cruiser")
    assert goods(passed(game, "mining_operations")) == [0, 4, 0]
    game = council()
    game.player(2).trade_goods = 3
    assert goods(passed(game, "mining_operations", "against")) == [0, 0, 1]


@pytest.mark.content("official:political/colonization_licensing")
def test_a_licence_costs_the_resources_of_the_planet() -> None:
    game = passed(council(), "colonization_licensing")
    assert may_land(game, "wellon")
    for planet in game.board.planets_of(0):
        game.board.exhaust(planet.id, "test")
    assert not may_land(game, "wellon")
    game.player(0).trade_goods = cost = game.economy.resources(PlanetId("wellon"))
    assert cost
    here = game.board.system_of(PlanetId("wellon"))
    put(game, 0, here, "carrier, ground_force")
    table = say(sets_out(game, 0, here, "landing.begin"), 0, "land:wellon:ground_force", "done")
    game = game_of(refuse(table))
    assert (goods(game)[0], list(game.board.units(0, on_planet(PlanetId("wellon"))))) == (0, units("ground_force"))
    game = council()
    hold(game, 0, "wellon", "thibah", "saudor", "tarmann")
    before = len(game.economy.ready_planets(0))
    assert len(passed(game, "colonization_licensing", "against").economy.ready_planets(0)) == before - 1


@pytest.mark.content("official:political/minister_of_war")
def test_the_minister_of_war_strikes_first() -> None:
    game = council()
    put(game, 0, "1,0", "cruiser")
    put(game, 1, "1,0", "destroyer")
    game = passed(game, "minister_of_war", "player:0")
    table = sets_out(game, 0, "1,0", "space_battle.begin")
    assert asks(table, 0) == "before_battle"
    say(table, 0, next(key for key in offers(table, 0) if key != "pass"))
    game = game_of(refuse(table))
    assert (game.board.on_board(1, "destroyer"), game.player(0).strategy) == (0, 1)
    assert [law.card for law in game.state.laws] == ["minister_of_war"]


@pytest.mark.content("official:political/dispute_resolution")
def test_two_planets_of_two_players_become_neutral() -> None:
    game = council()
    hold(game, 0, "wellon", "saudor", "mecatol_rex")
    hold(game, 1, "thibah")
    put(game, 0, "wellon", "2 ground_force, pds")
    pairs = [{*key.replace("planet:", "").split("+")} for key in keys_of(game, "dispute_resolution")]
    assert sorted(map(sorted, pairs)) == [["saudor", "thibah"], ["thibah", "wellon"]]
    pair = next(key for key in keys_of(game, "dispute_resolution") if "wellon" in key)
    game = passed(game, "dispute_resolution", pair)
    assert [game.board.planet(PlanetId(planet)).owner for planet in ("wellon", "thibah", "saudor")] == [-1, -1, 0]
    assert game.board.on_board(0, "pds") == 0


@pytest.mark.content("official:political/labor_force_politics")
def test_resources_and_influence_change_places_or_one_dock_produces() -> None:
    game = council()
    before = [(game.economy.resources(p.id), game.economy.influence(p.id)) for p in game.board.planets()]
    game = passed(game, "labor_force_politics")
    after = [(game.economy.influence(p.id), game.economy.resources(p.id)) for p in game.board.planets()]
    assert before == after
    assert any(resources != influence for resources, influence in before)
    game = council()
    hold(game, 0, "wellon")
    put(game, 0, "jord", "space_dock")
    put(game, 0, "wellon", "space_dock")
    game = game_of(say(vote(game, "labor_force_politics", "against"), 0, "planet:wellon"))
    assert [game.production.ready_docks(0, on_planet(PlanetId(planet))) for planet in ("jord", "wellon")] == [0, 1]


@pytest.mark.content("official:political/mass_mobilization")
def test_a_soldier_for_every_five_votes_or_none_is_bought() -> None:
    game = council()
    hold(game, 0, "mecatol_rex", "wellon")
    votes = sum(game.politics.votes(seat) for seat in range(3))
    table = vote(game, "mass_mobilization")
    for _ in range(votes // 5):
        say(table, 0, "planet:wellon")
    game = game_of(refuse(table))
    assert votes // 5 >= 1
    assert [game.board.on_board(seat, "ground_force") for seat in range(3)] == [votes // 5, 0, 0]
    game = council()
    put(game, 0, "jord", "space_dock")
    game = passed(game, "mass_mobilization", "against")
    home = Hex("0,-2")
    where = on_planet(PlanetId("jord"))
    assert not game.production.may_produce(0, home, "ground_force", where).allowed
    assert game.production.may_produce(0, home, "cruiser", where).allowed


@pytest.mark.content("official:political/council_elder")
def test_only_the_elders_votes_count_in_an_election() -> None:
    game = passed(council(), "council_elder", "player:1")
    assert asks(trial(game, lambda g: g.politics.resolve(0, CardId("mutiny"))), 1) == "vote"
    table = trial(game, lambda g: g.politics.resolve(0, CardId("emperor")))
    assert asks(table, 1) == "agendas_chosen"
    say(table, 1, next(key for key in offers(table, 1) if key != "pass"))
    for seat in game_of(table).politics.voting_order():
        say(table, seat, "player:1" if seat == 1 else "player:0")
    laws = [(law.card, law.elected) for law in game_of(refuse(table)).state.laws]
    assert laws == [("emperor", "player:1")]
