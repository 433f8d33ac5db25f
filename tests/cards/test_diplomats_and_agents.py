"""What Diplomats and Agents do, officially and in build 17."""

from __future__ import annotations

import pytest
from leading import acting, lead
from tables import asks, game_of, hold, new_game, offers, put, say, told
from trial import give, trial

from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.table import Table
from mecatol.rules import forces
from mecatol.rules.moments import CARD_PLAYED
from mecatol.rules.naming import in_system
from mecatol.rules.official.game import Game
from mecatol.rules.state import NOBODY, Action, Agreement, CardId, Group, Leader, Place, PlanetId, Played

HOME = "0,-2"
HERE = "1,0"  # Thibah
TWINS = "1,1"  # Arnor and Lor
BOTH = pytest.mark.parametrize("ruleset", ["official", "sa17"])
EDITIONS = pytest.mark.parametrize("ruleset", ["sa17", "sa_es"])


def leader(table: Table, name: str) -> Leader:
    return game_of(table).leaders.find(name)


def rolls(table: Table, purpose: str) -> list[tuple[int, str, list[int], int]]:
    events = [event for event in table.events_since(None) if event["event"] == "rolled" and event["purpose"] == purpose]
    return [(e["seat"], e["kind"], list(e["faces"]), e["needed"]) for e in events]


def use(table: Table, seat: int, what: str) -> None:
    """A seat uses an ability that it is offered once."""
    say(table, seat, next(key for key in offers(table, seat) if key.startswith("use:") and key.endswith(what)))


def fleets(ruleset: str, mine: str, theirs: str, seats: int = 2) -> Game:
    """Seat 0 has moved into a system where seat 1 has ships."""
    game = new_game(ruleset, seats)
    put(game, 0, HERE, mine)
    put(game, 1, HERE, theirs)
    game.board.lay_counter(0, Hex(HERE), "pool")
    return game


def invasion(ruleset: str, landed: str, garrison: str) -> Game:
    """Seat 1 holds Arnor, seat 0 has landed there."""
    game = new_game(ruleset)
    hold(game, 1, "arnor")
    put(game, 1, "arnor", garrison)
    put(game, 0, "arnor", landed)
    put(game, 0, TWINS, "carrier")
    return game


# -- Diplomat: invasions -------------------------------------------------------------------------------------------------------


STEPS = ("landing.begin", "bombardment.begin", "invasion.begin", "tactical.end")


def landed(ruleset: str, *, influence: int = 0, round_: int = 3) -> Table:
    """Seat 0 lands on Arnor, where seat 1 has a Diplomat."""
    game = new_game(ruleset)
    game.state.round = round_
    hold(game, 1, "arnor")
    put(game, 1, "arnor", "ground_force")
    put(game, 0, TWINS, "carrier, war_sun, 2 ground_force")
    game.board.exhaust(PlanetId("jord"), "test")
    game.player(0).trade_goods = influence
    lead(game, 1, "letnev_ciel", "planet:arnor")
    table = acting(game, TWINS, *STEPS, dice=[10] * 20)
    say(table, 0, *["land:arnor:ground_force"] * 2, "done")
    return table


@BOTH
@pytest.mark.rule("OFF-OPT-LDR-5")
def test_a_diplomat_cancels_the_invasion_of_his_planet(ruleset: str) -> None:
    table = landed(ruleset)
    assert asks(table, 1) == "before_invasion"
    use(table, 1, "delay_invasion")
    while asks(table, 0) == "bombardment":
        say(table, 0, "done")
    assert forces.count(game_of(table).board.units(0, in_system(Hex(TWINS))), "ground_force") == 2
    assert game_of(table).board.planet(PlanetId("arnor")).owner == 1
    assert leader(table, "letnev_ciel").tired == 5
    assert "invasionbegan" not in told(table)


@BOTH
@pytest.mark.rule("OFF-OPT-LDR-5")
def test_who_does_not_delay_is_invaded(ruleset: str) -> None:
    table = landed(ruleset)
    say(table, 1, "pass")
    while asks(table, 0) == "bombardment":
        say(table, 0, "done")
    assert "invasionbegan" in told(table)


@BOTH
@pytest.mark.parametrize(("round_", "able"), [(3, False), (4, False), (5, True)])
@pytest.mark.rule("OFF-OPT-LDR-5")
def test_a_diplomat_who_has_delayed_does_not_again_in_this_round_and_the_next(ruleset: str, round_: int, able: bool) -> None:
    game = new_game(ruleset)
    hold(game, 1, "arnor")
    put(game, 0, TWINS, "carrier, ground_force")
    lead(game, 1, "letnev_ciel", "planet:arnor")
    lead(game, 1, "xxcha_junn", "planet:arnor")
    game.state.round = 3
    game.leaders.tire("letnev_ciel")
    game.state.round = round_
    table = acting(game, TWINS, *STEPS)
    say(table, 0, "land:arnor:ground_force", "done")
    assert (asks(table, 1) == "before_invasion") == able


@pytest.mark.rule("SA17-LDR-14")
def test_in_build_17_the_delay_stops_bombardment_too_officially_not() -> None:
    table = landed("sa17")
    use(table, 1, "delay_invasion")
    assert asks(table, 0) != "bombardment"
    assert rolls(table, "bombardment") == []
    table = landed("official")
    use(table, 1, "delay_invasion")
    assert offers(table, 0) == ["bombard:arnor:war_sun", "done"]


@EDITIONS
@pytest.mark.rule("SA17-LDR-14", "SAES-LDR-15")
def test_other_planets_are_not_protected(ruleset: str) -> None:
    game = new_game(ruleset)
    hold(game, 1, "arnor", "lor")
    put(game, 1, "lor", "ground_force")
    put(game, 0, TWINS, "carrier, war_sun, 2 ground_force")
    lead(game, 1, "letnev_ciel", "planet:arnor")
    table = acting(game, TWINS, *STEPS, dice=[10, 10, 10])
    say(table, 0, "land:arnor:ground_force", "land:lor:ground_force", "done")
    use(table, 1, "delay_invasion")
    assert offers(table, 0) == ["bombard:lor:war_sun", "done"]


@pytest.mark.rule("SA17-LDR-15", "SA17-LDR-16")
def test_the_invader_overrules_for_six_influence_and_the_diplomat_escapes() -> None:
    table = landed("sa17", influence=6)
    use(table, 1, "delay_invasion")
    assert (asks(table, 0), offers(table, 0)) == ("overrule_diplomat", ["overrule", "no"])
    say(table, 0, "overrule")
    while asks(table, 0) not in ("", "bombardment"):
        say(table, 0, offers(table, 0)[0])
    assert game_of(table).player(0).trade_goods == 0
    assert (asks(table, 1), offers(table, 1)) == ("leader_escapes", ["planet:arc_prime", "planet:wren_terra"])
    say(table, 1, "planet:arc_prime")
    ciel = leader(table, "letnev_ciel")
    assert (ciel.where, ciel.tired) == ("planet:arc_prime", 0), "he is not exhausted"
    assert asks(table, 0) == "bombardment", "the invasion goes on"


@pytest.mark.rule("SA17-LDR-15")
def test_the_invader_may_give_way_and_without_six_influence_must() -> None:
    table = landed("sa17", influence=6)
    use(table, 1, "delay_invasion")
    say(table, 0, "no")
    assert game_of(table).player(0).trade_goods == 6
    assert leader(table, "letnev_ciel").tired == 5
    table = landed("sa17", influence=5)
    use(table, 1, "delay_invasion")
    assert leader(table, "letnev_ciel").tired == 5
    table = landed("official", influence=6)
    use(table, 1, "delay_invasion")
    assert leader(table, "letnev_ciel").tired == 5, "officially nothing overrules"


# -- Diplomat: fleets that come to terms ---------------------------------------------------------------------------------------


def barred(ruleset: str, seats: int = 2) -> Game:
    """Seat 0 wants to get from home to Mecatol Rex; every way is barred by seat 1's ships."""
    game = new_game(ruleset, seats)
    put(game, 0, HOME, "cruiser, destroyer")
    put(game, 1, "0,-1", "cruiser")
    return game


@pytest.mark.rule("SA17-LDR-17")
def test_a_fleet_passes_in_a_diplomats_system_when_all_agree() -> None:
    game = barred("sa17", 3)
    lead(game, 2, "hacan_gila", "planet:wellon")
    table = acting(game, "0,0", "movement.move")
    assert (asks(table, 0), offers(table, 0)) == ("ask_passage", ["passage:0,-1", "no"])
    say(table, 0, "passage:0,-1")
    assert asks(table, 1) == "grant_passage"
    say(table, 1, "yes")
    assert asks(table, 2) == "grant_passage"
    say(table, 2, "yes")
    assert offers(table, 0) == ["ship:0,-2:cruiser", "ship:0,-2:destroyer", "done"]
    say(table, 0, "ship:0,-2:cruiser", "done")
    assert forces.count(game_of(table).board.ships(0, Hex("0,0"))) == 1


@pytest.mark.parametrize("takes", ["an Admiral", "Ion Drive"])
@pytest.mark.rule("SA17-LDR-17")
def test_passage_is_asked_for_ships_that_something_else_takes_that_far(takes: str) -> None:
    game = new_game("sa17", 3)
    put(game, 0, HOME, "dreadnought")
    put(game, 1, "0,-1", "cruiser")
    lead(game, 2, "hacan_gila", "planet:wellon")
    assert asks(acting(game, "0,0", "movement.move"), 0) == "", "one system is not far enough"
    if takes == "Ion Drive":
        give(game, 0, "ion_drive")
    else:
        lead(game, 0, "sol_delouis", "planet:jord")
    table = acting(game, "0,0", "movement.move")
    assert (asks(table, 0), offers(table, 0)) == ("ask_passage", ["passage:0,-1", "no"])
    say(table, 0, "passage:0,-1")
    say(table, 1, "yes")
    say(table, 2, "yes")
    assert [key for key in offers(table, 0) if key.startswith("ship:0,-2:dreadnought+")]


@pytest.mark.parametrize("refusing", [1, 2])
@pytest.mark.rule("SA17-LDR-17")
def test_one_refusal_blocks_the_path(refusing: int) -> None:
    game = barred("sa17", 3)
    lead(game, 2, "hacan_gila", "planet:wellon")
    table = acting(game, "0,0", "movement.move")
    say(table, 0, "passage:0,-1")
    for seat in range(1, refusing + 1):
        say(table, seat, "no" if seat == refusing else "yes")
    assert not table.pending, "nothing can move there"


@pytest.mark.rule("SA17-LDR-17")
def test_where_no_diplomat_is_nobody_is_asked() -> None:
    table = acting(barred("sa17"), "0,0", "movement.move")
    assert not table.pending


@pytest.mark.rule("SA17-LDR-17")
def test_for_ships_that_cannot_move_nobody_is_asked() -> None:
    """However many Gravity Rifts there are to carry ships further."""
    game = new_game("sa17", 3, tiles={"2,0": "gravity_rift", "-2,2": "gravity_rift"})
    assert game.routes.slack() == 2
    put(game, 0, HOME, "2 fighter")
    put(game, 1, "0,-1", "cruiser")
    lead(game, 2, "hacan_gila", "planet:wellon")
    assert not acting(game, "0,0", "movement.move").pending


@BOTH
@pytest.mark.rule("OFF-OPT-LDR-5", "SA17-LDR-17")
def test_a_fleet_with_a_diplomat_passes_consenting_opponents(ruleset: str) -> None:
    game = barred(ruleset)
    lead(game, 0, "sol_rev", "planet:jord")
    table = acting(game, "0,0", "movement.move")
    say(table, 0, "passage:0,-1")
    say(table, 1, "yes")
    say(table, 0, "ship:0,-2:cruiser")
    assert offers(table, 0) == ["leader:sol_rev", "undo_last"], "somebody must take the Diplomat along"
    say(table, 0, "leader:sol_rev", "ship:0,-2:destroyer")
    say(table, 0, "done")
    assert forces.count(game_of(table).board.ships(0, Hex("0,0"))) == 2
    assert leader(table, "sol_rev").where == "system:0,0"


@BOTH
@pytest.mark.rule("OFF-OPT-LDR-5", "SA17-LDR-17")
def test_the_opponent_of_a_fleet_with_a_diplomat_may_refuse(ruleset: str) -> None:
    game = barred(ruleset)
    lead(game, 0, "sol_rev", "planet:jord")
    table = acting(game, "0,0", "movement.move")
    say(table, 0, "passage:0,-1")
    say(table, 1, "no")
    assert not table.pending


@pytest.mark.rule("OFF-OPT-LDR-5")
def test_officially_a_diplomat_in_the_system_is_not_enough() -> None:
    game = barred("official")
    lead(game, 1, "letnev_ciel", "planet:wellon")
    assert not acting(game, "0,0", "movement.move").pending


@BOTH
@pytest.mark.rule("OFF-OPT-LDR-5")
def test_who_has_another_way_is_not_asked(ruleset: str) -> None:
    game = barred(ruleset)
    put(game, 0, "-1,-1", "cruiser")
    lead(game, 0, "sol_rev", "system:-1,-1")
    table = acting(game, "0,0", "movement.move")
    assert asks(table, 0) == "move"


def met(seats: int = 2) -> Game:
    """Seat 0 has come to Thibah, where seat 1's fleet is, and has an agreement with him."""
    game = fleets("sa17", "2 cruiser", "cruiser", seats)
    game.state.agreements = [Agreement((0, 1), (0, 0))]
    return game


@pytest.mark.rule("SA17-LDR-18", "SA17-LDR-19")
def test_a_defender_leaves_before_the_battle_when_all_agree() -> None:
    game = met(3)
    lead(game, 2, "hacan_gila", "planet:thibah")
    table = acting(game, HERE, "space_battle.begin", "tactical.end")
    assert asks(table, 1) == "ceasefire"
    say(table, 1, f"retreat:{TWINS}")
    say(table, 2, "yes")
    say(table, 0, "yes")
    assert "battlebegan" not in told(table)
    assert game_of(table).board.ships(1, Hex(TWINS))
    assert 1 in game_of(table).board.system(Hex(TWINS)).counters, "activated as in any retreat"
    assert game_of(table).state.agreements == [Agreement((0, 1), (0, 0))]


@pytest.mark.rule("SA17-LDR-18", "SA17-LDR-19")
def test_a_refused_ceasefire_means_battle_and_the_end_of_the_agreement() -> None:
    game = met()
    lead(game, 1, "letnev_ciel", f"system:{HERE}")
    table = acting(game, HERE, "space_battle.begin", "tactical.end", dice=[10, 10, 1, 8])
    say(table, 1, f"retreat:{TWINS}")
    assert asks(table, 0) == "agree_ceasefire"
    say(table, 0, "no")
    assert "battlebegan" in told(table)
    while asks(table, 0) or asks(table, 1):
        seat = 0 if asks(table, 0) else 1
        say(table, seat, "no" if "no" in offers(table, seat) else offers(table, seat)[0])
    assert game_of(table).state.agreements == []


@pytest.mark.rule("SA17-LDR-18")
def test_officially_or_without_a_diplomat_there_is_no_ceasefire() -> None:
    assert asks(acting(met(), HERE, "space_battle.begin"), 1) != "ceasefire"
    game = fleets("official", "2 cruiser", "cruiser")
    lead(game, 1, "letnev_ciel", f"system:{HERE}")
    assert asks(acting(game, HERE, "space_battle.begin"), 1) != "ceasefire"


# -- Agent ---------------------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("OFF-OPT-LDR-8")
def test_pds_do_not_fire_at_an_army_with_an_agent(ruleset: str) -> None:
    game = invasion(ruleset, "ground_force", "2 pds")
    lead(game, 0, "sol_connor", "planet:arnor")
    table = acting(game, TWINS, "invasion.begin")
    assert rolls(table, "invasion_defence") == []
    game = invasion(ruleset, "ground_force", "2 pds")
    assert rolls(acting(game, TWINS, "invasion.begin"), "invasion_defence")


@BOTH
@pytest.mark.rule("OFF-OPT-LDR-8")
def test_with_an_agent_installations_are_captured_and_a_dock_is_exhausted(ruleset: str) -> None:
    game = invasion(ruleset, "ground_force", "pds, space_dock")
    lead(game, 0, "sol_connor", "planet:arnor")
    table = acting(game, TWINS, "invasion.begin")
    say(table, 0, "capture:space_dock", "capture:pds")
    while asks(table, 0) == "capture":
        say(table, 0, "done")
    there = game_of(table).board.units(0, Place("planet:arnor"))
    assert there == (Group("ground_force"), Group("pds"), Group("space_dock", mark="exhausted"))


def playing(game: Game, card: str, targets: list[str]) -> Table:
    """Seat 1 plays a card that says only where it takes effect."""

    async def act(game: Game) -> None:
        played = Played(CardId(f"{card}#1"), card, 1, targets)
        game.state.stack.append(played)
        if targets:
            played.locations = game.action_cards.locations(played)
        await game.moment(CARD_PLAYED, played)

    return trial(game, act)


@pytest.mark.rule("OFF-OPT-LDR-8")
def test_an_official_agent_anywhere_dies_to_cancel_a_card() -> None:
    game = new_game("official")
    lead(game, 0, "sol_connor", "planet:jord")
    table = playing(game, "insubordination", [])
    assert asks(table, 0) == "card_played"
    use(table, 0, "sabotage")
    assert game_of(table).state.stack[-1].cancelled
    assert leader(table, "sol_connor").where == ""
    assert not any(effect.where == "sol_connor" for effect in game_of(table).state.effects)
    game = new_game("official")
    lead(game, 0, "sol_connor", "planet:jord")
    assert not playing(game, "sabotage", []).pending, "a Sabotage is not cancelled"


def spied(place: str, card: str, targets: list[str], round_: int = 3, tired: int = 0, ruleset: str = "sa17") -> Table:
    game = new_game(ruleset, 3)
    game.state.round = round_
    lead(game, 0, "sol_connor", place)
    game.state.leaders = tuple(replace(each, tired=tired) for each in game.state.leaders)
    return playing(game, card, targets)


@EDITIONS
@pytest.mark.rule("SA17-LDR-08", "SA17-LDR-09", "SA17-LDR-10", "SAES-LDR-06", "SAES-LDR-08")
def test_in_shattered_ascension_an_agent_sabotages_where_he_is_and_lives(ruleset: str) -> None:
    assert not spied("planet:jord", "plague", ["planet:arnor"], ruleset=ruleset).pending
    table = spied("planet:lor", "plague", ["planet:arnor"], ruleset=ruleset)
    assert asks(table, 0) == "card_played", "the system counts, not the planet"
    use(table, 0, "sabotage")
    assert game_of(table).state.stack[-1].cancelled
    assert leader(table, "sol_connor") == Leader("sol_connor", "agent", 0, Place("planet:lor"), tired=5)


@EDITIONS
@pytest.mark.parametrize(("round_", "able"), [(3, False), (4, False), (5, True)])
@pytest.mark.rule("SA17-LDR-09", "SAES-LDR-07")
def test_an_agent_rests_for_this_round_and_the_next(ruleset: str, round_: int, able: bool) -> None:
    table = spied("planet:arnor", "plague", ["planet:arnor"], round_, tired=5, ruleset=ruleset)
    assert bool(table.pending) == able


@pytest.mark.rule("SA17-LDR-11", "SAES-LDR-09")
@pytest.mark.parametrize(("ruleset", "card"), [("sa17", "hired_thugs"), ("sa_es", "thugs"), ("sa_es +twilight_council", "thugs")])
def test_cards_about_politics_take_place_on_mecatol_rex(ruleset: str, card: str) -> None:
    assert spied("planet:mecatol_rex", card, ["player:2"], ruleset=ruleset).pending
    assert not spied("planet:jord", card, ["player:0"], ruleset=ruleset).pending


@EDITIONS
@pytest.mark.rule("SA17-LDR-12", "SAES-LDR-10")
@pytest.mark.parametrize("card", ["insubordination", "cultural_crisis"])
def test_cards_aimed_at_a_race_sheet_take_place_in_the_home_system(ruleset: str, card: str) -> None:
    assert spied("planet:kamdorn", card, ["player:2"], ruleset=ruleset).pending
    assert not spied("planet:arc_prime", card, ["player:2"], ruleset=ruleset).pending


@EDITIONS
@pytest.mark.rule("SA17-LDR-08", "SAES-LDR-06")
def test_own_cards_are_not_sabotaged(ruleset: str) -> None:
    game = new_game(ruleset)
    lead(game, 1, "naalu_telsa", "planet:arnor")
    assert not playing(game, "civil_defense", ["planet:arnor"]).pending


@EDITIONS
@pytest.mark.parametrize("face", [1, 8])
@pytest.mark.rule("SA17-LDR-13", "SAES-LDR-11")
def test_after_a_space_battle_won_with_an_agent_the_enemys_leaders_are_captured(ruleset: str, face: int) -> None:
    game = fleets(f"{ruleset} -tactical_retreats", "2 cruiser", "destroyer")
    lead(game, 0, "sol_connor", f"system:{HERE}")
    lead(game, 1, "letnev_unlenn", f"system:{HERE}")
    table = acting(game, HERE, "space_battle.begin", "tactical.end", dice=[10, 10, 1, 1, face])
    found = leader(table, "letnev_unlenn")
    assert (found.where, found.captor) == (f"system:{HERE}", 0)
    assert rolls(table, "fate") == []


@pytest.mark.rule("SA17-LDR-13")
def test_an_agent_of_the_defender_captures_too_and_one_elsewhere_does_not() -> None:
    game = invasion("sa17", "ground_force", "ground_force")
    lead(game, 1, "naalu_telsa", "planet:arnor")
    lead(game, 0, "sol_rev", "planet:arnor")
    table = acting(game, TWINS, "invasion.begin", "tactical.end", dice=[1, 10, 8])
    assert (leader(table, "sol_rev").where, leader(table, "sol_rev").captor) == ("planet:arnor", 1)
    game = invasion("sa17", "ground_force", "ground_force")
    lead(game, 1, "naalu_telsa", "planet:lor")
    lead(game, 0, "sol_rev", "planet:arnor")
    table = acting(game, TWINS, "invasion.begin", "tactical.end", dice=[1, 10, 8])
    assert asks(table, 0) == "leader_escapes"


@pytest.mark.rule("SA17-LDR-13")
def test_the_winners_own_leader_still_rolls() -> None:
    game = fleets("sa17 -tactical_retreats", "cruiser, destroyer", "destroyer")
    lead(game, 0, "sol_connor", f"system:{HERE}", "cruiser")
    lead(game, 0, "sol_delouis", f"system:{HERE}", "destroyer")
    table = acting(game, HERE, "space_battle.begin", "tactical.end", dice=[10, 10, 10, 10, 1])
    say(table, 0, "destroy:destroyer")
    assert told(table).count("leaderfate") == 1
    assert (leader(table, "sol_delouis").where, leader(table, "sol_delouis").captor) == ("", NOBODY)
    assert game_of(table).board.deeds("killed_leader", 1), "his shot destroyed the ship"


@pytest.mark.rule("SA17-LDR-13", "SA17-LDR-25")
def test_captured_by_an_agent_still_needs_control_of_the_place() -> None:
    game = fleets("sa17 -tactical_retreats", "2 cruiser", "destroyer", 3)
    put(game, 2, HERE, "fighter")
    lead(game, 0, "sol_connor", f"system:{HERE}")
    lead(game, 1, "letnev_unlenn", f"system:{HERE}")
    game.state.action = Action(0, "tactical", Hex(HERE))
    table = acting(game, HERE, "space_battle.begin", "tactical.end", dice=[10, 10, 1] + [1] * 400)
    say(table, 0, "player:1")
    for _ in range(60):
        if asks(table, 1) == "leader_escapes":
            return
        seat = next(seat for seat in (0, 1, 2) if asks(table, seat))
        say(table, seat, offers(table, seat)[-1])
    raise AssertionError("the Admiral was captured by nobody")
