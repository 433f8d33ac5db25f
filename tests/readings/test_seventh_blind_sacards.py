"""Cards of Shattered Ascension, read a seventh time from the print alone: where two of them meet, and what shuts a system."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from races.racing import become, race_game
from readings.agendas import lawful, owner
from readings.reading import held, wide
from tables import asks, game_of, hold, new_game, offers, play, put, say, strategy_cards
from trial import give
from voting import may_land, passed, refuse, senate, sets_out

from mecatol.core.hexes import Hex
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.moments import Travel
from mecatol.rules.official.game import Game
from mecatol.rules.state import CardId, Law, Place, PlanetId, Seat

HOME, ROCKS, MIDDLE, THIBAH = "0,-2", "0,-1", "0,0", "1,0"

# -- Master of Fate and Core Stability -------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/master_of_fate", "sa17:political/core_stability")
@pytest.mark.parametrize("ruleset", ["sa17", "official"])
def test_fate_is_dealt_before_cards_are_laid_out_and_stands_for_one_of_them(ruleset: str) -> None:
    """Immediately before players draw is before they choose from what lies open, too; nobody has a card more for it."""
    game = lawful(new_game(ruleset, 3), Law(CardId("core_stability")))
    game.state.phase = "status"
    strategy_cards(game, {"trade": 0, "warfare": 1, "technology": 2})
    game.state.action_deck.bag = [card for card in game.action_cards.all_cards() if game.action_cards.of_use(card)][:12]
    game.player(1).action_cards = [CardId("master_of_fate")]
    table = play(game, Step("status_phase.before_cards"), *(Step("status_phase.cards_and_counters", s) for s in range(3)))
    say(table, 1, "card:master_of_fate")
    assert [len(player.action_cards) for player in game_of(refuse(table)).state.players] == [1, 1, 1]


# -- Code of Honor ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-SPB-10")
@pytest.mark.content("sa17:political/code_of_honor")
def test_where_the_code_leaves_nobody_a_die_the_battle_is_judged_at_once() -> None:
    """Fighters in an Ion Storm roll none, so under the code their enemy rolls none either. That the attacker must
    leave then is nothing he announces in the first round."""
    game = senate(tiles={THIBAH: "ion_storm"})
    give(game, 0, "advanced_fighters")
    put(game, 0, THIBAH, "3 fighter")
    put(game, 1, THIBAH, "cruiser")
    table = refuse(sets_out(lawful(wide(game), Law(CardId("code_of_honor"))), 0, THIBAH, "space_battle.begin"))
    told = [event["event"] for event in table.events_since(None)]
    assert (told.count("battleroundbegan"), told.count("stalemate"), told.count("retreated")) == (1, 1, 1)
    assert game_of(table).board.fleets(Hex(THIBAH)) == [1]
