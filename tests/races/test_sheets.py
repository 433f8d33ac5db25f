"""The sheets of the races that are done: what they start with, in both rulesets."""

from __future__ import annotations

import pytest
from tables import game_of, new_game
from trial import also, trial

from mecatol.core.effects import Behaviours, Effect
from mecatol.core.hexes import Hex
from mecatol.rules.official.game import Game

SHEETS: dict[str, tuple[dict[str, int], tuple[str, ...], tuple[int, int], tuple[str, ...]]] = {
    "sol": (
        {"destroyer": 1, "carrier": 2, "ground_force": 5, "space_dock": 1},
        ("antimass_deflectors", "cybernetics"),
        (2, 2),
        ("agent", "admiral", "diplomat"),
    ),
    "letnev": (
        {"dreadnought": 1, "destroyer": 1, "carrier": 1, "ground_force": 3, "space_dock": 1},
        ("hylar_v_assault_laser", "antimass_deflectors"),
        (1, 1),
        ("diplomat", "general", "admiral"),
    ),
    "jol_nar": (
        {"dreadnought": 1, "carrier": 2, "fighter": 1, "ground_force": 2, "pds": 2, "space_dock": 1},
        ("hylar_v_assault_laser", "antimass_deflectors", "enviro_compensator", "sarween_tools"),
        (3, 1),
        ("scientist", "admiral", "scientist"),
    ),
    "xxcha": (
        {"cruiser": 2, "carrier": 1, "fighter": 3, "ground_force": 2, "pds": 1, "space_dock": 1},
        ("antimass_deflectors", "enviro_compensator"),
        (2, 2),
        ("diplomat", "admiral", "diplomat"),
    ),
    "naalu": (
        {"cruiser": 1, "destroyer": 1, "carrier": 1, "fighter": 4, "ground_force": 4, "pds": 1, "space_dock": 1},
        ("antimass_deflectors", "enviro_compensator"),
        (2, 1),
        ("admiral", "agent", "diplomat"),
    ),
    "yin": (
        {"destroyer": 1, "carrier": 2, "fighter": 4, "ground_force": 4, "space_dock": 1},
        ("hylar_v_assault_laser", "automated_defense_turrets"),
        (1, 1),
        ("agent", "diplomat", "general"),
    ),
    "saar": (
        {"cruiser": 1, "carrier": 2, "fighter": 2, "ground_force": 4, "space_dock": 1},
        ("antimass_deflectors", "xrd_transporters"),
        (2, 1),
        ("admiral", "agent", "general"),
    ),
    "hacan": (
        {"cruiser": 1, "carrier": 2, "fighter": 2, "ground_force": 4, "space_dock": 1},
        ("enviro_compensator", "sarween_tools"),
        (3, 3),
        ("scientist", "diplomat", "general"),
    ),
    "l1z1x": (
        {"dreadnought": 1, "carrier": 1, "fighter": 3, "ground_force": 5, "pds": 1, "space_dock": 1},
        ("enviro_compensator", "stasis_capsules", "cybernetics", "hylar_v_assault_laser"),
        (1, 1),
        ("diplomat", "agent", "scientist"),
    ),
    "muaat": (
        {"war_sun": 1, "fighter": 2, "ground_force": 4, "space_dock": 1},
        ("enviro_compensator", "sarween_tools", "war_sun"),
        (2, 2),
        ("diplomat", "general", "scientist"),
    ),
    "norr": (
        {"cruiser": 1, "carrier": 1, "ground_force": 5, "pds": 1, "space_dock": 1},
        ("hylar_v_assault_laser", "deep_space_cannon"),
        (2, 1),
        ("general", "general", "admiral"),
    ),
    "winnu": (
        {"cruiser": 1, "carrier": 1, "fighter": 2, "ground_force": 3, "pds": 1, "space_dock": 1},
        ("antimass_deflectors", "enviro_compensator", "stasis_capsules"),
        (3, 1),
        ("admiral", "agent", "scientist"),
    ),
    "yssaril": (
        {"cruiser": 1, "carrier": 2, "fighter": 2, "ground_force": 5, "pds": 1, "space_dock": 1},
        ("antimass_deflectors", "xrd_transporters"),
        (2, 1),
        ("admiral", "agent", "agent"),
    ),
    "creuss": (
        {"destroyer": 2, "carrier": 1, "fighter": 2, "ground_force": 4, "space_dock": 1},
        ("antimass_deflectors", "xrd_transporters"),
        (2, 2),
        ("admiral", "diplomat", "scientist"),
    ),
    "mentak": (
        {"cruiser": 3, "carrier": 1, "ground_force": 4, "pds": 1, "space_dock": 1},
        ("hylar_v_assault_laser", "enviro_compensator"),
        (1, 1),
        ("admiral", "agent", "diplomat"),
    ),
    "arborec": (
        {"cruiser": 1, "carrier": 1, "fighter": 2, "ground_force": 4, "pds": 1, "space_dock": 1},
        ("antimass_deflectors", "stasis_capsules"),
        (2, 1),
        ("admiral", "diplomat", "general"),
    ),
    "nekro": (
        {"cruiser": 2, "carrier": 1, "ground_force": 2, "mechanized_unit": 1, "space_dock": 1},
        ("gen_synthesis", "hylar_v_assault_laser", "dacxive_animators"),
        (2, 1),
        ("admiral", "agent", "general"),
    ),
}


def sheet_of(ruleset: str, race: str) -> Game:
    """A game in which the first player has just got a race's sheet."""
    game = new_game(ruleset)
    game.player(0).race = race

    async def begin(game: Game) -> None:
        game.set_up.sheet(0)

    return game_of(trial(game, begin))


@pytest.mark.parametrize("ruleset", ["official", "sa17"])
@pytest.mark.parametrize("race", SHEETS)
@pytest.mark.rule(
    "OFF-RAC-1",
    "OFF-RAC-2",
    "OFF-RAC-3",
    "OFF-RAC-4",
    "OFF-RAC-5",
    "OFF-RAC-6",
    "OFF-RAC-7",
    "OFF-RAC-8",
    "OFF-RAC-9",
    "OFF-RAC-10",
    "OFF-RAC-11",
    "OFF-RAC-12",
    "OFF-RAC-13",
    "OFF-RAC-14",
    "OFF-RAC-15",
    "OFF-RAC-16",
    "OFF-RAC-17",
    "SAES-RAC-05",
    "SAES-RAC-07",
    "SAES-RAC-08",
)
@pytest.mark.content(
    "sa17:race/sol",
    "official:race/sol",
    "sa17:race/letnev",
    "official:race/letnev",
    "sa17:race/jol_nar",
    "official:race/jol_nar",
    "sa17:race/xxcha",
    "official:race/xxcha",
    "sa17:race/naalu",
    "official:race/naalu",
    "sa17:race/yin",
    "official:race/yin",
    "sa17:race/saar",
    "official:race/saar",
    "sa17:race/hacan",
    "official:race/hacan",
    "sa17:race/l1z1x",
    "official:race/l1z1x",
    "sa17:race/muaat",
    "official:race/muaat",
    "sa17:race/norr",
    "official:race/norr",
    "sa17:race/winnu",
    "official:race/winnu",
    "sa17:race/yssaril",
    "official:race/yssaril",
    "sa17:race/creuss",
    "official:race/creuss",
    "sa17:race/mentak",
    "official:race/mentak",
    "sa17:race/arborec",
    "official:race/arborec",
    "sa17:race/nekro",
    "official:race/nekro",
)
def test_what_a_race_starts_with(ruleset: str, race: str) -> None:
    units, technologies, contracts, leaders = SHEETS[race]
    game = sheet_of(ruleset, race)
    if (ruleset, race) == ("sa17", "naalu"):
        units = {kind: count for kind, count in units.items() if kind != "cruiser"}
    if (ruleset, race) == ("sa17", "yssaril"):
        units, technologies = units | {"carrier": 1}, ("light_wave_deflector",)
    assert dict(game.set_up.starting_units(0)) == units
    assert tuple(game.player(0).technologies) == technologies
    assert game.content.races[race].contracts == contracts
    assert tuple(leader.kind for leader in game.state.leaders if leader.owner == 0) == leaders
    counters = (3 if race == "l1z1x" else 2, 3, 4 if race == "mentak" else 3)
    assert (game.player(0).strategy, game.player(0).pool, game.player(0).fleet) == counters
    mine = [effect.key for effect in game.state.effects if effect.source in ("race", "flagship")]
    assert mine == [*game.content.races[race].abilities, *game.content.flagships[race].abilities]


@pytest.mark.parametrize("ruleset", ["official", "sa17"])
@pytest.mark.parametrize("race", SHEETS)
def test_everything_on_its_cards_does_something(ruleset: str, race: str) -> None:
    game = new_game(ruleset)
    cards = [key for key, card in (game.content.race_technologies | game.content.upgrades).items() if card.race == race]
    known = game.ruleset.behaviours.keys()
    printed = [*game.content.races[race].abilities, *cards, *game.content.flagships[race].abilities]
    assert len(cards) == (2 if ruleset == "official" else 3)
    assert [key for key in printed if key not in known] == []


@pytest.mark.parametrize("ruleset", ["official", "sa17"])
def test_an_ability_is_silenced_by_its_key_alone(ruleset: str) -> None:
    """What a card that takes an ability away for a round does."""
    crisis = Behaviours("crisis")

    @crisis.suppress("crisis")
    def silenced(effect: Effect, other: Effect) -> bool:
        return other.owner == effect.target and other.key == effect.where and other.source == "race"

    game = new_game(ruleset)
    also(game, crisis)
    game.begin_effect("letnev_fleet_bonus", 0, "race")
    game.begin_effect("crisis", 1, "card", until="round", target=0, where="letnev_fleet_bonus")
    table_game = game_of(trial(game, _nothing))
    assert table_game.fleet_supply.limit(0, Hex("0,0")) == 3
    table_game.end_scope("round")
    assert table_game.fleet_supply.limit(0, Hex("0,0")) == 4


async def _nothing(game: Game) -> None:
    """The position as it is."""
