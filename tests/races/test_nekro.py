"""The Nekro Virus."""

from __future__ import annotations

import pytest
from leading import acting
from races.racing import HERE, battle, landed, race_game, refuse, units_in
from strategic import counters
from tables import asks, game_of, hold, offers, play, put, say
from trial import trial

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.naming import in_system
from mecatol.rules.official.game import Game
from mecatol.rules.state import NEUTRAL, CardId, Place

RULESETS = ["official -tactical_retreats", "sa17 -tactical_retreats"]
BOTH = pytest.mark.parametrize("ruleset", RULESETS)
KNOWN = ("hylar_v_assault_laser", "antimass_deflectors", "xrd_transporters")


def virus(ruleset: str, enemy: str = "sol", knows: tuple[str, ...] = KNOWN, upgrades: tuple[str, ...] = ()) -> Game:
    """The Nekro against somebody who knows things; they have Hylar V themselves."""
    game = race_game(ruleset, "nekro", enemy)
    game.technology._add(0, "hylar_v_assault_laser")
    for technology in knows:
        game.technology._add(1, technology)
    for upgrade in upgrades:
        if upgrade in game.content.race_technologies:
            game.technology._add(1, upgrade)
        else:
            game.player(1).upgrades.append(upgrade)
            game.begin_effect(upgrade, 1, "upgrade")
    return game


def until(table: Table, question: str) -> Table:
    """Nobody does anything he need not do before a question comes."""
    while table.pending and not any(ask.name == question for ask in table.pending):
        ask = table.pending[0]
        keys = table.keys(ask)
        table.answer(ask.seat, ask.id, next((key for key in ("pass", "done", "no") if key in keys), keys[0]))
    return table


# -- no votes ----------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("OFF-RAC-17", "OFF-FAQ-9")
@pytest.mark.content("sa17:ability/nekro_no_vote", "official:ability/nekro_no_vote")
def test_they_have_no_votes(ruleset: str) -> None:
    game = virus(ruleset)
    hold(game, 0, "thibah", "wellon", "vefut_ii")
    assert game.politics.votes(0) == 0
    game.state.titles["voice_of_the_council"] = 0
    assert game.politics.votes(0) == 0
    assert game.politics.votes(1) > 0


@pytest.mark.rule("OFF-FAQ-9")
@pytest.mark.content("official:ability/nekro_no_vote")
def test_they_do_not_vote_for_a_voice_of_the_council() -> None:
    game = race_game("official", "sol", "nekro", seats=3)
    game.state.special.append(CardId("voice_of_the_council"))

    async def call(game: Game) -> None:
        await game.politics.call_voice(0)

    table, asked = trial(game, call), []
    say(table, 0, "call")
    while table.pending:
        ask = table.pending[0]
        asked.append(ask.seat)
        table.answer(ask.seat, ask.id, table.keys(ask)[0])
    assert asked
    assert 1 not in asked


# -- no research -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-RAC-17", "OFF-FAQ-9")
@pytest.mark.content("official:ability/nekro_no_research")
def test_the_primary_of_technology_brings_three_counters() -> None:
    game = virus("official")
    before = list(game.player(0).technologies)

    async def primary(game: Game) -> None:
        assert await game.technology.receive(0, "technology")

    table = say(until(trial(game, primary), "counter_area"), 0, "strategy", "pool", "pool")
    assert counters(table, 0) == (3, 5, 3)
    assert game_of(table).player(0).technologies == before


@BOTH
@pytest.mark.content("sa17:ability/nekro_no_research", "official:ability/nekro_no_research")
def test_who_buys_a_technology_pays_for_three_counters(ruleset: str) -> None:
    game = virus(ruleset)
    game.player(0).trade_goods = 6
    hold(game, 1, *(planet.id for planet in game.board.planets_of(0)))

    async def buy(game: Game) -> None:
        await game.technology.buy(0, 6, "technology")

    table = trial(game, buy)
    assert offers(table, 0) == ["counters", "no"]
    say(table, 0, "counters", "pool", "pool", "pool")
    assert counters(table, 0) == (2, 6, 3)
    assert game_of(table).player(0).trade_goods == 0
    poor = virus(ruleset)
    hold(poor, 1, *(planet.id for planet in poor.board.planets_of(0)))
    assert not poor.technology.has_wares(0, 6, "technology")
    assert not poor.technology.may_gain(0, "sarween_tools", "technology").allowed


@pytest.mark.rule("OFF-FAQ-9")
@pytest.mark.content("official:ability/nekro_no_research")
def test_only_general_discounts_lower_the_price() -> None:
    game = virus("official")
    game.technology._add(0, "neural_computing")
    assert game.technology.cost(0, "counters", 8, "technology_ii") == 6


@pytest.mark.content("sa17:ability/nekro_no_research")
def test_several_technologies_are_several_times_three() -> None:
    game = virus("sa17")
    game.player(0).trade_goods = 20

    async def buy(game: Game) -> None:
        await game.technology.buy_several(0, 5, "technology", 3)

    table = say(trial(game, buy), 0, "counters", "counters", "done")
    while asks(table, 0):
        say(table, 0, "goods" if asks(table, 0) == "pay" else "pool")
    assert counters(table, 0)[1] == 3 + 6


@BOTH
@pytest.mark.rule("OFF-FAQ-9")
@pytest.mark.content("sa17:ability/nekro_no_research", "official:ability/nekro_no_research")
def test_domain_counters_still_teach_them(ruleset: str) -> None:
    game = virus(ruleset)
    assert "antimass_deflectors" in game.technology.gainable(0, "domain_counter")

    async def found(game: Game) -> None:
        await game.technology.gain(0, "antimass_deflectors", "domain_counter")
        await game.technology.gain(0, "stasis_capsules", "agenda")

    table = say(trial(game, found), 0, "pool", "pool", "pool")
    assert game_of(table).technology.has(0, "antimass_deflectors")
    assert not game_of(table).technology.has(0, "stasis_capsules")
    assert counters(table, 0)[1] == 6


# -- assimilating ------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("OFF-RAC-17", "OFF-FAQ-9")
@pytest.mark.content("sa17:ability/nekro_assimilate", "official:ability/nekro_assimilate")
def test_a_technology_is_copied_after_a_space_battle(ruleset: str) -> None:
    table = until(battle(virus(ruleset), "2 cruiser", "destroyer", dice=[10, 10, 1]), "assimilate")
    assert offers(table, 0) == ["antimass_deflectors", "xrd_transporters", "no"]
    say(table, 0, "xrd_transporters")  # its prerequisite does not matter
    refuse(table)
    after = game_of(table)
    assert after.technology.has(0, "xrd_transporters")
    assert after.technology.has(1, "xrd_transporters")
    assert any(effect.key == "xrd_transporters" and effect.owner == 0 for effect in after.state.effects)


@BOTH
@pytest.mark.content("sa17:ability/nekro_assimilate", "official:ability/nekro_assimilate")
def test_losers_learn_too_and_only_from_what_they_destroyed(ruleset: str) -> None:
    lost = until(battle(virus(ruleset), "destroyer", "2 cruiser", dice=[10, 10, 10]), "assimilate")
    assert asks(lost, 0) == "assimilate"
    spared = until(battle(virus(ruleset), "destroyer", "2 cruiser", dice=[1, 10, 10]), "assimilate")
    assert asks(spared, 0) != "assimilate"
    others = race_game(ruleset, "sol", "letnev")
    others.technology._add(1, "antimass_deflectors")
    assert not until(battle(others, "2 cruiser", "destroyer", dice=[10, 10, 1]), "assimilate").pending


@BOTH
@pytest.mark.content("sa17:ability/nekro_assimilate", "official:ability/nekro_assimilate")
def test_an_invasion_teaches_them(ruleset: str) -> None:
    table = until(landed(virus(ruleset), "3 ground_force", "ground_force", dice=[10] * 3 + [1]), "assimilate")
    assert asks(table, 0) == "assimilate"
    game = virus(ruleset)
    put(game, NEUTRAL, "thibah", "ground_force")
    put(game, 0, HERE, "carrier")
    put(game, 0, "thibah", "2 ground_force")
    assert asks(until(acting(game, HERE, "invasion.begin", dice=[10] * 9), "assimilate"), 0) != "assimilate"


@BOTH
@pytest.mark.content("sa17:ability/nekro_assimilate", "official:ability/nekro_assimilate")
def test_fire_of_cannons_teaches_nothing(ruleset: str) -> None:
    game = virus(ruleset)
    game.board.deed("destroyed_unit", 0, 1, in_system(Hex(HERE)), "cruiser", 1, "space_cannon")
    table = until(battle(game, "destroyer", "2 cruiser", dice=[1, 10, 10]), "assimilate")
    assert asks(table, 0) != "assimilate"


# -- Assimilators ------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.content(
    "sa17:upgrade/valefar_assimilator",
    "official:upgrade/valefar_assimilator",
    "sa17:upgrade/valefar_assimilator_second",
    "official:upgrade/valefar_assimilator_second",
)
def test_assimilators_copy_what_only_the_enemys_race_has(ruleset: str) -> None:
    cards = ("mark_ii_advanced_carriers", "spec_ops_training", "l4_disruptors")
    game = virus(ruleset, knows=(), upgrades=cards)
    for n, (card, copied) in enumerate(zip(cards, ("valefar_assimilator", "valefar_assimilator_second"), strict=False)):
        game.state.action = None
        table = until(battle(game, "3 cruiser", "destroyer", dice=[10, 10, 10, 1]), "assimilate")
        assert offers(table, 0) == [*cards[n:2], "no"]  # one that changes an ability of a race is never copied
        say(table, 0, card)
        game = game_of(refuse(table))
        owned = [*game.player(0).technologies, *game.player(0).upgrades]
        assert copied in owned
        assert card not in owned
        assert [effect.where for effect in game.state.effects if (effect.key, effect.owner) == (card, 0)] == [copied]
    assert game.fleet_supply.places_of(0, "carrier", Place("system:0,0")).general == 8
    game.technology._add(1, "cybernetics")
    table = until(battle(game, "2 cruiser", "destroyer", dice=[10, 10, 10, 1]), "assimilate")
    assert offers(table, 0) == ["cybernetics", "no"]  # no Assimilator is left


@BOTH
@pytest.mark.content("sa17:upgrade/valefar_assimilator", "official:upgrade/valefar_assimilator")
def test_assimilators_are_never_bought(ruleset: str) -> None:
    game = virus(ruleset)
    game.player(0).trade_goods = 30
    assert game.technology.of_race(0) == []
    assert not game.technology.may_gain(0, "valefar_assimilator", "domain_counter").allowed


@pytest.mark.content("sa17:upgrade/valefar_assimilator", "sa17:upgrade/reanimation_swarms")
def test_in_build_17_only_the_swarms_have_a_price() -> None:
    game = virus("sa17")
    game.player(0).trade_goods = 30
    table = play(game, Step("status_phase.buy_upgrades", 0))
    assert asks(table, 0) == "buy_upgrade"
    assert offers(table, 0) == ["reanimation_swarms", "no"]


@pytest.mark.content("official:upgrade/valefar_assimilator")
def test_a_copy_ends_with_its_assimilator() -> None:
    game = virus("official -tactical_retreats", knows=(), upgrades=("mark_ii_advanced_carriers",))
    table = until(battle(game, "2 cruiser", "destroyer", dice=[10, 10, 1]), "assimilate")
    say(table, 0, "mark_ii_advanced_carriers")
    after = game_of(refuse(table))
    after.technology.lose(0, "valefar_assimilator", "test")
    assert after.fleet_supply.places_of(0, "carrier", Place("system:0,0")).general == 6


@pytest.mark.content("sa17:upgrade/reanimation_swarms")
def test_the_fallen_rise_again_after_an_invasion() -> None:
    game = virus("sa17", knows=())
    game.begin_effect("reanimation_swarms", 0, "upgrade")
    table = refuse(landed(game, "2 ground_force", "ground_force", dice=[10, 10, 1]))
    assert sum(units_in(table, 0, "planet:thibah").values()) == 3
    lost = virus("sa17", knows=())
    lost.begin_effect("reanimation_swarms", 0, "upgrade")
    table = refuse(landed(lost, "ground_force", "2 ground_force", dice=[1, 10, 10]))
    assert units_in(table, 0, "planet:thibah") == {}


# -- The Alastor -------------------------------------------------------------------------------------------------------


def alastor(ruleset: str) -> Game:
    game = virus(ruleset)
    put(game, 0, HERE, "flagship*1, carrier, 2 ground_force")
    put(game, 1, HERE, "3 dreadnought, cruiser")
    return game


async def one_hit(game: Game) -> None:
    await game.combat.suffer(0, in_system(Hex(HERE)), 1, purpose="space_cannon", by=1)


@BOTH
@pytest.mark.content("sa17:flagship/nekro", "official:flagship/nekro")
def test_the_alastor_takes_everybody_with_it(ruleset: str) -> None:
    game = alastor(ruleset)
    put(game, 1, "thibah", "2 pds")
    table = say(trial(game, one_hit), 0, "destroy:flagship*1")
    assert units_in(table, 0, f"system:{HERE}") == {}
    assert units_in(table, 1, f"system:{HERE}") == {}
    assert units_in(table, 1, "planet:thibah") == {"pds": 2}


@pytest.mark.parametrize(("ruleset", "own_dice"), list(zip(RULESETS, (4, 3), strict=True)))
@pytest.mark.content("sa17:flagship/nekro", "official:flagship/nekro")
def test_the_alastor_ends_a_battle_that_it_loses(ruleset: str, own_dice: int) -> None:
    game = virus(ruleset)
    table = battle(game, "flagship*1, carrier", "2 cruiser", dice=[1] * own_dice + [10, 1])
    say(table, 0, "destroy:flagship*1")
    refuse(table)
    assert units_in(table, 0, f"system:{HERE}") == units_in(table, 1, f"system:{HERE}") == {}
    assert game_of(table).state.battle is None


@BOTH
@pytest.mark.content("sa17:flagship/nekro", "official:flagship/nekro")
def test_other_ships_die_alone(ruleset: str) -> None:
    table = say(trial(alastor(ruleset), one_hit), 0, "destroy:carrier")
    assert units_in(table, 0, f"system:{HERE}")["flagship"] == 1
    assert sum(units_in(table, 1, f"system:{HERE}").values()) == 4
