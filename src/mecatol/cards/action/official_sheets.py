"""Official Action Cards about technologies, planets and Space Docks whose text differs from that of the revised deck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from mecatol.core.decisions import ALLOWED, Verdict
from mecatol.core.effects import BOUND, Effect
from mecatol.rules import forces
from mecatol.rules.layers import official as effects
from mecatol.rules.layers import official_cards as catalogue
from mecatol.rules.moments import (
    AFTER_PRIMARY,
    BEFORE_PRODUCTION,
    MAY_RESEARCH,
    MAY_USE_SECONDARY,
    PLANET_TAKEN,
    SECONDARY_COST,
    SECONDARY_OFFERED,
    STRATEGY_CARD_PLAYED,
    TECHNOLOGY_COST,
    TECHNOLOGY_DISCOUNT,
    TECHNOLOGY_GAINED,
    Research,
    Specialty,
    Strategic,
    Taken,
)
from mecatol.rules.naming import is_planet, on_planet
from mecatol.rules.official.game import Game
from mecatol.rules.state import EXHAUSTED, PlanetId, Played, Seat

from . import actions_planets
from .aiming import ask, place_aimed, planets_aimed, player_aimed
from .official_phases import about_to_buy

# -- Tech Bubble -------------------------------------------------------------------------------------------------------

BUBBLE = "official_tech_bubble"


def may_inflate(game: Game, seat: Seat, strategic: Strategic) -> bool:
    """Whether the player has just carried out Technology, has a counter left, finds something to buy, and nothing bars it."""
    if not about_to_buy(game, seat, strategic) or not game.player(seat).strategy:
        return False
    may_secondary = game.strategy_cards.rule(strategic.card).may_secondary
    verdict = may_secondary(game, seat) if may_secondary is not None else ALLOWED
    return game.fold(MAY_USE_SECONDARY, verdict, strategic).allowed


@catalogue.action_card("tech_bubble", AFTER_PRIMARY, fits=may_inflate)
async def tech_bubble(game: Game, played: Played) -> None:
    """The player uses the secondary of his own Technology too, for a counter that even Initiative does not spare him."""
    strategic: Strategic = game.action_cards.context()
    game.begin_effect(BUBBLE, played.seat, "card", until="action", where=strategic.card)
    if game.strategy_cards.may_use(played.seat, strategic.card).allowed:
        await game.strategy_cards.use(played.seat, strategic.card)


@effects.modify(BUBBLE, SECONDARY_COST, stage=BOUND)
def secondary_cost_of_tech_bubble(game: Game, effect: Effect, counters: int, strategic: Strategic) -> int:
    return 1 if strategic.card == effect.where else counters


# -- Focused Research --------------------------------------------------------------------------------------------------

FOCUS = "official_focused_research"
FOCUS_PRICE = 6


def waived(game: Game, seat: Seat, technology: str, also: Sequence[str] = ()) -> bool:
    """Whether a player lacks just one prerequisite of a technology, and nothing which that one needs in turn."""
    card, owned = game.content.technologies.get(technology), (*game.player(seat).technologies, *also)
    lacking = [[need for need in group if need not in owned] for group in card.needs] if card else []
    return any(len(needs) == 1 and game.technology.ready(seat, needs[0], also) for needs in lacking)


def nearly_ready(game: Game, seat: Seat) -> Iterator[str]:
    """Technologies for which a player lacks one prerequisite."""
    return (key for key in game.content.technologies if not game.technology.has(seat, key) and waived(game, seat, key))


def may_focus(game: Game, seat: Seat, strategic: Strategic) -> bool:
    able = about_to_buy(game, seat, strategic) and game.economy.can_pay(seat, resources=FOCUS_PRICE)
    return able and any(nearly_ready(game, seat))


@catalogue.action_card("focused_research", STRATEGY_CARD_PLAYED, SECONDARY_OFFERED, fits=may_focus)
async def focused_research(game: Game, played: Played) -> None:
    """For six resources one prerequisite of one technology is not needed now, unless a reply has left him too poor."""
    if game.economy.can_pay(played.seat, resources=FOCUS_PRICE):
        await game.economy.pay(played.seat, "focused_research", resources=FOCUS_PRICE)
        game.begin_effect(FOCUS, played.seat, "card", until="action")


@effects.modify(FOCUS, MAY_RESEARCH)
def research_under_focused_research(game: Game, effect: Effect, verdict: Verdict, research: Research) -> Verdict:
    """What was bought before in the same purchase may have used it up."""
    if verdict.allowed or verdict.clause != "OFF-TEC-1" or not is_bought(research):
        return verdict
    used = any(not game.technology.ready(research.seat, key, research.also[:n]) for n, key in enumerate(research.also))
    open_now = not used and waived(game, research.seat, research.technology, research.also)
    return Verdict(True, "OFF-TEC-1") if open_now else verdict


def is_bought(research: Research) -> bool:
    """Whether a technology comes by the Strategy Card."""
    return research.how in ("technology", "technology_ii")


@effects.on(FOCUS, TECHNOLOGY_GAINED)
async def focused_research_when_a_technology_is_gained(game: Game, effect: Effect, research: Research) -> None:
    """It is used up by the first technology that needs it."""
    if not game.technology.ready(research.seat, research.technology):
        game.end_effect(effect)


# -- Opening the Black Box, A Mighty Empire ----------------------------------------------------------------------------

BLACK_BOX, EMPIRE = "official_opening_the_black_box", "official_a_mighty_empire"


def may_open(game: Game, seat: Seat, strategic: Strategic) -> bool:
    return about_to_buy(game, seat, strategic) and any(
        is_planet(place) for place, _ in game.technology.specialty_places(seat, "red")
    )


@catalogue.action_card("opening_the_black_box", STRATEGY_CARD_PLAYED, SECONDARY_OFFERED, fits=may_open)
async def opening_the_black_box(game: Game, played: Played) -> None:
    """Each planet with a red specialty lowers the price of a red technology by two instead of one."""
    game.begin_effect(BLACK_BOX, played.seat, "card", until="action")


@effects.modify(BLACK_BOX, TECHNOLOGY_DISCOUNT)
def technology_discount_of_opening_the_black_box(game: Game, effect: Effect, discount: int, specialty: Specialty) -> int:
    return discount + (specialty.colour == "red" and is_planet(specialty.place))


def is_mighty(game: Game, seat: Seat, strategic: Strategic) -> bool:
    own = [key for key in game.technology.of_race(seat) if not game.technology.has(seat, key)]
    return about_to_buy(game, seat, strategic) and bool(own) and game.victory.points(seat) > 0


@catalogue.action_card("a_mighty_empire", STRATEGY_CARD_PLAYED, SECONDARY_OFFERED, fits=is_mighty)
async def a_mighty_empire(game: Game, played: Played) -> None:
    """A technology of the player's race costs as much less as he has Victory Points."""
    game.begin_effect(EMPIRE, played.seat, "card", until="action")


@effects.modify(EMPIRE, TECHNOLOGY_COST)
def technology_cost_of_a_mighty_empire(game: Game, effect: Effect, cost: int, research: Research) -> int:
    return cost - game.victory.points(effect.owner) if research.technology in game.technology.of_race(effect.owner) else cost


# -- Master of Trade, Reparations --------------------------------------------------------------------------------------

TRADED = 2  # agreements, and planets


def asleep(game: Game, seat: Seat) -> list[PlanetId]:
    """A player's exhausted planets."""
    return [planet.id for planet in game.board.planets_of(seat) if planet.exhausted]


def has_mastered_trade(game: Game, seat: Seat, context: Any) -> bool:
    """At moments that are somebody's, for him."""
    own = context is None or context.seat == seat
    return own and len(game.trade.agreements_of(seat)) >= TRADED and bool(asleep(game, seat))


async def name_refreshed(game: Game, played: Played) -> None:
    """Before anybody replies; a second planet need not be named."""
    for number in range(TRADED):
        left = [planet for planet in asleep(game, played.seat) if on_planet(planet) not in played.targets]
        planet = await ask.planet(game, played.seat, "refresh_planet", left, may_decline=number > 0)
        played.targets += [on_planet(planet)] if planet else []


@catalogue.action_card(
    "master_of_trade", BEFORE_PRODUCTION, SECONDARY_OFFERED, declare=name_refreshed, fits=has_mastered_trade, anytime=True
)
async def master_of_trade(game: Game, played: Played) -> None:
    """Up to two exhausted planets of a player with two Trade Agreements are refreshed."""
    mine = [planet for planet in planets_aimed(played) if planet in asleep(game, played.seat)]
    game.board.refresh(played.seat, mine)


def has_lost(game: Game, seat: Seat, taken: Taken) -> bool:
    """Whether a player has just lost a planet to an opponent who has one to exhaust."""
    return taken.before == seat and taken.seat not in (seat, taken.before) and bool(owed(game, taken))


def owed(game: Game, taken: Taken) -> list[PlanetId]:
    """Refreshed planets of whoever has taken a planet."""
    return game.economy.ready_planets(taken.seat) if taken.seat >= 0 else []


async def name_owed(game: Game, played: Played) -> None:
    planet = await ask.planet(game, played.seat, "reparations_planet", owed(game, game.action_cards.context()))
    played.targets = [on_planet(planet)]


@catalogue.action_card("reparations", PLANET_TAKEN, declare=name_owed, fits=has_lost)
async def reparations(game: Game, played: Played) -> None:
    """A planet of the winner is exhausted, and one of the loser's with no more resources refreshed."""
    seat, paid = played.seat, planets_aimed(played)[0]
    game.board.exhaust(paid, "reparations")
    worth = game.economy.resources(paid)
    fit = [planet for planet in asleep(game, seat) if game.economy.resources(planet) <= worth]
    planet = await ask.planet(game, seat, "refresh_planet", fit)
    if planet:
        game.board.refresh(seat, [planet])


# -- Spacedock Accident ------------------------------------------------------------------------------------------------


@catalogue.action_card("space_dock_accident", declare=actions_planets.name_dock, fits=actions_planets.may_blow_up)
async def space_dock_accident(game: Game, played: Played) -> None:
    """A Space Dock outside of Home Systems builds nothing this round."""
    if not played.targets:
        return
    where, owner = place_aimed(played), player_aimed(played)
    for dock in forces.pick(game.board.units(owner, where), "space_dock"):
        game.board.mark(owner, where, dock, EXHAUSTED)
