/** What moves on the map in a beat: ships that sail, planets that change hands, places where somebody fights. */

import { hexOf } from "../things";
import type { Happening, System } from "../wire";

export interface Sailed {
  readonly seat: number;
  readonly kind: string;
  readonly count: number;
  readonly from: string;
  readonly to: string;
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
  const sailed = new Map<string, Sailed>();
  const struck = new Map<string, Struck>();
  for (const { kind, data } of events) {
    const seat = typeof data["seat"] === "number" ? data["seat"] : -1;
    if (kind === "shifted") {
      const [from, to] = [place(data["source"]), place(data["where"])];
      if (!from || !to || from === to) continue;
      const key = `${seat} ${String(data["kind"])} ${from} ${to}`;
      const count = (sailed.get(key)?.count ?? 0) + Number(data["count"] ?? 1);
      sailed.set(key, { seat, kind: String(data["kind"]), count, from, to });
    } else if (kind === TAKEN || FOUGHT.test(kind)) {
      const hex = place(data["system"], "system") || place(data["planet"], "planet");
      if (hex) struck.set(`${hex} ${kind}`, { hex, seat: kind === TAKEN ? seat : -1 });
    }
  }
  return sailed.size + struck.size ? { sailed: [...sailed.values()], struck: [...struck.values()] } : STILL;
}
