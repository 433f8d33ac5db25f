/** Going back: free while nothing was learnt and nobody else answered, else by consent of those it touches. */

import { useEffect, useRef, useState } from "react";

import { api, reason } from "../api";
import { Player, useBusy, useDesk, useSeen, type WayBack } from "../desk";
import { onceDrawn } from "../drawn";
import type { UndoOffer } from "../wire";
import { say } from "../words";

const LAST: WayBack = { to: "last", event: 0 };
const TURN: WayBack = { to: "turn", event: 0 };

/** The ways back. What is free and near is done at once, and can be done again; else it is said first what would go. */
export function GoingBack() {
  const { table, seen, complain } = useDesk();
  const seat = useSeen((now) => now.view.seat);
  const free = useSeen((now) => now.view.can_take_back);
  const redo = useSeen((now) => now.view.can_redo);
  const begun = useSeen((now) => now.view.position.round > 0 && !now.view.over);
  const asked = useSeen((now) => now.view.undo !== null);
  const mine = useSeen(({ view }) => view.position.active === view.seat && view.position.phase === "action");
  const way = useSeen((now) => now.back);
  const busy = useBusy();
  if (seat === null || asked || !begun) return null;
  if (way) return <Considered key={`${way.to} ${way.event}`} seat={seat} way={way} />;
  const consider = (back: WayBack) => seen.set({ back });
  const forth = () => {
    api.redo(table, seat).catch((error: unknown) => complain(reason(error)));
  };
  return (
    <div className="ways-back">
      <button type="button" className="quiet small" disabled={busy} onClick={() => consider(LAST)}>
        {say(free ? "take-back" : "ask-to-take-back")}
      </button>
      {mine && (
        <button type="button" className="quiet small" disabled={busy} onClick={() => consider(TURN)}>
          {say("turn-again")}
        </button>
      )}
      {redo && (
        <button type="button" className="quiet small" disabled={busy} onClick={forth}>
          {say("redo")}
        </button>
      )}
    </div>
  );
}

/** What going back somewhere would take; where it takes nothing from anybody it is done. */
function Considered({ seat, way }: { seat: number; way: WayBack }) {
  const { table, seen, complain } = useDesk();
  const [offer, setOffer] = useState<UndoOffer | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let gone = false;
    const leave = (problem = "") => {
      if (!gone) seen.set({ back: null, problem });
    };
    const go = () => api.undo(table, seat, { ...way, sequence: seen.get().view.sequence }).then(() => leave());
    api
      .undoOffer(table, seat, way.to, way.event)
      .then((found) => (found.free && way.to !== "event" ? go() : gone || setOffer(found)))
      .catch((error: unknown) => leave(reason(error)));
    return () => {
      gone = true;
    };
  }, [table, seat, way, seen]);
  useEffect(() => (offer ? onceDrawn(() => box.current?.scrollIntoView({ block: "nearest" })) : undefined), [offer]);
  if (!offer) return null;
  const leave = () => seen.set({ back: null });
  const go = () => {
    leave();
    api.undo(table, seat, { ...way, sequence: seen.get().view.sequence }).catch((error: unknown) => complain(reason(error)));
  };
  return (
    <div className="going-back" role="group" aria-label={say("take-back")} ref={box}>
      <p>{offer.words.length > 0 ? say("would-go-back") : say("nothing-goes-back")}</p>
      <ul>
        {offer.words.map((line, n) => (
          <li key={n}>{line}</li>
        ))}
      </ul>
      {offer.needs.length > 0 && (
        <p>
          {say("must-agree")}{" "}
          {offer.needs.map((other) => (
            <Player key={other} seat={other} />
          ))}
        </p>
      )}
      <button type="button" className="primary small" onClick={go}>
        {say(offer.needs.length > 0 ? "ask-to-go-back" : "go-back")}
      </button>
      <button type="button" className="quiet small" onClick={leave}>
        {say("no-leave")}
      </button>
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
