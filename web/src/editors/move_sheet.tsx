/** The sheet of a move: ships by system, what they carry, the battle they sail into. */

import { useEffect, useMemo, useState } from "react";

import { UnitIcon } from "../board/symbols";
import { unitName, useDesk, useSeen } from "../desk";
import { Lookable, Named } from "../look";
import { OddsBar } from "../panel/odds";
import { seatColour } from "../palette";
import { leaderName } from "../things";
import type { Choice, Decision } from "../wire";
import { say } from "../words";
import {
  allCome,
  allOrNone,
  arrange,
  everyShip,
  helpOf,
  landingParty,
  learnt,
  left,
  moveModel,
  NOTHING,
  offersOf,
  oneMore,
  proposal,
  shipsIn,
  shipsOf,
  stillToLoad,
  without,
  type CargoRow,
  type Caps,
  type MoveModel,
  type Put,
  type ShipRow,
} from "./move";
import { previewOf, usePreview } from "./preview";
import { Sign } from "./sign";
import { Stepper } from "./stepper";

export function MoveSheet({ decision }: { decision: Decision }) {
  const { table, content, seen } = useDesk();
  const online = useSeen((now) => now.online);
  const [model, setModel] = useState<MoveModel | null>(null);
  useEffect(() => {
    let gone = false;
    if (!online) return;
    const { view } = seen.get();
    const ships = shipsOf(decision, view, content) ?? [];
    const seat = view.seat ?? 0;
    const ask = (keys: readonly string[]) => previewOf(table, seat, decision.id, keys);
    const asked = ships.map(async (ship) => [ship.key, await offersOf(ship.key, ask)] as const);
    void Promise.all(asked).then(
      (found) => {
        if (!gone) setModel(moveModel(ships, new Map<string, readonly Choice[]>(found), view, content));
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [decision, table, content, seen, online]);
  return model ? <Filled decision={decision} model={model} /> : <p className="empty">{say("working-out")}</p>;
}

function Filled({ decision, model }: { decision: Decision; model: MoveModel }) {
  const { hold, ghost, seen } = useDesk();
  const [proposed, setProposed] = useState(() => proposal(model, seen.get().view));
  const [party] = useState(() => landingParty(model, seen.get().view));
  const [changed, setPut] = useState<Put | null>(null);
  const put = changed ?? proposed;
  const [caps, setCaps] = useState<Caps>(new Map());
  const { keys, aboard, unplaced } = useMemo(() => arrange(model, put, caps), [model, put, caps]);
  const chosen = shipsIn(put);
  // Until somebody chooses, the map shows the ways of all who could come.
  const pieces = useMemo(
    () => (chosen > 0 ? keys : arrange(model, { ...NOTHING, ships: everyShip(model.ships) }, caps).keys).slice(0, -1),
    [chosen, keys, model, caps],
  );
  const base = pieces.join("\n");
  const [stranded, setStranded] = useState<{ readonly base: string; readonly keys: readonly string[] }>({ base: "", keys: [] });
  const forced = stranded.base === base ? stranded.keys : [];
  const { preview, settled } = usePreview([...pieces, ...forced]);
  const halted = settled && preview?.halt ? preview : null;
  const more = halted ? learnt(pieces, halted.taken, caps) : null;
  if (more) setCaps(more);
  // A proposal is made smaller until it can be.
  if (halted && !more && !changed && chosen > 0) setProposed(without(proposed, pieces, halted.taken));
  const next = settled && !halted && chosen > 0 && preview?.decision?.name === decision.name ? preview.decision.options : null;
  const endless = next !== null && !next.some((option) => option.key === "done");
  const load = next ? stillToLoad(next) : null;
  if (load) setStranded({ base, keys: [...forced, load] });
  else if (endless && !changed) setProposed(without(proposed, pieces, pieces.length - 1));
  const carried = { ...aboard };
  for (const key of chosen > 0 ? forced : []) carried[key] = (carried[key] ?? 0) + 1;
  const stopped = chosen > 0 ? halted : null;
  const draft = preview?.decision?.pieces;
  const ships = draft?.draft === "fleet" ? draft.ships : null;
  useEffect(() => ghost(ships ?? []), [ghost, ships]);
  useEffect(
    () =>
      hold((option) => {
        if (option.key.startsWith("ship:")) setPut((before) => oneMore(model, before ?? proposed, option.key));
      }, decision.options),
    [hold, decision, model, proposed],
  );
  const systems = [...new Set(model.ships.map((row) => row.from))];
  return (
    <>
      <div className="sheet-body">
        {shipsIn(proposed) > 0 && (
          <p className="ready-made">
            <Ready name="proposed" pressed={changed === null} choose={() => setPut(null)} />
            {shipsIn(party) > 0 && shipsIn(proposed) > 1 && (
              <Ready name="party" pressed={put === party} choose={() => setPut(party)} />
            )}
            <Ready name="none" pressed={chosen === 0} choose={() => setPut(NOTHING)} />
          </p>
        )}
        {systems.map((from) => (
          <section key={from} className="move-from">
            <h3>
              {say("from")} <Named thing={from} />
              <button type="button" className="quiet small" data-all={from} onClick={() => setPut(allOrNone(model, put, from))}>
                {say(allCome(model, put, from) ? "bring-none" : "bring-all")}
              </button>
            </h3>
            <ul className="rows">
              {model.ships
                .filter((row) => row.from === from)
                .map((row) => (
                  <ShipLine key={row.key} row={row} model={model} put={put} change={setPut} />
                ))}
            </ul>
          </section>
        ))}
        {model.ships.length === 0 && <p className="empty">{say("nothing-can-come")}</p>}
        {chosen > 0 && <Cargo model={model} put={put} aboard={carried} change={setPut} />}
      </div>
      {chosen > 0 && preview?.odds && <OddsBar odds={preview.odds} brief />}
      {stopped && !more && <p className="halt">{stopped.halt?.text}</p>}
      {endless && !load && <p className="halt">{say("left-stranded")}</p>}
      {unplaced > 0 && <p className="halt">{say("no-room", { count: unplaced })}</p>}
      <Sign
        keys={chosen > 0 ? [...pieces, ...forced, "done"] : keys}
        label={chosen > 0 ? say("go") : say("move-nothing")}
        ready={!stopped && !endless}
        settled={chosen === 0 || settled}
        reset={changed ? () => setPut(null) : undefined}
      />
    </>
  );
}

/** What may be put together by one click. */
function Ready({ name, pressed, choose }: { name: "proposed" | "party" | "none"; pressed: boolean; choose: () => void }) {
  return (
    <button type="button" className="quiet small" data-ready={name} aria-pressed={pressed} onClick={choose}>
      {say(`ready-${name}`)}
    </button>
  );
}

function ShipLine({ row, model, put, change }: { row: ShipRow; model: MoveModel; put: Put; change: (put: Put) => void }) {
  const { content } = useDesk();
  const seat = useSeen((seen) => seen.view.seat ?? -1);
  const count = put.ships[row.key] ?? 0;
  const helped = helpOf(row.key).map((help) => leaderName(content, help));
  const name = unitName(content, row.unit.kind);
  return (
    <li>
      <UnitIcon kind={row.unit.kind} colour={seatColour(seat)} size={24} />
      <span className="row-name">
        <Lookable thing={`unit:${row.unit.kind}`} className="plainly">
          {name}
        </Lookable>{" "}
        {helped.length > 0 && <em>{say("helped-by", { what: helped.join(", ") })}</em>}
        {row.unit.damage > 0 && <em>({say("damaged")})</em>}
        {row.to && row.to !== row.from && (
          <span>
            {say("going-to")} <Named thing={row.to} />
          </span>
        )}
        {row.to === row.from && <span>{say("going-nowhere")}</span>}
        <small>
          {say("of-so-many", { count: row.count })}
          {row.room > 0 && ` · ${say("room", { count: row.room })}`}
        </small>
      </span>
      <Stepper
        value={count}
        most={row.count}
        more={left(model, put, row) > 0}
        label={name}
        change={(value) => change({ ...put, ships: { ...put.ships, [row.key]: value } })}
      />
    </li>
  );
}

function Cargo({
  model,
  put,
  aboard,
  change,
}: {
  model: MoveModel;
  put: Put;
  aboard: Readonly<Record<string, number>>;
  change: (put: Put) => void;
}) {
  const rows = model.cargo.filter((row) =>
    model.ships.some((ship) => (put.ships[ship.key] ?? 0) > 0 && model.offers.get(ship.key)?.has(row.key)),
  );
  const leaders = model.leaders.filter((leader) =>
    model.ships.some((ship) => (put.ships[ship.key] ?? 0) > 0 && model.offers.get(ship.key)?.has(leader.key)),
  );
  if (rows.length + leaders.length === 0) return null;
  const set = (row: CargoRow, value: number) => change({ ...put, cargo: { ...aboard, [row.key]: value } });
  return (
    <section className="move-from">
      <h3>
        {say("cargo")}
        {put.cargo === null ? (
          <button type="button" className="quiet small" onClick={() => change({ ...put, cargo: {} })}>
            {say("cargo-none")}
          </button>
        ) : (
          <button type="button" className="quiet small" onClick={() => change({ ...put, cargo: null })}>
            {say("cargo-all")}
          </button>
        )}
      </h3>
      <ul className="rows">
        {rows.map((row) => (
          <CargoLine key={row.key} row={row} value={(put.cargo ?? aboard)[row.key] ?? 0} set={(value) => set(row, value)} />
        ))}
      </ul>
      {leaders.map((leader) => (
        <label key={leader.key} className="leader-aboard">
          <input
            type="checkbox"
            checked={put.leaders.includes(leader.key)}
            onChange={(event) =>
              change({
                ...put,
                leaders: event.target.checked ? [...put.leaders, leader.key] : put.leaders.filter((each) => each !== leader.key),
              })
            }
          />
          {leader.label}
        </label>
      ))}
    </section>
  );
}

function CargoLine({ row, value, set }: { row: CargoRow; value: number; set: (value: number) => void }) {
  const { content } = useDesk();
  const seat = useSeen((seen) => seen.view.seat ?? -1);
  const name = unitName(content, row.unit.kind);
  return (
    <li>
      <UnitIcon kind={row.unit.kind} colour={seatColour(seat)} size={24} />
      <span className="row-name">
        <Lookable thing={`unit:${row.unit.kind}`} className="plainly">
          {name}
        </Lookable>{" "}
        <Named thing={row.place} />
        <small>{say("of-so-many", { count: row.count })}</small>
      </span>
      <Stepper value={value} most={row.count} label={name} change={set} />
    </li>
  );
}
