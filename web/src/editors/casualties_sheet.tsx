/** The sheet for casualties: all hits at once, with a proposal. */

import { useEffect, useState } from "react";

import { UnitIcon } from "../board/symbols";
import { unitName, useDesk, useSeen } from "../desk";
import { Lookable } from "../look";
import { seatColour } from "../palette";
import { OddsBar, percent } from "../panel/odds";
import type { Choice, Decision } from "../wire";
import { say } from "../words";
import {
  WAYS,
  casualtiesModel,
  casualtyKeys,
  mostLost,
  mostSustained,
  nameOfRow,
  proposal,
  taken,
  type Assigned,
} from "./casualties";
import { usePreview } from "./preview";
import { Sign } from "./sign";
import { Stepper } from "./stepper";

const NOTHING: readonly Choice[] = [];

export function CasualtiesSheet({ decision }: { decision: Decision }) {
  const { content, hold, seen } = useDesk();
  useEffect(() => hold(() => undefined, NOTHING), [hold]); // hits are dealt out here alone
  const seat = useSeen((now) => now.view.seat ?? -1);
  const [model] = useState(() => casualtiesModel(decision, seen.get().view, content));
  const [changed, setChanged] = useState<Assigned | null>(null);
  const assigned = changed ?? (model ? proposal(model) : {});
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
      {ways.length > 1 && (
        <ul className="ready-made">
          {ways.map((way) => (
            <li key={way}>
              <ReadyWay
                name={say(`casualties-${way}`)}
                keys={casualtyKeys(model, proposal(model, way))}
                chosen={keys.join() === casualtyKeys(model, proposal(model, way)).join()}
                choose={() => setChanged(proposal(model, way))}
              />
            </li>
          ))}
        </ul>
      )}
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
      {settled && preview?.odds && <OddsBar odds={preview.odds} brief />}
      <Sign
        keys={keys}
        settled={settled}
        ready={!halted && (left === 0 || over)}
        reset={changed ? () => setChanged(null) : undefined}
      >
        {left > 0 && !over && <p className="price">{say("hits-left", { count: left })}</p>}
        {halted && <p className="halt">{halted.text}</p>}
      </Sign>
    </>
  );
}

/** A way to take the hits, and one's own chance to win after it. */
function ReadyWay({
  name,
  keys,
  chosen,
  choose,
}: {
  name: string;
  keys: readonly string[];
  chosen: boolean;
  choose: () => void;
}) {
  const seat = useSeen((seen) => seen.view.seat);
  const { preview } = usePreview(keys);
  const odds = preview?.odds;
  return (
    <button type="button" className="quiet small" aria-pressed={chosen} onClick={choose}>
      {name}
      {odds && <b>{percent(odds.attacker.seat === seat ? odds.win : odds.lose)}</b>}
    </button>
  );
}
