/** What is looked at, beside the thing itself: everything known of it, what may be done with it, and why not. */

import { memo, useEffect, useLayoutEffect, useRef, useState } from "react";

import { api } from "../api";
import { counted } from "../board/layers";
import { isIdle, reachNow } from "../board/scouts";
import { activates } from "../choices";
import { useActs, useBusy, useDesk, useLit, useSeen, type Seen } from "../desk";
import type { Frame } from "../look";
import { ThingCard } from "../thing_card";
import { thingOf } from "../things";
import type { Choice, Content, Explained } from "../wire";
import { say } from "../words";
import { Approaches } from "./prospect";

const WIDTH = 320;
const GAP = 10;

/** Where a card beside a thing fits into a room. */
export function beside(from: Frame, height: number, room: Frame): { left: number; top: number } {
  const right = from.right + GAP;
  const left = from.left - GAP - WIDTH;
  const fits = right + WIDTH <= room.right - GAP;
  const other = left >= room.left + GAP;
  const x = fits ? right : other ? left : Math.max(room.left + GAP, Math.min(from.left, room.right - WIDTH - GAP));
  const under = from.bottom + GAP + height <= room.bottom ? from.bottom + GAP : from.top - GAP - height;
  const y = fits || other ? from.top : under;
  return { left: x, top: Math.max(room.top + GAP, Math.min(y, room.bottom - height - GAP)) };
}

/** The room for a card: what lies on the map is shown beside it, and the decision stays in sight; on a small screen there is but one. */
function roomFor(from: Frame): Frame {
  const screen = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
  const board = document.querySelector("main.board")?.getBoundingClientRect();
  const onIt =
    board && from.left >= board.left && from.right <= board.right && from.top >= board.top && from.bottom <= board.bottom;
  if (!onIt) return screen;
  const shelf = document.querySelector(".shelf")?.getBoundingClientRect();
  const left = shelf && shelf.right <= board.left + 1 ? shelf.left : board.left; // objectives beside the map may be covered
  return board.right - left >= 2 * WIDTH ? { ...screen, left, right: board.right } : screen;
}

export const LookCard = memo(function LookCard() {
  const { look } = useDesk();
  const looked = useSeen((seen) => seen.looked);
  const card = useRef<HTMLElement>(null);
  const [at, setAt] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    const element = card.current;
    if (!looked || !element) return;
    const lay = () => {
      setAt(beside(looked.from, element.getBoundingClientRect().height, roomFor(looked.from)));
    };
    lay();
    const grows = new ResizeObserver(lay); // what is fetched comes later
    grows.observe(element);
    return () => grows.disconnect();
  }, [looked]);
  useEffect(() => {
    if (!looked?.stays) return;
    const doing = card.current?.querySelector<HTMLElement>(".doings button");
    (doing ?? card.current)?.focus({ preventScroll: true });
  }, [looked]);
  if (!looked) return null;
  return (
    <aside
      ref={card}
      className={`look-card${looked.stays ? " stays" : ""}`}
      style={{ ...at, width: WIDTH }}
      tabIndex={-1}
      aria-label={say("looked-at")}
      data-looked={looked.thing}
    >
      {looked.stays && (
        <button type="button" className="close" aria-label={say("close")} onClick={() => look(null)}>
          ×
        </button>
      )}
      <ThingCard thing={looked.thing} />
      {looked.stays && looked.thing.startsWith("system:") && <Approaches hex={thingOf(looked.thing).id} />}
      <Doings thing={looked.thing} open={looked.stays} />
    </aside>
  );
});

/** What may be done with a thing now. A glance only says that something may. */
function Doings({ thing, open }: { thing: string; open: boolean }) {
  const { take, act, look } = useDesk();
  const done = (option: Choice) => {
    look(null);
    take(option);
  };
  const options = useLit(thing);
  const acts = useActs(thing);
  const busy = useBusy();
  const { id } = thingOf(thing);
  const idle = useSeen((seen) => thing === `system:${id}` && isIdle(seen, id));
  if (!open) return <InShort thing={thing} count={options.length + acts.length} idle={idle} />;
  return (
    <>
      {options.length > 0 && (
        <ul className="doings">
          {options.map((option) => (
            <li key={option.key}>
              {idle && option.kind === "activate" ? (
                <AskedOnce option={option} act={done} />
              ) : (
                <button
                  type="button"
                  className="primary small"
                  data-key={option.key}
                  disabled={busy}
                  onClick={() => done(option)}
                >
                  {option.label}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {acts.map((option) => (
        <AskedOnce key={option.key} option={option} act={act} />
      ))}
      {options.length === 0 && <WhyNot thing={thing} />}
    </>
  );
}

/** What a glance says of doing something with a thing: that one may, or why one would not. */
function InShort({ thing, count, idle }: { thing: string; count: number; idle: boolean }) {
  const { id } = thingOf(thing);
  const shut = useSeen((seen) =>
    thing === `system:${id}` && seen.view.decision?.name === "action" ? reachNow(seen)?.shut[id] : "",
  );
  const coming = useSeen((seen) => {
    const mine = reachNow(seen)?.ships.filter((ship) => ship.seat === seen.view.seat && ship.systems.includes(id));
    return thing === `system:${id}` && activates(seen.view.decision) ? counted(mine ?? []) : 0;
  });
  if (idle || shut) return <p className="why-not">{shut || say("idle")}</p>;
  if (count === 0) return null;
  return <p className="doable">{coming > 0 ? say("coming", { count: coming }) : say("doable", { count })}</p>;
}

/** Something out of turn, or of no use: it is done when it was said twice. */
export function AskedOnce({ option, act }: { option: Choice; act: (option: Choice) => void }) {
  const [sure, setSure] = useState(false);
  const busy = useBusy();
  return (
    <div className="out-of-turn">
      {sure ? (
        <>
          <p>{say("sure", { what: option.label })}</p>
          <button
            type="button"
            className="primary small"
            data-key={option.key}
            disabled={busy}
            onClick={() => {
              setSure(false);
              act(option);
            }}
          >
            {say("yes-do")}
          </button>
          <button type="button" className="quiet small" onClick={() => setSure(false)}>
            {say("no-leave")}
          </button>
        </>
      ) : (
        <button type="button" className="quiet small now" data-act={option.key} onClick={() => setSure(true)}>
          {option.label} …
        </button>
      )}
    </div>
  );
}

/** What is asked of the rules about a thing that cannot be chosen now: "research:cybernetics". */
function intentOf(thing: string, { view }: Seen, content: Content): string {
  const { kind, id } = thingOf(thing);
  const me = view.seat === null ? undefined : view.position.players[view.seat];
  if (!me || view.over) return "";
  if (kind === "system") return view.decision?.name === "action" ? `activate:${id}` : "";
  if (kind === "technology") return [...me.technologies, ...me.upgrades].includes(id) ? "" : `research:${id}`;
  const printed = content.cards[id]?.kind;
  const mine = view.position.claims.some((claim) => claim.seat === view.seat && claim.source === id);
  if (printed === "objective") return mine ? "" : `claim:${id}`;
  return printed === "strategy_card" ? `secondary:${id}` : "";
}

/** Why a thing cannot be chosen now: a system says so by itself, everything else when somebody asks. */
function WhyNot({ thing }: { thing: string }) {
  const { table, content } = useDesk();
  const seat = useSeen((seen) => seen.view.seat);
  const intent = useSeen((seen) => intentOf(thing, seen, content));
  const [asked, setAsked] = useState("");
  const [found, setFound] = useState<{ readonly intent: string; readonly why: Explained } | null>(null);
  const wanted = intent.startsWith("activate:") || asked === intent ? intent : "";
  useEffect(() => {
    if (!wanted || seat === null) return;
    let gone = false;
    api.explain(table, seat, wanted).then(
      (why) => {
        if (!gone) setFound({ intent: wanted, why });
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [wanted, table, seat]);
  if (!intent) return null;
  if (!wanted) {
    return (
      <button type="button" className="quiet small" data-why={thing} onClick={() => setAsked(intent)}>
        {say(intent.startsWith("secondary:") ? "why-not-secondary" : "why-not")}
      </button>
    );
  }
  const why = found?.intent === intent ? found.why : null;
  if (!why || (why.allowed && intent.startsWith("activate:"))) return null;
  return (
    <p className="why-not">
      {why.allowed ? say("why-not-now") : why.text} <small>{why.allowed ? "" : why.clause}</small>
    </p>
  );
}
