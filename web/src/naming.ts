/** How units are called in the keys of options: read here, and nowhere else. "cruiser", "dreadnought*1", "fighter!decoy". */

import type { Group, SeatView } from "./wire";

export interface UnitName {
  readonly kind: string;
  readonly damage: number;
  readonly mark: string;
}

const UNIT = /^([a-z0-9_]+)(?:\*(\d+))?(?:!(\w+))?$/;

/** The unit a key speaks of, if it names one of these kinds. */
export function unitNamed(key: string, kinds: Readonly<Record<string, unknown>>): UnitName | null {
  for (const part of key.split(/[:>#@+ =]/)) {
    const [, kind = "", damage = "0", mark = ""] = UNIT.exec(part) ?? [];
    if (Object.hasOwn(kinds, kind)) return { kind, damage: Number(damage), mark };
  }
  return null;
}

/** How many such units a seat has in a place: "system:0,1" or "planet:jord". */
export function unitsAt(view: SeatView, seat: number, place: string, unit: UnitName, marked = true): number {
  return groupsAt(view, seat, place)
    .filter(
      (group) => group.kind === unit.kind && (group.damage ?? 0) === unit.damage && (!marked || (group.mark ?? "") === unit.mark),
    )
    .reduce((sum, group) => sum + (group.count ?? 1), 0);
}

/** What a seat has in a place. */
export function groupsAt(view: SeatView, seat: number, place: string): readonly Group[] {
  const id = place.slice(place.indexOf(":") + 1);
  const where = place.startsWith("planet:")
    ? view.position.systems.flatMap((system) => system.planets ?? []).find((planet) => planet.id === id)
    : view.position.systems.find((system) => system.hex === id);
  return (where?.stacks ?? []).filter((stack) => stack.owner === seat).flatMap((stack) => stack.groups ?? []);
}

/** The number a key names: 3 of "votes:3", 2 of "2"; null where it names none. */
export function numberNamed(key: string): number | null {
  const found = /(?:^|:)(-?\d+)$/.exec(key)?.[1];
  return found === undefined ? null : Number(found);
}
