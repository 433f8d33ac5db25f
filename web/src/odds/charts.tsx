/** Charts of a battle: the chance by round, and what is left of either side. */

import { UnitIcon } from "../board/symbols";
import { seatColour } from "../palette";
import type { BattleTold, Content, SideLeft, Standing } from "../wire";
import { figure, say } from "../words";

const OPEN = "var(--line)";
const DRAWN = "#7f8aa5";
const SHARES = ["win", "draw", "lose", "open"] as const;
const COLOURS = { win: seatColour(0), draw: DRAWN, lose: seatColour(1), open: OPEN } as const;
/** From when on a battle counts as over. */
const SETTLED = 0.005;
/** What happens more seldom than this is not listed. */
const NEVER = 0.0005;
const SHOWN = 6;

export function percent(share: number): string {
  if (share > 0 && share < 0.001) return `< ${figure(0.1)}%`;
  return `${figure(share * 100, share >= 0.0995 && share < 0.9995 ? 0 : 1, true)}%`;
}

/** How it ends: who wins, in large figures and as a bar. */
export function Verdict({ told }: { told: BattleTold }) {
  const shares = { win: told.win, draw: told.draw, lose: told.lose, open: 0 };
  return (
    <section className="verdict" aria-label={say("odds-verdict")} aria-live="polite">
      <dl className="shares">
        {(["win", "draw", "lose"] as const).map((name) => (
          <div key={name} className={name}>
            <dt>{say(`odds-${name}`)}</dt>
            <dd data-share={name}>{percent(told[name])}</dd>
          </div>
        ))}
        {told.kind !== "space" && (
          <div className="planet">
            <dt>{say("odds-takes-planet")}</dt>
            <dd data-share="planet">{percent(told.takes_planet)}</dd>
          </div>
        )}
      </dl>
      <Bar shares={shares} />
      <p className="faint">
        {say("odds-rounds", { rounds: figure(told.rounds) })}
        {told.attacker.retreats > SETTLED && ` · ${say("odds-attacker-retreats", { chance: percent(told.attacker.retreats) })}`}
        {told.defender.retreats > SETTLED && ` · ${say("odds-defender-retreats", { chance: percent(told.defender.retreats) })}`}
        {told.stalemate > SETTLED && ` · ${say("odds-stalemate", { chance: percent(told.stalemate) })}`}
      </p>
    </section>
  );
}

function Bar({ shares }: { shares: Readonly<Record<(typeof SHARES)[number], number>> }) {
  return (
    <span className="share-bar" aria-hidden="true">
      {SHARES.filter((name) => shares[name] > 0).map((name) => (
        <i key={name} style={{ flexGrow: shares[name], background: COLOURS[name] }} />
      ))}
    </span>
  );
}

/** How it stands after each round, until it is as good as over. */
export function ByRound({ after }: { after: readonly Standing[] }) {
  const end = after.findIndex((each) => each.open < SETTLED);
  const shown = end < 0 ? after : after.slice(0, end + 1);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <div className="by-round" role="region" tabIndex={0} aria-label={say("odds-by-round")}>
      <table>
        <caption>{say("odds-by-round")}</caption>
        <thead>
          <tr>
            <th scope="col">{say("odds-after-round")}</th>
            <th scope="col" className="chart-column" aria-hidden="true" />
            {SHARES.map((name) => (
              <th key={name} scope="col">
                <i className="dot" style={{ background: COLOURS[name] }} />
                {say(`odds-${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((standing) => (
            <tr key={standing.round}>
              <th scope="row">{standing.round}</th>
              <td className="chart-column">
                <Bar shares={standing} />
              </td>
              {SHARES.map((name) => (
                <td key={name}>{percent(standing[name])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What is left of a side: the chances of none, one, two … of each kind, and the likeliest fleets. */
export function LeftOf({ side, seat, content }: { side: SideLeft; seat: number; content: Content }) {
  const shown = side.survivors.filter((each) => each.chance >= NEVER).slice(0, SHOWN);
  const others = 1 - shown.reduce((sum, each) => sum + each.chance, 0);
  const likeliest = Math.max(...shown.map((each) => each.chance), 0.01);
  return (
    <section className="left-of" aria-label={say(seat === 0 ? "odds-attacker" : "odds-defender")}>
      <h3 style={{ borderColor: seatColour(seat) }}>{say(seat === 0 ? "odds-left-attacker" : "odds-left-defender")}</h3>
      <p className="faint">{say("odds-value", { left: figure(side.value), before: figure(side.value_before) })}</p>
      <ul className="kinds">
        {Object.entries(side.kinds).map(([kind, chances]) => (
          <li key={kind}>
            <UnitIcon kind={kind} colour={seatColour(seat)} size={22} />
            <span className="kind-name">{content.units[kind]?.name ?? kind}</span>
            <ol className="columns">
              {chances.map((chance, count) => (
                <li key={count} title={percent(chance)}>
                  <i style={{ height: `${Math.max(chance * 34, chance > 0 ? 1.5 : 0)}px`, background: seatColour(seat) }} />
                  <span>{count}</span>
                  <span className="unseen">{percent(chance)}</span>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
      <ol className="fleets">
        {shown.map((each, n) => (
          <li key={n}>
            <b>{percent(each.chance)}</b>
            <i className="likely" style={{ width: `${(each.chance / likeliest) * 100}%`, background: seatColour(seat) }} />
            <span>{fleet(each.units, content)}</span>
          </li>
        ))}
        {others > NEVER && (
          <li>
            <b>{percent(others)}</b>
            <span>{say("odds-others")}</span>
          </li>
        )}
      </ol>
    </section>
  );
}

function fleet(units: readonly { kind: string; count?: number; damage?: number }[], content: Content): string {
  if (units.length === 0) return say("odds-nobody");
  return units
    .map(({ kind, count = 1, damage = 0 }) => {
      const unit = content.units[kind];
      const name = (count > 1 ? unit?.several : unit?.name) || unit?.name || kind;
      return `${count > 1 ? `${count} ` : ""}${name}${damage ? ` (${say("damaged")})` : ""}`;
    })
    .join(", ");
}
