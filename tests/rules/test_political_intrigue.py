"""Political Intrigue: the council of Representatives, the two Strategy Cards, and Promissory Notes for votes."""

from __future__ import annotations

import pytest
from intrigue import AGENDA, BASE, OPTION, added, ballots, council, killed, past, prepared, sits, vote
from strategic import exhaust, holding, plays, uses
from strategic import refuse as refuse_all
from tables import asks, game_of, hold, new_game, offers, play, put, say, told
from trial import trial

from mecatol.core.errors import RulesetError
from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.official.game import Game
from mecatol.rules.state import Action, CardId, Claim, PlanetId, Seat
from mecatol.rulesets import resolve

COUNCILORS = ("claire_gibson", "legate_erran", "garrus")

# -- the Strategy Cards ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-SOT-INT")
@pytest.mark.parametrize(("text", "new", "old"), [(BASE, "political_ii", "political"), (OPTION, "assembly_ii", "assembly")])
def test_each_set_has_its_own_card(text: str, new: str, old: str) -> None:
    game = new_game(text, 3)
    game.strategy_phase.lay_out_cards()
    names = [card.id for card in game.state.strategy_cards]
    assert new in names
    assert old not in names
    assert len(names) == 8


def test_build_17_has_no_place_for_it() -> None:
    with pytest.raises(RulesetError, match="political_intrigue is no option of"):
        resolve("sa17 +political_intrigue")


@pytest.mark.rule("OFF-SOT-INT")
def test_two_political_cards_lie_face_up_and_one_is_voted_on() -> None:
    game = holding(BASE, {"political_ii": 0})
    table = plays(game, "political_ii")
    assert asks(table, 0) == "choose_agenda"
    first, second = offers(table, 0)
    say(table, 0, first)
    assert [f"card:{agenda.card}" for agenda in game_of(table).state.agendas] == [second]
    assert asks(table, 0) == asks(table, 1) == asks(table, 2) == "choose_representative"
    refuse_all(table)
    lying = [f"card:{agenda.card}" for agenda in game_of(table).state.agendas]
    assert lying[0] == second
    assert len(lying) == 2
    assert lying[1] != first


def test_the_two_cards_lie_there_from_the_first_strategy_phase_on() -> None:
    game = holding(BASE, {})
    game.strategy_phase.lay_out_cards()
    table = play(game, Step("strategy_phase.start"))
    assert len(game_of(table).state.agendas) == 2


@pytest.mark.rule("OFF-SOT-INT")
def test_subterfuge_costs_a_counter_and_influence() -> None:
    game = holding(BASE, {"political_ii": 0})
    exhaust(game, 1, goods=1)
    assert not uses(game, "political_ii", 1).pending
    exhaust(game, 1, goods=2)
    table = say(uses(game, "political_ii", 1), 1, "use")
    after = game_of(refuse_all(table)).player(1)
    assert (after.strategy, after.trade_goods, len(after.action_cards)) == (1, 0, 2)


@pytest.mark.rule("OFF-SOT-INT")
def test_assembly_ii_names_one_for_the_agenda_and_another_for_the_token() -> None:
    game = holding(OPTION, {"assembly_ii": 0})
    game.player(1).political_cards = [CardId("arms_reduction")]
    table = plays(game, "assembly_ii")
    assert len(game_of(table).player(0).political_cards) == 2
    assert offers(table, 0) == ["player:0", "player:1", "player:2"]
    say(table, 0, "player:1")
    assert offers(table, 0) == ["player:0", "player:2"]  # the Speaker may keep the token
    say(table, 0, "player:2")
    assert game_of(table).state.speaker == 2
    assert [agenda.card for agenda in game_of(table).state.council] == ["arms_reduction"]
    assert asks(table, 1) == "choose_representative"


@pytest.mark.rule("OFF-SOT-INT")
def test_rally_support_draws_a_card_and_refreshes_a_planet_abroad() -> None:
    game = holding(OPTION, {"assembly_ii": 0})
    hold(game, 1, "wellon")
    exhaust(game, 1)
    table = say(uses(game, "assembly_ii", 1), 1, "use")
    assert offers(table, 1) == ["planet:wellon", "done"]
    after = game_of(say(table, 1, "planet:wellon"))
    assert not after.board.planet(PlanetId("wellon")).exhausted
    assert len(after.player(1).action_cards) == 1


# -- Representatives ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-SOT-INT")
def test_representatives_are_chosen_together_and_face_down() -> None:
    table = trial(prepared(*COUNCILORS), lambda g: g.political_intrigue.convene(0, 0, AGENDA))
    assert offers(table, 0) == ["claire_gibson", "rev_hendrickson", "ronald_wiley"]
    say(table, 0, "rev_hendrickson")
    say(table, 1, "legate_erran")
    assert "representativeschosen" not in told(table)
    say(table, 2, "garrus")
    game = game_of(table)  # the Spy looks for a target; the others are still face down
    assert asks(table, 0) == "assassinate"
    seen = [[view.representative.seen for view in game.view(seat).players] for seat in (0, 1, 2, None)]
    spy = ("rev_hendrickson",)
    assert seen == [[spy, (), ()], [spy, ("legate_erran",), ()], [spy, (), ("garrus",)], [spy, (), ()]]
    assert [view.representative.count for view in game.view(None).players] == [1, 1, 1]


@pytest.mark.rule("OFF-SOT-INT")
def test_what_lies_face_down_is_imagined_anew_by_the_others() -> None:
    table = council("rev_hendrickson", "legate_erran", "garrus")
    imagined: dict[Seat, set[str]] = {1: set(), 2: set()}
    for seed in range(12):
        game = copy_of(game_of(table))
        game.redraw_hidden(1, seed)
        assert game.player(0).representative == "rev_hendrickson"
        for seat in imagined:
            imagined[seat].add(game.player(seat).representative)
    assert imagined == {1: {"legate_erran"}, 2: {"alrung", "garrus", "huldran"}}


def copy_of(game: Game) -> Game:
    other = game.ruleset.rules(game.ruleset)
    assert isinstance(other, Game)
    other.play_from(game.state.copy())
    return other


@pytest.mark.rule("OFF-SOT-INT")
def test_influence_and_the_representative_s_votes_count() -> None:
    table = vote(council(*COUNCILORS), "for", "against", "for")
    assert [added(table, seat) for seat in range(3)] == [4, 4, 4]
    assert [ballots(table)[seat][0] for seat in range(3)] == ["for", "against", "for"]
    game = game_of(table)
    assert [player.representative for player in game.state.players] == ["", "", ""]
    assert not [effect for effect in game.state.effects if effect.key in ("council", *COUNCILORS)]


@pytest.mark.rule("OFF-SOT-INT")
def test_killed_representatives_leave_the_game_and_their_players_have_no_vote() -> None:
    table = say(council("rev_hendrickson", "legate_erran", "huldran"), 0, "player:1")
    assert killed(table) == ["legate_erran"]
    vote(table, "for", "for", "for")
    assert 1 not in ballots(table)
    game = game_of(table)
    assert game.state.fallen == ["legate_erran"] == list(game.view(2).fallen)
    again = trial(game, lambda g: g.political_intrigue.convene(0, 0, "code_of_honor"))
    assert offers(again, 1) == ["captain_lassir", "darktalon_treilla"]


@pytest.mark.rule("OFF-SOT-INT")
def test_bodyguards_cannot_be_assassinated() -> None:
    table = say(council("rev_hendrickson", "captain_lassir", "huldran"), 0, "player:1")
    assert killed(table) == []
    assert "captain_lassir" in [event.get("representative") for event in table.events_since(None)]


@pytest.mark.rule("OFF-SOT-INT")
def test_spies_act_from_the_speaker_on_unless_they_are_killed_before() -> None:
    names = ("rev_hendrickson", "darktalon_treilla", "alrung")
    game = prepared(*names)
    game.state.speaker = 1
    table = sits(game, *names)
    assert asks(table, 1) == "assassinate"
    say(table, 1, "player:0")  # a Bodyguard too: nothing comes of it
    assert asks(table, 2) == "assassinate"  # clockwise
    say(table, 2, "player:1")
    assert killed(table) == ["darktalon_treilla"]
    revealed = [event["seat"] for event in table.events_since(None) if event["event"] == "representativerevealed"]
    assert revealed == [1, 0, 2]


@pytest.mark.rule("OFF-SOT-INT")
def test_a_spy_who_was_killed_does_not_act() -> None:
    table = say(council("rev_hendrickson", "darktalon_treilla", "huldran"), 0, "player:1")
    assert killed(table) == ["darktalon_treilla"]
    assert asks(table, 1) != "assassinate"


# -- bargaining --------------------------------------------------------------------------------------------------------------


def offered(note: str = "monetary_concession", outcome: str = "against") -> Table:
    """Seat 0 has offered seat 1 a note."""
    table = past(council(*COUNCILORS), "offer_to")
    return say(table, 0, "player:1", outcome, note)


@pytest.mark.rule("OFF-SOT-INT")
def test_who_keeps_a_note_is_bound() -> None:
    table = offered()
    assert asks(table, 1) == "keep_note"
    say(table, 1, "keep")
    assert asks(table, 1) == "offer_to"  # everybody in his turn, one note each
    vote(table, "for", "for", "for")
    assert ballots(table)[1][0] == "against"
    game = game_of(table)
    assert "monetary_concession" not in game.promissory_notes.kept(0)
    assert [(e.owner, e.target) for e in game.state.effects if e.key == "monetary_concession"] == [(1, 0)]
    assert not [e for e in game.state.effects if e.key == "bound_vote"]


@pytest.mark.rule("OFF-SOT-INT")
def test_a_note_that_is_not_kept_goes_back_unseen() -> None:
    table = offered()
    game = game_of(table)
    notes = [game.view(seat).offer.note for seat in (0, 1, 2, None)]  # type: ignore[union-attr]
    assert notes == ["monetary_concession", "monetary_concession", "", ""]
    third = copy_of(game)
    found = set()
    for seed in range(20):
        third.redraw_hidden(2, seed)
        assert third.state.offer is not None
        found.add(third.state.offer.note)
    assert found == set(game.cards.promissory_notes)
    say(table, 1, "no")
    assert game_of(table).state.offer is None
    told_to_2 = [event for event in table.events_since(2) if event["event"] == "noteoffered"]
    assert all("monetary_concession" not in str(event) for event in told_to_2)
    vote(table, "for", "for", "for")
    assert ballots(table)[1][0] == "for"
    assert "monetary_concession" in game_of(table).promissory_notes.kept(0)


@pytest.mark.rule("OFF-SOT-INT")
def test_no_note_for_who_cannot_vote_or_has_promised() -> None:
    table = say(council("rev_hendrickson", "legate_erran", "huldran"), 0, "player:1")
    past(table, "offer_to")
    assert offers(table, 0) == ["player:2", "no"]
    say(table, 0, "player:2", "for", "voting_concession")
    say(table, 2, "keep")
    assert offers(table, 1) == ["player:0", "no"]  # the dead have notes to offer all the same


@pytest.mark.rule("OFF-SOT-INT")
def test_who_has_given_all_his_notes_away_is_not_asked_whom_he_would_win() -> None:
    game = prepared(*COUNCILORS)
    for note in game.promissory_notes.kept(0):
        game.promissory_notes.give(0, note, 2)
    table = past(sits(game, *COUNCILORS), "offer_to", "vote")
    assert asks(table, 1) == "offer_to"


# -- what notes do -----------------------------------------------------------------------------------------------------------


def with_note(note: str, giver: Seat, holder: Seat, *names: str) -> Game:
    game = prepared(*(names or COUNCILORS))
    game.begin_effect(note, holder, "card", target=giver)
    return game


@pytest.mark.rule("OFF-SOT-INT")
def test_monetary_concession() -> None:
    game = with_note("monetary_concession", 1, 0)
    game.state.action = None
    game.player(1).trade_goods = 3
    table = play(game, Step("action_phase.turn", 0))
    say(table, 0, next(key for key in offers(table, 0) if key.endswith("monetary_concession")))
    after = game_of(table)
    assert (after.player(0).trade_goods, after.player(1).trade_goods) == (3, 0)
    assert "monetary_concession" in after.promissory_notes.kept(1)


@pytest.mark.rule("OFF-SOT-INT")
def test_voting_concession_is_played_in_the_bargaining() -> None:
    table = sits(with_note("voting_concession", 1, 2), *COUNCILORS)
    assert asks(table, 2) == "bargaining"
    say(table, 2, next(key for key in offers(table, 2) if key.endswith("voting_concession")), "against")
    vote(table, "for", "for", "for")
    assert {seat: cast[0] for seat, cast in ballots(table).items()} == {0: "for", 1: "against", 2: "for"}


@pytest.mark.rule("OFF-SOT-INT")
def test_promise_of_protection_makes_the_spy_look_for_another() -> None:
    names = ("rev_hendrickson", "legate_erran", "garrus")
    table = say(sits(with_note("promise_of_protection", 0, 1, *names), *names), 0, "player:1")
    assert asks(table, 1) == "spy_aims"
    say(table, 1, next(key for key in offers(table, 1) if key.endswith("promise_of_protection")))
    assert killed(table) == ["garrus"]
    assert "promise_of_protection" in game_of(table).promissory_notes.kept(0)


@pytest.mark.rule("OFF-SOT-INT")
def test_support_of_the_throne_brings_the_goal_nearer_and_adds_up() -> None:
    game = with_note("support_of_the_throne", 1, 0)
    game.state.goal = 10
    game.state.claims = [Claim(0, "five_planets", 8, 1)]
    assert game.promissory_notes.in_play()
    table = trial(game, gives_support)
    assert game_of(table).state.winners == [0]


async def gives_support(game: Game) -> None:
    game.victory.check()
    assert not game.state.winners
    game.promissory_notes.give(2, "support_of_the_throne", 0)


@pytest.mark.rule("OFF-SOT-INT")
def test_territorial_concession_opens_a_way_that_was_not_activated() -> None:
    game = new_game(f"{OPTION} -tactical_retreats", 3)
    game.tactical.start(Action(0, "tactical", Hex("1,0")))
    game.begin_effect("territorial_concession", 0, "card", target=1)
    put(game, 0, "1,0", "2 cruiser")
    put(game, 1, "1,0", "cruiser")
    table = play(game, Step("space_battle.begin", 0, "1,0"), dice=[1, 1, 1, 1, 1, 1])
    past(table, "before_round")
    assert asks(table, 0) == "before_round"
    say(table, 0, next(key for key in offers(table, 0) if key.endswith("territorial_concession")))
    assert asks(table, 1) == "concede_system"
    to = offers(table, 1)[0]
    past(say(table, 1, to))
    after = game_of(table)
    hex_ = Hex(to.removeprefix("retreat:"))
    assert 1 in after.board.system(hex_).counters
    assert after.board.ships(1, hex_)
    assert not after.board.ships(1, Hex("1,0"))
