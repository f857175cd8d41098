import { pictureSearchTexts } from './picture-search-texts.ts';
import { searchTexts } from './search-texts.ts';
import type { Translate } from './translator.ts';

/** The texts of lazy islands that every page has. They are loaded together with the island. */
export const lazyTexts = (t: Translate) => ({
  pictureSearch: pictureSearchTexts(t),
  search: searchTexts(t),
});
export type LazyTexts = ReturnType<typeof lazyTexts>;
