"""Thirty official Political Cards read once more from their print alone, by one who had not seen how they are made."""

from __future__ import annotations

import pytest
from intrigue import past, prepared, sits
from readings.agendas import abolished, exhausted, goods, lawful, owner, rich, there, totals
from readings.reading import wide
from strategic import harmless, plays
from tables import GUESTS, asks, game_of, hold, offers, play, put, say, strategy_cards
from trial import give, trial
from voting import (
    copy_of,
    fighting,
    keys_of,
    may_go,
    may_land,
    moves,
    passed,
    refuse,
    round_over,
    senate,
    sets_out,
    until,
    vote,
)

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.moments import Travel
from mecatol.rules.official.game import Game
from mecatol.rules.state import NOBODY, CardId, Claim, Law, PlanetId, Seat

HOME, HERE = Hex("0,-2"), Hex("1,0")


def assembly(*options: str, seats: int = 3, tiles: dict[str, str] | None = None) -> Game:
    """A game of the official rules in its first round."""
    return senate(seats, tiles, " ".join(("official", *options)))


def dealt(game: Game, **holders: Seat) -> Game:
    """Strategy Cards are held, and no action is under way."""
    strategy_cards(game, holders)
    game.strategy_cards.in_play()
    game.state.action = None
    return game


def lame(game: Game, *seats: Seat) -> Game:
    """Players whose planets are all exhausted."""
    for seat in seats:
        for planet in game.board.planets_of(seat):
            game.board.exhaust(planet.id, "test")
    return game


def lying(game: Game) -> list[str]:
    """The laws of a scene."""
    return [law.card for law in game.state.laws if law.card not in [guest.card for guest in GUESTS]]


# -- Fleet Regulations -------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/fleet_regulations")
def test_fleet_supply_holds_five_counters_and_what_is_beyond_goes_back_at_once() -> None:
    """To the reinforcements, not to another area; ships beyond five go too; nothing puts a sixth counter there."""
    game = assembly()
    for player, fleet in zip(game.state.players, (8, 5, 3), strict=True):
        player.fleet = fleet
    put(game, 0, HERE, "7 cruiser")
    spare = game.board.reinforcements(0)
    game = passed(game, "fleet_regulations")
    assert [(p.strategy, p.pool, p.fleet) for p in game.state.players] == [(2, 3, 5), (2, 3, 5), (2, 3, 3)]
    assert game.board.reinforcements(0) == spare + 3
    assert there(game, 0, "1,0") == {"cruiser": 5}
    table = play(copy_of(game), Step("status_phase.part", what="cards_and_counters"))
    assert offers(table, 0) == ["strategy", "pool"]
    table = play(copy_of(game), Step("status_phase.part", what="redistribute"))
    assert "fleet:5" in offers(table, 0)
    assert "fleet:6" not in offers(table, 0)
    table = play(abolished(game, "fleet_regulations"), Step("status_phase.part", what="redistribute"))
    assert "fleet:6" in offers(table, 0)


@pytest.mark.content("official:political/fleet_regulations")
def test_regulations_refused_everybody_has_a_counter_more_in_fleet_supply_if_one_is_left() -> None:
    """Nobody is asked where it goes; who has all sixteen in use gets none."""
    game = assembly()
    game.player(1).pool = 11  # with 2 and 3 that is all of them
    table = vote(game, "fleet_regulations", "against")
    assert table.over
    assert [(p.strategy, p.pool, p.fleet) for p in game_of(table).state.players] == [(2, 3, 4), (2, 11, 3), (2, 3, 4)]
    assert lying(game_of(table)) == []


# -- Archived Secret ---------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/archived_secret", "official:political/equal_threats")
def test_an_archived_secret_is_one_more_and_its_owner_says_which_is_affected() -> None:
    """The elected player alone draws; where an exchange takes one of his he chooses, and keeps the other."""
    game = assembly()
    game.state.secret_deck.bag = [CardId("focused")]
    game.player(0).secret_objectives, game.player(1).secret_objectives = [CardId("usurper")], [CardId("conqueror")]
    game = passed(game, "archived_secret", "player:1")
    assert [sorted(p.secret_objectives) for p in game.state.players] == [["usurper"], ["conqueror", "focused"], []]
    table = vote(game, "equal_threats", "player:0+player:1")
    assert sorted(offers(table, 1)) == ["card:conqueror", "card:focused"]
    game = game_of(refuse(say(table, 1, "card:focused")))
    assert [sorted(p.secret_objectives) for p in game.state.players] == [["focused"], ["conqueror", "usurper"], []]


# -- Equal Threats -----------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/equal_threats")
def test_who_has_no_secret_takes_the_other_ones() -> None:
    """A vote names a pair; the third player's stays; with none between them nothing happens."""
    game = assembly()
    game.player(0).secret_objectives, game.player(1).secret_objectives = [CardId("usurper")], [CardId("conqueror")]
    game = passed(game, "equal_threats", "player:1+player:2")
    assert [p.secret_objectives for p in game.state.players] == [["usurper"], [], ["conqueror"]]
    game.player(0).secret_objectives = []
    game = passed(game, "equal_threats", "player:0+player:1")
    assert [p.secret_objectives for p in game.state.players] == [[], [], ["conqueror"]]


# -- Flawed Planning ---------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/flawed_planning")
def test_flawed_plans_go_back_and_everybody_is_dealt_a_secret() -> None:
    """The Preliminary Objective goes into its deck; a Secret for each, also for who has completed one already."""
    game = assembly("+preliminary_objectives")
    bag = [CardId(card) for card in ("conqueror", "focused", "forceful", "merciless")]
    game.state.secret_deck.bag = bag
    game.player(0).preliminary_objectives = [CardId("antagonist")]
    game.player(1).preliminary_objectives = [CardId("commander")]
    game.state.claims.append(Claim(2, "usurper", 2, 1))
    game = passed(game, "flawed_planning")
    assert [len(p.secret_objectives) for p in game.state.players] == [1, 1, 1]
    assert [p.preliminary_objectives for p in game.state.players] == [[], [], []]
    assert {"antagonist", "commander"} <= set(game.state.preliminary_deck.bag)
    assert len(game.state.secret_deck.bag) == 1


@pytest.mark.content("official:political/flawed_planning")
def test_plans_that_were_not_flawed_are_worth_a_point_once_carried_out() -> None:
    """A point for each who has completed a Secret Objective; not for holding one, nor for a Preliminary or public one."""
    game = assembly("+preliminary_objectives", seats=4)
    for seat, card in ((1, "usurper"), (2, "antagonist"), (3, "five_planets")):
        game.state.claims.append(Claim(seat, card, 2, 1))
    game.player(0).secret_objectives = [CardId("conqueror")]
    game = passed(game, "flawed_planning", "against")
    assert totals(game) == [0, 3, 2, 2]
    assert game.player(0).secret_objectives == ["conqueror"]


# -- Build Monument ----------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/build_monument")
def test_who_holds_the_monument_needs_a_point_less_and_wins_by_taking_it() -> None:
    """The planet's controller, whoever it is; nobody's monument helps nobody; no law, no monument."""
    game = assembly()
    game = passed(game, "build_monument", "planet:thibah")
    assert [game.victory.goal(seat) for seat in range(3)] == [10, 10, 10]
    hold(game, 1, "thibah")
    assert [game.victory.goal(seat) for seat in range(3)] == [10, 9, 10]
    game.state.claims.append(Claim(0, "test", 9, 1))
    put(game, 0, HERE, "carrier")
    put(game, 0, "thibah", "ground_force")
    table = sets_out(copy_of(game), 0, str(HERE), "invasion.begin")
    assert game_of(refuse(table)).state.winners == [0]
    game = abolished(game, "build_monument")
    assert [game.victory.goal(seat) for seat in range(3)] == [10, 10, 10]


# -- Fund Research Complex ---------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/fund_research_complex")
def test_the_holder_of_the_complex_pays_two_less_for_every_technology() -> None:
    """Whoever controls the planet when he buys, exhausted or not; never less than nothing."""
    game = assembly()
    hold(game, 1, "thibah")
    game = lame(passed(game, "fund_research_complex", "planet:thibah"), 1)

    def prices(base: int) -> list[int]:
        return [game.technology.cost(seat, "enviro_compensator", base, "technology_ii") for seat in range(3)]

    assert prices(6) == [6, 4, 6]
    assert prices(1) == [1, 0, 1]
    hold(game, 2, "thibah")
    assert prices(6) == [6, 6, 4]


# -- Documenting Research ----------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/documenting_research")
def test_what_the_primary_brought_costs_the_others_a_counter_alone() -> None:
    """The same technology for nothing, any other one for its price; the counter of the secondary is paid."""
    game = dealt(passed(assembly(), "documenting_research"), technology_ii=0, assembly=1, trade_ii=2)
    lame(game, 0, 1, 2).player(2).trade_goods = 6
    table = say(plays(game, "technology_ii"), 0, "hylar_v_assault_laser")
    say(until(table, 1, "secondary"), 1, "use")
    assert [key for key in offers(table, 1) if key != "no"] == ["hylar_v_assault_laser"]
    say(table, 1, "hylar_v_assault_laser")
    say(until(table, 2, "secondary"), 2, "use")
    assert {"hylar_v_assault_laser", "antimass_deflectors"} <= set(offers(table, 2))
    say(table, 2, "hylar_v_assault_laser")
    game = game_of(refuse(table))
    assert [game.technology.has(seat, "hylar_v_assault_laser") for seat in range(3)] == [True] * 3
    assert (goods(game), [p.strategy for p in game.state.players]) == ([0, 0, 6], [2, 1, 1])


@pytest.mark.content("official:political/documenting_research")
def test_research_not_documented_exhausts_every_planet_with_a_specialty() -> None:
    """All of them, whoever has them; no other planet."""
    game = assembly()
    hold(game, 0, "mehar_xull", "wellon", "torkan")
    hold(game, 2, "gral", "centauri")
    game = passed(game, "documenting_research", "against")
    assert [p for p in exhausted(game) if owner(game, p) >= 0] == ["gral", "mehar_xull", "torkan"]


# -- Centrillic Gas ----------------------------------------------------------------------------------------------------


def gas() -> Game:
    """Everybody is somewhere in a cloud."""
    game = assembly(tiles={"1,0": "nebula_base", "0,1": "ion_storm", "-1,0": "everra", "1,-1": "cormund"})
    put(game, 0, HERE, "cruiser")
    put(game, 0, "0,1", "cruiser")
    put(game, 1, "0,1", "destroyer")  # two in one storm: nobody controls it
    put(game, 1, "1,-1", "destroyer")
    hold(game, 2, "everra")
    put(game, 2, "everra", "ground_force, pds")
    return game


@pytest.mark.content("official:political/centrillic_gas")
def test_gas_burns_everything_in_nebulas_and_ion_storms_on_a_three() -> None:
    """Every unit of every player there, on planets too; other special systems are safe."""
    game = game_of(vote(gas(), "centrillic_gas", dice=(3,)))
    places = ((0, "1,0"), (0, "0,1"), (1, "0,1"), (2, "everra"), (1, "1,-1"))
    assert [there(game, seat, where) for seat, where in places] == [{}, {}, {}, {}, {"destroyer": 1}]
    assert goods(game) == [0, 0, 0]


@pytest.mark.content("official:political/centrillic_gas")
def test_gas_is_sold_on_a_four_for_five_goods_for_each_system_controlled() -> None:
    """A system is controlled by who has a ship there alone and all its planets; a planet without a ship is not enough."""
    game = game_of(vote(gas(), "centrillic_gas", dice=(4,)))
    assert goods(game) == [5, 0, 0]
    assert there(game, 0, "1,0") == {"cruiser": 1}
    game = gas()
    put(game, 2, "-1,0", "destroyer")
    put(game, 2, "1,1", "destroyer")
    assert goods(game_of(vote(game, "centrillic_gas", dice=(10,)))) == [5, 0, 5]
    assert goods(game_of(vote(gas(), "centrillic_gas", "against"))) == [0, 0, 0]


# -- Corrupt Empire ----------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/corrupt_empire")
def test_who_attacks_a_corrupt_empire_has_a_point_and_the_law_is_gone() -> None:
    """For starting the battle, win or lose; one point, once; it stays when the card is gone."""
    game = passed(assembly(), "corrupt_empire", "player:1")
    put(game, 0, HERE, "destroyer")
    put(game, 1, HERE, "3 cruiser")
    table = sets_out(game, 0, str(HERE), "space_battle.begin", dice=(1, 1, 1, 10, 10, 10))
    assert totals(game_of(table)) == [1, 0, 0]
    game = game_of(refuse(table))
    assert (totals(game), lying(game), there(game, 0, "1,0")) == ([1, 0, 0], [], {})


@pytest.mark.content("official:political/corrupt_empire")
def test_a_corrupt_empire_that_attacks_or_looks_on_brings_nobody_a_point() -> None:
    """Its own attack and a battle of two others are no attacks on it; Invasion Combat is, against a mere marker too."""
    game = passed(assembly(), "corrupt_empire", "player:1")
    hold(game, 1, "thibah")
    put(game, 0, "0,1", "cruiser")
    put(game, 1, "0,1", "destroyer")
    game = game_of(refuse(sets_out(game, 1, "0,1", "space_battle.begin")))
    put(game, 2, "1,-1", "cruiser")
    put(game, 0, "1,-1", "cruiser")
    game = game_of(refuse(sets_out(game, 2, "1,-1", "space_battle.begin")))
    assert (totals(game), lying(game)) == ([0, 0, 0], ["corrupt_empire"])
    put(game, 2, "thibah", "ground_force")
    game = game_of(refuse(sets_out(game, 2, str(HERE), "invasion.begin")))
    assert (totals(game), lying(game)) == ([0, 0, 1], [])


# -- Defensive Mobilizations -------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/defensive_mobilizations")
def test_units_of_one_system_come_home_however_far_it_is() -> None:
    """Any of them and as many as one likes, from one system; enemy ships on the way do not matter; nobody must."""
    game = assembly()
    hold(game, 0, "thibah")
    put(game, 0, HERE, "cruiser, carrier, fighter")
    put(game, 0, "thibah", "2 ground_force")
    put(game, 0, "-2,1", "cruiser")
    for hex_ in ("0,-1", "1,-2"):
        put(game, 2, hex_, "cruiser")
    table = vote(game, "defensive_mobilizations")
    assert offers(table, 0) == ["system:1,0", "system:-2,1", "no"]
    say(table, 0, "system:1,0", "system:1,0 carrier", "system:1,0 fighter", "planet:thibah ground_force")
    assert not any("-2,1" in key for key in offers(table, 0))
    game = game_of(refuse(table))
    assert there(game, 0, "0,-2") == {"carrier": 1, "fighter": 1}
    assert (there(game, 0, "jord"), there(game, 0, "thibah")) == ({"ground_force": 1}, {"ground_force": 1})
    assert (there(game, 0, "1,0"), owner(game, "thibah")) == ({"cruiser": 1}, 0)
    assert there(game, 2, "0,-1") == {"cruiser": 1}


@pytest.mark.content("official:political/defensive_mobilizations")
def test_refused_units_go_from_home_to_one_system_under_control() -> None:
    """All of its planets and a ship there: a planet alone, or one of two, is no control of a system."""
    game = assembly()
    hold(game, 0, "thibah", "lazar", "saudor")
    put(game, 0, HERE, "destroyer")
    put(game, 0, "1,-2", "destroyer")  # Sakulag is not his
    put(game, 0, HOME, "2 cruiser")
    put(game, 0, "jord", "2 ground_force")
    table = vote(game, "defensive_mobilizations", "against")
    assert offers(table, 0) == ["system:1,0", "no"]
    say(table, 0, "system:1,0", "system:0,-2 cruiser", "planet:jord ground_force", "planet:jord ground_force")
    game = game_of(refuse(table))
    assert there(game, 0, "1,0") == {"destroyer": 1, "cruiser": 1}
    assert (there(game, 0, "thibah"), there(game, 0, "0,-2")) == ({"ground_force": 2}, {"cruiser": 1})


# -- Lord of Mecatol Rex -----------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/lord_of_mecatol_rex")
def test_the_lord_of_mecatol_rex_pays_a_point_with_everything_at_home() -> None:
    """Ships, armies and docks of his Home System alone; the planets stay his. Refused, nothing happens."""
    game = assembly()
    hold(game, 1, "mecatol_rex", "thibah")
    for where, units in (("2,0", "2 cruiser"), ("arc_prime", "space_dock, 2 ground_force"), ("wren_terra", "pds")):
        put(game, 1, where, units)
    put(game, 1, "mecatol_rex", "ground_force")
    put(game, 1, HERE, "cruiser")
    put(game, 0, "jord", "ground_force")
    refused = game_of(vote(copy_of(game), "lord_of_mecatol_rex", "against"))
    assert (totals(refused), there(refused, 1, "2,0")) == ([0, 0, 0], {"cruiser": 2})
    game = passed(game, "lord_of_mecatol_rex")
    assert totals(game) == [0, 1, 0]
    assert [there(game, 1, where) for where in ("2,0", "arc_prime", "wren_terra")] == [{}, {}, {}]
    assert [owner(game, planet) for planet in ("arc_prime", "wren_terra", "mecatol_rex")] == [1, 1, 1]
    assert there(game, 1, "mecatol_rex") | there(game, 1, "1,0") == {"ground_force": 1, "cruiser": 1}
    assert there(game, 0, "jord") == {"ground_force": 1}


def drawn(game: Game, *cards: str) -> Table:
    """A table at which the top card of such a deck is voted on."""
    game.state.political_deck.top = [CardId(card) for card in cards]
    return trial(game, lambda g: g.politics.agenda_from_deck(0))


def before(table: Table) -> list[str]:
    """What is before the council."""
    return [agenda.card for agenda in game_of(table).state.council]


@pytest.mark.content("official:political/lord_of_mecatol_rex", "official:political/on_observation")
def test_cards_about_nobody_are_discarded_and_another_is_drawn() -> None:
    """A lord where nobody holds Mecatol Rex, a Spy where there are none."""
    for card in ("lord_of_mecatol_rex", "on_observation"):
        table = drawn(assembly(), card, "mutiny")
        assert (before(table), game_of(table).state.political_deck.discard) == (["mutiny"], [card])
    game = assembly("+political_intrigue")
    hold(game, 2, "mecatol_rex")
    for card in ("lord_of_mecatol_rex", "on_observation"):
        assert before(drawn(copy_of(game), card, "mutiny")) == [card]


# -- On Observation ----------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/on_observation")
@pytest.mark.parametrize(("sent", "lost"), [("a6ah3", True), ("r7_82", False)])
def test_whoever_is_observed_loses_the_spy_he_sends(sent: str, lost: bool) -> None:
    """When the council is over, not before he has voted; another Representative is safe, and so are others' Spies."""
    names = (sent, "alrung", "redband_rtan")
    game = lawful(prepared(*names), Law(CardId("on_observation"), "player:0"))
    table = past(sits(game, *names), "vote")
    assert sent in game_of(table).political_intrigue.living(0)
    game = game_of(past(table))
    assert (sent in game.political_intrigue.living(0)) is not lost
    assert "alrung" in game.political_intrigue.living(1)
    assert lying(game) == ["on_observation"]


# -- Mining Operations -------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/mining_operations")
def test_four_goods_for_each_system_under_control_beside_asteroids() -> None:
    """Mecatol Rex lies beside both fields and counts once; a system needs a ship and all its planets, home as well."""
    game = assembly(tiles={"1,0": "asteroid_field_base", "0,1": "asteroid_field_base"})
    hold(game, 0, "mecatol_rex", "vefut_ii", "wellon", "saudor")
    for hex_ in ("0,0", "1,-1", "0,-1"):  # the last one borders none
        put(game, 0, hex_, "cruiser")
    put(game, 0, "saudor", "ground_force")  # no ship
    assert goods(passed(copy_of(game), "mining_operations")) == [8, 0, 0]
    put(game, 1, "2,0", "destroyer")
    put(game, 1, "1,-1", "destroyer")  # the planet is still the other one's
    hold(game, 2, "arnor")
    put(game, 2, "1,1", "cruiser")  # Lor is not his
    assert goods(passed(game, "mining_operations"))[1:] == [4, 0]


@pytest.mark.content("official:political/mining_operations")
def test_no_mining_costs_two_goods_as_far_as_there_are_any() -> None:
    game = assembly()
    for player, amount in zip(game.state.players, (5, 1, 0), strict=True):
        player.trade_goods = amount
    assert goods(passed(game, "mining_operations", "against")) == [3, 0, 0]


# -- Necessary Bureaucracy ---------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/necessary_bureaucracy")
def test_from_the_next_round_on_every_agenda_brings_one_more() -> None:
    """The top of the deck, once: what bureaucracy brings brings nothing further. In its own round it does nothing."""
    game = assembly()
    game.state.political_deck.bag = [CardId("mutiny"), CardId("trade_war")]
    game = passed(game, "necessary_bureaucracy")
    assert sorted(game.state.political_deck.bag) == ["mutiny", "trade_war"]
    table = vote(round_over(game), "trade_embargo", "player:1")
    assert before(table)[0] in ("mutiny", "trade_war")
    for seat in (1, 2, 0):
        assert asks(table, seat) == "vote"
        say(table, seat, "against")
    refuse(table)
    assert len(game_of(table).state.political_deck.bag) == 1


@pytest.mark.content("official:political/necessary_bureaucracy")
@pytest.mark.parametrize(("card", "stays"), [("fleet_regulations", True), ("crown_of_thalnos", False)])
def test_bureaucracy_refused_passes_the_next_card_unread_if_it_can_be_voted_for(card: str, stays: bool) -> None:
    """Nobody votes: a For effect is carried out, a law lies there; an election is discarded."""
    game = assembly()
    game.player(0).fleet = 7
    game.state.political_deck.bag = [CardId(card)]
    table = vote(game, "necessary_bureaucracy", "against")
    assert table.over
    game = game_of(table)
    assert (lying(game), game.player(0).fleet) == (([card], 5) if stays else ([], 7))
    assert (card in game.state.political_deck.discard) is not stays


# -- Official Sanction -------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/official_sanction")
def test_a_sanctioned_player_lands_on_his_own_planets_only_until_the_round_ends() -> None:
    """Neither neutral nor enemy planets; everybody else may, and his own garrisons may be strengthened."""
    game = assembly()
    hold(game, 0, "thibah")
    hold(game, 1, "saudor")
    game = passed(game, "official_sanction", "player:1")
    assert [may_land(game, planet, 1) for planet in ("thibah", "wellon", "saudor")] == [False, False, True]
    assert [may_land(game, planet, 0) for planet in ("wellon", "saudor")] == [True, True]
    assert (lying(game), game.state.political_deck.discard) == ([], ["official_sanction"])
    assert may_land(round_over(game), "thibah", 1)


# -- Publicize Weapon Schematic ----------------------------------------------------------------------------------------


@pytest.mark.content("official:political/publicize_weapon_schematic")
def test_everybody_knows_the_war_sun_and_nobody_if_it_is_refused() -> None:
    """Whatever it needs, once for who has it; the Nekro take three Command Counters instead; it outlasts the law."""
    game = assembly()
    give(game, 1, "war_sun")
    game.player(2).race = "nekro"
    for ability in game.content.races["nekro"].abilities:
        game.begin_effect(ability, 2, "race")
    table = trial(copy_of(game), lambda g: g.politics.resolve(0, CardId("publicize_weapon_schematic")))
    for seat in (1, 0):
        say(table, seat, "for")
    before = sum((game.player(2).strategy, game.player(2).pool, game.player(2).fleet))
    after = abolished(game_of(refuse(table)), "publicize_weapon_schematic")
    assert [player.technologies.count("war_sun") for player in after.state.players] == [1, 1, 0]
    assert sum((after.player(2).strategy, after.player(2).pool, after.player(2).fleet)) == before + 3
    refused = game_of(vote(assembly(), "publicize_weapon_schematic", "against"))
    assert not any(refused.technology.has(seat, "war_sun") for seat in range(3))


def swarm(dice: tuple[int, ...], law: bool = True) -> Table:
    """A Carrier and three Fighters against a War Sun and two Cruisers, when the first casualty is chosen."""
    game = wide(passed(assembly(), "publicize_weapon_schematic", "for" if law else "against"))
    put(game, 0, HERE, "carrier, 3 fighter")
    put(game, 1, HERE, "war_sun, 2 cruiser")
    return until(sets_out(game, 0, str(HERE), "space_battle.begin", dice=(*dice, 1, 1, 1, 1, 1)), 1, "casualty")


@pytest.mark.content("official:political/publicize_weapon_schematic")
def test_two_tens_of_fighters_go_to_a_war_sun() -> None:
    """These two hits and no others; a ten and a nine, or a ten of the Carrier, may be taken as always."""
    table = swarm((9, 10, 10, 1))  # three hits
    assert not any("cruiser" in key for key in offers(table, 1))
    say(table, 1, "sustain:war_sun")
    while there(game_of(table), 1, "1,0").get("war_sun"):
        assert not any("cruiser" in key for key in offers(table, 1))
        say(table, 1, "destroy:war_sun")
    game = game_of(until(table, 1, "retreat"))
    assert there(game, 1, "1,0") == {"cruiser": 1}
    for dice, law in (((1, 10, 9, 1), True), ((10, 10, 1, 1), True), ((1, 10, 10, 1), False)):
        assert any("cruiser" in key for key in offers(swarm(dice, law), 1))


@pytest.mark.content("official:political/publicize_weapon_schematic")
def test_fighters_that_defend_find_the_war_sun_too() -> None:
    """One player's Fighters, whichever side he is on."""
    game = wide(passed(assembly(), "publicize_weapon_schematic"))
    put(game, 0, HERE, "war_sun, 2 cruiser")
    put(game, 1, HERE, "carrier, 3 fighter")
    table = until(sets_out(game, 0, str(HERE), "space_battle.begin", dice=(1, 1, 1, 1, 1, 1, 10, 1, 10)), 0, "casualty")
    assert offers(table, 0) == ["sustain:war_sun", "destroy:war_sun"]


# -- Repeal Labor Laws -------------------------------------------------------------------------------------------------


def yard(game: Game) -> Table:
    """A planet is gained in this round, and units are produced there."""
    game = game_of(refuse(trial(game, lambda g: g.invasion.gain(0, PlanetId("thibah"), "test"))))
    put(game, 0, "thibah", "ground_force")
    lame(game, 0).player(0).trade_goods = 9
    return sets_out(game, 0, str(HERE), "production.begin")


@pytest.mark.content("official:political/repeal_labor_laws")
def test_docks_rise_on_planets_gained_in_the_same_round() -> None:
    """For everybody and for the usual price; not while the law is not there."""
    assert asks(yard(assembly()), 0) != "build_dock"
    game = passed(assembly(), "repeal_labor_laws")
    assert asks(yard(abolished(copy_of(game), "repeal_labor_laws")), 0) != "build_dock"
    table = say(yard(game), 0, "planet:thibah")
    game = game_of(refuse(table))
    assert (there(game, 0, "thibah"), goods(game)[0]) == ({"ground_force": 1, "space_dock": 1}, 5)


@pytest.mark.content("official:political/repeal_labor_laws")
def test_labor_laws_kept_cost_three_goods_or_a_dock_of_ones_choice() -> None:
    """Who cannot pay three loses a dock; who pays keeps all."""
    game = rich(assembly(), 4)
    game.player(2).trade_goods = 2
    hold(game, 0, "thibah")
    for seat, planet in ((0, "jord"), (0, "thibah"), (1, "arc_prime"), (2, "hercant")):
        put(game, seat, planet, "space_dock")
    table = say(vote(game, "repeal_labor_laws", "against"), 0, "no")
    assert sorted(key for key in offers(table, 0)) == ["planet:jord", "planet:thibah"]
    say(table, 0, "planet:thibah")
    game = game_of(refuse(say(table, 1, "yes")))
    assert goods(game) == [4, 1, 2]
    assert [there(game, seat, p) for seat, p in ((0, "jord"), (0, "thibah"), (1, "arc_prime"), (2, "hercant"))] == [
        {"space_dock": 1},
        {},
        {"space_dock": 1},
        {},
    ]


# -- Sanctuary Shield --------------------------------------------------------------------------------------------------

BEYOND = {"1,0": "2,0", "0,1": "1,1", "-1,0": "-2,1", "-1,1": "-2,2"}  # with the Special System halfway from Mecatol Rex
SKY = {"1,0": "nebula_base", "0,1": "supernova_base", "-1,0": "asteroid_field_base", "-1,1": "ion_storm"}


def goes_through(game: Game, hex_: str, beyond: str) -> bool:
    """Whether a Cruiser comes from Mecatol Rex through a system to the one behind it, and no other way."""
    travel = Travel(0, "cruiser", Hex("0,0"), Hex("0,0"), Hex(hex_), Hex(beyond))
    return game.routes.may_enter(travel).allowed and game.routes.may_pass(travel).allowed


@pytest.mark.content("official:political/sanctuary_shield")
def test_only_special_systems_are_shielded_and_one_of_them_alone() -> None:
    """Every red tile can be elected, and nothing else; the others stay as they are."""
    game = assembly(tiles=SKY)
    assert sorted(keys_of(game, "sanctuary_shield")) == sorted(f"system:{hex_}" for hex_ in SKY)
    game = passed(game, "sanctuary_shield", "system:0,1")
    assert game.tactical.may_activate(0, Hex("0,1")).allowed
    assert not game.tactical.may_activate(0, Hex("-1,0")).allowed
    assert not goes_through(game, "1,0", "2,0")


@pytest.mark.content("official:political/sanctuary_shield")
@pytest.mark.parametrize("hex_", SKY)
def test_a_shielded_system_is_activated_and_passed_like_an_empty_one(hex_: str) -> None:
    """Ships go through and stay, unless enemy ships are there; without the law it is as printed."""
    plain = assembly(tiles=SKY)
    assert not goes_through(plain, hex_, BEYOND[hex_])
    game = passed(plain, "sanctuary_shield", f"system:{hex_}")
    assert game.tactical.may_activate(0, Hex(hex_)).allowed
    assert goes_through(game, hex_, BEYOND[hex_])
    assert not goes_through(abolished(copy_of(game), "sanctuary_shield"), hex_, BEYOND[hex_])
    put(game, 1, hex_, "cruiser")
    assert not goes_through(game, hex_, BEYOND[hex_])
    assert may_go(game, "0,0", hex_)


def rolled(table: Table) -> list[tuple[str, str]]:
    """What dice have been rolled for."""
    return [(str(e["purpose"]), str(e["kind"])) for e in table.events_since(None) if e["event"] == "rolled"]


@pytest.mark.content("official:political/sanctuary_shield")
def test_nothing_of_a_shielded_system_helps_or_harms() -> None:
    """No better rolls and no slow start in a Nebula, Fighters fight in an Ion Storm, a Gravity Rift swallows nothing."""
    plain = assembly(tiles=SKY)
    game = passed(plain, "sanctuary_shield", "system:1,0")
    assert [fighting(at, "cruiser", 1, attacker=False) for at in (plain, game)] == [6, 7]
    assert [moves(at, "cruiser", "1,0") for at in (plain, game)] == [1, 2]
    for elected, fight in (("1,0", False), ("-1,1", True)):
        game = passed(assembly(tiles=SKY), "sanctuary_shield", f"system:{elected}")
        put(game, 0, "-1,1", "carrier, 2 fighter")
        put(game, 1, "-1,1", "cruiser")
        table = refuse(sets_out(game, 0, "-1,1", "space_battle.begin", dice=(1, 10, 10, 10, 10)))
        assert (("battle", "fighter") in rolled(table)) is fight
    for elected, danger in (("1,0", True), ("0,-1", False)):
        game = passed(assembly(tiles=SKY | {"0,-1": "cormund"}), "sanctuary_shield", f"system:{elected}")
        put(game, 0, HOME, "cruiser")
        game.end_scope("action")
        game.state.action = None
        table = until(play(game, Step("tactical.begin", 0, "0,0")), 0, "move")
        say(table, 0, "ship:0,-2:cruiser", "done")
        assert any(purpose == "gravity_rift" for purpose, _ in rolled(refuse(table))) is danger


# -- Shard of the Throne -----------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/shard_of_the_throne")
def test_the_shard_lies_with_whoever_destroys_a_unit_of_its_holder_in_battle() -> None:
    """A point less to win; not for the holder's own victories, nor for units that others lose."""
    game = passed(assembly(), "shard_of_the_throne", "player:1")
    assert [game.victory.goal(seat) for seat in range(3)] == [10, 9, 10]
    put(game, 1, HERE, "cruiser")
    put(game, 0, HERE, "cruiser")
    game = game_of(refuse(sets_out(game, 0, str(HERE), "space_battle.begin", dice=(1, 10))))
    put(game, 0, "0,1", "cruiser")
    put(game, 2, "0,1", "cruiser")
    game = game_of(refuse(sets_out(game, 0, "0,1", "space_battle.begin", dice=(10, 1))))
    assert [game.victory.goal(seat) for seat in range(3)] == [10, 9, 10]
    hold(game, 1, "saudor")
    put(game, 1, "saudor", "2 ground_force")
    put(game, 2, "saudor", "ground_force")
    game.state.claims.append(Claim(2, "test", 9, 1))
    table = sets_out(game, 2, "-1,1", "invasion.begin", dice=(10, 1, 1))
    game = game_of(refuse(table))
    assert [game.victory.goal(seat) for seat in range(3)] == [10, 10, 9]
    assert game.state.winners == [2]


@pytest.mark.content("official:political/shard_of_the_throne")
@pytest.mark.parametrize(("weapon", "ships"), [("mentak", "2 cruiser"), ("assault_cannon", "2 dreadnought")])
def test_shots_before_the_first_round_take_the_shard(weapon: str, ships: str) -> None:
    """A Space Battle has begun; PDS that fire before it are no battle."""
    game = passed(assembly(), "shard_of_the_throne", "player:1")
    for ability in game.content.races["mentak"].abilities if weapon == "mentak" else ():
        game.begin_effect(ability, 0, "race")
    if weapon != "mentak":
        give(game, 0, weapon)
    put(game, 0, HERE, ships)
    put(game, 1, HERE, "3 cruiser")
    table = until(sets_out(game, 0, str(HERE), "space_battle.begin", dice=(10, 10)), 1, "retreat")
    assert there(game_of(table), 1, "1,0") == {"cruiser": 1}
    assert [game_of(table).victory.goal(seat) for seat in range(3)] == [9, 10, 10]


@pytest.mark.content("official:political/shard_of_the_throne")
def test_fire_from_a_planet_does_not_take_the_shard() -> None:
    """A PDS on the planet shoots an invader: the holder keeps the card until he loses in the combat itself."""
    game = passed(assembly(), "shard_of_the_throne", "player:1")
    hold(game, 0, "thibah")
    put(game, 0, "thibah", "pds, ground_force")
    put(game, 1, "thibah", "2 ground_force")
    table = refuse(sets_out(game, 1, str(HERE), "invasion.begin", dice=(10, 10, 1)))
    assert there(game_of(table), 1, "thibah") == {"ground_force": 1}
    assert [game_of(table).victory.goal(seat) for seat in range(3)] == [10, 9, 10]


# -- Supported Expansion -----------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/supported_expansion")
def test_the_speaker_settles_first_and_each_has_one_neutral_planet() -> None:
    """Clockwise from the Speaker, a Ground Force for nothing, the planet exhausted; nobody must."""
    game = assembly()
    game.state.speaker = 2
    hold(game, 1, "thibah")
    table = vote(game, "supported_expansion")
    assert [ask.seat for ask in table.pending] == [2]
    assert "planet:thibah" not in offers(table, 2)
    say(table, 2, "planet:wellon")
    assert [ask.seat for ask in table.pending] == [0]
    assert "planet:wellon" not in offers(table, 0)
    say(table, 0, "no")
    say(table, 1, "planet:saudor")
    game = game_of(table)
    assert table.over
    assert [owner(game, p) for p in ("wellon", "saudor")] == [2, 1]
    assert [there(game, seat, p) for seat, p in ((2, "wellon"), (1, "saudor"))] == [{"ground_force": 1}] * 2
    assert exhausted(game) == ["saudor", "wellon"]


@pytest.mark.content("official:political/supported_expansion")
def test_expansion_not_supported_costs_planets_without_units() -> None:
    """Any unit on the planet keeps it, a PDS too, ships above do not; Home Systems are safe."""
    game = assembly()
    hold(game, 0, "thibah", "saudor", "wellon")
    hold(game, 2, "mecatol_rex")
    put(game, 0, "thibah", "pds")
    put(game, 0, "-1,1", "cruiser")
    put(game, 0, "wellon", "ground_force")
    game = passed(game, "supported_expansion", "against")
    held = [owner(game, p) for p in ("thibah", "saudor", "wellon", "mecatol_rex", "jord", "arc_prime")]
    assert held == [0, NOBODY, 0, NOBODY, 0, 1]


# -- Imperial Containment ----------------------------------------------------------------------------------------------


def activates(game: Game, seat: Seat, hex_: str) -> Game:
    """A player has activated a system."""
    game.state.action, game.state.active = None, seat
    return game_of(play(game, Step("tactical.begin", seat, hex_)))


@pytest.mark.content("official:political/imperial_containment")
def test_those_with_the_most_planets_abroad_pay_a_second_counter_for_every_activation() -> None:
    """All who are level; planets at home do not count; from the Command Pool, and without a second one there is none."""
    game = assembly()
    hold(game, 0, "wellon")
    hold(game, 1, "thibah")
    refused = passed(copy_of(game), "imperial_containment", "against")
    assert activates(refused, 0, "0,0").player(0).pool == 2
    game = passed(game, "imperial_containment")  # the Hacan have more planets in all
    after = [activates(copy_of(game), seat, "0,0").player(seat) for seat in range(3)]
    assert [(p.strategy, p.pool, p.fleet) for p in after] == [(2, 1, 3), (2, 1, 3), (2, 2, 3)]
    late = dealt(round_over(game), trade_ii=0, assembly=1)
    assert activates(copy_of(late), 0, "0,0").player(0).pool == 2
    dealt(game, trade_ii=0, assembly=2).player(0).pool = game.player(2).pool = 1
    for seat, open_to in ((0, False), (2, True)):
        game.state.active = seat
        table = play(copy_of(game), Step("action_phase.turn", seat))
        assert any(key.startswith("activate:") for key in offers(table, seat)) is open_to


@pytest.mark.content("official:political/imperial_containment")
def test_a_transfer_is_not_contained() -> None:
    """Counters of a Tactical Action alone cost a second one."""
    game = assembly()
    hold(game, 0, "wellon")
    put(game, 0, "0,-1", "cruiser")
    put(game, 0, "0,0", "cruiser")
    game = dealt(passed(game, "imperial_containment"), trade_ii=0, assembly=1)
    table = say(play(game, Step("action_phase.turn", 0)), 0, "transfer", "system:0,0")
    assert asks(table, 0) == "move"
    assert game_of(table).player(0).pool == 2
    assert [game_of(table).board.system(Hex(hex_)).counters for hex_ in ("0,0", "0,-1")] == [(0,), (0,)]


# -- Council's Censure -------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/councils_censure")
def test_imperial_costs_the_censured_player_two_counters_of_strategy_allocation() -> None:
    """No other card does, and nobody else pays; with one counter he may not take it."""
    game = passed(assembly("strategy=base"), "councils_censure", "player:1")
    dealt(game, imperial=NOBODY, trade=NOBODY, warfare=NOBODY)

    def pays(seat: Seat, card: str) -> tuple[int, int, int]:
        table = say(play(copy_of(game), Step("strategy_phase.pick", seat)), seat, f"card:{card}")
        player = game_of(table).player(seat)
        return player.strategy, player.pool, player.fleet

    assert [pays(1, "imperial"), pays(1, "trade"), pays(0, "imperial")] == [(0, 3, 3), (2, 3, 3), (2, 3, 3)]
    game.player(1).strategy = 1
    assert sorted(offers(play(game, Step("strategy_phase.pick", 1)), 1)) == ["card:trade", "card:warfare"]


# -- Crown of Thalnos --------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/crown_of_thalnos")
def test_the_crown_of_thalnos_is_for_ground_forces_of_one_player() -> None:
    """Attacking and defending, Shock Troops among them; neither Mechanized Units nor ships nor PDS."""
    game = passed(assembly(), "crown_of_thalnos", "player:1")
    for attacker in (True, False):
        assert [fighting(game, "ground_force", seat, "invasion", attacker=attacker) for seat in range(3)] == [8, 7, 8]
    assert [fighting(game, kind, 1, "invasion") for kind in ("shock_troop", "mechanized_unit")] == [4, 6]
    assert (fighting(game, "cruiser", 1), fighting(game, "pds", 1, "invasion_defence")) == (7, 6)
    assert fighting(abolished(game, "crown_of_thalnos"), "ground_force", 1, "invasion") == 8


# -- Short Term Truce --------------------------------------------------------------------------------------------------


def truce() -> Game:
    """Enemy ships, Fighters alone, an enemy planet without ships, and nobody's planet."""
    game = assembly()
    put(game, 1, HERE, "cruiser")
    put(game, 2, "1,-1", "carrier, fighter")
    hold(game, 1, "saudor")
    put(game, 1, "saudor", "ground_force, pds")
    return passed(game, "short_term_truce")


def peaceful(game: Game) -> list[bool]:
    """What the first player may not do: activate where ships are, or invade."""
    here = [game.tactical.may_activate(0, Hex(hex_)).allowed for hex_ in ("1,0", "1,-1")]
    return [not allowed for allowed in (*here, may_land(game, "saudor"))]


@pytest.mark.content("official:political/short_term_truce")
def test_a_truce_is_kept_for_the_next_round_and_no_longer() -> None:
    """Enemy ships close a system, enemy planets do not; neutral planets may be taken; then the law is gone."""
    game = truce()
    assert peaceful(game) == [False] * 3
    game = round_over(game)
    assert peaceful(game) == [True] * 3
    assert [game.tactical.may_activate(seat, Hex(h)).allowed for seat, h in ((0, "-1,1"), (1, "1,0"))] == [True, True]
    assert may_land(game, "wellon")
    game = round_over(game)
    assert (peaceful(game), lying(game)) == ([False] * 3, [])


@pytest.mark.content("official:political/short_term_truce")
def test_ten_influence_of_anybody_end_the_truce() -> None:
    """Also of a player whose turn it is not; nine are not enough."""
    game = dealt(round_over(truce()), trade_ii=0, assembly=1)
    lame(rich(game, 9), 0, 1, 2).player(2).trade_goods = 11
    game.state.active = 0
    table = play(game, Step("action_phase.turn", 0))
    ends = [[act.key for act in table.acts(seat) if act.key.endswith(":end")] for seat in range(3)]
    assert [len(keys) for keys in ends] == [0, 0, 1]
    table.act(2, ends[2][0])
    while asks(table, 2) == "pay":
        say(table, 2, "goods")
    game = game_of(table)
    assert (lying(game), goods(game)) == ([], [9, 9, 1])
    assert "activate:1,0" in offers(table, 0)


@pytest.mark.content("official:political/short_term_truce")
def test_who_voted_against_the_truce_has_a_planet_exhausted_by_his_left_neighbour() -> None:
    """One each; not those who wanted it or abstained; who has none refreshed loses nothing."""
    game = assembly(seats=4)
    hold(game, 0, "wellon")
    lame(game, 2)
    table = vote(game, "short_term_truce", "against", p1="abstain")
    assert [ask.seat for ask in table.pending] == [1]
    assert sorted(offers(table, 1)) == ["planet:jord", "planet:wellon"]
    say(table, 1, "planet:wellon")
    assert [ask.seat for ask in table.pending] == [0]  # for the one at his right
    say(table, 0, offers(table, 0)[1])
    game = game_of(table)
    assert table.over
    assert [sum(p.exhausted for p in game.board.planets_of(seat)) for seat in (0, 1, 3)] == [1, 0, 1]
    assert (lying(game), "wellon" in exhausted(game)) == ([], True)


# -- Planetary Security ------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/planetary_security")
def test_planets_without_a_garrison_become_nobodys() -> None:
    """Outside Home Systems; a PDS or a dock is no garrison, a Mechanized Unit is."""
    game = assembly()
    held = ("thibah", "saudor", "wellon", "tarmann", "jord")
    hold(game, 0, *held)
    for planet, units in (("thibah", "ground_force"), ("saudor", "mechanized_unit"), ("wellon", "pds, space_dock")):
        put(game, 0, planet, units)
    assert [owner(passed(copy_of(game), "planetary_security", "against"), p) for p in held] == [0] * 5
    game = passed(game, "planetary_security")
    assert [owner(game, planet) for planet in held] == [0, 0, NOBODY, NOBODY, 0]


@pytest.mark.content("official:political/planetary_security")
def test_security_is_asked_for_from_then_on() -> None:
    """Whoever carries his last Ground Force away loses the planet by it; once the law is gone he does not."""
    game = assembly()
    hold(game, 0, "thibah")
    put(game, 0, "thibah", "ground_force")
    put(game, 0, HERE, "carrier")
    game = passed(game, "planetary_security")
    for at, holder in ((copy_of(game), NOBODY), (abolished(copy_of(game), "planetary_security"), 0)):
        at.end_scope("action")
        at.state.action, at.state.active = None, 0
        table = until(play(at, Step("tactical.begin", 0, "0,0")), 0, "move")
        say(table, 0, "ship:1,0:carrier")
        say(table, 0, next(key for key in offers(table, 0) if "thibah" in key and "ground_force" in key))
        assert owner(game_of(refuse(table)), "thibah") == holder


# -- Prophecy of Ixth --------------------------------------------------------------------------------------------------


def builds(game: Game, fighters: int) -> Game:
    """The first player builds Fighters at home."""
    table = sets_out(game, 0, str(HOME), "production.produce_units")
    say(table, 0, *["build:fighter"] * fighters)
    return game_of(refuse(table))


@pytest.mark.content("official:political/prophecy_of_ixth")
@pytest.mark.parametrize(("fighters", "value"), [(1, 9), (2, 8)])
def test_the_prophet_buys_two_fighters_in_every_round(fighters: int, value: int) -> None:
    """One of them is too few; it is no law, so that nothing repeals it."""
    game = assembly()
    put(game, 0, "jord", "space_dock")
    game = passed(game, "prophecy_of_ixth", "player:0")
    assert ([fighting(game, "fighter", seat) for seat in range(3)], lying(game)) == ([8, 9, 9], [])
    game = round_over(game)
    assert fighting(game, "fighter") == 8
    game = builds(game, fighters)
    assert fighting(game, "fighter") == 8
    assert fighting(round_over(game), "fighter") == value


@pytest.mark.content("official:political/prophecy_of_ixth")
def test_fighters_that_were_not_bought_are_no_offering() -> None:
    """Those that stand there already do not count."""
    game = assembly()
    put(game, 0, "jord", "space_dock")
    put(game, 0, HOME, "3 fighter")
    game = round_over(passed(game, "prophecy_of_ixth", "player:0"))
    assert fighting(round_over(game), "fighter") == 9


# -- Regressive Rhetoric -----------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/regressive_rhetoric")
def test_technologies_are_two_dearer_and_who_does_without_draws_a_card() -> None:
    """The primary's gift costs nothing still; instead of the secondary a card for no counter, and nobody must."""
    game = dealt(passed(assembly(), "regressive_rhetoric"), technology_ii=0, assembly=1, trade_ii=2)
    lame(rich(game, 9), 0, 1, 2)
    game.state.action_deck.bag = harmless(game.action_cards)
    table = say(plays(game, "technology_ii"), 0, "hylar_v_assault_laser")
    assert goods(game_of(table)) == [9, 9, 9]
    say(until(table, 1, "secondary"), 1, "no")
    say(until(table, 2, "secondary"), 2, "use", "hylar_v_assault_laser")
    while asks(table, 2) == "pay":
        say(table, 2, "goods")
    assert goods(game_of(table))[2] == 1  # six and two
    say(until(table, 1, "draw_instead"), 1, "yes")
    game = game_of(refuse(table))
    assert [len(player.action_cards) for player in game.state.players] == [0, 1, 0]
    assert [player.strategy for player in game.state.players] == [2, 2, 1]


@pytest.mark.content("official:political/regressive_rhetoric")
def test_rhetoric_refused_costs_everybody_a_card_of_his_choice() -> None:
    game = assembly()
    first, second, third = harmless(game.action_cards)[:3]
    game.player(0).action_cards, game.player(1).action_cards = [first, second], [third]
    table = say(vote(game, "regressive_rhetoric", "against"), 0, f"card:{second}")
    assert [player.action_cards for player in game_of(refuse(table)).state.players] == [[first], [], []]


# -- Technology Buy-back -----------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/technology_buy_back")
def test_one_technology_a_status_phase_is_sold_for_six_goods() -> None:
    """None that another one needs; one at a time, again in the next Status Phase, and nobody must."""
    game = assembly()
    give(game, 0, "antimass_deflectors", "xrd_transporters", "hylar_v_assault_laser")
    give(game, 1, "hylar_v_assault_laser")
    game = passed(game, "technology_buy_back")
    game.state.action = None
    table = until(play(game, Step("status_phase.part", what="before_cards")), 0, "technology_buy_back")
    assert sorted(offers(table, 0)) == ["hylar_v_assault_laser", "no", "xrd_transporters"]
    say(table, 0, "xrd_transporters")
    assert asks(table, 0) != "technology_buy_back"
    say(table, 1, "no")
    game = game_of(refuse(table))
    assert (game.player(0).technologies, goods(game)) == (["antimass_deflectors", "hylar_v_assault_laser"], [6, 0, 0])
    table = until(play(game, Step("status_phase.part", what="before_cards")), 0, "technology_buy_back")
    assert sorted(offers(table, 0)) == ["antimass_deflectors", "hylar_v_assault_laser", "no"]


@pytest.mark.content("official:political/technology_buy_back", "official:political/technology_investigation_committee")
def test_no_technology_at_all_or_none_for_a_price_this_round() -> None:
    """Buy-back refused: neither the gift of the primary, nor of another card. The Committee leaves gifts alone."""
    for card, outcome, gifts in (
        ("technology_buy_back", "against", False),
        ("technology_investigation_committee", "for", True),
    ):
        game = dealt(rich(passed(assembly(), card, outcome), 20), technology_ii=0, assembly=1)
        table = plays(copy_of(game), "technology_ii")
        assert (asks(table, 0) == "receive_technology") is gifts
        if gifts:
            say(table, 0, "hylar_v_assault_laser")
        assert asks(table, 0) != "buy_technology"
        assert not game.strategy_cards.may_use(1, "technology_ii").allowed
        given = passed(copy_of(game), "publicize_weapon_schematic")
        assert [given.technology.has(seat, "war_sun") for seat in range(3)] == [gifts] * 3
        table = plays(dealt(rich(round_over(game), 20), technology_ii=0, assembly=1), "technology_ii")
        assert asks(say(table, 0, "hylar_v_assault_laser"), 0) == "buy_technology"


# -- Technology Investigation Committee --------------------------------------------------------------------------------


@pytest.mark.content("official:political/technology_investigation_committee")
def test_the_committee_refused_takes_a_card_of_each_and_two_agendas_follow() -> None:
    """At random, nobody chooses; the first of the two is resolved before the second is voted on."""
    game = assembly()
    hands = harmless(game.action_cards)
    for player, cards in zip(game.state.players, (hands[:3], hands[3:4], []), strict=True):
        player.action_cards = cards
    game.state.political_deck.top = [CardId("fleet_regulations"), CardId("mutiny"), CardId("arms_reduction")]
    table = vote(game, "technology_investigation_committee", "against")
    assert [len(player.action_cards) for player in game_of(table).state.players] == [2, 0, 0]
    for card, laws in (("fleet_regulations", []), ("mutiny", ["fleet_regulations"])):
        assert (before(table), lying(game_of(table))) == ([card], laws)
        for seat in (1, 2, 0):
            assert asks(table, seat) == "vote"
            say(table, seat, "for")
    assert before(refuse(table)) == []
    assert game_of(table).state.political_deck.top == ["arms_reduction"]


# -- Revote ------------------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/revote")
def test_a_law_is_voted_on_again_and_lies_where_the_new_vote_lays_it() -> None:
    """Another player is elected, or what was for is against, with all that comes of it; the other laws stay."""
    game = passed(passed(assembly(), "fleet_regulations"), "crown_of_thalnos", "player:1")
    assert sorted(keys_of(game, "revote")) == ["law:crown_of_thalnos", "law:fleet_regulations"]
    table = vote(copy_of(game), "revote", "law:crown_of_thalnos")
    assert before(table) == ["crown_of_thalnos"]
    for seat in (1, 2, 0):
        say(table, seat, "player:2")
    again = game_of(refuse(table))
    assert [fighting(again, "ground_force", seat, "invasion") for seat in range(3)] == [8, 8, 7]
    assert sorted(lying(again)) == ["crown_of_thalnos", "fleet_regulations"]
    table = vote(game, "revote", "law:fleet_regulations")
    for seat in (1, 2, 0):
        say(table, seat, "against")
    game = game_of(refuse(table))
    assert (lying(game), [player.fleet for player in game.state.players]) == (["crown_of_thalnos"], [4, 4, 4])
    assert {"revote", "fleet_regulations"} <= set(game.state.political_deck.discard)


# -- race technologies -------------------------------------------------------------------------------------------------


@pytest.mark.content(
    "official:political/fund_research_complex",
    "official:political/regressive_rhetoric",
    "official:political/science_community_speaker",
)
@pytest.mark.parametrize(
    ("card", "outcome", "price"),
    [
        ("fund_research_complex", "planet:thibah", 2),
        ("regressive_rhetoric", "for", 6),
        ("science_community_speaker", "player:0", 3),
        ("regressive_rhetoric", "against", 4),
    ],
)
def test_a_race_technology_has_a_price_with_the_primary_too(card: str, outcome: str, price: int) -> None:
    """Four for the Advanced Carriers of the Sol, more or less what laws say of technologies; the others are a gift."""
    game = assembly("strategy=base", "+race_technologies")
    hold(game, 0, "thibah")
    game = dealt(rich(passed(game, card, outcome), 9), technology=0, trade=1)
    assert game.technology.cost(0, "hylar_v_assault_laser", 0, "technology") == 0
    table = say(plays(lame(game, 0), "technology"), 0, "mark_ii_advanced_carriers")
    while asks(table, 0) == "pay":
        say(table, 0, "goods")
    assert goods(game_of(table))[0] == 9 - price


@pytest.mark.content("official:political/technology_investigation_committee")
def test_a_race_technology_is_bought_and_so_investigated() -> None:
    """What costs something even with the primary is not to be had, gifts are."""
    game = assembly("strategy=base", "+race_technologies")
    game = dealt(rich(passed(game, "technology_investigation_committee"), 9), technology=0, trade=1)
    mine = set(game.technology.of_race(0))
    found = set(offers(plays(copy_of(game), "technology"), 0))
    assert ("hylar_v_assault_laser" in found, mine & found) == (True, set())
    late = dealt(round_over(game), technology=0, trade=1)
    assert mine <= set(offers(plays(late, "technology"), 0))
