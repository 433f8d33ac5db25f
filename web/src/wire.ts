// Written by `python -m mecatol.service.typescript`. Change src/mecatol/service/messages/ instead.

/** One side of a battle that somebody imagines: its units as in positions, what strengthens them, how its owner decides. */
export interface ForceWanted {
  units: string;
  /** left out: "" */
  race?: string;
  /** left out: [] */
  technologies?: string[];
  /** left out: [] */
  leaders?: string[];
  /** left out: "sensible" */
  casualties?: string;
  /** left out: false */
  high_alert?: boolean;
  /** left out: false */
  holds_fire?: boolean;
  /** left out: 0 */
  bonus?: number;
  /** left out: 0 */
  ignore?: number;
  /** left out: 0 */
  goods?: number;
  /** left out: 0 */
  commandos?: number;
  /** left out: 0 */
  retreat_after?: number;
}

/** A battle that somebody imagines; with `kind` "assault" the landing of what is left after the Space Battle too. */
export interface BattleWanted {
  attacker: ForceWanted;
  defender: ForceWanted;
  /** left out: "sa17" */
  ruleset?: string;
  /** left out: "" */
  kind?: "" | "assault" | "ground" | "space";
  /** left out: "" */
  where?: string;
  /** left out: 0 */
  mines?: number;
}

/** How a battle stands after a round, seen from the attacker; `open`: it is still being fought. */
export interface Standing {
  round: number;
  win: number;
  draw: number;
  lose: number;
  open: number;
}

/** Units that may be left in the end, and the chance of just these. */
export interface Survivors {
  units: Group[];
  chance: number;
}

/** So many units of a kind, all with the same damage and the same mark. */
export interface Group {
  kind: string;
  /** left out: 1 */
  count?: number;
  /** left out: 0 */
  damage?: number;
  /** left out: "" */
  mark?: string;
}

/** What is left of a side: the likeliest fleets, for each kind the chances of none, one, two …, and its value. */
export interface SideLeft {
  survivors: Survivors[];
  kinds: Record<string, number[]>;
  value: number;
  value_before: number;
  retreats: number;
}

/** A battle that somebody imagines, worked out. */
export interface BattleTold {
  kind: "assault" | "ground" | "space";
  win: number;
  draw: number;
  lose: number;
  takes_planet: number;
  stalemate: number;
  rounds: number;
  after: Standing[];
  attacker: SideLeft;
  defender: SideLeft;
  notes: string[];
}

/** Something with a name and a text, and nothing else. */
export interface TermInfo {
  name: string;
  text: string;
}

/** A planet or trade station as printed. */
export interface PlanetInfo {
  id: string;
  name: string;
  resources: number;
  influence: number;
  specialties: string[];
  refresh: string;
  refresh_amount: number;
  trade_station: boolean;
  text: string;
}

/** A system tile as printed. */
export interface TileInfo {
  id: string;
  name: string;
  kind: string;
  anomaly: string;
  wormholes: string[];
  race: string;
  planets: PlanetInfo[];
  text: string;
}

/** A kind of unit as printed. */
export interface UnitInfo {
  id: string;
  name: string;
  category: string;
  cost: number;
  per: number;
  combat: number;
  dice: number;
  movement: number;
  capacity: number;
  sustain: number;
  limit: number;
  several: string;
  text: string;
}

/** A technology: any one of the groups in `needs`, all of a group, lead to it. A race's own has no colour. */
export interface TechnologyInfo {
  id: string;
  name: string;
  colour: string;
  needs: string[][];
  race: string;
  cost: number;
  text: string;
}

/** An ability of a race or of its Flagship. */
export interface AbilityInfo {
  id: string;
  name: string;
  text: string;
}

/** A race sheet. */
export interface RaceInfo {
  id: string;
  name: string;
  home: string;
  contracts: [number, number];
  units: Record<string, number>;
  counters: [number, number, number];
  technologies: string[];
  leaders: [string, string, string][];
  flagship: string;
  flagship_text: string;
  abilities: AbilityInfo[];
}

/** A card or counter. Copies of a card are "id#n". */
export interface CardInfo {
  id: string;
  name: string;
  kind: string;
  text: string;
  secondary: string;
  when: string;
  number: number;
  points: number;
  stage: string;
}

/** Names and numbers of everything in a ruleset, by id. */
export interface Content {
  ruleset: string;
  tiles: Record<string, TileInfo>;
  units: Record<string, UnitInfo>;
  technologies: Record<string, TechnologyInfo>;
  races: Record<string, RaceInfo>;
  cards: Record<string, CardInfo>;
  terms: Record<string, TermInfo>;
}

/** A clause of a rule document in our words, or what is printed on a thing that grants an option by itself. */
export interface ClauseText {
  id: string;
  text: string;
  source: string;
  ruling: string;
  name: string;
}

/** Something of a ruleset: what it is, what it does, its numbers, and what belongs to it. */
export interface CompendiumEntry {
  kind: string;
  id: string;
  name: string;
  what: string;
  text: string;
  facts: [string, string][];
  parts: TermInfo[];
  clauses: ClauseText[];
  rulings: string[];
  tests: string[];
}

/** What a query leads to, the best first; where it leads to nothing, the names that come nearest and what to say. */
export interface Found {
  query: string;
  entries: CompendiumEntry[];
  near: string[];
  message: string;
}

/** An answer to the decision of that id, given by somebody who had heard `sequence` events. */
export interface Answer {
  decision: string;
  keys: string[];
  sequence: number;
}

/** Answers to the decision of that id and to one's own next ones: all or nothing, refused where chance or another seat comes
 * between. */
export interface Plan {
  decision: string;
  keys: string[];
  sequence: number;
}

/** A plan to be tried and not carried out; no keys: the question that is open now. */
export interface WhatIf {
  /** left out: [] */
  keys?: string[];
}

/** Something done out of turn. */
export interface Act {
  key: string;
  sequence: number;
}

/** To go back, by somebody who had heard `sequence` events. */
export interface UndoWanted {
  sequence: number;
  /** left out: "last" */
  to?: "event" | "last" | "turn";
  /** left out: 0 */
  event?: number;
}

/** What going back would take: free, or with the consent of some; and in words what would go back. */
export interface UndoOffer {
  free: boolean;
  needs: number[];
  words: string[];
}

/** What somebody says who is asked to agree. */
export interface Consent {
  agree: boolean;
}

/** What became of it: the table went back, or some are asked now. */
export interface Undone {
  done: boolean;
  needs: number[];
  sequence: number;
}

/** A new table against bots that goes on from the beginning of a page of this one's record. */
export interface GoOn {
  page: number;
  /** left out: "steward" */
  bot?: string;
}

/** The host lets the game rest, or go on. */
export interface Pause {
  paused: boolean;
}

/** A bot plays for somebody until he is back; "": he is back. */
export interface StandIn {
  /** left out: "" */
  bot?: string;
}

/** Somebody is away for so many days: his clock stands still; 0: he is back. */
export interface Vacation {
  days: number;
}

/** The nights of who sits there are in that time zone from now on. */
export interface Whereabouts {
  zone: string;
}

/** Who sits there is the host from now on. */
export interface Host {
  seat: number;
}

/** Something to be voted on. */
export interface MotionWanted {
  kind: "end" | "remove";
  /** left out: 0 */
  seat?: number;
}

/** Something to be said at the table. */
export interface Say {
  text: string;
}

/** It is done and on disk. */
export interface Accepted {
  sequence: number;
}

/** A table as the lobby lists it. */
export interface TableSummary {
  id: string;
  name: string;
  ruleset: string;
  public: boolean;
  created: string;
  seats: SeatSummary[];
  round: number;
  phase: string;
  goal: number;
  waiting_for: number[];
  over: boolean;
  winners: number[];
  yours: number[];
  started: boolean;
  hosting: boolean;
  practice: boolean;
  commitment: string;
  around: Around;
}

/** Who sits where. */
export interface SeatSummary {
  seat: number;
  name: string;
  bot: string;
  joined: boolean;
  open: boolean;
  race: string;
  points: number;
}

/** What goes on around a game. */
export interface Around {
  time: TimeWanted;
  seats: SeatTime[];
  host: number[];
  paused: boolean;
  ended: boolean;
  motion: Motion | null;
  players: number[][];
  teaching: boolean;
}

/** How much time there is: none is kept; so much each time the table waits for somebody; so much in all, and an increment
 * whenever he has played. When it runs out everybody is told; and nothing happens, or a bot answers this once, or a bot plays
 * until he is back. */
export interface TimeWanted {
  /** left out: "none" */
  kind?: "none" | "total" | "turn";
  /** left out: 86400 */
  seconds?: number;
  /** left out: 0 */
  increment?: number;
  /** left out: null */
  nights?: Nights | null;
  /** left out: "nothing" */
  out?: "nothing" | "once" | "until_back";
  /** left out: "steward" */
  bot?: string;
  /** left out: 14 */
  vacation?: number;
}

/** Hours of the day that no clock counts: where the table is at home, or for each where he says that he is. */
export interface Nights {
  begin: number;
  end: number;
  /** left out: "UTC" */
  zone?: string;
}

/** A seat's clock, and who plays for it. */
export interface SeatTime {
  since: string;
  person: boolean;
  left: number | null;
  runs_out: string;
  stand_in: string;
  away: string;
  vacation: number;
  zone: string;
}

/** Something that is voted on: to end the game now (all must agree), or that somebody leaves (most of the others). Whoever has
 * several seats has one voice; all of them are named. */
export interface Motion {
  kind: "end" | "remove";
  seat: number;
  by: number;
  agreed: number[];
  refused: number[];
  open: number[];
}

/** What one answer, or several in a row, led to: the events, and what has changed of the position since the beat before. */
export interface Beat {
  page: number;
  events: Happening[];
  changes: ([(string | number)[], unknown])[];
}

/** An event as a seat hears it. Numbers count for each seat by itself, from 1, without gaps. */
export interface Happening {
  number: number;
  kind: string;
  text: string;
  data: Record<string, unknown>;
  short: string;
  things: string[];
  links: [number, number, string][];
}

/** Something said at the table, or (a notice) what the table itself has to say. Numbers count from 1. */
export interface Said {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: string;
  kind: "notice" | "reason" | "said";
}

/** The table as a seat sees it; seat null: as a spectator does. What it may not see is absent. */
export interface SeatView {
  table: string;
  seat: number | null;
  sequence: number;
  rewinds: number;
  position: TableView;
  decision: Decision | null;
  acts: Choice[];
  can_retract: boolean;
  can_take_back: boolean;
  can_redo: boolean;
  undo: UndoAsked | null;
  qualifies: string[];
  progress: Progress[];
  waiting_for: WaitingFor[];
  notices: string[];
  over: boolean;
  winners: number[];
  around: Around;
}

/** The whole table as one seat, or a spectator, sees it. */
export interface TableView {
  rules: string;
  round: number;
  phase: string;
  active: number;
  speaker: number;
  cycler: number;
  goal: number;
  seating: number[];
  layout: [string, string][];
  players: PlayerView[];
  systems: System[];
  mines: Mine[];
  border_tokens: BorderToken[];
  domain_counters: Record<string, Hidden>;
  artifacts: Record<string, Hidden>;
  leaders: Leader[];
  strategy_cards: StrategyCard[];
  agreements: Agreement[];
  laws: Law[];
  agendas: Agenda[];
  council: Agenda[];
  ballots: Ballot[];
  objectives: Objective[];
  special: string[];
  preliminary: string[];
  claims: Claim[];
  deeds: Deed[];
  titles: Record<string, number>;
  decks: Record<string, DeckView>;
  effects: Effect[];
  memory: Record<string, Record<string, string>>;
  drifting: Record<string, number>;
  stack: PlayedView[];
  bids: number[];
  winners: number[];
  /** left out: null */
  action?: Action | null;
  /** left out: null */
  battle?: Battle | null;
  /** left out: [] */
  fallen?: string[];
  /** left out: null */
  offer?: NoteOffer | null;
  /** left out: [] */
  chronicle?: Law[];
  /** left out: 0 */
  track?: number;
  /** left out: [] */
  declarations?: Declaration[];
}

/** A sheet as the seat sees it. */
export interface PlayerView {
  name: string;
  race: string;
  hidden_race: Hidden;
  home: string;
  points: number;
  strategy: number;
  pool: number;
  fleet: number;
  reinforcements: number;
  trade_goods: number;
  technologies: string[];
  upgrades: string[];
  action_cards: Hidden;
  political_cards: Hidden;
  secret_objectives: Hidden;
  preliminary_objectives: Hidden;
  race_objectives: string[];
  tiles: Hidden;
  passed: boolean;
  out: string;
  /** left out: [] */
  sealed?: Vote[];
  /** left out: {"count":0} */
  representative?: Hidden;
  /** left out: {} */
  copies?: Record<string, string>;
  /** left out: {"count":0} */
  treaties?: Hidden;
}

/** A place with hidden things: how many lie there, and those the seat sees. */
export interface Hidden {
  count: number;
  /** left out: [] */
  seen?: string[];
}

/** Votes on one agenda, for one outcome. */
export interface Vote {
  agenda: string;
  outcome: string;
  votes: number;
}

/** A tile on the board. */
export interface System {
  hex: string;
  tile: string;
  /** left out: [] */
  stacks?: Stack[];
  /** left out: [] */
  planets?: Planet[];
  /** left out: [] */
  counters?: number[];
  /** left out: [] */
  tokens?: string[];
  /** left out: 0 */
  wealth?: number;
}

/** The units of one owner in one place: a fleet with its cargo, or what stands on a planet. */
export interface Stack {
  owner: number;
  /** left out: [] */
  groups?: Group[];
}

/** A planet or trade station on the board. */
export interface Planet {
  id: string;
  /** left out: -1 */
  owner?: number;
  /** left out: false */
  exhausted?: boolean;
  /** left out: [] */
  stacks?: Stack[];
  /** left out: "" */
  facility?: string;
  /** left out: 0 */
  held_since?: number;
  /** left out: 0 */
  wealth?: number;
  /** left out: [] */
  tokens?: string[];
}

/** A Space Mine: on a border or wormhole, or inside a system (then `border` is that system's hex). */
export interface Mine {
  border: string;
  owner: number;
}

/** An Asteroid Belt, a Space-Time Anomaly, or a Standing Grav Wave with the side ships come out on. */
export interface BorderToken {
  border: string;
  kind: string;
  /** left out: "" */
  towards?: string;
}

/** A leader in play; `where` is "planet:…" or "system:…" (aboard a ship there), "" once killed or not placed. */
export interface Leader {
  id: string;
  kind: string;
  owner: number;
  /** left out: "" */
  where?: string;
  /** left out: -1 */
  captor?: number;
  /** left out: 0 */
  tired?: number;
  /** left out: "" */
  ship?: string;
}

/** A Strategy Card of this game. */
export interface StrategyCard {
  id: string;
  number: number;
  /** left out: -1 */
  holder?: number;
  /** left out: false */
  played?: boolean;
  /** left out: 0 */
  bonus?: number;
}

/** A Trade Agreement. Each partner holds the other's contract, with the goods that lie on it; a self-trade has one partner. */
export interface Agreement {
  partners: [number, number];
  contracts: [number, number];
  /** left out: [0,0] */
  goods?: [number, number];
  /** left out: "" */
  opened?: string;
}

/** A law in force, and what was elected. */
export interface Law {
  card: string;
  /** left out: "" */
  elected?: string;
}

/** A Political Card before the council, and whose it is. */
export interface Agenda {
  card: string;
  /** left out: -1 */
  owner?: number;
}

/** Somebody's votes on the agenda being decided, for all to see. */
export interface Ballot {
  seat: number;
  outcome: string;
  votes: number;
}

/** A public objective lying open: claimed by whom, and whose alone it is (Prospect). */
export interface Objective {
  id: string;
  /** left out: [] */
  claimed?: number[];
  /** left out: -1 */
  only?: number;
}

/** Victory Points somebody has, and from what. */
export interface Claim {
  seat: number;
  source: string;
  points: number;
  round: number;
  /** left out: 0 */
  withheld?: number;
}

/** Something done this round that objectives and cards ask about. */
export interface Deed {
  kind: string;
  seat: number;
  /** left out: -1 */
  target?: number;
  /** left out: "" */
  place?: string;
  /** left out: "" */
  what?: string;
  /** left out: 1 */
  amount?: number;
  /** left out: "" */
  how?: string;
}

/** A deck: how many cards are left, which of the cards placed on top or bottom the seat knows, and the open discards. */
export interface DeckView {
  left: number;
  /** left out: [] */
  known?: string[];
  /** left out: [] */
  discard?: string[];
}

/** An effect in force. */
export interface Effect {
  id: number;
  key: string;
  owner: number;
  source: string;
  /** left out: {} */
  ends?: Ending;
  /** left out: "" */
  where?: string;
  /** left out: -1 */
  target?: number;
  /** left out: "" */
  card?: string;
}

/** When an effect ends: with a scope, at the n-th next time a moment comes to a seat, or with its source (neither). */
export interface Ending {
  /** left out: "" */
  scope?: string;
  /** left out: "" */
  moment?: string;
  /** left out: -1 */
  seat?: number;
  /** left out: 1 */
  count?: number;
}

/** A card being played. */
export interface PlayedView {
  card: string;
  acts_as: string;
  seat: number;
  targets: string[];
  cancelled: boolean;
}

/** The action under way. */
export interface Action {
  seat: number;
  kind: string;
  /** left out: "" */
  system?: string;
  /** left out: "" */
  other?: string;
  /** left out: [] */
  moves?: Ship[];
  /** left out: [] */
  landings?: Landing[];
  /** left out: [] */
  victims?: number[];
  /** left out: [] */
  bombarded?: string[];
  /** left out: [] */
  promote?: string[];
  /** left out: [] */
  agents?: string[];
  /** left out: [] */
  entered?: string[];
  /** left out: [] */
  shot?: string[];
  /** left out: [] */
  probed?: string[];
  /** left out: [] */
  annexed?: string[];
  /** left out: [] */
  theatres?: string[];
  /** left out: [] */
  full?: string[];
  /** left out: [] */
  docks?: string[];
}

/** A ship that moved in this action: from where, by which way, and what it loaded where. */
export interface Ship {
  kind: string;
  damage: number;
  mark: string;
  route: string[];
  /** left out: [] */
  cargo?: [string, string, number][];
  /** left out: [] */
  leaders?: string[];
  /** left out: false */
  spurt?: boolean;
  /** left out: "" */
  help?: string;
  /** left out: "" */
  takes_off?: string;
}

/** Units put on a planet in this action. */
export interface Landing {
  planet: string;
  kind: string;
  /** left out: 1 */
  count?: number;
  /** left out: "space" */
  source?: string;
  /** left out: 0 */
  damage?: number;
}

/** A Space Battle, or with a planet an Invasion Combat. */
export interface Battle {
  system: string;
  attacker: Side;
  defender: Side;
  /** left out: "" */
  planet?: string;
  /** left out: 0 */
  round?: number;
  /** left out: [] */
  started_with?: Stack[];
  /** left out: -1 */
  winner?: number;
  /** left out: false */
  over?: boolean;
  /** left out: [] */
  before?: Stack[];
  /** left out: 0 */
  deeds_before?: number;
  /** left out: 0 */
  doomed_before?: number;
}

/** One side of a battle. */
export interface Side {
  seat: number;
  attacker: boolean;
  /** left out: [] */
  dice?: Die[];
  /** left out: 0 */
  hits?: number;
  /** left out: [] */
  lost?: Group[];
  /** left out: [] */
  lost_all?: Group[];
  /** left out: [] */
  sustained?: Group[];
  /** left out: "" */
  retreats_to?: string;
  /** left out: 0 */
  commandos?: number;
  /** left out: 0 */
  struck?: number;
  /** left out: [] */
  grazed?: string[];
}

/** One combat roll: who rolled it for what, what it showed and what it needed. */
export interface Die {
  seat: number;
  kind: string;
  face: number;
  needed: number;
  /** left out: "battle" */
  purpose?: string;
  /** left out: "" */
  mark?: string;
}

/** A Promissory Note that lies face down before a player, for whom to keep it means to vote for an outcome. */
export interface NoteOffer {
  giver: number;
  to: number;
  note: string;
  outcome: string;
}

/** Somebody has declared war on another player. */
export interface Declaration {
  seat: number;
  target: number;
}

/** What a seat is asked now. */
export interface Decision {
  id: string;
  name: string;
  question: string;
  options: Choice[];
  draft: string[];
  pieces: Fleet | Shopping | Payment | Landings | Aims | Units | GivenUp | Gifts | Counters | Agendas | Ballots | Keys | Grid | Amount | null;
  composing: boolean;
  about: string[];
  links: [number, number, string][];
}

/** One thing that may be chosen. `things` lie on the board: "system:0,1", "planet:jord", "player:2", … */
export interface Choice {
  key: string;
  kind: string;
  label: string;
  clause: string;
  things: string[];
  numbers: Record<string, number>;
}

/** Ships about to move, each with its way and its cargo. */
export interface Fleet {
  draft: "fleet";
  ships: Ship[];
}

/** Units about to be produced, and within which limits. */
export interface Shopping {
  draft: "shopping";
  job: Job;
  pieces: Piece[];
}

/** One production: whose, where, at which docks ("planet:…", "system:…"), within which limits. */
export interface Job {
  seat: number;
  system: string;
  producers: string[];
  /** left out: null */
  ceiling?: number | null;
  /** left out: 0 */
  extra?: number;
  /** left out: true */
  tactical?: boolean;
  /** left out: true */
  by_docks?: boolean;
  /** left out: false */
  single?: boolean;
}

/** A unit to be produced: by which dock, and where it is put. */
export interface Piece {
  producer: string;
  kind: string;
  where: string;
}

/** A bill, and what has been picked to pay it. */
export interface Payment {
  draft: "payment";
  bill: Bill;
}

/** Something to be paid, and what has been picked to pay it. */
export interface Bill {
  why: string;
  currency: "either" | "goods" | "influence" | "resources";
  due: number;
  /** left out: {} */
  paid?: Purse;
}

/** What a player can pay with: refreshed planets, Trade Goods, cards that count as one. */
export interface Purse {
  /** left out: [] */
  planets?: string[];
  /** left out: 0 */
  goods?: number;
  /** left out: [] */
  cards?: string[];
  /** left out: 1 */
  each?: number;
}

/** What lands where. */
export interface Landings {
  draft: "landings";
  landed: Landing[];
}

/** Which ship bombards which planet. */
export interface Aims {
  draft: "aims";
  aims: Bomber[];
}

/** A ship about to bombard a planet. */
export interface Bomber {
  planet: string;
  ship: Group;
}

/** Units chosen out of those in a place. */
export interface Units {
  draft: "units";
  groups: Group[];
}

/** Units that their owner scraps. */
export interface GivenUp {
  draft: "given_up";
  units: Scuttled[];
}

/** A unit its owner gives up, and where it is. */
export interface Scuttled {
  where: string;
  group: Group;
}

/** Units that cost nothing. */
export interface Gifts {
  draft: "gifts";
  gifts: Gift[];
}

/** A unit that costs nothing, and where it is put. */
export interface Gift {
  kind: string;
  where: string;
}

/** Command Counters received for something, so many in all, and where the first ones go. */
export interface Counters {
  draft: "counters";
  why: string;
  amount: number;
  areas: string[];
}

/** Agendas chosen for the vote, and those for the discard pile. */
export interface Agendas {
  draft: "agendas";
  chosen: string[];
  discarded: string[];
}

/** Votes written down so far; with `now`, votes are being divided and that one is next. */
export interface Ballots {
  draft: "ballots";
  votes: Vote[];
  now: Vote | null;
}

/** Options taken so far, by their keys; or the card it is about. */
export interface Keys {
  draft: "keys";
  keys: string[];
}

/** The systems of a Simultaneous Action, and which of them are fully activated. */
export interface Grid {
  draft: "grid";
  theatres: Theatre[];
}

/** A system of the movement grid. */
export interface Theatre {
  system: string;
  /** left out: 0 */
  full?: number;
}

/** So much is left to be taken. */
export interface Amount {
  draft: "amount";
  amount: number;
}

/** Somebody asks to go back: what would go back, whose consent it needs, and who has agreed. */
export interface UndoAsked {
  seat: number;
  name: string;
  words: string[];
  needs: number[];
  agreed: number[];
}

/** How far a seat is with an objective that it sees and has not claimed; it is met where there is enough of everything. */
export interface Progress {
  objective: string;
  met: boolean;
  counts: Counted[];
}

/** Something that an objective asks for: how much of it a seat has, the least that will do, and the same in words. */
export interface Counted {
  what: string;
  have: number;
  need: number;
  text: string;
}

/** Somebody the table waits for, and what he does: words that follow his name. */
export interface WaitingFor {
  seat: number;
  name: string;
  text: string;
  links: [number, number, string][];
}

/** Why something was not done, and what to do now. Nothing changed (but for "unknown": nobody knows). */
export interface Problem {
  code: "banned" | "fault" | "foreign" | "game_over" | "malformed" | "no_guest" | "not_found" | "not_public" | "not_your_seat" | "refused" | "stale" | "too_large" | "too_much" | "unknown" | "waiting";
  message: string;
  remedy: string;
  decision: string;
  sequence: number;
}

/** Something that two seats alone read; numbers count from 1, for each reader by himself. */
export interface Whispered {
  number: number;
  seat: number;
  to: number;
  text: string;
  at: string;
}

/** The client's first frame: what it has heard already. Nothing yet: all zeros. */
export interface Resume {
  frame: "resume";
  /** left out: 0 */
  sequence?: number;
  /** left out: 0 */
  rewinds?: number;
  /** left out: 0 */
  chat?: number;
  /** left out: 0 */
  whispers?: number;
}

/** Is anybody there? */
export interface Ping {
  frame: "ping";
}

/** The seat of the socket answers; told as accepted or refused, by the decision. */
export interface Answering {
  frame: "answer";
  decision: string;
  keys: string[];
  sequence: number;
}

/** Yes. */
export interface Pong {
  frame: "pong";
}

/** The answer to that decision is taken and on disk; the seat has heard so many events since. */
export interface Acknowledged {
  frame: "accepted";
  decision: string;
  sequence: number;
}

/** The answer to that decision is not taken, and why. */
export interface TurnedDown {
  frame: "refused";
  decision: string;
  problem: Problem;
}

/** What happened since the last frame, and how the table stands now.
 * `events` follow each other and on what the client had heard. With `anew` they are all there are: forget the others. */
export interface Update {
  frame: "update";
  view: SeatView;
  events: Happening[];
  anew: boolean;
}

/** What happened since the last frame, and what has changed of the view around the position.
 * The changes of a beat are places in `view.position`, the others places in `view`. */
export interface Beats {
  frame: "beats";
  beats: Beat[];
  changes: ([(string | number)[], unknown])[];
}

/** What was said since the last such frame. */
export interface Talk {
  frame: "talk";
  said: Said[];
}

/** What was whispered to who sits there, and by him, since the last frame. */
export interface Whispers {
  frame: "whispers";
  said: Whispered[];
}

/** The table waits for its people; told again whenever somebody comes, until the first update says that the game has begun. */
export interface Gathering {
  frame: "gathering";
  table: TableSummary;
}

/** A seat of a new table: for whoever creates it, for somebody who gets a link, for anybody who comes first, or for a bot. */
export interface SeatWanted {
  name: string;
  /** left out: "bot" */
  plays?: "bot" | "guest" | "me" | "open";
  /** left out: "steward" */
  bot?: string;
}

/** A table to be created. Its game begins at once, and who comes late finds it waiting for him; or the table waits for its
 * people, and the host begins. */
export interface NewTable {
  name: string;
  seats: SeatWanted[];
  /** left out: "sa17" */
  ruleset?: string;
  /** left out: "auto" */
  map?: string;
  /** left out: null */
  seed?: number | null;
  /** left out: true */
  public?: boolean;
  /** left out: false */
  waits?: boolean;
  /** left out: false */
  teaching?: boolean;
  /** left out: {"kind":"none","seconds":86400,"increment":0,"nights":null,"out":"nothing","bot":"steward","vacation":14} */
  time?: TimeWanted;
}

/** The private link of a seat: who takes the seat by it sits there, and it is spent. The host may have others made. */
export interface SeatLink {
  seat: number;
  name: string;
  path: string;
}

/** A new table, and the links to give to the others. */
export interface TableCreated {
  table: TableSummary;
  links: SeatLink[];
}

/** A seat in the file of a game: what it is called, and the bot that plays it; "": whoever brings the file. */
export interface SeatKept {
  name: string;
  /** left out: "" */
  bot?: string;
}

/** A game as one file. */
export interface GameFile {
  name: string;
  seats: SeatKept[];
  rounds: [number, number][];
  record: string;
}

/** Somebody has taken a seat by its link. */
export interface Seated {
  table: string;
  seat: number;
  name: string;
}

/** The host begins; with `fill` bots of that kind take the seats that nobody has. */
export interface Start {
  /** left out: "" */
  fill?: string;
}

/** An option of a ruleset: "+leaders" or "-leaders". */
export interface OptionChoice {
  printed: boolean;
  needs: string[];
  excludes: string[];
  alone: boolean;
}

/** A setting of a ruleset, "vp=12": a number between two others, or one of some words. */
export interface SettingChoice {
  printed: string;
  lowest: number;
  highest: number;
  values: string[];
}

/** An edition, and the options and settings that may be written behind it, in the order in which a text has them. */
export interface RulesetChoice {
  id: string;
  title: string;
  options: Record<string, OptionChoice>;
  settings: Record<string, SettingChoice>;
  most: number;
  text: string;
}

/** A preset map. */
export interface MapChoice {
  id: string;
  name: string;
  players: number;
}

/** A table that is recommended. */
export interface PresetChoice {
  ruleset: string;
  seats: number;
  teaching: boolean;
}

/** What a new table can be made of. */
export interface Choices {
  rulesets: RulesetChoice[];
  maps: MapChoice[];
  bots: string[];
  languages: Record<string, string>;
  terms: Record<string, TermInfo>;
  fewest: number;
  most: number;
  groups: Record<string, string[]>;
  presets: Record<string, PresetChoice>;
}

/** Why a table cannot be as it is wanted. */
export interface Doubt {
  about: string;
  text: string;
}

/** A planet on a small drawing. */
export interface PlanetDrawn {
  id: string;
  name: string;
  resources: number;
  influence: number;
  trade_station: boolean;
}

/** A place of a galaxy before the game. */
export interface PlaceDrawn {
  hex: string;
  kind: string;
  anomaly: string;
  wormholes: string[];
  planets: PlanetDrawn[];
}

/** A table as it would be; nothing was made. */
export interface Considered {
  doubts: Doubt[];
  ruleset: string;
  goal: number;
  map: string;
  galaxy: PlaceDrawn[];
  leads: number[];
}

/** A text, and the names in it. */
export interface Linked {
  text: string;
  links: [number, number, string][];
}

/** A part of the game again, as a seat heard and saw it. */
export interface Chapter {
  page: number;
  next: number | null;
  last: number;
  rounds: [number, number][];
  position: TableView;
  beats: Beat[];
}

/** One side of a battle worked out. */
export interface OddsSide {
  seat: number;
  name: string;
  units: string;
  survivors: number;
}

/** The exact odds of a battle under way or of one that may come, from what the seat itself can see. */
export interface Odds {
  system: string;
  planet: string;
  kind: "ground" | "space";
  attacker: OddsSide;
  defender: OddsSide;
  win: number;
  draw: number;
  lose: number;
  takes_planet: number;
  rounds: number;
  notes: string[];
}

/** What a draft costs, what of that is picked already, and what the seat could pay at most. */
export interface Price {
  currency: string;
  due: number;
  paid: number;
  available: number;
}

/** What a production is bound by: capacity used and there is, ships that would count in the system and may; and why each kind
 * of unit that cannot be added now cannot. */
export interface Yard {
  used: number;
  capacity: number;
  ships: number;
  supply: number;
  barred: Record<string, string>;
}

/** The key at which a preview stopped, why, and the clause that says so. */
export interface Halt {
  key: string;
  text: string;
  clause: string;
}

/** What would come of a plan, tried on a copy on which everything the seat cannot know was dealt anew. */
export interface Preview {
  taken: number;
  halt: Halt | null;
  open: boolean;
  unanswered: boolean;
  decision: Decision | null;
  price: Price | null;
  yard: Yard | null;
  odds: Odds | null;
}

/** What changes a number of a unit: a technology, an ability, a law …, and from what to what. */
export interface UnitCause {
  number: string;
  source: string;
  before: number;
  after: number;
  text: string;
}

/** A kind of unit of one player with the numbers that it has now, at home and attacking. */
export interface UnitNow {
  kind: string;
  cost: number;
  combat: number;
  dice: number;
  movement: number;
  capacity: number;
  sustain: number;
  causes: UnitCause[];
}

/** Whether a seat may do something now, and the clause that decides. */
export interface Explained {
  allowed: boolean;
  clause: string;
  text: string;
}

/** Ships of a kind in a system, and the systems that they could come to by themselves if their owner activated those. */
export interface ShipRange {
  seat: number;
  system: string;
  kind: string;
  count: number;
  movement: number;
  room: number;
  systems: string[];
}

/** Space cannons in a place: how many dice they roll, from which number on these hit, and in which systems. */
export interface GunRange {
  seat: number;
  where: string;
  kind: string;
  count: number;
  dice: number;
  combat: number;
  systems: string[];
}

/** Who could come where and who shoots where, as far as a seat sees; and what comes of its action where it is to act. */
export interface Reach {
  ships: ShipRange[];
  guns: GunRange[];
  adjacent: Record<string, string[]>;
  idle: string[];
  shut: Record<string, string>;
}

/** A webhook of a Discord channel, where it is said that it is one's turn. */
export interface NewWebhook {
  address: string;
}

/** A browser as its push service knows it. */
export interface NewBrowser {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A way to somebody beside mail. */
export interface Way {
  id: string;
  kind: string;
  host: string;
  created: string;
}

/** How somebody is told. */
export interface Ways {
  key: string;
  webhooks: boolean;
  ways: Way[];
}

/** What a browser is sent: names of tables, and links. */
export interface Pushed {
  title: string;
  body: string;
  link: string;
  stop: string;
  stop_title: string;
}

/** A way to somebody, for himself. */
export interface OwnWay {
  kind: string;
  address: string;
  created: string;
}

/** Answer so whenever this is asked (`Decision.name`; "": any window to react in, where `key` is "pass") and the question is
 * about all of `when` and none of `unless` (`Decision.about`). */
export interface NewOrder {
  ask: string;
  key: string;
  /** left out: [] */
  when?: string[];
  /** left out: [] */
  unless?: string[];
  /** left out: false */
  once?: boolean;
  /** left out: false */
  this_round?: boolean;
  /** left out: "" */
  words?: string;
}

/** A standing order of one's own. */
export interface StandingOrder {
  id: string;
  ask: string;
  key: string;
  when: string[];
  unless: string[];
  once: boolean;
  this_round: boolean;
  created: string;
  words: string;
}

/** A deal that somebody has written down. */
export interface OwnDeal {
  table: string;
  deal: Deal;
}

/** A deal that was written down. */
export interface Deal {
  id: string;
  by: number;
  seats: number[];
  public: boolean;
  text: string;
  at: string;
  over: boolean;
}

/** A note of somebody's. */
export interface OwnNote {
  table: string;
  note: Note;
}

/** What somebody has written down for himself: "system:0,1", "player:2", or "" for the game. */
export interface Note {
  about: string;
  text: string;
  at: string;
}

/** Something that was whispered to somebody, or by him. */
export interface OwnWhisper {
  table: string;
  whisper: Whispered;
}

/** Somebody says what he is called; he is known by a cookie from then on. */
export interface NewGuest {
  name: string;
  /** left out: "" */
  language?: string;
}

/** Whoever the cookie belongs to. */
export interface Guest {
  id: string;
  name: string;
  language: string;
  account: boolean;
}

/** A guest takes a name and a password. Where he is written to may come later. */
export interface NewAccount {
  name: string;
  password: string;
  /** left out: "" */
  mail?: string;
}

/** Somebody comes back. What he did on this device as a guest without a password is his account's then. */
export interface SignIn {
  name: string;
  password: string;
}

/** Another password: all other devices must sign in again. */
export interface NewPassword {
  old: string;
  new: string;
}

/** Where somebody is written to, once he has confirmed it by the link in a letter; "": nowhere. */
export interface NewMail {
  mail: string;
  password: string;
}

/** Somebody asks for a letter with which he can choose another password. */
export interface Forgotten {
  name: string;
}

/** What was in the letter, and another password: all devices must sign in again. */
export interface Recovery {
  token: string;
  password: string;
}

/** What was in the letter to a new address. */
export interface Confirmation {
  token: string;
}

/** Whether one is told by letter when it is one's turn. */
export interface Reminders {
  wanted: boolean;
}

/** Somebody leaves for good: his seats are free, and what he said is gone. */
export interface Removal {
  /** left out: "" */
  password?: string;
}

/** A device on which somebody is known. */
export interface Session {
  id: string;
  device: string;
  created: string;
  seen: string;
  this: boolean;
}

/** Somebody by whom one can sign in. */
export interface Provider {
  id: string;
  title: string;
}

/** Where somebody is sent to say who he is. */
export interface Elsewhere {
  address: string;
}

/** Somebody as a provider knows him. */
export interface Identity {
  id: string;
  provider: string;
  name: string;
  created: string;
}

/** How somebody comes back, and where he is known. */
export interface Account {
  name: string;
  mail: string;
  letters: boolean;
  reminded: boolean;
  sessions: Session[];
  password: boolean;
  identities: Identity[];
}

/** A seat of somebody's; without a number: a table that he made. */
export interface OwnPlace {
  table: string;
  name: string;
  seat: number | null;
  seat_name: string;
}

/** Something that somebody said. */
export interface OwnWords {
  table: string;
  at: string;
  text: string;
}

/** Everything that is kept about somebody. */
export interface PersonalData {
  guest: Guest;
  account: Account;
  places: OwnPlace[];
  said: OwnWords[];
  ways: OwnWay[];
  whispers: OwnWhisper[];
  notes: OwnNote[];
  deals: OwnDeal[];
}

/** What somebody had when a round was over, in printed prices; `built` and `lost` in that round. */
export interface Figures {
  points: number;
  planets: number;
  resources: number;
  influence: number;
  fleet: number;
  troops: number;
  technologies: number;
  goods: number;
  built: number;
  lost: number;
}

/** How everybody stood when a round was over, on which page of the record that was, and whose the systems were. */
export interface RoundTold {
  round: number;
  page: number;
  seats: Figures[];
  owners: [string, number][];
}

/** A battle: who against whom, who won (-1: nobody), and the attacker's chance before the first die, where it can be told. */
export interface BattleFought {
  round: number;
  page: number;
  system: string;
  planet: string;
  attacker: number;
  defender: number;
  winner: number;
  chance: number | null;
}

/** Somebody's dice in all battles: how many, how many hit, and how many should have. */
export interface Luck {
  seat: number;
  dice: number;
  hits: number;
  expected: number;
}

/** A player at the end. */
export interface PlayerTold {
  name: string;
  race: string;
  points: number;
  out: string;
}

/** A finished game in figures. */
export interface Story {
  goal: number;
  winners: number[];
  layout: [string, string][];
  players: PlayerTold[];
  rounds: RoundTold[];
  battles: BattleFought[];
  luck: Luck[];
  claims: Claim[];
}

/** Something to be said to one seat alone. */
export interface Whisper {
  to: number;
  text: string;
}

/** A note for oneself, in place of the one before about the same; without words it is wiped out. */
export interface NewNote {
  about: string;
  text: string;
}

/** What one has agreed upon with others, for everybody to read or for them alone. These are words: no rule knows of them. */
export interface NewDeal {
  others: number[];
  text: string;
  /** left out: false */
  public?: boolean;
}

export type FromClient = Resume | Ping | Answering;

export type FromService = Update | Beats | Talk | Whispers | Acknowledged | TurnedDown | Pong | Gathering;

export type Draft = Fleet | Shopping | Payment | Landings | Aims | Units | GivenUp | Gifts | Counters | Agendas | Ballots | Keys | Grid | Amount;

export type Code = "banned" | "fault" | "foreign" | "game_over" | "malformed" | "no_guest" | "not_found" | "not_public" | "not_your_seat" | "refused" | "stale" | "too_large" | "too_much" | "unknown" | "waiting";
