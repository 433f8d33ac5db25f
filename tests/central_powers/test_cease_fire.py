"""What the list of questions says of the Cease Fire Zone, and the Xxcha who keep it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from leading import acting
from races.racing import HERE, HOME, become, offered, units_in
from strategic import exhaust, holding, plays, uses
from tables import asks, game_of, hold, offers, play, put, say
from trial import give

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.central_powers.game import Game
from mecatol.rules.moments import Travel
from mecatol.rules.state import Action, CardId, PlanetId, StrategyCard

ZONE = f"system:{HERE}"  # Thibah
NEXT, BEYOND = "1,1", "1,-1"  # on two sides of it


def game_with(table: Table) -> Game:
    """The game at a table, with its zones."""
    game = game_of(table)
    assert isinstance(game, Game)
    return game


def zoned(*cards: str, race: str = "hacan", by: int = 0, units: str = "cruiser") -> Game:
    """A zone lies around Thibah, where its declarer has units; the third seat has a race of the test's choice."""
    game = holding("cp", {"detente": 0, **dict.fromkeys(cards, 1)})
    for seat, name in ((0, "sol"), (2, race)):
        become(game, seat, name)
    put(game, by, HERE, units)
    assert isinstance(game, Game)
    game.cease_fire.declare(by, Hex(HERE))
    for other in game.opponents(by):
        game.board.lay_counter(other, Hex(HERE), "reinforcements")
    return game


def counters(game: Game) -> tuple[int, ...]:
    """The counters in the zone."""
    return game.board.system(Hex(HERE)).counters


def at_peace(game: Game) -> bool:
    """Whether the zone is still there with the others' counters."""
    return HERE in game.cease_fire.zones() and len(counters(game)) == 2


# -- keeping out (FAQ 15, FAQ 21) --------------------------------------------------------------------------------------


@pytest.mark.rule("CP-FAQ-26")
def test_nobody_retreats_into_the_zone() -> None:
    game = zoned(units="ground_force")
    put(game, 1, NEXT, "2 cruiser")
    put(game, 2, NEXT, "2 cruiser")
    for hex_ in (HERE, "0,1"):
        game.board.lay_counter(2, Hex(hex_), "reinforcements")
    table = acting(game, NEXT, "space_battle.begin", seat=1, dice=[1] * 8)
    assert "retreat:0,1" in offers(table, 2)
    assert f"retreat:{HERE}" not in offers(table, 2)
    verdict = game_of(table).explain(2, f"retreat:{HERE}")
    assert (verdict.allowed, verdict.clause) == (False, "CP-FAQ-27")


@pytest.mark.rule("CP-FAQ-27")
def test_nobody_comes_into_the_zone_nor_through_it() -> None:
    game = zoned(units="ground_force")
    put(game, 2, NEXT, "cruiser")
    step = Travel(2, "cruiser", Hex(NEXT), Hex(NEXT), Hex(HERE), Hex(HERE))
    assert game.routes.may_enter(step).clause == "CP-FAQ-27"
    assert not game.routes.ways(2, "cruiser", Hex(NEXT), Hex(BEYOND), 2)
    assert game.routes.ways(2, "cruiser", Hex(HERE), Hex(BEYOND), 2)  # out of it they may
    game.cease_fire.end(Hex(HERE))
    assert game.routes.ways(2, "cruiser", Hex(NEXT), Hex(BEYOND), 2)


@pytest.mark.rule("CP-FAQ-27", "CP-FAQ-42")
def test_no_secondary_sends_ships_into_the_zone_but_the_declarers() -> None:
    game = zoned("warfare_ii")
    hold(game, 2, "thibah")
    put(game, 2, HERE, "destroyer")
    for seat in (0, 2):
        put(game, seat, NEXT if seat else BEYOND, "cruiser")
    assert not uses(game, "warfare_ii", 2, by=1).pending  # there is nowhere else to go
    game = zoned("warfare_ii")
    hold(game, 0, "thibah")
    put(game, 0, BEYOND, "cruiser")
    table = say(uses(game, "warfare_ii", 0, by=1), 0, "use")
    assert f"ship:{BEYOND}:cruiser>{HERE}" in offers(table, 0)
    say(table, 0, f"ship:{BEYOND}:cruiser>{HERE}", "done")
    game = game_with(table)
    assert (game.cease_fire.zones(), counters(game)) == ({}, ())
    assert units_in(table, 0, ZONE) == {"cruiser": 2}


def docked(game: Game, seat: int) -> Game:
    """A player has a dock on Thibah, and much to spend."""
    hold(game, seat, "thibah")
    put(game, seat, "thibah", "space_dock")
    exhaust(game, seat, goods=20)
    return game


@pytest.mark.rule("CP-FAQ-36")
def test_no_dock_produces_in_the_zone() -> None:
    game = docked(zoned("production"), 2)
    assert not uses(game, "production", 2, by=1).pending
    put(game, 2, "1,0", "cruiser")
    game.cease_fire.end(Hex(HERE))
    assert asks(uses(game, "production", 2, by=1), 2) == "secondary"


@pytest.mark.rule("CP-FAQ-36")
def test_not_even_the_declarers_own_primary_produces_in_the_zone() -> None:
    game = docked(zoned(), 0)
    put(game, 0, "jord", "space_dock")
    game.state.strategy_cards.append(StrategyCard("production", 4, 0))
    table = plays(game, "production")
    assert offers(table, 0)[0].startswith("build:")  # there is only the dock at home
    say(table, 0, "build:cruiser", "done")
    assert units_in(table, 0, f"system:{HOME}") == {"cruiser": 1}
    assert at_peace(game_with(table))


@pytest.mark.rule("CP-FAQ-37")
def test_nothing_is_put_into_the_zone_by_any_ability() -> None:
    game = zoned(race="muaat")
    put(game, 2, HERE, "war_sun")
    put(game, 2, NEXT, "war_sun")
    table = play(game, Step("action_phase.turn", 2))
    say(table, 2, next(key for key in offers(table, 2) if key.endswith(":forge")))
    assert offers(table, 2) == [f"fighter@{NEXT}", f"destroyer@{NEXT}"]
    game = zoned()
    hold(game, 0, "thibah")
    table = play(game, Step("action_phase.turn", 0))
    say(table, 0, next(key for key in offers(table, 0) if key.endswith("orbital_drop")))
    assert "planet:thibah" not in offers(table, 0)
    assert game.production.place_units(0, "fighter", f"system:{HERE}", 1, "test") == 0  # type: ignore[arg-type]


# -- Action Cards (FAQ 21, FAQ 22) -------------------------------------------------------------------------------------

PLAGUE = "plague"


def plague(game: Game, seat: int, dice: Sequence[int] = ()) -> Table:
    """A player plays Plague as an action; Thibah and Saudor are held by others."""
    for planet, owner in (("thibah", 1), ("saudor", 1)):
        hold(game, owner, planet)
        put(game, owner, planet, "6 ground_force")
    game.player(seat).action_cards = [CardId(PLAGUE)]
    return say(play(game, Step("action_phase.turn", seat), dice=dice), seat, f"component:card:{PLAGUE}")


@pytest.mark.rule("CP-FAQ-38")
def test_an_action_card_of_somebody_else_does_nothing_in_the_zone() -> None:
    table = plague(zoned(), 2, dice=[2] * 6)
    assert "plague" not in [ask.name for ask in table.pending]  # there is one planet to name, and that is not Thibah
    assert at_peace(game_with(table))
    assert (units_in(table, 1, "planet:thibah"), units_in(table, 1, "planet:saudor")) == ({"ground_force": 6}, {})


@pytest.mark.rule("CP-FAQ-39", "CP-FAQ-43")
def test_an_action_card_of_the_declarer_in_the_zone_breaks_it_at_once() -> None:
    table = plague(zoned(), 0)
    key = next(key for key in offers(table, 0) if key in (ZONE, "planet:thibah"))
    game = game_with(say(table, 0, key))
    assert (game.cease_fire.zones(), counters(game)) == ({}, ())
    assert game.explain(2, f"activate:{HERE}").allowed
    elsewhere = plague(zoned(), 0)
    key = next(key for key in offers(elsewhere, 0) if key not in (ZONE, "planet:thibah"))
    assert at_peace(game_with(say(elsewhere, 0, key)))


# -- breaking it on purpose (FAQ 22) -----------------------------------------------------------------------------------


@pytest.mark.rule("CP-FAQ-41")
def test_the_declarer_may_activate_the_zone_with_a_counter_of_strategy_allocation() -> None:
    game = zoned()
    game.player(0).pool = 0
    table = play(game, Step("action_phase.turn", 0))
    assert not [key for key in offers(table, 0) if key.startswith("activate:")]
    say(table, 0, next(key for key in offers(table, 0) if key.endswith(ZONE)))
    assert game_with(table).cease_fire.zones() == {}
    assert game_of(table).player(0).strategy == 1
    for seat in (1, 2):
        say(table, seat, "yes")
    assert counters(game_with(table)) == (0,)
    others = play(zoned(), Step("action_phase.turn", 2))
    assert not [key for key in offers(others, 2) if key.endswith(ZONE)]


@pytest.mark.rule("CP-FAQ-41", "CP-STC-17")
def test_a_transfer_action_of_the_declarer_activates_the_zone_too() -> None:
    game = zoned()
    put(game, 0, NEXT, "cruiser")
    game.state.round = 2
    table = play(game, Step("action_phase.turn", 0))
    say(table, 0, "transfer", f"system:{NEXT}")  # and the zone, the only other system with ships
    assert game_with(table).cease_fire.zones() == {}
    assert asks(table, 1) == "leave_zone"


@pytest.mark.rule("CP-FAQ-42")
def test_the_declarer_produces_in_the_zone_with_a_secondary_and_breaks_it() -> None:
    table = say(uses(docked(zoned("production"), 0), "production", 0, by=1), 0, "use")
    say(table, 0, "build:cruiser", "done")
    game = game_with(table)
    assert (game.cease_fire.zones(), counters(game)) == ({}, ())
    assert units_in(table, 0, ZONE) == {"cruiser": 2}


@pytest.mark.rule("CP-FAQ-42")
@pytest.mark.parametrize(("planet", "lasts"), [("thibah", False), ("jord", True)])
def test_the_declarer_breaks_it_by_refreshing_a_planet_in_the_zone_with_a_secondary(planet: str, lasts: bool) -> None:
    game = zoned("senator_emeritus")
    hold(game, 0, "thibah")
    exhaust(game, 0)
    table = say(uses(game, "senator_emeritus", 0, by=1), 0, "use", f"planet:{planet}")
    assert not game_of(table).board.planet(PlanetId(planet)).exhausted
    assert at_peace(game_with(table)) is lasts


@pytest.mark.rule("CP-FAQ-44")
def test_there_is_no_other_way_to_take_the_marker_away() -> None:
    game = zoned()
    put(game, 0, NEXT, "cruiser")
    table = play(game, Step("action_phase.turn", 0))
    broken = [key for key in offers(table, 0) if not at_peace(game_with(refused(table, key)))]
    by_strategy = next(key for key in offers(table, 0) if key.endswith(f":{ZONE}"))
    assert broken == [f"activate:{HERE}", "transfer", by_strategy]  # a Transfer Action between the zone and the next system


def refused(table: Table, key: str) -> Table:
    """The same table with an action taken, and everything refused that is asked until the next turn."""
    fork = table.fork()
    say(fork, 0, key)
    while fork.pending and fork.pending[0].name != "action":
        ask = fork.pending[0]
        keys = fork.keys(ask)
        fork.answer(ask.seat, ask.id, next((word for word in ("done", "no", "pass") if word in keys), keys[-1]))
    return fork


# -- counters (FAQ 24) -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-FAQ-48", "CP-FAQ-49")
def test_who_has_no_counter_left_takes_one_off_the_sheet_and_nobody_is_exempt() -> None:
    game = holding("cp", {"detente": 0})
    put(game, 0, HERE, "cruiser")
    game.board.lay_counter(2, Hex(HERE), "pool")
    game.player(1).fleet += game.board.reinforcements(1)
    put(game, 1, NEXT, "cruiser")
    table = plays(game, "detente")
    assert (asks(table, 1), sorted(offers(table, 1))) == ("counter_from", ["fleet", "pool", "strategy"])
    fleet = game_of(table).player(1).fleet
    say(table, 1, "fleet")
    assert game_of(table).player(1).fleet == fleet - 1
    assert game_of(table).board.system(Hex(HERE)).counters == (1, 2, 2)


# -- picking Détente (FAQ 23) ------------------------------------------------------------------------------------------


def picking(*left: str, last: int = 1) -> Table:
    """The second seat takes one of the cards that are left; somebody had Détente in the round before."""
    game = holding("cp", {})
    printed = game.cards.strategy_cards
    game.state.strategy_cards = [StrategyCard(card, printed[card].number) for card in left]
    game.state.notes["last_holder:detente"] = str(last)
    game.strategy_cards.in_play()
    return play(game, Step("strategy_phase.pick", 1))


@pytest.mark.rule("CP-FAQ-45", "CP-FAQ-46")
def test_detente_is_not_taken_twice_running_unless_nothing_else_is_left() -> None:
    assert offers(picking("detente", "dominion"), 1) == ["card:dominion"]
    assert offers(picking("detente", "dominion", last=0), 1) == ["card:detente", "card:dominion"]
    table = picking("detente")
    say(table, 1, "card:detente")
    assert game_of(table).state.speaker == 1


@pytest.mark.rule("CP-FAQ-47")
def test_the_speaker_stays_where_nobody_takes_detente() -> None:
    table = say(picking("detente", "dominion"), 1, "card:dominion")
    assert game_of(table).state.speaker == 0
    after = play(game_of(table), Step("strategy_phase.end"))
    assert game_of(after).state.speaker == 0


# -- the Xxcha (FAQ 21, and their sheet) -------------------------------------------------------------------------------


@pytest.mark.rule("CP-RAC-10")
@pytest.mark.content("cp:ability/xxcha_diplomats_way")
def test_the_xxcha_have_a_zone_of_their_own_beside_the_other() -> None:
    game = zoned(race="xxcha")
    put(game, 2, NEXT, "cruiser")
    exhaust(game, 2)
    table = say(uses(game, "detente", 2), 2, "use")
    assert asks(table, 2) == ""
    game = game_with(table)
    assert game.cease_fire.zones() == {HERE: 0, NEXT: 2}
    assert game.board.system(Hex(NEXT)).counters == (0, 1)
    assert (game.player(2).strategy, game.state.speaker) == (1, 0)


def own_zone() -> Game:
    """The Xxcha have declared the zone, with a dock on Thibah."""
    return docked(zoned(race="xxcha", by=2), 2)


@pytest.mark.rule("CP-RAC-11", "CP-FAQ-40")
@pytest.mark.content("cp:ability/xxcha_diplomats_way")
def test_the_xxcha_activate_their_zone_and_produce_there_in_peace() -> None:
    table = play(own_zone(), Step("tactical.begin", 2, HERE))
    while asks(table, 2) != "produce":
        say(table, 2, next(key for key in ("done", "no", "pass") if key in offers(table, 2)))
    say(table, 2, "build:cruiser", "done")
    assert units_in(table, 2, ZONE) == {"cruiser": 2}
    game = game_with(table)
    assert (game.cease_fire.zones(), counters(game)) == ({HERE: 2}, (0, 1, 2))
    assert not asks(table, 0)


@pytest.mark.rule("CP-FAQ-40")
@pytest.mark.content("cp:ability/xxcha_diplomats_way")
def test_the_zone_of_another_does_not_bind_the_xxcha() -> None:
    game = docked(zoned("production", race="xxcha", units="ground_force"), 2)
    put(game, 2, NEXT, "cruiser")
    assert game.routes.ways(2, "cruiser", Hex(NEXT), Hex(BEYOND), 2)
    table = say(uses(game, "production", 2, by=1), 2, "use")
    say(table, 2, "build:cruiser", "done")
    assert units_in(table, 2, ZONE) == {"cruiser": 1}
    assert at_peace(game_with(table))


@pytest.mark.rule("CP-RAC-12")
@pytest.mark.content("cp:ability/xxcha_diplomats_way")
def test_a_battle_breaks_the_peace_of_the_xxcha() -> None:
    game = own_zone()
    put(game, 1, HERE, "cruiser")
    table = play(game, Step("tactical.begin", 2, HERE), dice=[10] * 4)
    while not asks(table, 0):
        say(table, 2, next(key for key in ("done", "no", "pass") if key in offers(table, 2)))
    assert (asks(table, 0), game_with(table).cease_fire.zones()) == ("leave_zone", {})


@pytest.mark.rule("CP-RAC-12")
@pytest.mark.content("cp:ability/xxcha_diplomats_way")
def test_guns_break_the_peace_of_the_xxcha() -> None:
    game = own_zone()
    give(game, 1, "deep_space_cannon")
    hold(game, 1, "arnor")
    put(game, 1, "arnor", "pds")
    game.state.action = Action(2, "tactical", Hex(HERE))
    game.state.active = 2
    game.begin_scope("action")
    table = play(game, Step("space_cannon.fire", 2, HERE), dice=[1])
    say(table, 1, "fire:2")
    assert (asks(table, 0), game_with(table).cease_fire.zones()) == ("leave_zone", {})
    assert not offered(table, 2)
