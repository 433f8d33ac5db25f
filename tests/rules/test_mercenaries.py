"""Mercenaries: Trade III, upkeep, the two sides of a token, Evasion, and what they never hold."""

from __future__ import annotations

import pytest
from hiring import OPTION, RULES, armies, evasions, fleets, hired, in_deck
from opening import begin
from skirmish import HERE, WORLD, army, fight, invade, ships
from strategic import holding, plays, uses
from tables import asks, game_of, hold, new_game, offers, play, put, say, told, units
from trial import give, trial

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.env.columns import MANY, SYSTEM
from mecatol.env.encoding import Encoding
from mecatol.rules import forces
from mecatol.rules.naming import in_system
from mecatol.rules.official.game import Game
from mecatol.rules.positions import read, write
from mecatol.rules.state import MERCENARIES, Action, Agreement, CardId, Leader, Place, PlanetId, Seat
from mecatol.rulesets import resolve

pytestmark = pytest.mark.rule("OFF-SOT-MRC")

HOME, WELLON = "0,-2", "0,-1"  # Jord, and next to it Wellon


# -- Trade III -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("text", "old"), [(OPTION, "trade_ii"), (f"{OPTION} strategy=base", "trade")])
def test_trade_iii_takes_the_place_of_trade(text: str, old: str) -> None:
    game = new_game(text, 3)
    game.strategy_phase.lay_out_cards()
    names = [card.id for card in game.state.strategy_cards]
    assert "trade_iii" in names
    assert old not in names
    assert len(names) == 8


def test_sixteen_cards_lie_face_down_at_the_beginning() -> None:
    game = game_of(begin(OPTION))
    assert tuple(game.cards.mercenaries) == MERCENARIES
    assert game.state.mercenary_deck.bag == sorted(MERCENARIES)
    for seat in (0, None):
        deck = game.view(seat).decks["mercenary"]
        assert (deck.left, deck.known) == (16, ())
    assert game_of(begin("official")).state.mercenary_deck.bag == []


def market(*deck: str, holders: dict[str, Seat] | None = None) -> Game:
    """The first player holds Trade III; these cards are the deck, in their order."""
    game = holding(OPTION, holders or {"trade_iii": 0})
    game.state.mercenary_deck.top = list(map(CardId, deck))
    return game


def no_trade(table: Table) -> Table:
    """Nobody opens an agreement."""
    while table.pending and table.pending[0].name == "propose_trade":
        say(table, table.pending[0].seat, "done")
    return table


def test_new_agreements_are_collected_from_at_once() -> None:
    game = market()
    goods = [game.trade.value(1, 0, 0), game.trade.value(0, 1, 0)]
    table = say(plays(game, "trade_iii"), 0, "trade:1:0:0")
    say(table, 1, "yes")
    no_trade(table)
    assert [game_of(table).player(seat).trade_goods for seat in (1, 0)] == goods


def test_new_agreements_pay_for_micro_technology_too() -> None:
    game = market()
    goods = game.trade.value(0, 1, 0) + 1
    give(game, 0, "micro_technology")
    table = say(plays(game, "trade_iii"), 0, "trade:1:0:0")
    say(table, 1, "yes")
    no_trade(table)
    assert game_of(table).player(0).trade_goods == goods


def test_the_holder_looks_at_two_and_recruits_one() -> None:
    table = no_trade(plays(market("felrey", "nolad", "rhelat"), "trade_iii"))
    assert asks(table, 0) == "seek_mercenary"
    say(table, 0, "yes")
    assert offers(table, 0) == ["mercenary:felrey", "mercenary:nolad"]
    assert game_of(table).view(1).decks["mercenary"].known == ()
    say(table, 0, "mercenary:nolad")
    assert list(army(table, 0, "jord")) == units("nolad_ground")  # the only planet
    deck = game_of(table).state.mercenary_deck
    assert (deck.top, deck.bottom) == (["rhelat"], ["felrey"])
    assert game_of(table).view(0).decks["mercenary"].known == ("felrey",)
    assert game_of(table).view(1).decks["mercenary"].known == ()
    assert "mercenaryrecruited" in told(table)


def test_nobody_has_to_recruit_and_who_has_no_planet_cannot() -> None:
    table = no_trade(plays(market("felrey", "nolad"), "trade_iii"))
    say(table, 0, "no")
    assert hired(table, 0) == []
    game = market("felrey", "nolad")
    game.invasion.lose(PlanetId("jord"), "test")
    assert asks(no_trade(plays(game, "trade_iii")), 0) != "seek_mercenary"


def test_a_good_for_each_or_the_card_goes_under_the_deck() -> None:
    game = market("rhelat")
    put(game, 1, "arc_prime", "felrey_ground, nolad_ground, barudin_ground")
    game.player(1).trade_goods = 2
    game.player(0).trade_goods = 5
    table = no_trade(plays(game, "trade_iii"))
    assert asks(table, 1) == "mercenary_upkeep"
    assert offers(table, 1) == ["pay:barudin", "pay:felrey", "pay:nolad", "done"]
    say(table, 1, "pay:felrey", "done")
    assert hired(table, 1) == ["felrey"]
    assert game_of(table).player(1).trade_goods == 1
    assert game_of(table).state.mercenary_deck.bottom == ["barudin", "nolad"]
    assert game_of(table).view(0).decks["mercenary"].known == ("barudin", "nolad"), "everybody has seen them go"


def test_what_one_carries_who_is_not_paid_is_lost_with_it() -> None:
    game = market("rhelat")
    put(game, 1, WELLON, "nolad, ground_force")
    put(game, 1, HOME, "felrey, carrier, ground_force")
    game.player(1).trade_goods = 1
    table = say(no_trade(plays(game, "trade_iii")), 1, "done")
    assert not hired(table, 1)
    assert list(ships(table, 1, Hex(WELLON))) == []
    assert list(ships(table, 1, Hex(HOME))) == units("carrier, ground_force")


def test_one_on_a_planet_that_another_gains_without_a_fight_is_lost() -> None:
    game = new_game(OPTION)
    put(game, 1, "wellon", "felrey_ground")
    put(game, 0, "wellon", "nolad_ground")

    async def annexed(game: Game) -> None:
        await game.invasion.gain(0, PlanetId("wellon"), "test")

    table = trial(game, annexed)
    assert (hired(table, 0), hired(table, 1)) == (["nolad"], [])
    assert not in_deck(table, "felrey")


def test_who_has_no_goods_is_not_asked() -> None:
    game = market("rhelat")
    put(game, 1, "arc_prime", "felrey_ground")
    table = no_trade(plays(game, "trade_iii"))
    assert hired(table, 1) == []
    assert in_deck(table, "felrey")


def test_free_commerce_breaks_an_agreement_of_two_others() -> None:
    game = market()
    game.state.agreements = [Agreement((0, 1), (1, 1)), Agreement((0, 2), (0, 0))]
    table = say(uses(game, "trade_iii", 1), 1, "use")
    assert [agreement.partners for agreement in game_of(table).state.agreements] == [(0, 1)]
    assert game_of(table).player(1).trade_goods == 1
    assert game_of(table).player(1).strategy == 1
    assert not game_of(table).explain(1, "secondary:trade_iii").allowed


def test_agreements_of_hacan_are_safe_from_free_commerce() -> None:
    game = market()
    game.state.agreements = [Agreement((0, 2), (0, 0))]
    game.begin_effect("hacan_unbreakable_agreements", 2, "race")
    assert asks(uses(game, "trade_iii", 1), 1) == ""


# -- moving --------------------------------------------------------------------------------------------------------------


def moving(game: Game, place: str) -> Table:
    game.state.action = Action(0, "tactical", Hex(place))
    return play(game, Step("movement.move", 0, place))


def test_a_mercenary_rises_from_its_planet_and_goes_on_by_itself() -> None:
    game = new_game(OPTION)
    put(game, 0, "jord", "felrey_ground, ground_force")
    table = moving(game, "0,0")
    assert offers(table, 0) == ["ship:0,-2:felrey", "done"]
    say(table, 0, "ship:0,-2:felrey", "done")
    assert list(ships(table, 0, Hex("0,0"))) == units("felrey")
    assert list(army(table, 0, "jord")) == units("ground_force")


def test_it_rises_in_the_activated_system_too_and_can_be_taken_back() -> None:
    game = new_game(OPTION)
    put(game, 0, "jord", "felrey_ground")
    table = say(moving(game, HOME), 0, "ship:0,-2:felrey", "undo_last", "ship:0,-2:felrey", "done")
    assert list(ships(table, 0, Hex(HOME))) == units("felrey")
    assert army(table, 0, "jord") == ()


def test_it_stays_where_an_own_counter_lies_and_moves_no_further_than_it_can() -> None:
    game = new_game(OPTION)
    put(game, 0, "jord", "nolad_ground")
    game.board.lay_counter(0, Hex(HOME), "pool")
    assert asks(moving(game, WELLON), 0) == ""
    game = new_game(OPTION)
    put(game, 0, "jord", "nolad_ground, urrsik_ground")
    assert offers(moving(game, "0,1"), 0) == ["ship:0,-2:urrsik", "done"]


def test_it_is_no_cargo_and_takes_no_leader() -> None:
    game = new_game(OPTION)
    put(game, 0, HOME, "carrier")
    put(game, 0, "jord", "felrey_ground, ground_force")
    game.state.leaders = (Leader("g", "general", 0, Place("planet:jord")),)
    table = say(moving(game, WELLON), 0, "ship:0,-2:carrier")
    assert "load:planet:jord:ground_force" in offers(table, 0)
    assert not [key for key in offers(table, 0) if key.startswith("load:") and "felrey" in key]
    say(table, 0, "ship:0,-2:felrey")
    assert "leader:g" not in offers(table, 0)


def test_nolad_carries_one_unit_and_may_not_leave_it_behind() -> None:
    game = new_game(OPTION)
    put(game, 0, "jord", "nolad_ground, 2 ground_force")
    table = say(moving(game, WELLON), 0, "ship:0,-2:nolad", "load:planet:jord:ground_force")
    assert not [key for key in offers(table, 0) if key.startswith("load:")]
    say(table, 0, "done")
    assert list(ships(table, 0, Hex(WELLON))) == units("ground_force, nolad")
    game = new_game(OPTION)
    put(game, 0, WELLON, "nolad, ground_force")
    table = say(moving(game, HOME), 0, "ship:0,-1:nolad")
    assert offers(table, 0) == ["load:system:0,-1:ground_force", "undo_last"]


def test_it_counts_against_fleet_supply() -> None:
    game = new_game(OPTION)
    put(game, 0, "jord", "felrey_ground")
    put(game, 0, HOME, "3 cruiser")
    assert not game.fleet_supply.problems(0, Hex(HOME))
    table = say(moving(game, HOME), 0, "ship:0,-2:felrey", "done")
    assert asks(table, 0) == "excess_ship"
    assert offers(table, 0) == ["cruiser", "felrey"]
    say(table, 0, "felrey")
    assert hired(table, 0) == []
    assert not in_deck(table, "felrey"), "it was given up on the board, not left unpaid"


def test_a_transfer_action_lets_it_rise_and_land() -> None:
    game = new_game(OPTION)
    put(game, 0, "jord", "felrey_ground")
    put(game, 0, WELLON, "cruiser")
    hold(game, 0, "wellon")
    table = say(play(game, Step("transfer.begin", 0)), 0, "system:0,-2")
    say(table, 0, "ship:0,-2:felrey>0,-1", "done", "land:wellon:felrey", "done")
    assert list(army(table, 0, "wellon")) == units("felrey_ground")


def test_a_fleet_retreats_with_it() -> None:
    game = fleets("cruiser, felrey", "cruiser")
    game.board.lay_counter(0, Hex("1,1"), "pool")
    table = say(fight(game, 1, 1, 1), 0, "retreat:1,1")
    assert list(ships(table, 0, Hex("1,1"))) == units("cruiser, felrey")


def test_cards_that_send_ships_send_it_too_but_not_from_a_planet() -> None:
    game = holding(OPTION, {"warfare_ii": 0})
    hold(game, 1, "thibah")
    home = game.player(1).home
    put(game, 1, home, "felrey")
    put(game, 1, "1,0", "cruiser")
    put(game, 1, "arc_prime", "nolad_ground")
    game.state.leaders = (Leader("g", "general", 1, in_system(home)),)
    table = say(uses(game, "warfare_ii", 1), 1, "use")
    assert f"ship:{home}:felrey>1,0" in offers(table, 1)
    assert not [key for key in offers(table, 1) if "nolad" in key]
    say(table, 1, f"ship:{home}:felrey>1,0")
    assert "leader:g" not in offers(table, 1)


# -- landing and fighting for planets ------------------------------------------------------------------------------------


def landing(mine: str, hex_: Hex = WORLD) -> Game:
    """Seat 0 is about to land on Arnor and Lor."""
    game = new_game(RULES, 3)
    game.state.action = Action(0, "tactical", hex_)
    game.begin_scope("action")
    put(game, 0, hex_, mine)
    return game


STEPS = ("landing.begin", "bombardment.begin", "invasion.begin")


def test_it_claims_nothing_and_stands_on_a_planet_of_nobody_s() -> None:
    table = say(invade(landing("felrey"), steps=STEPS), 0, "land:arnor:felrey", "done")
    assert game_of(table).board.planet(PlanetId("arnor")).owner == -1
    assert list(army(table, 0)) == units("felrey_ground")
    assert game_of(table).mercenaries.quarters(0) == ["jord"]


def test_with_a_ground_force_the_planet_is_claimed() -> None:
    game = landing("carrier, felrey, ground_force")
    table = say(invade(game, steps=STEPS), 0, "land:arnor:felrey", "land:arnor:ground_force", "done")
    assert game_of(table).board.planet(PlanetId("arnor")).owner == 0


def test_one_that_stands_alone_is_fought_for_the_planet() -> None:
    game = landing("carrier, ground_force")
    put(game, 1, "arnor", "nolad_ground")
    # Nolad evades on 7 or more; the first hit misses, the second does not.
    table = invade(game, 8, 1, 9, 8, 1, 2, steps=STEPS)
    say(table, 0, "land:arnor:ground_force", "done")
    assert evasions(table) == [("nolad_ground", 9, True), ("nolad_ground", 2, False)]
    assert game_of(table).board.planet(PlanetId("arnor")).owner == 0
    assert 1 in game_of(table).board.action.victims


def test_what_it_conquers_alone_is_nobody_s() -> None:
    table = invade(armies("felrey_ground, pds", "ground_force, space_dock", ships=""), 6, 1)
    board = game_of(table).board
    assert board.planet(PlanetId("arnor")).owner == -1
    assert board.stacks(Place("planet:arnor")) == ((0, tuple(units("felrey_ground"))),)


def test_so_is_what_it_conquers_of_the_first_player() -> None:
    game = new_game(RULES, 3)
    game.state.action = Action(1, "tactical", WORLD)
    game.begin_scope("action")
    hold(game, 0, "arnor")
    put(game, 0, "arnor", "ground_force, space_dock")
    put(game, 1, "arnor", "felrey_ground")
    board = game_of(play(game, Step("invasion.begin", 1, WORLD), dice=[6, 1])).board
    assert board.planet(PlanetId("arnor")).owner == -1
    assert board.stacks(Place("planet:arnor")) == ((1, tuple(units("felrey_ground"))),)


def test_it_defends_and_the_marker_stays() -> None:
    table = invade(armies("ground_force", "felrey_ground"), 1, 6)
    assert game_of(table).board.planet(PlanetId("arnor")).owner == 1
    assert list(army(table, 1)) == units("felrey_ground")


def test_it_fights_in_space_and_then_on_the_planet_in_one_action() -> None:
    game = landing("cruiser, felrey, carrier, ground_force")
    put(game, 1, WORLD, "destroyer")
    hold(game, 1, "arnor")
    put(game, 1, "arnor", "ground_force")
    steps = ("space_battle.begin", *STEPS)
    # Cruiser 1, Carrier 1, Felrey 5 hits; the Destroyer misses. On the planet the Ground Force misses, Felrey hits with 6.
    table = invade(game, 1, 1, 5, 1, 1, 6, 1, steps=steps)
    say(table, 0, "land:arnor:ground_force", "land:arnor:felrey", "done")
    assert game_of(table).board.planet(PlanetId("arnor")).owner == 0
    assert list(army(table, 0)) == units("ground_force, felrey_ground")


def test_a_landing_that_is_called_off_turns_it_over_again() -> None:
    game = landing("felrey")
    hold(game, 1, "arnor")
    table = say(play(game, Step("landing.begin", 0, WORLD)), 0, "land:arnor:felrey", "done")
    assert list(army(table, 0)) == units("felrey_ground")
    table = trial(game_of(table), lambda g: g.landing.call_off(0, WORLD, "arnor"))
    assert army(table, 0) == ()
    assert list(ships(table, 0, WORLD)) == units("felrey")


def test_n_orr_and_jol_nar_bring_their_own_to_it_and_generals_nothing() -> None:
    game = armies("felrey_ground", "ground_force")
    battle = game.invasion.battle_for(0, 1, WORLD, PlanetId("arnor"))
    (felrey,) = game.board.troops(0, PlanetId("arnor"))
    firing = game.invasion.firing(battle, battle.attacker, felrey)
    assert game.combat.value(firing) == 6
    game.begin_effect("norr_valour", 0, "race")
    assert game.combat.value(firing) == 5
    game.begin_effect("jol_nar_frail", 0, "race")
    game.state.leaders = (Leader("g", "general", 0),)
    game.leaders.muster("g")
    assert game.combat.value(firing) == 6


# -- hits ----------------------------------------------------------------------------------------------------------------


def test_evasion_saves_from_a_hit_or_it_is_out_of_the_game() -> None:
    game = fleets("felrey", "2 cruiser")
    # Felrey misses; both Cruisers hit. Nobody plastic is left: both hits come upon Felrey, who evades on 7 or more.
    table = fight(game, 1, 7, 7, 7, 6)
    assert evasions(table) == [("felrey", 7, True), ("felrey", 6, False)]
    assert ships(table, 0) == ()
    assert not in_deck(table, "felrey")
    assert not any(effect.key == "felrey" for effect in game_of(table).state.effects)


def test_one_hit_in_a_round_while_there_are_plastic_units() -> None:
    game = fleets("2 cruiser, felrey", "3 cruiser")
    table = fight(game, 1, 1, 1, 7, 7, 1, 8, 10, 10, 10, 10)
    assert offers(table, 0) == ["destroy:cruiser", "destroy:felrey"]
    say(table, 0, "destroy:felrey")
    assert evasions(table) == [("felrey", 8, True)]
    assert forces.count(ships(table, 0), "cruiser") == 1, "the second hit went to a Cruiser without a question"


def test_in_the_next_round_it_may_be_hit_again() -> None:
    game = fleets("2 cruiser, felrey", "2 cruiser")
    table = fight(game, 1, 1, 1, 7, 1, 8, 1, 1, 1, 7, 1)
    say(table, 0, "destroy:felrey")
    assert offers(table, 0) == ["destroy:cruiser", "destroy:felrey"]


def test_further_hits_are_spread_evenly() -> None:
    game = fleets("felrey, nolad", "4 fighter, carrier")
    # Three hits: one upon each, and the third upon either of them.
    table = fight(game, 1, 1, 1, 9, 9, 9, 1, 1, 10, 10)
    assert offers(table, 0) == ["destroy:felrey", "destroy:nolad"]
    say(table, 0, "destroy:felrey")
    assert evasions(table) == [("felrey", 10, True), ("nolad", 10, True)]
    assert offers(table, 0) == ["destroy:felrey", "destroy:nolad"]


def test_on_a_planet_hits_are_assigned_before_anybody_evades() -> None:
    game = armies("ground_force, felrey_ground", "3 ground_force")
    table = invade(game, 1, 1, 8, 8, 8, 10, 6, 10)
    # Three hits: one each, and one more upon the Mercenary, since nothing else is left.
    assert offers(table, 0) == ["destroy:ground_force", "destroy:felrey_ground"]
    say(table, 0, "destroy:felrey_ground")
    assert evasions(table) == [("felrey_ground", 10, True), ("felrey_ground", 6, False)]
    assert army(table, 0) == ()


def test_52n6_sustains_damage_on_both_sides_of_its_token() -> None:
    game = fleets("52n6, cruiser", "cruiser")
    table = fight(game, 1, 1, 7, 1, 1, 1)
    assert offers(table, 0) == ["sustain:52n6", "destroy:cruiser", "destroy:52n6"]
    say(table, 0, "sustain:52n6")
    here, there = f"system:{HERE}", "planet:thibah"
    game_of(table).board.shift(0, Place(here), Place(there), units("52n6*1"))
    assert list(game_of(table).board.units(0, Place(there))) == units("52n6_ground*1")


def test_space_cannons_hit_it_and_it_evades() -> None:
    game = fleets("felrey", "")
    hold(game, 1, "thibah")
    put(game, 1, "thibah", "pds")
    table = say(play(game, Step("space_cannon.fire", 0, HERE), dice=[6, 7]), 1, "fire:0")
    assert evasions(table) == [("felrey", 7, True)]
    assert list(ships(table, 0)) == units("felrey")


def test_pds_on_the_planet_and_bombardment_hit_it() -> None:
    table = invade(armies("felrey_ground", "pds"), 6, 2)
    assert evasions(table) == [("felrey_ground", 2, False)]
    game = armies("ground_force", "felrey_ground", ships="dreadnought")
    table = invade(game, 5, 3, steps=("bombardment.begin",))
    say(table, 0, "bombard:arnor:dreadnought", "done")
    assert evasions(table) == [("felrey_ground", 3, False)]


def test_a_hit_from_elsewhere_is_no_hit_of_the_round() -> None:
    """Of the hits of one volley, too, a Mercenary takes one while there are plastic units."""
    game = fleets("felrey, 2 cruiser", "")
    hold(game, 1, "thibah")
    put(game, 1, "thibah", "2 pds")
    table = say(play(game, Step("space_cannon.fire", 0, HERE), dice=[6, 6, 7]), 1, "fire:0")
    say(table, 0, "destroy:felrey")
    assert list(ships(table, 0)) == units("cruiser, felrey")


# -- the rest ------------------------------------------------------------------------------------------------------------


def test_what_it_can_do_comes_and_goes_with_its_token() -> None:
    game = new_game(OPTION)
    put(game, 0, "jord", "felrey_ground")
    assert [(e.key, e.owner) for e in game.state.effects if e.source == "mercenary"] == [("felrey", 0)]
    game.board.shift(0, Place("planet:jord"), in_system(Hex(HOME)), units("felrey_ground"))
    assert [e.key for e in game.state.effects if e.source == "mercenary"] == ["felrey"]
    game.board.remove(0, in_system(Hex(HOME)), units("felrey"), "test")
    assert [e.key for e in game.state.effects if e.source == "mercenary"] == []


def test_a_position_with_them_is_written_and_read_back() -> None:
    game = new_game(OPTION)
    put(game, 0, "jord", "52n6_ground*1")
    put(game, 1, "1,0", "felrey")
    text = write(game.ruleset, game.state)
    ruleset, state = read(text, resolve)
    again = ruleset.rules(ruleset)
    assert isinstance(again, Game)
    again.play_from(state)
    assert list(again.board.units(0, Place("planet:jord"))) == units("52n6_ground*1")
    assert (again.mercenaries.of(0), again.mercenaries.of(1)) == (["52n6"], ["felrey"])
    assert sorted(e.key for e in state.effects if e.source == "mercenary") == ["52n6", "felrey"]
    assert write(ruleset, state) == text


def test_the_deck_is_imagined_anew_by_those_who_have_not_looked() -> None:
    table = say(no_trade(plays(market("felrey", "nolad", "rhelat"), "trade_iii")), 0, "yes")
    seen: dict[Seat, set[tuple[str, ...]]] = {0: set(), 1: set()}
    for seat in seen:
        for seed in range(12):
            game = game_of(table).ruleset.rules(game_of(table).ruleset)
            assert isinstance(game, Game)
            game.play_from(game_of(table).state.copy())
            game.redraw_hidden(seat, seed)
            seen[seat].add(tuple(game.state.mercenary_deck.top[:2]))
    assert seen[0] == {("felrey", "nolad")}
    assert len(seen[1]) > 1


def test_observations_count_them() -> None:
    game = new_game(OPTION)
    put(game, 0, "1,0", "felrey, cruiser")
    encoding = Encoding(game.ruleset, 4)
    rows = encoding.split(encoding.encode(game.view(0), 0))["systems"]
    column = SYSTEM.index("own_mercenary")
    assert rows[:, column].sum() == pytest.approx(1 / MANY)
