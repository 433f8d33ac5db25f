import { describe, expect, it } from "vitest";

import { places } from "../src/board/geometry";
import { routes } from "../src/board/routes";
import { brought, counted, unitsOf } from "../src/panel/pieces";
import type { Draft } from "../src/wire";

const ship = (kind: string, route: string[], cargo: [string, string, number][] = [], damage = 0) => ({ kind, damage, mark: "", route, cargo });
const fleet = (...ships: ReturnType<typeof ship>[]): Draft => ({ draft: "fleet", ships });
const middles = places(["0,0", "0,-1", "0,-2", "1,0"]);

describe("a movement draft", () => {
  const pieces = fleet(ship("carrier", ["0,-2", "0,-1", "0,0"], [["system:0,-2", "fighter", 3]]), ship("cruiser", ["0,-2", "0,-1", "0,0"]), ship("cruiser", ["1,0", "0,0"], [], 1));

  it("is drawn as one way a course, with its ships", () => {
    const ways = routes(pieces, [], middles);
    expect(ways.map((way) => way.ships)).toEqual([2, 1]);
    expect(ways[0]?.path.match(/[ML]/g)).toHaveLength(3);
  });

  it("gives way to the moves of the action when nothing is drafted", () => {
    expect(routes(null, [ship("cruiser", ["1,0", "0,0"])], middles)).toHaveLength(1);
    expect(routes(fleet(), undefined, middles)).toEqual([]);
  });

  it("does not draw a way to a place that is not on the board", () => {
    expect(routes(fleet(ship("cruiser", ["1,0", "9,9"])), [], middles)).toEqual([]);
  });

  it("says what fleet it brings to a battle", () => {
    expect(brought(pieces)).toBe("carrier, 3 fighter, cruiser, cruiser*1");
    expect(brought(null)).toBe("");
  });
});

describe("any draft", () => {
  it("shows the units in it, however deep they lie", () => {
    expect(unitsOf([{ seat: 3, system: "0,3" }, [{ kind: "cruiser" }, { kind: "fighter", count: 2 }, { kind: "fighter" }]])).toEqual([
      ["cruiser", 1],
      ["fighter", 3],
    ]);
    expect(unitsOf({ why: "mine", due: 2 })).toEqual([]);
  });

  it("says equal lines once", () => {
    expect(counted(["a", "b", "a"])).toEqual([["a", 2], ["b", 1]]);
  });
});
