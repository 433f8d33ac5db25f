"""The tree, prices, gaining and buying technologies and upgrades."""

from __future__ import annotations

from typing import Any

import pytest
from tables import asks, game_of, hold, new_game, offers, play, say, told
from trial import also, give, trial

from mecatol.core.effects import Behaviours, Effect
from mecatol.core.errors import EngineFault
from mecatol.core.rules import Step
from mecatol.rules.moments import MAY_RESEARCH, TECHNOLOGY_DISCOUNT, Research, Specialty
from mecatol.rules.official.game import Game
from mecatol.rules.state import CardId, Claim, Place, PlanetId

HOW = "strategy_card"


def rich(ruleset: str = "sa17") -> Game:
    """A game whose first player has goods for anything."""
    game = new_game(ruleset)
    game.player(0).trade_goods = 60
    return game


def buy(base: int, seat: int = 0) -> Any:
    async def procedure(game: Game) -> None:
        await game.technology.buy(seat, base, HOW)

    return procedure


def receive(game: Game) -> Any:
    return game.technology.receive(0, HOW)


# -- the tree ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-TEC-1")
def test_official_tree_needs_what_is_printed() -> None:
    game = new_game("official")
    roots = ["hylar_v_assault_laser", "antimass_deflectors", "enviro_compensator", "transfabrication"]
    assert game.technology.gainable(0, HOW) == roots
    give(game, 0, "deep_space_cannon")
    assert "war_sun" not in game.technology.gainable(0, HOW)  # and Sarween Tools
    assert "magen_defense_grid" in game.technology.gainable(0, HOW)
    give(game, 0, "sarween_tools")
    assert "war_sun" in game.technology.gainable(0, HOW)
    give(game, 0, "stasis_capsules")
    assert {"cybernetics", "neural_motivator", "micro_technology"} <= set(game.technology.gainable(0, HOW))  # either way in


@pytest.mark.rule("OFF-TEC-2")
def test_only_printed_prerequisites_are_asked() -> None:
    """Whoever has a technology without what it needs builds on it all the same; and nothing hands technologies to others."""
    game = new_game("official")
    give(game, 0, "type_iv_drive")
    assert "advanced_fighters" in game.technology.gainable(0, HOW)
    game.player(0).trade_goods = 1
    assert [act.key for act in play(game, Step("action_phase.turn", 0)).acts(0)] == ["give:1"], "a Trade Good, and nothing else"


@pytest.mark.rule("SA17-TEC-01", "SA17-SOT-13")
def test_tree_of_shattered_ascension() -> None:
    game = new_game("sa17")
    roots = [
        "hylar_v_assault_laser",
        "antimass_deflectors",
        "enviro_compensator",
        "transfabrication",
        "impulsion_shields",
        "ion_drive",
        "xenopsychology",
    ]
    assert sorted(game.technology.gainable(0, HOW)) == sorted(roots)
    assert len(game.content.technologies) == 32
    for new, below in (
        ("impulsion_shields", ("automated_defense_turrets", "deep_space_cannon")),
        ("ion_drive", ("xrd_transporters", "cybernetics", "maneuvering_jets")),
        ("transfabrication", ("stasis_capsules", "sarween_tools")),
    ):
        other = new_game("sa17")
        give(other, 0, new)
        assert set(below) <= set(other.technology.gainable(0, HOW))
    give(game, 0, "hyper_metabolism")
    assert "transit_diodes" in game.technology.gainable(0, HOW)


@pytest.mark.rule("SA17-TEC-01")
@pytest.mark.parametrize(
    ("technology", "pair"),
    [
        ("war_sun", ("sarween_tools", "deep_space_cannon")),
        ("light_wave_deflector", ("xrd_transporters", "magen_defense_grid")),
        ("assault_cannon", ("automated_defense_turrets", "cybernetics")),
        ("integrated_economy", ("micro_technology", "cybernetics")),
        ("type_iv_drive", ("neural_motivator", "xrd_transporters")),
    ],
)
def test_five_technologies_need_a_pair(technology: str, pair: tuple[str, str]) -> None:
    for lonely in pair:
        game = new_game("sa17")
        give(game, 0, lonely)
        assert technology not in game.technology.gainable(0, HOW)
    give(game, 0, pair[0])
    assert technology in game.technology.gainable(0, HOW)


@pytest.mark.rule("OFF-TEC-1")
def test_explain_names_what_is_missing() -> None:
    game = new_game("sa17")
    verdict = game.explain(0, "research:type_iv_drive")
    assert not verdict.allowed
    assert verdict.clause == "OFF-TEC-1"
    assert verdict.because is not None
    assert dict(verdict.because.args)["needs"] == "XRD Transporters + Neural Motivator"
    give(game, 0, "ion_drive")
    assert not game.explain(0, "research:ion_drive").allowed
    assert not game.explain(0, "research:l4_disruptors").allowed
    assert game.explain(0, "research:xrd_transporters").allowed


@pytest.mark.rule("OFF-TEC-2")
def test_effects_may_waive_a_prerequisite() -> None:
    game = new_game("official")
    assert not game.technology.may_gain(0, "war_sun", HOW).allowed
    also(game, TESTED)
    game.begin_effect("waiver", 0, "card")
    assert game.technology.may_gain(0, "war_sun", HOW).allowed
    assert game.technology.may_gain(0, "fleet_logistics", HOW).allowed is False
    assert game.technology.may_gain(1, "war_sun", HOW).allowed is False


TESTED = Behaviours("tested")


@TESTED.modify("waiver", MAY_RESEARCH)
def _waiver(game: Game, effect: Effect, verdict: Any, research: Research) -> Any:
    return type(verdict)(True) if research.technology == "war_sun" else verdict


# -- start technologies and what they do -------------------------------------------------------------------------------


@pytest.mark.rule("SA17-TEC-02", "SA17-NOM-06")
def test_technologies_are_marked_and_in_force() -> None:
    """A flag on the tree and an effect in force; the word Technology Advance means nothing else."""
    game = new_game("sa17", 2)
    game.technology.begin_effects(0)
    start = list(game.content.races["sol"].technologies)
    assert game.player(0).technologies == start
    assert [e.key for e in game.state.effects if e.owner == 0] == start
    assert all(e.source == "technology" for e in game.state.effects)
    game.technology.begin_effects(0)
    assert [e.key for e in game.state.effects if e.owner == 0] == start
    assert game.technology.has(0, "antimass_deflectors")
    assert not game.technology.has(1, "antimass_deflectors")


def test_used_effects_add_nothing_to_owned_ones() -> None:
    game = new_game("sa17")
    used = game.technology.use_effects_of(0, "neural_motivator", "card", until="round")
    assert not game.technology.has(0, "neural_motivator")
    assert "dacxive_animators" not in game.technology.gainable(0, HOW)
    table = trial(game, lambda g: g.technology.gain(0, "neural_motivator", HOW))
    game = game_of(table)
    active = [e for e in game.state.effects if e.key == "neural_motivator" and game.index.is_live(e)]
    assert len(active) == 1
    assert active[0].id != used.id


# -- prices ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-TEC-1")
def test_specialties_of_refreshed_planets_lower_the_price() -> None:
    game = new_game("official")
    hold(game, 0, "vefut_ii", "lor", "mehar_xull")
    assert game.technology.cost(0, "hylar_v_assault_laser", 8) == 6
    assert game.technology.cost(0, "antimass_deflectors", 8) == 7
    assert game.technology.cost(0, "enviro_compensator", 8) == 8
    game.board.exhaust(PlanetId("lor"), "test")
    assert game.technology.cost(0, "hylar_v_assault_laser", 8) == 7
    assert game.technology.cost(0, "hylar_v_assault_laser", 0) == 0
    assert game.technology.cost(1, "hylar_v_assault_laser", 8) == 8


@pytest.mark.rule("OFF-TEC-1")
def test_double_specialties_count_twice() -> None:
    game = new_game("official", tiles={"1,0": "faunus"})
    hold(game, 0, "faunus")
    assert game.technology.cost(0, "stasis_capsules", 8) == 6


@pytest.mark.rule("OFF-OPT-LDR-4")
def test_scientists_raise_a_planets_discount() -> None:
    game = new_game("official")
    hold(game, 0, "vefut_ii")
    also(game, TESTED)
    game.begin_effect("scientist", 0, "leader", where="planet:vefut_ii")
    assert game.technology.cost(0, "hylar_v_assault_laser", 8) == 6


@TESTED.modify("scientist", TECHNOLOGY_DISCOUNT)
def _scientist(game: Game, effect: Effect, value: int, specialty: Specialty) -> int:
    return value + (specialty.place == effect.where)


@pytest.mark.rule("SA17-GEN-20")
def test_yellow_specialties_count_for_objectives() -> None:
    for ruleset, counted in (("official", []), ("sa17", ["sem_lore"])):
        game = new_game(ruleset, tiles={"1,0": "sem_lore"})
        hold(game, 0, "sem_lore")
        assert game.technology.specialty_planets(0) == counted
        assert game.technology.cost(0, "enviro_compensator", 5) == 4


def with_artifact(place: str, token: str = "lazax_armory") -> Game:
    """Shattered Ascension with an Artifact lying open."""
    game = new_game("sa17")
    game.state.artifacts[Place(place)] = [CardId(token)]
    game.state.known[token] = [0, 1]
    return game


@pytest.mark.rule("SA17-ART-01", "SA17-ART-02", "SA17-ART-04")
def test_artifacts_are_specialties_for_research_only() -> None:
    game = with_artifact("planet:wellon")
    assert game.technology.cost(0, "hylar_v_assault_laser", 5) == 5
    hold(game, 0, "wellon")
    assert game.technology.cost(0, "hylar_v_assault_laser", 5) == 4
    assert game.technology.cost(0, "antimass_deflectors", 5) == 5
    game.board.exhaust(PlanetId("wellon"), "test")
    assert game.technology.cost(0, "hylar_v_assault_laser", 5) == 4
    assert game.technology.specialty_planets(0) == []


@pytest.mark.rule("SA17-ART-03")
def test_scientists_double_an_artifact() -> None:
    game = with_artifact("planet:wellon")
    hold(game, 0, "wellon")
    also(game, TESTED)
    game.begin_effect("scientist", 0, "leader", where="planet:wellon")
    assert game.technology.cost(0, "hylar_v_assault_laser", 5) == 3


# -- receiving and buying ----------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-TEC-1")
def test_buying_pays_and_takes_effect() -> None:
    game = rich("official")
    hold(game, 0, "vefut_ii")
    table = trial(game, buy(8))
    assert asks(table, 0) == "buy_technology"
    assert "war_sun" not in offers(table, 0)
    say(table, 0, "hylar_v_assault_laser")
    while asks(table, 0):
        say(table, 0, next(key for key in offers(table, 0) if key == "goods"))
    player = game_of(table).player(0)
    assert player.trade_goods == 60 - 7
    assert player.technologies == ["hylar_v_assault_laser"]
    assert [e.key for e in game_of(table).state.effects] == ["hylar_v_assault_laser"]
    assert "technologygained" in told(table)


@pytest.mark.rule("OFF-TEC-1")
def test_nothing_is_offered_that_cannot_be_paid() -> None:
    game = new_game("official")
    for planet in game.board.planets_of(0):
        game.board.exhaust(planet.id, "test")
    assert offers(trial(game, buy(8)), 0) == []  # "no" is all there is, so nobody is asked
    assert game.technology.wares(0, 8, HOW, free=8) == game.technology.gainable(0, HOW)


@pytest.mark.rule("OFF-TEC-1")
def test_free_technology_must_be_taken() -> None:
    table = trial(rich("official"), receive)
    assert "no" not in offers(table, 0)
    say(table, 0, "antimass_deflectors")
    assert game_of(table).player(0).technologies == ["antimass_deflectors"]
    assert game_of(table).player(0).trade_goods == 60


@pytest.mark.parametrize("ruleset", ["official", "cp"])
@pytest.mark.rule("OFF-TEC-3", "OFF-SE-RST", "CP-OPT-15")
def test_race_technologies_cost_their_price_on_top(ruleset: str) -> None:
    game = rich(ruleset)
    hold(game, 0, "vefut_ii", "mehar_xull", "lor")
    assert game.technology.cost(0, "spec_ops_training", 8) == 13
    assert game.technology.cost(0, "spec_ops_training", 0) == 5
    assert game.technology.colour("spec_ops_training") == ""
    assert {"mark_ii_advanced_carriers", "spec_ops_training"} <= set(offers(trial(game, buy(8)), 0))
    assert "l4_disruptors" not in game.technology.wares(0, 8, HOW)
    table = say(trial(game, receive), 0, "spec_ops_training")
    while asks(table, 0):
        say(table, 0, next(key for key in offers(table, 0) if key == "goods"))
    assert game_of(table).player(0).trade_goods == 55
    assert game_of(table).player(0).technologies == ["spec_ops_training"]
    assert [(e.key, e.source) for e in game_of(table).state.effects] == [("spec_ops_training", "technology")]


@pytest.mark.parametrize("ruleset", ["official", "cp"])
@pytest.mark.rule("OFF-SE-RST", "CP-OPT-15")
def test_race_technologies_are_an_option(ruleset: str) -> None:
    game = rich(f"{ruleset} -race_technologies")
    assert game.technology.wares(0, 20, HOW) == game.technology.gainable(0, HOW)


@pytest.mark.rule("SA17-TEC-03")
def test_upgrades_are_not_bought_with_the_strategy_card() -> None:
    game = rich("sa17")
    assert game.technology.of_race(0) == []
    upgrades = [key for key, card in game.content.upgrades.items() if card.race == "sol"]
    assert len(upgrades) == 3
    assert not set(upgrades) & set(offers(trial(game, buy(5)), 0))


@pytest.mark.rule("SA17-TEC-01")
def test_several_technologies_paid_in_one_sum() -> None:
    game = rich("sa17")
    table = trial(game, lambda g: g.technology.buy_several(0, 5, HOW, 3))
    assert "xrd_transporters" not in offers(table, 0)
    say(table, 0, "ion_drive", "xrd_transporters", "maneuvering_jets")
    assert game_of(table).player(0).technologies == []
    while asks(table, 0):
        say(table, 0, next(key for key in offers(table, 0) if key == "goods"))
    assert game_of(table).player(0).technologies == ["ion_drive", "xrd_transporters", "maneuvering_jets"]
    assert game_of(table).player(0).trade_goods == 45


# -- upgrades ----------------------------------------------------------------------------------------------------------


def points(game: Game, seat: int, amount: int) -> None:
    game.state.claims.append(Claim(seat, "test", amount, 1))


@pytest.mark.rule("SA17-TEC-05", "SA17-TEC-06", "SA17-TEC-07")
def test_example_of_the_last_upgrade() -> None:
    """Costs 4, 3 and 6; the first two owned, 5 Victory Points: 6 + 4 + 3 - 5 = 8."""
    game: Any = new_game("sa17", 4)  # seat 3, N'orr, is given upgrades of these costs
    by_cost = {card.cost: key for key, card in game.content.upgrades.items()}
    for cost in (4, 3):
        game.technology.gain_upgrade(3, by_cost[cost])
    points(game, 3, 5)
    assert game.technology.upgrade_cost(3, by_cost[6]) == 8
    assert game.technology.upgrade_cost(0, by_cost[6]) == 6
    points(game, 0, 9)
    assert game.technology.upgrade_cost(0, by_cost[6]) == 0


@pytest.mark.rule("SA17-TEC-04", "SA17-TEC-08")
def test_upgrades_are_bought_in_a_row_and_are_no_technologies() -> None:
    game = rich("sa17")
    costs = {key: card.cost for key, card in game.content.upgrades.items() if card.race == "sol"}
    first, second, third = costs
    table = trial(game, lambda g: g.technology.buy_upgrades(0))
    assert offers(table, 0) == [first, second, third, "no"]
    for upgrade in (first, second):
        say(table, 0, upgrade)
        while asks(table, 0) != "buy_upgrade":
            say(table, 0, next(key for key in offers(table, 0) if key == "goods"))
    assert offers(table, 0) == [third, "no"]
    say(table, 0, "no")
    player = game_of(table).player(0)
    assert player.upgrades == [first, second]
    assert player.technologies == []
    assert player.trade_goods == 60 - costs[first] - (costs[second] + costs[first])
    assert [(e.key, e.source) for e in game_of(table).state.effects] == [(first, "upgrade"), (second, "upgrade")]


def test_who_only_looks_makes_no_copy() -> None:
    game = new_game("sa17")
    with pytest.raises(EngineFault, match="only looks"):
        game.look(game.technology.copy, 0, "valefar_assimilator", "sarween_tools")
    assert game.player(0).copies == {}
