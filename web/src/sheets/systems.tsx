/** The galaxy as a list, for those who do not see the map or would rather read it: what is in each system, and whose it is. */

import { countedUnits, nameOf, useDesk, useSeen } from "../desk";
import { Named } from "../look";
import { printedPlanet } from "../things";
import type { Content, SeatView, Stack, System } from "../wire";
import { say } from "../words";

export function Systems() {
  const systems = useSeen(({ view }) => view.position.systems);
  return (
    <ol className="systems-list">
      {systems.map((system) => (
        <Entry key={system.hex} system={system} />
      ))}
    </ol>
  );
}

function Entry({ system }: { system: System }) {
  const { content } = useDesk();
  const view = useSeen((seen) => seen.view);
  const tile = content.tiles[system.tile];
  const marks = [
    ...(tile?.wormholes ?? []).map((letter) => say("wormhole", { letter })),
    ...(system.counters?.length ? [say("counters-of", { names: named(view, system.counters) })] : []),
  ];
  return (
    <li>
      <Named thing={`system:${system.hex}`} />
      {marks.length > 0 && <span> · {marks.join(" · ")}</span>}
      <ul>
        {(system.stacks ?? []).map((stack, n) => (
          <li key={n}>{units(stack, view, content)}</li>
        ))}
        {(system.planets ?? []).map((planet) => {
          const printed = printedPlanet(content, planet.id);
          const parts = [
            printed && say("worth", { resources: printed.resources, influence: printed.influence }),
            (planet.owner ?? -1) !== -1 && nameOf(view, planet.owner ?? -1),
            planet.exhausted && say("exhausted"),
            ...(planet.stacks ?? []).map((stack) => units(stack, view, content)),
          ];
          return (
            <li key={planet.id}>
              <Named thing={`planet:${planet.id}`} /> {parts.filter(Boolean).join(" · ")}
            </li>
          );
        })}
      </ul>
    </li>
  );
}

function named(view: SeatView, seats: readonly number[]): string {
  return seats.map((seat) => nameOf(view, seat)).join(", ");
}

/** "Ann: 2 Cruiser, Carrier". */
function units({ owner, groups }: Stack, view: SeatView, content: Content): string {
  const all = (groups ?? []).map(({ kind, count = 1 }) => countedUnits(content, kind, count));
  return `${nameOf(view, owner)}: ${all.join(", ")}`;
}
