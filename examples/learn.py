"""Learning to score: `python examples/learn.py [--episodes N]`.

One seat of a short game for two learns against a random bot, by policy gradient (REINFORCE) in plain NumPy. The policy is a
softmax over the options of a question. An option's score is linear in its own numbers, with weights for the question it answers
and weights for all questions alike. Victory Points are rare in a short game, so that the reward is the change in what leads
to them as well: the planets the seat holds, which it can read off its observation. The mean reward of each stretch of episodes
is printed, and at the end what the learnt policy earns beside a random one, in games from which nothing was learnt.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from mecatol.env import SEAT, Encoding

Array = NDArray[np.floating[Any]]
Policy = Callable[[Array, Array, Array], int]  # the question, the options, the mask → an action

RATE = 0.1
FADING = 0.9  # how much of a reward is still credited to the decision before
A_PLANET = 0.1  # what a planet is worth, beside the whole way to victory
BATCH = 5  # episodes between two lessons
STRETCH = 20  # episodes a line
UNSEEN = 1_000_000  # seeds of games from which nothing was learnt


class Softmax:
    """Chooses an option the more often the higher its score."""

    def __init__(self, questions: int, width: int, seed: int) -> None:
        self.weights = np.zeros((questions + 1, width))  # a row a question, the last for all questions
        self.usual = np.zeros(questions)  # what a decision on each question leads to on average
        self.chance = np.random.default_rng(seed)
        self.choices: list[tuple[int, Array]] = []  # the question, and the way in which the choice becomes more likely

    def __call__(self, question: Array, options: Array, mask: Array) -> int:
        row = int(np.argmax(question))
        scores = options @ (self.weights[row] + self.weights[-1])
        odds = np.where(mask > 0, np.exp(scores - scores[mask > 0].max()), 0.0)
        odds /= odds.sum()
        action = int(self.chance.choice(len(odds), p=odds))
        self.choices.append((row, options[action] - odds @ options))
        return action

    def learn(self, led_to: Array) -> None:
        """Make what went better than usual more likely, and what went worse less."""
        rows = [row for row, _ in self.choices]
        advantages = led_to - self.usual[rows]
        advantages /= advantages.std() + 1e-9
        for (row, way), advantage, value in zip(self.choices, advantages, led_to, strict=True):
            self.weights[row] += RATE * advantage * way
            self.weights[-1] += RATE * advantage * way / len(self.usual)
            self.usual[row] += 0.02 * (value - self.usual[row])
        self.choices = []


class Dice:
    """Chooses any option."""

    def __init__(self, seed: int) -> None:
        self.chance = np.random.default_rng(seed)

    def __call__(self, question: Array, options: Array, mask: Array) -> int:
        return int(self.chance.choice(np.flatnonzero(mask)))


def episode(env: gymnasium.Env[Array, int], encoding: Encoding, policy: Policy, seed: int) -> list[float]:
    """The rewards of one game, decision by decision."""
    observation, info = env.reset(seed=seed)
    parts, rewards, over = encoding.split(observation), [], False
    while not over:
        held = planets(encoding, parts)
        action = policy(parts["question"][0, names(encoding)], parts["options"], info["action_mask"])
        observation, reward, terminated, truncated, info = env.step(action)
        parts, over = encoding.split(observation), terminated or truncated
        rewards.append(float(reward) + A_PLANET * (planets(encoding, parts) - held))
    return rewards


def names(encoding: Encoding) -> list[int]:
    """The columns that say which question it is."""
    columns = next(part.columns for part in encoding.parts if part.name == "question")
    return [n for n, column in enumerate(columns) if column.startswith("question_")]


def planets(encoding: Encoding, parts: dict[str, Array]) -> float:
    """How many planets the seat holds, as it sees the board."""
    columns = next(part.columns for part in encoding.parts if part.name == "systems")
    own = [n for n, column in enumerate(columns) if column.startswith("planet_") and column.endswith("_own")]
    return float(parts["systems"][:, own].sum())


def returns(rewards: list[float]) -> Array:
    """What each decision led to: the rewards after it, the later ones fading."""
    found, total = np.zeros(len(rewards)), 0.0
    for n in reversed(range(len(rewards))):
        total = rewards[n] + FADING * total
        found[n] = total
    return found


def train(env: gymnasium.Env[Array, int], encoding: Encoding, episodes: int, seed: int) -> Softmax:
    """A policy that has learnt from so many games."""
    sizes = {part.name: len(part.columns) for part in encoding.parts}
    policy, batch, stretch = Softmax(len(names(encoding)), sizes["options"], seed), list[Array](), list[float]()
    for number in range(1, episodes + 1):
        rewards = episode(env, encoding, policy, seed + number)
        batch.append(returns(rewards))
        stretch.append(sum(rewards))
        if number % BATCH == 0:
            policy.learn(np.concatenate(batch))
            batch = []
        if number % STRETCH == 0 or number == episodes:
            print(f"episodes {number - len(stretch) + 1:>4} to {number:>4}: mean reward {np.mean(stretch):+.3f}", flush=True)
            stretch = []
    return policy


def main() -> None:
    options = argparse.ArgumentParser(description="Learning to score, by policy gradient.")
    options.add_argument("--episodes", type=int, default=120)
    options.add_argument("--trials", type=int, default=20, help="games played to see what was learnt")
    options.add_argument("--ruleset", default="sa17 rounds=2")
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    env = gymnasium.make(SEAT, ruleset=chosen.ruleset, players=2, disable_env_checker=True)
    encoding: Encoding = env.unwrapped.series.encoding  # type: ignore[attr-defined]
    policy = train(env, encoding, chosen.episodes, chosen.seed)
    for name, tried in (("random", Dice(chosen.seed)), ("learnt", policy)):
        earned = [sum(episode(env, encoding, tried, UNSEEN + n)) for n in range(chosen.trials)]
        print(f"{name} policy: mean reward {np.mean(earned):+.3f} in {chosen.trials} games")


if __name__ == "__main__":
    main()
