import { describe, expect, it } from "vitest";

import { NONE_YET, hintNow, parsed, read } from "../src/hints/hints";

const ACTING = { editor: "action", cards: 2, fighting: false, canTakeBack: false };

describe("hints of the first game", () => {
  it("come one after the other, what is to be done first, each once", () => {
    let shown = NONE_YET;
    const told: string[] = [];
    for (let hint = hintNow(shown, "t", ACTING); hint; hint = hintNow(shown, "t", ACTING)) {
      told.push(hint);
      shown = read(shown, "t", hint);
    }
    expect(told).toEqual(["action", "hand"]);
    expect(hintNow(shown, "t", { ...ACTING, fighting: true })).toBe("odds");
    expect(hintNow(shown, "t", { ...ACTING, editor: "" })).toBe("waiting");
  });

  it("are off at one word, and belong to the first table alone", () => {
    const begun = read(NONE_YET, "t", "action");
    expect(hintNow({ ...begun, off: true }, "t", ACTING)).toBe("");
    expect(hintNow(begun, "another", ACTING)).toBe("");
    expect(hintNow(begun, "t", ACTING)).toBe("hand");
  });

  it("are kept by the browser, and nonsense is nothing", () => {
    const begun = read(NONE_YET, "t", "action");
    expect(parsed(JSON.stringify(begun))).toEqual(begun);
    expect(parsed("nonsense")).toEqual(NONE_YET);
    expect(parsed('{"seen": 3}')).toEqual(NONE_YET);
  });
});
