/** The sheet for casualties: all hits at once, with a proposal. */

import { useState } from "react";

import { UnitIcon } from "../board/symbols";
import { unitName, useDesk, useSeen } from "../desk";
import { seatColour } from "../palette";
import type { Decision } from "../wire";
import { say } from "../words";
import { casualtiesModel, casualtyKeys, mostLost, mostSustained, nameOfRow, proposal, taken, type Assigned } from "./casualties";
import { usePreview } from "./preview";
import { Sign } from "./sign";
import { Stepper } from "./stepper";

export function CasualtiesSheet({ decision }: { decision: Decision }) {
  const { content, seen } = useDesk();
  const seat = useSeen((now) => now.view.seat ?? -1);
  const [model] = useState(() => casualtiesModel(decision, seen.get().view, content));
  const [changed, setChanged] = useState<Assigned | null>(null);
  const assigned = changed ?? (model ? proposal(model) : {});
  const keys = model ? casualtyKeys(model, assigned) : [];
  const { preview, settled } = usePreview(keys);
  if (!model) return null;
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
                {words}
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
