/** Who is to sit at a new table: a row for each seat. */

import { seatColour, seatSymbol } from "../palette";
import type { SeatWanted } from "../wire";
import { say } from "../words";
import { Refused, mark, named, useOffer, useRefusal } from "./telling";
import { NOBODY, type Row } from "./wanted";

export function SeatsWanted({
  seats,
  rows,
  most,
  leads,
  setPlayers,
  setRow,
}: {
  seats: readonly SeatWanted[];
  rows: readonly Row[];
  most: number;
  /** For each seat the first one of the player who has it. */
  leads: readonly number[];
  setPlayers: (players: number) => void;
  setRow: (n: number, row: Row) => void;
}) {
  const { choices } = useOffer();
  const { describedBy, ...invalid } = useRefusal("seats");
  const counts = Array.from({ length: Math.max(most, seats.length) - choices.fewest + 1 }, (_, n) => n + choices.fewest);
  const kinds = choices.bots.filter((bot) => seats.some((seat) => seat.plays === "bot" && seat.bot === bot));
  return (
    <fieldset className="seats-wanted">
      <legend>{say("seats-wanted")}</legend>
      <div className="how-many">
        <label htmlFor={mark("players")}>{say("how-many")}</label>
        <select
          id={mark("players")}
          value={seats.length}
          aria-describedby={describedBy || undefined}
          {...invalid}
          onChange={(event) => setPlayers(Number(event.target.value))}
        >
          {counts.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      </div>
      <Refused about="seats" />
      <ol>
        {seats.map((seat, n) => (
          <li key={n} data-wanted={n}>
            <svg viewBox="-12 -12 24 24" width="20" height="20" aria-hidden="true">
              <path d={seatSymbol(n)} fill={seatColour(n)} stroke="#05070d" strokeWidth="1.2" />
            </svg>
            {n === 0 ? (
              <span className="mine">
                <b>{seat.name}</b> {say("room-you")}
              </span>
            ) : (leads[n] ?? n) !== n ? (
              <span className="mine">{say("seat-led", { number: (leads[n] ?? n) + 1 })}</span>
            ) : (
              <SeatRow n={n} seat={seat} row={rows[n - 1] ?? NOBODY} set={(row) => setRow(n - 1, row)} />
            )}
          </li>
        ))}
      </ol>
      <ul className="kinds">
        {kinds.map((kind) => (
          <li key={kind}>
            <small>
              <b>{named(choices, `bot:${kind}`)}</b> {choices.terms[`bot:${kind}`]?.text}
            </small>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** Who plays a seat, and what he is called. */
function SeatRow({ n, seat, row, set }: { n: number; seat: SeatWanted; row: Row; set: (row: Row) => void }) {
  const { choices } = useOffer();
  const chosen = row.plays === "bot" ? `bot ${row.bot}` : row.plays;
  const choose = (wanted: string) => {
    const [plays, bot] = wanted.split(" ");
    set(bot ? { ...row, plays: "bot", bot } : { ...row, plays: plays === "open" ? "open" : "guest" });
  };
  return (
    <>
      <select aria-label={say("seat-plays", { number: n + 1 })} value={chosen} onChange={(event) => choose(event.target.value)}>
        <option value="guest">{say("seat-guest")}</option>
        <option value="open">{say("seat-open")}</option>
        {choices.bots.map((bot) => (
          <option key={bot} value={`bot ${bot}`}>
            {say("seat-bot", { kind: named(choices, `bot:${bot}`) })}
          </option>
        ))}
      </select>
      {row.plays === "guest" ? (
        <input
          aria-label={say("seat-name", { number: n + 1 })}
          value={row.name}
          maxLength={40}
          placeholder={say("seat-name-here")}
          onChange={(event) => set({ ...row, name: event.target.value })}
        />
      ) : (
        <span className={row.plays === "bot" ? "called" : ""}>{row.plays === "bot" ? seat.name : say("seat-open-text")}</span>
      )}
    </>
  );
}
