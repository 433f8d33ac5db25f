import { expect, test } from "vitest";

import { mentioned, pieces } from "../src/linked";

test("a text is parted into words and names", () => {
  const parts = pieces("Ann 🚀 plays Plague.", [
    [0, 6, "player:0"],
    [13, 6, "card:plague"],
  ]);
  expect(parts.map(({ text, thing }) => [text, thing])).toEqual([
    ["Ann 🚀", "player:0"],
    [" plays ", ""],
    ["Plague", "card:plague"],
    [".", ""],
  ]);
  expect(pieces("Nothing.", [])).toHaveLength(1);
});

test("names that people write are found: whole, the longest, as they are written", () => {
  const names = new Map([
    ["Ann", "player:0"],
    ["Jord", "planet:jord"],
    ["Mecatol Rex", "planet:mecatol_rex"],
    ["Trade", "card:trade"],
    ["Trade Station", "unit:trade_station"],
    ["Archon Tau", "planet:archon_tau"],
  ]);
  const found = (text: string) =>
    mentioned(text, names).map(([begin, length, thing]) => [text.slice(begin, begin + length), thing]);
  expect(found("Ann, leave Mecatol Rex! Jordan may trade.")).toEqual([
    ["Ann", "player:0"],
    ["Mecatol Rex", "planet:mecatol_rex"],
  ]);
  expect(found("A Trade Station for Trade")).toEqual([
    ["Trade Station", "unit:trade_station"],
    ["Trade", "card:trade"],
  ]);
  expect(found("nothing here")).toEqual([]);
});
