/** The live connection of a table: what has been heard so far, what to resume with, when to come back. */

import { applied, type Change } from "./changes";
import type { Beat, FromService, Happening, Resume, Said, SeatView, TableSummary, TableView, Whispered } from "./wire";

export type Status = "connecting" | "live" | "lost" | "shut";

export interface Live {
  readonly status: Status;
  readonly view: SeatView | null;
  readonly events: readonly Happening[];
  /** How the newest frame came about, beat by beat; nothing where the whole was told. */
  readonly trail: readonly Footstep[];
  /** The table waits for its people: who is there. */
  readonly gathering: TableSummary | null;
  readonly said: readonly Said[];
  /** What was whispered to us, and by us. */
  readonly whispers: readonly Whispered[];
  /** How often in a row the connection was lost. */
  readonly failures: number;
  /** Why the service will not have us, once it has said so for good. */
  readonly shut: number;
}

/** How the table stood after a beat, and what was told in it. */
export interface Footstep {
  readonly position: TableView;
  readonly events: readonly Happening[];
}

export type Step =
  | { readonly type: "connecting" }
  | { readonly type: "frame"; readonly frame: FromService }
  | { readonly type: "closed"; readonly code: number };

export const nothing: Live = {
  status: "connecting",
  view: null,
  events: [],
  trail: [],
  gathering: null,
  said: [],
  whispers: [],
  failures: 0,
  shut: 0,
};

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
    whispers: live.whispers.at(-1)?.number ?? 0,
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
        trail: [],
        gathering: null,
      };
    case "beats":
      return stepped(live, frame.beats, frame.changes);
    case "gathering":
      return { ...live, status: "live", failures: 0, gathering: frame.table };
    case "talk":
      return { ...live, said: following(live.said, frame.said) };
    case "whispers":
      return { ...live, whispers: following(live.whispers, frame.said) };
    case "accepted": // answers go by REST here
    case "refused":
    case "pong":
      return live;
  }
}

/** The view after some beats, each put into the position, and then the rest of the view. */
function stepped(live: Live, beats: readonly Beat[], changes: readonly Change[]): Live {
  if (!live.view) return live;
  const trail: Footstep[] = [];
  let position = live.view.position;
  for (const beat of beats) {
    position = applied(position, beat.changes);
    trail.push({ position, events: beat.events });
  }
  const events = following(
    live.events,
    beats.flatMap((beat) => beat.events),
  );
  return { ...live, view: applied({ ...live.view, position }, changes), events, trail };
}

/** What is new goes behind what is known; what comes a second time is dropped. */
function following<T extends { readonly number: number }>(known: readonly T[], more: readonly T[]): readonly T[] {
  const newest = known.at(-1)?.number ?? 0;
  const fresh = more.filter((each) => each.number > newest);
  return fresh.length ? [...known, ...fresh] : known;
}
