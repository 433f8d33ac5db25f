"""The second reading: what Domain Counters and Artifacts do, in scenes."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from leading import lead
from races.racing import race_game
from readings.reading import refuse
from tables import asks, game_of, hold, new_game, offers, play, put, say, units
from trial import give, trial

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.official.game import Game
from mecatol.rules.state import Action, CardId, Place, PlanetId

HERE, VOID = "1,1", "1,0"  # Arnor and Lor; made empty where a scene needs space
PLANET, SPACE = Place("planet:arnor"), Place(f"system:{VOID}")
LOR = Place("planet:lor")
BOTH = pytest.mark.parametrize("ruleset", ["official", "sa17"])
STEPS = ("landing.begin", "bombardment.begin", "invasion.begin", "tactical.end")


def world(ruleset: str, *counters: str, ships: str = "carrier, 3 ground_force", seats: int = 2) -> Game:
    """Seat 0 has ships over Arnor, on which counters lie."""
    game = new_game(ruleset, seats)
    game.state.domain_counters = {PLANET: sorted(map(CardId, counters))}
    put(game, 0, HERE, ships)
    return game


def land(game: Game, number: int = 1, dice: Sequence[int] = ()) -> Table:
    """So many Ground Forces land on Arnor; the action goes on to its end."""
    game.state.action = Action(0, "tactical", Hex(HERE))
    game.begin_scope("action")
    table = play(game, *(Step(name, 0, HERE) for name in STEPS), dice=dice)
    while asks(table, 0) != "landing":
        say(table, 0, "no")
    return say(table, 0, *["land:arnor:ground_force"] * number, "done")


def arrive(ruleset: str, counter: str, ships: str = "2 cruiser", goods: int = 0, *knows: str, dice: Sequence[int] = ()) -> Table:
    """Seat 0's ships end their movement in an empty system, in which a counter lies."""
    game = new_game(ruleset, tiles={VOID: "empty_base"})
    game.state.domain_counters = {SPACE: [CardId(counter)]}
    put(game, 0, VOID, ships)
    hold(game, 1, "jord")
    game.player(0).trade_goods = goods
    give(game, 0, *knows)
    game.state.action = Action(0, "tactical", Hex(VOID))
    game.begin_scope("action")

    async def movement(game: Game) -> None:
        game.then(Step("tactical.end", 0, VOID))
        await game.domain_counters.explore_space(0, Hex(VOID))

    return trial(game, movement, dice)


def lying(table: Table, place: Place = PLANET) -> list[CardId]:
    return game_of(table).domain_counters.at(place)


def there(table: Table, seat: int = 0, where: Place = PLANET) -> list[object]:
    return list(game_of(table).board.units(seat, where))


def owner(table: Table) -> int:
    return game_of(table).board.planet(PlanetId("arnor")).owner


# -- on planets --------------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("OFF-OPT-DS-2", "SA17-DOM-01")
def test_native_intelligence_shows_one_counter_where_several_lie(ruleset: str) -> None:
    """One face-down counter anywhere, to the finder alone."""
    game = world(ruleset, "native_intelligence#1")
    game.state.domain_counters[LOR] = [CardId("hostile_locals:1#1"), CardId("peaceful_annexation#1")]
    table = land(game)
    known = [game_of(table).state.known.get(counter, []) for counter in lying(table, LOR)]
    assert sorted(known) == [[], [0]]


@pytest.mark.rule("SA17-DOM-01")
def test_natural_wealth_is_one_stack_and_yields_one_good_at_a_time() -> None:
    """What lies there already and what is found merge; one at the end of the action that found it."""
    table = land(world("sa17", "natural_wealth:2#1", "natural_wealth:4#1"))
    while asks(table, 0) == "next_counter":
        say(table, 0, offers(table, 0)[0])
    assert game_of(table).board.planet(PlanetId("arnor")).wealth == 6
    say(table, 0, "take")
    assert (game_of(table).board.planet(PlanetId("arnor")).wealth, game_of(table).player(0).trade_goods) == (5, 1)
    assert not table.pending


@pytest.mark.rule("SA17-DOM-01")
def test_a_hidden_factory_has_capacity_for_one_dreadnought_and_no_more() -> None:
    """Two production capacity in all, one resource free: a Dreadnought for four."""
    game = world("sa17", "hidden_factory#1", ships="carrier, ground_force")
    hold(game, 1, "jord")
    game.player(0).trade_goods = 6
    table = say(land(game), 0, "ship:dreadnought")
    assert offers(table, 0) == ["done"]
    say(table, 0, "done")
    assert there(table, 0, Place(f"system:{HERE}")) == units("dreadnought, carrier")
    assert game_of(table).player(0).trade_goods == 2


@pytest.mark.rule("OFF-OPT-DS-2")
def test_an_official_hidden_factory_costs_nothing_and_is_worth_two_resources() -> None:
    """Two Destroyers or a Cruiser, never a ship for more."""
    table = land(world("official", "hidden_factory#1", ships="carrier, ground_force"))
    assert "ship:carrier" not in offers(table, 0)
    say(table, 0, "ship:destroyer", "ship:destroyer", "done")
    assert there(table, 0, Place(f"system:{HERE}")) == units("2 destroyer, carrier")


@BOTH
@pytest.mark.rule("OFF-OPT-DS-2", "SA17-DOM-01")
def test_who_has_no_dock_left_finds_none(ruleset: str) -> None:
    """The limit of docks applies; officially the planet is refreshed all the same."""
    game = world(ruleset, "industrial_society#1")
    for planet in ("jord", "lor", "wellon", "thibah", "tarmann")[: 3 if ruleset == "official" else 5]:
        hold(game, 0, planet)
        put(game, 0, planet, "space_dock")
    table = land(game)
    assert there(table) == units("ground_force")
    assert game_of(table).board.planet(PlanetId("arnor")).exhausted is (ruleset == "sa17")


@pytest.mark.rule("OFF-OPT-DS-2")
def test_the_free_dock_of_an_industrial_society_may_be_left() -> None:
    """You may place it; the planet arrives refreshed."""
    table = say(land(world("official", "industrial_society#1")), 0, "no")
    assert (there(table), game_of(table).board.planet(PlanetId("arnor")).exhausted) == (units("ground_force"), False)


@pytest.mark.rule("SA17-DOM-01")
def test_the_saar_find_two_goods_in_an_industrial_society() -> None:
    """Their docks float."""
    game = race_game("sa17", "saar")
    game.state.domain_counters = {PLANET: [CardId("industrial_society#1")]}
    put(game, 0, HERE, "carrier, 3 ground_force")
    before = game.player(0).trade_goods
    table = land(game)
    assert there(table) == units("ground_force")
    gained = game_of(table).player(0).trade_goods - before
    assert gained == 2 + 1, "and one for the planet"


@pytest.mark.rule("SA17-DOM-04")
def test_hostile_locals_are_at_full_strength_again_after_a_failed_landing() -> None:
    """One of two falls, the landing fails: the counter is put back as it was."""
    table = land(world("sa17", "hostile_locals:2#1"), 1, [8, 8, 8])
    assert (owner(table), lying(table)) == (-1, ["hostile_locals:2#1"])
    assert not game_of(table).board.stacks(PLANET)


@pytest.mark.rule("SA17-LDR-25", "OFF-OPT-LDR-2")
@pytest.mark.parametrize(("ruleset", "lives"), [("official", False), ("sa17", True)])
def test_what_landed_beside_a_beaten_army_is_lost_with_it(ruleset: str, lives: bool) -> None:
    """PDS are destroyed. A Leader is killed officially; in Shattered Ascension nobody is there to capture him, and he escapes."""
    game = world(ruleset, "hostile_locals:2#1", ships="carrier, ground_force, pds")
    lead(game, 0, "sol_connor", f"system:{HERE}", "carrier")
    game.state.action, game.state.active = Action(0, "tactical", Hex(HERE)), 0
    game.begin_scope("action")
    table = play(game, *(Step(name, 0, HERE) for name in STEPS), dice=[1, 8, 8, 5])
    while asks(table, 0) != "landing":
        say(table, 0, offers(table, 0)[-1])
    say(table, 0, "land:arnor:ground_force", "land:arnor:pds", "land:arnor:sol_connor", "done")
    refuse(table)
    assert (owner(table), there(table)) == (-1, [])
    assert bool(game_of(table).leaders.find("sol_connor").where) is lives


@pytest.mark.rule("SA17-DOM-01")
def test_automated_defence_cannot_be_captured_and_leaves_one_pds() -> None:
    """Shock Troops take the planet: two PDS stood there, one is theirs."""
    game = world("sa17", "automated_defence#1", ships="carrier, 2 ground_force")
    table = land(game, 2, [1, 1, 1, 1, 1, 1])
    while asks(table, 0) == "capture":
        say(table, 0, "done")
    assert (owner(table), there(table)) == (0, units("2 ground_force, pds"))


@pytest.mark.rule("OFF-OPT-DS-2")
def test_the_official_biohazard_lies_there_until_somebody_gets_through() -> None:
    """A lone Ground Force is lost and the counter stays; of two one takes the planet, and it is gone."""
    table = land(world("official", "biohazard#1"), 1)
    assert (owner(table), lying(table)) == (-1, ["biohazard#1"])
    table = land(world("official", "biohazard#1"), 2)
    assert (owner(table), there(table), lying(table)) == (0, units("ground_force"), [])


@BOTH
@pytest.mark.rule("OFF-POL-1", "SA17-DOM-01")
def test_lazax_survivors_are_three_votes(ruleset: str) -> None:
    """Beside the votes of planets."""
    table = land(world(ruleset, "lazax_survivors#1"))
    game = game_of(table)
    assert game.politics.votes(0) == game.economy.influence(PlanetId("jord")) + 3


# -- in space ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-DOM-01")
def test_a_ship_graveyard_has_no_war_sun_no_flagship_and_nothing_beyond_fleet_supply() -> None:
    """With three ships of three only Fighters would fit, and nobody carries them: the counter is left."""
    table = arrive("sa17", "ship_graveyard#1", "2 cruiser", 20, "war_sun")
    assert offers(table, 0) == ["ship:dreadnought", "ship:cruiser", "ship:destroyer", "ship:carrier", "counter"]
    table = arrive("sa17", "ship_graveyard#1", "3 cruiser", 20, "war_sun")
    assert game_of(table).player(0).fleet == 4


@pytest.mark.rule("SA17-DOM-01")
@pytest.mark.parametrize(("ship", "price"), [("dreadnought", 2), ("carrier", 1), ("cruiser", 1), ("destroyer", 0)])
def test_a_wreck_costs_half_rounded_down(ship: str, price: int) -> None:
    table = say(arrive("sa17", "ship_graveyard#1", "cruiser", 5), 0, f"ship:{ship}")
    assert game_of(table).player(0).trade_goods == 5 - price


@pytest.mark.rule("SA17-DOM-01")
def test_with_one_good_pirates_are_not_paid_and_who_beats_them_has_two() -> None:
    """A Dreadnought appears; the reward is for whoever is there when the action is over."""
    table = arrive("sa17", "space_pirates#1", "2 cruiser", 1, dice=[10, 10, 1, 1, 10, 10])
    while table.pending and any(key.startswith("retreat") or key == "no" for key in offers(table, 0)):
        say(table, 0, "no")
    assert game_of(table).player(0).trade_goods == 3
    assert lying(table, SPACE) == []


@pytest.mark.rule("OFF-SOT-FRN")
def test_official_pirates_take_every_good() -> None:
    table = arrive("official", "space_pirates#1", "cruiser", 7)
    assert offers(table, 0) == ["pay", "fight"]
    assert game_of(say(table, 0, "pay")).player(0).trade_goods == 0


@pytest.mark.rule("SA17-DOM-01")
def test_a_collision_without_cargo_is_a_hit_and_deflectors_keep_it_off() -> None:
    """Nothing to choose where nothing is aboard."""
    table = arrive("sa17", "sudden_collision", "cruiser")
    assert (there(table, 0, SPACE), table.pending) == ([], ())
    table = arrive("sa17", "sudden_collision", "cruiser", 0, "antimass_deflectors")
    assert there(table, 0, SPACE) == units("cruiser")


@pytest.mark.rule("SA17-DOM-01")
def test_a_warp_gyre_without_a_counter_in_reinforcements_does_nothing() -> None:
    """It moves the ships if able, and the system is activated from reinforcements."""
    table = arrive("sa17", "warp_gyre", "2 cruiser")
    assert asks(table, 0) == "warp_gyre"
    before = game_of(table).board.reinforcements(0)
    to = Place(offers(table, 0)[0])
    say(table, 0, to)
    game = game_of(table)
    assert there(table, 0, to) == units("2 cruiser")
    assert 0 in game.board.system(Hex(to.removeprefix("system:"))).counters
    assert game.board.reinforcements(0) == before - 1


def retreated(ruleset: str, counter: str, dice: Sequence[int]) -> Table:
    """Seat 1 retreats from seat 0 into an empty system, in which a counter lies."""
    game = new_game(ruleset, tiles={VOID: "empty_base"})
    game.state.domain_counters = {SPACE: [CardId(counter)]}
    put(game, 0, "0,0", "2 cruiser")
    put(game, 1, "0,0", "2 cruiser")
    game.board.lay_counter(1, Hex(VOID), "reinforcements")
    game.state.action, game.state.active = Action(0, "tactical", Hex("0,0")), 0
    game.begin_scope("action")
    table = play(game, Step("space_battle.begin", 0, "0,0"), Step("tactical.end", 0, "0,0"), dice=dice)
    while table.pending:
        seat = table.pending[0].seat
        keys = offers(table, seat)
        wanted = [
            key for key in (f"retreat:{VOID}", "fight", "no", "pass") if key in keys and (seat == 1 or key != f"retreat:{VOID}")
        ]
        say(table, seat, next(iter(wanted), keys[0]))
    return table


@pytest.mark.rule("OFF-SOT-FRN", "SA17-DOM-01")
@pytest.mark.parametrize(("ruleset", "counter"), [("official", "abandoned_transport"), ("sa17", "abandoned_freighters")])
def test_who_retreats_into_a_counter_meets_it_before_the_action_is_over(ruleset: str, counter: str) -> None:
    """Units have ended their movement there, whoever's action it is."""
    table = retreated(ruleset, counter, [1] * 8)
    assert there(table, 1, SPACE) == units("2 cruiser")
    assert (game_of(table).player(1).trade_goods, lying(table, SPACE)) == (2, [])


@pytest.mark.rule("SA17-DOM-01")
def test_who_retreats_among_pirates_fights_them() -> None:
    """A Dreadnought appears, and is beaten for two goods."""
    table = retreated("sa17", "space_pirates#1", [1, 1, 1, 1, 10, 10, 1, 1])
    assert lying(table, SPACE) == []
    assert (game_of(table).player(1).trade_goods, game_of(table).board.units(-2, SPACE)) == (2, ())
    assert game_of(table).state.action is None


@BOTH
@pytest.mark.rule("SA17-NOM-11", "OFF-SOT-FRN")
def test_a_discovered_wormhole_need_not_be_held(ruleset: str) -> None:
    """Keeper of Gates asks for printed wormholes."""
    game = new_game(ruleset, tiles={VOID: "wormhole_a", "0,1": "wormhole_b"})
    game.state.domain_counters = {Place("system:-1,1"): [CardId("wormhole_discovery:A#1")]}
    put(game, 0, VOID, "cruiser")
    put(game, 0, "0,1", "cruiser")
    put(game, 1, "-1,1", "cruiser")

    async def movement(game: Game) -> None:
        await game.domain_counters.explore_space(1, Hex("-1,1"))

    game = game_of(trial(game, movement))
    assert "A" in game.galaxy.wormholes(Hex("-1,1"))
    assert game.objectives.qualifies(0, "keeper_of_gates")


# -- Artifacts ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-SE-ART", "SA17-ART-05")
@pytest.mark.parametrize(("ruleset", "goods"), [("official", 0), ("sa17", 2)])
def test_an_empty_artifact_is_gone_and_worth_something_in_shattered_ascension(ruleset: str, goods: int) -> None:
    """A blank one is discarded; SA pays its finder two goods."""
    game = world(ruleset)
    blank = next(name for name, entry in game.cards.artifacts.items() if not entry.colour)
    game.state.artifacts[PLANET] = [CardId(f"{blank}#1")]
    table = land(game)
    assert (game_of(table).artifacts.at(PLANET), game_of(table).player(0).trade_goods) == ([], goods)


@pytest.mark.rule("OFF-SE-ART", "SA17-OBJ-01")
@pytest.mark.parametrize(("ruleset", "points"), [("official", 1), ("sa17", 0)])
def test_an_artifact_is_a_point_at_once_officially_and_at_the_next_claiming_in_shattered_ascension(
    ruleset: str, points: int
) -> None:
    """The Special Objective moves with the planet."""
    game = world(ruleset)
    game.state.artifacts[PLANET] = [CardId("lazax_armory")]
    game.state.special = [CardId("lazax_armory")]
    table = land(game)
    assert game_of(table).victory.points(0) == points
    table = play(game_of(table), Step("status_phase.claim_objectives"))
    assert game_of(table).victory.points(0) == 1


@pytest.mark.rule("OFF-UNI-3")
@pytest.mark.parametrize(("ruleset", "counter"), [("official", "automated_defense_system#1"), ("sa17", "automated_defence#1")])
def test_fighters_whose_carrier_is_shot_down_by_defences_are_lost_at_once(ruleset: str, counter: str) -> None:
    """Nothing that is built later in the action could save them."""
    table = land(world(ruleset, counter, ships="carrier, ground_force, 2 fighter, destroyer"), dice=[10, *[1] * 20])
    while asks(table, 0) == "casualty":
        say(table, 0, "destroy:carrier")
    assert there(table, where=Place(f"system:{HERE}")) == units("destroyer")
