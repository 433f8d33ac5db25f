/** What would come of a plan: asked of the service while a sheet is filled in, and remembered as long as the question is open. */

import { useEffect, useState } from "react";

import { api } from "../api";
import { useDesk, useSeen } from "../desk";
import type { Preview } from "../wire";

const known = new Map<string, Promise<Preview>>();
const MOST = 300;
/** So many are asked for at the same time; the service works on no more for one guest. */
const AT_ONCE = 2;
const waiting: (() => void)[] = [];
let asking = 0;

/** Waits for its turn, and lets the next one in when it is done. */
async function inTurn<T>(ask: () => Promise<T>): Promise<T> {
  if (asking >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  asking += 1;
  try {
    return await ask();
  } finally {
    asking -= 1;
    waiting.shift()?.();
  }
}

/** What would come of keys, answered in order to the question of that id. */
export function previewOf(table: string, seat: number, decision: string, keys: readonly string[]): Promise<Preview> {
  const name = [table, decision, ...keys].join("\n");
  const before = known.get(name);
  if (before) return before;
  if (known.size > MOST) known.clear();
  const asked = inTurn(() => api.preview(table, seat, keys));
  asked.catch(() => known.delete(name));
  known.set(name, asked);
  return asked;
}

/** What would come of the keys as they stand; the last known answer while a newer one is on its way. */
export function usePreview(keys: readonly string[]): { readonly preview: Preview | null; readonly settled: boolean } {
  const { table } = useDesk();
  const seat = useSeen((seen) => seen.view.seat);
  const decision = useSeen((seen) => seen.view.decision?.id ?? "");
  const online = useSeen((seen) => seen.online);
  const name = [decision, ...keys].join("\n");
  const [found, setFound] = useState<{ readonly name: string; readonly preview: Preview } | null>(null);
  useEffect(() => {
    let gone = false;
    if (seat === null || !decision || !online) return;
    previewOf(table, seat, decision, name.split("\n").slice(1)).then(
      (preview) => {
        if (!gone) setFound({ name, preview });
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [table, seat, decision, name, online]);
  return { preview: found?.preview ?? null, settled: found?.name === name };
}
