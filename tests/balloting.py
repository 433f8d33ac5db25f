"""The Twilight Council for tests: agendas that lie open, votes to divide, ballots written down."""

from __future__ import annotations

from tables import asks, game_of, new_game, say
from trial import trial

from mecatol.core.table import Table
from mecatol.rules.official.game import Game
from mecatol.rules.state import Action, Agenda, CardId, Seat

AGENDAS = (("arms_reduction", 1), ("fleet_regulations", 2), ("core_stability", -1))


def council(*hands: tuple[Seat, str], seats: int = 3, ruleset: str = "sa17 +official_decks") -> Game:
    """A game in its second round; three agendas lie open, and seats hold these cards."""
    game = new_game(ruleset, seats)
    game.state.round = 2
    game.state.political_deck.bag = sorted([CardId("code_of_honor"), CardId("conventions_of_war"), CardId("free_trade")])
    game.state.agendas = [Agenda(CardId(card), owner) for card, owner in AGENDAS]
    game.state.action = Action(0, "strategic")
    for seat, card in hands:
        game.player(seat).action_cards.append(CardId(card))
    for seat, player in enumerate(game.state.players):
        player.strategy = 0  # nobody demands an election
        give_votes(game, seat, 9)
    return game


def give_votes(game: Game, seat: Seat, number: int) -> None:
    """So many votes to divide in the council."""
    game.state.notes[f"bought:{seat}"] = str(number - game.politics.votes(seat))


def assembly(game: Game) -> Table:
    """Seat 0 plays Assembly, gives the Speaker token to another, and has the agendas voted on in their order."""
    game.state.speaker = 1
    table = trial(game, lambda g: g.politics.assembly(0))
    (first, _), *others = AGENDAS
    say(table, 0, "b", "player:2", f"card:{first}", *(f"include:{card}" for card, _ in others))
    if asks(table, 0) == "more_agendas":
        say(table, 0, "done")
    for card, _ in AGENDAS[:-1]:
        assert asks(table, 0) == "agenda_order"
        say(table, 0, f"card:{card}")
    return table


def write(table: Table, seat: Seat, *keys: str) -> None:
    """A ballot: an outcome for each agenda, then how the votes are divided."""
    assert asks(table, seat) == "ballot"
    say(table, seat, *keys)


def abstains(table: Table, seat: Seat) -> None:
    while asks(table, seat) == "ballot":
        say(table, seat, "none")


def ballots(table: Table) -> dict[Seat, int]:
    return {ballot.seat: ballot.votes for ballot in game_of(table).state.ballots}
