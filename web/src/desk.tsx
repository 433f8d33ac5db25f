/** What every part of the table needs: the view, the names, the options, and the way to answer. */

import { createContext, useContext } from "react";

import { seatColour } from "./palette";
import type { Choice, Content, PlayerView, SeatView } from "./wire";
import { plain, say } from "./words";

export interface Desk {
  readonly table: string;
  readonly view: SeatView;
  readonly content: Content;
  /** Options by the thing on the board they touch. */
  readonly lit: ReadonlyMap<string, readonly Choice[]>;
  /** The things of the option that is pointed at, so that it stands out on the board. */
  readonly pointed: readonly string[];
  readonly busy: boolean;
  readonly point: (option: Choice | null) => void;
  readonly answer: (option: Choice) => void;
  /** Something out of turn. */
  readonly act: (option: Choice) => void;
  /** Take back an answer that is still sealed. */
  readonly retract: () => void;
  /** A lit thing was clicked: answers where only one option touches it, else a small menu opens at the place. */
  readonly pick: (thing: string, at: { x: number; y: number }) => void;
  readonly show: (pane: string) => void;
}

const Context = createContext<Desk | null>(null);
export const DeskProvider = Context.Provider;

export function useDesk(): Desk {
  const desk = useContext(Context);
  if (!desk) throw new Error("there is no table here");
  return desk;
}

/** A player's sheet by seat. */
export function playerOf(view: SeatView, seat: number): PlayerView | undefined {
  return view.position.players[seat];
}

/** What a seat is called. */
export function nameOf(view: SeatView, seat: number): string {
  return playerOf(view, seat)?.name ?? say(seat === -2 ? "neutral" : "nobody");
}

export function raceName(content: Content, race: string): string {
  return content.races[race]?.name ?? (race ? plain(race) : say("race-unknown"));
}

/** The name of a card, counter or objective; copies are "id#n". */
export function cardName(content: Content, id: string): string {
  return content.cards[id.replace(/#\d+$/, "")]?.name || plain(id);
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

/** A system by its tile's name. */
export function systemName(view: SeatView, content: Content, hex: string): string {
  const tile = view.position.systems.find((system) => system.hex === hex)?.tile;
  return (tile !== undefined && content.tiles[tile]?.name) || hex;
}

/** A player's name with his colour before it. */
export function Player({ seat }: { seat: number }) {
  const { view } = useDesk();
  return (
    <span className="player">
      <i className="dot" style={{ background: seatColour(seat) }} />
      {nameOf(view, seat)}
    </span>
  );
}

/** A button for a thing that may be lit by the decision: it answers when it is. */
export function Litable({ thing, className = "", label, children }: {
  thing: string;
  className?: string;
  label: string;
  children: React.ReactNode;
}) {
  const { lit, pick, pointed, busy } = useDesk();
  const options = lit.get(thing);
  if (!options) return <div className={className}>{children}</div>;
  return (
    <button
      type="button"
      className={`${className} lit${pointed.includes(thing) ? " pointed" : ""}`}
      aria-label={label}
      disabled={busy}
      data-thing={thing}
      onClick={(event) => pick(thing, place(event.currentTarget))}
    >
      {children}
    </button>
  );
}

/** Where a menu for an element opens. */
export function place(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
