/** What others do is shown one thing after the other, at the pace chosen; whoever wants to sees at once how it stands now. */

import { useEffect, useRef, useState } from "react";

import { STILL, motionOf, type Motion } from "./board/motion";
import { setting, still } from "./frame/settings";
import type { Footstep, Live } from "./live";
import { seatOf } from "./panel/turns";
import type { Happening, SeatView } from "./wire";

/** How long a step of others is shown, in milliseconds. */
const STEPS = { brisk: 450, watch: 1300, instant: 0 } as const;
/** More steps than this are not waited for. */
const PATIENCE = 40;

/** What is worth a look of its own. */
const SHOWN =
  /^(activated|strategyplayed|cardplayed|planettaken|planetlost|battlebegan|battleended|invasionbegan|invasionended|lawpassed|pointschanged)$/;

/** The steps others took that are worth a look; one's own, and what nobody could see, are passed over. */
export function worthALook(trail: readonly Footstep[], me: number | null): readonly Footstep[] {
  return trail.filter(({ position, events }) => {
    const doer = events.map(seatOf).find((seat) => seat >= 0);
    if (doer === me) return false;
    return events.some((event) => SHOWN.test(event.kind)) || motionOf(events, position.systems) !== STILL;
  });
}

export interface Paced {
  readonly view: SeatView;
  readonly events: readonly Happening[];
  readonly motion: Motion;
  /** How many steps are still to be shown. */
  readonly left: number;
  readonly skip: () => void;
}

/** The table as it is shown: the newest view, or on the way to it. */
export function usePaced(live: Live, view: SeatView): Paced {
  const [queue, setQueue] = useState<readonly Footstep[]>([]);
  const known = useRef(live.trail);
  useEffect(() => {
    if (known.current === live.trail) return;
    known.current = live.trail;
    if (setting("pace") === "instant" || still()) return;
    const more = worthALook(live.trail, view.seat);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- what comes from outside is queued here
    if (more.length > 0) setQueue((waiting) => [...waiting, ...more].slice(-PATIENCE));
  }, [live.trail, view.seat]);
  useEffect(() => {
    if (queue.length === 0) return;
    const timer = window.setTimeout(() => setQueue((waiting) => waiting.slice(1)), STEPS[setting("pace")]);
    return () => window.clearTimeout(timer);
  }, [queue]);
  const [now] = queue;
  if (!now) return { view, events: live.events, motion: STILL, left: 0, skip: () => setQueue([]) };
  const heard = now.events.at(-1)?.number ?? Infinity;
  return {
    view: { ...view, position: now.position, decision: null, acts: [], can_take_back: false },
    events: live.events.filter((event) => event.number <= heard),
    motion: motionOf(now.events, now.position.systems),
    left: queue.length,
    skip: () => setQueue([]),
  };
}
