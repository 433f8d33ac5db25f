/** Everybody at the table in the order they sit: what lies open before each of them. One's own box is always in sight. */

import { memo, useEffect, useState } from "react";

import { api } from "../api";
import { SeatMark, cardName, raceName, useDesk, useSeen } from "../desk";
import { Lookable } from "../look";
import { seatColour } from "../palette";
import { alike } from "../store";
import { printedPlanet, shortName } from "../things";
import type { Content, SeatView, System } from "../wire";
import { say } from "../words";
import { SeatClock } from "./around";

/** Seats in the order they sit. */
export function seated(seating: readonly number[], count: number): readonly number[] {
  return seating.length === count ? seating : Array.from({ length: count }, (_, n) => n);
}

type Yield = Readonly<Record<"resources" | "influence", { ready: number; all: number }>>;

/** What everybody's planets yield; as long as nothing on the board changes it is added up once. */
const added = new WeakMap<readonly System[], ReadonlyMap<number, Yield>>();

function yieldsOf(systems: readonly System[], content: Content): ReadonlyMap<number, Yield> {
  const known = added.get(systems);
  if (known) return known;
  const found = new Map<number, Yield>();
  for (const planet of systems.flatMap((system) => system.planets ?? [])) {
    const owner = planet.owner ?? -1;
    const sums = found.get(owner) ?? { resources: { ready: 0, all: 0 }, influence: { ready: 0, all: 0 } };
    found.set(owner, sums);
    for (const what of ["resources", "influence"] as const) {
      const worth = printedPlanet(content, planet.id)?.[what] ?? 0;
      sums[what].all += worth;
      if (!planet.exhausted) sums[what].ready += worth;
    }
  }
  added.set(systems, found);
  return found;
}

/** What a seat's planets yield, those that are not exhausted and all of them. */
export function yields(
  view: SeatView,
  content: Content,
  seat: number,
  what: "resources" | "influence",
): { ready: number; all: number } {
  return yieldsOf(view.position.systems, content).get(seat)?.[what] ?? { ready: 0, all: 0 };
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

export const Seats = memo(function Seats() {
  const seating = useSeen((seen) => seen.view.position.seating);
  const count = useSeen((seen) => seen.view.position.players.length);
  const own = useOwn();
  const order = seated(seating, count);
  return (
    <ol className={`seats of-${order.length}`} aria-label={say("players")}>
      {order.map((seat) => (
        <Seat key={seat} seat={seat} own={own.includes(seat)} />
      ))}
    </ol>
  );
});

/** What a seat's planets yield, in figures. */
function useYields(seat: number, what: "resources" | "influence"): string {
  const { content } = useDesk();
  return useSeen(({ view }) => {
    const { ready, all } = yields(view, content, seat, what);
    return `${ready}/${all}`;
  });
}

/** A race without its article, so that more of it fits. */
function bareName(race: string): string {
  const [article = "", ...rest] = race.split(" ");
  return say("articles").split(" ").includes(article) ? rest.join(" ") : race;
}

const Seat = memo(function Seat({ seat, own }: { seat: number; own: boolean }) {
  const { content, table } = useDesk();
  const player = useSeen(({ view }) => view.position.players[seat]);
  const cards = useSeen(({ view }) => view.position.strategy_cards.filter((card) => (card.holder ?? -1) === seat), alike);
  const passed = useSeen(({ view }) => view.position.players[seat]?.passed && view.position.phase === "action");
  const thinking = useSeen(({ view }) => view.waiting_for.some((each) => each.seat === seat));
  const me = useSeen(({ view }) => view.seat === seat);
  const active = useSeen(({ view }) => view.position.active === seat);
  const speaks = useSeen(({ view }) => view.position.speaker === seat);
  const resources = useYields(seat, "resources");
  const influence = useYields(seat, "influence");
  if (!player) return null;
  return (
    <li
      className={`seat${me ? " me" : ""}${passed ? " passed" : ""}${active ? " active" : ""}`}
      style={{ borderColor: seatColour(seat) }}
    >
      <Lookable thing={`player:${seat}`} className="seat-box">
        <span className="who">
          <SeatMark seat={seat} size={18} />
          <b>{player.name}</b>
          {speaks && <Speaker />}
          <span className="points" title={say("points")}>
            {player.points}
          </span>
        </span>
        <span className="race">
          <span>{bareName(raceName(content, player.race))}</span>
          {passed ? <em>{say("passed")}</em> : thinking && !me && <em className="thinking">{say("thinking")}</em>}
        </span>
        <SeatClock seat={seat} />
      </Lookable>
      <span className="seat-cards">
        {cards.map((card) => (
          <Lookable key={card.id} thing={`card:${card.id}`} className={`strategy${card.played ? " played" : ""}`}>
            <i>{card.number}</i>
            <span>{shortName(cardName(content, card.id))}</span>
          </Lookable>
        ))}
      </span>
      {own && !me && (
        <a className={`own-seat${thinking ? " asked" : ""}`} href={`/tables/${encodeURIComponent(table)}?seat=${seat}`}>
          {say(thinking ? "own-seat-asked" : "own-seat")}
        </a>
      )}
      <dl className="holdings">
        <Figure name="counters-short" value={`${player.pool}·${player.fleet}·${player.strategy}`} />
        <Figure name="goods-short" value={player.trade_goods} />
        <Figure name="cards-short" value={`${player.action_cards.count}·${player.political_cards.count}`} />
        <Figure name="resources-short" value={resources} className="resources" />
        <Figure name="influence-short" value={influence} className="influence" />
        <Figure name="technologies-short" value={player.technologies.length + player.upgrades.length} />
      </dl>
    </li>
  );
});

function Figure({ name, value, className }: { name: string; value: string | number; className?: string }) {
  return (
    <div title={say(`${name}-title`)} className={className}>
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
