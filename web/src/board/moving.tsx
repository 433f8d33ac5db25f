/** Ships gliding to where they went, and flashes where something happened; gone when they are over. */

import { useEffect, useRef } from "react";

import { useSeen } from "../desk";
import { seatColour } from "../palette";
import { corners, type Point } from "./geometry";
import type { Sailed } from "./motion";
import { UnitSymbol } from "./symbols";

const HEX = corners(4);
const GLIDE = 650;

export function Moving({ middles }: { middles: ReadonlyMap<string, Point> }) {
  const motion = useSeen((seen) => seen.motion);
  return (
    <g className="moving" aria-hidden="true">
      {motion.struck.map(({ hex, seat }) => {
        const at = middles.get(hex);
        return (
          at && (
            <polygon
              key={`${hex} ${seat}`}
              className="struck"
              points={HEX}
              transform={`translate(${at.x} ${at.y})`}
              stroke={seat < 0 ? "#ff8478" : seatColour(seat)}
              fill={seat < 0 ? "#ff8478" : seatColour(seat)}
            />
          )
        );
      })}
      {motion.sailed.map((ships, n) => (
        <Gliding key={`${ships.kind} ${n}`} ships={ships} middles={middles} nth={n} />
      ))}
    </g>
  );
}

function Gliding({ ships, middles, nth }: { ships: Sailed; middles: ReadonlyMap<string, Point>; nth: number }) {
  const drawn = useRef<SVGGElement>(null);
  useEffect(() => {
    const aside = (nth % 5) * 16 - 32;
    const place = (at: Point) => `translate(${at.x + aside}px, ${at.y + (nth % 3) * 14 - 14}px)`;
    const way = ships.way.map((hex) => middles.get(hex)).filter((at) => at !== undefined);
    if (way.length < 2) return;
    const steps = way.map((at, n) => ({ transform: place(at), opacity: 1, offset: 0.1 + (0.8 * n) / (way.length - 1) }));
    const [first, last] = [steps[0], steps[steps.length - 1]];
    const run = drawn.current?.animate([{ ...first, opacity: 0, offset: 0 }, ...steps, { ...last, opacity: 0, offset: 1 }], {
      duration: GLIDE,
      easing: "ease-in-out",
      fill: "both",
    });
    return () => run?.cancel();
  }, [ships, middles, nth]);
  return (
    <g ref={drawn} opacity="0">
      <g transform="scale(1.5)">
        <UnitSymbol kind={ships.kind} colour={seatColour(ships.seat)} />
      </g>
      {ships.count > 1 && (
        <text className="count" x="15" y="17" fontSize="18">
          {ships.count}
        </text>
      )}
    </g>
  );
}
