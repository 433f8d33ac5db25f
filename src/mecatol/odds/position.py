"""A small position of the engine's own in which two forces meet: the place, the players, what strengthens them."""

from __future__ import annotations

from copy import copy
from functools import cache

from mecatol.core.decisions import Message, message
from mecatol.core.effects import Behaviours, Effect
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rng import Rng
from mecatol.core.rules import Ruleset
from mecatol.rules import forces
from mecatol.rules.content import Content
from mecatol.rules.forces import Groups
from mecatol.rules.moments import COMBAT_VALUE, Firing
from mecatol.rules.naming import is_planet, parted, planet_named, system_named
from mecatol.rules.official.game import Game
from mecatol.rules.official.mercenaries import token
from mecatol.rules.pieces import in_system, is_ground, is_mercenary, is_ship, is_troop, on_planet, turned
from mecatol.rules.positions import default_effects
from mecatol.rules.state import (
    NO_PLANET,
    Action,
    Battle,
    GameState,
    Group,
    Leader,
    Place,
    Planet,
    PlanetId,
    Player,
    Side,
    Stack,
    System,
    UnitId,
)
from mecatol.rulesets import recall

from . import words
from .arena import ATTACKER, DEFENDER, Arena
from .force import Force
from .words import FAR, OddsError

HERE, NEXT = Hex("0,0"), Hex("1,0")
ANOMALIES = ("nebula", "ion_storm", "gravity_rift")
LEADERS = ("admiral", "general", "scientist", "agent", "diplomat")
BONUS = "odds_bonus"
COUNTED = ("ignore", "goods", "bonus_round", "retreat_after", "commandos")
PLENTY = 99
WHAT_IF = Behaviours("what if")


@WHAT_IF.modify(BONUS, COMBAT_VALUE)
def bonus(_: Game, effect: Effect, value: int, firing: Firing) -> int:
    """A bonus on combat rolls, in one round or on all of them, that somebody wants to reckon with: "2@1"."""
    amount, number = parted(effect.where, "@")
    return value - int(amount) * (number == "0" or int(number) == firing.round)


class Forces:
    """What the words of two forces mean, checked."""

    def __init__(self, ruleset: Ruleset, attacker: Force, defender: Force) -> None:
        self.ruleset = ruleset
        self.content: Content = ruleset.content.content
        self.forces = (attacker, defender)
        for force in self.forces:
            check(force)
        self.units = (self._units(attacker), self._units(defender))
        self.races = tuple(self._race(force) for force in self.forces)
        self._check_mercenaries()
        self.notes = [note for side in (ATTACKER, DEFENDER) for note in self._limits(side)]
        for side in (ATTACKER, DEFENDER):
            self._check_leaders(side)
            self._check_commandos(side)

    def _units(self, force: Force) -> Groups:
        groups = words.units(force.units, self.content)
        race = self._race(force)
        for group in groups:
            sustain = self.content.units[group.kind].sustain
            if group.kind == "flagship":
                if not race:
                    raise OddsError(message("odds-flagship-race"))
                sustain = self.content.flagships[race].sustain
            if group.damage and group.damage > max(sustain, _most_sustained(group.kind)):
                raise OddsError(message("odds-sustains", kind=group.kind, damage=group.damage, hits=sustain))
        return groups

    def _race(self, force: Force) -> str:
        if not force.race:
            return ""
        names = {race: entry.name for race, entry in self.content.races.items()}
        return words.known([force.race], names, "race")[0]

    def _limits(self, side: int) -> list[Message]:
        """Fleets nobody has the pieces for: one Flagship is all there is, of other units more are imagined easily."""
        notes = []
        for kind in dict.fromkeys(group.kind for group in self.units[side]):
            entry, count = self.content.units[kind], forces.count(self.units[side], kind)
            if kind == "flagship" and count > entry.limit:
                raise OddsError(message("odds-flagships", count=count, limit=entry.limit))
            limit = max(entry.limit, entry.increased_limit)
            if limit and count > limit:
                notes.append(message("odds-pieces", count=count, kind=kind, limit=limit))
        return notes

    def _check_leaders(self, side: int) -> None:
        """A Leader is aboard a ship that is there."""
        for word in self.forces[side].leaders:
            aboard = parted(word, "@")[1]
            if aboard and not forces.count(self.units[side], words.unit(aboard, self.content)):
                raise OddsError(message("odds-no-ship-aboard", word=word, aboard=aboard))

    def _check_commandos(self, side: int) -> None:
        """No more Shock Troops are set aside than there are."""
        said, there = self.forces[side].commandos, forces.count(self.units[side], "shock_troop")
        if said > there:
            raise OddsError(message("odds-commandos", said=said, there=there))

    def _check_mercenaries(self) -> None:
        """There is one of each Mercenary, whichever side of its token is up."""
        named = [token(group.kind) for units in self.units for group in units if is_mercenary(group.kind)]
        for kind in named:
            if named.count(kind) > 1:
                raise OddsError(message("odds-mercenary-twice", kind=kind))

    def hired(self, side: int) -> list[UnitId]:
        """A side's Mercenaries."""
        return [group.kind for group in self.units[side] if is_mercenary(group.kind)]

    def land(self) -> None:
        """All Mercenaries are on the planet fought over."""
        self._turn((ATTACKER, DEFENDER), on_planet(NO_PLANET))

    def sail(self) -> None:
        """The attacker's Mercenaries are with his fleet; the defender's are where he says."""
        self._turn((ATTACKER,), in_system(HERE))

    def _turn(self, sides: tuple[int, ...], where: Place) -> None:
        units = [forces.together(turned(g, where) for g in self.units[n]) if n in sides else self.units[n] for n in (0, 1)]
        self.units = (units[0], units[1])

    def technologies(self, side: int) -> tuple[str, ...]:
        """Technologies by id or name; racial ones too."""
        content = self.content
        if not self.forces[side].technologies:
            return ()
        names = {key: entry.name for key, entry in content.technologies.items()}
        names |= {key: entry.name for key, entry in content.race_technologies.items()}
        return words.known(self.forces[side].technologies, names, "technology")

    def upgrades(self, side: int) -> tuple[str, ...]:
        """Racial upgrades by id or name."""
        names = {key: entry.name for key, entry in self.content.upgrades.items()}
        return words.known(self.forces[side].upgrades, names, "upgrade")

    def ships(self, side: int) -> Groups:
        """What is in space, without what is carried."""
        return forces.of(self.units[side], is_ship)

    def army(self, side: int) -> Groups:
        """Whoever fights on planets."""
        return forces.of(self.units[side], is_troop)

    def cargo(self) -> Groups:
        """The attacker's ground units."""
        return forces.of(self.units[ATTACKER], is_ground)


def check(force: Force) -> None:
    """Numbers that a policy cannot have."""
    for name in COUNTED:
        number = getattr(force, name)
        if number < 0:
            raise OddsError(message("odds-below-zero", what=name, number=number))
    if not 0 <= force.retreat_below <= 1:
        raise OddsError(message("odds-no-chance", number=str(force.retreat_below)))


def _most_sustained(kind: str) -> int:
    """Effects let some more units sustain damage; those without any never do by themselves."""
    return 1 if kind in ("carrier", "cruiser") else 0


@cache
def tile(ruleset: str, anomaly: str, number: int = 0) -> str:
    """A tile with an anomaly or with none, rather one with planets: the first such, or a later one."""
    content: Content = recall(ruleset).content.content
    fitting = [
        (name, entry)
        for name, entry in content.systems.items()
        if entry.anomaly == anomaly and (anomaly or (entry.kind == "regular" and not entry.wormholes))
    ]
    if not fitting:
        raise OddsError(message("odds-no-anomaly-tile", word=anomaly))
    rich = [name for name, entry in fitting if sum(not p.trade_station for p in entry.planets) >= (1 if anomaly else 2)]
    return (rich or [name for name, _ in fitting])[number]


class Position:
    """The table at which two forces meet: seat 0 attacks and is the active player, seat 1 defends."""

    def __init__(self, told: Forces, anomaly: str) -> None:
        self.told = told
        ruleset = told.ruleset
        if any(force.bonus for force in told.forces):
            ruleset = copy(ruleset)
            ruleset.behaviours = WHAT_IF.over(ruleset.behaviours)
        game = ruleset.rules(ruleset)
        assert isinstance(game, Game)
        self.game = game
        if anomaly and anomaly not in ANOMALIES:
            raise OddsError(message("odds-no-anomaly", word=anomaly), *words.nearest(anomaly, ANOMALIES))
        self.layout = (
            (HERE, tile(told.ruleset.text, anomaly)),
            (NEXT, tile(told.ruleset.text, "", 1)),
        )
        self.game.play_from(self._state())
        self._effects()

    def _state(self) -> GameState:
        state = GameState(rng=Rng(1), round=1, phase="action", speaker=0, seating=[0, 1], active=ATTACKER)
        names = ("attacker", "defender")
        state.players = [
            Player(names[side], self.told.races[side], home=NEXT, pool=3, fleet=PLENTY) for side in (ATTACKER, DEFENDER)
        ]
        for side in (ATTACKER, DEFENDER):
            state.players[side].technologies = list(self.told.technologies(side))
            state.players[side].upgrades = list(self.told.upgrades(side))
            state.players[side].trade_goods = self.told.forces[side].goods
        state.layout = self.layout
        state.systems = [self._system(hex_, name) for hex_, name in self.layout]
        state.action = Action(ATTACKER, "tactical", HERE)
        state.leaders = (*self._leaders(ATTACKER), *self._leaders(DEFENDER))
        return state

    def _system(self, hex_: Hex, name: str) -> System:
        """The defender holds its first planet, the attacker the last one if there are several."""
        printed = [planet.id for planet in self.told.content.systems[name].planets if not planet.trade_station]
        planets = []
        for n, planet in enumerate(printed):
            holder = ATTACKER if n and n == len(printed) - 1 else DEFENDER
            mark = FAR if hex_ == NEXT else ""
            guns = tuple(Group("pds", g.count) for g in self.told.units[holder] if g.kind == "pds" and g.mark == mark)
            first = n == 0 or holder == ATTACKER
            planets.append(Planet(planet, holder, stacks=(Stack(holder, guns),) if guns and first else ()))
        tokens = tuple(f"high_alert:{side}" for side in (ATTACKER, DEFENDER) if self.told.forces[side].high_alert)
        return System(hex_, name, planets=tuple(planets), tokens=tokens if hex_ == HERE else ())

    @property
    def planet(self) -> PlanetId:
        """The planet that the defender holds here, or an empty string."""
        planets = self.game.board.system(HERE).planets
        return planets[0].id if planets else NO_PLANET

    # -- effects ----------------------------------------------------------------------------------------------------------------

    def _effects(self) -> None:
        game = self.game
        for scope in ("round", "turn", "action"):
            game.begin_scope(scope)
        default_effects(game)
        for side in (ATTACKER, DEFENDER):
            for mercenary in self.told.hired(side):
                game.mercenaries.enlisted(side, mercenary)
        for side, force in enumerate(self.told.forces):
            if force.high_alert:
                game.begin_effect("high_alert", side, "rule", until="round")
            if force.bonus:
                game.begin_effect(BONUS, side, "card", where=f"{force.bonus}@{force.bonus_round}")

    def _leaders(self, side: int) -> list[Leader]:
        found = []
        for n, word in enumerate(self.told.forces[side].leaders):
            kind, aboard = parted(word, "@")
            (kind,) = words.known([kind], {kind: kind for kind in LEADERS}, "leader")
            ship = words.unit(aboard, self.told.content) if aboard else ""
            found.append(Leader(f"{('attacker', 'defender')[side]}_{kind}_{n}", kind, side, ship=ship))
        return found

    # -- the battles ------------------------------------------------------------------------------------------------------------

    def space(self) -> Arena:
        """The fleets meet in space."""
        for side in (ATTACKER, DEFENDER):
            self._put(side, in_system(HERE), self.told.ships(side))
        self._lead(in_system(HERE))
        return self._arena(NO_PLANET)

    def ground(self, ships: Groups | None = None, army: Groups | None = None) -> Arena:
        """The army has landed on the defender's planet; ships are above it."""
        planet = self.planet
        if not planet:
            raise OddsError(message("odds-no-planet-here"))
        self._put(ATTACKER, in_system(HERE), self.told.ships(ATTACKER) if ships is None else ships)
        self._put(DEFENDER, in_system(HERE), ())
        guns = tuple(g for g in self.game.board.units(DEFENDER, on_planet(planet)) if g.kind == "pds")
        self._put(ATTACKER, on_planet(planet), self.told.army(ATTACKER) if army is None else army)
        self._put(DEFENDER, on_planet(planet), forces.added(guns, self.told.army(DEFENDER)))
        self._lead(on_planet(planet))
        self.game.invasion.count_defenders(ATTACKER, planet)
        return self._arena(planet)

    def _put(self, side: int, where: Place, groups: Groups) -> None:
        board = self.game.board
        if is_planet(where):
            planet = board.planet(planet_named(where))
            board.set_planet(replace(planet, stacks=forces.with_stack(planet.stacks, side, groups)))
        else:
            system = board.system(system_named(where))
            board.set_system(replace(system, stacks=forces.with_stack(system.stacks, side, groups)))

    def _lead(self, where: Place) -> None:
        """Leaders are where the battle is, each aboard a ship in space; a defending one is on the planet with the PDS."""
        for leader in self.game.state.leaders:
            staying = leader.kind == "scientist" and leader.owner == DEFENDER and bool(self.planet)
            place = on_planet(self.planet) if staying else where
            self.game.leaders.place(leader.id, place, leader.ship)

    def _arena(self, planet: PlanetId) -> Arena:
        game = self.game
        state = game.state
        default_leaders(game)
        for scope in ("battle", "battle_round"):
            if not any(each.startswith(f"{scope}:") for each in state.scopes):
                game.begin_scope(scope)
        battle = Battle(HERE, Side(ATTACKER, True), Side(DEFENDER, False), planet)
        place = on_planet(planet) if planet else in_system(HERE)
        battle.started_with = [Stack(owner, groups) for owner, groups in game.board.stacks(place)]
        return Arena(game, battle)


def default_leaders(game: Game) -> None:
    """Leaders who are somewhere have their abilities."""
    for leader in game.state.leaders:
        if leader.where:
            game.leaders.muster(leader.id)
