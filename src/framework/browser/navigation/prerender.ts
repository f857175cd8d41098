import { isProduct } from './links.ts';

/*
 * Products that the browser prerenders as documents (docs/decisions/034). The speculation rules of
 * public pages (public/speculation-rules.json) apply to the one link with this attribute.
 */
const PRERENDER_ATTRIBUTE = 'data-ahead';
/**
 * After this time the attribute is removed, and the browser discards the prerendered page. The router
 * caches a payload for the same time.
 */
const MAX_AGE_MS = 60_000;

let marked: HTMLAnchorElement | undefined;
let expiry: ReturnType<typeof setTimeout>;

/** Whether the browser prerenders the page of a link. If so, leave a click on the link to the browser. */
export const isPrerendered = (link: HTMLAnchorElement): boolean => link === marked;

function unmark(): void {
  clearTimeout(expiry);
  marked?.removeAttribute(PRERENDER_ATTRIBUTE);
  marked = undefined;
}

/**
 * Whether the browser supports speculation rules and the document was served with them, as all but
 * personal pages are. `location` does not tell: since the document was loaded, the router may have
 * moved to another page.
 */
function hasRules(isPersonal: (pathname: string) => boolean): boolean {
  if (!HTMLScriptElement.supports?.('speculationrules')) return false;
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && !isPersonal(new URL(navigation.name).pathname);
}

type Options = {
  /** Whether the call is because the pointer rests on the link; false if it is because the link got the focus. */
  readonly isPointed: boolean;
  readonly isPersonal: (pathname: string) => boolean;
};

/**
 * Makes the browser prerender the page of a link, if the page is a product's and the pointer rests on
 * the link. Returns whether the browser prerenders it.
 */
export function prerender(link: HTMLAnchorElement, { isPointed, isPersonal }: Options): boolean {
  if (link === marked) return true;
  if (!isPointed || !isProduct(link) || !hasRules(isPersonal)) return false;
  unmark();
  marked = link;
  link.setAttribute(PRERENDER_ATTRIBUTE, '');
  expiry = setTimeout(unmark, MAX_AGE_MS);
  return true;
}

/** Ends prerendering when the user changes something, or leaves the document. */
export function watchPrerendered(signal: AbortSignal): void {
  // The user's changes may make a prerendered page stale.
  document.addEventListener('change', unmark, { signal });
  document.addEventListener('submit', unmark, { signal });
  // A page that comes back from the back/forward cache must not prerender again.
  addEventListener('pagehide', unmark, { signal });
}
