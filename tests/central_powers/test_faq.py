"""The answers of Central Powers' list of questions; where they say what the official game does, they are asked there too."""

from __future__ import annotations

import pytest
from claiming import Position, gains, has, holds, invades, shown
from leading import acting
from races.racing import HERE, HOME, become, landed, race_game, rolls, units_in
from strategic import exhaust
from tables import asks, game_of, hold, offers, play, put, say
from trial import give

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.central_powers.game import Game as CentralPowers
from mecatol.rules.moments import Firing
from mecatol.rules.official.game import Game
from mecatol.rules.state import PlanetId

OFFICIALLY_TOO = pytest.mark.parametrize("ruleset", ["official -tactical_retreats", "cp -tactical_retreats"])
RULES = "cp -tactical_retreats"
THIBAH = "planet:thibah"

# -- Dreadnoughts and Flagships (FAQ 11, FAQ 34, FAQ 35) ---------------------------------------------------------------


@pytest.mark.rule("CP-FAQ-15")
def test_dreadnoughts_roll_two_dice_in_space_battles_and_nowhere_else() -> None:
    game = race_game(RULES, "sol", "hacan")
    give(game, 0, "assault_cannon")
    hold(game, 1, "thibah")
    put(game, 1, "thibah", "2 ground_force")
    put(game, 0, "thibah", "ground_force")
    put(game, 0, HERE, "dreadnought")
    put(game, 1, HERE, "cruiser")
    steps = ("space_battle.begin", "bombardment.begin", "invasion.begin")
    table = acting(game, HERE, *steps, dice=[1, 10, 1, 1, 10] + [1] * 3 + [10] * 9)
    say(table, 0, "bombard:thibah:dreadnought", "done")
    dice = [(purpose, len(faces)) for purpose, kind, faces, _ in rolls(table, 0) if kind == "dreadnought"]
    assert dice == [("precombat", 1), ("battle", 2), ("bombardment", 1)]


def besieged(race: str, *technologies: str) -> Game:
    """A race with its Flagship before a planet with Ground Forces and a PDS, on which it has landed."""
    game = race_game(RULES, race, "hacan")
    give(game, 0, *technologies)
    hold(game, 1, "thibah")
    put(game, 1, "thibah", "3 ground_force, pds")
    put(game, 0, "thibah", "ground_force")
    put(game, 0, HERE, "flagship")
    return game


@pytest.mark.rule("CP-FAQ-70", "CP-FAQ-71", "CP-FAQ-72", "CP-EX-02", "CP-EX-03", "CP-EX-04")
@pytest.mark.content("cp:ability/l1z1x_dreadnought_gunnery")
@pytest.mark.parametrize(
    ("race", "dice", "needed"),
    [("naalu", 1, 5), ("norr", 1, 4), ("l1z1x", 1, 4), ("letnev", 2, 5), ("jol_nar", 1, 6)],
)
def test_flagships_bombard_through_shields_with_graviton_negator(race: str, dice: int, needed: int) -> None:
    table = acting(besieged(race, "graviton_negator"), HERE, "bombardment.begin", dice=[1] * 4)
    say(table, 0, "bombard:thibah:flagship", "done")
    assert [(kind, len(faces), value) for _, kind, faces, value in rolls(table, 0)] == [("flagship", dice, needed)]


@pytest.mark.rule("CP-FAQ-70", "CP-EX-04")
def test_without_graviton_negator_only_the_arc_secundus_bombards_and_with_one_die() -> None:
    assert not offers(acting(besieged("norr"), HERE, "bombardment.begin"), 0)
    table = acting(besieged("letnev"), HERE, "bombardment.begin", dice=[1])
    say(table, 0, "bombard:thibah:flagship", "done")
    assert [len(faces) for _, _, faces, _ in rolls(table, 0)] == [1]


@pytest.mark.rule("CP-FAQ-73")
@pytest.mark.content("cp:flagship/norr")
@OFFICIALLY_TOO
def test_the_flagship_of_the_norr_helps_in_space_battles_alone(ruleset: str) -> None:
    game = race_game(ruleset, "norr")
    put(game, 0, HERE, "flagship")
    here = Hex(HERE)
    assert game.combat.value(Firing(0, "cruiser", "battle", here)) == 5
    assert game.combat.value(Firing(0, "ground_force", "invasion", here, PlanetId("thibah"))) == 7
    assert game.combat.value(Firing(0, "pds", "space_cannon", here)) == 5


# -- the Yin (FAQ 26) --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-FAQ-57", "CP-EX-07")
@pytest.mark.content("cp:ability/yin_conversion")
def test_the_only_defender_is_converted_without_a_die_and_the_invasion_counts() -> None:
    def become_yin(at: Position) -> None:
        become(at.game, 0, "yin")

    def no_die_was_cast(at: Position) -> None:
        assert at.game.board.planet(PlanetId("thibah")).owner == 0

    lacking = [become_yin, holds("thibah", seat=1), has("thibah", "ground_force", seat=1)]
    shown("cp", "invade_defended_planet", (lacking, [invades("thibah", army="ground_force"), no_die_was_cast]))
    table = landed(race_game(RULES, "yin", "sol"), "ground_force", "ground_force")
    assert rolls(table, 0) == rolls(table, 1) == []
    assert units_in(table, 0, THIBAH) == {"ground_force": 2}


@pytest.mark.rule("CP-FAQ-58")
@pytest.mark.content("cp:ability/yin_conversion")
@pytest.mark.parametrize("garrison", ["", "pds", "mechanized_unit"])
def test_nobody_is_converted_where_no_ground_force_stands(garrison: str) -> None:
    game = race_game(RULES, "yin", "sol")
    hold(game, 1, "thibah")
    if garrison:
        put(game, 1, "thibah", garrison)
    put(game, 0, HERE, "carrier")
    put(game, 0, "thibah", "4 ground_force")
    table = acting(game, HERE, "invasion.begin", dice=[1] + [10] * 3 if garrison == "pds" else [10] * 4 + [1] * 2)
    assert units_in(table, 0, THIBAH)["ground_force"] == 4
    assert game_of(table).board.planet(PlanetId("thibah")).owner == 0


@pytest.mark.rule("CP-FAQ-55", "CP-FAQ-58")
@pytest.mark.content("cp:ability/yin_conversion")
def test_the_yin_convert_nobody_on_a_planet_they_have_no_ground_units_on() -> None:
    game = race_game(RULES, "sol", "yin")
    hold(game, 1, "thibah")
    put(game, 1, "thibah", "pds")
    put(game, 0, HERE, "carrier")
    put(game, 0, "thibah", "2 ground_force")
    table = acting(game, HERE, "invasion.begin", dice=[1])
    assert units_in(table, 0, THIBAH) == {"ground_force": 2}


# -- Gen Synthesis (FAQ 31) --------------------------------------------------------------------------------------------


def synthesis(table: Table) -> list[list[int]]:
    """The dice by which Ground Forces were saved."""
    return [faces for purpose, _, faces, _ in rolls(table, 1) if purpose == "gen_synthesis"]


def invaded(dice: list[int]) -> Table:
    """Whose owner has Gen Synthesis: Arc Prime with two Ground Forces is invaded by three, his other home planet is lost."""
    game = race_game(RULES, "sol", "letnev", seats=3)
    give(game, 1, "gen_synthesis")
    home = [planet.id for planet in game.board.home_planets(1)]
    for planet in home[1:]:
        hold(game, 0, planet)
    put(game, 1, home[0], "2 ground_force")
    put(game, 0, home[0], "3 ground_force")
    place = game.board.home(1)
    put(game, 0, place, "carrier")
    return acting(game, place, "invasion.begin", "tactical.end", dice=dice)


ARC_PRIME = "planet:arc_prime"


@pytest.mark.rule("CP-FAQ-63")
def test_saved_ground_forces_take_no_part_in_the_combat_and_come_back_with_the_next_turn() -> None:
    # one defender falls and is saved; then the other one holds the planet alone
    table = invaded([10, 1, 1, 7, 7, 9, 1, 7])
    assert synthesis(table) == [[9]]
    assert [len(faces) for purpose, _, faces, _ in rolls(table, 1) if purpose == "invasion"] == [2, 1]
    assert units_in(table, 1, ARC_PRIME) == {"ground_force": 1}
    turn = play(game_of(table), Step("action_phase.turn", 1))
    assert units_in(turn, 1, ARC_PRIME) == {"ground_force": 2}
    again = play(game_of(turn), Step("action_phase.turn", 1))
    assert units_in(again, 1, ARC_PRIME) == {"ground_force": 2}


@pytest.mark.rule("CP-FAQ-64")
def test_saved_ground_forces_of_who_has_passed_come_back_in_the_status_phase() -> None:
    game = game_of(invaded([10, 1, 1, 7, 7, 9, 1, 7]))
    game.player(1).passed = True
    table = play(game, Step("status_phase.start"))
    assert units_in(table, 1, ARC_PRIME) == {"ground_force": 2}


@pytest.mark.rule("CP-FAQ-65", "CP-EX-08")
def test_saved_ground_forces_are_lost_with_the_only_home_planet() -> None:
    table = invaded([10, 10, 1, 1, 1, 9, 9])
    assert synthesis(table) == [[9, 9]]
    assert game_of(table).board.planet(PlanetId("arc_prime")).owner == 0
    before = game_of(table).board.on_board(1, "ground_force")
    turn = play(game_of(table), Step("action_phase.turn", 1))
    assert game_of(turn).board.on_board(1, "ground_force") == before == 0
    hold(game_of(turn), 1, "arc_prime")
    later = play(game_of(turn), Step("action_phase.turn", 1))
    assert game_of(later).board.on_board(1, "ground_force") == 0


@pytest.mark.rule("CP-FAQ-37", "CP-FAQ-65")
def test_saved_ground_forces_are_lost_where_a_cease_fire_zone_shuts_their_home() -> None:
    game = game_of(invaded([10, 1, 1, 7, 7, 9, 1, 7]))
    assert isinstance(game, CentralPowers)
    game.cease_fire.declare(0, game.board.home(1))
    game.board.lay_counter(1, game.board.home(1), "reinforcements")
    turn = game_of(play(game, Step("action_phase.turn", 1)))
    assert isinstance(turn, CentralPowers)
    turn.cease_fire.end(turn.board.home(1))
    later = play(turn, Step("action_phase.turn", 1))
    assert units_in(later, 1, ARC_PRIME) == {"ground_force": 1}


# -- the Saar (FAQ 32) -------------------------------------------------------------------------------------------------


def saar_at(ruleset: str, seat: int) -> Position:
    """A position in which the Saar sit at a seat, and the home there is theirs."""
    at = Position(ruleset)
    become(at.game, seat, "saar")
    return at


def conquered(at: Position, seat: int) -> None:
    """The first player takes all planets of somebody's Home System."""
    for planet in at.game.board.home_planets(seat):
        gains(planet.id)(at)


@pytest.mark.rule("CP-FAQ-66", "CP-EX-09")
@pytest.mark.content("cp:ability/saar_uncounted_home")
def test_the_home_of_the_saar_does_not_count_for_domination() -> None:
    for seat, met in ((2, False), (0, True)):
        at = saar_at("cp", seat)
        for victim in (1, 2):
            conquered(at, victim)
        assert at.game.objectives.qualifies(0, "domination") is met


@pytest.mark.rule("CP-FAQ-67", "CP-FAQ-68")
@pytest.mark.parametrize("card", ["threatening", "antagonist", "conqueror"])
def test_the_home_of_the_saar_is_none_for_secret_and_preliminary_objectives(card: str) -> None:
    for ruleset, met in (("cp", False), ("official", True)):
        at = saar_at(ruleset, 1)
        conquered(at, 1)
        near = list(at.game.galaxy.adjacent(at.game.board.home(1)))
        if card == "threatening":
            near += at.game.galaxy.adjacent(at.game.board.home(2))
        for hex_ in near if card != "conqueror" else []:
            put(at.game, 0, hex_, "cruiser")
            hold(at.game, 0, *(planet.id for planet in at.game.board.system(hex_).planets))
        assert at.game.objectives.qualifies(0, card) is met, ruleset


@pytest.mark.rule("CP-FAQ-68")
def test_the_saar_themselves_still_have_a_home() -> None:
    at = saar_at("cp", 0)
    conquered(at, 1)
    assert at.game.objectives.qualifies(0, "conqueror")


# -- production (FAQ 33) -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-FAQ-69")
@pytest.mark.parametrize(
    ("units", "shared", "apart"),
    [(("fighter", "ground_force"), 1, 2), (("fighter",) * 3 + ("ground_force",), 2, 3), (("fighter",), 1, 1)],
)
def test_a_resource_buys_a_fighter_and_a_ground_force(units: tuple[str, ...], shared: int, apart: int) -> None:
    for ruleset, cost in (("cp", shared), ("official", apart)):
        game = race_game(ruleset, "hacan")
        put(game, 0, "jord", "space_dock")
        exhaust(game, 0, goods=9)
        table = play(game, Step("production.produce_units", 0, HOME))
        say(table, 0, *(f"build:{unit}" for unit in units), "done")
        assert game_of(table).player(0).trade_goods == 9 - cost


@pytest.mark.rule("CP-FAQ-69")
def test_both_take_their_share_of_the_dock() -> None:
    game = race_game("cp", "hacan")
    hold(game, 0, "thibah")
    put(game, 0, "thibah", "space_dock")
    exhaust(game, 0, goods=9)
    table = play(game, Step("production.produce_units", 0, HERE))
    say(table, 0, "build:fighter", "build:ground_force", "build:fighter")
    assert (asks(table, 0), offers(table, 0)) == ("produce", ["undo_last", "done"])
