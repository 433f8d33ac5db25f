"""The second reading: Leaders, in scenes."""

from __future__ import annotations

import pytest
from claiming import Position, holds, leads
from leading import acting, lead
from tables import asks, game_of, hold, new_game, offers, put, say, told

from mecatol.core.hexes import Hex
from mecatol.core.table import Table
from mecatol.rules.official.game import Game
from mecatol.rules.state import Group, Place

HERE = "1,0"  # Thibah
TWINS = "1,1"  # Arnor and Lor
BOTH = pytest.mark.parametrize("ruleset", ["official", "sa17"])


def rolled(table: Table, purpose: str, seat: int = 0) -> list[tuple[str, int]]:
    """What somebody rolled for: the kind of unit, and how many dice."""
    events = [event for event in table.events_since(None) if event["event"] == "rolled" and event["purpose"] == purpose]
    return [(event["kind"], len(event["faces"])) for event in events if event["seat"] == seat]


def meeting(ruleset: str, mine: str, theirs: str) -> Game:
    """Seat 0 has moved into a system with ships of seat 1."""
    game = new_game(ruleset)
    put(game, 0, HERE, mine)
    put(game, 1, HERE, theirs)
    game.board.lay_counter(0, Hex(HERE), "pool")
    return game


def assault(ruleset: str, landed: str, garrison: str) -> Game:
    """Seat 0 has landed on Arnor, which seat 1 holds."""
    game = new_game(ruleset)
    hold(game, 1, "arnor")
    put(game, 1, "arnor", garrison)
    put(game, 0, "arnor", landed)
    put(game, 0, TWINS, "carrier")
    return game


def again(table: Table, seat: int = 0) -> list[str]:
    """The dice somebody may have rolled again."""
    return [key.rpartition(":")[2] for key in offers(table, seat) if "die:" in key]


# -- Admiral -----------------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("OFF-OPT-LDR-7")
def test_the_admirals_die_belongs_to_the_rounds_of_a_battle_not_to_the_barrage(ruleset: str) -> None:
    """Two dice of a Destroyer before the battle, then its own and the Admiral's."""
    game = meeting(ruleset + " -tactical_retreats", "destroyer", "cruiser, fighter")
    lead(game, 0, "sol_delouis", f"system:{HERE}", "destroyer")
    table = acting(game, HERE, "space_battle.begin", dice=[1, 1, 10, 10, 1, 1])
    assert rolled(table, "barrage") == [("destroyer", 2)]
    assert rolled(table, "battle")[:1] == [("destroyer", 2)]


@pytest.mark.rule("OFF-OPT-LDR-7")
def test_an_admiral_holds_the_attacked_fleet_and_no_attacker() -> None:
    """The attacker withdraws though the fleet he attacked has an Admiral and his own has none."""
    game = meeting("official", "cruiser", "cruiser")
    game.board.lay_counter(0, Hex(TWINS), "pool")
    lead(game, 1, "letnev_unlenn", f"system:{HERE}")
    table = acting(game, HERE, "space_battle.begin", dice=[1] * 20)
    assert (asks(table, 0), f"retreat:{TWINS}" in offers(table, 0)) == ("retreat", True)
    say(table, 0, f"retreat:{TWINS}")
    assert game_of(table).board.ships(0, Hex(TWINS)) == (Group("cruiser"),)


@pytest.mark.rule("SA17-LDR-27")
def test_a_captive_admiral_rolls_no_die_and_holds_nobody() -> None:
    """A captive has no abilities, neither for its captor nor for its owner."""
    game = meeting("sa17", "cruiser", "cruiser")
    lead(game, 1, "letnev_unlenn", f"system:{HERE}", "cruiser", captor=0)
    table = acting(game, HERE, "space_battle.begin", dice=[1] * 40)
    while asks(table, 0) == "retreat":
        say(table, 0, "no")
    say(table, 1, f"retreat:{TWINS}")
    assert "retreated" in told(table)
    assert rolled(table, "battle")[:1] == [("cruiser", 1)]


# -- General -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-SOT-MEC", "OFF-OPT-LDR-6")
def test_officially_no_general_has_the_dice_of_mechanized_units_rolled_again() -> None:
    """They are immune to Leaders: the die of the Ground Force is offered, theirs are not."""
    game = assault("official", "mechanized_unit, ground_force", "2 ground_force")
    lead(game, 0, "norr_shval", "planet:arnor")
    table = acting(game, TWINS, "invasion.begin", dice=[2, 3, 4, 1, 1, 9])
    dice = game_of(table).board.battle.attacker.dice
    assert [dice[int(number)].kind for number in again(table)] == ["ground_force"]


@pytest.mark.rule("SA17-LDR-05", "SA17-LDR-06")
def test_in_build_17_armor_follows_a_general_like_other_ground_units() -> None:
    """Both kinds may be rolled again."""
    game = assault("sa17", "mechanized_unit, ground_force", "2 ground_force")
    lead(game, 0, "norr_shval", "planet:arnor")
    table = acting(game, TWINS, "invasion.begin", dice=[2, 3, 4, 1, 1, 9])
    dice = game_of(table).board.battle.attacker.dice
    assert sorted({dice[int(number)].kind for number in again(table)}) == ["ground_force", "mechanized_unit"]


@pytest.mark.rule("OFF-SOT-MRC", "OFF-OPT-LDR-6")
def test_no_general_leads_a_mercenary() -> None:
    """Generals do not affect Mercenaries: no better roll, and none again."""
    game = assault("official +mercenaries", "krevvil_ground, ground_force", "2 ground_force")
    lead(game, 0, "norr_shval", "planet:arnor")
    table = acting(game, TWINS, "invasion.begin", dice=[2, 3, 1, 1])
    while asks(table, 0) == "before_invasion_round":
        say(table, 0, "pass")
    dice = game_of(table).board.battle.attacker.dice
    assert [die.needed for die in dice if die.kind == "krevvil_ground"] == [6]
    assert [dice[int(number)].kind for number in again(table)] == ["ground_force"]


# -- Agent -------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-LDR-08", "OFF-OPT-LDR-8")
def test_a_dock_captured_through_an_agent_counts_as_destroyed_one_captured_by_shock_troops_does_not() -> None:
    """For objectives: the Agent's own words, and those of the card."""
    met = []
    for army, agent in (("ground_force", True), ("2 shock_troop", False)):
        at = Position("sa17")
        holds("thibah", seat=1)(at)
        put(at.game, 1, "thibah", "space_dock")
        put(at.game, 0, "thibah", army)
        if agent:
            leads("sol_connor", "planet:thibah")(at)
        table = acting(at.game, HERE, "invasion.begin", "tactical.end", dice=[10] * 9)
        for _ in range(9):
            if not table.pending:
                break
            say(table, table.pending[0].seat, next(iter(sorted(offers(table, table.pending[0].seat)))))
        assert any(group.kind == "space_dock" for group in game_of(table).board.units(0, Place("planet:thibah")))
        met.append(game_of(table).objectives.qualifies(0, "destroy_space_dock"))
        assert game_of(table).objectives.qualifies(0, "regulator") is False, "one is not two"
    assert met == [True, False]
