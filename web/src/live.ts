/** The live connection of a table: what has been heard so far, what to resume with, when to come back. */

import type { FromService, Happening, Resume, Said, SeatView } from "./wire";

export type Status = "connecting" | "live" | "lost" | "shut";

export interface Live {
  readonly status: Status;
  readonly view: SeatView | null;
  readonly events: readonly Happening[];
  readonly said: readonly Said[];
  /** How often in a row the connection was lost. */
  readonly failures: number;
  /** Why the service will not have us, once it has said so for good. */
  readonly shut: number;
}

export type Step =
  | { readonly type: "connecting" }
  | { readonly type: "frame"; readonly frame: FromService }
  | { readonly type: "closed"; readonly code: number };

export const nothing: Live = { status: "connecting", view: null, events: [], said: [], failures: 0, shut: 0 };

/** Close codes after which coming back is of no use. */
const FOR_GOOD = new Set([4400, 4401, 4403, 4404]);
/** How long to wait before the next try, in milliseconds. */
const PAUSES = [250, 500, 1000, 2000, 4000, 8000] as const;

/** What the client says first on a new connection. */
export function resume(live: Live): Resume & { frame: "resume" } {
  return {
    frame: "resume",
    sequence: live.events.at(-1)?.number ?? 0,
    rewinds: live.view?.rewinds ?? 0,
    chat: live.said.at(-1)?.number ?? 0,
  };
}

/** How long to wait after so many failures in a row. */
export function pause(failures: number): number {
  return PAUSES[Math.min(Math.max(failures - 1, 0), PAUSES.length - 1)] ?? 8000;
}

export function reduce(live: Live, step: Step): Live {
  switch (step.type) {
    case "connecting":
      return { ...live, status: live.status === "lost" ? "lost" : "connecting" };
    case "closed":
      if (FOR_GOOD.has(step.code)) return { ...live, status: "shut", shut: step.code };
      return { ...live, status: "lost", failures: live.failures + 1 };
    case "frame":
      return hear(live, step.frame);
  }
}

function hear(live: Live, frame: FromService): Live {
  switch (frame.frame) {
    case "update":
      return {
        ...live,
        status: "live",
        failures: 0,
        view: frame.view,
        events: frame.anew ? frame.events : following(live.events, frame.events),
      };
    case "talk":
      return { ...live, said: following(live.said, frame.said) };
    case "pong":
    case "beats":
    case "gathering":
      return live;
  }
}

/** What is new goes behind what is known; what comes a second time is dropped. */
function following<T extends { readonly number: number }>(known: readonly T[], more: readonly T[]): readonly T[] {
  const newest = known.at(-1)?.number ?? 0;
  const fresh = more.filter((each) => each.number > newest);
  return fresh.length ? [...known, ...fresh] : known;
}
