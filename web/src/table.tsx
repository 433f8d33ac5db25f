/** The table: what is known of it is kept here, and its parts pick out of that what they show. */

import { useEffect, useLayoutEffect, useMemo, useState } from "react";

import { api, reason } from "./api";
import { openPlaces } from "./board/flags";
import { FROM_SOMEWHERE, NO_PAINT, fleetAt } from "./board/layers";
import { STILL } from "./board/motion";
import { useScouts } from "./board/scouts";
import { byThing } from "./choices";
import { previewOf } from "./editors/preview";
import { DeskProvider, useSeen, type Desk, type Seen, type Taker } from "./desk";
import { TableFrame } from "./frame/frame";
import { HintCard } from "./hints/hint_card";
import { Reasons } from "./hints/reasons";
import { useSounds } from "./frame/sounds";
import { useTitle } from "./frame/title";
import type { Live } from "./live";
import { WaitingRoom } from "./lobby/waiting_room";
import { usePaced } from "./paced";
import { DecisionPanel } from "./panel/decision";
import { DigestCard } from "./panel/digest_card";
import { LogAndChat } from "./panel/log";
import { OrderChips } from "./panel/orders";
import { createStore, share, type Store } from "./store";
import { thingOf, thingOfChoice } from "./things";
import { useLive } from "./use_live";
import type { Choice, Content, SeatView } from "./wire";
import { say } from "./words";

export function TablePage({ table, seat }: { table: string; seat: number | null }) {
  const live = useLive(table, seat);
  const [content, setContent] = useState<Content | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    api.content(table).then(setContent, (error: unknown) => setProblem(reason(error)));
  }, [table]);
  if (live.status === "shut") return <Notice text={say(`shut-${live.shut}`)} />;
  if (problem) return <Notice text={problem} />;
  if (!live.view && live.gathering) return <WaitingRoom table={live.gathering} />;
  if (!live.view || !content) return <Notice text={say("connecting")} quiet />;
  return <AtTheTable table={table} live={live} view={live.view} content={content} />;
}

export function Notice({ text, quiet = false }: { text: string; quiet?: boolean }) {
  return (
    <main className="notice" role={quiet ? "status" : "alert"}>
      <p>{text}</p>
      {!quiet && <a href="/">{say("to-the-lobby")}</a>}
    </main>
  );
}

const NOTHING: readonly never[] = [];
const NOTHING_LIT: ReadonlyMap<string, readonly Choice[]> = new Map();

/** The same options light the same things: whoever lights them again changes nothing. */
const lighted = new WeakMap<readonly Choice[], ReadonlyMap<string, readonly Choice[]>>();

function litBy(options: readonly Choice[], content: Content): ReadonlyMap<string, readonly Choice[]> {
  if (options.length === 0) return NOTHING_LIT;
  const found = lighted.get(options) ?? byThing(options, (option) => thingOfChoice(content, option));
  lighted.set(options, found);
  return found;
}

export function seenFirst(view: SeatView, content: Content): Seen {
  return {
    view,
    lit: litBy(view.decision?.options ?? [], content),
    acts: byThing(view.acts),
    pointed: NOTHING,
    looked: null,
    places: openPlaces(litBy(view.decision?.options ?? [], content).keys(), view),
    ghosts: NOTHING,
    layer: "none",
    origin: "",
    paint: NO_PAINT,
    scouting: false,
    scouted: null,
    motion: STILL,
    back: null,
    online: true,
    busy: false,
    problem: "",
    pane: "",
    orders: NOTHING,
  };
}

/** A newer view takes the place of the older one; what is asked anew begins without what was put together before. */
export function seeAnew(seen: Store<Seen>, view: SeatView, content: Content): void {
  const before = seen.get();
  const newer = share(before.view, view);
  if (newer === before.view) return;
  const acts = newer.acts === before.view.acts ? before.acts : byThing(newer.acts);
  if (newer.decision?.id === before.view.decision?.id) {
    seen.set({ view: newer, acts });
    return;
  }
  const lit = litBy(newer.decision?.options ?? [], content);
  const looked = before.looked?.stays ? before.looked : null;
  const places = openPlaces(lit.keys(), newer, before.places);
  seen.set({ view: newer, acts, lit, places, busy: false, pointed: NOTHING, ghosts: NOTHING, looked, back: null });
}

/** A layer that begins somewhere begins where somebody looks: at a system, at a fleet. */
function begin(seen: Store<Seen>, thing: string): void {
  const { layer, view, scouted } = seen.get();
  const { kind, id } = thingOf(thing);
  if (kind !== "system" || !FROM_SOMEWHERE.includes(layer)) return;
  if (layer !== "range" || fleetAt(id, view.seat, scouted?.reach ?? null).length > 0) seen.set({ origin: id });
}

/** The way to look, answer and act; it stays the same as long as the page is open. */
export function deskOf(table: string, content: Content, seen: Store<Seen>): Desk {
  let taker: Taker | null = null;
  let rest: readonly string[] = [];
  const attempt = (doing: Promise<unknown>) => {
    seen.set({ problem: "" });
    doing.catch((error: unknown) => {
      rest = [];
      seen.set({ busy: false, problem: reason(error) });
    });
  };
  const answer = (keys: readonly string[]) => {
    const { view, busy } = seen.get();
    const [only] = keys;
    if (!view.decision || view.seat === null || busy || only === undefined) return;
    const { seat, sequence } = view;
    const decision = view.decision.id;
    seen.set({ busy: true, looked: null });
    const first = () => {
      rest = keys.slice(1);
      return api.answer(table, seat, { decision, keys: [only], sequence });
    };
    const whole = () => api.plan(table, seat, { decision, keys: [...keys], sequence });
    // Where others may have a say between the answers they are given one by one.
    const planned = async () => ((await previewOf(table, seat, decision, keys)).unanswered ? first() : whole());
    attempt(keys.length === 1 ? first() : planned());
  };
  /** What was signed goes on as long as it is still on offer. */
  seen.subscribe(() => {
    const { view, busy } = seen.get();
    if (busy || rest.length === 0 || !view.decision) return;
    const keys = rest;
    rest = [];
    if (view.decision.options.some((option) => option.key === keys[0])) answer(keys);
  });
  return {
    table,
    content,
    seen,
    answer,
    point: (things) => seen.set({ pointed: things.length ? things : NOTHING }),
    look: (looked) => {
      seen.set({ looked });
      if (looked) begin(seen, looked.thing);
    },
    glance: (looked) => {
      if (!seen.get().looked?.stays) seen.set({ looked });
    },
    take: (option) => (taker ? taker(option) : answer([option.key])),
    hold: (holder, options) => {
      taker = holder;
      seen.set({ lit: litBy(options, content) });
      return () => {
        if (taker === holder) taker = null;
      };
    },
    ghost: (ghosts) => seen.set({ ghosts: ghosts.length ? ghosts : NOTHING }),
    act: (option) => {
      const { view } = seen.get();
      if (view.seat !== null) attempt(api.act(table, view.seat, option.key, view.sequence));
    },
    retract: () => {
      const { seat } = seen.get().view;
      if (seat !== null) attempt(api.retract(table, seat));
    },
    show: (pane) => seen.set({ pane, looked: null }),
    complain: (problem) => seen.set({ problem }),
  };
}

function AtTheTable({ table, live, view, content }: { table: string; live: Live; view: SeatView; content: Content }) {
  const paced = usePaced(live, view);
  const [seen] = useState(() => createStore(seenFirst(view, content)));
  const desk = useMemo(() => deskOf(table, content, seen), [table, content, seen]);
  useLayoutEffect(() => seeAnew(seen, paced.view, content), [seen, paced.view, content]);
  useLayoutEffect(() => seen.set({ motion: paced.motion }), [seen, paced.motion]);
  useLayoutEffect(() => seen.set({ online: live.status === "live" }), [seen, live.status]);
  useTitle(view);
  useSounds(paced.view, paced.events, live.said);
  const reasons = useMemo(() => live.said.filter((line) => line.kind === "reason"), [live.said]);
  const talk = useMemo(() => live.said.filter((line) => line.kind !== "reason"), [live.said]);
  return (
    <DeskProvider value={desk}>
      <TableFrame status={live.status}>
        <Scouts />
        <Problem />
        {paced.left > 0 && (
          <button type="button" className="quiet skip" onClick={paced.skip}>
            {say("skip-to-now", { count: paced.left })}
          </button>
        )}
        <DigestCard events={paced.events} />
        <HintCard />
        <Reasons said={reasons} />
        <OrderChips />
        <DecisionPanel />
        <LogAndChat events={paced.events} said={talk} whispers={live.whispers} />
      </TableFrame>
    </DeskProvider>
  );
}

function Scouts() {
  useScouts();
  return null;
}

export function Problem() {
  const problem = useSeen((seen) => seen.problem);
  return problem ? (
    <p className="problem" role="alert">
      {problem}
    </p>
  ) : null;
}
