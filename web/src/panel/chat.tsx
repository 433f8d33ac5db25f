/** What people say: to the whole table, or to one of the others alone. */

import { useEffect, useMemo, useRef, useState } from "react";

import { api, reason } from "../api";
import { SeatMark, nameOf, useDesk, useView } from "../desk";
import { mentioned, namesOf } from "../linked";
import { Sentence } from "../sentence";
import type { Said, Whispered } from "../wire";
import { say } from "../words";

type Line = { readonly key: string; readonly at: string } & ({ readonly said: Said } | { readonly whisper: Whispered });

/** Both kinds of lines as they were said. */
export function together(said: readonly Said[], whispers: readonly Whispered[]): readonly Line[] {
  const lines: Line[] = [
    ...said.map((line) => ({ key: `s${line.number}`, at: line.at, said: line })),
    ...whispers.map((line) => ({ key: `w${line.number}`, at: line.at, whisper: line })),
  ];
  return lines.sort((a, b) => a.at.localeCompare(b.at));
}

export function Chat({ said, whispers }: { said: readonly Said[]; whispers: readonly Whispered[] }) {
  const { table, content } = useDesk();
  const view = useView();
  const [text, setText] = useState("");
  const [to, setTo] = useState(-1);
  const [problem, setProblem] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const lines = useMemo(() => together(said, whispers), [said, whispers]);
  const newest = lines.length;
  const { players } = view.position;
  const names = useMemo(() => namesOf(content, players), [content, players]);
  const words = (written: string) => <Sentence text={written} links={mentioned(written, names)} />;
  const others = view.seat === null ? [] : view.around.seats.flatMap((seat, n) => (seat.person && n !== view.seat ? [n] : []));
  const ear = others.includes(to) ? to : -1;
  useEffect(() => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [newest]);
  const send = (event: React.SyntheticEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (!words) return;
    const sent: Promise<unknown> =
      ear < 0 || view.seat === null ? api.say(table, words) : api.whisper(table, view.seat, ear, words);
    sent.then(
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
        {lines.map((line) =>
          "said" in line ? (
            <li key={line.key}>
              <SeatMark seat={line.said.seat ?? -1} size={11} /> <b>{line.said.name}</b> {words(line.said.text)}
            </li>
          ) : (
            <li key={line.key} className="whisper">
              <SeatMark seat={line.whisper.seat} size={11} />{" "}
              <b>{say("whispers-to", { name: nameOf(view, line.whisper.seat), other: nameOf(view, line.whisper.to) })}</b>{" "}
              {words(line.whisper.text)}
            </li>
          ),
        )}
        {lines.length === 0 && <li className="empty">{say("chat-empty")}</li>}
      </ol>
      {problem && <p className="problem">{problem}</p>}
      <form onSubmit={send}>
        {others.length > 0 && (
          <select aria-label={say("chat-to")} value={ear} onChange={(event) => setTo(Number(event.target.value))}>
            <option value={-1}>{say("chat-to-all")}</option>
            {others.map((seat) => (
              <option key={seat} value={seat}>
                {say("chat-to-one", { name: nameOf(view, seat) })}
              </option>
            ))}
          </select>
        )}
        <input
          value={text}
          maxLength={500}
          onChange={(event) => setText(event.target.value)}
          aria-label={say("chat-write")}
          placeholder={say("chat-write")}
        />
        <button type="submit">{say("chat-send")}</button>
      </form>
    </div>
  );
}
