"""Fall of the Empire for tests: seats with fixed races, an empty board, objectives and treaties at will."""

from __future__ import annotations

from opening import started
from tables import asks, game_of, offers, say
from trial import trial
from voting import refuse

from mecatol.core.decisions import Ask
from mecatol.core.hexes import Hex
from mecatol.core.table import Table
from mecatol.rules.fall_of_the_empire.game import Game
from mecatol.rules.state import Action, CardId, Seat

OPTION = "official +fall_of_the_empire"
RACES = ("lazax", "sol", "letnev", "hacan", "jol_nar", "xxcha", "norr")  # by seat
LAZAX, SOL, LETNEV, HACAN, JOL_NAR = range(5)
CAPITAL = Hex("0,0")
QUANN = Hex("-1,0")


def by_seat(ask: Ask, keys: list[str]) -> str:
    """Everybody takes the race of his seat, else the first option."""
    return f"race:{RACES[ask.seat]}" if ask.name == "scenario_race" else keys[0]


def opened(seats: int = 4) -> Game:
    """A game whose first Strategy Phase has begun, as it stands after set-up."""
    game = started(OPTION, seats, answer=by_seat)
    assert isinstance(game, Game)
    return game


def empire(seats: int = 4) -> Game:
    """The second round of a game, in the Action Phase: no units, no objectives but that of the Lazax, who are Speaker."""
    game = opened(seats)
    for where, owner, groups in list(game.board.all_units()):
        game.board.remove(owner, where, groups, "test")
    for planet in game.board.planets():
        if planet.owner >= 0 and game.board.system_of(planet.id) != game.board.home(planet.owner):
            game.invasion.lose(planet.id, "test")
    for seat, player in enumerate(game.state.players):
        player.secret_objectives = [card for card in player.secret_objectives if seat == LAZAX]
        player.action_cards = []
    game.state.round, game.state.phase, game.state.active, game.state.speaker = 2, "action", LAZAX, LAZAX
    game.state.seating = list(range(seats))
    game.tactical.start(Action(LAZAX, "strategic"))
    return game


def aims(game: Game, seat: Seat, objective: str) -> Game:
    """A player has an objective."""
    game.player(seat).secret_objectives = [CardId(objective)]
    return game


def hands(game: Game, **treaties: str) -> Game:
    """Players hold these Treaty Cards and no others, by race: `sol="peace_treaty#letnev"`."""
    for seat, player in enumerate(game.state.players):
        player.treaties = sorted(map(CardId, treaties.get(RACES[seat], "").split()))
    return game


def fallen(table: Table) -> Game:
    """The game at a table."""
    game = game_of(table)
    assert isinstance(game, Game)
    return game


def vote(game: Game, card: str, outcome: str = "for", dice: tuple[int, ...] = ()) -> Table:
    """A table at which the Sol have an agenda voted on, and all vote for one outcome."""
    table = trial(game, lambda g: g.politics.put_forward(SOL, card), dice)
    while table.pending and asks(table, seat := table.pending[0].seat) == "vote":
        say(table, seat, outcome)
    return table


def passed(game: Game, card: str, outcome: str = "for", dice: tuple[int, ...] = ()) -> Game:
    """The game after such a vote; nobody does anything he need not do."""
    return fallen(refuse(vote(game, card, outcome, dice)))


def happened(game: Game, card: str) -> Table:
    """A table at which an event happens."""
    return trial(game, lambda g: g.politics.put_forward(SOL, card))


def keys(table: Table, seat: Seat, question: str) -> list[str]:
    """What a player may answer to a question."""
    assert asks(table, seat) == question, f"seat {seat} is asked {asks(table, seat)!r}"
    return offers(table, seat)


def checked(game: Game) -> Table:
    """A table at which it is looked whether somebody has won."""

    async def look(g: Game) -> None:
        g.victory.check()

    return trial(game, look)
