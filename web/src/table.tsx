/** The table: galaxy, decision panel, players, sheets, log and chat. */

import { useCallback, useEffect, useMemo, useState } from "react";

import { api, reason } from "./api";
import { Galaxy } from "./board/galaxy";
import { byThing } from "./choices";
import { DeskProvider, cardName, nameOf, type Desk } from "./desk";
import type { Live } from "./live";
import { BattleBoard } from "./panel/battle";
import { DecisionPanel } from "./panel/decision";
import { LogAndChat } from "./panel/log";
import { OddsAhead } from "./panel/odds";
import { Council, Hand, Objectives, StrategyCards } from "./sheets/cards";
import { PlayerStrip, Sheets, Trade } from "./sheets/players";
import { TechnologyTree } from "./sheets/technology";
import { useLive } from "./use_live";
import type { Choice, Content, SeatView } from "./wire";
import { say } from "./words";

const PANES: Readonly<Record<string, () => React.ReactNode>> = {
  hand: Hand,
  sheets: Sheets,
  strategy: StrategyCards,
  council: Council,
  objectives: Objectives,
  technology: TechnologyTree,
  trade: Trade,
};

export function TablePage({ table, seat }: { table: string; seat: number | null }) {
  const live = useLive(table, seat);
  const [content, setContent] = useState<Content | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    api.content(table).then(setContent, (error: unknown) => setProblem(reason(error)));
  }, [table]);
  if (live.status === "shut") return <Notice text={say(`shut-${live.shut}`)} />;
  if (problem) return <Notice text={problem} />;
  if (!live.view || !content) return <Notice text={say("connecting")} quiet />;
  return <AtTheTable table={table} live={live} view={live.view} content={content} />;
}

function Notice({ text, quiet = false }: { text: string; quiet?: boolean }) {
  return (
    <main className="notice" role={quiet ? "status" : "alert"}>
      <p>{text}</p>
      {!quiet && <a href="/">{say("to-the-lobby")}</a>}
    </main>
  );
}

function AtTheTable({ table, live, view, content }: { table: string; live: Live; view: SeatView; content: Content }) {
  const [pane, setPane] = useState("");
  const [problem, setProblem] = useState("");
  const [sent, setSent] = useState("");
  const [menu, setMenu] = useState<{ thing: string; x: number; y: number } | null>(null);
  const [pointed, setPointed] = useState<readonly string[]>([]);
  const decision = view.decision;
  const lit = useMemo(() => byThing(decision?.options ?? []), [decision]);
  const busy = sent !== "" && sent === decision?.id;

  const attempt = useCallback((doing: Promise<unknown>) => {
    setProblem("");
    doing.catch((error: unknown) => {
      setSent("");
      setProblem(reason(error));
    });
  }, []);
  const answer = useCallback(
    (option: Choice) => {
      if (!decision || view.seat === null) return;
      setMenu(null);
      setSent(decision.id);
      attempt(api.answer(table, view.seat, { decision: decision.id, keys: [option.key], sequence: view.sequence }));
    },
    [decision, table, view.seat, view.sequence, attempt],
  );
  const desk: Desk = useMemo(
    () => ({
      table,
      view,
      content,
      lit,
      pointed,
      busy,
      answer,
      point: (option) => setPointed(option?.things ?? []),
      pick: (thing, at) => {
        const options = lit.get(thing) ?? [];
        const [only] = options;
        if (only && options.length === 1) answer(only);
        else if (options.length > 1) setMenu({ thing, ...at });
      },
      act: (option) => view.seat !== null && attempt(api.act(table, view.seat, option.key, view.sequence)),
      retract: () => view.seat !== null && attempt(api.retract(table, view.seat)),
      show: setPane,
    }),
    [table, view, content, lit, pointed, busy, answer, attempt],
  );
  useEffect(() => {
    setMenu(null);
    setSent("");
  }, [decision?.id]);
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setMenu(null);
      setPane("");
    };
    window.addEventListener("keydown", close);
    return () => window.removeEventListener("keydown", close);
  }, []);
  const Pane = PANES[pane];
  return (
    <DeskProvider value={desk}>
      <div className="table">
        <TopBar view={view} content={content} live={live} pane={pane} show={setPane} />
        <aside className="side-column">
          {problem && (
            <p className="problem" role="alert">
              {problem}
              <button type="button" aria-label={say("dismiss")} onClick={() => setProblem("")}>
                ×
              </button>
            </p>
          )}
          <DecisionPanel />
          <OddsAhead key={decision?.id} />
          <LogAndChat events={live.events} said={live.said} />
        </aside>
        <main className="board">
          <PlayerStrip />
          <Galaxy />
          <BattleBoard />
          {Pane && (
            <section className="pane" id="pane" aria-label={say(`pane-${pane}`)}>
              <header>
                <h2>{say(`pane-${pane}`)}</h2>
                <button type="button" aria-label={say("close")} onClick={() => setPane("")}>
                  ×
                </button>
              </header>
              <div className="pane-body">
                <Pane />
              </div>
            </section>
          )}
        </main>
        {menu && <Menu options={lit.get(menu.thing) ?? []} at={menu} answer={answer} close={() => setMenu(null)} />}
      </div>
    </DeskProvider>
  );
}

function TopBar({ view, content, live, pane, show }: { view: SeatView; content: Content; live: Live; pane: string; show: (pane: string) => void }) {
  const { position } = view;
  const agenda = position.council[0];
  return (
    <header className="top-bar">
      <a href="/" className="brand">
        {say("brand")}
      </a>
      <span className="when">
        <b>{position.round > 0 ? say("round", { round: position.round }) : ""}</b> {say(`phase-${position.phase}`)}
        {position.active >= 0 && position.phase === "action" && <> · {say("turn-of", { name: nameOf(view, position.active) })}</>}
        {agenda && <> · {cardName(content, agenda.card)}</>}
      </span>
      <nav aria-label={say("panes")}>
        {Object.keys(PANES)
          .filter((name) => name !== "hand" || view.seat !== null)
          .map((name) => (
            <button key={name} type="button" aria-pressed={pane === name} aria-controls="pane" data-pane={name} onClick={() => show(pane === name ? "" : name)}>
              {say(`pane-${name}`)}
            </button>
          ))}
      </nav>
      <span className={`connection ${live.status}`} role="status">
        {say(`status-${live.status}`)}
      </span>
    </header>
  );
}

/** A small menu where several options touch the thing that was clicked. */
function Menu({ options, at, answer, close }: { options: readonly Choice[]; at: { x: number; y: number }; answer: (option: Choice) => void; close: () => void }) {
  const x = Math.min(at.x, window.innerWidth - 290);
  const y = Math.min(at.y, window.innerHeight - Math.min(options.length, 8) * 40 - 20);
  return (
    <div className="menu-veil" onClick={close}>
      <ul className="menu" role="menu" style={{ left: x, top: y }} onClick={(event) => event.stopPropagation()}>
        {options.map((option, n) => (
          <li key={option.key} role="none">
            <button
              type="button"
              role="menuitem"
              autoFocus={n === 0}
              data-key={option.key}
              onClick={() => answer(option)}
              onKeyDown={(event) => {
                const items = [...(event.currentTarget.closest("ul")?.querySelectorAll("button") ?? [])];
                const next = event.key === "ArrowDown" ? n + 1 : event.key === "ArrowUp" ? n - 1 : null;
                if (next === null) return;
                items[(next + items.length) % items.length]?.focus();
                event.preventDefault();
              }}
            >
              {option.label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
