import { describe, expect, it } from "vitest";

import { alike, createStore, pick, share } from "../src/store";

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

describe("what is picked out of a state", () => {
  it("is looked for once, and is the same thing as long as it is equal", () => {
    let looked = 0;
    const select = (state: { a: number[] }) => {
      looked += 1;
      return [...state.a];
    };
    const state = { a: [1] };
    const first = pick(null, state, select, alike);
    expect(pick(first, state, select, alike)).toBe(first);
    expect(looked).toBe(1);
    expect(pick(first, { a: [1] }, select, alike).picked).toBe(first.picked);
    expect(pick(first, { a: [2] }, select, alike).picked).toEqual([2]);
    expect(pick(first, state, (now) => [now.a.length + 4], alike).picked).toEqual([5]);
  });

  it("is not looked for where only other parts have changed", () => {
    let looked = 0;
    const select = ({ a }: { a: number; b: number }) => {
      looked += 1;
      return a;
    };
    const first = pick(null, { a: 1, b: 1 }, select, Object.is);
    expect(pick(first, { a: 1, b: 2 }, select, Object.is)).toBe(first);
    expect(looked).toBe(1);
    expect(pick(first, { a: 2, b: 2 }, select, Object.is).picked).toBe(2);
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
