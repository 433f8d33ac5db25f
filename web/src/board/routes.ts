/** The ways of ships that are being moved, as lines on the drawing. */

import type { Point } from "./geometry";

export interface Way {
  readonly path: string;
  readonly ships: number;
  readonly middle: Point;
}

export interface Sailing {
  readonly route: readonly string[];
}

/** Ways by their course, with how many ships take each. */
export function routes(sailing: readonly Sailing[], middles: ReadonlyMap<string, Point>): Way[] {
  const counted = new Map<string, number>();
  for (const ship of sailing.filter(({ route }) => route.length > 1))
    counted.set(ship.route.join(" "), (counted.get(ship.route.join(" ")) ?? 0) + 1);
  return [...counted].flatMap(([course, ships]) => {
    const stops = course.split(" ").map((place) => middles.get(place));
    const known = stops.filter((stop): stop is Point => stop !== undefined);
    const [from, to] = [known.at(-2), known.at(-1)];
    if (!from || !to || known.length !== stops.length) return [];
    return [{ path: line(known), ships, middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } }];
  });
}

/** A line through the stops that ends a little before the last one, where the fleet will lie. */
function line(stops: readonly Point[]): string {
  const last = stops.at(-1) ?? { x: 0, y: 0 };
  const before = stops.at(-2) ?? last;
  const end = { x: last.x + (before.x - last.x) * 0.18, y: last.y + (before.y - last.y) * 0.18 };
  return [...stops.slice(0, -1), end].map((p, n) => `${n ? "L" : "M"}${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join("");
}
