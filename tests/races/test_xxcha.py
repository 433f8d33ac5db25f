"""The Xxcha Kingdom."""

from __future__ import annotations

import pytest
from leading import acting
from races.racing import HERE, battle, become, landed, offered, race_game, rolls, units_in, use
from strategic import counters, exhaust, holding, plays, uses
from tables import asks, game_of, hold, offers, play, put, say
from trial import trial

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.moments import CARD_PLAYED
from mecatol.rules.official.game import Game
from mecatol.rules.shattered_ascension.game import Game as AscensionGame
from mecatol.rules.state import Played

BOTH = pytest.mark.parametrize("ruleset", ["official -tactical_retreats", "sa17 -tactical_retreats"])
CARDS = pytest.mark.parametrize(("ruleset", "card"), [("official", "diplomacy_ii"), ("sa17", "diplomacy")])


@CARDS
@pytest.mark.rule("OFF-RAC-9")
@pytest.mark.content("sa17:ability/xxcha_diplomats_way", "official:ability/xxcha_diplomats_way")
def test_the_primary_of_diplomacy_instead_of_the_secondary(ruleset: str, card: str) -> None:
    game = holding(ruleset, {card: 0})
    become(game, 1, "xxcha")
    hold(game, 1, "thibah")
    exhaust(game, 1)
    table = say(uses(game, card, 1), 1, "use")
    if asks(table, 1) == "diplomats_way":
        say(table, 1, "primary")
    if asks(table, 1) == "primary":
        say(table, 1, "a")
    while asks(table, 1) == "demilitarize":
        say(table, 1, f"system:{HERE}")
    assert game_of(table).board.system(Hex(HERE)).counters == (0, 2)
    assert counters(table, 1)[0] == 1


@pytest.mark.rule("SA17-DUE-26")
@pytest.mark.content("sa17:ability/xxcha_diplomats_way")
def test_in_a_duel_they_may_repeat_the_primary() -> None:
    game = holding("sa17", {"diplomacy": 0}, seats=2)
    become(game, 0, "xxcha")
    hold(game, 0, "thibah", "wellon")
    table = say(plays(game, "diplomacy"), 0, "a", f"system:{HERE}")
    assert asks(table, 0) == "repeat_diplomacy"
    say(table, 0, "again")
    while asks(table, 0) != "primary":
        say(table, 0, offers(table, 0)[0])
    say(table, 0, "a", "system:0,-1")
    laid = [system.hex for system in game_of(table).state.systems if 1 in system.counters]
    assert len(laid) == 2
    assert counters(table, 0)[0] == 1


def council(ruleset: str) -> Game:
    game = holding(ruleset, {"assembly": 1})
    become(game, 0, "xxcha")
    return game


@pytest.mark.rule("OFF-RAC-9")
@pytest.mark.content("official:ability/xxcha_veto")
def test_a_vetoed_agenda_makes_room_for_the_next() -> None:
    async def agenda(game: Game) -> None:
        await game.politics.agenda_from_deck(1)

    table = trial(council("official"), agenda)
    first = game_of(table).state.council[0].card
    use(table, 0, f"card:{first}")
    state = game_of(table).state
    assert state.council[0].card != first
    assert first in state.political_deck.discard
    assert len(state.council) == 1
    assert counters(table, 0)[0] == 1
    assert offered(table, 0) == [f"card:{state.council[0].card}"]
    say(table, 0, "pass")
    assert asks(table, 1) == "vote"


@pytest.mark.rule("SAES-TWC-23")
@pytest.mark.content("sa17:ability/xxcha_veto")
def test_of_a_twilight_council_one_agenda_is_discarded() -> None:
    game = council("sa17")

    async def lay_out(game: AscensionGame) -> None:
        game.politics.fill_up()
        game.then(Step("strategy_cards.play", 1, what="assembly"))

    table = trial(game, lay_out)
    while asks(table, 0) != "agendas_chosen":
        seat = table.pending[0].seat
        say(table, seat, offers(table, seat)[0])
    chosen = [agenda.card for agenda in game_of(table).state.council]
    use(table, 0, f"card:{chosen[0]}")
    assert [agenda.card for agenda in game_of(table).state.council] == chosen[1:]
    assert not offered(table, 0)
    assert counters(table, 0)[0] == 1


@BOTH
@pytest.mark.rule("OFF-RAC-9")
@pytest.mark.content("sa17:ability/xxcha_resilient", "official:ability/xxcha_resilient")
def test_enemies_are_worse_in_the_first_round(ruleset: str) -> None:
    table = battle(race_game(ruleset, "sol", "xxcha"), "cruiser", "dreadnought", dice=[1] * 4 + [10] * 4)
    assert [needed for _, _, _, needed in rolls(table, 0)[:2]] == [8, 7]
    assert rolls(table, 1)[0][3] == 5
    table = landed(race_game(ruleset, "xxcha", "sol"), "2 ground_force", "2 ground_force", dice=[1] * 8)
    assert [needed for _, _, _, needed in rolls(table, 1)[:2]] == [9, 8]


@BOTH
@pytest.mark.content("sa17:upgrade/diplomats", "official:upgrade/diplomats")
def test_diplomats_end_an_action_once_a_round(ruleset: str) -> None:
    game = race_game(ruleset, "xxcha", upgrades=["diplomats"])
    hold(game, 0, "thibah", "wellon")
    put(game, 0, HERE, "cruiser")
    put(game, 0, "0,-1", "cruiser")
    game.state.round = 3
    put(game, 1, "1,1", "cruiser")
    table = play(game, Step("tactical.begin", 1, HERE))
    use(table, 0, "turn_away")
    assert table.over or not table.pending
    state = game_of(table).state
    assert state.action is None
    assert game_of(table).board.system(Hex(HERE)).counters == ()
    assert (state.players[0].strategy, state.players[1].pool) == (1, 2)
    assert not offered(play(game_of(table), Step("tactical.begin", 1, "0,-1")), 0)


@BOTH
@pytest.mark.content("sa17:upgrade/diplomats", "official:upgrade/diplomats")
def test_diplomats_have_no_say_elsewhere(ruleset: str) -> None:
    game = race_game(ruleset, "xxcha", upgrades=["diplomats"])
    game.state.round = 3
    assert not offered(play(game, Step("tactical.begin", 1, HERE)), 0)


def card_laid_down(game: Game, seat: int) -> Table:
    """A player has played an Action Card, and everybody may answer."""

    async def lay(game: Game) -> None:
        played = Played(game.action_cards.all_cards()[0], "ghost_ship", seat)
        await game.moment(CARD_PLAYED, played)
        game.state.notes["cancelled"] = str(played.cancelled)

    return trial(game, lay)


@BOTH
@pytest.mark.content("sa17:upgrade/instinct_training", "official:upgrade/instinct_training")
def test_instinct_cancels_a_card_once_a_round(ruleset: str) -> None:
    game = race_game(ruleset, "xxcha", upgrades=["instinct_training"])
    table = use(card_laid_down(game, 1), 0, "cancel")
    assert game_of(table).state.notes["cancelled"] == "True"
    assert counters(table, 0)[0] == 1
    assert not offered(card_laid_down(game_of(table), 1), 0)
    assert not offered(card_laid_down(race_game(ruleset, "xxcha", upgrades=["instinct_training"]), 0), 0)


@pytest.mark.content("sa17:upgrade/archon_energy_shells")
def test_energy_shells_cancel_two_hits_of_a_defender() -> None:
    game = race_game("sa17 -tactical_retreats", "sol", "xxcha")
    game.begin_effect("archon_energy_shells", 1, "upgrade")
    table = battle(game, "3 cruiser", "3 cruiser", dice=[10, 10, 10, 1, 1, 1] + [1] * 6)
    use(table, 1, "ignore")
    use(table, 1, "ignore")
    assert not offered(table, 1)
    attacking = race_game("sa17 -tactical_retreats", "xxcha", "sol", upgrades=["archon_energy_shells"])
    assert not offered(battle(attacking, "2 cruiser", "2 cruiser", dice=[1, 1, 10, 10]), 0)


@pytest.mark.parametrize("ruleset", ["official", "sa17", "cp"])
@pytest.mark.parametrize("where", ["1,-1", HERE])
@pytest.mark.rule("CP-FAQ-61")
@pytest.mark.content("sa17:flagship/xxcha", "official:flagship/xxcha", "cp:flagship/xxcha")
def test_the_ssodu_fires_two_shots_in_its_system_and_the_next_whoever_is_active(ruleset: str, where: str) -> None:
    game = race_game(ruleset, "sol", "xxcha")
    put(game, 0, HERE, "3 cruiser")
    put(game, 1, where, "flagship")
    table = acting(game, HERE, "space_cannon.fire", dice=[6, 6])
    say(table, 1, "fire:0")
    assert units_in(table, 0, f"system:{HERE}") == {"cruiser": 1}
    assert rolls(table, 1)[0] == ("space_cannon", "flagship", [6, 6], 6)
