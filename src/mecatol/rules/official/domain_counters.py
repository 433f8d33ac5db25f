"""What lies face down on planets and in space: Distant Suns, Final Frontier and the Custodians of Mecatol Rex."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mecatol.core.decisions import Option, grants, message
from mecatol.core.effects import Effect
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.rules import events, forces
from mecatol.rules.content_cards import DomainCounter
from mecatol.rules.decks import counter_of
from mecatol.rules.moments import AGENDA_DECIDED
from mecatol.rules.naming import is_planet, parted, place_named, planet_named, planet_of, system_named, unit_kind, words_of
from mecatol.rules.pieces import in_system, on_planet
from mecatol.rules.state import NEUTRAL, NOBODY, SPACE_SIDE, CardId, Group, Place, Planet, PlanetId, Seat, UnitId

from .game import Chapter

NEUTRAL_UNITS = "neutral_units"  # the effect that sends the units of a counter away when the action is over
EXTRA = 100  # counters that are none of the box have higher numbers
RADIATION = "neutron_radiation"
RESOLVING = "domain_counter"  # the note that names the counter being carried out


class DomainCounters(Chapter):
    """Counters that lie on neutral planets (OFF-OPT-DS-1) and in empty systems (OFF-SOT-FRN) until somebody comes."""

    __slots__ = ()

    # -- finding -------------------------------------------------------------------------------------------------------

    def at(self, place: Place) -> list[CardId]:
        """The counters in a place."""
        return self.state.domain_counters.get(place, [])

    def places(self, hex_: Hex) -> list[Place]:
        """Where in a system counters lie."""
        lying, system = self.state.domain_counters, self.game.board.system(hex_)
        places = (in_system(hex_), *[on_planet(planet.id) for planet in system.planets]) if lying else ()
        return [place for place in places if lying.get(place)]

    def everywhere(self) -> list[Place]:
        """Where on the board counters lie, in map order."""
        lying = self.state.domain_counters
        return self.game.board.in_map_order(place for place in lying if lying[place])

    def printed(self, thing: CardId) -> DomainCounter:
        """What is printed on a counter."""
        return self.game.cards.domain_counters[counter_of(thing)[0]]

    def has_custodians(self, planet: PlanetId) -> bool:
        """Whether the Custodians guard a planet (OFF-SE-CUS)."""
        return any(counter_of(thing)[0].startswith("custodian") for thing in self.at(on_planet(planet)))

    def shows_troops(self, place: Place) -> bool:
        """Whether Ground Forces come out of counters in a place that everybody has seen, those of the Custodians among them."""
        return any(self.is_face_up(thing) and self.rule(thing) == "hostile_locals" for thing in self.at(place))

    def rule(self, thing: CardId) -> str:
        """The counter whose rule is a counter's own."""
        return str(self.printed(thing).params.get("like", counter_of(thing)[0]))

    def number(self, thing: CardId, name: str) -> int:
        """A number printed on a counter; 0 where there is none."""
        found = self.printed(thing).params.get(name, 0)
        return found if isinstance(found, int) else 0

    def is_face_up(self, thing: CardId) -> bool:
        """Whether everybody has seen it."""
        return len(self.state.known.get(thing, ())) == len(self.state.players)

    def unknown_to(self, seat: Seat, place: Place) -> list[CardId]:
        """Counters in a place that a player has not seen."""
        return [thing for thing in self.at(place) if seat not in self.state.known.get(thing, ())]

    # -- verbs ---------------------------------------------------------------------------------------------------------

    def learn(self, seat: Seat, place: Place, things: Sequence[CardId]) -> None:
        """A player alone is shown counters."""
        self.game.changing()
        for thing in things:
            self.state.known[thing] = sorted([*self.state.known.get(thing, ()), seat])
        self.game.tell(events.Learned(seat, place, tuple(things)), to=[seat])

    def reveal(self, place: Place, thing: CardId) -> None:
        """A counter is turned over for all to see."""
        self.game.changing()
        if not self.is_face_up(thing):
            self.state.known[thing] = list(range(len(self.state.players)))
            self.game.tell(events.CounterRevealed(place, *counter_of(thing)))

    def extra_number(self) -> int:
        """A number for counters that are none of the box: beyond all of those."""
        self.game.changing()
        self.state.serial += 1
        return EXTRA + self.state.serial

    def lay(self, place: Place, thing: CardId) -> None:
        """A counter everybody knows is put somewhere."""
        self.game.changing()
        self.state.known[thing] = list(range(len(self.state.players)))
        self.state.domain_counters[place] = sorted([*self.at(place), thing])

    def lift(self, place: Place, thing: CardId) -> None:
        """A counter is taken away from its place."""
        self.game.changing()
        left = [other for other in self.at(place) if other != thing]
        if left:
            self.state.domain_counters[place] = left
        else:
            self.state.domain_counters.pop(place, None)
        self.state.known.pop(thing, None)

    def clear(self, place: Place) -> None:
        """A planet gained otherwise loses its counters unseen (OFF-OPT-DS-2); beaten Custodians are gone (OFF-SE-CUS)."""
        lying = list(self.at(place))
        for thing in lying:
            self.lift(place, thing)
        if lying:
            self.game.tell(events.CountersRemoved(place, len(lying)))

    # -- coming upon them ----------------------------------------------------------------------------------------------

    async def explore_space(self, seat: Seat, hex_: Hex) -> None:
        """Units have ended their movement in a system: planets may be probed, and what lies in space is met (OFF-SOT-FRN)."""
        await self.probing(seat, hex_)
        self.expect(seat, hex_)

    def expect(self, seat: Seat, hex_: Hex) -> None:
        """Counters in a system's space come next, if the player has ships there."""
        place = in_system(hex_)
        if self.at(place) and self.game.board.ships(seat, hex_):
            self.game.then(
                Step("domain_counters.meet", seat, hex_, place),
                Step("domain_counters.gather", seat, hex_, place),
            )

    def strays(self) -> list[tuple[Seat, Hex]]:
        """Fleets that have come upon counters in space without moving there in the course of an action: by a retreat, by a card
        (OFF-SOT-FRN)."""
        found: list[tuple[Seat, Hex]] = []
        in_space = [place for place, counters in self.state.domain_counters.items() if counters and not is_planet(place)]
        for place in self.game.board.in_map_order(in_space) if in_space else ():
            hex_ = system_named(place)
            there = [seat for seat in self.game.around(self.game.board.action.seat) if self.game.board.ships(seat, hex_)]
            found += [(seat, hex_) for seat in there[:1]]
        return found

    async def landed(self, seat: Seat, hex_: Hex, planets: Sequence[PlanetId]) -> None:
        """All landings on neutral planets are done: their counters are revealed (OFF-OPT-DS-2), in the player's order."""
        left = [planet for planet in planets if self.at(on_planet(planet)) and self.game.board.army(seat, planet)]
        order: list[str] = []
        while left:
            key = await self.game.choose(seat, "explore", self.planet_options, left)
            order.append(key)
            left = [planet for planet in left if on_planet(planet) not in order]
        self.game.then(*(Step("domain_counters.meet", seat, hex_, place) for place in order))

    @grants("OFF-OPT-DS-2")
    def planet_options(self, planets: Sequence[PlanetId]) -> list[Option[str]]:
        """Which planet's counters are revealed next."""
        return [Option(on_planet(p), "", (on_planet(p),), message("option-planet", planet=p)) for p in planets]

    async def meet(self, step: Step) -> None:
        """What must be overcome in a place; then the units that came out of it are fought."""
        await self.resolve_all(step.seat, place_named(step.what), self.is_danger)
        if step.what.startswith("planet:"):
            self.game.invasion.count_defenders(step.seat, planet_named(step.what))
        await self.battles(step)

    async def gather(self, step: Step) -> None:
        """What is found in space once it is safe."""
        await self.benefits(step.seat, place_named(step.what))

    async def benefits(self, seat: Seat, place: Place) -> None:
        """What is found in a place once everything there is overcome."""
        await self.resolve_all(seat, place, self.is_benefit)

    def is_danger(self, thing: CardId) -> bool:
        """Whether a counter is resolved at once: officially each of them is."""
        return True

    def is_benefit(self, thing: CardId) -> bool:
        """Whether a counter waits until the place is safe."""
        return not self.is_danger(thing)

    async def resolve_all(self, seat: Seat, place: Place, which: Callable[[CardId], bool]) -> None:
        """Counters are carried out one after another, as long as the units that came upon them are there."""
        done: list[CardId] = []
        while left := [thing for thing in self.at(place) if which(thing) and thing not in done]:
            if not self.is_there(seat, place):
                return
            for thing in left:
                self.reveal(place, thing)
            thing = await self.pick(seat, place, left)
            done.append(thing)
            await self.resolve(seat, place, thing)

    def is_there(self, seat: Seat, place: Place) -> bool:
        """Whether a player still has the units that came upon a counter."""
        board = self.game.board
        return bool(board.army(seat, planet_of(place)) if is_planet(place) else board.ships(seat, system_named(place)))

    async def pick(self, seat: Seat, place: Place, things: Sequence[CardId]) -> CardId:
        """Which counter comes first: the Custodians' Fighters before their Ground Forces (OFF-SE-CUS)."""
        return things[0]

    async def resolve(self, seat: Seat, place: Place, thing: CardId) -> None:
        """One counter: it leaves the board, unless what it does puts it back."""
        _, variant = counter_of(thing)
        self.lift(place, thing)
        self.state.notes[RESOLVING] = thing
        await self.game.catalogue.counters[self.rule(thing)](self.game, seat, place, variant)

    @property
    def resolving(self) -> CardId:
        """The counter being carried out."""
        return CardId(self.state.notes[RESOLVING])

    def put_back(self, place: Place) -> None:
        """The counter being carried out stays, face up, until the place is taken."""
        self.lay(place, self.resolving)

    # -- units of counters ---------------------------------------------------------------------------------------------

    def muster(self, seat: Seat, place: Place, kind: UnitId, number: int, reward: str = "", *, returns: bool = True) -> None:
        """Neutral units appear until the action is over: ships in the system, everything else on the planet."""
        in_space = self.game.content.units[kind].category == "ship"
        where = in_system(self.game.board.hex_of(place)) if in_space else place
        self.game.board.place(NEUTRAL, where, [Group(kind, number)], "domain_counter")
        self.watch(seat, place, where, reward, returns=returns)

    def watch(self, seat: Seat, place: Place, units: str = "", reward: str = "", *, returns: bool = True) -> None:
        """When the action is over neutral units leave, and the counter being carried out comes back or is overcome."""
        effect = self.game.begin_effect(NEUTRAL_UNITS, seat, "rule", where=place)
        self.game.note(effect, "counter", self.resolving if returns else "")
        self.game.note(effect, "units", units or place)
        self.game.note(effect, "reward", reward)

    async def battles(self, step: Step) -> None:
        """Neutral ships are fought after the landing (OFF-SE-CUS); the landed troops of a beaten fleet are lost."""
        hex_ = Hex(step.place)
        if self.game.board.ships(NEUTRAL, hex_) and self.game.board.ships(step.seat, hex_):
            fight = Step("space_battle.begin", step.seat, step.place)
            self.game.then(fight, Step("domain_counters.ambushed", step.seat, step.place, step.what))

    async def ambushed(self, step: Step) -> None:
        """Neutral ships that have won: whatever landed is lost, the planet stays free. Beaten ones are gone (OFF-SE-CUS)."""
        if not self.game.board.ships(NEUTRAL, Hex(step.place)):
            self.overcome(step.what, in_system(Hex(step.place)))
        elif step.what.startswith("planet:"):
            await self.game.invasion.fail(step.seat, planet_named(step.what), NEUTRAL)

    def are_met(self, where: Place) -> bool:
        """Whether a counter has brought its units to a place in the action under way."""
        brought = [effect for effect in self.state.effects if effect.key == NEUTRAL_UNITS]
        return any(self.game.remembered(effect, "units") == where for effect in brought)

    def overcome(self, place: str, units: Place) -> None:
        """The counter whose units stood somewhere does not come back, whatever becomes of a landing."""
        for effect in self.state.effects:
            if effect.key == NEUTRAL_UNITS and effect.where == place and self.game.remembered(effect, "units") == units:
                self.game.note(effect, "counter", "")

    async def dismiss(self, effect: Effect) -> None:
        """The action is over: neutral units go. Their counter is put back unless a player holds the place, who is rewarded."""
        where, found_at = place_named(self.game.remembered(effect, "units")), place_named(effect.where)
        thing = CardId(self.game.remembered(effect, "counter"))
        units = self.game.board.units(NEUTRAL, where)
        if units:
            self.game.board.remove(NEUTRAL, where, units, "domain_counter")
        holder = self.holder(found_at)
        if holder == NOBODY:
            if thing:
                self.lay(found_at, thing)
        else:
            self.reward(holder, found_at, self.game.remembered(effect, "reward"))
        self.game.end_effect(effect)

    def holder(self, place: Place) -> Seat:
        """A player whose units are in a place; Mercenaries on a planet hold nothing (OFF-SOT-MRC)."""
        held = [owner for owner, groups in self.game.board.stacks(place) if any(g.kind not in SPACE_SIDE for g in groups)]
        return next((owner for owner in held if owner >= 0), NOBODY)

    def reward(self, seat: Seat, place: Place, reward: str) -> None:
        """What overcoming the units brings: "trade_goods:2", "pds:1"."""
        what, number = parted(reward, ":")
        if what == "trade_goods":
            self.game.economy.gain_goods(seat, int(number), "domain_counter")
        elif what:
            self.game.production.place_units(seat, unit_kind(what), place, int(number), "domain_counter")

    # -- places that change --------------------------------------------------------------------------------------------

    def become(self, hex_: Hex, tile: str) -> None:
        """A system without planets is another one from now on; wormholes printed there stay."""
        system = self.game.board.system(hex_)
        printed, was = self.game.content.systems[tile], self.game.board.tile(hex_)
        tokens = (*system.tokens, *(f"wormhole:{letter}" for letter in was.wormholes))
        planets = tuple(Planet(planet.id) for planet in printed.planets)
        self.game.board.set_system(replace(system, tile=tile, tokens=tokens, planets=planets))
        self.game.board.lay_out(self.state.systems)
        self.game.tell(events.SystemChanged(in_system(hex_), tile))

    def irradiate(self, planet: PlanetId) -> None:
        """A planet is under Neutron Radiation once more."""
        was = self.game.board.planet(planet)
        self.game.board.set_planet(replace(was, tokens=(*was.tokens, RADIATION)))

    def spoils_refresh(self, planet: PlanetId) -> bool:
        """Whether Neutron Radiation cancels the refreshing of a planet; one of the counters on its card is used up then."""
        record = self.game.board.planet(planet)
        if RADIATION not in record.tokens:
            return False
        at = record.tokens.index(RADIATION)
        self.game.board.deed("refresh_spoiled", record.owner, place=on_planet(planet), how=self.state.phase)
        self.game.board.set_planet(replace(record, tokens=(*record.tokens[:at], *record.tokens[at + 1 :])))
        return True

    async def carry_off(self, seat: Seat, hex_: Hex, to: Hex) -> None:
        """A fleet is thrown into another system, which is activated; the action goes on there."""
        board, frm = self.game.board, in_system(hex_)
        board.shift(seat, frm, in_system(to), board.units(seat, frm))
        for leader in self.game.leaders.kept(seat):
            if leader.where == frm:
                self.game.leaders.place(leader.id, in_system(to))
        board.lay_counter(seat, to, "reinforcements")
        action = self.state.action
        if action is not None and action.seat == seat and action.system == hex_:
            action.system = to
            action.theatres = [to if each == hex_ else each for each in action.theatres]
            action.full = [to if each == hex_ else each for each in action.full]
            self.state.flow = [replace(s, place=to) if (s.seat, s.place) == (seat, hex_) else s for s in self.state.flow]
        await self.game.fleet_supply.settle(seat, to, "domain_counter")
        self.expect(seat, to)

    # -- probing -------------------------------------------------------------------------------------------------------

    def probe(self, seat: Seat, place: Place) -> None:
        """A player looks at all counters in a place."""
        things = self.unknown_to(seat, place)
        if things:
            self.learn(seat, place, things)

    async def look(self, seat: Seat, place: Place) -> None:
        """A player looks at one counter in a place."""
        things = self.unknown_to(seat, place)
        if things:
            self.learn(seat, place, [things[self.game.pick("domain_counter", "look", len(things))]])

    def unprobed(self, seat: Seat, hex_: Hex) -> list[Place]:
        """Planets of a system with counters a player has not seen."""
        return [place for place in self.places(hex_) if place.startswith("planet:") and self.unknown_to(seat, place)]

    async def probing(self, seat: Seat, hex_: Hex) -> None:
        """With a Fighter in the system a player may look at all its counters; then nobody of his lands there (OFF-OPT-DS-3)."""
        places = self.unprobed(seat, hex_)
        if not places or not forces.count(self.game.board.ships(seat, hex_), "fighter"):
            return
        if await self.game.choose(seat, "probe", self.probe_options, places) == "no":
            return
        for place in places:
            self.probe(seat, place)
            self.game.board.action.probed.append(planet_named(place))
            for thing in list(self.at(place)):
                await self.probed(seat, place, thing)

    @grants("OFF-OPT-DS-3")
    def probe_options(self, places: Sequence[Place]) -> list[Option[str]]:
        """Whether to look."""
        return [
            Option("probe", "", tuple(places), message("option-probe")),
            Option("no", "", (), message("option-no-probe")),
        ]

    async def probed(self, seat: Seat, place: Place, thing: CardId) -> None:
        """The Lazax Survivors are found by whoever probes for them: Action Cards and a Victory Point."""
        points, cards = self.number(thing, "probe_victory_points"), self.number(thing, "probe_action_cards")
        if points or cards:
            self.reveal(place, thing)
            self.lift(place, thing)
            await self.game.action_cards.take(seat, cards, "lazax_survivors")
            self.game.objectives.score(seat, "lazax_survivors", points)
            self.game.victory.check()

    # -- razing --------------------------------------------------------------------------------------------------------

    async def before_landings(self, seat: Seat, hex_: Hex) -> None:
        """Planetary Landings begin: a player who moved nothing may probe now; then ships may raze."""
        if not self.game.board.action.moves:
            await self.probing(seat, hex_)
        await self.razing(seat, hex_)

    async def razing(self, seat: Seat, hex_: Hex) -> None:
        """Dreadnoughts and War Suns may remove counters unseen (OFF-OPT-DS-4)."""
        while self.targets(hex_) and self.razers(seat, hex_):
            key = await self.game.choose(seat, "raze", self.raze_options, seat, hex_)
            if key == "no":
                return
            _, kind, place = words_of(key, 3)
            await self.raze(seat, place_named(place), unit_kind(kind))

    def targets(self, hex_: Hex) -> list[Place]:
        """Planets of a system with a counter that may be razed: one that lies face down."""
        return [place for place in self.places(hex_) if place.startswith("planet:") and self.razeable(place)]

    def razeable(self, place: Place) -> list[CardId]:
        """The counters in a place that may be razed."""
        return [thing for thing in self.at(place) if not self.is_face_up(thing)]

    def razers(self, seat: Seat, hex_: Hex) -> list[UnitId]:
        """Dreadnoughts and War Suns that have not bombarded or razed in this activation."""
        ready = self.game.bombardment.ready(seat, hex_)
        return [kind for kind in (*self.game.parameters.dreadnoughts, "war_sun") if forces.count(ready, kind)]

    @grants("OFF-OPT-DS-4")
    def raze_options(self, seat: Seat, hex_: Hex) -> list[Option[str]]:
        """A ship and a planet: "raze:<kind>:planet:<planet>"; or none."""
        found = [
            Option(f"raze:{kind}:{place}", "", (place,), message("option-raze", kind=kind, where=place))
            for place in self.targets(hex_)
            for kind in self.razers(seat, hex_)
        ]
        return [*found, Option("no", "", (), message("option-no-raze"))]

    async def raze(self, seat: Seat, place: Place, kind: UnitId) -> None:
        """A counter goes unseen, the ship bombards no more. An 8 costs three Action Cards, a 10 exhausts all planets too."""
        self.game.bombardment.use(self.game.board.hex_of(place), kind)
        things = self.razeable(place)
        thing = things[self.game.pick("domain_counter", "raze", len(things))]
        self.lift(place, thing)
        self.game.tell(events.CountersRemoved(place, 1))
        face = self.game.roll("razing")[0]
        self.game.tell(events.Rolled(seat, "razing", (face,)))
        if face >= 8:
            self.lose_cards(seat, 3)
        if face == 10:
            self.exhaust_all(seat)
        await self.razed(seat, place, thing)

    async def razed(self, seat: Seat, place: Place, thing: CardId) -> None:
        """Whoever razes the Lazax Survivors loses all cards and goods, all planets, and the vote on the next agenda."""
        if self.number(thing, "probe_victory_points"):
            self.game.tell(events.CounterRevealed(place, *counter_of(thing)))
            self.lose_cards(seat, len(self.game.player(seat).action_cards))
            self.game.economy.lose_goods(seat, self.game.player(seat).trade_goods, "lazax_survivors")
            self.exhaust_all(seat)
            self.game.begin_effect("lazax_razed", seat, "rule", at=AGENDA_DECIDED)

    def lose_cards(self, seat: Seat, number: int) -> None:
        """A player discards Action Cards at random."""
        hand = self.game.player(seat).action_cards
        for _ in range(min(number, len(hand))):
            self.game.action_cards.discard(seat, hand[self.game.pick("action_cards", "razing", len(hand))])

    def exhaust_all(self, seat: Seat) -> None:
        """All planets of a player are exhausted."""
        for planet in self.game.board.planets_of(seat):
            self.game.board.exhaust(planet.id, "razing")
