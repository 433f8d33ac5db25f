/** A closer look at one system: what the drawing says, in names and numbers. */

import { nameOf, raceName, useDesk } from "../desk";
import { Units } from "../panel/battle";
import { seatColour } from "../palette";
import type { Leader, Planet, Stack } from "../wire";
import { plain, say } from "../words";

export function Inspector({ hex }: { hex: string }) {
  const { view, content } = useDesk();
  const system = view.position.systems.find((each) => each.hex === hex);
  const tile = system && content.tiles[system.tile];
  if (!system || !tile) return null;
  const { leaders, domain_counters: counters, artifacts } = view.position;
  const marks = [
    ...(tile.anomaly ? [plain(tile.anomaly)] : []),
    ...tile.wormholes.map((letter) => say("wormhole", { letter })),
    ...(system.tokens ?? []).map((token) => plain(token.split(":")[0] ?? token)),
    ...(counters[`system:${hex}`] ? [say("domain-counters", { count: counters[`system:${hex}`]?.count ?? 0 })] : []),
    ...(artifacts[`system:${hex}`] ? [say("artifact")] : []),
  ];
  return (
    <aside className="inspector" aria-label={tile.name}>
      <h3>
        {tile.name} <small>{tile.race ? raceName(content, tile.race) : hex}</small>
      </h3>
      {marks.length > 0 && <p className="marks">{marks.join(" · ")}</p>}
      {(system.counters ?? []).length > 0 && (
        <p className="marks">{say("counters-of", { names: (system.counters ?? []).map((seat) => nameOf(view, seat)).join(", ") })}</p>
      )}
      {(system.stacks ?? []).map((stack) => (
        <Force key={stack.owner} stack={stack} leaders={leaders.filter((each) => each.where === `system:${hex}` && each.owner === stack.owner)} />
      ))}
      {(system.planets ?? []).map((planet) => (
        <OnPlanet key={planet.id} planet={planet} leaders={leaders.filter((each) => each.where === `planet:${planet.id}`)} />
      ))}
    </aside>
  );
}

function Force({ stack, leaders }: { stack: Stack; leaders: readonly Leader[] }) {
  const { view, content } = useDesk();
  const colour = seatColour(stack.owner);
  return (
    <div className="force" style={{ borderColor: colour }}>
      <b style={{ color: colour }}>{nameOf(view, stack.owner)}</b>
      <Units groups={stack.groups ?? []} colour={colour} />
      {leaders.map((leader) => (
        <small key={leader.id}>{leaderName(content.races, leader)}</small>
      ))}
    </div>
  );
}

function OnPlanet({ planet, leaders }: { planet: Planet; leaders: readonly Leader[] }) {
  const { view, content } = useDesk();
  const printed = Object.values(content.tiles)
    .flatMap((tile) => tile.planets)
    .find((each) => each.id === planet.id);
  const owner = planet.owner ?? -1;
  const thing = `planet:${planet.id}`;
  const marks = [
    ...(planet.exhausted ? [say("exhausted")] : []),
    ...(planet.facility ? [plain(planet.facility)] : []),
    ...(printed?.refresh ? [`${plain(printed.refresh)} ${printed.refresh_amount}`] : []),
    ...(view.position.domain_counters[thing] ? [say("domain-counters", { count: view.position.domain_counters[thing].count })] : []),
    ...(view.position.artifacts[thing] ? [say("artifact")] : []),
    ...(planet.tokens ?? []).map(plain),
  ];
  return (
    <div className="force" style={{ borderColor: owner >= 0 ? seatColour(owner) : "#52607c" }}>
      <b>{printed?.name ?? plain(planet.id)}</b>{" "}
      {printed && (
        <span className="worth">
          <i>{printed.resources}</i> <i>{printed.influence}</i>
        </span>
      )}
      {owner >= 0 && <small style={{ color: seatColour(owner) }}> {nameOf(view, owner)}</small>}
      {marks.length > 0 && <small className="marks"> {marks.join(" · ")}</small>}
      {(planet.stacks ?? []).map((stack) => (
        <Units key={stack.owner} groups={stack.groups ?? []} colour={seatColour(stack.owner)} />
      ))}
      {leaders.map((leader) => (
        <small key={leader.id}>{leaderName(content.races, leader)}</small>
      ))}
    </div>
  );
}

function leaderName(races: ReturnType<typeof useDesk>["content"]["races"], leader: Leader): string {
  const named = Object.values(races).flatMap((race) => race.leaders);
  const name = named.find((each) => each[0] === leader.id)?.[2] ?? plain(leader.id);
  return `${name}, ${plain(leader.kind).toLowerCase()}`;
}
