/** Hints for somebody's first game: which of them fits now, each shown once, all of them off at one word. Pure. */

/** What a hint goes by. */
export interface Moment {
  /** The sheet on which one is to decide; "": one waits. */
  readonly editor: string;
  /** How many cards one holds. */
  readonly cards: number;
  readonly fighting: boolean;
  readonly canTakeBack: boolean;
}

/** What has been shown, at which table; `off`: nobody wants more. */
export interface Shown {
  readonly table: string;
  readonly seen: readonly string[];
  readonly off: boolean;
}

export const NONE_YET: Shown = { table: "", seen: [], off: false };

/** Sheets that say at the first time what they want. */
const SHEETS = ["cards", "action", "move", "land", "produce", "pay", "counters", "ballots", "casualties", "trade", "amount"];

/** The hints that fit, what one is to do now first. */
export function fitting({ editor, cards, fighting, canTakeBack }: Moment): readonly string[] {
  return [
    ...(fighting ? ["odds"] : []),
    ...(SHEETS.includes(editor) ? [editor] : []),
    ...(cards > 0 ? ["hand"] : []),
    ...(canTakeBack ? ["take-back"] : []),
    ...(editor === "" ? ["waiting"] : []),
  ];
}

/** The hint to show now: the first that fits and was not shown before, in the first game alone. */
export function hintNow(shown: Shown, table: string, moment: Moment): string {
  if (shown.off || (shown.table !== "" && shown.table !== table)) return "";
  return fitting(moment).find((hint) => !shown.seen.includes(hint)) ?? "";
}

/** Somebody has read a hint. */
export function read(shown: Shown, table: string, hint: string): Shown {
  return shown.seen.includes(hint) ? shown : { ...shown, table, seen: [...shown.seen, hint] };
}

/** What was kept of it; whoever kept nothing, or nonsense, is new. */
export function parsed(kept: string | null): Shown {
  try {
    const found = JSON.parse(kept ?? "{}") as Partial<Shown>;
    return {
      table: typeof found.table === "string" ? found.table : "",
      seen: Array.isArray(found.seen) ? found.seen.filter((each) => typeof each === "string") : [],
      off: found.off === true,
    };
  } catch {
    return NONE_YET;
  }
}
