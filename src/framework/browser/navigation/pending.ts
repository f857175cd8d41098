import { startTransition, useEffect, useState } from 'react';

type Listener = (pending: readonly string[], isBegin: boolean) => void;

/**
 * The navigations that are under way. A navigation is named by its link's path and query, or by the router's name of
 * its payload.
 */
let pending: readonly string[] = [];
const listeners = new Set<Listener>();

function change(next: readonly string[], isBegin: boolean): void {
  pending = next;
  for (const listener of listeners) listener(next, isBegin);
}

/** Lists a navigation as pending until its promise settles. */
export function trackNavigation(name: string, navigation: Promise<unknown>): void {
  change([...pending, name], true);
  const settle = () => change(pending.toSpliced(pending.indexOf(name), 1), false);
  navigation.then(settle, settle);
}

/** Resolves once no navigation is under way. */
export function untilNavigated(): Promise<void> {
  return new Promise((resolve) => {
    const listener: Listener = (next) => {
      if (next.length > 0) return;
      listeners.delete(listener);
      resolve();
    };
    listeners.add(listener);
    listener(pending, false);
  });
}

/** The navigations that are under way (see `pending`); undefined before the first one. */
export function usePendingNavigations(): readonly string[] | undefined {
  const [shown, setShown] = useState<readonly string[]>();
  useEffect(() => {
    const listener: Listener = (next, isBegin) => {
      // This may run inside the navigation's React transition, which would hold the update back until
      // the navigation ends. `setTimeout` runs it outside.
      setTimeout(() => {
        if (isBegin) setShown(next);
        else startTransition(() => setShown(next));
      });
    };
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, []);
  return shown;
}
