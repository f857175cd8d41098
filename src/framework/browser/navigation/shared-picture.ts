import { isProduct, SHARED_PICTURE } from './links.ts';

/** Address of the product that was opened last. */
let opened = '';

/** Marks the picture of a link's card as the one that moves to the product's page. */
export function sharePicture(link: HTMLAnchorElement): void {
  const picture = link.closest('article')?.querySelector('img');
  if (!picture) return;
  const others = document.querySelectorAll<HTMLElement>('[style*=view-transition-name]');
  for (const { style } of others) style.viewTransitionName = '';
  picture.style.viewTransitionName = SHARED_PICTURE;
  opened = link.getAttribute('href') ?? '';
}

/** Marks the picture again after going back within the document, where the cards are new elements. */
export function sharePictureAgain(): void {
  if (isProduct(location) || !opened) return;
  const link = document.querySelector<HTMLAnchorElement>(`article a[href="${CSS.escape(opened)}"]`);
  if (link) sharePicture(link);
}

/**
 * Between documents, only navigations to a product and back from it have a transition. The stylesheet
 * turns it on for all, so this skips the others.
 */
export function skipOtherTransitions({ viewTransition, activation }: PageSwapEvent): void {
  const to = activation?.entry?.url;
  const isBack = activation?.navigationType === 'traverse';
  const isAnimated = to && (isProduct(new URL(to)) || (isBack && isProduct(location)));
  if (isAnimated || !viewTransition) return;
  // Otherwise the browser reports the skipped transition as an error of the page.
  const { ready, updateCallbackDone, finished } = viewTransition;
  for (const promise of [ready, updateCallbackDone, finished]) promise.catch(() => undefined);
  viewTransition.skipTransition();
}
