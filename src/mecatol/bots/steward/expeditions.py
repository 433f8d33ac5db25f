"""Expeditions: which ships and troops could go to a system, what that would gain, and whether the battle there is worth it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from mecatol import odds
from mecatol.core.hexes import Hex
from mecatol.core.records import Record, replace
from mecatol.odds import OddsError
from mecatol.rules import forces
from mecatol.rules.decks import printed
from mecatol.rules.naming import listed, parted
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system, is_mercenary, on_planet
from mecatol.rules.state import NEUTRAL, NOBODY, Group, Place, Planet, PlanetId, Seat, UnitId

from .mind import Mind

SURE = 0.75  # a battle below this chance is not begun
SCARCE, PLENTY = 1.5, 0.6  # what a Command Counter is worth in resources, where there are few and where there are many
FEW = 2
SHOT = 1.0  # what a cannon that reaches us costs on average
SPARE = 3  # ground units that a transport takes along for the next planet
LAND_MOST = 6  # ground units brought against one defended planet
PRESENCE = ("ships_in_systems", "line_of_ships", "ships_together", "ships_at_wormholes", "control_systems", "blockade_docks")
WARSHIPS: tuple[UnitId, ...] = ("war_sun", "flagship", "dreadnought", "cruiser", "destroyer")


class Leg(Record, frozen=True):
    """One ship that goes, from where, and the ground units it takes aboard: (place, kind)."""

    start: Hex
    unit: Group
    cargo: tuple[tuple[Place, UnitId], ...] = ()


class Expedition(Record, frozen=True):
    """A Tactical Action thought through: who goes, which planets are taken with how many units, what it is worth."""

    target: Hex
    legs: tuple[Leg, ...]
    landings: tuple[tuple[PlanetId, int], ...]
    worth: float
    chance: float = 1.0


class Explorer:
    """Thinks expeditions through, one system after the other."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.game = mind.game
        self.seat = mind.seat
        self.counter = SCARCE if mind.me.pool <= FEW else PLENTY
        self._reach: dict[tuple[UnitId, Hex, Hex], bool] = {}
        self._allowances: dict[tuple[UnitId, Hex], int] = {}

    def best(self, targets: Iterable[Hex]) -> list[Expedition]:
        """The expeditions worth a Command Counter, the best first."""
        found = [self.plan(hex_) for hex_ in targets if self._is_near(hex_)]
        good = [each for each in found if each is not None and each.worth > 0]
        return sorted(good, key=lambda each: (-each.worth, each.target))

    def _is_near(self, hex_: Hex) -> bool:
        return any(self.reaches(kind, start, hex_) for start, kind in self._movers)

    @cached_property
    def _movers(self) -> list[tuple[Hex, UnitId]]:
        board = self.game.board
        return [
            (start, group.kind)
            for start in board.fleets_of(self.seat)
            if self.seat not in board.system(start).counters
            for group in self.mind.ships(start)
        ]

    def reaches(self, kind: UnitId, start: Hex, target: Hex) -> bool:
        """Whether a ship can get from one system to another."""
        key = (kind, start, target)
        known = self._reach.get(key)
        if known is None:
            known = self._reach[key] = start != target and self._can_reach(kind, start, target)
        return known

    def _can_reach(self, kind: UnitId, start: Hex, target: Hex) -> bool:
        allowance = self._allowances.get((kind, start))
        if allowance is None:
            allowance = self._allowances[kind, start] = self.game.routes.allowance(self.seat, kind, start)
        if allowance <= 0 or not self.game.routes.in_reach(self.seat, start, target, allowance):
            return False
        return self.game.movement.reachable(self.seat, kind, start, target)

    @cached_property
    def _presence_counts(self) -> bool:
        """Whether an objective asks for ships in places."""
        return any(term.condition in PRESENCE for goal in self.mind.goals for term in goal.terms)

    # -- thinking it through -------------------------------------------------------------------------------------------

    def plan(self, target: Hex) -> Expedition | None:
        """The best way to go to a system, or None where nothing is to be had there."""
        planets = [planet for planet in self.game.board.system(target).planets if self._is_prize(planet)]
        fought = bool(self.mind.enemies_at(target))
        guarded = [planet for planet in planets if self.defenders(planet)]
        if fought or guarded:
            return self._attack(target, planets, fought)
        if self._barred_by_peace(planets):
            return None
        return self._settle(target, planets)

    def _is_prize(self, planet: Planet) -> bool:
        return planet.owner != self.seat and not self.game.board.printed_planet(planet.id).trade_station

    def defenders(self, planet: Planet) -> int:
        """Ground units of others on a planet, and whatever its counters may turn out to be."""
        lying = self.mind.view.domain_counters.get(on_planet(planet.id))
        locals_ = sum(_strength(thing, "ground_force") for thing in lying.seen) + lying.count - len(lying.seen) if lying else 0
        return locals_ + sum(
            forces.count(forces.of(stack.groups, lambda kind: kind in ("ground_force", "shock_troop", "mechanized_unit")))
            for stack in planet.stacks
            if stack.owner != self.seat
        )

    def _barred_by_peace(self, planets: list[Planet]) -> bool:
        """Whether taking these would mean war with a partner who pays more than they are worth."""
        owners = [planet.owner for planet in planets if planet.owner not in (NOBODY, NEUTRAL, self.seat)]
        partners = [owner for owner in owners if self.game.trade.agreement(self.seat, owner) is not None]
        gain = sum(self.mind.planet_worth(planet.id) for planet in planets)
        return bool(partners) and gain < 4.0

    # -- peaceful ------------------------------------------------------------------------------------------------------

    def _settle(self, target: Hex, planets: list[Planet]) -> Expedition | None:
        """Troops for empty planets, or else a ship to be there."""
        room = self.game.fleet_supply.ships_room(self.seat, target)
        if room <= 0:
            return None
        wanted = sorted(planets, key=lambda planet: -self.mind.planet_worth(planet.id))
        legs = self._transports(target, len(wanted), room)
        carried = sum(len(leg.cargo) for leg in legs)
        if not carried:
            legs = self._scout(target)
        if not legs:
            return None
        landings = _spread([planet.id for planet in wanted], carried)
        worth = self._gain(target, legs, landings) - self.counter - self._risk(target, legs)
        return Expedition(target, legs, landings, worth)

    def _transports(self, target: Hex, planets: int, room: int) -> tuple[Leg, ...]:
        """Ships with troops aboard: as many units as there are planets, one more where there are plenty."""
        legs: list[Leg] = []
        missing = planets
        for start in self._starts(target):
            if missing <= 0 or len(legs) >= room:
                break
            troops = self._troops(start)
            waiting = self._carriers(start, target)
            for unit in waiting:
                if missing <= 0 or not troops or len(legs) >= room:
                    break
                fair = max(missing, len(troops) // len(waiting))
                number = min(self._places(unit.kind, start), missing + SPARE, len(troops), fair)
                legs.append(Leg(start, unit, tuple(troops[:number])))
                troops = troops[number:]
                missing -= number
        return tuple(legs)

    def _starts(self, target: Hex) -> list[Hex]:
        """Where own ships are that may come, those with most troops to spare first."""
        starts = [hex_ for hex_ in self.game.board.fleets_of(self.seat) if hex_ != target]
        starts = [hex_ for hex_ in starts if self.seat not in self.game.board.system(hex_).counters]
        return sorted(starts, key=lambda hex_: (-sum(self.mind.free_troops(hex_).values()), hex_))

    def _troops(self, start: Hex) -> list[tuple[Place, UnitId]]:
        """Ground units that may leave a system, by place, plain Ground Forces first."""
        if self.mind.enemies_at(start):
            return []
        found: list[tuple[Place, UnitId]] = []
        for place, number in self.mind.free_troops(start).items():
            units = self.game.board.units(self.seat, place)
            kinds = [
                group.kind
                for kind in ("ground_force", "mechanized_unit", "shock_troop")
                for group in units
                if group.kind == kind
                for _ in range(group.count)
            ]
            found += [(place, kind) for kind in kinds[:number]]
        return found

    def _places(self, kind: UnitId, start: Hex) -> int:
        return self.game.fleet_supply.places_of(self.seat, kind, in_system(start)).general

    def _carriers(self, start: Hex, target: Hex) -> list[Group]:
        """Ships with places for troops that reach a system, one by one, the roomiest first."""
        found = [
            replace(group, count=1)
            for group in self.mind.ships(start)
            for _ in range(group.count)
            if self._places(group.kind, start) and self.reaches(group.kind, start, target)
        ]
        return sorted(found, key=lambda unit: -self._places(unit.kind, start))

    def _scout(self, target: Hex) -> tuple[Leg, ...]:
        """A cheap ship that is not needed where it is, if there is any use in being there."""
        stations = any(planet.owner != self.seat for planet in self.game.board.system(target).planets)
        if self.mind.ships(target) or not (stations or self._presence_counts):
            return ()
        for start in self._starts(target):
            mine = self.mind.ships(start)
            lonely = forces.count(mine) < 2 and start != self.mind.home
            for group in sorted(mine, key=lambda unit: (self._places(unit.kind, start) > 0, self.mind.price(unit.kind))):
                if not lonely and self.reaches(group.kind, start, target) and not self._places(group.kind, start):
                    return (Leg(start, replace(group, count=1)),)
        return ()

    def recall(self, target: Hex) -> Expedition:
        """Transports without anything to do come back to where troops are built."""
        room = self.game.fleet_supply.ships_room(self.seat, target)
        legs = [
            Leg(start, unit)
            for start in self._starts(target)
            if not self.mind.free_troops(start)
            for unit in self._carriers(start, target)
            if unit.kind not in WARSHIPS
        ]
        return Expedition(target, tuple(legs[: max(0, room - 1)]), (), 0.0)

    # -- what it would gain --------------------------------------------------------------------------------------------

    def _gain(self, target: Hex, legs: tuple[Leg, ...], landings: tuple[tuple[PlanetId, int], ...]) -> float:
        """How much better the position would be."""
        found = self.mind.gain(lambda game: self._carry_out(game, target, legs, landings))
        artifacts = sum(
            1
            for planet, _ in landings
            for lying in (self.mind.view.artifacts.get(on_planet(planet)),)
            if lying is not None and lying.count > len(lying.seen)
        )
        return found + 3.0 * artifacts

    def _carry_out(self, game: Game, target: Hex, legs: tuple[Leg, ...], landings: tuple[tuple[PlanetId, int], ...]) -> None:
        board, here = game.board, in_system(target)
        for leg in legs:
            board.shift(self.seat, in_system(leg.start), here, (leg.unit,))
            for place, kind in leg.cargo:
                board.shift(self.seat, place, here, forces.pick(board.units(self.seat, place), kind))
        for planet, number in landings:
            self._land(game, here, planet, number)

    def _land(self, game: Game, here: Place, planet: PlanetId, number: int) -> None:
        board = game.board
        before = board.planet(planet)
        board.set_planet(replace(before, stacks=()))
        for _ in range(number):
            aboard = [g for g in board.units(self.seat, here) if g.kind in ("ground_force", "mechanized_unit", "shock_troop")]
            if aboard:
                board.shift(self.seat, here, on_planet(planet), (replace(aboard[0], count=1),))
        fresh = "exhausted" if before.exhausted else "refreshed"
        board.deed("gained_planet", self.seat, before.owner, on_planet(planet), fresh, how="landing")
        now = board.planet(planet)
        board.set_planet(replace(now, owner=self.seat, exhausted=True, held_since=game.state.round, facility=""))

    def _risk(self, target: Hex, legs: tuple[Leg, ...]) -> float:
        """What cannons and stronger neighbours may cost."""
        board = self.game.board
        shots = 0
        for other in self.game.opponents(self.seat):
            if board.on_board(other, "pds"):
                shots += len(self.game.space_cannon.batteries(other, target))
        strength = self.mind.value(tuple(leg.unit for leg in legs))
        stronger = self.mind.threats.get(target, 0.0) > strength + 4.0
        leaves_home = any(leg.start == self.mind.home and leg.unit.kind in WARSHIPS for leg in legs)
        alarm = 2.0 if leaves_home and self.mind.threats.get(self.mind.home, 0.0) > 4.0 else 0.0
        return SHOT * shots + (min(0.8, 0.2 * strength) if stronger else 0.0) + alarm

    # -- battles -------------------------------------------------------------------------------------------------------

    def _attack(self, target: Hex, planets: list[Planet], fought: bool) -> Expedition | None:
        """Everything that reaches the system and is not needed elsewhere, if the odds are on our side."""
        limit = self.game.fleet_supply.limit(self.seat, target)
        prizes = [planet for planet in planets if not self._hopeless(planet)]
        prizes.sort(key=lambda planet: -self.mind.planet_worth(planet.id))
        legs = (*self._warships(target), *self._landing_force(target, prizes))
        legs = _within(legs, limit - forces.count(self.mind.ships(target)))
        if not legs or (fought and not any(leg.unit.kind in WARSHIPS for leg in legs)):
            return None
        landings = self._divide(prizes, sum(len(leg.cargo) for leg in legs))
        if not fought and not landings:
            return None
        chance, lost = self._odds(target, legs, landings, fought)
        if chance < SURE:
            return None
        gain = self._gain(target, legs, landings) + self._spoils(target)
        worth = chance * gain - self.counter - lost - self._risk(target, legs) - self._price_of_war(target, planets)
        return Expedition(target, legs, landings, worth, chance)

    def _hopeless(self, planet: Planet) -> bool:
        return self.defenders(planet) >= LAND_MOST

    def _warships(self, target: Hex) -> tuple[Leg, ...]:
        found = []
        for start in self._starts(target):
            keep = 1 if start == self.mind.home and self.mind.threats.get(start, 0.0) > 2.0 else 0
            for group in self.mind.ships(start):
                if group.kind in WARSHIPS and self.reaches(group.kind, start, target):
                    found += [Leg(start, replace(group, count=1))] * max(0, group.count - keep)
                    keep = max(0, keep - group.count)
        return tuple(found)

    def _landing_force(self, target: Hex, prizes: list[Planet]) -> list[Leg]:
        """Transports for the planets, with twice as many units as stand there."""
        missing = sum(2 * self.defenders(planet) + 1 for planet in prizes)
        legs: list[Leg] = []
        for start in self._starts(target):
            troops = self._troops(start)
            for unit in self._carriers(start, target):
                if unit.kind in WARSHIPS:
                    continue
                if missing <= 0 or not troops:
                    break
                number = min(self._places(unit.kind, start), missing, len(troops))
                legs.append(Leg(start, unit, tuple(troops[:number])))
                troops = troops[number:]
                missing -= number
        return legs

    def _divide(self, prizes: list[Planet], troops: int) -> tuple[tuple[PlanetId, int], ...]:
        """Who lands where: planets one after the other, each with enough or not at all."""
        landings: list[tuple[PlanetId, int]] = []
        for planet in sorted(prizes, key=self.defenders):
            enough = 2 * self.defenders(planet) + 1 if self.defenders(planet) else 1
            if troops >= enough:
                landings.append((planet.id, enough))
                troops -= enough
        if landings and troops:
            last, number = landings[-1]
            landings[-1] = (last, number + troops)
        return tuple(landings)

    def _odds(
        self, target: Hex, legs: tuple[Leg, ...], landings: tuple[tuple[PlanetId, int], ...], fought: bool
    ) -> tuple[float, float]:
        """The chance that all goes well, and the price of the ships lost on the way."""
        chance, lost = 1.0, 0.0
        if fought:
            enemies = self.mind.enemies_at(target)
            if len(enemies) > 1 or enemies[0] == NEUTRAL:
                return 0.0, 0.0
            fleet = forces.together([*(leg.unit for leg in legs), *self.game.board.units(self.seat, in_system(target))])
            ours = odds_of(
                self.mind.game,
                self.seat,
                enemies[0],
                target,
                forces.of(fleet, lambda kind: kind in WARSHIPS or kind == "carrier" or is_mercenary(kind)),
            )
            if ours is None:
                return 0.0, 0.0
            chance *= ours.win
            bought = forces.of(fleet, lambda kind: not is_mercenary(kind))
            lost += max(0.0, self.mind.value(bought) - ours.attacker.value)
        for planet, number in landings:
            if on_planet(planet) in self.mind.view.domain_counters:
                chance *= self._against_locals(planet, number, legs)
            elif self.defenders(self.game.board.planet(planet)):
                chance *= ground_odds(self.mind.game, self.seat, planet, number)
        return chance, lost

    def _against_locals(self, planet: PlanetId, number: int, legs: tuple[Leg, ...]) -> float:
        """The chance against the Custodians, or whatever else lies on a planet face down."""
        lying = self.mind.view.domain_counters[on_planet(planet)]
        rules, army = listed(self.mind.view.rules)[0], self.defenders(self.game.board.planet(planet))
        chance = odds.battle(f"{number} ground_force", f"{army} ground_force", ruleset=rules, kind="ground").win if army else 1.0
        fighters = sum(_strength(thing, "fighter") for thing in lying.seen)
        fleet = forces.together(leg.unit for leg in legs if leg.unit.kind in WARSHIPS and leg.unit.kind != "flagship")
        if fighters:
            said = ", ".join(f"{group.count} {group.kind}" for group in fleet)
            chance *= odds.battle(said, f"{fighters} fighter", ruleset=rules).win if said else 0.0
        return chance

    def _spoils(self, target: Hex) -> float:
        """What the enemy loses counts a little; deeds that objectives ask for count much."""
        board = self.game.board
        enemies = self.mind.enemies_at(target)
        ships = [group for enemy in enemies for group in board.ships(enemy, target)]
        wanted = [term.condition for goal in self.mind.goals for term in goal.terms]
        deeds = (
            4.0 if enemies and any(c in ("win_space_battles", "destroy_units", "attack_costly_fleet") for c in wanted) else 0.0
        )
        return 0.25 * self.mind.value(forces.together(ships)) + deeds

    def _price_of_war(self, target: Hex, planets: list[Planet]) -> float:
        """Trade Agreements break, and people remember."""
        victims = dict.fromkeys([*self.mind.enemies_at(target), *(planet.owner for planet in planets)])
        agreements = [self.game.trade.agreement(self.seat, victim) for victim in victims if victim >= 0 and victim != self.seat]
        return 1.0 + 2.5 * sum(agreement is not None for agreement in agreements)


class At:
    """A game in the place of a table, for the calculator of odds."""

    def __init__(self, game: Game) -> None:
        self.game = game


def odds_of(game: Game, seat: Seat, enemy: Seat, target: Hex, fleet: forces.Groups) -> odds.Result | None:
    """The odds of meeting a fleet with these ships; None where the calculator has no answer."""
    said = ", ".join(f"{group.count} {group.kind}" for group in forces.together(replace(g, damage=0, mark="") for g in fleet))
    if not said:
        return None
    before = game.state
    try:
        game.play_from(before.copy())
        already = game.board.units(seat, in_system(target))
        if already:
            game.board.remove(seat, in_system(target), already, "odds")
        return odds.from_table(At(game), target, attacker=seat, defender=enemy, bring=said)
    except OddsError:
        return None
    finally:
        game.play_from(before)


def ground_odds(game: Game, seat: Seat, planet: PlanetId, number: int) -> float:
    """The chance that so many Ground Forces take a planet."""
    try:
        hex_ = game.board.system_of(planet)
        return odds.from_table(At(game), hex_, attacker=seat, planet=planet, bring=f"{number} ground_force").win
    except OddsError:
        return 0.0


def _strength(counter: str, kind: str) -> int:
    """How many units of a kind a known counter stands for: "custodian_ground_forces:2"."""
    name, number = parted(printed(counter), ":")
    return int(number) if kind in name and number.isdigit() else 0


def _spread(planets: list[PlanetId], troops: int) -> tuple[tuple[PlanetId, int], ...]:
    """One unit for each planet, as far as they go; the rest stays aboard."""
    return tuple((planet, 1) for planet in planets[:troops])


def _within(legs: tuple[Leg, ...], room: int) -> tuple[Leg, ...]:
    """As many ships as Fleet Supply allows: first what carries troops, then the strongest."""
    order = sorted(legs, key=lambda leg: (not leg.cargo, WARSHIPS.index(leg.unit.kind) if leg.unit.kind in WARSHIPS else 9))
    return tuple(order[: max(0, room)])
