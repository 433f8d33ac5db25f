/** Options that are cards, technologies or races: shown with their texts, one is chosen and confirmed. Many are folded, so that one
 *  sees what there is; the one chosen lies open. */

import { useEffect, useState } from "react";

import { useBusy, useDesk, useSeen } from "../desk";
import { ThingCard } from "../thing_card";
import { thingName, thingOfChoice } from "../things";
import type { Choice, Content, Decision } from "../wire";
import { say } from "../words";
import { OptionList } from "../panel/option_list";
import { Sign } from "./sign";

/** More of them than that do not lie open side by side. */
const OPEN = 2;
const SHOWN = /^(card|race|technology):/;

/** Options that can be shown as cards, and the others; null where hardly any can. */
export function cardsOf(decision: Decision, content: Content): { cards: readonly Choice[]; others: readonly Choice[] } | null {
  const cards = decision.options.filter((option) => SHOWN.test(thingOfChoice(content, option)));
  const things = new Set(cards.map((option) => thingOfChoice(content, option)));
  if (things.size < 2 || things.size < cards.length) return null;
  return { cards, others: decision.options.filter((option) => !cards.includes(option)) };
}

export function CardsSheet({ decision }: { decision: Decision }) {
  const { answer, hold, content, show } = useDesk();
  const busy = useBusy();
  const [chosen, setChosen] = useState("");
  useEffect(() => hold((option) => answer([option.key]), decision.options), [hold, answer, decision]);
  const found = cardsOf(decision, content);
  if (!found) return null;
  const many = found.cards.length > OPEN;
  const technologies = found.cards.some((option) => thingOfChoice(content, option).startsWith("technology:"));
  return (
    <>
      {technologies && (
        <button type="button" className="quiet small" onClick={() => show("technology")}>
          {say("show-tree")}
        </button>
      )}
      <ul className="choice-cards">
        {found.cards.map((option) => (
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
              <span className="choice-text">
                <ThingCard thing={thingOfChoice(content, option)} />
              </span>
              <Label option={option} />
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

/** What is chosen with a card, where that is more than its name. */
function Label({ option }: { option: Choice }) {
  const { content } = useDesk();
  const name = useSeen(({ view }) => thingName(content, view, thingOfChoice(content, option)));
  return option.label === name ? null : <small className="choice-label">{option.label}</small>;
}
