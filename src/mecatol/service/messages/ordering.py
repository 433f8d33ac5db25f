"""Standing orders."""

from __future__ import annotations

from typing import Annotated

import msgspec

from .basics import Request, Wire
from .doing import Key

Question = Annotated[str, msgspec.Meta(max_length=60, pattern=r"^[a-z0-9_]*$(?!\n)")]
Tag = Annotated[str, msgspec.Meta(max_length=60, pattern=r"^[a-z_]+:[^\x00-\x20]+$(?!\n)")]
Tags = Annotated[tuple[Tag, ...], msgspec.Meta(max_length=10)]


class NewOrder(Request, frozen=True):
    """Answer so whenever this is asked (`Decision.name`; "": any window to react in, where `key` is "pass") and the question is
    about all of `when` and none of `unless` (`Decision.about`)."""

    ask: Question
    key: Key
    when: Tags = ()
    unless: Tags = ()
    once: bool = False
    this_round: bool = False
    words: Annotated[str, msgspec.Meta(max_length=300, pattern=r"^[^\x00]*$")] = ""  # what it says to who gives it


class StandingOrder(Wire, frozen=True):
    """A standing order of one's own."""

    id: str
    ask: str
    key: str
    when: tuple[str, ...]
    unless: tuple[str, ...]
    once: bool
    this_round: bool
    created: str
    words: str
