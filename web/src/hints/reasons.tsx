/** Why bots do what they do, at a table to learn at. */

import { memo, useEffect, useMemo, useRef } from "react";

import { SeatMark, useDesk, useSeen, useView } from "../desk";
import { mentioned, namesOf } from "../linked";
import { Sentence } from "../sentence";
import type { Said } from "../wire";
import { say } from "../words";

export const Reasons = memo(function Reasons({ said }: { said: readonly Said[] }) {
  const teaching = useSeen(({ view }) => view.around.teaching);
  return teaching && <WhatTheySay said={said} />;
});

function WhatTheySay({ said }: { said: readonly Said[] }) {
  const { content } = useDesk();
  const { players } = useView().position;
  const list = useRef<HTMLOListElement>(null);
  const names = useMemo(() => namesOf(content, players), [content, players]);
  const newest = said.length;
  useEffect(() => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [newest]);
  return (
    <details className="reasons" open>
      <summary>{say("reasons")}</summary>
      <ol ref={list} aria-label={say("reasons")} aria-live="polite">
        {said.map((line) => (
          <li key={line.number}>
            <SeatMark seat={line.seat ?? -1} size={11} /> <b>{line.name}</b>{" "}
            <Sentence text={line.text} links={mentioned(line.text, names)} />
          </li>
        ))}
        {newest === 0 && <li className="empty">{say("teaching-table")}</li>}
      </ol>
    </details>
  );
}
