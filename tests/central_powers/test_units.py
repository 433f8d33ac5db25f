"""House rules about units: dice of Dreadnoughts, Flagships as Dreadnoughts, what bombardment hits and what was defended."""

from __future__ import annotations

import pytest
from leading import acting, lead
from races.racing import HERE, HOME, meet, race_game, refuse, rolls, units_in
from races.racing import battle as fight
from tables import asks, game_of, hold, new_game, offers, put, say
from trial import give

from mecatol.core.hexes import Hex
from mecatol.core.table import Table
from mecatol.rules.official.game import Game
from mecatol.rules.state import CardId, Place, PlanetId

RULES = "cp -tactical_retreats"
MISS = [1] * 40


def fleet_game(*races: str) -> Game:
    game = race_game(RULES, *races)
    for player in game.state.players:
        player.fleet = 9
    return game


def bombard(game: Game, ships: str, garrison: str, dice: list[int], landed: str = "ground_force") -> Table:
    """The first player has landed beside a garrison of the second, and his ships bombard it with everything."""
    put(game, 0, HERE, ships)
    if landed:
        put(game, 0, "thibah", landed)
    hold(game, 1, "thibah")
    put(game, 1, "thibah", garrison)
    table = acting(game, HERE, "bombardment.begin", "invasion.begin", dice=dice)
    while asks(table, 0) == "bombardment":
        say(table, 0, offers(table, 0)[0])
    return table


def fire(table: Table) -> Table:
    """Every PDS fires that may."""
    while table.pending and table.pending[0].name == "space_cannon":
        say(table, table.pending[0].seat, offers(table, table.pending[0].seat)[0])
    return table


# -- Dreadnoughts --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-HR-01")
def test_a_dreadnought_rolls_two_dice_in_every_round_of_a_space_battle() -> None:
    table = refuse(fight(fleet_game(), "dreadnought", "carrier", [4, 5, 1, 5, 5]))
    assert rolls(table, 0)[0] == ("battle", "dreadnought", [4, 5], 5)


@pytest.mark.rule("CP-HR-02")
def test_a_dreadnought_bombards_with_one_die() -> None:
    table = bombard(fleet_game(), "2 dreadnought", "3 ground_force", [1, 1, *MISS])
    assert [(purpose, len(faces)) for purpose, _, faces, _ in rolls(table, 0) if purpose == "bombardment"] == [("bombardment", 2)]


@pytest.mark.rule("CP-HR-03")
def test_assault_cannon_is_one_die_before_two() -> None:
    game = fleet_game()
    give(game, 0, "assault_cannon")
    table = refuse(fight(game, "dreadnought", "2 carrier", MISS[:30]))
    assert [(purpose, len(faces)) for purpose, _, faces, _ in rolls(table, 0)][:2] == [("precombat", 1), ("battle", 2)]


@pytest.mark.rule("CP-HR-04")
@pytest.mark.parametrize(("race", "dice"), [("letnev", 2), ("creuss", 1), ("sol", 3)])
def test_a_flagship_rolls_the_dice_of_its_card(race: str, dice: int) -> None:
    table = refuse(fight(fleet_game(race), "flagship", "carrier", [1] * dice + [1] + [10] * dice))
    assert next(len(faces) for purpose, _, faces, _ in rolls(table, 0) if purpose == "battle") == dice


@pytest.mark.rule("CP-HR-14")
@pytest.mark.parametrize(("race", "needed"), [("jol_nar", 6), ("norr", 4), ("sol", 5)])
def test_frail_scholars_and_fierce_warriors(race: str, needed: int) -> None:
    table = refuse(fight(fleet_game(race), "dreadnought", "carrier", [10, 10, 1]))
    assert rolls(table, 0)[0][3] == needed


@pytest.mark.rule("CP-HR-15")
@pytest.mark.parametrize(("race", "pds", "gun"), [("norr", 5, 4), ("jol_nar", 7, 6), ("sol", 6, 5)])
def test_every_die_that_can_cause_a_casualty_is_meant(race: str, pds: int, gun: int) -> None:
    needed: dict[str, int] = {}
    defence = fleet_game("sol", race)
    hold(defence, 1, "thibah")
    put(defence, 1, "thibah", "pds")
    put(defence, 0, HERE, "2 cruiser, carrier")
    table = refuse(fire(acting(defence, HERE, "space_cannon.fire", dice=MISS)))
    needed["first fire"] = rolls(table, 1)[0][3]
    attack = fleet_game(race)
    put(attack, 0, HERE, "2 dreadnought")
    hold(attack, 0, "thibah")
    put(attack, 0, "thibah", "pds")
    put(attack, 1, HERE, "cruiser")
    give(attack, 0, "assault_cannon")
    table = refuse(fire(acting(attack, HERE, "space_cannon.fire", "space_battle.begin", dice=[1, 10, 10])))
    found = {purpose: at for purpose, _, _, at in rolls(table, 0)}
    needed["counter-fire"], needed["assault"] = found["space_cannon"], found["precombat"]
    table = refuse(bombard(fleet_game(race), "dreadnought", "2 ground_force", [10, 10, 10, 10, 1]))
    found = {purpose: at for purpose, _, _, at in rolls(table, 0)}
    needed["bombardment"], needed["invasion"] = found["bombardment"], found["invasion"]
    table = refuse(bombard(fleet_game("sol", race), "dreadnought", "ground_force", [1, 10, 10]))
    needed["defence"] = {purpose: at for purpose, _, _, at in rolls(table, 1)}["invasion"]
    change = gun - 5
    assert needed == {
        "first fire": pds,
        "counter-fire": pds,
        "assault": gun,
        "bombardment": gun,
        "invasion": 8 + change,
        "defence": 8 + change,
    }


# -- Flagships -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-HR-29")
def test_an_admiral_aboard_a_flagship_has_all_his_abilities() -> None:
    game = meet(fleet_game("letnev", "sol"), "flagship", "carrier")
    lead(game, 0, "letnev_unlenn", f"system:{HERE}", "flagship")
    assert game.leaders.find("letnev_unlenn").kind == "admiral"
    table = acting(game, HERE, "space_battle.begin", dice=[1, 1, 1, 1])
    assert not [key for key in offers(table, 1) if key.startswith("retreat")]
    assert len(rolls(refuse(table), 0)[0][2]) == 3  # one more than on its card


@pytest.mark.rule("CP-HR-29")
def test_a_flagship_with_an_admiral_moves_one_system_further() -> None:
    game = fleet_game("letnev", "sol")
    put(game, 0, HOME, "flagship")
    assert "ship:0,-2:flagship" not in offers(acting(game, "0,0", "movement.move"), 0)
    lead(game, 0, "letnev_unlenn", f"system:{HOME}", "flagship")
    assert "ship:0,-2:flagship+letnev_unlenn" in offers(acting(game, "0,0", "movement.move"), 0)


@pytest.mark.rule("CP-HR-30", "CP-HR-32")
def test_type_four_drive_moves_a_flagship_two_systems_far() -> None:
    game = fleet_game("letnev", "sol")
    put(game, 0, HOME, "flagship")
    assert game.routes.allowance(0, "flagship", Hex(HOME)) == 1
    give(game, 0, "type_iv_drive")
    assert game.routes.allowance(0, "flagship", Hex(HOME)) == 2


@pytest.mark.rule("CP-HR-30", "CP-HR-31")
@pytest.mark.parametrize(("cargo", "fits"), [("3 ground_force", True), ("3 mechanized_unit", False), ("3 fighter", False)])
def test_stasis_capsules_let_a_flagship_carry_one_ground_force_more(cargo: str, fits: bool) -> None:
    game = fleet_game("letnev")
    give(game, 0, "stasis_capsules")
    put(game, 0, HERE, f"flagship, {cargo}")
    assert game.board.unit(0, "flagship").capacity == 2
    assert (game.fleet_supply.problems(0, Hex(HERE)).cargo == 0) == fits


@pytest.mark.rule("CP-HR-30", "CP-HR-33")
def test_nano_technology_protects_the_flagship_from_action_cards() -> None:
    for technology, safe in (("", False), ("nano_technology", True)):
        game = fleet_game("letnev", "sol")
        if technology:
            give(game, 0, technology)
        game.player(1).action_cards = [CardId("direct_hit")]
        table = fight(game, "flagship", "3 cruiser", [1, 1, 10, 1, 1])
        while table.pending and not (asks(table, 1) and "card:direct_hit" in offers(table, 1)):
            ask = table.pending[0]
            keys = table.keys(ask)
            wanted = [key for key in keys if key.startswith("sustain:")]
            say(table, ask.seat, wanted[0] if wanted else next((k for k in ("pass", "done", "no") if k in keys), keys[0]))
        assert bool(table.pending) != safe


@pytest.mark.rule("CP-HR-30", "CP-HR-34")
def test_assault_cannon_gives_a_flagship_one_shot_at_its_own_value() -> None:
    game = fleet_game("arborec")
    give(game, 0, "assault_cannon")
    table = refuse(fight(game, "flagship", "2 carrier", MISS[:30]))
    assert rolls(table, 0)[0] == ("precombat", "flagship", [1], 6)


@pytest.mark.rule("CP-HR-35", "CP-HR-30")
@pytest.mark.parametrize(("technology", "pds"), [("", False), ("graviton_negator", True)])
def test_a_flagship_bombards_like_a_dreadnought(technology: str, pds: bool) -> None:
    game = fleet_game("arborec", "sol")
    if technology:
        give(game, 0, technology)
    table = bombard(game, "flagship", "2 ground_force, pds" if pds else "2 ground_force", MISS)
    assert ("bombardment", "flagship", [1], 5) in rolls(table, 0)


@pytest.mark.rule("CP-HR-35")
def test_a_flagship_does_not_bombard_through_a_shield() -> None:
    table = bombard(fleet_game("arborec", "sol"), "flagship", "2 ground_force, pds", MISS)
    assert not [roll for roll in rolls(table, 0) if roll[0] == "bombardment"]


@pytest.mark.rule("CP-HR-35")
def test_a_flagship_counts_for_objectives_that_count_dreadnoughts() -> None:
    game = new_game("cp")
    asking = [o for o, card in game.cards.objectives.items() if "dreadnought" in card.params and len(card.params) == 1]
    assert asking
    put(game, 0, HERE, "4 dreadnought")
    assert not any(game.objectives.qualifies(0, objective) for objective in asking)
    put(game, 0, HERE, "flagship")
    assert all(game.objectives.qualifies(0, objective) for objective in asking)


@pytest.mark.rule("CP-HR-35")
def test_cards_about_dreadnoughts_mean_the_flagship_too() -> None:
    game = fleet_game("letnev", "sol")
    game.player(0).action_cards = [CardId("rule_by_terror")]
    table = fight(game, "dreadnought, flagship", "carrier", MISS[:20])
    assert "card:rule_by_terror" in offers(table, 0)


# -- invasions -----------------------------------------------------------------------------------------------------------


def invasion_objective(game: Game) -> CardId:
    return next(CardId(o) for o, card in game.cards.objectives.items() if card.condition == "invade_defended_planets")


def invaded(garrison: str, dice: list[int], landed: str = "2 ground_force", ships: str = "carrier") -> Game:
    """The first player has invaded Thibah."""
    game = fleet_game("sol", "letnev")
    hold(game, 1, "thibah")
    if garrison:
        put(game, 1, "thibah", garrison)
    put(game, 0, HERE, f"{ships}, {landed}" if landed else ships)
    table = acting(game, HERE, "landing.begin", "bombardment.begin", "invasion.begin", "tactical.end", dice=dice)
    while not table.over and table.pending:
        ask = table.pending[0]
        keys = table.keys(ask)
        wanted = [key for key in keys if key.startswith(("land:", "bombard:"))]
        say(table, ask.seat, wanted[0] if wanted else next((k for k in ("pass", "done", "no") if k in keys), keys[0]))
    after = game_of(table)
    after.state.phase = "status"
    return after


@pytest.mark.rule("CP-HR-36")
@pytest.mark.parametrize(
    ("garrison", "dice", "met"),
    [("ground_force", [10, 10, 1], True), ("pds", [1, 1], True), ("mechanized_unit", [10, 10, 1, 1], True), ("", [], False)],
)
def test_a_pds_or_a_mechanized_unit_defends_a_planet_for_objectives(garrison: str, dice: list[int], met: bool) -> None:
    game = invaded(garrison, dice)
    assert game.board.planet(PlanetId("thibah")).owner == 0
    assert game.objectives.qualifies(0, invasion_objective(game)) == met


@pytest.mark.rule("CP-HR-37")
def test_bombardment_hits_mechanized_units_which_may_sustain_it() -> None:
    table = bombard(fleet_game("sol", "letnev"), "dreadnought", "mechanized_unit", [10, *MISS])
    assert asks(table, 1) == "casualty"
    assert {key.split(":")[0] for key in offers(table, 1)} == {"sustain", "destroy"}
    say(table, 1, next(key for key in offers(table, 1) if key.startswith("destroy:")))
    assert units_in(table, 1, "planet:thibah") == {}


@pytest.mark.rule("CP-HR-38")
def test_an_invasion_counts_where_bombardment_alone_destroyed_every_defender() -> None:
    game = invaded("ground_force", [10], landed="ground_force", ships="dreadnought, carrier")
    assert game.board.planet(PlanetId("thibah")).owner == 0
    assert game.objectives.qualifies(0, invasion_objective(game))


@pytest.mark.rule("CP-HR-39")
def test_a_bombardment_without_a_landing_is_no_invasion() -> None:
    game = invaded("ground_force", [10, 10, 10], landed="", ships="war_sun")
    assert not game.board.units(1, Place("planet:thibah"))
    assert game.board.planet(PlanetId("thibah")).owner == 1
    assert not game.objectives.qualifies(0, invasion_objective(game))
