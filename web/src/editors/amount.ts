/** A number out of a row of numbers: bids, votes, how many to buy. */

import { numberNamed } from "../naming";
import type { Choice, Decision } from "../wire";

export interface AmountModel {
  readonly numbers: ReadonlyMap<number, Choice>;
  readonly least: number;
  readonly most: number;
  /** What else may be said: to drop out, for one. */
  readonly others: readonly Choice[];
}

/** The numbers of a question that asks for one; null where it asks for something else. */
export function amountModel(decision: Decision): AmountModel | null {
  const numbers = new Map<number, Choice>();
  const others: Choice[] = [];
  const kinds = new Set<string>();
  for (const option of decision.options) {
    const number = option.things.length === 0 ? numberNamed(option.key) : null;
    if (number === null) {
      others.push(option);
      continue;
    }
    kinds.add(/^-?\d+$/.test(option.key) ? "" : option.kind);
    numbers.set(number, option);
  }
  const [least, most] = [Math.min(...numbers.keys()), Math.max(...numbers.keys())];
  if (numbers.size < 2 || kinds.size !== 1 || most - least + 1 !== numbers.size || others.length > 2) return null;
  return { numbers, least, most, others };
}
