"""Political Cards from Sanctuary Shield to Supported Expansion, read a second time from their print alone."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tables import asks, game_of, hold, offers, play, put, say, strategy_cards, units
from trial import give, trial
from voting import (
    copy_of,
    in_force,
    keys_of,
    may_go,
    may_land,
    moves,
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
from mecatol.rules.moments import CARD_PLAYED, ROUND_ENDS, Travel
from mecatol.rules.official.game import Game
from mecatol.rules.state import EXHAUSTED, NOBODY, CardId, Claim, Mine, Objective, Place, Planet, PlanetId, Played, Seat

HOME, HERE = Hex("0,-2"), Hex("1,0")


def exhausted(game: Game) -> list[str]:
    return [planet.id for planet in game.board.planets() if planet.exhausted]


def goods(game: Game) -> list[int]:
    return [player.trade_goods for player in game.state.players]


def totals(game: Game) -> list[int]:
    return [game.victory.points(seat) for seat in range(3)]


def cost(game: Game, technology: str, seat: Seat = 0, base: int = 5) -> int:
    return game.technology.cost(seat, technology, base, "technology")


def pay(table: Table, seat: Seat) -> None:
    while asks(table, seat) == "pay":
        say(table, seat, offers(table, seat)[0])


# -- Sanctuary Shield --------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/sanctuary_shield")
@pytest.mark.parametrize("tile", ["nebula_base", "ion_storm", "asteroid_field_base", "supernova_base"])
def test_a_shielded_system_is_entered_and_passed_like_empty_space(tile: str) -> None:
    """No special effect is left, but it is a Special System still; enemy ships there stop nobody on the way."""
    game = senate(tiles={"1,0": tile, "0,1": "nebula_base"})
    assert "system:1,0" in keys_of(game, "sanctuary_shield")
    assert "system:0,-1" not in keys_of(game, "sanctuary_shield")  # no Special System
    game = passed(game, "sanctuary_shield", "system:1,0")
    put(game, 1, "1,0", "cruiser")
    assert may_go(game, "0,0", "1,0", destination="1,1")
    assert game.routes.may_pass(Travel(0, "cruiser", Hex("0,0"), Hex("0,0"), HERE, Hex("1,1"))).allowed
    assert game.tactical.may_activate(0, HERE).allowed
    assert moves(game, "cruiser", "1,0") == 2
    assert game.galaxy.is_special(HERE)
    assert moves(game, "cruiser", "0,1") == 1  # the other one is as it was


@pytest.mark.content("sa17:political/sanctuary_shield")
def test_a_shielded_rift_pulls_nobody_in() -> None:
    """No die is rolled for ships in a shielded Gravity Rift, and it makes nobody faster."""
    game = senate(tiles={"1,0": "gravity_rift"})
    put(game, 0, HERE, "2 cruiser")
    game = passed(game, "sanctuary_shield", "system:1,0")
    assert moves(game, "cruiser", "1,0") == 2
    game.end_scope("action")
    game.state.action, game.state.phase = None, "action"
    table = until(play(game, Step("tactical.begin", 0, "0,0")), 0, "move")
    say(table, 0, "ship:1,0:cruiser", "done")
    table = refuse(table)
    assert not [event for event in table.events_since(None) if event["event"] == "rolled"]
    assert game_of(table).board.big_ships(0, Hex("0,0")) == 1


# -- Science Community Speaker -----------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/science_community_speaker")
def test_the_speaker_of_science_researches_without_a_counter_and_for_one_less() -> None:
    """The secondary of Technology costs him no counter; every purchase is one cheaper, whatever it is bought by."""
    game = passed(senate(), "science_community_speaker", "player:1")
    game.player(1).strategy, game.player(1).trade_goods = 0, 9
    strategy_cards(game, {"technology": 0, "assembly": 1})
    table = say(play(game, Step("strategy_cards.secondary", 1, what="technology")), 1, "use")
    assert asks(until(table, 1, "buy_technology"), 1) == "buy_technology"
    assert [game.technology.cost(seat, "antimass_deflectors", base) for seat in (0, 1) for base in (5, 3)] == [5, 3, 4, 2]


# -- Sector Quarantine -------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/sector_quarantine")
@pytest.mark.parametrize(
    ("planet", "other", "at_once"),
    [
        ("wellon", "system:0,1", True),  # 13 against 1
        ("thibah", "system:0,1", False),  # 12 against 1
        ("thibah", "abstain", True),
        ("vefut_ii", "abstain", False),  # 11 against none
    ],
)
def test_twelve_votes_more_than_any_other_system_close_it_at_once(planet: str, other: str, at_once: bool) -> None:
    """The next round; from now on where it has twelve votes more than every other one: twelve, not eleven."""
    game = senate()
    hold(game, 0, "mecatol_rex", "centauri", planet)
    game = passed(game, "sector_quarantine", "system:1,0", p1=other, p2="abstain")
    assert may_go(game, "0,0", "1,0") is not at_once
    game = round_over(game)
    assert [may_go(game, *way) for way in (("0,0", "1,0"), ("1,0", "0,0"), ("0,0", "0,1"))] == [False, False, True]
    assert may_go(round_over(game), "0,0", "1,0")


@pytest.mark.content("sa17:political/sector_quarantine")
def test_nobody_retreats_into_or_out_of_a_quarantine() -> None:
    """No ship enters or leaves: a retreat is no exception."""
    game = round_over(passed(senate(), "sector_quarantine", "system:1,0"))
    for hex_ in ("1,0", "0,1"):
        at = copy_of(game)
        put(at, 0, hex_, "cruiser")
        put(at, 1, hex_, "cruiser")
        table = sets_out(at, 0, hex_, "space_battle.begin")
        ways = [key for seat in (0, 1) for key in offers(table, seat) if key.startswith("retreat:")]
        assert "retreat:1,0" not in ways
        if hex_ == "1,0":
            assert ways == []


# -- Seed of an Empire -------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/seed_of_an_empire")
@pytest.mark.parametrize(("outcome", "after"), [("for", [2, 2, 0]), ("against", [1, 1, 1])])
def test_a_point_for_all_who_are_first_or_for_all_who_are_last(outcome: str, after: list[int]) -> None:
    """Whoever has the most, or the fewest, Victory Points, all of them if several are level."""
    game = senate()
    game.state.claims = [Claim(seat, "test", 1, 1) for seat in (0, 1)]
    assert totals(passed(game, "seed_of_an_empire", outcome)) == after
    assert totals(passed(senate(), "seed_of_an_empire", outcome)) == [1, 1, 1]


# -- Shard of the Throne -----------------------------------------------------------------------------------------------


def duel(attacker: Seat, defender: Seat) -> Game:
    """The attacker's two Cruisers against a Destroyer; the second player has the Shard."""
    game = senate()
    put(game, attacker, HERE, "2 cruiser")
    put(game, defender, HERE, "destroyer")
    return passed(game, "shard_of_the_throne", "player:1")


@pytest.mark.content("sa17:political/shard_of_the_throne")
def test_whoever_beats_the_bearer_of_the_shard_gets_a_good() -> None:
    """A point at once. A good for who beats him in space or on a planet, as attacker or defender; he gets none."""
    game = game_of(refuse(sets_out(duel(0, 1), 0, "1,0", "space_battle.begin", dice=(10, 10, 1))))
    assert (goods(game), totals(game)) == ([1, 0, 0], [0, 1, 0])
    game = game_of(refuse(sets_out(duel(0, 1), 1, "1,0", "space_battle.begin", dice=(1, 10, 10))))
    assert goods(game) == [1, 0, 0]  # the bearer attacked
    game = game_of(refuse(sets_out(duel(1, 0), 1, "1,0", "space_battle.begin", dice=(10, 10, 1))))
    assert goods(game) == [0, 0, 0]
    game = senate()
    hold(game, 1, "thibah")
    put(game, 1, "thibah", "ground_force")
    game = passed(game, "shard_of_the_throne", "player:1")
    game.board.place(2, Place("planet:thibah"), units("2 shock_troop"), "test")
    game = game_of(refuse(sets_out(game, 2, "1,0", "invasion.begin", dice=(10, 10, 1))))
    assert (game.board.planet(PlanetId("thibah")).owner, goods(game), totals(game)) == (2, [0, 0, 1], [0, 1, 0])


# -- Sharing of Technology ---------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/sharing_of_technology")
def test_one_technology_of_one_partner_whatever_it_needs() -> None:
    """Each player may, by any of his agreements, acquire one technology, and only one."""
    game = senate()
    give(game, 1, "war_sun", "cybernetics")
    give(game, 2, "sarween_tools")
    trade(game, 0, 1)
    trade(game, 0, 2)
    table = vote(game, "sharing_of_technology")
    assert sorted(offers(table, 0)) == ["cybernetics", "no", "sarween_tools", "war_sun"]
    say(table, 0, "war_sun")
    game = game_of(refuse(table))
    assert game.player(0).technologies == ["war_sun"]
    assert game.player(1).technologies == ["war_sun", "cybernetics"]


@pytest.mark.content("sa17:political/sharing_of_technology")
def test_refused_every_agreement_is_broken() -> None:
    """All agreements end at once."""
    game = senate()
    trade(game, 0, 1, (2, 2))
    trade(game, 1, 2, (1, 1))
    assert passed(game, "sharing_of_technology", "against").state.agreements == []


# -- Shifting Loyalties ------------------------------------------------------------------------------------------------


def hands(*numbers: int) -> Game:
    game = senate()
    cards = [card for card in game.action_cards.all_cards() if game.action_cards.of_use(card)]
    for seat, number in enumerate(numbers):
        game.player(seat).action_cards = sorted(cards.pop(0) for _ in range(number))
    game.state.action_deck.bag = sorted(cards)
    return game


def sizes(game: Game) -> list[int]:
    return [len(player.action_cards) for player in game.state.players]


@pytest.mark.content("sa17:political/shifting_loyalties")
def test_the_strongest_supporter_takes_cards_then_the_second_takes_one() -> None:
    """One random card from each of up to three opponents, if he likes; then one for the second in votes for it."""
    game = hands(2, 2, 2)
    hold(game, 1, "mecatol_rex")
    table = vote(game, "shifting_loyalties", p2="against")
    assert sorted(offers(table, 1)) == ["no", "player:0", "player:2"]
    say(table, 1, "player:0", "no")
    assert asks(table, 0) != ""
    say(table, 0, "player:2")
    assert table.over
    assert sizes(game_of(table)) == [2, 3, 1]


@pytest.mark.content("sa17:political/shifting_loyalties")
def test_refused_its_supporters_keep_one_card_of_their_choice() -> None:
    """Those who voted for it discard until one is left; who has one keeps it, opponents keep all."""
    game = hands(3, 3, 1)
    hold(game, 1, "mecatol_rex")
    table = vote(game, "shifting_loyalties", p1="against")
    kept = game_of(table).player(0).action_cards[2]
    while asks(table, 0):
        say(table, 0, next(key for key in offers(table, 0) if kept not in key))
    assert sizes(game_of(table)) == [1, 3, 1]
    assert game_of(table).player(0).action_cards == [kept]


# -- Shifting Values ---------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/shifting_values")
def test_an_objective_of_any_stage_is_replaced_by_one_of_the_first() -> None:
    """The objective leaves the game, those who had claimed it lose what it was worth, a Stage I objective comes."""
    game = senate()
    second = next(name for name, card in game.cards.objectives.items() if card.stage == "stage_2" and card.vp == 2)
    game.state.objectives = [Objective(CardId("five_planets"), (1,)), Objective(CardId(second), (1, 2))]
    game.state.claims = [Claim(1, "five_planets", 1, 1), Claim(1, second, 2, 1), Claim(2, second, 2, 1)]
    game.state.stage_1_deck.bag = [CardId("five_systems")]
    game = passed(game, "shifting_values", f"objective:{second}")
    assert [objective.id for objective in game.state.objectives] == ["five_planets", "five_systems"]
    assert totals(game) == [0, 1, 0]
    assert second not in (*game.state.stage_2_deck.bag, *game.state.stage_2_deck.discard)


# -- Short Term Truce --------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/short_term_truce")
def test_a_truce_of_the_next_round_is_about_fleets_and_planets_of_others() -> None:
    """No system with enemy ships is activated, no planet of another player invaded, in the next round only."""
    game = senate()
    hold(game, 1, "thibah")
    put(game, 1, "0,1", "cruiser")
    put(game, 1, "saudor", "pds")
    game = passed(game, "short_term_truce")
    assert may_land(game, "thibah")
    game = round_over(game)
    assert [game.tactical.may_activate(0, Hex(h)).allowed for h in ("0,1", "1,0", "-1,1")] == [False, True, True]
    assert [may_land(game, planet) for planet in ("thibah", "wellon")] == [False, True]
    game = round_over(game)
    assert may_land(game, "thibah")


@pytest.mark.content("sa17:political/short_term_truce")
def test_refused_those_against_it_suffer_their_left_neighbours() -> None:
    """Each who voted against exhausts one planet, which the opponent to his left chooses."""
    game = senate()
    table = vote(game, "short_term_truce", "against", p1="abstain")
    assert sorted(offers(table, 0)) == ["planet:arretze", "planet:hercant", "planet:kamdorn"]
    say(table, 0, "planet:arretze")
    assert sorted(exhausted(game_of(refuse(table)))) == ["arretze", "jord"]


# -- Shunned Methods ---------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/shunned_methods")
def test_the_shunned_card_costs_five_influence_in_every_strategy_phase() -> None:
    """Whoever selects it pays five influence, goods included; the other cards cost nothing."""
    game = senate()
    strategy_cards(game, {"assembly": -1, "trade": -1})
    game = passed(game, "shunned_methods", "card:trade")
    game.player(0).trade_goods = 3  # with the two of Jord he has five
    table = say(play(game, Step("strategy_phase.pick", 0)), 0, "card:trade")
    pay(table, 0)
    game = game_of(table)
    assert (game.player(0).trade_goods, exhausted(game)) == (0, ["jord"])
    assert [card.id for card in game.strategy_cards.held(0)] == ["trade"]
    game.player(1).trade_goods = 3  # and Wren Terra: four
    assert not game.strategy_phase.may_pick(1, "trade").allowed


# -- Space Mine Simplification -----------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/space_mine_simplification")
def test_new_mines_cost_one_and_are_neutral_and_old_ones_stay_or_become_so() -> None:
    """The law is about mines laid from now on; refused, all mines on the board are neutral and the price stays."""
    game = senate()
    game.state.mines = [Mine(Border("0,0|1,0"), 1)]
    carried = passed(copy_of(game), "space_mine_simplification")
    assert [mine.owner for mine in carried.state.mines] == [1]
    assert carried.space_mines.cost(0) == 1
    refused = passed(game, "space_mine_simplification", "against")
    assert [mine.owner for mine in refused.state.mines] == [NOBODY]
    assert refused.space_mines.cost(0) == 2


# -- Space-Time Anomalies ----------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/space_time_anomalies")
def test_a_closed_border_moves_with_every_round_and_never_by_the_same_hand() -> None:
    """Nothing passes it, either way; when a round ends somebody at random moves it elsewhere, nobody twice running."""
    game = passed(senate(), "space_time_anomalies", "border:0,0|1,0")
    movers = []
    for _ in range(6):
        (law,) = game.state.laws
        table = trial(game, lambda g: g.moment(ROUND_ENDS, 0))
        (ask,) = table.pending
        movers.append(ask.seat)
        assert law.elected not in offers(table, ask.seat)
        assert "no" not in offers(table, ask.seat)
        game = game_of(say(table, ask.seat, offers(table, ask.seat)[-1]))
        assert game.state.laws[0].elected != law.elected
    assert all(one != other for one, other in pairwise(movers))


@pytest.mark.content("sa17:political/space_time_anomalies")
def test_units_do_not_retreat_over_a_closed_border() -> None:
    """Units cannot pass: retreats neither."""
    game = passed(senate(), "space_time_anomalies", "border:0,0|1,0")
    put(game, 0, HERE, "cruiser")
    put(game, 1, HERE, "cruiser")
    table = sets_out(game, 0, "1,0", "space_battle.begin")
    ways = [key for seat in (0, 1) for key in offers(table, seat) if key.startswith("retreat:")]
    assert ways
    assert "retreat:0,0" not in ways


# -- Smart Surveillance & Prediction Network ---------------------------------------------------------------------------


@pytest.mark.content("sa17:political/smart_surveillance_prediction_network")
def test_anybody_but_its_player_cancels_an_action_card_for_five() -> None:
    """Any opponent of who played it may pay five influence; refused, there is no law."""

    async def plays(g: Game) -> None:
        g.state.stack.append(played := Played(CardId("armistice"), "armistice", 0))
        await g.moment(CARD_PLAYED, played)
        g.state.stack.pop()

    game = passed(senate(), "smart_surveillance_prediction_network")
    for player in game.state.players:
        player.trade_goods = 9
    table = trial(copy_of(game), plays)
    assert [any("use:" in key for key in offers(table, seat)) for seat in range(3)] == [False, True, True]
    say(table, 1, "pass")
    say(table, 2, next(key for key in offers(table, 2) if "use:" in key))
    while asks(table, 2) == "pay":
        say(table, 2, "goods")
    assert game_of(table).player(2).trade_goods == 4
    game = passed(senate(), "smart_surveillance_prediction_network", "against")
    assert in_force(game) == []


# -- Subsidized Industry -----------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/subsidized_industry")
def test_a_free_dock_even_on_a_planet_of_this_round() -> None:
    """On any planet he controls, acquired this round too, free and exhausted; he may decline."""
    game = senate()
    game.board.set_planet(Planet(PlanetId("wellon"), 1, held_since=1))
    put(game, 1, "arc_prime", "space_dock")
    table = vote(game, "subsidized_industry", "player:1")
    assert "planet:wellon" in offers(table, 1)
    assert "no" in offers(table, 1)
    game = game_of(say(table, 1, "planet:wellon"))
    assert [(g.kind, g.mark) for g in game.board.units(1, Place("planet:wellon"))] == [("space_dock", EXHAUSTED)]
    assert exhausted(game) == []


# -- Subsidized Studies ------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/subsidized_studies")
def test_one_colour_is_three_cheaper_and_all_others_two_dearer() -> None:
    """For everybody, as long as the law lasts."""
    game = passed(senate(), "subsidized_studies", "colour:green")
    names = {
        "green": "cybernetics",
        "blue": "antimass_deflectors",
        "red": "hylar_v_assault_laser",
        "yellow": "enviro_compensator",
    }
    green = next(t for t in game.technology.gainable(0, "technology") if game.technology.colour(t) == "green")
    assert [cost(game, green, seat) for seat in range(3)] == [2, 2, 2]
    assert {cost(game, name) for colour, name in names.items() if colour != "green"} == {7}
    assert sorted(keys_of(game, "subsidized_studies")) == ["colour:blue", "colour:green", "colour:red", "colour:yellow"]


# -- Supported Expansion -----------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/supported_expansion")
def test_expansion_begins_with_the_speaker() -> None:
    """In order from the Speaker everybody may take a neutral planet but Mecatol Rex; Domain Counters there are removed."""
    game = senate()
    game.state.speaker = 2
    game.state.domain_counters[Place("planet:wellon")] = [CardId("industrial_society")]
    table = vote(game, "supported_expansion")
    assert [ask.seat for ask in table.pending] == [2]
    assert not {"planet:mecatol_rex", "planet:jord"} & set(offers(table, 2))
    say(table, 2, "planet:wellon")
    assert [ask.seat for ask in table.pending] == [0]
    assert "planet:wellon" not in offers(table, 0)
    say(table, 0, "no")
    say(table, 1, "planet:thibah")
    game = game_of(table)
    assert [game.board.planet(PlanetId(planet)).owner for planet in ("wellon", "thibah")] == [2, 1]
    assert game.state.domain_counters.get(Place("planet:wellon"), []) == []


@pytest.mark.content("sa17:political/supported_expansion")
def test_refused_empty_planets_are_exhausted_or_given_up() -> None:
    """Each controlled planet without any unit, homes too, is exhausted or becomes neutral; its owner says which."""
    game = senate()
    hold(game, 0, "wellon", "thibah")
    put(game, 0, "thibah", "pds")
    put(game, 0, "jord", "ground_force")
    for planet in ("arc_prime", "wren_terra"):
        put(game, 1, planet, "ground_force")
    table = vote(game, "supported_expansion", "against")
    say(table, 0, "no")
    assert (game_of(table).board.planet(PlanetId("wellon")).owner, asks(table, 0), asks(table, 1)) == (NOBODY, "", "")
    say(table, 2, "yes", "yes", "yes")
    assert exhausted(game_of(table)) == ["arretze", "hercant", "kamdorn"]
    assert table.over


@pytest.mark.content("sa17:political/supported_expansion")
def test_a_trade_station_with_ships_is_exhausted_and_stays() -> None:
    """A Trade Station is not lost while its owner has ships in the system (OFF-SYS-6)."""
    game = senate(tiles={"1,0": "tsion_bellatrix"})
    hold(game, 0, "tsion")
    put(game, 0, "1,0", "cruiser")
    put(game, 0, "jord", "ground_force")
    game = passed(game, "supported_expansion", "against")
    assert (game.board.planet(PlanetId("tsion")).owner, game.board.planet(PlanetId("tsion")).exhausted) == (0, True)
