/** The sheet of a production: a shopping list with prices, and the payment under it. */

import { useEffect, useState } from "react";

import { UnitIcon } from "../board/symbols";
import { unitName, useDesk, useSeen } from "../desk";
import { Lookable, Named } from "../look";
import { seatColour } from "../palette";
import { UnitNumbers, asItIsNow, useUnitsNow } from "../thing_card";
import type { Decision, Price, UnitNow, Yard } from "../wire";
import { say } from "../words";
import { cheapest, payKeys, total, type Paid } from "./pay";
import { PayRows, PaySum, usePayModel } from "./pay_sheet";
import { usePreview } from "./preview";
import { buildRows, orderKeys, type BuildRow, type Ordered } from "./produce";
import { Sign } from "./sign";
import { Stepper } from "./stepper";

const NOTHING: Readonly<Record<string, string>> = {};

export function ProduceSheet({ decision }: { decision: Decision }) {
  return <Stage decision={decision} before={[]} />;
}

/** What keeps several units alike from being built is said once. */
export function inCommon(reasons: readonly string[]): string {
  return reasons.find((reason, n) => reason && reasons.indexOf(reason, n + 1) > n) ?? "";
}

/** One dock, and behind it the next one, or the payment. */
function Stage({ decision, before }: { decision: Decision; before: readonly string[] }) {
  const { content, hold } = useDesk();
  const [ordered, setOrdered] = useState<Ordered>({});
  const rows = buildRows(decision, content) ?? [];
  const builds = orderKeys(rows, ordered);
  const { preview, settled } = usePreview([...before, ...builds]);
  const keys = [...before, ...builds, "done"];
  const then = usePreview(keys);
  const open = new Set((preview?.decision?.options ?? []).map((option) => option.key));
  const barred = (settled && preview?.yard?.barred) || NOTHING;
  const whyNot = rows.map((row) => (open.has(row.key) ? "" : (barred[row.kind] ?? "")));
  const shared = inCommon(whyNot);
  const why = (row: BuildRow) => (whyNot[rows.indexOf(row)] === shared ? "" : (whyNot[rows.indexOf(row)] ?? ""));
  const units = useUnitsNow(useSeen((seen) => seen.view.seat));
  const draft = decision.pieces?.draft === "shopping" ? decision.pieces : null;
  // What is built from the card of the dock's system goes on the list.
  const options = preview?.decision?.options;
  useEffect(
    () =>
      hold(
        ({ key }) => setOrdered((now) => ({ ...now, [key]: (now[key] ?? 0) + 1 })),
        (options ?? decision.options).filter((option) => option.kind === "build"),
      ),
    [hold, decision, options],
  );
  const next = then.settled ? (then.preview?.decision ?? null) : null;
  return (
    <>
      <div className="sheet-body">
        {draft && draft.job.producers.length > 1 && (
          <p className="thing-note">
            {[...new Set(draft.job.producers.map((place) => place.replace("units@", "")))].map((place) => (
              <Named key={place} thing={place} />
            ))}
          </p>
        )}
        <ul className="rows">
          {rows.map((row) => (
            <BuildLine
              key={row.key}
              kind={row.kind}
              where={row.elsewhere ? row.where : ""}
              value={ordered[row.key] ?? 0}
              more={settled && open.has(row.key)}
              now={units.find((each) => each.kind === row.kind)}
              why={why(row)}
              change={(value) => setOrdered({ ...ordered, [row.key]: value })}
            />
          ))}
        </ul>
        {shared && <p className="why-not">{shared}</p>}
        <Barred kinds={Object.entries(barred).filter(([kind]) => !rows.some((row) => row.kind === kind))} />
      </div>
      {preview?.halt && settled && <p className="halt">{preview.halt.text}</p>}
      <Behind
        keys={keys}
        next={next}
        price={then.preview?.price ?? null}
        bounds={preview?.price && preview.yard && <BoundsLine price={preview.price} yard={preview.yard} />}
        settled={settled && then.settled}
        halted={Boolean(preview?.halt)}
        count={builds.length}
        reset={() => setOrdered({})}
      />
    </>
  );
}

/** What an order comes to, and what it is bound by: resources, capacity of the docks, Fleet Supply. */
function BoundsLine({ price, yard }: { price: Price; yard: Yard }) {
  return (
    <p className="price">
      {say("costs", { due: price.due, available: price.available })}
      {` · ${say("capacity-used", { used: yard.used, most: yard.capacity })}`}
      {` · ${say("supply-used", { ships: yard.ships, most: yard.supply })}`}
    </p>
  );
}

/** Units that cannot be built here, and why not. */
function Barred({ kinds }: { kinds: readonly (readonly [string, string])[] }) {
  const { content } = useDesk();
  if (kinds.length === 0) return null;
  return (
    <details className="barred">
      <summary>{say("barred", { count: kinds.length })}</summary>
      <ul>
        {kinds.map(([kind, why]) => (
          <li key={kind}>
            <Lookable thing={`unit:${kind}`} className="plainly">
              {unitName(content, kind)}
            </Lookable>
            <small>{why}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What comes after the order: the next dock, the payment, or nothing but the signature. */
function Behind({
  keys,
  next,
  price,
  bounds,
  settled,
  halted,
  count,
  reset,
}: {
  keys: readonly string[];
  next: Decision | null;
  price: Price | null;
  bounds: React.ReactNode;
  settled: boolean;
  halted: boolean;
  count: number;
  reset: () => void;
}) {
  if (next?.name === "produce") return <Stage key={keys.join(" ")} decision={next} before={keys} />;
  if (next?.name === "pay") {
    return <Paying keys={keys} next={next} price={price} bounds={bounds} settled={settled} reset={reset} />;
  }
  return (
    <Sign
      keys={keys}
      settled={settled}
      ready={!halted}
      label={count > 0 ? say("build-so-many", { count }) : say("build-nothing")}
      reset={count > 0 ? reset : undefined}
    >
      {bounds}
    </Sign>
  );
}

function Paying({
  keys,
  next,
  price,
  bounds,
  settled,
  reset,
}: {
  keys: readonly string[];
  next: Decision;
  price: Price | null;
  bounds: React.ReactNode;
  settled: boolean;
  reset: () => void;
}) {
  const model = usePayModel(next, price);
  const [changed, setChanged] = useState<Paid | null>(null);
  if (!model) return null;
  const paid = changed ?? cheapest(model);
  return (
    <>
      <details className="payment" open={changed !== null}>
        <summary>{say("payment")}</summary>
        <PayRows model={model} paid={paid} change={setChanged} />
      </details>
      <Sign
        keys={[...keys, ...payKeys(model, paid)]}
        settled={settled}
        ready={total(model, paid) >= model.due}
        label={say("build-and-pay")}
        reset={reset}
      >
        {bounds}
        <PaySum model={model} paid={paid} />
      </Sign>
    </>
  );
}

function BuildLine({
  kind,
  where,
  value,
  more,
  now,
  why,
  change,
}: {
  kind: string;
  where: string;
  value: number;
  more: boolean;
  /** The unit with the numbers that it has now. */
  now: UnitNow | undefined;
  /** Why there can be no more of them. */
  why: string;
  change: (value: number) => void;
}) {
  const { content } = useDesk();
  const seat = useSeen((seen) => seen.view.seat ?? -1);
  const unit = content.units[kind];
  const name = unitName(content, kind);
  return (
    <li>
      <UnitIcon kind={kind} colour={seatColour(seat)} size={24} />
      <span className="row-name">
        <Lookable thing={`unit:${kind}`} className="plainly">
          {name}
        </Lookable>
        {where && <Named thing={where} />}
        {unit && <UnitNumbers unit={asItIsNow(unit, now)} />}
      </span>
      <Stepper value={value} most={99} more={more} label={name} change={change} />
      {why && <small className="why-not">{why}</small>}
    </li>
  );
}
