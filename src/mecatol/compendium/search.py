"""Finding things by what people type: names and words of texts, whatever the accents and capitals, and with small slips."""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence

WORD = re.compile(r"[^\W_]+")
EXACT, BEGINNING, SLIP = 0, 2, 6  # what it costs that a word is there, begins so, or is nearly so
IN_NAME, IN_TEXT = 100, 40
SHORTEST = 3  # letters of a word of which the beginning is enough
LOOKED_AT = 30  # words that have most in common with one that is not there
ALIKE = 0.2  # how much a name has in common with what was typed, to be meant instead


def plain(text: str) -> str:
    """Small letters without accents, the words with one space between them."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return " ".join(WORD.findall("".join(letter for letter in letters if not unicodedata.combining(letter))))


def slips(one: str, other: str, most: int) -> int:
    """How many letters are wrong, missing, too many or changed about; more than `most` is `most` + 1."""
    if abs(len(one) - len(other)) > most:
        return most + 1
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        before, last, row = row, before, [i]
        for j, against in enumerate(other, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != against))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == against:
                cost = min(cost, last[j - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return most + 1
    return min(row[-1], most + 1)


class Finder:
    """Things by number, each with the names it has and the words said of it."""

    def __init__(self, names: Sequence[Sequence[str]], texts: Sequence[str]) -> None:
        self._names = [sorted({plain(name) for name in each} - {""}) for each in names]
        self._in_names = _places([_words_of(each) for each in self._names])
        self._in_texts = _places([set(plain(text).split()) for text in texts])
        self._words = sorted(self._in_names.keys() | self._in_texts.keys())
        self._with = _by_grams(self._words)

    def find(self, query: str) -> list[int]:
        """The things that have all the words of a query, in a name or in what is said of them, the best first."""
        words = list(dict.fromkeys(plain(query).split()))
        if not words:
            return []
        meant = [self._meant(word) for word in words]
        scores = self._all(meant, self._in_texts, IN_TEXT)
        scores |= {thing: score + self._whole(thing, words) for thing, score in self._all(meant, self._in_names, IN_NAME).items()}
        if len(words) > 1:  # "war sun" and "warsun" are the same
            joined = self._all([self._meant("".join(words))], self._in_names, IN_NAME)
            scores |= {thing: max(score, scores.get(thing, 0)) for thing, score in joined.items()}
        return sorted(scores, key=lambda thing: (-scores[thing], thing))

    def nearest(self, query: str, most: int) -> list[int]:
        """The things whose names have most in common with a query that led to nothing."""
        wanted = set(grams(plain(query)))
        alike: list[tuple[float, int]] = []
        for thing, names in enumerate(self._names):
            best = max((_alike(wanted, set(grams(name))) for name in names), default=0.0)
            if best > ALIKE:
                alike.append((-best, thing))
        return [thing for _, thing in sorted(alike)[:most]]

    def _whole(self, thing: int, words: Sequence[str]) -> int:
        """A name that is nothing but what was typed comes first, then the shorter ones."""
        names = [name.split() for name in self._names[thing]]
        return 50 if list(words) in names else max(0, 20 - min(len(name) for name in names))

    def _all(self, meant: Sequence[dict[str, int]], places: dict[str, list[int]], worth: int) -> dict[int, int]:
        """What has one of the words that are meant by each, and how well they fit."""
        found: dict[int, int] | None = None
        for words in meant:
            costs: dict[int, int] = {}
            for word, cost in words.items():
                for thing in places.get(word, ()):
                    costs[thing] = min(cost, costs.get(thing, cost))
            found = costs if found is None else {thing: found[thing] + cost for thing, cost in costs.items() if thing in found}
        return {thing: worth - cost for thing, cost in (found or {}).items()}

    def _meant(self, word: str) -> dict[str, int]:
        """The words that are there and may be meant, and what each costs."""
        exact = {word: EXACT} if word in self._in_names or word in self._in_texts else {}
        if len(word) < SHORTEST:
            return exact
        found = dict.fromkeys(self._beginning(word), BEGINNING) | exact
        return found or dict(self._slipped(word))

    def _beginning(self, word: str) -> Iterator[str]:
        for place in range(bisect_left(self._words, word), len(self._words)):
            if not self._words[place].startswith(word):
                return
            yield self._words[place]

    def _slipped(self, word: str) -> Iterator[tuple[str, int]]:
        most = 1 if len(word) < 6 else 2
        common = Counter(number for gram in grams(word) for number in self._with.get(gram, ()))
        for number, _ in common.most_common(LOOKED_AT):
            wrong = slips(word, self._words[number], most)
            if wrong <= most:
                yield self._words[number], SLIP * wrong


def grams(text: str) -> list[str]:
    """Three letters at a time, with what stands before and after."""
    padded = f"  {text} "
    return [padded[place : place + 3] for place in range(len(padded) - 2)]


def _alike(one: set[str], other: set[str]) -> float:
    return 2 * len(one & other) / (len(one) + len(other))


def _words_of(names: Sequence[str]) -> set[str]:
    return {word for name in names for word in (*name.split(), name.replace(" ", ""))}


def _places(words: Sequence[set[str]]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for thing, each in enumerate(words):
        for word in sorted(each):
            found.setdefault(word, []).append(thing)
    return found


def _by_grams(words: Sequence[str]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for number, word in enumerate(words):
        for gram in dict.fromkeys(grams(word)):
            found.setdefault(gram, []).append(number)
    return found
