/** What moves on the map in a beat: ships that sail, planets that change hands, places where somebody fights. */

import { hexOf } from "../things";
import type { Happening, System } from "../wire";

export interface Sailed {
  readonly seat: number;
  readonly kind: string;
  readonly count: number;
  /** The systems it came through, the first and the last among them. */
  readonly way: readonly string[];
}

export interface Struck {
  readonly hex: string;
  /** Whose colour it flashes in. */
  readonly seat: number;
}

export interface Motion {
  readonly sailed: readonly Sailed[];
  readonly struck: readonly Struck[];
}

export const STILL: Motion = { sailed: [], struck: [] };

const TAKEN = "planettaken";
const FOUGHT = /^(battlebegan|battleroundbegan|invasionbegan|bombarded)$/;

/** The motion that events tell of. */
export function motionOf(events: readonly Happening[], systems: readonly System[]): Motion {
  const place = (value: unknown, kind = "") => {
    if (typeof value !== "string" || !value) return "";
    return hexOf(value.includes(":") || !kind ? value : `${kind}:${value}`, systems);
  };
  const sailed: Sailed[] = [];
  const struck = new Map<string, Struck>();
  for (const { kind, data } of events) {
    const seat = typeof data["seat"] === "number" ? data["seat"] : -1;
    if (kind === "shifted") {
      const [from, to] = [place(data["source"]), place(data["where"])];
      if (!from || !to || from === to) continue;
      goOn(sailed, { seat, kind: String(data["kind"]), count: Number(data["count"] ?? 1), way: [from, to] });
    } else if (kind === TAKEN || FOUGHT.test(kind)) {
      const hex = place(data["system"], "system") || place(data["planet"], "planet");
      if (hex) struck.set(`${hex} ${kind}`, { hex, seat: kind === TAKEN ? seat : -1 });
    }
  }
  return sailed.length + struck.size ? { sailed: together(sailed), struck: [...struck.values()] } : STILL;
}

/** A step is told by itself: whoever came to where it begins, as many of a kind, goes on there. */
function goOn(sailed: Sailed[], step: Sailed): void {
  const n = sailed.findIndex(
    ({ seat, kind, count, way }) =>
      seat === step.seat && kind === step.kind && count === step.count && way[way.length - 1] === step.way[0],
  );
  const before = sailed[n];
  if (before) sailed[n] = { ...before, way: [...before.way, ...step.way.slice(1)] };
  else sailed.push(step);
}

/** Those of a kind that went the same way. */
function together(sailed: readonly Sailed[]): Sailed[] {
  const found = new Map<string, Sailed>();
  for (const ships of sailed) {
    const key = `${ships.seat} ${ships.kind} ${ships.way.join(" ")}`;
    found.set(key, { ...ships, count: (found.get(key)?.count ?? 0) + ships.count });
  }
  return [...found.values()];
}
