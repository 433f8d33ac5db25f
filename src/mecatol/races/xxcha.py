"""The Xxcha Kingdom (OFF-RAC-9): diplomats, vetoes, and a stubborn defence."""

from __future__ import annotations

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.effects import OPPONENT, Effect
from mecatol.rules import forces
from mecatol.rules.central_powers.game import Game as CentralPowersGame
from mecatol.rules.choosing import NO
from mecatol.rules.layers import central_powers, official, shattered_ascension
from mecatol.rules.moments import (
    AFTER_ACTIVATION,
    AFTER_PRIMARY,
    AGENDAS_CHOSEN,
    CANNON_RANGE,
    CARD_PLAYED,
    CARDS_KEPT,
    COMBAT_VALUE,
    HITS_SCORED,
    MAY_USE_SECONDARY,
    SECONDARY_USED,
    ZONE_BINDS,
    ZONE_LASTS,
    At,
    Firing,
    Hits,
    Strategic,
    Unit,
    Using,
)
from mecatol.rules.naming import card_named
from mecatol.rules.official.combat import AFTER_THE_ROUND
from mecatol.rules.official.game import Game
from mecatol.rules.official.hands import card_option
from mecatol.rules.official.politics import RANDOM, VOICE
from mecatol.rules.pieces import in_system, on_planet
from mecatol.rules.state import Agenda, Played, Seat

from .common import FOOT, primary_instead

DIPLOMACY = ("diplomacy", "diplomacy_ii")
DETENTE = "detente"
IGNORED = 2
BEFORE_COMBAT = ("space_cannon", "barrage", "precombat", "dimensional_splicer", "bombardment")
OF_BATTLES = ("barrage", "precombat", "battle", AFTER_THE_ROUND, "invasion")


# -- the sheet ---------------------------------------------------------------------------------------------------------


@official.modify("xxcha_diplomats_way", MAY_USE_SECONDARY)
@shattered_ascension.modify("xxcha_diplomats_way", MAY_USE_SECONDARY)
def diplomats_may(game: Game, effect: Effect, verdict: Verdict, strategic: Strategic) -> Verdict:
    """Who can do nothing with the secondary may use it for the sake of the primary."""
    return Verdict(True, "OFF-RAC-9") if strategic.card in DIPLOMACY else verdict


@central_powers.modify("xxcha_diplomats_way", MAY_USE_SECONDARY)
def peacemakers_may(game: Game, effect: Effect, verdict: Verdict, strategic: Strategic) -> Verdict:
    """The same with Détente (CP-RAC-10)."""
    return Verdict(True, "CP-RAC-10") if strategic.card == DETENTE else verdict


@central_powers.on("xxcha_diplomats_way", SECONDARY_USED)
async def peacemakers_way(game: Game, effect: Effect, using: Using) -> None:
    """Instead of the secondary of Détente they may carry out the primary, and have a marker of their own for that."""
    await primary_instead(game, using, (DETENTE,), "detente_primary")


@central_powers.modify("xxcha_diplomats_way", ZONE_BINDS)
def at_peace(game: Game, effect: Effect, value: bool, at: At) -> bool:
    """A Cease Fire Zone does not bind them, for nobody fights there (CP-FAQ-40)."""
    return False


@central_powers.modify("xxcha_diplomats_way", ZONE_LASTS)
def lasting_peace(game: Game, effect: Effect, value: bool, at: At) -> bool:
    """And theirs outlasts whatever they do there without a fight (CP-RAC-11)."""
    return True


@official.on("xxcha_diplomats_way", SECONDARY_USED)
@shattered_ascension.on("xxcha_diplomats_way", SECONDARY_USED)
async def diplomats_way(game: Game, effect: Effect, using: Using) -> None:
    """Instead of the secondary of Diplomacy they may carry out the primary, for the same counter."""
    await primary_instead(game, using, DIPLOMACY, "diplomats_way")


@grants("SA17-DUE-26")
def once_more(price: int) -> list[Option[str]]:
    """The primary again, or not."""
    return [Option("again", says=message("option-diplomacy-again", influence=price)), NO]


@shattered_ascension.on("xxcha_diplomats_way", AFTER_PRIMARY)
async def repeat_alone(game: Game, effect: Effect, strategic: Strategic) -> None:
    """Between two players they may repeat the primary of their own Diplomacy for a counter and influence (SA17-DUE-26)."""
    seat, price = strategic.seat, game.parameters.repeated_diplomacy
    able = game.player(seat).strategy > 0 and game.economy.can_pay(seat, influence=price)
    if game.seats() != 2 or strategic.card not in DIPLOMACY or not able:
        return
    if await game.choose(seat, "repeat_diplomacy", once_more, price) == "again":
        game.economy.spend_counter(seat, "strategy", "diplomacy")
        await game.economy.pay(seat, "diplomacy", influence=price)
        await game.strategy_cards.rule(strategic.card).primary(game, seat)


def agendas(game: Game) -> list[Agenda]:
    """The Political Cards before the council; the election of the Voice of the Council is none."""
    return [agenda for agenda in game.state.council if agenda.card != VOICE]


def in_council(game: Game) -> bool:
    """Whether the Twilight Council of an Assembly sits, where several agendas are voted on at once."""
    action = game.state.action
    return game.parameters.twilight_council and action is not None and action.kind == "strategic"


def may_veto(game: Game, effect: Effect, seat: Seat) -> list[Option[str]]:
    """Any agenda, for a counter; of a Twilight Council one (SAES-TWC-23)."""
    if not game.player(effect.owner).strategy:
        return []
    if in_council(game) and game.remembered(effect, "assembly") == game.scope("action"):
        return []
    return [card_option(agenda.card, "option-veto", "OFF-RAC-9") for agenda in agendas(game)]


@official.may("xxcha_veto", AGENDAS_CHOSEN, may_veto)
async def veto(game: Game, effect: Effect, seat: Seat, key: str) -> None:
    """An agenda just read is discarded and another one drawn in its place, but not in a Twilight Council."""
    game.economy.spend_counter(effect.owner, "strategy", "veto")
    agenda = next(each for each in game.state.council if each.card == card_named(key))
    place = game.state.council.index(agenda)
    game.politics.withdraw(agenda, "veto")
    if in_council(game):
        game.note(effect, "assembly", game.scope("action"))
        return
    card = await game.politics.redrawn(agenda.owner) or game.politics.take_agenda(agenda.owner, RANDOM)
    if card:
        game.politics.lay_before_council(Agenda(card, agenda.owner), place)


def may_refuse(game: CentralPowersGame, effect: Effect, seat: Seat) -> list[Option[str]]:
    """An agenda that somebody else has selected, for a counter (CP-RAC-13, CP-FAQ-08)."""
    if not game.player(effect.owner).strategy:
        return []
    return [card_option(a.card, "option-veto", "CP-RAC-13") for a in agendas(game) if a.owner != effect.owner]


@central_powers.may("xxcha_veto", AGENDAS_CHOSEN, may_refuse)
async def refuse_agenda(game: CentralPowersGame, effect: Effect, seat: Seat, key: str) -> None:
    """The agenda is discarded; the Xxcha may lay one on the Senate Floor, and whoever selected it selects again (CP-SEN-18)."""
    game.economy.spend_counter(effect.owner, "strategy", "veto")
    agenda = next(each for each in game.state.council if each.card == card_named(key))
    place = game.state.council.index(agenda)
    game.politics.withdraw(agenda, "veto")
    await game.senate.may_place(effect.owner)
    card = await game.politics.redrawn(agenda.owner) or await game.politics.select(agenda.owner)
    if card:
        game.politics.lay_before_council(Agenda(card, agenda.owner), place)


@central_powers.modify("xxcha_veto", CARDS_KEPT)
def cards_kept(game: Game, effect: Effect, number: int, seat: Seat) -> int:
    """They keep one Political Card more than others when the Senate is set up (CP-SEN-17)."""
    return number + 1


@official.modify("xxcha_resilient", COMBAT_VALUE, OPPONENT)
def resilient(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """Whoever fights them has -1 in the first round of a Space Battle or an Invasion Combat."""
    first = firing.round == 1 and firing.purpose in ("battle", "invasion")
    return value + (first and firing.target == effect.owner)


@central_powers.modify("xxcha_defence", COMBAT_VALUE, OPPONENT)
def hard_to_hit(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """Whoever attacks them has -1 on every roll against them, before combat and in all its rounds (CP-RAC-14)."""
    return value + (firing.attacker and firing.target == effect.owner and game.state.active != effect.owner)


def shrugged_off(game: Game, effect: Effect, hits: Hits) -> str:
    """What a hit is ignored of: an ability before combat, or in the rounds of an Invasion Combat the combat itself."""
    scope = game.scope("battle") if hits.purpose == "invasion" else game.scope("action")
    return f"{scope}:{hits.purpose}:{hits.planet}"


def may_shrug_off(game: Game, effect: Effect, hits: Hits) -> list[Option[str]]:
    """As defender one hit of each ability before combat, on each planet apart, and one of an Invasion Combat in which a Ground
    Force is left (CP-RAC-15, CP-RAC-16, CP-FAQ-53)."""
    if hits.seat != effect.owner or game.state.active == effect.owner or hits.purpose not in (*BEFORE_COMBAT, "invasion"):
        return []
    if game.remembered(effect, shrugged_off(game, effect, hits)):
        return []
    if hits.purpose != "invasion":
        return [Option("shrug_off", "CP-RAC-15", says=message("option-shrug-off"))]
    battle = game.board.battle
    soldiers = forces.count(game.board.units(effect.owner, on_planet(hits.planet)), *FOOT)
    if battle.defender.seat != effect.owner or not soldiers:
        return []
    return [Option("shrug_off", "CP-RAC-16", says=message("option-shrug-off"))]


@central_powers.may("xxcha_defence", HITS_SCORED, may_shrug_off)
async def shrug_off(game: Game, effect: Effect, hits: Hits, key: str) -> None:
    """The hit does nothing."""
    game.note(effect, shrugged_off(game, effect, hits), "yes")
    hits.count -= 1


# -- race technologies and upgrades ------------------------------------------------------------------------------------


def once_a_round(game: Game, effect: Effect) -> bool:
    """Whether an ability was not used in this round, and its counter is there."""
    return not game.used_this_round(effect) and game.player(effect.owner).strategy > 0


def pay_for(game: Game, effect: Effect) -> None:
    """The counter, and that is it for this round."""
    game.use_this_round(effect)
    game.economy.spend_counter(effect.owner, "strategy", effect.key)


def may_turn_away(game: Game, effect: Effect, at: At) -> list[Option[str]]:
    """When an opponent activates a system they control; the own second race is none (SAES-PAC-11)."""
    if at.seat not in game.rivals(effect.owner) or not game.economy.controls_system(effect.owner, at.system):
        return []
    if not once_a_round(game, effect):
        return []
    if game.tactical.is_called_off():  # somebody else has ended it already
        return []
    return [Option("turn_away", "OFF-TEC-3", (in_system(at.system), f"player:{at.seat}"), message("option-turn-away"))]


@official.may("diplomats", AFTER_ACTIVATION, may_turn_away)
async def diplomats(game: Game, effect: Effect, at: At, key: str) -> None:
    """His counter goes back to his reinforcements, and his action is over."""
    pay_for(game, effect)
    game.board.lift_counter(at.seat, at.system)
    game.tactical.call_off()


def may_foresee(game: Game, effect: Effect, played: Played) -> list[Option[str]]:
    """When an opponent has played an Action Card, Sabotage included."""
    if played.seat not in game.rivals(effect.owner) or played.cancelled or not once_a_round(game, effect):
        return []
    return [Option("cancel", "OFF-TEC-3", (f"card:{played.card}",), message("option-instinct", card=played.acts_as))]


@official.may("instinct_training", CARD_PLAYED, may_foresee)
async def instinct_training(game: Game, effect: Effect, played: Played, key: str) -> None:
    """The card is cancelled."""
    pay_for(game, effect)
    game.action_cards.sabotage(played, "instinct_training")


def may_ignore(game: Game, effect: Effect, hits: Hits) -> list[Option[str]]:
    """As defender, two hits of a battle in all."""
    battle = game.state.battle
    if battle is None or battle.defender.seat != effect.owner or hits.seat != effect.owner or hits.purpose not in OF_BATTLES:
        return []
    return [Option("ignore", "SA17-TEC-04", says=message("option-energy-shells"))] if ignored(game, effect) < IGNORED else []


def ignored(game: Game, effect: Effect) -> int:
    """How many hits of the battle were ignored."""
    return int(game.remembered(effect, game.scope("battle")) or 0)


@shattered_ascension.may("archon_energy_shells", HITS_SCORED, may_ignore)
async def archon_energy_shells(game: Game, effect: Effect, hits: Hits, key: str) -> None:
    """A hit is cancelled."""
    game.note(effect, game.scope("battle"), str(ignored(game, effect) + 1))
    hits.count -= 1


# -- Loncara Ssodu -----------------------------------------------------------------------------------------------------


@official.modify("xxcha_flagship_space_cannon", CANNON_RANGE)
def far_guns(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    """The Flagship fires like two PDS with Deep Space Cannon; its two dice are printed."""
    return value + (unit.kind == "flagship")
