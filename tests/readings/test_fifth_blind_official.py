"""Official Action and Political Cards read a fifth time, from the reference alone."""

from __future__ import annotations

from typing import cast

import intrigue
import pytest
from cardplay import acts, table_with
from races.racing import become
from readings.agendas import exhausted, goods, lawful, owner, there
from skirmish import HERE, SOUTH, armies, deal, invade, rolled, ships, until
from strategic import exhaust, holding, plays
from tables import asks, game_of, hold, new_game, offers, play, put, say
from trial import trial
from voting import copy_of, fighting, keys_of, passed, refuse, round_over, senate, sets_out, vote

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.narrator import Narrator
from mecatol.play import Table as Played
from mecatol.rules import forces
from mecatol.rules.naming import on_planet
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import MECATOL_REX
from mecatol.rules.shattered_ascension.game import Game as Ascension
from mecatol.rules.state import NEUTRAL, Action, Agreement, CardId, Law, PlanetId, Seat
from mecatol.texts import Texts

SENT = ("alrung", "hosh_gahloki", "claire_gibson", "r7_82")  # Spies of two players
DECKS = "sa17 +official_decks"
ALIKE = pytest.mark.parametrize("ruleset", ["official", "cp", DECKS])
SOL, LETNEV, HACAN = 0, 1, 2
MISS, HIT = 1, 10

# -- Class Struggle ----------------------------------------------------------------------------------------------------


def struggle(supply: int) -> Game:
    """Trade II lies before Sol, who has an agreement with the Hacan; so many goods are left."""
    game = holding("official", {"trade_ii": SOL})
    game.state.agreements = [Agreement((SOL, HACAN), (0, 0))]  # Sol would receive 3 + 3, the Hacan 2 - 1
    game.player(LETNEV).trade_goods = game.economy.supply() - supply
    return lawful(game, Law(CardId("class_struggle")))


@pytest.mark.rule("OFF-CMP-4")
@pytest.mark.content("official:political/class_struggle")
@pytest.mark.parametrize(("supply", "shares"), [(9, (3, 3)), (7, (3, 3)), (6, (6, 0)), (4, (4, 0))])
def test_only_goods_that_there_are_can_be_pooled(supply: int, shares: tuple[int, int]) -> None:
    """Who would receive nothing because the supply is empty has no share; nobody has more than the other."""
    table = say(plays(struggle(supply), "trade_ii"), SOL, "a")
    received = goods(game_of(refuse(table)))
    assert (received[SOL], received[HACAN]) == shares


@pytest.mark.content("official:political/class_struggle", "official:political/diversified_income")
def test_who_has_no_room_for_goods_has_no_share_of_the_pool() -> None:
    game = lawful(struggle(20), Law(CardId("diversified_income")))
    game.player(LETNEV).trade_goods = 2
    game.player(HACAN).trade_goods = len(game.board.planets_of(HACAN))
    hold(game, SOL, "wellon", "thibah", "saudor", "tarmann", "vefut_ii")
    table = say(plays(game, "trade_ii"), SOL, "a")
    assert goods(game_of(refuse(table)))[SOL] == 6


@pytest.mark.content("official:political/class_struggle", "official:political/open_the_trade_routes")
def test_shares_of_the_pool_go_to_the_left_once() -> None:
    """What Sol and the Hacan would receive is theirs to share, and what each receives goes to his neighbour."""
    game = passed(struggle(20), "open_the_trade_routes", "against")
    game.player(LETNEV).trade_goods = 0
    table = say(plays(game, "trade_ii"), SOL, "a")
    assert goods(game_of(refuse(table))) == [3, 3, 0]


# -- Regulated Conscription --------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/regulated_conscription", "official:ability/sol_orbital_drop")
@pytest.mark.parametrize("ruleset", ["official", "cp"])
def test_sol_is_told_how_many_ground_forces_a_counter_brings(ruleset: str) -> None:
    """One under the law, two without it, in either language."""
    free = new_game(ruleset, 3)
    become(free, SOL, "sol")
    for game, en, es in (
        (copy_of(free), "2 Ground Forces", "2 Fuerzas Terrestres"),
        (lawful(copy_of(free), Law(CardId("regulated_conscription"))), "1 Ground Force", "1 Fuerza Terrestre"),
    ):
        table = play(game, Step("action_phase.turn", SOL))
        (key,) = [key for key in offers(table, SOL) if key.endswith("orbital_drop")]
        assert said(table, "en", key) == f"Orbital drop: {en} for a counter of Strategy Allocation"
        assert said(table, "es", key) == f"Asalto orbital: {es} por un marcador de la Cuota Estratégica"
        say(table, SOL, key)
        assert there(game_of(table), SOL, "jord") == {"ground_force": int(en[0])}


def said(table: Table, language: str, key: str) -> str:
    """An option of what is asked now, in words."""
    narrator, ask = Narrator(cast(Played, table), Texts(language)), table.pending[0]
    return next(narrator.option(ask, option) for option in table.options(ask) if option.key == key)


# -- Minister of Internal Security -------------------------------------------------------------------------------------


def security(landed: str, garrison: str, minister: Seat, ruleset: str = "official", holder: Seat = LETNEV) -> Game:
    """Sol has landed on Mecatol Rex, which somebody holds; a Minister watches it."""
    game = lawful(senate(ruleset=ruleset), Law(CardId("minister_of_internal_security"), f"player:{minister}"))
    hold(game, holder, MECATOL_REX)
    put(game, SOL, "0,0", "carrier")
    for seat, army_ in ((holder, garrison), (SOL, landed)):
        if army_:
            put(game, seat, MECATOL_REX, army_)
    return game


def purge(table: Table, minister: Seat, owner: Seat, number: int) -> Table:
    """The Minister destroys so many Ground Forces of a player."""
    say(table, minister, next(key for key in offers(table, minister) if key.endswith(f":player:{owner}")))
    say(table, minister, *["unit:ground_force"] * number)
    return say(table, minister, "done") if asks(table, minister) == "purge_garrison" else table


@ALIKE
@pytest.mark.content("official:political/minister_of_internal_security")
@pytest.mark.parametrize(("minister", "victim", "kept"), [(SOL, LETNEV, SOL), (LETNEV, SOL, LETNEV), (HACAN, SOL, LETNEV)])
def test_the_minister_destroys_those_who_are_fighting_for_mecatol_rex(
    ruleset: str, minister: Seat, victim: Seat, kept: Seat
) -> None:
    """At any time: before a round of the combat, too, in which nobody holds a card and nothing else is asked."""
    table = sets_out(security("3 ground_force", "2 ground_force", minister, ruleset), SOL, "0,0", "invasion.begin")
    assert asks(table, minister) == "before_round"
    purge(table, minister, victim, 2 if victim == LETNEV else 3)
    game = game_of(refuse(table))
    assert (owner(game, MECATOL_REX), game.state.laws) == (kept, [])
    assert there(game, victim, MECATOL_REX) == {}


@pytest.mark.content("official:political/minister_of_internal_security")
def test_the_minister_stops_a_landing_before_anything_is_bombarded() -> None:
    """What is landed on a planet that only a marker holds can be destroyed before it falls."""
    game = security("", "", LETNEV)
    put(game, SOL, "0,0", "3 ground_force")
    table = sets_out(game, SOL, "0,0", "landing.begin", "invasion.begin")
    say(table, SOL, *["land:mecatol_rex:ground_force"] * 3, "done")
    assert asks(table, LETNEV) == "before_invasion"
    purge(table, LETNEV, SOL, 3)
    game = game_of(refuse(table))
    assert (owner(game, MECATOL_REX), there(game, SOL, MECATOL_REX)) == (LETNEV, {})


@pytest.mark.content("official:political/minister_of_internal_security")
def test_the_minister_is_not_asked_about_his_own_army_while_it_fights() -> None:
    """Where a marker holds Mecatol Rex there is nobody else to destroy; at an open question he may purge his own."""
    game = security("3 ground_force", "", SOL)
    assert [option for option in game.acts(SOL) if "use:" in str(option)]
    assert asks(sets_out(game, SOL, "0,0", "invasion.begin"), SOL) not in ("before_invasion", "before_round")


@pytest.mark.content("official:political/minister_of_internal_security")
def test_the_minister_waits_for_no_other_planet() -> None:
    game = lawful(armies("2 ground_force", "ground_force", ruleset="official"))
    lawful(game, Law(CardId("minister_of_internal_security"), f"player:{LETNEV}"))
    put(game, LETNEV, MECATOL_REX, "ground_force")
    table = invade(game, 1, 1, 1, 10, 10, 10)
    assert asks(table, LETNEV) != "before_round"


@pytest.mark.content("official:political/minister_of_internal_security")
def test_the_minister_destroys_the_custodians_army_too() -> None:
    """The Ground Forces of whoever fights there, in words that anybody understands."""
    game = lawful(senate(ruleset="official +custodians"), Law(CardId("minister_of_internal_security"), f"player:{HACAN}"))
    put(game, SOL, "0,0", "carrier")
    put(game, SOL, MECATOL_REX, "ground_force")
    put(game, NEUTRAL, MECATOL_REX, "2 ground_force")
    table = sets_out(game, SOL, "0,0", "invasion.begin")
    key = next(key for key in offers(table, HACAN) if key.endswith(f":player:{NEUTRAL}"))
    assert said(table, "en", key) == "destroy Ground Forces of the neutral side on Mecatol Rex"
    purge(table, HACAN, NEUTRAL, 2)
    assert owner(game_of(refuse(table)), MECATOL_REX) == SOL


# -- Voluntary Annexation, Supported Expansion -------------------------------------------------------------------------


@pytest.mark.rule("OFF-SOT-MRC")
@pytest.mark.content("official:action/voluntary_annexation", "official:political/supported_expansion")
@pytest.mark.parametrize(("guest", "left"), [(SOL, {"52n6_ground": 1}), (LETNEV, {}), (NEUTRAL, None)])
def test_a_mercenary_keeps_nobody_from_a_neutral_planet_but_neutral_units_do(guest: Seat, left: dict[str, int] | None) -> None:
    """One's own stays there, one of somebody else's is gone from the game."""
    game = table_with("voluntary_annexation", ruleset="official +mercenaries")
    hold(game, SOL, "wellon")
    put(game, guest, "vefut_ii", "ground_force" if guest == NEUTRAL else "52n6_ground")
    table = acts(copy_of(game))
    assert ("planet:vefut_ii" in offers(table, SOL)) is (left is not None)
    game.player(SOL).action_cards = []
    game.tactical.start(Action(SOL, "strategic"))
    council_ = vote(game, "supported_expansion")
    assert ("planet:vefut_ii" in offers(council_, SOL)) is (left is not None)
    for number, each in ((3, table), (1, council_)) if left is not None else ():
        after = game_of(say(each, SOL, "planet:vefut_ii"))
        assert owner(after, "vefut_ii") == SOL
        assert there(after, SOL, "vefut_ii") == {"ground_force": number} | (left or {})
        assert there(after, LETNEV, "vefut_ii") == {}


@pytest.mark.rule("OFF-OPT-DS-2", "OFF-SE-CUS")
@pytest.mark.content("official:action/voluntary_annexation")
def test_the_custodians_leave_when_mecatol_rex_joins() -> None:
    game = table_with("voluntary_annexation", ruleset="official +custodians +distant_suns")
    for counter in ("custodian_fighters:3", "custodian_ground_forces:2"):
        game.domain_counters.lay(on_planet(MECATOL_REX), CardId(counter))
    hold(game, SOL, "wellon")
    game = game_of(say(acts(game), SOL, "planet:mecatol_rex"))
    assert (owner(game, MECATOL_REX), there(game, SOL, MECATOL_REX)) == (SOL, {"ground_force": 3})
    assert not game.domain_counters.at(on_planet(MECATOL_REX))
    assert MECATOL_REX in exhausted(game)


# -- Minelayers, Flank Speed -------------------------------------------------------------------------------------------


@ALIKE
@pytest.mark.content("official:action/minelayers")
@pytest.mark.parametrize(("cannons", "left"), [(MISS, 4), (HIT, 5)])
def test_only_cruisers_that_live_to_the_first_round_have_mines(ruleset: str, cannons: int, left: int) -> None:
    """A space cannon of the attacker comes between the card and the battle; the mined ships still roll in that round."""
    game = deal(new_game(f"{ruleset} -tactical_retreats", 3), seat_0="recheck#1", seat_1="minelayers")
    for player in game.state.players:
        player.fleet = 9
    hold(game, SOL, "wellon")
    put(game, SOL, "wellon", "pds")
    put(game, SOL, "0,-2", "3 carrier, 3 cruiser")
    put(game, LETNEV, "0,-1", "2 cruiser, destroyer")
    table = play(game, Step("action_phase.turn", SOL), dice=(cannons, *[1] * 90))
    say(table, SOL, "activate:0,-1", *["ship:0,-2:carrier"] * 3, *["ship:0,-2:cruiser"] * 3, "done")
    say(table, LETNEV, "card:minelayers")
    while asks(table, SOL) != "space_cannon":
        step_by(table)
    say(table, SOL, next(key for key in offers(table, SOL) if key != "done"))
    if cannons == HIT:
        say(until(table, "casualty", LETNEV), LETNEV, "destroy:cruiser")
    until(table, "casualty", SOL)
    assert sum(len(faces) for _, faces, _ in rolled(table, SOL, "battle")) == 6  # those who will be lost have rolled, too
    while asks(table, SOL) == "casualty":
        say(table, SOL, "destroy:carrier")
    assert (asks(table, SOL), forces.count(ships(table, SOL, Hex("0,-1")))) == ("dice_rolled", left)


def step_by(table: Table) -> None:
    """Whoever is asked first does nothing he need not do."""
    ask = table.pending[0]
    keys = table.keys(ask)
    table.answer(ask.seat, ask.id, next((key for key in ("pass", "done", "no") if key in keys), keys[0]))


@pytest.mark.rule("OFF-TAC-10", "OFF-SOT-MRC")
@pytest.mark.content("official:action/flank_speed")
@ALIKE
def test_flank_speed_hurries_ships_to_one_system_and_mercenaries_with_them(ruleset: str) -> None:
    """A Mercenary in space is a ship for cards; another activation is another system."""
    game = deal(new_game(f"{ruleset} +mercenaries" if ruleset == "official" else ruleset, 3), seat_0="flank_speed#1")
    game.player(SOL).fleet = 9
    put(game, SOL, "0,-2", "carrier, cruiser, war_sun")
    if game.parameters.mercenaries:
        put(game, SOL, "0,-2", "52n6")
    before = paces(game)
    table = say(play(game, Step("action_phase.turn", SOL)), SOL, "activate:0,-1", "card:flank_speed#1")
    assert paces(game_of(table)) == [pace + 1 for pace in before]
    game = game_of(until(say(table, SOL, "done"), "action", LETNEV))
    assert paces(game) == before


def paces(game: Game) -> list[int]:
    """How far the ships at Sol's home go."""
    return [game.routes.allowance(SOL, ship.kind, Hex("0,-2")) for ship in game.board.ships(SOL, Hex("0,-2"))]


def grid(cards: str) -> Table:
    """Sol's home, with two slow ships, and two systems that are two steps away are activated together."""
    game = deal(new_game(f"{DECKS} +simultaneous_actions", 3), seat_0=cards)
    game.player(SOL).pool = game.player(SOL).fleet = 6
    put(game, SOL, "0,-2", "2 carrier")
    table = say(play(game, Step("action_phase.turn", SOL)), SOL, "transfer:grid")
    return say(table, SOL, "system:0,-2", "system:0,0", "system:1,-1", "done")


@pytest.mark.rule("SA17-SAS-07")
@pytest.mark.content("official:action/flank_speed")
def test_flank_speed_hurries_ships_to_one_system_of_a_simultaneous_action() -> None:
    """Its systems are activated with counters, and the card asks for no more; two of them are for two systems."""
    table = grid("flank_speed#1, flank_speed#2")
    for to in ("0,-2", "0,0", "1,-1"):  # one system after the other is activated
        assert asks(table, SOL) == "after_activation", to
        say(table, SOL, "pass" if to == "0,-2" else next(key for key in offers(table, SOL) if "flank_speed" in key))
    going = [key for key in offers(table, SOL) if key.startswith("ship:0,-2:carrier")]
    assert going == ["ship:0,-2:carrier+flank_speed>0,0", "ship:0,-2:carrier+flank_speed>1,-1"]
    say(table, SOL, *going, "done")
    assert [forces.count(ships(table, SOL, Hex(to))) for to in ("0,0", "1,-1")] == [1, 1]


@pytest.mark.rule("SA17-SAS-07")
@pytest.mark.content("official:action/flank_speed")
def test_flank_speed_leads_to_no_other_system_of_a_simultaneous_action() -> None:
    table = say(grid("flank_speed#1"), SOL, "pass", "pass", "card:flank_speed#1")
    assert [key for key in offers(table, SOL) if key.startswith("ship:")] == ["ship:0,-2:carrier+flank_speed>1,-1"]


@pytest.mark.rule("SA17-SAS-08")
@pytest.mark.content("official:action/in_the_silence_of_space")
def test_fast_ships_pass_enemies_in_the_silence_of_a_simultaneous_action() -> None:
    game = deal(new_game(f"{DECKS} +simultaneous_actions", 3), seat_0="in_the_silence_of_space#1")
    game.player(SOL).pool = game.player(SOL).fleet = 6
    put(game, SOL, "0,-2", "cruiser, carrier")
    for near in ("0,-1", "1,-2", "-1,-1", "1,-1", "-1,0"):
        put(game, LETNEV, near, "cruiser")
    table = say(play(game, Step("action_phase.turn", SOL)), SOL, "transfer:grid", "system:0,-2", "system:0,0", "done")
    while asks(table, SOL) != "move":
        keys = offers(table, SOL)
        say(table, SOL, next((key for key in keys if key.startswith("card:") or key == "system:0,-1"), keys[0]))
    assert [key for key in offers(table, SOL) if key.endswith(">0,0")] == ["ship:0,-2:cruiser>0,0"]


# -- Policy Paralysis --------------------------------------------------------------------------------------------------


@pytest.mark.content("official:action/policy_paralysis", "official:ability/jol_nar_scholars")
@pytest.mark.parametrize("ruleset", ["official", "cp"])
def test_a_paralysed_university_studies_neither_way(ruleset: str) -> None:
    """Not the primary either, which the Jol-Nar carry out with the secondary."""
    game = deal(holding(ruleset, {"technology_ii": HACAN}), seat_1="policy_paralysis")
    become(game, SOL, "jol_nar")
    exhaust(game, SOL, goods=20)
    table = plays(game, "technology_ii", HACAN)
    while asks(table, LETNEV) != "after_primary":
        step_by(table)
    say(table, LETNEV, "card:policy_paralysis")
    say(table, LETNEV, f"player:{SOL}")
    while table.pending:
        assert asks(table, SOL) not in ("secondary", "scholars", "further_study")
        step_by(table)
    assert game_of(table).player(SOL).trade_goods == 20


@ALIKE
@pytest.mark.content("official:action/policy_paralysis", "official:action/tech_bubble")
@pytest.mark.parametrize("card", ["technology_ii", "leadership"])
def test_whoever_plays_technology_may_be_kept_from_its_secondary(ruleset: str, card: str) -> None:
    """With Tech Bubble he could use it himself; of other cards nobody has his own secondary."""
    if ruleset == DECKS:
        card = card.removesuffix("_ii")
    game = deal(holding(ruleset, {card: HACAN}), seat_1="policy_paralysis", seat_2="tech_bubble")
    exhaust(game, HACAN, goods=20)
    table = plays(game, card, HACAN)
    while asks(table, LETNEV) != "after_primary":
        step_by(table)
    say(table, LETNEV, "card:policy_paralysis")
    if asks(table, HACAN) == "after_primary":
        say(table, HACAN, "pass")  # for now
    assert (asks(table, LETNEV) == "policy_paralysis") is ("technology" in card)
    if "technology" in card:
        assert offers(table, LETNEV) == ["player:2", "player:0"]
        say(table, LETNEV, "player:2")
        assert asks(table, HACAN) != "after_primary"  # nothing comes of Tech Bubble any more


# -- Reparations -------------------------------------------------------------------------------------------------------


@ALIKE
@pytest.mark.content("official:action/reparations")
def test_reparations_for_an_invasion_may_take_the_lost_planet_itself(ruleset: str) -> None:
    """With Nano Technology it arrives refreshed, and so can be exhausted."""
    game = armies("3 ground_force", "", ruleset=ruleset, seat_1="reparations")
    game.begin_effect("nano_technology", SOL, "technology")
    exhaust(game, LETNEV)
    exhaust(game, SOL)
    hold(game, LETNEV, "arnor", "wellon", "vefut_ii")
    exhaust(game, LETNEV)
    table = until(invade(game, *[10] * 9), "planet_taken", LETNEV)
    say(table, LETNEV, "card:reparations")
    while asks(table, LETNEV) == "reparations_planet":
        say(table, LETNEV, "planet:arnor")
    assert "planet:vefut_ii" in offers(table, LETNEV)  # two resources, like Arnor
    say(table, LETNEV, "planet:vefut_ii")
    game = game_of(table)
    assert (game.board.planet(PlanetId("arnor")).exhausted, game.board.planet(PlanetId("vefut_ii")).exhausted) == (True, False)


# -- Chemical Warfare --------------------------------------------------------------------------------------------------


@pytest.mark.content("official:action/chemical_warfare")
@pytest.mark.parametrize(
    ("ruleset", "ship", "may"),
    [
        ("official", "dreadnought*1", True),
        ("official", "war_sun", False),
        ("official +flagships", "flagship", False),
        ("cp", "flagship", True),
    ],
)
def test_chemicals_need_a_dreadnought_and_kill_half_of_the_infantry(ruleset: str, ship: str, may: bool) -> None:
    """A damaged one will do, and in Central Powers a Flagship; Shock Troops count and may die, Mechanized Units do neither."""
    game = armies("9 ground_force", "4 ground_force, shock_troop, mechanized_unit, pds", ship, ruleset, seat_0="chemical_warfare")
    table = invade(game)
    assert ("card:chemical_warfare" in offers(table, SOL)) is may
    if may:
        say(table, SOL, "card:chemical_warfare")
        assert asks(table, LETNEV) == "casualty"
        say(table, LETNEV, "destroy:shock_troop", *["destroy:ground_force"] * 2)
        assert there(game_of(table), LETNEV, "arnor") == {"ground_force": 2, "mechanized_unit": 1, "pds": 1}


@pytest.mark.content("official:action/chemical_warfare")
@pytest.mark.parametrize(("held", "garrison"), [(LETNEV, ""), (LETNEV, "pds"), (LETNEV, "mechanized_unit")])
def test_chemicals_are_for_ground_forces(held: Seat, garrison: str) -> None:
    table = invade(armies("2 ground_force", garrison, "dreadnought", "official", seat_0="chemical_warfare"), *[1] * 20)
    assert "card:chemical_warfare" not in offers(table, SOL)


# -- Repeal ------------------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/repeal", "official:political/prophecy_of_ixth")
def test_a_prophecy_is_no_law_that_could_be_repealed() -> None:
    """Nor is what an event or a refused law does for a round; offices are laws."""
    game = passed(senate(ruleset="official"), "prophecy_of_ixth", f"player:{LETNEV}")
    game = passed(game, "investigate_spatial_anomalies", "against")
    assert keys_of(game, "repeal") == []
    game = passed(game, "minister_of_internal_security", f"player:{HACAN}")
    assert keys_of(game, "repeal") == ["law:minister_of_internal_security"]
    game = passed(game, "repeal", "law:minister_of_internal_security")
    put(game, SOL, MECATOL_REX, "ground_force")
    assert not [option for option in game.acts(HACAN) if "use:" in str(option)]
    assert fighting(game, "fighter", LETNEV) == 8


@ALIKE
@pytest.mark.content("official:political/repeal")
def test_without_a_law_there_is_nothing_to_repeal(ruleset: str) -> None:
    """Everybody can but abstain, the Speaker has nothing to decide, and the card is discarded."""
    game = senate(ruleset=ruleset)
    table = trial(game, lambda g: g.politics.resolve(SOL, CardId("repeal")))
    for seat in (LETNEV, HACAN, SOL):
        assert offers(table, seat) == ["abstain"]
        say(table, seat, "abstain")
    assert (table.over, game_of(table).state.political_deck.discard) == (True, ["repeal"])


# -- Investigate Spatial Anomalies -------------------------------------------------------------------------------------


@pytest.mark.content("official:political/investigate_spatial_anomalies")
@pytest.mark.parametrize(("outcome", "open_"), [("against", False), ("for", True)])
def test_nobody_retreats_into_a_special_system_either(outcome: str, open_: bool) -> None:
    """A storm that was activated before is entered by retreating, too."""
    game = passed(
        senate(tiles={"1,1": "ion_storm"}, ruleset="official -tactical_retreats"), "investigate_spatial_anomalies", outcome
    )
    for seat in (SOL, LETNEV):
        put(game, seat, HERE, "3 cruiser")
    game.board.lay_counter(LETNEV, SOUTH, "pool")
    table = sets_out(game, SOL, HERE, "space_battle.begin", dice=(1,) * 12)
    while table.pending and asks(table, LETNEV) != "retreat":
        step_by(table)
    assert (f"retreat:{SOUTH}" in offers(table, LETNEV)) is open_


# -- Prophecy of Ixth --------------------------------------------------------------------------------------------------


@ALIKE
@pytest.mark.content("official:political/prophecy_of_ixth")
@pytest.mark.parametrize(("bought", "free", "kept"), [(1, 3, False), (2, 0, True)])
def test_a_prophecy_is_kept_by_fighters_that_are_bought(ruleset: str, bought: int, free: int, kept: bool) -> None:
    """In any action of a later round; on planets and in space they are better, and other units never."""
    game = senate(ruleset=f"{ruleset} -twilight_council" if ruleset == DECKS else ruleset)
    put(game, LETNEV, "arc_prime", "space_dock")
    game = round_over(passed(game, "prophecy_of_ixth", f"player:{LETNEV}"))
    assert [fighting(game, "fighter", seat, "invasion") for seat in (SOL, LETNEV)] == [9, 8]
    assert fighting(game, "ground_force", LETNEV, "invasion") == fighting(game, "ground_force", SOL, "invasion")
    home = str(game.board.system_of(PlanetId("arc_prime")))
    game.player(LETNEV).trade_goods = 5
    table = sets_out(game, LETNEV, home, "production.begin")
    say(table, LETNEV, *["build:fighter"] * bought)
    game = game_of(refuse(table))
    if free:
        put(game, LETNEV, home, f"{free} fighter")
    assert (fighting(round_over(game), "fighter", LETNEV) == 8) is kept


# -- who has surrendered -----------------------------------------------------------------------------------------------


def deserted() -> Game:
    """The Letnev have surrendered in a game of Shattered Ascension with the official decks; the others sit on."""
    game = senate(ruleset=f"{DECKS} -twilight_council +surrender", tiles={"1,-1": "nebula_base"})

    async def call(game: Ascension) -> None:
        await game.surrender.call(LETNEV)

    game = game_of(trial(game, call))
    for player in game.state.players:
        player.trade_goods, player.fleet = 9, 7
        player.action_cards = [CardId(card) for card in ("plague", "uprising", "veto")]
    return game


def decided(card: str, outcome: str) -> Table:
    """Those who still vote have voted, so that everybody may do something."""
    table = trial(deserted(), lambda g: g.politics.resolve(SOL, CardId(card)))
    for seat in (HACAN, SOL):
        while asks(table, seat) != "vote":
            step_by(table)
        say(table, seat, outcome)
    return table


@pytest.mark.rule("SA17-SUR-16")
@pytest.mark.content("official:political/supported_expansion", "official:political/mass_mobilization")
def test_no_expansion_and_no_army_for_who_has_surrendered() -> None:
    for card in ("supported_expansion", "mass_mobilization"):
        table = decided(card, "for")
        while table.pending:
            assert table.pending[0].seat != LETNEV, card
            step_by(table)


@pytest.mark.rule("SA17-SUR-16")
@pytest.mark.content("official:political/diversified_income", "official:political/fleet_regulations")
@pytest.mark.content("official:political/resource_management")
def test_laws_take_nothing_from_who_has_surrendered() -> None:
    player = game_of(refuse(decided("diversified_income", "for"))).player(LETNEV)
    assert player.trade_goods == 9
    player = game_of(refuse(decided("fleet_regulations", "for"))).player(LETNEV)
    assert player.fleet == 7
    after = game_of(refuse(decided("resource_management", "against")))
    assert [len(player.action_cards) for player in after.state.players] == [1, 3, 1]


# -- Paralyzing Serum --------------------------------------------------------------------------------------------------


@pytest.mark.content("official:action/paralyzing_serum")
@pytest.mark.parametrize(("target", "asked"), [(1, False), (2, True)])
def test_only_a_spy_that_comes_to_act_has_a_serum(target: Seat, asked: bool) -> None:
    """One that was killed before is not revealed; where only a Bodyguard is left the serum is lost on him."""
    game = intrigue.prepared(*SENT)
    game.player(1).action_cards = [CardId("paralyzing_serum#1")]
    table = say(intrigue.sits(game, *SENT), 0, f"player:{target}")
    if not asked:
        assert "spy_revealed" not in {ask.name for ask in table.pending}
        return
    say(table, 1, "player:3", "card:paralyzing_serum#1")
    assert asks(table, 1) != "assassinate"  # only the Speaker's is left, who is a Bodyguard and lives
    assert intrigue.killed(table) == [SENT[2], SENT[3]]
