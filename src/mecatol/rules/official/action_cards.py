"""Hands of Action Cards, and playing them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Literal

from mecatol.core.decisions import ALLOWED, Option, grants, message
from mecatol.core.effects import Moment
from mecatol.core.hexes import NOWHERE, Hex
from mecatol.core.memo import kept
from mecatol.core.records import replace
from mecatol.rules import events
from mecatol.rules.catalogue import ANYTIME, AS_ACTION, ActionRule
from mecatol.rules.content_cards import ActionCard
from mecatol.rules.decks import printed as kind_of
from mecatol.rules.moments import CARD_PLAYED, MAY_PLAY, Playing
from mecatol.rules.naming import last_word, parted, place_named, system_named
from mecatol.rules.pieces import MECATOL_REX, in_system
from mecatol.rules.state import NO_PLACE, CardId, Place, Played, Seat

from .game import NO_CARDS, Game
from .hands import Hands, card_option


class ActionCards(Hands):
    """A card is declared, may be answered, and then takes effect."""

    __slots__ = ("_contexts", "held")
    kind: ClassVar[Literal["action", "political"]] = "action"
    playing: ClassVar[str] = "OFF-ACD-2"  # the clause by which cards are played

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._contexts: dict[int, Any] = {}  # by place on the stack; a replay plays the card again and enters it again
        # What `held_for` has found, by time; forgotten when such a card comes into a hand or leaves it.
        self.held: dict[str, dict[Seat, list[CardId]]] = {}

    @grants("OFF-ACD-1")
    def excess(self, seat: Seat) -> Sequence[str | Option[str]]:
        return super().excess(seat)

    # -- who holds what ------------------------------------------------------------------------------------------------

    def held_for(self, time: str) -> dict[Seat, list[CardId]]:
        """Who holds cards that could be played at a time, and which."""
        held = self.held.get(time)
        if held is None:
            held, cards = {}, self.game.answering.get(time, NO_CARDS)
            for seat, player in enumerate(self.state.players):
                if mine := [card for card in player.action_cards if card in cards]:
                    held[seat] = mine
            self.held[time] = held
        return held

    def forget(self) -> None:
        """The hands are others now."""
        self.held = {}

    def _changed(self, card: CardId) -> None:
        super()._changed(card)
        for time in self.game.times.get(card, ()):
            self.held.pop(time, None)

    # -- what may be played --------------------------------------------------------------------------------------------

    def playable(self, seat: Seat, moment: Moment[Any], context: Any) -> list[Option[str]]:
        """Cards in hand that fit the moment. All who want to play say so at once; the first in order does (OFF-ACD-2)."""
        found = self._fitting(seat, moment.name, context)
        return self._not_repeated(seat, found, self.situation(context)) if found else []

    def _not_repeated(self, seat: Seat, found: list[tuple[CardId, str]], now: Place) -> list[Option[str]]:
        """Those of some cards that a player has not yet played on what the moment is about."""
        return [self.play_option(card, form, self.playing) for card, form in found if not self.repeats(seat, form, now)]

    def may_play(self, seat: Seat, form: str) -> bool:
        """Whether nothing forbids a player to play such a card."""
        return self.game.fold(MAY_PLAY, ALLOWED, Playing(seat, form)).allowed

    def _fitting(self, seat: Seat, time: str, context: Any) -> list[tuple[CardId, str]]:
        """The cards in hand that fit, each with what it could be played as: itself, or what it takes the form of."""
        found: list[tuple[CardId, str]] = []
        held = self.held.get(time)
        cards = (self.held_for(time) if held is None else held).get(seat)
        if cards is None:
            return found
        game, rules = self.game, self.game.catalogue.actions
        for card in cards:
            kind = kind_of(card)
            guises = rules[kind].guises
            for form in (kind,) if guises is None else guises(game, seat, game.catalogue.played_at[time]):
                fits = rules[form].fits
                if (fits is None or fits(game, seat, context)) and self.may_play(seat, form):
                    found.append((card, form))
        return found

    def play_option(self, card: CardId, form: str, clause: str) -> Option[str]:
        """Play a card, as itself ("card:<card>") or in the form of another one ("card:<card>=<other>")."""
        if form == kind_of(card):
            return card_option(card, "option-play-card", clause)
        says = message("option-play-as", card=kind_of(card), form=form)
        return Option(f"card:{card}={form}", clause, (f"card:{card}",), says)

    def as_actions(self, seat: Seat) -> list[Option[str]]:
        """Cards in hand that are played as an action (OFF-ACT-1)."""
        found = self._fitting(seat, AS_ACTION, None)
        options = [self.play_option(card, form, "OFF-ACT-1") for card, form in found]
        return [replace(option, key=f"component:{option.key}") for option in options]

    def acts(self, seat: Seat) -> list[Option[str]]:
        """Cards in hand that may be played at any time."""
        found = self._fitting(seat, ANYTIME, None)
        return [self.play_option(card, form, self.playing) for card, form in found]

    async def act(self, seat: Seat, key: str) -> None:
        """A card is played out of turn."""
        await self.play(seat, key, None)

    # -- never twice ---------------------------------------------------------------------------------------------------

    def situation(self, context: Any) -> Place:
        """What a card played now would be about: the stretch of the game going on, and the thing the moment speaks of."""
        if context is None:
            return NO_PLACE
        names = [str(getattr(context, name)) for name in _speaks_of(type(context))]
        return place_named(" ".join([self.state.scopes[-1], *(name for name in names if name)]))

    def repeats(self, seat: Seat, card: str, on: str) -> bool:
        """Whether a player has already played such a card on the same situation or thing in this round (OFF-ACD-3)."""
        played = self.game.board.deeds("played_card", seat) if on else []
        return any(on in (deed.place, deed.how) for deed in played if deed.what == kind_of(card))

    # -- playing -------------------------------------------------------------------------------------------------------

    async def play(self, seat: Seat, key: str, context: Any) -> bool:
        """Declare, let the others answer, carry out. False: it was cancelled, and does not use up an action (OFF-ACT-4)."""
        situation = self.situation(context)
        card, form = parted(last_word(key), "=")
        played = self.lay_down(seat, CardId(card), form)
        self._contexts[len(self.state.stack)] = context
        rule = self.game.catalogue.actions[played.acts_as]
        if rule.declare is not None:
            await rule.declare(self.game, played)
        if form:
            await self.game.catalogue.actions[kind_of(card)].resolve(self.game, played)
        locate = rule.location if rule.location is not None and not form else None
        played.locations = locate(self.game, played) if locate is not None else self.locations(played)
        self.game.tell(events.CardPlayed(seat, played.card, played.acts_as, tuple(played.targets)))
        self.laid(played)
        await self.game.moment(CARD_PLAYED, played)
        if not played.cancelled:
            for target in played.targets or [""]:
                self.game.board.deed("played_card", seat, place=situation, what=played.acts_as, how=target)
            await self.take_effect(rule, played)
        self.state.stack.pop()
        if not played.stays:
            self.put_away(played.card)
        return not played.cancelled

    def laid(self, played: Played) -> None:
        """A card lies on the table, and what it is aimed at is known: officially no place is closed to it."""

    async def take_effect(self, rule: ActionRule, played: Played) -> None:
        """Nobody has cancelled it: a card does what it does."""
        await rule.resolve(self.game, played)

    def context(self) -> Any:
        """What the moment is about at which the card on top of the stack is played."""
        return self._contexts[len(self.state.stack)]

    def lay_down(self, seat: Seat, card: CardId, form: str = "") -> Played:
        """A card leaves the hand for the table, perhaps in the form of another one."""
        self.take_out(seat, card)
        played = Played(card, form or kind_of(card), seat)
        self.state.stack.append(played)
        return played

    # -- cards barred from Home Systems --------------------------------------------------------------------------------

    async def aim(self, seat: Seat, question: str, systems: Sequence[Hex]) -> Hex:
        """Aim a card that is barred from Home Systems at one of these systems; nowhere, where nothing is left to aim at."""
        refused: tuple[Hex, ...] = ()
        while self.targets(systems, refused):
            hex_ = system_named(await self.game.choose(seat, question, self.targets, systems, refused))
            if await self.permission(seat, hex_):
                return hex_
            refused = (*refused, hex_)
        return NOWHERE

    @grants("OFF-GEN-3")
    def targets(self, systems: Sequence[Hex], refused: Sequence[Hex]) -> list[Option[str]]:
        """The systems that may be asked for."""
        mine = [hex_ for hex_ in systems if hex_ not in refused and self.is_target(hex_)]
        return [
            Option(in_system(hex_), things=(in_system(hex_),), says=message("option-aim", where=in_system(hex_))) for hex_ in mine
        ]

    def is_target(self, hex_: Hex) -> bool:
        """Whether a card barred from Home Systems may be aimed at a system, its owner willing."""
        return not self.game.board.is_home(hex_)

    async def permission(self, seat: Seat, hex_: Hex) -> bool:
        """Whether whoever may forbid it lets a card take effect in a system."""
        return True

    # -- where it takes effect, and cancelling it ----------------------------------------------------------------------

    def locations(self, played: Played) -> list[Hex]:
        """The effect location printed on a card, as a place on the board (SA17-ACT-02)."""
        printed = self.printed(played.card)
        assert isinstance(printed, ActionCard)
        if printed.location == "activated_system":
            return self._there()
        if printed.location == "battle_system":
            return [self.state.battle.system] if self.state.battle is not None else self._there()
        if printed.location == "home_system":
            return [self.game.board.home(played.seat)]
        if printed.location == "target_home_system":  # SA17-LDR-12
            return [self.game.board.home(int(name)) for kind, name in _things(played) if kind == "player"]
        if printed.location == "mecatol_rex":  # SA17-LDR-11
            return self._mecatol_rex()
        if printed.location == "sabotaged_card":
            return list(self.state.stack[-2].locations)
        places = [place_named(f"{kind}:{name}") for kind, name in _things(played) if kind in ("system", "planet")]
        chosen = [self.game.board.hex_of(where) for where in places]
        return chosen + (self._mecatol_rex() if printed.location == "chosen_system_or_mecatol_rex" else [])

    def _there(self) -> list[Hex]:
        """The system that the moment speaks of at which the card is played, or else that of the action."""
        spoken_of: Hex = getattr(self._contexts.get(len(self.state.stack)), "system", NOWHERE)
        of_action = self.state.action.system if self.state.action is not None else NOWHERE
        return [hex_ for hex_ in (spoken_of or of_action,) if hex_]

    def _mecatol_rex(self) -> list[Hex]:
        board = self.game.board
        return [board.system_of(MECATOL_REX)] if board.has_planet(MECATOL_REX) else []

    def takes_effect_in(self, played: Played, hex_: Hex) -> bool:
        """Whether a card still does something in a system, so that an Agent there can sabotage it (SA17-LDR-08)."""
        return hex_ in played.locations and hex_ not in played.scattered_out

    def sabotage(self, played: Played, by: str, where: Hex = NOWHERE) -> None:
        """A card is cancelled; from a place, a scattered one only there (SA17-ACT-03)."""
        self.game.changing()
        printed = self.printed(played.card)
        assert isinstance(printed, ActionCard)
        if where and printed.scattered:
            played.scattered_out.append(where)
            played.cancelled = not any(self.takes_effect_in(played, hex_) for hex_ in played.locations)
        else:
            played.cancelled = True
        self.game.tell(events.CardCancelled(played.card, by))


@kept
def _speaks_of(kind: type) -> tuple[str, ...]:
    """Which things the context of a moment names."""
    return tuple(name for name in ("system", "planet", "where", "card", "technology") if hasattr(kind, name))


def _things(played: Played) -> list[tuple[str, str]]:
    """What a card was aimed at: kind and name."""
    return [parted(target, ":") for target in played.targets]
