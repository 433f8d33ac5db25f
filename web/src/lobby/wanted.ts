/** Tables people ask for. */

import type { Choices, NewTable, PresetChoice, SeatWanted, TimeWanted } from "../wire";
import { say } from "../words";
import { read, valueOf } from "./rules";

/** Names for bots, so that no two at a table are called alike. */
export const BOTS = ["Vela", "Orrin", "Sable", "Tamsin", "Kestrel", "Juno", "Rook", "Isolde", "Corvo", "Lyra"] as const;

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

/** One person among bots at a table that is recommended. */
export function alone(name: string, { ruleset, seats, teaching }: PresetChoice): NewTable {
  const bots: SeatWanted[] = botNames(seats - 1, [name]).map((bot) => ({ name: bot, plays: "bot" }));
  return { name: say("practice-of", { name }), seats: [{ name, plays: "me" }, ...bots], ruleset, teaching, public: false };
}

/** Who is to sit somewhere: somebody by name, whoever comes, or a bot of a kind. */
export interface Row {
  readonly plays: "guest" | "open" | "bot";
  readonly bot: string;
  readonly name: string;
}

/** A table as it is put together on the form; the first seat is one's own. */
export interface Furniture {
  readonly ruleset: string;
  readonly players: number;
  /** What the table is called; "": after its host. */
  readonly title: string;
  readonly rows: readonly Row[];
  readonly seed: string;
  readonly isPublic: boolean;
  /** Hands lie open, and bots say why. */
  readonly teaching: boolean;
  readonly time: TimeWanted;
}

export const NOBODY: Row = { plays: "bot", bot: "steward", name: "" };

/** Those who sit at a table, each with a name of his own. */
export function seated(me: string, { rows, players }: Furniture): readonly SeatWanted[] {
  const others = Array.from({ length: players - 1 }, (_, n) => rows[n] ?? NOBODY);
  const people = others.filter((row) => row.plays === "guest").map((row) => row.name);
  const bots = [...botNames(players, [me, ...people])];
  const named = others.map((row, n): SeatWanted => {
    if (row.plays === "bot") return { name: bots.shift() ?? say("room-seat", { number: n + 2 }), plays: "bot", bot: row.bot };
    const free = say(row.plays === "guest" ? "seat-unnamed" : "room-seat", { number: n + 2 });
    return { name: (row.plays === "guest" && row.name.trim()) || free, plays: row.plays };
  });
  return [{ name: me, plays: "me" }, ...named];
}

/** A table as the service is asked for it; it waits for its people where there are any to come. */
export function furnished(me: string, furniture: Furniture, choices: Choices): NewTable {
  const seats = seated(me, furniture);
  const seed = /^\d{1,15}$/.test(furniture.seed) ? Number(furniture.seed) : null;
  return {
    name: furniture.title.trim() || say("table-of", { name: me }),
    seats: [...seats],
    waits: seats.some((seat) => seat.plays === "guest" || seat.plays === "open"),
    ruleset: furniture.ruleset.trim(),
    map: valueOf(read(furniture.ruleset, choices), "map") || "auto",
    seed,
    public: furniture.isPublic,
    teaching: furniture.teaching,
    time: furniture.time,
  };
}
