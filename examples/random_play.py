"""A whole game by random play: `python examples/random_play.py [--players N] [--seed N]`.

Every agent chooses one of the actions its mask allows, each as likely as the others.
"""

from __future__ import annotations

import argparse

import numpy as np

from mecatol.env import mecatol_v1


def play(ruleset: str, players: int, seed: int) -> dict[str, float]:
    """The sum of everybody's rewards in one game."""
    env, chance = mecatol_v1.env(ruleset=ruleset, players=players, render_mode="ansi"), np.random.default_rng(seed)
    env.reset(seed=seed)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, terminated, truncated, info = env.last(observe=False)
        earned[agent] += reward
        over = terminated or truncated
        env.step(None if over else int(chance.choice(np.flatnonzero(info["action_mask"]))))
    print(env.render())
    env.close()
    return earned


def main() -> None:
    options = argparse.ArgumentParser(description="A whole game by random play.")
    options.add_argument("--ruleset", default="sa17 rounds=3")
    options.add_argument("--players", type=int, default=4)
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    for agent, reward in play(chosen.ruleset, chosen.players, chosen.seed).items():
        print(f"{agent} earned {reward:+.2f}")


if __name__ == "__main__":
    main()
