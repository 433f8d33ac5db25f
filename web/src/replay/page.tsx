/** The game again, as a seat saw it: a scrubber, play, step, jump to a round, a link to a moment, and on from there. */

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";

import { api, reason } from "../api";
import { STILL, motionOf } from "../board/motion";
import { CopyButton } from "../copy";
import { DeskProvider, useDesk } from "../desk";
import { TableFrame } from "../frame/frame";
import { still } from "../frame/settings";
import { tablePath } from "../lobby/paths";
import { LogAndChat } from "../panel/log";
import { thingsOf } from "../panel/turns";
import { createStore } from "../store";
import "../style/replay.css";
import { Notice, Problem, deskOf, seeAnew, seenFirst } from "../table";
import type { Chapter, Content, Happening, SeatView, TableSummary } from "../wire";
import { say } from "../words";
import {
  addressAt,
  back,
  found,
  momentAt,
  momentOf,
  onward,
  pageOf,
  positionAt,
  roundAt,
  toldIn,
  toldUntil,
  type Moment,
  type Shown,
} from "./reel";

/** How long a beat is shown, in milliseconds, by the speed chosen. */
const SPEEDS = { slow: 1600, even: 800, fast: 250 } as const;
type Speed = keyof typeof SPEEDS;
/** How long somebody may draw the scrubber before the place is fetched. */
const PAUSE = 120;

export default function ReplayPage({ table, seat }: { table: string; seat: number | null }) {
  const [content, setContent] = useState<Content | null>(null);
  const [summary, setSummary] = useState<TableSummary | null>(null);
  const [problem, setProblem] = useState("");
  const reel = useReel(table, seat, setProblem);
  useEffect(() => {
    const wrong = (error: unknown) => setProblem(reason(error));
    api.content(table).then(setContent, wrong);
    api.table(table).then(setSummary, wrong);
  }, [table]);
  if (problem && !reel.shown) return <Notice text={problem} />;
  if (!content || !summary || !reel.shown) return <Notice text={say("working-out")} quiet />;
  return <Again table={table} seat={seat} content={content} summary={summary} shown={reel.shown} reel={reel} problem={problem} />;
}

interface Reel {
  readonly shown: Shown | null;
  readonly go: (moment: Moment) => void;
  readonly step: (by: 1 | -1) => Promise<boolean>;
}

/** What is shown, and the ways to something else; what has been fetched is kept. */
function useReel(table: string, seat: number | null, complain: (problem: string) => void): Reel {
  const [shown, setShown] = useState<Shown | null>(null);
  const chapters = useRef<Chapter[]>([]);
  const wanted = useRef(0);
  const now = useRef<Shown | null>(null);
  const fetch = useCallback(
    async (page: number) => {
      const known = chapters.current.find((each) => each.page === page);
      if (known) return known;
      const chapter = await api.history(table, seat, page);
      chapters.current.push(chapter);
      return chapter;
    },
    [table, seat],
  );
  const take = useCallback(
    async (finding: Promise<Shown | null>): Promise<boolean> => {
      const mine = (wanted.current += 1);
      try {
        const next = await finding;
        if (!next || mine !== wanted.current) return next !== null;
        now.current = next;
        setShown(next);
        complain("");
        return true;
      } catch (error: unknown) {
        complain(reason(error));
        return false;
      }
    },
    [complain],
  );
  const go = useCallback((moment: Moment) => void take(found(moment, chapters.current, fetch)), [take, fetch]);
  const step = useCallback(
    async (by: 1 | -1) => {
      const at = now.current;
      return at !== null && take(by > 0 ? onward(at, chapters.current, fetch) : back(at, fetch));
    },
    [take, fetch],
  );
  useEffect(() => {
    chapters.current = [];
    go(momentAt(location.search));
  }, [go]);
  return useMemo(() => ({ shown, go, step }), [shown, go, step]);
}

/** How many events before a chapter the log shows at once. */
const OLDER = 150;
const NOTHING: readonly Happening[] = [];

/** What was told before a chapter. */
function useOlder(table: string, seat: number | null, chapter: Chapter): readonly Happening[] {
  const [found, setFound] = useState<{ readonly of: Chapter; readonly events: readonly Happening[] } | null>(null);
  useEffect(() => {
    const first = chapter.beats.flatMap((beat) => beat.events)[0]?.number ?? 1;
    if (first <= 1) return;
    let gone = false;
    api.events(table, seat, Math.max(0, first - 1 - OLDER)).then(
      (events) => {
        if (!gone) setFound({ of: chapter, events: events.filter((event) => event.number < first) });
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [table, seat, chapter]);
  return found?.of === chapter ? found.events : NOTHING;
}

function viewOf(table: string, seat: number | null, shown: Shown, over: boolean): SeatView {
  const position = positionAt(shown);
  return {
    table,
    seat,
    sequence: toldUntil(shown).at(-1)?.number ?? 0,
    rewinds: 0,
    position,
    decision: null,
    acts: [],
    can_retract: false,
    can_take_back: false,
    can_redo: false,
    undo: null,
    qualifies: [],
    progress: [],
    waiting_for: [],
    notices: [],
    over,
    winners: position.winners,
    around: { time: {}, seats: [], host: [], paused: false, ended: false, motion: null, players: [], teaching: false },
  };
}

function Again({
  table,
  seat,
  content,
  summary,
  shown,
  reel,
  problem,
}: {
  table: string;
  seat: number | null;
  content: Content;
  summary: TableSummary;
  shown: Shown;
  reel: Reel;
  problem: string;
}) {
  const view = useMemo(() => viewOf(table, seat, shown, summary.over), [table, seat, shown, summary.over]);
  const [seen] = useState(() => createStore(seenFirst(view, content)));
  const desk = useMemo(() => deskOf(table, content, seen), [table, content, seen]);
  const older = useOlder(table, seat, shown.chapter);
  const told = useMemo(() => [...older, ...toldUntil(shown)], [older, shown]);
  useLayoutEffect(() => seeAnew(seen, view, content), [seen, view, content]);
  useLayoutEffect(() => {
    const events = toldIn(shown);
    const motion = still() ? STILL : motionOf(events, view.position.systems);
    seen.set({ problem, pointed: events.flatMap(thingsOf), motion });
  }, [seen, shown, view, problem]);
  useEffect(() => {
    document.title = say("replay-title", { name: summary.name });
    history.replaceState(null, "", addressAt(table, seat, momentOf(shown)));
  }, [table, seat, shown, summary.name]);
  return (
    <DeskProvider value={desk}>
      <TableFrame status="again">
        <Problem />
        <Player summary={summary} seat={seat} shown={shown} reel={reel} />
        <LogAndChat events={told} said={[]} />
      </TableFrame>
    </DeskProvider>
  );
}

function Player({ summary, seat, shown, reel }: { summary: TableSummary; seat: number | null; shown: Shown; reel: Reel }) {
  const { go, step } = reel;
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>("even");
  const [drawn, setDrawn] = useState<number | null>(null);
  const page = drawn ?? pageOf(shown);
  const { last, rounds } = shown.chapter;
  const events = toldIn(shown);
  useEffect(() => {
    if (!playing) return;
    const timer = window.setTimeout(() => {
      void step(1).then((more) => {
        if (!more) setPlaying(false);
      });
    }, SPEEDS[speed]);
    return () => window.clearTimeout(timer);
  }, [playing, speed, step, shown]);
  useEffect(() => {
    if (drawn === null) return;
    const timer = window.setTimeout(() => {
      go({ page: drawn, beat: 0 });
      setDrawn(null);
    }, PAUSE);
    return () => window.clearTimeout(timer);
  }, [drawn, go]);
  const moment = momentOf(shown);
  return (
    <section className="replay decision" aria-label={say("replay")} data-page={moment.page} data-beat={moment.beat}>
      <header>
        <p className="kicker">
          {say(seat === null ? "replay-watched" : "replay-as", { name: summary.seats[seat ?? 0]?.name ?? "" })}
        </p>
        <h2>{say("replay-round", { round: roundAt(rounds, page) })}</h2>
      </header>
      <input
        type="range"
        className="scrubber"
        aria-label={say("replay-scrub")}
        min={0}
        max={last}
        value={page}
        onChange={(event) => {
          setPlaying(false);
          setDrawn(Number(event.target.value));
        }}
      />
      <div className="replay-buttons">
        <button type="button" className="quiet" aria-label={say("replay-first")} onClick={() => go({ page: 0, beat: 0 })}>
          «
        </button>
        <button type="button" className="quiet" aria-label={say("replay-step-back")} onClick={() => void step(-1)}>
          ‹
        </button>
        <button
          type="button"
          className="primary play"
          aria-label={say(playing ? "replay-pause" : "replay-play")}
          onClick={() => setPlaying(!playing)}
        >
          {playing ? "❚❚" : "▶"}
        </button>
        <button type="button" className="quiet" aria-label={say("replay-step")} onClick={() => void step(1)}>
          ›
        </button>
        <button type="button" className="quiet" aria-label={say("replay-last")} onClick={() => go({ page: last, beat: 9999 })}>
          »
        </button>
        <select aria-label={say("replay-speed")} value={speed} onChange={(event) => setSpeed(event.target.value as Speed)}>
          {(Object.keys(SPEEDS) as Speed[]).map((each) => (
            <option key={each} value={each}>
              {say(`replay-speed-${each}`)}
            </option>
          ))}
        </select>
      </div>
      <nav className="rounds" aria-label={say("replay-rounds")}>
        {rounds.map(([round, begins]) => (
          <button
            key={round}
            type="button"
            className="chip"
            aria-pressed={roundAt(rounds, page) === round}
            aria-label={say("round", { round })}
            title={say("round", { round })}
            onClick={() => go({ page: begins, beat: 0 })}
          >
            {round}
          </button>
        ))}
      </nav>
      <ul className="told" aria-live="polite">
        {events.map((event) => event.text && <li key={event.number}>{event.text}</li>)}
        {events.length === 0 && <li className="empty">{say("replay-quiet")}</li>}
      </ul>
      <footer>
        <CopyButton text={() => location.href} label={say("replay-link")} />
        {seat !== null && <GoOn table={summary.id} seat={seat} page={pageOf(shown)} />}
        {summary.over && <Eyes summary={summary} seat={seat} moment={moment} />}
      </footer>
    </section>
  );
}

/** A new table against bots that goes on from here. */
function GoOn({ table, seat, page }: { table: string; seat: number; page: number }) {
  const { complain } = useDesk();
  const [busy, setBusy] = useState(false);
  const go = () => {
    setBusy(true);
    api.goOn(table, seat, page).then(
      (made) => location.assign(tablePath(made.table)),
      (error: unknown) => {
        complain(reason(error));
        setBusy(false);
      },
    );
  };
  return (
    <button type="button" className="quiet" disabled={busy} title={say("replay-go-on-title")} onClick={go}>
      {say("replay-go-on")}
    </button>
  );
}

/** A finished game may be seen through the eyes of anybody. */
function Eyes({ summary, seat, moment }: { summary: TableSummary; seat: number | null; moment: Moment }) {
  return (
    <label className="field">
      {say("replay-eyes")}
      <select
        value={seat ?? ""}
        onChange={(event) => {
          const chosen = event.target.value === "" ? null : Number(event.target.value);
          location.assign(addressAt(summary.id, chosen, { page: moment.page, beat: 0 }));
        }}
      >
        <option value="">{say("replay-nobody")}</option>
        {summary.seats.map((each) => (
          <option key={each.seat} value={each.seat}>
            {each.name}
          </option>
        ))}
      </select>
    </label>
  );
}
