import { describe, expect, it } from "vitest";

import { outcomeName } from "../src/things";
import type { Content, SeatView } from "../src/wire";

const content = {
  tiles: { lodor: { name: "Lodor" }, quann: { name: "Quann" } },
  races: {},
  terms: {},
  cards: {},
} as unknown as Content;
const view = {
  position: {
    players: [{ name: "Ann" }, { name: "Ben" }],
    systems: [
      { hex: "-2,1", tile: "lodor" },
      { hex: "-2,0", tile: "quann" },
    ],
  },
} as unknown as SeatView;

describe("what was elected", () => {
  it("is called by its name, a border by its two sides", () => {
    expect(outcomeName(content, view, "player:0")).toBe("Ann");
    expect(outcomeName(content, view, "player:1+player:0")).toBe("Ben and Ann");
    expect(outcomeName(content, view, "-2,1|-2,0")).not.toMatch(/\d,-?\d/);
  });
});
