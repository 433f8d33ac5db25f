/** How much time players of a new table have. */

import type { Nights, TimeWanted } from "../wire";
import { say } from "../words";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const TURNS = [5 * MINUTE, 15 * MINUTE, HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY];
const TOTALS = [HOUR, 2 * HOUR, 4 * HOUR, DAY, 3 * DAY, 7 * DAY, 14 * DAY, 30 * DAY];
const INCREMENTS = [0, MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, 12 * HOUR, DAY];
const VACATIONS = [0, 3, 7, 14, 30, 60];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const USUAL = 14;

/** The zone the browser is in. */
export function zone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}

/** So many seconds in the largest unit that holds them. */
export function amount(seconds: number): string {
  if (seconds >= 2 * DAY) return say("clock-days", { days: seconds / DAY });
  return seconds >= HOUR ? say("clock-hours", { hours: seconds / HOUR }) : say("clock-minutes", { minutes: seconds / MINUTE });
}

/** A table's clock in a sentence. */
export function timeTold(time: TimeWanted): string {
  const { kind = "none", seconds = DAY, increment = 0, nights } = time;
  if (kind === "none") return say("clock-told-none");
  const parts = [
    say(`clock-told-${kind}`, { time: amount(seconds), more: amount(increment) }),
    say(`clock-told-out-${time.out ?? "nothing"}`),
    nights && say("clock-told-nights", { begin: nights.begin, end: nights.end, zone: nights.zone ?? "UTC" }),
  ];
  return parts.filter(Boolean).join(" ");
}

export function Time({ time, change }: { time: TimeWanted; change: (time: TimeWanted) => void }) {
  const kind = time.kind ?? "none";
  const choose = (wanted: string) => {
    if (wanted === "turn") change({ ...time, kind: "turn", seconds: DAY, increment: 0 });
    else if (wanted === "total") change({ ...time, kind: "total", seconds: 7 * DAY, increment: HOUR });
    else change({});
  };
  return (
    <>
      <Choice
        label={say("clock")}
        value={kind}
        values={["none", "turn", "total"]}
        named={(each) => say(`clock-${each}`)}
        set={choose}
      />
      {kind !== "none" && (
        <>
          <Choice
            label={say("clock-time")}
            value={time.seconds ?? DAY}
            values={kind === "turn" ? TURNS : TOTALS}
            named={amount}
            set={(seconds) => change({ ...time, seconds: Number(seconds) })}
          />
          {kind === "total" && (
            <Choice
              label={say("clock-increment")}
              value={time.increment ?? 0}
              values={INCREMENTS}
              named={amount}
              set={(increment) => change({ ...time, increment: Number(increment) })}
            />
          )}
          <Choice
            label={say("clock-out")}
            value={time.out ?? "nothing"}
            values={["nothing", "once", "until_back"]}
            named={(each) => say(`clock-out-${each}`)}
            set={(out) => change({ ...time, out: out as NonNullable<TimeWanted["out"]> })}
          />
          <Choice
            label={say("clock-vacation")}
            value={time.vacation ?? USUAL}
            values={VACATIONS}
            named={(days) => say("clock-days", { days })}
            set={(days) => change({ ...time, vacation: Number(days) })}
          />
          <NightsWanted nights={time.nights ?? null} change={(nights) => change({ ...time, nights })} />
        </>
      )}
    </>
  );
}

function NightsWanted({ nights, change }: { nights: Nights | null; change: (nights: Nights | null) => void }) {
  return (
    <div className="setting">
      <label className="check">
        <input
          type="checkbox"
          checked={nights !== null}
          onChange={(event) => change(event.target.checked ? { begin: 22, end: 8, zone: zone() } : null)}
        />
        {say("clock-nights", { zone: nights?.zone ?? zone() })}
      </label>
      {nights && (
        <span className="hours">
          {(["begin", "end"] as const).map((edge) => (
            <Choice
              key={edge}
              label={say(`clock-nights-${edge}`)}
              value={nights[edge]}
              values={HOURS}
              named={(hour) => `${hour}:00`}
              set={(hour) => change({ ...nights, [edge]: Number(hour) })}
            />
          ))}
        </span>
      )}
    </div>
  );
}

function Choice<Value extends string | number>({
  label,
  value,
  values,
  named,
  set,
}: {
  label: string;
  value: Value;
  values: readonly Value[];
  named: (value: Value) => string;
  set: (value: string) => void;
}) {
  return (
    <div className="setting">
      <label>
        {label}
        <select value={value} onChange={(event) => set(event.target.value)}>
          {values.map((each) => (
            <option key={each} value={each}>
              {named(each)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
