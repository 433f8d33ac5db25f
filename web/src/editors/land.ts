/** Landings, by unit and planet, in any order. */

import { unitNamed, unitsAt } from "../naming";
import { printedPlanet } from "../things";
import type { Choice, Content, Decision, SeatView } from "../wire";

/** What may land: a unit of some kind from one source, or a Leader, and the key for each planet it may land on. */
export interface LandRow {
  readonly name: string;
  readonly kind: string;
  readonly damage: number;
  readonly source: string;
  readonly count: number;
  readonly leader: boolean;
  readonly keys: ReadonlyMap<string, string>;
}

export interface LandModel {
  readonly planets: readonly string[];
  readonly rows: readonly LandRow[];
}

/** How many land by each key. */
export type Landed = Readonly<Record<string, number>>;

const kindOf = (key: string) => key.split(":")[0] ?? "";

/** What may land where; null where the question is not the beginning of a landing. Leaders may only be offered once troops land. */
export function landModel(decision: Decision, further: readonly Choice[], view: SeatView, content: Content): LandModel | null {
  const draft = decision.pieces;
  const system = view.position.action?.system;
  if (draft?.draft !== "landings" || draft.landed.length > 0 || system === undefined || view.seat === null) return null;
  if (decision.options.some((option) => !["land", "done"].includes(kindOf(option.key)))) return null;
  const rows = new Map<string, LandRow & { keys: Map<string, string> }>();
  const planets = new Set<string>();
  for (const option of [...decision.options, ...further].filter((each) => kindOf(each.key) === "land")) {
    const planet = option.things[0] ?? "";
    const what = option.key.slice("land:".length + planet.slice("planet:".length).length + 1);
    const unit = unitNamed(what, content.units);
    const source = option.things[1] ?? `system:${system}`;
    const count = unit ? unitsAt(view, view.seat, source, unit, false) : 1;
    const name = unit ? `${unit.kind}*${unit.damage}` : what;
    planets.add(planet);
    const id = `${name} ${source}`;
    const row = rows.get(id) ?? {
      name,
      kind: unit?.kind ?? what,
      damage: unit?.damage ?? 0,
      source,
      count,
      leader: !unit,
      keys: new Map<string, string>(),
    };
    row.keys.set(planet, option.key);
    rows.set(id, row);
  }
  return { planets: [...planets], rows: [...rows.values()] };
}

/** How many of a row land anywhere. */
export function landing(row: LandRow, landed: Landed): number {
  return [...row.keys.values()].reduce((sum, key) => sum + (landed[key] ?? 0), 0);
}

/** What a sensible player lands: one unit on each planet that is not his, the rest where it is worth most. */
export function proposal(model: LandModel, view: SeatView, content: Content): Landed {
  const ownerOf = (planet: string) =>
    view.position.systems.flatMap((system) => system.planets ?? []).find((each) => `planet:${each.id}` === planet)?.owner ?? -1;
  const worth = (planet: string) => {
    const printed = printedPlanet(content, planet.slice("planet:".length));
    return printed ? printed.resources + printed.influence : 0;
  };
  const targets = model.planets.filter((planet) => ownerOf(planet) !== view.seat).sort((a, b) => worth(b) - worth(a));
  const landed: Record<string, number> = {};
  const holding = new Set<string>();
  for (const row of model.rows.filter((each) => !each.leader && each.kind !== "pds" && each.source.startsWith("system:"))) {
    for (let n = 0; n < row.count; n += 1) {
      const open = targets.filter((planet) => row.keys.has(planet));
      const planet = open.find((each) => !holding.has(each)) ?? open[0];
      const key = planet === undefined ? undefined : row.keys.get(planet);
      if (planet === undefined || key === undefined) break;
      holding.add(planet);
      landed[key] = (landed[key] ?? 0) + 1;
    }
  }
  return landed;
}

/** The keys of what lands: troops before Leaders, who come with them. */
export function landKeys(model: LandModel, landed: Landed): readonly string[] {
  const rows = [...model.rows].sort((a, b) => Number(a.leader) - Number(b.leader));
  const keys = rows.flatMap((row) =>
    [...row.keys.values()].flatMap((key) => Array.from({ length: landed[key] ?? 0 }, () => key)),
  );
  return [...keys, "done"];
}
