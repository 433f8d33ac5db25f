"""Official Political Cards that a die decides, and those that move or destroy units all over the board."""

from __future__ import annotations

import pytest
from leading import lead
from tables import asks, game_of, hold, offers, put, say, units
from voting import may_go, passed, refuse, round_over, senate, vote

from mecatol.core.hexes import Border, Hex
from mecatol.rules.naming import on_planet
from mecatol.rules.official.game import Game
from mecatol.rules.state import NOBODY, CardId, Mine, Place, PlanetId, Seat

CLOUDS = {"1,0": "nebula_base", "0,1": "ion_storm"}
HOME = Hex("0,-2")


def council(tiles: dict[str, str] | None = None) -> Game:
    return senate(tiles=tiles, ruleset="official")


def goods(game: Game) -> list[int]:
    return [player.trade_goods for player in game.state.players]


def owner(game: Game, planet: str) -> Seat:
    return game.board.planet(PlanetId(planet)).owner


def on(game: Game, seat: Seat, planet: str) -> list[object]:
    return list(game.board.units(seat, on_planet(PlanetId(planet))))


def gates() -> Game:
    """A wormhole at one place, another one of its kind beyond Mecatol Rex."""
    tile = next(name for name, tile in council().content.systems.items() if tile.wormholes == ("A",) and not tile.planets)
    return council({"1,0": tile, "-1,0": tile})


@pytest.mark.content("official:political/ancient_artifact")
def test_the_artifact_spares_nothing_at_mecatol_rex_and_rolls_thrice_around_it() -> None:
    game = council()
    hold(game, 0, "mecatol_rex")
    hold(game, 2, "wellon")
    put(game, 0, "mecatol_rex", "2 ground_force")
    put(game, 1, "0,0", "cruiser")
    put(game, 2, "1,0", "4 cruiser")
    put(game, 2, "wellon", "3 ground_force, pds")
    game.state.mines.append(Mine(Border("0,0"), 1))
    table = vote(game, "ancient_artifact", dice=(5, 5, 4, 5, 10, 5, 1))
    game = game_of(refuse(table))
    assert (owner(game, "mecatol_rex"), game.board.on_board(0, "ground_force"), game.board.on_board(1, "cruiser")) == (
        NOBODY,
        0,
        0,
    )
    assert game.state.mines == []
    assert on(game, 2, "wellon") == units("ground_force, pds")  # two hits of three: the PDS neither shields nor is hit
    assert game.board.on_board(2, "cruiser") == 2


@pytest.mark.content("official:political/ancient_artifact")
def test_the_artifact_destroys_the_custodians() -> None:
    game = council()
    game.domain_counters.lay(on_planet(PlanetId("mecatol_rex")), CardId("custodians:1"))
    game = game_of(refuse(vote(game, "ancient_artifact", dice=(1,))))
    assert game.domain_counters.at(on_planet(PlanetId("mecatol_rex"))) == []


@pytest.mark.content("official:political/ancient_artifact")
def test_the_artifact_teaches_two_technologies_one_after_the_other() -> None:
    before = [len(player.technologies) for player in council().state.players]
    table = vote(council(), "ancient_artifact", dice=(6,))
    for seat in range(3):
        say(table, seat, offers(table, seat)[0])
        assert asks(table, seat) == "receive_technology"
        say(table, seat, offers(table, seat)[0])
    assert [len(player.technologies) for player in game_of(table).state.players] == [number + 2 for number in before]


@pytest.mark.content("official:political/wormhole_research")
@pytest.mark.parametrize(("face", "ships", "profit"), [(3, 0, 0), (4, 1, 2), (7, 1, 2)])
def test_ships_at_wormholes_are_lost_or_their_holders_profit(face: int, ships: int, profit: int) -> None:
    game = gates()
    put(game, 0, "1,0", "carrier, ground_force")
    put(game, 0, "-1,0", "cruiser")
    put(game, 1, "0,0", "cruiser")
    game = game_of(refuse(vote(game, "wormhole_research", dice=(face,))))
    left = [game.board.on_board(0, kind) for kind in ("carrier", "ground_force", "cruiser")]
    assert (left, game.board.on_board(1, "cruiser")) == ([ships] * 3, 1)
    assert goods(game) == [profit, 0, 0]


@pytest.mark.content("official:political/wormhole_research")
def test_those_who_wanted_it_learn_something_blue_or_wormholes_are_shut() -> None:
    game = game_of(refuse(vote(gates(), "wormhole_research", dice=(8,), p1="abstain")))
    learnt = [[game.technology.colour(technology) for technology in player.technologies] for player in game.state.players]
    assert learnt == [["blue"], [], ["blue"]]
    game = passed(gates(), "wormhole_research", "against")
    assert [may_go(game, "1,0", "-1,0"), may_go(game, "1,0", "0,0")] == [False, True]
    assert may_go(round_over(game), "1,0", "-1,0")


@pytest.mark.content("official:political/centrillic_gas")
@pytest.mark.parametrize(("face", "left", "profit"), [(3, [0, 0], 0), (4, [1, 1], 10)])
def test_the_gas_burns_or_pays(face: int, left: list[int], profit: int) -> None:
    game = council(CLOUDS)
    put(game, 0, "1,0", "cruiser")
    put(game, 0, "0,1", "carrier, ground_force")
    put(game, 1, "0,0", "cruiser")
    game = game_of(refuse(vote(game, "centrillic_gas", dice=(face,))))
    assert [game.board.on_board(0, kind) for kind in ("cruiser", "ground_force")] == left
    assert (goods(game), game.board.on_board(1, "cruiser")) == ([profit, 0, 0], 1)


@pytest.mark.content("official:political/defend_the_jewel")
def test_a_mine_of_nobody_guards_mecatol_rex_or_everybody_may_mine_his_home() -> None:
    assert not senate(ruleset="official -space_mines").political_cards.of_use(CardId("defend_the_jewel"))
    assert passed(council(), "defend_the_jewel").state.mines == [Mine(Border("0,0"), NOBODY)]
    table = vote(council(), "defend_the_jewel", "against")
    say(table, 0, offers(table, 0)[0])
    assert game_of(refuse(table)).state.mines == [Mine(Border(HOME), 0)]


def rich_and_poor() -> Game:
    """The first player has a point more than the others."""
    game = council()
    game.objectives.score(0, "test", 1)
    hold(game, 0, "thibah")
    put(game, 0, "thibah", "2 ground_force, shock_troop, pds")
    return game


@pytest.mark.content("official:political/colonial_redistribution")
def test_who_leads_gives_a_planet_to_somebody_who_is_last() -> None:
    table = say(vote(rich_and_poor(), "colonial_redistribution"), 0, "planet:thibah")
    assert offers(table, 0) == ["player:1", "player:2"]
    say(table, 0, "player:2")
    assert on(game_of(table), 0, "thibah") == units("pds")
    game = game_of(say(table, 2, "yes"))
    assert (owner(game, "thibah"), on(game, 2, "thibah"), on(game, 0, "thibah")) == (2, units("3 ground_force"), [])
    table = say(vote(rich_and_poor(), "colonial_redistribution"), 0, "planet:thibah", "player:2")
    game = game_of(say(table, 2, "no"))
    assert (owner(game, "thibah"), on(game, 0, "thibah")) == (0, units("pds"))


@pytest.mark.content("official:political/colonial_redistribution")
def test_chance_names_one_of_several_who_lead() -> None:
    game = council()
    for seat, planet in enumerate(("wellon", "thibah")):
        game.objectives.score(seat, "test", 1)
        hold(game, seat, planet)
    table = vote(game, "colonial_redistribution")
    (giver,) = [ask.seat for ask in table.pending]
    assert giver in (0, 1)
    assert asks(table, giver) == "disarmed_planet"
    say(table, giver, offers(table, giver)[0])
    assert asks(table, 2) == "settle_three"


@pytest.mark.content("official:political/hopes_end_training_ground")
def test_hopes_end_trains_troops_or_all_shock_troops_are_disbanded() -> None:
    tile = next(name for name, tile in council().content.systems.items() if "hopes_end" in [p.id for p in tile.planets])
    game = council({"1,0": tile})
    assert game.political_cards.of_use(CardId("hopes_end_training_ground"))
    assert not council().political_cards.of_use(CardId("hopes_end_training_ground"))
    hold(game, 1, "hopes_end")
    game = game_of(say(vote(game, "hopes_end_training_ground"), 1, "yes"))
    assert on(game, 1, "hopes_end") == units("ground_force, 2 shock_troop")
    put(game, 0, "0,0", "carrier, shock_troop")
    game = passed(game, "hopes_end_training_ground", "against")
    assert [game.board.on_board(seat, "shock_troop") for seat in (0, 1)] == [0, 0]
    assert on(game, 1, "hopes_end") == units("3 ground_force")
    assert list(game.board.units(0, Place("system:0,0"))) == units("carrier, ground_force")


def outpost() -> Game:
    """Two Cruisers and a Ground Force in a system that is the first player's."""
    game = council()
    hold(game, 0, "thibah")
    put(game, 0, "1,0", "2 cruiser")
    put(game, 0, "thibah", "ground_force")
    return game


@pytest.mark.content("official:political/defensive_mobilizations")
def test_units_come_home_or_are_sent_out() -> None:
    table = vote(outpost(), "defensive_mobilizations")
    assert asks(table, 0) == "mobilize_from"
    say(table, 0, "system:1,0", "system:1,0 cruiser", "planet:thibah ground_force", "done")
    game = game_of(refuse(table))
    assert [list(game.board.ships(0, hex_)) for hex_ in (Hex("1,0"), HOME)] == [units("cruiser"), units("cruiser")]
    assert (on(game, 0, "jord"), owner(game, "thibah")) == (units("ground_force"), 0)
    game = outpost()
    put(game, 0, HOME, "destroyer")
    put(game, 0, "0,0", "cruiser")  # Mecatol Rex is not his
    table = vote(game, "defensive_mobilizations", "against")
    assert offers(table, 0) == ["system:1,0", "no"]
    say(table, 0, "system:1,0", "system:0,-2 destroyer")
    game = game_of(refuse(table))
    assert (list(game.board.ships(0, HOME)), game.board.on_board(0, "destroyer")) == ([], 1)


@pytest.mark.content("official:political/defensive_mobilizations")
@pytest.mark.parametrize(("ships", "asked"), [("", ""), ("cruiser", "mobilize_from")])
def test_nobody_calls_home_what_has_no_place_there_or_sends_out_what_he_has_not(ships: str, asked: str) -> None:
    game = council()
    hold(game, 0, "thibah")
    hold(game, 1, "jord")
    put(game, 0, "thibah", "ground_force")
    if ships:
        put(game, 0, "1,0", ships)
    assert asks(vote(game, "defensive_mobilizations"), 0) == asked
    assert asks(vote(outpost(), "defensive_mobilizations", "against"), 0) == ""


@pytest.mark.content("official:political/defensive_mobilizations")
@pytest.mark.parametrize(("ships", "where"), [(1, "system:1,0"), (2, "system:0,-2")])
def test_leaders_come_home_with_the_last_ship_of_their_kind(ships: int, where: str) -> None:
    game = outpost()
    lead(game, 0, "sol_rev", "system:1,0")
    table = say(vote(game, "defensive_mobilizations"), 0, "system:1,0", *["system:1,0 cruiser"] * ships)
    leader = game_of(refuse(table)).leaders.find("sol_rev")
    assert (leader.where, leader.ship) == (where, "cruiser")
