"""A game in progress as its procedures see it: the state, the ruleset's chapters, and the verbs of the core."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, TypeVar, TypeVarTuple

import msgspec

from .decisions import NOTHING, Ask, K, Message, Option, Procedure, Reply, Sealed, Verdict, Wait, answer_to, clause_of
from .effects import Behaviours, Effect, Ending, Index, Indexes, Moment, Value, concerns
from .errors import EngineFault
from .events import Event, Told
from .journal import Tape
from .records import Mutable, Record, encode, replace
from .rng import Rng
from .zones import NO_CARD, CardId, Deck, Zone, redraw

T = TypeVar("T")
C = TypeVar("C")
Args = TypeVarTuple("Args")

PASS = "pass"
DEEPEST = 32  # folds within folds; only a circle goes deeper


class Step(Record, frozen=True):
    """A piece of the outer flow: "movement.move" is the procedure `move` of the chapter `movement`."""

    name: str
    seat: int = -1
    place: str = ""
    what: str = ""


class CoreState(Mutable):
    """What the machinery keeps in every game's state."""

    rng: Rng = msgspec.field(default_factory=Rng)
    flow: list[Step] = []  # what is still to come, the next step last
    effects: tuple[Effect, ...] = ()
    memory: dict[str, dict[str, str]] = {}  # what an effect remembers, by its id
    secrets: dict[str, dict[str, str]] = {}  # what only the owner of an effect knows of it
    scopes: list[str] = []  # round > action > battle …, the innermost last
    serial: int = 0
    known: dict[str, list[int]] = {}  # a hidden thing → seats that have seen it where it lies


class Chapter:
    """One chapter of the rules. It sees what is on the table as `self.state` and the other chapters through `self.game`."""

    __slots__ = ("game", "state")
    game: Any
    state: Any

    def __init__(self, game: Any) -> None:
        self.game = game


class Ruleset:
    """Frozen, fingerprinted, shared by all tables that play it."""

    __slots__ = ("behaviours", "chapters", "content", "fingerprint", "parameters", "precedence", "rules", "state", "text")

    def __init__(
        self,
        text: str,
        rules: type[Rules],
        chapters: Mapping[str, type[Chapter]],
        behaviours: Behaviours,
        content: Any,
        parameters: Any,
        precedence: tuple[str, ...],
        state: type[CoreState],
    ) -> None:
        self.text = text
        self.rules = rules
        self.chapters = dict(chapters)
        self.behaviours = behaviours
        self.content = content
        self.parameters = parameters
        self.precedence = precedence  # sources of effects, the weakest first
        self.state = state
        parts = [text, repr(precedence), repr(parameters), _plain(content)]
        parts += [f"{name}:{_lineage(chapter)}" for name, chapter in self.chapters.items()]
        self.fingerprint = hashlib.blake2b("\n".join(parts).encode(), digest_size=8).hexdigest()


def _lineage(chapter: type[Chapter]) -> str:
    return " ".join(f"{c.__module__}.{c.__qualname__}" for c in chapter.__mro__)


def _plain(thing: Any) -> str:
    """What a thing is made of, without where in memory it lies."""
    return re.sub(r" at 0x[0-9a-fA-F]+", "", repr(thing))


class Rules:
    """Base of every game. Verbs change the state and tell; procedures are `async def` and may ask."""

    __slots__ = (
        "_chapters",
        "_indexes",
        "branch",
        "index",
        "looking",
        "owed",
        "procedures",
        "ruleset",
        "state",
        "tape",
        "wary",
    )
    state: CoreState
    index: Index  # effects in force by value and moment
    everyone_reacts = False  # every seat is asked in every window, so that being asked tells nothing
    may_pass = ""  # the clause by which nobody need react
    born_wary = False  # for tests: whether new games are wary

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.wary = self.born_wary  # compare bytes, so that a direct write in a branch or while looking is noticed too
        self.tape = Tape()
        self.branch = -1  # the seat whose branch of a simultaneous question runs now
        self.looking = 0  # depth of branches, options, folds and explanations being worked out: nothing may change meanwhile
        self.owed: list[str] = []  # moments that verbs have brought about and a procedure must still run
        self._indexes = Indexes()
        self._chapters = {name: chapter(self) for name, chapter in ruleset.chapters.items()}
        for name, chapter in self._chapters.items():
            setattr(self, name, chapter)
        self.procedures: dict[str, Callable[[Step], Procedure[None]]] = {}  # of steps, found once

    @staticmethod
    def key_today(key: str) -> str:
        """The key that this version gives for one in a save of an older version."""
        return key

    def part(self) -> None:
        """The chapters forget the game: they and it point at each other, and what is dropped must not wait for the collector."""
        for chapter in self._chapters.values():
            chapter.game = None

    def play_from(self, state: CoreState) -> None:
        """Play on from a state; all chapters look at it."""
        self.state = state
        for chapter in self._chapters.values():
            chapter.state = state
        self.put_in_force(state.effects)

    def procedure(self, step: str) -> Callable[[Step], Procedure[None]]:
        """What a step of this name does."""
        chapter, _, name = step.partition(".")
        found: Callable[[Step], Procedure[None]] = getattr(getattr(self, chapter), name)
        self.procedures[step] = found
        return found

    # -- asking -------------------------------------------------------------------------------------------------------

    def choose(self, seat: int, name: str, options: Callable[[*Args], Sequence[K | Option[K]]], *args: *Args) -> Procedure[K]:
        """Ask one seat. The key is the value, so a replay need not work out the options."""
        return answer_to(Ask(seat, name, options, args=args))

    def choose_open(
        self, seat: int, name: str, options: Callable[[*Args], Sequence[K | Option[K]]], *args: *Args
    ) -> Procedure[K]:
        """The same where acts out of turn are welcome: nothing read before the question may be used after it."""
        return answer_to(Ask(seat, name, options, open=True, forced=False, args=args))

    def compose(
        self,
        seat: int,
        name: str,
        draft: object,
        options: Callable[[*Args], Sequence[K | Option[K]]],
        *args: *Args,
    ) -> Procedure[K]:
        """Ask for one more piece of a draft, which its owner is shown and nothing else touches before it is done."""
        return answer_to(Ask(seat, name, options, draft, forced=False, args=args))

    def ask(self, ask: Ask) -> Procedure[str]:
        """Wait for the answer to a question, however often something else happens meanwhile."""
        return answer_to(ask)

    async def together(
        self,
        name: str,
        branches: Mapping[int, Callable[[], Procedure[T]]],
        still_good: Callable[[int, T], bool] | None = None,
    ) -> dict[int, T]:
        """Every seat works through its own branch; nobody waits for anybody; results come in seat order.

        A branch only chooses. It may not roll, tell or change the state: what it wants is carried out after the join.
        After an act out of turn the open branches look again, and finished ones that are no longer good start anew.
        """
        running: dict[int, Procedure[T]] = {}
        opened: dict[int, Ask] = {}
        done: dict[int, T] = {}
        group = Sealed(name)
        if self.branch >= 0:
            raise EngineFault(f"{name}: a branch may not ask several seats")

        def resume(seat: int, reply: Reply) -> None:
            before = encode(self.state) if self.wary else b""
            self.branch = seat
            self.looking += 1
            try:
                ask = running[seat].send(reply)
            except StopIteration as end:
                done[seat] = end.value
                opened.pop(seat, None)
            else:
                if not isinstance(ask, Ask) or ask.seat != seat:
                    raise EngineFault(f"{name}: the branch of seat {seat} asked seats beside it: {ask!r}")
                opened[seat] = ask
            finally:
                self.branch = -1
                self.looking -= 1
            if self.wary and encode(self.state) != before:
                raise EngineFault(f"{name}: the branch of seat {seat} changed the state; a branch only chooses")

        def start(seat: int) -> None:
            running[seat] = branches[seat]()
            resume(seat, None)

        for seat in sorted(branches):
            start(seat)
        while opened:
            reply = await Wait({seat: opened[seat] for seat in sorted(opened)}, group)
            if reply is not None:
                group.anew.pop(reply[0], None)
                resume(reply[0], reply)
                continue
            for seat in sorted(branches):
                if seat in opened:
                    resume(seat, None)
                elif still_good is not None and not still_good(seat, done[seat]):
                    del done[seat]
                    group.anew[seat] = True
                    start(seat)
        if len(branches) > 1:
            self.tape.news += 1
        return {seat: done[seat] for seat in sorted(done)}

    # -- chance and news ----------------------------------------------------------------------------------------------

    def roll(self, purpose: str, count: int = 1, sides: int = 10) -> tuple[int, ...]:
        """Dice, each 1 to `sides`, and what they are for."""
        self.changing()
        values = self.tape.roll(self.state.rng, "dice", purpose, sides, count)
        return tuple(value + 1 for value in values)

    def pick(self, stream: str, purpose: str, sides: int) -> int:
        """Something drawn at random, 0 to `sides` - 1, from a stream of its own."""
        self.changing()
        return self.tape.roll(self.state.rng, stream, purpose, sides, 1)[0]

    def draw(self, deck: Deck, stream: str, purpose: str) -> CardId:
        """The next card of a deck, or "" when nothing is left even after its discards were shuffled in."""
        self.changing()
        if not deck:
            deck.reshuffle()
        if deck.top:
            return deck.top.pop(0)
        if deck.bag:
            return deck.bag.pop(self.pick(stream, purpose, len(deck.bag)))
        return deck.bottom.pop(0) if deck.bottom else NO_CARD

    def bring_up(self, deck: Deck, stream: str, purpose: str, number: int, seats: Iterable[int]) -> tuple[CardId, ...]:
        """The next cards of a deck lie on top of it in their order, and these seats know them."""
        knowing = tuple(seats)
        drawn = [card for _ in range(number) if (card := self.draw(deck, stream, purpose))]
        deck.top[:0] = drawn
        for card in drawn:
            self.make_known(card, knowing)
        return tuple(drawn)

    def take_off(self, deck: Deck, card: CardId) -> None:
        """A card that lies on top of a deck, or on its discard pile, is taken from there."""
        self.changing()
        (deck.top if card in deck.top else deck.discard).remove(card)

    def put_on_top(self, deck: Deck, card: CardId, below: int = 0) -> None:
        """A card is the next one of a deck, or lies below so many others."""
        self.changing()
        if card in deck.top:
            deck.top.remove(card)
        deck.top.insert(below, card)

    def put_under(self, deck: Deck, card: CardId) -> None:
        """A card that lies on top of a deck, or on its discard pile, goes under it."""
        self.take_off(deck, card)
        deck.bottom.append(card)

    def tell(self, event: Event, to: Sequence[int] = ()) -> None:
        """Something happened. The seats in `to` see its hidden fields."""
        if self.looking:
            self.changing()
        if to:
            self.tape.news += 1
        self.tape.events.append(Told(event, tuple(to)) if to else Told(event))

    def changing(self) -> None:
        """Every verb says so first: branches only choose, and looking changes nothing, for a replay does not look."""
        if self.looking:
            if self.branch >= 0:
                raise EngineFault(f"the branch of seat {self.branch} tried to change the table; a branch only chooses")
            raise EngineFault("something that only looks (options, a fold, an explanation) tried to change the table")

    def look(self, function: Callable[[*Args], T], *args: *Args) -> T:
        """Work something out. Nothing may change meanwhile."""
        self.looking += 1
        try:
            if not self.wary:
                return function(*args)
            before = encode(self.state)
            found = function(*args)
            if encode(self.state) != before:
                raise EngineFault(f"{function} changed the state; looking changes nothing")
            return found
        finally:
            self.looking -= 1

    # -- effects ------------------------------------------------------------------------------------------------------

    def put_in_force(self, effects: tuple[Effect, ...]) -> None:
        """These effects and no others."""
        self._enforce(effects, partial(Index, effects, self.ruleset.behaviours, self.ruleset.precedence))

    def _enforce(self, effects: tuple[Effect, ...], index: Callable[[], Index]) -> None:
        self.state.effects = effects
        self.index = self._indexes.find(effects, index)

    def share_indexes(self, other: Rules) -> None:
        """Use another game's indexes, and let it use ours."""
        self._indexes = other._indexes

    def fold(self, value: Value[C, T], start: T, context: C) -> T:
        """The value after every effect that touches it, weakest first within each stage."""
        if value.name not in self.index.modifiers:
            return start
        index, name, whose_matter = self.index, value.name, value.whose
        whose = whose_matter(context)
        try:
            found = index.known[name][whose]
        except KeyError:
            found = index.changes(name, whose)
        if not found:
            return start
        self.looking += 1
        try:
            if self.looking > DEEPEST:
                raise EngineFault(f"{value.name} is folded inside its own fold")
            for effect, change in found:
                start = change(self, effect, start, context)
        finally:
            self.looking -= 1
        return start

    def unfold(self, value: Value[C, T], start: T, context: C) -> list[tuple[Effect, T, T]]:
        """The fold step by step: what each effect that makes a difference finds, and what it makes of it."""
        found: list[tuple[Effect, T, T]] = []
        for effect, change in self.index.changes(value.name, value.whose(context)):
            after = change(self, effect, start, context)
            if after != start:
                found.append((effect, start, after))
            start = after
        return found

    def touched(self, value: Value[Any, Any], whose: int | None = None) -> bool:
        """Whether any effect in force has a say in a value (of somebody): where none has, a long list need not be folded."""
        index = self.index
        return value.name in index.modifiers and (whose is None or bool(index.changes(value.name, whose)))

    def moment(self, moment: Moment[C], context: C) -> Procedure[None]:
        """A named moment: what lasts until now ends, compulsory effects run weakest first, then players may react.

        At most moments nothing does and nobody can.
        """
        name, index = moment.name, self.index
        if name in index.triggers or name in index.ends or self.owed:
            return self._come_to(moment, context)
        able = self._able(moment, context) if moment.window else ()
        return self.window(moment, context, able) if able else NOTHING

    async def _come_to(self, moment: Moment[C], context: C) -> None:
        """What was in force when the moment came runs; what ends meanwhile is skipped, what begins waits for the next time."""
        name = moment.name
        if name in self.owed:
            self.owed.remove(name)
        whose_matter = moment.whose
        whose = whose_matter(context)
        if name in self.index.ends:
            self._count_down(name, whose)
        effects = self.state.effects
        for effect, triggered in self.index.triggers.get(name, ()):
            in_force = self.state.effects is effects or self.index.is_live(effect)
            if in_force and concerns(triggered.scope, effect.owner, whose):
                run = triggered.run
                await run(self, effect, context)
        if moment.window and (able := self._able(moment, context)):
            await self.window(moment, context, able)

    def owes(self, moment: Moment[Any]) -> None:
        """A verb brought something about that a procedure must still give everybody the chance to react to."""
        self.changing()
        self.owed.append(moment.name)

    def begin_effect(
        self,
        key: str,
        owner: int,
        source: str,
        *,
        until: str = "",
        at: Moment[Any] | None = None,
        of: int = -1,
        times: int = 1,
        where: str = "",
        target: int = -1,
        card: str = "",
    ) -> Effect:
        """Put an effect in force: until a scope ends, or until a moment has come `times` times to the seat `of`."""
        self.changing()
        if source not in self.ruleset.precedence:
            raise EngineFault(f"{key}: {source!r} has no place among {self.ruleset.precedence}")
        self.state.serial += 1
        ends = Ending(self.scope(until) if until else "", at.name if at else "", of, times)
        effect = Effect(self.state.serial, key, owner, source, ends, where, target, card)
        effects = (*self.state.effects, effect)
        self._enforce(effects, partial(self.index.grown, effects))
        return effect

    def end_effect(self, effect: Effect) -> None:
        """End one effect, if it is in force."""
        self.changing()
        for each in reversed(self.state.effects):
            if each.id == effect.id:
                self._end([each])
                return

    def end_kind(self, key: str) -> None:
        """End every effect of a kind."""
        self._end(self.index.of_kind(key))

    def end_effects(self, which: Callable[[Effect], bool]) -> None:
        """End every effect of which `which` is true; its memory goes, its card moves."""
        self._end([effect for effect in self.state.effects if which(effect)])

    def _end(self, ended: Sequence[Effect]) -> None:
        self.changing()
        if not ended:
            return
        effects = list(self.state.effects)
        effects.reverse()  # what ends has mostly begun lately
        for effect in ended:
            effects.remove(effect)
        effects.reverse()
        left = tuple(effects)
        self._enforce(left, partial(self.index.shrunk, left, ended))
        for effect in ended:
            ident = str(effect.id)
            self.state.memory.pop(ident, None)
            self.state.secrets.pop(ident, None)
            self.effect_ended(effect)

    def _count_down(self, name: str, whose: int) -> None:
        self.changing()
        kept: list[Effect] = []
        ended: list[Effect] = []
        for effect in self.state.effects:
            ends = effect.ends
            if ends.moment == name and ends.seat in (-1, whose):
                if ends.count <= 1:
                    ended.append(effect)
                else:
                    effect = replace(effect, ends=replace(ends, count=ends.count - 1))
            kept.append(effect)
        self.put_in_force(tuple(kept))
        self._end(ended)

    def remembered(self, effect: Effect, what: str) -> str:
        """What an effect has noted, or ""."""
        ident = str(effect.id)
        found = self.state.memory.get(ident, {}).get(what, "")
        return found or self.state.secrets.get(ident, {}).get(what, "")

    def note(self, effect: Effect, what: str, value: str, *, secret: bool = False) -> None:
        """An effect remembers something, as long as it lasts. A secret is its owner's: no view may show it to others."""
        self.changing()
        notes = self.state.secrets if secret else self.state.memory
        notes.setdefault(str(effect.id), {})[what] = value

    def make_known(self, thing: str, seats: Iterable[int]) -> None:
        """These seats have seen a hidden thing where it lies, beside those that had before."""
        self.changing()
        self.state.known[thing] = sorted({*self.state.known.get(thing, ()), *seats})

    def make_unknown(self, thing: str) -> None:
        """A thing is hidden from everybody who had seen it: it has gone where nobody can follow it, or lies open."""
        self.changing()
        self.state.known.pop(thing, None)

    def begin_scope(self, kind: str) -> str:
        """A stretch of the game begins: a round, an action, a battle."""
        self.changing()
        self.state.serial += 1
        self.state.scopes.append(f"{kind}:{self.state.serial}")
        return self.state.scopes[-1]

    def scope(self, kind: str) -> str:
        """The innermost open scope of a kind."""
        for scope in reversed(self.state.scopes):
            if scope.startswith(kind + ":"):
                return scope
        raise EngineFault(f"no {kind} is going on")

    def end_scope(self, kind: str) -> None:
        """It ends, and whatever was left open inside it."""
        self.changing()
        scopes = self.state.scopes
        target = scopes[-1] if scopes and scopes[-1].startswith(kind + ":") else self.scope(kind)
        ended = ""
        while ended != target:
            ended = scopes.pop()
            if ended in self.index.scopes:
                self._end([effect for effect in self.state.effects if effect.ends.scope == ended])

    # -- reacting -----------------------------------------------------------------------------------------------------

    async def window(self, moment: Moment[C], context: C, able: Sequence[int]) -> None:
        """All who could react are asked at once; the first in rotation acts; then all are asked again, until nobody does.

        Cards and optional abilities are one list. An act out of turn may make a seat able that was not: it is asked too.
        """
        passed: list[int] = []
        while able:
            first, key = await self._first_to_react(moment, context, able)
            if key == PASS:
                passed += able
            else:
                passed = []
                await self.react(first, key, moment, context)
            able = self._able(moment, context, passed)

    def _able(self, moment: Moment[C], context: C, passed: Sequence[int] = ()) -> Sequence[int]:
        """Those who could react and have not passed since somebody did; nobody once there is nothing left to react to.

        Who has something for a moment is a secret, and that nobody has is one too.
        """
        seats = self.rotation() if self.everyone_reacts else self.holders(moment)
        if seats is None:
            return ()
        self.tape.news += 1
        if not seats or (moment.over is not None and moment.over(context)):
            return ()
        able: list[int] = []
        for seat in seats:
            if seat not in passed and (self.everyone_reacts or self.look(self.reactions, seat, moment, context)):
                able.append(seat)
        return able

    async def _first_to_react(self, moment: Moment[C], context: C, able: Sequence[int]) -> tuple[int, str]:
        """Who reacts first, and how; PASS where nobody does."""
        branches = {seat: partial(self._intent, seat, moment, context) for seat in able}
        said = await self.together(moment.name, branches, partial(self._still_possible, moment, context))
        return next(((seat, said[seat]) for seat in able if said[seat] != PASS), (able[0], PASS))

    async def _intent(self, seat: int, moment: Moment[C], context: C) -> str:
        about = moment.about(context) if moment.about else ()
        args = (seat, moment, context)
        key: str = await answer_to(Ask(seat, moment.name, self._intents, open=True, forced=False, about=about, args=args))
        return key

    def _intents(self, seat: int, moment: Moment[C], context: C) -> list[str | Option[Any]]:
        return [*self.reactions(seat, moment, context), Option(PASS, self.may_pass)]

    def _still_possible(self, moment: Moment[C], context: C, seat: int, key: str) -> bool:
        return key in [o if isinstance(o, str) else o.key for o in self._intents(seat, moment, context)]

    async def react(self, seat: int, key: str, moment: Moment[C], context: C) -> None:
        """Carry out what a seat chose at a moment: a card, or an ability (`use:<effect>:<choice>`)."""
        if not key.startswith("use:"):
            await self.play(seat, key, moment, context)
            return
        _, ident, choice = key.split(":", 2)
        for effect, reaction in self.index.reactions.get(moment.name, ()):
            if effect.id == int(ident):
                await reaction.run(self, effect, context, choice)
                return
        raise EngineFault(f"{key}: there is no such ability at {moment.name}")

    def reactions(self, seat: int, moment: Moment[C], context: C) -> list[str | Option[Any]]:
        """What a seat could do at this moment, with cards and with abilities."""
        found = list(self.playable(seat, moment, context))
        for effect, reaction in self.index.reactions.get(moment.name, ()):
            if effect.owner == seat and (offered := reaction.offer(self, effect, context)):
                found += _of_effect(effect, offered, clause_of(reaction.offer) or self.granted_by(effect))
        return found

    # -- what a game says of itself ------------------------------------------------------------------------------------

    def rotation(self) -> list[int]:
        """The seats in the order in which they act or react."""
        raise EngineFault("the game has no order of seats")

    def holders(self, moment: Moment[Any]) -> Sequence[int] | None:
        """The seats, in rotation, that have a card or an ability for this moment; whether it fits is asked later.

        None where there is nothing in the game for this moment, in whoever's hands.
        """
        return self.rotation()

    def playable(self, seat: int, moment: Moment[C], context: C) -> Sequence[str | Option[Any]]:
        """Cards in hand that fit the moment."""
        return ()

    async def play(self, seat: int, key: str, moment: Moment[C], context: C) -> None:
        """A card is played in a window."""
        raise EngineFault(f"no cards are played here: {key}")

    def granted_by(self, effect: Effect) -> str:
        """The clause by which an effect lets its owner do something, where its own offer names none."""
        return ""

    def effect_ended(self, effect: Effect) -> None:
        """An effect is over: its card goes where it goes."""

    def acts(self, seat: int) -> Sequence[str | Option[Any]]:
        """What a seat may do out of turn where a question is open to it."""
        return ()

    def act(self, seat: int, key: str) -> Procedure[None]:
        """Carry out an act; it may ask."""
        raise EngineFault(f"no such act: {key}")

    def seats(self) -> int:
        """How many seats there are."""
        return len(self.rotation())

    def zones(self) -> list[Zone]:
        """Every place where something lies hidden, escrow included."""
        return []

    def sees(self, seat: int | None, zone: Zone, thing: str) -> bool:
        """The one judge of who sees what: views, redraws, options and tests all ask here."""
        return seat is not None and (seat == zone.owner or seat in self.state.known.get(thing, ()))

    def all_seen(self, seat: int | None, zone: Zone) -> tuple[CardId, ...]:
        """Whatever of a zone a seat sees."""
        return tuple(thing for thing in zone.things if self.sees(seat, zone, thing))

    def redraw_hidden(self, seat: int, seed: int) -> None:
        """What the seat cannot know, dealt anew; and chance is another's from here on."""
        rng = Rng(seed, epoch=-1)
        redraw(self.zones(), lambda zone, thing: self.sees(seat, zone, thing), rng, self.state.known)
        for effect in self.state.effects:
            notes = self.state.secrets.get(str(effect.id))
            if notes and effect.owner != seat:
                for what in sorted(notes):
                    notes[what] = self.imagine(effect, what, rng)
        self.redraw_sealed(seat, rng)
        self.state.rng = Rng(seed)

    def redraw_sealed(self, seat: int, rng: Rng) -> None:
        """Numbers and choices sealed in the state that the seat cannot know, imagined anew."""

    def imagine(self, effect: Effect, what: str, rng: Rng) -> str:
        """What an effect might have noted in secret, for a seat that does not know."""
        raise EngineFault(f"{effect.key} keeps {what} secret, and the game does not say what others may imagine")

    def view(self, seat: int | None) -> Any:
        """The position as a seat (None: a spectator) may see it; what it may not see is absent."""
        return None

    def explain(self, seat: int, intent: str) -> Verdict:
        """Why something that is not offered is not allowed."""
        return Verdict(False, "", Message("explain-not-offered", (("intent", intent),)))

    def result(self) -> Any:
        """How the game ended."""
        return None


def _of_effect(effect: Effect, offered: Sequence[str | Option[Any]], clause: str) -> list[Option[Any]]:
    """An ability's options, with the effect in their keys."""
    return [
        Option(f"use:{effect.id}:{option}", clause)
        if isinstance(option, str)
        else replace(option, key=f"use:{effect.id}:{option.key}", clause=option.clause or clause)
        for option in offered
    ]
