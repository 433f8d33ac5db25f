/** The options of a ruleset as switches, by what they are about. */

import { useState } from "react";

import { say } from "../words";
import { barredBy, brought, heldBy, isChanged, isOn, scenario, turned, written, type Rules } from "./rules";
import { Refused, Sentence, listed, mark, named, useOffer, useRefusal } from "./telling";

export function Options({ rules, change }: { rules: Rules; change: (text: string) => void }) {
  const { choices, doubts } = useOffer();
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState("");
  const alone = scenario(rules);
  const groups = Object.entries(choices.groups)
    .map(([group, all]) => [group, all.filter((option) => rules.edition && option in rules.edition.options)] as const)
    .filter(([, options]) => options.length > 0 && (!alone || options.includes(alone)));
  const turn = (option: string, on: boolean) => {
    const along = on ? brought(rules, option) : [];
    setSaid(
      along.length ? say("option-brings", { option: named(choices, `switch:${option}`), words: listed(choices, along) }) : "",
    );
    change(written(turned(rules, option, on)));
  };
  const fold = (group: string, open: boolean) =>
    setUnfolded((before) =>
      before.has(group) === open ? before : new Set(open ? [...before, group] : [...before].filter((each) => each !== group)),
    );
  return (
    <section className="options-wanted" aria-labelledby={mark("options")}>
      <h3 id={mark("options")}>{say("options")}</h3>
      <p role="status" className="brings">
        {said}
      </p>
      {alone && <p className="stands-alone">{say("option-alone", { scenario: named(choices, `switch:${alone}`) })}</p>}
      {groups.map(([group, options]) => {
        const doubted = options.some((option) => doubts.some((doubt) => doubt.about === `switch:${option}`));
        const changed = options.filter((option) => isChanged(rules, option)).length;
        return (
          <details
            key={group}
            className="option-group"
            data-group={group}
            open={doubted || unfolded.has(group)}
            onToggle={(event) => fold(group, event.currentTarget.open)}
          >
            <summary>
              <b>{named(choices, `group:${group}`)}</b>
              <span>{choices.terms[`group:${group}`]?.text}</span>
              {changed > 0 && <em>{say("options-changed", { count: changed })}</em>}
            </summary>
            <fieldset>
              <legend className="unseen">{named(choices, `group:${group}`)}</legend>
              {options.map((option) =>
                alone && option !== alone ? null : (
                  <Switch key={option} option={option} rules={rules} turn={(on) => turn(option, on)} />
                ),
              )}
            </fieldset>
          </details>
        );
      })}
    </section>
  );
}

/** An option: what it does, what it needs, what it does not go with, and why it cannot be chosen now. */
function Switch({ option, rules, turn }: { option: string; rules: Rules; turn: (on: boolean) => void }) {
  const { choices } = useOffer();
  const about = `switch:${option}`;
  const { describedBy, ...invalid } = useRefusal(about);
  const declared = rules.edition?.options[option];
  const barred = barredBy(rules, option);
  const held = heldBy(rules, option);
  const name = named(choices, about);
  const why = barred.length
    ? say("option-barred", { words: listed(choices, barred) })
    : held.length
      ? say("option-held", { words: listed(choices, held) })
      : "";
  const parts = [mark(`text ${about}`), mark(`goes ${about}`), why && mark(`why ${about}`), describedBy].filter(Boolean);
  return (
    <div className={`option-row${isChanged(rules, option) ? " changed" : ""}`} data-option={option}>
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={isOn(rules, option)}
          disabled={why !== ""}
          aria-describedby={parts.join(" ")}
          {...invalid}
          onChange={(event) => turn(event.target.checked)}
        />
        <b>{name}</b>
      </label>
      <Sentence id={mark(`text ${about}`)} text={choices.terms[about]?.text ?? ""} />
      <p className="goes" id={mark(`goes ${about}`)}>
        {declared && declared.needs.length > 0 && <span>{say("option-needs", { words: listed(choices, declared.needs) })}</span>}
        {declared && declared.excludes.length > 0 && (
          <span>{say("option-excludes", { words: listed(choices, declared.excludes) })}</span>
        )}
      </p>
      {why && (
        <p className="not-now" id={mark(`why ${about}`)}>
          {why}
        </p>
      )}
      <Refused about={about} />
    </div>
  );
}
