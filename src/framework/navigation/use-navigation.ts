import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useElementsPromise_UNSTABLE as useElementsPromise } from 'waku/minimal/client';
import { isPrerendering } from '../prerendering.ts';

export type Ways = RefObject<
  ReturnType<typeof import('./watch-navigation.ts').watchWays> | undefined
>;

/** `ways.ts`, once the page was touched: before that nobody goes anywhere by it. */
export function useWays(): Ways {
  const ways: Ways = useRef(undefined);
  const elements = useElementsPromise();
  const arrive = useEffectEvent(() => ways.current?.arrive(elements));
  // The router, around all this, writes the address and scrolls after it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that a page has come.
  useLayoutEffect(() => queueMicrotask(arrive), [elements]);
  useEffect(() => {
    const ends = new AbortController();
    const load = async () => {
      const { watchWays } = await import('./watch-navigation.ts');
      if (ways.current || ends.signal.aborted) return;
      ways.current = watchWays(ends.signal);
      arrive();
    };
    const begin = () => void load().catch(() => undefined);
    if (isPrerendering()) begin();
    const { signal } = ends;
    // Here, within the router, so that it comes before the router's own.
    addEventListener('popstate', () => ways.current?.turn(), { signal });
    for (const touch of ['pointerover', 'focusin']) {
      addEventListener(touch, begin, { once: true, passive: true, signal });
    }
    return () => {
      ends.abort();
      ways.current = undefined;
    };
  }, []);
  return ways;
}
