"""Every Action Card is entered for the time that is printed on it."""

from __future__ import annotations

import pytest

from mecatol.rules.content_cards import ActionCard
from mecatol.rules.library import Library
from mecatol.rulesets import resolve

# The moments that a printed time stands for. A time that is not listed belongs to the steps of a Tactical Action.
TIMES = {
    "as_an_action": (),
    "any_time": ("before_round", "hits_scored"),  # in battles, where no question is open
    "strategy_phase": ("strategy_phase_begins", "strategy_phase_ends"),
    "strategy_phase_start": ("strategy_phase_begins",),
    "strategy_phase_end": ("strategy_phase_ends",),
    "strategy_card_chosen": ("strategy_card_picked",),
    "before_bonus_counters": ("strategy_cards_picked",),
    "strategic_action_announced": ("strategic_announced", "strategy_card_played"),
    "before_technology_bought": ("strategy_card_played", "secondary_offered"),
    "after_primary": ("after_primary",),
    "action_phase_start": ("action_phase_begins",),
    "turn_start": ("turn_begins", "before_action"),
    "turn_end": ("turn_ends",),
    "player_passes": ("player_passes",),
    "all_passed": ("all_passed",),
    "status_phase": ("status_phase_begins", "before_cards_drawn"),
    "before_action_cards_drawn": ("before_cards_drawn",),
    "agenda_revealed": ("agendas_chosen",),
    "votes_placed": ("before_vote", "votes_placed"),
    "votes_revealed": ("votes_revealed",),
    "trade_goods_collected": ("goods_collected",),
    "technology_gained": ("technology_gained",),
    "card_drawn": ("card_drawn",),
    "action_card_played": ("card_played",),
    "copied_card": (),
}
AT_WILL = ("any_time", "strategy_phase", "status_phase")  # also whenever somebody is asked an open question


def printed() -> dict[str, ActionCard]:
    library = resolve("sa17").content
    assert isinstance(library, Library)
    return {name: card for name, card in library.cards.action_cards.items() if card.moment in TIMES}


@pytest.mark.parametrize("name", list(printed()))
def test_a_card_has_its_printed_time(name: str) -> None:
    library = resolve("sa17").content
    assert isinstance(library, Library)
    rule, moment = library.catalogue.actions[name], printed()[name].moment
    names = [each.name for each in rule.moments]
    assert all(each in TIMES[moment] for each in names)
    assert bool(names) == bool(TIMES[moment])
    assert rule.anytime == (moment in AT_WILL)
    assert (rule.guises is not None) == (moment == "copied_card")


def test_ninety_cards_are_played_outside_of_tactical_actions() -> None:
    assert len(printed()) == 90
