/** A planet: what it is worth, whose it is, and who stands on it. */

import type { CSSProperties } from "react";

import { isLit, useDesk, useMarks, useSeen } from "../desk";
import { useLooking } from "../look";
import { SPECIALTY, seatColour } from "../palette";
import { alike } from "../store";
import { printedPlanet, termName } from "../things";
import type { Planet, PlanetInfo } from "../wire";
import { plain, say } from "../words";
import { PLANET_SHADES, scatter } from "./anomalies";
import { leaderSpots, markSpots, nameShift, row, spread, type Point } from "./geometry";
import { leadersAt } from "./leaders";
import { Artifact, DomainCounter, LeaderSymbol } from "./symbols";
import { Counted, Wealth } from "./system";

export function PlanetDrawing({
  planet,
  spot,
  crowded,
  contested,
}: {
  planet: Planet;
  spot: Point & { radius: number };
  crowded: boolean;
  /** Two fleets lie in the system: the second one takes the place of the name. */
  contested: boolean;
}) {
  const { content } = useDesk();
  const thing = `planet:${planet.id}`;
  const printed = printedPlanet(content, planet.id);
  const marks = useMarks(thing);
  const lit = isLit(marks);
  const counters = useSeen((seen) => seen.view.position.domain_counters[thing]);
  const artifact = useSeen((seen) => thing in seen.view.position.artifacts);
  const leaders = useSeen(({ view }) => leadersAt(view.position.leaders, thing), alike);
  const looking = useLooking(thing);
  const stand = leaderSpots(leaders.length, spot.radius);
  const radius = spot.radius;
  const beside = markSpots(spot, Boolean(counters));
  const owner = planet.owner ?? -1;
  const name = printed?.name ?? plain(planet.id);
  return (
    <g
      transform={`translate(${spot.x} ${spot.y})`}
      className={`planet${marks}${planet.exhausted ? " exhausted" : ""}`}
      data-planet={planet.id}
      {...(lit && {
        role: "button",
        tabIndex: 0,
        "data-thing": thing,
        "aria-label": say("choose-thing", { thing: name }),
        ...looking,
      })}
    >
      <title>{title(name, printed, planet)}</title>
      {printed?.trade_station ? <Station radius={radius} /> : <Globe id={planet.id} radius={radius} />}
      <circle
        className="owner"
        r={radius + 2.5}
        fill="none"
        stroke={owner >= 0 ? seatColour(owner) : "#52607c"}
        strokeWidth={owner >= 0 ? 4 : 1.2}
      />
      {lit && <circle className="halo" r={radius + 7} />}
      <text
        className={`planet-name${radius > 30 && !contested ? "" : radius > 25 ? " one-of-two" : " one-of-three"}`}
        x={nameShift(spot, name.length)}
        y={contested ? -radius * 0.42 : -radius - 7}
      >
        {name}
      </text>
      {printed && <Values printed={printed} radius={radius} low={contested} />}
      <Specialties printed={printed} facility={planet.facility ?? ""} radius={radius} />
      <Garrison planet={planet} y={radius + (crowded ? 11 : 13)} room={crowded ? 74 : 108} />
      {leaders.map((leader, n) => (
        <LeaderSymbol
          key={leader.id}
          kind={leader.kind}
          colour={seatColour(leader.owner)}
          x={stand[n]?.x ?? 0}
          y={stand[n]?.y ?? 0}
          scale={radius > 30 ? 1 : radius > 25 ? 0.86 : 0.7}
        />
      ))}
      {counters && <DomainCounter {...beside.counter} count={counters.count} seen={Boolean(counters.seen?.length)} />}
      {artifact && <Artifact {...beside.artifact} />}
      {(planet.wealth ?? 0) > 0 && <Wealth amount={planet.wealth ?? 0} x={0} y={radius * 0.1} />}
    </g>
  );
}

function title(name: string, printed: PlanetInfo | undefined, planet: Planet): string {
  const worth = printed ? ` · ${say("worth", { resources: printed.resources, influence: printed.influence })}` : "";
  return `${name}${worth}${planet.exhausted ? ` · ${say("exhausted")}` : ""}`;
}

export function Globe({ id, radius }: { id: string; radius: number }) {
  const next = scatter(id);
  const shade = Math.floor(next() * PLANET_SHADES);
  const turn = Math.floor(next() * 60) - 30;
  return (
    <g>
      <circle r={radius} fill={`url(#planet-${shade})`} />
      <g transform={`rotate(${turn})`} fill="none" stroke="#fff" opacity="0.12" strokeWidth={radius / 7}>
        <path d={`M${-radius * 0.9} ${-radius * 0.2}Q0 ${radius * 0.1} ${radius * 0.9} ${-radius * 0.2}`} />
        <path d={`M${-radius * 0.75} ${radius * 0.42}Q0 ${radius * 0.7} ${radius * 0.75} ${radius * 0.42}`} />
      </g>
    </g>
  );
}

export function Station({ radius }: { radius: number }) {
  const arm = radius * 0.92;
  return (
    <g>
      <circle r={radius} fill="#0c1324" />
      <g fill="none" stroke="#7388ad" strokeWidth="3">
        <circle r={radius * 0.8} strokeDasharray={`${radius * 0.42} ${radius * 0.21}`} />
        <path d={`M0 ${-arm}V${-radius * 0.45}M0 ${radius * 0.45}V${arm}`} strokeWidth="2" />
      </g>
    </g>
  );
}

/** What a planet is worth, in its middle, or lower where its name stands on it. */
function Values({ printed, radius, low }: { printed: PlanetInfo; radius: number; low: boolean }) {
  const x = radius * 0.46;
  const size = radius > 30 ? 23 : radius > 25 ? 19 : 16;
  return (
    <g
      className="values"
      style={{ "--size": size } as CSSProperties}
      transform={low ? `translate(0 ${radius * 0.22})` : undefined}
    >
      <text x={-x} y={size * 0.36} fill="#ffd97a">
        {printed.resources}
      </text>
      <text x={x} y={size * 0.36} fill="#9fc6ff">
        {printed.influence}
      </text>
      <path d={`M0 ${-size * 0.4}V${size * 0.4}`} stroke="#fff5" strokeWidth="1.4" />
    </g>
  );
}

function Specialties({ printed, facility, radius }: { printed: PlanetInfo | undefined; facility: string; radius: number }) {
  const { content } = useDesk();
  const marks = printed?.specialties ?? [];
  const across = row(marks.length, 10);
  return (
    <>
      {marks.map((colour, n) => (
        <path
          key={n}
          d="M0-5 4.4-2.5V2.5L0 5-4.4 2.5V-2.5Z"
          transform={`translate(${across[n] ?? 0} ${radius * 0.58})`}
          fill={SPECIALTY[colour] ?? "#fff"}
          stroke="#05070d"
        />
      ))}
      {facility && (
        <g transform={`translate(0 ${-radius * 0.55})`}>
          <title>{termName(content, facility)}</title>
          {facility === "colony" ? (
            <path d="M-7 4V0A7 7 0 0 1 7 0V4Z" fill="#9ef0c0" stroke="#05070d" />
          ) : (
            <path d="M-7 4V-4l4 3V-4l4 3V-6H7V4Z" fill="#ffc98a" stroke="#05070d" />
          )}
        </g>
      )}
    </>
  );
}

/** Who stands on the planet, docks and PDS included. */
function Garrison({ planet, y, room }: { planet: Planet; y: number; room: number }) {
  const standing = (planet.stacks ?? []).flatMap((stack) => (stack.groups ?? []).map((group) => ({ group, owner: stack.owner })));
  const { middles, width } = spread(standing.map(({ group }) => ((group.count ?? 1) > 1 ? 28 : 21)));
  const scale = Math.min(1, room / Math.max(width, 1));
  return (
    <g className="garrison" transform={`translate(0 ${y}) scale(${scale})`}>
      {standing.map(({ group, owner }, n) => (
        <Counted key={n} group={group} colour={seatColour(owner)} x={middles[n] ?? 0} scale={0.82} />
      ))}
    </g>
  );
}
