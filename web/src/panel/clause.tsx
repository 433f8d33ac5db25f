/** The clause behind an option, or what is printed on the card that grants it; fetched when somebody asks. */

import { useEffect, useState } from "react";

import { api, reason } from "../api";
import { useDesk } from "../desk";
import type { ClauseText } from "../wire";

const known = new Map<string, ClauseText>();

export function Clause({ id }: { id: string }) {
  const { ruleset } = useDesk().content;
  const key = `${ruleset} ${id}`;
  const [text, setText] = useState<ClauseText | null>(known.get(key) ?? null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    let gone = false;
    if (known.has(key)) return;
    api.clause(id, ruleset).then(
      (found) => {
        known.set(key, found);
        if (!gone) setText(found);
      },
      (error: unknown) => {
        if (!gone) setProblem(reason(error));
      },
    );
    return () => {
      gone = true;
    };
  }, [id, ruleset, key]);
  return (
    <div className="clause" role="note">
      <strong>{text?.name || (id.includes(":") ? "" : id)}</strong> {text?.text ?? problem}
      {text?.source && <small>{text.source}</small>}
      {text?.ruling && <em>{text.ruling}</em>}
    </div>
  );
}
