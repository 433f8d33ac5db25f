/** A number that goes up and down. */

import { say } from "../words";

export function Stepper({
  value,
  least = 0,
  most,
  label,
  change,
  more = true,
}: {
  value: number;
  least?: number;
  most: number;
  label: string;
  change: (value: number) => void;
  /** Whether one more is possible, whatever the most may be. */
  more?: boolean;
}) {
  return (
    <span className="stepper" role="group" aria-label={label}>
      <button
        type="button"
        aria-label={say("less-of", { what: label })}
        disabled={value <= least}
        onClick={() => change(value - 1)}
      >
        −
      </button>
      <output>{value}</output>
      <button
        type="button"
        aria-label={say("more-of", { what: label })}
        disabled={value >= most || !more}
        onClick={() => change(value + 1)}
      >
        +
      </button>
    </span>
  );
}
