import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useElementsPromise_UNSTABLE, useRegisterRscEnhancer_UNSTABLE } from 'waku/minimal/client';
import { beginReturn, cachedElements, pageShown, watchScroll } from './history-cache.ts';
import { noteRequest } from './last-request.ts';
import { trackNavigation } from './pending.ts';
import { watchPreferences } from './preferences-changed.ts';
import { watchPrerendered } from './prerender.ts';
import { sharePictureAgain, skipOtherTransitions } from './shared-picture.ts';
import { isPrefetching, useLinks } from './use-links.ts';

/** Answers the router's requests for pages that the history cache has, and tracks all others. */
function useHistoryCache(): void {
  const register = useRegisterRscEnhancer_UNSTABLE();
  useEffect(
    () =>
      register((request) => (path, params, options) => {
        const cached = cachedElements();
        if (cached) return cached.then((elements) => ({ elements }));
        const fetchAndNote: typeof fetch = async (...args) => {
          const response = await options.fetch(...args);
          noteRequest(response);
          return response;
        };
        const answer = request(path, params, { ...options, fetch: fetchAndNote });
        if (!isPrefetching()) trackNavigation(path, answer);
        return answer;
      }),
    [register],
  );
}

/**
 * What going from page to page needs beside Waku's router: links, pages fetched ahead, the way back,
 * the shared picture (docs/decisions/034). To be used once, inside the router. `isPersonal` tells of
 * a path whether its page is personal: such pages are neither fetched ahead nor cached.
 */
export function useNavigation(isPersonal: (pathname: string) => boolean): void {
  const elements = useElementsPromise_UNSTABLE();
  useHistoryCache();
  useLinks(isPersonal);
  const show = useEffectEvent(() => {
    const isReturn = pageShown(elements, !isPersonal(location.pathname));
    if (isReturn) sharePictureAgain();
  });
  // The router is around this component: after this effect it writes the address and scrolls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each page that comes.
  useLayoutEffect(() => queueMicrotask(show), [elements]);
  useEffect(() => {
    const ends = new AbortController();
    const { signal } = ends;
    // Effects inside run first, so this listener precedes the router's own.
    addEventListener('popstate', beginReturn, { signal });
    addEventListener('pageswap', skipOtherTransitions, { signal });
    watchPrerendered(signal);
    watchPreferences(signal);
    watchScroll(signal);
    return () => ends.abort();
  }, []);
}
