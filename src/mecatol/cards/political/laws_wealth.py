"""Laws about what planets give: income, votes, and the price of technologies."""

from __future__ import annotations

from functools import partial
from typing import Literal

from mecatol.core.decisions import Option, grants
from mecatol.core.effects import ANY, BOUND, Effect
from mecatol.core.hexes import Hex
from mecatol.rules.choosing import DONE, planet_option
from mecatol.rules.layers import shattered_ascension_17 as effects
from mecatol.rules.moments import (
    ACTION_ENDS,
    AGENDAS_CHOSEN,
    COUNCIL_OVER,
    MOST_DISCOUNTS,
    PLANET_VOTES,
    PLANETS_REFRESHED,
    RESEARCH_CURRENCY,
    SPECIALTY_PLACES,
    STRATEGY_PHASE_BEGINS,
    STRATEGY_PHASE_ENDS,
    TECHNOLOGY_GAINED,
    Research,
    Specialty,
)
from mecatol.rules.naming import planet_named
from mecatol.rules.official.technology import COLOURS
from mecatol.rules.shattered_ascension.game import Game
from mecatol.rules.state import NO_PLACE, Action, Planet, PlanetId, Seat

from .motions import Motion
from .outcomes import CLAUSE, ask, sells_influence, this_round
from .voters import each

# -- Technology Tariffs ------------------------------------------------------------------------------------------------

DISCOUNTS = 2


async def void_discoveries(game: Game) -> None:
    """What was gained this round, and whatever still will be, has no effect until the round is over."""
    this_round(game, "technology_tariffs_refused")
    for deed in [deed for deed in game.state.deeds if deed.kind == "gained_technology"]:
        void(game, deed.seat, deed.what)


def void(game: Game, seat: Seat, technology: str) -> None:
    game.begin_effect("void_technology", -1, "law", until="round", where=technology, target=seat)


Motion("technology_tariffs", refused=void_discoveries)


@effects.modify("technology_tariffs", RESEARCH_CURRENCY, ANY)
def currency_under_technology_tariffs(
    game: Game, effect: Effect, currency: Literal["resources", "influence"], seat: Seat
) -> Literal["resources", "influence"]:
    """Technologies cost influence."""
    return "influence"


@effects.modify("technology_tariffs", MOST_DISCOUNTS, ANY)
def discounts_under_technology_tariffs(game: Game, effect: Effect, discounts: int, research: Research) -> int:
    """Two specialties at most make one cheaper."""
    return min(discounts, DISCOUNTS)


@effects.on("technology_tariffs_refused", TECHNOLOGY_GAINED, ANY)
async def technology_tariffs_refused_void(game: Game, effect: Effect, research: Research) -> None:
    void(game, research.seat, research.technology)


@effects.suppress("void_technology")
def suppressed_by_void_technology(effect: Effect, other: Effect) -> bool:
    theirs = other.source == "technology" and other.owner == effect.target
    return theirs and effect.where in (other.key, other.where)


# -- Diversified Income ------------------------------------------------------------------------------------------------


async def loses_all_goods(game: Game, seat: Seat) -> None:
    """The Trade Goods of his area."""
    game.economy.lose_goods(seat, game.player(seat).trade_goods, "agenda")


async def keeps_one_ready(game: Game, seat: Seat) -> None:
    """Of his planets in a system that is nobody's home one stays refreshed."""
    for hex_ in crowded(game, seat):
        kept = await ask.planet(game, seat, "keep_ready", ready_in(game, seat, hex_))
        for planet in ready_in(game, seat, hex_):
            if planet != kept:
                game.board.exhaust(planet, "diversified_income")


def ready_in(game: Game, seat: Seat, hex_: Hex) -> list[PlanetId]:
    return [planet for planet in game.economy.ready_planets(seat) if game.board.system_of(planet) == hex_]


def crowded(game: Game, seat: Seat) -> list[Hex]:
    """Systems outside the Home Systems in which a player has several refreshed planets."""
    systems = [game.board.system_of(planet) for planet in game.economy.ready_planets(seat)]
    return [hex_ for hex_ in dict.fromkeys(systems) if systems.count(hex_) > 1 and not game.board.is_home(hex_)]


Motion("diversified_income", each(keeps_one_ready), each(loses_all_goods))


@effects.on("diversified_income", PLANETS_REFRESHED, ANY)
async def diversified_income_after_refreshing(game: Game, effect: Effect, seat: Seat) -> None:
    await keeps_one_ready(game, seat)


@effects.on("diversified_income", ACTION_ENDS, ANY)
async def diversified_income_after_actions(game: Game, effect: Effect, action: Action) -> None:
    """Cards refresh planets too."""
    await each(keeps_one_ready)(game)


@effects.on("diversified_income", STRATEGY_PHASE_ENDS, ANY)
async def diversified_income_after_picking(game: Game, effect: Effect, _: Seat) -> None:
    await each(keeps_one_ready)(game)


@effects.on("diversified_income", STRATEGY_PHASE_BEGINS, ANY)
async def diversified_income_pays(game: Game, effect: Effect, _: Seat) -> None:
    """A Trade Good for each colour of specialties and for each kind of refresh ability."""
    for seat in game.from_speaker():
        game.economy.gain_goods(seat, len(branches(game, seat)), effect.key)


def branches(game: Game, seat: Seat) -> list[str]:
    """The colours of a player's specialties, those of Artifacts (SA17-ART-01) too, and the kinds of refresh abilities he has."""
    abilities = [game.board.printed_planet(planet.id).refresh for planet in game.board.planets_of(seat)]
    colours = [colour for colour in COLOURS if is_studied(game, seat, colour)]
    return list(dict.fromkeys([*colours, *filter(None, abilities)]))


def is_studied(game: Game, seat: Seat, colour: str) -> bool:
    """Whether a player controls a specialty of a colour, wherever it is."""
    on_planets = any(game.technology.has_specialty(planet.id, colour) for planet in game.board.planets_of(seat))
    elsewhere = game.fold(SPECIALTY_PLACES, (), Specialty(seat, NO_PLACE, colour))
    return on_planets or bool(elsewhere) or colour in game.artifacts.colours(seat)


# -- Media War ---------------------------------------------------------------------------------------------------------

Motion("media_war", refused=each(sells_influence))
CAMPAIGNS = "campaigns"  # what the law remembers of a planet that was exhausted for this council


@effects.on("media_war", AGENDAS_CHOSEN, ANY)
async def media_war_campaigns(game: Game, effect: Effect, _: Seat) -> None:
    """All say at once which planets they exhaust to vote with them."""
    able = [seat for seat in game.playing() if game.economy.ready_planets(seat) and game.politics.votes(seat)]
    chosen = await game.together("campaign", {seat: partial(campaign, game, seat) for seat in able})
    for planet in [planet for seat in able for planet in chosen[seat]]:
        game.board.exhaust(planet, effect.key)
        game.note(effect, planet, CAMPAIGNS)


async def campaign(game: Game, seat: Seat) -> list[PlanetId]:
    """The planets with which a player wants to vote."""
    chosen: list[PlanetId] = []
    while silent(game, seat, chosen):
        key = await game.compose(seat, "campaign", tuple(chosen), campaign_options, game, seat, chosen)
        if key == DONE.key:
            break
        chosen.append(planet_named(key))
    return chosen


def silent(game: Game, seat: Seat, chosen: list[PlanetId]) -> list[PlanetId]:
    """Refreshed planets with influence that are not chosen yet."""
    return [planet for planet in game.economy.ready_planets(seat) if planet not in chosen and game.economy.influence(planet)]


@grants(CLAUSE)
def campaign_options(game: Game, seat: Seat, chosen: list[PlanetId]) -> list[Option[str]]:
    """One more planet, or no more."""
    return [*map(planet_option, silent(game, seat, chosen)), DONE]


@effects.modify("media_war", PLANET_VOTES, ANY, BOUND)
def votes_under_media_war(game: Game, effect: Effect, votes: int, planet: Planet) -> int:
    """Refreshed planets do not vote; those exhausted for it do, and those that vote even when they are exhausted."""
    if not planet.exhausted:
        return 0
    return max(votes, game.economy.influence(planet.id)) if game.remembered(effect, planet.id) == CAMPAIGNS else votes


@effects.on("media_war", COUNCIL_OVER, ANY)
async def media_war_ends(game: Game, effect: Effect, _: Seat) -> None:
    for planet in game.board.planets():
        if game.remembered(effect, planet.id):
            game.note(effect, planet.id, "")
