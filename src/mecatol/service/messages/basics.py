"""What everything on the wire is made of."""

from __future__ import annotations

from typing import Annotated

import msgspec

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^(?=.*\S)[^\x00-\x1f\x7f<>]+$(?!\n)")]
HIGHEST = 2**31 - 1  # of anything that is counted
Number = Annotated[int, msgspec.Meta(ge=0, le=HIGHEST)]


class Wire(msgspec.Struct, frozen=True):
    """Something the service says."""


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something the service is told."""
