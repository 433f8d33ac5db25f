/** All hits of a salvo at once: who sustains, who is lost. */

import { groupsAt, unitNamed } from "../naming";
import type { Content, Decision, SeatView } from "../wire";

/** Units of one kind that may be hit, as they are now. */
export interface HitRow {
  readonly kind: string;
  readonly mark: string;
  /** How many there are with each number of hits on them: [undamaged, once damaged, …]. */
  readonly standing: readonly number[];
  /** Undamaged ones may sustain a hit. */
  readonly sustains: boolean;
}

export interface CasualtiesModel {
  readonly hits: number;
  readonly rows: readonly HitRow[];
}

export interface Taken {
  readonly sustained: number;
  readonly lost: number;
}

/** What each kind takes, by its name. */
export type Assigned = Readonly<Record<string, Taken>>;

/** What is given up first. */
const CHEAP = [
  "fighter",
  "destroyer",
  "ground_force",
  "cruiser",
  "shock_troop",
  "carrier",
  "mechanized_unit",
  "dreadnought",
  "flagship",
  "war_sun",
];

export const nameOfRow = (row: HitRow) => (row.mark ? `${row.kind}!${row.mark}` : row.kind);

/** The hits a seat has to take in the battle under way, and who may take them; null where that is not what is asked. */
export function casualtiesModel(decision: Decision, view: SeatView, content: Content): CasualtiesModel | null {
  const { battle } = view.position;
  const side = [battle?.attacker, battle?.defender].find((each) => each?.seat === view.seat);
  if (decision.name !== "casualty" || !battle || view.seat === null || !side?.hits) return null;
  const place = decision.options[0]?.things[0];
  if (place === undefined) return null;
  const rows = new Map<string, { kind: string; mark: string; standing: number[]; sustains: boolean }>();
  for (const option of decision.options) {
    const unit = unitNamed(option.key, content.units);
    if (!unit || !["destroy", "sustain"].includes(option.kind)) return null;
    const id = `${unit.kind}!${unit.mark}`;
    const row = rows.get(id) ?? { kind: unit.kind, mark: unit.mark, standing: [], sustains: false };
    if (option.kind === "sustain" && unit.damage === 0) row.sustains = true;
    rows.set(id, row);
  }
  for (const row of rows.values()) {
    for (const group of groupsAt(view, view.seat, place).filter(
      (each) => each.kind === row.kind && (each.mark ?? "") === row.mark,
    )) {
      const damage = group.damage ?? 0;
      while (row.standing.length <= damage) row.standing.push(0);
      row.standing[damage] = (row.standing[damage] ?? 0) + (group.count ?? 1);
    }
  }
  return { hits: side.hits, rows: [...rows.values()] };
}

export function mostSustained(row: HitRow): number {
  return row.sustains ? (row.standing[0] ?? 0) : 0;
}

export function mostLost(row: HitRow): number {
  return row.standing.reduce((sum, count) => sum + count, 0);
}

/** How many hits are taken. */
export function taken(assigned: Assigned): number {
  return Object.values(assigned).reduce((sum, each) => sum + each.sustained + each.lost, 0);
}

/** What a sensible player would do: who can sustains first, or nobody is damaged as long as there is something cheaper to lose. */
export const WAYS = ["sustain", "spare"] as const;
export type Way = (typeof WAYS)[number];

/** The hits taken in one of these ways, what is cheapest given up first. */
export function proposal(model: CasualtiesModel, way: Way = "sustain"): Assigned {
  const assigned: Record<string, Taken> = {};
  let hits = model.hits;
  const rows = [...model.rows].sort((a, b) => CHEAP.indexOf(b.kind) - CHEAP.indexOf(a.kind));
  const others = rows.filter((row) => mostSustained(row) === 0).reduce((sum, row) => sum + mostLost(row), 0);
  const spared = way === "spare" ? Math.min(hits, others) : 0;
  for (const row of rows) {
    const sustained = Math.min(hits - spared, mostSustained(row));
    assigned[nameOfRow(row)] = { sustained, lost: 0 };
    hits -= sustained;
  }
  for (const row of rows.reverse()) {
    const lost = Math.min(hits, mostLost(row));
    assigned[nameOfRow(row)] = { sustained: assigned[nameOfRow(row)]?.sustained ?? 0, lost };
    hits -= lost;
  }
  return assigned;
}

/** The keys of what is taken: who sustains first; lost are damaged ones, then whole ones, then those that have just sustained. */
export function casualtyKeys(model: CasualtiesModel, assigned: Assigned): readonly string[] {
  const named = (row: HitRow, damage: number) => `${row.kind}${damage ? `*${damage}` : ""}${row.mark ? `!${row.mark}` : ""}`;
  const sustaining = model.rows.flatMap((row) =>
    Array.from({ length: assigned[nameOfRow(row)]?.sustained ?? 0 }, () => `sustain:${named(row, 0)}`),
  );
  const losing = model.rows.flatMap((row) => {
    const { sustained = 0, lost = 0 } = assigned[nameOfRow(row)] ?? {};
    const whole = (row.standing[0] ?? 0) - sustained;
    const damaged = row.standing.slice(1).flatMap((count, n) => Array.from({ length: count }, () => n + 1));
    const order = [...damaged, ...Array.from({ length: whole }, () => 0), ...Array.from({ length: sustained }, () => 1)];
    return order.slice(0, lost).map((damage) => `destroy:${named(row, damage)}`);
  });
  return [...sustaining, ...losing];
}
