import { isProduct, SHARED_PICTURE } from './links.ts';

/** Address of the product that was opened last. */
let opened = '';

/** Gives the picture of a link's card the name of the shared picture, and takes it from all others. */
export function sharePicture(link: HTMLAnchorElement): void {
  const picture = link.closest('article')?.querySelector('img');
  if (!picture) return;
  const others = document.querySelectorAll<HTMLElement>('[style*=view-transition-name]');
  for (const { style } of others) style.viewTransitionName = '';
  picture.style.viewTransitionName = SHARED_PICTURE;
  opened = link.getAttribute('href') ?? '';
}

/** The same on the way back within the document, where the list's cards are new elements. */
export function sharePictureAgain(): void {
  if (isProduct(location) || !opened) return;
  const link = document.querySelector<HTMLAnchorElement>(`article a[href="${CSS.escape(opened)}"]`);
  if (link) sharePicture(link);
}

/** From document to document only the way to a product and back has a transition; the style sheet would give all one. */
export function skipOtherTransitions({ viewTransition, activation }: PageSwapEvent): void {
  const to = activation?.entry?.url;
  const isBack = activation?.navigationType === 'traverse';
  const isShown = to && (isProduct(new URL(to)) || (isBack && isProduct(location)));
  if (!isShown) viewTransition?.skipTransition();
}
