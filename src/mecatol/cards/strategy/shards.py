"""The Strategy Cards of Shards of the Throne that stand in for others when their option is played."""

from __future__ import annotations

from mecatol.core.decisions import Option, Verdict, grants, message
from mecatol.core.effects import ANY, Effect
from mecatol.rules.choosing import DONE
from mecatol.rules.layers import official as behaviours
from mecatol.rules.layers import official_cards as catalogue
from mecatol.rules.moments import BEFORE_AGENDA_DRAWN, NO_AGENDA, STRATEGY_PHASE_BEGINS
from mecatol.rules.naming import at_player, card_named, planet_named, words_of
from mecatol.rules.official.game import Game
from mecatol.rules.official.hands import card_option
from mecatol.rules.official.politics import RANDOM
from mecatol.rules.state import NOBODY, Seat

from .base import exhausted_planets
from .common import ask, call_voice

# -- 3 Political II (OFF-SOT-INT, with the cards of the base game) -----------------------------------------------------

FACE_UP = 2
SUBTERFUGE_INFLUENCE = 2


def turn_up_agendas(game: Game) -> None:
    """Two Political Cards lie face up."""
    while len(game.state.agendas) < FACE_UP and (card := game.politics.take_agenda(NOBODY, RANDOM)):
        game.politics.lay_open(card)


@behaviours.on("political_ii_in_play", STRATEGY_PHASE_BEGINS, ANY)
async def political_ii_agendas_lie_open(game: Game, effect: Effect, _: Seat) -> None:
    """They are there from the first round on."""
    turn_up_agendas(game)


async def political(game: Game, seat: Seat) -> None:
    """One of the two cards comes before the council, then another is turned up."""
    await game.moment(BEFORE_AGENDA_DRAWN, seat)
    card = game.politics.agenda_instead(seat)
    turn_up_agendas(game)
    if not card and game.state.agendas:
        card = card_named(await game.choose(seat, "choose_agenda", face_up, game))
        game.politics.pick_up(card)
    if card and card != NO_AGENDA:
        await game.political_intrigue.convene(seat, seat, card)
        turn_up_agendas(game)


@grants("OFF-SOT-INT")
def face_up(game: Game) -> list[Option[str]]:
    """The Political Cards that lie face up."""
    return [card_option(agenda.card, "option-agenda") for agenda in game.state.agendas]


async def subterfuge(game: Game, seat: Seat, free: bool) -> None:
    """Two Action Cards for influence."""
    if not free:
        await game.economy.pay(seat, "political_ii", influence=SUBTERFUGE_INFLUENCE)
    await game.action_cards.take(seat, 2, "political_ii")


def may_pay(game: Game, seat: Seat) -> Verdict:
    if game.economy.can_pay(seat, influence=SUBTERFUGE_INFLUENCE):
        return Verdict(True, "OFF-ACT-2")
    return Verdict(False, "OFF-ECO-1", message("explain-no-influence"))


catalogue.strategy_card("political_ii", political, subterfuge, may_pay, before=call_voice)

# -- 3 Assembly II (OFF-SOT-INT, with the cards of Shattered Empire) ---------------------------------------------------


async def assembly(game: Game, seat: Seat) -> None:
    """Two Political Cards; somebody brings an agenda, somebody else is Speaker."""
    await game.political_cards.take(seat, 2, "assembly_ii")
    proposer = await ask.one_player(game, seat, "assembly_agenda_of", game.around(seat))
    others = [other for other in game.around(seat) if other != proposer]
    if others:
        game.politics.give_speaker(await ask.one_player(game, seat, "assembly_speaker", others), seat)
    await game.moment(BEFORE_AGENDA_DRAWN, proposer)
    card = game.politics.agenda_instead(proposer) or await game.politics.bring_agenda(proposer)
    if card != NO_AGENDA:
        await game.political_intrigue.convene(seat, proposer, card)


async def rally_support(game: Game, seat: Seat, free: bool) -> None:
    """An Action Card, and a planet outside the Home System is refreshed."""
    await game.action_cards.take(seat, 1, "assembly_ii")
    if len(exhausted_planets(game, seat)) > 1:
        key = await game.choose(seat, "refresh_planet", exhausted_planets, game, seat)
        if key != DONE.key:
            game.board.refresh(seat, [planet_named(key)])


catalogue.strategy_card("assembly_ii", assembly, rally_support, before=call_voice)

# -- 5 Trade III (OFF-SOT-MRC) -------------------------------------------------------------------------------------------


async def trade(game: Game, seat: Seat) -> None:
    """New agreements; all collect, from those too; then Mercenaries are paid, and the holder may recruit one."""
    await game.trade.open_agreements(seat)
    for player in game.around(seat):
        await game.trade.collect(player, new=True)
    await game.mercenaries.upkeep(seat)
    await game.mercenaries.seek(seat)


@grants("OFF-SOT-MRC")
def foreign_agreements(game: Game, seat: Seat) -> list[Option[str]]:
    """Agreements between two others that may be broken."""
    return [
        Option(
            "break:{}:{}".format(*agreement.partners),
            things=tuple(map(at_player, agreement.partners)),
            says=message("option-end-trade", player=agreement.partners[0], other=agreement.partners[1]),
        )
        for agreement in game.trade.endable(seat)
        if seat not in agreement.partners and agreement.partners[0] != agreement.partners[1]
    ]


async def free_commerce(game: Game, seat: Seat, free: bool) -> None:
    """An agreement between two others is broken, for a Trade Good."""
    await break_for_a_good(game, seat, "trade_iii")


async def break_for_a_good(game: Game, seat: Seat, why: str) -> None:
    """The secondary of a card by which an agreement between two others is broken."""
    if not foreign_agreements(game, seat):
        return
    first, second = map(int, words_of(await game.choose(seat, "end_trade", foreign_agreements, game, seat))[1:])
    agreement = game.trade.agreement(first, second)
    assert agreement is not None
    await game.trade.break_agreement(agreement)
    game.economy.gain_goods(seat, 1, why)


def may_break(game: Game, seat: Seat) -> Verdict:
    if foreign_agreements(game, seat):
        return Verdict(True, "OFF-ACT-2")
    return Verdict(False, "OFF-TRD-3", message("explain-no-agreement-to-break"))


catalogue.strategy_card("trade_iii", trade, free_commerce, may_break)
