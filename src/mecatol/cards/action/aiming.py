"""How Action Cards are aimed: at what they may be, where somebody may refuse them, counters they bring, hands they look at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mecatol.core.decisions import Option, grants, message
from mecatol.core.hexes import NOWHERE, Hex
from mecatol.core.rules import Step
from mecatol.rules import events
from mecatol.rules.choosing import DONE, Choosing, player_options
from mecatol.rules.decks import copies
from mecatol.rules.forces import Groups
from mecatol.rules.moments import SAFE_FROM_CARDS, Unit
from mecatol.rules.naming import aimed, at_player, in_system, on_planet, place_named
from mecatol.rules.official.game import Game
from mecatol.rules.official.hands import Hands
from mecatol.rules.state import NEUTRAL, NO_PLANET, NOBODY, Battle, CardId, Group, Place, PlanetId, Played, Seat

ask = Choosing("OFF-GEN-3")  # what an Action Card lets its player choose

FIRST_EXTRA = 101  # counters that cards bring are numbered apart from those of the box

# -- when --------------------------------------------------------------------------------------------------------------


def in_phase(phase: str) -> Callable[[Game, Seat, Any], bool]:
    """Cards that may be played at any time of a phase."""

    def fits(game: Game, seat: Seat, context: Any) -> bool:
        return game.state.phase == phase

    return fits


def own_turn(game: Game, seat: Seat, context: Any) -> bool:
    """At a moment of one's own turn."""
    return bool(context == seat)


# -- places where a card may be refused --------------------------------------------------------------------------------


def open_systems(game: Game, systems: Sequence[Hex]) -> list[Hex]:
    """Those of some systems at which a card barred from Home Systems may be aimed (SA17-GEN-12)."""
    return [hex_ for hex_ in dict.fromkeys(systems) if game.action_cards.is_target(hex_)]


def may_aim_at(game: Game, planet: PlanetId) -> bool:
    """Whether such a card may be aimed at a planet."""
    return game.action_cards.is_target(game.board.system_of(planet))


async def aim_system(game: Game, played: Played, question: str, systems: Sequence[Hex]) -> Hex:
    """A card is aimed at one of these systems; nowhere, where all that was asked for is refused."""
    hex_ = await game.action_cards.aim(played.seat, question, systems)
    played.targets += [in_system(hex_)] if hex_ != NOWHERE else []
    return hex_


async def aim_planet(game: Game, played: Played, question: str, planets: Sequence[PlanetId]) -> PlanetId:
    """A card is aimed at one of these planets: first its system, whose owner may refuse it; "" where all refuse."""
    hexes = list(dict.fromkeys(map(game.board.system_of, planets)))
    hex_ = await game.action_cards.aim(played.seat, question, hexes)
    if hex_ == NOWHERE:
        return NO_PLANET
    planet = await ask.planet(game, played.seat, question, [p for p in planets if game.board.system_of(p) == hex_])
    played.targets.append(on_planet(planet))
    return planet


def who_votes(game: Game, seat: Seat) -> list[Seat]:
    """A player's opponents who have votes."""
    return [other for other in game.opponents(seat) if game.politics.votes(other)]


async def aim_player(game: Game, played: Played, question: str, seats: Sequence[Seat]) -> Seat:
    """A card is aimed at one of these players; nobody, where there is none."""
    seat = await ask.player(game, played.seat, question, seats)
    if seat is None:
        return NOBODY
    played.targets.append(at_player(seat))
    return seat


async def aim_players(game: Game, played: Played, question: str, seats: Sequence[Seat], most: int, least: int = 1) -> None:
    """A card is aimed at up to so many players, and at no less than so many, if there are."""
    while len(played.targets) < min(most, len(seats)):
        key = await game.compose(played.seat, question, tuple(played.targets), more_players, seats, played.targets, least)
        if key == DONE.key:
            return
        played.targets.append(key)


@grants("OFF-GEN-3")
def more_players(seats: Sequence[Seat], taken: Sequence[str], least: int) -> list[Option[str]]:
    """One more player; or enough, once there are as many as must be."""
    found = [option for option in player_options(seats) if option.key not in taken]
    return [*found, DONE] if len(taken) >= least else found


def is_spared(game: Game, played: Played, where: Place) -> bool:
    """Whether the part of a scattered effect in a place was sabotaged (SA17-ACT-03)."""
    return game.board.hex_of(where) in played.scattered_out


def exposed(game: Game, seat: Seat, owner: Seat, where: Place) -> Groups:
    """A player's units in a place at which another one may aim a card."""
    units = game.board.units(owner, where)
    if owner == seat:
        return units
    return tuple(g for g in units if not game.fold(SAFE_FROM_CARDS, False, Unit(owner, g.kind, where)))


# -- what a card was aimed at ------------------------------------------------------------------------------------------


def place_aimed(played: Played) -> Place:
    """The place at which a card was aimed first."""
    return place_named(played.targets[0])


def planets_aimed(played: Played) -> list[PlanetId]:
    """The planets at which a card was aimed."""
    return [PlanetId(name) for name in aimed(played.targets, "planet")]


def systems_aimed(played: Played) -> list[Hex]:
    """The systems at which a card was aimed."""
    return [Hex(name) for name in aimed(played.targets, "system")]


def players_aimed(played: Played) -> list[Seat]:
    """The players at whom a card was aimed."""
    return [int(name) for name in aimed(played.targets, "player")]


def player_aimed(played: Played) -> Seat:
    """The player at whom a card was aimed."""
    return players_aimed(played)[0]


def target_named(played: Played, kind: str) -> str:
    """The name of the first target of a kind; "" where there is none."""
    return next(iter(aimed(played.targets, kind)), "")


# -- near and far ------------------------------------------------------------------------------------------------------


def presence(game: Game, seat: Seat) -> list[Hex]:
    """Systems in which a player has planets or units, in map order."""
    planets = [game.board.system_of(planet.id) for planet in game.board.planets_of(seat)]
    known = dict.fromkeys([*game.board.systems_of(seat), *planets])
    return [hex_ for hex_, _ in game.state.layout if hex_ in known]


# -- counters that cards bring -----------------------------------------------------------------------------------------


def lay_locals(game: Game, planet: PlanetId, strength: int) -> None:
    """Hostile Locals of a strength lie open on a planet."""
    lying = [thing for things in game.state.domain_counters.values() for thing in things]
    name = f"hostile_locals:{strength}"
    fresh = next(thing for thing in copies(name, len(lying) + 1, FIRST_EXTRA) if thing not in lying)
    game.domain_counters.lay(on_planet(planet), fresh)
    game.tell(events.CounterRevealed(on_planet(planet), "hostile_locals", str(strength)))


# -- rebels ------------------------------------------------------------------------------------------------------------


def ruled(game: Game, systems: Sequence[Hex]) -> list[PlanetId]:
    """The planets of some systems that somebody rules, in the order of the systems."""
    planets = [planet for system in map(game.board.system, systems) for planet in system.planets]
    return [planet.id for planet in planets if planet.owner >= 0 and game.board.is_solid(planet.id)]


def rebels_rise(game: Game, planets: Sequence[PlanetId], number: int, why: str) -> None:
    """So many Ground Forces of nobody's attack each of these planets."""
    risen = [step.what for step in game.state.flow if (step.name, step.seat) == ("invasion.planet", NEUTRAL)]
    if not risen:
        game.invasion.forget()
    for planet in planets:
        game.production.bring(NEUTRAL, on_planet(planet), [Group("ground_force", number)], why)
        game.invasion.add_tally(f"beaten:{planet}", 1)  # they attack: nobody is defended by them
    fresh = [planet for planet in planets if planet not in risen]
    game.then(*(Step("invasion.planet", NEUTRAL, game.board.system_of(planet), planet) for planet in fresh))


async def rebels_win(game: Game, battle: Battle, number: int, why: str) -> None:
    """A planet that rebels have taken is neutral, and they defend it."""
    if battle.winner == NEUTRAL and battle.attacker.seat == NEUTRAL and battle.planet:
        owner = game.board.planet(battle.planet).owner
        if owner == NOBODY:  # others have risen with them
            return
        game.invasion.lose(battle.planet, why)
        lay_locals(game, battle.planet, number)
        await game.fleet_supply.settle(owner, battle.system, why)
        await game.leaders.fates()


# -- hands -------------------------------------------------------------------------------------------------------------


def look_at(game: Game, seat: Seat, of: str, cards: Sequence[CardId]) -> None:
    """A player is shown cards of another one's or of a deck, and knows them from now on."""
    for card in cards:
        game.make_known(card, [seat])
    game.tell(events.Learned(seat, of, tuple(cards)), to=[seat])


def at_random(game: Game, hands: Hands, seat: Seat, why: str) -> CardId:
    """A card of a hand, whichever it may be."""
    hand = hands.hand(seat)
    return hand[game.pick(f"{hands.kind}_cards", why, len(hand))]


@grants("OFF-GEN-3")
def ways(card: str, open_ways: Sequence[str]) -> list[Option[str]]:
    """The ways in which a card may be used."""
    return [Option(way, says=message(f"option-{card.replace('_', '-')}-{way.replace('_', '-')}")) for way in open_ways]
