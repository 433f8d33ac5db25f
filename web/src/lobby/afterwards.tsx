/** From one game to another: the same company once more, a game as one file. */

import { useState } from "react";

import { api, filePath, reason } from "../api";
import { say } from "../words";
import { keepLinks, tablePath } from "./paths";

/** To the table of the rematch, which whoever asks first makes. */
export function Rematch({ table }: { table: string }) {
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const go = () => {
    setBusy(true);
    api.rematch(table).then(
      (made) => {
        keepLinks(made);
        location.assign(tablePath(made.table));
      },
      (error: unknown) => {
        setProblem(reason(error));
        setBusy(false);
      },
    );
  };
  return (
    <>
      <button type="button" className="quiet" disabled={busy} title={say("rematch-title")} onClick={go}>
        {say("rematch")}
      </button>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

/** The game as a file to keep. */
export function GameFile({ table, className = "quiet" }: { table: string; className?: string }) {
  return (
    <a className={className} href={filePath(table)} download title={say("file-keep-title")}>
      {say("file-keep")}
    </a>
  );
}

/** A game from a file. */
export function FromFile({ bring }: { bring: (file: string) => void }) {
  return (
    <label className="from-file">
      {say("file-bring")}
      <input
        type="file"
        className="unseen"
        accept=".json,application/json"
        onChange={(event) => {
          void event.target.files?.[0]?.text().then(bring);
          event.target.value = "";
        }}
      />
    </label>
  );
}
