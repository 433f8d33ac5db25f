/** Things that can be looked at, by the names the service gives them: "system:0,1", "planet:jord", "player:2", "card:trade" … */

import { ringPlace } from "./board/geometry";
import { nameOf } from "./desk";
import type { Choice, Content, PlanetInfo, RaceInfo, SeatView, System } from "./wire";
import { listed, plain, say, sayIf } from "./words";

export interface Thing {
  readonly kind: string;
  readonly id: string;
}

/** The two parts of a thing's name; copies of a card ("plague#2") are the card. */
export function thingOf(name: string): Thing {
  const colon = name.indexOf(":");
  if (colon < 0) return { kind: "", id: name };
  const kind = name.slice(0, colon);
  return { kind, id: kind === "card" ? name.slice(colon + 1).replace(/#\d+$/, "") : name.slice(colon + 1) };
}

/** Planets as printed, by id. */
export function planetsOf(content: Content): ReadonlyMap<string, PlanetInfo> {
  return new Map(Object.values(content.tiles).flatMap((tile) => tile.planets.map((planet) => [planet.id, planet])));
}

const known = new WeakMap<Content, ReadonlyMap<string, PlanetInfo>>();

/** A planet as printed. */
export function printedPlanet(content: Content, id: string): PlanetInfo | undefined {
  const planets = known.get(content) ?? planetsOf(content);
  known.set(content, planets);
  return planets.get(id);
}

/** A place on the board where no tile lies yet. */
export function placeName(hex: string): string {
  const place = ringPlace(hex);
  return place ? say("open-place", place) : hex;
}

/** What a thing is called. */
export function thingName(content: Content, view: SeatView, name: string): string {
  const { kind, id } = thingOf(name);
  switch (kind) {
    case "system": {
      const tile = view.position.systems.find((system) => system.hex === id)?.tile;
      return (tile !== undefined && content.tiles[tile]?.name) || placeName(id);
    }
    case "planet":
      return printedPlanet(content, id)?.name ?? plain(id);
    case "player":
      return nameOf(view, Number(id));
    case "card":
    case "objective":
      return content.cards[id]?.name ?? plain(id);
    case "technology":
      return content.technologies[id]?.name ?? plain(id);
    case "race":
      return content.races[id]?.name ?? plain(id);
    case "unit":
      return content.units[unitOf(id).kind]?.name ?? plain(id);
    case "leader":
      return leaderName(content, id);
    case "law":
      return content.cards[id.replace(/#\d+$/, "")]?.name ?? plain(id);
    case "colour":
      return sayIf(`colour-${id}`) || plain(id);
    default:
      return termName(content, id);
  }
}

/** A name without what stands in brackets after it: where there is little room, "Diplomacia (Diplomacy)" is Diplomacia. */
export function shortName(name: string): string {
  return name.replace(/(?<=\S) \([^)]*\)$/, "");
}

/** What a token, a facility, an anomaly or a kind of Leader is called. */
export function termName(content: Content, id: string): string {
  const bare = id.split(":")[0] ?? id;
  const kind = ["token", "facility", "anomaly", "leader"].find((each) => content.terms[`${each}:${bare}`]);
  return (kind && content.terms[`${kind}:${bare}`]?.name) || content.cards[bare]?.name || plain(bare);
}

/** What was elected, or how a vote ended: a player or two, a planet, a border, a colour, for or against. */
export function outcomeName(content: Content, view: SeatView, outcome: string): string {
  if (outcome.includes("+")) return listed(outcome.split("+").map((each) => outcomeName(content, view, each)));
  const [one, other] = outcome.replace(/^border:/, "").split("|");
  if (one !== undefined && other !== undefined) {
    return say("border-of", {
      one: thingName(content, view, `system:${one}`),
      other: thingName(content, view, `system:${other}`),
    });
  }
  return outcome.includes(":") ? thingName(content, view, outcome) : sayIf(`outcome-${outcome}`) || plain(outcome);
}

/** The kind of unit that a name means, and whose it is, if somebody's: "cruiser", "cruiser*1", "cruiser:2". */
export function unitOf(id: string): { readonly kind: string; readonly owner: number | null } {
  const [kind, owner] = id.split(":");
  return { kind: (kind ?? id).replace(/[*!].*$/, ""), owner: owner === undefined ? null : Number(owner) };
}

function leaderOf(content: Content, id: string): RaceInfo["leaders"][number] | undefined {
  return Object.values(content.races)
    .flatMap((race) => race.leaders)
    .find((leader) => leader[0] === id);
}

export function leaderName(content: Content, id: string): string {
  return leaderOf(content, id)?.[2] ?? plain(id);
}

/** A Leader by name and kind: "Junn (Admiral)". */
export function leaderTitle(content: Content, id: string): string {
  const kind = leaderKind(content, id);
  return kind ? `${leaderName(content, id)} (${termName(content, kind)})` : leaderName(content, id);
}

/** What kind of Leader somebody is: "general"; nothing where nobody of that name is one. */
export function leaderKind(content: Content, id: string): string {
  return leaderOf(content, id)?.[1] ?? "";
}

const KEYED = /^(card|race|technology|leader|player|planet|system|unit):[^:]+$/;

/** Whether a key that reads like the name of a thing names one: "race:5" may be the race of the player in seat 5. */
function named(content: Content, key: string): boolean {
  const { kind, id } = thingOf(key);
  return KEYED.test(key) && (kind === "race" ? id in content.races : true);
}

/** Whether a key names a card: "counter" is one, and may be a Command Counter; "colony:mecatol_rex" is on a planet, not about an objective. */
function meansCard(content: Content, option: Choice, id: string): boolean {
  const card = content.cards[id];
  if (!card || option.things.includes(`planet:${id}`)) return false;
  return option.key.includes(":") || option.label === card.name;
}

/** The thing an option is about, so that it can be shown as a card: what it touches, or what its key names. */
export function thingOfChoice(content: Content, option: Choice): string {
  const cards = option.things.find((thing) => thing.startsWith("card:"));
  if (cards) return cards;
  if (content.technologies[option.key]) return `technology:${option.key}`;
  if (named(content, option.key)) return option.key;
  const card = option.key.slice(option.key.indexOf(":") + 1);
  if (meansCard(content, option, card)) return `card:${card}`;
  return option.things[0] ?? "";
}

/** The system a thing lies in, by hex; none where it is not on the map. */
export function hexOf(thing: string, systems: readonly System[]): string {
  const { kind, id } = thingOf(thing);
  if (kind === "system") return id;
  if (kind !== "planet") return "";
  return systems.find((system) => system.planets?.some((planet) => planet.id === id))?.hex ?? "";
}
