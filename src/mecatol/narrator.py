"""What happens at a table, in plain language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from mecatol.cards.fall_of_the_empire.strategy import Gift
from mecatol.core.decisions import Ask, Message, Option, kind_of
from mecatol.core.effects import Effect
from mecatol.core.hexes import MIDDLE, Hex, distance, ring
from mecatol.core.table import Waiting
from mecatol.muster import Cause, Mustered
from mecatol.places import Places
from mecatol.play import Table
from mecatol.rules.catalogue import Count
from mecatol.rules.naming import name_of, parted, planet_of, unit_kind
from mecatol.rules.official.bombardment import Bomber
from mecatol.rules.official.construction import Job, Piece
from mecatol.rules.official.game import Game
from mecatol.rules.official.payment import Bill
from mecatol.rules.official.status_phase import Scuttled
from mecatol.rules.pieces import in_system, is_mercenary
from mecatol.rules.state import NEUTRAL, Group, Landing, Place, Ship
from mecatol.story import DEEDS, DRAWN, OPENINGS, Passage, passages
from mecatol.subjects import going_on, subjects
from mecatol.texts import Texts
from mecatol.things import Things

SEATS = (
    "seat", "against", "player", "to", "before", "captor", "owner", "target", "by", "holder", "speaker", "winner", "other",
    "victim", "aggressor", "only",
)  # fmt: skip
COPY = re.compile(r"#.*$")  # which of several copies of a card
COORDINATES = re.compile(r"-?\d+,-?\d+")
REASON = re.compile(r" \([^()]*\)\.?$")
SHORT = ("why", "how")  # what the short form of an event leaves out
CHANGES = ("amount", "points")  # what an event adds, or takes away where it is less than nothing
ON_MAP = ("system", "planet")
COUNTING = ("vote",)  # questions that say how much somebody has by now
FIRST = {"system": "place", "planet": "place"}  # what a question calls the first and the second of a kind that it is about
SECOND = {"system": "elsewhere", "planet": "elsewhere", "player": "other"}
ON_BOARD = ("system", "planet", "kind")  # what a refusal may speak of
COUNTED = ("kind", "unit")  # what there are several of where a message says how many
TABLES: dict[str, tuple[str, ...]] = {  # where a word of a message, or what stands before a colon, is looked up first
    "kind": ("units", "leaders"),
    "unit": ("units",),
    "technology": ("technologies", "race_technologies", "upgrades"),
    "race": ("races",),
    "leader": ("leaders",),
    "objective": ("objectives",),
    "note": ("promissory_notes",),
    "representative": ("representatives",),
    "mercenary": ("mercenaries",),
    "tile": ("systems",),
    "planet": ("planets",),
    "ability": ("abilities",),
    "artifact": ("artifacts",),
    "counter": ("domain_counters",),
    "facility": ("facilities",),
    "deck": (),
    "area": (),
    "colour": (),
    "phase": (),
}  # fmt: skip
EVERYWHERE = (
    "strategy_cards", "action_cards", "political_cards", "treaties", "units", "technologies", "race_technologies", "upgrades",
    "objectives", "abilities", "leaders", "domain_counters", "artifacts", "promissory_notes", "representatives", "mercenaries",
    "facilities", "planets", "races", "systems",
)  # fmt: skip


CARDS = ("strategy_cards", "action_cards", "political_cards", "treaties", "objectives")
REASONS = ("why",)  # words that may mean something else there than the thing of that name
SUMMED: dict[type, tuple[str, ...]] = {  # pieces of drafts that are counted, and where they go
    Landing: ("planet",),
    Piece: ("where",),
    Gift: ("where",),
    Scuttled: ("where",),
    Bomber: ("planet",),
    Group: (),
}


class Narrator:
    """Turns events, questions and options into sentences, with names instead of ids."""

    def __init__(self, table: Table, texts: Texts | None = None) -> None:
        self.table = table
        self.texts = texts or Texts()
        self.things = Things(table.ruleset, self.texts)
        self.heard = 0
        self._part = ""  # of the game, by what it began with: a round, a phase, a turn
        self._places: tuple[object, Places] | None = None
        self._known: dict[tuple[str, str], str] = {}

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def places(self) -> Places:
        """What the systems of the map that lies there now are called."""
        layout = self.game.state.layout
        if self._places is None or self._places[0] is not layout:
            self._places = (layout, Places(self.things, dict(layout)))
        return self._places[1]

    # -- sentences -------------------------------------------------------------------------------------------------------

    def news(self, seat: int | None = None) -> list[str]:
        """The story of everything a seat has heard since the last time: what is done in a turn stands under it."""
        events = self.table.events_since(seat, self.heard)
        self.heard += len(events)
        return [self._indented(passage) for passage in self.story(events)]

    def story(self, events: Sequence[Mapping[str, Any]]) -> list[Passage]:
        """Events by what is told at once."""
        return passages(events, self._system_of)

    def _system_of(self, where: str) -> str:
        planet = planet_of(Place(where))
        return in_system(self.game.board.system_of(planet)) if planet and self.game.board.has_planet(planet) else where

    def _indented(self, passage: Passage) -> str:
        kind = passage.event["event"]
        if kind in OPENINGS:
            self._part = str(kind)
        level = 0 if kind in OPENINGS or not self._part else 2 if self._part == "turnbegan" and kind not in DEEDS else 1
        return f"{'  ' * level}{self.event(passage.event)}"

    def event(self, event: Mapping[str, Any]) -> str:
        """One event or passage as a sentence."""
        return self.ended(self._told(event))

    def ended(self, said: str) -> str:
        """What is told as a sentence, with its capital letter and its stop."""
        said = said.replace(" ()", "").replace("  ", " ")  # no reason was given, and no kind of unit
        said = said[:1].upper() + said[1:]
        said = said[:-1] if said.endswith(("!.", "?.")) else said  # a name ends so already
        return said if said.endswith((".", "!", "?", ":")) else said + "."

    def short(self, event: Mapping[str, Any], said: str = "") -> str:
        """The same in a line, without the reason that stands in brackets at its end."""
        said = said or self.event(event)
        return (REASON.sub("", said) if any(event.get(each) for each in SHORT) else said).rstrip(".")

    def _told(self, event: Mapping[str, Any]) -> str:
        fields = {key: value for key, value in event.items() if key != "event"}
        for key in CHANGES:
            if isinstance(fields.get(key), int):
                fields |= {"change": "loses" if fields[key] < 0 else "gains", key: abs(fields[key])}
        if "kind" in fields and "count" in fields:
            fields.setdefault("units", ((fields["kind"], fields["count"]),))
        if event["event"] == DRAWN:
            fields.setdefault("count", 1)
        units = self.texts.listed([self.amount(kind, count) for kind, count in fields.pop("units", ())])
        ident = f"event-{event['event']}"
        return self.texts.say(ident, {**self.named(fields, self.texts.selects(ident)), "units": units})

    def question(self, ask: Ask) -> str:
        """What somebody is asked, and what about."""
        return self._asked(ask.name, ask.seat, ask.about, ask.draft)

    def waiting(self, waiting: Waiting) -> str:
        """What somebody does for whom the others wait; his name stands before it."""
        return self._asked(waiting.what, waiting.seat, waiting.about, part="waiting")

    def explained(self, ask: Ask) -> Iterator[str]:
        """What the cards do that a question is about; of a Strategy Card, what the question is about of it."""
        part = "secondary" if ask.name in ("secondary", "secondary_offered") else "text"
        claimed = [f"objective:{name_of(key)}" for key in self.table.keys(ask) if kind_of(key) == "claim"]
        for thing in (*subjects(self.game, ask), *claimed):
            kind, card = parted(thing, ":")
            if kind in ("card", "objective") and (text := self._text(COPY.sub("", card), part)):
                yield f"{self.key(thing)}: {text}"

    def objective(self, seat: int, objective: str) -> str:
        """An objective with its text, and how far a seat is with it."""
        counts = self.table.look(self.game.objectives.progress, seat, objective)
        args = {"objective": objective, "points": self.game.objectives.printed(objective).vp}
        far = "; ".join(map(self.progress, counts))
        return self._say("objective-line", args, text=self._text(COPY.sub("", objective), "text"), far=far)

    def _text(self, card: str, part: str) -> str:
        """What a card says, whichever table it stands in."""
        return next((text for table in CARDS if (text := self.things.text(table, card, part))), "")

    def _asked(self, name: str, seat: int, about: Sequence[str], draft: object = None, part: str = "") -> str:
        """What a question says, or a part of it; with what it is about and what is going on meanwhile."""
        ident = f"ask-{name}"
        if not self.texts.has(ident):
            return words(name)
        args: dict[str, Any] = dict.fromkeys(
            ("card", "player", "other", "place", "elsewhere", "unit", "technology", "objective"), ""
        )
        for each in (*about, *going_on(self.game)):
            kind, rest = parted(each, ":")
            word = SECOND.get(kind, kind) if args.get(FIRST.get(kind, kind)) else FIRST.get(kind, kind)
            if not args.get(word):
                args[word] = each if kind in ON_MAP else rest
        args["places"] = len([each for each in (args["place"], args["elsewhere"]) if each])
        ready = self._aims(about[2:]) if name == "card_played" else self._of_draft(draft)
        if name in COUNTING:
            ready["votes"] = self.table.look(self.game.politics.votes, seat)
        said = self.named({"seat": seat, **args}, self.texts.selects(ident)) | ready
        return self.texts.part(ident, part, said) if part else self.texts.say(ident, said)

    def _aims(self, targets: Sequence[str]) -> dict[str, str | int]:
        """What a card being played is aimed at, and whether those are players or places."""
        aim = kind_of(targets[0]) if targets else "none"
        first = [self.key(target) for target in targets if kind_of(target) == aim]
        rest = [self.key(target) for target in targets if kind_of(target) != aim]
        found = self.texts.listed(first) + (f" ({self.texts.listed(rest)})" if rest else "")
        return {"aim": aim, "targets": found}

    def _of_draft(self, draft: object) -> dict[str, str | int]:
        """What a question says of its draft: what is to be paid, or which of how many counters it is."""
        match draft:
            case (Job() as job, tuple()):
                return {"place": self.value("system", job.system)}
            case Bill() as bill:
                left = bill.due - self.table.look(self.game.economy.total, bill.paid, bill.currency)
                return {"bill": self._piece(bill), "left": max(0, left)}
            case (str() as why, int() as amount, tuple() as areas):
                return {"why": self.value("why", why), "count": amount, "number": len(areas) + 1}
        return {}

    def option(self, ask: Ask | None, option: Option[Any]) -> str:
        """What an option means."""
        says = option.says
        if says is not None and self.texts.has(says.id):
            return self.message(says)
        return self.key(str(option.key))

    def message(self, message: Message) -> str:
        """Any message, with names."""
        return self._say(message.id, dict(message.args))

    def with_names(self, message: Message) -> Message:
        """A reason with names for the things on the board that it speaks of; what somebody wrote stays as he wrote it."""
        return Message(
            message.id, tuple((key, self._named(key, value) if key in ON_BOARD else value) for key, value in message.args)
        )

    def draft(self, draft: Any) -> Iterator[str]:
        """What has been put together so far, in sentences. A record that names a seat frames the question and is no piece."""
        match draft:
            case str():
                yield self.key(draft)
            case (str(), int(), tuple() as areas):
                yield from (self._say("draft-counter", {"area": area}) for area in areas)
            case (list() as chosen, list() as discarded):
                yield from (self._say("draft-agenda", {"card": card}) for card in chosen)
                yield from (self._say("draft-agenda-discarded", {"card": card}) for card in discarded)
            case msgspec.Struct():
                yield from self._pieces([draft])
            case Sequence():
                yield from self._pieces([each for each in draft if isinstance(each, msgspec.Struct)])
                for each in draft:
                    if not isinstance(each, msgspec.Struct):
                        yield from self.draft(each)

    def _pieces(self, pieces: Sequence[msgspec.Struct]) -> Iterator[str]:
        """Those that go to the same place, or from one place to another, are told together."""
        together: dict[tuple[tuple[str, str], ...], list[msgspec.Struct]] = {}
        for piece in pieces:
            if isinstance(piece, Ship) or type(piece) in SUMMED:
                together.setdefault(tuple(self._whereabouts(piece).items()), []).append(piece)
            elif not hasattr(piece, "seat"):
                yield self._piece(piece)
        for where, alike in together.items():
            units = self._fleet(alike) if isinstance(alike[0], Ship) else self._units(alike)
            args = {**dict(where), "count": sum(map(_number, alike))}
            stays = "-stays" if "start" in args and args["start"] == args["destination"] else ""
            yield self._say(f"draft-{type(alike[0]).__name__.lower()}{stays}", args, units=units)

    def _whereabouts(self, piece: Any) -> dict[str, str]:
        if isinstance(piece, Ship):
            return {"start": piece.route[0], "destination": piece.route[-1]}
        return {name: getattr(piece, name) for name in SUMMED[type(piece)]}

    def _units(self, pieces: Sequence[Any]) -> str:
        """So many of each kind: "2 Cruisers and 1 Carrier"."""
        counted: dict[str, int] = {}
        for piece in pieces:
            kind = _group(piece).kind
            counted[kind] = counted.get(kind, 0) + _number(piece)
        return self.texts.listed([self.amount(kind, count) for kind, count in counted.items()])

    def _fleet(self, ships: Sequence[Any]) -> str:
        """Ships, those with the same aboard as one: "2 Cruisers and 1 Carrier with 3 Ground Forces"."""
        counted: dict[tuple[str, str], int] = {}
        for ship in ships:
            aboard = [self.amount(kind, count) for _, kind, count in ship.cargo]
            aboard += [self.value("leader", leader) for leader in ship.leaders]
            laden = (ship.kind, self.texts.listed(aboard) if aboard else "")
            counted[laden] = counted.get(laden, 0) + 1
        return self.texts.listed(
            [
                self.texts.say("amount-laden", {"ship": self.amount(kind, count), "cargo": cargo, "count": count})
                if cargo
                else self.amount(kind, count)
                for (kind, cargo), count in counted.items()
            ]
        )

    def _piece(self, piece: msgspec.Struct) -> str:
        fields = {name: value for name in piece.__struct_fields__ if isinstance(value := getattr(piece, name), str | int)}
        return self._say(f"draft-{type(piece).__name__.lower()}", fields)

    def source(self, effect: Effect) -> str:
        """What an effect comes from: a technology, an ability, a law, a card, a Leader, a token."""
        key = effect.key.removeprefix("official_")
        leader = self.things.name("leader_kinds", key.removeprefix("leader_"))
        named = next((name for table in EVERYWHERE if (name := self.things.name(table, key))), "")
        return named or leader or self.things.name("tokens", key) or self.value("", effect.card or key)

    def unit(self, unit: Mustered) -> str:
        """A player's unit with its numbers, and what changes them."""
        printed = {"kind": unit.kind, "combat": unit.combat, "dice": unit.dice, "movement": unit.movement}
        args = {**printed, "capacity": unit.capacity, "sustain": unit.sustain}
        said = self._say("unit-line", args, cost=resources(unit.cost_halves))
        return "; ".join([said, *map(self.cause, unit.causes)])

    def cause(self, cause: Cause) -> str:
        """What changes a number of a unit: "Cybernetics: combat 9 → 8"."""
        amounts = [resources(each) if cause.number == "cost" else str(each) for each in (cause.before, cause.after)]
        number = self.texts.say(f"number-{cause.number}")
        args = {"source": self.source(cause.effect), "number": number, "before": amounts[0], "after": amounts[1]}
        return self.texts.say("unit-cause", args)

    def progress(self, count: Count) -> str:
        """How far somebody is with something that an objective asks for: "planets: 3 of 5, 2 missing"."""
        what, have, need = count.what, count.have, count.need
        unit = self.things.name("units", what) if need == 1 else self.things.several("units", what)
        named = self.texts.one_of(f"count-{what}") or unit
        args: dict[str, str | int] = {"what": named, "have": int(have), "need": need, "missing": max(0, need - have)}
        return self.texts.say("count-line", args)

    def key(self, key: str) -> str:
        """A key in words, for options that have no text of their own."""
        if self.texts.has(f"key-{key}"):
            return self.texts.say(f"key-{key}")
        return self.value(*parted(key, ":")) if ":" in key and "+" not in key else self.value("", key)

    def amount(self, kind: str, count: int) -> str:
        """So many units of a kind; a Leader and a Mercenary are called by their names."""
        if not self.things.has("units", kind):
            return self.value("leader", kind)
        alone = count == 1 and is_mercenary(unit_kind(kind))
        if alone:
            return self.called("units", kind, self.things.name("units", kind))
        return self._say("amount", {"kind": kind, "count": count})

    # -- names -----------------------------------------------------------------------------------------------------------

    def named(self, args: Mapping[str, Any], raw: frozenset[str] = frozenset()) -> dict[str, str | int]:
        """Arguments with names in place of ids, by what they are called."""
        several = args.get("count", 1) not in (1, -1)
        found: dict[str, str | int] = {}
        for key, value in args.items():
            if key in raw and isinstance(value, str | int):
                found[key] = str(value).lower() if isinstance(value, bool) else value
            elif several and key in COUNTED and self.things.has("units", str(value)):
                found[key] = self.called("units", str(value), self.things.several("units", str(value)))
            else:
                found[key] = self._named(key, value)
        return found

    def _say(self, ident: str, args: Mapping[str, Any], **ready: str) -> str:
        """A message with names; what is `ready` was put into words before."""
        return self.texts.say(ident, self.named(args, self.texts.selects(ident)) | ready)

    def _named(self, key: str, value: Any) -> str | int:
        if isinstance(value, list | tuple):
            return self.texts.listed([str(self._named(key.removesuffix("s"), each)) for each in value])
        if isinstance(value, bool) or value is None:
            return str(value).lower()
        if isinstance(value, int):
            return self.player(value) if key in SEATS else value
        return self.value(key, value) if value else ""

    def called(self, table: str, ident: str, name: str) -> str:
        """A name in a sentence, of what it is the name: an entry of a table, a player by his seat, a system by its hex."""
        return name

    def player(self, seat: int) -> str:
        """A player's name."""
        if seat >= 0:
            return self.called("players", str(seat), self.game.state.players[seat].name)
        return self.texts.say("player-neutral" if seat == NEUTRAL else "player-nobody")

    def place(self, where: str) -> str:
        """A place in words: a planet, a system, or the border between two."""
        kind, name = parted(where, ":")
        return self.value(kind, name) if ":" in where else self.value("system", where)

    def value(self, kind: str, ident: str) -> str:
        """What an id stands for, wherever it is looked up: "planet", "jord" or "", "planet:jord"."""
        known = self._known.get((kind, ident))
        if known is not None:
            return known
        found = self._place(ident) or self._prefixed(kind, ident)
        if found is None:
            found = self._known[kind, ident] = self._thing(kind, ident)
        return found

    def _place(self, ident: str) -> str | None:
        """What changes with the map is looked up each time."""
        if "|" in ident:
            return self.places.border(ident.removeprefix("border:"))
        if "~" in ident:  # a Space Mine lies before a wormhole
            where, _, letter = ident.removeprefix("border:").partition("~")
            return self.texts.say("place-mouth", {"where": self.value("system", where), "letter": letter})
        if " > " in ident:
            return " → ".join(self.value("system", each) for each in ident.split(" > "))
        hex_ = Hex(ident.removeprefix("system:"))
        if self.game.board.has_system(hex_):
            return self.called("hexes", hex_, self.places.name(hex_))
        away = distance(MIDDLE, hex_) if COORDINATES.fullmatch(hex_) else None
        return None if away is None else self.texts.say("place-spot", {"ring": away, "number": ring(away).index(hex_) + 1})

    def _prefixed(self, kind: str, ident: str) -> str | None:
        if kind in SEATS and ident.lstrip("-").isdigit():
            return self.player(int(ident))
        for mark, said in (("@", "thing-at"), (">", "thing-to")):
            if mark in ident:
                what, where = parted(ident, mark)
                return self.texts.say(said, {"what": self.value(kind, what), "where": self.value("", where)})
        together = ident.split("+")
        if len(together) > 1 and all(":" in each for each in together):  # an outcome of two: "player:1+player:2"
            return self.texts.listed([self.value("", each) for each in together])
        if " " in ident:
            return ", ".join(self.value("", each) for each in ident.split(" "))
        if "*" in ident:
            return self.texts.say("thing-damaged", {"what": self.value(kind, parted(ident, "*")[0])})
        before, after = parted(ident, ":")
        if before == "agreement" and after:
            one, contract = parted(after, ":")
            return self.texts.say("agreement-of", {"player": self.player(int(one)), "contract": contract})
        if before == "ability" and after.isdigit():
            effect = next((each for each in self.game.state.effects if str(each.id) == after), None)
            return self.value("", effect.key) if effect is not None else self.texts.say("thing-gone")
        return self.value(before, after) if ":" in ident else None

    def _thing(self, kind: str, ident: str) -> str:
        bare = re.sub(r"#\d+$", "", ident)
        bare, _, of = bare.partition("#")
        if kind in REASONS and (reason := self.texts.one_of(f"word-{kind}-{bare}")):
            return reason
        for table in (*TABLES.get(kind, ()), *(EVERYWHERE if kind not in TABLES else ())):
            if name := self.things.name(table, bare):
                name = REASON.sub("", name) if kind in REASONS else name  # which stands in brackets itself
                name = self.called(table, bare, name)
                return f"{name} ({self._thing('race', of)})" if of else name
        return self.texts.one_of(f"word-{kind}-{bare}", f"word-{bare}") or words(bare)


def _group(piece: Any) -> Any:
    """What of a piece says which unit it is: a Group in it, or itself."""
    return getattr(piece, "group", None) or getattr(piece, "ship", None) or piece


def _number(piece: Any) -> int:
    return int(getattr(_group(piece), "count", 1))


def resources(halves: int) -> str:
    """A number of half resources as resources: "1", "½", "1½"."""
    whole, half = divmod(halves, 2)
    return f"{whole or ''}½" if half else str(whole)


def words(ident: str) -> str:
    """An id as words."""
    return ident.replace("_", " ").replace(":", " ").strip()
