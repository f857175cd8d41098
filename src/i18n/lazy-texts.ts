import { doorTexts } from './door-texts.ts';
import { pictureSearchTexts } from './picture-search-texts.ts';
import { type ShopOfSearch, searchTexts } from './search-texts.ts';
import type { Translate } from './translator.ts';

/** Texts that every page may need, but few do. Its scripts load them then, together with a lazy island. */
export const lazyTexts = (t: Translate, shop: ShopOfSearch) => ({
  door: doorTexts(t),
  pictureSearch: pictureSearchTexts(t),
  search: searchTexts(t, shop),
  session: { expired: t('shell.sessionExpired') },
});
export type LazyTexts = ReturnType<typeof lazyTexts>;
