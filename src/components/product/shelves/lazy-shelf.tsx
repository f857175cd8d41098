'use client';
import { useEffect, useRef, useState } from 'react';
import { lazyIsland } from '../../../framework/browser/lazy-island.tsx';
import { Section } from '../../ui/section.tsx';
import { CardsRowSkeleton } from '../skeletons.tsx';
import type { FetchedShelfProps } from './fetched-shelf.tsx';

const FetchedShelf = lazyIsland(() => import('./fetched-shelf.tsx'));

/** The shelf is fetched when it is this close below the screen. */
const NEAR = '600px';

/**
 * A shelf that is fetched when the reader comes near it. Two dozen cards of a shelf that most
 * readers never see would be half of a page's bytes. Without scripts only the heading is shown,
 * which links to the same products.
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
      {near && Shelf ? (
        <Shelf {...props} />
      ) : (
        <Section title={title} more={more}>
          <CardsRowSkeleton count={1} />
        </Section>
      )}
    </div>
  );
}
