/** Standing orders: what is answered while one is away, after a while that is drawn, so that nobody learns anything from it. */

import { type SyntheticEvent, useEffect, useState } from "react";

import { api, reason } from "../api";
import { nameOf, useDesk, useSeen, useView } from "../desk";
import type { Content, NewOrder, SeatView, StandingOrder } from "../wire";
import { say } from "../words";

type Attempt = (doing: Promise<unknown>) => void;

/** An order that can be given, and what it says. */
export interface Possible {
  readonly words: string;
  readonly order: NewOrder;
}

/** What can be ordered: for any window, for each Strategy Card, for votes, and for the question that is open. */
export function possible(content: Content, view: SeatView): readonly Possible[] {
  const { decision } = view;
  const cards = view.position.strategy_cards.flatMap((card) => content.cards[card.id] ?? []);
  const open = decision && !decision.composing ? decision : null;
  return [
    { words: say("order-windows"), order: { ask: "", key: "pass" } },
    ...cards.map((card) => ({
      words: say("order-secondary", { card: card.name }),
      order: { ask: "secondary", key: "no", when: [`card:${card.id}`] },
    })),
    ...["for", "against", "abstain"].map((key) => ({ words: say(`order-vote-${key}`), order: { ask: "vote", key } })),
    ...(open?.options ?? []).map((option) => ({
      words: say("order-question", { question: open?.question ?? "", answer: option.label }),
      order: { ask: open?.name ?? "", key: option.key },
    })),
  ];
}

/** The orders in force as they are seen by whoever gave them, each of which is withdrawn by a touch. */
export function OrderChips() {
  const { table, seen, complain } = useDesk();
  const seat = useSeen(({ view }) => view.seat);
  const over = useSeen(({ view }) => view.over);
  const round = useSeen(({ view }) => view.position.round);
  const asked = useSeen(({ view, orders }) => (orders.length > 0 ? (view.decision?.id ?? "") : "")); // some end once they have answered
  const orders = useSeen((now) => now.orders);
  useEffect(() => {
    if (seat === null || over) return;
    api.orders(table, seat).then(
      (found) => seen.set({ orders: found }),
      () => undefined,
    );
  }, [table, seat, over, seen, round, asked]);
  if (seat === null || orders.length === 0) return null;
  const withdraw = (id: string) =>
    api.endOrder(table, seat, id).then(
      (left) => seen.set({ orders: left }),
      (error: unknown) => complain(reason(error)),
    );
  return (
    <ul className="order-chips" aria-label={say("orders")}>
      {orders.map(({ id, words }) => (
        <li key={id}>
          <button type="button" className="chip" title={say("order-withdraw")} onClick={() => void withdraw(id)}>
            <span>{words}</span> <b aria-hidden="true">×</b>
            <span className="unseen">{say("order-withdraw")}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

export function Orders({ seat, attempt }: { seat: number; attempt: Attempt }) {
  const { table, content, seen } = useDesk();
  const view = useView();
  const orders = useSeen((now) => now.orders);
  const [chosen, setChosen] = useState(0);
  const [unless, setUnless] = useState<readonly number[]>([seat]);
  const [thisRound, setThisRound] = useState(false);
  const [once, setOnce] = useState(false);
  const setOrders = (found: readonly StandingOrder[]) => seen.set({ orders: found });
  const offers = possible(content, view);
  const offer = offers[chosen] ?? offers[0];
  const names = unless.map((player) => nameOf(view, player)).join(", ");
  const give = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!offer) return;
    const parts = [
      offer.words,
      names && say("order-unless", { names }),
      thisRound && say("order-this-round"),
      once && say("order-once"),
    ];
    const words = parts.filter(Boolean).join(" · ").slice(0, 300);
    const tags = unless.map((player) => `player:${player}`);
    attempt(api.order(table, seat, { ...offer.order, unless: tags, once, this_round: thisRound, words }).then(setOrders));
  };
  const toggle = (player: number) =>
    setUnless(unless.includes(player) ? unless.filter((each) => each !== player) : [...unless, player]);
  return (
    <section aria-label={say("orders")}>
      <h3>{say("orders")}</h3>
      <small>{say("orders-what")}</small>
      <ul>
        {orders.map((each) => (
          <li key={each.id}>
            {each.words}{" "}
            <button
              type="button"
              className="quiet small"
              onClick={() => attempt(api.endOrder(table, seat, each.id).then(setOrders))}
            >
              {say("order-withdraw")}
            </button>
          </li>
        ))}
      </ul>
      <form onSubmit={give}>
        <select aria-label={say("order-what")} value={chosen} onChange={(event) => setChosen(Number(event.target.value))}>
          {offers.map((each, n) => (
            <option key={n} value={n}>
              {each.words}
            </option>
          ))}
        </select>
        <fieldset>
          <legend>{say("order-unless-about")}</legend>
          {view.position.players.map((player, other) => (
            <label key={player.name}>
              <input type="checkbox" checked={unless.includes(other)} onChange={() => toggle(other)} />{" "}
              {other === seat ? say("order-me") : player.name}
            </label>
          ))}
        </fieldset>
        <label>
          <input type="checkbox" checked={thisRound} onChange={() => setThisRound(!thisRound)} /> {say("order-this-round")}
        </label>
        <label>
          <input type="checkbox" checked={once} onChange={() => setOnce(!once)} /> {say("order-once")}
        </label>
        <button type="submit" className="small">
          {say("order-give")}
        </button>
      </form>
    </section>
  );
}
