/** The action of a turn: Strategy Cards, cards and passing as a list; systems are activated where they lie. */

import { useEffect, useState } from "react";

import { isIdle } from "../board/scouts";
import { useDesk, useSeen, type Seen } from "../desk";
import { setting } from "../frame/settings";
import { OptionList } from "../panel/option_list";
import { ThingCard } from "../thing_card";
import { thingOfChoice } from "../things";
import type { Choice, Decision } from "../wire";
import { say } from "../words";
import { Sign } from "./sign";

export function ActionSheet({ decision }: { decision: Decision }) {
  const { answer, hold, content, seen } = useDesk();
  const [chosen, setChosen] = useState<Choice | null>(null);
  const [listed, setListed] = useState(false);
  useEffect(() => hold((option) => answer([option.key]), decision.options), [hold, answer, decision]);
  const systems = decision.options.filter((option) => option.kind === "activate");
  const others = decision.options.filter((option) => option.kind !== "activate");
  const idle = (now: Seen, option: Choice | null) =>
    option?.kind === "activate" && isIdle(now, option.key.slice("activate:".length));
  const useless = useSeen((now) => idle(now, chosen));
  const about = chosen ? thingOfChoice(content, chosen) : "";
  const choose = (option: Choice) => {
    if (setting("answers") === "once" && !idle(seen.get(), option)) answer([option.key]);
    else setChosen(option);
  };
  return (
    <>
      {systems.length > 0 && (
        <p className="on-the-map">
          {say("activate-on-map")}{" "}
          <button type="button" className="named" aria-expanded={listed} onClick={() => setListed(!listed)}>
            {say("activate-list", { count: systems.length })}
          </button>
        </p>
      )}
      <OptionList
        options={listed ? [...systems, ...others] : others}
        chosen={chosen?.key ?? ""}
        choose={choose}
        confirm={(option) => !idle(seen.get(), option) && answer([option.key])}
      />
      {chosen && about.startsWith("card:") && (
        <div className="about-chosen">
          <ThingCard thing={about} />
        </div>
      )}
      {useless && <p className="halt">{say("idle")}</p>}
      <Sign keys={chosen ? [chosen.key] : []} />
    </>
  );
}
