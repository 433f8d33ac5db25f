"""Games kept from each release: later code loads them, shows every page of them, and plays them on."""

from __future__ import annotations

import gzip
from pathlib import Path

import msgspec
import pytest
from recording import PLANS, Plan, along, kept, load
from walks import Walker, new_table, walk

from mecatol.core.saves import read_save, write_save
from mecatol.play import Table
from mecatol.service.sight import Sight
from mecatol.story import TOGETHER

GAMES = kept()
OTHER_RULES = {"notice-from-checkpoint", "notice-other-rules"}


def name(path: Path) -> str:
    """The release and the game."""
    return f"{path.parent.name}/{path.name.removesuffix('.save.gz')}"


every_game = pytest.mark.parametrize("path", GAMES, ids=name)
games_left = pytest.mark.parametrize("path", [path for path in GAMES if path.name.count("-") > 1], ids=name)


class Onlooker:
    """Looks at a table as the browser shows it, page by page: now as one seat, now as another, now as a spectator."""

    def __init__(self, *, thorough: bool = False) -> None:
        self.thorough = thorough  # with all eyes on every page
        self.pages = 0
        self.sight: Sight | None = None
        self.heard: dict[int | None, int] = {}

    def look(self, table: Table) -> None:
        """Questions with their options, the position, and what was told since the last look, all in words."""
        if self.sight is None or self.sight.table is not table:
            self.sight, self.heard = Sight("kept", table), {}
        for ask in table.pending:
            decision = self.sight.decision(ask.seat)
            assert decision is not None
            assert decision.question
            assert all(option.label for option in decision.options)
        eyes = [*range(table.game.seats()), None]
        for seat in eyes if self.thorough else eyes[self.pages % len(eyes) :][:1]:
            assert msgspec.json.encode(self.sight.view(seat))
            news = self.sight.events(seat, self.heard.get(seat, 0))
            assert all(told.text or told.kind in TOGETHER for told in news)
            self.heard[seat] = table.heard(seat)
        self.pages += 1


def said(table: Table) -> set[str]:
    return {notice.says.id for notice in table.notices}


@every_game
def test_a_kept_game_is_loaded_and_every_page_of_it_is_shown(path: Path) -> None:
    """Where these rules play on differently the table says so and goes on from its last checkpoint."""
    table, onlooker = load(path), Onlooker()
    assert said(table) <= OTHER_RULES
    onlooker.look(table)
    lost = along(table, onlooker.look)
    assert onlooker.pages > 1
    assert lost or "notice-from-checkpoint" not in said(table)


@games_left
def test_a_kept_game_that_was_left_is_played_to_its_end(path: Path) -> None:
    table = load(path)
    assert not table.over
    walk(table, Walker(1))
    assert table.over
    assert table.result == tuple(table.game.state.winners)


@games_left
def test_a_kept_game_by_rules_of_another_fingerprint_stands_as_it_stood_and_says_so(path: Path) -> None:
    data = gzip.decompress(path.read_bytes())
    table = Table.load(write_save(msgspec.structs.replace(read_save(data), fingerprint="of another day")))
    assert said(table) == said(load(path)) | {"notice-other-rules"}
    assert table.encoded() == load(path).encoded()


@pytest.mark.parametrize("plan", [plan for plans in PLANS.values() for plan in plans])
def test_games_planned_for_the_next_release_can_be_begun(plan: Plan) -> None:
    assert new_table(plan.ruleset, plan.seats, 1).pending


@pytest.mark.soak
@every_game
def test_a_kept_game_is_shown_to_every_seat_on_every_page(path: Path) -> None:
    along(load(path), Onlooker(thorough=True).look)
