/** Options of a decision, arranged for people: what lies on the board, what is only words, what brings it to an end. */

import type { Choice, Decision } from "./wire";

/** Keys that end a draft, a window or a turn, or go a step back in it. They stand apart, below the others. */
const ENDINGS = new Set(["undo_last", "done", "pass", "no", "none", "keep", "pay"]);

export interface Section {
  /** What the keys of the section have in common: "activate", "strategic" … */
  readonly kind: string;
  readonly options: readonly Choice[];
}

export interface Arranged {
  readonly sections: readonly Section[];
  readonly endings: readonly Choice[];
  /** All options in the order they are listed: what number keys count. */
  readonly inOrder: readonly Choice[];
}

/** What kind of option a key is: the word before its first colon. */
/** Whether a question asks for a system to activate, among others. */
export function activates(decision: Decision | null): boolean {
  return decision?.options.some((option) => option.kind === "activate") ?? false;
}

export function kindOf(key: string): string {
  const colon = key.indexOf(":");
  return colon < 0 ? "" : key.slice(0, colon);
}

/** The kind of unit a key speaks of, if it names one: "build:cruiser", "ship:0,-1:carrier>0,0". */
export function unitIn(key: string, units: Readonly<Record<string, unknown>>): string {
  return key.split(/[:>#@]/).find((part) => Object.hasOwn(units, part)) ?? "";
}

/** Options in sections by kind, in the order the kinds first appear, endings last. */
export function arrange(options: readonly Choice[]): Arranged {
  const found = new Map<string, Choice[]>();
  const endings: Choice[] = [];
  for (const option of options) {
    if (ENDINGS.has(option.key)) {
      endings.push(option);
      continue;
    }
    const kind = kindOf(option.key);
    const section = found.get(kind);
    if (section) section.push(option);
    else found.set(kind, [option]);
  }
  const sections = [...found].map(([kind, inside]) => ({ kind, options: inside }));
  return { sections, endings, inOrder: [...sections.flatMap((section) => section.options), ...endings] };
}

/** Which options touch each thing; `named` is the thing an option is about besides. */
export function byThing(options: readonly Choice[], named: (option: Choice) => string = () => ""): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const option of options) {
    for (const thing of new Set([...option.things, named(option)].filter(Boolean))) {
      const touching = found.get(thing);
      if (touching) touching.push(option);
      else found.set(thing, [option]);
    }
  }
  return found;
}

/** The number somebody types digit by digit, and whether it can still grow. */
export function typed(before: string, digit: string, count: number): { digits: string; chosen: number | null; open: boolean } {
  const longer = before + digit;
  const digits = Number(longer) >= 1 && Number(longer) <= count ? longer : digit;
  const number = Number(digits);
  const fits = number >= 1 && number <= count;
  return { digits: fits ? digits : "", chosen: fits ? number - 1 : null, open: fits && number * 10 <= count };
}

/** Where arrow keys, Home and End lead in a list; null for another key. */
export function step(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case "ArrowDown":
    case "ArrowRight":
      return (at + 1) % count;
    case "ArrowUp":
    case "ArrowLeft":
      return (at + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
