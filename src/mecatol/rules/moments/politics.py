"""The council: agendas, votes, Representatives and Promissory Notes."""

from __future__ import annotations

from mecatol.core.decisions import Verdict
from mecatol.core.effects import Moment, Value
from mecatol.core.records import Mutable, Record
from mecatol.rules.state import CardId, Planet, Seat

from .whose import about_player, about_seat, itself, owner_of, seat_of


class Casting(Record, frozen=True):
    """A seat about to cast its votes on an agenda for an outcome."""

    seat: Seat
    card: str
    outcome: str


class Decided(Mutable):
    """The outcome of an agenda is known and not carried out. Whoever stops it sets `cancelled`: the card is discarded."""

    seat: Seat
    card: str
    outcome: str
    cancelled: bool = False


class Shot(Mutable):
    """A Spy of a seat has picked out a Representative. Whoever averts it makes the Spy look for another one."""

    seat: Seat
    target: Seat
    others: tuple[Seat, ...] = ()  # whose Representatives it could pick out instead
    averted: bool = False


class Targeted(Record, frozen=True):
    """The Representative of a seat was turned up by another one's Spy, who means to kill it or not."""

    seat: Seat
    spy: Seat
    deadly: bool


class Killing(Record, frozen=True):
    """A Representative of a seat, and who kills it, by a Spy or otherwise."""

    seat: Seat
    representative: str
    by: Seat = -1
    by_spy: bool = False
    assassinated: bool = False


class Gift(Record, frozen=True):
    """A Trade Good that a seat has given to another one, or a Promissory Note."""

    seat: Seat
    to: Seat


def _shot(shot: Shot) -> tuple[str, ...]:
    return (f"player:{shot.seat}", f"player:{shot.target}")


# -- values: agendas and votes -----------------------------------------------------------------------------------------

NO_AGENDA = CardId("none")
AGENDA_INSTEAD: Value[Seat, CardId] = Value(
    "agenda_instead",
    'the Political Card that is read instead of the one a player would bring, lying open; "none": no agenda; "": as usual',
    itself,
)
VOTES: Value[Seat, int] = Value("votes", "votes of a player", itself)
PLANET_VOTES: Value[Planet, int] = Value("planet_votes", "votes of a planet: its influence if it is refreshed", owner_of)
MAY_VOTE: Value[Seat, Verdict] = Value("may_vote", "whether a player may vote", itself)
BOUND_VOTE: Value[Seat, str] = Value(
    "bound_vote", 'what a player must vote for with all his votes, "<agenda>=<outcome>"; "" where he is free', itself
)
MAY_VOTE_SO: Value[Casting, bool] = Value("may_vote_so", "whether a player may vote for an outcome", seat_of)
VOTES_COUNT: Value[Seat, bool] = Value("votes_count", "whether a player's votes on the first agenda count", itself)
BALLOT_VOTES: Value[Casting, int] = Value("ballot_votes", "votes that count for the outcome they are cast for", seat_of)
BONUS_VOTES: Value[Casting, int] = Value("bonus_votes", "votes that a Representative adds", seat_of)
VOTES_LAST: Value[Seat, bool] = Value("votes_last", "whether a player votes after everybody else", itself)
VOTE_CASTER: Value[Seat, Seat] = Value("vote_caster", "who says what a player votes for", itself)

CARDS_KEPT: Value[Seat, int] = Value("cards_kept", "Political Cards a player keeps when the Senate is set up", itself)

# -- values: Representatives and Promissory Notes ----------------------------------------------------------------------

SPY_MAY_PICK: Value[Shot, bool] = Value("spy_may_pick", "whether a Spy may pick out a Representative", lambda shot: shot.seat)
MAY_BE_KILLED: Value[Killing, bool] = Value("may_be_killed", "whether a Representative can be killed so", seat_of)
TAKES_NOTES: Value[Seat, bool] = Value("takes_notes", "whether a player may be offered Promissory Notes", itself)

# -- moments: agendas and votes; the agendas are `state.council`, the votes shown are `state.ballots` ------------------

BEFORE_AGENDA_DRAWN: Moment[Seat] = Moment("before_agenda_drawn", "an agenda is about to be laid out", itself, window=True)
BEFORE_AGENDA_REDRAWN: Moment[Seat] = Moment(
    "before_agenda_redrawn", "another agenda is about to be laid out, after one or in place of one", itself, window=True
)
AGENDAS_CHOSEN: Moment[Seat] = Moment("agendas_chosen", "what will be voted on is known", itself, window=True)
BEFORE_VOTE: Moment[Seat] = Moment("before_vote", "a player is about to vote", itself, window=True, about=about_player)
VOTER_RISES: Moment[Seat] = Moment("voter_rises", "it is a player's turn to vote in a council of Representatives", itself)
VOTE_CAST: Moment[Seat] = Moment("vote_cast", "a player has voted openly", itself, window=True, about=about_player)
VOTES_PLACED: Moment[Seat] = Moment("votes_placed", "everybody has voted in secret", itself, window=True)
VOTES_REVEALED: Moment[Seat] = Moment("votes_revealed", "the votes on the first agenda are known", itself, window=True)
OUTCOME_KNOWN: Moment[Decided] = Moment(
    "outcome_known",
    "an agenda is decided, and its outcome is not yet carried out",
    lambda decided: decided.seat,
    window=True,
    about=lambda decided: (f"card:{decided.card}", f"player:{decided.seat}"),
    over=lambda decided: decided.cancelled,
)
AGENDA_DECIDED: Moment[Decided] = Moment("agenda_decided", "the outcome of an agenda has been carried out", seat_of)
COUNCIL_OVER: Moment[Seat] = Moment("council_over", "all agendas of a vote are resolved", itself)

# -- moments: Representatives and Promissory Notes ---------------------------------------------------------------------

SPY_REVEALED: Moment[Seat] = Moment(
    "spy_revealed", "a player has turned up his Spy, who acts now", itself, window=True, about=about_player
)
SPY_AIMS: Moment[Shot] = Moment(
    "spy_aims",
    "a Spy has picked out a Representative",
    lambda shot: shot.seat,
    window=True,
    about=_shot,
    over=lambda shot: shot.averted,
)
REPRESENTATIVE_TARGETED: Moment[Targeted] = Moment(
    "representative_targeted", "a Spy has targeted a Representative", seat_of, window=True, about=about_seat
)
REPRESENTATIVE_KILLED: Moment[Killing] = Moment(
    "representative_killed", "a Representative was killed", seat_of, window=True, about=about_seat
)
REPRESENTATIVES_REVEALED: Moment[Seat] = Moment(
    "representatives_revealed", "the Spies have acted, and all Representatives are face up", itself, window=True
)
BARGAINING: Moment[Seat] = Moment("bargaining", "the bargaining before a vote begins", itself, window=True)
NOTE_KEPT: Moment[Gift] = Moment("note_kept", "a Promissory Note has a new holder", seat_of)
GOODS_GIVEN: Moment[Gift] = Moment("goods_given", "a player has given a Trade Good away", seat_of)
