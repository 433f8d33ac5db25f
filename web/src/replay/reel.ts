/** The game again as a row of frames: how the table stood at the beginning of a chapter, and after each of its beats. */

import { applied } from "../changes";
import type { Chapter, Happening, TableView } from "../wire";

/** A moment: a page of the record, and how many beats after its beginning. */
export interface Moment {
  readonly page: number;
  readonly beat: number;
}

/** A chapter, and which of its frames is shown: 0 is its beginning. */
export interface Shown {
  readonly chapter: Chapter;
  readonly frame: number;
}

const frames = new WeakMap<Chapter, TableView[]>();

/** How the table stood in a frame. */
export function positionAt({ chapter, frame }: Shown): TableView {
  const known = frames.get(chapter) ?? [chapter.position];
  frames.set(chapter, known);
  for (let n = known.length; n <= frame; n += 1) {
    const before = known[n - 1] ?? chapter.position;
    known.push(applied(before, chapter.beats[n - 1]?.changes ?? []));
  }
  return known[frame] ?? chapter.position;
}

/** The page of a frame. */
export function pageOf({ chapter, frame }: Shown): number {
  return frame === 0 ? chapter.page : (chapter.beats[frame - 1]?.page ?? chapter.page);
}

/** The first frame of a chapter that has come to a page, or its last. */
export function frameOf(chapter: Chapter, { page, beat }: Moment): number {
  const first = page <= chapter.page ? 0 : chapter.beats.findIndex((each) => each.page >= page) + 1;
  const start = page > chapter.page && first === 0 ? chapter.beats.length : first;
  return Math.min(start + beat, chapter.beats.length);
}

/** Which moment a frame is. */
export function momentOf(shown: Shown): Moment {
  const page = pageOf(shown);
  return { page, beat: shown.frame - frameOf(shown.chapter, { page, beat: 0 }) };
}

/** What was told up to a frame, of its chapter. */
export function toldUntil({ chapter, frame }: Shown): readonly Happening[] {
  return chapter.beats.slice(0, frame).flatMap((beat) => beat.events);
}

/** What was told in a frame. */
export function toldIn({ chapter, frame }: Shown): readonly Happening[] {
  return frame === 0 ? [] : (chapter.beats[frame - 1]?.events ?? []);
}

/** Whether a chapter goes through a page. */
export function holds(chapter: Chapter, page: number): boolean {
  return page >= chapter.page && (chapter.next === null || page < chapter.next);
}

/** The address of a moment. */
export function addressAt(table: string, seat: number | null, { page, beat }: Moment): string {
  const query = new URLSearchParams();
  if (seat !== null) query.set("seat", `${seat}`);
  query.set("at", `${page}`);
  if (beat > 0) query.set("beat", `${beat}`);
  return `/tables/${encodeURIComponent(table)}/replay?${query}`;
}

/** The moment an address means; none said: the beginning. */
export function momentAt(search: string): Moment {
  const query = new URLSearchParams(search);
  const number = (name: string) => {
    const said = Number(query.get(name) ?? 0);
    return Number.isInteger(said) && said > 0 ? said : 0;
  };
  return { page: number("at"), beat: number("beat") };
}

/** The round a page belongs to. */
export function roundAt(rounds: readonly (readonly [number, number])[], page: number): number {
  return rounds.filter(([, begins]) => begins <= page).at(-1)?.[0] ?? 0;
}

/** How many pages before a chapter the one begins that is fetched to go back. */
const BACK = 8;

export type Fetch = (page: number) => Promise<Chapter>;

/** The frame of a moment. */
export async function found(moment: Moment, known: readonly Chapter[], fetch: Fetch): Promise<Shown> {
  const at = known.find((chapter) => holds(chapter, moment.page)) ?? (await fetch(moment.page));
  return { chapter: at, frame: frameOf(at, moment) };
}

/** One frame on; none after the last. */
export async function onward(shown: Shown, known: readonly Chapter[], fetch: Fetch): Promise<Shown | null> {
  const { chapter, frame } = shown;
  if (frame < chapter.beats.length) return { chapter, frame: frame + 1 };
  if (chapter.next === null) return null;
  const next = chapter.next;
  const following = known.find((each) => each.page === next) ?? (await fetch(next));
  return following.beats.length > 0 ? { chapter: following, frame: 1 } : null;
}

/** One frame back; none before the first. */
export async function back(shown: Shown, fetch: Fetch): Promise<Shown | null> {
  const { chapter, frame } = shown;
  if (frame > 0) return { chapter, frame: frame - 1 };
  if (chapter.page === 0) return null;
  let before = await fetch(Math.max(0, chapter.page - BACK));
  while (before.next !== null && before.next < chapter.page) before = await fetch(before.next);
  const here = frameOf(before, { page: chapter.page, beat: 0 });
  return { chapter: before, frame: Math.max(0, here - 1) };
}
