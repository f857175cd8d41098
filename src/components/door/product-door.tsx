'use client';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { loadScript } from '../../framework/browser/load-script.ts';
import { isSignedIn } from '../session/login-flag.ts';
import type { DoorItems, LiveFormat } from './live-door.tsx';
import { place } from './place.css';

const ChosenItems = createContext<DoorItems | undefined>(undefined);

/** Tells the estimate on the page which variants are chosen; undefined while the choice is incomplete. */
export const ChosenItemsProvider = ChosenItems.Provider;

type ProductDoorProps = {
  readonly productUrl: string;
  /** For which variants the server estimated: the least quantity. */
  readonly items: DoorItems;
  readonly format: LiveFormat;
  /** What a new estimate ends with when it is open. */
  readonly more: ReactNode;
  /** The server's estimate. */
  readonly children: ReactNode;
};

/**
 * What the chosen variants cost at the door. It follows every change of the choice; what that takes is loaded then. While
 * a new estimate is read, the old amounts are hidden.
 */
export function ProductDoor({ productUrl, items, format, more, children }: ProductDoorProps) {
  const key = JSON.stringify(useContext(ChosenItems) ?? items);
  const isFirst = key === JSON.stringify(items);
  const [live, setLive] = useState<{ key: string; shown: ReactNode }>();
  useEffect(() => {
    // Without a session the server's own estimate holds for what it was made for.
    if (isFirst && !isSignedIn()) return;
    const abort = new AbortController();
    const { signal } = abort;
    loadScript(() => import('./live-door.tsx'))
      .then(({ productDoor }) =>
        productDoor({ productUrl, items: JSON.parse(key), format, more }, signal),
      )
      // Without a connection the place stays empty.
      .then(
        (shown) => !signal.aborted && setLive({ key, shown }),
        () => undefined,
      );
    return () => abort.abort();
  }, [key, isFirst, productUrl, format, more]);
  const current = live?.key === key ? live.shown : isFirst && children;
  return (
    <div className={place} aria-busy={!current} aria-live="polite">
      {current || live?.shown || children}
    </div>
  );
}
