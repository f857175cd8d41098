'use client';
import { useEffect, useRef, useState } from 'react';
import { lazyIsland } from '../../../framework/browser/lazy-island.tsx';
import type { FetchedShelfProps } from './fetched-shelf.tsx';
import { WaitingShelf } from './waiting-shelf.tsx';

const FetchedShelf = lazyIsland(() => import('./fetched-shelf.tsx'));

/** The distance below the screen at which the shelf is fetched. */
const NEAR = '600px';

/**
 * A shelf that is fetched when the visitor scrolls near it. Most visitors never see it, and its two
 * dozen cards would be half of a page's bytes. Without scripts only the heading is shown, which links to
 * the same products.
 */
export function LazyShelf(props: FetchedShelfProps) {
  const { title, more } = props;
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
  return (
    <div ref={ref}>
      {near && Shelf ? <Shelf {...props} /> : <WaitingShelf title={title} more={more} count={1} />}
    </div>
  );
}
