"""Official Political Cards about technologies; what lasts has a key that begins with `official_`."""

from __future__ import annotations

from mecatol.core.decisions import Verdict
from mecatol.core.effects import ANY, BOUND, Effect
from mecatol.rules.choosing import NO
from mecatol.rules.layers import official as effects
from mecatol.rules.layers import official_cards as deck
from mecatol.rules.moments import (
    BEFORE_CARDS_DRAWN,
    CREDITS,
    MAY_RESEARCH,
    SECONDARIES_DONE,
    SECONDARY_COST,
    SECONDARY_DONE,
    STRATEGY_CARD_PLAYED,
    TECHNOLOGY_COST,
    TECHNOLOGY_GAINED,
    Research,
    Specialty,
    Strategic,
)
from mecatol.rules.naming import family_of, name_of, planet_named, planet_of
from mecatol.rules.official.game import Game
from mecatol.rules.pieces import in_system
from mecatol.rules.state import Seat, UnitId

from . import events_goods, laws_technology
from .events_goods import technology_options
from .motions import Motion, election
from .official_laws import law, office
from .outcomes import REFUSED, ask, discard, exhaust_specialties, for_the_round, give_up_unit, told_roll
from .voters import each


def is_technology(card: str) -> bool:
    """Whether a Strategy Card is Technology, of whichever box."""
    return family_of(card) == "technology"


def has_price(game: Game, research: Research) -> bool:
    """Whether a technology is bought: a race's own costs something even where others come for nothing (OFF-TEC-3)."""
    return bool(research.base) or research.technology in game.content.race_technologies


# -- what research costs -----------------------------------------------------------------------------------------------

office("science_community_speaker", "official_science_community_speaker")
election("subsidized_studies", "technology_colour", deck=deck, key="official_subsidized_studies")
election("fund_research_complex", "planet", deck=deck, key="official_fund_research_complex")
law("research_grant", "official_research_grant", refused=for_the_round("official_no_yellow"))
law("documenting_research", "official_documenting_research", refused=exhaust_specialties)
law("regressive_rhetoric", "official_regressive_rhetoric", refused=each(laws_technology.discards_card))

effects.on("official_documenting_research", TECHNOLOGY_GAINED, ANY)(laws_technology.documenting_research_notes)


@effects.modify("official_science_community_speaker", TECHNOLOGY_COST)
def cost_under_science_community_speaker(game: Game, effect: Effect, cost: int, research: Research) -> int:
    return cost - 1 if has_price(game, research) else cost


@effects.modify("official_science_community_speaker", SECONDARY_COST)
def counters_under_science_community_speaker(game: Game, effect: Effect, counters: int, strategic: Strategic) -> int:
    return 0 if is_technology(strategic.card) else counters


@effects.modify("official_subsidized_studies", TECHNOLOGY_COST, ANY)
def cost_under_subsidized_studies(game: Game, effect: Effect, cost: int, research: Research) -> int:
    """Technologies of the colour cost three less, those of another colour two more."""
    if not research.base or not game.technology.colour(research.technology):
        return cost
    return cost - 3 if game.technology.colour(research.technology) == name_of(effect.where) else cost + 2


@effects.modify("official_fund_research_complex", TECHNOLOGY_COST, ANY)
def cost_under_fund_research_complex(game: Game, effect: Effect, cost: int, research: Research) -> int:
    """Two less for whoever controls the planet."""
    owner = game.board.planet(planet_named(effect.where)).owner
    return cost - 2 if research.seat == owner and has_price(game, research) else cost


@effects.modify("official_research_grant", CREDITS, ANY)
def credits_under_research_grant(game: Game, effect: Effect, count: int, specialty: Specialty) -> int:
    """Each specialty counts for every colour."""
    return max(count, len(game.board.printed_planet(planet_of(specialty.place)).specialties))


@effects.modify("official_no_yellow", MAY_RESEARCH, ANY)
def research_under_no_yellow(game: Game, effect: Effect, verdict: Verdict, research: Research) -> Verdict:
    return REFUSED if game.technology.colour(research.technology) == "yellow" else verdict


@effects.modify("official_documenting_research", TECHNOLOGY_COST, ANY, BOUND)
def cost_under_documenting_research(game: Game, effect: Effect, cost: int, research: Research) -> int:
    """What the primary of Technology has brought costs the others nothing by its secondary."""
    noted = game.remembered(effect, research.technology)
    return 0 if noted and noted in game.state.scopes and is_technology(research.how) else cost


@effects.modify("official_regressive_rhetoric", TECHNOLOGY_COST, ANY)
def cost_under_regressive_rhetoric(game: Game, effect: Effect, cost: int, research: Research) -> int:
    return cost + 2 if has_price(game, research) else cost


@effects.on("official_regressive_rhetoric", SECONDARY_DONE, ANY)
async def regressive_rhetoric_notes_a_user(game: Game, effect: Effect, strategic: Strategic) -> None:
    if is_technology(strategic.card):
        game.note(effect, f"used:{strategic.seat}", game.scope("action"))


@effects.on("official_regressive_rhetoric", SECONDARIES_DONE, ANY)
async def regressive_rhetoric_consoles(game: Game, effect: Effect, strategic: Strategic) -> None:
    """Who might have used the secondary of Technology and has not may draw an Action Card."""
    for seat in game.around(strategic.seat)[1:] if is_technology(strategic.card) else ():
        idle = game.remembered(effect, f"used:{seat}") != game.scope("action")
        if idle and await ask.agrees(game, seat, "draw_instead"):
            await game.action_cards.take(seat, 1, "agenda")


# -- technologies come and go ------------------------------------------------------------------------------------------

LOST_ON, BUY_BACK = 9, 6
VICTIMS: tuple[UnitId, ...] = ("destroyer", "cruiser")

law("technological_jihad", "official_technological_jihad", refused=each(laws_technology.exhausts_for_technologies))
law("technology_buy_back", "official_technology_buy_back", refused=for_the_round("official_no_technologies"))
Motion("sharing_of_technology", each(events_goods.learns_from_partner), events_goods.breaks_all, deck=deck)


@effects.on("official_technological_jihad", TECHNOLOGY_GAINED, ANY)
async def technological_jihad_strikes(game: Game, effect: Effect, research: Research) -> None:
    """A die for whoever gains a technology: a Destroyer or a Cruiser of his may be lost."""
    if told_roll(game, research.seat, "technological_jihad", 1, LOST_ON):
        places = [in_system(hex_) for hex_ in game.board.fleets_of(research.seat)]
        await give_up_unit(game, research.seat, places, VICTIMS.__contains__)
        await game.economy.settle_fleets(research.seat)


@effects.on("official_technology_buy_back", BEFORE_CARDS_DRAWN, ANY)
async def technology_buy_back_offers(game: Game, effect: Effect, _: Seat) -> None:
    """In the Status Phase everybody may sell a technology that he needs for no other one."""
    for seat in game.action_phase.order():
        spare = dispensable(game, seat)
        key = await game.choose(seat, "technology_buy_back", technology_options, spare, True) if spare else NO.key
        if key != NO.key:
            game.technology.lose(seat, key, "agenda")
            await game.economy.settle_fleets(seat)
            game.economy.gain_goods(seat, BUY_BACK, "agenda")


def dispensable(game: Game, seat: Seat) -> list[str]:
    """The technologies of a player that are not required for another one he owns."""
    known = game.player(seat).technologies
    needed = {t: [card.needs for other in known if (card := game.content.technologies.get(other)) and other != t] for t in known}
    return [t for t in known if not any(requires(groups, t, known) for groups in needed[t])]


def requires(groups: tuple[tuple[str, ...], ...], technology: str, known: list[str]) -> bool:
    """Whether a technology leans on another one: all groups of prerequisites that are met have it among them."""
    met = [group for group in groups if set(group) <= set(known)]
    return bool(met) and all(technology in group for group in met)


@effects.modify("official_no_technologies", MAY_RESEARCH, ANY)
def research_under_no_technologies(game: Game, effect: Effect, verdict: Verdict, research: Research) -> Verdict:
    return REFUSED


office("forbidden_research", "official_forbidden_research")


@effects.on("official_forbidden_research", STRATEGY_CARD_PLAYED, ANY)
async def forbidden_research_begins(game: Game, effect: Effect, strategic: Strategic) -> None:
    if is_technology(strategic.card):
        game.note(effect, "played", game.scope("action"))


@effects.modify("official_forbidden_research", MAY_RESEARCH)
def research_under_forbidden_research(game: Game, effect: Effect, verdict: Verdict, research: Research) -> Verdict:
    """The elected player gains no technology while Technology is played."""
    noted = game.remembered(effect, "played")
    return REFUSED if noted and noted in game.state.scopes else verdict


@effects.on("official_forbidden_research", SECONDARIES_DONE, ANY)
async def forbidden_research_ends(game: Game, effect: Effect, strategic: Strategic) -> None:
    if is_technology(strategic.card) and game.remembered(effect, "played"):
        await discard(game, effect)
