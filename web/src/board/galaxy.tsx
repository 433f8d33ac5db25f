/** The galaxy: every system, what lies between them, and the moves being drafted. Drag to pan, wheel or pinch to zoom. */

import { memo, useMemo } from "react";

import { useName, useSeen } from "../desk";
import { seatColour } from "../palette";
import { alike } from "../store";
import type { System } from "../wire";
import { say } from "../words";
import { Gradients } from "./anomalies";
import { openPlaces } from "./flags";
import { LayersControl } from "./layers_control";
import { borderAt, bounds, mineAt, places, type Point } from "./geometry";
import { Moving } from "./moving";
import { routes } from "./routes";
import { Scene } from "./scene";
import { MineSymbol } from "./symbols";
import { SystemGround, SystemShade, SystemTile } from "./system";

export const Galaxy = memo(function Galaxy() {
  const layer = useSeen((seen) => seen.layer);
  const systems = useSeen((seen) => seen.view.position.systems);
  const mines = useSeen((seen) => seen.view.position.mines);
  const tokens = useSeen((seen) => seen.view.position.border_tokens);
  const homes = useSeen((seen) => openPlaces(seen.lit.keys(), seen.view, seen.places), alike);
  const hexes = useSeen((seen) => seen.view.position.systems.map((system) => system.hex), alike);
  const middles = useMemo(() => places([...hexes, ...homes]), [hexes, homes]);
  const box = useMemo(() => bounds([...middles.values()]), [middles]);
  const open = useMemo(() => homes.map(openPlace), [homes]);
  const drawn = [...systems, ...open].flatMap((system) => {
    const at = middles.get(system.hex);
    return at ? [{ system, at }] : [];
  });
  return (
    <Scene
      box={box}
      layer={layer}
      beside={drawn.length === 0 ? <p className="no-galaxy">{say("galaxy-empty")}</p> : <LayersControl />}
    >
      <Gradients />
      {drawn.map(({ system, at }) => (
        <SystemGround key={system.hex} hex={system.hex} tile={system.tile} at={at} />
      ))}
      {drawn.map(({ system, at }) => (
        <SystemTile key={system.hex} system={system} at={at} />
      ))}
      {tokens.map((token, n) => (
        <BorderMark key={n} kind={token.kind} at={borderAt(token.border, middles)} />
      ))}
      {mines.map((mine, n) => {
        const nth = mines.slice(0, n).filter((each) => each.border === mine.border).length;
        const at = mineAt(mine.border, middles, nth);
        return at && <MineSymbol key={n} colour={seatColour(mine.owner)} x={at.x} y={at.y} />;
      })}
      {drawn.map(({ system, at }) => (
        <SystemShade key={system.hex} hex={system.hex} at={at} />
      ))}
      <Drafted middles={middles} />
      <Moving middles={middles} />
    </Scene>
  );
});

function openPlace(hex: string): System {
  return { hex, tile: "" };
}

function BorderMark({ kind, at }: { kind: string; at: (Point & { turn: number }) | null }) {
  if (!at) return null;
  const colour = kind.startsWith("asteroid") ? "#b89b7a" : kind.includes("grav") ? "#ff7fa0" : "#9a8cff";
  return (
    <g transform={`translate(${at.x} ${at.y}) rotate(${at.turn})`}>
      <title>{kind}</title>
      <rect x="-40" y="-6" width="80" height="12" rx="6" fill={colour} opacity="0.28" />
      <path d="M-36 0H36" stroke={colour} strokeWidth="3.4" strokeDasharray="2 9" strokeLinecap="round" />
    </g>
  );
}

/** The moves put together so far, as arrows along their ways. */
function Drafted({ middles }: { middles: ReadonlyMap<string, Point> }) {
  const ghosts = useSeen((seen) => seen.ghosts);
  const moves = useSeen(({ view: { position } }) => (position.battle ? undefined : position.action?.moves));
  const seat = useSeen(({ view, ghosts: drafted }) => (drafted.length ? (view.seat ?? -1) : (view.position.action?.seat ?? -1)));
  const name = useName(seat);
  const ways = useMemo(() => routes(ghosts.length ? ghosts : (moves ?? []), middles), [ghosts, moves, middles]);
  if (ways.length === 0) return null;
  const colour = seatColour(seat);
  return (
    <g className="drafted" aria-label={say("drafted-moves", { player: name })}>
      <defs>
        <marker id="arrow" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto">
          <path d="M0 0 10 5 0 10Z" fill={colour} />
        </marker>
      </defs>
      {ways.map((way) => (
        <g key={way.path}>
          <path d={way.path} fill="none" stroke="#05070d" strokeWidth="11" strokeLinejoin="round" opacity="0.6" />
          <path
            className="way"
            d={way.path}
            fill="none"
            stroke={colour}
            strokeWidth="5"
            strokeLinejoin="round"
            markerEnd="url(#arrow)"
          />
          {way.ships > 1 && (
            <g transform={`translate(${way.middle.x} ${way.middle.y})`}>
              <circle r="13" fill="#0a0d17" stroke={colour} strokeWidth="2" />
              <text className="letter" y="5" fontSize="14" fill={colour}>
                {way.ships}
              </text>
            </g>
          )}
        </g>
      ))}
    </g>
  );
}
