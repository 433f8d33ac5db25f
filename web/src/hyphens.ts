/** Where long words may be parted: browsers know no syllables of every language, and a word that breaks without a hyphen reads as two. */

const LONG = 9; // letters; shorter words find room
const SHY = "\u00ad";
const VOWEL = /[aeiouyáéíóúü]/i;
const TOGETHER = /^(ch|sh|th|ph|wh|ck|qu|ll|rr|gu|[bcdfgkpt]r|[bcfgkp]l)$/i;

/** A text with soft hyphens in its long words. */
export function hyphenated(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : parted(word)));
}

/** A syllable begins with the last consonant before a vowel, or with the last two where they are spoken as one. */
function parted(word: string): string {
  const vowel = (n: number) => VOWEL.test(word.charAt(n));
  const begins = (n: number) => {
    if (vowel(n)) return false;
    const pair = TOGETHER.test(word.slice(n, n + 2)) && vowel(n + 2);
    const second = TOGETHER.test(word.slice(n - 1, n + 1));
    return pair || (vowel(n + 1) && !second);
  };
  const last = word.length - 2;
  return word.replace(/\p{L}/gu, (letter, n: number) => (n > 2 && n < last && begins(n) ? SHY + letter : letter));
}
