/** Our own drawings. Every symbol fills about 24 by 24 around the origin and takes its colour from `fill`. */

import { memo, type ReactNode } from "react";

import { seatColour, seatSymbol } from "../palette";

const SHIPS: Readonly<Record<string, ReactNode>> = {
  fighter: <path d="M0-7 6 6 0 2.5-6 6Z" />,
  destroyer: <path d="M0-11 2.6-2 7 7 2.4 5 0 9-2.4 5-7 7-2.6-2Z" />,
  cruiser: <path d="M0-12 3-6V0l7 5v4L3 7 1.6 11h-3.2L-3 7-10 9V5l7-5v-6Z" />,
  carrier: <path d="M-3-12H3l1.5 4H10v5H7.5v7H10v5H4.5L3 12H-3L-4.5 9H-10V4h2.5V-3H-10V-8h5.5Z" />,
  dreadnought: <path d="M0-13 4-9 5.5-2 11 3v7L6 8 4 12H-4L-6 8-11 10V3l5.5-5L-4-9Z" />,
  war_sun: (
    <>
      <circle r="11" />
      <circle r="11" fill="none" stroke="#0008" strokeWidth="1.4" strokeDasharray="4 3" />
      <circle cx="3.5" cy="-3.5" r="3.6" fill="#000a" />
      <circle cx="3.5" cy="-3.5" r="1.3" fill="#fff8" />
      <path d="M-11 2.5Q0 5.5 11 2.5" fill="none" stroke="#0007" strokeWidth="1.6" />
    </>
  ),
  flagship: (
    <>
      <path d="M0-13 4-6l8 2-4 6 3 8-7-1-4 4-4-4-7 1 3-8-4-6 8-2Z" />
      <path d="M0-5 1.6-1.4 5-1 2.4 1.4 3.2 5 0 3-3.2 5-2.4 1.4-5-1-1.6-1.4Z" fill="#0009" />
    </>
  ),
};

const GROUND: Readonly<Record<string, ReactNode>> = {
  ground_force: (
    <>
      <circle cy="-5.5" r="4" />
      <path d="M-7 10V5.5Q-7 0 0 0t7 5.5V10Z" />
    </>
  ),
  shock_troop: (
    <>
      <path d="M-5-3Q-5-10.5 0-10.5T5-3L0-1Z" />
      <path d="M-8 10V4.5L-4 0h8l4 4.5V10Z" />
      <path d="M-3.6 4.5 0 1.6l3.6 2.9V7L0 4.2-3.6 7Z" fill="#000a" />
    </>
  ),
  mechanized_unit: (
    <>
      <path d="M-7-9H7L9-1H-9Z" />
      <path d="M-8 0h5l-1.5 5L-3 10h-5l-1-5ZM8 0H3l1.5 5L3 10h5l1-5Z" />
      <rect x="-3.5" y="-7" width="7" height="2.6" rx="1" fill="#000a" />
    </>
  ),
  pds: (
    <>
      <path d="M-9 9Q-9-1 0-1T9 9Z" />
      <path d="M-1.2-1 4.8-11 8-9 2.5 0Z" />
      <path d="M-5 9Q-5 3 0 3t5 6Z" fill="#000a" />
    </>
  ),
  space_dock: (
    <>
      <circle r="9" fill="none" stroke="currentColor" strokeWidth="3.4" />
      <circle r="3.4" />
      <path d="M-1.2-12h2.4V-3h-2.4ZM-1.2 3h2.4v9h-2.4ZM-12-1.2h9v2.4h-9ZM3-1.2h9v2.4H3Z" />
    </>
  ),
};

/** A Mercenary's token, and whatever has no drawing of its own: two crossed blades on a disc. */
const TOKEN: ReactNode = (
  <>
    <circle r="10.5" />
    <path d="M-6-6 6 6M6-6-6 6M-7 3-3 7M7 3 3 7" fill="none" stroke="#000a" strokeWidth="2.2" strokeLinecap="round" />
  </>
);

const LEADERS: Readonly<Record<string, ReactNode>> = {
  admiral: <path d="M0-7 2-2.2l5 .3-3.9 3.2 1.3 5L0 3.6l-4.4 2.7 1.3-5L-7-1.9l5-.3Z" />,
  general: <path d="M-6-5 0-1 6-5v4L0 3-6-1Zm0 6L0 5 6 1v4L0 9-6 5Z" transform="translate(0 -2)" />,
  diplomat: <path d="M0 7V-2M0 4Q-6 3-6-3q5 0 6 5M0 2Q6 1 6-5 1-5 0 0" fill="none" stroke="currentColor" strokeWidth="1.9" />,
  agent: <path d="M-7-3Q0-6 7-3 7 4 3 4 1 4 0 1-1 4-3 4-7 4-7-3Z" />,
  scientist: (
    <g fill="none" stroke="currentColor" strokeWidth="1.5">
      <ellipse rx="7.5" ry="3" />
      <ellipse rx="7.5" ry="3" transform="rotate(60)" />
      <ellipse rx="7.5" ry="3" transform="rotate(-60)" />
    </g>
  ),
};

export interface SymbolProps {
  kind: string;
  colour: string;
  x?: number;
  y?: number;
  scale?: number;
}

/** A unit: a ship, or what stands on a planet. */
export function UnitSymbol({ kind, colour, x = 0, y = 0, scale = 1 }: SymbolProps) {
  const drawing = SHIPS[kind] ?? GROUND[kind] ?? TOKEN;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} fill={colour} color={colour} className="unit">
      {drawing}
    </g>
  );
}

/** Whether units of a kind are drawn as ships. */
export function isShip(kind: string): boolean {
  return kind in SHIPS;
}

/** A leader: a medal with the sign of his calling. */
export function LeaderSymbol({ kind, colour, x = 0, y = 0, scale = 1 }: SymbolProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} className="piece">
      <circle r="10.5" fill="#0b0f1c" stroke={colour} strokeWidth="2" />
      <g fill={colour} color={colour}>
        {LEADERS[kind] ?? <circle r="3" />}
      </g>
    </g>
  );
}

/** A unit as a small picture inside running text. */
export function UnitIcon({ kind, colour = "currentColor", size = 18 }: { kind: string; colour?: string; size?: number }) {
  return (
    <svg className="icon" viewBox="-14 -14 28 28" width={size} height={size} aria-hidden="true">
      <UnitSymbol kind={kind} colour={colour} />
    </svg>
  );
}

/** A leader as a small picture inside running text. */
export function LeaderIcon({ kind, colour, size = 24 }: { kind: string; colour: string; size?: number }) {
  return (
    <svg className="icon" viewBox="-14 -14 28 28" width={size} height={size} aria-hidden="true">
      <LeaderSymbol kind={kind} colour={colour} />
    </svg>
  );
}

/** A Command Counter of a seat, with its symbol. */
export function CommandCounter({ seat, x, y, scale }: { seat: number; x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} className="piece">
      <path d="M0-12 10-5V6L0 13-10 6V-5Z" fill={seatColour(seat)} stroke="#05070d" strokeWidth="1.6" />
      <path d={seatSymbol(seat)} fill="#0a0d17" transform="scale(0.52)" />
    </g>
  );
}

/** An artifact not yet found: a crystal. */
export function Artifact({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} strokeLinejoin="round" className="piece">
      <path d="M0-10 7-3 0 11-7-3Z" fill="#d9a9ff" stroke="#2b1042" strokeWidth="1.2" />
      <path d="M-7-3H7M0-10-2.5-3 0 11 2.5-3Z" fill="none" stroke="#5d2e8a" strokeWidth="1" />
    </g>
  );
}

/** Domain Counters lying face down, or seen by whoever looks. */
export function DomainCounter({ x, y, count, seen }: { x: number; y: number; count: number; seen: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`} className="piece">
      <rect
        x="-10"
        y="-10"
        width="20"
        height="20"
        rx="5"
        fill={seen ? "#284a63" : "#233047"}
        stroke="#9fc6ff"
        strokeWidth="1.3"
      />
      <text className="letter" y="5" fontSize="14" fill="#dbe9ff">
        {count > 1 ? count : "?"}
      </text>
    </g>
  );
}

/** A Space Mine. */
export const MineSymbol = memo(function MineSymbol({ colour, x, y }: { colour: string; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(1.2)`} className="piece" stroke={colour} strokeWidth="2" strokeLinecap="round">
      <path d="M0-9V9M-9 0H9M-6.4-6.4 6.4 6.4M-6.4 6.4 6.4-6.4" />
      <circle r="5.4" fill="#141a29" />
      <circle r="1.8" fill={colour} stroke="none" />
    </g>
  );
});

/** A wormhole with its letter. */
export function Wormhole({ letter, x, y }: { letter: string; x: number; y: number }) {
  const hue: Readonly<Record<string, string>> = { A: "#ffb648", B: "#58e08a", C: "#6fa8ff", D: "#e47cff" };
  const colour = hue[letter] ?? "#9fd0ff";
  return (
    <g transform={`translate(${x} ${y})`} className="wormhole">
      <circle r="19" fill={colour} opacity="0.13" />
      <g fill="none" stroke={colour} strokeLinecap="round">
        <path d="M15 0A15 15 0 1 1 3-14.7" strokeWidth="2.6" />
        <path d="M-11 3A11 11 0 1 1-2 10.8" strokeWidth="2" opacity="0.75" />
      </g>
      <circle r="8.5" fill="#060912" />
      <text className="letter" y="4.6" fontSize="13" fill={colour}>
        {letter}
      </text>
    </g>
  );
}
