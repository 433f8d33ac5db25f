/** The foot of a sheet: what it comes to, and the signature. */

import { useBusy, useDesk } from "../desk";
import { say } from "../words";

export function Sign({
  keys,
  label,
  ready = true,
  settled = true,
  reset,
  children,
}: {
  keys: readonly string[];
  label?: string;
  ready?: boolean;
  /** What would come of it is known. */
  settled?: boolean;
  reset?: (() => void) | undefined;
  children?: React.ReactNode;
}) {
  const { answer } = useDesk();
  const busy = useBusy();
  return (
    <footer className="sign">
      {children}
      <div className="sign-row">
        <button
          type="button"
          className="primary confirm"
          disabled={busy || !ready || !settled || keys.length === 0}
          data-keys={keys.length}
          data-settled={settled}
          onClick={() => answer(keys)}
        >
          {label ?? say("confirm")}
        </button>
        {reset && (
          <button type="button" className="quiet" disabled={busy} onClick={reset}>
            {say("start-again")}
          </button>
        )}
      </div>
    </footer>
  );
}
