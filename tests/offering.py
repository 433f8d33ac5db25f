"""Writes web/test/choices.json: what a new table can be made of, and every option and setting as the rules write it.

`PYTHONPATH=tests python tests/offering.py` after an option, a setting or a preset has changed.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from mecatol.rulesets import EDITIONS, recall
from mecatol.service.offers import OFFERS, choices

KEPT = Path(__file__).parents[1] / "web" / "test" / "choices.json"


def canonical() -> dict[str, str]:
    """Texts that turn one thing of a ruleset, or are recommended, and how the rules write them."""
    found = [each.ruleset for each in OFFERS.presets.values()]
    for edition in choices("en").rulesets:
        found += [f"{edition.id} {'-' if option.printed else '+'}{name}" for name, option in edition.options.items()]
        for word, setting in edition.settings.items():
            values = (*setting.values, *((setting.lowest, setting.highest) if setting.highest else ()))
            found += [f"{edition.id} {word}={value}" for value in values]
    return {text: recall(text).text for text in (*EDITIONS, *found)}


def written() -> bytes:
    """The whole file."""
    offered = msgspec.to_builtins(choices("en"))
    told = {name: offered[name] for name in ("rulesets", "maps", "groups", "presets", "bots", "fewest", "most")}
    return (
        msgspec.json.format(msgspec.json.encode({"choices": told | {"languages": {}, "terms": {}}, "texts": canonical()})) + b"\n"
    )


if __name__ == "__main__":
    KEPT.write_bytes(written())
