/** How much time players of a new table have. */

import type { TimeWanted } from "../wire";
import { say } from "../words";

const HOUR = 3600;
const TURNS = [1, 6, 12, 24, 48, 72];
const TOTALS = [24, 72, 168, 336, 720];

/** The zone the browser is in. */
export function zone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}

export function Time({ time, change }: { time: TimeWanted; change: (time: TimeWanted) => void }) {
  const kind = time.kind ?? "none";
  const choose = (wanted: string) => {
    if (wanted === "turn") change({ ...time, kind: "turn", seconds: 24 * HOUR, increment: 0 });
    else if (wanted === "total") change({ ...time, kind: "total", seconds: 168 * HOUR, increment: HOUR });
    else change({});
  };
  return (
    <>
      <label>
        {say("clock")}
        <select value={kind} onChange={(event) => choose(event.target.value)}>
          {["none", "turn", "total"].map((each) => (
            <option key={each} value={each}>
              {say(`clock-${each}`)}
            </option>
          ))}
        </select>
      </label>
      {kind !== "none" && (
        <>
          <label>
            {say("clock-time")}
            <select value={time.seconds} onChange={(event) => change({ ...time, seconds: Number(event.target.value) })}>
              {(kind === "turn" ? TURNS : TOTALS).map((hours) => (
                <option key={hours} value={hours * HOUR}>
                  {hours < 72 ? say("clock-hours", { hours }) : say("clock-days", { days: hours / 24 })}
                </option>
              ))}
            </select>
          </label>
          <label>
            {say("clock-out")}
            <select
              value={time.out ?? "nothing"}
              onChange={(event) => change({ ...time, out: event.target.value as NonNullable<TimeWanted["out"]> })}
            >
              {["nothing", "once", "until_back"].map((each) => (
                <option key={each} value={each}>
                  {say(`clock-out-${each}`)}
                </option>
              ))}
            </select>
          </label>
          <label className="check">
            <input
              type="checkbox"
              checked={Boolean(time.nights)}
              onChange={(event) => change({ ...time, nights: event.target.checked ? { begin: 22, end: 8, zone: zone() } : null })}
            />
            {say("clock-nights", { zone: zone() })}
          </label>
        </>
      )}
    </>
  );
}
