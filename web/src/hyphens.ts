/** Where long words may be parted: browsers know no syllables of every language, and a word that breaks without a hyphen reads as two. */

import { language } from "./words";

const LONG = 9; // letters; shorter words find room
const SHY = "\u00ad";
const VOWEL = /[aeiouyáéíóúü]/i;
const TOGETHER = /^(ch|sh|th|ph|wh|ck|qu|gu|[bcdfgkpt]r|[bcfgkp]l)$/i;

/** Two letters that are one in Spanish, and stand in two syllables in English. */
const DOUBLE = /^(ll|rr)$/i;

/** A text with soft hyphens in its long words. */
export function hyphenated(text: string, spoken = language()): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : parted(word, spoken)));
}

/** A syllable begins with the last consonant before a vowel, or with the last two where they are spoken as one. */
function parted(word: string, spoken: string): string {
  const together = (pair: string) => TOGETHER.test(pair) || (spoken === "es" && DOUBLE.test(pair));
  const vowel = (n: number) => VOWEL.test(word.charAt(n));
  const begins = (n: number) => {
    if (vowel(n)) return false;
    const pair = together(word.slice(n, n + 2)) && vowel(n + 2);
    const second = together(word.slice(n - 1, n + 1));
    return pair || (vowel(n + 1) && !second);
  };
  const last = word.length - 2;
  return word.replace(/\p{L}/gu, (letter, n: number) => (n > 2 && n < last && begins(n) ? SHY + letter : letter));
}
