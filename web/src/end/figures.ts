/** A finished game in figures: the lines of a chart, who was lucky, who came where. */

import type { Figures, Luck, Story } from "../wire";

export const MEASURES = [
  "points",
  "planets",
  "fleet",
  "troops",
  "built",
  "lost",
  "resources",
  "influence",
  "technologies",
] as const;
export type Measure = (typeof MEASURES)[number];

/** What everybody had of something, round after round; the game begins with nothing written. */
export function linesOf(story: Story, measure: Measure): readonly (readonly number[])[] {
  return story.players.map((_, seat) => story.rounds.map((round) => round.seats[seat]?.[measure] ?? 0));
}

/** The seats from first to last: winners, then points, then planets. */
export function standings(story: Story): readonly number[] {
  const last = story.rounds.at(-1)?.seats ?? [];
  const won = (seat: number) => Number(story.winners.includes(seat));
  const planets = (seat: number) => last[seat]?.planets ?? 0;
  const points = (seat: number) => story.players[seat]?.points ?? 0;
  return story.players
    .map((_, seat) => seat)
    .sort((a, b) => won(b) - won(a) || points(b) - points(a) || planets(b) - planets(a) || a - b);
}

/** How many hits more than expected, and how often chance gives at least so many (or at most, for the unlucky), as a share. */
export function luckOf(luck: Luck): { readonly more: number; readonly sigma: number } {
  const more = luck.hits - luck.expected;
  const chance = luck.dice > 0 ? luck.expected / luck.dice : 0;
  const spread = Math.sqrt(Math.max(luck.dice * chance * (1 - chance), 0));
  return { more, sigma: spread > 0 ? more / spread : 0 };
}

/** Battles won against what was to be expected, of one seat; those without odds are left out. */
export function battlesOf(
  story: Story,
  seat: number,
): { readonly fought: number; readonly won: number; readonly expected: number } {
  let [fought, won, expected] = [0, 0, 0];
  for (const battle of story.battles) {
    if (battle.chance === null || (battle.attacker !== seat && battle.defender !== seat)) continue;
    fought += 1;
    won += Number(battle.winner === seat);
    expected += battle.attacker === seat ? battle.chance : 1 - battle.chance;
  }
  return { fought, won, expected };
}

/** The whole of a figure over all rounds. */
export function summed(story: Story, seat: number, name: keyof Figures): number {
  return story.rounds.reduce((sum, round) => sum + (round.seats[seat]?.[name] ?? 0), 0);
}

/** Whole numbers for the side of a chart: from 0 in even steps, at most four of them, to the first that reaches the most. */
export function ticks(most: number): readonly number[] {
  const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
  const step = steps.find((each) => each * 4 >= most) ?? Math.ceil(most / 4);
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, n) => n * step);
}

/** A polyline through values, over the width and under the height of a chart. */
export function polyline(values: readonly number[], most: number, width: number, height: number): string {
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  return values
    .map(
      (value, n) => `${Math.round(n * step * 10) / 10},${Math.round((height - (value / Math.max(most, 1)) * height) * 10) / 10}`,
    )
    .join(" ");
}
