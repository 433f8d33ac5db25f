/** What is asked, about what, and the sheet on which it is answered. Every question has one: the plain list serves all others. */

import { createElement, useState } from "react";

import { AskedOnce } from "../frame/look_card";
import { cardName, cardText, useBusy, useDesk, useSeen, useView } from "../desk";
import { editorOf, plainEditor } from "../editors/registry";
import { Lookable, Named } from "../look";
import { ObjectiveProgress } from "../progress";
import { thingOf } from "../things";
import type { Decision } from "../wire";
import { say } from "../words";
import { AskedToGoBack, GoingBack } from "./undo";

export function DecisionPanel() {
  const view = useView();
  const busy = useBusy();
  return (
    <section
      data-busy={busy || undefined}
      className={`decision${view.decision ? " asked" : ""}`}
      aria-label={say("decision")}
      data-decision={view.decision?.id}
      data-ask={view.decision?.name}
    >
      {view.decision ? <Question key={view.decision.id} decision={view.decision} /> : <Waiting />}
      <AskedToGoBack />
      <Notices />
      <OutOfTurn />
      <GoingBack />
    </section>
  );
}

function Question({ decision }: { decision: Decision }) {
  const { content, seen } = useDesk();
  const [plainly, setPlainly] = useState(false);
  const [special] = useState(() => editorOf(decision, seen.get().view, content));
  const usual = plainEditor(decision);
  const editor = plainly ? usual : special;
  const ballots = editor.name === "ballots"; // all agendas of a council are on it, with their texts
  return (
    <>
      <header data-editor={editor.name}>
        <p className="kicker">
          {say("your-decision")}
          {special.name !== usual.name && (
            <button type="button" className="as-list" aria-pressed={plainly} onClick={() => setPlainly(!plainly)}>
              {say(plainly ? "as-sheet" : "as-list")}
            </button>
          )}
        </p>
        <h2 id="question" aria-live="polite">
          {ballots ? say("ballots") : decision.question}
        </h2>
      </header>
      {!ballots && <About decision={decision} listed={editor.name === "plain"} />}
      {createElement(editor.Sheet, { decision })}
    </>
  );
}

/** What a question is about: cards with their texts (of a secondary that is offered its own), everything else by name. */
function About({ decision, listed }: { decision: Decision; listed: boolean }) {
  const { content } = useDesk();
  const claims = decision.options.filter((option) => listed && option.kind === "claim").map((option) => option.key.slice(6));
  const things = [...decision.about, ...claims.map((id) => `card:${id}`)];
  const offered = decision.name.startsWith("secondary");
  const cards = things.filter((thing) => /^(card|objective):/.test(thing));
  const others = things.filter((thing) => /^(system|planet|player|unit|technology|leader):/.test(thing));
  if (cards.length + others.length === 0) return null;
  return (
    <div className="about">
      {cards.map((thing) => (
        <Lookable key={thing} thing={thing} className="about-card">
          <b>{cardName(content, thingOf(thing).id)}</b>
          <span>{(offered && content.cards[thingOf(thing).id]?.secondary) || cardText(content, thingOf(thing).id)}</span>
        </Lookable>
      ))}
      {claims.map((id) => (
        <ObjectiveProgress key={id} id={id} />
      ))}
      {others.length > 0 && (
        <p className="about-things">
          {others.map((thing) => (
            <Named key={thing} thing={thing} />
          ))}
        </p>
      )}
    </div>
  );
}

/** What belongs to no thing and may be done out of turn, and what is still sealed. */
function OutOfTurn() {
  const { act, retract } = useDesk();
  const acts = useSeen((seen) => seen.view.acts);
  const sealed = useSeen((seen) => seen.view.can_retract);
  const busy = useBusy();
  const loose = acts.filter((option) => option.things.length === 0);
  if (loose.length === 0 && !sealed) return null;
  return (
    <div className="loose-acts">
      {loose.map((option) => (
        <AskedOnce key={option.key} option={option} act={act} />
      ))}
      {sealed && (
        <button type="button" className="quiet small retract" disabled={busy} onClick={retract}>
          {say("retract")}
        </button>
      )}
    </div>
  );
}

function Waiting() {
  const view = useView();
  return (
    <>
      <header>
        <p className="kicker">{view.over ? say("game-over") : view.seat === null ? say("watching") : say("waiting")}</p>
        <h2 aria-live="polite">
          {view.over ? winners(view.winners.map((seat) => view.position.players[seat]?.name ?? "")) : ""}
        </h2>
      </header>
      <ul className="waiting-for">
        {view.waiting_for.map((each) => (
          <li key={each.seat}>
            <Named thing={`player:${each.seat}`} /> {each.text}
          </li>
        ))}
      </ul>
      {view.over && (
        <a
          className="primary"
          href={`/tables/${encodeURIComponent(view.table)}/end${view.seat === null ? "" : `?seat=${view.seat}`}`}
        >
          {say("end-open")}
        </a>
      )}
    </>
  );
}

function winners(names: readonly string[]): string {
  return names.length ? say("won-by", { names: names.join(", ") }) : say("won-by-nobody");
}

function Notices() {
  const notices = useSeen((seen) => seen.view.notices);
  if (notices.length === 0) return null;
  return (
    <ul className="notices">
      {notices.map((notice, n) => (
        <li key={n}>{notice}</li>
      ))}
    </ul>
  );
}
