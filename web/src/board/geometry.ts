/** Where things lie on the drawing: flat-top hexes in axial coordinates, as the engine names them ("q,r", r grows downwards). */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** From the middle of a hex to a corner. */
export const RADIUS = 100;
/** From the middle of a hex to the middle of a side. */
export const APOTHEM = (RADIUS * Math.sqrt(3)) / 2;

const COORDINATES = /^(-?\d+),(-?\d+)$/;

/** The axial coordinates of a place on the board; none for a place off it, such as "nexus". */
export function axial(place: string): readonly [number, number] | null {
  const match = COORDINATES.exec(place);
  return match ? [Number(match[1]), Number(match[2])] : null;
}

/** The sides of a ring, clockwise from straight above. */
const SIDES = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

/** Which place of which ring around the middle a hex is, counted clockwise from straight above, as the engine counts; none off the
 *  board and in the middle. */
export function ringPlace(hex: string): { readonly ring: number; readonly number: number } | null {
  const at = axial(hex);
  if (!at) return null;
  const ring = Math.max(Math.abs(at[0]), Math.abs(at[1]), Math.abs(at[0] + at[1]));
  let [q, r] = [0, -ring];
  for (let step = 0; step < 6 * ring; step++) {
    if (q === at[0] && r === at[1]) return { ring, number: step + 1 };
    const [across, down] = SIDES[Math.floor(step / ring)] ?? [0, 0];
    q += across;
    r += down;
  }
  return null;
}

/** The middle of a hex. */
export function centre(q: number, r: number): Point {
  return { x: 1.5 * RADIUS * q, y: 2 * APOTHEM * (r + q / 2) };
}

/** The middles of all places; those off the board stand in its free corners, or else in a column to the right of it. */
export function places(names: readonly string[]): Map<string, Point> {
  const found = new Map<string, Point>();
  for (const name of names) {
    const at = axial(name);
    if (at) found.set(name, centre(at[0], at[1]));
  }
  const edge = bounds([...found.values()]);
  let aside = 0;
  for (const name of names.filter((each) => !found.has(each))) {
    const beside = { x: edge.x + edge.width + 1.3 * RADIUS, y: edge.y + APOTHEM + aside * 2.4 * APOTHEM };
    const free = freeCorner(edge, [...found.values()]);
    if (!free) aside += 1;
    found.set(name, free ?? beside);
  }
  return found;
}

/** A corner of the board where a hex touches no other. */
function freeCorner(edge: Box, taken: readonly Point[]): Point | undefined {
  const [left, right] = [edge.x + RADIUS, edge.x + edge.width - RADIUS];
  const [top, bottom] = [edge.y + APOTHEM, edge.y + edge.height - APOTHEM];
  const corners = [right, left].flatMap((x) => [top, bottom].map((y) => ({ x, y })));
  return corners.find((corner) => taken.every((p) => Math.hypot(p.x - corner.x, p.y - corner.y) > 2.2 * APOTHEM));
}

/** The smallest box around hexes with these middles. */
export function bounds(middles: readonly Point[]): Box {
  if (middles.length === 0) return { x: -RADIUS, y: -APOTHEM, width: 2 * RADIUS, height: 2 * APOTHEM };
  const xs = middles.map((p) => p.x);
  const ys = middles.map((p) => p.y);
  const x = Math.min(...xs) - RADIUS;
  const y = Math.min(...ys) - APOTHEM;
  return { x, y, width: Math.max(...xs) + RADIUS - x, height: Math.max(...ys) + APOTHEM - y };
}

/** The corners of a hex around the origin as SVG points, a little smaller than the hex itself where `inset` is given. */
export function corners(inset = 0): string {
  const radius = RADIUS - inset;
  return Array.from({ length: 6 }, (_, n) => {
    const turn = (Math.PI / 3) * n;
    return `${round(radius * Math.cos(turn))},${round(radius * Math.sin(turn))}`;
  }).join(" ");
}

/** The parts of a hex around the origin, as many as wanted and as large as each other, as SVG points. */
export function wedges(count: number, inset = 0): readonly string[] {
  const around = Array.from({ length: 12 }, (_, n) => {
    const turn = (Math.PI / 6) * (n - 3);
    const reach = n % 2 ? RADIUS - inset : ((RADIUS - inset) * Math.sqrt(3)) / 2;
    return `${round(reach * Math.cos(turn))},${round(reach * Math.sin(turn))}`;
  });
  const starts = Array.from({ length: count + 1 }, (_, n) => Math.round((n * 12) / count));
  return starts
    .slice(0, -1)
    .map((start, n) => ["0,0", ...[...around, ...around].slice(start, (starts[n + 1] ?? 12) + 1)].join(" "));
}

/** The two places of a border ("0,0|0,-1") or of a link ("5,0~nexus"). */
export function sides(border: string): readonly [string, string] | null {
  const [first, second] = border.split(/[|~]/);
  return first !== undefined && second !== undefined ? [first, second] : null;
}

/** Where a border is drawn: its middle, and how far it is turned, in degrees; none for a link or an unknown place. */
export function borderAt(border: string, middles: ReadonlyMap<string, Point>): (Point & { turn: number }) | null {
  const pair = border.includes("|") ? sides(border) : null;
  const a = pair && middles.get(pair[0]);
  const b = pair && middles.get(pair[1]);
  if (!a || !b) return null;
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI + 90;
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, turn: Math.round(turn * 10) / 10 };
}

/** How far mines at one place lie from each other. */
const ASIDE = 26;

/** Where a Space Mine lies, the `nth` of its place: on its border, further up where that falls to the right, so that it covers no name; in a
 *  system left of its fleet; before a wormhole beside that. */
export function mineAt(place: string, middles: ReadonlyMap<string, Point>, nth = 0): Point | null {
  const border = borderAt(place, middles);
  if (border) {
    const turn = (border.turn * Math.PI) / 180;
    const falls = Math.abs(Math.sin(turn)) > 0.1 && Math.tan(turn) > 0; // from left to right
    const along = (falls ? (-RADIUS / 3) * Math.sign(Math.sin(turn)) : 0) + nth * ASIDE;
    return { x: round(border.x + along * Math.cos(turn)), y: round(border.y + along * Math.sin(turn)) };
  }
  const middle = middles.get(place) ?? middles.get(sides(place)?.[0] ?? "");
  return middle ? { x: middle.x - 64 + nth * ASIDE, y: middle.y + 38 } : null;
}

/** Where the planets of a system lie, around the middle of their hex, and how large they are drawn. */
export function planetSpots(count: number): readonly (Point & { radius: number })[] {
  if (count <= 1) return [{ x: 0, y: -17, radius: 36 }];
  if (count === 2)
    return [
      { x: -40, y: -22, radius: 29 },
      { x: 40, y: -4, radius: 29 },
    ];
  return [
    { x: -47, y: -24, radius: 23 },
    { x: 47, y: -24, radius: 23 },
    { x: 0, y: 3, radius: 23 },
  ].slice(0, count);
}

/** Where Command Counters lie, and how large: down the left side of a hex with one planet, clear of its name; above the planets
 *  otherwise, side by side as narrow as the names beside them and the edge of the hex leave room. */
export function counterSpots(count: number, planets: number): readonly (Point & { scale: number })[] {
  if (planets > 1) {
    const step = Math.min(17, 52 / count);
    return row(count, step, planets === 2 ? 29 : 0).map((x) => ({ x, y: -71, scale: round(step / 20) }));
  }
  return Array.from({ length: count }, (_, n) => ({ x: n < 3 ? -56 - n * 9 : -74 + (n - 3) * 9, y: -38 + n * 18, scale: 0.86 }));
}

/** Evenly spaced places in a row around a middle. */
export function row(count: number, step: number, middle = 0): readonly number[] {
  return Array.from({ length: count }, (_, n) => round(middle + (n - (count - 1) / 2) * step));
}

/** Things of different widths side by side: the middle of each around zero, and how wide they are together. */
export function spread(widths: readonly number[]): { readonly middles: readonly number[]; readonly width: number } {
  const width = widths.reduce((sum, each) => sum + each, 0);
  const middles = widths.map((each, n) => widths.slice(0, n).reduce((sum, before) => sum + before, -width / 2) + each / 2);
  return { middles, width };
}

/** Where Leaders stand on a planet: down its right rim, around its middle. */
export function leaderSpots(count: number, radius: number): readonly Point[] {
  return Array.from({ length: count }, (_, n) => {
    const turn = ((-22 + 36 * n) * Math.PI) / 180;
    return { x: round((radius + 2) * Math.cos(turn)), y: round((radius + 2) * Math.sin(turn)) };
  });
}

/** How far a long name is moved from above its planet towards the middle of the hex, so that it does not reach into the next one. */
export function nameShift({ x }: Point, letters: number): number {
  const half = letters * 3.3;
  return round(x < 0 ? Math.max(0, half - 25) : x > 0 ? Math.min(0, 37 - half) : 0);
}

/** How many letters of a name fit into the upper part of a hex. */
const LINE = 14;

/** A name in one line, or in two that are about as long. */
export function inLines(name: string): readonly string[] {
  const words = name.split(" ");
  if (name.length <= LINE || words.length === 1) return [name];
  const parted = words.slice(1).map((_, n) => [words.slice(0, n + 1).join(" "), words.slice(n + 1).join(" ")]);
  const longer = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
  return parted.reduce((best, lines) => (longer(lines) < longer(best) ? lines : best));
}

/** Where a Domain Counter and an artifact lie at a planet; at one of three they keep clear of the others and of the mines above. */
export function markSpots({ x, radius }: Point & { radius: number }, both: boolean): { counter: Point; artifact: Point } {
  const at = (across: number, down: number) => ({ x: round(across * radius), y: round(down * radius) });
  if (radius > 25) return { counter: at(-0.9, -0.72), artifact: at(-1.05, both ? 0.4 : -0.5) };
  if (x === 0) return { counter: at(-0.9, 0.5), artifact: at(1.15, 0.1) };
  const side = Math.sign(x);
  return { counter: at(side * 0.9, 1), artifact: at(side * 1.15, 0.08) };
}

/** How many of some things side by side are shown: all that fit, and room for a word about the rest if not all do. */
export function folded(widths: readonly number[], room: number, word: number): number {
  let width = 0;
  const ends = widths.map((each) => (width += each));
  if (width <= room) return widths.length;
  return Math.max(1, ends.filter((end) => end + word <= room).length);
}

/** How much can be told of a place when a unit of the drawing has so many pixels: what cannot be read is not shown. */
export function detailAt(scale: number): "dots" | "far" | "middle" | "near" | "close" {
  if (scale < 0.34) return "dots";
  if (scale < 0.46) return "far";
  if (scale < 0.6) return "middle";
  return scale < 0.9 ? "near" : "close";
}

/** A view of the drawing: what part of it fills the window. */
export type Camera = Box;

/** How wide a view of the whole is at least: a galaxy of which one tile lies is not drawn as large as the window. */
const NEAREST = 8 * RADIUS;

/** The camera that shows a whole box in a window of some shape. */
export function fit(box: Box, shape: number, margin = 10): Camera {
  const width = Math.max(box.width + 2 * margin, (box.height + 2 * margin) * shape, NEAREST * Math.max(1, shape));
  const height = width / shape;
  return { x: box.x + box.width / 2 - width / 2, y: box.y + box.height / 2 - height / 2, width, height };
}

/** Zoomed by a factor around a point that stays where it is; never nearer than two hexes, never farther than `widest`. */
export function zoom(camera: Camera, factor: number, at: Point, widest: number): Camera {
  const width = Math.min(Math.max(camera.width * factor, 4 * RADIUS), widest);
  const scale = width / camera.width;
  return {
    x: at.x - (at.x - camera.x) * scale,
    y: at.y - (at.y - camera.y) * scale,
    width,
    height: camera.height * scale,
  };
}

/** Moved by so much of the drawing. */
export function pan(camera: Camera, x: number, y: number): Camera {
  return { ...camera, x: camera.x + x, y: camera.y + y };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
