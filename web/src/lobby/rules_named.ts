/** What the rules of a table are called. */

import { say } from "../words";

/** An edition by its name, and how much of it is changed at this table. */
export function rulesNamed(ruleset: string): string {
  const [edition = "", ...changes] = ruleset.split(" ");
  const rules = say(`rules-${edition}`);
  return changes.length > 0 ? say("rules-with", { rules, count: changes.length }) : rules;
}
