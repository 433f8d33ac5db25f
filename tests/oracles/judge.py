"""What the printed words of objectives ask, judged over the state alone: planets, pieces and tiles are counted here anew.

Of the engine it uses only what effects make of a planet's influence. A judge looks at one seat of a board as it is; each verdict
is a line of one of the lists below, in the words of the card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations

from mecatol.core.hexes import Hex
from mecatol.rules import content
from mecatol.rules.moments import INFLUENCE, SWAPPED
from mecatol.rules.official.game import Game
from mecatol.rules.state import Group, Planet, Seat, Stack

BIG = ("war_sun", "dreadnought", "cruiser", "destroyer", "carrier", "flagship")
GROUND = ("ground_force", "shock_troop", "mechanized_unit")
COLOURS = ("red", "green", "blue", "yellow")
ARTIFACTS = {"ancient_shipwreck": "blue", "precursor_fossil": "green", "lazax_armory": "red", "imperial_datacache": "yellow"}
ROUND = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
REX = Hex("0,0")
FAR = 99  # no way leads there


class Judge:
    """One player's position."""

    def __init__(self, game: Game, seat: Seat) -> None:
        self.game, self.seat, self.player = game, seat, game.state.players[seat]
        self.edition = game.ruleset.text.partition(" ")[0]
        self.sa = self.edition in ("sa17", "sa_es")
        self.systems = {system.hex: system for system in game.state.systems}
        self.printed = {planet.id: planet for tile in game.content.systems.values() for planet in tile.planets}
        self._near: dict[tuple[Hex, bool], list[Hex]] = {}
        self._pieces: dict[tuple[Hex, Seat], list[tuple[str, Group]]] = {}
        for hex_, on, stack in self._stacks():
            self._pieces.setdefault((hex_, stack.owner), []).extend((on, group) for group in stack.groups)
        self.homes = [self._home(each) for each in range(len(game.state.players))]
        self.home = self.homes[seat]

    def _home(self, seat: Seat) -> list[Hex]:
        """A player's Home System: his tile, and the gate that leads to it."""
        player = self.game.state.players[seat]
        return [hex_ for hex_ in self.systems if hex_ == player.home or (self.tile(hex_).race or "-") == player.race]

    def tile(self, hex_: Hex) -> content.System:
        return self.game.content.systems[self.systems[hex_].tile]

    @property
    def others(self) -> list[Seat]:
        """Every opponent, those who are out of the game too: their Home Systems still count."""
        return [seat for seat in range(len(self.homes)) if seat != self.seat]

    @property
    def rivals(self) -> list[Seat]:
        """Opponents who are still in the game."""
        return [seat for seat in self.others if not self.game.state.players[seat].out]

    # -- planets --------------------------------------------------------------------------------------------------------------

    def worlds(self, hex_: Hex) -> list[Planet]:
        """The planets of a system; Uncharted Habitats are none."""
        return [planet for planet in self.systems[hex_].planets if planet.id != "uncharted_habitats"]

    def held(self, seat: Seat | None = None) -> list[tuple[Hex, Planet]]:
        """The planets of a player."""
        whose = self.seat if seat is None else seat
        return [(hex_, planet) for hex_ in self.systems for planet in self.worlds(hex_) if planet.owner == whose]

    def colonised(self) -> list[Hex]:
        """Where his planets are, one system for each of them."""
        return [hex_ for hex_, _ in self.held()]

    def colonies(self, seat: Seat | None = None) -> int:
        """How many planets a player has outside his Home System."""
        whose = self.seat if seat is None else seat
        return len([hex_ for hex_, _ in self.held(whose) if hex_ not in self.homes[whose]])

    def has(self, planet: str) -> bool:
        return any(each.id == planet for _, each in self.held())

    def influence(self, seat: Seat) -> int:
        """The influence of all planets of a player, exhausted or not."""
        return sum(self._value(planet) for _, planet in self.held(seat))

    def _value(self, planet: Planet) -> int:
        if self.game.fold(SWAPPED, False, planet):  # resources and influence have changed places (OFF-RAC-13)
            printed = self.printed[planet.id].resources + (planet.facility == "refinery")
        else:
            printed = self.printed[planet.id].influence + (planet.facility == "colony")
        return self.game.fold(INFLUENCE, printed, planet)

    @property
    def neighbours(self) -> list[Seat]:
        """Who sits to the left and to the right."""
        seating = self.game.state.seating
        at = seating.index(self.seat)
        return [seating[at - 1], seating[(at + 1) % len(seating)]]

    def conquered(self) -> int:
        """How many opponents have lost every planet of their Home System to this player."""
        worlds = [[planet for hex_ in self.homes[other] for planet in self.worlds(hex_)] for other in self.others]
        return len([found for found in worlds if found and all(planet.owner == self.seat for planet in found)])

    def specialties(self, planet: Planet) -> list[str]:
        """What a planet shows; officially yellow does not count for objectives, in build 17 it does."""
        counted = COLOURS if self.edition == "sa17" else COLOURS[:3]
        if any((law.card, law.elected) == ("fund_mega_university", f"planet:{planet.id}") for law in self.game.state.laws):
            return list(counted)
        return [colour for colour in counted if colour in self.printed[planet.id].specialties]

    def specialised(self) -> int:
        """Planets with a technology specialty."""
        return len([planet for _, planet in self.held() if self.specialties(planet)])

    def shades(self, artifacts: bool = False) -> list[str]:
        """Each colour of specialty as often as there are planets that show it, and Artifacts."""
        found = [colour for _, planet in self.held() for colour in self.specialties(planet)]
        return [*found, *(ARTIFACTS[each] for each in ARTIFACTS if artifacts and self.artifact(each))]

    def artifact(self, name: str) -> bool:
        """An Artifact that lies open on a planet of his."""
        places = [place for place, found in self.game.state.artifacts.items() if name in found]
        mine = [f"planet:{planet.id}" for _, planet in self.held()]
        return any(place in mine for place in places) and len(self.game.state.known.get(name, [])) == len(self.homes)

    # -- pieces ---------------------------------------------------------------------------------------------------------------

    def may_claim(self) -> bool:
        """Officially nobody claims while a planet of his Home System is not his, the Saar excepted (OFF-STA-2)."""
        lost = any(planet.owner != self.seat for hex_ in self.home for planet in self.worlds(hex_))
        return self.sa or not lost or self.player.race == "saar"

    def _stacks(self) -> Iterator[tuple[Hex, str, Stack]]:
        """Everybody's pieces: the system, the planet they stand on or none, and what they are."""
        for system in self.systems.values():
            yield from ((system.hex, "", stack) for stack in system.stacks)
            yield from ((system.hex, planet.id, stack) for planet in system.planets for stack in planet.stacks)

    def count(self, kinds: Sequence[str], where: Sequence[Hex] | None = None, planet: str = "", seat: Seat | None = None) -> int:
        """Pieces of some kinds in systems, or on one planet."""
        whose = self.seat if seat is None else seat
        if self.edition == "cp" and "dreadnought" in kinds:
            kinds = (*kinds, "flagship")  # which counts as a Dreadnought (CP-HR-35)
        found = [each for hex_ in (self.systems if where is None else where) for each in self._pieces.get((hex_, whose), ())]
        return sum(group.count for on, group in found if group.kind in kinds and (not planet or on == planet))

    def ships(self, hex_: Hex, seat: Seat | None = None) -> int:
        """Ships in a system, Fighters too; those aboard another ship are in space with it."""
        return self.count((*BIG, "fighter"), [hex_], seat=seat)

    def fleets(self) -> list[Hex]:
        return [hex_ for hex_ in self.systems if self.ships(hex_)]

    def outside(self, hexes: Sequence[Hex]) -> list[Hex]:
        return [hex_ for hex_ in hexes if hex_ not in self.home]

    def docks(self, seat: Seat | None = None) -> list[Hex]:
        """Where a player's Space Docks are, each by itself."""
        return [hex_ for hex_ in self.systems for _ in range(self.count(("space_dock",), [hex_], seat=seat))]

    def controls(self, hex_: Hex, strictly: bool = False) -> bool:
        """Every planet of a system and a ship there, no Fighter but in build 17; without planets, nobody else's units."""
        strict = strictly or self.edition != "sa17"
        ship = self.count(BIG, [hex_]) if strict else self.ships(hex_)
        worlds = self.worlds(hex_)
        if not worlds and any(stack.owner != self.seat for stack in self.systems[hex_].stacks if stack.groups):
            return False
        return bool(ship) and all(planet.owner == self.seat for planet in worlds)

    def mine(self, strictly: bool = False) -> list[Hex]:
        return [hex_ for hex_ in self.systems if self.controls(hex_, strictly)]

    def blockaded(self) -> int:
        """Enemy Space Docks on planets in systems where this player has ships and nobody else."""
        alone = [hex_ for hex_ in self.fleets() if not any(self.ships(hex_, other) for other in self.others)]
        return sum(self._grounded(hex_, other) for hex_ in alone for other in self.others)

    def _grounded(self, hex_: Hex, seat: Seat) -> int:
        """Docks that stand on planets: those of the Saar float and are never blockaded."""
        return sum(group.count for on, group in self._pieces.get((hex_, seat), ()) if group.kind == "space_dock" and on)

    def razed(self, *races: str) -> int:
        """Docks of opponents, or of some races among them, that this player has destroyed in this round."""
        gone = [deed for deed in self.game.state.deeds if deed.kind == "destroyed_unit" and deed.what == "space_dock"]
        mine = [deed for deed in gone if deed.seat == self.seat and deed.target in self.others]
        players = self.game.state.players
        return sum(deed.amount for deed in mine if not races or players[deed.target].race in races)

    # -- the map --------------------------------------------------------------------------------------------------------------

    def letters(self, hex_: Hex, stable: bool) -> list[str]:
        """The wormholes of a system: printed on the tile, and unless only those count the upper sides of tokens."""
        tokens = [token.removeprefix("wormhole:")[0] for token in self.systems[hex_].tokens if token.startswith("wormhole:")]
        return [*self.tile(hex_).wormholes, *([] if stable else tokens)]

    def touching(self, a: Hex) -> list[Hex]:
        if "," not in a:
            return []  # the Nexus, and the home of the Creuss, lie beside the map
        q, r = map(int, a.split(","))
        return [hex_ for hex_ in (Hex(f"{q + dq},{r + dr}") for dq, dr in ROUND) if hex_ in self.systems]

    def near(self, a: Hex, stable: bool = False) -> list[Hex]:
        """Systems next to one: tiles that touch, and in Shattered Ascension those joined by a wormhole (SA17-NOM-12)."""
        if (a, stable) not in self._near:
            mine, touching = self.letters(a, stable) if self.sa else [], self.touching(a)
            joined = [b for b in self.systems if b != a and any(letter in mine for letter in self.letters(b, stable))]
            self._near[a, stable] = [*touching, *(b for b in joined if b not in touching)]
        return self._near[a, stable]

    def apart(self, starts: Sequence[Hex], stable: bool = False) -> Mapping[Hex, int]:
        """How far every system is from the nearest of these."""
        far = dict.fromkeys(self.systems, FAR) | dict.fromkeys(starts, 0)
        edge = list(starts)
        while edge:
            edge = [b for a in edge for b in self.near(a, stable) if self._nearer(far, b, far[a] + 1)]
        return far

    def _nearer(self, far: dict[Hex, int], hex_: Hex, steps: int) -> bool:
        if steps >= far[hex_]:
            return False
        far[hex_] = steps
        return True

    def from_home(self, steps: int, hexes: Sequence[Hex], stable: bool = True) -> list[Hex]:
        """Those of the systems that are at least so far from home; unstable wormholes are ignored where the card says so."""
        far = self.apart(self.home, stable)
        return [hex_ for hex_ in hexes if far[hex_] >= steps]

    def closer_to_others(self, hexes: Sequence[Hex]) -> list[Hex]:
        """Those of the systems that are closer to somebody else's Home System than to his own."""
        own, theirs = self.apart(self.home, True), [self.apart(self.homes[other], True) for other in self.others]
        return [hex_ for hex_ in hexes if any(far[hex_] < own[hex_] for far in theirs)]

    def beside(self, hexes: Sequence[Hex]) -> list[Hex]:
        """Systems next to a Home System."""
        return [each for each in self.systems if each not in hexes and any(each in self.near(hex_) for hex_ in hexes)]

    def planetary(self, hexes: Sequence[Hex]) -> list[Hex]:
        return [hex_ for hex_ in hexes if self.worlds(hex_)]

    def special(self, hexes: Sequence[Hex]) -> list[Hex]:
        return [hex_ for hex_ in hexes if self.tile(hex_).anomaly]

    def gates(self, letter: str) -> list[Hex]:
        """Systems with a wormhole that is printed on the tile; the Nexus beside the map is not asked for (OFF-SE-NEX)."""
        return [hex_ for hex_ in self.systems if letter in self.tile(hex_).wormholes and "," in hex_]

    def keeps_gates(self) -> bool:
        """A ship other than a Fighter at every wormhole A and B; where there is none, nobody keeps any."""
        gates = [hex_ for letter in "AB" for hex_ in self.gates(letter)]
        return bool(gates) and all(self.count(BIG, [hex_]) for hex_ in gates)

    def lines(self, span: int) -> bool:
        """Ships in adjoining systems that hold two systems so far apart; wormholes link no line but shorten a way."""
        fleets = self.fleets()
        for start in fleets:
            line, edge = [start], [start]
            while edge:
                edge = [b for b in dict.fromkeys(b for a in edge for b in self.touching(a)) if b in fleets and b not in line]
                line.extend(edge)
            far = self.apart([start])
            if any(far[hex_] >= span for hex_ in line):
                return True
        return False

    # -- technologies ---------------------------------------------------------------------------------------------------------

    def technologies(self, colour: str = "") -> int:
        known = [each for each in self.player.technologies if each not in self.player.copies]
        known = [each for each in known if not colour or self._colour(each) == colour]
        of_the_race = self.player.upgrades if self.edition == "sa_es" and not colour else ()  # as officially, without a colour
        return len([each for each in known if self._colour(each) or not self.sa]) + len(of_the_race)

    def _colour(self, technology: str) -> str:
        found = self.game.content.technologies.get(technology)
        return found.colour if found else ""

    def colours(self, each: int) -> int:
        """In how many colours he has so many technologies."""
        return len([colour for colour in COLOURS if self.technologies(colour) >= each])

    # -- longer words ---------------------------------------------------------------------------------------------------------

    def around_the_throne(self, every: bool = False, strictly: bool = False) -> int:
        """How many systems next to Mecatol Rex a player controls who controls that system; less than none where he does not,
        or where all are asked for, those left out that nobody can control, and one is missing."""
        if not self.controls(REX, strictly):
            return -1
        near = {hex_: self.controls(hex_, strictly) for hex_ in self.near(REX)}
        lacking = [hex_ for hex_ in near if not near[hex_] and self.tile(hex_).anomaly not in ("asteroid_field", "supernova")]
        return -1 if every and lacking else sum(near.values())

    def rex_with_dock(self) -> bool:
        """Mecatol Rex with an own Space Dock."""
        return self.has("mecatol_rex") and REX in self.docks()

    def fortified(self) -> bool:
        """A planet three spaces from home with a PDS and two ground units."""
        far = self.from_home(3, list(self.systems))
        return any(
            self.count(("pds",), [hex_], planet.id) >= 1 and self.count(GROUND, [hex_], planet.id) >= 2
            for hex_, planet in self.held()
            if hex_ in far
        )

    def stations(self) -> bool:
        """Two Trade Stations, or all there are if there are fewer."""
        every = [planet for hex_ in self.systems for planet in self.worlds(hex_) if self.printed[planet.id].trade_station]
        return bool(every) and len([each for each in every if each.owner == self.seat]) >= min(2, len(every))

    def colonizer(self) -> bool:
        """Three planetary systems with a Carrier and four ground units, far from each other and from home."""
        far = [hex_ for hex_ in self.outside(self.planetary(self.mine())) if hex_ not in self.beside(self.home)]
        fit = [hex_ for hex_ in far if self.count(("carrier",), [hex_]) and self.count(GROUND, [hex_]) >= 4]
        return any(not any(b in self.near(a) for a, b in combinations(three, 2)) for three in combinations(fit, 3))

    def threatening(self) -> bool:
        """Six ships and four ground units next to each of two Home Systems, none of them counted twice."""
        closed = self.beside(self.home)
        open_ = [hex_ for hex_ in self.systems if hex_ not in closed]
        near = [[hex_ for hex_ in self.beside(home) if hex_ in open_] for home in self.homes]
        for one, two in combinations(self.others, 2):
            a, b = near[one], near[two]
            both = [hex_ for hex_ in a if hex_ in b]
            if all(self._shared(kinds, need, a, b, both) for kinds, need in (((*BIG, "fighter"), 6), (GROUND, 4))):
                return True
        return False

    def _shared(self, kinds: Sequence[str], need: int, a: list[Hex], b: list[Hex], both: list[Hex]) -> bool:
        shared = self.count(kinds, both)
        lacking = [max(0, need - self.count(kinds, each) + shared) for each in (a, b)]
        return sum(lacking) <= shared

    def minister(self) -> bool:
        """The elected player of a law whose title begins "Minister of"."""
        mine = [law.card for law in self.game.state.laws if law.elected == f"player:{self.seat}"]
        return any(card.startswith("minister_of") for card in mine)

    def explored(self) -> bool:
        """Ships in five systems that are special or far away."""
        kinds = ("ion_storm", "nebula", "gravity_rift")
        strange = [hex_ for hex_ in self.fleets() if self.tile(hex_).anomaly in kinds or self.tile(hex_).kind == "nexus"]
        return len({*strange, *self.from_home(4, self.fleets())}) >= 5

    def forceful(self) -> bool:
        """The system of Mecatol Rex with a dock and a Dreadnought, and four ships in each of four planetary systems."""
        strong = [hex_ for hex_ in self.outside(self.planetary(list(self.systems))) if self.count(BIG, [hex_]) >= 4]
        return self.controls(REX) and REX in self.docks() and self.count(("dreadnought",), [REX]) >= 1 and len(strong) >= 4

    def industrial(self) -> bool:
        """Four docks, two of them outside, and twelve resources outside as they are printed."""
        resources = sum(self.printed[planet.id].resources for hex_, planet in self.held() if hex_ not in self.home)
        return len(self.docks()) >= 4 and len(self.outside(self.docks())) >= 2 and resources >= 12

    def in_enemy_homes(self, ships: int) -> int:
        return len([other for other in self.others if self.count(BIG, self.homes[other]) >= ships])

    def captive(self) -> bool:
        return any(leader.captor == self.seat and leader.owner != self.seat for leader in self.game.state.leaders)


Verdict = Callable[[Judge], bool]

BOTH: dict[str, Verdict] = {
    "five_planets": lambda j: j.colonies() >= 5,
    "ten_planets": lambda j: j.colonies() >= 10,
    "supremacy": lambda j: j.colonies() >= 18,
    "domination": lambda j: j.conquered() >= 2,
    "conqueror": lambda j: j.conquered() >= 1,
    "mecatol_rex": lambda j: j.has("mecatol_rex"),
    "nine_technologies": lambda j: j.technologies() >= 9,
    "five_technologies_of_one_colour": lambda j: j.colours(5) >= 1,
    "technologies_of_four_colours": lambda j: j.colours(1) == 4,
    "two_technologies_in_three_colours": lambda j: j.colours(2) >= 3,
    "blockade_space_dock": lambda j: j.blockaded() >= 1,
    "influence_above_each_neighbour": lambda j: all(j.influence(j.seat) > j.influence(each) for each in j.neighbours),
    "influence_above_both_neighbours": lambda j: (
        j.influence(j.seat) > sum(j.influence(each) for each in dict.fromkeys(j.neighbours))
    ),
    "technocrat": lambda j: j.specialised() >= 6,
    "researcher": lambda j: j.specialised() >= 4,
    "ancient_shipwreck": lambda j: j.artifact("ancient_shipwreck"),
    "imperial_datacache": lambda j: j.artifact("imperial_datacache"),
    "lazax_armory": lambda j: j.artifact("lazax_armory"),
    "precursor_fossil": lambda j: j.artifact("precursor_fossil"),
    "voice_of_the_council": lambda j: j.game.state.titles.get("voice_of_the_council") == j.seat,
}

OFFICIAL: dict[str, Verdict] = {
    **BOTH,
    "mecatol_rex_and_three_adjacent": lambda j: j.around_the_throne() >= 3,
    "mecatol_rex_and_all_adjacent": lambda j: j.around_the_throne(every=True) >= 0,
    "three_space_docks": lambda j: len(j.docks()) >= 3,
    "three_different_specialties": lambda j: all(colour in j.shades() for colour in ("red", "green", "blue")),
    "three_technologies_of_one_colour": lambda j: j.colours(3) >= 1,
    "five_technologies": lambda j: j.technologies() >= 5,
    "eleven_planets": lambda j: j.colonies() >= 11,
    "four_ships_in_two_enemy_homes": lambda j: j.in_enemy_homes(4) >= 2,
    "diversified": lambda j: j.rex_with_dock() and j.colours(2) >= 3,
    "focused": lambda j: any(j.shades().count(colour) >= 4 for colour in COLOURS),
    "forceful": lambda j: j.rex_with_dock() and j.count(("dreadnought",), [REX]) >= 4,
    "industrial": lambda j: j.has("mecatol_rex") and len(j.docks()) >= 3 and j.count(("dreadnought",)) >= 5,
    "keeper_of_gates": lambda j: j.keeps_gates(),
    "master_of_ships": lambda j: j.rex_with_dock() and j.count(BIG, [REX]) >= 8,
    "usurper": lambda j: j.rex_with_dock() and j.count(("ground_force", "shock_troop"), [REX], "mecatol_rex") >= 6,
    "expansionist": lambda j: len(j.outside(j.mine())) >= 8,
    "threatening": lambda j: (
        len([other for other in j.others if any(j.controls(hex_) for hex_ in j.beside(j.homes[other]))]) >= 2
    ),
    "antagonist": lambda j: any(hex_ in j.beside(j.homes[other]) for other in j.others for hex_, _ in j.held()),
    "commander": lambda j: j.count(("dreadnought",)) >= 5,
    "defender": lambda j: j.count(("pds",)) >= 6,
    "explorer": lambda j: len([hex_ for hex_ in j.near(REX) if j.controls(hex_)]) >= 2,
    "scientist": lambda j: j.technologies("yellow") >= 3,
}

NOT_REPRINTED = ("antagonist", "commander", "defender", "explorer", "researcher", "scientist")  # Preliminary ones: SA's own

SHATTERED: dict[str, Verdict] = {
    **BOTH,
    "mecatol_rex_and_three_adjacent": lambda j: j.around_the_throne(strictly=True) >= 3,
    "mecatol_rex_and_all_adjacent": lambda j: j.around_the_throne(every=True, strictly=True) >= 0,
    "two_planets_four_apart": lambda j: any(
        j.apart([hex_], True)[other] >= 4 for hex_, other in combinations(dict.fromkeys(j.outside(j.colonised())), 2)
    ),
    "three_space_docks_two_outside_home": lambda j: len(j.docks()) >= 3 and len(j.outside(j.docks())) >= 2,
    "three_of_one_specialty": lambda j: any(j.shades(True).count(colour) >= 3 for colour in COLOURS),
    "three_different_specialties": lambda j: len(set(j.shades(True))) >= 3,
    "ships_in_five_systems": lambda j: len(j.outside(j.fleets())) >= 5,
    "two_special_systems": lambda j: len(j.special(j.mine())) >= 2,
    "five_systems": lambda j: len(j.mine()) >= 5,
    "two_ships_four_from_home": lambda j: sum(j.ships(hex_) for hex_ in j.from_home(4, j.fleets())) >= 2,
    "fortified_planet_three_from_home": lambda j: j.fortified(),
    "kill_or_hold_leader": lambda j: j.captive(),
    "most_planets": lambda j: all(j.colonies() >= j.colonies(other) for other in j.rivals),
    "ships_at_all_wormholes_of_a_kind": lambda j: any(
        bool(j.gates(letter)) and all(j.ships(hex_) for hex_ in j.gates(letter)) for letter in "AB"
    ),
    "line_of_ships_spanning_three": lambda j: j.lines(3),
    "four_technologies_of_one_colour": lambda j: j.colours(4) >= 1,
    "two_trade_stations": lambda j: j.stations(),
    "three_systems_three_from_home": lambda j: len(j.from_home(3, j.mine())) >= 3,
    "line_of_ships_spanning_five": lambda j: j.lines(5),
    "five_ships_in_two_enemy_homes": lambda j: j.in_enemy_homes(5) >= 2,
    "blockade_space_dock": lambda j: j.blockaded() + j.razed("saar") >= 1,
    "destroy_or_blockade_two_space_docks": lambda j: j.blockaded() + j.razed() >= 2,
    "eight_ships_and_four_planets_four_from_home": lambda j: (
        sum(j.ships(hex_) for hex_ in j.from_home(4, j.fleets())) >= 8 and len(j.from_home(4, j.colonised())) >= 4
    ),
    "ships_in_ten_systems": lambda j: len(j.fleets()) >= 10,
    "bureaucrat": lambda j: (
        j.has("mecatol_rex") and j.minister() and all(j.influence(j.seat) > j.influence(other) for other in j.rivals)
    ),
    "colonizer": lambda j: j.colonizer(),
    "diversified": lambda j: j.has("mecatol_rex") and REX in j.docks() and j.colours(2) >= 3,
    "expansionist": lambda j: len(j.outside(j.mine())) >= 9,
    "explorer": lambda j: j.explored(),
    "forceful": lambda j: j.forceful(),
    "industrial": lambda j: j.industrial(),
    "keeper_of_gates": lambda j: j.keeps_gates(),
    "master_of_ships": lambda j: j.count(BIG, j.outside([REX, *j.near(REX)])) >= 15,
    "ruthless": lambda j: len(j.closer_to_others(j.planetary(j.mine()))) >= 3,
    "threatening": lambda j: j.threatening(),
    "imperial": lambda j: j.colonies() >= 12,
    "sovereign": lambda j: j.colonies() >= 8,
    "antagonist": lambda j: len(j.closer_to_others(j.colonised())) >= 2,
    "arbiter": lambda j: len([hex_ for hex_ in j.outside(j.near(REX)) if j.controls(hex_)]) >= 2,
    "commander": lambda j: j.count(("flagship",)) >= 1 and j.count(("dreadnought",)) >= 2,
    "defender": lambda j: len([planet for hex_, planet in j.held() if j.count(("pds",), [hex_], planet.id) >= 2]) >= 3,
    "enterprise": lambda j: bool(j.from_home(3, j.docks())),
    "galactic_guardian": lambda j: len(j.outside(j.fleets())) >= 6,
    "isolated": lambda j: all(j.colonies() < j.colonies(other) for other in j.rivals),
    "pioneer": lambda j: bool(j.from_home(4, j.colonised(), stable=False)),
    "scientist": lambda j: len(set(j.shades(True))) == 4 and bool(j.outside(j.docks())),
}

OFFICIAL_DECKS: dict[str, Verdict] = {
    **SHATTERED,
    **{card: asks for card, asks in OFFICIAL.items() if card not in NOT_REPRINTED},
}

CENTRAL: dict[str, Verdict] = {card: asks for card, asks in OFFICIAL.items() if card != "four_ships_in_two_enemy_homes"}

OF_SHATTERED_EMPIRE = (  # the Spanish edition takes these cards as they are printed officially
    "three_different_specialties",
    "five_technologies",
    "mecatol_rex_and_all_adjacent",
    "mecatol_rex_and_three_adjacent",
    "eleven_planets",
    "four_ships_in_two_enemy_homes",
)
OF_SHATTERED_ASCENSION = (  # and these as Shattered Ascension has them
    "two_planets_four_apart",
    "three_space_docks_two_outside_home",
    "ships_in_five_systems",
    "two_special_systems",
    "five_systems",
    "two_ships_four_from_home",
    "fortified_planet_three_from_home",
    "most_planets",
    "line_of_ships_spanning_three",
    "four_technologies_of_one_colour",
    "diversified",
    "forceful",
    "industrial",
    "keeper_of_gates",
    "master_of_ships",
    "expansionist",
    "threatening",
    "imperial",
    "sovereign",
)

SPANISH: dict[str, Verdict] = {
    **{card: asks for card, asks in BOTH.items() if card != "researcher"},
    **{card: OFFICIAL[card] for card in OF_SHATTERED_EMPIRE},
    **{card: SHATTERED[card] for card in OF_SHATTERED_ASCENSION},
}
