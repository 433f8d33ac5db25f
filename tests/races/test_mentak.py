"""The Mentak Coalition."""

from __future__ import annotations

import pytest
from leading import acting
from races.racing import HERE, battle, race_game, refuse, rolls, units_in, use
from strategic import counters
from tables import asks, game_of, hold, offers, play, put, say
from trial import trial

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.races.mentak import free_rigs
from mecatol.rules.naming import in_system
from mecatol.rules.official.casualties import Salvo
from mecatol.rules.official.game import Game
from mecatol.rules.state import Group, PlanetId

BOTH = pytest.mark.parametrize("ruleset", ["official -tactical_retreats", "sa17 -tactical_retreats"])
EDITIONS = pytest.mark.parametrize("ruleset", ["sa17", "sa_es"])


@BOTH
@pytest.mark.rule("OFF-RAC-5")
@pytest.mark.content("sa17:ability/mentak_ambush", "official:ability/mentak_ambush")
def test_two_ships_fire_from_ambush(ruleset: str) -> None:
    table = battle(race_game(ruleset, "mentak"), "cruiser, 3 destroyer", "2 cruiser", dice=[7, 9])
    shots = [(kind, faces) for purpose, kind, faces, _ in rolls(table, 0) if purpose == "precombat"]
    assert shots == [("cruiser", [7]), ("destroyer", [9])]
    assert units_in(table, 1, f"system:{HERE}") == {}
    assert not rolls(table, 1)


@pytest.mark.rule("OFF-RAC-5")
@pytest.mark.content("official:ability/mentak_pillage")
def test_the_rich_are_robbed_in_the_strategy_phase() -> None:
    game = race_game("official", "mentak", seats=4)
    for seat, goods in ((1, 3), (2, 2), (3, 5)):
        game.player(seat).trade_goods = goods
    table = play(game, Step("strategy_phase.start"))
    use(table, 0, "pillage")
    assert offers(table, 0) == ["player:1", "player:3", "no"]
    merciful = say(table.fork(), 0, "no")
    assert [player.trade_goods for player in game_of(merciful).state.players] == [0, 3, 2, 5]
    say(table, 0, "player:1", "player:3")
    assert [player.trade_goods for player in game_of(table).state.players] == [2, 2, 2, 4]


@EDITIONS
@pytest.mark.rule("SAES-RAC-02")
@pytest.mark.content("sa17:ability/mentak_piracy")
def test_in_shattered_ascension_piracy_is_an_action_for_a_counter(ruleset: str) -> None:
    game = race_game(ruleset, "mentak", seats=3)
    game.player(1).trade_goods = 4
    table = play(game, Step("action_phase.turn", 0))
    say(table, 0, next(key for key in offers(table, 0) if key.endswith("piracy")), "player:1")
    assert [player.trade_goods for player in game_of(table).state.players] == [1, 3, 0]
    assert counters(table, 0)[0] == 1
    poor = race_game(ruleset, "mentak", seats=3)
    assert not [key for key in offers(play(poor, Step("action_phase.turn", 0)), 0) if key.endswith("piracy")]
    game.player(0).strategy = 0
    assert not [key for key in offers(play(game, Step("action_phase.turn", 0)), 0) if key.endswith("piracy")]


@EDITIONS
@pytest.mark.rule("SA17-DUE-24", "SAES-DUE-28")
@pytest.mark.content("sa17:ability/mentak_piracy")
def test_in_a_duel_every_second_theft_brings_one_more(ruleset: str) -> None:
    game = race_game(ruleset, "mentak")
    game.player(1).trade_goods = 9
    game.player(0).strategy = game.player(0).pool = 3
    goods = []
    for _ in range(3):
        table = play(game, Step("action_phase.turn", 0))
        say(table, 0, next(key for key in offers(table, 0) if key.endswith("piracy")), "player:1")
        game = game_of(table)
        goods.append(game.player(0).trade_goods)
    assert goods == [1, 3, 4]


@BOTH
@pytest.mark.content("sa17:upgrade/salvage_operations", "official:upgrade/salvage_operations")
def test_wrecks_are_worth_something(ruleset: str) -> None:
    game = race_game(ruleset, "mentak", upgrades=["salvage_operations"])
    table = battle(game, "2 cruiser", "cruiser, destroyer", dice=[10, 10])
    assert asks(table, 0) == "salvage"
    assert offers(table, 0) == ["cruiser", "destroyer", "no"]
    say(table, 0, "destroyer")
    refuse(table)
    assert units_in(table, 0, f"system:{HERE}") == {"cruiser": 2, "destroyer": 1}
    lost = race_game(ruleset, "sol", "mentak")
    lost.begin_effect("salvage_operations", 1, "upgrade")
    table = refuse(battle(lost, "2 dreadnought", "destroyer", dice=[1, 10, 10, 10, 10, 10]))
    assert game_of(table).player(1).trade_goods == 2


@BOTH
@pytest.mark.content("sa17:upgrade/salvage_operations", "official:upgrade/salvage_operations")
def test_own_wrecks_are_salvaged_too(ruleset: str) -> None:
    game = race_game(ruleset, "mentak", upgrades=["salvage_operations"])
    mine = 5 if ruleset.startswith("sa17") else 3  # dice of the Carrier and two Dreadnoughts
    table = battle(game, "carrier, 2 dreadnought", "destroyer", dice=[*[1] * mine, 10, *[10] * (mine - 1), 1])
    say(table, 0, "destroy:carrier")
    assert asks(table, 0) == "salvage"
    assert offers(table, 0) == ["destroyer", "carrier", "no"]


@BOTH
@pytest.mark.content("sa17:flagship/mentak", "official:flagship/mentak")
def test_nobody_sustains_damage_beside_the_fourth_moon(ruleset: str) -> None:
    table = battle(race_game(ruleset, "mentak"), "flagship", "2 dreadnought", dice=[10, 1] + [1] * 6)
    assert units_in(table, 1, f"system:{HERE}").get("dreadnought", 0) <= 1
    assert "damaged" not in [event["event"] for event in table.events_since(None)][:12]


@BOTH
@pytest.mark.content("sa17:upgrade/mirror_computing", "official:upgrade/mirror_computing")
def test_a_mirrored_trade_good_pays_two(ruleset: str) -> None:
    game = race_game(ruleset, "mentak", upgrades=["mirror_computing"])
    hold(game, 1, *(planet.id for planet in game.board.planets_of(0)))
    game.player(0).trade_goods = 3
    economy = game.economy
    assert (economy.available_resources(0), economy.available_influence(0)) == (6, 6)
    assert economy.can_pay(0, resources=3, influence=2)
    assert not economy.can_pay(0, resources=3, influence=3)  # a good serves one of the two sums
    assert economy.can_pay_mixed(0, 6)
    assert not economy.can_pay_mixed(0, 7)
    assert economy.available_resources(1) == sum(economy.resources(p.id) for p in game.board.planets_of(1))

    async def three_then_two(game: Game) -> None:
        await game.economy.pay(0, "production", resources=3)
        await game.economy.pay(0, "production", influence=2)

    assert game_of(trial(game, three_then_two)).player(0).trade_goods == 0


@BOTH
@pytest.mark.content("sa17:upgrade/mirror_computing", "official:upgrade/mirror_computing")
def test_what_a_planet_leaves_to_pay_takes_half_the_goods(ruleset: str) -> None:
    game = race_game(ruleset, "mentak", upgrades=["mirror_computing"])
    hold(game, 1, *(planet.id for planet in game.board.planets_of(0)))
    hold(game, 0, "thibah")
    game.player(0).trade_goods = 4
    due = game.economy.resources(PlanetId("thibah")) + 2

    async def pay(game: Game) -> None:
        await game.economy.pay(0, "production", resources=due)

    table = trial(game, pay)
    assert offers(table, 0) == ["planet:thibah", "goods"]
    say(table, 0, "planet:thibah")
    assert game_of(table).player(0).trade_goods == 3


@BOTH
@pytest.mark.content("sa17:upgrade/mirror_computing", "official:upgrade/mirror_computing")
def test_a_price_in_resources_and_influence_takes_half_the_goods_for_each(ruleset: str) -> None:
    game = race_game(ruleset, "mentak", upgrades=["mirror_computing"])
    hold(game, 1, *(planet.id for planet in game.board.planets_of(0)))
    game.player(0).trade_goods = 3

    async def pay(game: Game) -> None:
        await game.economy.pay(0, "production", resources=2, influence=4)

    table = say(trial(game, pay), 0, "goods")
    assert not table.pending  # what is left pays the influence, and two goods are all it takes
    assert game_of(table).player(0).trade_goods == 0


@pytest.mark.content("official:upgrade/mirror_computing")
def test_two_trade_goods_are_still_two_where_goods_are_asked_for() -> None:
    game = race_game("official", "mentak", upgrades=["mirror_computing"])
    game.player(0).trade_goods = 2
    assert not game.objectives.can_spend(0, {"trade_goods": 3})
    assert game.objectives.can_spend(0, {"trade_goods": 2})


def rigged(*more: str) -> Game:
    return race_game("sa17 -tactical_retreats", "mentak", *more, upgrades=["adaptable_ordnance_rigs"])


@pytest.mark.content("sa17:upgrade/adaptable_ordnance_rigs")
def test_a_rigged_cruiser_carries_one_ground_force() -> None:
    game = rigged()
    put(game, 0, HERE, "2 cruiser, 2 ground_force")
    assert not game.fleet_supply.problems(0, Hex(HERE))
    put(game, 0, HERE, "ground_force")
    assert game.fleet_supply.problems(0, Hex(HERE)).cargo == 1
    put(game, 1, "0,1", "cruiser, ground_force")
    assert game.fleet_supply.problems(1, Hex("0,1")).cargo == 1


@pytest.mark.content("sa17:upgrade/adaptable_ordnance_rigs")
def test_cruisers_without_cargo_take_a_hit_before_the_battle() -> None:
    game = rigged()
    put(game, 0, HERE, "3 cruiser, ground_force")
    put(game, 1, "thibah", "2 pds")
    hold(game, 1, "thibah")
    table = acting(game, HERE, "space_cannon.fire", dice=[10, 10])
    while asks(table, 1):
        say(table, 1, next(key for key in offers(table, 1) if key not in ("no", "done", "pass")))
    assert offers(table, 0) == ["sustain:cruiser", "destroy:cruiser"]
    say(table, 0, "sustain:cruiser")
    assert offers(table, 0) == ["sustain:cruiser", "destroy:cruiser", "destroy:cruiser*1"]
    say(table, 0, "sustain:cruiser")
    assert units_in(table, 0, f"system:{HERE}") == {"cruiser": 3, "ground_force": 1}
    assert not game_of(table).combat.sustains(Salvo(0, in_system(Hex(HERE)), "space_cannon"), Group("cruiser"))  # it is laden
    game_of(table).state.action = None
    assert free_rigs(game_of(table), 0, Hex(HERE)) == 0


@pytest.mark.content("sa17:upgrade/adaptable_ordnance_rigs")
def test_or_roll_one_die_more_in_the_first_round() -> None:
    table = battle(rigged(), "3 cruiser, cruiser*1, ground_force", "2 dreadnought", dice=[1] * 30)
    fired = [len(faces) for purpose, kind, faces, _ in rolls(table, 0) if (purpose, kind) == ("battle", "cruiser")]
    assert sum(fired[:2]) == 4 + 2  # one is laden, one has been hit
    assert sum(fired[2:4]) == 4
    assert not any(key.startswith("sustain") for key in offers(table, 0))


@pytest.mark.content("sa17:upgrade/adaptable_ordnance_rigs")
def test_rigs_do_nothing_in_the_actions_of_others() -> None:
    game = race_game("sa17 -tactical_retreats", "sol", "mentak")
    game.begin_effect("adaptable_ordnance_rigs", 1, "upgrade")
    table = battle(game, "dreadnought", "2 cruiser", dice=[1] * 30)
    fired = [len(faces) for purpose, kind, faces, _ in rolls(table, 1) if (purpose, kind) == ("battle", "cruiser")]
    assert fired[0] == 2
