'use client';
import { useEffect, useRef, useState } from 'react';
import { lazyIsland } from '../../framework/lazy-island.tsx';
import { kept } from '../../framework/static-html.tsx';
import type { FetchedShelfProps } from './fetched-shelf.tsx';

const usePlace = kept(() => import('./coming-content.tsx'));
const FetchedShelf = lazyIsland(() => import('./fetched-shelf.tsx'));

/** So far below the screen it is fetched, to be there when it is reached. */
const NEAR = '600px';

/**
 * A shelf that comes when the reader comes near it. Where one product is shown, two dozen others
 * are half of the page's bytes, and most readers never get to them. Without a script its heading
 * leads to what it would show.
 */
export function ComingShelf(props: FetchedShelfProps) {
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
  const place = usePlace({ title, more, cards: 1 });
  const Shelf = FetchedShelf.useScript(near);
  const inside = near && Shelf ? { children: <Shelf {...props} /> } : place;
  return <div ref={ref} {...inside} />;
}
