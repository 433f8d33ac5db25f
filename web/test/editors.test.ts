import { describe, expect, it } from "vitest";

import { amountModel } from "../src/editors/amount";
import { ballotKeys, divided, readBallot, type Ask } from "../src/editors/ballots";
import { besideNames } from "../src/editors/cards_sheet";
import { casualtyKeys, proposal as casualties, taken, type CasualtiesModel } from "../src/editors/casualties";
import { counterKeys, countersModel } from "../src/editors/counters";
import { landKeys, landModel, landing, proposal as landings } from "../src/editors/land";
import { arrange, learnt, left, moveModel, NOTHING, proposal as moves, shipsIn, shipsOf, stillToLoad } from "../src/editors/move";
import { cheapest, payKeys, payModel, total } from "../src/editors/pay";
import { buildRows, orderKeys } from "../src/editors/produce";
import { editorOf } from "../src/editors/registry";
import { termsOf } from "../src/editors/trade_sheet";
import type { Choice, Content, Decision, Preview, Price, SeatView } from "../src/wire";
import recorded from "./recorded.json";

interface Recorded {
  readonly ruleset: string;
  readonly decision: Decision;
  readonly view: SeatView;
  readonly tried: Readonly<Record<string, { options: Choice[] }>>;
  readonly price: Price | null;
}

const questions = recorded.questions as unknown as readonly Recorded[];
const units = recorded.units as unknown as Readonly<Record<string, Content["units"]>>;
const contentOf = (question: Recorded): Content =>
  ({ units: units[question.ruleset] ?? {}, tiles: {}, technologies: {}, races: {}, cards: {} }) as unknown as Content;
const asked = (...names: string[]) => questions.filter((question) => names.includes(question.decision.name));
const offered = (question: Recorded) => question.decision.options.map((option) => option.key);

describe("every recorded question", () => {
  it("has a sheet, and what nobody knows goes to the plain list", () => {
    for (const question of questions) expect(editorOf(question.decision, question.view, contentOf(question)).name).not.toBe("");
    const [first] = asked("produce");
    if (!first) throw new Error("no production was recorded");
    const strange: Choice = { key: "barter:jord", kind: "barter", label: "", clause: "", things: [], numbers: {} };
    const odd = { ...first.decision, options: [...first.decision.options, strange] };
    expect(editorOf(odd, first.view, contentOf(first)).name).toBe("compose");
  });

  it.each(["move", "landing", "produce", "pay", "counter_area"])("of %s has a sheet of its own", (name) => {
    const found = asked(name).filter((question) => question.decision.options.length > 1);
    expect(found.length).toBeGreaterThan(0);
    for (const question of found)
      expect(["compose", "plain"]).not.toContain(editorOf(question.decision, question.view, contentOf(question)).name);
  });
});

describe("a move", () => {
  const models = asked("move").map((question) => {
    const content = contentOf(question);
    const ships = shipsOf(question.decision, question.view, content) ?? [];
    const offers = new Map(Object.entries(question.tried).map(([key, { options }]) => [key, options]));
    return { question, model: moveModel(ships, offers, question.view, content) };
  });

  it("that would leave something stranded takes it aboard before it ends", () => {
    const choice = (key: string): Choice => ({
      key,
      kind: key.split(":")[0] ?? "",
      label: "",
      clause: "",
      things: [],
      numbers: {},
    });
    const load = choice("load:0,1:fighter");
    expect(stillToLoad([choice("ship:0,1:cruiser"), load])).toBe(load.key);
    expect(stillToLoad([load, choice("done")])).toBeNull();
    expect(stillToLoad([choice("ship:0,1:cruiser")])).toBeNull();
  });

  it("with nothing chosen is only its end", () => {
    for (const { model } of models) expect(arrange(model, NOTHING, new Map()).keys).toEqual(["done"]);
  });

  it("of all ships tells each ship before its cargo, and no more cargo than there is", () => {
    for (const { question, model } of models) {
      const ships: Record<string, number> = {};
      for (const row of model.ships) ships[row.key] = left(model, { ...NOTHING, ships }, row);
      const { keys } = arrange(model, { ...NOTHING, ships }, new Map());
      expect(keys.at(-1)).toBe("done");
      if (model.ships.length) expect(offered(question)).toContain(keys[0]);
      for (const row of model.cargo) expect(keys.filter((key) => key === row.key).length).toBeLessThanOrEqual(row.count);
      let ship = "";
      for (const key of keys) {
        if (key.startsWith("ship:")) ship = key;
        else if (key !== "done") expect(model.offers.get(ship)?.has(key)).toBe(true);
      }
    }
  });

  it("as proposed is told in keys that are offered, brings what it can within Fleet Supply, and asks for nobody's help", () => {
    expect(models.some(({ question, model }) => shipsIn(moves(model, question.view)) > 0)).toBe(true);
    for (const { question, model } of models) {
      const put = moves(model, question.view);
      const fleet = question.view.position.players[question.view.seat ?? 0]?.fleet ?? 0;
      expect(shipsIn(put)).toBeLessThanOrEqual(fleet);
      for (const row of model.ships) {
        expect(left(model, put, row)).toBeGreaterThanOrEqual(0);
        if (put.ships[row.key]) expect(row.key).not.toContain("+");
      }
    }
  });

  it("learns from a refused load that the ship is full", () => {
    const keys = ["ship:a", "load:x", "load:x", "ship:b", "done"];
    expect(learnt(keys, 2, new Map())?.get("ship:a")).toBe(1);
    expect(learnt(keys, 3, new Map())).toBeNull();
  });
});

describe("a landing", () => {
  it("as proposed lands nobody twice, and ends", () => {
    for (const question of asked("landing")) {
      const content = contentOf(question);
      const model = landModel(question.decision, [], question.view, content);
      if (!model) throw new Error("a landing without a sheet");
      const landed = landings(model, question.view, content);
      for (const row of model.rows) expect(landing(row, landed)).toBeLessThanOrEqual(row.count);
      const keys = landKeys(model, landed);
      expect(keys.at(-1)).toBe("done");
      for (const key of keys) expect(offered(question)).toContain(key);
    }
  });
});

describe("a payment", () => {
  it("as proposed is enough, wastes as little as any, and has nothing in it that is not needed", () => {
    for (const question of asked("pay")) {
      const goods = question.view.position.players[question.view.seat ?? 0]?.trade_goods ?? 0;
      const model = payModel(question.decision, contentOf(question), question.price?.paid ?? 0, goods);
      if (!model) throw new Error("a payment without a sheet");
      const paid = cheapest(model);
      expect(total(model, paid)).toBeGreaterThanOrEqual(model.due);
      const waste = total(model, paid) - model.due;
      for (const each of model.means.filter((one) => paid[one.key])) expect(each.worth).toBeGreaterThan(waste);
      for (const key of payKeys(model, paid)) expect(offered(question)).toContain(key);
    }
  });
});

describe("an order", () => {
  it("is told unit by unit", () => {
    for (const question of asked("produce")) {
      const rows = buildRows(question.decision, contentOf(question)) ?? [];
      const [first] = rows;
      if (first) expect(orderKeys(rows, { [first.key]: 2 })).toEqual([first.key, first.key]);
    }
  });
});

describe("Command Counters", () => {
  it("are placed one by one, all of them", () => {
    for (const question of asked("counter_area")) {
      const player = question.view.position.players[question.view.seat ?? 0];
      const model = player && countersModel(question.decision, player);
      if (!model) throw new Error("counters without a sheet");
      const spread = { ...model.now, pool: model.now.pool + model.total - model.now.pool - model.now.fleet - model.now.strategy };
      expect(new Set(counterKeys(model, spread))).toEqual(new Set(["pool"]));
    }
  });

  it("laid out anew are said by Fleet Supply and Command Pool, and left alone are kept", () => {
    const now = { pool: 1, fleet: 3, strategy: 2 };
    const model = {
      now,
      total: 6,
      least: { pool: 0, fleet: 0, strategy: 0 },
      most: { pool: 6, fleet: 6, strategy: 6 },
      placing: false,
    };
    expect(counterKeys(model, now)).toEqual(["keep"]);
    expect(counterKeys(model, { pool: 2, fleet: 2, strategy: 2 })).toEqual(["fleet:2", "pool:2"]);
    expect(counterKeys(model, { pool: 0, fleet: 6, strategy: 0 })).toEqual(["fleet:6"]);
  });
});

describe("numbers", () => {
  it("are a stepper where they follow each other, and players are no numbers", () => {
    for (const question of asked("speaker_bid", "home_bid")) expect(amountModel(question.decision)).not.toBeNull();
    for (const question of asked("choose_speaker", "race", "pick")) expect(amountModel(question.decision)).toBeNull();
  });
});

describe("casualties", () => {
  const model: CasualtiesModel = {
    hits: 3,
    rows: [
      { kind: "dreadnought", mark: "", standing: [1], sustains: true },
      { kind: "fighter", mark: "", standing: [1], sustains: false },
      { kind: "cruiser", mark: "", standing: [2], sustains: false },
    ],
  };

  it("are proposed so that strength is kept: sustain, then the cheapest", () => {
    const assigned = casualties(model);
    expect(taken(assigned)).toBe(3);
    expect(casualtyKeys(model, assigned)).toEqual(["sustain:dreadnought", "destroy:fighter", "destroy:cruiser"]);
  });

  it("name a ship that has just sustained as it is then", () => {
    expect(casualtyKeys(model, { dreadnought: { sustained: 1, lost: 1 } })).toEqual([
      "sustain:dreadnought",
      "destroy:dreadnought*1",
    ]);
  });
});

describe("a ballot", () => {
  const option = (key: string): Choice => ({ key, kind: key, label: key, clause: "", things: [], numbers: {} });
  const question = (name: string, ...keys: string[]) => ({ name, options: keys.map(option) }) as Decision;
  const ask: Ask = (keys) => {
    const chosen = keys.filter((key) => key !== "none").length;
    const next =
      keys.length < 3
        ? question("ballot", "for", "against", "none")
        : chosen > 1
          ? question("divide_votes", "votes:1", "votes:2", "votes:3")
          : null;
    return Promise.resolve({ decision: next } as Preview);
  };

  it("is read question by question, with the votes there are", async () => {
    const model = await readBallot(question("ballot", "for", "against", "none"), ["a", "b", "c"], ask);
    expect(model.questions.map((each) => each.card)).toEqual(["a", "b", "c"]);
    expect(model.votes).toBe(4);
  });

  it("uses all votes, at least one on each outcome chosen", () => {
    const casts = [{ outcome: "for", votes: 0 }, null, { outcome: "against", votes: 0 }];
    expect(divided(casts, 5).map((cast) => cast?.votes)).toEqual([3, undefined, 2]);
    expect(ballotKeys(casts, 5)).toEqual(["for", "none", "against", "votes:3"]);
    expect(ballotKeys([null, null], 5)).toEqual(["none", "none"]);
  });
});

describe("what stands beside a card", () => {
  it("is what follows its name: a price, a counter on it", () => {
    const taken = [
      { label: "take Trade", name: "Trade" },
      { label: "take Warfare", name: "Warfare" },
    ];
    const bought = [
      { label: "Hylar V Laser (7 resources)", name: "Hylar V Laser" },
      { label: "Stasis Capsules (7 resources)", name: "Stasis Capsules" },
    ];
    expect(besideNames(taken)).toEqual(["", ""]);
    expect(besideNames(bought)).toEqual(["7 resources", "7 resources"]);
    expect(besideNames([...taken, { label: "take Assembly with a Bonus Counter", name: "Assembly" }]).at(-1)).toBe(
      "with a Bonus Counter",
    );
    expect(besideNames([{ label: "swap with Ben", name: "The Yssaril" }])).toEqual(["swap with Ben"]);
  });
});

describe("an offer under a partner's name", () => {
  it("leaves his name out, and says everything else", () => {
    expect(termsOf("with Ben: you give 2, you get 1", "Ben")).toBe("you give 2, you get 1");
    expect(termsOf("with himself: you give 2, you get 1", "Ben")).toBe("with himself: you give 2, you get 1");
    expect(termsOf("no", "Ben")).toBe("no");
  });
});
