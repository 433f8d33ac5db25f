"""What everything on the wire is made of."""

from __future__ import annotations

from typing import Annotated

import msgspec

# Letters that nobody sees, or that turn others around: with them one name looks like another. Joiners belong to some scripts.
UNSEEN = (
    r"\x00-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f"
    r"\u2800\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff0-\uffff" + "\U000e0000-\U0010ffff"
)
JOINERS = r"\u200c\u200d\ufe0f"
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=rf"^(?=.*[^\s{JOINERS}])[^<>{UNSEEN}]+$(?!\n)")]
HIGHEST = 2**31 - 1  # of anything that is counted
Number = Annotated[int, msgspec.Meta(ge=0, le=HIGHEST)]


class Wire(msgspec.Struct, frozen=True, gc=False):
    """Something the service says."""


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something the service is told."""
