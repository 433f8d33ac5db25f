"""Agendas, votes and laws: the official council, the Twilight Council, duels."""

from functools import partial

import pytest
from tables import ASCENSION, asks, game_of, hold, new_game, offers, play, put, say, strategy_cards, told
from trial import also, trial

from mecatol.core.decisions import Verdict
from mecatol.core.effects import Behaviours, Effect
from mecatol.core.rng import Rng
from mecatol.core.rules import Step
from mecatol.core.table import Table
from mecatol.rules.moments import MAY_VOTE, VOTES
from mecatol.rules.official.game import Game
from mecatol.rules.shattered_ascension.game import Game as AscensionGame
from mecatol.rules.state import NOBODY, Agenda, CardId, Law, PlanetId, Seat

EDITIONS = pytest.mark.parametrize("ruleset", ["sa17", "sa_es"])

COUNCIL = pytest.mark.parametrize("ruleset", ["sa17", "sa_es +twilight_council"])

EFFECTS = Behaviours("test")


@EFFECTS.modify("mute", MAY_VOTE)
def mute(game: Game, effect: Effect, verdict: Verdict, seat: Seat) -> Verdict:
    return Verdict(False, "OFF-GEN-3")


@EFFECTS.modify("rhetoric", VOTES)
def rhetoric(game: Game, effect: Effect, votes: int, seat: Seat) -> int:
    return votes + 3


@EFFECTS.modify("first", VOTES)
def plus_one(game: Game, effect: Effect, votes: int, seat: Seat) -> int:
    return votes + 1


@EFFECTS.modify("second", VOTES)
def tenfold(game: Game, effect: Effect, votes: int, seat: Seat) -> int:
    return votes * 10


@EFFECTS.modify("third", VOTES)
def less_five(game: Game, effect: Effect, votes: int, seat: Seat) -> int:
    return votes - 5


def council(ruleset: str = "sa17", seats: int = 3) -> Game:
    """A game in its second round with a few Political Cards in the deck."""
    game = new_game(ruleset, seats)
    game.state.round = 2
    names = ("arms_reduction", "code_of_honor", "core_stability", "colonial_redistribution", "conventions_of_war")
    game.state.political_deck.bag = sorted(map(CardId, names))
    also(game, EFFECTS)
    return game


def resolving(game: Game, card: str, seat: Seat = 0) -> Table:
    return trial(game, lambda g: g.politics.resolve(seat, card))


def lay(game: Game, *cards: tuple[str, Seat]) -> None:
    game.state.agendas = [Agenda(CardId(card), owner) for card, owner in cards]


def assembly(game: Game, seat: Seat = 0, dice: tuple[int, ...] = ()) -> Table:
    return trial(game, lambda g: g.politics.assembly(seat), dice=dice)


def ascended(game: Game) -> AscensionGame:
    assert isinstance(game, AscensionGame)
    return game


def no_voice(table: Table) -> Table:
    for seat in range(len(game_of(table).state.players)):
        if asks(table, seat) == "call_voice":
            say(table, seat, "no")
    return table


# -- official --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OFF-POL-1")
def test_votes_are_the_influence_of_refreshed_planets_and_at_least_one() -> None:
    game = council("official")
    assert game.politics.votes(0) == 2  # Jord
    hold(game, 0, "mecatol_rex")
    assert game.politics.votes(0) == 8
    game.board.exhaust(PlanetId("mecatol_rex"), "test")
    game.board.exhaust(PlanetId("jord"), "test")
    assert game.politics.votes(0) == 1
    game.begin_effect("rhetoric", 0, "card", until="round")
    assert game.politics.votes(0) == 3


@pytest.mark.rule("OFF-GEN-4")
def test_modifiers_go_from_political_cards_over_technologies_to_action_cards() -> None:
    game = council("official")
    game.begin_effect("third", 0, "card", until="round")
    game.begin_effect("second", 0, "technology")
    game.begin_effect("first", 0, "law")
    assert game.politics.votes(0) == (2 + 1) * 10 - 5


@pytest.mark.rule("OFF-POL-1")
def test_clockwise_from_the_left_of_the_speaker_who_votes_last() -> None:
    game = council("official", 4)
    game.state.speaker = 1
    table = resolving(game, "arms_reduction")
    for seat in (2, 3, 0, 1):
        assert [w.seat for w in table.waiting_for] == [seat]
        assert offers(table, seat) == ["for", "against", "abstain"]
        say(table, seat, "abstain" if seat else "for")
    assert not any(planet.exhausted for planet in game_of(table).board.planets())
    votes = [event for event in table.events_since(None) if event["event"] == "votescast"]
    assert [(vote["seat"], vote["votes"]) for vote in votes] == [(0, 2)]  # all votes on one outcome, or none


@pytest.mark.rule("OFF-POL-2")
def test_the_majority_decides_and_the_speaker_breaks_ties() -> None:
    game = council("official")
    table = resolving(game, "arms_reduction")
    say(table, 1, "for")
    say(table, 2, "against")
    say(table, 0, "abstain")
    votes = [game_of(table).politics.votes(seat) for seat in (1, 2)]
    assert votes[0] != votes[1]
    decided = [event for event in table.events_since(None) if event["event"] == "agendadecided"]
    assert decided[0]["outcome"] == ("for" if votes[0] > votes[1] else "against")
    table = resolving(council("official"), "arms_reduction")
    for seat in (1, 2, 0):
        say(table, seat, "abstain")
    assert asks(table, 0) == "break_tie"  # 0:0 included
    say(table, 0, "against")
    assert game_of(table).state.political_deck.discard == ["arms_reduction"]


@pytest.mark.rule("OFF-POL-3")
def test_laws_passed_stay_in_force_and_refused_ones_are_discarded() -> None:
    table = resolving(council("official"), "code_of_honor")
    for seat in (1, 2, 0):
        say(table, seat, "for")
    game = game_of(table)
    assert game.state.laws == [Law(CardId("code_of_honor"))]
    assert [effect.key for effect in game.state.effects if effect.source == "law"] == ["official_code_of_honor"]
    assert game.state.political_deck.discard == []
    game.politics.repeal(CardId("code_of_honor"))
    assert game.state.laws == []
    assert [effect for effect in game.state.effects if effect.source == "law"] == []
    assert game.state.political_deck.discard == ["code_of_honor"]
    table = resolving(council("official"), "code_of_honor")
    for seat in (1, 2, 0):
        say(table, seat, "against")
    assert game_of(table).state.laws == []
    assert game_of(table).state.political_deck.discard == ["code_of_honor"]


@pytest.mark.rule("OFF-POL-2", "OFF-POL-3")
def test_elections_go_to_the_most_votes_and_stay_with_what_was_elected() -> None:
    game = council("official")
    law = next(name for name, card in game.cards.political_cards.items() if card.elect == "player" and card.kind == "law")
    table = resolving(game, law)
    assert offers(table, 1) == ["player:0", "player:1", "player:2", "abstain"]
    for seat in (1, 2, 0):
        say(table, seat, "player:2")
    assert game_of(table).state.laws == [Law(CardId(law), "player:2")]
    effect = next(effect for effect in game_of(table).state.effects if effect.source == "law")
    assert (effect.key, effect.owner, effect.where) == (game.catalogue.politics[law].key or law, 2, "player:2")


@pytest.mark.rule("OFF-POL-4")
def test_who_elects_two_names_a_pair() -> None:
    game = council("official")
    assert [option.key for option in game.politics.electable("two_players")] == [
        "player:0+player:1",
        "player:0+player:2",
        "player:1+player:2",
    ]
    planets = len(game.board.planets())
    assert len(game.politics.electable("two_planets")) == planets * (planets - 1) // 2


@pytest.mark.rule("OFF-POL-5")
def test_the_agenda_comes_from_the_hand_or_from_the_deck() -> None:
    game = council("official")
    game.player(1).political_cards = [CardId("checks_and_balances"), CardId("closing_the_wormholes")]
    table = trial(game, lambda g: g.politics.agenda_from_hand(1))
    assert offers(table, 1) == ["card:checks_and_balances", "card:closing_the_wormholes"]
    say(table, 1, "card:closing_the_wormholes")
    assert game_of(table).state.council == [Agenda(CardId("closing_the_wormholes"), 1)]
    game = council("official")
    game.state.political_deck.top = [CardId("code_of_honor")]
    table = trial(game, lambda g: g.politics.agenda_from_hand(1))
    assert asks(table, 1) == "vote"  # an empty hand: the top of the deck
    assert game_of(table).state.council == [Agenda(CardId("code_of_honor"), 1)]


@pytest.mark.rule("OFF-GEN-11")
def test_no_promise_binds_the_next_vote() -> None:
    table = resolving(council("official"), "arms_reduction")
    say(table, 1, "for")
    assert offers(table, 2) == ["for", "against", "abstain"]
    assert [option.key for option in table.acts(1)] == []  # what is not handed over at once is only words


def test_every_kind_of_election_has_outcomes() -> None:
    for ruleset in ("official", "sa17"):
        game = council(ruleset, 4)
        game.state.laws = [Law(CardId("code_of_honor"))]
        hold(game, 0, "mecatol_rex", "wellon")
        for name in game.cards.political_cards:
            kinds = [option if isinstance(option, str) else option.key for option in game.politics.outcomes(name)]
            assert len(dict.fromkeys(kinds)) == len(kinds)
            if game.cards.political_cards[name].elect in ("", "player", "planet", "system", "border", "law", "technology_colour"):
                assert kinds, name


def test_systems_fleets_and_cards_can_be_elected_where_there_are_any() -> None:
    game = new_game("sa17", tiles={"1,0": "nebula_base", "0,1": "empty_base"})
    put(game, 0, "1,0", "dreadnought, fighter")
    put(game, 1, "0,1", "cruiser")
    strategy_cards(game, {"trade": 0})

    def keys(kind: str) -> list[str]:
        return [option.key for option in game.politics.electable(kind)]

    assert keys("special_system") == ["system:1,0"]
    assert keys("void_system") == ["system:0,1"]
    assert keys("fleet") == ["fleet:0:1,0", "fleet:1:0,1"]
    assert keys("dreadnought") == ["dreadnought:0:1,0"]
    assert keys("strategy_card") == ["card:trade"]
    assert keys("public_objective") == []
    assert keys("place_votes") == ["place_votes"]


def test_who_may_not_vote_is_not_asked() -> None:
    game = council("official")
    game.begin_effect("mute", 1, "race")
    assert game.politics.votes(1) == 0
    table = resolving(game, "arms_reduction")
    assert [w.seat for w in table.waiting_for] == [2]


@pytest.mark.parametrize("ruleset", ["official", "cp"])
@pytest.mark.rule("OFF-SE-VOC", "CP-OPT-22")
def test_the_holder_of_assembly_may_have_a_voice_of_the_council_elected(ruleset: str) -> None:
    game = council(ruleset)
    game.state.special = [CardId("voice_of_the_council")]
    game.state.titles = {"voice_of_the_council": 1}
    game.objectives.settle_specials()
    assert game.victory.points(1) == 1
    table = trial(game, lambda g: g.politics.call_voice(0))
    say(table, 0, "call")
    for seat in (1, 2, 0):
        assert offers(table, seat) == ["player:0", "player:1", "player:2", "abstain"]
        say(table, seat, "player:2")
    game = game_of(table)
    assert game.state.titles == {"voice_of_the_council": 2}
    assert [game.victory.points(seat) for seat in range(3)] == [0, 0, 1]  # objective and point change hands
    assert game.politics.votes(2) == council(ruleset).politics.votes(2)  # and nothing else


@pytest.mark.rule("OFF-SE-VOC")
def test_the_election_need_not_be_called_and_ties_are_the_speakers() -> None:
    game = council("official")
    game.state.special = [CardId("voice_of_the_council")]
    table = trial(game, lambda g: g.politics.call_voice(1))
    say(table, 1, "no")
    assert game_of(table).state.titles == {}
    table = trial(game, lambda g: g.politics.call_voice(1))
    say(table, 1, "call")
    for seat in (1, 2, 0):
        say(table, seat, "abstain")
    assert asks(table, 0) == "break_tie"


# -- the Twilight Council: agendas -------------------------------------------------------------------------------------------


@COUNCIL
@pytest.mark.rule("SA17-TWC-01", "SA17-TWC-02", "SA17-STR-07", "SAES-TWC-01", "SAES-TWC-02")
def test_everybody_reveals_one_agenda_from_the_hand_or_the_deck_at_once(ruleset: str) -> None:
    game = council(ruleset, 6)
    for seat in range(6):
        game.player(seat).political_cards = [CardId(f"checks_and_balances#{seat}")]
    table = trial(game, lambda g: g.politics.reveal_agendas())
    assert len(table.waiting_for) == 6
    for seat in range(6):
        assert offers(table, seat) == [f"card:checks_and_balances#{seat}", "random"]
        say(table, seat, "random" if seat == 5 else f"card:checks_and_balances#{seat}")
        if seat < 5:
            assert game_of(table).state.agendas == []  # shown together
    agendas = game_of(table).state.agendas
    assert [agenda.owner for agenda in agendas] == [0, 1, 2, 3, 4, 5]  # one each, under their flags
    assert len(game_of(table).state.political_deck.bag) == 4
    assert game_of(table).player(5).political_cards == ["checks_and_balances#5"]


@COUNCIL
@pytest.mark.rule("SA17-TWC-03", "SA17-TWC-02", "SAES-TWC-03")
def test_a_revealed_agenda_may_be_kept_or_exchanged(ruleset: str) -> None:
    game = council(ruleset, 6)
    lay(game, *((f"checks_and_balances#{seat}", seat) for seat in range(6)))
    game.player(0).political_cards = [CardId("closing_the_wormholes")]
    table = trial(game, lambda g: g.politics.reveal_agendas())
    assert offers(table, 0) == ["keep", "card:closing_the_wormholes", "random"]
    say(table, 0, "card:closing_the_wormholes")
    for seat in range(1, 6):
        say(table, seat, "keep")
    game = game_of(table)
    assert Agenda(CardId("closing_the_wormholes"), 0) in game.state.agendas
    assert len(game.state.agendas) == 6
    assert game.player(0).political_cards == ["checks_and_balances#0"]  # the old one is in hand again, and known
    assert game.state.known["checks_and_balances#0"] == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("SA17-TWC-02", "SA17-GEN-11")
def test_an_agenda_taken_back_counts_against_the_limit_of_the_hand() -> None:
    game = council(seats=6)
    lay(game, ("checks_and_balances#0", 0))
    game.player(0).political_cards = [CardId(f"closing_the_wormholes#{n}") for n in range(game.political_cards.limit(0))]
    table = trial(game, lambda g: g.politics.reveal_agendas())
    assert not game_of(table).political_cards.any_full()
    say(table, 0, "random")
    for seat in [ask.seat for ask in table.pending]:
        say(table, seat, "random")
    assert game_of(table).political_cards.any_full()


@pytest.mark.rule("SA17-TWC-04", "SA17-DUE-08")
@pytest.mark.parametrize(("seats", "random"), [(2, 3), (3, 2), (4, 1), (5, 0), (6, 0)])
def test_few_players_get_random_agendas_up_to_five(seats: int, random: int) -> None:
    game = council(seats=seats)
    for seat in range(seats):
        game.player(seat).political_cards = [CardId(f"checks_and_balances#{seat}")]
    table = trial(game, lambda g: g.politics.reveal_agendas())
    for seat in range(seats):
        say(table, seat, "card:")
    agendas = game_of(table).state.agendas
    assert len([agenda for agenda in agendas if agenda.owner == NOBODY]) == random
    assert len(agendas) == max(5, seats)


@pytest.mark.rule("SA17-TWC-05")
def test_random_agendas_are_removed_in_the_status_phase() -> None:
    game = ascended(council())
    lay(game, ("arms_reduction", 0), ("code_of_honor", NOBODY))
    game.state.political_deck.bag = []
    game.politics.clear_random()
    assert game.state.agendas == [Agenda(CardId("arms_reduction"), 0)]
    assert game.state.political_deck.discard == ["code_of_honor"]


# -- the Twilight Council: Assembly ------------------------------------------------------------------------------------------


def five_agendas(ruleset: str = "sa17", seats: int = 5) -> Game:
    game = council(ruleset, seats)
    names = ("arms_reduction", "code_of_honor", "core_stability", "colonial_redistribution", "conventions_of_war")
    lay(game, *((name, seat if seat < seats else NOBODY) for seat, name in enumerate(names)))
    game.state.political_deck.bag = []
    return game


@pytest.mark.rule("SA17-TWC-07", "SA17-STR-05", "SA17-STR-06", "SA17-TWC-10")
def test_option_a_takes_the_token_and_three_agendas_of_others() -> None:
    game = five_agendas()
    assert game.state.speaker == 0  # already the Speaker: no matter
    table = assembly(game)
    assert offers(table, 0) == ["a", "b"]
    say(table, 0, "a")
    assert "card:arms_reduction" not in offers(table, 0)
    say(table, 0, "card:code_of_honor", "card:core_stability", "card:conventions_of_war")
    assert asks(table, 0) == "agenda_order"
    say(table, 0, "card:conventions_of_war", "card:code_of_honor")
    game = game_of(table)
    assert game.state.speaker == 0
    assert [agenda.card for agenda in game.state.council] == ["conventions_of_war", "code_of_honor", "core_stability"]
    assert [agenda.card for agenda in game.state.agendas] == ["arms_reduction", "colonial_redistribution"]


@pytest.mark.rule("SA17-TWC-07")
def test_random_agendas_are_others_too_and_fewer_than_three_are_all_chosen() -> None:
    game = council()
    lay(game, ("arms_reduction", 0), ("code_of_honor", NOBODY), ("core_stability", 1))
    table = assembly(game)
    say(table, 0, "a", "card:code_of_honor")
    assert asks(table, 0) == "agenda_order"  # the second one was the last there is
    say(table, 0, "card:core_stability")
    assert [agenda.card for agenda in game_of(table).state.council] == ["core_stability", "code_of_honor"]


@COUNCIL
@pytest.mark.rule("SA17-TWC-08", "SA17-STR-05", "SAES-TWC-08")
def test_option_b_gives_the_token_away_and_chooses_any_agenda(ruleset: str) -> None:
    game = five_agendas(ruleset)
    game.state.speaker = 2
    table = assembly(game)
    say(table, 0, "b")
    assert offers(table, 0) == ["player:1", "player:2", "player:3", "player:4"]  # the sitting Speaker too
    say(table, 0, "player:2")
    assert game_of(table).state.speaker == 2
    assert "card:arms_reduction" in offers(table, 0)  # one's own
    say(table, 0, "card:arms_reduction")
    assert asks(table, 0) == "more_agendas"


@pytest.mark.rule("SA17-TWC-09", "OFF-GEN-6")
def test_option_b_includes_or_discards_up_to_three_more() -> None:
    table = assembly(five_agendas())
    say(
        table, 0, "b", "player:1", "card:arms_reduction", "discard:code_of_honor", "include:core_stability", "discard:conventions"
    )
    assert asks(table, 0) == "agenda_order"  # three are the most
    assert game_of(table).state.political_deck.discard == ["code_of_honor", "conventions_of_war"]
    table = assembly(five_agendas())
    say(table, 0, "b", "player:1", "card:arms_reduction", "done")  # up to three: none at all
    assert [agenda.card for agenda in game_of(table).state.council] == ["arms_reduction"]
    assert len(game_of(table).state.agendas) == 4


@COUNCIL
@pytest.mark.rule("SA17-TWC-15", "SA17-STR-08", "SA17-STR-09", "SA17-TWC-13", "SAES-TWC-14")
def test_the_booklets_example_of_an_assembly(ruleset: str) -> None:
    game = council(ruleset, 5)
    lay(game, ("imperial_mandate", 0), ("mutiny", 1), ("fleet_regulations", 2), ("wormhole_research", 3), ("arms_reduction", 4))
    game.state.political_deck.bag = []
    game.player(0).strategy, game.state.speaker = 2, 3
    table = assembly(game)
    say(table, 0, "b", "player:1", "card:imperial_mandate")
    say(table, 0, "include:mutiny", "discard:fleet_regulations", "discard:wormhole_research")
    say(table, 0, "card:imperial_mandate")
    game = game_of(table)
    assert game.state.speaker == 1
    assert game.state.political_deck.discard == ["fleet_regulations", "wormhole_research"]
    say(table, 0, "call")
    no_voice(table)
    assert game.player(0).strategy == 1
    assert [agenda.card for agenda in game.state.council] == ["imperial_mandate", "mutiny", "voice_of_the_council"]


@pytest.mark.rule("SA17-STR-08", "SA17-STR-10")
def test_the_voice_is_called_by_anyone_with_a_counter_once_and_not_in_the_first_round() -> None:
    game = five_agendas()
    game.player(3).strategy = 0
    table = assembly(game)
    say(table, 0, "b", "player:1", "card:arms_reduction", "done")
    assert [w.seat for w in table.waiting_for] == [0, 1, 2, 4]
    say(table, 4, "call")
    say(table, 1, "call")
    no_voice(table)
    game = game_of(table)
    assert [agenda.card for agenda in game.state.council] == ["arms_reduction", "voice_of_the_council"]
    assert [game.player(seat).strategy for seat in range(5)] == [2, 1, 2, 0, 2]  # the first in rotation pays
    early = five_agendas()
    early.state.round = 1
    table = assembly(early)
    say(table, 0, "b", "player:1", "card:arms_reduction", "done")
    assert asks(table, 0) == "ballot"


@EDITIONS
@pytest.mark.rule("SA17-STR-11", "SA17-DUE-15", "SA17-STR-12", "SAES-DUE-26")
def test_the_voice_has_five_votes_more_and_three_in_a_duel(ruleset: str) -> None:
    game = council(ruleset)
    before = game.politics.votes(1)
    game.politics.take_title("voice_of_the_council", 1)
    assert game.politics.votes(1) == before + 5
    game.state.special = [CardId("voice_of_the_council")]
    assert game.objectives.qualifies(1, "voice_of_the_council")
    assert not game.objectives.qualifies(0, "voice_of_the_council")
    duel = council(ruleset, 2)
    before = duel.politics.votes(1)
    duel.politics.take_title("voice_of_the_council", 1)
    assert duel.politics.votes(1) == before + 3


@pytest.mark.rule("SA17-TWC-06")
def test_assembly_first_gives_two_cards_of_each_kind() -> None:
    game = five_agendas()
    strategy_cards(game, {"assembly": 0})
    game.state.action_deck.bag = sorted(c for c in game.action_cards.all_cards() if game.action_cards.of_use(c))[:4]
    game.state.political_deck.bag = [CardId("arms_reduction#2"), CardId("class_struggle#2")]
    table = play(game, Step("strategy_cards.play", 0, what="assembly"))
    assert asks(table, 0) == "twilight_council"
    player = game_of(table).player(0)
    assert (len(player.action_cards), len(player.political_cards)) == (2, 2)


# -- the Twilight Council: votes ---------------------------------------------------------------------------------------------


def voting(*cards: str, seats: int = 3, ruleset: str = "sa17") -> Table:
    """A vote on these agendas with nobody calling for a Voice; the first three seats have at least 3 votes."""
    game = council(ruleset, seats)
    hold(game, 0, "mecatol_rex")
    hold(game, 1, "mehar_xull")
    hold(game, 2, "torkan")
    lay(game, *((card, NOBODY) for card in cards))
    game.state.political_deck.bag = []
    return no_voice(trial(game, partial(_vote, list(game.state.agendas))))


async def _vote(agendas: list[Agenda], game: AscensionGame) -> None:
    await game.politics.vote(0, agendas)


@COUNCIL
@pytest.mark.rule("SA17-TWC-11", "SA17-ROT-03", "SAES-TWC-11")
def test_all_vote_at_the_same_time_and_in_secret(ruleset: str) -> None:
    table = voting("arms_reduction", ruleset=ruleset)
    assert [w.seat for w in table.waiting_for] == [0, 1, 2]
    say(table, 2, "for")
    say(table, 0, "against")
    assert "votescast" not in told(table)  # nothing is known before the last has written his votes down
    say(table, 1, "none")
    votes = [event for event in table.events_since(None) if event["event"] == "votescast"]
    assert [(vote["seat"], vote["outcome"]) for vote in votes] == [(0, "against"), (2, "for")]


@COUNCIL
@pytest.mark.rule("SA17-TWC-12", "SAES-TWC-11")
def test_all_votes_are_divided_among_the_agendas(ruleset: str) -> None:
    table = voting("arms_reduction", "code_of_honor", ruleset=ruleset)
    say(table, 0, "for", "against")
    assert offers(table, 0) == [f"votes:{n}" for n in range(1, 8)]  # one at least is left for the second
    say(table, 0, "votes:3")
    say(table, 1, "none", "none")  # abstaining altogether is possible
    say(table, 2, "none", "for")  # a single agenda may get all of them
    votes = [event for event in table.events_since(None) if event["event"] == "votescast"]
    total = game_of(table).politics.votes(2)
    assert [(v["seat"], v["card"], v["votes"]) for v in votes] == [
        (0, "arms_reduction", 3),
        (0, "code_of_honor", 5),
        (2, "code_of_honor", total),
    ]


@COUNCIL
@pytest.mark.rule("SA17-TWC-12", "SAES-TWC-11")
def test_who_has_a_single_vote_cannot_divide_it(ruleset: str) -> None:
    game = council(ruleset)
    game.board.exhaust(PlanetId("jord"), "test")
    lay(game, ("arms_reduction", NOBODY), ("code_of_honor", NOBODY))
    table = no_voice(trial(game, partial(_vote, list(game.state.agendas))))
    say(table, 0, "for")
    assert asks(table, 0) == ""


@COUNCIL
@pytest.mark.rule("SA17-TWC-14", "SAES-TWC-13")
def test_an_agenda_without_votes_is_discarded(ruleset: str) -> None:
    table = voting("arms_reduction", "code_of_honor", ruleset=ruleset)
    say(table, 0, "none", "for")
    say(table, 1, "none", "none")
    say(table, 2, "none", "none")
    assert game_of(table).state.political_deck.discard == ["arms_reduction"]
    assert game_of(table).state.laws == [Law(CardId("code_of_honor"))]
    assert [e["card"] for e in table.events_since(None) if e["event"] == "agendadecided"] == ["code_of_honor"]


@COUNCIL
@pytest.mark.rule("SA17-TWC-16", "SA17-TWC-10", "SAES-TWC-15", "SAES-TWC-10")
def test_votes_are_opened_and_carried_out_agenda_by_agenda(ruleset: str) -> None:
    table = voting("code_of_honor", "core_stability", ruleset=ruleset)
    for seat in range(3):
        say(table, seat, "for", "for", "votes:1")
    kinds = [kind for kind in told(table) if kind in ("votescast", "agendadecided", "lawpassed")]
    one = [*["votescast"] * 3, "agendadecided", "lawpassed"]
    assert kinds == [*one, *one]
    assert [law.card for law in game_of(table).state.laws] == ["code_of_honor", "core_stability"]
    assert all(player.sealed == [] for player in game_of(table).state.players)


@COUNCIL
@pytest.mark.rule("SA17-TWC-13", "SA17-STR-12", "SAES-TWC-12")
def test_the_voice_is_voted_on_like_an_agenda(ruleset: str) -> None:
    game = council(ruleset)
    lay(game, ("arms_reduction", NOBODY))
    game.state.special = [CardId("voice_of_the_council")]
    table = trial(game, partial(_vote, list(game.state.agendas)))
    say(table, 0, "call")
    no_voice(table)
    for seat in range(3):
        say(table, seat, "none")
        assert offers(table, seat) == ["player:0", "player:1", "player:2", "none"]
        say(table, seat, "player:1")
    assert game_of(table).state.titles == {"voice_of_the_council": 1}


def test_ties_are_broken_by_the_speaker() -> None:
    game = council()
    for seat in range(3):
        for planet in game.board.planets_of(seat):
            game.board.exhaust(planet.id, "test")
    lay(game, ("code_of_honor", NOBODY))
    table = no_voice(trial(game, partial(_vote, list(game.state.agendas))))
    say(table, 0, "for")
    say(table, 1, "against")
    say(table, 2, "none")
    assert asks(table, 0) == "break_tie"
    assert offers(table, 0) == ["for", "against"]
    say(table, 0, "against")
    assert game_of(table).state.laws == []


def test_the_winners_of_a_vote_are_remembered() -> None:
    table = voting("code_of_honor")
    for seat, key in ((0, "for"), (1, "for"), (2, "none")):
        say(table, seat, key)
    game = game_of(table)
    assert [seat for seat in range(3) if game.board.deeds("won_vote", seat)] == [0, 1]


def test_sealed_votes_are_imagined_from_what_is_known() -> None:
    """Whatever somebody has sealed, another seat imagines the same with the same generator."""
    imagined = []
    for keys in (("for", "against", "votes:1"), ("none", "for"), ("none", "none")):
        game = ascended(council())
        lay(game, ("arms_reduction", NOBODY), ("code_of_honor", NOBODY))
        game.state.council = list(game.state.agendas)
        game.state.agendas = []
        table = trial(game, lambda g: g.politics.write_down(0))
        say(table, 0, *keys)
        say(table, 1, "none", "none")
        say(table, 2, "none", "none")
        ours = ascended(game_of(table))
        assert ours.player(0).sealed or keys[1] == "none"
        ours.politics.reseal(0, ours.player(0), Rng(5))
        imagined.append(list(ours.player(0).sealed))
        assert sum(vote.votes for vote in imagined[-1]) in (0, ours.politics.votes(0))
    assert imagined[0] == imagined[1] == imagined[2]


# -- without the Twilight Council ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", ["sa17 -twilight_council", "sa_es"])
@pytest.mark.rule("SA17-ROT-03", "SAES-ROT-03")
def test_an_open_vote_goes_in_the_direction_of_the_cycler(ruleset: str) -> None:
    for cycler, order in ((1, (1, 2, 0)), (-1, (2, 1, 0))):
        game = council(ruleset, 3)
        game.state.cycler = cycler
        table = no_voice(trial(game, lambda g: g.politics.resolve(0, CardId("code_of_honor"))))
        for seat in order:
            assert [w.seat for w in table.waiting_for] == [seat]
            say(table, seat, "for")


@pytest.mark.rule("SA17-STR-07", "SA17-STR-08", "SA17-ROT-03", "SAES-STR-01")
@ASCENSION
def test_without_the_council_one_agenda_is_placed_and_voted_on_in_rotation(ruleset: str) -> None:
    game = council(f"{ruleset} -twilight_council", 3)
    game.state.cycler = -1
    game.player(2).political_cards = [CardId("checks_and_balances")]
    table = assembly(game)
    say(table, 0, "a", "player:2")
    assert offers(table, 2) == ["card:checks_and_balances", "random"]
    say(table, 2, "card:checks_and_balances")
    assert [agenda.card for agenda in game_of(table).state.council] == ["checks_and_balances"]  # while the Voice is thought about
    no_voice(table)
    for seat in (2, 1, 0):  # counter-clockwise, the Speaker last
        assert [w.seat for w in table.waiting_for] == [seat]
        say(table, seat, "for")


# -- duels ---------------------------------------------------------------------------------------------------------------------


def duel(dice: tuple[int, ...], ruleset: str = "sa17", goods: int = 0) -> Table:
    game = council(ruleset, 2)
    game.player(1).trade_goods = goods
    for seat in range(2):
        for planet in game.board.planets_of(seat):
            game.board.exhaust(planet.id, "test")
    lay(game, ("code_of_honor", NOBODY), ("core_stability", NOBODY))
    game.state.political_deck.bag = []
    return no_voice(trial(game, partial(_vote, list(game.state.agendas)), dice=dice))


@pytest.mark.rule("SA17-DUE-09", "SA17-DUE-10")
def test_in_a_duel_votes_are_bought_for_trade_goods() -> None:
    table = duel((5, 5), goods=3)
    assert [w.seat for w in table.waiting_for] == [1]  # who has goods
    assert offers(table, 1) == ["votes:0", "votes:1", "votes:2", "votes:3"]
    say(table, 1, "votes:2")
    assert game_of(table).player(1).trade_goods == 1
    say(table, 1, "for", "for", "votes:2")  # three votes in all
    say(table, 0, "none", "none")
    votes = [event for event in table.events_since(None) if event["event"] == "votescast"]
    assert [vote["votes"] for vote in votes] == [2, 1]
    assert told(table).count("rolled") == 2  # a die for each agenda


@pytest.mark.rule("SA17-DUE-10", "SA17-DUE-13")
@pytest.mark.parametrize(
    ("face", "votes", "outcome"),
    [
        (10, 6, "for"),
        (9, 4, "for"),
        (8, 3, "for"),
        (7, 2, "for"),
        (6, 1, ""),
        (5, 1, ""),
        (4, 2, "against"),
        (3, 3, "against"),
        (2, 4, "against"),
        (1, 6, "against"),
    ],
)
def test_a_die_favours_the_speaker_or_his_opponent(face: int, votes: int, outcome: str) -> None:
    table = duel((face,))
    say(table, 0, "for")
    say(table, 1, "against")
    if not outcome:
        assert asks(table, 0) == "break_tie"
        say(table, 0, outcome := "for")
    decided = [event for event in table.events_since(None) if event["event"] == "agendadecided"]
    assert [(event["outcome"], event["votes"]) for event in decided] == [(outcome, votes)]


@pytest.mark.rule("SA17-DUE-11")
def test_no_die_is_rolled_for_an_agenda_without_votes() -> None:
    table = duel((10,))
    say(table, 0, "none", "for")
    say(table, 1, "none", "none")
    assert told(table).count("rolled") == 1
    assert game_of(table).state.political_deck.discard == ["code_of_honor"]


@pytest.mark.rule("SA17-DUE-12")
def test_who_placed_no_votes_gets_nothing_from_the_die() -> None:
    table = duel((1,))
    say(table, 0, "for")
    say(table, 1, "none", "for")
    decided = [event for event in table.events_since(None) if event["event"] == "agendadecided"]
    assert (decided[0]["outcome"], decided[0]["votes"]) == ("for", 1)


@pytest.mark.rule("SA17-DUE-14")
@pytest.mark.parametrize(("near", "votes"), [(0, 2), (1, 4), (2, 7), (3, 11)])
@pytest.mark.parametrize("outcome", ["for", "against"])
def test_without_the_council_the_die_weighs_more(near: int, votes: int, outcome: str) -> None:
    face = 7 + near if outcome == "for" else 4 - near
    game = council("sa17 -twilight_council", 2)
    for seat in range(2):
        for planet in game.board.planets_of(seat):
            game.board.exhaust(planet.id, "test")
    table = no_voice(trial(game, lambda g: g.politics.resolve(0, "code_of_honor"), dice=(face,)))
    say(table, 1, "against")
    say(table, 0, "for")
    decided = [event for event in table.events_since(None) if event["event"] == "agendadecided"]
    assert [(event["outcome"], event["votes"]) for event in decided] == [(outcome, votes)]
