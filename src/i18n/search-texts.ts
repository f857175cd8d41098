import { PRODUCT_PLATFORMS, type ProductPlatform } from '../contract/values/goods/product-kinds.ts';
import { placeholder } from './fill.ts';
import { type Translate, translateKey } from './translator.ts';

/** The texts of the search field before it has focus. */
export function searchFieldTexts(t: Translate) {
  return {
    label: t('search.label'),
    submit: t('search.submit'),
    clear: t('search.clear'),
    byPicture: t('imageSearch.title'),
  };
}
export type SearchFieldTexts = ReturnType<typeof searchFieldTexts>;

/** The part of a tenant on which the texts depend. */
export type SearchTenant = { enabledArticleTypes: readonly string[] };

/** The texts of the search field while typing. */
export function searchTexts(t: Translate, { enabledArticleTypes }: SearchTenant) {
  const platforms = Object.fromEntries(
    PRODUCT_PLATFORMS.map((platform) => [platform, translateKey(t, `platform.${platform}`)]),
  ) as Record<ProductPlatform, string>;
  return {
    recent: t('search.recent'),
    forget: t('search.forgetRecent'),
    forgetOne: t('search.forgetOne', { keyword: placeholder('keyword') }),
    suggestions: t('search.suggestions'),
    categories: t('search.inCategories'),
    products: t('search.products'),
    platforms,
    links: {
      PRODUCT: t('search.productLink', { platform: placeholder('platform') }),
      NOT_A_PRODUCT: t('search.notAProduct', { platform: placeholder('platform') }),
      SHORT: t('search.shortLink', { platform: placeholder('platform') }),
    },
    agentLink: t('search.agentLink', {
      agent: placeholder('agent'),
      platform: placeholder('platform'),
    }),
    unknownLink: t('search.unknownLink'),
    failed: t('search.failed'),
    wrongLink: {
      title: t('search.wrongLink.title'),
      text: t('search.wrongLink.text'),
      shortTitle: t('search.wrongLink.shortTitle'),
      short: t('search.wrongLink.short'),
      searchFor: t('search.wrongLink.searchFor', { keyword: placeholder('keyword') }),
      /** Empty if the shop has no sourcing service. */
      askSourcing: enabledArticleTypes.includes('SOURCING_SERVICE') ? t('results.askSourcing') : '',
      confirm: t('search.wrongLink.confirm'),
    },
  };
}
export type SearchTexts = ReturnType<typeof searchTexts>;
