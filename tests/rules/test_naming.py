"""Names of things in keys read back as they were written."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mecatol.core import hexes
from mecatol.core.decisions import Option, as_option
from mecatol.core.hexes import Hex
from mecatol.rules import naming
from mecatol.rules.pieces import SHIPS
from mecatol.rules.state import UNITS, Group, Place, PlanetId

units = st.builds(
    Group, st.sampled_from(UNITS), st.just(1), st.integers(0, 3), st.sampled_from(["", "decoy", "exhausted", "admiral+decoy"])
)


@given(units)
def test_a_unit_reads_back_as_it_was_written(unit: Group) -> None:
    assert naming.unit_read(naming.unit_key(unit)) == unit


@given(st.lists(units, min_size=1, max_size=6), st.data())
def test_the_unit_that_was_named_is_found_among_others(groups: list[Group], data: st.DataObject) -> None:
    wanted = data.draw(st.sampled_from(groups))
    assert naming.unit_named(groups, naming.at_unit(wanted)) == wanted


def test_no_two_units_have_the_same_name() -> None:
    every = [Group(kind, 1, damage, mark) for kind in SHIPS for damage in (0, 1, 2) for mark in ("", "decoy")]
    assert len({naming.unit_key(unit) for unit in every}) == len(every)


def test_a_key_is_a_kind_and_a_name() -> None:
    assert (naming.kind_of("planet:jord"), naming.name_of("planet:jord")) == ("planet", "jord")
    assert (naming.kind_of("done"), naming.name_of("done")) == ("done", "")
    assert naming.words_of("bombard:jord:war_sun*1", 3) == ["bombard", "jord", "war_sun*1"]
    assert naming.words_of("target:1:planet:jord", 3) == ["target", "1", "planet:jord"]
    assert naming.last_word("play:card:plague#1") == "plague#1"
    assert naming.name_behind("units@planet:jord", "units@") == naming.name_behind("planet:jord", "units@") == "planet:jord"
    assert naming.cargo_named("planet:jord:fighter") == ("planet:jord", "fighter")
    assert naming.parted("cruiser*1@system:0,1", "@") == ("cruiser*1", "system:0,1")


def test_two_things_of_one_key_are_read_one_by_one() -> None:
    assert naming.each_of("planet:jord+planet:lodor") == ["planet:jord", "planet:lodor"]
    assert naming.players_named("player:0+player:12") == naming.players_named("0+player:12") == (0, 12)


def test_a_fleet_is_its_owner_and_its_system() -> None:
    assert naming.fleet_named("dreadnought:2:0,-1") == naming.fleet_named("2:0,-1") == (2, "0,-1")
    assert naming.fleet_named("fleet:-2:nexus") == (-2, "nexus")


def test_a_border_is_named_by_its_two_systems() -> None:
    border = hexes.border(hexes.hex_at(0, 0), hexes.hex_at(0, 1))
    assert naming.border_named(f"border:{border}") == border


@given(st.lists(st.integers(0, 12)))
def test_players_are_remembered_in_their_order(seats: list[int]) -> None:
    assert naming.seats_listed(naming.listing(map(str, seats), ",")) == seats


def test_a_text_lists_names_one_after_the_other() -> None:
    assert naming.listed(naming.listing(["0,1", "1,0"])) == ["0,1", "1,0"]
    assert naming.listed(naming.listing(["plague#1", "veto"], ","), ",") == ["plague#1", "veto"]
    assert naming.listed("") == []
    assert naming.marks_of("admiral+decoy") == ("admiral", "decoy")


def test_fleets_and_places_read_back_as_they_were_written() -> None:
    assert naming.fleet_named(naming.at_fleet(2, Hex("0,1"))) == (2, Hex("0,1"))
    assert (naming.is_planet(naming.on_planet(PlanetId("jord"))), naming.is_planet(naming.in_system(Hex("0,1")))) == (True, False)
    assert (naming.planet_of(Place("planet:jord")), naming.planet_of(Place("system:0,1"))) == ("jord", "")


def test_an_option_says_what_kind_of_choice_it_is() -> None:
    assert as_option("activate:0,1", "activate", "OFF-TAC-1").kind == "activate"
    assert as_option(Option("3", kind="number"), "how_many", "OFF-GEN-3").kind == "number"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("cruiser:1", "cruiser*1"),
        ("fighter:0:decoy", "fighter!decoy"),
        ("dreadnought:1:admiral", "dreadnought*1!admiral"),
        ("ship:0,-1:dreadnought:1+spurt>0,0", "ship:0,-1:dreadnought*1+spurt>0,0"),
        ("ship:1,-1:carrier", "ship:1,-1:carrier"),
        ("planet:jord:mechanized_unit*", "planet:jord:mechanized_unit*1"),
        ("system:0,1:war_sun**!decoy", "system:0,1:war_sun*2!decoy"),
        ("war_sun*1!", "war_sun*1"),
        ("cruiser*0!@system:0,1", "cruiser@system:0,1"),
        ("scuttle=destroyer*0!=planet:jord", "scuttle=destroyer=planet:jord"),
        ("destroy:fighter!decoy", "destroy:fighter!decoy"),
        ("land:jord:mechanized_unit*1", "land:jord:mechanized_unit*1"),
        ("build:cruiser@system:0,1", "build:cruiser@system:0,1"),
    ],
)
def test_keys_of_older_saves_are_read_as_they_are_written_today(old: str, new: str) -> None:
    assert naming.renewed(old) == new
    assert naming.renewed(new) == new
