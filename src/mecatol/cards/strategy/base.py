"""The eight Strategy Cards of the base game."""

from __future__ import annotations

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.effects import ANY, BOUND, Effect
from mecatol.core.hexes import Hex
from mecatol.rules.board import in_system
from mecatol.rules.layers import official as behaviours
from mecatol.rules.layers import official_cards as catalogue
from mecatol.rules.moments import (
    MAY_ACTIVATE,
    MAY_PICK,
    SECONDARY_COST,
    STRATEGY_CARD_PICKED,
    At,
    Pick,
    Strategic,
)
from mecatol.rules.official.game import Game
from mecatol.rules.state import Seat

from .common import a_or_b, choose_player, make_speaker, may_produce, produce_somewhere, refresh, system_option

# -- 1 Initiative: no Strategic Action ---------------------------------------------------------------------------------


@behaviours.on("holding_initiative", STRATEGY_CARD_PICKED)
async def takes_the_token(game: Game, effect: Effect, pick: Pick) -> None:
    """Who takes the card is Speaker at once (OFF-STR-4)."""
    if pick.card == "initiative":
        make_speaker(game, effect.owner, effect.owner)
        game.state.notes["last_initiative"] = str(effect.owner)


@behaviours.modify("holding_initiative", SECONDARY_COST, stage=BOUND)
def free_secondaries(game: Game, effect: Effect, cost: int, used: Strategic) -> int:
    """Secondaries cost the holder no counter."""
    return 0


@behaviours.modify("initiative_in_play", MAY_PICK, ANY)
def not_twice(game: Game, effect: Effect, verdict: Verdict, pick: Pick) -> Verdict:
    """Nobody takes Initiative in two Strategy Phases running."""
    if pick.card == "initiative" and game.state.notes.get("last_initiative") == str(pick.seat):
        return Verdict(False, "OFF-STR-4", message("explain-initiative-again"))
    return verdict


# -- 2 Diplomacy -------------------------------------------------------------------------------------------------------


async def diplomacy(game: Game, seat: Seat) -> None:
    """Until the Action Phase ends neither player activates a system that holds units of the other."""
    other = await choose_player(game, seat, "diplomacy_with", game.opponents(seat))
    game.begin_effect("envoy", seat, "rule", until="round", target=other)
    game.begin_effect("envoy", other, "rule", until="round", target=seat)


@behaviours.modify("envoy", MAY_ACTIVATE)
def no_activation(game: Game, effect: Effect, verdict: Verdict, at: At) -> Verdict:
    system = game.board.system(at.system)
    stacks = [*system.stacks, *(stack for planet in system.planets for stack in planet.stacks)]
    if any(stack.owner == effect.target for stack in stacks):
        return Verdict(False, "OFF-ACT-2", message("explain-envoy", player=effect.target))
    return verdict


async def economic_stimulus(game: Game, seat: Seat, free: bool) -> None:
    """Up to two planets outside the Home System are refreshed."""
    await refresh(game, seat, 2, home=False)


catalogue.strategy_card("diplomacy", diplomacy, economic_stimulus)

# -- 3 Political -------------------------------------------------------------------------------------------------------


async def political(game: Game, seat: Seat) -> None:
    """Three Action Cards, a counter, the next agenda; then the next three are looked at and one is put on top."""
    await game.politics.call_voice(seat)  # OFF-SE-VOC
    await game.action_cards.take(seat, 3, "political")
    await game.economy.gain_counters(seat, 1, "political")
    await game.politics.agenda_from_deck(seat)
    deck = game.state.political_deck
    seen = [card for _ in range(3) if (card := game.draw(deck, "political_deck", "political"))]
    if not seen:
        return
    for card in seen:
        game.state.known[card] = [seat]
    top = (await game.choose(seat, "put_on_top", cards_seen, seen)).partition(":")[2]
    deck.top.insert(0, top)
    deck.bottom.extend(card for card in seen if card != top)


@grants("OFF-ACT-2")
def cards_seen(seen: list[str]) -> list[Option[str]]:
    """The cards looked at."""
    return [Option(f"card:{card}", says=message("option-card", card=card)) for card in seen]


async def seek_destiny(game: Game, seat: Seat, free: bool) -> None:
    """One Action Card."""
    await game.action_cards.take(seat, 1, "political")


catalogue.strategy_card("political", political, seek_destiny)

# -- 4 Logistics -------------------------------------------------------------------------------------------------------

COUNTER_INFLUENCE = 3


async def logistics(game: Game, seat: Seat) -> None:
    """Four Command Counters."""
    await game.economy.gain_counters(seat, 4, "logistics")


async def domestic_mandate(game: Game, seat: Seat, free: bool) -> None:
    """Any number of counters at three influence each."""
    number = int(await game.choose(seat, "buy_counters", counters_to_buy, game, seat))
    await game.economy.pay(seat, "logistics", influence=COUNTER_INFLUENCE * number)
    await game.economy.gain_counters(seat, number, "logistics")


@grants("OFF-ACT-2")
def counters_to_buy(game: Game, seat: Seat) -> list[Option[str]]:
    """As many as the influence and the reinforcements allow; none is a choice too."""
    return [
        Option(str(n), says=message("option-buy-counters", count=n, cost=COUNTER_INFLUENCE * n))
        for n in range(game.board.reinforcements(seat) + 1)
        if not n or game.economy.can_pay(seat, influence=COUNTER_INFLUENCE * n)
    ]


def may_buy_counters(game: Game, seat: Seat) -> Verdict:
    if len(counters_to_buy(game, seat)) > 1:
        return Verdict(True, "OFF-ACT-2")
    return Verdict(False, "OFF-ECO-1", message("explain-no-influence"))


catalogue.strategy_card("logistics", logistics, domestic_mandate, may_buy_counters, counters=0)

# -- 5 Trade -----------------------------------------------------------------------------------------------------------


async def trade(game: Game, seat: Seat) -> None:
    """Three Trade Goods, collecting and new agreements; or all agreements end."""
    if await game.choose(seat, "trade", a_or_b, "trade") == "b":
        await game.trade.break_all()
        return
    game.economy.gain_goods(seat, 3, "trade")
    old = list(game.state.agreements)
    await game.trade.collect(seat)
    await game.trade.open_agreements(seat)
    game.state.notes["old_agreements"] = str(len(old))


async def commerce(game: Game, seat: Seat, free: bool) -> None:
    """Goods of the active agreements, those formed in this action excepted."""
    await game.trade.collect(seat, but_new=True)


catalogue.strategy_card("trade", trade, commerce)

# -- 6 Warfare ---------------------------------------------------------------------------------------------------------


async def warfare(game: Game, seat: Seat) -> None:
    """One of your Command Counters on the board goes to your Command Pool."""
    if not own_counters(game, seat):
        return
    hex_ = game.board.hex_of(await game.choose(seat, "take_back_counter", own_counters, game, seat))
    game.board.lift_counter(seat, hex_)
    await game.economy.gain_counters(seat, 1, "warfare", "pool")


@grants("OFF-ACT-2")
def own_counters(game: Game, seat: Seat) -> list[Option[str]]:
    """Systems with a Command Counter of the player's."""
    return [system_option(system.hex) for system in game.state.systems if seat in system.counters]


async def patrols(game: Game, seat: Seat, free: bool) -> None:
    """One or two Destroyers or Cruisers go to empty neighbouring systems, which are then activated."""
    for _ in range(2):
        if len(patrol_options(game, seat)) == 1:
            return
        key = await game.choose(seat, "patrol", patrol_options, game, seat)
        if key == "done":
            return
        kind, start, end = key.split(" ")
        group = next(g for g in game.board.ships(seat, Hex(start)) if g.kind == kind)
        game.board.shift(seat, in_system(Hex(start)), in_system(Hex(end)), [type(group)(kind, 1, group.damage, group.mark)])
        if seat not in game.board.system(Hex(end)).counters and game.board.reinforcements(seat) > 0:
            game.board.lay_counter(seat, Hex(end), "reinforcements")
        await game.fleet_supply.settle(seat, Hex(start), "warfare")


@grants("OFF-ACT-2")
def patrol_options(game: Game, seat: Seat) -> list[Option[str]]:
    """Ships and the empty systems next to them that are no Home Systems, or no more."""
    found = [
        Option(f"{kind} {h} {to}", things=(in_system(to),), says=message("option-patrol", kind=kind, start=h, system=to))
        for h, _ in game.state.layout
        for kind in ("destroyer", "cruiser")
        if any(g.kind == kind for g in game.board.ships(seat, h))
        for to in game.galaxy.movement_adjacent(seat, h)
        if game.galaxy.is_empty(to) and not game.board.is_home(to)
    ]
    return [*found, Option("done", says=message("option-done"))]


catalogue.strategy_card("warfare", warfare, patrols)

# -- 7 Technology ------------------------------------------------------------------------------------------------------

TECHNOLOGY_PRICE = 8


async def technology(game: Game, seat: Seat) -> None:
    """One technology for nothing."""
    await game.technology.receive(seat, "technology")


async def research(game: Game, seat: Seat, free: bool) -> None:
    """One technology for eight resources."""
    await game.technology.buy(seat, TECHNOLOGY_PRICE, "technology")


def may_research(game: Game, seat: Seat) -> Verdict:
    if game.technology.wares(seat, TECHNOLOGY_PRICE, "technology"):
        return Verdict(True, "OFF-TEC-1")
    return Verdict(False, "OFF-TEC-1", message("explain-nothing-to-research"))


catalogue.strategy_card("technology", technology, research, may_research)

# -- 8 Imperial --------------------------------------------------------------------------------------------------------


async def imperial(game: Game, seat: Seat) -> None:
    """The next objective is turned up; then two Victory Points."""
    await game.objectives.reveal()
    game.objectives.score(seat, "imperial", 2)
    game.victory.check()


async def rapid_mobilization(game: Game, seat: Seat, free: bool) -> None:
    """Units are built in one system with own docks, activated or not."""
    await produce_somewhere(game, seat)


catalogue.strategy_card("imperial", imperial, rapid_mobilization, may_produce)
