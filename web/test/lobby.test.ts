import { describe, expect, it } from "vitest";

import { holidays } from "../src/frame/around";
import { barredBy, brought, heldBy, isOn, read, scenario, turned, valueOf, withSetting, written } from "../src/lobby/rules";
import { seatNamed } from "../src/lobby/paths";
import { rulesNamed } from "../src/lobby/rules_named";
import { timeTold } from "../src/lobby/time";
import { NOBODY, againstBots, furnished, seated, type Furniture, type Row } from "../src/lobby/wanted";
import type { Choices, SeatSummary } from "../src/wire";
import { say } from "../src/words";
import offered from "./choices.json";

const choices = offered.choices as unknown as Choices;
const texts = Object.entries(offered.texts);
const options = choices.rulesets.flatMap(({ id, options: all }) => Object.keys(all).map((option) => [id, option] as const));

function table(rows: readonly Row[], more: Partial<Furniture> = {}): Furniture {
  return {
    ruleset: "sa17",
    players: rows.length + 1,
    title: "",
    rows,
    seed: "",
    isPublic: true,
    teaching: false,
    time: {},
    ...more,
  };
}

const ben: Row = { plays: "guest", bot: "steward", name: "Ben" };
const open: Row = { ...NOBODY, plays: "open" };

describe("a ruleset as text", () => {
  it.each(texts)("%s is written as the rules write it", (text, canonical) => {
    expect(written(read(text, choices))).toBe(canonical);
    expect(written(read(canonical, choices))).toBe(canonical);
  });

  it.each(options)("%s with %s turned says so in the text, and turned back says nothing of it", (ruleset, option) => {
    const printed = read(ruleset, choices);
    const other = turned(printed, option, !isOn(printed, option));
    const again = read(written(other), choices);
    expect(isOn(again, option)).toBe(!isOn(printed, option));
    if (isOn(again, option)) expect(written(again).split(" ")).toEqual(expect.arrayContaining([...brought(printed, option)]));
    expect(isOn(read(written(turned(again, option, isOn(printed, option))), choices), option)).toBe(isOn(printed, option));
    if (!isOn(again, option)) expect(written(other)).toBe(offered.texts[`${ruleset} -${option}` as keyof typeof offered.texts]);
  });

  it.each(choices.rulesets.map((each) => [each.id, each] as const))("%s: every setting is read and written", (id, edition) => {
    for (const [word, setting] of Object.entries(edition.settings)) {
      for (const value of [...setting.values, ...(setting.highest ? [`${setting.lowest}`, `${setting.highest}`] : [])]) {
        const text = written(withSetting(read(id, choices), word, value));
        expect(valueOf(read(text, choices), word)).toBe(value);
        expect(text).toBe(value === setting.printed ? id : `${id} ${word}=${value}`);
      }
    }
  });

  it("what means nothing stays as it was written, wherever it stands", () => {
    expect(written(read("  sa17 +nonsense   vp=12 -nexus vp= ", choices))).toBe("sa17 -nexus vp=12 +nonsense vp=");
    expect(read("sa18 +nexus", choices)).toMatchObject({ edition: null, other: ["sa18", "+nexus"] });
    expect(written(read("sa18 +nexus", choices))).toBe("sa18 +nexus");
    expect(written(read("", choices))).toBe("");
  });

  it("the last word counts, and what is as printed is not said", () => {
    expect(written(read("official vp=12 vp=10 -leaders +leaders", choices))).toBe("official");
  });

  it("an option brings along what it needs, which it then holds", () => {
    const before = read("official", choices);
    expect(brought(before, "star_in_the_crown")).toEqual(["+age_of_empire", "strategy=base"]);
    const crowned = turned(before, "star_in_the_crown", true);
    expect(written(crowned)).toBe("official +age_of_empire +star_in_the_crown strategy=base");
    expect(heldBy(crowned, "age_of_empire")).toEqual(["+star_in_the_crown"]);
    expect(heldBy(before, "age_of_empire")).toEqual([]);
  });

  it("what does not go with something chosen is barred by it, both ways", () => {
    const crowned = read("official +star_in_the_crown", choices);
    expect(barredBy(crowned, "ancient_throne")).toEqual(["+star_in_the_crown"]);
    expect(barredBy(read("official +ancient_throne", choices), "star_in_the_crown")).toEqual(["+ancient_throne"]);
    expect(barredBy(read("official +ancient_throne +star_in_the_crown", choices), "star_in_the_crown")).toEqual([]);
  });

  it("a scenario leaves nothing else to choose", () => {
    const played = turned(read("official -leaders vp=14", choices), "fall_of_the_empire", true);
    expect(written(played)).toBe("official +fall_of_the_empire");
    expect(scenario(played)).toBe("fall_of_the_empire");
    expect(written(turned(played, "fall_of_the_empire", false))).toBe("official");
  });

  it("every recommended table is one of a ruleset, word by word", () => {
    for (const { ruleset } of Object.values(choices.presets)) {
      expect(read(ruleset, choices).other).toEqual([]);
      expect(written(read(ruleset, choices))).toBe(ruleset);
    }
  });
});

describe("tables people ask for", () => {
  it("a game against five bots has six seats, one of them mine, all called differently", () => {
    const { seats } = againstBots("vela");
    expect(seats.map((seat) => seat.plays)).toEqual(["me", "bot", "bot", "bot", "bot", "bot"]);
    expect(new Set(seats.map((seat) => seat.name.toLowerCase())).size).toBe(6);
  });

  it("everybody sits where he was put, and the table waits for those who are to come", () => {
    const wanted = furnished("Ann", table([NOBODY, ben, open], { ruleset: "official", isPublic: false }), choices);
    expect(wanted.seats.map((seat) => seat.plays)).toEqual(["me", "bot", "guest", "open"]);
    expect(wanted).toMatchObject({ ruleset: "official", map: "built", public: false, waits: true, seed: null });
    expect(furnished("Ann", table([NOBODY]), choices).waits).toBe(false);
  });

  it("nine seats of bots and nameless friends are all called differently", () => {
    const rows = Array.from({ length: 8 }, (_, n) => (n % 2 ? NOBODY : { ...ben, name: n ? " " : "Rook" }));
    const names = seated("Vela", table(rows)).map((seat) => seat.name);
    expect(names.every(Boolean)).toBe(true);
    expect(new Set(names).size).toBe(9);
  });

  it("the map is the one that the text or its ruleset says, and a seed is a number", () => {
    expect(furnished("Ann", table([ben], { ruleset: "cp" }), choices).map).toBe("auto");
    expect(furnished("Ann", table([ben], { ruleset: "sa17 map=the_wheel", seed: "42" }), choices)).toMatchObject({
      map: "the_wheel",
      seed: 42,
    });
    expect(furnished("Ann", table([ben], { ruleset: "nothing", seed: "x" }), choices)).toMatchObject({ map: "auto", seed: null });
  });
});

describe("words", () => {
  it("are found, counted and filled in", () => {
    expect(say("round", { round: 4 })).toBe("Round 4");
    expect(say("hits", { count: 1 })).toBe("one hit to take");
    expect(say("hits", { count: 3 })).toBe("3 hits to take");
  });
});

describe("what the rules of a table are called", () => {
  it.each(choices.rulesets.map(({ id }) => id))("%s has a name", (id) => {
    expect(rulesNamed(id)).toBe(say(`rules-${id}`));
    expect(rulesNamed(id)).not.toContain(id);
  });

  it("is told with how much of them is changed", () => {
    expect(rulesNamed("sa17 +distant_suns vp=7")).toBe("Shattered Ascension 17, 2 changes");
  });
});

describe("around a table", () => {
  it("it is called as its host says, or after him", () => {
    expect(furnished("Ann", table([]), choices).name).toBe("Ann's table");
    expect(furnished("Ann", table([], { title: " Friday club " }), choices).name).toBe("Friday club");
  });

  it("its clock is told in a sentence", () => {
    expect(timeTold({})).toBe("No clock.");
    expect(timeTold({ kind: "turn", seconds: 900, out: "once" })).toBe(
      "Clock: 15 minutes a turn. When it runs out a bot answers this once.",
    );
    const nights = { begin: 23, end: 7, zone: "Europe/Madrid" };
    expect(timeTold({ kind: "total", seconds: 7 * 86400, increment: 3600, nights })).toBe(
      "Clock: 7 days in all, and after each turn one hour more. When it runs out everybody is told. " +
        "Nights do not count (23 to 7, Europe/Madrid).",
    );
  });

  it("an open seat is called in the reader's words until somebody sits there", () => {
    const seat: SeatSummary = { seat: 3, name: "Asiento abierto 4", bot: "", joined: false, open: true, race: "", points: 0 };
    expect(seatNamed(seat)).toBe("Open seat 4");
    expect(seatNamed({ ...seat, name: "Dee", joined: true })).toBe("Dee");
  });

  it("no more vacation is offered than is left", () => {
    expect(holidays(0)).toEqual([]);
    expect(holidays(5)).toEqual([3, 5]);
    expect(holidays(14)).toEqual([3, 7, 14]);
  });
});
