"""The Nekro Virus, read a second time."""

from __future__ import annotations

import pytest
from leading import acting
from races.racing import HERE, battle, become, landed, race_game, units_in
from readings.reading import SPACE, enact, ever, held, refuse, wide
from strategic import counters, exhaust, holding, plays, uses
from tables import asks, game_of, offers, put, say
from trial import trial

from mecatol.rules.official.game import Game
from mecatol.rules.state import Place

RULESETS = ["official -tactical_retreats", "sa17 -tactical_retreats"]
BOTH = pytest.mark.parametrize("ruleset", RULESETS)
CARDS = pytest.mark.parametrize(("ruleset", "card"), [("official", "technology_ii"), ("sa17", "technology")])


def facing(ruleset: str, enemy: str, *technologies: str) -> Game:
    """The Nekro against a race that has these, its own among them."""
    game = race_game(ruleset, "nekro", enemy)
    for technology in technologies:
        if technology in game.content.technologies or technology in game.content.race_technologies:
            game.technology._add(1, technology)
        else:
            game.player(1).upgrades.append(technology)
            game.begin_effect(technology, 1, "upgrade")
    return game


@BOTH
@pytest.mark.content("sa17:ability/nekro_assimilate", "official:ability/nekro_assimilate")
def test_they_may_leave_it_and_copy_once_a_battle(ruleset: str) -> None:
    game = facing(ruleset, "sol", "antimass_deflectors", "cybernetics")
    table = enact(battle(game, "3 cruiser", "2 destroyer", dice=[10, 10, 10, 1, 1]), until="assimilate")
    say(table, 0, "cybernetics")
    assert not ever(table, "assimilate")
    assert game_of(table).player(0).technologies == ["cybernetics"]
    game = facing(ruleset, "sol", "antimass_deflectors")
    table = enact(battle(game, "3 cruiser", "2 destroyer", dice=[10, 10, 10, 1, 1]), until="assimilate")
    say(table, 0, "no")
    assert game_of(refuse(table)).player(0).technologies == []


@BOTH
@pytest.mark.content("sa17:ability/nekro_assimilate", "official:ability/nekro_assimilate")
def test_defenders_copy_too_in_space_and_on_planets(ruleset: str) -> None:
    game = race_game(ruleset, "sol", "nekro")
    game.technology._add(0, "cybernetics")
    assert ever(battle(game, "2 destroyer", "3 cruiser", dice=[1, 1, 1, 1, 10, 10, 10] + [10] * 9), "assimilate", 1)
    game = race_game(ruleset, "sol", "nekro")
    game.technology._add(0, "cybernetics")
    assert ever(landed(game, "ground_force", "3 ground_force", dice=[1, 10, 10, 10]), "assimilate", 1)


@BOTH
@pytest.mark.content("sa17:ability/nekro_assimilate", "official:ability/nekro_assimilate")
def test_ships_shot_by_their_pds_teach_nothing(ruleset: str) -> None:
    game = race_game(ruleset, "sol", "nekro")
    game.technology._add(0, "cybernetics")
    put(game, 0, HERE, "cruiser")
    held(game, 1, "thibah", "pds, ground_force")
    table = acting(game, HERE, "space_cannon.fire", "space_battle.begin", "landing.begin", dice=[10])
    say(table, 1, "fire:0")
    assert units_in(table, 0, SPACE) == {}
    assert not ever(table, "assimilate", 1)


@CARDS
@pytest.mark.content("sa17:ability/nekro_no_research", "official:ability/nekro_no_research")
def test_their_technology_card_brings_three_counters_instead(ruleset: str, card: str) -> None:
    game = holding(ruleset, {card: 0})
    become(game, 0, "nekro")
    exhaust(game, 0)
    table = plays(game, card)
    if asks(table, 0) == "primary":
        say(table, 0, "a")
    enact(table, until="counter_area")
    say(table, 0, "pool", "pool", "pool")
    assert counters(refuse(table), 0) == (2, 6, 3)
    assert game_of(table).player(0).technologies == []


@CARDS
@pytest.mark.content("sa17:ability/nekro_no_research", "official:ability/nekro_no_research")
def test_the_secondary_is_paid_in_full(ruleset: str, card: str) -> None:
    game = holding(ruleset, {card: 0})
    become(game, 1, "nekro")
    exhaust(game, 1, goods=12)
    table = enact(uses(game, card, 1), "use", "counters", seat=1)
    enact(table, "pool", "pool", "pool", seat=1)
    assert game_of(table).player(1).trade_goods == 12 - (6 if ruleset == "official" else 5)
    assert counters(table, 1)[:2] == (1, 6)


MODIFIERS = {
    "letnev": ["l4_disruptors"],
    "yin": ["fanaticism", "subliminal_command"],
    "yssaril": ["mageon_implants"],
    "saar": ["floating_factory", "scrap_foundries"],
    "arborec": ["spore_acceleration"],
    "jol_nar": ["predictive_targeting"],
}


@BOTH
@pytest.mark.parametrize("enemy", list(MODIFIERS))
@pytest.mark.content("sa17:upgrade/valefar_assimilator", "official:upgrade/valefar_assimilator")
def test_what_changes_an_ability_of_the_enemys_race_is_not_copied(ruleset: str, enemy: str) -> None:
    game = race_game(ruleset, "nekro", enemy)
    own = game.content.race_technologies if "official" in ruleset else game.content.upgrades
    cards = [card for card in MODIFIERS[enemy] if card in own]
    game = facing(ruleset, enemy, "antimass_deflectors", *cards)
    table = enact(battle(game, "3 cruiser", "2 destroyer", dice=[10, 10, 10, 1, 1]), until="assimilate")
    assert offers(table, 0) == ["antimass_deflectors", "no"]


COPIED = {
    "sol": "spec_ops_training",
    "letnev": "noneuclidean_shielding",
    "saar": "chaos_mapping",
    "muaat": "magmus_reactor",
    "hacan": "production_centers",
    "creuss": "slave_wormhole_generator",
    "l1z1x": "dreadnought_invasion_pod",
    "mentak": "mirror_computing",
    "naalu": "hybrid_crystal_drives",
    "norr": "valkyrie_armor",
    "winnu": "bioptic_recyclers",
    "xxcha": "diplomats",
    "yin": "yin_spinner",
    "yssaril": "shuttle_logistics",
    "jol_nar": "electro_resonance_turbines",
    "arborec": "bioplasmosis",
}


@BOTH
@pytest.mark.parametrize("enemy", list(COPIED))
@pytest.mark.content("sa17:upgrade/valefar_assimilator", "official:upgrade/valefar_assimilator")
def test_an_assimilator_works_as_what_it_copies(ruleset: str, enemy: str) -> None:
    game = facing(ruleset, enemy, COPIED[enemy])
    table = enact(battle(game, "3 cruiser", "2 destroyer", dice=[10] * 9), until="assimilate")
    say(table, 0, COPIED[enemy])
    mine = [effect for effect in game_of(refuse(table)).state.effects if effect.owner == 0]
    assert COPIED[enemy] in [effect.key for effect in mine]


@BOTH
@pytest.mark.content("sa17:flagship/nekro", "official:flagship/nekro")
def test_the_alastor_spares_no_ship_whoever_shot_it(ruleset: str) -> None:
    game = wide(race_game(ruleset, "nekro", "sol", seats=3))
    put(game, 0, HERE, "flagship*1, carrier")
    put(game, 1, HERE, "2 dreadnought, fighter")

    async def shot(game: Game) -> None:
        await game.combat.suffer(0, Place(SPACE), 1, purpose="space_cannon", by=2)

    table = enact(trial(game, shot), "destroy:flagship*1")
    assert units_in(table, 0, SPACE) == {}
    assert units_in(table, 1, SPACE) == {}


@pytest.mark.content("sa17:upgrade/reanimation_swarms")
def test_the_swarms_rise_for_attackers_alone() -> None:
    game = race_game("sa17", "sol", "nekro")
    game.begin_effect("reanimation_swarms", 1, "upgrade")
    table = refuse(landed(game, "ground_force", "2 ground_force", dice=[1, 10, 10]))
    assert sum(units_in(table, 1, "planet:thibah").values()) == 2


@pytest.mark.content("sa17:ability/nekro_no_vote", "official:ability/nekro_no_vote")
@pytest.mark.parametrize("ruleset", ["official", "sa17"])
def test_planets_and_cards_bring_them_no_votes(ruleset: str) -> None:
    game = race_game(ruleset, "nekro", "sol", seats=3)
    held(game, 0, "mecatol_rex", "ground_force")
    assert game.politics.votes(0) == 0


@BOTH
@pytest.mark.content("sa17:upgrade/valefar_assimilator_second", "official:upgrade/valefar_assimilator_second")
def test_a_second_battle_fills_the_second_assimilator(ruleset: str) -> None:
    game = facing(ruleset, "sol", "spec_ops_training", "mark_ii_advanced_carriers")
    for card in ("spec_ops_training", "mark_ii_advanced_carriers"):
        game.state.action = None
        table = enact(battle(game, "3 cruiser", "destroyer", dice=[10] * 9), until="assimilate")
        say(table, 0, card)
        game = game_of(refuse(table))
    player = game.player(0)
    assert {"valefar_assimilator", "valefar_assimilator_second"} <= {*player.technologies, *player.upgrades}
    assert game.fleet_supply.places_of(0, "carrier", Place(SPACE)).general == 8


@pytest.mark.content("cp:upgrade/valefar_assimilator")
def test_in_central_powers_l5_disruptors_are_not_copied_either() -> None:
    game = facing("cp -tactical_retreats", "letnev", "l5_disruptor_weapon_systems", "noneuclidean_shielding")
    table = enact(battle(game, "3 cruiser", "2 destroyer", dice=[10, 10, 10, 1, 1]), until="assimilate")
    assert offers(table, 0) == ["noneuclidean_shielding", "no"]


@pytest.mark.content("sa17:upgrade/valefar_assimilator", "official:upgrade/valefar_assimilator")
@pytest.mark.content("sa17:action/multiculturalism", "official:action/multiculturalism")
@pytest.mark.parametrize(("ruleset", "race_only"), [("official", "bioptic_recyclers"), ("sa17", "bioptic_recyclers")])
def test_who_borrows_their_ability_has_no_assimilators(ruleset: str, race_only: str) -> None:
    game = race_game(f"{ruleset} -tactical_retreats", "sol", "winnu", "nekro", seats=3)
    game.begin_effect("nekro_assimilate", 0, "card", until="round")
    game.technology._add(1, "cybernetics")
    if ruleset == "official":
        game.technology._add(1, race_only)
    else:
        game.player(1).upgrades.append(race_only)
        game.begin_effect(race_only, 1, "upgrade")
    table = enact(battle(game, "3 cruiser", "2 destroyer", dice=[10] * 9), until="assimilate")
    assert offers(table, 0) == ["cybernetics", "no"]
