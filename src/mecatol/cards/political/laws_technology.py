"""Laws and events about technologies."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.effects import ANY, BOUND, Effect
from mecatol.rules.choosing import NO
from mecatol.rules.layers import shattered_ascension_17 as effects
from mecatol.rules.moments import (
    ACTION_ENDS,
    AFTER_PRIMARY,
    BEFORE_CARDS_DRAWN,
    DISCOUNT_COLOURS,
    MAY_RESEARCH,
    PLANET_VOTES,
    SECONDARY_COST,
    SECONDARY_DONE,
    SPECIALTIES,
    STRATEGY_CARD_PLAYED,
    STRATEGY_PHASE_BEGINS,
    TECHNOLOGY_COST,
    TECHNOLOGY_GAINED,
    Research,
    Specialty,
    Strategic,
)
from mecatol.rules.naming import card_named, kind_of, listing, name_of, planet_named, seats_listed
from mecatol.rules.official.technology import COLOURS
from mecatol.rules.shattered_ascension.game import Game
from mecatol.rules.state import NOBODY, Action, Seat

from .events_goods import hand_options, technology_options
from .laws_economy import votes_of_a_hallowed_planet
from .motions import Motion, election
from .outcomes import (
    CLAUSE,
    REFUSED,
    ask,
    exhaust_some,
    exhaust_specialties,
    give_up_unit,
    is_colony,
    price,
    this_round,
)
from .voters import each, everyone

# -- a colour is elected -----------------------------------------------------------------------------------------------

election("forbidden_research", "technology_colour")
election("subsidized_studies", "technology_colour")


def is_elected(game: Game, effect: Effect, technology: str) -> bool:
    return game.technology.colour(technology) == name_of(effect.where)


@effects.modify("forbidden_research", MAY_RESEARCH, ANY)
def research_under_forbidden_research(game: Game, effect: Effect, verdict: Verdict, research: Research) -> Verdict:
    """Nobody acquires technologies of the colour."""
    return REFUSED if is_elected(game, effect, research.technology) else verdict


@effects.modify("subsidized_studies", TECHNOLOGY_COST, ANY)
def cost_under_subsidized_studies(game: Game, effect: Effect, cost: int, research: Research) -> int:
    """Technologies of the colour cost three less, the others two more, where they are bought at all."""
    if not research.base:
        return cost
    return cost - 3 if is_elected(game, effect, research.technology) else cost + 2


# -- what research costs -----------------------------------------------------------------------------------------------

election("science_community_speaker", "player")


@effects.modify("science_community_speaker", SECONDARY_COST)
def counters_under_science_community_speaker(game: Game, effect: Effect, counters: int, strategic: Strategic) -> int:
    """The secondary of Technology costs no counter."""
    return 0 if strategic.card == "technology" else counters


@effects.modify("science_community_speaker", TECHNOLOGY_COST)
def cost_under_science_community_speaker(game: Game, effect: Effect, cost: int, research: Research) -> int:
    return cost - 1 if research.base else cost


Motion("documenting_research", refused=exhaust_specialties)


@effects.on("documenting_research", TECHNOLOGY_GAINED, ANY)
async def documenting_research_notes(game: Game, effect: Effect, research: Research) -> None:
    if research.seat == game.state.active and game.state.action is not None:
        game.note(effect, research.technology, game.scope("action"))


@effects.modify("documenting_research", TECHNOLOGY_COST, ANY, BOUND)
def cost_under_documenting_research(game: Game, effect: Effect, cost: int, research: Research) -> int:
    """What the active player has acquired in this action costs the others nothing."""
    noted = game.remembered(effect, research.technology)
    return 0 if noted and noted in game.state.scopes else cost


Motion("research_grant", refused=exhaust_specialties)


@effects.modify("research_grant", DISCOUNT_COLOURS, ANY)
def discounts_under_research_grant(game: Game, effect: Effect, colours: tuple[str, ...], research: Research) -> tuple[str, ...]:
    """Specialties of any one colour may count."""
    return COLOURS if colours[0] else colours


# -- technologies come and go ------------------------------------------------------------------------------------------


async def exhausts_for_technologies(game: Game, seat: Seat) -> None:
    """A planet for each technology that was not there at the start."""
    first = game.content.races[game.player(seat).race].technologies
    await exhaust_some(game, seat, len([t for t in game.player(seat).technologies if t not in first]))


Motion("technological_jihad", refused=each(exhausts_for_technologies))
SACRIFICE = 4  # half resources


@effects.on("technological_jihad", TECHNOLOGY_GAINED, ANY)
async def technological_jihad_demands(game: Game, effect: Effect, research: Research) -> None:
    """Who acquires a technology destroys units worth two resources or loses one he had before."""
    seat = research.seat
    if not sacrifices(game, seat, research.technology):
        return
    key = await game.choose(seat, "sacrifice", sacrifices, game, seat, research.technology)
    if key != "units":
        game.technology.lose(seat, key, effect.key)
        await game.economy.settle_fleets(seat)
        return
    lost = 0
    while lost < SACRIFICE and (unit := await give_up_unit(game, seat, game.board.occupied(seat))):
        lost += price(game, seat, [unit])
    await game.economy.settle_fleets(seat)


@grants(CLAUSE)
def sacrifices(game: Game, seat: Seat, gained: str) -> list[Option[str]]:
    """Units, where there are enough, or a technology; who has neither gives what units he has (SA17-GEN-23)."""
    groups = [group for where in game.board.occupied(seat) for group in game.board.units(seat, where)]
    known = [technology for technology in game.player(seat).technologies if technology != gained]
    enough = price(game, seat, groups) >= SACRIFICE or (bool(groups) and not known)
    units = [Option("units", says=message("option-sacrifice-units"))] if enough else []
    return [*units, *technology_options(known, False)]


async def drops_technology_or_planet(game: Game, seat: Seat) -> None:
    """A technology goes, or a planet with a specialty is exhausted."""
    bright = [planet for planet in game.economy.ready_planets(seat) if game.technology.has_specialty(planet)]
    known = game.player(seat).technologies
    planet = await ask.planet(game, seat, "exhaust_specialty", bright, may_decline=bool(known))
    if planet:
        game.board.exhaust(planet, "agenda")
    elif known:
        await drops_technology(game, seat)


async def drops_technology(game: Game, seat: Seat) -> None:
    """A technology goes, if there is one: whoever receives something else instead of technologies may have none."""
    if not game.player(seat).technologies:
        return
    key = await game.choose(seat, "lose_technology", technology_options, list(game.player(seat).technologies), False)
    game.technology.lose(seat, key, "agenda")
    await game.economy.settle_fleets(seat)


Motion("technological_leap", refused=each(drops_technology_or_planet))


@effects.on("technological_leap", BEFORE_CARDS_DRAWN, ANY)
async def technological_leap_offers(game: Game, effect: Effect, _: Seat) -> None:
    """In the Status Phase everybody may gain a technology and then discards one."""
    for seat in game.action_phase.order():
        if game.technology.wares(seat, 0, "agenda") and await ask.agrees(game, seat, "technological_leap"):
            await game.technology.receive(seat, "agenda")
            await drops_technology(game, seat)


# -- technologies that nobody can use ----------------------------------------------------------------------------------


@effects.suppress("barred_technology")
def suppressed_by_barred_technology(effect: Effect, other: Effect) -> bool:
    return other.key == effect.where


async def bar(game: Game, technologies: Sequence[str]) -> None:
    """What these technologies do, they do not do this round."""
    for technology in technologies:
        this_round(game, "barred_technology", where=technology)
    await game.economy.settle_everybody()


async def no_research(game: Game) -> None:
    """Nobody uses the secondary of Technology this round."""
    this_round(game, "no_secondaries", where="technology")


async def no_blue(game: Game) -> None:
    """Planets with specialties are exhausted, and blue technologies do nothing this round."""
    await exhaust_specialties(game)
    await bar(game, [key for key, card in game.content.technologies.items() if card.colour == "blue"])


Motion("technology_investigation_committee", no_research, no_blue)

election("minister_of_technology", "player")


@effects.on("minister_of_technology", STRATEGY_PHASE_BEGINS, ANY)
async def minister_of_technology_names_one(game: Game, effect: Effect, seat: Seat) -> None:
    """A technology of somebody else is his to use this round, or nobody's."""
    found = decrees(game, effect)
    key = await game.choose(effect.owner, "minister_of_technology", decrees, game, effect) if len(found) > 1 else NO.key
    what, technology = kind_of(key), name_of(key)
    game.note(effect, "named", technology)  # none: then every one may be named again
    if key == NO.key:
        return
    if what == "use":
        game.technology.use_effects_of(effect.owner, technology, "law", until="round")
    else:
        await bar(game, [technology])


@grants(CLAUSE)
def decrees(game: Game, effect: Effect) -> list[Option[str]]:
    """Technologies of the others but the one named in the round before: to use it, or to bar it; or none."""
    others = dict.fromkeys(t for seat in game.opponents(effect.owner) for t in game.player(seat).technologies)
    found = [t for t in others if t != game.remembered(effect, "named")]
    use = [t for t in found if not game.technology.has(effect.owner, t)]
    return [
        *(Option(f"use:{t}", says=message("option-use-technology", technology=t)) for t in use),
        *(Option(f"bar:{t}", says=message("option-bar-technology", technology=t)) for t in found),
        NO,
    ]


# -- Fund Mega University ----------------------------------------------------------------------------------------------

UNIVERSITY_PRICE = 5

election("fund_mega_university", "planet", is_colony)

effects.modify("fund_mega_university", PLANET_VOTES, ANY)(votes_of_a_hallowed_planet)


@effects.modify("fund_mega_university", SPECIALTIES, ANY)
def specialties_under_fund_mega_university(game: Game, effect: Effect, count: int, specialty: Specialty) -> int:
    """One more specialty of each colour."""
    return count + (specialty.place == effect.where)


async def studies(game: Game, effect: Effect, strategic: Strategic) -> None:
    """Its owner may buy one more technology whenever he uses the card Technology."""
    owner = game.board.planet(planet_named(effect.where)).owner
    uses = strategic.card == "technology" and owner == strategic.seat != NOBODY
    if uses and game.technology.wares(owner, UNIVERSITY_PRICE, "technology"):
        await game.technology.buy(owner, UNIVERSITY_PRICE, "technology")


effects.on("fund_mega_university", AFTER_PRIMARY, ANY)(studies)
effects.on("fund_mega_university", SECONDARY_DONE, ANY)(studies)


# -- Regressive Rhetoric -------------------------------------------------------------------------------------------------

SECONDARY_PRICE, DEARER = 5, 2


async def discards_card(game: Game, seat: Seat) -> None:
    """An Action Card of his choice."""
    if game.player(seat).action_cards:
        key = await game.choose(seat, "discard_down", hand_options, game, seat)
        game.action_cards.discard(seat, card_named(key))


Motion("regressive_rhetoric", refused=each(discards_card))


@effects.modify("regressive_rhetoric", TECHNOLOGY_COST, ANY)
def cost_under_regressive_rhetoric(game: Game, effect: Effect, cost: int, research: Research) -> int:
    """By the secondary of Technology, the primary that carries it out too, a technology costs seven before discounts: two more
    than printed."""
    return cost + DEARER if research.how == "technology" and research.base == SECONDARY_PRICE else cost


@effects.on("regressive_rhetoric", STRATEGY_CARD_PLAYED, ANY)
async def regressive_rhetoric_notes_the_card(game: Game, effect: Effect, strategic: Strategic) -> None:
    if strategic.card == "technology":
        game.note(effect, "action", game.scope("action"))
        game.note(effect, "users", str(strategic.seat))


@effects.on("regressive_rhetoric", SECONDARY_DONE, ANY)
async def regressive_rhetoric_notes_a_user(game: Game, effect: Effect, strategic: Strategic) -> None:
    if strategic.card == "technology":
        users = seats_listed(game.remembered(effect, "users"))
        game.note(effect, "users", listing(map(str, [*users, strategic.seat]), ","))


@effects.on("regressive_rhetoric", ACTION_ENDS, ANY)
async def regressive_rhetoric_consoles(game: Game, effect: Effect, action: Action) -> None:
    """Who has used neither ability of Technology may draw an Action Card."""
    if game.remembered(effect, "action") != game.scope("action"):
        return
    users = seats_listed(game.remembered(effect, "users"))
    for seat in [seat for seat in everyone(game) if seat not in users]:
        if await ask.agrees(game, seat, "draw_instead"):
            await game.action_cards.take(seat, 1, effect.key)
