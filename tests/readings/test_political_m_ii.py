"""Political Cards from Minister of Internal Security to Mutiny, read a second time from their print alone."""

from __future__ import annotations

import pytest
from races.racing import use
from tables import asks, game_of, hold, offers, play, put, say, strategy_cards
from trial import give, trial
from voting import fighting, in_force, passed, refuse, round_over, senate, sets_out, until, vote

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules import forces
from mecatol.rules.moments import STRATEGY_PHASE_BEGINS
from mecatol.rules.naming import in_system, unit_kind
from mecatol.rules.official.game import Game
from mecatol.rules.state import NEUTRAL, NOBODY, CardId, Claim, Place, PlanetId, Seat

HOME, HERE = Hex("0,-2"), Hex("0,-1")


def idle(game: Game) -> Game:
    """Nobody acts; the Action Phase goes on."""
    game.end_scope("action")
    game.state.action, game.state.phase = None, "action"
    return game


def activates(game: Game, seat: Seat, hex_: str) -> Table:
    """A player activates a system."""
    idle(game).state.active = seat
    return play(game, Step("tactical.begin", seat, hex_))


def usable(table: Table, seat: Seat) -> list[str]:
    """What a seat may use in a window."""
    return [key for key in offers(table, seat) if "use:" in key]


# -- Minister of Internal Security -------------------------------------------------------------------------------------


def garrison(seat: Seat, units: str) -> Game:
    """Mecatol Rex is held by a seat with these units; the third player is the minister."""
    game = senate()
    if seat >= 0:
        hold(game, seat, "mecatol_rex")
    put(game, seat, "mecatol_rex", units)
    return passed(game, "minister_of_internal_security", "player:2")


@pytest.mark.content("sa17:political/minister_of_internal_security")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_internal_security_strikes_whoever_activates_mecatol_rex_four_times_at_most(active: Seat) -> None:
    """Whoever activates Mecatol Rex, the minister too: he may discard the card for up to four hits on an army there."""
    table = activates(garrison(0, "6 ground_force"), active, "0,0")
    keys = usable(table, 2)
    assert {key.rpartition(":")[2] for key in keys} >= {"1", "2", "3", "4"}
    assert "5" not in {key.rpartition(":")[2] for key in keys}
    say(table, 2, next(key for key in keys if key.endswith(":4")))
    assert forces.count(game_of(table).board.army(0, PlanetId("mecatol_rex"))) == 2
    assert in_force(game_of(table)) == []
    assert usable(table, 2) == []


@pytest.mark.content("sa17:political/minister_of_internal_security")
def test_internal_security_strikes_neutral_armies_and_his_own() -> None:
    """Any army on the planet may be meant; the law stays where he does not use it."""
    table = activates(garrison(NEUTRAL, "3 ground_force"), 0, "0,0")
    say(table, 2, next(key for key in usable(table, 2) if key.endswith(":2")))
    assert forces.count(game_of(table).board.units(NEUTRAL, Place("planet:mecatol_rex"))) == 1
    table = activates(garrison(2, "2 ground_force"), 0, "0,0")
    assert usable(table, 2)
    assert in_force(game_of(refuse(table))) == ["minister_of_internal_security"]


# -- Minister of Peace -------------------------------------------------------------------------------------------------


def sailing(minister: Seat, *fleets: Seat) -> Table:
    """The first player's Cruiser is about to sail to fleets of these seats."""
    game = passed(senate(), "minister_of_peace", f"player:{minister}")
    put(game, 0, HOME, "cruiser")
    for seat in fleets:
        put(game, seat, HERE, "cruiser")
    table = activates(game, 0, str(HERE))
    return say(until(table, 0, "move"), 0, "ship:0,-2:cruiser", "done")


@pytest.mark.content("sa17:political/minister_of_peace")
def test_the_minister_of_peace_stops_a_fleet_and_the_system_stays_activated() -> None:
    """Movement into an enemy fleet's system is cancelled, by somebody who has neither fleet; the counter stays."""
    table = sailing(2, 1)
    say(table, 2, usable(table, 2)[0])
    game = game_of(refuse(table))
    assert (game.board.big_ships(0, HOME), game.board.big_ships(0, HERE)) == (1, 0)
    assert game.board.system(HERE).counters == (0,)
    assert in_force(game) == []


@pytest.mark.content("sa17:political/minister_of_peace")
def test_the_minister_of_peace_has_no_say_without_an_enemy_or_with_a_fleet_of_his_own() -> None:
    """No enemy fleet in the target system, or a fleet of the minister there: nothing to cancel. Neutral fleets are enemies."""
    assert usable(sailing(2), 2) == []
    assert usable(sailing(2, 2), 2) == []
    assert usable(sailing(2, NEUTRAL), 2)


# -- Minister of Policy ------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/minister_of_policy")
def test_the_minister_of_policy_draws_one_more_every_status_phase() -> None:
    """One Action Card more than normal in every Status Phase, not only in the next one."""
    game = senate()
    game.state.action_deck.bag = sorted(game.action_cards.all_cards()[:9])
    game = passed(game, "minister_of_policy", "player:1")
    for drawn in (2, 4):
        game = game_of(refuse(play(game, Step("status_phase.cards_and_counters", 1))))
        assert len(game.player(1).action_cards) == drawn
        game = round_over(game)


# -- Minister of War ---------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/minister_of_war")
def test_the_minister_of_war_helps_one_side_once_in_every_round() -> None:
    """Before the first combat round of any battle, once a game round, one of the two sides, himself or neutrals too."""
    game = passed(senate(), "minister_of_war", "player:2")
    put(game, 2, HERE, "2 cruiser")
    put(game, NEUTRAL, HERE, "cruiser")
    table = sets_out(game, 2, str(HERE), "space_battle.begin")
    assert sorted(key.rpartition("player:")[2] for key in usable(table, 2)) == sorted(["2", str(NEUTRAL)])
    say(table, 2, next(key for key in usable(table, 2) if key.endswith(f"player:{NEUTRAL}")))
    assert (fighting(game_of(table), "cruiser", NEUTRAL), fighting(game_of(table), "cruiser", 2)) == (6, 7)
    game = round_over(game_of(refuse(table)))
    assert fighting(game, "cruiser", NEUTRAL) == 7
    put(game, 0, "1,0", "cruiser")
    put(game, 1, "1,0", "cruiser")
    table = sets_out(game, 0, "1,0", "space_battle.begin")
    assert sorted(key.rpartition(":")[2] for key in usable(table, 2)) == ["0", "1"]


# -- Minister of Annihilation ------------------------------------------------------------------------------------------


def designating(game: Game) -> Table:
    """A Strategy Phase begins, and the minister is about to name a system."""
    game.state.phase = "strategy"
    return use(trial(game, lambda g: g.moment(STRATEGY_PHASE_BEGINS, 0)), 1, "annihilate")


@pytest.mark.content("sa17:political/minister_of_annihilation")
def test_annihilation_spares_homes_mecatol_rex_and_printed_wormholes() -> None:
    """Systems with planets only; no Home System, not Mecatol Rex, none with a Stable Wormhole."""
    game = passed(senate(tiles={"1,0": "quann", "0,1": "nebula_base"}), "minister_of_annihilation", "player:1")
    game.state.action = None
    table = designating(game)
    named = {key.partition(":")[2] for key in offers(table, 1)}
    assert not named & {"0,0", "1,0", "0,1", "0,-2", "2,0", "-2,2"}
    assert {"0,-1", "1,-1", "1,-2", "1,1"} <= named


@pytest.mark.content("sa17:political/minister_of_annihilation")
def test_the_annihilated_system_is_an_asteroid_field_when_the_status_phase_ends() -> None:
    """Named in the Strategy Phase, gone when the following Status Phase ends, with all units; then law and cards go."""
    game = senate()
    hold(game, 0, "wellon")
    put(game, 0, "wellon", "2 ground_force, space_dock")
    put(game, 2, HERE, "2 cruiser, carrier, fighter")
    game = passed(game, "minister_of_annihilation", "player:1")
    game.player(1).action_cards, game.player(0).action_cards = [CardId("plague")], [CardId("patrol")]
    game.state.action = None
    table = designating(game)
    game = game_of(refuse(say(table, 1, f"system:{HERE}")))
    assert (in_force(game), game.player(1).action_cards) == (["minister_of_annihilation"], ["plague"])
    game = round_over(game)
    assert game.galaxy.anomaly(HERE) == "asteroid_field"
    assert game.board.stacks(in_system(HERE)) == ()
    assert [game.board.on_board(seat, unit_kind(kind)) for seat, kind in ((0, "space_dock"), (2, "cruiser"))] == [0, 0]
    assert (in_force(game), game.player(1).action_cards, game.player(0).action_cards) == ([], [], ["patrol"])


@pytest.mark.content("sa17:political/minister_of_annihilation")
def test_a_repealed_minister_annihilates_nothing() -> None:
    """The law is what destroys the system: without it nothing happens."""
    game = passed(senate(), "minister_of_annihilation", "player:1")
    game.state.action = None
    table = designating(game)
    game = game_of(refuse(say(table, 1, f"system:{HERE}")))
    game.politics.repeal(CardId("minister_of_annihilation"))
    assert round_over(game).board.has_planet(PlanetId("wellon"))


# -- Minister of Industry ----------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/minister_of_industry")
def test_the_minister_of_industry_earns_with_his_own_docks_too() -> None:
    """One Trade Good each time a Space Dock is built, whoever builds it; the secondary of Production costs no counter."""
    game = senate()
    hold(game, 1, "thibah")
    game.player(1).trade_goods = 4
    game = passed(game, "minister_of_industry", "player:1")
    game.state.round = 2
    table = say(sets_out(game, 1, "1,0", "production.build_docks"), 1, "planet:thibah")
    while asks(table, 1) == "pay":
        say(table, 1, "goods")
    assert game_of(refuse(table)).player(1).trade_goods == 1
    strategy_cards(game, {"production": 0, "trade": 1})
    put(game, 1, "arc_prime", "space_dock")
    game.player(1).strategy = 0
    assert asks(play(game, Step("strategy_cards.secondary", 1, what="production")), 1) == "secondary"


# -- Minister of Technology --------------------------------------------------------------------------------------------


def named(game: Game) -> Table:
    """A Strategy Phase starts, and the minister is asked."""
    game.state.action = None
    return play(game, Step("strategy_phase.start"))


@pytest.mark.content("sa17:political/minister_of_technology")
def test_the_minister_of_technology_may_not_name_the_same_one_in_two_rounds_running() -> None:
    """Not what he named in the round before; after a round with another one, or none, he may."""
    game = senate()
    give(game, 0, "xrd_transporters", "cybernetics")
    game = passed(game, "minister_of_technology", "player:1")
    game = round_over(game_of(say(named(game), 1, "use:xrd_transporters")))
    table = named(game)
    assert offers(table, 1) == ["use:cybernetics", "bar:cybernetics", "no"]
    game = round_over(game_of(say(table, 1, "no")))
    assert "use:xrd_transporters" in offers(named(game), 1)


@pytest.mark.content("sa17:political/minister_of_technology")
def test_a_barred_technology_is_barred_for_everybody_until_the_round_ends() -> None:
    """Only what another player holds may be named; barred, nobody can use it, the minister included."""
    game = senate()
    give(game, 0, "xrd_transporters")
    give(game, 1, "xrd_transporters", "sarween_tools")
    game = passed(game, "minister_of_technology", "player:1")
    fast = [game.routes.allowance(seat, "carrier", game.board.home(seat)) for seat in (0, 1)]
    table = named(game)
    assert not any("sarween_tools" in key for key in offers(table, 1))
    game = game_of(say(table, 1, "bar:xrd_transporters"))
    assert [game.routes.allowance(seat, "carrier", game.board.home(seat)) for seat in (0, 1)] == [n - 1 for n in fast]
    game = round_over(game)
    assert [game.routes.allowance(seat, "carrier", game.board.home(seat)) for seat in (0, 1)] == fast


# -- Minister of Treasury ----------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/minister_of_treasury")
@pytest.mark.parametrize(("phases", "goods"), [(0, 2), (1, 5), (2, 8)])
def test_the_treasury_holds_two_and_three_for_every_status_phase(phases: int, goods: int) -> None:
    """Two goods at once, three more in each Status Phase; an action takes them all and discards the law."""
    game = idle(passed(senate(), "minister_of_treasury", "player:1"))
    for _ in range(phases):
        game = round_over(game_of(play(game, Step("status_phase.start"))))
    game.state.phase = "action"
    table = play(game, Step("action_phase.turn", 1))
    assert game_of(table).player(1).trade_goods == 0
    say(table, 1, next(key for key in offers(table, 1) if key.startswith("component:use:")))
    assert (game_of(table).player(1).trade_goods, in_force(game_of(table))) == (goods, [])


@pytest.mark.content("sa17:political/minister_of_treasury")
def test_a_treasury_that_is_repealed_is_lost() -> None:
    """What lies on the card goes with the card; the next treasury begins with two again."""
    game = passed(senate(), "minister_of_treasury", "player:1")
    game.politics.repeal(CardId("minister_of_treasury"))
    assert game.player(1).trade_goods == 0
    game = idle(passed(game, "minister_of_treasury", "player:2"))
    table = play(game, Step("action_phase.turn", 2))
    say(table, 2, next(key for key in offers(table, 2) if key.startswith("component:use:")))
    assert game_of(table).player(2).trade_goods == 2


# -- Mutiny ------------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/mutiny")
@pytest.mark.parametrize(("outcome", "points"), [("for", [2, 1, 1]), ("against", [0, 1, 1])])
def test_mutiny_is_about_those_who_voted_for_it(outcome: str, points: list[int]) -> None:
    """Carried, whoever voted for it gains a point; refused, whoever voted for it loses one. Nobody else does."""
    game = senate()
    hold(game, 0 if outcome == "for" else 1, "mecatol_rex")
    game.state.claims = [Claim(seat, "test", 1, 1) for seat in range(3)]
    table = vote(game, "mutiny", p0="for", p1="against", p2="abstain")
    assert [game_of(table).victory.points(seat) for seat in range(3)] == points
    assert game_of(table).board.planet(PlanetId("mecatol_rex")).owner != NOBODY
