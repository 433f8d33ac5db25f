/** A shopping list: how many of each unit, dock by dock. */

import { unitNamed } from "../naming";
import type { Content, Decision } from "../wire";

export interface BuildRow {
  readonly key: string;
  readonly kind: string;
  readonly where: string;
  /** It goes elsewhere than such units usually do. */
  readonly elsewhere: boolean;
}

export type Ordered = Readonly<Record<string, number>>;

const KNOWN = new Set(["build", "undo_last", "done"]);

/** What a dock may build; null where the question is not one of building, or offers something else besides. */
export function buildRows(decision: Decision, content: Content): readonly BuildRow[] | null {
  if (decision.pieces?.draft !== "shopping") return null;
  if (decision.options.some((option) => !KNOWN.has(option.kind))) return null;
  return decision.options
    .filter((option) => option.kind === "build")
    .flatMap((option) => {
      const unit = unitNamed(option.key, content.units);
      return unit
        ? [{ key: option.key, kind: unit.kind, where: option.things[0] ?? "", elsewhere: option.key.includes("@") }]
        : [];
    });
}

/** The keys of an order at one dock. */
export function orderKeys(rows: readonly BuildRow[], ordered: Ordered): readonly string[] {
  return rows.flatMap((row) => Array.from({ length: ordered[row.key] ?? 0 }, () => row.key));
}
