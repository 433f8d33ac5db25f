"""What a plan would lead to is told before it is signed, on a copy that knows no more than the seat; plans are all or nothing."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec
import pytest
from serving import ENDINGS, Person, Service, on_disk, picked
from tables import new_game, play, put, say

from mecatol.core.hexes import Hex
from mecatol.core.rules import Step
from mecatol.play import Table
from mecatol.rules.state import CardId
from mecatol.service import foresight
from mecatol.service import messages as wire
from mecatol.service.drafts import Draft, Fleet, Shopping, drafted

FRONT = Hex("1,0")


def preview(table: Table, seat: int, keys: Sequence[str]) -> wire.Preview:
    return foresight.preview(table.fork(for_seat=seat), seat, keys)


def before_an_attack(*cards: str) -> Table:
    """A table at which the active player may attack somebody who holds those cards."""
    game = new_game()
    put(game, 0, Hex("0,0"), "3 cruiser")
    put(game, 1, FRONT, "2 cruiser, destroyer")
    game.state.players[1].action_cards = list(map(CardId, cards))
    return Table.load(play(game, Step("action_phase.turn", 0)).save())


def keys_of(found: wire.Preview) -> list[str]:
    assert found.decision is not None
    return [option.key for option in found.decision.options]


def test_a_whole_move_is_tried_without_touching_the_table() -> None:
    table = before_an_attack()
    stood, mark = table.encoded(), table.mark()
    activated = preview(table, 0, [f"activate:{FRONT}"])
    assert activated.decision is not None
    assert activated.decision.name == "move"
    assert activated.decision.pieces == Fleet(())
    moving = next(key for key in keys_of(activated) if key not in ENDINGS)
    moved = preview(table, 0, [f"activate:{FRONT}", moving])
    assert (moved.taken, moved.halt, moved.open) == (2, None, False)
    assert moved.decision is not None
    assert isinstance(moved.decision.pieces, Fleet)
    assert len(moved.decision.pieces.ships) == 1
    assert moved.odds is not None
    assert (moved.odds.attacker.seat, moved.odds.defender.seat, moved.odds.system) == (0, 1, FRONT)
    assert (table.encoded(), table.mark()) == (stood, mark)


def test_what_cannot_be_chosen_stops_it_with_the_clause() -> None:
    table = before_an_attack()
    found = preview(table, 0, [f"activate:{FRONT}", "activate:0,1", "done"])
    assert found.taken == 1
    assert found.halt is not None
    assert found.halt.key == "activate:0,1"
    assert found.halt.text
    assert found.decision is not None
    assert found.decision.name == "move"


def test_nothing_is_told_beyond_chance_or_another_seat() -> None:
    table = before_an_attack()
    moving = next(key for key in keys_of(preview(table, 0, [f"activate:{FRONT}"])) if key not in ENDINGS)
    keys = [f"activate:{FRONT}", moving, "done"]
    while not (found := preview(table, 0, keys)).open:
        assert found.taken == len(keys)
        keys.append(keys_of(found)[-1])
    assert len(keys) < 10
    assert (found.decision, found.price, found.odds) == (None, None, None)
    further = preview(table, 0, [*keys, "done"])
    assert further.taken == len(keys)
    assert further.halt is not None
    assert further.halt.key == "done"


def test_what_others_hold_makes_no_difference() -> None:
    tables = [before_an_attack(), before_an_attack("direct_hit#1"), before_an_attack("skilled_retreat#1")]
    keys = [f"activate:{FRONT}", next(k for k in keys_of(preview(tables[0], 0, [f"activate:{FRONT}"])) if k not in ENDINGS)]
    for number in range(len(keys) + 1):
        one, other, third = (preview(table, 0, keys[:number]) for table in tables)
        assert one == other == third


def test_a_shopping_list_has_its_price() -> None:
    game = new_game()
    home = game.board.home(0)
    put(game, 0, "jord", "space_dock")
    table = say(play(game, Step("action_phase.turn", 0)), 0, f"activate:{home}")
    while (ask := table.asked(0)) is not None and ask.name != "produce":
        table.answer(0, ask.id, "done" if "done" in table.keys(ask) else table.keys(ask)[0])
    found = preview(Table.load(table.save()), 0, ["build:cruiser"])
    assert found.decision is not None
    assert isinstance(found.decision.pieces, Shopping)
    assert [piece.kind for piece in found.decision.pieces.pieces] == ["cruiser"]
    assert found.price is not None
    assert (found.price.currency, found.price.due) == ("resources", game.content.units["cruiser"].cost)
    assert found.price.available >= found.price.due


def test_a_production_tells_what_it_is_bound_by_and_why_not() -> None:
    game = new_game()
    home = game.board.home(0)
    put(game, 0, "jord", "space_dock")
    table = say(play(game, Step("action_phase.turn", 0)), 0, f"activate:{home}")
    while (ask := table.asked(0)) is not None and ask.name != "produce":
        table.answer(0, ask.id, "done" if "done" in table.keys(ask) else table.keys(ask)[0])
    before, after = (preview(Table.load(table.save()), 0, keys).yard for keys in ([], ["build:cruiser"]))
    assert before is not None
    assert after is not None
    assert (after.used, after.ships) == (before.used + 1, before.ships + 1)
    assert (after.capacity, after.supply) == (before.capacity, game.player(0).fleet)
    assert "War Sun" in before.barred["war_sun"]
    assert "cruiser" not in before.barred
    offered = {key.removeprefix("build:") for key in keys_of(preview(Table.load(table.save()), 0, ["build:cruiser"]))}
    assert not offered & set(after.barred)


@pytest.mark.parametrize("ruleset", ["sa17", "official +leaders"])
def test_previews_tell_what_then_happens(ruleset: str) -> None:
    """Wherever a game goes: the draft that was shown is the draft that comes, and every draft has its type."""
    table, random, drafts = Table.new(f"{ruleset} map=auto", ["Ann", "Ben", "Cy"], 5), Random(4), set()
    for _ in range(1500):
        if table.over:
            break
        ask = random.choice(table.pending)
        keys = table.keys(ask)
        key = random.choice(keys)
        told = preview(table, ask.seat, [key]) if ask.draft is not None and random.random() < 0.2 else None
        table.answer(ask.seat, ask.id, key)
        following = table.asked(ask.seat)
        if told is not None and told.decision is not None and following is not None:
            assert told.decision.name == following.name
            assert told.decision.pieces == drafted(following)
        for each in table.pending:
            if (draft := drafted(each)) is not None:
                drafts.add(type(draft).__name__)
                assert msgspec.json.decode(msgspec.json.encode(draft), type=Draft) == draft
    assert len(drafts) >= 4


def test_plans_go_over_the_network_all_or_nothing(service: Service) -> None:
    seats = [{"name": "Ann", "plays": "me"}, {"name": "Ben", "plays": "me"}]
    with service.guest("Ann") as ann, service.guest("Eve") as eve:
        table, random = ann.create(seats, seed=4)["table"]["id"], Random(2)
        planned = 0
        while not planned:
            for seat in (0, 1):
                view = ann.view(table, seat)
                if view["decision"]:
                    planned += plan_ahead(ann, eve, view, service)
                    if not planned:
                        ann.done(ann.answer(view, picked(view, random)))


def plan_ahead(ann: Person, eve: Person, view: dict[str, object], service: Service) -> int:
    """Two answers at once, where the first leads to another question of one's own; 1 where that was possible."""
    decision = view["decision"]
    assert isinstance(decision, dict)
    path = f"/api/tables/{view['table']}/seats/{view['seat']}"
    first = decision["options"][0]["key"]
    told = ann.done(ann.http.post(f"{path}/preview", json={"keys": [first]}))
    if told["decision"] is None:
        return 0
    stood = on_disk(service.file, str(view["table"])).encoded()
    assert eve.http.post(f"{path}/preview", json={"keys": [first]}).status_code == 403
    said = {"decision": decision["id"], "sequence": view["sequence"]}
    refused = ann.http.post(f"{path}/plan", json=said | {"keys": [first, "no such key"]})
    assert (refused.status_code, refused.json()["code"]) == (400, "refused")
    assert on_disk(service.file, str(view["table"])).encoded() == stood
    second = told["decision"]["options"][0]["key"]
    ann.done(ann.http.post(f"{path}/plan", json=said | {"keys": [first, second]}))
    saved = on_disk(service.file, str(view["table"]))
    assert [d.key for d in saved.decisions() if d.by == "player"][-2:] == [first, second]
    return 1
