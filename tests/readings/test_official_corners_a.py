"""A third reader's scenes of official cards and races, in the corners: prices, Mechanized Units, who is spared."""

from __future__ import annotations

import pytest
from cardplay import acts, cards, done, may_act, table_with
from dealing import through
from races.racing import become, use
from readings.agendas import lawful, owner, there
from readings.planning import HOME, activate, at_the_start, fill
from skirmish import EAST, HERE, WORLD, acting, deal, fight
from strategic import exhaust, harmless
from tables import asks, game_of, hold, new_game, offers, put, say
from trial import give
from voting import passed, refuse, senate, vote

from mecatol.core.hexes import Hex
from mecatol.rules.official.game import Game
from mecatol.rules.state import Action, CardId, Claim, Law, Seat

RULES = "official -tactical_retreats"

# -- Alien Technology --------------------------------------------------------------------------------------------------


def aliens(*laws: str, goods: int, ruleset: str = "official") -> Game:
    """The first player holds the card, has specialties of three colours, and pays with Trade Goods alone."""
    game = table_with("alien_technology", ruleset=ruleset)
    lawful(game, *(Law(CardId(law)) for law in laws))
    hold(game, 0, "lor", "xxehan", "mehar_xull")
    exhaust(game, 0, goods=goods)
    return game


@pytest.mark.rule("OFF-TEC-3")
@pytest.mark.content("official:action/alien_technology")
@pytest.mark.parametrize(("technology", "price"), [("antimass_deflectors", 4), ("mark_ii_advanced_carriers", 8)])
def test_a_technology_of_ones_race_costs_its_own_price_beside_the_four(technology: str, price: int) -> None:
    assert technology not in offers(acts(aliens(goods=price - 1)), 0) if price > 4 else not may_act(aliens(goods=price - 1))
    game = done(say(acts(aliens(goods=price)), 0, technology))
    assert (game.player(0).technologies, game.player(0).trade_goods) == ([technology], 0)


@pytest.mark.content("official:action/alien_technology", "official:political/technology_tariffs")
@pytest.mark.parametrize(
    ("laws", "price"),
    [(("technology_tariffs",), 8), (("regressive_rhetoric",), 6), (("technology_tariffs", "regressive_rhetoric"), 10)],
)
def test_nothing_lowers_the_price_and_laws_raise_it(laws: tuple[str, ...], price: int) -> None:
    """A red specialty, which lies ready, takes nothing off what a law puts on."""
    poor = acts(aliens(*laws, goods=price - 1))
    assert "hylar_v_assault_laser" not in offers(poor, 0)
    game = done(say(acts(aliens(*laws, goods=price)), 0, "hylar_v_assault_laser"))
    assert game.player(0).trade_goods == 0


@pytest.mark.content("official:action/alien_technology", "official:ability/nekro_no_research")
@pytest.mark.parametrize(("ruleset", "price"), [("official", 4), ("cp", 4), ("sa17", 8)])
def test_the_nekro_pay_the_aliens_for_three_counters(ruleset: str, price: int) -> None:
    for goods in (price - 1, price):
        game = aliens(goods=goods, ruleset=ruleset)
        become(game, 0, "nekro")
        assert may_act(game) is (goods == price)
    table = say(acts(game), 0, "counters")
    before = game.player(0).pool + game.player(0).strategy + game.player(0).fleet
    game = done(table)
    assert game.player(0).pool + game.player(0).strategy + game.player(0).fleet == before + 3
    assert (game.player(0).trade_goods, game.player(0).technologies) == (0, [])


# -- Mechanized Units are no Ground Forces -----------------------------------------------------------------------------


@pytest.mark.rule("OFF-SOT-MEC")
@pytest.mark.content("official:political/colonial_redistribution")
@pytest.mark.parametrize("settles", [True, False])
def test_a_mechanized_unit_holds_a_planet_whose_ground_forces_are_given_up(settles: bool) -> None:
    """It goes only with the planet."""
    game = senate(ruleset=RULES)
    hold(game, 0, "wellon")
    put(game, 0, "wellon", "2 ground_force, mechanized_unit, pds")
    game.state.claims.append(Claim(0, "test", 3, 1))
    table = say(vote(game, "colonial_redistribution"), 0, "planet:wellon", "player:1")
    assert there(game_of(table), 0, "wellon") == {"mechanized_unit": 1, "pds": 1}
    game = game_of(say(table, 1, "yes" if settles else "no"))
    left: tuple[int, dict[str, int]] = (1, {}) if settles else (0, {"mechanized_unit": 1, "pds": 1})
    assert (owner(game, "wellon"), there(game, 0, "wellon")) == left


@pytest.mark.rule("OFF-SOT-MEC")
@pytest.mark.content("official:political/ancient_artifact")
@pytest.mark.parametrize("army", ["mechanized_unit", "mechanized_unit, ground_force"])
def test_the_artifact_rolls_at_ground_forces_and_at_nothing_else_on_a_planet(army: str) -> None:
    game = senate(ruleset=RULES)
    hold(game, 1, "wellon")
    put(game, 1, "wellon", army)
    table = refuse(vote(game, "ancient_artifact", dice=(1, 10, 10, 10)))
    assert there(game_of(table), 1, "wellon") == {"mechanized_unit": 1}
    rolled = [event for event in table.events_since(None) if event["event"] == "rolled"]
    assert len(rolled) == 1 + ("ground_force" in army)


# -- Ghost Ship --------------------------------------------------------------------------------------------------------


@pytest.mark.content("official:action/ghost_ship", "official:flagship/creuss", "sa17:action/ghost_ship")
@pytest.mark.parametrize("ruleset", ["official", "sa17"])
@pytest.mark.parametrize("holder", [0, 1])
def test_a_ghost_comes_to_the_wormhole_that_the_hil_colish_has_for_its_owner(ruleset: str, holder: Seat) -> None:
    game = table_with("ghost_ship", seat=holder, ruleset=ruleset)
    become(game, 0, "creuss")
    assert not may_act(game, holder)
    put(game, 0, "0,1", "flagship")
    assert may_act(game, holder) is (holder == 0)


# -- races and cards ---------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/holy_planet_of_ixth", "official:ability/arborec_ground_force_production")
@pytest.mark.parametrize("dock", ["", ", space_dock"])
def test_on_the_holy_planet_ground_forces_of_the_arborec_produce_nothing_either(dock: str) -> None:
    """Beside it they do."""
    for planet, produces in (("arnor", False), ("lor", True)):
        game = new_game(RULES, 3)
        become(game, 0, "arborec")
        hold(game, 0, "arnor", "lor")
        put(game, 0, planet, "2 ground_force" + dock)
        lawful(game, Law(CardId("holy_planet_of_ixth"), "planet:arnor"))
        table = through(activate(game, WORLD), "produce", "action")
        assert (asks(table, 0) == "produce") is produces


@pytest.mark.content("official:political/humane_labor", "official:ability/arborec_ground_force_production")
def test_where_no_dock_produces_the_ground_forces_beside_it_do() -> None:
    game = new_game(RULES, 3)
    become(game, 0, "arborec")
    hold(game, 0, "arnor")
    put(game, 0, "arnor", "2 ground_force, space_dock")
    game = passed(in_council(game), "humane_labor", "against")
    assert fill(through(activate(game, WORLD), "produce", "action"), 0, "ground_force") == 2


def in_council(game: Game) -> Game:
    """The first player's Strategic Action."""
    game.tactical.start(Action(0, "strategic"))
    return game


@pytest.mark.rule("OFF-ACD-1")
@pytest.mark.content("official:action/cultural_crisis", "sa17:action/cultural_crisis")
@pytest.mark.parametrize("ruleset", ["official", "sa17"])
def test_a_yssaril_in_crisis_has_a_hand_like_others_at_once(ruleset: str) -> None:
    game = table_with("cultural_crisis", seat=1, ruleset=ruleset)
    become(game, 0, "yssaril")
    game.player(0).action_cards = sorted(harmless(game.action_cards)[:9])
    table = at_the_start(game)
    if asks(table, 0):
        say(table, 0, "pass")  # his spies stay at home
    say(table, 1, "card:cultural_crisis", "player:0")
    assert asks(table, 0) == "discard_action_card"
    say(table, 0, offers(table, 0)[0], offers(table, 0)[1])
    assert len(game_of(table).player(0).action_cards) == 7


# -- what is empty -----------------------------------------------------------------------------------------------------

NEBULA = "1,-2"


@pytest.mark.rule("OFF-GEN-9")
@pytest.mark.content("official:action/patrol")
def test_patrols_go_where_nobody_has_a_unit_not_even_oneself_and_to_no_special_system() -> None:
    game = new_game(RULES, 3, {NEBULA: "nebula_base"})
    game.player(0).action_cards = cards("patrol")
    put(game, 0, "0,-1", "cruiser")
    game.board.lay_counter(0, Hex("0,-1"), "pool")
    put(game, 1, "vefut_ii", "pds")
    put(game, 0, "mehar_xull", "ground_force")
    hold(game, 1, "mecatol_rex")  # a marker alone
    ways = [key.rpartition(">")[2] for key in offers(acts(game), 0) if ">" in key]
    assert ways == ["0,-2", "0,0", "-1,-1"]


@pytest.mark.rule("OFF-GEN-9")
@pytest.mark.content("official:action/skilled_retreat")
@pytest.mark.parametrize("own", ["", "pds"])
def test_a_retreat_leads_into_a_special_system_only_to_own_units(own: str) -> None:
    game = acting(new_game(RULES, 3, {EAST: "everra"}))
    put(game, 0, HERE, "cruiser")
    put(game, 1, HERE, "2 cruiser")
    if own:
        put(game, 0, "everra", own)
    table = say(fight(deal(game, seat_0="skilled_retreat#1")), 0, "card:skilled_retreat#1")
    assert (f"system:{EAST}" in offers(table, 0)) is bool(own)


@pytest.mark.rule("OFF-GEN-9")
def test_an_integrated_economy_puts_nothing_into_a_special_system_without_own_units() -> None:
    for ships, found in (("", ["-1,-1"]), ("destroyer", [NEBULA, "-1,-1"])):
        game = new_game(RULES, 3, {NEBULA: "nebula_base"})
        give(game, 0, "integrated_economy")
        put(game, 0, "jord", "space_dock")
        for hex_ in (NEBULA, "-1,-1"):
            game.board.lay_counter(0, Hex(hex_), "pool")
        if ships:
            put(game, 0, NEBULA, ships)
        table = through(activate(game, HOME), "produce", "action")
        assert [key.rpartition(":")[2] for key in offers(table, 0) if key.startswith("build:cruiser@system")] == found


# -- whose dice --------------------------------------------------------------------------------------------------------


@pytest.mark.content("official:ability/jol_nar_recalculate", "official:action/strategic_bombardment")
def test_the_jol_nar_roll_the_die_of_a_bombardment_again_that_brings_the_card_back() -> None:
    game = table_with("strategic_bombardment")
    become(game, 0, "jol_nar")
    hold(game, 1, "wellon")
    put(game, 0, "0,-1", "war_sun")
    game.state.rng.script("dice", (4, 5))
    table = use(acts(game), 0, "again")
    game = game_of(say(table, 0, "pass"))
    assert (game.player(0).action_cards, game.player(0).strategy) == (cards("strategic_bombardment"), 1)


@pytest.mark.content("official:ability/jol_nar_recalculate", "official:action/plague", "sa17:action/plague")
@pytest.mark.parametrize("ruleset", ["official", "sa17"])
@pytest.mark.parametrize(("holder", "left"), [(0, {}), (1, {"ground_force": 1})])
def test_the_jol_nar_spread_a_plague_twice_but_do_not_fight_one(ruleset: str, holder: Seat, left: dict[str, int]) -> None:
    game = table_with("plague", seat=holder, ruleset=ruleset)
    become(game, 0, "jol_nar")
    hold(game, 1 - holder, "wellon")
    put(game, 1 - holder, "wellon", "ground_force")
    game.state.rng.script("dice", (0, 9))
    table = acts(game, holder)
    if holder == 0:
        say(use(table, 0, "again"), 0, "pass")
    assert there(game_of(table), 1 - holder, "wellon") == left
