"""What a table agrees on before anything else, and what it may take out of the appendices."""

from __future__ import annotations

import pytest
from opening import at_random, go_on, started
from tables import new_game, offers, play, put

from mecatol.core.errors import RulesetError
from mecatol.core.rules import Step
from mecatol.play import Table
from mecatol.rules.options import OPTIONS
from mecatol.rulesets import resolve

# SA17-SET-44: appendix 2
FURTHER = ("ascendancy", "star_by_star", "crimson_suns", "paths_of_fate", "ancient_empire", "simultaneous_actions")


@pytest.mark.rule("SA17-SET-04")
def test_what_is_agreed_on_holds_from_the_first_roll_to_the_end() -> None:
    text = "sa17 +distant_suns +paths_of_fate +simultaneous_actions map=crossroads vp=9"
    table = Table.new(text, ("Ann", "Ben", "Cy", "Dee"), 7)
    agreed = table.game.parameters
    assert (agreed.goal, agreed.map, agreed.distant_suns, agreed.paths_of_fate) == (9, "crossroads", True, True)
    go_on(table, answer=at_random(7))
    assert table.game.parameters == agreed
    assert table.game.state.goal == 9
    again = Table.load(table.save())
    assert again.game.parameters == agreed == resolve(again.ruleset.text).parameters


@pytest.mark.rule("SA17-SET-44")
@pytest.mark.parametrize("option", FURTHER)
def test_each_option_of_the_appendix_is_chosen_by_itself(option: str) -> None:
    words = " ".join((f"+{option}", *OPTIONS[option].needs))
    chosen = resolve(f"sa17 {words}").parameters
    assert [name for name in FURTHER if getattr(chosen, name)] == [option]
    assert not getattr(resolve("sa17").parameters, option)
    assert started(f"sa17 {words}", 3).state.phase == "strategy"


@pytest.mark.rule("SA17-SOT-01")
def test_what_is_listed_of_shards_goes_with_it_and_nothing_else() -> None:
    game = started("sa17 +promissory_notes +mercenaries tiles=sott map=built", 3)
    assert [tile for tile in game.galaxy_building.pool("special") if tile.startswith("gravity_rift")]
    assert len(game.state.preliminary) == 1
    assert len(game.state.mercenary_deck) == 16
    assert all(game.promissory_notes.kept(seat) for seat in range(3))
    shards = [name for name, technology in game.content.technologies.items() if technology.set == "sott"]
    assert shards
    assert all(not game.content.technologies[name].needs for name in shards), "without prerequisites"
    scene = new_game("sa17")
    put(scene, 0, "jord", "space_dock")
    scene.player(0).trade_goods = 40
    assert "build:flagship" in offers(play(scene, Step("production.produce_units", 0, "0,-2")), 0)
    with pytest.raises(RulesetError):
        resolve("sa17 +political_intrigue")


@pytest.mark.rule("SA17-SOT-12")
def test_flagships_are_those_of_the_cards_as_far_as_they_are_known() -> None:
    mine, official = new_game("sa17").content.flagships, new_game("official").content.flagships
    assert {card.production for card in mine.values()} == {2}
    assert (mine["saar"].movement, mine["saar"].barrage) == (2, 2)
    assert official["saar"].movement == 1
    for race, card in mine.items():
        if race not in ("saar", "yssaril"):
            was = official[race]
            assert (card.cost, card.combat, card.dice, card.movement) == (was.cost, was.combat, was.dice, was.movement)
