/** Options that are cards, technologies or races: shown with their texts, one is chosen and confirmed. Many are folded, so that one
 *  sees what there is; the one chosen lies open. */

import { useEffect, useRef, useState } from "react";

import { useBusy, useDesk, useView } from "../desk";
import { onceDrawn } from "../drawn";
import { InWords } from "../look";
import { ThingCard } from "../thing_card";
import { thingName, thingOf, thingOfChoice } from "../things";
import type { Choice, Content, Decision } from "../wire";
import { say } from "../words";
import { OptionList } from "../panel/option_list";
import { Sign } from "./sign";

/** More of them than that do not lie open side by side, and more than a few show less of their texts. */
const OPEN = 3;
const FEW = 5;
const SHOWN = /^(card|race|technology):/;

/** Options that can be shown as cards, and the others; null where hardly any can. */
export function cardsOf(decision: Decision, content: Content): { cards: readonly Choice[]; others: readonly Choice[] } | null {
  const cards = decision.options.filter((option) => SHOWN.test(thingOfChoice(content, option)));
  const things = new Set(cards.map((option) => thingOfChoice(content, option)));
  if (things.size < 2 || things.size < cards.length) return null;
  return { cards, others: decision.options.filter((option) => !cards.includes(option)) };
}

/** What an option says besides the name of its card. What stands before the names is left out where it is the same of all of them:
 *  the question has said it. */
export function besideNames(cards: readonly { readonly label: string; readonly name: string }[]): readonly string[] {
  const labels = cards.map(({ label }) => label);
  const before = cards.map(({ label, name }) => (label.includes(name) ? label.slice(0, label.indexOf(name)) : null));
  if (before.some((each) => each === null || each !== before[0])) return labels;
  const after = cards.map(({ label, name }) => label.slice(label.indexOf(name) + name.length).trim());
  return after.map((each) => each.replace(/^\((.*)\)$/, "$1"));
}

export function CardsSheet({ decision }: { decision: Decision }) {
  const { answer, hold, content, show } = useDesk();
  const busy = useBusy();
  const view = useView();
  const [chosen, setChosen] = useState("");
  useEffect(() => hold((option) => answer([option.key]), decision.options), [hold, answer, decision]);
  const found = cardsOf(decision, content);
  if (!found) return null;
  const many = found.cards.length > OPEN;
  const labels = besideNames(
    found.cards.map((option) => ({ label: option.label, name: thingName(content, view, thingOfChoice(content, option)) })),
  );
  const technologies = found.cards.some((option) => content.technologies[option.key]?.colour); // others are in no tree
  const kinds = new Set(found.cards.map((option) => thingOf(thingOfChoice(content, option)).kind));
  return (
    <>
      {technologies && (
        <button type="button" className="quiet small" onClick={() => show("technology")}>
          {say("show-tree")}
        </button>
      )}
      <ul
        className={found.cards.length > FEW ? "choice-cards" : "choice-cards few"}
        data-kind={kinds.size === 1 ? [...kinds][0] : undefined}
      >
        {found.cards.map((option, n) => (
          <li key={option.key}>
            <button
              type="button"
              className={`choice-card option${chosen === option.key ? " chosen" : many ? " folded" : ""}`}
              aria-pressed={chosen === option.key}
              aria-label={option.label}
              data-key={option.key}
              disabled={busy}
              ref={chosen === option.key ? unfolded : undefined}
              onClick={() => (chosen === option.key ? answer([option.key]) : setChosen(option.key))}
            >
              <ChoiceText thing={thingOfChoice(content, option)} />
              {labels[n] && <small className="choice-label">{labels[n]}</small>}
            </button>
          </li>
        ))}
      </ul>
      {found.others.length > 0 && (
        <OptionList
          options={found.others}
          chosen={chosen}
          choose={(option) => setChosen(option.key)}
          confirm={(option) => answer([option.key])}
        />
      )}
      <Sign keys={chosen ? [chosen] : []} />
    </>
  );
}

/** The card that is chosen lies open, and all of it in sight. */
function unfolded(card: HTMLButtonElement | null): (() => void) | undefined {
  return card ? onceDrawn(() => card.scrollIntoView({ block: "nearest" })) : undefined;
}

/** A card with its text, which fades where it does not all fit. */
function ChoiceText({ thing }: { thing: string }) {
  const text = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      onceDrawn(() => {
        const part = text.current;
        part?.classList.toggle("cut", part.scrollHeight > part.clientHeight + 2);
      }),
    [thing],
  );
  return (
    <span className="choice-text" ref={text}>
      <InWords value={true}>
        <ThingCard thing={thing} />
      </InWords>
    </span>
  );
}
