"""How many there are of everything."""

from __future__ import annotations

from collections import Counter

import pytest
from tables import game_of, new_game, put
from trial import also, give, trial

from mecatol.core.effects import Behaviours, Effect
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.rules import decks
from mecatol.rules.moments import MOVEMENT, PER_PLANET, Unit
from mecatol.rules.naming import unit_kind
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system, on_planet
from mecatol.rules.state import Group, PlanetId, UnitId

PLASTIC = {
    "dreadnought": 5,
    "carrier": 4,
    "cruiser": 8,
    "destroyer": 8,
    "war_sun": 2,
    "pds": 6,
    "space_dock": 3,
    "mechanized_unit": 4,
    "flagship": 1,
}


@pytest.mark.rule("OFF-CMP-1")
def test_plastic() -> None:
    game = new_game("official", 2)
    assert {kind: game.board.left(0, unit_kind(kind)) for kind in PLASTIC} == PLASTIC
    put(game, 0, "1,0", "3 cruiser, dreadnought*1")
    assert (game.board.left(0, "cruiser"), game.board.left(0, "dreadnought")) == (5, 4)
    assert game.board.left(1, "cruiser") == 8


@pytest.mark.rule("OFF-CMP-2")
def test_fighters_and_ground_forces_are_not_limited() -> None:
    game = new_game("official", 2)
    put(game, 0, "1,0", "carrier, 25 fighter")
    put(game, 0, "jord", "30 ground_force")
    assert game.board.left(0, "fighter") > 100
    assert game.board.left(0, "ground_force") > 100


@pytest.mark.rule("OFF-CMP-3")
def test_command_counters() -> None:
    game = new_game("official", 2)
    assert game.board.reinforcements(0) == 16 - 2 - 3 - 3

    async def many(here: Game) -> None:
        await here.economy.gain_counters(0, 30, "test", "strategy")

    player = game_of(trial(game, many)).player(0)
    assert player.strategy + player.pool + player.fleet == 16


@pytest.mark.rule("OFF-CMP-4")
def test_trade_goods() -> None:
    game = new_game("official", 2)
    assert game.economy.supply() == 40 + 12 + 12 * 3

    async def many(here: Game) -> None:
        here.economy.gain_goods(0, 80, "test")
        here.economy.gain_goods(1, 80, "test")

    assert [player.trade_goods for player in game_of(trial(game, many)).state.players] == [80, 8]


@pytest.mark.rule("OFF-CMP-5")
def test_tokens() -> None:
    game = new_game("official", 3)
    numbers, content, cards = game.parameters, game.content, game.cards
    assert numbers.mine_supply == 12
    assert {name: facility.supply for name, facility in content.facilities.items()} == {"colony": 8, "refinery": 8}
    tokens = Counter(decks.printed(token) for token in decks.artifacts(cards))
    assert (tokens.total(), tokens["blank"]) == (8, 4)
    assert (len(cards.mercenaries), len(cards.promissory_notes)) == (16, 5)
    assert set(Counter(each.race for each in cards.representatives.values()).values()) == {3}
    assert {len(race.leaders) for race in content.races.values()} == {3}
    assert [key for key, counter in cards.domain_counters.items() if counter.back == "none"] == [
        "custodian_fighters",
        "custodian_ground_forces",
    ]
    put(game, 0, "jord", "7 shock_troop")
    put(game, 1, "arc_prime", "3 shock_troop")
    assert game.board.left(2, "shock_troop") == 2


@pytest.mark.rule("OFF-CMP-6")
def test_cards() -> None:
    game = new_game("official", 2)
    assert len(game.action_cards.all_cards()) == len(set(game.action_cards.all_cards())) == 170
    assert len(game.political_cards.all_cards()) == len(set(game.political_cards.all_cards())) == 110
    assert len(game.content.technologies) == 32
    assert set(Counter(card.race for card in game.content.race_technologies.values()).values()) == {2}
    stages = Counter(objective.stage for objective in game.cards.objectives.values() for _ in range(objective.count))
    assert stages == {"stage_1": 20, "stage_2": 20, "secret": 13, "preliminary": 10, "special": 5}
    assert sum(objective.condition == "game_ends" for objective in game.cards.objectives.values()) == 2
    assert len(decks.counters(game.cards, "distant_suns")) == 66
    assert len(decks.counters(game.cards, "final_frontier")) == 15
    both = [*decks.counters(game.cards, "distant_suns"), *decks.counters(game.cards, "final_frontier")]
    assert len(set(both)) == len(both)


@pytest.mark.rule("OFF-CMP-8")
def test_destroyed_units_can_be_built_again() -> None:
    game = new_game("official", 2)
    put(game, 0, "1,0", "2 war_sun, flagship")
    assert (game.board.left(0, "war_sun"), game.board.left(0, "flagship")) == (0, 0)
    game.board.remove(0, in_system(Hex("1,0")), [Group("war_sun"), Group("flagship")], "destroyed")
    assert (game.board.left(0, "war_sun"), game.board.left(0, "flagship")) == (1, 1)


@pytest.mark.rule("OFF-CMP-7")
def test_what_says_how_many_a_planet_holds_is_asked_wherever_it_matters() -> None:
    law = Behaviours("law")

    @law.modify("fortress", PER_PLANET)
    def one_more(game: Game, effect: Effect, value: int, unit: Unit) -> int:
        return value + (unit.kind == "pds")

    game = new_game("official", 2)
    home = on_planet(PlanetId("jord"))
    put(game, 0, "jord", "2 pds, space_dock")
    assert not game.production.fits(0, home, [Group("pds")], "pds").allowed
    also(game, law)
    game.begin_effect("fortress", 0, "law")
    assert game.production.fits(0, home, [Group("pds")], "pds").allowed
    assert not game.production.fits(0, home, [Group("pds", 2)], "pds").allowed
    assert not game.production.fits(0, home, [Group("space_dock")], "space_dock").allowed


@pytest.mark.rule("OFF-SOT-FLG")
def test_a_flagship_is_no_dreadnought_unless_a_ruleset_says_so() -> None:
    game = new_game("official", 2)
    give(game, 0, "type_iv_drive", "assault_cannon")
    assert movement(game, "dreadnought") == movement(game, "flagship") + 1
    game.parameters = replace(game.parameters, dreadnoughts=("dreadnought", "flagship"))
    assert movement(game, "dreadnought") == movement(game, "flagship")
    assert game.board.counts_as("flagship", "cruiser", "dreadnought")
    assert not game.board.counts_as("flagship", "cruiser", "war_sun")


def movement(game: Game, kind: UnitId) -> int:
    """How far a ship of the first player's moves beyond what is printed."""
    return game.fold(MOVEMENT, 0, Unit(0, kind, in_system(Hex("1,0"))))
