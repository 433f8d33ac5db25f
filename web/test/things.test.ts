import { describe, expect, it } from "vitest";

import { outcomeName, shortName, thingOfChoice } from "../src/things";
import type { Choice, Content, SeatView } from "../src/wire";

const content = {
  tiles: { lodor: { name: "Lodor" }, quann: { name: "Quann" } },
  races: { xxcha: { name: "The Xxcha Kingdom" } },
  technologies: {},
  terms: {},
  cards: { counter: { name: "Counter" }, mecatol_rex: { name: "Mecatol Rex" } },
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

describe("what an option is about", () => {
  const choice = (key: string, ...things: string[]) => ({ key, label: key, kind: "race", clause: "", things }) as Choice;

  it("is the race its key names, and the player where the key means his race", () => {
    expect(thingOfChoice(content, choice("race:xxcha"))).toBe("race:xxcha");
    expect(thingOfChoice(content, choice("race:1", "player:1"))).toBe("player:1");
  });

  it("is a card only where the key cannot mean anything else", () => {
    expect(thingOfChoice(content, { ...choice("counter"), label: "Counter" })).toBe("card:counter");
    expect(thingOfChoice(content, { ...choice("counter"), label: "a Command Counter" })).toBe("");
    expect(thingOfChoice(content, choice("claim:mecatol_rex"))).toBe("card:mecatol_rex");
    expect(thingOfChoice(content, choice("colony:mecatol_rex", "planet:mecatol_rex"))).toBe("planet:mecatol_rex");
  });
});

describe("a short name", () => {
  it("leaves out what stands in brackets after a name, and nothing else", () => {
    expect(shortName("Diplomacia (Diplomacy)")).toBe("Diplomacia");
    expect(shortName("Leadership")).toBe("Leadership");
    expect(shortName("(?)")).toBe("(?)");
  });
});
