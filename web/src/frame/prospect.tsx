/** A system before somebody decides about it: who of one's own could come and how, who else could, who shoots, with which odds. */

import { useEffect, useState } from "react";

import { api } from "../api";
import { counted, stepsFrom, threatsTo } from "../board/layers";
import { isIdle, reachNow } from "../board/scouts";
import { UnitIcon } from "../board/symbols";
import { activates } from "../choices";
import { Player, countedUnits, unitName, useDesk, useSeen } from "../desk";
import { previewOf } from "../editors/preview";
import { comingIn, inRange, prospectOf, type Coming, type Prospect } from "../editors/prospect";
import { Named } from "../look";
import { OddsBar } from "../panel/odds";
import { seatColour } from "../palette";
import { thingName } from "../things";
import type { Explained, Reach } from "../wire";
import { say } from "../words";

/** What would come of activating a system; asked for when somebody looks closely. */
function useProspect(hex: string, wanted: boolean): Prospect | null {
  const { table, content, seen, ghost } = useDesk();
  const decision = useSeen((now) => now.view.decision?.id ?? "");
  const [found, setFound] = useState<{ readonly name: string; readonly prospect: Prospect } | null>(null);
  const name = `${decision} ${hex}`;
  useEffect(() => {
    const { view } = seen.get();
    if (!wanted || view.seat === null || !decision) return;
    const seat = view.seat;
    let gone = false;
    const ask = (keys: readonly string[]) => previewOf(table, seat, decision, keys);
    prospectOf(`activate:${hex}`, ask, view, content).then(
      (prospect) => {
        if (gone) return;
        setFound({ name, prospect });
        ghost(prospect.ships);
      },
      () => undefined,
    );
    return () => {
      gone = true;
      ghost([]);
    };
  }, [wanted, name, hex, decision, table, content, seen, ghost]);
  return found?.name === name ? found.prospect : null;
}

export function Approaches({ hex }: { hex: string }) {
  const reach = useSeen(reachNow);
  const seat = useSeen((seen) => seen.view.seat);
  const mayActivate = useSeen(
    (seen) =>
      activates(seen.view.decision) && (seen.lit.get(`system:${hex}`) ?? []).some((option) => option.key === `activate:${hex}`),
  );
  const idle = useSeen((seen) => isIdle(seen, hex));
  const prospect = useProspect(hex, mayActivate && !idle);
  if (!reach) return null;
  const mine = reach.ships.filter((ship) => ship.seat === seat);
  const coming = prospect?.ships.length ? comingIn(prospect.ships, mine) : inRange(hex, seat, reach.ships);
  return (
    <div className="approaches">
      {mayActivate && !idle && <Arrivals coming={coming} settled={prospect !== null} />}
      {mayActivate && idle && <NobodyComes hex={hex} reach={reach} />}
      <Others hex={hex} reach={reach} />
      {prospect?.odds && <OddsBar odds={prospect.odds} />}
    </div>
  );
}

/** One's own ships that could come, by where they are. */
function Arrivals({ coming, settled }: { coming: readonly Coming[]; settled: boolean }) {
  const { content, seen } = useDesk();
  const seat = useSeen((now) => now.view.seat ?? -1);
  const starts = [...new Set(coming.map((ships) => ships.from))];
  const through = (ships: Coming) => ships.through.map((hex) => thingName(content, seen.get().view, `system:${hex}`)).join(", ");
  if (coming.length === 0) return settled ? <p className="thing-note">{say("nothing-can-come")}</p> : null;
  return (
    <section className="coming" data-settled={settled}>
      <h4>{say("could-come")}</h4>
      {starts.map((from) => (
        <div key={from} className="coming-from">
          <Named thing={`system:${from}`} />
          <ul>
            {coming
              .filter((ships) => ships.from === from)
              .map((ships) => (
                <li key={`${ships.kind} ${ships.through.join(" ")}`}>
                  <UnitIcon kind={ships.kind} colour={seatColour(seat)} size={20} />
                  <span>{countedUnits(content, ships.kind, ships.count)}</span>
                  {ships.room > 0 && (
                    <small>
                      {settled
                        ? say("room-filled", { aboard: ships.aboard, room: ships.room })
                        : say("room", { count: ships.room })}
                    </small>
                  )}
                  {ships.through.length > 0 && <small>{say("through", { systems: through(ships) })}</small>}
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** Nothing would come of it: said before the counter is spent, and why if somebody asks. */
function NobodyComes({ hex, reach }: { hex: string; reach: Reach }) {
  const { table, content } = useDesk();
  const seat = useSeen((seen) => seen.view.seat);
  const [reasons, setReasons] = useState<readonly (Explained & { readonly kind: string; readonly from: string })[] | null>(null);
  const steps = stepsFrom(hex, reach.adjacent);
  const nearest = reach.ships
    .filter((ship) => ship.seat === seat && ship.system !== hex)
    .sort((a, b) => (steps.get(a.system) ?? Infinity) - (steps.get(b.system) ?? Infinity))
    .slice(0, ASKED);
  const ask = () => {
    if (seat === null) return;
    const asked = nearest.map(async ({ kind, system }) => {
      const why = await api.explain(table, seat, `move:${kind}:${system}:${hex}`);
      return { ...why, kind, from: system };
    });
    Promise.all(asked).then(setReasons, () => undefined);
  };
  return (
    <div className="idle">
      <p>{say("idle")}</p>
      {reasons === null && nearest.length > 0 && (
        <button type="button" className="quiet small" data-why={hex} onClick={ask}>
          {say("why-not")}
        </button>
      )}
      {reasons !== null && (
        <ul className="reasons">
          {reasons.map(({ kind, from, text, clause }) => (
            <li key={`${kind} ${from}`}>
              <b>{unitName(content, kind)}</b> <Named thing={`system:${from}`} /> {text} <small>{clause}</small>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** So many kinds of ships are asked why they do not come, the nearest first. */
const ASKED = 4;

/** Who else could come there, and who shoots at ships there. */
function Others({ hex, reach }: { hex: string; reach: Reach }) {
  const { content } = useDesk();
  const seat = useSeen((seen) => seen.view.seat);
  const marks = threatsTo(hex, seat, reach);
  const guns = reach.guns.filter((gun) => gun.seat !== seat && gun.systems.includes(hex));
  const comers = marks.filter((mark) => !mark.shoots);
  if (marks.length === 0) return null;
  return (
    <section className="others">
      {guns.length > 0 && (
        <>
          <h4>{say("could-shoot")}</h4>
          <ul>
            {guns.map((gun) => (
              <li key={`${gun.seat} ${gun.where} ${gun.kind}`}>
                <Player seat={gun.seat} />
                <UnitIcon kind={gun.kind} colour={seatColour(gun.seat)} size={20} />
                <span>{countedUnits(content, gun.kind, gun.count)}</span>
                <Named thing={gun.where} />
                <small>{say("shots", { dice: gun.dice, combat: gun.combat })}</small>
              </li>
            ))}
          </ul>
        </>
      )}
      {comers.length > 0 && (
        <>
          <h4>{say("others-could-come")}</h4>
          <ul className="comers">
            {comers.map(({ seat: other }) => (
              <li key={other}>
                <Player seat={other} />
                <small>
                  {say("ships-count", {
                    count: counted(reach.ships.filter((ship) => ship.seat === other && ship.systems.includes(hex))),
                  })}
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
