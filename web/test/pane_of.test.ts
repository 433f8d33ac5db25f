import { describe, expect, it } from "vitest";

import { paneOf } from "../src/panel/pane_of";
import type { Choice, Content, Decision, SeatView } from "../src/wire";

const option = (key: string, ...things: string[]): Choice => ({ key, kind: "", label: key, clause: "", things });
const decision = (...options: Choice[]) => ({ options }) as unknown as Decision;
const content = { technologies: { laser: {}, drive: {} } } as unknown as Content;
const view = {
  seat: 0,
  position: {
    strategy_cards: [{ id: "trade" }, { id: "warfare" }],
    agendas: [{ card: "repeal" }, { card: "rescind" }],
    council: [],
    players: [{ action_cards: { count: 2, seen: ["armistice", "bribery"] }, political_cards: { count: 0 } }],
  },
} as unknown as SeatView;

describe("where options lie open", () => {
  it.each([
    ["strategy", [option("card:trade", "card:trade"), option("card:warfare", "card:warfare")]],
    ["council", [option("card:repeal", "card:repeal"), option("card:rescind", "card:rescind")]],
    ["hand", [option("card:armistice", "card:armistice"), option("card:bribery", "card:bribery")]],
    ["technology", [option("laser"), option("drive"), option("no")]],
  ])("%s", (pane, options) => {
    expect(paneOf(decision(...options), view, content)).toBe(pane);
  });

  it("nowhere else for what lies in the galaxy, or for a single card", () => {
    expect(paneOf(decision(option("activate:0,0", "system:0,0")), view, content)).toBe("");
    expect(paneOf(decision(option("strategic:trade", "card:trade"), option("pass")), view, content)).toBe("");
  });
});
