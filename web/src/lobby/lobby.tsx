/** The lobby: a new game in one click, tables to go on with, tables to watch. */

import { Suspense, lazy, useCallback, useEffect, useState } from "react";

import { api, reason } from "../api";
import { SeatMark } from "../desk";
import type { TableCreated, TableSummary } from "../wire";
import { language, languages, say, speak } from "../words";
import { FromFile } from "./afterwards";
import { keepLinks, keepName, seatNamed, tablePath } from "./paths";
import { rulesNamed } from "./rules_named";
import { againstBots, alone } from "./wanted";

const Furnish = lazy(() => import("./furnish"));

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
  const practise = () =>
    create(async () => {
      const { lesson } = (await api.choices()).presets;
      return api.create(lesson ? alone(called, lesson) : againstBots(called));
    });
  return (
    <main className={`lobby${more ? " furnishing" : ""}`}>
      <header className="hero">
        <Emblem />
        <h1>{say("brand")}</h1>
        <p>{say("tagline")}</p>
        <nav aria-label={say("brand")}>
          <a href="/odds">{say("odds-page")}</a>
          <a href="/reference">{say("reference-title")}</a>
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
          <input
            value={name}
            maxLength={40}
            placeholder={say("guest")}
            onChange={(event) => {
              setName(event.target.value);
              keepName(event.target.value);
            }}
          />
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
        <button type="button" className="quiet" disabled={busy} title={say("practice-title")} onClick={practise}>
          {say("practice")}
        </button>
        <button type="button" className="quiet" aria-expanded={more} onClick={() => setMore(!more)}>
          {say("more-choices")}
        </button>
      </section>
      {more && (
        <Suspense fallback={<p className="empty">{say("working-out")}</p>}>
          <Furnish name={called} busy={busy} create={(wanted) => create(() => api.create(wanted))} />
        </Suspense>
      )}
      {!more && !tables.some((table) => table.yours.length > 0) && (
        <figure className="what-it-is">
          <img src="/galaxy.jpg" alt={say("lobby-picture")} width="684" height="717" loading="lazy" />
          <figcaption>{say("lobby-what")}</figcaption>
        </figure>
      )}
      {PARTS.map(([part, belongs]) => (
        <Part key={part} name={part} tables={tables.filter(belongs)} />
      ))}
      {tables.length === 0 && <p className="empty">{say("tables-none")}</p>}
      <FromFile bring={(file) => create(() => api.imported(file))} />
    </main>
  );
}

const mine = (table: TableSummary) => table.yours.length > 0 || table.hosting;

/** What the lobby lists, in this order; each table in the first part that it belongs to. */
const PARTS: readonly (readonly [string, (table: TableSummary) => boolean])[] = [
  ["yours", (table) => mine(table) && !table.over],
  ["open", (table) => !mine(table) && !table.started],
  ["watch", (table) => !mine(table) && table.started && !table.over],
  ["over", (table) => table.over],
];

function Part({ name, tables }: { name: string; tables: readonly TableSummary[] }) {
  if (tables.length === 0) return null;
  return (
    <section className="open-tables" aria-labelledby={`tables-${name}`} data-part={name}>
      <h2 id={`tables-${name}`}>{say(`tables-${name}`)}</h2>
      <ul>
        {tables.map((table) => (
          <TableCard key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

/** How far a table has come, and whom it waits for. */
function standing(table: TableSummary): string {
  if (!table.started) return say("room-waits");
  const names = (seats: readonly number[]) => seats.map((seat) => table.seats[seat]?.name ?? "").join(", ");
  if (table.over) {
    return `${say("game-over")} · ${table.winners.length ? say("won-by", { names: names(table.winners) }) : say("won-by-nobody")}`;
  }
  const when = table.round > 0 ? say("round", { round: table.round }) : say("phase-set_up");
  return table.waiting_for.length > 0 ? `${when} · ${say("table-waits-for", { names: names(table.waiting_for) })}` : when;
}

function TableCard({ table }: { table: TableSummary }) {
  const turn = table.started && table.yours.some((seat) => table.waiting_for.includes(seat));
  const here = tablePath(table);
  const [path, query = ""] = here.split("?");
  const within = (part: string) => `${path}/${part}${query && `?${query}`}`;
  return (
    <li className={`table-card${turn ? " turn" : ""}`}>
      <div>
        <b>{table.name}</b>
        <small title={table.ruleset}>
          {rulesNamed(table.ruleset)} · {standing(table)}
        </small>
        <span className="seated">
          {table.seats.map((seat) => (
            <span key={seat.seat} title={seat.bot ? say("a-bot") : seat.joined ? "" : say("not-come")}>
              <SeatMark seat={seat.seat} size={11} />
              {seatNamed(seat)} {seat.points > 0 && <b>{seat.points}</b>}
            </span>
          ))}
        </span>
      </div>
      {table.over ? (
        <span className="ways">
          <a className="quiet" href={within("replay")}>
            {say("replay")}
          </a>
          {table.round > 0 && (
            <a className={mine(table) ? "primary" : "quiet"} href={within("end")}>
              {say("end-page")}
            </a>
          )}
        </span>
      ) : (
        <a className={mine(table) ? "primary" : "quiet"} href={here}>
          {mine(table) ? say(turn ? "your-turn" : "go-on") : say(table.started ? "watch" : "look-in")}
        </a>
      )}
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
