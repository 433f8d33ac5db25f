import { describe, expect, it } from "vitest";

import { digestOf, matters } from "../src/panel/digest";
import { worthALook } from "../src/paced";
import type { Happening, TableView } from "../src/wire";

const event = (number: number, kind: string, data: Record<string, unknown> = {}): Happening => ({
  number,
  kind,
  text: kind,
  short: kind,
  things: [],
  links: [],
  data,
});
const turn = (number: number, seat: number) => [event(number, "turnbegan", { seat }), event(number + 1, "activated", { seat })];

describe("what happened since one last decided", () => {
  it("tells what touched oneself first, then a line for every turn of others", () => {
    const digest = digestOf(
      [
        ...turn(1, 1),
        event(3, "planettaken", { seat: 1, planet: "jord", before: 0 }),
        ...turn(4, 2),
        event(6, "planettaken", { seat: 2, planet: "lor", before: -1 }),
        event(7, "pointschanged", { seat: 2, points: 1 }),
        ...turn(8, 0),
      ],
      0,
    );
    expect(digest.mine.map((each) => each.number)).toEqual([3]);
    expect(digest.others.map((each) => each.number)).toEqual([2, 5, 6, 7]);
    expect(matters(digest)).toBe(true);
  });

  it("tells how votes ended, and battles of others with their losses", () => {
    const digest = digestOf(
      [
        ...turn(1, 1),
        event(3, "battlebegan", { attacker: 1, defender: 2 }),
        event(4, "removed", { seat: 2, why: "battle" }),
        event(5, "battleended", { seat: 1 }),
        event(6, "removed", { seat: 2, why: "supply" }),
        event(7, "agendadecided", { card: "minister_of_policy", outcome: "player:2" }),
      ],
      0,
    );
    expect(digest.others.map((each) => each.number)).toEqual([2, 4, 5, 7]);
  });

  it("does not tell what one has just taken oneself", () => {
    const digest = digestOf([event(1, "planettaken", { seat: 0, planet: "mirage", before: -1 })], 0);
    expect(digest).toEqual({ mine: [], others: [] });
    expect(matters(digest)).toBe(false);
  });

  it("tells neither what one does oneself nor what another line tells", () => {
    const digest = digestOf(
      [
        event(1, "battlebegan", { seat: 0, target: 2 }),
        event(2, "removed", { seat: 0, why: "scuttled" }),
        { ...event(3, "removed", { seat: 0, why: "battle" }), text: "" },
        event(4, "removed", { seat: 0, why: "battle" }),
        event(5, "battlebegan", { seat: 2, target: 0 }),
      ],
      0,
    );
    expect(digest.mine.map((each) => each.number)).toEqual([4, 5]);
  });

  it("is not worth opening where little happened and nothing to oneself", () => {
    expect(matters(digestOf(turn(1, 2), 0))).toBe(false);
  });
});

describe("the pace", () => {
  const position = { systems: [] } as unknown as TableView;
  it("shows what others do, and neither one's own doing nor what is nothing to see", () => {
    const theirs = { position, events: [event(1, "activated", { seat: 2 })] };
    const own = { position, events: [event(2, "activated", { seat: 0 })] };
    const dull = { position, events: [event(3, "countersChanged", { seat: 2 })] };
    expect(worthALook([theirs, own, dull], 0)).toEqual([theirs]);
  });
});
