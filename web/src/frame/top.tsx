/** The top of the table: when it is, how far everybody has come, what is asked of all, what is law. */

import { memo, type ReactNode } from "react";

import { SeatMark, cardName, nameOf, useDesk, useName, useSeen } from "../desk";
import { Lookable } from "../look";
import type { Live } from "../live";
import { alike } from "../store";
import { outcomeName } from "../things";
import { say } from "../words";
import { AroundMenu } from "./around";
import { Settings } from "./settings";

export const PANES = ["sheets", "strategy", "council", "objectives", "technology", "trade"] as const;

export const TopBar = memo(function TopBar({ status }: { status: Live["status"] | "again" }) {
  const { show } = useDesk();
  const pane = useSeen((seen) => seen.pane);
  return (
    <header className="top-bar">
      <a href="/" className="brand">
        {say("brand")}
      </a>
      <When />
      <VictoryTrack />
      <nav aria-label={say("panes")}>
        {PANES.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={pane === name}
            data-pane={name}
            onClick={() => show(pane === name ? "" : name)}
          >
            {say(`pane-${name}`)}
          </button>
        ))}
      </nav>
      <button
        type="button"
        className="look-up"
        aria-label={say("pane-reference")}
        title={say("pane-reference")}
        aria-pressed={pane === "reference"}
        data-pane="reference"
        onClick={() => show(pane === "reference" ? "" : "reference")}
      >
        <svg viewBox="0 0 20 20" width="18" height="18" fill="none" stroke="currentColor" strokeWidth="2.2" aria-hidden="true">
          <circle cx="8" cy="8" r="5.4" />
          <path d="m12.2 12.2 5.6 5.6" strokeLinecap="round" />
        </svg>
      </button>
      <Elsewhere replaying={status === "again"} />
      <AroundMenu />
      <Settings />
      <span className={`connection ${status}`} role="status" title={say(`status-${status}`)}>
        {say(`status-${status}`)}
      </span>
    </header>
  );
});

/** Round, phase, whose turn it is, what is before the council. */
function When() {
  const { content } = useDesk();
  const round = useSeen((seen) => seen.view.position.round);
  const phase = useSeen((seen) => seen.view.position.phase);
  const active = useSeen((seen) => seen.view.position.active);
  const agenda = useSeen((seen) => seen.view.position.council[0]?.card);
  const name = useName(active);
  return (
    <p className="when">
      {round > 0 && <b>{say("round", { round })}</b>} <span>{say(`phase-${phase}`)}</span>
      {active >= 0 && phase === "action" && (
        <span className="turn">
          <SeatMark seat={active} />
          <span>{say("turn-of", { name })}</span>
        </span>
      )}
      {agenda && <span>{cardName(content, agenda)}</span>}
    </p>
  );
}

/** The other pages of this table: the game again, or back to where it stands now; and in figures when it is over. */
function Elsewhere({ replaying }: { replaying: boolean }) {
  const { table } = useDesk();
  const seat = useSeen((seen) => seen.view.seat);
  const over = useSeen((seen) => seen.view.over);
  const here = `/tables/${encodeURIComponent(table)}`;
  const query = seat === null ? "" : `?seat=${seat}`;
  return (
    <span className="elsewhere">
      <WayTo href={replaying ? `${here}${query}` : `${here}/replay${query}`} name={replaying ? "replay-back" : "replay"}>
        <path d="M4 5.5A7.5 7.5 0 1 1 2.6 11M4 1.5v4h4" />
        <path d="M8.2 7.2v5.6l4.6-2.8Z" fill="currentColor" stroke="none" />
      </WayTo>
      {over && (
        <WayTo href={`${here}/end${query}`} name="end-page">
          <path d="M3 17V9M10 17V3M17 17v-5" />
        </WayTo>
      )}
    </span>
  );
}

/** A way to another page, by its name, or by its sign where there is little room. */
function WayTo({ href, name, children }: { href: string; name: string; children: ReactNode }) {
  return (
    <a href={href} title={say(name)}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
          {children}
        </g>
      </svg>
      <span>{say(name)}</span>
    </a>
  );
}

/** Where everybody stands on the way to victory. */
const VictoryTrack = memo(function VictoryTrack() {
  const { seen } = useDesk();
  const goal = useSeen(({ view }) => view.position.goal);
  const points = useSeen(({ view }) => view.position.players.map((player) => player.points), alike);
  const most = Math.max(goal, ...points);
  const names = (seats: readonly number[]) => seats.map((seat) => nameOf(seen.get().view, seat)).join(", ");
  return (
    <ol className="victory" aria-label={say("points")}>
      {Array.from({ length: most + 1 }, (_, place) => {
        const here = points.flatMap((each, seat) => (each === place ? [seat] : []));
        return (
          <li key={place} className={place === goal ? "goal" : ""} title={names(here)}>
            <span className="points">{place}</span>
            <span className="marks">
              {here.map((seat) => (
                <SeatMark key={seat} seat={seat} size={here.length > 4 ? 9 : 11} />
              ))}
            </span>
            {here.length > 0 && <span className="unseen">{names(here)}</span>}
          </li>
        );
      })}
    </ol>
  );
});

/** Objectives and laws: they lie open for all. */
export const Shelf = memo(function Shelf() {
  const { show } = useDesk();
  const objectives = useSeen((seen) => seen.view.position.objectives);
  const special = useSeen((seen) => seen.view.position.special);
  const preliminary = useSeen((seen) => seen.view.position.preliminary);
  const laws = useSeen((seen) => seen.view.position.laws);
  return (
    <div className="shelf">
      <h3>{say("pane-objectives")}</h3>
      <ul className="objective-chips" aria-label={say("public-objectives")}>
        {objectives.map((objective) => (
          <Objective key={objective.id} id={objective.id} claimed={objective.claimed ?? []} />
        ))}
        {special.length + preliminary.length > 0 && (
          <li>
            <button type="button" className="chip" onClick={() => show("objectives")}>
              {say("special-short", { count: special.length + preliminary.length })}
            </button>
          </li>
        )}
        {objectives.length === 0 && <li className="empty">{say("objectives-none")}</li>}
      </ul>
      <h3>{say("laws")}</h3>
      <ul className="law-chips" aria-label={say("laws")}>
        {laws.map((law) => (
          <li key={law.card}>
            <Lookable thing={`card:${law.card}`} className="chip law">
              <LawName card={law.card} elected={law.elected ?? ""} />
            </Lookable>
          </li>
        ))}
        {laws.length === 0 && <li className="empty">{say("laws-none")}</li>}
      </ul>
    </div>
  );
});

/** A law, and who or what was elected. */
function LawName({ card, elected }: { card: string; elected: string }) {
  const { content } = useDesk();
  const whom = useSeen(({ view }) => (elected ? outcomeName(content, view, elected) : ""));
  return (
    <>
      <span>{cardName(content, card)}</span>
      {whom && <span className="elected">{whom}</span>}
    </>
  );
}

function Objective({ id, claimed }: { id: string; claimed: readonly number[] }) {
  const { content } = useDesk();
  const fits = useSeen((seen) => seen.view.qualifies.includes(id));
  const mine = useSeen((seen) => seen.view.seat !== null && claimed.includes(seen.view.seat));
  const far = useSeen(({ view }) => {
    const [only, ...more] = view.progress.find((each) => each.objective === id)?.counts ?? [];
    return only && more.length === 0 && only.need > 1 ? `${Math.min(only.have, only.need)}/${only.need}` : "";
  });
  const card = content.cards[id];
  return (
    <li>
      <Lookable thing={`card:${id}`} className={`chip objective${fits ? " fits" : ""}${mine ? " mine" : ""}`}>
        <b>{card?.points ?? ""}</b>
        <span>{cardName(content, id)}</span>
        {!mine && !fits && far && <small className="far">{far}</small>}
        {fits && <em title={say("qualifies")}>{"✓"}</em>}
        {claimed.length > 0 && (
          <span className="claims">
            {claimed.map((seat) => (
              <SeatMark key={seat} seat={seat} size={11} />
            ))}
          </span>
        )}
      </Lookable>
    </li>
  );
}
