/** What has happened, by turns, with the dice as they fell; and what people say. */

import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";

import { api, reason } from "../api";
import { SeatMark, useDesk, useSeen } from "../desk";
import { onceDrawn } from "../drawn";
import { alike } from "../store";
import type { Happening, Said, Whispered } from "../wire";
import { Sentence } from "../sentence";
import { say } from "../words";
import { Chat } from "./chat";
import { Papers } from "./papers";
import { FILTERS, headline, passes, seatOf, thingsOf, turns, type Filter, type Turn } from "./turns";

/** How many older events are fetched at once. */
const FURTHER = 300;
/** How many turns are drawn before one asks for more. */
const TURNS = 60;

/** What lies beside the table: the log, the chat, and for who sits there his papers. */
const TABS = ["log", "chat", "papers"] as const;

interface News {
  readonly events: readonly Happening[];
  readonly said: readonly Said[];
  readonly whispers?: readonly Whispered[];
}

const SILENCE: readonly Whispered[] = [];

export const LogAndChat = memo(function LogAndChat({ events, said, whispers = SILENCE }: News) {
  const seat = useSeen((seen) => seen.view.seat);
  const [tab, setTab] = useState<(typeof TABS)[number]>("log");
  const [read, setRead] = useState(0);
  const lines = said.length + whispers.length;
  if (tab === "chat" && read !== lines) setRead(lines);
  const unread = lines - read;
  return (
    <section className="news">
      <div role="tablist" aria-label={say("news")}>
        {TABS.filter((name) => name !== "papers" || seat !== null).map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={tab === name}
            aria-controls="news-body"
            onClick={() => setTab(name)}
          >
            {say(name)}
            {name === "chat" && unread > 0 && tab !== "chat" && <span className="unread">{unread}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="news-body" aria-labelledby={`tab-${tab}`}>
        {tab === "log" && <Log events={events} />}
        {tab === "chat" && <Chat said={said} whispers={whispers} />}
        {tab === "papers" && seat !== null && <Papers seat={seat} news={lines} />}
      </div>
    </section>
  );
});

function toTheEnd(list: HTMLElement | null): void {
  if (list) list.scrollTop = list.scrollHeight;
}

function Log({ events }: { events: readonly Happening[] }) {
  const { table, complain } = useDesk();
  const seat = useSeen((seen) => seen.view.seat);
  const [older, setOlder] = useState<readonly Happening[]>([]);
  const [filter, setFilter] = useState<Filter>("all");
  const [shown, setShown] = useState(TURNS);
  const list = useRef<HTMLOListElement>(null);
  const first = events[0]?.number ?? 1;
  const earlier = older.filter((event) => event.number < first);
  const begin = earlier[0]?.number ?? first;
  const grouped = useMemo(() => turns([...older.filter((event) => event.number < first), ...events]), [older, events, first]);
  const newest = events.at(-1)?.number;
  useLayoutEffect(() => toTheEnd(list.current), [filter]);
  useEffect(() => onceDrawn(() => toTheEnd(list.current)), [newest]);
  const further = () => {
    setShown(shown + TURNS);
    if (begin <= 1 || shown < grouped.length) return;
    api.events(table, seat, Math.max(0, begin - 1 - FURTHER)).then(
      (found) => setOlder([...found.filter((event) => event.number < begin), ...earlier]),
      (error: unknown) => complain(reason(error)),
    );
  };
  return (
    <div className="log-body">
      <div className="filters" role="group" aria-label={say("filter")}>
        {FILTERS.filter((name) => name !== "mine" || seat !== null).map((name) => (
          <button key={name} type="button" aria-pressed={filter === name} onClick={() => setFilter(name)}>
            {say(`filter-${name}`)}
          </button>
        ))}
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <ol className="log" ref={list} tabIndex={0} aria-label={say("log")} aria-live="polite" aria-relevant="additions">
        {(begin > 1 || grouped.length > shown) && (
          <li>
            <button type="button" className="quiet small" onClick={further}>
              {say("log-further")}
            </button>
          </li>
        )}
        {grouped.slice(-shown).map((turn, n, all) => (
          <TurnLines key={turn.number} turn={turn} newest={n >= all.length - 2} filter={filter} me={seat ?? -9} />
        ))}
      </ol>
    </div>
  );
}

interface Shown {
  readonly turn: Turn;
  readonly newest: boolean;
  readonly filter: Filter;
  readonly me: number;
}

/** Turns are put together anew whenever something happens; one in which nothing has happened is drawn as it was. */
function asBefore(a: Shown, b: Shown): boolean {
  return a.newest === b.newest && a.filter === b.filter && a.me === b.me && alike(a.turn.events, b.turn.events);
}

const TurnLines = memo(function TurnLines({ turn, newest, filter, me }: Shown) {
  const [toggled, setToggled] = useState<boolean | null>(null);
  const open = toggled ?? (newest || filter !== "all");
  const lines = turn.events.filter((event) => passes(event, filter, me));
  const head = headline(turn);
  if (lines.length === 0 || !head) return null;
  if (turn.kind !== "turn" || filter !== "all") {
    return lines.map((event) => (
      <Line
        key={event.number}
        event={event}
        heading={event === turn.events[0] && turn.kind !== "turn" && turn.kind !== "start"}
      />
    ));
  }
  const rest = lines.filter((event) => event !== head && event.kind !== "turnbegan");
  return (
    <li className="turn-of" data-kind={head.kind}>
      <div className="turn-head">
        <SeatMark seat={turn.seat} size={12} />
        <span>
          <Sentence text={head.text} links={head.links} />
        </span>
        {rest.length > 0 && (
          <button
            type="button"
            className="lines"
            aria-expanded={open}
            aria-label={say("lines-of-turn", { count: rest.length })}
            onClick={() => setToggled(!open)}
          >
            {open ? "−" : say("more-lines", { count: rest.length })}
          </button>
        )}
        <BackTo event={turn.number} />
      </div>
      {open && rest.length > 0 && (
        <ul>
          {rest.map((event) => (
            <Line key={event.number} event={event} />
          ))}
        </ul>
      )}
    </li>
  );
}, asBefore);

function Line({ event, heading = false }: { event: Happening; heading?: boolean }) {
  const { point } = useDesk();
  const seat = seatOf(event);
  return (
    <li
      className={heading ? "heading" : ""}
      data-kind={event.kind}
      onPointerEnter={() => point(thingsOf(event))}
      onPointerLeave={() => point([])}
    >
      {seat >= 0 && !heading && <SeatMark seat={seat} size={11} />} <Sentence text={event.text} links={event.links} />
      <Dice event={event} />
      <BackTo event={event.number} />
    </li>
  );
}

/** Back to before a line of the log, as far as others agree. */
function BackTo({ event }: { event: number }) {
  const { seen } = useDesk();
  const may = useSeen(({ view }) => view.seat !== null && !view.over && view.position.round > 0 && view.undo === null);
  if (!may) return null;
  return (
    <button
      type="button"
      className="back-to"
      aria-label={say("back-to-here")}
      title={say("back-to-here")}
      data-back={event}
      onClick={() => seen.set({ back: { to: "event", event } })}
    >
      {"⟲"}
    </button>
  );
}

/** From what on dice have hit; those that hit nobody are told without hits. */
export function hitsFrom({ needed, hits }: Happening["data"]): number {
  return typeof hits === "number" && typeof needed === "number" && needed > 0 ? needed : Infinity;
}

function Dice({ event }: { event: Happening }) {
  const { faces } = event.data;
  if (!Array.isArray(faces)) return null;
  const least = hitsFrom(event.data);
  return (
    <span className="dice">
      {faces.map((face, n) => (
        <Die key={n} face={Number(face)} hit={Number(face) >= least} />
      ))}
    </span>
  );
}

/** A ten-sided die; hits glow. */
export function Die({ face, hit }: { face: number; hit: boolean }) {
  return (
    <svg
      className={`die${hit ? " hit" : ""}`}
      viewBox="-12 -12 24 24"
      width="22"
      height="22"
      role="img"
      aria-label={String(face)}
    >
      <path d="M0-11 10-3 8 6 0 11-8 6-10-3Z" />
      <text y="4.4" textAnchor="middle" fontSize="11">
        {face}
      </text>
    </svg>
  );
}
