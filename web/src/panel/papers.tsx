/** What lies before a player alone: his standing orders, his notes on systems and players, and the deals he may read. */

import { type SyntheticEvent, useCallback, useEffect, useState } from "react";

import { api, reason } from "../api";
import { Player, useDesk, useSeen, useView } from "../desk";
import { thingName } from "../things";
import type { Deal, Note } from "../wire";
import { say } from "../words";
import { Orders } from "./orders";

export function Papers({ seat, news }: { seat: number; news: number }) {
  const [problem, setProblem] = useState("");
  const attempt = useCallback((doing: Promise<unknown>) => {
    setProblem("");
    doing.catch((error: unknown) => setProblem(reason(error)));
  }, []);
  return (
    <div className="papers">
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <Orders seat={seat} attempt={attempt} />
      <Notes seat={seat} attempt={attempt} />
      <Deals seat={seat} news={news} attempt={attempt} />
    </div>
  );
}

type Attempt = (doing: Promise<unknown>) => void;

/** One's own notes: about the game, a player, or the system that one looks at. */
function Notes({ seat, attempt }: { seat: number; attempt: Attempt }) {
  const { table, content } = useDesk();
  const view = useView();
  const players = useSeen((seen) => seen.view.position.players.length);
  const looked = useSeen((seen) => (seen.looked?.thing.startsWith("system:") ? seen.looked.thing : ""));
  const [notes, setNotes] = useState<readonly Note[]>([]);
  const [chosen, setChosen] = useState("");
  const [text, setText] = useState("");
  const named = (about: string) => (about ? thingName(content, view, about) : say("note-game"));
  const refresh = useCallback(() => {
    api.notes(table, seat).then(setNotes, () => setNotes([]));
  }, [table, seat]);
  useEffect(refresh, [refresh]);
  const known = (about: string) => notes.find((each) => each.about === about)?.text ?? "";
  const choose = (about: string) => {
    setChosen(about);
    setText(known(about));
  };
  const others = Array.from({ length: players }, (_, other) => `player:${other}`).filter((about) => about !== `player:${seat}`);
  const abouts = [...new Set(["", ...others, ...notes.map((each) => each.about), ...(looked ? [looked] : []), chosen])];
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    attempt(api.note(table, seat, chosen, text).then(refresh));
  };
  return (
    <section aria-label={say("notes")}>
      <h3>{say("notes")}</h3>
      <small>{say("notes-what")}</small>
      <ul>
        {notes.map((each) => (
          <li key={each.about}>
            <button type="button" className="quiet small" onClick={() => choose(each.about)}>
              {named(each.about)}
            </button>{" "}
            {each.text}
          </li>
        ))}
      </ul>
      <form onSubmit={save}>
        <select aria-label={say("note-about")} value={chosen} onChange={(event) => choose(event.target.value)}>
          {abouts.map((about) => (
            <option key={about} value={about}>
              {named(about)}
            </option>
          ))}
        </select>
        <textarea
          value={text}
          rows={2}
          maxLength={2000}
          aria-label={say("note-text")}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="small">
          {say("note-save")}
        </button>
      </form>
    </section>
  );
}

/** What players have agreed upon, in words. */
function Deals({ seat, news, attempt }: { seat: number; news: number; attempt: Attempt }) {
  const { table } = useDesk();
  const players = useSeen((seen) => seen.view.position.players.length);
  const [deals, setDeals] = useState<readonly Deal[]>([]);
  const [others, setOthers] = useState<readonly number[]>([]);
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const refresh = useCallback(() => {
    api.deals(table).then(setDeals, () => setDeals([]));
  }, [table]);
  useEffect(refresh, [refresh, news]);
  const write = (event: SyntheticEvent) => {
    event.preventDefault();
    const written = api.deal(table, seat, { others: [...others], text: text.trim(), public: open });
    attempt(written.then(() => setText("")).then(refresh));
  };
  const toggle = (other: number) =>
    setOthers(others.includes(other) ? others.filter((each) => each !== other) : [...others, other]);
  return (
    <section aria-label={say("deals")}>
      <h3>{say("deals")}</h3>
      <small>{say("deals-what")}</small>
      <ul>
        {deals.map((each) => (
          <li key={each.id} className={each.over ? "over" : ""}>
            {each.seats.map((party) => (
              <Player key={party} seat={party} />
            ))}{" "}
            <small>{say(each.public ? "deal-public" : "deal-private")}</small> {each.over ? <s>{each.text}</s> : each.text}{" "}
            {!each.over && each.seats.includes(seat) && (
              <button
                type="button"
                className="quiet small"
                onClick={() => attempt(api.strike(table, seat, each.id).then(refresh))}
              >
                {say("deal-over")}
              </button>
            )}
          </li>
        ))}
      </ul>
      <form onSubmit={write}>
        <fieldset>
          <legend>{say("deal-with")}</legend>
          {Array.from({ length: players }, (_, other) => other)
            .filter((other) => other !== seat)
            .map((other) => (
              <label key={other}>
                <input type="checkbox" checked={others.includes(other)} onChange={() => toggle(other)} /> <Player seat={other} />
              </label>
            ))}
        </fieldset>
        <input
          value={text}
          maxLength={500}
          aria-label={say("deal-text")}
          placeholder={say("deal-text")}
          onChange={(event) => setText(event.target.value)}
        />
        <label>
          <input type="checkbox" checked={open} onChange={() => setOpen(!open)} /> {say("deal-for-all")}
        </label>
        <button type="submit" className="small" disabled={others.length === 0 || !text.trim()}>
          {say("deal-write")}
        </button>
      </form>
    </section>
  );
}
