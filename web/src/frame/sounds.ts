/** What can be heard, by whoever has said that he wants to: that one is asked, attacked, spoken to, and dice. A few tones, made here. */

import { useEffect, useRef } from "react";

import { seatOf } from "../panel/turns";
import type { Happening, Said, SeatView } from "../wire";
import { setting } from "./settings";

export type Sound = "asked" | "attacked" | "dice" | "spoken";

/** Tones of each: how high, when they begin, how long they last. */
const TONES: Readonly<Record<Sound, readonly (readonly [hertz: number, from: number, lasts: number])[]>> = {
  asked: [
    [660, 0, 0.14],
    [880, 0.13, 0.26],
  ],
  attacked: [
    [196, 0, 0.24],
    [147, 0.2, 0.42],
  ],
  dice: [
    [1180, 0, 0.04],
    [930, 0.06, 0.04],
    [1080, 0.12, 0.05],
  ],
  spoken: [[523, 0, 0.12]],
};
const LOUDNESS = 0.08;

/** The one thing worth hearing of what is new, the weightiest first. */
export function soundOf(news: {
  readonly asked: boolean;
  readonly events: readonly Happening[];
  readonly said: readonly Said[];
  readonly me: number | null;
}): Sound | null {
  const { asked, events, said, me } = news;
  const attacked = events.some(
    (event) => /^(battle|invasion)began$/.test(event.kind) && seatOf(event) !== me && Object.values(event.data).includes(me),
  );
  if (attacked) return "attacked";
  if (asked) return "asked";
  if (events.some((event) => event.kind === "rolled")) return "dice";
  return said.some((line) => line.kind === "said" && line.seat !== me) ? "spoken" : null;
}

let player: AudioContext | null = null;

function play(sound: Sound): void {
  player ??= new AudioContext();
  void player.resume();
  for (const [hertz, from, lasts] of TONES[sound]) {
    const tone = new OscillatorNode(player, { type: "triangle", frequency: hertz });
    const loudness = new GainNode(player, { gain: 0 });
    const begins = player.currentTime + from;
    loudness.gain.setValueAtTime(LOUDNESS, begins);
    loudness.gain.exponentialRampToValueAtTime(0.001, begins + lasts);
    tone.connect(loudness).connect(player.destination);
    tone.start(begins);
    tone.stop(begins + lasts);
  }
}

/** Lets be heard what comes anew. */
export function useSounds(view: SeatView, events: readonly Happening[], said: readonly Said[]): void {
  const decision = view.decision?.id ?? "";
  const heard = useRef({ decision, event: events.at(-1)?.number ?? 0, line: said.at(-1)?.number ?? 0 });
  useEffect(() => {
    const before = heard.current;
    heard.current = { decision, event: events.at(-1)?.number ?? before.event, line: said.at(-1)?.number ?? before.line };
    if (setting("sound") === "off") return;
    const sound = soundOf({
      asked: decision !== "" && before.decision === "",
      events: events.filter((event) => event.number > before.event),
      said: said.filter((line) => line.number > before.line),
      me: view.seat,
    });
    if (sound) play(sound);
  }, [decision, events, said, view.seat]);
}
