/** One card for every thing: what it is, its text and numbers, whose it is. */

import { useEffect, useState } from "react";

import { api } from "./api";
import { Units } from "./board/units";
import { useFlag } from "./board/flags";
import {
  Player,
  SeatMark,
  cardName,
  countedUnits,
  nameOf,
  playerOf,
  raceName,
  technologyName,
  useDesk,
  useSeen,
  useView,
} from "./desk";
import { Named } from "./look";
import { SPECIALTY, seatColour } from "./palette";
import { ObjectiveProgress } from "./progress";
import { opensOf } from "./sheets/tree";
import { alike } from "./store";
import {
  leaderKind,
  leaderName,
  leaderTitle,
  outcomeName,
  placeName,
  printedPlanet,
  termName,
  thingName,
  thingOf,
  unitOf,
} from "./things";
import type { CardInfo, Planet, RaceInfo, Stack, TechnologyInfo, UnitInfo, UnitNow } from "./wire";
import { plain, say, sayIf } from "./words";

/** The card of a thing. */
export function ThingCard({ thing }: { thing: string }) {
  const { content } = useDesk();
  const { kind, id } = thingOf(thing);
  switch (kind) {
    case "system":
      return <SystemCard hex={id} />;
    case "planet":
      return <PlanetCard id={id} />;
    case "player":
      return <SeatCard seat={Number(id)} />;
    case "race": {
      const race = content.races[id];
      return race ? <RaceCard race={race} /> : <PlainCard thing={thing} />;
    }
    case "technology": {
      const technology = content.technologies[id];
      return technology ? <TechnologyCard technology={technology} /> : <PlainCard thing={thing} />;
    }
    case "unit": {
      const { kind: named, owner } = unitOf(id);
      const unit = content.units[named];
      return unit ? <UnitCard unit={unit} owner={owner} /> : <PlainCard thing={thing} />;
    }
    case "leader": {
      const called = leaderKind(content, id);
      return <TermCard name={leaderName(content, id)} kind={termName(content, called)} term={`leader:${called}`} />;
    }
    default: {
      const card = content.cards[id];
      return card ? <PrintedCard card={card} /> : <PlainCard thing={thing} />;
    }
  }
}

function Title({ name, kind, children }: { name: string; kind: string; children?: React.ReactNode }) {
  return (
    <header className="thing-title">
      <h3>{name}</h3>
      <small>{kind}</small>
      {children}
    </header>
  );
}

/** What a Leader of its kind, a facility or a token does. */
function TermCard({ name, kind, term }: { name: string; kind: string; term: string }) {
  const { content } = useDesk();
  const text = content.terms[term]?.text;
  return (
    <>
      <Title name={name} kind={kind} />
      {text && <p className="thing-text">{text}</p>}
    </>
  );
}

function PlainCard({ thing }: { thing: string }) {
  const { content } = useDesk();
  const name = useSeen((seen) => thingName(content, seen.view, thing));
  return <Title name={name} kind={sayIf(`kind-${thingOf(thing).kind}`)} />;
}

function PrintedCard({ card }: { card: CardInfo }) {
  const { content } = useDesk();
  const view = useView();
  const { position } = view;
  const law = position.laws.find((each) => each.card.replace(/#\d+$/, "") === card.id);
  const strategy = position.strategy_cards.find((each) => each.id === card.id);
  const claimed = position.claims.filter((claim) => claim.source === card.id).map((claim) => claim.seat);
  const holder = strategy?.holder ?? -1;
  return (
    <>
      <Title name={card.name} kind={[sayIf(`kind-${card.kind}`), sayIf(`stage-${card.stage}`)].filter(Boolean).join(", ")}>
        {card.points > 0 && <b className="worth">{say("points-worth", { points: card.points })}</b>}
        {card.number > 0 && card.points === 0 && <b className="worth">{card.number}</b>}
      </Title>
      {card.when && <p className="thing-note">{card.when}</p>}
      {card.text && <p className="thing-text">{card.text}</p>}
      {card.kind === "objective" && <ObjectiveProgress id={card.id} />}
      {card.secondary && (
        <p className="thing-text">
          <b>{say("secondary")}: </b>
          {card.secondary}
        </p>
      )}
      {law && (
        <p className="thing-note">
          {law.elected ? say("law-elected", { what: outcomeName(content, view, law.elected) }) : say("law-in-force")}
        </p>
      )}
      {strategy && (
        <p className="thing-note">
          {holder >= 0 ? <Player seat={holder} /> : say("nobody-holds")}
          {strategy.played && ` · ${say("played")}`}
          {(strategy.bonus ?? 0) > 0 && ` · ${say("bonus", { count: strategy.bonus ?? 0 })}`}
        </p>
      )}
      {claimed.length > 0 && (
        <p className="thing-note">
          {say("claimed-by")}{" "}
          {claimed.map((seat) => (
            <Player key={seat} seat={seat} />
          ))}
        </p>
      )}
    </>
  );
}

function TechnologyCard({ technology }: { technology: TechnologyInfo }) {
  const { content } = useDesk();
  const owners = useSeen(
    ({ view }) =>
      view.position.players.flatMap((player, seat) =>
        player.technologies.includes(technology.id) || player.upgrades.includes(technology.id) ? [seat] : [],
      ),
    alike,
  );
  const opens = opensOf(technology.id, content.technologies);
  const ways = technology.needs.map((way) => way.map((need) => technologyName(content, need)).join(" + "));
  return (
    <>
      <Title
        name={technology.name}
        kind={technology.race ? raceName(content, technology.race) : sayIf(`colour-${technology.colour}`)}
      >
        {technology.colour && <i className="swatch" style={{ background: SPECIALTY[technology.colour] }} />}
        {technology.cost > 0 && <b className="worth">{technology.cost}</b>}
      </Title>
      {technology.text && <p className="thing-text">{technology.text}</p>}
      {ways.length > 0 && <p className="thing-note">{say("needs", { what: ways.join(say("or")) })}</p>}
      {opens.length > 0 && (
        <p className="thing-note opens">
          {say("opens")}{" "}
          {opens.map((id) => (
            <Named key={id} thing={`technology:${id}`} />
          ))}
        </p>
      )}
      {owners.length > 0 && (
        <p className="thing-note">
          {owners.map((seat) => (
            <Player key={seat} seat={seat} />
          ))}
        </p>
      )}
    </>
  );
}

const NUMBERS = ["cost", "combat", "movement", "capacity", "sustain"] as const;

function UnitCard({ unit, owner }: { unit: UnitInfo; owner: number | null }) {
  return (
    <>
      <Title name={unit.name} kind={sayIf(`kind-${unit.category}`)} />
      <UnitToday unit={unit} owner={owner} />
      <p className="thing-note">{say("unit-printed")}</p>
      <UnitNumbers unit={unit} />
      {unit.text && <p className="thing-text">{unit.text}</p>}
    </>
  );
}

const NO_UNITS: readonly UnitNow[] = [];

/** Somebody's units with the numbers that they have now; none as long as they are not known. */
export function useUnitsNow(of: number | null): readonly UnitNow[] {
  const { table } = useDesk();
  const seat = useSeen((seen) => seen.view.seat);
  const sequence = useSeen((seen) => seen.view.sequence);
  const [units, setUnits] = useState(NO_UNITS);
  useEffect(() => {
    if (of === null || of < 0) return;
    let gone = false;
    api.units(table, seat, of).then(
      (found) => {
        if (!gone) setUnits(found);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [table, seat, of, sequence]);
  return units;
}

/** A unit with the numbers that it has now; several for one price stay that as long as the price does. */
export function asItIsNow(unit: UnitInfo, now: UnitNow | undefined): UnitInfo {
  if (!now) return unit;
  const { cost, combat, dice, movement, capacity, sustain } = now;
  const same = cost * unit.per === unit.cost;
  return { ...unit, combat, dice, movement, capacity, sustain, ...(same ? {} : { cost, per: 1 }) };
}

/** The numbers that somebody's unit has now, and what makes them so; one's own where nobody is meant. */
function UnitToday({ unit, owner }: { unit: UnitInfo; owner: number | null }) {
  const seat = useSeen((seen) => seen.view.seat);
  const of = owner ?? seat;
  const name = useSeen((seen) => nameOf(seen.view, of ?? -1));
  const now = useUnitsNow(of).find((each) => each.kind === unit.id);
  if (!now) return null;
  return (
    <>
      <p className="thing-note">{of === seat ? say("unit-now") : say("unit-now-of", { name })}</p>
      <UnitNumbers unit={asItIsNow(unit, now)} />
      {now.causes.map((cause) => (
        <p key={`${cause.number} ${cause.source}`} className="thing-note cause">
          {cause.text}
        </p>
      ))}
    </>
  );
}

/** What is printed on a unit, in a line. */
export function UnitNumbers({ unit }: { unit: Pick<UnitInfo, (typeof NUMBERS)[number] | "dice" | "per"> }) {
  const shown = NUMBERS.filter((name) => unit[name] > 0);
  return (
    <dl className="numbers">
      {shown.map((name) => (
        <div key={name}>
          <dt>{say(`number-${name}`)}</dt>
          <dd>
            {name === "combat" && unit.dice > 1
              ? `${unit.combat} ×${unit.dice}`
              : name === "cost" && unit.per > 1
                ? `${unit.cost} / ${unit.per}`
                : unit[name]}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function RaceCard({ race }: { race: RaceInfo }) {
  const { content } = useDesk();
  const home = content.tiles[race.home];
  const own = Object.values(content.technologies).filter((technology) => technology.race === race.id);
  const units = Object.entries(race.units).map(([kind, count]) => countedUnits(content, kind, count));
  const [pool, fleet, strategy] = race.counters;
  return (
    <>
      <Title name={race.name} kind={say("kind-race")} />
      {race.abilities.map((ability) => (
        <p key={ability.id} className="thing-text">
          {ability.name && <b>{ability.name}: </b>}
          {ability.text}
        </p>
      ))}
      {home && (
        <p className="thing-note">
          {say("home")}: {home.planets.map((planet) => `${planet.name} ${planet.resources}/${planet.influence}`).join(", ")}
        </p>
      )}
      <p className="thing-note">
        {say("starts-with")}: {units.join(", ")} · {say("starting-counters", { pool, fleet, strategy })}
      </p>
      <p className="thing-note">
        {say("technologies")}: {race.technologies.map((id) => technologyName(content, id)).join(", ")}
      </p>
      <p className="thing-note">
        {say("leaders")}: {race.leaders.map(([, kind, name]) => `${name} (${termName(content, kind)})`).join(", ")}
      </p>
      <p className="thing-note">
        {say("contracts")}: {race.contracts.join(" · ")}
      </p>
      {race.flagship && (
        <p className="thing-note">
          {say("flagship")}: {race.flagship}. {race.flagship_text}
        </p>
      )}
      {own.map((technology) => (
        <p key={technology.id} className="thing-note">
          {say("race-technology", { name: technology.name, cost: technology.cost })} {technology.text}
        </p>
      ))}
    </>
  );
}

function SystemCard({ hex }: { hex: string }) {
  const { content } = useDesk();
  const view = useView();
  const system = view.position.systems.find((each) => each.hex === hex);
  const tile = system && content.tiles[system.tile];
  if (!system || !tile) return <OpenPlace hex={hex} />;
  const { leaders, domain_counters: counters, artifacts } = view.position;
  const thing = `system:${hex}`;
  const marks = [
    ...tile.wormholes.map((letter) => say("wormhole", { letter })),
    ...(system.tokens ?? []).map((token) => termName(content, token)),
    ...(counters[thing] ? [say("domain-counters", { count: counters[thing].count })] : []),
    ...(artifacts[thing] ? [say("artifact")] : []),
  ];
  return (
    <>
      <Title
        name={tile.name}
        kind={tile.race ? raceName(content, tile.race) : tile.anomaly ? termName(content, tile.anomaly) : say("kind-system")}
      />
      {tile.text && <p className="thing-text">{tile.text}</p>}
      {marks.length > 0 && <p className="thing-note">{marks.join(" · ")}</p>}
      {(system.counters ?? []).length > 0 && (
        <p className="thing-note">
          {say("counters-of", { names: (system.counters ?? []).map((seat) => nameOf(view, seat)).join(", ") })}
        </p>
      )}
      {(system.stacks ?? []).map((stack) => (
        <Force key={stack.owner} stack={stack}>
          {leaders
            .filter((each) => each.where === thing && each.owner === stack.owner)
            .map((leader) => (
              <small key={leader.id}>{leaderTitle(content, leader.id)}</small>
            ))}
        </Force>
      ))}
      {(system.planets ?? []).map((planet) => (
        <OnPlanet key={planet.id} planet={planet} />
      ))}
    </>
  );
}

/** A place where no tile lies yet, and who has bid for it. */
function OpenPlace({ hex }: { hex: string }) {
  const { seat, bid } = useFlag(hex);
  return (
    <>
      <Title name={placeName(hex)} kind={say("kind-system")} />
      {seat >= 0 && (
        <p className="thing-note">
          <Player seat={seat} /> {say("bid-so-far", { bid })}
        </p>
      )}
    </>
  );
}

function Force({ stack, children }: { stack: Stack; children?: React.ReactNode }) {
  return (
    <div className="force" style={{ borderColor: seatColour(stack.owner) }}>
      <Player seat={stack.owner} />
      <Units groups={stack.groups ?? []} seat={stack.owner} named />
      {children}
    </div>
  );
}

/** What is known of a planet on the board, in a few words. */
function usePlanetMarks(planet: Planet): readonly string[] {
  const { content } = useDesk();
  const { domain_counters: counters, artifacts } = useView().position;
  const printed = printedPlanet(content, planet.id);
  const thing = `planet:${planet.id}`;
  return [
    ...(planet.exhausted ? [say("exhausted")] : []),
    ...(printed?.specialties ?? []).map((colour) => say("specialty", { colour: sayIf(`colour-${colour}`) })),
    ...(planet.facility ? [termName(content, planet.facility)] : []),
    ...(printed?.text ? [printed.text] : []),
    ...(counters[thing] ? [say("domain-counters", { count: counters[thing].count })] : []),
    ...(artifacts[thing] ? [say("artifact")] : []),
    ...(planet.tokens ?? []).map((token) => termName(content, token)),
  ];
}

function OnPlanet({ planet }: { planet: Planet }) {
  const { content } = useDesk();
  const printed = printedPlanet(content, planet.id);
  const leaders = useSeen(({ view }) => view.position.leaders.filter((each) => each.where === `planet:${planet.id}`), alike);
  const marks = usePlanetMarks(planet);
  const owner = planet.owner ?? -1;
  return (
    <div className="force" style={{ borderColor: seatColour(owner) }}>
      <p className="planet-line">
        <Named thing={`planet:${planet.id}`} />
        {printed && <Worth resources={printed.resources} influence={printed.influence} />}
        {owner >= 0 && <Player seat={owner} />}
      </p>
      {marks.length > 0 && <p className="thing-note">{marks.join(" · ")}</p>}
      {(planet.stacks ?? []).map((stack) => (
        <Units key={stack.owner} groups={stack.groups ?? []} seat={stack.owner} named />
      ))}
      {leaders.map((leader) => (
        <small key={leader.id}>{leaderTitle(content, leader.id)}</small>
      ))}
    </div>
  );
}

/** What a planet yields: resources and influence. */
export function Worth({ resources, influence }: { resources: number; influence: number }) {
  return (
    <span className="yield" role="img" aria-label={say("worth", { resources, influence })}>
      <b className="resources">{resources}</b>
      <b className="influence">{influence}</b>
    </span>
  );
}

function PlanetCard({ id }: { id: string }) {
  const { content } = useDesk();
  const view = useView();
  const system = view.position.systems.find((each) => each.planets?.some((planet) => planet.id === id));
  const planet = system?.planets?.find((each) => each.id === id);
  const name = printedPlanet(content, id)?.name ?? plain(id);
  return (
    <>
      <Title name={name} kind={say("kind-planet")} />
      {planet && <OnPlanet planet={planet} />}
      {system && (
        <p className="thing-note">
          {say("in-system")} <Named thing={`system:${system.hex}`} />
        </p>
      )}
    </>
  );
}

function SeatCard({ seat }: { seat: number }) {
  const { content, show } = useDesk();
  const view = useView();
  const player = playerOf(view, seat);
  if (!player) return null;
  const cards = view.position.strategy_cards.filter((card) => (card.holder ?? -1) === seat);
  return (
    <>
      <Title name={player.name} kind={raceName(content, player.race)}>
        <SeatMark seat={seat} size={20} />
      </Title>
      <p className="thing-note">
        {say("points-of", { points: player.points, goal: view.position.goal })}
        {cards.length > 0 && ` · ${cards.map((card) => cardName(content, card.id)).join(", ")}`}
      </p>
      <p className="thing-note">
        {player.technologies.map((id) => (
          <Named key={id} thing={`technology:${id}`} />
        ))}
      </p>
      <button type="button" className="quiet small" onClick={() => show("sheets")}>
        {say("all-sheets")}
      </button>
    </>
  );
}
