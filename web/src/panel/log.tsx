/** What has happened, in plain language, with the dice as they fell. */

import { useEffect, useRef, useState } from "react";

import { useDesk } from "../desk";
import { seatColour } from "../palette";
import type { Happening, Said } from "../wire";
import { say } from "../words";
import { api, reason } from "../api";

const SHOWN = 400;
const HEADINGS = new Set(["roundbegan", "phasebegan"]);

export function LogAndChat({ events, said }: { events: readonly Happening[]; said: readonly Said[] }) {
  const [tab, setTab] = useState<"log" | "chat">("log");
  const [read, setRead] = useState(0);
  const unread = said.filter((line) => line.number > read).length;
  useEffect(() => {
    if (tab === "chat") setRead(said.at(-1)?.number ?? 0);
  }, [tab, said]);
  return (
    <section className="news">
      <div role="tablist" aria-label={say("news")}>
        {(["log", "chat"] as const).map((name) => (
          <button key={name} type="button" role="tab" id={`tab-${name}`} aria-selected={tab === name} aria-controls="news-body" onClick={() => setTab(name)}>
            {say(name)}
            {name === "chat" && unread > 0 && tab !== "chat" && <span className="unread">{unread}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="news-body" aria-labelledby={`tab-${tab}`}>
        {tab === "log" ? <Log events={events} /> : <Chat said={said} />}
      </div>
    </section>
  );
}

function Log({ events }: { events: readonly Happening[] }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [events.at(-1)?.number]);
  return (
    <ol className="log" ref={list} tabIndex={0} aria-label={say("log")}>
      {events.slice(-SHOWN).map((event) => (
        <li key={event.number} className={HEADINGS.has(event.kind) ? "heading" : ""} data-kind={event.kind}>
          <Mark event={event} />
          {event.text}
          <Dice event={event} />
        </li>
      ))}
    </ol>
  );
}

function Mark({ event }: { event: Happening }) {
  const seat = event.data["seat"];
  return typeof seat === "number" && !HEADINGS.has(event.kind) ? <i className="dot" style={{ background: seatColour(seat) }} /> : null;
}

function Dice({ event }: { event: Happening }) {
  const { faces, needed } = event.data as { faces?: unknown; needed?: unknown };
  if (!Array.isArray(faces)) return null;
  const least = typeof needed === "number" && needed > 0 ? needed : Infinity;
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
    <svg className={`die${hit ? " hit" : ""}`} viewBox="-12 -12 24 24" width="22" height="22" role="img" aria-label={String(face)}>
      <path d="M0-11 10-3 8 6 0 11-8 6-10-3Z" />
      <text y="4.4" textAnchor="middle" fontSize="11">
        {face}
      </text>
    </svg>
  );
}

function Chat({ said }: { said: readonly Said[] }) {
  const { table } = useDesk();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [said.at(-1)?.number]);
  const send = (event: React.FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    api.say(table, text.trim()).then(
      () => {
        setText("");
        setProblem("");
      },
      (error: unknown) => setProblem(reason(error)),
    );
  };
  return (
    <div className="chat">
      <ol ref={list} aria-label={say("chat")} aria-live="polite">
        {said.map((line) => (
          <li key={line.number}>
            <i className="dot" style={{ background: seatColour(line.seat ?? -1) }} />
            <b>{line.name}</b> {line.text}
          </li>
        ))}
        {said.length === 0 && <li className="empty">{say("chat-empty")}</li>}
      </ol>
      {problem && <p className="problem">{problem}</p>}
      <form onSubmit={send}>
        <input value={text} maxLength={500} onChange={(event) => setText(event.target.value)} aria-label={say("chat-write")} placeholder={say("chat-write")} />
        <button type="submit">{say("chat-send")}</button>
      </form>
    </div>
  );
}
