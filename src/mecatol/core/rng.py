"""Nothing is random but the dice: one counter-based generator, f(seed, epoch, stream, n)."""

from __future__ import annotations

import hashlib

from .records import Mutable


class Rng(Mutable):
    """A stream for the dice and one for each deck, so that a card drawn out of turn does not move the next die.

    An epoch begins when somebody undoes past chance: what comes then is new, and going back teaches nothing.
    Scripted values, for tests and puzzles, come first.
    """

    seed: int = 0
    epoch: int = 0
    counters: dict[str, int] = {}
    scripts: dict[str, tuple[int, ...]] = {}

    def value(self, stream: str, sides: int) -> int:
        """The next value of a stream, 0 to sides - 1."""
        n = self.counters.get(stream, 0)
        self.counters[stream] = n + 1
        script = self.scripts.get(stream, ())
        if n < len(script):
            return self._scripted(script[n], stream, sides)
        text = f"{self.seed}/{self.epoch}/{stream}/{n}".encode()
        return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big") * sides >> 64

    def _scripted(self, value: int, stream: str, sides: int) -> int:
        if not 0 <= value < sides:
            raise ValueError(f"the script of {stream} says {value} where only 0 to {sides - 1} can come")
        return value

    def skip(self, stream: str, count: int) -> None:
        """Values that came from the record: the counter moves all the same."""
        self.counters[stream] = self.counters.get(stream, 0) + count

    def script(self, stream: str, values: tuple[int, ...]) -> None:
        """From now on the stream gives these values first."""
        n = self.counters.get(stream, 0)
        done = self.scripts.get(stream, ())[:n]
        self.scripts[stream] = done + (0,) * (n - len(done)) + values

    def script_dice(self, *faces: int) -> None:
        """The next dice show these faces."""
        self.script("dice", tuple(face - 1 for face in faces))
