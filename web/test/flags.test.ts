import { describe, expect, it } from "vitest";

import { flagOn, openPlaces } from "../src/board/flags";
import type { SeatView } from "../src/wire";

const view = (bids: readonly number[], homes: readonly string[], laid: readonly string[] = ["0,0"]) =>
  ({
    position: { bids, players: homes.map((home) => ({ home })), systems: laid.map((hex) => ({ hex })) },
  }) as unknown as SeatView;

describe("places for homes", () => {
  it("stay in sight while somebody says how much he bids", () => {
    const asked = openPlaces(["system:0,-3", "system:3,-3", "planet:jord"], view([-1, 2], ["", "3,-3"]));
    expect(asked).toEqual(["3,-3", "0,-3"]);
    expect(openPlaces([], view([-1, 2], ["", "3,-3"]), asked)).toEqual(["3,-3", "0,-3"]);
  });

  it("are gone when the homes are laid, and nothing stays of a tile that was placed", () => {
    expect(openPlaces([], view([0, 2], ["0,-3", "3,-3"], ["0,-3", "3,-3"]), ["0,-3", "3,-3"])).toEqual([]);
    expect(openPlaces([], view([], []), ["1,1"])).toEqual([]);
  });

  it("carry the flag of who has bid for them", () => {
    expect(flagOn(view([-1, 2], ["", "3,-3"]), "3,-3")).toEqual({ seat: 1, bid: 2 });
    expect(flagOn(view([-1, 2], ["", "3,-3"]), "0,-3").seat).toBe(-1);
    expect(flagOn(view([], ["0,-3"]), "0,-3").seat).toBe(-1);
  });
});
