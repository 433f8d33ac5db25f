/** Where a table lies, and the links its host was given. */

import type { SeatLink, SeatSummary, TableCreated, TableSummary } from "../wire";
import { say } from "../words";

export function tablePath(table: TableSummary): string {
  const seat = table.yours.find((each) => table.waiting_for.includes(each)) ?? table.yours[0];
  return `/tables/${table.id}${seat === undefined ? "" : `?seat=${seat}`}`;
}

/** What a seat is called: an open one in the reader's own words. */
export function seatNamed(seat: SeatSummary): string {
  return seat.open && !seat.joined ? say("room-seat", { number: seat.seat + 1 }) : seat.name;
}

const NAME = "mecatol.name";

/** What somebody calls himself in the lobby he is called in the waiting rooms that he looks into. */
export function keepName(name: string): void {
  sessionStorage.setItem(NAME, name);
}

export function keptName(): string {
  return sessionStorage.getItem(NAME) ?? "";
}

const KEPT = "mecatol.links.";

/** The links of a new table are kept as long as its host's page is open. */
export function keepLinks({ table, links }: TableCreated): void {
  sessionStorage.setItem(KEPT + table.id, JSON.stringify(links));
}

export function keptLinks(table: string): readonly SeatLink[] {
  return JSON.parse(sessionStorage.getItem(KEPT + table) ?? "[]") as SeatLink[];
}
