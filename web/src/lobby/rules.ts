/** A ruleset as text: a form is read out of it, and what is chosen there is written into it. Which options there are, what they need
 * and what they do not go with is the service's to say. */

import type { Choices, OptionChoice, RulesetChoice } from "../wire";

export interface Rules {
  readonly edition: RulesetChoice | null;
  /** Options that the text speaks of. */
  readonly options: Readonly<Record<string, boolean>>;
  /** Settings that the text speaks of. */
  readonly settings: Readonly<Record<string, string>>;
  /** Words that mean nothing to a form; the service says what is wrong with them. */
  readonly other: readonly string[];
}

/** What a text says. */
export function read(text: string, choices: Choices): Rules {
  const [name = "", ...words] = text.split(/\s+/).filter(Boolean);
  const edition = choices.rulesets.find((each) => each.id === name) ?? null;
  if (!edition) return { edition, options: {}, settings: {}, other: [name, ...words].filter(Boolean) };
  const options: Record<string, boolean> = {};
  const settings: Record<string, string> = {};
  const other: string[] = [];
  for (const word of words) {
    const [, sign, option = ""] = /^([+-])(\w+)$/.exec(word) ?? [];
    const [, setting = "", value = ""] = /^(\w+)=(.+)$/.exec(word) ?? [];
    if (sign && option in edition.options) options[option] = sign === "+";
    else if (setting in edition.settings) settings[setting] = value;
    else other.push(word);
  }
  return { edition, options, settings, other };
}

/** The shortest text that says so, words in the service's order. */
export function written({ edition, options, settings, other }: Rules): string {
  if (!edition) return other.join(" ");
  const switched = Object.entries(edition.options).flatMap(([name, { printed }]) => {
    const on = options[name] ?? printed;
    return on === printed ? [] : [`${on ? "+" : "-"}${name}`];
  });
  const set = Object.entries(edition.settings).flatMap(([name, { printed }]) => {
    const value = settings[name] ?? printed;
    return value === printed ? [] : [`${name}=${value}`];
  });
  return [edition.id, ...switched, ...set, ...other].join(" ");
}

export function isOn({ edition, options }: Rules, option: string): boolean {
  return options[option] ?? edition?.options[option]?.printed ?? false;
}

export function valueOf({ edition, settings }: Rules, setting: string): string {
  return settings[setting] ?? edition?.settings[setting]?.printed ?? "";
}

/** Whether something is other than the ruleset has it. */
export function isChanged(rules: Rules, option: string): boolean {
  return isOn(rules, option) !== rules.edition?.options[option]?.printed;
}

/** Whether what a word says ("+leaders", "map=built") is chosen. */
function holds(rules: Rules, word: string): boolean {
  const [setting = "", value] = word.split("=");
  return value === undefined ? isOn(rules, word.slice(1)) === word.startsWith("+") : valueOf(rules, setting) === value;
}

/** With what a word says. */
function withWord(rules: Rules, word: string): Rules {
  const [setting = "", value] = word.split("=");
  return value === undefined
    ? { ...rules, options: { ...rules.options, [word.slice(1)]: word.startsWith("+") } }
    : { ...rules, settings: { ...rules.settings, [setting]: value } };
}

/** With a setting. */
export function withSetting(rules: Rules, setting: string, value: string): Rules {
  return withWord(rules, `${setting}=${value}`);
}

/** With an option on or off; one that is switched on brings along what it needs, a scenario stands alone. */
export function turned(rules: Rules, option: string, on: boolean): Rules {
  const declared = rules.edition?.options[option];
  if (declared?.alone) return { ...rules, options: { [option]: on }, settings: {} };
  const words = on ? [`+${option}`, ...(declared?.needs ?? [])] : [`-${option}`];
  return words.reduce(withWord, rules);
}

/** What was not so before, beside the option itself. */
export function brought(before: Rules, option: string): readonly string[] {
  return (before.edition?.options[option]?.needs ?? []).filter((word) => !holds(before, word));
}

/** The words chosen with which an option that is off does not go. */
export function barredBy(rules: Rules, option: string): readonly string[] {
  return isOn(rules, option) ? [] : (rules.edition?.options[option]?.excludes ?? []).filter((word) => holds(rules, word));
}

/** The options that are on and need this one. */
export function heldBy(rules: Rules, option: string): readonly string[] {
  const word = isOn(rules, option) ? `+${option}` : `-${option}`;
  return Object.entries(rules.edition?.options ?? {})
    .filter(([name, declared]: [string, OptionChoice]) => declared.needs.includes(word) && isOn(rules, name))
    .map(([name]) => `+${name}`);
}

/** The scenario that is played, which leaves nothing else to choose. */
export function scenario(rules: Rules): string {
  return Object.entries(rules.edition?.options ?? {}).find(([name, { alone }]) => alone && isOn(rules, name))?.[0] ?? "";
}
