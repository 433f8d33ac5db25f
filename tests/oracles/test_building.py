"""Production, docks and scuttling: what is offered and explained, beside what the plain way finds."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from tables import put
from together.scenes import laws
from trial import give

from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.rules.naming import unit_key
from mecatol.rules.official.construction import Job, Pieces
from mecatol.rules.official.game import Game
from mecatol.rules.official.status_phase import Scuttled
from mecatol.rules.state import CardId, Group, Law, Seat
from oracles.boards import RULESETS, met, scattered
from oracles.building import PlainBuilding

WORKS = ("sarween_tools", "enviro_compensator", "hylar_v_assault_laser", "advanced_fighters", "war_sun", "transfabrication")
SHARE, SOAK, BATCH = 6, 600, 30  # boards of each ruleset
ORDER = 4  # units of an order


def boards(ruleset: str, first: int, number: int, decisions: int) -> Iterator[Game]:
    """Scattered boards with docks, laws and money, and those of a random game."""
    for seed in range(first, first + number):
        yield industrious(scattered(ruleset, seed), Random(f"works {ruleset} {seed}"))
    yield from met(ruleset, 300 + first, decisions)


def industrious(game: Game, chance: Random) -> Game:
    """Planets taken, docks on some of them, a fleet or two beside them, goods, technologies, now and then a law."""
    board = game.board
    for planet in board.planets():
        here = {stack.owner for stack in planet.stacks}
        owner = min(here) if here else planet.owner if planet.owner >= 0 else chance.randrange(3)
        if len(here) < 2 and not board.printed_planet(planet.id).trade_station:
            board.set_planet(replace(board.planet(planet.id), owner=owner, held_since=chance.randrange(2)))
            if chance.random() < 0.4 and board.left(owner, "space_dock"):
                put(game, owner, planet.id, chance.choice(("space_dock", "space_dock", "space_dock!exhausted")))
    for seat, player in enumerate(game.state.players):
        player.trade_goods, player.fleet = chance.randrange(9), chance.randrange(1, 6)
        known = [technology for technology in WORKS if technology in game.content.technologies]
        give(game, seat, *(technology for technology in known if chance.random() < 0.3))
    for card in chance.sample(laws(game), chance.randrange(3)):
        outcomes = [each if isinstance(each, str) else each.key for each in game.politics.outcomes(card)]
        if chosen := [outcome for outcome in outcomes if outcome != "against"]:
            outcome = chance.choice(chosen)
            game.state.laws.append(Law(CardId(card), "" if outcome == "for" else outcome))
            game.politics.begin_law(game.state.laws[-1])
    return game


def sites(game: Game) -> Iterator[tuple[Seat, Hex]]:
    """Every system for every player."""
    for seat in game.playing():
        for system in game.state.systems:
            yield seat, system.hex


# -- production -----------------------------------------------------------------------------------------------------------------


def compare_production(game: Game, chance: Random) -> int:
    """Everybody's docks everywhere: the same may be built, unit by unit; how many orders were begun."""
    begun = 0
    for seat, hex_ in sites(game):
        plain = PlainBuilding(game, seat)
        assert game.production.docks(seat, hex_) == plain.docks(hex_), (seat, hex_)
        if producers := game.production.producers(seat, hex_):
            ceiling = chance.choice((None, None, 3))
            _compare_orders(game, plain, Job(seat, hex_, tuple(producers), ceiling), chance)
            begun += 1
    return begun


def _compare_orders(game: Game, plain: PlainBuilding, job: Job, chance: Random) -> None:
    pieces: Pieces = ()
    for producer in job.producers:
        for _ in range(ORDER):
            offered = list(game.production.possible(job, pieces, producer))
            found = list(plain.builds(job, pieces, producer))
            assert {(piece.kind, piece.where) for piece in offered} == {(piece.kind, piece.where) for piece in found}, (
                job,
                pieces,
                producer,
            )
            assert game.production.lawful(job, pieces)
            if not offered:
                break
            pieces = (*pieces, chance.choice(offered))


def compare_words(game: Game) -> None:
    """What is explained about producing is what is offered: every kind of unit, in every system."""
    for seat, hex_ in sites(game):
        production = game.production
        producers = production.producers(seat, hex_)
        by_docks = bool(producers)
        found = tuple(producers or production.producing_planets(seat, hex_))
        job = Job(seat, hex_, found, tactical=production.in_tactical_action(), by_docks=by_docks)
        possible = {piece.kind for producer in job.producers for piece in production.possible(job, (), producer)}
        for kind in game.content.units:
            if kind != "space_dock":
                verdict = game.explain(seat, f"produce:{kind}:{hex_}")
                assert verdict.allowed == (kind in possible), (seat, hex_, kind, verdict)
        verdict = game.explain(seat, f"produce:space_dock:{hex_}")
        assert verdict.allowed == bool(production.dock_sites(seat, hex_)), (seat, hex_, verdict)


# -- scuttling ------------------------------------------------------------------------------------------------------------------


def compare_scuttling(game: Game, chance: Random) -> None:
    """Everybody's units everywhere, as many as are left of each, one after the other."""
    for seat in game.playing():
        given_up: list[Scuttled] = []
        for _ in range(ORDER):
            units = game.status_phase.own_units(seat, given_up)
            keys = [option.key for option in game.status_phase.scuttle_options(units)]
            assert sorted(keys) == sorted(["done", *_left(game, seat, given_up)]), (seat, given_up)
            if units:
                given_up.append(chance.choice(units))


def _left(game: Game, seat: Seat, given_up: list[Scuttled]) -> list[str]:
    """Units of which not all are given up, from the state alone."""
    found: list[str] = []
    for system in game.state.systems:
        places = {f"system:{system.hex}": system.stacks} | {f"planet:{planet.id}": planet.stacks for planet in system.planets}
        for where, stacks in places.items():
            for stack in stacks:
                for group in stack.groups if stack.owner == seat else ():
                    one = Group(group.kind, 1, group.damage, group.mark)
                    gone = sum((unit.where, unit.group) == (where, one) for unit in given_up)
                    found += [f"{where}:{unit_key(one)}"] if group.count > gone else []
    return found


def compare(game: Game, seed: int) -> int:
    compare_words(game)
    compare_scuttling(game, Random(seed))
    return compare_production(game, Random(seed))


@pytest.mark.parametrize("ruleset", RULESETS)
def test_what_may_be_built_and_scuttled_is_found_the_plain_way(ruleset: str) -> None:
    assert sum(compare(game, seed) for seed, game in enumerate(boards(ruleset, 0, SHARE, 300))) > SHARE


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(SOAK // BATCH))
@pytest.mark.parametrize("ruleset", RULESETS)
def test_building_on_hundreds_of_boards_is_found_the_plain_way(ruleset: str, batch: int) -> None:
    for seed, game in enumerate(boards(ruleset, SHARE + batch * BATCH, BATCH, 2000)):
        compare(game, seed)
