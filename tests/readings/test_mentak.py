"""The Mentak Coalition, read a second time."""

from __future__ import annotations

import pytest
from races.racing import HERE, battle, become, race_game, rolls, units_in, use
from readings.reading import SPACE, actions, broke, enact, ever, goods, refuse, turn, wide
from tables import asks, game_of, new_game, offers, play, put, say
from trial import trial

from mecatol.core.rules import Step
from mecatol.rules.official.game import Game
from mecatol.rules.state import Place

BOTH = pytest.mark.parametrize("ruleset", ["official -tactical_retreats", "sa17 -tactical_retreats"])


@BOTH
@pytest.mark.content("sa17:ability/mentak_ambush", "official:ability/mentak_ambush")
def test_defenders_ambush_and_fight_on(ruleset: str) -> None:
    game = wide(race_game(ruleset, "sol", "mentak"))
    table = battle(game, "3 cruiser", "2 destroyer, cruiser", dice=[9, 1] + [1] * 60)
    shots = [(purpose, kind, len(faces)) for purpose, kind, faces, _ in rolls(table, 1)]
    assert sum(n for purpose, _, n in shots if purpose == "precombat") == 2
    assert sum(n for purpose, _, n in shots[:4] if purpose == "battle") == 3
    assert sum(len(faces) for purpose, _, faces, _ in rolls(table, 0)[:1]) == 2  # one does not fire back


@BOTH
@pytest.mark.content("sa17:ability/mentak_ambush", "official:ability/mentak_ambush")
def test_other_ships_do_not_ambush(ruleset: str) -> None:
    table = battle(wide(race_game(ruleset, "mentak")), "dreadnought, carrier, 2 fighter", "cruiser", dice=[1] * 60)
    assert "precombat" not in [purpose for purpose, *_ in rolls(table, 0)]


@pytest.mark.content("official:ability/mentak_pillage")
@pytest.mark.parametrize("later", [False, True])
def test_they_rob_once_when_they_like_in_the_strategy_phase(later: bool) -> None:
    game = new_game("official", 3)
    become(game, 0, "mentak")
    game.player(1).trade_goods = 4
    game.player(2).trade_goods = 2
    table = play(game, Step("strategy_phase.start"))
    if later:
        enact(table, "pass", until="pick")
        key = next(act.key for act in table.acts(0) if act.key.endswith(":pillage"))
        table.act(0, key)
    else:
        use(table, 0, "pillage")
    say(table, 0, "player:1")
    assert (goods(table), goods(table, 1)) == (1, 3)
    assert not [act for act in table.acts(0) if act.key.endswith(":pillage")]
    assert not ever(table, "pillage")


@pytest.mark.content("sa17:ability/mentak_piracy")
def test_two_are_robbed_for_one_counter_and_those_with_two_goods_are_spared() -> None:
    game = race_game("sa17", "mentak", seats=4)
    for seat, amount in ((1, 3), (2, 3), (3, 2)):
        game.player(seat).trade_goods = amount
    table = turn(game, "piracy", "player:1", "player:2")
    assert [goods(table, seat) for seat in range(4)] == [2, 2, 2, 2]
    assert game_of(table).player(0).strategy == 1
    game = race_game("sa17", "mentak", seats=4)
    game.player(1).trade_goods, game.player(0).strategy = 5, 0
    assert "piracy" not in actions(game)


@BOTH
@pytest.mark.content("sa17:upgrade/salvage_operations", "official:upgrade/salvage_operations")
def test_two_goods_after_a_lost_battle_and_no_ship(ruleset: str) -> None:
    game = wide(race_game(ruleset, "mentak", upgrades=["salvage_operations"]))
    table = battle(game, "destroyer", "2 cruiser, destroyer", dice=[1, 9, 10, 10, 10])
    assert not ever(table, "salvage")
    assert goods(table) == 2


@BOTH
@pytest.mark.content("sa17:upgrade/salvage_operations", "official:upgrade/salvage_operations")
def test_any_type_destroyed_in_the_battle_from_ambush_too(ruleset: str) -> None:
    game = broke(wide(race_game(ruleset, "mentak", upgrades=["salvage_operations"])), goods=9)
    table = battle(game, "2 cruiser", "carrier, dreadnought*1", dice=[10, 1, 10, 10, 1, 1, 10, 10, 1, 1, 1, 1])
    enact(table, "destroy:carrier", seat=1)
    enact(table, until="salvage")
    assert "carrier" in offers(table, 0)
    assert "dreadnought" in offers(table, 0)
    assert "cruiser" not in offers(table, 0)
    say(table, 0, "dreadnought")
    refuse(table)
    assert units_in(table, 0, SPACE)["dreadnought"] == 1
    assert goods(table) == 9 + 2 - 5


@BOTH
@pytest.mark.content("sa17:upgrade/salvage_operations", "official:upgrade/salvage_operations")
def test_no_war_sun_without_its_technology(ruleset: str) -> None:
    game = broke(wide(race_game(ruleset, "mentak", upgrades=["salvage_operations"])), goods=20)
    damaged = "war_sun*1" if "official" in ruleset else "war_sun*2"
    table = battle(game, "3 cruiser", f"{damaged}, destroyer", dice=[10, 10] + [10] * 20)
    enact(table, until="salvage")
    assert "war_sun" not in offers(table, 0)


@BOTH
@pytest.mark.content("sa17:flagship/mentak", "official:flagship/mentak")
def test_nobody_sustains_beside_it_when_it_defends_or_pds_fire(ruleset: str) -> None:
    game = wide(race_game(ruleset, "sol", "mentak"))
    table = battle(game, "2 dreadnought", "flagship", dice=[1, 1] * 2 + [10, 1] + [1] * 60)
    assert "sustain:dreadnought" not in offers(table, 0)
    game = wide(race_game(ruleset, "mentak", "sol"))
    put(game, 1, HERE, "2 dreadnought")
    put(game, 0, HERE, "flagship")

    async def struck(game: Game) -> None:
        await game.combat.suffer(1, Place(SPACE), 1, purpose="space_cannon", by=0)

    table = trial(game, struck)
    assert "sustain:dreadnought" not in offers(table, 1)
    assert units_in(table, 1, SPACE) == {"dreadnought": 1}


@BOTH
@pytest.mark.content("sa17:flagship/mentak", "official:flagship/mentak")
def test_its_own_ships_sustain(ruleset: str) -> None:
    game = wide(race_game(ruleset, "mentak"))
    table = battle(game, "flagship, dreadnought", "2 cruiser", dice=[1] * 3 + [1] * 1 + [10, 10] + [10] * 9)
    assert [key for key in offers(table, 0) if key.startswith("sustain:")] or asks(table, 0) == ""


@BOTH
@pytest.mark.content("sa17:upgrade/mirror_computing", "official:upgrade/mirror_computing")
def test_two_goods_buy_a_ship_of_four(ruleset: str) -> None:
    game = broke(wide(race_game(ruleset, "mentak", upgrades=["mirror_computing"])), goods=2)
    put(game, 0, "jord", "space_dock")
    table = enact(play(game, Step("production.produce_units", 0, "0,-2")), "build:cruiser", "build:cruiser", "done")
    refuse(table)
    assert units_in(table, 0, "system:0,-2") == {"cruiser": 2}
    assert goods(table) == 0


@pytest.mark.content("sa17:upgrade/adaptable_ordnance_rigs")
def test_a_laden_cruiser_fires_one_die_and_an_empty_one_two_in_the_first_round_only() -> None:
    for mine, dice in (("cruiser", [2, 1]), ("cruiser, ground_force", [1, 1])):
        game = wide(race_game("sa17 -tactical_retreats", "mentak", upgrades=["adaptable_ordnance_rigs"]))
        table = battle(game, mine, "2 dreadnought", dice=[1] * 12)
        fired = [len(faces) for purpose, kind, faces, _ in rolls(table, 0) if (purpose, kind) == ("battle", "cruiser")]
        assert fired[:2] == dice


@pytest.mark.content("sa17:upgrade/adaptable_ordnance_rigs")
def test_no_rig_sustains_a_hit_of_a_round() -> None:
    game = wide(race_game("sa17 -tactical_retreats", "mentak", upgrades=["adaptable_ordnance_rigs"]))
    table = battle(game, "2 cruiser", "dreadnought", dice=[1] * 6 + [10, 1])
    assert not [key for key in offers(table, 0) if key.startswith("sustain:")]
