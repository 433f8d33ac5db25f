"""What cards are made of, shown on the miniature game: reactions, secrets, effects."""

from __future__ import annotations

from typing import Any

import pytest
from mini.game import SpaceBattle, Turns
from mini.play import at, dealt, everybody_passes, mini, say, table
from mini.setup import CHAPTERS, PRECEDENCE, new_state, ruleset
from mini.state import (
    AFTER_ACTIVATION,
    COMBAT,
    CRUISER,
    MAY_PLAY,
    TURN_BEGINS,
    Activation,
    Battle,
    Firing,
    Fleet,
    MiniState,
    Place,
)

from mecatol.core.decisions import ALLOWED, Verdict
from mecatol.core.effects import ANY, Behaviours, Effect, Value
from mecatol.core.errors import EngineFault
from mecatol.core.rules import Ruleset, Step
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


# -- reactions ---------------------------------------------------------------------------------------------------------


def test_a_card_is_cancelled_and_does_not_use_up_the_action() -> None:
    played = table({0: ["crisis", "overrule"], 1: ["sabotage"]})
    say(played, 0, "play:crisis", "1")
    assert [ask.seat for ask in played.pending] == [1]
    say(played, 1, "sabotage")
    say(played, 0, "pass")
    assert not running(played, "crisis")
    assert [(ask.seat, ask.name) for ask in played.pending] == [(0, "action")]


def test_the_cancelling_is_cancelled() -> None:
    played = table({0: ["crisis", "overrule"], 1: ["sabotage"]})
    say(played, 0, "play:crisis", "1")
    say(played, 1, "sabotage")
    assert [(ask.seat, played.keys(ask)) for ask in played.pending] == [(0, ["overrule#3", "pass"])]
    say(played, 0, "overrule")
    assert [effect.target for effect in running(played, "crisis")] == [1]
    assert sorted(mini(played).state.deck.discard) == ["crisis#18", "overrule#3", "sabotage#0"]


def test_where_everyone_is_asked_the_first_in_rotation_acts_and_all_are_asked_again() -> None:
    played = table({0: ["crisis"], 1: ["sabotage"], 2: ["sabotage"]}, "official reactions=everyone")
    say(played, 0, "play:crisis", "1")
    assert [ask.seat for ask in played.pending] == [0, 1, 2]
    say(played, 2, "sabotage")
    say(played, 1, "sabotage")
    say(played, 0, "pass")
    cancelled = [entry.card for entry in mini(played).state.stack]
    assert cancelled == ["crisis#18", "sabotage#0"]  # seat 1 comes first; what seat 2 wanted was never shown
    assert len(mini(played).state.players[2].hand) == 1


def test_a_window_shuts_when_there_is_nothing_left_to_answer() -> None:
    played = table({0: ["crisis"], 1: ["sabotage"], 2: ["sabotage"]})
    say(played, 0, "play:crisis", "1")
    say(played, 1, "sabotage")
    say(played, 2, "pass")
    assert [(ask.seat, ask.name) for ask in played.pending] == [(0, "action")]


def test_cards_and_abilities_are_offered_in_one_list() -> None:
    state = fight(CRUISERS, CRUISERS, {0: ["shields"]})
    state.effects = (*state.effects, Effect(90, "careful", 0, "race"))
    played = battle(state, dice=(1, 1, 10, 1))
    assert [played.keys(ask) for ask in played.pending] == [["shields#12", "use:90:spare", "pass"]]
    say(played, 0, "use:90")
    assert mini(played).state.players[0].goods == 2
    assert [played.keys(ask) for ask in played.pending] == [["shields#12", "pass"]]  # once a battle


def test_whoever_passed_is_asked_again_when_somebody_acts() -> None:
    state = fight(CRUISERS, CRUISERS, {0: ["morale"], 1: ["morale"]})
    state.effects = (*state.effects, Effect(90, "truce", 2, "card"), Effect(91, "privilege", 0, "card"))
    played = battle(state)
    assert [ask.seat for ask in played.pending] == [0]
    played.act(2, "end_truce")
    say(played, 0, "pass")
    say(played, 1, "morale")
    assert [(ask.seat, ask.name) for ask in played.pending] == [(0, "before_round")]
    assert not events(played, "rolled")


def test_a_window_asks_whom_an_act_has_made_able() -> None:
    state = dealt({0: ["crisis"], 1: ["sabotage"]})
    state.effects = (*state.effects, Effect(90, "truce", 2, "card"))
    played = Table.start(ruleset("official"), state)
    assert not [key for key in played.keys(played.pending[0]) if key.startswith("play")]
    played.act(1, "end_truce")
    assert "play:crisis#18" in played.keys(played.pending[0])


def test_a_card_takes_on_the_effect_of_another_one() -> None:
    state = dealt({0: ["genius"], 1: ["sabotage"]})
    state.deck.discard.append(CardId("crisis#99"))
    played = Table.start(ruleset("official"), state)
    say(played, 0, "play:genius#39=crisis", "2")
    say(played, 1, "pass")
    assert [effect.target for effect in running(played, "crisis")] == [2]
    assert "genius#39" in mini(played).state.deck.discard


# -- simultaneous and secret -------------------------------------------------------------------------------------------


def voting(seats: int = 3) -> Table:
    return at(Step("politics.vote"), new_state(ruleset(f"official seats={seats}"), 1), f"official seats={seats}")


def test_votes_are_sealed_until_the_last_is_in() -> None:
    played = voting()
    say(played, 2, "more", "done")
    say(played, 0, "more", "more", "done")
    assert [player.sealed for player in mini(played).state.players] == [-1, -1, -1]
    assert not events(played, "voted")
    assert played.waiting_for[0].what == "votes"
    assert [waiting.seat for waiting in played.waiting_for] == [1]
    say(played, 1, "done")
    assert events(played, "voted") == [{"event": "voted", "votes": [2, 0, 1], "winner": 0}]


def test_a_sealed_answer_made_impossible_by_an_act_is_asked_anew() -> None:
    played = table({0: ["crisis"], 1: ["sabotage", "morale"], 2: ["disclosure"]}, "official reactions=everyone")
    say(played, 0, "play:crisis", "1")
    say(played, 1, "sabotage")
    played.act(2, "disclosure")
    say(played, 2, "1")
    everybody_passes(played)
    say(played, 2, "sabotage")  # seat 1 loses the very card it had committed
    assert 1 in [ask.seat for ask in played.pending]
    ask = played.asked(1)
    assert ask is not None
    assert played.keys(ask) == ["pass"]
    assert played.fork().encoded() == played.encoded()


def test_votes_promised_are_counted_again_after_a_gift() -> None:
    played = voting()
    say(played, 0, "more", "more", "more", "done")
    played.act(0, "give:1")
    ask = played.asked(0)
    assert ask is not None
    assert ask.draft == []
    say(played, 0, "more", "more", "done")


def test_a_branch_may_not_change_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    async def greedy(self: Any, seat: int) -> int:
        self.game.pay(seat, 1)
        return 0

    monkeypatch.setattr(CHAPTERS["politics"], "bid", greedy)
    with pytest.raises(EngineFault, match="a branch only chooses"):
        voting()


def test_a_branch_that_writes_without_a_verb_is_noticed_by_a_wary_game(monkeypatch: pytest.MonkeyPatch) -> None:
    async def greedy(self: Any, seat: int) -> int:
        self.state.players[seat].goods += 1
        return 0

    monkeypatch.setattr(CHAPTERS["politics"], "bid", greedy)
    monkeypatch.setattr("mini.game.Mini.born_wary", True)
    with pytest.raises(EngineFault, match="branch of seat 0 changed the state"):
        voting()


def test_a_branch_asks_its_own_seat_and_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    async def nosy(self: Any, seat: int) -> int:
        return len(await self.game.choose(1 - seat, "nosy", lambda: ["a", "b"]))

    monkeypatch.setattr(CHAPTERS["politics"], "bid", nosy)
    with pytest.raises(EngineFault, match="branch of seat 0 asked seats"):
        voting(2)


def test_a_branch_may_not_branch(monkeypatch: pytest.MonkeyPatch) -> None:
    async def twice(self: Any, seat: int) -> int:
        return len(await self.game.together("again", {}))

    monkeypatch.setattr(CHAPTERS["politics"], "bid", twice)
    with pytest.raises(EngineFault, match="may not ask several seats"):
        voting(2)


def nothing(self: Turns, seat: int) -> list[str]:
    return []


def twice_the_same(self: Turns, seat: int) -> list[str]:
    return ["pass", "pass"]


def broken(self: Turns, seat: int, place: int) -> Verdict:
    raise ZeroDivisionError


@pytest.mark.parametrize("wary", [False, True])
def test_looking_that_changes_is_a_fault(monkeypatch: pytest.MonkeyPatch, wary: bool) -> None:
    def meddling(self: Turns, seat: int) -> list[str]:
        if wary:
            self.state.players[seat].goods += 1  # a direct write; only a wary game compares bytes
        else:
            self.game.pay(seat, 1)
        return ["pass"]

    played = table()
    before = played.encoded()
    monkeypatch.setattr(Turns, "actions", meddling)
    monkeypatch.setattr("mini.game.Mini.born_wary", wary)
    other = Table.start(played.ruleset, dealt({}))
    with pytest.raises(EngineFault, match=r"tried to change the table|looking changes nothing"):
        other.keys(other.pending[0])
    assert other.game.looking == 0
    assert wary or other.encoded() == before


def test_an_options_function_that_raises_leaves_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    played = table()
    before, ask = played.encoded(), played.pending[0]
    monkeypatch.setattr(Turns, "may_activate", broken)
    other = Table.start(played.ruleset, dealt({}))
    for look in (other.keys, other.options):
        with pytest.raises(EngineFault, match="ZeroDivisionError while looking"):
            look(other.pending[0])
    with pytest.raises(EngineFault, match="ZeroDivisionError"):
        other.answer(0, other.pending[0].id, "pass")
    assert other.game.looking == 0
    monkeypatch.undo()
    assert other.encoded() == before
    other.answer(0, ask.id, "pass")


def test_a_question_without_options_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turns, "actions", nothing)
    played = table()
    for _ in range(2):
        with pytest.raises(EngineFault, match="action for seat 0 has no options"):
            played.keys(played.pending[0])


def test_a_wary_game_notices_an_option_offered_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turns, "actions", twice_the_same)
    monkeypatch.setattr("mini.game.Mini.born_wary", True)
    played = table()
    with pytest.raises(EngineFault, match="offers an option twice"):
        played.keys(played.pending[0])


# -- effects -----------------------------------------------------------------------------------------------------------


def test_a_law_changes_a_value_and_who_may_see() -> None:
    played = table({0: ["crisis"], 1: ["sabotage"]})
    g = mini(played)
    assert g.view(0)["players"][1]["hand"] == {"count": 1, "seen": []}
    g.begin_effect("open_hands", 2, "law")
    assert g.view(0)["players"][1]["hand"] == {"count": 1, "seen": ["sabotage#0"]}
    assert g.view(None)["players"][0]["hand"]["seen"] == ["crisis#18"]


def test_an_effect_remembers_as_long_as_it_lasts() -> None:
    played = table()
    say(played, 0, "pass")
    say(played, 1, "activate:1")
    g = mini(played)
    (thrifty,) = running(played, "thrifty")
    assert g.remembered(thrifty, "round") == "1"
    assert g.state.players[1].goods == 4
    g.end_effects(lambda effect: effect.key == "thrifty")
    assert g.state.memory == {}


def test_effects_end_with_the_battle_round_and_the_battle() -> None:
    mixed = Fleet((1, 1, 0, 0))
    state = fight(mixed, mixed, {0: ["morale"]})
    state.effects = (*state.effects, Effect(90, "vengeful", 0, "race"))
    played = battle(state, dice=(10, 1, 1, 1, 10, 10, 1, 1))
    say(played, 0, "morale")
    assert running(played, "morale")
    say(played, 0, "carrier")
    assert running(played, "morale")  # ships were lost, and the round is not over yet
    say(played, 0, "yes")
    assert [dict(event)["hits"] for event in events(played, "rolled")] == [1, 0, 2, 0]
    assert not running(played, "morale")
    assert mini(played).state.battle is not None
    say(played, 0, "yes")
    assert not running(played, "rage")  # born in the battle's last moment, it ends with it
    assert mini(played).state.battle is None


def test_an_outer_scope_takes_the_inner_ones_with_it() -> None:
    g = mini(table())
    g.begin_scope("battle")
    g.begin_scope("battle_round")
    g.begin_effect("morale", 0, "card", until="battle_round")
    g.begin_effect("rage", 0, "race", until="battle")
    g.end_scope("action")
    assert not [e for e in g.state.effects if e.key in ("morale", "rage")]
    assert [scope.partition(":")[0] for scope in g.state.scopes] == ["round"]
    with pytest.raises(EngineFault, match="no battle is going on"):
        g.begin_effect("morale", 0, "card", until="battle")


def test_an_effect_ends_at_the_nth_next_moment_of_a_seat() -> None:
    played = table()
    g = mini(played)
    g.begin_effect("morale", 0, "card", at=TURN_BEGINS, of=1, times=2)
    say(played, 0, "activate:1", "done")
    (morale,) = running(played, "morale")
    assert morale.ends.count == 1
    say(played, 1, "activate:3", "done")
    say(played, 2, "pass")
    assert running(played, "morale")  # the others' turns do not count
    say(played, 0, "pass")
    assert not running(played, "morale")


def test_the_next_two_rounds() -> None:
    """A five hits as long as the card helps: a cruiser needs seven, six of a warlike race."""
    state = fight(Fleet((0, 1, 0, 0)), Fleet((0, 4, 0, 0)), {0: ["run_in"]})
    played = battle(state, dice=(1, 1, 1, 1, 5, 1, 1, 1, 5, 1, 1, 5, 10, 10, 1))
    say(played, 0, "run_in")
    assert [event["hits"] for event in events(played, "rolled") if event["seat"] == 0] == [1, 1, 0, 0]
    assert not running(played, "morale")


def test_a_card_lies_there_until_its_owners_next_turn() -> None:
    played = table({0: ["beacon"]})
    say(played, 0, "play:beacon", "2")
    assert mini(played).state.deck.discard == []
    assert [effect.where for effect in running(played, "beacon")] == ["2"]
    say(played, 1, "pass")
    say(played, 2, "pass")
    assert mini(played).state.deck.discard == ["beacon#15"]
    assert not running(played, "beacon")


def test_using_the_effects_of_something_has_its_own_end_and_memory() -> None:
    played = table({0: ["exchange"]})
    say(played, 0, "play:exchange", "1")
    g = mini(played)
    (mine,) = [effect for effect in running(played, "thrifty") if effect.owner == 0]
    assert mine.ends.scope.startswith("round:")
    say(played, 1, "pass")
    say(played, 2, "pass")
    say(played, 0, "activate:1")
    assert g.state.players[0].goods == 4
    assert list(g.state.memory) == [str(mine.id)]


def test_suppression_takes_the_ability_and_not_the_copy() -> None:
    played = table({0: ["crisis"], 2: ["exchange"]})
    say(played, 0, "play:crisis", "1")
    index = played.game.index
    assert not [effect for effect, _ in index.triggers.get("after_activation", ()) if effect.owner == 1]
    say(played, 1, "pass")
    say(played, 2, "play:exchange", "1")
    assert [effect.owner for effect, _ in played.game.index.triggers["after_activation"]] == [2]


def test_suppression_has_its_exception() -> None:
    g = mini(table())
    crisis = Effect(90, "crisis", 0, "card", target=1)
    g.put_in_force((Effect(1, "frightful", 1, "race"), Effect(2, "warlike", 1, "race"), crisis))
    assert [effect.key for effect, _ in g.index.modifiers["combat"]] == ["frightful"]


def test_what_is_silenced_silences_nothing() -> None:
    g = mini(table())
    ability, crisis = Effect(1, "warlike", 1, "race"), Effect(90, "crisis", 0, "card", target=1)
    g.put_in_force((ability, crisis, Effect(91, "calm_minds", 1, "card")))
    assert g.index.is_live(ability)  # the newer card silences the crisis
    assert not g.index.is_live(crisis)
    g.put_in_force((ability, crisis, Effect(5, "calm_minds", 1, "law")))
    assert not g.index.is_live(ability)  # what is weaker comes too late
    assert g.index.is_live(crisis)


def test_modifiers_go_in_stages_and_by_precedence() -> None:
    g = mini(table())
    firing = Firing(Battle(0, [0, 1]), 0, CRUISER)

    def folded(*effects: tuple[str, int, str]) -> int:
        g.put_in_force(tuple(Effect(n, key, owner, source) for n, (key, owner, source) in enumerate(effects)))
        return g.fold(COMBAT, 0, firing)

    assert folded(("warlike", 0, "race"), ("fury", 0, "technology")) == 2  # add, then multiply
    assert folded(("fury", 0, "technology"), ("warlike", 0, "race"), ("calm", 0, "card")) == 2  # set first
    assert folded(("fury", 0, "race"), ("morale", 0, "card"), ("warlike", 0, "race"), ("ceiling", 1, "law")) == 3  # bound
    assert folded(("frightful", 1, "race")) == -1  # an opponent's
    assert folded(("frightful", 0, "race")) == 0
    assert folded(("warlike", 1, "race")) == 0


def test_a_fold_in_its_own_fold_is_a_fault() -> None:
    circle: Value[int, int] = Value("circle", "never ends", lambda seat: seat)
    behaviours = Behaviours("circle")

    @behaviours.modify("circle", circle)
    def again(g: Any, e: Effect, value: int, seat: int) -> int:
        return int(g.fold(circle, value, seat))

    g = mini(table())
    rules = Ruleset("x", type(g), {}, behaviours, None, None, PRECEDENCE, MiniState)
    other = rules.rules(rules)
    other.play_from(MiniState(effects=(Effect(1, "circle", 0, "race"),)))
    with pytest.raises(EngineFault, match="circle is folded inside its own fold"):
        other.fold(circle, 0, 0)
    assert other.looking == 0


def test_a_modifier_may_not_change_the_table() -> None:
    behaviours = Behaviours("meddling")

    @behaviours.modify("meddling", MAY_PLAY)
    def meddle(g: Any, e: Effect, verdict: Verdict, seat: int) -> Verdict:
        g.pay(seat, 1)
        return verdict

    g = mini(table())
    rules = Ruleset("x", type(g), {}, behaviours, None, g.parameters, PRECEDENCE, MiniState)
    other = rules.rules(rules)
    other.play_from(g.state.copy())
    other.put_in_force((Effect(1, "meddling", 0, "race"),))
    with pytest.raises(EngineFault, match="only looks"):
        other.fold(MAY_PLAY, ALLOWED, 0)
    assert other.looking == 0


def test_what_begins_in_a_moment_waits_for_the_next_time() -> None:
    """Both sides lose ships every round; each time the owner wants rage, which is born in the moment it waits for."""
    state = fight(Fleet((0, 4, 0, 0)), Fleet((0, 4, 0, 0)))
    state.effects = (*state.effects, Effect(90, "vengeful", 0, "race"))
    played = battle(state, dice=(10, 1, 1, 1, 1, 1, 1, 1, 10, 1, 1, 1, 1, 1, 1))

    def raged() -> int:
        return len([event for event in events(played, "noted") if event["what"] == "rage"])

    assert (len(running(played, "rage")), raged()) == (0, 0)
    say(played, 0, "yes")
    assert (len(running(played, "rage")), raged()) == (1, 0)
    say(played, 0, "no")
    assert (len(running(played, "rage")), raged()) == (0, 1)


def test_what_ends_in_a_moment_is_skipped() -> None:
    behaviours, ran = Behaviours("brief"), list[str]()

    @behaviours.on("first", AFTER_ACTIVATION, ANY)
    async def first(g: Any, e: Effect, context: Any) -> None:
        ran.append("first")
        g.end_effects(lambda other: other.key == "second")

    @behaviours.on("second", AFTER_ACTIVATION, ANY)
    async def second(g: Any, e: Effect, context: Any) -> None:
        ran.append("second")

    g = mini(table())
    rules = Ruleset("x", type(g), {}, behaviours, None, g.parameters, PRECEDENCE, MiniState)
    other = rules.rules(rules)
    other.play_from(MiniState(effects=(Effect(1, "first", 0, "race"), Effect(2, "second", 0, "race"))))
    with pytest.raises(StopIteration):
        _ = other.moment(AFTER_ACTIVATION, Activation(0, 1)).send(None)
    assert ran == ["first"]


def test_an_unknown_source_of_an_effect_is_a_fault_at_once() -> None:
    with pytest.raises(EngineFault, match="'rumour' has no place"):
        mini(table()).begin_effect("morale", 0, "rumour")


def test_a_behaviour_is_registered_once_a_layer_and_replaced_whole_by_a_later_one() -> None:
    lower, upper = Behaviours("lower"), Behaviours("upper")
    value: Value[int, int] = Value("v", "a value", lambda seat: seat)

    @lower.modify("key", value)
    def low(g: Any, e: Effect, start: int, seat: int) -> int:
        return 1

    @lower.suppress("key")
    def silent(e: Effect, other: Effect) -> bool:
        return True

    @upper.on("key", AFTER_ACTIVATION)
    async def run(g: Any, e: Effect, context: Any) -> None:
        return None

    with pytest.raises(ValueError, match="lower: key registers v twice"):
        lower.modify("key", value)(low)
    with pytest.raises(ValueError, match="lower: key suppresses twice"):
        lower.suppress("key")(silent)
    both = upper.over(lower)
    assert not both.modifiers
    assert not both.suppressors
    assert list(both.triggers) == ["key"]


def test_a_layer_takes_some_of_anothers_effects() -> None:
    whole, value = Behaviours("whole"), Value[int, int]("v", "a number", whose=lambda seat: seat)

    @whole.modify("wanted", value)
    @whole.modify("unwanted", value)
    def more(g: Any, e: Effect, start: int, seat: int) -> int:
        return start + 1

    @whole.on("wanted", AFTER_ACTIVATION)
    async def run(g: Any, e: Effect, context: Any) -> None:
        return None

    @whole.suppress("silence")
    def silent(e: Effect, other: Effect) -> bool:
        return True

    assert whole.only("wanted").keys() == ["wanted"]
    assert list(whole.only("wanted").triggers["wanted"]) == [AFTER_ACTIVATION.name]
    assert list(whole.only("silence").suppressors) == ["silence"]
    with pytest.raises(ValueError, match="whole says nothing about misspelt"):
        whole.only("wanted", "misspelt")


def test_a_verb_that_owes_a_moment_is_held_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async def forgetful(self: SpaceBattle, seat: int, place: int) -> None:
        self.game.take(place, seat)

    monkeypatch.setattr(SpaceBattle, "settle", forgetful)
    played = table()
    say(played, 0, "activate:1")
    before = played.encoded()
    with pytest.raises(EngineFault, match=r"never ran \['place_taken'\]"):
        say(played, 0, "done")
    assert played.encoded() == before
    monkeypatch.undo()
    say(played, 0, "done")  # what was owed in the attempt is forgotten with it
