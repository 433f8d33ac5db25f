/** The battle under way: who fights, what the dice showed, what is lost. */

import { Units } from "../board/units";
import { SeatMark, nameOf, useDesk, useView } from "../desk";
import { seatColour } from "../palette";
import { thingName } from "../things";
import type { Battle, Side } from "../wire";
import { say } from "../words";
import { Die } from "./log";
import { BattleOdds } from "./odds";

export function BattleBoard() {
  const { content } = useDesk();
  const view = useView();
  const battle = view.position.battle;
  if (!battle || battle.over) return null;
  const where = battle.planet
    ? thingName(content, view, `planet:${battle.planet}`)
    : thingName(content, view, `system:${battle.system}`);
  return (
    <aside className="battle" aria-label={say("battle", { place: where })}>
      <header>
        <h2>{say(battle.planet ? "invasion" : "battle", { place: where })}</h2>
        <span>{(battle.round ?? 0) > 0 ? say("battle-round", { round: battle.round ?? 0 }) : say("battle-begins")}</span>
      </header>
      <div className="sides">
        {[battle.attacker, battle.defender].map((side) => (
          <SideOfBattle key={side.seat} battle={battle} side={side} />
        ))}
      </div>
      <BattleOdds battle={battle} />
    </aside>
  );
}

function SideOfBattle({ battle, side }: { battle: Battle; side: Side }) {
  const view = useView();
  const colour = seatColour(side.seat);
  const system = view.position.systems.find((each) => each.hex === battle.system);
  const stacks = battle.planet ? system?.planets?.find((planet) => planet.id === battle.planet)?.stacks : system?.stacks;
  const standing = stacks?.find((stack) => stack.owner === side.seat)?.groups ?? [];
  return (
    <div className="side" style={{ borderColor: colour }}>
      <h3>
        <SeatMark seat={side.seat} size={20} />
        {nameOf(view, side.seat)} <small>{say(side.attacker ? "attacker" : "defender")}</small>
        {(side.hits ?? 0) > 0 && <b className="hits">{say("hits", { count: side.hits ?? 0 })}</b>}
        {side.retreats_to && <b className="hits">{say("retreats")}</b>}
      </h3>
      <Units groups={standing} seat={side.seat} />
      {(side.dice ?? []).length > 0 && (
        <p className="dice">
          {(side.dice ?? []).map((die, n) => (
            <Die key={n} face={die.face} hit={die.face >= die.needed} />
          ))}
        </p>
      )}
      {(side.lost_all ?? []).length > 0 && (
        <div className="lost">
          <span>{say("lost")}</span>
          <Units groups={side.lost_all ?? []} seat={side.seat} lost />
        </div>
      )}
    </div>
  );
}
