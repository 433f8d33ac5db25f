import { expect, test } from "vitest";

import { hyphenated } from "../src/hyphens";

const shown = (text: string, spoken = "en") => hyphenated(text, spoken).replaceAll("\u00ad", "-");

test("long words may be parted between syllables, short ones stay whole", () => {
  expect(shown("Underground Defense Network")).toBe("Under-ground Defense Network");
  expect(shown("Inscrutability")).toBe("Ins-cru-ta-bi-lity");
  expect(shown("Paramagnetic Space Mines")).toBe("Para-mag-ne-tic Space Mines");
  expect(shown("Interrogatorio", "es")).toBe("Inte-rro-ga-to-rio");
});

test("two equal letters are one letter in Spanish, and are parted in English", () => {
  expect(shown("Minister of Intelligence")).toBe("Minister of Intel-li-gence");
  expect(shown("Vasallaje", "es")).toBe("Vasa-llaje");
});

test("letters that are spoken as one stay together", () => {
  expect(shown("Restrictions")).toBe("Res-tric-tions");
  expect(shown("Interplanetaria")).toBe("Inter-pla-ne-ta-ria");
});
