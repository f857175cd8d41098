'use client';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { FetchedShelfProps } from './fetched-shelf.tsx';
import { CardsRowPlace } from './places.tsx';
import { Section } from './section.tsx';

const FetchedShelf = lazy(() => import('./fetched-shelf.tsx'));

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
  const placeOf = (cards: number) => (
    <Section title={title} more={more}>
      <CardsRowPlace count={cards} />
    </Section>
  );
  const place = placeOf(6);
  return (
    <div ref={ref}>
      {near ? (
        <Suspense fallback={place}>
          <FetchedShelf {...props} place={place} />
        </Suspense>
      ) : (
        placeOf(1)
      )}
    </div>
  );
}
