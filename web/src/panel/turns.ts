/** The log by turns: what somebody did in his turn belongs together, under what he chose to do. */

import type { Happening } from "../wire";

export interface Turn {
  /** The number of its first event. */
  readonly number: number;
  readonly kind: "round" | "phase" | "turn" | "start";
  readonly seat: number;
  readonly events: readonly Happening[];
}

const OPENINGS: Readonly<Record<string, Turn["kind"]>> = { roundbegan: "round", phasebegan: "phase", turnbegan: "turn" };
/** What somebody does with a turn, the weightiest first. */
const DEEDS = ["strategyplayed", "activated", "cardplayed", "passed", "waited"];

export function turns(events: readonly Happening[]): readonly Turn[] {
  const found: { number: number; kind: Turn["kind"]; seat: number; events: Happening[] }[] = [];
  for (const event of events) {
    if (!event.text) continue; // another one tells it too
    const opens = OPENINGS[event.kind];
    const last = found.at(-1);
    const seat = seatOf(event);
    if (opens === undefined && last) last.events.push(event);
    else if (opens !== undefined) found.push({ number: event.number, kind: opens, seat, events: [event] });
    else found.push({ number: event.number, kind: "start", seat, events: [event] });
  }
  return found;
}

/** Whose doing an event is; -1 for nobody's. */
export function seatOf(event: Happening): number {
  const { seat } = event.data;
  return typeof seat === "number" ? seat : -1;
}

/** What a folded turn says: what was done with it, and else what it began with. */
export function headline(turn: Turn): Happening | undefined {
  if (turn.kind === "turn") {
    const deed = turn.events.find((event) => DEEDS.includes(event.kind) && seatOf(event) === turn.seat);
    if (deed) return deed;
  }
  return turn.events[0];
}

/** What an event is about, as far as it can be shown. */
export function thingsOf(event: Happening): readonly string[] {
  return event.things.filter((thing) => /^(system|planet|player|card|technology):/.test(thing));
}

const BATTLES = /^(battle|invasion|rolled|removed|retreat|sustained|bombard)/;
const POLITICS = /^(agenda|votes|law|title|speaker|objective|points)/;

export type Filter = "all" | "mine" | "battles" | "council";
export const FILTERS: readonly Filter[] = ["all", "mine", "battles", "council"];

/** Whether an event passes a filter. Rounds always do: they say where one is. */
export function passes(event: Happening, filter: Filter, me: number): boolean {
  if (event.kind === "roundbegan") return true;
  switch (filter) {
    case "all":
      return true;
    case "mine":
      return Object.values(event.data).includes(me) && event.kind !== "turnbegan";
    case "battles":
      return BATTLES.test(event.kind);
    case "council":
      return POLITICS.test(event.kind);
  }
}
