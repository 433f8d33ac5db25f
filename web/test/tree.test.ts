import { describe, expect, it } from "vitest";

import { depthOf, layTree, opensOf, inLines } from "../src/sheets/tree";
import type { TechnologyInfo } from "../src/wire";

const technology = (id: string, colour: string, ...needs: string[][]): TechnologyInfo => ({
  id,
  name: id,
  colour,
  needs,
  race: "",
  cost: 0,
  text: "",
});
const all = Object.fromEntries(
  [
    technology("laser", "red"),
    technology("cannon", "red", ["laser"]),
    technology("grid", "red", ["laser"]),
    technology("sun", "red", ["cannon", "tools"]),
    technology("tools", "yellow"),
    technology("either", "yellow", ["sun"], ["tools"]),
  ].map((each) => [each.id, each]),
);

describe("the technology tree", () => {
  it("counts steps along the shortest way, all of a group", () => {
    expect(["laser", "cannon", "sun", "either"].map((id) => depthOf(id, all))).toEqual([0, 1, 2, 1]);
  });

  it("says what a technology opens, by whichever way", () => {
    expect(opensOf("laser", all)).toEqual(["cannon", "grid"]);
    expect(opensOf("tools", all)).toEqual(["sun", "either"]);
    expect(opensOf("either", all)).toEqual([]);
  });

  it("survives technologies that need each other", () => {
    const circle = { a: technology("a", "red", ["b"]), b: technology("b", "red", ["a"]) };
    expect(depthOf("a", circle)).toBeGreaterThanOrEqual(0);
  });

  it("puts no two technologies on the same spot, and every one in its colour's lane", () => {
    const tree = layTree(all);
    expect(new Set(tree.placed.map((each) => `${each.depth} ${each.line}`)).size).toBe(tree.placed.length);
    for (const each of tree.placed) {
      const lane = tree.lanes.find((found) => found.colour === each.colour);
      expect(each.line).toBeGreaterThanOrEqual(lane?.start ?? Infinity);
      expect(each.line).toBeLessThan((lane?.start ?? 0) + (lane?.lines ?? 0));
    }
    expect(tree).toMatchObject({ lines: 3, depths: 3 });
  });
});

describe("long names", () => {
  it("are divided where both lines are short, and short ones are not", () => {
    expect(inLines("Cañón de Espacio Profundo", 20)).toEqual(["Cañón de", "Espacio Profundo"]);
    expect(inLines("War Sun", 20)).toEqual(["War Sun"]);
    expect(inLines("Gravitationsantriebstechnik", 20)).toEqual(["Gravitationsantriebstechnik"]);
  });
});
