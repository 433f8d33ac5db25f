"""Agendas about who acts when and who knows what: Strategy Cards, hands, leaders, and the end of a system."""

from __future__ import annotations

from mecatol.core.decisions import Option, grants, message
from mecatol.core.effects import ANY, Effect
from mecatol.core.hexes import Hex
from mecatol.rules import events
from mecatol.rules.choosing import NO
from mecatol.rules.decks import printed
from mecatol.rules.layers import shattered_ascension_17 as effects
from mecatol.rules.moments import (
    ACTION_ENDS,
    CARD_DRAWN,
    HANDS_OPEN,
    LEADER_KINDS,
    OUT_OF_TURN,
    PICK_ORDER,
    ROUND_ENDS,
    STRATEGY_CARD_PICKED,
    STRATEGY_PHASE_BEGINS,
    STRATEGY_PHASE_ENDS,
    Drawn,
    Pick,
)
from mecatol.rules.naming import at_card, card_named, gift_of, in_system, on_planet, planet_of, system_named
from mecatol.rules.pieces import MECATOL_REX
from mecatol.rules.shattered_ascension.game import Game
from mecatol.rules.state import NOBODY, Action, CardId, Doom, Leader, Place, PlanetId, Seat

from .motions import Motion, election
from .outcomes import CLAUSE, ask, discard
from .voters import each, extreme

# -- Checks and Balances -----------------------------------------------------------------------------------------------


async def suspend_strategy(game: Game) -> None:
    """All Strategy Cards are turned over, and what was not played is not played any more."""
    for card in list(game.state.strategy_cards):
        game.strategy_cards.turn_over(card.id)


Motion("checks_and_balances", refused=suspend_strategy)


@effects.modify("checks_and_balances", PICK_ORDER, ANY)
def order_under_checks_and_balances(game: Game, effect: Effect, order: tuple[Seat, ...], speaker: Seat) -> tuple[Seat, ...]:
    """By the influence of all planets, exhausted or not; those level as usual."""
    return tuple(sorted(order, key=lambda seat: -sum(game.economy.influence(p.id) for p in game.board.planets_of(seat))))


@effects.on("checks_and_balances", STRATEGY_CARD_PICKED, ANY)
async def checks_and_balances_hand_on(game: Game, effect: Effect, pick: Pick) -> None:
    """Who has picked a card may give it to somebody who lacks one, and must where he has enough himself."""
    most = game.strategy_phase.cards_each()
    lacking = [seat for seat in game.opponents(pick.seat) if len(game.strategy_cards.held(seat)) < most]
    full = len(game.strategy_cards.held(pick.seat)) > most
    to = await ask.player(game, pick.seat, "give_strategy_card", lacking, may_decline=not full)
    if to is not None:
        game.strategy_phase.hand_on(pick.seat, pick.card, to)


# -- Freedom of Information Act ----------------------------------------------------------------------------------------

SECRETIVE = "yssaril"


async def publish(game: Game) -> None:
    for seat in secretive(game):
        await shows_all_but_one(game, seat)


def secretive(game: Game) -> list[Seat]:
    """The Yssaril keep an Action Card to themselves."""
    return [seat for seat in game.playing() if game.player(seat).race == SECRETIVE]


async def shows_all_but_one(game: Game, seat: Seat) -> None:
    """Which card he does not show is his choice, as long as he has several that not everybody has seen."""
    while len(unseen(game, seat)) > 1:
        card = card_named(await game.choose(seat, "show_card", unseen_options, game, seat))
        game.action_cards.show(seat, [card])


def unseen(game: Game, seat: Seat) -> list[CardId]:
    return [card for card in game.player(seat).action_cards if len(game.state.known.get(card, ())) < game.seats()]


@grants(CLAUSE)
def unseen_options(game: Game, seat: Seat) -> list[Option[str]]:
    """Cards of which one more is to be shown."""
    return [
        Option(at_card(card), things=(at_card(card),), says=message("option-show-card", card=printed(card)))
        for card in unseen(game, seat)
    ]


async def informs(game: Game, seat: Seat) -> None:
    """An Action Card and a Political Card."""
    await game.action_cards.take(seat, 1, "agenda")
    await game.political_cards.take(seat, 1, "agenda")


def informed(game: Game, seat: Seat) -> int:
    return len(game.player(seat).action_cards)


Motion("freedom_of_information_act", publish, each(informs, extreme(informed, least=True)))


@effects.modify("freedom_of_information_act", HANDS_OPEN, ANY)
def hands_under_freedom_of_information_act(game: Game, effect: Effect, is_open: bool, drawn: Drawn) -> bool:
    return is_open or drawn.deck != "action" or game.player(drawn.seat).race != SECRETIVE


@effects.on("freedom_of_information_act", CARD_DRAWN, ANY)
async def freedom_of_information_shows_new_cards(game: Game, effect: Effect, drawn: Drawn) -> None:
    if drawn.deck == "action" and drawn.seat in secretive(game):
        await shows_all_but_one(game, drawn.seat)


@effects.on("freedom_of_information_act", ACTION_ENDS, ANY)
async def freedom_of_information_shows_taken_cards(game: Game, effect: Effect, action: Action) -> None:
    """Cards come from other hands too."""
    await publish(game)


# -- An Aeon of Legend -------------------------------------------------------------------------------------------------

KINDS = ("admiral", "agent", "diplomat", "general", "scientist")


async def inspire(game: Game) -> None:
    """Every leader has the abilities of all kinds until the next round is over."""
    effect = game.begin_effect("an_aeon_of_legend", NOBODY, "law")
    game.note(effect, "last", str(game.state.round + 1))
    for leader in free_leaders(game):
        game.leaders.muster(leader.id)


def free_leaders(game: Game) -> list[Leader]:
    return [leader for leader in game.state.leaders if leader.where and leader.captor == NOBODY]


@effects.modify("an_aeon_of_legend", LEADER_KINDS, ANY)
def leaders_under_an_aeon_of_legend(game: Game, effect: Effect, kinds: tuple[str, ...], seat: Seat) -> tuple[str, ...]:
    return (*kinds, *(kind for kind in KINDS if kind not in kinds))


@effects.on("an_aeon_of_legend", ROUND_ENDS, ANY)
async def aeon_of_legend_ends(game: Game, effect: Effect, _: Seat) -> None:
    """Then everybody is what he was, unless another such time goes on."""
    if game.state.round < int(game.remembered(effect, "last")):
        return
    game.end_effect(effect)
    if any(other.key == effect.key for other in game.state.effects):
        return
    own = {leader.id: gift_of(leader.kind) for leader in game.state.leaders}
    game.end_effects(lambda other: other.source == "leader" and other.where in own and other.key != own[other.where])
    await game.economy.settle_everybody()


async def recalls(game: Game, seat: Seat) -> None:
    """A player has the fates of his captives rolled for, or one of his dead come back."""
    options = legends(game, seat)
    key = await game.choose(seat, "aeon_of_legend", legends, game, seat) if len(options) > 1 else NO.key
    if key == "fates":
        for captive in captives(game, seat):
            await try_fate(game, captive)
    elif key != NO.key:
        places = friendly_planets(game, seat)
        where = await game.choose(seat, "leader_returns", return_options, key, places)
        game.leaders.place(key, where)
        game.leaders.muster(key)


@grants(CLAUSE)
def legends(game: Game, seat: Seat) -> list[Option[str]]:
    """Roll for the captives, a leader to bring back, or neither."""
    fates = [Option("fates", says=message("option-captives-fates"))] if captives(game, seat) else []
    back = [Option(leader.id, says=message("option-leader-returns", leader=leader.id)) for leader in dead(game, seat)]
    return [*fates, *(back if friendly_planets(game, seat) else []), NO]


def friendly_planets(game: Game, seat: Seat) -> list[Place]:
    """Planets on which leaders of a player may be."""
    return [where for where in game.leaders.friendly_places(seat) if planet_of(where)]


@grants(CLAUSE)
def return_options(leader: str, places: list[Place]) -> list[Option[Place]]:
    """Own planets to which a leader comes back."""
    return [Option(where, things=(where,), says=message("option-move-leader", leader=leader, where=where)) for where in places]


def captives(game: Game, seat: Seat) -> list[Leader]:
    """A player's leaders in the hands of others."""
    return [leader for leader in game.state.leaders if leader.owner == seat and leader.captor != NOBODY]


def dead(game: Game, seat: Seat) -> list[Leader]:
    """A player's leaders who were killed."""
    doomed = [doom.leader for doom in game.state.doomed]
    mine = [leader for leader in game.state.leaders if leader.owner == seat and leader.id not in doomed]
    return [leader for leader in mine if not leader.where and leader.captor == NOBODY]


async def try_fate(game: Game, captive: Leader) -> None:
    """Killed, still a captive, or free."""
    doom = Doom(captive.id, captive.where, "captive")
    fate = game.leaders.fate(captive, doom, captive.captor)
    game.tell(events.LeaderFate(captive.owner, captive.id, fate))
    if fate != "captured":
        await game.leaders.carry_out(captive, doom, fate, captive.captor)


Motion("an_aeon_of_legend", inspire, each(recalls))

# -- Minister of Annihilation ------------------------------------------------------------------------------------------

election("minister_of_annihilation", "player")


def doomed_systems(game: Game) -> list[Hex]:
    """Systems with planets, but no Home System, not that of Mecatol Rex and none with a wormhole printed on it."""
    return [
        system.hex
        for system in game.state.systems
        if system.planets and not game.board.is_home(system.hex) and not game.galaxy.stationary(system.hex)
        if all(planet.id != MECATOL_REX for planet in system.planets)
    ]


@grants(CLAUSE)
def doom_options(game: Game) -> list[Option[str]]:
    """A system to be annihilated."""
    return [Option(in_system(h), things=(in_system(h),), says=message("outcome-system", system=h)) for h in doomed_systems(game)]


def may_doom(game: Game, effect: Effect, anybody: Seat) -> list[Option[str]]:
    """Once, in a Strategy Phase."""
    open_ = game.state.phase == "strategy" and not game.remembered(effect, "system") and bool(doomed_systems(game))
    return [Option("annihilate", says=message("option-annihilate"))] if open_ else []


@effects.may("minister_of_annihilation", STRATEGY_PHASE_BEGINS, may_doom)
@effects.may("minister_of_annihilation", STRATEGY_PHASE_ENDS, may_doom)
@effects.may("minister_of_annihilation", OUT_OF_TURN, may_doom)
async def minister_of_annihilation_designates(game: Game, effect: Effect, anybody: Seat, key: str) -> None:
    """At any time of the Strategy Phase he may name a system that will not outlive the round."""
    game.note(effect, "system", system_named(await game.choose(effect.owner, "annihilate", doom_options, game)))


@effects.on("minister_of_annihilation", ROUND_ENDS, ANY)
async def minister_of_annihilation_strikes(game: Game, effect: Effect, _: Seat) -> None:
    """It becomes an Asteroid Field; the law is discarded, and its holder's Action Cards with it."""
    if not (name := game.remembered(effect, "system")):
        return
    hex_ = Hex(name)
    for planet in game.board.system(hex_).planets:
        await forget_planet(game, planet.id)
    game.domain_counters.clear(in_system(hex_))
    for owner, groups in game.board.stacks(in_system(hex_)):
        await game.combat.destroy(owner, in_system(hex_), groups, effect.key)
    await game.leaders.fates()
    game.board.burn_out(hex_, asteroid_field(game))
    await discard(game, effect)
    for card in list(game.player(effect.owner).action_cards):
        game.action_cards.discard(effect.owner, card)


async def forget_planet(game: Game, planet: PlanetId) -> None:
    """A planet loses everything on it, and whatever speaks of it is void."""
    game.domain_counters.clear(on_planet(planet))
    game.invasion.lose(planet, "minister_of_annihilation")
    await game.politics.forget(planet)
    game.end_effects(lambda other: other.where == on_planet(planet))


def asteroid_field(game: Game) -> str:
    """A tile that does not lie yet, if there is one."""
    fields = sorted(name for name, tile in game.content.systems.items() if tile.anomaly == "asteroid_field")
    lying = [tile for _, tile in game.state.layout]
    return next((name for name in fields if name not in lying), fields[0])
