/** Options that are cards, technologies or races: shown with their texts, one is chosen and confirmed. Many are folded, so that one
 *  sees what there is; the one chosen lies open. */

import { useEffect, useRef, useState } from "react";

import { useBusy, useDesk, useView } from "../desk";
import { onceDrawn } from "../drawn";
import { ThingCard } from "../thing_card";
import { thingName, thingOfChoice } from "../things";
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

/** What is chosen with each card beside its name; nothing where that is the same of all and no price, for then the question has said it. */
export function besideNames(cards: readonly { readonly label: string; readonly name: string }[]): readonly string[] {
  const without = cards.map(({ label, name }) => label.replace(name, ""));
  const alike =
    new Set(without).size === 1 && !/[\d(]/.test(without[0] ?? "") && cards.every(({ label, name }) => label.includes(name));
  return cards.map(({ label }) => (alike ? "" : label));
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
  const technologies = found.cards.some((option) => thingOfChoice(content, option).startsWith("technology:"));
  return (
    <>
      {technologies && (
        <button type="button" className="quiet small" onClick={() => show("technology")}>
          {say("show-tree")}
        </button>
      )}
      <ul className={found.cards.length > FEW ? "choice-cards" : "choice-cards few"}>
        {found.cards.map((option, n) => (
          <li key={option.key}>
            <button
              type="button"
              className={`choice-card option${chosen === option.key ? " chosen" : many ? " folded" : ""}`}
              aria-pressed={chosen === option.key}
              aria-label={option.label}
              data-key={option.key}
              disabled={busy}
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
      <ThingCard thing={thing} />
    </span>
  );
}
