/** Texts with names in them: the service says where they stand; in what people write themselves they are found (pure). */

import { planetsOf } from "./things";
import type { Content, PlayerView } from "./wire";

/** Where a name begins, how long it is, and of what it is the name. */
export type Link = readonly [begin: number, length: number, thing: string];

/** A piece of a text: words, or the name of a thing. */
export interface Piece {
  readonly begin: number;
  readonly text: string;
  readonly thing: string;
}

export function pieces(text: string, links: readonly Link[]): readonly Piece[] {
  const found: Piece[] = [];
  let read = 0;
  for (const [begin, length, thing] of links) {
    if (begin > read) found.push({ begin: read, text: text.slice(read, begin), thing: "" });
    found.push({ begin, text: text.slice(begin, begin + length), thing });
    read = begin + length;
  }
  if (read < text.length) found.push({ begin: read, text: text.slice(read), thing: "" });
  return found;
}

/** What can be mentioned at a table, by its name: players, then whatever is printed. */
export function namesOf(content: Content, players: readonly PlayerView[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const put = (name: string, thing: string) => {
    if (name.length > 2 && !found.has(name)) found.set(name, thing);
  };
  players.forEach((player, seat) => put(player.name, `player:${seat}`));
  for (const planet of planetsOf(content).values()) put(planet.name, `planet:${planet.id}`);
  const tables: readonly (readonly [string, Readonly<Record<string, { readonly name: string }>>])[] = [
    ["technology", content.technologies],
    ["card", content.cards],
    ["race", content.races],
    ["unit", content.units],
  ];
  for (const [kind, table] of tables) {
    for (const [id, { name }] of Object.entries(table)) put(name, `${kind}:${id}`);
  }
  return found;
}

/** The names that stand in a text, the longest where one is part of another; whole words as they are written. */
export function mentioned(text: string, names: ReadonlyMap<string, string>): readonly Link[] {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  const ends = words.map((word) => word.index + word[0].length);
  const links: Link[] = [];
  let free = 0;
  for (const [n, word] of words.entries()) {
    if (word.index < free) continue;
    for (let last = Math.min(words.length, n + LONGEST) - 1; last >= n; last -= 1) {
      const end = ends[last] ?? 0;
      const thing = names.get(text.slice(word.index, end));
      if (thing === undefined) continue;
      links.push([word.index, end - word.index, thing]);
      free = end;
      break;
    }
  }
  return links;
}

/** No name has more words than that. */
const LONGEST = 8;
