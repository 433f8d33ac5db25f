/** What has been put together so far, a line a piece, before it is confirmed. */

import { UnitIcon } from "../board/symbols";
import { seatColour } from "../palette";
import { useDesk } from "../desk";
import type { Decision } from "../wire";
import { say } from "../words";
import { counted, unitsOf } from "./pieces";

export function Draft({ decision }: { decision: Decision }) {
  const { view } = useDesk();
  if (!decision.composing) return null;
  const units = unitsOf(decision.pieces);
  return (
    <div className="draft" aria-label={say("draft")}>
      <h3>{say("draft")}</h3>
      {decision.draft.length === 0 && <p className="empty">{say("draft-empty")}</p>}
      {units.length > 0 && (
        <p className="draft-units" aria-hidden="true">
          {units.map(([kind, count]) => (
            <span key={kind}>
              <UnitIcon kind={kind} colour={seatColour(view.seat ?? -1)} size={22} />
              {count > 1 && <b>{count}</b>}
            </span>
          ))}
        </p>
      )}
      <ul>
        {counted(decision.draft).map(([line, count]) => (
          <li key={line}>
            {line}
            {count > 1 && <b> ×{count}</b>}
          </li>
        ))}
      </ul>
    </div>
  );
}
