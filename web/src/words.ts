/** The client's own words, from the same Fluent files the engine reads. What belongs to the rules comes in words from the service. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const DEFAULT = "en";
const CHOSEN = "mecatol.language"; // what the guest has chosen in this browser

const files = import.meta.glob<string>("../../locales/*/web.ftl", { query: "?raw", import: "default", eager: true });
const bundles = new Map(Object.entries(files).map(([path, text]) => [path.split("/").at(-2) ?? DEFAULT, bundleOf(path, text)]));
const spoken = [language(), DEFAULT].map((each) => bundles.get(each));

/** How words are spelt where a sentence is put together: patterns, and what stands instead. */
const spellings = import.meta.glob<[string, string][]>("../../locales/*/spelling.json", { import: "default", eager: true });
const spelling = new Map(
  Object.entries(spellings).map(([path, pairs]) => [
    path.split("/").at(-2),
    pairs.map(([pattern, instead]) => [new RegExp(pattern, "g"), instead] as const),
  ]),
);

function bundleOf(path: string, text: string): FluentBundle {
  const bundle = new FluentBundle(path.split("/").at(-2) ?? DEFAULT, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

/** The language that is spoken here: the one chosen, or the first that the browser asks for and there are words in. */
export function language(): string {
  const chosen = typeof localStorage === "undefined" ? "" : (localStorage.getItem(CHOSEN) ?? "");
  const asked = typeof navigator === "undefined" ? [] : navigator.languages;
  const wanted = [chosen, ...asked.map((each) => each.split("-")[0] ?? "")];
  return wanted.find((each) => bundles.has(each)) ?? DEFAULT;
}

/** The languages there are words in, and what each calls itself. */
export function languages(): [string, string][] {
  return [...bundles].map(([each, bundle]) => [each, bundle.formatPattern(bundle.getMessage("web-language")?.value ?? each)]);
}

/** Speak another language from now on; what is on the page already was said in the old one. */
export function speak(wanted: string): void {
  localStorage.setItem(CHOSEN, wanted);
}

/** A message of `locales/…/web.ftl` by its name without the prefix; an unknown one is its name. */
export function say(name: string, args: Record<string, FluentVariable> = {}): string {
  return sayIf(name, args) || name;
}

/** A message where there is one of that name, else nothing. */
export function sayIf(name: string, args: Record<string, FluentVariable> = {}): string {
  for (const bundle of spoken) {
    const message = bundle?.getMessage(`web-${name}`);
    if (bundle && message?.value) return spelt(bundle, bundle.formatPattern(message.value, args));
  }
  return "";
}

function spelt(bundle: FluentBundle, text: string): string {
  const pairs = spelling.get(bundle.locales[0]) ?? [];
  return pairs.reduce((said, [pattern, instead]) => said.replace(pattern, instead), text);
}

/** A number as it is written here: 3.5, or 3,5. */
export function figure(value: number, places = 1, always = false): string {
  const format = { maximumFractionDigits: places, minimumFractionDigits: always ? places : 0 };
  return new Intl.NumberFormat(language(), format).format(value);
}

/** Names one after the other, as a sentence has them. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language()).format(names);
}

/** An id as words, for things that have no name of their own. */
export function plain(id: string): string {
  const words = id.replace(/#\d+$/, "").replace(/[_:]/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
