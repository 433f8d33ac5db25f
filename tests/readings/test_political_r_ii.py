"""Political Cards from Recognize Accomplishments to Rise of the Prophet, read a second time from their print alone."""

from __future__ import annotations

import pytest
from readings.agendas import goods
from tables import asks, game_of, hold, offers, play, put, say, strategy_cards
from voting import copy_of, in_force, keys_of, passed, refuse, round_over, senate, sets_out, trade, until, vote

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules import forces
from mecatol.rules.naming import on_planet, unit_kind
from mecatol.rules.official.game import Game
from mecatol.rules.official.objectives import Wish
from mecatol.rules.state import NOBODY, CardId, Claim, Law, Objective, Planet, PlanetId, Seat, UnitId

HOME = Hex("0,-2")
REX = "mecatol_rex"


def exhausted(game: Game) -> list[str]:
    return [planet.id for planet in game.board.planets() if planet.exhausted]


def totals(game: Game) -> list[int]:
    return [game.victory.points(seat) for seat in range(3)]


def count(game: Game, seat: Seat, planet: str, *kinds: UnitId) -> int:
    return forces.count(game.board.units(seat, on_planet(PlanetId(planet))), *kinds)


def lawful(*laws: Law) -> Game:
    """Laws that are in force since an earlier round."""
    game = senate()
    game.state.laws = list(laws)
    for law in laws:
        game.politics.begin_law(law)
    return game


def all_say(table: Table, key: str) -> None:
    """Everybody writes the same down."""
    for seat in range(3):
        while asks(table, seat) in ("ballot", "call_voice", "vote"):
            say(table, seat, "no" if asks(table, seat) == "call_voice" else key)


# -- Recognize Accomplishments -----------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/recognize_accomplishments")
def test_whoever_has_fulfilled_it_keeps_his_point_and_may_earn_it_again() -> None:
    """All markers leave the elected objective, no other; the points stay and it may be fulfilled once more."""
    game = senate()
    game.state.objectives = [Objective(CardId("five_planets"), (0, 2)), Objective(CardId("mecatol_rex"), (0,))]
    game.state.claims = [Claim(0, "five_planets", 1, 1), Claim(2, "five_planets", 1, 1), Claim(0, "mecatol_rex", 1, 1)]
    game = passed(game, "recognize_accomplishments", "objective:five_planets")
    assert [objective.claimed for objective in game.state.objectives] == [(), (0,)]
    assert totals(game) == [2, 0, 1]
    hold(game, 0, "wellon", "thibah", "saudor", "tarmann", "mehar_xull")
    assert game.objectives.claimable_public(0) == ["five_planets"]
    game.objectives.claim(0, Wish(CardId("five_planets"), "public"))
    assert (totals(game), game.state.objectives[0].claimed) == ([3, 0, 1], (0,))


# -- Redefining War Crimes ---------------------------------------------------------------------------------------------


def besieged() -> Game:
    """A PDS of the second player reaches a fleet of the first, who trades with both others."""
    game = senate()
    hold(game, 1, "thibah")
    put(game, 1, "thibah", "pds, ground_force")
    put(game, 0, "1,0", "cruiser, carrier")
    trade(game, 0, 1, (2, 2))
    trade(game, 0, 2, (1, 1))
    return game


def shot(game: Game) -> Game:
    table = sets_out(game, 0, "1,0", "space_cannon.fire", "tactical.end", dice=(1,))
    if asks(table, 1) == "space_cannon":
        say(table, 1, "fire:0")
    return game_of(refuse(table))


@pytest.mark.content("sa17:political/redefining_war_crimes")
def test_a_shot_at_a_fleet_breaks_the_agreement_with_its_owner_alone() -> None:
    """A PDS that fires at a fleet is hostile to its owner, hit or not; agreements with others stay."""
    game = shot(passed(besieged(), "redefining_war_crimes"))
    assert [agreement.partners for agreement in game.state.agreements] == [(0, 2)]
    assert game.player(0).trade_goods == 2
    quiet = passed(besieged(), "redefining_war_crimes")
    table = sets_out(quiet, 0, "1,0", "space_cannon.fire", "tactical.end")
    assert asks(table, 1) == "space_cannon"  # he may hold his fire
    assert len(game_of(refuse(table)).state.agreements) == 2


@pytest.mark.content("sa17:political/redefining_war_crimes")
@pytest.mark.parametrize("law", [True, False])
def test_a_shot_out_of_turn_is_hostile_to_the_holder_of_diplomacy_too(law: bool) -> None:
    """Whoever fires at the fleet of the holder exhausts or loses a planet; the holder's own shot ends his protection."""

    def fires(holder: Seat) -> Table:
        game = passed(besieged(), "redefining_war_crimes") if law else besieged()
        game.strategy_cards.taken(holder, "diplomacy")
        table = sets_out(game, 0, "1,0", "space_cannon.fire", "tactical.end", dice=(1,))
        return say(table, 1, "fire:0")

    table = fires(0)
    assert asks(table, 1) == ("hostility" if law else "")
    assert ("exhaust:thibah" in offers(table, 1)) == law
    effects = [effect.key for effect in game_of(refuse(fires(1))).state.effects]
    assert ("holding_diplomacy" in effects) != law


@pytest.mark.content("sa17:political/redefining_war_crimes")
def test_a_shot_is_atoned_for_in_its_own_action_alone() -> None:
    game = passed(besieged(), "redefining_war_crimes")
    game.strategy_cards.taken(0, "diplomacy")
    table = sets_out(game, 0, "1,0", "space_cannon.fire", "tactical.end", dice=(1,))
    say(table, 1, "fire:0", "exhaust:thibah")
    later = sets_out(copy_of(game_of(table)), 2, "2,0", "tactical.end")
    assert asks(later, 1) == ""


@pytest.mark.content("sa17:political/redefining_war_crimes")
def test_refused_no_pds_fires_this_round_but_at_invaders() -> None:
    """No PDS fires at fleets until the round ends; those on an invaded planet still defend it."""
    game = passed(besieged(), "redefining_war_crimes", "against")
    assert game.space_cannon.batteries(1, Hex("1,0")) == []
    put(game, 0, "thibah", "2 ground_force")
    table = refuse(sets_out(copy_of(game), 0, "1,0", "invasion.begin"))
    fired = [event for event in table.events_since(None) if event["event"] == "rolled" and event["kind"] == "pds"]
    assert [event["seat"] for event in fired] == [1]
    assert round_over(game).space_cannon.batteries(1, Hex("1,0")) != []


# -- Regressive Rhetoric -----------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/regressive_rhetoric")
def test_research_by_the_secondary_costs_seven_and_who_does_none_may_draw() -> None:
    """The secondary's base cost is seven. Neither its holder nor who uses the secondary draws; the rest may, or not."""
    game = passed(senate(), "regressive_rhetoric")
    strategy_cards(game, {"technology": 0, "assembly": 1})
    game.state.action_deck.bag = sorted(game.action_cards.all_cards()[:5])
    game.player(2).strategy = 0
    game.end_scope("action")
    for planet in game.board.planets_of(1):
        game.board.exhaust(planet.id, "test")
    game.player(1).trade_goods = 8
    table = until(play(game, Step("strategy_cards.play", 0, what="technology")), 1, "secondary")
    say(table, 1, "use")
    say(until(table, 1, "buy_technology"), 1, "antimass_deflectors")
    while asks(table, 1) == "pay":
        say(table, 1, "goods")
    say(until(table, 2, "draw_instead"), 2, "yes")
    game = game_of(refuse(table))
    assert game.player(1).trade_goods == 1
    assert [len(player.action_cards) for player in game.state.players] == [0, 0, 1]


@pytest.mark.content("sa17:political/regressive_rhetoric")
def test_rhetoric_refused_costs_everybody_a_card_of_his_choice() -> None:
    """Every player discards one Action Card right away, if he has any."""
    game = senate()
    game.player(0).action_cards, game.player(1).action_cards = [CardId("armistice"), CardId("plague")], [CardId("patrol")]
    table = vote(game, "regressive_rhetoric", "against")
    assert sorted(offers(table, 0)) == ["card:armistice", "card:plague"]
    say(table, 0, "card:plague")
    assert [player.action_cards for player in game_of(refuse(table)).state.players] == [["armistice"], [], []]


# -- Regulated Conscription --------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/regulated_conscription")
def test_all_ground_units_cost_twice_their_print_and_nothing_else_does() -> None:
    """Ground Forces, Shock Troops and Armor are doubled; PDS, Fighters and docks are not."""
    game = senate()
    kinds = ("ground_force", "shock_troop", "mechanized_unit", "pds", "fighter", "space_dock")
    before = [game.production.halves(0, HOME, unit_kind(kind)) for kind in kinds]
    game = passed(game, "regulated_conscription")
    after = [game.production.halves(0, HOME, unit_kind(kind)) for kind in kinds]
    assert after == [2 * before[0], 2 * before[1], 2 * before[2], *before[3:]]


@pytest.mark.content("sa17:political/regulated_conscription")
def test_refused_a_ground_force_may_come_onto_every_planet() -> None:
    """Each player may, planet by planet, on all that he controls."""
    game = senate()
    hold(game, 0, "wellon", "mecatol_rex")
    table = vote(game, "regulated_conscription", "against")
    for _ in range(3):
        say(table, 0, "yes")
    game = game_of(refuse(table))
    assert [count(game, 0, planet) for planet in ("jord", "wellon", "mecatol_rex")] == [1, 1, 1]
    assert game.board.on_board(1, "ground_force") == 0


# -- Reign of Absolute Power -------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/reign_of_absolute_power")
def test_a_point_for_each_enemy_home_only() -> None:
    """One point for each Home System of another that one controls, two for two; the own home brings none."""
    game = senate()
    for seat in (1, 2):
        hold(game, 0, *(planet.id for planet in game.board.home_planets(seat)))
        put(game, 0, game.board.home(seat), "cruiser")
    put(game, 0, HOME, "cruiser")
    before = totals(game)
    game = passed(game, "reign_of_absolute_power")
    assert totals(game)[0] - before[0] == 2
    assert totals(passed(game, "repeal", "law:reign_of_absolute_power"))[0] == before[0]


@pytest.mark.content("sa17:political/reign_of_absolute_power")
def test_refused_every_fleet_in_a_foreign_home_returns() -> None:
    """All fleets in enemy Home Systems go to the own Home System, from several at once; supply holds there."""
    game = senate()
    put(game, 0, game.board.home(1), "2 cruiser")
    put(game, 0, game.board.home(2), "2 destroyer")
    put(game, 0, HOME, "carrier")
    table = vote(game, "reign_of_absolute_power", "against")
    game = game_of(refuse(table))
    assert [game.board.big_ships(0, game.board.home(seat)) for seat in range(3)] == [3, 0, 0]


# -- Relics of the past, Repeal ----------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/relics_of_the_past")
def test_relics_are_worth_five_goods() -> None:
    """Five Trade Goods for the elected player at once, and the card is gone."""
    game = passed(senate(), "relics_of_the_past", "player:1")
    assert [player.trade_goods for player in game.state.players] == [0, 5, 0]
    assert (game.state.laws, game.state.political_deck.discard) == ([], ["relics_of_the_past"])


@pytest.mark.content("sa17:political/repeal")
def test_a_law_of_this_round_may_be_repealed_too() -> None:
    """Any law in play may be elected, and only that one is discarded."""
    game = passed(lawful(Law(CardId("emperor"), "player:1")), "class_struggle")
    assert sorted(keys_of(game, "repeal")) == ["law:class_struggle", "law:emperor"]
    game = passed(game, "repeal", "law:class_struggle")
    assert in_force(game) == ["emperor"]
    assert "class_struggle" in game.state.political_deck.discard


# -- Repeal Labor Laws -------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/repeal_labor_laws")
def test_a_dock_is_built_on_a_planet_of_this_round() -> None:
    """In the action in which a planet was gained a Space Dock may be built there."""
    game = senate()
    game.board.set_planet(Planet(PlanetId("wellon"), 0, held_since=1))
    game.player(0).trade_goods = 9
    game = passed(game, "repeal_labor_laws")
    table = say(sets_out(game, 0, "0,-1", "production.build_docks"), 0, "planet:wellon")
    assert game_of(refuse(table)).board.on_board(0, "space_dock") == 1


@pytest.mark.content("sa17:political/repeal_labor_laws")
def test_refused_three_goods_or_a_dock_of_ones_choice() -> None:
    """Each player pays three Trade Goods or destroys one of his docks, which one he says; who has no dock keeps his goods."""
    game = senate()
    hold(game, 0, "wellon")
    put(game, 0, "jord", "space_dock")
    put(game, 0, "wellon", "space_dock")
    game.player(0).trade_goods = 3
    table = say(vote(game, "repeal_labor_laws", "against"), 0, "no")
    say(table, 0, next(key for key in offers(table, 0) if "wellon" in key))
    game = game_of(refuse(table))
    assert (count(game, 0, "jord"), count(game, 0, "wellon"), game.player(0).trade_goods) == (1, 0, 3)


# -- Rescind -----------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/rescind")
def test_who_wants_it_most_has_three_votes_more_and_picks_a_law_to_vote_on() -> None:
    """+3 votes for the rest of the round, also where he picks no law; the law picked is voted on with all votes again."""
    game = lawful(Law(CardId("class_struggle")), Law(CardId("emperor"), "player:0"))
    hold(game, 1, "torkan")
    votes = [game.politics.votes(seat) for seat in range(3)]
    table = vote(copy_of(game), "rescind")
    assert sorted(offers(table, 1)) == ["law:class_struggle", "law:emperor", "no"]
    say(table, 1, "no")
    at = game_of(table)
    assert (table.over, in_force(at)) == (True, ["class_struggle", "emperor"])
    assert [at.politics.votes(seat) for seat in range(3)] == [votes[0], votes[1] + 3, votes[2]]
    table = say(vote(game, "rescind"), 1, "law:emperor")
    all_say(table, "player:2")
    game = game_of(refuse(table))
    assert sorted(game.state.laws, key=str) == sorted(
        [Law(CardId("class_struggle")), Law(CardId("emperor"), "player:2")], key=str
    )
    assert game.victory.points(2) == 2


@pytest.mark.content("sa17:political/rescind")
def test_rescind_refused_reveals_an_objective() -> None:
    """One random objective of Stage I comes into play beside the others."""
    game = senate()
    game.state.objectives = [Objective(CardId("mecatol_rex"))]
    game.state.stage_1_deck.bag = [CardId("five_planets")]
    game = passed(game, "rescind", "against")
    assert [objective.id for objective in game.state.objectives] == ["mecatol_rex", "five_planets"]


# -- Research Grant ----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/research_grant")
def test_a_technology_counts_as_of_the_best_colour_for_discounts_alone() -> None:
    """For specialties a technology may be of another colour; who may learn it and what it needs stays."""
    game = senate()
    hold(game, 0, "mehar_xull", "torkan", "vefut_ii")  # two blue, one red
    game = passed(game, "research_grant")
    costs = [game.technology.cost(0, name, 5, "technology") for name in ("hylar_v_assault_laser", "antimass_deflectors")]
    assert costs == [3, 3]
    assert game.technology.colour("hylar_v_assault_laser") == "red"
    assert game.technology.cost(1, "hylar_v_assault_laser", 5, "technology") == 5


# -- Resource Management -----------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/resource_management")
def test_no_counters_are_moved_in_status_phases_and_an_objective_comes_instead() -> None:
    """As long as the law lasts; new counters still go where one likes. Refused: one more Stage I objective."""
    game = passed(senate(), "resource_management")
    for _ in range(2):
        table = play(game, Step("status_phase.redistribute", 0))
        assert table.over
        game = round_over(game_of(table))
    table = play(game, Step("status_phase.cards_and_counters", 0))
    assert asks(table, 0) == "counter_area"
    game = senate()
    game.state.stage_1_deck.bag = [CardId("five_planets")]
    assert passed(game, "resource_management", "against").state.objectives == [Objective(CardId("five_planets"))]


# -- Restoration of the Throne -----------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/restoration_of_the_throne")
def test_the_throne_is_restored_whoever_has_it() -> None:
    """All planets of all players are exhausted; two Refineries and three Colonies come to Mecatol Rex, neutral or not."""
    game = senate()
    hold(game, 2, "wellon")
    game = passed(game, "restoration_of_the_throne")
    assert all(planet.exhausted for planet in game.board.planets() if planet.owner >= 0)
    assert (game.economy.resources(PlanetId(REX)), game.economy.influence(PlanetId(REX))) == (1 + 2, 6 + 3)
    assert sorted(game.facilities.on(PlanetId(REX))) == ["colony"] * 3 + ["refinery"] * 2


@pytest.mark.content("sa17:political/restoration_of_the_throne")
def test_refused_the_throne_loses_a_ground_unit_and_perhaps_its_owner() -> None:
    """Mecatol Rex is exhausted and one ground unit goes; without ground units it is neutral, PDS or not."""
    game = senate()
    hold(game, 1, REX)
    put(game, 1, REX, "2 mechanized_unit, pds")
    game = passed(game, "restoration_of_the_throne", "against")
    assert (game.board.planet(PlanetId(REX)).owner, game.board.planet(PlanetId(REX)).exhausted, count(game, 1, REX)) == (
        1,
        True,
        2,
    )
    game = passed(game, "restoration_of_the_throne", "against")
    assert (game.board.planet(PlanetId(REX)).owner, count(game, 1, REX)) == (NOBODY, 0)
    game = senate()
    hold(game, 1, REX)
    assert passed(game, "restoration_of_the_throne", "against").board.planet(PlanetId(REX)).owner == NOBODY


# -- Revote ------------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/revote")
def test_only_laws_from_before_this_round_are_voted_on_again() -> None:
    """A law of this round is not eligible. In the new vote an election may end otherwise."""
    game = passed(lawful(Law(CardId("emperor"), "player:1")), "class_struggle")
    assert keys_of(game, "revote") == ["law:emperor"]
    table = vote(game, "revote", "law:emperor")
    all_say(table, "player:0")
    game = game_of(refuse(table))
    assert (totals(game), in_force(game)) == ([2, 0, 0], ["class_struggle", "emperor"])


@pytest.mark.content("sa17:political/revote", "sa17:political/rescind", "sa17:political/political_focus")
@pytest.mark.parametrize(
    ("card", "answers", "agenda"),
    [
        ("revote", (), "emperor"),  # the only law there is
        ("rescind", ("for", "law:emperor"), "emperor"),
        ("political_focus", ("against",), "relics_of_the_past"),
    ],
)
def test_a_new_vote_is_held_also_where_no_council_sits(card: str, answers: tuple[str, ...], agenda: str) -> None:
    """Decided alone, by Council Precept, there are no other agendas to wait for: the new vote comes at once."""
    game = lawful(Law(CardId("emperor"), "player:1"), Law(CardId("council_precept"), "player:0"))
    game.state.political_deck.bag = [CardId("relics_of_the_past")]
    game.player(0).political_cards = [CardId(card)]
    game.end_scope("action")
    game.state.action, game.state.phase = None, "action"
    table = play(game, Step("action_phase.turn", 0))
    say(table, 0, next(key for key in offers(table, 0) if "use:" in key and card in key), *answers)
    assert [agenda.card for agenda in game_of(table).state.council] == [agenda]


# -- Rise of the Prophet -----------------------------------------------------------------------------------------------


def risen(game: Game, *dice: int) -> Game:
    """The Action Phase is over."""
    game.state.action = None
    game.end_scope("action")
    table = play(game, Step("action_phase.over"), Step("status_phase.start"), dice=dice)
    for _ in range(60):
        if not table.pending or table.pending[0].name == "scuttle":
            break
        ask = table.pending[0]
        keys = table.keys(ask)
        table.answer(ask.seat, ask.id, next((key for key in ("pass", "done", "no") if key in keys), keys[0]))
    return game_of(table)


@pytest.mark.content("sa17:political/rise_of_the_prophet")
def test_the_faithful_take_undefended_planets_everywhere_and_leave_hostile_locals() -> None:
    """Every controlled planet of an activated system, homes too, is attacked by two; the lost are neutral with Locals of 2."""
    game = senate()
    hold(game, 1, "lazar", "sakulag", "wellon")
    put(game, 1, "lazar", "space_dock")
    game = passed(game, "rise_of_the_prophet")
    game.board.lay_counter(0, Hex("1,-2"), "pool")
    game.board.lay_counter(2, game.board.home(1), "pool")
    put(game, 1, "arc_prime", "5 ground_force")
    assert game.board.planet(PlanetId("lazar")).owner == 1  # not before the phase is over
    game = risen(game, *(1, 1, 10, 10, 10, 10, 10))
    owners = {
        planet: game.board.planet(PlanetId(planet)).owner for planet in ("lazar", "sakulag", "wellon", "arc_prime", "wren_terra")
    }
    assert owners == {"lazar": NOBODY, "sakulag": NOBODY, "wellon": 1, "arc_prime": 1, "wren_terra": NOBODY}
    for planet in ("lazar", "sakulag", "wren_terra"):
        assert [name.partition("#")[0] for name in game.state.domain_counters[on_planet(PlanetId(planet))]] == [
            "hostile_locals:2"
        ]
    assert count(game, 1, "lazar") == 0


@pytest.mark.content("sa17:political/rise_of_the_prophet")
def test_the_prophet_refused_leaves_planets_exhausted_in_the_next_status_phase_only() -> None:
    """The next Status Phase refreshes no planets of anybody; the one after it does."""
    game = passed(senate(), "rise_of_the_prophet", "against")
    for planet in ("jord", "arc_prime"):
        game.board.exhaust(PlanetId(planet), "test")
    game = game_of(refuse(play(game, Step("status_phase.refresh"))))
    assert exhausted(game) == ["jord", "arc_prime"]
    assert exhausted(game_of(refuse(play(round_over(game), Step("status_phase.refresh"))))) == []


@pytest.mark.content("sa17:political/repeal_labor_laws")
@pytest.mark.rule("SA17-GEN-23")
def test_who_has_no_dock_to_destroy_gives_the_goods_as_far_as_he_has_them() -> None:
    game = senate()
    game.player(0).trade_goods, game.player(1).trade_goods = 2, 5
    assert goods(passed(game, "repeal_labor_laws", "against")) == [0, 2, 0]
