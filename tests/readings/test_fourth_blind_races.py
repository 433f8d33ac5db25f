"""Six races read blind a fourth time: Letnev, Sol, Mentak, the Virus, the Yssaril and the Muaat, from the reference alone."""

from __future__ import annotations

import pytest
from cards.test_action_space_battles import beaten_at_home
from hiring import OPTION
from intrigue import prepared, sits
from leading import acting
from races.racing import HERE, battle, become, landed, offered, race_game, rolls, units_in, use
from readings.reading import SPACE, actions, broke, enact, ever, goods, held, refuse, turn, wide
from skirmish import fight
from strategic import exhaust, holding, plays
from tables import asks, game_of, hold, new_game, offers, play, put, say
from trial import give
from voting import passed

from mecatol.core.hexes import Hex, border
from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.official.casualties import Salvo
from mecatol.rules.official.game import Game
from mecatol.rules.shattered_ascension.game import Game as AscensionGame
from mecatol.rules.state import NEUTRAL, Action, CardId, Group, Mine, Place

WEST, NORTH = "0,0", "1,-1"  # next to Thibah
BOTH = pytest.mark.parametrize("ruleset", ["official -tactical_retreats", "sa17 -tactical_retreats"])
ALL = pytest.mark.parametrize("ruleset", ["official -tactical_retreats", "sa17 -tactical_retreats", "cp -tactical_retreats"])


def ascension(game: Game) -> AscensionGame:
    """The same game, known to be one of Shattered Ascension."""
    assert isinstance(game, AscensionGame)
    return game


def damage(table: Table, seat: int, where: str) -> list[int]:
    """The hits on each group of a player's ships in a place."""
    return [group.damage for group in game_of(table).board.units(seat, Place(where))]


def faces(table: Table, seat: int, purpose: str) -> list[tuple[str, list[int]]]:
    """A player's dice for one purpose, by kind of unit."""
    return [(kind, shown) for what, kind, shown, _ in rolls(table, seat) if what == purpose]


# -- Letnev --------------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.content("sa17:ability/letnev_war_funding", "official:ability/letnev_war_funding")
def test_hostile_locals_are_fought_for_money_too_and_armor_alone_is_not_paid(ruleset: str) -> None:
    """Any round of an Invasion Combat; all its Ground Forces +2."""
    for army, paid in (("2 ground_force", True), ("mechanized_unit", False)):
        game = wide(race_game(ruleset, "letnev"))
        game.player(0).trade_goods = 2
        put(game, 0, HERE, "carrier")
        put(game, 0, "thibah", army)
        put(game, NEUTRAL, "thibah", "2 ground_force")
        table = acting(game, HERE, "invasion.begin", dice=[6, 6, *[1] * 30])
        assert offered(table, 0) == (["fund"] if paid else [])
        if paid:
            use(table, 0, "fund")
            assert rolls(table, 0)[0] == ("invasion", "ground_force", [6, 6], 6)
            assert goods(table) == 0


@BOTH
@pytest.mark.content("sa17:ability/letnev_fleet_bonus", "official:ability/letnev_fleet_bonus")
def test_one_ship_stays_without_a_single_counter(ruleset: str) -> None:
    """One ship more than Fleet Supply, if that is nothing too."""
    game = race_game(ruleset, "letnev", "sol")
    for seat in (0, 1):
        game.player(seat).fleet = 0
    assert [game.fleet_supply.limit(seat, Hex(HERE)) for seat in (0, 1)] == [1, 0]


@pytest.mark.content("sa17:upgrade/saimoc_infused_hulls")
def test_hulls_are_mended_after_the_round_in_which_the_fleet_goes_away() -> None:
    """After each combat round, the one that ends with a retreat among them."""
    game = wide(race_game("sa17 -tactical_retreats", "letnev", upgrades=["saimoc_infused_hulls"]))
    game.board.lay_counter(0, Hex(WEST), "pool")
    table = battle(game, "dreadnought*1, carrier", "2 cruiser", dice=[1] * 9)
    say(table, 0, f"retreat:{WEST}")
    use(table, 0, "mend:dreadnought")
    refuse(table)
    assert units_in(table, 0, f"system:{WEST}") == {"dreadnought": 1, "carrier": 1}
    assert damage(table, 0, f"system:{WEST}") == [0, 0]


@pytest.mark.content("sa17:upgrade/saimoc_infused_hulls")
def test_who_stays_mends_once_a_round_and_not_what_was_hit_in_it() -> None:
    game = wide(race_game("sa17 -tactical_retreats", "letnev", upgrades=["saimoc_infused_hulls"]))
    game.board.lay_counter(0, Hex(WEST), "pool")
    table = battle(game, "2 dreadnought*1, dreadnought", "cruiser", dice=[*[1] * 4, 10, *[1] * 20])
    say(table, 0, f"retreat:{WEST}", "sustain:dreadnought")
    assert [key for key in offered(table, 0) if "dreadnought" in key] == ["mend:dreadnought*1"]  # two of the three were not hit
    use(table, 0, "mend")
    assert not offered(table, 0)
    assert sorted(damage(table, 0, f"system:{WEST}")) == [0, 1]


def test_armor_of_a_fleet_that_goes_away_is_repaired_as_well() -> None:
    """After every combat round one damaged own unit of the battle."""
    game = wide(race_game("official -tactical_retreats", "sol"))
    give(game, 0, "duranium_armor")
    game.board.lay_counter(0, Hex(WEST), "pool")
    table = battle(game, "dreadnought*1, carrier", "2 cruiser", dice=[1] * 9)
    say(table, 0, f"retreat:{WEST}")
    use(table, 0, "dreadnought")
    assert damage(refuse(table), 0, f"system:{WEST}") == [0, 0]


@BOTH
@pytest.mark.content("sa17:upgrade/noneuclidean_shielding", "official:upgrade/noneuclidean_shielding")
def test_a_single_hit_still_damages_a_shielded_ship(ruleset: str) -> None:
    game = wide(race_game(ruleset, "letnev", upgrades=["noneuclidean_shielding"]))
    table = battle(game, "2 dreadnought", "2 cruiser", dice=[*[1] * (4 if "sa17" in ruleset else 2), 10, 1, *[1] * 20])
    say(table, 0, "sustain:dreadnought")
    assert sorted(damage(table, 0, SPACE)) == [0, 1]


@BOTH
@pytest.mark.content("sa17:flagship/letnev", "official:flagship/letnev")
def test_the_arc_secundus_is_whole_before_the_first_round(ruleset: str) -> None:
    """Repaired at the start of every combat round: before anything is rolled."""
    table = battle(wide(race_game(ruleset, "letnev")), "flagship*1", "carrier", dice=[1, 1, 1, *[1] * 9])
    assert len(faces(table, 0, "battle")[0][1]) == 2
    assert damage(table, 0, SPACE) == [0]


# -- Sol -----------------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.content("sa17:upgrade/spec_ops_training", "official:upgrade/spec_ops_training")
def test_a_one_of_their_pds_at_invaders_is_rolled_again(ruleset: str) -> None:
    """Each 1 rolled in Invasion Combat, of which the fire of the defending PDS is the beginning (OFF-INV-1)."""
    game = race_game(ruleset, "letnev", "sol")
    game.begin_effect("spec_ops_training", 1, "upgrade")
    table = landed(game, "2 ground_force", "ground_force, pds", dice=[1, 6, 10, 1])
    assert faces(table, 1, "invasion_defence") == [("pds", [1]), ("pds", [6])]
    assert units_in(table, 0, "planet:thibah") == {"ground_force": 1}


@BOTH
@pytest.mark.content("sa17:upgrade/spec_ops_training", "official:upgrade/spec_ops_training")
def test_a_one_from_orbit_stays_a_one(ruleset: str) -> None:
    """Bombardment comes before the combat."""
    game = wide(race_game(ruleset, "sol", upgrades=["spec_ops_training"]))
    put(game, 0, HERE, "dreadnought")
    put(game, 0, "thibah", "ground_force")
    held(game, 1, "thibah", "3 ground_force")
    table = enact(acting(game, HERE, "bombardment.begin", dice=[1, 10, 10]), "bombard:thibah:dreadnought", "done")
    assert faces(table, 0, "bombardment") == [("dreadnought", [1])]


@BOTH
@pytest.mark.content("sa17:ability/sol_orbital_drop", "official:ability/sol_orbital_drop")
def test_levies_come_down_on_an_exhausted_planet_for_nothing_but_a_counter(ruleset: str) -> None:
    game = broke(wide(race_game(ruleset, "sol")))
    game.board.lay_counter(0, Hex(HERE), "pool")
    hold(game, 0, "thibah")
    game = broke(game)
    table = turn(game, "orbital_drop", "planet:thibah")
    assert units_in(table, 0, "planet:thibah") == {"ground_force": 2}
    assert (game_of(table).player(0).strategy, goods(table)) == (1, 0)
    game.player(0).strategy = 0
    assert "orbital_drop" not in actions(game)


@pytest.mark.content("sa17:upgrade/mark_ii_advanced_carriers")
def test_a_carrier_that_has_sustained_rolls_its_one_die_still() -> None:
    """Sustain Damage costs a die, and one always stays."""
    game = wide(race_game("sa17 -tactical_retreats", "sol", upgrades=["mark_ii_advanced_carriers"]))
    table = battle(game, "2 carrier", "cruiser", dice=[1, 1, 10, *[1] * 20])
    say(table, 0, "sustain:carrier")
    assert sum(len(shown) for _, shown in faces(table, 0, "battle")[1:3]) == 2


@pytest.mark.content("sa17:upgrade/advanced_fleet_tactics")
def test_of_five_fighters_three_fly_better_and_two_fall_to_a_barrage() -> None:
    game = wide(race_game("sa17 -tactical_retreats", "sol", upgrades=["advanced_fleet_tactics"]))
    table = battle(game, "2 carrier, 5 fighter", "3 destroyer", dice=[10] * 6 + [1] * 40)
    fired = [(kind, len(shown), needed) for purpose, kind, shown, needed in rolls(table, 0) if purpose == "battle"]
    assert sorted(fired[:3]) == [("carrier", 1, 7), ("carrier", 1, 9), ("fighter", 3, 7)]
    assert units_in(table, 0, SPACE)["fighter"] == 3


@pytest.mark.content("sa17:flagship/sol", "sa17:political/extensive_logistics_redesign_initiative")
def test_where_all_places_are_alike_the_genesis_holds_three_besides_its_soldiers() -> None:
    """Ground Forces aboard do not use its capacity, which is no capacity kept for them."""
    game = wide(race_game("sa17", "sol", seats=3))
    put(game, 0, HERE, "flagship, 3 fighter, 9 ground_force")
    game = passed(game, "extensive_logistics_redesign_initiative")
    assert not game.fleet_supply.problems(0, Hex(HERE))
    assert game.fleet_supply.room(0, Hex(HERE), "fighter") == game.fleet_supply.room(0, Hex(HERE), "mechanized_unit") == 0
    assert game.fleet_supply.room(0, Hex(HERE), "ground_force") > 9


# -- Mentak --------------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:ability/mentak_ambush")
def test_both_sides_fire_before_the_battle_at_the_same_time() -> None:
    """Pre-Combat Shots of both at once: who falls to an ambush has fired from his own."""
    game = wide(race_game("sa17 -tactical_retreats", "mentak", "mentak"))
    table = battle(game, "2 cruiser", "2 cruiser", dice=[10, 10, 10, 10])
    assert [len(shown) for seat in (0, 1) for _, shown in faces(table, seat, "precombat")] == [2, 2]
    assert units_in(table, 0, SPACE) == units_in(table, 1, SPACE) == {}


@pytest.mark.content("official:ability/mentak_ambush")
def test_officially_who_falls_to_an_ambush_does_not_fire_back() -> None:
    game = wide(race_game("official -tactical_retreats", "mentak", "mentak"))
    table = battle(game, "2 cruiser", "2 cruiser", dice=[10, 10])
    say(table, 1, "attacker_shots")
    assert not rolls(table, 1)
    assert units_in(table, 1, SPACE) == {}


@pytest.mark.content("sa17:ability/mentak_piracy")
def test_between_two_every_second_theft_brings_one_more() -> None:
    """From the supply, and only those with three goods are robbed."""
    game = race_game("sa17", "mentak")
    game.player(0).strategy = 3
    game.player(1).trade_goods = 9
    held_before = 0
    for times, more in enumerate((1, 2, 1), 1):
        table = turn(game, "piracy", "player:1")
        game = game_of(table)
        assert goods(table) == held_before + more
        assert goods(table, 1) == 9 - times
        held_before += more
        game.state.action = None
    game.player(1).trade_goods, game.player(0).strategy = 2, 3
    assert "piracy" not in actions(game)


@pytest.mark.content("sa17:upgrade/salvage_operations", "sa17:action/a_beacon_of_hope")
def test_nobody_salvages_what_a_round_undone_has_not_destroyed() -> None:
    """A type destroyed in the battle; after a Beacon of Hope the last round has not happened."""
    game = beaten_at_home("a_beacon_of_hope")
    become(game, 0, "mentak")
    game.begin_effect("salvage_operations", 0, "upgrade")
    game.player(0).trade_goods = 20
    table = fight(game, 5, 1, 7, *[10] * 2, 1, 1, *[10] * 20)
    say(table, 2, "pass")
    say(table, 0, "sustain:dreadnought")
    say(table, 1, "card:a_beacon_of_hope", "done")
    lost = game_of(table).board.battle.defender.lost_all
    assert lost == []
    assert game_of(table).board.battle.attacker.sustained == []


@pytest.mark.content("sa17:upgrade/adaptable_ordnance_rigs")
def test_of_three_cruisers_on_a_mine_only_the_one_without_soldiers_holds() -> None:
    """One hit outside combat rounds for each Cruiser that does not use its capacity."""
    game = wide(race_game("sa17", "mentak", upgrades=["adaptable_ordnance_rigs"]))
    put(game, 0, NORTH, "3 cruiser")
    held(game, 0, "vefut_ii", "2 ground_force")
    game.state.mines = [Mine(border(Hex(HERE), near), 1) for near in game.galaxy.adjoining(Hex(HERE))]
    table = play(game, Step("action_phase.turn", 0), dice=[10, 10, 1])
    laden = (f"ship:{NORTH}:cruiser", "load:planet:vefut_ii:ground_force")
    enact(table, f"activate:{HERE}", *laden, *laden, f"ship:{NORTH}:cruiser", "done", "sustain:cruiser")
    assert not [key for key in offers(table, 0) if key.startswith("sustain:")]
    assert [key for key in offers(table, 0) if key.startswith("destroy:")]


@BOTH
@pytest.mark.content("sa17:upgrade/salvage_operations", "official:upgrade/salvage_operations")
def test_goods_come_after_a_battle_with_the_ships_of_a_counter_too(ruleset: str) -> None:
    """After each Space Battle it took part in."""
    game = wide(race_game(ruleset, "mentak", upgrades=["salvage_operations"]))
    put(game, NEUTRAL, HERE, "destroyer")
    put(game, 0, HERE, "2 cruiser")
    table = refuse(acting(game, HERE, "space_battle.begin", dice=[10, 10]))
    assert goods(table) == 2


@pytest.mark.content("sa17:flagship/mentak", "sa17:upgrade/adaptable_ordnance_rigs")
def test_copied_rigs_hold_nothing_beside_the_fourth_moon() -> None:
    """Opposing ships in its system cannot use Sustain Damage, outside of rounds neither."""
    for there, spared in (("dreadnought", True), ("flagship", False)):
        game = wide(race_game("sa17 -tactical_retreats", "nekro", "mentak", upgrades=["adaptable_ordnance_rigs"]))
        put(game, 0, HERE, "2 cruiser")
        put(game, 1, HERE, there)
        game.state.action = Action(0, "tactical", Hex(HERE))
        salvo = Salvo(0, Place(SPACE), "precombat")
        assert bool(game.combat.sustains(salvo, Group("cruiser"))) is spared


# -- the Virus -----------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.content("sa17:ability/nekro_assimilate", "official:ability/nekro_assimilate")
def test_the_fire_of_a_lone_pds_and_neutral_units_teach_nothing(ruleset: str) -> None:
    game = race_game(ruleset, "sol", "nekro")
    give(game, 0, "cybernetics")
    table = landed(game, "ground_force", "pds", dice=[10])
    assert units_in(table, 0, "planet:thibah") == {}
    assert not ever(table, "assimilate", 1)
    game = race_game(ruleset, "nekro", "sol")
    put(game, 0, HERE, "carrier")
    put(game, 0, "thibah", "3 ground_force")
    put(game, NEUTRAL, "thibah", "ground_force")
    assert not ever(acting(game, HERE, "invasion.begin", dice=[10] * 9), "assimilate")


@BOTH
@pytest.mark.content("sa17:ability/nekro_assimilate", "official:ability/nekro_assimilate", "sa17:flagship/nekro")
@pytest.mark.content("official:flagship/nekro")
def test_what_perishes_with_the_alastor_was_destroyed_by_it(ruleset: str) -> None:
    """Every friendly and enemy ship goes; a unit destroyed in a battle teaches, whoever has won it."""
    game = wide(race_game(ruleset, "nekro", "sol"))
    give(game, 1, "cybernetics")
    table = battle(game, "flagship*1", "2 cruiser", dice=[*[1] * (2 if "sa17" in ruleset else 3), 10, 10])
    enact(table, until="assimilate")
    assert units_in(table, 0, SPACE) == units_in(table, 1, SPACE) == {}
    assert offers(table, 0) == ["cybernetics", "no"]


@pytest.mark.parametrize("card", ["technology"])
@pytest.mark.content("sa17:ability/nekro_no_research")
def test_three_counters_for_each_technology_their_card_would_bring(card: str) -> None:
    game = holding("sa17", {card: 0})
    become(game, 0, "nekro")
    exhaust(game, 0)
    before = game.board.reinforcements(0)
    table = plays(game, card)
    if asks(table, 0) == "primary":
        say(table, 0, "a")
    enact(table, until="counter_area")
    say(table, 0, "pool", "strategy", "fleet")
    assert game_of(refuse(table)).board.reinforcements(0) == before - 3
    assert game_of(table).player(0).technologies == []


@pytest.mark.content("sa17:upgrade/valefar_assimilator")
def test_what_was_copied_makes_the_third_upgrade_no_dearer() -> None:
    """It costs nothing, so it adds nothing to the others' price, and is never bought itself."""
    game = race_game("sa17 -tactical_retreats", "nekro", "sol")
    game.player(1).upgrades.append("mark_ii_advanced_carriers")
    game.begin_effect("mark_ii_advanced_carriers", 1, "upgrade")
    before = ascension(game).technology.upgrade_cost(0, "reanimation_swarms")
    table = enact(battle(game, "3 cruiser", "2 destroyer", dice=[10] * 9), until="assimilate")
    say(table, 0, "mark_ii_advanced_carriers")
    after = ascension(game_of(refuse(table)))
    assert after.technology.upgrade_cost(0, "reanimation_swarms") == before == 4 - after.victory.points(0)
    assert after.technology.upgrades_of(0) == ["reanimation_swarms"]


@pytest.mark.rule("OFF-SOT-INT")
def test_who_has_nothing_for_wendigo_votes_against_or_not_at_all() -> None:
    """A vote For costs a random Action Card or a Trade Good; a promise to vote so falls with it."""
    names = ("wendigo", "legate_erran", "ta_zern")
    game = prepared(*names)
    game.player(2).trade_goods = 1
    table = sits(game, *names)
    for seat, outcomes in ((2, ["for", "against", "abstain"]), (1, ["against", "abstain"])):
        while table.pending and asks(table, seat) != "vote":
            say(table, table.pending[0].seat, "no" if table.pending[0].name == "offer_to" else "against")
        assert offers(table, seat) == outcomes


# -- the Yssaril ---------------------------------------------------------------------------------------------------------


@pytest.mark.content("official:upgrade/mageon_implants")
def test_implants_steal_nothing_that_a_mercenary_has_seen() -> None:
    """When they look at a hand with their racial ability, and on no other occasion."""
    game = wide(race_game(f"{OPTION} -tactical_retreats", "yssaril", upgrades=["mageon_implants"]))
    game.player(1).action_cards = [CardId("hired_gun#2"), CardId("plague")]
    table = battle(game, "tugar, cruiser", "destroyer", dice=[1] * 4)
    assert asks(table, 0) == "tugar"
    say(table, 0, "card:plague")
    assert game_of(table).player(0).action_cards == []
    assert game_of(table).player(1).action_cards == ["hired_gun#2"]


@BOTH
@pytest.mark.content("sa17:ability/yssaril_wait", "official:ability/yssaril_wait")
def test_they_wait_in_every_other_turn_and_go_on_waiting_while_others_have_passed(ruleset: str) -> None:
    game = race_game(ruleset, "yssaril")
    hold(game, 0, "thibah")
    table = turn(game, "wait")
    say(table, 1, "pass")
    assert not [key for key in offers(table, 0) if key.endswith("wait")]
    say(table, 0, f"activate:{HERE}")
    enact(table, until="action")
    assert [key for key in offers(table, 0) if key.endswith("wait")]


@BOTH
@pytest.mark.content("sa17:ability/yssaril_spies", "official:ability/yssaril_spies")
def test_a_hand_their_spies_have_seen_is_known_to_them_alone(ruleset: str) -> None:
    game = new_game(ruleset.partition(" ")[0], 3)
    become(game, 0, "yssaril")
    cards = game.action_cards.all_cards()[:2]
    game.player(1).action_cards = list(cards)
    table = use(play(game, Step("strategy_phase.start")), 0, "player:1")
    assert [game_of(table).state.known[card] for card in cards] == [[0], [0]]
    assert game_of(table).player(1).action_cards == cards


# -- the Muaat -----------------------------------------------------------------------------------------------------------


def siege(*fleet: str) -> Game:
    """The Muaat lie with their ships before Arnor and Lor, which another player holds."""
    game = wide(race_game("sa17", "muaat", upgrades=["magma_obliterator"]))
    put(game, 0, "1,1", ", ".join(fleet))
    for planet in ("arnor", "lor"):
        held(game, 1, planet, "9 ground_force")
    return game


def bombarded(game: Game, *aims: str) -> list[int]:
    """How many dice War Suns throw, planet by planet."""
    table = acting(game, "1,1", "bombardment.begin", dice=[1] * 12)
    say(table, 0, *(f"bombard:{aim}" for aim in aims), "done")
    return [len(shown) for kind, shown in faces(refuse(table), 0, "bombardment") if kind == "war_sun"]


@pytest.mark.content("sa17:upgrade/magma_obliterator")
def test_a_war_sun_obliterates_although_dreadnoughts_have_fired_elsewhere_before() -> None:
    """One of its War Suns has Bombardment x2 more, whatever other ships do."""
    assert bombarded(siege("dreadnought", "war_sun"), "arnor:dreadnought", "lor:war_sun") == [3]


@pytest.mark.content("sa17:upgrade/magma_obliterator")
def test_one_of_several_war_suns_obliterates_whichever_is_damaged() -> None:
    assert sum(bombarded(siege("war_sun", "war_sun*1"), "arnor:war_sun*1", "lor:war_sun")) == 1 + 1 + 2
    assert sum(bombarded(siege("war_sun", "war_sun*1"), "arnor:war_sun", "arnor:war_sun*1")) == 1 + 1 + 2
    assert bombarded(siege("2 war_sun"), "arnor:war_sun", "lor:war_sun") == [3, 1]


@ALL
@pytest.mark.content("sa17:ability/muaat_forge", "official:ability/muaat_forge", "cp:ability/muaat_forge")
def test_the_forge_stands_beside_docks_and_war_suns_alone(ruleset: str) -> None:
    """Two Fighters where they have room, or a Destroyer within Fleet Supply."""
    game = wide(race_game(ruleset, "muaat"))
    put(game, 0, WEST, "carrier")
    assert "forge" not in actions(game)
    put(game, 0, "jord", "space_dock")
    table = turn(game, "forge", until="forge")
    assert sorted(offers(table, 0)) == ["destroyer@0,-2", "fighter@0,-2"]
    say(table, 0, "fighter@0,-2")
    assert units_in(table, 0, "system:0,-2") == {"fighter": 2}
    game.player(0).fleet = 0
    assert units_in(turn(game, "forge"), 0, "system:0,-2") == {"fighter": 3}  # no Destroyer, and no room for more


@pytest.mark.parametrize(("ruleset", "burns"), [("official", True), ("sa17", False)])
@pytest.mark.content("sa17:upgrade/nova_seed", "official:upgrade/nova_seed")
def test_a_special_system_at_the_other_end_of_a_wormhole_is_next_to_it_where_it_is_so_for_everything(
    ruleset: str, burns: bool
) -> None:
    """Not next to a red-bordered system; build 17 makes wormholes adjacency for all purposes (SA17-NOM-12)."""
    game = wide(race_game(ruleset, "muaat", upgrades=["nova_seed"], tiles={"-2,2": "nebula_base"}))
    held(game, 0, "thibah", "ground_force")
    put(game, 0, HERE, "cruiser")
    for place in (HERE, "-2,2"):
        game.board.set_system(replace(game.board.system(Hex(place)), tokens=("wormhole:A/B",)))
    assert ("nova_seed" in actions(game)) is burns


@pytest.mark.content("sa17:flagship/muaat", "official:flagship/muaat")
@pytest.mark.parametrize(("ruleset", "capacity"), [("official", 1), ("sa17", 2)])
def test_flagships_as_printed_with_two_capacity_in_shattered_ascension(ruleset: str, capacity: int) -> None:
    """Cost, value, dice, movement, places: what the cards say of six Flagships."""
    printed = {
        "letnev": (10, 5, 2, 1, 2),
        "sol": (10, 5, 3, 1, 3),
        "mentak": (8, 5, 2, 2, 2),
        "nekro": (9, 9, 3, 1, 1),
        "yssaril": (9, 7, 2, 2, 5),
        "muaat": (10, 5, 3, 1, 4),
    }
    for race, numbers in printed.items():
        card = new_game(ruleset, 2).content.flagships[race]
        assert (card.cost, card.combat, card.dice, card.movement, card.capacity) == numbers
        assert (card.production, card.sustain) == (capacity, 1)
