/** Views come whole once, and as differences from then on: a change is a place, and what stands there now. */

export type Change = readonly [readonly (string | number)[], unknown];

/** A value with changes made to it; whatever has not changed is the very same as before. */
export function applied<T>(value: T, changes: readonly Change[]): T {
  let now: unknown = value;
  for (const [path, put] of changes) now = placed(now, path, 0, put);
  return now as T;
}

function placed(value: unknown, path: readonly (string | number)[], at: number, put: unknown): unknown {
  const step = path[at];
  if (step === undefined) return put;
  if (Array.isArray(value)) {
    const copy: unknown[] = value.slice();
    copy[Number(step)] = placed(copy[Number(step)], path, at + 1, put);
    return copy;
  }
  const fields = (value ?? {}) as Record<string, unknown>;
  return { ...fields, [step]: placed(fields[step], path, at + 1, put) };
}
