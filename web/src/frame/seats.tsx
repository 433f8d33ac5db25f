/** Everybody at the table in the order they sit: what lies open before each of them. One's own box is always in sight. */

import { useEffect, useState } from "react";

import { api } from "../api";
import { SeatMark, cardName, raceName, useDesk, useSeen, useView } from "../desk";
import { Lookable } from "../look";
import { seatColour } from "../palette";
import { printedPlanet } from "../things";
import type { Content, PlayerView, SeatView } from "../wire";
import { say } from "../words";
import { SeatClock } from "./around";

/** Seats in the order they sit. */
export function seated(seating: readonly number[], count: number): readonly number[] {
  return seating.length === count ? seating : Array.from({ length: count }, (_, n) => n);
}

/** What a seat's planets yield, those that are not exhausted and all of them. */
export function yields(
  view: SeatView,
  content: Content,
  seat: number,
  what: "resources" | "influence",
): { ready: number; all: number } {
  const planets = view.position.systems.flatMap((system) => system.planets ?? []).filter((planet) => planet.owner === seat);
  const worth = (planet: (typeof planets)[number]) => printedPlanet(content, planet.id)?.[what] ?? 0;
  const sum = (some: typeof planets) => some.reduce((total, planet) => total + worth(planet), 0);
  return { ready: sum(planets.filter((planet) => !planet.exhausted)), all: sum(planets) };
}

/** One's own seats, where one has several: with Pacts each player commands two races. */
function useOwn(): readonly number[] {
  const { table } = useDesk();
  const seat = useSeen((seen) => seen.view.seat);
  const [own, setOwn] = useState<readonly number[]>([]);
  useEffect(() => {
    if (seat === null) return;
    api.table(table).then(
      (found) => setOwn(found.yours),
      () => undefined,
    );
  }, [table, seat]);
  return own;
}

export function Seats() {
  const view = useView();
  const own = useOwn();
  const order = seated(view.position.seating, view.position.players.length);
  return (
    <ol className={`seats of-${order.length}`} aria-label={say("players")}>
      {order.map((seat) => {
        const player = view.position.players[seat];
        return player && <Seat key={seat} seat={seat} player={player} own={own.includes(seat)} />;
      })}
    </ol>
  );
}

function Seat({ seat, player, own }: { seat: number; player: PlayerView; own: boolean }) {
  const { content, table } = useDesk();
  const view = useView();
  const { position } = view;
  const cards = position.strategy_cards.filter((card) => (card.holder ?? -1) === seat);
  const passed = player.passed && position.phase === "action";
  const thinking = view.waiting_for.some((each) => each.seat === seat);
  const resources = yields(view, content, seat, "resources");
  const influence = yields(view, content, seat, "influence");
  return (
    <li
      className={`seat${seat === view.seat ? " me" : ""}${passed ? " passed" : ""}${position.active === seat ? " active" : ""}`}
      style={{ borderColor: seatColour(seat) }}
    >
      <Lookable thing={`player:${seat}`} className="seat-box">
        <span className="who">
          <SeatMark seat={seat} size={18} />
          <b>{player.name}</b>
          {position.speaker === seat && <Speaker />}
          <span className="points" title={say("points")}>
            {player.points}
          </span>
        </span>
        <span className="race">
          <span>{raceName(content, player.race).replace(/^The /, "")}</span>
          {passed ? <em>{say("passed")}</em> : thinking && <em className="thinking">{say("thinking")}</em>}
        </span>
        <SeatClock seat={seat} />
      </Lookable>
      <span className="seat-cards">
        {cards.map((card) => (
          <Lookable key={card.id} thing={`card:${card.id}`} className={`strategy${card.played ? " played" : ""}`}>
            <i>{card.number}</i>
            {cardName(content, card.id)}
          </Lookable>
        ))}
      </span>
      {own && seat !== view.seat && (
        <a className={`own-seat${thinking ? " asked" : ""}`} href={`/tables/${encodeURIComponent(table)}?seat=${seat}`}>
          {say(thinking ? "own-seat-asked" : "own-seat")}
        </a>
      )}
      <dl className="holdings">
        <Figure name="counters-short" value={`${player.pool}·${player.fleet}·${player.strategy}`} />
        <Figure name="goods-short" value={player.trade_goods} />
        <Figure name="cards-short" value={`${player.action_cards.count}·${player.political_cards.count}`} />
        <Figure name="resources-short" value={`${resources.ready}/${resources.all}`} />
        <Figure name="influence-short" value={`${influence.ready}/${influence.all}`} />
        <Figure name="technologies-short" value={player.technologies.length + player.upgrades.length} />
      </dl>
    </li>
  );
}

function Figure({ name, value }: { name: string; value: string | number }) {
  return (
    <div title={say(`${name}-title`)}>
      <dt>
        <span aria-hidden="true">{say(name)}</span>
        <span className="unseen">{say(`${name}-title`)}</span>
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

function Speaker() {
  return (
    <svg className="speaker" viewBox="-10 -10 20 20" width="16" height="16" role="img" aria-label={say("speaker")}>
      <title>{say("speaker")}</title>
      <path d="M-7 7 1-1M-1-7 7 1M-4.5-3.5 3.5 4.5" stroke="currentColor" strokeWidth="3.2" strokeLinecap="round" fill="none" />
    </svg>
  );
}
