/** Trade Agreements to propose, by player. */

import { useEffect, useState } from "react";

import { Player, useBusy, useDesk, useSeen } from "../desk";
import { Lookable } from "../look";
import { OptionList } from "../panel/option_list";
import { alike } from "../store";
import type { Decision } from "../wire";
import { Sign } from "./sign";

/** What is offered, under the name of whom it is offered to: "with Ben: you give 2" is "you give 2". */
export function termsOf(label: string, partner: string): string {
  const [before, ...terms] = label.split(": ");
  return terms.length > 0 && before?.includes(partner) ? terms.join(": ") : label;
}

export function TradeSheet({ decision }: { decision: Decision }) {
  const { answer, hold } = useDesk();
  const busy = useBusy();
  const [chosen, setChosen] = useState("");
  useEffect(() => hold((option) => answer([option.key]), decision.options), [hold, answer, decision]);
  const names = useSeen(({ view }) => view.position.players.map((player) => player.name), alike);
  const offers = decision.options.filter((option) => option.kind === "trade");
  const others = decision.options.filter((option) => option.kind !== "trade");
  const partners = [...new Set(offers.flatMap((option) => option.things.filter((thing) => thing.startsWith("player:"))))];
  return (
    <>
      <ul className="rows partners">
        {partners.map((partner) => (
          <li key={partner}>
            <span className="row-name">
              <Lookable thing={partner} className="plainly">
                <Player seat={Number(partner.slice("player:".length))} />
              </Lookable>
            </span>
            <span className="outcomes">
              {offers
                .filter((option) => option.things.includes(partner))
                .map((option) => (
                  <button
                    key={option.key}
                    type="button"
                    className="outcome option"
                    data-key={option.key}
                    aria-pressed={chosen === option.key}
                    disabled={busy}
                    onClick={() => setChosen(option.key)}
                  >
                    {termsOf(option.label, names[Number(partner.slice("player:".length))] ?? partner)}
                  </button>
                ))}
            </span>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <OptionList
          options={others}
          chosen={chosen}
          choose={(option) => setChosen(option.key)}
          confirm={(option) => answer([option.key])}
        />
      )}
      <Sign keys={chosen ? [chosen] : []} />
    </>
  );
}
