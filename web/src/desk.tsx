/** What every part of the table needs: the names, the way to answer, and as much of the view as it picks out. */

import { createContext, useContext } from "react";

import type { Layer, Paint } from "./board/layers";
import type { Motion } from "./board/motion";
import type { Sailing } from "./board/routes";
import type { Scouted } from "./board/scouts";
import type { Look } from "./look";
import { seatColour, seatSymbol } from "./palette";
import { alike, useStore, type Store } from "./store";
import type { Choice, Content, PlayerView, SeatView, UndoWanted, StandingOrder } from "./wire";
import { plain, say } from "./words";

/** What changes while people play. */
export interface Seen {
  readonly view: SeatView;
  /** Options by the thing they touch, of the question as it stands with what has been put together. */
  readonly lit: ReadonlyMap<string, readonly Choice[]>;
  /** What may be done out of turn, by the thing it touches. */
  readonly acts: ReadonlyMap<string, readonly Choice[]>;
  /** The things of the option that is pointed at, so that they stand out on the board. */
  readonly pointed: readonly string[];
  /** What somebody looks at more closely. */
  readonly looked: Look | null;
  /** Places for homes that are bid for. */
  readonly places: readonly string[];
  /** Ships as they would move, of a sheet that is being filled in. */
  readonly ghosts: readonly Sailing[];
  /** Which layer of the map is shown, where it begins (nothing: where it usually does), and how it paints the systems. */
  readonly layer: Layer;
  readonly origin: string;
  readonly paint: Paint;
  /** What is shown is the table as it stands now, of which the service can tell who could come where; what it has told. */
  readonly scouting: boolean;
  readonly scouted: Scouted | null;
  /** What moves on the map right now. */
  readonly motion: Motion;
  /** Where somebody thinks of going back to. */
  readonly back: WayBack | null;
  /** The service is there. */
  readonly online: boolean;
  /** An answer is under way. */
  readonly busy: boolean;
  readonly problem: string;
  readonly pane: string;
  /** What one has ordered to be answered for oneself. */
  readonly orders: readonly StandingOrder[];
}

/** One's own last word, the beginning of one's own turn, or before an event. */
export type WayBack = Pick<Required<UndoWanted>, "to" | "event">;

/** What takes an option that was chosen on the board: the sheet that is open, or else it is the answer. */
export type Taker = (option: Choice) => void;

/** What stays the same as long as the page is open. */
export interface Desk {
  readonly table: string;
  readonly content: Content;
  readonly seen: Store<Seen>;
  readonly point: (things: readonly string[]) => void;
  readonly look: (look: Look | null) => void;
  /** A look that ends when the pointer leaves; it never takes the place of one that stays. */
  readonly glance: (look: Look | null) => void;
  /** The answer to what is asked, and to one's own next questions; one by one where others may have a say between them. */
  readonly answer: (keys: readonly string[]) => void;
  /** An option chosen where it lies. */
  readonly take: Taker;
  /** A sheet takes what is chosen on the board, and says what lies open to it; the way to hand that back. */
  readonly hold: (taker: Taker, options: readonly Choice[]) => () => void;
  readonly ghost: (ships: readonly Sailing[]) => void;
  /** Something out of turn. */
  readonly act: (option: Choice) => void;
  /** Take back an answer that is still sealed. */
  readonly retract: () => void;
  readonly show: (pane: string) => void;
  readonly complain: (problem: string) => void;
}

const Context = createContext<Desk | null>(null);
export const DeskProvider = Context.Provider;

export function useDesk(): Desk {
  const desk = useContext(Context);
  if (!desk) throw new Error("there is no table here");
  return desk;
}

/** What a part picks out of what is seen; it is drawn anew when that changes, and not otherwise. */
export function useSeen<T>(select: (seen: Seen) => T, equal?: (a: T, b: T) => boolean): T {
  return useStore(useDesk().seen, select, equal);
}

export function useView(): SeatView {
  return useSeen((seen) => seen.view);
}

const NO_OPTIONS: readonly Choice[] = [];

/** The options that touch a thing. */
export function useLit(thing: string): readonly Choice[] {
  return useSeen((seen) => seen.lit.get(thing) ?? NO_OPTIONS, alike);
}

/** What may be done out of turn with a thing. */
export function useActs(thing: string): readonly Choice[] {
  return useSeen((seen) => seen.acts.get(thing) ?? NO_OPTIONS, alike);
}

/** Ways to pick out how things are marked, kept by thing: a part that is drawn anew picks in the same way as before. */
const marking = new Map<string, (seen: Seen) => string>();

function marksOf(thing: string): (seen: Seen) => string {
  const known = marking.get(thing);
  if (known) return known;
  const select = ({ lit, acts, pointed }: Seen) =>
    `${lit.has(thing) ? " lit" : ""}${acts.has(thing) ? " now" : ""}${pointed.includes(thing) ? " pointed" : ""}`;
  marking.set(thing, select);
  return select;
}

/** Whether marks say that a thing may be chosen. */
export const isLit = (marks: string) => marks.startsWith(" lit");

/** How a thing is marked, as names of classes: it may be chosen, something may be done with it out of turn, it is pointed at. */
export function useMarks(thing: string): string {
  return useSeen(marksOf(thing));
}

export function useBusy(): boolean {
  return useSeen((seen) => seen.busy);
}

/** A player's sheet by seat. */
export function playerOf(view: SeatView, seat: number): PlayerView | undefined {
  return view.position.players[seat];
}

/** What a seat is called. */
export function nameOf(view: SeatView, seat: number): string {
  return playerOf(view, seat)?.name ?? say(seat === -2 ? "neutral" : "nobody");
}

export function useName(seat: number): string {
  return useSeen((seen) => nameOf(seen.view, seat));
}

export function raceName(content: Content, race: string): string {
  return content.races[race]?.name ?? (race ? plain(race) : say("race-unknown"));
}

/** The name of a card, counter or objective; copies are "id#n". */
export function cardName(content: Content, id: string): string {
  return content.cards[id.replace(/#\d+$/, "")]?.name ?? plain(id);
}

export function cardText(content: Content, id: string): string {
  return content.cards[id.replace(/#\d+$/, "")]?.text ?? "";
}

export function technologyName(content: Content, id: string): string {
  return content.technologies[id]?.name ?? plain(id);
}

export function unitName(content: Content, id: string): string {
  return content.units[id]?.name ?? plain(id);
}

/** So many units of a kind: "2 Fighters", "Carrier". */
export function countedUnits(content: Content, kind: string, count: number): string {
  const unit = content.units[kind];
  if (count === 1) return unitName(content, kind);
  return say("counted", { count, name: unit?.several || unitName(content, kind) });
}

/** A seat's symbol in its colour. */
export function SeatMark({ seat, size = 14 }: { seat: number; size?: number }) {
  return (
    <svg className="seat-mark" viewBox="-12 -12 24 24" width={size} height={size} aria-hidden="true">
      <path d={seatSymbol(seat)} fill={seatColour(seat)} />
    </svg>
  );
}

/** A player's name with his symbol before it. */
export function Player({ seat }: { seat: number }) {
  return (
    <span className="player">
      <SeatMark seat={seat} />
      {useName(seat)}
    </span>
  );
}
