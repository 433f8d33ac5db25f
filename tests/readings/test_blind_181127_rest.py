"""A third sample, drawn blindly and read from its print alone: races, technologies, Strategy Cards, counters and objectives."""

from __future__ import annotations

import balloting
import pytest
from balloting import abstains, assembly, write
from intrigue import council, past
from leading import acting
from races.racing import HERE, HOME, battle, become, landed, race_game, rolls, units_in, use
from readings.reading import SPACE, actions, enact, held, owner, refuse, turn, wide
from skirmish import until
from strategic import counters, exhaust, holding, plays, uses
from tables import asks, game_of, hold, offers, play, put, say
from trial import give

from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.rules.official.construction import Job
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import on_planet
from mecatol.rules.state import NEUTRAL, NOBODY, CardId, Place, PlanetId

BOTH = pytest.mark.parametrize("ruleset", ["official -tactical_retreats", "sa17 -tactical_retreats"])
THRONE = "official strategy=base +age_of_empire +ancient_throne"
WORLD = "planet:thibah"


# -- Imperial II -----------------------------------------------------------------------------------------------------------


def throne() -> Game:
    """Two players have a Space Dock, and the first of them Imperial II."""
    game = holding(THRONE, {"imperial_ii": 0})
    put(game, 0, "jord", "space_dock")
    put(game, 1, "arc_prime", "space_dock")
    return game


@pytest.mark.content("official:political/aggressive_strategy")
@pytest.mark.rule("OFF-OPT-HW")
def test_where_no_secondary_can_be_used_the_throne_does_not_mobilize_either() -> None:
    """Option b is the secondary: what bars secondaries bars it, and the throne is what is left."""
    game = throne()
    game.begin_effect("official_no_secondaries", NOBODY, "law", until="round")
    table = plays(game, "imperial_ii")
    assert asks(table, 0) != "primary"
    assert any(effect.key == "ancient_throne" for effect in game_of(table).state.effects)
    assert offers(plays(throne(), "imperial_ii"), 0) == ["a", "b"]


# -- L1z1x -----------------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:flagship/l1z1x", "official:flagship/l1z1x")
@pytest.mark.parametrize("ruleset", ["official -tactical_retreats", "sa17 -tactical_retreats", "cp -tactical_retreats"])
def test_shots_of_dreadnoughts_beside_the_flagship_pass_fighters_by(ruleset: str) -> None:
    """Hits of Dreadnoughts are hits, before the first round too; a Dreadnought that shoots alone may hit a Fighter."""
    for mine, safe in (("flagship, dreadnought", []), ("dreadnought", ["destroy:fighter"])):
        game = wide(race_game(ruleset, "l1z1x", "sol"))
        give(game, 0, "assault_cannon")
        table = until(battle(game, mine, "destroyer, cruiser, 2 fighter", dice=[10, 10]), "casualty", 1)
        assert [key for key in offers(table, 1) if key == "destroy:fighter"] == safe


# -- Nekro -----------------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.content("sa17:ability/nekro_assimilate", "official:ability/nekro_assimilate")
@pytest.mark.content("sa17:flagship/nekro", "official:flagship/nekro")
def test_what_the_alastor_takes_along_teaches_them(ruleset: str) -> None:
    """Losing the Flagship they have destroyed every enemy ship there, and copy a technology when the battle is over."""
    game = wide(race_game(ruleset, "nekro"))
    give(game, 1, "cybernetics")
    table = enact(battle(game, "flagship*1", "3 cruiser", dice=[1, 1, 1, 10, 10, 10]), until="assimilate")
    assert offers(table, 0) == ["cybernetics", "no"]
    assert units_in(table, 1, SPACE) == {}


@BOTH
@pytest.mark.content("sa17:ability/nekro_assimilate", "official:ability/nekro_assimilate")
def test_a_space_battle_and_an_invasion_are_two_lessons(ruleset: str) -> None:
    """Once a battle, and one action may have two."""
    game = wide(race_game(ruleset, "nekro"))
    give(game, 1, "cybernetics", "stasis_capsules")
    held(game, 1, "thibah", "ground_force")
    put(game, 1, HERE, "destroyer")
    put(game, 0, HERE, "carrier, 3 cruiser, 3 ground_force")
    game.board.lay_counter(0, Hex(HERE), "pool")
    steps = ("space_battle.begin", "landing.begin", "invasion.begin")
    table = acting(game, HERE, *steps, dice=[10, 10, 10, 10, 1, 10, 10, 10, 1])
    landings = ["land:thibah:ground_force"] * 3
    enact(table, "cybernetics", *landings, "done", "stasis_capsules")
    assert {"cybernetics", "stasis_capsules"} <= {*game_of(refuse(table)).player(0).technologies}


@BOTH
@pytest.mark.content("sa17:ability/nekro_assimilate", "official:ability/nekro_assimilate")
def test_what_falls_with_a_planet_after_the_combat_teaches_nothing(ruleset: str) -> None:
    """A PDS alone is destroyed when the planet changes hands, not in battle."""
    game = wide(race_game(ruleset, "nekro"))
    give(game, 1, "cybernetics")
    table = refuse(landed(game, "2 ground_force", "pds", dice=[1, 1, 1]))
    assert owner(table, "thibah") == 0
    assert "cybernetics" not in game_of(table).player(0).technologies


@pytest.mark.content("sa17:ability/nekro_no_vote", "sa17:action/bribery", "sa17:action/political_hold")
@pytest.mark.parametrize("card", ["bribery", "political_hold"])
@pytest.mark.parametrize("mute", [True, False])
def test_no_card_gives_them_votes_that_they_may_not_cast(card: str, mute: bool) -> None:
    """Votes that are bought or held are cast like others; whoever never votes does not play such cards."""
    game = balloting.council((0, card), ruleset="sa17")
    game.player(0).trade_goods = 6
    hold(game, 1, "arnor", "lor")
    if mute:
        become(game, 0, "nekro")
    table = assembly(game)
    if not mute:
        abstains(table, 0)
    write(table, 1, "against", "none", "none")
    abstains(table, 2)
    assert (f"card:{card}" in offers(table, 0)) is not mute


# -- N'orr -----------------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:upgrade/berzerker_genome", "sa17:ability/norr_valour")
def test_berserkers_are_fiercer_against_locals_too() -> None:
    """One hit of three dice is two casualties of nobody's garrison."""
    game = wide(race_game("sa17 -tactical_retreats", "norr", upgrades=["berzerker_genome"]))
    put(game, 0, HERE, "carrier")
    put(game, 0, "thibah", "3 ground_force")
    put(game, NEUTRAL, "thibah", "3 ground_force")
    table = refuse(acting(game, HERE, "invasion.begin", dice=[7, 6, 6, 1, 1, 1, 7, 1, 1, 1]))
    fired = [(faces, needed) for _, _, faces, needed in rolls(table, NEUTRAL)]
    assert fired == [([1, 1, 1], 8), ([1], 8)]
    assert owner(table, "thibah") == 0


@BOTH
@pytest.mark.content("sa17:ability/norr_valour", "official:ability/norr_valour")
def test_guns_at_a_landing_hit_the_better_for_being_norr(ruleset: str) -> None:
    """Every roll compared with a combat value: a PDS that meets a landing hits on 5."""
    table = refuse(landed(race_game(ruleset, "sol", "norr"), "2 ground_force", "pds", dice=[5, 1]))
    assert rolls(table, 1)[0] == ("invasion_defence", "pds", [5], 5)
    assert units_in(table, 0, WORLD) == {"ground_force": 1}


# -- Xxcha -----------------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:upgrade/diplomats")
def test_diplomats_turn_away_the_action_that_warfare_pays_for() -> None:
    """The counter came from the reinforcements and goes back to them; nothing moves."""
    game = holding("sa17", {"warfare": 1})
    become(game, 0, "xxcha")
    game.begin_effect("diplomats", 0, "upgrade")
    hold(game, 0, "thibah")
    put(game, 0, HERE, "cruiser")
    put(game, 1, "0,0", "2 cruiser")
    before = game.board.reinforcements(1)
    table = say(plays(game, "warfare", 1), 1, "system:0,0")
    say(table, 0, "no")
    while asks(table, 1) != "offensive":
        say(table, table.pending[0].seat, "no")
    say(table, 1, f"activate:{HERE}")
    use(table, 0, "turn_away")
    after = game_of(table)
    assert (after.board.system(Hex(HERE)).counters, after.board.reinforcements(1), after.player(0).strategy) == ((), before, 1)
    assert units_in(table, 1, "system:0,0") == {"cruiser": 2}


@BOTH
@pytest.mark.content("sa17:flagship/xxcha", "official:flagship/xxcha")
def test_a_damaged_ssodu_has_both_its_batteries(ruleset: str) -> None:
    """What a hit costs is a combat die; the two shots are those of two PDS."""
    game = wide(race_game(ruleset, "sol", "xxcha"))
    put(game, 0, HERE, "3 cruiser")
    put(game, 1, HERE, "flagship*1")
    table = say(acting(game, HERE, "space_cannon.fire", dice=[1, 1]), 1, "fire:0")
    assert rolls(table, 1) == [("space_cannon", "flagship", [1, 1], 6)]


# -- Yssaril ---------------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.content("sa17:ability/yssaril_wait", "official:ability/yssaril_wait")
def test_when_all_others_have_passed_waiting_helps_once(ruleset: str) -> None:
    """The turn comes straight back, and not twice in a row means that something must be done in it."""
    game = race_game(ruleset, "yssaril")
    game.player(1).passed = True
    table = play(game, Step("action_phase.turn", 0))
    say(table, 0, next(key for key in offers(table, 0) if key.endswith(":wait")))
    assert asks(table, 0) == "action"
    assert not [key for key in offers(table, 0) if key.endswith(":wait")]
    assert not game_of(table).player(0).passed


@pytest.mark.content("sa17:flagship/yssaril")
@pytest.mark.rule("SAES-SOT-08")
@pytest.mark.parametrize(("race", "shots"), [("yssaril", []), ("sol", [[10, 10]])])
def test_automated_defences_do_not_find_the_fleet_of_the_ysia_yssrila_either(race: str, shots: list[list[int]]) -> None:
    """Whose PDS they are makes no difference: none fires at her fleet. At the landing they fire as ever."""
    game = wide(race_game("sa17", race, tiles={HERE: "thibah"}))
    game.state.domain_counters = {Place(WORLD): [CardId("automated_defence#1")]}
    put(game, 0, HERE, "flagship, 2 ground_force")
    table = acting(game, HERE, "landing.begin", "invasion.begin", "tactical.end", dice=[10, 10, 1, 1])
    refuse(enact(table, "land:thibah:ground_force", "land:thibah:ground_force", "done"))
    fired = [faces for purpose, _, faces, _ in rolls(table, NEUTRAL) if purpose == "space_cannon"]
    assert fired == shots


# -- Yin -------------------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.content("sa17:ability/yin_reversal", "official:ability/yin_reversal")
def test_a_dock_on_a_world_turned_round_builds_by_its_influence(ruleset: str) -> None:
    """Jord, 4 and 2, is 2 and 4 for the round: its dock has two less of capacity, and its votes are two more."""
    game = race_game(ruleset, "yin")
    put(game, 0, "jord", "space_dock")
    hold(game, 0, "thibah")
    (dock,) = game.production.docks(0, Hex(HOME))
    job = Job(0, Hex(HOME), (dock,))
    before, before_votes = game.production.capacity(job, dock), game.politics.votes(0)
    after = game_of(turn(game, "reversal", "planet:jord"))
    assert after.production.capacity(job, dock) == before - 2
    assert after.politics.votes(0) == before_votes + 2


@pytest.mark.content("sa17:ability/yin_convert", "official:ability/yin_convert")
@BOTH
def test_machines_convert_the_last_defender(ruleset: str) -> None:
    """Whoever lands may preach: the converted Ground Force stands beside the Mechanized Unit, and the planet is taken."""
    table = landed(race_game(ruleset, "yin"), "mechanized_unit", "ground_force, pds", dice=[5, 1])
    use(table, 0, "convert")
    refuse(table)
    assert owner(table, "thibah") == 0
    assert units_in(table, 0, WORLD) == {"mechanized_unit": 1, "ground_force": 1}


@pytest.mark.content("official:flagship/yin")
def test_soldiers_who_flew_away_as_advanced_fighters_need_room_again() -> None:
    """As Fighters they need no carrier, and in the system their fleet has retreated to they are Ground Forces: four have room."""
    game = wide(race_game("official", "sol", "yin"))
    give(game, 1, "advanced_fighters")
    held(game, 1, "thibah", "6 ground_force")
    game.board.lay_counter(1, Hex("1,-1"), "pool")
    table = until(battle(game, "3 destroyer", "flagship, 2 ground_force", dice=[1] * 20), "before_battle", 1)
    use(table, 1, "6!soldier@planet:thibah")
    say(until(table, "retreat", 1), 1, "retreat:1,-1")
    refuse(table)
    assert units_in(table, 1, "system:1,-1") == {"flagship": 1, "ground_force": 4}


# -- technologies ----------------------------------------------------------------------------------------------------------


def test_armor_sustains_bacteria_and_whom_they_kill_is_animated() -> None:
    """Hits of bacteria are no bombardment hits; whoever dies of them is destroyed in that invasion."""
    game = wide(race_game("sa17 -tactical_retreats", "sol"))
    give(game, 0, "x_89_bacterial_weapon", "dacxive_animators")
    held(game, 1, "thibah", "ground_force, mechanized_unit")
    put(game, 0, HERE, "dreadnought, carrier")
    put(game, 0, "thibah", "4 ground_force")
    dice = [3, 3, 1, 10, 10, 10, 10, 1, 6, 6]
    table = acting(game, HERE, "bombardment.begin", "invasion.begin", dice=dice)
    use(table, 0, WORLD)
    say(table, 1, "sustain:mechanized_unit", "destroy:ground_force")
    say(table, 0, "exhaust:jord")
    refuse(table)
    assert owner(table, "thibah") == 0
    assert ("dacxive_animators", [1, 6, 6]) in [(purpose, faces) for purpose, _, faces, _ in rolls(table, 0)]
    assert units_in(table, 0, WORLD) == {"ground_force": 5}


@pytest.mark.rule("SA17-UNI-09", "SA17-UNI-10")
def test_a_war_sun_that_was_hit_twice_bombards_with_all_three_dice() -> None:
    """A hit sustained costs a combat die; build 17 speaks of bombardment dice apart (SA17-UNI-10)."""
    game = wide(race_game("sa17 -tactical_retreats", "sol"))
    give(game, 0, "war_sun")
    held(game, 1, "thibah", "5 ground_force")
    put(game, 0, HERE, "war_sun*2")
    table = enact(acting(game, HERE, "bombardment.begin", dice=[1, 1, 1]), "bombard:thibah:war_sun", "done")
    assert rolls(table, 0)[:1] == [("bombardment", "war_sun", [1, 1, 1], 3)]


def test_a_system_is_activated_again_and_its_dock_builds_no_more() -> None:
    """The counter goes to the reinforcements; own docks there are exhausted, those of others are not."""
    game = wide(race_game("sa17 -tactical_retreats", "sol"))
    give(game, 0, "fleet_logistics")
    held(game, 0, "thibah", "space_dock")
    game.board.lay_counter(0, Hex(HERE), "pool")
    before = game.board.reinforcements(0)
    game.state.active = 0
    table = play(game, Step("action_phase.turn", 0))
    assert f"activate:{HERE}" not in offers(table, 0)
    say(table, 0, next(key for key in offers(table, 0) if "lift:" in key))
    after = game_of(table)
    assert (after.board.reinforcements(0), after.player(0).strategy) == (before + 2, 1)
    assert [group.mark for group in after.board.units(0, on_planet(PlanetId("thibah")))] == ["exhausted"]
    assert not after.production.docks(0, Hex(HERE))
    assert "fleet_logistics" not in " ".join(actions(after))
    assert after.tactical.may_activate(0, Hex(HERE)).allowed


@pytest.mark.rule("OFF-ACT-2")
def test_fighters_that_fly_alone_start_faster_under_high_alert() -> None:
    """They are ships of the system: three systems far, and the token may come along with them alone."""
    game = wide(holding("official", {"warfare_ii": 0}))
    give(game, 0, "advanced_fighters")
    put(game, 0, HERE, "2 fighter")
    game.board.put_token("high_alert", 0, Hex(HERE))
    game.begin_effect("high_alert", 0, "rule", until="round")
    assert game.routes.allowance(0, "fighter", Hex(HERE)) == 3
    assert game.routes.allowance(0, "fighter", Hex(HOME)) == 2


@pytest.mark.rule("OFF-ACT-2", "OFF-TRF-2")
def test_the_alert_goes_along_in_a_transfer() -> None:
    """Ships leave its system, and it travels with them, whichever of the two systems that is."""
    game = wide(holding("official", {"warfare_ii": 0}))
    put(game, 0, HERE, "cruiser")
    put(game, 0, "1,-1", "cruiser")
    game.board.put_token("high_alert", 0, Hex(HERE))
    game.begin_effect("high_alert", 0, "rule", until="round")
    table = play(game, Step("transfer.begin", 0))
    enact(table, f"system:{HERE}", f"ship:{HERE}:cruiser>1,-1", "done", "yes")
    assert game_of(table).board.token_at("high_alert") == Hex("1,-1")


@pytest.mark.rule("OFF-ACT-2")
def test_machines_hold_a_planet_against_envoys_and_a_facility_does_not() -> None:
    """A planet with a Mechanized Unit is not empty; one with a marker and a Colony is, and comes exhausted."""
    game = holding("official", {"diplomacy_ii": 1})
    hold(game, 0, "thibah")
    put(game, 0, HERE, "cruiser")
    held(game, 2, "vefut_ii")
    held(game, 2, "tarmann", "mechanized_unit")
    game.board.set_planet(replace(game.board.planet(PlanetId("vefut_ii")), facility="colony"))
    exhaust(game, 0, 3)
    table = enact(uses(game, "diplomacy_ii", 0, by=1), "use", until="annex")
    assert not {"planet:tarmann", "planet:mecatol_rex", "planet:saudor"} & {*offers(table, 0)}
    assert owner(say(table, 0, "planet:vefut_ii"), "vefut_ii") == 0
    assert game_of(table).board.planet(PlanetId("vefut_ii")).exhausted
    assert game_of(table).board.planet(PlanetId("vefut_ii")).facility == "colony"


@pytest.mark.content("official:ability/xxcha_diplomats_way")
def test_with_initiative_diplomats_go_their_way_for_nothing() -> None:
    """It is a secondary that they replace: its counter is all they pay, and whoever has Initiative pays none."""
    for holders, left in (({"diplomacy": 1}, 1), ({"diplomacy": 1, "initiative": 0}, 2)):
        game = holding("official strategy=base", holders)
        become(game, 0, "xxcha")
        table = enact(uses(game, "diplomacy", 0, by=1), "use", "player:2")
        assert counters(table, 0)[0] == left
        assert [(e.owner, e.target) for e in game_of(table).state.effects if e.key == "envoy"] == [(0, 2), (2, 0)]


@pytest.mark.rule("SA17-STR-01", "SA17-UNI-03", "SA17-UNI-05")
def test_three_of_capacity_are_a_war_sun_or_a_dreadnought_and_one_more() -> None:
    """Muster Ordnance counts what units take of capacity, not units."""
    for built, more in ((("war_sun",), []), (("dreadnought",), ["destroyer"]), (("mechanized_unit",), ["destroyer"])):
        game = wide(holding("sa17", {"production": 0}))
        give(game, 1, "war_sun")
        put(game, 1, "arc_prime", "space_dock")
        exhaust(game, 1, 20)
        table = enact(uses(game, "production", 1), "use", *(f"build:{kind}" for kind in built), seat=1)
        kinds = {key.split(":")[1] for key in offers(table, 1) if key.startswith("build:")}
        assert [kind for kind in ("destroyer",) if kind in kinds] == more
        assert not {"dreadnought", "mechanized_unit", "war_sun"} & kinds


@pytest.mark.rule("SA17-STR-01")
def test_the_fourth_counter_costs_four_and_reinforcements_end_the_sale() -> None:
    """One, two, three, four: ten in one sum; where three are left in reinforcements the fourth is not for sale."""
    game = holding("sa17", {"leadership": 0})
    exhaust(game, 1, 10)
    keys = offers(enact(uses(game, "leadership", 1), "use", seat=1), 1)
    assert len(keys) == 5
    game = holding("sa17", {"leadership": 0})
    exhaust(game, 1, 10)
    game.player(1).pool += game.board.reinforcements(1) - 3
    assert len(offers(enact(uses(game, "leadership", 1), "use", seat=1), 1)) == 4


@pytest.mark.content("sa17:upgrade/diplomats")
def test_diplomats_end_a_simultaneous_action_that_comes_to_them() -> None:
    """A movement grid activates its systems like any action: the counter goes back, and nothing moves anywhere."""
    game = race_game("sa17 +simultaneous_actions", "sol", "xxcha")
    game.begin_effect("diplomats", 1, "upgrade")
    hold(game, 1, "thibah")
    put(game, 1, HERE, "cruiser")
    put(game, 0, HOME, "carrier, ground_force")
    put(game, 0, "1,-1", "2 cruiser")
    game.player(0).pool = 6
    table = turn(game, "transfer:grid", "system:1,-1", f"system:{HERE}", "done")
    use(table, 1, "turn_away")
    after = game_of(refuse(table))
    assert after.board.system(Hex(HERE)).counters == ()
    assert units_in(table, 0, "system:1,-1") == {"cruiser": 2}


@pytest.mark.rule("OFF-ACT-2")
def test_fighters_that_fly_alone_are_the_two_ships_of_a_reinforcement() -> None:
    """Those aboard a Carrier go along beside the two; those that move by themselves are counted."""
    game = wide(holding("official", {"warfare_ii": 0}))
    give(game, 1, "advanced_fighters")
    home = game.player(1).home
    near = next(hex_ for hex_ in game.galaxy.adjacent(home) if game.board.system(hex_).planets)
    hold(game, 1, *(planet.id for planet in game.board.system(near).planets))
    put(game, 1, near, "cruiser")
    put(game, 1, home, "carrier, 6 fighter")
    table = enact(uses(game, "warfare_ii", 1), "use", seat=1)
    alone = f"ship:{home}:fighter>{near}"
    say(table, 1, alone, alone)
    refuse(table)
    assert units_in(table, 1, f"system:{near}") == {"cruiser": 1, "fighter": 2}
    assert units_in(table, 1, f"system:{home}") == {"carrier": 1, "fighter": 4}


# -- Representatives -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-SOT-INT")
def test_soo_leirah_takes_the_last_word_from_legate_erran() -> None:
    """She has named him before anybody voted, so he votes where he sits."""
    table = past(say(council("soo_leirah", "legate_erran", "quirek"), 0, "player:1"), "vote")
    order = []
    while table.pending and table.pending[0].name == "vote":
        order.append(table.pending[0].seat)
        say(table, order[-1], "for")
    assert order == [1, 2, 0]
