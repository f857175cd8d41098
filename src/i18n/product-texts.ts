import type { Translate } from './translator.ts';

/** The texts of what a product's page shows on demand. */
export const productTexts = (t: Translate) => ({
  close: t('shell.close'),
  copied: t('shell.copied'),
  copyFailed: t('shell.copyFailed'),
  failed: t('product.failed'),
  favourites: t('nav.favourites'),
  offline: t('cart.offline'),
  removed: t('flash.removed'),
  saved: t('flash.saved'),
});
export type ProductTexts = ReturnType<typeof productTexts>;
