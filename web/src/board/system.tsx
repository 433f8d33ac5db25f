/** One system: its tile, what lies in it, and whether it can be chosen. */

import { memo } from "react";

import { countedUnits, isLit, useDesk, useMarks, useName, useSeen } from "../desk";
import { useLooking } from "../look";
import { seatColour, seatSymbol } from "../palette";
import { alike } from "../store";
import type { Content, Group, Leader, Stack, System, TileInfo } from "../wire";
import { placeName, termName } from "../things";
import { say } from "../words";
import { Anomaly, Stars } from "./anomalies";
import { useFlag } from "./flags";
import { corners, counterSpots, folded, inLines, planetSpots, row, spread, wedges, type Point } from "./geometry";
import { leadersAt } from "./leaders";
import type { Mark } from "./layers";
import { Crosshair } from "./layers_control";
import { PlanetDrawing } from "./planet";
import { dimmed } from "./scouts";
import { Artifact, CommandCounter, DomainCounter, LeaderSymbol, UnitSymbol, Wormhole } from "./symbols";

const HEX = corners(2);
const INNER = corners(7);

/** What lies under everything else in a system, so that nothing of a neighbour's is covered. */
export const SystemGround = memo(function SystemGround({ hex, tile, at }: { hex: string; tile: string; at: Point }) {
  const { content } = useDesk();
  const active = useSeen(({ view: { position } }) => position.action?.system === hex || position.action?.other === hex);
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <Backdrop tile={content.tiles[tile]} hex={hex} />
      <Tint hex={hex} />
      <polygon className="edge" points={HEX} />
      {active && <polygon className="activated" points={INNER} />}
    </g>
  );
});

export const SystemTile = memo(function SystemTile({ system, at }: { system: System; at: Point }) {
  const { content } = useDesk();
  const thing = `system:${system.hex}`;
  const tile = content.tiles[system.tile];
  const marks = useMarks(thing);
  const lit = isLit(marks);
  const dim = useSeen(dimmed(system.hex));
  const looking = useLooking(thing);
  return (
    <g
      transform={`translate(${at.x} ${at.y})`}
      className={`system${marks}${dim ? " dim" : ""}`}
      data-system={system.hex}
      data-thing={thing}
      role="button"
      tabIndex={lit ? 0 : -1}
      aria-label={say(lit ? "choose-thing" : "look-closer", { thing: tile?.name ?? placeName(system.hex) })}
      {...looking}
    >
      <polygon points={HEX} fill="#fff" fillOpacity="0" />
      <polygon className="glow" points={INNER} />
      <Contents system={system} />
    </g>
  );
});

/** What lies in a system; whether one may choose it changes none of it. */
const Contents = memo(function Contents({ system }: { system: System }) {
  const { content } = useDesk();
  const thing = `system:${system.hex}`;
  const tile = content.tiles[system.tile];
  const counters = useSeen((seen) => seen.view.position.domain_counters[thing]);
  const artifact = useSeen((seen) => thing in seen.view.position.artifacts);
  const spots = planetSpots(system.planets?.length ?? 0);
  return (
    <>
      <Wormholes tile={tile} tokens={system.tokens ?? []} crowded={(system.planets?.length ?? 0) > 0} />
      {!tile && <Flag hex={system.hex} />}
      {!system.planets?.length && tile && tile.kind !== "empty" && <TileName name={tile.name} />}
      {system.planets?.map((planet, n) => {
        const spot = spots[n];
        return (
          spot && (
            <PlanetDrawing
              key={planet.id}
              planet={planet}
              spot={spot}
              crowded={spots.length > 1}
              contested={(system.stacks?.length ?? 0) > 1}
            />
          )
        );
      })}
      <Counters seats={system.counters ?? []} planets={system.planets?.length ?? 0} />
      <Fleets stacks={system.stacks ?? []} hex={system.hex} />
      {counters && <DomainCounter x={74} y={-22} count={counters.count} seen={Boolean(counters.seen?.length)} />}
      {artifact && <Artifact x={counters ? 52 : 74} y={-22} />}
      <Tokens tokens={system.tokens ?? []} wealth={system.wealth ?? 0} />
    </>
  );
});

/** What a place is called, in as many lines as it takes to stay in its hex. */
function TileName({ name, y = -54 }: { name: string; y?: number }) {
  const lines = inLines(name);
  return (
    <text className="tile-name">
      {lines.map((line, n) => (
        <tspan key={n} x="0" y={y + (n - (lines.length - 1) / 2) * 19}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** A place where a home will lie: what it is called, and whose flag is on it with what bid. */
function Flag({ hex }: { hex: string }) {
  const { seat, bid } = useFlag(hex);
  return (
    <>
      <TileName name={placeName(hex)} y={seat >= 0 ? -36 : 5} />
      {seat >= 0 && (
        <g className="flag">
          <path d={seatSymbol(seat)} fill={seatColour(seat)} transform="translate(-16 6) scale(1.6)" />
          <text className="count" x="20" y="16" fontSize="32">
            {bid}
          </text>
        </g>
      )}
    </>
  );
}

/** How a layer of the map colours a system: each of several colours has its part of the hex. */
function Tint({ hex }: { hex: string }) {
  const shade = useSeen((seen) => seen.paint.get(hex));
  if (!shade) return null;
  if (shade.colours.length === 1) return <polygon points={HEX} fill={shade.colours[0]} fillOpacity={shade.strength} />;
  return wedges(shade.colours.length, 2).map((points, n) => (
    <polygon key={n} points={points} fill={shade.colours[n]} fillOpacity={shade.strength} />
  ));
}

/** What a layer of the map says of a system, above everything in it. */
export const SystemShade = memo(function SystemShade({ hex, at }: { hex: string; at: Point }) {
  const shade = useSeen((seen) => seen.paint.get(hex));
  if (!shade || (!shade.label && shade.marks.length === 0)) return null;
  const comers = shade.marks.filter((mark) => !mark.shoots);
  const guns = shade.marks.filter((mark) => mark.shoots);
  return (
    <g className="shade" transform={`translate(${at.x} ${at.y})`} data-shade={hex}>
      {shade.label && (
        <text className="shade-label" y="19" fontSize="54">
          {shade.label}
        </text>
      )}
      {[comers, guns].map((marks, line) =>
        row(marks.length, Math.min(34, 150 / Math.max(marks.length, 1))).map((x, n) => (
          <Threat key={`${line} ${n}`} mark={marks[n]} x={x} y={guns.length && comers.length ? -20 + line * 40 : 0} />
        )),
      )}
    </g>
  );
});

function Threat({ mark, x, y }: { mark: Mark | undefined; x: number; y: number }) {
  if (!mark) return null;
  const colour = seatColour(mark.seat);
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="16" fill="#060912" stroke={colour} strokeWidth="2" />
      {mark.shoots ? <Crosshair colour={colour} /> : <path d={seatSymbol(mark.seat)} fill={colour} transform="scale(0.9)" />}
      {mark.shoots && <path d={seatSymbol(mark.seat)} fill={colour} transform="translate(13 -12) scale(0.5)" />}
    </g>
  );
}

export const Backdrop = memo(function Backdrop({
  tile,
  hex,
}: {
  tile: Pick<TileInfo, "kind" | "anomaly"> | undefined;
  hex: string;
}) {
  const kind = tile?.kind === "home" ? "home" : tile?.kind === "mecatol" ? "mecatol" : "space";
  return (
    <>
      <polygon points={HEX} fill={`url(#${kind})`} />
      <Stars seed={hex} />
      {tile?.anomaly && <Anomaly kind={tile.anomaly} seed={hex} />}
    </>
  );
});

function Wormholes({ tile, tokens, crowded }: { tile: TileInfo | undefined; tokens: readonly string[]; crowded: boolean }) {
  const turned = tokens.filter((token) => token.startsWith("wormhole:")).map((token) => token.slice("wormhole:".length)[0] ?? "");
  const letters = [...(tile?.wormholes ?? []), ...turned];
  const across = crowded ? [61, -61] : row(letters.length, 48);
  return letters.map((letter, n) => <Wormhole key={n} letter={letter} x={across[n] ?? 0} y={crowded ? -38 : -12} />);
}

function Counters({ seats, planets }: { seats: readonly number[]; planets: number }) {
  return counterSpots(seats.length, planets).map((spot, n) => <CommandCounter key={n} seat={seats[n] ?? -1} {...spot} />);
}

function Tokens({ tokens, wealth }: { tokens: readonly string[]; wealth: number }) {
  const { content } = useDesk();
  const named = tokens.filter((token) => !token.startsWith("wormhole:"));
  return (
    <>
      {named.map((token, n) => {
        const seat = Number(token.split(":")[1] ?? -1);
        return (
          <g key={token} transform={`translate(${73 - n * 20} 25) scale(1.2)`} className="piece">
            <title>{termName(content, token)}</title>
            <path d="M0-10 9 6H-9Z" fill="#2a1220" stroke={seatColour(seat)} strokeWidth="2" strokeLinejoin="round" />
            <path d="M0-4V1M0 3v1" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
          </g>
        );
      })}
      {wealth > 0 && <Wealth amount={wealth} x={74} y={44} />}
    </>
  );
}

export function Wealth({ amount, x, y }: { amount: number; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className="piece">
      <circle r="10" fill="#e9b949" stroke="#5b4310" />
      <text className="letter" y="4.8" fontSize="13.5" fill="#2a1f05">
        {amount}
      </text>
    </g>
  );
}

/** The fleets in a system, one band an owner, each with its leaders aboard. */
function Fleets({ stacks, hex }: { stacks: readonly Stack[]; hex: string }) {
  const aboard = useSeen(({ view }) => leadersAt(view.position.leaders, `system:${hex}`), alike);
  const bands = [61, -64, 37, -42];
  return stacks.map((stack, n) => (
    <Fleet
      key={stack.owner}
      stack={stack}
      y={bands[n] ?? 0}
      leaders={aboard.filter((leader) => (leader.captor ?? -1) === stack.owner || leader.owner === stack.owner)}
    />
  ));
}

/** How wide a fleet may be where its band lies, and how wide it may be drawn before it is made smaller. */
const BAND = 116;
const WIDEST = 164;

function Fleet({ stack, y, leaders }: { stack: Stack; y: number; leaders: readonly Leader[] }) {
  const { content } = useDesk();
  const name = useName(stack.owner);
  const groups = stack.groups ?? [];
  const fits = folded(groups.map(widthOf), WIDEST - 17 - leaders.length * 19, 30);
  const rest = groups.slice(fits).reduce((sum, group) => sum + (group.count ?? 1), 0);
  return (
    <g transform={`translate(0 ${y})`} className="fleet">
      <title>{`${name}: ${groups.map((group) => words(group, content)).join(", ")}`}</title>
      <Band className={rest ? "whole" : ""} owner={stack.owner} groups={groups} leaders={leaders} />
      {rest > 0 && <Band className="part" owner={stack.owner} groups={groups.slice(0, fits)} leaders={leaders} rest={rest} />}
      <Sum owner={stack.owner} groups={groups} />
    </g>
  );
}

const widthOf = (group: Group) => ((group.count ?? 1) > 1 ? 33 : 26);

/** A fleet as a band: ships by kind, how many more there are, leaders. */
function Band({
  className,
  owner,
  groups,
  leaders,
  rest = 0,
}: {
  className: string;
  owner: number;
  groups: readonly Group[];
  leaders: readonly Leader[];
  rest?: number;
}) {
  const colour = seatColour(owner);
  const { middles, width } = spread([...groups.map(widthOf), ...(rest ? [30] : [])]);
  const total = 17 + width + leaders.length * 19;
  const scale = Math.min(1, BAND / total);
  return (
    <g transform={`scale(${scale}) translate(${-total / 2} 0)`} className={`band ${className}`}>
      <rect
        x="-5"
        y="-17"
        width={total + 8}
        height="34"
        rx="15"
        fill="#060912"
        fillOpacity="0.86"
        stroke={colour}
        strokeWidth="1.6"
      />
      <path d={seatSymbol(owner)} fill={colour} transform="translate(6 0) scale(0.62)" />
      {groups.map((group, n) => (
        <Counted key={n} group={group} colour={colour} x={17 + width / 2 + (middles[n] ?? 0) - 2} scale={1.06} />
      ))}
      {rest > 0 && (
        <text className="count" x={17 + width / 2 + (middles.at(-1) ?? 0)} y="6" fontSize="17">
          +{rest}
        </text>
      )}
      {leaders.map((leader, n) => (
        <LeaderSymbol key={leader.id} kind={leader.kind} colour={colour} x={total - 9 - n * 19} y={0} scale={0.88} />
      ))}
    </g>
  );
}

/** A fleet from afar: its owner, its largest ship, how many units there are. */
function Sum({ owner, groups }: { owner: number; groups: readonly Group[] }) {
  const colour = seatColour(owner);
  const count = groups.reduce((sum, group) => sum + (group.count ?? 1), 0);
  const damaged = groups.some((group) => group.damage);
  return (
    <g className="sum">
      <rect x="-52" y="-23" width="104" height="46" rx="22" fill="#060912" fillOpacity="0.9" stroke={colour} strokeWidth="3" />
      <path d={seatSymbol(owner)} fill={colour} transform="translate(-33 0) scale(0.95)" />
      <UnitSymbol kind={largest(groups)} colour={colour} x={count > 9 ? -5 : 0} scale={count > 9 ? 1.25 : 1.45} />
      <text className="count" x={count > 9 ? 29 : 33} y="10" fontSize={count > 9 ? 25 : 29}>
        {count}
      </text>
      {damaged && <Damage x={-6} y={-13} />}
    </g>
  );
}

const SIZES = ["flagship", "war_sun", "dreadnought", "carrier", "cruiser", "destroyer", "fighter"];

function largest(groups: readonly Group[]): string {
  return SIZES.find((kind) => groups.some((group) => group.kind === kind)) ?? groups[0]?.kind ?? "";
}

function Damage({ x, y }: { x: number; y: number }) {
  return (
    <path
      d="M-2-7 4 0H0L3 8-5-1H-1Z"
      transform={`translate(${x} ${y}) scale(1.15)`}
      fill="#ff4b3e"
      stroke="#fff"
      strokeWidth="1"
      strokeLinejoin="round"
    />
  );
}

/** A symbol with how many there are and how damaged they are. */
export function Counted({
  group,
  colour,
  x,
  y = 0,
  scale = 0.86,
}: {
  group: Group;
  colour: string;
  x: number;
  y?: number;
  scale?: number;
}) {
  const count = group.count ?? 1;
  const damage = group.damage ?? 0;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <g opacity={group.mark === "exhausted" ? 0.5 : 1}>
        <UnitSymbol kind={group.kind} colour={colour} />
      </g>
      {count > 1 && (
        <text className="count" x="10" y="11" fontSize="15">
          {count}
        </text>
      )}
      {Array.from({ length: damage }, (_, n) => (
        <Damage key={n} x={-9 + n * 7} y={-8} />
      ))}
    </g>
  );
}

function words(group: Group, content: Content): string {
  const damage = group.damage ? ` (${say("damaged")})` : "";
  return `${countedUnits(content, group.kind, group.count ?? 1)}${damage}`;
}
