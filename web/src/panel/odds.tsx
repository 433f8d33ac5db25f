/** The odds of a battle: of the one under way, or of the one that a choice or a draft would lead to. */

import { useEffect, useState } from "react";

import { api } from "../api";
import { nameOf, systemName, useDesk } from "../desk";
import { seatColour } from "../palette";
import type { Odds, SeatView } from "../wire";
import { say } from "../words";
import { brought } from "./pieces";

/** How long a choice must stand before its odds are asked for, in milliseconds. */
const SETTLED = 250;

interface Wanted {
  readonly system: string;
  readonly planet: string;
  readonly bring: string;
}

/** Which battle the seat is looking at, if any. */
export function battleAhead(view: SeatView, pointed: readonly string[]): Wanted | null {
  const { battle, action } = view.position;
  if (battle && !battle.over) return { system: battle.system, planet: battle.planet ?? "", bring: "" };
  if (!view.decision || view.seat === null) return null;
  if (view.decision.name === "move" && action?.system && foes(view, action.system)) {
    const bring = brought(view.decision.pieces);
    return bring ? { system: action.system, planet: "", bring } : null;
  }
  const target = pointed.find((thing) => thing.startsWith("system:"))?.slice("system:".length);
  if (view.decision.name === "action" && target && foes(view, target)) return { system: target, planet: "", bring: "" };
  return null;
}

function foes(view: SeatView, hex: string): boolean {
  const system = view.position.systems.find((each) => each.hex === hex);
  return Boolean(system?.stacks?.some((stack) => stack.owner !== view.seat && stack.groups?.length));
}

export function OddsAhead() {
  const { view, content, table, pointed } = useDesk();
  const wanted = battleAhead(view, pointed);
  const [odds, setOdds] = useState<Odds | null>(null);
  const key = wanted ? JSON.stringify([wanted, view.sequence]) : "";
  useEffect(() => {
    let gone = false;
    if (!wanted || view.seat === null) {
      setOdds(null);
      return;
    }
    const seat = view.seat;
    const timer = window.setTimeout(() => {
      api.odds(table, seat, wanted.system, wanted.planet, wanted.bring).then(
        (found) => {
          if (!gone) setOdds(found);
        },
        () => {
          if (!gone) setOdds(null);
        },
      );
    }, SETTLED);
    return () => {
      gone = true;
      window.clearTimeout(timer);
    };
  }, [key]);
  if (!odds || !wanted) return null;
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  const sides = [
    { ...odds.attacker, share: odds.win },
    { ...odds.defender, share: odds.lose },
  ];
  return (
    <div className="odds" role="img" aria-label={say("odds-label", { win: percent(odds.win), lose: percent(odds.lose) })}>
      <h3>{say("odds", { place: systemName(view, content, odds.system) })}</h3>
      <div className="bar">
        <i style={{ flexGrow: odds.win, background: seatColour(odds.attacker.seat) }} />
        <i style={{ flexGrow: odds.draw, background: "#59627a" }} />
        <i style={{ flexGrow: odds.lose, background: seatColour(odds.defender.seat) }} />
      </div>
      <dl>
        {sides.map((side) => (
          <div key={side.seat}>
            <dt style={{ color: seatColour(side.seat) }}>{nameOf(view, side.seat)}</dt>
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
