/** Everybody at the table: a strip above the galaxy, and the public sheets. */

import { Litable, cardName, nameOf, raceName, technologyName, useDesk } from "../desk";
import { initial, seatColour } from "../palette";
import type { PlayerView } from "../wire";
import { plain, say } from "../words";

/** Seats in the order they sit. */
function seated(seating: readonly number[], count: number): readonly number[] {
  return seating.length === count ? seating : Array.from({ length: count }, (_, n) => n);
}

export function PlayerStrip() {
  const { view, content } = useDesk();
  const { position } = view;
  const waiting = new Set(view.waiting_for.map((each) => each.seat));
  return (
    <ol className="strip" aria-label={say("players")}>
      {seated(position.seating, position.players.length).map((seat) => {
        const player = position.players[seat];
        if (!player) return null;
        const cards = position.strategy_cards.filter((card) => (card.holder ?? -1) === seat);
        return (
          <li key={seat} style={{ borderColor: seatColour(seat) }} className={`${seat === view.seat ? "me" : ""}${player.passed && position.phase === "action" ? " passed" : ""}`}>
            <Litable thing={`player:${seat}`} label={say("choose-thing", { thing: player.name })} className="strip-player">
              <i className="badge" style={{ background: seatColour(seat) }}>
                {initial(player.name)}
              </i>
              <span className="who">
                <b>
                  {player.name}
                  {position.speaker === seat && <Speaker />}
                </b>
                <small>{raceName(content, player.race).replace(/^The /, "")}</small>
              </span>
              <span className="points" title={say("points")}>
                {player.points}
              </span>
              <span className="strip-cards">
                {cards.map((card) => (
                  <em key={card.id} className={card.played ? "played" : ""} title={cardName(content, card.id)}>
                    {card.number}
                  </em>
                ))}
                {player.passed && position.phase === "action" ? <small>{say("passed")}</small> : waiting.has(seat) && <small className="thinking">{say("thinking")}</small>}
              </span>
              <Holdings player={player} />
            </Litable>
          </li>
        );
      })}
    </ol>
  );
}

/** What everybody may count: Command Counters, Trade Goods, cards. */
function Holdings({ player }: { player: PlayerView }) {
  const figures: [string, string | number][] = [
    ["counters-short", `${player.pool}·${player.fleet}·${player.strategy}`],
    ["goods-short", player.trade_goods],
    ["cards-short", `${player.action_cards.count}·${player.political_cards.count}`],
  ];
  return (
    <span className="holdings">
      {figures.map(([name, value]) => (
        <span key={name} title={say(`${name}-title`)}>
          {say(name)} <b>{value}</b>
        </span>
      ))}
    </span>
  );
}

function Speaker() {
  return (
    <svg className="speaker" viewBox="-10 -10 20 20" width="14" height="14" role="img" aria-label={say("speaker")}>
      <title>{say("speaker")}</title>
      <path d="M-8 3-3-3 3-8 8-3 3 3-3 8Z" fill="#e9b949" transform="rotate(0)" />
      <path d="M-3-3 3 3" stroke="#4a3607" strokeWidth="2" />
    </svg>
  );
}

export function Sheets() {
  const { view } = useDesk();
  return (
    <div className="sheets">
      {seated(view.position.seating, view.position.players.length).map((seat) => {
        const player = view.position.players[seat];
        return player && <Sheet key={seat} seat={seat} player={player} />;
      })}
    </div>
  );
}

export function Sheet({ seat, player }: { seat: number; player: PlayerView }) {
  const { content, view } = useDesk();
  const { position } = view;
  const planets = position.systems.flatMap((system) => (system.planets ?? []).filter((planet) => planet.owner === seat));
  const printed = Object.values(content.tiles).flatMap((tile) => tile.planets);
  const worth = (what: "resources" | "influence", fresh: boolean) =>
    planets
      .filter((planet) => !fresh || !planet.exhausted)
      .reduce((sum, planet) => sum + (printed.find((each) => each.id === planet.id)?.[what] ?? 0), 0);
  const leaders = position.leaders.filter((leader) => leader.owner === seat);
  const figures: [string, string | number][] = [
    ["command-pool", player.pool],
    ["fleet-supply", player.fleet],
    ["strategy-allocation", player.strategy],
    ["reinforcements", player.reinforcements],
    ["trade-goods", player.trade_goods],
    ["resources", `${worth("resources", true)} / ${worth("resources", false)}`],
    ["influence", `${worth("influence", true)} / ${worth("influence", false)}`],
    ["action-cards", player.action_cards.count],
    ["political-cards", player.political_cards.count],
    ["secret-objectives", player.secret_objectives.count],
  ];
  return (
    <article className="sheet" style={{ borderColor: seatColour(seat) }} aria-label={player.name}>
      <header>
        <i className="badge" style={{ background: seatColour(seat) }}>
          {initial(player.name)}
        </i>
        <h3>
          {player.name} <small>{raceName(content, player.race)}</small>
        </h3>
        <span className="points">{say("points-of", { points: player.points, goal: position.goal })}</span>
      </header>
      {player.out && <p className="out">{plain(player.out)}</p>}
      <dl className="figures">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{say(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Named title={say("technologies")} names={[...player.technologies, ...player.upgrades].map((id) => technologyName(content, id))} />
      <Named
        title={say("planets")}
        names={planets.map((planet) => `${printed.find((each) => each.id === planet.id)?.name ?? plain(planet.id)}${planet.exhausted ? ` (${say("exhausted")})` : ""}`)}
      />
      <Named title={say("leaders")} names={leaders.map((leader) => leaderLine(content.races[player.race]?.leaders ?? [], leader.id, leader.kind, leader.where ?? ""))} />
      <Named title={say("claimed")} names={position.claims.filter((claim) => claim.seat === seat).map((claim) => `${cardName(content, claim.source)} (${claim.points})`)} />
    </article>
  );
}

function leaderLine(names: readonly [string, string, string][], id: string, kind: string, where: string): string {
  const name = names.find((each) => each[0] === id)?.[2] ?? plain(id);
  return `${name}, ${plain(kind).toLowerCase()}${where ? "" : ` (${say("lost")})`}`;
}

export function Named({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p className="named">
      <b>{title}</b> {names.join(" · ")}
    </p>
  );
}

/** Trade Agreements, and the contracts everybody still has to give. */
export function Trade() {
  const { view, content } = useDesk();
  const { agreements, players } = view.position;
  const given = (seat: number, contract: number) =>
    agreements.some((agreement) => agreement.partners.some((partner, n) => partner === seat && agreement.contracts[n] === contract));
  return (
    <div className="trade">
      <h3>{say("agreements")}</h3>
      {agreements.length === 0 && <p className="empty">{say("agreements-none")}</p>}
      <ul className="cards">
        {agreements.map((agreement, n) => {
          const [first, second] = agreement.partners;
          return (
            <li key={n} className="card agreement">
              {[first, second].map((seat, side) => (
                <span key={side} style={{ color: seatColour(seat) }}>
                  {nameOf(view, seat)} <small>{say("goods-waiting", { count: agreement.goods?.[side] ?? 0 })}</small>
                </span>
              ))}
            </li>
          );
        })}
      </ul>
      <h3>{say("contracts")}</h3>
      <table>
        <tbody>
          {players.map((player, seat) => (
            <tr key={seat}>
              <th scope="row" style={{ color: seatColour(seat) }}>
                {player.name}
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
