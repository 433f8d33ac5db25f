/** What happened since somebody last decided: what touched him first, then what everybody did with his turn. */

import type { Happening } from "../wire";
import { headline, seatOf, turns } from "./turns";

export interface Digest {
  /** Losses, gains and attacks of one's own. */
  readonly mine: readonly Happening[];
  /** What others did, a line a turn, and points. */
  readonly others: readonly Happening[];
}

const TOUCHES =
  /^(planettaken|planetlost|removed|battlebegan|battleended|invasionbegan|invasionended|agreementbroken|wardeclared|cardtaken|technologylost|goodsgiven|leaderfate)$/;
const TOLD = /^(pointschanged|lawpassed|gameended|eliminated|speakerchosen)$/;
/** So many turns of others are worth telling by themselves. */
const MANY = 3;

export function digestOf(events: readonly Happening[], me: number): Digest {
  const mine = events.filter((event) => TOUCHES.test(event.kind) && Object.values(event.data).includes(me));
  const own = new Set(mine);
  const heads = turns(events)
    .filter((turn) => turn.kind === "turn" && turn.seat !== me)
    .flatMap((turn) => headline(turn) ?? []);
  const others = events.filter(
    (event) => !own.has(event) && (heads.includes(event) || (TOLD.test(event.kind) && seatOf(event) !== me)),
  );
  return { mine, others: others.filter((event) => event.kind !== "turnbegan") };
}

/** Whether it is worth opening by itself. */
export function matters({ mine, others }: Digest): boolean {
  return mine.length > 0 || others.length >= MANY;
}
