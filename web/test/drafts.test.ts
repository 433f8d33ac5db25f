import { describe, expect, it } from "vitest";

import { places } from "../src/board/geometry";
import { routes } from "../src/board/routes";
import { counted } from "../src/editors/draft_lines";

const middles = places(["0,0", "0,-1", "0,-2", "1,0"]);
const ship = (...route: string[]) => ({ route });

describe("ships under way", () => {
  it("are drawn as one way a course, with how many take it", () => {
    const ways = routes([ship("0,-2", "0,-1", "0,0"), ship("0,-2", "0,-1", "0,0"), ship("1,0", "0,0")], middles);
    expect(ways.map((way) => way.ships)).toEqual([2, 1]);
    expect(ways[0]?.path.match(/[ML]/g)).toHaveLength(3);
  });

  it("are not drawn to a place that is not on the board, nor where they stay", () => {
    expect(routes([ship("1,0", "9,9"), ship("0,0")], middles)).toEqual([]);
  });
});

describe("the lines of a draft", () => {
  it("are said once each, with how often", () => {
    expect(counted(["a", "b", "a"])).toEqual([
      ["a", 2],
      ["b", 1],
    ]);
  });
});
