"""The second reading: objectives that ask for deeds or for something held all round, in scenes."""

from __future__ import annotations

import pytest
from claiming import LETNEV, Change, Position, fights, finds, gains, has, holds, invades, lay, leads, points, poor, trades
from tables import game_of, hold, offers, play, put, say

from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.rules.state import Action, CardId, Deed, Objective, Place, PlanetId

BOTH = pytest.mark.parametrize("ruleset", ["official", "sa17"])


def at_the_end(ruleset: str, card: str, *changes: Change, seats: int = 3) -> bool:
    """Whether the first player meets an objective in the Status Phase of a round in which these things happened."""
    at = Position(ruleset, seats)
    for change in changes:
        change(at)
    at.game.state.phase = "status"
    return at.game.objectives.qualifies(0, card)


# -- Space Battles -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-SPB-9")
def test_what_is_aboard_is_no_ship_and_a_fighter_is_one() -> None:
    """A Carrier with an army is one ship; with two Fighters it is three, though they fall before the first round."""
    mine, dice = "2 destroyer, cruiser", [10, 10, 10, 10, 10, 10, 10, 1, 1]
    card = "win_battle_against_three_ships"
    assert not at_the_end("official", card, fights("0,1", dice, mine, "carrier, 4 ground_force"))
    assert at_the_end("official", card, fights("0,1", dice, mine, "carrier, 2 fighter"))


@pytest.mark.rule("OFF-SPB-9")
def test_a_defender_wins_too_where_the_card_does_not_ask_for_an_attacker() -> None:
    """Officially attacked and left alone in the system is won; Shattered Ascension's card asks for the attacker."""
    dice = [1, 1, 1, 10, 10, 10]
    beaten = fights("0,1", dice, "3 cruiser", "3 destroyer", seat=1, enemy=0)
    assert at_the_end("official", "win_battle_against_three_ships", beaten)
    five = fights("0,1", [1] * 5 + [10] * 5, "5 cruiser", "5 destroyer", seat=1, enemy=0)
    assert not at_the_end("sa17", "win_battle_against_five_ships", five)
    assert at_the_end(
        "sa17", "warmonger", *[fights(hex_, [1, 10], "destroyer", "cruiser", 1, 0) for hex_ in ("0,1", "1,0", "-1,1", "-1,0")]
    )


@pytest.mark.rule("OFF-SPB-9")
def test_who_is_left_alone_has_won_though_the_enemy_got_away() -> None:
    """Won is being the only one with ships left there (FAQ): three ships retreat."""
    at = Position("official")
    put(at.game, 0, "0,1", "3 cruiser")
    put(at.game, 1, "0,1", "3 cruiser")
    at.game.board.lay_counter(1, Hex("0,0"), "reinforcements")
    at.game.state.action, at.game.state.active = Action(0, "tactical", Hex("0,1")), 0
    at.game.begin_scope("action")
    table = play(at.game, Step("space_battle.begin", 0, "0,1"), Step("tactical.end", 0, "0,1"), dice=[1] * 12)
    while table.pending:
        seat = table.pending[0].seat
        leave = [key for key in offers(table, seat) if key == "retreat:0,0" and seat == 1]
        say(table, seat, *(leave or ["no" if "no" in offers(table, seat) else offers(table, seat)[0]]))
    assert game_of(table).board.ships(1, Hex("0,0"))
    assert game_of(table).objectives.qualifies(0, "win_battle_against_three_ships")


@pytest.mark.rule("OFF-SPB-9")
def test_two_official_victories_are_in_different_systems_and_shattered_ascensions_need_not_be() -> None:
    """Twice in one place."""
    twice = [fights("0,1", [10] * 9 + [1] * 3, mine, "3 destroyer") for mine in ("3 war_sun", "")]
    assert not at_the_end("official", "win_two_battles_against_three_ships", *twice)
    assert at_the_end("sa17", "win_two_battles_against_three_ships", *twice)


@pytest.mark.rule("SA17-OBJ-06")
def test_three_hits_on_a_costly_fleet_need_no_victory() -> None:
    """The attacker is beaten, and has inflicted three hits on a fleet worth twelve resources."""
    fleet = "2 dreadnought, cruiser"
    lost = [10, 10, 10, *[10] * 5]
    assert at_the_end("sa17", "battle_against_12_resource_fleet", fights("0,1", lost, "3 cruiser", fleet))
    two = [10, 10, 1, *[10] * 5]
    assert not at_the_end("sa17", "battle_against_12_resource_fleet", fights("0,1", two, "3 cruiser", fleet))
    cheap = fights("0,1", lost, "3 cruiser", "2 dreadnought, destroyer")
    assert not at_the_end("sa17", "battle_against_12_resource_fleet", cheap)


def test_pds_fire_is_a_combat_roll_and_no_space_battle() -> None:
    """Ships destroyed by Space Cannons count for combat rolls and as destroyed, not as destroyed in Space Battles."""
    shot = [Deed("destroyed_unit", 0, seat, Place("system:0,1"), "cruiser", 2, "space_cannon") for seat in (1, 2)]

    def fire(at: Position) -> None:
        at.game.state.deeds += shot

    assert at_the_end("sa17", "destroy_four_ships", fire)
    assert not at_the_end("sa17", "destroy_units_of_two_players", fire)
    assert at_the_end("official", "enemy", fire)


# -- planets -----------------------------------------------------------------------------------------------------------------


@BOTH
def test_a_planet_taken_again_and_again_is_one(ruleset: str) -> None:
    """Three different planets."""
    assert not at_the_end(
        ruleset, "gain_three_planets", *[change for _ in range(3) for change in (gains("thibah"), gains("thibah", seat=1))]
    )
    assert at_the_end(ruleset, "gain_three_planets", gains("thibah"), gains("saudor"), gains("tarmann"))


@pytest.mark.rule("OFF-SOT-MEC")
def test_mechanized_units_are_no_ground_force_and_a_ground_unit() -> None:
    """A planet that Mechanized Units alone hold: no opposing Ground Force, but enemy ground units."""
    scene = (holds("thibah", seat=1), has("thibah", "mechanized_unit", seat=1), invades("thibah", [10] * 9, "4 ground_force"))
    assert not at_the_end("official", "invade_defended_planet", *scene)
    at = Position("sa17")
    for change in scene:
        change(at)
    guards = [deed.what for deed in at.game.board.deeds("invaded_planet", 0)]
    assert guards == ["armored"]


@pytest.mark.rule("SA17-UNI-14")
def test_defenders_that_bombardment_killed_have_defended() -> None:
    """The planet held ground units when it was bombarded."""
    at = Position("official")
    hold(at.game, 1, "thibah")
    put(at.game, 1, "thibah", "ground_force")
    put(at.game, 0, "1,0", "war_sun, 2 ground_force")
    at.game.state.action, at.game.state.active = Action(0, "tactical", Hex("1,0")), 0
    at.game.begin_scope("action")
    steps = ("landing.begin", "bombardment.begin", "invasion.begin", "tactical.end")
    table = play(at.game, *(Step(name, 0, "1,0") for name in steps), dice=[10] * 9)
    while table.pending:
        keys = offers(table, table.pending[0].seat)
        wanted = [key for key in keys if key.startswith(("land:thibah", "bombard:"))]
        say(table, table.pending[0].seat, next(iter(wanted), keys[-1]))
    assert game_of(table).board.planet(PlanetId("thibah")).owner == 0
    assert game_of(table).objectives.qualifies(0, "invade_defended_planet")


@pytest.mark.rule("SA17-OBJ-06")
def test_only_a_refreshed_planet_is_a_prize() -> None:
    """As it was just before it changed hands."""
    assert at_the_end("sa17", "take_refreshed_enemy_planet", holds("thibah", seat=1), gains("thibah"))

    def tire(at: Position) -> None:
        at.game.board.set_planet(replace(at.game.board.planet(PlanetId("thibah")), exhausted=True))

    assert not at_the_end("sa17", "take_refreshed_enemy_planet", holds("thibah", seat=1), tire, gains("thibah"))
    assert not at_the_end("sa17", "take_refreshed_enemy_planet", gains("thibah")), "nobody had it"


@BOTH
def test_what_was_lost_and_taken_back_was_not_held(ruleset: str) -> None:
    """The whole Strategy and Action Phase, and not before the Status Phase."""
    card = "hold_mecatol_rex" if ruleset == "official" else "custodian_of_the_old_empire"
    assert at_the_end(ruleset, card, holds("mecatol_rex"))
    assert not at_the_end(ruleset, card, holds("mecatol_rex"), gains("mecatol_rex", seat=1), gains("mecatol_rex"))
    at = Position(ruleset)
    holds("mecatol_rex")(at)
    assert not at.game.objectives.qualifies(0, card), "the Action Phase is not over"


@pytest.mark.rule("SA17-OBJ-06")
def test_since_the_round_began_may_be_claimed_at_any_time_of_it() -> None:
    """Bureaucracy claims it in the Action Phase, where "the whole phase" is not over yet."""
    at = Position("sa17", tiles={"1,-2": "hopes_end"})
    holds("hopes_end")(at)
    assert at.game.objectives.qualifies(0, "hold_mecatol_rex_or_hopes_end")


@pytest.mark.rule("SA17-OBJ-06")
def test_merciless_is_about_neighbours() -> None:
    """With four players the one across the table is none."""

    def last_dock(seat: int, home: str) -> list[Change]:
        return [has(home, "space_dock", seat=seat), invades(home, [10] * 4, "4 ground_force")]

    assert at_the_end("official", "merciless", *last_dock(1, "arc_prime"), seats=4)
    at = Position("official", 4)
    across = at.game.state.seating[(at.game.state.seating.index(0) + 2) % 4]
    planet = at.game.board.home_planets(across)[0].id
    assert not at_the_end("official", "merciless", *last_dock(across, planet), seats=4)


@pytest.mark.rule("OFF-TRD-3")
def test_a_traitor_attacks_his_partner_and_the_agreement_is_gone() -> None:
    """With whom he has an agreement when he attacks."""
    attack = fights(LETNEV, [10, 1], "cruiser", "destroyer")
    at = Position("official")
    for change in (trades(0, 1), attack):
        change(at)
    at.game.state.phase = "status"
    assert at.game.objectives.qualifies(0, "traitor")
    assert at.game.state.agreements == []
    assert not at_the_end("official", "traitor", attack)


def test_infiltrators_destroy_two_units_of_one_owner_in_one_system_next_to_his_home() -> None:
    """One here and one there is not two; officially one ship is enough, and a Ground Force is none."""
    near = ("1,0", "2,-1")

    def destroys(what: str, *places: str) -> Change:
        return lambda at: at.game.state.deeds.extend(
            Deed("destroyed_unit", 0, 1, Place(f"system:{p}"), what, 1, "battle") for p in places
        )

    assert not at_the_end("sa17", "infiltrator", destroys("fighter", *near))
    assert at_the_end("sa17", "infiltrator", destroys("ground_force", "1,0", "1,0"))
    assert at_the_end("official", "infiltrator", destroys("fighter", "1,0"))
    assert not at_the_end("official", "infiltrator", destroys("ground_force", "1,0", "1,0"))
    assert not at_the_end("official", "infiltrator", destroys("cruiser", "-1,0"))


# -- standing, Leaders, Artifacts --------------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-OBJ-01")
def test_the_protagonist_was_two_points_ahead_when_the_actions_ended() -> None:
    """What is scored in this Status Phase does not help, and ties with two do."""
    for mine, theirs, ahead in ((5, 3, True), (5, 4, False), (4, 0, False)):
        at = Position("sa17")
        points(0, mine)(at)
        points(1, theirs)(at)
        lay(at.game, "protagonist")
        at.game.state.objectives = [Objective(CardId("mecatol_rex"))]
        hold(at.game, 0, "mecatol_rex")
        table = play(at.game, Step("status_phase.claim_objectives"))
        say(table, 0, "claim:mecatol_rex")
        assert ("claim:protagonist" in offers(table, 0)) is ahead


@pytest.mark.rule("SA17-LDR-27")
def test_a_usurper_has_a_leader_of_his_own_and_a_dock_since_the_round_began() -> None:
    """A captive is none of his Leaders; a dock built this round was not there all round."""

    def scene(captor: int, early: bool) -> bool:
        at = Position("sa17")
        holds("mecatol_rex")(at)
        if early:
            has("mecatol_rex", "space_dock")(at)
        at.game.objectives.round_begins()
        if not early:
            has("mecatol_rex", "space_dock")(at)
        has("mecatol_rex", "6 ground_force, 2 pds")(at)
        leads(
            "letnev_farran" if captor >= 0 else "sol_connor", "planet:mecatol_rex", seat=1 if captor >= 0 else 0, captor=captor
        )(at)
        at.game.state.phase = "status"
        return at.game.objectives.qualifies(0, "usurper")

    assert [scene(-1, True), scene(0, True), scene(-1, False)] == [True, False, False]


@pytest.mark.rule("SA17-SBS-09")
def test_a_seeker_may_have_his_artifacts_in_space() -> None:
    """Controlled like a Trade Station since before this round; one taken in this round was not held."""

    def scene(since: int) -> bool:
        at = Position("sa17", tiles={"1,-2": "empty_se"})
        holds("thibah")(at)
        finds("lazax_armory", "thibah")(at)
        at.game.state.artifacts[Place("system:1,-2")] = [CardId("precursor_fossil")]
        at.game.state.known["precursor_fossil"] = [0, 1, 2]
        put(at.game, 0, "1,-2", "cruiser")
        at.game.state.round = since
        at.game.artifacts.occupy(Place("system:1,-2"))
        at.game.state.round = 3
        at.game.artifacts.occupy(Place("system:1,-2"))
        at.game.state.phase = "status"
        return at.game.objectives.qualifies(0, "seeker")

    assert [scene(2), scene(3)] == [True, False]


@pytest.mark.rule("OFF-STA-1")
def test_two_objectives_to_be_paid_are_paid_with_different_things() -> None:
    """Six resources for a public one leave nothing for the Preliminary one."""
    for goods, both in ((12, True), (11, False)):
        at = Position("sa17")
        poor(goods)(at)
        lay(at.game, "spend_6_resources")
        at.game.state.preliminary = [CardId("venture_capitalist")]
        table = play(at.game, Step("status_phase.claim_objectives"))
        say(table, 0, "claim:spend_6_resources")
        assert ("claim:venture_capitalist" in offers(table, 0)) is both
