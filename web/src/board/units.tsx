/** Units in running text: a drawing each, how many, how damaged. */

import { countedUnits, unitName, useDesk } from "../desk";
import { Lookable } from "../look";
import { seatColour } from "../palette";
import type { Group } from "../wire";
import { say } from "../words";
import { UnitIcon } from "./symbols";

export function Units({
  groups,
  seat,
  named = false,
  lost = false,
}: {
  groups: readonly Group[];
  seat: number;
  named?: boolean;
  lost?: boolean;
}) {
  const { content } = useDesk();
  return (
    <ul className="units">
      {groups.map((group, n) => {
        const count = group.count ?? 1;
        const name = countedUnits(content, group.kind, count);
        return (
          <li key={n} title={unitName(content, group.kind)} className={group.damage ? "damaged" : ""}>
            <UnitIcon kind={group.kind} colour={lost ? "#7b849b" : seatColour(seat)} size={24} />
            <span className={named ? "" : "unseen"}>
              {named ? (
                <Lookable thing={`unit:${group.kind}:${seat}`} label={name} className="plainly">
                  {name}
                </Lookable>
              ) : (
                name
              )}
              {group.damage ? ` (${say("damaged")})` : ""}
            </span>
            {!named && count > 1 && <b aria-hidden="true">{count}</b>}
            {Boolean(group.damage) && (
              <i className="damage" aria-hidden="true">
                {"ϟ".repeat(group.damage ?? 0)}
              </i>
            )}
          </li>
        );
      })}
    </ul>
  );
}
