"""The command `mecatol odds`: the odds of a battle as a table and a bar chart, or as JSON."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence

from mecatol.commands import Parser, spoken
from mecatol.core.errors import Refused
from mecatol.texts import Texts

from . import words
from .clash import Assault, assault, battle
from .force import ORDERS, SENSIBLE, Force
from .position import ANOMALIES
from .result import NAMES, Remains, Result

WIDTH = 40  # of the longest bar
SHOWN = 8  # surviving fleets that are listed
VERSUS = ("vs", "v", "vs.", "versus", "against")
SIDES = (("", "help-attackers"), ("their-", "help-defenders"))


def main(argv: Sequence[str]) -> int:
    """Run the command; what is refused is said in one line."""
    texts = spoken(argv)
    args = _parser(texts).parse_args(argv)
    try:
        found = _worked_out(args)
    except Refused as why:
        print(f"mecatol: {why.words(texts.reason)}", file=sys.stderr)
        return 2
    if args.json:
        print(json.dumps(plain(found, texts), ensure_ascii=False, indent=2))
    else:
        print("\n".join(report(found, texts)))
    return 0


def _parser(texts: Texts) -> Parser:
    say, parser = texts.say, Parser(texts, "mecatol odds", "help-odds-of-a-battle", "help-odds-example")
    parser.add_argument("attacker", metavar=say("command-attacker"), help=say("help-attacker"))
    parser.add_argument("versus", choices=VERSUS, metavar="vs")
    parser.add_argument("defender", metavar=say("command-defender"), help=say("help-defender"))
    parser.add_argument("--ruleset", default="sa17", help=say("help-ruleset"))
    parser.add_argument("--where", default="", help=say("help-where", {"anomalies": ", ".join(ANOMALIES)}))
    parser.add_argument("--kind", default="", help=say("help-kind"))
    parser.add_argument("--mines", type=int, default=0, help=say("help-mines"))
    parser.add_argument("--rounds", type=int, default=0, help=say("help-rounds"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    for prefix, who in SIDES:
        _side_arguments(parser.add_argument_group(say(who)), prefix, texts)
    return parser


def _side_arguments(group: argparse._ArgumentGroup, prefix: str, texts: Texts) -> None:
    say = texts.say
    for name in ("race", "tech", "upgrades", "leaders"):
        group.add_argument(f"--{prefix}{name}", default="", help=say(f"help-{name}"))
    group.add_argument(f"--{prefix}high-alert", action="store_true", help=say("help-high-alert"))
    for name in ("bonus", "bonus-round", "ignore", "goods"):
        group.add_argument(f"--{prefix}{name}", type=int, default=0, help=say(f"help-{name}"))
    group.add_argument(f"--{prefix}casualties", default=SENSIBLE, help=say("help-casualties", {"orders": ", ".join(ORDERS)}))
    group.add_argument(f"--{prefix}keep", default="", help=say("help-keep"))
    group.add_argument(f"--{prefix}retreat-after", type=int, default=0, help=say("help-retreat-after"))
    group.add_argument(f"--{prefix}retreat-below", type=float, default=0.0, help=say("help-retreat-below"))
    group.add_argument(f"--{prefix}hold-fire", action="store_true", help=say("help-hold-fire"))
    group.add_argument(f"--{prefix}commandos", type=int, default=0, help=say("help-commandos"))


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


def plain(found: Result | Assault, texts: Texts) -> dict[str, object]:
    """Everything as data."""
    if isinstance(found, Result):
        return found.plain(texts)
    landings = [{"army": words.written(army), "chance": p, "takes_planet": then} for army, p, then in found.landings]
    return {"kind": "assault", "takes_planet": found.takes_planet, "landings": landings, "space": found.space.plain(texts)}


def report(found: Result | Assault, texts: Texts) -> list[str]:
    """A readable table with bars."""
    result, say = found if isinstance(found, Result) else found.space, texts.say
    chances = [_bar(say(f"odds-{what}"), getattr(result, what)) for what in ("win", "draw", "lose")]
    lines = [*chances, "", say("odds-rounds", {"rounds": f"{result.rounds:.2f}"})]
    for who, p in zip(NAMES, result.retreats, strict=True):
        lines += [say("odds-retreats", {"side": who, "chance": f"{p:.2%}"})] if p else []
    lines += [say("odds-stalemate", {"chance": f"{result.stalemate:.2%}"})] if result.stalemate else []
    for number in range(1, len(result.ending.after) + 1):
        now = result.after(number).chances
        told = {name: f"{getattr(now, name):.2%}" for name in ("win", "draw", "lose", "open")}
        lines.append(say("odds-after", {"round": number, **told}))
    for name, remains in zip(NAMES, (result.attacker, result.defender), strict=True):
        value = {"side": name, "left": f"{remains.value:.2f}", "before": f"{remains.value_before:g}"}
        lines += ["", say("odds-value", value), *_survivors(remains, texts)]
    if isinstance(found, Assault):
        lines += ["", _bar(say("odds-taken"), found.takes_planet)]
        for army, p, then in found.landings[:SHOWN]:
            lines.append(f"  {p:7.2%}  " + say("odds-lands", {"units": words.written(army), "chance": f"{then:.2%}"}))
    remarks = [*(say("odds-note", {"note": texts.reason(note)}) for note in result.notes)]
    remarks += [say("odds-left-out", {"effect": key}) for key in result.left_out]
    return [*lines, "", *remarks] if remarks else lines


def _bar(name: str, chance: float) -> str:
    return f"{name:<15} {chance:8.3%}  {'█' * round(chance * WIDTH)}".rstrip()


def _survivors(remains: Remains, texts: Texts) -> list[str]:
    shown = remains.survivors[:SHOWN]
    lines = [f"  {each.chance:7.2%}  {'█' * round(each.chance * WIDTH):<{WIDTH // 2}} {each.text}" for each in shown]
    rest = sum(each.chance for each in remains.survivors[SHOWN:])
    return [*lines, f"  {rest:7.2%}  {texts.say('odds-else')}"] if rest > 0 else lines
