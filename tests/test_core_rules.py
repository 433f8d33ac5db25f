"""What rules are made of, shown on the miniature game: verdicts, layers, chance, flow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from mini.game import FogSpaceBattle, official
from mini.play import at, dealt, mini, say, table
from mini.setup import PRECEDENCE, UNITS, new_state, ruleset, with_chapter
from mini.state import (
    CRUISER,
    DREADNOUGHT,
    MAY_PLAY,
    Battle,
    Fleet,
    MiniState,
    Place,
)

from mecatol.core.decisions import ALLOWED, Option, Verdict, Wait
from mecatol.core.effects import Effect
from mecatol.core.errors import ContentError, EngineFault, GameOver
from mecatol.core.layers import layered
from mecatol.core.records import replace
from mecatol.core.rules import Chapter, Ruleset, Step
from mecatol.core.table import Table
from mecatol.core.zones import CardId


def running(table: Table, key: str) -> list[Effect]:
    return [effect for effect in table.game.state.effects if effect.key == key]


def events(table: Table, kind: str) -> list[dict[str, Any]]:
    return [event for event in table.events_since(None) if event["event"] == kind]


def fight(mine: Fleet, yours: Fleet, hands: dict[int, list[str]] | None = None, text: str = "official") -> MiniState:
    """Seat 0 attacks seat 1 in the place between them."""
    state = dealt(hands or {}, text)
    state.places[1] = Place(-1, (mine, yours, *(Fleet(),) * (len(state.players) - 2)))
    state.scopes.append("action:99")
    return state


def battle(state: MiniState, text: str = "official", dice: tuple[int, ...] = ()) -> Table:
    if dice:
        state.rng.script_dice(*dice)
    return at(Step("space_battle.battle", 0, "1"), state, text)


CRUISERS = Fleet((0, 2, 0, 0))


# -- verdicts ----------------------------------------------------------------------------------------------------------


def test_an_option_cites_its_clause_and_a_refusal_teaches() -> None:
    played = table({0: ["crisis"]})
    allowed = played.explain(0, "activate:1")
    assert (allowed.allowed, allowed.clause) == (True, "MINI-ACT-1")
    say(played, 0, "activate:1", "done")
    say(played, 1, "pass")
    say(played, 2, "pass")
    refused = played.explain(0, "activate:1")
    assert (refused.allowed, refused.clause) == (False, "MINI-ACT-3")
    assert refused.because is not None
    assert refused.because.args == (("place", 1),)
    assert played.explain(1, "activate:1").clause == "MINI-ACT-1"
    assert played.explain(1, "give:0").clause == "MINI-ACTS"
    assert played.explain(0, "fly").because is not None


def test_the_strongest_opinion_decides_and_its_clause_is_shown() -> None:
    played = table({0: ["crisis"]})
    g = mini(played)
    g.begin_effect("truce", 1, "card")
    assert played.explain(0, "play:crisis#18") == Verdict(False, "MINI-TRUCE", played.explain(0, "play:crisis#18").because)
    g.begin_effect("privilege", 0, "race")
    assert not g.fold(MAY_PLAY, ALLOWED, 0).allowed  # a race's word is weaker than a card's
    g.begin_effect("privilege", 0, "card")
    assert g.fold(MAY_PLAY, ALLOWED, 0) == Verdict(True, "MINI-PRIVILEGE")
    assert not g.fold(MAY_PLAY, ALLOWED, 1).allowed


def test_options_say_what_they_touch() -> None:
    played = table()
    (first, *_) = played.options(played.pending[0])
    assert first == Option("activate:0", "MINI-ACT-1", ("place:0",), first.says, "activate")
    assert first.says is not None
    assert first.says.id == "option-action"


# -- layers ------------------------------------------------------------------------------------------------------------


def test_two_layers_and_an_option_on_one_procedure() -> None:
    state = dealt({}, "ascension +fog")
    state.places[0] = Place(0, (Fleet((0, 2, 2, 0), damaged=1), Fleet(), Fleet()))
    played = Table.start(ruleset("ascension +fog"), state)
    chapter, fighting = mini(played).space_battle, Battle(0, [0, 1], round=1)
    assert chapter.dice(fighting, 0, DREADNOUGHT) == 3  # two a ship in the content, less one for damage
    assert chapter.combat_value(fighting, 1, CRUISER) == 8  # 7, worse by one in the fog
    assert chapter.combat_value(fighting, 0, CRUISER) == 6  # and better by two for the later layer's warlike
    assert [c.__name__ for c in type(chapter).__mro__[:4]] == [
        "FogSpaceBattle",
        "FogSpaceBattle",
        "AscensionSpaceBattle",
        "SpaceBattle",
    ]


def test_the_order_of_words_does_not_matter_and_what_they_mean_does() -> None:
    assert ruleset("ascension +swift +fog").text == ruleset("ascension +fog +swift").text
    assert ruleset("ascension +swift +fog").fingerprint == ruleset("ascension +fog +swift").fingerprint
    texts = ["official", "ascension", "official +fog", "official rounds=2"]
    assert len({ruleset(text).fingerprint for text in texts}) == len(texts)


def test_a_fingerprint_does_not_tell_where_things_lie_in_memory() -> None:
    def made() -> Ruleset:
        return Ruleset("x", type(mini(table())), {}, official, {"does": Callable, "this": object()}, None, PRECEDENCE, MiniState)

    assert made().fingerprint == made().fingerprint


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"cruiser": {"combat": 7}}, "changes nothing in combat"),
        ({"cruiser": {}}, "changes nothing in any field"),
        ({"yacht": {"combat": 1}}, "patches yacht, which is not there"),
        ({"yacht": {"removed": True}}, "removes yacht, which is not there"),
        ({"cruiser": {"new": True}}, "adds cruiser, which is there already"),
        ({"cruiser": {"removed": True, "combat": 1}}, "removed and patched at once"),
    ],
)
def test_a_patch_that_misunderstands_what_is_below_is_an_error(change: dict[str, Any], problem: str) -> None:
    with pytest.raises(ContentError, match=problem):
        layered(UNITS, change, "layer")


def test_all_problems_of_a_layer_are_reported_at_once() -> None:
    with pytest.raises(ContentError) as found:
        layered(UNITS, {"cruiser": {}, "yacht": {"combat": 1}}, "layer")
    assert len(str(found.value).splitlines()) == 2


def test_an_option_sees_through_to_the_layers_below() -> None:
    assert issubclass(ruleset("ascension +fog").chapters["space_battle"], FogSpaceBattle)


# -- chance ------------------------------------------------------------------------------------------------------------


def test_scripted_dice_fall_as_they_are_told() -> None:
    played = battle(fight(CRUISERS, CRUISERS), dice=(10, 1, 7, 6))
    assert [event["faces"] for event in events(played, "rolled")[:2]] == [(10, 1), (7, 6)]


def test_a_script_that_no_die_can_follow_is_a_fault() -> None:
    with pytest.raises(EngineFault, match="script of dice says 10"):
        battle(fight(CRUISERS, CRUISERS), dice=(11,))


def test_a_script_begins_where_the_stream_stands() -> None:
    g = mini(table())
    first = g.roll("test")
    g.state.rng.script_dice(3, 4)
    assert g.roll("test", 2) == (3, 4)
    g.state.rng.script_dice(*first)
    assert g.roll("test") == first


def test_drawing_a_card_does_not_move_the_next_die() -> None:
    one, other = mini(table()), mini(table())
    other.draw_card(0)
    assert one.roll("test", 5) == other.roll("test", 5)


def test_an_empty_deck_takes_its_discards_back() -> None:
    g = mini(table())
    deck = g.state.deck
    deck.discard, deck.bag, deck.top = [CardId("a"), CardId("b")], [], []
    assert sorted([g.draw(deck, "deck", "x"), g.draw(deck, "deck", "x"), g.draw(deck, "deck", "x")]) == ["", "a", "b"]


def test_what_was_put_under_the_deck_is_drawn_last() -> None:
    g = mini(table())
    deck = g.state.deck
    deck.bag, deck.bottom, deck.discard = [CardId("a")], [CardId("c"), CardId("b")], [CardId("d")]
    assert [g.draw(deck, "deck", "x") for _ in range(5)] == ["a", "c", "b", "d", ""]


def test_what_was_put_on_top_is_drawn_first() -> None:
    played = table({0: ["foresight"]})
    say(played, 0, "play:foresight")
    held = list(mini(played).state.stack[0].held)
    say(played, 0, held[1])
    g = mini(played)
    assert g.state.deck.top == [held[1], held[0]]
    assert g.view(0)["deck"]["top"]["seen"] == [held[1], held[0]]
    assert g.view(1)["deck"]["top"] == {"count": 2, "seen": []}
    assert g.draw_card(1) == held[1]
    assert g.view(0)["players"][1]["hand"]["seen"] == [held[1]]  # whoever knows the top card knows who drew it


# -- flow --------------------------------------------------------------------------------------------------------------


def two() -> list[str]:
    return ["x", "y"]


class Idle(Chapter):
    """Steps that ask nobody, and at last one that does."""

    __slots__ = ()

    async def count(self, step: Step) -> None:
        if step.place == "0":
            await self.game.choose(0, "x", two)
        else:
            self.game.state.flow.append(replace(step, place=str(int(step.place) - 1)))


def test_many_steps_in_a_row_ask_nobody() -> None:
    state = new_state(ruleset("official"), 1)
    state.flow.append(Step("politics.count", place="5000"))
    played = Table.start(with_chapter("politics", Idle), state)
    assert [ask.name for ask in played.pending] == ["x"]
    assert played.mark() == (0, 0)  # one checkpoint for them all
    say(played, 0, "x")
    assert played.mark() == (1, 0)


class Sudden(Chapter):
    """A game that ends in the middle of things."""

    __slots__ = ()

    async def vote(self, step: Step) -> None:
        await self.inner()

    async def inner(self) -> None:
        if await self.game.choose(0, "x", two) == "y":
            raise GameOver


def test_the_game_ends_in_the_middle_of_a_step_and_is_taken_back() -> None:
    state = new_state(ruleset("official"), 1)
    state.flow.append(Step("politics.vote"))
    played = Table.start(with_chapter("politics", Sudden), state)
    before, here = played.encoded(), played.mark()
    say(played, 0, "y")
    assert played.over
    assert not played.pending
    assert played.fork().over
    other = played.fork(for_seat=1)
    assert other.over
    assert not other.pending
    assert other.game.state.flow == played.game.state.flow
    played.undo(here)
    assert not played.over
    assert played.encoded() == before
    say(played, 0, "x")
    assert not played.over


def test_rules_that_cannot_be_made_leave_nothing_behind() -> None:
    class Broken(Chapter):
        __slots__ = ()

        def __init__(self, game: Any) -> None:
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        Table(with_chapter("politics", Broken))


def test_a_game_without_steps_is_over() -> None:
    played = Table.start(ruleset("official"), MiniState(players=new_state(ruleset("official"), 1).players))
    assert played.over
    assert played.fork().over
    assert Table.restore(played.save(), ruleset).over


class Waits(Chapter):
    """A procedure that waits for something else than an answer."""

    __slots__ = ()

    async def vote(self, step: Step) -> None:
        import asyncio

        await asyncio.sleep(0)


def test_a_procedure_waits_for_answers_only() -> None:
    state = new_state(ruleset("official"), 1)
    state.flow.append(Step("politics.vote"))
    with pytest.raises(EngineFault, match="a procedure waited for None"):
        Table.start(with_chapter("politics", Waits), state)


class Nobody(Chapter):
    """Questions that nobody can answer."""

    __slots__ = ()

    async def vote(self, step: Step) -> None:
        if step.what == "nobody":
            await self.game.choose(-1, "neutral", two)
        await Wait({})


@pytest.mark.parametrize(("what", "words"), [("nobody", "who decides for nobody"), ("", "which nobody can answer")])
def test_a_question_that_nobody_can_answer_is_a_fault(what: str, words: str) -> None:
    state = new_state(ruleset("official"), 1)
    state.flow.append(Step("politics.vote", what=what))
    with pytest.raises(EngineFault, match=words):
        Table.start(with_chapter("politics", Nobody), state)


class Forced(Chapter):
    """Questions that leave no choice."""

    __slots__ = ()

    async def vote(self, step: Step) -> None:
        g = self.game
        assert await g.choose(0, "only", lambda: ["this"]) == "this"
        await g.choose(1, "free", two)
        said = await g.together("both", {0: self.branch, 1: self.chooses})
        assert said[0] == "this"

    async def branch(self) -> str:
        return str(await self.game.choose(0, "only", lambda: ["this"]))

    async def chooses(self) -> str:
        return str(await self.game.choose(1, "free", two))


def test_the_table_answers_what_leaves_no_choice() -> None:
    state = new_state(ruleset("official"), 1)
    state.flow.append(Step("politics.vote"))
    played = Table.start(with_chapter("politics", Forced), state)
    assert [(d.seat, d.name, d.by) for d in played.decisions()] == [(0, "only", "table")]
    say(played, 1, "x")
    assert [ask.seat for ask in played.pending] == [1]
    assert [d.by for d in played.decisions()] == ["table", "player", "table"]
    assert played.fork().encoded() == played.encoded()
    played.undo(played.decisions()[0].mark)  # going back to what the table said itself, it says it again
    assert [(d.seat, d.by) for d in played.decisions()] == [(0, "table")]
    assert [ask.seat for ask in played.pending] == [1]
