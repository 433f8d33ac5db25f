"""Star by Star: Home Systems are laid like other tiles. Blank Artifacts open wormholes."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from opening import Answer, at_random, begin, go_on, started
from skirmish import finish
from tables import asks, game_of, new_game, offers, play, put, say, told
from trial import trial
from voting import may_go

from mecatol.cards.objectives.common import neighbours as neighbours_of
from mecatol.core.decisions import Ask
from mecatol.core.errors import RulesetError
from mecatol.core.hexes import MIDDLE, Hex, distance, neighbours, ring
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.pieces import MECATOL_REX, in_system, on_planet
from mecatol.rules.shattered_ascension.game import Game
from mecatol.rules.state import Action, CardId, Place, PlanetId
from mecatol.rulesets import resolve

BOTH = pytest.mark.parametrize("ruleset", ["sa17", "sa_es"])
RIFTS = pytest.mark.parametrize("ruleset", ["sa17 +star_by_star map=built", "sa_es +dimensional_rifts"])
OPTION = "+star_by_star map=built"
HERE = "1,1"  # Arnor and Lor
BARE, NEBULA, SUPERNOVA = "empty_base", "nebula_base", "supernova_base"


def building(ruleset: str, seats: int = 3, seed: int = 1) -> Game:
    """Tiles are dealt, and only the middle lies there."""
    table = go_on(begin(f"{ruleset} {OPTION}", seats, seed=seed), "place_tile", first_option)
    game = game_of(table)
    assert isinstance(game, Game)
    return game


def first_option(ask: Ask, keys: list[str]) -> str:
    """Races are chosen and not dealt."""
    return keys[0]


def give(game: Game, tiles: Sequence[str]) -> int:
    """Whose turn it is has nothing but these tiles, as often as he has tiles to lay."""
    seat = game.star_by_star.whose_turn()
    hand = game.player(seat).tiles
    names = [tiles[n % len(tiles)] for n in range(len(hand))]
    game.player(seat).tiles = [CardId(f"{name}#{n + 50}") for n, name in enumerate(names)]
    return seat


def settle(game: Game, seat: int, place: str) -> None:
    """A player's home lies there already, and a tile of his is back in his hand, so that turns go on as they did."""
    player = game.player(seat)
    game.galaxy_building.settle(seat, Hex(place))
    game.galaxy_building.lay_home(player)
    player.tiles = [*player.tiles, CardId(f"{BARE}#{90 + seat}")]


def cover(game: Game, places: Sequence[Hex], tile: str = BARE) -> None:
    """Tiles lie in these places."""
    for place in places:
        game.galaxy_building.lay(place, tile)


def turn(game: Game) -> Table:
    return play(game, Step("galaxy_building.place"))


def places(table: Table, seat: int, tile: str) -> list[str]:
    """Where a player may lay a tile; nothing where he may not lay it at all."""
    if tile not in offers(table, seat):
        return []
    return offers(say(table, seat, tile), seat)


def bounds(game: Game) -> list[Hex]:
    return [place for place in game.star_by_star.sky().bounds if place != MIDDLE]


# -- laying tiles ----------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("SA17-SBS-01", "SAES-SBS-01")
def test_the_own_home_is_among_the_tiles_until_it_is_laid(ruleset: str) -> None:
    table = turn(building(ruleset))
    first = table.pending[0].seat
    assert "home" in offers(table, first)
    assert not [player.home for player in game_of(table).state.players if player.home], "nobody has a place yet"
    say(table, first, "home", "0,1")
    game = game_of(table)
    assert game.player(first).home == "0,1"
    assert game.board.tile(Hex("0,1")).kind == "home"
    while table.pending[0].seat != first:
        ask = table.pending[0]
        table.answer(ask.seat, ask.id, table.keys(ask)[-1])
    assert "home" not in offers(table, first)


@BOTH
@pytest.mark.rule("SA17-SBS-02", "SAES-SBS-02")
def test_a_tile_borders_on_another_and_rings_do_not_matter(ruleset: str) -> None:
    game = building(ruleset)
    seat = give(game, ["wellon"])
    cover(game, [ring(1)[0]])
    found = places(turn(game), seat, "wellon")
    touching = [p for p in bounds(game) if p != ring(1)[0] and (MIDDLE in neighbours(p) or ring(1)[0] in neighbours(p))]
    assert sorted(found) == sorted(touching)
    assert any(distance(MIDDLE, Hex(place)) == 2 for place in found), "though the first ring is not complete"


@BOTH
@pytest.mark.rule("SA17-SBS-02", "SAES-SBS-02")
def test_the_map_has_its_size(ruleset: str) -> None:
    game = building(ruleset, 4)
    give(game, ["wellon"])
    cover(game, [place for place in bounds(game) if place != ring(3)[0]][:-4])
    assert max(distance(MIDDLE, place) or 0 for _, place in game.galaxy_building.legal(game.star_by_star.whose_turn())) == 3


@BOTH
@pytest.mark.rule("SA17-SBS-03", "SA17-SET-12", "SAES-SBS-03")
def test_turns_go_round_the_table_and_never_back(ruleset: str) -> None:
    table = go_on(begin(f"{ruleset} {OPTION}", 3, seed=4))
    laid = [event["seat"] for event in table.events_since(None) if event["event"] in ("tilelaid", "homeplaced")]
    seating = game_of(table).state.seating
    assert laid == seating * 9, "eight tiles and a home each"


@BOTH
@pytest.mark.rule("SA17-SBS-04", "SAES-SBS-04")
def test_homes_never_touch(ruleset: str) -> None:
    game = building(ruleset)
    seat = game.star_by_star.whose_turn()
    settle(game, game.state.seating[1], "0,1")
    found = places(turn(game), seat, "home")
    assert found
    assert not [place for place in found if place in neighbours(Hex("0,1"))]
    assert {place for _, place in game.star_by_star.legal(seat) if place in neighbours(Hex("0,1"))}, "other tiles may"


@BOTH
@pytest.mark.rule("SA17-SBS-05", "SAES-SBS-05")
def test_nobody_owes_planets_after_a_blank_tile(ruleset: str) -> None:
    game = building(ruleset)
    seat = give(game, [BARE, "wellon"])
    table = turn(game)
    for _ in range(2):
        while table.pending[0].seat != seat:
            ask = table.pending[0]
            table.answer(ask.seat, ask.id, table.keys(ask)[-1])
        assert {BARE, "wellon"} <= set(offers(table, seat))
        say(table, seat, BARE)
        say(table, seat, offers(table, seat)[0])
    assert "tilesshown" not in told(table)


@BOTH
@pytest.mark.rule("SA17-SBS-06", "SAES-SBS-06")
def test_the_custodians_are_in_play(ruleset: str) -> None:
    with pytest.raises(RulesetError):
        resolve(f"{ruleset} {OPTION} -custodians")
    game = started(f"{ruleset} {OPTION}", 3)
    assert game.domain_counters.has_custodians(MECATOL_REX)


@BOTH
@pytest.mark.rule("SA17-SBS-07", "SAES-SBS-07")
def test_the_custodians_may_be_doubled(ruleset: str) -> None:
    with pytest.raises(RulesetError):
        resolve(f"{ruleset} +doubled_custodians")
    lying = started(f"{ruleset} {OPTION} +doubled_custodians", 3).domain_counters.at(on_planet(MECATOL_REX))
    assert sorted(lying) == ["custodian_fighters:6", "custodian_ground_forces:4"]
    game = new_game(ruleset)
    put(game, 0, "0,0", "8 cruiser, carrier, 6 ground_force")
    for counter in lying:
        game.domain_counters.lay(on_planet(MECATOL_REX), counter)
    game.state.action = Action(0, "tactical", MIDDLE)
    game.begin_scope("action")
    steps = ("landing.begin", "invasion.begin")
    table = play(game, *(Step(name, 0, MIDDLE) for name in steps), dice=[10] * 40)
    say(table, 0, *["land:mecatol_rex:ground_force"] * 6, "done")
    finish(table)
    events = table.events_since(None)
    mustered = {event["kind"]: event["count"] for event in events if event["event"] == "placed" and event["seat"] == -2}
    assert mustered == {"fighter": 6, "ground_force": 4}


@BOTH
@pytest.mark.rule("SA17-SBS-08", "SAES-SBS-09")
def test_neighbours_are_those_who_sit_next_to_a_player_wherever_homes_lie(ruleset: str) -> None:
    table = go_on(begin(f"{ruleset} {OPTION}", 5, seed=3), "speaker_bid", at_random(3))
    game = game_of(table)
    seating = game.state.seating
    assert "change_seats" not in [event["event"] for event in table.events_since(None)]
    for n, seat in enumerate(seating):
        assert sorted(neighbours_of(game, seat)) == sorted((seating[n - 1], seating[(n + 1) % 5]))
    by_angle = sorted(
        seating, key=lambda seat: ring(3).index(game.player(seat).home) if game.player(seat).home in ring(3) else -1
    )
    assert by_angle != seating, "the homes lie in another order"


@pytest.mark.rule("SAES-SBS-08")
def test_the_muaat_do_not_live_next_to_mecatol_rex() -> None:
    game = building("sa_es +shards_races")
    seat = game.star_by_star.whose_turn()
    game.player(seat).race, game.player(seat).hidden_race = "muaat", []
    cover(game, [ring(1)[0]])
    found = places(turn(game), seat, "home")
    assert found
    assert not [place for place in found if place in ring(1)]
    game.player(seat).race = "sol"
    assert [place for place in places(turn(game), seat, "home") if place in ring(1)]
    game.player(seat).race, game.player(seat).hidden_race = "", [CardId("muaat")]
    assert not [place for place in places(turn(game), seat, "home") if place in ring(1)], "nor while they are hidden"


@BOTH
@pytest.mark.rule("SA17-SBS-11", "SAES-SBS-12")
def test_red_bordered_systems_may_touch(ruleset: str) -> None:
    game = building(ruleset)
    seat = give(game, [SUPERNOVA])
    cover(game, [ring(1)[0]], NEBULA)
    assert set(neighbours(ring(1)[0])) & set(places(turn(game), seat, SUPERNOVA))


@BOTH
@pytest.mark.rule("SA17-SBS-12", "SAES-SBS-12")
def test_red_bordered_systems_surround_no_home(ruleset: str) -> None:
    game = building(ruleset)
    seat = give(game, [SUPERNOVA, "wellon"])
    settle(game, game.state.seating[1], "1,0")
    cover(game, [place for place in neighbours(Hex("1,0")) if place in bounds(game) and place != "1,-1"], NEBULA)
    assert "1,-1" in places(turn(game), seat, SUPERNOVA), "Mecatol Rex has no red border"
    game = building(ruleset)
    seat = give(game, [SUPERNOVA, "wellon"])
    settle(game, game.state.seating[1], "0,2")
    cover(game, [place for place in neighbours(Hex("0,2")) if place in bounds(game) and place != "0,1"], NEBULA)
    assert "0,1" not in places(turn(game), seat, SUPERNOVA)
    assert "0,1" in places(turn(game), seat, "wellon")


@BOTH
@pytest.mark.rule("SA17-SBS-13", "SAES-SBS-13")
def test_no_tile_is_laid_after_which_a_home_in_hand_would_not_fit(ruleset: str) -> None:
    game = building(ruleset)
    here, there = Hex("0,1"), Hex("0,-1")
    beside = next(place for place in neighbours(here) if distance(MIDDLE, place) == 1 and place not in neighbours(there))
    seat = give(game, ["wellon"])
    cover(game, [place for place in bounds(game) if place not in (here, there, beside, "0,-3")])
    settle(game, seat, "0,-3")  # the homes of the other two are still in hand
    assert sorted(places(turn(game), seat, "wellon")) == sorted([here, beside]), "not there: the other two touch"


def test_the_last_homes_always_find_a_place() -> None:
    for seed in range(4):
        game = started(f"sa17 {OPTION}", 6, seed=seed, answer=_homes_last(seed))
        homes = game.galaxy_building.home_places()
        assert len(homes) == 6
        assert not [(a, b) for a in homes for b in homes if b in neighbours(a)]


def _homes_last(seed: int) -> Answer:
    """Everybody keeps his home to the last, and lays tiles anywhere."""
    chance = at_random(seed)

    def answer(ask: Ask, keys: list[str]) -> str:
        return chance(ask, [key for key in keys if key != "home"] or keys)

    return answer


def test_of_a_hidden_race_only_the_place_of_its_home_is_seen() -> None:
    table = go_on(begin(f"sa17 {OPTION}", 3, seed=5), "random_race")
    seat = table.pending[0].seat
    say(table, seat, "hide")
    go_on(table, "place_tile")
    game = game_of(table)
    while asks(table, seat) != "place_tile":
        ask = table.pending[0]
        table.answer(ask.seat, ask.id, table.keys(ask)[-1])
    say(table, seat, "home")
    place = offers(table, seat)[0]
    say(table, seat, place)
    game = game_of(table)
    assert game.player(seat).home == place
    assert not game.board.has_system(Hex(place))
    other = table.pending[0].seat
    assert place not in [found for _, found in game.galaxy_building.legal(other)]
    go_on(table)
    assert game_of(table).board.has_system(Hex(place))


def test_the_gate_of_a_home_off_the_map_lies_where_it_was_laid() -> None:
    table = begin(f"sa17 {OPTION}", 3, seed=2)
    say(table, table.pending[0].seat, "race:creuss")
    go_on(table, "place_tile")
    game = game_of(table)
    seat = next(n for n, player in enumerate(game.state.players) if player.race == "creuss")
    while asks(table, seat) != "place_tile":
        ask = table.pending[0]
        table.answer(ask.seat, ask.id, table.keys(ask)[-1])
    say(table, seat, "home")
    place = offers(table, seat)[0]
    say(table, seat, place)
    game = game_of(table)
    assert game.board.tile(Hex(place)).kind == "gate"
    assert Hex(place) in game.galaxy_building.home_places()


@pytest.mark.rule("SA17-SBS-18", "SA17-SET-38")
def test_a_preset_map_leaves_no_tiles_to_lay() -> None:
    for text in ("sa17 +star_by_star", "sa17 +star_by_star map=auto"):
        with pytest.raises(RulesetError):
            resolve(text)
    assert resolve(f"sa17 {OPTION}").parameters.star_by_star
    game = blank("sa17")
    assert game_of(discovered(game)).board.system(Hex(HERE)).tokens == (), "nor do blank Artifacts open anything there"


# -- Artifacts -------------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("SA17-SBS-09", "SAES-SBS-10")
def test_artifacts_may_lie_in_space_and_are_taken_like_trade_stations(ruleset: str) -> None:
    table = go_on(begin(f"{ruleset} {OPTION}", 3, seed=2), "artifact_site", at_random(2))
    offered = offers(table, table.pending[0].seat)
    spaces = [Hex(key.removeprefix("system:")) for key in offered if key.startswith("system:")]
    assert any(not game_of(table).board.system(hex_).planets for hex_ in spaces)
    assert not [hex_ for hex_ in spaces if game_of(table).galaxy.anomaly(hex_) in ("asteroid_field", "supernova")]
    game = new_game(f"{ruleset} {OPTION}")
    game.state.artifacts = {in_system(Hex("1,0")): [CardId("lazax_armory")]}
    put(game, 0, "1,0", "cruiser")
    game = game_of(trial(game, lambda g: g.invasion.trade_stations()))
    assert game.artifacts.controlled(0) == ["lazax_armory"]
    game.board.remove(0, in_system(Hex("1,0")), game.board.units(0, in_system(Hex("1,0"))), "test")
    game = game_of(trial(game, lambda g: g.invasion.trade_stations()))
    assert game.artifacts.controlled(0) == ["lazax_armory"], "until another takes it"
    put(game, 1, "1,0", "cruiser")
    game = game_of(trial(game, lambda g: g.invasion.trade_stations()))
    assert game.artifacts.controlled(1) == ["lazax_armory"]


def test_without_the_option_artifacts_lie_on_planets() -> None:
    table = go_on(begin("sa17 map=built", 3, seed=2), "artifact_site", at_random(2))
    assert not [key for key in offers(table, table.pending[0].seat) if key.startswith("system:")]


@BOTH
@pytest.mark.rule("SA17-SBS-10", "SAES-SBS-11")
def test_an_artifact_lies_next_to_a_home_only_where_another_is_as_near(ruleset: str) -> None:
    game = new_game(f"{ruleset} {OPTION}", 6)  # homes at the corners of the second ring, a system between every two
    between = Hex("1,-2")
    assert len([home for home in neighbours(between) if home in game.board.home_systems]) == 2
    sites = [game.board.hex_of(place) for place in game.set_up.sites()]
    assert between in sites
    alone = new_game(f"{ruleset} {OPTION}", 2)
    beside = [hex_ for hex_ in neighbours(alone.player(0).home) if alone.board.has_system(hex_)]
    assert not set(beside) & {alone.board.hex_of(place) for place in alone.set_up.sites()}
    assert between not in [plain.board.hex_of(p) for plain in [new_game(ruleset, 6)] for p in plain.set_up.sites()]


# -- what blank Artifacts open -----------------------------------------------------------------------------------------------


def blank(ruleset: str, tiles: dict[str, str] | None = None) -> Game:
    """A blank Artifact lies on Arnor."""
    game = new_game(ruleset, 3, tiles)
    assert isinstance(game, Game)
    game.state.artifacts = {Place("planet:arnor"): [CardId("blank#1")]}
    return game


def discovered(game: Game, by: int = 0) -> Table:
    game.state.active = 0
    return trial(game, lambda g: g.invasion.gain(by, PlanetId("arnor"), "test"))


def opened(ruleset: str, up: str, tiles: dict[str, str] | None = None) -> Game:
    """The wormhole A/B opens where Arnor is: the others lie elsewhere."""
    game = blank(ruleset, tiles)
    system = game.board.system(Hex("-1,0"))
    game.board.set_system(replace(system, tokens=("wormhole:A/C", "wormhole:C/B")))
    after = say(discovered(game), 0, up).game
    assert isinstance(after, Game)
    return after


@RIFTS
@pytest.mark.rule("SA17-SBS-14", "SAES-RIF-01", "SAES-RIF-02")
def test_a_blank_artifact_opens_a_wormhole_and_the_active_player_says_which_side_is_up(ruleset: str) -> None:
    table = discovered(blank(ruleset), by=1)
    assert asks(table, 0) == "rift_side", "whose turn it is, whoever gained the planet"
    sides = offers(table, 0)
    assert "/".join(sorted(sides)) in ("A/B", "A/C", "B/C")
    say(table, 0, sides[1])
    assert game_of(table).board.system(Hex(HERE)).tokens == (f"wormhole:{sides[1]}/{sides[0]}",)
    assert game_of(table).galaxy.wormholes(Hex(HERE)) == (sides[1],)
    assert game_of(table).player(1).trade_goods == 2, "and its goods are found as well"
    assert "riftopened" in told(table)


@RIFTS
@pytest.mark.rule("SA17-SBS-14", "SAES-RIF-01")
def test_there_are_three_such_wormholes_and_no_more(ruleset: str) -> None:
    game = blank(ruleset)
    system = game.board.system(Hex("-1,0"))
    game.board.set_system(replace(system, tokens=("wormhole:A/C", "wormhole:C/B")))
    assert sorted(offers(discovered(game), 0)) == ["A", "B"]
    game.board.set_system(replace(system, tokens=("wormhole:A/C", "wormhole:C/B", "wormhole:B/A")))
    table = discovered(game)
    assert table.over
    assert game_of(table).board.system(Hex(HERE)).tokens == ()


@RIFTS
@pytest.mark.rule("SA17-SBS-15", "SAES-RIF-03")
def test_it_turns_over_when_a_fleet_has_gone_into_it(ruleset: str) -> None:
    game = opened(ruleset, "A", {"-2,1": "wormhole_a"})
    put(game, 0, HERE, "dreadnought")
    game.state.action = Action(0, "tactical", Hex("-2,1"))
    game.begin_scope("action")
    table = play(game, Step("movement.move", 0, "-2,1"), Step("tactical.end", 0, "-2,1"))
    say(table, 0, f"ship:{HERE}:dreadnought")
    routes = [key for key in offers(table, 0) if key == f"route:{HERE}>-2,1"]
    say(table, 0, *routes, "done")
    finish(table)
    assert game_of(table).board.system(Hex(HERE)).tokens == ("wormhole:B/A",)


@RIFTS
@pytest.mark.rule("SA17-SBS-16", "SAES-RIF-04")
def test_objectives_about_wormholes_ignore_it(ruleset: str) -> None:
    game = opened(ruleset, "A", {"-2,1": "wormhole_a"})
    put(game, 0, HERE, "cruiser")
    (count,) = game.objectives.progress(0, CardId("keeper_of_gates"))
    printed = len(game.galaxy.printed_in("AB"))
    assert (count.have, count.need) == (0, printed)
    put(game, 0, "-2,1", "cruiser")
    assert game.objectives.progress(0, CardId("keeper_of_gates"))[0].have == 1


@pytest.mark.rule("SA17-SBS-16")
def test_it_brings_nothing_nearer_for_an_objective() -> None:
    """Three systems from home by the wormhole that has opened, four without it; for all else they are next to each other."""
    game = opened("sa17 +star_by_star map=built", "A", {"-2,1": "wormhole_a"})
    home = game.player(0).home
    assert (Hex("-2,1") in game.galaxy.adjacent(Hex(HERE)), game.galaxy.distance(home, Hex(HERE))) == (True, 3)
    assert game.objectives.progress(0, CardId("pioneer"))[0].have == 1, "Arnor is four systems away"


@RIFTS
@pytest.mark.rule("SA17-SBS-17", "SAES-RIF-05")
def test_agendas_about_wormholes_know_it(ruleset: str) -> None:
    game = opened(ruleset, "A", {"-1,0": "wormhole_a"})
    assert may_go(game, HERE, "-1,0", start="2,0")
    game.tactical.start(Action(0, "strategic"))
    table = trial(game, lambda g: g.politics.resolve(0, CardId("closing_the_wormholes")))
    while not table.over:
        ask = table.pending[0]
        table.answer(ask.seat, ask.id, "for" if "for" in table.keys(ask) else "no")
    assert not may_go(game_of(table), HERE, "-1,0", start="2,0")


@pytest.mark.rule("SAES-RIF-06")
def test_the_rifts_of_the_spanish_edition_are_a_choice_of_their_own() -> None:
    assert not resolve("sa_es").parameters.dimensional_rifts
    assert discovered(blank("sa_es")).over
    assert discovered(blank(f"sa_es {OPTION}")).over
