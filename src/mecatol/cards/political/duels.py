"""Official Political Cards between two players, where the official decks are played in Shattered Ascension (SA17-DUE-33, 36)."""

from __future__ import annotations

from mecatol.rules.layers import shattered_ascension_official_decks as deck
from mecatol.rules.shattered_ascension.game import Game
from mecatol.rules.state import Seat

from . import events_goods, official_events
from .motions import Motion
from .outcomes import gains_goods
from .voters import each

OWED = 3  # Trade Goods (SA17-DUE-36)


async def learns_from_another(game: Game, seat: Seat) -> None:
    """A technology of a trade partner, between two, who do not trade with each other, of the opponent (SA17-DUE-33)."""
    if game.seats() == 2:
        await events_goods.learns_from(game, seat, game.opponents(seat))
    else:
        await events_goods.learns_from_partner(game, seat)


Motion("sharing_of_technology", each(learns_from_another), events_goods.breaks_all, deck=deck)


async def share_goods(game: Game) -> None:
    """Trade Goods go to the neighbour on the left, between two the first three that each gains this round (SA17-DUE-36)."""
    if game.seats() > 2:
        await official_events.divert_goods(game)
        return
    for seat in game.playing():
        game.economy.owe_goods(seat, game.opponents(seat)[0], OWED)


Motion("open_the_trade_routes", each(gains_goods(2)), share_goods, deck=deck)
