/** The public sheets of all seats, everybody side by side, and who trades with whom. */

import { useState } from "react";

import { Player, SeatMark, raceName, useDesk, useView } from "../desk";
import { seated, yields } from "../frame/seats";
import { Named } from "../look";
import { seatColour } from "../palette";
import type { Content, PlayerView, SeatView, UnitInfo } from "../wire";
import { termName } from "../things";
import { plain, say } from "../words";

const COLUMNS = [
  "points",
  "points-public",
  "points-secret",
  "points-other",
  "planets",
  "resources",
  "influence",
  "trade-goods",
  "counters",
  "technologies",
  "ships",
  "fleet-worth",
  "troops",
] as const;
type Column = (typeof COLUMNS)[number];
/** Columns whose names are cut short, so that all of them stand beside each other. */
const ABBREVIATED: ReadonlySet<Column> = new Set(["resources", "influence"] as const);

/** A card without the number of its copy. */
const bare = (card: string) => card.replace(/#\d+$/, "");

/** What everybody has, in figures. */
export function figuresOf(view: SeatView, content: Content, seat: number, player: PlayerView): Record<Column, number> {
  const systems = view.position.systems;
  const planets = systems.flatMap((system) => system.planets ?? []);
  const groups = [...systems, ...planets]
    .flatMap((place) => place.stacks ?? [])
    .filter((stack) => stack.owner === seat)
    .flatMap((stack) => stack.groups ?? []);
  const total = (category: string, of: (unit: UnitInfo) => number) =>
    groups.reduce((sum, group) => {
      const unit = content.units[group.kind];
      return unit?.category === category ? sum + of(unit) * (group.count ?? 1) : sum;
    }, 0);
  const claimed = (secret: boolean) =>
    view.position.claims
      .filter((claim) => claim.seat === seat && content.cards[bare(claim.source)]?.kind === "objective")
      .filter((claim) => (content.cards[bare(claim.source)]?.stage === "secret") === secret)
      .reduce((sum, claim) => sum + claim.points, 0);
  return {
    points: player.points,
    "points-public": claimed(false),
    "points-secret": claimed(true),
    "points-other": player.points - claimed(false) - claimed(true),
    planets: planets.filter((planet) => planet.owner === seat).length,
    resources: yields(view, content, seat, "resources").all,
    influence: yields(view, content, seat, "influence").all,
    "trade-goods": player.trade_goods,
    counters: player.pool + player.fleet + player.strategy,
    technologies: player.technologies.length + player.upgrades.length,
    ships: total("ship", () => 1),
    "fleet-worth": Math.round(total("ship", (unit) => unit.cost / Math.max(1, unit.per))),
    troops: total("ground", () => 1),
  };
}

export function Sheets() {
  const view = useView();
  return (
    <>
      <Comparison />
      <div className="sheets">
        {seated(view.position.seating, view.position.players.length).map((seat) => {
          const player = view.position.players[seat];
          return player && <Sheet key={seat} seat={seat} player={player} />;
        })}
      </div>
    </>
  );
}

/** Everybody side by side, by whichever figure one likes. */
function Comparison() {
  const { content } = useDesk();
  const view = useView();
  const [by, setBy] = useState<Column>("points");
  const [least, setLeast] = useState(false);
  const rows = view.position.players.map((player, seat) => ({ seat, figures: figuresOf(view, content, seat, player) }));
  rows.sort((a, b) => (b.figures[by] - a.figures[by]) * (least ? -1 : 1));
  const sort = (name: Column) => {
    setLeast(name === by && !least);
    setBy(name);
  };
  return (
    <table className="comparison">
      <thead>
        <tr>
          <th scope="col">{say("players")}</th>
          {COLUMNS.map((name) => (
            <th key={name} scope="col" aria-sort={by !== name ? "none" : least ? "ascending" : "descending"}>
              <button type="button" title={say(name)} aria-label={say(name)} onClick={() => sort(name)}>
                {say(ABBREVIATED.has(name) ? `${name}-short` : name)}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ seat, figures }) => (
          <tr key={seat}>
            <th scope="row">
              <Player seat={seat} />
            </th>
            {COLUMNS.map((name) => (
              <td key={name}>{figures[name]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What one knows of a player's hand: the own, what was shown, and everything where hands lie open. */
function inHand({ action_cards, political_cards, secret_objectives, preliminary_objectives }: PlayerView): readonly string[] {
  return [action_cards, political_cards, secret_objectives, preliminary_objectives].flatMap(({ seen }) => seen ?? []);
}

function Sheet({ seat, player }: { seat: number; player: PlayerView }) {
  const { content } = useDesk();
  const view = useView();
  const { position } = view;
  const planets = position.systems.flatMap((system) => (system.planets ?? []).filter((planet) => planet.owner === seat));
  const leaders = position.leaders.filter((leader) => leader.owner === seat);
  const strength = figuresOf(view, content, seat, player);
  const ready = (what: "resources" | "influence") => {
    const { ready: fresh, all } = yields(view, content, seat, what);
    return `${fresh}/${all}`;
  };
  const figures: [string, string | number][] = [
    ["command-pool", player.pool],
    ["fleet-supply", player.fleet],
    ["strategy-allocation", player.strategy],
    ["reinforcements", player.reinforcements],
    ["action-cards", player.action_cards.count],
    ["political-cards", player.political_cards.count],
    ["secret-objectives", player.secret_objectives.count],
    ["trade-goods", player.trade_goods],
    ["resources", ready("resources")],
    ["influence", ready("influence")],
    ["ships", strength.ships],
    ["fleet-worth", strength["fleet-worth"]],
    ["troops", strength.troops],
  ];
  const agreements = position.agreements.flatMap(({ partners, goods }) => {
    const side = partners.indexOf(seat);
    return side < 0 ? [] : [{ other: partners[1 - side] ?? -1, waiting: goods?.[side] ?? 0 }];
  });
  const names = content.races[player.race]?.leaders ?? [];
  return (
    <article className="sheet" style={{ borderColor: seatColour(seat) }} aria-label={player.name}>
      <header>
        <SeatMark seat={seat} size={22} />
        <h3>
          {player.name} {player.race ? <Named thing={`race:${player.race}`} /> : <small>{raceName(content, "")}</small>}
        </h3>
        <span className="points">{say("points-of", { points: player.points, goal: position.goal })}</span>
      </header>
      {player.out && <p className="out">{say(`out-${player.out}`)}</p>}
      <dl className="figures">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{say(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {(content.races[player.race]?.abilities ?? []).map((ability) => (
        <p key={ability.id} className="ability">
          {ability.name && <b>{ability.name}: </b>}
          {ability.text}
        </p>
      ))}
      <Listed title={say("cards-known")} things={inHand(player).map((card) => `card:${card}`)} />
      <Listed title={say("technologies")} things={[...player.technologies, ...player.upgrades].map((id) => `technology:${id}`)} />
      <Listed
        title={say("planets")}
        things={planets.map((planet) => `planet:${planet.id}`)}
        faded={(n) => planets[n]?.exhausted ?? false}
      />
      {leaders.map((leader) => (
        <p key={leader.id} className="listed">
          <b>{names.find((each) => each[0] === leader.id)?.[2] ?? plain(leader.id)}</b> {termName(content, leader.kind)}{" "}
          {leader.where ? <Named thing={leader.where} /> : position.round > 0 && <small>{say("lost")}</small>}
        </p>
      ))}
      {agreements.length > 0 && (
        <p className="listed">
          <b>{say("agreements")}</b>{" "}
          {agreements.map(({ other, waiting }, n) => (
            <span key={n}>
              <Named thing={`player:${other}`} />
              <small>{say("goods-waiting", { count: waiting })}</small>{" "}
            </span>
          ))}
        </p>
      )}
      <Listed
        title={say("claimed")}
        things={position.claims.filter((claim) => claim.seat === seat).map((claim) => `card:${claim.source}`)}
      />
    </article>
  );
}

/** Things by name, each of which can be looked at. */
export function Listed({
  title,
  things,
  faded = () => false,
}: {
  title: string;
  things: readonly string[];
  faded?: (n: number) => boolean;
}) {
  if (things.length === 0) return null;
  return (
    <p className="listed">
      <b>{title}</b>{" "}
      {things.map((thing, n) => (
        <Named key={thing} thing={thing} className={faded(n) ? "faded" : ""} />
      ))}
    </p>
  );
}

/** Trade Agreements, and the contracts everybody still has to give. */
export function Trade() {
  const { content } = useDesk();
  const { agreements, declarations = [], players } = useView().position;
  const given = (seat: number, contract: number) =>
    agreements.some((agreement) =>
      agreement.partners.some((partner, n) => partner === seat && agreement.contracts[n] === contract),
    );
  return (
    <div className="trade">
      <h3>{say("agreements")}</h3>
      {agreements.length === 0 && <p className="empty">{say("agreements-none")}</p>}
      <ul className="cards">
        {agreements.map((agreement, n) => (
          <li key={n} className="card agreement">
            {agreement.partners.map((seat, side) => (
              <span key={side}>
                <Player seat={seat} /> <small>{say("goods-waiting", { count: agreement.goods?.[side] ?? 0 })}</small>
              </span>
            ))}
          </li>
        ))}
      </ul>
      {declarations.length > 0 && <h3>{say("wars")}</h3>}
      <ul className="cards">
        {declarations.map(({ seat, target }) => (
          <li key={`${seat}-${target}`} className="card agreement">
            <Player seat={seat} /> <span aria-hidden="true">⚔</span> <Player seat={target} />
          </li>
        ))}
      </ul>
      <h3>{say("contracts")}</h3>
      <p className="thing-note">{say("contracts-mean")}</p>
      <table>
        <tbody>
          {players.map((player, seat) => (
            <tr key={seat}>
              <th scope="row">
                <Player seat={seat} />
              </th>
              {(content.races[player.race]?.contracts ?? []).map((value, n) => (
                <td key={n} className={given(seat, n) ? "given" : ""}>
                  {say(given(seat, n) ? "contract-given" : "contract-open", { value })}
                </td>
              ))}
              <td>{say("goods-owned", { count: player.trade_goods })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
