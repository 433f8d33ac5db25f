"""What outcomes make players do: the small things that many Political Cards share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.effects import Effect
from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.rules import events
from mecatol.rules.choosing import NO, Choosing
from mecatol.rules.decks import printed as kind_of
from mecatol.rules.forces import Groups
from mecatol.rules.moments import ROUND_ENDS
from mecatol.rules.naming import (
    at_card,
    at_unit,
    card_named,
    in_system,
    on_planet,
    parted,
    place_named,
    planet_of,
    unit_key,
    unit_named,
)
from mecatol.rules.official.game import Game
from mecatol.rules.state import EXHAUSTED, NEUTRAL, NO_PLACE, NOBODY, CardId, Claim, Group, Place, Planet, PlanetId, Seat, UnitId

from .motions import Deed, Turn

Which: TypeAlias = Callable[[UnitId], bool]

CLAUSE = "OFF-POL-3"  # by which the outcome of an agenda is carried out
REFUSED = Verdict(False, CLAUSE, message("explain-law"))

ask = Choosing(CLAUSE)

# -- goods, counters, points, cards ------------------------------------------------------------------------------------


def gains_goods(amount: int) -> Turn:
    async def turn(game: Game, seat: Seat) -> None:
        game.economy.gain_goods(seat, amount, "agenda")

    return turn


def loses_goods(amount: int) -> Turn:
    async def turn(game: Game, seat: Seat) -> None:
        game.economy.lose_goods(seat, amount, "agenda")

    return turn


def gains_counters(amount: int) -> Turn:
    async def turn(game: Game, seat: Seat) -> None:
        await game.economy.gain_counters(seat, amount, "agenda")

    return turn


def scores(card: str, amount: int) -> Turn:
    """Victory Points for a card, or fewer."""

    async def turn(game: Game, seat: Seat) -> None:
        score(game, seat, card, amount)

    return turn


def score(game: Game, seat: Seat, card: str, amount: int) -> None:
    """Nobody loses more than he has to lose."""
    amount = max(amount, -game.victory.to_lose(seat))
    if amount:
        game.objectives.score(seat, card, amount)


def draws(amount: int) -> Turn:
    async def turn(game: Game, seat: Seat) -> None:
        await game.action_cards.take(seat, amount, "agenda")

    return turn


def drop_at_random(game: Game, seat: Seat, number: int) -> None:
    """Action Cards are discarded at random, as far as there are any."""
    for _ in range(min(number, len(game.player(seat).action_cards))):
        game.action_cards.discard(seat, random_card(game, seat))


def random_card(game: Game, seat: Seat) -> CardId:
    hand = game.player(seat).action_cards
    return hand[game.pick("hands", "random_card", len(hand))]


def steal_card(game: Game, thief: Seat, victim: Seat) -> None:
    """An Action Card goes at random from one hand to another; only those two know it."""
    if not game.player(victim).action_cards:
        return
    card = random_card(game, victim)
    game.action_cards.take_out(victim, card)
    game.action_cards.add(thief, card)
    game.make_known(card, [victim])


def unflag(game: Game, objective: CardId) -> None:
    """Nobody's marker lies on an objective any more; the points stay."""
    game.objectives.unmark(objective, range(game.seats()))


def claims_of_secrets(game: Game) -> list[Claim]:
    """What was scored for Secret Objectives."""
    return [claim for claim in game.state.claims if is_secret(game, claim.source)]


def is_secret(game: Game, objective: str) -> bool:
    """Whether an objective is a secret one, and none that lies open for all in place of another."""
    known = game.cards.objectives.get(kind_of(objective))
    return known is not None and known.stage == "secret" and all(lying.id != objective for lying in game.state.objectives)


# -- laws --------------------------------------------------------------------------------------------------------------


@grants(CLAUSE)
def law_options(game: Game) -> list[Option[str]]:
    """Laws in force, or none."""
    laws = [law.card for law in game.state.laws]
    return [*(Option(f"law:{card}", things=(at_card(card),), says=message("outcome-law", card=card)) for card in laws), NO]


async def may_repeal(game: Game, seat: Seat) -> None:
    """A player may discard a law."""
    if game.state.laws:
        key = await game.choose(seat, "repeal_law", law_options, game)
        if key != NO.key:
            await game.politics.abolish(card_named(key))


# -- planets -----------------------------------------------------------------------------------------------------------


async def sells_influence(game: Game, seat: Seat) -> None:
    """A player exhausts planets for Trade Goods, one for each influence."""
    while True:
        able = [planet for planet in game.economy.ready_planets(seat) if game.economy.influence(planet)]
        planet = await ask.planet(game, seat, "sell_influence", able, may_decline=True)
        if not planet:
            return
        game.economy.gain_goods(seat, game.economy.influence(planet), "agenda")
        game.board.exhaust(planet, "agenda")


def exhausts(number: int) -> Turn:
    """A player exhausts so many planets of his choice, as far as he can."""

    async def turn(game: Game, seat: Seat) -> None:
        await exhaust_some(game, seat, number)

    return turn


async def exhaust_some(game: Game, seat: Seat, number: int) -> None:
    for _ in range(number):
        planet = await ask.planet(game, seat, "exhaust_planet", game.economy.ready_planets(seat))
        if not planet:
            return
        game.board.exhaust(planet, "agenda")


def exhaust_all(game: Game, which: Callable[[Planet], bool] | None = None) -> None:
    """Planets that somebody controls are exhausted."""
    for planet in ruled_planets(game):
        if which is None or which(planet):
            game.board.exhaust(planet.id, "agenda")


def ruled_planets(game: Game) -> list[Planet]:
    """The planets of all whom an agenda concerns, in map order."""
    concerned = game.politics.concerned()
    return [planet for planet in game.board.planets() if planet.owner in concerned]


async def exhaust_specialties(game: Game) -> None:
    exhaust_all(game, lambda planet: game.technology.has_specialty(planet.id))


def is_colony(game: Game, planet: PlanetId) -> bool:
    """Whether a planet lies outside the Home Systems."""
    return not game.board.is_home(game.board.system_of(planet))


def no_home(game: Game, system: str) -> bool:
    """Whether a system is nobody's Home System."""
    return not game.board.is_home(Hex(system))


def is_guarded(game: Game, planet: PlanetId) -> bool:
    """Whether anybody's units, neutral ones too, stand on a planet."""
    return bool(game.board.stacks(on_planet(planet)))


def is_free(game: Game, planet: PlanetId) -> bool:
    """Whether a planet is nobody's, units can stand there and no neutral ones do; a Mercenary makes way (OFF-SOT-MRC)."""
    neutral = game.board.planet(planet).owner == NOBODY and game.board.is_solid(planet)
    return neutral and not game.board.units(NEUTRAL, on_planet(planet))


async def lose_planet(game: Game, planet: PlanetId) -> None:
    """A planet becomes neutral, and everything on it is gone; Fighters of a dock there may be stranded."""
    owner, hex_ = game.board.planet(planet).owner, game.board.system_of(planet)
    game.invasion.lose(planet, "agenda")
    if owner >= 0:
        await game.fleet_supply.settle(owner, hex_, "agenda")


async def lose_unguarded(game: Game) -> None:
    """Colonies without ground units become neutral; a Trade Station stays his who has ships there (OFF-SYS-6)."""
    for planet in ruled_planets(game):
        empty = is_colony(game, planet.id) and not game.board.army(planet.owner, planet.id)
        if empty and game.invasion.may_be_lost(planet.id):
            await lose_planet(game, planet.id)


def concerned_planets(game: Game, hex_: Hex) -> list[PlanetId]:
    """The planets of a system but those of whom agendas pass by (SA17-SUR-16)."""
    return [planet.id for planet in game.board.system(hex_).planets if not game.politics.passes_by(planet.owner)]


def concerned_units(game: Game) -> list[tuple[Place, Seat, Groups]]:
    """All units, neutral ones too, but those of whom agendas pass by (SA17-SUR-16)."""
    return [(where, owner, groups) for where, owner, groups in game.board.all_units() if not game.politics.passes_by(owner)]


def concerned_stacks(game: Game, where: Place) -> list[tuple[Seat, Groups]]:
    """Likewise those of one place."""
    return [(owner, groups) for owner, groups in game.board.stacks(where) if not game.politics.passes_by(owner)]


def add_facility(game: Game, planet: PlanetId, facility: str) -> None:
    """A planet gets a facility, where it has none and one is left, and no Trade Station does (OFF-SYS-6); on one that is nobody's
    it belongs to the place."""
    here = game.board.planet(planet)
    if here.facility or not game.facilities.left(facility) or not game.board.is_solid(planet):
        return
    if here.owner >= 0:
        game.facilities.place(here.owner, planet, facility)
    elif not game.facilities.on(planet):
        game.facilities.add(planet, facility)


# -- units -------------------------------------------------------------------------------------------------------------


def docks(game: Game, seat: Seat, *, ready: bool = False) -> list[Place]:
    """Where a player has Space Docks, each as often as there are docks; with `ready`, such as are not exhausted."""
    return [
        where
        for where in game.board.occupied(seat)
        for group in game.board.units(seat, where)
        if group.kind == "space_dock" and not (ready and group.mark == EXHAUSTED)
        for _ in range(group.count)
    ]


def dock_systems(game: Game, seat: Seat) -> list[Place]:
    """The systems in which a player has Space Docks."""
    return list(dict.fromkeys(in_system(hex_) for hex_ in game.board.docks_of(seat)))


def exhaust_dock(game: Game, seat: Seat, where: Place) -> None:
    """One Space Dock there may not produce before it is refreshed."""
    for group in game.board.units(seat, where):
        if group.kind == "space_dock" and group.mark != EXHAUSTED:
            game.board.mark(seat, where, replace(group, count=1), EXHAUSTED)
            return


def exhaust_docks(game: Game, seat: Seat) -> None:
    for where in docks(game, seat, ready=True):
        exhaust_dock(game, seat, where)


@grants(CLAUSE)
def sites(kind: UnitId, places: Sequence[Place], may_decline: bool) -> list[Option[str]]:
    """Where a unit may be put, or nowhere where that is possible."""
    found = [Option(where, things=(where,), says=message("option-place-unit", kind=kind, where=where)) for where in places]
    return [*found, *([NO] if may_decline else [])]


def has_room(game: Game, seat: Seat, kind: UnitId, where: Place) -> bool:
    """Whether one more unit could be put in a place."""
    if kind == "space_dock":
        return game.production.has_room_for_dock(seat, planet_of(where))
    return game.production.room_for(seat, kind, where, 1) > 0


async def place_unit(game: Game, seat: Seat, kind: UnitId, places: Sequence[Place], *, may_decline: bool = True) -> Place:
    """A player puts one unit for nothing where there is room for it; where he did, or ""."""
    found = [where for where in places if has_room(game, seat, kind, where)]
    key = await game.choose(seat, "place_unit", sites, kind, found, may_decline) if found else NO.key
    if key == NO.key:
        return NO_PLACE
    where = place_named(key)
    if kind == "space_dock":
        game.production.place_dock(seat, planet_of(where), "agenda")
    else:
        game.production.place_units(seat, kind, where, 1, "agenda")
    return where


async def destroy_dock(game: Game, seat: Seat) -> None:
    """A player destroys a Space Dock of his choice; of several in one place an exhausted one goes first."""
    where = await ask.place(game, seat, "destroy_dock", list(dict.fromkeys(docks(game, seat))))
    standing = [group for group in game.board.units(seat, where) if group.kind == "space_dock"]
    dock = max(standing, key=lambda group: group.mark == EXHAUSTED)
    await game.combat.destroy(seat, where, (replace(dock, count=1),), "agenda")
    await game.fleet_supply.settle(seat, game.board.hex_of(where), "agenda")


def own_planets(game: Game, seat: Seat) -> list[Place]:
    """The planets of a player on which units can stand."""
    return [on_planet(planet) for planet in game.board.solid_planets(seat)]


@grants(CLAUSE)
def unit_options(game: Game, seat: Seat, places: Sequence[Place], which: Which) -> list[Option[str]]:
    """Units to give up: "<place> <kind>*<damage>!<mark>"."""
    return [
        Option(f"{where} {unit_key(group)}", "", (where, at_unit(group)), message("option-give-up", kind=group.kind, where=where))
        for where in places
        for group in game.board.units(seat, where)
        if which(group.kind)
    ]


def any_unit(kind: UnitId) -> bool:
    return bool(kind)


async def give_up_unit(game: Game, seat: Seat, places: Sequence[Place], which: Which = any_unit) -> Group | None:
    """A player gives up one unit of his choice, if he has such a one; cargo without a place is settled by the caller."""
    if not unit_options(game, seat, places, which):
        return None
    named, unit = parted(await game.choose(seat, "give_up_unit", unit_options, game, seat, places, which), " ")
    where = place_named(named)
    group = unit_named(game.board.units(seat, where), unit)
    remove(game, seat, where, (group,))
    return group


def remove(game: Game, seat: Seat, where: Place, groups: Sequence[Group]) -> None:
    """Units leave the board; leaders look for another ship."""
    if groups:
        game.board.remove(seat, where, groups, "agenda")
        game.leaders.rehouse(where)


def fleets(game: Game) -> list[tuple[Seat, Hex]]:
    """Every fleet of a player on the board."""
    return [(seat, hex_) for seat in game.politics.concerned() for hex_ in game.board.fleets_of(seat)]


def gates(game: Game, seat: Seat) -> list[Hex]:
    """Systems with wormholes that a player controls."""
    open_ = [system.hex for system in game.state.systems if game.galaxy.wormholes(system.hex)]
    return [hex_ for hex_ in open_ if game.economy.controls_system(seat, hex_)]


def price(game: Game, seat: Seat, groups: Sequence[Group]) -> int:
    """What units cost as printed, in half resources."""
    units = [(group.count, game.board.unit(seat, group.kind)) for group in groups]
    return sum(count * (unit.cost * 2 // max(1, unit.per)) for count, unit in units)


# -- for a while -------------------------------------------------------------------------------------------------------


def this_round(game: Game, key: str, owner: Seat = -1, where: str = "") -> Effect:
    """Something holds until the round is over."""
    return game.begin_effect(key, owner, "law", until="round", where=where)


def for_the_round(key: str) -> Deed:
    """Something holds for everybody until the round is over."""

    async def deed(game: Game) -> None:
        this_round(game, key)

    return deed


def until_next_round_ends(game: Game, key: str, owner: Seat = -1, where: str = "", *, at_once: bool = False) -> Effect:
    """Something holds in the round to come, or from now on until that round is over."""
    effect = game.begin_effect(key, owner, "law", at=ROUND_ENDS, times=2, where=where)
    game.note(effect, "from", str(game.state.round + (0 if at_once else 1)))
    return effect


def has_begun(game: Game, effect: Effect) -> bool:
    """Whether the round in which something begins to hold has come."""
    return game.state.round >= int(game.remembered(effect, "from") or 0)


def law_of(game: Game, effect: Effect) -> CardId:
    """The law whose effect this is."""
    laws = game.state.laws
    return next(law.card for law in laws if game.politics.key_of(law) == effect.key and law.elected == effect.where)


async def discard(game: Game, effect: Effect) -> None:
    """A law in force ends by itself."""
    await game.politics.abolish(law_of(game, effect))


def told_roll(game: Game, seat: Seat, purpose: str, count: int, needed: int) -> int:
    """Dice for something a card says; how many reach what is needed."""
    faces = game.roll(purpose, count)
    game.tell(events.Rolled(seat, purpose, faces, needed))
    return sum(face >= needed for face in faces)
