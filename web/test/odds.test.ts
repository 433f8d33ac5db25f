import { describe, expect, it } from "vitest";

import {
  FIRST,
  NOBODY,
  addressOf,
  askedAt,
  hiring,
  isHiring,
  toggled,
  wantedOf,
  withUnits,
  written,
  type Asked,
} from "../src/odds/asked";

const BATTLE: Asked = {
  ruleset: "official",
  kind: "assault",
  where: "nebula",
  mines: 2,
  sides: [
    {
      units: { dreadnought: 2, "dreadnought*1": 1, ground_force: 4 },
      race: "letnev",
      technologies: ["hylar_v_assault_laser", "cybernetics"],
      leaders: ["admiral"],
      casualties: "optimal",
      flags: ["high_alert"],
      numbers: { bonus: -1, goods: 3 },
    },
    { ...NOBODY, units: { "pds@far": 2, cruiser: 1 } },
  ],
};

describe("a battle that is imagined", () => {
  it("stands whole in its address", () => {
    const address = addressOf(BATTLE);
    expect(address.startsWith("/odds?")).toBe(true);
    expect(askedAt(address.slice("/odds".length))).toEqual(BATTLE);
  });

  it("that is not said begins with an example, an emptied one stays empty", () => {
    expect(askedAt("")).toEqual(FIRST);
    const empty: Asked = { ...FIRST, sides: [NOBODY, NOBODY] };
    expect(askedAt(addressOf(empty).slice("/odds".length))).toEqual(empty);
    expect(wantedOf(empty)).toBeNull();
  });

  it("is asked in the words of positions", () => {
    expect(written(BATTLE.sides[0].units)).toBe("2 dreadnought, dreadnought*1, 4 ground_force");
    expect(wantedOf(BATTLE)).toMatchObject({
      kind: "assault",
      attacker: { race: "letnev", high_alert: true, bonus: -1, goods: 3, leaders: ["admiral"] },
      defender: { units: "2 pds@far, cruiser" },
    });
  });

  it("in an address that makes no sense is as usual", () => {
    const found = askedAt("?a=9999+cruiser,%3Cb%3E&d=2+destroyer&kind=nonsense&mines=-4&a.bonus=x");
    expect(found.sides[0].units).toEqual({ cruiser: 30 });
    expect(found.sides[0].numbers).toEqual({});
    expect(found).toMatchObject({ kind: "", mines: 0 });
  });

  it("has Mercenaries by name, one of whom begins with a number", () => {
    const found = askedAt("?rules=sa17+%2Bmercenaries&a=52n6,2+cruiser&d=felrey_ground");
    expect(found.sides[0].units).toEqual({ "52n6": 1, cruiser: 2 });
    expect(found.sides[1].units).toEqual({ felrey_ground: 1 });
    expect(askedAt(addressOf(found).slice("/odds".length))).toEqual(found);
    expect(isHiring(found.ruleset)).toBe(true);
    expect(hiring(found.ruleset, false)).toBe("sa17");
    expect(hiring("sa_es", true)).toBe("sa_es +mercenaries");
  });

  it("changes by plus and minus", () => {
    const more = withUnits(NOBODY, "cruiser", 2);
    expect(withUnits(more, "cruiser", 0).units).toEqual({});
    expect(toggled(["a", "b"], "a")).toEqual(["b"]);
    expect(toggled(["b"], "a")).toEqual(["b", "a"]);
  });
});
