/** The lobby: a new game in one click, tables to go on with, tables to watch. */

import { useCallback, useEffect, useState } from "react";

import { api, reason } from "../api";
import { seatColour } from "../palette";
import type { TableCreated, TableSummary } from "../wire";
import { language, languages, say, speak } from "../words";
import { Furnish } from "./furnish";
import { keepLinks, tablePath } from "./paths";
import { againstBots } from "./wanted";

export function Lobby() {
  const [name, setName] = useState("");
  const [tables, setTables] = useState<readonly TableSummary[]>([]);
  const [more, setMore] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");

  const refresh = useCallback(() => {
    api.tables().then(setTables, (error: unknown) => setProblem(reason(error)));
  }, []);
  useEffect(() => {
    api.guest().then(
      (guest) => setName((typed) => typed || guest.name),
      () => undefined,
    );
    refresh();
    const timer = window.setInterval(refresh, 10_000);
    return () => window.clearInterval(timer);
  }, [refresh]);

  const called = name.trim() || say("guest");
  const choose = (wanted: string) => {
    speak(wanted);
    void api.introduce(called).finally(() => location.reload());
  };
  const create = (make: () => Promise<TableCreated>) => {
    setBusy(true);
    setProblem("");
    api
      .introduce(called)
      .then(make)
      .then((made) => {
        keepLinks(made);
        location.assign(tablePath(made.table));
      })
      .catch((error: unknown) => setProblem(reason(error)))
      .finally(() => setBusy(false));
  };
  return (
    <main className="lobby">
      <header className="hero">
        <Emblem />
        <h1>{say("brand")}</h1>
        <p>{say("tagline")}</p>
        <nav aria-label={say("brand")}>
          <a href="/odds">{say("odds-page")}</a> <a href="/reference">{say("reference-title")}</a>{" "}
          <a href="/account">{say("account")}</a>
        </nav>
      </header>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <section className="begin">
        <label>
          {say("your-name")}
          <input value={name} maxLength={40} placeholder={say("guest")} onChange={(event) => setName(event.target.value)} />
        </label>
        <select aria-label={say("language")} value={language()} onChange={(event) => choose(event.target.value)}>
          {languages().map(([each, own]) => (
            <option key={each} value={each}>
              {own}
            </option>
          ))}
        </select>
        <button type="button" className="primary" disabled={busy} onClick={() => create(() => api.create(againstBots(called)))}>
          {say("new-against-bots")}
        </button>
        <button type="button" className="quiet" aria-expanded={more} onClick={() => setMore(!more)}>
          {say("more-choices")}
        </button>
        {more && <Furnish name={called} busy={busy} create={(wanted) => create(() => api.create(wanted))} />}
      </section>
      <section className="open-tables">
        <h2>{say("tables")}</h2>
        {tables.length === 0 && <p className="empty">{say("tables-none")}</p>}
        <ul>
          {tables.map((table) => (
            <TableCard key={table.id} table={table} />
          ))}
        </ul>
      </section>
    </main>
  );
}

function TableCard({ table }: { table: TableSummary }) {
  const mine = table.yours.length > 0;
  const turn = table.yours.some((seat) => table.waiting_for.includes(seat));
  return (
    <li className={`table-card${turn ? " turn" : ""}`}>
      <div>
        <b>{table.name}</b>
        <small>
          {table.ruleset} ·{" "}
          {table.over
            ? say("game-over")
            : !table.started
              ? say("room-waits")
              : table.round > 0
                ? say("round", { round: table.round })
                : say("phase-set_up")}
        </small>
        <span className="seated">
          {table.seats.map((seat) => (
            <span key={seat.seat} title={seat.bot ? say("a-bot") : seat.joined ? "" : say("not-come")}>
              <i className="dot" style={{ background: seatColour(seat.seat) }} />
              {seat.name} {seat.points > 0 && <b>{seat.points}</b>}
            </span>
          ))}
        </span>
      </div>
      <a className={mine ? "primary" : "quiet"} href={tablePath(table)}>
        {mine ? say(turn ? "your-turn" : "go-on") : say("watch")}
      </a>
    </li>
  );
}

function Emblem() {
  return (
    <svg viewBox="-60 -60 120 120" width="104" height="104" aria-hidden="true">
      <path d="M52 0 26 45H-26L-52 0-26-45H26Z" fill="#10162a" stroke="#e9b949" strokeWidth="3" strokeLinejoin="round" />
      <circle r="20" fill="#e9b949" />
      <circle cx="7" cy="-6" r="17" fill="#10162a" />
      <g fill="none" stroke="#7aa2ff" strokeWidth="2">
        <ellipse rx="40" ry="13" transform="rotate(-24)" />
        <circle cx="36" cy="-16" r="3.4" fill="#7aa2ff" stroke="none" />
      </g>
    </svg>
  );
}
