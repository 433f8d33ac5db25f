"""What people write: fleets, technologies, races. A word that means nothing is named, with the nearest one that does."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import cache

from mecatol.core.decisions import Message, message
from mecatol.core.errors import Refused
from mecatol.core.rules import Ruleset
from mecatol.rules import forces
from mecatol.rules.content import Content
from mecatol.rules.forces import Groups
from mecatol.rules.pieces import is_mercenary
from mecatol.rules.state import SPACE_SIDE, UNITS, Group, UnitId
from mecatol.rulesets import recall, resolve

FAR = "far"  # the mark of a PDS that fires from the next system
HIRING = "mercenaries"  # the option that has Mercenaries
OTHER_NAMES: dict[str, UnitId] = {"armor": "mechanized_unit", "mech": "mechanized_unit", "sd": "space_dock"}
MOST_TOKENS = 30  # Fighters and ground units on a side: there are tokens for as many as one likes
MOST_UNITS = 60  # on a side
PART = re.compile(  # one Mercenary's name begins with a number
    r"(?:(?P<count>[+-]?\d{1,9})(?!\d*n6)\s*x?\s*)?(?P<name>(?:52n6|[^\W\d_])[^*@]*?)"
    r"\s*(?:\*(?P<damage>-?\d{1,9}))?\s*(?:@\s*(?P<mark>\w+))?",
    re.IGNORECASE,
)


class OddsError(Refused):
    """What was asked describes no battle; the message names the word that is wrong."""


def nearest(word: str, known: Iterable[str]) -> list[Message]:
    """A suggestion to put behind a refusal, or nothing."""
    return [message("refused-nearest", word=near) for near in get_close_matches(word, list(known), 1, 0.5)]


def units(text: str, content: Content) -> Groups:
    """ "3 cruiser, dreadnought*1, 2 pds@far": how many of what, `*n` with so much damage, `@far` in the next system."""
    found = forces.together([_part(part.strip(), content) for part in text.split(",") if part.strip()])
    for kind in dict.fromkeys(group.kind for group in found):
        pieces = max(content.units[kind].limit, content.units[kind].increased_limit)
        most = pieces * 3 // 2 if pieces else MOST_TOKENS
        if kind != "flagship" and (count := forces.count(found, kind)) > most:
            raise OddsError(message("odds-many-of-a-kind", count=count, kind=kind, most=most))
    if (total := forces.count(found)) > MOST_UNITS:
        raise OddsError(message("odds-many-units", count=total, most=MOST_UNITS))
    return found


def _part(part: str, content: Content) -> Group:
    read = PART.fullmatch(part)
    if read is None:
        raise OddsError(message("odds-unread", part=part))
    kind = unit(read["name"], content)
    count, damage, mark = int(read["count"] or 1), int(read["damage"] or 0), read["mark"] or ""
    if count < 0:
        raise OddsError(message("odds-no-count", part=part, number=count))
    if damage < 0:
        raise OddsError(message("odds-no-damage", part=part, number=damage))
    if mark and (mark != FAR or kind != "pds"):
        raise OddsError(message("odds-far", part=part), *nearest(mark, [FAR]))
    return Group(kind, count, damage, mark)


def unit(word: str, content: Content) -> UnitId:
    """The kind of unit that a word means: its id or its name, in the singular or plural."""
    if word in UNITS:
        return word
    plain = plain_word(word)
    names: dict[str, UnitId] = (
        {plain_word(content.units[kind].name): kind for kind in UNITS} | OTHER_NAMES | {kind: kind for kind in UNITS}
    )
    hired = [kind for kind in content.units if is_mercenary(kind)]
    names |= {plain_word(content.units[kind].name): kind for kind in hired if kind not in SPACE_SIDE}
    names |= {kind: kind for kind in hired} | {f"{plain_word(content.units[k].name)}_ground": k for k in hired if k in SPACE_SIDE}
    for spelled in (plain, plain.removesuffix("s")):
        if spelled in names:
            return names[spelled]
    raise OddsError(message("odds-no-unit", word=word), *nearest(plain, names))


def played_with(ruleset: str, *fleets: str) -> Ruleset:
    """The ruleset of a battle: whoever names a Mercenary plays with them."""
    found = recall(ruleset)
    if found.parameters.mercenaries or not any(named := _hired(fleet, found) for fleet in fleets):
        return found
    try:
        return resolve(f"{ruleset} +{HIRING}")
    except Refused as why:
        raise OddsError(message("odds-mercenary", word=named), *why.why) from None


def _hired(fleet: str, ruleset: Ruleset) -> str:
    """The first Mercenary that a text names."""
    names = _mercenaries(ruleset.text)
    for part in fleet.split(","):
        read = PART.fullmatch(part.strip())
        if read is not None and plain_word(read["name"]).removesuffix("_ground") in names:
            return read["name"]
    return ""


@cache
def _mercenaries(ruleset: str) -> tuple[str, ...]:
    cards = recall(ruleset).content.cards.mercenaries
    return (*(plain_word(card.name) for card in cards.values()), *cards)


def plain_word(word: str) -> str:
    """A word as ids are spelled."""
    return "_".join(re.findall(r"[a-z0-9]+", word.lower().replace("'", "")))


def known(words: Sequence[str], names: Mapping[str, str], what: str) -> tuple[str, ...]:
    """The ids that words mean, by id or name; `names` has the name of every id."""
    if all(word in names for word in words):
        return tuple(words)
    by_name = {plain_word(name): each for each, name in names.items()} | {plain_word(each): each for each in names}
    found = []
    for word in words:
        plain = plain_word(word)
        if plain not in by_name:
            raise OddsError(message("odds-no-such", word=word, what=what), *nearest(plain, by_name))
        found.append(by_name[plain])
    return tuple(found)


def written(groups: Iterable[Group]) -> str:
    """Units as a text that reads back."""
    return ", ".join(_written(group) for group in groups) or "nothing"


def _written(group: Group) -> str:
    count = f"{group.count} " if group.count != 1 else ""
    damage = f"*{group.damage}" if group.damage else ""
    return f"{count}{group.kind}{damage}" + (f"@{group.mark}" if group.mark else "")
