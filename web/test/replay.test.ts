import { describe, expect, it } from "vitest";

import { motionOf } from "../src/board/motion";
import { applied } from "../src/changes";
import { addressAt, back, found, frameOf, momentAt, momentOf, onward, positionAt, roundAt, type Fetch } from "../src/replay/reel";
import type { Beat, Chapter, Happening, System } from "../src/wire";

const beat = (page: number, round: number): Beat => ({ page, events: [], changes: [[["round"], round]] });
const chapter = (page: number, next: number | null, beats: Beat[]): Chapter =>
  ({ page, next, last: 9, rounds: [], position: { round: page }, beats }) as unknown as Chapter;

const FIRST = chapter(0, 4, [beat(1, 1), beat(1, 2), beat(4, 3)]);
const SECOND = chapter(4, null, [beat(5, 4), beat(9, 5)]);
const fetch: Fetch = (page) => Promise.resolve(page >= 4 ? SECOND : FIRST);

describe("changes", () => {
  it("put what is new where it belongs and leave everything else as it is", () => {
    const before = { a: [{ x: 1 }, { x: 2 }], b: { c: 3 } };
    const after = applied(before, [[["a", 1, "x"], 5]]);
    expect(after).toEqual({ a: [{ x: 1 }, { x: 5 }], b: { c: 3 } });
    expect(after.b).toBe(before.b);
    expect(after.a[0]).toBe(before.a[0]);
    expect(before.a[1]).toEqual({ x: 2 });
  });

  it("put a field there that was left out, and a whole value", () => {
    expect(applied<object>({ a: {} }, [[["a", "b"], [1]]])).toEqual({ a: { b: [1] } });
    expect(applied<unknown>({ a: 1 }, [[[], 7]])).toBe(7);
  });
});

describe("the game again", () => {
  it("stands in each frame as its beats say", () => {
    expect([0, 1, 2, 3].map((frame) => positionAt({ chapter: FIRST, frame }).round)).toEqual([0, 1, 2, 3]);
  });

  it("goes on across chapters and ends", async () => {
    let at = await found({ page: 0, beat: 0 }, [], fetch);
    const rounds = [];
    for (;;) {
      const next = await onward(at, [], fetch);
      if (!next) break;
      at = next;
      rounds.push(positionAt(at).round);
    }
    expect(rounds).toEqual([1, 2, 3, 4, 5]);
  });

  it("goes back across chapters to the beginning", async () => {
    let at = await found({ page: 5, beat: 0 }, [], fetch);
    expect(positionAt(at).round).toBe(4);
    const rounds = [];
    for (;;) {
      const before = await back(at, fetch);
      if (!before) break;
      at = before;
      rounds.push(positionAt(at).round);
    }
    expect(rounds).toEqual([4, 2, 1, 0]);
  });

  it("has an address for each moment", () => {
    const shown = { chapter: FIRST, frame: 2 };
    expect(momentOf(shown)).toEqual({ page: 1, beat: 1 });
    expect(frameOf(FIRST, { page: 1, beat: 1 })).toBe(2);
    expect(frameOf(FIRST, { page: 3, beat: 0 })).toBe(3);
    const address = addressAt("x", 2, momentOf(shown));
    expect(address).toBe("/tables/x/replay?seat=2&at=1&beat=1");
    expect(momentAt(address.slice(address.indexOf("?")))).toEqual({ page: 1, beat: 1 });
    expect(momentAt("?at=-3&beat=x")).toEqual({ page: 0, beat: 0 });
  });

  it("knows the round of a page", () => {
    const rounds: [number, number][] = [
      [1, 3],
      [2, 8],
    ];
    expect([0, 3, 7, 8].map((page) => roundAt(rounds, page))).toEqual([0, 1, 1, 2]);
  });
});

describe("what moves", () => {
  const systems = [
    { hex: "0,0", tile: "a", planets: [{ id: "jord" }] },
    { hex: "1,0", tile: "b" },
  ] as System[];
  const event = (kind: string, data: Record<string, unknown>): Happening => ({
    number: 1,
    kind,
    text: "",
    data,
    short: "",
    things: [],
    links: [],
  });

  it("are ships between systems, together where they go together, and not what is loaded", () => {
    const ship = { seat: 1, kind: "cruiser", source: "system:0,0", where: "system:1,0", count: 1 };
    const load = { seat: 1, kind: "ground_force", source: "planet:jord", where: "system:0,0", count: 2 };
    const found = motionOf([event("shifted", ship), event("shifted", ship), event("shifted", load)], systems);
    expect(found.sailed).toEqual([{ seat: 1, kind: "cruiser", count: 2, way: ["0,0", "1,0"] }]);
  });

  it("go along their way, step by step as it is told", () => {
    const step = (source: string, where: string, kind = "cruiser") =>
      event("shifted", { seat: 1, kind, source: `system:${source}`, where: `system:${where}`, count: 1 });
    const around = [step("0,0", "1,0"), step("1,0", "1,1"), step("0,0", "1,0"), step("1,0", "1,1")];
    const found = motionOf([...around, step("1,0", "1,1", "carrier")], systems);
    expect(found.sailed).toEqual([
      { seat: 1, kind: "cruiser", count: 2, way: ["0,0", "1,0", "1,1"] },
      { seat: 1, kind: "carrier", count: 1, way: ["1,0", "1,1"] },
    ]);
  });

  it("are places where a planet changes hands or somebody fights", () => {
    const taken = event("planettaken", { seat: 3, planet: "jord", before: -1, how: "" });
    const fight = event("battlebegan", { seat: 1, target: 2, system: "1,0" });
    expect(motionOf([taken, fight], systems).struck).toEqual([
      { hex: "0,0", seat: 3 },
      { hex: "1,0", seat: -1 },
    ]);
  });
});
