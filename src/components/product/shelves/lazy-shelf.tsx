'use client';
import { useEffect, useRef, useState } from 'react';
import { lazyIsland } from '../../../framework/browser/lazy-island.tsx';
import type { FetchedShelfProps } from './fetched-shelf.tsx';
import { LoadingShelf } from './loading-shelf.tsx';

const FetchedShelf = lazyIsland(() => import('./fetched-shelf.tsx'));

/** A shelf that is less than this distance below the screen is fetched. */
const FETCH_DISTANCE = '600px';

/**
 * A shelf that is fetched when the visitor scrolls near it. Most visitors never see it, and its two dozen cards would
 * be half of a page's bytes. Without scripts only its heading is shown, which links to the same products.
 */
export function LazyShelf(props: FetchedShelfProps) {
  const { title, more } = props;
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) =>
        setNear((wasNear) => wasNear || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: FETCH_DISTANCE },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  const Shelf = FetchedShelf.useScript(isNear);
  return (
    <div ref={ref}>
      {isNear && Shelf ? (
        <Shelf {...props} />
      ) : (
        <LoadingShelf title={title} more={more} count={1} />
      )}
    </div>
  );
}
