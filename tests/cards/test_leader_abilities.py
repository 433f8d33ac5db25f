"""What Admirals, Generals and Scientists do, officially and in build 17."""

from __future__ import annotations

import pytest
from leading import acting, lead
from tables import ASCENSION, asks, game_of, hold, new_game, offers, put, say, told
from trial import give, trial

from mecatol.core.hexes import Hex
from mecatol.core.table import Table
from mecatol.rules import forces
from mecatol.rules.naming import in_system
from mecatol.rules.official.game import Game
from mecatol.rules.state import CardId, Leader, Place, PlanetId

HOME = "0,-2"
HERE = "1,0"  # Thibah
TWINS = "1,1"  # Arnor and Lor
BOTH = pytest.mark.parametrize("ruleset", ["official", "sa17"])
EDITIONS = pytest.mark.parametrize("ruleset", ["sa17", "sa_es"])


def leader(table: Table, name: str) -> Leader:
    return game_of(table).leaders.find(name)


def rolls(table: Table, purpose: str) -> list[tuple[int, str, list[int], int]]:
    events = [event for event in table.events_since(None) if event["event"] == "rolled" and event["purpose"] == purpose]
    return [(e["seat"], e["kind"], list(e["faces"]), e["needed"]) for e in events]


def use(table: Table, seat: int, what: str) -> None:
    """A seat uses an ability that it is offered once."""
    say(table, seat, next(key for key in offers(table, seat) if key.startswith("use:") and key.endswith(what)))


# -- Admiral -------------------------------------------------------------------------------------------------------------------


def fleets(ruleset: str, mine: str, theirs: str, seats: int = 2) -> Game:
    """Seat 0 has moved into a system where seat 1 has ships."""
    game = new_game(ruleset, seats)
    put(game, 0, HERE, mine)
    put(game, 1, HERE, theirs)
    game.board.lay_counter(0, Hex(HERE), "pool")
    return game


@BOTH
@pytest.mark.rule("OFF-OPT-LDR-7")
def test_the_ship_with_the_admiral_rolls_one_more_die(ruleset: str) -> None:
    game = fleets(ruleset + " -tactical_retreats", "2 cruiser, destroyer", "destroyer")
    lead(game, 0, "sol_delouis", f"system:{HERE}", "cruiser")
    table = acting(game, HERE, "space_battle.begin", dice=[10] * 5)
    mine = {kind: faces for seat, kind, faces, _ in rolls(table, "battle") if seat == 0}
    assert {kind: len(faces) for kind, faces in mine.items()} == {"cruiser": 3, "destroyer": 1}


@BOTH
@pytest.mark.rule("OFF-OPT-LDR-9")
def test_two_admirals_give_two_ships_a_die_but_never_one_ship_two(ruleset: str) -> None:
    for ships, dice in (("cruiser", 2), ("2 cruiser", 4)):
        game = fleets(ruleset + " -tactical_retreats", ships, "destroyer")
        lead(game, 0, "sol_delouis", f"system:{HERE}", "cruiser")
        lead(game, 0, "winnu_rickar", f"system:{HERE}", "cruiser")
        table = acting(game, HERE, "space_battle.begin", dice=[10] * 6)
        assert [len(faces) for seat, _, faces, _ in rolls(table, "battle") if seat == 0] == [dice]


@pytest.mark.rule("SA17-UNI-10")
def test_the_admirals_die_is_added_before_damage_takes_dice_away() -> None:
    game = fleets("sa17 -tactical_retreats", "dreadnought*1, war_sun*2", "destroyer")
    lead(game, 0, "sol_delouis", f"system:{HERE}", "dreadnought")
    lead(game, 0, "winnu_rickar", f"system:{HERE}", "war_sun")
    table = acting(game, HERE, "space_battle.begin", dice=[10] * 6)
    mine = {kind: len(faces) for seat, kind, faces, _ in rolls(table, "battle") if seat == 0}
    assert mine == {"dreadnought": 2, "war_sun": 2}


@BOTH
@pytest.mark.rule("OFF-OPT-LDR-7")
def test_a_dreadnought_with_the_admiral_moves_one_further(ruleset: str) -> None:
    game = new_game(ruleset)
    put(game, 0, HOME, "2 dreadnought")
    lead(game, 0, "sol_delouis", "planet:jord")
    lead(game, 0, "sol_rev", "planet:jord")
    table = acting(game, "0,0", "movement.move")
    assert offers(table, 0) == ["ship:0,-2:dreadnought+sol_delouis", "done"]
    say(table, 0, "ship:0,-2:dreadnought+sol_delouis")
    assert not any(key.startswith("ship:") for key in offers(table, 0)), "that one alone"
    say(table, 0, "done")
    assert (leader(table, "sol_delouis").where, leader(table, "sol_delouis").ship) == ("system:0,0", "dreadnought")


@pytest.mark.rule("OFF-OPT-LDR-7")
def test_officially_an_attacked_fleet_without_an_admiral_cannot_retreat() -> None:
    game = fleets("official", "cruiser", "cruiser")
    game.board.lay_counter(1, Hex(TWINS), "pool")
    lead(game, 0, "sol_delouis", f"system:{HERE}")
    table = acting(game, HERE, "space_battle.begin", dice=[1, 1, 1, 10])
    assert asks(table, 1) != "retreat"
    assert "retreatannounced" not in told(table)


@pytest.mark.rule("OFF-OPT-LDR-7")
def test_officially_with_an_admiral_of_its_own_it_can() -> None:
    game = fleets("official", "cruiser", "cruiser")
    game.board.lay_counter(1, Hex(TWINS), "pool")
    lead(game, 0, "sol_delouis", f"system:{HERE}")
    lead(game, 1, "letnev_unlenn", f"system:{HERE}")
    table = acting(game, HERE, "space_battle.begin", dice=[1] * 300)
    assert (asks(table, 1), f"retreat:{TWINS}" in offers(table, 1)) == ("retreat", True)


@pytest.mark.rule("OFF-OPT-LDR-7")
def test_the_refusal_names_the_clause() -> None:
    game = fleets("official", "cruiser", "cruiser")
    game.board.lay_counter(1, Hex(TWINS), "pool")
    lead(game, 0, "sol_delouis", f"system:{HERE}")
    found: list[object] = []

    async def look(game: Game) -> None:
        game.space_battle._open(0, 1, Hex(HERE))
        found.append(game.explain(1, f"retreat:{TWINS}").allowed)  # before the battle it is not the Admiral's business
        game.board.battle.round = 1
        found.append(game.explain(1, f"retreat:{TWINS}").clause)

    acting(game, HERE)
    trial(game, look)
    assert found == [True, "OFF-OPT-LDR-7"]


def announced() -> Table:
    """Seat 1 has announced a retreat from seat 0 and his Admiral."""
    game = fleets("sa17", "cruiser", "cruiser")
    lead(game, 0, "sol_delouis", f"system:{HERE}")
    table = acting(game, HERE, "space_battle.begin", dice=[1] * 300)
    while asks(table, 0) == "retreat":
        say(table, 0, "no")
    say(table, 1, f"retreat:{TWINS}")
    return table


@pytest.mark.rule("SA17-LDR-07")
def test_the_admirals_owner_is_asked_whether_the_enemy_may_retreat() -> None:
    table = announced()
    assert asks(table, 0) == "retreat_announced"
    say(table, 0, "pass")
    assert "retreated" in told(table)
    assert game_of(table).board.ships(1, Hex(TWINS))
    table = announced()
    use(table, 0, "hold_fleet")
    assert "retreated" not in told(table)
    assert forces.count(game_of(table).board.ships(1, Hex(HERE))) == 1
    assert 1 not in game_of(table).board.system(Hex(TWINS)).counters, "nothing was paid"


@pytest.mark.rule("SA17-LDR-07")
def test_nobody_is_asked_where_the_enemy_has_an_admiral_too() -> None:
    game = fleets("sa17", "cruiser", "cruiser")
    lead(game, 0, "sol_delouis", f"system:{HERE}")
    lead(game, 1, "letnev_unlenn", f"system:{HERE}")
    table = acting(game, HERE, "space_battle.begin", dice=[1] * 300)
    while asks(table, 0) == "retreat":
        say(table, 0, "no")
    say(table, 1, f"retreat:{TWINS}")
    assert "retreated" in told(table)


# -- General -------------------------------------------------------------------------------------------------------------------


def invasion(ruleset: str, landed: str, garrison: str) -> Game:
    """Seat 1 holds Arnor, seat 0 has landed there."""
    game = new_game(ruleset)
    hold(game, 1, "arnor")
    put(game, 1, "arnor", garrison)
    put(game, 0, "arnor", landed)
    put(game, 0, TWINS, "carrier")
    return game


def needed(table: Table, purpose: str = "invasion") -> dict[tuple[int, str], int]:
    return {(seat, kind): value for seat, kind, _, value in rolls(table, purpose)}


@pytest.mark.rule("OFF-OPT-LDR-6", "OFF-OPT-LDR-9")
def test_an_official_general_gives_defending_ground_forces_one_and_attackers_none() -> None:
    game = invasion("official", "ground_force", "ground_force, mechanized_unit")
    lead(game, 0, "norr_shval", "planet:arnor")
    lead(game, 1, "letnev_farran", "planet:arnor")
    lead(game, 1, "norr_sekkus", "planet:arnor")
    table = acting(game, TWINS, "invasion.begin", dice=[1] * 40)
    found = needed(table)
    assert found[0, "ground_force"] == 8
    assert found[1, "ground_force"] == 7, "two Generals are no better than one"
    assert found[1, "mechanized_unit"] == game.content.units["mechanized_unit"].combat


@pytest.mark.rule("SA17-LDR-05")
def test_in_build_17_generals_give_one_in_attack_and_in_defence() -> None:
    game = invasion("sa17", "ground_force, mechanized_unit", "ground_force")
    lead(game, 0, "norr_shval", "planet:arnor")
    lead(game, 1, "letnev_farran", "planet:arnor")
    table = acting(game, TWINS, "invasion.begin", dice=[1] * 40)
    armor = game.content.units["mechanized_unit"].combat
    assert needed(table) == {(0, "ground_force"): 7, (0, "mechanized_unit"): armor - 1, (1, "ground_force"): 7}


@EDITIONS
@pytest.mark.rule("SA17-LDR-27", "SAES-LDR-23")
def test_a_captive_general_gives_neither_side_anything(ruleset: str) -> None:
    game = invasion(ruleset, "ground_force", "ground_force")
    lead(game, 0, "norr_shval", "planet:arnor", captor=1)
    table = acting(game, TWINS, "invasion.begin", dice=[10, 10])
    assert needed(table) == {(0, "ground_force"): 8, (1, "ground_force"): 8}
    assert "dice_rolled" not in (asks(table, 0), asks(table, 1))


@pytest.mark.rule("OFF-OPT-LDR-6")
def test_an_official_general_has_two_of_the_attackers_dice_rolled_again_each_once() -> None:
    game = invasion("official", "3 ground_force", "ground_force")
    lead(game, 0, "norr_shval", "planet:arnor")
    lead(game, 1, "letnev_farran", "planet:arnor")
    table = acting(game, TWINS, "invasion.begin", dice=[1, 2, 3, 1, 4, 9, 10])
    assert asks(table, 0) == "dice_rolled"
    assert not table.asked(1), "the defender does not roll again"
    assert [key.partition(":")[2].partition(":")[2] for key in offers(table, 0)] == ["die:0", "die:1", "die:2", ""]
    use(table, 0, "die:0")
    assert [key.partition(":")[2].partition(":")[2] for key in offers(table, 0)] == ["die:1", "die:2", ""]
    use(table, 0, "die:1")
    assert rolls(table, "again") == [(0, "ground_force", [4], 8), (0, "ground_force", [9], 8)]
    again = [event["hits"] for event in table.events_since(None) if event.get("purpose") == "again"]
    assert again == [0, 1], "that the nine hit is told"
    assert game_of(table).board.planet(PlanetId("arnor")).owner == 0, "the nine was a hit"


@pytest.mark.rule("OFF-OPT-LDR-9")
def test_the_re_rolls_of_two_generals_add_up() -> None:
    game = invasion("official", "4 ground_force", "ground_force")
    lead(game, 0, "norr_shval", "planet:arnor")
    lead(game, 0, "norr_sekkus", "planet:arnor")
    table = acting(game, TWINS, "invasion.begin", dice=[1, 2, 3, 4, 1, 1, 1, 1, 8])
    for number in range(4):
        say(table, 0, next(key for key in offers(table, 0) if key.endswith(f"die:{number}")))
    assert len(rolls(table, "again")) == 4
    assert game_of(table).board.planet(PlanetId("arnor")).owner == 0


@pytest.mark.rule("SA17-LDR-06", "SA17-LDR-05")
def test_in_build_17_both_re_rolls_may_go_to_one_die_in_defence_too() -> None:
    game = invasion("sa17", "ground_force", "2 ground_force")
    lead(game, 1, "letnev_farran", "planet:arnor")
    table = acting(game, TWINS, "invasion.begin", dice=[1, 2, 2, 3, 7])
    assert asks(table, 1) == "dice_rolled"
    assert [key.rpartition(":")[2] for key in offers(table, 1)] == ["0", "pass"], "dice that are alike are one"
    use(table, 1, "die:0")
    use(table, 1, "die:0")
    assert rolls(table, "again") == [(1, "ground_force", [3], 7), (1, "ground_force", [7], 7)]
    assert not game_of(table).board.army(0, PlanetId("arnor"))


@pytest.mark.rule("SA17-LDR-06")
def test_each_round_has_its_own_re_rolls() -> None:
    game = invasion("sa17", "ground_force", "ground_force")
    lead(game, 0, "norr_shval", "planet:arnor")
    table = acting(game, TWINS, "invasion.begin", dice=[1, 1, 2, 2, 1, 1, 10])
    use(table, 0, "die:0")
    use(table, 0, "die:0")
    assert asks(table, 0) == "dice_rolled", "the second round"
    use(table, 0, "die:0")
    say(table, 0, "pass")
    assert game_of(table).board.planet(PlanetId("arnor")).owner == 0


@BOTH
@pytest.mark.rule("OFF-OPT-LDR-6")
def test_bombardment_of_a_generals_planet_is_four_worse(ruleset: str) -> None:
    game = new_game(ruleset)
    hold(game, 1, "arnor")
    put(game, 1, "arnor", "2 ground_force")
    put(game, 0, TWINS, "war_sun")
    lead(game, 1, "letnev_farran", "planet:arnor")
    table = acting(game, TWINS, "bombardment.begin", dice=[6, 6, 6])
    say(table, 0, "bombard:arnor:war_sun", "done")
    assert needed(table, "bombardment") == {(0, "war_sun"): 7}
    assert forces.count(game_of(table).board.army(1, PlanetId("arnor"))) == 2


# -- Scientist -----------------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("OFF-OPT-LDR-4", "OFF-OPT-LDR-9")
def test_a_scientists_specialty_counts_twice(ruleset: str) -> None:
    game = new_game(ruleset)
    hold(game, 0, "lor", "vefut_ii")
    assert game.technology.discount(0, "red") == 2
    lead(game, 0, "jol_nar_sucaban", "planet:lor")
    assert game.technology.discount(0, "red") == 3
    assert game.technology.discount(0, "blue") == 0
    lead(game, 0, "jol_nar_rin_scientist", "planet:lor")
    assert game.technology.discount(0, "red") == 3, "two in one place are no better"
    game.leaders.place("jol_nar_rin_scientist", Place("planet:vefut_ii"))
    assert game.technology.discount(0, "red") == 4
    game.board.exhaust(PlanetId("lor"), "test")
    assert game.technology.discount(0, "red") == 2


@pytest.mark.rule("OFF-OPT-LDR-4")
def test_a_planet_with_two_specialties_of_a_colour_gives_three() -> None:
    content = new_game("official").content
    tile = next(tile for tile, system in content.systems.items() if any(p.id == "industrex" for p in system.planets))
    game = new_game("official", tiles={HERE: tile})
    hold(game, 0, "industrex")
    lead(game, 0, "jol_nar_sucaban", "planet:industrex")
    assert game.technology.discount(0, "red") == 3


@ASCENSION
@pytest.mark.rule("SA17-ART-03", "SAES-ART-02")
def test_a_scientist_beside_an_artifact_doubles_it(ruleset: str) -> None:
    in_its_system = 2 if ruleset == "sa_es" else 1
    game = new_game(ruleset)
    token = next(f"{key}#1" for key, card in game.cards.artifacts.items() if card.colour == "red")
    game.state.artifacts = {Place("planet:arnor"): [CardId(token)]}
    game.state.known[token] = [0, 1]
    hold(game, 0, "arnor")
    game.board.exhaust(PlanetId("arnor"), "test")
    assert game.technology.discount(0, "red") == 1
    lead(game, 0, "jol_nar_sucaban", "planet:arnor")
    assert game.technology.discount(0, "red") == 2
    put(game, 0, TWINS, "cruiser")
    hold(game, 0, "wellon")
    for elsewhere, discount in ((f"system:{TWINS}", in_its_system), ("planet:wellon", 1)):
        game.leaders.place("jol_nar_sucaban", Place(elsewhere))
        assert game.technology.discount(0, "red") == discount
    game = new_game(ruleset)
    game.state.artifacts = {in_system(Hex(HERE)): [CardId(token)]}
    game.state.known[token] = [0, 1]
    put(game, 0, HERE, "cruiser")
    game.artifacts.occupy(in_system(Hex(HERE)))
    assert game.technology.discount(0, "red") == 1
    lead(game, 0, "jol_nar_sucaban", "planet:thibah")
    assert game.technology.discount(0, "red") == in_its_system
    game.leaders.place("jol_nar_sucaban", in_system(Hex(HERE)))
    assert game.technology.discount(0, "red") == 2


@pytest.mark.rule("SAES-ART-02")
def test_two_scientists_in_the_system_of_an_artifact_double_it_once() -> None:
    game = new_game("sa_es")
    token = next(f"{key}#1" for key, card in game.cards.artifacts.items() if card.colour == "red")
    game.state.artifacts = {Place("planet:arnor"): [CardId(token)]}
    game.state.known[token] = [0, 1]
    hold(game, 0, "arnor", "lor")  # Lor has a red specialty of its own
    lead(game, 0, "jol_nar_sucaban", "planet:arnor")
    assert game.technology.discount(0, "red") == 3
    put(game, 0, TWINS, "cruiser")
    lead(game, 0, "jol_nar_rin_scientist", f"system:{TWINS}")
    assert game.technology.discount(0, "red") == 3


@BOTH
@pytest.mark.rule("OFF-OPT-LDR-4")
def test_a_dock_beside_a_scientist_costs_two(ruleset: str) -> None:
    game = new_game(ruleset)
    hold(game, 0, "arnor", "lor")
    lead(game, 0, "jol_nar_sucaban", "planet:arnor")
    assert (game.production.dock_cost(0, PlanetId("arnor")), game.production.dock_cost(0, PlanetId("lor"))) == (2, 4)


@BOTH
@pytest.mark.rule("OFF-OPT-LDR-4")
def test_pds_beside_a_scientist_have_one_more(ruleset: str) -> None:
    game = new_game(ruleset)
    hold(game, 1, "thibah")
    put(game, 1, "thibah", "pds")
    put(game, 0, HERE, "2 cruiser")
    lead(game, 1, "jol_nar_sucaban", "planet:thibah")
    table = acting(game, HERE, "space_cannon.fire", dice=[1])
    while table.pending:
        say(table, 1, offers(table, 1)[0])
    assert needed(table, "space_cannon") == {(1, "pds"): 5}


@pytest.mark.rule("OFF-OPT-LDR-4")
def test_officially_a_scientist_with_a_pds_keeps_war_suns_and_negators_off() -> None:
    def siege(garrison: str) -> list[str]:
        game = new_game("official")
        hold(game, 1, "arnor")
        give(game, 0, "graviton_negator")
        put(game, 1, "arnor", garrison)
        put(game, 0, "arnor", "ground_force")
        put(game, 0, TWINS, "war_sun, dreadnought")
        lead(game, 1, "jol_nar_sucaban", "planet:arnor")
        return offers(acting(game, TWINS, "bombardment.begin"), 0)

    assert siege("ground_force, pds") == []
    assert siege("ground_force") == ["bombard:arnor:war_sun", "bombard:arnor:dreadnought", "done"]


@pytest.mark.parametrize(("pds", "absorbed"), [("pds", 2), ("2 pds", 3), ("", 0)])
@pytest.mark.rule("SA17-LDR-20", "SA17-LDR-21")
def test_in_build_17_he_absorbs_one_more_hit_and_bars_nobody(pds: str, absorbed: int) -> None:
    game = new_game("sa17")
    hold(game, 1, "arnor")
    put(game, 1, "arnor", "6 ground_force" + (f", {pds}" if pds else ""))
    put(game, 0, TWINS, "2 war_sun, 3 dreadnought")
    lead(game, 1, "jol_nar_sucaban", "planet:arnor")
    table = acting(game, TWINS, "bombardment.begin", dice=[10] * 5)
    say(table, 0, *["bombard:arnor:war_sun"] * 2, *["bombard:arnor:dreadnought"] * 3, "done")
    assert forces.count(game_of(table).board.army(1, PlanetId("arnor"))) == 6 - (5 - absorbed)
