/** What the compendium finds, as things that can be looked at on the table. */

import type { CompendiumEntry, Content, System } from "../wire";

const KINDS: Readonly<Record<string, string>> = {
  technologies: "technology",
  upgrades: "technology",
  race_technologies: "technology",
  races: "race",
  units: "unit",
  planets: "planet",
};

/** The name by which an entry is looked at; nothing where the table has no card of it. */
export function thingOfEntry(
  content: Content,
  systems: readonly System[],
  { kind, id }: Pick<CompendiumEntry, "kind" | "id">,
): string {
  if (kind === "systems") {
    const laid = systems.find((system) => system.tile === id);
    return laid ? `system:${laid.hex}` : "";
  }
  const called = KINDS[kind];
  if (!called) return content.cards[id] ? `card:${id}` : "";
  const known: Readonly<Record<string, unknown>> =
    called === "technology" ? content.technologies : called === "race" ? content.races : content.units;
  const there = called === "planet" ? systems.some((system) => system.planets?.some((planet) => planet.id === id)) : known[id];
  return there ? `${called}:${id}` : "";
}

/** Where the arrows lead from one of so many places: the field is the first of them. */
export function nextPlace(key: string, now: number, places: number): number {
  if (key === "ArrowDown") return Math.min(now + 1, places - 1);
  if (key === "ArrowUp") return Math.max(now - 1, 0);
  return now;
}
