/** Drafts as data: the units in them, and the fleet they would bring. */

import type { Draft } from "../wire";

/** Equal lines once each, with how often they occur, in the order they first appear. */
export function counted<T>(lines: readonly T[]): [T, number][] {
  const found = new Map<T, number>();
  for (const line of lines) found.set(line, (found.get(line) ?? 0) + 1);
  return [...found];
}

/** The kinds of units a draft speaks of, with how many of each, wherever in it they stand. */
export function unitsOf(pieces: unknown): [string, number][] {
  const found = new Map<string, number>();
  const look = (piece: unknown): void => {
    if (Array.isArray(piece)) {
      piece.forEach(look);
    } else if (piece && typeof piece === "object") {
      const { kind, count } = piece as { kind?: unknown; count?: unknown };
      if (typeof kind === "string") found.set(kind, (found.get(kind) ?? 0) + (typeof count === "number" ? count : 1));
      else Object.values(piece).forEach(look);
    }
  };
  look(pieces);
  return [...found];
}

/** The fleet a movement draft brings, as the odds are asked for it: "2 cruiser, carrier, 3 fighter". */
export function brought(pieces: Draft | null): string {
  if (pieces?.draft !== "fleet") return "";
  const found = new Map<string, number>();
  const add = (kind: string, count: number) => found.set(kind, (found.get(kind) ?? 0) + count);
  for (const ship of pieces.ships) {
    add(ship.damage ? `${ship.kind}*${ship.damage}` : ship.kind, 1);
    for (const [, kind, count] of ship.cargo ?? []) if (kind === "fighter") add(kind, count);
  }
  return [...found].map(([kind, count]) => (count > 1 ? `${count} ${kind}` : kind)).join(", ");
}
