/** Where the options of a decision lie open besides the galaxy: cards, technologies. */

import type { Content, Decision, SeatView } from "../wire";

/** The pane that shows most of what can be chosen; none where it is the galaxy or only words. */
export function paneOf(decision: Decision, view: SeatView, content: Content): string {
  const found = new Map<string, number>();
  for (const option of decision.options) {
    const pane = content.technologies[option.key] ? "technology" : paneOfCard(option.things, view);
    if (pane) found.set(pane, (found.get(pane) ?? 0) + 1);
  }
  const [pane, count] = [...found].sort((a, b) => b[1] - a[1])[0] ?? ["", 0];
  return count > 1 ? pane : "";
}

function paneOfCard(things: readonly string[], view: SeatView): string {
  const card = things.find((thing) => thing.startsWith("card:"))?.slice("card:".length);
  if (card === undefined) return "";
  const { strategy_cards: strategy, players, agendas, council } = view.position;
  if (strategy.some((each) => each.id === card)) return "strategy";
  if ([...agendas, ...council].some((each) => each.card === card)) return "council";
  const me = view.seat === null ? undefined : players[view.seat];
  const hand = [...(me?.action_cards.seen ?? []), ...(me?.political_cards.seen ?? [])];
  return hand.includes(card) ? "hand" : "";
}
