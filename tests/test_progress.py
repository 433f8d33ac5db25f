"""How far a seat is with its objectives: counted by the same judges that let it claim them, told to nobody else."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import cast

import pytest
from tables import hold, new_game, play, put

from mecatol import texts
from mecatol.bots import answer_by_bot, make_bots
from mecatol.cards import fall_of_the_empire, objectives
from mecatol.core import table as core
from mecatol.core.rules import Step
from mecatol.narrator import Narrator
from mecatol.play import Table
from mecatol.rules.catalogue import met
from mecatol.rules.official import objectives as chapter
from mecatol.rules.official.game import Game
from mecatol.rules.state import CardId, Objective
from mecatol.rulesets import recall
from mecatol.service.sight import Sight
from mecatol.things import Things

RULESETS = ("sa17 rounds=3", "official +fall_of_the_empire")


def sight(game: Game, language: str = "en") -> Sight:
    """The game as it is told, in a Status Phase in which nothing is asked yet."""
    return Sight("", cast(Table, play(game, Step("status_phase.repair"))), language)


def told(game: Game, objective: str, language: str = "en") -> list[str]:
    """How far the first player is with an objective, in words."""
    table = cast(Table, core.Table.start(game.ruleset, game.state))
    return [Narrator(table, texts.Texts(language)).progress(each) for each in game.objectives.progress(0, objective)]


def test_planets_are_counted() -> None:
    game = new_game("official", 3)
    hold(game, 0, "wellon", "thibah", "saudor")
    assert told(game, "five_planets") == ["planets: 3 of 5, 2 missing"]
    assert told(game, "five_planets", "es") == ["planetas: 3 de 5, faltan 2"]
    hold(game, 0, "tarmann", "vefut_ii")
    assert told(game, "five_planets") == ["planets: 5 of 5, done"]
    assert game.objectives.qualifies(0, "five_planets")


def test_what_could_be_spent_is_counted() -> None:
    game = new_game("official", 3)
    game.player(0).trade_goods = 4
    assert told(game, "spend_6_trade_goods") == ["Trade Goods to spend: 4 of 6, 2 missing"]
    game.player(0).trade_goods = 6
    assert met(game.objectives.progress(0, "spend_6_trade_goods"))


def test_what_can_be_spent_only_once_is_said() -> None:
    game = new_game("official", 3)
    game.player(0).trade_goods = 10
    for planet in game.board.planets_of(0):
        game.board.exhaust(planet.id, "test")
    lines = told(game, "spend_4_trade_goods_3_resources_3_influence")
    assert lines[:3] == [
        "Trade Goods to spend: 10 of 4, done",
        "resources to spend: 10 of 3, done",
        "influence to spend: 10 of 3, done",
    ]
    assert lines[3:] == []
    assert game.objectives.qualifies(0, "spend_4_trade_goods_3_resources_3_influence")
    game.player(0).trade_goods = 9
    assert told(game, "spend_4_trade_goods_3_resources_3_influence")[3:] == ["all of it at once: missing"]


def test_several_things_are_counted_each() -> None:
    game = new_game("official", 3)
    put(game, 0, "0,0", "3 dreadnought")
    assert told(game, "forceful") == ["Mecatol Rex: missing", "Space Dock: missing", "Dreadnoughts: 3 of 4, 1 missing"]


def test_what_is_held_all_round_waits_for_the_status_phase() -> None:
    game = new_game("official", 3)
    hold(game, 0, "mecatol_rex")
    assert told(game, "hold_mecatol_rex") == ["planets: done", "held until the Status Phase: missing"]
    assert not game.objectives.qualifies(0, "hold_mecatol_rex")


def test_a_view_tells_a_seat_of_its_own_objectives_and_of_nobody_elses() -> None:
    game = new_game("official", 3)
    game.state.objectives = [
        Objective(CardId("five_planets")),
        Objective(CardId("five_technologies"), (0,)),
        Objective(CardId("ten_planets"), (), 1),
    ]
    game.player(0).secret_objectives, game.player(1).secret_objectives = [CardId("forceful")], [CardId("usurper")]
    view = sight(game).view(0)
    assert [each.objective for each in view.progress] == ["five_planets", "forceful"]
    assert [(each.what, each.have, each.need) for each in view.progress[0].counts] == [("planets", 0, 5)]
    assert view.qualifies == ()
    assert sight(game).view(None).progress == ()
    theirs = [each.objective for each in sight(game).view(1).progress]
    assert theirs == ["five_planets", "five_technologies", "ten_planets", "usurper"]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_progress_and_judgement_never_part(ruleset: str) -> None:
    table = Table.new(ruleset, ["Ann", "Ben", "Cy", "Dora", "Eve", "Finn"], 4)
    bots = make_bots("random", 6, 4)
    for step in range(900):
        if table.over:
            break
        if step % 60 == 0 and table.game.state.round:
            for seat in range(6):
                for card in table.game.cards.objectives:
                    counts = table.look(table.game.objectives.progress, seat, card)
                    assert (bool(counts) and met(counts)) == table.look(table.game.objectives.qualifies, seat, card), card
        ask = table.pending[0]
        answer_by_bot(table, ask, bots[ask.seat])


def counted() -> list[str]:
    """Whatever the judges of objectives count by a fixed word."""
    found: dict[str, None] = {}
    for module in (objectives, fall_of_the_empire, chapter):
        path = Path(str(module.__file__))
        for file in sorted(path.parent.glob("*.py")) if path.name == "__init__.py" else [path]:
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("Count", "counted"):
                    found.update({str(arg.value): None for arg in node.args[:1] if isinstance(arg, ast.Constant)})
    return sorted(found)


def test_everything_that_is_counted_has_a_word() -> None:
    things = Things(recall("sa17"), texts.Texts())
    spent = ("command_counters", "trade_goods", "resources", "influence", "resources_or_influence", "resources_and_influence")
    wanted = [*counted(), *(f"spend_{name}" for name in spent)]
    assert len(wanted) > 40
    assert [what for what in wanted if not things.texts.has(f"count-{what}")] == []
    parameters = {name for card in things.library.cards.objectives.values() for term in card.terms() for name in term.params}
    units = [name for name in ("leader", "ship", "ground_unit", "non_fighter_ship") if name in parameters]
    assert [name for name in units if not things.texts.has(f"count-{name}")] == []
