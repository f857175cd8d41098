import type { useElementsPromise_UNSTABLE as useElementsPromise } from 'waku/minimal/client';
import { isPersonal } from '../../site/personal-pages.ts';

/*
 * Back and forward within a document as browsers do it from one to another: the page is there at
 * once as it was left, scrolled as it was.
 */

export type Elements = ReturnType<typeof useElementsPromise>;
/** A page of this document's history: what it is made of, and how far it is scrolled. */
type Visited = { elements?: Elements; y: number };

/** So many pages are kept. */
const MOST = 20;

const visited = new Map<string, Visited>();
/** The page that is shown; none on the way back to another. */
let shown: Visited | undefined;
/** The address that the reader goes back or forward to. */
let back: string | undefined;
/** Whether the router asks for that page right now. */
let turning = false;

/** The reader goes back or forward: said before the router hears of it. */
export function turn(): void {
  shown = undefined;
  back = location.href;
  turning = true;
  setTimeout(() => {
    turning = false;
  });
}

/** What is kept of the page that the router asks for, where the reader goes back to it. */
export function keptPage(): Elements | undefined {
  if (turning && back !== undefined) return visited.get(back)?.elements;
  // Else the browser scrolls the page that is still shown when this one is gone back to.
  history.scrollRestoration = 'manual';
}

/** Once a page stands, and the router has scrolled to its top. Answers whether it was gone back to. */
export function arrive(elements: Elements): boolean {
  const { href, pathname } = location;
  const page = visited.get(href) ?? { y: 0 };
  const isBack = back === href;
  if (isBack) scrollTo(0, page.y);
  else if (page !== shown) page.y = scrollY;
  // A shopper's own page is never old.
  if (!isPersonal(pathname)) page.elements = elements;
  back = undefined;
  shown = page;
  visited.delete(href);
  visited.set(href, page);
  const [oldest = ''] = visited.keys();
  if (visited.size > MOST) visited.delete(oldest);
  return isBack;
}

export function watchVisited(signal: AbortSignal): void {
  const scrolled = () => {
    if (shown) shown.y = scrollY;
  };
  const leave = () => {
    history.scrollRestoration = 'auto';
  };
  addEventListener('scroll', scrolled, { passive: true, signal });
  addEventListener('pagehide', leave, { signal });
}
