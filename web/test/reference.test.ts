import { describe, expect, it } from "vitest";

import { nextPlace, thingOfEntry } from "../src/reference/entries";
import type { Content, System } from "../src/wire";

const content = {
  ruleset: "sa17",
  tiles: {},
  units: { cruiser: {} },
  technologies: { hylar_v_laser: {} },
  races: { sol: {} },
  cards: { plague: {} },
  terms: {},
} as unknown as Content;
const systems = [{ hex: "0,1", tile: "1", planets: [{ id: "jord" }] }] as unknown as System[];
const thing = (kind: string, id: string) => thingOfEntry(content, systems, { kind, id });

describe("the compendium", () => {
  it("leads to what lies on the table", () => {
    expect(thing("action_cards", "plague")).toBe("card:plague");
    expect(thing("technologies", "hylar_v_laser")).toBe("technology:hylar_v_laser");
    expect(thing("races", "sol")).toBe("race:sol");
    expect(thing("units", "cruiser")).toBe("unit:cruiser");
    expect(thing("planets", "jord")).toBe("planet:jord");
    expect(thing("systems", "1")).toBe("system:0,1");
  });

  it("leads nowhere where the table has no card of it", () => {
    expect(thing("clauses", "SA17-UNI-10")).toBe("");
    expect(thing("planets", "nowhere")).toBe("");
    expect(thing("systems", "99")).toBe("");
    expect(thing("units", "death_star")).toBe("");
  });

  it("is walked through with the arrows, and ends at its ends", () => {
    expect(nextPlace("ArrowDown", 0, 3)).toBe(1);
    expect(nextPlace("ArrowDown", 2, 3)).toBe(2);
    expect(nextPlace("ArrowUp", 0, 3)).toBe(0);
    expect(nextPlace("a", 1, 3)).toBe(1);
  });
});
