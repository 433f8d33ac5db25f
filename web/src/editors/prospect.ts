/** What an activation could bring, before the counter is spent: every ship that can come, with as much cargo as fits, and the odds. */

import type { Content, Odds, Preview, SeatView, Ship, ShipRange } from "../wire";
import { arrange, everyShip, learnt, moveModel, offersOf, shipsOf, type Ask, type Caps } from "./move";

export interface Prospect {
  /** All ships that can come, each on its way and with what it carries. */
  readonly ships: readonly Ship[];
  /** Of the battle that they would fight. */
  readonly odds: Odds | null;
  /** What would be asked next where no ship sails: production, a landing … */
  readonly next: string;
}

/** Ships of a kind that come from one system. */
export interface Coming {
  readonly from: string;
  readonly kind: string;
  readonly count: number;
  /** The systems that they come through. */
  readonly through: readonly string[];
  /** Places for cargo aboard all of them, and how many of these are filled. */
  readonly room: number;
  readonly aboard: number;
}

/** As often as a load may be found not to fit. */
const TRIES = 20;

export async function prospectOf(activate: string, ask: Ask, view: SeatView, content: Content): Promise<Prospect> {
  const first = await ask([activate]);
  const rows = first.decision ? shipsOf(first.decision, view, content) : null;
  if (!rows?.length) return { ships: [], odds: first.odds, next: first.decision?.name ?? "" };
  const after = (keys: readonly string[]) => ask([activate, ...keys]);
  const offered = await Promise.all(rows.map(async (row) => [row.key, await offersOf(row.key, after)] as const));
  const model = moveModel(rows, new Map(offered), view, content);
  const put = { ships: everyShip(rows), cargo: null, leaders: [] };
  let caps: Caps = new Map();
  let found: Preview = first;
  for (let n = 0; n < TRIES; n += 1) {
    const keys = arrange(model, put, caps).keys.slice(0, -1);
    found = await after(keys);
    const more = found.halt ? learnt(keys, found.taken - 1, caps) : null;
    if (!more) break;
    caps = more;
  }
  const draft = found.decision?.pieces;
  return { ships: draft?.draft === "fleet" ? draft.ships : [], odds: found.odds, next: "move" };
}

/** Ships by where they come from, which way and what they are; how much each carries is told by the scouts. */
export function comingIn(ships: readonly Ship[], ranges: readonly ShipRange[]): readonly Coming[] {
  const found = new Map<string, Coming>();
  for (const ship of ships) {
    const from = ship.route[0] ?? "";
    const through = ship.route.slice(1, -1);
    const name = [from, ship.kind, ...through].join(" ");
    const room = ranges.find((each) => each.system === from && each.kind === ship.kind)?.room ?? 0;
    const aboard = (ship.cargo ?? []).reduce((sum, [, , count]) => sum + count, 0);
    const before = found.get(name) ?? { from, kind: ship.kind, count: 0, through, room: 0, aboard: 0 };
    found.set(name, { ...before, count: before.count + 1, room: before.room + room, aboard: before.aboard + aboard });
  }
  return [...found.values()];
}

/** The same from what the scouts tell, while the ways are still being worked out. */
export function inRange(hex: string, seat: number | null, ranges: readonly ShipRange[]): readonly Coming[] {
  return ranges
    .filter((each) => each.seat === seat && each.systems.includes(hex))
    .map(({ system, kind, count, room }) => ({ from: system, kind, count, through: [], room: room * count, aboard: 0 }));
}
