"""Action Cards of Shattered Ascension read a fifth time, from the print alone."""

from __future__ import annotations

import pytest
from cards.test_action_activation import CENTRE, HOME, NORTH, activate, ready
from dealing import through
from skirmish import HERE, fight, fleets, ships
from tables import asks, game_of, offers, put, say, units
from trial import give

from mecatol.core.hexes import Hex, border
from mecatol.core.table import Table
from mecatol.rules.state import NEUTRAL, Mine

# -- In the Silence of Space ---------------------------------------------------------------------------------------------

ASIDE, ROUND = Hex("1,-1"), Hex("1,-2")  # next to Mecatol Rex; on the other way there from the Home System
SILENT = f"ship:{HOME}:cruiser+in_the_silence_of_space"


def volleys(table: Table) -> list[tuple[int, str, int]]:
    """Whoever rolled dice, for what, and how many."""
    events = [e for e in table.events_since(None) if e["event"] == "rolled"]
    return [(e["seat"], e["purpose"], len(e["faces"])) for e in events]


def shots(table: Table) -> int:
    """How many dice were rolled before the battle."""
    return sum(number for _, purpose, number in volleys(table) if purpose == "precombat")


@pytest.mark.content("sa17:action/in_the_silence_of_space")
@pytest.mark.parametrize("deflector", [False, True])
def test_ships_may_pass_a_fleet_they_could_go_round(deflector: bool) -> None:
    """Moved through an enemy fleet they have their shot; those that go round it, with another ship's leave, have none."""
    game = ready(seat_0="in_the_silence_of_space", seat_2="recheck")
    put(game, 0, HOME, "2 cruiser")
    put(game, 1, NORTH, "cruiser")
    put(game, 1, ASIDE, "2 cruiser")
    if deflector:
        give(game, 0, "light_wave_deflector")
    table = say(activate(game, ASIDE, 7, *[1] * 9), 0, "card:in_the_silence_of_space")
    plain = SILENT.partition("+")[0]
    assert offers(table, 0) == [plain, SILENT, "done"]
    say(table, 0, SILENT, plain, "done")
    say(table, 2, "pass")
    assert shots(table) == 1
    assert list(ships(table, 1, ASIDE)) == units("cruiser")


@pytest.mark.content("sa17:action/in_the_silence_of_space")
def test_silent_ships_do_not_go_round_after_all() -> None:
    """Whatever lies on the other way: who passes nobody is not moved in this way."""
    game = ready(seat_0="in_the_silence_of_space", seat_2="recheck")
    put(game, 0, HOME, "cruiser")
    put(game, 1, NORTH, "cruiser")
    game.state.mines = [Mine(border(HOME, ROUND), 1)]
    table = say(activate(game, ASIDE, 7, *[1] * 9), 0, "card:in_the_silence_of_space", SILENT)
    assert offers(table, 0) == ["undo_last", "done"]
    assert shots(say(table, 0, "done")) == 0  # nobody to shoot at


@pytest.mark.content("sa17:action/in_the_silence_of_space")
def test_ships_that_are_there_already_do_not_sneak_out_and_back() -> None:
    """They have not moved through anybody."""
    game = ready(seat_0="in_the_silence_of_space")
    put(game, 0, CENTRE, "cruiser")
    put(game, 1, NORTH, "cruiser")
    table = say(activate(game, CENTRE), 0, "card:in_the_silence_of_space")
    assert not any("silence" in key for key in offers(table, 0))
    assert game_of(table).board.enemy_fleets(0, NORTH) == [1]


# -- Surprise Assault ----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/surprise_assault", "sa17:action/guerilla_warfare", "sa17:upgrade/dimensional_splicer")
@pytest.mark.parametrize("card", ["surprise_assault", "guerilla_warfare", ""])
def test_what_strikes_without_dice_is_a_pre_combat_ability_too(card: str) -> None:
    """The splicer of a surprised enemy stays shut; the player of the card uses his own."""
    game = fleets("cruiser, carrier", "3 cruiser", tile="lodor", seat_0=card or "recheck")
    for seat in (0, 1):
        game.begin_effect("dimensional_splicer", seat, "upgrade")
    table = say(fight(game, *[1] * 40), 0, f"card:{card}" if card else "pass")
    splice = next(key for key in offers(table, 1) if key.endswith("splice:carrier"))
    say(table, 1, splice)  # everybody says at once what he would do; the first in order does it
    assert list(ships(table, 0)) == units("cruiser, carrier" if card else "cruiser")
    assert (asks(table, 0), asks(table, 1)) == ("before_battle", "")
    assert [key.rpartition(":")[2] for key in offers(table, 0) if "splice" in key] == ["cruiser"]


@pytest.mark.content("sa17:action/surprise_assault")
def test_surprised_neutral_fleets_answer_late_too() -> None:
    """Whoever the opponent is; what the first volley destroys rolls nothing, and later rounds are as ever."""
    game = fleets("2 cruiser", "", seat_0="surprise_assault")
    put(game, NEUTRAL, HERE, "2 destroyer, 2 fighter")
    put(game, 0, HERE, "fighter")
    table = say(fight(game, 10, 10, 10, 1, *[1] * 60), 0, "card:surprise_assault")
    assert [purpose for _, purpose, _ in volleys(table)[:3]] == ["battle"] * 3  # no barrage
    assert [seat for seat, _, _ in volleys(table)][:3] == [0, 0, NEUTRAL]


# -- Cut Supply Lines ----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/cut_supply_lines", "sa17:action/coactive_operations")
def test_supply_is_short_as_long_as_the_turn_lasts() -> None:
    """One more action comes before the turn is over; only then the counter goes back."""
    game = ready(seat_0="coactive_operations", seat_1="cut_supply_lines")
    game.player(0).fleet = 2
    put(game, 0, HOME, "2 cruiser")
    table = say(activate(game, CENTRE), 1, "card:cut_supply_lines")
    assert list(ships(table, 0, HOME)) == units("cruiser")
    through(table, "turn_ends")
    say(table, 0, "card:coactive_operations")
    assert (asks(table, 0), game_of(table).player(0).fleet) == ("action", 1)
    through(say(table, 0, f"activate:{NORTH}"), "action")
    assert (asks(table, 0), game_of(table).player(0).fleet) == ("", 2)
