"""The odds a seat is told are a function of what it sees."""

from __future__ import annotations

import pytest
from tables import new_game, play, put

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.narrator import Narrator
from mecatol.odds import Force, OddsError, battle, from_table
from mecatol.play import Table
from mecatol.rules.state import CardId
from mecatol.service import messages as wire
from mecatol.service.chances import imagined, worked_out

FRONT = Hex("1,0")


def before_the_battle(secrets: list[str]) -> Table:
    """A table at which the active player may attack somebody who holds those cards."""
    game = new_game()
    put(game, 1, FRONT, "2 cruiser, destroyer")
    game.state.players[1].action_cards = [*map(CardId, secrets)]
    table = play(game, Step("action_phase.turn", 0))
    found = Table.load(table.save())
    assert found.asked(0) is not None
    return found


def test_hands_make_no_difference() -> None:
    tables = [before_the_battle(secrets) for secrets in ([], ["direct_hit#1"], ["skilled_retreat#1"])]
    told = [worked_out(Narrator(table.fork(for_seat=0)), 0, FRONT, bring="3 cruiser") for table in tables]
    assert told[0] == told[1] == told[2]
    assert (told[0].attacker.seat, told[0].defender.seat) == (0, 1)


def test_they_are_the_calculators() -> None:
    table = before_the_battle([])
    stood = table.encoded()
    told, exact = (
        worked_out(Narrator(table.fork(for_seat=0)), 0, FRONT, bring="3 cruiser"),
        from_table(table, FRONT, bring="3 cruiser"),
    )
    assert (told.win, told.draw, told.lose) == (exact.win, exact.draw, exact.lose)
    assert told.attacker.survivors == pytest.approx(
        sum(sum(group.count for group in each.units) * each.chance for each in exact.attacker.survivors)
    )
    assert table.encoded() == stood


def test_a_battle_without_a_table_is_the_calculators() -> None:
    wanted = wire.BattleWanted(
        wire.ForceWanted("3 cruiser, dreadnought*1", technologies=("hylar_v_assault_laser",)), wire.ForceWanted("2 dreadnought")
    )
    told = imagined(wanted, "en")
    exact = battle(Force("3 cruiser, dreadnought*1", technologies=("hylar_v_assault_laser",)), "2 dreadnought")
    assert told.kind == "space"
    assert (told.win, told.draw, told.lose) == pytest.approx((exact.win, exact.draw, exact.lose))
    assert [standing.round for standing in told.after] == list(range(1, 9))
    assert told.after[0].open > told.after[-1].open
    assert sum(told.attacker.kinds["cruiser"]) == pytest.approx(1)


def test_an_imagined_assault_tells_whether_the_planet_is_taken() -> None:
    told = imagined(
        wire.BattleWanted(
            wire.ForceWanted("2 dreadnought, carrier, 4 ground_force"),
            wire.ForceWanted("cruiser, 2 ground_force"),
            kind="assault",
        ),
        "en",
    )
    assert told.kind == "assault"
    assert 0 < told.takes_planet < told.win


@pytest.mark.parametrize(
    ("attacker", "order"), [("70 fighter", "sensible"), ("20 fighter", "optimal"), ("3 nonsense", "sensible")]
)
def test_a_battle_that_is_too_large_or_no_battle_is_refused(attacker: str, order: str) -> None:
    wanted = wire.BattleWanted(wire.ForceWanted(attacker, casualties=order), wire.ForceWanted("10 fighter"))
    with pytest.raises(OddsError):
        imagined(wanted, "en")
