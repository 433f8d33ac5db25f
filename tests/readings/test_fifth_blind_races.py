"""Six races read blind a fifth time: Saar, Yin, N'orr, L1z1x, Jol-Nar and Naalu, from the reference alone."""

from __future__ import annotations

import pytest
from intrigue import killed, prepared, sits
from intrigue import past as past_council
from intrigue import vote as ballot
from leading import acting
from races.racing import HERE, HOME, battle, become, landed, offered, race_game, rolls, units_in, use
from readings.reading import SPACE, actions, enact, goods, held, refuse, turn, wide
from skirmish import fight
from strategic import exhaust, holding, plays
from tables import asks, game_of, hold, new_game, offers, play, put, say, strategy_cards
from trial import trial

from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.rules.moments import Firing
from mecatol.rules.official.game import Game
from mecatol.rules.state import NEUTRAL, Action, CardId, Place, PlanetId, UnitId

BOTH = pytest.mark.parametrize("ruleset", ["official -tactical_retreats", "sa17 -tactical_retreats"])
PLAIN = pytest.mark.parametrize("ruleset", ["official", "sa17"])
SOUTH, SAUDOR, BEYOND = "1,1", "-1,1", "-1,2"  # next to Thibah; the far end of a conduit, and a system behind it


# -- the Saar ------------------------------------------------------------------------------------------------------------


@PLAIN
@pytest.mark.content("sa17:political/repeal_labor_laws", "official:political/repeal_labor_laws")
@pytest.mark.content("sa17:ability/saar_mobile_docks", "official:ability/saar_mobile_docks")
def test_without_labor_laws_their_docks_too_are_built_beside_planets_just_gained(ruleset: str) -> None:
    game = wide(race_game(ruleset, "saar"))
    game.state.round = 2
    game.player(0).trade_goods = 9
    put(game, 0, "thibah", "ground_force")
    game.board.set_planet(replace(game.board.planet(PlanetId("thibah")), owner=0, held_since=2))
    assert not game.production.may_build_dock(0, PlanetId("thibah")).allowed
    game.begin_effect("official_repeal_labor_laws" if ruleset == "official" else "repeal_labor_laws", -1, "law")
    table = refuse(enact(acting(game, HERE, "production.build_docks"), "planet:thibah"))
    assert units_in(table, 0, SPACE) == {"space_dock": 1}
    assert not game_of(table).production.may_build_dock(0, PlanetId("thibah")).allowed, "one dock for each planet"


@PLAIN
@pytest.mark.rule("OFF-FAQ-6")
@pytest.mark.content("sa17:ability/saar_mobile_docks", "official:ability/saar_mobile_docks")
def test_a_gravity_rift_rolls_no_die_for_a_dock(ruleset: str) -> None:
    """Only ships roll, and docks are none."""
    game = wide(race_game(ruleset, "saar", upgrades=["floating_factory"], tiles={"0,-1": "gravity_rift"}))
    put(game, 0, "0,-2", "2 space_dock")
    table = play(game, Step("action_phase.turn", 0), dice=[1] * 9)
    enact(table, "activate:0,0", *["ship:0,-2:space_dock"] * 2, "done")
    enact(table, until="action", seat=1)
    assert units_in(table, 0, "system:0,0") == {"space_dock": 2}
    assert not [each for each in rolls(table, 0) if each[0] == "gravity_rift"]


@BOTH
@pytest.mark.content("sa17:ability/saar_mobile_docks", "official:ability/saar_mobile_docks")
def test_a_dock_that_comes_alone_among_enemies_falls_without_a_battle(ruleset: str) -> None:
    game = wide(race_game(ruleset, "saar"))
    put(game, 0, "0,0", "space_dock")
    put(game, 1, HERE, "fighter, carrier")
    table = turn(game, f"activate:{HERE}", "ship:0,0:space_dock", "done")
    enact(table, until="action", seat=1)
    assert units_in(table, 0, SPACE) == {}
    assert "battlebegan" not in {event["event"] for event in table.events_since(None)}


@pytest.mark.rule("SA17-LIM-05", "SA17-GEN-17")
@pytest.mark.content("sa17:ability/saar_mobile_docks")
@pytest.mark.parametrize(("floating", "after"), [(2, 3), (3, 3)])
def test_no_dock_of_a_home_planet_that_returns_is_a_fourth(floating: int, after: int) -> None:
    game = wide(new_game("sa17 +increased_limits", 2))
    become(game, 0, "saar")
    put(game, 0, HOME, f"{floating} space_dock")
    hold(game, 1, "jord")
    put(game, 1, "jord", "space_dock")
    table = play(game, Step("strategy_phase.restore_homes"))
    assert units_in(table, 0, f"system:{HOME}") == {"space_dock": after}
    assert units_in(table, 1, "planet:jord") == {}


@PLAIN
@pytest.mark.rule("OFF-SE-TRT")
@pytest.mark.content("sa17:upgrade/chaos_mapping", "official:upgrade/chaos_mapping")
@pytest.mark.parametrize("mapped", [True, False])
def test_who_may_activate_asteroids_may_retreat_among_them_tactically(ruleset: str, mapped: bool) -> None:
    game = new_game(ruleset, tiles={SOUTH: "asteroid_field_base"})
    become(game, 1, "saar")
    if mapped:
        game.begin_effect("chaos_mapping", 1, "upgrade")
    game.state.action = Action(0, "tactical", Hex(HERE))
    put(game, 0, HERE, "2 cruiser")
    put(game, 1, HERE, "2 cruiser")
    game.board.lay_counter(0, Hex(HERE), "pool")
    table = fight(game, *[1] * 8)
    if asks(table, 0) == "retreat":
        say(table, 0, "no")
    assert (f"retreat:{SOUTH}" in offers(table, 1)) is mapped


@pytest.mark.rule("OFF-SE-TRT")
@pytest.mark.content("sa17:action/armistice")
def test_what_an_armistice_keeps_from_being_activated_is_no_place_for_a_tactical_retreat() -> None:
    game = new_game("sa17")
    game.state.action = Action(0, "tactical", Hex(HERE))
    put(game, 0, HERE, "2 cruiser")
    put(game, 1, HERE, "2 cruiser")
    game.board.lay_counter(0, Hex(HERE), "pool")
    game.begin_effect("armistice", 0, "card", until="round", where=SOUTH, target=1)
    table = fight(game, *[1] * 8)
    assert f"retreat:{SOUTH}" not in offers(table, 0)
    say(table, 0, "no")
    assert f"retreat:{SOUTH}" not in offers(table, 1)


# -- the Yin -------------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.content("sa17:ability/yin_convert", "official:ability/yin_convert")
def test_armor_alone_is_not_converted_and_a_soldier_beside_it_is(ruleset: str) -> None:
    alone = landed(race_game(ruleset, "yin"), "2 ground_force", "mechanized_unit", dice=[10] * 20)
    assert "convert" not in offered(alone, 0)
    game = race_game(ruleset, "yin", upgrades=["fanaticism"])
    both = landed(game, "2 ground_force", "mechanized_unit, 2 ground_force", dice=[5, 4])
    use(both, 0, "convert")
    assert units_in(both, 1, "planet:thibah") == {"mechanized_unit": 1, "ground_force": 1}
    assert units_in(both, 0, "planet:thibah") == {"ground_force": 3}
    use(both, 0, "convert")
    assert [faces for purpose, _, faces, _ in rolls(both, 0) if purpose == "convert"] == [[5], [4]]
    assert "convert" not in offered(both, 0)


@BOTH
@pytest.mark.content("sa17:ability/yin_devotion", "official:ability/yin_devotion")
def test_a_dreadnought_sustains_the_martyrs_hit(ruleset: str) -> None:
    game = wide(race_game(ruleset, "yin"))
    quiet = [1] * (4 + ("sa17" in ruleset))  # a round in which nobody hits; then the Dreadnought does
    table = battle(game, "destroyer, carrier, cruiser", "dreadnought", dice=[*quiet, 1, 1, 10, 1])
    assert game_of(table).board.battle.round == 2
    use(table, 0, "destroyer")
    say(table, 1, "sustain:dreadnought")
    assert asks(table, 0) == "casualty"
    assert [group.damage for group in game_of(table).board.units(1, Place(SPACE))] == [1]
    assert units_in(table, 0, SPACE) == {"carrier": 1, "cruiser": 1}


@BOTH
@pytest.mark.content("sa17:ability/yin_reversal", "official:ability/yin_reversal")
def test_a_planet_turned_round_is_as_printed_for_whoever_takes_it(ruleset: str) -> None:
    game = race_game(ruleset, "yin")
    held(game, 0, "thibah")
    plain = game.economy.resources(PlanetId("thibah")), game.economy.influence(PlanetId("thibah"))
    table = turn(game, "component:use", "planet:thibah")
    after = game_of(table)
    assert (after.economy.influence(PlanetId("thibah")), after.economy.resources(PlanetId("thibah"))) == plain

    async def taken(game: Game) -> None:
        await game.invasion.gain(1, PlanetId("thibah"), "landing")

    after = game_of(trial(after, taken))
    assert (after.economy.resources(PlanetId("thibah")), after.economy.influence(PlanetId("thibah"))) == plain
    assert "reversal" not in actions(after), "once a round"


@BOTH
@pytest.mark.content("sa17:flagship/yin", "official:flagship/yin")
def test_soldiers_of_a_lost_van_hauge_come_home_to_their_planet_and_drift_without_it(ruleset: str) -> None:
    game = wide(race_game(ruleset, "yin"))
    put(game, 0, HERE, "2 ground_force")
    table = battle(game, "flagship", "destroyer", dice=[1, 1, 9, 9, *[10] * 30])
    use(table, 0, "2!soldier")
    assert units_in(table, 0, SPACE) == {"flagship": 1, "fighter": 2}
    refuse(table)
    assert "fighter" not in units_in(table, 0, SPACE)


# -- the N'orr -----------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.content("sa17:upgrade/valkyrie_armor", "official:upgrade/valkyrie_armor")
def test_a_nine_is_no_ten_for_the_valkyries(ruleset: str) -> None:
    """Valour is for combat rolls; a casualty's die shows a ten or does nothing."""
    game = race_game(ruleset, "norr", upgrades=["valkyrie_armor"])
    table = refuse(landed(game, "ground_force", "2 ground_force", dice=[1, 10, 10, 9]))
    assert [(faces, needed) for purpose, _, faces, needed in rolls(table, 0) if purpose == "valkyrie_armor"] == [([9], 10)]
    assert sum(units_in(table, 1, "planet:thibah").values()) == 2


@pytest.mark.content("sa17:upgrade/berzerker_genome")
def test_a_genome_adds_one_hit_to_a_round_however_many_ships_have_hit() -> None:
    game = wide(race_game("sa17 -tactical_retreats", "norr", upgrades=["berzerker_genome"]))
    table = battle(game, "2 cruiser", "destroyer, 3 cruiser", dice=[10, 10, *[1] * 60])
    say(table, 1, "destroy:destroyer")
    events = table.events_since(None)
    second = next(n for n, event in enumerate(events) if event["event"] == "battleroundbegan" and event["round"] == 2)
    lost = [event for event in events[:second] if event["event"] == "removed" and event["seat"] == 1]
    assert sum(event["count"] for event in lost) == 3


@BOTH
@pytest.mark.content("sa17:flagship/norr", "official:flagship/norr", "sa17:ability/norr_valour")
def test_valour_is_for_every_roll_and_the_flagships_example_for_rounds_in_space(ruleset: str) -> None:
    game = race_game(ruleset, "norr")
    put(game, 0, HERE, "flagship")
    table: tuple[tuple[UnitId, str, int], ...] = (
        ("cruiser", "battle", 2),
        ("destroyer", "barrage", 1),
        ("pds", "space_cannon", 1),
        ("pds", "invasion_defence", 1),
        ("ground_force", "invasion", 1),
        ("dreadnought", "bombardment", 1),
    )
    for kind, purpose, better in table:
        printed = game.board.unit(0, kind).combat
        assert game.combat.value(Firing(0, kind, purpose, Hex(HERE))) == printed - better, (kind, purpose)


# -- the L1z1x -----------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.content("sa17:ability/l1z1x_dreadnought_gunnery", "official:ability/l1z1x_dreadnought_gunnery")
@pytest.mark.content("sa17:ability/l1z1x_assault_troops", "official:ability/l1z1x_assault_troops")
def test_neither_a_flagship_nor_armor_aims_better(ruleset: str) -> None:
    game = race_game(ruleset, "l1z1x")
    table: tuple[tuple[UnitId, str, int], ...] = (
        ("dreadnought", "battle", 1),
        ("flagship", "battle", 0),
        ("dreadnought", "bombardment", 0),
        ("ground_force", "invasion", 1),
        ("shock_troop", "invasion", 1),
        ("mechanized_unit", "invasion", 0),
    )
    for kind, purpose, better in table:
        printed = game.board.unit(0, kind).combat
        fired = Firing(0, kind, purpose, Hex(HERE), target=NEUTRAL, attacker=True)
        assert game.combat.value(fired) == printed - better, (kind, purpose)


@BOTH
@pytest.mark.rule("OFF-SPB-5")
@pytest.mark.content("sa17:flagship/l1z1x", "official:flagship/l1z1x")
def test_hits_of_a_flagship_that_falls_in_the_same_round_are_bound_too(ruleset: str) -> None:
    """They were rolled while it was there, whichever side takes its casualties first."""
    table = battle(wide(race_game(ruleset, "l1z1x")), "flagship, dreadnought", "8 cruiser, carrier, 6 fighter", dice=[10] * 40)
    assert units_in(table, 0, SPACE) == {}
    assert asks(table, 1) == "casualty"
    assert offers(table, 1) == ["destroy:cruiser", "destroy:carrier"]


@pytest.mark.content("sa17:upgrade/inheritance_systems", "sa17:action/focused_research")
def test_heirs_pay_nothing_for_what_a_card_has_waived() -> None:
    """Two resources more are paid in order to ignore what a technology needs, not where that is ignored already."""
    game = holding("sa17", {"technology": 0})
    become(game, 0, "l1z1x")
    game.begin_effect("inheritance_systems", 0, "upgrade")
    game.player(0).action_cards = [CardId("focused_research")]
    exhaust(game, 0)
    planets = {p.id: game.board.printed_planet(p.id).specialties for p in game.board.planets()}
    planet, colour = next((name, found[0]) for name, found in planets.items() if found)
    held(game, 0, planet)
    known = game.content.technologies
    lacking = [key for key in known if [colour] in [[known[need].colour for need in group] for group in known[key].needs]]
    table = say(plays(game, "technology"), 0, "card:focused_research")
    while asks(table, 0) in ("focused_research", "primary"):
        say(table, 0, offers(table, 0)[0])
    assert set(lacking) & set(offers(table, 0))
    wanted = next(key for key in lacking if key in offers(table, 0))
    say(table, 0, wanted)
    assert asks(table, 0) != "pay"
    assert game_of(table).player(0).technologies == [wanted]


# -- Jol-Nar -------------------------------------------------------------------------------------------------------------


@PLAIN
@pytest.mark.content("sa17:upgrade/spatial_conduit_network", "official:upgrade/spatial_conduit_network")
def test_no_fleet_retreats_by_the_conduit_it_came_by(ruleset: str) -> None:
    game = wide(race_game(ruleset, "jol_nar", upgrades=["spatial_conduit_network"]))
    hold(game, 0, "jord", "saudor")
    put(game, 0, HOME, "2 dreadnought")
    put(game, 0, SAUDOR, "destroyer")
    put(game, 1, SAUDOR, "2 cruiser")
    game.board.lay_counter(0, Hex(HOME), "reinforcements")
    table = turn(game, f"activate:{SAUDOR}", "use:")
    assert asks(table, 0) == "retreat" or asks(table, 1) == "retreat"
    assert f"retreat:{HOME}" not in offers(table, 0)


@pytest.mark.content("sa17:upgrade/spatial_conduit_network")
def test_in_a_simultaneous_action_the_conduit_leads_nowhere_else() -> None:
    """A move by the conduit ends in a system its owner controls, not in another one of the grid."""
    game = race_game("sa17 +simultaneous_actions", "jol_nar", upgrades=["spatial_conduit_network"])
    hold(game, 0, "jord", "saudor")
    put(game, 0, HOME, "cruiser")
    put(game, 0, SAUDOR, "destroyer")
    game.player(0).pool, game.state.round = 6, 2
    table = turn(game, "transfer:grid", f"system:{HOME}", f"system:{SAUDOR}", f"system:{BEYOND}", "done", "conduit", until="move")
    assert f"ship:{HOME}:cruiser>{SAUDOR}" in offers(table, 0)
    assert f"ship:{HOME}:cruiser>{BEYOND}" not in offers(table, 0)


# -- the Naalu -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SAES-RAC-03", "OFF-VIC-5")
@pytest.mark.content("sa17:ability/naalu_opening_action")
def test_whom_the_opening_action_leaves_nothing_has_no_first_turn() -> None:
    game = wide(new_game("sa17", 3))
    game.state.round = 2
    strategy_cards(game, {"leadership": 0, "diplomacy": 1, "bureaucracy": 2})
    become(game, 2, "naalu")
    held(game, 2, "jord", "ground_force")
    held(game, 0, "thibah", "ground_force")
    put(game, 2, "1,-1", "carrier, 4 ground_force")
    table = play(game, Step("action_phase.start"), dice=[10] * 40)
    wishes = (f"activate:{HERE}", "ship:1,-1:carrier", *["load"] * 4, "done", *["land:"] * 4)
    enact(table, *wishes, seat=2)
    while table.pending and table.pending[0].name != "action":
        ask = table.pending[0]
        keys = table.keys(ask)
        table.answer(ask.seat, ask.id, next((key for key in ("pass", "done", "no") if key in keys), keys[0]))
    assert ("eliminated", 0) in [(event["event"], event.get("seat")) for event in table.events_since(None)]
    assert table.pending[0].seat == 1


@pytest.mark.content("sa17:ability/naalu_opening_action", "sa17:ability/saar_mobile_docks")
def test_a_dock_that_the_opening_action_leaves_alone_falls_in_that_battle() -> None:
    """What was done in the turns of the round before does not hide what is done before the first one."""
    game = wide(new_game("sa17 -tactical_retreats", 3))
    game.state.round = 2
    strategy_cards(game, {"leadership": 0, "diplomacy": 1, "bureaucracy": 2})
    become(game, 2, "naalu")
    become(game, 1, "saar")
    put(game, 1, HERE, "destroyer, space_dock")
    put(game, 2, "1,-1", "3 cruiser")
    game.state.notes["deeds_before_turn"] = "9"
    table = play(game, Step("action_phase.start"), dice=[10] * 40)
    enact(table, f"activate:{HERE}", *["ship:1,-1:cruiser"] * 3, "done", seat=2)
    past_council(table, "action")
    lost = [
        (event["kind"], event["why"]) for event in table.events_since(None) if event["event"] == "removed" and event["seat"] == 1
    ]
    assert lost == [("destroyer", "battle"), ("space_dock", "battle")]


@pytest.mark.content("sa17:upgrade/foretelling_choir", "sa17:political/core_stability")
@pytest.mark.parametrize(("refused", "left"), [(True, 1), (False, 2)])
def test_the_choir_discards_nothing_where_nothing_is_drawn(refused: bool, left: int) -> None:
    game = holding("sa17", {"leadership": 0, "diplomacy": 1, "bureaucracy": 2})
    become(game, 0, "naalu")
    game.begin_effect("foretelling_choir", 0, "upgrade")
    game.player(0).action_cards = [game.state.action_deck.bag.pop()]
    if refused:
        game.begin_effect("core_stability_refused", -1, "law", until="round")
    table = play(game, Step("status_phase.before_cards"), Step("status_phase.cards_and_counters", 0))
    while table.pending and asks(table, 0) != "counter_area":
        say(table, 0, offers(table, 0)[0])
    assert len(game_of(table).player(0).action_cards) == left


@BOTH
@pytest.mark.content("sa17:upgrade/telepathic_mind_weapon", "official:upgrade/telepathic_mind_weapon")
def test_who_has_no_fleet_supply_loses_none_and_neutral_systems_take_none(ruleset: str) -> None:
    game = race_game(ruleset, "naalu", upgrades=["telepathic_mind_weapon"])
    hold(game, 0, "thibah")
    put(game, 0, HERE, "cruiser")
    game.player(1).fleet = 0
    table = turn(game, f"activate:{HERE}", seat=1)
    assert game_of(table).player(1).fleet == 0


@PLAIN
@pytest.mark.rule("OFF-FAQ-5")
@pytest.mark.content("sa17:ability/naalu_early_retreat", "official:ability/naalu_early_retreat")
def test_an_early_retreat_may_be_tactical_and_is_no_battle(ruleset: str) -> None:
    game = wide(race_game(ruleset, "letnev", "naalu"))
    strategy = game.player(1).strategy
    table = battle(game, "2 destroyer", "2 cruiser, fighter", dice=[10] * 20)
    assert f"retreat:{SOUTH}" in offered(table, 1)
    use(table, 1, f"retreat:{SOUTH}")
    after = game_of(table)
    assert after.board.system(Hex(SOUTH)).counters == (1,)
    assert after.player(1).strategy == strategy - (ruleset.startswith("official"))
    assert after.board.action.victims == []


# -- Representatives -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-SOT-INT")
def test_elder_gurno_bars_the_one_who_was_there_and_not_another_chosen_instead() -> None:
    names = ("elder_gurno", "deluin_fillac", "garrus")
    table = sits(prepared(*names), *names)
    say(table, 0, "player:2")
    say(table, 1, "yes")
    say(table, 2, "alrung")
    assert asks(table, 2) == "assassinate"
    assert offers(table, 2) == ["player:0", "player:1"]


@pytest.mark.rule("OFF-SOT-INT")
def test_a_bodyguard_who_cannot_be_killed_takes_no_spy_along() -> None:
    names = ("imar_yissadar", "yaluga_huin")
    table = say(sits(prepared(*names), *names), 0, "player:1")
    assert killed(table) == []
    names = ("imar_yissadar", "ssrool_damil")
    table = say(sits(prepared(*names), *names), 0, "player:1")
    assert killed(table) == ["imar_yissadar"]


@pytest.mark.rule("OFF-SOT-INT")
def test_melkov_is_paid_for_his_own_players_vote_too() -> None:
    names = ("melkov", "ssruuk_gella", "ta_zern")
    table = ballot(say(sits(prepared(*names), *names), 0, "for"), "for", "for", "against")
    past_council(table)
    assert goods(table) == 2


@pytest.mark.rule("OFF-SOT-INT")
@pytest.mark.parametrize("gives", [True, False])
def test_who_has_given_a_note_already_owes_heyra_none(gives: bool) -> None:
    names = ("legate_erran", "ssruuk_heyra", "ta_zern")
    table = sits(prepared(*names), *names)
    if gives:
        say(table, 0, "player:2", "for", "monetary_concession")
        say(table, 2, "keep")
    ballot(table, "for", "for", "for")
    assert (asks(table, 0) == "owed_note") is not gives
