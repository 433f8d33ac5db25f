/** Odds without a game: two fleets, what strengthens them, how it ends. The address says it all and can be given to others. */

import { useEffect, useState } from "react";

import { api, reason } from "../api";
import { CopyButton } from "../copy";
import { Stepper } from "../editors/stepper";
import "../style/odds.css";
import type { BattleTold, Choices, Content } from "../wire";
import { say } from "../words";
import { KINDS, PLACES, addressOf, askedAt, editionOf, hiring, isHiring, wantedOf, type Asked, type SideAsked } from "./asked";
import { ByRound, LeftOf, Verdict } from "./charts";
import { SideForm } from "./side";

/** How long somebody may go on clicking before it is worked out, in milliseconds. */
const PAUSE = 120;

export default function OddsPage() {
  const [asked, setAsked] = useState<Asked>(() => askedAt(location.search));
  const [choices, setChoices] = useState<Choices | null>(null);
  const [content, setContent] = useState<Content | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    api.choices().then(setChoices, () => setChoices(null));
  }, []);
  useEffect(() => {
    api.printed(asked.ruleset).then(setContent, (error: unknown) => setProblem(reason(error)));
  }, [asked.ruleset]);
  useEffect(() => {
    document.title = say("odds-title");
    history.replaceState(null, "", addressOf(asked));
  }, [asked]);
  const { told, refused, settled } = useWorkedOut(asked);
  const change = (more: Partial<Asked>) => setAsked({ ...asked, ...more });
  const sideChanges = (seat: number) => (side: SideAsked) =>
    change({ sides: seat === 0 ? [side, asked.sides[1]] : [asked.sides[0], side] });
  const editions = (choices?.rulesets ?? []).map((each) => [each.id, each.title] as const);
  const edition = editionOf(asked.ruleset);
  const known = editions.some(([id]) => id === edition);
  const mayHire = (id: string) => choices?.rulesets.some((each) => each.id === id && "mercenaries" in each.options) ?? false;
  return (
    <main className="odds-page" data-settled={settled}>
      <header>
        <a href="/" className="brand">
          {say("brand")}
        </a>
        <h1>{say("odds-title")}</h1>
        <CopyButton text={() => location.href} label={say("odds-share")} />
      </header>
      <section className="odds-place" aria-label={say("odds-place")}>
        <label className="field">
          {say("ruleset")}
          <select
            value={edition}
            onChange={({ target }) => change({ ruleset: hiring(target.value, isHiring(asked.ruleset) && mayHire(target.value)) })}
          >
            {!known && <option value={edition}>{edition}</option>}
            {editions.map(([id, title]) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        {mayHire(edition) && (
          <label className="check">
            <input
              type="checkbox"
              checked={isHiring(asked.ruleset)}
              onChange={({ target }) => change({ ruleset: hiring(edition, target.checked) })}
            />
            {say("odds-mercenaries")}
          </label>
        )}
        <label className="field">
          {say("odds-kind")}
          <select
            value={asked.kind}
            onChange={(event) => change({ kind: KINDS.find((kind) => kind === event.target.value) ?? "" })}
          >
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {say(`odds-kind-${kind || "auto"}`)}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          {say("odds-where")}
          <select value={asked.where} onChange={(event) => change({ where: event.target.value })}>
            {PLACES.map((place) => (
              <option key={place} value={place}>
                {place ? (content?.terms[`anomaly:${place}`]?.name ?? place) : say("odds-where-plain")}
              </option>
            ))}
          </select>
        </label>
        <label className="counted">
          {say("odds-mines")}
          <Stepper value={asked.mines} most={9} label={say("odds-mines")} change={(mines) => change({ mines })} />
        </label>
      </section>
      {(problem || refused) && (
        <p className="problem" role="alert">
          {problem || refused}
        </p>
      )}
      {content && (
        <div className="odds-body">
          <SideForm side={asked.sides[0]} seat={0} content={content} change={sideChanges(0)} />
          <div className="odds-told">
            {told ? (
              <>
                <Verdict told={told} />
                <ByRound after={told.after} />
                <div className="odds-left">
                  <LeftOf side={told.attacker} seat={0} content={content} />
                  <LeftOf side={told.defender} seat={1} content={content} />
                </div>
                {told.notes.length > 0 && (
                  <details>
                    <summary>{say("odds-notes")}</summary>
                    <ul>
                      {told.notes.map((note) => (
                        <li key={note}>{note}</li>
                      ))}
                    </ul>
                  </details>
                )}
              </>
            ) : (
              <p className="empty">{say(wantedOf(asked) ? "working-out" : "odds-both")}</p>
            )}
          </div>
          <SideForm side={asked.sides[1]} seat={1} content={content} change={sideChanges(1)} />
        </div>
      )}
    </main>
  );
}

interface WorkedOut {
  readonly told: BattleTold | null;
  readonly refused: string;
  /** What is told is what was asked. */
  readonly settled: boolean;
}

/** What the service has worked out, the newest that was asked for. */
function useWorkedOut(asked: Asked): WorkedOut {
  const [found, setFound] = useState<WorkedOut & { readonly of: Asked | null }>({
    told: null,
    refused: "",
    settled: false,
    of: null,
  });
  useEffect(() => {
    const wanted = wantedOf(asked);
    let gone = false;
    const tell = (told: BattleTold | null, refused: string) => {
      if (!gone) setFound({ told, refused, settled: true, of: asked });
    };
    const timer = window.setTimeout(() => {
      if (!wanted) tell(null, "");
      else
        api.imagined(wanted).then(
          (told) => tell(told, ""),
          (error: unknown) => tell(null, reason(error)),
        );
    }, PAUSE);
    return () => {
      gone = true;
      window.clearTimeout(timer);
    };
  }, [asked]);
  return { ...found, settled: found.of === asked };
}
