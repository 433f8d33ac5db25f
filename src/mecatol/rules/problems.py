"""Everything that is wrong with a position, not only the first thing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from mecatol.core.decisions import Message, message
from mecatol.core.hexes import Border, Hex, neighbours, sides
from mecatol.core.records import Record
from mecatol.rules.naming import kind_of, listed, parted

from .decks import printed
from .pieces import is_ship
from .state import NOBODY, Group, Place, Planet, PlanetId, Seat, System

if TYPE_CHECKING:
    from .official.game import Game


HEX = re.compile(r"(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)|nexus|creuss_home")  # a place on the map, or one off it by its name
# What a system may become in play, whether the box has a tile for it or not (Nova Seed, Final Frontier).
BECOMES = ("supernova", "gravity_rift")
SYSTEM_TOKENS = ("wormhole", "high_alert", "cease_fire_zone", "precursor_space_station", "alien_technology")
PLANET_TOKENS = ("worldgate", "alien_technology", "lazax_survivors", "neutron_radiation")
BORDER_TOKENS = ("asteroid_belt", "space_time_anomaly", "grav_wave")


class Problem(Record, frozen=True):
    """What is wrong, and where in the notation it stands."""

    path: tuple[str | int, ...]
    why: Message


def problems(game: Game) -> list[Problem]:
    """All reasons why a position is impossible. What somebody has beyond the usual, he may have from what is silenced now."""
    game = _unsilenced(game)
    found = [*_table(game), *_sheets(game), *_galaxy(game)]
    for system in game.state.systems:
        found += [*_space(game, system), *(p for planet in system.planets for p in _planet(game, planet))]
    found += [*_limits(game), *_cards(game), *_things(game)]
    return found


def _unsilenced(game: Game) -> Game:
    """The same position with nothing in force that silences something else."""
    effects, silencing = game.state.effects, game.ruleset.behaviours.suppressors
    loud = tuple([effect for effect in effects if effect.key not in silencing])
    if len(loud) == len(effects):
        return game
    again = type(game)(game.ruleset)
    again.play_from(game.state.copy())
    again.put_in_force(loud)
    return again


def _table(game: Game) -> Iterator[Problem]:
    names = [player.name for player in game.state.players]
    if len(names) > game.parameters.most_players:
        yield Problem(("players",), message("position-many-players", most=game.parameters.most_players))
    if sorted(game.state.seating) != list(range(len(names))):
        yield Problem(("seating",), message("position-seating"))


def _sheets(game: Game) -> Iterator[Problem]:
    content = game.content
    races = [player.race for player in game.state.players]
    for n, player in enumerate(game.state.players):
        here = ("players", n)
        if player.race and player.race not in content.races:
            yield Problem((*here, "race"), message("position-no-race", race=player.race))
        if player.race and races.index(player.race) != n:
            yield Problem((*here, "race"), message("position-same-race", race=player.race))
        for field in ("strategy", "pool", "fleet", "trade_goods"):
            if getattr(player, field) < 0:
                yield Problem((*here, field), message("position-below-zero", field=field))
        for technology in player.technologies:
            if technology not in content.technologies and technology not in content.race_technologies:
                yield Problem((*here, "technologies"), message("position-no-technology", technology=technology))
        for own, copied in player.copies.items():
            if own not in (*player.technologies, *player.upgrades):
                yield Problem((*here, "copies"), message("position-no-copy", name=player.name, own=own))
            if copied not in (*content.technologies, *content.race_technologies, *content.upgrades):
                yield Problem((*here, "copies"), message("position-nothing-to-copy", copied=copied))
        if game.board.reinforcements(n) < 0:
            limit = game.parameters.command_counters
            yield Problem(here, message("position-many-counters", name=player.name, limit=limit))


def _galaxy(game: Game) -> Iterator[Problem]:
    lying: dict[str, int] = {}
    for hex_, tile in game.state.layout:
        lying[tile] = lying.get(tile, 0) + 1
        copies = game.galaxy_building.copies(tile)
        if lying[tile] > copies and game.content.systems[tile].anomaly not in BECOMES:
            yield Problem(("map", hex_), message("position-many-tiles", copies=copies, tile=tile))
    for n, player in enumerate(game.state.players):
        if player.home and not (
            HEX.fullmatch(player.home) if game.state.phase == "set_up" else game.board.has_system(player.home)
        ):
            yield Problem(("players", n, "home"), message("position-no-home", place=player.home))
        if player.race and not player.home and game.state.phase != "set_up":
            yield Problem(("players", n), message("position-homeless", name=player.name))


def _space(game: Game, system: System) -> Iterator[Problem]:
    for stack in system.stacks:
        here = ("space", system.hex, _name(game, stack.owner))
        ships = [g for g in stack.groups if is_ship(g.kind)]
        cargo = [g for g in stack.groups if not is_ship(g.kind) and g.kind != "space_dock"]
        if cargo and not ships:
            yield Problem(here, message("position-adrift", kind=cargo[0].kind))
        yield from _damage(game, stack.owner, stack.groups, here)


def _planet(game: Game, planet: Planet) -> Iterator[Problem]:
    """Ships are nowhere but in space, except those that have come down to fight in an Invasion Combat."""
    here = ("planet", planet.id)
    fought_for = game.state.battle is not None and game.state.battle.planet == planet.id
    for stack in planet.stacks:
        mine = (*here, _name(game, stack.owner))
        for group in stack.groups:
            if is_ship(group.kind) and not fought_for:
                yield Problem(mine, message("position-ship-on-planet", kind=group.kind))
        for kind in ("space_dock", "pds"):
            most = game.board.most_on_planet(stack.owner, kind, planet.id)
            if sum(g.count for g in stack.groups if g.kind == kind) > most:
                yield Problem(mine, message("position-full-planet", most=most, kind=kind))
        yield from _damage(game, stack.owner, stack.groups, mine)
    if planet.facility and planet.facility not in game.content.facilities:
        yield Problem((*here, "facility"), message("position-no-facility", facility=planet.facility))
    if planet.owner == NOBODY and planet.exhausted:
        yield Problem((*here, "exhausted"), message("position-exhausted"))


def _damage(game: Game, owner: Seat, groups: tuple[Group, ...], here: tuple[str, ...]) -> Iterator[Problem]:
    """A card may have let a unit sustain one hit more than is printed."""
    for group in groups:
        if group.damage > game.board.unit(owner, group.kind).sustain + 1:
            yield Problem(here, message("position-damage", kind=group.kind, hits=group.damage))


def _limits(game: Game) -> Iterator[Problem]:
    for seat, player in enumerate(game.state.players):
        for kind in game.content.units:
            there, limit = game.board.on_board(seat, kind), max(0, game.board.limit(seat, kind))
            if there > limit:
                many = message("position-many-units", name=player.name, count=there, kind=kind, limit=limit)
                yield Problem(("players", seat), many)


def _cards(game: Game) -> Iterator[Problem]:
    seen: dict[str, str] = {}
    for n, player in enumerate(game.state.players):
        for field, known in (
            ("action_cards", game.action_cards.all_cards()),
            ("political_cards", game.political_cards.all_cards()),
        ):
            for card in getattr(player, field):
                if card not in known:
                    yield Problem(("players", n, field), message("position-no-card", card=card))
                elif card in seen:
                    yield Problem(("players", n, field), message("position-same-card", card=card, name=seen[card]))
                seen[card] = player.name


def _things(game: Game) -> Iterator[Problem]:
    yield from _leaders(game)
    yield from _counters(game)
    yield from _tokens(game)
    yield from _open_cards(game)
    if not (-1 if game.state.phase == "set_up" else 0) <= game.state.speaker < len(game.state.players):
        yield Problem(("speaker",), message("position-speaker"))
    if not -1 <= game.state.active < len(game.state.players):
        yield Problem(("active",), message("position-active"))


def lies_somewhere(game: Game, where: Place) -> bool:
    kind, name = parted(where, ":")
    return game.board.has_planet(PlanetId(name)) if kind == "planet" else kind == "system" and name in game.board.layout.systems


def _leaders(game: Game) -> Iterator[Problem]:
    printed = {leader.id: leader.kind for race in game.content.races.values() for leader in race.leaders}
    for n, leader in enumerate(game.state.leaders):
        if printed.get(leader.id) != leader.kind:
            yield Problem(("leaders", n, "id"), message("position-no-leader", leader=leader.id, kind=leader.kind or "leader"))
        if leader.where and not lies_somewhere(game, leader.where):
            yield Problem(("leaders", n, "where"), message("position-no-place", place=leader.where))


def _counters(game: Game) -> Iterator[Problem]:
    for field, known in (("domain_counters", game.cards.domain_counters), ("artifacts", game.cards.artifacts)):
        for where, things in getattr(game.state, field).items():
            if not lies_somewhere(game, where):
                yield Problem((field, where), message("position-no-place", place=where))
            for thing in things:
                if kind_of(printed(thing)) not in known and printed(thing) not in known:
                    yield Problem((field, where), message("position-no-thing", thing=thing))


def _tokens(game: Game) -> Iterator[Problem]:
    facilities = game.content.facilities
    for system in game.state.systems:
        for token in system.tokens:
            if kind_of(token) not in SYSTEM_TOKENS:
                yield Problem(("space", system.hex, "tokens"), message("position-no-space-token", token=token))
        for planet in system.planets:
            for token in planet.tokens:
                if token not in PLANET_TOKENS and token not in facilities:
                    yield Problem(("planet", planet.id, "tokens"), message("position-no-planet-token", token=token))
    for n, border_token in enumerate(game.state.border_tokens):
        if border_token.kind not in BORDER_TOKENS:
            yield Problem(("border_tokens", n, "kind"), message("position-no-border-token", token=border_token.kind))
        if not _is_border(game, border_token.border):
            yield Problem(("border_tokens", n, "border"), message("position-no-border", border=border_token.border))
    for n, mine in enumerate(game.state.mines):
        if not (_is_border(game, mine.border) or Hex(mine.border) in game.board.layout.systems or "~" in mine.border):
            yield Problem(("mines", n, "border"), message("position-no-border", border=mine.border))


def _is_border(game: Game, border: str) -> bool:
    """Whether two systems touch there; one of them may be nothing."""
    if border.count("|") != 1:
        return False
    if not all(HEX.fullmatch(side) for side in listed(border, "|")):
        return False
    first, second = sides(Border(border))
    systems = game.board.layout.systems
    return (first in systems or second in systems) and second in neighbours(first)


def _open_cards(game: Game) -> Iterator[Problem]:
    political, objectives = game.cards.political_cards, game.cards.objectives
    for n, law in enumerate(game.state.laws):
        if printed(law.card) not in political:
            yield Problem(("laws", n, "card"), message("position-no-law", law=law.card))
    for n, lying in enumerate(game.state.objectives):
        if printed(lying.id) not in objectives:
            yield Problem(("objectives", n, "id"), message("position-no-objective", objective=lying.id))
    for n, player in enumerate(game.state.players):
        for field in ("secret_objectives", "preliminary_objectives", "race_objectives"):
            for card in getattr(player, field):
                if printed(card) not in objectives:
                    yield Problem(("players", n, field), message("position-no-objective", objective=card))
        for upgrade in player.upgrades:
            if upgrade not in game.content.upgrades and upgrade not in game.content.race_technologies:
                yield Problem(("players", n, "upgrades"), message("position-no-upgrade", upgrade=upgrade))


def _name(game: Game, seat: Seat) -> str:
    return game.state.players[seat].name if seat >= 0 else "neutral"
