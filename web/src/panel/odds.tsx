/** The odds of a battle: of the one under way, or of the one that a sheet would lead to. */

/* eslint jsx-a11y/no-noninteractive-tabindex: off -- what scrolls must be reached by keys */

import { useEffect, useState } from "react";

import { api } from "../api";
import { SeatMark, nameOf, useDesk, useSeen, useView } from "../desk";
import { onPhone } from "../frame/tabs";
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
  const name = `${battle.system} ${planet} ${battle.attacker.seat} ${battle.defender.seat}`;
  const round = battle.round ?? 0;
  const [told, setTold] = useState<Told>({ battle: name, wins: new Map() });
  if (odds && odds.system === system && (told.battle !== name || !told.wins.has(round))) {
    const before = told.battle === name ? told.wins : [];
    setTold({ battle: name, wins: new Map([...before, [round, odds.win]]) });
  }
  return (
    odds && (
      <>
        <OddsBar odds={odds} brief={onPhone()} />
        {told.battle === name && told.wins.size > 1 && <Rounds told={told} attacker={battle.attacker.seat} />}
      </>
    )
  );
}

/** The attacker's chance as it stood when each round was first seen. */
interface Told {
  readonly battle: string;
  readonly wins: ReadonlyMap<number, number>;
}

/** How the odds have gone from round to round. */
function Rounds({ told, attacker }: { told: Told; attacker: number }) {
  return (
    <ol className="odds-rounds" aria-label={say("odds-so-far")}>
      {[...told.wins].map(([round, win]) => (
        <li key={round}>
          <span>{round > 0 ? say("battle-round", { round }) : say("battle-begins")}</span>
          <i style={{ width: percent(win), background: seatColour(attacker) }} />
          <b>{percent(win)}</b>
        </li>
      ))}
    </ol>
  );
}

export const percent = (share: number) => `${Math.round(share * 100)}%`;

/** In brief where the fleets are told beside it. */
export function OddsBar({ odds, brief = false }: { odds: Odds; brief?: boolean }) {
  const { content } = useDesk();
  const view = useView();
  const sides = [
    { ...odds.attacker, share: odds.win },
    { ...odds.defender, share: odds.lose },
  ];
  return (
    <div
      className={brief ? "odds brief" : "odds"}
      tabIndex={0}
      role="group"
      aria-label={say("odds-label", { win: percent(odds.win), lose: percent(odds.lose) })}
    >
      {!brief && <h3>{say("odds", { place: thingName(content, view, `system:${odds.system}`) })}</h3>}
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
              <b>{percent(side.share)}</b> {!brief && side.units}
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
