/** The one decision panel: what is asked, why, what may be answered. Everything in it comes from the decision itself. */

import { useEffect, useMemo, useRef, useState } from "react";

import { UnitIcon } from "../board/symbols";
import { arrange, step, typed, unitIn } from "../choices";
import { useDesk } from "../desk";
import { seatColour } from "../palette";
import type { Choice, Decision } from "../wire";
import { plain, say } from "../words";
import { Clause } from "./clause";
import { Draft } from "./draft";
import { paneOf } from "./pane_of";

const TYPING_PAUSE = 900;

export function DecisionPanel() {
  const { view } = useDesk();
  return (
    <section
      className={`decision${view.decision ? " asked" : ""}`}
      aria-label={say("decision")}
      data-decision={view.decision?.id}
      data-ask={view.decision?.name}
    >
      {view.decision ? <Question key={view.decision.id} /> : <Waiting />}
      <Notices />
    </section>
  );
}

function Question() {
  const { view } = useDesk();
  const decision = view.decision;
  if (!decision) return null;
  return (
    <>
      <header>
        <p className="kicker">{say("your-decision")}</p>
        <h2 id="question" aria-live="polite">
          {decision.question}
        </h2>
      </header>
      <Draft decision={decision} />
      <Elsewhere decision={decision} />
      <Options options={decision.options} />
      <ActsAndRetract />
    </>
  );
}

/** Leads to where the options lie open, if that is not the galaxy. */
function Elsewhere({ decision }: { decision: Decision }) {
  const { view, content, show } = useDesk();
  const pane = paneOf(decision, view, content);
  if (!pane) return null;
  return (
    <button type="button" className="elsewhere" onClick={() => show(pane)}>
      {say("look-at", { pane: say(`pane-${pane}`) })}
    </button>
  );
}

function Options({ options }: { options: readonly Choice[] }) {
  const { answer, busy, point, lit, view, content } = useDesk();
  const { sections, endings, inOrder } = useMemo(() => arrange(options), [options]);
  const [at, setAt] = useState(0);
  const [why, setWhy] = useState("");
  const typing = useRef({ digits: "", until: 0 });
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);

  useEffect(() => {
    const elsewhere = document.activeElement;
    const writing = elsewhere instanceof HTMLInputElement || elsewhere instanceof HTMLTextAreaElement;
    if (!writing) buttons.current[0]?.focus({ preventScroll: true });
    return () => point(null);
  }, [view.decision?.id]);

  useEffect(() => {
    const astray = (event: KeyboardEvent) => {
      const lost = document.activeElement === document.body;
      if (lost && (step(event.key, 0, 1) !== null || /^\d$/.test(event.key))) buttons.current[at]?.focus();
    };
    window.addEventListener("keydown", astray, { capture: true });
    return () => window.removeEventListener("keydown", astray, { capture: true });
  }, [at]);

  const go = (to: number) => {
    setAt(to);
    buttons.current[to]?.focus();
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const next = step(event.key, at, inOrder.length);
    if (next !== null) {
      go(next);
    } else if (/^\d$/.test(event.key)) {
      const before = event.timeStamp < typing.current.until ? typing.current.digits : "";
      const { digits, chosen } = typed(before, event.key, inOrder.length);
      typing.current = { digits, until: event.timeStamp + TYPING_PAUSE };
      if (chosen !== null) go(chosen);
    } else {
      return;
    }
    event.preventDefault();
  };
  const button = (option: Choice, ending: boolean) => {
    const number = inOrder.indexOf(option);
    const unit = unitIn(option.key, content.units);
    return (
      <li key={option.key} role="presentation">
        <button
          type="button"
          ref={(element) => {
            buttons.current[number] = element;
          }}
          className={`option${ending ? " ending" : ""}`}
          tabIndex={number === at ? 0 : -1}
          disabled={busy}
          data-key={option.key}
          onFocus={() => {
            setAt(number);
            point(option);
          }}
          onMouseEnter={() => point(option)}
          onMouseLeave={() => point(null)}
          onClick={() => answer(option)}
        >
          <span className="number" aria-hidden="true">
            {number + 1}
          </span>
          {unit && <UnitIcon kind={unit} colour={seatColour(view.seat ?? -1)} size={20} />}
          <span className="label">{option.label}</span>
          {option.things.some((thing) => lit.has(thing) && /^(system|planet):/.test(thing)) && (
            <span className="on-board" title={say("on-the-board")} aria-hidden="true">
              ⬡
            </span>
          )}
        </button>
        {option.clause && (
          <button
            type="button"
            className="why"
            tabIndex={-1}
            aria-label={say("why", { clause: option.clause })}
            aria-expanded={why === option.key}
            onClick={() => setWhy(why === option.key ? "" : option.key)}
          >
            §
          </button>
        )}
        {why === option.key && <Clause id={option.clause} />}
      </li>
    );
  };
  return (
    <div className="options" role="group" aria-labelledby="question" onKeyDown={onKeyDown}>
      {sections.map((section) => (
        <div className="section" key={section.kind}>
          {sections.length > 1 && section.kind && section.options.length > 1 && <h3>{plain(section.kind)}</h3>}
          <ul>{section.options.map((option) => button(option, false))}</ul>
        </div>
      ))}
      {endings.length > 0 && <ul className="endings">{endings.map((option) => button(option, true))}</ul>}
      <p className="hint">{say("keys")}</p>
    </div>
  );
}

function ActsAndRetract() {
  const { view, act, retract, busy } = useDesk();
  if (view.acts.length === 0 && !view.can_retract) return null;
  return (
    <details className="acts">
      <summary>{say("acts", { count: view.acts.length })}</summary>
      <ul>
        {view.acts.map((option) => (
          <li key={option.key}>
            <button type="button" className="option" disabled={busy} onClick={() => act(option)}>
              <span className="label">{option.label}</span>
            </button>
          </li>
        ))}
        {view.can_retract && (
          <li>
            <button type="button" className="option" disabled={busy} onClick={retract}>
              <span className="label">{say("retract")}</span>
            </button>
          </li>
        )}
      </ul>
    </details>
  );
}

function Waiting() {
  const { view } = useDesk();
  return (
    <>
      <header>
        <p className="kicker">{view.over ? say("game-over") : view.seat === null ? say("watching") : say("waiting")}</p>
        <h2 aria-live="polite">{view.over ? winners(view.winners.map((seat) => view.position.players[seat]?.name ?? "")) : ""}</h2>
      </header>
      <ul className="waiting-for">
        {view.waiting_for.map((each) => (
          <li key={each.seat}>{each.text}</li>
        ))}
      </ul>
      <ActsAndRetract />
    </>
  );
}

function winners(names: readonly string[]): string {
  return names.length ? say("won-by", { names: names.join(", ") }) : say("won-by-nobody");
}

function Notices() {
  const { view } = useDesk();
  if (view.notices.length === 0) return null;
  return (
    <ul className="notices">
      {view.notices.map((notice, n) => (
        <li key={n}>{notice}</li>
      ))}
    </ul>
  );
}
