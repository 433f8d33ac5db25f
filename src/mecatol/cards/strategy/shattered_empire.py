"""The eight Strategy Cards of Shattered Empire: the set the official game is played with by default."""

from __future__ import annotations

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.effects import ANY, Effect
from mecatol.core.hexes import Hex
from mecatol.rules.board import in_system
from mecatol.rules.layers import official as behaviours
from mecatol.rules.layers import official_cards as catalogue
from mecatol.rules.moments import (
    AFTER_MOVEMENT,
    COMBAT_VALUE,
    MOVEMENT,
    STATUS_PHASE_BEGINS,
    STRATEGY_CARD_PICKED,
    At,
    Firing,
    Pick,
    Unit,
)
from mecatol.rules.official.game import Game
from mecatol.rules.state import PlanetId, Seat

from .common import (
    a_or_b,
    agrees,
    annex,
    annexable_options,
    choose_player,
    high_alert,
    is_empty,
    make_speaker,
    may_produce,
    move_high_alert,
    own_systems,
    produce_somewhere,
    system_option,
)

# -- 1 Leadership ------------------------------------------------------------------------------------------------------

COUNTER_INFLUENCE = 2
COUNTERS_MOST = 3


async def leadership(game: Game, seat: Seat) -> None:
    """Three Command Counters, then the secondary too if wanted."""
    await game.economy.gain_counters(seat, 3, "leadership")
    await leadership_secondary(game, seat, False)


async def leadership_secondary(game: Game, seat: Seat, free: bool) -> None:
    """Up to three counters at two influence each."""
    number = int(await game.choose(seat, "buy_counters", counters_to_buy, game, seat))
    await game.economy.pay(seat, "leadership", influence=COUNTER_INFLUENCE * number)
    await game.economy.gain_counters(seat, number, "leadership")


@grants("OFF-ACT-2")
def counters_to_buy(game: Game, seat: Seat) -> list[Option[str]]:
    """As many as the influence and the reinforcements allow; none is a choice too."""
    most = min(COUNTERS_MOST, game.board.reinforcements(seat))
    return [
        Option(str(n), says=message("option-buy-counters", count=n, cost=COUNTER_INFLUENCE * n))
        for n in range(most + 1)
        if not n or game.economy.can_pay(seat, influence=COUNTER_INFLUENCE * n)
    ]


def may_buy_counters(game: Game, seat: Seat) -> Verdict:
    if len(counters_to_buy(game, seat)) > 1:
        return Verdict(True, "OFF-ACT-2")
    return Verdict(False, "OFF-ECO-1", message("explain-no-influence"))


catalogue.strategy_card("leadership", leadership, leadership_secondary, may_buy_counters, counters=0)

# -- 2 Diplomacy II ----------------------------------------------------------------------------------------------------

ANNEXATION_INFLUENCE = 3


async def diplomacy(game: Game, seat: Seat) -> None:
    """Every opponent's counter into one system with a planet of yours, or the secondary for nothing."""
    if await game.choose(seat, "diplomacy", a_or_b, "diplomacy") == "b" or not game.board.planets_of(seat):
        await game.strategy_cards.use(seat, "diplomacy_ii", free=True)
        return
    hex_ = game.board.hex_of(await game.choose(seat, "demilitarize", own_systems, game, seat))
    for opponent in game.opponents(seat):
        if opponent not in game.board.system(hex_).counters:
            await lay_own_counter(game, opponent, hex_)


async def lay_own_counter(game: Game, seat: Seat, hex_: Hex) -> None:
    """From the reinforcements, or from any area of the sheet where none is left."""
    if game.board.reinforcements(seat) > 0:
        game.board.lay_counter(seat, hex_, "reinforcements")
        return
    if areas(game, seat):
        area = await game.choose(seat, "counter_from", areas, game, seat)
        game.economy.spend_counter(seat, "fleet" if area == "fleet" else "pool" if area == "pool" else "strategy", "diplomacy_ii")
        game.board.lay_counter(seat, hex_, "reinforcements")
        await game.economy.settle_fleets(seat)


@grants("OFF-ACT-2")
def areas(game: Game, seat: Seat) -> list[str]:
    """Areas of a sheet that have a counter."""
    player = game.player(seat)
    return [a for a, n in (("strategy", player.strategy), ("pool", player.pool), ("fleet", player.fleet)) if n]


async def annexation(game: Game, seat: Seat, free: bool) -> None:
    """Control of an empty planet next to a system you control."""
    key = await game.choose(seat, "annex", annexable_options, annexable(game, seat))
    if key == "no":
        return
    if not free:
        await game.economy.pay(seat, "diplomacy_ii", influence=ANNEXATION_INFLUENCE)
    await annex(game, seat, key.partition(":")[2])


def annexable(game: Game, seat: Seat) -> list[PlanetId]:
    """Empty planets beside a controlled system; wormholes do not count; never Mecatol Rex, never twice in one action."""
    near = [
        hex_
        for hex_, _ in game.state.layout
        if any(game.economy.controls_system(seat, other) for other in game.galaxy.adjoining(hex_))
    ]
    taken = game.board.action.annexed
    return [
        planet.id
        for hex_ in near
        for planet in game.board.system(hex_).planets
        if planet.owner != seat and planet.id != "mecatol_rex" and planet.id not in taken and is_empty(game, planet.id)
    ]


def may_annex(game: Game, seat: Seat) -> Verdict:
    if not game.economy.can_pay(seat, influence=ANNEXATION_INFLUENCE):
        return Verdict(False, "OFF-ECO-1", message("explain-no-influence"))
    if not annexable(game, seat):
        return Verdict(False, "OFF-ACT-2", message("explain-nothing-to-annex"))
    return Verdict(True, "OFF-ACT-2")


catalogue.strategy_card("diplomacy_ii", diplomacy, annexation, may_annex)

# -- 3 Assembly --------------------------------------------------------------------------------------------------------


async def assembly(game: Game, seat: Seat) -> None:
    """Two Action Cards and a Political Card; the Speaker token moves and somebody's agenda is voted on."""
    await game.politics.call_voice(seat)  # OFF-SE-VOC
    await game.action_cards.take(seat, 2, "assembly")
    await game.political_cards.take(seat, 1, "assembly")
    speaker = game.state.speaker
    if await game.choose(seat, "assembly", assembly_ways, game, seat) == "a":
        make_speaker(game, seat, seat)
        proposer = await choose_player(game, seat, "assembly_agenda_of", game.opponents(seat))
    else:
        others = [other for other in game.opponents(seat) if other != speaker] or game.opponents(seat)
        make_speaker(game, await choose_player(game, seat, "assembly_speaker", others), seat)
        proposer = seat
    await game.politics.agenda_from_hand(proposer)


@grants("OFF-ACT-2")
def assembly_ways(game: Game, seat: Seat) -> list[Option[str]]:
    """The first way is closed to the present Speaker."""
    ways = a_or_b("assembly")
    return ways[1:] if seat == game.state.speaker else ways


async def morale_boost(game: Game, seat: Seat, free: bool) -> None:
    """Planets whose resources and influence add up to six or less are refreshed."""
    left = 6
    while len(weak_planets(game, seat, left)) > 1:
        key = await game.choose(seat, "refresh_planet", weak_planets, game, seat, left)
        if key == "done":
            return
        planet = key.partition(":")[2]
        left -= worth(game, planet)
        game.board.refresh(seat, [planet])


def worth(game: Game, planet: PlanetId) -> int:
    """Resources and influence of a planet together."""
    return game.economy.resources(planet) + game.economy.influence(planet)


@grants("OFF-ACT-2")
def weak_planets(game: Game, seat: Seat, left: int) -> list[Option[str]]:
    """Exhausted planets that still fit, or no more."""
    mine = [p.id for p in game.board.planets_of(seat) if p.exhausted and worth(game, p.id) <= left]
    found = [Option(f"planet:{p}", things=(f"planet:{p}",), says=message("option-planet", planet=p)) for p in mine]
    return [*found, Option("done", says=message("option-done"))]


catalogue.strategy_card("assembly", assembly, morale_boost)

# -- 4 Production ------------------------------------------------------------------------------------------------------


async def production(game: Game, seat: Seat) -> None:
    """The docks of one system produce with two extra resources."""
    await produce_somewhere(game, seat, extra=2)


async def production_secondary(game: Game, seat: Seat, free: bool) -> None:
    """At most three units are built in one system."""
    await produce_somewhere(game, seat, limit=3)


catalogue.strategy_card("production", production, production_secondary, may_produce)

# -- 5 Trade II --------------------------------------------------------------------------------------------------------


async def trade(game: Game, seat: Seat) -> None:
    """Three Trade Goods or up to two agreements ended; all collect, the others one less; then new agreements."""
    if await game.choose(seat, "trade", a_or_b, "trade-ii") == "a":
        game.economy.gain_goods(seat, 3, "trade_ii")
    else:
        for _ in range(2):
            await game.trade.end_one(seat)
    for player in game.around(seat):
        await game.trade.collect(player, less=0 if player == seat else 1)
    await game.trade.open_agreements(seat)


catalogue.strategy_card("trade_ii", trade)

# -- 6 Warfare II ------------------------------------------------------------------------------------------------------


async def warfare(game: Game, seat: Seat) -> None:
    """The High Alert token is put in a system."""
    hex_ = game.board.hex_of(await game.choose(seat, "high_alert", all_systems, game))
    move_high_alert(game, seat, hex_)
    game.begin_effect("high_alert", seat, "rule", until="round")


@grants("OFF-ACT-2")
def all_systems(game: Game) -> list[Option[str]]:
    """Every system on the board."""
    return [system_option(hex_) for hex_, _ in game.state.layout]


async def reinforce(game: Game, seat: Seat, free: bool) -> None:
    """Up to two ships go from systems not activated into adjacent systems you control."""
    await game.movement.redeploy(seat, 2, "warfare_ii")


catalogue.strategy_card("warfare_ii", warfare, reinforce)


@behaviours.modify("high_alert", COMBAT_VALUE)
def alert_fire(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """+1 for ships, only in the dice step of Space Battles."""
    return value - (firing.purpose == "battle" and firing.system == high_alert(game))


@behaviours.modify("high_alert", MOVEMENT)
def alert_speed(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    """+1 movement for ships that start in the token's system."""
    at = high_alert(game)
    return value + (at is not None and unit.where == in_system(at))


@behaviours.on("high_alert", AFTER_MOVEMENT)
async def alert_travels(game: Game, effect: Effect, here: At) -> None:
    """Ships that leave the token's system may take it along."""
    at = high_alert(game)
    if at is None or at == here.system:
        return
    if any(ship.route and ship.route[0] == at for ship in game.board.action.moves) and await agrees(
        game, here.seat, "take_alert"
    ):
        move_high_alert(game, here.seat, here.system)


@behaviours.on("high_alert", STATUS_PHASE_BEGINS, ANY)
async def alert_ends(game: Game, effect: Effect, _: Seat) -> None:
    """The token is removed at the start of the Status Phase (OFF-STA-3)."""
    move_high_alert(game, effect.owner, None)
    game.end_effects(lambda e: e.id == effect.id)


# -- 7 Technology II ---------------------------------------------------------------------------------------------------

SECOND_PRICE = 8
SECONDARY_PRICE = 6


async def technology(game: Game, seat: Seat) -> None:
    """One technology for nothing, then a second one may be bought for eight resources."""
    if await game.technology.receive(seat, "technology_ii"):
        await game.technology.buy(seat, SECOND_PRICE, "technology_ii")


async def advanced_development(game: Game, seat: Seat, free: bool) -> None:
    """One technology for six resources."""
    await game.technology.buy(seat, SECONDARY_PRICE, "technology_ii")


def may_research(game: Game, seat: Seat) -> Verdict:
    if game.technology.wares(seat, SECONDARY_PRICE, "technology_ii"):
        return Verdict(True, "OFF-TEC-1")
    return Verdict(False, "OFF-TEC-1", message("explain-nothing-to-research"))


catalogue.strategy_card("technology_ii", technology, advanced_development, may_research)

# -- 8 Bureaucracy -----------------------------------------------------------------------------------------------------


async def bureaucracy(game: Game, seat: Seat) -> None:
    """A counter; one of the next two objectives is turned up, the other goes back on top; one may be claimed at once."""
    await game.economy.gain_counters(seat, 1, "bureaucracy")
    await open_one_of_two(game, seat)
    await game.objectives.claim_one_public(seat)


async def open_one_of_two(game: Game, seat: Seat) -> None:
    """The two cards are the holder's to see; the one not chosen is put back on top, known to him alone."""
    drawn = []
    for _ in range(2):
        deck = game.state.stage_1_deck if len(game.state.stage_1_deck) else game.state.stage_2_deck
        card = game.draw(deck, "objectives", "bureaucracy")
        if card:
            drawn.append((card, deck))
            game.state.known[card] = [seat]
    if not drawn:
        return
    chosen = (await game.choose(seat, "choose_objective", objective_options, [c for c, _ in drawn])).partition(":")[2]
    for card, deck in drawn:
        if card != chosen:
            deck.top.insert(0, card)
    game.state.known.pop(chosen, None)
    await game.objectives.open(chosen)


@grants("OFF-ACT-2")
def objective_options(drawn: list[str]) -> list[Option[str]]:
    """The objectives that were drawn."""
    return [Option(f"objective:{card}", says=message("option-objective", objective=card)) for card in drawn]


async def new_agendas(game: Game, seat: Seat, free: bool) -> None:
    """One Political Card and one Action Card."""
    await game.political_cards.take(seat, 1, "bureaucracy")
    await game.action_cards.take(seat, 1, "bureaucracy")


catalogue.strategy_card("bureaucracy", bureaucracy, new_agendas)


@behaviours.on("bureaucracy_in_play", STRATEGY_CARD_PICKED, ANY)
async def new_objectives(game: Game, effect: Effect, pick: Pick) -> None:
    """Who takes Bureaucracy reveals as many objectives as there are Bonus Counters on it."""
    if pick.card == "bureaucracy":
        for _ in range(pick.bonus):
            await game.objectives.reveal()
