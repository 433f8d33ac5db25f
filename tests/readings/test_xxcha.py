"""The Xxcha Kingdom, read a second time."""

from __future__ import annotations

import pytest
from leading import acting
from races.racing import HERE, become, landed, offered, race_game, rolls, units_in, use
from readings.reading import SPACE, enact, ever, held, refuse, turn, wide
from strategic import counters, harmless, holding, uses
from tables import asks, game_of, offers, put, say, told
from trial import give, trial

from mecatol.rules.official.game import Game
from mecatol.rules.state import PlanetId

BOTH = pytest.mark.parametrize("ruleset", ["official -tactical_retreats", "sa17 -tactical_retreats"])


@pytest.mark.content("sa17:ability/xxcha_diplomats_way")
def test_the_secondary_is_still_there() -> None:
    card = "diplomacy"
    game = holding("sa17", {card: 0})
    become(game, 1, "xxcha")
    held(game, 1, "thibah", "ground_force")
    game.board.exhaust(PlanetId("thibah"), "test")
    game.player(1).trade_goods = 9
    table = enact(uses(game, card, 1), "use", seat=1)
    assert asks(table, 1) == "diplomats_way"
    say(table, 1, "secondary")
    assert asks(table, 1) not in ("primary", "demilitarize")
    assert counters(table, 1)[0] == 1


@BOTH
@pytest.mark.content("sa17:ability/xxcha_resilient", "official:ability/xxcha_resilient")
def test_enemies_on_planets_suffer_once_when_xxcha_defend(ruleset: str) -> None:
    table = landed(race_game(ruleset, "sol", "xxcha"), "2 ground_force", "2 ground_force", dice=[1] * 12)
    assert [needed for purpose, _, _, needed in rolls(table, 0) if purpose == "invasion"][:2] == [9, 8]


@BOTH
@pytest.mark.content("sa17:upgrade/diplomats", "official:upgrade/diplomats")
def test_diplomats_may_let_it_pass_and_need_a_counter(ruleset: str) -> None:
    game = race_game(ruleset, "xxcha", upgrades=["diplomats"])
    game.state.round = 3
    held(game, 0, "thibah", "ground_force")
    put(game, 0, HERE, "cruiser")
    game.player(0).strategy = 0
    assert not offered(turn(game, f"activate:{HERE}", seat=1), 0)
    game = race_game(ruleset, "xxcha", upgrades=["diplomats"])
    game.state.round = 3
    held(game, 0, "thibah", "ground_force")
    put(game, 0, HERE, "cruiser")
    table = turn(game, f"activate:{HERE}", seat=1)
    use(table, 0, "turn_away")
    assert asks(table, 0) == "action"  # his turn is over
    assert game_of(table).player(1).pool == 2


@pytest.mark.content("sa17:upgrade/archon_energy_shells")
def test_two_hits_in_all_on_a_planet_too() -> None:
    game = race_game("sa17", "sol", "xxcha")
    game.begin_effect("archon_energy_shells", 1, "upgrade")
    table = landed(game, "3 ground_force", "2 ground_force", dice=[10, 10, 10, 1, 1, 10, 10, 10, 1, 1])
    use(table, 1, "ignore")
    use(table, 1, "ignore")
    refuse(table)
    assert game_of(table).board.planet(PlanetId("thibah")).owner == 0
    assert not ever(table, "ignore", 1)


@BOTH
@pytest.mark.content("sa17:flagship/xxcha", "official:flagship/xxcha")
def test_no_technology_of_pds_helps_the_ssodu(ruleset: str) -> None:
    game = wide(race_game(ruleset, "sol", "xxcha"))
    give(game, 1, "magen_defense_grid")
    put(game, 0, HERE, "3 cruiser")
    put(game, 1, HERE, "flagship")
    table = acting(game, HERE, "space_cannon.fire", dice=[5, 5, 5])
    enact(table, "fire:0", seat=1)
    assert rolls(table, 1)[0][3] == 6
    assert units_in(table, 0, SPACE) == {"cruiser": 3}


@BOTH
@pytest.mark.content("sa17:flagship/xxcha", "official:flagship/xxcha")
@pytest.mark.parametrize(("where", "needed"), [(HERE, 7), ("1,-1", 8)])
def test_maneuvering_jets_evade_the_ssodu_like_pds(ruleset: str, where: str, needed: int) -> None:
    game = wide(race_game(ruleset, "sol", "xxcha"))
    give(game, 0, "maneuvering_jets")
    put(game, 0, HERE, "3 cruiser")
    put(game, 1, where, "flagship")
    table = enact(acting(game, HERE, "space_cannon.fire", dice=[1, 1]), "fire:0", seat=1)
    assert rolls(table, 1)[0][3] == needed


@BOTH
@pytest.mark.content("sa17:flagship/xxcha", "official:flagship/xxcha")
def test_the_ssodu_is_no_pds_on_planets(ruleset: str) -> None:
    game = wide(race_game(ruleset, "sol", "xxcha"))
    put(game, 1, HERE, "flagship")
    table = landed(game, "2 ground_force", "ground_force", dice=[1] * 20)
    assert "invasion_defence" not in [purpose for purpose, *_ in rolls(table, 1)]


@BOTH
@pytest.mark.content("sa17:flagship/xxcha", "official:flagship/xxcha")
def test_the_active_players_ssodu_fires_too(ruleset: str) -> None:
    game = wide(race_game(ruleset, "xxcha", "sol"))
    put(game, 0, HERE, "flagship")
    put(game, 1, HERE, "3 cruiser")
    table = acting(game, HERE, "space_cannon.fire", dice=[6, 6])
    enact(table, "fire:1")
    assert units_in(table, 1, SPACE) == {"cruiser": 1}


@BOTH
@pytest.mark.content("sa17:upgrade/instinct_training", "official:upgrade/instinct_training")
def test_a_card_played_as_an_action_is_cancelled(ruleset: str) -> None:
    game = race_game(ruleset, "xxcha", "sol", upgrades=["instinct_training"], seats=3)
    game.player(1).action_cards = harmless(game.action_cards)
    table = turn(game, "component:card:", seat=1)
    while ":cancel" not in "".join(offers(table, 0)):
        say(table, 1, offers(table, 1)[0])
    enact(table, ":cancel")
    assert "cardcancelled" in told(table)
    assert counters(table, 0)[0] == 1
    assert asks(table, 1) == "action"  # and he has not acted yet


@pytest.mark.content("official:ability/xxcha_veto", "sa17:ability/xxcha_veto")
@pytest.mark.parametrize("ruleset", ["official", "sa17"])
def test_no_veto_without_a_counter(ruleset: str) -> None:
    game = holding(ruleset, {"assembly": 1})
    become(game, 0, "xxcha")
    game.player(0).strategy = 0

    async def agenda(game: Game) -> None:
        await game.politics.agenda_from_deck(1)

    assert not offered(trial(game, agenda), 0)


@pytest.mark.content("official:ability/xxcha_diplomats_way")
def test_officially_the_primary_for_the_counter_of_the_secondary() -> None:
    game = holding("official", {"diplomacy_ii": 0})
    become(game, 1, "xxcha")
    held(game, 1, "thibah", "ground_force")
    table = enact(uses(game, "diplomacy_ii", 1), "use", seat=1)
    if asks(table, 1) == "diplomats_way":
        say(table, 1, "primary")
    assert asks(table, 1) == "demilitarize"
    assert counters(table, 1)[0] == 1
