/** Which page an address means. */

import { Lobby } from "./lobby/lobby";
import { TablePage } from "./table";

const TABLE = /^\/tables\/([^/]+)\/?$/;

export function App() {
  const id = TABLE.exec(location.pathname)?.[1];
  if (id === undefined) return <Lobby />;
  const seat = new URLSearchParams(location.search).get("seat");
  return <TablePage table={decodeURIComponent(id)} seat={seat === null || !/^\d+$/.test(seat) ? null : Number(seat)} />;
}
