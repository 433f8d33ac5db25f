import { describe, expect, it } from "vitest";

import { battlesOf, linesOf, luckOf, polyline, standings, summed, ticks } from "../src/end/figures";
import type { Figures, Story } from "../src/wire";

const had = (points: number, planets: number, built = 0) => ({ points, planets, built }) as Figures;
const fight = (attacker: number, defender: number, winner: number, chance: number | null) => ({
  round: 1,
  page: 3,
  system: "0,0",
  planet: "",
  attacker,
  defender,
  winner,
  chance,
});
const STORY = {
  goal: 10,
  winners: [2],
  players: [{ points: 9 }, { points: 9 }, { points: 9 }],
  rounds: [
    { round: 1, page: 5, seats: [had(1, 3, 4), had(0, 2), had(0, 2)], owners: [] },
    { round: 2, page: 9, seats: [had(9, 3, 2.5), had(9, 6), had(9, 1)], owners: [] },
  ],
  battles: [fight(0, 1, 0, 0.25), fight(1, 0, 0, 0.4), fight(0, 2, 2, null)],
} as unknown as Story;

describe("a finished game", () => {
  it("is won by who won, then by points, then by planets", () => {
    expect(standings(STORY)).toEqual([2, 1, 0]);
  });

  it("is drawn as a line for everybody", () => {
    expect(linesOf(STORY, "planets")).toEqual([
      [3, 3],
      [2, 6],
      [2, 1],
    ]);
    expect(polyline([0, 5, 10], 10, 100, 50)).toBe("0,50 50,25 100,0");
  });

  it("marks the side of a chart with whole numbers", () => {
    expect(ticks(1)).toEqual([0, 1]);
    expect(ticks(5)).toEqual([0, 2, 4, 6]);
    expect(ticks(10)).toEqual([0, 5, 10]);
    expect(ticks(37.5)).toEqual([0, 10, 20, 30, 40]);
  });

  it("counts battles with their odds, seen from either side", () => {
    expect(battlesOf(STORY, 0)).toEqual({ fought: 2, won: 2, expected: 0.85 });
    expect(battlesOf(STORY, 1)).toEqual({ fought: 2, won: 0, expected: 1.15 });
    expect(battlesOf(STORY, 2).fought).toBe(0);
  });

  it("knows who was lucky", () => {
    expect(luckOf({ seat: 0, dice: 100, hits: 60, expected: 50 })).toEqual({ more: 10, sigma: 2 });
    expect(luckOf({ seat: 0, dice: 0, hits: 0, expected: 0 })).toEqual({ more: 0, sigma: 0 });
    expect(summed(STORY, 0, "built")).toBe(6.5);
  });
});
