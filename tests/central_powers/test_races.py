"""The revised races of Central Powers."""

from __future__ import annotations

import pytest
from leading import acting
from races.racing import HERE, HOME, battle, become, landed, offered, race_game, refuse, rolls, units_in, use
from strategic import counters, exhaust, holding, uses
from tables import asks, game_of, hold, offers, play, put, say
from trial import give

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.content import load
from mecatol.rules.moments import COST_HALVES, Build, Firing
from mecatol.rules.naming import unit_kind
from mecatol.rules.official.game import Game
from mecatol.rules.state import CardId, PlanetId

RULES = "cp -tactical_retreats"
THIBAH = "planet:thibah"
SPACE = f"system:{HERE}"
THERE = "1,1"  # Arnor and Lor


@pytest.mark.rule("CP-RAC-01")
def test_revised_races_start_as_their_official_sheets_say() -> None:
    official, revised = load(("official",)).races, load(("official", "central_powers")).races
    kept = ("name", "home", "units", "technologies", "strategy", "pool", "fleet", "contracts", "leaders")
    assert list(official) == list(revised)
    for race, sheet in official.items():
        assert [getattr(sheet, field) for field in kept] == [getattr(revised[race], field) for field in kept]
    changed = [race for race in official if official[race].abilities != revised[race].abilities]
    assert changed == ["letnev", "saar", "muaat", "creuss", "norr", "xxcha", "yin"]


def prices(game: Game, seat: int) -> dict[str, int]:
    """What the technologies of a player's race cost with the secondary of Technology II."""
    cards = [key for key, card in game.content.race_technologies.items() if card.race == game.player(seat).race]
    return {key: game.technology.cost(seat, key, 6, "technology_ii") for key in cards}


@pytest.mark.rule("CP-RAC-02", "CP-RAC-08", "CP-RAC-21", "CP-RAC-26", "CP-RAC-34")
@pytest.mark.parametrize(
    ("race", "technologies"),
    [
        ("norr", {"exotrireme": 10, "febrile_berserker_mutation": 7}),
        ("muaat", {"nova_seed": 9, "fighter_drones": 8}),
        ("yin", {"yin_spinner": 8, "dehydra_chambers": 9}),
        ("letnev", {"noneuclidean_shielding": 10, "l5_disruptor_weapon_systems": 9}),
        ("xxcha", {"diplomats": 11, "instinct_training": 10}),
    ],
)
def test_a_new_race_technology_takes_the_place_of_the_first(race: str, technologies: dict[str, int]) -> None:
    game = holding("cp", {"technology_ii": 0})
    become(game, 1, race)
    assert prices(game, 1) == technologies
    exhaust(game, 1, goods=max(technologies.values()))
    table = say(uses(game, "technology_ii", 1), 1, "use")
    assert {key for key in technologies if key in offers(table, 1)} == set(technologies)
    newest = list(technologies)[-1]
    say(table, 1, newest)
    assert newest in game_of(refuse(table)).player(1).technologies
    assert game_of(table).player(1).trade_goods == max(technologies.values()) - technologies[newest]


# -- Sardakk N'orr -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-RAC-03")
@pytest.mark.content("cp:ability/norr_valour")
def test_the_norr_are_better_at_everything_that_inflicts_a_hit() -> None:
    game = race_game("cp", "norr", "sol")
    rolled = {
        ("ground_force", "invasion"): 7,
        ("pds", "space_cannon"): 5,
        ("pds", "invasion_defence"): 5,
        ("dreadnought", "bombardment"): 4,
        ("dreadnought", "precombat"): 4,
        ("destroyer", "barrage"): 8,
    }
    for (kind, purpose), needed in rolled.items():
        assert game.combat.value(Firing(0, unit_kind(kind), purpose, Hex(HERE))) == needed


def after_warfare(card: str) -> Table:
    """The N'orr may use the secondary of a Warfare card that the first player has played."""
    game = holding("cp", {card: 0})
    become(game, 1, "norr")
    game.board.lay_counter(1, Hex(HERE), "pool")
    return say(uses(game, card, 1), 1, "use")


@pytest.mark.rule("CP-RAC-04")
@pytest.mark.content("cp:ability/norr_warfare_primary")
def test_the_norr_carry_out_the_primary_of_warfare_for_the_same_counter() -> None:
    table = after_warfare("warfare")
    assert game_of(table).board.system(Hex(HERE)).counters == ()
    assert counters(table, 1) == (1, 3, 3)


@pytest.mark.rule("CP-RAC-04")
@pytest.mark.content("cp:ability/norr_warfare_primary")
def test_the_norr_take_over_the_high_alert_of_warfare_ii() -> None:
    game = holding("cp", {"warfare_ii": 0})
    become(game, 1, "norr")
    put(game, 0, "0,-1", "cruiser")
    put(game, 1, HERE, "cruiser")
    table = say(play(game, Step("strategy_cards.play", 0, what="warfare_ii")), 0, "system:0,-1")
    assert game_of(table).routes.allowance(0, "cruiser", Hex("0,-1")) == 3
    say(table, 1, "use", SPACE)  # with nothing to move there is only the primary
    routes = game_of(table).routes
    assert routes.allowance(1, "cruiser", Hex(HERE)) == 3
    assert routes.allowance(0, "cruiser", Hex(HERE)) == routes.allowance(0, "cruiser", Hex("0,-1")) == 2
    assert counters(table, 1)[0] == 1


def garrison(pds: str = "pds", goods: int = 9) -> Game:
    """N'orr hold Thibah with PDS and no dock."""
    game = race_game("cp", "norr")
    hold(game, 0, "thibah")
    put(game, 0, "thibah", pds)
    exhaust(game, 0, goods)
    return game


@pytest.mark.rule("CP-RAC-05", "CP-RAC-06")
@pytest.mark.content("cp:ability/norr_breeding_pds")
def test_each_pds_of_an_activated_system_makes_one_for_a_resource() -> None:
    table = acting(garrison("2 pds", goods=3), HERE, "production.begin")
    assert offers(table, 0) == ["build:pds", "done"]
    say(table, 0, "build:pds")
    assert offers(table, 0) == ["undo_last", "done"]  # the planet is full
    say(table, 0, "done")
    assert game_of(table).player(0).trade_goods == 3 - 1
    assert units_in(table, 0, THIBAH) == {"pds": 3}


@pytest.mark.rule("CP-RAC-06", "CP-RAC-07")
@pytest.mark.content("cp:ability/norr_breeding_pds")
def test_a_lone_pds_makes_one_and_the_new_one_none_before_the_next_activation() -> None:
    table = acting(garrison(), HERE, "production.begin", "tactical.end")
    say(table, 0, "build:pds")
    assert offers(table, 0) == ["undo_last", "done"]
    say(table, 0, "done")
    again = acting(game_of(table), HERE, "production.begin", "tactical.end")
    say(again, 0, "build:pds", "done")
    assert units_in(again, 0, THIBAH) == {"pds": 3}
    assert asks(acting(game_of(again), HERE, "production.begin"), 0) != "produce"  # a fourth is refused


@pytest.mark.rule("CP-RAC-06")
@pytest.mark.content("cp:ability/norr_breeding_pds")
def test_a_pds_that_has_moved_makes_none_in_the_round() -> None:
    game = garrison("ground_force")
    put(game, 0, HERE, "carrier, pds")
    table = acting(game, HERE, "landing.begin", "production.begin", "tactical.end")
    say(table, 0, "land:thibah:pds", "done")
    assert units_in(table, 0, THIBAH)["pds"] == 1
    assert asks(table, 0) == "build_dock"  # nothing can be produced before
    moved = game_of(refuse(table))
    assert asks(acting(moved, HERE, "production.begin"), 0) == "build_dock"
    moved.end_scope("round")
    moved.begin_scope("round")
    assert offers(acting(moved, HERE, "production.begin"), 0) == ["build:pds", "done"]


@pytest.mark.rule("CP-RAC-06")
@pytest.mark.content("cp:ability/norr_breeding_pds")
def test_pds_make_nothing_without_an_activation() -> None:
    game = holding("cp", {"production": 0})
    become(game, 0, "norr")
    put(game, 0, "jord", "space_dock, pds")
    exhaust(game, 0, goods=20)
    table = say(play(game, Step("strategy_cards.play", 0, what="production")), 0)
    assert "build:cruiser" in offers(table, 0)
    say(table, 0, "done")
    assert asks(table, 0) != "produce"


@pytest.mark.rule("CP-RAC-07")
@pytest.mark.content("cp:ability/norr_breeding_pds")
def test_others_still_have_two_pds_on_a_planet() -> None:
    game = race_game("cp", "norr", "sol")
    limits = [game.board.most_on_planet(seat, "pds", PlanetId("thibah")) for seat in (0, 1)]
    assert limits == [3, 2]
    assert [game.fold(COST_HALVES, 4, Build(seat, "pds", Hex(HERE))) for seat in (0, 1)] == [2, 4]


@pytest.mark.rule("CP-RAC-09")
@pytest.mark.content("cp:upgrade/febrile_berserker_mutation")
def test_two_lost_ships_roll_once_more_each() -> None:
    game = race_game(RULES, "norr", upgrades=["febrile_berserker_mutation"])
    table = battle(game, "3 cruiser, carrier", "5 cruiser", dice=[1, 1, 1, 1, 10, 10, 10, 1, 1, 6, 5, 1, 10, 1, 1, 1])
    say(table, 0, "destroy:cruiser", "destroy:cruiser", "destroy:cruiser")
    assert offered(table, 0) == ["berserk:cruiser"]
    use(table, 0, "berserk")
    assert units_in(table, 1, SPACE) == {"cruiser": 4}  # a six is enough for a Cruiser of theirs
    use(table, 0, "berserk")
    assert units_in(table, 1, SPACE) == {"cruiser": 4}
    assert game_of(table).board.battle.round == 2
    assert offered(table, 0) == ["berserk:carrier"]  # no third Cruiser, and the Carrier was lost in the next round


@pytest.mark.rule("CP-RAC-09")
@pytest.mark.content("cp:upgrade/febrile_berserker_mutation")
def test_the_last_soldiers_may_take_the_defenders_along_or_leave_it() -> None:
    for keys, left in ((["use"], {}), (["pass"], {"ground_force": 1})):
        game = race_game(RULES, "norr", upgrades=["febrile_berserker_mutation"])
        table = landed(game, "ground_force", "ground_force", dice=[1, 10, 7])
        assert offered(table, 0) == ["berserk:ground_force"]
        say(table, 0, *keys)
        assert units_in(table, 1, THIBAH) == left
        assert game_of(table).board.planet(PlanetId("thibah")).owner == 1


@pytest.mark.rule("CP-RAC-09")
@pytest.mark.content("cp:upgrade/febrile_berserker_mutation")
def test_who_was_lost_before_the_round_does_not_roll() -> None:
    game = race_game(RULES, "norr", upgrades=["febrile_berserker_mutation"])
    give(game, 1, "assault_cannon")
    table = battle(game, "2 cruiser", "dreadnought*1, cruiser", dice=[10, 1, 1, 1, 1, 10, 1, 1, 1])
    assert units_in(table, 0, SPACE) == {"cruiser": 1}
    assert (asks(table, 1), game_of(table).board.battle.round) == ("casualty", 2)  # nobody was asked after the first round


# -- the Xxcha Kingdom -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-RAC-14")
@pytest.mark.content("cp:ability/xxcha_defence")
def test_whoever_attacks_the_xxcha_is_worse_in_every_round_and_before() -> None:
    game = race_game(RULES, "sol", "xxcha")
    give(game, 0, "assault_cannon")
    table = battle(game, "dreadnought, destroyer, cruiser", "war_sun, fighter", dice=[1] * 30 + [10] * 30)
    say(table, 1, "barrage")
    mine = {(purpose, kind): needed for purpose, kind, _, needed in rolls(table, 0)}
    assert mine[("barrage", "destroyer")] == 10
    assert mine[("precombat", "dreadnought")] == 6
    assert [needed for purpose, kind, _, needed in rolls(table, 0) if (purpose, kind) == ("battle", "cruiser")][:2] == [8, 8]
    assert rolls(table, 1)[0][3] == 3
    game = race_game(RULES, "sol", "xxcha")
    pds, bomb = (Firing(0, kind, why, Hex(HERE), target=1, attacker=True) for kind, why in PRECOMBAT)
    assert (game.combat.value(pds), game.combat.value(bomb)) == (7, 6)


PRECOMBAT = ((unit_kind("pds"), "space_cannon"), (unit_kind("dreadnought"), "bombardment"))


@pytest.mark.rule("CP-RAC-14", "CP-FAQ-51")
@pytest.mark.content("cp:ability/xxcha_defence")
def test_the_xxcha_have_nothing_of_it_when_they_attack() -> None:
    table = battle(race_game(RULES, "xxcha", "sol"), "2 cruiser", "2 cruiser", dice=[1, 1, 10, 10])
    assert rolls(table, 1)[0][3] == 7
    assert not offered(table, 0)
    game = race_game(RULES, "xxcha", "sol")
    table = landed(game, "2 ground_force", "2 ground_force", dice=[1, 1, 10, 10])
    assert (rolls(table, 1)[0][3], offered(table, 0)) == (8, [])


@pytest.mark.rule("CP-RAC-15", "CP-FAQ-50")
@pytest.mark.content("cp:ability/xxcha_defence")
def test_one_hit_of_each_ability_before_combat_is_ignored() -> None:
    game = race_game(RULES, "sol", "xxcha")
    give(game, 0, "assault_cannon")
    hold(game, 0, "thibah")
    put(game, 0, "thibah", "2 pds")
    put(game, 0, HERE, "2 dreadnought")
    put(game, 1, HERE, "5 cruiser")
    game.player(1).fleet = 5
    table = acting(game, HERE, "space_cannon.fire", "space_battle.begin", dice=[10, 10, 10, 10] + [1] * 40)
    say(table, 0, "fire:1")
    assert offered(table, 1) == ["shrug_off"]
    use(table, 1, "shrug_off")
    assert units_in(table, 1, SPACE) == {"cruiser": 4}
    use(table, 1, "shrug_off")  # of the two shots of the Assault Cannons
    assert units_in(table, 1, SPACE) == {"cruiser": 3}
    assert not offered(table, 1)


@pytest.mark.rule("CP-RAC-15")
@pytest.mark.content("cp:ability/xxcha_defence", "cp:upgrade/dimensional_splicer")
def test_the_hit_of_a_dimensional_splicer_is_ignored_too() -> None:
    for answer, left in (("shrug_off", 2), ("pass", 1)):
        game = race_game(RULES, "creuss", "xxcha", upgrades=["dimensional_splicer"], tiles={HERE: "wormhole_a"})
        table = use(battle(game, "3 cruiser", "2 cruiser", dice=[1] * 6), 0, "splice:cruiser")
        if answer == "pass":
            say(table, 1, "pass")
        else:
            use(table, 1, answer)
        rolled = next(len(faces) for purpose, _, faces, _ in rolls(table, 1) if purpose == "battle")
        assert rolled == left


@pytest.mark.rule("CP-RAC-16", "CP-FAQ-54")
@pytest.mark.content("cp:ability/xxcha_defence")
def test_one_hit_of_an_invasion_combat_is_ignored_while_a_ground_force_is_left() -> None:
    table = landed(race_game(RULES, "sol", "xxcha"), "3 ground_force", "2 ground_force", dice=[10, 1, 1, 1, 1, 10, 10, 1, 1, 1])
    use(table, 1, "shrug_off")
    assert game_of(table).board.planet(PlanetId("thibah")).owner == 0  # of the second round's hits none is ignored
    armored = landed(race_game(RULES, "sol", "xxcha"), "2 ground_force", "mechanized_unit", dice=[10, 1, 1, 1])
    assert not offered(armored, 1)


@pytest.mark.rule("CP-RAC-09", "CP-RAC-15", "CP-RAC-16")
@pytest.mark.content("cp:ability/xxcha_defence", "cp:upgrade/febrile_berserker_mutation")
def test_what_berserkers_hit_when_a_round_is_over_is_no_hit_before_combat() -> None:
    mutants = ["febrile_berserker_mutation"]
    table = battle(race_game(RULES, "norr", "xxcha", upgrades=mutants), "2 cruiser", "2 cruiser", dice=[1, 1, 10, 1, 10])
    use(table, 0, "berserk")
    assert not offered(table, 1)
    assert game_of(table).board.deeds("destroyed_unit", 0)
    for first, asked in ((1, ["shrug_off"]), (10, [])):
        game = race_game(RULES, "norr", "xxcha", upgrades=mutants)
        table = landed(game, "2 ground_force", "3 ground_force", dice=[first, 1, 10, 1, 1, 10])
        if first == 10:
            use(table, 1, "shrug_off")
        use(table, 0, "berserk")
        assert offered(table, 1) == asked, "one hit of the whole Invasion Combat, whoever scores it"


@pytest.mark.rule("CP-FAQ-52", "CP-FAQ-53")
@pytest.mark.content("cp:ability/xxcha_defence")
def test_the_battle_in_space_and_each_bombarded_planet_are_hits_apart() -> None:
    game = race_game(RULES, "sol", "xxcha")
    give(game, 0, "assault_cannon")
    for planet in ("arnor", "lor"):
        hold(game, 1, planet)
        put(game, 1, planet, "2 ground_force")
        put(game, 0, planet, "ground_force")
    put(game, 0, THERE, "4 dreadnought, carrier")
    put(game, 1, THERE, "2 cruiser")
    game.player(0).fleet = 5
    dice = [10, 1, 1, 1] + [10] * 9 + [1, 1] + [10] * 4 + [1] * 40
    table = acting(game, THERE, "space_battle.begin", "bombardment.begin", "invasion.begin", dice=dice)
    use(table, 1, "shrug_off")
    say(table, 0, *("bombard:arnor:dreadnought",) * 2, *("bombard:lor:dreadnought",) * 2, "done")
    for planet in ("arnor", "lor"):
        use(table, 1, "shrug_off")
        assert units_in(table, 1, f"planet:{planet}") == {"ground_force": 1}


# -- the Embers of Muaat -----------------------------------------------------------------------------------------------


def suns(on_board: int, at: str = HOME) -> Game:
    """Muaat with War Suns on the board, a dock, and much to spend."""
    game = race_game("cp", "muaat")
    give(game, 0, "war_sun")
    put(game, 0, HERE, f"{on_board} war_sun")
    planet = "jord" if at == HOME else "arnor"
    hold(game, 0, planet)
    put(game, 0, planet, "space_dock")
    exhaust(game, 0, goods=60)
    return game


@pytest.mark.rule("CP-RAC-20")
@pytest.mark.content("cp:ability/muaat_third_war_sun")
def test_the_third_war_sun_is_made_at_home_and_no_fourth() -> None:
    table = say(play(suns(2), Step("production.produce_units", 0, HOME)), 0, "build:war_sun")
    assert "build:war_sun" not in offers(table, 0)
    elsewhere = play(suns(2, THERE), Step("production.produce_units", 0, THERE))
    assert "build:cruiser" in offers(elsewhere, 0)
    assert "build:war_sun" not in offers(elsewhere, 0)
    second = say(play(suns(1, THERE), Step("production.produce_units", 0, THERE)), 0, "build:war_sun")
    assert "build:war_sun" not in offers(second, 0)
    others = race_game("cp", "sol")
    assert [game.board.left(0, "war_sun") for game in (suns(2), others)] == [1, 2]


@pytest.mark.rule("CP-RAC-22")
@pytest.mark.content("cp:upgrade/fighter_drones")
def test_each_war_sun_rolls_a_die_more_for_a_fighter_of_its_own() -> None:
    game = race_game(RULES, "muaat", upgrades=["fighter_drones"])
    table = battle(game, "2 war_sun, 3 fighter", "dreadnought", dice=[1] * 60)
    assert offered(table, 0) == ["drones:1", "drones:2"]
    use(table, 0, "drones:2")
    assert units_in(table, 0, SPACE) == {"war_sun": 2, "fighter": 1}
    assert [(kind, len(faces)) for _, kind, faces, _ in rolls(table, 0)[:2]] == [("war_sun", 8), ("fighter", 1)]
    assert offered(table, 0) == ["drones:1"]  # in the second round, with the last Fighter
    say(table, 0, "pass")
    again = [len(faces) for _, kind, faces, _ in rolls(table, 0) if kind == "war_sun"]
    assert again[:2] == [8, 6]


@pytest.mark.rule("CP-RAC-22")
@pytest.mark.content("cp:upgrade/fighter_drones")
def test_a_fighter_for_which_the_war_sun_has_no_room_is_not_from_it() -> None:
    for cargo, expected in (("5 ground_force", ["drones:1"]), ("6 ground_force", [])):
        game = race_game(RULES, "muaat", upgrades=["fighter_drones"])
        hold(game, 0, "thibah")
        put(game, 0, "thibah", "space_dock")
        assert offered(battle(game, f"war_sun, 2 fighter, {cargo}", "dreadnought", dice=[10] * 20), 0) == expected


@pytest.mark.rule("CP-RAC-22")
@pytest.mark.content("cp:upgrade/fighter_drones")
def test_one_of_two_war_suns_that_are_not_alike_gets_the_die() -> None:
    game = race_game(RULES, "muaat", upgrades=["fighter_drones"])
    table = battle(game, "war_sun, war_sun*1, fighter", "dreadnought", dice=[1] * 30)
    use(table, 0, "drones:1")
    assert sum(len(faces) for _, kind, faces, _ in rolls(table, 0)[:2] if kind == "war_sun") == 7


# -- the Yin Brotherhood -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-RAC-23", "CP-FAQ-55", "CP-FAQ-56")
@pytest.mark.content("cp:ability/yin_conversion")
def test_the_yin_convert_a_ground_force_without_a_die_attacking_and_defending() -> None:
    table = landed(race_game(RULES, "yin", "sol"), "mechanized_unit", "3 ground_force", dice=[1] * 4 + [10] * 40)
    assert [len(faces) for _, kind, faces, _ in rolls(table, 1)[:1] if kind == "ground_force"] == [2]
    assert [kind for _, kind, _, _ in rolls(table, 0)[:2]] == ["ground_force", "mechanized_unit"]
    assert "convert" not in [purpose for purpose, *_ in rolls(table, 0)]
    table = landed(race_game(RULES, "sol", "yin"), "2 ground_force", "ground_force", dice=[1] * 3 + [10] * 9)
    assert [len(faces) for _, _, faces, _ in rolls(table, 1)[:1]] == [2]
    assert [len(faces) for _, _, faces, _ in rolls(table, 0)[:1]] == [1]


@pytest.mark.rule("CP-RAC-23")
@pytest.mark.content("cp:ability/yin_conversion")
def test_the_yin_convert_before_the_guns_of_the_planet_fire() -> None:
    table = landed(race_game(RULES, "yin", "sol"), "ground_force", "ground_force, pds", dice=[10, 1])
    assert units_in(table, 0, THIBAH) == {"ground_force": 1}  # two had landed or come over, and the PDS has hit one
    assert game_of(table).board.planet(PlanetId("thibah")).owner == 0


@pytest.mark.rule("CP-RAC-27")
@pytest.mark.content("cp:upgrade/dehydra_chambers")
def test_destroyers_are_faster_and_fiercer_with_dehydra_chambers() -> None:
    game = race_game("cp", "yin", upgrades=["dehydra_chambers"])
    give(game, 0, "hylar_v_assault_laser")
    assert game.routes.allowance(0, "destroyer", Hex(HERE)) == 3
    assert game.combat.value(Firing(0, "destroyer", "battle", Hex(HERE))) == 7
    assert game.combat.value(Firing(0, "destroyer", "barrage", Hex(HERE))) == 7
    assert game.routes.allowance(0, "cruiser", Hex(HERE)) == 2


@pytest.mark.rule("CP-RAC-28")
@pytest.mark.content("cp:upgrade/dehydra_chambers")
def test_destroyers_carry_a_ground_force_with_stasis_capsules() -> None:
    game = race_game("cp", "yin", upgrades=["dehydra_chambers"])
    put(game, 0, HERE, "2 destroyer")
    assert game.fleet_supply.capacity(0, Hex(HERE), "ground_force") == 0
    give(game, 0, "stasis_capsules")
    assert game.fleet_supply.capacity(0, Hex(HERE), "ground_force") == 2
    assert game.fleet_supply.capacity(0, Hex(HERE), "fighter") == 0
    without = race_game("cp", "yin")
    give(without, 0, "stasis_capsules")
    put(without, 0, HERE, "2 destroyer")
    assert without.fleet_supply.capacity(0, Hex(HERE), "ground_force") == 0


# -- the Barony of Letnev ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-RAC-31", "CP-RAC-32")
@pytest.mark.content("cp:ability/letnev_production_bonus")
def test_the_secondary_of_production_brings_goods_and_up_to_five_units() -> None:
    for planet, most in (("jord", 5), ("thibah", 3)):
        game = holding("cp", {"production": 1})
        become(game, 0, "letnev")
        hold(game, 0, planet)
        put(game, 0, planet, "space_dock")
        exhaust(game, 0, goods=4)
        table = say(uses(game, "production", 0, by=1), 0, "use")
        assert game_of(table).player(0).trade_goods == 6
        built = 0
        while "build:ground_force" in offers(table, 0):
            say(table, 0, "build:ground_force")
            built += 1
        assert built == most
        say(table, 0, "done")
        assert game_of(table).player(0).trade_goods == 6 - (most + 1) // 2
    game = holding("cp", {"production": 1})
    put(game, 0, "jord", "space_dock")
    exhaust(game, 0, goods=4)
    table = say(uses(game, "production", 0, by=1), 0, "use", *("build:ground_force",) * 3)
    assert offers(table, 0) == ["undo_last", "done"]
    assert game_of(table).player(0).trade_goods == 4


@pytest.mark.rule("CP-RAC-33")
@pytest.mark.content("cp:ability/letnev_more_plastic")
def test_the_letnev_have_a_fifth_carrier_and_a_sixth_dreadnought() -> None:
    game = race_game("cp", "letnev", "sol")
    for seat, place in ((0, HERE), (1, THERE)):
        put(game, seat, place, "4 carrier, 5 dreadnought")
    put(game, 0, "jord", "space_dock")
    exhaust(game, 0, goods=30)
    table = play(game, Step("production.produce_units", 0, HOME))
    say(table, 0, "build:carrier", "build:dreadnought")
    assert [key for key in ("build:carrier", "build:dreadnought") if key in offers(table, 0)] == []
    assert [game.board.left(1, unit_kind(kind)) for kind in ("carrier", "dreadnought")] == [0, 0]


@pytest.mark.rule("CP-RAC-35")
@pytest.mark.content("cp:upgrade/l5_disruptor_weapon_systems")
def test_ground_forces_have_their_bonus_for_nothing() -> None:
    game = race_game(RULES, "letnev", upgrades=["l5_disruptor_weapon_systems"])
    game.player(0).trade_goods = 4
    table = landed(game, "2 ground_force", "ground_force", dice=[1, 1, 1, 6, 6, 1])
    assert [needed for _, _, _, needed in rolls(table, 0)] == [6, 6]
    assert not offered(table, 0)
    assert game_of(table).player(0).trade_goods == 4


@pytest.mark.rule("CP-RAC-36")
@pytest.mark.content("cp:upgrade/l5_disruptor_weapon_systems")
def test_a_trade_good_helps_all_ships_but_fighters_once_a_round_beside_the_old_bonus() -> None:
    game = race_game(RULES, "letnev", upgrades=["l5_disruptor_weapon_systems"])
    game.player(0).trade_goods = 4
    table = battle(game, "cruiser, carrier, fighter", "war_sun", dice=[1] * 40)
    use(table, 0, "ships")
    assert offered(table, 0) == ["fund"]
    use(table, 0, "fund")
    first = {kind: needed for _, kind, _, needed in rolls(table, 0)[:3]}
    assert first == {"carrier": 7, "cruiser": 5, "fighter": 8}
    assert offered(table, 0) == ["ships"]  # one Trade Good is left for the second round
    say(table, 0, "pass")
    assert {kind: needed for _, kind, _, needed in rolls(table, 0)[3:6]} == {"carrier": 9, "cruiser": 7, "fighter": 9}


@pytest.mark.rule("CP-RAC-36")
@pytest.mark.content("cp:upgrade/l5_disruptor_weapon_systems")
def test_a_trade_good_helps_mechanized_units() -> None:
    game = race_game(RULES, "letnev", upgrades=["l5_disruptor_weapon_systems"])
    game.player(0).trade_goods = 1
    table = landed(game, "mechanized_unit, ground_force", "2 ground_force", dice=[1] * 12 + [10] * 12)
    use(table, 0, "armor")
    assert {kind: needed for _, kind, _, needed in rolls(table, 0)[:2]} == {"ground_force": 6, "mechanized_unit": 5}
    assert game_of(table).player(0).trade_goods == 0


# -- the Winnu ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-RAC-37", "CP-FAQ-60")
@pytest.mark.content("cp:upgrade/bioptic_recyclers")
def test_cards_are_recycled_as_often_as_the_winnu_like() -> None:
    game = race_game("cp", "winnu", upgrades=["bioptic_recyclers"])
    game.player(0).action_cards = [CardId(card) for card in game.action_cards.all_cards()[:3]]
    for reward in ("goods", "counter"):
        table = play(game, Step("action_phase.turn", 0))
        say(table, 0, next(key for key in offers(table, 0) if key.endswith(":recycle")))
        say(table, 0, f"card:{game.player(0).action_cards[0]}", reward)
        if asks(table, 0):
            say(table, 0, "pool")
        game = game_of(table)
    assert (game.player(0).trade_goods, len(game.player(0).action_cards)) == (2, 1)
    assert sum(counters(table, 0)) == 2 + 3 + 3 + 1
