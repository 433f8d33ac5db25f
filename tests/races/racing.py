"""Races for positions of tests: who plays what, with the effects of sheets, technologies, upgrades and Flagships."""

from __future__ import annotations

from collections.abc import Sequence

from leading import acting
from tables import game_of, new_game, offers, put, say

from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.table import Table
from mecatol.rules.official.game import Game
from mecatol.rules.state import Place, PlanetId, Seat

HOME = "0,-2"  # of the first player
HERE = "1,0"  # Thibah


def race_game(
    ruleset: str, *races: str, seats: int = 2, upgrades: Sequence[str] = (), tiles: dict[str, str] | None = None
) -> Game:
    """The first seats play these races, with the abilities of their sheets and Flagships; the first has upgrades."""
    game = new_game(ruleset, seats, tiles)
    for seat, race in enumerate(races):
        become(game, seat, race)
    for upgrade in upgrades:
        if upgrade in game.content.race_technologies:
            game.player(0).technologies.append(upgrade)
        game.begin_effect(upgrade, 0, "technology" if upgrade in game.content.race_technologies else "upgrade")
    return game


def become(game: Game, seat: Seat, race: str) -> None:
    """A player has another race's sheet and Flagship."""
    game.player(seat).race = race
    for ability in game.content.races[race].abilities:
        game.begin_effect(ability, seat, "race")
    for ability in game.content.flagships[race].abilities:
        game.begin_effect(ability, seat, "flagship")


def meet(game: Game, mine: str, theirs: str) -> Game:
    """The first player has moved into a system where the second has ships."""
    put(game, 0, HERE, mine)
    put(game, 1, HERE, theirs)
    game.board.lay_counter(0, Hex(HERE), "pool")
    return game


def battle(game: Game, mine: str, theirs: str, dice: Sequence[int] = ()) -> Table:
    """The first player attacks the second's fleet."""
    return acting(meet(game, mine, theirs), HERE, "space_battle.begin", dice=dice)


def landed(game: Game, mine: str, theirs: str, dice: Sequence[int] = (), ships: str = "carrier") -> Table:
    """The first player has landed on Thibah, which the second holds."""
    put(game, 0, HERE, ships)
    put(game, 0, "thibah", mine)
    put(game, 1, "thibah", theirs)
    game.board.set_planet(replace(game.board.planet(PlanetId("thibah")), owner=1))
    return acting(game, HERE, "invasion.begin", dice=dice)


def use(table: Table, seat: Seat, what: str) -> Table:
    """A seat uses an ability that it is offered once; a key may be cut short."""
    keys = [key for key in offers(table, seat) if key.startswith("use:") and key.split(":", 2)[2].startswith(what)]
    assert len(keys) == 1, f"{what!r} is not one ability of {offers(table, seat)}"
    return say(table, seat, keys[0])


def offered(table: Table, seat: Seat) -> list[str]:
    """The abilities a seat may use now, without the numbers of their effects."""
    return [key.split(":", 2)[2] for key in offers(table, seat) if key.startswith("use:")]


def units_in(table: Table, seat: Seat, where: str) -> dict[str, int]:
    """How many units of each kind a player has in a place."""
    found: dict[str, int] = {}
    for group in game_of(table).board.units(seat, Place(where)):
        found[group.kind] = found.get(group.kind, 0) + group.count
    return found


def rolls(table: Table, seat: Seat) -> list[tuple[str, str, list[int], int]]:
    """A player's dice: purpose, kind, faces, what they needed."""
    events = [event for event in table.events_since(None) if event["event"] == "rolled" and event["seat"] == seat]
    return [(e["purpose"], e["kind"], list(e["faces"]), e["needed"]) for e in events]


def refuse(table: Table) -> Table:
    """Nobody does anything more that he need not do."""
    while not table.over:
        ask = table.pending[0]
        keys = table.keys(ask)
        table.answer(ask.seat, ask.id, next((key for key in ("pass", "done", "no") if key in keys), keys[0]))
    return table
