"""What the Spanish edition is played with: boxes, options, decks and maps."""

from __future__ import annotations

from typing import Any

import pytest
from cardplay import at, strategy_phase, table_with
from opening import begin, go_on
from tables import asks, game_of, hold, new_game, put, say, units
from trial import give, trial

from mecatol.core.errors import RulesetError
from mecatol.core.hexes import Border, Hex
from mecatol.maps import preset_maps
from mecatol.rules.decks import printed
from mecatol.rules.library import Library
from mecatol.rules.moments import FLEET_SUPPLY, STRATEGY_PHASE_BEGINS, At
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system
from mecatol.rules.state import BorderToken
from mecatol.rulesets import EDITIONS, resolve

STAGE_1 = (
    "take_refreshed_enemy_planet",
    "two_planets_four_apart",
    "destroy_four_ships",
    "three_space_docks_two_outside_home",
    "ships_in_five_systems",
    "win_battle_against_five_ships",
    "two_special_systems",
    "five_systems",
    "destroy_units_of_two_players",
    "two_ships_four_from_home",
    "fortified_planet_three_from_home",
    "most_planets",
    "destroy_space_dock",
    "line_of_ships_spanning_three",
    "four_technologies_of_one_colour",
    "gain_planets_in_two_systems",
)


SHARDS = (
    "gravity_rifts",
    "promissory_notes",
    "flagships",
    "mechanized_units",
    "shards_technologies",
    "shards_races",
    "mercenaries",
    "final_frontier",
)
EMPIRE = ("leaders", "artifacts", "custodians", "facilities", "shock_troops", "space_mines", "tactical_retreats", "nexus")


def library(text: str = "sa_es") -> Library:
    content = resolve(text).content
    assert isinstance(content, Library)
    return content


def started(text: str = "sa_es", players: int = 3) -> Game:
    """A game at the beginning of its first Strategy Phase."""
    return game_of(go_on(begin(text, players)))


@pytest.mark.rule("SAES-SET-01")
def test_it_is_the_official_game_with_shattered_empire() -> None:
    assert {"se", "base"} <= {race.set for race in library().content.races.values()}
    assert {"leadership", "assembly", "warfare_ii", "prospect"} <= set(library().cards.strategy_cards)
    assert {"light_wave_deflector", "automated_defense_turrets"} <= set(library().content.technologies)
    with pytest.raises(RulesetError):
        begin("sa_es strategy=base", 3)


@pytest.mark.rule("SAES-SET-02")
def test_without_options_nothing_of_shards_is_there() -> None:
    game = started("sa_es map=built", 6)
    races = [player.race for player in game.state.players] + list(map(str, game.state.race_deck.bag))
    assert {game.content.races[race].set for race in races} == {"base", "se"}
    assert {system.set for system in [game.content.systems[s.tile] for s in game.state.systems]} <= {"base", "se"}
    assert not [key for key, card in game.content.technologies.items() if card.set == "sott"]
    numbers = game.parameters
    assert not any((numbers.flagships, numbers.mechanized_units, numbers.mercenaries, numbers.final_frontier))
    sets = [*(card.set for card in game.cards.action_cards.values()), *(card.set for card in game.cards.political_cards.values())]
    assert "shards" not in sets


@pytest.mark.rule("SAES-SET-02")
def test_each_part_of_shards_is_an_option_of_its_own() -> None:
    for part in SHARDS:
        assert not getattr(EDITIONS["sa_es"].parameters, part)
        assert getattr(resolve(f"sa_es +{part}").parameters, part)
    assert {"duranium_armor", "transfabrication", "xenopsychology", "ion_drive"} <= set(
        library("sa_es +shards_technologies").content.technologies
    )
    races = new_game("sa_es +shards_races").set_up.races_to_choose()
    assert {"arborec", "creuss", "nekro"} <= set(races)
    assert {"arborec", "creuss", "nekro"}.isdisjoint(new_game("sa_es").set_up.races_to_choose())
    special = new_game("sa_es +gravity_rifts").galaxy_building.pool("special")
    assert "gravity_rift" in map(printed, special)
    assert "gravity_rift" not in map(printed, new_game("sa_es tiles=sott").galaxy_building.pool("special"))


@pytest.mark.rule("SAES-SET-04")
def test_sixteen_stage_1_objectives_are_new_and_three_old_ones_gone() -> None:
    official = {key for key, card in library("official").cards.objectives.items() if card.stage == "stage_1"}
    mine = {key for key, card in library().cards.objectives.items() if card.stage == "stage_1"}
    assert (mine - official, len(STAGE_1)) == (set(STAGE_1), 16)
    assert official - mine == {"three_space_docks", "three_technologies_of_one_colour", "win_battle_against_three_ships"}


@pytest.mark.rule("SAES-SET-05", "SAES-RAC-09")
def test_every_race_has_three_technologies_of_its_own_that_are_no_cards() -> None:
    upgrades = [card for card in library().content.upgrades.values() if card.cost]
    for race in [key for key, sheet in library().content.races.items() if sheet.set != "sott"]:
        assert len([card for card in upgrades if card.race == race]) == 3, race
    assert not EDITIONS["sa_es"].parameters.race_technologies
    with pytest.raises(RulesetError, match="SAES-RAC-09"):
        resolve("sa_es +race_technologies")


@pytest.mark.rule("SAES-SET-06")
def test_two_special_objectives_are_new() -> None:
    mine, official = library().cards.objectives, library("official").cards.objectives
    new = [key for key, card in mine.items() if card.stage == "special" and key not in official]
    assert new == ["sovereign", "imperial"]


@pytest.mark.rule("SAES-SET-07", "SAES-GEN-17")
def test_sixteen_political_cards_and_some_action_cards_are_new_and_some_texts() -> None:
    mine, official = library(), library("official")
    boxed = {key for key, card in official.cards.political_cards.items() if card.set != "shards"}
    new = set(mine.cards.political_cards) - boxed
    assert len(new) == 16
    assert boxed <= set(mine.cards.political_cards)
    boxed = {key for key, card in official.cards.action_cards.items() if card.set != "shards"}
    assert len(set(mine.cards.action_cards) - boxed) == 8
    assert boxed <= set(mine.cards.action_cards)
    changed = [key for key in boxed if mine.cards.action_cards[key].set == "shattered_ascension"]
    assert sorted(changed) == ["good_year", "minelayers", "reparations", "transport"]
    revised = library("sa17").catalogue.actions
    assert all(mine.catalogue.actions[key] is revised[key] for key in changed)
    secrets = [key for key, card in mine.cards.objectives.items() if card.stage == "secret"]
    assert len(secrets) == 13
    assert mine.cards.objectives["focused"].condition == "focus_on_colour"
    assert all(key in mine.catalogue.politics for key in mine.cards.political_cards)
    assert all(key in mine.catalogue.actions for key in mine.cards.action_cards)


@pytest.mark.rule("SAES-SET-10")
def test_a_second_copy_of_the_game_brings_secrets_and_blank_and_red_bordered_tiles() -> None:
    for kind in ("empty", "special"):
        once = new_game("sa_es -increased_limits").galaxy_building.pool(kind)
        twice = new_game("sa_es").galaxy_building.pool(kind)
        plain = [tile for tile in once if not new_game("sa_es").content.systems[printed(tile)].wormholes]
        assert len(twice) == len(once) + len(plain) > len(once)
    regular = [new_game(text).galaxy_building.pool("regular") for text in ("sa_es", "sa_es -increased_limits")]
    assert regular[0] == regular[1]
    assert len(new_game("sa_es").set_up.objective_cards("secret")) == 0, "none in a duel"
    assert len(new_game("sa_es", 3).set_up.objective_cards("secret")) == 26
    assert len(new_game("sa_es -increased_limits", 3).set_up.objective_cards("secret")) == 13


@pytest.mark.rule("SAES-SET-28", "SAES-SET-29", "SAES-SET-30")
def test_three_stage_1_objectives_and_the_special_ones_lie_open_and_nothing_else() -> None:
    game = started()
    assert [game.objectives.printed(lying.id).stage for lying in game.state.objectives] == ["stage_1"] * 3
    assert game.state.preliminary == []
    printed = [name for name, card in game.cards.objectives.items() if card.stage == "special"]
    assert sorted(game.state.special) == sorted(printed)
    assert {game.objectives.printed(card).stage for card in game.state.stage_2_deck.bag} == {"stage_2"}


@pytest.mark.rule("SAES-SET-31")
@pytest.mark.parametrize("goal", [6, 10, 14])
def test_stage_2_begins_with_the_eighth_stage_1_objective_whatever_the_goal(goal: int) -> None:
    game = started(f"sa_es vp={goal}")

    async def reveal(playing: Any) -> None:
        while not playing.objectives.stage_2():
            await playing.objectives.reveal()
        assert len(playing.state.objectives) == 8
        await playing.objectives.reveal()

    table = trial(game, reveal)
    assert [game_of(table).objectives.printed(lying.id).stage for lying in game_of(table).state.objectives][7:] == [
        "stage_1",
        "stage_2",
    ]


@pytest.mark.rule("SAES-SET-36")
def test_the_galaxy_is_a_preset_map_or_is_built() -> None:
    assert started("sa_es map=the_wheel", 6).state.layout
    table = begin("sa_es map=built", 3)
    go_on(table)
    built = game_of(table).state.layout
    assert built[0][1] == "mecatol_rex"
    assert len(built) != len(preset_maps()["three_thrones"].tiles)


@pytest.mark.rule("SAES-SET-38")
def test_imperium_rex_is_put_among_stage_2_if_the_table_wants_it() -> None:
    assert not [card for card in started().state.stage_2_deck.bag if "imperium" in card]
    assert [card for card in started("sa_es +imperium_rex").state.stage_2_deck.bag if "imperium" in card]


@pytest.mark.rule("SAES-SET-39", "SAES-SET-40")
def test_options_of_shattered_empire_are_on_but_two_and_all_may_be_changed() -> None:
    numbers = EDITIONS["sa_es"].parameters
    for option in EMPIRE:
        assert getattr(numbers, option)
        assert not getattr(resolve(f"sa_es -{option}").parameters, option)
    assert (numbers.early_turns, numbers.territorial_suns) == (False, False)
    assert resolve("sa_es +early_turns +distant_suns +territorial_suns").parameters.territorial_suns
    assert game_of(go_on(begin("sa_es +early_turns", 3))).state.round == 1
    assert not started("sa_es -leaders").state.leaders
    assert started().state.leaders


@pytest.mark.rule("SAES-SET-41")
@pytest.mark.parametrize("option", ["twilight_council", "ascendancy", "crimson_suns", "paths_of_fate"])
def test_options_are_chosen_one_by_one(option: str) -> None:
    assert not getattr(EDITIONS["sa_es"].parameters, option)
    assert started(f"sa_es +{option}").state.round == 1


@pytest.mark.rule("SAES-LIM-01", "SAES-LIM-08")
def test_raised_limits_are_on_and_may_be_left_out() -> None:
    game = new_game("sa_es")
    assert [game.board.left(0, kind) for kind in ("destroyer", "pds", "space_dock")] == [15, 9, 4]
    game = new_game("sa_es -increased_limits")
    assert [game.board.left(0, kind) for kind in ("destroyer", "pds", "space_dock")] == [8, 6, 3]
    game.player(0).fleet = 10

    async def upkeep(playing: Any) -> None:
        await playing.economy.upkeep(0)

    assert asks(trial(game, upkeep), 0) == ""


@pytest.mark.rule("SAES-GAL-02", "SAES-GAL-04")
@pytest.mark.parametrize("players", [3, 5])
def test_a_built_galaxy_has_four_resources_beside_a_home_and_eight_a_player(players: int) -> None:
    numbers = EDITIONS["sa_es"].parameters
    assert (numbers.home_resources, numbers.player_resources) == (4, 8)
    game = started("sa_es map=built", players)
    worth = {p.id: game.board.printed_planet(p.id).resources for s in game.state.systems for p in s.planets}
    homes = [p.id for seat in range(players) for p in game.board.home_planets(seat)]
    nexus = [p.id for s in game.state.systems if s.tile == "wormhole_nexus" for p in s.planets]
    total = sum(value for planet, value in worth.items() if planet not in homes and planet not in nexus)
    assert total <= 8 * players


@pytest.mark.rule("SAES-RAC-01")
def test_the_saar_lose_no_points_with_their_home() -> None:
    for race, points in (("sol", 2), ("saar", 5)):
        game = new_game("sa_es")
        game.objectives.score(0, "test", 5)
        game.player(0).race = race
        for ability in game.content.races[race].abilities:
            game.begin_effect(ability, 0, "race")
        hold(game, 1, "jord")
        assert game.victory.points(0) == points, race


@pytest.mark.rule("SAES-RAC-05", "SAES-RAC-07", "SAES-RAC-08")
def test_the_naalu_have_no_cruiser_and_the_yssaril_one_carrier_and_one_technology() -> None:
    races, official = library().content.races, library("official").content.races
    assert (official["naalu"].units.get("cruiser", 0), races["naalu"].units.get("cruiser", 0)) == (1, 0)
    assert (official["yssaril"].units["carrier"], races["yssaril"].units["carrier"]) == (2, 1)
    assert races["yssaril"].technologies == ("light_wave_deflector",)


# -- pieces and agreements -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SAES-SET-08")
def test_damage_is_marked_on_units_and_the_cycler_points_one_way() -> None:
    game = new_game("sa_es")
    put(game, 0, "0,-2", "2 dreadnought")
    home = in_system(Hex("0,-2"))
    game.board.damage(0, home, units("dreadnought")[0])
    assert list(game.board.units(0, home)) == units("dreadnought, dreadnought*1")
    table = go_on(begin("sa_es", 3), to="cycler")
    speaker = game_of(table).state.speaker
    say(table, speaker, "counter_clockwise")
    assert game_of(table).direction() == -1


@pytest.mark.rule("SAES-SET-09")
def test_border_markers_of_a_map_close_borders_to_ships_and_cannons() -> None:
    game = new_game("sa_es")
    put(game, 0, "0,-2", "dreadnought")
    between = Border("0,-1|0,-2")
    for kind, clause in (("asteroid_belt", "SA17-TOK-03"), ("space_time_anomaly", "SA17-TOK-05")):
        game.state.border_tokens = [BorderToken(between, kind, Hex(""))]
        assert game.explain(0, "move:dreadnought:0,-2:0,-1").clause == clause
        assert not game.space_cannon.border(Hex("0,-2"), Hex("0,-1")).allowed
    game.state.border_tokens = [BorderToken(between, "asteroid_belt", Hex(""))]
    give(game, 0, "antimass_deflectors")
    assert game.explain(0, "move:dreadnought:0,-2:0,-1").allowed


@pytest.mark.rule("SAES-SET-12")
def test_everything_a_table_may_choose_is_settled_before_the_first_question() -> None:
    table = begin("sa_es vp=8 map=built +imperium_rex -leaders +crimson_suns", 3)
    numbers = game_of(table).parameters
    assert (numbers.goal, numbers.map) == (8, "built")
    assert (numbers.imperium_rex, numbers.leaders, numbers.crimson_suns) == (True, False, True)
    game = game_of(go_on(table))
    assert game.state.goal == 8
    assert game.parameters == numbers, "nobody is asked for it any more"
    assert game.state.leaders == ()


@pytest.mark.rule("SAES-GEN-20")
def test_cultural_crisis_does_not_take_back_what_multiculturalism_has_copied() -> None:
    game = strategy_phase(table_with("multiculturalism", ruleset="sa_es"))
    for seat in (0, 1, 2):
        for ability in game.content.races[game.player(seat).race].abilities:
            game.begin_effect(ability, seat, "race")
    supply = next(effect for effect in game.state.effects if effect.key == "letnev_fleet_bonus")
    table = say(at(game, STRATEGY_PHASE_BEGINS, 0), 0, f"ability:{supply.id}")
    game = game_of(table)
    game.begin_effect("cultural_crisis", 2, "card", until="round", target=1)
    wellon = Hex("0,-1")
    assert [game.fold(FLEET_SUPPLY, 3, At(seat, wellon)) for seat in (0, 1)] == [4, 3]
