"""Bad input: each kind has its own error, the words say what to do, and nothing has changed."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from mini.play import dealt, ids, look, played_on, say, table, voting
from mini.setup import new_table, ruleset
from mini.state import Fleet

from mecatol.core.decisions import Order
from mecatol.core.errors import (
    ActRefused,
    DamagedSave,
    EngineFault,
    ForeignSave,
    GameIsOver,
    NewerSave,
    NotYours,
    PlanRefused,
    Refused,
    RulesetError,
    StaleDecision,
    UnknownOption,
)
from mecatol.core.history import History
from mecatol.core.journal import Act, Answer, Epoch, Redraw, Roll
from mecatol.core.records import Mutable, Record, digest, encode
from mecatol.core.saves import MAGIC, SAVE_VERSION, Saved, SavedPage, read_save, write_save
from mecatol.core.table import Table
from mecatol.core.views import view


def refused(played: Table, kind: type[Exception], words: str, do: Callable[[], Any]) -> None:
    """It is refused in these words, and bytes, questions and ids are what they were."""
    before, names, saved = look(played), ids(played), played.save()
    with pytest.raises(kind, match=words):
        do()
    assert (look(played), ids(played), played.save()) == (before, names, saved)


def test_answers_that_do_not_fit() -> None:
    played = table()
    mine = played.pending[0].id
    refused(
        played, UnknownOption, "'fly' is no option of action; the options are activate:0", lambda: played.answer(0, mine, "fly")
    )
    refused(played, UnknownOption, "no option", lambda: played.answer(0, mine, ""))
    refused(played, StaleDecision, "is no longer open; seat 0 is asked action", lambda: played.answer(0, "9.9.9.9", "pass"))
    refused(
        played,
        NotYours,
        r"seat 2 is asked nothing now; the table waits for seat 0 \(action\)",
        lambda: played.answer(2, mine, "pass"),
    )
    refused(played, NotYours, "seat 7 is asked nothing", lambda: played.answer(7, mine, "pass"))
    refused(played, NotYours, "seat -1 is asked nothing", lambda: played.answer(-1, mine, "pass"))


def test_a_decision_of_somebody_else_in_a_group() -> None:
    played = voting()
    (zero, one, _) = played.pending
    refused(played, StaleDecision, "seat 1 is asked votes", lambda: played.answer(1, zero.id, "done"))
    refused(played, StaleDecision, "seat 0 is asked votes", lambda: played.answer(0, one.id, "done"))


def test_an_answer_that_comes_twice() -> None:
    played = table()
    mine = played.pending[0].id
    played.answer(0, mine, "pass")
    refused(played, NotYours, "seat 0 is asked nothing", lambda: played.answer(0, mine, "pass"))


def test_after_the_end() -> None:
    played = new_table("official rounds=1")
    while not played.over:
        say(played, played.pending[0].seat, "pass" if played.pending[0].name == "action" else "done")
    refused(played, GameIsOver, "undo still works", lambda: played.answer(0, "0.0.0.1", "pass"))
    refused(played, GameIsOver, "undo still works", lambda: played.plan(0, ["pass"]))
    refused(played, GameIsOver, "undo still works", lambda: played.act(0, "give:1"))
    assert played.waiting_for == ()
    assert view(played, 0).over
    played.undo(played.decisions()[-1].mark)
    assert not played.over


def test_seats_that_are_not_there() -> None:
    """A negative seat would be the last player's to Python."""
    played = table()
    for seat in (-1, 3, 99):
        for do in (
            lambda s=seat: played.acts(s),
            lambda s=seat: played.act(s, "give:0"),
            lambda s=seat: played.order(s, [Order("action", "pass")]),
            lambda s=seat: played.fork(for_seat=s),
            lambda s=seat: played.explain(s, "pass"),
            lambda s=seat: played.events_since(s),
            lambda s=seat: played.heard(s),
            lambda s=seat: view(played, s),
        ):
            refused(played, Refused, f"there is no seat {seat}; the seats are 0 to 2", do)


def test_acts_and_plans_that_do_not_fit() -> None:
    played = table()
    refused(played, ActRefused, "'fly' is not possible for seat 1 now; possible: give:0, give:2", lambda: played.act(1, "fly"))
    refused(played, ActRefused, "'fly' is not possible", lambda: played.act(1, "fly", wait=True))
    refused(played, PlanRefused, "'fly', number 1 of the plan", lambda: played.plan(0, ["fly"]))
    refused(played, NotYours, "seat 1 is asked nothing", lambda: played.plan(1, ["pass"]))
    refused(played, Refused, "no sealed answer to take back", lambda: played.retract(0))
    refused(played, Refused, "nothing to redo", played.redo)


def test_a_ruleset_that_does_not_exist() -> None:
    with pytest.raises(RulesetError, match="unknown options"):
        ruleset("official +flying")


# -- saves -------------------------------------------------------------------------------------------------------------------


def framed(body: bytes) -> bytes:
    return MAGIC + zlib.crc32(body).to_bytes(4, "big") + body


def a_save() -> bytes:
    played = played_on(new_table("ascension", 2), 90, 2)
    played.order(1, [Order("card_played", "pass")])
    return played.save()


SAVE = a_save()


def changed(**changes: Any) -> bytes:
    """The save with some fields changed and its checksum right."""
    return write_save(msgspec.structs.replace(read_save(SAVE), **changes))


def last_page(page: SavedPage) -> bytes:
    return changed(pages=[*read_save(SAVE).pages[:-1], page])


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "no save of a Mecatol game"),
        (b"junk", "no save of a Mecatol game"),
        (SAVE[1:], "no save of a Mecatol game"),
        (SAVE[:-1], "checksum does not fit; use an older copy"),
        (SAVE[: len(SAVE) // 2], "checksum does not fit"),
        (SAVE[:-20] + b"x" * 20, "checksum does not fit"),
        (MAGIC, "checksum does not fit"),
        (SAVE + b"x", "checksum does not fit"),
        (framed(b""), "cannot be read"),
        (framed(b"\xc1"), "cannot be read"),
        (framed(encode({"version": 1})), "cannot be read"),
        (framed(encode({"version": "1"})), "cannot be read"),
        (framed(encode([1, 2, 3])), "cannot be read"),
        (changed(pages=[]), "holds no position"),
        (changed(pages=read_save(SAVE).pages[:-1]), "holds no position"),
        (last_page(SavedPage([], b"x", (0, 0, 0, 0))), "position in the save cannot be read"),
        (last_page(SavedPage([], zlib.compress(b"x"), (0, 0, 0, 0))), "position in the save cannot be read"),
        (last_page(SavedPage([], read_save(SAVE).pages[-1].checkpoint, (0, 0))), "other listeners than there are seats"),
        (last_page(SavedPage([], read_save(SAVE).pages[-1].checkpoint)), "other listeners than there are seats"),
        (changed(orders=[]), "orders of seats that are not there"),
        (changed(queue=[Act(-1, "give:0")]), "orders of seats that are not there"),
    ],
)
def test_a_damaged_save(data: bytes, words: str) -> None:
    with pytest.raises(DamagedSave, match=words):
        Table.restore(data, ruleset)


def test_a_save_from_a_newer_version() -> None:
    newer = framed(encode({"version": SAVE_VERSION + 1, "whatever": "it holds"}))
    with pytest.raises(NewerSave, match=f"version {SAVE_VERSION + 1}, this program reads up to {SAVE_VERSION}; update"):
        Table.restore(newer, ruleset)


def test_a_save_of_a_ruleset_that_does_not_exist() -> None:
    with pytest.raises(RulesetError):
        Table.restore(changed(ruleset="official +flying"), ruleset)


def test_a_save_that_these_rules_cannot_go_on_from() -> None:
    state = dealt({})
    state.flow[-1] = msgspec.structs.replace(state.flow[-1], name="turns.dance")
    page = SavedPage([], zlib.compress(encode(state)), (0, 0, 0, 0))
    saved = Saved(1, "official", "", digest(state), 0, 0, [page], [[], [], []], [])
    with pytest.raises(ForeignSave, match="use the version that wrote it"):
        Table.restore(write_save(saved), ruleset)


@pytest.mark.parametrize(
    "entry",
    [
        Answer(0, "no such question", "x"),
        Answer(9, "action", "pass"),
        Answer(1, "action", "fly"),
        Act(7, "give:0"),
        Act(0, "fly"),
        Roll("dice", "nothing", (1, 2)),
        Epoch(7),
        Redraw(1, 5),
    ],
)
def test_a_record_that_does_not_fit_falls_back_to_the_checkpoint(entry: Any) -> None:
    page = read_save(SAVE).pages[-1]
    again = Table.restore(last_page(SavedPage([entry], page.checkpoint, page.heard)), ruleset)
    assert [n.says.id for n in again.notices] == ["notice-from-checkpoint"]
    played_on(again, 20)


@settings(max_examples=150, deadline=None)
@given(st.integers(0, len(SAVE) - 1), st.binary(min_size=1, max_size=4), st.booleans())
def test_fuzzed_saves(place: int, garbage: bytes, checksum_fits: bool) -> None:
    """Whatever the bytes are: a game that goes on, or one of our errors."""
    data = SAVE[:place] + garbage + SAVE[place + len(garbage) :]
    if checksum_fits:
        data = framed(data[len(MAGIC) + 4 :])
    try:
        again = Table.restore(data, ruleset)
    except Refused:
        return
    look(again)
    try:
        for decision in again.decisions()[:1]:
            again.undo(decision.mark)
        again.events_since(None)
        played_on(again, 3)
    except (Refused, EngineFault):
        return


# -- states that are no states -------------------------------------------------------------------------------------------------


class Loose(Record, frozen=True):
    inside: list[int]


class Sets(Mutable):
    things: set[int] = set()


class Keyed(Mutable):
    things: dict[int, str] = {}


class Tuples(Mutable):
    things: tuple[list[int], ...] = ()


class HoldsLoose(Mutable):
    thing: Loose | None = None


class Mixed(Mutable):
    thing: Fleet | list[int] | None = None


class Fine(Mutable):
    a: list[list[int]] = []
    b: dict[str, list[Fleet]] = {}
    c: list[dict[str, int]] = []
    d: list[tuple[int, ...]] = []
    e: Fleet | None = None


@pytest.mark.parametrize("kind", [Sets, Keyed, Tuples, HoldsLoose, Mixed])
def test_a_state_holds_only_what_can_be_copied_and_encoded(kind: type[Mutable]) -> None:
    with pytest.raises(TypeError, match="a state may not hold"):
        kind().copy()


def test_a_copy_is_deep_where_things_change_and_shares_what_is_frozen() -> None:
    fine = Fine([[1]], {"x": [Fleet()]}, [{"y": 1}], [(1, 2)], Fleet())
    other = fine.copy()
    assert other == fine
    assert other.e is fine.e
    other.a[0].append(2)
    other.b["x"].append(Fleet())
    other.c[0]["y"] = 2
    other.d.append((3,))
    assert fine == Fine([[1]], {"x": [Fleet()]}, [{"y": 1}], [(1, 2)], Fleet())


def test_a_history_numbers_its_pages() -> None:
    assert History(first=3).number == 2
