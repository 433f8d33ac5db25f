"""The collector of circles looks at new things only, and at everything when there is twice as much of it."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from mecatol.service import collecting


class Thing:
    """Something that may be part of a circle."""

    other: Thing


@pytest.fixture
def patient() -> Iterator[None]:
    """A collector as a service has it; afterwards it is as before."""
    before = gc.get_threshold()
    collecting.be_patient()
    yield
    gc.callbacks.remove(collecting._put_aside)
    gc.set_threshold(*before)
    gc.unfreeze()


def circle() -> Thing:
    """Two things that know each other."""
    one, other = Thing(), Thing()
    one.other, other.other = other, one
    return one


@pytest.mark.usefixtures("patient")
def test_what_outlives_a_look_is_not_looked_at_again_until_everything_is() -> None:
    thing = circle()
    gone = weakref.ref(thing)
    gc.collect()
    del thing
    gc.collect()
    assert gone() is not None, "it was put aside while somebody knew it"
    collecting.look_at_everything()
    assert gone() is None


@pytest.mark.usefixtures("patient")
def test_new_circles_are_found_at_the_next_look() -> None:
    gone = weakref.ref(circle())
    gc.collect()
    assert gone() is None


@pytest.mark.usefixtures("patient")
def test_who_begins_twice_puts_aside_once() -> None:
    collecting.be_patient()
    assert gc.callbacks.count(collecting._put_aside) == 1
