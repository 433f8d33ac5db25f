/** The sheet for a number: a stepper, with what the number means beside it. */

import { useState } from "react";

import { useBusy, useDesk } from "../desk";
import type { Decision } from "../wire";
import { say } from "../words";
import { amountModel } from "./amount";
import { Sign } from "./sign";
import { Stepper } from "./stepper";

/** Numbers that lie further apart than this are come to by leaps, too. */
const LEAP = 5;

export function AmountSheet({ decision }: { decision: Decision }) {
  const { answer } = useDesk();
  const busy = useBusy();
  const model = amountModel(decision);
  const [value, setValue] = useState(model?.least ?? 0);
  if (!model) return null;
  const far = model.most - model.least > LEAP;
  const option = model.numbers.get(value);
  const set = (next: number) => setValue(Math.max(model.least, Math.min(next, model.most)));
  return (
    <>
      <div className="amount">
        {far && (
          <button type="button" className="quiet small" disabled={value <= model.least} onClick={() => set(value - LEAP)}>
            {`−${LEAP}`}
          </button>
        )}
        <Stepper value={value} least={model.least} most={model.most} label={decision.question} change={set} />
        {far && (
          <button type="button" className="quiet small" disabled={value >= model.most} onClick={() => set(value + LEAP)}>
            {`+${LEAP}`}
          </button>
        )}
        <button type="button" className="quiet small" disabled={value >= model.most} onClick={() => set(model.most)}>
          {say("the-most", { count: model.most })}
        </button>
      </div>
      <Sign keys={option ? [option.key] : []} label={option?.label ?? ""} />
      {model.others.map((each) => (
        <button
          key={each.key}
          type="button"
          className="quiet"
          data-key={each.key}
          disabled={busy}
          onClick={() => answer([each.key])}
        >
          {each.label}
        </button>
      ))}
    </>
  );
}
