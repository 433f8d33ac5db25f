/** The sheet of a payment: a proposal that wastes least, which can be changed. */

import { useEffect, useEffectEvent, useState } from "react";

import { useDesk, useSeen } from "../desk";
import { Named } from "../look";
import type { Choice, Decision, Price } from "../wire";
import { say } from "../words";
import { cheapest, payKeys, payModel, total, type Paid, type PayModel } from "./pay";
import { usePreview } from "./preview";
import { Sign } from "./sign";
import { Stepper } from "./stepper";

const EMPTY: readonly string[] = [];

/** What a question of paying lets somebody do, with what is paid already. */
export function usePayModel(decision: Decision, price: Price | null): PayModel | null {
  const { content } = useDesk();
  const goods = useSeen(({ view }) => (view.seat === null ? 0 : (view.position.players[view.seat]?.trade_goods ?? 0)));
  return price ? payModel(decision, content, price.paid, goods) : null;
}

export function PaySheet({ decision }: { decision: Decision }) {
  const { hold } = useDesk();
  const { preview } = usePreview(EMPTY);
  const model = usePayModel(decision, preview?.price ?? null);
  const [changed, setChanged] = useState<Paid | null>(null);
  const paid = changed ?? (model ? cheapest(model) : {});
  // A planet chosen on the map is one more to pay with, or one less.
  const other = useEffectEvent((option: Choice) => setChanged({ ...paid, [option.key]: paid[option.key] ? 0 : 1 }));
  useEffect(() => hold((option) => other(option), decision.options), [hold, decision]);
  if (!model) return <p className="empty">{say("working-out")}</p>;
  return (
    <>
      <div className="sheet-body">
        <PayRows model={model} paid={paid} change={setChanged} />
      </div>
      <Sign
        keys={payKeys(model, paid)}
        ready={total(model, paid) >= model.due}
        reset={changed ? () => setChanged(null) : undefined}
      >
        <PaySum model={model} paid={paid} />
      </Sign>
    </>
  );
}

/** How much is due and how much is paid. */
export function PaySum({ model, paid }: { model: PayModel; paid: Paid }) {
  const sum = total(model, paid);
  return (
    <p className={sum < model.due ? "halt" : "price"}>
      {say("paying", { due: model.due, sum, currency: say(`currency-${model.bill.currency}`) })}
      {sum > model.due && ` · ${say("wasted", { count: sum - model.due })}`}
    </p>
  );
}

export function PayRows({ model, paid, change }: { model: PayModel; paid: Paid; change: (paid: Paid) => void }) {
  return (
    <ul className="rows pay">
      {model.means.map((each) => (
        <li key={each.key}>
          <label className="pay-with">
            <input
              type="checkbox"
              checked={(paid[each.key] ?? 0) > 0}
              onChange={(event) => change({ ...paid, [each.key]: event.target.checked ? 1 : 0 })}
            />
            <Named thing={each.key} />
          </label>
          <b className={model.bill.currency === "influence" ? "influence" : "resources"}>{each.worth}</b>
        </li>
      ))}
      {model.goods > 0 && (
        <li>
          <span className="row-name">{say("trade-goods")}</span>
          <Stepper
            value={paid["goods"] ?? 0}
            most={model.goods}
            label={say("trade-goods")}
            change={(value) => change({ ...paid, goods: value })}
          />
        </li>
      )}
    </ul>
  );
}
