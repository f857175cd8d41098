import { isPersonal } from '../../site/personal-pages.ts';

/*
 * Which links are gone to by a script and which pages are fetched ahead: docs/decisions/034.
 */

type Place = Pick<URL, 'pathname' | 'search' | 'origin'>;

const samePage = (a: Place, b: Place) => a.pathname === b.pathname && a.search === b.search;

/** Whether a page may be fetched before it is asked for. */
export const mayFetchAhead = (to: Place, here: Place): boolean =>
  to.origin === here.origin && !isPersonal(to.pathname) && !samePage(to, here);

export const PRODUCT_PATH = '/product';
/** Name of the picture that stays in sight from a product's card to its page and back. */
export const TRAVELLING = 'product';

export const isProduct = ({ pathname }: Pick<URL, 'pathname'>): boolean =>
  pathname === PRODUCT_PATH;

/** The link of ours that an event happened at. */
export const ownLinkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-own]') : null;

/** Whether a click means this window, and nobody took it for something else. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/** Whether a link leads to another place of the page that is shown, which the browser does by itself. */
export const isWithinPage = (to: Place & { hash: string }, here: Place): boolean =>
  samePage(to, here) && to.hash !== '';
