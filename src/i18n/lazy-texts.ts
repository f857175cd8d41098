import { pictureSearchTexts } from './picture-search-texts.ts';
import { searchTexts } from './search-texts.ts';
import type { Translate } from './translator.ts';

/** Texts of what every page has and few readers open: they come with the script that shows them. */
export const lazyTexts = (t: Translate) => ({
  pictureSearch: pictureSearchTexts(t),
  search: searchTexts(t),
});
export type LazyTexts = ReturnType<typeof lazyTexts>;
