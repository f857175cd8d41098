import { arrive, type Elements, keptPage, turn, watchVisited } from './history-cache.ts';
import { isRenderedAhead, renderAhead, watchAhead } from './render-ahead.ts';
import { watchLook } from './same-look.ts';
import { skipOtherWays, travelBack, travelFrom } from './shared-picture.ts';

/** Prepares the way that a link was clicked for; answers whether the browser has its page, and goes by itself. */
function depart(link: HTMLAnchorElement): boolean {
  travelFrom(link);
  return isRenderedAhead(link);
}

/**
 * What going to a page and coming back take beyond the going itself: docs/decisions/034. `useWays`
 * loads it when the page is first touched.
 */
export function watchWays(signal: AbortSignal) {
  watchAhead(signal);
  watchLook(signal);
  watchVisited(signal);
  addEventListener('pageswap', skipOtherWays, { signal });
  const comeTo = (elements: Elements) => {
    if (arrive(elements)) travelBack();
  };
  return { renderAhead, depart, turn, arrive: comeTo, keptPage };
}
