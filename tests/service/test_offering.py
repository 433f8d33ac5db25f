"""What the form of a new table is told: every option in a sentence, what goes together, and why a table cannot be."""

from __future__ import annotations

import asyncio
from itertools import product
from pathlib import Path

import msgspec
import offering
import pytest
from opening import begin, go_on
from serving import Person, Service, with_desks

from mecatol.core.errors import RulesetError
from mecatol.maps import preset_maps
from mecatol.play import Table
from mecatol.rules.options import OPTIONS, SETTINGS, options_of
from mecatol.rulesets import EDITIONS, resolve
from mecatol.service import messages as wire
from mecatol.service.considering import KEPT, considered, encoded_consideration
from mecatol.service.desk import Desk
from mecatol.service.limits import TooMuch
from mecatol.service.offers import OFFERS, choices
from mecatol.service.settings import Settings
from mecatol.texts import Texts, languages

NAMES = ("Ann", "Ben", "Cy", "Dee", "Eva", "Finn", "Gil", "Hal", "Ida")
ENGLISH, SPANISH = Texts("en"), Texts("es")


def told(text: str, players: int, texts: Texts = ENGLISH) -> dict[str, str]:
    """What is doubted about a table, by what it is about."""
    return {doubt.about: doubt.text for doubt in considered(text, NAMES[:players], texts).doubts}


def edition(ruleset: str) -> wire.RulesetChoice:
    return next(each for each in choices("en").rulesets if each.id == ruleset)


def with_needs(ruleset: str, *options: str) -> str:
    """A text that switches options on, with what they need."""
    words = [word for option in options for word in (f"+{option}", *OPTIONS[option].needs)]
    return " ".join(dict.fromkeys([ruleset, *words]))


@pytest.mark.parametrize("language", languages())
def test_every_option_setting_and_value_of_a_ruleset_has_a_sentence(language: str) -> None:
    offered = choices(language)
    wanted = [f"switch:{option}" for each in offered.rulesets for option in each.options]
    wanted += [f"setting:{word}" for each in offered.rulesets for word in each.settings]
    wanted += [
        f"value:{word}={value}" for each in offered.rulesets for word, own in each.settings.items() for value in own.values
    ]
    wanted += [f"group:{group}" for group in offered.groups] + [f"preset:{preset}" for preset in offered.presets]
    assert [name for name in wanted if not offered.terms[name].text.endswith(".")] == []
    assert [name for name in wanted if offered.terms[name].name == name.replace(":", "-")] == []
    assert all(each.text for each in offered.rulesets)


def test_every_option_stands_in_one_group() -> None:
    shown = [option for group in OFFERS.groups.values() for option in group]
    assert sorted(shown) == sorted(OPTIONS)


@pytest.mark.parametrize("ruleset", list(EDITIONS))
def test_a_ruleset_offers_its_options_and_settings_as_it_has_them(ruleset: str) -> None:
    offered, printed = edition(ruleset), EDITIONS[ruleset].parameters
    assert sorted(offered.options) == sorted(options_of(ruleset))
    assert all(option.printed == getattr(printed, name) for name, option in offered.options.items())
    assert {word: setting.printed for word, setting in offered.settings.items()} == {
        word: str(getattr(printed, setting.field)) for word, setting in SETTINGS.items()
    }


@pytest.mark.parametrize("ruleset", list(EDITIONS))
def test_every_value_that_is_offered_is_taken(ruleset: str) -> None:
    for word, setting in edition(ruleset).settings.items():
        numbers = (str(setting.lowest), str(setting.highest)) if setting.highest else ()
        for value in (*setting.values, *numbers):
            assert told(f"{ruleset} {word}={value}", 4) == {}, f"{word}={value}"


def excluding() -> list[tuple[str, str, str]]:
    """What is listed as not going together."""
    offered = [(each.id, name, option) for each in choices("en").rulesets for name, option in each.options.items()]
    return [(ruleset, name, word) for ruleset, name, option in offered for word in option.excludes]


def test_what_is_said_not_to_go_together_is_refused_and_said_by_both() -> None:
    assert ("official", "ancient_throne", "+star_in_the_crown") in excluding()
    for ruleset, option, word in excluding():
        assert (ruleset, word[1:], f"+{option}") in excluding()
        with pytest.raises(RulesetError, match="does not go with"):
            resolve(with_needs(ruleset, option, word[1:]))


def test_what_an_option_needs_is_refused_without_it_and_taken_with_it() -> None:
    for each in choices("en").rulesets:
        for name, option in each.options.items():
            for word in option.needs:
                without = {"map=built": "map=auto", "strategy=base": "strategy=shattered_empire"}.get(word, f"-{word[1:]}")
                assert f"switch:{name}" in told(f"{with_needs(each.id, name)} {without}", 4), f"{name} without {word}"
            if option.needs:
                assert told(with_needs(each.id, name), 4) == {}


def test_a_scenario_goes_with_nothing_else_and_says_so() -> None:
    assert [name for name, option in edition("official").options.items() if option.alone] == ["fall_of_the_empire"]
    assert "no other option" in told("official +fall_of_the_empire +distant_suns", 6)["switch:fall_of_the_empire"]
    assert told("official +fall_of_the_empire map=built", 6) == {}


@pytest.mark.parametrize("preset", list(OFFERS.presets))
def test_every_recommended_table_is_written_as_the_rules_write_it_and_starts(preset: str) -> None:
    wanted = OFFERS.presets[preset]
    assert resolve(wanted.ruleset).text == wanted.ruleset
    assert told(wanted.ruleset, wanted.seats) == {}
    go_on(begin(wanted.ruleset, wanted.seats))


@pytest.mark.parametrize(
    ("text", "players", "about", "said", "dicho"),
    [
        ("official +star_in_the_crown", 4, "switch:star_in_the_crown", "Age of Empire", "La Era del Imperio"),
        ("sa17 -leaders", 4, "switch:leaders", "Leaders is no option", "Líderes no es"),
        ("sa17 vp=900", 4, "setting:vp", "1 to 100", "1 al 100"),
        ("sa17 map=the_wheel", 5, "setting:map", "Pentarchy", "Pentarquía"),
        ("sa17 map=nowhere", 5, "setting:map", "no map", "No existe"),
        ("sa17 strategy=nothing", 5, "setting:strategy", "There are shattered_ascension", "Hay shattered_ascension"),
        ("sa17 map=built tiles=base", 8, "setting:tiles", "these boxes", "estas cajas"),
        ("sa_es +pacts", 5, "seats", "4, 6 or 8", "4, 6 u 8"),
        ("sa_es vp=20", 2, "setting:vp", "6 to 10", "6 y 10"),
        ("sa_es +crimson_suns", 2, "switch:crimson_suns", "Crimson Suns is not", "no es para dos"),
        ("sa17", 9, "seats", "2 to 8", "2 a 8"),
        ("sa17 +nexsu", 4, "ruleset", "Did you mean +nexus?", "+nexus"),
        ("sa18", 4, "ruleset", "did you mean", "¿querías decir"),
    ],
)
def test_a_doubt_is_told_where_it_belongs_in_both_languages(text: str, players: int, about: str, said: str, dicho: str) -> None:
    for texts, words in ((ENGLISH, said), (SPANISH, dicho)):
        found = told(text, players, texts)
        assert list(found) == [about]
        assert words.lower() in found[about].lower()


def test_a_table_is_doubted_just_when_it_would_be_refused() -> None:
    words = ("", "+pacts", "+star_by_star", "map=built tiles=base", "vp=3", "+distant_suns +ancient_empire", "+territorial_suns")
    for ruleset, word, players in product(EDITIONS, words, (2, 5, 8)):
        text = f"{ruleset} {word}"
        try:
            Table.new(text, NAMES[:players])
        except RulesetError:
            assert told(text, players), text
        else:
            assert told(text, players) == {}, text


@pytest.mark.parametrize("ident", list(preset_maps()))
def test_a_preset_map_is_drawn_with_a_home_for_everybody(ident: str) -> None:
    drawn = preset_maps()[ident]
    galaxy = considered(f"cp map={ident}", NAMES[: drawn.players], ENGLISH).galaxy
    assert {place.hex for place in galaxy if place.kind == "home"} == set(drawn.homes)
    assert len(galaxy) == len(drawn.homes) + len(drawn.tiles)
    assert next(place for place in galaxy if place.hex == "0,0").planets[0].id == "mecatol_rex"


def test_a_galaxy_that_is_built_is_drawn_as_places_to_fill() -> None:
    galaxy = considered("official map=built", NAMES[:6], ENGLISH).galaxy
    assert [sum(place.kind == kind for place in galaxy) for kind in ("mecatol", "home", "open")] == [1, 6, 30]
    larger = considered("official map=built +larger_galaxy", NAMES[:6], ENGLISH).galaxy
    assert len(larger) == 61
    anywhere = considered("sa17 +star_by_star map=built", NAMES[:4], ENGLISH).galaxy
    assert not any(place.kind == "home" for place in anywhere)


def test_the_goal_that_is_told_is_the_one_that_is_played_for() -> None:
    assert considered("sa17 +ascendancy vp=9", NAMES[:4], ENGLISH).goal == 18
    assert considered("sa17 rounds=6 vp=10 +nexus", NAMES[:4], ENGLISH).ruleset == "sa17 rounds=6"


def test_who_has_which_seat_is_told_before_the_table_is_made() -> None:
    assert considered("sa_es +pacts", NAMES[:6], ENGLISH).leads == (0, 1, 2, 0, 1, 2)
    assert considered("sa_es", NAMES[:4], ENGLISH).leads == (0, 1, 2, 3)


def test_what_is_asked_about_is_kept_in_bounds() -> None:
    for n in range(KEPT + 9):
        encoded_consideration("sa17", ("Ann", f"Ben the {n}th"), "en")
    assert encoded_consideration.cache_info().currsize == KEPT


def test_anybody_may_ask_what_would_come_of_a_table_and_nothing_is_made(service: Service) -> None:
    seats = [{"name": name} for name in NAMES[:6]]
    with Person(service.address) as anybody:
        before = anybody.get("/api/tables")
        asked = {"name": "Soon", "seats": seats, "ruleset": "sa17 -leaders"}
        reply = anybody.done(anybody.http.post("/api/tables/consider", json=asked, headers={"accept-language": "es"}))
        assert reply["doubts"][0]["text"].startswith("Líderes no es")
        reply = anybody.done(anybody.http.post("/api/tables/consider", json=asked | {"ruleset": "official"}))
        found = msgspec.convert(reply, wire.Considered)
        assert (found.doubts, found.map, found.ruleset) == ((), "The Wheel", "official map=auto")
        assert anybody.http.post("/api/tables/consider", json=asked | {"seats": []}).status_code == 400
        assert anybody.get("/api/tables") == before


def test_who_asks_about_many_tables_at_once_waits_his_turn(tmp_path: Path) -> None:
    async def play(desk: Desk) -> None:
        wanted = [wire.NewTable("Soon", (wire.SeatWanted("Ann"), wire.SeatWanted("Ben")), f"sa17 vp={n + 1}") for n in range(4)]
        found = await asyncio.gather(*(desk.consider(each, "en", None, "10.0.0.1") for each in wanted), return_exceptions=True)
        assert [isinstance(each, TooMuch) for each in found] == [False, False, True, True]

    with_desks(tmp_path / "games.sqlite", play, settings=Settings(waiting_for_work=2))


def test_the_tests_of_the_browser_know_what_is_offered() -> None:
    assert offering.KEPT.read_bytes() == offering.written(), "run `PYTHONPATH=tests python tests/offering.py`"
