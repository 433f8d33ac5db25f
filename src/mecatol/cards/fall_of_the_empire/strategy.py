"""Civilization and Industry, which take the places of Political and Imperial (OFF-SOT-FOE)."""

from __future__ import annotations

from mecatol.cards.strategy.common import choose_way
from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.hexes import Hex
from mecatol.core.records import Record
from mecatol.rules import events
from mecatol.rules.choosing import DONE, planet_option, system_option
from mecatol.rules.fall_of_the_empire.game import Game
from mecatol.rules.layers import fall_of_the_empire_cards as catalogue
from mecatol.rules.moments import BEFORE_AGENDA_DRAWN
from mecatol.rules.naming import (
    at_unit,
    card_named,
    in_system,
    on_planet,
    parted,
    place_named,
    planet_of,
    unit_kind,
    unit_with_place,
)
from mecatol.rules.official.hands import card_option
from mecatol.rules.pieces import is_ship
from mecatol.rules.state import UNITS, Group, Place, Seat, UnitId

CLAUSE = "OFF-SOT-FOE"

# -- 3 Civilization ----------------------------------------------------------------------------------------------------

DRAWN, INFLUENCE, CARDS = 2, 2, 2


async def civilization(game: Game, seat: Seat) -> None:
    """Two agendas are drawn and one is chosen, for a vote or, by the Lazax, for any outcome they like."""
    await game.moment(BEFORE_AGENDA_DRAWN, seat)
    if await game.politics.replaced(seat):
        return
    deck = game.state.political_deck
    seen = game.bring_up(deck, "political_deck", "civilization", DRAWN, [seat])
    if not seen:
        return
    game.tell(events.Learned(seat, "political_deck", seen), to=[seat])
    chosen = card_named(await game.choose(seat, "choose_agenda", drawn_agendas, game, len(seen)))
    for card in seen:
        game.take_off(deck, card)
    game.make_unknown(chosen)
    game.tell(events.AgendaRevealed(seat, chosen))
    for other in [card for card in seen if card != chosen]:
        game.political_cards.put_away(other)
        game.tell(events.CardDiscarded(seat, "political", other))
    await game.politics.put_forward(seat, chosen)


@grants(CLAUSE)
def drawn_agendas(game: Game, number: int) -> list[Option[str]]:
    """The agendas that were drawn."""
    return [card_option(card, "option-agenda") for card in game.state.political_deck.top[:number]]


async def subterfuge(game: Game, seat: Seat, free: bool) -> None:
    """Two Action Cards for two influence."""
    if not free:
        await game.economy.pay(seat, "civilization", influence=INFLUENCE)
    await game.action_cards.take(seat, CARDS, "civilization")


def may_pay(game: Game, seat: Seat) -> Verdict:
    if game.economy.can_pay(seat, influence=INFLUENCE):
        return Verdict(True, "OFF-ACT-2")
    return Verdict(False, "OFF-ECO-1", message("explain-no-influence"))


catalogue.strategy_card("civilization", civilization, subterfuge, may_pay)

# -- 8 Industry --------------------------------------------------------------------------------------------------------

MUCH, LITTLE = 4, 2  # resources


class Gift(Record, frozen=True):
    """A unit that costs nothing, and where it is put."""

    kind: UnitId
    where: Place


async def industry(game: Game, seat: Seat) -> None:
    """A Space Dock, on a planet gained this round if need be; or units worth four resources."""
    ways = [way for way, open_ in (("a", dock_sites(game, seat)), ("b", works(game, seat, MUCH))) if open_]
    way = await choose_way(game, seat, "industry", ways)
    if way == "a":
        where = await game.choose(seat, "free_dock", dock_sites, game, seat)
        game.production.place_dock(seat, planet_of(where), "industry")
    elif way == "b":
        await receive_units(game, seat, MUCH)


@grants(CLAUSE)
def dock_sites(game: Game, seat: Seat) -> list[Option[Place]]:
    """Own planets on which a dock could stand, whenever they were gained."""
    room = game.production.room_for
    return [planet_option(p.id) for p in game.board.planets_of(seat) if room(seat, "space_dock", on_planet(p.id), 1)]


async def fabrication(game: Game, seat: Seat, free: bool) -> None:
    """Units worth two resources."""
    await receive_units(game, seat, LITTLE)


def may_fabricate(game: Game, seat: Seat) -> Verdict:
    if works(game, seat, LITTLE):
        return Verdict(True, "OFF-ACT-2")
    return Verdict(False, CLAUSE, message("explain-no-works"))


async def receive_units(game: Game, seat: Seat, resources: int) -> None:
    """Units in one system, one after the other; they are no production."""
    hex_ = game.board.hex_of(await game.choose(seat, "free_units_where", works, game, seat, resources))
    gifts: tuple[Gift, ...] = ()
    while gifts_for(game, seat, hex_, resources, gifts):
        key = await game.compose(seat, "free_units", gifts, units_to_receive, game, seat, hex_, resources, gifts)
        if key == DONE.key:
            break
        kind, where = parted(key, "@")
        gifts = (*gifts, Gift(unit_kind(kind), place_named(where)))
    for gift in gifts:
        game.production.bring(seat, gift.where, [Group(gift.kind)], "industry")


@grants(CLAUSE)
def works(game: Game, seat: Seat, resources: int) -> list[Option[Place]]:
    """Activated systems with a Space Dock that a player controls, where something could be put."""
    systems = [hex_ for hex_ in dict.fromkeys(game.board.docks_of(seat)) if seat in game.board.system(hex_).counters]
    held = [hex_ for hex_ in systems if game.economy.controls_system(seat, hex_)]
    return [system_option(hex_) for hex_ in held if gifts_for(game, seat, hex_, resources, ())]


@grants(CLAUSE)
def units_to_receive(game: Game, seat: Seat, hex_: Hex, resources: int, gifts: tuple[Gift, ...]) -> list[Option[str]]:
    """Units that fit in, or no more."""
    return [
        *(
            Option(
                unit_with_place(Group(gift.kind), gift.where),
                things=(gift.where, at_unit(Group(gift.kind))),
                says=message("option-build", kind=gift.kind, where=gift.where),
            )
            for gift in gifts_for(game, seat, hex_, resources, gifts)
        ),
        DONE,
    ]


def gifts_for(game: Game, seat: Seat, hex_: Hex, resources: int, gifts: tuple[Gift, ...]) -> list[Gift]:
    """What may still be had in a system beside what was chosen: ships in space, everything else on own planets."""
    planets = [on_planet(planet.id) for planet in game.board.system(hex_).planets if planet.owner == seat]
    found = []
    for kind in [kind for kind in UNITS if game.production.may_produce(seat, hex_, kind).allowed]:
        places = [in_system(hex_)] if is_ship(kind) else planets
        found += [Gift(kind, where) for where in places if _fits(game, seat, hex_, resources, (*gifts, Gift(kind, where)))]
    return found


def _fits(game: Game, seat: Seat, hex_: Hex, resources: int, gifts: tuple[Gift, ...]) -> bool:
    """Whether the last of them is within the resources, the pieces and the room there is."""
    last, kinds = gifts[-1], [gift.kind for gift in gifts]
    worth = sum((game.production.halves(seat, hex_, kind) * kinds.count(kind) + 1) // 2 for kind in dict.fromkeys(kinds))
    if worth > resources or kinds.count(last.kind) > game.board.left(seat, last.kind):
        return False
    there = [Group(gift.kind) for gift in gifts if gift.where == last.where]
    return game.production.fits(seat, last.where, there, last.kind).allowed


catalogue.strategy_card("industry", industry, fabrication, may_fabricate)
