/** One's own hand: Action Cards, Political Cards, secret objectives, notes. What may be played now glows. */

import { memo, useState } from "react";

import { cardName, cardText, playerOf, raceName, useDesk, useSeen } from "../desk";
import { hyphenated } from "../hyphens";
import { Lookable } from "../look";
import { say } from "../words";

/** As many cards lie side by side with their texts. */
const FEW = 5;
/** So many find room by their names in two rows. */
const MANY = 9;

export const Tray = memo(function Tray() {
  const { content } = useDesk();
  const me = useSeen(({ view }) => (view.seat === null ? undefined : playerOf(view, view.seat)));
  const qualifies = useSeen(({ view }) => view.qualifies);
  const [folded, setFolded] = useState(() => window.matchMedia("(max-width: 1099px) and (orientation: portrait)").matches);
  if (!me) return <section className="tray spectator" aria-label={say("hand")} />;
  const objectives = [...(me.secret_objectives.seen ?? []), ...(me.preliminary_objectives.seen ?? [])];
  const groups: readonly (readonly [string, readonly string[]])[] = [
    ["action-cards", me.action_cards.seen ?? []],
    ["political-cards", me.political_cards.seen ?? []],
    ["secret-objectives", objectives],
    ["treaty-cards", me.treaties?.seen ?? []],
  ];
  const held = groups.reduce((sum, [, ids]) => sum + ids.length, 0);
  return (
    <section className={`tray${folded ? " folded" : ""}`} aria-label={say("hand")}>
      <button type="button" className="fold" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
        {say("hand")}
      </button>
      <div className="tray-cards">
        {groups
          .filter(([name, ids]) => ids.length > 0 || name === "action-cards" || name === "political-cards")
          .map(([name, ids]) => (
            <div
              key={name}
              className={`tray-group ${name}${held > FEW && ids.length > 1 ? (held > MANY ? " many heap" : " many") : ""}`}
            >
              <h3>
                {say(name)} <small>{ids.length}</small>
              </h3>
              <ul>
                {ids.map((id) => (
                  <li key={id}>
                    <Lookable thing={`card:${id}`} className={`hand-card${qualifies.includes(id) ? " fits" : ""}`}>
                      <b>{hyphenated(cardName(content, id))}</b>
                      {name === "treaty-cards" ? (
                        <small>{raceName(content, id.split("#")[1] ?? "")}</small>
                      ) : (
                        <small>{cardText(content, id)}</small>
                      )}
                      {qualifies.includes(id) && <em>{say("qualifies")}</em>}
                    </Lookable>
                  </li>
                ))}
                {ids.length === 0 && <li className="empty">{say("none-in-hand")}</li>}
              </ul>
            </div>
          ))}
      </div>
    </section>
  );
});
