import { isProduct } from './links.ts';

/*
 * Products that the browser prerenders as documents (docs/decisions/034). The speculation rules of
 * public pages (public/speculation-rules.json) apply to the one link with this attribute.
 */
const MARK = 'data-ahead';
/** An older prerendered page is not used. The router caches a payload for the same time. */
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

/**
 * Whether the browser supports speculation rules and the document was served with them, as all but
 * personal pages are. The page that the document was loaded for may differ from the current one.
 */
function hasRules(isPersonal: (pathname: string) => boolean): boolean {
  if (!HTMLScriptElement.supports?.('speculationrules')) return false;
  const [document] = performance.getEntriesByType('navigation');
  return document !== undefined && !isPersonal(new URL(document.name).pathname);
}

type Options = {
  readonly isPointed: boolean;
  readonly isPersonal: (pathname: string) => boolean;
};

/**
 * Makes the browser prerender the product page of a link that the pointer rests on. Returns whether
 * it does.
 */
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
  // The user's changes may make a prerendered page stale.
  document.addEventListener('change', unmark, { signal });
  document.addEventListener('submit', unmark, { signal });
  // A page that comes back from the browser's cache must not prerender again.
  addEventListener('pagehide', unmark, { signal });
}
