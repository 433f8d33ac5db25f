/** Around the game: who rests, stands in, votes and leaves; how long the table has waited for somebody, and how long it will. */

import { memo, useEffect, useState } from "react";

import { api, reason } from "../api";
import { useDesk, useName, useSeen } from "../desk";
import { GameFile } from "../lobby/afterwards";
import { LinkShown } from "../lobby/seat_link";
import { zone } from "../lobby/time";
import { alike } from "../store";
import { Sure } from "../sure";
import type { SeatLink, SeatTime } from "../wire";
import { language, say } from "../words";

const MINUTE = 60_000;

/** The time, looked at now and then. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), MINUTE / 4);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}

/** A stretch of time in its two largest parts. */
export function lasting(milliseconds: number): string {
  const minutes = Math.max(0, Math.round(milliseconds / MINUTE));
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  if (days > 0) return say("lasting-days", { days, hours });
  if (hours > 0) return say("lasting-hours", { hours, minutes: minutes % 60 });
  return say("lasting-minutes", { minutes });
}

/** How long the table has waited for a seat, and what its clock says. */
export function SeatClock({ seat }: { seat: number }) {
  const time = useSeen(({ view }) => view.around.seats[seat]);
  const kind = useSeen(({ view }) => view.around.time.kind);
  const over = useSeen(({ view }) => view.over);
  const now = useNow();
  if (!time || over) return null;
  const parts = [
    time.stand_in && say("stand-in"),
    new Date(time.away).getTime() > now && say("away-until", { day: time.away.slice(0, 10) }),
    time.person && time.since && now - new Date(time.since).getTime() >= MINUTE && since(time.since, now),
    (time.since || kind === "total") && left(time, now),
  ].filter(Boolean);
  return parts.length > 0 && <small className="seat-clock">{parts.join(" · ")}</small>;
}

function since(when: string, now: number): string {
  return say("since", { time: lasting(now - new Date(when).getTime()) });
}

function hour(when: Date): string {
  const parts = { weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(language(), parts).format(when);
}

function left(time: SeatTime, now: number): string {
  if (time.left === null) return "";
  if (!time.runs_out) return say("time-left", { time: lasting(time.left * 1000) });
  const end = new Date(time.runs_out);
  const rest = end.getTime() - now;
  if (rest <= 0) return say("time-up");
  // Nights lie between: the hour at which it runs out says more than how long that is.
  return time.zone ? say("time-until", { when: hour(end) }) : say("time-left", { time: lasting(rest) });
}

/** What is going on around the game that everybody should see: it rests, or something is voted on. */
export const AroundNews = memo(function AroundNews() {
  const { table } = useDesk();
  const seat = useSeen(({ view }) => view.seat);
  const paused = useSeen(({ view }) => view.around.paused);
  const motion = useSeen(({ view }) => view.around.motion);
  const { attempt, problem } = useAttempt();
  const about = useName(motion ? (motion.kind === "end" ? motion.by : motion.seat) : -1);
  const mine = seat !== null && motion?.open.includes(seat);
  return (
    <>
      {paused && (
        <p className="around-news" role="status">
          {say("paused")}
        </p>
      )}
      {motion && (
        <div className="around-news" role="status">
          <p>{say(`motion-${motion.kind}`, { name: about })}</p>
          {mine && (
            <p>
              <button type="button" className="primary small" onClick={() => attempt(api.vote(table, true))}>
                {say("vote-yes")}
              </button>{" "}
              <button type="button" className="quiet small" onClick={() => attempt(api.vote(table, false))}>
                {say("vote-no")}
              </button>
            </p>
          )}
          {seat === motion.by && (
            <button type="button" className="quiet small" onClick={() => attempt(api.vote(table, false))}>
              {say("motion-withdraw")}
            </button>
          )}
        </div>
      )}
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
});

function useAttempt() {
  const [problem, setProblem] = useState("");
  const attempt = (doing: Promise<unknown>) => {
    setProblem("");
    doing.catch((error: unknown) => setProblem(reason(error)));
  };
  return { attempt, problem };
}

/** How many days of vacation are offered to who may still take so many. */
export function holidays(left: number): readonly number[] {
  const fit = [3, 7, 14].filter((days) => days < left);
  return left > 0 ? [...fit, left] : [];
}

/** What a player or the host may do around the game. */
export const AroundMenu = memo(function AroundMenu() {
  const { table } = useDesk();
  const seat = useSeen(({ view }) => view.seat);
  const over = useSeen(({ view }) => view.over);
  const around = useSeen(({ view }) => view.around);
  const names = useSeen(({ view }) => view.position.players.map((player) => player.name), alike);
  const { attempt, problem } = useAttempt();
  const [link, setLink] = useState<SeatLink | null>(null);
  if (seat === null || over || around.seats.length === 0) return null;
  const me = around.seats[seat];
  const hosting = around.host.includes(seat);
  const button = (label: string, does: () => Promise<unknown>) => (
    <button
      type="button"
      className="quiet small"
      onClick={(event) => {
        event.currentTarget.closest("details")?.removeAttribute("open");
        attempt(does());
      }}
    >
      {label}
    </button>
  );
  const sure = (label: string, does: () => Promise<unknown>) => <Sure label={say(label)} does={() => attempt(does())} />;
  const linkTo = (whose: number, label: string) => (
    <>
      <button type="button" className="quiet small" onClick={() => attempt(api.link(table, whose).then(setLink))}>
        {say(label)}
      </button>
      {link?.seat === whose && <LinkShown label={say("room-link-of", { name: link.name })} path={link.path} />}
    </>
  );
  return (
    <>
      <details className="settings around">
        <summary aria-label={say("around")} title={say("around")}>
          <svg viewBox="-10 -10 20 20" width="18" height="18" aria-hidden="true">
            <path d="M0-5V0L4 2" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
            <circle r="8" fill="none" stroke="currentColor" strokeWidth="1.8" />
          </svg>
        </summary>
        <div className="settings-body">
          <fieldset>
            <legend>{say("around-you")}</legend>
            {me?.stand_in
              ? button(say("be-back"), () => api.standIn(table, seat, ""))
              : button(say("let-bot-play"), () => api.standIn(table, seat, "steward"))}
            {me?.away
              ? button(say("end-vacation"), () => api.vacation(table, seat, 0))
              : holidays(me?.vacation ?? 0).map((days) => (
                  <span key={days}>{button(say("vacation", { days }), () => api.vacation(table, seat, days))}</span>
                ))}
            {linkTo(seat, "link-device")}
            {around.seats.every((each, other) => other === seat || !each.person) && (
              <GameFile table={table} className="quiet small" />
            )}
            {me?.zone && me.zone !== zone() && button(say("my-nights", { zone: zone() }), () => api.inZone(table, seat, zone()))}
            {!around.motion && sure("ask-end", () => api.motion(table, "end", seat))}
            {sure("resign", () => api.resign(table, seat))}
          </fieldset>
          {hosting && (
            <fieldset>
              <legend>{say("around-host")}</legend>
              {button(say(around.paused ? "resume" : "pause"), () => api.pause(table, !around.paused))}
            </fieldset>
          )}
          {names.map((name, other) => {
            const time = around.seats[other];
            const played = around.players.find((seats) => seats.includes(other)) ?? [other];
            if (played.includes(seat) || other !== played[0] || !time || (!time.person && !time.stand_in)) return null;
            const late = played.find((each) => around.seats[each]?.since);
            return (
              <fieldset key={name}>
                <legend>{name}</legend>
                {hosting &&
                  (time.stand_in
                    ? button(say("bot-leaves"), () => api.standIn(table, other, ""))
                    : button(say("bot-comes"), () => api.standIn(table, other, "steward")))}
                {time.person && late !== undefined && button(say("nudge"), () => api.nudge(table, late))}
                {hosting && linkTo(other, "room-link")}
                {hosting && time.person && sure("hand-over", () => api.handOver(table, other))}
                {!around.motion && time.person && sure("ask-remove", () => api.motion(table, "remove", other))}
              </fieldset>
            );
          })}
        </div>
      </details>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
});
