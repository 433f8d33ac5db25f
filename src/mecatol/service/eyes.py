"""The position as everybody and as each seat sees it, kept from answer to answer. What has not changed stays the very same thing:
nobody looks at it, compares it or sends it again."""

from __future__ import annotations

from collections.abc import KeysView
from itertools import chain
from operator import attrgetter
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec.structs import astuple

from mecatol.core.effects import Effect
from mecatol.core.zones import Deck
from mecatol.play import Table
from mecatol.rules import views
from mecatol.rules.moments import HANDS_OPEN
from mecatol.rules.official.game import Game
from mecatol.rules.state import CardId, GameState, Player
from mecatol.rules.views import PlayerView, TableView

T = TypeVar("T", bound=msgspec.Struct)
DECKS = tuple(field.name for field in msgspec.structs.fields(GameState) if field.type is Deck)
in_hands = attrgetter(*[field.name for field in msgspec.structs.fields(Player) if field.type == list[CardId]])
MORE = ("domain_counters", "artifacts", "decks", "offer")  # of which a seat may see more than everybody
BESIDE = (*MORE, "players")
OPEN = tuple(name for name in TableView.__struct_fields__ if name not in BESIDE)  # what all see alike


class Hidden(NamedTuple):
    """What decides what seats see beside what everybody does: where it is the same, so is what is seen beside it."""

    lying: bytes  # who knows what, and what lies face down
    effects: tuple[Effect, ...]  # where any of them opens hands
    exposed: tuple[tuple[int, bytes], ...]  # the hands of those of whose hand somebody else knows something


class Sheet(NamedTuple):
    """A player's sheet as everybody sees it, and what it was made from."""

    encoded: bytes
    score: tuple[int, int]
    hidden: Hidden
    seen: PlayerView


class Glance(NamedTuple):
    """A seat's view of the position, and what it was made from."""

    seen: TableView
    public: TableView
    hidden: Hidden
    mine: bytes  # the own sheet


class Eyes:
    """Looks at a table for all who sit there or watch."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._public: TableView | None = None
        self._of: dict[int, Glance] = {}
        self._fresh: set[int | None] = set()
        self._hidden = Hidden(b"", (), ())
        self._sheets: list[Sheet] = []

    def look_again(self) -> None:
        """The table has changed."""
        self._fresh.clear()

    def position(self, seat: int | None) -> TableView:
        """The position as a seat, or a spectator, sees it."""
        public = self._open()
        if seat is None:
            return public
        if seat not in self._fresh:
            self._of[seat] = self._glance(public, seat)
            self._fresh.add(seat)
        return self._of[seat].seen

    def _open(self) -> TableView:
        if self._public is None or None not in self._fresh:
            seen = self.table.look(self._seen)
            self._public = seen if self._public is None else settled(self._public, seen)
            self._fresh.add(None)
        return self._public

    def _seen(self) -> TableView:
        """The position as everybody sees it: what has changed is looked at, the rest is as it was."""
        game, before = self.table.game, self._public
        hidden = _hidden(game)
        same = before is not None and self._hidden == hidden and before.layout is game.state.layout
        self._hidden = self._hidden if same else hidden
        number = len(game.state.players)
        known = self._sheets if len(self._sheets) == number else [None] * number
        self._sheets = [self._sheet(seat, sheet) for seat, sheet in enumerate(known)]
        return views.public(game, tuple([sheet.seen for sheet in self._sheets]), before if same else None)

    def _sheet(self, seat: int, before: Sheet | None) -> Sheet:
        """A sheet as everybody sees it: the last one, where it goes by the same."""
        game, hidden = self.table.game, self._hidden
        encoded, score = msgspec.msgpack.encode(game.state.players[seat]), views.score(game, seat)
        if before is not None and before.hidden is hidden and before.encoded == encoded and before.score == score:
            return before
        return Sheet(encoded, score, hidden, views.open_sheet(game, seat))

    def _glance(self, public: TableView, seat: int) -> Glance:
        """A seat's view: the last one with what has changed for everybody, or a new one where more has changed."""
        game, before, hidden = self.table.game, self._of.get(seat), self._hidden
        mine = self._sheets[seat].encoded
        if before is not None and before.hidden is hidden and len(before.public.players) == len(public.players):
            if before.public is public and before.mine == mine:
                return before
            sheet, own = public.players[seat], before.seen.players[seat]
            if before.mine != mine or before.public.players[seat] is not sheet:
                own = _same(own, self.table.look(views.sheet, game, sheet, seat, seat))
            carried = _carried_over(before, public, seat, own)
            if carried is not None:
                return Glance(carried, public, hidden, mine)
        seen = self.table.look(views.through, game, public, seat)
        more = {name: _same(getattr(public, name), getattr(seen, name)) for name in BESIDE}
        if before is not None:
            more = {name: _same(getattr(before.seen, name), now) for name, now in more.items()}
        return Glance(msgspec.structs.replace(public, **more), public, hidden, mine)


def _hidden(game: Game) -> Hidden:
    state, known = game.state, game.state.known.keys()
    effects = state.effects if HANDS_OPEN.name in game.index.modifiers else ()
    placed = [(deck.top, deck.bottom) for deck in (getattr(state, name) for name in DECKS)]
    lying = msgspec.msgpack.encode((state.known, placed, state.domain_counters, state.artifacts, state.offer))
    exposed = [n for n, player in enumerate(state.players) if known and _exposed(player, known)]
    return Hidden(lying, effects, tuple([(n, _hands(state.players[n])) for n in exposed]))


def _hands(player: Player) -> bytes:
    return msgspec.msgpack.encode((player.representative, in_hands(player)))


def _exposed(player: Player, known: KeysView[str]) -> bool:
    """Whether somebody else knows something of a player's hand."""
    return player.representative in known or not known.isdisjoint(chain.from_iterable(in_hands(player)))


def _carried_over(before: Glance, public: TableView, seat: int, own: PlayerView) -> TableView | None:
    """What everybody sees now, with the own sheet and what a seat sees beside it as before; none where what it is seen beside has
    changed."""
    more: dict[str, Any] = {}
    for name in MORE:
        seen, was, now = getattr(before.seen, name), getattr(before.public, name), getattr(public, name)
        if seen is not was and was is not now:
            return None
        more[name] = now if seen is was else seen
    sheets = []
    for n, (seen, was, now) in enumerate(zip(before.seen.players, before.public.players, public.players, strict=True)):
        if n == seat:
            sheets.append(own)
        elif seen is not was and was is not now:
            return None
        else:
            sheets.append(now if seen is was else seen)
    more["players"] = _same(before.seen.players, tuple(sheets))
    return msgspec.structs.replace(public, **more)


def settled(old: T, new: T) -> T:
    """A record, in which whatever is like in the one before is the very same thing."""
    if old == new:
        return old
    parts = zip(astuple(old), astuple(new), strict=True)
    return type(new)(*[was if was is now else _same(was, now) for was, now in parts])


def _same(was: Any, now: Any) -> Any:
    if was is now or was == now:
        return was
    if isinstance(now, tuple) and isinstance(was, tuple) and len(was) == len(now):
        return tuple([old if old is new or old == new else new for old, new in zip(was, now, strict=True)])
    if isinstance(now, dict) and isinstance(was, dict):
        return {key: was[key] if key in was and was[key] == new else new for key, new in now.items()}
    return now
