import { startTransition, useEffect, useState } from 'react';

type Listener = (pending: readonly string[], isBegin: boolean) => void;

/** Addresses of the navigations that are under way. */
let pending: readonly string[] = [];
const listeners = new Set<Listener>();

function change(next: readonly string[], isBegin: boolean): void {
  pending = next;
  for (const listener of listeners) listener(next, isBegin);
}

/** Lists a navigation's address as pending until its promise settles. */
export function trackNavigation(address: string, navigation: Promise<unknown>): void {
  change([...pending, address], true);
  const settle = () => change(pending.toSpliced(pending.indexOf(address), 1), false);
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

/** Addresses of the navigations that are under way; undefined before the first one. */
export function usePendingNavigations(): readonly string[] | undefined {
  const [shown, setShown] = useState<readonly string[]>();
  useEffect(() => {
    const listener: Listener = (next, isBegin) => {
      // A timeout leaves the navigation's transition, which would delay this update to its end.
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
