/** What fills a system besides planets: anomalies, and the stars behind everything. */

import { memo } from "react";

import { corners } from "./geometry";

/** A small generator so that a drawing is the same each time: a place always has the same stars. */
export function scatter(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** The stars of a hex. */
export function Stars({ seed }: { seed: string }) {
  const next = scatter(seed);
  const stars = Array.from({ length: 16 }, () => {
    const turn = next() * Math.PI * 2;
    const away = Math.sqrt(next()) * 82;
    return { x: away * Math.cos(turn), y: away * Math.sin(turn), size: 0.4 + next() * 0.9, glow: 0.2 + next() * 0.5 };
  });
  return (
    <g fill="#fff">
      {stars.map((star, n) => (
        <circle key={n} cx={star.x.toFixed(1)} cy={star.y.toFixed(1)} r={star.size.toFixed(2)} opacity={star.glow.toFixed(2)} />
      ))}
    </g>
  );
}

/** The drawing of an anomaly. */
export function Anomaly({ kind, seed }: { kind: string; seed: string }) {
  switch (kind) {
    case "asteroid_field":
      return <Asteroids seed={seed} />;
    case "nebula":
      return (
        <g>
          <polygon points={corners(4)} fill="url(#nebula)" />
          <ellipse cx="-24" cy="18" rx="54" ry="30" fill="url(#nebula-light)" transform="rotate(-24)" />
          <ellipse cx="28" cy="-22" rx="46" ry="26" fill="url(#nebula-light)" transform="rotate(18)" />
        </g>
      );
    case "supernova":
      return (
        <g>
          <polygon points={corners(4)} fill="url(#supernova-glow)" />
          <circle r="40" fill="url(#supernova)" />
          <g stroke="#ffd88a" strokeWidth="1.6" opacity="0.65">
            {Array.from({ length: 16 }, (_, n) => (
              <path key={n} d={n % 2 ? "M0-46V-66" : "M0-45V-56"} transform={`rotate(${n * 22.5})`} />
            ))}
          </g>
        </g>
      );
    case "ion_storm":
      return (
        <g>
          <polygon points={corners(4)} fill="url(#storm)" />
          <g fill="none" stroke="#7ff3ff" strokeWidth="1.8" strokeLinejoin="round" opacity="0.8">
            <path d="M-58-30-30-22-38-8-8-4-18 14 16 12 8 32 40 34" />
            <path d="M-20-62-6-44-14-36 12-26 4-14 34-12" opacity="0.7" />
            <path d="M-52 24-34 28-38 42-10 46" opacity="0.6" />
          </g>
        </g>
      );
    case "gravity_rift":
      return (
        <g>
          <polygon points={corners(4)} fill="url(#rift)" />
          <g fill="none" stroke="#ff6d8e" opacity="0.75">
            <ellipse rx="62" ry="26" strokeWidth="1.4" transform="rotate(-20)" />
            <ellipse rx="48" ry="19" strokeWidth="1.8" transform="rotate(-20)" />
            <ellipse rx="33" ry="13" strokeWidth="2.4" transform="rotate(-20)" />
          </g>
          <circle r="12" fill="#000" stroke="#ffb0c2" strokeWidth="1.2" />
        </g>
      );
    default:
      return null;
  }
}

function Asteroids({ seed }: { seed: string }) {
  const next = scatter(`${seed}rocks`);
  const rocks = Array.from({ length: 22 }, () => {
    const turn = next() * Math.PI * 2;
    const away = 10 + next() * 66;
    const size = 3 + next() * 8;
    const points = Array.from({ length: 7 }, (_, n) => {
      const angle = (n / 7) * Math.PI * 2;
      const edge = size * (0.65 + next() * 0.5);
      return `${(edge * Math.cos(angle)).toFixed(1)},${(edge * Math.sin(angle)).toFixed(1)}`;
    }).join(" ");
    return { x: away * Math.cos(turn), y: away * Math.sin(turn), points, shade: 38 + next() * 18 };
  });
  return (
    <g stroke="#1a1512" strokeWidth="1">
      {rocks.map((rock, n) => (
        <polygon
          key={n}
          points={rock.points}
          fill={`hsl(28 18% ${rock.shade.toFixed(0)}%)`}
          transform={`translate(${rock.x.toFixed(1)} ${rock.y.toFixed(1)})`}
        />
      ))}
    </g>
  );
}

/** The gradients all drawings share. */
export const Gradients = memo(function Gradients() {
  const radial = (id: string, stops: readonly (readonly [number, string, number])[]) => (
    <radialGradient id={id}>
      {stops.map(([at, colour, opacity]) => (
        <stop key={at} offset={at} stopColor={colour} stopOpacity={opacity} />
      ))}
    </radialGradient>
  );
  const planets = [
    "#4b7f8c,#12303a",
    "#8a6a4f,#2c1d14",
    "#5a6fa8,#161e3a",
    "#7b8f55,#20290f",
    "#9a5b58,#341718",
    "#6b5a92,#1e1634",
  ];
  return (
    <defs>
      {radial("space", [
        [0, "#172038", 1],
        [0.75, "#0f1526", 1],
        [1, "#0b101e", 1],
      ])}
      {radial("home", [
        [0, "#26324e", 1],
        [1, "#10172a", 1],
      ])}
      {radial("mecatol", [
        [0, "#4a3a1c", 1],
        [0.8, "#1c1a22", 1],
        [1, "#141623", 1],
      ])}
      {radial("nebula", [
        [0, "#8c4bd0", 0.5],
        [1, "#3a1668", 0.45],
      ])}
      {radial("nebula-light", [
        [0, "#ff8ae2", 0.45],
        [1, "#ff8ae2", 0],
      ])}
      {radial("supernova", [
        [0, "#fffbe0", 1],
        [0.45, "#ffd25c", 1],
        [0.8, "#ff8b2b", 1],
        [1, "#e0471a", 0.9],
      ])}
      {radial("supernova-glow", [
        [0, "#ff9a3c", 0.85],
        [1, "#5a1c08", 0.35],
      ])}
      {radial("storm", [
        [0, "#1f6f86", 0.75],
        [1, "#0b2c3c", 0.5],
      ])}
      {radial("rift", [
        [0, "#000", 1],
        [0.5, "#45122a", 0.9],
        [1, "#1c0a18", 0.6],
      ])}
      {planets.map((pair, n) => {
        const [light, dark] = pair.split(",");
        return (
          <radialGradient key={n} id={`planet-${n}`} cx="0.35" cy="0.3" r="0.8">
            <stop offset="0" stopColor={light} />
            <stop offset="1" stopColor={dark} />
          </radialGradient>
        );
      })}
      <filter id="soft" x="-30%" y="-30%" width="160%" height="160%">
        <feGaussianBlur stdDeviation="3" />
      </filter>
    </defs>
  );
});

/** How many planet gradients there are. */
export const PLANET_SHADES = 6;
