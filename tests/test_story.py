"""The log tells a story: what belongs together is told once, and every event says what it is about."""

from __future__ import annotations

from typing import Any, cast

import pytest
from fluent.runtime import FluentBundle
from skirmish import fight, fleets
from voting import refuse, senate, vote

from mecatol.bots import answer_by_bot, make_bots
from mecatol.narrator import Narrator
from mecatol.play import Table
from mecatol.service.sight import Sight
from mecatol.story import passages, things_of
from mecatol.texts import Texts, languages

SYSTEMS = {"planet:jord": "system:0,1", "planet:lodor": "system:1,0"}


def system_of(where: str) -> str:
    return SYSTEMS.get(where, where)


def shifted(kind: str, count: int, source: str, where: str, seat: int = 0) -> dict[str, Any]:
    return {"event": "shifted", "seat": seat, "kind": kind, "count": count, "source": source, "where": where}


def told(*events: dict[str, Any]) -> list[tuple[str, str, str, tuple[tuple[str, int], ...]]]:
    found = [passage.event for passage in passages(events, system_of)]
    return [(event["event"], event["source"], event["where"], event["units"]) for event in found]


def test_a_voyage_is_told_once_with_what_was_loaded_and_landed() -> None:
    assert told(
        shifted("ground_force", 3, "planet:jord", "system:0,1"),
        shifted("carrier", 1, "system:0,1", "system:0,0"),
        shifted("ground_force", 3, "system:0,1", "system:0,0"),
        shifted("carrier", 1, "system:0,0", "system:1,0"),
        shifted("ground_force", 3, "system:0,0", "system:1,0"),
        shifted("ground_force", 2, "system:1,0", "planet:lodor"),
    ) == [
        ("journey", "system:0,1", "system:1,0", (("carrier", 1), ("ground_force", 3))),
        ("landed", "system:1,0", "planet:lodor", (("ground_force", 2),)),
    ]


def test_what_sets_out_from_two_places_is_told_of_each() -> None:
    assert told(
        shifted("cruiser", 1, "system:0,1", "system:1,0"),
        shifted("cruiser", 2, "system:2,0", "system:1,0"),
        shifted("cruiser", 1, "system:0,1", "system:1,0"),
    ) == [
        ("journey", "system:0,1", "system:1,0", (("cruiser", 2),)),
        ("journey", "system:2,0", "system:1,0", (("cruiser", 2),)),
    ]


def test_loading_and_landing_by_themselves() -> None:
    assert told(shifted("ground_force", 1, "planet:jord", "system:0,1")) == [
        ("boarded", "planet:jord", "system:0,1", (("ground_force", 1),))
    ]
    assert told(shifted("pds", 1, "system:1,0", "planet:lodor")) == [("landed", "system:1,0", "planet:lodor", (("pds", 1),))]


def test_ships_of_two_players_are_two_journeys() -> None:
    events = (shifted("cruiser", 1, "system:0,1", "system:1,0"), shifted("cruiser", 1, "system:2,0", "system:1,0", seat=1))
    assert [passage.event["seat"] for passage in passages(events, system_of)] == [0, 1]


def test_counters_and_cards_in_a_row_are_added_up() -> None:
    lost = {"event": "counterschanged", "seat": 1, "area": "pool", "amount": -1, "why": "spend_counters"}
    drawn = {"event": "carddrawn", "seat": 1, "deck": "action"}
    found = passages([lost, lost, drawn, drawn, {**drawn, "deck": "political"}], system_of)
    assert [passage.numbers for passage in found] == [(0, 1), (2, 3), (4,)]
    assert [found[0].event["amount"], found[1].event["count"]] == [-2, 2]


def played(ruleset: str, seed: int, steps: int = 500) -> Table:
    table, bots = Table.new(ruleset, ["Ann", "Ben", "Cy"], seed), make_bots("random", 3, seed)
    for _ in range(steps):
        if not table.over:
            ask = table.pending[0]
            answer_by_bot(table, ask, bots[ask.seat])
    return table


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("ruleset", ["sa17 rounds=2 map=auto +distant_suns", "official rounds=2 map=auto"])
def test_every_event_is_told_once_in_a_sentence_and_in_short(ruleset: str, language: str) -> None:
    table = played(ruleset, 5)
    for seat in (None, 0):
        events = table.events_since(seat, 0)
        story = Narrator(table, Texts(language)).story(events)
        assert sorted({n for passage in story for n in passage.numbers}) == list(range(len(events)))
        happened = Sight("", table, language).events(seat, 0)
        assert [each.number for each in happened] == list(range(1, len(events) + 1))
        assert [each.kind for each in happened if bool(each.text) != bool(each.short)] == []
        assert [each.short for each in happened if len(each.short) > len(each.text) or "\n" in each.short] == []
        first = {passage.numbers[0] for passage in story}
        assert [n for n, each in enumerate(happened) if bool(each.text) != (n in first)] == []


def test_one_s_own_cards_are_named_to_their_owner_alone() -> None:
    table = played("sa17 rounds=1 map=auto", 3)
    heard = [Sight("", table, "en").events(seat, 0) for seat in (0, 1)]
    drawn = next(each for each in heard[0] if each.kind == "carddrawn" and each.data["seat"] == 0 and "card" in each.data)
    name = Narrator(table, Texts()).value("card", drawn.data["card"])
    assert name in drawn.text
    assert not [each.text for each in heard[1] if each.kind == "carddrawn" and name in each.text]


def test_every_loss_has_its_cause() -> None:
    for ruleset in ("sa17 +distant_suns", "official", "sa_es", "cp"):
        changed = ("counterschanged", "goodschanged", "removed", "planetlost", "planetexhausted", "technologylost")
        events = [
            event for event in played(f"{ruleset} rounds=3 map=auto", 8, 900).events_since(None, 0) if event["event"] in changed
        ]
        assert events
        assert [event for event in events if not event["why"]] == []


def test_two_who_are_elected_together_are_named() -> None:
    table = vote(senate(3, ruleset="official"), "equal_threats", "player:0+player:2")
    assert any("P0 and P2" in line for line in Narrator(cast(Table, table)).news())
    assert any("P0 y P2" in line for line in Narrator(cast(Table, table), Texts("es")).news())


def test_shots_are_told_with_the_unit_that_fires_and_what_it_needs() -> None:
    told = Narrator(cast(Table, fight(fleets("2 cruiser", "destroyer"), 8, 2, 9)), Texts()).news()
    assert "P0 rolls 8 and 2 (Space Battle, Cruiser 7+): one hit." in [line.strip() for line in told]
    assert "P1 rolls 9 (Space Battle, Destroyer 9+): one hit." in [line.strip() for line in told]


def test_what_an_agenda_takes_is_told_with_its_name() -> None:
    game = senate(3)
    game.player(1).trade_goods = 5
    table = cast(Table, refuse(vote(game, "diversified_income", "against")))
    assert any(line.strip() == "P1 spends 5 Trade Goods (Diversified Income)." for line in Narrator(table).news())


def test_a_deck_that_somebody_looks_through_is_told_as_one_and_not_without_end() -> None:
    table = Table.new("official map=auto", ["Ann", "Ben", "Cy"], 1)
    deck = tuple(table.game.action_cards.all_cards())
    said = Narrator(table).event({"event": "learned", "seat": 0, "place": "action_deck", "things": deck})
    assert said.startswith("Ann looks at the Action Cards of the deck: ")
    assert said.endswith(" more.")
    assert len(said) < 2500


def test_what_an_event_is_about() -> None:
    taken = {"event": "planettaken", "seat": 1, "planet": "jord", "before": -1, "how": "landing"}
    assert things_of(taken) == ("player:1", "planet:jord")
    played = {"event": "cardplayed", "seat": 0, "card": "plague", "acts_as": "plague", "targets": ["planet:jord", "player:2"]}
    assert things_of(played) == ("player:0", "card:plague", "planet:jord", "player:2")


def test_a_turn_s_deeds_stand_under_it_at_the_terminal() -> None:
    lines = Narrator(played("sa17 rounds=1 map=auto", 7), Texts()).news()
    turn = next(n for n, line in enumerate(lines) if line.startswith("It is the turn of"))
    assert lines[turn + 1].startswith("  ")
    assert not lines[turn + 1].startswith("   ")
    assert [line for line in lines if line.startswith("    ")]


@pytest.mark.parametrize("ruleset", ["sa17 rounds=2", "official rounds=2", "sa_es rounds=2", "cp rounds=2"])
def test_nothing_is_put_into_words_in_a_game_that_nobody_reads(ruleset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[object] = []
    found = FluentBundle.get_message

    def heard(bundle: FluentBundle, ident: str) -> Any:
        said.append(ident)
        return found(bundle, ident)

    monkeypatch.setattr(FluentBundle, "get_message", heard)
    table = played(f"{ruleset} map=auto", 4, 900)
    assert said == []
    assert Narrator(table).news()
    assert said
