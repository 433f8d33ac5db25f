"""Plans: several answers at once, all or nothing, and never an oracle."""

from __future__ import annotations

from functools import partial

import pytest
from mini.play import ab, dealt, ids, look, say, table, voting
from mini.setup import new_table, ruleset, with_chapter
from mini.state import BEFORE_ROUND, Battle, Drew, Noted

from mecatol.core.errors import (
    PlanRefused,
    Refused,
)
from mecatol.core.rules import Chapter, Step
from mecatol.core.table import PLAN_STOPS, Table


def test_a_plan_is_the_same_as_its_answers() -> None:
    planned, answered = table(), table()
    planned.plan(0, ["activate:1", "0:1", "0:0", "0:3", "done"])
    say(answered, 0, "activate:1", "0:1", "0:0", "0:3", "done")
    assert look(planned) == look(answered)
    assert ids(planned) == ids(answered)


def test_a_plan_that_fails_half_way_changes_nothing() -> None:
    played = table()
    before, names = look(played), ids(played)
    with pytest.raises(PlanRefused, match="'7:7', number 3 of the plan, is no option of move"):
        played.plan(0, ["activate:1", "0:1", "7:7", "done"])
    assert look(played) == before
    assert ids(played) == names
    with pytest.raises(PlanRefused, match="at least one key"):
        played.plan(0, [])


def test_a_plan_is_no_oracle_for_chance() -> None:
    """Whatever would have come, the words are the same."""
    for seed in range(4):
        played = Table.start(ruleset("official"), dealt({0: ["synchronicity"]}, seed=seed))
        before = look(played)
        for key in ("crisis#18", "morale#6", "nonsense"):
            with pytest.raises(PlanRefused) as refused:
                played.plan(0, ["play:synchronicity#27", key])
            assert refused.value.why == (PLAN_STOPS,)
        assert look(played) == before


def test_a_plan_is_no_oracle_for_what_others_sealed() -> None:
    """Seat 0 answers last: what the others voted would be open to it after its own vote."""
    played = voting()
    say(played, 1, "more", "done")
    say(played, 2, "done")
    before = look(played)
    with pytest.raises(PlanRefused) as refused:
        played.plan(0, ["done", "activate:1"])
    assert refused.value.why == (PLAN_STOPS,)
    assert look(played) == before
    played.plan(0, ["more", "more", "done"])


def test_those_who_answer_at_the_same_time_do_not_stand_in_the_way_of_a_plan() -> None:
    """The others are asked as before; what comes once everybody has answered is beyond any plan."""
    played = voting()
    with pytest.raises(PlanRefused) as refused:
        played.plan(0, ["more", "done", "activate:1"])
    assert refused.value.why == (PLAN_STOPS,)
    played.plan(0, ["more", "more", "done"])
    assert [ask.seat for ask in played.pending] == [1, 2]


@pytest.mark.parametrize("holder", [[], ["sabotage"]])
def test_a_plan_is_no_oracle_for_who_might_react(holder: list[str]) -> None:
    played = table({0: ["truce"], 1: holder})
    with pytest.raises(PlanRefused) as refused:
        played.plan(0, ["play:truce#24", "pass"])
    assert refused.value.why == (PLAN_STOPS,)


class Between(Chapter):
    """Two questions to seat 0, and something between them."""

    __slots__ = ()

    async def vote(self, step: Step) -> None:
        await self.game.choose(0, "first", ab)
        await getattr(self, step.what)()
        await self.game.choose(0, "second", ab)

    async def nothing(self) -> None:
        self.game.tell(Noted(0, "something public"))

    async def chance(self) -> None:
        self.game.roll("a die")

    async def secret(self) -> None:
        self.game.tell(Drew(0, "a card"), to=[0])

    async def a_look_at_hands(self) -> None:
        await self.game.moment(BEFORE_ROUND, Battle(0, [0, 1]))

    async def somebody_without_a_choice(self) -> None:
        await self.game.choose(1, "forced", lambda: ["only"])

    async def sealed_answers(self) -> None:
        await self.game.together("group", {seat: partial(self.branch, seat) for seat in (0, 1)})

    async def branch(self, seat: int) -> None:
        if seat == 1:
            await self.game.choose(1, "sealed", ab)


def between(what: str) -> Table:
    state = dealt({})
    state.flow.append(Step("politics.vote", what=what))
    return Table.start(with_chapter("politics", Between), state)


def test_a_plan_goes_on_over_what_everybody_knows() -> None:
    played = between("nothing")
    with pytest.raises(PlanRefused, match="'c', number 2 of the plan, is no option of second"):
        played.plan(0, ["a", "c"])
    played.plan(0, ["a", "b"])


@pytest.mark.parametrize("what", ["chance", "secret", "a_look_at_hands", "somebody_without_a_choice", "sealed_answers"])
def test_a_plan_stops_where_something_new_comes_up(what: str) -> None:
    played = between(what)
    for second in ("a", "c"):
        with pytest.raises(PlanRefused) as refused:
            played.plan(0, ["a", second])
        assert refused.value.why == (PLAN_STOPS,)
    played.plan(0, ["a"])


class Joins(Chapter):
    """Seat 0 answers last in a group, and is asked something else when it is over."""

    __slots__ = ()

    async def vote(self, step: Step) -> None:
        said = await self.game.together("group", {seat: partial(self.branch, seat) for seat in (0, 1)})
        await self.game.choose(0, f"seat 1 said {said[1]}", ab)

    async def branch(self, seat: int) -> str:
        return str(await self.game.choose(seat, "sealed", ab))


def test_a_plan_stops_where_sealed_answers_are_opened() -> None:
    state = dealt({})
    state.flow.append(Step("politics.vote"))
    played = say(Table.start(with_chapter("politics", Joins), state), 1, "b")
    with pytest.raises(PlanRefused) as refused:
        played.plan(0, ["a", "c"])
    assert refused.value.why == (PLAN_STOPS,)


def test_a_plan_needs_history_to_be_taken_back() -> None:
    played = new_table(history=False)
    with pytest.raises(Refused, match="keeps no history"):
        played.plan(0, ["activate:1", "done"])
    played.plan(0, ["pass"])
