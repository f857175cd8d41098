'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { lazyIsland } from '../../../framework/browser/lazy-island.tsx';
import type { FetchedShelfProps } from './fetched-shelf.tsx';

const FetchedShelf = lazyIsland(() => import('./fetched-shelf.tsx'));

/** The shelf is fetched when it is this close below the screen. */
const NEAR = '600px';

type LazyShelfProps = FetchedShelfProps & {
  /** Its skeleton, made by the server. */
  readonly children: ReactNode;
};

/**
 * A shelf that is fetched when the reader comes near it. On a product page two dozen other products
 * would be half of the page's bytes, and most readers never see them. Without scripts the heading of
 * the skeleton links to the same products.
 */
export function LazyShelf({ children, ...shelf }: LazyShelfProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => setNear((was) => was || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: NEAR },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  const Shelf = FetchedShelf.useScript(near);
  return <div ref={ref}>{near && Shelf ? <Shelf {...shelf} /> : children}</div>;
}
