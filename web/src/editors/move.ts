/** A move, put together in any order: which ships come, what they carry. The keys are told ship by ship, each with its cargo. */

import { groupsAt, unitNamed, unitsAt, type UnitName } from "../naming";
import type { Choice, Content, Decision, Preview, SeatView } from "../wire";

/** Ships of one kind in one system, by one way of choosing them. */
export interface ShipRow {
  readonly key: string;
  readonly from: string;
  /** Where it goes, where there are two systems to go to. */
  readonly to: string;
  readonly unit: UnitName;
  /** Ships that are the same ones, chosen in another way, share their number. */
  readonly pool: string;
  readonly count: number;
  /** Its room as printed, and one place at least where it may take something aboard; what it truly has is learnt from the service. */
  readonly room: number;
  readonly option: Choice;
}

export interface CargoRow {
  readonly key: string;
  readonly place: string;
  /** The system in which that is. */
  readonly from: string;
  readonly unit: UnitName;
  readonly count: number;
  readonly option: Choice;
}

export interface MoveModel {
  readonly ships: readonly ShipRow[];
  readonly cargo: readonly CargoRow[];
  readonly leaders: readonly Choice[];
  /** What each way of choosing a ship lets it take aboard. */
  readonly offers: ReadonlyMap<string, ReadonlySet<string>>;
}

export interface Put {
  readonly ships: Readonly<Record<string, number>>;
  /** Null: as much as fits of what is where a ship starts. */
  readonly cargo: Readonly<Record<string, number>> | null;
  readonly leaders: readonly string[];
}

export const NOTHING: Put = { ships: {}, cargo: null, leaders: [] };

const KNOWN = new Set(["ship", "load", "leader", "route", "undo_last", "done"]);
/** What is taken aboard unasked, the first first; what is in space has no other place to stay. */
const TROOPS = ["mechanized_unit", "shock_troop", "ground_force"];
/** Ships that count in Fleet Supply; where it does not hold all of them the first come first. */
const LARGE = ["flagship", "war_sun", "dreadnought", "carrier", "cruiser", "destroyer"];

const kindOf = (key: string) => key.split(":")[0] ?? "";

/** The ships a question offers; null where it is not the beginning of a move. */
export function shipsOf(decision: Decision, view: SeatView, content: Content): readonly ShipRow[] | null {
  const draft = decision.pieces;
  if (draft?.draft !== "fleet" || draft.ships.length > 0 || view.seat === null) return null;
  if (decision.options.some((option) => !KNOWN.has(kindOf(option.key)))) return null;
  const found: ShipRow[] = [];
  for (const option of decision.options.filter((each) => kindOf(each.key) === "ship")) {
    const unit = unitNamed(option.key, content.units);
    const from = option.things.find((thing) => thing.startsWith("system:"));
    if (!unit || !from) return null;
    const inSpace = unitsAt(view, view.seat, from, unit);
    const count = inSpace || 1;
    const pool = `${from} ${unit.kind}*${unit.damage}!${unit.mark}`;
    const [, hex] = option.key.split(">");
    const to = hex === undefined ? "" : `system:${hex}`;
    found.push({ key: option.key, from, to, unit, pool, count, room: content.units[unit.kind]?.capacity ?? 0, option });
  }
  return found;
}

/** What takes a ship further than it goes by itself, by the way it is chosen: Leaders, a spurt. */
export function helpOf(key: string): readonly string[] {
  return (key.split(">")[0] ?? "").split("+").slice(1);
}

/** Everything that can be put together, from what each ship alone may take aboard. */
export function moveModel(
  ships: readonly ShipRow[],
  offered: ReadonlyMap<string, readonly Choice[]>,
  view: SeatView,
  content: Content,
): MoveModel {
  const cargo = new Map<string, CargoRow>();
  const leaders = new Map<string, Choice>();
  const offers = new Map<string, ReadonlySet<string>>();
  for (const [ship, options] of offered) {
    const aboard = options.filter((option) => ["load", "leader"].includes(kindOf(option.key)));
    offers.set(ship, new Set(aboard.map((option) => option.key)));
    for (const option of aboard) {
      const unit = unitNamed(option.key, content.units);
      const place = option.things.find((thing) => /^(system|planet):/.test(thing)) ?? "";
      if (kindOf(option.key) === "leader") leaders.set(option.key, option);
      else if (unit)
        cargo.set(option.key, {
          key: option.key,
          place,
          from: systemOf(view, place),
          unit,
          count: stock(view, place, unit),
          option,
        });
    }
  }
  const roomy = ships.map((ship) => ({ ...ship, room: Math.max(ship.room, takesAny(offers.get(ship.key)) ? 1 : 0) }));
  return { ships: roomy, cargo: [...cargo.values()].sort(inOrder), leaders: [...leaders.values()], offers };
}

/** A ship that may take something aboard has room for it, whatever is printed. */
const takesAny = (offered: ReadonlySet<string> | undefined) => [...(offered ?? [])].some((key) => kindOf(key) === "load");

function systemOf(view: SeatView, place: string): string {
  const around = view.position.systems.find((system) => system.planets?.some((planet) => `planet:${planet.id}` === place));
  return around ? `system:${around.hex}` : place;
}

function stock(view: SeatView, place: string, unit: UnitName): number {
  const groups = view.seat === null ? [] : groupsAt(view, view.seat, place).filter((group) => group.kind === unit.kind);
  return Math.max(
    1,
    groups.reduce((sum, group) => sum + (group.count ?? 1), 0),
  );
}

/** In space before planets, troops before what only stands there. */
function inOrder(a: CargoRow, b: CargoRow): number {
  return Number(b.place.startsWith("system:")) - Number(a.place.startsWith("system:")) || rank(a) - rank(b);
}

const rank = (row: CargoRow) => (TROOPS.includes(row.unit.kind) ? TROOPS.indexOf(row.unit.kind) : TROOPS.length);

/** As many ships of each row as there are; those that are the same ones are counted once. */
export function everyShip(rows: readonly ShipRow[]): Readonly<Record<string, number>> {
  const taken = new Set<string>();
  const all: Record<string, number> = {};
  for (const row of rows) {
    all[row.key] = taken.has(row.pool) ? 0 : row.count;
    taken.add(row.pool);
  }
  return all;
}

/** Ways of choosing a ship that spend nothing else, for ships that are not where they are to go. */
function byThemselves(model: MoveModel, target: string): readonly ShipRow[] {
  return model.ships.filter((row) => row.from !== target && helpOf(row.key).length === 0);
}

/** What is brought unasked into one system: all who come by themselves, as far as Fleet Supply holds them, and what they carry. */
export function proposal(model: MoveModel, view: SeatView): Put {
  const { action, players } = view.position;
  if (view.seat === null || action?.kind !== "tactical" || !action.system) return NOTHING;
  const target = `system:${action.system}`;
  const there = groupsAt(view, view.seat, target).filter((group) => LARGE.includes(group.kind));
  let supply = (players[view.seat]?.fleet ?? 0) - there.reduce((sum, group) => sum + (group.count ?? 1), 0);
  const rows = byThemselves(model, target);
  const ships: Record<string, number> = everyShip(rows.filter((row) => row.unit.kind === "fighter" && !isCargo(model, row)));
  const large = rows.filter((row) => LARGE.includes(row.unit.kind));
  const all = everyShip(large);
  for (const row of [...large].sort((a, b) => LARGE.indexOf(a.unit.kind) - LARGE.indexOf(b.unit.kind))) {
    ships[row.key] = Math.max(0, Math.min(all[row.key] ?? 0, supply));
    supply -= ships[row.key] ?? 0;
  }
  return { ...NOTHING, ships };
}

const isCargo = (model: MoveModel, ship: ShipRow) =>
  model.cargo.some((row) => row.place === ship.from && row.unit.kind === ship.unit.kind);

/** One ship with as many troops as any takes aboard, the cheapest of those, for planets that are not one's own yet; or nobody. */
export function landingParty(model: MoveModel, view: SeatView): Put {
  const hex = view.position.action?.system ?? "";
  const planets = view.position.systems.find((system) => system.hex === hex)?.planets ?? [];
  if (!planets.some((planet) => (planet.owner ?? -1) !== view.seat)) return NOTHING;
  const troops = (ship: ShipRow) =>
    model.cargo
      .filter((row) => row.from === ship.from && TROOPS.includes(row.unit.kind) && model.offers.get(ship.key)?.has(row.key))
      .reduce((sum, row) => Math.min(ship.room, sum + row.count), 0);
  const [first] = byThemselves(model, `system:${hex}`)
    .filter((row) => troops(row) > 0)
    .sort((a, b) => troops(b) - troops(a) || LARGE.indexOf(b.unit.kind) - LARGE.indexOf(a.unit.kind));
  return first ? { ...NOTHING, ships: { [first.key]: 1 } } : NOTHING;
}

/** How many ships come. */
export function shipsIn(put: Put): number {
  return Object.values(put.ships).reduce((sum, count) => sum + count, 0);
}

/** The same without the ship at which the service stopped. */
export function without(put: Put, keys: readonly string[], taken: number): Put {
  const ship = keys
    .slice(0, taken + 1)
    .filter((key) => kindOf(key) === "ship")
    .at(-1);
  return ship === undefined ? NOTHING : { ...put, ships: { ...put.ships, [ship]: Math.max(0, (put.ships[ship] ?? 0) - 1) } };
}

export type Ask = (keys: readonly string[]) => Promise<Preview>;

/** As many loads as may have to come first. */
const RELIEF = 12;

/** What a ship may take aboard. Where it would leave something stranded only that is offered, until it is aboard. */
export async function offersOf(ship: string, ask: Ask): Promise<readonly Choice[]> {
  const found = new Map<string, Choice>();
  const keys = [ship];
  for (let n = 0; n < RELIEF; n += 1) {
    const options = (await ask(keys)).decision?.options ?? [];
    for (const option of options) found.set(option.key, option);
    const load = options.find((option) => kindOf(option.key) === "load");
    if (options.some((option) => option.key === "done") || !load) break;
    keys.push(load.key);
  }
  return [...found.values()];
}

/** What must go aboard before a move can end: it would be left stranded, so that the end is not on offer yet. */
export function stillToLoad(options: readonly Choice[]): string | null {
  if (options.some((option) => option.key === "done")) return null;
  return options.find((option) => kindOf(option.key) === "load")?.key ?? null;
}

/** How many more ships of a row could be chosen. */
export function left(model: MoveModel, put: Put, row: ShipRow): number {
  const taken = model.ships.filter((each) => each.pool === row.pool).reduce((sum, each) => sum + (put.ships[each.key] ?? 0), 0);
  return row.count - taken;
}

/** One more ship of a row; after the last one none of them. */
export function oneMore(model: MoveModel, put: Put, key: string): Put {
  const row = model.ships.find((each) => each.key === key);
  if (!row) return put;
  return { ...put, ships: { ...put.ships, [key]: left(model, put, row) > 0 ? (put.ships[key] ?? 0) + 1 : 0 } };
}

/** All ships of a system, or none of them where all of them come already. */
export function allOrNone(model: MoveModel, put: Put, from: string): Put {
  const rows = model.ships.filter((row) => row.from === from);
  const ships = allCome(model, put, from) ? Object.fromEntries(rows.map((row) => [row.key, 0])) : everyShip(rows);
  return { ...put, ships: { ...put.ships, ...ships } };
}

export function allCome(model: MoveModel, put: Put, from: string): boolean {
  return model.ships.every((row) => row.from !== from || left(model, put, row) <= 0);
}

interface Loaded {
  readonly row: ShipRow;
  readonly cargo: string[];
}

export interface Arranged {
  readonly keys: readonly string[];
  /** What each key stands in: the ship it belongs to. */
  readonly aboard: Readonly<Record<string, number>>;
  /** Cargo there is no room for. */
  readonly unplaced: number;
}

/** How much a kind of ship was found to take, where that is less or more than printed: by the way of choosing it. */
export type Caps = ReadonlyMap<string, number>;

/** What has been put together, ship by ship with its cargo, as the service is told it. */
export function arrange(model: MoveModel, put: Put, caps: Caps, ending = "done"): Arranged {
  const fleet: Loaded[] = model.ships.flatMap((row) =>
    Array.from({ length: put.ships[row.key] ?? 0 }, () => ({ row, cargo: [] })),
  );
  const wanted = put.cargo ?? Object.fromEntries(model.cargo.filter(automatic).map((row) => [row.key, row.count]));
  const aboard: Record<string, number> = {};
  let unplaced = 0;
  for (const row of model.cargo) {
    const sailing = fleet.filter((ship) => ship.row.from === row.place && ship.row.unit.kind === row.unit.kind).length;
    for (let n = 0; n < Math.min(wanted[row.key] ?? 0, row.count - sailing); n += 1) {
      const taking = fleet.filter(
        (ship) => model.offers.get(ship.row.key)?.has(row.key) && (put.cargo !== null || ship.row.from === row.from),
      );
      const ship =
        taking.find((each) => each.cargo.length < Math.min(each.row.room, caps.get(each.row.key) ?? each.row.room)) ??
        (put.cargo === null ? undefined : taking.find((each) => each.cargo.length < (caps.get(each.row.key) ?? Infinity)));
      if (ship) {
        ship.cargo.push(row.key);
        aboard[row.key] = (aboard[row.key] ?? 0) + 1;
      } else {
        unplaced += 1;
      }
    }
  }
  const waiting = new Set(put.leaders);
  const keys = fleet.flatMap((ship) => {
    const leading = [...waiting].filter((leader) => model.offers.get(ship.row.key)?.has(leader));
    leading.forEach((leader) => waiting.delete(leader));
    return [ship.row.key, ...ship.cargo, ...leading];
  });
  return { keys: [...keys, ending], aboard, unplaced: put.cargo === null ? 0 : unplaced };
}

const automatic = (row: CargoRow) => row.place.startsWith("system:") || TROOPS.includes(row.unit.kind);

/** What is learnt when the service stops at a load: the ship it would go aboard takes no more than it had. */
export function learnt(keys: readonly string[], taken: number, caps: Caps): Caps | null {
  const refused = keys[taken];
  if (refused === undefined || kindOf(refused) !== "load") return null;
  let ship = taken;
  while (ship > 0 && kindOf(keys[ship] ?? "") !== "ship") ship -= 1;
  const name = keys[ship] ?? "";
  const before = keys.slice(ship + 1, taken).filter((key) => kindOf(key) === "load").length;
  if ((caps.get(name) ?? Infinity) <= before) return null;
  return new Map([...caps, [name, before]]);
}
