"""The card and counter tables: both stacks load, the decks have their printed size, every code is explained."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from functools import cache
from typing import Any, get_args

import pytest

from mecatol.core.errors import ContentError
from mecatol.rules import content
from mecatol.rules.content_cards import (
    ActionCard,
    Cards,
    Condition,
    DomainCounter,
    Location,
    Moment,
    Objective,
    contradictions,
    load_cards,
)

OFFICIAL = ("official",)
SHATTERED_ASCENSION = ("official", "shattered_ascension", "shattered_ascension_17")
read = cache(load_cards)
SCENARIO = ("fall_of_the_empire",)
TABLES = Cards.__struct_fields__


@pytest.fixture(scope="module")
def official() -> Cards:
    return load_cards(OFFICIAL)


@pytest.fixture(scope="module")
def sa() -> Cards:
    return load_cards(SHATTERED_ASCENSION)


@pytest.fixture(scope="module", params=[OFFICIAL, SHATTERED_ASCENSION], ids=lambda layers: layers[-1])
def cards(request: pytest.FixtureRequest) -> Cards:
    return load_cards(request.param)


def explained(docstring: str | None) -> dict[str, str]:
    """The codes a docstring explains, one a bullet, with what follows."""
    text = re.sub(r"\s+", " ", docstring or "")
    return dict(re.findall(r"- `(\w+)`(?: \(([\w, ]*)\))?:", text))


def sections(layer: str, table: str) -> dict[str, dict[str, Any]]:
    """What a layer's file says, word for word; nothing where the layer has no such file."""
    file = content.CONTENT.joinpath(layer).joinpath(f"{table}.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def copies(counter: DomainCounter, back: str) -> int:
    return sum(counter.counts) if counter.back in (back, "both") else 0


def stages(cards: Cards) -> Counter[str]:
    found: Counter[str] = Counter()
    for objective in cards.objectives.values():
        found[objective.stage] += objective.count
    return found


def test_official_decks_have_their_printed_size(official: Cards) -> None:
    assert sum(card.count for card in official.action_cards.values()) == 170
    assert sum(card.count for card in official.political_cards.values()) == 110
    assert stages(official) == {"stage_1": 20, "stage_2": 20, "secret": 13, "preliminary": 10, "special": 5}
    assert sum(objective.name == "Imperium Rex" for objective in official.objectives.values()) == 2
    assert sum(artifact.count for artifact in official.artifacts.values()) == 8
    assert len(official.mercenaries) == 16
    assert len(official.promissory_notes) == 5
    assert sum(copies(counter, "distant_suns") for counter in official.domain_counters.values()) == 66
    assert sum(copies(counter, "final_frontier") for counter in official.domain_counters.values()) == 15


def test_official_decks_of_each_box(official: Cards) -> None:
    boxes: Counter[str] = Counter()
    for card in official.action_cards.values():
        boxes[card.set] += card.count
    assert boxes == {"base": 96, "shattered_empire": 40, "shards": 34}
    for stage in ("stage_1", "stage_2"):
        of_stage = [objective.set for objective in official.objectives.values() if objective.stage == stage]
        assert Counter(of_stage) == {"base": 10, "shattered_empire": 10}


def test_revised_decks_have_their_printed_size(sa: Cards) -> None:
    assert len(sa.action_cards) == sum(card.count for card in sa.action_cards.values()) == 157
    assert len(sa.political_cards) == sum(card.count for card in sa.political_cards.values()) == 157
    # The sheet of Stage I shows forty cards, one of which is a blank without rules.
    assert stages(sa) == {"stage_1": 39, "stage_2": 23, "secret": 18, "preliminary": 18, "special": 7, "race": 51}


def test_revised_decks_leave_no_official_print(sa: Cards) -> None:
    for deck in (sa.strategy_cards, sa.action_cards, sa.political_cards, sa.objectives):
        assert {card.set for card in deck.values()} == {"shattered_ascension"}


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("height", [1, 2])
def test_every_patch_changes_what_it_names(table: str, height: int) -> None:
    layers = SHATTERED_ASCENSION[: height + 1]
    below, above = getattr(read(layers[:height]), table), getattr(read(layers), table)
    for key, change in sections(layers[height], table).items():
        if "new" in change or "removed" in change:
            continue
        idle = [field for field in change if getattr(below[key], field) == getattr(above[key], field)]
        assert not idle, f"{table}.{key}"


@pytest.mark.parametrize(
    ("record", "codes"),
    [(ActionCard, Location), (ActionCard, Moment), (Objective, Condition)],
    ids=["location", "moment", "condition"],
)
def test_every_code_is_explained(record: type, codes: Any) -> None:
    assert [code for code in get_args(codes) if code not in explained(record.__doc__)] == []


def test_every_explained_code_is_a_code() -> None:
    assert sorted(explained(ActionCard.__doc__)) == sorted([*get_args(Location), *get_args(Moment)])
    assert sorted(explained(Objective.__doc__)) == sorted(get_args(Condition))


def test_every_code_is_used(official: Cards, sa: Cards) -> None:
    both = (official, sa)
    played = [card.moment for each in both for card in each.action_cards.values()]
    held = [note.moment for each in both for note in each.promissory_notes.values()]
    assert sorted({*played, *held}) == sorted(get_args(Moment))
    locations = [card.location for each in both for card in each.action_cards.values()]
    assert sorted(set(locations)) == sorted(get_args(Location))
    with_scenario = (*both, load_cards(SCENARIO))
    asked = [term.condition for each in with_scenario for objective in each.objectives.values() for term in objective.terms()]
    assert sorted(set(asked)) == sorted(get_args(Condition))


def test_objectives_have_only_parameters_that_are_explained(cards: Cards) -> None:
    known = {code: params.split(", ") for code, params in explained(Objective.__doc__).items()}
    for key, objective in cards.objectives.items():
        for term in objective.terms():
            assert [name for name in term.params if name not in known[term.condition]] == [], key


def test_objectives_narrow_places_in_explained_words(cards: Cards) -> None:
    words = re.findall(r"`(\w+)`", (Objective.__doc__ or "").split("`where` narrows places:")[1].split(";")[0])
    for key, objective in cards.objectives.items():
        for term in objective.terms():
            where = term.params.get("where", ())
            assert isinstance(where, tuple)
            assert [word for word in where if word not in words] == [], key


def test_objectives_are_worth_something_unless_they_are_never_claimed(cards: Cards) -> None:
    for key, objective in cards.objectives.items():
        assert (objective.vp > 0) + objective.win + (objective.check == "on_reveal") == 1, key
        assert (objective.category == "spend") == (objective.check == "spend") == (objective.condition == "spend"), key


def test_named_planets_and_races_exist(cards: Cards) -> None:
    galaxy = content.load(OFFICIAL)
    planets = [planet.id for system in galaxy.systems.values() for planet in system.planets]
    for key, objective in cards.objectives.items():
        for term in objective.terms():
            named = term.params.get("named", ())
            assert isinstance(named, tuple)
            if term.condition in ("control_named_planets", "gain_planets"):
                assert [each for each in named if each not in planets] == [], key
            if term.condition == "ships_in_systems":
                assert [each for each in named if each not in galaxy.systems] == [], key
    three_each = Counter(each.race for each in cards.representatives.values())
    assert three_each == dict.fromkeys(galaxy.races, 3)


def test_official_strategy_cards_form_two_decks_of_eight(official: Cards) -> None:
    for deck in ("base", "shattered_empire"):
        numbers = [card.number for card in official.strategy_cards.values() if deck in card.deck]
        assert numbers == [1, 2, 3, 4, 5, 6, 7, 8]
    for card in official.strategy_cards.values():
        assert [official.strategy_cards[each].number for each in card.replaces] == [card.number] * len(card.replaces)
    assert official.strategy_cards["trade_iii"].replaces == ("trade", "trade_ii")
    assert official.strategy_cards["assembly_ii"].name == "Assembly II"


@pytest.mark.rule("SA17-SET-21")
def test_nine_strategy_cards(sa: Cards) -> None:
    by_number = sorted(sa.strategy_cards.values(), key=lambda card: card.number)
    names = "Leadership Diplomacy Assembly Production Trade Warfare Technology Bureaucracy Prospect"
    assert [card.name for card in by_number] == names.split()
    assert [card.number for card in by_number] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert sa.strategy_cards["prospect"].players == (4, 7, 8)


@pytest.mark.rule("SA17-SET-24")
def test_two_special_objectives_are_added(official: Cards, sa: Cards) -> None:
    special = [key for key, objective in sa.objectives.items() if objective.stage == "special"]
    assert [key for key in special if key not in official.objectives] == ["imperial", "sovereign"]
    assert len(special) == 7
    assert all(sa.objectives[key].not_in == (2,) for key in ("imperial", "sovereign"))


@pytest.mark.rule("SA17-SOT-09")
def test_no_support_of_the_throne(official: Cards, sa: Cards) -> None:
    assert "support_of_the_throne" in official.promissory_notes
    assert "support_of_the_throne" not in sa.promissory_notes


def test_action_cards(official: Cards, sa: Cards) -> None:
    assert official.action_cards["sabotage"].count == 5
    assert sa.action_cards["sabotage"].location == "sabotaged_card"
    assert official.action_cards["flank_speed"].count == 4
    assert sa.action_cards["flank_speed"] == ActionCard(
        name="Flank Speed!",
        set="shattered_ascension",
        moment="after_activation",
        location="activated_system",
        not_in=(2,),
    )
    assert (official.action_cards["strategic_shift"].moment, official.action_cards["strategic_shift"].not_in) == (
        "strategy_phase_start",
        (4, 8),
    )
    assert (sa.action_cards["strategic_shift"].moment, sa.action_cards["strategic_shift"].not_in) == ("before_bonus_counters", ())
    assert sa.action_cards["good_year"].scattered
    assert official.action_cards["hired_gun"].requires == "mercenaries"
    assert "direct_hit" not in sa.action_cards
    with_icon = [card for card in official.action_cards.values() if card.trade_good_icon]
    assert len(with_icon) == 13
    assert all(card.requires and card.set == "shards" for card in with_icon)


def test_cards_that_are_replaced_with_two_players(sa: Cards) -> None:
    assert Counter(card.not_in for card in sa.action_cards.values()) == {(): 140, (2,): 17}
    assert Counter(card.not_in for card in sa.political_cards.values()) == {(): 140, (2,): 17}


def test_political_cards(official: Cards, sa: Cards) -> None:
    assert official.political_cards["official_sanction"].count == 2
    assert sa.political_cards["official_sanction"].count == 1
    assert official.political_cards["dispute_resolution"].elect == "two_planets"
    assert sa.political_cards["dispute_resolution"].elect == "planet"
    assert official.political_cards["prophecy_of_ixth"].kind == "event"
    assert sa.political_cards["prophecy_of_ixth"].kind == "law"
    assert sa.political_cards["pax_magnifica"].elect == "place_votes"
    assert official.political_cards["hopes_end_training_ground"].requires == "hopes_end"


def test_objectives(official: Cards, sa: Cards) -> None:
    assert official.objectives["supremacy"].params == {"planets": 18, "where": ("outside_home",)}
    assert (official.objectives["supremacy"].win, official.objectives["supremacy"].vp) == (True, 0)
    assert official.objectives["influence_above_both_neighbours"].vp == 3
    assert sa.objectives["influence_above_both_neighbours"].vp == 2
    assert official.objectives["explorer"].stage == "preliminary"
    assert sa.objectives["explorer"].stage == "secret"
    assert [term.condition for term in sa.objectives["bureaucrat"].terms()] == [
        "control_named_planets",
        "highest_influence",
        "hold_title",
    ]
    assert sa.objectives["conqueror"].params == {"homes": 1, "saar_vp": 1}
    assert sa.objectives["imperium_rex"].requires == "imperium_rex"
    assert sa.objectives["becomes_secret"].params == {"deck": "secret", "vp": 2}


def test_domain_counters(official: Cards, sa: Cards) -> None:
    assert official.domain_counters["hostile_locals"].counts == (5, 2, 1)
    assert official.domain_counters["wormhole_discovery"].back == "both"
    assert {counter.colour for counter in official.domain_counters.values()} == {""}
    assert {counter.colour for counter in sa.domain_counters.values()} == {"red", "green"}
    for back in ("distant_suns", "final_frontier"):
        totals = [sum(copies(counter, back) for counter in each.domain_counters.values()) for each in (official, sa)]
        assert totals[0] == totals[1]
    assert sa.domain_counters["custodian_fighters"].params == {"like": "fighter_ambush"}


def test_artifacts_mercenaries_and_representatives(official: Cards, sa: Cards) -> None:
    assert sa.artifacts["ancient_shipwreck"].colour == "blue"
    assert (official.artifacts["blank"].trade_goods, sa.artifacts["blank"].trade_goods) == (0, 2)
    assert (official.mercenaries["52n6"].evasion, official.mercenaries["52n6"].sustain) == (0, 1)
    assert official.mercenaries["nolad"].capacity == 1
    assert official.representatives["deluin_fillac"].types == ("spy", "councilor")


def test_contradictions_are_all_named(official: Cards) -> None:
    broken = Cards(
        strategy_cards={"trade_iii": official.strategy_cards["trade_iii"]},
        action_cards={},
        political_cards={},
        objectives={"ancient_shipwreck": official.objectives["ancient_shipwreck"]},
        domain_counters={
            "custodian_fighters": official.domain_counters["custodian_fighters"],
            "odd": DomainCounter(name="Odd", back="distant_suns", counts=(1, 2)),
        },
        artifacts={"lazax_armory": official.artifacts["lazax_armory"]},
        mercenaries={},
        promissory_notes={},
        representatives={},
    )
    assert list(contradictions(broken)) == [
        "strategy_cards.trade_iii: no Strategy Card trade",
        "strategy_cards.trade_iii: no Strategy Card trade_ii",
        "artifacts.lazax_armory: no objective lazax_armory",
        "objectives.ancient_shipwreck: no artifact ancient_shipwreck",
        "domain_counters.custodian_fighters: no Domain Counter fighter_ambush",
        "domain_counters.odd: 2 counts for 0 variants",
    ]


def test_a_stack_that_does_not_fit_is_refused() -> None:
    with pytest.raises(ContentError, match="there is no layer nowhere"):
        load_cards(("official", "nowhere"))
