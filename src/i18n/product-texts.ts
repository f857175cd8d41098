import type { Translate } from './translator.ts';

/** The texts of what a product's page shows on demand. */
export const productTexts = (t: Translate) => ({
  close: t('shell.close'),
});
export type ProductTexts = ReturnType<typeof productTexts>;
