import { expect, test } from "vitest";

import { soundOf } from "../src/frame/sounds";
import type { Happening, Said } from "../src/wire";

const event = (kind: string, data: Record<string, unknown>) => ({ kind, data }) as unknown as Happening;
const line = (seat: number, kind = "said") => ({ seat, kind }) as Said;
const NEWS = { asked: false, events: [], said: [], me: 0 };

test("of what is new the weightiest is heard: that one is attacked, asked, dice, words", () => {
  const dice = event("rolled", { seat: 2 });
  const attack = event("battlebegan", { seat: 2, target: 0 });
  expect(soundOf({ ...NEWS, asked: true, events: [dice, attack], said: [line(1)] })).toBe("attacked");
  expect(soundOf({ ...NEWS, asked: true, events: [dice] })).toBe("asked");
  expect(soundOf({ ...NEWS, events: [dice], said: [line(1)] })).toBe("dice");
  expect(soundOf({ ...NEWS, said: [line(1)] })).toBe("spoken");
});

test("nothing is heard of one's own doing, of others' battles, nor of what the table says", () => {
  const own = event("battlebegan", { seat: 0, target: 2 });
  const theirs = event("battlebegan", { seat: 1, target: 2 });
  expect(soundOf({ ...NEWS, events: [own, theirs], said: [line(0), line(-1, "notice")] })).toBeNull();
});
