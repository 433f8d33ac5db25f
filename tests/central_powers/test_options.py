"""The options of Central Powers: what is in play, what is not, and what a table may choose."""

from __future__ import annotations

from itertools import combinations

import pytest
from opening import at_random, started
from tables import asks, game_of, hold, new_game, offers, play, put, say
from trial import trial

from mecatol.core.errors import RulesetError
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.official.game import Game
from mecatol.rules.options import OPTIONS, options_of
from mecatol.rules.state import NOBODY, Action
from mecatol.rulesets import EDITIONS, resolve
from mecatol.texts import Texts

LISTED = (
    "leaders",
    "variant_objectives",
    "race_technologies",
    "tactical_retreats",
    "custodians",
    "facilities",
    "artifacts",
    "voice_of_the_council",
    "preliminary_objectives",
    "flagships",
    "mechanized_units",
    "nexus",
)
UNLISTED = ("distant_suns", "final_frontier", "shock_troops", "space_mines")
REFUSED = ("imperium_rex", "mercenaries", "political_intrigue", "sabotage_runs", "early_turns", "territorial_suns")
HOME = "0,-2"


# -- the list --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-OPT-28")
def test_what_is_on_the_list_is_in_play_and_nothing_else() -> None:
    printed = EDITIONS["cp"].parameters
    assert [name for name in LISTED if not getattr(printed, name)] == []
    assert [name for name in (*UNLISTED, *REFUSED) if getattr(printed, name)] == []
    game = started("cp", 3)
    assert list(game.state.domain_counters) == ["planet:mecatol_rex"]  # the Custodians
    assert (game.state.mercenary_deck.bag, game.state.mines) == ([], [])
    assert not any(resolve("cp").content.cards.strategy_cards[card.id].deck == ("base",) for card in game.state.strategy_cards)


@pytest.mark.rule("CP-OPT-28")
@pytest.mark.parametrize("option", LISTED)
def test_a_table_may_leave_out_each_of_them_which_is_said_in_both_languages(option: str) -> None:
    assert "cp" in OPTIONS[option].rulesets
    assert getattr(resolve(f"cp -{option}").parameters, option) is False
    for language in ("en", "es"):
        assert Texts(language).say(f"switch-{option}") != f"switch-{option}"
    started(f"cp -{option}", 3, answer=at_random(1))


@pytest.mark.rule("CP-OPT-28")
def test_all_options_go_together_and_none_of_them() -> None:
    started(" ".join(["cp", *(f"-{option}" for option in LISTED)]), 4, answer=at_random(2))
    started(" ".join(["cp", *(f"+{option}" for option in UNLISTED)]), 4, answer=at_random(3))
    for one, other in combinations(options_of("cp"), 2):
        turned = [f"{'-' if getattr(EDITIONS['cp'].parameters, name) else '+'}{name}" for name in (one, other)]
        resolve(" ".join(["cp", *turned]))


@pytest.mark.rule("CP-OPT-29")
def test_everything_of_the_base_game_and_both_expansions_is_there() -> None:
    ours, theirs = resolve("cp").content, resolve("official").content
    assert len(ours.content.races) == len(theirs.content.races) >= 17
    assert set(ours.content.systems) >= set(theirs.content.systems)
    assert set(ours.content.technologies) == set(theirs.content.technologies)
    assert set(ours.cards.action_cards) == set(theirs.cards.action_cards)
    assert set(ours.cards.political_cards) == set(theirs.cards.political_cards)
    sets = {card.set for card in ours.cards.political_cards.values()}
    assert sets == {"base", "shattered_empire", "shards"}


# -- one by one ------------------------------------------------------------------------------------------------------------


def transferring() -> Table:
    """A player in a Transfer Action between a system of two planets and another one; nobody moves or produces."""
    game = new_game("cp")
    hold(game, 0, "arnor", "lor", "tarmann")
    put(game, 0, "1,1", "cruiser")
    put(game, 0, "0,1", "cruiser")
    game.player(0).trade_goods = 9
    table = say(play(game, Step("transfer.begin", 0)), 0, "system:1,1")
    while asks(table, 0) and asks(table, 0) != "build_facility":
        say(table, 0, next(key for key in ("done", "no", "system:0,1") if key in offers(table, 0)))
    return table


def planets_of(keys: list[str]) -> set[str]:
    return {key.partition(":")[2] for key in keys if ":" in key}


@pytest.mark.rule("CP-OPT-19", "CP-FAQ-59")
def test_facilities_are_bought_in_one_of_the_two_systems_of_a_transfer() -> None:
    table = transferring()
    assert planets_of(offers(table, 0)) == {"arnor", "lor", "tarmann"}
    say(table, 0, "colony:arnor")
    assert planets_of(offers(table, 0)) == {"lor"}
    say(table, 0, "refinery:lor")
    assert [planet.facility for planet in game_of(table).board.system(Hex("1,1")).planets] == ["colony", "refinery"]
    assert asks(table, 0) != "build_facility"
    table = say(transferring(), 0, "refinery:tarmann")
    assert asks(table, 0) != "build_facility"


@pytest.mark.rule("CP-OPT-22")
def test_without_a_voice_of_the_council_nobody_calls_for_one() -> None:
    for text, there in (("cp", True), ("cp -voice_of_the_council", False)):
        game = started(text, 3)
        assert ("voice_of_the_council" in game.state.special) is there

        async def call(here: Game) -> None:
            await here.politics.call_voice(0)

        game.state.phase = "action"
        assert (asks(trial(game, call), 0) == "call_voice") is there


@pytest.mark.rule("CP-OPT-26")
@pytest.mark.parametrize(("text", "there"), [("cp", True), ("cp -mechanized_units", False)])
def test_space_docks_produce_mechanized_units(text: str, there: bool) -> None:
    game = new_game(text)
    put(game, 0, "jord", "space_dock")
    game.player(0).trade_goods = 20
    game.state.action = Action(0, "tactical", Hex(HOME))
    keys = offers(play(game, Step("production.produce_units", 0, HOME)), 0)
    assert any("mechanized_unit" in key for key in keys) is there


@pytest.mark.rule("CP-OPT-21")
def test_artifacts_are_hidden_and_found_for_their_special_objectives() -> None:
    game = started("cp", 3, answer=at_random(4))
    assert len(game.state.artifacts) >= 3
    assert {"lazax_armory", "precursor_fossil"} <= set(game.state.special)
    without = started("cp -artifacts", 3)
    assert (without.state.artifacts, "lazax_armory" in without.state.special) == ({}, False)


@pytest.mark.rule("CP-OPT-27")
def test_the_nexus_lies_beside_the_galaxy() -> None:
    nexus = [system.hex for system in started("cp", 3).state.systems if system.tile == "wormhole_nexus"]
    assert len(nexus) == 1
    assert not any(system.tile == "wormhole_nexus" for system in started("cp -nexus", 3).state.systems)


@pytest.mark.rule("CP-OPT-20")
@pytest.mark.parametrize(("text", "later"), [("official +homeworlds", 0), ("cp", 1)])
def test_points_denied_without_ones_homeworlds_come_later_and_are_not_lost(text: str, later: int) -> None:
    game = new_game(text, 3)
    planet = game.board.home_planets(0)[0]
    game.board.set_planet(replace(planet, owner=NOBODY))

    async def score(here: Game) -> None:
        here.objectives.score(0, "test", 1)

    game = game_of(trial(game, score))
    assert game.victory.points(0) == 0
    put(game, 0, planet.id, "ground_force")
    game.state.action = Action(0, "tactical", Hex(HOME))
    game.begin_scope("action")
    table = play(game, Step("invasion.claim", 0, HOME, planet.id))
    assert (game_of(table).board.planet(planet.id).owner, game_of(table).victory.points(0)) == (0, later)


@pytest.mark.rule("CP-OPT-20")
def test_no_table_of_central_powers_leaves_the_homeworlds_out() -> None:
    with pytest.raises(RulesetError):
        resolve("cp -homeworlds")
