/** What has been put together so far, a line a piece. */

import { say } from "../words";

/** Equal lines once each, with how often they occur, in the order they first appear. */
export function counted<T>(lines: readonly T[]): [T, number][] {
  const found = new Map<T, number>();
  for (const line of lines) found.set(line, (found.get(line) ?? 0) + 1);
  return [...found];
}

export function DraftLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="draft" aria-label={say("draft")}>
      {counted(lines).map(([line, count]) => (
        <li key={line}>
          {line}
          {count > 1 && <b> ×{count}</b>}
        </li>
      ))}
    </ul>
  );
}
