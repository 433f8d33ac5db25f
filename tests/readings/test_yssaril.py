"""The Yssaril Tribes, read a second time."""

from __future__ import annotations

import pytest
from leading import lead
from races.racing import HERE, HOME, become, landed, offered, race_game, rolls, units_in, use
from readings.reading import SPACE, enact, ever, held, refuse, turn, wide
from skirmish import armies, invade
from strategic import holding
from tables import asks, game_of, hold, new_game, offers, play, put, say, told

from mecatol.core.hexes import Hex, border
from mecatol.core.rules import Step
from mecatol.rules.state import Mine

BOTH = pytest.mark.parametrize("ruleset", ["official", "sa17"])
EDITIONS = pytest.mark.parametrize("ruleset", ["sa17", "sa_es +flagships"])


@BOTH
@pytest.mark.content("sa17:ability/yssaril_wait", "official:ability/yssaril_wait")
def test_a_skipped_turn_is_no_pass(ruleset: str) -> None:
    game = race_game(ruleset, "yssaril")
    table = turn(game, "wait")
    assert "waited" in told(table)
    say(table, 1, "pass")
    assert asks(table, 0) == "action"  # the others are through, they are not
    assert not [key for key in offers(table, 0) if key.endswith("wait")]
    assert [key for key in offers(table, 0) if key.startswith("activate:")]


@BOTH
@pytest.mark.content("sa17:ability/yssaril_spies", "official:ability/yssaril_spies")
@pytest.mark.parametrize("later", [False, True])
def test_spies_look_once_in_a_strategy_phase_and_when_they_like(ruleset: str, later: bool) -> None:
    game = new_game(ruleset, 3)
    become(game, 0, "yssaril")
    game.player(1).action_cards = [card for card in game.action_cards.all_cards() if card.startswith("plague")][:2]
    table = play(game, Step("strategy_phase.start"))
    assert offered(table, 0) == ["player:1"]
    if later:  # after the picks, or in between
        enact(table, "pass", until="pick")
        assert [act.key for act in table.acts(0) if act.key.endswith(":player:1")]
        assert ever(table, "strategy_phase_ends")
    use(table, 0, "player:1")
    assert not [act.key for act in table.acts(0) if act.key.endswith(":player:1")]
    assert not ever(table, "player:1")


@BOTH
@pytest.mark.content("sa17:upgrade/mageon_implants", "official:upgrade/mageon_implants")
def test_implants_may_leave_the_hand_as_it_is(ruleset: str) -> None:
    game = race_game(ruleset, "yssaril", upgrades=["mageon_implants"], seats=3)
    cards = game.action_cards.all_cards()[:2]
    game.player(1).action_cards = list(cards)
    table = enact(play(game, Step("strategy_phase.start")), ":player:1", "no")
    assert game_of(table).player(1).action_cards == cards
    assert game_of(table).player(0).action_cards == []


@BOTH
@pytest.mark.content("sa17:upgrade/shuttle_logistics", "official:upgrade/shuttle_logistics")
def test_shuttles_carry_those_aboard_too_and_no_machines(ruleset: str) -> None:
    game = wide(race_game(ruleset, "yssaril", upgrades=["shuttle_logistics"]))
    hold(game, 0, "wellon", "thibah")
    hold(game, 1, "vefut_ii")
    put(game, 0, "0,-1", "carrier, 2 ground_force")
    put(game, 0, "wellon", "ground_force, mechanized_unit")
    table = enact(play(game, Step("status_phase.start")), "system:0,-1")
    ways = [key for key in offers(table, 0) if key != "done"]
    assert any(key.startswith("ground_force@system:0,-1>planet:wellon") for key in ways)
    assert any(key.startswith("ground_force@planet:wellon>planet:jord") for key in ways)
    assert not [key for key in ways if "mechanized" in key or "vefut_ii" in key or "thibah" in key]  # not next door, not theirs


@BOTH
@pytest.mark.content("sa17:upgrade/shuttle_logistics", "official:upgrade/shuttle_logistics")
def test_shuttles_do_not_start_among_enemies(ruleset: str) -> None:
    game = race_game(ruleset, "yssaril", upgrades=["shuttle_logistics"])
    hold(game, 0, "wellon")
    put(game, 0, "wellon", "2 ground_force")
    put(game, 1, "0,-1", "destroyer")
    assert not ever(play(game, Step("status_phase.start")), "shuttle_from")


@BOTH
@pytest.mark.content("sa17:flagship/yssaril", "official:flagship/yssaril")
def test_only_the_flagship_flies_past_enemies(ruleset: str) -> None:
    game = wide(race_game(ruleset, "yssaril"))
    put(game, 0, HOME, "flagship, cruiser")
    for hex_ in ("0,-1", "1,-2", "-1,-1"):
        put(game, 1, hex_, "destroyer")
    table = turn(game, "activate:0,0")
    ships = [key for key in offers(table, 0) if key.startswith("ship:")]
    assert [key for key in ships if "flagship" in key]
    assert not [key for key in ships if "cruiser" in key]


def mined(*borders: tuple[str, str]) -> list[Mine]:
    return [Mine(border(Hex(one), Hex(other)), 1) for one, other in borders]


@EDITIONS
@pytest.mark.rule("SAES-SOT-07")
@pytest.mark.content("sa17:flagship/yssaril")
@pytest.mark.parametrize(
    "ships",
    [
        ("ship:1,-1:flagship", "ship:1,-1:carrier", "ship:0,0:carrier"),
        ("ship:0,0:carrier", "ship:1,-1:carrier", "ship:1,-1:flagship"),
    ],
)
def test_ships_beside_the_flagship_cross_mines_and_those_from_elsewhere_set_them_off(
    ruleset: str, ships: tuple[str, ...]
) -> None:
    game = wide(race_game(ruleset, "yssaril"))
    put(game, 0, "1,-1", "flagship, carrier")
    put(game, 0, "0,0", "carrier")
    game.state.mines = mined(("1,-1", HERE), ("0,0", HERE))
    table = play(game, Step("action_phase.turn", 0), dice=[10, 10])
    enact(table, f"activate:{HERE}", *ships, "done")
    enact(table, until="action", seat=1)
    assert units_in(table, 0, SPACE) == {"flagship": 1, "carrier": 1}
    assert [mine.border for mine in game_of(table).state.mines] == [border(Hex("1,-1"), Hex(HERE))]


@EDITIONS
@pytest.mark.rule("SAES-SOT-08")
@pytest.mark.content("sa17:flagship/yssaril")
def test_no_pds_fires_at_what_arrives_with_the_flagship(ruleset: str) -> None:
    for ships, fired in (("flagship, cruiser", False), ("cruiser", True)):
        game = wide(race_game(ruleset, "yssaril"))
        put(game, 0, "1,-1", ships)
        held(game, 1, "thibah", "pds, ground_force")
        table = play(game, Step("action_phase.turn", 0), dice=[1] * 9)
        enact(table, f"activate:{HERE}", *[f"ship:1,-1:{ship.strip()}" for ship in ships.split(",")], "done")
        assert ever(table, "space_cannon", 1) == fired


@BOTH
@pytest.mark.content("sa17:ability/yssaril_no_hand_limit", "official:ability/yssaril_no_hand_limit")
def test_others_discard_down_to_their_limit(ruleset: str) -> None:
    game = holding(ruleset, {"leadership": 0, "assembly": 1, "bureaucracy": 2})
    become(game, 0, "yssaril")
    deck = [card for card in game.action_cards.all_cards() if game.action_cards.of_use(card)]
    for seat in (0, 1):
        game.player(seat).action_cards, deck = deck[:7], deck[7:]
    game.state.action_deck.bag = deck
    table = refuse(play(game, Step("status_phase.cards_and_counters", 0), Step("status_phase.cards_and_counters", 1)))
    hands = [len(player.action_cards) for player in game_of(table).state.players]
    assert hands[0] == 7 + 1 + game.parameters.action_cards_drawn
    assert hands[1] <= 7


@pytest.mark.content("sa17:upgrade/infiltrator_cells")
def test_infiltrators_have_nothing_of_it_when_they_defend() -> None:
    game = race_game("sa17", "sol", "yssaril")
    game.begin_effect("infiltrator_cells", 1, "upgrade")
    table = landed(game, "2 ground_force", "2 ground_force", dice=[1] * 8)
    assert rolls(table, 1)[0][3] == 8


@BOTH
@pytest.mark.content("sa17:ability/yssaril_extra_action_card", "official:ability/yssaril_extra_action_card")
def test_one_card_more_than_others_draw(ruleset: str) -> None:
    game = holding(ruleset, {"leadership": 0, "assembly": 1, "bureaucracy": 2})
    become(game, 0, "yssaril")
    table = refuse(play(game, Step("status_phase.cards_and_counters", 0), Step("status_phase.cards_and_counters", 1)))
    hands = [len(player.action_cards) for player in game_of(table).state.players]
    assert hands[0] == hands[1] + 1


@pytest.mark.rule("SA17-LDR-02", "SAES-LDR-02")
@EDITIONS
@pytest.mark.content("sa17:upgrade/shuttle_logistics")
def test_leaders_go_by_shuttle_too(ruleset: str) -> None:
    game = wide(race_game(ruleset, "yssaril", upgrades=["shuttle_logistics"]))
    hold(game, 0, "wellon")
    put(game, 0, "wellon", "ground_force")
    put(game, 0, "jord", "ground_force")
    lead(game, 0, "sol_rev", "planet:wellon")
    table = enact(play(game, Step("status_phase.start")), "system:0,-1", "leader:sol_rev@planet:wellon>planet:jord")
    assert game_of(table).leaders.find("sol_rev").where == "planet:jord"
    assert units_in(table, 0, "planet:wellon") == {"ground_force": 1}


@pytest.mark.content("official:upgrade/shuttle_logistics")
def test_officially_shuttles_carry_no_leaders() -> None:
    game = wide(race_game("official", "yssaril", upgrades=["shuttle_logistics"]))
    hold(game, 0, "wellon")
    put(game, 0, "wellon", "ground_force")
    lead(game, 0, "sol_rev", "planet:wellon")
    table = enact(play(game, Step("status_phase.start")), "system:0,-1")
    assert not [key for key in offers(table, 0) if key.startswith("leader:")]


@pytest.mark.rule("SAES-SOT-08")
@pytest.mark.content("sa17:flagship/yssaril", "sa17:action/counter_fire")
@pytest.mark.parametrize(("fleet", "shots"), [("flagship, dreadnought", 0), ("dreadnought", 4)])
def test_counter_fire_does_not_find_the_fleet_of_the_flagship(fleet: str, shots: int) -> None:
    game = armies("2 ground_force", "3 ground_force, 2 pds", fleet, seat_1="counter_fire")
    become(game, 0, "yssaril")
    table = invade(game, *[1] * 30, steps=("bombardment.begin", "invasion.begin"))
    say(table, 0, "bombard:arnor:dreadnought", "done")
    say(table, 1, "card:counter_fire")
    assert sum(len(faces) for purpose, _, faces, _ in rolls(table, 1) if purpose == "space_cannon") == shots
    assert sum(len(faces) for purpose, _, faces, _ in rolls(refuse(table), 1) if purpose == "invasion_defence") == 4
