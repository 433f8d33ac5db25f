"""Action Cards played as an action: Command Counters, hands, Trade Goods, technology, Strategy Cards and the council."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.effects import ANY, Effect
from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules import events
from mecatol.rules.choosing import NO
from mecatol.rules.layers import shattered_ascension_17 as effects
from mecatol.rules.layers import shattered_ascension_17_cards as catalogue
from mecatol.rules.moments import MAY_RESEARCH, STATUS_PHASE_BEGINS, TECHNOLOGY_COST, Research
from mecatol.rules.naming import at_card, at_player, in_system, name_of, on_planet, parted, place_named
from mecatol.rules.official.economy import Area
from mecatol.rules.official.game import Game
from mecatol.rules.official.hands import card_option
from mecatol.rules.official.politics import VOICE
from mecatol.rules.official.technology import COLOURS, COUNTERS
from mecatol.rules.state import CardId, Leader, PlanetId, Played, Seat

from .aiming import aim_player, aim_players, ask, at_random, is_spared, look_at, player_aimed, players_aimed, target_named, ways

# -- Command Counters --------------------------------------------------------------------------------------------------


def has_reinforcements(game: Game, seat: Seat, context: Any) -> bool:
    return game.board.reinforcements(seat) > 0


@catalogue.action_card("command_summit", fits=has_reinforcements)
async def command_summit(game: Game, played: Played) -> None:
    """A Command Counter for the Command Pool."""
    await game.economy.gain_counters(played.seat, 1, "command_summit", "pool")


def commanded(game: Game, seat: Seat) -> list[Seat]:
    """Opponents with a counter in their Command Pool or Strategy Allocation."""
    return [other for other in game.opponents(seat) if game.player(other).pool or game.player(other).strategy]


def somebody_commands(game: Game, seat: Seat, context: Any) -> bool:
    return bool(commanded(game, seat))


@grants("OFF-GEN-3")
def counter_areas(game: Game, seat: Seat) -> list[Option[str]]:
    """The area from which a counter is taken."""
    areas: tuple[Area, ...] = ("pool", "strategy")
    return [Option(area, says=message(f"area-{area}")) for area in areas if game.economy.counters(seat, area)]


async def name_insubordinate(game: Game, played: Played) -> None:
    other = await aim_player(game, played, "insubordination", commanded(game, played.seat))
    played.targets.append(f"area:{await game.choose(played.seat, 'insubordination_area', counter_areas, game, other)}")


@catalogue.action_card("insubordination", declare=name_insubordinate, fits=somebody_commands)
async def insubordination(game: Game, played: Played) -> None:
    """An opponent is without one of his Command Counters until the Status Phase."""
    other, area = player_aimed(played), target_named(played, "area")
    game.economy.spend_counter(other, "pool" if area == "pool" else "strategy", "insubordination")
    game.begin_effect("insubordination", other, "card", where=area)


@effects.on("insubordination", STATUS_PHASE_BEGINS, ANY)
async def insubordination_in_the_status_phase(game: Game, effect: Effect, _: Seat) -> None:
    """The counter comes back to where it was."""
    game.end_effect(effect)
    if not game.player(effect.owner).out:
        await game.economy.gain_counters(effect.owner, 1, "insubordination", "pool" if effect.where == "pool" else "strategy")


def manoeuvres(game: Game, seat: Seat) -> list[tuple[Seat, Hex, Hex]]:
    """Partners with a fleet next to one of the player's: who, his system, the partner's."""
    found: list[tuple[Seat, Hex, Hex]] = []
    for other in game.opponents(seat):
        if game.trade.agreement(seat, other) is not None:
            theirs = game.board.fleets_of(other)
            found += [(other, h, n) for h in game.board.fleets_of(seat) for n in game.galaxy.adjacent(h) if n in theirs]
    return found


def may_exercise(game: Game, seat: Seat, context: Any) -> bool:
    return bool(manoeuvres(game, seat))


async def name_exercise(game: Game, played: Played) -> None:
    found = manoeuvres(game, played.seat)
    other = await aim_player(game, played, "joint_fleet_exercise", list(dict.fromkeys(who for who, _, _ in found)))
    mine = list(dict.fromkeys(hex_ for who, hex_, _ in found if who == other))
    here = await ask.system(game, played.seat, "exercise_own", mine)
    theirs = [near for who, hex_, near in found if (who, hex_) == (other, here)]
    there = await ask.system(game, played.seat, "exercise_other", theirs)
    played.targets += [in_system(here), in_system(there)]


@catalogue.action_card("joint_fleet_exercise", declare=name_exercise, fits=may_exercise)
async def joint_fleet_exercise(game: Game, played: Played) -> None:
    """The player and his partner each put a Command Counter into their Command Pool; an Agent stops the one whose fleet it is."""
    _, here, there = played.targets
    for seat, where in ((played.seat, here), (player_aimed(played), there)):
        if not is_spared(game, played, place_named(where)):
            await game.economy.gain_counters(seat, 1, "joint_fleet_exercise", "pool")


# -- hands -------------------------------------------------------------------------------------------------------------


@catalogue.action_card("intel_operations")
async def intel_operations(game: Game, played: Played) -> None:
    """An Action Card."""
    await game.action_cards.take(played.seat, 1, "intel_operations")


def holders(game: Game, seat: Seat) -> list[Seat]:
    """Opponents with Action Cards."""
    return [other for other in game.opponents(seat) if game.player(other).action_cards]


def somebody_holds(game: Game, seat: Seat, context: Any) -> bool:
    return bool(holders(game, seat))


async def name_spied(game: Game, played: Played) -> None:
    await aim_players(game, played, "successful_spy", holders(game, played.seat), 2)


@catalogue.action_card("successful_spy", declare=name_spied, fits=somebody_holds)
async def successful_spy(game: Game, played: Played) -> None:
    """An Action Card at random of each of up to two opponents."""
    for other in players_aimed(played):
        if game.board.home(other) not in played.scattered_out and game.player(other).action_cards:
            card = at_random(game, game.action_cards, other, "successful_spy")
            await game.action_cards.hand_over(other, card, played.seat)


def captives(game: Game, seat: Seat) -> list[Leader]:
    """Captive Leaders whose owner still plays."""
    return [leader for leader in game.leaders.captives(seat) if not game.player(leader.owner).out]


def has_captives(game: Game, seat: Seat, context: Any) -> bool:
    return bool(captives(game, seat))


@grants("OFF-GEN-3")
def captive_options(game: Game, seat: Seat) -> list[Option[str]]:
    """Captives to question."""
    return [
        Option(f"leader:{leader.id}", things=(leader.where,), says=message("option-interrogate", leader=leader.id))
        for leader in captives(game, seat)
    ]


async def name_captive(game: Game, played: Played) -> None:
    key = await game.choose(played.seat, "interrogate", captive_options, game, played.seat)
    leader = game.leaders.find(name_of(key))
    played.targets = [leader.where, at_player(leader.owner)]


@catalogue.action_card("advanced_interrogation_techniques", declare=name_captive, fits=has_captives)
async def advanced_interrogation_techniques(game: Game, played: Played) -> None:
    """The hand or the Secret Objective of a captive's owner is looked at, of two the one he picks; then one card of his hand may
    be taken."""
    seat, owner = played.seat, player_aimed(played)
    victim = game.player(owner)
    open_ways = ["hand", *(["objective"] if victim.secret_objectives else [])]
    way = await game.choose(seat, "interrogation", ways, "interrogation", open_ways)
    hand = [*victim.action_cards, *victim.political_cards]
    look_at(game, seat, at_player(owner), hand if way == "hand" else [await game.objectives.affected_secret(owner)])
    key = await game.choose(seat, "interrogation_spoils", spoils, game, owner, way == "hand")
    deck, card = parted(key, ":")
    if deck != NO.key:
        hands = game.action_cards if deck == "action" else game.political_cards
        await hands.hand_over(owner, CardId(card) or at_random(game, hands, owner, "interrogation"), seat)


@grants("OFF-GEN-3")
def spoils(game: Game, owner: Seat, seen: bool) -> list[Option[str]]:
    """Cards of a hand that was seen; of one that was not, a card at random; or none."""
    victim = game.player(owner)
    hands = {"action": victim.action_cards, "political": victim.political_cards}
    if not seen:
        drawn = [deck for deck, hand in hands.items() if hand]
        return [*(Option(deck, says=message(f"option-random-{deck}-card")) for deck in drawn), NO]
    cards = [(deck, card_option(card, "option-take-card")) for deck, hand in hands.items() for card in hand]
    return [*(Option(o.key.replace("card", deck, 1), things=o.things, says=o.says) for deck, o in cards), NO]


# -- Trade Goods -------------------------------------------------------------------------------------------------------


def rich(game: Game, seat: Seat) -> list[Seat]:
    """Opponents with Trade Goods."""
    return [other for other in game.opponents(seat) if game.player(other).trade_goods]


def somebody_rich(game: Game, seat: Seat, context: Any) -> bool:
    return bool(rich(game, seat))


async def name_rich(game: Game, played: Played) -> None:
    await aim_player(game, played, "privateers", rich(game, played.seat))


@catalogue.action_card("privateers", declare=name_rich, fits=somebody_rich)
async def privateers(game: Game, played: Played) -> None:
    """Half of an opponent's Trade Goods, rounded up; one is lost on the way."""
    other = player_aimed(played)
    game.economy.hand_goods(other, played.seat, (game.player(other).trade_goods + 1) // 2)
    game.economy.lose_goods(played.seat, 1, "privateers")


GOOD_YEAR_MOST = 8


def colonies(game: Game, seat: Seat) -> list[PlanetId]:
    """Planets of a player outside of his Home System."""
    home = game.board.home(seat)
    return [planet.id for planet in game.board.planets_of(seat) if game.board.system_of(planet.id) != home]


def has_colonies(game: Game, seat: Seat, context: Any) -> bool:
    return bool(colonies(game, seat)) and game.economy.supply() > 0


def colonial_systems(game: Game, played: Played) -> list[Hex]:
    return list(dict.fromkeys(game.board.system_of(planet) for planet in colonies(game, played.seat)))


@catalogue.action_card("good_year", fits=has_colonies, location=colonial_systems)
async def good_year(game: Game, played: Played) -> None:
    """A Trade Good for each planet outside of the Home System, eight at most."""
    giving = [planet for planet in colonies(game, played.seat) if not is_spared(game, played, on_planet(planet))]
    game.economy.gain_goods(played.seat, min(GOOD_YEAR_MOST, len(giving)), "good_year")


def robbable(game: Game, seat: Seat) -> list[Seat]:
    """Opponents who would have to exhaust a planet."""
    return [other for other in game.opponents(seat) if len(game.economy.ready_planets(other)) > 1]


def somebody_robbed(game: Game, seat: Seat, context: Any) -> bool:
    return bool(robbable(game, seat))


async def name_robbed(game: Game, played: Played) -> None:
    await aim_players(game, played, "stellar_criminals", game.opponents(played.seat), 2, 2)


def robbed_systems(game: Game, played: Played) -> list[Hex]:
    planets = [planet for other in players_aimed(played) for planet in game.economy.ready_planets(other)]
    return list(dict.fromkeys(map(game.board.system_of, planets)))


@catalogue.action_card("stellar_criminals", declare=name_robbed, fits=somebody_robbed, location=robbed_systems)
async def stellar_criminals(game: Game, played: Played) -> None:
    """Two opponents exhaust half of their refreshed planets, rounded down."""
    for other in players_aimed(played):
        for _ in range(len(game.economy.ready_planets(other)) // 2):
            ready = [p for p in game.economy.ready_planets(other) if not is_spared(game, played, on_planet(p))]
            if ready:
                game.board.exhaust(await ask.planet(game, other, "robbed", ready), "stellar_criminals")


# -- technology and Strategy Cards -------------------------------------------------------------------------------------

ALIEN_PRICE = 8


def is_near(game: Game, seat: Seat, technology: str) -> bool:
    """Whether a player lacks at most one prerequisite of a technology."""
    card, owned = game.content.technologies.get(technology), game.player(seat).technologies
    return card is not None and any(sum(need not in owned for need in group) <= 1 for group in card.needs)


def alien_technologies(game: Game, seat: Seat) -> Iterator[str]:
    """What Alien Technology could bring a player now."""
    how, known = "alien_technology", game.technology
    if known.instead(seat, how):
        price = known.cost(seat, COUNTERS, ALIEN_PRICE, how)
        yield from known.gainable(seat, how) if price <= known.available(seat) + known.funds(seat, how) else ()
        return
    discounts = {colour: known.discount(seat, colour) for colour in COLOURS}
    funds = known.available(seat) + known.funds(seat, how) + sum(discounts.values())
    owned = game.player(seat).technologies
    lacking = [key for key in game.content.technologies if key not in owned]
    for key, price in known.price_list(seat, lacking, ALIEN_PRICE, how):
        if price + discounts.get(known.colour(key), 0) > funds:
            continue
        verdict = known.may_gain(seat, key, how)
        if verdict.allowed or (verdict.clause == "OFF-TEC-1" and is_near(game, seat, key)):
            yield key


def some_technology(game: Game, seat: Seat, context: Any) -> bool:
    return any(alien_technologies(game, seat))


@catalogue.action_card("alien_technology", fits=some_technology)
async def alien_technology(game: Game, played: Played) -> None:
    """A technology for eight resources, less all specialties; one of its prerequisites may be missing."""
    game.begin_effect("alien_technology", played.seat, "card", until="action")
    await game.technology.buy(played.seat, ALIEN_PRICE, "alien_technology")


@effects.modify("alien_technology", MAY_RESEARCH)
def research_under_alien_technology(game: Game, effect: Effect, verdict: Verdict, research: Research) -> Verdict:
    """One prerequisite may be left out."""
    if verdict.allowed or research.how != "alien_technology" or verdict.clause != "OFF-TEC-1":
        return verdict
    return Verdict(True, "OFF-TEC-1") if is_near(game, research.seat, research.technology) else verdict


@effects.modify("alien_technology", TECHNOLOGY_COST)
def technology_cost_of_alien_technology(game: Game, effect: Effect, cost: int, research: Research) -> int:
    """Specialties of the other colours count too, unless it is counters that are bought."""
    if research.how != "alien_technology" or research.technology == COUNTERS:
        return cost
    own = game.technology.colour(research.technology)
    return cost - sum(game.technology.discount(research.seat, colour) for colour in COLOURS if colour != own)


def unchosen(game: Game) -> list[str]:
    """Strategy Cards that nobody holds and that do something when played."""
    return [card.id for card in game.strategy_phase.free_cards() if card.id in game.catalogue.strategy and not card.played]


def some_unchosen(game: Game, seat: Seat, context: Any) -> bool:
    return bool(unchosen(game))


@grants("OFF-GEN-3")
def unchosen_options(game: Game) -> list[Option[str]]:
    """Strategy Cards to play."""
    return [Option(at_card(c), things=(at_card(c),), says=message("option-strategic", card=c)) for c in unchosen(game)]


async def name_strategy(game: Game, played: Played) -> None:
    played.targets = [await game.choose(played.seat, "flawless_strategy", unchosen_options, game)]


@catalogue.action_card("flawless_strategy", declare=name_strategy, fits=some_unchosen)
async def flawless_strategy(game: Game, played: Played) -> None:
    """A Strategy Card that nobody chose is played, with its secondary for the others."""
    card = target_named(played, "card")
    game.tell(events.StrategyPlayed(played.seat, card))
    game.then(Step("strategy_cards.execute", played.seat, what=card))


# -- the council -------------------------------------------------------------------------------------------------------


def overturned(game: Game) -> list[str]:
    """Laws in force, and the Voice of the Council."""
    return [*(law.card for law in game.state.laws), VOICE]


def somebody_votes(game: Game, seat: Seat, context: Any) -> bool:
    return any(game.politics.votes(other) for other in game.playing()) and not game.state.council


@grants("OFF-GEN-3")
def coup_options(cards: Sequence[str]) -> list[Option[str]]:
    """What is voted on again."""
    laws = [card_option(card, "option-agenda") for card in cards if card != VOICE]
    return [*laws, Option(at_card(VOICE), says=message("option-vote-voice"))]


async def name_overturned(game: Game, played: Played) -> None:
    played.targets = [await game.choose(played.seat, "political_coup", coup_options, overturned(game))]


@catalogue.action_card("political_coup", declare=name_overturned, fits=somebody_votes)
async def political_coup(game: Game, played: Played) -> None:
    """A law in force, or the Voice of the Council, is voted on at once; the outcome takes the place of the old one."""
    card = CardId(target_named(played, "card"))
    if card != VOICE:
        game.politics.lift_law(card)
    await game.politics.vote_on(played.seat, card)
