"""Action Cards about technologies."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.effects import Effect
from mecatol.rules.choosing import DONE
from mecatol.rules.layers import shattered_ascension_17 as effects
from mecatol.rules.layers import shattered_ascension_17_cards as catalogue
from mecatol.rules.moments import (
    AFTER_PRIMARY,
    MAY_RESEARCH,
    RESEARCH_FUNDS,
    SECONDARY_OFFERED,
    STRATEGY_CARD_PLAYED,
    TECHNOLOGY_GAINED,
    Research,
    Strategic,
)
from mecatol.rules.naming import (
    at_player,
    kind_of,
    listed,
    listing,
    name_of,
    number_named,
    on_planet,
    parted,
    place_named,
    planet_of,
)
from mecatol.rules.official.technology import COLOURS
from mecatol.rules.shattered_ascension.game import Game
from mecatol.rules.state import PlanetId, Played, Seat

from .aiming import is_spared

# -- when --------------------------------------------------------------------------------------------------------------


def about_to_research(game: Game, seat: Seat, strategic: Strategic) -> bool:
    """The player is about to use one of the abilities of Technology."""
    able = strategic.seat == seat and strategic.card == "technology"
    holder = game.state.action is not None and game.state.action.seat == seat
    return able and (holder or game.player(seat).strategy >= game.strategy_cards.counters(seat, "technology"))


# -- Corporate Sponsorship ---------------------------------------------------------------------------------------------

SPONSORED = 5


@catalogue.action_card("corporate_sponsorship", STRATEGY_CARD_PLAYED, SECONDARY_OFFERED, fits=about_to_research)
async def corporate_sponsorship(game: Game, played: Played) -> None:
    """Five resources more for the technologies bought now."""
    game.begin_effect("corporate_sponsorship", played.seat, "card", until="action")


@effects.modify("corporate_sponsorship", RESEARCH_FUNDS)
def research_funds_of_corporate_sponsorship(game: Game, effect: Effect, funds: int, research: Research) -> int:
    return funds + SPONSORED if research.how == "technology" else funds


@effects.on("corporate_sponsorship", TECHNOLOGY_GAINED)
async def corporate_sponsorship_when_a_technology_is_bought(game: Game, effect: Effect, research: Research) -> None:
    """They are for one purchase, whatever else is bought in the same action."""
    if research.how == "technology" and research.base:
        game.end_effect(effect)


# -- Focused Research --------------------------------------------------------------------------------------------------


def laboratories(game: Game, seat: Seat) -> list[tuple[PlanetId, str]]:
    """Refreshed planets of a player with their specialties, each colour once."""
    return [(planet, colour) for colour in COLOURS for planet in game.technology.laboratories(seat, colour)]


def may_focus(game: Game, seat: Seat, strategic: Strategic) -> bool:
    return about_to_research(game, seat, strategic) and bool(laboratories(game, seat))


@grants("OFF-GEN-3")
def focus_options(game: Game, seat: Seat, drawn: Sequence[str]) -> list[Option[str]]:
    """A planet to exhaust and the colour it stands for, or no more: "<planet> <colour>"."""
    used = [parted(text, " ")[0] for text in drawn]
    found = [
        Option(f"{p} {c}", things=(on_planet(p),), says=message("option-focus", planet=p, colour=c))
        for p, c in laboratories(game, seat)
        if p not in used
    ]
    return [*found, DONE] if drawn else found


async def name_laboratories(game: Game, played: Played) -> None:
    drawn: list[str] = []
    while len(focus_options(game, played.seat, drawn)) > bool(drawn):
        key = await game.compose(played.seat, "focused_research", tuple(drawn), focus_options, game, played.seat, drawn)
        if key == DONE.key:
            break
        drawn.append(key)
        planet, colour = parted(key, " ")
        played.targets += [on_planet(PlanetId(planet)), f"colour:{colour}"]


@catalogue.action_card("focused_research", STRATEGY_CARD_PLAYED, SECONDARY_OFFERED, declare=name_laboratories, fits=may_focus)
async def focused_research(game: Game, played: Played) -> None:
    """For each planet exhausted a prerequisite of the colour of its specialty is not needed now."""
    waived: list[str] = []
    for target, colour in zip(played.targets[::2], played.targets[1::2], strict=True):
        where = place_named(target)
        planet = game.board.planet(planet_of(where))
        if not planet.exhausted and not is_spared(game, played, where):
            game.board.exhaust(planet.id, "focused_research")
            waived.append(name_of(colour))
    effect = game.begin_effect("focused_research", played.seat, "card", until="action")
    game.note(effect, "waived", listing(waived))


def waivers(game: Game, effect: Effect) -> list[str]:
    """The colours of which a prerequisite is still waived."""
    return listed(game.remembered(effect, "waived"))


def missing(game: Game, technology: str, owned: Sequence[str]) -> list[list[str]]:
    """The colours of what a player lacks for a technology, by each way to it."""
    card = game.content.technologies.get(technology)
    known = game.content.technologies
    return [[known[need].colour for need in group if need not in owned] for group in card.needs] if card else []


def spends(waivers: Sequence[str], ways: Sequence[Sequence[str]]) -> list[str] | None:
    """What is left of the waivers after the cheapest way that they open; none, where they open no way."""
    if not ways:
        return list(waivers)
    fits = [way for way in ways if all(way.count(colour) <= waivers.count(colour) for colour in way)]
    if not fits:
        return None
    left = list(waivers)
    for colour in min(fits, key=len):
        left.remove(colour)
    return left


@effects.modify("focused_research", MAY_RESEARCH)
def research_under_focused_research(game: Game, effect: Effect, verdict: Verdict, research: Research) -> Verdict:
    """What was bought before in the same purchase has used its waivers up."""
    if verdict.allowed or verdict.clause != "OFF-TEC-1" or research.how != "technology":
        return verdict
    owned, left = list(game.player(research.seat).technologies), waivers(game, effect)
    for before in research.also:
        left = spends(left, missing(game, before, owned)) or []
        owned.append(before)
    opened = spends(left, missing(game, research.technology, owned)) is not None
    return Verdict(True, "OFF-TEC-1") if opened else verdict


@effects.on("focused_research", TECHNOLOGY_GAINED)
async def focused_research_when_a_technology_is_gained(game: Game, effect: Effect, research: Research) -> None:
    """A prerequisite is waived once: for another technology of the same action it is needed again."""
    owned = [key for key in game.player(research.seat).technologies if key != research.technology]
    left = spends(waivers(game, effect), missing(game, research.technology, owned))
    if research.how == "technology" and left is not None:
        game.note(effect, "waived", listing(left))


# -- Tech Bubble -------------------------------------------------------------------------------------------------------


def has_researched(game: Game, seat: Seat, strategic: Strategic) -> bool:
    able = strategic.seat == seat and strategic.card == "technology"
    return able and bool(game.technology.wares(seat, 0, "tech_bubble"))


@catalogue.action_card("tech_bubble", AFTER_PRIMARY, fits=has_researched)
async def tech_bubble(game: Game, played: Played) -> None:
    """One more technology for nothing, with its prerequisites."""
    await game.technology.receive(played.seat, "tech_bubble")


# -- Scientist Assassination -------------------------------------------------------------------------------------------


def researched_by_another(game: Game, seat: Seat, research: Research) -> bool:
    return research.seat != seat and research.seat >= 0


async def name_researcher(game: Game, played: Played) -> None:
    played.targets = [at_player(game.action_cards.context().seat)]


@catalogue.action_card("scientist_assassination", TECHNOLOGY_GAINED, declare=name_researcher, fits=researched_by_another)
async def scientist_assassination(game: Game, played: Played) -> None:
    """The technologies just acquired are of no use to their owner until the round is over."""
    research: Research = game.action_cards.context()
    since = max((number_named(scope) for scope in game.state.scopes if kind_of(scope) == "action"), default=0)
    fresh = [e.key for e in game.state.effects if e.owner == research.seat and e.source == "technology" and e.id > since]
    acquired = [key for key in fresh if key in game.player(research.seat).technologies] if since else [research.technology]
    for technology in acquired:
        game.begin_effect("scientist_assassination", played.seat, "card", until="round", where=technology, target=research.seat)
    await game.economy.settle_fleets(research.seat)


@effects.suppress("scientist_assassination")
def silenced_by_scientist_assassination(killed: Effect, other: Effect) -> bool:
    return other.source == "technology" and other.owner == killed.target and other.key == killed.where
