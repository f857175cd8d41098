import { isProduct } from './links.ts';

/*
 * Products that the browser prerenders as documents (docs/decisions/034). The speculation rules of
 * public pages (public/speculation-rules.json) name the one link with this mark.
 */
const MARK = 'data-ahead';
/** A page that was prerendered longer ago is loaded anew: as long as the router caches a payload. */
const MAX_AGE_MS = 60_000;

let marked: HTMLAnchorElement | undefined;
let expiry: ReturnType<typeof setTimeout>;

/** Whether the browser prerenders the page of a link, so that a click opens it by itself. */
export const isPrerendered = (link: HTMLAnchorElement): boolean => link === marked;

function unmark(): void {
  clearTimeout(expiry);
  marked?.removeAttribute(MARK);
  marked = undefined;
}

/** Whether the browser knows speculation rules and the document came with ours, as all but personal pages do. The page may be another one by now. */
function hasRules(isPersonal: (pathname: string) => boolean): boolean {
  if (!HTMLScriptElement.supports?.('speculationrules')) return false;
  const [document] = performance.getEntriesByType('navigation');
  return document !== undefined && !isPersonal(new URL(document.name).pathname);
}

type Options = {
  readonly isPointed: boolean;
  readonly isPersonal: (pathname: string) => boolean;
};

/** Has the browser prerender the page of a link that the pointer rests on. Tells whether it does. */
export function prerender(link: HTMLAnchorElement, { isPointed, isPersonal }: Options): boolean {
  if (link === marked) return true;
  if (!isPointed || !isProduct(link) || !hasRules(isPersonal)) return false;
  unmark();
  marked = link;
  link.setAttribute(MARK, '');
  expiry = setTimeout(unmark, MAX_AGE_MS);
  return true;
}

export function watchPrerendered(signal: AbortSignal): void {
  // What the reader has changed may show in a page that is prerendered already.
  document.addEventListener('change', unmark, { signal });
  document.addEventListener('submit', unmark, { signal });
  // A page that comes back from the browser's cache must not prerender again.
  addEventListener('pagehide', unmark, { signal });
}
