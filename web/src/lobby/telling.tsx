/** How the form says what things are, and why something does not go. */

import { createContext, use, type ReactNode } from "react";

import type { Choices, Doubt } from "../wire";
import { language, say } from "../words";

/** What there is to choose from, and what is doubted about the table as it stands. */
export interface Offer {
  readonly choices: Choices;
  readonly doubts: readonly Doubt[];
}

export const OfferContext = createContext<Offer | null>(null);

export function useOffer(): Offer {
  const offer = use(OfferContext);
  if (!offer) throw new Error("a form has an offer");
  return offer;
}

export function named(choices: Choices, term: string): string {
  return choices.terms[term]?.name ?? term.slice(term.indexOf(":") + 1);
}

/** What a word of a text says: "+leaders", "strategy=base". */
export function wordName(choices: Choices, word: string): string {
  const [setting = "", value] = word.split("=");
  if (value === undefined) return named(choices, `switch:${word.slice(1)}`);
  return `${named(choices, `setting:${setting}`)}: ${named(choices, `value:${word}`)}`;
}

export function listed(choices: Choices, words: readonly string[]): string {
  const names = words.map((word) => wordName(choices, word));
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(names);
}

/** A name by which elements of the form refer to each other. */
export function mark(about: string): string {
  return `new-table-${about.replace(/\W/g, "-")}`;
}

/** What is doubted about something, in the service's own words, where it is chosen. */
export function Refused({ about }: { about: string }) {
  const found = useOffer().doubts.filter((doubt) => doubt.about === about);
  if (found.length === 0) return null;
  return (
    <p className="refused" id={mark(`refused ${about}`)}>
      {found.map((doubt) => doubt.text).join(" ")}
    </p>
  );
}

/** What a control must say to those who do not see that it is doubted. */
export function useRefusal(about: string): { readonly "aria-invalid"?: true; readonly describedBy: string } {
  const doubted = useOffer().doubts.some((doubt) => doubt.about === about);
  return doubted ? { "aria-invalid": true, describedBy: mark(`refused ${about}`) } : { describedBy: "" };
}

/** The first sentence of a text; the others when one asks for them. */
export function Sentence({ text, id }: { text: string; id: string }): ReactNode {
  const [, first = text, rest = ""] = /^(.+?[.!?])\s+(.+)$/s.exec(text) ?? [];
  return (
    <div className="sentence">
      <span id={id}>{first}</span>
      {rest && (
        <details>
          <summary>{say("more-of-it")}</summary>
          {rest}
        </details>
      )}
    </div>
  );
}
