import { describe, expect, it } from "vitest";

import { againstBots, furnished } from "../src/lobby/wanted";
import { say } from "../src/words";

describe("tables people ask for", () => {
  it("a game against five bots has six seats, one of them mine, all called differently", () => {
    const { seats } = againstBots("vela");
    expect(seats.map((seat) => seat.plays)).toEqual(["me", "bot", "bot", "bot", "bot", "bot"]);
    expect(new Set(seats.map((seat) => seat.name.toLowerCase())).size).toBe(6);
  });

  it("friends sit before the bots", () => {
    const wanted = furnished("Ann", ["Ben"], 1, 1, "official", "auto", false);
    expect(wanted.seats.map((seat) => seat.plays)).toEqual(["me", "guest", "open", "bot"]);
    expect(wanted).toMatchObject({ ruleset: "official", public: false, waits: true });
    expect(furnished("Ann", [], 0, 1, "sa17", "auto", true).waits).toBe(false);
  });
});

describe("words", () => {
  it("are found, counted and filled in", () => {
    expect(say("round", { round: 4 })).toBe("Round 4");
    expect(say("hits", { count: 1 })).toBe("one hit to take");
    expect(say("hits", { count: 3 })).toBe("3 hits to take");
  });
});
