"""A fourth sample: official Action and Political Cards, read from the reference alone."""

from __future__ import annotations

from typing import cast

import pytest
from cardplay import acts, cards, done, may_act, table_with
from empire import CAPITAL, LAZAX, by_seat, empire
from opening import meekly, started
from races.racing import become, use
from readings.agendas import exhausted, goods, lawful, owner, rich, there
from readings.reading import enact
from skirmish import HERE, fight, fleets, ships, until
from strategic import exhaust, holding, plays, uses
from tables import asks, game_of, hold, new_game, offers, play, put, say
from trial import give, trial
from voting import copy_of, fighting, may_land, passed, refuse, senate, sets_out, vote

from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.narrator import Narrator
from mecatol.play import Table as Played
from mecatol.rules import forces
from mecatol.rules.moments import STRATEGY_PHASE_ENDS
from mecatol.rules.official.game import Game
from mecatol.rules.official.space_battle import LONGEST
from mecatol.rules.state import NEUTRAL, Agreement, CardId, Group, Law, PlanetId, Seat, UnitId
from mecatol.texts import Texts

DECKS = "sa17 +official_decks"
EVERYWHERE = ("official", "cp", DECKS)  # where the official decks are played
ALIKE = pytest.mark.parametrize("ruleset", EVERYWHERE)
AGENDAS = pytest.mark.parametrize("ruleset", ["official", "cp"])  # voted on in the open, one by one

# -- Flawless Strategy -------------------------------------------------------------------------------------------------


def begun(players: int, left: int) -> Game:
    """An official game of so many players, of whom only some are left."""
    game = new_game("official", players)
    for seat in range(left, players):
        game.state.seating.remove(seat)
        game.player(seat).out = "eliminated"
    return game


@pytest.mark.content(
    "official:action/flawless_strategy", "official:action/strategic_flexibility", "official:action/strategic_shift"
)
@pytest.mark.parametrize(("players", "left", "kept"), [(5, 5, True), (5, 4, True), (4, 4, False), (4, 3, False), (8, 7, False)])
def test_a_game_is_one_of_as_many_players_as_began(players: int, left: int, kept: bool) -> None:
    """With 4 and 8 they are replaced when drawn; where four of five are left, cards nobody chose lie there as before."""
    for card in ("flawless_strategy", "strategic_flexibility", "strategic_shift"):
        game = begun(players, left)
        game.state.action_deck.bag = cards(card, "uprising")
        assert (card in game.action_cards.draw(0, 2, "test")) is kept


@pytest.mark.content("official:action/flawless_strategy")
@AGENDAS
def test_the_primary_is_free_and_the_secondary_costs_the_others_what_it_always_costs(ruleset: str) -> None:
    """A card that nobody chose; the player is not asked for its secondary, and it stays where it lies."""
    game = holding(ruleset, {"production": 1, "leadership": -1, "technology_ii": -1})
    game.player(0).action_cards = cards("flawless_strategy")
    game.player(1).strategy = 0
    exhaust(game, 2, goods=9)
    table = acts(game)
    assert offers(table, 0) == ["card:leadership", "card:technology_ii"]
    say(table, 0, "card:technology_ii", "hylar_v_assault_laser")
    while asks(table, 2) != "secondary":
        assert asks(table, 0) != "secondary"
        say(table, 0, "no")
    say(table, 2, "use", "antimass_deflectors")
    game = game_of(table)
    assert [player.technologies for player in game.state.players] == [["hylar_v_assault_laser"], [], ["antimass_deflectors"]]
    assert [player.strategy for player in game.state.players] == [2, 0, 1]
    assert game.strategy_phase.card("technology_ii").holder == -1
    assert [ask.name for ask in table.pending] == ["action"]


@pytest.mark.content("official:action/flawless_strategy", "official:action/council_disbanded")
def test_a_council_that_nobody_chose_is_disbanded_too() -> None:
    game = holding("official", {"assembly": -1})
    game.player(0).action_cards = cards("flawless_strategy")
    game.player(2).action_cards = cards("council_disbanded")
    table = say(acts(game), 2, "card:council_disbanded")
    assert [ask.name for ask in table.pending] == ["action"]
    assert [player.action_cards + player.political_cards for player in game_of(table).state.players] == [[], [], []]


# -- Council Disbanded -------------------------------------------------------------------------------------------------


@pytest.mark.content("official:action/council_disbanded")
@pytest.mark.parametrize(
    ("ruleset", "kept"),
    [
        ("official", True),
        ("official strategy=base", True),
        ("official +political_intrigue", True),
        ("official strategy=base +political_intrigue", True),
        (DECKS, True),
        ("cp", False),
        ("official +fall_of_the_empire", False),
    ],
)
def test_where_there_is_neither_political_nor_assembly_nobody_draws_it(ruleset: str, kept: bool) -> None:
    """A card that names Strategy Cards which are not in the game is replaced (SE p.9)."""
    game = started(ruleset, 5, answer=by_seat if "empire" in ruleset else meekly)
    game.state.action_deck.top, game.state.action_deck.bag = cards("council_disbanded", "uprising"), []
    assert ("council_disbanded" in game.action_cards.draw(0, 1, "test")) is kept


@pytest.mark.content("official:action/council_disbanded")
@pytest.mark.rule("OFF-SE-VOC")
@pytest.mark.parametrize(
    ("ruleset", "card"),
    [
        ("official", "assembly"),
        ("official strategy=base", "political"),
        ("official +political_intrigue", "assembly_ii"),
        ("official strategy=base +political_intrigue", "political_ii"),
    ],
)
def test_a_council_that_is_disbanded_may_have_elected_a_voice_before(ruleset: str, card: str) -> None:
    """The election comes before the primary; that and the secondary are all that is cancelled."""
    game = holding(ruleset, {card: 0})
    game.state.special = [CardId("voice_of_the_council")]
    game.player(2).action_cards = cards("council_disbanded")
    table = say(plays(game, card), 2, "card:council_disbanded")
    say(table, 0, "call")
    for seat in (1, 2, 0):
        say(table, seat, "player:1")
    game = game_of(table)
    assert game.state.titles == {"voice_of_the_council": 1}
    assert (table.pending, game.strategy_phase.card(card).played) == ((), True)
    assert [player.action_cards + player.political_cards for player in game.state.players] == [[], [], []]


# -- Experimental Weaponry ---------------------------------------------------------------------------------------------


@pytest.mark.content("official:action/experimental_weaponry")
@pytest.mark.parametrize(("ruleset", "guns"), [("official", 1), ("cp", 2), (DECKS, 2)])
def test_hits_of_the_big_guns_spare_fighters_for_one_round(ruleset: str, guns: int) -> None:
    """A Cruiser's hit may go to a Fighter, which its owner says; in the next round so may all of them."""
    rules = f"{ruleset} -tactical_retreats"
    game = fleets("dreadnought, cruiser", "4 cruiser, 4 fighter", rules, seat_0="experimental_weaponry#1")
    table = until(fight(game, *[10] * (guns + 1), *[1] * 8, *[10] * (guns + 1), *[1] * 20), "before_round", 0)
    say(table, 0, "card:experimental_weaponry#1")
    assert forces.count(ships(table, 1), "cruiser") == 4 - guns  # nothing was asked about these
    for _ in range(guns + 2):
        assert (asks(table, 1), offers(table, 1)) == ("casualty", ["destroy:cruiser", "destroy:fighter"])
        if forces.count(ships(table, 1), "fighter") > 1:
            say(table, 1, "destroy:fighter")


@pytest.mark.content("official:action/experimental_weaponry")
def test_where_only_fighters_are_left_they_take_the_hits_of_the_big_guns() -> None:
    """The other copy is for another round: not two in one."""
    hand = "experimental_weaponry#1, experimental_weaponry#2"
    game = fleets("3 dreadnought", "cruiser, 5 fighter", "official -tactical_retreats", seat_0=hand)
    table = until(fight(game, *[10] * 3, *[1] * 6), "before_round", 0)
    say(table, 0, "card:experimental_weaponry#1")
    assert (asks(table, 0), ships(table, 1)) == ("before_round", (Group("fighter", 3),))
    assert game_of(table).board.battle.round == 2


# -- Plague ------------------------------------------------------------------------------------------------------------


def plagued(garrison: str, *faces: int, ruleset: str = "official", race: str = "sol") -> Game:
    """The first player holds Plague, the second one an army on Wellon."""
    game = table_with("plague", ruleset=ruleset)
    become(game, 0, race)
    hold(game, 1, "wellon")
    put(game, 1, "wellon", garrison)
    game.state.rng.script("dice", tuple(face - 1 for face in faces))
    return game


def dice(table: Table) -> list[tuple[Seat, list[int], int]]:
    """Who has rolled what, and what the dice needed."""
    return [(e["seat"], list(e["faces"]), e["needed"]) for e in table.events_since(None) if e["event"] == "rolled"]


@pytest.mark.content("official:action/plague", "official:ability/jol_nar_recalculate")
def test_dice_that_must_be_even_need_no_number() -> None:
    """Whoever spreads the plague rolls; nobody is told of hits that are none, when a die is rolled again neither."""
    table = acts(plagued("3 ground_force", 5, 7, 4))
    assert (dice(table), there(game_of(table), 1, "wellon")) == ([(0, [5, 7, 4], 0)], {"ground_force": 2})
    table = acts(plagued("ground_force", 3, 7, race="jol_nar"))
    for language, again in (("en", "roll the 3 of a Ground Force again"), ("es", "volver a tirar el 3 de Fuerza Terrestre")):
        narrator, ask = Narrator(cast(Played, table), Texts(language)), table.pending[0]
        said = [narrator.option(ask, option) for option in table.options(ask)]
        assert any(each.endswith(again) for each in said), said
    assert dice(use(table, 0, "again")) == [(0, [3], 0), (0, [7], 0)]


@pytest.mark.content("official:action/plague")
@ALIKE
def test_a_plague_spares_machines_installations_and_whose_the_planet_is(ruleset: str) -> None:
    game = plagued("2 ground_force, mechanized_unit, 2 pds, space_dock", 2, 8, *[10] * 9, ruleset=ruleset)
    put(game, 1, "0,-1", "carrier, ground_force")
    game = done(acts(game))
    assert there(game, 1, "wellon") == {"mechanized_unit": 1, "pds": 2, "space_dock": 1}
    assert there(game, 1, "0,-1") == {"carrier": 1, "ground_force": 1}
    assert owner(game, "wellon") == 1


@pytest.mark.content("official:action/plague")
def test_a_shock_troop_that_a_plague_leaves_alone_is_a_ground_force_again() -> None:
    game = done(acts(plagued("ground_force, 2 shock_troop", 4, 3, 5)))
    assert there(game, 1, "wellon") == {"ground_force": 1, "shock_troop": 1}


@pytest.mark.content("official:action/plague")
def test_a_plague_needs_ground_forces_of_another_player() -> None:
    """Neither one's own, nor neutral ones, nor Mechanized Units alone, nor an army in space."""
    game = table_with("plague")
    hold(game, 0, "wellon")
    put(game, 0, "wellon", "ground_force")
    put(game, NEUTRAL, "thibah", "2 ground_force")
    hold(game, 1, "saudor")
    put(game, 1, "saudor", "mechanized_unit, pds")
    put(game, 1, "0,1", "carrier, 2 ground_force")
    assert not may_act(game)


# -- Good Year ---------------------------------------------------------------------------------------------------------


@pytest.mark.content("official:action/good_year")
@pytest.mark.parametrize("ruleset", ["official", "cp"])
def test_a_good_year_brings_no_more_than_there_is(ruleset: str) -> None:
    """The supply is limited; a planet of another's Home System and a Trade Station are planets like others."""
    game = table_with("good_year", ruleset=ruleset)
    hold(game, 0, "wellon", "saudor", "arc_prime", "mecatol_rex")
    game.player(0).trade_goods = 1
    game.player(2).trade_goods = game.economy.supply() - 2
    assert game_of(acts(game)).player(0).trade_goods == 3
    game = table_with("good_year", ruleset=ruleset)
    hold(game, 0, "wellon", "saudor", "arc_prime", "mecatol_rex")
    assert game_of(acts(game)).player(0).trade_goods == 4


@pytest.mark.content("official:action/good_year")
def test_without_a_planet_abroad_there_is_no_good_year() -> None:
    assert not may_act(table_with("good_year"))


# -- Trade Stop --------------------------------------------------------------------------------------------------------


def stopped(ruleset: str) -> Game:
    """After a Trade Stop in the Strategy Phase, which breaks what the Hacan have as well."""
    game = table_with("trade_stop", seat=2, ruleset=ruleset)
    game.state.phase = "strategy"
    game.state.agreements = [Agreement((0, 1), (0, 0)), Agreement((1, 2), (1, 0))]
    table = trial(game, lambda g: g.moment(STRATEGY_PHASE_ENDS, 0))
    return game_of(say(table, 2, "card:trade_stop"))


@pytest.mark.content("official:action/trade_stop")
@pytest.mark.rule("SAES-DUE-18", "SAES-TRD-03")
@pytest.mark.parametrize(("ruleset", "alone"), [("official", 0), ("cp", 0), (DECKS, 2), ("sa_es", 1)])
def test_who_lost_his_agreements_to_a_trade_stop_may_trade_again_in_the_same_round(ruleset: str, alone: int) -> None:
    """That none is closed for the rest of a round is said of Trade II between two players alone."""
    game = stopped(ruleset)
    assert game.state.agreements == []
    assert [game.trade.possible_partners(seat) for seat in range(3)] == [[1, 2], [2, 0], [0, 1]]
    assert [game.trade.self_trades(seat) for seat in range(3)] == [alone] * 3


# -- Secret Industrial Agent -------------------------------------------------------------------------------------------


@pytest.mark.content("official:action/secret_industrial_agent")
@ALIKE
def test_an_agent_blows_up_one_dock_and_strands_its_fighters(ruleset: str) -> None:
    """Of two that float in one system one; PDS and armies of the planet stay, and it remains its owner's."""
    game = table_with("secret_industrial_agent", ruleset=ruleset)
    hold(game, 1, "wellon")
    put(game, 1, "wellon", "space_dock, pds, ground_force")
    put(game, 1, "0,-1", "2 fighter")
    game = done(acts(game))
    assert (there(game, 1, "wellon"), there(game, 1, "0,-1"), owner(game, "wellon")) == ({"pds": 1, "ground_force": 1}, {}, 1)
    game = table_with("secret_industrial_agent", ruleset=ruleset)
    become(game, 1, "saar")
    put(game, 1, HERE, "2 space_dock, carrier")
    assert there(done(acts(game)), 1, HERE) == {"space_dock": 1, "carrier": 1}


@pytest.mark.content("official:action/secret_industrial_agent")
def test_a_dock_of_ones_own_may_be_blown_up_and_none_of_a_home() -> None:
    game = table_with("secret_industrial_agent")
    put(game, 1, "arc_prime", "space_dock")
    assert not may_act(game)
    hold(game, 0, "wellon")
    put(game, 0, "wellon", "space_dock")
    assert there(done(acts(game)), 0, "wellon") == {}


# -- Public Execution --------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/public_execution")
@AGENDAS
def test_every_combat_roll_of_the_executed_is_worse_and_what_he_takes_later_is_not_exhausted(ruleset: str) -> None:
    game = senate(ruleset=ruleset)
    hold(game, 1, "wellon")
    game.player(1).action_cards = cards("plague", "uprising")
    game = passed(game, "public_execution", "player:1")
    assert (game.player(1).action_cards, exhausted(game)) == ([], ["arc_prime", "wellon", "wren_terra"])
    rolls: list[tuple[UnitId, str]] = [
        ("destroyer", "barrage"),
        ("pds", "space_cannon"),
        ("dreadnought", "bombardment"),
        ("ground_force", "invasion"),
    ]
    before = senate(ruleset=ruleset)
    assert [fighting(game, kind, 1, purpose) - fighting(before, kind, 1, purpose) for kind, purpose in rolls] == [1] * 4
    assert [fighting(game, kind, 0, purpose) - fighting(before, kind, 0, purpose) for kind, purpose in rolls] == [0] * 4
    hold(game, 1, "thibah")
    assert "thibah" not in exhausted(game)


# -- Code of Honor -----------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/code_of_honor")
@pytest.mark.rule("OFF-SPB-10")
@pytest.mark.parametrize("ruleset", ["official", "cp"])
def test_under_the_code_a_fleet_that_can_neither_win_nor_lose_has_no_way_out(ruleset: str) -> None:
    """The Tactical Retreat of a stalemate is a retreat too: without it the attacker's ships are destroyed."""
    for laws in ((), (Law(CardId("code_of_honor"), ""),)):
        game = lawful(fleets("carrier", "carrier", f"{ruleset} -tactical_retreats"), *laws)
        table = fight(game, *[1] * 2 * LONGEST)
        assert (asks(table, 0) == "stalemate") is not bool(laws)
        assert bool(ships(table, 0)) is not bool(laws)
        assert forces.count(ships(table, 1), "carrier") == 1


# -- New Constitution --------------------------------------------------------------------------------------------------


OFFICES = (("emperor", "player:1"), ("holy_planet_of_ixth", "planet:wellon"), ("code_of_honor", ""))


@pytest.mark.content("official:political/new_constitution")
@AGENDAS
def test_a_new_constitution_ends_every_law_and_whoever_has_one_planet_exhausts_that(ruleset: str) -> None:
    """An office, a planet's law and one for all."""
    game = senate(ruleset=ruleset)
    lawful(game, *(Law(CardId(card), elected) for card, elected in OFFICES))
    game.board.exhaust(PlanetId("arc_prime"), "test")
    table = vote(game, "new_constitution")
    game = game_of(refuse(table))
    assert (game.state.laws, [effect.key for effect in game.state.effects if effect.source == "law"]) == ([], [])
    assert {"arc_prime", "wren_terra", "jord"} <= {*exhausted(game)}


# -- Colonization Licensing --------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/colonization_licensing")
@ALIKE
def test_a_licence_is_paid_once_for_a_planet_however_many_land(ruleset: str) -> None:
    """A planet without resources costs nothing, nor does one that is somebody's."""
    game = new_game(ruleset, 3)
    lawful(game, Law(CardId("colonization_licensing"), ""))
    exhaust(game, 0)
    assert not may_land(copy_of(game), "saudor")
    hold(game, 1, "wellon")
    assert [may_land(copy_of(game), planet) for planet in ("dal_bootha", "jord", "wellon")] == [True] * 3
    game.player(0).trade_goods = 3
    put(game, 0, "-1,1", "carrier, 3 ground_force")
    table = sets_out(game, 0, "-1,1", "landing.begin", "invasion.begin")
    enact(table, *["land:saudor:ground_force"] * 3, "done")
    game = game_of(refuse(table))
    assert (there(game, 0, "saudor"), goods(game)[0]) == ({"ground_force": 3}, 1)


# -- Free Trade --------------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/free_trade")
def test_free_trade_adds_to_what_lies_on_agreements_too() -> None:
    """With SA's Trade whoever collects gets one more in all; where nothing lies nothing comes."""
    game = holding(DECKS, {"trade": 2})
    game.state.agreements = [Agreement((0, 1), (0, 0), (2, 0)), Agreement((0, 2), (1, 0), (1, 0))]
    lawful(game, Law(CardId("free_trade"), ""))
    assert goods(game_of(say(uses(copy_of(game), "trade", 0, by=2), 0, "use"))) == [4, 0, 0]
    assert asks(uses(copy_of(game), "trade", 1, by=2), 1) == ""
    assert goods(game_of(trial(game, lambda g: g.trade.collect(1)))) == [0, 0, 0]


@pytest.mark.content("official:political/free_trade")
@pytest.mark.parametrize(("ruleset", "card"), [("official", "trade_ii"), ("sa_es", "trade_ii"), ("cp", "trade_iv")])
def test_free_trade_is_one_good_more_in_whatever_way_one_collects(ruleset: str, card: str) -> None:
    """For everybody who has an agreement, one in all; Trade II lowers the total."""
    found = []
    for laws in ((), (Law(CardId("free_trade"), ""),)):
        game = holding(ruleset, {card: 0}, seats=3)
        game.state.agreements = [Agreement((0, 1), (0, 0))]
        lawful(game, *laws)
        found.append(goods(game_of(refuse(say_first(plays(game, card))))))
    assert [after - before for before, after in zip(*found, strict=True)] == [1, 1, 0]


def say_first(table: Table) -> Table:
    """The first way of a primary, where there is more than one."""
    while table.pending and table.pending[0].name == "primary":
        say(table, table.pending[0].seat, "a")
    return table


# -- Technology Buy-back -----------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/technology_buy_back")
@ALIKE
def test_each_sells_one_technology_in_a_status_phase_in_the_order_of_play(ruleset: str) -> None:
    """Only once, and not what another one of his needs; for what there is in the supply."""
    game = holding(ruleset, {"leadership": 2, "warfare_ii" if ruleset != DECKS else "warfare": 0, "production": 1})
    give(game, 0, "antimass_deflectors", "xrd_transporters")
    give(game, 2, "hylar_v_assault_laser", "enviro_compensator")
    lawful(game, Law(CardId("technology_buy_back"), ""))
    table = play(game, Step("status_phase.part", what="before_cards"))
    assert [ask.seat for ask in table.pending] == [2]
    say(table, 2, "enviro_compensator")
    assert offers(table, 0) == ["xrd_transporters", "no"]
    say(table, 0, "no")
    game = game_of(table)
    assert (table.pending, goods(game), game.player(2).technologies) == ((), [0, 0, 6], ["hylar_v_assault_laser"])


TREE = ("antimass_deflectors", "hylar_v_assault_laser", "war_sun")


@pytest.mark.content("official:political/technology_buy_back")
def test_refused_nobody_gains_a_technology_by_anything() -> None:
    """Nor by a card; Nekro copy nothing."""
    game = passed(senate(ruleset="official"), "technology_buy_back", "against")
    become(game, 1, "nekro")
    assert not any(game.technology.may_learn(0, technology, how) for technology in TREE for how in ("agenda", "asmodai", "card"))
    assert not game.technology.gainable(0, "alien_technology")
    assert not game.technology.may_learn(1, TREE[0], "assimilate")


@pytest.mark.content("official:action/scientist_assassination")
@pytest.mark.rule("OFF-SOT-FOE")
def test_nothing_is_discovered_by_whoever_gains_no_technologies() -> None:
    """In whatever way: an experiment that succeeds brings him none."""
    game = empire()
    put(game, LAZAX, CAPITAL, "cruiser")
    hold(game, LAZAX, "mecatol_rex")
    game.begin_effect("official_scientist_assassination", LAZAX, "card", until="round")
    before = list(game.player(LAZAX).technologies)
    table = vote(game, "desperate_experiments", dice=(3,))
    assert (table.pending, game_of(table).player(LAZAX).technologies) == ((), before)


# -- Unconventional Measures -------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/unconventional_measures")
@AGENDAS
def test_measures_bring_a_card_to_whoever_wants_one_or_cost_all(ruleset: str) -> None:
    game = holding(ruleset, {"leadership": 0})
    game.player(1).action_cards = cards("uprising")
    table = vote(copy_of(game), "unconventional_measures")
    say(table, 0, "yes")
    say(table, 1, "no")
    say(table, 2, "yes")
    assert [len(player.action_cards) for player in game_of(table).state.players] == [1, 1, 1]
    after = passed(rich(game, 2), "unconventional_measures", "against")
    assert [player.action_cards for player in after.state.players] == [[], [], []]
    assert after.state.action_deck.discard == ["uprising"]
