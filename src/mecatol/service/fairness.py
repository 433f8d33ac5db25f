"""Chance nobody can bend: the service draws a seed, shows its hash when the game begins and the seed when it is over.

`mecatol verify FILE` plays a finished game again from that seed (`GET /api/tables/{id}/proof`) and compares every roll.
"""

from __future__ import annotations

import argparse
import hashlib
import secrets
import zlib
from pathlib import Path

import msgspec

from mecatol.commands import Parser
from mecatol.core.decisions import message
from mecatol.core.driver import Driver
from mecatol.core.errors import Refused
from mecatol.core.history import Heard, History
from mecatol.core.journal import Answer, Entry, Roll
from mecatol.core.records import decode
from mecatol.core.rules import Ruleset
from mecatol.core.saves import read_save
from mecatol.rules.state import GameState
from mecatol.rulesets import recall
from mecatol.texts import Texts

SEEDS = 2**63


class Proof(msgspec.Struct, frozen=True):
    """A finished game with everything that decided it."""

    commitment: str  # shown since the beginning
    seed: int
    salt: str
    practice: bool  # somebody chose the seed, or knew the position
    record: bytes  # the save, base64


def new_seed() -> tuple[int, str]:
    """A seed nobody knows, and its salt."""
    return secrets.randbelow(SEEDS), secrets.token_hex(16)


def commitment(seed: int, salt: str) -> str:
    """What is shown of a seed from the beginning: nobody finds the seed from it, and no other seed fits."""
    return hashlib.sha256(f"{salt}:{seed}".encode()).hexdigest()


def arguments(parser: Parser) -> None:
    """What the command takes."""
    say = parser.texts.say
    parser.add_argument("file", type=Path, metavar=say("command-file"), help=say("help-proof"))


def verify(args: argparse.Namespace) -> int:
    """Check that chance was what the service had committed itself to."""
    try:
        proof = msgspec.json.decode(args.file.read_bytes(), type=Proof)
    except (OSError, msgspec.MsgspecError, ValueError) as why:
        raise Refused(message("verify-no-proof", file=str(args.file), fault=str(why))) from why
    rolls = check(proof)
    texts = Texts(args.lang)
    print(texts.say("verify-fine", {"rolls": rolls}))
    if proof.practice:
        print(texts.say("verify-practice"))
    return 0


def check(proof: Proof) -> int:
    """The number of rolls, all of which come from the seed committed to; refused where one does not."""
    if commitment(proof.seed, proof.salt) != proof.commitment:
        raise Refused(message("verify-other-seed"))
    saved = read_save(proof.record)
    ruleset = recall(saved.ruleset)
    state = decode(zlib.decompress(saved.pages[0].checkpoint), ruleset.state)
    assert isinstance(state, GameState)
    if saved.first or (state.rng.seed, state.rng.epoch) != (proof.seed, 0) or state.rng.scripts:
        raise Refused(message("verify-not-begun"))
    entries = [entry for page in saved.pages for entry in page.entries]
    again = played(ruleset, state, entries)
    rolls = [entry for entry in entries if isinstance(entry, Roll)]
    if again != rolls:
        wrong = next((n for n, (was, now) in enumerate(zip(rolls, again, strict=False), 1) if was != now), len(again) + 1)
        raise Refused(message("verify-roll", roll=wrong))
    return len(rolls)


def played(ruleset: Ruleset, state: GameState, entries: list[Entry]) -> list[Roll]:
    """What chance gives when the same answers are given again; the table answers by itself where there is no choice."""
    driver = Driver(ruleset, History())
    driver.begin(state.copy(), Heard((0,) * (len(state.players) + 1)))
    driver.settle()
    try:
        for entry in entries:
            if not isinstance(entry, Roll) and not (isinstance(entry, Answer) and entry.by == "table"):
                driver.apply(entry)
    except Exception as why:
        raise Refused(message("verify-again", fault=str(why))) from why
    return [entry for page in driver.history.pages for entry in page.entries if isinstance(entry, Roll)]
