/** Tables people ask for. */

import type { NewTable, SeatWanted } from "../wire";
import { say } from "../words";

/** Names for bots, so that no two at a table are called alike. */
export const BOTS = ["Vela", "Orrin", "Sable", "Tamsin", "Kestrel", "Juno", "Rook", "Isolde"] as const;

/** The names of so many bots, none of them a person's. */
export function botNames(count: number, people: readonly string[]): readonly string[] {
  const taken = new Set(people.map((name) => name.trim().toLowerCase()));
  return BOTS.filter((name) => !taken.has(name.toLowerCase())).slice(0, count);
}

/** One person against five bots. */
export function againstBots(name: string): NewTable {
  const bots: SeatWanted[] = botNames(5, [name]).map((bot) => ({ name: bot, plays: "bot" }));
  return { name: say("table-of", { name }), seats: [{ name, plays: "me" }, ...bots] };
}

/** A table with friends, seats for whoever comes, and bots in the others; it waits until its people are there. */
export function furnished(
  name: string,
  friends: readonly string[],
  open: number,
  bots: number,
  ruleset: string,
  map: string,
  isPublic: boolean,
): NewTable {
  const guests: SeatWanted[] = friends.map((friend) => ({ name: friend, plays: "guest" }));
  const free: SeatWanted[] = Array.from({ length: open }, (_, n) => ({
    name: say("room-seat", { number: n + 1 }),
    plays: "open",
  }));
  const players: SeatWanted[] = botNames(bots, [name, ...friends]).map((bot) => ({ name: bot, plays: "bot" }));
  return {
    name: say("table-of", { name }),
    seats: [{ name, plays: "me" }, ...guests, ...free, ...players],
    waits: friends.length + open > 0,
    ruleset,
    map,
    public: isPublic,
  };
}
