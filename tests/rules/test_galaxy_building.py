"""The galaxy: tiles dealt and placed, preset maps, bidding for homes, and the limits of its riches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec
import pytest
from opening import Answer, at_random, begin, go_on, meekly, started
from tables import asks, game_of, new_game, offers, play, say, told

from mecatol.core.decisions import Ask, message
from mecatol.core.errors import RulesetError
from mecatol.core.hexes import MIDDLE, Border, Hex, distance, neighbours, ring
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.maps import Tokens, maps_for, preset_maps
from mecatol.rules import decks
from mecatol.rules.moments import Travel
from mecatol.rules.official.galaxy_building import LARGER, SHAPES, GalaxyBuilding
from mecatol.rules.official.game import Game
from mecatol.rules.shattered_ascension.galaxy_building import GalaxyBuilding as SaGalaxyBuilding
from mecatol.rules.state import BorderToken, CardId, PlanetId, System
from mecatol.rulesets import resolve

EDITIONS = pytest.mark.parametrize("ruleset", ["sa17", "sa_es"])


def kinds(game: Game, tiles: Sequence[str]) -> Counter[str]:
    return Counter(game.content.systems[decks.printed(tile)].kind for tile in tiles)


def placed_by(table: Table) -> list[int]:
    """Who placed the tiles laid so far, in order."""
    return [event["seat"] for event in table.events_since(None) if event["event"] == "tilelaid"]


# -- tiles -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-SET-12")
@pytest.mark.parametrize(
    ("players", "pile", "each", "removed", "face_down"),
    [
        (3, (3, 5, 16), 8, 0, 0),
        (4, (4, 8, 20), 8, 0, 0),
        (5, (4, 8, 20), 6, 1, 1),
        (6, (4, 8, 20), 5, 2, 0),
        (7, (9, 12, 34), 7, 2, 4),
        (8, (9, 12, 34), 6, 3, 4),
    ],
)
def test_tiles_dealt(players: int, pile: tuple[int, int, int], each: int, removed: int, face_down: int) -> None:
    game = game_of(begin("official", players, seed=players))
    hands = [player.tiles for player in game.state.players]
    assert [len(hand) for hand in hands] == [each] * players
    assert len(game.state.tile_deck) == face_down
    assert each * players + face_down + removed == sum(pile)
    unused = kinds(game, game.state.box["tile"])
    used = kinds(game, [*(tile for hand in hands for tile in hand), *game.state.tile_deck.bag])
    pool = [len(game.galaxy_building.pool(kind)) for kind in ("special", "empty", "regular")]
    assert pool == [13, 14, 39]
    assert [used[kind] + unused[kind] for kind in ("special", "empty", "regular")] == pool
    assert all(used[kind] <= number for kind, number in zip(("special", "empty", "regular"), pile, strict=True))
    assert sum(used.values()) == sum(pile) - removed
    assert game.galaxy_building.printed("everra").kind == game.galaxy_building.printed("cormund").kind == "special"


@pytest.mark.rule("OFF-SET-10")
@pytest.mark.parametrize(("players", "each", "removed", "face_down"), [(3, 8, 4, 0), (4, 8, 0, 0), (5, 6, 1, 1), (6, 5, 2, 0)])
def test_tiles_of_the_base_game(players: int, each: int, removed: int, face_down: int) -> None:
    game = game_of(begin("official tiles=base", players))
    shape = game.galaxy_building.shape()
    pool = [game.galaxy_building.pool(kind) for kind in ("special", "empty", "regular")]
    assert [len(tiles) for tiles in pool] == ([3, 8, 20] if players == 3 else [4, 8, 20])
    assert shape.pile == ((3, 5, 20) if players == 3 else (4, 8, 20))
    assert (shape.each, shape.removed, shape.face_down) == (each, removed, face_down)
    fields = [tile for tile in pool[0] if tile.startswith("asteroid_field")]
    assert len(fields) == (1 if players == 3 else 2)
    with pytest.raises(RulesetError, match="7 players lay 53 tiles, and tiles=base has only 32 for them"):
        begin("official tiles=base", 7)


@pytest.mark.rule("OFF-SET-11")
@pytest.mark.parametrize(
    ("players", "removed"), [(3, (6, 7, 18)), (4, (5, 4, 14)), (5, (5, 4, 14)), (6, (5, 4, 14)), (7, (0, 0, 0)), (8, (0, 0, 0))]
)
def test_tiles_with_shattered_empire(players: int, removed: tuple[int, int, int]) -> None:
    building = game_of(begin("official tiles=se", players)).galaxy_building
    pool = [len(building.pool(kind)) for kind in ("special", "empty", "regular")]
    assert pool == [9, 12, 34]
    assert [had - kept for had, kept in zip(pool, building.shape().pile, strict=True)] == list(removed)
    assert building.shape().each == {3: 8, 4: 8, 5: 6, 6: 5, 7: 7, 8: 6}[players]


@pytest.mark.rule("OFF-SET-11")
@pytest.mark.parametrize(("players", "each"), [(5, 11), (6, 9)])
def test_larger_galaxy(players: int, each: int) -> None:
    table = begin("official +larger_galaxy", players)
    assert [len(player.tiles) for player in game_of(table).state.players] == [each] * players
    game = game_of(go_on(table))
    assert len([s for s in game.state.systems if distance(MIDDLE, s.hex) == 4]) == 24
    assert all(distance(MIDDLE, place) == 3 for place in LARGER[players].homes)


def test_every_shape_has_as_many_places_as_tiles() -> None:
    for players, shape in (*SHAPES.items(), *LARGER.items()):
        ruleset = "cp map=built" if players == 9 else "official +larger_galaxy" if shape in LARGER.values() else "official"
        game = game_of(begin(ruleset, players))
        places = [place for n in range(1, shape.rings + 1) for place in game.galaxy_building.places(n)]
        assert len(places) == players * (shape.each + 1) + shape.face_down
        assert all(home in places for home in shape.homes)
        assert sum(shape.pile) == shape.each * players + shape.face_down + shape.removed


@pytest.mark.rule("OFF-SET-12", "OFF-SET-13")
@pytest.mark.parametrize("players", SHAPES)
def test_homes_lie_evenly_round_the_ring_and_who_is_nearer_to_others_is_made_up_for_it(players: int) -> None:
    shape = SHAPES[players]
    way = ring(distance(MIDDLE, shape.homes[0]))
    found = [way.index(home) for home in shape.homes]
    gaps = [(after - before) % len(way) for before, after in zip(found, [*found[1:], found[0]], strict=True)]
    assert sum(gaps) == len(way), "clockwise, once around"
    assert max(gaps) - min(gaps) <= 1
    room = [gaps[n - 1] + gaps[n] for n in range(players)]
    goods = dict(sorted(zip(room, shape.goods, strict=False)))
    assert list(goods.values()) == sorted(goods.values(), reverse=True), "the less room, the more Trade Goods"


# -- placing -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-SET-9", "SA17-SET-12", "SAES-SET-21")
@pytest.mark.parametrize("text", ["official", "sa17 map=built", "sa_es map=built"])
def test_placing_goes_back_and_forth(text: str) -> None:
    table = begin(text, 4, dice=[3, 9, 5, 7])
    go_on(table, to="place_tile")
    first, second, third, fourth = game_of(table).state.seating
    for _ in range(13):
        go_on(table, to="place_tile")
        say(table, table.pending[0].seat, offers(table, table.pending[0].seat)[0])
        go_on(table, to="place_tile")
    there, back = [first, second, third, fourth], [fourth, third, second, first]
    assert placed_by(table)[:12] == [*there, *back, *there]


@pytest.mark.rule("OFF-SET-9")
def test_rings_are_filled_from_the_inside() -> None:
    table = begin("official", 6)
    game = game_of(table)
    assert asks(table, game.state.seating[0]) == "home_side"
    go_on(table, to="place_tile")
    assert game.board.system(MIDDLE).tile == "mecatol_rex"
    while game.state.phase == "set_up" and table.pending[0].name == "place_tile":
        seat = table.pending[0].seat
        say(table, seat, offers(table, seat)[0])
        if table.pending[0].name == "place_where":
            rings = {distance(MIDDLE, Hex(place)) for place in offers(table, seat)}
            assert len(rings) == 1
            inner = [place for n in range(1, rings.pop() or 0) for place in ring(n)]
            assert all(game.board.has_system(place) for place in inner)
            say(table, seat, offers(table, seat)[0])


@pytest.mark.rule("OFF-SET-9")
def test_homes_join_by_themselves_when_their_ring_is_reached() -> None:
    table = go_on(begin("official", 6), to="place_tile")
    game = game_of(table)
    homes = {seat: player.home for seat, player in enumerate(game.state.players)}
    assert all(distance(MIDDLE, home) == 3 for home in homes.values())
    while len(game.state.systems) < 19:
        assert not any(game.board.has_system(home) for home in homes.values())
        go_on(table, to="place_where")
        say(table, table.pending[0].seat, offers(table, table.pending[0].seat)[0])
    for seat, home in homes.items():
        assert game.board.tile(home).race == game.player(seat).race


def placing(*tiles: str, bare: bool = False, lying: dict[str, str] | None = None) -> Table:
    """Seat 0 of four is about to place one of these tiles; `bare`: after one without planets; what lies there besides."""
    game = new_game("official", 4)
    state, building = game.state, game.galaxy_building
    state.systems = []
    for place, tile in {"0,0": "mecatol_rex", **(lying or {})}.items():
        building.lay(Hex(place), tile)
    for seat, home in enumerate(SHAPES[4].homes):
        building.settle(seat, home)
    state.players[0].tiles = list(map(CardId, tiles))
    state.players[1].tiles = [CardId("empty_base#1")] * (32 - len(tiles))
    if bare:
        state.notes["bare:0"] = "yes"
    return play(game, Step("galaxy_building.place"))


@pytest.mark.rule("OFF-SET-9")
def test_special_systems_lie_apart_unless_there_is_no_other_way() -> None:
    table = placing("nebula_base", "quann", lying={"0,-1": "supernova_base"})
    assert offers(table, 0) == ["nebula_base", "quann"]
    say(table, 0, "nebula_base")
    assert offers(table, 0) == ["1,0", "0,1", "-1,1"]
    around = {"0,-1": "supernova_base", "1,-1": "quann", "1,0": "gravity_rift", "-1,1": "everra", "-1,0": "mirage"}
    table = placing("nebula_base", "mehar_xull", lying=around)
    assert "nebula_base" not in told_tiles(table)
    assert game_of(table).board.system(Hex("0,1")).tile == "mehar_xull"
    table = placing("nebula_base", "ion_storm#1", lying=around)
    assert offers(table, 0) == ["nebula_base", "ion_storm"]


def told_tiles(table: Table) -> list[str]:
    return [event["tile"] for event in table.events_since(None) if event["event"] == "tilelaid"]


@pytest.mark.rule("OFF-SET-9")
def test_planets_follow_a_system_without() -> None:
    assert offers(placing("empty_base#2", "quann", "mirage"), 0) == ["empty_base", "quann", "mirage"]
    assert offers(placing("empty_base#2", "quann", "mirage", bare=True), 0) == ["quann", "mirage"]
    shown = placing("empty_base#2", "wormhole_a", bare=True)
    assert offers(shown, 0) == ["empty_base", "wormhole_a"]
    assert "tilesshown" in told(shown)
    assert game_of(shown).state.known["wormhole_a"] == [0, 1, 2, 3]


@pytest.mark.rule("OFF-SET-9")
def test_a_special_system_with_planets_that_cannot_lie_apart_is_no_duty() -> None:
    beside = dict.fromkeys(("0,-1", "1,0", "-1,1"), "nebula_base")
    table = placing("everra", "empty_base#2", bare=True, lying=beside)
    assert "everra" not in told_tiles(table)
    assert asks(table, 0) == "place_where"


@pytest.mark.rule("OFF-SET-9", "OFF-SET-13")
def test_hands_are_secret() -> None:
    table = go_on(begin("official", 5), to="place_tile")
    game = game_of(table)
    seat = table.pending[0].seat
    other = game.state.seating[1]
    fork = game_of(table.fork(for_seat=seat, seed=3))
    assert fork.player(seat).tiles == game.player(seat).tiles
    assert fork.player(other).tiles != game.player(other).tiles
    dealt = [event for event in table.events_since(seat) if event["event"] == "tilesdealt"]
    assert [event["seat"] for event in dealt if "tiles" in event] == [seat]


# -- homes -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-SET-13")
@pytest.mark.parametrize(("players", "goods"), [(5, [0, 0, 4, 4, 6]), (7, [0, 0, 0, 0, 4, 4, 6])])
def test_crowded_homes_are_made_up_for(players: int, goods: list[int]) -> None:
    firsts = []
    for seed in range(6):
        game = game_of(begin("official", players, seed=seed))
        assert sorted(player.trade_goods for player in game.state.players) == goods
        shape = SHAPES[players]
        for player in game.state.players:
            assert player.trade_goods == shape.goods[shape.homes.index(player.home)]
        firsts.append(game.player(game.state.seating[0]).home)
    assert len(set(firsts)) > 1
    richest = shape.homes[shape.goods.index(6)]
    others = [place for place in shape.homes if place != richest]
    near = sorted(distance(richest, place) or 0 for place in others)[:2]
    assert near == [3, 3]


@pytest.mark.rule("OFF-SET-13")
@pytest.mark.parametrize("players", [7, 8])
def test_tiles_face_down_around_the_middle(players: int) -> None:
    table = begin("official", players)
    game = game_of(table)
    first = game.state.seating[0]
    assert asks(table, first) == "face_down"
    say(table, first, "0,-1", "1,-1", "1,0", "0,1")
    assert not any(game.board.has_system(place) for place in ring(1))
    go_on(table)
    assert all(game.board.has_system(place) for place in ring(1))
    assert all(distance(MIDDLE, place) == 4 for place in SHAPES[players].homes)


@pytest.mark.rule("OFF-SET-9")
def test_six_players_choose_their_sides() -> None:
    table = begin("official", 6)
    game = game_of(table)
    first, second = game.state.seating[:2]
    assert offers(table, first) == list(SHAPES[6].homes)
    say(table, first, "3,0")
    assert asks(table, second) == "home_side"
    assert "3,0" not in offers(table, second)
    assert game.player(first).home == "3,0"


@pytest.mark.rule("OFF-SET-15")
@pytest.mark.parametrize("text", ["official", "official map=auto", "sa17"])
def test_creuss_lies_off_the_map(text: str) -> None:
    def creuss(ask: Ask, keys: list[str]) -> str:
        return "race:creuss" if "race:creuss" in keys else meekly(ask, keys)

    seed = next(seed for seed in range(40) if "creuss" in races(text, seed, creuss))
    game = started(text, 4, seed=seed, answer=creuss)
    seat = races(text, seed, creuss).index("creuss")
    home, gates = game.player(seat).home, [s.hex for s in game.state.systems if s.tile == "hs_creuss_gate"]
    assert home == "creuss_home"
    assert game.board.system(home).tile == "hs_creuss"
    assert len(gates) == 1
    assert gates[0] in game.galaxy_building.home_places()
    assert game.board.is_home(home)
    assert game.board.is_home(gates[0])
    assert gates[0] in game.galaxy.graph().adjacent(home)
    assert game.board.fleets(home) == [seat]
    assert game.board.fleets(gates[0]) == []


def races(text: str, seed: int, answer: Answer) -> list[str]:
    return [player.race for player in started(text, 4, seed=seed, answer=answer).state.players]


# -- preset maps -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-BRD-05", "SA17-BRD-01")
def test_a_preset_map_gives_a_standing_grav_wave_its_direction(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = preset_maps()["the_prophecy"]
    waves = msgspec.structs.replace(drawn, tokens=Tokens({Border("0,0|0,-1"): "grav_wave>0,-1"}))
    monkeypatch.setattr("mecatol.rules.official.galaxy_building.preset_maps", lambda: {"the_prophecy": waves})
    game = new_game("sa17")
    game.state.systems = []
    game.galaxy_building.lay_map("the_prophecy")
    assert game.state.border_tokens == [BorderToken(Border("0,0|0,-1"), "grav_wave", Hex("0,-1"))]
    assert game.routes.may_enter(Travel(0, "cruiser", MIDDLE, MIDDLE, Hex("0,-1"), Hex("0,-1"))).allowed
    assert game.routes.may_enter(Travel(0, "cruiser", Hex("0,-1"), Hex("0,-1"), MIDDLE, MIDDLE)).clause == "SA17-BRD-05"


@pytest.mark.parametrize("token", ["grav_wave", "grav_wave>1,0", "asteroid_belt>0,-1"])
@pytest.mark.rule("SA17-BRD-05")
def test_a_map_whose_wave_leads_nowhere_is_refused(token: str) -> None:
    with pytest.raises(ValueError, match="neither side"):
        Tokens({Border("0,0|0,-1"): token})


@pytest.mark.rule("SA17-SET-39")
def test_a_map_is_chosen_for_the_number_of_players() -> None:
    for players in range(2, 9):
        drawn = preset_maps()[maps_for(players)[0]]
        game = started("sa17", players)
        assert {place: game.board.system(place).tile for place in drawn.tiles} == drawn.tiles
    assert started("sa17 map=windrose", 6).galaxy_building.home_places() == preset_maps()["windrose"].homes
    assert asks(go_on(begin("sa17 map=built", 3), to="place_tile"), 0) in ("", "place_tile")
    with pytest.raises(RulesetError, match="'windrose' is drawn for 6 players, not for 4; maps for 4: 'crossroads'"):
        begin("sa17 map=windrose", 4)
    with pytest.raises(RulesetError, match="did you mean 'windrose'"):
        begin("sa17 map=windrse", 6)


def test_scenarios() -> None:
    """Of the seven scenarios one is known; for every number of players there is a map."""
    assert preset_maps()["the_prophecy"].players == 7
    assert preset_maps()["the_prophecy"].provenance == "shattered_ascension"
    assert all(maps_for(players) for players in range(2, 9))


@EDITIONS
@pytest.mark.rule("SA17-SCN-02", "SAES-SCN-11")
def test_a_preset_map_has_no_luck_of_the_draw(ruleset: str) -> None:
    one, other = (started(ruleset, 5, seed=seed) for seed in (1, 2))
    homes = one.galaxy_building.home_places()
    for game in (one, other):
        assert not any(player.tiles for player in game.state.players)
    tiles = [[(hex_, tile) for hex_, tile in game.state.layout if hex_ not in homes] for game in (one, other)]
    assert [tile for tile in tiles[0] if "creuss" not in tile[1]] == [tile for tile in tiles[1] if "creuss" not in tile[1]]


def test_tokens_of_a_map() -> None:
    game = started("sa17 map=the_prophecy", 7)
    assert game.board.system(Hex("0,3")).tokens == ("wormhole:C/B",)
    assert {token.kind for token in game.state.border_tokens} == {"asteroid_belt"}
    assert len(game.state.border_tokens) == 13
    assert len(game.state.artifacts) == 8
    assert "planet:bereg" in game.state.artifacts
    assert "system:2,-1" in game.state.artifacts


def test_the_nexus_is_an_option() -> None:
    assert started("official", 3).board.system(Hex("nexus")).tile == "wormhole_nexus"
    assert not started("official -nexus", 3).board.has_system(Hex("nexus"))
    assert not started("sa17 -nexus map=the_prophecy", 7).board.has_system(Hex("nexus"))


def test_officially_homes_follow_the_seats() -> None:
    game = started("official map=auto", 4)
    assert [game.player(seat).home for seat in game.state.seating] == list(preset_maps()["crossroads"].homes) or any(
        player.race == "creuss" for player in game.state.players
    )


# -- bidding for homes -------------------------------------------------------------------------------------------------


def bidding(ruleset: str, players: int = 3) -> Table:
    """Seat 0 rolled highest, the last seat lowest."""
    return go_on(begin(ruleset, players, dice=list(range(10, 10 - players, -1))), to="home_location")


@EDITIONS
@pytest.mark.rule("SA17-SCN-03", "SA17-SCN-04", "SA17-SET-11", "SAES-SET-20", "SAES-SCN-01", "SAES-SCN-02", "SAES-SCN-03")
def test_the_highest_roller_bids_first(ruleset: str) -> None:
    table = bidding(ruleset)
    homes = list(preset_maps()["three_thrones"].homes)
    assert [ask.seat for ask in table.pending] == [0]
    assert offers(table, 0) == homes
    say(table, 0, homes[1])
    assert offers(table, 0)[:3] == ["bid:0", "bid:1", "bid:2"]
    say(table, 0, "bid:0")
    assert game_of(table).player(0).home == homes[1]
    assert asks(table, 1) == "home_location"


@EDITIONS
@pytest.mark.rule("SA17-SCN-05", "SA17-SCN-06", "SA17-SCN-07", "SAES-SCN-03", "SAES-SCN-04", "SAES-SCN-05", "SAES-SCN-06")
def test_outbidding(ruleset: str) -> None:
    table = bidding(ruleset)
    homes = list(preset_maps()["three_thrones"].homes)
    say(table, 0, homes[0], "bid:2")
    say(table, 1, homes[0])
    assert offers(table, 1)[0] == "bid:3"
    say(table, 1, "bid:3")
    assert game_of(table).player(0).home == ""
    assert [ask.seat for ask in table.pending] == [2]
    say(table, 2, homes[2], "bid:0")
    assert [ask.seat for ask in table.pending] == [0]  # seat 1 has a flag on the map
    say(table, 0, homes[1], "bid:0")
    assert asks(table, 0) != "home_location"
    assert [player.home for player in game_of(table).state.players] == [homes[1], homes[0], homes[2]]
    assert [player.trade_goods for player in game_of(table).state.players] == [3, 0, 3]


@EDITIONS
@pytest.mark.rule("SA17-SCN-08", "SA17-SCN-09", "SAES-SCN-07", "SAES-SCN-08")
def test_what_the_others_get(ruleset: str) -> None:
    table = bidding(ruleset)
    homes = list(preset_maps()["three_thrones"].homes)
    for seat, bid in enumerate((6, 1, 0)):
        say(table, seat, homes[seat], f"bid:{bid}")
    assert [player.trade_goods for player in game_of(table).state.players] == [0, 5, 6]


def test_a_bid_at_the_limit_cannot_be_outbid() -> None:
    table = bidding("sa17")
    homes = list(preset_maps()["three_thrones"].homes)
    say(table, 0, homes[0], "bid:20")
    assert offers(table, 1) == homes[1:]


# -- riches ------------------------------------------------------------------------------------------------------------


def building_of(game: Game) -> SaGalaxyBuilding:
    assert isinstance(game.galaxy_building, SaGalaxyBuilding)
    return game.galaxy_building


@EDITIONS
@pytest.mark.rule("SA17-GAL-01", "SA17-DUE-19", "SAES-DUE-10", "SAES-GAL-01")
def test_rich_systems_stay_in_the_box(ruleset: str) -> None:
    for players in (2, 6):
        building = game_of(begin(f"{ruleset} map=built", players)).galaxy_building
        rich = {"bereg_lirta_iv", "abyz_fria", "arinam_meer", "ashtroth_loki_abaddon"}
        assert not rich.intersection(building.pool("regular"))
    assert rich < set(GalaxyBuilding.pool(building, "regular"))


@pytest.mark.rule("SA17-GAL-02", "SA17-GAL-03", "SA17-GAL-04")
@pytest.mark.parametrize("players", range(2, 9))
def test_a_built_galaxy_is_not_too_rich(players: int) -> None:
    for seed in (1, 2):
        game = started("sa17 map=built", players, seed=seed, answer=at_random(seed))
        building = building_of(game)
        board = building.lying()
        assert building.excess(board) == 0
        assert sum(board.values()) <= 10 * players
        for home in building.home_places():
            beside = [
                place
                for place in neighbours(home)
                if place in board and sum(place in neighbours(other) for other in building.home_places()) == 1
            ]
            assert sum(board[place] for place in beside) <= 3


def rich_galaxy(ruleset: str = "sa17", **tiles: str) -> Game:
    """A small galaxy of two seats: homes at 0,-2 and 0,2, and what a test puts around them."""
    game = new_game(f"{ruleset} map=built", 2)
    game.state.systems = [System(Hex("0,-2"), "hs_sol"), System(Hex("0,2"), "hs_letnev")]
    for seat, home in enumerate(SHAPES[2].homes):
        game.player(seat).home = home
    for place, tile in tiles.items():
        game.galaxy_building.lay(Hex(place), tile)
    game.state.box["tile"] = [CardId("arnor_lor"), CardId("empty_se#1"), CardId("quann")]
    return game


@EDITIONS
@pytest.mark.rule("SA17-GAL-02", "SA17-GAL-04", "SAES-GAL-02", "SAES-GAL-05")
def test_systems_next_to_a_home_are_swapped(ruleset: str) -> None:
    game = rich_galaxy(ruleset, **{"0,-1": "bereg_lirta_iv", "1,0": "mehar_xull", "0,0": "nebula_base"})
    board = building_of(game).lying()
    assert board == {"0,0": 0, "0,-1": 5, "1,0": 1}
    assert building_of(game).excess(board) == {"sa17": 2, "sa_es": 1}[ruleset]
    table = play(game, Step("galaxy_building.swap"))
    assert offers(table, 0) == ["tile:arnor_lor", "tile:empty_se", "tile:quann", "system:1,0"]
    ask = table.asked(0)
    assert ask is not None
    says = {option.key: option.says for option in table.options(ask)}
    assert says["tile:quann"] == message("option-swap-tile", tile="quann")
    assert says["system:1,0"] == message("option-swap-system", where="system:1,0")
    say(table, 0, "system:1,0")
    after = game_of(table)
    assert [after.board.system(Hex(place)).tile for place in ("0,-1", "1,0")] == ["mehar_xull", "bereg_lirta_iv"]
    assert after.board.system_of(PlanetId("bereg")) == "1,0"


@pytest.mark.rule("SA17-GAL-02")
def test_what_is_as_close_to_another_home_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    game = rich_galaxy(**{"0,-1": "bereg_lirta_iv"})
    assert building_of(game).excess(building_of(game).lying()) == 2
    monkeypatch.setattr(SaGalaxyBuilding, "home_places", lambda _: (Hex("0,-2"), Hex("1,-2")))
    assert building_of(game).excess(building_of(game).lying()) == 0


@EDITIONS
@pytest.mark.rule("SA17-GAL-05", "SAES-GAL-04", "SAES-GAL-06")
def test_too_rich_a_board_is_mended_around_the_richest_player(ruleset: str) -> None:
    rich = ["bereg_lirta_iv", "abyz_fria", "arinam_meer", "ashtroth_loki_abaddon", "new_albion_starpoint", "lisis_velnor"]
    places = ["2,-3", "3,-4", "4,-4", "1,-4", "3,4", "2,5"]  # two steps from the homes and farther
    game = rich_galaxy(ruleset, **dict(zip(places, rich, strict=True)))
    building = building_of(game)
    board = building.lying()
    assert building.overall(board) > 0
    table = play(game, Step("galaxy_building.swap"))
    assert asks(table, 0) == "swap_system"
    assert set(offers(table, 0)) <= {"2,-3", "3,-4", "4,-4", "1,-4"}
    go_on_swapping(table)
    assert building_of(game_of(table)).excess(building_of(game_of(table)).lying()) == 0


def go_on_swapping(table: Table) -> None:
    while table.pending:
        say(table, 0, offers(table, 0)[0])


# -- duels -------------------------------------------------------------------------------------------------------------


@EDITIONS
@pytest.mark.rule("SA17-DUE-02", "SA17-DUE-18", "SA17-DUE-19", "SAES-DUE-02", "SAES-DUE-09", "SAES-DUE-10", "SAES-DUE-11")
def test_a_duel_built_by_turns(ruleset: str) -> None:
    table = go_on(begin(f"{ruleset} map=built", 2), to="place_tile")
    game = game_of(table)
    assert [len(player.tiles) for player in game.state.players] == [8, 8]
    assert game.board.tile(MIDDLE).kind == "special"
    go_on(table)
    homes = game.galaxy_building.home_places()
    assert (distance(MIDDLE, homes[0]), distance(*homes)) == (2, 4)
    assert all(game.board.has_system(place) for n in (1, 2) for place in ring(n))
    assert not any(distance(MIDDLE, system.hex) == 3 for system in game.state.systems)


@pytest.mark.rule("SA17-DUE-02", "SA17-DUE-03", "SA17-DUE-04")
def test_a_duel_on_a_prepared_map() -> None:
    drawn = preset_maps()["the_long_watch"]
    assert maps_for(2)[0] == "the_long_watch", "the one that is played where nobody says anything else"
    assert (drawn.rings, distance(*drawn.homes)) == (2, 4)
    assert resolve("sa17").parameters.map == "auto"
    assert resolve("sa17").parameters.twilight_council
