import { PRODUCT_PLATFORMS, type ProductPlatform } from '../../contract/enums.ts';
import { type Translate, translateKey } from '../../i18n/translator.ts';
import { PLATFORM_HOLE } from './link-verdict.ts';

/** What the search field says, ready for the browser. */
export function searchTexts(t: Translate) {
  const platforms = Object.fromEntries(
    PRODUCT_PLATFORMS.map((platform) => [platform, translateKey(t, `platform.${platform}`)]),
  ) as Record<ProductPlatform, string>;
  return {
    label: t('search.label'),
    submit: t('search.submit'),
    clear: t('search.clear'),
    byPicture: t('imageSearch.title'),
    recent: t('search.recent'),
    forget: t('search.forgetRecent'),
    platforms,
    productLink: t('search.productLink', { platform: PLATFORM_HOLE }),
    notAProduct: t('search.notAProduct', { platform: PLATFORM_HOLE }),
    unknownLink: t('search.unknownLink'),
    failed: t('search.failed'),
    wrongLink: {
      title: t('search.wrongLink.title'),
      text: t('search.wrongLink.text'),
      confirm: t('search.wrongLink.confirm'),
    },
  };
}
export type SearchTexts = ReturnType<typeof searchTexts>;
