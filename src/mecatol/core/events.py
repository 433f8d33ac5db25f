"""What happened, typed, with who may see it."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, ClassVar, TypeVar, get_args, get_origin, get_type_hints

import msgspec

T = TypeVar("T")

HIDDEN = "hidden"
Hidden = Annotated[T, HIDDEN]  # a field that only the seats in `to` may see


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=str.lower, gc=False):
    """Something that happened. Everybody hears of it; fields marked `Hidden` only reach the seats it is addressed to."""

    private: ClassVar[bool] = False  # whether seats it is not addressed to hear nothing at all


class Private(Event, frozen=True):
    """An event of which only the seats it is addressed to learn anything, even that it happened: there is always one."""

    private: ClassVar[bool] = True


class Told(msgspec.Struct, frozen=True, gc=False):
    """An event on its way: with the seats that may see its hidden fields."""

    event: Event
    to: tuple[int, ...] = ()

    def heard_by(self, seat: int | None) -> bool:
        """Whether the seat (None: a spectator) learns that it happened."""
        return not self.event.private or seat in self.to

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """What the seat learns. Hidden things are absent, not blanked."""
        plain: dict[str, Any] = msgspec.to_builtins(self.event)
        if seat not in self.to:
            for name in hidden_fields(type(self.event)):
                plain.pop(name, None)
        return plain


@cache
def hidden_fields(kind: type[Event]) -> tuple[str, ...]:
    """The names of the fields that are not for everybody."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(n for n in kind.__struct_fields__ if get_origin(hints[n]) is Annotated and HIDDEN in get_args(hints[n]))
