"""How fast exact odds are: `python -m bench.odds`, and with `--peer <bundle>` side by side with the calculator players use.

The bundle is zekash-dev/ti-sa-combat-calc's `calculateCombatOutcome` as one ES module; docs/odds.md says how to make it. Its path
may also stand in MECATOL_ODDS_PEER. Every figure is processor time, the best of several calls after a first one, so that other
work on the machine disturbs it little. `--reference` prints the peer's numbers for every battle of the tests instead.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from mecatol.odds import Force, Result, battle
from mecatol.odds.force import OPTIMAL, PRESERVE_POWER, SUSTAIN_FIRST
from mecatol.rulesets import resolve

TESTS = Path(__file__).parent.parent / "tests" / "odds"
REPEATS = 5
SECONDS = 1.5
MEDIUM = "dreadnought, 2 cruiser, 2 destroyer, carrier, 2 fighter"
LARGE = "war_sun, 3 dreadnought, 4 cruiser, 3 destroyer, 3 carrier, 6 fighter"
TEN = "dreadnought, 3 cruiser, 2 destroyer, carrier, 3 fighter"
# what, units of either side, milliseconds allowed, whether the peer finishes
BATTLES = (
    ("small: 3 cruisers", "3 cruiser", 1.0, True),
    ("small: dreadnought, cruiser, destroyer", "dreadnought, cruiser, destroyer", 1.0, True),
    ("medium: 8 v 8 mixed", MEDIUM, 10.0, True),
    ("10 v 10 mixed", TEN, 0.0, True),
    ("6 dreadnoughts", "6 dreadnought", 0.0, True),
    ("large: 20 v 20 with a war sun", LARGE, 100.0, False),
)
OPTIMAL_BATTLES = ("3 cruiser", "dreadnought, cruiser, destroyer", "2 dreadnought, 3 fighter", MEDIUM, TEN)

# The peer's numbers for what both know.
UNITS = {
    "war_sun": 101,
    "dreadnought": 102,
    "cruiser": 103,
    "destroyer": 104,
    "carrier": 105,
    "fighter": 106,
    "mechanized_unit": 111,
    "ground_force": 112,
    "shock_troop": 113,
    "pds": 121,
}
TECHNOLOGIES = {
    "hylar_v_assault_laser": 401,
    "impulsion_shields": 402,
    "automated_defense_turrets": 403,
    "war_sun": 404,
    "graviton_negator": 405,
    "magen_defense_grid": 406,
    "assault_cannon": 407,
    "graviton_laser_system": 408,
    "cybernetics": 409,
    "gen_synthesis": 410,
    "advanced_fighters": 413,
    "maneuvering_jets": 414,
}
HIGH_ALERT, GENERAL, AGENT, ORDER, ADMIRAL, SCIENTIST, KEEP = 501, 502, 503, 505, 901, 902, 903
ANOMALIES = {"": [], "nebula": [801], "ion_storm": [802]}
SOL = 104  # a race without an ability in battle

SCRIPT = """
import fs from "fs";
const { calculateCombatOutcome } = await import(process.argv[1]);
const { battles, repeats } = JSON.parse(fs.readFileSync(0));
const answers = battles.map((input) => {
    delete input.settings.simplificationTarget;
    const times = [];
    let found;
    for (let n = 0; n <= repeats; n++) {
        const start = process.cpuUsage();
        found = calculateCombatOutcome(input);
        const spent = process.cpuUsage(start);
        times.push((spent.user + spent.system) / 1000);
        if (times.reduce((a, b) => a + b) > 30000) break;
    }
    const counted = (left) => [left.units.map((unit) => unit.type), left.probability];
    const left = (side) => found.statistics[side].survivingUnitProbabilities.map(counted);
    return { times, victors: found.victorProbabilities, left: [left("attacker"), left("defender")] };
});
console.log(JSON.stringify(answers));
"""


# -- the peer ----------------------------------------------------------------------------------------------------------------


def peer_answers(bundle: str, inputs: Sequence[dict[str, Any]], repeats: int) -> list[dict[str, Any]]:
    """What the peer says of battles, and how long each call took."""
    command = ["node", "--input-type=module", "-e", SCRIPT, Path(bundle).resolve().as_uri()]
    asked = json.dumps({"battles": inputs, "repeats": repeats})
    done = subprocess.run(command, input=asked, capture_output=True, text=True, check=True)
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


def peer_input(told: dict[str, Any]) -> dict[str, Any]:
    """A battle of the tests in the peer's terms."""
    return {
        "combatType": 2 if told["kind"] == "ground" else 1,
        "attacker": peer_side(told["attacker"]),
        "defender": peer_side(told["defender"]),
        "tags": dict.fromkeys(ANOMALIES[told["where"]], True),
        "settings": {"simplificationTarget": None},
    }


def peer_side(told: dict[str, Any]) -> dict[str, Any]:
    """One side. The peer breaks ties by the order of the list: the cheapest first, as ours does."""
    content = resolve("sa17").content.content

    def cheapest(group: tuple[str, int, int]) -> tuple[float, int]:
        return content.units[group[0]].cost / max(1, content.units[group[0]].per), -group[2]

    tags: dict[int, Any] = {ORDER: 2 if told.get("casualties") == PRESERVE_POWER else 1}
    tags |= {TECHNOLOGIES[technology]: True for technology in told.get("technologies", ())}
    tags |= {HIGH_ALERT: True} if told.get("high_alert") else {}
    kinds = [leader.partition("@")[0] for leader in told.get("leaders", ())]
    tags |= {GENERAL: {"enableRerolls": True}} if "general" in kinds else {}
    tags |= {AGENT: True} if "agent" in kinds else {}
    units = []
    for kind, count, damage in sorted(_parsed(told["units"]), key=cheapest):
        for n in range(count):
            mine = {KEEP: True} if kind in told.get("keep", ()) else {}
            mine |= {ADMIRAL: True} if n == 0 and f"admiral@{kind}" in told.get("leaders", ()) else {}
            mine |= {SCIENTIST: True} if n == 0 and kind == "pds" and "scientist" in kinds else {}
            units.append({"type": UNITS[kind], "sustainedHits": damage, **({"tags": mine} if mine else {})})
    return {"faction": SOL, "units": units, "tags": tags}


def _parsed(text: str) -> list[tuple[str, int, int]]:
    found = []
    for part in text.split(","):
        *number, name = part.split()
        kind, _, damage = name.partition("*")
        found.append((kind, int(number[0]) if number else 1, int(damage or 0)))
    return found


def reference(bundle: str) -> list[dict[str, Any]]:
    """Every battle of the tests with the peer's numbers: chances, and how many units of either side are left."""
    battles = json.loads((TESTS / "peer.json").read_text())
    answers = peer_answers(bundle, [peer_input(told) for told in battles], 0)
    for told, answer in zip(battles, answers, strict=True):
        fighting = range(110, 120) if told["kind"] == "ground" else range(100, 110)
        told["win"], told["draw"] = answer["victors"]["attacker"], answer["victors"]["draw"]
        told["lose"] = answer["victors"]["defender"]
        told["left"] = [_numbers(side, fighting) for side in answer["left"]]
    return list(battles)


def _numbers(survivors: list[tuple[list[int], float]], fighting: range) -> list[float]:
    """The chances that none, one, two … units that fight are left."""
    counts = [(sum(kind in fighting for kind in kinds), p) for kinds, p in survivors]
    return [sum(p for count, p in counts if count == n) for n in range(max(count for count, _ in counts) + 1)]


# -- ours --------------------------------------------------------------------------------------------------------------------


def milliseconds(work: Callable[[], object]) -> float:
    """Processor time of a call: the best of at least so many, and of a second's worth, after a first one."""
    work()
    times: list[float] = []
    gc.collect()
    while len(times) < REPEATS or sum(times) < SECONDS:
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return min(times) * 1000


def everything(units: str) -> Result:
    """A battle with all that is usually asked of it."""
    result = battle(units, units)
    assert result.chances.win <= 1
    assert result.attacker.survivors
    assert result.defender.survivors
    return result


def memory(units: str) -> float:
    """The most memory that a call takes, in megabytes."""
    tracemalloc.start()
    everything(units)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return most / 1e6


def compare(bundle: str) -> bool:
    """One line a battle; whether every limit was kept."""
    inputs = [peer_input(_mirror(units)) for _, units, _, able in BATTLES if able]
    answers = iter(peer_answers(bundle, inputs, REPEATS) if bundle else [])
    kept = True
    print(f"{'both sides alike':<42}{'ours, ms':>10}{'MB':>8}{'peer, ms':>12}{'ratio':>9}{'difference':>13}")
    for what, units, limit, able in BATTLES:
        ours = milliseconds(lambda units=units: everything(units))  # type: ignore[misc]
        line = f"{what:<42}{ours:>10.2f}{memory(units):>8.1f}"
        if bundle and able:
            answer = next(answers)
            theirs = min(answer["times"])
            off = abs(answer["victors"]["attacker"] - battle(units, units).win)
            line += f"{theirs:>12.1f}{theirs / ours:>8.0f}x{off:>13.1e}"
        missed = limit > 0 and ours >= limit
        kept = kept and not missed
        print(line + (f"   limit {limit:g}" if limit else "") + ("   MISSED" if missed else ""))
    return kept


def _mirror(units: str) -> dict[str, Any]:
    return {"kind": "space", "where": "", "attacker": {"units": units}, "defender": {"units": units}}


def optimal_gains() -> None:
    """What free choice gains over the fixed orders, against an enemy who sustains first."""
    print(f"\n{'casualties of the attacker':<62}{'sustain':>9}{'preserve':>10}{'optimal':>9}{'gain':>8}{'ms':>9}")
    for units in OPTIMAL_BATTLES:
        chances = [battle(Force(units, casualties=order), units).win for order in (SUSTAIN_FIRST, PRESERVE_POWER, OPTIMAL)]
        took = milliseconds(lambda units=units: battle(Force(units, casualties=OPTIMAL), units))  # type: ignore[misc]
        gain = chances[2] - chances[0]
        print(f"{units:<62}{chances[0]:>9.4f}{chances[1]:>10.4f}{chances[2]:>9.4f}{gain:>+8.4f}{took:>9.1f}")


def main(argv: Sequence[str] | None = None) -> int:
    """Run it; 1 if a limit was missed."""
    parser = argparse.ArgumentParser("bench.odds", description=__doc__)
    parser.add_argument("--peer", default=os.environ.get("MECATOL_ODDS_PEER", ""), help="the peer's bundle")
    parser.add_argument("--reference", action="store_true", help="print the peer's numbers for the battles of the tests")
    args = parser.parse_args(argv)
    if args.reference:
        print("[\n" + ",\n".join(json.dumps(told) for told in reference(args.peer)) + "\n]")
        return 0
    kept = compare(args.peer)
    optimal_gains()
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
