/** Which page an address means. What is not the lobby or a table comes when it is wanted. */

import { Suspense, lazy } from "react";

import { Lobby } from "./lobby/lobby";
import { TablePage } from "./table";
import { say } from "./words";

const OddsPage = lazy(() => import("./odds/page"));

const TABLE = /^\/tables\/([^/]+)\/?$/;
const ODDS = /^\/odds\/?$/;

export function App() {
  if (ODDS.test(location.pathname)) return <Later page={<OddsPage />} />;
  const id = TABLE.exec(location.pathname)?.[1];
  if (id === undefined) return <Lobby />;
  const seat = new URLSearchParams(location.search).get("seat");
  return <TablePage table={decodeURIComponent(id)} seat={seat === null || !/^\d+$/.test(seat) ? null : Number(seat)} />;
}

function Later({ page }: { page: React.ReactNode }) {
  return <Suspense fallback={<p className="notice">{say("working-out")}</p>}>{page}</Suspense>;
}
