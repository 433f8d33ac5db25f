import { describe, expect, it } from "vitest";

import { arrange, byThing, kindOf, step, typed, unitIn } from "../src/choices";
import type { Choice } from "../src/wire";

const option = (key: string, ...things: string[]): Choice => ({ key, kind: "", label: key, clause: "", things, numbers: {} });

const turn = [
  option("strategic:trade", "card:trade"),
  option("activate:0,0", "system:0,0"),
  option("pass"),
  option("activate:1,0", "system:1,0"),
  option("strategic:warfare", "card:warfare"),
];

describe("options in order", () => {
  it("stand by kind, in the order kinds appear, endings last", () => {
    const { sections, endings, inOrder } = arrange(turn);
    expect(sections.map((section) => section.kind)).toEqual(["strategic", "activate"]);
    expect(endings.map((each) => each.key)).toEqual(["pass"]);
    expect(inOrder.map((each) => each.key)).toEqual([
      "strategic:trade",
      "strategic:warfare",
      "activate:0,0",
      "activate:1,0",
      "pass",
    ]);
  });

  it("loses none and doubles none", () => {
    expect([...arrange(turn).inOrder].sort((a, b) => a.key.localeCompare(b.key))).toHaveLength(turn.length);
  });

  it("names the unit it speaks of", () => {
    const units = { cruiser: {}, ground_force: {} };
    expect(
      ["build:cruiser", "ship:0,-1:cruiser>0,0", "load:planet:jord:ground_force", "done"].map((key) => unitIn(key, units)),
    ).toEqual(["cruiser", "cruiser", "ground_force", ""]);
  });

  it("a key without a colon has no kind of its own", () => {
    expect(kindOf("clockwise")).toBe("");
    expect(kindOf("leader:hacan:planet:kamdorn")).toBe("leader");
  });
});

describe("options on the board", () => {
  it("are found under every thing they touch", () => {
    const redeploy = option("ship:0,0:cruiser>1,0", "system:0,0", "system:1,0");
    const lit = byThing([redeploy, option("activate:1,0", "system:1,0")]);
    expect(lit.get("system:0,0")).toEqual([redeploy]);
    expect(lit.get("system:1,0")?.map((each) => each.key)).toEqual(["ship:0,0:cruiser>1,0", "activate:1,0"]);
  });

  it("a thing named twice by an option is lit once", () => {
    expect(byThing([option("swap", "system:0,0", "system:0,0")]).get("system:0,0")).toHaveLength(1);
  });
});

describe("keys", () => {
  it("arrows go round, Home and End to the ends", () => {
    expect(step("ArrowDown", 4, 5)).toBe(0);
    expect(step("ArrowUp", 0, 5)).toBe(4);
    expect(step("Home", 3, 5)).toBe(0);
    expect(step("End", 0, 5)).toBe(4);
    expect(step("x", 0, 5)).toBeNull();
    expect(step("ArrowDown", 0, 0)).toBeNull();
  });

  it("digits make up numbers as long as there are that many options", () => {
    expect(typed("", "1", 14)).toEqual({ digits: "1", chosen: 0, open: true });
    expect(typed("1", "2", 14)).toEqual({ digits: "12", chosen: 11, open: false });
    expect(typed("1", "9", 14)).toEqual({ digits: "9", chosen: 8, open: false });
    expect(typed("", "9", 4)).toEqual({ digits: "", chosen: null, open: false });
    expect(typed("", "0", 4).chosen).toBeNull();
  });
});
