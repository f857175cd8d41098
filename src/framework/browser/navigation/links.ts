type UrlParts = Pick<URL, 'pathname' | 'search' | 'origin'>;

const isSamePage = (a: UrlParts, b: UrlParts) => a.pathname === b.pathname && a.search === b.search;

export const PRODUCT_PATH = '/product';
/** The `view-transition-name` of the picture that moves between a product's card and its page. */
export const SHARED_PICTURE = 'product';

export const isProduct = ({ pathname }: Pick<URL, 'pathname'>): boolean =>
  pathname === PRODUCT_PATH;

/** The link around the event's target, if it leads to a page of this site. */
export const ownLinkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-own]') : null;

/** Whether a click opens its link in this window, and no handler has prevented it. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/** Whether a link leads to a fragment of the current page, which the browser handles by itself. */
export const isWithinPage = (to: UrlParts & { hash: string }, here: UrlParts): boolean =>
  isSamePage(to, here) && to.hash !== '';

/** Whether a link leads to another page of this site. */
export const isOtherPage = (to: UrlParts, here: UrlParts): boolean =>
  to.origin === here.origin && !isSamePage(to, here);
