/** Paying: the way that wastes least, and then the one that keeps what is worth more elsewhere. */

import { printedPlanet } from "../things";
import type { Bill, Choice, Content, Decision } from "../wire";

/** Something to pay with: a planet, a Trade Good, a card spent like one. */
export interface Means {
  readonly key: string;
  readonly worth: number;
  /** How dear it is to give up besides. */
  readonly regret: number;
  readonly option: Choice;
}

export interface PayModel {
  readonly bill: Bill;
  /** What is still to be paid. */
  readonly due: number;
  readonly means: readonly Means[];
  /** How many Trade Goods may be spent. */
  readonly goods: number;
  readonly good: number;
}

/** How often each thing is paid with: planets and cards once, goods as often as there are. */
export type Paid = Readonly<Record<string, number>>;

/** What there is to pay with; null where the question is none of paying. `goods` are those the player has. */
export function payModel(decision: Decision, content: Content, paid: number, goods: number): PayModel | null {
  const draft = decision.pieces;
  if (draft?.draft !== "payment") return null;
  const { bill } = draft;
  const each = bill.paid?.each ?? 1;
  const means: Means[] = [];
  for (const option of decision.options) {
    const [kind, id = ""] = option.key.split(":");
    if (kind === "planet")
      means.push({ key: option.key, worth: option.numbers["worth"] ?? 0, regret: other(content, id, bill.currency), option });
    else if (kind === "card") means.push({ key: option.key, worth: each, regret: 3, option });
    else if (option.key !== "goods") return null;
  }
  const spare = decision.options.some((option) => option.key === "goods") ? goods - (bill.paid?.goods ?? 0) : 0;
  return { bill, due: Math.max(0, bill.due - paid), means, goods: Math.max(0, spare), good: each };
}

/** What a planet would be worth for something else. */
function other(content: Content, id: string, currency: Bill["currency"]): number {
  const printed = printedPlanet(content, id);
  if (!printed) return 0;
  if (currency === "resources") return printed.influence;
  return currency === "influence" ? printed.resources : 0;
}

/** What somebody has picked so far comes to. */
export function total(model: PayModel, paid: Paid): number {
  return model.means.reduce((sum, each) => sum + (paid[each.key] ?? 0) * each.worth, (paid["goods"] ?? 0) * model.good);
}

/** So many planets and cards are tried in every combination; more are taken the smallest first. */
const TRIED = 14;
/** What a Trade Good is worth keeping for, beside what it pays. */
const GOOD = 1.5;

/** The payment that wastes least; among those the one that gives up least besides. */
export function cheapest(model: PayModel): Paid {
  const means = [...model.means].sort((a, b) => b.worth - a.worth).slice(0, TRIED);
  let best: { paid: Paid; waste: number; regret: number } | null = null;
  for (let chosen = 0; chosen < 1 << means.length; chosen += 1) {
    const picked = means.filter((_, n) => chosen & (1 << n));
    const sum = picked.reduce((so_far, each) => so_far + each.worth, 0);
    const goods = Math.max(0, Math.ceil((model.due - sum) / model.good));
    if (goods > model.goods) continue;
    const waste = sum + goods * model.good - model.due;
    if (picked.some((each) => each.worth <= waste)) continue; // one of them is not needed at all
    const regret = picked.reduce((so_far, each) => so_far + each.regret, 0) + goods * GOOD + picked.length * 0.01;
    if (!best || waste < best.waste || (waste === best.waste && regret < best.regret)) {
      best = { paid: { ...Object.fromEntries(picked.map((each) => [each.key, 1])), ...(goods ? { goods } : {}) }, waste, regret };
    }
  }
  return best?.paid ?? {};
}

/** The keys of a payment. It is over as soon as enough is paid: what is more is not told. */
export function payKeys(model: PayModel, paid: Paid): readonly string[] {
  const keys: string[] = [];
  let rest = model.due;
  const spend = (key: string, worth: number) => {
    if (rest <= 0) return;
    keys.push(key);
    rest -= worth;
  };
  for (const each of model.means.filter((one) => (paid[one.key] ?? 0) > 0)) spend(each.key, each.worth);
  for (let n = 0; n < (paid["goods"] ?? 0); n += 1) spend("goods", model.good);
  return keys;
}
