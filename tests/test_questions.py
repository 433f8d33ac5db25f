"""Questions, drafts and waiting panels say what they are about, in every language."""

from __future__ import annotations

import re
from typing import cast

import pytest
from dealing import acts, dealt
from leading import acting, lead
from opening import begin, go_on
from skirmish import fight, fleets
from strategic import holding, plays, refuse, uses
from tables import asks, game_of, hold, new_game, play, put, say
from trial import trial
from voting import senate, vote

from mecatol import texts
from mecatol.bots import answer_by_bot, make_bots
from mecatol.core import table as core
from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.narrator import Narrator
from mecatol.play import Table
from mecatol.rules.state import Action, CardId
from mecatol.service.sight import Sight
from mecatol.subjects import subjects

# A gap where something was not named: "by :", "at ?", two spaces, empty brackets.
GAP = re.compile(r"  | [?:,.)]|\( |\(\)|[“«]\s|^[:,.?]")
# What others read of somebody they wait for: his name stands before it, and it speaks of him.
GRAMMAR = re.compile(r"(?i:\b(?:you|yours?|tú|tus?|te|ti)\b)|^[A-Z¿]|[.?:]$|[a-z]_[a-z]|\d,-?\d|[{}]")
GAMES = (
    ("sa17 rounds=3", 4, 1),
    ("sa17 rounds=2 +distant_suns +promissory_notes", 3, 2),
    ("official rounds=3 map=auto", 4, 6),
    ("official rounds=2 map=auto +political_intrigue", 4, 8),
    ("official rounds=2 map=auto +mercenaries", 3, 9),
    ("official +fall_of_the_empire", 6, 10),
    ("sa_es rounds=2 map=auto", 4, 11),
    ("cp rounds=2 map=auto", 4, 12),
)


def speaks(table: core.Table, language: str = "en") -> Narrator:
    return Narrator(cast(Table, table), texts.Texts(language))


def asked(table: core.Table, seat: int, language: str = "en") -> str:
    ask = table.asked(seat)
    assert ask is not None
    return speaks(table, language).question(ask)


@pytest.mark.parametrize(("ruleset", "players", "seed"), GAMES)
def test_no_question_and_no_waiting_panel_leaves_a_gap(ruleset: str, players: int, seed: int) -> None:
    table = Table.new(ruleset, ["Ann", "Ben", "Cy", "Dora", "Eve", "Finn"][:players], seed)
    bots, said, waited = make_bots("random", players, seed), dict[str, None](), dict[tuple[str, str], None]()
    narrators = [Narrator(table, texts.Texts(language)) for language in texts.languages()]
    for _ in range(1500):
        if table.over:
            break
        ask = table.pending[0]
        for narrator in narrators:
            said.update(dict.fromkeys((narrator.question(ask), *map(narrator.waiting, table.waiting_for))))
            said.update(dict.fromkeys((*narrator.draft(ask.draft), *narrator.explained(ask))))
        waited.update(dict.fromkeys((each.what, narrator.waiting(each)) for narrator in narrators for each in table.waiting_for))
        answer_by_bot(table, ask, bots[ask.seat])
    assert len(said) > 50
    assert [line for line in said if GAP.search(line)] == []
    assert [(what, line) for what, line in waited if GRAMMAR.search(line)] == []
    assert [what for what, _ in waited if not texts.Texts().has(f"ask-{what}")] == []


def test_a_secondary_is_offered_with_its_price_and_its_effect() -> None:
    table = uses(holding("sa17", {"technology": 0}), "technology", 1)
    ask = table.pending[0]
    assert asked(table, 1) == "Technology: do you use its secondary ability?"
    assert speaks(table).option(ask, table.options(ask)[0]).endswith(", for a Command Counter of Strategy Allocation")
    effect = "Technology: For a counter of Strategy Allocation: buy a technology"
    assert any(line.startswith(effect) for line in speaks(table).explained(ask))


def test_why_a_secondary_is_not_offered_is_said() -> None:
    game = holding("sa17", {"technology": 0})
    game.player(1).strategy = 0
    table = uses(game, "technology", 1)
    why = "no Command Counter in Strategy Allocation."
    assert speaks(table).news(1)[-1] == f"P1 cannot use the secondary of Technology: {why}"
    assert speaks(table, "es").news(1)[-1].endswith("no tiene Marcadores de Comando en la Cuota Estratégica.")


def test_nobody_is_told_of_a_secondary_that_is_not_there() -> None:
    table = refuse(plays(holding("sa17", {"prospect": 0}, 4), "prospect"))
    assert not [line for line in speaks(table).news() if "secondary" in line]


def test_a_bid_names_its_home_and_who_has_bid_for_it() -> None:
    table = go_on(begin("sa17", 3, dice=[10, 9, 8]), to="home_location")
    home, *_ = homes = [option.key for option in table.options(table.pending[0])]
    say(table, 0, home)
    question, stake = asked(table, 0).split("? ")
    assert question == "How many Trade Goods do you bid for the home at place 1 of ring 3"
    assert stake == "Whoever bids less than the highest bid is paid the difference."
    say(table, 0, "bid:2")
    ask = table.pending[0]
    labels = [speaks(table).option(ask, option) for option in table.options(ask)]
    assert labels[0] == "place 1 of ring 3, P0 has bid 2"
    assert [label.endswith(", still free") for label in labels] == [key != home for key in homes]


def test_a_leader_goes_aboard_or_to_a_planet() -> None:
    game = new_game("sa17")
    put(game, 0, "0,-2", "cruiser")
    lead(game, 0, "sol_rev", "planet:jord")
    for language, boards in (("en", "Rev aboard the ships at Jord"), ("es", "Rev a bordo de las naves en Jord")):
        table = acting(game, "0,-2", "leaders.between_steps")
        ask = table.pending[0]
        assert speaks(table, language).option(ask, table.options(ask)[0]) == boards


def test_a_primary_names_its_card() -> None:
    table = plays(holding("sa17", {"prospect": 0}, 4), "prospect")
    assert asked(table, 0) == "How do you use the primary ability of Prospect?"
    assert asked(table, 0, "es") == "¿Cómo usas la Habilidad Primaria de Prospecto (Prospect)?"


def test_a_vote_names_its_agenda_and_has_its_text() -> None:
    game = senate()
    hold(game, 1, "wellon", "thibah")
    table = trial(game, lambda game: game.politics.resolve(0, "arms_reduction"))
    ask = table.pending[0]
    assert (ask.seat, game_of(table).politics.votes(1)) == (1, 4)
    assert asked(table, 1) == "How do you vote on Arms Reduction? You have 4 votes."
    assert asked(table, 1, "es") == "¿Cómo votas sobre Reducción de Armas? Tienes 4 votos."
    assert any("For: each fleet is cut" in line and "Against:" in line for line in speaks(table).explained(ask))
    assert [speaks(table).waiting(each) for each in table.waiting_for] == ["votes on Arms Reduction"]


def test_what_an_agenda_lets_somebody_choose_names_the_agenda() -> None:
    game = senate()
    hold(game, 0, "wellon", "thibah")
    table = vote(game, "colonial_redistribution", "for")
    assert "card:colonial_redistribution" in subjects(game_of(table), table.pending[0])
    assert not game_of(refuse(table)).politics.carried_out()


def test_a_card_played_is_told_with_its_aim() -> None:
    game = dealt((0, "plague"), (1, "sabotage"))
    hold(game, 1, "wellon", "thibah")
    for planet in ("wellon", "thibah"):
        put(game, 1, planet, "3 ground_force")
    table = acts(game, "plague", "planet:wellon")
    assert asked(table, 1) == "P0 plays Plague on Wellon: do you answer?"
    assert asked(table, 1, "es") == "P0 juega Plaga sobre Wellon: ¿respondes?"


def test_both_who_are_about_to_fight_are_named() -> None:
    table = fight(fleets("carrier, 2 fighter", "dreadnought", "official", seat_0="fighter_prototype"))
    assert asked(table, 0) == "P0 and P1 are about to fight at Thibah: do you do something before?"
    assert asked(table, 0, "es") == "P0 y P1 van a luchar en Thibah: ¿haces algo antes?"


def test_the_same_vote_asked_again_says_how_many_votes_one_has_by_then() -> None:
    game = senate()
    hold(game, 1, "wellon", "thibah")
    game.player(1).action_cards = [CardId("fantastic_rhetoric")]
    table = trial(game, lambda game: game.politics.resolve(0, "arms_reduction"))
    sight, before = Sight("T", cast(Table, table)), table.mark()
    said = []
    for key in ("pass", "card:fantastic_rhetoric"):
        say(table, 1, key)
        while asks(table, 1) != "vote":
            say(table, table.pending[0].seat, "pass")
        decision = sight.decision(1)
        assert decision is not None
        said.append(decision.question)
        table.undo(before)
        sight.look_again()
    assert said == [f"How do you vote on Arms Reduction? You have {votes} votes." for votes in (4, 14)]


def test_in_a_transfer_each_ship_says_which_way_it_goes() -> None:
    game = new_game("official")
    put(game, 0, "0,-2", "carrier")
    put(game, 0, "0,-1", "cruiser")
    hold(game, 0, "wellon")
    table = say(play(game, Step("transfer.begin", 0)), 0, "system:0,-2")
    assert asked(table, 0) == "What moves between Jord on one side and Wellon on the other?"
    ask = table.pending[0]
    labels = [speaks(table).option(ask, option) for option in table.options(ask)]
    assert labels[:2] == ["Cruiser from Wellon to Jord", "Carrier from Jord to Wellon"]


def test_a_fleet_is_a_sentence() -> None:
    game = new_game("sa17", 2)
    home = game.board.home(0)
    put(game, 0, home, "2 cruiser, carrier")
    put(game, 0, "jord", "3 ground_force")
    game.state.action = Action(0, "tactical", Hex("0,-1"))
    table = play(game, Step("movement.move", 0, "0,-1"))
    assert asked(table, 0) == "What moves to Wellon?"
    assert [speaks(table).waiting(each) for each in table.waiting_for] == ["moves ships to Wellon"]
    load = ["load:planet:jord:ground_force"] * 3
    say(table, 0, "ship:0,-2:cruiser", "ship:0,-2:cruiser", "ship:0,-2:carrier", *load)
    told = "2 Cruisers and 1 Carrier with 3 Ground Forces go from Jord to Wellon"
    assert list(speaks(table).draft(table.pending[0].draft)) == [told]
    told = "2 Cruceros y 1 Transporte con 3 Fuerzas Terrestres van de Jord a Wellon"
    assert list(speaks(table, "es").draft(table.pending[0].draft)) == [told]


@pytest.mark.parametrize(("language", "said"), [("en", "To the south, towards"), ("es", "Al sur, hacia")])
def test_a_border_for_a_mine_is_told_by_the_side_on_which_it_lies(language: str, said: str) -> None:
    game = new_game("sa17")
    put(game, 0, "0,-2", "cruiser")
    table = play(game, Step("space_mines.offer", 0, "0,-2"))
    ask = table.asked(0)
    assert ask is not None
    labels = [speaks(table, language).option(ask, option) for option in table.options(ask)]
    assert [label.startswith(said) for label in labels].count(True) == 1, labels
