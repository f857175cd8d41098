import type { Locale } from '../contract/values/shop/locales.ts';
import { doorTexts } from './door-texts.ts';
import { formatCny } from './format.ts';
import { freightOptionTexts, freightTexts } from './freight-texts.ts';
import { learnPattern } from './money-pattern.ts';
import { pictureSearchTexts } from './picture-search-texts.ts';
import { productTexts } from './product-texts.ts';
import { type SearchTenant, searchTexts } from './search-texts.ts';
import { type ShopOfSignIn, signInTexts } from './sign-in-texts.ts';
import type { Translate } from './translator.ts';
import { watchedTexts } from './watched-texts.ts';

/** Texts that every page may need, but few do. Its scripts load them then, together with a lazy island. */
export const lazyTexts = (t: Translate, locale: Locale, shop: SearchTenant & ShopOfSignIn) => ({
  cny: learnPattern((decimal) => formatCny(locale, decimal), true),
  door: doorTexts(t),
  freight: freightTexts(t),
  freightOptions: freightOptionTexts(t),
  pictureSearch: pictureSearchTexts(t),
  product: productTexts(t),
  search: searchTexts(t, shop),
  signIn: signInTexts(t, shop),
  session: { expired: t('shell.sessionExpired') },
  watched: watchedTexts(t),
});
export type LazyTexts = ReturnType<typeof lazyTexts>;
