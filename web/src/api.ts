/** What the client asks of the service. A refusal is an error with the service's own words. */

import type {
  Accepted,
  Account,
  Answer,
  BattleTold,
  BattleWanted,
  Chapter,
  Choices,
  ClauseText,
  Considered,
  Content,
  Deal,
  Elsewhere,
  Guest,
  Happening,
  Explained,
  Found,
  NewBrowser,
  NewDeal,
  NewOrder,
  NewTable,
  Note,
  Odds,
  Plan,
  PersonalData,
  Preview,
  Problem,
  Provider,
  Reach,
  Said,
  SeatLink,
  Seated,
  StandingOrder,
  Story,
  TableCreated,
  TableSummary,
  UndoOffer,
  UnitNow,
  UndoWanted,
  Undone,
  Ways,
  Whispered,
} from "./wire";
import { language } from "./words";

/** The service said no, and why. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "content-type": "application/json" };
  }
  const reply = await fetch(path, init);
  const text = await reply.text();
  if (reply.ok) return JSON.parse(text || "null") as T;
  throw new Refusal(problem(reply.status, text));
}

function problem(status: number, text: string): Problem {
  const fallback: Problem = { code: "fault", message: `${status}`, remedy: "", decision: "", sequence: 0 };
  try {
    return { ...fallback, ...(JSON.parse(text) as Partial<Problem>) };
  } catch {
    return fallback;
  }
}

type Form = Record<string, string>; // what was written into one

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

/** Where a game lies as one file. */
export const filePath = (id: string) => `${table(id)}/file`;

export const api = {
  guest: () => call<Guest>("GET", "/api/guest"),
  introduce: (name: string) => call<Guest>("POST", "/api/guest", { name, language: language() }),
  account: () => call<Account>("GET", "/api/account"),
  signUp: (said: Form) => call<Account>("POST", "/api/account", said),
  signIn: (said: Form) => call<Guest>("POST", "/api/account/sign-in", said),
  endSession: (id: string) => call<null>("POST", `/api/account/sessions/${encodeURIComponent(id)}/end`),
  password: (said: Form) => call<null>("POST", "/api/account/password", said),
  mail: (said: Form) => call<null>("POST", "/api/account/mail", said),
  confirm: (token: string) => call<null>("POST", "/api/account/confirm", { token }),
  forgotten: (said: Form) => call<null>("POST", "/api/account/forgotten", said),
  recover: (said: Form) => call<null>("POST", "/api/account/recover", said),
  reminders: (wanted: boolean) => call<null>("POST", "/api/account/reminders", { wanted }),
  ownData: () => call<PersonalData>("GET", "/api/account/data"),
  removeMe: (said: Form) => call<null>("POST", "/api/account/delete", said),
  providers: () => call<Provider[]>("GET", "/api/providers"),
  sendTo: (provider: string) => call<Elsewhere>("POST", `/api/account/providers/${encodeURIComponent(provider)}`),
  endIdentity: (id: string) => call<null>("POST", `/api/account/identities/${encodeURIComponent(id)}/end`),
  ways: () => call<Ways>("GET", "/api/account/ways"),
  addWebhook: (address: string) => call<null>("POST", "/api/account/ways/webhook", { address }),
  addBrowser: (browser: NewBrowser) => call<null>("POST", "/api/account/ways/browser", browser),
  endWay: (id: string) => call<null>("POST", `/api/account/ways/${encodeURIComponent(id)}/end`),
  choices: () => call<Choices>("GET", "/api/choices"),
  printed: (ruleset: string) => call<Content>("GET", `/api/content?${new URLSearchParams({ ruleset })}`),
  imagined: (battle: BattleWanted) => call<BattleTold>("POST", "/api/odds", battle),
  tables: () => call<TableSummary[]>("GET", "/api/tables"),
  consider: (wanted: NewTable) => call<Considered>("POST", "/api/tables/consider", wanted),
  create: (wanted: NewTable) => call<TableCreated>("POST", "/api/tables", wanted),
  rematch: (id: string) => call<TableCreated>("POST", `${table(id)}/rematch`),
  imported: (file: string) => call<TableCreated>("POST", "/api/tables/import", JSON.parse(file)),
  sit: (token: string) => call<Seated>("POST", `/api/seats/${encodeURIComponent(token)}`),
  sitDown: (id: string, seat: number) => call<Seated>("POST", `${table(id)}/seats/${seat}/sit`),
  link: (id: string, seat: number) => call<SeatLink>("POST", `${table(id)}/seats/${seat}/link`),
  pause: (id: string, paused: boolean) => call<TableSummary>("POST", `${table(id)}/pause`, { paused }),
  handOver: (id: string, seat: number) => call<TableSummary>("POST", `${table(id)}/host`, { seat }),
  removeTable: (id: string) => call<null>("POST", `${table(id)}/delete`),
  motion: (id: string, kind: string, seat: number) => call<TableSummary>("POST", `${table(id)}/motion`, { kind, seat }),
  vote: (id: string, agree: boolean) => call<TableSummary>("POST", `${table(id)}/vote`, { agree }),
  standIn: (id: string, seat: number, bot: string) => call<TableSummary>("POST", `${table(id)}/seats/${seat}/stand-in`, { bot }),
  vacation: (id: string, seat: number, days: number) =>
    call<TableSummary>("POST", `${table(id)}/seats/${seat}/vacation`, { days }),
  inZone: (id: string, seat: number, zone: string) => call<TableSummary>("POST", `${table(id)}/seats/${seat}/zone`, { zone }),
  resign: (id: string, seat: number) => call<TableSummary>("POST", `${table(id)}/seats/${seat}/resign`),
  nudge: (id: string, seat: number) => call<null>("POST", `${table(id)}/seats/${seat}/nudge`),
  start: (id: string, fill: string) => call<TableSummary>("POST", `${table(id)}/start`, { fill }),
  table: (id: string) => call<TableSummary>("GET", table(id)),
  content: (id: string) => call<Content>("GET", `${table(id)}/content`),
  clause: (id: string, ruleset: string) =>
    call<ClauseText>("GET", `/api/clauses/${encodeURIComponent(id)}?${new URLSearchParams({ ruleset })}`),
  compendium: (q: string, ruleset: string) => call<Found>("GET", `/api/compendium?${new URLSearchParams({ q, ruleset })}`),
  answer: (id: string, seat: number, answer: Answer) => call<Accepted>("POST", `${table(id)}/seats/${seat}/answer`, answer),
  plan: (id: string, seat: number, plan: Plan) => call<Accepted>("POST", `${table(id)}/seats/${seat}/plan`, plan),
  preview: (id: string, seat: number, keys: readonly string[]) =>
    call<Preview>("POST", `${table(id)}/seats/${seat}/preview`, { keys }),
  explain: (id: string, seat: number, intent: string) =>
    call<Explained>("GET", `${table(id)}/seats/${seat}/explain?${new URLSearchParams({ intent })}`),
  units: (id: string, seat: number | null, of: number) =>
    call<UnitNow[]>(
      "GET",
      `${table(id)}/units?${new URLSearchParams({ of: `${of}`, ...(seat === null ? {} : { seat: `${seat}` }) })}`,
    ),
  reach: (id: string, seat: number | null) =>
    call<Reach>("GET", `${table(id)}/reach${seat === null ? "" : `?${new URLSearchParams({ seat: `${seat}` })}`}`),
  undoOffer: (id: string, seat: number, to: string, event: number) =>
    call<UndoOffer>("GET", `${table(id)}/seats/${seat}/undo?${new URLSearchParams({ to, event: `${event}` })}`),
  undo: (id: string, seat: number, wanted: UndoWanted) => call<Undone>("POST", `${table(id)}/seats/${seat}/undo`, wanted),
  consent: (id: string, seat: number, agree: boolean) => call<Undone>("POST", `${table(id)}/seats/${seat}/consent`, { agree }),
  redo: (id: string, seat: number) => call<Undone>("POST", `${table(id)}/seats/${seat}/redo`),
  act: (id: string, seat: number, key: string, sequence: number) =>
    call<Accepted>("POST", `${table(id)}/seats/${seat}/act`, { key, sequence }),
  retract: (id: string, seat: number) => call<Accepted>("POST", `${table(id)}/seats/${seat}/retract`),
  odds: (id: string, seat: number, system: string, planet: string, bring: string) =>
    call<Odds>("GET", `${table(id)}/seats/${seat}/odds?${new URLSearchParams({ system, planet, bring })}`),
  events: (id: string, seat: number | null, after: number) =>
    call<Happening[]>(
      "GET",
      `${table(id)}/events?${new URLSearchParams({ ...(seat === null ? {} : { seat: `${seat}` }), after: `${after}` })}`,
    ),
  history: (id: string, seat: number | null, from: number) =>
    call<Chapter>(
      "GET",
      `${table(id)}/history?${new URLSearchParams({ ...(seat === null ? {} : { seat: `${seat}` }), from: `${from}` })}`,
    ),
  story: (id: string) => call<Story>("GET", `${table(id)}/story`),
  goOn: (id: string, seat: number, page: number) => call<TableCreated>("POST", `${table(id)}/seats/${seat}/continue`, { page }),
  orders: (id: string, seat: number) => call<StandingOrder[]>("GET", `${table(id)}/seats/${seat}/orders`),
  order: (id: string, seat: number, order: NewOrder) => call<StandingOrder[]>("POST", `${table(id)}/seats/${seat}/orders`, order),
  endOrder: (id: string, seat: number, order: string) =>
    call<StandingOrder[]>("POST", `${table(id)}/seats/${seat}/orders/${encodeURIComponent(order)}/end`),
  whisper: (id: string, seat: number, to: number, text: string) =>
    call<Whispered>("POST", `${table(id)}/seats/${seat}/whisper`, { to, text }),
  notes: (id: string, seat: number) => call<Note[]>("GET", `${table(id)}/seats/${seat}/notes`),
  note: (id: string, seat: number, about: string, text: string) =>
    call<null>("POST", `${table(id)}/seats/${seat}/notes`, { about, text }),
  deals: (id: string) => call<Deal[]>("GET", `${table(id)}/deals`),
  deal: (id: string, seat: number, deal: NewDeal) => call<Deal>("POST", `${table(id)}/seats/${seat}/deals`, deal),
  strike: (id: string, seat: number, deal: string) =>
    call<null>("POST", `${table(id)}/seats/${seat}/deals/${encodeURIComponent(deal)}/over`),
  say: (id: string, text: string) => call<Said>("POST", `${table(id)}/say`, { text }),
};

/** The address of a table's live connection. */
export function liveAddress(id: string, seat: number | null): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}${table(id)}/live?beats=true&steps=true${seat === null ? "" : `&seat=${seat}`}`;
}

/** What went wrong, in words. */
export function reason(error: unknown): string {
  if (error instanceof Refusal) return [error.problem.message, error.problem.remedy].filter(Boolean).join(" ");
  return error instanceof Error ? error.message : String(error);
}
