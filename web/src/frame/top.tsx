/** The top of the table: when it is, how far everybody has come, what is asked of all, what is law. */

import { SeatMark, cardName, nameOf, useDesk, useSeen, useView } from "../desk";
import { Lookable } from "../look";
import type { Live } from "../live";
import { say } from "../words";
import { AroundMenu } from "./around";
import { Settings } from "./settings";

export const PANES = ["sheets", "strategy", "council", "objectives", "technology", "trade"] as const;

export function TopBar({ status }: { status: Live["status"] | "again" }) {
  const { content, show } = useDesk();
  const view = useView();
  const pane = useSeen((seen) => seen.pane);
  const { position } = view;
  const agenda = position.council[0];
  return (
    <header className="top-bar">
      <a href="/" className="brand">
        {say("brand")}
      </a>
      <p className="when">
        {position.round > 0 && <b>{say("round", { round: position.round })}</b>} <span>{say(`phase-${position.phase}`)}</span>
        {position.active >= 0 && position.phase === "action" && (
          <span className="turn">
            <SeatMark seat={position.active} />
            {say("turn-of", { name: nameOf(view, position.active) })}
          </span>
        )}
        {agenda && <span>{cardName(content, agenda.card)}</span>}
      </p>
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
      <a href={replaying ? `${here}${query}` : `${here}/replay${query}`}>{say(replaying ? "replay-back" : "replay")}</a>
      {over && <a href={`${here}/end${query}`}>{say("end-page")}</a>}
    </span>
  );
}

/** Where everybody stands on the way to victory. */
function VictoryTrack() {
  const view = useView();
  const { players, goal } = view.position;
  const most = Math.max(goal, ...players.map((player) => player.points));
  return (
    <ol className="victory" aria-label={say("points")}>
      {Array.from({ length: most + 1 }, (_, points) => {
        const here = players.flatMap((player, seat) => (player.points === points ? [seat] : []));
        return (
          <li key={points} className={points === goal ? "goal" : ""} title={here.map((seat) => nameOf(view, seat)).join(", ")}>
            <span className="points">{points}</span>
            <span className="marks">
              {here.map((seat) => (
                <SeatMark key={seat} seat={seat} size={here.length > 4 ? 9 : 11} />
              ))}
            </span>
            {here.length > 0 && <span className="unseen">{here.map((seat) => nameOf(view, seat)).join(", ")}</span>}
          </li>
        );
      })}
    </ol>
  );
}

/** Objectives and laws: they lie open for all. */
export function Shelf() {
  const { show } = useDesk();
  const view = useView();
  const { objectives, special, preliminary, laws } = view.position;
  return (
    <div className="shelf">
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
      <ul className="law-chips" aria-label={say("laws")}>
        {laws.map((law) => (
          <li key={law.card}>
            <Lookable thing={`card:${law.card}`} className="chip law">
              <LawName card={law.card} />
            </Lookable>
          </li>
        ))}
        {laws.length === 0 && <li className="empty">{say("laws-none")}</li>}
      </ul>
    </div>
  );
}

function LawName({ card }: { card: string }) {
  return cardName(useDesk().content, card);
}

function Objective({ id, claimed }: { id: string; claimed: readonly number[] }) {
  const { content } = useDesk();
  const fits = useSeen((seen) => seen.view.qualifies.includes(id));
  const mine = useSeen((seen) => seen.view.seat !== null && claimed.includes(seen.view.seat));
  const card = content.cards[id];
  return (
    <li>
      <Lookable thing={`card:${id}`} className={`chip objective${fits ? " fits" : ""}${mine ? " mine" : ""}`}>
        <b>{card?.points ?? ""}</b>
        <span>{cardName(content, id)}</span>
        {fits && <em title={say("qualifies")}>{"✓"}</em>}
        {claimed.map((seat) => (
          <SeatMark key={seat} seat={seat} size={11} />
        ))}
      </Lookable>
    </li>
  );
}
