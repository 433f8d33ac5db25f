/** The layers of the map: which one is shown, where it begins, what its colours mean. */

import { useEffect, useLayoutEffect, useMemo } from "react";

import { SeatMark, nameOf, useDesk, useSeen, useView } from "../desk";
import { seatColour } from "../palette";
import { thingName } from "../things";
import { say } from "../words";
import {
  BLUE,
  FROM_SOMEWHERE,
  GOLD,
  LAYERS,
  NO_PAINT,
  RED,
  SCOUTED,
  TEAL,
  fleetAt,
  paintOf,
  usualOrigin,
  type Layer,
} from "./layers";

export function LayersControl() {
  const { seen } = useDesk();
  const layer = useSeen((now) => now.layer);
  const scouting = useSeen((now) => now.scouting);
  const offered = LAYERS.filter((each) => scouting || !SCOUTED.includes(each));
  return (
    <div className="layers" data-layer={layer}>
      <label>
        <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.8">
          <path d="m10 2 8 4.5-8 4.5-8-4.5Z" strokeLinejoin="round" />
          <path d="m2 10.2 8 4.5 8-4.5M2 13.8l8 4.5 8-4.5" strokeLinejoin="round" opacity="0.7" />
        </svg>
        <select
          aria-label={say("layers")}
          value={layer}
          onChange={(event) => seen.set({ layer: event.target.value as Layer, origin: "" })}
        >
          {offered.map((each) => (
            <option key={each} value={each}>
              {say(`layer-${each}`)}
            </option>
          ))}
        </select>
      </label>
      {layer !== "none" && <Shown layer={layer} />}
    </div>
  );
}

/** Paints the map, and says what that means. */
function Shown({ layer }: { layer: Layer }) {
  const { content, seen } = useDesk();
  const position = useSeen((now) => now.view.position);
  const seat = useSeen((now) => now.view.seat);
  const reach = useSeen((now) => now.scouted?.reach ?? null);
  const chosen = useSeen((now) => now.origin);
  const origin = chosen || usualOrigin(layer, { position, seat, reach });
  const paint = useMemo(
    () => paintOf(layer, { position, seat, content, reach, origin }),
    [layer, position, seat, content, reach, origin],
  );
  useLayoutEffect(() => seen.set({ paint }), [seen, paint]);
  useEffect(() => () => seen.set({ paint: NO_PAINT }), [seen]);
  return (
    <>
      {FROM_SOMEWHERE.includes(layer) && <Origin layer={layer} origin={origin} />}
      <Legend layer={layer} origin={origin} />
    </>
  );
}

/** Where a layer begins: chosen here, or by clicking on the map. */
function Origin({ layer, origin }: { layer: Layer; origin: string }) {
  const { content, seen } = useDesk();
  const view = useView();
  const reach = useSeen((now) => now.scouted?.reach ?? null);
  const named = (hex: string) => {
    const owner = layer === "range" ? fleetAt(hex, view.seat, reach)[0]?.seat : undefined;
    const name = thingName(content, view, `system:${hex}`);
    return owner === undefined ? name : `${name} (${nameOf(view, owner)})`;
  };
  const mine = (hex: string) => fleetAt(hex, view.seat, reach)[0]?.seat === view.seat;
  const systems = view.position.systems.map((system) => system.hex);
  const open =
    layer === "range"
      ? systems.filter((hex) => fleetAt(hex, view.seat, reach).length).sort((a, b) => Number(mine(b)) - Number(mine(a)))
      : systems;
  return (
    <label className="origin">
      {say(`layer-${layer}-from`)}
      <select
        aria-label={say(`layer-${layer}-from`)}
        value={origin}
        onChange={(event) => seen.set({ origin: event.target.value })}
      >
        {open.map((hex) => (
          <option key={hex} value={hex}>
            {named(hex)}
          </option>
        ))}
      </select>
    </label>
  );
}

const CROSSHAIR = "M-8 0H8M0-8V8M5.5 0A5.5 5.5 0 1 1-5.5 0 5.5 5.5 0 0 1 5.5 0Z";

/** Shoots: a crosshair. */
export function Crosshair({ colour }: { colour: string }) {
  return <path d={CROSSHAIR} fill="none" stroke={colour} strokeWidth="2.4" strokeLinecap="round" />;
}

function Legend({ layer, origin }: { layer: Layer; origin: string }) {
  const view = useView();
  const reach = useSeen((now) => now.scouted?.reach ?? null);
  switch (layer) {
    case "none":
      return null;
    case "owners":
      return (
        <ul className="legend">
          {view.position.players.map((player, seat) => (
            <li key={seat}>
              <SeatMark seat={seat} />
              {player.name}
            </li>
          ))}
        </ul>
      );
    case "resources":
    case "influence":
      return <Scale colour={layer === "resources" ? GOLD : BLUE} low={say("legend-little")} high={say("legend-much")} />;
    case "threat":
      return (
        <>
          <ul className="legend">
            <li>
              <SeatMark seat={-1} />
              {say("legend-comes")}
            </li>
            <li>
              <svg viewBox="-10 -10 20 20" width="15" height="15" aria-hidden="true">
                <Crosshair colour="#e8edfb" />
              </svg>
              {say("legend-shoots")}
            </li>
          </ul>
          <Scale colour={RED} low={say("legend-safe")} high={say("legend-threatened")} />
        </>
      );
    case "range": {
      const owner = fleetAt(origin, view.seat, reach)[0]?.seat ?? -1;
      return (
        <ul className="legend">
          <li>
            <i className="swatch" style={{ background: seatColour(owner), opacity: 0.75 }} />
            {say("legend-all-ships")}
          </li>
          <li>
            <i className="swatch" style={{ background: seatColour(owner), opacity: 0.4 }} />
            {say("legend-some-ships")}
          </li>
        </ul>
      );
    }
    case "distances":
      return <Scale colour={TEAL} low={say("legend-far")} high={say("legend-near")} />;
  }
}

function Scale({ colour, low, high }: { colour: string; low: string; high: string }) {
  return (
    <p className="scale">
      {low}
      <i style={{ background: `linear-gradient(90deg, ${colour}22, ${colour})` }} />
      {high}
    </p>
  );
}
