"""Official Action Cards of phases, councils, battles and options: a second reading, from the reference of the cards alone."""

from __future__ import annotations

import hiring
import intrigue
import pytest
from cardplay import acts, cards, may_act, table_with
from skirmish import EAST, HERE, SOUTH, acting, deal, fight, finish, fleets, invade, ships
from strategic import exhaust, holding, plays, uses
from tables import asks, game_of, hold, new_game, offers, play, put, say, strategy_cards, units
from trial import give, trial
from voting import refuse, round_over, until

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules import forces
from mecatol.rules.moments import CARDS_DRAWN, Drawn
from mecatol.rules.state import Agreement, CardId, Place, PlanetId, Seat

RULES = "official -tactical_retreats"
NORTH = Hex("0,-1")

# -- the Strategy Phase ------------------------------------------------------------------------------------------------


def planning(**hands: str) -> Table:
    """The Strategy Phase of three players begins, the first of whom is Speaker."""
    game = new_game("official", 3)
    game.state.agreements = [Agreement((0, 1), (0, 0)), Agreement((1, 2), (1, 0))]  # the last one has the Hacan
    for name, hand in hands.items():
        game.player(int(name.removeprefix("seat_"))).action_cards = cards(*hand.split(", "))
    return play(game, Step("strategy_phase.start"))


def pick_all(table: Table) -> list[str]:
    """Everybody takes the first Strategy Cards there are; all that was ever offered."""
    seen: list[str] = []
    while (ask := table.pending[0]).name != "action":
        keys = table.keys(ask)
        seen += keys if ask.name == "pick" else []
        table.answer(ask.seat, ask.id, "pass" if "pass" in keys else keys[0])
    return seen


@pytest.mark.content("official:action/strategic_shift")
def test_nobody_takes_a_strategy_card_this_round() -> None:
    table = planning(seat_2="strategic_shift")
    say(table, 2, "card:strategic_shift")
    assert len(offers(table, 2)) == 8
    say(table, 2, "card:leadership")
    assert "card:leadership" not in pick_all(table)
    game = game_of(table)
    shifted = game.strategy_phase.card("leadership")
    assert (shifted.holder, shifted.bonus) == (-1, 1)
    strategy_cards(game, {"leadership": -1})
    assert not game.strategy_phase.may_pick(1, "leadership").allowed
    assert round_over(game).strategy_phase.may_pick(1, "leadership").allowed


@pytest.mark.content("official:action/strategic_shift")
def test_no_shift_once_a_strategy_card_is_taken() -> None:
    table = planning(seat_2="strategic_shift")
    say(table, 2, "pass")
    say(table, 0, "card:leadership")
    assert (asks(table, 2), list(table.acts(2))) == ("", [])
    pick_all(table)
    assert game_of(table).player(2).action_cards == ["strategic_shift"]


@pytest.mark.content("official:action/strategic_shift")
@pytest.mark.parametrize(("seats", "used"), [(3, True), (4, False), (5, True)])
def test_with_four_players_there_is_no_shift(seats: int, used: bool) -> None:
    assert new_game("official", seats).action_cards.of_use(CardId("strategic_shift")) is used


@pytest.mark.content("official:action/trade_stop")
def test_all_agreements_end_even_between_two_choices() -> None:
    table = planning(seat_0="trade_stop")
    say(table, 0, "pass", "card:leadership")
    table.act(0, "card:trade_stop")
    assert game_of(table).state.agreements == []
    assert asks(table, 1) == "pick"
    assert game_of(table).state.action_deck.discard == ["trade_stop"]


@pytest.mark.content("official:action/strategic_planning")
def test_secondaries_cost_no_counters_to_the_end_of_the_round() -> None:
    table = planning(seat_1="strategic_planning#1")
    say(table, 1, "pass")
    say(table, 0, "card:leadership")
    say(table, 1, "card:production")
    table.act(1, "card:strategic_planning#1")  # at any time in the phase
    pick_all(table)
    game = game_of(table)
    for seat in (1, 2):
        game.player(seat).strategy = 0
        exhaust(game, seat, goods=9)
    game.state.phase = "action"
    assert asks(uses(game, "production", 2), 2) == ""  # he would have to pay
    table = uses(game, "technology_ii", 1)
    say(table, 1, "use")
    refuse(table)
    assert game_of(table).player(1).strategy == 0
    assert asks(uses(game_of(table), "assembly", 1), 1) == "secondary"  # all of them
    assert asks(uses(round_over(game_of(table)), "assembly", 1), 1) == ""


# -- the Status Phase --------------------------------------------------------------------------------------------------


@pytest.mark.content("official:action/master_of_fate")
def test_a_card_for_each_player_and_one_less_to_draw() -> None:
    game = new_game("official", 3)
    game.player(2).action_cards = cards("master_of_fate")
    give(game, 1, "neural_motivator")  # one card more
    deck = cards("good_year", "plague", "uprising", "veto", "civil_defense")
    game.state.action_deck.bag = list(deck)
    strategy_cards(game, {"assembly": 0, "leadership": 1, "production": 2})
    game.state.phase = "status"
    table = until(play(game, Step("status_phase.start")), 2, "before_cards_drawn")
    say(table, 2, "card:master_of_fate")
    drawn = [CardId(key.removeprefix("card:")) for key in offers(table, 2)]
    assert len(drawn) == 3
    assert sorted([*drawn, *game_of(table).state.action_deck.bag]) == sorted(deck)
    assert asks(table, 0) == asks(table, 1) == ""
    say(table, 2, f"card:{drawn[2]}", f"card:{drawn[0]}")  # his own, then those to his left
    until(table, 0, "pick")
    hands = [game_of(table).player(seat).action_cards for seat in (0, 1, 2)]
    assert [len(hand) for hand in hands] == [1, 2, 1]
    assert (hands[0], hands[2]) == ([drawn[0]], [drawn[2]])
    assert drawn[1] in hands[1]
    assert game_of(table).fold(CARDS_DRAWN, 1, Drawn(0, "action")) == 1  # not in the next one


# -- the council -------------------------------------------------------------------------------------------------------


def senate(**hands: str) -> Table:
    """The first player brings an agenda of his hand; the second one is Speaker, and of the deck Free Trade comes next."""
    game = holding("official", {"assembly": 0, "leadership": 1, "production": 2})
    game.state.speaker = 1
    game.state.political_deck.bag = cards("free_trade")
    game.player(0).political_cards = cards("arms_reduction", "code_of_honor")
    for name, hand in hands.items():
        game.player(int(name.removeprefix("seat_"))).action_cards = cards(*hand.split(", "))
    return trial(game, lambda g: g.politics.resolve(0, CardId("conventions_of_war")))


def voters(table: Table, choice: str = "for") -> list[Seat]:
    """Who is asked for his vote on an agenda; all vote for the same."""
    asked: list[Seat] = []
    while table.pending:
        ask = table.pending[0]
        keys = table.keys(ask)
        asked += [ask.seat] if ask.name == "vote" else []
        table.answer(ask.seat, ask.id, choice if ask.name == "vote" else "pass" if "pass" in keys else keys[0])
    return asked


def votes(table: Table) -> dict[str, int]:
    """What has been voted for, with how many votes."""
    return dict(game_of(table).politics.tally(CardId("conventions_of_war")))


@pytest.mark.content("official:action/thugs")
@pytest.mark.parametrize("victim", [0, 1, 2])
def test_a_player_votes_on_no_political_card_for_the_rest_of_the_round(victim: Seat) -> None:
    table = say(senate(seat_2="thugs"), 2, "card:thugs", f"player:{victim}")
    assert victim not in voters(table)
    game = game_of(table)
    assert victim not in voters(trial(game, lambda g: g.politics.resolve(0, CardId("arms_reduction"))))
    later = round_over(game)
    assert victim in voters(trial(later, lambda g: g.politics.resolve(0, CardId("free_trade"))))


@pytest.mark.content("official:action/thugs", "official:action/veto")
def test_neither_thugs_nor_a_veto_once_somebody_votes() -> None:
    table = senate(seat_1="veto", seat_2="thugs")
    say(table, 1, "pass")
    say(table, 2, "pass")
    assert sorted(voters(table)) == [0, 1, 2]
    assert [game_of(table).player(seat).action_cards for seat in (1, 2)] == [["veto"], ["thugs"]]


@pytest.mark.content("official:action/veto")
def test_the_agenda_is_discarded_and_another_one_is_drawn() -> None:
    table = say(senate(seat_2="veto"), 2, "card:veto")
    assert game_of(table).state.political_deck.discard == ["conventions_of_war"]
    assert sorted(voters(table)) == [0, 1, 2]
    game = game_of(table)
    assert [law.card for law in game.state.laws] == ["free_trade"]
    assert game.player(0).political_cards == ["arms_reduction", "code_of_honor"]  # drawn, not played from the hand


@pytest.mark.content("official:action/bribery")
def test_trade_goods_are_votes_when_all_have_voted() -> None:
    table = senate(seat_1="bribery")
    game_of(table).player(1).trade_goods = 9
    say(table, 2, "for")
    say(table, 0, "for")
    say(table, 1, "against")
    before = votes(table)
    say(table, 1, "card:bribery")
    price = before["for"] - before["against"] + 1
    assert price > 0
    say(table, 1, f"spend:{price}")
    game = game_of(refuse(table))
    assert game.player(1).trade_goods == 9 - price
    assert game.state.laws == []


@pytest.mark.content("official:action/bribery")
def test_no_bribes_from_somebody_who_abstained_nor_without_goods() -> None:
    table = senate(seat_0="bribery", seat_1="bribery", seat_2="bribery")
    game_of(table).player(0).political_cards = []  # they would be goods
    for seat in (1, 2):
        game_of(table).player(seat).trade_goods = 5
    say(table, 2, "for")
    assert "card:bribery" not in offers(table, 2)  # not before everybody has voted
    say(table, 0, "for")
    say(table, 1, "abstain")
    assert [asks(table, seat) for seat in (0, 1, 2)] == ["", "", "votes_revealed"]


@pytest.mark.content("official:action/council_disbanded")
@pytest.mark.parametrize(("ruleset", "card"), [("official", "assembly"), ("official strategy=base", "political")])
@pytest.mark.parametrize("seat", [0, 2])
def test_neither_the_primary_nor_the_secondary_of_a_council_is_carried_out(ruleset: str, card: str, seat: Seat) -> None:
    game = holding(ruleset, {card: 0, "production": 1, "logistics": 2})
    game.state.speaker = 1
    game.player(seat).action_cards = cards("council_disbanded")
    table = say(plays(game, card), seat, "card:council_disbanded")
    assert list(table.pending) == []
    game = game_of(table)
    assert [player.action_cards + player.political_cards for player in game.state.players] == [[], [], []]
    assert (game.state.speaker, game.state.laws, game.strategy_phase.card(card).played) == (1, [], True)


@pytest.mark.content("official:action/council_disbanded")
def test_other_strategy_cards_are_not_disbanded() -> None:
    game = holding("official", {"leadership": 0, "assembly": 1})
    game.player(2).action_cards = cards("council_disbanded")
    assert asks(plays(game, "leadership"), 2) == ""


# -- actions -----------------------------------------------------------------------------------------------------------


@pytest.mark.content("official:action/uprising")
def test_every_planet_of_a_system_that_is_nobodys_home_is_exhausted() -> None:
    game = table_with("uprising")
    hold(game, 0, "arnor")
    hold(game, 1, "lor", "wellon")
    hold(game, 2, "mecatol_rex")
    table = acts(game)
    there = offers(table, 0)
    assert {"system:1,1", "system:0,0"} <= set(there)
    assert not {f"system:{game.board.home(seat)}" for seat in (0, 1, 2)} & set(there)
    game = game_of(say(table, 0, "system:1,1"))
    exhausted = [game.board.planet(PlanetId(planet)).exhausted for planet in ("arnor", "lor", "wellon")]
    assert exhausted == [True, True, False]
    assert [game.board.planet(PlanetId(planet)).owner for planet in ("arnor", "lor")] == [0, 1]


@pytest.mark.content("official:action/enhanced_armor")
def test_own_cruisers_sustain_damage_this_round() -> None:
    game = table_with("enhanced_armor#1")
    game = acting(game_of(acts(game)))
    put(game, 0, HERE, "2 cruiser, destroyer")
    put(game, 1, HERE, "2 cruiser")
    game.player(1).action_cards = cards("recheck#1")
    later = round_over(game)
    table = casualties(fight(game, 10, 1, 1, 10, 1))
    assert sorted(offers(table, 0)) == ["destroy:cruiser", "destroy:destroyer", "sustain:cruiser"]
    say(table, 0, "sustain:cruiser")
    assert [ship for ship in ships(table, 0) if ship.damage] == units("cruiser*1")
    assert list(ships(table, 1)) == units("cruiser")  # nothing of the sort for the others
    assert sorted(offers(casualties(fight(later, 1, 1, 1, 10, 1)), 0)) == ["destroy:cruiser", "destroy:destroyer"]


def casualties(table: Table, seat: Seat = 0) -> Table:
    """Nobody does anything before this one takes his casualties."""
    while asks(table, seat) != "casualty":
        other = table.pending[0].seat
        say(table, other, next(key for key in ("pass", "no", "done") if key in offers(table, other)))
    return table


# -- Space Battles -----------------------------------------------------------------------------------------------------


@pytest.mark.content("official:action/communications_breakdown")
def test_nobody_plays_cards_but_sabotage_before_the_battle_is_over() -> None:
    hands = {"seat_0": "communications_breakdown#1, recheck#1", "seat_1": "recheck#2", "seat_2": "communications_breakdown#2"}
    table = fight(deal(fleets("2 cruiser, destroyer", "2 cruiser, carrier", RULES), **hands), 10, *[1] * 5)
    assert asks(table, 2) == ""  # it is not his battle
    say(table, 0, "card:communications_breakdown#1")
    game = game_of(table)
    assert asks(table, 1) == "casualty"  # nobody was asked about the dice
    assert [game.action_cards.may_play(seat, "plague") for seat in (0, 1, 2)] == [False] * 3
    assert game.action_cards.may_play(2, "sabotage")
    game = game_of(finish(table))
    assert [game.action_cards.may_play(seat, "plague") for seat in (0, 1, 2)] == [True] * 3


@pytest.mark.content("official:action/communications_breakdown")
def test_a_breakdown_is_sabotaged_like_any_card() -> None:
    hands = {"seat_0": "communications_breakdown#1", "seat_1": "recheck#2, sabotage#1"}
    table = fight(deal(fleets("2 cruiser", "2 cruiser", RULES), **hands), 10, 10, 1, 1)
    say(table, 0, "card:communications_breakdown#1")
    say(table, 1, "card:sabotage#1")
    assert asks(until_asked(table, 1), 1) == "dice_rolled"


def until_asked(table: Table, seat: Seat) -> Table:
    """Everybody else refuses what is asked before this one."""
    while not asks(table, seat):
        other = table.pending[0].seat
        say(table, other, next(key for key in ("pass", "no", "done") if key in offers(table, other)))
    return table


@pytest.mark.content("official:action/direct_hit")
@pytest.mark.parametrize("kind", ["dreadnought", "war_sun", "flagship"])
def test_a_ship_just_damaged_is_destroyed(kind: str) -> None:
    game = fleets("2 cruiser", f"{kind}, carrier", "official +flagships", seat_0="direct_hit#1", seat_1="direct_hit#2")
    put(game, 2, EAST, "cruiser")
    game.player(2).action_cards = cards("direct_hit#3")
    table = fight(game, 10, *[1] * 8)
    while asks(table, 1) != "casualty":
        say(table, table.pending[0].seat, "no")
    say(table, 1, f"sustain:{kind}")
    assert [asks(table, seat) for seat in (0, 1, 2)] == ["unit_damaged", "", ""]
    say(table, 0, "card:direct_hit#1")
    assert list(ships(table, 1)) == units("carrier")


@pytest.mark.content("official:action/direct_hit")
def test_only_one_ship_is_destroyed_by_a_direct_hit() -> None:
    game = fleets("2 cruiser", "dreadnought, dreadnought*1", RULES, seat_0="direct_hit#1, recheck#1")
    table = fight(game, 10, *[1] * 9)
    say(table, 0, "pass")  # the dice stay as they are
    say(table, 1, "sustain:dreadnought")
    say(table, 0, "card:direct_hit#1")
    assert list(ships(table, 1)) == units("dreadnought*1")


@pytest.mark.content("official:action/direct_hit")
def test_damage_before_the_first_round_is_enough_for_a_direct_hit() -> None:
    game = fleets("cruiser", "dreadnought, carrier", RULES, seat_0="target_their_flagship#1, direct_hit#1")
    table = fight(game, 10)
    say(table, 0, "card:target_their_flagship#1")
    say(until_asked(table, 0), 0, next(key for key in offers(table, 0) if "dreadnought" in key))
    while asks(table, 0) != "unit_damaged":
        other = table.pending[0].seat
        say(table, other, next((key for key in offers(table, other) if "sustain" in key), offers(table, other)[0]))
    say(table, 0, "card:direct_hit#1")
    assert list(ships(table, 1)) == units("carrier")


@pytest.mark.content("official:action/direct_hit")
def test_damage_by_a_pds_is_not() -> None:
    game = new_game(RULES, 3)
    hold(game, 1, "wellon")
    put(game, 1, "wellon", "pds")
    put(game, 1, NORTH, "cruiser")
    put(game, 0, game.board.home(0), "dreadnought")
    game.player(1).action_cards = cards("direct_hit#1", "recheck#1")
    table = play(game, Step("action_phase.turn", 0), dice=(10, *[1] * 8))
    say(table, 0, f"activate:{NORTH}", f"ship:{game.board.home(0)}:dreadnought", "done")
    say(table, 1, "fire:0")
    say(table, 0, "sustain:dreadnought")
    assert [ship.damage for ship in ships(table, 0, NORTH)] == [1]
    assert asks(table, 1) == "dice_rolled"  # those of the first round


@pytest.mark.content("official:action/direct_hit")
def test_nor_is_damage_by_a_space_mine() -> None:
    game = new_game("official +space_mines -tactical_retreats", 3)
    home = game.board.home(0)
    put(game, 1, NORTH, "cruiser")
    put(game, 0, home, "dreadnought")
    game.player(1).action_cards = cards("direct_hit#1", "recheck#1")
    game.space_mines.lay(1, game.space_mines.places(1, NORTH)[0])
    table = play(game, Step("action_phase.turn", 0), dice=(10, *[1] * 8))
    say(table, 0, f"activate:{NORTH}", f"ship:{home}:dreadnought", "done", "sustain:dreadnought")
    assert [ship.damage for ship in ships(table, 0, NORTH)] == [1]
    assert asks(table, 1) == "dice_rolled"


@pytest.mark.content("official:action/flanking_tactic")
@pytest.mark.parametrize("flanked", [True, False])
def test_the_opponent_does_not_retreat_by_any_means(flanked: bool) -> None:
    game = fleets("2 cruiser", "2 cruiser", "official", seat_0="flanking_tactic#1", seat_1="skilled_retreat#1")
    game.board.lay_counter(1, EAST, "pool")
    game.board.lay_counter(0, SOUTH, "pool")
    table = fight(game, *[1] * 40)
    say(table, 0, "card:flanking_tactic#1" if flanked else "pass")
    asked = []
    for _ in range(6):
        ask = table.pending[0]
        asked.append((ask.seat, ask.name))
        say(table, ask.seat, "no" if ask.name == "retreat" else "pass")
    assert ((1, "retreat") in asked) is not flanked
    assert ((1, "before_round") in asked) is not flanked  # where a Skilled Retreat would be played
    assert asked.count((0, "retreat")) >= 2  # who flanks may leave, in any round


@pytest.mark.content("official:action/flanking_tactic")
def test_the_naalu_leave_before_anybody_flanks_them() -> None:
    game = fleets("2 cruiser", "2 cruiser", RULES, seat_0="flanking_tactic#1")
    game.begin_effect("naalu_early_retreat", 1, "race")
    game.board.lay_counter(1, EAST, "pool")
    table = fight(game, *[1] * 8)
    assert [asks(table, seat) for seat in (0, 1)] == ["", "fleets_meet"]
    say(table, 1, "pass")
    say(table, 0, "card:flanking_tactic#1")
    assert asks(table, 1) != "retreat"  # who stays is flanked like others


@pytest.mark.content("official:action/friendly_fire")
@pytest.mark.parametrize(
    ("theirs", "left"),
    [("2 carrier, 5 fighter", 3), ("2 carrier, 3 fighter, 4 ground_force", 2), ("2 carrier, 2 fighter", None), ("3 fighter", 2)],
)
def test_too_many_fighters_shoot_half_of_themselves_down(theirs: str, left: int | None) -> None:
    hands = {"seat_0": "friendly_fire#1, recheck#1", "seat_1": "friendly_fire#2", "seat_2": "friendly_fire#3"}
    table = fight(deal(fleets("3 cruiser", theirs, RULES), **hands), *[1] * 12)
    assert [asks(table, seat) for seat in (0, 1, 2)] == ["before_battle" if left else "dice_rolled", "", ""]
    assert ("card:friendly_fire#1" in offers(table, 0)) is (left is not None)
    if left:
        say(table, 0, "card:friendly_fire#1")
        assert forces.count(ships(table, 1), "fighter") == left


# -- trade -------------------------------------------------------------------------------------------------------------


@pytest.mark.content("official:action/ruinous_tariffs")
@pytest.mark.parametrize(("ruleset", "card", "own"), [("official", "trade_ii", 1), ("official strategy=base", "trade", 0)])
def test_a_partner_who_has_collected_gives_half_of_his_goods(ruleset: str, card: str, own: int) -> None:
    game = holding(ruleset, {card: 0})
    game.state.agreements = [Agreement((0, 1), (0, 0))]
    for seat in (1, 2):
        game.player(seat).action_cards = cards("ruinous_tariffs")
    game.player(0).trade_goods = 3
    table = say(plays(game, card), 0, "a")
    assert asks(table, 2) == ""  # no partner
    held = [player.trade_goods for player in game_of(table).state.players]
    assert held[:2] == [7, 0]  # three of the card, and one of the Letnev
    say(table, 1, "card:ruinous_tariffs")
    assert [player.trade_goods for player in game_of(table).state.players][:2] == [3, 4 + own]


# -- Mercenaries -------------------------------------------------------------------------------------------------------

HUNTERS = {"seat_0": "collect_bounty#1", "seat_1": "collect_bounty#2"}


@pytest.mark.content("official:action/collect_bounty")
@pytest.mark.parametrize(("face", "fallen"), [(6, True), (7, False)])
def test_five_goods_for_a_mercenary_that_falls_in_a_space_battle(face: int, fallen: bool) -> None:
    game = hiring.fleets("2 cruiser", "3 carrier, felrey", **HUNTERS)
    table = fight(game, 10, *[1] * 5, face, *[1] * 20)
    say(table, 1, "destroy:felrey")
    assert [asks(table, seat) == "units_destroyed" for seat in (0, 1)] == [fallen, False]
    if fallen:
        say(table, 0, "card:collect_bounty#1")
        assert [game_of(table).player(seat).trade_goods for seat in (0, 1)] == [5, 0]


@pytest.mark.content("official:action/collect_bounty")
def test_a_bounty_in_an_invasion_combat_too() -> None:
    table = invade(hiring.armies("2 ground_force", "ground_force, felrey", **HUNTERS), 10, 1, 1, 1, 6, *[1] * 20)
    say(table, 1, "destroy:felrey")
    say(table, 0, "card:collect_bounty#1")
    assert game_of(table).player(0).trade_goods == 5


@pytest.mark.content("official:action/hired_gun")
def test_the_top_mercenary_is_recruited_for_nothing() -> None:
    game = table_with("hired_gun#1", ruleset="official +mercenaries")
    hold(game, 0, "wellon")
    assert not may_act(game)  # nobody is left in the deck
    game.state.mercenary_deck.bag = cards("felrey")
    game.state.mercenary_deck.top = cards("krevvil")
    table = acts(game)
    assert sorted(offers(table, 0)) == ["planet:jord", "planet:wellon"]
    game = game_of(say(table, 0, "planet:wellon"))
    assert list(game.board.units(0, Place("planet:wellon"))) == units("krevvil_ground")
    assert game.state.mercenary_deck.bag == ["felrey"]
    assert game.player(0).trade_goods == 0
    assert asks(table, 1) == "action"


@pytest.mark.content("official:action/the_hand_that_takes")
@pytest.mark.parametrize("goods", [0, 1])
def test_a_unit_is_destroyed_where_a_mercenary_was_not_paid(goods: int) -> None:
    game = new_game("official +mercenaries", 3)
    put(game, 1, NORTH, "felrey, cruiser")
    hold(game, 2, "wellon")
    put(game, 2, "wellon", "2 ground_force, pds")
    put(game, 1, EAST, "carrier")
    game.player(1).trade_goods = goods
    game.player(0).action_cards = cards("the_hand_that_takes#1")
    table = trial(game, lambda g: g.mercenaries.upkeep(0))
    if goods:  # who pays loses nothing
        say(table, 1, "pay:felrey")
        assert (asks(table, 0), forces.count(ships(table, 1, NORTH))) == ("", 2)
        return
    say(table, 0, "card:the_hand_that_takes#1")
    assert offers(table, 0) == [
        f"unit:1:cruiser@system:{NORTH}",
        "unit:2:ground_force@planet:wellon",
        "unit:2:pds@planet:wellon",
    ]
    say(table, 0, "unit:2:pds@planet:wellon")
    assert list(game_of(table).board.units(2, Place("planet:wellon"))) == units("2 ground_force")
    assert list(ships(table, 1, NORTH)) == units("cruiser")


# -- Political Intrigue ------------------------------------------------------------------------------------------------

SPY, GUARD, COUNCILOR = "alrung", "captain_lassir", "claire_gibson"  # a Spy that kills


def council(*names: str, **hands: str) -> Table:
    """A council of these Representatives; their owners hold cards."""
    game = intrigue.prepared(*names)
    for name, hand in hands.items():
        game.player(int(name.removeprefix("seat_"))).action_cards = cards(*hand.split(", "))
    return intrigue.sits(game, *names)


def who_votes(table: Table) -> list[Seat]:
    """Everybody votes who may, and no notes are offered."""
    return list(intrigue.ballots(intrigue.vote(table, *["for"] * 4)))


@pytest.mark.content("official:action/counter")
def test_a_spy_that_met_a_bodyguard_is_killed() -> None:
    table = say(council(SPY, GUARD, COUNCILOR, seat_1="counter"), 0, "player:1")
    say(table, 1, "card:counter")
    assert intrigue.killed(table) == [SPY]
    assert who_votes(table) == [1, 2]


@pytest.mark.content("official:action/counter")
@pytest.mark.parametrize(("spy", "target"), [(SPY, 2), ("rev_hendrickson", 1)])  # of the latter Bodyguards notice nothing
def test_nobody_but_a_bodyguard_who_was_targeted_counters(spy: str, target: Seat) -> None:
    table = say(council(spy, GUARD, "angrag", seat_1="counter", seat_2="counter"), 0, f"player:{target}")
    assert "representative_targeted" not in (asks(table, 1), asks(table, 2))
    assert spy not in intrigue.killed(table)


@pytest.mark.content("official:action/press_charges")
def test_everybody_who_sent_a_spy_has_no_vote() -> None:
    table = say(council(SPY, GUARD, "menda_mendala", "r7_82", seat_1="press_charges#1", seat_3="press_charges#2"), 0, "player:1")
    assert asks(table, 3) == ""  # his own Representative was not targeted
    say(table, 1, "card:press_charges#1")
    say(table, 2, "player:1")  # this Spy was face down until now
    assert who_votes(table) == [1, 3]


@pytest.mark.content("official:action/press_charges")
def test_whoever_presses_charges_is_charged_with_his_own_spy() -> None:
    table = say(council(SPY, "elder_gurno", COUNCILOR, seat_1="press_charges#1"), 0, "player:1")  # a Spy and Bodyguard
    say(table, 1, "card:press_charges#1")
    assert who_votes(intrigue.past(table, "offer_to", "vote")) == [2]


@pytest.mark.content("official:action/paralyzing_serum")
def test_a_spy_kills_a_second_representative() -> None:
    table = say(council(SPY, COUNCILOR, "r7_82", GUARD, seat_0="paralyzing_serum#1", seat_1="paralyzing_serum#2"), 0, "player:1")
    say(table, 0, "card:paralyzing_serum#1", "player:2")
    assert intrigue.killed(table) == [COUNCILOR, "r7_82"]
    assert asks(table, 1) == ""  # he sent no Spy
    assert who_votes(table) == [3, 0]


@pytest.mark.content("official:action/paralyzing_serum")
def test_a_spy_that_kills_nobody_by_himself_kills_with_the_serum() -> None:
    table = intrigue.past(council("melkov", COUNCILOR, GUARD, seat_0="paralyzing_serum#1"), "spy_revealed")
    assert intrigue.killed(table) == []
    say(table, 0, "card:paralyzing_serum#1", "player:1")
    assert intrigue.killed(table) == [COUNCILOR]


@pytest.mark.content("official:action/paralyzing_serum")
def test_a_bodyguard_survives_the_serum() -> None:
    table = say(council(SPY, COUNCILOR, GUARD, seat_0="paralyzing_serum#1"), 0, "player:1")
    say(table, 0, "card:paralyzing_serum#1")
    assert intrigue.killed(intrigue.past(table, "vote")) == [COUNCILOR]


@pytest.mark.content("official:action/send_proxy")
@pytest.mark.parametrize("sent", [True, False])
def test_a_player_votes_whose_representative_was_killed(sent: bool) -> None:
    table = say(council(SPY, GUARD, COUNCILOR, seat_1="send_proxy#2", seat_2="send_proxy#1"), 0, "player:2")
    assert asks(table, 1) == ""  # his own is alive
    say(table, 2, "card:send_proxy#1" if sent else "pass")
    assert (2 in who_votes(table)) is sent
    if sent:
        assert intrigue.added(table, 2) == 0  # what the Representative would add is lost


@pytest.mark.content("official:action/moving_speech")
def test_only_councilors_vote() -> None:
    names = ("deluin_fillac", GUARD, COUNCILOR, "melkov")  # a Spy who is a Councilor, and one who is none
    table = intrigue.past(council(*names, seat_1="moving_speech#1"), "representatives_revealed")
    say(table, 1, "card:moving_speech#1")
    assert sorted(who_votes(table)) == [0, 2]


@pytest.mark.content("official:action/miraculous_recovery")
def test_an_own_representative_comes_back_from_the_dead() -> None:
    game = intrigue.prepared(SPY, GUARD, COUNCILOR)
    game.player(2).action_cards = cards("miraculous_recovery#1")
    game.political_intrigue.lose(0, SPY)
    assert not may_act(game, 2)  # none of his own is dead
    for name in (COUNCILOR, "ronald_wiley"):
        game.political_intrigue.lose(2, name)
    table = acts(game, 2)
    assert sorted(offers(table, 2)) == [COUNCILOR, "ronald_wiley"]
    game = game_of(say(table, 2, COUNCILOR))
    assert sorted(game.political_intrigue.living(2)) == [COUNCILOR, "rev_hendrickson"]
    assert SPY not in game.political_intrigue.living(0)


# -- options that are not used -----------------------------------------------------------------------------------------

OF_AN_OPTION = {
    "mercenaries": ("collect_bounty#1", "hired_gun#1", "the_hand_that_takes#1"),
    "political_intrigue": (
        "counter",
        "miraculous_recovery#1",
        "moving_speech#1",
        "paralyzing_serum#1",
        "press_charges#1",
        "send_proxy#1",
    ),
}


@pytest.mark.content("official:action/collect_bounty", "official:action/hired_gun", "official:action/the_hand_that_takes")
@pytest.mark.content("official:action/counter", "official:action/miraculous_recovery", "official:action/moving_speech")
@pytest.mark.content("official:action/paralyzing_serum", "official:action/press_charges", "official:action/send_proxy")
@pytest.mark.parametrize(("option", "card"), [(option, card) for option, group in OF_AN_OPTION.items() for card in group])
def test_a_card_of_an_option_that_is_not_used_is_spent_as_a_trade_good(option: str, card: str) -> None:
    table = senate(seat_1=f"bribery, {card}")
    say(table, 2, "for")
    say(table, 0, "for")
    say(table, 1, "against", "card:bribery")
    game = game_of(refuse(table))
    assert game.player(1).action_cards == []
    assert sorted(game.state.action_deck.discard) == sorted(["bribery", card])
    used = table_with(card, ruleset=f"official +{option}")
    assert used.economy.goods_to_spend(0) == 0


# -- once more, by a reader who had not seen the card ------------------------------------------------------------------


@pytest.mark.parametrize(("strategy", "card"), [("base", "political"), ("official", "assembly")])
@pytest.mark.content("official:action/council_disbanded")
def test_nothing_comes_of_the_primary_of_politics_and_nobody_is_offered_its_secondary(strategy: str, card: str) -> None:
    game = holding(f"official strategy={strategy}", {card: 0})
    game.player(2).action_cards = cards("council_disbanded")
    hold(game, 1, "mecatol_rex")
    speaker, hands = game.state.speaker, [len(player.political_cards) for player in game.state.players]
    table = say(plays(game, card), 2, "card:council_disbanded")
    asked = [ask.name for ask in table.pending]
    assert not {"vote", "secondary", "put_on_top"} & {*asked}
    refuse(table)
    told = [event["event"] for event in table.events_since(None)]
    assert "votescast" not in told
    assert game_of(table).state.speaker == speaker
    assert [len(player.political_cards) for player in game_of(table).state.players] == hands
    assert game_of(table).player(2).action_cards == []
