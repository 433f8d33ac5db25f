"""Political Cards from Aggressive Strategy to Core Stability, read a second time."""

from __future__ import annotations

import pytest
from leading import lead
from readings.agendas import abolished, exhausted, goods, lawful, marks, owner, rich, secrets, there, totals
from tables import asks, game_of, hold, offers, play, put, say, strategy_cards
from voting import in_force, keys_of, passed, refuse, round_over, senate, sets_out, trade, vote

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.rules.official.game import Game
from mecatol.rules.state import NEUTRAL, NOBODY, CardId, Claim, Law, Objective, Place, PlanetId

# -- Aggressive Strategy -----------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/aggressive_strategy")
def test_everybody_may_use_the_secondaries_of_all_his_own_cards_in_his_own_order_for_nothing() -> None:
    """In rotation order each may perform the secondary of every card he holds, played or not, without a counter."""
    game = senate()
    strategy_cards(game, {"assembly": 0, "leadership": 1, "bureaucracy": 1, "production": 2})
    game.strategy_cards.turn_over("leadership")
    put(game, 2, "arretze", "space_dock")
    game.state.cycler = -1
    table = vote(game, "aggressive_strategy")
    assert offers(table, 0) == ["assembly", "done"]
    say(table, 0, "done")
    assert offers(table, 2) == ["production", "done"]  # the Rotation Cycler is turned
    say(table, 2, "done")
    assert sorted(offers(table, 1)) == ["bureaucracy", "done", "leadership"]
    say(table, 1, "leadership")
    while "bureaucracy" not in offers(table, 1):
        say(table, 1, offers(table, 1)[0])
    assert offers(table, 1) == ["bureaucracy", "done"]
    assert game_of(table).player(1).strategy == 2


# -- Amnesty for the Fallen --------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/amnesty_for_the_fallen")
def test_amnesty_pays_all_of_the_weakest_and_one_who_is_alone_the_last() -> None:
    """Four goods for each of the cheapest fleets, level or not; four for whoever has fewer points than everybody else, alone."""
    game = senate()
    put(game, 0, "1,0", "destroyer")
    put(game, 1, "0,1", "2 fighter")
    put(game, 2, "0,-1", "2 fighter")
    assert goods(passed(game, "amnesty_for_the_fallen")) == [4, 4, 4]  # a Destroyer costs as much as two Fighters
    game = senate()
    put(game, 0, "1,0", "cruiser")
    game.state.claims = [Claim(1, "test", 1, 1)]
    assert goods(passed(game, "amnesty_for_the_fallen")) == [0, 4, 4]  # two are level for the last place
    game = senate()
    put(game, 0, "1,0", "cruiser")
    game.state.claims = [Claim(1, "test", 1, 1), Claim(2, "test", 1, 1)]
    assert goods(passed(game, "amnesty_for_the_fallen")) == [4, 4, 4]


@pytest.mark.content("sa17:political/amnesty_for_the_fallen")
def test_who_invades_the_last_loses_or_exhausts_a_planet() -> None:
    """Refused: until the round ends hostility against the weakest or the last costs a planet, exhausted or lost."""
    game = senate()
    put(game, 1, "0,1", "war_sun")
    hold(game, 0, "wellon")
    hold(game, 1, "thibah")
    put(game, 1, "thibah", "ground_force")
    game.state.claims = [Claim(0, "test", 1, 1), Claim(2, "test", 1, 1)]  # the second player's fleet is the strongest
    game = passed(game, "amnesty_for_the_fallen", "against")
    put(game, 0, "1,0", "carrier")
    put(game, 0, "thibah", "3 ground_force")
    table = sets_out(game, 0, "1,0", "invasion.begin", dice=(10, 10, 10, 1))
    assert asks(table, 0) == "aggression"
    assert {"exhaust:jord", "exhaust:wellon", "lose:jord", "lose:wellon"} <= set(offers(table, 0))
    say(table, 0, "lose:wellon")
    assert owner(game_of(table), "wellon") == NOBODY
    game = game_of(refuse(table))
    assert (owner(game, "thibah"), exhausted(game)) == (0, ["thibah"])


# -- An Aeon of Legend -------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/an_aeon_of_legend")
def test_refused_each_does_one_of_two_things() -> None:
    """Refused: every player may either roll for his captives or return one killed Leader to a planet he controls."""
    game = senate()
    hold(game, 0, "wellon")
    put(game, 1, "2,0", "cruiser")
    lead(game, 0, "sol_rev", "system:2,0", captor=1)
    for leader in ("sol_connor", "sol_delouis"):
        lead(game, 0, leader, "")
        game.leaders.dismiss(leader)
    table = vote(game, "an_aeon_of_legend", "against", dice=(5,))
    assert sorted(offers(table, 0)) == ["fates", "no", "sol_connor", "sol_delouis"]
    say(table, 0, "sol_delouis")
    assert offers(table, 0) == ["planet:wellon", "planet:jord"]
    say(table, 0, "planet:wellon")
    game = game_of(table)
    assert table.over  # one of the two, and one Leader
    assert game.leaders.find("sol_delouis").where == "planet:wellon"
    assert (game.leaders.find("sol_connor").where, game.leaders.find("sol_rev").captor) == ("", 1)


# -- Ancient Artifact --------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/ancient_artifact")
def test_the_artifact_spares_nothing_on_mecatol_rex_and_hits_around_it() -> None:
    """On 1 to 5 the Mecatol Rex system is emptied and neutral; each fleet and planet beside it takes two rolls at 5."""
    game = senate()
    hold(game, 0, "mecatol_rex")
    put(game, 0, "mecatol_rex", "2 ground_force, pds, space_dock")
    put(game, 0, "0,0", "carrier, 2 ground_force, 2 fighter")
    put(game, 1, "1,0", "cruiser")
    put(game, 2, "1,0", "cruiser")
    put(game, NEUTRAL, "0,1", "2 cruiser")
    put(game, 0, "2,-1", "cruiser")
    table = vote(game, "ancient_artifact", dice=(1,) + (10,) * 40)
    game = game_of(refuse(table))
    assert (there(game, 0, "mecatol_rex"), there(game, 0, "0,0"), owner(game, "mecatol_rex")) == ({}, {}, NOBODY)
    assert (there(game, 1, "1,0"), there(game, 2, "1,0"), there(game, NEUTRAL, "0,1")) == ({}, {}, {})
    assert there(game, 0, "2,-1") == {"cruiser": 1}  # two systems away
    game = senate()
    put(game, 1, "1,0", "3 cruiser")
    hold(game, 1, "wellon")
    put(game, 1, "wellon", "ground_force, pds")
    game = game_of(refuse(vote(game, "ancient_artifact", dice=(5,) + (4,) * 40)))
    assert (there(game, 1, "1,0"), there(game, 1, "wellon")) == ({"cruiser": 3}, {"ground_force": 1, "pds": 1})


@pytest.mark.content("sa17:political/ancient_artifact")
def test_the_artifacts_technologies_need_their_prerequisites() -> None:
    """On 6 to 10 every player gains two technologies for which he has the prerequisites."""
    table = vote(senate(), "ancient_artifact", dice=(10,))
    assert "antimass_deflectors" in offers(table, 0)
    assert "xrd_transporters" not in offers(table, 0)
    assert "no" not in offers(table, 0)
    say(table, 0, "antimass_deflectors")
    assert "xrd_transporters" in offers(table, 0)  # the first one counts for the second
    before = vote(senate(), "ancient_artifact", "against")
    assert before.over


@pytest.mark.content("sa17:political/ancient_artifact")
def test_shields_absorb_what_hits_a_planet_beside_the_artifact() -> None:
    """Hits against a planet are handled like those of a bombardment: a PDS absorbs one, Armor is lost first and sustains none."""
    game = senate()
    hold(game, 1, "wellon")
    put(game, 1, "wellon", "2 ground_force, mechanized_unit, pds")
    game = game_of(refuse(vote(game, "ancient_artifact", dice=(5, 10, 10))))
    assert there(game, 1, "wellon") == {"ground_force": 2, "pds": 1}


# -- Anti-Piracy Task Force --------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/anti_piracy_task_force")
def test_pirates_are_hunted_in_all_fleets_together() -> None:
    """Every player scuttles two ships that are no Fighters, and half of all his Fighters, rounded down."""
    game = senate()
    put(game, 0, "1,0", "carrier, 3 fighter")
    put(game, 0, "0,1", "carrier, dreadnought, 2 fighter")
    put(game, 2, "-1,0", "dreadnought, fighter")
    table = vote(game, "anti_piracy_task_force")
    say(table, 0, "system:0,1 dreadnought")
    game = game_of(refuse(table))
    left = [there(game, 0, hex_) for hex_ in ("1,0", "0,1")]
    assert sum(fleet.get("carrier", 0) + fleet.get("dreadnought", 0) for fleet in left) == 1
    assert there(game, 2, "-1,0").get("dreadnought", 0) == 0


@pytest.mark.content("sa17:political/anti_piracy_task_force")
def test_half_of_five_fighters_is_two() -> None:
    """Rounded down over all of a player's Fighters, wherever they are."""
    game = senate()
    put(game, 0, "1,0", "3 carrier, 3 fighter")
    put(game, 0, "0,1", "3 carrier, 2 fighter")
    game = game_of(refuse(vote(game, "anti_piracy_task_force")))
    assert game.board.on_board(0, "fighter") == 3


# -- Archived Secret ---------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/archived_secret")
def test_the_two_secrets_are_not_claimed_in_one_round() -> None:
    """The elected player may draw a second Secret Objective; both can be claimed, though not in the same round."""
    game = senate()
    hold(game, 1, "mecatol_rex", "wellon", "thibah", "saudor", "tarmann", "mehar_xull", "vefut_ii", "lazar", "sakulag")
    hold(game, 1, *(planet.id for planet in game.board.planets() if game.board.printed_planet(planet.id).specialties))
    hold(game, 1, "centauri", "gral", "arnor", "lor", "coorneeq", "resculon", "dal_bootha", "xxehan", "tequran", "torkan")
    for hex_ in ("0,0", "0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0", "1,-2", "2,-1", "1,1", "-1,2", "-2,1", "-1,-1"):
        put(game, 1, hex_, "cruiser")
    game.player(1).secret_objectives, game.state.secret_deck.bag = [CardId("expansionist")], [CardId("technocrat")]
    table = vote(game, "archived_secret", "player:1")
    assert offers(table, 1) == ["yes", "no"]
    game = game_of(say(table, 1, "yes"))
    for card, left in (("expansionist", ["technocrat"]), ("technocrat", [])):
        table = play(game, Step("status_phase.claim_objectives"))
        say(table, 1, f"claim:{card}")
        assert asks(table, 1) == ""  # the other one not in this round
        game = round_over(game_of(refuse(table)))
        assert game.player(1).secret_objectives == left
    assert totals(game) == [0, 4, 0]


@pytest.mark.content("sa17:political/archived_secret", "sa17:political/equal_threats")
def test_who_holds_two_secrets_says_which_one_is_affected() -> None:
    """While he holds two, the holder picks the one that an ability affects."""
    game = senate()
    mine = secrets(game)
    game.player(1).secret_objectives, game.player(2).secret_objectives = [*map(CardId, mine[:2])], [CardId(mine[2])]
    table = vote(game, "equal_threats", "player:1+player:2")
    say(table, 1, next(key for key in offers(table, 1) if mine[1] in key))
    game = game_of(refuse(table))
    assert game.player(1).secret_objectives == [mine[0], mine[2]]
    assert game.player(2).secret_objectives == [mine[1]]


# -- Arms Reduction ----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/arms_reduction")
def test_fighters_count_as_ships_and_all_ground_units_as_army() -> None:
    """Ten ships a fleet at most, fifteen resources without Fighters, eight ground units an army; all docks are exhausted."""
    game = senate()
    game.player(0).fleet = 9
    put(game, 0, "1,0", "2 carrier, 11 fighter")
    put(game, 0, "jord", "4 ground_force, 3 shock_troop, 3 mechanized_unit, space_dock, 2 pds")
    put(game, 1, "wren_terra", "space_dock")
    table = vote(game, "arms_reduction")
    say(table, 0, "system:1,0 carrier", "system:1,0 fighter", "system:1,0 fighter")
    game = game_of(refuse(table))
    assert there(game, 0, "1,0").get("carrier") == 1
    assert sum(there(game, 0, "1,0").values()) <= 10
    jord = there(game, 0, "jord")
    assert sum(jord.get(kind, 0) for kind in ("ground_force", "shock_troop", "mechanized_unit")) == 8
    assert (jord["pds"], marks(game, 0, "jord"), marks(game, 1, "wren_terra")) == (2, ["exhausted"], ["exhausted"])


# -- Bellum Gloriosum --------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/bellum_gloriosum")
def test_invasions_pay_both_sides_too() -> None:
    """Whoever takes part in a Space Battle or an Invasion Combat gains a good, attacker and defender, while the law lasts."""

    def invaded(game: Game) -> list[int]:
        hold(game, 1, "thibah")
        put(game, 1, "thibah", "ground_force")
        put(game, 0, "thibah", "2 ground_force")
        return goods(game_of(refuse(sets_out(game, 0, "1,0", "invasion.begin", dice=(10, 10, 1)))))

    assert invaded(passed(senate(), "bellum_gloriosum")) == [1, 1, 0]
    assert invaded(abolished(passed(senate(), "bellum_gloriosum"), "bellum_gloriosum")) == [0, 0, 0]


@pytest.mark.content("sa17:political/bellum_gloriosum")
def test_refused_objectives_can_be_claimed_anew() -> None:
    """Refused: all flags but those of technology objectives are taken off; points stay, and they can be claimed again."""
    game = senate()
    game.state.objectives = [Objective(CardId("five_planets"), (0, 2))]
    game.state.claims = [Claim(seat, "five_planets", 1, 1) for seat in (0, 2)]
    game = passed(game, "bellum_gloriosum", "against")
    hold(game, 0, "wellon", "thibah", "saudor", "tarmann", "mehar_xull")
    assert (totals(game), game.objectives.claimable_public(0)) == ([1, 0, 1], ["five_planets"])
    assert in_force(game) == []


# -- Build Monument ----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/build_monument")
def test_a_monument_stands_on_any_planet_that_is_no_home() -> None:
    """Planets outside Home Systems, Mecatol Rex too; a Colony at once; its controller has a point while law and control last."""
    game = senate()
    hold(game, 0, "mecatol_rex")
    keys = keys_of(game, "build_monument")
    assert "planet:mecatol_rex" in keys
    assert not {"planet:jord", "planet:arc_prime", "planet:kamdorn"} & set(keys)
    game = passed(game, "build_monument", "planet:mecatol_rex")
    assert (game.board.planet(PlanetId("mecatol_rex")).facility, totals(game)) == ("colony", [1, 0, 0])
    game = abolished(game, "build_monument")
    assert (game.board.planet(PlanetId("mecatol_rex")).facility, totals(game)) == ("colony", [0, 0, 0])


@pytest.mark.content("sa17:political/build_monument", "sa17:political/massive_dig")
@pytest.mark.parametrize(("card", "facility"), [("build_monument", "colony"), ("massive_dig", "refinery")])
def test_what_is_built_on_a_neutral_planet_is_whose_the_planet_is_later(card: str, facility: str) -> None:
    """Any planet outside Home Systems can be elected and gets its facility at once, a neutral one too."""
    game = passed(senate(), card, "planet:thibah")
    assert game.facilities.on(PlanetId("thibah")) == [facility]
    put(game, 0, "1,0", "carrier, ground_force")
    table = sets_out(game, 0, "1,0", "landing.begin", "invasion.begin", "tactical.end")
    say(table, 0, "land:thibah:ground_force", "done")
    game = game_of(refuse(table))
    assert (owner(game, "thibah"), game.facilities.on(PlanetId("thibah"))) == (0, [facility])


# -- Centrillic Gas Harvest Enterprise ---------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/centrillic_gas_harvest_enterprise")
def test_gas_belongs_to_whoever_has_ships_there() -> None:
    """The goods in a Nebula or an Ion Storm are claimed one by one like Natural Wealth, by the owner of ships there."""
    game = senate(tiles={"1,0": "nebula_base", "0,1": "ion_storm"})
    put(game, 1, "1,0", "cruiser")
    put(game, 2, "0,1", "cruiser")
    game = game_of(refuse(vote(game, "centrillic_gas_harvest_enterprise", dice=(1, 1))))
    assert (game.economy.wealth(Place("system:1,0")), game.economy.wealth(Place("system:0,1"))) == (5, 5)
    table = sets_out(game, 1, "1,0", "tactical.end")
    if asks(table, 1):
        say(table, 1, "take")
    game = game_of(refuse(table))
    assert (goods(game), game.economy.wealth(Place("system:1,0"))) == ([0, 1, 0], 4)


@pytest.mark.content("sa17:political/centrillic_gas_harvest_enterprise")
def test_who_holds_a_nebula_mines_the_borders_of_any_of_his_fleets() -> None:
    """Refused: each controller of a Nebula, not of an Ion Storm, may mine any border of a system where he has ships."""
    game = senate(tiles={"1,0": "nebula_base", "0,1": "ion_storm"})
    put(game, 0, "1,0", "cruiser")
    put(game, 0, "-1,-1", "cruiser")
    put(game, 1, "0,1", "cruiser")
    table = vote(game, "centrillic_gas_harvest_enterprise", "against")
    assert any("-1,-1" in key for key in offers(table, 0))
    say(table, 0, offers(table, 0)[0])
    assert table.over  # the second player holds no Nebula


# -- Checks and Balances -----------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/checks_and_balances")
def test_no_card_is_given_to_somebody_who_has_enough() -> None:
    """In descending order of total influence; the card may be handed on, but nobody ends up with more than the normal number."""
    game = senate()
    hold(game, 1, "mecatol_rex")
    hold(game, 2, "centauri")
    game.strategy_phase.lay_out_cards()
    game = passed(game, "checks_and_balances")
    order = [step.seat for step in game.strategy_phase.picks()]
    assert order[:3] == [1, 2, 0]
    each = game.strategy_phase.cards_each()
    game.state.action = None
    table = play(game, *(Step("strategy_phase.pick", seat) for seat in order))
    for _ in range(each):
        picker = table.pending[0].seat
        say(table, picker, offers(table, picker)[0])
        if "player:0" in offers(table, picker):
            say(table, picker, "player:0")
        elif asks(table, picker) == "give_strategy_card":
            say(table, picker, "no")
    picker = table.pending[0].seat
    if len(game_of(table).strategy_cards.held(0)) == each:
        say(table, picker, offers(table, picker)[0])
        assert "player:0" not in offers(table, picker)


# -- Class Struggle ----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/class_struggle")
def test_contracts_are_worth_two_when_trade_is_played() -> None:
    """Each Trade Agreement is worth two, dear and cheap ones; refused, everybody loses two goods, or what he has."""
    game = senate()
    trade(game, 0, 1)
    trade(game, 1, 2)
    game = passed(game, "class_struggle")
    game = game_of(refuse(play(game, Step("strategy_cards.special", 0, what="trade"))))
    assert {agreement.goods for agreement in game.state.agreements} == {(2, 2)}
    game = rich(senate(), 1)
    game.player(2).trade_goods = 7
    assert goods(passed(game, "class_struggle", "against")) == [0, 0, 5]


# -- Closing the Wormholes ---------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/closing_the_wormholes")
def test_ships_next_to_a_wormhole_do_not_go_through_it() -> None:
    """A ship passes a wormhole only from the entry itself to the exit itself."""

    def arriving(game: Game) -> list[str]:
        put(game, 0, "1,1", "cruiser")
        put(game, 0, "1,0", "destroyer")
        table = sets_out(game, 0, "-1,0", "movement.move")
        return [key for key in offers(table, 0) if key.startswith("ship:")]

    tiles = {"1,0": "wormhole_a", "-1,0": "wormhole_a", "0,1": "supernova_base", "0,0": "supernova_base"}
    assert arriving(senate(tiles=tiles)) == ["ship:1,0:destroyer", "ship:1,1:cruiser"]
    assert arriving(passed(senate(tiles=tiles), "closing_the_wormholes")) == ["ship:1,0:destroyer"]


@pytest.mark.content("sa17:political/closing_the_wormholes")
def test_refused_each_fleet_at_a_wormhole_loses_a_ship() -> None:
    """Refused: of every fleet in a wormhole system one ship other than a Fighter is scuttled, its owner choosing."""
    game = senate(tiles={"1,0": "wormhole_a", "-1,0": "wormhole_b"})
    put(game, 0, "1,0", "cruiser, destroyer, 2 fighter")
    put(game, 0, "-1,0", "2 cruiser")
    put(game, 1, "-1,0", "destroyer")
    put(game, 2, "0,1", "cruiser")
    table = vote(game, "closing_the_wormholes", "against")
    say(table, 0, "system:1,0 destroyer") if "system:1,0 destroyer" in offers(table, 0) else say(table, 0, offers(table, 0)[-1])
    game = game_of(refuse(table))
    assert game.board.big_ships(0, Hex("1,0")) == 1
    assert there(game, 0, "-1,0") == {"cruiser": 1}
    assert (there(game, 1, "-1,0"), there(game, 2, "0,1")) == ({}, {"cruiser": 1})


# -- Code of Honor -----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/code_of_honor")
def test_a_code_of_honor_holds_on_the_ground_as_well() -> None:
    """In every combat round the side with more dice rolls no more than the other, in Invasion Combats too."""
    game = senate()
    hold(game, 1, "thibah")
    put(game, 1, "thibah", "2 ground_force")
    put(game, 0, "thibah", "5 ground_force")
    table = refuse(sets_out(passed(game, "code_of_honor"), 0, "1,0", "invasion.begin", dice=(1,) * 4 + (10,) * 40))
    rolled = [event for event in table.events_since(None) if event["event"] == "rolled" and event["purpose"] == "invasion"]
    assert [len(event["faces"]) for event in rolled[:2]] == [2, 2]


# -- Colonial Redistribution -------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/colonial_redistribution")
def test_all_of_the_largest_give_up_a_planet_and_the_smallest_may_take_each() -> None:
    """Every tied largest empties a planet of his; the one smallest may put two Ground Forces on each and have it, or leave it."""
    game = senate()
    hold(game, 0, "wellon", "thibah")
    hold(game, 1, "saudor", "tarmann")
    put(game, 0, "thibah", "3 ground_force, space_dock")
    table = vote(game, "colonial_redistribution")
    say(table, 0, "planet:thibah")
    say(table, 1, "planet:tarmann")
    said = 0
    while asks(table, 2) == "settle_planet":
        say(table, 2, "no" if said else "yes")
        said += 1
    game = game_of(table)
    assert said == 2
    assert sorted((owner(game, "thibah"), owner(game, "tarmann"))) in ([0, 2], [1, 2])
    assert there(game, 0, "thibah") == {}
    assert game.board.on_board(2, "ground_force") == 2


@pytest.mark.content("sa17:political/colonial_redistribution")
def test_where_all_are_level_the_one_named_by_the_speaker_settles_on_his_own_planet_too() -> None:
    """The smallest may put Ground Forces on each planet so affected, one of his own among them."""
    game = senate()
    for seat, planet in enumerate(("wellon", "thibah", "saudor")):
        hold(game, seat, planet)
        put(game, seat, planet, "ground_force")
    table = vote(game, "colonial_redistribution")
    for seat, planet in enumerate(("wellon", "thibah", "saudor")):
        say(table, seat, f"planet:{planet}")
    say(table, 0, "player:2")
    say(table, 2, "yes", "no", "yes")
    game = game_of(refuse(table))
    assert [owner(game, planet) for planet in ("wellon", "thibah", "saudor")] == [2, 1, 2]
    assert [there(game, 2, planet) for planet in ("wellon", "saudor")] == [{"ground_force": 2}] * 2


# -- Colonization Licencing --------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/colonization_licensing")
def test_only_neutral_planets_need_a_licence() -> None:
    """A landing on a neutral planet costs influence of its resource value at least; own and enemy planets cost nothing."""
    game = senate()
    hold(game, 1, "lazar")
    hold(game, 0, "sakulag")
    game.board.exhaust(PlanetId("jord"), "test")
    game.board.exhaust(PlanetId("sakulag"), "test")
    game = passed(game, "colonization_licensing")
    put(game, 0, "1,-2", "carrier, 2 ground_force")
    table = sets_out(game, 0, "1,-2", "landing.begin")
    assert {"land:lazar:ground_force", "land:sakulag:ground_force"} <= set(offers(table, 0))


@pytest.mark.content("sa17:political/colonization_licensing")
def test_refused_one_in_three_colonies_is_exhausted() -> None:
    """Refused: one planet of his choice for every three outside his Home System, rounded down, as far as he can."""
    game = senate()
    hold(game, 0, "wellon", "thibah", "saudor", "tarmann", "mehar_xull", "lazar", "sakulag")
    table = vote(game, "colonization_licensing", "against")
    assert "planet:jord" in offers(table, 0)
    say(table, 0, "planet:jord", "planet:lazar")
    assert table.over
    assert exhausted(game_of(table)) == ["jord", "lazar"]


# -- Common Practice ---------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/common_practice")
def test_a_law_is_bought_off_at_the_start_of_anybodys_turn() -> None:
    """When his turn starts a player may pay ten influence to discard a law, this one too; another may pay six against it."""
    game = lawful(senate(), Law(CardId("common_practice")))
    game.player(1).trade_goods = 9  # and one influence of Wren Terra
    game.player(2).trade_goods = 3  # and two of Hercant and Kamdorn
    game.state.action, game.state.phase = None, "action"
    table = play(game, Step("action_phase.turn", 1))
    key = next(key for key in offers(table, 1) if "law:common_practice" in key)
    say(table, 1, key)
    while asks(table, 1) == "pay":
        say(table, 1, offers(table, 1)[0])
    assert in_force(game_of(table)) == []


# -- Compensated Disarmament -------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/compensated_disarmament")
def test_disarmament_pays_for_soldiers_and_armor_even_at_home() -> None:
    """Any planet may be elected; its ground units go, its controller gets twice the cost of each and keeps the planet."""
    game = senate()
    put(game, 0, "jord", "3 ground_force, mechanized_unit, pds, space_dock")
    assert "planet:jord" in keys_of(game, "compensated_disarmament")
    game = passed(game, "compensated_disarmament", "planet:jord")
    assert there(game, 0, "jord") == {"pds": 1, "space_dock": 1}
    assert (goods(game), owner(game, "jord")) == ([3 + 4, 0, 0], 0)


# -- Compensated Decommissioning ---------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/compensated_decommissioning")
def test_half_of_each_type_goes_and_is_paid_for() -> None:
    """Half of each type rounded down, Fighters unpaid; any fleet may be elected, and Ground Forces aboard are no ships."""
    game = senate()
    game.player(1).fleet = 9
    put(game, 1, "1,0", "4 cruiser, 3 carrier, 2 dreadnought, destroyer, 7 fighter, 4 ground_force")
    put(game, 0, "0,-2", "2 destroyer")
    assert {"fleet:1:1,0", "fleet:0:0,-2"} <= set(keys_of(game, "compensated_decommissioning"))
    game = passed(game, "compensated_decommissioning", "fleet:1:1,0")
    assert there(game, 1, "1,0") == {
        "cruiser": 2,
        "carrier": 2,
        "dreadnought": 1,
        "destroyer": 1,
        "fighter": 4,
        "ground_force": 4,
    }
    assert goods(game) == [0, 2 * 2 + 3 + 5, 0]


# -- Conscription Campaign ---------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/conscription_campaign")
def test_only_friends_of_conscription_conscript() -> None:
    """Who voted For may buy Ground Forces for one influence each, three a planet; refused, they exhaust one planet each."""
    game = rich(senate(), 9)
    hold(game, 0, "wellon")
    table = vote(game, "conscription_campaign", p1="against", p2="abstain")
    bought = 0
    while asks(table, 0):
        keys = offers(table, 0)
        if asks(table, 0) == "pay":
            say(table, 0, "goods")
            continue
        planets = [key for key in keys if key.startswith("planet:")]
        if not planets:
            break
        say(table, 0, planets[0])
        bought += 1
    game = game_of(table)
    assert (bought, there(game, 0, "jord"), there(game, 0, "wellon")) == (6, {"ground_force": 3}, {"ground_force": 3})
    assert (goods(game), table.over) == ([3, 9, 9], True)
    table = vote(senate(), "conscription_campaign", "against", p1="for")
    assert offers(table, 1) == ["planet:arc_prime", "planet:wren_terra"]
    say(table, 1, "planet:wren_terra")
    assert exhausted(game_of(table)) == ["wren_terra"]


# -- Conventions of War ------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/conventions_of_war")
def test_docks_of_any_owner_shield_their_planet_from_bombs() -> None:
    """No planet with a Space Dock is bombarded; refused, who voted Against exhausts a dock outside his own Home System."""
    game = senate()
    hold(game, 0, "arc_prime")
    put(game, 0, "arc_prime", "space_dock")
    put(game, 0, "jord", "space_dock")
    put(game, 1, "wren_terra", "space_dock")
    game = passed(game, "conventions_of_war", "against", p2="for")
    assert marks(game, 0, "arc_prime") == ["exhausted"]  # a foreign Home System
    assert (marks(game, 0, "jord"), marks(game, 1, "wren_terra")) == ([""], [""])


# -- Core Stability ----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/core_stability")
def test_who_would_receive_two_cards_chooses_two_at_once() -> None:
    """The cards all would get are laid open; in descending order of influence each takes all of his before the next."""
    game = senate()
    hold(game, 1, "mecatol_rex")
    game.state.action_deck.bag = sorted([card for card in game.action_cards.all_cards() if game.action_cards.of_use(card)][:8])
    game = passed(lawful(game, Law(CardId("minister_of_policy"), "player:1")), "core_stability")
    table = play(game, Step("status_phase.before_cards"))
    shown = offers(table, 1)
    assert len(shown) == 4
    say(table, 1, shown[0])
    assert offers(table, 1) == shown[1:]
    say(table, 1, shown[3])
    assert sorted(game_of(table).player(1).action_cards) == sorted([shown[0][5:], shown[3][5:]])


# -- what is no combat ---------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/bellum_gloriosum")
def test_a_neutral_planet_is_no_glory_and_one_that_a_marker_holds_is() -> None:
    """Nobody fights for a planet that is nobody's; one held by a marker only is an Invasion Combat (OFF-INV-6)."""
    game = passed(senate(), "bellum_gloriosum")
    put(game, 0, "1,0", "carrier, ground_force")
    table = sets_out(game, 0, "1,0", "landing.begin", "invasion.begin", "tactical.end")
    say(table, 0, "land:thibah:ground_force", "done")
    game = game_of(refuse(table))
    assert (owner(game, "thibah"), goods(game)) == (0, [0, 0, 0])
    hold(game, 1, "wellon")
    game.end_scope("action")
    put(game, 0, "0,-1", "carrier, ground_force")
    table = sets_out(game, 0, "0,-1", "landing.begin", "invasion.begin", "tactical.end")
    say(table, 0, "land:wellon:ground_force", "done")
    game = game_of(refuse(table))
    assert (owner(game, "wellon"), goods(game)) == (0, [1, 1, 0])


@pytest.mark.content("sa17:political/conscription_campaign")
def test_conscripts_are_paid_for_in_one_sum() -> None:
    """A planet of two influence pays for two Ground Forces."""
    table = vote(senate(), "conscription_campaign", p1="against", p2="abstain")
    while asks(table, 0) == "place_unit":
        say(table, 0, "planet:jord")
    game = game_of(table)
    assert (there(game, 0, "jord"), exhausted(game), table.over) == ({"ground_force": 2}, ["jord"], True)
