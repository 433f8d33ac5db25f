import { describe, expect, it } from "vitest";

import {
  APOTHEM,
  RADIUS,
  axial,
  borderAt,
  mineAt,
  bounds,
  centre,
  corners,
  fit,
  pan,
  places,
  planetSpots,
  ringPlace,
  row,
  spread,
  zoom,
  detailAt,
  folded,
  inLines,
  leaderSpots,
} from "../src/board/geometry";

const middles = places(["0,0", "0,-1", "1,-1", "1,0", "nexus"]);

describe("places without a tile", () => {
  it("are counted clockwise from straight above, ring by ring", () => {
    expect(ringPlace("0,-3")).toEqual({ ring: 3, number: 1 });
    expect(ringPlace("3,-3")).toEqual({ ring: 3, number: 4 });
    expect(ringPlace("-1,-2")).toEqual({ ring: 3, number: 18 });
    expect(ringPlace("0,0")).toBeNull();
    expect(ringPlace("nexus")).toBeNull();
  });
});

describe("hexes", () => {
  it("reads places of the board and leaves others alone", () => {
    expect(axial("2,-3")).toEqual([2, -3]);
    expect(axial("nexus")).toBeNull();
  });

  it("puts neighbours two apothems apart, in every direction", () => {
    for (const [q, r] of [
      [0, -1],
      [1, -1],
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
    ] as const) {
      const { x, y } = centre(q, r);
      expect(Math.hypot(x, y)).toBeCloseTo(2 * APOTHEM, 6);
    }
  });

  it("draws r downwards and q to the right", () => {
    expect(centre(0, -1).y).toBeLessThan(0);
    expect(centre(1, 0).x).toBeGreaterThan(0);
  });

  it("sets places off the board where they touch no other", () => {
    const ring = ["0,0", "0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0"];
    for (const board of [["0,0", "0,-1", "1,-1", "1,0"], ring, [...ring, "0,-2", "2,-2", "2,0", "0,2", "-2,2", "-2,0"]]) {
      const found = [...places([...board, "nexus", "gate"]).values()];
      found.forEach((one, n) => {
        for (const other of found.slice(n + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(1.99 * APOTHEM);
      });
    }
  });

  it("has six corners, and smaller hexes inside", () => {
    const reach = (inset: number) =>
      Math.max(
        ...corners(inset)
          .split(" ")
          .map((corner) => Number(corner.split(",")[0])),
      );
    expect(corners().split(" ")).toHaveLength(6);
    expect(reach(0)).toBe(RADIUS);
    expect(reach(10)).toBe(RADIUS - 10);
  });
});

describe("borders", () => {
  it("lie in the middle between two hexes, along their common side", () => {
    expect(borderAt("0,0|0,-1", middles)).toEqual({ x: 0, y: -APOTHEM, turn: 0 });
    expect(borderAt("0,0|1,-1", middles)?.turn).toBeCloseTo(60, 1);
  });

  it("have mines on them, where no name is covered, and beside each other", () => {
    const between = mineAt("0,0|1,-1", middles);
    expect(between).toEqual({ x: 58.33, y: -72.17 });
    expect(mineAt("1,-1|0,0", middles)).toEqual(between);
    expect(mineAt("0,0|0,-1", middles)).toEqual({ x: 0, y: -86.6 });
    expect(mineAt("0,0|0,-1", middles, 1)).toEqual({ x: 26, y: -86.6 });
  });

  it("are no place for a mine that lies in a system or before a wormhole: that lies beside the fleet", () => {
    expect(mineAt("0,0", middles)).toEqual({ x: -64, y: 38 });
    expect(mineAt("0,0~nexus", middles)).toEqual({ x: -64, y: 38 });
    expect(mineAt("9,9", middles)).toBeNull();
  });

  it("are not drawn for links and for places that are not there", () => {
    expect(borderAt("0,0~nexus", middles)).toBeNull();
    expect(borderAt("0,0|-1,0", middles)).toBeNull();
  });
});

describe("planets", () => {
  it.each([1, 2, 3])("%i of them lie apart and inside the hex", (count) => {
    const spots = planetSpots(count);
    expect(spots).toHaveLength(count);
    spots.forEach((spot, n) => {
      expect(Math.hypot(spot.x, spot.y) + spot.radius).toBeLessThan(APOTHEM);
      for (const other of spots.slice(n + 1)) {
        expect(Math.hypot(spot.x - other.x, spot.y - other.y)).toBeGreaterThan(spot.radius + other.radius);
      }
    });
  });

  it("rows stand around their middle", () => {
    expect(row(3, 10)).toEqual([-10, 0, 10]);
    expect(row(2, 10, 5)).toEqual([0, 10]);
    expect(row(0, 10)).toEqual([]);
  });
});

describe("things side by side", () => {
  it("touch and do not overlap, around the middle", () => {
    const { middles, width } = spread([10, 30, 20]);
    expect(width).toBe(60);
    expect(middles).toEqual([-25, -5, 20]);
    expect(spread([])).toEqual({ middles: [], width: 0 });
  });
});

describe("the camera", () => {
  const box = { x: -100, y: -50, width: 200, height: 100 };

  it("shows all of a box in a window of any shape", () => {
    for (const shape of [0.5, 1, 2, 4]) {
      const camera = fit(box, shape);
      expect(camera.width / camera.height).toBeCloseTo(shape);
      expect(camera.x).toBeLessThan(box.x);
      expect(camera.y + camera.height).toBeGreaterThan(box.y + box.height);
    }
  });

  it("does not draw a galaxy of one tile as large as the window, and the smallest whole one as large as it fits", () => {
    const tile = bounds([{ x: 0, y: 0 }]);
    const duel = bounds([centre(-2, 0), centre(2, 0), centre(0, -2), centre(0, 2)]);
    for (const shape of [0.5, 1, 1.6]) {
      expect(Math.min(fit(tile, shape).width, fit(tile, shape).height)).toBeGreaterThan(3.9 * tile.width);
      expect(fit(duel, shape).width).toBeCloseTo(Math.max(duel.width + 20, (duel.height + 20) * shape));
    }
  });

  it("keeps the point under the pointer where it is when it zooms", () => {
    const camera = { x: 0, y: 0, width: 1000, height: 500 };
    const nearer = zoom(camera, 0.5, { x: 250, y: 125 }, 5000);
    expect((250 - nearer.x) / nearer.width).toBeCloseTo(0.25);
    expect((125 - nearer.y) / nearer.height).toBeCloseTo(0.25);
  });

  it("stops at both ends", () => {
    const camera = { x: 0, y: 0, width: 1000, height: 500 };
    expect(zoom(camera, 100, { x: 0, y: 0 }, 1500).width).toBe(1500);
    expect(zoom(camera, 0.001, { x: 0, y: 0 }, 1500).width).toBe(4 * RADIUS);
  });

  it("moves by what it is told", () => {
    expect(pan(box, 5, -5)).toEqual({ ...box, x: -95, y: -55 });
  });
});

describe("crowded systems", () => {
  it("keep Leaders on the rim of their planet, beside each other", () => {
    const spots = leaderSpots(3, 36);
    expect(spots.every(({ x, y }) => Math.abs(Math.hypot(x, y) - 38) < 0.1)).toBe(true);
    for (const [n, spot] of spots.entries())
      for (const other of spots.slice(n + 1)) expect(Math.hypot(spot.x - other.x, spot.y - other.y)).toBeGreaterThan(21);
  });

  it("fold a fleet to what fits and a word about the rest", () => {
    expect(folded([33, 33, 33], 100, 30)).toBe(3);
    expect(folded([33, 33, 33, 33], 100, 30)).toBe(2);
    expect(folded([90, 90], 100, 30)).toBe(1);
  });

  it("tell more the nearer one is", () => {
    expect([0.2, 0.42, 0.55, 0.8, 1.2].map(detailAt)).toEqual(["dots", "far", "middle", "near", "close"]);
  });
});

describe("names of places", () => {
  it("take two lines where one would reach into the next hex", () => {
    expect(inLines("Asteroid Field")).toEqual(["Asteroid Field"]);
    expect(inLines("Campo de Asteroides")).toEqual(["Campo de", "Asteroides"]);
    expect(inLines("Place 16 of ring 3")).toEqual(["Place 16", "of ring 3"]);
  });
});
