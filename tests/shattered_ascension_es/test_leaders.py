"""Leaders of the Spanish edition: what they can do, how they fall, and what becomes of captives."""

from __future__ import annotations

import pytest
from leading import acting, lead
from tables import asks, game_of, hold, new_game, offers, play, put, say, told
from trial import also

from mecatol.core.effects import ANY, SET, Behaviours, Effect
from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules import forces
from mecatol.rules.moments import SHIELDS, Unit
from mecatol.rules.naming import in_system
from mecatol.rules.official.game import Game
from mecatol.rules.state import NEUTRAL, NOBODY, Agreement, Leader, Place, PlanetId

HOME = "0,-2"
HERE = "1,0"  # Thibah
TWINS = "1,1"  # Arnor and Lor


def leader(table: Table, name: str) -> Leader:
    return game_of(table).leaders.find(name)


def is_able(table: Table, name: str) -> bool:
    return any(effect.where == name for effect in game_of(table).state.effects)


def rolls(table: Table, purpose: str) -> list[tuple[int, str, list[int], int]]:
    events = [event for event in table.events_since(None) if event["event"] == "rolled" and event["purpose"] == purpose]
    return [(e["seat"], e["kind"], list(e["faces"]), e["needed"]) for e in events]


def use(table: Table, seat: int, what: str) -> None:
    """A seat uses an ability that it is offered once."""
    say(table, seat, next(key for key in offers(table, seat) if key.startswith("use:") and key.endswith(what)))


def fleets(mine: str, theirs: str, *, seats: int = 2, retreats: bool = False) -> Game:
    """Seat 0 has moved into Thibah's system, where seat 1 has ships."""
    game = new_game("sa_es" if retreats else "sa_es -tactical_retreats", seats)
    put(game, 0, HERE, mine)
    put(game, 1, HERE, theirs)
    game.board.lay_counter(0, Hex(HERE), "pool")
    return game


def invasion(landed: str, garrison: str) -> Game:
    """Seat 1 holds Arnor, seat 0 has landed there."""
    game = new_game("sa_es")
    hold(game, 1, "arnor")
    if garrison:
        put(game, 1, "arnor", garrison)
    put(game, 0, "arnor", landed)
    put(game, 0, TWINS, "carrier")
    return game


# -- Generals --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SAES-LDR-05")
def test_a_general_gives_ground_forces_one_in_attack_and_in_defence_and_armor_nothing() -> None:
    game = invasion("ground_force, mechanized_unit", "shock_troop")
    lead(game, 0, "norr_shval", "planet:arnor")
    lead(game, 1, "letnev_farran", "planet:arnor")
    table = acting(game, TWINS, "invasion.begin", dice=[1] * 40)
    found = {(seat, kind): value for seat, kind, _, value in rolls(table, "invasion")}
    units = game.content.units
    assert found == {
        (0, "ground_force"): units["ground_force"].combat - 1,
        (0, "mechanized_unit"): units["mechanized_unit"].combat,
        (1, "shock_troop"): units["shock_troop"].combat - 1,
    }


@pytest.mark.rule("SAES-LDR-04")
def test_a_general_has_two_dice_rolled_again_in_defence_too_and_none_of_them_twice() -> None:
    game = invasion("ground_force", "3 ground_force")
    lead(game, 1, "letnev_farran", "planet:arnor")
    table = acting(game, TWINS, "invasion.begin", dice=[1, 2, 3, 4, 5, 7])
    assert asks(table, 1) == "dice_rolled"
    assert [key.rpartition(":")[2] for key in offers(table, 1)] == ["0", "1", "2", "pass"]
    use(table, 1, "die:0")
    assert [key.rpartition(":")[2] for key in offers(table, 1)] == ["1", "2", "pass"], "not the same one again"
    use(table, 1, "die:1")
    assert rolls(table, "again") == [(1, "ground_force", [5], 7), (1, "ground_force", [7], 7)]
    assert not game_of(table).board.army(0, PlanetId("arnor"))


@pytest.mark.rule("SAES-LDR-04")
def test_an_attacking_general_has_dice_rolled_again_as_officially() -> None:
    game = invasion("2 ground_force", "ground_force")
    lead(game, 0, "norr_shval", "planet:arnor")
    table = acting(game, TWINS, "invasion.begin", dice=[1, 2, 1, 10])
    use(table, 0, "die:0")
    say(table, 0, "pass")
    assert game_of(table).board.planet(PlanetId("arnor")).owner == 0


# -- Diplomats -------------------------------------------------------------------------------------------------------------


def barred(seats: int = 2) -> Game:
    """Seat 0 wants to get from home to Mecatol Rex; every way is barred by seat 1's ships."""
    game = new_game("sa_es", seats)
    put(game, 0, HOME, "cruiser")
    put(game, 1, "0,-1", "cruiser")
    return game


@pytest.mark.rule("SAES-LDR-12")
def test_a_diplomat_lets_a_fleet_through_that_of_his_own_side() -> None:
    game = barred()
    lead(game, 1, "letnev_ciel", "system:0,-1")
    table = acting(game, "0,0", "movement.move")
    assert (asks(table, 0), offers(table, 0)) == ("ask_passage", ["passage:0,-1", "no"])
    say(table, 0, "passage:0,-1")
    assert asks(table, 1) == "grant_passage"
    say(table, 1, "yes")
    say(table, 0, "ship:0,-2:cruiser", "done")
    assert forces.count(game_of(table).board.ships(0, Hex("0,0"))) == 1


@pytest.mark.rule("SAES-LDR-12")
def test_his_owner_may_refuse_and_without_him_nobody_is_asked() -> None:
    game = barred()
    lead(game, 1, "letnev_ciel", "planet:wellon")
    table = acting(game, "0,0", "movement.move")
    say(table, 0, "passage:0,-1")
    say(table, 1, "no")
    assert not table.pending, "the fleet blocks the way"
    assert not acting(barred(), "0,0", "movement.move").pending


@pytest.mark.rule("SAES-LDR-12")
@pytest.mark.parametrize("whose", ["a third player's Diplomat", "a third player's fleet beside it"])
def test_he_speaks_for_the_fleet_of_his_side_alone(whose: str) -> None:
    game = barred(3)
    if whose.endswith("Diplomat"):
        lead(game, 2, "hacan_gila", "planet:wellon")
    else:
        lead(game, 1, "letnev_ciel", "system:0,-1")
        put(game, 2, "0,-1", "cruiser")
    assert not acting(game, "0,0", "movement.move").pending


@pytest.mark.rule("SAES-LDR-12")
def test_a_fleet_with_a_diplomat_passes_a_consenting_opponent_as_officially() -> None:
    game = barred()
    lead(game, 0, "sol_rev", "planet:jord")
    table = acting(game, "0,0", "movement.move")
    say(table, 0, "passage:0,-1")
    say(table, 1, "yes")
    say(table, 0, "ship:0,-2:cruiser", "leader:sol_rev", "done")
    assert leader(table, "sol_rev").where == "system:0,0"


def met() -> Game:
    """Seat 0 has come with a Diplomat to Thibah, where seat 1's fleet is; they have an agreement."""
    game = fleets("2 cruiser", "cruiser", retreats=True)
    game.state.agreements = [Agreement((0, 1), (0, 0))]
    lead(game, 0, "sol_rev", f"system:{HERE}")
    return game


@pytest.mark.rule("SAES-LDR-13", "SAES-LDR-14")
def test_an_attackers_diplomat_lets_the_enemy_leave_before_the_battle_and_no_agreement_breaks() -> None:
    table = acting(met(), HERE, "space_battle.begin", "tactical.end")
    assert asks(table, 0) == "agree_ceasefire"
    say(table, 0, "yes")
    assert asks(table, 1) == "ceasefire"
    say(table, 1, f"retreat:{TWINS}")
    assert "battlebegan" not in told(table)
    assert game_of(table).board.ships(1, Hex(TWINS))
    assert game_of(table).state.agreements == [Agreement((0, 1), (0, 0))]


@pytest.mark.rule("SAES-LDR-13")
@pytest.mark.parametrize("unwilling", [0, 1])
def test_either_side_may_prefer_the_battle(unwilling: int) -> None:
    table = acting(met(), HERE, "space_battle.begin", "tactical.end", dice=[1] * 300)
    say(table, 0, "no" if unwilling == 0 else "yes")
    if unwilling == 1:
        say(table, 1, "no")
    assert "battlebegan" in told(table)


@pytest.mark.rule("SAES-LDR-13")
def test_a_diplomat_of_the_defender_or_on_a_planet_opens_no_way_out() -> None:
    game = fleets("2 cruiser", "cruiser", retreats=True)
    lead(game, 1, "letnev_ciel", f"system:{HERE}")
    assert "ceasefire" not in (asks(table := acting(game, HERE, "space_battle.begin"), 0), asks(table, 1))
    game = fleets("2 cruiser", "cruiser", retreats=True)
    hold(game, 0, "thibah")
    lead(game, 0, "sol_rev", "planet:thibah")
    assert asks(acting(game, HERE, "space_battle.begin"), 0) != "agree_ceasefire"


def landed(influence: int) -> Table:
    """Seat 0 lands on Arnor beside a War Sun, where seat 1 has a Diplomat."""
    game = new_game("sa_es")
    game.state.round = 3
    hold(game, 1, "arnor")
    put(game, 1, "arnor", "ground_force")
    put(game, 1, "-1,1", "cruiser")
    put(game, 0, TWINS, "carrier, war_sun, 2 ground_force")
    game.board.exhaust(PlanetId("jord"), "test")
    game.player(0).trade_goods = influence
    lead(game, 1, "letnev_ciel", "planet:arnor")
    steps = ("landing.begin", "bombardment.begin", "invasion.begin", "tactical.end")
    table = acting(game, TWINS, *steps, dice=[10] * 20)
    say(table, 0, *["land:arnor:ground_force"] * 2, "done")
    use(table, 1, "delay_invasion")
    return table


@pytest.mark.rule("SAES-LDR-15", "SAES-LDR-16")
def test_with_nine_influence_the_invader_gives_way_and_nothing_is_bombarded() -> None:
    table = landed(9)
    assert asks(table, 0) != "overrule_diplomat"
    assert rolls(table, "bombardment") == []
    assert forces.count(game_of(table).board.units(0, in_system(Hex(TWINS))), "ground_force") == 2
    assert leader(table, "letnev_ciel").tired == 5


@pytest.mark.rule("SAES-LDR-16", "SAES-LDR-17")
def test_ten_influence_overrule_him_and_he_flees_to_a_planet_or_a_fleet() -> None:
    table = landed(10)
    assert (asks(table, 0), offers(table, 0)) == ("overrule_diplomat", ["overrule", "no"])
    say(table, 0, "overrule")
    while asks(table, 0) not in ("", "bombardment"):
        say(table, 0, offers(table, 0)[0])
    assert game_of(table).player(0).trade_goods == 0
    assert (asks(table, 1), offers(table, 1)) == ("leader_escapes", ["planet:arc_prime", "planet:wren_terra", "system:-1,1"])
    say(table, 1, "system:-1,1")
    assert (leader(table, "letnev_ciel").where, leader(table, "letnev_ciel").tired) == ("system:-1,1", 0), "he is not exhausted"
    assert asks(table, 0) == "bombardment", "the invasion goes on"


# -- Scientists ------------------------------------------------------------------------------------------------------------


def bombarded(pds: str, *, switched_off: bool = False) -> int:
    """How many of six Ground Forces beside a Scientist fall to five hits."""
    layer = Behaviours("test")

    @layer.modify("jamming", SHIELDS, ANY, SET)
    def jamming(game: Game, effect: Effect, shields: int, unit: Unit) -> int:
        return 0

    game = new_game("sa_es")
    hold(game, 1, "arnor")
    put(game, 1, "arnor", "6 ground_force" + (f", {pds}" if pds else ""))
    put(game, 0, TWINS, "war_sun, 2 dreadnought")
    lead(game, 1, "jol_nar_sucaban", "planet:arnor")
    if switched_off:
        also(game, layer)
        game.begin_effect("jamming", 0, "rule")
    table = acting(game, TWINS, "bombardment.begin", dice=[10] * 5)
    say(table, 0, "bombard:arnor:war_sun", *["bombard:arnor:dreadnought"] * 2, "done")
    assert rolls(table, "bombardment")
    return 6 - forces.count(game_of(table).board.army(1, PlanetId("arnor")))


@pytest.mark.parametrize(("pds", "absorbed"), [("pds", 2), ("2 pds", 3), ("", 0)])
@pytest.mark.rule("SAES-LDR-18")
def test_a_scientist_beside_a_pds_absorbs_one_more_hit_and_keeps_no_war_sun_off(pds: str, absorbed: int) -> None:
    assert bombarded(pds) == 5 - absorbed


@pytest.mark.rule("SAES-LDR-19")
def test_what_switches_planetary_shields_off_leaves_his_hit_standing() -> None:
    assert bombarded("2 pds", switched_off=True) == 5 - 1


# -- fate ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", range(1, 11))
@pytest.mark.rule("SAES-LDR-20", "SAES-LDR-21", "SAES-LDR-22")
def test_each_of_the_ten_faces(face: int) -> None:
    game = fleets("cruiser", "destroyer")
    lead(game, 1, "letnev_ciel", f"system:{HERE}")
    table = acting(game, HERE, "space_battle.begin", "tactical.end", dice=[10, 1, face])
    ciel = leader(table, "letnev_ciel")
    if face == 1:
        assert (ciel.where, ciel.captor) == ("", NOBODY)
        assert game_of(table).board.deeds("killed_leader", 0)
    elif face <= 8:
        assert (ciel.where, ciel.ship, ciel.captor) == (f"system:{HERE}", "cruiser", 0), "under the captor's marker"
        assert not is_able(table, "letnev_ciel")
    else:
        assert asks(table, 1) == "leader_escapes"


@pytest.mark.parametrize(("face", "where"), [(1, ""), (2, "system:1,1"), (9, "system:1,1")])
@pytest.mark.rule("SAES-LDR-20", "SAES-DOM-20", "SAES-SUR-09")
def test_only_domain_counters_let_everybody_escape_not_the_garrison_of_who_has_surrendered(face: int, where: str) -> None:
    game = new_game("sa_es +surrender", 3)
    put(game, NEUTRAL, "arnor", "ground_force")
    game.begin_effect("capital", 2, "rule", where="planet:arnor")
    put(game, 0, "arnor", "ground_force")
    put(game, 0, TWINS, "carrier")
    lead(game, 0, "sol_rev", "planet:arnor")
    table = acting(game, TWINS, "invasion.begin", dice=[1, 10, face])
    assert [faces for _, _, faces, _ in rolls(table, "fate")] == [[face]]
    assert (leader(table, "sol_rev").where, leader(table, "sol_rev").captor) == (where, NOBODY), "nobody there to capture him"


@pytest.mark.rule("SAES-LDR-20")
def test_while_his_side_has_ships_left_a_leader_goes_aboard_another_and_keeps_his_abilities() -> None:
    game = fleets("2 cruiser", "destroyer, cruiser")
    lead(game, 1, "letnev_ciel", f"system:{HERE}", "destroyer")
    table = acting(game, HERE, "space_battle.begin", "tactical.end", dice=[7, 1, 1, 1, 1, 1, 10, 1, 10])
    say(table, 1, "destroy:destroyer")
    assert (leader(table, "letnev_ciel").ship, is_able(table, "letnev_ciel")) == ("cruiser", True)
    assert rolls(table, "fate") == []


@pytest.mark.rule("SAES-LDR-20")
def test_the_roll_comes_when_the_battle_is_over_and_not_when_the_action_is() -> None:
    game = fleets("cruiser", "destroyer")
    lead(game, 1, "letnev_ciel", f"system:{HERE}")
    table = acting(game, HERE, "space_battle.begin", dice=[10, 1, 5])
    assert leader(table, "letnev_ciel").captor == 0
    game = invasion("ground_force", "ground_force")
    lead(game, 0, "sol_rev", "planet:arnor")
    table = acting(game, TWINS, "invasion.begin", dice=[1, 10, 8])
    assert (leader(table, "sol_rev").captor, leader(table, "sol_rev").where) == (1, "planet:arnor")


@pytest.mark.rule("SAES-LDR-20")
def test_who_falls_in_no_battle_rolls_no_die() -> None:
    game = new_game("sa_es")
    put(game, 0, HOME, "destroyer")
    put(game, 0, "0,-1", "cruiser")
    lead(game, 0, "sol_rev", f"system:{HOME}")
    table = play(game, Step("status_phase.scuttle", 0))
    say(table, 0, f"system:{HOME}:destroyer", "done")
    assert (leader(table, "sol_rev").where, rolls(table, "fate")) == ("", []), (
        "a ship lost otherwise takes him down, as officially"
    )


@pytest.mark.rule("SAES-LDR-22")
def test_nobody_is_captured_where_no_enemy_is_left() -> None:
    game = fleets("destroyer", "destroyer")
    lead(game, 1, "letnev_ciel", f"system:{HERE}")
    table = acting(game, HERE, "space_battle.begin", "tactical.end", dice=[10, 10, 5])
    assert asks(table, 1) == "leader_escapes"


@pytest.mark.rule("SAES-LDR-25")
def test_who_escapes_returns_to_play_in_that_system() -> None:
    game = fleets("cruiser", "destroyer")
    hold(game, 1, "thibah")
    lead(game, 1, "letnev_ciel", f"system:{HERE}")
    table = acting(game, HERE, "space_battle.begin", "tactical.end", dice=[10, 1, 9])
    assert leader(table, "letnev_ciel").where == "planet:thibah", "there is no other place of his there"
    assert is_able(table, "letnev_ciel")


@pytest.mark.rule("SAES-LDR-25")
def test_without_a_friendly_place_there_he_returns_to_any_planet_or_fleet() -> None:
    game = fleets("cruiser", "destroyer")
    put(game, 1, "-1,1", "fighter")
    lead(game, 1, "letnev_ciel", f"system:{HERE}")
    table = acting(game, HERE, "space_battle.begin", "tactical.end", dice=[10, 1, 9])
    assert offers(table, 1) == ["planet:arc_prime", "planet:wren_terra", "system:-1,1"]


# -- captives --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SAES-LDR-24")
def test_when_the_ship_that_holds_a_captive_is_destroyed_another_roll_is_made() -> None:
    game = fleets("cruiser", "destroyer", seats=3)
    lead(game, 2, "hacan_gila", f"system:{HERE}", captor=1)
    table = acting(game, HERE, "space_battle.begin", "tactical.end", dice=[10, 1, 5])
    assert (leader(table, "hacan_gila").captor, leader(table, "hacan_gila").where) == (0, f"system:{HERE}")
    assert len(rolls(table, "fate")) == 1


@pytest.mark.rule("SAES-LDR-24")
@pytest.mark.parametrize(("captor", "face", "fates"), [(0, 1, ["killed"]), (0, 9, ["escaped"]), (NOBODY, 9, [])])
def test_another_roll_is_made_too_where_pds_destroy_the_ship_that_holds_a_captive(
    captor: int, face: int, fates: list[str]
) -> None:
    """A free Leader dies with a ship that is lost without a battle, as officially."""
    game = new_game("sa_es")
    hold(game, 1, "thibah")
    put(game, 1, "thibah", "pds")
    put(game, 0, HERE, "cruiser")
    name = "letnev_farran" if captor == 0 else "sol_rev"
    lead(game, 1 if captor == 0 else 0, name, f"system:{HERE}", captor=captor)
    table = acting(game, HERE, "space_cannon.fire", "tactical.end", dice=[10, face])
    say(table, 1, "fire:0")
    assert len(rolls(table, "fate")) == len(fates)
    assert [event["fate"] for event in table.events_since(None) if event["event"] == "leaderfate"] == (fates or ["killed"])
    if fates == ["escaped"]:
        assert leader(table, name) == Leader(name, "general", 1, Place("planet:thibah"))


@pytest.mark.rule("SAES-LDR-24", "SAES-LDR-25")
def test_a_captive_taken_with_the_planet_by_his_own_side_is_free_there_with_his_abilities() -> None:
    game = invasion("ground_force", "")
    lead(game, 0, "sol_rev", "planet:arnor", captor=1)
    table = acting(game, TWINS, "invasion.begin", "tactical.end", dice=[5])
    say(table, 0, "planet:arnor")
    assert leader(table, "sol_rev") == Leader("sol_rev", "diplomat", 0, Place("planet:arnor"))
    assert is_able(table, "sol_rev")
    assert len(rolls(table, "fate")) == 1


def imprisoned() -> Game:
    """Seat 0 holds seat 1's General on Jord; seat 2 has a fleet next door, seat 1 one further off."""
    game = new_game("sa_es", 3)
    lead(game, 1, "letnev_farran", "planet:jord", captor=0)
    put(game, 2, "0,-1", "cruiser")
    put(game, 1, "0,0", "cruiser")
    return game


@pytest.mark.rule("SAES-LDR-26")
def test_a_captive_is_handed_over_to_fleets_and_planets_next_to_it() -> None:
    table = play(imprisoned(), Step("status_phase.captives", 0))
    assert offers(table, 0) == ["keep", "free", "execute", "give:2:system:0,-1"]
    say(table, 0, "give:2:system:0,-1")
    found = leader(table, "letnev_farran")
    assert (found.captor, found.where, found.ship) == (2, "system:0,-1", "cruiser")
    assert not is_able(table, "letnev_farran")


@pytest.mark.rule("SAES-LDR-26")
def test_nobody_in_the_same_system_is_next_to_it() -> None:
    game = imprisoned()
    put(game, 1, HOME, "cruiser")
    table = play(game, Step("status_phase.captives", 0))
    assert "give:1:system:0,-2" not in offers(table, 0)


@pytest.mark.rule("SAES-LDR-26")
def test_handed_to_his_own_people_a_leader_is_free() -> None:
    game = imprisoned()
    hold(game, 1, "wellon")
    table = play(game, Step("status_phase.captives", 0))
    say(table, 0, "give:1:planet:wellon")
    assert leader(table, "letnev_farran") == Leader("letnev_farran", "general", 1, Place("planet:wellon"))
    assert is_able(table, "letnev_farran")


@pytest.mark.rule("SAES-LDR-25")
def test_a_captive_set_free_is_back_in_the_system_if_his_people_are_there() -> None:
    game = imprisoned()
    put(game, 1, HOME, "cruiser")
    table = play(game, Step("status_phase.captives", 0))
    say(table, 0, "free")
    assert (leader(table, "letnev_farran").where, leader(table, "letnev_farran").captor) == (f"system:{HOME}", NOBODY)


@pytest.mark.rule("SAES-LDR-27")
def test_an_execution_exhausts_a_refreshed_planet() -> None:
    game = imprisoned()
    hold(game, 0, "vefut_ii")
    game.board.exhaust(PlanetId("jord"), "test")
    table = play(game, Step("status_phase.captives", 0))
    say(table, 0, "execute")
    assert game_of(table).board.planet(PlanetId("vefut_ii")).exhausted
    assert leader(table, "letnev_farran").where == ""


@pytest.mark.rule("SAES-LDR-27")
def test_without_a_refreshed_planet_nobody_is_executed() -> None:
    game = imprisoned()
    game.board.exhaust(PlanetId("jord"), "test")
    table = play(game, Step("status_phase.captives", 0))
    assert "execute" not in offers(table, 0)
