/** Colours of players and specialties. A seat's colour never stands alone: its initial or name is always beside it. */

const SEATS = ["#ff5d5d", "#5b9dff", "#4fd17f", "#ffd34d", "#c08bff", "#ff9a4d", "#ff85cb", "#3fdcd3"] as const;

/** The colour of a seat; grey for nobody and for neutral units. */
export function seatColour(seat: number): string {
  return seat < 0 ? "#a7adbd" : (SEATS[seat % SEATS.length] ?? "#a7adbd");
}

export const SPECIALTY: Readonly<Record<string, string>> = {
  red: "#ff6b5e",
  blue: "#5b9dff",
  green: "#55d68b",
  yellow: "#ffd04d",
};

/** The initial by which a seat is known on the board. */
export function initial(name: string): string {
  return (name.trim()[0] ?? "?").toUpperCase();
}
