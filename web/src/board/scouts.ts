/** Who could come where and who shoots where, asked of the service when something on the page goes by it. */

import { activates } from "../choices";
import { useEffect } from "react";

import { api } from "../api";
import { useDesk, useSeen, type Seen } from "../desk";
import type { Reach, SeatView } from "../wire";
import { SCOUTED } from "./layers";

/** What the scouts have told, and of which moment. */
export interface Scouted {
  readonly moment: string;
  readonly reach: Reach;
}

export function momentOf(view: SeatView): string {
  return `${view.rewinds}.${view.sequence}`;
}

/** Whether something shown goes by what the scouts tell: one's own action, a layer, a system somebody looks at. */
function wanted(seen: Seen): boolean {
  const looking = seen.looked?.stays === true && seen.looked.thing.startsWith("system:");
  return activates(seen.view.decision) || SCOUTED.includes(seen.layer) || looking;
}

/** Keeps the scouts' news as new as what is shown. */
export function useScouts(): void {
  const { table, seen } = useDesk();
  const seat = useSeen((now) => now.view.seat);
  const moment = useSeen((now) => momentOf(now.view));
  const needed = useSeen(wanted);
  useEffect(() => seen.set({ scouting: true }), [seen]);
  useEffect(() => {
    if (!needed || seen.get().scouted?.moment === moment) return;
    let gone = false;
    api.reach(table, seat).then(
      (reach) => {
        if (!gone) seen.set({ scouted: { moment, reach } });
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [table, seen, seat, moment, needed]);
}

/** What the scouts know of this very moment. */
export function reachNow(seen: Seen): Reach | null {
  return seen.scouted?.moment === momentOf(seen.view) ? seen.scouted.reach : null;
}

function isDim(seen: Seen, hex: string): boolean {
  if (seen.view.decision?.name !== "action") return false;
  const reach = reachNow(seen);
  return reach !== null && (reach.idle.includes(hex) || hex in reach.shut);
}

const dimming = new Map<string, (seen: Seen) => boolean>();

/** Whether a system may be activated although nothing would come of it, or may not be activated at all; the same way to ask each time. */
export function dimmed(hex: string): (seen: Seen) => boolean {
  const known = dimming.get(hex);
  if (known) return known;
  const select = (seen: Seen) => isDim(seen, hex);
  dimming.set(hex, select);
  return select;
}

export function isIdle(seen: Seen, hex: string): boolean {
  return seen.view.decision?.name === "action" && (reachNow(seen)?.idle.includes(hex) ?? false);
}
