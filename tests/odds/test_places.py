"""Where a battle is fought: in a rift, at the mouth of one, in one theatre of an action that takes place in several."""

from __future__ import annotations

from math import comb

import pytest
from races.racing import become
from skirmish import HERE, acting, fight
from tables import asks, game_of, hold, new_game, offers, play, put, say
from trial import give

from mecatol.core.decisions import message
from mecatol.core.hexes import Hex
from mecatol.core.records import digest, replace
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.odds import Force, OddsError, Result, battle, from_table

# -- Gravity Rifts -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-SYS-5")
@pytest.mark.parametrize("ruleset", ["official", "cp"])
def test_a_retreat_out_of_a_gravity_rift_costs_ships(ruleset: str) -> None:
    """Half of them, one by one; who loses all of them has not retreated, and has lost either way."""
    leaving = Force("3 cruiser", retreat_after=1)
    calm, rift = (battle(leaving, "cruiser", ruleset=ruleset, where=where, rounds=1) for where in ("", "gravity_rift"))
    assert (rift.win, rift.lose) == pytest.approx((calm.win, calm.lose))
    gone = {number: p for number, p in enumerate(leaves(calm, number) for number in range(4)) if p}
    assert rift.retreats[0] == pytest.approx(sum(p * (1 - 0.5**number) for number, p in gone.items()))
    left = {each.text: each.chance for each in rift.attacker.survivors}
    stayed = {each.text: each.chance for each in calm.after(1).attacker.survivors}
    for number, text in enumerate(("nothing", "cruiser", "2 cruiser", "3 cruiser")):
        out = sum(p * comb(ships, number) / 2**ships for ships, p in gone.items())
        assert left[text] == pytest.approx(stayed.get(text, 0.0) - gone.get(number, 0.0) + out)


def leaves(found: Result, number: int) -> float:
    """The chance that just so many ships leave after the first round."""
    ending, team = found.ending, found.teams[0]
    weights = ending.gone[0].reshape(ending.field.shape).sum(axis=1)
    return float(sum(p for node, p in enumerate(weights) if sum(g.count for g in team.fleet.groups(node)) == number))


@pytest.mark.rule("SA17-SOT-04")
def test_in_shattered_ascension_nothing_is_lost_on_the_way_out() -> None:
    leaving = Force("3 cruiser", retreat_after=1)
    calm, rift = (battle(leaving, "cruiser", where=where) for where in ("", "gravity_rift"))
    assert rift.retreats == pytest.approx(calm.retreats)
    assert rift.attacker.value == pytest.approx(calm.attacker.value)


@pytest.mark.rule("OFF-SYS-5", "OFF-SPB-6")
def test_a_retreat_with_a_hit_still_to_take_goes_through_the_rift() -> None:
    """One Cruiser of two is hit; the other gets out with one chance in two."""
    game = acting(new_game("official", 3, tiles={HERE: "gravity_rift"}))
    put(game, 0, HERE, "cruiser, destroyer")
    put(game, 1, HERE, "2 cruiser")
    game.board.lay_counter(0, Hex("1,1"), "pool")
    table = say(fight(game, 1, 1, 7, 1, 1, 1), 0, "retreat:1,1")
    assert offers(table, 0) == ["destroy:cruiser", "destroy:destroyer"]
    found = from_table(table, HERE)
    assert found.lose == 1
    assert found.retreats == pytest.approx((0.5, 0))
    assert {each.text: each.chance for each in found.attacker.survivors} == pytest.approx({"cruiser": 0.5, "nothing": 0.5})


# -- Dimensional Rifts ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SAES-RIF-01")
def test_at_a_dimensional_rift_a_splicer_strikes() -> None:
    """Whatever needs a wormhole has one there."""
    found = []
    for tokens in ((), ("wormhole:A/B",)):
        game = acting(new_game("sa_es +dimensional_rifts", 3))
        become(game, 0, "creuss")
        give(game, 0, "dimensional_splicer")
        put(game, 0, HERE, "cruiser")
        put(game, 1, HERE, "2 cruiser")
        game.board.set_system(replace(game.board.system(HERE), tokens=tokens))
        found.append(from_table(play(game, Step("action_phase.turn", 0)), HERE, attacker=0))
    assert found[0].win == pytest.approx(battle("cruiser", "2 cruiser", ruleset="sa_es").win)
    assert found[1].win == pytest.approx(battle("cruiser", "cruiser", ruleset="sa_es").win)
    assert found[1].left_out == ()


# -- theatres of a Simultaneous Action -------------------------------------------------------------------------------------------

A, B, C = "0,-2", "0,-1", "1,-1"  # home; Wellon beside it; two systems away


def grid(ruleset: str, *keys: str, dice: tuple[int, ...] = ()) -> Table:
    """Seat 0 attacks from home in two systems at once; PDS of seat 1 stand on Wellon."""
    game = new_game(f"{ruleset} +simultaneous_actions")
    game.state.round = 2
    put(game, 0, A, "4 cruiser")
    hold(game, 1, "wellon")
    put(game, 1, "wellon", "pds")
    put(game, 1, B, "cruiser")
    put(game, 1, C, "2 destroyer")
    game.player(0).pool, game.player(0).fleet = 6, 6
    give(game, 1, "deep_space_cannon")
    return say(play(game, Step("action_phase.turn", 0), dice=dice), 0, "transfer:grid", *keys, "done")


BOTH = pytest.mark.parametrize("ruleset", ["sa17", "sa_es"])
RULES = pytest.mark.rule("SA17-SAS-13", "SAES-SAS-10")


@RULES
@BOTH
def test_before_ships_move_they_come_from_the_grid_and_cannons_may_fire_anywhere(ruleset: str) -> None:
    table = grid(ruleset, f"system:{A}", f"system:{B}", f"system:{C}")
    before = digest(table.game.state)
    found = from_table(table, Hex(C), attacker=0, bring="2 cruiser")
    assert found.win == pytest.approx(battle("2 cruiser", "2 destroyer, pds", ruleset=ruleset).win)
    assert message("odds-theatres", system=Hex(C)) in found.notes
    assert digest(table.game.state) == before


@RULES
@BOTH
def test_in_the_second_theatre_cannons_have_fired_when_the_first_is_fought_over(ruleset: str) -> None:
    table = grid(ruleset, f"system:{A}", f"system:{B}", f"system:{C}", dice=(1, *[1] * 12))
    for _ in range(2):
        say(table, 0, f"ship:{A}:cruiser>{B}")
    for _ in range(2):
        say(table, 0, f"ship:{A}:cruiser>{C}")
    say(table, 0, "done")
    while asks(table, 1) == "space_cannon":
        say(table, 1, "done")
    assert asks(table, 0) == "next_theatre"
    waiting = {hex_: from_table(table, Hex(hex_), attacker=0) for hex_ in (B, C)}
    assert waiting[B].win == pytest.approx(battle("2 cruiser", "cruiser", ruleset=ruleset).win)
    assert waiting[C].win == pytest.approx(battle("2 cruiser", "2 destroyer", ruleset=ruleset).win)
    say(table, 0, f"system:{C}")
    assert game_of(table).state.battle is not None
    assert from_table(table, Hex(C)).attacker.team.fleet.groups(0)[0].kind == "cruiser"
    assert from_table(table, Hex(B), attacker=0).win == pytest.approx(waiting[B].win)


@pytest.mark.rule("SA17-SAS-10")
def test_without_a_full_activation_nothing_is_fought() -> None:
    game = new_game("sa17 +simultaneous_actions")
    game.state.round = 2
    put(game, 0, A, "2 cruiser")
    put(game, 0, C, "cruiser")
    game.player(0).pool = 6
    table = say(play(game, Step("action_phase.turn", 0)), 0, "transfer:grid", f"system:{A}", f"system:{C}", "done")
    put(game_of(table), 1, C, "destroyer")
    with pytest.raises(OddsError, match="was not fully activated"):
        from_table(table, Hex(C), attacker=0)
