/** The waiting room: who has come, links for the others whenever the host wants them, and the beginning. */

import { useEffect, useState } from "react";

import { api, reason } from "../api";
import { seatColour, seatSymbol } from "../palette";
import { Sure } from "../sure";
import type { SeatLink, SeatSummary, TableSummary } from "../wire";
import { say } from "../words";
import { keptLinks, keptName, seatNamed } from "./paths";
import { rulesNamed } from "./rules_named";
import { LinkShown } from "./seat_link";
import { timeTold } from "./time";

export function WaitingRoom({ table }: { table: TableSummary }) {
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const [name, setName] = useState(keptName);
  const missing = table.seats.filter((seat) => !seat.joined);
  const open = missing.some((seat) => seat.open);
  const stranger = table.yours.length === 0;
  useEffect(() => {
    api.guest().then(
      (guest) => setName((kept) => kept || guest.name),
      () => undefined,
    );
  }, []);
  const attempt = (doing: Promise<unknown>) => {
    setBusy(true);
    setProblem("");
    doing.catch((error: unknown) => setProblem(reason(error))).finally(() => setBusy(false));
  };
  const sit = async (seat: number) => {
    if (stranger) await api.introduce(name.trim() || say("guest"));
    await api.sitDown(table.id, seat);
    location.assign(`/tables/${encodeURIComponent(table.id)}?seat=${seat}`);
  };
  return (
    <main className="lobby waiting-room">
      <header className="hero">
        <h1>{table.name}</h1>
        <p>{say("room-ruleset", { ruleset: rulesNamed(table.ruleset), line: table.ruleset })}</p>
        <p>
          {[timeTold(table.around.time), !table.public && say("room-private"), table.around.teaching && say("teaching-table")]
            .filter(Boolean)
            .join(" ")}
        </p>
        <p role="status" className="room-missing">
          {missing.length === 0 ? say("room-all") : say("room-missing", { count: missing.length })}
        </p>
      </header>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {stranger && open && (
        <label className="room-name">
          {say("your-name")}
          <input value={name} maxLength={40} placeholder={say("guest")} onChange={(event) => setName(event.target.value)} />
        </label>
      )}
      <ol className="room-seats" aria-label={say("players")}>
        {table.seats.map((seat) => (
          <RoomSeat key={`${seat.seat} ${seat.name}`} table={table} seat={seat} busy={busy} attempt={attempt} sit={sit} />
        ))}
      </ol>
      {open && table.public && (
        <section className="room-open">
          <LinkShown label={say("room-table-link")} path={`/tables/${encodeURIComponent(table.id)}`} />
        </section>
      )}
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
          <Sure
            label={say("room-remove")}
            disabled={busy}
            does={() => attempt(api.removeTable(table.id).then(() => location.assign("/")))}
          />
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
  sit,
}: {
  table: TableSummary;
  seat: SeatSummary;
  busy: boolean;
  attempt: (doing: Promise<unknown>) => void;
  sit: (seat: number) => Promise<void>;
}) {
  const [made, setMade] = useState<SeatLink | null>(null);
  const mine = table.yours.includes(seat.seat);
  const state = seat.bot ? "a-bot" : mine ? "room-you" : seat.joined ? "room-come" : seat.open ? "room-open" : "not-come";
  const link = made ?? (seat.joined ? undefined : keptLinks(table.id).find((each) => each.name === seat.name));
  const fresh = async () => setMade(await api.link(table.id, seat.seat));
  return (
    <li className={`room-seat${seat.joined ? " come" : ""}`} data-seat={seat.seat} style={{ borderColor: seatColour(seat.seat) }}>
      <svg viewBox="-12 -12 24 24" width="18" height="18" aria-hidden="true">
        <path d={seatSymbol(seat.seat)} fill={seatColour(seat.seat)} stroke="#05070d" strokeWidth="1.2" />
      </svg>
      <b>{seatNamed(seat)}</b>
      <span className="room-state">{say(state)}</span>
      {seat.open && !seat.joined && table.yours.length === 0 && (
        <button type="button" className="primary small" disabled={busy} onClick={() => attempt(sit(seat.seat))}>
          {say("room-sit")}
        </button>
      )}
      {!mine && table.yours.length > 0 && (!seat.joined || seat.bot) && (
        <button type="button" className="quiet small" disabled={busy} onClick={() => attempt(sit(seat.seat))}>
          {say("room-move")}
        </button>
      )}
      {(mine || (table.hosting && !seat.bot && !seat.open)) && (
        <button type="button" className="quiet small" disabled={busy} onClick={() => attempt(fresh())}>
          {say(mine ? "link-device" : link ? "room-link-anew" : "room-link")}
        </button>
      )}
      {link && <LinkShown label={say("room-link-of", { name: link.name })} path={link.path} />}
    </li>
  );
}
