import { pictureSearchTexts } from './picture-search-texts.ts';
import { type ShopOfSearch, searchTexts } from './search-texts.ts';
import type { Translate } from './translator.ts';

/** The texts of lazy islands that every page has. They are loaded together with the island. */
export const lazyTexts = (t: Translate, shop: ShopOfSearch) => ({
  pictureSearch: pictureSearchTexts(t),
  search: searchTexts(t, shop),
});
export type LazyTexts = ReturnType<typeof lazyTexts>;
