/** The odds of a battle: of the one under way, or of the one that a sheet would lead to. */

/* eslint jsx-a11y/no-noninteractive-tabindex: off -- what scrolls must be reached by keys */

import { useEffect, useState } from "react";

import { api } from "../api";
import { SeatMark, nameOf, useDesk, useSeen, useView } from "../desk";
import { seatColour } from "../palette";
import { thingName } from "../things";
import type { Battle, Odds } from "../wire";
import { say } from "../words";

/** The odds of the battle under way, asked for whenever something has changed in it. */
export function BattleOdds({ battle }: { battle: Battle }) {
  const { table } = useDesk();
  const seat = useSeen((seen) => seen.view.seat);
  const sequence = useSeen((seen) => seen.view.sequence);
  const [odds, setOdds] = useState<Odds | null>(null);
  const { system, planet = "" } = battle;
  useEffect(() => {
    if (seat === null) return;
    let gone = false;
    api.odds(table, seat, system, planet, "").then(
      (found) => {
        if (!gone) setOdds(found);
      },
      () => {
        if (!gone) setOdds(null);
      },
    );
    return () => {
      gone = true;
    };
  }, [table, seat, system, planet, sequence]);
  return odds && <OddsBar odds={odds} />;
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

export function OddsBar({ odds }: { odds: Odds }) {
  const { content } = useDesk();
  const view = useView();
  const sides = [
    { ...odds.attacker, share: odds.win },
    { ...odds.defender, share: odds.lose },
  ];
  return (
    <div
      className="odds"
      tabIndex={0}
      role="group"
      aria-label={say("odds-label", { win: percent(odds.win), lose: percent(odds.lose) })}
    >
      <h3>{say("odds", { place: thingName(content, view, `system:${odds.system}`) })}</h3>
      <div className="bar">
        <i style={{ flexGrow: odds.win, background: seatColour(odds.attacker.seat) }} />
        <i style={{ flexGrow: odds.draw, background: "#59627a" }} />
        <i style={{ flexGrow: odds.lose, background: seatColour(odds.defender.seat) }} />
      </div>
      <dl>
        {sides.map((side) => (
          <div key={side.seat}>
            <dt>
              <SeatMark seat={side.seat} />
              {nameOf(view, side.seat)}
            </dt>
            <dd>
              <b>{percent(side.share)}</b> {side.units}
            </dd>
          </div>
        ))}
      </dl>
      {odds.notes.length > 0 && (
        <details>
          <summary>{say("odds-notes")}</summary>
          <ul>
            {odds.notes.map((note, n) => (
              <li key={n}>{note}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
