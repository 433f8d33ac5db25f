"""Action Cards of the Strategy Phase and of the Status Phase."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from mecatol.cards.strategy.redeployment import Orders, may_redeploy, redeploy
from mecatol.cards.strategy.shattered_ascension import is_free_of_enemies
from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.effects import ANY, Effect
from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules import events, forces
from mecatol.rules.choosing import NO
from mecatol.rules.layers import shattered_ascension_17 as effects
from mecatol.rules.layers import shattered_ascension_17_cards as catalogue
from mecatol.rules.moments import (
    ACTION_PHASE_ENDS,
    AFTER_BATTLE,
    BEFORE_CARDS_DRAWN,
    BEFORE_INVASION,
    BEFORE_ROUND,
    CARD_DRAWN,
    CARDS_DRAWN,
    FLEET_SUPPLY,
    HOMES,
    KEEPS_CARD,
    MAY_PLAY,
    OUT_OF_TURN,
    PLANET_TAKEN,
    PLANET_VOTES,
    PRODUCTION_CAPACITY,
    ROUND_ENDS,
    SECONDARY_COST,
    STATUS_PHASE_BEGINS,
    STRATEGY_PHASE_BEGINS,
    STRATEGY_PHASE_ENDS,
    TURN_ENDS,
    At,
    Drawn,
    Invading,
    Pick,
    Playing,
    Producing,
    Strategic,
    Taken,
    Travel,
)
from mecatol.rules.naming import (
    at_card,
    at_player,
    card_named,
    in_system,
    is_planet,
    listed,
    listing,
    on_planet,
    planet_named,
    planet_of,
)
from mecatol.rules.official import game as official_game
from mecatol.rules.pieces import MECATOL_REX
from mecatol.rules.shattered_ascension.game import Game
from mecatol.rules.state import NEUTRAL, NOBODY, Action, Battle, Group, Place, Planet, PlanetId, Played, Seat

from .aiming import (
    aim_player,
    ask,
    in_phase,
    lay_locals,
    look_at,
    place_aimed,
    player_aimed,
    rebels_rise,
    rebels_win,
    ruled,
    target_named,
)

AT_ANY_TIME = (STRATEGY_PHASE_BEGINS, STRATEGY_PHASE_ENDS)  # and whenever somebody is asked in between

# -- race abilities ----------------------------------------------------------------------------------------------------


MOBILE_DOCKS = "saar_mobile_docks"  # no card touches Space Docks in space


def abilities(game: official_game.Game, seat: Seat) -> list[Effect]:
    """The abilities on the race sheets of opponents that may be copied: whom a Cultural Crisis has struck has none."""
    struck = [effect.target for effect in game.state.effects if effect.key == "cultural_crisis"]
    others = [other for other in game.opponents(seat) if other not in struck]
    printed = {other: game.content.races[game.player(other).race].abilities for other in others}
    of_races = [e for e in game.state.effects if e.source == "race" and e.key != MOBILE_DOCKS]
    return [e for e in of_races if e.key in printed.get(e.owner, ())]


@grants("OFF-GEN-3")
def ability_options(found: Sequence[Effect]) -> list[Option[str]]:
    """Abilities to copy: "ability:<effect>"."""
    return [
        Option(f"ability:{e.id}", things=(at_player(e.owner),), says=message("option-ability", ability=e.key, player=e.owner))
        for e in found
    ]


def may_copy(game: Game, seat: Seat, context: Any) -> bool:
    return game.state.phase == "strategy" and bool(abilities(game, seat))


async def name_ability(game: Game, played: Played) -> None:
    await name_one_of(game, played, abilities(game, played.seat))


async def name_one_of(game: official_game.Game, played: Played, found: Sequence[Effect]) -> None:
    """One of these abilities is copied; its owner is aimed at."""
    key = await game.choose(played.seat, "multiculturalism", ability_options, found)
    owner = next(e.owner for e in found if f"ability:{e.id}" == key)
    played.targets = [key, at_player(owner)]


@catalogue.action_card("multiculturalism", *AT_ANY_TIME, declare=name_ability, fits=may_copy, anytime=True)
async def multiculturalism(game: Game, played: Played) -> None:
    """A racial ability of an opponent is the player's too for this round (SA17-ACT-06)."""
    copied = next(e for e in game.state.effects if e.id == int(target_named(played, "ability")))
    game.begin_effect(copied.key, played.seat, "card", until="round", where=copied.where, target=copied.target)


async def name_anybody(game: Game, played: Played) -> None:
    await aim_player(game, played, played.acts_as, game.around(played.seat))


@catalogue.action_card("cultural_crisis", *AT_ANY_TIME, declare=name_anybody, fits=in_phase("strategy"), anytime=True)
async def cultural_crisis(game: Game, played: Played) -> None:
    """A player is without his racial abilities for this round, good and bad."""
    victim = player_aimed(played)
    game.begin_effect("cultural_crisis", played.seat, "card", until="round", target=victim)
    await game.economy.settle_fleets(victim)
    await game.action_cards.trim(victim)


@effects.suppress("cultural_crisis")
def silenced_by_cultural_crisis(crisis: Effect, other: Effect) -> bool:
    return other.source == "race" and other.owner == crisis.target and other.key != MOBILE_DOCKS


# -- nobody plays cards ------------------------------------------------------------------------------------------------

BREAKS = 3  # Action Cards that end Temporary Stability


@catalogue.action_card("temporary_stability", STRATEGY_PHASE_BEGINS)
async def temporary_stability(game: Game, played: Played) -> None:
    """Nobody may play Action Cards in this Action Phase, until somebody discards three to end it."""
    played.stays = True
    game.begin_effect("temporary_stability", played.seat, "card", until="round", card=played.card)
    for seat in game.opponents(played.seat):
        game.begin_effect("temporary_stability", seat, "card", until="round")


@effects.modify("temporary_stability", MAY_PLAY)
def playing_under_temporary_stability(game: Game, effect: Effect, verdict: Verdict, playing: Playing) -> Verdict:
    if game.state.phase != "action":
        return verdict
    return Verdict(False, "OFF-GEN-3", message("explain-stability"))


def may_end_stability(game: Game, effect: Effect, seat: Seat) -> list[Option[str]]:
    if len(game.player(seat).action_cards) < BREAKS:
        return []
    return [Option("end_stability", "OFF-GEN-3", says=message("option-end-stability", count=BREAKS))]


@effects.may("temporary_stability", OUT_OF_TURN, may_end_stability)
async def stability_ends(game: Game, effect: Effect, seat: Seat, key: str) -> None:
    """At any time a player may discard three Action Cards, and the others are played again."""
    for _ in range(BREAKS):
        card = await ask.card(game, seat, "end_stability", game.player(seat).action_cards, "option-discard-card")
        game.action_cards.discard(seat, card)
    game.end_kind("temporary_stability")


def may_end_stability_in_battle(game: Game, effect: Effect, battle: Battle) -> list[Option[str]]:
    """In a battle of one's own, where nobody is asked anything open: before each round."""
    return may_end_stability(game, effect, effect.owner) if battle.has(effect.owner) else []


@effects.may("temporary_stability", BEFORE_ROUND, may_end_stability_in_battle)
async def stability_ends_in_battle(game: Game, effect: Effect, battle: Battle, key: str) -> None:
    await stability_ends(game, effect, effect.owner, key)


# -- technologies on loan ----------------------------------------------------------------------------------------------


def black_boxes(game: Game, seat: Seat) -> list[str]:
    """Red technologies that a player does not have the use of."""
    used = [e.key for e in game.state.effects if e.owner == seat]
    return [key for key, card in game.content.technologies.items() if card.colour == "red" and key not in used]


def may_open(game: Game, seat: Seat, context: Any) -> bool:
    return bool(game.technology.laboratories(seat, "red")) and bool(black_boxes(game, seat))


@grants("OFF-GEN-3")
def laboratory_options(game: Game, seat: Seat) -> list[Option[str]]:
    """Planets to exhaust, or no more."""
    planets = [
        Option(on_planet(p), things=(on_planet(p),), says=message("option-exhaust", planet=p))
        for p in game.technology.laboratories(seat, "red")
    ]
    return [*planets, NO]


@grants("OFF-GEN-3")
def black_box_options(game: Game, seat: Seat) -> list[Option[str]]:
    """Red technologies to use."""
    return [Option(key, says=message("option-find-technology", technology=key)) for key in black_boxes(game, seat)]


@catalogue.action_card("opening_the_black_box", STRATEGY_PHASE_BEGINS, fits=may_open)
async def opening_the_black_box(game: Game, played: Played) -> None:
    """For each planet with a red specialty that is exhausted, a red technology is used until the end of the round."""
    seat = played.seat
    while may_open(game, seat, None):
        key = await game.choose(seat, "black_box_planet", laboratory_options, game, seat)
        if key == NO.key:
            return
        game.board.exhaust(planet_named(key), "opening_the_black_box")
        technology = await game.choose(seat, "black_box", black_box_options, game, seat)
        game.technology.use_effects_of(seat, technology, "card", until="round")


# -- docks, secondaries, fleets ----------------------------------------------------------------------------------------


def dock_places(game: official_game.Game, seat: Seat) -> list[Place]:
    """Where a player has Space Docks."""
    return [where for where in game.board.occupied(seat) if forces.count(game.board.units(seat, where), "space_dock")]


def has_docks(game: Game, seat: Seat, context: Any) -> bool:
    return game.state.phase == "strategy" and bool(dock_places(game, seat))


@grants("OFF-GEN-3")
def own_docks(game: Game, seat: Seat) -> list[Option[str]]:
    """A player's Space Docks."""
    return [Option(w, things=(w,), says=message("option-dock", where=w)) for w in dock_places(game, seat)]


async def name_dock(game: Game, played: Played) -> None:
    played.targets = [await game.choose(played.seat, "productivity_spike", own_docks, game, played.seat)]


@catalogue.action_card("productivity_spike", *AT_ANY_TIME, declare=name_dock, fits=has_docks, anytime=True)
async def productivity_spike(game: Game, played: Played) -> None:
    """A Space Dock produces more this round, by its planet's influence; one in space by one."""
    game.begin_effect("productivity_spike", played.seat, "card", until="round", where=played.targets[0])


@effects.modify("productivity_spike", PRODUCTION_CAPACITY)
def production_capacity_of_productivity_spike(game: Game, effect: Effect, capacity: int, at: Producing) -> int:
    if at.where != effect.where or not game.production.ready_docks(at.seat, at.where):
        return capacity
    return capacity + (game.economy.influence(planet_of(at.where)) if is_planet(at.where) else 1)


@catalogue.action_card("strategic_planning", *AT_ANY_TIME, fits=in_phase("strategy"), anytime=True)
async def strategic_planning(game: Game, played: Played) -> None:
    """Secondaries cost the player no Command Counters this round."""
    game.begin_effect("strategic_planning", played.seat, "card", until="round")


@effects.modify("strategic_planning", SECONDARY_COST)
def secondary_cost_of_strategic_planning(game: Game, effect: Effect, counters: int, strategic: Strategic) -> int:
    return 0


UNLIMITED = 1000


@catalogue.action_card("grand_armada", *AT_ANY_TIME, fits=in_phase("strategy"), anytime=True)
async def grand_armada(game: Game, played: Played) -> None:
    """Fleet Supply does not count in the Home System this round; at its end ships may leave for adjacent systems."""
    game.begin_effect("grand_armada", played.seat, "card")


@effects.modify("grand_armada", FLEET_SUPPLY, reads=(HOMES,))
def fleet_supply_of_grand_armada(game: Game, effect: Effect, limit: int, at: At) -> int:
    return limit + UNLIMITED if at.system == game.board.home(effect.owner) else limit


def from_home(game: official_game.Game, seat: Seat, hex_: Hex) -> bool:
    return hex_ == game.board.home(seat)


ARMADA = Orders(from_home, is_free_of_enemies, number=UNLIMITED, loads=True)


@effects.on("grand_armada", ROUND_ENDS, ANY)
async def grand_armada_at_the_end_of_the_round(game: Game, effect: Effect, _: Seat) -> None:
    """Then Fleet Supply counts again."""
    seat = effect.owner
    if may_redeploy(game, seat, ARMADA).allowed:
        game.tactical.start(Action(seat, "component"))
        game.then(Step("action_phase.end_action", seat))
        await redeploy(game, seat, ARMADA)
    game.end_effect(effect)
    await game.economy.settle_fleets(seat)


# -- the Lost Fleet ----------------------------------------------------------------------------------------------------

FAR = 4
LOST = (Group("carrier"), Group("destroyer"), Group("dreadnought", 1, 1), Group("fighter"), Group("ground_force"))


def far_away(game: Game, seat: Seat) -> Iterator[Hex]:
    """Systems without enemy ships, far from all planets and fleets of a player, that ships may enter."""
    planets = [game.board.system_of(planet.id) for planet in game.board.planets_of(seat)]
    mine = list(dict.fromkeys([*game.board.fleets_of(seat), *planets]))
    for system in game.state.systems:
        hex_ = system.hex
        if seat in system.counters or game.board.enemy_fleets(seat, hex_) or not is_far(game, hex_, mine):
            continue
        if game.routes.may_enter(Travel(seat, "carrier", hex_, hex_, hex_, hex_)).allowed:
            yield hex_


def is_far(game: Game, hex_: Hex, places: Sequence[Hex]) -> bool:
    """Whether a system is far from some others, or no way leads there."""
    for place in places:
        away = game.galaxy.stable_distance(place, hex_)
        if away is not None and away < FAR:
            return False
    return True


def may_find(game: Game, seat: Seat, context: Any) -> bool:
    due = game.state.phase == "strategy" and game.player(seat).pool > 0
    return due and next(far_away(game, seat), None) is not None


async def name_far(game: Game, played: Played) -> None:
    systems = list(far_away(game, played.seat))
    played.targets = [in_system(await ask.system(game, played.seat, "the_lost_fleet", systems))]


@catalogue.action_card("the_lost_fleet", *AT_ANY_TIME, declare=name_far, fits=may_find, anytime=True)
async def the_lost_fleet(game: Game, played: Played) -> None:
    """A far system is activated from the Command Pool, and a small fleet appears there, its Dreadnought damaged."""
    seat, where = played.seat, place_aimed(played)
    if game.player(seat).pool:
        game.board.lay_counter(seat, game.board.hex_of(where), "pool")
        game.production.bring(seat, where, LOST, "the_lost_fleet")
        await game.fleet_supply.settle(seat, game.board.hex_of(where), "the_lost_fleet")


# -- cards -------------------------------------------------------------------------------------------------------------

SYNCHRONOUS = 6


def deal_out(game: Game, played: Played, number: int) -> None:
    """The next Action Cards of the deck lie with the card being played, and its player looks at them."""
    while len(played.held) < number and (card := game.action_cards.next_card(played.acts_as)):
        played.held.append(card)
    look_at(game, played.seat, "action_deck", played.held)


@catalogue.action_card("synchronicity", *AT_ANY_TIME, fits=in_phase("strategy"), anytime=True)
async def synchronicity(game: Game, played: Played) -> None:
    """Of six Action Cards drawn one is kept; it is the one that others may have something to say about."""
    deal_out(game, played, SYNCHRONOUS)
    kept = await ask.card(game, played.seat, "synchronicity", played.held, "option-keep-card")
    if kept:
        played.held.remove(kept)
        game.action_cards.add(played.seat, kept)
    for card in list(played.held):
        played.held.remove(card)
        game.action_cards.put_away(card)
        game.tell(events.CardDiscarded(played.seat, "action", card))
    if kept:
        await game.moment(CARD_DRAWN, Drawn(played.seat, "action", kept))
    await game.action_cards.trim(played.seat)


@catalogue.action_card("master_of_fate", BEFORE_CARDS_DRAWN)
async def master_of_fate(game: Game, played: Played) -> None:
    """As many Action Cards as players are dealt at will; each stands for one that its receiver would draw now."""
    seats = game.around(played.seat)
    deal_out(game, played, len(seats))
    for seat in seats[: len(played.held)]:
        card = card_named(await game.choose(played.seat, "master_of_fate", dealt, played.held, seat))
        played.held.remove(card)
        game.action_cards.add(seat, card)
        game.begin_effect("master_of_fate", seat, "card", until="round")
    for seat in seats:
        await game.action_cards.trim(seat)


@grants("OFF-GEN-3")
def dealt(cards: Sequence[str], seat: Seat) -> list[Option[str]]:
    """Which card a player gets."""
    return [
        Option(at_card(c), things=(at_card(c), at_player(seat)), says=message("option-deal-card", card=c, player=seat))
        for c in cards
    ]


@effects.modify("master_of_fate", CARDS_DRAWN)
def cards_drawn_of_master_of_fate(game: Game, effect: Effect, cards: int, drawn: Drawn) -> int:
    return max(0, cards - 1) if drawn.deck == "action" else cards


# -- Strategy Cards kept -----------------------------------------------------------------------------------------------


def may_keep(game: Game, seat: Seat, context: Any) -> bool:
    return game.state.phase == "status" and bool(keepable(game, seat))


def keepable(game: official_game.Game, seat: Seat) -> list[str]:
    held = [card.id for card in game.strategy_cards.held(seat)]
    return [card for card in held if not game.fold(KEEPS_CARD, False, Pick(seat, card))]


@grants("OFF-GEN-3")
def keep_options(game: Game, seat: Seat) -> list[Option[str]]:
    """Strategy Cards to keep."""
    return [Option(at_card(c), things=(at_card(c),), says=message("option-keep-card", card=c)) for c in keepable(game, seat)]


@catalogue.action_card("strategic_stability", STATUS_PHASE_BEGINS, BEFORE_CARDS_DRAWN, fits=may_keep, anytime=True)
async def strategic_stability(game: Game, played: Played) -> None:
    """A Strategy Card stays with the player, who chooses one less in the next round."""
    card = card_named(await game.choose(played.seat, "strategic_stability", keep_options, game, played.seat))
    game.begin_effect("strategic_stability", played.seat, "card", until="round", where=card)


@effects.modify("strategic_stability", KEEPS_CARD)
def card_kept_by_strategic_stability(game: Game, effect: Effect, keeps: bool, pick: Pick) -> bool:
    return keeps or pick.card == effect.where


# -- Usurper -----------------------------------------------------------------------------------------------------------

USURPED_VOTES = 12


def rules_mecatol(game: Game, seat: Seat) -> bool:
    return game.board.has_planet(MECATOL_REX) and game.board.planet(MECATOL_REX).owner == seat


def may_usurp(game: Game, seat: Seat, context: Any) -> bool:
    return game.state.phase == "strategy" and rules_mecatol(game, seat)


@catalogue.action_card("usurper", *AT_ANY_TIME, fits=may_usurp, anytime=True)
async def usurper(game: Game, played: Played) -> None:
    """Mecatol Rex yields twelve votes, exhausted or not, as long as its owner keeps it."""
    played.stays = True
    game.begin_effect("usurper", played.seat, "card", card=played.card)


@effects.modify("usurper", PLANET_VOTES)
def planet_votes_of_usurper(game: Game, effect: Effect, votes: int, planet: Planet) -> int:
    return USURPED_VOTES if planet.id == MECATOL_REX else votes


@effects.on("usurper", PLANET_TAKEN, ANY)
async def usurper_when_a_planet_is_taken(game: Game, effect: Effect, taken: Taken) -> None:
    await usurper_at_the_end_of_the_turn(game, effect, effect.owner)


@effects.on("usurper", TURN_ENDS, ANY)
@effects.on("usurper", ROUND_ENDS, ANY)
async def usurper_at_the_end_of_the_turn(game: Game, effect: Effect, _: Seat) -> None:
    """Without Mecatol Rex the card is discarded."""
    if not rules_mecatol(game, effect.owner):
        game.end_effect(effect)


# -- Rebellion! --------------------------------------------------------------------------------------------------------


def rebellious(game: Game) -> list[Hex]:
    """Systems next to Mecatol Rex or to a Home System."""
    centres = [s.hex for s in game.state.systems if game.board.is_home(s.hex) or any(p.id == MECATOL_REX for p in s.planets)]
    near = dict.fromkeys(hex_ for centre in centres for hex_ in game.galaxy.adjacent(centre))
    return [hex_ for hex_, _ in game.state.layout if hex_ in near]


async def name_rebels(game: Game, played: Played) -> None:
    """Where an Agent could do something about it; wormholes may have changed by the time it happens."""
    played.targets = [in_system(hex_) for hex_ in rebellious(game) if game.board.system(hex_).planets]


@catalogue.action_card("rebellion", *AT_ANY_TIME, declare=name_rebels, fits=in_phase("strategy"), anytime=True)
async def rebellion(game: Game, played: Played) -> None:
    """When the Action Phase is over, a Ground Force attacks every planet next to Mecatol Rex or a Home System."""
    effect = game.begin_effect("rebellion", played.seat, "card", until="round")
    game.note(effect, "spared", listing(played.scattered_out))


@effects.on("rebellion", ACTION_PHASE_ENDS, ANY)
async def rebellion_begins(game: Game, effect: Effect, _: Seat) -> None:
    """Where nobody rules there is no fight."""
    spared = listed(game.remembered(effect, "spared"))
    systems = [hex_ for hex_ in rebellious(game) if hex_ not in spared]
    for planet in undefended(game, systems):
        lay_locals(game, planet, 1)
    landed: list[PlanetId] = []
    for planet in ruled(game, systems):
        if not await stopped(game, planet):
            landed.append(planet)
    rebels_rise(game, landed, 1, effect.key)


async def stopped(game: Game, planet: PlanetId) -> bool:
    """Rebels land like others: a Diplomat may object, and none of them can overrule him."""
    invading = Invading(NEUTRAL, planet, game.board.planet(planet).owner)
    await game.moment(BEFORE_INVASION, invading)
    return invading.stopped


def undefended(game: Game, systems: Sequence[Hex]) -> list[PlanetId]:
    """Planets of nobody's in some systems on which neither units nor Domain Counters are."""
    planets = [planet for hex_ in systems for planet in game.board.system(hex_).planets if planet.owner == NOBODY]
    bare = [p.id for p in planets if not p.stacks and not game.domain_counters.at(on_planet(p.id))]
    return [planet for planet in bare if game.board.is_solid(planet)]


@effects.on("rebellion", AFTER_BATTLE, ANY)
async def rebellion_succeeds(game: Game, effect: Effect, battle: Battle) -> None:
    await rebels_win(game, battle, 1, effect.key)


# -- Inception ---------------------------------------------------------------------------------------------------------


def may_incept(game: Game, seat: Seat, context: Any) -> bool:
    return bool(game.state.agendas) and bool(game.player(seat).political_cards)


async def name_agenda(game: Game, played: Played) -> None:
    lying = [agenda.card for agenda in game.state.agendas]
    played.targets = [at_card(await ask.card(game, played.seat, "inception", lying, "option-agenda"))]


@catalogue.action_card("inception", STRATEGY_PHASE_ENDS, declare=name_agenda, fits=may_incept)
async def inception(game: Game, played: Played) -> None:
    """A revealed agenda is discarded, and a Political Card from the hand takes its place."""
    hand = game.player(played.seat).political_cards
    card = await ask.card(game, played.seat, "inception_card", hand, "option-agenda")
    gone = next(agenda for agenda in game.state.agendas if agenda.card == target_named(played, "card"))
    at = game.state.agendas.index(gone)
    game.politics.withdraw(gone, "inception")
    game.politics.lay_open(game.politics.take_agenda(played.seat, at_card(card)), gone.owner, at)
