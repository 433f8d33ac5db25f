"""Official Political Cards about truces, tariffs, garrisons, Fighters and War Suns; their effects have keys with `official_`."""

from __future__ import annotations

from mecatol.core.decisions import Option, Verdict, message
from mecatol.core.effects import ANY, Effect
from mecatol.core.records import replace
from mecatol.rules.layers import official as effects
from mecatol.rules.layers import official_cards as deck
from mecatol.rules.moments import (
    ACTION_ENDS,
    AFTER_ACTIVATION,
    AIM,
    COMBAT_VALUE,
    MAY_ACTIVATE,
    MAY_ACTIVATE_ALL,
    MAY_LAND,
    OUT_OF_TURN,
    ROUND_ENDS,
    STATUS_PHASE_BEGINS,
    UNITS_BUILT,
    Aim,
    Aimed,
    At,
    Built,
    Firing,
    Together,
    Unit,
)
from mecatol.rules.naming import planet_of
from mecatol.rules.official.game import Game
from mecatol.rules.official.politics import AGAINST
from mecatol.rules.state import Action, CardId, Seat

from . import events_fleets, laws_economy, laws_fleets
from .motions import elects
from .official_laws import law
from .outcomes import REFUSED, ask, discard, exhausts, has_begun, lose_unguarded, until_next_round_ends
from .voters import each, everyone, voters

# -- Short Term Truce --------------------------------------------------------------------------------------------------

TRUCE = CardId("short_term_truce")
TRUCE_PRICE = 10


async def name_the_price(game: Game) -> None:
    """Anybody may pay for an end, so each has it."""
    for seat in everyone(game):
        until_next_round_ends(game, "official_price_of_war", seat)


law("short_term_truce", "official_short_term_truce", name_the_price, each(events_fleets.left_neighbour_exhausts, voters(AGAINST)))


def holds(game: Game) -> bool:
    """Whether the round after the one in which the truce was voted for has come."""
    return not any(deed.kind == "passed_law" and deed.what == TRUCE for deed in game.state.deeds)


@effects.modify("official_short_term_truce", MAY_ACTIVATE, ANY)
def activation_under_short_term_truce(game: Game, effect: Effect, verdict: Verdict, at: At) -> Verdict:
    return REFUSED if holds(game) and game.board.enemy_fleets(at.seat, at.system) else verdict


@effects.modify("official_short_term_truce", MAY_LAND, ANY)
def landing_under_short_term_truce(game: Game, effect: Effect, verdict: Verdict, unit: Unit) -> Verdict:
    owner = game.board.planet(planet_of(unit.where)).owner
    return REFUSED if holds(game) and owner in game.rivals(unit.seat) else verdict


@effects.on("official_short_term_truce", ROUND_ENDS, ANY)
async def short_term_truce_is_over(game: Game, effect: Effect, _: Seat) -> None:
    """When the round in which it holds is over."""
    if holds(game):
        await discard(game, effect)


def price_of_war(game: Game, effect: Effect, seat: Seat) -> list[Option[str]]:
    lies = any(law.card == TRUCE for law in game.state.laws)
    able = lies and game.economy.can_pay(seat, influence=TRUCE_PRICE)
    return [Option("end", says=message("option-end-truce", count=TRUCE_PRICE))] if able else []


@effects.may("official_price_of_war", OUT_OF_TURN, price_of_war)
async def short_term_truce_is_bought_off(game: Game, effect: Effect, seat: Seat, key: str) -> None:
    """Ten influence end the law at any time."""
    await game.economy.pay(seat, "agenda", influence=TRUCE_PRICE)
    game.end_kind(effect.key)
    await game.politics.abolish(TRUCE)


# -- Traffic Tariffs ---------------------------------------------------------------------------------------------------

law("traffic_tariffs", "official_traffic_tariffs", refused=each(laws_economy.discards_counter))


def is_foreign(game: Game, at: At) -> bool:
    """Whether a planet of another player lies in a system."""
    return any(planet.owner in game.rivals(at.seat) for planet in game.board.system(at.system).planets)


@effects.modify("official_traffic_tariffs", MAY_ACTIVATE, ANY)
def activation_under_traffic_tariffs(game: Game, effect: Effect, verdict: Verdict, at: At) -> Verdict:
    able = game.economy.goods_to_spend(at.seat) or game.economy.ready_planets(at.seat)
    return verdict if able or not is_foreign(game, at) else REFUSED


@effects.modify("official_traffic_tariffs", MAY_ACTIVATE_ALL, ANY)
def activations_under_traffic_tariffs(game: Game, effect: Effect, able: bool, together: Together) -> bool:
    """Each of them costs one, in a Simultaneous Action too."""
    foreign = [hex_ for hex_ in together.systems if is_foreign(game, At(together.seat, hex_))]
    means = game.economy.goods_to_spend(together.seat) + len(game.economy.ready_planets(together.seat))
    return able and len(foreign) <= means


@effects.on("official_traffic_tariffs", AFTER_ACTIVATION, ANY)
async def traffic_tariffs_are_paid(game: Game, effect: Effect, at: At) -> None:
    """A Trade Good, or a planet is exhausted."""
    if not is_foreign(game, at):
        return
    rich, ready = game.economy.goods_to_spend(at.seat), game.economy.ready_planets(at.seat)
    if rich and (not ready or await ask.agrees(game, at.seat, "tariff_good")):
        await game.economy.spend_goods(at.seat, 1, "agenda")
    else:
        await exhausts(1)(game, at.seat)


# -- Planetary Security ------------------------------------------------------------------------------------------------

law("planetary_security", "official_planetary_security", lose_unguarded)


@effects.on("official_planetary_security", ACTION_ENDS, ANY)
async def planetary_security_after_an_action(game: Game, effect: Effect, action: Action) -> None:
    await lose_unguarded(game)


@effects.on("official_planetary_security", STATUS_PHASE_BEGINS, ANY)
async def planetary_security_in_the_status_phase(game: Game, effect: Effect, _: Seat) -> None:
    await lose_unguarded(game)


@effects.on("official_planetary_security", ROUND_ENDS, ANY)
async def planetary_security_after_a_round(game: Game, effect: Effect, _: Seat) -> None:
    await lose_unguarded(game)


# -- Prophecy of Ixth --------------------------------------------------------------------------------------------------

FIGHTERS = 2


@elects("prophecy_of_ixth", "player", deck=deck)
async def prophecy_of_ixth(game: Game, name: str) -> None:
    """An event that lasts: from the next round on he must buy Fighters for it."""
    effect = game.begin_effect("official_prophecy_of_ixth", int(name), "law")
    game.note(effect, "from", str(game.state.round + 1))


@effects.modify("official_prophecy_of_ixth", COMBAT_VALUE)
def combat_under_prophecy_of_ixth(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    return value - (firing.kind == "fighter")


@effects.on("official_prophecy_of_ixth", UNITS_BUILT)
async def prophecy_of_ixth_counts_fighters(game: Game, effect: Effect, built: Built) -> None:
    bought = int(game.remembered(effect, "bought") or 0)
    game.note(effect, "bought", str(bought + built.units.count("fighter")))


@effects.on("official_prophecy_of_ixth", ROUND_ENDS, ANY)
async def prophecy_of_ixth_is_forgotten(game: Game, effect: Effect, _: Seat) -> None:
    """When its round brought fewer than two Fighters."""
    bought = int(game.remembered(effect, "bought") or 0)
    game.note(effect, "bought", "0")
    if bought < FIGHTERS and has_begun(game, effect):
        game.end_effect(effect)


# -- Publicize Weapon Schematic ----------------------------------------------------------------------------------------

law("publicize_weapon_schematic", "official_publicize_weapon_schematic", each(laws_fleets.learns_war_suns))


@effects.modify("official_publicize_weapon_schematic", AIM, ANY)
def aim_under_publicize_weapon_schematic(game: Game, effect: Effect, aim: Aim, hit: Aimed) -> Aim:
    """Two tens of Fighters hit a War Sun, if there is one."""
    lucky = (hit.kind, hit.face, hit.purpose) == ("fighter", 10, "battle") and hit.alike >= 2
    return replace(aim, prey=laws_fleets.WAR_SUN) if lucky else aim
