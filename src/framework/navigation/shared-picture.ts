import { isProduct, TRAVELLING } from './links.ts';

/** Address of the product that was gone to last. */
let chosen = '';

/** Has the picture of the card that a link is of travel, in place of any other of the page. */
export function travelFrom(link: HTMLAnchorElement): void {
  const picture = link.closest('article')?.querySelector('img');
  if (!picture) return;
  const others = document.querySelectorAll<HTMLElement>('[style*=view-transition-name]');
  for (const { style } of others) style.viewTransitionName = '';
  picture.style.viewTransitionName = TRAVELLING;
  chosen = link.getAttribute('href') ?? '';
}

/** The same on the way back within the document, where the list's cards are new. */
export function travelBack(): void {
  if (isProduct(location) || !chosen) return;
  const link = document.querySelector<HTMLAnchorElement>(`article a[href="${CSS.escape(chosen)}"]`);
  if (link) travelFrom(link);
}

/** From document to document only the way to a product and back is shown; the style sheet lets all be. */
export function skipOtherWays({ viewTransition, activation }: PageSwapEvent): void {
  const to = activation?.entry?.url;
  const isBack = activation?.navigationType === 'traverse';
  const isShown = to && (isProduct(new URL(to)) || (isBack && isProduct(location)));
  if (!isShown) viewTransition?.skipTransition();
}
