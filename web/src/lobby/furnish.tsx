/** A table to one's own taste: what is recommended, rules, seats, galaxy, options, pace. The rules are one text, which every control
 * reads and writes; the service is asked what would come of it before the table is made. */

import { useEffect, useRef, useState } from "react";

import { api, reason } from "../api";
import { CopyButton } from "../copy";
import "../style/furnish.css";
import type { Choices, Considered, NewTable } from "../wire";
import { say } from "../words";
import { Options } from "./options";
import { Preview } from "./preview";
import { isChanged, read, scenario, type Rules } from "./rules";
import { SeatsWanted } from "./seats_wanted";
import { RuleSettings } from "./settings";
import { OfferContext, Refused, mark, named, useOffer, useRefusal } from "./telling";
import { Time } from "./time";
import { NOBODY, furnished, seated, type Furniture, type Row } from "./wanted";

/** How long somebody may go on clicking before the service is asked, in milliseconds. */
const PAUSE = 150;
const BEGIN: Furniture = {
  ruleset: "sa17",
  players: 6,
  title: "",
  rows: [],
  seed: "",
  isPublic: true,
  teaching: false,
  time: {},
};

export interface Furnishing {
  readonly name: string;
  readonly busy: boolean;
  readonly create: (wanted: NewTable) => void;
}

export default function Furnish(furnishing: Furnishing) {
  const [choices, setChoices] = useState<Choices | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    api.choices().then(setChoices, (error: unknown) => setProblem(reason(error)));
  }, []);
  if (problem) return <p className="problem">{problem}</p>;
  return choices ? <NewTableForm {...furnishing} choices={choices} /> : <p className="empty">{say("working-out")}</p>;
}

function NewTableForm({ name, busy, create, choices }: Furnishing & { choices: Choices }) {
  const [furniture, setFurniture] = useState(BEGIN);
  const change = (more: Partial<Furniture>) => setFurniture((before) => ({ ...before, ...more }));
  const wanted = furnished(name, furniture, choices);
  const { considered, settled } = useConsidered(wanted);
  const rules = read(furniture.ruleset, choices);
  const doubts = considered?.doubts ?? [];
  const write = (ruleset: string) => change({ ruleset });
  const setRow = (n: number, row: Row) => {
    change({ rows: Array.from({ length: choices.most }, (_, at) => (at === n ? row : (furniture.rows[at] ?? NOBODY))) });
  };
  return (
    <OfferContext value={{ choices, doubts }}>
      <form
        className="new-table"
        aria-label={say("new-table")}
        data-settled={settled}
        onSubmit={(event) => {
          event.preventDefault();
          create(wanted);
        }}
      >
        <div className="parts">
          <Presets furniture={furniture} choose={change} />
          <Editions
            rules={rules}
            choose={(edition, most) => change({ ruleset: edition, players: Math.min(furniture.players, most) })}
          />
          <SeatsWanted
            seats={seated(name, furniture)}
            rows={furniture.rows}
            most={rules.edition?.most ?? choices.most}
            leads={considered?.leads ?? []}
            setPlayers={(players) => change({ players })}
            setRow={setRow}
          />
          {rules.edition && !scenario(rules) && (
            <fieldset className="settings-wanted">
              <legend>{say("galaxy-and-length")}</legend>
              <RuleSettings rules={rules} players={furniture.players} change={write} />
            </fieldset>
          )}
          {rules.edition && <Options rules={rules} change={write} />}
          <Pace name={name} furniture={furniture} change={change} />
          <AsText text={furniture.ruleset} write={write} />
        </div>
        <Foreseen considered={considered} rules={rules} players={furniture.players} />
        <Signing considered={considered} practice={wanted.seed !== null} busy={busy || !settled} />
      </form>
    </OfferContext>
  );
}

/** What would come of the table: the newest answer to what was asked last, and whether it is about what is wanted now. */
function useConsidered(wanted: NewTable): { readonly considered: Considered | null; readonly settled: boolean } {
  const [told, setTold] = useState<{ readonly about: string; readonly considered: Considered | null }>({
    about: "",
    considered: null,
  });
  const about = JSON.stringify([wanted.ruleset, wanted.map, wanted.seats.map((seat) => seat.name)]);
  const newest = useRef(wanted);
  useEffect(() => {
    newest.current = wanted;
  });
  useEffect(() => {
    let late = false;
    const timer = window.setTimeout(() => {
      api.consider(newest.current).then(
        (considered) => late || setTold({ about, considered }),
        () => late || setTold(({ considered }) => ({ about, considered })), // whoever creates the table is told why not
      );
    }, PAUSE);
    return () => {
      late = true;
      window.clearTimeout(timer);
    };
  }, [about]);
  return { considered: told.considered, settled: told.about === about };
}

function Presets({ furniture, choose }: { furniture: Furniture; choose: (preset: Partial<Furniture>) => void }) {
  const { choices } = useOffer();
  return (
    <fieldset className="presets">
      <legend>{say("presets")}</legend>
      <div>
        {Object.entries(choices.presets).map(([id, { ruleset, seats, teaching }]) => (
          <button
            key={id}
            type="button"
            data-preset={id}
            aria-pressed={furniture.ruleset === ruleset && furniture.players === seats && furniture.teaching === teaching}
            onClick={() => choose({ ruleset, players: seats, teaching })}
          >
            <b>{named(choices, `preset:${id}`)}</b>
            <span>{choices.terms[`preset:${id}`]?.text}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function Editions({ rules, choose }: { rules: Rules; choose: (edition: string, most: number) => void }) {
  const { choices } = useOffer();
  return (
    <fieldset className="editions">
      <legend>{say("ruleset")}</legend>
      <div>
        {choices.rulesets.map((edition) => (
          <label key={edition.id} data-edition={edition.id}>
            <input
              type="radio"
              name="edition"
              value={edition.id}
              aria-label={edition.title}
              aria-describedby={mark(`edition ${edition.id}`)}
              checked={rules.edition?.id === edition.id}
              onChange={() => choose(edition.id, edition.most)}
            />
            <span>
              <b>{edition.title}</b>
              <small id={mark(`edition ${edition.id}`)}>{edition.text}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What the table is called, clocks, whether others may look, and a seed for those who want to play a game again. */
function Pace({ name, furniture, change }: { name: string; furniture: Furniture; change: (more: Partial<Furniture>) => void }) {
  return (
    <fieldset className="pace">
      <legend>{say("pace")}</legend>
      <div className="setting">
        <label>
          {say("table-name")}
          <input
            value={furniture.title}
            maxLength={40}
            placeholder={say("table-of", { name })}
            onChange={(event) => change({ title: event.target.value })}
          />
        </label>
      </div>
      <Time time={furniture.time} change={(time) => change({ time })} />
      <div className="setting">
        <label>
          {say("seed")}
          <input
            inputMode="numeric"
            pattern="\d{1,15}"
            value={furniture.seed}
            placeholder={say("seed-any")}
            aria-describedby={mark("seed text")}
            onChange={(event) => change({ seed: event.target.value.trim() })}
          />
        </label>
        <small id={mark("seed text")}>{say(furniture.seed ? "seed-practice" : "seed-text")}</small>
      </div>
      <label className="check">
        <input type="checkbox" checked={furniture.isPublic} onChange={(event) => change({ isPublic: event.target.checked })} />
        {say("public")}
      </label>
      <label className="check">
        <input type="checkbox" checked={furniture.teaching} onChange={(event) => change({ teaching: event.target.checked })} />
        {say("teaching")}
      </label>
    </fieldset>
  );
}

/** The rules as those write them who know them by heart. */
function AsText({ text, write }: { text: string; write: (text: string) => void }) {
  const { describedBy, ...invalid } = useRefusal("ruleset");
  return (
    <div className="as-text">
      <label htmlFor={mark("text")}>{say("rules-as-text")}</label>
      <span>
        <input
          id={mark("text")}
          value={text}
          maxLength={500}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-describedby={`${mark("text how")} ${describedBy}`.trim()}
          {...invalid}
          onChange={(event) => write(event.target.value)}
        />
        <CopyButton text={() => text} label={say("copy")} />
      </span>
      <small id={mark("text how")}>{say("rules-as-text-how")}</small>
      <Refused about="ruleset" />
    </div>
  );
}

/** The galaxy, and what has been changed. */
function Foreseen({ considered, rules, players }: { considered: Considered | null; rules: Rules; players: number }) {
  const { choices } = useOffer();
  const [shown, setShown] = useState<Considered | null>(null);
  if (considered && considered.doubts.length === 0 && considered !== shown) setShown(considered);
  const played = scenario(rules);
  const built = shown?.galaxy.some((place) => place.kind === "open") ?? false;
  const map = played ? named(choices, `switch:${played}`) : shown?.map || (built ? named(choices, "value:map=built") : "");
  const changed = Object.keys(rules.edition?.options ?? {}).filter((option) => isChanged(rules, option));
  return (
    <aside className="foreseen" aria-label={say("foreseen")}>
      {shown && (
        <figure className={shown === considered ? "" : "stale"}>
          <Preview galaxy={shown.galaxy} label={say("preview-of", { map, players })} />
          <figcaption>{map}</figcaption>
        </figure>
      )}
      <h3>{rules.edition?.title}</h3>
      {changed.length === 0 && rules.edition && <p>{say("as-printed")}</p>}
      <ul>
        {changed.map((option) => (
          <li key={option}>
            {say(rules.options[option] ? "with-option" : "without-option", { option: named(choices, `switch:${option}`) })}
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** Whether the table can be made, said to everybody, and the button that makes it. */
function Signing({ considered, practice, busy }: { considered: Considered | null; practice: boolean; busy: boolean }) {
  const doubts = considered?.doubts ?? [];
  const fine = considered && doubts.length === 0;
  return (
    <div className="signing">
      <p role="status" className={doubts.length ? "refused" : ""}>
        {doubts.length > 0 && doubts.map((doubt) => doubt.text).join(" ")}
        {fine && say("table-would-be", { goal: considered.goal, seats: considered.leads.length })}
        {fine && practice && ` ${say("table-practice")}`}
      </p>
      <button type="submit" className="primary" disabled={busy || doubts.length > 0}>
        {say("create")}
      </button>
    </div>
  );
}
