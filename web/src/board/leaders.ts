/** Where leaders are: as long as none of them moves they are sorted once. */

import type { Leader } from "../wire";

const sorted = new WeakMap<readonly Leader[], ReadonlyMap<string, readonly Leader[]>>();
const NOBODY: readonly Leader[] = [];

/** The leaders at a place. */
export function leadersAt(leaders: readonly Leader[], place: string): readonly Leader[] {
  const known = sorted.get(leaders);
  if (known) return known.get(place) ?? NOBODY;
  const found = new Map<string, Leader[]>();
  for (const leader of leaders) {
    const where = leader.where ?? "";
    found.set(where, [...(found.get(where) ?? []), leader]);
  }
  sorted.set(leaders, found);
  return found.get(place) ?? NOBODY;
}
