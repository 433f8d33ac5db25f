"""A seat's view of the table and its question as numbers: always as many, each between -1 and 1.

Everything is told from the seat's own place: it is the first player, the others follow clockwise. What the view does not hold
is 0. Names without a column of their own (questions, the words of a key) are put into a fixed number of drawers by checksum.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from mecatol.core.hexes import Hex
from mecatol.core.rules import Ruleset
from mecatol.rules.decks import printed
from mecatol.rules.library import Library
from mecatol.rules.naming import kind_of, last_word, name_of, number_named, words_of
from mecatol.rules.pieces import is_mercenary
from mecatol.rules.state import NOBODY, SPACE_SIDE, Planet, PlanetId, Seat, Stack
from mecatol.rules.views import TableView

from .columns import (
    ABOUT,
    DEEDS,
    DISCUSSED,
    DOERS,
    DRAWERS,
    ELECTED,
    ENDINGS,
    FORCE,
    GOODS,
    HEADS,
    HELD,
    LAW,
    MARKERS,
    MERCENARY,
    NOTHING,
    OBJECTIVE,
    OPTION,
    OUTCOME,
    OUTCOMES,
    QUESTION,
    REPRESENTATIVE,
    SEATS,
    STRATEGY_CARD,
    SYSTEM,
    SYSTEMS,
    TABLE,
    VOTES,
    WORDS,
    Asked,
    Part,
)
from .galaxy import Galaxy, Numbers, planets_of
from .people import People, clockwise, table
from .shares import drawer, drawers, held, place, share

__all__ = ["NOTHING", "Asked", "Encoding", "Numbers", "Part", "clockwise"]


class Encoding:
    """How the views of a ruleset become numbers; `parts` says which are where."""

    def __init__(self, ruleset: Ruleset, slots: int) -> None:
        library = ruleset.content
        assert isinstance(library, Library)
        content, cards = library.content, library.cards
        self.slots = slots
        self.people = People(ruleset, library)
        self.galaxy = Galaxy(content)
        self.action_cards = tuple(cards.action_cards)
        self.political_cards = tuple(cards.political_cards)
        self.objectives = tuple(cards.objectives)
        self.strategy_cards = tuple(cards.strategy_cards)
        self.mercenaries = tuple(cards.mercenaries)
        self.representatives = tuple(cards.representatives)
        self.treaties = tuple(cards.treaties)
        self.notes = tuple(cards.promissory_notes)
        self.tiles = tuple(content.systems)
        self.effects = tuple(ruleset.behaviours.keys())
        self.parts = (
            Part("table", 1, TABLE),
            Part("question", 1, QUESTION),
            Part("players", SEATS, self.people.columns),
            Part("action_cards", len(HELD), self.action_cards),
            Part("political_cards", len((*HELD, *DISCUSSED)), self.political_cards),
            Part("votes", len(VOTES), OUTCOME),
            Part("laws", len(self.political_cards), LAW),
            Part("own_objectives", 1, self.objectives),
            Part("objectives", len(self.objectives), OBJECTIVE),
            Part("strategy_cards", len(self.strategy_cards), STRATEGY_CARD),
            Part("mercenaries", len(self.mercenaries), MERCENARY),
            Part("representatives", len(self.representatives), REPRESENTATIVE),
            Part("treaties", 2, self.treaties),
            Part("note", 1, self.notes),
            Part("tiles", 1, self.tiles),
            Part("deeds", len(DOERS), DEEDS),
            Part("effects", len(FORCE), (*self.effects, *(f"marker_{n}" for n in range(MARKERS)))),
            Part("systems", SYSTEMS, SYSTEM),
            Part("options", slots, OPTION),
        )
        self.size = sum(part.size for part in self.parts)
        self._effect_at = {key: n for n, key in enumerate(self.effects)}

    @property
    def races(self) -> tuple[str, ...]:
        """The races, as the players' columns name them."""
        return self.people.races

    def split(self, observation: Numbers) -> dict[str, Numbers]:
        """An observation by its parts, each an array of rows."""
        found: dict[str, Numbers] = {}
        start = 0
        for part in self.parts:
            found[part.name] = observation[start : start + part.size].reshape(part.rows, len(part.columns))
            start += part.size
        return found

    def encode(self, view: TableView, seat: Seat, asked: Asked = NOTHING) -> Numbers:
        """The numbers of a seat's view and of what it is asked."""
        observation = np.zeros(self.size, np.float32)
        rows = self.split(observation)
        rows["table"][0] = table(view, seat)
        rows["question"][0] = self._question(asked)
        self.people.encode(view, seat, rows["players"])
        self.galaxy.encode(view, seat, rows["systems"])
        self._cards(view, seat, rows)
        self._objectives(view, seat, rows)
        self._strategy_cards(view, seat, rows["strategy_cards"])
        self._mercenaries(view, seat, rows["mercenaries"])
        self._intrigue(view, seat, rows)
        self._votes(view, seat, rows["votes"])
        self._deeds(view, seat, rows["deeds"])
        self._in_force(view, seat, rows["effects"])
        planets, around = planets_of(view), clockwise(view, seat)
        for n, key in enumerate(asked.keys):
            rows["options"][n] = self._option(key, planets, around)
        return observation

    # -- cards ---------------------------------------------------------------------------------------------------------

    def _cards(self, view: TableView, seat: Seat, rows: Mapping[str, Numbers]) -> None:
        """Action and Political Cards by where they are; what the seat does not know is nowhere."""
        lying = [effect.card for effect in view.effects if effect.card]
        played = [name for each in view.stack for name in (each.card, each.acts_as)]
        for names, part, deck in (
            (self.action_cards, "action_cards", "action_card"),
            (self.political_cards, "political_cards", "political_card"),
        ):
            own, others = _seen(view, seat, part)
            pile = view.decks[deck]
            for n, cards in enumerate((own, others, pile.known, pile.discard, played, lying)):
                rows[part][n] = held(names, cards)
        kept = [law.card for law in view.chronicle]
        discussed = [agenda.card for agenda in view.agendas], [agenda.card for agenda in view.council], kept
        for n, cards in enumerate(discussed, len(HELD)):
            rows["political_cards"][n] = held(self.political_cards, cards)
        for law in view.laws:
            if printed(law.card) in self.political_cards:
                rows["laws"][self.political_cards.index(printed(law.card))] = _law(law.elected, seat)
        rows["tiles"][0] = held(self.tiles, view.players[seat].tiles.seen)

    def _objectives(self, view: TableView, seat: Seat, rows: Mapping[str, Numbers]) -> None:
        mine = view.players[seat]
        own = (*mine.secret_objectives.seen, *mine.preliminary_objectives.seen, *mine.race_objectives)
        rows["own_objectives"][0] = held(self.objectives, own)
        at = {name: n for n, name in enumerate(self.objectives)}
        found = rows["objectives"]
        columns = {column: n for n, column in enumerate(OBJECTIVE)}
        for name in (*(each.id for each in view.objectives), *view.special, *view.preliminary):
            found[at[printed(name)], columns["lies_open"]] = 1.0
        for each in view.objectives:
            if each.only != NOBODY:
                found[at[printed(each.id)], columns["mine_alone" if each.only == seat else "anothers_alone"]] = 1.0
        for claim in view.claims:
            if (n := at.get(printed(claim.source))) is not None:
                if claim.seat == seat:
                    found[n, columns["scored"]] = 1.0
                else:
                    found[n, columns["scored_by_others"]] += share(1, SEATS)
                found[n, columns["withheld"]] = max(found[n, columns["withheld"]], share(claim.withheld))
        for seen in _objectives_seen(view, seat):
            if printed(seen) in at:
                found[at[printed(seen)], columns["seen"]] = 1.0

    def _strategy_cards(self, view: TableView, seat: Seat, rows: Numbers) -> None:
        for card in view.strategy_cards:
            rows[self.strategy_cards.index(card.id)] = (
                *(float(card.holder == seat), float(card.holder not in (seat, NOBODY)), float(card.played), share(card.bonus)),
            )

    def _mercenaries(self, view: TableView, seat: Seat, rows: Numbers) -> None:
        """Those that have been hired, by whom, and where they are."""
        for hex_, stack, on_planet in _stacks(view):
            for group in stack.groups:
                if is_mercenary(group.kind):
                    own = stack.owner == seat
                    n = self.mercenaries.index(SPACE_SIDE.get(group.kind, group.kind))
                    rows[n] = (float(own), float(not own), float(on_planet), *place(hex_), share(group.damage))

    # -- dealings ------------------------------------------------------------------------------------------------------

    def _intrigue(self, view: TableView, seat: Seat, rows: Mapping[str, Numbers]) -> None:
        """Representatives, Treaties, and the Promissory Note that lies on the table, as far as the seat sees them."""
        own, others = _seen(view, seat, "representative")
        for n, name in enumerate(self.representatives):
            rows["representatives"][n] = (float(name in own), float(name in others), float(name in view.fallen))
        for n, treaties in enumerate(_seen(view, seat, "treaties")):
            rows["treaties"][n] = held(self.treaties, treaties)
        rows["note"][0] = held(self.notes, [view.offer.note] if view.offer is not None else [])

    def _votes(self, view: TableView, seat: Seat, rows: Numbers) -> None:
        """For what how many votes are cast, as far as the seat sees them."""
        around = clockwise(view, seat)
        shown = [(ballot.outcome, ballot.votes) for ballot in view.ballots]
        own = [(vote.outcome, vote.votes) for vote in view.players[seat].sealed]
        offered = [(view.offer.outcome, 1)] if view.offer is not None else []
        for row, votes in zip(rows, (shown, own, offered), strict=True):
            for outcome, number in votes:
                row[_column(outcome, around)] += share(number, GOODS)
        np.clip(rows, -1.0, 1.0, out=rows)

    def _deeds(self, view: TableView, seat: Seat, rows: Numbers) -> None:
        """How often somebody did what objectives and cards ask about."""
        at = {kind: n for n, kind in enumerate(DEEDS)}
        for deed in view.deeds:
            if deed.kind in at:
                rows[0 if deed.seat == seat else 1, at[deed.kind]] += share(deed.amount)
                rows[2, at[deed.kind]] += share(deed.amount) if deed.target == seat else 0.0
        np.clip(rows, -1.0, 1.0, out=rows)

    def _in_force(self, view: TableView, seat: Seat, rows: Numbers) -> None:
        """What is in force, whose it is, and at whom it is aimed; what merely marks something is in a drawer."""
        for effect in view.effects:
            n = self._effect_at.get(effect.key, -1)
            column = n if n >= 0 else len(self.effects) + drawer(effect.key, MARKERS)
            rows[0 if effect.owner == seat else 1, column] = 1.0
            if effect.target != NOBODY:
                rows[2 if effect.target == seat else 3, column] = 1.0

    # -- the question --------------------------------------------------------------------------------------------------

    def _question(self, asked: Asked) -> list[float]:
        about = [name for thing in asked.about for name in words_of(thing)]
        return [
            *(float(bool(asked.name)), share(asked.count, self.slots), share(asked.page), share(asked.drafted)),
            *next((found for word in about if (found := place(word)) != (0.0, 0.0)), (0.0, 0.0)),
            *drawers([asked.name] if asked.name else [], DRAWERS),
            *drawers(about, ABOUT),
        ]

    def _option(self, key: str, planets: Mapping[PlanetId, Planet], around: Sequence[Seat]) -> list[float]:
        """What a key says: whether it ends something, the place, planet and player it names, its first word and its others."""
        head, *tail = words_of(key)
        planet = next((planets[word] for word in map(PlanetId, tail) if word in planets), None)
        named = around.index(int(tail[0])) if head == "player" and tail and tail[0].isdigit() else -1
        return [
            *(1.0, float(key in ENDINGS)),
            *next((found for word in tail if (found := place(word)) != (0.0, 0.0)), (0.0, 0.0)),
            *self.galaxy.worth(planet),
            *(float(planet is not None and planet.owner == around[0]),),
            *(float(planet is not None and planet.owner not in (around[0], NOBODY)),),
            *(float(n == named) for n in range(SEATS)),
            *drawers([head], HEADS),
            *drawers(tail, WORDS),
        ]


def _stacks(view: TableView) -> Iterator[tuple[Hex, Stack, bool]]:
    """All units on the board: in which system, whose, and whether on a planet."""
    for system in view.systems:
        yield from ((system.hex, stack, False) for stack in system.stacks)
        yield from ((system.hex, stack, True) for planet in system.planets for stack in planet.stacks)


def _seen(view: TableView, seat: Seat, hand: str) -> tuple[tuple[str, ...], list[str]]:
    """What the seat has of a kind, and what it has seen that others have."""
    others = [thing for other, player in enumerate(view.players) if other != seat for thing in getattr(player, hand).seen]
    return getattr(view.players[seat], hand).seen, others


def _objectives_seen(view: TableView, seat: Seat) -> list[str]:
    """Objectives that the seat knows in a deck or in somebody else's hand."""
    in_hands = [*_seen(view, seat, "secret_objectives")[1], *_seen(view, seat, "preliminary_objectives")[1]]
    piles = ("stage_1", "stage_2", "secret_objective", "preliminary_objective")
    return in_hands + [name for pile in piles if pile in view.decks for name in view.decks[pile].known]


def _column(outcome: str, around: Sequence[Seat]) -> int:
    """Where an outcome is told: for, against, a player, or in a drawer."""
    if outcome in OUTCOME:
        return OUTCOME.index(outcome)
    if kind_of(outcome) == "player":
        return OUTCOME.index(f"player_{around.index(number_named(outcome))}")
    return OUTCOME.index("outcome_0") + drawer(outcome, OUTCOMES)


def _law(elected: str, seat: Seat) -> list[float]:
    """A law in force, and whom or what was elected."""
    on_me = kind_of(elected) == "player" and name_of(elected) == str(seat)
    on_another = kind_of(elected) == "player" and not on_me
    return [1.0, float(on_me), float(on_another), *place(last_word(elected)), *drawers([elected] if elected else [], ELECTED)]
