"""Mercenaries, an option of Shards of the Throne: hired for Trade Goods, and units of one of their kind."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mecatol.core.decisions import Option, grants, message
from mecatol.core.effects import Effect
from mecatol.core.hexes import Hex
from mecatol.rules import events
from mecatol.rules.content_cards import Mercenary
from mecatol.rules.forces import Groups
from mecatol.rules.moments import MERCENARY_FALLS, MERCENARY_UNPAID, Falling, Unpaid
from mecatol.rules.naming import card_named, name_of, planet_of, unit_kind
from mecatol.rules.pieces import in_system, is_mercenary, on_planet, turned
from mecatol.rules.state import GROUND_SIDE, MERCENARIES, NO_PLACE, SPACE_SIDE, CardId, Group, Place, PlanetId, Seat, UnitId

from .game import Chapter

LOOKED_AT = 2  # cards of the deck that Trade III shows to its holder
UPKEEP = 1  # Trade Goods a Mercenary costs each time Trade III is resolved
SOURCE = "mercenary"  # of the effect that is what a Mercenary can do
NO = Option("no", says=message("option-no"))


class Mercenaries(Chapter):
    """Recruiting, upkeep, Evasion, and who is where (OFF-SOT-MRC).

    A Mercenary is hired while its token is on the board, and as long what it can do is an effect by its name, of whoever hired
    it. Whoever is neither on the board nor in the deck is out of the game.
    """

    __slots__ = ()

    # -- who is where ----------------------------------------------------------------------------------------------------

    def printed(self, name: UnitId) -> Mercenary:
        """What is printed on a Mercenary's card."""
        return self.game.cards.mercenaries[name]

    def place_of(self, name: UnitId) -> Place:
        """Where a Mercenary's token is, or ""."""
        return next((where for where, _, groups in self.game.board.all_units() if named(groups, name)), NO_PLACE)

    def ground_of(self, kind: UnitId) -> PlanetId:
        """The planet on which a Mercenary stands, or ""."""
        where = self.place_of(kind) if is_mercenary(kind) else NO_PLACE
        return planet_of(where)

    def standing(self, seat: Seat) -> list[tuple[Hex, Group]]:
        """A player's Mercenaries on planets as they would be in space, and in which system, in map order."""
        board = self.game.board
        found = [(board.hex_of(where), g) for where in board.occupied(seat) for g in board.units(seat, where)]
        return [(hex_, turned(g, in_system(hex_))) for hex_, g in found if g.kind in SPACE_SIDE]

    def of(self, seat: Seat) -> list[UnitId]:
        """The Mercenaries a player has on the board, in the order of their cards."""
        on_board = self.game.board.on_board
        return [name for name in MERCENARIES if on_board(seat, name) or on_board(seat, GROUND_SIDE[name])]

    def fights(self, effect: Effect) -> bool:
        """Whether the Mercenary whose ability this is takes part in the battle under way."""
        battle = self.state.battle
        if battle is None or not battle.has(effect.owner):
            return False
        here = on_planet(battle.planet) if battle.planet else in_system(battle.system)
        return bool(named(self.game.board.units(effect.owner, here), unit_kind(effect.key)))

    # -- recruiting ------------------------------------------------------------------------------------------------------

    def quarters(self, seat: Seat) -> list[PlanetId]:
        """Where a player may put a Mercenary: planets he controls; nobody is on a Trade Station (OFF-SYS-6)."""
        board = self.game.board
        return [planet.id for planet in board.planets_of(seat) if not board.printed_planet(planet.id).trade_station]

    async def seek(self, seat: Seat) -> None:
        """A player may look at the next two cards and recruit one; the other goes under the deck in secret."""
        deck = self.state.mercenary_deck
        if not len(deck) or not self.quarters(seat) or await self.game.choose(seat, "seek_mercenary", self.yes_or_no) == NO.key:
            return
        self._turn_up(LOOKED_AT, [seat])
        self.game.tell(events.Learned(seat, "mercenary_deck", tuple(deck.top[:LOOKED_AT])), to=[seat])
        name = card_named(await self.game.choose(seat, "recruit", self.candidates))
        self.game.changing()
        deck.bottom += [other for other in deck.top[:LOOKED_AT] if other != name]
        deck.top[:LOOKED_AT] = [name]
        await self.recruit_next(seat)

    async def recruit_next(self, seat: Seat) -> None:
        """The next card of the deck is recruited: the token is put ground side up on a planet that the player controls."""
        if not len(self.state.mercenary_deck) or not self.quarters(seat):
            return
        self._turn_up(1, range(self.game.seats()))
        card = self.state.mercenary_deck.top[0]
        name = unit_kind(card)
        self.game.tell(events.MercenaryRecruited(seat, name))
        where = await self.game.choose(seat, "quarter_mercenary", self.quarter_options, seat)
        self.game.changing()
        self.state.mercenary_deck.top.remove(card)
        self.hire(seat, name, where, "recruited")

    def _turn_up(self, number: int, seats: Sequence[Seat]) -> None:
        """The next cards lie on top of the deck in their order, and these players have seen them."""
        deck = self.state.mercenary_deck
        drawn = [card for _ in range(number) if (card := self.game.draw(deck, "mercenary_deck", "turn_up"))]
        self.game.changing()
        deck.top[:0] = drawn
        for card in drawn:
            self.state.known[card] = sorted(dict.fromkeys([*self.state.known.get(card, ()), *seats]))

    @grants("OFF-SOT-MRC")
    def yes_or_no(self) -> list[Option[str]]:
        """Whether to look for somebody."""
        return [Option("yes", says=message("option-yes")), NO]

    @grants("OFF-SOT-MRC")
    def candidates(self) -> list[Option[str]]:
        """Who could be recruited."""
        names = self.state.mercenary_deck.top[:LOOKED_AT]
        return [Option(f"mercenary:{name}", says=message("option-mercenary", mercenary=name)) for name in names]

    @grants("OFF-SOT-MRC")
    def quarter_options(self, seat: Seat) -> list[Option[Place]]:
        """Planets on which a Mercenary may be put."""
        return [
            Option(on_planet(p), things=(on_planet(p),), says=message("option-planet", planet=p)) for p in self.quarters(seat)
        ]

    def hire(self, seat: Seat, name: UnitId, where: Place, why: str) -> None:
        """A Mercenary comes onto the board."""
        self.game.changing()
        self.state.known.pop(name, None)
        self.game.board.place(seat, where, [turned(Group(name), where)], why)

    def enlisted(self, seat: Seat, kind: UnitId) -> None:
        """A token came onto the board: what the Mercenary can do is in force."""
        self.game.begin_effect(token(kind), seat, SOURCE)

    def discharged(self, kind: UnitId) -> None:
        """A token left the board, and what the Mercenary can do has ended."""
        name = token(kind)
        self.game.end_effects(lambda effect: effect.source == SOURCE and effect.key == name)

    def ability(self, name: UnitId) -> Effect:
        """What a Mercenary on the board can do."""
        return next(effect for effect in self.state.effects if effect.source == SOURCE and effect.key == name)

    # -- upkeep ----------------------------------------------------------------------------------------------------------

    async def upkeep(self, first: Seat) -> None:
        """Everybody pays for his Mercenaries or gives them up, beginning with whoever resolves Trade."""
        for seat in self.game.around(first):
            unpaid = self.due(seat)
            while unpaid and self.game.economy.goods_to_spend(seat) >= UPKEEP:
                key = await self.game.choose(seat, "mercenary_upkeep", self.upkeep_options, unpaid)
                if key == "done":
                    break
                await self.game.economy.spend_goods(seat, UPKEEP, "upkeep")
                unpaid.remove(unit_kind(name_of(key)))
            for name in unpaid:
                await self.dismiss(seat, name)

    def due(self, seat: Seat) -> list[UnitId]:
        """The Mercenaries for whom a player has to pay."""
        return self.of(seat)

    @grants("OFF-SOT-MRC")
    def upkeep_options(self, unpaid: Sequence[str]) -> list[Option[str]]:
        """Whom to pay; those left over are given up."""
        found = [Option(f"pay:{name}", says=message("option-pay-mercenary", mercenary=name)) for name in unpaid]
        return [*found, Option("done", says=message("option-pay-no-more"))]

    async def dismiss(self, seat: Seat, name: UnitId) -> None:
        """A Mercenary who is not paid leaves."""
        where = self.place_of(name)
        if not where:  # lost when somebody else left
            return
        self._leave(seat, name, where, "unpaid")
        self.put_away(name)
        if where.startswith("system:"):
            await self.game.fleet_supply.settle(seat, self.game.board.hex_of(where), "unpaid")
        await self.game.moment(MERCENARY_UNPAID, Unpaid(seat, name, where))

    def put_away(self, name: UnitId) -> None:
        """A card goes under the deck for all to see."""
        self.game.changing()
        self.state.mercenary_deck.bottom.append(CardId(name))
        self.state.known[name] = list(range(self.game.seats()))

    def hand_over(self, seat: Seat, name: UnitId, to: Seat, where: Place) -> None:
        """A Mercenary goes over to another player, to a planet of his."""
        self._leave(seat, name, self.place_of(name), "handed_over")
        self.hire(to, name, where, "handed_over")

    def _leave(self, seat: Seat, name: UnitId, where: Place, why: str) -> None:
        self.game.board.remove(seat, where, named(self.game.board.units(seat, where), name), why)

    # -- hits ------------------------------------------------------------------------------------------------------------

    def in_turn(self, units: Groups, hit: Sequence[UnitId]) -> Groups:
        """The units that may take the next hit: a Mercenary takes one in a combat round, or of other hits that come at once, as
        long as there are plastic units; after that those are hit that were hit least."""
        hired = [group.kind for group in units if is_mercenary(group.kind)]
        if not hired:
            return units
        least = min(hit.count(kind) for kind in hired) if len(hired) == len(units) else 0
        return tuple(g for g in units if not is_mercenary(g.kind) or hit.count(g.kind) == least)

    def grazed(self, seat: Seat, where: Place) -> list[UnitId]:
        """The Mercenaries that were hit in this round of the battle under way, each as often as it was."""
        return self.game.board.battle.side(seat).grazed if self.game.combat.fought_over(seat, where) else []

    def graze(self, seat: Seat, where: Place, kinds: Iterable[UnitId]) -> None:
        """Units were hit; the battle under way remembers the Mercenaries among them."""
        hit = [kind for kind in kinds if is_mercenary(kind)]
        if hit and self.game.combat.fought_over(seat, where):
            self.game.changing()
            self.game.board.battle.side(seat).grazed += hit

    async def hit(self, seat: Seat, where: Place, kind: UnitId, why: str, by: Seat) -> None:
        """A hit comes upon a Mercenary who is still there: Evasion, or it is out of the game."""
        there = tuple(g for g in self.game.board.units(seat, where) if g.kind == kind)
        if there and not self.evades(seat, kind):
            await self.game.combat.destroy(seat, where, there, why, by)

    def evasion(self, seat: Seat, kind: UnitId) -> int:
        """What a die must show for a hit assigned to a unit to miss after all; 0: it cannot."""
        return self.game.board.unit(seat, kind).evasion if is_mercenary(kind) else 0

    def evades(self, seat: Seat, kind: UnitId) -> bool:
        """The die for one hit."""
        needed = self.evasion(seat, kind)
        if not needed:
            return False
        (face,) = self.game.roll(f"evasion:{kind}")
        self.game.tell(events.Evaded(seat, kind, face, needed, face >= needed))
        return face >= needed

    async def spared(self, seat: Seat, where: Place, units: Iterable[Group], why: str, by: Seat) -> Groups:
        """Those of some units about to be destroyed that something saves in the last moment."""
        saved: list[Group] = []
        for unit in units:
            if is_mercenary(unit.kind):
                falling = Falling(seat, where, unit.kind, why, by)
                await self.game.moment(MERCENARY_FALLS, falling)
                saved += [unit] if falling.saved else []
        return tuple(saved)


def named(groups: Groups, name: UnitId) -> Groups:
    """The token of a Mercenary among units, whichever side is up."""
    return tuple(g for g in groups if is_mercenary(g.kind) and token(g.kind) == name)


def token(kind: UnitId) -> UnitId:
    """Whose token a unit is, whichever side is up."""
    return SPACE_SIDE.get(kind, kind)
