"""Cards about the council itself, what becomes of laws, and cards that never come to a vote."""

from __future__ import annotations

import pytest
from tables import asks, game_of, hold, new_game, offers, play, say, strategy_cards, told
from trial import trial
from voting import copy_of, in_force, passed, refuse, round_over, senate, vote

from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.play import Table as Play
from mecatol.rules.moments import CARD_PLAYED
from mecatol.rules.official.game import Game
from mecatol.rules.positions import read, write
from mecatol.rules.state import Agenda, CardId, Law, Objective, Place, PlanetId, Played, Seat
from mecatol.rulesets import resolve


def lawful(*laws: Law) -> Game:
    """Laws that are in force since an earlier round."""
    game = senate()
    game.state.laws = list(laws)
    for law in laws:
        game.politics.begin_law(law)
    return game


def turn(game: Game, seat: Seat) -> Table:
    game.state.action, game.state.phase = None, "action"
    return play(game, Step("action_phase.turn", seat))


def use(table: Table, seat: Seat, word: str = "") -> str:
    """The only ability a seat is offered now, or the one whose choice begins with a word."""
    found = [key for key in offers(table, seat) if "use:" in key and key.split("use:")[1].split(":", 1)[1].startswith(word)]
    assert len(found) == 1, offers(table, seat)
    return found[0]


def pay(table: Table, seat: Seat) -> None:
    while asks(table, seat) == "pay":
        say(table, seat, offers(table, seat)[0])


# -- laws lie there, in views and in texts ---------------------------------------------------------------------------------


def test_a_law_is_seen_by_all_and_survives_being_written_down() -> None:
    game = passed(senate(), "emperor", "player:1")
    game.state.flow = [Step("action_phase.turn", 0)]
    game.state.action, game.state.phase = None, "action"
    game.end_scope("action")
    view = game.view(2)
    assert view.laws == (Law(CardId("emperor"), "player:1"),)
    assert [(e.key, e.owner, e.where) for e in view.effects if e.source == "law"] == [("emperor", 1, "player:1")]
    ruleset, state = read(write(resolve("sa17"), game.state), resolve)
    again = ruleset.rules(ruleset)
    assert isinstance(again, Game)
    again.play_from(state)
    assert again.victory.points(1) == 2
    again.politics.repeal(CardId("emperor"))
    assert again.victory.points(1) == 0


def test_laws_in_a_text_that_names_no_effects_are_in_force() -> None:
    game = new_game("sa17", 3)
    game.state.laws = [
        Law(CardId("emperor"), "player:1"),
        Law(CardId("common_practice")),
        Law(CardId("build_monument"), "planet:wellon"),
    ]
    hold(game, 2, "wellon")
    text = "\n".join(line for line in write(game.ruleset, game.state).splitlines() if not line.startswith(("effects", "serial")))
    table = Play.from_position(text)
    at = table.game
    assert [at.victory.points(seat) for seat in range(3)] == [0, 2, 1]
    assert sorted(e.owner for e in at.state.effects if e.key == "common_practice") == [0, 1, 2]  # a right of all


# -- the end of laws -------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/repeal")
def test_repeal_ends_a_law() -> None:
    game = lawful(Law(CardId("emperor"), "player:1"), Law(CardId("class_struggle")))
    table = vote(game, "repeal", "law:emperor")
    game = game_of(table)
    assert in_force(game) == ["class_struggle"]
    assert game.victory.points(1) == 0
    assert sorted(game.state.political_deck.discard) == ["emperor", "repeal"]
    assert game.politics.outcomes("repeal") != []
    assert senate().politics.outcomes("repeal") == []  # without laws there is nothing to vote on


@pytest.mark.content("sa17:political/new_constitution")
def test_new_constitution() -> None:
    game = lawful(Law(CardId("emperor"), "player:1"), Law(CardId("class_struggle")))
    table = vote(game, "new_constitution")
    assert in_force(game_of(table)) == []
    say(table, 1, "planet:arc_prime")
    say(table, 2, "planet:hercant", "planet:kamdorn")
    assert sum(planet.exhausted for planet in game_of(table).board.planets()) == 5  # two each, and Sol has one
    table = vote(lawful(Law(CardId("emperor"), "player:1")), "new_constitution", "against", p0="for")
    assert offers(table, 2) == ["law:emperor", "no"]  # two votes against, more than seat 1 has
    say(table, 2, "law:emperor")
    assert in_force(game_of(table)) == []


@pytest.mark.content("sa17:political/common_practice")
def test_common_practice_costs_ten_influence_and_may_be_objected_to() -> None:
    game = passed(lawful(Law(CardId("emperor"), "player:1")), "common_practice")
    hold(game, 0, "mecatol_rex", "centauri")
    table = turn(game, 0)
    assert not [key for key in offers(turn(passed(lawful(), "common_practice"), 0), 0) if key.startswith("use:")]
    say(table, 0, use(table, 0, "law:emperor"))
    pay(table, 0)
    assert in_force(game_of(table)) == ["common_practice"]  # nobody has six influence to object
    game = passed(lawful(Law(CardId("emperor"), "player:1")), "common_practice")
    hold(game, 0, "mecatol_rex", "centauri")
    game.player(2).trade_goods = 6
    table = turn(game, 0)
    say(table, 0, use(table, 0, "law:emperor"))
    pay(table, 0)
    say(table, 2, "yes")
    pay(table, 2)
    assert in_force(game_of(table)) == ["emperor", "common_practice"]
    game = game_of(table)
    game.politics.repeal(CardId("common_practice"))
    assert [effect for effect in game.state.effects if effect.key == "common_practice"] == []


@pytest.mark.content("sa17:political/common_practice")
def test_a_turn_begins_once_for_common_practice() -> None:
    game = passed(lawful(Law(CardId("emperor"), "player:1"), Law(CardId("class_struggle"))), "common_practice")
    game.player(0).trade_goods = 25
    table = turn(game, 0)
    say(table, 0, use(table, 0, "law:emperor"))
    pay(table, 0)
    assert in_force(game_of(table)) == ["class_struggle", "common_practice"]
    assert not [key for key in offers(table, 0) if "law:" in key]
    later = game_of(say(table, 0, "pass"))
    assert use(turn(later, 0), 0, "law:class")


@pytest.mark.content("sa17:political/common_practice")
def test_refused_the_greatest_realm_may_discard_a_law() -> None:
    game = lawful(Law(CardId("emperor"), "player:1"))
    hold(game, 2, "wellon")
    table = vote(game, "common_practice", "against")
    say(table, 2, "law:emperor")
    assert in_force(game_of(table)) == []


# -- voting again ----------------------------------------------------------------------------------------------------------


def ballots(table: Table, key: str) -> None:
    """Everybody writes the same down."""
    for seat in range(3):
        while asks(table, seat) in ("ballot", "call_voice"):
            say(table, seat, key if asks(table, seat) == "ballot" else "no")


@pytest.mark.content("sa17:political/revote")
def test_revote_puts_an_old_law_before_the_council_again() -> None:
    game = lawful(Law(CardId("class_struggle")))
    table = vote(game, "revote", "law:class_struggle")
    assert game_of(table).state.council == [Agenda(CardId("class_struggle"))]
    assert in_force(game_of(table)) == []
    ballots(table, "for")
    assert in_force(game_of(table)) == ["class_struggle"]
    table = vote(lawful(Law(CardId("class_struggle"))), "revote", "law:class_struggle")
    ballots(table, "against")
    assert in_force(game_of(table)) == []
    game = passed(senate(), "class_struggle")
    assert game.politics.outcomes("revote") == []  # it was not there when the round began
    assert round_over(game).politics.outcomes("revote") != []


@pytest.mark.content("sa17:political/rescind")
def test_rescind_gives_votes_and_a_law_to_vote_on() -> None:
    game = lawful(Law(CardId("class_struggle")))
    votes = game.politics.votes(2)
    table = vote(game, "rescind", p0="against", p1="for")
    say(table, 2, "law:class_struggle")
    assert game_of(table).politics.votes(2) == votes + 3
    ballots(table, "against")
    assert in_force(game_of(table)) == []
    assert round_over(game_of(table)).politics.votes(2) == votes
    game = senate()
    game.state.stage_1_deck.bag = [CardId("five_planets")]
    assert passed(game, "rescind", "against").state.objectives == [Objective(CardId("five_planets"))]


@pytest.mark.content("sa17:political/political_focus")
def test_political_focus() -> None:
    game = passed(senate(), "political_focus")
    strategy_cards(game, {"assembly": -1})
    table = play(game, Step("strategy_phase.pick", 1))
    say(table, 1, "card:assembly", "goods")
    assert game_of(table).player(1).trade_goods == 2
    game = senate()
    game.state.political_deck.bag = [CardId("relics_of_the_past")]
    table = vote(game, "political_focus", "against")
    assert game_of(table).state.council == [Agenda(CardId("relics_of_the_past"))]
    ballots(table, "player:1")
    assert game_of(table).player(1).trade_goods == 5


# -- deciding alone --------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/legislative_conference")
def test_a_legislative_conference_lets_its_supporters_decide() -> None:
    game = senate()
    game.state.political_deck.bag = [CardId("emperor"), CardId("mutiny"), CardId("relics_of_the_past")]
    table = vote(game, "legislative_conference", p1="abstain")
    assert sorted(offers(table, 0)) == ["card:emperor", "card:mutiny", "card:relics_of_the_past", "no"]
    say(table, 0, "card:mutiny", "for")
    assert asks(table, 1) == ""
    say(table, 2, "card:emperor", "player:2")
    game = game_of(table)
    assert [game.victory.points(seat) for seat in range(3)] == [1, 0, 2]  # Mutiny counted as his ten votes for it
    assert sorted(game.state.political_deck.discard) == ["legislative_conference", "mutiny", "relics_of_the_past"]
    assert game.state.agendas == []


@pytest.mark.content("sa17:political/holder_of_mecatol_rex")
def test_the_holder_of_mecatol_rex() -> None:
    game = lawful(Law(CardId("emperor"), "player:1"))
    hold(game, 1, "mecatol_rex")
    game.player(1).political_cards = [CardId("relics_of_the_past")]
    table = vote(game, "holder_of_mecatol_rex")
    say(table, 1, "no", "card:relics_of_the_past", "player:1")
    assert (in_force(game_of(table)), game_of(table).player(1).trade_goods) == (["emperor"], 5)
    game = lawful(Law(CardId("emperor"), "player:1"))
    hold(game, 1, "mecatol_rex")
    table = vote(game, "holder_of_mecatol_rex")
    say(table, 1, "law:emperor")
    assert (in_force(game_of(table)), table.over) == ([], True)  # one of the two
    game = senate()
    hold(game, 1, "mecatol_rex")
    table = vote(game, "holder_of_mecatol_rex", "against")
    say(table, 1, "no", "planet:mecatol_rex")
    assert [group.kind for group in game_of(table).board.units(1, Place("planet:mecatol_rex"))] == ["pds"]


@pytest.mark.content("sa17:political/council_precept")
def test_council_precept_is_an_action_of_its_strongest_supporter() -> None:
    game = senate()
    hold(game, 1, "mecatol_rex")
    game.player(1).political_cards = [CardId("relics_of_the_past")]
    game = passed(game, "council_precept")
    assert game.state.laws == [Law(CardId("council_precept"), "player:1")]
    assert [key for key in offers(turn(game, 0), 0) if key.startswith("component:use")] == []
    table = turn(game, 1)
    say(table, 1, use(table, 1, "card:relics"), "player:2")
    assert (in_force(game_of(table)), game_of(table).player(2).trade_goods) == ([], 5)


@pytest.mark.content("sa17:political/council_precept")
def test_council_precept_decides_nothing_that_could_be_about_itself_alone() -> None:
    """It is discarded first: a Repeal needs another law."""
    game = senate()
    hold(game, 1, "mecatol_rex")
    game.player(1).political_cards = [CardId("repeal")]
    game = passed(game, "council_precept")
    assert [key for key in offers(turn(copy_of(game), 1), 1) if key.startswith("component:use")] == []
    table = turn(passed(game, "emperor", "player:0"), 1)
    say(table, 1, use(table, 1, "card:repeal"))
    assert in_force(game_of(table)) == []


@pytest.mark.content("sa17:political/council_precept")
def test_refused_it_makes_a_speaker_and_closes_assembly() -> None:
    game = passed(senate(), "council_precept", "against", p0="for")
    assert game.state.speaker == 2
    assert not game.strategy_cards.may_use(1, "assembly").allowed
    assert game.strategy_cards.may_use(1, "bureaucracy").allowed
    assert round_over(game).strategy_cards.may_use(1, "assembly").allowed


# -- votes and vetoes ------------------------------------------------------------------------------------------------------


@pytest.mark.content("sa17:political/council_elder")
def test_only_the_elders_votes_count_in_an_election() -> None:
    game = lawful(Law(CardId("council_elder"), "player:1"))
    table = play_vote(game, "relics_of_the_past")
    say(table, 1, use(table, 1, "card:relics"))
    for seat, key in ((1, "player:1"), (2, "player:2"), (0, "player:2")):
        say(table, seat, key)
    game = game_of(table)
    assert (game.player(1).trade_goods, game.player(2).trade_goods) == (5, 0)
    assert in_force(game) == []
    table = play_vote(lawful(Law(CardId("council_elder"), "player:1")), "mutiny")
    assert asks(table, 1) == "vote"  # for and against is no election


def play_vote(game: Game, card: str) -> Table:
    return trial(game, lambda g: g.politics.resolve(0, card))


@pytest.mark.content("sa17:political/veto_power")
def test_veto_power_discards_an_agenda_and_itself() -> None:
    table = play_vote(lawful(Law(CardId("veto_power"), "player:2")), "mutiny")
    say(table, 2, use(table, 2))
    assert table.over
    game = game_of(table)
    assert in_force(game) == []
    assert sorted(game.state.political_deck.discard) == ["mutiny", "veto_power"]


@pytest.mark.content("sa17:political/industrial_lobby")
def test_resources_buy_votes_once_they_are_known() -> None:
    game = lawful(Law(CardId("industrial_lobby")))
    game.player(1).trade_goods = 2
    table = vote(game, "mutiny", p0="against", p1="for", p2="abstain")
    assert asks(table, 0) == "votes_revealed"
    say(table, 0, "pass")
    say(table, 1, use(table, 1, "2"))
    while asks(table, 1) == "pay":
        say(table, 1, "goods")
    refuse(table)
    assert game_of(table).victory.points(1) == 1  # three against two
    game = senate()
    hold(game, 0, "mehar_xull", "saudor")
    for planet in ("mehar_xull", "saudor", "jord"):
        game.board.exhaust(PlanetId(planet), "test")
    game = passed(game, "industrial_lobby", "against")
    assert [planet.id for planet in game.board.planets() if planet.exhausted] == ["saudor", "jord"]


@pytest.mark.content("sa17:political/minister_of_intelligence", "sa17:political/smart_surveillance_prediction_network")
@pytest.mark.parametrize(
    ("law", "price"),
    [(Law(CardId("minister_of_intelligence"), "player:1"), 4), (Law(CardId("smart_surveillance_prediction_network")), 5)],
)
def test_influence_cancels_action_cards(law: Law, price: int) -> None:
    game = lawful(law)
    game.player(1).trade_goods = price - 2
    assert asks(card_played(game), 1) == ""  # with the influence of Wren Terra he has one too little
    game = lawful(law)
    game.player(1).trade_goods = price - 1
    table = card_played(game)
    assert asks(table, 0) == ""  # his own card
    say(table, 1, use(table, 1))
    pay(table, 1)
    assert told(table)[-1] == "cardcancelled"
    assert game_of(table).player(1).trade_goods == 0
    game = game_of(table)
    game.politics.repeal(law.card)
    game.player(1).trade_goods = 9
    assert asks(card_played(game), 1) == ""


@pytest.mark.content("sa17:political/minister_of_intelligence")
def test_the_minister_cancels_what_a_sabotage_could_cancel() -> None:
    game = lawful(Law(CardId("minister_of_intelligence"), "player:1"))
    game.player(1).trade_goods = 9
    assert use(card_played(game), 1)
    assert asks(card_played(game, "sabotage"), 1) == ""
    game = lawful(Law(CardId("minister_of_intelligence"), "player:0"))
    game.player(0).trade_goods = 9
    assert asks(card_played(game), 0) == ""  # his own card


def card_played(game: Game, card: str = "") -> Table:
    """A table at which the first player has just played an Action Card."""
    card = card or game.action_cards.all_cards()[0]

    async def plays(g: Game) -> None:
        g.state.stack.append(played := Played(CardId(card), card, 0))
        await g.moment(CARD_PLAYED, played)
        g.state.stack.pop()

    return trial(game, plays)


@pytest.mark.content("sa17:political/class_struggle")
def test_a_refused_law_is_discarded() -> None:
    table = vote(senate(), "class_struggle", "against")
    assert in_force(game_of(table)) == []
    assert "lawpassed" not in told(table)


@pytest.mark.content("sa17:political/policy_review")
def test_a_discarded_agenda_is_reviewed_in_every_assembly() -> None:
    game = lawful(Law(CardId("policy_review")))
    game.state.political_deck.discard = [CardId("imperial_mandate"), CardId("relics_of_the_past")]
    table = play_vote(game, "mutiny")
    assert offers(table, 0) == ["card:imperial_mandate", "card:relics_of_the_past"]
    say(table, 0, "card:imperial_mandate")
    assert game_of(table).state.council == [Agenda(CardId("mutiny"), 0), Agenda(CardId("imperial_mandate"))]
    game = lawful(Law(CardId("policy_review")))
    game.state.political_deck.discard = [CardId("imperial_mandate")]
    lay = [Agenda(CardId("mutiny"), 0)]
    game.state.agendas = list(lay)
    table = trial(game, lambda g: g.politics.vote(0, lay))
    for seat in range(3):
        while asks(table, seat) == "ballot":
            say(table, seat, "for")
        while asks(table, seat) == "divide_votes":
            say(table, seat, "votes:1")
    game = game_of(table)
    assert [game.victory.points(seat) for seat in range(3)] == [2, 2, 2]  # both agendas were carried
    assert (game.state.political_deck.bottom, game.state.political_deck.discard) == (["imperial_mandate"], ["mutiny"])
    game.politics.repeal(CardId("policy_review"))
    assert asks(play_vote(game, "relics_of_the_past"), 0) != "policy_review"
    game = senate()
    game.state.political_deck.discard = [CardId("imperial_mandate")]
    deck = passed(game, "policy_review", "against").state.political_deck
    assert "imperial_mandate" in deck.bag
