/** Where a table lies, and the links its host was given. */

import type { SeatLink, TableCreated, TableSummary } from "../wire";

export function tablePath(table: TableSummary): string {
  const seat = table.yours.find((each) => table.waiting_for.includes(each)) ?? table.yours[0];
  return `/tables/${table.id}${seat === undefined ? "" : `?seat=${seat}`}`;
}

const KEPT = "mecatol.links.";

/** The links of a new table are kept as long as its host's page is open. */
export function keepLinks({ table, links }: TableCreated): void {
  sessionStorage.setItem(KEPT + table.id, JSON.stringify(links));
}

export function keptLinks(table: string): readonly SeatLink[] {
  return JSON.parse(sessionStorage.getItem(KEPT + table) ?? "[]") as SeatLink[];
}
