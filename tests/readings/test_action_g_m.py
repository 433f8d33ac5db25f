"""Action Cards from Geomagnetic Mines to Master of Trade, read a second time from their print alone."""

from __future__ import annotations

import pytest
from dealing import FAR, NEAR, actions, acts, at, dealt, discarded, offered, through
from races.racing import become
from skirmish import HERE, RULES, SOUTH, WORLD, acting, armies, army, deal, fight, fleets, invade, rolled, ships
from strategic import counters
from tables import asks, game_of, hold, new_game, offers, play, put, say, strategy_cards, units
from trial import give, trial

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules import forces
from mecatol.rules.moments import (
    BEFORE_CARDS_DRAWN,
    CARD_DRAWN,
    CARDS_DRAWN,
    STATUS_PHASE_BEGINS,
    STRATEGY_PHASE_BEGINS,
    STRATEGY_PHASE_ENDS,
    TURN_ENDS,
    Drawn,
)
from mecatol.rules.official.game import Game
from mecatol.rules.state import NEUTRAL, Agenda, Agreement, CardId, Place, PlanetId, Seat, UnitId

HOME, CENTRE = Hex("0,-2"), Hex("0,0")


def activate(game: Game, hex_: Hex, *dice: int) -> Table:
    """The first player activates a system in his turn."""
    game.begin_scope("turn")
    return play(game, Step("tactical.begin", 0, hex_), Step("action_phase.end_turn", 0), dice=dice)


def ready(**hands: str) -> Game:
    """Everybody has room for fleets."""
    game = new_game(RULES, 3)
    for player in game.state.players:
        player.fleet = 6
    return deal(game, **hands)


def hits(table: Table, seat: Seat, where: str, kind: UnitId) -> int:
    """How many units of a kind a player has in a place."""
    return forces.count(game_of(table).board.units(seat, Place(where)), kind)


# -- Geomagnetic Mines ---------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/geomagnetic_mines")
def test_mines_hit_the_opponents_armor_in_a_later_round_too_and_spare_the_own() -> None:
    """Before any round, each Armor of the opponent takes one hit, the own none."""
    game = armies("2 mechanized_unit", "2 mechanized_unit", seat_1="geomagnetic_mines", seat_2="geomagnetic_mines, recheck")
    table = invade(game, *[1] * 40)
    assert (asks(table, 1), asks(table, 2)) == ("before_round", "")
    say(table, 1, "pass")
    say(table, 2, "pass")
    say(table, 1, "card:geomagnetic_mines")
    assert [sum(group.damage * group.count for group in army(table, seat)) for seat in (0, 1)] == [2, 0]


@pytest.mark.content("sa17:action/geomagnetic_mines")
def test_mines_need_armor_of_the_opponent() -> None:
    """Nothing to hit, nothing offered."""
    game = armies("2 ground_force", "2 mechanized_unit", seat_1="geomagnetic_mines", seat_2="recheck")
    assert asks(invade(game, *[1] * 8), 1) == ""


# -- Ghost Ship ----------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/ghost_ship")
def test_a_ghost_ship_appears_at_wormholes_of_counters_too() -> None:
    """Any wormhole outside of Home Systems, on a counter as well, without enemy ships, neutral ones among them."""
    game = dealt((0, "ghost_ship"), tiles={"0,-1": "wormhole_a"})
    put(game, NEUTRAL, NEAR, "cruiser")
    assert actions(game) == []
    put(game, 1, FAR, "fighter")
    assert actions(game) == []


@pytest.mark.content("sa17:action/ghost_ship")
def test_a_ghost_ship_joins_own_ships() -> None:
    """Only enemy ships are in the way; a Destroyer or a Cruiser, for nothing."""
    game = dealt((0, "ghost_ship"), tiles={"0,-1": "wormhole_a"})
    put(game, 0, NEAR, "carrier")
    goods = game.player(0).trade_goods
    table = acts(game, "ghost_ship", "destroyer")
    assert (hits(table, 0, f"system:{NEAR}", "destroyer"), game_of(table).player(0).trade_goods) == (1, goods)


# -- Good Year -----------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/good_year")
def test_a_good_year_is_eight_goods_at_most_and_home_planets_bring_none() -> None:
    """One for each planet outside one's own Home System, planets in others' homes too; eight at most."""
    game = dealt((0, "good_year"))
    rest = [planet.id for planet in game.board.planets() if planet.owner < 0][:9]
    hold(game, 0, *rest)
    game.player(0).trade_goods = 3
    assert game_of(acts(game, "good_year")).player(0).trade_goods == 11
    game = dealt((0, "good_year"))
    hold(game, 0, game.board.home_planets(1)[0].id)
    assert game_of(acts(game, "good_year")).player(0).trade_goods == 1


# -- Grand Armada --------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/grand_armada")
def test_an_armada_avoids_enemy_fleets_and_takes_cargo() -> None:
    """At the end of the Status Phase ships leave home for adjacent systems without enemy ships, with cargo."""
    game = dealt((0, "grand_armada"))
    game.state.phase = "strategy"
    put(game, 0, HOME, "4 carrier")
    put(game, 0, "jord", "2 ground_force")
    put(game, 1, NEAR, "fighter")
    put(game, 1, NEAR, "carrier")
    table = at(game, STRATEGY_PHASE_BEGINS, 0)
    say(table, 0, "card:grand_armada")
    table = play(game_of(table), Step("status_phase.end"))
    keys = offers(table, 0)
    assert asks(table, 0) == "redeploy"
    assert not [key for key in keys if key.endswith(">0,-1")]
    assert [key for key in keys if key.endswith(">1,-2")]
    assert not [key for key in keys if key.endswith(">0,0")]
    say(table, 0, f"ship:{HOME}:carrier>1,-2")
    say(table, 0, next(key for key in offers(table, 0) if "ground_force" in key), "done")
    assert hits(table, 0, "system:1,-2", "ground_force") == 1


# -- Guerilla Warfare ----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/guerilla_warfare")
def test_guerillas_need_fewer_dice_than_the_enemy() -> None:
    """In which you have the fewest dice: level sides are no guerillas, nor are bystanders."""
    guerillas = "guerilla_warfare"
    game = fleets("2 cruiser", "2 cruiser", seat_0=guerillas, seat_1=guerillas, seat_2="guerilla_warfare, recheck")
    table = fight(game, *[1] * 8)
    assert [asks(table, seat) for seat in (0, 1, 2)] == ["", "", "dice_rolled"]


@pytest.mark.content("sa17:action/guerilla_warfare")
def test_guerillas_keep_their_own_shots_before_the_battle() -> None:
    """The opponent has no pre-combat attacks; the guerillas do."""
    game = fleets("destroyer", "2 cruiser, 4 fighter", seat_0="guerilla_warfare", seat_2="recheck")
    table = fight(game, 9, 9, *[1] * 20)
    say(table, 0, "card:guerilla_warfare")
    assert [len(faces) for _, faces, _ in rolled(table, 0, "barrage")] == [2]


@pytest.mark.content("sa17:action/guerilla_warfare")
def test_guerillas_who_land_meet_no_invasion_defence() -> None:
    """The opponent has no pre-combat attacks, the PDS of the planet neither."""
    game = armies("ground_force", "3 ground_force, 2 pds", seat_0="guerilla_warfare", seat_2="recheck")
    table = invade(game, *[1] * 20)
    say(table, 0, "card:guerilla_warfare")
    assert rolled(table, 1, "invasion_defence") == []
    assert [len(faces) for _, faces, _ in rolled(table, 1, "invasion")] == [1]


# -- Hidden Warheads -----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/hidden_warheads")
def test_warheads_fire_at_any_blockading_fleet_neutral_ones_too() -> None:
    """Three rolls at seven at a fleet over one of one's planets; at home as well."""
    game = dealt((0, "hidden_warheads"))
    put(game, NEUTRAL, HOME, "2 cruiser")
    table = acts(game, "hidden_warheads", dice=[7, 6, 6])
    assert hits(table, NEUTRAL, f"system:{HOME}", "cruiser") == 1


@pytest.mark.content("sa17:action/hidden_warheads")
def test_a_fleet_that_blockades_nothing_is_safe_from_warheads() -> None:
    """Where one's own fleet stands beside it, or over others' planets, nothing is blockaded."""
    game = dealt((0, "hidden_warheads"))
    hold(game, 2, "wellon")
    put(game, 1, NEAR, "cruiser")
    assert actions(game) == []


@pytest.mark.content("sa17:action/hidden_warheads")
def test_warheads_are_combat_rolls_that_a_race_may_be_good_at() -> None:
    """Combat rolls at seven: the +1 of the N'orr counts, and the Jol-Nar may roll again."""
    game = dealt((0, "hidden_warheads"))
    become(game, 0, "norr")
    hold(game, 0, "wellon")
    put(game, 1, NEAR, "3 cruiser")
    table = acts(game, "hidden_warheads", dice=[6, 6, 5])
    assert hits(table, 1, f"system:{NEAR}", "cruiser") == 1
    game = dealt((0, "hidden_warheads"))
    become(game, 0, "jol_nar")
    hold(game, 0, "wellon")
    put(game, 1, NEAR, "3 cruiser")
    table = acts(game, "hidden_warheads", dice=[7, 7, 5, 8])
    assert hits(table, 1, f"system:{NEAR}", "cruiser") == 3
    again = next(key for key in offers(table, 0) if "again" in key)
    say(table, 0, again)
    through(table, "action")
    assert hits(table, 1, f"system:{NEAR}", "cruiser") == 2


# -- In the Silence of Space ---------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/in_the_silence_of_space")
def test_a_silent_carrier_takes_four_fighters_at_most() -> None:
    """Ships of two production capacity in all pass enemies; they carry no more than four Fighters."""
    game = ready(seat_0="in_the_silence_of_space", seat_1="in_the_silence_of_space", seat_2="recheck")
    put(game, 0, HOME, "carrier, 6 fighter")
    give(game, 0, "xrd_transporters")
    put(game, 1, NEAR, "cruiser")
    put(game, 1, CENTRE, "2 cruiser")
    for hex_ in ("1,-2", "-1,-1", "1,-1", "-1,0"):
        put(game, 2, hex_, "destroyer")
    table = activate(game, CENTRE, *[1] * 20)
    assert asks(table, 1) == ""
    say(table, 0, "card:in_the_silence_of_space", f"ship:{HOME}:carrier+in_the_silence_of_space")
    load = f"load:system:{HOME}:fighter"
    taken = 0
    while load in offers(table, 0):
        say(table, 0, load)
        taken += 1
    assert taken == 4


# -- Inception -----------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/inception")
def test_inception_asks_for_both_cards() -> None:
    """At the end of the Strategy Phase: any revealed agenda is discarded, a card of one's own hand lies in its place."""
    game = dealt((1, "inception"))
    game.state.phase = "strategy"
    game.state.agendas = [Agenda(CardId("arms_reduction"), 1), Agenda(CardId("core_stability"), 2)]
    game.player(1).political_cards = [CardId("code_of_honor"), CardId("free_trade")]
    table = at(game, STRATEGY_PHASE_ENDS, 0)
    say(table, 1, "card:inception")
    while asks(table, 1):
        say(table, 1, next(key for key in offers(table, 1) if key in ("card:core_stability", "card:free_trade")))
    after = game_of(table)
    assert [agenda.card for agenda in after.state.agendas] == ["arms_reduction", "free_trade"]
    assert (after.player(1).political_cards, after.state.political_deck.discard) == (["code_of_honor"], ["core_stability"])


# -- Incoming! -----------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/incoming")
def test_incoming_is_for_the_activated_system_alone() -> None:
    """PDS elsewhere, with a Deep Space Cannon, have their usual dice and offer nothing."""
    game = ready(seat_1="incoming")
    give(game, 1, "deep_space_cannon")
    hold(game, 1, "wellon", "mecatol_rex")
    put(game, 1, "wellon", "pds")
    put(game, 0, HOME, "carrier")
    put(game, 0, "1,-1", "cruiser")
    table = activate(game, CENTRE, *[1] * 9)
    through(table, "move")
    say(table, 0, "ship:1,-1:cruiser", "done")
    assert asks(table, 1) != "after_movement"


# -- Influence the Merchants' Guild --------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/influence_the_merchants_guild")
def test_the_guild_breaks_any_agreement_and_need_not_open_one() -> None:
    """Whosever agreement; the second part is a "may"."""
    game = dealt((0, "influence_the_merchants_guild"), seats=4)
    game.state.agreements = [Agreement((1, 2), (0, 0)), Agreement((0, 3), (0, 0))]
    table = acts(game, "influence_the_merchants_guild")
    assert len(offers(table, 0)) == 2
    say(table, 0, offers(table, 0)[0])
    through(table, "action")
    assert len(game_of(table).state.agreements) == 1


# -- Inscrutability ------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/inscrutability")
def test_a_political_card_is_handed_over_and_replaced_by_one_of_its_kind() -> None:
    """Action or Political Card; the replacement is of the same type."""
    game = dealt((1, "inscrutability"), (0, "inscrutability"))
    game.state.political_deck.top = [CardId("code_of_honor"), CardId("free_trade")]
    table = trial(game, lambda g: g.political_cards.take(0, 1, "test"))
    assert asks(table, 0) == ""
    say(table, 1, "card:inscrutability")
    assert [player.political_cards for player in game_of(table).state.players] == [["free_trade"], ["code_of_honor"], []]
    assert offered(game, CARD_DRAWN, Drawn(2, "action", CardId("plague")), 1) == []


# -- Insubordination -----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/insubordination")
def test_insubordination_takes_from_pool_or_strategy_and_never_from_fleet_supply() -> None:
    """The player chooses the area; opponents without counters there are no targets."""
    game = dealt((0, "insubordination"))
    game.player(2).pool = game.player(2).strategy = 0
    table = acts(game, "insubordination")
    assert sorted(offers(table, 0)) == ["pool", "strategy"]  # only one opponent can be meant
    say(table, 0, "pool")
    assert counters(table, 1) == (2, 2, 3)
    assert counters(at(game_of(table), STATUS_PHASE_BEGINS, 0), 1) == (2, 3, 3)


# -- Intel Operations ----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/intel_operations")
def test_intelligence_is_one_card_for_an_action() -> None:
    """As an action, one Action Card of the deck for its player and nobody else; his turn is over."""
    game = dealt((0, "intel_operations"))
    game.state.action_deck.top = [CardId("plague"), CardId("patrol")]
    table = acts(game, "intel_operations")
    assert [player.action_cards for player in game_of(table).state.players] == [["plague"], [], []]
    assert (asks(table, 1), discarded(table)) == ("action", ["intel_operations"])


# -- Into the Breach -----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/into_the_breach")
def test_once_the_ship_in_the_breach_is_gone_the_fleet_keeps_its_bonus() -> None:
    """For the rest of the battle +1; barrage and shots before it included; hits fall on the ship while it is there."""
    game = fleets("dreadnought*1, 2 cruiser", "3 cruiser", seat_0="into_the_breach", seat_2="into_the_breach, recheck")
    table = fight(game, *[1] * 3, 7, 1, 1, *[1] * 20)
    assert (asks(table, 0), asks(table, 2)) == ("before_battle", "")
    say(table, 0, "card:into_the_breach")
    say(table, 2, "pass")
    assert list(ships(table, 0)) == units("2 cruiser")
    assert rolled(table, 0, "battle")[-1][2] == 6


@pytest.mark.content("sa17:action/into_the_breach")
def test_a_flagship_may_go_into_the_breach_and_a_cruiser_may_not() -> None:
    """A Dreadnought or a Flagship."""
    table = fight(fleets("flagship, cruiser", "2 cruiser", seat_0="into_the_breach", seat_1="into_the_breach"), *[1] * 20)
    assert (asks(table, 0), asks(table, 1)) == ("before_battle", "")


# -- Joint Fleet Exercise ------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/joint_fleet_exercise")
def test_partners_whose_fleets_are_apart_do_not_exercise() -> None:
    """Adjacent fleets and an agreement, both."""
    game = dealt((0, "joint_fleet_exercise"))
    game.state.agreements = [Agreement((0, 1), (0, 0))]
    put(game, 0, NEAR, "cruiser")
    put(game, 1, FAR, "cruiser")
    put(game, 2, CENTRE, "cruiser")
    assert actions(game) == []


# -- Jury Rigged Battlestation -------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/jury_rigged_battlestation")
def test_a_battlestation_reaches_as_far_as_a_pds() -> None:
    """One dock, three shots as if it were a PDS, so with a Deep Space Cannon next door."""
    game = ready(seat_1="jury_rigged_battlestation", seat_0="jury_rigged_battlestation")
    give(game, 1, "deep_space_cannon")
    hold(game, 1, "wellon", "vefut_ii")
    put(game, 1, "wellon", "space_dock")
    put(game, 1, "vefut_ii", "space_dock")
    put(game, 0, "1,0", "3 cruiser")
    table = activate(game, CENTRE, 6, 6, 1)
    through(table, "move")
    say(table, 0, *["ship:1,0:cruiser"] * 3, "done")
    assert (asks(table, 1), asks(table, 0)) == ("after_movement", "")
    say(table, 1, "card:jury_rigged_battlestation", f"system:{NEAR}")
    assert [len(faces) for _, faces, _ in rolled(table, 1)] == [3]
    assert list(ships(table, 0, CENTRE)) == units("cruiser")


# -- Labor Strike --------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/labor_strike")
def test_a_struck_player_may_still_play_his_strategy_later() -> None:
    """Another action than a Strategic one, then a planet of his is exhausted, of his choice; the card is not used up."""
    game = dealt((1, "labor_strike"))
    strategy_cards(game, {"leadership": 0, "warfare": 1, "trade": 2})
    hold(game, 0, "wellon")
    table = play(game, Step("action_phase.turn", 0))
    say(table, 0, "strategic:leadership")
    say(table, 1, "card:labor_strike")
    assert not [key for key in offers(table, 0) if key.startswith("strategic")]
    assert "pass" not in offers(table, 0)
    say(table, 0, "activate:0,1")
    through(table, "action", "exhaust_planet", "labor_strike")
    assert sorted(offers(table, 0)) == ["planet:jord", "planet:wellon"]
    say(table, 0, "planet:wellon")
    assert [game_of(table).board.planet(PlanetId(planet)).exhausted for planet in ("jord", "wellon")] == [False, True]


# -- Last Stand ----------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/last_stand")
def test_an_attacker_makes_no_last_stand() -> None:
    """When the defender loses; an attacker who is beaten back does not."""
    table = invade(armies("ground_force", "2 ground_force", seat_0="last_stand", seat_2="last_stand"), 1, 8, 8)
    assert table.over
    assert game_of(table).board.planet(PlanetId("arnor")).owner == 1


@pytest.mark.content("sa17:action/last_stand")
def test_damage_of_the_last_round_is_cancelled_too() -> None:
    """All hits of the attacker's last round: an Armor sustained before is damaged still, what fell in it stands again."""
    game = armies("3 ground_force", "mechanized_unit*1, ground_force", seat_1="last_stand", seat_2="recheck")
    table = invade(game, 8, 8, 1, *[1] * 20)
    say(table, 2, "pass")
    assert asks(table, 1) == "battle_decided"
    say(table, 1, "card:last_stand")
    assert sorted((group.kind, group.damage) for group in army(table, 1)) == [("ground_force", 0), ("mechanized_unit", 1)]


# -- Liberation ----------------------------------------------------------------------------------------------------------


def retaken(owner: Seat, **hands: str) -> Table:
    """The first player takes a planet of somebody's Home System from the third player."""
    home = new_game(RULES, 3).board.home(owner)
    game = deal(acting(new_game(RULES, 3), home), **hands)
    planet = game.board.home_planets(owner)[0].id
    hold(game, 2, planet)
    put(game, 0, home, "carrier")
    put(game, 0, planet, "ground_force")
    return play(game, Step("invasion.begin", 0, home))


@pytest.mark.content("sa17:action/liberation")
@pytest.mark.rule("SA17-GEN-12")
@pytest.mark.parametrize(("leave", "pds"), [("yes", 1), ("no", 0)])
def test_a_home_planet_is_liberated_only_with_leave_of_its_first_owner(leave: str, pds: int) -> None:
    """Not in a Home System, unless its original owner permits it."""
    table = retaken(1, seat_0="liberation")
    planet = game_of(table).board.home_planets(1)[0].id
    assert game_of(table).board.planet(planet).owner == 0
    say(table, 0, "card:liberation")
    say(table, 1, leave)
    assert (forces.count(army(table, 0, planet), "pds"), game_of(table).player(0).trade_goods) == (pds, pds)


@pytest.mark.content("sa17:action/liberation")
def test_ones_own_home_is_liberated_without_asking() -> None:
    """The original owner permits himself."""
    table = retaken(0, seat_0="liberation")
    say(table, 0, "card:liberation")
    assert list(army(table, 0, "jord")) == units("3 ground_force, pds")


# -- Local Unrest --------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/local_unrest")
def test_unrest_exhausts_and_costs_one_unit_of_the_owners_choice() -> None:
    """The planet is exhausted; its owner picks one ground unit on it; with units left it stays his."""
    game = dealt((0, "local_unrest"))
    hold(game, 1, "wellon")
    put(game, 1, "wellon", "ground_force, mechanized_unit, pds")
    table = acts(game, "local_unrest", "system:0,-1")
    assert sorted(offers(table, 1)) == ["unit:ground_force", "unit:mechanized_unit"]
    say(table, 1, "unit:ground_force")
    here = game_of(table).board.planet(PlanetId("wellon"))
    assert (here.owner, here.exhausted) == (1, True)
    assert hits(table, 1, "planet:wellon", "mechanized_unit") == 1


@pytest.mark.content("sa17:action/local_unrest")
def test_a_planet_without_ground_units_turns_neutral() -> None:
    """Should none remain, also because there were none, it turns neutral, PDS or not."""
    game = dealt((0, "local_unrest"))
    hold(game, 1, "wellon")
    put(game, 1, "wellon", "pds")
    after = game_of(acts(game, "local_unrest", "system:0,-1"))
    assert after.board.planet(PlanetId("wellon")).owner == -1


# -- Lucky Shot ----------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/lucky_shot")
def test_a_lucky_shot_at_home_and_at_neutral_ships() -> None:
    """Any enemy Dreadnought, Cruiser or Destroyer over a planet of one's own, at home too, damaged or not."""
    game = dealt((0, "lucky_shot"))
    put(game, 1, HOME, "dreadnought, carrier, 2 fighter")
    table = acts(game, "lucky_shot")
    assert hits(table, 1, f"system:{HOME}", "dreadnought") == 0
    game = dealt((0, "lucky_shot"))
    put(game, NEUTRAL, HOME, "cruiser")
    table = acts(game, "lucky_shot")
    assert hits(table, NEUTRAL, f"system:{HOME}", "cruiser") == 0


@pytest.mark.content("sa17:action/lucky_shot")
def test_a_lucky_shot_hits_neither_carriers_nor_war_suns() -> None:
    """Only the three types."""
    game = dealt((0, "lucky_shot"))
    put(game, 1, HOME, "carrier, war_sun, flagship, fighter")
    put(game, 0, NEAR, "cruiser")
    put(game, 1, NEAR, "cruiser")
    assert actions(game) == []


# -- Mag Blast -----------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/mag_blast")
def test_a_blast_is_each_partys_own_in_any_round() -> None:
    """Before any round, by a participant; the enemy's hits count once."""
    game = fleets("3 cruiser", "3 cruiser", seat_1="mag_blast", seat_2="mag_blast, recheck")
    table = fight(game, *[1] * 6, 7, 1, 1, 7, 1, 1, *[1] * 20)
    assert (asks(table, 1), asks(table, 2)) == ("before_round", "")
    say(table, 1, "pass")
    say(table, 2, "pass")
    say(table, 1, "card:mag_blast")
    say(table, 2, "pass")
    say(table, 1, "destroy:cruiser!mag_blast")
    assert [forces.count(ships(table, seat), "cruiser") for seat in (0, 1)] == [1, 2]
    assert len(rolled(table, 1, "battle")[-1][1]) == 2  # whoever has hit is gone, the others fire on


# -- Massive Transport ---------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/massive_transport")
def test_a_dock_goes_any_way_to_any_friendly_planet_without_a_dock() -> None:
    """However far; only planets of one's own."""
    game = dealt((0, "massive_transport"))
    hold(game, 0, "tarmann")
    hold(game, 1, "wellon")
    put(game, 0, "jord", "space_dock")
    table = acts(game, "massive_transport")
    assert (hits(table, 0, "planet:jord", "space_dock"), hits(table, 0, "planet:tarmann", "space_dock")) == (0, 1)


@pytest.mark.content("sa17:action/massive_transport")
def test_no_dock_goes_where_the_way_ends_among_enemies() -> None:
    """A route free of enemy ships between the two, both ends included."""
    game = dealt((0, "massive_transport"))
    hold(game, 0, "tarmann")
    put(game, 0, "jord", "space_dock")
    put(game, 1, FAR, "cruiser")
    assert actions(game) == []


# -- Master of Fate ------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/master_of_fate")
def test_fate_is_dealt_before_the_cards_of_the_status_phase_only() -> None:
    """As many as there are players, one for each, oneself too, instead of one of the cards of this Status Phase."""
    game = dealt((1, "master_of_fate"), seats=4)
    game.state.action_deck.top = [CardId("plague"), CardId("patrol"), CardId("transport"), CardId("armistice")]
    assert offered(game, TURN_ENDS, 1, 1) == []
    table = at(game, BEFORE_CARDS_DRAWN, 0)
    say(table, 1, "card:master_of_fate")
    while asks(table, 1):
        say(table, 1, offers(table, 1)[0])
    after = game_of(table)
    assert [len(player.action_cards) for player in after.state.players] == [1] * 4
    start = after.parameters.action_cards_drawn
    assert after.fold(CARDS_DRAWN, start, Drawn(3, "action")) == start - 1
    after.end_scope("round")
    assert after.fold(CARDS_DRAWN, start, Drawn(3, "action")) == start


# -- Master of Trade -----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:action/master_of_trade")
def test_a_master_of_trade_gains_a_good_even_without_agreements() -> None:
    """At the end of one's own turn; with his leave others may open agreements; each gets goods of its value; one good."""
    game = dealt((0, "master_of_trade"), (1, "master_of_trade"), seats=2)
    table = at(game, TURN_ENDS, 0, "turn")
    assert asks(table, 1) == ""
    say(table, 0, "card:master_of_trade")
    through(table)
    assert game_of(table).player(0).trade_goods == 1


def test_where_these_scenes_are() -> None:
    """The places that are named above."""
    game = new_game(RULES, 3)
    assert (game.board.home(0), game.board.system_of(PlanetId("wellon")), game.board.system_of(PlanetId("tarmann"))) == (
        HOME,
        NEAR,
        FAR,
    )
    assert {HERE, WORLD, SOUTH} <= {system.hex for system in game.state.systems}
