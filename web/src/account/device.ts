/** What a browser says it is, as people call it. Pure. */

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/Chrom(e|ium)\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Macintosh|Mac OS X/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux|X11/, "Linux"],
];

const first = (known: readonly (readonly [RegExp, string])[], said: string) => known.find(([mark]) => mark.test(said))?.[1];

/** "Firefox · Windows"; what nobody knows stays as it is. */
export function deviceNamed(said: string): string {
  return [first(BROWSERS, said), first(SYSTEMS, said)].filter(Boolean).join(" · ") || said;
}
