"""Victory Points, the end of the game, and elimination."""

from __future__ import annotations

from collections.abc import Sequence

from mecatol.core.decisions import NOTHING, Procedure
from mecatol.core.effects import Effect
from mecatol.core.errors import GameOver
from mecatol.core.records import replace
from mecatol.rules import events
from mecatol.rules.moments import GOAL, HOME_PENALTY, POINTS_GAINED, VICTORY_POINTS
from mecatol.rules.naming import each_of
from mecatol.rules.pieces import in_system, on_planet
from mecatol.rules.state import NOBODY, Agreement, Claim, Seat

from .game import Chapter


class Victory(Chapter):
    """Who has how many points, and when it is over."""

    __slots__ = ()

    # -- points --------------------------------------------------------------------------------------------------------

    def points(self, seat: Seat) -> int:
        """A player's Victory Points: claims, what effects add, less the price of a lost Home System (OFF-VIC-4, SA17-OBJ-08)."""
        claims, total = 0, 0
        for claim in self.state.claims:
            if claim.seat == seat:
                claims, total = claims + 1, total + claim.points
        total += self.game.fold(VICTORY_POINTS, 0, seat) - self.penalty(seat)
        if total >= claims:  # the least is never more than a point a claim
            return total
        return max(total, self.least([claim for claim in self.state.claims if claim.seat == seat]))

    def penalty(self, seat: Seat) -> int:
        """What missing a planet of the own Home System costs; the points come back with the planet (SA17-OBJ-08)."""
        if not self.game.board.home_lost(seat):
            return 0
        return self.game.fold(HOME_PENALTY, self.price_of_home(), seat)

    def price_of_home(self) -> int:
        """What it costs before anything changes it."""
        return self.game.parameters.home_penalty

    def least(self, claims: Sequence[Claim]) -> int:
        """Points never fall below 0, nor below the Special Objectives held: Artifacts officially (OFF-VIC-4)."""
        objectives = self.game.cards.objectives
        sources = dict.fromkeys(claim.source for claim in claims)
        return sum([source in objectives and objectives[source].stage == "special" for source in sources])

    # -- losing points -------------------------------------------------------------------------------------------------

    def to_lose(self, seat: Seat) -> int:
        """How many points a card could take from a player: what he has claimed or gained beyond the least (OFF-VIC-4)."""
        return max(0, self._spare(seat))

    def _spare(self, seat: Seat) -> int:
        claims = [claim for claim in self.state.claims if claim.seat == seat]
        return sum([claim.points for claim in claims]) + self.game.fold(POINTS_GAINED, 0, seat) - self.least(claims)

    def forgive(self, seat: Seat) -> None:
        """A point gained is lost with its card: where another card had taken it before, nobody owes it twice (OFF-VIC-4)."""
        self.game.changing()
        owed, kept = -self._spare(seat), []
        for claim in self.state.claims:
            back = min(owed, -claim.points) if owed > 0 and claim.seat == seat and claim.points < 0 else 0
            owed -= back
            if not back or claim.points + back:
                kept.append(replace(claim, points=claim.points + back))
        self.state.claims = kept

    # -- winning -------------------------------------------------------------------------------------------------------

    def check(self) -> None:
        """The game ends the moment somebody has reached the goal (OFF-VIC-1, SA17-OBJ-02)."""
        near = self.near_goal()
        if near and (reached := [seat for seat in near if self.has_won(seat)]):
            self.end(self.first_of(reached), "goal")

    def has_won(self, seat: Seat) -> bool:
        """Whether a player has as many points as he needs."""
        return self.points(seat) >= self.goal(seat)

    def goal(self, seat: Seat) -> int:
        """How many points a player needs."""
        return self.game.fold(GOAL, self.state.goal, seat)

    def near_goal(self) -> list[Seat]:
        """Who has reached the goal if every claim is worth a point at least and no Home System is lost; quickly said."""
        game, state = self.game, self.state
        most = [0] * len(state.players)
        for claim in state.claims:
            most[claim.seat] += claim.points if claim.points > 1 else 1
        if game.touched(VICTORY_POINTS):
            for seat in state.seating:
                most[seat] += max(0, game.fold(VICTORY_POINTS, 0, seat))
        if game.touched(GOAL):
            return [seat for seat in game.playing() if most[seat] >= self.goal(seat)]
        return [seat for seat in game.playing() if most[seat] >= state.goal] if max(most) >= state.goal else []

    def first_of(self, seats: list[Seat]) -> list[Seat]:
        """Who of those at the goal wins: the first in order of play, for claims are made in that order (OFF-VIC-1)."""
        return [next(seat for seat in self.game.action_phase.order() if seat in seats)]

    def win(self, seats: list[Seat], reason: str) -> None:
        """Somebody has done what wins the game whatever the points (OFF-VIC-2)."""
        self.end(seats, reason)

    def end_by_points(self, reason: str) -> None:
        """The game ends now and the most points win (OFF-VIC-3)."""
        playing = self.game.playing()
        best = max(self.standing(seat) for seat in playing)
        self.end([seat for seat in playing if self.standing(seat) == best], reason)

    def standing(self, seat: Seat) -> tuple[int, ...]:
        """How players are ranked at the end: points, then resolved objectives, planets, unused counters, counters on the
        sheet; who is level then has drawn (OFF-VIC-3)."""
        player, objectives = self.game.player(seat), self.game.cards.objectives
        resolved = sum(claim.seat == seat and claim.source in objectives for claim in self.state.claims)
        planets = len(self.game.board.planets_of(seat))
        return (self.points(seat), resolved, planets, player.pool, player.strategy + player.pool + player.fleet)

    def end(self, winners: list[Seat], reason: str) -> None:
        """The game is over."""
        self.game.changing()
        self.state.winners = sorted(winners)
        self.game.tell(events.GameEnded(tuple(self.state.winners), reason))
        raise GameOver

    def round_over(self) -> None:
        """After the last round agreed on, or when the objectives have run out, the most points win."""
        if self.state.round == self.game.parameters.last_round:
            self.end_by_points("last_round")
        if self.game.objectives.run_out():
            self.end_by_points("objectives")

    # -- elimination ---------------------------------------------------------------------------------------------------

    def fallen(self) -> list[Seat]:
        """Who of those in the game has neither planets nor units on the board (OFF-VIC-5)."""
        facts, players, seating = self.game.board.facts, self.state.players, self.state.seating
        if all(map(facts.planets.__contains__, seating)):
            return []
        landless = [seat for seat in seating if seat not in facts.planets and not players[seat].out]
        return [seat for seat in landless if seat not in facts.occupied] if landless else []

    def eliminate_fallen(self) -> Procedure[None]:
        """Everybody who has nothing left on the board is out of the game; the last one left has won."""
        return self._eliminate_fallen() if self.fallen() else NOTHING

    async def _eliminate_fallen(self) -> None:
        while fallen := self.fallen():
            await self.eliminate(fallen[0])
        self.last_standing()

    def last_standing(self) -> None:
        """Who is left alone at the table has won."""
        if len(self.game.playing()) == 1 and self.game.seats() > 1:
            self.end(self.game.playing(), "last_standing")

    async def eliminate(self, seat: Seat) -> None:
        """A player leaves the game: agreements end, hands are discarded, nothing of his stays on the table (OFF-VIC-5)."""
        for agreement in self.ending(seat):
            await self.game.trade.break_agreement(agreement)
        if self.state.speaker == seat:
            self.game.politics.give_speaker(self.game.opponents(seat)[0], seat)
        self.game.tell(events.Eliminated(seat))
        self._empty_hands(seat)
        await self.game.leaders.eliminated(seat)
        self._clear_board(seat)
        player = self.game.player(seat)
        player.strategy = player.pool = player.fleet = player.trade_goods = 0
        player.passed, player.out = True, self.way_out(seat)
        for law in [law for law in self.state.laws if f"player:{seat}" in each_of(law.elected)]:
            self.game.politics.repeal(law.card)  # what lay before him goes with him
        self.game.end_effects(lambda effect: effect.owner == seat and not self.outlasts(effect))

    def ending(self, seat: Seat) -> list[Agreement]:
        """The Trade Agreements that end with a player: all of his."""
        return self.game.trade.agreements_of(seat)

    def way_out(self, seat: Seat) -> str:
        """How a player leaves the game."""
        return "eliminated"

    def outlasts(self, effect: Effect) -> bool:
        """Whether an effect stays in force after its owner has left: none does."""
        return False

    def _empty_hands(self, seat: Seat) -> None:
        player, state = self.game.player(seat), self.state
        for card in list(player.action_cards):
            self.game.action_cards.discard(seat, card)
        for card in list(player.political_cards):
            self.game.political_cards.discard(seat, card)
        for agenda in [a for a in state.agendas if a.owner == seat]:
            self.game.politics.withdraw(agenda, "eliminated")
        player.secret_objectives, player.preliminary_objectives = [], []
        state.strategy_cards = [
            replace(card, holder=NOBODY, played=True) if card.holder == seat else card for card in state.strategy_cards
        ]

    def _clear_board(self, seat: Seat) -> None:
        state, board = self.state, self.game.board
        for system in list(state.systems):
            for _ in range(system.counters.count(seat)):
                board.lift_counter(seat, system.hex)
            for where in (in_system(system.hex), *(on_planet(planet.id) for planet in system.planets)):
                if left := board.units(seat, where):
                    board.remove(seat, where, left, "eliminated")
        for planet in board.planets_of(seat):
            self.game.invasion.lose(planet.id, "eliminated")
        state.mines = [mine for mine in state.mines if mine.owner != seat]
