'use client';
import { useSyncExternalStore } from 'react';
import { lazyIsland } from '../../framework/browser/lazy-island.tsx';
import { noHistory, subscribeHistory, watchHistory } from './watch-history.ts';
import type { WatchedShelfProps } from './watched-shelf.tsx';

const WatchedShelf = lazyIsland(() => import('./watched-shelf.tsx'));

/** The shelf of viewed products. Its script is loaded only if there are products to show. */
export function LazyWatchedShelf({
  except,
  ...shelf
}: Omit<WatchedShelfProps, 'products'> & { readonly except: string | undefined }) {
  const history = useSyncExternalStore(subscribeHistory, watchHistory, noHistory);
  const products = history.filter(({ productId }) => productId !== except);
  if (products.length === 0) return null;
  return <WatchedShelf products={products} {...shelf} />;
}
