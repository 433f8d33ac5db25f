"""Playing at a table: acts, standing orders, undo, retraction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import pytest
from mini.cards import CARDS
from mini.game import Mini, Movement, Politics
from mini.play import (
    ab,
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
from mini.state import Played

from mecatol.core.decisions import Order
from mecatol.core.errors import (
    ActRefused,
    GameIsOver,
    Refused,
    StaleDecision,
)
from mecatol.core.events import Event
from mecatol.core.journal import Roll
from mecatol.core.rules import Chapter, Step
from mecatol.core.table import Table
from mecatol.core.views import view

EVERYONE = "official reactions=everyone"


# -- acts --------------------------------------------------------------------------------------------------------------


def test_an_act_between_two_answers_of_a_group_replays_in_its_place() -> None:
    played = table({0: ["crisis"], 1: ["sabotage"], 2: ["sabotage"]}, EVERYONE)
    say(played, 0, "play:crisis", "1")
    played.act(2, "give:0")
    say(played, 1, "pass")
    played.act(1, "give:2")
    tables = [played, played.fork(), Table.restore(played.save(), ruleset)]
    for other in tables:
        assert look(other) == look(played)
    for other in tables:
        say(other, 2, "sabotage")
        say(other, 0, "pass")
    assert len({other.encoded() for other in tables}) == 1


def test_a_question_is_closed_to_acts_unless_its_procedure_opens_it() -> None:
    played = table()
    assert [option.key for option in played.acts(1)] == ["give:0", "give:2"]
    say(played, 0, "activate:1")
    assert played.acts(1) == ()
    with pytest.raises(ActRefused, match="possible: nothing"):
        played.act(1, "give:0")


def test_an_act_waits_for_the_next_open_question() -> None:
    played = table()
    say(played, 0, "activate:1")
    played.act(1, "give:0", wait=True)
    assert mini(played).state.players[0].goods == 3
    assert played.fork().queue == played.queue
    say(played, 0, "done")
    assert mini(played).state.players[0].goods == 4
    assert not played.queue


def test_an_act_that_has_become_impossible_is_dropped_with_a_notice() -> None:
    state = dealt({})
    state.players[1].goods = 1
    played = Table.start(ruleset("official"), state)
    say(played, 0, "activate:1")
    played.act(1, "give:0", wait=True)
    played.act(1, "give:2", wait=True)
    say(played, 0, "done")
    assert not played.queue
    assert [(n.seat, n.says.id, n.says.args) for n in played.notices] == [(1, "notice-act-dropped", (("key", "give:2"),))]
    assert view(played, 1).notices
    assert not view(played, 0).notices


def test_acts_still_waiting_when_the_game_ends_are_dropped_with_a_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    async def last(self: Movement, step: Step) -> None:
        await self.game.choose(0, "last", lambda: ["a", "b"])
        self.state.flow.clear()

    monkeypatch.setattr(Movement, "move", last)
    played = table()
    say(played, 0, "activate:1")
    played.act(2, "give:0", wait=True)
    say(played, 0, "a")
    assert played.over
    assert not played.queue
    assert [n.seat for n in played.notices] == [2]
    with pytest.raises(GameIsOver):
        played.act(2, "give:0", wait=True)


def test_an_act_that_asks_runs_above_what_waits() -> None:
    played = table({0: ["crisis"], 1: ["disclosure", "morale"], 2: ["sabotage", "truce"]}, EVERYONE)
    say(played, 0, "play:crisis", "1")
    say(played, 2, "sabotage")
    played.act(1, "disclosure")
    assert [(ask.seat, ask.name) for ask in played.pending] == [(1, "opponent")]
    other = played.fork()
    for each in (played, other):
        say(each, 1, "2")
        everybody_passes(each)
        say(each, 1, "truce")
        assert [ask.seat for ask in each.pending] == [0, 1]  # seat 2 keeps its sealed answer
    assert look(played) == look(other)


# -- standing orders ---------------------------------------------------------------------------------------------------


def test_pass_unless_it_touches_me() -> None:
    played = table({0: ["crisis", "truce"], 1: ["sabotage"]})
    played.order(1, [Order("card_played", "pass", unless=("player:1",))])
    other = played.fork()
    say(played, 0, "play:crisis", "2")
    assert [d.by for d in played.decisions() if d.seat == 1] == ["order"]
    assert [effect.target for effect in played.game.state.effects if effect.key == "crisis"] == [2]
    say(other, 0, "play:crisis", "1")
    assert [ask.seat for ask in other.pending] == [1]


def test_only_when_it_is_about_something() -> None:
    played = table({0: ["crisis", "truce"], 1: ["sabotage", "sabotage"]})
    played.order(1, [Order("card_played", "sabotage#0", when=("card:truce",))])
    say(played, 0, "play:crisis", "1")
    say(played, 1, "pass")
    say(played, 1, "pass")
    say(played, 2, "pass")
    say(played, 0, "play:truce")
    assert "sabotage#0" in mini(played).state.deck.discard


def test_play_this_card_at_that_moment_once() -> None:
    played = table({0: ["crisis", "crisis"], 1: ["sabotage", "sabotage"]})
    played.order(1, [Order("card_played", "sabotage#0", once=True), Order("card_played", "sabotage#1", once=True)])
    say(played, 0, "play:crisis", "1")
    assert [order.key for order in played.orders[1]] == ["sabotage#1"]
    say(played, 0, "play:crisis", "1")
    assert played.orders[1] == ()
    assert len([d for d in played.decisions() if d.by == "order"]) == 2
    assert look(played.fork()) == look(played)  # orders are not followed once more when a record is replayed


def test_an_order_given_now_answers_now() -> None:
    played = table()
    played.order(0, [Order("action", "pass")])
    assert [ask.seat for ask in played.pending] == [1]


def test_a_service_may_hold_orders_back() -> None:
    played = table({0: ["crisis"], 1: ["sabotage"]})
    played.orders_held = True
    played.order(1, [Order("card_played", "pass")])
    say(played, 0, "play:crisis", "1")
    assert [ask.seat for ask in played.pending] == [1]
    played.follow_orders()
    assert [ask.seat for ask in played.pending if ask.name == "card_played"] == []
    assert played.orders_held


def test_orders_that_answer_each_other_in_a_circle_are_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    def undecided(self: Politics, seat: int, draft: list[int]) -> list[str]:
        return ["fewer"] if draft else ["more", "done"]

    monkeypatch.setattr(Politics, "bids", undecided)
    played = voting()
    played.order(1, [Order("votes", "done")])
    played.order(0, [Order("votes", "more"), Order("votes", "fewer")])
    assert played.orders[0] == ()
    assert played.orders[1]
    assert [(n.seat, n.says.id) for n in played.notices] == [(0, "notice-orders-circle")]
    assert [ask.seat for ask in played.pending] == [0, 2]


def test_an_order_that_ends_in_a_fault_is_put_aside_and_nobody_else_suffers(monkeypatch: pytest.MonkeyPatch) -> None:
    played = table({0: ["crisis"], 1: ["sabotage"]})
    played.orders_held = True
    played.order(1, [Order("card_played", "sabotage#0")])
    say(played, 0, "play:crisis", "1")

    async def broken(g: Mini, entry: Played) -> None:
        raise ZeroDivisionError

    monkeypatch.setitem(CARDS, "sabotage", replace(CARDS["sabotage"], resolve=broken))
    played.follow_orders()
    assert played.orders[1] == ()
    assert [(ask.seat, ask.name) for ask in played.pending] == [(1, "card_played")]
    (notice,) = played.notices
    assert (notice.seat, notice.says.id) == (1, "notice-put-aside")
    monkeypatch.undo()
    say(played, 1, "sabotage")


def test_a_waiting_act_that_ends_in_a_fault_is_put_aside_too(monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(self: Mini, seat: int, key: str) -> None:
        self.state.players[seat].goods = 99
        raise ZeroDivisionError

    monkeypatch.setattr(Mini, "act", broken)
    played = table()
    say(played, 0, "activate:1")
    played.act(2, "give:0", wait=True)
    say(played, 0, "done")
    assert not played.queue
    assert [(n.seat, n.says.id) for n in played.notices] == [(2, "notice-put-aside")]
    assert mini(played).state.players[2].goods == 3
    assert [ask.seat for ask in played.pending] == [1]


def test_an_order_used_up_in_something_interrupted_is_given_back(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(self: Mini, event: Event, to: Sequence[int] = ()) -> None:
        raise KeyboardInterrupt

    played = table()
    played.orders_held = True
    played.order(0, [Order("action", "pass", once=True)])
    before, orders = look(played), played.orders
    monkeypatch.setattr(Mini, "tell", interrupted)
    with pytest.raises(KeyboardInterrupt):
        played.follow_orders()
    assert (look(played), played.orders) == (before, orders)


def test_orders_survive_a_save_and_a_fault() -> None:
    played = table({0: ["crisis"], 1: ["sabotage"]})
    played.order(1, [Order("card_played", "pass", unless=("player:1",))])
    assert Table.restore(played.save(), ruleset).orders == played.orders


# -- undo --------------------------------------------------------------------------------------------------------------


def test_undo_across_a_roll_gives_new_chance() -> None:
    played = about_to_fight()
    here = played.mark()
    seen = []
    for _ in range(6):
        say(played, 0, "done")
        seen.append(rolls(played)[0])
        played.undo(here)
    assert len(set(seen)) == 6


def test_redo_brings_the_old_chance_back() -> None:
    played = about_to_fight()
    here = played.mark()
    say(played, 0, "done")
    before = look(played)
    played.undo(here)
    assert not rolls(played)
    played.redo()
    assert look(played) == before


def test_undoing_an_undo_does_not_bring_the_old_chance_back() -> None:
    """Whoever goes back twice to the same place has seen a die; it must not come again."""
    played = about_to_fight()
    here = played.mark()
    say(played, 0, "done")
    seen = rolls(played)[0]
    for _ in range(3):
        played.undo(here)
        played.undo(here)
        say(played, 0, "done")
        assert rolls(played)[0] != seen


def test_going_back_where_nothing_was_rolled_keeps_chance_as_it_was() -> None:
    one, other = about_to_fight(), about_to_fight()
    here = one.mark()
    say(one, 0, "0:1")
    one.undo(here)
    for each in (one, other):
        say(each, 0, "done")
    assert rolls(one) == rolls(other)


def test_chance_may_be_kept_by_a_test() -> None:
    played = about_to_fight()
    here = played.mark()
    say(played, 0, "done")
    seen = rolls(played)[0]
    played.undo(here, fresh_chance=False)
    say(played, 0, "done")
    assert rolls(played)[0] == seen


def test_what_an_undo_costs_is_said_in_words_that_keep_secrets() -> None:
    played = table({0: ["synchronicity"]})
    here = played.mark()
    say(played, 0, "play:sync")
    kept = mini(played).state.stack[0].held[0]
    say(played, 0, kept)
    played.act(1, "give:2")
    cost = played.cost_of_undo(here)
    assert [d.name for d in cost.decisions] == ["action", "keep"]
    assert (cost.acts, cost.rolls, cost.learned_by) == (((1, "give:2"),), 3, (0,))
    own = [(m.id, *m.args) for m in cost.words(0)]
    assert own[1] == ("undo-decision", ("seat", 0), ("name", "keep"), ("key", kept))
    assert ("undo-chance", ("rolls", 3)) in own
    assert ("undo-learned", ("seat", 0)) in own
    assert kept not in str(cost.words(1))
    assert kept not in str(cost.words())


def test_the_cost_does_not_tell_in_how_many_clicks_somebody_voted() -> None:
    one, other = voting(), voting()
    here = one.mark()
    say(one, 1, "done")
    say(other, 1, "more", "more", "done")
    assert one.cost_of_undo(here).words(0) == other.cost_of_undo(here).words(0)


def test_undo_goes_only_where_something_was_asked() -> None:
    played = in_battle()
    say(played, played.pending[0].seat, played.keys(played.pending[0])[0])
    entries = played._record.last.entries
    assert isinstance(entries[0], Roll)
    for wrong in ((0, 1), (0, 10**6), (99, 0), (-1, 0), (0, -1)):
        with pytest.raises(Refused, match="`decisions` lists where"):
            played.undo(wrong)
    before = look(played)
    for decision in played.decisions():
        other = played.fork()
        other.undo(decision.mark)
        assert other.mark() >= decision.mark
    assert look(played) == before


def test_a_new_answer_ends_the_chance_to_redo_and_an_idle_order_does_not() -> None:
    played = table()
    say(played, 0, "pass")
    played.undo((0, 0))
    played.order(2, [])
    played.redo()
    played.undo((0, 0))
    say(played, 0, "activate:1")
    with pytest.raises(Refused, match="nothing to redo"):
        played.redo()


def test_stale_questions_after_an_undo() -> None:
    played = table()
    old = played.pending[0]
    say(played, 0, "pass")
    played.undo((0, 0))
    with pytest.raises(StaleDecision):
        played.answer(0, old.id, "pass")
    for look_at in (played.options, played.keys):
        with pytest.raises(StaleDecision):
            look_at(old)


def test_heard_events_are_counted_right_over_undo_and_redo() -> None:
    played = played_on(new_table("ascension", 4), 150, 4)

    def counts(of: Table) -> list[int]:
        return [of.heard(seat) for seat in (0, 1, 2, None)]

    here = counts(played)
    assert here == [len(played.events_since(seat)) for seat in (0, 1, 2, None)]
    for decision in played.decisions()[::17]:
        played.undo(decision.mark)
        assert counts(played) == [len(played.events_since(seat)) for seat in (0, 1, 2, None)]
        played.redo()
        assert counts(played) == here


# -- retraction --------------------------------------------------------------------------------------------------------


def test_a_sealed_answer_is_taken_back() -> None:
    played = voting()
    before = look(played)
    first = played.asked(1)
    say(played, 1, "more", "done")
    assert first is not None
    played.retract(1)
    played.retract(1)
    assert look(played)[:2] == before[:2]
    again = played.asked(1)
    assert again is not None
    assert again.id != first.id
    say(played, 1, "done")
    with pytest.raises(Refused, match="no sealed answer"):
        played.retract(0)
    for seat in (0, 2):
        say(played, seat, "done")
    with pytest.raises(Refused, match="no sealed answer"):
        played.retract(1)


def test_the_questions_of_others_keep_their_ids_over_a_retraction() -> None:
    played = voting()
    say(played, 0, "more")
    others = [played.asked(seat).id for seat in (0, 2)]  # type: ignore[union-attr]
    say(played, 1, "more", "done")
    played.retract(1)
    assert [played.asked(seat).id for seat in (0, 2)] == others  # type: ignore[union-attr]
    for other in (played.fork(), Table.restore(played.save(), ruleset)):
        assert ids(other) == ids(played)
        assert look(other) == look(played)


class Narrow(Chapter):
    """A branch in which the second question leaves no choice."""

    __slots__ = ()

    async def vote(self, step: Step) -> None:
        await self.game.together("group", {seat: partial(self.branch, seat) for seat in (0, 1)})

    async def branch(self, seat: int) -> None:
        await self.game.choose(seat, "first", ab)
        await self.game.choose(seat, "forced", lambda: ["only"])
        await self.game.choose(seat, "third", ab)


def test_what_the_table_said_after_an_answer_goes_with_it() -> None:
    state = dealt({})
    state.flow.append(Step("politics.vote"))
    played = Table.start(with_chapter("politics", Narrow), state)
    say(played, 0, "a")
    assert [ask.name for ask in played.pending] == ["third", "first"]
    played.retract(0)
    assert [ask.name for ask in played.pending] == ["first", "first"]
    assert played.decisions() == []


def test_what_an_act_made_void_cannot_be_taken_back() -> None:
    played = voting()
    say(played, 0, "more", "more", "more", "done")
    played.act(0, "give:1")
    with pytest.raises(Refused, match="no sealed answer"):
        played.retract(0)
    say(played, 0, "more")
    played.retract(0)
    assert played.asked(0).draft == []  # type: ignore[union-attr]
    assert look(played.fork()) == look(played)
