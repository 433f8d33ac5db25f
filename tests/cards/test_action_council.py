"""The official decks at a table of build 17, and the seven cards that the Twilight Council changes."""

import pytest
from balloting import AGENDAS, abstains, assembly, ballots, council, give_votes, write
from tables import asks, game_of, new_game, offers, say, strategy_cards, told
from trial import trial

from mecatol.core.effects import Moment
from mecatol.core.rules import Step
from mecatol.rules.moments import AGENDAS_CHOSEN, BEFORE_VOTE, TURN_BEGINS, VOTES_PLACED, VOTES_REVEALED
from mecatol.rules.official.game import Game
from mecatol.rules.state import Agenda, CardId, Seat
from mecatol.rulesets import resolve

DECKS = pytest.mark.parametrize("ruleset", ["sa17 +official_decks", "sa_es +twilight_council"])
DISBANDED = pytest.mark.parametrize(
    ("ruleset", "card"), [("sa17 +official_decks", "council_disbanded"), ("sa_es +twilight_council", "council_dissolved")]
)
OLD = "sa17 +official_decks"


def fitting(game: Game, seat: Seat, context: object) -> list[Moment[Seat]]:
    """The moments at which a player's card is offered."""
    every = (TURN_BEGINS, AGENDAS_CHOSEN, BEFORE_VOTE, VOTES_PLACED, VOTES_REVEALED)
    return [moment for moment in every if game.action_cards.playable(seat, moment, context)]


# -- the decks -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA17-TWC-17", "SA17-OBJ-06", "SA17-ACT-01")
def test_the_revised_decks_are_a_set_of_their_own_and_the_official_ones_an_option() -> None:
    revised, old, official = (resolve(text).content for text in ("sa17", OLD, "official"))
    assert {card.set for card in revised.cards.action_cards.values()} == {"shattered_ascension"}
    assert list(old.cards.action_cards) == list(official.cards.action_cards)
    assert list(old.cards.political_cards) == list(official.cards.political_cards)
    assert sum(card.count for card in old.cards.action_cards.values()) == 170
    assert old.cards.strategy_cards == revised.cards.strategy_cards
    assert old.cards.domain_counters == revised.cards.domain_counters
    assert old.catalogue.strategy == revised.catalogue.strategy


@pytest.mark.rule("SA17-TWC-17")
def test_the_changes_hold_for_the_old_decks_only() -> None:
    revised, old, official = (resolve(text).content.catalogue.actions for text in ("sa17", OLD, "official"))
    changed = ("thugs", "discredit", "determine_policy", "council_disbanded", "veto", "fantastic_rhetoric", "bribery")
    for card in changed:
        assert old[card] is not official.get(card)
        assert old[card] is not revised.get(card)
    duels = {"rise_of_a_messiah", "public_disgrace", "first_strike", "flank_speed", "local_unrest"}  # SA17-DUE-29
    assert {card for card, rule in old.items() if rule is not official.get(card)} == {*changed, *duels}


@pytest.mark.rule("SA17-OBJ-06")
def test_old_objectives_beside_those_of_shattered_ascension() -> None:
    table = {text: new_game(text, 4) for text in ("sa17", OLD, "official")}
    for stage in ("stage_1", "stage_2", "secret"):
        decks = {text: set(game.set_up.objective_cards(stage)) for text, game in table.items()}
        ends = {card for card in decks["official"] if table["official"].objectives.ends_the_game(card)}
        assert decks[OLD] == decks["sa17"] | decks["official"] - ends
        assert decks[OLD] != decks["sa17"]
    old = table[OLD].cards.objectives
    assert old["influence_above_both_neighbours"].vp == 3  # as the box prints it, not as SA has revised it
    assert old["explorer"] == table["sa17"].cards.objectives["explorer"]  # Shards of the Throne is not spoken of


@pytest.mark.rule("SA17-OBJ-06")
def test_set_up_lays_out_both() -> None:
    game = new_game(OLD, 4)
    boxes = {"base": 0, "shattered_empire": 0, "shattered_ascension": 0}
    table = trial(game, lambda g: g.set_up.objectives(Step("set_up.objectives")))
    state = game_of(table).state
    lying = [objective.id for objective in state.objectives]
    for card in (*state.stage_1_deck.bag, *state.stage_2_deck.bag, *lying):
        boxes[game.objectives.printed(card).set] += 1
    assert all(boxes.values())


@DECKS
@pytest.mark.rule("SA17-DUE-34", "SAES-DUE-32", "SAES-DUE-39")
def test_old_cards_that_mean_nothing_between_two_players_are_ignored(ruleset: str) -> None:
    duel, more = new_game(ruleset, 2), new_game(ruleset, 3)
    decks = [game.set_up.deck_for_players(game.political_cards) for game in (duel, more)]
    ignored = [card for card in decks[1] if card not in decks[0]]
    assert "public_execution" in ignored  # SA17-DUE-34: taken out
    assert "minister_of_peace" in ignored  # speaks of two others
    assert "equal_threats" not in decks[0]  # there are no Secret Objectives
    assert "sharing_of_technology" in decks[0]  # changed, not ignored
    hands = duel.set_up.deck_for_players(duel.action_cards)
    assert "ruinous_tariffs" not in hands  # there are no partners
    assert [card for card in ("local_unrest#1", "public_disgrace") if card in hands] == ["local_unrest#1", "public_disgrace"]
    spend = duel.cards.objectives["spend_12_trade_goods"].terms()[0]
    assert duel.objectives.price(spend) == {"trade_goods": 6}
    assert more.objectives.price(spend) == {"trade_goods": 12}


def test_cards_for_a_strategy_card_that_is_not_there_are_replaced() -> None:
    game = new_game(OLD, 3)
    strategy_cards(game, {"assembly": 0})
    assert not game.action_cards.of_use(CardId("council_dissolved"))  # there is no Political
    assert game.action_cards.of_use(CardId("council_disbanded"))


@pytest.mark.rule("SA17-SOT-14")
def test_cards_about_representatives_are_worth_a_trade_good_or_replaced() -> None:
    game = new_game(OLD, 3)
    game.player(0).action_cards = [CardId("moving_speech"), CardId("plague")]
    assert game.economy.cards_as_goods(0) == ["moving_speech"]
    game.state.political_deck.bag = [CardId("code_of_honor"), CardId("on_observation")]

    async def draw(here: Game) -> None:
        here.political_cards.draw(0, 2, "test")

    assert game_of(trial(game, draw)).player(0).political_cards == ["code_of_honor"]


# -- Thugs ---------------------------------------------------------------------------------------------------------------


@DECKS
@pytest.mark.rule("SA17-TWC-18", "SAES-TWC-18")
def test_thugs_void_what_a_player_has_written_down(ruleset: str) -> None:
    table = assembly(council((2, "thugs"), ruleset=ruleset))
    say(table, 2, "pass")  # the agendas are known
    for seat in (0, 1, 2):
        write(table, seat, "for", "for", "none", "votes:4")
    assert "card:thugs" in offers(table, 2)
    say(table, 2, "card:thugs", "player:0")
    assert table.over
    voted = [event["seat"] for event in table.events_since(None) if event["event"] == "votescast"]
    assert 0 not in voted
    assert 1 in voted


@DECKS
@pytest.mark.rule("SA17-TWC-18", "SAES-TWC-18")
def test_thugs_before_the_vote_and_for_the_whole_round(ruleset: str) -> None:
    table = assembly(council((2, "thugs"), ruleset=ruleset))
    assert asks(table, 2) == "agendas_chosen"
    say(table, 2, "card:thugs", "player:1")
    assert asks(table, 1) == ""  # no ballot
    assert game_of(table).politics.votes(1) == 0
    game = game_of(table)
    abstains(table, 0)
    abstains(table, 2)
    assert game.politics.votes(1) == 0
    game.end_scope("round")
    assert game.politics.votes(1) > 0


@DECKS
@pytest.mark.rule("SA17-TWC-18", "SAES-TWC-18")
def test_thugs_have_their_moments(ruleset: str) -> None:
    game = council((2, "thugs"), ruleset=ruleset)
    game.state.council = [Agenda(CardId("arms_reduction"))]
    assert fitting(game, 2, 0) == [AGENDAS_CHOSEN, VOTES_PLACED]
    game.state.council = []
    assert fitting(game, 2, 0) == []


# -- Discredit -----------------------------------------------------------------------------------------------------------


@DECKS
@pytest.mark.rule("SA17-TWC-19", "SAES-TWC-16")
@pytest.mark.parametrize(("influence", "left"), [(12, 2), (7, 0)])
def test_discredit_takes_ten_votes_off_one_agenda(ruleset: str, influence: int, left: int) -> None:
    game = council((1, "discredit"), ruleset=ruleset)
    give_votes(game, 0, influence + 3)
    table = assembly(game)
    write(table, 0, "for", "for", "none", f"votes:{influence}")
    abstains(table, 1)
    abstains(table, 2)
    assert ballots(table) == {0: influence}
    say(table, 1, "card:discredit")  # only one player has votes there
    decided = [(event["card"], event["votes"]) for event in table.events_since(None) if event["event"] == "agendadecided"]
    expected = [("arms_reduction", left)] if left else []
    assert decided == [*expected, ("fleet_regulations", 3)]


@DECKS
@pytest.mark.rule("SA17-TWC-19", "SAES-TWC-16")
def test_discredit_has_its_moment(ruleset: str) -> None:
    game = council((1, "discredit"), ruleset=ruleset)
    game.state.council = [Agenda(CardId("arms_reduction"))]
    assert fitting(game, 1, 0) == []  # nobody has votes to lose
    game.politics.show(0, CardId("arms_reduction"), "for", 3)
    assert fitting(game, 1, 0) == [VOTES_REVEALED]


# -- Determine Policy ------------------------------------------------------------------------------------------------------


@DECKS
@pytest.mark.rule("SA17-TWC-20", "SAES-TWC-17")
def test_a_card_of_the_deck_replaces_an_agenda_that_the_user_of_assembly_names(ruleset: str) -> None:
    game = council((2, "determine_policy"), ruleset=ruleset)
    game.state.political_deck.top = [CardId("free_trade")]
    game.state.political_deck.bag.remove(CardId("free_trade"))
    game.state.known["free_trade"] = [1]
    table = assembly(game)
    say(table, 2, "card:determine_policy")
    assert offers(table, 2) == ["card:code_of_honor", "card:conventions_of_war", "card:free_trade"]
    say(table, 2, "card:conventions_of_war")
    assert offers(table, 0) == [f"card:{card}" for card, _ in AGENDAS]
    say(table, 0, "card:fleet_regulations")
    state = game_of(table).state
    assert [agenda.card for agenda in state.council] == ["arms_reduction", "conventions_of_war", "core_stability"]
    assert "fleet_regulations" in state.political_deck.discard
    assert (state.political_deck.bag, state.political_deck.top) == (["code_of_honor", "free_trade"], [])  # shuffled
    assert state.known == {}
    assert asks(table, 1) == "ballot"  # voted on at once
    learned = [event for event in table.events_since(2) if event["event"] == "learned"]
    assert learned
    assert not [event for event in table.events_since(1) if event["event"] == "learned"]


@DECKS
@pytest.mark.rule("SA17-TWC-20", "SAES-TWC-17")
def test_determine_policy_has_its_moment(ruleset: str) -> None:
    game = council((1, "determine_policy"), ruleset=ruleset)
    assert fitting(game, 1, 0) == []
    game.state.council = [Agenda(CardId("arms_reduction"))]
    assert fitting(game, 1, 0) == [AGENDAS_CHOSEN]
    game.state.political_deck.bag = []
    assert fitting(game, 1, 0) == []


# -- Council Disbanded -----------------------------------------------------------------------------------------------------


@DISBANDED
@pytest.mark.rule("SA17-TWC-21", "SAES-TWC-22")
@pytest.mark.content("sa_es:action/council_dissolved")
@pytest.mark.parametrize("late", [False, True])
def test_council_disbanded_cancels_all_voting(ruleset: str, card: str, late: bool) -> None:
    table = assembly(council((1, card), ruleset=ruleset))
    if late:
        say(table, 1, "pass")
        for seat in (0, 1, 2):
            write(table, seat, "for", "none", "none")
    say(table, 1, f"card:{card}")
    assert table.over
    state = game_of(table).state
    assert not state.council
    assert not state.laws
    assert sorted(state.political_deck.discard) == sorted(card for card, _ in AGENDAS)
    assert "votescast" not in told(table)
    assert all(not player.sealed for player in state.players)


@DISBANDED
@pytest.mark.rule("SA17-TWC-21", "SAES-TWC-22")
def test_council_disbanded_has_its_moments(ruleset: str, card: str) -> None:
    game = council((1, card), ruleset=ruleset)
    assert fitting(game, 1, 0) == []
    game.state.council = [Agenda(CardId("arms_reduction"))]
    assert fitting(game, 1, 0) == [AGENDAS_CHOSEN, VOTES_PLACED]


# -- Veto ------------------------------------------------------------------------------------------------------------------


@DECKS
@pytest.mark.rule("SA17-TWC-22", "SAES-TWC-19")
def test_veto_discards_one_agenda_and_nothing_takes_its_place(ruleset: str) -> None:
    table = assembly(council((2, "veto"), ruleset=ruleset))
    say(table, 2, "card:veto")
    assert offers(table, 2) == [f"card:{card}" for card, _ in AGENDAS]
    say(table, 2, "card:core_stability")
    state = game_of(table).state
    assert [agenda.card for agenda in state.council] == ["arms_reduction", "fleet_regulations"]
    assert "core_stability" in state.political_deck.discard
    assert len(state.political_deck.bag) == 3
    assert asks(table, 0) == "ballot"


@DECKS
@pytest.mark.rule("SA17-TWC-22", "SAES-TWC-19")
def test_veto_has_its_moment(ruleset: str) -> None:
    game = council((1, "veto"), ruleset=ruleset)
    game.state.council = [Agenda(CardId("voice_of_the_council"), 0)]
    assert fitting(game, 1, 0) == []  # an election is no card
    game.state.council = [Agenda(CardId("arms_reduction")), Agenda(CardId("voice_of_the_council"), 0)]
    assert fitting(game, 1, 0) == [AGENDAS_CHOSEN]


# -- Fantastic Rhetoric ------------------------------------------------------------------------------------------------------


@DECKS
@pytest.mark.rule("SA17-TWC-23", "SAES-TWC-21")
def test_ten_more_votes_on_a_single_agenda(ruleset: str) -> None:
    game = council((0, "fantastic_rhetoric"), ruleset=ruleset)
    table = assembly(game)
    write(table, 0, "for", "against", "none", "votes:1")
    abstains(table, 1)
    abstains(table, 2)
    say(table, 0, "card:fantastic_rhetoric", "card:fleet_regulations")
    assert offers(table, 0) == ["against"]  # what he has written down
    say(table, 0, "against")
    cast = [(event["card"], event["votes"]) for event in table.events_since(None) if event["event"] == "votescast"]
    assert cast == [("arms_reduction", 1), ("fleet_regulations", 18)]


@DECKS
@pytest.mark.rule("SA17-TWC-23", "SAES-TWC-21")
def test_rhetoric_on_an_agenda_without_votes_so_far(ruleset: str) -> None:
    table = assembly(council((0, "fantastic_rhetoric"), ruleset=ruleset))
    for seat in (0, 1, 2):
        abstains(table, seat)
    say(table, 0, "card:fantastic_rhetoric", "card:core_stability")
    assert offers(table, 0) == ["for", "against"]
    say(table, 0, "for")
    assert told(table).count("agendadecided") == 1
    cast = [(event["card"], event["votes"]) for event in table.events_since(None) if event["event"] == "votescast"]
    assert cast == [("core_stability", 10)]


@pytest.mark.rule("SA17-TWC-23")
def test_rhetoric_on_a_single_open_agenda_comes_before_the_own_vote() -> None:
    game = council((1, "fantastic_rhetoric"), (2, "fantastic_rhetoric#2"))
    game.state.action = None
    table = trial(game, lambda g: g.politics.resolve(0, "arms_reduction"))
    votes = game_of(table).politics.votes(1)
    assert (asks(table, 1), asks(table, 2)) == ("before_vote", "")
    say(table, 1, "card:fantastic_rhetoric", "for")
    assert ballots(table) == {1: votes + 10}
    assert game_of(table).politics.votes(1) == votes


@DECKS
@pytest.mark.rule("SA17-TWC-23", "SAES-TWC-21")
def test_rhetoric_has_its_moment(ruleset: str) -> None:
    game = council((1, "fantastic_rhetoric"), ruleset=ruleset)
    game.state.council = [Agenda(CardId("arms_reduction"))]
    assert fitting(game, 1, 0) == []
    game.state.notes["votes:0"] = "3"
    assert fitting(game, 1, 0) == []  # he has written nothing down
    game.state.notes["votes:1"] = "3"
    assert VOTES_PLACED in fitting(game, 1, 0)
    assert AGENDAS_CHOSEN not in fitting(game, 1, 0)


# -- Bribery -----------------------------------------------------------------------------------------------------------------


@DECKS
@pytest.mark.rule("SA17-TWC-24", "SAES-TWC-20")
def test_what_is_spent_counts_on_every_agenda_he_votes_on(ruleset: str) -> None:
    game = council((1, "bribery"), ruleset=ruleset)
    game.player(1).trade_goods = 3
    table = assembly(game)
    abstains(table, 0)
    abstains(table, 2)
    write(table, 1, "for", "none", "against", "votes:4")
    say(table, 1, "card:bribery", "spend:3")
    while asks(table, 1) == "pay":
        say(table, 1, next(key for key in offers(table, 1) if key.startswith("goods")))
    cast = {event["card"]: event["votes"] for event in table.events_since(None) if event["event"] == "agendadecided"}
    assert cast["arms_reduction"] == 4 + 3
    assert cast["core_stability"] == 5 + 3
    assert "fleet_regulations" not in cast
    assert game_of(table).player(1).trade_goods == 0


@DECKS
@pytest.mark.rule("SA17-TWC-24", "SAES-TWC-20")
def test_bribery_has_its_moment_and_a_price(ruleset: str) -> None:
    game = council((1, "bribery"), ruleset=ruleset)
    game.state.council = [Agenda(CardId("arms_reduction"))]
    game.player(1).trade_goods = 1
    assert fitting(game, 1, 0) == []  # he has not voted
    game.politics.show(1, CardId("arms_reduction"), "for", 3)
    assert fitting(game, 1, 0) == [VOTES_REVEALED]
    game.player(1).trade_goods = 0
    for planet in game.board.planets_of(1):
        game.board.exhaust(planet.id, "test")
    assert fitting(game, 1, 0) == []
