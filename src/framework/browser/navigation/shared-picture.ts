import { isProduct, SHARED_PICTURE } from './links.ts';

/** The `href` of the product link that was opened last. */
let openedHref = '';

/** Marks the picture of a link's card as the one that moves to the product's page. */
export function sharePicture(link: HTMLAnchorElement): void {
  const picture = link.closest('article')?.querySelector('img');
  if (!picture) return;
  const others = document.querySelectorAll<HTMLElement>('[style*=view-transition-name]');
  for (const { style } of others) style.viewTransitionName = '';
  picture.style.viewTransitionName = SHARED_PICTURE;
  openedHref = link.getAttribute('href') ?? '';
}

/** Marks the picture again after going back within the document, where the cards are new elements. */
export function sharePictureAgain(): void {
  if (isProduct(location) || !openedHref) return;
  const link = document.querySelector<HTMLAnchorElement>(
    `article a[href="${CSS.escape(openedHref)}"]`,
  );
  if (link) sharePicture(link);
}
