'use client';
import { createContext, useContext, useEffect, useState } from 'react';
import { loadScript } from '../../framework/browser/load-script.ts';
import { staticHtml } from '../../framework/browser/static-html.tsx';
import type { MoneyFormat } from '../money/money-format.ts';
import { isSignedIn } from '../session/login-flag.ts';
import * as css from './door.css';
import type { DoorItems, LiveFormat } from './live-door.ts';
import type { ShownDoor } from './shown-door.ts';

type ChosenGoods = {
  productUrl: string;
  money: MoneyFormat;
  /** The chosen variants with their quantities; undefined while the choice is incomplete. */
  items?: DoorItems | undefined;
};

const Chosen = createContext<ChosenGoods | undefined>(undefined);

/** Passes the chosen variants, and the format of amounts, to the estimate on the page. */
export const ChosenGoodsProvider = Chosen.Provider;

const useContent = staticHtml(() => import('./door-content.tsx'));

type ProductDoorProps = {
  /** The server's estimate, and its variants: the least quantity. */
  readonly items: DoorItems;
  readonly shown: ShownDoor;
  readonly format: Omit<LiveFormat, 'money'>;
};

/**
 * The cost of the chosen variants at the door. It follows every change of the choice; its code is loaded
 * with the first change. While a new estimate is read, the old amounts are hidden.
 */
export function ProductDoor({ items, shown, format }: ProductDoorProps) {
  const { productUrl, money, items: chosen = items } = useContext(Chosen) ?? {};
  const key = JSON.stringify(chosen);
  const isFirst = key === JSON.stringify(items);
  const { title } = shown;
  const [live, setLive] = useState<{ key: string; shown: ShownDoor }>();
  useEffect(() => {
    // A visitor without a session keeps the estimate of the server for the first choice.
    if (!productUrl || !money || (isFirst && !isSignedIn())) return;
    const abort = new AbortController();
    const { signal } = abort;
    loadScript(() => import('./live-door.ts'))
      .then(({ productDoor }) =>
        productDoor(productUrl, JSON.parse(key), { ...format, money }, signal),
      )
      .then(
        (found) =>
          !signal.aborted && setLive({ key, shown: { ...found, title: found.title || title } }),
        // Without a connection the place stays empty.
        () => undefined,
      );
    return () => abort.abort();
  }, [key, isFirst, productUrl, money, format, title]);
  const current = live?.key === key ? live.shown : isFirst ? shown : undefined;
  const content = useContent({ shown: current ?? live?.shown ?? shown });
  return <details className={css.door} aria-busy={!current} {...content} />;
}
