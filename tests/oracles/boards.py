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
from mecatol.rules.naming import unit_kind
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system, on_planet
from mecatol.rules.state import NOBODY, BorderToken, CardId, Group, Law, Leader, Mine, PlanetId, UnitId

RULESETS = ("official", "sa17", "sa_es", "cp")
SPECIAL = ("nebula_base", "ion_storm", "supernova_base", "asteroid_field_base", "gravity_rift", "wormhole_a", "wormhole_b")
SHIPS: tuple[UnitId, ...] = ("carrier", "cruiser", "destroyer", "dreadnought", "fighter", "war_sun", "flagship")
ABOARD: tuple[UnitId, ...] = ("fighter", "ground_force", "pds")
DRIVES = ("xrd_transporters", "type_iv_drive", "antimass_deflectors", "light_wave_deflector", "maneuvering_jets", "gravity_drive")
FURTHER = (
    "lodor",
    "quann",
    "abyz_fria",
    "mellon_zohbat",
    "rigel",
    "hopes_end",
    "sumerian_arcturus",
    "tsion_bellatrix",
    "cormund",
    "everra",
    "faunus",
    "industrex",
    "hercalor_tiamat",
    "sem_lore",
    "tempesta",
    "wormhole_a",
    "empty_se",
    "uncharted_habitats",
    "icarus_anchorpoint",
    "tiberion",
)
OURS = ("uncharted_habitats", "icarus_anchorpoint", "tiberion")  # tiles of Shattered Ascension alone
STATIONS = ("sumerian", "tsion", "icarus", "tiberion", "uncharted_habitats")
ARTIFACTS = ("ancient_shipwreck", "precursor_fossil", "lazax_armory", "imperial_datacache")
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


def settled(ruleset: str, seed: int) -> Game:
    """A galaxy of three rings in its last rounds: planets held, facilities, docks, armies, fleets, technologies, artifacts."""
    chance = Random(f"settled {ruleset} {seed}")
    seats = chance.choice((2, 3, 3, 4, 6) if ruleset.startswith("sa17") else (3, 3, 4, 6))
    homes = _homes(ruleset, seats)
    spare = [tile for tile in FURTHER if ruleset.startswith("sa17") or tile not in OURS]
    outer = {str(hex_): tile for hex_, tile in zip(hexes.ring(3), chance.sample(spare, len(spare)), strict=False)}
    inner = {str(hex_): chance.choice(SPECIAL) for hex_ in hexes.spiral(2)[1:] if chance.random() < 0.15}
    tiles = {hex_: tile for hex_, tile in (outer | inner).items() if hex_ not in homes}
    game = new_game(ruleset, seats, tiles | ({"nexus": "wormhole_nexus"} if chance.random() < 0.5 else {}))
    game.state.round = 4
    greed = [chance.choice((0.05, 0.2, 0.5, 1.5, 4)) for _ in range(seats)]
    _settle(game, chance, greed)
    _arm(game, chance, greed)
    if chance.random() < 0.4:
        _enthrone(game, chance, chance.randrange(seats))
    _lay_tokens(game, chance)
    _send_leaders(game, chance, [system.hex for system in game.state.systems])
    for seat in range(seats):
        give(game, seat, *chance.sample(list(game.content.technologies), chance.randrange(16)))
        _pay(game, chance, seat)
    return game


def _pay(game: Game, chance: Random, seat: int) -> None:
    """Goods, cards and counters of a player."""
    player = game.player(seat)
    player.trade_goods, player.pool, player.strategy = (chance.randrange(top) for top in (11, 5, 4))
    player.political_cards = chance.sample(list(map(CardId, game.cards.political_cards)), chance.randrange(5))
    player.action_cards = chance.sample(list(map(CardId, game.cards.action_cards)), chance.randrange(8))


def _settle(game: Game, chance: Random, greed: list[float]) -> None:
    """Who holds which planets, refreshed or not, with what upon them."""
    whole = chance.random() < 0.5  # whole systems have one owner
    for system in game.state.systems:
        owner = chance.choices(range(len(greed)), greed)[0]
        for planet in system.planets:
            home = planet.owner != NOBODY
            if chance.random() < (0.6 if home else 0.15):
                continue
            facility = chance.choice(("", "", "colony", "refinery")) if not home else ""
            mine = owner if whole else chance.choices(range(len(greed)), greed)[0]
            held = replace(planet, owner=mine, exhausted=chance.random() < 0.4, facility=facility)
            game.board.set_planet(held)
    for name in ARTIFACTS if chance.random() < 0.6 else ():
        planet = chance.choice([planet for planet in game.board.planets() if planet.id not in STATIONS])
        game.state.artifacts.setdefault(on_planet(planet.id), []).append(CardId(name))
        if chance.random() < 0.8:
            game.state.known[name] = list(range(len(greed)))


def _arm(game: Game, chance: Random, greed: list[float]) -> None:
    """Docks, PDS and armies on planets; fleets in systems, more of them for those who have more."""
    many = chance.choice((1, 2, 5))
    for planet in game.board.planets():
        station = planet.id in STATIONS
        if planet.owner == NOBODY or station:
            continue
        for kind, likely in (("space_dock", 0.25), ("pds", 0.4), ("ground_force", 0.6), ("mechanized_unit", 0.2)):
            if chance.random() < likely:
                number = 1 if kind == "space_dock" else chance.randrange(1, 3 + many)
                game.board.place(planet.owner, on_planet(planet.id), [Group(unit_kind(kind), number)], "test")
    crowd = chance.random() < 0.4  # fleets where others are too
    for system in game.state.systems:
        if chance.random() < 0.3:
            continue
        owner = next((planet.owner for planet in system.planets if planet.owner != NOBODY), NOBODY)
        who = owner if owner != NOBODY and chance.random() < 0.7 else chance.choices(range(len(greed)), greed)[0]
        kinds: tuple[UnitId, ...] = SHIPS[:6] if chance.random() < 0.8 else ("fighter",)
        fleet = [Group(chance.choice(kinds), chance.randrange(1, 2 + many)) for _ in range(chance.randrange(1, 4))]
        game.board.place(who, in_system(system.hex), fleet, "test")
        if crowd and chance.random() < 0.3:
            game.board.place(chance.randrange(len(greed)), in_system(system.hex), [Group(chance.choice(kinds))], "test")
    for seat in range(len(greed)):
        fleets = game.board.fleets_of(seat)
        if fleets and chance.random() < 0.5:
            game.board.place(seat, in_system(chance.choice(fleets)), [Group("flagship"), Group("ground_force", 2)], "test")


def _enthrone(game: Game, chance: Random, seat: int) -> None:
    """Somebody has Mecatol Rex with much upon it, most of what is near it and most wormholes; a law or a title, a captive."""
    near, sure = hexes.spiral(1), chance.choice((0.8, 1.0))
    for system in game.state.systems:
        here = system.hex in near or game.board.tile(system.hex).wormholes
        if not here or chance.random() > sure:
            continue
        for planet in game.board.system(system.hex).planets:
            game.board.set_planet(replace(planet, owner=seat))
        for stack in system.stacks:
            if stack.owner != seat:
                game.board.remove(stack.owner, in_system(system.hex), list(stack.groups), "test")
        fleet = [Group("dreadnought", chance.randrange(3)), Group("cruiser", chance.randrange(1, 5))]
        game.board.place(seat, in_system(system.hex), [group for group in fleet if group.count], "test")
    rex = on_planet(PlanetId("mecatol_rex"))
    game.board.place(seat, rex, [Group("ground_force", chance.randrange(4, 8)), Group("space_dock")], "test")
    game.board.place(seat, in_system(Hex("0,0")), [Group("dreadnought", chance.randrange(2, 6))], "test")
    if chance.random() < 0.6:
        game.state.laws.append(Law(CardId("minister_of_war"), f"player:{seat}"))
        game.state.titles["voice_of_the_council"] = seat
    game.state.leaders = (*game.state.leaders, Leader("captive", "agent", (seat + 1) % game.seats(), rex, captor=seat))


def _homes(ruleset: str, seats: int = 3) -> list[str]:
    return [str(player.home) for player in new_game(ruleset, seats).state.players]


def _lay_tokens(game: Game, chance: Random) -> None:
    """Mines and border tokens of Shattered Ascension, mines inside systems officially; wormholes on half of the boards."""
    borders = game.galaxy.borders()
    mined = chance.sample(borders, 3) if chance.random() < 0.4 else []
    on_borders = game.ruleset.text.startswith("sa")
    game.state.mines = [Mine(hexes.border(a, b) if on_borders else Border(a), chance.randrange(game.seats())) for a, b in mined]
    for a, b in chance.sample(borders, 4) if on_borders and chance.random() < 0.5 else []:
        kind = chance.choice(("asteroid_belt", "space_time_anomaly", "grav_wave"))
        game.state.border_tokens.append(BorderToken(hexes.border(a, b), kind, a if kind == "grav_wave" else Hex("")))
    for system in chance.sample(game.state.systems, 2) if chance.random() < 0.4 else []:
        game.board.set_system(replace(system, tokens=(chance.choice(("wormhole:A/B", "wormhole:B/A")),)))


def _send_leaders(game: Game, chance: Random, spots: list[Hex]) -> None:
    """An Admiral each, with a ship; another Leader on a planet."""
    for seat in range(game.seats()):
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
