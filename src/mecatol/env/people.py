"""The table and its players as numbers: a row a player, oneself first."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from mecatol.core.rules import Ruleset
from mecatol.rules.library import Library
from mecatol.rules.naming import at_player
from mecatol.rules.shattered_ascension.surrender import SURRENDERED
from mecatol.rules.state import Action, Battle, Seat
from mecatol.rules.views import PlayerView, TableView

from .columns import ACTIONS, CARDS, DECKS, GOODS, LEADERS, PHASES, PLAYER, ROUNDS, SEATS, TABLE, TITLES
from .galaxy import Numbers
from .shares import place, share

DROPPED_OUT = -2  # in the bids of an auction
COPIED = 0.5  # a technology that somebody has as a copy of another one


class People:
    """How the players of a ruleset become numbers."""

    def __init__(self, ruleset: Ruleset, library: Library) -> None:
        content, cards = library.content, library.cards
        self.pacts = bool(ruleset.parameters.pacts)
        self.races = tuple(content.races)
        self.properties = (*content.technologies, *content.race_technologies, *content.upgrades)
        self.strategy_cards = tuple(cards.strategy_cards)
        self.columns = (*PLAYER, *self.races, *self.properties, *(f"holds_{card}" for card in self.strategy_cards))
        self.at = {column: n for n, column in enumerate(self.columns)}

    def encode(self, view: TableView, seat: Seat, rows: Numbers) -> None:
        """The rows of all players, clockwise from the seat."""
        for n, other in enumerate(clockwise(view, seat)):
            row = np.zeros(len(self.columns), np.float32)
            for column, number in self._player(view, other, seat):
                row[self.at[column]] = number
            rows[n] = row

    def _player(self, view: TableView, other: Seat, seat: Seat) -> Iterator[tuple[str, float]]:
        player = view.players[other]
        yield from self._place_at_the_table(view, other, seat)
        yield from _sheet(player, view.goal)
        yield from _hands(player)
        yield from _dealings(view, other, seat)
        yield from _doing(view, other)
        yield from _led(view, other)
        yield "withheld", share(sum(claim.withheld for claim in view.claims if claim.seat == other), max(1, view.goal))
        yield from ((title, 1.0) for title in TITLES if view.titles.get(title) == other)
        yield from ((f"holds_{card.id}", 1.0) for card in view.strategy_cards if card.holder == other)
        yield from ((race, 1.0) for race in (player.race, *player.hidden_race.seen[-1:]) if race)
        yield from ((name, COPIED) for name in player.copies.values())
        yield from ((name, 1.0) for name in (*player.technologies, *player.upgrades))

    def _place_at_the_table(self, view: TableView, other: Seat, seat: Seat) -> Iterator[tuple[str, float]]:
        player, half = view.players[other], len(view.players) // 2
        leaving = any(effect.key == SURRENDERED and effect.owner == other for effect in view.effects)
        yield from (("there", 1.0), ("self", float(other == seat)), ("active", float(view.active == other)))
        yield "partner", float(self.pacts and other != seat and other % half == seat % half)
        yield from (("speaker", float(view.speaker == other)), ("passed", float(player.passed)), ("leaving", float(leaving)))
        yield from (("eliminated", float(player.out == "eliminated")), ("surrendered", float(player.out == "surrendered")))


def _sheet(player: PlayerView, goal: int) -> Iterator[tuple[str, float]]:
    """Counters, goods and points."""
    yield from (("points", share(player.points, max(1, goal))), ("trade_goods", share(player.trade_goods, GOODS)))
    yield from (("strategy", share(player.strategy)), ("pool", share(player.pool)), ("fleet", share(player.fleet)))
    yield "reinforcements", share(player.reinforcements, GOODS)
    yield from zip(("home_q", "home_r"), place(player.home), strict=True)


def _hands(player: PlayerView) -> Iterator[tuple[str, float]]:
    """How much a player holds, seen or not."""
    for column in ("action_cards", "political_cards", "secret_objectives", "preliminary_objectives", "tiles", "treaties"):
        yield column, share(getattr(player, column).count)
    yield "race_objectives", share(len(player.race_objectives))
    yield from (("hidden_race", share(player.hidden_race.count)), ("representative", share(player.representative.count)))
    yield "votes_sealed", share(sum(vote.votes for vote in player.sealed), GOODS)


def _dealings(view: TableView, other: Seat, seat: Seat) -> Iterator[tuple[str, float]]:
    """Trade, war and Promissory Notes: what a player has with others, and with the seat."""
    theirs = [agreement for agreement in view.agreements if other in agreement.partners]
    yield "agreements", share(len(theirs))
    for agreement in theirs:
        if other != seat and seat in agreement.partners:
            mine = agreement.partners.index(seat)
            yield "agreement_with_me", 1.0
            yield from (("goods_for_me", share(agreement.goods[mine])), ("goods_from_me", share(agreement.goods[1 - mine])))
    wars = [(declared.seat, declared.target) for declared in view.declarations]
    yield "wars_declared", share(sum(declarer == other for declarer, _ in wars))
    yield "wars_suffered", share(sum(target == other for _, target in wars))
    if view.offer is not None:
        yield from (("offers_note", float(view.offer.giver == other)), ("offered_note", float(view.offer.to == other)))
    yield from (("war_on_me", float((other, seat) in wars)), ("war_by_me", float((seat, other) in wars)))


def _doing(view: TableView, other: Seat) -> Iterator[tuple[str, float]]:
    """A player's part in what goes on: the action, the battle, cards, an auction, a vote."""
    yield from _acting(view.action, other)
    yield from _fighting(view.battle, other)
    yield from (("plays_card", 1.0) for played in view.stack if played.seat == other)
    yield from (("aimed_at", 1.0) for played in view.stack if at_player(other) in played.targets)
    if other < len(view.bids):
        yield from (("bid", share(max(0, view.bids[other]), GOODS)), ("dropped_out", float(view.bids[other] == DROPPED_OUT)))
    yield from (("winner", float(other in view.winners)), ("votes_shown", _votes(view, other)))
    yield "agendas", share(sum(agenda.owner == other for agenda in (*view.agendas, *view.council)))


def _votes(view: TableView, other: Seat) -> float:
    return share(sum(ballot.votes for ballot in view.ballots if ballot.seat == other), GOODS)


def _acting(action: Action | None, other: Seat) -> Iterator[tuple[str, float]]:
    if action is not None:
        yield from (("acting", float(action.seat == other)), ("victim", float(other in action.victims)))


def _fighting(battle: Battle | None, other: Seat) -> Iterator[tuple[str, float]]:
    for column, side in (("attacking", battle.attacker), ("defending", battle.defender)) if battle is not None else ():
        if side.seat == other:
            yield from ((column, 1.0), ("hits_to_take", share(side.hits)), ("struck", share(side.struck)))


def _led(view: TableView, other: Seat) -> Iterator[tuple[str, float]]:
    """A player's leaders by kind: those that are free, how many he has lost, how many must rest, and whom he has caught."""
    own = [leader for leader in view.leaders if leader.owner == other]
    yield "leaders_tired", share(sum(leader.tired > view.round for leader in own))
    for kind in LEADERS:
        yield f"free_{kind}", share(sum(leader.kind == kind and bool(leader.where) and leader.captor < 0 for leader in own))
    yield "leaders_lost", share(sum(not leader.where or leader.captor >= 0 for leader in own))
    yield "captives", share(sum(leader.captor == other for leader in view.leaders))


def table(view: TableView, seat: Seat) -> list[float]:
    """What is of nobody in particular."""
    numbers = dict.fromkeys(TABLE, 0.0)
    numbers |= {phase: float(view.phase == phase) for phase in PHASES}
    numbers |= {"round": share(view.round, ROUNDS), "goal": share(view.goal, GOODS), "players": share(len(view.players), SEATS)}
    numbers |= {"cycler": float(view.cycler), "track": share(view.track)}
    numbers |= dict(_action(view.action, seat)) | dict(_battle(view.battle))
    numbers |= {"agendas": share(len(view.agendas)), "council": share(len(view.council))}
    numbers |= {"cards_played": share(len(view.stack)), "card_cancelled": float(any(each.cancelled for each in view.stack))}
    numbers |= {f"left_{deck}": share(view.decks[deck].left, CARDS) for deck in DECKS if deck in view.decks}
    return list(numbers.values())


def _action(action: Action | None, seat: Seat) -> Iterator[tuple[str, float]]:
    if action is None:
        return
    yield from ((f"{kind}_action", float(action.kind == kind)) for kind in ACTIONS)
    yield "own_action", float(action.seat == seat)
    yield from (("ships_moved", share(len(action.moves))), ("units_landed", share(sum(each.count for each in action.landings))))


def _battle(battle: Battle | None) -> Iterator[tuple[str, float]]:
    if battle is not None:
        yield from (("battle", 1.0), ("battle_on_planet", float(bool(battle.planet))), ("battle_round", share(battle.round)))


def clockwise(view: TableView, seat: Seat) -> list[Seat]:
    """Everybody around the table, the seat itself first."""
    start = view.seating.index(seat)
    return [*view.seating[start:], *view.seating[:start]]
