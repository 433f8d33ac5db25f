/** The battle under way: who fights, what the dice showed, what is lost. */

import { memo } from "react";

import { UnitIcon } from "../board/symbols";
import { Units } from "../board/units";
import { SeatMark, nameOf, unitName, useDesk, useSeen, useView } from "../desk";
import { seatColour } from "../palette";
import { thingName } from "../things";
import type { Battle, Die as Dice, Side } from "../wire";
import { say } from "../words";
import { Die } from "./log";
import { BattleOdds } from "./odds";

export const BattleBoard = memo(function BattleBoard() {
  const { content } = useDesk();
  const battle = useSeen(({ view }) => view.position.battle);
  const place = battle?.planet ? `planet:${battle.planet}` : `system:${battle?.system ?? ""}`;
  const where = useSeen(({ view }) => thingName(content, view, place));
  if (!battle || battle.over) return null;
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
});

/** The dice of each kind of unit that hits at the same number. */
export function salvos(dice: readonly Dice[]): readonly { kind: string; needed: number; faces: readonly number[] }[] {
  const found = new Map<string, { kind: string; needed: number; faces: number[] }>();
  for (const { kind, needed, face } of dice) {
    const salvo = found.get(`${kind} ${needed}`) ?? { kind, needed, faces: [] };
    salvo.faces.push(face);
    found.set(`${kind} ${needed}`, salvo);
  }
  return [...found.values()];
}

function SideOfBattle({ battle, side }: { battle: Battle; side: Side }) {
  const { content } = useDesk();
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
      <ul className="dice-by-unit" key={`${battle.round ?? 0} ${(side.dice ?? []).map((die) => die.face).join()}`}>
        {salvos(side.dice ?? []).map(({ kind, needed, faces }) => (
          <li key={`${kind} ${needed}`}>
            <UnitIcon kind={kind} colour={colour} size={20} />
            <span className="unseen">{unitName(content, kind)}</span>
            {faces.map((face, n) => (
              <Die key={n} face={face} hit={face >= needed} />
            ))}
            <small>{say("dice-hit-at", { needed })}</small>
          </li>
        ))}
      </ul>
      {(side.sustained ?? []).length > 0 && (
        <div className="lost">
          <span>{say("sustained")}</span>
          <Units groups={side.sustained ?? []} seat={side.seat} />
        </div>
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
