/** The plain list: every question can be answered here, whatever it is. One chooses, reads, and confirms. */

import { useEffect, useState } from "react";

import { useDesk } from "../desk";
import { setting } from "../frame/settings";
import { OptionList, isTold } from "../panel/option_list";
import { ThingCard } from "../thing_card";
import { thingOfChoice } from "../things";
import type { Choice, Decision } from "../wire";
import { Sign } from "./sign";

export function PlainSheet({ decision }: { decision: Decision }) {
  const { answer, hold, content } = useDesk();
  const [chosen, setChosen] = useState<Choice | null>(null);
  useEffect(() => hold((option) => answer([option.key]), decision.options), [hold, answer, decision]);
  const choose = (option: Choice) => {
    if (setting("answers") === "once") answer([option.key]);
    else setChosen(option);
  };
  const about = chosen ? thingOfChoice(content, chosen) : "";
  const told = decision.about.includes(about) || isTold(content, decision.options, about);
  return (
    <>
      <OptionList
        options={decision.options}
        chosen={chosen?.key ?? ""}
        choose={choose}
        confirm={(option) => answer([option.key])}
      />
      {chosen && !told && /^(card|race|technology|planet|unit):/.test(about) && (
        <div className="about-chosen">
          <ThingCard thing={about} />
        </div>
      )}
      <Sign keys={chosen ? [chosen.key] : []} />
    </>
  );
}
