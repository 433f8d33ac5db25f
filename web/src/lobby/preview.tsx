/** The galaxy of a table before it is made: the preset map, or the places that the players will fill. */

import { memo } from "react";

import { Gradients } from "../board/anomalies";
import { bounds, corners, places, planetSpots, row, type Point } from "../board/geometry";
import { Globe, Station } from "../board/planet";
import { Wormhole } from "../board/symbols";
import { Backdrop } from "../board/system";
import type { PlaceDrawn } from "../wire";

const EDGE = corners(3);

export const Preview = memo(function Preview({ galaxy, label }: { galaxy: readonly PlaceDrawn[]; label: string }) {
  const middles = places(galaxy.map((place) => place.hex));
  const box = bounds([...middles.values()]);
  return (
    <svg className="preview" viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} role="img" aria-label={label}>
      <Gradients />
      {galaxy.map((place) => (
        <Place key={place.hex} place={place} at={middles.get(place.hex) ?? { x: 0, y: 0 }} />
      ))}
    </svg>
  );
});

function Place({ place, at }: { place: PlaceDrawn; at: Point }) {
  const spots = planetSpots(place.planets.length);
  const across = row(place.wormholes.length, 60);
  const beside = place.planets.length > 0;
  return (
    <g transform={`translate(${at.x} ${at.y})`} data-place={place.kind}>
      {place.planets.length > 0 && <title>{place.planets.map(worth).join(", ")}</title>}
      {place.kind === "open" ? <polygon className="open" points={EDGE} /> : <Backdrop tile={place} hex={place.hex} />}
      {place.planets.map((planet, n) => {
        const spot = spots[n] ?? { x: 0, y: 0, radius: 20 };
        return (
          <g key={planet.id} transform={`translate(${spot.x} ${beside ? spot.y + 12 : 0})`}>
            {planet.trade_station ? <Station radius={spot.radius} /> : <Globe id={planet.id} radius={spot.radius} />}
          </g>
        );
      })}
      {place.wormholes.map((letter, n) => (
        <g key={n} transform={`translate(${beside ? 52 : (across[n] ?? 0)} ${beside ? -40 : 0}) scale(1.35)`}>
          <Wormhole letter={letter} x={0} y={0} />
        </g>
      ))}
      {place.kind === "home" && <path className="roof" d="M-44 4 0-40 44 4H28V40H-28V4Z" />}
      <polygon className={`rim ${place.kind}`} points={EDGE} />
    </g>
  );
}

function worth(planet: PlaceDrawn["planets"][number]): string {
  return `${planet.name} ${planet.resources}/${planet.influence}`;
}
