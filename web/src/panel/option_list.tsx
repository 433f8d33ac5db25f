/** Options as a list, by mouse, fingers, arrows and numbers. To choose one is not yet to confirm it. */

import { useEffect, useMemo, useRef, useState } from "react";

import { UnitIcon } from "../board/symbols";
import { arrange, step, typed, unitIn } from "../choices";
import { cardText, useBusy, useDesk, useSeen } from "../desk";
import { onceDrawn } from "../drawn";
import { playsWithKeys } from "../hand";
import { seatColour } from "../palette";
import { printedPlanet, thingOf, thingOfChoice } from "../things";
import type { Choice, Content } from "../wire";
import { say, sayIf } from "../words";
import { Clause } from "./clause";

const TYPING_PAUSE = 900;
const FEW = 3; // of so few each has its whole text
const SHORT = 8; // so many options stand as they are, and the whole panel scrolls; more of them scroll by themselves

export function OptionList({
  options,
  chosen,
  choose,
  confirm,
}: {
  options: readonly Choice[];
  chosen: string;
  choose: (option: Choice) => void;
  /** The chosen option was chosen once more. */
  confirm: (option: Choice) => void;
}) {
  const { point, content } = useDesk();
  const busy = useBusy();
  const seat = useSeen((seen) => seen.view.seat ?? -1);
  const { sections, endings, inOrder } = useMemo(() => arrange(options), [options]);
  const [at, setAt] = useState(0);
  const [why, setWhy] = useState("");
  const typing = useRef({ digits: "", until: 0 });
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const first = inOrder[0]?.key;

  useEffect(
    () =>
      onceDrawn(() => {
        const elsewhere = document.activeElement;
        const busyElsewhere =
          elsewhere instanceof HTMLInputElement || elsewhere?.closest(".look-card, .pane, .log, .options") != null;
        if (!busyElsewhere) buttons.current[0]?.focus({ preventScroll: true });
      }),
    [first],
  );
  useEffect(() => () => point([]), [first, point]);

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
      const found = typed(before, event.key, inOrder.length);
      typing.current = { digits: found.digits, until: event.timeStamp + TYPING_PAUSE };
      if (found.chosen !== null) go(found.chosen);
    } else {
      return;
    }
    event.preventDefault();
  };
  const button = (option: Choice, ending: boolean) => {
    const number = inOrder.indexOf(option);
    const unit = unitIn(option.key, content.units);
    const picked = option.key === chosen;
    return (
      <li key={option.key}>
        <button
          type="button"
          ref={(element) => {
            buttons.current[number] = element;
          }}
          className={`option${ending ? " ending" : ""}${picked ? " chosen" : ""}`}
          tabIndex={number === at ? 0 : -1}
          aria-pressed={picked}
          disabled={busy}
          data-key={option.key}
          onFocus={() => {
            setAt(number);
            if (playsWithKeys()) point(option.things); // the first one has the focus before anybody has pointed anywhere
          }}
          onMouseEnter={() => point(option.things)}
          onMouseLeave={() => point([])}
          onClick={() => (picked ? confirm(option) : choose(option))}
        >
          <span className="number" aria-hidden="true">
            {number + 1}
          </span>
          {unit && <UnitIcon kind={unit} colour={seatColour(seat)} size={22} />}
          <span className="label">
            {option.label}
            {options.length <= SHORT && <Told option={option} />}
          </span>
          {option.things.some((thing) => /^(system|planet):/.test(thing)) && (
            <span className="on-board" title={say("on-the-board")} aria-hidden="true">
              {"⬡"}
            </span>
          )}
        </button>
        {option.clause && (
          <button
            type="button"
            className="why"
            tabIndex={-1}
            aria-label={say("why", { clause: groundName(content, option.clause) })}
            aria-expanded={why === option.key}
            onClick={() => setWhy(why === option.key ? "" : option.key)}
          >
            {"§"}
          </button>
        )}
        {why === option.key && <Clause id={option.clause} />}
      </li>
    );
  };
  return (
    <div
      className={options.length > SHORT ? "options" : "options short"}
      role="toolbar"
      aria-orientation="vertical"
      aria-labelledby="question"
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {sections.map((section) => (
        <div className="section" key={section.kind}>
          {sections.length > 1 && section.options.length > 1 && <SectionTitle kind={section.kind} />}
          <ul>{section.options.map((option) => button(option, false))}</ul>
        </div>
      ))}
      {endings.length > 0 && <ul className="endings">{endings.map((option) => button(option, true))}</ul>}
    </div>
  );
}

/** Whether a thing's whole text stands in its option already: in lists of a few it does, but for what else a Strategy Card can do. */
export function isTold(content: Content, options: readonly Choice[], thing: string): boolean {
  const { kind, id } = thingOf(thing);
  if (options.length > FEW || content.cards[id]?.secondary) return false;
  return kind === "card" || kind === "objective" || kind === "technology";
}

/** What the card or technology does that an option is about, where it does not stand above already, or the planet whose ability it is. */
function Told({ option }: { option: Choice }) {
  const { content } = useDesk();
  const thing = thingOfChoice(content, option);
  const above = useSeen(({ view }) => view.decision?.about.some((each) => thingOf(each).id === thingOf(thing).id) ?? false);
  const ability = useSeen(({ view }) => view.decision?.name === "refresh_ability");
  const { kind, id } = thingOf(thing);
  const printed = kind === "planet" && ability ? printedPlanet(content, id)?.text : content.technologies[id]?.text;
  const text = kind === "card" || kind === "objective" ? cardText(content, id) : printed;
  return text && !above ? <small className="told">{text}</small> : null;
}

/** What the options of a section have in common, where there is a word for it. */
function SectionTitle({ kind }: { kind: string }) {
  const title = sayIf(`section-${kind}`);
  return title ? <h3>{title}</h3> : null;
}

/** What grants an option: a clause by its number, or a card by its name. */
function groundName(content: Content, ground: string): string {
  const [kind, id] = ground.split(":");
  return id === undefined
    ? ground
    : (content.cards[id]?.name ?? content.technologies[id]?.name ?? content.races[id]?.name ?? kind ?? "");
}
