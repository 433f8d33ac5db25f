/** Which page an address means. What is not the lobby or a table comes when it is wanted. */

import { Suspense, lazy } from "react";

import { Lobby } from "./lobby/lobby";
import { TablePage } from "./table";
import { say } from "./words";

const AccountPage = lazy(() => import("./account/page"));
const OddsPage = lazy(() => import("./odds/page"));
const ReferencePage = lazy(() => import("./reference/page"));
const EndPage = lazy(() => import("./end/page"));
const ReplayPage = lazy(() => import("./replay/page"));

const TABLE = /^\/tables\/([^/]+)(?:\/(replay|end))?\/?$/;
const ODDS = /^\/odds\/?$/;
const ACCOUNT = /^\/account\/?$/;
const REFERENCE = /^\/reference\/?$/;

export function App() {
  if (ACCOUNT.test(location.pathname)) return <Later page={<AccountPage />} />;
  if (ODDS.test(location.pathname)) return <Later page={<OddsPage />} />;
  if (REFERENCE.test(location.pathname)) return <Later page={<ReferencePage />} />;
  const [, id, part] = TABLE.exec(location.pathname) ?? [];
  if (id === undefined) return <Lobby />;
  const table = decodeURIComponent(id);
  const said = new URLSearchParams(location.search).get("seat");
  const seat = said === null || !/^\d+$/.test(said) ? null : Number(said);
  if (part === "replay") return <Later page={<ReplayPage table={table} seat={seat} />} />;
  if (part === "end") return <Later page={<EndPage table={table} seat={seat} />} />;
  return <TablePage table={table} seat={seat} />;
}

function Later({ page }: { page: React.ReactNode }) {
  return <Suspense fallback={<p className="notice">{say("working-out")}</p>}>{page}</Suspense>;
}
