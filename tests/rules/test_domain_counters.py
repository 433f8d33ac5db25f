"""Domain Counters: meeting, probing and razing them, and what each of them does."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tables import ASCENSION, asks, game_of, hold, new_game, offers, play, put, say, told, units
from trial import give, trial
from voting import trade

from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.moments import GOAL, VOTES
from mecatol.rules.naming import in_system
from mecatol.rules.official.game import Game
from mecatol.rules.shattered_ascension.game import Game as Ascension
from mecatol.rules.state import Action, CardId, Claim, Leader, Place, PlanetId

HERE = "1,1"  # Arnor and Lor
VOID = "1,0"  # made empty where a test needs space
PLANET, SPACE = "planet:arnor", f"system:{VOID}"
BOTH = ["official", "sa17"]
CARDS = ("armistice", "command_summit", "direct_hit#1", "direct_hit#2")
STEPS = ("landing.begin", "bombardment.begin", "invasion.begin", "tactical.end")


def world(ruleset: str, *counters: str, ships: str = "carrier, 3 ground_force", seats: int = 2) -> Game:
    """Seat 0 has ships over Arnor, on which counters lie."""
    game = new_game(ruleset, seats)
    if counters:
        game.state.domain_counters = {Place(PLANET): sorted(map(CardId, counters))}
    put(game, 0, HERE, ships)
    return game


def void(ruleset: str, *counters: str, ships: str = "2 cruiser") -> Game:
    """Seat 0 has come into an empty system, in which counters lie."""
    game = new_game(ruleset, tiles={VOID: "empty_base"})
    game.state.domain_counters = {Place(SPACE): sorted(map(CardId, counters))}
    put(game, 0, VOID, ships)
    return game


def act(game: Game, place: str, names: Sequence[str], dice: Sequence[int] = ()) -> Table:
    game.state.action = Action(0, "tactical", Hex(place))
    game.begin_scope("action")
    return play(game, *(Step(name, 0, place) for name in names), dice=dice)


def land(game: Game, number: int = 1, dice: Sequence[int] = (), kind: str = "ground_force") -> Table:
    """So many Ground Forces land on Arnor; the action goes on to its end."""
    table = act(game, HERE, STEPS, dice)
    while asks(table, 0) != "landing":
        say(table, 0, "no")
    return say(table, 0, *[f"land:arnor:{kind}"] * number, "done")


def arrive(game: Game, dice: Sequence[int] = (), *after: str) -> Table:
    """Seat 0's ships end their movement in the empty system."""
    game.state.action = Action(0, "tactical", Hex(VOID))
    game.begin_scope("action")

    async def movement(game: Game) -> None:
        game.then(*(Step(name, 0, VOID) for name in (*after, "tactical.end")))
        await game.domain_counters.explore_space(0, Hex(VOID))

    return trial(game, movement, dice)


@pytest.mark.rule("OFF-OPT-DS-3")
def test_fighters_probe_planets_and_nothing_that_drifts_in_space() -> None:
    game = void("official +final_frontier", "natural_wealth:1", ships="carrier, fighter")
    assert game.domain_counters.unprobed(0, Hex(VOID)) == []
    seen = world("official", "natural_wealth:1", ships="carrier, fighter")
    assert unprobed(seen) == [PLANET]
    seen.domain_counters.learn(0, Place(PLANET), [CardId("natural_wealth:1")])
    assert unprobed(seen) == [], "what he has seen he does not probe again"


def unprobed(game: Game) -> list[Place]:
    return game.domain_counters.unprobed(0, Hex(HERE))


def stay(table: Table) -> Table:
    """Seat 0 does not retreat from any battle."""
    while any(key.startswith("retreat:") for key in offers(table, 0)):
        say(table, 0, "no")
    return table


def owner(table: Table, planet: str = "arnor") -> int:
    return game_of(table).board.planet(PlanetId(planet)).owner


def there(table: Table, seat: int = 0, where: str = PLANET) -> list[object]:
    return list(game_of(table).board.units(seat, Place(where)))


def lying(table: Table, place: str = PLANET) -> list[CardId]:
    return game_of(table).domain_counters.at(Place(place))


# -- where they lie and when they are met ------------------------------------------------------------------------------


@pytest.mark.rule("OFF-OPT-DS-1")
@pytest.mark.parametrize("ruleset", BOTH)
def test_a_counter_is_hidden_until_somebody_lands(ruleset: str) -> None:
    game = world(ruleset, "peaceful_annexation#1")
    table = act(game, HERE, STEPS)
    zones = [zone for zone in table.game.zones() if zone.things == ["peaceful_annexation#1"]]
    assert zones
    assert not any(table.game.sees(seat, zone, "peaceful_annexation#1") for zone in zones for seat in (None, 0, 1))


@pytest.mark.rule("OFF-OPT-DS-2")
@pytest.mark.parametrize("ruleset", BOTH)
def test_it_is_revealed_when_all_landings_are_done(ruleset: str) -> None:
    table = land(world(ruleset, "peaceful_annexation#1"))
    assert told(table).index("shifted") < told(table).index("counterrevealed")
    assert (owner(table), lying(table)) == (0, [])


@pytest.mark.rule("OFF-OPT-DS-2")
@pytest.mark.parametrize("ruleset", BOTH)
def test_a_planet_gained_otherwise_loses_its_counters_unseen(ruleset: str) -> None:
    game = world(ruleset, "radiation#1" if ruleset == "official" else "biohazard#1")

    async def annex(game: Game) -> None:
        await game.invasion.gain(0, PlanetId("arnor"), "annexation")

    table = trial(game, annex)
    assert lying(table) == []
    assert "counterrevealed" not in told(table)


@pytest.mark.rule("OFF-OPT-DS-2")
def test_the_player_says_which_planet_is_explored_first() -> None:
    game = world("official", "natural_wealth:2#1")
    game.state.domain_counters[Place("planet:lor")] = [CardId("natural_wealth:4#1")]
    table = act(game, HERE, STEPS)
    say(table, 0, "land:arnor:ground_force", "land:lor:ground_force", "done")
    assert (asks(table, 0), offers(table, 0)) == ("explore", ["planet:arnor", "planet:lor"])


@pytest.mark.rule("OFF-SOT-FRN")
@pytest.mark.parametrize(("ruleset", "counter"), [("official", "abandoned_transport"), ("sa17", "abandoned_freighters")])
def test_a_counter_in_space_is_revealed_when_movement_ends_there(ruleset: str, counter: str) -> None:
    table = arrive(void(ruleset, counter))
    assert game_of(table).player(0).trade_goods == 2
    assert lying(table, SPACE) == []
    assert "counterrevealed" in told(table)


@pytest.mark.rule("SA17-DOM-01")
@pytest.mark.parametrize("ruleset", BOTH)
def test_every_counter_of_the_ruleset_does_something_written_down(ruleset: str) -> None:
    game = new_game(ruleset)
    for name, counter in game.cards.domain_counters.items():
        assert counter.params.get("like", name) in game.catalogue.counters


@pytest.mark.rule("SA17-DOM-02")
def test_red_counters_come_before_green_ones() -> None:
    game = world("sa17", "natural_wealth:4#1", "hostile_locals:1#1")
    table = land(game, 2, [8, 1, 1])
    said = told(table)
    assert said.count("counterrevealed") == 2
    assert said.index("invasionbegan") < said.index("wealthchanged")
    assert owner(table) == 0


@pytest.mark.rule("SA17-DOM-03")
def test_who_is_beaten_by_the_red_counter_never_meets_the_green_one() -> None:
    table = land(world("sa17", "natural_wealth:4#1", "hostile_locals:1#1"), 1, [1, 8])
    assert (owner(table), lying(table)) == (-1, ["hostile_locals:1#1", "natural_wealth:4#1"])
    assert told(table).count("counterrevealed") == 1
    assert not game_of(table).domain_counters.is_face_up(CardId("natural_wealth:4#1"))


@pytest.mark.rule("SA17-DOM-02")
def test_counters_of_one_colour_come_in_the_players_order() -> None:
    table = land(world("sa17", "biohazard#1", "hostile_locals:1#1"), 3)
    assert (asks(table, 0), offers(table, 0)) == ("next_counter", ["biohazard#1", "hostile_locals:1#1"])


# -- units of counters -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-DOM-04", "SAES-DOM-07")
@ASCENSION
def test_hostile_locals_are_bombarded_beaten_and_worth_a_promotion(ruleset: str) -> None:
    game = world(ruleset, "hostile_locals:2#1", ships="carrier, dreadnought, 2 ground_force")
    table = land(game, 2, [5, 8, 1, 1])
    assert offers(table, 0) == ["bombard:arnor:dreadnought", "done"]
    game_of(table).state.rng.script("dice", (4, 7, 0, 0))
    say(table, 0, "bombard:arnor:dreadnought", "done")
    assert owner(table) == 0
    assert game_of(table).board.deeds("invaded_planet", 0)[0].target == -2
    assert (lying(table), there(table, -2)) == ([], [])


@pytest.mark.rule("SA17-UNI-14")
@pytest.mark.rule("SA17-DOM-04")
def test_neutral_ground_units_count_as_defenders() -> None:
    game = world("sa17", "hostile_locals:1#1")
    table = act(game, HERE, STEPS[:-1], [8, 1, 1])
    say(table, 0, "land:arnor:ground_force", "land:arnor:ground_force", "done")
    assert game_of(table).board.action.promote == ["arnor"]


@pytest.mark.rule("OFF-OPT-DS-2")
def test_official_hostile_locals_cannot_be_bombarded_and_are_at_full_strength_again() -> None:
    game = world("official", "hostile_locals:2#1", ships="carrier, war_sun, 2 ground_force")
    table = land(game, 2, [8, 1, 8, 8])
    assert (owner(table), lying(table), there(table, -2)) == (-1, ["hostile_locals:2#1"], [])
    assert game_of(table).domain_counters.is_face_up(CardId("hostile_locals:2#1"))


@pytest.mark.rule("OFF-FAQ-12")
def test_units_of_counters_are_no_opposing_forces() -> None:
    game = world("official", "hostile_locals:1#1")
    trade(game, 0, 1)
    game = game_of(land(game, 2, [8, 1, 1]))
    assert [(d.target, d.amount) for d in game.board.deeds("invaded_planet", 0)] == [(-2, 1)]
    assert all(deed.target == -2 for deed in game.board.deeds("destroyed_unit", 0))
    assert len(game.state.agreements) == 1


@pytest.mark.rule("OFF-FAQ-12")
def test_a_leader_lost_to_a_fighter_ambush_is_killed_where_he_would_be_captured() -> None:
    game = world("official", "fighter_ambush:3", ships="carrier, ground_force")
    game.state.leaders = (Leader("sol_admiral", "admiral", 0, in_system(Hex(HERE)), ship="carrier"),)
    table = land(game, 1, [1, 9, 1, 1, 10])
    leader = game_of(table).state.leaders[0]
    assert (leader.captor, leader.where) == (-1, "")
    assert there(table) == []


@pytest.mark.rule("SA17-DOM-05", "SAES-DOM-08")
@ASCENSION
def test_a_counter_that_yields_units_can_be_razed(ruleset: str) -> None:
    game = world(ruleset, ships="carrier, dreadnought, ground_force")
    game.domain_counters.lay(Place(PLANET), CardId("hostile_locals:3"))
    table = act(game, HERE, STEPS, [7])
    say(table, 0, "raze:dreadnought:planet:arnor", "land:arnor:ground_force", "done")
    assert (owner(table), lying(table)) == (0, [])


# -- looking -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-DOM-06", "SAES-DOM-01")
@ASCENSION
def test_native_knowledge_shows_everybody_one_counter_in_secret(ruleset: str) -> None:
    game = world(ruleset, "natural_wealth:2#1", "biohazard#1")
    game.state.domain_counters[Place("planet:lor")] = [CardId("settlers#1")]

    async def before_the_game(game: Ascension) -> None:
        await game.domain_counters.native_knowledge()

    table = trial(game, before_the_game)
    assert offers(table, 0) == ["look:planet:arnor", "look:planet:lor", "no"]
    say(table, 0, "look:planet:lor")
    say(table, 1, "look:planet:arnor")
    known = game_of(table).state.known
    assert known["settlers#1"] == [0]
    assert sum(known.get(thing, []) == [1] for thing in ("natural_wealth:2#1", "biohazard#1")) == 1


@pytest.mark.rule("SA17-DOM-07")
def test_each_dock_probes_one_planet_within_two_systems() -> None:
    game = new_game("sa17")
    game.state.domain_counters = {
        Place("planet:wellon"): [CardId("settlers#1")],  # next to Jord
        Place("planet:mecatol_rex"): [CardId("biohazard#1")],  # two systems away
        Place("planet:tarmann"): [CardId("biohazard#2")],  # three
    }
    put(game, 0, "jord", "space_dock")

    async def strategy_phase(game: Ascension) -> None:
        await game.domain_counters.probe_from_docks(0)

    table = trial(game, strategy_phase)
    assert offers(table, 0) == ["look:planet:mecatol_rex", "look:planet:wellon", "no"]
    say(table, 0, "look:planet:wellon")
    assert not table.pending
    assert game_of(table).state.known == {"settlers#1": [0]}


@pytest.mark.rule("SA17-DOM-08")
def test_each_fighter_looks_at_one_counter_before_the_landings_and_landing_stays_allowed() -> None:
    game = world("sa17", "natural_wealth:2#1", "peaceful_annexation#1", ships="carrier, 2 fighter, ground_force")
    game.state.domain_counters[Place("planet:lor")] = [CardId("settlers#1")]
    table = act(game, HERE, STEPS)
    assert asks(table, 0) == "low_orbit_probing"
    say(table, 0, "look:planet:lor", "look:planet:arnor")
    assert asks(table, 0) == "landing"
    assert "land:arnor:ground_force" in offers(table, 0)
    assert sum(seats == [0] for seats in game_of(table).state.known.values()) == 2


@pytest.mark.rule("SA17-DOM-08")
def test_nobody_looks_who_would_not_or_has_seen_everything() -> None:
    table = act(world("sa17", "natural_wealth:2#1", "settlers#1", ships="carrier, 3 fighter, ground_force"), HERE, STEPS)
    unwilling = say(table.fork(), 0, "no")
    assert (asks(unwilling, 0), game_of(unwilling).state.known) == ("landing", {})
    say(table, 0, "look:planet:arnor", "look:planet:arnor")
    assert (asks(table, 0), len(game_of(table).state.known)) == ("landing", 2)  # the third Fighter has nothing left to look at


@pytest.mark.rule("OFF-OPT-DS-3")
def test_officially_a_fighter_probes_all_counters_and_bars_the_landing() -> None:
    game = world("official", "natural_wealth:2#1", ships="carrier, fighter, ground_force")
    table = act(game, HERE, STEPS)
    assert (asks(table, 0), offers(table, 0)) == ("probe", ["probe", "no"])
    say(table, 0, "probe")
    assert game_of(table).state.known == {"natural_wealth:2#1": [0]}
    assert offers(table, 0) == ["land:lor:ground_force", "done"]
    assert table.game.explain(0, "land:arnor:ground_force").clause == "OFF-OPT-DS-3"


@pytest.mark.rule("OFF-OPT-DS-3")
def test_nobody_probes_without_a_fighter() -> None:
    table = act(world("official", "natural_wealth:2#1"), HERE, STEPS)
    assert asks(table, 0) == "landing"


# -- razing ------------------------------------------------------------------------------------------------------------


def razed(face: int, counter: str = "natural_wealth:2#1") -> Table:
    game = world("official", counter, ships="dreadnought, carrier, ground_force")
    game.player(0).action_cards = [*map(CardId, CARDS)]
    hold(game, 0, "jord", "wellon")
    hold(game, 1, "lor")
    put(game, 1, "lor", "ground_force")
    return say(act(game, HERE, STEPS, [face]), 0, "raze:dreadnought:planet:arnor")


@pytest.mark.rule("OFF-OPT-DS-4")
@pytest.mark.parametrize(("face", "cards", "exhausted"), [(7, 4, False), (8, 1, False), (9, 1, False), (10, 1, True)])
def test_razing_removes_a_counter_at_a_risk(face: int, cards: int, exhausted: bool) -> None:
    table = razed(face)
    game = game_of(table)
    assert lying(table) == []
    assert "counterrevealed" not in told(table)
    assert len(game.player(0).action_cards) == cards
    assert game.board.planet(PlanetId("wellon")).exhausted == exhausted


@pytest.mark.rule("OFF-OPT-DS-4")
def test_a_ship_that_razed_does_not_bombard() -> None:
    table = razed(1)
    say(table, 0, "land:lor:ground_force", "done")
    assert asks(table, 0) != "bombardment"


@pytest.mark.rule("OFF-OPT-DS-4")
def test_razing_the_lazax_survivors_costs_everything() -> None:
    table = razed(1, "lazax_survivors#1")
    game = game_of(table)
    assert (game.player(0).action_cards, game.board.planet(PlanetId("jord")).exhausted) == ([], True)
    assert not game.politics.votes(0)


# -- official counters on planets --------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-OPT-DS-2")
@pytest.mark.parametrize("value", [2, 4])
def test_official_natural_wealth_is_paid_at_once(value: int) -> None:
    table = land(world("official", f"natural_wealth:{value}#1"))
    assert game_of(table).player(0).trade_goods == value


@pytest.mark.rule("OFF-OPT-DS-2")
def test_official_biohazard_takes_a_ground_force_of_every_landing() -> None:
    table = land(world("official", "biohazard#1"), 1)
    assert (owner(table), lying(table)) == (-1, ["biohazard#1"])
    table = land(world("official", "biohazard#1"), 2)
    assert (owner(table), lying(table), there(table)) == (0, [], units("ground_force"))
    table = land(world("official", "biohazard#1", ships="carrier, mechanized_unit"), 1, kind="mechanized_unit")
    assert there(table) == units("mechanized_unit")  # OFF-SOT-MEC


@pytest.mark.rule("OFF-OPT-DS-2")
def test_official_radiation_kills_the_landing_and_is_gone() -> None:
    table = land(world("official", "radiation#1"), 3)
    assert (owner(table), lying(table), there(table)) == (-1, [], [])


@pytest.mark.rule("OFF-OPT-DS-2")
@pytest.mark.rule("OFF-INV-7")
def test_official_industrial_society_gives_a_dock_and_a_refreshed_planet() -> None:
    table = land(world("official", "industrial_society#1"))
    say(table, 0, "dock")
    assert there(table) == units("ground_force, space_dock!exhausted")
    assert not game_of(table).board.planet(PlanetId("arnor")).exhausted


@pytest.mark.rule("OFF-OPT-DS-2")
@pytest.mark.parametrize(("ruleset", "counter"), [("official", "technological_society#1"), ("sa17", "technological_legacy#1")])
def test_the_left_neighbour_chooses_a_technology(ruleset: str, counter: str) -> None:
    table = land(world(ruleset, counter, seats=3))
    assert asks(table, 1) == "technological_society"
    assert "sarween_tools" not in offers(table, 1)  # it needs another one
    say(table, 1, "enviro_compensator")
    assert game_of(table).player(0).technologies == ["enviro_compensator"]


@pytest.mark.rule("OFF-OPT-DS-2")
def test_official_lazax_survivors_are_votes_for_ever() -> None:
    table = land(world("official", "lazax_survivors#1"))
    game = game_of(table)
    assert [game.fold(VOTES, 0, seat) for seat in (0, 1)] == [3, 0]
    hold(game, 1, "arnor")
    assert game.fold(VOTES, 0, 0) == 3


@pytest.mark.rule("OFF-OPT-DS-3")
def test_official_lazax_survivors_are_worth_a_point_to_who_probes_for_them() -> None:
    game = world("official", "lazax_survivors#1", ships="carrier, fighter")
    game.state.action_deck.bag = [*map(CardId, CARDS)]
    table = say(act(game, HERE, STEPS), 0, "probe")
    player = game_of(table).player(0)
    assert (len(player.action_cards), lying(table)) == (3, [])
    assert game_of(table).state.claims == [Claim(0, "lazax_survivors", 1, 1)]


@pytest.mark.rule("OFF-OPT-DS-2")
@pytest.mark.parametrize(("face", "settled"), [(6, 0), (5, 1)])
def test_official_settlers_are_somebodys_people(face: int, settled: int) -> None:
    table = land(world("official", "settlers#1"), 2, [face])
    assert owner(table) == settled
    assert there(table, settled) == units("2 ground_force")
    assert game_of(table).board.on_board(0, "ground_force") == 3 + (2 if settled == 0 else 0)
    assert there(table, 0, f"system:{HERE}") == units("carrier, 3 ground_force")


@pytest.mark.rule("OFF-OPT-DS-2")
@pytest.mark.parametrize("ruleset", BOTH)
def test_a_wormhole_is_discovered(ruleset: str) -> None:
    table = land(world(ruleset, "wormhole_discovery:B"))
    assert game_of(table).galaxy.wormholes(Hex(HERE)) == ("B",)
    table = arrive(void(ruleset, "wormhole_discovery:A"))
    assert game_of(table).galaxy.wormholes(Hex(VOID)) == ("A",)


@pytest.mark.rule("OFF-OPT-DS-2")
def test_official_automated_defense_costs_ships_and_ground_forces_and_is_worth_a_pds() -> None:
    game = world("official", "automated_defense_system#1", ships="carrier, destroyer, 3 ground_force")
    table = land(game, 3, [6, 5])
    say(table, 0, "destroy:destroyer")
    assert there(table) == units("2 ground_force, pds")
    assert (owner(table), lying(table)) == (0, [])
    game = world("official", "automated_defense_system#1", ships="carrier, destroyer, ground_force")
    table = land(game, 1, [6, 5])
    say(table, 0, "destroy:destroyer")
    assert (owner(table), lying(table)) == (-1, ["automated_defense_system#1"])


@pytest.mark.rule("OFF-OPT-DS-2")
def test_official_fighter_ambush_knows_no_barrage_and_a_lost_fleet_loses_the_landing() -> None:
    game = world("official", "fighter_ambush:1#1", ships="carrier, destroyer, 2 ground_force")
    table = land(game, 2, [9, 1, 1])
    assert (owner(table), lying(table)) == (0, [])
    game = world("official", "fighter_ambush:1#1", ships="destroyer, 2 ground_force")
    table = land(game, 2, [1, 9])
    assert (owner(table), there(table), lying(table)) == (-1, [], ["fighter_ambush:1#1"])
    assert there(table, -2, f"system:{HERE}") == []


@pytest.mark.rule("OFF-OPT-DS-2")
def test_official_hidden_factory_builds_two_resources_worth_of_ships() -> None:
    game = world("official", "hidden_factory#1", ships="carrier, ground_force")
    table = land(game)
    assert offers(table, 0) == ["ship:cruiser", "ship:destroyer", "ship:fighter", "done"]
    say(table, 0, "ship:destroyer")
    assert offers(table, 0) == ["ship:destroyer", "ship:fighter", "done"]
    say(table, 0, "ship:fighter", "ship:fighter")
    assert offers(table, 0) == ["done"]
    say(table, 0, "done")
    assert there(table, 0, f"system:{HERE}") == units("destroyer, carrier, 2 fighter")


@pytest.mark.rule("OFF-OPT-DS-2")
def test_official_hostages_are_paid_for_or_lost() -> None:
    game = world("official", "hostage_situation#1")
    game.player(0).trade_goods = 3
    table = say(land(game, 2), 0, "pay")
    assert (owner(table), game_of(table).player(0).trade_goods) == (0, 1)
    game = world("official", "hostage_situation#1")
    game.player(0).trade_goods = 1
    table = land(game, 2)
    assert (owner(table), there(table), lying(table)) == (-1, [], [])


@pytest.mark.rule("OFF-ECO-3")
def test_a_political_card_is_taken_for_a_hostage() -> None:
    game = world("official", "hostage_situation#1")
    game.player(0).trade_goods, game.player(0).political_cards = 1, sorted(map(CardId, game.cards.political_cards))[:1]
    table = say(land(game, 2), 0, "pay")
    after = game_of(table).player(0)
    assert (owner(table), after.trade_goods, after.political_cards) == (0, 0, [])


@pytest.mark.rule("OFF-OPT-DS-2")
@pytest.mark.parametrize("ruleset", BOTH)
def test_native_intelligence_shows_one_counter_anywhere(ruleset: str) -> None:
    game = world(ruleset, "native_intelligence#1")
    game.state.domain_counters |= {Place("planet:thibah"): [CardId("settlers#1")], Place("planet:lor"): [CardId("settlers#2")]}
    table = land(game)
    assert offers(table, 0) == ["planet:thibah", "planet:lor"]
    say(table, 0, "planet:thibah")
    assert game_of(table).state.known == {"settlers#1": [0]}


# -- official counters in space ----------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-SOT-FRN")
def test_official_finds_in_space() -> None:
    table = arrive(void("official", "empty_space#1"))
    assert lying(table, SPACE) == []
    table = say(arrive(void("official", "alien_technology")), 0, "enviro_compensator")
    assert game_of(table).player(0).technologies == ["enviro_compensator"]
    table = say(arrive(void("official", "derelict_ship#1")), 0, "cruiser")
    assert there(table, 0, SPACE) == units("3 cruiser")
    game = void("official", "discovery")
    game.state.action_deck.bag = [CardId(CARDS[2])]
    table = arrive(game)
    assert offers(table, 0) == ["card", "no"]
    assert game_of(say(table, 0, "card")).player(0).action_cards == [CARDS[2]]


@pytest.mark.rule("OFF-SOT-FRN")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_has_come_upon_a_counter_otherwise_meets_it_before_the_action_is_over(seat: int) -> None:
    game = new_game("official", tiles={VOID: "empty_base", "0,1": "empty_se"})
    game.state.domain_counters = {Place(SPACE): [CardId("discovery")], Place("system:0,1"): [CardId("empty_space#1")]}
    game.state.action_deck.bag = [CardId(CARDS[2])]
    put(game, seat, VOID, "cruiser")
    table = say(act(game, HERE, ["tactical.end"]), seat, "card")
    assert game_of(table).player(seat).action_cards == [CARDS[2]]
    assert (lying(table, SPACE), lying(table, "system:0,1")) == ([], ["empty_space#1"])
    assert game_of(table).state.action is None


@pytest.mark.rule("OFF-SOT-FRN")
def test_an_official_gravity_rift_or_supernova_stays() -> None:
    table = arrive(void("official", "gravity_rift"))
    assert game_of(table).galaxy.anomaly(Hex(VOID)) == "gravity_rift"
    assert there(table, 0, SPACE) == units("2 cruiser")
    table = arrive(void("official", "supernova"))
    assert game_of(table).galaxy.anomaly(Hex(VOID)) == "supernova"
    assert (there(table, 0, SPACE), game_of(table).tactical.may_activate(1, Hex(VOID)).clause) == ([], "OFF-SYS-3")


@pytest.mark.rule("OFF-SOT-FRN")
def test_a_wormhole_printed_there_stays() -> None:
    game = new_game("official", tiles={VOID: "wormhole_a"})
    game.state.domain_counters = {Place(SPACE): [CardId("gravity_rift")]}
    put(game, 0, VOID, "cruiser")
    game = game_of(arrive(game))
    assert (game.galaxy.anomaly(Hex(VOID)), game.galaxy.wormholes(Hex(VOID))) == ("gravity_rift", ("A",))


@pytest.mark.rule("OFF-SOT-FRN")
def test_the_precursor_station_brings_victory_nearer() -> None:
    game = game_of(arrive(void("official", "precursor_space_station")))
    assert [game.fold(GOAL, 10, seat) for seat in (0, 1)] == [9, 10]
    game.board.remove(0, Place(SPACE), units("2 cruiser"), "test")
    assert game.fold(GOAL, 10, 0) == 10
    game.state.claims = [Claim(0, "test", 9, 1)]
    put(game, 0, VOID, "cruiser")

    async def status_phase(game: Game) -> None:
        game.victory.check()

    assert trial(game, status_phase).over


@pytest.mark.rule("OFF-SOT-FRN")
def test_official_pirates_take_all_goods_or_fight() -> None:
    game = void("official", "space_pirates#1")
    game.player(0).trade_goods = 5
    table = say(arrive(game), 0, "pay")
    assert game_of(table).player(0).trade_goods == 0
    table = arrive(void("official", "space_pirates#1"), [7, 7, 1])
    assert there(table, -2, SPACE) == []
    assert (lying(table, SPACE), there(table, 0, SPACE)) == ([], units("2 cruiser"))
    table = arrive(void("official", "space_pirates#1", ships="destroyer"), [1, 5])
    assert (lying(table, SPACE), there(table, 0, SPACE)) == ([], [])


# -- the Custodians ----------------------------------------------------------------------------------------------------


def custodians(ruleset: str, ships: str, dice: Sequence[int], number: int) -> Table:
    game = new_game(ruleset)
    put(game, 0, "0,0", ships)
    for counter in ("custodian_fighters:3", "custodian_ground_forces:2"):
        game.domain_counters.lay(Place("planet:mecatol_rex"), CardId(counter))
    table = act(game, "0,0", STEPS, dice)
    while asks(table, 0) == "raze":
        say(table, 0, "no")
    return say(table, 0, *["land:mecatol_rex:ground_force"] * number, "done")


@pytest.mark.parametrize("ruleset", ["official", "cp"])
@pytest.mark.rule("OFF-SE-CUS", "CP-OPT-17")
def test_mecatol_rex_is_guarded_by_fighters_and_then_ground_forces(ruleset: str) -> None:
    table = custodians(ruleset, "2 cruiser, carrier, 3 ground_force", [7, 7, 9, 1, 1, 1, 8, 8, 1, 1, 1], 3)
    assert owner(table, PlanetId("mecatol_rex")) == 0
    assert lying(table, "planet:mecatol_rex") == []
    said = told(table)
    assert said.index("battlebegan") < said.index("invasionbegan")


@pytest.mark.rule("OFF-SE-CUS")
def test_custodians_stay_until_they_are_beaten() -> None:
    table = custodians("official", "destroyer, ground_force", [1, 9, 9, 9], 1)
    assert owner(table, PlanetId("mecatol_rex")) == -1
    assert lying(table, "planet:mecatol_rex") == ["custodian_fighters:3", "custodian_ground_forces:2"]


@pytest.mark.rule("OFF-SE-CUS")
def test_custodians_go_when_the_planet_is_gained_otherwise() -> None:
    game = new_game("official")
    game.domain_counters.lay(Place("planet:mecatol_rex"), CardId("custodian_fighters:3"))

    async def annex(game: Game) -> None:
        await game.invasion.gain(0, PlanetId("mecatol_rex"), "annexation")

    assert lying(trial(game, annex), "planet:mecatol_rex") == []


@pytest.mark.rule("SA17-DOM-04")
def test_in_shattered_ascension_the_planet_may_be_fought_for_first() -> None:
    dice = [5, 8, 1, 1, 7, 7, 9, 1, 1, 1, 1]
    table = custodians("sa17", "2 cruiser, carrier, dreadnought, 3 ground_force", dice, 3)
    say(table, 0, "custodian_fighters:3")
    assert (asks(table, 0), offers(table, 0)) == ("first_battle", ["space", "planet"])
    say(table, 0, "planet")
    assert offers(table, 0) == ["bombard:mecatol_rex:dreadnought", "done"]
    stay(say(table, 0, "bombard:mecatol_rex:dreadnought", "done"))
    said = told(table)
    assert said.index("invasionbegan") < said.index("battlebegan")
    assert owner(table, PlanetId("mecatol_rex")) == 0


# -- Shattered Ascension: green ----------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-DOM-01")
def test_natural_wealth_lies_on_the_planet() -> None:
    table = land(world("sa17", "natural_wealth:4#1"))
    assert game_of(table).board.planet(PlanetId("arnor")).wealth == 4
    say(table, 0, "take")  # the first at the end of the same action
    assert (game_of(table).player(0).trade_goods, game_of(table).board.planet(PlanetId("arnor")).wealth) == (1, 3)


@pytest.mark.rule("SA17-DOM-01")
def test_hidden_factory_produces_two_capacity_worth_of_ships_for_one_resource_less() -> None:
    game = world("sa17", "hidden_factory#1", ships="carrier, ground_force")
    hold(game, 1, "jord")
    game.player(0).trade_goods = 2
    table = land(game)
    assert offers(table, 0) == ["ship:cruiser", "ship:destroyer", "ship:carrier", "ship:fighter", "done"]
    say(table, 0, "ship:cruiser")
    assert offers(table, 0) == ["ship:destroyer", "ship:fighter", "done"]
    say(table, 0, "ship:fighter", "done")
    assert there(table, 0, f"system:{HERE}") == units("cruiser, carrier, fighter")
    assert game_of(table).player(0).trade_goods == 0


@pytest.mark.rule("SA17-DOM-01")
def test_industrial_society_gives_an_exhausted_dock_and_the_planet_arrives_exhausted() -> None:
    table = land(world("sa17", "industrial_society#1"))
    assert there(table) == units("ground_force, space_dock!exhausted")
    assert game_of(table).board.planet(PlanetId("arnor")).exhausted


@pytest.mark.rule("SA17-DOM-01")
def test_lazax_survivors_stay_with_the_planet() -> None:
    game = game_of(land(world("sa17", "lazax_survivors#1")))
    assert [game.fold(VOTES, 0, seat) for seat in (0, 1)] == [3, 0]
    assert "lazax_survivors" in game.board.planet(PlanetId("arnor")).tokens
    game.board.set_planet(replace(game.board.planet(PlanetId("arnor")), owner=1))
    assert [game.fold(VOTES, 0, seat) for seat in (0, 1)] == [0, 3]


@pytest.mark.rule("SA17-DOM-01")
def test_uncharted_habitats_become_a_trade_station() -> None:
    game = game_of(arrive(void("sa17", "uncharted_habitats")))
    station = game.board.planet(PlanetId("uncharted_habitats"))
    assert (station.owner, station.exhausted) == (0, True)
    assert (game.economy.resources(station.id), game.economy.influence(station.id)) == (0, 1)
    assert game.board.system_of(station.id) == VOID


@pytest.mark.rule("SA17-DOM-01")
def test_a_ship_graveyard_yields_a_ship_at_half_price_or_a_counter() -> None:
    game = void("sa17", "ship_graveyard#1")
    game.player(0).trade_goods = 1
    hold(game, 1, "jord")
    table = arrive(game)
    assert offers(table, 0) == ["ship:cruiser", "ship:destroyer", "ship:carrier", "counter"]
    say(table, 0, "ship:carrier")
    assert there(table, 0, SPACE) == units("2 cruiser, carrier")
    assert game_of(table).player(0).trade_goods == 0
    table = say(arrive(void("sa17", "ship_graveyard#1")), 0, "counter")
    assert game_of(table).player(0).fleet == 4


@pytest.mark.rule("SA17-DOM-01")
def test_a_discovery_is_a_card_or_a_counter() -> None:
    game = void("sa17", "discovery")
    game.state.action_deck.bag = [CardId(CARDS[0])]
    table = arrive(game)
    assert offers(table, 0) == ["card", "counter"]
    counted = say(table.fork(), 0, "counter", "pool")
    assert (game_of(counted).player(0).pool, game_of(counted).player(0).action_cards) == (4, [])
    say(table, 0, "card")
    assert game_of(table).player(0).action_cards == [CARDS[0]]


@pytest.mark.rule("SA17-DOM-01")
def test_alien_technology_is_used_by_whoever_holds_the_place() -> None:
    table = arrive(void("sa17", "alien_technology"))
    assert asks(table, 0) == "alien_technology"
    say(table, 0, "hylar_v_assault_laser")
    game = game_of(table)
    assert [e.owner for e in game.state.effects if e.key == "hylar_v_assault_laser"] == [0]
    assert game.player(0).technologies == []
    game.board.remove(0, Place(SPACE), units("2 cruiser"), "test")
    put(game, 1, VOID, "cruiser")
    table = say(act(game, VOID, ("tactical.end",)), 1, "antimass_deflectors")
    kept = [(e.key, e.owner) for e in game_of(table).state.effects if e.key in ("hylar_v_assault_laser", "antimass_deflectors")]
    assert kept == [("antimass_deflectors", 1)]


@pytest.mark.rule("SA17-DOM-01")
def test_alien_technology_on_a_planet_is_used_by_nobody_once_nobody_holds_the_planet() -> None:
    table = say(land(world("sa17", "alien_technology")), 0, "hylar_v_assault_laser")
    game = game_of(table)
    assert game.board.planet(PlanetId("arnor")).tokens == ("alien_technology",)
    assert [e.owner for e in game.state.effects if e.key == "hylar_v_assault_laser"] == [0]
    game.board.remove(0, Place(PLANET), units("ground_force"), "test")
    hold(game, -1, "arnor")
    table = act(game, HERE, ("tactical.end",))
    assert not table.pending
    assert [e.key for e in game_of(table).state.effects if e.key == "hylar_v_assault_laser"] == []


@pytest.mark.rule("SA17-DOM-01")
def test_void_space_is_nothing() -> None:
    table = arrive(void("sa17", "void_space#1"))
    assert lying(table, SPACE) == []


# -- Shattered Ascension: red ------------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-DOM-01")
def test_neutron_radiation_cancels_the_next_refresh() -> None:
    game = game_of(land(world("sa17", "neutron_radiation#1")))
    assert (game.board.planet(PlanetId("arnor")).owner, game.board.planet(PlanetId("arnor")).exhausted) == (0, True)
    game.board.refresh(0, [PlanetId("arnor")])
    assert game.board.planet(PlanetId("arnor")).exhausted
    game.board.refresh(0, [PlanetId("arnor")])
    assert not game.board.planet(PlanetId("arnor")).exhausted


@pytest.mark.rule("SA17-DOM-01")
def test_settlers_are_invaded_or_left_alone() -> None:
    game = world("sa17", "settlers#1")
    trade(game, 0, 1)
    table = land(game, 3, [8, 8, 1, 1, 1])
    assert (owner(table), there(table, 1)) == (1, units("2 ground_force"))
    say(table, 0, "invade")
    assert owner(table) == 0
    assert game_of(table).state.agreements == []  # an invasion like any other
    game = world("sa17", "settlers#1", ships="carrier, dreadnought, 2 ground_force")
    trade(game, 0, 1)
    table = say(land(game, 2), 0, "call_off")
    assert there(table, 0, f"system:{HERE}") == units("dreadnought, carrier, 2 ground_force")
    assert not table.pending  # the planet is not bombarded either
    assert (owner(table), len(game_of(table).state.agreements)) == (1, 1)


@pytest.mark.rule("SA17-DOM-02")
def test_settlers_are_invaded_once_the_locals_are_beaten() -> None:
    table = land(world("sa17", "settlers#1", "hostile_locals:1#1"), 3, [8, 1, 1, 1, 8, 8, 1, 1, 1])
    say(table, 0, "hostile_locals:1#1", "invade")
    assert told(table).count("invasionbegan") == 2
    promoted = units("ground_force, 2 shock_troop")  # a promotion for each combat (SA17-UNI-14)
    assert (owner(table), there(table), there(table, 1)) == (0, promoted, [])


@pytest.mark.rule("SA17-DOM-01")
def test_bio_hazard_is_a_hit_and_stays_until_the_planet_is_taken() -> None:
    table = land(world("sa17", "biohazard#1"), 1)
    assert (owner(table), lying(table)) == (-1, ["biohazard#1"])
    table = land(world("sa17", "biohazard#1"), 2)
    assert (owner(table), lying(table), there(table)) == (0, [], units("ground_force"))


@pytest.mark.rule("SA17-UNI-23")
def test_bio_hazard_hits_armor() -> None:
    table = land(world("sa17", "biohazard#1", ships="carrier, mechanized_unit"), 1, kind="mechanized_unit")
    say(table, 0, "sustain:mechanized_unit")
    assert there(table) == units("mechanized_unit*1")


@pytest.mark.rule("SA17-DOM-01")
def test_a_fighter_ambush_that_wins_leaves_the_landing_alone() -> None:
    game = world("sa17", "fighter_ambush:1#1", ships="cruiser, 2 ground_force")
    table = stay(land(game, 2, [1, 9]))
    assert (there(table, 0, f"system:{HERE}"), there(table, -2, f"system:{HERE}")) == ([], [])
    assert (owner(table), lying(table), there(table)) == (0, [], units("2 ground_force"))
    game = world("sa17", "fighter_ambush:1#1", ships="destroyer, ground_force")
    table = land(game, 1, [9, 1])  # Anti-Fighter Barrage
    assert owner(table) == 0


@pytest.mark.rule("SA17-DOM-01")
def test_automated_defence_fires_shields_and_defends_and_is_worth_a_pds() -> None:
    game = world("sa17", "automated_defence#1", ships="cruiser, carrier, 3 ground_force")
    table = land(game, 3, [6, 5, 6, 5])
    say(table, 0, "destroy:cruiser")
    assert there(table) == units("2 ground_force, pds")
    assert (owner(table), lying(table), there(table, -2)) == (0, [], [])
    game = world("sa17", "automated_defence#1", ships="carrier, ground_force")
    table = land(game, 1, [1, 1, 6, 1])
    assert (owner(table), lying(table)) == (-1, ["automated_defence#1"])


@pytest.mark.rule("SA17-DOM-01")
@pytest.mark.parametrize(("face", "strength"), [(1, 1), (2, 1), (5, 3), (10, 5)])
def test_hostiles_and_natural_wealth_are_of_one_strength(face: int, strength: int) -> None:
    game = world("sa17", "hostiles_and_natural_wealth#1", ships="carrier, 6 ground_force")
    table = land(game, 6, [face, *[8] * 6, *[1] * strength])
    say(table, 0, "take")
    assert owner(table) == 0
    game = game_of(table)
    assert game.board.deeds("invaded_planet", 0)[0].amount == strength
    assert game.player(0).trade_goods + game.board.planet(PlanetId("arnor")).wealth == strength


@pytest.mark.rule("SA17-DOM-01")
def test_a_warp_gyre_throws_the_fleet_elsewhere_and_the_action_goes_on_there() -> None:
    game = void("sa17", "warp_gyre", ships="carrier, ground_force")
    put(game, 1, "1,-1", "cruiser")
    game.state.leaders = (Leader("sol_admiral", "admiral", 0, Place(SPACE), ship="carrier"),)
    table = arrive(game, (), "landing.begin", "invasion.begin")
    assert "system:1,-1" not in offers(table, 0)
    assert "system:0,0" in offers(table, 0)
    say(table, 0, "system:1,1")
    game = game_of(table)
    assert game.board.system(Hex(HERE)).counters == (0,)
    assert (game.board.action.system, game.state.leaders[0].where) == (HERE, f"system:{HERE}")
    assert offers(table, 0)[0] == "land:arnor:ground_force"
    say(table, 0, "land:arnor:ground_force", "done")
    assert owner(table) == 0


@pytest.mark.rule("SA17-DOM-01")
def test_maneuvering_jets_may_resist_a_warp_gyre() -> None:
    game = void("sa17", "warp_gyre")
    give(game, 0, "maneuvering_jets")
    table = arrive(game)
    assert offers(table, 0) == ["resist", "go"]
    say(table, 0, "resist")
    assert there(table, 0, SPACE) == units("2 cruiser")


@pytest.mark.rule("SA17-DOM-01")
def test_pirates_are_paid_or_fought_for_a_reward() -> None:
    game = void("sa17", "space_pirates#1")
    game.player(0).trade_goods = 3
    table = say(arrive(game), 0, "pay")
    assert (game_of(table).player(0).trade_goods, lying(table, SPACE)) == (1, [])
    for goods, choice in (2, ["fight", "pay"]), (1, []):
        game = void("sa17", "space_pirates#1")
        game.player(0).trade_goods = goods
        assert [key for key in sorted(offers(arrive(game, [1] * 20), 0)) if key in ("fight", "pay")] == choice
    table = stay(arrive(void("sa17", "space_pirates#1"), [7, 7, 1, 1]))
    assert (game_of(table).player(0).trade_goods, lying(table, SPACE), there(table, -2, SPACE)) == (2, [], [])
    table = stay(arrive(void("sa17", "space_pirates#1", ships="destroyer"), [1, 5, 5]))
    assert (there(table, 0, SPACE), lying(table, SPACE)) == ([], ["space_pirates#1"])


@pytest.mark.rule("SA17-DOM-01")
def test_a_sudden_collision_costs_a_hit_or_cargo() -> None:
    table = arrive(void("sa17", "sudden_collision", ships="carrier, 2 ground_force"))
    say(table, 0, "cargo")
    assert there(table, 0, SPACE) == units("carrier, ground_force")
    table = arrive(void("sa17", "sudden_collision", ships="2 cruiser"))
    assert there(table, 0, SPACE) == units("cruiser")
    game = void("sa17", "sudden_collision")
    give(game, 0, "antimass_deflectors")
    assert there(arrive(game), 0, SPACE) == units("2 cruiser")
