"""Combat for planets, and what the winner gets."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from mecatol.core.decisions import NOTHING, Option, Procedure, grants, message
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.rules import events, forces
from mecatol.rules.forces import Groups
from mecatol.rules.moments import (
    AFTER_BATTLE,
    AFTER_ROUND,
    AFTERMATH,
    BATTLE_DECIDED,
    BEFORE_BATTLE,
    BEFORE_ROUND,
    CAPTURES,
    DICE_ROLLED,
    INSTALLATIONS_CAPTURED,
    JOINS_INVASION,
    PLANET_TAKEN,
    PROMOTED,
    Captured,
    Firing,
    Taken,
    Unit,
)
from mecatol.rules.naming import name_of, planet_named, unit_kind
from mecatol.rules.pieces import GROUND, SHIPS, in_system, is_ground, is_mercenary, is_ship, is_troop, on_planet
from mecatol.rules.state import EXHAUSTED, NEUTRAL, NOBODY, Battle, Group, Leader, Place, PlanetId, Seat, Side, Stack, UnitId

from .casualties import Casualty
from .game import Chapter
from .leaders import keeper

ALL = 99  # every installation of a planet
NOTE = "invasion."


class Invasion(Chapter):
    """Invasion Combat, one planet after another (OFF-TAC-7), and what becomes of the planet."""

    __slots__ = ()

    # -- what is remembered from the landings to the end of the action -----------------------------------------------------

    def tally(self, what: str) -> int:
        """How often something happened since the landings began: "used:<system>:<ship>", "shields:<planet>" …"""
        return int(self.state.notes.get(NOTE + what, "0"))

    def add_tally(self, what: str, number: int) -> None:
        """It happened again."""
        self.game.changing()
        self.state.notes[NOTE + what] = str(self.tally(what) + number)

    def forget(self) -> None:
        """New landings begin."""
        self.game.changing()
        notes = self.state.notes
        for key in [key for key in notes if key.startswith(NOTE)]:
            del notes[key]

    def note_stopped(self, planet: PlanetId) -> None:
        """Somebody stopped the invasion of a planet."""
        self.add_tally(f"stopped:{planet}", 1)

    def was_stopped(self, planet: PlanetId) -> bool:
        """Whether somebody stopped the invasion of a planet in this activation."""
        return self.tally(f"stopped:{planet}") > 0

    def count_defenders(self, seat: Seat, planet: PlanetId) -> None:
        """How many ground units an invader meets, before anything is bombarded."""
        number = self.defenders(seat, planet)
        self.add_tally(f"defenders:{planet}", max(0, number - self.tally(f"defenders:{planet}")))
        held = self.defender(planet)
        for group in self.game.board.army(held, planet) if number else ():
            self.add_tally(f"guard:{planet}:{held}:{'armor' if group.kind == 'mechanized_unit' else 'infantry'}", group.count)

    def guard(self, planet: PlanetId, held: Seat) -> str:
        """How a planet was held against an invader: "defended" by Ground Forces, "armored" by Mechanized Units alone, or
        "undefended"."""
        kinds = {"infantry": "defended", "armor": "armored"}
        return next((kinds[kind] for kind in kinds if self.tally(f"guard:{planet}:{held}:{kind}")), "undefended")

    def defenders(self, seat: Seat, planet: PlanetId) -> int:
        """How many ground units stand against a seat on a planet."""
        held = self.defender(planet)
        return 0 if held in (NOBODY, seat) else forces.count(self.game.board.army(held, planet))

    def defender(self, planet: PlanetId, against: Seat = NOBODY) -> Seat:
        """Who defends a planet: neutral units, as long as they are not beaten, or its owner; or where it has none, whose
        Mercenary stands there alone, if not that of whom it is defended against (OFF-SOT-MRC)."""
        neutral = self.game.board.units(NEUTRAL, on_planet(planet))
        owner = self.game.board.planet(planet).owner
        if neutral and not self.tally(f"beaten:{planet}"):
            return NEUTRAL
        if owner == NOBODY and self.game.parameters.mercenaries:
            return next((seat for seat, _ in self.game.board.stacks(on_planet(planet)) if seat not in (NEUTRAL, against)), NOBODY)
        return owner

    # -- one planet after another ------------------------------------------------------------------------------------------

    async def begin(self, step: Step) -> None:
        """The step of a Tactical Action: the active player says in which order planets are fought for (OFF-TAC-7)."""
        seat, hex_ = step.seat, Hex(step.place)
        await self.trade_stations()
        self.revert_lonely()
        left = self.contested(seat, hex_)
        order: list[PlanetId] = []
        while left:
            key = await self.game.choose(seat, "invasion_order", self.order_options, left)
            order.append(planet_named(key))
            left = [planet for planet in left if planet not in order]
        self.game.then(*(Step("invasion.planet", seat, step.place, planet) for planet in order))

    @grants("OFF-TAC-7")
    def order_options(self, planets: Sequence[PlanetId]) -> list[Option[str]]:
        """Which planet comes next."""
        return [Option(on_planet(p), "", (on_planet(p),), message("option-planet", planet=p)) for p in planets]

    def contested(self, seat: Seat, hex_: Hex) -> list[PlanetId]:
        """Planets that are somebody else's or nobody's, on which a player stands."""
        return [
            planet.id
            for planet in self.game.board.system(hex_).planets
            if planet.owner != seat and (self.game.board.units(seat, on_planet(planet.id)) or self.leaders(seat, planet.id))
        ]

    async def planet(self, step: Step) -> None:
        """One planet: nobody's is claimed, and for one that somebody defends there is Invasion Combat, even if only a
        Control Marker holds it (OFF-INV-6)."""
        seat, planet = step.seat, PlanetId(step.what)
        held = self.defender(planet, seat)
        if held == seat:
            return
        if seat == NEUTRAL and held == NOBODY:  # nobody is left whom rebels could fight
            self.game.board.remove(NEUTRAL, on_planet(planet), self.game.board.units(NEUTRAL, on_planet(planet)), "withdrawn")
            return
        army = self.game.board.army(seat, planet)
        if not army and (held == NOBODY or not self.game.board.troops(seat, planet)):
            await self.fail(seat, planet, held)  # OFF-PDS-6
        elif held == NOBODY:
            self.game.then(replace(step, name="invasion.claim"))
        else:
            await self.open(step, held)

    async def open(self, step: Step, held: Seat) -> None:
        """Before the first round: what comes before battles, and the defending PDS (OFF-INV-1)."""
        planet = PlanetId(step.what)
        self.count_defenders(step.seat, planet)
        battle = self.battle_for(step.seat, held, Hex(step.place), planet)
        self.game.changing()
        self.state.battle = battle
        self.game.begin_scope("battle")
        self.game.tell(events.InvasionBegan(step.seat, held, planet))
        await self.reinforce(battle)
        await self.game.moment(BEFORE_BATTLE, battle)
        await self.defend(battle)
        self.revert_lonely()
        if self.fighters(battle, battle.defender):
            await self.prepare(battle)
        self.game.then(replace(step, name="invasion.round"))

    def battle_for(self, seat: Seat, held: Seat, hex_: Hex, planet: PlanetId) -> Battle:
        """The battle as it begins; those killed by bombardment count among the losses."""
        here = on_planet(planet)
        killed = [Group(kind, self.tally(f"killed:{planet}:{kind}")) for kind in GROUND]
        battle = Battle(hex_, Side(seat, True), Side(held, False), planet)
        battle.defender.lost_all = [group for group in killed if group.count]
        battle.started_with = [Stack(owner, groups) for owner, groups in self.game.board.stacks(here)]
        return battle

    async def prepare(self, battle: Battle) -> None:
        """What the attacker decides just before the first dice: officially nothing."""

    async def reinforce(self, battle: Battle) -> None:
        """Ships that may fight on planets come down if their owner likes; they go back afterwards and hold nothing."""
        seat, where = battle.attacker.seat, in_system(battle.system)
        for kind in SHIPS:
            number = forces.count(self.game.board.units(seat, where), kind)
            if number and self.game.fold(JOINS_INVASION, False, Unit(seat, kind, where)):
                key = await self.game.choose(seat, "join_invasion", self.joining_options, kind, number)
                groups = forces.pick(self.game.board.units(seat, where), kind, int(key))
                if groups:
                    self.game.board.shift(seat, where, on_planet(battle.planet), groups)

    @grants("OFF-INV-2")
    def joining_options(self, kind: UnitId, number: int) -> list[Option[str]]:
        """How many ships of a kind take part."""
        return [Option(str(n), says=message("option-join-invasion", count=n, kind=kind)) for n in range(number + 1)]

    async def defend(self, battle: Battle) -> None:
        """Each PDS on the planet fires once at what has landed (OFF-PDS-5), even if it stands there alone."""
        seat, held = battle.attacker.seat, battle.defender.seat
        here, combat = on_planet(battle.planet), self.game.combat
        pds = [g for g in self.game.board.units(held, here) if g.kind == "pds"]
        if extra := self.game.space_cannon.extra_pds(held, here):
            pds = list(forces.added(tuple(pds), [Group("pds", extra)]))
        armed = [(group, self.game.board.unit(held, "pds").invasion_defence) for group in pds]
        dice = combat.roll(held, armed, "invasion_defence", battle.system, battle.planet, seat)
        hits = await combat.scored(seat, here, dice, "invasion_defence", held)
        if hits:
            lost = await combat.assign(seat, here, hits, purpose="invasion_defence", only=self.fears_pds, by=held)
            await combat.carry_out(seat, here, lost, "invasion_defence", held)

    def fears_pds(self, kind: UnitId) -> bool:
        """Who can be hit by PDS on the planet: Mechanized Units cannot (OFF-SOT-MEC)."""
        return kind in ("ground_force", "shock_troop") or is_mercenary(kind)

    # -- rounds ------------------------------------------------------------------------------------------------------------

    def fighters(self, battle: Battle, side: Side) -> Groups:
        """The units of a side that fight: ground units, Mercenaries, and ships that have come down."""
        there = self.game.board.units(side.seat, on_planet(battle.planet))
        return forces.of(there, lambda kind: is_troop(kind) or is_ship(kind))

    def is_decided(self, battle: Battle) -> bool:
        """Whether nobody is left to fight with, on one side or both; or nobody can ever hit anybody."""
        sides = (battle.attacker, battle.defender)
        armies = [self.fighters(battle, side) for side in sides]
        return not all(armies) or all(self._harmless(battle, side, army) for side, army in zip(sides, armies, strict=True))

    def _harmless(self, battle: Battle, side: Side, army: Groups) -> bool:
        printed = {group.kind: self.game.board.unit(side.seat, group.kind).dice for group in army}
        return all(self.game.combat.harmless(self.firing(battle, side, g), printed[g.kind]) for g in army)

    def firing(self, battle: Battle, side: Side, group: Group) -> Firing:
        """The combat roll of a unit in the round."""
        place = (battle.system, battle.planet, battle.enemy(side.seat).seat, battle.round, side.attacker)
        return Firing(side.seat, group.kind, "invasion", *place, group.damage, group.mark)

    async def round(self, step: Step) -> None:
        """Both sides roll, if there still are two, then both take their casualties at the same time; nobody retreats
        (OFF-INV-2)."""
        battle = self.game.board.battle
        if self.is_decided(battle):
            self.game.then(replace(step, name="invasion.end"))
            return
        self.game.changing()
        battle.round += 1
        for side in (battle.attacker, battle.defender):
            side.dice, side.hits, side.lost, side.sustained, side.grazed = [], 0, [], [], []
        self.game.begin_scope("battle_round")
        self.game.combat.remember(battle)
        await self.game.moment(BEFORE_ROUND, battle)
        if all(self.fighters(battle, side) for side in (battle.attacker, battle.defender)):
            await self.exchange(battle)
            self.after_dice(battle)
        await self.game.moment(AFTER_ROUND, battle)
        self.game.end_scope("battle_round")
        self.game.then(step)

    async def exchange(self, battle: Battle) -> None:
        """The dice of a round and what they do."""
        sides = (battle.attacker, battle.defender)
        combat = self.game.combat
        volleys = [await combat.kept(combat.volley(battle, side, battle.round)) for side in sides]
        for side, volley in zip(sides, volleys, strict=True):
            side.dice = combat.fire(volley)
        await self.game.moment(DICE_ROLLED, battle)
        for side in sides:
            enemy = battle.enemy(side.seat)
            side.hits = await self.game.combat.scored(side.seat, on_planet(battle.planet), enemy.dice, "invasion", enemy.seat)
        branches = {side.seat: partial(self.casualties, battle, side) for side in sides if side.hits}
        lost = await self.game.combat.assign_together("casualties", branches)
        for side in sides:
            enemy_seat = battle.enemy(side.seat).seat
            await self.game.combat.carry_out(side.seat, on_planet(battle.planet), lost.get(side.seat, []), "invasion", enemy_seat)

    async def casualties(self, battle: Battle, side: Side) -> list[Casualty]:
        """Shock Troops are in the front line: they are taken first (OFF-SE-SHK). A branch: it only chooses."""
        return await self.game.combat.assign(
            side.seat,
            on_planet(battle.planet),
            side.hits,
            purpose="invasion",
            only=lambda kind: is_troop(kind) or is_ship(kind),
            first=lambda kind: kind == "shock_troop",
            spare=self.spared(battle, side),
            by=battle.enemy(side.seat).seat,
        )

    def spared(self, battle: Battle, side: Side) -> Groups:
        """Units that take no part in the fighting."""
        return ()

    def after_dice(self, battle: Battle) -> None:
        """Ground Forces that rolled a natural 10 and live become Shock Troops (OFF-SE-SHK)."""
        if self.game.parameters.shock_troops:
            for side in (battle.attacker, battle.defender):
                tens = sum(die.kind == "ground_force" and die.face == 10 for die in side.dice)
                if side.seat != NEUTRAL:
                    self.promote_here(side.seat, on_planet(battle.planet), tens)
        self.revert_lonely()

    # -- the end -----------------------------------------------------------------------------------------------------------

    async def end(self, step: Step) -> None:
        """Success: no defender is left and an invader is (OFF-INV-3). Otherwise the defender keeps the planet, if only with a
        marker (OFF-INV-4)."""
        battle = self.game.board.battle
        seat, held, planet = battle.attacker.seat, battle.defender.seat, battle.planet
        beaten = not self.fighters(battle, battle.defender)
        won = beaten and self._stands(battle)
        spoilt = beaten and not won and self._mercenaries_stand(battle)
        self.game.changing()
        battle.over, battle.winner = True, seat if won or spoilt else held
        self._ascend(battle)
        if won:
            self.note_promotion(battle)
        self.game.tell(events.InvasionEnded(seat, planet, won))
        await self.game.moment(BATTLE_DECIDED, battle)
        if not battle.over:  # somebody has had it go on
            self.forget_promotions(planet)
            self.game.then(replace(step, name="invasion.round"))
            return
        await self.game.moment(AFTER_BATTLE, battle)
        if spoilt:
            await self.spoil(seat, planet, held)
        elif not won:
            await self.fail(seat, planet, held)
        elif held == NEUTRAL or self.game.board.planet(planet).owner == NOBODY:
            self.add_tally(f"beaten:{planet}", 1)
            self.game.then(replace(step, name="invasion.planet"))
        elif seat != NEUTRAL:  # what rebels do with a planet is said by what has roused them
            await self.conquer(seat, planet, "invasion")
        self.game.end_scope("battle")
        self.state.battle = None
        await self.game.moment(AFTERMATH, battle)

    def _stands(self, battle: Battle) -> bool:
        """Whether an invader is left who can hold the planet: ships cannot."""
        return any(is_ground(group.kind) for group in self.fighters(battle, battle.attacker))

    def _mercenaries_stand(self, battle: Battle) -> bool:
        """Whether nobody but Mercenaries is left of the invaders."""
        return any(is_mercenary(group.kind) for group in self.fighters(battle, battle.attacker))

    async def spoil(self, seat: Seat, planet: PlanetId, held: Seat) -> None:
        """Mercenaries alone have beaten the defender: they hold nothing, so the planet is nobody's (OFF-SOT-MRC)."""
        if self.game.board.planet(planet).owner == held and held >= 0:
            await self.raze(seat, held, planet, ())
            self.lose_leaders(on_planet(planet), seat, "invasion")
            self.lose(planet, "mercenaries", keeps=seat)
            await self.game.fleet_supply.settle(held, self.game.board.system_of(planet), "invasion")
        elif held == NEUTRAL:
            self.add_tally(f"beaten:{planet}", 1)
        await self.fail(seat, planet, NOBODY)

    def _ascend(self, battle: Battle) -> None:
        """Ships that came down go back."""
        seat, here = battle.attacker.seat, on_planet(battle.planet)
        ships = forces.of(self.game.board.units(seat, here), is_ship)
        if ships:
            self.game.board.shift(seat, here, in_system(battle.system), ships)

    async def fail(self, seat: Seat, planet: PlanetId, held: Seat) -> None:
        """Landed PDS are lost with the last invader (OFF-INV-5, OFF-PDS-6), and Leaders were part of a failed invasion.
        Mercenaries stay where nobody is against them (OFF-SOT-MRC)."""
        here = on_planet(planet)
        lost = [g for g in self.game.board.units(seat, here) if held != NOBODY or not is_mercenary(g.kind)]
        await self.game.combat.destroy(seat, here, lost, "invasion_failed", held)
        for leader in self.leaders(seat, planet):
            self.note_fate(leader, "failed_invasion", max(held, NOBODY))

    async def claim(self, step: Step) -> None:
        """Whoever stands on a planet of nobody's takes it, exhausted (OFF-LND-2), once its counters are settled."""
        seat, planet = step.seat, PlanetId(step.what)
        here = on_planet(planet)
        await self.game.domain_counters.benefits(seat, here)
        if self.game.board.planet(planet).owner != NOBODY:
            return
        if not self.game.board.army(seat, planet):
            await self.fail(seat, planet, NOBODY)
            return
        number = self.tally(f"defenders:{planet}")
        target = NEUTRAL if number else NOBODY
        self.game.board.deed("invaded_planet", seat, target, here, "defended" if number else "undefended", number)
        await self.take(seat, planet, "landing", exhausted=not self.tally(f"refreshed:{planet}"))

    async def take(self, seat: Seat, planet: PlanetId, how: str, *, exhausted: bool = True) -> None:
        """The planet's card changes hands, exhausted (OFF-INV-7); what lay on it unresolved is gone, and an Artifact is found.

        Fighters that a Space Dock there supported are lost (OFF-UNI-5), if the loser still has any in the system.
        """
        before = self.game.board.planet(planet).owner
        self.game.domain_counters.clear(on_planet(planet))
        await self.gain(seat, planet, how, exhausted=exhausted)
        if before >= 0:
            await self.game.fleet_supply.settle(before, self.game.board.system_of(planet), how)

    async def gain(self, seat: Seat, planet: PlanetId, how: str, *, exhausted: bool = True) -> None:
        """A player gains control of a planet; everybody may have something to say about it (OFF-INV-7: it arrives exhausted)."""
        before = self.game.board.planet(planet).owner
        self.game.board.hand_planet(seat, planet, how, exhausted=exhausted)
        self.game.domain_counters.clear(on_planet(planet))
        await self.game.artifacts.discovered(seat, on_planet(planet))
        await self.game.moment(PLANET_TAKEN, Taken(seat, planet, before, how))
        self.game.objectives.settle_specials()
        self.game.victory.check()

    def lose(self, planet: PlanetId, why: str, keeps: Seat = NOBODY) -> None:
        """A planet becomes neutral; whatever still stands on it is destroyed, except for what is of one seat."""
        for owner, groups in self.game.board.stacks(on_planet(planet)):
            if owner != keeps:
                self.game.board.remove(owner, on_planet(planet), groups, why)
        self.game.board.free_planet(planet, why)
        self.game.leaders.lost(on_planet(planet), why)
        self.game.objectives.settle_specials()

    async def lay_waste(self, planet: PlanetId, why: str) -> None:
        """All units on a planet are destroyed, whoever's they are, and it is nobody's."""
        here = on_planet(planet)
        for owner, groups in self.game.board.stacks(here):
            await self.game.combat.destroy(owner, here, groups, why)
        self.lose(planet, why)

    def may_be_lost(self, planet: PlanetId) -> bool:
        """Whether a planet can be taken from its owner without force: no Trade Station where he has ships (OFF-SYS-6)."""
        board = self.game.board
        return board.is_solid(planet) or not board.ships(board.planet(planet).owner, board.system_of(planet))

    async def annex(self, seat: Seat, planet: PlanetId) -> None:
        """A planet is gained without landing, and nobody else gets it in this action."""
        self.game.changing()
        self.game.board.action.annexed.append(planet)
        await self.take(seat, planet, "annexation")

    # -- what the winner gets ------------------------------------------------------------------------------------------------

    async def conquer(self, seat: Seat, planet: PlanetId, how: str) -> None:
        """A planet is taken from its owner: installations are captured or destroyed, Leaders there are lost (OFF-INV-3)."""
        here, before = on_planet(planet), self.game.board.planet(planet).owner
        number = self.tally(f"defenders:{planet}") if how == "invasion" else 0
        guard = self.guard(planet, before) if how == "invasion" else "undefended"
        self.game.board.deed("invaded_planet", seat, before, here, guard, number, how=how)
        self.note_last_dock(seat, before, planet)
        captured = await self.choose_captures(seat, planet, how)
        self.capture(seat, before, planet, captured)
        if captured:
            await self.game.moment(INSTALLATIONS_CAPTURED, Captured(seat, planet, before, tuple(captured)))
        await self.raze(seat, before, planet, captured)
        self.lose_leaders(here, seat, how)
        await self.take(seat, planet, how)
        if how == "invasion":
            await self.game.leaders.rescue(seat, before)  # OFF-OPT-LDR-3

    def note_last_dock(self, seat: Seat, before: Seat, planet: PlanetId) -> None:
        """Taking the planet with the last Space Dock of somebody is a deed."""
        docks = forces.count(self.game.board.units(before, on_planet(planet)), "space_dock")
        if docks and self.game.board.on_board(before, "space_dock") == docks:
            self.game.board.deed("took_last_dock", seat, before, on_planet(planet))

    async def choose_captures(self, seat: Seat, planet: PlanetId, how: str) -> list[str]:
        """Which installations are taken over and not destroyed."""
        before = self.game.board.planet(planet).owner
        limit = self.game.fold(CAPTURES, self.basic_captures(seat, planet), Taken(seat, planet, before, how))
        draft: list[str] = []
        while len(draft) < limit and self.capturable(seat, planet, draft):
            key = await self.game.compose(seat, "capture", draft, self.capture_options, seat, planet, draft)
            if key == "done":
                break
            draft.append(name_of(key))
        return draft

    @grants("OFF-SE-SHK", "OFF-INV-3")
    def capture_options(self, seat: Seat, planet: PlanetId, draft: Sequence[str]) -> list[Option[str]]:
        """One more installation: "capture:space_dock", "capture:pds", "capture:<facility>"."""
        here = (on_planet(planet),)
        found = [
            Option(f"capture:{what}", "", here, message("option-capture", installation=what))
            for what in self.capturable(seat, planet, draft)
        ]
        return [*found, Option("done", says=message("option-done"))]

    def capturable(self, seat: Seat, planet: PlanetId, draft: Sequence[str]) -> list[str]:
        """The loser's docks, PDS and facility (SA17-NOM-03), if the winner has pieces and the planet room (OFF-CMP-7)."""
        record = self.game.board.planet(planet)
        theirs, found = self.game.board.units(record.owner, on_planet(planet)), []
        for kind in ("space_dock", "pds"):
            more, room = draft.count(kind), self.room_for_captured(seat, planet, kind)
            if forces.count(theirs, kind) > more and min(room, self.game.board.left(seat, kind)) > more:
                found.append(kind)
        return [*found, *([record.facility] if record.facility and record.facility not in draft else [])]

    def room_for_captured(self, seat: Seat, planet: PlanetId, kind: UnitId) -> int:
        """How many more installations of a kind a player may have on a planet; docks in space beside it (SA17-LIM-05)."""
        if kind == "space_dock" and self.game.production.docks_float(seat):
            return self.game.fleet_supply.docks_room(seat, self.game.board.system_of(planet))
        standing = forces.count(self.game.board.units(seat, on_planet(planet)), kind)
        return self.game.board.most_on_planet(seat, kind, planet) - standing

    def basic_captures(self, seat: Seat, planet: PlanetId) -> int:
        """All of them, with a Shock Troop and a Ground Force among the survivors (OFF-SE-SHK)."""
        army = self.game.board.army(seat, planet)
        return ALL if forces.count(army, "shock_troop") and forces.count(army, "ground_force") else 0

    def capture(self, seat: Seat, before: Seat, planet: PlanetId, captured: Sequence[str]) -> None:
        """Installations become the winner's; a dock cannot build in this round (OFF-SE-SHK)."""
        here, board = on_planet(planet), self.game.board
        for what in captured:
            kind = unit_kind(what)
            if kind in self.game.content.units:
                board.remove(before, here, forces.pick(board.units(before, here), kind), "captured")
                dock = kind == "space_dock"
                where = self.game.production.dock_place(seat, planet) if dock else here
                board.place(seat, where, [Group(kind, mark=EXHAUSTED if dock else "")], "captured")
                if dock:
                    board.deed("captured_dock", seat, before, here)

    async def raze(self, seat: Seat, before: Seat, planet: PlanetId, captured: Sequence[str], why: str = "planet_lost") -> None:
        """Whatever else the loser has there is destroyed."""
        here, record = on_planet(planet), self.game.board.planet(planet)
        left = self.game.board.units(before, here)
        await self.game.combat.destroy(before, here, left, why, seat)
        if record.facility and record.facility not in captured:
            self.game.facilities.remove(planet, why)

    # -- Leaders -----------------------------------------------------------------------------------------------------------

    def leaders(self, seat: Seat, planet: PlanetId) -> list[Leader]:
        """Leaders a player has on a planet, captives of his among them."""
        return [leader for leader in self.game.leaders.at(on_planet(planet)) if keeper(leader) == seat]

    def lose_leaders(self, where: Place, winner: Seat, why: str = "planet_lost") -> None:
        """Leaders in a place that changed owner, except the winner's own: their fate is rolled when the action is over."""
        for leader in self.game.leaders.at(where):
            if keeper(leader) != winner:
                self.note_fate(leader, why, winner)

    def note_fate(self, leader: Leader, why: str = "ship", by: Seat = NOBODY) -> None:
        """A Leader's place was lost, or an invasion with it failed (SA17-LDR-22, SA17-LDR-23)."""
        self.game.leaders.doom(leader, why, by)

    # -- Shock Troops ------------------------------------------------------------------------------------------------------

    def note_promotion(self, battle: Battle) -> None:
        """Ground Forces that a won invasion promotes later (SA17-UNI-14): as many as there are now, no newcomers."""
        self.game.changing()
        seat, here = battle.attacker.seat, on_planet(battle.planet)
        number = self.game.fold(PROMOTED, self.promotions(battle), Unit(seat, "ground_force", here))
        number = min(number, forces.count(self.game.board.units(seat, here), "ground_force"))
        if self.state.action is not None:
            self.state.action.promote += [battle.planet] * number

    def forget_promotions(self, planet: PlanetId) -> None:
        """The invasion of a planet is not won yet after all."""
        self.game.changing()
        if self.state.action is not None:
            self.state.action.promote = [each for each in self.state.action.promote if each != planet]

    def promotions(self, battle: Battle) -> int:
        """How many Ground Forces a success promotes: officially none, it is the dice that do (OFF-SE-SHK)."""
        return 0

    def promote(self, seat: Seat) -> None:
        """The promotions noted in this action are carried out (SA17-UNI-15)."""
        self.game.changing()
        action = self.game.board.action
        for planet in action.promote:
            if self.game.board.planet(planet).owner == seat:
                self.promote_here(seat, on_planet(planet), 1)
        action.promote = []

    def promote_here(self, seat: Seat, here: Place, number: int) -> None:
        """Ground Forces in a place become Shock Troops, as far as there are counters."""
        number = min(number, forces.count(self.game.board.units(seat, here), "ground_force"))
        number = min(number, self.game.board.left(seat, "shock_troop"))
        self._exchange(seat, here, "ground_force", "shock_troop", number, "promoted")

    def demote_here(self, seat: Seat, here: Place) -> None:
        """All Shock Troops in a place become Ground Forces."""
        number = forces.count(self.game.board.units(seat, here), "shock_troop")
        self._exchange(seat, here, "shock_troop", "ground_force", number, "reverted")

    def revert_lonely(self) -> None:
        """A Shock Troop without a Ground Force beside it is one itself again (OFF-SE-SHK)."""
        for where, owner, groups in self.game.board.all_units():
            if forces.count(groups, "shock_troop") and not forces.count(groups, "ground_force"):
                self._exchange(owner, where, "shock_troop", "ground_force", 1, "reverted")

    def _exchange(self, seat: Seat, where: Place, old: UnitId, new: UnitId, number: int, why: str) -> None:
        if number > 0:
            self.game.board.remove(seat, where, forces.pick(self.game.board.units(seat, where), old, number), why)
            self.game.board.place(seat, where, [Group(new, number)], why)

    # -- Trade Stations ------------------------------------------------------------------------------------------------------

    def trade_stations(self) -> Procedure[None]:
        """A Trade Station is his who alone has ships in the system; nobody invades it and no agreement breaks (OFF-SYS-6)."""
        drifting = self.game.artifacts.drifting()
        return self._trade_stations(drifting) if drifting or self.game.board.visited_stations() else NOTHING

    async def _trade_stations(self, drifting: list[Place]) -> None:
        board = self.game.board
        stations = board.stations()
        places = board.in_map_order([*map(on_planet, stations), *drifting])
        for system in [board.system(hex_) for hex_ in dict.fromkeys(map(board.hex_of, places))]:
            for station in system.planets:
                if station.id not in stations:
                    continue
                fleets = [seat for seat in board.fleets(system.hex) if seat != NEUTRAL]
                if len(fleets) == 1 and fleets[0] != station.owner:
                    await self.gain(fleets[0], station.id, "trade_station")
            await self.game.artifacts.found_in_space(system.hex)
