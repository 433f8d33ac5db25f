/** Command Counters on the three areas of a sheet: new ones placed, or all of them laid out anew. */

import { numberNamed } from "../naming";
import type { Decision, PlayerView } from "../wire";

export const AREAS = ["pool", "fleet", "strategy"] as const;
export type Area = (typeof AREAS)[number];
export type Spread = Readonly<Record<Area, number>>;

export interface CountersModel {
  /** How they lie now. */
  readonly now: Spread;
  /** How many there will be in all. */
  readonly total: number;
  /** No area may have fewer. */
  readonly least: Spread;
  readonly most: Spread;
  /** New counters are placed one after the other; otherwise all are laid out anew. */
  readonly placing: boolean;
}

const NONE: Spread = { pool: 0, fleet: 0, strategy: 0 };

/** What is to be laid out; null where a question is about something else. */
export function countersModel(decision: Decision, player: PlayerView): CountersModel | null {
  const now: Spread = { pool: player.pool, fleet: player.fleet, strategy: player.strategy };
  const sum = now.pool + now.fleet + now.strategy;
  if (decision.pieces?.draft === "counters" && decision.pieces.areas.length === 0) {
    const open = new Set(decision.options.map((option) => option.key));
    if ([...open].some((key) => !(AREAS as readonly string[]).includes(key))) return null;
    const { amount } = decision.pieces;
    const most = Object.fromEntries(AREAS.map((area) => [area, now[area] + (open.has(area) ? amount : 0)])) as Record<
      Area,
      number
    >;
    return { now, total: sum + amount, least: now, most, placing: true };
  }
  if (decision.name !== "redistribute") return null;
  const sizes = decision.options
    .filter((option) => option.key !== "keep")
    .map((option) => (option.kind === "fleet" ? numberNamed(option.key) : null));
  if (sizes.some((size) => size === null)) return null;
  const fleet = [...sizes, now.fleet].filter((size) => size !== null);
  return {
    now,
    total: sum,
    least: { ...NONE, fleet: Math.min(...fleet) },
    most: { pool: sum, fleet: Math.max(...fleet), strategy: sum },
    placing: false,
  };
}

/** How many counters lie nowhere yet. */
export function unplaced(model: CountersModel, spread: Spread): number {
  return model.total - spread.pool - spread.fleet - spread.strategy;
}

/** The keys that lay the counters out so. Fleet Supply is said first, then the Command Pool; the rest follows. */
export function counterKeys(model: CountersModel, spread: Spread): readonly string[] {
  if (model.placing) return AREAS.flatMap((area) => Array.from({ length: spread[area] - model.now[area] }, () => area));
  if (AREAS.every((area) => spread[area] === model.now[area])) return ["keep"];
  const left = model.total - spread.fleet;
  return left > 0 ? [`fleet:${spread.fleet}`, `pool:${spread.pool}`] : [`fleet:${spread.fleet}`];
}
