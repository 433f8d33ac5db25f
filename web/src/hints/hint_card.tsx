/** A hint beside what is decided, in somebody's first game. */

import { memo, useEffect, useMemo, useState } from "react";

import { useDesk, useSeen } from "../desk";
import { onceDrawn } from "../drawn";
import { editorOf } from "../editors/registry";
import { say } from "../words";
import { hintNow, parsed, read, type Shown } from "./hints";

const KEPT = "mecatol.hints";

function kept(): Shown {
  try {
    return parsed(localStorage.getItem(KEPT));
  } catch {
    return parsed(null);
  }
}

function keep(shown: Shown): Shown {
  try {
    localStorage.setItem(KEPT, JSON.stringify(shown));
  } catch {
    // it lasts as long as the page then
  }
  return shown;
}

export const HintCard = memo(function HintCard() {
  const { table, content, seen } = useDesk();
  const [before] = useState(kept);
  const [shown, setShown] = useState(before);
  const [now, setNow] = useState("");
  const seat = useSeen(({ view }) => view.seat);
  const over = useSeen(({ view }) => view.over);
  const decision = useSeen(({ view }) => view.decision);
  const editor = useMemo(
    () => (decision && !shown.off ? editorOf(decision, seen.get().view, content).name : ""),
    [decision, shown.off, seen, content],
  );
  const fighting = useSeen(({ view }) => {
    const { battle } = view.position;
    return battle ? view.seat === battle.attacker.seat || view.seat === battle.defender.seat : false;
  });
  const cards = useSeen(({ view }) => {
    const me = view.seat === null ? undefined : view.position.players[view.seat];
    return me ? (me.action_cards.seen?.length ?? 0) + (me.political_cards.seen?.length ?? 0) : 0;
  });
  const canTakeBack = useSeen(({ view }) => view.can_take_back);
  const moment = { editor, cards, fighting, canTakeBack };
  const hint = hintNow(shown, table, moment);
  // What was shown and fits no more has been shown.
  if (hint !== now) {
    setNow(hint);
    if (now && !shown.seen.includes(now) && !shown.off) setShown(read(shown, table, now));
  }
  useEffect(() => (shown === before ? undefined : onceDrawn(() => keep(shown))), [shown, before]); // the browser takes its time for it
  if (seat === null || over || !hint) return null;
  return (
    <aside className="hint" aria-label={say("hint")} data-hint={hint}>
      <p>{say(`hint-${hint}`)}</p>
      <p>
        <button type="button" className="primary small" onClick={() => setShown(keep(read(shown, table, hint)))}>
          {say("hint-read")}
        </button>{" "}
        <button type="button" className="quiet small" onClick={() => setShown(keep({ ...shown, table, off: true }))}>
          {say("hints-off")}
        </button>
      </p>
    </aside>
  );
});
