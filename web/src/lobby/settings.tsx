/** The settings of a ruleset: the galaxy, the Strategy Cards, how far one plays, who is asked. */

import { useState } from "react";

import type { SettingChoice } from "../wire";
import { say } from "../words";
import { valueOf, withSetting, written, type Rules } from "./rules";
import { Refused, mark, named, useOffer, useRefusal } from "./telling";

const SHOWN = ["map", "tiles", "strategy", "vp", "rounds", "reactions"];

export function RuleSettings({ rules, players, change }: { rules: Rules; players: number; change: (text: string) => void }) {
  const settings = rules.edition?.settings ?? {};
  const known = Object.keys(settings).sort((one, other) => SHOWN.indexOf(one) - SHOWN.indexOf(other));
  return known.map((word) => {
    const setting = settings[word];
    if (!setting) return null;
    const set = (value: string) => change(written(withSetting(rules, word, value)));
    const value = valueOf(rules, word);
    if (setting.highest) return <NumberSetting key={word} word={word} setting={setting} value={value} set={set} />;
    if (word !== "map" && setting.values.length < 2 && value === setting.printed) return null;
    return <WordSetting key={word} word={word} setting={setting} value={value} players={players} set={set} />;
  });
}

interface Chosen {
  readonly word: string;
  readonly setting: SettingChoice;
  readonly value: string;
  readonly set: (value: string) => void;
}

/** A setting that is one of some words; of a galaxy also the maps for so many players. */
function WordSetting({ word, setting, value, players, set }: Chosen & { readonly players: number }) {
  const { choices } = useOffer();
  const { describedBy, ...invalid } = useRefusal(`setting:${word}`);
  const maps = word === "map" ? choices.maps.filter((each) => each.players === players || each.id === value) : [];
  const offered = [
    ...setting.values.map((each) => [each, named(choices, `value:${word}=${each}`)] as const),
    ...maps.map((each) => [each.id, each.name] as const),
  ];
  const text = choices.terms[`value:${word}=${value}`]?.text ?? (maps.length ? say("map-named") : "");
  return (
    <div className="setting" data-setting={word}>
      <label htmlFor={mark(`word ${word}`)}>{named(choices, `setting:${word}`)}</label>
      <select
        id={mark(`word ${word}`)}
        value={value}
        aria-describedby={`${mark(`text ${word}`)} ${describedBy}`.trim()}
        {...invalid}
        onChange={(event) => set(event.target.value)}
      >
        {offered.every(([each]) => each !== value) && <option value={value}>{value}</option>}
        {offered.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
      <small id={mark(`text ${word}`)}>{text}</small>
      <Refused about={`setting:${word}`} />
    </div>
  );
}

/** A setting that is a number. */
function NumberSetting({ word, setting, value, set }: Chosen) {
  const { choices } = useOffer();
  const { describedBy, ...invalid } = useRefusal(`setting:${word}`);
  const [typed, setTyped] = useState<string | null>(null);
  const name = named(choices, `setting:${word}`);
  const now = /^\d+$/.test(value) ? Number(value) : setting.lowest;
  const step = (by: number) => {
    setTyped(null);
    set(`${Math.min(Math.max(now + by, setting.lowest), setting.highest)}`);
  };
  return (
    <div className="setting" data-setting={word}>
      <label htmlFor={mark(`number ${word}`)}>{name}</label>
      <span className="numbered">
        <button
          type="button"
          aria-label={say("less-of", { what: name })}
          disabled={now <= setting.lowest}
          onClick={() => step(-1)}
        >
          −
        </button>
        <input
          id={mark(`number ${word}`)}
          inputMode="numeric"
          value={typed ?? value}
          aria-describedby={`${mark(`text ${word}`)} ${describedBy}`.trim()}
          {...invalid}
          onChange={(event) => {
            setTyped(event.target.value);
            set(event.target.value.trim() || setting.printed);
          }}
          onBlur={() => setTyped(null)}
        />
        <button
          type="button"
          aria-label={say("more-of", { what: name })}
          disabled={now >= setting.highest}
          onClick={() => step(1)}
        >
          +
        </button>
      </span>
      <small id={mark(`text ${word}`)}>{choices.terms[`setting:${word}`]?.text}</small>
      <Refused about={`setting:${word}`} />
    </div>
  );
}
