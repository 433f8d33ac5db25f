/** The clause behind an option, in words, fetched when somebody asks. */

import { useEffect, useState } from "react";

import { api, reason } from "../api";
import type { ClauseText } from "../wire";

const known = new Map<string, ClauseText>();

export function Clause({ id }: { id: string }) {
  const [text, setText] = useState<ClauseText | null>(known.get(id) ?? null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    let gone = false;
    if (known.has(id)) return;
    api.clause(id).then(
      (found) => {
        known.set(id, found);
        if (!gone) setText(found);
      },
      (error: unknown) => {
        if (!gone) setProblem(reason(error));
      },
    );
    return () => {
      gone = true;
    };
  }, [id]);
  return (
    <div className="clause" role="note">
      <strong>{id}</strong> {text?.text ?? problem}
      {text?.source && <small>{text.source}</small>}
      {text?.ruling && <em>{text.ruling}</em>}
    </div>
  );
}
