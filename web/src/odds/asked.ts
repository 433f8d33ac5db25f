/** A battle that somebody imagines, as an address that can be shared and as what the service is asked. */

import type { BattleWanted, Content, ForceWanted } from "../wire";

/** One side: how many of each unit ("dreadnought", "dreadnought*1" once damaged, "pds@far"), and everything else that is said of it. */
export interface SideAsked {
  readonly units: Readonly<Record<string, number>>;
  readonly race: string;
  readonly technologies: readonly string[];
  readonly leaders: readonly string[];
  readonly casualties: string;
  readonly flags: readonly Flag[];
  readonly numbers: Readonly<Partial<Record<Counted, number>>>;
}

export interface Asked {
  readonly ruleset: string;
  readonly kind: Kind;
  readonly where: string;
  readonly mines: number;
  readonly sides: readonly [SideAsked, SideAsked];
}

export const KINDS = ["", "space", "ground", "assault"] as const;
export type Kind = (typeof KINDS)[number];
export const FLAGS = ["high_alert", "holds_fire"] as const;
export type Flag = (typeof FLAGS)[number];
export const COUNTED = ["bonus", "ignore", "goods", "retreat_after", "commandos"] as const;
export type Counted = (typeof COUNTED)[number];
export const ORDERS = ["sensible", "sustain_first", "preserve_power", "optimal", "optimal_value"] as const;
export const PLACES = ["", "nebula", "ion_storm", "gravity_rift"] as const;
export const LEADERS = ["admiral", "general", "scientist", "agent", "diplomat"] as const;

/** What stands in an address before the words of a side. */
const SIDES = ["a", "d"] as const;
/** More of a kind than this nobody imagines. */
export const MOST = 30;

export const NOBODY: SideAsked = {
  units: {},
  race: "",
  technologies: [],
  leaders: [],
  casualties: "sensible",
  flags: [],
  numbers: {},
};

/** What the page shows before anybody has said anything. */
export const FIRST: Asked = {
  ruleset: "sa17",
  kind: "",
  where: "",
  mines: 0,
  sides: [
    { ...NOBODY, units: { dreadnought: 1, cruiser: 2, fighter: 2 } },
    { ...NOBODY, units: { cruiser: 3, destroyer: 2 } },
  ],
};

/** Units as the service reads them: "3 cruiser, dreadnought*1". */
export function written(units: Readonly<Record<string, number>>): string {
  return Object.entries(units)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => (count === 1 ? kind : `${count} ${kind}`))
    .join(", ");
}

function read(text: string): Record<string, number> {
  const found: Record<string, number> = {};
  for (const part of text.split(",")) {
    const match = /^\s*(?:(\d+)\s+)?([a-z0-9_]*[a-z][a-z0-9_]*(?:\*\d)?(?:@far)?)\s*$/.exec(part);
    if (match?.[2]) found[match[2]] = Math.min(Number(match[1] ?? 1), MOST);
  }
  return found;
}

const listed = (text: string | null) => (text ?? "").split(",").filter(Boolean);
const among = <T extends string>(known: readonly T[], text: string | null, usual: T): T =>
  known.find((each) => each === text) ?? usual;

/** The address of a battle: whatever is as usual is left out. */
export function addressOf(asked: Asked): string {
  const query = new URLSearchParams();
  const put = (name: string, value: string | number) => {
    if (value !== "" && value !== 0) query.set(name, `${value}`);
  };
  put("rules", asked.ruleset);
  put("kind", asked.kind);
  put("where", asked.where);
  put("mines", asked.mines);
  asked.sides.forEach((side, n) => {
    const mark = SIDES[n];
    query.set(`${mark}`, written(side.units));
    put(`${mark}.race`, side.race);
    put(`${mark}.tech`, side.technologies.join(","));
    put(`${mark}.leaders`, side.leaders.join(","));
    put(`${mark}.order`, side.casualties === "sensible" ? "" : side.casualties);
    for (const flag of side.flags) put(`${mark}.${flag}`, 1);
    for (const name of COUNTED) put(`${mark}.${name}`, side.numbers[name] ?? 0);
  });
  return `/odds?${query}`;
}

/** The battle an address means; what nobody understands is as usual. */
export function askedAt(search: string): Asked {
  const query = new URLSearchParams(search);
  if (!query.has("a") && !query.has("d")) return { ...FIRST, ruleset: query.get("rules") ?? FIRST.ruleset };
  const side = (mark: string): SideAsked => ({
    units: read(query.get(mark) ?? ""),
    race: query.get(`${mark}.race`) ?? "",
    technologies: listed(query.get(`${mark}.tech`)),
    leaders: listed(query.get(`${mark}.leaders`)),
    casualties: query.get(`${mark}.order`) ?? "sensible",
    flags: FLAGS.filter((flag) => query.has(`${mark}.${flag}`)),
    numbers: Object.fromEntries(
      COUNTED.flatMap((name) => {
        const number = Number(query.get(`${mark}.${name}`) ?? 0);
        return Number.isInteger(number) && number !== 0 ? [[name, number]] : [];
      }),
    ),
  });
  return {
    ruleset: query.get("rules") ?? FIRST.ruleset,
    kind: among(KINDS, query.get("kind"), ""),
    where: among(PLACES, query.get("where"), ""),
    mines: Math.max(0, Math.min(Number(query.get("mines") ?? 0) || 0, 9)),
    sides: [side("a"), side("d")],
  };
}

/** What the service is asked; nothing as long as a side has no units. */
export function wantedOf(asked: Asked): BattleWanted | null {
  const [attacker, defender] = asked.sides.map(forceOf);
  if (!attacker?.units || !defender?.units) return null;
  return { ruleset: asked.ruleset, kind: asked.kind, where: asked.where, mines: asked.mines, attacker, defender };
}

function forceOf(side: SideAsked): ForceWanted {
  const { units, race, technologies, leaders, casualties, flags, numbers } = side;
  return {
    units: written(units),
    race,
    technologies: [...technologies],
    leaders: [...leaders],
    casualties,
    ...Object.fromEntries(flags.map((flag) => [flag, true])),
    ...numbers,
  };
}

/** So many of a unit. */
export function withUnits(side: SideAsked, kind: string, count: number): SideAsked {
  const units = Object.entries({ ...side.units, [kind]: count }).filter(([, many]) => many > 0);
  return { ...side, units: Object.fromEntries(units) };
}

/** A thing that is there or not. */
export function toggled<T>(list: readonly T[], one: T): readonly T[] {
  return list.includes(one) ? list.filter((each) => each !== one) : [...list, one];
}

/** A side under another race keeps no technology and no Flagship of the old one. */
export function withRace(side: SideAsked, race: string, content: Content): SideAsked {
  const technologies = side.technologies.filter((id) => {
    const owner = content.technologies[id]?.race ?? "";
    return !owner || owner === race;
  });
  const plain = race ? side : withUnits(side, "flagship", 0);
  return { ...plain, race, technologies };
}

/** What is behind a ruleset in which Mercenaries are hired, and behind the kind of one who stands on a planet. */
const HIRING = " +mercenaries";
const ON_PLANET = "_ground";

export const editionOf = (ruleset: string) => ruleset.replace(HIRING, "");
export const isHiring = (ruleset: string) => ruleset.endsWith(HIRING);
export const hiring = (ruleset: string, hires: boolean) => editionOf(ruleset) + (hires ? HIRING : "");

/** Whether a word is one of a Mercenary on a planet. */
export const isOnPlanet = (word: string) => word.endsWith(ON_PLANET);

/** The units a side may be made of, how often each may sustain damage, and how many there are at most. */
export function unitsOf(content: Content, side: SideAsked): readonly { kind: string; words: readonly string[]; most: number }[] {
  const all = Object.values(content.units).filter((unit) => unit.category !== "installation" || unit.id === "pds");
  return all
    .filter((unit) => (unit.id !== "flagship" || side.race) && !isOnPlanet(unit.id))
    .map((unit) => {
      const damaged = Array.from({ length: unit.sustain }, (_, n) => `${unit.id}*${n + 1}`);
      const elsewhere = [
        ...(unit.id === "pds" ? ["pds@far"] : []),
        ...(content.units[unit.id + ON_PLANET] ? [unit.id + ON_PLANET] : []),
      ];
      return { kind: unit.id, words: [unit.id, ...damaged, ...elsewhere], most: unit.limit === 1 ? 1 : MOST };
    });
}
