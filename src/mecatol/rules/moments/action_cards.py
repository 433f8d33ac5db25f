"""Action Cards and hands: drawing, holding, playing and aiming them."""

from __future__ import annotations

from mecatol.core.decisions import Verdict
from mecatol.core.effects import Moment, Value
from mecatol.core.records import Record
from mecatol.rules.state import NO_CARD, CardId, Played, Seat

from .contexts import Unit
from .whose import about_seat, itself, seat_of


class Drawn(Record, frozen=True):
    """Cards to be drawn, or the card just drawn."""

    seat: Seat
    deck: str
    card: CardId = NO_CARD


class Playing(Record, frozen=True):
    """A seat about to play an Action Card, as what it is printed or as what it takes the form of."""

    seat: Seat
    card: str


class Seen(Record, frozen=True):
    """A seat has looked at another one's Action Cards."""

    seat: Seat
    other: Seat


# -- values ------------------------------------------------------------------------------------------------------------

CARDS_DRAWN: Value[Drawn, int] = Value("cards_drawn", "cards drawn in the Status Phase", seat_of)
MAY_DRAW: Value[Drawn, bool] = Value("may_draw", "whether a player may draw cards of a deck", seat_of)
HAND_LIMIT: Value[Drawn, int] = Value("hand_limit", "cards a player may hold", seat_of, remembered=True)
HANDS_OPEN: Value[Drawn, bool] = Value("hands_open", "whether all cards of a kind that a player holds are public", seat_of)
MAY_PLAY: Value[Playing, Verdict] = Value("may_play", "whether a player may play an Action Card", seat_of)
SAFE_FROM_CARDS: Value[Unit, bool] = Value(
    "safe_from_cards", "whether opponents' Action Cards may not be aimed at a unit", seat_of
)

# -- moments -----------------------------------------------------------------------------------------------------------

BEFORE_CARDS_DRAWN: Moment[Seat] = Moment(
    "before_cards_drawn", "the Status Phase's cards are about to be drawn", itself, window=True
)
CARDS_DEALT: Moment[Seat] = Moment("cards_dealt", "the Status Phase's cards are drawn from now on", itself)
CARD_DRAWN: Moment[Drawn] = Moment("card_drawn", "a player has just drawn a card", seat_of, window=True, about=about_seat)
CARDS_TAKEN: Moment[Drawn] = Moment("cards_taken", "a player has drawn the Action Cards of the Status Phase", seat_of)
CARD_PLAYED: Moment[Played] = Moment(
    "card_played",
    "a card was played and may be answered",
    lambda played: played.seat,
    window=True,
    about=lambda played: (f"card:{played.acts_as}", f"player:{played.seat}", *played.targets),
    over=lambda played: played.cancelled,
)
HAND_SEEN: Moment[Seen] = Moment("hand_seen", "an ability of a player's race has shown him another one's Action Cards", seat_of)
