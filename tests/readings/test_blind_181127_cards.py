"""A third sample of cards, drawn blindly and read from their print alone: where they meet other cards and rules."""

from __future__ import annotations

import pytest
from balloting import assembly, council, give_votes, write
from dealing import NEAR, at, dealt, through
from leading import lead
from races.racing import become, use
from readings.agendas import lawful
from readings.planning import CENTRE, HOME, activate, capacity, planning, ready
from readings.reading import enact, held
from skirmish import HERE, armies, army, deal, fight, fleets, invade, rolled, ships
from tables import asks, game_of, hold, new_game, offers, play, put, say, units
from trial import give, trial
from voting import passed, round_over, senate, until

from mecatol.core.hexes import border
from mecatol.core.rules import Step
from mecatol.rules import positions
from mecatol.rules.moments import STRATEGY_PHASE_BEGINS, STRATEGY_PHASE_ENDS, TURN_ENDS
from mecatol.rules.state import NEUTRAL, CardId, Law, Mine, Place, PlanetId, Seat
from mecatol.rulesets import recall

SILENT = "in_the_silence_of_space"

# -- Economic Marvel: each planet that contains a Facility ---------------------------------------------------------------


@pytest.mark.content("sa17:action/economic_marvel", "sa17:political/restoration_of_the_throne")
def test_a_marvel_finds_facilities_that_came_beside_the_one_a_planet_may_have() -> None:
    """Mecatol Rex has five of them once the throne is restored; its Natural Wealth is five all the same."""
    game = passed(senate(), "restoration_of_the_throne")
    game.state.action = None
    deal(held(game, 0, "mecatol_rex"), seat_0="economic_marvel")
    table = say(at(game, TURN_ENDS, 0), 0, "card:economic_marvel")
    assert game_of(table).board.planet(PlanetId("mecatol_rex")).wealth == 5


# -- In the Silence of Space: the ships moved this way -------------------------------------------------------------------


@pytest.mark.content("sa17:action/in_the_silence_of_space")
@pytest.mark.parametrize(("mine", "shots"), [(10, 0), (1, 1)])
def test_a_ship_lost_on_its_silent_way_leaves_its_shot_to_no_other(mine: int, shots: int) -> None:
    """Of two Cruisers one passes enemies and a mine; the other one comes openly and has no shot before the battle."""
    game = ready(seat_0=SILENT, seat_2="recheck")
    put(game, 0, HOME, "cruiser")
    put(game, 0, HERE, "cruiser")
    put(game, 1, NEAR, "cruiser")
    put(game, 1, CENTRE, "2 cruiser")
    for hex_ in ("1,-2", "-1,-1", "1,-1", "-1,0"):
        put(game, 2, hex_, "destroyer")
    game.state.mines = [Mine(border(HOME, NEAR), 1)]
    table = activate(game, CENTRE, mine, *[1] * 9)
    say(table, 0, f"card:{SILENT}", f"ship:{HOME}:cruiser+{SILENT}", f"ship:{HERE}:cruiser", "done")
    assert len(rolled(through(table, "dice_rolled"), 0, "precombat")) == shots


@pytest.mark.content("sa17:action/in_the_silence_of_space", "sa17:action/urgent_navigation", "sa17:action/flank_speed")
@pytest.mark.parametrize(
    ("card", "kind", "watched"),
    [(SILENT, "cruiser", 1), ("urgent_navigation", "dreadnought", 0), ("flank_speed", "dreadnought", 0)],
)
def test_ships_are_helped_on_their_way_in_a_simultaneous_action_too(card: str, kind: str, watched: bool) -> None:
    """Its systems are activated, and more the cards do not ask: from home to Mecatol Rex, past enemies or one system further."""
    game = new_game("sa17 +simultaneous_actions", 3)
    deal(game, seat_0=card).player(0).pool = game.player(0).fleet = 6
    put(game, 0, HOME, "cruiser, dreadnought")
    for hex_ in (NEAR, "1,-2", "-1,-1", "1,-1", "-1,0") if watched else ():
        put(game, 1, hex_, "cruiser")
    table = say(play(game, Step("action_phase.turn", 0)), 0, "transfer:grid", f"system:{HOME}", f"system:{CENTRE}", "done")
    ship = f"ship:{HOME}:{kind}+{card}>{CENTRE}"
    assert ship in offers(say(table, 0, f"card:{card}"), 0)
    say(table, 0, ship, "done")
    assert [(group.kind, group.count) for group in ships(table, 0, CENTRE)] == [(kind, 1)]


# -- Synchronicity and Inscrutability: drawing ---------------------------------------------------------------------------

SIX = ("armistice", "patrol", "plague", "privateers", "uprising", "local_unrest", "rare_mineral")


@pytest.mark.content("sa17:action/synchronicity", "sa17:action/inscrutability")
def test_what_is_kept_of_six_cards_drawn_is_a_card_just_drawn() -> None:
    """It is handed over, and its owner draws the one that is left."""
    game = dealt((0, "synchronicity"), (1, "inscrutability"))
    game.state.phase = "strategy"
    game.state.action_deck.bag = sorted(map(CardId, SIX))
    table = say(at(game, STRATEGY_PHASE_BEGINS, 0), 0, "card:synchronicity")
    kept, *put_back = [key.partition(":")[2] for key in offers(table, 0)]
    say(table, 0, f"card:{kept}")
    say(table, 1, "card:inscrutability")
    first, second, _ = (player.action_cards for player in game_of(table).state.players)
    assert second == [kept]
    assert first == [card for card in SIX if card not in (kept, *put_back)]


@pytest.mark.content("sa17:action/inscrutability")
def test_of_two_cards_drawn_the_second_may_be_the_inscrutable_one() -> None:
    """Each draw is looked at by itself, and a full hand of Political Cards stays within its limit."""
    game = dealt((1, "inscrutability"))
    game.state.political_deck.top = [CardId("code_of_honor"), CardId("free_trade"), CardId("arms_reduction")]
    bag = [card for card in game.political_cards.all_cards() if card not in game.state.political_deck.top]
    game.player(1).political_cards = sorted(bag[:7])
    table = trial(game, lambda g: g.political_cards.take(0, 2, "test"))
    say(table, 1, "pass", "card:inscrutability")
    assert len(offers(table, 1)) == 8  # one too many
    say(table, 1, "card:free_trade")
    assert game_of(table).player(0).political_cards == ["arms_reduction", "code_of_honor"]
    assert len(game_of(table).player(1).political_cards) == 7


# -- Minister of Annihilation: in a Strategy Phase -----------------------------------------------------------------------


@pytest.mark.content("sa17:political/minister_of_annihilation")
def test_a_system_may_be_named_until_the_strategy_phase_is_over_and_once_only() -> None:
    """Not only when it begins; not in the Action Phase; a second system is not named."""
    game = passed(senate(), "minister_of_annihilation", "player:1")
    game.state.action, game.state.phase = None, "strategy"
    game = game_of(say(at(game, STRATEGY_PHASE_BEGINS, 0), 1, "pass"))
    table = use(at(game, STRATEGY_PHASE_ENDS, 0), 1, "annihilate")
    game = game_of(say(table, 1, f"system:{HERE}"))
    assert asks(at(game, STRATEGY_PHASE_ENDS, 0), 1) == ""
    assert round_over(game).galaxy.anomaly(HERE) == "asteroid_field"


@pytest.mark.content("sa17:political/minister_of_annihilation")
def test_a_system_may_be_named_while_others_pick_and_no_more_when_they_act() -> None:
    game = lawful(planning(new_game("sa17", 3)), Law(CardId("minister_of_annihilation"), "player:1"))
    game.strategy_phase.lay_out_cards()
    table = play(game, Step("strategy_phase.pick", 0))
    table.act(1, *(option.key for option in table.acts(1)))
    assert {f"system:{CENTRE}", f"system:{HERE}"} & set(offers(table, 1)) == {f"system:{HERE}"}
    game.state.phase = "action"
    assert play(game, Step("action_phase.turn", 0)).acts(1) == ()


# -- Herald of the Empire: one additional sustain damage -----------------------------------------------------------------


@pytest.mark.content("sa17:political/herald_of_the_empire", "sa17:action/vulcan_drop")
@pytest.mark.parametrize(("where", "unit"), [("system:0,-2", "dreadnought*2!herald"), ("planet:jord", "mechanized_unit*2")])
def test_a_position_may_show_the_hit_that_a_card_let_a_unit_sustain(where: str, unit: str) -> None:
    """The Herald sustains two, Armor in a Vulcan Drop too; what a game can have can be set up."""
    game = senate()
    put(game, 0, where.partition(":")[2], unit)
    _, again = positions.read(positions.write(game.ruleset, game.state), recall)
    assert again.systems == game.state.systems


# -- Guerilla Warfare: no pre-combat attacks -----------------------------------------------------------------------------


@pytest.mark.content("sa17:action/guerilla_warfare")
def test_guerillas_are_neither_ambushed_nor_shot_at_by_assault_cannons() -> None:
    """Whatever fires before the first round; their own cannon does."""
    game = fleets("3 cruiser, destroyer", "cruiser, 2 fighter", seat_1="guerilla_warfare", seat_2="recheck")
    become(game, 0, "mentak")
    for seat in (0, 1):
        give(game, seat, "assault_cannon")
    table = until(fight(game, *[1] * 30), 1, "before_battle")
    say(table, 1, "card:guerilla_warfare")
    until(table, 2, "dice_rolled")
    assert rolled(table, 0, "barrage") + rolled(table, 0, "precombat") == []
    assert len(rolled(table, 1, "precombat")) == 1


# -- Scorched Earth: all ground units ------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/scorched_earth")
def test_commandos_burn_with_the_army_and_leave_what_they_captured() -> None:
    game = armies("2 ground_force, shock_troop", "ground_force, pds", seat_1="scorched_earth")
    table = enact(invade(game, 1, 10, 10, 1), "1", "capture:pds")
    enact(table, "card:scorched_earth", seat=1)
    say(table, 0, "lose_units")
    assert list(army(table, 0)) == units("pds")
    assert game_of(table).board.planet(PlanetId("arnor")).owner == 0


# -- Minister of Technology: he can use its effect -----------------------------------------------------------------------


@pytest.mark.content("sa17:political/minister_of_technology")
@pytest.mark.parametrize(("way", "can"), [("use", {0: True, 1: True}), ("bar", {0: False, 1: False})])
def test_war_suns_are_built_by_whoever_has_the_effect_of_their_technology(way: str, can: dict[Seat, bool]) -> None:
    game = senate()
    give(game, 0, "war_sun")
    for seat, planet in ((0, "jord"), (1, "arc_prime")):
        put(game, seat, planet, "space_dock")
    game = passed(game, "minister_of_technology", "player:1")
    game.state.action = None
    table = say(play(game, Step("strategy_phase.start")), 1, f"{way}:war_sun")
    game = game_of(table)
    game.state.phase, game.state.round = "action", 2
    homes = {seat: game.board.home(seat) for seat in can}
    assert {seat: capacity(game, seat, homes[seat], "war_sun") > 0 for seat in can} == can


# -- Compensated Disarmament: every ground unit --------------------------------------------------------------------------


@pytest.mark.content("sa17:political/compensated_disarmament")
def test_a_disarmed_planet_keeps_its_leaders_and_works() -> None:
    """Three Ground Forces, a Shock Troop and damaged Armor are worth eleven; a General alone stays where he is."""
    game = senate()
    hold(game, 1, "thibah")
    put(game, 1, "thibah", "3 ground_force, shock_troop, mechanized_unit*1, pds, space_dock")
    lead(game, 1, "letnev_unlenn", "planet:thibah")
    after = passed(game, "compensated_disarmament", "planet:thibah")
    assert after.player(1).trade_goods == 3 + 4 + 4
    assert list(after.board.units(1, Place("planet:thibah"))) == units("pds, space_dock")
    assert (after.board.planet(PlanetId("thibah")).owner, after.state.leaders[0].where) == (1, "planet:thibah")


# -- Enhanced Armor: all your Cruisers -----------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/enhanced_armor")
def test_enhanced_cruisers_sustain_mines_and_cannons_too() -> None:
    """Not only in battle: two are struck by a mine, and both arrive."""
    game = ready()
    put(game, 0, HOME, "2 cruiser")
    game.begin_effect("enhanced_armor", 0, "card", until="round")
    game.state.mines = [Mine(border(HOME, NEAR), 1)]
    table = activate(game, CENTRE, 10, 10)
    say(table, 0, f"ship:{HOME}:cruiser", f"ship:{HOME}:cruiser", "done")
    while asks(table, 0) == "casualty":
        say(table, 0, next(key for key in offers(table, 0) if key.startswith("sustain")))
    assert list(ships(table, 0, CENTRE)) == units("2 cruiser*1")


# -- Hired Thugs: for each agenda ----------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/hired_thugs")
def test_thugs_halve_what_is_cast_for_a_voice_of_the_council_too() -> None:
    """It is one of the agendas: nine votes are five, and six win."""
    game = council((2, "hired_thugs"), ruleset="sa17")
    game.player(0).strategy = 1
    give_votes(game, 0, 6)
    table = assembly(game)
    say(table, 0, "call")
    say(table, 2, "card:hired_thugs", "player:1")
    write(table, 0, "none", "none", "none", "player:0")
    write(table, 1, "none", "none", "none", "player:1")
    write(table, 2, "none", "none", "none", "none")
    decided = next(event for event in table.events_since(None) if event["event"] == "agendadecided")
    assert (decided["outcome"], decided["votes"]) == ("player:0", 6)


# -- Short Term Truce ----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/short_term_truce")
def test_a_truce_closes_systems_with_ships_of_nobody_and_no_bare_enemy_planets() -> None:
    game = passed(senate(), "short_term_truce")
    put(game, NEUTRAL, NEAR, "destroyer")
    hold(game, 1, "thibah")
    put(game, 1, "thibah", "2 ground_force, pds")
    game.state.action = None
    later = round_over(game)
    assert [later.tactical.may_activate(0, hex_).allowed for hex_ in (NEAR, HERE)] == [False, True]


# -- Diversified Income (official): nobody may hold more ------------------------------------------------------------------


@pytest.mark.content("official:political/diversified_income")
def test_what_is_handed_over_stays_with_its_owner_where_the_other_may_hold_no_more() -> None:
    game = senate(ruleset="official")
    for seat, number in ((0, 1), (1, 2)):
        game.player(seat).trade_goods = number
    game = passed(game, "diversified_income")
    game.economy.hand_goods(1, 0, 1)  # Sol has one planet
    assert [player.trade_goods for player in game.state.players[:2]] == [1, 2]


# -- Concentrated Fire and Wolfpack --------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/concentrated_fire", "sa17:action/wolfpack")
def test_concentrated_fire_finds_no_wolf_in_the_first_round() -> None:
    """One die of a War Sun; its hit is given to whom its owner likes, but Destroyers receive none before the second round."""
    game = fleets("2 destroyer, cruiser, carrier", "war_sun", seat_0="wolfpack", seat_1="concentrated_fire")
    table = say(fight(game, *[1] * 4, 10, *[1] * 20), 0, "card:wolfpack")
    say(table, 1, "card:concentrated_fire")
    enact(table, "destroy:carrier", seat=1)
    assert len(rolled(table, 1, "battle")[0][1]) == 1
    assert list(ships(table, 0))[-2:] == units("cruiser, 2 destroyer")


# -- Veto Power: the Assembly goes on without the vetoed agenda ----------------------------------------------------------


@pytest.mark.content("sa17:political/veto_power")
def test_the_only_agenda_vetoed_leaves_nothing_to_vote_on() -> None:
    game = lawful(council(ruleset="sa17"), Law(CardId("veto_power"), "player:1"))
    game.state.speaker = 1
    table = trial(game, lambda g: g.politics.assembly(0))
    say(table, 0, "b", "player:2", "card:arms_reduction", "done")
    use(table, 1, "")
    assert table.over
    assert game_of(table).state.council == []
    assert set(game_of(table).state.political_deck.discard) >= {"arms_reduction", "veto_power"}
