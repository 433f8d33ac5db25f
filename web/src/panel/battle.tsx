/** The battle under way: who fights, what the dice showed, what is lost. */

import { UnitIcon } from "../board/symbols";
import { nameOf, systemName, useDesk } from "../desk";
import { initial, seatColour } from "../palette";
import type { Battle, Group, Side } from "../wire";
import { plain, say } from "../words";
import { Die } from "./log";

export function BattleBoard() {
  const { view, content } = useDesk();
  const battle = view.position.battle;
  if (!battle || battle.over) return null;
  const where = battle.planet ? planetName(content.tiles, battle.planet) : systemName(view, content, battle.system);
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
    </aside>
  );
}

function planetName(tiles: ReturnType<typeof useDesk>["content"]["tiles"], id: string): string {
  const all = Object.values(tiles).flatMap((tile) => tile.planets);
  return all.find((planet) => planet.id === id)?.name ?? plain(id);
}

function SideOfBattle({ battle, side }: { battle: Battle; side: Side }) {
  const { view } = useDesk();
  const colour = seatColour(side.seat);
  const system = view.position.systems.find((each) => each.hex === battle.system);
  const stacks = battle.planet ? system?.planets?.find((planet) => planet.id === battle.planet)?.stacks : system?.stacks;
  const standing = stacks?.find((stack) => stack.owner === side.seat)?.groups ?? [];
  return (
    <div className="side" style={{ borderColor: colour }}>
      <h3>
        <i className="badge" style={{ background: colour }}>
          {initial(nameOf(view, side.seat))}
        </i>
        {nameOf(view, side.seat)} <small>{say(side.attacker ? "attacker" : "defender")}</small>
        {(side.hits ?? 0) > 0 && <b className="hits">{say("hits", { count: side.hits ?? 0 })}</b>}
        {side.retreats_to && <b className="hits">{say("retreats")}</b>}
      </h3>
      <Units groups={standing} colour={colour} />
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
          <Units groups={side.lost_all ?? []} colour="#6d7690" />
        </div>
      )}
    </div>
  );
}

export function Units({ groups, colour }: { groups: readonly Group[]; colour: string }) {
  const { content } = useDesk();
  return (
    <p className="units">
      {groups.map((group, n) => (
        <span key={n} title={content.units[group.kind]?.name ?? plain(group.kind)} className={group.damage ? "damaged" : ""}>
          <UnitIcon kind={group.kind} colour={colour} size={26} />
          {(group.count ?? 1) > 1 && <b>{group.count}</b>}
          {Boolean(group.damage) && <i className="damage">{"ϟ".repeat(group.damage ?? 0)}</i>}
        </span>
      ))}
    </p>
  );
}
