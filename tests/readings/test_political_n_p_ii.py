"""Political Cards from Necessary Bureaucracy to Publicize Weapon Schematics, read a second time from their print alone."""

from __future__ import annotations

import pytest
from tables import asks, game_of, hold, offers, play, put, say, strategy_cards
from trial import give, trial
from voting import (
    copy_of,
    fighting,
    in_force,
    keys_of,
    may_bombard,
    may_go,
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

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules import forces
from mecatol.rules.naming import in_system, on_planet
from mecatol.rules.official.game import Game
from mecatol.rules.state import NOBODY, CardId, Objective, Place, PlanetId, Seat, UnitId

HOME = Hex("0,-2")


def exhausted(game: Game) -> list[str]:
    return [planet.id for planet in game.board.planets() if planet.exhausted]


def goods(game: Game) -> list[int]:
    return [player.trade_goods for player in game.state.players]


def count(game: Game, seat: Seat, planet: str, *kinds: UnitId) -> int:
    return forces.count(game.board.units(seat, on_planet(PlanetId(planet))), *kinds)


def owner(game: Game, planet: str) -> Seat:
    return game.board.planet(PlanetId(planet)).owner


def pay(table: Table, seat: Seat) -> None:
    while asks(table, seat) == "pay":
        say(table, seat, offers(table, seat)[0])


def activates(game: Game, seat: Seat, hex_: str) -> Table:
    """A player activates a system."""
    game.end_scope("action")
    game.state.action, game.state.phase, game.state.active = None, "action", seat
    return play(game, Step("tactical.begin", seat, hex_))


# -- Necessary Bureaucracy ---------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/necessary_bureaucracy")
def test_bureaucracy_claims_again_in_stage_one_only_and_never_for_technologies() -> None:
    """By the primary of Bureaucracy a claimed Stage I objective may be claimed again, but none about technologies."""
    game = senate()
    cards = game.cards.objectives.items()
    paid = {
        stage: next(n for n, c in cards if c.stage == stage and c.condition == "spend" and c.params.get("trade_goods"))
        for stage in ("stage_1", "stage_2")
    }
    research = next(n for n, c in cards if c.stage == "stage_1" and "technolog" in c.condition)
    game.player(0).trade_goods = 60
    game.player(0).technologies = list(game.content.technologies)
    game.state.objectives = [Objective(CardId(name), (0,)) for name in (paid["stage_1"], paid["stage_2"], research)]
    game = passed(game, "necessary_bureaucracy")
    assert game.objectives.claimable_public(0, again=True) == [paid["stage_1"]]


@pytest.mark.content("sa17:political/necessary_bureaucracy")
def test_bureaucracy_refused_exhausts_mecatol_rex() -> None:
    """Refused, Mecatol Rex is exhausted, whoever holds it, and the law is not there."""
    game = senate()
    hold(game, 2, "mecatol_rex")
    assert exhausted(passed(game, "necessary_bureaucracy", "against")) == ["mecatol_rex"]


# -- Neutrality Pact ---------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/neutrality_pact")
@pytest.mark.parametrize(("where", "units"), [("thibah", "pds"), ("thibah", "ground_force"), ("1,0", "destroyer")])
def test_two_influence_to_activate_a_system_with_any_enemy_unit(where: str, units: str) -> None:
    """Enemy units on planets count like ships; own units and empty systems cost nothing."""
    game = senate()
    hold(game, 1, "thibah")
    put(game, 1, where, units)
    game = passed(game, "neutrality_pact")
    assert exhausted(game_of(activates(copy_of(game), 0, "1,0"))) == ["jord"]
    assert exhausted(game_of(activates(copy_of(game), 1, "1,0"))) == []
    assert exhausted(game_of(activates(copy_of(game), 0, "0,1"))) == []


@pytest.mark.content("sa17:political/neutrality_pact")
def test_refused_a_counter_from_the_reinforcements_lies_on_a_dock_of_ones_choice() -> None:
    """One counter from the reinforcements on an own system with a Space Dock, not activated yet; who has none is spared."""
    game = senate()
    hold(game, 0, "wellon", "thibah")
    for planet in ("jord", "wellon", "thibah"):
        put(game, 0, planet, "space_dock")
    game.board.lay_counter(0, Hex("1,0"), "pool")
    put(game, 1, "arc_prime", "space_dock")
    game.board.lay_counter(1, game.board.home(1), "pool")
    pools, spare = [p.pool for p in game.state.players], game.board.reinforcements(0)
    table = vote(game, "neutrality_pact", "against")
    assert sorted(offers(table, 0)) == ["system:0,-1", "system:0,-2"]
    game = game_of(say(table, 0, "system:0,-1"))
    assert [game.board.system(Hex(h)).counters for h in ("0,-1", "0,-2")] == [(0,), ()]
    assert game.board.system(game.board.home(1)).counters == (1,)
    assert ([p.pool for p in game.state.players], game.board.reinforcements(0)) == (pools, spare - 1)


# -- New Constitution --------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/new_constitution")
def test_a_new_constitution_ends_every_law_and_two_planets_each_are_exhausted() -> None:
    """All laws go, whoever they lie with; then two planets of his own choice each, as far as he has any refreshed."""
    game = passed(passed(passed(senate(), "emperor", "player:1"), "class_struggle"), "demilitarized_zone", "border:0,0|1,0")
    hold(game, 0, "wellon", "thibah")
    table = vote(game, "new_constitution")
    assert game_of(table).state.laws == []
    assert game_of(table).victory.points(1) == 0
    say(table, 0, "planet:thibah", "planet:jord")
    assert {"thibah", "jord"} <= set(exhausted(game_of(refuse(table))))
    assert "wellon" not in exhausted(game_of(table))


@pytest.mark.content("sa17:political/new_constitution")
def test_a_constitution_refused_lets_its_strongest_opponent_discard_one_law() -> None:
    """Whoever cast the most votes against may discard one law, and only one; he may also leave them all."""
    laws = passed(passed(senate(), "emperor", "player:1"), "class_struggle")
    hold(laws, 1, "mecatol_rex")
    table = vote(copy_of(laws), "new_constitution", "against")
    assert sorted(offers(table, 1)) == ["law:class_struggle", "law:emperor", "no"]
    say(table, 1, "law:class_struggle")
    assert (in_force(game_of(table)), table.over) == (["emperor"], True)
    assert in_force(passed(laws, "new_constitution", "against")) == ["emperor", "class_struggle"]


# -- New Extraction Methods --------------------------------------------------------------------------------------------


def miners(*fields: str) -> Game:
    """Cruisers that can cross Asteroid Fields, at home and beside it."""
    game = senate(tiles=dict.fromkeys(fields, "asteroid_field_base"))
    give(game, 0, "antimass_deflectors")
    put(game, 0, HOME, "2 cruiser")
    return game


def sails(game: Game, hex_: str, ships: int = 1, ship: str = "ship:0,-2:cruiser") -> Game:
    """Cruisers go from home into a system."""
    table = until(activates(game, 0, hex_), 0, "move")
    for _ in range(ships):
        say(table, 0, ship)
        while asks(table, 0) == "move" and not offers(table, 0)[0].startswith("ship:") and "done" not in offers(table, 0):
            say(table, 0, offers(table, 0)[0])
    say(table, 0, "done")
    return game_of(refuse(table))


@pytest.mark.content("sa17:political/new_extraction_methods")
def test_a_trade_good_for_every_movement_through_an_asteroid_field() -> None:
    """One Trade Good each time ships move through an Asteroid Field, however many ships; stopping before it is nothing."""
    game = passed(miners("0,-1"), "new_extraction_methods")
    assert sails(copy_of(game), "0,0", 2).player(0).trade_goods == 1
    assert sails(copy_of(game), "0,0", 1).player(0).trade_goods == 1
    assert sails(copy_of(game), "1,-2", 1).player(0).trade_goods == 0


@pytest.mark.content("sa17:political/new_extraction_methods", "sa17:political/sanctuary_shield")
def test_who_leaves_or_reaches_an_asteroid_field_does_not_go_through_it() -> None:
    """Where a shield lets ships stay in an Asteroid Field, setting out or arriving there is no way through it."""
    game = passed(passed(miners("0,-1"), "new_extraction_methods"), "sanctuary_shield", "system:0,-1")
    put(game, 0, "0,-1", "cruiser")
    assert sails(copy_of(game), "0,-1").player(0).trade_goods == 0
    assert sails(copy_of(game), "0,0", ship="ship:0,-1:cruiser").player(0).trade_goods == 0


@pytest.mark.content("sa17:political/new_extraction_methods")
def test_refused_nobody_passes_asteroid_fields_and_supporters_pay() -> None:
    """Closed until the round ends; only those who voted for it discard one Trade Good each."""
    game = miners("0,-1")
    for player in game.state.players:
        player.trade_goods = 2
    game = passed(game, "new_extraction_methods", "against", p2="for")
    assert goods(game) == [2, 2, 1]
    assert not may_go(game, "0,-2", "0,-1", destination="0,0")
    assert may_go(round_over(game), "0,-2", "0,-1", destination="0,0")


# -- New Galactic Order ------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/new_galactic_order")
def test_a_new_galactic_order_counts_every_unit_as_printed() -> None:
    """At most 25 resources and 20 production capacity of units, ground units and docks included; the owner chooses."""
    game = senate()
    for player in game.state.players:
        player.fleet = 9
    put(game, 0, "1,0", "2 war_sun")  # 24
    put(game, 0, "jord", "2 ground_force")  # 1
    put(game, 1, "0,1", "2 war_sun")
    put(game, 1, "arc_prime", "4 ground_force")  # 2: one too many
    table = vote(game, "new_galactic_order")
    assert asks(table, 0) == ""  # 25 is enough
    assert "planet:arc_prime ground_force" in offers(table, 1)
    say(table, 1, "planet:arc_prime ground_force")
    assert asks(table, 1) == "give_up_unit"  # 25 and a half
    say(table, 1, "planet:arc_prime ground_force")
    assert table.over
    assert count(game_of(table), 1, "arc_prime") == 2


@pytest.mark.content("sa17:political/new_galactic_order")
def test_fighters_of_a_ship_given_up_to_the_order_go_with_it() -> None:
    """What the last ship can no longer carry is scuttled at once, and counts no more."""
    game = senate()
    game.player(0).fleet = 4
    put(game, 0, "1,0", "4 carrier, 24 fighter")  # 24 resources, and 28 of 20 production capacity
    put(game, 1, "arc_prime", "space_dock")
    put(game, 1, game.board.home(1), "20 fighter")  # just as many as are allowed
    table = vote(game, "new_galactic_order")
    assert asks(table, 1) == ""
    say(table, 0, "system:1,0 carrier", "system:1,0 carrier")
    assert table.over
    left = game_of(table).board.units(0, in_system(Hex("1,0")))
    assert (forces.count(left, "carrier"), forces.count(left, "fighter")) == (2, 12)


@pytest.mark.content("sa17:political/new_galactic_order")
def test_an_order_refused_arms_those_who_wanted_it() -> None:
    """+2 on all their combat rolls until the round ends, in space and on planets, for those who voted for it."""
    game = passed(senate(), "new_galactic_order", "against", p1="for", p2="abstain")
    assert [fighting(game, "cruiser", seat) for seat in range(3)] == [7, 5, 7]
    assert [fighting(game, "ground_force", seat, "invasion") for seat in range(3)] == [8, 6, 8]
    assert fighting(round_over(game), "ground_force", 1, "invasion") == 8


# -- Non-Aggression Pact -----------------------------------------------------------------------------------------------


def pact() -> Game:
    game = senate()
    hold(game, 0, "wellon", "saudor")
    put(game, 0, "1,0", "2 cruiser")
    put(game, 1, "1,0", "cruiser")
    return passed(game, "non_aggression_pact", "player:0+player:1")


@pytest.mark.content("sa17:political/non_aggression_pact")
@pytest.mark.parametrize(("way", "other"), [("exhaust", "lose"), ("lose", "exhaust")])
def test_the_aggressor_exhausts_two_planets_or_loses_two(way: str, other: str) -> None:
    """Two planets are exhausted or two are lost: he does not mix them. The law is discarded then."""
    table = sets_out(pact(), 0, "1,0", "space_battle.begin")
    assert {key.partition(":")[0] for key in offers(table, 0)} == {"exhaust", "lose"}
    say(table, 0, f"{way}:wellon")
    assert not any(key.startswith(other) for key in offers(table, 0))
    say(table, 0, f"{way}:saudor")
    game = game_of(table)
    assert exhausted(game) == (["wellon", "saudor"] if way == "exhaust" else [])
    assert [owner(game, planet) for planet in ("wellon", "saudor")] == ([0, 0] if way == "exhaust" else [NOBODY, NOBODY])
    assert in_force(game) == []
    assert asks(table, 0) != "aggression"


@pytest.mark.content("sa17:political/non_aggression_pact")
def test_an_invasion_breaks_the_pact_and_a_fight_with_others_does_not() -> None:
    """Invasion Combat between the two counts; the other one of the pair is bound as well; third players are not."""
    game = senate()
    hold(game, 1, "thibah")
    put(game, 1, "thibah", "ground_force")
    put(game, 0, "thibah", "2 ground_force")
    game = passed(game, "non_aggression_pact", "player:0+player:1")
    assert asks(until(sets_out(game, 0, "1,0", "invasion.begin"), 0, "aggression"), 0) == "aggression"
    game = pact()
    assert asks(sets_out(game, 1, "1,0", "space_battle.begin"), 1) == "aggression"
    game = pact()
    put(game, 2, "0,1", "cruiser")
    put(game, 0, "0,1", "cruiser")
    game = game_of(refuse(sets_out(game, 2, "0,1", "space_battle.begin")))
    assert in_force(game) == ["non_aggression_pact"]


# -- Official Sanction -------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/official_sanction")
def test_a_sanctioned_player_neither_invades_nor_bombards_nor_uses_secondaries_nor_gets_goods() -> None:
    """All of it until the round ends; neutral planets are not invaded but landed on; the others are free."""
    game = senate()
    hold(game, 0, "thibah")
    trade(game, 1, 2)
    game = passed(game, "official_sanction", "player:1")
    assert not may_land(game, "thibah", 1)
    assert not may_bombard(game, "thibah", 1)
    assert [game.strategy_cards.may_use(1, card).allowed for card in ("bureaucracy", "technology")] == [False, False]
    game = passed(game, "open_the_trade_routes")
    (agreement,) = game.state.agreements
    assert [agreement.goods[agreement.partners.index(seat)] > 0 for seat in (1, 2)] == [False, True]
    game = round_over(game)
    assert may_land(game, "thibah", 1)
    assert game.strategy_cards.may_use(1, "technology").allowed
    assert game.trade.places_goods(1)  # type: ignore[attr-defined]


# -- Open the Trade Routes ---------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/open_the_trade_routes")
def test_goods_on_every_agreement_or_half_of_all_goods_lost() -> None:
    """Every active agreement gets its number for both partners; refused, half of the goods of each, rounded up, go."""
    game = senate()
    trade(game, 0, 1)
    trade(game, 1, 2)
    values = [(game.trade.value(a, b, 0), game.trade.value(b, a, 0)) for a, b in ((0, 1), (1, 2))]
    assert [agreement.goods for agreement in passed(game, "open_the_trade_routes").state.agreements] == values
    game = senate()
    for player, amount in zip(game.state.players, (5, 4, 1), strict=True):
        player.trade_goods = amount
    trade(game, 0, 1, (3, 3))
    game = passed(game, "open_the_trade_routes", "against")
    assert (goods(game), game.state.agreements[0].goods) == ([2, 2, 0], (3, 3))


# -- Pax Magnifica -----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/pax_magnifica")
def test_every_voter_buys_for_his_own_votes() -> None:
    """Two votes a Trade Good, four a Command Counter, ten a Victory Point, in any mix; nothing is elected."""
    game = senate()
    hold(game, 0, "centauri")  # five votes
    hold(game, 1, "mecatol_rex", "torkan", "mehar_xull", "wellon")  # fifteen
    hold(game, 2, "thibah")  # three
    table = vote(game, "pax_magnifica", "place_votes", p2="abstain")
    say(table, 1, "point", "counter", "fleet")  # one vote is left
    assert offers(table, 0) == ["good", "counter", "done"]
    say(table, 0, "good", "good")  # one vote buys nothing
    game = game_of(table)
    assert table.over
    assert (goods(game), game.player(1).fleet, game.victory.points(1)) == ([2, 0, 0], 4, 1)
    assert game.state.political_deck.discard == ["pax_magnifica"]


# -- Planetary Conscription --------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/planetary_conscription")
def test_whoever_gains_a_neutral_planet_may_have_a_soldier_more() -> None:
    """However the neutral planet is gained; not for planets taken from others."""
    game = passed(senate(), "planetary_conscription")
    table = vote(copy_of(game), "supported_expansion")
    say(table, 0, "planet:wellon")
    assert asks(table, 0) == "conscript"
    say(table, 0, "yes")
    assert count(game_of(table), 0, "wellon", "ground_force") == 2
    hold(game, 1, "thibah")
    put(game, 0, "thibah", "2 ground_force")
    table = sets_out(game, 0, "1,0", "invasion.begin")
    assert asks(table, 0) != "conscript"
    assert owner(game_of(refuse(table)), "thibah") == 0


@pytest.mark.content("sa17:political/planetary_conscription")
def test_refused_nobody_lands_on_neutral_planets_this_round() -> None:
    """Neutral planets only, for everybody, until the round ends."""
    game = senate()
    hold(game, 1, "thibah")
    game = passed(game, "planetary_conscription", "against")
    assert [may_land(game, planet, seat) for planet, seat in (("wellon", 0), ("wellon", 2), ("thibah", 0))] == [
        False,
        False,
        True,
    ]
    assert may_land(round_over(game), "wellon")


# -- Planetary Government Dissidence -----------------------------------------------------------------------------------


def dissidents() -> Table:
    game = senate()
    hold(game, 0, "wellon", "mecatol_rex")
    put(game, 0, "wellon", "2 ground_force, pds, space_dock")
    game.player(0).action_cards = [CardId("patrol"), CardId("plague")]
    hold(game, 1, "torkan")
    return vote(game, "planetary_government_dissidence", "planet:wellon", p0="abstain")


@pytest.mark.content("sa17:political/planetary_government_dissidence")
def test_dissidents_leave_and_may_be_claimed_by_whoever_wanted_it_most() -> None:
    """Not neutral, not in a Home System. All units go; the most votes may place one Ground Force, exhausted, and a card."""
    table = dissidents()
    assert keys_of(game_of(table), "planetary_government_dissidence") == ["planet:mecatol_rex", "planet:torkan"]
    game = game_of(say(copy := dissidents(), 1, "yes"))
    assert copy.over
    assert (owner(game, "wellon"), game.board.planet(PlanetId("wellon")).exhausted) == (1, True)
    assert (count(game, 1, "wellon"), count(game, 0, "wellon")) == (1, 0)
    assert [len(player.action_cards) for player in game.state.players] == [1, 1, 0]
    game = game_of(say(table, 1, "no"))
    assert (owner(game, "wellon"), count(game, 0, "wellon")) == (NOBODY, 0)
    assert [len(player.action_cards) for player in game.state.players] == [2, 0, 0]


# -- Planetary Security ------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/planetary_security")
def test_security_fills_planets_up_to_their_influence() -> None:
    """Ground units of every kind count, PDS do not; planets that got some are exhausted; no neutral planet, no station."""
    game = senate(tiles={"1,0": "tsion_bellatrix"})
    hold(game, 0, "mehar_xull", "saudor", "tsion")
    put(game, 0, "1,0", "cruiser")
    put(game, 0, "mehar_xull", "mechanized_unit, shock_troop, pds")  # influence 3
    put(game, 0, "saudor", "2 shock_troop")  # influence 2
    game = passed(game, "planetary_security")
    assert count(game, 0, "mehar_xull", "ground_force") == 1
    assert count(game, 0, "saudor", "ground_force") == 0
    assert count(game, 0, "jord", "ground_force") == 2
    assert count(game, 0, "tsion") == 0
    assert {"mehar_xull", "jord"} <= set(exhausted(game))
    assert not {"saudor", "tsion", "arc_prime"} & set(exhausted(game))
    assert game.board.stacks(Place("planet:mecatol_rex")) == ()


@pytest.mark.content("sa17:political/planetary_security")
def test_refused_planets_without_ground_units_become_neutral_outside_homes() -> None:
    """A PDS is no ground unit. Planets in anybody's Home System stay; a Trade Station with one's ships stays."""
    game = senate(tiles={"1,0": "tsion_bellatrix"})
    hold(game, 0, "wellon", "saudor", "wren_terra", "mecatol_rex", "tsion")
    put(game, 0, "wellon", "2 pds, space_dock")
    put(game, 0, "saudor", "mechanized_unit")
    put(game, 0, "1,0", "cruiser")
    game = passed(game, "planetary_security", "against")
    held = ("wellon", "saudor", "wren_terra", "mecatol_rex", "tsion", "jord", "arc_prime")
    assert [owner(game, planet) for planet in held] == [NOBODY, 0, 0, NOBODY, 0, 0, 1]
    assert count(game, 0, "wellon") == 0


# -- Policy Review -----------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/policy_review")
def test_a_review_without_discarded_agendas_adds_nothing() -> None:
    """The holder of the Assembly must add one discarded agenda, where there is one; refused, the pile is shuffled in."""
    game = passed(senate(), "policy_review")
    game.state.political_deck.discard = []
    table = trial(game, lambda g: g.politics.resolve(0, "mutiny"))
    assert asks(table, 1) == "vote"
    game = senate()
    game.state.political_deck.discard = [CardId("emperor"), CardId("mutiny")]
    deck = passed(game, "policy_review", "against").state.political_deck
    assert {"emperor", "mutiny"} <= set(deck.bag)
    assert [card for card in deck.discard if card != "policy_review"] == []


# -- Political Focus ---------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/political_focus")
def test_who_picks_assembly_gets_a_counter_or_two_goods() -> None:
    """Right when it is picked, his choice; other cards bring nothing; refused, the top card is voted on after the others."""
    game = passed(senate(), "political_focus")
    strategy_cards(game, {"assembly": -1, "trade": -1})
    table = say(play(copy_of(game), Step("strategy_phase.pick", 1)), 1, "card:assembly")
    assert len(offers(table, 1)) == 2
    say(table, 1, next(key for key in offers(table, 1) if key != "goods"))
    say(table, 1, "pool")
    assert (game_of(table).player(1).pool, game_of(table).player(1).trade_goods) == (4, 0)
    table = say(play(game, Step("strategy_phase.pick", 1)), 1, "card:trade")
    assert (table.over, game_of(table).player(1).trade_goods) == (True, 0)


# -- Prophecy of Ixth --------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/prophecy_of_ixth")
def test_the_prophet_must_attack_a_fleet_in_each_later_round() -> None:
    """Fighters +2 attacking and +1 defending; defending is no attack, and in the round of its passing he need not attack."""
    game = passed(senate(), "prophecy_of_ixth", "player:0")
    assert [fighting(game, "fighter", seat, attacker=a) for seat, a in ((0, True), (0, False), (1, True))] == [7, 8, 9]
    game = round_over(game)
    assert in_force(game) == ["prophecy_of_ixth"]
    put(game, 0, "1,0", "3 cruiser")
    put(game, 1, "1,0", "destroyer")
    attacked = sets_out(copy_of(game), 0, "1,0", "space_battle.begin", "tactical.end", dice=(10, 10, 10, 1))
    assert in_force(round_over(game_of(refuse(attacked)))) == ["prophecy_of_ixth"]
    defended = sets_out(game, 1, "1,0", "space_battle.begin", "tactical.end", dice=(1, 10, 10, 10))
    assert in_force(round_over(game_of(refuse(defended)))) == []


# -- Prosperity is Stability -------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/prosperity_is_stability")
def test_every_planet_of_the_system_gets_a_colony_and_three_goods() -> None:
    """Each planet there, whoever has it or nobody, outside Home Systems; refreshed; nobody activates it this round."""
    game = senate()
    hold(game, 0, "lazar")
    game.board.exhaust(PlanetId("lazar"), "test")
    worth = {planet: game.economy.influence(PlanetId(planet)) for planet in ("lazar", "sakulag")}
    game = passed(game, "prosperity_is_stability", "system:1,-2")
    assert {planet: game.economy.influence(PlanetId(planet)) - was for planet, was in worth.items()} == {"lazar": 1, "sakulag": 1}
    assert [game.board.planet(PlanetId(planet)).wealth for planet in worth] == [3, 3]
    assert not game.board.planet(PlanetId("lazar")).exhausted
    assert [game.tactical.may_activate(seat, Hex("1,-2")).allowed for seat in range(3)] == [False] * 3
    assert round_over(game).tactical.may_activate(1, Hex("1,-2")).allowed
    assert not {f"system:{game.board.home(seat)}" for seat in range(3)} & set(keys_of(game, "prosperity_is_stability"))


# -- Protect the Heartland ---------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/protect_the_heartland")
def test_six_mines_of_nobodys_around_mecatol_rex() -> None:
    """One on each of the six borders, beside a mine that lies there already."""
    game = passed(senate(), "protect_the_heartland")
    assert len({mine.border for mine in game.state.mines}) == 6
    assert all("0,0" in str(mine.border) and mine.owner == NOBODY for mine in game.state.mines)
    table = vote(senate(), "protect_the_heartland", "against")
    say(table, 0, "yes")
    pay(table, 0)
    first = offers(table, 0)[0]
    say(table, 0, first)
    assert first not in offers(table, 0)  # two borders
    say(table, 0, offers(table, 0)[0])
    assert [mine.owner for mine in game_of(table).state.mines] == [NOBODY, NOBODY]
    assert exhausted(game_of(table)) == ["jord"]
    assert asks(table, 1) == ""  # he has one influence
    assert asks(table, 2) != ""


# -- Public Execution --------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/public_execution")
def test_a_public_execution_costs_cards_planets_and_morale() -> None:
    """All Action Cards and all planets of the elected player, and -1 on every combat roll until the round ends."""
    game = senate()
    hold(game, 1, "wellon")
    game.player(1).action_cards, game.player(0).action_cards = [CardId("patrol"), CardId("plague")], [CardId("armistice")]
    game.player(1).political_cards = [CardId("mutiny")]
    game = passed(game, "public_execution", "player:1")
    assert [player.action_cards for player in game.state.players] == [["armistice"], [], []]
    assert game.player(1).political_cards == ["mutiny"]
    assert sorted(exhausted(game)) == ["arc_prime", "wellon", "wren_terra"]
    assert [fighting(game, "cruiser", seat) for seat in range(3)] == [7, 8, 7]
    assert fighting(game, "ground_force", 1, "invasion") == 9
    assert fighting(round_over(game), "cruiser", 1) == 7


# -- Publicize Weapon Schematics ---------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/publicize_weapon_schematic")
def test_the_war_sun_is_known_to_all_whatever_it_needs() -> None:
    """Everybody has the War Sun technology; who has it keeps one; it stays when the law goes."""
    game = senate()
    give(game, 1, "war_sun")
    game = passed(game, "publicize_weapon_schematic")
    assert [player.technologies.count("war_sun") for player in game.state.players] == [1, 1, 1]
    game.politics.repeal(CardId("publicize_weapon_schematic"))
    assert all(game.technology.has(seat, "war_sun") for seat in range(3))


@pytest.mark.content("sa17:political/publicize_weapon_schematic")
def test_refused_no_red_or_yellow_technology_is_learned_this_round() -> None:
    """Until the round ends; blue and green may be learned."""
    game = passed(senate(), "publicize_weapon_schematic", "against")

    def colours(at: Game) -> set[str]:
        return {at.technology.colour(name) for name in at.technology.gainable(1, "technology")}

    assert colours(game) == {"blue", "green"}
    assert colours(round_over(game)) == {"blue", "green", "red", "yellow"}
    assert not any(game.technology.has(seat, "war_sun") for seat in range(3))


@pytest.mark.content("sa17:political/official_sanction")
@pytest.mark.content("sa17:political/economic_revitalization")
@pytest.mark.content("sa17:political/intergalactic_commerce")
@pytest.mark.parametrize(("card", "outcome", "lying"), [
    ("economic_revitalization", "player:1", (0, 0)),
    ("intergalactic_commerce", "for", (1, 0)),
])  # fmt: skip
def test_no_card_puts_goods_on_the_agreements_of_a_sanctioned_player(card: str, outcome: str, lying: tuple[int, int]) -> None:
    game = senate()
    trade(game, 0, 1)
    game = passed(passed(game, "official_sanction", "player:1"), card, outcome)
    assert [agreement.goods for agreement in game.state.agreements] == [lying]
