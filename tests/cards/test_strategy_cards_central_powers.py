"""The Strategy Cards of Central Powers: Détente and the Cease Fire Zone, Senator Emeritus, Trade IV, both Warfares, Dominion."""

from __future__ import annotations

import pytest
from strategic import counters, exhaust, holding, plays, refuse, uses
from tables import asks, game_of, hold, new_game, offers, play, put, say, told

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.central_powers.game import Game
from mecatol.rules.naming import in_system
from mecatol.rules.state import NOBODY, Agreement, CardId, Objective, PlanetId

SOL, LETNEV, MIDDLE, NEAR = "0,-2", "2,0", "0,0", "0,-1"  # homes of the first two seats; a system next to the first


def scene(*cards: str, seats: int = 3) -> Game:
    """The first seat holds these cards, and everybody has goods enough to pay with."""
    game = holding("cp", dict.fromkeys(cards, 0), seats)
    assert isinstance(game, Game)
    return game


def goods(table: Table) -> list[int]:
    return [player.trade_goods for player in game_of(table).state.players]


def zone_of(table: Table) -> dict[Hex, int]:
    game = game_of(table)
    assert isinstance(game, Game)
    return game.cease_fire.zones()


# -- the set -------------------------------------------------------------------------------------------------------------


def picking(seats: int) -> Table:
    """A Strategy Phase, whatever comes before the first pick is answered."""
    game = new_game("cp", min(seats, 6))
    while len(game.state.players) < seats:
        game.state.players.append(game.state.players[0].copy())
        game.state.seating.append(len(game.state.seating))
    game.strategy_phase.begin_round()
    game.strategy_phase.lay_out_cards()
    return play(game, *game.strategy_phase.picks(), Step("strategy_phase.end"))


def pick(table: Table, *cards: str) -> Table:
    """The next players take these cards, and a Trade Good for every Bonus Counter."""
    for card in cards:
        say(table, table.pending[0].seat, f"card:{card}")
        while table.pending and table.pending[0].name == "bonus_counter":
            say(table, table.pending[0].seat, "trade_good")
    return table


@pytest.mark.rule("CP-STC-01")
def test_the_set_is_that_of_shattered_empire_with_four_cards_replaced() -> None:
    cards = game_of(picking(6)).state.strategy_cards
    assert [(card.number, card.id) for card in cards] == [
        (1, "leadership"), (2, "detente"), (3, "senator_emeritus"), (4, "production"), (5, "trade_iv"), (6, "warfare"),
        (6, "warfare_ii"), (7, "technology_ii"), (8, "dominion"),
    ]  # fmt: skip


@pytest.mark.rule("CP-STC-02")
@pytest.mark.parametrize(("chosen", "other"), [("warfare", "warfare_ii"), ("warfare_ii", "warfare")])
def test_number_six_is_the_card_that_its_taker_says(chosen: str, other: str) -> None:
    table = pick(picking(4), chosen)
    assert f"card:{other}" not in offers(table, 1)
    pick(table, "leadership", "production", "trade_iv", "detente", "dominion", "technology_ii")
    assert offers(table, 3) == ["card:senator_emeritus"]
    pick(table, "senator_emeritus")
    game = game_of(table)
    assert [card.id for card in game.state.strategy_cards if card.holder == NOBODY] == [other]
    assert [option.key for option in game.strategy_cards.actions(0)] == ["strategic:detente", f"strategic:{chosen}"]


@pytest.mark.rule("CP-STC-03")
def test_the_warfare_that_was_not_chosen_gets_no_bonus_counter() -> None:
    table = pick(picking(5), "warfare_ii", "leadership", "production", "trade_iv", "detente")
    bonus = {card.id: card.bonus for card in game_of(table).state.strategy_cards}
    assert (bonus["warfare"], bonus["warfare_ii"], bonus["dominion"]) == (0, 0, 1)


@pytest.mark.rule("CP-STC-03")
def test_the_counter_of_a_number_that_nobody_took_goes_to_whoever_takes_either() -> None:
    for chosen in ("warfare", "warfare_ii"):
        table = pick(picking(5), "dominion", "leadership", "production", "trade_iv", "detente")
        game = game_of(table)
        game.strategy_phase.give_back(0, "dominion")
        again = pick(play(game, Step("strategy_phase.pick", 1)), chosen)
        assert game_of(again).player(1).trade_goods == 1
        assert [card.bonus for card in game_of(again).state.strategy_cards if card.number == 6] == [0, 0]


@pytest.mark.rule("CP-STC-04")
def test_nine_players_have_both_warfares_and_the_first_acts_before_the_second() -> None:
    table = picking(9)
    assert len(offers(table, 0)) == 9
    pick(table, "warfare_ii", "dominion", "warfare", "leadership", "production", "trade_iv", "detente", "technology_ii")
    pick(table, "senator_emeritus")
    assert game_of(table).action_phase.order() == [3, 6, 8, 4, 5, 2, 0, 7, 1]
    game = game_of(table)
    game.player(7).race = "naalu"
    game.begin_effect("naalu_initiative_zero", 7, "race")
    assert game.action_phase.order() == [7, 3, 6, 8, 4, 5, 2, 0, 1]


# -- 5 Trade IV ----------------------------------------------------------------------------------------------------------


def trading(*agreements: Agreement, seats: int = 3) -> Table:
    game = scene("trade_iv", seats=seats)
    game.state.agreements = list(agreements)
    return plays(game, "trade_iv")


def no_more(table: Table) -> Table:
    while table.pending and table.pending[0].name == "propose_trade":
        say(table, table.pending[0].seat, "done")
    return table


@pytest.mark.rule("CP-STC-05")
def test_trade_four_is_number_five_and_seeks_no_mercenary() -> None:
    game = scene("trade_iv")
    table = refuse(plays(game, "trade_iv"))
    assert [(card.id, card.number) for card in game.state.strategy_cards] == [("trade_iv", 5)]
    assert not [event for event in told(table) if "mercenary" in event]
    assert not [ask for ask in table.events_since(None) if ask.get("name") == "seek_mercenary"]


@pytest.mark.rule("CP-STC-06")
def test_a_holder_without_agreements_has_one_trade_good_before_anybody_negotiates() -> None:
    table = trading()
    assert asks(table, 0) == "propose_trade"
    assert goods(table) == [1, 0, 0]


@pytest.mark.rule("CP-STC-07", "CP-STC-09", "CP-STC-10")
def test_a_good_more_for_each_agreement_of_an_earlier_round_and_then_all_collect() -> None:
    table = trading(Agreement((0, 1), (0, 0)), Agreement((0, 2), (1, 0)), Agreement((1, 2), (1, 1)), seats=5)
    assert goods(table) == [3, 0, 0, 0, 0]  # nobody but the holder
    game = game_of(table)
    due = [game.trade.income(seat) for seat in range(5)]
    assert min(due[:3]) > 0
    no_more(table)
    assert goods(table) == [3 + due[0], due[1], due[2], 0, 0]


@pytest.mark.rule("CP-STC-07")
def test_an_agreement_of_this_round_is_no_standing_one() -> None:
    game = scene("trade_iv", seats=4)
    earlier = game.begin_scope("action")
    game.end_scope("action")
    game.end_scope("round")
    game.begin_scope("round")
    now = game.begin_scope("action")
    game.end_scope("action")
    game.state.agreements = [Agreement((0, 1), (0, 0), opened=earlier), Agreement((0, 2), (1, 0), opened=now)]
    assert goods(plays(game, "trade_iv"))[0] == 2


@pytest.mark.rule("CP-STC-08", "CP-STC-10")
def test_the_holder_approves_new_agreements_and_all_collect_from_them_too() -> None:
    table = trading(seats=4)
    say(table, 0, "done")
    say(table, 1, "trade:3:0:0")
    say(table, 3, "yes")
    assert asks(table, 0) == "approve_trade"
    assert not game_of(table).state.agreements
    say(table, 0, "no")
    assert not game_of(table).state.agreements
    say(table, 1, "trade:3:0:1")
    say(table, 3, "yes")
    say(table, 0, "yes")
    assert [agreement.partners for agreement in game_of(table).state.agreements] == [(1, 3)]
    no_more(table)
    game = game_of(table)
    assert goods(table) == [1, game.trade.income(1, new=True), 0, game.trade.income(3, new=True)]
    assert goods(table)[1] > 0


@pytest.mark.rule("CP-STC-11")
def test_the_secondary_breaks_an_agreement_of_two_others_for_a_good() -> None:
    game = scene("trade_iv", seats=5)
    game.state.agreements = [Agreement((0, 3), (0, 0)), Agreement((1, 4), (0, 0)), Agreement((2, 4), (0, 1))]
    game.begin_effect("hacan_unbreakable_agreements", 2, "race")
    table = say(uses(game, "trade_iv", 1), 1, "use")
    assert [agreement.partners for agreement in game_of(table).state.agreements] == [(1, 4), (2, 4)]  # none of the Hacan
    assert game_of(table).trade.free_contracts(0)
    assert goods(table)[1] == 1
    assert counters(table, 1)[0] == 1


@pytest.mark.rule("CP-STC-11")
def test_the_secondary_is_not_used_for_the_good_alone() -> None:
    game = scene("trade_iv", seats=4)
    game.state.agreements = [Agreement((1, 3), (0, 0))]
    assert not uses(game, "trade_iv", 1).pending
    assert not game.explain(1, "secondary:trade_iv").allowed


# -- 2 Détente -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-STC-12")
def test_who_takes_detente_is_speaker_before_the_next_player_picks() -> None:
    table = pick(picking(6), "leadership", "detente")
    assert game_of(table).state.speaker == 1
    assert table.pending[0].seat == 2  # the others go on as they would have
    order = []
    while table.pending and table.pending[0].name == "pick":
        order.append(table.pending[0].seat)
        pick(table, offers(table, order[-1])[0].removeprefix("card:"))
    assert order == [2, 3, 4, 5]
    assert game_of(table).from_speaker()[0] == 1


@pytest.mark.rule("CP-STC-13")
def test_detente_is_a_zone_or_the_secondary_for_nothing() -> None:
    game = scene("detente")
    put(game, 0, SOL, "carrier")
    table = plays(game, "detente")
    assert (asks(table, 0), offers(table, 0)) == ("primary", ["a", "b"])


@pytest.mark.rule("CP-STC-14")
def test_a_zone_is_declared_in_any_system_with_an_own_unit() -> None:
    game = scene("detente")
    put(game, 0, SOL, "carrier")
    put(game, 0, "wellon", "ground_force")
    hold(game, 0, "mehar_xull")  # a Control Marker is no unit
    put(game, 1, LETNEV, "carrier")
    table = say(plays(game, "detente"), 0, "a")
    where = game.board.system_of(PlanetId("wellon"))
    assert sorted(offers(table, 0)) == sorted([in_system(Hex(SOL)), in_system(where)])
    say(table, 0, in_system(where))
    assert zone_of(table) == {where: 0}


def declared(seats: int = 3, **before: int) -> Table:
    """The first seat has declared a zone at home; some have counters there already."""
    game = scene("detente", "warfare", seats=seats)
    put(game, 0, SOL, "carrier")
    for seat in before.values():
        game.board.lay_counter(seat, Hex(SOL), "reinforcements")
    return say(plays(game, "detente"), 0, "a")


@pytest.mark.rule("CP-STC-15")
def test_every_other_player_has_a_counter_in_the_zone_and_cannot_activate_it() -> None:
    table = declared()
    game = game_of(table)
    assert game.board.system(Hex(SOL)).counters == (1, 2)
    assert [game.board.reinforcements(seat) for seat in range(3)] == [8, 7, 7]
    assert not game.explain(1, f"activate:{SOL}").allowed
    assert game.explain(0, f"activate:{SOL}").allowed  # by which he would break it


@pytest.mark.rule("CP-STC-15")
def test_a_counter_that_lies_there_already_exempts_nobody() -> None:
    table = declared(lying=1)
    assert game_of(table).board.system(Hex(SOL)).counters == (1, 1, 2)


@pytest.mark.rule("CP-STC-15", "CP-STC-16")
def test_the_zone_ends_when_counters_are_recalled_in_the_status_phase() -> None:
    table = declared(lying=1)
    game = game_of(refuse(table))
    table = play(game, Step("status_phase.recall_counters"))
    assert zone_of(table) == {}
    assert game_of(table).board.system(Hex(SOL)).counters == ()
    assert [game_of(table).board.reinforcements(seat) for seat in range(3)] == [8, 8, 8]


@pytest.mark.rule("CP-STC-16")
def test_no_strategy_card_takes_a_counter_out_of_the_zone() -> None:
    game = game_of(refuse(declared()))
    game.board.lay_counter(1, Hex(NEAR), "reinforcements")
    game.board.lay_counter(1, Hex(MIDDLE), "reinforcements")
    table = plays(game, "warfare", 1)
    assert offers(table, 1) == [in_system(Hex(MIDDLE)), in_system(Hex(NEAR))]


@pytest.mark.rule("CP-STC-16")
def test_a_counter_that_lay_there_before_may_be_taken_and_the_one_of_the_zone_stays() -> None:
    game = game_of(refuse(declared(lying=1)))
    table = plays(game, "warfare", 1)
    assert game_of(table).board.system(Hex(SOL)).counters == (1, 2)
    assert game_of(table).player(1).pool == 4


@pytest.mark.rule("CP-STC-16")
def test_no_action_card_takes_a_counter_out_of_the_zone() -> None:
    game = game_of(refuse(declared()))
    game.player(1).action_cards = [CardId("unexpected_action")]
    table = play(game, Step("action_phase.turn", 1))
    assert "component:card:unexpected_action" not in offers(table, 1)
    game.board.lay_counter(1, Hex(NEAR), "reinforcements")
    table = say(play(game, Step("action_phase.turn", 1)), 1, "component:card:unexpected_action")
    assert game_of(table).board.system(Hex(SOL)).counters == (1, 2)
    assert game_of(table).board.system(Hex(NEAR)).counters == ()


@pytest.mark.rule("CP-STC-17")
def test_when_the_declarer_activates_the_zone_the_others_may_take_their_counters_out() -> None:
    game = game_of(refuse(declared(lying=1)))
    table = play(game, Step("tactical.begin", 0, SOL))
    assert zone_of(table) == {}
    assert (asks(table, 1), offers(table, 1)) == ("leave_zone", ["yes", "no"])
    say(table, 1, "yes")
    say(table, 2, "no")
    assert game_of(table).board.system(Hex(SOL)).counters == (0, 1, 2)  # the one that lay there before stays
    assert game_of(table).board.reinforcements(1) == 7


@pytest.mark.rule("CP-STC-17")
def test_who_took_his_counter_out_may_activate_the_system() -> None:
    game = game_of(refuse(declared()))
    table = say(play(game, Step("tactical.begin", 0, SOL)), 1, "yes")
    assert game_of(table).explain(1, f"activate:{SOL}").allowed
    assert not game_of(table).explain(2, f"activate:{SOL}").allowed


@pytest.mark.rule("CP-STC-18")
def test_the_holder_annexes_for_nothing() -> None:
    game = scene("detente")
    exhaust(game, 0)
    put(game, 0, SOL, "carrier")
    table = say(plays(game, "detente"), 0, "b", "planet:wellon")
    assert game_of(table).board.planet(PlanetId("wellon")).owner == 0
    assert counters(table, 0) == (2, 3, 3)
    assert zone_of(table) == {}


@pytest.mark.rule("CP-STC-19")
def test_the_secondary_costs_a_counter_and_three_influence() -> None:
    game = scene("detente")
    put(game, 1, LETNEV, "carrier")
    exhaust(game, 1, goods=3)
    near = game.galaxy.adjoining(Hex(LETNEV))
    table = say(uses(game, "detente", 1), 1, "use")
    assert {game.board.system_of(PlanetId(key.removeprefix("planet:"))) for key in offers(table, 1)} <= set(near)
    key = offers(table, 1)[0]
    say(table, 1, key)
    planet = game_of(table).board.planet(PlanetId(key.removeprefix("planet:")))
    assert (planet.owner, planet.exhausted) == (1, True)
    assert (counters(table, 1)[0], goods(table)[1]) == (1, 0)


@pytest.mark.rule("CP-STC-19")
def test_an_occupied_planet_and_one_farther_off_are_not_to_be_had() -> None:
    game = scene("detente")
    put(game, 1, LETNEV, "carrier")
    exhaust(game, 1, goods=3)
    for planet in [p.id for hex_ in game.galaxy.adjoining(Hex(LETNEV)) for p in game.board.system(hex_).planets]:
        put(game, 2, planet, "ground_force")
    assert not uses(game, "detente", 1).pending
    assert not game.explain(1, "secondary:detente").allowed


# -- 3 Senator Emeritus --------------------------------------------------------------------------------------------------


def senator(seats: int = 3) -> Table:
    """Senator Emeritus is played, with two agendas on the Senate Floor."""
    game = scene("senator_emeritus", seats=seats)
    for card in (CardId("minister_of_war"), CardId("minister_of_peace")):
        game.politics.lay_open(card)
        game.state.political_deck.bag = [other for other in game.state.political_deck.bag if other != card]
    game.state.special = [CardId("voice_of_the_council")]
    return plays(game, "senator_emeritus")


@pytest.mark.rule("CP-STC-20")
def test_the_senator_draws_three_action_cards_and_a_political_card() -> None:
    table = senator()
    player = game_of(table).player(0)
    assert (len(player.action_cards), len(player.political_cards)) == (3, 1)


@pytest.mark.rule("CP-STC-21", "CP-STC-23")
def test_the_token_is_assigned_after_the_draw_and_before_any_vote_and_giving_it_earns_a_counter() -> None:
    table = senator()
    assert (asks(table, 0), offers(table, 0)) == ("power_broker", ["player:0", "player:1", "player:2"])
    say(table, 0, "player:2", "pool")
    assert game_of(table).state.titles["power_broker"] == 2
    assert counters(table, 0) == (2, 4, 3)
    assert asks(table, 0) == "call_voice"


@pytest.mark.rule("CP-STC-23")
def test_who_keeps_the_token_receives_no_counter() -> None:
    table = say(senator(), 0, "player:0")
    assert game_of(table).state.titles["power_broker"] == 0
    assert counters(table, 0) == (2, 3, 3)
    assert asks(table, 0) == "call_voice"


@pytest.mark.rule("CP-STC-22", "CP-STC-24")
def test_the_power_broker_has_three_votes_more_on_agendas_and_for_the_voice() -> None:
    table = say(senator(), 0, "player:1")
    say(table, 0, "pool")
    game = game_of(table)
    plain = [game.politics.planets_votes(seat) for seat in range(3)]
    say(table, 0, "call")
    say(table, 1, "player:1")
    assert table.events_since(None)[-1]["votes"] == plain[1] + 3
    say(table, 2, "player:2")
    assert table.events_since(None)[-1]["votes"] == plain[2]
    say(table, 0, "abstain")
    say(table, 0, "card:minister_of_war")
    say(table, 1, "player:0")
    assert table.events_since(None)[-1]["votes"] == plain[1] + 3


@pytest.mark.rule("CP-STC-22")
def test_who_may_not_vote_has_no_votes_with_the_token_either() -> None:
    game = scene("senator_emeritus")
    game.begin_effect("nekro_no_vote", 1, "race")
    game.politics.take_title("power_broker", 1)
    assert game.politics.votes(1) == 0
    assert game.politics.votes(0) == game.politics.planets_votes(0)


@pytest.mark.rule("CP-STC-24")
def test_the_senator_decides_whether_the_voice_is_elected() -> None:
    table = say(senator(), 0, "player:0")
    assert offers(table, 0) == ["call", "no"]
    say(table, 0, "no")
    assert asks(table, 0) == "choose_agenda"


@pytest.mark.rule("CP-STC-25")
def test_an_agenda_of_the_senate_floor_is_chosen_and_voted_on_from_the_speakers_left() -> None:
    table = say(senator(4), 0, "player:0", "no")
    assert offers(table, 0) == ["card:minister_of_war", "card:minister_of_peace"]
    say(table, 0, "card:minister_of_peace")
    order = []
    while table.pending and table.pending[0].name == "vote":
        order.append(table.pending[0].seat)
        say(table, order[-1], "player:3")
    assert order == [1, 2, 3, 0]  # the Speaker last
    game = game_of(table)
    assert [law.card for law in game.state.laws] == ["minister_of_peace"]
    assert [agenda.card for agenda in game.state.agendas] == ["minister_of_war"]


@pytest.mark.rule("CP-STC-25")
def test_with_an_empty_floor_the_top_of_the_deck_is_voted_on() -> None:
    game = scene("senator_emeritus")
    game.state.political_deck.bag = []
    game.state.political_deck.top = [CardId("minister_of_war"), CardId("minister_of_peace")]
    table = say(plays(game, "senator_emeritus"), 0, "player:0")
    assert game_of(table).player(0).political_cards == ["minister_of_war"]
    assert [agenda.card for agenda in game_of(table).state.council] == ["minister_of_peace"]


@pytest.mark.rule("CP-STC-26")
def test_the_secondary_refreshes_any_planet_of_ones_own_for_a_good_beside() -> None:
    game = scene("senator_emeritus")
    hold(game, 1, "wellon")
    exhaust(game, 1)
    table = say(uses(game, "senator_emeritus", 1), 1, "use")
    home = [planet.id for planet in game.board.home_planets(1)]
    assert sorted(offers(table, 1)) == sorted(f"planet:{planet}" for planet in (*home, "wellon"))
    say(table, 1, f"planet:{home[0]}")
    assert not game_of(table).board.planet(home[0]).exhausted
    assert game_of(table).board.planet(PlanetId("wellon")).exhausted
    assert (goods(table)[1], counters(table, 1)[0]) == (1, 1)


@pytest.mark.rule("CP-STC-26")
def test_a_planet_that_is_not_exhausted_may_be_named_for_the_good() -> None:
    table = say(uses(scene("senator_emeritus"), "senator_emeritus", 1), 1, "use")
    assert not table.pending
    assert goods(table)[1] == 1


# -- 8 Dominion ----------------------------------------------------------------------------------------------------------


def dominion(*planets: str, objectives: tuple[str, ...] = ()) -> Table:
    game = scene("dominion")
    hold(game, 0, *planets)
    game.state.objectives = [Objective(CardId(objective)) for objective in objectives]
    return plays(game, "dominion")


SIX = ("wellon", "vefut_ii", "thibah", "tarmann", "saudor", "mehar_xull")  # the planets around Mecatol Rex


@pytest.mark.rule("CP-STC-27")
def test_dominion_gives_a_command_counter() -> None:
    table = say(dominion(), 0, "fleet")
    assert counters(table, 0) == (2, 3, 4)


@pytest.mark.rule("CP-STC-28")
def test_a_public_objective_is_claimed_at_once_and_none_is_revealed() -> None:
    game = scene("dominion")
    met = next(o for o, card in game.cards.objectives.items() if card.condition == "control_planets" and card.stage == "stage_1")
    table = say(dominion(*SIX, objectives=(met,)), 0, "pool")
    assert asks(table, 0) == "claim_public"
    say(table, 0, f"claim:{met}")
    assert game_of(table).victory.points(0) == game.cards.objectives[met].vp
    assert [objective.id for objective in game_of(table).state.objectives] == [met]
    assert len(game_of(table).state.stage_1_deck) == 9


@pytest.mark.rule("CP-STC-29")
@pytest.mark.parametrize(("planets", "points"), [((), 0), (("mecatol_rex",), 1)])
def test_with_mecatol_rex_dominion_is_worth_a_point(planets: tuple[str, ...], points: int) -> None:
    table = say(dominion(*planets), 0, "pool")
    assert [game_of(table).victory.points(seat) for seat in range(3)] == [points, 0, 0]


@pytest.mark.rule("CP-STC-30", "CP-STC-32", "CP-FAQ-32")
@pytest.mark.parametrize("claimed_before", [True, False])
def test_the_holder_claims_one_more_in_the_status_phase_and_not_two(claimed_before: bool) -> None:
    game = scene("dominion")
    met = [o for o, card in game.cards.objectives.items() if card.condition == "control_planets" and card.stage == "stage_1"]
    others = [o for o, card in game.cards.objectives.items() if card.condition == "technologies_in_colours"]
    for technology in ("antimass_deflectors", "hylar_v_assault_laser", "stasis_capsules", "enviro_compensator"):
        game.player(0).technologies.append(technology)
    third = [o for o, card in game.cards.objectives.items() if card.condition == "spend" and card.stage == "stage_1"]
    hold(game, 0, *SIX, "lazar", "sakulag", "centauri", "gral")
    game.player(0).trade_goods = 30
    open_now = [CardId(o) for o in (*met, *others, *third) if game.objectives.qualifies(0, o)][:3]
    assert len(open_now) == 3
    game.state.objectives = [Objective(objective) for objective in open_now]
    table = say(plays(game, "dominion"), 0, "pool")
    say(table, 0, f"claim:{open_now[0]}" if claimed_before else "no")
    after = game_of(refuse(table))
    after.state.phase = "status"
    table = play(after, Step("status_phase.claim_objectives"))
    claims = 0
    while asks(table, 0):
        key = next((key for key in offers(table, 0) if key.startswith("claim:")), "")
        claims += bool(key)
        say(table, 0, key or offers(table, 0)[0])
    assert claims == 1
    assert len([claim for claim in game_of(table).state.claims if claim.seat == 0]) == 1 + claimed_before


@pytest.mark.rule("CP-STC-31")
def test_the_secondary_draws_a_card_of_each_kind() -> None:
    table = say(uses(scene("dominion"), "dominion", 1), 1, "use")
    player = game_of(table).player(1)
    assert (len(player.action_cards), len(player.political_cards)) == (1, 1)
    assert counters(table, 1)[0] == 1
