"""What a table keeps and shows: forks, saves, faults, observers, views."""

from __future__ import annotations

import gc
import weakref
import zlib
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from mini.game import Movement, Turns
from mini.play import (
    about_to_fight,
    dealt,
    everybody_passes,
    ids,
    in_battle,
    look,
    mini,
    played_on,
    rolls,
    say,
    table,
    voting,
)
from mini.setup import new_table, ruleset, with_chapter
from mini.state import Drew, Noted

from mecatol.core.decisions import Order
from mecatol.core.errors import (
    EngineFault,
    PlanRefused,
    Refused,
)
from mecatol.core.events import Told
from mecatol.core.history import ALIVE, SPARSE, UNHEARD, Mark, unpressed
from mecatol.core.journal import Epoch, Roll
from mecatol.core.records import encode
from mecatol.core.rules import Chapter, Step
from mecatol.core.table import Table
from mecatol.core.views import view

EVERYONE = "official reactions=everyone"


# -- forks -------------------------------------------------------------------------------------------------------------


def test_a_fork_in_the_middle_of_a_step_goes_its_own_way() -> None:
    played = table()
    say(played, 0, "activate:1", "0:1")
    other = played.fork()
    assert look(other) == look(played)
    assert ids(other) == ids(played)
    say(other, 0, "done")
    assert other.encoded() != played.encoded()
    assert played.pending[0].draft == ["0:1"]


def test_a_dropped_fork_is_freed_without_the_collector() -> None:
    played = table({0: ["crisis"], 1: ["sabotage"]}, EVERYONE)
    say(played, 0, "play:crisis", "1")
    say(played, 1, "sabotage")
    gc.collect()
    gc.disable()
    try:
        makes: list[Callable[[], Table]] = [played.fork, partial(played.fork, 0), partial(Table.restore, played.save(), ruleset)]
        for make in makes:
            other = make()
            say(other, 2, "pass")
            dead: list[weakref.ref[Any]] = [weakref.ref(other), weakref.ref(other.game), weakref.ref(other._driver)]
            del other
            assert [ref() for ref in dead] == [None, None, None]
    finally:
        gc.enable()


def test_whoever_still_holds_the_game_of_a_dropped_table_may_look_at_it() -> None:
    game = mini(table({0: ["crisis"]}))
    assert game.state.players[0].hand == ["crisis#18"]
    assert game.cards.playable(0, "action", None) == ["crisis#18"]


def test_a_fork_without_history_is_for_simulations() -> None:
    played = played_on(new_table(), 30)
    other = played.fork(history=False)
    assert other.encoded() == played.encoded()
    assert ids(other) == ids(played)
    played_on(other, 100)
    with pytest.raises(Refused, match="keeps no history"):
        other.fork()


def test_a_seats_fork_holds_what_the_seat_knows() -> None:
    played = table({0: ["crisis"], 1: ["sabotage", "morale"], 2: ["truce"]})
    hands = {tuple(mini(played.fork(0, seed)).state.players[1].hand) for seed in range(12)}
    assert len(hands) > 6
    for seed in range(12):
        state = mini(played.fork(0, seed)).state
        assert state.players[0].hand == ["crisis#18"]
        assert [len(player.hand) for player in state.players] == [1, 2, 1]
        every = sorted([*state.deck.bag, *(card for player in state.players for card in player.hand)])
        assert len(every) == len(set(every))


def test_a_seats_fork_takes_back_what_others_have_sealed_and_keeps_its_own() -> None:
    played = voting()
    say(played, 0, "more", "done")
    say(played, 1, "more", "more", "done")
    other = played.fork(0)
    assert [ask.seat for ask in other.pending] == [1, 2]
    assert other.asked(1).draft == []  # type: ignore[union-attr]
    assert [ask.seat for ask in played.fork(1).pending] == [0, 2]
    assert [ask.seat for ask in played.fork(2).pending] == [0, 1, 2]


def test_a_seats_fork_cannot_be_asked_for_the_truth() -> None:
    played = played_on(new_table(EVERYONE, 3), 40, 3)
    say(played, played.pending[0].seat, played.keys(played.pending[0])[0])
    other = played.fork(0, 4)
    behind = other.mark()
    for ask in (
        lambda: other.undo((behind[0], 0)),
        lambda: other.undo((0, 0)),
        lambda: other.cost_of_undo((behind[0], 0)),
        other.save,
        other.checkpoint,
        lambda: other.fork().undo((behind[0], 0)),
        lambda: other.fork().save(),
        lambda: other.retract(0),
    ):
        with pytest.raises(Refused):
            ask()
    assert other.decisions() == []
    for seat in (0, 1, 2, None):
        assert other.events_since(seat, other.heard(seat)) == []
        assert other.events_since(seat) == []


def test_a_seats_fork_saves_nothing_from_behind_the_redraw() -> None:
    """The checkpoint it stands on is the truth; what it saves begins at its next one."""
    played = table({0: ["crisis"], 1: ["sabotage", "morale"], 2: ["truce"]})
    other = played.fork(0, 4)
    true, imagined = mini(played).state.players[1].hand, mini(other).state.players[1].hand
    assert true != imagined
    for seat in (0, 1):
        say(other, seat, "pass")
    again = Table.restore(other.save(), ruleset)
    assert look(again)[:2] == look(other)[:2]
    assert ids(again) == ids(other)
    for seed in range(3):
        again.undo(again.decisions()[0].mark if again.decisions() else again.mark())
        assert mini(again).state.players[1].hand == imagined
        assert mini(again.fork(seed=seed)).state.players[1].hand == imagined
    other.undo((0, 1))  # the fork itself may go back as far as the redraw
    assert mini(other).state.players[1].hand == imagined


def test_a_seats_fork_has_chance_of_its_own_and_new_chance_after_an_undo() -> None:
    played = about_to_fight()
    seen = []
    other = played.fork(0, 7)
    here = other.mark()
    for _ in range(4):
        say(other, 0, "done")
        seen.append(rolls(other)[0])
        other.undo(here)
    say(played, 0, "done")
    assert len({*seen, rolls(played)[0]}) == 5


def test_the_orders_and_waiting_acts_of_others_are_not_in_a_seats_fork() -> None:
    played = table({0: ["crisis"], 1: ["sabotage"]})
    for seat in (0, 1):
        played.order(seat, [Order("card_played", "pass")])
    say(played, 0, "activate:1")
    played.act(0, "give:1", wait=True)
    played.act(1, "give:0", wait=True)
    other = played.fork(0)
    assert list(other.orders) == [0]
    assert [act.seat for act in other.queue] == [0]
    assert list(played.fork().orders) == [0, 1]


def test_what_an_effect_keeps_secret_is_imagined_in_a_seats_fork() -> None:
    played = table({0: ["trap"]})
    say(played, 0, "play:trap", "5")
    (effect,) = [e for e in played.game.state.effects if e.key == "trap"]
    assert mini(played).remembered(effect, "place") == "5"
    assert "5" not in str([e["notes"] for e in mini(played).view(1)["effects"]])
    assert {"place": "5"} in [e["notes"] for e in mini(played).view(0)["effects"]]
    assert {mini(played.fork(0, k)).remembered(effect, "place") for k in range(20)} == {"5"}
    assert len({mini(played.fork(1, k)).remembered(effect, "place") for k in range(20)}) > 3
    say(played, 1, "activate:5")
    assert "trap" not in [e.key for e in played.game.state.effects]
    assert not played.game.state.secrets


def test_a_secret_that_nobody_can_imagine_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("mini.game.Mini.imagine")
    played = table({0: ["trap"]})
    say(played, 0, "play:trap", "5")
    with pytest.raises(EngineFault, match="trap keeps place secret"):
        played.fork(1)
    played.fork(0)


def test_what_others_have_seen_goes_over_to_what_is_imagined() -> None:
    """Seat 0 knows that seat 2 saw two cards of seat 1, not which."""
    worlds = []
    for seen in (["morale", "sabotage"], ["morale", "truce"]):
        state = dealt({0: ["crisis"], 1: ["morale", "sabotage", "truce"], 2: []})
        for card in state.players[1].hand:
            if card.partition("#")[0] in seen:
                state.known[card] = [2]
        other = Table.start(ruleset("official"), state).fork(0, 5)
        hand = mini(other).state.players[1].hand
        assert sorted(len(mini(other).state.known.get(card, [])) for card in hand) == [0, 1, 1]
        worlds.append(other.encoded())
    assert worlds[0] == worlds[1]


# -- saves -------------------------------------------------------------------------------------------------------------


def test_save_and_load_in_the_middle_of_a_step() -> None:
    played = in_battle()
    say(played, played.pending[0].seat, played.keys(played.pending[0])[0])
    again = Table.restore(played.save(), ruleset)
    assert look(again) == look(played)
    assert ids(again) == ids(played)
    assert again.notices == []
    for each in (played, again):
        played_on(each, 30)
    assert look(again) == look(played)
    assert again.save() == played.save()


@pytest.mark.parametrize("number", [0, 1, 65_535, 65_536, 200_001])
def test_what_was_not_pressed_is_unpacked_like_what_was(number: int) -> None:
    data = bytes(n * n % 251 for n in range(number))
    assert zlib.decompress(unpressed(data)) == data


def test_a_checkpoint_that_stays_is_pressed_by_whoever_needs_it_first() -> None:
    played = played_on(new_table("ascension rounds=12", 5), 40, 5)
    number = played.bookmark().number
    saved, brief = played.page_to_save(number)(), played.page_to_save(number, briefly=True)()
    assert played._record.last.packed() is saved.checkpoint
    assert zlib.decompress(saved.checkpoint) == zlib.decompress(brief.checkpoint)
    assert len(saved.checkpoint) < len(brief.checkpoint)


def test_what_has_been_heard_is_counted_as_event_by_event() -> None:
    played = new_table("official", 3)
    for _ in range(60):
        played_on(played, 1)
        page = played._record.last
        for seat in (0, 1, 2):
            assert played.heard(seat) == (page.heard or UNHEARD).by(seat) + sum(told.heard_by(seat) for told in page.events or ())


def test_a_long_game_is_loaded_whole() -> None:
    """Old checkpoints are thinned out; going far back and telling everything again still work."""
    played = played_on(new_table("ascension rounds=12", 5), 400, 5)
    pages = played._record.pages
    kept = [n for n, page in enumerate(pages) if page.checkpoint is not None]
    assert len(pages) > 4 * SPARSE
    assert kept == sorted({*range(0, len(pages) - ALIVE, SPARSE), *range(len(pages) - ALIVE, len(pages))})
    again = Table.restore(played.save(), ruleset)
    assert look(again) == look(played)
    for seat in (0, 1, 2, None):
        assert again.events_since(seat) == played.events_since(seat)
        middle = again.heard(seat) // 2
        assert again.events_since(seat, middle) == played.events_since(seat)[middle:]
    for fraction in (2, 5, 50):
        fresh = Table.restore(played.save(), ruleset)
        decision = fresh.decisions()[len(fresh.decisions()) // fraction]
        other = played.fork()
        for each in (fresh, other):
            each.undo(decision.mark)
        assert look(fresh) == look(other)
        assert fresh.heard(1) == len(fresh.events_since(1))
        assert look(Table.restore(fresh.save(), ruleset)) == look(fresh)
        fresh.redo()
        assert look(fresh) == look(played)


def test_a_checkpoint_that_is_kept_briefly_is_the_same_position() -> None:
    playing = played_on(new_table("ascension rounds=12", 5), 60, 5)
    last = playing.bookmark().number
    for number in (last, last - 1):
        briefly, pressed = playing.saved_page(number, briefly=True), playing.saved_page(number)
        assert zlib.decompress(briefly.checkpoint) == zlib.decompress(pressed.checkpoint)
        assert len(briefly.checkpoint) > len(pressed.checkpoint)


def test_a_page_that_is_packed_later_is_the_page_as_it_was() -> None:
    playing = played_on(new_table("ascension rounds=12", 5), 60, 5)
    number = playing.bookmark().number
    now, later = playing.saved_page(number), playing.page_to_save(number)
    played_on(playing, 60, 6)
    assert playing.bookmark().number > number + 4
    assert later() == now


def test_undo_far_back_finds_every_earlier_position() -> None:
    played, positions = new_table("official rounds=9", 2), {}
    for move in range(200):
        positions[played.mark()] = played.encoded()
        played_on(played, 1, move)
    for mark in list(positions)[::23]:
        other = played.fork()
        other.undo(mark, fresh_chance=False)
        assert other.encoded() == positions[mark]


def test_a_save_whose_rules_have_changed_goes_on_from_the_checkpoint_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    played = say(about_to_fight(), 0, "done")
    ask = played.pending[0]
    say(played, ask.seat, played.keys(ask)[0])
    saved, begun = played.save(), encode(played.checkpoint())
    monkeypatch.setattr("mini.game.DREADNOUGHT", 1)  # the same questions with another meaning
    monkeypatch.setattr("mini.game.SpaceBattle.dice", one_die)
    again = Table.restore(saved, ruleset)
    assert [(n.seat, n.says.id) for n in again.notices] == [(-1, "notice-from-checkpoint")]
    assert again.mark()[0] == played.mark()[0]
    state = again.checkpoint()
    assert state.rng.epoch == 1  # what the dice showed before was seen
    state.rng.epoch = 0
    assert encode(state) == begun
    assert again.rewinds == played.rewinds + 1
    assert Table.restore(again.save(), ruleset).notices == []
    for seat in (0, None):
        assert len(again.events_since(seat)) == again.heard(seat)


def one_die(self: Any, battle: Any, seat: int, kind: int) -> int:
    return int(self.fleet(battle, seat).ships[kind] > 0)


def test_a_question_renamed_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    played = table()
    say(played, 0, "activate:1", "0:1")
    saved = played.save()

    async def renamed(self: Movement, step: Step) -> None:
        await self.game.choose(step.seat, "march", lambda: ["a", "b"])

    monkeypatch.setattr(Movement, "move", renamed)
    again = Table.restore(saved, ruleset)
    assert [ask.name for ask in again.pending] == ["march"]
    assert [n.says.args for n in again.notices] == [(("lost", 1),)]


def test_undo_behind_a_change_of_rules_is_refused_and_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    played = played_on(new_table("ascension rounds=12", 5), 300, 5)
    saved = played.save()
    monkeypatch.setattr("mini.game.SpaceBattle.dice", one_die)
    again = Table.restore(saved, ruleset)
    refused: list[str] = []
    for decision in again.decisions()[::9]:
        before, names = look(again), ids(again)
        try:
            again.undo(decision.mark)
        except Refused as why:
            refused.append(str(why))
            assert (look(again), ids(again)) == (before, names)
        else:
            again.redo()
    assert refused
    assert all("no longer leads there" in words for words in refused)


def test_what_other_rules_told_is_left_out_with_all_before_it_and_the_rest_keeps_its_numbers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played = played_on(new_table("ascension rounds=12", 5), 300, 5)
    everything, saved = played.events_since(None), played.save()
    monkeypatch.setattr("mini.game.SpaceBattle.dice", one_die)
    again = Table.restore(saved, ruleset)
    told = again.events_since(None)
    assert 0 < len(told) < len(everything)
    assert told == everything[len(everything) - len(told) :]
    assert again.events_since(None, len(everything) - 3) == everything[-3:]


def test_recorded_chance_survives_another_generator(monkeypatch: pytest.MonkeyPatch) -> None:
    played = in_battle()
    assert sum(isinstance(entry, Roll) for entry in played._record.last.entries) >= 8
    saved = played.save()

    def constant(self: Any, stream: str, sides: int) -> int:
        self.skip(stream, 1)
        return 0

    monkeypatch.setattr("mecatol.core.rng.Rng.value", constant)
    assert look(Table.restore(saved, ruleset)) == look(played)


def test_a_save_by_other_rules_of_the_same_name_says_so() -> None:
    played = table()
    again = Table.restore(played.save(), lambda _: ruleset("ascension"))
    assert "notice-other-rules" in [n.says.id for n in again.notices]


# -- no history, faults ------------------------------------------------------------------------------------------------


def test_a_table_without_history_plays_the_same_game_and_keeps_nothing() -> None:
    kept, light = new_table("ascension", 3), new_table("ascension", 3, history=False)
    for each in (kept, light):
        played_on(each, 200, 3)
    assert light.encoded() == kept.encoded()
    assert ids(light) == ids(kept)
    assert light.heard(1) == kept.heard(1)
    assert len(light._record.pages) == 1
    assert len(light._record.last.entries) < 60
    asks: list[Callable[[], object]] = [light.fork, light.save, light.checkpoint]
    asks += [lambda: light.undo((0, 0)), lambda: light.retract(0)]
    for ask in asks:
        with pytest.raises(Refused, match="keeps no history"):
            ask()


def test_a_fault_without_history_stops_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    played = new_table(history=False)

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Turns, "end_action", broken)
    with pytest.raises(EngineFault, match="ZeroDivisionError"):
        say(played, 0, "pass")
    monkeypatch.undo()
    plays: list[Callable[[], None]] = [lambda: played.act(1, "give:0"), lambda: played.order(1, []), played.follow_orders]
    for play in plays:
        with pytest.raises(EngineFault, match="start another"):
            play()


def test_a_refusal_does_not_stop_a_table_without_history() -> None:
    played = new_table(history=False)
    with pytest.raises(Refused):
        played.act(1, "fly")
    with pytest.raises(PlanRefused):
        played.plan(0, ["fly"])
    say(played, 0, "pass")


def test_a_fault_in_the_middle_of_things_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    played = played_on(new_table("official", 2), 25)
    before, names = look(played), ids(played)
    heard: list[Any] = []
    played.observers.append(lambda *news: heard.append(news))

    def broken(self: Any, event: Any, to: Any = ()) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("mini.game.Mini.tell", broken)
    for ask in played.pending:
        for key in played.keys(ask):
            with pytest.raises(EngineFault, match="ZeroDivisionError"):
                played.answer(ask.seat, played.asked(ask.seat).id, key)  # type: ignore[union-attr]
            assert (look(played), ids(played), heard) == (before, names, [])


def test_an_interrupt_from_the_keyboard_changes_nothing_either(monkeypatch: pytest.MonkeyPatch) -> None:
    played = table()
    before = look(played)

    def interrupted(self: Any, event: Any, to: Any = ()) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("mini.game.Mini.tell", interrupted)
    with pytest.raises(KeyboardInterrupt):
        say(played, 0, "activate:1")
    assert look(played) == before


# -- observers and views -----------------------------------------------------------------------------------------------


def test_observers_hear_what_is_final_and_that_somebody_went_back() -> None:
    played = table()
    heard: list[tuple[str, Mark, Told | None]] = []
    played.observers.append(lambda kind, at, told: heard.append((kind, at, told)))
    say(played, 0, "activate:1")
    assert [(kind, told.event.__class__.__name__) for kind, _, told in heard if told] == [("event", "Activated")]
    say(played, 0, "0:1")
    here = len(heard)
    played.undo((0, 0))
    assert [kind for kind, _, _ in heard[here:]] == ["rewound"]
    played.redo()
    assert [kind for kind, _, _ in heard[here:]] == ["rewound", "rewound", "event"]


class Tells(Chapter):
    """Something is told between a question that leaves no choice and the next one."""

    __slots__ = ()

    async def vote(self, step: Step) -> None:
        await self.game.choose(0, "first", lambda: ["a", "b"])
        await self.game.choose(0, "forced", lambda: ["only"])
        self.game.tell(Noted(0, "told", self.game.pick("luck", "luck", 10**6)))
        await self.game.choose(0, "last", lambda: ["a", "b"])


def test_what_the_table_says_again_after_an_undo_is_told_again() -> None:
    state = dealt({})
    state.flow.append(Step("politics.vote"))
    played = Table.start(with_chapter("politics", Tells), state)
    heard: list[tuple[Mark, Told]] = []

    def listen(kind: str, at: Mark, told: Told | None) -> None:
        heard[:] = [(mark, news) for mark, news in heard if mark < at] + ([(at, told)] if told else [])

    played.observers.append(listen)
    say(played, 0, "a")
    first = [told.seen_by(None) for _, told in heard]
    played.undo(played.decisions()[1].mark)
    assert len(first) == 1
    assert [told.seen_by(None) for _, told in heard] == played.events_since(None) != first
    played.redo()
    assert [told.seen_by(None) for _, told in heard] == played.events_since(None) == first


def test_an_observer_may_look_and_not_play() -> None:
    played = table()
    refused: list[str] = []

    def meddle(kind: str, at: Mark, told: Told | None) -> None:
        played.fork()
        view(played, 1)
        plays: list[Callable[[], None]] = [
            lambda: played.answer(0, played.pending[0].id, "done"),
            lambda: played.act(1, "give:0", wait=True),
            lambda: played.undo((0, 0)),
            lambda: played.order(1, []),
            lambda: played.retract(0),
            played.redo,
        ]
        for play in plays:
            with pytest.raises(Refused, match="look, not play"):
                play()
            refused.append(kind)

    played.observers.append(meddle)
    say(played, 0, "activate:1")
    assert refused == ["event"] * 6
    played.observers.clear()
    say(played, 0, "done")


def test_one_observer_that_fails_does_not_keep_the_news_from_the_others() -> None:
    played = table()
    heard: list[Any] = []

    def fails(*_: object) -> None:
        raise ValueError("deaf")

    played.observers.extend([fails, lambda *news: heard.append(news)])
    with pytest.raises(ValueError, match="deaf"):
        say(played, 0, "activate:1")
    assert len(heard) == 1
    assert [ask.name for ask in played.pending] == ["move"]  # what was done is done
    played.observers.pop(0)
    say(played, 0, "done")
    assert len(heard) > 1


def test_a_late_observer_hears_what_comes() -> None:
    played = table()
    say(played, 0, "activate:1")
    heard: list[Any] = []
    played.observers.append(lambda *news: heard.append(news))
    assert not heard
    say(played, 0, "done")
    assert [told.event.__class__.__name__ for _, _, told in heard][:1] == ["Moved"]


def hear(into: list[str], kind: str, at: Mark, told: Told | None) -> None:
    into.append(repr(told))


def test_observers_of_a_table_without_history_hear_everything_too() -> None:
    heard: dict[bool, list[str]] = {}
    for history in (True, False):
        played, news = new_table("ascension", 3, history=history), heard.setdefault(history, [])
        played.observers.append(partial(hear, news))
        played_on(played, 150, 3)
    assert heard[True] == heard[False]


def test_a_view_holds_what_a_seat_may_see() -> None:
    played = table({0: ["crisis"], 1: ["sabotage"]}, EVERYONE)
    say(played, 0, "play:crisis", "1")
    say(played, 1, "sabotage")
    mine, yours, spectator = (view(played, seat) for seat in (0, 1, None))
    assert mine.asked is not None
    assert mine.asked.id == played.asked(0).id  # type: ignore[union-attr]
    assert [option.key for option in mine.asked.options] == ["pass"]
    assert mine.asked.about == ("card:crisis", "player:1")
    assert mine.asked.open
    assert [option.key for option in mine.acts] == ["give:1", "give:2"]
    assert yours.asked is None
    assert spectator.asked is None
    assert spectator.acts == ()
    assert [(w.seat, w.what) for w in spectator.waiting_for] == [(0, "card_played"), (2, "card_played")]
    assert yours.position["players"][1]["hand"]["seen"] == ["sabotage#0"]
    assert "sabotage" not in str(mine) + str(spectator)


def test_a_draft_is_shown_to_its_owner_as_a_copy() -> None:
    played = table()
    say(played, 0, "activate:1", "0:1")
    shown = view(played, 0).asked
    assert shown is not None
    assert shown.draft == ["0:1"]
    shown.draft.append("nonsense")
    assert played.pending[0].draft == ["0:1"]
    assert view(played, 1).asked is None


def test_an_event_reaches_those_it_is_meant_for() -> None:
    played = table({0: ["disclosure"], 1: ["sabotage", "morale"]})
    played.act(0, "disclosure")
    say(played, 0, "1")
    everybody_passes(played)
    names = [[event["event"] for event in played.events_since(seat)] for seat in (0, 1, None)]
    assert "disclosed" in names[0]
    assert "disclosed" not in names[1] + names[2]
    assert [played.heard(seat) for seat in (0, 1, None)] == [len(found) for found in names]
    game = mini(played)
    game.tell(Drew(1, "morale#7"), to=[1])
    assert played.events_since(1)[-1] == {"event": "drew", "seat": 1, "card": "morale#7"}
    assert played.events_since(0)[-1] == {"event": "drew", "seat": 1}


def test_the_epoch_of_an_undo_is_on_the_record() -> None:
    played = about_to_fight()
    here = played.mark()
    say(played, 0, "done")
    played.undo(here)
    assert played._record.last.entries[-1] == Epoch(1)
    assert look(Table.restore(played.save(), ruleset)) == look(played)
