import { isPersonal } from '../../site/personal-pages.ts';
import { isProduct } from './links.ts';

/*
 * Products that the browser itself renders ahead, as documents: docs/decisions/034. It renders what
 * the one link with this mark leads to (public/speculation-rules.json).
 */
const MARK = 'data-ahead';
/** A page that was rendered longer ago is asked for anew: as long as the router keeps a payload. */
const GOOD_MS = 60_000;

/** Whether the browser knows how, and the document came with the rules. */
const CAN = HTMLScriptElement.supports?.('speculationrules') && !cameWithout();

let marked: HTMLAnchorElement | undefined;
let old: ReturnType<typeof setTimeout>;

/** The page may be another by now. */
function cameWithout(): boolean {
  const [document] = performance.getEntriesByType('navigation');
  return !document || isPersonal(new URL(document.name).pathname);
}

export const isRenderedAhead = (link: HTMLAnchorElement): boolean => link === marked;

export function forgetAhead(): void {
  clearTimeout(old);
  marked?.removeAttribute(MARK);
  marked = undefined;
}

/** Has the browser render the page of a link that the pointer rests on, if it can; answers whether it does. */
export function renderAhead(link: HTMLAnchorElement, isPointed: boolean): boolean {
  if (link === marked) return true;
  if (!CAN || !isPointed || !isProduct(link)) return false;
  forgetAhead();
  marked = link;
  link.setAttribute(MARK, '');
  old = setTimeout(forgetAhead, GOOD_MS);
  return true;
}

export function watchAhead(signal: AbortSignal): void {
  // What the reader has changed may show in a page that is rendered already.
  document.addEventListener('change', forgetAhead, { signal });
  document.addEventListener('submit', forgetAhead, { signal });
  // One that comes back must not begin anew.
  addEventListener('pagehide', forgetAhead, { signal });
}
