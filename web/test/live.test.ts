import { describe, expect, it } from "vitest";

import { nothing, pause, reduce, resume, type Live } from "../src/live";
import type { Happening, Said, SeatView } from "../src/wire";

const event = (number: number): Happening => ({
  number,
  kind: "passed",
  text: `event ${number}`,
  data: {},
  short: "",
  things: [],
  links: [],
});
const line = (number: number): Said => ({ number, seat: 0, name: "Ann", text: `line ${number}`, at: "", kind: "said" });
const view = (sequence: number, rewinds = 0) => ({ sequence, rewinds }) as SeatView;
const update = (live: Live, numbers: number[], anew = false, rewinds = 0): Live =>
  reduce(live, {
    type: "frame",
    frame: { frame: "update", view: view(numbers.at(-1) ?? 0, rewinds), events: numbers.map(event), anew },
  });

describe("a live table", () => {
  it("begins with nothing heard", () => {
    expect(resume(nothing)).toEqual({ frame: "resume", sequence: 0, rewinds: 0, chat: 0, whispers: 0 });
  });

  it("hears events in order and resumes after the last", () => {
    const live = update(update(nothing, [1, 2]), [3]);
    expect(live.status).toBe("live");
    expect(live.events.map((each) => each.number)).toEqual([1, 2, 3]);
    expect(resume(live).sequence).toBe(3);
  });

  it("drops what it is told a second time", () => {
    expect(update(update(nothing, [1, 2]), [2, 3]).events.map((each) => each.number)).toEqual([1, 2, 3]);
  });

  it("starts the log over when the table went back", () => {
    const live = update(update(nothing, [1, 2, 3]), [1, 2], true, 1);
    expect(live.events.map((each) => each.number)).toEqual([1, 2]);
    expect(resume(live)).toMatchObject({ sequence: 2, rewinds: 1 });
  });

  it("keeps what was said, each line once", () => {
    let live = reduce(nothing, { type: "frame", frame: { frame: "talk", said: [line(1)] } });
    live = reduce(live, { type: "frame", frame: { frame: "talk", said: [line(1), line(2)] } });
    expect(live.said.map((each) => each.number)).toEqual([1, 2]);
    expect(resume(live).chat).toBe(2);
  });

  it("keeps everything when the connection is lost, and counts the failures until it is back", () => {
    let live = update(nothing, [1]);
    live = reduce(live, { type: "closed", code: 1006 });
    live = reduce(reduce(live, { type: "connecting" }), { type: "closed", code: 1006 });
    expect(live).toMatchObject({ status: "lost", failures: 2 });
    expect(live.events).toHaveLength(1);
    expect(update(live, [2])).toMatchObject({ status: "live", failures: 0 });
  });

  it.each([4400, 4401, 4403, 4404])("gives up when the service says %i", (code) => {
    expect(reduce(nothing, { type: "closed", code })).toMatchObject({ status: "shut", shut: code });
  });

  it("comes back after 1012, and waits longer each time, but never too long", () => {
    expect(reduce(nothing, { type: "closed", code: 1012 }).status).toBe("lost");
    const pauses = [1, 2, 3, 4, 5, 6, 7, 99].map(pause);
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(pauses.at(-1)).toBe(8000);
  });
});
