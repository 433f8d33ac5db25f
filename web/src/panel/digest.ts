/** What happened since somebody last decided: what touched him first, then what everybody did with his turn and what came of it. */

import type { Happening } from "../wire";
import { headline, seatOf, turns } from "./turns";

export interface Digest {
  /** Losses, gains and attacks of one's own. */
  readonly mine: readonly Happening[];
  /** What others did, a line a turn, what came of it, and points. */
  readonly others: readonly Happening[];
}

const TOUCHES =
  /^(planettaken|planetlost|removed|battlebegan|battleended|invasionbegan|invasionended|agreementbroken|wardeclared|cardtaken|technologylost|goodsgiven|leaderfate)$/;
const TOLD = /^(pointschanged|agendadecided|gameended|eliminated|speakerchosen)$/;
/** What comes of somebody's turn. */
const OUTCOMES = /^(planettaken|battleended|invasionended)$/;
/** What the seat of an event has done by itself. */
const OWN = /^(planettaken|battlebegan|invasionbegan|goodsgiven|wardeclared)$/;
/** So many turns of others are worth telling by themselves. */
const MANY = 3;

/** Whether an event is what came of a turn, and stands under it. */
export function isOutcome(event: Happening): boolean {
  return OUTCOMES.test(event.kind) || event.kind === "removed";
}

/** What was lost in Space Battles and invasions. */
function losses(events: readonly Happening[]): readonly Happening[] {
  let fighting = false;
  return events.filter((event) => {
    if (/^(battle|invasion)began$/.test(event.kind)) fighting = true;
    if (/^(battle|invasion)ended$/.test(event.kind)) fighting = false;
    return fighting && event.kind === "removed";
  });
}

/** Whether somebody has done that himself: he need not be told. */
function ownDoing(event: Happening, me: number): boolean {
  return seatOf(event) === me && (OWN.test(event.kind) || event.data["why"] === "scuttled");
}

export function digestOf(happened: readonly Happening[], me: number): Digest {
  const events = happened.filter((event) => event.text); // the others are told by another one
  const touched = events.filter((event) => TOUCHES.test(event.kind) && Object.values(event.data).includes(me));
  const mine = touched.filter((event) => !ownDoing(event, me));
  const lost = new Set(losses(events));
  const own = new Set(mine);
  const heads = turns(events)
    .filter((turn) => turn.kind === "turn" && turn.seat !== me)
    .flatMap((turn) => headline(turn) ?? []);
  const others = events.filter(
    (event) =>
      !own.has(event) &&
      seatOf(event) !== me &&
      (heads.includes(event) || TOLD.test(event.kind) || OUTCOMES.test(event.kind) || lost.has(event)),
  );
  return { mine, others: others.filter((event) => event.kind !== "turnbegan") };
}

/** Whether it is worth opening by itself. */
export function matters({ mine, others }: Digest): boolean {
  return mine.length > 0 || others.filter((event) => !isOutcome(event)).length >= MANY;
}
