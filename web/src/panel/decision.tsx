/** What is asked, about what, and the sheet on which it is answered. Every question has one: the plain list serves all others. */

import { createElement, memo, useState } from "react";

import { AskedOnce } from "../frame/look_card";
import { cardName, cardText, useBusy, useDesk, useSeen } from "../desk";
import { editorOf, plainEditor } from "../editors/registry";
import { Rematch } from "../lobby/afterwards";
import { Lookable, Named } from "../look";
import { ObjectiveProgress } from "../progress";
import { Sentence } from "../sentence";
import { alike } from "../store";
import { thingOf } from "../things";
import type { Decision } from "../wire";
import { say } from "../words";
import { AskedToGoBack, GoingBack } from "./undo";

export const DecisionPanel = memo(function DecisionPanel() {
  const decision = useSeen((seen) => seen.view.decision);
  const busy = useBusy();
  return (
    <section
      data-busy={busy || undefined}
      className={`decision${decision ? " asked" : ""}`}
      aria-label={say("decision")}
      data-decision={decision?.id}
      data-ask={decision?.name}
    >
      {decision ? <Question key={decision.id} decision={decision} /> : <Waiting />}
      <AskedToGoBack />
      <Notices />
      <OutOfTurn />
      <GoingBack />
    </section>
  );
});

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
          {ballots ? say("ballots") : <Sentence text={decision.question} links={decision.links} />}
        </h2>
      </header>
      {!ballots && <About decision={decision} listed={editor.name === "plain"} />}
      {createElement(editor.Sheet, { decision })}
    </>
  );
}

/** What a question is about: the card with its text (of a Strategy Card in another's turn its secondary ability), what else goes on by name,
 *  where the question does not name it. */
function About({ decision, listed }: { decision: Decision; listed: boolean }) {
  const { content } = useDesk();
  const claims = decision.options.filter((option) => listed && option.kind === "claim").map((option) => option.key.slice(6));
  const joins = useSeen(({ view }) => view.position.active !== view.seat || decision.name.startsWith("secondary"));
  const textOf = (id: string) => {
    const secondary = joins ? content.cards[id]?.secondary : "";
    return secondary ? `${say("secondary")}: ${secondary}` : cardText(content, id);
  };
  const known = useSeen(({ view: { seat, position } }) => {
    const battle = position.battle && !position.battle.over ? [position.battle.attacker.seat, position.battle.defender.seat] : [];
    return [...(seat === null ? [] : [seat]), ...battle].map((each) => `player:${each}`);
  }, alike);
  const named = new Set([...decision.links.map(([, , thing]) => thing), ...known]);
  const [first, ...meanwhile] = decision.about.filter((thing) => /^(card|objective):/.test(thing));
  const facilities = [...new Set(decision.options.map((option) => `facility:${option.kind}`))].filter(
    (each) => content.terms[each],
  );
  const cards = [...(first === undefined ? [] : [first]), ...claims.map((id) => `card:${id}`)];
  const others = [
    ...meanwhile,
    ...decision.about.filter((thing) => /^(system|planet|player|unit|technology|leader):/.test(thing)),
  ].filter((thing) => !named.has(thing));
  if (cards.length + others.length + facilities.length === 0) return null;
  return (
    <div className="about">
      {cards.map((thing) => (
        <Lookable key={thing} thing={thing} className="about-card">
          <b>{cardName(content, thingOf(thing).id)}</b>
          <span>{textOf(thingOf(thing).id)}</span>
        </Lookable>
      ))}
      {facilities.map((each) => (
        <div key={each} className="about-card brief">
          <b>{content.terms[each]?.name}</b>
          <span>{content.terms[each]?.text}</span>
        </div>
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
  const { table } = useDesk();
  const seat = useSeen(({ view }) => view.seat);
  const over = useSeen(({ view }) => view.over);
  const won = useSeen(({ view }) => view.winners.map((winner) => view.position.players[winner]?.name ?? ""), alike);
  const waiting = useSeen(({ view }) => view.waiting_for);
  return (
    <>
      <header>
        <p className="kicker">{over ? say("game-over") : seat === null ? say("watching") : say("waiting")}</p>
        <h2 aria-live="polite">{over ? winners(won) : ""}</h2>
      </header>
      <ul className="waiting-for">
        {waiting.map((each) => (
          <li key={each.seat}>
            <Named thing={`player:${each.seat}`} /> <Sentence text={each.text} links={each.links} />
          </li>
        ))}
      </ul>
      {over && (
        <a className="primary" href={`/tables/${encodeURIComponent(table)}/end${seat === null ? "" : `?seat=${seat}`}`}>
          {say("end-open")}
        </a>
      )}
      {over && seat !== null && <Rematch table={table} />}
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
