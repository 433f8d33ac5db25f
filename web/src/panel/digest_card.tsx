/** What happened since one last decided, opened by itself when it matters; its lines light their places. */

import { useEffect, useMemo, useState } from "react";

import { SeatMark, useDesk, useSeen } from "../desk";
import { onceDrawn } from "../drawn";
import { onPhone } from "../frame/tabs";
import type { Happening } from "../wire";
import { Sentence } from "../sentence";
import { say } from "../words";
import { digestOf, isOutcome, matters } from "./digest";
import { seatOf, thingsOf } from "./turns";

const KEPT = "mecatol.decided";

/** How much one had heard when one last decided, kept in the browser for the next visit. */
function useSince(table: string, seat: number | null): number {
  const decision = useSeen((seen) => seen.view.decision?.id ?? "");
  const sequence = useSeen((seen) => seen.view.sequence);
  const name = `${KEPT}.${table}.${seat ?? ""}`;
  const [known, setKnown] = useState(() => ({ decision: "", since: Number(localStorage.getItem(name) ?? 0), last: sequence }));
  if (decision !== known.decision) {
    // Who was asked and is asked no more, or something else, has decided.
    const since = known.decision ? known.last : known.since;
    setKnown({ decision, since, last: sequence });
  } else if (decision && sequence !== known.last) {
    setKnown({ ...known, last: sequence });
  }
  const { since } = known;
  useEffect(() => (since > 0 ? onceDrawn(() => localStorage.setItem(name, `${since}`)) : undefined), [name, since]);
  return since;
}

export function DigestCard({ events }: { events: readonly Happening[] }) {
  const { table } = useDesk();
  const seat = useSeen((seen) => seen.view.seat);
  const asked = useSeen((seen) => seen.view.decision?.id ?? "");
  const since = useSince(table, seat);
  const [closed, setClosed] = useState(0);
  const [unfolded, setUnfolded] = useState(0);
  const digest = useMemo(
    () =>
      seat === null || since === 0
        ? null
        : digestOf(
            events.filter((event) => event.number > since),
            seat,
          ),
    [events, seat, since],
  );
  if (!digest || !asked || !matters(digest) || closed === since) return null;
  const lines = digest.mine.length + digest.others.length;
  // On a phone what is asked needs the room, unless one was touched oneself.
  const folded = onPhone() && digest.mine.length === 0 && unfolded !== since;
  return (
    <aside className={folded ? "digest folded" : "digest"} aria-label={say("digest")}>
      <header>
        <h2>{say("digest")}</h2>
        {folded && (
          <button type="button" className="named" aria-expanded={false} onClick={() => setUnfolded(since)}>
            {say("digest-lines", { count: lines })}
          </button>
        )}
        <button type="button" aria-label={say("close")} onClick={() => setClosed(since)}>
          ×
        </button>
      </header>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <ul tabIndex={0} aria-label={say("digest")} hidden={folded}>
        {digest.mine.map((event) => (
          <DigestLine key={event.number} event={event} mine />
        ))}
        {digest.others.map((event) => (
          <DigestLine key={event.number} event={event} />
        ))}
      </ul>
    </aside>
  );
}

function DigestLine({ event, mine = false }: { event: Happening; mine?: boolean }) {
  const { point } = useDesk();
  return (
    <li
      className={mine ? "mine" : isOutcome(event) ? "then" : ""}
      data-kind={event.kind}
      onPointerEnter={() => point(thingsOf(event))}
      onPointerLeave={() => point([])}
    >
      <SeatMark seat={seatOf(event)} size={12} />
      <Sentence text={event.text} links={event.links} />
    </li>
  );
}
