"""Six races read blind a seventh time: where what they have meets laws, bound hits, a cease fire and what is free."""

from __future__ import annotations

import pytest
from intrigue import council
from races.racing import HERE, battle, become, offered, race_game, units_in, use
from readings.reading import SPACE, enact, ever, held, wide
from strategic import exhaust, holding, plays
from tables import asks, game_of, hold, offers, play, put, say
from trial import give

from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.rules.central_powers.game import Game as CentralPowers
from mecatol.rules.moments import Travel
from mecatol.rules.official.game import Game
from mecatol.rules.state import PlanetId

BOTH = pytest.mark.parametrize("ruleset", ["official -tactical_retreats", "sa17 -tactical_retreats"])

# -- the Ghosts of Creuss --------------------------------------------------------------------------------------------------

ALPHA, BETA, GAMMA = "0,-1", "0,1", "2,-1"


def gated(ruleset: str, law: str) -> Game:
    """Somebody's ships stand at an A and a C wormhole; the Ghosts hold Lodor, which has an A wormhole."""
    tiles = {ALPHA: "wormhole_a", HERE: "lodor", "1,-1": "supernova_base", "0,0": "supernova_base"}
    game = wide(race_game(ruleset, "sol", "creuss", tiles=tiles))
    held(game, 1, "lodor", "ground_force")
    put(game, 1, HERE, "cruiser")
    game.begin_effect(law, -1, "law")
    return game


@pytest.mark.parametrize(
    ("ruleset", "law"),
    [("official", "official_wormhole_reconstruction"), ("sa17", "wormhole_regeneration"), ("sa17", "dimensional_fusion")],
)
@pytest.mark.rule("OFF-RAC-16")
@pytest.mark.content("sa17:ability/creuss_closed_gates", "official:ability/creuss_closed_gates")
def test_gates_stay_closed_where_all_wormholes_are_joined(ruleset: str, law: str) -> None:
    game = gated(ruleset, law)
    verdict = game.routes.may_enter(Travel(0, "cruiser", Hex(ALPHA), Hex(ALPHA), Hex(HERE), Hex(HERE)))
    assert (verdict.allowed, verdict.clause) == (False, "OFF-RAC-16")


@pytest.mark.rule("OFF-RAC-16")
@pytest.mark.content("sa17:ability/creuss_closed_gates", "sa17:action/dimensional_fusion")
@pytest.mark.parametrize(("frm", "opens"), [(ALPHA, False), (GAMMA, True)])
def test_a_c_wormhole_of_theirs_is_open_to_who_comes_by_one_and_not_by_an_a(frm: str, opens: bool) -> None:
    tiles = {ALPHA: "wormhole_a", GAMMA: "wormhole_c"}
    game = wide(race_game("sa17", "sol", "creuss", tiles=tiles))
    game.board.set_system(replace(game.board.system(Hex(BETA)), tokens=("wormhole:C",)))
    for planet in game.board.system(Hex(BETA)).planets:
        held(game, 1, planet.id, "ground_force")
    put(game, 1, BETA, "cruiser")
    game.begin_effect("dimensional_fusion", 0, "card")
    way = Travel(0, "cruiser", Hex(frm), Hex(frm), Hex(BETA), Hex(BETA))
    assert game.galaxy.linked(Hex(frm), Hex(BETA), 0)
    assert game.routes.may_enter(way).allowed == opens


@pytest.mark.content("sa17:political/wormhole_research", "sa17:action/dimensional_fusion")
@pytest.mark.parametrize("fused", [False, True])
def test_wormholes_that_are_fused_are_studied_as_the_two_they_are(*, fused: bool) -> None:
    game = race_game("sa17", "sol", "creuss")
    game.board.set_system(replace(game.board.system(Hex(HERE)), tokens=("wormhole:A", "wormhole:B")))
    held(game, 0, "thibah")
    put(game, 0, HERE, "cruiser")
    game.begin_effect("wormhole_research", -1, "law")
    if fused:
        game.begin_effect("dimensional_fusion", 0, "card")
    assert game.technology.specialty_places(0, "blue") == [(SPACE, 2)]


# -- the Barony of Letnev --------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("OFF-UNI-2")
@pytest.mark.content("sa17:upgrade/noneuclidean_shielding", "official:upgrade/noneuclidean_shielding")
def test_one_shield_cancels_a_bound_hit_and_a_free_one(ruleset: str) -> None:
    """The hit of the Flagship may not fall on the Fighter, the Cruiser's may: the Dreadnought takes both."""
    game = wide(race_game(ruleset, "l1z1x", "letnev"))
    game.begin_effect("noneuclidean_shielding", 1, "upgrade")
    table = battle(game, "flagship, cruiser", "dreadnought, fighter", dice=[10, 1, 1, 10] + [1] * 60)
    say(table, 1, "sustain:dreadnought")
    assert game_of(table).board.battle.round > 1
    assert units_in(table, 1, SPACE) == {"dreadnought": 1, "fighter": 1}


@pytest.mark.content("sa17:upgrade/noneuclidean_shielding", "sa17:upgrade/saimoc_infused_hulls")
def test_a_shield_cancels_no_hit_that_could_fall_on_fighters_alone() -> None:
    game = wide(race_game("sa17 -tactical_retreats", "l1z1x", "letnev"))
    for upgrade in ("noneuclidean_shielding", "saimoc_infused_hulls"):
        game.begin_effect(upgrade, 1, "upgrade")
    table = battle(game, "flagship, fighter", "dreadnought, 2 fighter", dice=[10, 1, 1, 10] + [1] * 90)
    say(table, 1, "sustain:dreadnought")
    assert units_in(table, 1, SPACE) == {"dreadnought": 1, "fighter": 1}


# -- the L1z1x Mindnet -----------------------------------------------------------------------------------------------------


CARDS = pytest.mark.parametrize(
    ("ruleset", "card"), [("official", "technology"), ("official", "technology_ii"), ("sa17", "technology")]
)


@CARDS
@pytest.mark.rule("OFF-TEC-1")
@pytest.mark.content("sa17:upgrade/inheritance_systems", "official:upgrade/inheritance_systems")
def test_specialties_pay_nothing_of_what_the_heirs_add_to_a_free_technology(ruleset: str, card: str) -> None:
    """Specialties lower the price of what is bought; what the primary gives is not."""
    game = holding(ruleset, {card: 0})
    become(game, 0, "l1z1x")
    game.begin_effect("inheritance_systems", 0, "upgrade")
    exhaust(game, 0, goods=3)
    hold(game, 0, "gral", "mehar_xull")
    assert game.technology.discount(0, "blue") == 2
    table = plays(game, card)
    if asks(table, 0) == "primary":
        say(table, 0, "a")
    enact(table, "type_iv_drive")
    assert asks(table, 0) == "pay"
    while asks(table, 0) == "pay":
        say(table, 0, next(key for key in offers(table, 0) if "good" in key))
    assert game_of(table).player(0).trade_goods == 1
    assert "type_iv_drive" in game_of(table).player(0).technologies


@CARDS
@pytest.mark.content("sa17:upgrade/inheritance_systems", "official:upgrade/inheritance_systems")
def test_specialties_help_the_heirs_with_what_they_buy(ruleset: str, card: str) -> None:
    game = holding(ruleset, {card: 1})
    become(game, 0, "l1z1x")
    game.begin_effect("inheritance_systems", 0, "upgrade")
    hold(game, 0, "gral", "mehar_xull")
    assert game.technology.cost(0, "type_iv_drive", 6, card) == 6 - 2 + 2


# -- Sardakk N'orr ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-RAC-09")
@pytest.mark.content("cp:upgrade/febrile_berserker_mutation", "cp:upgrade/exotrireme")
def test_a_dreadnought_that_was_given_up_is_no_casualty_and_rolls_no_more() -> None:
    game = wide(race_game("cp -tactical_retreats", "norr", upgrades=["exotrireme", "febrile_berserker_mutation"]))
    table = battle(game, "2 dreadnought, cruiser", "5 cruiser", dice=[1] * 5 + [10] + [1] * 60)
    say(table, 0, "destroy:cruiser")
    assert offered(table, 0) == ["dreadnought", "berserk:cruiser"]
    use(table, 0, "dreadnought")
    while asks(table, 0) == "exotrireme":
        say(table, 0, offers(table, 0)[0])
    assert offered(table, 0) == ["berserk:cruiser"]


# -- the Yssaril, and all who move soldiers without ships: not into a Cease Fire Zone -------------------------------------------


def zoned(game: Game, place: str, seat: int = 1) -> Game:
    """Somebody has declared a Cease Fire Zone."""
    assert isinstance(game, CentralPowers)
    game.cease_fire.declare(seat, Hex(place))
    return game


@pytest.mark.rule("CP-FAQ-27")
@pytest.mark.content("cp:upgrade/shuttle_logistics")
def test_no_shuttle_lands_in_a_cease_fire_zone_and_one_may_leave_it() -> None:
    game = zoned(wide(race_game("cp", "yssaril", upgrades=["shuttle_logistics"])), HERE)
    hold(game, 0, "thibah", "saudor", "tarmann")
    put(game, 0, "tarmann", "2 ground_force")
    put(game, 0, "thibah", "ground_force")
    game.state.phase = "status"
    table = enact(play(game, Step("status_phase.start")), f"system:{game.board.system_of(PlanetId('tarmann'))}")
    assert {key.rpartition(">")[2] for key in offers(table, 0)} == {"planet:saudor", "done"}
    table = enact(play(game, Step("status_phase.start")), f"system:{HERE}")
    assert "ground_force@planet:thibah>planet:tarmann" in offers(table, 0)


@pytest.mark.rule("CP-FAQ-27")
def test_no_diodes_lead_into_a_cease_fire_zone_and_alone_they_lead_nowhere() -> None:
    game = zoned(wide(race_game("cp", "sol")), HERE)
    give(game, 0, "transit_diodes")
    hold(game, 0, "thibah", "saudor")
    put(game, 0, "jord", "2 ground_force")
    put(game, 0, "thibah", "ground_force")
    table = play(game, Step("action_phase.turn", 0))
    say(table, 0, next(key for key in offers(table, 0) if key.endswith("transit_diodes")))
    say(table, 0, "jord", "ground_force", "done")  # there is one planet to go to, and that is not Thibah
    assert units_in(table, 0, "planet:saudor") == {"ground_force": 1}
    game = zoned(wide(race_game("cp", "sol")), HERE)
    give(game, 0, "transit_diodes")
    hold(game, 0, "thibah")
    put(game, 0, "jord", "2 ground_force")
    table = play(game, Step("action_phase.turn", 0))
    assert not [key for key in offers(table, 0) if key.endswith("transit_diodes")]


@pytest.mark.rule("CP-FAQ-37")
@pytest.mark.content("cp:upgrade/lazax_gate_folding")
def test_no_gate_opens_into_a_cease_fire_zone() -> None:
    game = zoned(wide(race_game("cp", "winnu", upgrades=["lazax_gate_folding"])), "0,0")
    assert not ever(play(game, Step("status_phase.start")), "gate_folding")


# -- Representatives -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-SOT-INT")
def test_redband_rtan_threatens_nobody_once_his_target_has_killed_him() -> None:
    table = say(council("redband_rtan", "orid_gim", "garrus"), 0, "player:1")  # no goods for the ransom
    assert game_of(table).state.fallen == ["redband_rtan"]
    assert asks(table, 0) == "offer_to"
