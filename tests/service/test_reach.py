"""Who could come where and who shoots where is told from what a seat sees, and is what the rules say when it comes to it."""

from __future__ import annotations

from random import Random

import pytest
from serving import Service
from tables import new_game, play, put

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.play import Table
from mecatol.rules import views
from mecatol.rules.state import CardId
from mecatol.service import messages as wire
from mecatol.service.foresight import nobody_reacts
from mecatol.service.reach import reach

FRONT = Hex("1,0")


def told(table: Table, seat: int | None) -> wire.Reach:
    """What a seat is told; it is about to act, if it is asked for its action."""
    ask = None if seat is None else table.asked(seat)
    acting = table.fork(for_seat=seat) if ask is not None and ask.name == "action" else None
    return reach(table.ruleset, table.look(views.view, table.game, seat), seat, acting, "en")


def about_to_act(ships: str, *cards: str) -> Table:
    """The first player has a fleet in the middle and a dock at home, the second a fleet beside it, and holds those cards."""
    game = new_game()
    put(game, 0, Hex("0,0"), ships)
    put(game, 0, "jord", "space_dock")
    put(game, 1, FRONT, "2 cruiser")
    put(game, 1, "arc_prime", "2 pds")
    game.state.players[1].action_cards = list(map(CardId, cards))
    return Table.load(play(game, Step("action_phase.turn", 0)).save())


def ranges(found: wire.Reach, seat: int) -> dict[tuple[str, str], tuple[str, ...]]:
    return {(ship.system, ship.kind): ship.systems for ship in found.ships if ship.seat == seat}


def test_fast_ships_reach_further_than_slow_ones() -> None:
    table = about_to_act("carrier, cruiser")
    stood, found = table.encoded(), told(table, 0)
    carriers, cruisers = (ranges(found, 0)["0,0", kind] for kind in ("carrier", "cruiser"))
    assert carriers == tuple(hex_ for hex_ in found.adjacent if hex_ in table.game.galaxy.graph(0).adjacent(Hex("0,0")))
    assert len(cruisers) > len(carriers)
    assert all(hex_ in cruisers for hex_ in carriers)
    carrier = next(ship for ship in found.ships if (ship.seat, ship.kind) == (0, "carrier"))
    assert (carrier.system, carrier.count, carrier.movement, carrier.room) == ("0,0", 1, 1, 6)
    assert table.encoded() == stood


def test_cannons_shoot_where_they_stand() -> None:
    found = told(about_to_act("cruiser"), 0)
    home = about_to_act("cruiser").game.board.home(1)
    assert [(gun.seat, gun.where, gun.dice, gun.combat, gun.systems) for gun in found.guns] == [
        (1, "planet:arc_prime", 2, 6, (home,))
    ]


def test_a_counter_for_nothing_is_known_before_it_is_spent() -> None:
    table = about_to_act("carrier")
    found, home = told(table, 0), table.game.board.home(0)
    assert home not in found.idle  # there is a dock
    assert FRONT not in found.idle  # the Carrier comes there
    assert found.idle
    for hex_ in found.idle:
        trial = table.fork()
        ask = trial.asked(0)
        assert ask is not None
        trial.answer(0, ask.id, f"activate:{hex_}")
        assert trial.game.state.action is None  # the turn is over, and nobody was asked anything


def test_where_an_own_counter_lies_it_says_so() -> None:
    table = about_to_act("cruiser")
    game = table.game
    game.board.lay_counter(0, FRONT, "pool")
    table = Table.load(play(game, Step("action_phase.turn", 0)).save())
    found = told(table, 0)
    assert "Command Counter" in found.shut[FRONT]
    assert FRONT not in ranges(found, 0)["0,0", "cruiser"]


def test_what_others_hold_makes_no_difference_to_what_is_told() -> None:
    one, other = (told(about_to_act("cruiser, carrier", *cards), 0) for cards in ((), ("direct_hit#1", "skilled_retreat#1")))
    assert one == other


def test_a_spectator_is_told_of_ships_and_cannons_alone() -> None:
    table = about_to_act("cruiser")
    found = told(table, None)
    assert ranges(found, 0) == ranges(told(table, 0), 0)
    assert (found.idle, found.shut) == ((), {})


@pytest.mark.parametrize("ruleset", ["sa17", "official +leaders", "sa_es", "cp"])
def test_it_is_what_the_rules_say_when_it_comes_to_it(ruleset: str) -> None:
    """Wherever a game goes: whoever may sail was told to be in range, and where nothing was to come nothing comes."""
    table, random, sailing = Table.new(f"{ruleset} map=auto", ["Ann", "Ben", "Cy"], 8), Random(3), 0
    for _ in range(400):
        ask = random.choice(table.pending)
        keys = table.keys(ask)
        systems = [key[9:] for key in keys if key.startswith("activate:")]
        if ask.name == "action" and systems and random.random() < 0.3:
            found = told(table, ask.seat)
            sailing += sum(compared(table, ask.seat, hex_, found) for hex_ in random.sample(systems, len(systems) // 2))
        table.answer(ask.seat, ask.id, random.choice([key for key in keys if not key.startswith("scuttle")] or keys))
    assert sailing > 5


def compared(table: Table, seat: int, hex_: str, found: wire.Reach) -> int:
    """What is told of a system beside what comes of activating it: how many ships could sail there."""
    trial = table.fork(for_seat=seat)
    ask = trial.asked(seat)
    assert ask is not None
    trial.answer(seat, ask.id, f"activate:{hex_}")
    nobody_reacts(trial, seat)
    coming = [ship for ship, reached in ranges(found, seat).items() if hex_ in reached]
    assert coming or (hex_ in found.idle) == (trial.game.state.action is None)
    then = trial.asked(seat)
    keys = trial.keys(then) if then is not None and then.name == "move" else []
    ships = [key.split(":") for key in keys if key.startswith("ship:") and "+" not in key]
    sailing = [(start, kind) for _, start, kind in ships if start != hex_ and kind.isidentifier()]
    assert all(ship in coming for ship in sailing), (sailing, coming)
    return len(sailing)


def test_over_the_network_it_is_for_those_who_see_the_table(service: Service) -> None:
    seats = [{"name": "Ann", "plays": "me"}, {"name": "Ben", "plays": "me"}]
    with service.guest("Ann") as ann, service.guest("Eve") as eve:
        path = f"/api/tables/{ann.create(seats, seed=4)['table']['id']}/reach"
        first = ann.http.get(f"{path}?seat=0")
        assert first.status_code == 200
        assert first.json()["shut"] == {}
        assert ann.http.get(f"{path}?seat=0").content == first.content
        assert eve.http.get(f"{path}?seat=0").status_code == 403
        assert eve.http.get(path).json() == ann.http.get(path).json()
