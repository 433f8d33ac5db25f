"""Political Cards from Corrupt Empire to Extensive Logistics Redesign Initiative, read a second time."""

from __future__ import annotations

import pytest
from readings.agendas import abolished, exhausted, goods, lawful, marks, owner, rich, secrets, there, totals
from strategic import uses
from tables import asks, game_of, hold, offers, play, put, say, strategy_cards
from trial import give, trial
from voting import (
    fighting,
    in_force,
    keys_of,
    may_land,
    passed,
    refuse,
    round_over,
    senate,
    sets_out,
    trade,
    until,
    vote,
)

from mecatol.core.hexes import Border, Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.moments import STRATEGY_PHASE_BEGINS
from mecatol.rules.naming import unit_kind
from mecatol.rules.official.game import Game
from mecatol.rules.state import NOBODY, CardId, Law, Mine, Place, PlanetId

HOME = "0,-2"


def turn(game: Game, seat: int) -> Table:
    game.state.action, game.state.phase = None, "action"
    return play(game, Step("action_phase.turn", seat))


# -- Corrupt Empire ----------------------------------------------------------------------------------------------------


def besieged() -> Game:
    game = senate()
    hold(game, 1, "thibah", "wellon")
    put(game, 1, "thibah", "ground_force, space_dock")
    put(game, 1, "wellon", "ground_force, space_dock")
    return passed(game, "corrupt_empire", "player:1")


@pytest.mark.content("sa17:political/corrupt_empire")
def test_the_first_dock_of_the_corrupt_pays_a_point_once() -> None:
    """Who first destroys a dock of the elected player in a Space Battle or an Invasion Combat gets a point; the law is gone."""
    game = besieged()
    put(game, 2, "thibah", "4 ground_force")
    game = game_of(refuse(sets_out(game, 2, "1,0", "invasion.begin", "tactical.end", dice=(10, 10, 10, 10, 1))))
    assert owner(game, "thibah") == 2
    assert (totals(game), in_force(game)) == ([0, 0, 1], [])
    put(game, 0, "wellon", "4 ground_force")
    game = game_of(refuse(sets_out(game, 0, "0,-1", "invasion.begin", "tactical.end", dice=(10, 10, 10, 10, 1))))
    assert totals(game) == [0, 0, 1]


@pytest.mark.content("sa17:political/corrupt_empire")
def test_a_dock_lost_without_a_fight_pays_nobody() -> None:
    """Docks of others, and docks lost by anything but a combat, do not count."""
    game = besieged()
    hold(game, 2, "saudor")
    put(game, 2, "saudor", "ground_force, space_dock")
    put(game, 0, "saudor", "4 ground_force")
    game = game_of(refuse(sets_out(game, 0, "-1,1", "invasion.begin", "tactical.end", dice=(10, 10, 10, 10, 1))))
    game.invasion.lose(PlanetId("wellon"), "test")
    assert (totals(game), in_force(game)) == ([0, 0, 0], ["corrupt_empire"])


@pytest.mark.content("sa17:political/corrupt_empire")
def test_a_dock_on_a_planet_that_only_a_marker_holds_pays_and_an_annexed_one_does_not() -> None:
    """Who walks in wins an Invasion Combat (OFF-INV-6); who annexes fights for nothing, and no objective counts the dock."""
    game = senate()
    hold(game, 1, "thibah")
    put(game, 1, "thibah", "space_dock")
    game = passed(game, "corrupt_empire", "player:1")
    put(game, 2, "thibah", "ground_force")
    game = game_of(refuse(sets_out(game, 2, "1,0", "invasion.begin", "tactical.end")))
    assert (owner(game, "thibah"), totals(game)) == (2, [0, 0, 1])
    game = senate()
    hold(game, 1, "thibah")
    hold(game, 0, "mecatol_rex")
    put(game, 1, "thibah", "ground_force, space_dock")
    game = passed(game, "corrupt_empire", "player:1")
    give(game, 0, "xenopsychology")
    strategy_cards(game, {"diplomacy": 2})
    game.player(0).trade_goods = 9
    table = say(uses(game, "diplomacy", 0, 2), 0, "use", "planet:thibah")
    game = game_of(refuse(table))
    assert (owner(game, "thibah"), totals(game), in_force(game)) == (0, [0, 0, 0], ["corrupt_empire"])
    assert not game.objectives.qualifies(0, "destroy_space_dock")


# -- Cost Overruns -----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/cost_overruns")
def test_overruns_are_paid_for_every_planet_as_far_as_goods_go() -> None:
    """One good for each planet controlled; refused, one good of whoever cast the most votes Against."""
    game = rich(senate(), 2)
    hold(game, 0, "wellon", "thibah")
    game.board.exhaust(PlanetId("wellon"), "test")
    assert goods(passed(game, "cost_overruns")) == [0, 0, 0]
    game = rich(senate(), 2)
    hold(game, 1, "centauri", "torkan")
    assert goods(passed(game, "cost_overruns", "against")) == [2, 1, 2]


# -- Council Elder -----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/council_elder")
def test_the_elder_has_no_say_over_the_voice_of_the_council() -> None:
    """He may discard the card when an election is chosen for the vote, not that of a Voice; only his votes count then."""

    def table_for(card: str) -> Table:
        return trial(lawful(senate(), Law(CardId("council_elder"), "player:1")), lambda g: g.politics.resolve(0, card))

    assert asks(table_for("voice_of_the_council"), 1) == "vote" or not used(table_for("voice_of_the_council"), 1)
    assert not used(table_for("class_struggle"), 1)
    table = table_for("emperor")
    assert not used(table, 0)
    say(table, 1, "pass")
    for seat, key in ((1, "player:1"), (2, "player:2"), (0, "player:2")):
        say(table, seat, key)
    game = game_of(refuse(table))
    assert in_force(game) == ["council_elder", "emperor"]  # it was not used
    assert game.state.laws[1].elected == "player:2"


def used(table: Table, seat: int) -> list[str]:
    return [key for key in offers(table, seat) if "use:" in key]


# -- Council Precept ---------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/council_precept")
def test_the_precept_decides_a_law_and_is_gone() -> None:
    """Whoever cast the most votes For has it; his action: a card of his hand with the outcome he likes, as ten votes."""
    game = senate()
    game.player(2).political_cards = [CardId("class_struggle"), CardId("mutiny")]
    game = passed(game, "council_precept", p0="abstain")  # two votes against one
    assert game.state.laws == [Law(CardId("council_precept"), "player:2")]
    table = turn(game, 2)
    assert {key.rpartition(":")[2] for key in used(table, 2)} == {"class_struggle", "mutiny"}
    say(table, 2, next(key for key in used(table, 2) if "mutiny" in key))
    assert offers(table, 2) == ["for", "against"]
    say(table, 2, "for")
    game = game_of(table)
    assert (totals(game), in_force(game)) == ([0, 0, 1], [])  # who voted For Mutiny has a point
    assert game.player(2).political_cards == ["class_struggle"]
    game = senate()
    assert in_force(passed(game, "council_precept")) == ["council_precept"]


# -- Critical Supply Measures ------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/critical_supply_measures")
def test_every_kind_of_ground_unit_counts_on_every_planet() -> None:
    """No planet holds more ground units of a player than he has counters in Fleet Supply; he removes the surplus."""
    game = senate()
    hold(game, 0, "wellon")
    put(game, 0, "wellon", "2 ground_force, shock_troop, 2 mechanized_unit, pds")
    put(game, 0, HOME, "carrier, 5 ground_force")
    table = vote(game, "critical_supply_measures")
    say(table, 0, next(key for key in offers(table, 0) if "ground_force" in key))
    say(table, 0, next(key for key in offers(table, 0) if "ground_force" in key))
    game = game_of(refuse(table))
    assert there(game, 0, "wellon") == {"shock_troop": 1, "mechanized_unit": 2, "pds": 1}
    assert there(game, 0, HOME) == {"carrier": 1, "ground_force": 5}  # aboard
    game.player(0).fleet = 2
    game = game_of(refuse(sets_out(game, 0, HOME, "tactical.end")))
    assert sum(there(game, 0, "wellon").values()) == 3


@pytest.mark.content("sa17:political/critical_supply_measures")
def test_refused_two_planets_are_exhausted_by_each() -> None:
    """Refused: each exhausts two planets, or those he has."""
    table = vote(senate(), "critical_supply_measures", "against")
    assert offers(table, 2) == []  # first those before him
    game = game_of(refuse(table))
    assert len(exhausted(game)) == 5


# -- Crown of Thalnos --------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/crown_of_thalnos")
def test_all_ground_units_wear_the_crown() -> None:
    """Ground units have +2 attacking and +1 defending, Shock Troops and Armor too; ships and PDS do not."""
    game = senate()
    plain = {
        kind: fighting(game, kind, 0, "invasion", attacker=True) for kind in ("ground_force", "shock_troop", "mechanized_unit")
    }
    pds = fighting(game, "pds", 0, "space_cannon")
    game = passed(game, "crown_of_thalnos", "player:0")
    for kind, value in plain.items():
        assert fighting(game, unit_kind(kind), 0, "invasion", attacker=True) == value - 2
        assert fighting(game, unit_kind(kind), 0, "invasion") == value - 1
    assert (fighting(game, "cruiser"), fighting(game, "pds", 0, "space_cannon")) == (7, pds)


@pytest.mark.content("sa17:political/crown_of_thalnos")
def test_the_crown_is_lost_by_peace_in_any_later_round() -> None:
    """In each round but the first he conducts an Invasion Combat, or the law is discarded."""
    game = round_over(passed(senate(), "crown_of_thalnos", "player:0"))
    assert in_force(game) == ["crown_of_thalnos"]
    hold(game, 1, "thibah")
    put(game, 1, "thibah", "ground_force")
    put(game, 0, "thibah", "3 ground_force")
    game = game_of(refuse(sets_out(game, 0, "1,0", "invasion.begin", "tactical.end", dice=(10, 10, 10, 1))))
    game = round_over(game)
    assert in_force(game) == ["crown_of_thalnos"]
    assert in_force(round_over(game)) == []


@pytest.mark.content("sa17:political/crown_of_thalnos")
def test_a_planet_that_only_a_marker_holds_keeps_the_crown_and_one_that_is_nobodys_does_not() -> None:
    """Invading a planet without defenders is an Invasion Combat all the same (OFF-INV-6); claiming a neutral one is none."""
    for held, kept in ((1, ["crown_of_thalnos"]), (-1, [])):
        game = round_over(passed(senate(), "crown_of_thalnos", "player:0"))
        hold(game, held, "thibah")
        put(game, 0, "thibah", "ground_force")
        game = game_of(refuse(sets_out(game, 0, "1,0", "invasion.begin", "tactical.end")))
        assert owner(game, "thibah") == 0
        assert in_force(round_over(game)) == kept


# -- Defensive Mobilizations -------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/defensive_mobilizations")
def test_they_are_called_home_from_the_speaker_on() -> None:
    """From the Speaker on, in rotation order; refused, all planets in Home Systems are exhausted, whoever holds them."""
    game = senate()
    game.state.speaker, game.state.cycler = 2, -1
    game.end_scope("action")
    game.state.action = None
    table = trial(game, lambda g: g.politics.decree(0, "defensive_mobilizations", "for"))
    for seat in (2, 1, 0):
        assert asks(table, seat) == "call_home"
        say(table, seat, "no")
    game = senate()
    hold(game, 0, "arc_prime", "wellon")
    assert exhausted(passed(game, "defensive_mobilizations", "against")) == sorted(
        ["jord", "arc_prime", "wren_terra", "arretze", "hercant", "kamdorn"]
    )


@pytest.mark.content("sa17:political/defensive_mobilizations")
def test_soldiers_far_away_find_a_way_home() -> None:
    """Every unit has the range it needs, those in activated systems too, and carriers take up what they find."""
    game = senate()
    put(game, 0, "-1,2", "carrier")
    hold(game, 0, "coorneeq")
    put(game, 0, "coorneeq", "3 ground_force")
    game.board.lay_counter(0, Hex("-1,2"), "pool")
    game.end_scope("action")
    game.state.action = None
    before = game.player(0).pool
    table = trial(game, lambda g: g.politics.decree(0, "defensive_mobilizations", "for"))
    say(table, 0, f"system:{HOME}")
    until(table, 0, "move")
    say(table, 0, "ship:-1,2:carrier", "load:planet:coorneeq:ground_force", "done")
    until(table, 1, "call_home")
    game = game_of(table)
    assert there(game, 0, HOME).get("carrier") == 1
    assert game.player(0).pool == before  # for nothing


# -- Demilitarized Zone ------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/demilitarized_zone")
def test_the_zone_is_mined_anew_when_ships_come_through() -> None:
    """A neutral mine lies on the elected border, strikes whoever crosses, and is replaced at once while the law lasts."""
    game = senate()
    edge = next(o.key for o in game.politics.electable("border") if sorted(o.things) == ["system:0,0", "system:1,0"])
    game = passed(game, "demilitarized_zone", edge)
    mine = Mine(Border(edge.partition(":")[2]), NOBODY)
    for _ in range(2):
        put(game, 0, "0,0", "carrier")  # one system far
        table = sets_out(game, 0, "1,0", "movement.move", dice=(10,))
        say(table, 0, "ship:0,0:carrier", "done")
        game = game_of(refuse(table))
        assert (there(game, 0, "1,0"), game.state.mines) == ({}, [mine])
        game.end_scope("action")


# -- Desperate Measures ------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/desperate_measures")
def test_all_counters_leave_the_system_and_everything_there_is_exhausted() -> None:
    """Any system but a Home System: all Command Counters go, planets and docks of everybody there are exhausted."""
    game = senate()
    hold(game, 0, "lazar")
    hold(game, 1, "sakulag")
    put(game, 0, "lazar", "space_dock")
    put(game, 1, "sakulag", "space_dock")
    for seat in (0, 1, 2):
        game.board.lay_counter(seat, Hex("1,-2"), "pool")
    keys = keys_of(game, "desperate_measures")
    assert "system:0,0" in keys
    assert not {"system:0,-2", "system:2,0", "system:-2,2"} & set(keys)
    pools = [player.pool for player in game.state.players]
    game = passed(game, "desperate_measures", "system:1,-2")
    assert (game.board.system(Hex("1,-2")).counters, exhausted(game)) == ((), ["lazar", "sakulag"])
    assert (marks(game, 0, "lazar"), marks(game, 1, "sakulag")) == (["exhausted"], ["exhausted"])
    assert [player.pool for player in game.state.players] == pools  # back into the reinforcements


# -- Diplomatic Protection ---------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/diplomatic_protection")
def test_protection_is_for_everything_the_elected_player_holds() -> None:
    """In the round after this one, and only then, nobody invades the elected player; he may invade others."""
    game = senate()
    hold(game, 1, "thibah")
    hold(game, 0, "wellon")
    put(game, 1, "thibah", "ground_force")
    game = passed(game, "diplomatic_protection", "player:1")
    assert may_land(game, "thibah", 2)
    game = round_over(game)
    assert [may_land(game, planet, 2) for planet in ("thibah", "arc_prime", "wellon", "saudor")] == [False, False, True, True]
    assert may_land(game, "wellon", 1)
    assert may_land(round_over(game), "thibah", 2)


# -- Dispute Resolution ------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/dispute_resolution")
def test_one_planet_alone_is_disputed_where_no_other_got_votes() -> None:
    """The two planets with the most votes; one that nobody voted for is never affected."""
    game = senate()
    hold(game, 0, "wellon")
    hold(game, 1, "thibah")
    put(game, 0, "wellon", "ground_force, pds")
    game = passed(game, "dispute_resolution", "planet:wellon")
    assert (owner(game, "wellon"), owner(game, "thibah"), there(game, 0, "wellon")) == (NOBODY, 1, {})


@pytest.mark.content("sa17:political/dispute_resolution")
def test_the_second_planet_belongs_to_somebody_else() -> None:
    """The second planet is never one of the first one's owner, though it may have more votes than the third."""
    game = senate()
    hold(game, 0, "wellon", "saudor")
    hold(game, 2, "tarmann")
    game.board.exhaust(PlanetId("jord"), "test")
    table = vote(game, "dispute_resolution", p0="planet:tarmann", p1="planet:wellon", p2="planet:saudor")
    game = game_of(refuse(table))
    assert sorted(p for p in ("wellon", "saudor", "tarmann") if owner(game, p) == NOBODY) in (
        ["saudor", "tarmann"],
        ["tarmann", "wellon"],
    )


# -- Diversified Income ------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/diversified_income")
def test_home_systems_are_free_of_the_limit() -> None:
    """Outside Home Systems one planet of a system is refreshed; Home Systems are exempt."""
    game = senate()
    hold(game, 0, "lazar", "sakulag")
    table = vote(game, "diversified_income")
    say(table, 0, "planet:lazar")
    game = game_of(refuse(table))
    assert exhausted(game) == ["sakulag"]
    assert {"arretze", "hercant", "kamdorn"} <= set(game.economy.ready_planets(2))


@pytest.mark.content("sa17:political/diversified_income")
def test_a_planet_refreshed_by_something_else_meets_the_limit_as_well() -> None:
    """At no time are two planets of a system refreshed."""
    game = senate()
    hold(game, 0, "lazar", "sakulag")
    game = passed(game, "diversified_income")
    spent, kept = exhausted(game)[0], next(p for p in ("lazar", "sakulag") if p not in exhausted(game))
    game.end_scope("action")
    game.state.action = None

    async def refreshes(g: Game) -> None:
        g.board.refresh(0, [PlanetId(spent)])

    table = trial(game, refreshes)
    game = game_of(refuse(sets_out(game_of(refuse(table)), 0, HOME, "tactical.end")))
    assert len([p for p in (spent, kept) if p in exhausted(game)]) == 1


@pytest.mark.content("sa17:political/diversified_income")
def test_dividends_come_every_strategy_phase() -> None:
    """In every Strategy Phase a good for each type of specialty and of refresh ability."""
    game = senate()
    hold(game, 0, "vefut_ii", "mehar_xull")  # red and blue
    game = passed(game, "diversified_income")
    for expected in (2, 4):
        game.state.action = None
        game = game_of(refuse(trial(game, lambda g: g.moment(STRATEGY_PHASE_BEGINS, 0))))
        assert goods(game)[0] == expected


# -- Documenting Research ----------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/documenting_research")
def test_what_is_documented_is_bought_for_nothing_with_the_secondary() -> None:
    """A technology that the active player has acquired earlier in the action costs the others nothing."""
    game = passed(senate(), "documenting_research")
    strategy_cards(game, {"technology": 0, "assembly": 1, "trade": 2})
    game.end_scope("action")
    table = play(game, Step("strategy_cards.play", 0, what="technology"))
    say(table, 0, "antimass_deflectors")
    until(table, 1, "secondary")
    say(table, 1, "no")
    say(table, 2, "use")
    assert offers(table, 2) == ["antimass_deflectors", "no"]  # with three resources he could pay for none
    say(table, 2, "antimass_deflectors")
    game = game_of(refuse(table))
    assert (game.player(2).technologies, game.economy.available_resources(2)) == (["antimass_deflectors"], 3)


# -- Dominion Disputes -------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/dominion_disputes")
def test_a_wormhole_brings_planets_near_an_enemy() -> None:
    """Nearness goes through stable wormholes; on each such planet one Ground Force and one PDS may be put."""
    plain = senate()
    hold(plain, 0, "tequran", "torkan", "wellon")
    assert vote(plain, "dominion_disputes").over
    tiles = {"-1,0": "wormhole_a", "2,-1": "wormhole_a"}
    game = senate(tiles=tiles)
    hold(game, 0, "mecatol_rex", "wellon", "saudor")
    table = vote(game, "dominion_disputes")
    assert offers(table, 0) == ["planet:saudor", "no"]  # two from home by nothing, one from Hacan's
    game = game_of(refuse(table))
    table = vote(senate(), "dominion_disputes", "against")
    assert exhausted(game_of(table)) == []


# -- Duranium Armor ----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/duranium_armor")
def test_armored_ships_and_soldiers_fight_on_at_full_strength() -> None:
    """Sustaining costs no dice, in space and on the ground; refused, everything damaged is repaired, whoever owns it."""
    game = senate()
    put(game, 0, "1,0", "dreadnought*1")
    put(game, 1, "arc_prime", "mechanized_unit*1")
    put(game, 2, "-2,2", "war_sun*2")
    game = passed(game, "duranium_armor", "against")
    assert not [
        group
        for where in ("system:1,0", "system:-2,2")
        for seat in (0, 2)
        for group in game.board.units(seat, Place(where))
        if group.damage
    ]
    assert game.board.units(1, Place("planet:arc_prime"))[0].damage == 0


# -- Economic Revitalization -------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/economic_revitalization")
def test_revitalization_is_paid_out_of_the_areas() -> None:
    """A good from each opponent who has one, and one on each active agreement of the elected player."""
    game = rich(senate(), 1)
    game.player(2).trade_goods = 0
    trade(game, 0, 1, (1, 2))
    trade(game, 1, 2, (0, 3))
    game = game_of(refuse(vote(game, "economic_revitalization", "player:0")))
    assert goods(game) == [2, 0, 0]
    assert [agreement.goods for agreement in game.state.agreements] == [(2, 2), (0, 3)]


# -- Enemy of the Throne -----------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/enemy_of_the_throne")
def test_only_the_first_victory_in_space_is_paid() -> None:
    """Two goods, a counter and an Action Card for who first wins a Space Battle as attacker against him; no invasion does."""
    game = senate()
    game.state.action_deck.bag = sorted(game.action_cards.all_cards()[:4])
    hold(game, 1, "thibah")
    put(game, 1, "thibah", "ground_force")
    game = passed(game, "enemy_of_the_throne", "player:1")
    put(game, 0, "thibah", "3 ground_force")
    game = game_of(refuse(sets_out(game, 0, "1,0", "invasion.begin", "tactical.end", dice=(10, 10, 10, 1))))
    assert in_force(game) == ["enemy_of_the_throne"]
    put(game, 2, "0,1", "2 cruiser")
    put(game, 1, "0,1", "destroyer")
    game.end_scope("action")
    table = sets_out(game, 2, "0,1", "space_battle.begin", "tactical.end", dice=(10, 10, 1))
    until(table, 2, "counter_area")
    say(table, 2, "strategy")
    game = game_of(refuse(table))
    assert (goods(game)[2], game.player(2).strategy, len(game.player(2).action_cards), in_force(game)) == (2, 3, 1, [])


# -- Equal Threats -----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/equal_threats")
def test_who_has_no_secret_left_gets_one_and_gives_none() -> None:
    """Each hands over his unclaimed Secret Objective as far as he is able."""
    game = senate()
    game.player(0).secret_objectives = [*map(CardId, secrets(game)[:1])]
    game = passed(game, "equal_threats", "player:0+player:1")
    assert (game.player(0).secret_objectives, game.player(1).secret_objectives) == ([], secrets(game)[:1])
    assert sorted(keys_of(game, "equal_threats")) == ["player:0+player:1", "player:0+player:2", "player:1+player:2"]


# -- Extensive Logistics Redesign Initiative ---------------------------------------------------------------------------


@pytest.mark.content("sa17:political/extensive_logistics_redesign_initiative")
def test_places_for_fighters_take_soldiers() -> None:
    """Capacity for Fighters and capacity for Ground Forces are regular capacity: any of them takes anything."""
    game = senate()
    put(game, 0, "1,0", "carrier, cruiser")
    game.begin_effect("stasis_capsules", 0, "technology")  # a Ground Force aboard a Cruiser
    before = [game.fleet_supply.room(0, Hex("1,0"), kind) for kind in ("fighter", "ground_force", "mechanized_unit")]
    game = passed(game, "extensive_logistics_redesign_initiative")
    assert [game.fleet_supply.room(0, Hex("1,0"), kind) for kind in ("fighter", "ground_force")] == [max(before)] * 2
    game = abolished(game, "extensive_logistics_redesign_initiative")
    assert [game.fleet_supply.room(0, Hex("1,0"), kind) for kind in ("fighter", "ground_force")] == before[:2]


# -- Emperor, Enforcer -------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/emperor")
def test_the_emperors_points_go_with_the_law() -> None:
    """Two points while the law is in play; a repeal takes them."""
    game = passed(senate(), "emperor", "player:2")
    assert totals(game) == [0, 0, 2]
    assert totals(passed(game, "repeal", "law:emperor")) == [0, 0, 0]


@pytest.mark.content("sa17:political/enforcer")
def test_the_enforcer_may_act_with_empty_hands_and_need_not_act_twice() -> None:
    """Two Tactical Actions one behind the other with counters from the reinforcements, if he wants."""
    game = senate()
    strategy_cards(game, {"assembly": 0, "trade": 1})
    game = passed(game, "enforcer", "player:1")
    game.player(1).pool = 0
    game.state.phase = "action"
    table = play(game, Step("strategy_cards.special", 0, what="assembly"), Step("strategy_cards.end", 0, what="assembly"))
    say(table, 1, "system:1,0")
    until(table, 1, "enforcer")
    say(table, 1, "no")
    game = game_of(refuse(table))
    assert (1 in game.board.system(Hex("1,0")).counters, game.player(1).pool) == (True, 0)
    assert [effect for effect in game.state.effects if effect.key == "enforcer"] == []
