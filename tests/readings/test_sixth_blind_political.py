"""Political Cards of Shattered Ascension, read a sixth time from the print alone: where laws meet what lies there already."""

from __future__ import annotations

import pytest
from races.racing import become, race_game
from readings.agendas import goods, lawful, totals
from readings.reading import turn, wide
from readings.test_blind_181126 import seeded
from tables import ASCENSION, asks, game_of, hold, offers, play, put, say
from trial import give, trial
from voting import copy_of, may_go, refuse, senate, sets_out

from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.moments import ACTION_PHASE_ENDS, AFTER_PRIMARY, BEFORE_SAILING, Sailing, Strategic, Travel
from mecatol.rules.official.construction import Job
from mecatol.rules.official.game import Game
from mecatol.rules.shattered_ascension.game import Game as Ascension
from mecatol.rules.state import NEUTRAL, NOBODY, Action, Ballot, CardId, Law, Place, PlanetId, Seat, UnitId

HOME, ROCKS, MIDDLE, THIBAH = "0,-2", "0,-1", "0,0", "1,0"

# -- planets that are no more ----------------------------------------------------------------------------------------------


@pytest.mark.content(
    "sa17:political/build_monument",
    "sa17:political/fund_mega_university",
    "sa17:political/holy_planet_of_ixth",
    "sa17:political/massive_dig",
    "sa17:upgrade/nova_seed",
)
@pytest.mark.parametrize("law", ["build_monument", "fund_mega_university", "holy_planet_of_ixth", "massive_dig"])
def test_a_law_about_a_planet_ends_with_the_sun_that_burns_it(law: str) -> None:
    """A Nova Seed leaves no planet of which a law could speak; one about another planet stays."""
    game = seeded("sa17")
    lawful(game, Law(CardId(law), "planet:thibah"), Law(CardId("massive_dig#1"), "planet:saudor"))
    after = game_of(turn(game, "nova_seed"))
    assert [law.card for law in after.state.laws] == ["massive_dig#1"]
    assert law in after.state.political_deck.discard
    assert totals(after)[0] == 0
    assert trial(after, lambda g: g.moment(AFTER_PRIMARY, Strategic(0, "technology"))).over


@pytest.mark.content("official:political/build_monument", "official:upgrade/nova_seed")
def test_officially_a_monument_burns_too() -> None:
    game = seeded("official")
    lawful(game, Law(CardId("build_monument"), "planet:thibah"))
    after = game_of(turn(game, "nova_seed"))
    assert (after.state.laws, totals(after)[0]) == ([], 0)


# -- New Extraction Methods ------------------------------------------------------------------------------------------------


def miners(ruleset: str) -> Game:
    """A fleet on one side of an Asteroid Field, and one on the other; the law is in force."""
    game = senate(ruleset=f"{ruleset} +simultaneous_actions", tiles={ROCKS: "asteroid_field_base"})
    for place in (HOME, MIDDLE, THIBAH):
        put(game, 0, place, "cruiser")
    give(game, 0, "antimass_deflectors")
    game.player(0).pool = game.player(0).fleet = 5
    lawful(game, Law(CardId("new_extraction_methods")))
    game.end_scope("action")
    game.state.action, game.state.phase, game.state.active, game.state.round = None, "action", 0, 2
    return game


@pytest.mark.content("sa17:political/new_extraction_methods")
@ASCENSION
def test_a_movement_through_asteroids_pays_once_in_an_action_of_many_systems(ruleset: str) -> None:
    """Three systems are activated, and ships move through the rocks one time: that is one Trade Good."""
    table = play(miners(ruleset), Step("action_phase.turn", 0))
    say(table, 0, "transfer:grid", *(f"system:{hex_}" for hex_ in (HOME, MIDDLE, THIBAH)), "done")
    say(table, 0, f"ship:{HOME}:cruiser>{MIDDLE}", "done")
    assert goods(game_of(table)) == [1, 0, 0]


# -- Council Elder ---------------------------------------------------------------------------------------------------------


def elder(table: Table, votes: dict[Seat, str]) -> Table:
    """The elder speaks, and all vote in the open."""
    say(table, 0, next(key for key in offers(table, 0) if key.endswith("emperor")))
    for seat in (1, 2, 0):
        say(table, seat, votes[seat])
    return table


@pytest.mark.content("sa17:political/council_elder", "sa17:action/bribery")
def test_no_bribes_count_where_the_elder_alone_decides() -> None:
    """Votes that others buy once the votes lie open do not count either, and nobody is asked to buy such."""
    game = senate()
    game.player(1).action_cards = [CardId("bribery")]
    game.player(1).trade_goods = 9
    lawful(game, Law(CardId("council_elder"), "player:0"))
    table = elder(trial(game, lambda g: g.politics.resolve(0, "emperor")), {0: "player:0", 1: "player:1", 2: "player:1"})
    assert asks(table, 1) == ""
    assert game_of(refuse(table)).state.laws == [Law(CardId("emperor"), "player:0")]


@pytest.mark.content("sa17:political/council_elder", "sa17:action/bribery")
def test_the_elder_bribes_for_himself() -> None:
    game = senate()
    game.player(0).action_cards = [CardId("bribery")]
    game.player(0).trade_goods = 9
    lawful(game, Law(CardId("council_elder"), "player:0"))
    table = elder(trial(game, lambda g: g.politics.resolve(0, "emperor")), {0: "abstain", 1: "player:1", 2: "player:1"})
    say(table, 0, "card:bribery", "spend:1", "player:2")
    assert game_of(refuse(table)).state.laws == [Law(CardId("emperor"), "player:2")]


# -- Labor Force Politics --------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/labor_force_politics")
def test_each_dock_that_produces_asks_for_its_own_wage() -> None:
    """Two docks of a system build in one sum: the wage of each comes on top, of one alone only its own."""
    game = senate()
    hold(game, 0, "arnor", "lor")
    for planet in ("arnor", "lor"):
        put(game, 0, planet, "space_dock")
    lawful(game, Law(CardId("labor_force_politics")))
    job = Job(0, Hex("1,1"), ("planet:arnor", "planet:lor"))

    def due(*docks: str) -> int:
        return game.production.due(job, tuple(game.production._piece(job, dock, "build:cruiser") for dock in docks))

    assert (due("planet:arnor"), due("planet:arnor", "planet:arnor"), due("planet:arnor", "planet:lor")) == (3, 5, 6)


@pytest.mark.content("sa17:political/labor_force_politics", "sa17:ability/arborec_ground_forces_raise_capacity")
def test_units_that_produce_by_themselves_ask_for_no_wage() -> None:
    game = senate()
    become(game, 0, "arborec")
    hold(game, 0, "arnor", "lor")
    put(game, 0, "arnor", "space_dock")
    put(game, 0, "lor", "2 ground_force")
    lawful(game, Law(CardId("labor_force_politics")))
    job = Job(0, Hex("1,1"), tuple(game.production.producers(0, Hex("1,1"))))
    prices = [
        game.production.due(job, (game.production._piece(job, producer, "build:ground_force"),)) for producer in job.producers
    ]
    assert (job.producers, prices) == (("planet:arnor", "units@planet:lor"), [2, 1])


@pytest.mark.content("sa17:political/labor_force_politics", "sa17:ability/saar_mobile_docks")
def test_of_floating_docks_those_that_are_needed_ask_for_a_wage() -> None:
    game = race_game("sa17", "saar", "sol", seats=3)
    put(game, 0, ROCKS, "carrier, 2 space_dock")
    lawful(wide(game), Law(CardId("labor_force_politics")))
    job = Job(0, Hex(ROCKS), (f"system:{ROCKS}",))
    each = game.production.capacity(job, f"system:{ROCKS}") // 2
    piece = game.production._piece(job, f"system:{ROCKS}", "build:destroyer")
    assert [game.production.due(job, (piece,) * number) - number for number in (1, each, each + 1)] == [1, 1, 2]


# -- Minister of Peace -----------------------------------------------------------------------------------------------------


def marching(ruleset: str) -> Table:
    """In one action a fleet goes home, and another one comes upon an enemy fleet; the system of that was named last."""
    game = senate(ruleset=f"{ruleset} +simultaneous_actions")
    for place in (HOME, ROCKS, MIDDLE):
        put(game, 0, place, "cruiser")
    put(game, 1, THIBAH, "cruiser")
    game.player(0).pool = game.player(0).fleet = 6
    lawful(game, Law(CardId("minister_of_peace"), "player:2"))
    game.end_scope("action")
    game.state.action, game.state.phase, game.state.active, game.state.round = None, "action", 0, 2
    table = play(game, Step("action_phase.turn", 0))
    say(table, 0, "transfer:grid", *(f"system:{hex_}" for hex_ in (HOME, ROCKS, MIDDLE, THIBAH)), "done")
    return table


@pytest.mark.content("sa17:political/minister_of_peace", "official:political/minister_of_peace")
@ASCENSION
def test_peace_is_kept_in_every_system_of_an_action(ruleset: str) -> None:
    """The fleet that would come upon another one stays; who goes elsewhere in the same action goes on."""
    table = marching(ruleset)
    say(table, 0, f"ship:{MIDDLE}:cruiser>{THIBAH}", f"ship:{HOME}:cruiser>{ROCKS}", "done")
    say(table, 2, next(key for key in offers(table, 2) if key.endswith("stop")))
    game = game_of(table)
    assert [game.board.fleets(Hex(hex_)) for hex_ in (HOME, ROCKS, MIDDLE, THIBAH)] == [[], [0], [0], [1]]
    assert (game.state.laws, 0 in game.board.system(Hex(THIBAH)).counters) == ([], True)


@pytest.mark.content("sa17:political/minister_of_peace", "official:political/minister_of_peace")
@ASCENSION
def test_a_fleet_that_goes_where_nobody_is_disturbs_no_peace(ruleset: str) -> None:
    table = say(marching(ruleset), 0, f"ship:{HOME}:cruiser>{ROCKS}", "done")
    assert asks(table, 2) == ""


# -- planets that somebody must give up ------------------------------------------------------------------------------------


def aggressor(game: Game, ready: bool) -> Table:
    """Who attacks his partner of a pact, with a Trade Station and a planet beside his home."""
    hold(game, 0, "tsion", "bellatrix")
    for planet in game.board.planets_of(0) if not ready else ():
        game.board.exhaust(planet.id, "test")
    put(game, 0, "0,1", "2 cruiser")
    put(game, 1, "0,1", "cruiser")
    lawful(game, Law(CardId("non_aggression_pact"), "player:0+player:1"))
    return sets_out(game, 0, "0,1", "space_battle.begin")


@pytest.mark.rule("OFF-SYS-6", "SA17-GEN-23")
@pytest.mark.content("sa17:political/non_aggression_pact")
def test_a_trade_station_with_ships_is_not_given_up() -> None:
    """It would be his again when the action is over; exhausted it can be, and without his ships he can lose it."""
    game = senate(tiles={THIBAH: "tsion_bellatrix"})
    put(game, 0, THIBAH, "cruiser")
    assert sorted(offers(aggressor(copy_of(game), ready=True), 0)) == [
        *(f"exhaust:{planet}" for planet in ("bellatrix", "jord", "tsion")),
        *(f"lose:{planet}" for planet in ("bellatrix", "jord")),
    ]
    table = say(aggressor(game, ready=False), 0, "lose:bellatrix")  # jord is all that is left
    assert [planet.id for planet in game_of(table).board.planets_of(0)] == ["tsion"]
    bare = senate(tiles={THIBAH: "tsion_bellatrix"})
    assert "lose:tsion" in offers(aggressor(bare, ready=False), 0)


@pytest.mark.rule("SA17-GEN-23")
@pytest.mark.content("sa17:political/amnesty_for_the_fallen")
def test_who_has_nothing_but_a_guarded_station_gives_up_nothing() -> None:
    game = senate(tiles={THIBAH: "tsion_bellatrix"})
    game.board.free_planet(PlanetId("jord"), "test")
    hold(game, 0, "tsion")
    put(game, 0, THIBAH, "cruiser")
    game.board.exhaust(PlanetId("tsion"), "test")
    put(game, 0, "0,1", "2 cruiser")
    put(game, 1, "0,1", "cruiser")
    game.begin_effect("amnesty_for_the_fallen", NOBODY, "law", until="round")
    assert asks(sets_out(game, 0, "0,1", "space_battle.begin"), 0) != "aggression"


# -- Neutrality Pact -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-GEN-5")
@pytest.mark.content("sa17:political/neutrality_pact")
def test_units_of_nobody_are_enemy_units_for_the_pact() -> None:
    """As they are for a truce: ships in space, and an army on a planet."""
    game = lawful(senate(), Law(CardId("neutrality_pact")))
    put(game, NEUTRAL, THIBAH, "destroyer")
    put(game, NEUTRAL, "saudor", "ground_force")
    places = [Hex(THIBAH), game.board.system_of(PlanetId("saudor")), Hex(ROCKS)]
    assert [game.tactical.may_activate(0, hex_).allowed for hex_ in places] == [True, True, True]
    game.board.exhaust(PlanetId("jord"), "test")
    assert [game.tactical.may_activate(0, hex_).allowed for hex_ in places] == [False, False, True]


# -- Infinite Warfare and Regulated Conscription ---------------------------------------------------------------------------


@pytest.mark.rule("OFF-GEN-4")
@pytest.mark.content("sa17:political/infinite_warfare", "sa17:political/regulated_conscription")
@pytest.mark.parametrize(
    ("laws", "price"),
    [(("regulated_conscription", "infinite_warfare"), 2), (("infinite_warfare", "regulated_conscription"), 4)],
)
def test_of_two_laws_about_armor_the_later_one_comes_after_the_other(laws: tuple[str, str], price: int) -> None:
    """Doubled first and then one resource; or one resource first, and that doubled."""
    game = lawful(senate(), *(Law(CardId(law)) for law in laws))
    assert [game.production.halves(0, Hex(HOME), kind) for kind in ("mechanized_unit", "pds")] == [price, 2]


# -- who has surrendered ---------------------------------------------------------------------------------------------------


def deserted(game: Game, seat: Seat = 1) -> Game:
    """A player has surrendered."""

    async def call(game: Ascension) -> None:
        await game.surrender.call(seat)

    return game_of(trial(game, call))


def decreed(game: Game, card: str, outcome: str, *votes: Ballot) -> Table:
    """A card whose outcome is carried out as if these votes lay there."""
    game.state.ballots = list(votes)
    return trial(game, lambda g: g.politics.enact(CardId(card), outcome))


@pytest.mark.rule("SA17-SUR-16")
@pytest.mark.content("sa17:political/critical_supply_measures", "sa17:political/limits_to_individual_power")
def test_laws_cut_neither_armies_nor_hands_of_who_has_surrendered() -> None:
    game = senate(ruleset="sa17 +surrender")
    put(game, 1, "arc_prime", "5 ground_force")
    game.player(1).action_cards = sorted(game.action_cards.all_cards()[:5])
    game = deserted(game)
    for card in ("critical_supply_measures", "limits_to_individual_power"):
        table = decreed(copy_of(game), card, "for")
        assert table.over
        after = game_of(table)
        assert (after.board.on_board(1, "ground_force"), len(after.player(1).action_cards)) == (5, 5)


@pytest.mark.rule("SA17-SUR-16")
@pytest.mark.content("sa17:political/shifting_loyalties", "sa17:political/short_term_truce")
def test_no_card_is_taken_from_who_has_surrendered_and_he_names_no_planet() -> None:
    game = senate(ruleset="sa17 +surrender")
    for seat in (1, 2):
        game.player(seat).action_cards = sorted(game.action_cards.all_cards()[seat : seat + 1])
    game = deserted(game)
    table = decreed(copy_of(game), "shifting_loyalties", "for", Ballot(0, "for", 3))
    assert offers(table, 0) == ["player:2", "no"]
    hold(game, 0, "wellon")
    table = decreed(game, "short_term_truce", "against", Ballot(0, "against", 3))
    assert (asks(table, 1), sorted(offers(table, 2))) == ("", ["planet:jord", "planet:wellon"])


@pytest.mark.rule("SA17-SUR-16")
@pytest.mark.content("sa17:political/centrillic_gas_harvest_enterprise", "sa17:political/legislative_conference")
def test_who_has_surrendered_is_not_counted_and_his_fleets_are_not_struck() -> None:
    game = senate(ruleset="sa17 +surrender", tiles={THIBAH: "nebula_base"})
    put(game, 1, THIBAH, "2 cruiser")
    game = deserted(game)
    after = game_of(decreed(copy_of(game), "centrillic_gas_harvest_enterprise", "for"))
    assert (after.board.system(Hex(THIBAH)).wealth, after.board.big_ships(1, Hex(THIBAH))) == (0, 2)
    game.state.political_deck.bag = [CardId(card) for card in ("class_struggle", "cost_overruns", "emperor")]
    table = decreed(game, "legislative_conference", "for", Ballot(0, "for", 3))
    assert len([key for key in offers(table, 0) if key != "no"]) == 2


# -- enemies in clouds -----------------------------------------------------------------------------------------------------


def clouded(*laws: Law) -> Game:
    """An enemy fleet lies in an Ion Storm on the way."""
    game = lawful(race_game("sa17", "yssaril", "sol", seats=3, tiles={ROCKS: "ion_storm"}), *laws)
    put(game, 1, ROCKS, "cruiser")
    return game


def passes(game: Game, kind: UnitId, helps: str = "") -> bool:
    trip = Travel(0, kind, Hex(HOME), Hex(HOME), Hex(ROCKS), Hex(MIDDLE), helps)
    return game.routes.may_pass(trip).allowed


@pytest.mark.content("sa17:political/investigate_spatial_anomalies")
def test_who_passes_enemies_passes_them_in_clouds_that_a_law_has_opened() -> None:
    assert not passes(clouded(), "flagship")
    game = clouded(Law(CardId("investigate_spatial_anomalies")))
    assert [passes(game, kind) for kind in ("flagship", "cruiser")] == [True, False]


@pytest.mark.content("sa17:action/a_path_in_the_dust", "sa17:action/corridor_of_tranquility")
def test_cards_that_open_special_systems_do_not_move_enemies_out_of_the_way() -> None:
    """Who passes enemies goes through all the same."""
    for effect, where, helps in (
        ("a_path_in_the_dust", "", "a_path_in_the_dust"),
        ("corridor_of_tranquility", f"{ROCKS} {HOME} {MIDDLE}", ""),
    ):
        game = clouded()
        game.begin_effect(effect, 0, "card", until="round", where=where)
        assert [passes(game, kind, helps) for kind in ("flagship", "cruiser")] == [True, False]
        give(game, 0, "light_wave_deflector")
        assert passes(game, "cruiser", helps)


# -- Space-Time Anomalies --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-TOK-05")
@pytest.mark.content("sa17:political/space_time_anomalies")
def test_the_anomaly_of_the_law_stops_fire_like_any_other() -> None:
    """An absolute barrier, for movement and for Deep Space Cannons, until it lies on another border."""
    game = senate()
    give(game, 1, "deep_space_cannon")
    hold(game, 1, "thibah")
    put(game, 1, "thibah", "pds")
    put(game, 0, MIDDLE, "cruiser")
    edge = next(o.key for o in game.politics.electable("border") if set(o.things) == {f"system:{MIDDLE}", f"system:{THIBAH}"})

    def crosses() -> tuple[bool, bool]:
        return bool(game.space_cannon.batteries(1, Hex(MIDDLE))), may_go(game, MIDDLE, THIBAH)

    assert crosses() == (True, True)
    lawful(game, Law(CardId("space_time_anomalies"), edge))
    assert crosses() == (False, False)
    other = next(o.key for o in game.politics.electable("border") if MIDDLE not in o.key)
    game.politics.amend(CardId("space_time_anomalies"), other)
    assert crosses() == (True, True)


# -- Wormhole Regeneration -------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/wormhole_regeneration", "sa17:political/dominion_disputes")
def test_regenerated_wormholes_bring_homes_nearer() -> None:
    """Ways through stable wormholes count, whatever letter they bear; those of tokens still do not."""
    game = senate(tiles={"0,-1": "wormhole_a", "1,1": "wormhole_b"})
    assert game.galaxy.stable_distance(Hex("0,-2"), Hex("1,1")) == 4
    lawful(game, Law(CardId("wormhole_regeneration")))
    assert game.galaxy.stable_distance(Hex("0,-2"), Hex("1,1")) == 2
    token = senate(tiles={"0,-1": "wormhole_a"})
    system = token.board.system(Hex("1,1"))
    token.board.set_system(replace(system, tokens=(*system.tokens, "wormhole:B")))
    lawful(token, Law(CardId("wormhole_regeneration")))
    assert (token.galaxy.distance(Hex("0,-2"), Hex("1,1")), token.galaxy.stable_distance(Hex("0,-2"), Hex("1,1"))) == (2, 4)


# -- Reign of Absolute Power -----------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-SET-15")
@pytest.mark.content("sa17:political/reign_of_absolute_power")
def test_the_ghosts_are_not_called_home_from_their_own_gate() -> None:
    """It is a Home System, and no enemy's; those of others at the gate must leave."""
    game = race_game("sa17", "creuss", "sol", seats=3, tiles={THIBAH: "hs_creuss_gate"})
    put(game, 0, THIBAH, "cruiser")
    put(game, 1, THIBAH, "destroyer")
    game = game_of(refuse(decreed(game, "reign_of_absolute_power", "against")))
    assert [game.board.fleets(hex_) for hex_ in (Hex(THIBAH), game.board.home(1))] == [[0], [1]]


# -- what agendas do not do to who has surrendered -------------------------------------------------------------------------


@pytest.mark.rule("SA17-SUR-16")
@pytest.mark.content("sa17:political/ancient_artifact", "sa17:political/rise_of_the_prophet")
def test_neither_an_artifact_nor_a_prophet_reaches_who_has_surrendered() -> None:
    """His fleets and planets stand where others burn."""
    game = senate(ruleset="sa17 +surrender")
    hold(game, 1, "mecatol_rex", "thibah")
    hold(game, 2, "tarmann")
    for seat, places in ((1, (MIDDLE, THIBAH, "mecatol_rex", "thibah")), (2, (MIDDLE, THIBAH))):
        for place in places:
            put(game, seat, place, "ground_force" if game.board.has_planet(PlanetId(place)) else "2 destroyer")
    game = deserted(game)
    game.state.action = Action(0, "strategic")

    async def burn(g: Ascension) -> None:
        await g.politics.enact(CardId("ancient_artifact"), "for")

    after = game_of(refuse(trial(copy_of(game), burn, dice=(1, *[10] * 20))))
    assert [after.board.big_ships(seat, Hex(MIDDLE)) for seat in (1, 2)] == [2, 0]
    assert [after.board.big_ships(seat, Hex(THIBAH)) for seat in (1, 2)] == [2, 0]
    assert {planet.id for planet in after.board.planets_of(1)} >= {"mecatol_rex", "thibah"}
    game.begin_effect("rise_of_the_prophet", NOBODY, "law", until="round")
    for planet in ("thibah", "tarmann"):
        game.board.lay_counter(0, game.board.system_of(PlanetId(planet)), "pool")
    table = trial(game, lambda g: g.moment(ACTION_PHASE_ENDS, 0))
    risen = game_of(refuse(table))
    assert [risen.board.planet(PlanetId(planet)).owner for planet in ("thibah", "tarmann")] == [1, NOBODY]


@pytest.mark.rule("SAES-PAC-11")
@pytest.mark.content("official:political/minister_of_peace")
@pytest.mark.parametrize(("mover", "there", "asked"), [(0, 1, False), (1, 0, False), (1, 3, True)])
def test_the_peace_of_a_pact_is_not_for_the_fleets_of_its_own_second_race(mover: Seat, there: Seat, asked: bool) -> None:
    """The minister's player controls both of his races: he stops neither of them, nor who comes upon one of them."""
    game = senate(4, ruleset="sa_es +pacts")
    put(game, there, THIBAH, "cruiser")
    lawful(game, Law(CardId("minister_of_peace"), "player:2"))
    table = trial(game, lambda g: g.moment(BEFORE_SAILING, Sailing(mover, Hex(THIBAH))))
    assert (asks(table, 2) == "before_sailing") == asked


# -- a Status Phase without refreshing -------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-GEN-24", "SA17-NOM-10", "SA17-DOM-01")
@pytest.mark.content("sa17:political/galaxy_wide_financial_collapse", "sa17:political/rise_of_the_prophet")
@pytest.mark.parametrize("card", ["", "galaxy_wide_financial_collapse", "rise_of_the_prophet"])
def test_where_the_step_of_refreshing_is_left_out_nothing_of_it_happens(card: str) -> None:
    """No facility is placed instead of refreshing, no Natural Wealth collected, no refresh ability used; docks stay exhausted."""
    systems = senate().content.systems.items()
    able = [(tile, p.id) for tile, s in systems for p in s.planets if p.refresh and not p.trade_station and not s.race]
    tile, planet = next(found for found in able if found[0] != "mecatol_rex")
    game = senate(tiles={THIBAH: tile})
    hold(game, 0, planet)
    put(game, 0, "jord", "space_dock!exhausted")
    game.economy.add_wealth(Place(f"planet:{planet}"), 2)
    if card:
        game = game_of(decreed(game, card, "against"))
    game.state.action = None
    table = play(game, Step("status_phase.refresh"), Step("status_phase.use_planets", 0))
    assert (asks(table, 0) == "") == bool(card)
    assert (game_of(table).board.units(0, Place("planet:jord"))[0].mark == "exhausted") == bool(card)


# -- Imperial Containment --------------------------------------------------------------------------------------------------


def contained(pool: int) -> Game:
    """The greatest realm, with so many counters in its pool."""
    game = senate()
    hold(game, 0, "wellon", "thibah")
    game.player(0).pool = pool
    game.begin_effect("imperial_containment", NOBODY, "law", until="round")
    return game


@pytest.mark.content("sa17:political/imperial_containment", "sa17:political/enforcer")
def test_actions_with_counters_of_the_reinforcements_cost_one_of_the_pool_too() -> None:
    """The counter that is paid beside the usual one comes out of the Command Pool; who has none there takes no such action."""
    for effect in ("", "enforcer"):
        step = Step("strategy_cards.special", 0, what="assembly" if effect else "warfare")
        for pool, able in ((0, False), (1, True)):
            game = contained(pool)
            if effect:
                game.note(game.begin_effect("enforcer", 0, "law"), "left", "2")
            table = play(game, step)
            keys = [key for key in offers(table, 0) if key.endswith(ROCKS)]
            assert bool(keys) == able
            if keys:
                after = game_of(say(table, 0, keys[0]))
                assert (after.player(0).pool, 0 in after.board.system(Hex(ROCKS)).counters) == (0, True)


@pytest.mark.content("sa17:political/imperial_containment", "sa17:political/defensive_mobilizations")
def test_whoever_calls_his_units_home_at_no_cost_pays_nothing() -> None:
    game = contained(1)
    game.state.action = None
    game.end_scope("action")
    table = decreed(game, "defensive_mobilizations", "for")
    say(table, 0, f"system:{HOME}")
    after = game_of(table)
    assert (after.player(0).pool, 0 in after.board.system(Hex(HOME)).counters) == (1, True)
