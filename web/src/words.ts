/** The client's own words, from the same Fluent files the engine reads. What belongs to the rules comes in words from the service. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import english from "../../locales/en/web.ftl?raw";

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(english));

/** A message of `locales/…/web.ftl` by its name without the prefix; an unknown one is its name. */
export function say(name: string, args: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(`web-${name}`);
  return message?.value ? bundle.formatPattern(message.value, args) : name;
}

/** An id as words, for things that have no name of their own. */
export function plain(id: string): string {
  const words = id.replace(/#\d+$/, "").replace(/[_:]/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
