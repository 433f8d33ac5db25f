/** The sheet of a ballot: agendas with their texts, outcomes, votes. */

import { useEffect, useEffectEvent, useState } from "react";

import { cardName, cardText, useDesk, useSeen } from "../desk";
import { Lookable } from "../look";
import { alike } from "../store";
import type { Choice, Decision } from "../wire";
import { say } from "../words";
import { ballotKeys, divided, readBallot, type BallotsModel, type Cast } from "./ballots";
import { previewOf } from "./preview";
import { Sign } from "./sign";
import { Stepper } from "./stepper";

export function BallotsSheet({ decision }: { decision: Decision }) {
  const { table, content, hold, seen } = useDesk();
  const council = useSeen(({ view }) => view.position.council.map((agenda) => agenda.card), alike);
  const online = useSeen((now) => now.online);
  const [model, setModel] = useState<BallotsModel | null>(null);
  const [casts, setCasts] = useState<readonly (Cast | null)[]>([]);
  useEffect(() => {
    let gone = false;
    if (!online) return;
    const seat = seen.get().view.seat ?? 0;
    readBallot(decision, council, (keys) => previewOf(table, seat, decision.id, keys)).then(
      (found) => {
        if (gone) return;
        setModel(found);
        setCasts(found.questions.map(() => null));
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [decision, council, table, seen, online]);
  // Who or what is chosen where it lies is voted for on the first agenda that can still have it.
  const elect = useEffectEvent((option: Choice) => {
    const n = model?.questions.findIndex(({ outcomes }, at) => !casts[at] && outcomes.some((each) => each.key === option.key));
    if (n !== undefined && n >= 0) setCasts(casts.map((each, at) => (at === n ? { outcome: option.key, votes: 0 } : each)));
  });
  useEffect(() => hold((option) => elect(option), decision.options), [hold, decision]);
  if (!model) return <p className="empty">{say("working-out")}</p>;
  const shown = divided(casts, model.votes);
  const set = (n: number, cast: Cast | null) => setCasts(casts.map((each, at) => (at === n ? cast : each)));
  const full = model.votes > 0 && shown.filter((cast) => cast !== null).length >= model.votes;
  const several = shown.filter((cast) => cast !== null).length > 1;
  return (
    <>
      <div className="sheet-body">
        {model.questions.map((question, n) => {
          const cast = shown[n] ?? null;
          return (
            <section key={question.card} className="agenda">
              <Lookable thing={`card:${question.card}`} className="about-card">
                <b>{cardName(content, question.card)}</b>
                <span>{cardText(content, question.card)}</span>
              </Lookable>
              <div className="outcomes" role="group" aria-label={cardName(content, question.card)}>
                {question.outcomes.map((option) => (
                  <button
                    key={option.key}
                    type="button"
                    className="outcome"
                    data-outcome={option.key}
                    aria-pressed={cast?.outcome === option.key}
                    disabled={!cast && full}
                    onClick={() =>
                      set(n, cast?.outcome === option.key ? null : { outcome: option.key, votes: casts[n]?.votes ?? 0 })
                    }
                  >
                    {option.label}
                  </button>
                ))}
                {cast && several && model.votes > 1 && (
                  <Stepper
                    value={cast.votes}
                    least={1}
                    most={model.votes}
                    label={say("votes-on", { what: cardName(content, question.card) })}
                    change={(votes) => set(n, { ...cast, votes })}
                  />
                )}
              </div>
            </section>
          );
        })}
      </div>
      <Sign keys={ballotKeys(casts, model.votes)} label={shown.some(Boolean) ? say("vote-sign") : say("abstain")}>
        {model.votes > 0 && <p className="price">{say("your-votes", { count: model.votes })}</p>}
      </Sign>
    </>
  );
}
