import { describe, expect, it } from "vitest";

import { alike, createStore, share } from "../src/store";

describe("a store", () => {
  it("tells its listeners of a change, and of nothing else", () => {
    const store = createStore({ a: 1, b: 2 });
    let told = 0;
    const leave = store.subscribe(() => (told += 1));
    store.set({ a: 1 });
    expect(told).toBe(0);
    store.set({ a: 3 });
    expect([told, store.get()]).toEqual([1, { a: 3, b: 2 }]);
    leave();
    store.set({ b: 5 });
    expect(told).toBe(1);
  });
});

describe("a newer view", () => {
  it("keeps what is as it was, so that only what changed is drawn anew", () => {
    const older = { systems: [{ hex: "0,0", stacks: [1] }, { hex: "1,0" }], round: 1 };
    const newer = share(older, { systems: [{ hex: "0,0", stacks: [2] }, { hex: "1,0" }], round: 1 });
    expect(newer).toEqual({ systems: [{ hex: "0,0", stacks: [2] }, { hex: "1,0" }], round: 1 });
    expect(newer.systems[1]).toBe(older.systems[1]);
    expect(newer.systems[0]).not.toBe(older.systems[0]);
  });

  it("is the older one where nothing changed at all", () => {
    const older = { a: [1, { b: null }], c: "x" };
    expect(share(older, structuredClone(older))).toBe(older);
  });

  it("forgets what is left out and what is at an end", () => {
    expect(share({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(share([1, 2, 3], [1, 2])).toEqual([1, 2]);
    expect(share([1], { 0: 1 })).toEqual({ 0: 1 });
  });

  it("lists are alike only thing by thing", () => {
    expect(alike([1, 2], [1, 2])).toBe(true);
    expect(alike([1, 2], [1])).toBe(false);
    expect(alike([{}], [{}])).toBe(false);
  });
});
