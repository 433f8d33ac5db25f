/** The waiting room: who has come, links for the others whenever the host wants them, and the beginning. */

import { useState } from "react";

import { api, reason } from "../api";
import { CopyButton } from "../copy";
import { seatColour } from "../palette";
import { qrCode } from "../qr";
import type { SeatLink, SeatSummary, TableSummary } from "../wire";
import { say } from "../words";
import { keptLinks } from "./paths";
import { rulesNamed } from "./rules_named";

export function WaitingRoom({ table }: { table: TableSummary }) {
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const missing = table.seats.filter((seat) => !seat.joined);
  const attempt = (doing: Promise<unknown>) => {
    setBusy(true);
    setProblem("");
    doing.catch((error: unknown) => setProblem(reason(error))).finally(() => setBusy(false));
  };
  return (
    <main className="lobby waiting-room">
      <header className="hero">
        <h1>{table.name}</h1>
        <p>{say("room-ruleset", { ruleset: rulesNamed(table.ruleset), line: table.ruleset })}</p>
        <p role="status">{missing.length === 0 ? say("room-all") : say("room-missing", { count: missing.length })}</p>
      </header>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <ol className="room-seats" aria-label={say("players")}>
        {table.seats.map((seat) => (
          <RoomSeat key={`${seat.seat} ${seat.name}`} table={table} seat={seat} busy={busy} attempt={attempt} />
        ))}
      </ol>
      {table.hosting ? (
        <div className="room-start">
          <button
            type="button"
            className="primary"
            disabled={busy || missing.length > 0}
            onClick={() => attempt(api.start(table.id, ""))}
          >
            {say("room-start")}
          </button>
          {missing.length > 0 && (
            <button type="button" className="quiet" disabled={busy} onClick={() => attempt(api.start(table.id, "steward"))}>
              {say("room-fill", { count: missing.length })}
            </button>
          )}
          <button
            type="button"
            className="quiet"
            disabled={busy}
            onClick={() => attempt(api.removeTable(table.id).then(() => location.assign("/")))}
          >
            {say("room-remove")}
          </button>
        </div>
      ) : (
        <p className="empty">{say("room-host-begins")}</p>
      )}
      <a href="/">{say("to-the-lobby")}</a>
    </main>
  );
}

function RoomSeat({
  table,
  seat,
  busy,
  attempt,
}: {
  table: TableSummary;
  seat: SeatSummary;
  busy: boolean;
  attempt: (doing: Promise<unknown>) => void;
}) {
  const [link, setLink] = useState<SeatLink | undefined>(() => keptLinks(table.id).find((each) => each.name === seat.name));
  const mine = table.yours.includes(seat.seat);
  const state = seat.bot ? "a-bot" : mine ? "room-you" : seat.joined ? "room-come" : seat.open ? "room-open" : "not-come";
  const sit = async () => {
    await api.guest().catch(() => api.introduce(say("guest")));
    await api.sitDown(table.id, seat.seat);
    location.assign(`/tables/${encodeURIComponent(table.id)}?seat=${seat.seat}`);
  };
  const fresh = async () => setLink(await api.link(table.id, seat.seat));
  return (
    <li className={`room-seat${seat.joined ? " come" : ""}`} data-seat={seat.seat} style={{ borderColor: seatColour(seat.seat) }}>
      <b>{seat.name}</b>
      <span className="room-state">{say(state)}</span>
      {seat.open && !seat.joined && table.yours.length === 0 && (
        <button type="button" className="primary small" disabled={busy} onClick={() => attempt(sit())}>
          {say("room-sit")}
        </button>
      )}
      {!mine && table.yours.length > 0 && (!seat.joined || seat.bot) && (
        <button type="button" className="quiet small" disabled={busy} onClick={() => attempt(sit())}>
          {say("room-move")}
        </button>
      )}
      {table.hosting && !seat.bot && !mine && !seat.open && (
        <button type="button" className="quiet small" disabled={busy} onClick={() => attempt(fresh())}>
          {say(link ? "room-link-anew" : "room-link")}
        </button>
      )}
      {link && !seat.joined && <RoomLink link={link} />}
    </li>
  );
}

function RoomLink({ link }: { link: SeatLink }) {
  const address = `${location.origin}${link.path}`;
  return (
    <div className="room-link">
      <label>
        {say("room-link-of", { name: link.name })}
        <input readOnly value={address} onFocus={(event) => event.target.select()} />
      </label>
      <CopyButton text={() => address} label={say("copy")} />
      <QrCode text={address} />
    </div>
  );
}

/** A code that a phone reads from the screen. */
function QrCode({ text }: { text: string }) {
  const modules = qrCode(text);
  if (!modules) return null;
  const size = modules.length + 8;
  const path = modules.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x + 4} ${y + 4}h1v1h-1z`] : []))).join("");
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={say("room-qr")} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
