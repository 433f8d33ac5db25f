"""Functions that keep their answers give those that they would work out."""

from __future__ import annotations

from mecatol.core.memo import ANSWERS_KEPT, kept


def test_an_answer_is_worked_out_once() -> None:
    asked: list[str] = []

    @kept
    def loud(word: str) -> str:
        asked.append(word)
        return word.upper()

    assert [loud("a"), loud("b"), loud("a")] == ["A", "B", "A"]
    assert asked == ["a", "b"]


def test_more_answers_than_are_kept_are_those_of_the_function_itself() -> None:
    asked: list[int] = []

    def square(number: int) -> int:
        asked.append(number)
        return number * number

    remembered, numbers = kept(square), range(2 * ANSWERS_KEPT + 1)
    assert [remembered(number) for number in numbers] == [number * number for number in numbers]
    assert [remembered(number) for number in numbers] == [number * number for number in numbers]
    assert len(asked) > len(numbers), "some were forgotten, so that memory has an end"


def test_arguments_beyond_the_first_tell_answers_apart() -> None:
    @kept
    def joined(one: str, other: str = "x") -> str:
        return one + other

    @kept
    def alone(one: str = "x") -> str:
        return one

    assert (joined("a"), joined("a", "b"), joined("a", other="c"), joined("a")) == ("ax", "ab", "ac", "ax")
    assert (alone(), alone("a"), alone(one="b")) == ("x", "a", "b")


def test_what_fails_is_not_kept() -> None:
    answers: dict[str, int] = {}

    @kept
    def found(word: str) -> int:
        return answers[word]

    for _ in range(2):
        try:
            found("a")
        except KeyError:
            answers["a"] = 1
    assert found("a") == 1
