import type { useElementsPromise_UNSTABLE } from 'waku/minimal/client';
import { preferenceCookies } from './preferences-changed.ts';

/*
 * Back and forward within a document, as browsers do it between documents: the page appears at
 * once, at its old scroll position (docs/decisions/034).
 */

export type Elements = ReturnType<typeof useElementsPromise_UNSTABLE>;
/** A page of this document's history: its elements, its preferences, and its scroll position in pixels. */
type HistoryPage = { elements?: Elements; preferences?: string; y: number };

const MAX_PAGES = 20;

const pages = new Map<string, HistoryPage>();
/** The page that is shown; undefined while the user goes back or forward. */
let shownPage: HistoryPage | undefined;
/** The URL that the user goes back or forward to. */
let returningTo: string | undefined;
/**
 * True from `popstate` to the end of its task. The router handles that event in the same task, so a request
 * that begins while this is true is for `returningTo`.
 */
let isHandlingPopstate = false;

/** Notes that the user goes back or forward. Call it before the router handles `popstate`. */
export function beginReturn(): void {
  shownPage = undefined;
  returningTo = location.href;
  isHandlingPopstate = true;
  setTimeout(() => {
    isHandlingPopstate = false;
  });
}

/**
 * Call it when the router requests a page. Turns off the browser's own scroll restoration, unless the user goes
 * back or forward. Returns the cached elements of the page, if the user goes back or forward to it and the
 * preferences are still the same.
 */
export function beginRequest(): Elements | undefined {
  if (isHandlingPopstate && returningTo !== undefined) {
    const page = pages.get(returningTo);
    return page?.preferences === preferenceCookies() ? page.elements : undefined;
  }
  // For when the user later comes back to this entry of the history: the browser would scroll at once, while the
  // page that the user leaves is still shown.
  history.scrollRestoration = 'manual';
}

/**
 * Caches the shown page if `mayCache`, and restores the scroll position after going back or forward. Call it when
 * the router has scrolled to the top. Returns whether it restored the position.
 */
export function pageShown(elements: Elements, mayCache: boolean): boolean {
  const { href } = location;
  const page = pages.get(href) ?? { y: 0 };
  const isReturn = returningTo === href;
  if (isReturn) scrollTo(0, page.y);
  // A new visit, at which an earlier position counts no longer. A page that is only rendered again keeps its own.
  else if (page !== shownPage) page.y = scrollY;
  if (mayCache) Object.assign(page, { elements, preferences: preferenceCookies() });
  returningTo = undefined;
  shownPage = page;
  pages.delete(href);
  pages.set(href, page);
  const [oldest = ''] = pages.keys();
  if (pages.size > MAX_PAGES) pages.delete(oldest);
  return isReturn;
}

/**
 * Notes the scroll position of the shown page. When the user leaves the document, scroll restoration
 * is left to the browser again.
 */
export function watchScroll(signal: AbortSignal): void {
  const notePosition = () => {
    if (shownPage) shownPage.y = scrollY;
  };
  const leaveDocument = () => {
    history.scrollRestoration = 'auto';
  };
  addEventListener('scroll', notePosition, { passive: true, signal });
  addEventListener('pagehide', leaveDocument, { signal });
}
