import { expect, it } from "vitest";

import { deviceNamed } from "../src/account/device";

it("calls a browser and its system as people do", () => {
  const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/156.0.0.0 Safari/537.36";
  const edge = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36 Edg/120.0";
  const phone =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1";
  expect(deviceNamed(chrome)).toBe("Chrome · Linux");
  expect(deviceNamed(edge)).toBe("Edge · Windows");
  expect(deviceNamed(phone)).toBe("Safari · iPhone");
  expect(deviceNamed("a teapot")).toBe("a teapot");
  expect(deviceNamed("")).toBe("");
});
