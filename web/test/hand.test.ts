import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { playsWithKeys, pointerRests, watchHand } from "../src/hand";

const at = (kind: string, clientX = 0, clientY = 0) => window.dispatchEvent(Object.assign(new Event(kind), { clientX, clientY }));

beforeEach(() => {
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  watchHand();
});
afterEach(() => vi.unstubAllGlobals());

test("a pointer rests from when it is pressed until it moves on: what comes to lie under it was not pointed at", () => {
  expect(pointerRests()).toBe(false);
  at("pointerdown", 100, 100);
  at("pointermove", 102, 101); // a hand is never quite still
  expect(pointerRests()).toBe(true);
  at("pointermove", 110, 100);
  expect(pointerRests()).toBe(false);
});

test("somebody plays with keys from the first one on, and until he takes the mouse again", () => {
  expect(playsWithKeys()).toBe(false);
  at("keydown");
  expect(playsWithKeys()).toBe(true);
  at("pointerdown");
  expect(playsWithKeys()).toBe(false);
});
