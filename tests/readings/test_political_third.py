"""Political Cards read a third time from their print alone: where they meet docks, stations, wormholes and who has left."""

from __future__ import annotations

import pytest
from races.racing import become
from readings.agendas import goods, lawful, owner, rich, there, totals
from tables import asks, game_of, hold, new_game, put, say
from trial import trial
from voting import copy_of, keys_of, passed, refuse, round_over, senate, trade, vote

from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.rules.moments import STRATEGY_PHASE_BEGINS
from mecatol.rules.official.game import Game
from mecatol.rules.shattered_ascension.game import Game as Ascension
from mecatol.rules.state import EXHAUSTED, CardId, Claim, Law, Objective, Place, PlanetId

FLOATING = Hex("1,0")

# -- several Space Docks in one place ------------------------------------------------------------------------------------


def marks(game: Game, where: str) -> list[tuple[int, str]]:
    """The Space Docks in a system: how many bear which mark."""
    return [(g.count, g.mark) for g in game.board.units(0, Place(f"system:{where}")) if g.kind == "space_dock"]


@pytest.mark.content("sa17:political/arms_reduction", "sa17:political/desperate_measures")
@pytest.mark.parametrize(("card", "outcome"), [("arms_reduction", "for"), ("desperate_measures", f"system:{FLOATING}")])
def test_all_floating_docks_of_a_system_are_exhausted(card: str, outcome: str) -> None:
    """All Space Docks: of the Saar's several may float in one system."""
    game = senate()
    become(game, 0, "saar")
    put(game, 0, FLOATING, "3 space_dock")
    assert marks(passed(game, card, outcome), FLOATING) == [(3, EXHAUSTED)]


# -- Trade Embargo -------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/trade_embargo")
@pytest.mark.parametrize("seats", [2, 3])
def test_an_embargo_bars_new_agreements_with_oneself_too(seats: int) -> None:
    """No new Trade Agreement; what he has with himself already stays, for that one does not qualify to be broken."""
    game = senate(seats)
    trade(game, 0, 0, (2, 0))
    before = copy_of(game)
    game = passed(game, "trade_embargo", "player:0")
    assert [a.partners for a in game.state.agreements] == [(0, 0)]
    assert [key for key, *_ in before.trade.exchanges(0, ())][-1] == "self:1"
    assert not [key for key, *_ in game.trade.exchanges(0, ())]
    assert "self:0" in [key for key, *_ in game.trade.exchanges(1, ())]
    assert "self:1" in [key for key, *_ in round_over(game).trade.exchanges(0, ())]


# -- cards that are replaced ---------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/necessary_bureaucracy")
@pytest.mark.parametrize(("ruleset", "of_use"), [("sa17", True), ("sa17 +ascendancy", False)])
def test_necessary_bureaucracy_is_replaced_in_ascendancy(ruleset: str, of_use: bool) -> None:
    """There every objective may be claimed again anyhow."""
    assert new_game(ruleset, 3).political_cards.of_use("necessary_bureaucracy") is of_use


@pytest.mark.content("sa17:political/rise_of_the_prophet", "sa17:political/holder_of_mecatol_rex")
@pytest.mark.parametrize(("number", "law"), [(1, []), (2, ["emperor"])])
def test_a_prophet_revealed_in_the_first_round_is_replaced_whoever_decides_alone(number: int, law: list[str]) -> None:
    """The random agenda in its place is decided instead; one that can come to nothing is discarded."""
    game = senate()
    hold(game, 0, "mecatol_rex")
    game.player(0).political_cards = [CardId("rise_of_the_prophet")]
    game.state.political_deck.bag = [CardId("repeal" if number == 1 else "emperor")]
    table = say(vote(game, "holder_of_mecatol_rex"), 0, "card:rise_of_the_prophet")
    if law:
        say(table, 0, "player:0")
    after = game_of(table)
    assert (table.over, [lying.card for lying in after.state.laws], after.state.agendas) == (True, law, [])
    assert "rise_of_the_prophet" in after.state.political_deck.discard


@pytest.mark.content("sa17:political/rise_of_the_prophet", "sa17:political/legislative_conference")
@pytest.mark.parametrize("number", [1, 2])
def test_a_conference_of_the_first_round_draws_another_card_for_a_prophet(number: int) -> None:
    game = senate()
    game.state.round = number
    for player in game.state.players:
        player.strategy = 0  # nobody calls the Voice of the Council
    game.state.political_deck.bag = [CardId(card) for card in ("emperor", "mutiny", "repeal")]
    game.state.political_deck.top = [CardId("rise_of_the_prophet")]
    open_ = [agenda.card for agenda in game_of(vote(game, "legislative_conference")).state.agendas]
    assert ("rise_of_the_prophet" in open_, len(open_)) == (number == 2, 3)


# -- who has surrendered -------------------------------------------------------------------------------------------------


def deserted() -> Game:
    """Seat 1 has surrendered; the others are still at the table."""
    game = senate(ruleset="sa17 +surrender")
    rich(game, 5)
    game.state.claims = [Claim(0, "a", 4, 1), Claim(1, "a", 3, 1), Claim(2, "a", 2, 1)]

    async def call(game: Ascension) -> None:
        await game.surrender.call(1)

    return game_of(trial(game, call))


def decided(game: Game, card: str, outcome: str) -> Game:
    """Those who still vote have voted."""
    table = trial(game, lambda g: g.politics.resolve(0, card))
    assert asks(table, 1) == ""
    say(table, 2, outcome)
    return game_of(refuse(say(table, 0, outcome)))


@pytest.mark.rule("SA17-SUR-16")
@pytest.mark.content(
    "sa17:political/class_struggle", "sa17:political/seed_of_an_empire", "sa17:political/economic_revitalization"
)
def test_agendas_do_not_touch_who_has_surrendered() -> None:
    """He neither loses nor gains by what all do, and is not the one with the fewest points."""
    assert goods(decided(deserted(), "class_struggle", "against")) == [3, 5, 3]
    assert totals(deserted()) == [4, 1, 2]
    assert totals(decided(deserted(), "seed_of_an_empire", "against")) == [4, 1, 3]
    assert goods(decided(deserted(), "economic_revitalization", "player:0")) == [6, 5, 4]


@pytest.mark.rule("SA17-SUR-16")
@pytest.mark.content("sa17:political/galaxy_wide_financial_collapse")
def test_a_collapse_leaves_the_planets_of_who_has_surrendered_alone() -> None:
    after = decided(deserted(), "galaxy_wide_financial_collapse", "for")
    assert {planet.owner for planet in after.board.planets() if planet.exhausted} == {0, 2}


@pytest.mark.rule("SA17-SUR-16")
@pytest.mark.content("sa17:political/compensated_disarmament", "sa17:political/compensated_decommissioning")
def test_neither_planets_nor_fleets_of_who_has_surrendered_are_elected() -> None:
    game = deserted()
    hold(game, 1, "wellon")
    hold(game, 2, "thibah")
    for seat, where in ((1, "1,0"), (2, "0,1")):
        put(game, seat, where, "dreadnought")
    planets = keys_of(game, "compensated_disarmament")
    assert ("planet:wellon" in planets, "planet:thibah" in planets) == (False, True)
    assert keys_of(game, "compensated_decommissioning") == ["fleet:2:0,1"]


# -- wormholes -----------------------------------------------------------------------------------------------------------

RESEARCH, REGENERATION = Law(CardId("wormhole_research"), ""), Law(CardId("wormhole_regeneration"), "")


@pytest.mark.content("sa17:political/wormhole_research", "sa17:political/wormhole_regeneration")
def test_a_regenerated_wormhole_of_type_d_is_still_one() -> None:
    """It leads everywhere, but neither counts for the point nor costs a ship; every other one counts once."""
    game = senate(tiles={"1,0": "hs_creuss_gate", "0,1": "wormhole_b"})
    put(game, 0, "1,0", "2 cruiser")
    put(game, 1, "0,1", "2 cruiser")
    after = round_over(lawful(game, RESEARCH, REGENERATION))
    assert (totals(after), there(after, 0, "1,0"), there(after, 1, "0,1")) == ([0, 1, 0], {"cruiser": 2}, {"cruiser": 1})


@pytest.mark.content("sa17:political/wormhole_research", "sa17:political/wormhole_regeneration")
def test_every_wormhole_of_a_system_is_a_blue_specialty() -> None:
    """All wormholes: two in one system are two of them, regenerated or not."""
    game = senate(tiles={"1,0": "wormhole_a"})
    game.board.set_system(replace(game.board.system(Hex("1,0")), tokens=("wormhole:B/C",)))
    put(game, 0, "1,0", "cruiser")
    lawful(game, RESEARCH)
    assert game.technology.specialty_places(0, "blue") == [("system:1,0", 2)]
    lawful(game, REGENERATION)
    assert game.technology.specialty_places(0, "blue") == [("system:1,0", 2)]


# -- specialties that are no planet's --------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-ART-01")
@pytest.mark.content("sa17:political/diversified_income")
def test_artifacts_and_wormholes_are_kinds_of_specialties_too() -> None:
    """An Artifact works as a specialty of its colour, and so does a wormhole under research."""
    game = senate(tiles={"1,0": "wormhole_a"})
    hold(game, 0, "arnor")
    game.state.artifacts = {Place("planet:arnor"): [CardId("lazax_armory")]}
    game.state.known["lazax_armory"] = [0, 1, 2]
    put(game, 0, "1,0", "cruiser")
    lawful(game, RESEARCH, Law(CardId("diversified_income"), ""))

    async def begin(game: Game) -> None:
        await game.moment(STRATEGY_PHASE_BEGINS, 0)

    assert goods(game_of(refuse(trial(game, begin)))) == [2, 0, 0]


# -- Trade Stations ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-SYS-6")
@pytest.mark.content("sa17:political/dispute_resolution")
def test_a_disputed_trade_station_stays_his_who_has_ships_there() -> None:
    game = senate(tiles={"1,0": "tsion_bellatrix"})
    hold(game, 0, "tsion", "bellatrix")
    alone = passed(copy_of(game), "dispute_resolution", "planet:tsion")
    put(game, 0, "1,0", "cruiser")
    assert (owner(alone, "tsion"), owner(passed(game, "dispute_resolution", "planet:tsion"), "tsion")) == (-1, 0)


@pytest.mark.rule("OFF-SYS-6")
@pytest.mark.content("sa17:political/holy_planet_of_ixth", "sa17:political/fund_mega_university")
@pytest.mark.content("sa17:political/build_monument", "sa17:political/massive_dig")
@pytest.mark.parametrize("card", ["holy_planet_of_ixth", "fund_mega_university", "build_monument", "massive_dig"])
def test_a_trade_station_is_a_planet_for_agendas(card: str) -> None:
    """It counts as a planet for cards, though no facility can stand on it."""
    game = senate(tiles={"1,0": "tsion_bellatrix"})
    hold(game, 0, "tsion")
    put(game, 0, "1,0", "cruiser")
    assert "planet:tsion" in keys_of(game, card)
    after = passed(game, card, "planet:tsion")
    assert after.board.planet(PlanetId("tsion")).facility == ""
    assert not after.facilities.on(PlanetId("tsion"))
    assert totals(after)[0] == (card == "build_monument")


# -- objectives that lie open in place of others -------------------------------------------------------------------------


@pytest.mark.content("sa17:political/bellum_gloriosum")
def test_a_focused_objective_that_lies_open_is_about_technologies() -> None:
    """It asks for four of one colour: its flag stays, those of the others go."""
    game = senate()
    game.state.objectives = [Objective(CardId(card), (0,)) for card in ("focused", "diversified", "colonizer")]
    after = passed(game, "bellum_gloriosum", "against")
    assert [objective.claimed for objective in after.state.objectives] == [(0,), (0,), ()]


@pytest.mark.content("sa17:political/necessary_bureaucracy")
def test_what_has_taken_the_place_of_a_stage_i_objective_is_claimed_again_as_one() -> None:
    """The card that is swapped in is an ordinary public objective in every way."""
    game = senate()
    rich(game, 20)
    game.state.objectives = [Objective(CardId("legislator"), (0,)), Objective(CardId("spend_15_influence"), (0,))]
    game = passed(game, "necessary_bureaucracy")
    assert game.objectives.claimable_public(0, again=True) == ["legislator"]


@pytest.mark.rule("SA17-ASC-08")
def test_a_secret_objective_that_lies_open_is_worth_two_in_ascendancy_too() -> None:
    """It is an ordinary public one, worth two; in a hand it is worth four."""
    game = new_game("sa17 +ascendancy", 3)
    assert game.objectives.worth(0, "warmonger") == 4
    game.state.objectives = [Objective(CardId("warmonger"))]
    assert game.objectives.worth(0, "warmonger") == 2


# -- Technological Jihad -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-GEN-23")
@pytest.mark.content("sa17:political/technological_jihad")
def test_who_has_neither_units_enough_nor_a_technology_gives_what_units_he_has() -> None:
    """He fulfils it as far as he can; with a technology he had before, that one goes."""
    game = lawful(senate(), Law(CardId("technological_jihad"), ""))
    put(game, 0, "jord", "ground_force")

    async def learn(game: Game) -> None:
        await game.technology.gain(0, "cybernetics", "agenda")

    poor = game_of(refuse(trial(copy_of(game), learn)))
    assert (there(poor, 0, "jord"), poor.player(0).technologies) == ({}, ["cybernetics"])
    game.player(0).technologies = ["antimass_deflectors"]
    learned = game_of(refuse(trial(game, learn)))
    assert (there(learned, 0, "jord"), learned.player(0).technologies) == ({"ground_force": 1}, ["cybernetics"])
