'use client';
import { createContext, useContext, useEffect, useState } from 'react';
import { loadScript } from '../../framework/browser/load-script.ts';
import { staticHtml } from '../../framework/browser/static-html.tsx';
import { isSignedIn } from '../session/login-flag.ts';
import * as css from './door.css';
import type { DoorItems, LiveFormat } from './live-door.ts';
import type { ShownDoor } from './shown-door.ts';

const ChosenItems = createContext<DoorItems | undefined>(undefined);

/** Tells the estimate on the page which variants are chosen; undefined while the choice is incomplete. */
export const ChosenItemsProvider = ChosenItems.Provider;

const useContent = staticHtml(() => import('./door-content.tsx'));

type ProductDoorProps = {
  readonly productUrl: string;
  /** What the server estimated, and for which variants: the least quantity. */
  readonly items: DoorItems;
  readonly shown: ShownDoor;
  readonly format: LiveFormat;
};

/**
 * What the chosen variants cost at the door. It follows every change of the choice; what that takes is loaded then. While
 * a new estimate is read, the old amounts are hidden.
 */
export function ProductDoor({ productUrl, items, shown, format }: ProductDoorProps) {
  const key = JSON.stringify(useContext(ChosenItems) ?? items);
  const isFirst = key === JSON.stringify(items);
  const { title } = shown;
  const [live, setLive] = useState<{ key: string; shown: ShownDoor }>();
  useEffect(() => {
    // Without a session the server's own estimate holds for what it was made for.
    if (isFirst && !isSignedIn()) return;
    const abort = new AbortController();
    const { signal } = abort;
    loadScript(() => import('./live-door.ts'))
      .then(({ productDoor }) => productDoor(productUrl, JSON.parse(key), format, signal))
      .then(
        (found) =>
          !signal.aborted && setLive({ key, shown: { ...found, title: found.title || title } }),
        // Without a connection the place stays empty.
        () => undefined,
      );
    return () => abort.abort();
  }, [key, isFirst, productUrl, format, title]);
  const current = live?.key === key ? live.shown : isFirst ? shown : undefined;
  const content = useContent({ shown: current ?? live?.shown ?? shown });
  return <details className={css.door} aria-busy={!current} aria-live="polite" {...content} />;
}
