/** A QR code (ISO 18004): bytes, level L, versions 1 to 5, which have one block each and hold 106 bytes at most. */

/** Codewords of data and of error correction by version. */
const VERSIONS: readonly (readonly [number, number])[] = [
  [19, 7],
  [34, 10],
  [55, 15],
  [80, 20],
  [108, 26],
];

/** The modules of a code, row by row; none for what is too long. */
export function qrCode(text: string): readonly (readonly boolean[])[] | null {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex(([data]) => bytes.length + 2 <= data) + 1;
  const [data, checks] = VERSIONS[version - 1] ?? [0, 0];
  if (data === 0) return null;
  const words = filled(bytes, data);
  return drawn(version, [...words, ...remainder(words, checks)]);
}

/** The data codewords: mode, length, bytes, end, and what fills the rest. */
function filled(bytes: Uint8Array, size: number): number[] {
  const bits = [...digits(0b0100, 4), ...digits(bytes.length, 8), ...[...bytes].flatMap((byte) => digits(byte, 8))];
  bits.push(...digits(0, Math.min(4, size * 8 - bits.length)));
  bits.push(...digits(0, (8 - (bits.length % 8)) % 8));
  const words = Array.from({ length: bits.length / 8 }, (_, n) => Number.parseInt(bits.slice(n * 8, n * 8 + 8).join(""), 2));
  while (words.length < size) words.push(words.length % 2 === (bits.length / 8) % 2 ? 236 : 17);
  return words;
}

function digits(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, n) => (value >> (count - 1 - n)) & 1);
}

/** A product in the field of 256 elements of the code. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product & 0xff;
}

/** The codewords of error correction (Reed and Solomon). */
export function remainder(words: readonly number[], count: number): number[] {
  const divisor = Array.from({ length: count }, (_, n) => Number(n === count - 1));
  let root = 1;
  for (let n = 0; n < count; n += 1) {
    for (let at = 0; at < count; at += 1) divisor[at] = times(divisor[at] ?? 0, root) ^ (divisor[at + 1] ?? 0);
    root = times(root, 2);
  }
  const rest = new Array<number>(count).fill(0);
  for (const word of words) {
    const factor = word ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach((each, at) => {
      rest[at] = (rest[at] ?? 0) ^ times(each, factor);
    });
  }
  return rest;
}

/** The fifteen bits that say level L and the first mask. */
export function formatBits(mask: number): number {
  const said = (0b01 << 3) | mask;
  let rest = said;
  for (let n = 0; n < 10; n += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  return ((said << 10) | rest) ^ 0x5412;
}

function drawn(version: number, words: readonly number[]): boolean[][] {
  const size = 17 + 4 * version;
  const dark = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const fixed = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const put = (x: number, y: number, on: boolean) => {
    const [row, taken] = [dark[y], fixed[y]];
    if (!row || !taken || x < 0 || x >= size) return;
    row[x] = on;
    taken[x] = true;
  };
  for (let n = 0; n < size; n += 1) {
    put(6, n, n % 2 === 0);
    put(n, 6, n % 2 === 0);
  }
  const finder = (middleX: number, middleY: number) => {
    for (let y = -4; y <= 4; y += 1)
      for (let x = -4; x <= 4; x += 1) {
        const ring = Math.max(Math.abs(x), Math.abs(y));
        put(middleX + x, middleY + y, ring !== 2 && ring !== 4);
      }
  };
  finder(3, 3);
  finder(size - 4, 3);
  finder(3, size - 4);
  if (version > 1)
    for (let y = -2; y <= 2; y += 1)
      for (let x = -2; x <= 2; x += 1) put(size - 7 + x, size - 7 + y, Math.max(Math.abs(x), Math.abs(y)) !== 1);
  const format = formatBits(0);
  const said = (n: number) => ((format >> n) & 1) === 1;
  for (let n = 0; n <= 5; n += 1) put(8, n, said(n));
  put(8, 7, said(6));
  put(8, 8, said(7));
  put(7, 8, said(8));
  for (let n = 9; n < 15; n += 1) put(14 - n, 8, said(n));
  for (let n = 0; n < 8; n += 1) put(size - 1 - n, 8, said(n));
  for (let n = 8; n < 15; n += 1) put(8, size - 15 + n, said(n));
  put(8, size - 8, true);
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let along = 0; along < size; along += 1)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - along : along;
        const row = dark[y];
        if (!row || fixed[y]?.[x]) continue;
        const on = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        row[x] = on !== ((x + y) % 2 === 0);
        bit += 1;
      }
  }
  return dark;
}
