/** Colours of players and specialties. A seat's colour never stands alone: its symbol, and most often its name, is beside it. */

/** Nine colours that stay apart for colour-blind eyes, on dark and on light ground. */
const SEATS = ["#f39b2d", "#58b9f0", "#1fb58a", "#efe04a", "#5f7cff", "#e8532b", "#e394c9", "#eef1f6", "#9a6b4f"] as const;
const NOBODY = "#98a1b5";

/** The colour of a seat; grey for nobody and for neutral units. */
export function seatColour(seat: number): string {
  return seat < 0 ? NOBODY : (SEATS[seat % SEATS.length] ?? NOBODY);
}

/** The symbols by which seats are told apart without colour, about 20 by 20 around the origin. */
const SYMBOLS = [
  "M0-9A9 9 0 1 1-.01-9Z",
  "M-8-8H8V8H-8Z",
  "M0-10 9.5 7.5H-9.5Z",
  "M0-10.5 9 0 0 10.5-9 0Z",
  "M-3-9H3V-3H9V3H3V9H-3V3H-9V-3H-3Z",
  "M0-10.5 2.7-3.7 10-3.2 4.4 1.4 6.2 8.5 0 4.6-6.2 8.5-4.4 1.4-10-3.2-2.7-3.7Z",
  "M-4.8-9H4.8L9.6 0 4.8 9H-4.8L-9.6 0Z",
  "M-9.5-7.5H9.5L0 10Z",
  "M-9-3 0-10 9-3 6 9H-6Z",
] as const;
const NO_SYMBOL = "M-7-3H7V3H-7Z";

/** The outline of a seat's symbol. */
export function seatSymbol(seat: number): string {
  return seat < 0 ? NO_SYMBOL : (SYMBOLS[seat % SYMBOLS.length] ?? NO_SYMBOL);
}

export const SPECIALTY: Readonly<Record<string, string>> = {
  red: "#ff6b5e",
  blue: "#5b9dff",
  green: "#55d68b",
  yellow: "#ffd04d",
};
