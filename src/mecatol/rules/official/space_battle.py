"""Battles between fleets."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core.decisions import ALLOWED, Option, Verdict, grants, message
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.rules import events, forces
from mecatol.rules.moments import (
    AFTER_BATTLE,
    AFTER_ROUND,
    AFTERMATH,
    BATTLE_DECIDED,
    BEFORE_BATTLE,
    BEFORE_ROUND,
    DICE_ROLLED,
    FAVOURED,
    FLEETS_MEET,
    HITS_ASSIGNED,
    HOSTILE_BATTLE,
    MAY_RETREAT,
    PRECOMBAT_SHOTS,
    RETREAT_ANNOUNCED,
    RETREAT_PRICE,
    ROLLS_FIRST,
    At,
    Firing,
    Travel,
)
from mecatol.rules.naming import player_named, seats_listed, system_named
from mecatol.rules.pieces import in_system
from mecatol.rules.state import NEUTRAL, NO_PLANET, NOBODY, Battle, Die, Group, Seat, Side, Stack, UnitId

from .casualties import NO_RELIEF
from .game import Chapter

NO = "no"
LONGEST = 100  # rounds after which a battle that nobody can win is given up


def is_fighter(kind: UnitId) -> bool:
    """Whether a kind of unit is a Fighter."""
    return kind == "fighter"


class SpaceBattle(Chapter):
    """Battles between the active player's fleet and the others in the system (OFF-TAC-5)."""

    __slots__ = ()

    # -- who fights whom ------------------------------------------------------------------------------------------------

    async def begin(self, step: Step) -> None:
        """One battle after another, in the active player's order; `step.what` names those already met."""
        seat, system = step.seat, Hex(step.place)
        met = seats_listed(step.what)
        enemies = self.enemies(seat, system, met)
        if not enemies:
            return
        enemy = enemies[0]
        if len(enemies) > 1:
            enemy = _enemy(await self.game.choose(seat, "battle_with", self.battles, seat, system, met))
        others = Step("space_battle.begin", seat, step.place, ",".join(str(each) for each in (*met, enemy)))
        self._open(seat, enemy, system)
        await self.game.moment(FLEETS_MEET, self.game.board.battle)
        if self.goes_on():
            self._start()
            self.game.then(Step("space_battle.precombat", seat, step.place), Step("space_battle.end", seat, step.place), others)
        else:
            self._close()
            self.game.then(others)

    def enemies(self, seat: Seat, system: Hex, met: Sequence[Seat] = ()) -> list[Seat]:
        """Who is still to be fought: a lone Fighter suffices on either side (OFF-TAC-5)."""
        if not self.game.board.ships(seat, system):
            return []
        return [enemy for enemy in self.game.board.enemy_fleets(seat, system) if enemy not in met]

    @grants("OFF-TAC-5")
    def battles(self, seat: Seat, system: Hex, met: Sequence[Seat]) -> list[Option[str]]:
        """Which enemy to fight next."""
        return [
            Option(_named(enemy), "", (in_system(system), f"player:{enemy}"), message("option-battle-with", seat=enemy))
            for enemy in self.enemies(seat, system, met)
        ]

    def _open(self, attacker: Seat, defender: Seat, system: Hex) -> None:
        self.game.changing()
        self.game.begin_scope("battle")
        fleets = [Stack(seat, self.game.board.ships(seat, system)) for seat in (attacker, defender)]
        self.state.battle = Battle(system, Side(attacker, True), Side(defender, False), started_with=fleets)

    def _start(self) -> None:
        """The battle takes place: being the attacker in one is hostile (OFF-SPB-8, SA17-NOM-07)."""
        battle = self.game.board.battle
        attacker, defender = battle.attacker.seat, battle.defender.seat
        self.game.tell(events.BattleBegan(attacker, defender, in_system(battle.system)))
        if self.game.fold(HOSTILE_BATTLE, True, attacker):
            self.game.tactical.hostile(attacker, defender)

    def _close(self) -> None:
        self.game.changing()
        self.game.end_scope("battle")
        self.state.battle = None

    def goes_on(self) -> bool:
        """OFF-SPB-7: as long as both sides have ships, unless something stopped it."""
        battle = self.game.board.battle
        return not battle.over and all(self.fleet(battle, side) for side in (battle.attacker, battle.defender))

    def fleet(self, battle: Battle, side: Side) -> forces.Groups:
        """One side's ships."""
        return self.game.board.ships(side.seat, battle.system)

    # -- before the first round -----------------------------------------------------------------------------------------

    async def precombat(self, step: Step) -> None:
        """What happens once, before the first round (OFF-SPB-1)."""
        battle = self.game.board.battle
        await self.game.moment(BEFORE_BATTLE, battle)
        if self.goes_on():
            await self.effects_before(battle)
        if self.goes_on():
            self.game.then(Step("space_battle.round", step.seat, step.place))

    async def effects_before(self, battle: Battle) -> None:
        """Barrage and shots, one after the other in the order that the defender decides (OFF-SPB-1)."""
        done: list[str] = []
        while waiting := [option.key for option in self.precombat_order(battle, done)]:
            key = waiting[0]
            if len(waiting) > 1 and battle.defender.seat != NEUTRAL:
                key = await self.game.choose(battle.defender.seat, "precombat_order", self.precombat_order, battle, done)
            done.append(key)
            await self._effect_before(battle, key)
        if self.game.parameters.sabotage_runs and self.goes_on():
            await self.game.sabotage_runs.fly(battle)

    @grants("OFF-SPB-1")
    def precombat_order(self, battle: Battle, done: Sequence[str]) -> list[Option[str]]:
        """The pre-combat effects that are still to come."""
        sides = {"attacker_shots": battle.attacker, "defender_shots": battle.defender}
        waiting = ["barrage"] if self.goes_on() and any(self.barrages(battle, side) for side in sides.values()) else []
        waiting += [key for key, side in sides.items() if self.goes_on() and self.shots(battle, side)]
        return [Option(key, "", (), message(f"option-precombat-{key}")) for key in waiting if key not in done]

    async def _effect_before(self, battle: Battle, key: str) -> None:
        if key == "barrage":
            await self.barrage(battle)
        else:
            await self.shoot(battle, [battle.attacker if key == "attacker_shots" else battle.defender])

    def barrages(self, battle: Battle, side: Side) -> list[tuple[Group, int]]:
        """The ships of a side that fire at Fighters, with their printed dice (OFF-UNI-6)."""
        enemy = battle.enemy(side.seat)
        if not forces.count(self.fleet(battle, enemy), "fighter"):
            return []
        printed = [(g, self.game.board.unit(side.seat, g.kind).barrage) for g in self.fleet(battle, side)]
        return [(group, dice) for group, dice in printed if dice]

    async def barrage(self, battle: Battle) -> None:
        """Anti-Fighter Barrage of both sides; each hit destroys one enemy Fighter (OFF-UNI-6, SA17-GEN-05)."""
        for side in (battle.attacker, battle.defender):
            enemy = battle.enemy(side.seat).seat
            units = self.barrages(battle, side)
            side.dice = self.game.combat.roll(side.seat, units, "barrage", battle.system, target=enemy, attacker=side.attacker)
        for side in (battle.attacker, battle.defender):
            await self._suffer(battle, side, "barrage")

    def shots(self, battle: Battle, side: Side) -> list[tuple[Firing, int]]:
        """The shots a side has before the battle, beside the barrage: technologies, races and cards give them."""
        enemy = battle.enemy(side.seat).seat
        firings = self.game.combat.firings(
            side.seat, self.fleet(battle, side), "precombat", battle.system, target=enemy, attacker=side.attacker
        )
        found = [(firing, self.game.fold(PRECOMBAT_SHOTS, 0, firing)) for firing in firings]
        return [part for firing, count in found if count > 0 for part in self._apart(firing, count)]

    def _apart(self, firing: Firing, count: int) -> list[tuple[Firing, int]]:
        """The shots of alike ships; those of them that are favoured are fired apart."""
        number, bonus = self.game.fold(FAVOURED, (0, 0), firing)
        favoured = min(number, count) if bonus else 0
        found = [(replace(firing, favour=bonus), favoured), (firing, count - favoured)]
        return [(part, shots) for part, shots in found if shots > 0]

    async def shoot(self, battle: Battle, sides: Sequence[Side]) -> None:
        """These sides fire at the same time; casualties do not shoot back."""
        for side in sides:
            side.dice = [die for firing, count in self.shots(battle, side) for die in self.game.combat.throw(firing, count)]
        for side in (battle.attacker, battle.defender):
            await self._suffer(battle, side, "precombat")

    async def _suffer(self, battle: Battle, side: Side, purpose: str) -> None:
        """A side takes the casualties of the enemy's dice of this purpose."""
        side.hits = await self._scored(battle, side, purpose)
        await self._take(battle, side, purpose)

    async def _take(self, battle: Battle, side: Side, purpose: str) -> None:
        """The hits of a side are assigned, those first that are bound to something."""
        enemy, where, combat = battle.enemy(side.seat), in_system(battle.system), self.game.combat
        only = is_fighter if purpose == "barrage" else None
        dice, relief = [die for die in enemy.dice if die.purpose == purpose], NO_RELIEF
        for aim, hits in combat.aims(side.seat, where, dice, purpose, enemy.seat, side.hits):
            relief = await combat.suffer(
                side.seat, where, hits, purpose=purpose, by=enemy.seat, only=only, aim=aim, relief=relief
            )

    async def _scored(self, battle: Battle, side: Side, purpose: str) -> int:
        enemy = battle.enemy(side.seat)
        dice: list[Die] = [die for die in enemy.dice if die.purpose == purpose]
        hits = await self.game.combat.scored(side.seat, in_system(battle.system), dice, purpose, enemy.seat)
        side.struck += hits
        return hits

    # -- a round --------------------------------------------------------------------------------------------------------

    async def round(self, step: Step) -> None:
        """OFF-SPB-2: announce, roll, remove casualties, carry out a retreat."""
        battle = self.game.board.battle
        self._begin_round(battle)
        await self.announce(battle)
        await self.game.moment(BEFORE_ROUND, battle)
        if self.goes_on():
            await self.exchange(battle)
            await self.game.moment(HITS_ASSIGNED, battle)
            await self.carry_out_retreat(battle)
        await self.game.moment(AFTER_ROUND, battle)
        self.game.end_scope("battle_round")
        if self.goes_on() and self.stalemate(battle):
            await self.give_way(battle)
        if self.goes_on():
            self.game.then(step)

    def _begin_round(self, battle: Battle) -> None:
        self.game.changing()
        self.game.begin_scope("battle_round")
        battle.round += 1
        for side in (battle.attacker, battle.defender):
            side.dice, side.hits, side.lost, side.sustained, side.retreats_to = [], 0, [], [], Hex("")
            side.grazed = []
        self.game.combat.remember(battle)
        self.game.tell(events.BattleRoundBegan(in_system(battle.system), battle.round))

    async def exchange(self, battle: Battle) -> None:
        """The dice of a round and what they do: of both sides at once, unless one is ahead of the other."""
        sides = (battle.attacker, battle.defender)
        first = self.game.fold(ROLLS_FIRST, NOBODY, battle)
        if first == NOBODY:
            await self._fire(battle, sides, sides)
            return
        await self._fire(battle, (battle.side(first),), (battle.enemy(first),))
        if self.goes_on():
            await self._fire(battle, (battle.enemy(first),), (battle.side(first),))

    async def _fire(self, battle: Battle, firing: Sequence[Side], struck: Sequence[Side]) -> None:
        await self.roll(battle, firing)
        await self.game.moment(DICE_ROLLED, battle)
        await self.casualties(battle, struck)

    def is_spent(self, battle: Battle, seat: Seat) -> bool:
        """Whether a side's dice of the round have struck already: it rolled before the other, and that one has rolled too."""
        return bool(battle.enemy(seat).dice) and self.game.fold(ROLLS_FIRST, NOBODY, battle) == seat

    def firings(self, battle: Battle, side: Side) -> list[tuple[Group, int]]:
        """Every ship of a side with its printed dice (OFF-SPB-4); what it carries does not fight (OFF-UNI-4)."""
        return [(group, self.game.board.unit(side.seat, group.kind).dice) for group in self.fleet(battle, side)]

    async def roll(self, battle: Battle, sides: Sequence[Side]) -> None:
        """Both sides roll before anything is removed, so what is destroyed in a round has fired in it (OFF-SPB-5)."""
        combat = self.game.combat
        volleys = [await combat.kept(combat.volley(battle, side, battle.round)) for side in sides]
        for side, volley in zip(sides, volleys, strict=True):
            side.dice = combat.fire(volley)

    async def casualties(self, battle: Battle, sides: Sequence[Side]) -> None:
        """The attacker's first, then the defender's; their owners choose (OFF-SPB-5)."""
        for side in sides:
            side.hits = await self._scored(battle, side, "battle")
        for side in sides:
            await self._take(battle, side, "battle")

    # -- retreat --------------------------------------------------------------------------------------------------------

    async def announce(self, battle: Battle) -> None:
        """The attacker may announce a withdrawal; if he does not, the defender a retreat (OFF-SPB-3)."""
        for side in (battle.attacker, battle.defender):
            if side.seat == NEUTRAL or not self.destinations(side.seat):
                continue
            key = await self.game.choose(side.seat, "retreat", self.announcements, side.seat)
            if key != NO:
                await self.announced(battle, side, system_named(key))
                return

    @grants("OFF-SPB-3", "OFF-SPB-6", "OFF-SE-TRT")
    def announcements(self, seat: Seat) -> list[Option[str]]:
        """Where to retreat at the end of the round, or nowhere."""
        return [*self.ways_out(self.destinations(seat)), Option(NO, "", (), message("option-no-retreat"))]

    def ways_out(self, destinations: Sequence[Hex]) -> list[Option[str]]:
        """Systems to retreat to, as options."""
        return [
            Option(f"retreat:{to}", "", (in_system(to),), message("option-retreat", where=in_system(to))) for to in destinations
        ]

    async def announced(self, battle: Battle, side: Side, to: Hex) -> None:
        """A side will leave at the end of the round."""
        self.game.changing()
        side.retreats_to = to
        self.game.tell(events.RetreatAnnounced(side.seat, in_system(battle.system), in_system(to)))
        self.game.board.deed("announced_retreat", side.seat, battle.enemy(side.seat).seat, in_system(battle.system))
        self.at_announcement(side.seat, battle.system, to)
        await self.game.moment(RETREAT_ANNOUNCED, battle)

    def hold(self, side: Side) -> None:
        """A side that was to leave at the end of the round does not."""
        self.game.changing()
        side.retreats_to = Hex("")

    def at_announcement(self, seat: Seat, frm: Hex, to: Hex) -> None:
        """A Tactical Retreat is paid for when it is announced (OFF-SE-TRT)."""
        self.activate(seat, frm, to)

    def at_arrival(self, seat: Seat, frm: Hex, to: Hex) -> None:
        """The counter lies there already."""

    def activate(self, seat: Seat, frm: Hex, to: Hex) -> None:
        """The destination of a Tactical Retreat gets a Command Counter, if it has none."""
        if not self.activated(seat, to):
            self.game.board.lay_counter(seat, to, self.price(seat, frm, to))

    async def carry_out_retreat(self, battle: Battle) -> None:
        """The whole fleet leaves; cancelled if the enemy has nothing left (OFF-SPB-3, OFF-SPB-6). Who does not get away has not
        retreated."""
        for side in (battle.attacker, battle.defender):
            to = side.retreats_to
            leaves = to and self.goes_on() and self.still_open(side.seat, battle.system, to)
            if to and not (leaves and await self.retreat(side.seat, battle.system, to)):
                self.hold(side)

    def still_open(self, seat: Seat, frm: Hex, to: Hex) -> bool:
        """Whether nothing has come in the way since the announcement."""
        return not self.game.board.enemy_fleets(seat, to) and (self.activated(seat, to) or self.affordable(seat, frm, to))

    async def retreat(self, seat: Seat, frm: Hex, to: Hex) -> bool:
        """A fleet with all it carries goes to the next system, if any of it is left to go; limits are checked afterwards
        (OFF-SPB-6)."""
        here, there = in_system(frm), in_system(to)
        await self._leave_rift(seat, frm)
        if not self.game.board.ships(seat, frm):
            return False
        self.at_arrival(seat, frm, to)
        self.game.tactical.enter_wormholes(seat, frm, to)
        self.game.tell(events.Retreated(seat, here, there))
        fleet = [group for group in self.game.board.units(seat, here) if group.kind != "space_dock"]
        self.game.board.shift(seat, here, there, fleet)
        for leader in self.game.leaders.kept(seat):
            if leader.where == here:
                self.game.leaders.place(leader.id, there)
        await self.game.space_mines.entered(seat, to, fleet)
        await self.game.fleet_supply.settle(seat, to, "retreat")
        return True

    async def leave(self, seat: Seat, to: Hex) -> None:
        """A fleet goes at once, before the battle or between its rounds, at the price of any other retreat."""
        frm = self.game.board.battle.system
        self.at_announcement(seat, frm, to)
        await self.retreat(seat, frm, to)

    async def _leave_rift(self, seat: Seat, frm: Hex) -> None:
        """A retreat is a way out of a Gravity Rift like any other (OFF-SYS-5)."""
        routes, peril = self.game.routes, self.game.parameters.rift_peril
        for group in self.game.board.ships(seat, frm) if routes.perilous(0) else ():
            if not self.game.movement.moves_itself(group.kind) or not routes.rift_rolls(seat, group.kind, frm):
                continue
            faces = self.game.roll("gravity_rift", group.count)
            self.game.tell(events.Rolled(seat, "gravity_rift", faces, peril + 1, kind=group.kind))
            dice = [Die(seat, group.kind, face, peril + 1, "gravity_rift") for face in faces]
            lost = sum(not die.hit for die in await self.game.combat.cast(dice, "gravity_rift", frm, NOBODY))
            if lost:
                await self.game.combat.destroy(seat, in_system(frm), (replace(group, count=lost),), "gravity_rift")

    # -- where a fleet may go -------------------------------------------------------------------------------------------

    def destinations(self, seat: Seat) -> list[Hex]:
        """Where a side of the battle may retreat to."""
        frm = self.game.board.battle.system
        return [to for to in self.game.galaxy.movement_adjacent(seat, frm) if self.may_retreat(seat, to).allowed]

    def may_retreat(self, seat: Seat, to: Hex) -> Verdict:
        """Whether a side of the battle may announce a retreat into a system, and the clause that decides."""
        battle = self.state.battle
        if battle is None or battle.planet or not battle.has(seat):
            return Verdict(False, "OFF-SPB-3", message("explain-retreat-no-battle"))
        if battle.enemy(seat).retreats_to:
            return Verdict(False, "OFF-SPB-3", message("explain-retreat-enemy-goes"))
        return self.open_to(seat, battle.system, to, tactical=self.may_retreat_tactically(battle, seat))

    def may_retreat_tactically(self, battle: Battle, seat: Seat) -> bool:
        """OFF-SE-TRT: Tactical Retreats are an option, and the defender's."""
        parameters = self.game.parameters
        return parameters.tactical_retreats and (not battle.side(seat).attacker or parameters.tactical_withdrawals)

    def open_to(self, seat: Seat, frm: Hex, to: Hex, *, tactical: bool) -> Verdict:
        """Whether a fleet may retreat from one system into another: what the rules say, then what effects say."""
        return self.game.fold(MAY_RETREAT, self.lawful(seat, frm, to, tactical=tactical), At(seat, to))

    def lawful(self, seat: Seat, frm: Hex, to: Hex, *, tactical: bool, price: str = "") -> Verdict:
        """What the rules alone say: a retreat into an activated system, or else a tactical one, at the usual price or another."""
        verdict = self._way(seat, frm, to)
        if not verdict.allowed or self.activated(seat, to):
            return verdict
        return self._tactical(seat, frm, to, price) if tactical else self._not_activated(to)

    def _way(self, seat: Seat, frm: Hex, to: Hex) -> Verdict:
        """OFF-SPB-6: the next system, without enemy ships; enemy planets are no obstacle."""
        if to not in self.game.galaxy.movement_adjacent(seat, frm):
            return Verdict(False, "OFF-SPB-6", message("explain-retreat-not-adjacent", where=in_system(to)))
        if self.game.board.enemy_fleets(seat, to):
            return Verdict(False, "OFF-SPB-6", message("explain-retreat-enemy-ships", where=in_system(to)))
        for group in self.game.board.ships(seat, frm):
            verdict = self.game.routes.may_enter(Travel(seat, group.kind, frm, frm, to, to))
            if not verdict.allowed:
                return verdict
        return ALLOWED

    def _not_activated(self, to: Hex) -> Verdict:
        return Verdict(False, "OFF-SPB-6", message("explain-retreat-not-activated", where=in_system(to)))

    def _tactical(self, seat: Seat, frm: Hex, to: Hex, price: str) -> Verdict:
        """OFF-SE-TRT: into a system that may be activated and is not, with no enemy units at all, for a Command Counter."""
        verdict = self.game.tactical.may_activate(seat, to)
        if not verdict.allowed:
            return verdict
        if self._enemy_units(seat, to):
            return Verdict(False, "OFF-SE-TRT", message("explain-retreat-enemy-units", where=in_system(to)))
        if not self.affordable(seat, frm, to, price):
            return Verdict(False, "OFF-SE-TRT", message("explain-retreat-no-counter", where=in_system(to)))
        return ALLOWED

    def _enemy_units(self, seat: Seat, to: Hex) -> bool:
        system = self.game.board.system(to)
        stacks = (*system.stacks, *(stack for planet in system.planets for stack in planet.stacks))
        return any(stack.owner not in (seat, NEUTRAL) for stack in stacks)

    def activated(self, seat: Seat, hex_: Hex) -> bool:
        """Whether a player has a Command Counter in a system."""
        return seat in self.game.board.system(hex_).counters

    def price(self, seat: Seat, frm: Hex, to: Hex) -> str:
        """What pays for a Tactical Retreat (OFF-SE-TRT)."""
        return self.game.fold(RETREAT_PRICE, self.basic_price(seat, frm), At(seat, to))

    def basic_price(self, seat: Seat, frm: Hex) -> str:
        """A counter of Strategy Allocation."""
        return "strategy"

    def affordable(self, seat: Seat, frm: Hex, to: Hex, price: str = "") -> bool:
        """Whether the counter of a Tactical Retreat is there."""
        if (price or self.price(seat, frm, to)) == "strategy":
            return self.game.player(seat).strategy > 0
        return self.game.board.reinforcements(seat) > 0

    def explain(self, seat: Seat, intent: str) -> Verdict:
        """Why a retreat is not possible: "retreat:1,0"."""
        to = system_named(intent)
        if not self.game.board.has_system(to):
            return Verdict(False, "OFF-SPB-6", message("explain-retreat-not-adjacent", where=in_system(to)))
        return self.may_retreat(seat, to)

    # -- stalemate ------------------------------------------------------------------------------------------------------

    def stalemate(self, battle: Battle) -> bool:
        """OFF-SPB-10: neither side can destroy the other, or they have tried for very long."""
        return battle.round >= LONGEST or all(self.harmless(battle, side) for side in (battle.attacker, battle.defender))

    def harmless(self, battle: Battle, side: Side) -> bool:
        """Whether no die of a side can hit in the round to come."""
        enemy, units = battle.enemy(side.seat).seat, self.firings(battle, side)
        groups = [group for group, _ in units]
        firings = self.game.combat.firings(
            side.seat, groups, "battle", battle.system, NO_PLANET, enemy, battle.round + 1, side.attacker
        )
        if all(self.game.combat.harmless(firing, dice) for firing, (_, dice) in zip(firings, units, strict=True)):
            return True
        return not self.game.combat.most(self.game.combat.volley(battle, side, battle.round + 1))

    async def give_way(self, battle: Battle) -> None:
        """The attacker must make a Tactical Retreat; if he cannot, his ships are destroyed (OFF-SPB-10)."""
        seat, system = battle.attacker.seat, battle.system
        self.game.tell(events.Stalemate(seat, battle.defender.seat, in_system(system)))
        if not self.escapes(seat):
            ships = self.game.board.ships(seat, system)
            await self.game.combat.destroy(seat, in_system(system), ships, "stalemate")
            return
        to = system_named(await self.game.choose(seat, "stalemate", self.escapes, seat))
        await self.leave(seat, to)

    @grants("OFF-SPB-10")
    def escapes(self, seat: Seat) -> list[Option[str]]:
        """Where a fleet may go that cannot win and cannot lose."""
        frm = self.game.board.battle.system
        near = self.game.galaxy.movement_adjacent(seat, frm)
        return self.ways_out([to for to in near if self.open_to(seat, frm, to, tactical=True).allowed])

    # -- the end --------------------------------------------------------------------------------------------------------

    async def end(self, step: Step) -> None:
        """Who alone has ships left has won (OFF-SPB-9); then unsupported Fighters are lost (OFF-UNI-3)."""
        battle = self.game.board.battle
        battle.winner = self._winner(battle)
        battle.over = True
        self.game.tell(events.BattleEnded(battle.winner, in_system(battle.system)))
        await self.game.moment(BATTLE_DECIDED, battle)
        if not battle.over:  # somebody has had it go on
            self.game.then(Step("space_battle.round", step.seat, step.place), step)
            return
        await self.game.moment(AFTER_BATTLE, battle)
        self.remember(battle)
        self._close()
        for seat in (battle.attacker.seat, battle.defender.seat):
            if seat != NEUTRAL:
                await self.game.fleet_supply.settle(seat, battle.system, "space_battle")
        await self.game.moment(AFTERMATH, battle)

    def _winner(self, battle: Battle) -> Seat:
        left = [side.seat for side in (battle.attacker, battle.defender) if self.fleet(battle, side)]
        return left[0] if len(left) == 1 else NOBODY

    def remember(self, battle: Battle) -> None:
        """The attack is a deed, with what the enemy fleet cost and the hits on it; so is a victory, with how many ships the
        enemy had at the start."""
        attacker, defender = battle.attacker.seat, battle.defender
        fleet = forces.stack_of(battle.started_with, defender.seat)
        worth = self.worth(defender.seat, fleet)
        self.game.board.deed("attacked_fleet", attacker, defender.seat, in_system(battle.system), str(defender.struck), worth)
        if battle.winner < 0:
            return
        beaten = battle.enemy(battle.winner)
        ships = forces.count(forces.stack_of(battle.started_with, beaten.seat))
        what = "attacker" if battle.side(battle.winner).attacker else "defender"
        self.game.board.deed("won_space_battle", battle.winner, beaten.seat, in_system(battle.system), what, ships)

    def worth(self, seat: Seat, fleet: Sequence[Group]) -> int:
        """What the ships of a fleet cost together as printed, in whole resources; two Fighters are worth one."""
        units = [(group.count, self.game.board.unit(seat, group.kind)) for group in fleet]
        return sum(count * unit.cost * 2 // max(1, unit.per) for count, unit in units) // 2


def _named(enemy: Seat) -> str:
    return "neutral" if enemy == NEUTRAL else f"player:{enemy}"


def _enemy(key: str) -> Seat:
    return NEUTRAL if key == "neutral" else player_named(key)
