"""Everything that is wrong with a position, not only the first thing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from mecatol.core.hexes import neighbours, sides
from mecatol.core.records import Record
from mecatol.rules.naming import parted

from .pieces import is_ship
from .state import NOBODY, Group, Planet, Seat, System

if TYPE_CHECKING:
    from .official.game import Game


class Problem(Record, frozen=True):
    """What is wrong, and where in the notation it stands."""

    path: tuple[str | int, ...]
    why: str


def problems(game: Game) -> list[Problem]:
    """All reasons why a position is impossible."""
    found = [*_table(game), *_sheets(game), *_galaxy(game)]
    for system in game.state.systems:
        found += [*_space(game, system), *(p for planet in system.planets for p in _planet(game, planet))]
    found += [*_limits(game), *_cards(game), *_things(game)]
    return found


def _table(game: Game) -> Iterator[Problem]:
    names = [player.name for player in game.state.players]
    for n, name in enumerate(names):
        if name in ("nobody", "neutral", ""):
            yield Problem(("players", n, "name"), f"a player cannot be called {name!r}")
    if len(names) > 8:
        yield Problem(("players",), "a table has at most eight players")
    if sorted(game.state.seating) != list(range(len(names))):
        yield Problem(("seating",), "everybody must sit somewhere, once")


def _sheets(game: Game) -> Iterator[Problem]:
    content = game.content
    races = [player.race for player in game.state.players]
    for n, player in enumerate(game.state.players):
        here = ("players", n)
        if player.race and player.race not in content.races:
            yield Problem((*here, "race"), f"there is no race {player.race!r}")
        if player.race and races.index(player.race) != n:
            yield Problem((*here, "race"), f"two players play {player.race!r}")
        for field in ("strategy", "pool", "fleet", "trade_goods"):
            if getattr(player, field) < 0:
                yield Problem((*here, field), f"{field} cannot be below 0")
        for technology in player.technologies:
            if technology not in content.technologies and technology not in content.race_technologies:
                yield Problem((*here, "technologies"), f"there is no technology {technology!r} in this ruleset")
        for own, copied in player.copies.items():
            if own not in (*player.technologies, *player.upgrades):
                yield Problem((*here, "copies"), f"{player.name} has no {own!r} that could be a copy")
            if copied not in (*content.technologies, *content.race_technologies, *content.upgrades):
                yield Problem((*here, "copies"), f"there is nothing called {copied!r} to copy in this ruleset")
        if game.board.reinforcements(n) < 0:
            limit = game.parameters.command_counters
            yield Problem(here, f"{player.name} has more than {limit} Command Counters on sheet and board")


def _galaxy(game: Game) -> Iterator[Problem]:
    lying: dict[str, int] = {}
    for hex_, tile in game.state.layout:
        lying[tile] = lying.get(tile, 0) + 1
        if lying[tile] > game.content.systems[tile].copies:
            yield Problem(("map", hex_), f"there are only {game.content.systems[tile].copies} tiles {tile!r}")
    for n, player in enumerate(game.state.players):
        if player.home and game.state.phase != "set_up" and not game.board.has_system(player.home):
            yield Problem(("players", n, "home"), f"no tile lies at {player.home!r}")


def _space(game: Game, system: System) -> Iterator[Problem]:
    for stack in system.stacks:
        here = ("space", system.hex, _name(game, stack.owner))
        ships = [g for g in stack.groups if is_ship(g.kind)]
        cargo = [g for g in stack.groups if not is_ship(g.kind) and g.kind != "space_dock"]
        if cargo and not ships:
            yield Problem(here, f"{cargo[0].kind} cannot be in space without a ship")
        yield from _damage(game, stack.groups, here)


def _planet(game: Game, planet: Planet) -> Iterator[Problem]:
    here = ("planet", planet.id)
    for stack in planet.stacks:
        mine = (*here, _name(game, stack.owner))
        for group in stack.groups:
            if is_ship(group.kind):
                yield Problem(mine, f"{group.kind} is a ship: it belongs in space")
        for kind in ("space_dock", "pds"):
            most = game.board.most_on_planet(stack.owner, kind, planet.id)
            if sum(g.count for g in stack.groups if g.kind == kind) > most:
                yield Problem(mine, f"a planet holds at most {most} {kind}")
        yield from _damage(game, stack.groups, mine)
    if planet.facility and planet.facility not in game.content.facilities:
        yield Problem((*here, "facility"), f"there is no facility {planet.facility!r}")
    if planet.owner == NOBODY and planet.exhausted:
        yield Problem((*here, "exhausted"), "a planet that nobody controls cannot be exhausted")


def _damage(game: Game, groups: tuple[Group, ...], here: tuple[str, ...]) -> Iterator[Problem]:
    for group in groups:
        if group.damage > 0 and group.damage > max(1, game.content.units[group.kind].sustain, 2 * (group.kind == "flagship")):
            yield Problem(here, f"{group.kind} cannot have sustained {group.damage} hits")


def _limits(game: Game) -> Iterator[Problem]:
    for seat, player in enumerate(game.state.players):
        for kind, unit in game.content.units.items():
            limit = (unit.increased_limit or unit.limit) if game.parameters.increased_limits else unit.limit
            there = game.board.on_board(seat, kind)
            if limit and there > limit:
                yield Problem(("players", seat), f"{player.name} has {there} {kind} on the board; there are {limit}")


def _cards(game: Game) -> Iterator[Problem]:
    seen: dict[str, str] = {}
    for n, player in enumerate(game.state.players):
        for field, known in (
            ("action_cards", game.action_cards.all_cards()),
            ("political_cards", game.political_cards.all_cards()),
        ):
            for card in getattr(player, field):
                if card not in known:
                    yield Problem(("players", n, field), f"there is no such card: {card!r}")
                elif card in seen:
                    yield Problem(("players", n, field), f"{card!r} is in the hand of {seen[card]} too")
                seen[card] = player.name


def _things(game: Game) -> Iterator[Problem]:
    for n, leader in enumerate(game.state.leaders):
        kind, name = parted(leader.where, ":")
        there = not leader.where or (game.board.has_planet(name) if kind == "planet" else name in game.board.layout.systems)
        if not there:
            yield Problem(("leaders", n, "where"), f"there is no place {leader.where!r} on the board")
    for n, mine in enumerate(game.state.mines):
        if "|" not in mine.border:
            continue
        first, second = sides(mine.border)
        if second not in neighbours(first):
            yield Problem(("mines", n, "border"), f"{mine.border!r} is no border between two systems")
    if game.state.speaker >= len(game.state.players):
        yield Problem(("speaker",), "the Speaker must be a player")


def _name(game: Game, seat: Seat) -> str:
    return game.state.players[seat].name if seat >= 0 else "neutral"
