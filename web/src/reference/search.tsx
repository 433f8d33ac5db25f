/** The compendium: a field for names and words, and whatever a ruleset has that they lead to. */

import { useEffect, useRef, useState } from "react";

import { api, reason } from "../api";
import "../style/reference.css";
import type { ClauseText, CompendiumEntry, Found } from "../wire";
import { say } from "../words";
import { nextPlace } from "./entries";

/** How long somebody may go on typing before it is looked for, in milliseconds. */
const PAUSE = 120;

/** What is found for a query; what was found last stays until something else is. */
function useFound(query: string, ruleset: string) {
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    if (!query.trim()) return;
    let gone = false;
    const timer = window.setTimeout(() => {
      api.compendium(query, ruleset).then(
        (told) => {
          if (gone) return;
          setFound(told);
          setProblem("");
        },
        (error: unknown) => {
          if (!gone) setProblem(reason(error));
        },
      );
    }, PAUSE);
    return () => {
      gone = true;
      window.clearTimeout(timer);
    };
  }, [query, ruleset]);
  return query.trim() ? { found, problem, settled: found?.query === query } : { found: null, problem: "", settled: true };
}

export function Reference({
  ruleset,
  query,
  ask,
  name,
}: {
  ruleset: string;
  query: string;
  ask: (query: string) => void;
  name: (entry: CompendiumEntry) => React.ReactNode;
}) {
  const { found, problem, settled } = useFound(query, ruleset);
  const here = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    const element = here.current;
    const move = (event: KeyboardEvent) => {
      const places = [...(element?.querySelectorAll<HTMLElement>("input, .entry-name > *, .near button") ?? [])];
      const now = places.findIndex((place) => place === document.activeElement);
      const next = nextPlace(event.key, now, places.length);
      if (now < 0 || next === now) return;
      event.preventDefault();
      places[next]?.focus();
    };
    element?.addEventListener("keydown", move);
    return () => element?.removeEventListener("keydown", move);
  }, []);
  return (
    <div className="reference" ref={here} data-settled={settled}>
      <input
        ref={field}
        type="search"
        value={query}
        maxLength={80}
        aria-label={say("reference-field")}
        placeholder={say("reference-example")}
        onChange={(event) => ask(event.target.value)}
      />
      <div role="status" className="reference-said">
        {problem || found?.message || (found ? say("reference-found", { count: found.entries.length }) : say("reference-about"))}
      </div>
      {found && found.near.length > 0 && (
        <p className="near">
          {found.near.map((each) => (
            <button key={each} type="button" className="chip" onClick={() => ask(each)}>
              {each}
            </button>
          ))}
        </p>
      )}
      <ul className="entries">
        {(found?.entries ?? []).map((entry) => (
          <li key={`${entry.kind}/${entry.id}`} data-entry={`${entry.kind}/${entry.id}`}>
            <Entry entry={entry} name={name(entry)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Entry({ entry, name }: { entry: CompendiumEntry; name: React.ReactNode }) {
  const more = entry.clauses.length + entry.rulings.length + entry.tests.length;
  return (
    <article>
      <header>
        <h3 className="entry-name">{name}</h3>
        <small>{entry.what}</small>
      </header>
      {entry.text && <p className="thing-text">{entry.text}</p>}
      {entry.facts.length > 0 && (
        <dl className="facts">
          {entry.facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {entry.parts.map((part) => (
        <p key={part.name} className="thing-text">
          <b>{part.name}: </b>
          {part.text}
        </p>
      ))}
      {more > 0 && (
        <details>
          <summary>{say("reference-behind")}</summary>
          {entry.clauses.map((clause) => (
            <Behind key={clause.id} clause={clause} />
          ))}
          {entry.rulings.map((ruling) => (
            <p key={ruling} className="thing-note">
              <b>{say("reference-ruling")}: </b>
              {ruling}
            </p>
          ))}
          {entry.tests.map((test) => (
            <code key={test}>{test}</code>
          ))}
        </details>
      )}
    </article>
  );
}

function Behind({ clause }: { clause: ClauseText }) {
  return (
    <p className="thing-note">
      <b>{clause.id}: </b>
      {clause.text} {clause.ruling && <em>{clause.ruling}</em>}
    </p>
  );
}
