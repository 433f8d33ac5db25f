/** Where each technology stands in the tree: four colours as lanes, what is needed to the left of what needs it. */

import type { TechnologyInfo } from "../wire";

export const COLOURS = ["red", "blue", "green", "yellow"] as const;

export interface Placed {
  readonly id: string;
  readonly colour: string;
  readonly depth: number;
  readonly line: number;
}

export interface Tree {
  readonly placed: readonly Placed[];
  readonly lines: number;
  readonly depths: number;
  /** Where each colour's lane begins and how many lines it has. */
  readonly lanes: readonly { readonly colour: string; readonly start: number; readonly lines: number }[];
}

/** How many steps lead to a technology along its shortest way. */
export function depthOf(id: string, all: Readonly<Record<string, TechnologyInfo>>, seen: readonly string[] = []): number {
  const ways = all[id]?.needs ?? [];
  if (ways.length === 0 || seen.includes(id)) return 0;
  const path = [...seen, id];
  return Math.min(...ways.map((way) => 1 + Math.max(...way.map((need) => depthOf(need, all, path)), 0)));
}

/** The technologies for which one is needed, whichever other way may lead to them. */
export function opensOf(id: string, all: Readonly<Record<string, TechnologyInfo>>): readonly string[] {
  return Object.values(all)
    .filter((technology) => technology.needs.some((way) => way.includes(id)))
    .map((technology) => technology.id);
}

/** A name in at most two lines, divided where they are most alike; one that cannot be divided stays whole. */
export function inLines(name: string, letters: number): readonly string[] {
  const words = name.split(" ");
  if (name.length <= letters || words.length === 1) return [name];
  const ways = words.slice(1).map((_, n) => [words.slice(0, n + 1).join(" "), words.slice(n + 1).join(" ")]);
  const longer = (way: readonly string[]) => Math.max(...way.map((line) => line.length));
  return ways.reduce((best, way) => (longer(way) < longer(best) ? way : best));
}

export function layTree(all: Readonly<Record<string, TechnologyInfo>>): Tree {
  const placed: Placed[] = [];
  const lanes: { colour: string; start: number; lines: number }[] = [];
  let start = 0;
  for (const colour of COLOURS) {
    const used = new Map<number, number>();
    const inside = Object.values(all).filter((technology) => technology.colour === colour && !technology.race);
    for (const technology of inside) {
      const depth = depthOf(technology.id, all);
      const line = used.get(depth) ?? 0;
      used.set(depth, line + 1);
      placed.push({ id: technology.id, colour, depth, line: start + line });
    }
    const lines = Math.max(0, ...used.values());
    if (lines > 0) lanes.push({ colour, start, lines });
    start += lines;
  }
  return { placed, lanes, lines: start, depths: Math.max(0, ...placed.map((each) => each.depth + 1)) };
}
