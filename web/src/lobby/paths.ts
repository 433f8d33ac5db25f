/** Where a table lies. */

import type { TableSummary } from "../wire";

export function tablePath(table: TableSummary): string {
  const seat = table.yours[0];
  return `/tables/${table.id}${seat === undefined ? "" : `?seat=${seat}`}`;
}
