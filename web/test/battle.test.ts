import { expect, test } from "vitest";

import { amountModel } from "../src/editors/amount";
import { casualtyKeys, proposal, type CasualtiesModel } from "../src/editors/casualties";
import { salvos } from "../src/panel/battle";
import { hitsFrom } from "../src/panel/log";
import type { Decision } from "../src/wire";

test("dice stand by the units that rolled them", () => {
  const dice = [
    { seat: 0, kind: "cruiser", face: 7, needed: 7 },
    { seat: 0, kind: "dreadnought", face: 3, needed: 5 },
    { seat: 0, kind: "cruiser", face: 2, needed: 7 },
    { seat: 0, kind: "cruiser", face: 9, needed: 6 },
  ];
  expect(salvos(dice)).toEqual([
    { kind: "cruiser", needed: 7, faces: [7, 2] },
    { kind: "dreadnought", needed: 5, faces: [3] },
    { kind: "cruiser", needed: 6, faces: [9] },
  ]);
});

test("hits are taken by who sustains them, or by what is cheaper than damage", () => {
  const model: CasualtiesModel = {
    hits: 3,
    rows: [
      { kind: "dreadnought", mark: "", standing: [2], sustains: true },
      { kind: "fighter", mark: "", standing: [2], sustains: false },
    ],
  };
  expect(casualtyKeys(model, proposal(model))).toEqual(["sustain:dreadnought", "sustain:dreadnought", "destroy:fighter"]);
  expect(casualtyKeys(model, proposal(model, "spare"))).toEqual(["sustain:dreadnought", "destroy:fighter", "destroy:fighter"]);
});

test("two numbers are an amount too, never a list", () => {
  const option = (key: string) => ({ key, kind: key, label: key, clause: "", things: [], numbers: {} });
  const asked = { options: [option("1"), option("2")] } as unknown as Decision;
  expect(amountModel(asked)).toMatchObject({ least: 1, most: 2 });
  expect(amountModel({ ...asked, options: [option("yes"), option("no")] })).toBeNull();
});

test("only dice that hit somebody glow: a ship that gets out of a Gravity Rift hits nobody", () => {
  expect(hitsFrom({ needed: 7, hits: 0 })).toBe(7);
  expect(hitsFrom({ needed: 6, hits: null })).toBe(Infinity);
  expect(hitsFrom({ needed: 0, hits: null })).toBe(Infinity);
});
