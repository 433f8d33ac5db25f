/** The sheet for casualties: all hits at once, with a proposal. */

import { useState } from "react";

import { UnitIcon } from "../board/symbols";
import { unitName, useDesk, useSeen } from "../desk";
import { Lookable } from "../look";
import { seatColour } from "../palette";
import { OddsBar, percent } from "../panel/odds";
import type { Decision } from "../wire";
import { say } from "../words";
import {
  WAYS,
  betterWay,
  casualtiesModel,
  casualtyKeys,
  mostLost,
  mostSustained,
  nameOfRow,
  proposal,
  taken,
  type Assigned,
  type CasualtiesModel,
  type Way,
} from "./casualties";
import { usePreview } from "./preview";
import { Sign } from "./sign";
import { Stepper } from "./stepper";

export function CasualtiesSheet({ decision }: { decision: Decision }) {
  const { content, seen } = useDesk();
  const seat = useSeen((now) => now.view.seat ?? -1);
  const [model] = useState(() => casualtiesModel(decision, seen.get().view, content));
  const [changed, setChanged] = useState<Assigned | null>(null);
  const sustain = useChance(model, "sustain");
  const spare = useChance(model, "spare");
  const chances = { sustain: sustain.chance, spare: spare.chance };
  const weighed = changed !== null || (sustain.settled && spare.settled);
  const assigned = changed ?? (model ? proposal(model, betterWay(chances)) : {});
  const keys = model ? casualtyKeys(model, assigned) : [];
  const { preview, settled } = usePreview(keys);
  if (!model) return null;
  const ways = WAYS.filter(
    (way, n) => n === 0 || casualtyKeys(model, proposal(model, way)).join() !== casualtyKeys(model, proposal(model)).join(),
  );
  const left = model.hits - taken(assigned);
  const halted = settled ? preview?.halt : null;
  const over = settled && left > 0 && preview?.decision?.name !== "casualty";
  return (
    <>
      <p className="price">{say("hits", { count: model.hits })}</p>
      <ul className="rows">
        {model.rows.map((row) => {
          const name = nameOfRow(row);
          const { sustained = 0, lost = 0 } = assigned[name] ?? {};
          const words = unitName(content, row.kind);
          return (
            <li key={name}>
              <UnitIcon kind={row.kind} colour={seatColour(seat)} size={24} />
              <span className="row-name">
                <Lookable thing={`unit:${row.kind}`} className="plainly">
                  {words}
                </Lookable>
                <small>{say("of-so-many", { count: mostLost(row) })}</small>
              </span>
              {mostSustained(row) > 0 && (
                <span className="labelled">
                  {say("sustains")}
                  <Stepper
                    value={sustained}
                    most={mostSustained(row)}
                    more={left > 0}
                    label={say("sustains-of", { what: words })}
                    change={(value) => setChanged({ ...assigned, [name]: { sustained: value, lost } })}
                  />
                </span>
              )}
              <span className="labelled">
                {say("is-lost")}
                <Stepper
                  value={lost}
                  most={mostLost(row)}
                  more={left > 0}
                  label={say("lost-of", { what: words })}
                  change={(value) => setChanged({ ...assigned, [name]: { sustained, lost: value } })}
                />
              </span>
            </li>
          );
        })}
      </ul>
      {ways.length > 1 && (
        <ul className="ready-made">
          {ways.map((way) => (
            <li key={way}>
              <ReadyWay
                name={say(`casualties-${way}`)}
                chance={chances[way]}
                chosen={keys.join() === casualtyKeys(model, proposal(model, way)).join()}
                choose={() => setChanged(proposal(model, way))}
              />
            </li>
          ))}
        </ul>
      )}
      {settled && preview?.odds && <OddsBar odds={preview.odds} brief />}
      <Sign
        keys={keys}
        settled={settled && weighed}
        ready={!halted && (left === 0 || over)}
        reset={changed ? () => setChanged(null) : undefined}
      >
        {left > 0 && !over && <p className="price">{say("hits-left", { count: left })}</p>}
        {halted && <p className="halt">{halted.text}</p>}
      </Sign>
    </>
  );
}

/** One's own chance to win after the hits were taken in a way; null as long as, or where, nobody can tell. */
function useChance(model: CasualtiesModel | null, way: Way): { readonly chance: number | null; readonly settled: boolean } {
  const seat = useSeen((seen) => seen.view.seat);
  const { preview, settled } = usePreview(model ? casualtyKeys(model, proposal(model, way)) : []);
  const odds = settled ? preview?.odds : null;
  return { chance: odds ? (odds.attacker.seat === seat ? odds.win : odds.lose) : null, settled };
}

/** A way to take the hits, and one's own chance to win after it. */
function ReadyWay({
  name,
  chance,
  chosen,
  choose,
}: {
  name: string;
  chance: number | null;
  chosen: boolean;
  choose: () => void;
}) {
  return (
    <button type="button" className="quiet small" aria-pressed={chosen} onClick={choose}>
      {name}
      {chance !== null && <b>{percent(chance)}</b>}
    </button>
  );
}
