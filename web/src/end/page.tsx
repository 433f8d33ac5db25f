/** The end of a game: standings, everybody over the rounds, battles expected against real, objectives, the map as a film. */

import { useEffect, useMemo, useState } from "react";

import { api, reason } from "../api";
import { bounds, corners, places } from "../board/geometry";
import { CopyButton } from "../copy";
import { SeatMark } from "../desk";
import { still } from "../frame/settings";
import { GameFile, Rematch } from "../lobby/afterwards";
import { seatColour, seatSymbol } from "../palette";
import "../style/end.css";
import { Notice } from "../table";
import { printedPlanet } from "../things";
import type { BattleFought, Content, Story, TableSummary } from "../wire";
import { figure, plain, say } from "../words";
import { MEASURES, battlesOf, linesOf, luckOf, polyline, standings, summed, ticks, type Measure } from "./figures";

export default function EndPage({ table, seat }: { table: string; seat: number | null }) {
  const [found, setFound] = useState<{ story: Story; content: Content; summary: TableSummary } | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    Promise.all([api.story(table), api.content(table), api.table(table)]).then(
      ([story, content, summary]) => setFound({ story, content, summary }),
      (error: unknown) => setProblem(reason(error)),
    );
  }, [table]);
  if (problem) return <Notice text={problem} />;
  if (!found) return <Notice text={say("working-out")} quiet />;
  const { story, content, summary } = found;
  const query = seat === null ? "" : `?seat=${seat}`;
  return (
    <main className="end-page">
      <header className="page-head">
        <a href="/" className="brand">
          {say("brand")}
        </a>
        <h1>{summary.name}</h1>
        <a className="quiet" href={`/tables/${encodeURIComponent(table)}${query}`}>
          {say("replay-back")}
        </a>
        <a className="primary" href={`/tables/${encodeURIComponent(table)}/replay${query}`}>
          {say("replay")}
        </a>
        {summary.yours.length > 0 && <Rematch table={table} />}
        <GameFile table={table} />
        <CopyButton text={() => `${location.origin}/tables/${encodeURIComponent(table)}/end`} label={say("odds-share")} />
      </header>
      <Standings story={story} content={content} />
      <Course story={story} />
      <Film story={story} table={table} query={query} />
      <Battles story={story} content={content} table={table} query={query} />
      <Claims story={story} content={content} />
    </main>
  );
}

function Who({ story, seat }: { story: Story; seat: number }) {
  return (
    <span className="player">
      <SeatMark seat={seat} />
      {story.players[seat]?.name ?? say(seat === -2 ? "neutral" : "nobody")}
    </span>
  );
}

function Standings({ story, content }: { story: Story; content: Content }) {
  const last = story.rounds.at(-1)?.seats ?? [];
  return (
    <section className="end-standings" aria-label={say("end-standings")}>
      <h2>
        {story.winners.length > 0
          ? say("won-by", { names: story.winners.map((seat) => story.players[seat]?.name ?? "").join(", ") })
          : say("won-by-nobody")}{" "}
        <small>{say("end-rounds", { count: story.rounds.length })}</small>
      </h2>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <div className="scrolled" role="region" tabIndex={0} aria-label={say("end-standings")}>
        <table>
          <thead>
            <tr>
              {[
                "players",
                "points",
                "planets",
                "end-fleet",
                "technologies",
                "end-built",
                "end-lost",
                "end-battles",
                "end-luck",
              ].map((name) => (
                <th key={name} scope="col">
                  {say(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {standings(story).map((seat) => {
              const battles = battlesOf(story, seat);
              const luck = story.luck[seat];
              const { more, sigma } = luck ? luckOf(luck) : { more: 0, sigma: 0 };
              return (
                <tr key={seat} className={story.winners.includes(seat) ? "winner" : ""} data-seat={seat}>
                  <th scope="row">
                    <Who story={story} seat={seat} />
                    <small>{content.races[story.players[seat]?.race ?? ""]?.name ?? ""}</small>
                  </th>
                  <td>
                    <b>{story.players[seat]?.points}</b>
                  </td>
                  <td>{last[seat]?.planets ?? 0}</td>
                  <td>{figure(last[seat]?.fleet ?? 0)}</td>
                  <td>{last[seat]?.technologies ?? 0}</td>
                  <td>{figure(summed(story, seat, "built"))}</td>
                  <td>{figure(summed(story, seat, "lost"))}</td>
                  <td>
                    {battles.fought > 0
                      ? say("end-won-of", { won: battles.won, fought: battles.fought, expected: figure(battles.expected) })
                      : "–"}
                  </td>
                  <td className={sigma > 1 ? "good" : sigma < -1 ? "bad" : ""}>
                    {luck && luck.dice > 0 ? say("end-hits", { hits: luck.hits, more: signed(more) }) : "–"}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const signed = (value: number) => `${value >= 0 ? "+" : "−"}${figure(Math.abs(value))}`;

const WIDTH = 640;
const HEIGHT = 220;

/** Everybody over the rounds, by whichever figure one likes. */
function Course({ story }: { story: Story }) {
  const [measure, setMeasure] = useState<Measure>("points");
  const lines = linesOf(story, measure);
  const marks = ticks(Math.max(1, ...lines.flat(), measure === "points" ? story.goal : 0));
  const most = marks.at(-1) ?? 1;
  const steps = story.rounds.length > 1 ? WIDTH / (story.rounds.length - 1) : 0;
  return (
    <section className="end-course" aria-label={say("end-course")}>
      <h2>{say("end-course")}</h2>
      <div className="chips" role="group" aria-label={say("end-measure")}>
        {MEASURES.map((name) => (
          <button
            key={name}
            type="button"
            className="chip toggle"
            aria-pressed={measure === name}
            onClick={() => setMeasure(name)}
          >
            {say(`end-measure-${name}`)}
          </button>
        ))}
      </div>
      <svg viewBox={`-52 -16 ${WIDTH + 72} ${HEIGHT + 52}`} role="img" aria-label={say(`end-measure-${measure}`)}>
        {marks.map((mark) => (
          <g key={mark} transform={`translate(0 ${HEIGHT * (1 - mark / most)})`}>
            <path className="grid" d={`M0 0H${WIDTH}`} />
            <text className="axis" x="-10" textAnchor="end" dominantBaseline="central">
              {mark}
            </text>
          </g>
        ))}
        {story.rounds.map((each, n) => (
          <text key={each.round} className="axis" x={n * steps} y={HEIGHT + 10} textAnchor="middle" dominantBaseline="hanging">
            {each.round}
          </text>
        ))}
        {lines.map((values, seat) => (
          <g key={seat}>
            <polyline points={polyline(values, most, WIDTH, HEIGHT)} stroke={seatColour(seat)} />
            {values.map((value, n) => (
              <circle key={n} cx={n * steps} cy={HEIGHT - (value / most) * HEIGHT} r="3.4" fill={seatColour(seat)}>
                <title>{`${story.players[seat]?.name ?? ""}: ${figure(value)}`}</title>
              </circle>
            ))}
          </g>
        ))}
      </svg>
      <div className="unseen">
        <table>
          <caption>{say(`end-measure-${measure}`)}</caption>
          <tbody>
            {lines.map((values, seat) => (
              <tr key={seat}>
                <th scope="row">{story.players[seat]?.name}</th>
                {values.map((value, n) => (
                  <td key={n}>{figure(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="legend">
        {story.players.map((_, seat) => (
          <Who key={seat} story={story} seat={seat} />
        ))}
      </p>
    </section>
  );
}

const HEX = corners(3);
/** How long a round of the film lasts, in milliseconds. */
const ROUND = 900;

/** Whose the galaxy was, round by round. */
function Film({ story, table, query }: { story: Story; table: string; query: string }) {
  const [at, setAt] = useState(story.rounds.length - 1);
  const [playing, setPlaying] = useState(false);
  const middles = useMemo(() => places(story.layout.map(([hex]) => hex)), [story.layout]);
  const box = useMemo(() => bounds([...middles.values()]), [middles]);
  useEffect(() => {
    if (!playing) return;
    const timer = window.setTimeout(
      () => {
        if (at + 1 >= story.rounds.length) setPlaying(false);
        else setAt(at + 1);
      },
      still() ? 2 * ROUND : ROUND,
    );
    return () => window.clearTimeout(timer);
  }, [playing, at, story.rounds.length]);
  const shown = story.rounds[at];
  const owners = new Map(shown?.owners);
  return (
    <section className="end-film" aria-label={say("end-film")}>
      <h2>{say("end-film")}</h2>
      <svg viewBox={`${box.x - 6} ${box.y - 6} ${box.width + 12} ${box.height + 12}`} role="img" aria-label={say("end-film")}>
        {story.layout.map(([hex]) => {
          const middle = middles.get(hex);
          const owner = owners.get(hex) ?? -1;
          return (
            middle && (
              <g key={hex} transform={`translate(${middle.x} ${middle.y})`}>
                <polygon className="cell" points={HEX} fill={owner < 0 ? "var(--raised)" : seatColour(owner)} />
                {owner >= 0 && <path className="whose" d={seatSymbol(owner)} />}
              </g>
            )
          );
        })}
      </svg>
      <div className="replay-buttons">
        <button
          type="button"
          className="primary"
          aria-label={say(playing ? "replay-pause" : "replay-play")}
          onClick={() => {
            if (!playing && at + 1 >= story.rounds.length) setAt(0);
            setPlaying(!playing);
          }}
        >
          {playing ? "❚❚" : "▶"}
        </button>
        <input
          type="range"
          aria-label={say("replay-rounds")}
          min={0}
          max={Math.max(0, story.rounds.length - 1)}
          value={at}
          onChange={(event) => {
            setPlaying(false);
            setAt(Number(event.target.value));
          }}
        />
        <b className="film-round">{say("round", { round: shown?.round ?? 0 })}</b>
        <a href={`/tables/${encodeURIComponent(table)}/replay${query}${query ? "&" : "?"}at=${shown?.page ?? 0}`}>
          {say("end-see")}
        </a>
      </div>
    </section>
  );
}

function Battles({ story, content, table, query }: { story: Story; content: Content; table: string; query: string }) {
  const tiles = new Map(story.layout);
  const place = (battle: BattleFought) =>
    battle.planet
      ? (printedPlanet(content, battle.planet)?.name ?? plain(battle.planet))
      : (content.tiles[tiles.get(battle.system) ?? ""]?.name ?? battle.system);
  return (
    <section className="end-battles" aria-label={say("end-all-battles")}>
      <h2>{say("end-all-battles")}</h2>
      {story.battles.length === 0 && <p className="empty">{say("end-no-battles")}</p>}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <div className="scrolled" role="region" tabIndex={0} aria-label={say("end-all-battles")}>
        <table>
          <tbody>
            {story.battles.map((battle, n) => (
              <tr key={n} className={surprise(battle) ? "surprise" : ""}>
                <td>{say("round", { round: battle.round })}</td>
                <th scope="row">
                  <a href={`/tables/${encodeURIComponent(table)}/replay${query}${query ? "&" : "?"}at=${battle.page}`}>
                    {place(battle)}
                  </a>
                </th>
                <td>
                  <Who story={story} seat={battle.attacker} /> → <Who story={story} seat={battle.defender} />
                </td>
                <td>{battle.chance === null ? "" : say("end-chance", { chance: `${Math.round(battle.chance * 100)}%` })}</td>
                <td>
                  {battle.winner === battle.attacker
                    ? say("end-attacker-won")
                    : battle.winner === battle.defender
                      ? say("end-defender-won")
                      : say("end-nobody-won")}
                  {surprise(battle) && <em> {say("end-surprise")}</em>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** A battle that ended as few would have said. */
function surprise({ chance, winner, attacker, defender }: BattleFought): boolean {
  if (chance === null) return false;
  return (winner === attacker && chance < 0.35) || (winner === defender && chance > 0.65);
}

function Claims({ story, content }: { story: Story; content: Content }) {
  return (
    <section className="end-claims" aria-label={say("claimed")}>
      <h2>{say("claimed")}</h2>
      <div className="claim-columns">
        {standings(story).map((seat) => (
          <div key={seat} style={{ borderColor: seatColour(seat) }}>
            <h3>
              <Who story={story} seat={seat} />
            </h3>
            <ul>
              {story.claims
                .filter((claim) => claim.seat === seat)
                .map((claim, n) => (
                  <li key={n}>
                    <b>{claim.points}</b> {content.cards[claim.source.replace(/#\d+$/, "")]?.name ?? plain(claim.source)}{" "}
                    <small>{say("round", { round: claim.round })}</small>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
