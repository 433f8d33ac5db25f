"""The miniature rules: turns, movement, battle, politics."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec

from mecatol.core.decisions import ALLOWED, Ask, Option, Verdict, grants, message
from mecatol.core.effects import Behaviours, Effect
from mecatol.core.errors import GameOver
from mecatol.core.records import replace
from mecatol.core.rng import Rng
from mecatol.core.rules import Chapter, Rules, Step
from mecatol.core.zones import CardId, Zone

from . import state as s
from .cards import Cards, kind_of
from .state import (
    AFTER_ACTIVATION,
    AFTER_ROLL,
    BEFORE_ROUND,
    COMBAT,
    DREADNOUGHT,
    FIGHTER,
    HANDS_OPEN,
    KINDS,
    MAY_PLAY,
    PLACE_TAKEN,
    RANGE,
    ROUND_FOUGHT,
    SHIPS_LOST,
    TURN_BEGINS,
    VOTES,
    VOTES_CAST,
    Activation,
    Battle,
    Firing,
    Fleet,
    MiniState,
    PieceKey,
    Route,
)

official = Behaviours("official")
ascension = Behaviours("ascension")


@dataclass(frozen=True)
class Parameters:
    rounds: int = 3
    hand: int = 4
    reactions: str = "holders"
    seats: int = 3


class Mini(Rules):
    state: MiniState
    turns: Turns
    movement: Movement
    space_battle: SpaceBattle
    politics: Politics
    cards: Cards

    @property
    def parameters(self) -> Parameters:
        found = self.ruleset.parameters
        assert isinstance(found, Parameters)
        return found

    @property
    def everyone_reacts(self) -> bool:  # type: ignore[override]
        return self.parameters.reactions == "everyone"

    def rotation(self) -> list[int]:
        n = len(self.state.players)
        return [(self.state.active + i) % n for i in range(n)]

    # verbs

    def draw_card(self, seat: int) -> str:
        card = self.draw(self.state.deck, "deck", "draw")
        if card:
            self.state.players[seat].hand = sorted([*self.state.players[seat].hand, card])
            self.tell(s.Drew(seat, card), to=[seat])
        return card

    def discard(self, card: str) -> None:
        self.changing()
        self.state.known.pop(card, None)
        self.state.deck.discard.append(CardId(card))

    def pay(self, seat: int, goods: int) -> None:
        self.changing()
        assert self.state.players[seat].goods >= goods, "what is paid was checked before"
        self.state.players[seat].goods -= goods
        self.tell(s.Noted(seat, "paid", goods))

    def put(self, place: int, seat: int, fleet: Fleet) -> None:
        """Replace a fleet."""
        self.changing()
        here = self.state.places[place]
        fleets = tuple(fleet if p == seat else f for p, f in enumerate(here.fleets))
        self.state.places[place] = replace(here, fleets=fleets)

    def take(self, place: int, seat: int) -> None:
        """A place changes hands; everybody may have something to say about it."""
        self.changing()
        self.state.places[place] = replace(self.state.places[place], owner=seat)
        self.tell(s.Noted(seat, "took", place))
        self.owes(PLACE_TAKEN)

    # cards and acts

    def playable(self, seat: int, moment: Any, context: Any) -> Sequence[str]:
        return self.cards.playable(seat, moment.name, context)

    async def play(self, seat: int, key: str, moment: Any, context: Any) -> None:
        await self.cards.play(seat, key)

    def effect_ended(self, effect: Effect) -> None:
        if effect.card:
            self.discard(effect.card)

    @grants("MINI-ACTS")
    def acts(self, seat: int) -> list[str]:
        me = self.state.players[seat]
        found = [f"give:{other}" for other in range(len(self.state.players)) if other != seat and me.goods]
        if len(me.hand) >= 3 and self.state.acts < 6:
            found.append("two_for_one")
        if any(kind_of(card) == "disclosure" for card in me.hand) and self.fold(MAY_PLAY, ALLOWED, seat).allowed:
            found.append("disclosure")
        if any(e.key == "truce" for e in self.state.effects) and me.goods >= 2:
            found.append("end_truce")
        return found

    async def act(self, seat: int, key: str) -> None:
        self.state.acts += 1
        me = self.state.players[seat]
        if key.startswith("give:"):
            me.goods -= 1
            self.state.players[int(key[5:])].goods += 1
            self.tell(s.Noted(seat, "gave", int(key[5:])))
        elif key == "two_for_one":
            for card in me.hand[:2]:
                me.hand.remove(card)
                self.discard(card)
            self.draw_card(seat)
        elif key == "end_truce":
            self.pay(seat, 2)
            self.end_effects(lambda e: e.key == "truce")
        else:
            await self.cards.play(seat, next(c for c in me.hand if kind_of(c) == "disclosure"))

    # secrets

    def zones(self) -> list[Zone]:
        state = self.state
        hands = [Zone("card", seat, player.hand) for seat, player in enumerate(state.players)]
        escrow = [Zone("card", played.seat, played.held) for played in state.stack]
        return [*hands, *escrow, Zone("card", -1, state.deck.bag), Zone("card", -1, state.deck.top, ordered=True)]

    def sees(self, seat: int | None, zone: Zone, thing: str) -> bool:
        return super().sees(seat, zone, thing) or (zone.owner >= 0 and self.fold(HANDS_OPEN, False, zone.owner))

    def redraw_sealed(self, seat: int, rng: Rng) -> None:
        for other, player in enumerate(self.state.players):
            if other != seat and player.sealed >= 0:
                total = player.goods + player.sealed  # what the others can see
                player.sealed = rng.value("sealed", total + 1)
                player.goods = total - player.sealed

    def explain(self, seat: int, intent: str) -> Verdict:
        if intent.startswith("activate:"):
            return self.turns.may_activate(seat, int(intent[9:]))
        verdict = self.fold(MAY_PLAY, ALLOWED, seat)
        return verdict if intent.startswith("play:") and not verdict.allowed else super().explain(seat, intent)

    def imagine(self, effect: Effect, what: str, rng: Rng) -> str:
        return str(rng.value(effect.key, len(self.state.places)))

    def view(self, seat: int | None) -> dict[str, Any]:
        """Hands by what is seen of them; goods with what is promised, so that a sealed vote does not show."""
        state, zones = self.state, [self.seen(seat, zone) for zone in self.zones()]
        hands, held, (bag, top) = zones[: len(state.players)], zones[len(state.players) : -2], zones[-2:]
        return {
            "players": [self.sheet(seat, owner) | {"hand": hand} for owner, hand in enumerate(hands)],
            "stack": [msgspec.to_builtins(played) | {"held": escrow} for played, escrow in zip(state.stack, held, strict=True)],
            "deck": {"bag": bag, "top": top, "discard": list(state.deck.discard)},
            "effects": [self.in_force(seat, effect) for effect in state.effects],
            "board": msgspec.to_builtins([state.places, state.laws, state.battle, state.active, state.round, state.scopes]),
        }

    def seen(self, seat: int | None, zone: Zone) -> dict[str, Any]:
        return {"count": len(zone.things), "seen": [thing for thing in zone.things if self.sees(seat, zone, thing)]}

    def sheet(self, seat: int | None, owner: int) -> dict[str, Any]:
        player = self.state.players[owner]
        shown = {"goods": player.goods + max(0, player.sealed), "pool": player.pool, "points": player.points}
        return shown | ({"sealed": player.sealed} if owner == seat else {})

    def in_force(self, seat: int | None, effect: Effect) -> dict[str, Any]:
        notes = dict(self.state.memory.get(str(effect.id), {}))
        if effect.owner == seat:
            notes |= self.state.secrets.get(str(effect.id), {})
        return {"effect": msgspec.to_builtins(effect), "notes": notes}


class MiniChapter(Chapter):
    __slots__ = ()
    game: Mini
    state: MiniState


class Turns(MiniChapter):
    __slots__ = ()

    def may_activate(self, seat: int, place: int) -> Verdict:
        if not self.state.players[seat].pool:
            return Verdict(False, "MINI-ACT-2", message("explain-empty-pool"))
        if seat in self.state.places[place].activated:
            return Verdict(False, "MINI-ACT-3", message("explain-activated", place=place))
        return Verdict(True, "MINI-ACT-1")

    @grants("MINI-ACT-1")
    def actions(self, seat: int) -> list[str | Option[str]]:
        found: list[str | Option[str]] = [
            Option(f"activate:{i}", things=(f"place:{i}",))
            for i in range(len(self.state.places))
            if self.may_activate(seat, i).allowed
        ]
        found += [f"play:{card}" for card in self.game.cards.playable(seat, "action", None)]
        return [*found, "pass"]

    async def turn(self, step: Step) -> None:
        g, seat = self.game, step.seat
        self.state.active = seat
        g.begin_scope("action")
        await g.moment(TURN_BEGINS, seat)
        self.state.flow.append(Step("turns.end_action", seat))
        while True:
            key = await g.choose_open(seat, "action", self.actions, seat)
            if key == "pass":
                self.state.players[seat].passed = True
                g.tell(s.Noted(seat, "passed"))
                return
            what, _, rest = key.partition(":")
            if what == "activate":
                await self.activate(seat, int(rest))
                return
            if await g.cards.play(seat, rest):
                return  # a cancelled card does not use up the action

    async def activate(self, seat: int, place: int) -> None:
        g = self.game
        self.state.players[seat].pool -= 1
        here = self.state.places[place]
        self.state.places[place] = replace(here, activated=(*here.activated, seat))
        g.tell(s.Activated(seat, place))
        await g.moment(AFTER_ACTIVATION, Activation(seat, place))
        self.state.flow += [Step("space_battle.battle", seat, str(place)), Step("movement.move", seat, str(place))]

    async def end_action(self, step: Step) -> None:
        g = self.game
        g.end_scope("action")
        n = len(self.state.players)
        order = [(step.seat + 1 + i) % n for i in range(n)]
        waiting = [p for p in order if not self.state.players[p].passed]
        self.state.flow += [Step("turns.turn", waiting[0])] if waiting else [Step("turns.status"), Step("politics.vote")]

    async def status(self, step: Step) -> None:
        g, state = self.game, self.state
        g.end_scope("round")
        for seat, player in enumerate(state.players):
            player.points += sum(here.owner == seat for here in state.places)
            player.passed = False
            player.pool = min(player.pool + 2, 4)
            player.goods += 1
            if len(player.hand) < g.parameters.hand:
                g.draw_card(seat)
        state.places = [replace(here, activated=()) for here in state.places]
        if state.round == g.parameters.rounds:
            raise GameOver
        state.round += 1
        state.acts = 0
        g.begin_scope("round")
        state.flow.append(Step("turns.turn", state.round % len(state.players)))


class Movement(MiniChapter):
    __slots__ = ()

    def near(self, a: int, b: int) -> int:
        n = len(self.state.places)
        return min((a - b) % n, (b - a) % n)

    @grants("MINI-MOV-1")
    def pieces(self, seat: int, place: int, draft: list[PieceKey]) -> list[PieceKey]:
        found = []
        room = 3 * sum(d.endswith(":0") for d in draft) - sum(d.endswith(":3") for d in draft)
        for i, here in enumerate(self.state.places):
            if i == place or seat in here.activated:
                continue
            if self.near(i, place) > self.game.fold(RANGE, 1, Route(seat, i, place)):
                continue
            for kind, count in enumerate(here.fleets[seat].ships):
                key = PieceKey(f"{i}:{kind}")
                if count > draft.count(key) and (kind != FIGHTER or room > 0):
                    found.append(key)
        return [*found, PieceKey("done")]

    async def move(self, step: Step) -> None:
        """Nothing moves until it is complete: the draft is its owner's until he says done."""
        g, seat, place = self.game, step.seat, int(step.place)
        draft: list[PieceKey] = []
        while True:
            key = await g.compose(seat, "move", draft, self.pieces, seat, place, draft)
            if key == "done":
                break
            draft.append(key)
        for piece in draft:
            start, kind = (int(x) for x in piece.split(":"))
            here, there = self.state.places[start].fleets[seat], self.state.places[place].fleets[seat]
            hurt = int(kind == DREADNOUGHT and here.damaged > here.ships[kind] - 1)
            g.put(start, seat, Fleet(changed(here.ships, kind, -1), here.damaged - hurt))
            g.put(place, seat, Fleet(changed(there.ships, kind, 1), there.damaged + hurt))
        g.tell(s.Moved(seat, place, len(draft)))


def changed(ships: tuple[int, ...], kind: int, by: int) -> tuple[int, ...]:
    return (*ships[:kind], ships[kind] + by, *ships[kind + 1 :])


class SpaceBattle(MiniChapter):
    __slots__ = ()

    def combat_value(self, battle: Battle, seat: int, kind: int) -> int:
        base = int(self.game.ruleset.content[KINDS[kind]]["combat"])
        return base - self.game.fold(COMBAT, 0, Firing(battle, seat, kind))

    def dice(self, battle: Battle, seat: int, kind: int) -> int:
        return self.fleet(battle, seat).ships[kind] * int(self.game.ruleset.content[KINDS[kind]]["dice"])

    def fleet(self, battle: Battle, seat: int) -> Fleet:
        return self.state.places[battle.place].fleets[seat]

    async def battle(self, step: Step) -> None:
        g, place = self.game, int(step.place)
        order = [(step.seat + i) % len(self.state.players) for i in range(len(self.state.players))]
        present = [p for p in order if self.state.places[place].fleets[p].any()]
        if len(present) > 1:
            self.state.battle = Battle(place, present[:2])
            g.begin_scope("battle")
            self.state.flow += [
                Step("space_battle.end", step.seat, step.place),
                Step("space_battle.round", step.seat, step.place),
            ]
        else:
            await self.settle(step.seat, place)

    async def round(self, step: Step) -> None:
        g, battle = self.game, self.state.battle
        assert battle is not None
        battle.round += 1
        g.begin_scope("battle_round")
        await g.moment(BEFORE_ROUND, battle)
        battle.rolls, battle.hits, battle.lost = [], [0, 0], [0, 0]
        for side, (shooter, target) in enumerate(((1, 0), (0, 1))):
            battle.hits[side] = self.fire(battle, battle.sides[shooter], battle.sides[target])
        await g.moment(AFTER_ROLL, battle)
        branches = {p: partial(self.casualties, battle, p, battle.hits[i]) for i, p in enumerate(battle.sides)}
        wanted = await g.together("casualties", branches)
        battle.lost = [self.remove(battle, seat, wanted[seat]) for seat in battle.sides]
        if any(battle.lost):
            await g.moment(SHIPS_LOST, battle)
        await g.moment(ROUND_FOUGHT, battle)
        g.end_scope("battle_round")
        if all(self.fleet(battle, p).any() for p in battle.sides) and battle.round < 12:
            self.state.flow.append(Step("space_battle.round", step.seat, step.place))

    async def end(self, step: Step) -> None:
        self.game.end_scope("battle")
        self.state.battle = None
        await self.settle(step.seat, int(step.place))

    async def settle(self, seat: int, place: int) -> None:
        here = self.state.places[place]
        holders = [p for p, fleet in enumerate(here.fleets) if fleet.any()]
        if len(holders) == 1 and here.owner != holders[0]:
            self.game.take(place, holders[0])
            await self.game.moment(PLACE_TAKEN, Activation(holders[0], place))

    def fire(self, battle: Battle, shooter: int, target: int) -> int:
        hits = 0
        faces: list[int] = []
        for kind in range(4):
            dice = self.dice(battle, shooter, kind)
            if dice:
                rolled = self.game.roll(KINDS[kind], dice)
                need = self.combat_value(battle, shooter, kind)
                hits += sum(face >= need for face in rolled)
                faces += rolled
        battle.rolls.append(tuple(faces))
        self.game.tell(s.Rolled(shooter, tuple(faces), hits))
        return hits

    @grants("MINI-BAT-2")
    def victims(self, battle: Battle, seat: int, taken: list[str]) -> list[str]:
        fleet = self.fleet(battle, seat)
        found = [k for i, k in enumerate(KINDS) if fleet.ships[i] > taken.count(k)]
        whole = fleet.ships[DREADNOUGHT] - fleet.damaged - taken.count("sustain")
        if whole > 0 and fleet.ships[DREADNOUGHT] > taken.count("dreadnought"):
            found.append("sustain")
        return found

    async def casualties(self, battle: Battle, seat: int, hits: int) -> list[str]:
        """One casualty a hit; sustaining counts as taking it. A branch: it only chooses."""
        taken: list[str] = []
        while len(taken) < hits and self.victims(battle, seat, taken):
            taken.append(await self.game.choose(seat, "casualty", self.victims, battle, seat, taken))
        return taken

    def remove(self, battle: Battle, seat: int, taken: list[str]) -> int:
        fleet, lost = self.fleet(battle, seat), 0
        ships, damaged = fleet.ships, fleet.damaged
        for kind in taken:
            if kind == "sustain":
                damaged += 1
            else:
                ships, lost = changed(ships, KINDS.index(kind), -1), lost + 1
                damaged = min(damaged, ships[DREADNOUGHT])
        if taken:
            self.game.put(battle.place, seat, Fleet(ships, damaged))
            self.game.tell(s.Lost(seat, taken))
        return lost


class Politics(MiniChapter):
    __slots__ = ()
    LAWS = ("open_hands", "drives", "none")

    @grants("MINI-POL-1")
    def bids(self, seat: int, draft: list[int]) -> list[str]:
        goods = self.state.players[seat].goods
        if len(draft) > goods:
            return ["fewer"]
        return [*(["more"] if len(draft) < goods else []), "done"]

    async def bid(self, seat: int) -> int:
        draft: list[int] = []
        while True:
            ask = Ask(seat, "votes", partial(self.bids, seat, draft), draft=draft, open=True, forced=False)
            key = await self.game.ask(ask)
            if key == "done":
                return len(draft)
            if key == "more":
                draft.append(1)
            else:
                draft.pop()

    async def vote(self, step: Step) -> None:
        g, players = self.game, self.state.players
        law = self.LAWS[g.pick("laws", "agenda", len(self.LAWS))]
        g.tell(s.Agenda(law))
        branches = {p: partial(self.bid, p) for p in range(len(players))}
        said = await g.together("votes", branches, lambda p, n: n <= players[p].goods)
        for seat, votes in said.items():
            players[seat].sealed = votes
            players[seat].goods -= votes  # escrow: out of reach of gifts, and not visible as spent
        await g.moment(VOTES_CAST, self.state.active)
        votes_of = [player.sealed + g.fold(VOTES, 0, seat) for seat, player in enumerate(players)]
        winner = votes_of.index(max(votes_of))
        g.tell(s.Voted(votes_of, winner))
        for player in players:
            player.sealed = -1
        if law != "none" and law not in self.state.laws:
            self.state.laws.append(law)
            g.begin_effect(law, winner, "law")


class AscensionSpaceBattle(SpaceBattle):
    """The later layer: damage costs dice."""

    __slots__ = ()

    def dice(self, battle: Battle, seat: int, kind: int) -> int:
        number = super().dice(battle, seat, kind)
        return max(1, number - self.fleet(battle, seat).damaged) if kind == DREADNOUGHT and number else number


class FogSpaceBattle(SpaceBattle):
    """Option: in the first round everybody shoots worse."""

    __slots__ = ()

    def combat_value(self, battle: Battle, seat: int, kind: int) -> int:
        return super().combat_value(battle, seat, kind) + (battle.round == 1)


class SwiftMovement(Movement):
    """Option: everybody is faster."""

    __slots__ = ()

    def near(self, a: int, b: int) -> int:
        return max(0, super().near(a, b) - 1)
