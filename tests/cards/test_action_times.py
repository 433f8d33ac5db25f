"""Every Action Card is entered for the time that is printed on it."""

from __future__ import annotations

import pytest

from mecatol.rules.library import Library
from mecatol.rulesets import resolve

# The moments that a printed time stands for.
TIMES = {
    "as_an_action": (),
    # Where no question is open: in battles, before something is paid, in reply to a card or a shot.
    "any_time": ("before_round", "hits_scored", "before_production", "secondary_offered", "card_played", "dice_cast"),
    "strategy_phase": ("strategy_phase_begins", "strategy_phase_ends"),
    "strategy_phase_start": ("strategy_phase_begins",),
    "strategy_phase_end": ("strategy_phase_ends",),
    "strategy_card_chosen": ("strategy_card_picked",),
    "before_bonus_counters": ("strategy_cards_picked",),
    "strategic_action_announced": ("strategic_announced", "strategy_card_played", "before_agenda_drawn"),
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
    "before_agenda_drawn": ("before_agenda_drawn", "before_agenda_redrawn"),
    "before_vote": ("before_vote",),
    "vote_cast": ("vote_cast",),
    "votes_placed": ("agendas_chosen", "before_vote", "votes_placed"),
    "votes_revealed": ("votes_revealed",),
    "trade_goods_collected": ("goods_collected",),
    "technology_gained": ("technology_gained",),
    "card_drawn": ("card_drawn",),
    "action_card_played": ("card_played",),
    "copied_card": (),
    "after_activation": ("after_activation",),
    "mines_triggered": ("mines_crossed",),
    "after_movement": ("after_movement",),
    "before_space_cannon": ("before_cannons",),
    "after_space_cannon": ("after_cannons",),
    "before_bombardment": ("before_bombardment", "bombarding"),
    "before_landings": ("before_landing",),
    "planet_gained": ("planet_taken", "installations_captured"),
    "before_production": ("before_production", "units_ordered"),
    "before_battle": ("fleets_meet", "before_battle", "before_invasion"),
    "before_battle_round": ("before_battle", "before_round", "after_round"),
    "after_combat_rolls": ("dice_cast", "dice_rolled", "hits_scored"),
    "ship_damaged": ("unit_damaged",),
    "unit_destroyed": ("units_destroyed",),
    "after_battle_round": ("after_round",),
    "after_battle": ("battle_decided", "after_battle"),
    "representative_targeted": ("representative_targeted",),
    "representatives_revealed": ("representatives_revealed",),
    "spy_revealed": ("spy_revealed",),
    "representative_killed": ("representative_killed",),
    "mercenary_unpaid": ("mercenary_unpaid",),
}
AT_WILL = ("any_time", "strategy_phase", "status_phase")  # also whenever somebody is asked an open question


DECKS = ("sa17 +official_decks", "sa17 +official_decks -twilight_council", "sa_es", "sa_es +twilight_council")
LIBRARIES = [library for text in ("sa17", "official", *DECKS) if isinstance(library := resolve(text).content, Library)]
CARDS = [(library, name) for library in LIBRARIES for name in library.cards.action_cards if name in library.catalogue.actions]


@pytest.mark.parametrize(("library", "name"), CARDS, ids=lambda each: each if isinstance(each, str) else "")
def test_a_card_has_its_printed_time(library: Library, name: str) -> None:
    rule, moment = library.catalogue.actions[name], library.cards.action_cards[name].moment
    names = [each.name for each in rule.moments]
    assert all(each in TIMES[moment] for each in names)
    assert bool(names) == bool(TIMES[moment]) or moment == "any_time"
    assert rule.anytime == (moment in AT_WILL)
    assert (rule.guises is not None) == (moment == "copied_card")


def test_every_printed_time_is_some_cards() -> None:
    assert {library.cards.action_cards[name].moment for library, name in CARDS} == set(TIMES)
