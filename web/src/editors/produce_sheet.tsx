/** The sheet of a production: a shopping list with prices, and the payment under it. */

import { useState } from "react";

import { UnitIcon } from "../board/symbols";
import { unitName, useDesk, useSeen } from "../desk";
import { Lookable, Named } from "../look";
import { seatColour } from "../palette";
import { UnitNumbers } from "../thing_card";
import type { Decision, Price } from "../wire";
import { say } from "../words";
import { cheapest, payKeys, total, type Paid } from "./pay";
import { PayRows, PaySum, usePayModel } from "./pay_sheet";
import { usePreview } from "./preview";
import { buildRows, orderKeys, type Ordered } from "./produce";
import { Sign } from "./sign";
import { Stepper } from "./stepper";

export function ProduceSheet({ decision }: { decision: Decision }) {
  return <Stage decision={decision} before={[]} />;
}

/** One dock, and behind it the next one, or the payment. */
function Stage({ decision, before }: { decision: Decision; before: readonly string[] }) {
  const { content } = useDesk();
  const [ordered, setOrdered] = useState<Ordered>({});
  const rows = buildRows(decision, content) ?? [];
  const builds = orderKeys(rows, ordered);
  const { preview, settled } = usePreview([...before, ...builds]);
  const keys = [...before, ...builds, "done"];
  const then = usePreview(keys);
  const open = new Set((preview?.decision?.options ?? []).map((option) => option.key));
  const draft = decision.pieces?.draft === "shopping" ? decision.pieces : null;
  const next = then.settled ? (then.preview?.decision ?? null) : null;
  return (
    <>
      <div className="sheet-body">
        {draft && draft.job.producers.length > 1 && (
          <p className="thing-note">
            {draft.job.producers.map((place) => (
              <Named key={place} thing={place.replace("units@", "")} />
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
              change={(value) => setOrdered({ ...ordered, [row.key]: value })}
            />
          ))}
        </ul>
        {preview?.price && <PriceLine price={preview.price} capacity={draft?.job.ceiling ?? null} />}
      </div>
      {preview?.halt && settled && <p className="halt">{preview.halt.text}</p>}
      <Behind
        keys={keys}
        next={next}
        price={then.preview?.price ?? null}
        settled={settled && then.settled}
        halted={Boolean(preview?.halt)}
        count={builds.length}
        reset={() => setOrdered({})}
      />
    </>
  );
}

function PriceLine({ price, capacity }: { price: Price; capacity: number | null }) {
  return (
    <p className="price">
      {say("costs", { due: price.due, available: price.available })}
      {capacity !== null && ` · ${say("ceiling", { count: capacity })}`}
    </p>
  );
}

/** What comes after the order: the next dock, the payment, or nothing but the signature. */
function Behind({
  keys,
  next,
  price,
  settled,
  halted,
  count,
  reset,
}: {
  keys: readonly string[];
  next: Decision | null;
  price: Price | null;
  settled: boolean;
  halted: boolean;
  count: number;
  reset: () => void;
}) {
  if (next?.name === "produce") return <Stage key={keys.join(" ")} decision={next} before={keys} />;
  if (next?.name === "pay") return <Paying keys={keys} next={next} price={price} settled={settled} reset={reset} />;
  return (
    <Sign
      keys={keys}
      settled={settled}
      ready={!halted}
      label={count > 0 ? say("build-so-many", { count }) : say("build-nothing")}
      reset={count > 0 ? reset : undefined}
    />
  );
}

function Paying({
  keys,
  next,
  price,
  settled,
  reset,
}: {
  keys: readonly string[];
  next: Decision;
  price: Price | null;
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
  change,
}: {
  kind: string;
  where: string;
  value: number;
  more: boolean;
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
        {unit && <UnitNumbers unit={unit} />}
      </span>
      <Stepper value={value} most={99} more={more} label={name} change={change} />
    </li>
  );
}
