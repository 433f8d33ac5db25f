"""What was told on a page stands for the position that it led to: who reads the record again knows whether he stands there."""

from __future__ import annotations

import msgspec
import pytest
from walks import Walker, new_table

from mecatol.core.errors import Refused
from mecatol.core.saves import read_save, write_save
from mecatol.play import Table


def read_again(table: Table, trace: str) -> Table:
    """A table from its record, which is said to lead to that trace."""
    return Table.load(write_save(msgspec.structs.replace(read_save(table.save()), digest=trace)))


@pytest.mark.parametrize("ruleset", ["official", "sa17"])
def test_whoever_reads_the_record_again_stands_where_its_trace_says(ruleset: str) -> None:
    table, walker = new_table(ruleset, 4, 3), Walker(3)
    for step in range(120):
        before = table.trace()
        walker.step(table)
        if step % 30 == 29:
            table.undo(table.decisions()[-2].mark)
        assert table.trace() != before
        if step % 6 == 0:
            again = read_again(table, table.trace())
            assert not again.notices
            assert (again.trace(), again.digest()) == (table.trace(), table.digest())
            assert [notice.says.id for notice in read_again(table, before).notices] == ["notice-from-checkpoint"]


def test_who_follows_another_table_knows_whether_he_stands_where_it_does() -> None:
    table, walker = new_table("sa17", 4, 5), Walker(5)
    other = Table.load(table.save())
    for _ in range(60):
        before = table.bookmark()
        walker.step(table)
        assert other.follow(table.written_since(before), table.trace())
    before = table.bookmark()
    stale = table.trace()
    walker.step(table)
    assert not other.follow(table.written_since(before), stale)


def test_a_trace_tells_who_is_asked_something_else() -> None:
    table, walker = new_table("sa17", 4, 7), Walker(7)
    seen = {table.trace()}
    for step in range(100):
        walker.step(table)
        assert table.trace() not in seen, step
        seen.add(table.trace())
    with pytest.raises(Refused):
        table.answer(0, "no such question", "")
    assert table.trace() in seen
