/** A button for what cannot be taken back: it asks once more, where it stands. */

import { useState } from "react";

import { say } from "./words";

export function Sure({ label, does, disabled = false }: { label: string; does: () => void; disabled?: boolean }) {
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <button type="button" className="quiet small" disabled={disabled} onClick={() => setAsking(true)}>
        {label} …
      </button>
    );
  }
  return (
    <span className="sure" role="group" aria-label={say("sure", { what: label })}>
      <span>{say("sure", { what: label })}</span>
      <button
        type="button"
        className="primary small"
        disabled={disabled}
        onClick={() => {
          setAsking(false);
          does();
        }}
      >
        {say("yes-do")}
      </button>
      <button type="button" className="quiet small" onClick={() => setAsking(false)}>
        {say("no-leave")}
      </button>
    </span>
  );
}
