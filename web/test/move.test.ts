import { describe, expect, it } from "vitest";

import {
  allOrNone,
  arrange,
  landingParty,
  moveModel,
  NOTHING,
  oneMore,
  proposal,
  shipsIn,
  shipsOf,
  without,
  type MoveModel,
} from "../src/editors/move";
import type { Choice, Content, Decision, SeatView } from "../src/wire";

const choice = (key: string, ...things: string[]): Choice => ({ key, kind: "", label: key, clause: "", things, numbers: {} });
const unit = (capacity = 0) => ({ capacity });
const CONTENT = {
  units: { dreadnought: unit(), cruiser: unit(), carrier: unit(6), fighter: unit(), space_dock: unit(), ground_force: unit() },
} as unknown as Content;
const HERE = "system:0,0";
const SHIPS = ["cruiser", "cruiser+admiral", "carrier", "dreadnought", "fighter", "space_dock"].map((name) =>
  choice(`ship:0,0:${name}`, HERE),
);
const LOADS = [
  choice("load:system:0,0:fighter", HERE),
  choice("load:planet:jord:ground_force", "planet:jord"),
  choice("load:planet:lodor:ground_force", "planet:lodor"),
];

function seen(fleet: number, action: object, owner = -1): SeatView {
  const groups = [
    { kind: "cruiser", count: 3 },
    { kind: "carrier", count: 1 },
    { kind: "dreadnought", count: 1 },
    { kind: "fighter", count: 2 },
    { kind: "space_dock", count: 1 },
  ];
  return {
    seat: 0,
    position: {
      action: { seat: 0, ...action },
      players: [{ fleet }],
      systems: [
        {
          hex: "0,0",
          stacks: [{ owner: 0, groups }],
          planets: [{ id: "jord", owner: 0, stacks: [{ owner: 0, groups: [{ kind: "ground_force", count: 5 }] }] }],
        },
        { hex: "0,1", planets: [{ id: "lodor", owner: 0, stacks: [{ owner: 0, groups: [{ kind: "ground_force" }] }] }] },
        { hex: "1,0", stacks: [{ owner: 0, groups: [{ kind: "cruiser", count: 1 }] }], planets: [{ id: "wellon", owner }] },
      ],
    },
  } as unknown as SeatView;
}

const INTO = { kind: "tactical", system: "1,0" };

function modelOf(view: SeatView): MoveModel {
  const pieces = { draft: "fleet", ships: [] };
  const rows = shipsOf({ options: [...SHIPS, choice("done")], pieces } as unknown as Decision, view, CONTENT);
  if (!rows) throw new Error("no move");
  return moveModel(rows, new Map([["ship:0,0:carrier", LOADS]]), view, CONTENT);
}

describe("the proposal of a move", () => {
  it("is every ship that comes by itself, with what it carries; no dock, and nobody's help", () => {
    const view = seen(9, INTO);
    const model = modelOf(view);
    const put = proposal(model, view);
    expect(put.ships).toEqual({ "ship:0,0:dreadnought": 1, "ship:0,0:carrier": 1, "ship:0,0:cruiser": 3 });
    const { aboard, unplaced } = arrange(model, put, new Map());
    expect(aboard).toEqual({ "load:system:0,0:fighter": 2, "load:planet:jord:ground_force": 4 });
    expect(unplaced).toBe(0);
  });

  it("takes troops aboard ships that have no room as printed, where they may go aboard", () => {
    const view = seen(9, INTO);
    const { ships } = modelOf(view);
    const offers = new Map([["ship:0,0:cruiser", LOADS.slice(1, 2)]]);
    const model = moveModel(ships, offers, view, CONTENT);
    expect(arrange(model, proposal(model, view), new Map()).aboard).toEqual({ "load:planet:jord:ground_force": 3 });
  });

  it("picks nobody up on the way, unless somebody says so", () => {
    const view = seen(9, INTO);
    const model = modelOf(view);
    const put = { ...NOTHING, ships: { "ship:0,0:carrier": 1 } };
    expect(arrange(model, put, new Map()).keys).not.toContain("load:planet:lodor:ground_force");
    const wanted = { ...put, cargo: { "load:planet:lodor:ground_force": 1 } };
    expect(arrange(model, wanted, new Map()).keys).toContain("load:planet:lodor:ground_force");
  });

  it("is no more than Fleet Supply holds with what is there already, the dearest first", () => {
    const view = seen(4, INTO);
    expect(proposal(modelOf(view), view).ships).toEqual({
      "ship:0,0:dreadnought": 1,
      "ship:0,0:carrier": 1,
      "ship:0,0:cruiser": 1,
    });
    const full = seen(1, INTO);
    expect(shipsIn(proposal(modelOf(full), full))).toBe(0);
  });

  it("is nothing where ships go to and fro between several systems", () => {
    const view = seen(9, { kind: "transfer", system: "1,0", other: "0,0" });
    expect(proposal(modelOf(view), view)).toBe(NOTHING);
  });

  it("loses the ship at which it cannot be", () => {
    const view = seen(9, INTO);
    const put = proposal(modelOf(view), view);
    const keys = ["ship:0,0:dreadnought", "ship:0,0:cruiser", "ship:0,0:carrier", "load:planet:jord:ground_force"];
    expect(without(put, keys, 1).ships["ship:0,0:cruiser"]).toBe(2);
    expect(without(put, keys, 3).ships["ship:0,0:carrier"]).toBe(0);
  });
});

describe("a landing party", () => {
  it("is one ship with troops, where a planet is not one's own", () => {
    const view = seen(9, INTO);
    expect(landingParty(modelOf(view), view).ships).toEqual({ "ship:0,0:carrier": 1 });
    const mine = seen(9, INTO, 0);
    expect(landingParty(modelOf(mine), mine)).toBe(NOTHING);
  });
});

describe("ships put together", () => {
  const view = seen(9, INTO);
  const model = modelOf(view);

  it("come one by one, and after the last one none", () => {
    const all = { ...NOTHING, ships: { "ship:0,0:cruiser": 2 } };
    expect(oneMore(model, all, "ship:0,0:cruiser").ships["ship:0,0:cruiser"]).toBe(3);
    expect(oneMore(model, oneMore(model, all, "ship:0,0:cruiser"), "ship:0,0:cruiser").ships["ship:0,0:cruiser"]).toBe(0);
  });

  it("all come from a system, or none", () => {
    const all = allOrNone(model, NOTHING, HERE);
    expect(shipsIn(all)).toBe(8);
    expect(shipsIn(allOrNone(model, all, HERE))).toBe(0);
  });

  it("are not their own cargo", () => {
    const { keys } = arrange(model, { ...NOTHING, ships: { "ship:0,0:carrier": 1, "ship:0,0:fighter": 2 } }, new Map());
    expect(keys).not.toContain("load:system:0,0:fighter");
  });
});
