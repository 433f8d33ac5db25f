"""Official Action and Political Cards read a fifth time, from the reference alone."""

from __future__ import annotations

from typing import cast

import pytest
from cardplay import acts, table_with
from races.racing import become
from readings.agendas import exhausted, goods, lawful, owner, there
from skirmish import armies, invade
from strategic import holding, plays
from tables import asks, game_of, hold, new_game, offers, play, put, say
from voting import copy_of, refuse, senate, sets_out, vote

from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.narrator import Narrator
from mecatol.play import Table as Played
from mecatol.rules.naming import on_planet
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import MECATOL_REX
from mecatol.rules.state import NEUTRAL, Action, Agreement, CardId, Law, Seat
from mecatol.texts import Texts

DECKS = "sa17 +official_decks"
ALIKE = pytest.mark.parametrize("ruleset", ["official", "cp", DECKS])
SOL, LETNEV, HACAN = 0, 1, 2

# -- Class Struggle ----------------------------------------------------------------------------------------------------


def struggle(supply: int) -> Game:
    """Trade II lies before Sol, who has an agreement with the Hacan; so many goods are left."""
    game = holding("official", {"trade_ii": SOL})
    game.state.agreements = [Agreement((SOL, HACAN), (0, 0))]  # Sol would receive 3 + 3, the Hacan 2 - 1
    game.player(LETNEV).trade_goods = game.economy.supply() - supply
    return lawful(game, Law(CardId("class_struggle")))


@pytest.mark.rule("OFF-CMP-4")
@pytest.mark.content("official:political/class_struggle")
@pytest.mark.parametrize(("supply", "shares"), [(9, (3, 3)), (7, (3, 3)), (6, (6, 0)), (4, (4, 0))])
def test_only_goods_that_there_are_can_be_pooled(supply: int, shares: tuple[int, int]) -> None:
    """Who would receive nothing because the supply is empty has no share; nobody has more than the other."""
    table = say(plays(struggle(supply), "trade_ii"), SOL, "a")
    received = goods(game_of(refuse(table)))
    assert (received[SOL], received[HACAN]) == shares


@pytest.mark.content("official:political/class_struggle", "official:political/diversified_income")
def test_who_has_no_room_for_goods_has_no_share_of_the_pool() -> None:
    game = lawful(struggle(20), Law(CardId("diversified_income")))
    game.player(LETNEV).trade_goods = 2
    game.player(HACAN).trade_goods = len(game.board.planets_of(HACAN))
    hold(game, SOL, "wellon", "thibah", "saudor", "tarmann", "vefut_ii")
    table = say(plays(game, "trade_ii"), SOL, "a")
    assert goods(game_of(refuse(table)))[SOL] == 6


# -- Regulated Conscription --------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/regulated_conscription", "official:ability/sol_orbital_drop")
@pytest.mark.parametrize("ruleset", ["official", "cp"])
def test_sol_is_told_how_many_ground_forces_a_counter_brings(ruleset: str) -> None:
    """One under the law, two without it, in either language."""
    free = new_game(ruleset, 3)
    become(free, SOL, "sol")
    for game, en, es in (
        (copy_of(free), "2 Ground Forces", "2 Fuerzas Terrestres"),
        (lawful(copy_of(free), Law(CardId("regulated_conscription"))), "1 Ground Force", "1 Fuerza Terrestre"),
    ):
        table = play(game, Step("action_phase.turn", SOL))
        (key,) = [key for key in offers(table, SOL) if key.endswith("orbital_drop")]
        assert said(table, "en", key) == f"Orbital drop: {en} for a counter of Strategy Allocation"
        assert said(table, "es", key) == f"Asalto orbital: {es} por un marcador de la Cuota Estratégica"
        say(table, SOL, key)
        assert there(game_of(table), SOL, "jord") == {"ground_force": int(en[0])}


def said(table: Table, language: str, key: str) -> str:
    """An option of what is asked now, in words."""
    narrator, ask = Narrator(cast(Played, table), Texts(language)), table.pending[0]
    return next(narrator.option(ask, option) for option in table.options(ask) if option.key == key)


# -- Minister of Internal Security -------------------------------------------------------------------------------------


def security(landed: str, garrison: str, minister: Seat, ruleset: str = "official", holder: Seat = LETNEV) -> Game:
    """Sol has landed on Mecatol Rex, which somebody holds; a Minister watches it."""
    game = lawful(senate(ruleset=ruleset), Law(CardId("minister_of_internal_security"), f"player:{minister}"))
    hold(game, holder, MECATOL_REX)
    put(game, SOL, "0,0", "carrier")
    for seat, army_ in ((holder, garrison), (SOL, landed)):
        if army_:
            put(game, seat, MECATOL_REX, army_)
    return game


def purge(table: Table, minister: Seat, owner: Seat, number: int) -> Table:
    """The Minister destroys so many Ground Forces of a player."""
    say(table, minister, next(key for key in offers(table, minister) if key.endswith(f":player:{owner}")))
    say(table, minister, *["unit:ground_force"] * number)
    return say(table, minister, "done") if asks(table, minister) == "purge_garrison" else table


@ALIKE
@pytest.mark.content("official:political/minister_of_internal_security")
@pytest.mark.parametrize(("minister", "victim", "kept"), [(SOL, LETNEV, SOL), (LETNEV, SOL, LETNEV), (HACAN, SOL, LETNEV)])
def test_the_minister_destroys_those_who_are_fighting_for_mecatol_rex(
    ruleset: str, minister: Seat, victim: Seat, kept: Seat
) -> None:
    """At any time: before a round of the combat, too, in which nobody holds a card and nothing else is asked."""
    table = sets_out(security("3 ground_force", "2 ground_force", minister, ruleset), SOL, "0,0", "invasion.begin")
    assert asks(table, minister) == "before_round"
    purge(table, minister, victim, 2 if victim == LETNEV else 3)
    game = game_of(refuse(table))
    assert (owner(game, MECATOL_REX), game.state.laws) == (kept, [])
    assert there(game, victim, MECATOL_REX) == {}


@pytest.mark.content("official:political/minister_of_internal_security")
def test_the_minister_stops_a_landing_before_anything_is_bombarded() -> None:
    """What is landed on a planet that only a marker holds can be destroyed before it falls."""
    game = security("", "", LETNEV)
    put(game, SOL, "0,0", "3 ground_force")
    table = sets_out(game, SOL, "0,0", "landing.begin", "invasion.begin")
    say(table, SOL, *["land:mecatol_rex:ground_force"] * 3, "done")
    assert asks(table, LETNEV) == "before_invasion"
    purge(table, LETNEV, SOL, 3)
    game = game_of(refuse(table))
    assert (owner(game, MECATOL_REX), there(game, SOL, MECATOL_REX)) == (LETNEV, {})


@pytest.mark.content("official:political/minister_of_internal_security")
def test_the_minister_waits_for_no_other_planet() -> None:
    game = lawful(armies("2 ground_force", "ground_force", ruleset="official"))
    lawful(game, Law(CardId("minister_of_internal_security"), f"player:{LETNEV}"))
    put(game, LETNEV, MECATOL_REX, "ground_force")
    table = invade(game, 1, 1, 1, 10, 10, 10)
    assert asks(table, LETNEV) != "before_round"


@pytest.mark.content("official:political/minister_of_internal_security")
def test_the_minister_destroys_the_custodians_army_too() -> None:
    """The Ground Forces of whoever fights there, in words that anybody understands."""
    game = lawful(senate(ruleset="official +custodians"), Law(CardId("minister_of_internal_security"), f"player:{HACAN}"))
    put(game, SOL, "0,0", "carrier")
    put(game, SOL, MECATOL_REX, "ground_force")
    put(game, NEUTRAL, MECATOL_REX, "2 ground_force")
    table = sets_out(game, SOL, "0,0", "invasion.begin")
    key = next(key for key in offers(table, HACAN) if key.endswith(f":player:{NEUTRAL}"))
    assert said(table, "en", key) == "destroy Ground Forces of the neutral side on Mecatol Rex"
    purge(table, HACAN, NEUTRAL, 2)
    assert owner(game_of(refuse(table)), MECATOL_REX) == SOL


# -- Voluntary Annexation, Supported Expansion -------------------------------------------------------------------------


@pytest.mark.rule("OFF-SOT-MRC")
@pytest.mark.content("official:action/voluntary_annexation", "official:political/supported_expansion")
@pytest.mark.parametrize(("guest", "free"), [(SOL, True), (LETNEV, False), (NEUTRAL, False)])
def test_a_neutral_planet_joins_nobody_while_units_of_others_stand_there(guest: Seat, free: bool) -> None:
    """A Mercenary keeps no planet, but one of somebody else's is in the way; one's own is not."""
    game = table_with("voluntary_annexation", ruleset="official +mercenaries")
    hold(game, SOL, "wellon")
    put(game, guest, "vefut_ii", "ground_force" if guest == NEUTRAL else "52n6_ground")
    assert ("planet:vefut_ii" in offers(acts(copy_of(game)), SOL)) is free
    game.player(SOL).action_cards = []
    game.tactical.start(Action(SOL, "strategic"))
    assert ("planet:vefut_ii" in offers(vote(game, "supported_expansion"), SOL)) is free


@pytest.mark.rule("OFF-OPT-DS-2", "OFF-SE-CUS")
@pytest.mark.content("official:action/voluntary_annexation")
def test_the_custodians_leave_when_mecatol_rex_joins() -> None:
    game = table_with("voluntary_annexation", ruleset="official +custodians +distant_suns")
    for counter in ("custodian_fighters:3", "custodian_ground_forces:2"):
        game.domain_counters.lay(on_planet(MECATOL_REX), CardId(counter))
    hold(game, SOL, "wellon")
    game = game_of(say(acts(game), SOL, "planet:mecatol_rex"))
    assert (owner(game, MECATOL_REX), there(game, SOL, MECATOL_REX)) == (SOL, {"ground_force": 3})
    assert not game.domain_counters.at(on_planet(MECATOL_REX))
    assert MECATOL_REX in exhausted(game)
