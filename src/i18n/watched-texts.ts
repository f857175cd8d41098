import { placeholder } from './fill.ts';
import type { Translate } from './translator.ts';

/** The texts of the shelf with the products that were viewed in a browser. */
export const watchedTexts = (t: Translate) => ({
  title: t('watched.title'),
  clear: t('watched.clear'),
  remove: t('watched.remove', { name: placeholder('name') }),
  removed: t('watched.removed'),
  cleared: t('watched.cleared'),
  undo: t('watched.undo'),
  previous: t('shelf.previous'),
  next: t('shelf.next'),
});
export type WatchedTexts = ReturnType<typeof watchedTexts>;
