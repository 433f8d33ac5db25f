import { describe, expect, it } from "vitest";

import { formatBits, qrCode, remainder } from "../src/qr";

/** Reads a code back as a reader does: along its columns, without the mask, past whatever is fixed. */
function readBack(modules: readonly (readonly boolean[])[]): string {
  const size = modules.length;
  const fixed = (x: number, y: number) =>
    x === 6 ||
    y === 6 ||
    (x < 9 && y < 9) ||
    (x >= size - 8 && y < 9) ||
    (x < 9 && y >= size - 8) ||
    (size > 21 && Math.abs(x - (size - 7)) <= 2 && Math.abs(y - (size - 7)) <= 2);
  const bits: number[] = [];
  let upward = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let n = 0; n < size; n += 1) {
      const y = upward ? size - 1 - n : n;
      for (const x of [right, right - 1]) if (!fixed(x, y)) bits.push(Number(modules[y]?.[x] !== ((x + y) % 2 === 0)));
    }
    upward = !upward;
  }
  const number = (from: number, count: number) => Number.parseInt(bits.slice(from, from + count).join(""), 2);
  expect(number(0, 4)).toBe(4);
  return String.fromCharCode(...Array.from({ length: number(4, 8) }, (_, n) => number(12 + n * 8, 8)));
}

describe("a QR code", () => {
  it("corrects errors as the standard's example does", () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(remainder(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });

  it("says its level and mask as the standard's table does", () => {
    expect(formatBits(0).toString(2).padStart(15, "0")).toBe("111011111000100");
  });

  it.each(["http://10.0.0.7/seat/x", "http://192.168.1.20:8000/seat/AbCdEfGhIjKlMnOpQrStUvWxYz012345", "x".repeat(106)])(
    "of %s is read back",
    (text) => {
      const modules = qrCode(text);
      expect(modules && readBack(modules)).toBe(text);
    },
  );

  it("is not made of what is too long", () => {
    expect(qrCode("x".repeat(107))).toBeNull();
  });
});
