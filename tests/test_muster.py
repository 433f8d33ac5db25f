"""A player's units with the numbers they have now, and what makes them so."""

from __future__ import annotations

from typing import cast

import pytest
from races.racing import race_game
from tables import new_game, play

from mecatol import texts
from mecatol.bots import answer_by_bot, make_bots
from mecatol.core.effects import Effect
from mecatol.core.rules import Step
from mecatol.muster import Mustered, muster
from mecatol.narrator import EVERYWHERE, Narrator, resources
from mecatol.play import Table
from mecatol.rules.moments import CAPACITY, COMBAT_DICE, COMBAT_VALUE, COST_HALVES, MOVEMENT, SPACE_CANNON, SUSTAIN
from mecatol.rules.official.game import Game
from mecatol.rules.state import CardId
from mecatol.rulesets import resolve
from mecatol.service.sight import Sight
from mecatol.things import Things

VALUES = (CAPACITY, COMBAT_DICE, COMBAT_VALUE, COST_HALVES, MOVEMENT, SPACE_CANNON, SUSTAIN)
RULESETS = ("sa17", "official +mercenaries", "official +fall_of_the_empire", "sa17 +official_decks")


def unit(game: Game, kind: str, seat: int = 0) -> Mustered:
    return next(each for each in muster(game, seat) if each.kind == kind)


def table_of(game: Game) -> Table:
    return cast(Table, play(game, Step("status_phase.repair")))


def told(game: Game, kind: str, language: str = "en") -> str:
    return Narrator(table_of(game), texts.Texts(language)).unit(unit(game, kind))


def test_a_unit_has_the_numbers_of_its_sheet() -> None:
    game = new_game("official", 3)
    carrier = unit(game, "carrier")
    assert (carrier.cost_halves, carrier.combat, carrier.dice, carrier.movement, carrier.capacity) == (6, 9, 1, 1, 6)
    assert carrier.causes == ()
    assert told(game, "fighter").startswith("Fighter: cost ½, combat 9, move 0")
    assert unit(game, "pds").dice == 1


def test_a_technology_changes_a_number_and_is_named() -> None:
    game = new_game("official", 3)
    game.begin_effect("xrd_transporters", 0, "technology")
    assert unit(game, "carrier").movement == 2
    assert unit(game, "carrier", 1).movement == 1
    assert told(game, "carrier").endswith("XRD Transporters: move 1 → 2")
    assert told(game, "carrier", "es").endswith("Transportadores XRD: movimiento 1 → 2")


def test_a_race_changes_numbers_and_its_ability_is_named() -> None:
    game = race_game("official", "jol_nar", "sol")
    frail = unit(game, "cruiser")
    assert frail.combat == 8
    assert [(cause.number, cause.before, cause.after) for cause in frail.causes] == [("combat", 7, 8)]
    ability = Things(game.ruleset, texts.Texts()).name("abilities", "jol_nar_frail")
    assert told(game, "cruiser").split("; ")[1] == f"{ability}: combat 7 → 8"


def test_a_law_that_changes_a_price_is_named() -> None:
    game = new_game("official", 3)
    game.politics.pass_law(CardId("regulated_conscription"), "for")
    assert told(game, "ground_force").endswith("Regulated Conscription: cost ½ → 1")


def test_everybody_may_look_at_anybodys_units() -> None:
    game = new_game("official", 3)
    game.begin_effect("hylar_v_assault_laser", 1, "technology")
    cruiser = next(each for each in Sight("", table_of(game)).units(1) if each.kind == "cruiser")
    assert (cruiser.combat, cruiser.cost) == (6, 2.0)
    assert [(cause.number, cause.source, cause.before, cause.after) for cause in cruiser.causes] == [
        ("combat", "Hylar V Assault Laser", 7, 6)
    ]


def test_halves_of_resources_are_written_as_such() -> None:
    assert [resources(halves) for halves in (0, 1, 2, 3)] == ["0", "½", "1", "1½"]


@pytest.mark.parametrize(("ruleset", "players", "seed"), [("sa17 rounds=3", 6, 5), ("official rounds=3 map=auto", 6, 6)])
def test_units_can_be_looked_at_whenever_somebody_is_asked(ruleset: str, players: int, seed: int) -> None:
    table = Table.new(ruleset, [f"P{n}" for n in range(players)], seed)
    bots, found = make_bots("random", players, seed), 0
    for step in range(1500):
        if table.over:
            break
        if step % 25 == 0:
            found += sum(len(table.look(muster, table.game, seat)) for seat in range(players))
        ask = table.pending[0]
        answer_by_bot(table, ask, bots[ask.seat])
    assert found > 1000


@pytest.mark.parametrize("language", texts.languages())
def test_whatever_changes_a_number_of_a_unit_has_a_name(language: str) -> None:
    """Keys of other rulesets' cards are in none of its tables: each is named where its card is."""
    nameless: list[str] = []
    every = [Things(resolve(ruleset), texts.Texts(language)) for ruleset in RULESETS]
    for ruleset in RULESETS:
        names = {value.name for value in VALUES}
        table = cast(Table, play(new_game(ruleset.split()[0], 3), Step("status_phase.repair")))
        narrator = Narrator(table, texts.Texts(language))
        for key, changes in resolve(ruleset).behaviours.modifiers.items():
            elsewhere = any(things.name(each, key) for things in every for each in EVERYWHERE)
            said = narrator.source(Effect(1, key, 0, "card"))
            if names & set(changes) and said == key.replace("_", " ") and not elsewhere:
                nameless.append(key)
    assert nameless == []
