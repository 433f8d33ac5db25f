"""How a game of Central Powers begins: the map, the numbers drawn, races and places, and swaps."""

from __future__ import annotations

import pytest
from opening import at_random, begin, go_on, started
from tables import asks, game_of, offers, say

from mecatol.core.errors import RulesetError
from mecatol.core.table import Table
from mecatol.maps import preset_maps
from mecatol.rules.official.game import Game


def homes(game: Game) -> dict[str, str]:
    """Where every race's home lies, or its gate, clockwise."""
    return {game.board.tile(place).race: place for place in game.galaxy_building.home_places()}


def lots(game: Game) -> list[tuple[str, str]]:
    """Every player's race and place, by seat."""
    return [(player.race, homes(game)[player.race]) for player in game.state.players]


def clockwise(game: Game) -> list[str]:
    """The races as the players sit."""
    return [game.player(seat).race for seat in game.state.seating]


# -- the map -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-HR-12")
def test_the_map_is_agreed_on_before_numbers_are_drawn_and_nobody_lays_a_tile() -> None:
    drawn = preset_maps()["the_wheel"].tiles
    orders = set()
    for seed in range(4):
        table = begin("cp", 6, seed=seed)
        asked = []
        while game_of(table).state.phase == "set_up":
            asked.append(table.pending[0].name)
            table.answer(table.pending[0].seat, table.pending[0].id, table.keys(table.pending[0])[0])
        assert not {"place_tile", "place_where", "home_side"} & set(asked)
        lying = dict(game_of(table).state.layout)
        assert {hex_: lying[hex_] for hex_ in drawn} == drawn
        orders.add(tuple(game_of(table).state.seating))
    assert len(orders) > 1  # the numbers come after it


@pytest.mark.rule("CP-HR-12")
def test_a_table_may_agree_on_another_map() -> None:
    game = started("cp map=windrose", 6)
    lying, drawn = dict(game.state.layout), preset_maps()["windrose"].tiles
    assert {hex_: lying[hex_] for hex_ in drawn} == drawn
    with pytest.raises(RulesetError):
        begin("cp map=nowhere", 6)


# -- numbers -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-HR-13")
def test_everybody_draws_another_number_and_number_one_is_speaker() -> None:
    orders = []
    for seed in range(12):
        table = begin("cp", 4, seed=seed)
        seated = next(event for event in table.events_since(None) if event["event"] == "seated")
        order = list(seated["seats"])
        assert sorted(order) == [0, 1, 2, 3]
        assert game_of(table).state.speaker == order[0]
        orders.append(order)
    turned = [[*range(n, 4), *range(n)] for n in range(4)]
    assert [order for order in orders if order not in turned], "the order of all is drawn, not only who begins"


# -- races and places ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-HR-27")
def test_races_and_places_are_drawn_by_lot() -> None:
    table = begin("cp", 4)
    assert "race" not in [ask.name for ask in table.pending]
    games = [started("cp", 4, seed=seed) for seed in range(3)]
    assert len({tuple(homes(game)) for game in games}) > 1
    for game in games:
        assert clockwise(game) == list(homes(game))


@pytest.mark.rule("CP-HR-27")
def test_or_the_host_lets_everybody_choose_in_the_order_of_the_numbers() -> None:
    table = begin("cp +race_draft", 4)
    order, wanted = list(game_of(table).state.seating), ["hacan", "sol", "naalu", "xxcha"]
    for seat, race in zip(order, wanted, strict=True):
        assert table.pending[0].seat == seat
        say(table, seat, f"race:{race}")
    places = list(game_of(table).galaxy_building.home_places())
    chosen = [places[2], places[0], places[3], places[1]]
    for seat, place in zip(order, chosen, strict=True):
        assert asks(table, seat) == "home_side"
        if offers(table, seat):
            say(table, seat, place)
        if seat == order[2]:
            break  # the last one has no choice
    game = game_of(go_on(table))
    assert homes(game) == dict(zip(wanted, chosen, strict=True))
    assert game.state.speaker == order[0]
    assert game.state.seating == [order[0], order[2], order[1], order[3]]  # clockwise, as the homes lie


# -- swaps ---------------------------------------------------------------------------------------------------------------


def swapping(what: str, answer: str) -> tuple[Game, list[tuple[str, str]], list[int]]:
    """The first player offers the third a swap, who answers; whose race and place they had before, in order of seats."""
    table = go_on(begin("cp", 4), "swap")
    game = game_of(table)
    before, order = [(p.race, str(p.home)) for p in game.state.players], list(game.state.seating)
    one, other = order[0], order[2]
    assert table.pending[0].seat == one
    say(table, one, f"{what}:{other}")
    assert asks(table, other) == "accept_swap"
    say(table, other, answer)
    assert f"{what}:{other}" not in offers(table, one)
    return game_of(go_on(table)), before, order


@pytest.mark.rule("CP-HR-40")
@pytest.mark.parametrize("what", ["race", "place", "both"])
def test_two_players_swap_races_places_or_both(what: str) -> None:
    game, before, order = swapping(what, "yes")
    one, other = order[0], order[2]
    after = lots(game)
    assert after[one] == (before[other if what != "place" else one][0], before[other if what != "race" else one][1])
    assert after[other] == (before[one if what != "place" else other][0], before[one if what != "race" else other][1])
    assert [after[seat] for seat in order if seat not in (one, other)] == [before[seat] for seat in (order[1], order[3])]
    assert sorted(clockwise(game)) == sorted(homes(game))
    first = clockwise(game).index(next(iter(homes(game))))
    assert [*clockwise(game)[first:], *clockwise(game)[:first]] == list(homes(game))
    assert game.state.speaker == one


@pytest.mark.rule("CP-HR-40")
def test_nobody_swaps_against_his_will_nor_after_the_start() -> None:
    game, before, _ = swapping("both", "no")
    assert lots(game) == before
    table = go_on(begin("cp", 3))
    assert not [key for ask in table.pending for key in table.keys(ask) if key.startswith(("race:", "place:", "both:"))]


@pytest.mark.rule("CP-HR-40")
def test_in_a_built_galaxy_what_makes_up_for_a_place_goes_with_it() -> None:
    table = go_on(begin("cp map=built", 5), "swap")
    game = game_of(table)
    goods = {player.home: player.trade_goods for player in game.state.players}
    assert len(set(goods.values())) > 1
    rich = max(game.state.seating, key=lambda seat: game.player(seat).trade_goods)
    poor = min(game.state.seating, key=lambda seat: game.player(seat).trade_goods)
    swapped = swap_of(table, rich, poor)
    assert {player.home: player.trade_goods for player in swapped.state.players} == goods


def swap_of(table: Table, one: int, other: int) -> Game:
    """Two players swap places."""
    while asks(table, one) != "swap":
        say(table, table.pending[0].seat, "no")
    say(table, one, f"place:{other}")
    say(table, other, "yes")
    return game_of(table)


@pytest.mark.parametrize("text", ["cp +race_draft", "cp", "cp map=built", "cp map=built +race_draft"])
def test_any_set_up_ends_with_homes_in_their_places(text: str) -> None:
    for seed in range(3):
        game = started(text, 5, seed=seed, answer=at_random(seed))
        assert sorted(homes(game)) == sorted(player.race for player in game.state.players)
