"""Battles between fleets."""

from __future__ import annotations

from typing import Any

import pytest
from tables import ASCENSION, asks, game_of, new_game, offers, play, put, say, told, units
from trial import also

from mecatol.core.decisions import Verdict
from mecatol.core.effects import ANY, Behaviours, Effect
from mecatol.core.hexes import Border, Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.moments import (
    AFTER_BATTLE,
    AFTER_ROUND,
    BATTLE_DECIDED,
    BEFORE_BATTLE,
    BEFORE_ROUND,
    COMBAT_VALUE,
    DICE_ROLLED,
    FLEETS_MEET,
    HITS_ASSIGNED,
    MAY_RETREAT,
    PRECOMBAT_SHOTS,
    RETREAT_PRICE,
    At,
    Firing,
)
from mecatol.rules.naming import in_system
from mecatol.rules.official.game import Game
from mecatol.rules.state import NEUTRAL, Action, Battle, Group, Leader, Mine, Place

HERE = Hex("1,0")
EAST = Hex("2,-1")  # next to it
SOUTH = Hex("1,1")  # next to it
PLAIN = pytest.mark.parametrize("ruleset", ["official -tactical_retreats", "sa17 -tactical_retreats"])
BOTH = pytest.mark.parametrize("ruleset", ["official", "sa17"])


def fleets(ruleset: str, mine: str, theirs: str, seats: int = 2, tile: str = "thibah") -> Game:
    """The first player has activated a system and moved into it; the second player's ships are there."""
    game = new_game(ruleset, seats, tiles={"1,0": tile})
    game.state.action = Action(0, "tactical", HERE)
    game.board.lay_counter(0, HERE, "pool")
    put(game, 0, HERE, mine)
    if theirs:
        put(game, 1, HERE, theirs)
    return game


def fight(game: Game, *dice: int) -> Table:
    return play(game, Step("space_battle.begin", 0, HERE), dice=dice)


def ships(table: Table, seat: int, place: str = HERE) -> tuple[Group, ...]:
    return game_of(table).board.units(seat, in_system(Hex(place)))


def rolls(table: Table) -> list[tuple[int, str, str, list[int]]]:
    events = [event for event in table.events_since(None) if event["event"] == "rolled"]
    return [(e["seat"], e["purpose"], e["kind"], list(e["faces"])) for e in events]


def victories(table: Table) -> list[tuple[int, int, str, int]]:
    return [(d.seat, d.target, d.what, d.amount) for d in game_of(table).state.deeds if d.kind == "won_space_battle"]


def watch(game: Game, *moments: Any) -> list[str]:
    """The moments of a battle as they come."""
    behaviours, seen = Behaviours("test"), []
    for moment in moments:

        async def run(game: Game, effect: Effect, context: Any, name: str = moment.name) -> None:
            seen.append(name)

        behaviours.on("watcher", moment, ANY)(run)
    also(game, behaviours)
    game.begin_effect("watcher", 0, "card")
    return seen


# -- whether there is a battle -----------------------------------------------------------------------------------------


@PLAIN
@pytest.mark.rule("OFF-TAC-5")
def test_no_battle_without_ships_of_both(ruleset: str) -> None:
    table = fight(fleets(ruleset, "cruiser", ""))
    assert table.over
    assert told(table).count("battlebegan") == 0


@PLAIN
@pytest.mark.rule("OFF-TAC-5")
def test_a_lone_fighter_is_enough_for_a_battle_and_the_active_player_attacks(ruleset: str) -> None:
    table = fight(fleets(ruleset, "cruiser", "fighter"), 7, 1)
    assert table.over
    assert [e for e in table.events_since(None) if e["event"] == "battlebegan"] == [
        {"event": "battlebegan", "seat": 0, "target": 1, "system": "system:1,0"}
    ]
    assert victories(table) == [(0, 1, "attacker", 1)]


@PLAIN
@pytest.mark.rule("OFF-TAC-5")
def test_several_enemies_are_fought_one_after_another_in_the_attackers_order(ruleset: str) -> None:
    game = fleets(ruleset, "3 dreadnought", "cruiser", seats=3)
    put(game, 2, HERE, "destroyer")
    table = fight(game, *[10] * 20)
    assert asks(table, 0) == "battle_with"
    assert offers(table, 0) == ["player:1", "player:2"]
    say(table, 0, "player:2", "sustain:dreadnought")  # the Destroyer hits back
    say(table, 0, "sustain:dreadnought")  # and so does the Cruiser
    assert table.over
    assert [target for _, target, _, _ in victories(table)] == [2, 1]


@PLAIN
@pytest.mark.rule("OFF-SPB-8")
def test_a_battle_is_hostile(ruleset: str) -> None:
    table = fight(fleets(ruleset, "cruiser", "fighter"), 7, 1)
    assert game_of(table).board.action.victims == [1]


# -- a round -----------------------------------------------------------------------------------------------------------


@PLAIN
@pytest.mark.rule("OFF-SPB-2")
def test_the_moments_of_a_battle_come_in_this_order(ruleset: str) -> None:
    game = fleets(ruleset, "cruiser", "cruiser")
    before, rounds = (FLEETS_MEET, BEFORE_BATTLE), (BEFORE_ROUND, DICE_ROLLED, HITS_ASSIGNED, AFTER_ROUND)
    order = (*before, *rounds, BATTLE_DECIDED, AFTER_BATTLE)
    seen = watch(game, *order)
    fight(game, 7, 1)
    assert seen == [moment.name for moment in order]


@pytest.mark.rule("OFF-SPB-4")
def test_officially_each_ship_rolls_one_die_and_a_war_sun_three() -> None:
    table = fight(fleets("official -tactical_retreats", "war_sun, dreadnought, 2 cruiser, fighter", "carrier"), 3, *[1] * 7)
    assert rolls(table) == [
        (0, "battle", "war_sun", [3, 1, 1]),
        (0, "battle", "dreadnought", [1]),
        (0, "battle", "cruiser", [1, 1]),
        (0, "battle", "fighter", [1]),
        (1, "battle", "carrier", [1]),
    ]


@pytest.mark.rule("SA17-UNI-01", "SAES-UNI-01")
@ASCENSION
def test_dreadnoughts_roll_two_dice(ruleset: str) -> None:
    table = fight(fleets(f"{ruleset} -tactical_retreats", "dreadnought", "carrier"), 5, 1, 1)
    assert rolls(table)[0] == (0, "battle", "dreadnought", [5, 1])


@pytest.mark.rule("OFF-SPB-4")
def test_a_flagship_rolls_what_its_card_says() -> None:
    game = fleets("official -tactical_retreats", "flagship", "carrier")
    printed = game.board.unit(0, "flagship")
    table = fight(game, *[10] * printed.dice, 1)
    assert rolls(table)[0] == (0, "battle", "flagship", [10] * printed.dice)


@PLAIN
@pytest.mark.rule("OFF-SPB-5")
def test_what_is_destroyed_in_a_round_has_fired_in_it(ruleset: str) -> None:
    table = fight(fleets(ruleset, "cruiser", "cruiser"), 7, 7)
    assert table.over
    assert ships(table, 0) == ships(table, 1) == ()
    assert victories(table) == []


@PLAIN
@pytest.mark.rule("OFF-SPB-5")
def test_the_attacker_names_his_casualties_first(ruleset: str) -> None:
    table = fight(fleets(ruleset, "cruiser, carrier", "cruiser, carrier"), 7, 1, 7, 1, 9, 1)
    assert asks(table, 0) == "casualty"
    assert asks(table, 1) == ""
    say(table, 0, "destroy:cruiser")
    assert asks(table, 1) == "casualty"
    say(table, 1, "destroy:carrier")
    assert ships(table, 0) == tuple(units("carrier"))
    assert ships(table, 1) == ()  # its Cruiser fell in the second round


@PLAIN
@pytest.mark.rule("OFF-SPB-7")
def test_rounds_are_fought_until_one_side_has_no_ships(ruleset: str) -> None:
    table = fight(fleets(ruleset, "cruiser", "cruiser"), 1, 1, 2, 2, 1, 7)
    assert [e["round"] for e in table.events_since(None) if e["event"] == "battleroundbegan"] == [1, 2, 3]
    assert ships(table, 0) == ()
    assert ships(table, 1) == tuple(units("cruiser"))
    assert game_of(table).state.battle is None


@PLAIN
@pytest.mark.rule("OFF-SPB-9")
def test_who_alone_has_ships_left_has_won(ruleset: str) -> None:
    table = fight(fleets(ruleset, "2 cruiser, fighter", "cruiser"), 1, 1, 1, 7, 7, 7, 7, 7)
    assert victories(table) == []
    say(table, 0, "destroy:fighter")
    assert victories(table) == [(0, 1, "attacker", 1)]
    table = fight(fleets(ruleset, "2 cruiser, fighter", "cruiser, 2 fighter"), 1, 1, 1, 7, 9, 9)
    assert victories(table) == [(1, 0, "defender", 3)]  # three ships were beaten


@PLAIN
@pytest.mark.rule("OFF-UNI-3")
def test_fighters_without_support_are_lost_after_the_battle(ruleset: str) -> None:
    game = fleets(ruleset, "carrier, 3 fighter", "cruiser")
    table = fight(game, 1, 1, 1, 1, 7, 9, 1, 1, 1)
    say(table, 0, "destroy:carrier")
    assert rolls(table)[-2] == (0, "battle", "fighter", [9, 1, 1])  # they fought on
    assert table.over
    assert ships(table, 0) == ()
    assert victories(table) == [(0, 1, "attacker", 1)]


@PLAIN
@pytest.mark.rule("OFF-UNI-4")
def test_ground_units_and_pds_aboard_do_not_fight_and_are_lost_with_their_ship(ruleset: str) -> None:
    table = fight(fleets(ruleset, "carrier, 3 ground_force, pds", "cruiser"), 1, 7)
    assert rolls(table) == [(0, "battle", "carrier", [1]), (1, "battle", "cruiser", [7])]
    assert ships(table, 0) == ()


@PLAIN
@pytest.mark.rule("OFF-OPT-LDR-2", "SA17-LDR-22")
def test_the_leader_of_a_ship_lost_in_a_battle_awaits_its_fate(ruleset: str) -> None:
    game = fleets(ruleset, "cruiser", "cruiser, carrier")
    game.state.leaders = (Leader("own", "agent", 0, in_system(HERE), ship="cruiser"),)
    table = fight(game, 1, 7, 1)
    assert [(doom.leader, doom.why) for doom in game_of(table).state.doomed] == [("own", "space_battle")]


@PLAIN
@pytest.mark.rule("OFF-SYS-2")
def test_the_defender_in_a_nebula_hits_more_easily(ruleset: str) -> None:
    table = fight(fleets(ruleset, "cruiser", "cruiser", tile="nebula_base"), 6, 6)
    assert ships(table, 0) == ()
    assert ships(table, 1) == tuple(units("cruiser"))


@PLAIN
@pytest.mark.rule("OFF-SYS-4")
def test_fighters_in_an_ion_storm_do_not_fire_but_can_be_hit(ruleset: str) -> None:
    table = fight(fleets(ruleset, "cruiser, fighter", "2 fighter", tile="ion_storm"), 7, 7)
    assert rolls(table) == [(0, "battle", "cruiser", [7]), (0, "battle", "cruiser", [7])]
    assert ships(table, 1) == ()


@pytest.mark.rule("SA17-UNI-10", "SAES-UNI-06")
@ASCENSION
def test_a_damaged_dreadnought_has_one_die_less_from_the_next_round_on(ruleset: str) -> None:
    table = fight(fleets(f"{ruleset} -tactical_retreats", "dreadnought", "cruiser"), 1, 1, 7, 5, 1)
    say(table, 0, "sustain:dreadnought")
    assert [(kind, faces) for seat, _, kind, faces in rolls(table) if seat == 0] == [
        ("dreadnought", [1, 1]),
        ("dreadnought", [5]),
    ]
    assert ships(table, 0) == tuple(units("dreadnought*1"))


@pytest.mark.rule("OFF-GEN-2")
def test_hits_are_counted_from_the_dice_on_the_table() -> None:
    """A card that turns a die changes what hits."""
    behaviours = Behaviours("test")

    @behaviours.on("turn", DICE_ROLLED, ANY)
    async def turn(game: Game, effect: Effect, battle: Battle) -> None:
        die = battle.attacker.dice[0]
        battle.attacker.dice[0] = type(die)(die.seat, die.kind, die.face + 2, die.needed, die.purpose)

    game = fleets("official -tactical_retreats", "cruiser", "cruiser")
    also(game, behaviours)
    game.begin_effect("turn", 0, "card")
    assert ships(fight(game, 5, 1), 1) == ()


@PLAIN
@pytest.mark.rule("OFF-SPB-5")
def test_a_round_remembers_who_was_lost_and_who_was_damaged(ruleset: str) -> None:
    behaviours, seen = Behaviours("test"), []

    @behaviours.on("watcher", HITS_ASSIGNED, ANY)
    async def watcher(game: Game, effect: Effect, battle: Battle) -> None:
        side = battle.attacker
        seen.append((battle.round, list(side.lost), list(side.lost_all), list(side.sustained), battle.defender.hits))

    game = fleets(ruleset, "dreadnought, carrier", "2 cruiser")
    also(game, behaviours)
    game.begin_effect("watcher", 0, "card")
    dreadnought = game.board.unit(0, "dreadnought").dice
    table = fight(game, *[1] * dreadnought, 1, 7, 7, 1, 7, 1)
    say(table, 0, "sustain:dreadnought", "destroy:carrier")
    assert seen[0] == (1, units("carrier"), units("carrier"), units("dreadnought*1"), 0)
    assert seen[1] == (2, units("dreadnought*1"), units("dreadnought*1, carrier"), [], 0)


# -- before the first round --------------------------------------------------------------------------------------------


@PLAIN
@pytest.mark.rule("OFF-UNI-6", "SA17-GEN-05")
def test_both_sides_barrage_once_before_the_first_round(ruleset: str) -> None:
    game = fleets(ruleset, "2 destroyer, carrier, 2 fighter", "destroyer, carrier, 3 fighter")
    table = fight(game, 9, 9, 1, 1, 9, 1, *[1] * 100)
    assert rolls(table)[:2] == [(0, "barrage", "destroyer", [9, 9, 1, 1]), (1, "barrage", "destroyer", [9, 1])]
    battle = game_of(table).board.battle
    assert battle.attacker.lost_all == units("fighter")
    assert battle.defender.lost_all == units("2 fighter")
    assert sum(purpose == "barrage" for _, purpose, _, _ in rolls(table)) == 2
    first = [(seat, kind, len(faces)) for seat, purpose, kind, faces in rolls(table) if purpose == "battle"][:6]
    mine, theirs = [("destroyer", 2), ("carrier", 1), ("fighter", 1)], [("destroyer", 1), ("carrier", 1), ("fighter", 1)]
    assert first == [(0, *each) for each in mine] + [(1, *each) for each in theirs]  # a Fighter that fell does not fire


@PLAIN
@pytest.mark.rule("OFF-UNI-6")
def test_a_barrage_destroys_fighters_only(ruleset: str) -> None:
    table = fight(fleets(ruleset, "3 destroyer", "cruiser, fighter"), *[10] * 6, 9, 9, 9, 1)
    assert rolls(table)[0] == (0, "barrage", "destroyer", [10] * 6)
    assert rolls(table)[1][1] == "battle"  # the Cruiser was still there
    table = fight(fleets(ruleset, "2 destroyer", "cruiser"), 9, 1, 1)
    assert rolls(table)[0][1] == "battle"  # nothing to fire at


@PLAIN
@pytest.mark.rule("OFF-SPB-7")
def test_a_battle_may_be_over_before_its_first_round(ruleset: str) -> None:
    table = fight(fleets(ruleset, "destroyer", "2 fighter"), 9, 9)
    assert table.over
    assert told(table).count("battleroundbegan") == 0
    assert victories(table) == [(0, 1, "attacker", 2)]


cannons = Behaviours("test")


@cannons.modify("cannons", PRECOMBAT_SHOTS)
def shots(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    return value + firing.count * (firing.kind == "dreadnought")


def armed(ruleset: str) -> Game:
    """Both sides' Dreadnoughts have a shot before the battle, and there are Destroyers and Fighters."""
    game = fleets(ruleset, "dreadnought, destroyer", "dreadnought, 2 fighter")
    also(game, cannons)
    for seat in (0, 1):
        game.begin_effect("cannons", seat, "technology")
    return game


@pytest.mark.rule("OFF-SPB-1")
def test_officially_the_defender_orders_the_pre_combat_effects() -> None:
    table = fight(armed("official -tactical_retreats"), 5, *[1] * 8)
    assert asks(table, 1) == "precombat_order"
    assert offers(table, 1) == ["barrage", "attacker_shots", "defender_shots"]
    say(table, 1, "defender_shots")
    say(table, 0, "destroy:dreadnought")  # so it does not shoot
    assert [(seat, purpose) for seat, purpose, _, _ in rolls(table)][:3] == [
        (1, "precombat"),
        (0, "barrage"),
        (0, "battle"),
    ]


@pytest.mark.rule("SA17-GEN-04", "SA17-GEN-05", "SAES-GEN-03", "SAES-GEN-04")
@ASCENSION
def test_barrage_first_and_then_both_sides_shoot_at_the_same_time(ruleset: str) -> None:
    table = fight(armed(f"{ruleset} -tactical_retreats"), 9, 1, 5, 5, *[1] * 8)
    say(table, 0, "destroy:dreadnought")
    say(table, 1, "destroy:dreadnought")  # it fell, but it had fired
    assert rolls(table)[:3] == [
        (0, "barrage", "destroyer", [9, 1]),
        (0, "precombat", "dreadnought", [5]),
        (1, "precombat", "dreadnought", [5]),
    ]


@pytest.mark.rule("OFF-GEN-7")
def test_a_bonus_in_space_battles_does_not_help_before_them() -> None:
    behaviours = Behaviours("test")

    @behaviours.modify("bonus", COMBAT_VALUE)
    def bonus(game: Game, effect: Effect, value: int, firing: Firing) -> int:
        return value - (firing.purpose == "battle")

    game = fleets("official -tactical_retreats", "destroyer", "carrier, fighter")
    also(game, behaviours)
    game.begin_effect("bonus", 0, "race")
    table = fight(game, 8, 8, 8, 1, 1)
    say(table, 1, "destroy:fighter")  # no barrage die hit, the battle die did
    assert rolls(table)[0] == (0, "barrage", "destroyer", [8, 8])


# -- retreat: the official rule ----------------------------------------------------------------------------------------


def activated(game: Game, seat: int, *places: Hex) -> Game:
    for place in places:
        game.board.lay_counter(seat, place, "reinforcements")
    return game


@PLAIN
@pytest.mark.rule("OFF-SPB-6")
def test_a_fleet_retreats_to_an_adjacent_system_its_owner_activated_earlier(ruleset: str) -> None:
    game = activated(fleets(ruleset, "cruiser, carrier, 2 fighter, ground_force", "cruiser"), 0, EAST, Hex("-1,0"))
    table = fight(game, 1, 1, 1, 1, 1)
    assert asks(table, 0) == "retreat"
    assert offers(table, 0) == ["retreat:2,-1", "no"]  # the other one is not adjacent
    say(table, 0, "retreat:2,-1")
    assert table.over
    assert ships(table, 0) == ()
    assert ships(table, 0, EAST) == tuple(units("cruiser, carrier, 2 fighter, ground_force"))
    assert victories(table) == [(1, 0, "defender", 4)]


@PLAIN
@pytest.mark.rule("OFF-SPB-3")
def test_the_attacker_speaks_first_and_only_one_side_leaves(ruleset: str) -> None:
    game = activated(activated(fleets(ruleset, "2 cruiser", "2 cruiser"), 0, EAST), 1, SOUTH)
    table = fight(game, *[1] * 8)
    assert asks(table, 1) == ""
    say(table, 0, "no")
    assert asks(table, 1) == "retreat"
    say(table, 1, "no")
    assert asks(table, 0) == "retreat"  # the second round
    say(table, 0, "retreat")
    assert told(table).count("retreatannounced") == 1
    assert table.over
    assert ships(table, 1) == tuple(units("2 cruiser"))


@PLAIN
@pytest.mark.rule("OFF-SPB-3", "OFF-SPB-7")
def test_an_announced_retreat_is_carried_out_after_the_rounds_casualties(ruleset: str) -> None:
    game = activated(fleets(ruleset, "2 cruiser", "2 cruiser"), 1, SOUTH)
    table = fight(game, 7, 1, 7, 1)
    say(table, 1, "retreat:1,1")
    assert ships(table, 0) == tuple(units("cruiser"))
    assert ships(table, 1, SOUTH) == tuple(units("cruiser"))


@PLAIN
@pytest.mark.rule("OFF-SPB-6")
def test_enemy_ships_close_a_system_and_enemy_planets_do_not(ruleset: str) -> None:
    game = activated(fleets(ruleset, "2 cruiser", "2 cruiser", seats=3), 1, EAST, SOUTH)
    put(game, 2, EAST, "fighter")
    put(game, 2, "arnor", "2 ground_force, pds")
    assert offers(fight(game, *[1] * 8), 1) == ["retreat:1,1", "no"]


@PLAIN
@pytest.mark.rule("OFF-SPB-6")
def test_a_retreat_is_cancelled_if_the_enemy_has_nothing_left(ruleset: str) -> None:
    game = activated(fleets(ruleset, "cruiser", "2 cruiser"), 1, SOUTH)
    table = fight(game, 1, 7, 1)
    say(table, 1, "retreat:1,1")
    assert ships(table, 1) == tuple(units("2 cruiser"))
    assert victories(table) == [(1, 0, "defender", 1)]


@PLAIN
@pytest.mark.rule("OFF-SPB-6")
def test_limits_are_checked_after_the_retreat_and_nothing_is_loaded(ruleset: str) -> None:
    game = activated(fleets(ruleset, "cruiser", "2 cruiser, fighter"), 1, SOUTH)
    put(game, 1, SOUTH, "2 cruiser")  # Fleet Supply is three
    put(game, 1, "thibah", "ground_force, space_dock")
    table = fight(game, *[1] * 8)
    say(table, 1, "retreat:1,1")
    assert ships(table, 1, SOUTH) == tuple(units("3 cruiser"))
    assert game_of(table).board.units(1, Place("planet:thibah")) == tuple(units("ground_force, space_dock"))


@PLAIN
@pytest.mark.rule("OFF-SPB-6")
def test_leaders_and_captives_go_with_the_fleet(ruleset: str) -> None:
    game = activated(fleets(ruleset, "cruiser", "2 cruiser"), 1, SOUTH)
    here = f"system:{HERE}"
    game.state.leaders = (
        Leader("own", "agent", 1, Place(here)),
        Leader("captive", "agent", 0, Place(here), captor=1),
        Leader("enemy", "agent", 0, Place(here)),
    )
    table = fight(game, 1, 1, 1)
    say(table, 1, "retreat:1,1")
    assert [leader.where for leader in game_of(table).state.leaders] == [f"system:{SOUTH}", f"system:{SOUTH}", here]


@PLAIN
@pytest.mark.rule("OFF-SYS-5")
def test_a_retreat_out_of_a_gravity_rift_is_dangerous_where_leaving_it_is(ruleset: str) -> None:
    game = activated(fleets(ruleset, "cruiser", "2 cruiser", tile="gravity_rift"), 1, SOUTH)
    table = fight(game, 1, 1, 1, 5, 6)
    say(table, 1, "retreat:1,1")
    lost = ruleset.startswith("official")  # SA17-SOT-04 rolls for ships that pass through
    assert ships(table, 1, SOUTH) == tuple(units("cruiser" if lost else "2 cruiser"))
    shown = [e for e in table.events_since(None) if e["event"] == "rolled" and e["purpose"] == "gravity_rift"]
    assert [(e["kind"], e["faces"], e["needed"]) for e in shown] == [("cruiser", (5, 6), 6)] * lost


@PLAIN
@pytest.mark.rule("OFF-SE-MIN")
def test_officially_mines_go_off_under_a_fleet_that_retreats(ruleset: str) -> None:
    game = activated(fleets(ruleset, "cruiser", "2 cruiser"), 1, SOUTH)
    game.state.mines = [Mine(Border(SOUTH), 0)]
    table = fight(game, 1, 1, 1, 9, 8)
    say(table, 1, "retreat:1,1")
    official = ruleset.startswith("official")  # SA17-MIN-02: only in the movement step
    assert ships(table, 1, SOUTH) == tuple(units("cruiser" if official else "2 cruiser"))


@BOTH
@pytest.mark.rule("SA17-GEN-13")
def test_in_the_first_round_nobody_retreats_tactically_into_a_home_system(ruleset: str) -> None:
    game = new_game(ruleset, seats=3)
    home = game.board.home(2)
    near = next(hex_ for hex_ in game.galaxy.movement_adjacent(1, home) if not game.board.is_home(hex_))
    game.state.action = Action(0, "tactical", near)
    put(game, 0, near, "2 cruiser")
    put(game, 1, near, "2 cruiser")
    game.player(0).strategy = 0
    game.board.lay_counter(0, near, "pool")
    table = play(game, Step("space_battle.begin", 0, near), dice=[1] * 8)
    assert (f"retreat:{home}" in offers(table, 1)) == (ruleset == "official")


@PLAIN
@pytest.mark.rule("OFF-SPB-3")
def test_effects_may_forbid_a_retreat_and_say_why(ruleset: str) -> None:
    behaviours = Behaviours("test")

    @behaviours.modify("admiral", MAY_RETREAT, ANY)
    def admiral(game: Game, effect: Effect, verdict: Verdict, at: At) -> Verdict:
        return verdict if at.seat == effect.owner else Verdict(False, "OFF-OPT-LDR-7")

    game = activated(activated(fleets(ruleset, "2 cruiser", "2 cruiser"), 1, SOUTH), 0, EAST)
    also(game, behaviours)
    game.begin_effect("admiral", 0, "leader")
    table = fight(game, *[1] * 8)
    assert table.explain(1, "retreat:1,1").clause == "OFF-OPT-LDR-7"
    say(table, 0, "no")
    assert asks(table, 0) == "retreat"  # of the second round: the defender was not asked


@BOTH
@pytest.mark.rule("OFF-SPB-6", "OFF-SE-TRT")
def test_why_a_fleet_cannot_retreat(ruleset: str) -> None:
    game = fleets(ruleset, "2 cruiser", "2 cruiser", seats=3)
    game.player(1).strategy = 0
    for place in game.state.systems:  # the defender has activated this one himself, and has nothing to pay with
        if place.hex in (HERE, SOUTH):
            activated(game, 1, place.hex)
    put(game, 2, EAST, "fighter")
    put(game, 2, "vefut_ii", "ground_force")
    put(game, 1, "tarmann", "ground_force")
    game.player(0).strategy = 0
    table = fight(game, *[1] * 8)
    assert asks(table, 1) == "retreat"
    reasons = {place: table.explain(1, f"retreat:{place}") for place in ("1,1", "2,-1", "1,-1", "0,1", "-1,0", "9,9")}
    assert {place: (v.allowed, v.clause) for place, v in reasons.items()} == {
        "1,1": (True, "OFF-SPB-3"),
        "2,-1": (False, "OFF-SPB-6"),  # enemy ships
        "1,-1": (False, "OFF-SE-TRT"),  # enemy units
        "0,1": (False, "OFF-SE-TRT"),  # no counter
        "-1,0": (False, "OFF-SPB-6"),  # not adjacent
        "9,9": (False, "OFF-SPB-6"),
    }
    assert table.explain(2, "retreat:1,1").clause == "OFF-SPB-3"  # he fights no battle
    withdrawal = table.explain(0, "retreat:0,1")
    assert withdrawal.clause == ("OFF-SPB-6" if ruleset == "official" else "OFF-SE-TRT")


# -- Tactical Retreats -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", ["official", "cp"])
@pytest.mark.rule("OFF-SE-TRT", "CP-OPT-16")
def test_officially_the_defender_pays_a_strategy_counter_when_he_announces_a_tactical_retreat(ruleset: str) -> None:
    game = fleets(ruleset, "cruiser", "2 cruiser")
    put(game, 0, "tarmann", "ground_force")  # no enemy units there
    table = fight(game, 1, 1, 1)
    assert asks(table, 0) == ""  # the attacker has none
    assert offers(table, 1) == ["retreat:1,-1", "retreat:2,-1", "retreat:1,1", "retreat:0,0", "no"]
    say(table, 1, "retreat:1,1")
    board = game_of(table).board
    assert board.player(1).strategy == 1
    assert board.system(SOUTH).counters == (1,)
    assert ships(table, 1, SOUTH) == tuple(units("2 cruiser"))


@pytest.mark.rule("OFF-SE-TRT")
def test_officially_the_counter_is_gone_even_if_nobody_lives_to_retreat() -> None:
    table = fight(fleets("official", "cruiser", "cruiser"), 7, 1)
    say(table, 1, "retreat:1,1")
    board = game_of(table).board
    assert (board.player(1).strategy, board.system(SOUTH).counters) == (1, (1,))


@pytest.mark.rule("SA17-GEN-06", "SAES-GEN-11")
@ASCENSION
def test_the_destination_is_activated_only_when_survivors_arrive(ruleset: str) -> None:
    table = fight(fleets(f"{ruleset} +tactical_withdrawals", "cruiser", "cruiser"), 7, 1)
    say(table, 0, "no")
    say(table, 1, "retreat:1,1")
    board = game_of(table).board
    assert (board.player(1).strategy, board.system(SOUTH).counters) == (2, ())
    table = fight(fleets(f"{ruleset} +tactical_withdrawals", "cruiser", "cruiser"), 1, 1)
    say(table, 0, "no")
    say(table, 1, "retreat:1,1")
    assert game_of(table).board.system(SOUTH).counters == (1,)


@pytest.mark.rule("SA17-GEN-07")
def test_the_counter_comes_from_reinforcements_if_the_fleets_system_is_not_activated() -> None:
    def retreated(*places: Hex) -> tuple[int, int, tuple[int, ...]]:
        game = activated(fleets("sa17", "cruiser", "2 cruiser"), 1, *places)
        before = game.board.reinforcements(1)
        table = fight(game, 1, 1, 1)
        say(table, 0, "no")
        say(table, 1, "retreat:1,1")
        board = game_of(table).board
        return board.player(1).strategy, board.reinforcements(1) - before, board.system(SOUTH).counters

    assert retreated() == (2, -1, (1,))
    assert retreated(HERE) == (1, 0, (1,))  # his system is activated: Strategy Allocation pays
    assert retreated(SOUTH) == (2, 0, (1,))  # the destination has a counter: nothing is paid
    assert retreated(HERE, SOUTH) == (2, 0, (1,))


@pytest.mark.rule("SA17-GEN-07", "OFF-CMP-3")
def test_without_counters_in_reinforcements_a_fleet_retreats_only_where_its_owner_has_one() -> None:
    def offered(*places: Hex) -> list[str]:
        game = activated(fleets("sa17", "cruiser", "2 cruiser"), 1, *places)
        game.player(1).pool += game.board.reinforcements(1)
        table = fight(game, 1, 1, 1)
        say(table, 0, "no")
        return offers(table, 1)

    assert "retreat:1,1" not in offered(), "Strategy Allocation does not pay, and the limit of counters is hard"
    assert "retreat:1,1" in offered(SOUTH)
    assert "retreat:1,1" in offered(HERE), "his system is activated: Strategy Allocation pays"


@pytest.mark.rule("SA17-GEN-07")
def test_an_attacker_withdraws_for_a_strategy_counter() -> None:
    table = fight(fleets("sa17", "cruiser", "2 cruiser"), 1, 1, 1)
    say(table, 0, "retreat:1,1")
    board = game_of(table).board
    assert board.player(0).strategy == 1
    assert ships(table, 0, SOUTH) == tuple(units("cruiser"))


@BOTH
@pytest.mark.rule("OFF-SE-TRT")
def test_an_effect_may_pay_for_a_tactical_retreat(ruleset: str) -> None:
    behaviours = Behaviours("test")

    @behaviours.modify("wolfpack", RETREAT_PRICE)
    def wolfpack(game: Game, effect: Effect, price: str, at: At) -> str:
        return "reinforcements"

    game = activated(fleets(ruleset, "cruiser", "2 cruiser"), 1, HERE)
    also(game, behaviours)
    game.begin_effect("wolfpack", 1, "card")
    table = fight(game, 1, 1, 1)
    if asks(table, 0):
        say(table, 0, "no")
    say(table, 1, "retreat:1,1")
    assert game_of(table).board.player(1).strategy == 2


@BOTH
@pytest.mark.rule("OFF-SE-TRT", "OFF-TAC-1")
def test_what_cannot_be_activated_is_no_place_to_retreat_to(ruleset: str) -> None:
    game = new_game(ruleset, tiles={"1,1": "asteroid_field_base", "2,-1": "supernova_base"})
    game.state.action = Action(0, "tactical", HERE)
    put(game, 0, HERE, "2 cruiser")
    put(game, 1, HERE, "2 cruiser")
    game.player(0).strategy = 0
    game.board.lay_counter(0, HERE, "pool")
    assert offers(fight(game, *[1] * 8), 1) == ["retreat:1,-1", "retreat:0,1", "retreat:0,0", "no"]


@pytest.mark.rule("SA17-LDR-18", "SA17-LDR-19")
def test_a_fleet_that_leaves_before_the_battle_was_not_attacked() -> None:
    behaviours = Behaviours("test")

    @behaviours.on("diplomat", FLEETS_MEET, ANY)
    async def diplomat(game: Game, effect: Effect, battle: Battle) -> None:
        await game.space_battle.leave(battle.defender.seat, SOUTH)

    game = fleets("sa17", "cruiser", "2 cruiser")
    also(game, behaviours)
    game.begin_effect("diplomat", 1, "leader")
    table = fight(game)
    assert table.over
    assert ships(table, 1, SOUTH) == tuple(units("2 cruiser"))
    assert game_of(table).board.system(SOUTH).counters == (1,)
    assert game_of(table).board.action.victims == []
    assert game_of(table).state.battle is None
    assert victories(table) == []


# -- stalemate, neutral fleets -----------------------------------------------------------------------------------------


fog = Behaviours("test")


@fog.modify("fog", COMBAT_VALUE, ANY)
def blind(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    return value + 5


def lost_in_fog(ruleset: str) -> Game:
    """Nobody can hit anybody."""
    game = fleets(ruleset, "2 cruiser", "carrier, fighter")
    also(game, fog)
    game.begin_effect("fog", 0, "card")
    return game


@PLAIN
@pytest.mark.rule("OFF-SPB-10", "OFF-SPB-7")
def test_if_neither_side_can_hit_the_attacker_must_retreat_after_the_round(ruleset: str) -> None:
    table = fight(lost_in_fog(ruleset), *[10] * 4)
    assert asks(table, 0) == "stalemate"
    assert told(table).count("battleroundbegan") == 1
    assert offers(table, 0) == ["retreat:1,-1", "retreat:2,-1", "retreat:1,1", "retreat:0,1", "retreat:0,0"]
    say(table, 0, "retreat:0,0")
    assert game_of(table).board.player(0).strategy == 1
    assert ships(table, 0, Hex("0,0")) == tuple(units("2 cruiser"))
    assert ships(table, 1) == tuple(units("carrier, fighter"))


@PLAIN
@pytest.mark.rule("OFF-SPB-10")
def test_if_the_attacker_cannot_retreat_from_a_stalemate_his_ships_are_destroyed(ruleset: str) -> None:
    game = lost_in_fog(ruleset)
    game.player(0).strategy = 0
    table = fight(game, *[10] * 4)
    assert table.over
    assert ships(table, 0) == ()
    assert victories(table) == [(1, 0, "defender", 2)]


@PLAIN
@pytest.mark.rule("OFF-SPB-10", "OFF-SYS-4")
def test_fighters_alone_in_an_ion_storm_cannot_decide_a_battle(ruleset: str) -> None:
    game = fleets(ruleset, "2 fighter", "fighter", tile="ion_storm")
    game.player(0).strategy = 0
    table = fight(game)
    assert table.over
    assert told(table).count("stalemate") == 1


@pytest.mark.rule("SA17-DOM-04")
def test_a_neutral_fleet_fights_and_nobody_answers_for_it() -> None:
    game = fleets("sa17 -tactical_retreats", "2 cruiser", "")
    put(game, NEUTRAL, HERE, "dreadnought, fighter")
    table = fight(game, 7, 7, 5, 1, 1, 7, 1)
    assert table.over  # the Fighter was hit, then the Dreadnought sustained; it hit once, and then fell
    assert rolls(table)[1] == (NEUTRAL, "battle", "dreadnought", [5, 1])
    assert ships(table, NEUTRAL) == ()
    assert ships(table, 0) == tuple(units("cruiser"))
    assert victories(table) == [(0, NEUTRAL, "attacker", 2)]
    assert game_of(table).board.action.victims == []
