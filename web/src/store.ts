/** A value that parts of the page watch: each is drawn anew only when what it has picked out of it changes. */

import { useCallback, useRef, useSyncExternalStore } from "react";

export interface Store<S> {
  readonly get: () => S;
  readonly set: (change: Partial<S>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<S extends object>(initial: S): Store<S> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (change) => {
      if (Object.entries(change).every(([name, value]) => Object.is(state[name as keyof S], value))) return;
      state = { ...state, ...change };
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What was picked, out of which state, how, and which parts of the state were looked at for it. */
export interface Picked<S, T> {
  readonly state: S;
  readonly select: (state: S) => T;
  readonly picked: T;
  readonly reads: ReadonlySet<keyof S>;
}

/** Picks something out of a state; the same thing again as long as it is equal, and without looking as long as nothing has changed of
 *  what was looked at. */
export function pick<S extends object, T>(
  known: Picked<S, T> | null,
  state: S,
  select: (state: S) => T,
  equal: (a: T, b: T) => boolean,
): Picked<S, T> {
  if (known?.select === select && unchanged(known, state)) return known;
  const reads = new Set<keyof S>();
  const watched = new Proxy(state, {
    get: (parts, part) => {
      reads.add(part as keyof S);
      return parts[part as keyof S];
    },
  });
  const picked = select(watched);
  return { state, select, reads, picked: known && equal(known.picked, picked) ? known.picked : picked };
}

function unchanged<S, T>({ state: older, reads }: Picked<S, T>, newer: S): boolean {
  if (older === newer) return true;
  for (const part of reads) if (!Object.is(older[part], newer[part])) return false;
  return true;
}

/** What a part picks out of a store; the same thing again as long as it is equal. */
export function useStore<S extends object, T>(
  store: Store<S>,
  select: (state: S) => T,
  equal: (a: T, b: T) => boolean = Object.is,
): T {
  const known = useRef<Picked<S, T> | null>(null);
  const snapshot = useCallback(
    () => (known.current = pick(known.current, store.get(), select, equal)).picked,
    [store, select, equal],
  );
  return useSyncExternalStore(store.subscribe, snapshot);
}

/** Whether two lists hold the same things. */
export function alike<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((each, n) => Object.is(each, b[n]));
}

/** The newer of two values, with every part of the older one that is equal kept as it is. */
export function share<T>(older: unknown, newer: T): T {
  if (Object.is(older, newer)) return newer;
  if (Array.isArray(older) && Array.isArray(newer)) {
    const parts = newer.map((each, n) => share(older[n] as unknown, each as unknown));
    return (alike(older, parts) ? older : parts) as T;
  }
  if (isPlain(older) && isPlain(newer)) {
    const parts = Object.fromEntries(Object.entries(newer).map(([name, value]) => [name, share(older[name], value)]));
    const names = Object.keys(parts);
    const same = names.length === Object.keys(older).length && names.every((name) => Object.is(older[name], parts[name]));
    return (same ? older : parts) as T;
  }
  return newer;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
