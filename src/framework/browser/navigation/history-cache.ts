import type { useElementsPromise_UNSTABLE } from 'waku/minimal/client';
import { preferences } from './preferences-changed.ts';

/*
 * Back and forward within a document, as browsers do it from one document to another: the page is
 * there at once, scrolled as it was left (docs/decisions/034).
 */

export type Elements = ReturnType<typeof useElementsPromise_UNSTABLE>;
/** A page of this document's history: its elements, the preferences that it was shown with, and how far it is scrolled in pixels. */
type HistoryPage = { elements?: Elements; preferences?: string; y: number };

const MAX_PAGES = 20;

const pages = new Map<string, HistoryPage>();
/** The page that is shown; none on the way back to another. */
let shown: HistoryPage | undefined;
/** The address that the reader goes back or forward to. */
let returningTo: string | undefined;
/** Whether the router requests that page right now. */
let isRequesting = false;

/** The reader goes back or forward. To be called before the router handles `popstate`. */
export function beginReturn(): void {
  shown = undefined;
  returningTo = location.href;
  isRequesting = true;
  setTimeout(() => {
    isRequesting = false;
  });
}

/** The cached elements of the page that the router requests, if the reader goes back to one and has not chosen another look since. */
export function cachedElements(): Elements | undefined {
  if (isRequesting && returningTo !== undefined) {
    const page = pages.get(returningTo);
    return page?.preferences === preferences() ? page.elements : undefined;
  }
  // Else the browser scrolls the old page on the next way back, while it is still shown.
  history.scrollRestoration = 'manual';
}

/**
 * To be called when a page is shown and the router has scrolled to its top. Caches the page if
 * `mayCache`, and restores the scroll position of one that was returned to. Tells whether it was.
 */
export function pageShown(elements: Elements, mayCache: boolean): boolean {
  const { href } = location;
  const page = pages.get(href) ?? { y: 0 };
  const isReturn = returningTo === href;
  if (isReturn) scrollTo(0, page.y);
  else if (page !== shown) page.y = scrollY;
  if (mayCache) Object.assign(page, { elements, preferences: preferences() });
  returningTo = undefined;
  shown = page;
  pages.delete(href);
  pages.set(href, page);
  const [oldest = ''] = pages.keys();
  if (pages.size > MAX_PAGES) pages.delete(oldest);
  return isReturn;
}

export function watchScroll(signal: AbortSignal): void {
  const scrolled = () => {
    if (shown) shown.y = scrollY;
  };
  const leave = () => {
    history.scrollRestoration = 'auto';
  };
  addEventListener('scroll', scrolled, { passive: true, signal });
  addEventListener('pagehide', leave, { signal });
}
