"""Official cards read a seventh time: points that a law gives, and agendas chosen in place of others."""

from __future__ import annotations

import pytest
from cardplay import acts, at, strategy_phase, table_with
from dealing import through
from readings.agendas import abolished, there, totals
from skirmish import deal, fight, fleets, ships, until
from strategic import holding, plays
from tables import asks, game_of, hold, offers, play, put, say, told
from trial import trial
from voting import copy_of, passed, refuse, round_over, senate, vote

from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.core.zones import Deck
from mecatol.rules import forces
from mecatol.rules.moments import STRATEGY_PHASE_BEGINS
from mecatol.rules.official.game import Game
from mecatol.rules.state import Action, CardId, Claim, PlanetId
from mecatol.rulesets import recall
from mecatol.texts import Texts
from mecatol.things import Things

SOL, LETNEV, HACAN = range(3)


def official(ruleset: str = "official", tiles: dict[str, str] | None = None) -> Game:
    """Three players in the first one's Strategic Action, with room for their fleets."""
    game = senate(tiles=tiles, ruleset=ruleset)
    for player in game.state.players:
        player.fleet = 9
    return game


# -- points that a law gives ---------------------------------------------------------------------------------------------


LAWS = pytest.mark.parametrize("law", ["emperor", "the_crown_of_emphidia"])


@pytest.mark.content("official:political/emperor", "official:political/the_crown_of_emphidia")
@pytest.mark.rule("OFF-VIC-4")
@LAWS
def test_a_point_gained_with_a_law_is_lost_like_any_other(law: str) -> None:
    """It is a point as others are: Imperial Mandate takes it, and nobody falls below 0 when the law goes too."""
    game = passed(passed(official(), law, f"player:{HACAN}"), "imperial_mandate", "against")
    assert totals(game) == [0, 0, 0]
    assert totals(abolished(copy_of(game), law)) == [0, 0, 0]
    assert totals(passed(abolished(copy_of(game), law), "imperial_mandate")) == [2, 2, 2]


@pytest.mark.content("official:political/emperor", "official:political/imperial_mandate")
@pytest.mark.rule("OFF-VIC-4")
def test_whoever_has_lost_the_point_loses_another_one_with_the_emperors_card() -> None:
    """One gained with the card, one lost, two gained, and the card's one lost."""
    game = passed(passed(official(), "emperor", f"player:{HACAN}"), "imperial_mandate", "against")
    game = passed(game, "imperial_mandate")
    assert totals(game) == [2, 2, 2]
    assert totals(abolished(game, "emperor")) == [2, 2, 1]


@pytest.mark.content("sa17:political/emperor", "sa17:political/mutiny")
def test_points_that_a_law_lends_are_never_lost_but_with_it() -> None:
    """The revised card lends its points as long as it lies there."""
    game = passed(passed(official("sa17 -twilight_council"), "emperor", f"player:{HACAN}"), "mutiny", "against", p2="for")
    assert totals(game) == [0, 0, 2]


@pytest.mark.content("official:political/imperial_mandate", "sa17:political/mutiny")
@pytest.mark.rule("OFF-VIC-4", "SA17-OBJ-08")
@pytest.mark.parametrize(("ruleset", "card"), [("official", "imperial_mandate"), ("sa17 -twilight_council", "mutiny")])
def test_nobody_owes_what_could_not_be_taken_below_the_special_objectives_held(ruleset: str, card: str) -> None:
    """Who has nothing but the Artifact's point keeps it; the next point is the second one."""
    game = official(ruleset)
    artifact = next(name for name, objective in game.cards.objectives.items() if objective.stage == "special")
    game.state.claims = [Claim(SOL, artifact, 1, 1)]
    game = passed(game, card, "against", p0="for", p1="against", p2="against")
    assert totals(game)[SOL] == 1
    game.objectives.score(SOL, "test", 1)
    assert totals(game)[SOL] == 2


# -- Determine Policy ------------------------------------------------------------------------------------------------------


def political(**hands: str) -> Table:
    """The first player, who is Speaker, is about to draw a Political Card; the second one has most votes."""
    game = deal(holding("official strategy=base", {"political": SOL}), **hands)
    hold(game, LETNEV, "wellon")
    bag = [CardId(card) for card in ("archived_secret", "core_stability", "code_of_honor", "lord_of_mecatol_rex")]
    game.state.political_deck = Deck(bag=bag, top=[CardId("free_trade"), CardId("arms_reduction")])
    return through(plays(game, "political"), "before_agenda_drawn")


@pytest.mark.content("official:action/council_dissolved", "official:action/determine_policy")
def test_where_no_card_will_be_drawn_no_policy_is_determined() -> None:
    """Both want to play; Council Dissolved comes first, and nothing is about to be drawn any more."""
    table = say(political(seat_1="council_dissolved", seat_2="determine_policy"), LETNEV, "card:council_dissolved")
    say(table, HACAN, "card:determine_policy")
    assert asks(table, SOL) == "put_on_top"
    assert game_of(table).player(HACAN).action_cards == ["determine_policy"]


@pytest.mark.content("official:action/council_dissolved", "official:action/determine_policy")
def test_a_council_dissolved_votes_on_no_determined_policy_either() -> None:
    """There is no agenda at all; what lay open for it is discarded."""
    table = say(political(seat_1="determine_policy", seat_2="council_dissolved"), HACAN, "pass")
    say(table, LETNEV, "card:determine_policy", "card:arms_reduction")
    say(table, HACAN, "card:council_dissolved")
    assert asks(through(table, "vote", "put_on_top"), SOL) == "put_on_top"
    game = game_of(table)
    assert (game.state.agendas, game.state.political_deck.discard) == ([], ["arms_reduction"])


@pytest.mark.content("official:action/determine_policy", "official:political/lord_of_mecatol_rex")
@pytest.mark.parametrize("held", [True, False])
def test_a_card_that_would_be_discarded_unread_is_no_policy(held: bool) -> None:
    """Where nobody controls Mecatol Rex its Lord is replaced by another card."""
    table = political(seat_2="determine_policy")
    if held:
        hold(game_of(table), HACAN, "mecatol_rex")
    say(table, HACAN, "card:determine_policy")
    assert ("card:lord_of_mecatol_rex" in offers(table, HACAN)) is held


@pytest.mark.content("official:action/determine_policy", "official:action/veto", "official:ability/xxcha_veto")
@pytest.mark.parametrize("by", ["veto", "xxcha"])
def test_a_policy_is_determined_before_a_card_is_drawn_for_one_that_was_refused(by: str) -> None:
    """A Political Card is about to be drawn again; what is chosen is voted on instead of it."""
    game = official()
    deal(game, seat_2="determine_policy", **({"seat_1": "veto"} if by == "veto" else {}))
    if by == "xxcha":
        game.begin_effect("xxcha_veto", LETNEV, "race")
    game.state.political_deck = Deck(bag=[CardId("arms_reduction")], top=[CardId("free_trade")])
    table = trial(game, lambda g: g.politics.resolve(SOL, CardId("code_of_honor")))
    say(table, LETNEV, next(key for key in offers(table, LETNEV) if "veto" in key or "code_of_honor" in key))
    say(table, HACAN, "card:determine_policy", "card:arms_reduction")
    assert [agenda.card for agenda in game_of(table).state.council] == ["arms_reduction"]
    assert game_of(table).state.political_deck.bag == ["free_trade"]
    assert asks(through(table, "vote"), LETNEV) == "vote"


@pytest.mark.content("official:action/determine_policy", "official:political/political_focus")
def test_a_policy_is_determined_before_a_further_card_of_the_deck_is_voted_on() -> None:
    game = deal(official(), seat_2="determine_policy")
    game.state.political_deck = Deck(bag=[CardId("arms_reduction")], top=[CardId("free_trade")])
    table = through(vote(game, "political_focus", "against"), "before_agenda_redrawn")
    say(table, HACAN, "card:determine_policy", "card:arms_reduction")
    assert [agenda.card for agenda in game_of(table).state.council] == ["arms_reduction"]


@pytest.mark.content("official:action/determine_policy", "cp:ability/xxcha_veto")
@pytest.mark.rule("CP-FAQ-21")
def test_a_policy_is_determined_before_another_agenda_of_the_floor_is_selected() -> None:
    game = deal(official("cp"), seat_2="determine_policy")
    game.begin_effect("xxcha_veto", LETNEV, "race")
    game.state.political_deck = Deck(bag=[CardId("arms_reduction")])
    game.politics.lay_open(CardId("free_trade"))
    table = trial(game, lambda g: g.politics.resolve(SOL, CardId("code_of_honor")))
    say(table, LETNEV, next(key for key in offers(table, LETNEV) if "code_of_honor" in key))
    table = through(table, "before_agenda_redrawn")
    say(table, HACAN, "card:determine_policy", "card:arms_reduction")
    assert [agenda.card for agenda in game_of(table).state.council] == ["arms_reduction"]
    assert [agenda.card for agenda in game_of(table).state.agendas] == ["free_trade"]


# -- Aggressive Strategy -----------------------------------------------------------------------------------------------------


@pytest.mark.content("official:political/aggressive_strategy")
@pytest.mark.rule("OFF-STR-3")
@pytest.mark.parametrize("ruleset", ["official", "sa_es -twilight_council", "sa17 +official_decks -twilight_council"])
def test_own_secondaries_are_used_in_order_of_play_in_every_ruleset(ruleset: str) -> None:
    """By the numbers of the cards, neither from the Speaker nor from the active player on."""
    game = holding(ruleset, {"bureaucracy": SOL, "leadership": LETNEV, "assembly": HACAN})
    game.state.active = SOL
    game.tactical.start(Action(SOL, "strategic"))
    hold(game, LETNEV, "mecatol_rex")
    for player in game.state.players:
        player.strategy = 0
    game.board.exhaust(PlanetId("hercant"), "test")
    table, asked = vote(game, "aggressive_strategy"), []
    while table.pending and asks(table, table.pending[0].seat) == "own_secondary":
        asked.append(table.pending[0].seat)
        say(table, asked[-1], "done")
    assert asked == [LETNEV, HACAN, SOL]


# -- seven cards without a Twilight Council ------------------------------------------------------------------------------------

CHANGED = ("thugs", "discredit", "determine_policy", "veto", "fantastic_rhetoric", "bribery")
SPOKEN = pytest.mark.parametrize("language", ["en", "es"])


@pytest.mark.rule("SA17-TWC-20", "SAES-TWC-17")
@SPOKEN
@pytest.mark.parametrize(
    ("ruleset", "cards"), [("sa_es", CHANGED), ("sa17 +official_decks -twilight_council", (*CHANGED, "council_disbanded"))]
)
def test_what_the_council_changes_is_as_printed_without_it(ruleset: str, cards: tuple[str, ...], language: str) -> None:
    """It is the Twilight Council that changes them: what they do and when, and what players read."""
    boxes, plain = recall("official"), recall(ruleset)
    for card in cards:
        assert plain.content.catalogue.actions[card] is boxes.content.catalogue.actions[card]
        read = [Things(rules, Texts(language)).text("action_cards", card) for rules in (boxes, plain)]
        assert read[0] == read[1] != ""


@pytest.mark.rule("SA17-TWC-20", "SAES-TWC-17")
@SPOKEN
@pytest.mark.parametrize("ruleset", ["sa_es +twilight_council", "sa17 +official_decks"])
def test_with_the_council_they_are_read_as_it_changes_them(ruleset: str, language: str) -> None:
    boxes, council = recall("official"), recall(ruleset)
    for card in CHANGED:
        read = [Things(rules, Texts(language)).text("action_cards", card) for rules in (boxes, council)]
        assert read[0] != read[1] != ""


DUELS = ("rise_of_a_messiah", "public_disgrace", "first_strike", "flank_speed", "local_unrest")


@pytest.mark.rule("SA17-DUE-30", "SA17-DUE-31", "SA17-DUE-32", "SA17-DUE-33", "SA17-DUE-35", "SA17-DUE-36")
@SPOKEN
@pytest.mark.parametrize("ruleset", ["sa_es", "sa17 +official_decks"])
def test_cards_say_what_is_different_between_two_players(ruleset: str, language: str) -> None:
    """In the official game nothing is."""
    entries = [*(("action_cards", card) for card in DUELS)]
    entries += [("political_cards", card) for card in ("open_the_trade_routes", "sharing_of_technology")]
    words = {"en": "etween two players", "es": "ntre dos jugadores"}[language]
    for table, card in entries:
        here, boxes = (Things(recall(text), Texts(language)).text(table, card) for text in (ruleset, "official"))
        assert (words in here, words in boxes) == (True, False), card


# -- scenes that were in order -------------------------------------------------------------------------------------------------


@pytest.mark.content("official:action/a_beacon_of_hope", "official:action/courageous_to_the_end")
def test_tens_of_a_ship_that_goes_down_beside_the_flagship_are_two_hits_each() -> None:
    """They are rolled in the battle; one ten is enough for two Cruisers."""
    both = "a_beacon_of_hope#1, courageous_to_the_end#1"
    game = fleets("flagship, cruiser", "4 cruiser", "official -tactical_retreats", seat_0=both)
    table = say(until(fight(game, 1, 1, 1, 1, 10, 1, 1, 1, 10, 1), "before_battle", SOL), SOL, "card:a_beacon_of_hope#1")
    say(until(table, "casualty", SOL), SOL, "destroy:cruiser")
    say(until(table, "units_destroyed", SOL), SOL, "card:courageous_to_the_end#1")
    while asks(table, LETNEV) == "casualty":
        say(table, LETNEV, "destroy:cruiser")
    assert forces.count(ships(table, LETNEV)) == 2


@pytest.mark.content("official:action/civil_defense")
def test_the_last_pds_defends_a_planet_alone_under_the_guns_of_enemies() -> None:
    """As far as there are pieces, whatever ships are about; never beside another PDS."""
    game = table_with("civil_defense")
    hold(game, SOL, "wellon", "thibah", "arnor", "lor")
    for planet, number in (("wellon", "1 pds"), ("thibah", "2 pds"), ("arnor", "2 pds")):
        put(game, SOL, planet, number)
    put(game, LETNEV, "1,1", "3 cruiser")
    table = acts(game)
    assert sorted(offers(table, SOL)) == ["planet:jord", "planet:lor"]
    assert there(game_of(say(table, SOL, "planet:lor")), SOL, "lor") == {"pds": 1}


@pytest.mark.content("official:action/successful_spy")
@pytest.mark.rule("OFF-ACD-1")
def test_whoever_spies_successfully_keeps_to_the_limit() -> None:
    game = table_with("successful_spy")
    mine = ["good_year", "privateers", *(f"sabotage#{number}" for number in range(1, 5))]
    game.player(SOL).action_cards = sorted([CardId("successful_spy"), *map(CardId, mine)])
    game.player(LETNEV).action_cards = [CardId("lucky_shot"), CardId("plague")]
    table = through(say(play(game, Step("action_phase.turn", SOL)), SOL, "component:card:successful_spy"), "discard_action_card")
    assert set(offers(table, SOL)) == {f"card:{card}" for card in (*mine, "lucky_shot", "plague")}


@pytest.mark.content("official:action/usurper")
def test_the_usurpers_card_goes_with_him() -> None:
    game = strategy_phase(table_with("usurper"))
    hold(game, SOL, "mecatol_rex")
    game = game_of(at(game, STRATEGY_PHASE_BEGINS, SOL))
    game = game_of(refuse(trial(round_over(game), lambda g: g.victory.eliminate(SOL))))
    assert game.state.action_deck.discard == ["usurper"]
    hold(game, LETNEV, "mecatol_rex")
    assert game.politics.votes_of(game.board.planet(PlanetId("mecatol_rex"))) == 6


@pytest.mark.content("official:political/arms_reduction")
@pytest.mark.rule("CP-HR-35")
def test_a_flagship_of_central_powers_is_one_of_the_dreadnoughts_that_may_be_kept() -> None:
    game = official("cp")
    put(game, SOL, "0,-2", "flagship, 2 dreadnought, 5 cruiser")
    table = vote(game, "arms_reduction")
    say(table, SOL, next(key for key in offers(table, SOL) if key.endswith(" flagship")))
    assert there(game_of(refuse(table)), SOL, "0,-2") == {"dreadnought": 2, "cruiser": 4}


@pytest.mark.content("official:political/aggressive_strategy")
def test_the_secondary_of_the_card_that_has_called_the_council_is_closed_too() -> None:
    game = holding("official", {"assembly": SOL, "technology_ii": LETNEV, "production": HACAN})
    game.player(SOL).political_cards = [CardId("aggressive_strategy")]
    table = plays(game, "assembly")
    while table.pending:
        ask = table.pending[0]
        keys = table.keys(ask)
        say(table, ask.seat, next((key for key in ("against", "pass", "no") if key in keys), keys[0]))
    assert told(table).count("secondaryclosed") == 2
    assert "secondaryused" not in told(table)
