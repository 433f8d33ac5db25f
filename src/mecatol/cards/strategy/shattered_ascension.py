"""The nine Strategy Cards of Shattered Ascension."""

from __future__ import annotations

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.effects import ANY, Effect
from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules import events
from mecatol.rules.board import in_system, on_planet
from mecatol.rules.layers import shattered_ascension as behaviours
from mecatol.rules.layers import shattered_ascension_cards as catalogue
from mecatol.rules.moments import (
    ACTION_ENDS,
    AFTER_MOVEMENT,
    BONUS_COUNTER_PLACED,
    COMBAT_VALUE,
    MOVEMENT,
    ROUND_ENDS,
    SEIZES,
    At,
    Firing,
    Pick,
    Unit,
)
from mecatol.rules.official.game import Game
from mecatol.rules.state import NOBODY, Action, PlanetId, Seat

from .common import (
    NO,
    a_or_b,
    agrees,
    annex,
    annexable_options,
    high_alert,
    holder_of,
    is_empty,
    may_produce,
    move_high_alert,
    own_systems,
    produce_somewhere,
    system_option,
)

# -- 1 Leadership ------------------------------------------------------------------------------------------------------


async def leadership(game: Game, seat: Seat) -> None:
    """Three Command Counters, then the secondary at once if wanted."""
    await game.economy.gain_counters(seat, 3, "leadership")
    await leadership_secondary(game, seat, False)


async def leadership_secondary(game: Game, seat: Seat, free: bool) -> None:
    """Counters for influence: the first costs 1, each further one 1 more."""
    number = int(await game.choose(seat, "buy_counters", counters_to_buy, game, seat))
    await game.economy.pay(seat, "leadership", influence=number * (number + 1) // 2)
    await game.economy.gain_counters(seat, number, "leadership")


@grants("SA17-STR-01")
def counters_to_buy(game: Game, seat: Seat) -> list[Option[str]]:
    """As many as the influence and the reinforcements allow; none is a choice too."""
    most = game.board.reinforcements(seat)
    prices = [(n, n * (n + 1) // 2) for n in range(most + 1)]
    return [
        Option(str(n), says=message("option-buy-counters", count=n, cost=price))
        for n, price in prices
        if not n or game.economy.can_pay(seat, influence=price)
    ]


def may_buy_counters(game: Game, seat: Seat) -> Verdict:
    if len(counters_to_buy(game, seat)) > 1:
        return Verdict(True, "SA17-STR-01")
    return Verdict(False, "OFF-ECO-1", message("explain-no-influence"))


catalogue.strategy_card("leadership", leadership, leadership_secondary, may_buy_counters, counters=0)

# -- 2 Diplomacy -------------------------------------------------------------------------------------------------------

ANNEXATION_INFLUENCE = 2


async def diplomacy(game: Game, seat: Seat) -> None:
    """A counter of every opponent into systems with planets of yours, or the secondary at no cost."""
    if await game.choose(seat, "diplomacy", a_or_b, "diplomacy") == "b":
        await game.strategy_cards.use(seat, "diplomacy", free=True)
        return
    for opponent in game.opponents(seat):
        if game.board.reinforcements(opponent) > 0 and game.board.planets_of(seat):
            hex_ = game.board.hex_of(await game.choose(seat, "demilitarize", own_systems, game, seat))
            if opponent not in game.board.system(hex_).counters:  # a second one goes back
                game.board.lay_counter(opponent, hex_, "reinforcements")


async def annexation(game: Game, seat: Seat, free: bool) -> None:
    """Control of one empty planet in or next to a system with planets or units of yours; an effect may seize others too."""
    key = await game.choose(seat, "annex", annexable_options, annexable(game, seat))
    if key == "no":
        return
    if not free:
        await game.economy.pay(seat, "diplomacy", influence=ANNEXATION_INFLUENCE)
    planet = key.partition(":")[2]
    if is_empty(game, planet):
        await annex(game, seat, planet)
    else:
        await seize(game, seat, planet)


async def seize(game: Game, seat: Seat, planet: PlanetId) -> None:
    """The defender destroys a ground unit; where none is left the planet changes hands, whatever else stands there."""
    here, held = on_planet(planet), game.invasion.defender(planet)
    if game.board.army(held, planet):
        lost = await game.combat.assign(held, here, 1, purpose="annexation", may_sustain=False, by=seat)
        await game.combat.carry_out(held, here, lost, "annexation", seat)
    if game.board.army(held, planet):
        return
    await game.invasion.raze(seat, held, planet, ())
    game.invasion.lose_leaders(here, seat)
    await annex(game, seat, planet)


def annexable(game: Game, seat: Seat) -> list[PlanetId]:
    """Empty planets near what is yours: not in Home Systems, not the holder's, not claimed in this action, no Custodians."""
    holder = holder_of(game, "diplomacy")
    taken = game.board.action.annexed
    seizes = game.fold(SEIZES, False, seat)
    return [
        planet.id
        for system in game.state.systems
        if not game.board.is_home(system.hex) and near_own(game, seat, system.hex)
        for planet in system.planets
        if planet.owner != seat
        and (planet.owner == NOBODY or planet.owner != holder)
        and planet.id not in taken
        and (seizes or is_empty(game, planet.id))
        and not game.domain_counters.has_custodians(planet.id)
    ]


def near_own(game: Game, seat: Seat, hex_: Hex) -> bool:
    """Whether a player has planets or units in a system or next to it."""
    return any(has_something(game, seat, place) for place in (hex_, *game.galaxy.adjacent(hex_)))


def has_something(game: Game, seat: Seat, hex_: Hex) -> bool:
    """Whether a player has planets or units in a system."""
    system = game.board.system(hex_)
    return any(stack.owner == seat for stack in system.stacks) or any(
        planet.owner == seat or any(stack.owner == seat for stack in planet.stacks) for planet in system.planets
    )


def may_annex(game: Game, seat: Seat) -> Verdict:
    if not game.economy.can_pay(seat, influence=ANNEXATION_INFLUENCE):
        return Verdict(False, "OFF-ECO-1", message("explain-no-influence"))
    if not annexable(game, seat):
        return Verdict(False, "SA17-STR-01", message("explain-nothing-to-annex"))
    return Verdict(True, "SA17-STR-01")


catalogue.strategy_card("diplomacy", diplomacy, annexation, may_annex)


@behaviours.on("holding_diplomacy", ACTION_ENDS, ANY)
async def protected(game: Game, effect: Effect, action: Action) -> None:
    """Who is hostile to the holder must exhaust or lose a planet; the holder's own hostility ends the protection."""
    if action.seat == effect.owner and action.victims:
        game.end_effects(lambda e: e.id == effect.id)
    elif effect.owner in action.victims:
        await suffer_for_hostility(game, action.seat)


async def suffer_for_hostility(game: Game, seat: Seat) -> None:
    """A planet is exhausted, or control of one is lost, as far as the player has any (SA17-GEN-23)."""
    if not game.board.planets_of(seat):
        return
    key = await game.choose(seat, "hostility", planets_to_give, game, seat)
    what, _, planet = key.partition(":")
    if what == "exhaust":
        game.board.exhaust(planet, "diplomacy")
    else:
        game.board.lose_planet(planet, "diplomacy")


@grants("SA17-STR-01")
def planets_to_give(game: Game, seat: Seat) -> list[Option[str]]:
    """Refreshed planets to exhaust, or any planet to lose."""
    mine = game.board.planets_of(seat)
    found = [
        Option(f"exhaust:{p.id}", things=(f"planet:{p.id}",), says=message("option-exhaust", planet=p.id))
        for p in mine
        if not p.exhausted
    ]
    lost = [Option(f"lose:{p.id}", things=(f"planet:{p.id}",), says=message("option-lose", planet=p.id)) for p in mine]
    return [*found, *lost]


# -- 3 Assembly --------------------------------------------------------------------------------------------------------


async def assembly(game: Game, seat: Seat) -> None:
    """Two Action and two Political Cards, then the Twilight Council (SA17-TWC-06)."""
    await game.action_cards.take(seat, 2, "assembly")
    await game.political_cards.take(seat, 2, "assembly")
    await game.politics.assembly(seat)


async def hidden_agendas(game: Game, seat: Seat, free: bool) -> None:
    """One Action and one Political Card, then one of each may be swapped."""
    for hands in (game.action_cards, game.political_cards):
        await hands.take(seat, 1, "assembly")
    for hands in (game.action_cards, game.political_cards):
        await hands.recycle(seat, 1, "assembly")


catalogue.strategy_card("assembly", assembly, hidden_agendas)

# -- 4 Production ------------------------------------------------------------------------------------------------------


async def production(game: Game, seat: Seat) -> None:
    """The docks of one system produce with two extra resources."""
    await produce_somewhere(game, seat, extra=2)


async def production_secondary(game: Game, seat: Seat, free: bool) -> None:
    """One dock produces, with at most three production capacity (SA17-UNI-03)."""
    key = await game.choose(seat, "produce_at", single_docks, game, seat)
    if key == "no":
        return
    hex_, where = Hex(key.split(" ")[0]), key.split(" ")[1]
    await game.production.produce(seat, hex_, [where], capacity_limit=3, tactical=False)


@grants("SA17-STR-01")
def single_docks(game: Game, seat: Seat) -> list[Option[str]]:
    """Docks that can produce, or none."""
    found = [(hex_, where) for hex_, _ in game.state.layout for where in game.production.docks(seat, hex_)]
    docks = [Option(f"{h} {w}", things=(w,), says=message("option-dock", where=w)) for h, w in found]
    return [*docks, NO]


catalogue.strategy_card("production", production, production_secondary, may_produce)

# -- 5 Trade -----------------------------------------------------------------------------------------------------------


async def trade(game: Game, seat: Seat) -> None:
    """Three Trade Goods and the secondary, or all agreements are broken; then new ones may be opened."""
    if await game.choose(seat, "trade", trade_ways, game) == "a":
        game.economy.gain_goods(seat, 3, "trade")
        await game.strategy_cards.use(seat, "trade", free=True)
    else:
        await game.trade.break_all()
    await game.trade.open_agreements(seat)


@grants("SA17-STR-01")
def trade_ways(game: Game) -> list[Option[str]]:
    """Between two players nobody breaks agreements (SA17-DUE-23)."""
    return a_or_b("trade")[: 1 if game.seats() == 2 else 2]


async def realize_profits(game: Game, seat: Seat, free: bool) -> None:
    """Goods on the agreements are collected (SA17-TRD-02)."""
    await game.trade.collect(seat)


def may_collect(game: Game, seat: Seat) -> Verdict:
    if any(seat in agreement.partners for agreement in game.state.agreements):
        return Verdict(True, "SA17-TRD-02")
    return Verdict(False, "SA17-TRD-02", message("explain-no-agreement"))


async def place_goods(game: Game, seat: Seat) -> None:
    """Goods are put on every active agreement (SA17-TRD-01)."""
    await game.trade.place_goods()


catalogue.strategy_card("trade", trade, realize_profits, may_collect, place_goods)

# -- 6 Warfare ---------------------------------------------------------------------------------------------------------


async def warfare(game: Game, seat: Seat) -> None:
    """The High Alert token is put in a system."""
    hex_ = game.board.hex_of(await game.choose(seat, "high_alert", all_systems, game))
    move_high_alert(game, seat, hex_)
    game.begin_effect("high_alert", seat, "rule", until="round")


@grants("SA17-STR-01")
def all_systems(game: Game) -> list[Option[str]]:
    """Every system on the board."""
    return [system_option(hex_) for hex_, _ in game.state.layout]


async def dispatch(game: Game, seat: Seat, free: bool) -> None:
    """Up to two ships go to adjacent systems without enemy ships; nothing is activated."""
    await game.movement.redeploy(seat, 2, "warfare")


async def offensive(game: Game, seat: Seat) -> None:
    """A Tactical Action whose counter comes from the reinforcements."""
    if game.board.reinforcements(seat) <= 0:
        return
    key = await game.choose(seat, "offensive", free_activations, game, seat)
    if key != "no":
        game.then(Step("tactical.begin", seat, key.partition(":")[2], "reinforcements"))


@grants("SA17-STR-01")
def free_activations(game: Game, seat: Seat) -> list[Option[str]]:
    """Systems to activate, or none."""
    found = [hex_ for hex_, _ in game.state.layout if game.tactical.may_activate(seat, hex_, "reinforcements").allowed]
    return [*(Option(f"activate:{h}", things=(in_system(h),), says=message("option-activate", system=h)) for h in found), NO]


catalogue.strategy_card("warfare", warfare, dispatch, special=offensive)


@behaviours.modify("high_alert", COMBAT_VALUE)
def alert_fire(game: Game, effect: Effect, value: int, firing: Firing) -> int:
    """+1 on the combat rolls of the owner's units in the token's system."""
    return value - (firing.system == high_alert(game))


@behaviours.modify("high_alert", MOVEMENT)
def alert_speed(game: Game, effect: Effect, value: int, unit: Unit) -> int:
    """+1 movement for the owner's ships in the token's system."""
    at = high_alert(game)
    return value + (at is not None and unit.where == in_system(at))


@behaviours.on("high_alert", AFTER_MOVEMENT)
async def alert_travels(game: Game, effect: Effect, here: At) -> None:
    """Ships that began their movement in the token's system may take it along."""
    at = high_alert(game)
    if at is None or at == here.system:
        return
    if any(ship.route and ship.route[0] == at for ship in game.board.action.moves) and await agrees(
        game, here.seat, "take_alert"
    ):
        move_high_alert(game, here.seat, here.system)


@behaviours.on("high_alert", ROUND_ENDS, ANY)
async def alert_ends(game: Game, effect: Effect, _: Seat) -> None:
    """The token is removed at the end of the round."""
    move_high_alert(game, effect.owner, None)


# -- 7 Technology ------------------------------------------------------------------------------------------------------

TECHNOLOGY_PRICE = 5


async def technology(game: Game, seat: Seat) -> None:
    """One technology for nothing, or up to three bought without the counter."""
    if await game.choose(seat, "technology", a_or_b, "technology") == "a":
        await game.technology.receive(seat, "technology")
        return
    await game.technology.buy_several(seat, TECHNOLOGY_PRICE, "technology", 3)


async def advanced_research(game: Game, seat: Seat, free: bool) -> None:
    """One technology for five resources before discounts."""
    await game.technology.buy(seat, 0 if free else TECHNOLOGY_PRICE, "technology")


def may_research(game: Game, seat: Seat) -> Verdict:
    if game.technology.wares(seat, TECHNOLOGY_PRICE, "technology"):
        return Verdict(True, "SA17-STR-01")
    return Verdict(False, "OFF-TEC-1", message("explain-nothing-to-research"))


catalogue.strategy_card("technology", technology, advanced_research, may_research)

# -- 8 Bureaucracy -----------------------------------------------------------------------------------------------------


async def bureaucracy(game: Game, seat: Seat) -> None:
    """A counter; one of three objectives is turned up; one may be claimed; the Cycler may be turned (SA17-ROT-04)."""
    await game.economy.gain_counters(seat, 1, "bureaucracy")
    await open_one_of(game, seat, 3)
    await game.objectives.claim_one_public(seat)
    if game.economy.can_pay(seat, influence=1) and await agrees(game, seat, "turn_cycler"):
        await game.economy.pay(seat, "bureaucracy", influence=1)
        game.state.cycler = -game.state.cycler
        game.tell(events.CyclerTurned(seat, game.state.cycler))


async def open_one_of(game: Game, seat: Seat, number: int, only: Seat = NOBODY) -> None:
    """So many Stage I objectives are drawn openly; one lies open, each other goes to the top or the bottom of the deck."""
    deck = game.state.stage_1_deck
    drawn = [card for _ in range(min(number, len(deck))) if (card := game.draw(deck, "objectives", "choose"))]
    if not drawn:
        return
    for card in drawn:
        game.state.known[card] = sorted(range(len(game.state.players)))
    chosen = (await game.choose(seat, "choose_objective", objective_options, drawn)).partition(":")[2]
    for card in drawn:
        if card != chosen:
            await return_objective(game, seat, card)
    game.state.known.pop(chosen, None)
    await game.objectives.open(chosen, only)


@grants("SA17-STR-01")
def objective_options(drawn: list[str]) -> list[Option[str]]:
    """The objectives that were drawn."""
    return [Option(f"objective:{card}", says=message("option-objective", objective=card)) for card in drawn]


async def return_objective(game: Game, seat: Seat, card: str) -> None:
    """To the top of the deck, where everybody knows it, or into it."""
    deck = game.state.stage_1_deck
    if await game.choose(seat, "return_objective", top_or_bottom, card) == "top":
        deck.top.insert(0, card)
    else:
        game.state.known.pop(card, None)
        deck.bag = sorted([*deck.bag, card])


@grants("SA17-STR-01")
def top_or_bottom(card: str) -> list[Option[str]]:
    """Where a card goes."""
    return [Option(where, says=message(f"option-{where}", objective=card)) for where in ("top", "bottom")]


async def imperial_network(game: Game, seat: Seat, free: bool) -> None:
    """Counters are redistributed, a Leader relocated, and a Trade Good received."""
    await game.economy.redistribute(seat)
    await game.leaders.relocate(seat, 1)
    game.economy.gain_goods(seat, 1, "bureaucracy")


catalogue.strategy_card("bureaucracy", bureaucracy, imperial_network)


@behaviours.on("bureaucracy_in_play", BONUS_COUNTER_PLACED, ANY)
async def new_objective(game: Game, effect: Effect, pick: Pick) -> None:
    """Whenever a Bonus Counter is put on Bureaucracy, an objective of the current stage is revealed."""
    if pick.card == "bureaucracy":
        await game.objectives.reveal()


# -- 9 Prospect --------------------------------------------------------------------------------------------------------


async def prospect(game: Game, seat: Seat) -> None:
    """An objective of one's own, goods and cards, or Leaders relocated and cards recycled."""
    way = await game.choose(seat, "prospect", prospect_ways)
    if way == "a":
        await open_one_of(game, seat, 2, only=seat)
    elif way == "b":
        game.economy.gain_goods(seat, 2, "prospect")
        await game.action_cards.take(seat, 1, "prospect")
        await game.political_cards.take(seat, 1, "prospect")
    else:
        await game.leaders.relocate(seat, len(game.leaders.of(seat)))
        left = 3 - await game.action_cards.recycle(seat, 3, "prospect")
        await game.political_cards.recycle(seat, left, "prospect")


@grants("SA17-STR-01")
def prospect_ways() -> list[Option[str]]:
    """The three ways of Prospect."""
    return [Option(way, says=message(f"option-prospect-{way}")) for way in ("a", "b", "c")]


catalogue.strategy_card("prospect", prospect)
