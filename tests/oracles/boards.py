"""Boards to compare answers on: scattered at random, and met in random games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tables import new_game
from trial import give
from walks import Walker, new_table

from mecatol.core import hexes
from mecatol.core.hexes import Border, Hex
from mecatol.core.records import replace
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system, on_planet
from mecatol.rules.state import BorderToken, Group, Leader, Mine

RULESETS = ("official", "sa17")
SPECIAL = ("nebula_base", "ion_storm", "supernova_base", "asteroid_field_base", "gravity_rift", "wormhole_a", "wormhole_b")
SHIPS = ("carrier", "cruiser", "destroyer", "dreadnought", "fighter", "war_sun", "flagship")
ABOARD = ("fighter", "ground_force", "pds")
DRIVES = ("xrd_transporters", "type_iv_drive", "antimass_deflectors", "light_wave_deflector", "maneuvering_jets", "gravity_drive")
SIGHTS = 60  # decisions of a random game between two boards


def scattered(ruleset: str, seed: int) -> Game:
    """A small galaxy with Special Systems, fleets, cargo, counters, mines and tokens lying about, and drives for the players."""
    chance = Random(f"board {ruleset} {seed}")
    places = [hex_ for hex_ in hexes.spiral(2)[1:] if hexes.distance(hex_, Hex("0,0")) == 1 or chance.random() < 0.3]
    tiles = {str(hex_): chance.choice(SPECIAL) for hex_ in places if chance.random() < 0.35}
    game = new_game(ruleset, 3, {hex_: tile for hex_, tile in tiles.items() if hex_ not in _homes(ruleset)})
    for seat in range(3):
        for technology in DRIVES:
            if chance.random() < 0.25 and technology in game.content.technologies:
                give(game, seat, technology)
    spots = [system.hex for system in game.state.systems]
    for _ in range(chance.randrange(4, 14)):
        seat, hex_ = chance.randrange(3), chance.choice(spots)
        game.board.place(seat, in_system(hex_), [Group(chance.choice(SHIPS[:6]))], "test")
    for planet in game.board.planets():
        if chance.random() < 0.3:
            game.board.place(chance.randrange(3), on_planet(planet.id), [Group(chance.choice(ABOARD[1:]), 2)], "test")
    for hex_ in chance.sample(spots, 3):
        game.board.lay_counter(chance.randrange(3), hex_, "reinforcements")
    _lay_tokens(game, chance)
    _send_leaders(game, chance, spots)
    return game


def _homes(ruleset: str) -> list[str]:
    return [str(player.home) for player in new_game(ruleset, 3).state.players]


def _lay_tokens(game: Game, chance: Random) -> None:
    """Mines and border tokens of Shattered Ascension, mines inside systems officially; wormholes on half of the boards."""
    borders = game.galaxy.borders()
    mined = chance.sample(borders, 3) if chance.random() < 0.4 else []
    on_borders = game.ruleset.text.startswith("sa17")
    game.state.mines = [Mine(hexes.border(a, b) if on_borders else Border(a), chance.randrange(3)) for a, b in mined]
    for a, b in chance.sample(borders, 4) if on_borders and chance.random() < 0.5 else []:
        kind = chance.choice(("asteroid_belt", "space_time_anomaly", "grav_wave"))
        game.state.border_tokens.append(BorderToken(hexes.border(a, b), kind, a if kind == "grav_wave" else Hex("")))
    for system in chance.sample(game.state.systems, 2) if chance.random() < 0.4 else []:
        game.board.set_system(replace(system, tokens=(chance.choice(("wormhole:A/B", "wormhole:B/A")),)))


def _send_leaders(game: Game, chance: Random, spots: list[Hex]) -> None:
    """An Admiral each, with a ship; another Leader on a planet."""
    for seat in range(3):
        for kind in ("admiral", "scientist"):
            hex_ = chance.choice(game.board.fleets_of(seat) or spots)
            mine = game.board.planets_of(seat)
            where = on_planet(chance.choice(mine).id) if mine and chance.random() < 0.4 else in_system(hex_)
            if where.startswith("planet:") or hex_ in game.board.fleets_of(seat):
                leader = Leader(f"{kind}_{seat}", kind, seat, where, ship=game.leaders.ship_for(seat, where, ""))
                game.state.leaders = (*game.state.leaders, leader)
                game.leaders.muster(leader.id)


def met(ruleset: str, seed: int, decisions: int = 600) -> Iterator[Game]:
    """Boards of a random game, every so many decisions."""
    options = ("rounds=3", "rounds=3 +distant_suns +final_frontier", "rounds=3 map=built")[seed % 3]
    table, walker = new_table(f"{ruleset} {options}", 3 + seed % 4, seed, history=False), Walker(3 * seed + 2)
    for n in range(decisions):
        if table.over:
            return
        walker.step(table)
        game = table.game
        assert isinstance(game, Game)
        if n % SIGHTS == SIGHTS - 1 and game.state.systems and game.state.phase != "set_up":
            yield game
