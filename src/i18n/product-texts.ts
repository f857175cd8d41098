import type { Translate } from './translator.ts';

/** The texts of what a product's page shows on demand. */
export const productTexts = (t: Translate) => ({
  added: t('product.added'),
  close: t('shell.close'),
  copied: t('shell.copied'),
  copyFailed: t('shell.copyFailed'),
  failed: t('product.failed'),
  favourites: t('nav.favourites'),
  offline: t('cart.offline'),
  removed: t('flash.removed'),
  saved: t('flash.saved'),
  toCart: t('product.toCart'),
});
export type ProductTexts = ReturnType<typeof productTexts>;
