/** Going back: free while nothing was learnt and nobody else answered, else by consent of those it touches. */

import { useState } from "react";

import { api, reason } from "../api";
import { Player, useBusy, useDesk, useSeen } from "../desk";
import type { UndoOffer, UndoWanted } from "../wire";
import { say } from "../words";

type Where = NonNullable<UndoWanted["to"]>;

/** The ways back, and what each would take before it is gone. */
export function GoingBack() {
  const { table, seen, complain } = useDesk();
  const seat = useSeen((now) => now.view.seat);
  const free = useSeen((now) => now.view.can_take_back);
  const redo = useSeen((now) => now.view.can_redo);
  const begun = useSeen((now) => now.view.position.round > 0 && !now.view.over);
  const asked = useSeen((now) => now.view.undo !== null);
  const mine = useSeen(({ view }) => view.position.active === view.seat && view.position.phase === "action");
  const busy = useBusy();
  const [offer, setOffer] = useState<{ readonly to: Where; readonly offer: UndoOffer } | null>(null);
  if (seat === null || asked || !begun) return null;
  const failed = (error: unknown) => complain(reason(error));
  const consider = (to: Where) => {
    complain("");
    api.undoOffer(table, seat, to).then((found) => setOffer({ to, offer: found }), failed);
  };
  const go = (to: Where) => {
    setOffer(null);
    api.undo(table, seat, { to, sequence: seen.get().view.sequence }).catch(failed);
  };
  if (offer) {
    return (
      <div className="going-back" role="group" aria-label={say("take-back")}>
        <p>{offer.offer.words.length > 0 ? say("would-go-back") : say("nothing-goes-back")}</p>
        <ul>
          {offer.offer.words.map((line, n) => (
            <li key={n}>{line}</li>
          ))}
        </ul>
        {offer.offer.needs.length > 0 && (
          <p>
            {say("must-agree")}{" "}
            {offer.offer.needs.map((other) => (
              <Player key={other} seat={other} />
            ))}
          </p>
        )}
        <button type="button" className="primary small" onClick={() => go(offer.to)}>
          {say(offer.offer.free ? "go-back" : "ask-to-go-back")}
        </button>
        <button type="button" className="quiet small" onClick={() => setOffer(null)}>
          {say("no-leave")}
        </button>
      </div>
    );
  }
  return (
    <div className="ways-back">
      <button type="button" className="quiet small" disabled={busy} onClick={() => consider("last")}>
        {say(free ? "take-back" : "ask-to-take-back")}
      </button>
      {mine && (
        <button type="button" className="quiet small" disabled={busy} onClick={() => consider("turn")}>
          {say("turn-again")}
        </button>
      )}
      {redo && (
        <button type="button" className="quiet small" disabled={busy} onClick={() => void api.redo(table, seat).catch(failed)}>
          {say("redo")}
        </button>
      )}
    </div>
  );
}

/** Somebody asks to go back: what it would take, and whether one agrees. */
export function AskedToGoBack() {
  const { table, complain } = useDesk();
  const seat = useSeen((now) => now.view.seat);
  const asked = useSeen((now) => now.view.undo);
  if (!asked || seat === null) return null;
  const answer = (agree: boolean) => {
    api.consent(table, seat, agree).catch((error: unknown) => complain(reason(error)));
  };
  const mine = asked.seat === seat;
  const open = asked.needs.includes(seat) && !asked.agreed.includes(seat);
  return (
    <div className="going-back asked-back" role="alertdialog" aria-label={say("take-back")}>
      <p>{mine ? say("you-ask-to-go-back") : say("asks-to-go-back", { name: asked.name })}</p>
      <ul>
        {asked.words.map((line, n) => (
          <li key={n}>{line}</li>
        ))}
      </ul>
      {open && (
        <button type="button" className="primary small" onClick={() => answer(true)}>
          {say("agree")}
        </button>
      )}
      {(open || mine) && (
        <button type="button" className="quiet small" onClick={() => answer(false)}>
          {say(mine ? "withdraw" : "refuse")}
        </button>
      )}
    </div>
  );
}
