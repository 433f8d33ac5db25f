"""Strategic Actions for tests: players with Strategy Cards, decks of harmless cards, a card played or its secondary used."""

from __future__ import annotations

from tables import game_of, new_game, offers, play, say, strategy_cards

from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.content_cards import ActionCard
from mecatol.rules.official.game import Game
from mecatol.rules.official.hands import Hands
from mecatol.rules.state import Action, CardId, Seat


def holding(ruleset: str, holders: dict[str, Seat], seats: int = 3, tiles: dict[str, str] | None = None) -> Game:
    """Players who have picked these cards, decks whose Action Cards are played as actions only, and a second round."""
    game = new_game(ruleset, seats, tiles)
    strategy_cards(game, holders)
    game.state.round = 2
    game.state.action_deck.bag = harmless(game.action_cards)
    game.state.political_deck.bag = harmless(game.political_cards)
    game.state.stage_1_deck.bag = objectives(game, "stage_1")
    game.state.stage_2_deck.bag = objectives(game, "stage_2")
    game.strategy_cards.in_play()
    for card, seat in holders.items():
        game.strategy_cards.taken(seat, card)
    return game


def harmless(hands: Hands) -> list[CardId]:
    """Cards of use at the table that nobody can play in a window."""
    found = []
    for card in hands.all_cards():
        printed = hands.printed(card)
        if hands.of_use(card) and (not isinstance(printed, ActionCard) or printed.moment == "as_an_action"):
            found.append(card)
    return sorted(found)[:20]


def objectives(game: Game, stage: str) -> list[CardId]:
    """Objectives of a stage that nothing is done with when they are turned up."""
    special = ("replaced", "game_ends", "control_trade_stations")
    cards = game.cards.objectives.items()
    return sorted(CardId(name) for name, card in cards if card.stage == stage and card.condition not in special)[:9]


def plays(game: Game, card: str, seat: Seat = 0) -> Table:
    """A table at which a player plays a card."""
    return play(game, Step("strategy_cards.play", seat, what=card))


def uses(game: Game, card: str, seat: Seat, by: Seat = 0) -> Table:
    """A table at which a player is offered the secondary of a card that another one has played."""
    game.tactical.start(Action(by, "strategic"))
    return play(game, Step("strategy_cards.secondary", seat, what=card))


def exhaust(game: Game, seat: Seat, goods: int = 0) -> None:
    """All of a player's planets are exhausted: he pays with these Trade Goods and nothing else."""
    for planet in game.board.planets_of(seat):
        game.board.set_planet(replace(planet, exhausted=True))
    game.player(seat).trade_goods = goods


def counters(table: Table, seat: Seat) -> tuple[int, int, int]:
    """A player's Command Counters: Strategy Allocation, Command Pool, Fleet Supply."""
    player = game_of(table).player(seat)
    return player.strategy, player.pool, player.fleet


def refuse(table: Table) -> Table:
    """Whatever is asked now is refused until nothing more is asked."""
    while table.pending:
        seat = table.pending[0].seat
        keys = [key for key in ("no", "done", "pass", "keep", "abstain") if key in offers(table, seat)]
        say(table, seat, keys[0] if keys else offers(table, seat)[-1])
    return table
