/** The sheet of a landing: troops by planet. */

import { useEffect, useState } from "react";

import { LeaderIcon, UnitIcon } from "../board/symbols";
import { unitName, useDesk, useSeen, useView } from "../desk";
import { Lookable, Named } from "../look";
import { seatColour } from "../palette";
import { leaderKind, leaderName, termName } from "../things";
import type { Decision } from "../wire";
import { say } from "../words";
import { landKeys, landModel, landing, proposal, type Landed } from "./land";
import { usePreview } from "./preview";
import { Sign } from "./sign";
import { Stepper } from "./stepper";

const NOBODY: Landed = {};

export function LandSheet({ decision }: { decision: Decision }) {
  const { content, hold, seen } = useDesk();
  const view = useView();
  const seat = useSeen((now) => now.view.seat ?? -1);
  const [landed, setLanded] = useState<Landed>(() => {
    const first = landModel(decision, [], seen.get().view, content);
    return first ? proposal(first, seen.get().view, content) : NOBODY;
  });
  const base = landModel(decision, [], view, content);
  const pieces = base ? landKeys(base, landed).slice(0, -1) : [];
  const { preview, settled } = usePreview(
    pieces.filter((key) => base?.rows.some((row) => !row.leader && [...row.keys.values()].includes(key))),
  );
  const model = landModel(decision, preview?.decision?.options ?? [], view, content);
  useEffect(
    () => hold((option) => setLanded((before) => ({ ...before, [option.key]: (before[option.key] ?? 0) + 1 })), decision.options),
    [hold, decision],
  );
  if (!model) return null;
  const keys = landKeys(model, landed);
  return (
    <>
      <div className="sheet-body">
        {model.planets.map((planet) => (
          <section key={planet} className="move-from">
            <h3>
              {say("land-on")} <Named thing={planet} />
            </h3>
            <ul className="rows">
              {model.rows
                .filter((row) => row.keys.has(planet))
                .map((row) => {
                  const key = row.keys.get(planet) ?? "";
                  const name = row.leader ? leaderName(content, row.kind) : unitName(content, row.kind);
                  return (
                    <li key={key}>
                      {row.leader ? (
                        <LeaderIcon kind={leaderKind(content, row.kind)} colour={seatColour(seat)} />
                      ) : (
                        <UnitIcon kind={row.kind} colour={seatColour(seat)} size={24} />
                      )}
                      <span className="row-name">
                        <Lookable thing={`${row.leader ? "leader" : "unit"}:${row.kind}`} className="plainly">
                          {name}
                        </Lookable>
                        <small>
                          {row.leader
                            ? termName(content, leaderKind(content, row.kind))
                            : say("of-so-many", { count: row.count })}
                          {row.damage > 0 && ` · ${say("damaged")}`}
                        </small>
                      </span>
                      <Stepper
                        value={landed[key] ?? 0}
                        most={row.count}
                        more={landing(row, landed) < row.count}
                        label={name}
                        change={(value) => setLanded({ ...landed, [key]: value })}
                      />
                    </li>
                  );
                })}
            </ul>
          </section>
        ))}
      </div>
      <Sign
        keys={keys}
        label={keys.length > 1 ? say("land-so-many", { count: keys.length - 1 }) : say("land-nobody")}
        settled={settled}
        ready={!preview?.halt}
        reset={keys.length > 1 ? () => setLanded(NOBODY) : undefined}
      >
        {preview?.halt && settled && <p className="halt">{preview.halt.text}</p>}
      </Sign>
    </>
  );
}
