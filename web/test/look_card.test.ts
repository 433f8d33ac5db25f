import { describe, expect, it } from "vitest";

import { beside } from "../src/frame/look_card";

const ROOM = { left: 220, top: 0, right: 1060, bottom: 900 };
const thing = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 90 });

describe("the card of what is looked at", () => {
  it("stands to the right of it", () => {
    expect(beside(thing(300, 200), 150, ROOM)).toEqual({ left: 410, top: 200 });
  });

  it("stands to the left where there is no room to the right, so that what is beside the map stays in sight", () => {
    expect(beside(thing(900, 200), 150, ROOM)).toEqual({ left: 570, top: 200 });
  });

  it("never leaves its room", () => {
    for (const left of [220, 500, 640, 960]) {
      for (const top of [0, 400, 810]) {
        const at = beside(thing(left, top), 300, ROOM);
        expect(at.left).toBeGreaterThanOrEqual(ROOM.left);
        expect(at.left + 320).toBeLessThanOrEqual(ROOM.right);
        expect(at.top).toBeGreaterThanOrEqual(0);
        expect(at.top + 300).toBeLessThanOrEqual(ROOM.bottom);
      }
    }
  });
});
