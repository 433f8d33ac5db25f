import { describe, expect, it } from "vitest";

import { comingIn, inRange, prospectOf } from "../src/editors/prospect";
import type { Choice, Content, Preview, SeatView, Ship, ShipRange } from "../src/wire";

const choice = (key: string, ...things: string[]): Choice => ({ key, kind: "", label: key, clause: "", things, numbers: {} });
const DONE = choice("done");
const SHIPS = [choice("ship:0,0:cruiser", "system:0,0"), choice("ship:0,0:carrier", "system:0,0")];
const LOAD = choice("load:planet:jord:ground_force", "planet:jord");
const CONTENT = {
  units: { cruiser: { capacity: 0 }, carrier: { capacity: 6 }, ground_force: { capacity: 0 } },
} as unknown as Content;
const groups = [
  { kind: "cruiser", count: 2 },
  { kind: "carrier", count: 1 },
];
const VIEW = {
  seat: 0,
  position: {
    systems: [
      {
        hex: "0,0",
        tile: "",
        stacks: [{ owner: 0, groups }],
        planets: [{ id: "jord", stacks: [{ owner: 0, groups: [{ kind: "ground_force", count: 5 }] }] }],
      },
    ],
  },
} as unknown as SeatView;

/** A service that knows one rule: a Carrier takes no more than two Ground Forces. */
function told(keys: readonly string[]): Preview {
  const ships: Ship[] = [];
  let taken = 1;
  for (const key of keys.slice(1)) {
    const last = ships.at(-1);
    const aboard = last?.cargo?.[0]?.[2] ?? 0;
    if (key.startsWith("ship:")) ships.push({ kind: key.split(":")[2] ?? "", damage: 0, mark: "", route: ["0,0", "1,0", "2,0"] });
    else if (last && aboard < 2) ships[ships.length - 1] = { ...last, cargo: [["planet:jord", "ground_force", aboard + 1]] };
    else break;
    taken += 1;
  }
  const loads = ships.at(-1)?.kind === "carrier" ? [LOAD] : [];
  const options = [...SHIPS, ...loads, DONE];
  const decision = { id: "1", name: "move", question: "", options, draft: [], composing: true, about: [], links: [] };
  return {
    taken,
    halt: taken < keys.length ? { key: keys[taken] ?? "", text: "full", clause: "" } : null,
    open: false,
    unanswered: false,
    decision: { ...decision, pieces: { draft: "fleet", ships } },
    price: null,
    yard: null,
    odds: null,
  };
}

describe("what an activation could bring", () => {
  it("is every ship that can come, with as much cargo as is found to fit", async () => {
    const asked: string[] = [];
    const ask = (keys: readonly string[]) => {
      asked.push(keys[0] ?? "");
      return Promise.resolve(told(keys));
    };
    const { ships, next } = await prospectOf("activate:2,0", ask, VIEW, CONTENT);
    expect(ships.map((ship) => ship.kind)).toEqual(["cruiser", "cruiser", "carrier"]);
    expect(ships.at(-1)?.cargo).toEqual([["planet:jord", "ground_force", 2]]);
    expect(next).toBe("move");
    expect(new Set(asked)).toEqual(new Set(["activate:2,0"]));
  });

  it("is nothing where another question comes first", async () => {
    const produce = (keys: readonly string[]) => {
      const found = told(keys);
      return Promise.resolve({
        ...found,
        decision: found.decision && { ...found.decision, name: "produce", pieces: null },
      });
    };
    expect(await prospectOf("activate:2,0", produce, VIEW, CONTENT)).toEqual({ ships: [], odds: null, next: "produce" });
  });

  it("is told by where ships come from, their way and their room", () => {
    const range: ShipRange = { seat: 0, system: "0,0", kind: "carrier", count: 2, movement: 1, room: 6, systems: ["2,0"] };
    const ship: Ship = { kind: "carrier", damage: 0, mark: "", route: ["0,0", "1,0", "2,0"], cargo: [["planet:jord", "pds", 2]] };
    expect(comingIn([ship, ship], [range])).toEqual([
      { from: "0,0", kind: "carrier", count: 2, through: ["1,0"], room: 12, aboard: 4 },
    ]);
    expect(inRange("2,0", 0, [range, { ...range, seat: 1 }])).toEqual([
      { from: "0,0", kind: "carrier", count: 2, through: [], room: 12, aboard: 0 },
    ]);
    expect(inRange("3,0", 0, [range])).toEqual([]);
  });
});
