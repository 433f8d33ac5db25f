/** One side of a battle that is imagined: units by plus and minus, and what strengthens them. */

import { UnitIcon } from "../board/symbols";
import { Stepper } from "../editors/stepper";
import { SPECIALTY, seatColour } from "../palette";
import type { Content, TechnologyInfo } from "../wire";
import { say } from "../words";
import {
  COUNTED,
  FLAGS,
  LEADERS,
  NOBODY,
  ORDERS,
  isOnPlanet,
  toggled,
  unitsOf,
  withRace,
  withUnits,
  type SideAsked,
} from "./asked";

export function SideForm({
  side,
  seat,
  content,
  change,
}: {
  side: SideAsked;
  seat: number;
  content: Content;
  change: (side: SideAsked) => void;
}) {
  const who = say(seat === 0 ? "odds-attacker" : "odds-defender");
  return (
    <fieldset className="odds-side" style={{ borderColor: seatColour(seat) }} data-side={seat}>
      <legend>{who}</legend>
      <ul className="odds-units">
        {unitsOf(content, side).flatMap(({ kind, words, most }) =>
          words
            .filter((word, n) => n === 0 || isElsewhere(word) || (side.units[kind] ?? 0) + (side.units[word] ?? 0) > 0)
            .map((word) => {
              const name = wordName(word, content);
              return (
                <li key={word} className={word === kind ? "" : "variant"} data-unit={word}>
                  <UnitIcon kind={kind} colour={seatColour(seat)} size={24} />
                  <span className="row-name">{name}</span>
                  <Stepper
                    value={side.units[word] ?? 0}
                    most={most}
                    label={name}
                    change={(count) => change(withUnits(side, word, count))}
                  />
                </li>
              );
            }),
        )}
      </ul>
      <label className="field">
        {say("odds-race")}
        <select value={side.race} onChange={(event) => change(withRace(side, event.target.value, content))}>
          <option value="">{say("odds-any-race")}</option>
          {Object.values(content.races).map((race) => (
            <option key={race.id} value={race.id}>
              {race.name}
            </option>
          ))}
        </select>
      </label>
      <Technologies side={side} content={content} change={change} />
      <details open={side.leaders.length + side.flags.length + Object.keys(side.numbers).length > 0}>
        <summary>{say("odds-more")}</summary>
        <div className="odds-more">
          <Chips
            title={say("leaders")}
            all={LEADERS.map((kind) => ({ id: kind, name: content.terms[`leader:${kind}`]?.name ?? kind }))}
            chosen={side.leaders}
            toggle={(id) => change({ ...side, leaders: toggled(side.leaders, id) })}
          />
          <Chips
            title={say("odds-also")}
            all={FLAGS.map((flag) => ({ id: flag, name: say(`odds-${flag}`) }))}
            chosen={side.flags}
            toggle={(id) => change({ ...side, flags: toggled(side.flags, id) })}
          />
          {COUNTED.filter((name) => name !== "commandos" || side.units["shock_troop"]).map((name) => (
            <label key={name} className="counted">
              {say(`odds-${name}`)}
              <Stepper
                value={side.numbers[name] ?? 0}
                least={name === "bonus" ? -5 : 0}
                most={name === "bonus" ? 5 : name === "commandos" ? (side.units["shock_troop"] ?? 0) : 20}
                label={say(`odds-${name}`)}
                change={(number) => change({ ...side, numbers: { ...side.numbers, [name]: number } })}
              />
            </label>
          ))}
        </div>
      </details>
      <label className="field">
        {say("odds-casualties")}
        <select value={side.casualties} onChange={(event) => change({ ...side, casualties: event.target.value })}>
          {ORDERS.map((order) => (
            <option key={order} value={order}>
              {say(`odds-order-${order}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="quiet small" onClick={() => change(NOBODY)}>
        {say("odds-empty")}
      </button>
    </fieldset>
  );
}

/** Whether a word is of a unit in another place than its like. */
const isElsewhere = (word: string) => word === "pds@far" || isOnPlanet(word);

/** A unit as a word says it: damaged, in the next system, or on a planet. */
function wordName(word: string, content: Content): string {
  const kind = word.replace(/[*@].*$/, "");
  const name = content.units[kind]?.name ?? kind;
  if (isOnPlanet(word)) return say("odds-on-planet", { unit: name });
  if (word.endsWith("@far")) return say("odds-far", { unit: name });
  const damage = Number(word.split("*")[1] ?? 0);
  return damage ? say("odds-damaged", { unit: name, times: damage }) : name;
}

function Technologies({ side, content, change }: { side: SideAsked; content: Content; change: (side: SideAsked) => void }) {
  const all = Object.values(content.technologies).filter((each) => each.race === "" || each.race === side.race);
  const order = ["red", "blue", "green", "yellow", ""];
  all.sort((a, b) => order.indexOf(a.colour) - order.indexOf(b.colour));
  return (
    <details className="technologies" open={side.technologies.length > 0}>
      <summary>
        {say("technologies")} <small>{side.technologies.length > 0 ? side.technologies.length : ""}</small>
      </summary>
      <Chips
        title=""
        all={all}
        chosen={side.technologies}
        toggle={(id) => change({ ...side, technologies: toggled(side.technologies, id) })}
      />
    </details>
  );
}

type Chip = Pick<TechnologyInfo, "id" | "name"> & { readonly colour?: string; readonly text?: string };

function Chips<T extends string>({
  title,
  all,
  chosen,
  toggle,
}: {
  title: string;
  all: readonly (Chip & { id: T })[];
  chosen: readonly T[];
  toggle: (id: T) => void;
}) {
  return (
    <div className="chips" role="group" aria-label={title || say("technologies")}>
      {title && <b>{title}</b>}
      {all.map(({ id, name, colour, text }) => (
        <button
          key={id}
          type="button"
          className="chip toggle"
          aria-pressed={chosen.includes(id)}
          title={text}
          style={colour ? { borderColor: SPECIALTY[colour] } : undefined}
          onClick={() => toggle(id)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
