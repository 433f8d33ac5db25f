/** The sheet for Command Counters: three steppers. */

import { useState } from "react";

import { useView } from "../desk";
import type { Decision } from "../wire";
import { say } from "../words";
import { AREAS, counterKeys, countersModel, unplaced, type Spread } from "./counters";
import { usePreview } from "./preview";
import { Sign } from "./sign";
import { Stepper } from "./stepper";

const NAMES = { pool: "command-pool", fleet: "fleet-supply", strategy: "strategy-allocation" } as const;

export function CountersSheet({ decision }: { decision: Decision }) {
  const view = useView();
  const player = view.seat === null ? undefined : view.position.players[view.seat];
  const model = player ? countersModel(decision, player) : null;
  const [spread, setSpread] = useState<Spread | null>(null);
  const now = spread ?? model?.now ?? { pool: 0, fleet: 0, strategy: 0 };
  const left = model ? unplaced(model, now) : 0;
  const keys = model && left === 0 ? counterKeys(model, now) : [];
  const { preview, settled } = usePreview(keys);
  if (!model) return null;
  const halted = settled ? preview?.halt : null;
  return (
    <>
      <ul className="rows counters-rows">
        {AREAS.map((area) => (
          <li key={area}>
            <span className="row-name">
              {say(NAMES[area])}
              <small>{say("had", { count: model.now[area] })}</small>
            </span>
            <Stepper
              value={now[area]}
              least={model.least[area]}
              most={model.most[area]}
              more={left > 0}
              label={say(NAMES[area])}
              change={(value) => setSpread({ ...now, [area]: value })}
            />
          </li>
        ))}
      </ul>
      <Sign keys={keys} ready={left === 0 && !halted} settled={settled} reset={spread ? () => setSpread(null) : undefined}>
        {left > 0 && <p className="price">{say("to-place", { count: left })}</p>}
        {halted && <p className="halt">{halted.text}</p>}
      </Sign>
    </>
  );
}
