/** Layers of the map: what else the galaxy can show of each system. Who comes where and who shoots where is told by the service. */

import { seatColour } from "../palette";
import { printedPlanet } from "../things";
import type { Content, Reach, ShipRange, System, TableView } from "../wire";

export const LAYERS = ["none", "owners", "resources", "influence", "threat", "range", "distances"] as const;
export type Layer = (typeof LAYERS)[number];

/** The layers that begin somewhere: at a fleet, at a system. */
export const FROM_SOMEWHERE: readonly Layer[] = ["range", "distances"];
/** The layers for which the service must be asked. */
export const SCOUTED: readonly Layer[] = ["threat", "range", "distances"];

/** Somebody who can come to a system, or shoot there. */
export interface Mark {
  readonly seat: number;
  readonly shoots: boolean;
}

/** How a system is shown on a layer. */
export interface Shade {
  /** One part of the hex each. */
  readonly colours: readonly string[];
  readonly strength: number;
  readonly label: string;
  readonly marks: readonly Mark[];
}

export type Paint = ReadonlyMap<string, Shade>;

export const NO_PAINT: Paint = new Map();
export const GOLD = "#f0b93a";
export const BLUE = "#5b9dff";
export const RED = "#ff4b3e";
export const TEAL = "#2fc4b2";

/** What lies on the table, and who looks at it. */
export interface Survey {
  readonly position: TableView;
  readonly seat: number | null;
  readonly content: Content;
  readonly reach: Reach | null;
  /** The system that a layer begins at. */
  readonly origin: string;
}

export function paintOf(layer: Layer, survey: Survey): Paint {
  const { systems } = survey.position;
  switch (layer) {
    case "none":
      return NO_PAINT;
    case "owners":
      return painted(systems, (system) => tinted(ownersOf(system).map(seatColour), 0.5));
    case "resources":
    case "influence":
      return yields(layer, survey);
    case "threat":
      return painted(systems, (system) => threat(system.hex, survey));
    case "range":
      return range(survey);
    case "distances":
      return distances(survey);
  }
}

function painted(systems: readonly System[], shade: (system: System) => Shade | null): Paint {
  const found = new Map<string, Shade>();
  for (const system of systems) {
    const here = shade(system);
    if (here) found.set(system.hex, here);
  }
  return found;
}

function tinted(colours: readonly string[], strength: number, label = "", marks: readonly Mark[] = []): Shade | null {
  return colours.length ? { colours, strength, label, marks } : null;
}

/** Whose a system is: those of its planets, or else of the ships in it. */
export function ownersOf(system: System): readonly number[] {
  const planets = (system.planets ?? []).map((planet) => planet.owner ?? -1).filter((owner) => owner >= 0);
  const fleets = (system.stacks ?? []).map((stack) => stack.owner).filter((owner) => owner >= 0);
  return [...new Set(planets.length ? planets : fleets)].sort((a, b) => a - b);
}

function yields(layer: "resources" | "influence", { position, content }: Survey): Paint {
  const worth = (system: System) =>
    (system.planets ?? []).reduce((sum, planet) => sum + (printedPlanet(content, planet.id)?.[layer] ?? 0), 0);
  const most = Math.max(1, ...position.systems.map(worth));
  return painted(position.systems, (system) => {
    if (!system.planets?.length) return null;
    return tinted([layer === "resources" ? GOLD : BLUE], 0.1 + (0.55 * worth(system)) / most, `${worth(system)}`);
  });
}

/** The others who can come to a system with ships of theirs, and those who shoot at ships there. */
export function threatsTo(hex: string, seat: number | null, reach: Reach | null): readonly Mark[] {
  const others = (ranges: readonly { readonly seat: number; readonly systems: readonly string[] }[] = []) => {
    const seats = ranges.filter((each) => each.seat !== seat && each.systems.includes(hex)).map((each) => each.seat);
    return [...new Set(seats)].sort((a, b) => a - b);
  };
  return [
    ...others(reach?.ships).map((each) => ({ seat: each, shoots: false })),
    ...others(reach?.guns).map((each) => ({ seat: each, shoots: true })),
  ];
}

function threat(hex: string, { seat, reach }: Survey): Shade | null {
  const marks = threatsTo(hex, seat, reach);
  return marks.length ? tinted([RED], Math.min(0.6, 0.12 + 0.12 * marks.length), "", marks) : null;
}

/** The fleet that a range is shown of: one's own where there are several. */
export function fleetAt(origin: string, seat: number | null, reach: Reach | null): readonly ShipRange[] {
  const here = (reach?.ships ?? []).filter((ship) => ship.system === origin);
  const owner = here.find((ship) => ship.seat === seat)?.seat ?? here[0]?.seat;
  return here.filter((ship) => ship.seat === owner);
}

function range(survey: Survey): Paint {
  const fleet = fleetAt(survey.origin, survey.seat, survey.reach);
  const all = counted(fleet);
  const colour = seatColour(fleet[0]?.seat ?? -1);
  return painted(survey.position.systems, ({ hex }) => {
    if (hex === survey.origin) return fleet.length ? tinted([colour], 0.75) : null;
    const coming = counted(fleet.filter((ship) => ship.systems.includes(hex)));
    return coming ? tinted([colour], coming === all ? 0.5 : 0.26, `${coming}`) : null;
  });
}

export function counted(ships: readonly ShipRange[]): number {
  return ships.reduce((sum, ship) => sum + ship.count, 0);
}

/** How many steps every system is away from one, wormholes included. */
export function stepsFrom(origin: string, adjacent: Reach["adjacent"]): ReadonlyMap<string, number> {
  const steps = new Map([[origin, 0]]);
  let edge = [origin];
  for (let away = 1; edge.length > 0; away += 1) {
    const beyond = edge.flatMap((hex) => adjacent[hex] ?? []).filter((hex) => !steps.has(hex));
    for (const hex of beyond) steps.set(hex, away);
    edge = [...new Set(beyond)];
  }
  return steps;
}

function distances({ position, reach, origin }: Survey): Paint {
  const steps = stepsFrom(origin, reach?.adjacent ?? {});
  return painted(position.systems, ({ hex }) => {
    const away = steps.get(hex);
    return away === undefined ? null : tinted([TEAL], Math.max(0.06, 0.7 - 0.14 * away), `${away}`);
  });
}

/** Where a layer begins unless somebody chooses: at a fleet of one's own, at home, or in the middle. */
export function usualOrigin(layer: Layer, { position, seat, reach }: Omit<Survey, "content" | "origin">): string {
  const home = seat === null ? "" : (position.players[seat]?.home ?? "");
  if (layer === "range") {
    const mine = (reach?.ships ?? []).filter((ship) => ship.seat === seat);
    return (mine.find((ship) => ship.system === home) ?? mine[0] ?? reach?.ships[0])?.system ?? "";
  }
  const there = new Set(position.systems.map((system) => system.hex));
  return [home, "0,0"].find((hex) => there.has(hex)) ?? position.systems[0]?.hex ?? "";
}
