import { describe, expect, it } from "vitest";

import { fleetAt, ownersOf, paintOf, stepsFrom, threatsTo, usualOrigin, type Survey } from "../src/board/layers";
import { wedges } from "../src/board/geometry";
import { seatColour } from "../src/palette";
import type { Content, Reach, TableView } from "../src/wire";

const ADJACENT = { "0,0": ["1,0", "nexus"], "1,0": ["0,0", "2,0"], "2,0": ["1,0"], nexus: ["0,0"], "9,9": [] };
const REACH: Reach = {
  ships: [
    { seat: 0, system: "0,0", kind: "cruiser", count: 2, movement: 2, room: 0, systems: ["1,0", "2,0"] },
    { seat: 0, system: "0,0", kind: "carrier", count: 1, movement: 1, room: 6, systems: ["1,0"] },
    { seat: 1, system: "0,0", kind: "destroyer", count: 1, movement: 2, room: 0, systems: ["2,0"] },
    { seat: 2, system: "nexus", kind: "dreadnought", count: 3, movement: 1, room: 0, systems: ["0,0"] },
  ],
  guns: [{ seat: 1, where: "planet:jord", kind: "pds", count: 2, dice: 2, combat: 6, systems: ["2,0"] }],
  adjacent: ADJACENT,
  idle: [],
  shut: {},
};
const SYSTEMS = [
  {
    hex: "0,0",
    tile: "a",
    planets: [
      { id: "rich", owner: 2 },
      { id: "poor", owner: 0 },
      { id: "mine", owner: 2 },
    ],
  },
  { hex: "1,0", tile: "b", planets: [{ id: "poor", owner: -1 }], stacks: [{ owner: 1 }] },
  { hex: "2,0", tile: "c", stacks: [{ owner: 1 }, { owner: 0 }] },
  { hex: "nexus", tile: "d" },
];
const PLANETS = [
  { id: "rich", resources: 4, influence: 0 },
  { id: "poor", resources: 1, influence: 2 },
];

function survey(origin: string, seat: number | null = 0): Survey {
  const position = { systems: SYSTEMS, players: [{ home: "1,0" }] } as unknown as TableView;
  const content = { tiles: { a: { planets: PLANETS } } } as unknown as Content;
  return { position, seat, content, reach: REACH, origin };
}

const labels = (layer: Parameters<typeof paintOf>[0], origin = "0,0") =>
  Object.fromEntries([...paintOf(layer, survey(origin))].map(([hex, shade]) => [hex, shade.label]));

describe("layers of the map", () => {
  it("paints nothing where none is wanted", () => {
    expect(paintOf("none", survey("")).size).toBe(0);
  });

  it("says whose a system is: its planets', or else its fleets'", () => {
    expect(SYSTEMS.map((system) => ownersOf(system as never))).toEqual([[0, 2], [1], [0, 1], []]);
    const shade = paintOf("owners", survey("")).get("0,0");
    expect(shade?.colours).toEqual([seatColour(0), seatColour(2)]);
    expect(paintOf("owners", survey("")).has("nexus")).toBe(false);
  });

  it("adds up what the planets of a system yield", () => {
    expect(labels("resources")).toEqual({ "0,0": "5", "1,0": "1" });
    expect(labels("influence")).toEqual({ "0,0": "2", "1,0": "2" });
    const rich = paintOf("resources", survey(""));
    expect(rich.get("0,0")?.strength).toBeGreaterThan(rich.get("1,0")?.strength ?? 1);
  });

  it("shows who else can come and who can shoot, and never oneself", () => {
    expect(threatsTo("2,0", 0, REACH)).toEqual([
      { seat: 1, shoots: false },
      { seat: 1, shoots: true },
    ]);
    expect(threatsTo("2,0", 1, REACH)).toEqual([{ seat: 0, shoots: false }]);
    expect(threatsTo("2,0", null, REACH)).toHaveLength(3);
    expect(paintOf("threat", survey("")).has("1,0")).toBe(false);
  });

  it("shows how many ships of one's own fleet come where", () => {
    expect(fleetAt("0,0", 0, REACH)).toHaveLength(2);
    expect(fleetAt("0,0", 5, REACH).map((ship) => ship.seat)).toEqual([0, 0]);
    expect(labels("range")).toEqual({ "0,0": "", "1,0": "3", "2,0": "2" });
    const paint = paintOf("range", survey("0,0"));
    expect(paint.get("1,0")?.strength).toBeGreaterThan(paint.get("2,0")?.strength ?? 1);
  });

  it("counts steps, wormholes included, and leaves out what no way leads to", () => {
    expect([...stepsFrom("2,0", ADJACENT)]).toEqual([
      ["2,0", 0],
      ["1,0", 1],
      ["0,0", 2],
      ["nexus", 3],
    ]);
    expect(labels("distances", "1,0")).toEqual({ "0,0": "1", "1,0": "0", "2,0": "1", nexus: "2" });
  });

  it("begins at one's own fleet, at home, or in the middle", () => {
    const { position } = survey("");
    expect(usualOrigin("range", { position, seat: 2, reach: REACH })).toBe("nexus");
    expect(usualOrigin("distances", { position, seat: 0, reach: REACH })).toBe("1,0");
    expect(usualOrigin("distances", { position, seat: null, reach: REACH })).toBe("0,0");
  });

  it("divides a hex among several", () => {
    expect(wedges(3)).toHaveLength(3);
    expect(wedges(3).every((points) => points.split(" ").length === 6)).toBe(true);
    expect(
      wedges(5)
        .join(" ")
        .split(" ")
        .filter((point) => point === "0,0"),
    ).toHaveLength(5);
  });
});
