/** All agendas of a council on one sheet: an outcome for each, or none, and the votes divided among them. */

import { numberNamed } from "../naming";
import type { Choice, Decision, Preview } from "../wire";

export interface Question {
  readonly card: string;
  readonly outcomes: readonly Choice[];
}

export interface BallotsModel {
  readonly questions: readonly Question[];
  readonly votes: number;
}

/** An outcome, and how many votes for it; no outcome: no votes on it. */
export interface Cast {
  readonly outcome: string;
  readonly votes: number;
}

export const NONE = "none";

/** Whether a question is the first of a ballot. */
export function opensBallot(decision: Decision): boolean {
  const draft = decision.pieces;
  return (
    decision.name === "ballot" &&
    draft?.draft === "ballots" &&
    draft.votes.length === 0 &&
    decision.options.some((option) => option.key === NONE)
  );
}

export type Ask = (keys: readonly string[]) => Promise<Preview>;

/** Reads all questions of a ballot by trying to abstain from one after the other, and how many votes there are by dividing them. */
export async function readBallot(decision: Decision, council: readonly string[], ask: Ask): Promise<BallotsModel> {
  const questions: Question[] = [];
  let next: Decision | null = decision;
  while (next && next.name === "ballot" && questions.length < council.length) {
    questions.push({ card: council[questions.length] ?? "", outcomes: next.options.filter((option) => option.key !== NONE) });
    next = (await ask(questions.map(() => NONE))).decision;
  }
  return { questions, votes: questions.length > 1 ? await countVotes(questions, ask) : 0 };
}

/** Votes are only divided where there are two agendas: the most for the first leaves one for the second. */
async function countVotes(questions: readonly Question[], ask: Ask): Promise<number> {
  const keys = questions.map((question, n) => (n < 2 ? (question.outcomes[0]?.key ?? NONE) : NONE));
  const dividing = (await ask(keys)).decision;
  if (dividing?.name !== "divide_votes") return 1;
  return Math.max(...dividing.options.map((option) => numberNamed(option.key) ?? 0)) + 1;
}

/** All votes on what is chosen, as evenly as they go unless somebody says otherwise; the last one gets the rest. */
export function divided(casts: readonly (Cast | null)[], votes: number): readonly (Cast | null)[] {
  const chosen = casts.filter((cast) => cast !== null).length;
  if (chosen === 0 || votes === 0) return casts;
  let left = votes;
  let later = chosen;
  return casts.map((cast) => {
    if (!cast) return null;
    later -= 1;
    const most = left - later;
    const share = later === 0 ? left : Math.max(1, Math.min(cast.votes || Math.ceil(left / (later + 1)), most));
    left -= share;
    return { ...cast, votes: share };
  });
}

/** The keys of a ballot: an outcome or none for each agenda, as long as a vote is left for one, then how many for all but the last. */
export function ballotKeys(casts: readonly (Cast | null)[], votes: number): readonly string[] {
  const left = (n: number) => votes - casts.slice(0, n).filter((each) => each !== null).length;
  const cast = divided(casts, votes).filter((_, n) => votes === 0 || left(n) > 0);
  const chosen = cast.filter((each) => each !== null);
  return [...cast.map((each) => each?.outcome ?? NONE), ...chosen.slice(0, -1).map((each) => `votes:${each.votes}`)];
}
