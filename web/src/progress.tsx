/** How far one's own seat is with an objective: what it has of everything that is asked for. */

import { useSeen } from "./desk";

export function ObjectiveProgress({ id }: { id: string }) {
  const found = useSeen((seen) => seen.view.progress.find((each) => each.objective === id));
  if (!found || found.counts.length === 0) return null;
  return (
    <ul className="progress" data-progress={id}>
      {found.counts.map((count) => (
        <li key={count.what} className={count.have >= count.need ? "enough" : undefined}>
          {count.text}
        </li>
      ))}
    </ul>
  );
}
