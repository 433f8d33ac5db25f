"""What is to be played: everything about every game follows from it, wherever and in whatever order the games are played."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from importlib import import_module
from typing import Self

from mecatol.bots import Bot, make_bot
from mecatol.core.decisions import message
from mecatol.core.errors import Refused
from mecatol.core.records import Record
from mecatol.rules.new_game import new_state
from mecatol.rulesets import resolve

SEED_BYTES = 6  # a seed is short enough to be copied by hand, and exact in every table


class Plan(Record, frozen=True):
    """So many games of a ruleset between bots, all from one seed."""

    ruleset: str = "sa17"
    players: int = 6
    games: int = 100
    bots: tuple[str, ...] = ("steward",)
    seed: int = 1

    @classmethod
    def checked(cls, ruleset: str, players: int, games: int, bots: str, seed: int) -> Self:
        """A plan that can be carried out; what cannot is refused before anything is played."""
        if games < 1:
            raise Refused(message("refused-no-games", games=games))
        names = tuple(word.strip() for word in bots.split(",") if word.strip())
        if not names:
            raise Refused(message("refused-no-bots"))
        rules = resolve(ruleset)
        plan = cls(rules.text, players, games, names, seed)
        new_state(rules, plan.names, seed)
        for name in names:
            bot_maker(name)(0)
        return plan

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called."""
        return tuple(f"Player {seat + 1}" for seat in range(self.players))

    def seed_of(self, game: int) -> int:
        """The seed of one game."""
        return derived(self.seed, "game", game)

    def bots_of(self, game: int) -> tuple[str, ...]:
        """Which bot has which seat: the names over and over, moved on by a seat in each game."""
        return tuple(self.bots[(seat + game) % len(self.bots)] for seat in range(self.players))

    def players_of(self, game: int) -> list[Bot]:
        """The bots of one game, each with a seed of its own."""
        seed = self.seed_of(game)
        return [bot_maker(name)(derived(seed, "bot", seat)) for seat, name in enumerate(self.bots_of(game))]


def derived(seed: int, kind: str, number: int) -> int:
    """A seed that follows from another one."""
    return int.from_bytes(sha256(f"{seed}:{kind}:{number}".encode()).digest()[:SEED_BYTES], "big")


def bot_maker(name: str) -> Callable[[int], Bot]:
    """How a bot is made from its seed. A name with a colon, "module:Class", is a bot of somebody else's."""
    module, colon, attribute = name.partition(":")
    if not colon:
        make_bot(name, 0)
        return lambda seed: make_bot(name, seed)
    try:
        found: Callable[[int], Bot] = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as why:
        raise Refused(message("refused-bot-module", name=name, fault=str(why))) from why
    return found
