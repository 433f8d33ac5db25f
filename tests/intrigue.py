"""Councils of Representatives for tests: who is sent, what is bargained, and how it is voted."""

from __future__ import annotations

from tables import game_of, new_game, offers, say
from trial import trial

from mecatol.core.table import Table
from mecatol.rules.official.game import Game
from mecatol.rules.state import Action, CardId, Seat

OPTION = "official +political_intrigue"
BASE = f"{OPTION} strategy=base"
AGENDA = "arms_reduction"


def prepared(*names: str, ruleset: str = BASE) -> Game:
    """A game in its second round in which every seat plays the race of one Representative; the first one is Speaker."""
    game = new_game(ruleset, len(names))
    game.state.round = 2
    game.state.political_deck.bag = sorted([CardId("code_of_honor"), CardId("conventions_of_war"), CardId("free_trade")])
    game.state.action = Action(0, "strategic")
    for seat, name in enumerate(names):
        game.player(seat).race = game.cards.representatives[name].race
    return game


def sits(game: Game, *names: str, current: Seat = 0) -> Table:
    """A table at which a council sits with these Representatives."""
    table = trial(game, lambda g: g.political_intrigue.convene(current, current, AGENDA))
    for seat, name in enumerate(names):
        say(table, seat, name)
    return table


def council(*names: str, current: Seat = 0) -> Table:
    """A council of these Representatives, in the order of the seats."""
    return sits(prepared(*names), *names, current=current)


def past(table: Table, *stops: str) -> Table:
    """Nobody does anything he need not do, until one of these questions is asked or nothing is."""
    while table.pending and table.pending[0].name not in stops:
        ask = table.pending[0]
        keys = offers(table, ask.seat)
        table.answer(ask.seat, ask.id, next((key for key in ("pass", "done", "no", "abstain") if key in keys), keys[0]))
    return table


def vote(table: Table, *outcomes: str) -> Table:
    """Nobody offers any notes, and everybody votes for the outcome of his seat, until something else is asked."""
    while table.pending and (ask := table.pending[0]).name in ("offer_to", "vote"):
        say(table, ask.seat, outcomes[ask.seat] if ask.name == "vote" else "no")
    return table


def ballots(table: Table) -> dict[Seat, tuple[str, int]]:
    """What everybody has voted for, with how many votes."""
    cast = [event for event in table.events_since(None) if event["event"] == "votescast"]
    return {event["seat"]: (event["outcome"], event["votes"]) for event in cast}


def added(table: Table, seat: Seat) -> int:
    """The votes a player has cast beyond the influence of his planets."""
    economy = game_of(table).economy
    return ballots(table)[seat][1] - max(1, sum(economy.influence(planet) for planet in economy.ready_planets(seat)))


def killed(table: Table) -> list[str]:
    return [str(event["representative"]) for event in table.events_since(None) if event["event"] == "representativekilled"]
