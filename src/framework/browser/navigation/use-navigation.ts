import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useElementsPromise_UNSTABLE, useRegisterRscEnhancer_UNSTABLE } from 'waku/minimal/client';
import { beginRequest, beginReturn, pageShown, watchScroll } from './history-cache.ts';
import { noteRequestId } from './last-request.ts';
import { trackNavigation } from './pending.ts';
import { watchPreferences } from './preferences-changed.ts';
import { watchPrerendered } from './prerender.ts';
import { sharePictureAgain } from './shared-picture.ts';
import { isPrefetching, useLinks } from './use-links.ts';

/**
 * Serves the router's requests from the history cache if it can. Tracks the others as pending
 * navigations, except prefetches.
 */
function useHistoryCache(): void {
  const register = useRegisterRscEnhancer_UNSTABLE();
  useEffect(
    () =>
      register((request) => (path, params, options) => {
        const cached = beginRequest();
        if (cached) return cached.then((elements) => ({ elements }));
        const fetchAndNote: typeof fetch = async (...args) => {
          const response = await options.fetch(...args);
          noteRequestId(response);
          return response;
        };
        const elements = request(path, params, { ...options, fetch: fetchAndNote });
        if (!isPrefetching()) trackNavigation(path, elements);
        return elements;
      }),
    [register],
  );
}

/**
 * Adds to Waku's router: links, prefetching, the history cache and the shared picture
 * (docs/decisions/034). Use it once, inside the router. Pages for whose path `isPersonal` returns
 * true are neither prefetched nor cached.
 */
export function useNavigation(isPersonal: (pathname: string) => boolean): void {
  const elements = useElementsPromise_UNSTABLE();
  useHistoryCache();
  useLinks(isPersonal);
  const show = useEffectEvent(() => {
    const isReturn = pageShown(elements, !isPersonal(location.pathname));
    if (isReturn) sharePictureAgain();
  });
  // The router's effect sets the URL and scrolls. It runs after this one, because the router contains
  // this component. The microtask runs after both.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run for each new page.
  useLayoutEffect(() => queueMicrotask(show), [elements]);
  useEffect(() => {
    const cleanup = new AbortController();
    const { signal } = cleanup;
    // Effects of inner components run first, so this listener precedes the router's own.
    addEventListener('popstate', beginReturn, { signal });
    watchPrerendered(signal);
    watchPreferences(signal);
    watchScroll(signal);
    return () => cleanup.abort();
  }, []);
}
