"""Action Cards of Shattered Ascension read a fifth time, from the print alone."""

from __future__ import annotations

import pytest
from balloting import abstains, assembly, council, write
from cards.test_action_activation import CENTRE, HOME, NORTH, activate, ready
from dealing import actions, anytime, at, dealt, through
from skirmish import HERE, SOUTH, armies, army, fight, fleets, invade, ships
from tables import asks, game_of, hold, offers, play, put, say, units
from trial import give

from mecatol.cards.action.actions_planets import annexable
from mecatol.core.hexes import Hex, border
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.moments import STRATEGY_PHASE_ENDS
from mecatol.rules.naming import on_planet
from mecatol.rules.state import NEUTRAL, NOBODY, Agenda, CardId, Mine, PlanetId

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


# -- Disclosure ----------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/disclosure")
@pytest.mark.parametrize("neutral", [False, True])
def test_any_hand_is_disclosed_before_a_round_of_ones_own_battle(neutral: bool) -> None:
    """One opponent's hand, whoever that is: the fleet that one fights may be nobody's."""
    game = fleets("2 cruiser", "" if neutral else "2 cruiser", seat_0="disclosure", seat_2="plague, patrol")
    if neutral:
        put(game, NEUTRAL, HERE, "2 cruiser")
    table = fight(game, *[1] * 4, *[10] * 4)
    assert asks(table, 0) == "before_round"
    say(table, 0, "card:disclosure", "card:patrol")
    assert game_of(table).player(2).action_cards == ["plague"]
    assert game_of(table).state.known == {"plague": [0]}


# -- Voluntary Annexation, Dimensional Fusion ----------------------------------------------------------------------------


@pytest.mark.content("sa17:action/voluntary_annexation", "sa17:action/dimensional_fusion")
@pytest.mark.parametrize("fused", [False, True])
def test_planets_at_a_fused_wormhole_are_adjacent_to_ships(fused: bool) -> None:
    """Wormholes A and B count as adjacent, for every purpose; what lies on the planet is discarded unmet."""
    game = dealt((0, "voluntary_annexation"), (0, "dimensional_fusion"), tiles={"0,-1": "wormhole_b", "0,1": "lodor"})
    put(game, 0, NORTH, "destroyer")
    lodor = on_planet(PlanetId("lodor"))
    game.domain_counters.lay(lodor, CardId("hostile_locals:3"))
    table = play(game, Step("action_phase.turn", 0))
    say(table, 0, "card:dimensional_fusion" if fused else "pass", "component:card:voluntary_annexation")
    assert (lodor in offers(table, 0)) is fused
    say(table, 0, lodor if fused else offers(table, 0)[0])
    after = game_of(table)
    assert (after.board.planet(PlanetId("lodor")).owner == 0) is fused
    assert list(after.board.units(0, lodor)) == (units("3 ground_force") if fused else [])
    assert bool(after.domain_counters.at(lodor)) is not fused


@pytest.mark.content("sa17:action/voluntary_annexation")
def test_what_somebody_holds_or_guards_is_not_annexed() -> None:
    """Neutral planets next door alone, not Mecatol Rex, none with units of nobody's."""
    game = dealt((0, "voluntary_annexation"))
    put(game, 0, NORTH, "fighter")
    planets = annexable(game, 0)
    assert "mecatol_rex" not in planets
    assert planets == [p.id for p in map(game.board.planet, planets) if p.owner == NOBODY]
    put(game, NEUTRAL, planets[0], "pds")
    assert annexable(game, 0) == planets[1:]
    for planet in planets[1:]:
        hold(game, 2, planet)
    assert actions(game) == []


# -- Rule by Terror ------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/rule_by_terror")
def test_nobodys_fleet_is_terrified_too() -> None:
    """It does not retreat; the ships with the highest combat values are the casualties, before any dice."""
    game = fleets("flagship", "", seat_0="rule_by_terror", seat_2="recheck")
    put(game, NEUTRAL, HERE, "cruiser, 2 destroyer, fighter")
    table = say(fight(game, *[1] * 20), 0, "card:rule_by_terror")
    assert list(game_of(table).board.ships(NEUTRAL, HERE)) == units("cruiser, fighter")


@pytest.mark.content("sa17:action/rule_by_terror")
def test_the_terrified_retreat_at_once_at_the_price_of_any_retreat() -> None:
    """The defender may do this to the attacker too; who has gone took no casualties, and there is no battle."""
    game = fleets("3 cruiser", "2 dreadnought", ruleset="sa17", seat_1="rule_by_terror")
    left = game.board.reinforcements(0), game.player(0).strategy
    table = say(fight(game), 1, "card:rule_by_terror")
    assert "casualties" in offers(table, 0)
    say(table, 0, f"retreat:{SOUTH}")
    after = game_of(table)
    assert list(ships(table, 0, SOUTH)) == units("3 cruiser")
    assert (after.board.reinforcements(0), after.player(0).strategy) == (left[0], left[1] - 1)
    assert volleys(table) == []


# -- Skilled Retreat -----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/skilled_retreat")
def test_a_skilled_retreat_needs_a_counter_or_an_activated_system() -> None:
    """The price comes from the reinforcements alone; where one's own counter lies already there is none."""
    for pool, laid, asked in ((5, False, "before_battle"), (50, False, ""), (50, True, "before_battle")):
        game = fleets("2 cruiser", "2 cruiser", ruleset="sa17", seat_0="skilled_retreat", seat_2="recheck")
        if laid:
            game.board.lay_counter(0, SOUTH, "pool")
        game.player(0).pool += min(pool, game.board.reinforcements(0)) if pool == 50 else 0
        assert asks(fight(game, *[1] * 4), 0) == (asked or "retreat")


# -- Morale Boost --------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/morale_boost", "sa17:action/friendly_fire")
@pytest.mark.parametrize("face", [1, 9])
def test_only_hits_of_the_opponent_are_cancelled(face: int) -> None:
    """Those that one's own Fighters inflict on themselves are none."""
    game = fleets("fighter", "cruiser", seat_0="morale_boost", seat_1="friendly_fire")
    table = fight(game, 4, face, *[9] * 20)
    say(table, 0, "card:morale_boost")
    say(table, 1, "card:friendly_fire", "card:friendly_fire")  # the first in order acts first
    assert (asks(table, 0) == "hits_scored") is (face == 9)


# -- Overrun -------------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/overrun")
def test_two_are_overrun_before_any_round_and_the_planet_may_fall_without_dice() -> None:
    """The attacker alone; a single one is enough; PDS elsewhere in the system do not matter."""
    game = armies("mechanized_unit, ground_force", "2 ground_force", seat_0="overrun", seat_1="overrun")
    hold(game, 1, "lor")
    put(game, 1, "lor", "pds")
    table = invade(game)
    assert (asks(table, 0), asks(table, 1)) == ("before_round", "")
    say(table, 0, "card:overrun")
    assert game_of(table).board.planet(PlanetId("arnor")).owner == 0
    assert volleys(table) == []
    assert list(army(table, 0)) == units("ground_force, mechanized_unit")
    shocked = armies("mechanized_unit", "2 shock_troop, mechanized_unit", seat_0="overrun")
    assert asks(invade(shocked, *[1] * 40), 0) != "before_round"


# -- Star of Death -------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/star_of_death")
def test_ones_own_world_may_die_and_is_no_deed_against_anybody() -> None:
    """Any planet of the activated system; what befalls one's own units by one's own card is nobody's deed."""
    game = ready(seat_0="star_of_death")
    hold(game, 0, "wellon")
    put(game, 0, "wellon", "2 ground_force, pds")
    put(game, 0, NORTH, "war_sun")
    table = through(activate(game, NORTH), "before_landing")
    say(table, 0, "card:star_of_death")
    board = game_of(table).board
    assert (board.planet(PlanetId("wellon")).owner, board.planet(PlanetId("wellon")).stacks) == (NOBODY, ())
    assert board.deeds("destroyed_unit", 0) == []


# -- Discredit, Inception ------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/discredit")
def test_an_agenda_whose_last_vote_is_discredited_is_discarded() -> None:
    """Not below none; without votes an agenda is discarded, and the next one is opened."""
    game = council((2, "discredit"), ruleset="sa17")
    game.begin_scope("action")
    table = assembly(game)
    write(table, 0, "for", "none", "none")
    abstains(table, 1)
    abstains(table, 2)
    say(table, 2, "card:discredit")
    assert game_of(table).state.laws == []
    assert "arms_reduction" in game_of(table).state.political_deck.discard


@pytest.mark.content("sa17:action/inception")
def test_what_takes_the_place_of_a_random_agenda_is_random_too() -> None:
    """Any revealed agenda, one's own or nobody's; the card from the hand lies where and for whom the other one lay."""
    game = dealt((1, "inception"))
    game.state.phase = "strategy"
    game.state.agendas = [Agenda(CardId("arms_reduction"), 1), Agenda(CardId("core_stability"), NOBODY)]
    table = at(game, STRATEGY_PHASE_ENDS, 0)
    assert not table.pending  # no card in hand
    game.player(1).political_cards = [CardId("code_of_honor")]
    table = say(at(game, STRATEGY_PHASE_ENDS, 0), 1, "card:inception", "card:core_stability")
    lying = [(agenda.card, agenda.owner) for agenda in game_of(table).state.agendas]
    assert lying == [("arms_reduction", 1), ("code_of_honor", NOBODY)]


# -- Strategic Planning --------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/strategic_planning")
def test_plans_are_made_between_two_picks_and_no_later() -> None:
    """Any time in the Strategy Phase; nothing in another phase."""
    game = dealt((1, "strategic_planning"))
    game.state.phase = "strategy"
    assert anytime(game, 1) == ["strategic_planning"]
    game.state.phase = "action"
    assert (anytime(game, 1), actions(game, 1)) == ([], [])
