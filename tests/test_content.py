"""The content tables: both stacks load, the numbers of the boxes are right, and a wrong layer is told everything at once."""

import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from mecatol.core.errors import ContentError
from mecatol.rules.content import CONTENT, Content, load, read_table, taken

OFFICIAL = ["official"]
ASCENSION = ["official", "shattered_ascension", "shattered_ascension_17"]


@pytest.fixture(scope="module")
def official() -> Content:
    return load(OFFICIAL)


@pytest.fixture(scope="module")
def ascension() -> Content:
    return load(ASCENSION)


@pytest.fixture
def wrong(tmp_path: Path) -> Callable[..., list[str]]:
    """The problems of the official content with a layer of the given tables on top."""

    def problems(**tables: str) -> list[str]:
        for layer in ("official", "wrong"):
            (tmp_path / layer).mkdir()
        for file in CONTENT.joinpath("official").iterdir():
            (tmp_path / "official" / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
        for table, text in tables.items():
            (tmp_path / "wrong" / f"{table}.toml").write_text(text, encoding="utf-8")
        with pytest.raises(ContentError) as caught:
            load(["official", "wrong"], tmp_path)
        return str(caught.value).splitlines()

    return problems


def tiles(content: Content, box: str) -> Counter[str]:
    """Tiles of a box by kind, copies counted."""
    count: Counter[str] = Counter()
    for system in content.systems.values():
        if system.set == box:
            count[system.kind] += system.copies
    return count


def planets(content: Content) -> dict[str, tuple[int, int]]:
    """Resources and influence of every planet."""
    every = [planet for system in content.systems.values() for planet in system.planets]
    return {planet.id: (planet.resources, planet.influence) for planet in every}


# Counts


def test_units_stand_in_the_contents_order(official: Content, ascension: Content) -> None:
    order = "war_sun dreadnought cruiser destroyer carrier fighter ground_force shock_troop mechanized_unit pds space_dock"
    assert list(official.units) == [*order.split(), "flagship"]
    assert list(ascension.units) == list(official.units)


@pytest.mark.parametrize("layers", [OFFICIAL, ASCENSION])
def test_seventeen_races_with_a_home_three_leaders_and_a_flagship(layers: list[str]) -> None:
    content = load(layers)
    assert len(content.races) == 17
    assert list(content.flagships) == list(content.races)
    assert all(len(race.leaders) == 3 for race in content.races.values())
    assert len({race.home for race in content.races.values()}) == 17
    assert [key for key, race in content.races.items() if race.off_map] == ["creuss"]


@pytest.mark.parametrize("layers", [OFFICIAL, ASCENSION])
def test_eight_technologies_of_each_colour_and_all_can_be_reached(layers: list[str]) -> None:
    technologies = load(layers).technologies
    assert Counter(each.colour for each in technologies.values()) == {"red": 8, "blue": 8, "green": 8, "yellow": 8}
    owned: list[str] = []
    while len(owned) < len(technologies):
        ways = {key: each.needs for key, each in technologies.items() if key not in owned}
        step = [key for key, needs in ways.items() if not needs or any(all(n in owned for n in way) for way in needs)]
        assert step, f"nobody can research {', '.join(ways)}"
        owned += step


def test_tiles_of_each_box(official: Content) -> None:
    base, empire, shards = (tiles(official, box) for box in ("base", "se", "sott"))
    assert base == {"home": 10, "mecatol": 1, "regular": 20, "special": 4, "empty": 6 + 2}
    assert empire == {"home": 4, "nexus": 1, "regular": 14, "special": 5, "empty": 4}
    assert shards == {"home": 4, "gate": 1, "regular": 5, "special": 2 + 2, "empty": 2}
    assert [box.total() for box in (base, empire, shards)] == [43, 28, 16]


def test_tiles_without_planets_are_empty_or_special(official: Content, ascension: Content) -> None:
    for content in (official, ascension):
        bare = [system for system in content.systems.values() if not system.planets]
        assert {system.kind for system in bare} == {"empty", "special", "gate"}
        assert all((system.kind == "special") == bool(system.anomaly) for system in content.systems.values())


def test_race_cards_of_each_ruleset(official: Content, ascension: Content) -> None:
    assert Counter(each.race for each in official.race_technologies.values()) == dict.fromkeys(official.races, 2)
    assert official.upgrades == {}
    assert ascension.race_technologies == {}
    assert Counter(each.race for each in ascension.upgrades.values()) == dict.fromkeys(ascension.races, 3)


def test_official_race_technologies_are_upgrades_at_their_printed_cost(official: Content, ascension: Content) -> None:
    carried = {key: each for key, each in ascension.upgrades.items() if each.provenance == "official"}
    assert list(carried) == list(official.race_technologies)
    assert all(each.cost == official.race_technologies[key].cost for key, each in carried.items())


# Facts of the official game


def test_official_units(official: Content) -> None:
    units = official.units
    assert (units["dreadnought"].cost, units["dreadnought"].combat, units["dreadnought"].dice) == (5, 5, 1)
    assert (units["war_sun"].movement, units["war_sun"].sustain, units["war_sun"].bombardment) == (2, 1, 3)
    assert units["war_sun"].requires == "war_sun"
    assert (units["fighter"].cost, units["fighter"].per, units["fighter"].limit) == (1, 2, 0)
    assert units["shock_troop"].per == 0
    assert (units["pds"].per_planet, units["pds"].space_cannon, units["space_dock"].docks) == (2, 1, 3)
    assert all(unit.production == 1 for key, unit in units.items() if key != "space_dock")


def test_official_planets(official: Content) -> None:
    values = planets(official)
    assert values["mecatol_rex"] == (1, 6)
    assert values["mallice"] == (0, 3)
    assert values["meer"] == (0, 4)
    assert values["zero_zero_zero"] == (5, 0)
    assert [key for key, system in official.systems.items() if system.high_resource] == [
        "abyz_fria",
        "arinam_meer",
        "bereg_lirta_iv",
        "ashtroth_loki_abaddon",
    ]


def test_official_tiles(official: Content) -> None:
    systems = official.systems
    assert systems["lodor"].wormholes == ("A",)
    assert systems["wormhole_nexus"].wormholes == ("A", "B")
    assert systems["everra"].anomaly == "nebula"
    assert systems["tempesta"].planets[0].specialties == ("blue", "blue")
    station = systems["tsion_bellatrix"].planets[0]
    assert (station.trade_station, station.refresh, station.refresh_amount) == (True, "trade_goods", 2)
    assert systems["hopes_end"].planets[0].refresh == "shock_troops"


def test_official_technologies(official: Content) -> None:
    technologies = official.technologies
    assert technologies["antimass_deflectors"].needs == ()
    assert technologies["war_sun"].needs == (("deep_space_cannon", "sarween_tools"),)
    assert technologies["cybernetics"].needs == (("stasis_capsules",), ("antimass_deflectors",))
    assert technologies["duranium_armor"].set == "sott"


def test_official_races(official: Content) -> None:
    races = official.races
    assert races["hacan"].contracts == (3, 3)
    assert (races["mentak"].fleet, races["l1z1x"].strategy) == (4, 3)
    assert races["naalu"].units["cruiser"] == 1
    assert races["nekro"].units["mechanized_unit"] == 1
    assert races["jol_nar"].technologies == (
        "hylar_v_assault_laser",
        "antimass_deflectors",
        "enviro_compensator",
        "sarween_tools",
    )
    assert [leader.kind for leader in races["norr"].leaders] == ["general", "general", "admiral"]
    assert "sol_orbital_drop" in races["sol"].abilities
    assert {race.provenance for race in races.values()} == {"official"}


def test_official_flagships_and_facilities(official: Content) -> None:
    flagships = official.flagships
    assert (flagships["saar"].barrage, flagships["saar"].movement) == (4, 1)
    assert (flagships["xxcha"].cost, flagships["xxcha"].space_cannon) == (9, 2)
    assert flagships["winnu"].dice == 0
    assert [facility.cost for facility in official.facilities.values()] == [1, 1]


# Facts of Shattered Ascension


def test_ascension_units(ascension: Content) -> None:
    units = ascension.units
    assert (units["dreadnought"].dice, units["dreadnought"].production) == (2, 2)
    sun = units["war_sun"]
    assert (sun.sustain, sun.production, sun.movement, sun.bombardment) == (2, 3, 1, 1)
    assert (units["shock_troop"].cost, units["shock_troop"].per) == (2, 1)
    assert (units["mechanized_unit"].name, units["mechanized_unit"].production) == ("Armor (MU)", 2)


def test_ascension_limits_with_and_without_the_option(ascension: Content) -> None:
    limits = {key: (unit.limit, unit.increased_limit) for key, unit in ascension.units.items() if unit.limit}
    assert limits == {
        "war_sun": (2, 3),
        "dreadnought": (5, 7),
        "cruiser": (8, 12),
        "destroyer": (8, 16),
        "carrier": (4, 8),
        "mechanized_unit": (4, 8),
        "pds": (6, 10),
        "space_dock": (3, 5),
        "flagship": (1, 1),
    }


def test_ascension_technologies(ascension: Content) -> None:
    technologies = ascension.technologies
    assert [key for key, each in technologies.items() if each.set == "sa"] == [
        "impulsion_shields",
        "ion_drive",
        "xenopsychology",
    ]
    assert technologies["nano_technology"].name == "Nano Robotics"
    assert technologies["sarween_tools"].needs == (("enviro_compensator",), ("transfabrication",))
    assert technologies["transit_diodes"].needs == (
        ("light_wave_deflector",),
        ("hyper_metabolism",),
        ("dacxive_animators",),
    )
    assert "neural_computing" not in technologies


def test_ascension_tiles(ascension: Content) -> None:
    assert tiles(ascension, "sa") == {"regular": 10, "empty": 1, "token": 1}
    assert planets(ascension)["mecatol_rex"] == (1, 6)
    assert ascension.systems["icarus_anchorpoint"].wormholes == ("C",)
    wealth = ascension.systems["sehras_beli"].planets[0]
    assert (wealth.refresh, wealth.refresh_amount) == ("natural_wealth", 4)
    assert "hs_lazax" not in ascension.systems


def test_ascension_races(ascension: Content) -> None:
    races = ascension.races
    assert races["hacan"].contracts == (3, 3)
    assert "cruiser" not in races["naalu"].units
    assert races["yssaril"].units["carrier"] == 1
    assert races["yssaril"].technologies == ("light_wave_deflector",)
    assert "arborec_costly_ground_forces" in races["arborec"].abilities
    changed = [key for key, race in races.items() if race.provenance == "sa"]
    assert changed == ["arborec", "saar", "muaat", "mentak", "naalu", "yssaril"]


def test_ascension_flagships_upgrades_and_facilities(ascension: Content) -> None:
    assert {flagship.production for flagship in ascension.flagships.values()} == {2}
    assert (ascension.flagships["saar"].movement, ascension.flagships["saar"].barrage) == (2, 2)
    assert ascension.upgrades["berzerker_genome"].cost == 5
    assert ascension.upgrades["production_centers"].name == "Commerce Nexus"
    assert [facility.cost for facility in ascension.facilities.values()] == [0, 0]


@pytest.mark.parametrize("height", [1, 2])
def test_ascension_patches_no_field_to_its_default(height: int) -> None:
    tables = msgspec.structs.asdict(load(ASCENSION[:height]))
    for file in CONTENT.joinpath(ASCENSION[height]).iterdir():
        below = tables.get(file.name.removesuffix(".toml"), {})
        for key, change in tomllib.loads(file.read_text(encoding="utf-8")).items():
            if key in below and "removed" not in change:
                same = [name for name, value in change.items() if getattr(below[key], name) == value]
                assert not same, f"{file.name} {key} {same}"


# A wrong layer


def test_every_unknown_id_is_named(wrong: Callable[..., list[str]]) -> None:
    assert wrong(
        units='[cruiser]\nrequires = "steam_engine"',
        technologies='[cybernetics]\nneeds = [["stasis_capsules", "abacus"], ["slide_rule"]]',
        race_technologies='[nova_seed]\nrace = "nobody"',
        systems='[lodor]\nrace = "nobody"',
        races='[sol]\nhome = "hs_nowhere"\nunits = { barge = 1 }\ntechnologies = ["abacus"]',
        flagships="[yin]\nremoved = true",
    ) == [
        "units.cruiser: no technology steam_engine",
        "technologies.cybernetics: no technology abacus",
        "technologies.cybernetics: no technology slide_rule",
        "race_technologies.nova_seed: no race nobody",
        "systems.lodor: no race nobody",
        "races.sol: no unit barge",
        "races.sol: no technology abacus",
        "races.sol: no system hs_nowhere",
        "races.yin: no flagship yin",
    ]


def test_ids_must_be_unique_and_homes_ones_own(wrong: Callable[..., list[str]]) -> None:
    assert wrong(
        systems='[thibah]\nplanets = [{ id = "lodor", name = "Thibah", resources = 1, influence = 1 }]\n'
        "[hs_creuss_gate]\nremoved = true",
        races='[sol]\nhome = "hs_yin"\nabilities = ["norr_valour"]\n'
        'leaders = [{ id = "yin_milor", name = "Connor", kind = "agent" }]',
    ) == [
        "races.sol: hs_yin is not its home",
        "races.creuss: its home lies off the map, and no gate is its own",
        "planet lodor is there twice",
        "leader yin_milor is there twice",
        "ability norr_valour is there twice",
    ]


def test_idle_and_impossible_changes_are_told_with_everything_else(wrong: Callable[..., list[str]]) -> None:
    problems = wrong(
        units="[cruiser]\ncost = 2\n[dreadnought]\ndice = 2\n[barge]\nremoved = true\n[raft]\ncost = 1",
        technologies='[war_sun]\nnew = true\nname = "War Sun"\n[cybernetics]\nneeds = [["abacus"]]',
        facilities='[colony]\ncolour = "blue"\nshape = "round"\ncost = "free"',
    )
    assert len(problems) == 8
    for key in ("wrong/units: cruiser", "barge", "raft", "wrong/technologies: adds war_sun"):
        assert any(key in problem for problem in problems)
    assert problems[4:] == [
        "facilities.colony: unknown field colour",
        "facilities.colony: unknown field shape",
        "facilities.colony: cost: Expected `int`, got `str`",
        "technologies.cybernetics: no technology abacus",
    ]


def test_a_new_entry_must_be_whole(wrong: Callable[..., list[str]]) -> None:
    assert wrong(facilities='[shipyard]\nnew = true\nname = "Shipyard"\nset = "se"\ncost = -1\nresources = 0') == [
        "facilities.shipyard: cost: Expected `int` >= 0",
        "facilities.shipyard: no influence",
        "facilities.shipyard: no supply",
    ]


def test_unreadable_files_are_named(tmp_path: Path) -> None:
    (tmp_path / "odd").mkdir()
    (tmp_path / "odd" / "units.toml").write_text("[cruiser", encoding="utf-8")
    (tmp_path / "odd" / "races.toml").write_text('motto = "none"', encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        load(["odd", "missing"], tmp_path)
    problems = str(caught.value)
    assert "odd/units: " in problems
    assert "odd/races: motto is outside every section" in problems
    assert "there is no layer missing" in problems


def test_a_table_may_be_read_alone() -> None:
    assert read_table(ASCENSION, "facilities")["colony"]["cost"] == 0
    assert read_table(OFFICIAL, "no_such_table") == {}
    with pytest.raises(ContentError, match="there is no layer unheard_of"):
        read_table(["official", "unheard_of"], "units")


# Entries of other layers


SPANISH = ("official", "shattered_ascension", "shattered_ascension_es")


def test_an_edition_takes_entries_from_a_layer_it_does_not_stand_on() -> None:
    technologies = read_table(SPANISH, "technologies")
    assert technologies["ion_drive"]["name"] == "Ion Drive"
    assert technologies["ion_drive"]["needs"] == [["antimass_deflectors"]], "with what it says itself on top"
    assert "impulsion_shields" not in technologies
    assert taken(SPANISH)["technologies", "ion_drive"] == "shattered_ascension_17"
    assert taken(ASCENSION) == {}


def test_what_is_not_there_cannot_be_taken(tmp_path: Path) -> None:
    for layer, text in (("first", '[cruiser]\nname = "Cruiser"\n'), ("second", '[frigate]\ntaken = "first"\n')):
        (tmp_path / layer).mkdir()
        (tmp_path / layer / "units.toml").write_text(text, encoding="utf-8")
    with pytest.raises(ContentError, match="first/units has no frigate to take"):
        read_table(["first", "second"], "units", tmp_path)
