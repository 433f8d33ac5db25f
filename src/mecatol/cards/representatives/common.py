"""What Representatives share: the council as an effect, votes they add, and the small things they bring about.

A Representative's effect has his name as its key and is his player's; it begins when he is turned up (OFF-SOT-INT).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.effects import ANY, BOUND, Effect
from mecatol.core.hexes import Hex
from mecatol.rules.choosing import Choosing
from mecatol.rules.layers import official as behaviours
from mecatol.rules.moments import BALLOT_VOTES, BONUS_VOTES, MAY_VOTE, VOTE_CASTER, Casting
from mecatol.rules.naming import in_system
from mecatol.rules.official.game import Game
from mecatol.rules.state import Group, Seat, UnitId

CLAUSE = "OFF-SOT-INT"
SILENT = Verdict(False, CLAUSE, message("explain-no-representative"))
ask = Choosing(CLAUSE)
Bonus: TypeAlias = Callable[[Game, Effect, Casting], int]

# -- the council ---------------------------------------------------------------------------------------------------------


@behaviours.modify("council", MAY_VOTE, ANY)
def voting_in_the_council(game: Game, effect: Effect, verdict: Verdict, seat: Seat) -> Verdict:
    """Without a living Representative nobody votes, unless he has sent a proxy (OFF-SOT-INT)."""
    proxy = any(other.key == "send_proxy" and other.owner == seat for other in game.state.effects)
    return verdict if proxy or game.political_intrigue.representative(seat) else SILENT


@behaviours.modify("council", BALLOT_VOTES, ANY)
def votes_in_the_council(game: Game, effect: Effect, votes: int, casting: Casting) -> int:
    """The influence of the planets, and what the Representative adds."""
    name = game.political_intrigue.representative(casting.seat)
    return votes + game.fold(BONUS_VOTES, game.political_intrigue.printed(name).votes, casting) if name else votes


def bonus(representative: str) -> Callable[[Bonus], Bonus]:
    """The function says how many votes a Representative adds beyond those printed on his card."""

    def register(function: Bonus) -> Bonus:
        def add(game: Game, effect: Effect, votes: int, casting: Casting) -> int:
            return votes + function(game, effect, casting)

        behaviours.modify(representative, BONUS_VOTES)(add)
        return function

    return register


# -- what is done to voters ----------------------------------------------------------------------------------------------


def must_abstain(game: Game, seat: Seat) -> None:
    """A player takes no part in the vote."""
    game.begin_effect("must_abstain", seat, "card", until="council")


@behaviours.modify("must_abstain", MAY_VOTE)
def voting_of_who_must_abstain(game: Game, effect: Effect, verdict: Verdict, seat: Seat) -> Verdict:
    return SILENT


@behaviours.modify("fewer_votes", BALLOT_VOTES)
def votes_when_fewer(game: Game, effect: Effect, votes: int, casting: Casting) -> int:
    """Five votes less; below none they do not go."""
    return votes - 5


@behaviours.modify("halved_votes", BALLOT_VOTES, stage=BOUND)
def votes_when_halved(game: Game, effect: Effect, votes: int, casting: Casting) -> int:
    """Half of all votes, rounded up."""
    return (max(0, votes) + 1) // 2


@behaviours.modify("proxy_vote", VOTE_CASTER)
def voter_by_proxy(game: Game, effect: Effect, caster: Seat, seat: Seat) -> Seat:
    """Somebody else says what a player votes for."""
    return effect.target


# -- choosing ------------------------------------------------------------------------------------------------------------


@grants(CLAUSE)
def outcomes(game: Game) -> list[str | Option[str]]:
    """The outcomes of the agenda."""
    return game.politics.outcomes(game.state.council[0].card)


async def name_outcome(game: Game, effect: Effect) -> None:
    """A Spy's player names an outcome, for everybody to know."""
    if outcomes(game):
        game.note(effect, "outcome", await game.choose(effect.owner, "name_outcome", outcomes, game))


@grants(CLAUSE)
def one_or_the_other(ways: Sequence[str]) -> list[Option[str]]:
    """What a Representative leaves somebody to choose from."""
    return [Option(way, says=message(f"option-intrigue-{way}")) for way in ways]


# -- units for nothing ---------------------------------------------------------------------------------------------------


def peaceful(game: Game, seat: Seat, systems: Sequence[Hex], kind: UnitId) -> list[Hex]:
    """Those of these systems in which a player can get a ship: nobody else's ships are there, and he has one left."""
    free = [hex_ for hex_ in systems if not game.board.enemy_fleets(seat, hex_)]
    return free if game.board.left(seat, kind) else []


async def get_ship(game: Game, seat: Seat, kind: UnitId, hex_: Hex, why: str) -> None:
    """A ship for nothing; what is too much for the Fleet Supply goes."""
    game.production.bring(seat, in_system(hex_), [Group(kind)], why)
    await game.fleet_supply.settle(seat, hex_, why)
