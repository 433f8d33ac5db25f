/** The places for homes while they are bid for, and whose flag is on each. */

import { useSeen } from "../desk";
import { alike } from "../store";
import type { SeatView } from "../wire";

const NOBODY = { seat: -1, bid: -1 } as const;

/** Whose flag is on a place, and with what bid. */
export function flagOn({ position }: SeatView, hex: string): { readonly seat: number; readonly bid: number } {
  const seat = position.players.findIndex((player) => player.home === hex);
  const bid = position.bids[seat] ?? -1;
  return bid >= 0 ? { seat, bid } : NOBODY;
}

export function useFlag(hex: string): { readonly seat: number; readonly bid: number } {
  const [seat = -1, bid = -1] = useSeen(({ view }) => Object.values(flagOn(view, hex)), alike);
  return { seat, bid };
}

/** Places on the board that can be chosen before a tile lies there; those that are bid for stay in sight while others bid. */
export function openPlaces(lit: Iterable<string>, view: SeatView, before: readonly string[] = []): readonly string[] {
  const laid = new Set(view.position.systems.map((system) => system.hex));
  const named = [...lit].filter((thing) => /^system:-?\d+,-?\d+$/.test(thing)).map((thing) => thing.slice("system:".length));
  const flagged = view.position.players.filter((_, seat) => (view.position.bids[seat] ?? -1) >= 0).map((player) => player.home);
  const kept = view.position.bids.length > 0 ? [...before, ...flagged] : [];
  return [...new Set([...kept, ...named])].filter((hex) => hex && !laid.has(hex));
}
