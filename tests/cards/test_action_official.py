"""Official Action Cards, each played at its moment."""

from __future__ import annotations

import pytest
from cardplay import OFFICIAL, acts, at, done, strategy_phase, table_with
from skirmish import deal, fight, fleets, ships
from strategic import holding, plays
from tables import asks, game_of, hold, new_game, offers, play, put, say, strategy_cards, units
from trial import trial
from voting import fighting, refuse, until

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules import moments
from mecatol.rules.decks import printed
from mecatol.rules.moments import (
    AFTER_ACTIVATION,
    BEFORE_AGENDA_DRAWN,
    BEFORE_CARDS_DRAWN,
    GOODS_COLLECTED,
    PLANET_TAKEN,
    STRATEGY_CARD_PICKED,
    STRATEGY_PHASE_BEGINS,
    TURN_BEGINS,
    At,
    Collected,
    Pick,
    Taken,
)
from mecatol.rules.official.game import Game
from mecatol.rules.state import Action, Agreement, CardId, Law, Place, PlanetId, Seat

NO_RETREATS = "official -tactical_retreats"

OPEN_VOTES = pytest.mark.parametrize("ruleset", [OFFICIAL, "sa_es"])  # without the Twilight Council


# -- cards of no use ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", [OFFICIAL, "sa17 +official_decks"])
def test_every_card_takes_effect(ruleset: str) -> None:
    game = new_game(ruleset, 3)
    assert [card for card in game.action_cards.all_cards() if printed(card) not in game.catalogue.actions] == []


@pytest.mark.parametrize("ruleset", [OFFICIAL, "sa17 +official_decks"])
def test_a_card_of_no_use_at_a_table_is_replaced_when_drawn(ruleset: str) -> None:
    game = new_game(ruleset, 4)
    strategy_cards(game, {"leadership": 0, "political": 1})
    useless = [card for card in game.action_cards.all_cards() if not game.action_cards.of_use(card)]
    assert all(game.action_cards.printed(card).requires or game.action_cards.printed(card).not_in for card in useless)
    assert "strategic_shift" in useless
    for card in useless:
        game.state.action_deck.bag = sorted([CardId("uprising"), card])
        assert game.action_cards.draw(0, 2, "test") == ["uprising"]
        assert game.state.action_deck.discard == [card]
        game.state.action_deck.discard = []


# -- as an action ------------------------------------------------------------------------------------------------------


@pytest.mark.content("official:action/rise_of_a_messiah")
def test_a_ground_force_on_every_planet() -> None:
    game = table_with("rise_of_a_messiah")
    hold(game, 0, "wellon")
    game = game_of(acts(game))
    assert [game.board.on_board(seat, "ground_force") for seat in (0, 1)] == [2, 0]


@pytest.mark.content("official:action/lucky_shot")
def test_a_ship_over_an_own_planet_is_shot_down() -> None:
    game = table_with("lucky_shot")
    hold(game, 0, "wellon")
    put(game, 1, "0,-1", "cruiser, carrier")
    assert list(done(acts(game)).board.ships(1, Hex("0,-1"))) == units("carrier")


@pytest.mark.content("official:action/enhanced_armor")
def test_cruisers_sustain_damage_this_round() -> None:
    game = game_of(acts(table_with("enhanced_armor")))
    where = "system:0,-1"
    assert game.fold(moments.SUSTAIN, 0, moments.Unit(0, "cruiser", Place(where))) == 1
    assert game.fold(moments.SUSTAIN, 0, moments.Unit(1, "cruiser", Place(where))) == 0


@pytest.mark.content("official:action/good_year")
def test_a_trade_good_for_each_colony_without_a_limit() -> None:
    game = table_with("good_year")
    colonies = ("wellon", "vefut_ii", "thibah", "tarmann", "saudor", "mehar_xull", "arnor", "lor", "mecatol_rex")
    hold(game, 0, *colonies)
    assert game_of(acts(game)).player(0).trade_goods == len(colonies)


@pytest.mark.content("official:action/insubordination")
def test_a_counter_is_lost_for_good() -> None:
    game = table_with("insubordination")
    table = acts(game)
    assert offers(table, 0) == ["player:1", "player:2"]
    say(table, 0, "player:2")
    assert [game_of(table).player(seat).pool for seat in (1, 2)] == [3, 2]


@pytest.mark.content("official:action/uprising")
def test_the_planets_of_a_system_are_exhausted() -> None:
    game = table_with("uprising")
    hold(game, 1, "arnor", "lor")
    hold(game, 2, "wellon")
    table = acts(game)
    say(table, 0, "system:1,1")
    assert [game_of(table).board.planet(PlanetId(p)).exhausted for p in ("arnor", "lor", "wellon")] == [True, True, False]


@pytest.mark.content("official:action/stellar_criminals")
def test_half_of_an_opponents_planets_are_exhausted() -> None:
    game = table_with("stellar_criminals")
    hold(game, 1, "arnor", "lor")
    number = len(game.economy.ready_planets(1))
    game = done(acts(game))
    assert len(game.economy.ready_planets(1)) == number - number // 2


@pytest.mark.content("official:action/privateers")
def test_half_of_the_goods_are_taken_and_the_rest_lost() -> None:
    game = table_with("privateers")
    game.player(1).trade_goods = 5
    game = done(acts(game))
    assert [game.player(seat).trade_goods for seat in (0, 1)] == [2, 0]


# -- at any time, and in answer ----------------------------------------------------------------------------------------


@pytest.mark.content("official:action/disclosure")
def test_a_hand_is_looked_at_and_one_card_discarded() -> None:
    game = table_with("disclosure")
    game.player(1).action_cards = [CardId("good_year"), CardId("sabotage#1")]
    assert "card:disclosure" in [option.key for option in game.action_cards.acts(0)]
    table = trial(game, lambda g: g.action_cards.play(0, "card:disclosure", None))
    say(table, 1, "pass")
    say(table, 0, "card:good_year")
    assert game_of(table).player(1).action_cards == ["sabotage#1"]


@pytest.mark.content("official:action/sabotage")
def test_a_card_is_cancelled_and_the_action_not_used_up() -> None:
    game = table_with("rise_of_a_messiah")
    game.player(1).action_cards = [CardId("sabotage#1")]
    table = acts(game)
    say(table, 1, "card:sabotage#1")
    assert game_of(table).board.on_board(0, "ground_force") == 0
    assert asks(table, 0) == "action"


@pytest.mark.content("official:action/rare_mineral")
@pytest.mark.parametrize(("before", "how", "offered"), [(-1, "landing", True), (-1, "annexation", False), (1, "invasion", False)])
def test_goods_for_a_neutral_planet_invaded(before: Seat, how: str, offered: bool) -> None:
    game = table_with("rare_mineral#1")
    hold(game, 0, "wellon")
    taken = Taken(0, PlanetId("wellon"), before, how)
    if not offered:
        assert game.action_cards.playable(0, PLANET_TAKEN, taken) == []
        return
    assert game_of(at(game, PLANET_TAKEN, taken)).player(0).trade_goods == 3


@pytest.mark.content("official:action/ruinous_tariffs")
def test_a_partner_hands_over_half() -> None:
    game = table_with("ruinous_tariffs")
    game.state.agreements = [Agreement((0, 1), (0, 0))]
    game.player(1).trade_goods = 5
    assert game.action_cards.playable(0, GOODS_COLLECTED, Collected(2, 2)) == []
    game = game_of(at(game, GOODS_COLLECTED, Collected(1, 2)))
    assert [game.player(seat).trade_goods for seat in (0, 1)] == [3, 2]


# -- the Strategy Phase and the Status Phase ---------------------------------------------------------------------------


@pytest.mark.content("official:action/command_summit")
def test_two_counters_for_the_pool_in_the_strategy_phase() -> None:
    game = table_with("command_summit")
    assert game.action_cards.acts(0) == []
    assert game.action_cards.as_actions(0) == []
    game = game_of(at(strategy_phase(game), STRATEGY_PHASE_BEGINS, 0))
    assert game.player(0).pool == 5


@pytest.mark.content("official:action/scientist_assassination")
def test_a_player_gains_no_technology_this_round() -> None:
    table = at(strategy_phase(table_with("scientist_assassination")), STRATEGY_PHASE_BEGINS, 0)
    say(table, 0, "player:1")
    game = game_of(table)
    assert game.technology.gainable(1, "technology") == []
    assert game.technology.gainable(2, "technology") != []


@pytest.mark.content("official:action/strategic_planning")
def test_secondaries_cost_nothing() -> None:
    game = table_with("strategic_planning")
    strategy_cards(game, {"production": 1})
    game = game_of(at(strategy_phase(game), STRATEGY_PHASE_BEGINS, 0))
    assert [game.strategy_cards.counters(seat, "production") for seat in (0, 2)] == [0, 1]


@pytest.mark.content("official:action/trade_stop")
def test_all_agreements_are_broken() -> None:
    game = table_with("trade_stop")
    game.state.agreements = [Agreement((0, 1), (0, 0)), Agreement((1, 2), (1, 0))]
    assert game_of(at(strategy_phase(game), STRATEGY_PHASE_BEGINS, 0)).state.agreements == []


@pytest.mark.content("official:action/strategic_shift")
def test_a_strategy_card_that_nobody_may_take() -> None:
    game = table_with("strategic_shift")
    strategy_cards(game, {"leadership": -1, "production": -1})
    table = at(strategy_phase(game), STRATEGY_PHASE_BEGINS, 0)
    say(table, 0, "card:leadership")
    assert [option.key for option in game_of(table).strategy_phase.pickable(1)] == ["card:production"]


@pytest.mark.content("official:action/public_disgrace")
def test_a_strategy_card_is_given_back() -> None:
    game = table_with("public_disgrace")
    strategy_cards(game, {"leadership": 1, "production": -1})
    game = game_of(at(strategy_phase(game), STRATEGY_CARD_PICKED, Pick(1, "leadership")))
    assert [card.holder for card in game.state.strategy_cards] == [-1, -1]


@pytest.mark.content("official:action/master_of_fate")
def test_the_cards_of_the_status_phase_are_dealt_at_will() -> None:
    game = table_with("master_of_fate")
    game.state.action_deck.bag = [CardId("good_year"), CardId("privateers"), CardId("uprising")]
    table = at(game, BEFORE_CARDS_DRAWN, 0)
    say(table, 0, "card:uprising", "card:good_year")
    game = game_of(table)
    assert [game.player(seat).action_cards for seat in (0, 1, 2)] == [["uprising"], ["good_year"], ["privateers"]]
    assert game.fold(moments.CARDS_DRAWN, 1, moments.Drawn(0, "action")) == 0


@pytest.mark.content("official:action/policy_paralysis")
def test_a_player_may_not_use_the_secondary() -> None:
    game = holding(OFFICIAL, {"leadership": 0})
    hold(game, 1, "mecatol_rex")
    hold(game, 2, "wellon")
    game.player(2).action_cards = [CardId("policy_paralysis")]
    table = until(plays(game, "leadership"), 2, "after_primary")
    say(table, 2, "card:policy_paralysis")
    assert not game_of(table).strategy_cards.may_use(1, "leadership").allowed


@pytest.mark.content("official:action/corporate_sponsorship")
def test_green_technologies_cost_four_less() -> None:
    game = holding(OFFICIAL, {"technology_ii": 1})
    game.player(0).action_cards = [CardId("corporate_sponsorship")]
    game.player(0).trade_goods = 8
    table = until(plays(game, "technology_ii", 1), 0, "secondary_offered")
    before = [game.technology.cost(0, technology, 8) for technology in ("stasis_capsules", "hylar_v_assault_laser")]
    say(table, 0, "card:corporate_sponsorship")
    after = [game_of(table).technology.cost(0, technology, 8) for technology in ("stasis_capsules", "hylar_v_assault_laser")]
    assert [a - b for a, b in zip(before, after, strict=True)] == [4, 0]


# -- in a Tactical Action ----------------------------------------------------------------------------------------------


@pytest.mark.content("official:action/flank_speed")
def test_ships_go_one_system_further() -> None:
    game = table_with("flank_speed#1")
    put(game, 0, Hex("0,-2"), "carrier")
    game.begin_scope("turn")
    far = game.routes.allowance(0, "carrier", Hex("0,-2"))
    assert game.action_cards.playable(0, AFTER_ACTIVATION, At(1, Hex("0,-1"))) == []
    table = play(game, Step("tactical.begin", 0, "0,-1"))
    game = game_of(say(table, 0, "card:flank_speed#1"))
    assert game.routes.allowance(0, "carrier", Hex("0,-2")) == far + 1
    game.end_scope("action")
    assert game.routes.allowance(0, "carrier", Hex("0,-2")) == far


@pytest.mark.content("official:action/fighter_prototype")
def test_fighters_have_two_more_in_the_first_round() -> None:
    game = fleets("carrier, 2 fighter", "dreadnought", OFFICIAL, seat_0="fighter_prototype")
    table = say(fight(game, *[7] * 4), 0, "card:fighter_prototype")
    game = game_of(refuse(table))
    assert fighting(game, "fighter", round=2) == 9
    assert list(ships(table, 1)) == []


@pytest.mark.content("official:action/flanking_tactic")
@pytest.mark.parametrize("played", [True, False])
def test_the_enemy_may_not_retreat(played: bool) -> None:
    game = fleets("2 cruiser", "cruiser", OFFICIAL, seat_0="flanking_tactic#1")
    table = say(fight(game, 1, 1, 1, 1, 1, 1), 0, "card:flanking_tactic" if played else "pass")
    assert (asks(table, 1) == "retreat") is not played


@pytest.mark.content("official:action/communications_breakdown")
def test_only_sabotage_is_played_in_the_battle() -> None:
    game = fleets("2 cruiser", "cruiser", OFFICIAL, seat_0="communications_breakdown#1", seat_1="sabotage#1, morale_boost#1")
    table = say(fight(game, 1, 1, 1), 0, "card:communications_breakdown#1")
    assert offers(table, 1) == ["card:sabotage#1", "pass"]
    say(table, 1, "pass")
    game = game_of(table)
    assert [game.action_cards.may_play(1, card) for card in ("sabotage", "morale_boost")] == [True, False]


@pytest.mark.content("official:action/friendly_fire")
def test_half_of_a_swarm_is_lost() -> None:
    game = fleets("cruiser", "carrier, 5 fighter", OFFICIAL, seat_0="friendly_fire#1")
    table = say(fight(game, *[1] * 12), 0, "card:friendly_fire#1")
    assert list(ships(table, 1)) == units("carrier, 3 fighter")
    few = fleets("cruiser", "3 cruiser, 3 fighter", OFFICIAL, seat_0="friendly_fire#1")
    assert asks(fight(few, *[1] * 12), 0) != "before_battle"


@pytest.mark.content("official:action/morale_boost")
def test_one_more_for_a_round() -> None:
    game = fleets("cruiser", "cruiser", OFFICIAL, seat_0="morale_boost#1")
    table = until(fight(game, 6, 1), 0, "before_round")
    say(table, 0, "card:morale_boost#1")
    assert ships(refuse(table), 1) == ()


@pytest.mark.content("official:action/recheck")
def test_a_die_is_rolled_again_by_who_takes_part() -> None:
    game = fleets("cruiser", "cruiser", OFFICIAL, seat_1="recheck#1", seat_2="recheck#2")
    table = until(fight(game, 7, 7, 2), 1, "dice_rolled")
    assert asks(table, 2) == ""
    say(table, 1, "card:recheck#1", "die:0:0")
    assert list(ships(refuse(table), 1)) == units("cruiser")


@pytest.mark.content("official:action/shields_holding")
def test_two_hits_are_cancelled() -> None:
    game = fleets("3 cruiser", "3 cruiser", OFFICIAL, seat_1="shields_holding")
    table = until(fight(game, 7, 7, 7, 1, 1, 1), 1, "hits_scored")
    say(table, 1, "card:shields_holding")
    while asks(table, 1) == "casualty":
        say(table, 1, offers(table, 1)[0])
    assert list(ships(table, 1)) == units("2 cruiser")


# -- the council -------------------------------------------------------------------------------------------------------


def council(card: str, seat: Seat = 0, ruleset: str = OFFICIAL) -> Game:
    """A council about to read the next card of the deck."""
    game = deal(new_game(ruleset, 3), **{f"seat_{seat}": card})
    game.state.action = Action(0, "strategic")
    game.begin_scope("action")
    game.state.political_deck.bag = [CardId("mutiny")]
    return game


def reads(game: Game) -> Table:
    """The next card is read; nobody calls the Voice of the Council where there is one."""
    table = trial(game, lambda g: g.politics.agenda_from_deck(0))
    while table.pending and table.pending[0].name == "call_voice":
        say(table, table.pending[0].seat, "no")
    return table


@pytest.mark.content("official:action/council_dissolved")
def test_no_agenda_is_read() -> None:
    table = say(reads(council("council_dissolved", 2)), 2, "card:council_dissolved")
    assert table.over
    assert game_of(table).state.political_deck.bag == ["mutiny"]


@pytest.mark.content("official:action/council_disbanded")
def test_neither_primary_nor_secondary() -> None:
    game = holding(OFFICIAL, {"assembly": 0})
    game.player(2).action_cards = [CardId("council_disbanded")]
    table = until(plays(game, "assembly"), 2, "strategy_card_played")
    say(table, 2, "card:council_disbanded")
    game = game_of(refuse(table))
    assert game.state.strategy_cards[0].played
    assert [len(player.political_cards) for player in game.state.players] == [0, 0, 0]


@pytest.mark.content("official:action/determine_policy")
@pytest.mark.parametrize("place", ["deck", "discard", "law"])
def test_another_agenda_is_voted_on(place: str) -> None:
    game = council("determine_policy", 1)
    deck = game.state.political_deck
    if place == "deck":
        deck.bag = [CardId("cost_overruns"), CardId("mutiny")]
    elif place == "discard":
        deck.discard = [CardId("cost_overruns")]
    else:
        game.state.laws = [Law(CardId("cost_overruns"), "")]
    table = say(reads(game), 1, "card:determine_policy", "card:cost_overruns")
    game = game_of(table)
    assert [agenda.card for agenda in game.state.council] == ["cost_overruns"]
    assert (game.state.political_deck.bag, game.state.laws) == (["mutiny"], [])
    assert asks(table, 1) == "vote"


@pytest.mark.content("official:action/veto")
def test_the_next_agenda_takes_the_place() -> None:
    game = council("veto", 1)
    game.state.political_deck.top = [CardId("cost_overruns")]
    table = say(reads(game), 1, "card:veto")
    game = game_of(table)
    assert [agenda.card for agenda in game.state.council] == ["mutiny"]
    assert game.state.political_deck.discard == ["cost_overruns"]


@OPEN_VOTES
@pytest.mark.content("official:action/thugs", "sa_es:action/thugs")
def test_a_player_does_not_vote(ruleset: str) -> None:
    table = say(reads(council("thugs", ruleset=ruleset)), 0, "card:thugs", "player:1")
    assert [asks(table, seat) for seat in (1, 2)] == ["", "vote"]
    assert game_of(table).politics.votes(1) == 0


@OPEN_VOTES
@pytest.mark.content("official:action/fantastic_rhetoric", "sa_es:action/fantastic_rhetoric")
def test_ten_votes_more_once(ruleset: str) -> None:
    table = reads(council("fantastic_rhetoric", 1, ruleset))
    votes = game_of(table).politics.votes(1)
    assert asks(table, 1) == "before_vote"
    say(table, 1, "card:fantastic_rhetoric", "for")
    assert game_of(table).state.ballots[0].votes == votes + 10
    assert game_of(table).politics.votes(1) == votes


@pytest.mark.content("official:action/discredit")
def test_a_vote_becomes_an_abstention() -> None:
    table = say(reads(council("discredit")), 1, "for")
    say(table, 0, "card:discredit")
    assert game_of(table).state.ballots == []
    assert asks(table, 2) == "vote"


@OPEN_VOTES
@pytest.mark.content("official:action/bribery", "sa_es:action/bribery")
def test_votes_for_trade_goods(ruleset: str) -> None:
    game = council("bribery", 2, ruleset)
    game.player(2).trade_goods = 9
    table = say(reads(game), 1, "for")
    say(table, 2, "against")
    say(table, 0, "for")
    say(table, 2, "card:bribery", "spend:9")
    game = game_of(table)
    assert game.player(2).trade_goods == 0
    assert told_outcome(table) == "against"


@OPEN_VOTES
@pytest.mark.content("official:action/bribery", "sa_es:action/bribery", "official:action/touch_of_genius")
def test_who_pays_his_last_goods_for_a_copy_of_bribery_has_none_to_bribe_with(ruleset: str) -> None:
    game = council("touch_of_genius", 2, ruleset)
    game.action_cards.deck().discard = [CardId("bribery")]
    game.player(2).trade_goods, game.player(2).political_cards = 3, []
    for planet in game.board.planets_of(2):
        game.board.exhaust(planet.id, "test")
    table = say(reads(game), 1, "for")
    say(table, 2, "against")
    say(table, 0, "for")
    say(table, 2, "card:touch_of_genius=bribery")
    while asks(table, 2) == "pay":
        say(table, 2, next(key for key in offers(table, 2) if key.startswith("goods")))
    assert game_of(table).player(2).trade_goods == 0
    assert told_outcome(table) == "for"


def told_outcome(table: Table) -> str:
    return next(str(event["outcome"]) for event in table.events_since(None) if event["event"] == "agendadecided")


# -- never at another moment -------------------------------------------------------------------------------------------


def test_cards_are_not_offered_outside_their_moment() -> None:
    game = new_game(OFFICIAL, 3)
    hold(game, 1, "arnor", "lor")
    for card, rule in game.catalogue.actions.items():
        game.player(0).action_cards = [CardId(card)]
        if rule.moments:
            assert game.action_cards.playable(0, TURN_BEGINS, 0) == [], card
            assert game.action_cards.as_actions(0) == [], card
        else:
            assert game.action_cards.playable(0, BEFORE_AGENDA_DRAWN, 0) == [], card


# -- damaged ships -------------------------------------------------------------------------------------------------------


@pytest.mark.content("official:action/direct_hit")
def test_a_direct_hit_destroys_what_was_damaged() -> None:
    table = fight(
        fleets("dreadnought, cruiser", "2 cruiser", NO_RETREATS, seat_0="direct_hit#1", seat_1="direct_hit#2"), 1, 1, 7, 1
    )
    say(table, 0, "sustain:dreadnought")
    assert table.asked(0) is None  # it is no ship of an enemy
    say(table, 1, "card:direct_hit#2")
    lost = [told for told in table.events_since(None) if told.get("why") == "direct_hit"]
    assert [(told["seat"], told["kind"], told["count"]) for told in lost] == [(0, "dreadnought", 1)]
    assert game_of(table).player(1).action_cards == []


@pytest.mark.content("official:action/direct_hit")
def test_who_has_no_part_in_the_battle_hits_nothing() -> None:
    table = fight(fleets("dreadnought, cruiser", "2 cruiser", NO_RETREATS, seat_2="direct_hit#1"), 1, 1, 7, 1)
    say(table, 0, "sustain:dreadnought")
    assert table.asked(2) is None


@pytest.mark.rule("SA17-ACT-05", "SAES-GEN-19")
@pytest.mark.content("official:action/emergency_repairs")
@pytest.mark.parametrize("ruleset", ["sa17 +official_decks", "sa_es"])
def test_repairs_do_not_come_between_a_direct_hit_and_its_target(ruleset: str) -> None:
    decks = f"{ruleset} -tactical_retreats"
    table = fight(
        fleets("dreadnought, cruiser", "2 cruiser", decks, seat_0="emergency_repairs#1", seat_1="direct_hit#1"), 1, 1, 1, 7
    )
    say(table, 0, "sustain:dreadnought")
    say(table, 1, "card:direct_hit#1")
    assert list(ships(table, 0)) == units("cruiser")
    assert game_of(table).player(0).action_cards == ["emergency_repairs#1"]
    assert table.acts(0) == ()


@pytest.mark.content("official:action/emergency_repairs")
def test_dreadnoughts_and_war_suns_are_repaired() -> None:
    game = table_with("emergency_repairs#1")
    assert game.action_cards.acts(0) == []
    put(game, 0, Hex("0,-1"), "2 dreadnought*1, war_sun*1, cruiser")
    game.player(0).fleet = 6
    table = play(game, Step("action_phase.turn", 1))
    table.act(0, "card:emergency_repairs#1")
    assert [group.damage for group in game_of(table).board.ships(0, Hex("0,-1"))] == [0, 0, 0]
