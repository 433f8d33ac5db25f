"""The steward: a bot a person would accept at the table. It is given a question and its own view, never the state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TypeAlias

from mecatol.bots.protocol import Look, Question
from mecatol.core.decisions import Message
from mecatol.core.records import replace
from mecatol.rules.official.game import Game
from mecatol.rulesets import recall

from . import (
    battles,
    claims,
    habits,
    manners,
    mercenaries,
    politics,
    production,
    purse,
    reasons,
    set_up,
    strategy,
    surrender,
    technology,
    trade,
    turns,
)
from .mind import Memory, Mind

PATIENCE = 12
Answer: TypeAlias = Callable[[Mind, Question], str]

ANSWERS: dict[str, Answer] = {
    # set-up
    "race": set_up.race,
    "home_location": set_up.home_location,
    "home_side": set_up.home_location,
    "home_bid": set_up.bid,
    "speaker_bid": set_up.bid,
    "quarters": set_up.quarters,
    "leader_quarters": set_up.quarters,
    "artifact_site": set_up.artifact_site,
    "place_tile": set_up.place_tile,
    "place_where": set_up.place_where,
    "keep_secret": claims.keep_secret,
    "keep_preliminary": claims.keep_secret,
    "pick_stage_1": strategy.choose_objective,
    "pick_stage_2": strategy.choose_objective,
    # strategy
    "pick": strategy.pick,
    "pact_race": strategy.race_for_card,
    "bonus_counter": strategy.bonus_counter,
    "counter_area": strategy.counter_area,
    "redistribute": strategy.redistribute,
    "redistribute_pool": strategy.redistribute_pool,
    "buy_counters": strategy.buy_counters,
    "spend_counter": strategy.spend_counter,
    "primary": strategy.primary,
    "secondary": strategy.secondary,
    "annex": strategy.annex,
    "choose_objective": strategy.choose_objective,
    "return_objective": strategy.return_objective,
    "offensive": strategy.offensive,
    "high_alert": strategy.high_alert,
    "demilitarize": strategy.demilitarize,
    "cease_fire": strategy.demilitarize,
    "leave_zone": strategy.leave_zone,
    "refresh_planet": strategy.refresh,
    # turns
    "action": turns.action,
    "move": turns.move,
    "landing": turns.landing,
    "produce": production.produce,
    "produce_at": production.produce_where,
    "produce_where": production.produce_where,
    "build_dock": production.build_dock,
    "place_facility": production.place_facility,
    "build_facility": production.build_facility,
    # money
    "pay": purse.pay,
    "make_goods": claims.make_goods,
    "declare_war": trade.declare,
    # technology
    "receive_technology": technology.best_of,
    "buy_technology": technology.buy,
    "buy_technologies": technology.buy_several,
    "buy_upgrade": technology.buy_upgrade,
    # objectives
    "claim_public": claims.claim,
    "claim_secret": claims.claim,
    "claim_preliminary": claims.claim,
    "claim_path": claims.claim,
    # politics
    "ballot": politics.ballot,
    "divide_votes": politics.divide_votes,
    "vote": politics.vote,
    "break_tie": politics.break_tie,
    "call_voice": politics.call_voice,
    "twilight_council": politics.twilight_council,
    "choose_speaker": politics.choose_player,
    "assembly_speaker": politics.choose_player,
    "power_broker": politics.choose_player,
    "reveal_agenda": politics.reveal_agenda,
    "choose_agenda": politics.agenda_card,
    "agenda_order": politics.agenda_card,
    "agenda": politics.agenda_card,
    "discard_action_card": politics.discard,
    "discard_political_card": politics.discard,
    "place_agenda": politics.agenda_card,
    "keep_political_card": politics.agenda_card,
    "exchange_political_cards": politics.exchange,
    "pay_political_card": politics.discard,
    # trade
    "propose_trade": trade.propose,
    "accept_trade": trade.accept,
    "approve_trade": trade.approve,
    "break_trade": trade.keep,
    "end_trade": trade.keep,
    "more_goods": trade.more_goods,
    # Mercenaries
    "seek_mercenary": mercenaries.seek,
    "mercenary_bid": mercenaries.bid,
    "loyalty_bid": mercenaries.leave,
    "join_loyalty_bid": mercenaries.leave,
    "counter_bid": mercenaries.keep,
    "recruit": mercenaries.recruit,
    "mercenary_upkeep": mercenaries.pay,
    "quarter_mercenary": mercenaries.quarter,
    # Surrender
    "choose_lot": surrender.choose_lot,
    "lot_bid": surrender.bid,
    # battles
    "casualty": battles.take_casualty,
    "roll_dice": battles.roll_dice,
    "lose_cargo": battles.lose_cargo,
    "excess_ship": battles.excess,
    "excess_cargo": battles.excess,
    "retreat": battles.retreat,
    "space_cannon": battles.fire,
    "bombardment": battles.bombard,
    "capture": battles.capture,
    "ceasefire": battles.ceasefire,
    "agree_ceasefire": battles.ceasefire,
    # the board
    "lay_mine": habits.lay_mine,
    "refresh_ability": habits.refresh_ability,
    "forge": habits.forge,
    "remove_objective": habits.remove_objective,
    "second_secret": claims.keep_secret,
    "scholars": habits.study,
    "hostility": habits.spared,
    "swap_for": set_up.swap_for,
    "assembly_agenda_of": politics.choose_player,
    "card_swap_give": politics.discard,
    "disclosed": politics.discard,
    "policy_from_hand": politics.agenda_card,
    "opening_action": strategy.offensive,
    "technological_society": technology.best_of,
    **dict.fromkeys(("flawless_strategy", "strategic_shift"), strategy.pick),
    **{name: answer for answer, names in habits.OFTEN.items() for name in names},
}

# How keys begin that an answer can read; a card may add others to a question, and those are left alone.
READS: dict[str, tuple[str, ...]] = {
    "casualty": ("destroy:", "sustain:"),
    "lose_cargo": ("destroy:",),
    "annex": ("planet:",),
    "artifact_site": ("planet:", "system:"),
    "choose_objective": ("objective:",),
    "return_objective": ("top:", "bottom:"),
    "demilitarize": ("system:",),
    "cease_fire": ("system:",),
    "high_alert": ("system:",),
    "buy_counters": tuple("0123456789"),
    "divide_votes": ("votes:",),
}


class Steward:
    """Expands, builds, researches, trades, votes in its interest, and fights only with the odds on its side."""

    def __init__(self, seed: int) -> None:
        self.memory = Memory(seed)
        self._games: dict[str, Game] = {}  # a board to think on, by ruleset; its position is always made from a view
        self.at_a_loss: Counter[str] = Counter()  # questions that nobody has told it about, and how often they came
        self._asked: tuple[str, tuple[str, ...]] = ("", ())
        self._again = 0  # how often the very same question has come in a row

    def choose(self, question: Question, look: Look) -> str:
        """The key of one option."""
        if len(question.keys) == 1:
            return question.keys[0]
        if self._tired(question):
            return next((key for key in manners.REFUSALS if key in question.keys), question.keys[0])
        view = look()
        mind = Mind(self._board(view.rules), view, question.seat, self.memory)
        answer, asked = ANSWERS.get(question.name), _readable(question)
        if habits.is_window(question):
            answer = habits.offered
        key = answer(mind, asked) if answer is not None and asked.keys else ""
        if key in question.keys:
            return key
        self.at_a_loss[question.name] += 1
        return manners.answer(mind, question)

    def why(self, question: Question, key: str, look: Look) -> Message | None:
        """What it went by where there was something to choose."""
        reason = reasons.REASONS.get(question.name)
        if reason is None or len(question.keys) == 1:
            return None
        view = look()
        return reason(Mind(self._board(view.rules), view, question.seat, self.memory), question, key)

    def _tired(self, question: Question) -> bool:
        """Whether a question comes again and again: something that can be done any number of times is enough at last."""
        asked = (question.name, question.keys)
        self._again = self._again + 1 if asked == self._asked else 0
        self._asked = asked
        return self._again >= PATIENCE

    def _board(self, rules: str) -> Game:
        if rules not in self._games:
            ruleset = recall(rules)
            game = ruleset.rules(ruleset)
            assert isinstance(game, Game)
            self._games[rules] = game
        return self._games[rules]


def _readable(question: Question) -> Question:
    """A question with the options that its answer can read."""
    beginnings = READS.get(question.name)
    if beginnings is None:
        return question
    return replace(question, keys=tuple(key for key in question.keys if key.startswith(beginnings)))
