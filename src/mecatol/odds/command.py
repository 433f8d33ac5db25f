"""The command `mecatol odds`: the odds of a battle as a table and a bar chart, or as JSON."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Sequence

from mecatol.core.errors import Refused

from . import words
from .clash import Assault, assault, battle
from .force import ORDERS, SENSIBLE, Force
from .position import ANOMALIES
from .result import NAMES, Remains, Result

WIDTH = 40  # of the longest bar
SHOWN = 8  # surviving fleets that are listed
VERSUS = ("vs", "v", "vs.", "versus", "against")
SIDES = (("", "the attacker"), ("their-", "the defender"))


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; what is refused is said in one line."""
    args = _parser().parse_args(argv)
    try:
        found = _worked_out(args)
    except Refused as why:
        print(f"mecatol: {why}", file=sys.stderr)
        return 2
    if args.json:
        print(json.dumps(plain(found), ensure_ascii=False, indent=2))
    else:
        print("\n".join(report(found)))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "mecatol odds",
        description="The exact odds of a battle.",
        epilog="""Example: mecatol odds "3 cruiser, 2 dreadnought" vs "war_sun, 4 fighter" --tech hylar_v_assault_laser""",
    )
    parser.add_argument("attacker", help='the attacker\'s units: "3 cruiser, dreadnought*1, 2 ground_force"')
    parser.add_argument("versus", choices=VERSUS, metavar="vs")
    parser.add_argument(
        "defender", help='the defender\'s units: "2 cruiser, 2 pds, 3 ground_force"; "pds@far" fires from next door'
    )
    parser.add_argument("--ruleset", default="sa17", help="a ruleset as text (default: sa17)")
    parser.add_argument("--where", default="", help=f"an anomaly: {', '.join(ANOMALIES)}")
    parser.add_argument("--kind", default="", help="space, ground or assault, if it is not plain from the units")
    parser.add_argument("--mines", type=int, default=0, help="places with Space Mines on the attacker's way")
    parser.add_argument("--rounds", type=int, default=0, help="show how it stands after each of so many rounds")
    parser.add_argument("--json", action="store_true", help="all numbers, as JSON")
    for prefix, who in SIDES:
        _side_arguments(parser.add_argument_group(who), prefix)
    return parser


def _side_arguments(group: argparse._ArgumentGroup, prefix: str) -> None:
    group.add_argument(f"--{prefix}race", default="")
    group.add_argument(f"--{prefix}tech", default="", help="technologies, with commas between them")
    group.add_argument(f"--{prefix}upgrades", default="")
    group.add_argument(f"--{prefix}leaders", default="", help="admiral, general …; admiral@dreadnought names the ship")
    group.add_argument(f"--{prefix}high-alert", action="store_true")
    group.add_argument(f"--{prefix}bonus", type=int, default=0, help="a bonus on combat rolls, as a card would give")
    group.add_argument(f"--{prefix}bonus-round", type=int, default=0, help="the only round with the bonus")
    group.add_argument(f"--{prefix}ignore", type=int, default=0, help="hits ignored, as by a card")
    group.add_argument(f"--{prefix}goods", type=int, default=0, help="Trade Goods spent on the race's bonus before rounds")
    orders = f"{', '.join(ORDERS)}, or kinds with commas between them"
    group.add_argument(f"--{prefix}casualties", default=SENSIBLE, help=f"who takes the hits: {orders}")
    group.add_argument(f"--{prefix}keep", default="", help="kinds to be kept alive")
    group.add_argument(f"--{prefix}retreat-after", type=int, default=0, help="retreat at the end of this round")
    group.add_argument(f"--{prefix}retreat-below", type=float, default=0.0, help="retreat when the chance to win is lower")
    group.add_argument(f"--{prefix}hold-fire", action="store_true", help="space cannons do not fire")
    group.add_argument(f"--{prefix}commandos", type=int, default=0, help="Shock Troops that do not fight")


def _force(args: argparse.Namespace, prefix: str, units: str) -> Force:
    def said(name: str) -> str:
        return str(getattr(args, f"{prefix}{name}"))

    order = said("casualties")
    return Force(
        units=units,
        race=said("race"),
        technologies=_list(said("tech")),
        upgrades=_list(said("upgrades")),
        leaders=_list(said("leaders")),
        high_alert=bool(getattr(args, f"{prefix}high_alert")),
        bonus=int(said("bonus")),
        bonus_round=int(said("bonus_round")),
        ignore=int(said("ignore")),
        goods=int(said("goods")),
        casualties=order if order in ORDERS else _list(order),
        keep=_list(said("keep")),
        retreat_after=int(said("retreat_after")),
        retreat_below=float(said("retreat_below")),
        holds_fire=bool(getattr(args, f"{prefix}hold_fire")),
        commandos=int(said("commandos")),
    )


def _list(text: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split(",") if word.strip())


def _worked_out(args: argparse.Namespace) -> Result | Assault:
    attacker, defender = _force(args, "", args.attacker), _force(args, "their_", args.defender)
    place = {"ruleset": args.ruleset, "where": args.where}
    if args.kind == "assault":
        return assault(attacker, defender, mines=args.mines, rounds=args.rounds, **place)
    return battle(attacker, defender, kind=args.kind, mines=args.mines, rounds=args.rounds, **place)


# -- telling -----------------------------------------------------------------------------------------------------------------


def plain(found: Result | Assault) -> dict[str, object]:
    """Everything as data."""
    if isinstance(found, Result):
        return found.plain()
    landings = [{"army": words.written(army), "chance": p, "takes_planet": then} for army, p, then in found.landings]
    return {"kind": "assault", "takes_planet": found.takes_planet, "landings": landings, "space": found.space.plain()}


def report(found: Result | Assault) -> list[str]:
    """A readable table with bars."""
    result = found if isinstance(found, Result) else found.space
    lines = [
        _bar("attacker wins", result.win),
        _bar("nobody is left", result.draw),
        _bar("defender wins", result.lose),
        "",
        f"{result.rounds:.2f} rounds on average",
    ]
    lines += [f"{p:.2%} {who} retreats" for who, p in zip(NAMES, result.retreats, strict=True) if p]
    lines += [f"{result.stalemate:.2%} stalemate"] if result.stalemate else []
    for number in range(1, len(result.ending.after) + 1):
        now = result.after(number).chances
        lines.append(f"after round {number}: {now.win:.2%} won, {now.draw:.2%} drawn, {now.lose:.2%} lost, {now.open:.2%} open")
    for name, remains in zip(NAMES, (result.attacker, result.defender), strict=True):
        lines += ["", f"{name}: value {remains.value:.2f} left of {remains.value_before:g}", *_survivors(remains)]
    if isinstance(found, Assault):
        lines += ["", _bar("planet taken", found.takes_planet)]
        lines += [
            f"  {p:7.2%}  lands {words.written(army)}, takes it with {then:.2%}" for army, p, then in found.landings[:SHOWN]
        ]
    lines += ["", *_remarks(result)] if result.notes or result.left_out else []
    return lines


def _bar(name: str, chance: float) -> str:
    return f"{name:<15} {chance:8.3%}  {'█' * round(chance * WIDTH)}".rstrip()


def _survivors(remains: Remains) -> list[str]:
    shown = remains.survivors[:SHOWN]
    lines = [f"  {each.chance:7.2%}  {'█' * round(each.chance * WIDTH):<{WIDTH // 2}} {each.text}" for each in shown]
    rest = sum(each.chance for each in remains.survivors[SHOWN:])
    return [*lines, f"  {rest:7.2%}  anything else"] if rest > 0 else lines


def _remarks(result: Result) -> Iterable[str]:
    yield from (f"note: {note}" for note in result.notes)
    yield from (f"not in the numbers: {key}" for key in result.left_out)
