/** The technology tree: what everybody has, what can be had next, what is offered now. */

import { useMemo } from "react";

import { technologyName, useDesk, useLit, useSeen, useView } from "../desk";
import { useLooking } from "../look";
import { SPECIALTY, seatColour, seatSymbol } from "../palette";
import { alike } from "../store";
import type { TechnologyInfo } from "../wire";
import { say } from "../words";
import { Listed } from "./players";
import { inLines, layTree, type Placed } from "./tree";

const WIDTH = 178;
const HEIGHT = 66;
const ACROSS = 214;
const DOWN = 75;
const LEFT = 34;
/** As many letters as stand beside each other in a node. */
const LETTERS = 16;

const spot = (each: Placed) => ({ x: LEFT + each.depth * ACROSS, y: 10 + each.line * DOWN });

export function TechnologyTree() {
  const { content } = useDesk();
  const view = useView();
  const tree = useMemo(() => layTree(content.technologies), [content]);
  const places = useMemo(() => new Map(tree.placed.map((each) => [each.id, spot(each)])), [tree]);
  const mine = new Set(view.seat === null ? [] : (view.position.players[view.seat]?.technologies ?? []));
  return (
    <div className="technology">
      <svg viewBox={`0 0 ${LEFT + tree.depths * ACROSS} ${tree.lines * DOWN + 14}`} role="group" aria-label={say("technology")}>
        {tree.lanes.map((lane) => (
          <g key={lane.colour}>
            <rect
              x="0"
              y={lane.start * DOWN + 4}
              width={LEFT + tree.depths * ACROSS}
              height={lane.lines * DOWN - 2}
              rx="10"
              fill={SPECIALTY[lane.colour] ?? "#fff"}
              opacity="0.05"
            />
            <rect
              x="6"
              y={lane.start * DOWN + 10}
              width="8"
              height={lane.lines * DOWN - 14}
              rx="4"
              fill={SPECIALTY[lane.colour] ?? "#fff"}
            />
          </g>
        ))}
        {tree.placed.flatMap((each) => links(content.technologies[each.id], places, mine))}
        {tree.placed.map((each) => (
          <Node key={each.id} placed={each} mine={mine} />
        ))}
      </svg>
      {view.position.players.map((player, seat) => (
        <Listed
          key={seat}
          title={player.name}
          things={[...player.upgrades, ...player.technologies.filter((id) => content.technologies[id]?.race)].map(
            (id) => `technology:${id}`,
          )}
        />
      ))}
    </div>
  );
}

function links(
  technology: TechnologyInfo | undefined,
  places: ReadonlyMap<string, { x: number; y: number }>,
  mine: ReadonlySet<string>,
) {
  const to = technology && places.get(technology.id);
  if (!technology || !to) return [];
  const needed = [...new Set(technology.needs.flat())];
  return needed.flatMap((need) => {
    const from = places.get(need);
    if (!from) return [];
    const [x1, y1, x2, y2] = [from.x + WIDTH, from.y + HEIGHT / 2, to.x, to.y + HEIGHT / 2];
    const bend = Math.max((x2 - x1) / 2, 14);
    const either = technology.needs.length > 1;
    return [
      <path
        key={`${need}>${technology.id}`}
        d={`M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`}
        fill="none"
        stroke={mine.has(need) ? "#d9a233" : "var(--line)"}
        strokeWidth={mine.has(need) ? 2 : 1.4}
        strokeDasharray={either ? "5 4" : undefined}
      />,
    ];
  });
}

function Node({ placed, mine }: { placed: Placed; mine: ReadonlySet<string> }) {
  const { content } = useDesk();
  const { x, y } = spot(placed);
  const thing = `technology:${placed.id}`;
  const options = useLit(thing);
  const offered = options.length > 0;
  const cost = options[0]?.numbers["cost"] ?? content.technologies[placed.id]?.cost ?? 0;
  const owners = useSeen(
    ({ view }) => view.position.players.flatMap((player, seat) => (player.technologies.includes(placed.id) ? [seat] : [])),
    alike,
  );
  const looking = useLooking(thing);
  const colour = SPECIALTY[placed.colour] ?? "#fff";
  const have = mine.has(placed.id);
  const name = technologyName(content, placed.id);
  const lines = inLines(name, LETTERS);
  return (
    <g
      transform={`translate(${x} ${y})`}
      className={`node${have ? " have" : ""}${offered ? " lit" : ""}`}
      data-technology={placed.id}
      role="button"
      tabIndex={0}
      aria-label={have || cost === 0 ? say("look-closer", { thing: name }) : say("look-price", { thing: name, cost })}
      {...looking}
    >
      <rect
        width={WIDTH}
        height={HEIGHT}
        rx="8"
        fill={have ? colour : "var(--raised)"}
        fillOpacity={have ? 0.34 : 1}
        stroke={colour}
        strokeOpacity={have || offered ? 1 : 0.45}
        strokeWidth={have ? 2.4 : 1.2}
      />
      <text fontSize="17" fill="var(--text)" fontWeight={have ? 700 : 500}>
        {lines.map((line, n) => (
          <tspan key={n} x="11" y={lines.length > 1 ? 20 + n * 18 : 24}>
            {line}
          </tspan>
        ))}
      </text>
      {!have && cost > 0 && (
        <text x={WIDTH - 10} y="57" fontSize="17" textAnchor="end" className="price" fill="var(--gold)" fontWeight={700}>
          {cost}
        </text>
      )}
      {owners.map((seat, n) => (
        <path
          key={seat}
          d={seatSymbol(seat)}
          fill={seatColour(seat)}
          stroke="#05070d"
          strokeWidth="1.5"
          transform={`translate(${18 + n * 17} 53) scale(0.72)`}
        />
      ))}
    </g>
  );
}
