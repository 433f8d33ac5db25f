"""A second sample, drawn blindly and read from its print alone: where cards, races and technologies meet other rules."""

from __future__ import annotations

import pytest
from dealing import NEAR
from leading import acting
from races.racing import HERE, battle, become, meet, race_game
from readings.agendas import lawful, totals
from readings.planning import HOME, ready
from readings.reading import actions, enact, refuse, turn, wide
from skirmish import army, fight, fleets, rolled, until
from strategic import exhaust, holding, plays
from tables import asks, game_of, hold, offers, play, put, say, strategy_cards
from trial import give
from voting import senate, vote

from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.official.game import Game
from mecatol.rules.state import CardId, Law, Seat

# -- Nova Seed: remove this card from the game ---------------------------------------------------------------------------


def seeded(ruleset: str, race: str = "muaat", card: str = "nova_seed", tile: str = "thibah") -> Game:
    """A player controls a system, with ships in it, and could burn it."""
    game = wide(race_game(ruleset, race, upgrades=[card], tiles={HERE: tile}))
    put(game, 0, HERE, "2 cruiser")
    hold(game, 0, tile)
    return game


@pytest.mark.content("official:upgrade/nova_seed")
def test_a_nova_seed_that_was_used_is_no_technology_any_more() -> None:
    """The card is out of the game: it counts as no advance and is not for sale again."""
    game = seeded("official")
    after = game_of(turn(game, "nova_seed"))
    assert (after.player(0).technologies, after.technology.of_race(0)) == ([], ["magmus_reactor"])


@pytest.mark.content("official:upgrade/nova_seed", "official:upgrade/valefar_assimilator")
def test_an_assimilator_that_was_a_nova_seed_goes_with_it() -> None:
    """It copies nothing again; the second one still can."""
    game = seeded("official -tactical_retreats", "nekro", "valefar_assimilator")
    game.technology.copy(0, "valefar_assimilator", "nova_seed")
    after = game_of(turn(game, "nova_seed"))
    assert after.player(0).technologies == []
    give(after, 1, "mark_ii_advanced_carriers", "cybernetics")
    table = enact(battle(after, "3 cruiser", "destroyer", dice=[10, 10, 10]), "mark_ii_advanced_carriers")
    assert game_of(refuse(table)).player(0).technologies == ["valefar_assimilator_second"]


@pytest.mark.content("sa17:upgrade/nova_seed", "official:upgrade/nova_seed")
@pytest.mark.parametrize("ruleset", ["official", "sa17"])
def test_a_special_system_burns_too(ruleset: str) -> None:
    """Only Mecatol Rex, Home Systems and what lies next to a Special System are spared."""
    assert "nova_seed" in actions(seeded(ruleset, tile="everra"))


# -- Corrupt Empire: through a Space Battle or an Invasion Combat --------------------------------------------------------


def raided(ruleset: str, theirs: str) -> Game:
    """A fleet comes upon a floating dock of the Saar, and what is beside it."""
    game = race_game(f"{ruleset} -tactical_retreats", "sol", "saar", seats=3)
    if ruleset == "sa17":
        lawful(game, Law(CardId("corrupt_empire"), "player:1"))
    fleet = meet(wide(game), "3 cruiser", theirs)
    table = refuse(acting(fleet, HERE, "space_battle.begin", "landing.begin", dice=[10, 10, 10, 1]))
    assert not game_of(table).board.docks_of(1)
    return game_of(table)


@pytest.mark.content("sa17:political/corrupt_empire", "sa17:ability/saar_mobile_docks")
def test_a_floating_dock_falls_with_the_fleet_beaten_beside_it() -> None:
    """A Space Dock that is destroyed through a Space Battle can only be one of the Saar; without a battle nobody gets a point."""
    assert totals(raided("sa17", "space_dock, destroyer")) == [1, 0, 0]
    assert totals(raided("sa17", "space_dock")) == [0, 0, 0]


@pytest.mark.content("official:ability/saar_mobile_docks")
def test_a_combat_ends_with_the_destruction_of_a_floating_dock() -> None:
    for theirs, met in (("space_dock, destroyer", True), ("space_dock", False)):
        assert raided("official", theirs).objectives.qualifies(0, "destroy_space_dock_in_combat") is met


# -- the scholars of Jol-Nar ---------------------------------------------------------------------------------------------


SCHOOLS = [("sa17", "technology"), ("official", "technology_ii")]


def aggressive(ruleset: str, race: str, card: str, speaking: Seat, goods: int = 0) -> Table:
    """A race uses the secondary of a card of its own after a council that somebody has called; it can pay so much."""
    game = senate(ruleset=ruleset)
    become(game, 0, race)
    strategy_cards(game, {card: 0, "assembly": 0})
    exhaust(game, 0, goods)
    game.player(0).strategy = 0
    game.board.action.seat = speaking
    return say(vote(game, "aggressive_strategy"), 0, card)


@pytest.mark.content("sa17:ability/jol_nar_scholars", "official:ability/jol_nar_scholars")
@pytest.mark.content("sa17:political/aggressive_strategy", "official:political/aggressive_strategy")
@pytest.mark.parametrize("speaking", [0, 1])
@pytest.mark.parametrize(("ruleset", "card"), SCHOOLS)
def test_scholars_study_with_whatever_secondary_of_technology_they_use(ruleset: str, card: str, speaking: Seat) -> None:
    """An Aggressive Strategy gives them that of their own card, whoever has called the council and with nothing to pay."""
    assert asks(aggressive(ruleset, "jol_nar", card, speaking), 0) == "scholars"


@pytest.mark.content("sa17:ability/xxcha_diplomats_way", "sa17:political/aggressive_strategy")
@pytest.mark.parametrize("speaking", [0, 1])
def test_diplomats_go_their_way_with_a_card_of_their_own(speaking: Seat) -> None:
    """When they execute the secondary: not only that of somebody else's card."""
    assert asks(aggressive("sa17", "xxcha", "diplomacy", speaking, 9), 0) == "diplomats_way"


# -- Graviton Laser System: in each action one PDS, one roll -------------------------------------------------------------


def lasers(*answers: str) -> Table:
    """Ships stay in two systems of a Transfer Action: one battery reaches both of them, the other only the first."""
    game = ready()
    give(game, 1, "graviton_laser_system", "deep_space_cannon")
    hold(game, 1, "lazar", "mecatol_rex")
    put(game, 1, "lazar", "pds")
    put(game, 1, "mecatol_rex", "pds")
    put(game, 0, HOME, "cruiser")
    put(game, 0, NEAR, "3 cruiser")
    table = play(game, Step("transfer.begin", 0), dice=[1] * 9)
    say(table, 0, f"system:{NEAR}", "done")
    return say(table, 1, "fire:0", *answers)


def test_a_laser_fires_once_more_in_an_action_wherever_it_goes_on() -> None:
    """Not once in each of its systems, and only where the PDS reaches; its owner may wait for the second."""
    table = lasers()
    assert (asks(table, 1), len(offers(table, 1))) == ("one_more_shot", 3)
    assert "one_more_shot" not in asks(lasers("fire:0:planet:mecatol_rex"), 1)
    assert [faces for _, faces, _ in rolled(lasers("no"), 1)] == [[1], [1], [1]]


# -- Stray Shot: during a Space Battle -----------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/stray_shot")
@pytest.mark.parametrize(("mine", "technology"), [("2 cruiser", "assault_cannon"), ("destroyer", "cybernetics")])
def test_shots_before_the_first_round_go_astray_too(mine: str, technology: str) -> None:
    """A barrage and what else fires before combat are the opponent's hits in the battle."""
    game = fleets(mine, "2 fighter, 2 cruiser", seat_1="stray_shot")
    give(game, 0, technology)
    hold(game, 0, "thibah")
    put(game, 0, "thibah", "2 ground_force")
    table = until(fight(game, 10, 10, 1, 1), "hits_scored", 1)
    say(table, 1, "card:stray_shot")
    assert [(group.kind, group.count) for group in army(table, 0, "thibah")] == [("ground_force", 1)]


# -- Regressive Rhetoric: with the secondary of Technology ---------------------------------------------------------------


@pytest.mark.content("sa17:political/regressive_rhetoric")
def test_whoever_plays_technology_pays_seven_for_what_he_buys() -> None:
    """Option b carries out the secondary up to three times; what option a gives costs nothing as ever."""
    game = lawful(holding("sa17", {"technology": 0}), Law(CardId("regressive_rhetoric"), ""))
    exhaust(game, 0, goods=9)
    table = say(plays(game, "technology"), 0, "b", "hylar_v_assault_laser")
    assert game_of(refuse(table)).player(0).trade_goods == 2
