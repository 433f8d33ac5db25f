/** A table to one's own taste: friends, bots, ruleset, map. */

import { useEffect, useState } from "react";

import { api } from "../api";
import type { Choices, NewTable, TimeWanted } from "../wire";
import { say } from "../words";
import { Time } from "./time";
import { furnished } from "./wanted";

export function Furnish({ name, busy, create }: { name: string; busy: boolean; create: (wanted: NewTable) => void }) {
  const [choices, setChoices] = useState<Choices | null>(null);
  const [friends, setFriends] = useState("");
  const [open, setOpen] = useState(0);
  const [players, setPlayers] = useState(6);
  const [ruleset, setRuleset] = useState("sa17");
  const [map, setMap] = useState("auto");
  const [isPublic, setPublic] = useState(true);
  const [time, setTime] = useState<TimeWanted>({});
  useEffect(() => {
    api.choices().then(setChoices, () => setChoices(null));
  }, []);
  const invited = friends
    .split(",")
    .map((friend) => friend.trim())
    .filter(Boolean)
    .slice(0, players - 1);
  const edition = choices?.rulesets.find((each) => each.id === ruleset.split(" ")[0]);
  const [fewest, most] = [choices?.fewest ?? 2, edition?.most ?? 8];
  const free = Math.min(open, players - 1 - invited.length);
  const bots = players - 1 - invited.length - free;
  const maps = (choices?.maps ?? []).filter((each) => each.players === players);
  return (
    <form
      className="furnish"
      onSubmit={(event) => {
        event.preventDefault();
        create({ ...furnished(name, invited, free, bots, ruleset.trim(), map, isPublic), time });
      }}
    >
      <label>
        {say("friends")}
        <input
          aria-label={say("friends")}
          value={friends}
          placeholder={say("friends-example")}
          onChange={(event) => setFriends(event.target.value)}
        />
      </label>
      <label>
        {say("how-many")}
        <select aria-label={say("how-many")} value={players} onChange={(event) => setPlayers(Number(event.target.value))}>
          {Array.from({ length: most - fewest + 1 }, (_, n) => n + fewest).map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
        <small>{say("bots-fill", { count: bots })}</small>
      </label>
      <label>
        {say("room-open-seats")}
        <select value={free} onChange={(event) => setOpen(Number(event.target.value))}>
          {Array.from({ length: players - invited.length }, (_, count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      </label>
      <label>
        {say("ruleset")}
        <input aria-label={say("ruleset")} value={ruleset} list="rulesets" onChange={(event) => setRuleset(event.target.value)} />
        <datalist id="rulesets">
          {(choices?.rulesets ?? []).map((each) => (
            <option key={each.id} value={each.id}>
              {each.title}
            </option>
          ))}
        </datalist>
        <small>{edition?.text}</small>
      </label>
      <label>
        {say("map")}
        <select aria-label={say("map")} value={map} onChange={(event) => setMap(event.target.value)}>
          <option value="auto">{say("map-auto")}</option>
          <option value="built">{say("map-built")}</option>
          {maps.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </select>
      </label>
      <Time time={time} change={setTime} />
      <label className="check">
        <input type="checkbox" checked={isPublic} onChange={(event) => setPublic(event.target.checked)} />
        {say("public")}
      </label>
      <button type="submit" className="primary" disabled={busy}>
        {say("create")}
      </button>
    </form>
  );
}
