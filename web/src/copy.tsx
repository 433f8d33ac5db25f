/** Text taken along: by the clipboard where the browser has one for us, the old way over plain http. */

import { useState } from "react";

import { say } from "./words";

export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    field.style.position = "fixed";
    field.style.opacity = "0";
    document.body.append(field);
    field.select();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- over plain http there is nothing else
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}

export function CopyButton({ text, label }: { text: () => string; label: string }) {
  const [done, setDone] = useState(false);
  return (
    <button type="button" className="quiet copy" onClick={() => void copied(text()).then(setDone)}>
      {done ? say("copied") : label}
    </button>
  );
}
