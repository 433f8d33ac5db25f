"""What each Representative of Political Intrigue can do, three a race."""

from __future__ import annotations

import pytest
from intrigue import AGENDA, added, ballots, council, killed, past, prepared, sits, vote
from races.racing import become
from tables import asks, game_of, hold, offers, play, put, say, told
from trial import trial

from mecatol.core.records import replace
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.state import NOBODY, CardId, PlanetId, Seat, UnitId

pytestmark = pytest.mark.rule("OFF-SOT-INT")


def goods(table: Table, seat: Seat) -> int:
    return game_of(table).player(seat).trade_goods


def cards(table: Table, seat: Seat) -> list[CardId]:
    return game_of(table).player(seat).action_cards


def ships(table: Table, seat: Seat, kind: UnitId) -> int:
    return game_of(table).board.on_board(seat, kind)


def test_every_representative_can_do_something() -> None:
    game = prepared("garrus", "alrung")
    behaviours = game.ruleset.behaviours
    able = [*behaviours.modifiers, *behaviours.triggers]
    assert [name for name in game.cards.representatives if name not in able] == []


# -- Spies -------------------------------------------------------------------------------------------------------------------

ASSASSINS = (
    "alrung",
    "menda_mendala",
    "cador_gim",
    "rev_hendrickson",
    "darktalon_treilla",
    "hosh_gahloki",
    "imar_yissadar",
    "ne_ruk",
)


@pytest.mark.parametrize("spy", ASSASSINS)
def test_assassins_kill_a_councilor(spy: str) -> None:
    table = council(spy, "r7_82", "ta_zern")
    assert asks(table, 0) == "assassinate"
    assert offers(table, 0) == ["player:1", "player:2"]
    assert killed(say(table, 0, "player:2")) == ["ta_zern"]


def test_menda_mendala_is_safe_from_spies_alone() -> None:
    table = say(council("alrung", "menda_mendala", "ta_zern"), 0, "player:1")
    assert killed(table) == []
    table = say(council("menda_mendala", "quirek", "ta_zern"), 0, "player:1")
    assert killed(table) == ["menda_mendala"]


def test_cador_gim_takes_the_spy_with_him() -> None:
    table = say(council("alrung", "cador_gim", "ta_zern"), 0, "player:1")
    assert killed(table) == ["cador_gim", "alrung"]


def test_no_bodyguard_is_targeted_by_hendrickson() -> None:
    assert killed(say(council("rev_hendrickson", "quirek", "ta_zern"), 0, "player:1")) == []
    assert killed(say(council("alrung", "quirek", "ta_zern"), 0, "player:1")) == ["alrung"]


def test_darktalon_treilla_gets_the_votes_of_whom_she_kills() -> None:
    table = say(council("darktalon_treilla", "r7_82", "ta_zern"), 0, "player:1")
    assert added(vote(table, "for", "for", "for"), 0) == 4


def test_hosh_gahloki_draws_a_card() -> None:
    names = ("hosh_gahloki", "r7_82", "quirek")
    for target, drawn in (("player:1", 1), ("player:2", 0)):
        game = prepared(*names)
        game.state.action_deck.bag = [CardId("direct_hit#1")]
        assert len(cards(say(sits(game, *names), 0, target), 0)) == drawn


def test_imar_yissadar_dies_together_with_a_bodyguard() -> None:
    assert killed(say(council("imar_yissadar", "captain_lassir", "ta_zern"), 0, "player:1")) == [
        "captain_lassir",
        "imar_yissadar",
    ]
    assert killed(say(council("imar_yissadar", "yaluga_huin", "r7_82"), 0, "player:1")) == []
    assert killed(say(council("imar_yissadar", "quirek", "r7_82"), 0, "player:1")) == ["imar_yissadar"]


def test_ne_ruk_slips_away_and_his_player_abstains() -> None:
    table = say(council("ne_ruk", "r7_82", "ta_zern"), 0, "player:1")
    assert game_of(table).political_intrigue.representative(0) == ""
    vote(table, "for", "for", "for")
    assert list(ballots(table)) == [2]
    assert game_of(table).state.fallen == ["r7_82"]


@pytest.mark.parametrize(("outcome", "dead"), [("for", []), ("against", ["legate_erran"])])
def test_a6ah3_kills_a_councilor_who_voted_otherwise(outcome: str, dead: list[str]) -> None:
    table = say(council("a6ah3", "legate_erran", "yaluga_huin"), 0, outcome)
    vote(table, "for", "for", "for")
    assert asks(table, 0) == ("punish" if dead else "")
    if dead:
        assert offers(table, 0) == ["player:1", "player:2"]
        say(table, 0, "player:1")
    assert killed(table) == dead


@pytest.mark.parametrize(("voted", "dead"), [("for", []), ("against", ["legate_erran"]), ("abstain", [])])
def test_redband_rtan_kills_who_votes_otherwise(voted: str, dead: list[str]) -> None:
    table = say(council("redband_rtan", "legate_erran", "ta_zern"), 0, "player:1", "for")
    vote(table, "for", voted, "for")
    assert killed(table) == dead
    assert (1 in ballots(table)) == (voted != "abstain")  # what he has voted stands


def test_melkov_gets_a_good_for_every_vote() -> None:
    table = say(council("melkov", "legate_erran", "ta_zern"), 0, "for")
    assert goods(vote(table, "for", "against", "for"), 0) == 2


@pytest.mark.parametrize("voted", ["for", "against"])
def test_asmodai_copies_a_technology(voted: str) -> None:
    names = ("asmodai", "legate_erran", "ta_zern")
    game = prepared(*names)
    game.player(1).technologies = ["hylar_v_assault_laser"]
    table = say(sits(game, *names), 0, "player:1", "for")
    vote(table, "abstain", voted, "for")
    assert asks(table, 0) == ("copy_technology" if voted == "for" else "")
    if voted == "for":
        assert game_of(say(table, 0, "hylar_v_assault_laser")).player(0).technologies == ["hylar_v_assault_laser"]


@pytest.mark.rule("OFF-RAC-17")
def test_asmodai_brings_the_nekro_technologies_and_none_that_may_not_be_had() -> None:
    """He is none of the cards whose technologies become counters; what nobody may gain now he does not bring."""
    names = ("asmodai", "legate_erran", "ta_zern")
    game = prepared(*names)
    become(game, 0, "nekro")
    game.player(1).technologies = ["hylar_v_assault_laser", "gen_synthesis"]
    game.begin_effect("official_no_green", NOBODY, "law", until="round")
    table = say(sits(game, *names), 0, "player:1", "for")
    vote(table, "abstain", "for", "for")
    assert offers(table, 0) == ["hylar_v_assault_laser", "no"]
    pool = game_of(table).player(0).pool
    player = game_of(say(table, 0, "hylar_v_assault_laser")).player(0)
    assert ("hylar_v_assault_laser" in player.technologies, player.pool) == (True, pool)


def test_deluin_fillac_looks_and_has_another_one_chosen() -> None:
    table = say(council("deluin_fillac", "legate_erran", "garrus"), 0, "player:1")
    assert game_of(table).view(0).players[1].representative.seen == ("legate_erran",)
    assert game_of(table).view(2).players[1].representative.seen == ()
    say(table, 0, "yes")
    assert offers(table, 1) == ["captain_lassir", "darktalon_treilla"]
    say(table, 1, "captain_lassir")
    assert game_of(table).political_intrigue.representative(1) == "captain_lassir"


@pytest.mark.parametrize(("seat", "sent"), [(0, 2), (2, 3)])
def test_who_has_looked_knows_more_of_whom_is_chosen_then(seat: Seat, sent: int) -> None:
    table = say(council("deluin_fillac", "legate_erran", "melkov"), 0, "player:1", "yes")
    say(table, 1, "captain_lassir")
    assert asks(table, 2) == "name_outcome"
    forks = [game_of(table.fork(seat, seed)) for seed in range(25)]
    assert len({game.player(1).representative for game in forks}) == sent
    assert all(
        [len(seats) for name, seats in game.state.known.items() if name in game.political_intrigue.living(1)] == [1]
        for game in forks
    )


def test_elder_gurno_is_picked_out_by_one_less() -> None:
    table = say(council("elder_gurno", "alrung", "ta_zern"), 0, "player:1")
    assert killed(table) == ["ta_zern"]  # nobody else was left for the Spy


def test_so_ata_halves_votes_after_bonuses() -> None:
    table = say(council("so_ata", "legate_erran", "ta_zern"), 0, "player:1")
    whole = vote(council("r7_82", "legate_erran", "ta_zern"), "for", "for", "for")
    assert ballots(vote(table, "for", "for", "for"))[1][1] == (ballots(whole)[1][1] + 1) // 2


def test_soo_leirah_blocks_what_has_not_been_done() -> None:
    names = ("soo_leirah", "ssruuk_gella", "alrung")
    spy = say(council(*names), 0, "player:2")
    assert asks(spy, 2) != "assassinate"
    assert killed(spy) == []
    names = ("soo_leirah", "ssruuk_gella", "quirek")
    blocked = vote(say(council(*names), 0, "player:1"), "for", "for", "for")
    assert added(blocked, 1) == 4  # what is printed, and no more


def test_letani_miasmiala_votes_with_a_councilor() -> None:
    table = say(council("letani_miasmiala", "legate_erran", "ta_zern"), 0, "player:1", "yes")
    assert killed(table) == ["letani_miasmiala"]
    past(table, "vote", "vote_for_another")
    say(table, 2, "for")
    past(table, "vote_for_another")
    assert asks(table, 0) == "vote_for_another"
    past(say(table, 0, "against"))
    assert {seat: cast[0] for seat, cast in ballots(table).items()} == {1: "against", 2: "for"}
    assert asks(say(council("letani_miasmiala", "quirek", "ta_zern"), 0, "player:1"), 0) != "sacrifice_spy"


# -- Bodyguards --------------------------------------------------------------------------------------------------------------


def targeted(guard: str, spy: str = "alrung", *, goods: int = 0, hand: tuple[str, ...] = ()) -> Table:
    """A Spy of seat 0 has targeted a Bodyguard of seat 1."""
    names = (spy, guard, "ta_zern")
    game = prepared(*names)
    game.player(0).trade_goods = goods
    game.player(0).action_cards = list(map(CardId, hand))
    return say(sits(game, *names), 0, "player:1")


def test_44g5i_o_silences_the_spy_s_player() -> None:
    table = vote(targeted("44g5i_o"), "for", "for", "for")
    assert sorted(ballots(table)) == [1, 2]


def test_ssrool_damil_turns_the_blade() -> None:
    assert killed(targeted("ssrool_damil", "menda_mendala")) == ["menda_mendala"]
    assert killed(targeted("ssrool_damil", "alrung")) == []  # a Bodyguard himself
    assert killed(targeted("ssrool_damil", "redband_rtan")) == []  # he does not assassinate


def test_flaim_haash_takes_five_votes() -> None:
    table = vote(targeted("flaim_haash"), "for", "for", "for")
    assert ballots(table)[0][1] == max(0, ballots(vote(targeted("quirek", "rev_hendrickson"), "for", "for", "for"))[0][1] - 5)


def test_orid_gim_asks_for_ransom() -> None:
    assert killed(targeted("orid_gim", goods=2)) == ["alrung"]
    table = targeted("orid_gim", goods=4)
    assert offers(table, 0) == ["pay", "kill"]
    say(table, 0, "pay")
    assert (killed(table), goods(table, 0), goods(table, 1)) == ([], 1, 3)


def test_san_omairo_takes_a_card() -> None:
    table = targeted("san_omairo", hand=("plague", "spacedock_accident"))
    assert offers(table, 1) == ["card:plague", "card:spacedock_accident"]
    say(table, 1, "card:plague")
    assert (cards(table, 0), cards(table, 1)) == (["spacedock_accident"], ["plague"])


def test_brothers_qquiar_want_to_be_left_alone() -> None:
    assert added(vote(targeted("brothers_qquiar"), "for", "for", "for"), 1) == 2
    assert added(vote(council("r7_82", "brothers_qquiar", "ta_zern"), "for", "for", "for"), 1) == 5


def test_yaluga_huin_cannot_be_killed() -> None:
    assert killed(council("beelzebul", "yaluga_huin", "r7_82")) == ["beelzebul", "r7_82"]


@pytest.mark.parametrize("way", ["card", "good"])
def test_wendigo_takes_a_toll_for_votes_for(way: str) -> None:
    names = ("wendigo", "legate_erran", "ta_zern")
    game = prepared(*names)
    for seat in (1, 2):
        game.player(seat).trade_goods, game.player(seat).action_cards = 1, [CardId(f"plague#{seat}")]
    table = vote(sits(game, *names), "for", "for", "against")
    assert asks(table, 1) == "pay_wendigo"
    assert offers(table, 1) == ["card", "good"]
    past(say(table, 1, way))
    assert (goods(table, 0), len(cards(table, 0))) == ((0, 1) if way == "card" else (1, 0))


def test_captain_lassir_deserts_for_a_dreadnought() -> None:
    table = vote(council("captain_lassir", "r7_82", "ta_zern"), "for", "for", "for")
    home = f"system:{game_of(table).board.home(0)}"
    say(table, 0, home)
    assert ships(table, 0, "dreadnought") == 1
    assert game_of(table).politics.votes(0) == 0
    again = trial(game_of(table), lambda g: g.political_intrigue.convene(1, 1, "code_of_honor"))
    assert asks(again, 0) == ""
    assert asks(again, 1) == "choose_representative"


# -- Councilors --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "outcome", "votes"),
    [
        ("perdin_perdona", "for", 2),
        ("perdin_perdona", "against", 5),
        ("ssruuk_gella", "for", 6),
        ("ssruuk_gella", "against", 4),
        ("elder_sarrig", "for", 7),  # seat 0 is Speaker
        ("xxekir_grom", "for", 5),  # and offers himself nothing
        ("garrus", "for", 4),
    ],
)
def test_votes_that_depend_on_the_outcome_or_the_chair(name: str, outcome: str, votes: int) -> None:
    assert added(vote(council(name, "r7_82", "quirek"), outcome, "for", "for"), 0) == votes


def test_elder_sarrig_is_not_always_speaker() -> None:
    assert added(vote(council("r7_82", "elder_sarrig", "quirek"), "for", "for", "for"), 1) == 4


def test_xxekir_grom_is_worth_less_when_he_is_wooed() -> None:
    table = past(council("r7_82", "xxekir_grom", "quirek"), "offer_to")
    say(say(table, 0, "player:1", "for", "voting_concession"), 1, "no")
    assert added(vote(table, "for", "for", "for"), 1) == 2


def test_ta_zern_counts_technologies_that_were_researched() -> None:
    names = ("ta_zern", "r7_82", "quirek")
    game = prepared(*names)
    game.player(0).technologies = [*game.content.races["jol_nar"].technologies, "cybernetics", "neural_motivator"]
    assert added(vote(sits(game, *names), "for", "for", "for"), 0) == 4


@pytest.mark.parametrize(("where", "votes"), [("0,0", 7), ("1,0", 7), ("2,0", 3)])
def test_moltosh_flae_likes_a_war_sun_near_mecatol_rex(where: str, votes: int) -> None:
    names = ("moltosh_flae", "r7_82", "quirek")
    game = prepared(*names)
    put(game, 0, where, "war_sun")
    assert added(vote(sits(game, *names), "for", "for", "for"), 0) == votes


def test_sai_seravus_counts_wormholes() -> None:
    names = ("sai_seravus", "r7_82", "quirek")
    game = prepared(*names)
    for planet in ("wellon", "thibah"):
        system = game.board.system(game.board.system_of(PlanetId(planet)))
        game.board.set_system(replace(system, tokens=("wormhole:A/B",)))
        hold(game, 0, planet)
        put(game, 0, system.hex, "cruiser" if planet == "wellon" else "fighter")  # Fighters alone control nothing
    assert added(vote(sits(game, *names), "for", "for", "for"), 0) == 2 + 1


def test_dirzuga_mantasa_drowns_out_other_councilors() -> None:
    table = vote(council("dirzuga_mantasa", "ssruuk_gella", "quirek"), "for", "for", "for")
    assert [added(table, seat) for seat in range(3)] == [4, 0, 2]  # a Bodyguard's count


def test_zo_cou_sells_secrets() -> None:
    names = ("zo_cou", "r7_82", "quirek")
    game = prepared(*names)
    game.player(0).action_cards = [CardId("moving_speech"), CardId("plague")]
    table = past(sits(game, *names), "vote")
    say(table, 1, "for")
    say(table, 2, "for")
    assert asks(table, 0) == "discard_for_votes"
    say(table, 0, "card:plague", "done", "for")
    assert added(table, 0) == 4
    assert cards(table, 0) == ["moving_speech"]


def test_legate_erran_has_the_last_word() -> None:
    table = past(council("r7_82", "legate_erran", "quirek"), "vote")
    order = []
    while asks(table, table.pending[0].seat if table.pending else 0) == "vote":
        order.append(table.pending[0].seat)
        say(table, order[-1], "for")
    assert order == [2, 0, 1]


def test_garrus_earns_interest_in_the_bargaining_once() -> None:
    names = ("garrus", "r7_82", "quirek")
    game = prepared(*names)
    game.player(1).trade_goods = 3
    table = past(sits(game, *names), "offer_to")
    table.act(1, "give:0")
    table.act(1, "give:0")
    assert goods(table, 0) == 3
    past(table, "vote")
    table.act(1, "give:0")
    assert goods(table, 0) == 4


def test_rhal_darish_is_paid_for_a_note() -> None:
    table = past(council("rhal_darish", "r7_82", "quirek"), "offer_to")
    say(table, 0, "player:1", "for", "voting_concession")
    assert goods(table, 0) == 0
    assert goods(say(table, 1, "keep"), 0) == 3


def test_ggrucoto_rinn_buys_votes() -> None:
    names = ("ggrucoto_rinn", "r7_82", "quirek")
    game = prepared(*names)
    game.player(0).trade_goods = 3
    table = sits(game, *names)
    assert asks(table, 0) == "rinn_offers_to"
    say(table, 0, "player:1", "2")
    assert asks(table, 1) == "take_goods"
    say(table, 1, "yes")
    say(table, 0, "no")
    assert (goods(table, 0), goods(table, 1)) == (1, 2)
    assert offers(table, 0) == ["player:2", "no"]
    past(table, "vote", "vote_for_another")
    assert asks(table, 0) == "vote_for_another"
    say(table, 0, "against")
    assert ballots(table)[1][0] == "against"


def test_huldran_is_paid_by_those_without_a_note() -> None:
    names = ("huldran", "r7_82", "quirek")
    game = prepared(*names)
    game.player(1).trade_goods = 1
    table = past(sits(game, *names), "pay_huldran")
    assert offers(table, 1) == ["good", "abstain"]
    vote(say(table, 1, "good"), "for", "for", "for")
    assert sorted(ballots(table)) == [0, 1]  # seat 2 could not pay
    assert goods(table, 0) == 1
    table = past(council(*names), "offer_to")
    say(table, 0, "player:2", "for", "voting_concession")
    vote(say(table, 2, "keep"), "for", "for", "for")
    assert 2 in ballots(table)


def test_r7_82_builds_a_cruiser_instead_of_voting() -> None:
    assert ships(vote(council("ta_zern", "r7_82", "quirek"), "for", "abstain", "for"), 1, "cruiser") == 1
    assert ships(vote(council("ta_zern", "r7_82", "quirek"), "for", "for", "for"), 1, "cruiser") == 0


def test_ronald_wiley_recruits_instead_of_voting() -> None:
    table = vote(council("ta_zern", "ronald_wiley", "quirek"), "for", "abstain", "for")
    assert asks(table, 1) == "recruit_where"
    assert ships(say(table, 1, "planet:wren_terra"), 1, "ground_force") == 2


@pytest.mark.parametrize("where", ["top", "bottom"])
def test_sula_mentarion_looks_ahead(where: str) -> None:
    table = vote(council("ta_zern", "sula_mentarion", "quirek"), "for", "for", "for")
    assert offers(table, 1) == ["top", "bottom"]
    seen = game_of(table).state.political_deck.top[0]
    say(table, 1, where)
    deck = game_of(table).state.political_deck
    assert ((deck.top, deck.bottom) == ([seen], [])) is (where == "top")
    assert game_of(table).state.known[seen] == [1]
    learned = [event for event in table.events_since(1) if event["event"] == "learned"]
    assert [list(event["things"]) for event in learned] == [[seen]], "he is told what it is"


def test_berekar_berekon_is_consoled_with_a_cruiser() -> None:
    names = ("ta_zern", "berekar_berekon", "quirek")
    for voted, cruisers in (("against", 1), ("for", 0)):
        game = prepared(*names)
        put(game, 1, game.board.home(1), "destroyer")
        table = vote(sits(game, *names), "for", voted, "for")
        assert ships(table, 1, "cruiser") == cruisers


def test_claire_gibson_takes_back_a_note() -> None:
    names = ("claire_gibson", "r7_82", "quirek")
    game = prepared(*names)
    game.begin_effect("monetary_concession", 1, "card", target=0)
    table = vote(sits(game, *names), "against", "for", "for")
    assert offers(table, 0) == ["note:monetary_concession:1", "no"]
    say(table, 0, "note:monetary_concession:1")
    assert "monetary_concession" in game_of(table).promissory_notes.kept(0)
    assert "notereturned" in told(table)


@pytest.mark.parametrize(("voted", "owed"), [("for", True), ("against", False)])
def test_ssruuk_heyra_is_owed_a_note(voted: str, owed: bool) -> None:
    table = vote(council("ta_zern", "ssruuk_heyra", "quirek"), "for", voted, "for")
    assert asks(table, 0) == ("owed_note" if owed else "")
    if owed:
        say(table, 0, "voting_concession")
        assert [effect.key for effect in game_of(table).promissory_notes.held(1, 0)] == ["voting_concession"]


def test_angrag_is_mourned() -> None:
    table = say(council("alrung", "angrag", "ta_zern"), 0, "player:1")
    assert asks(table, 1) == "mourning_system"
    say(table, 1, "system:0,0")
    assert [system.counters for system in game_of(table).state.systems if system.hex == "0,0"] == [(0,)]


def test_the_last_counter_of_reinforcements_mourns_angrag() -> None:
    names = ("alrung", "angrag", "ta_zern")
    for left, question in ((1, "mourning_system"), (0, "")):
        game = prepared(*names)
        game.player(0).fleet += game.board.reinforcements(0) - left
        table = say(sits(game, *names), 0, "player:1")
        assert asks(table, 1).replace("vote", "") == question


def test_talla_darator_is_a_scandal() -> None:
    table = vote(say(council("alrung", "talla_darator", "ta_zern"), 0, "player:1"), "for", "for", "for")
    assert sorted(ballots(table)) == [2]


def test_dirzuga_ohao_grows_back() -> None:
    table = say(council("alrung", "dirzuga_ohao", "ta_zern"), 0, "player:1")
    assert game_of(table).state.fallen == ["dirzuga_ohao"]
    assert sorted(ballots(vote(table, "for", "for", "for"))) == [0, 2]
    assert game_of(table).state.fallen == []


def test_beelzebul_ends_it_all() -> None:
    table = council("beelzebul", "r7_82", "quirek")
    assert killed(table) == ["beelzebul", "r7_82"]
    game = game_of(table)
    assert game.state.council == []
    assert AGENDA in game.state.political_deck.discard
    assert table.over


# -- Action Cards ------------------------------------------------------------------------------------------------------------


def holding_card(card: str, seat: Seat, *names: str) -> Table:
    game = prepared(*names)
    game.player(seat).action_cards = [CardId(card)]
    return sits(game, *names)


@pytest.mark.content("official:action/counter")
def test_counter_kills_the_spy() -> None:
    table = say(holding_card("counter", 1, "alrung", "captain_lassir", "ta_zern"), 0, "player:1")
    assert offers(table, 1) == ["card:counter", "pass"]
    assert killed(say(table, 1, "card:counter")) == ["alrung"]
    assert asks(say(holding_card("counter", 1, "alrung", "r7_82", "ta_zern"), 0, "player:1"), 1) != "representative_targeted"


@pytest.mark.content("official:action/press_charges")
def test_press_charges_silences_all_who_sent_spies() -> None:
    table = say(holding_card("press_charges", 1, "alrung", "captain_lassir", "melkov"), 0, "player:1")
    say(table, 1, "card:press_charges")
    past(say(table, 2, "for"), "vote")
    assert sorted(ballots(vote(table, "for", "for", "for"))) == [1]


@pytest.mark.content("official:action/paralyzing_serum")
def test_paralyzing_serum_is_a_second_assassination() -> None:
    table = say(holding_card("paralyzing_serum#1", 0, "alrung", "r7_82", "ta_zern"), 0, "player:1")
    assert killed(say(table, 0, "card:paralyzing_serum")) == ["r7_82", "ta_zern"]


@pytest.mark.content("official:action/send_proxy")
def test_send_proxy_votes_for_the_dead() -> None:
    table = say(holding_card("send_proxy#1", 1, "alrung", "r7_82", "ta_zern"), 0, "player:1")
    vote(say(table, 1, "card:send_proxy"), "for", "against", "for")
    assert added(table, 1) == 0


@pytest.mark.content("official:action/moving_speech")
def test_moving_speech_leaves_the_vote_to_councilors() -> None:
    table = holding_card("moving_speech#1", 1, "melkov", "r7_82", "quirek")
    say(say(table, 0, "for"), 1, "card:moving_speech")
    assert sorted(ballots(vote(table, "for", "for", "for"))) == [1]


@pytest.mark.content("official:action/miraculous_recovery")
def test_miraculous_recovery_brings_one_back() -> None:
    game = prepared("garrus", "r7_82", "quirek")
    game.player(0).action_cards = [CardId("miraculous_recovery#1")]
    assert [option.key for option in game.action_cards.as_actions(0)] == []
    game.state.fallen = ["huldran", "r7_82"]
    assert len(game.action_cards.as_actions(0)) == 1
    game.state.action = None
    table = say(play(game, Step("action_phase.turn", 0)), 0, "component:card:miraculous_recovery")
    assert game_of(table).state.fallen == ["r7_82"]
