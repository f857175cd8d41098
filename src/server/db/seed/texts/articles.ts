import type { ArticleType, Locale, ProductPlatform } from '../../../../contract/enums.ts';
import { fromFen } from '../../../../contract/money.ts';
import { bcp47 } from '../../../../i18n/locale.ts';
import { PACKING_FEN } from '../../../commerce/freight/estimate.ts';
import { pickText } from '../../tenant-text.ts';
import { type TenantSeed, WRITTEN } from '../tenants/tenant-seed.ts';
import type { ArticleFacts, ArticleTexts } from './article-text.ts';
import { arabicArticles } from './articles-ar.ts';
import { englishArticles } from './articles-en.ts';
import { laoArticles } from './articles-la.ts';
import { chineseArticles } from './articles-zh-cn.ts';

type WrittenLocale = (typeof WRITTEN)[number];

const TEXTS: Record<WrittenLocale, ArticleTexts> = {
  en: englishArticles,
  'zh-CN': chineseArticles,
  ar: arabicArticles,
  la: laoArticles,
};

/** What the marketplaces are called; the tenant's own stock is none. */
const MARKETPLACES: Partial<Record<ProductPlatform, { latin: string; chinese: string }>> = {
  Taobao: { latin: 'Taobao', chinese: '淘宝' },
  Tmall: { latin: 'Tmall', chinese: '天猫' },
  Alibaba: { latin: '1688', chinese: '1688' },
  JD: { latin: 'JD.com', chinese: '京东' },
  Yiwugou: { latin: 'Yiwugo', chinese: '义乌购' },
  Poizon: { latin: 'Poizon', chinese: '得物' },
};

/** A tenant's articles in those of its languages that the seed is written in, and in English. */
export function articlesOf(seed: TenantSeed): {
  tenantId: string;
  type: ArticleType;
  locale: Locale;
  title: string;
  html: string;
}[] {
  const { id, record } = seed;
  const locales = WRITTEN.filter((l) => l === 'en' || record.supportedLanguages.includes(l));
  return locales.flatMap((locale) => {
    const texts = TEXTS[locale](factsOf(seed, locale));
    return seed.articles.map((type) => ({ tenantId: id, type, locale, ...texts[type] }));
  });
}

function factsOf({ record }: TenantSeed, locale: WrittenLocale): ArticleFacts {
  const tag = bcp47(locale);
  const marketplaces = record.tenantPreference.productPlatforms
    .map((platform) => MARKETPLACES[platform]?.[locale === 'zh-CN' ? 'chinese' : 'latin'])
    .filter((name) => name !== undefined);
  const country = record.homeCountry.toUpperCase();
  return {
    name: pickText(record.name, locale),
    email: record.serviceEmail,
    phone: record.servicePhone,
    home: new Intl.DisplayNames(tag, { type: 'region' }).of(country) ?? country,
    currency: record.currency,
    marketplaces: new Intl.ListFormat(tag).format(marketplaces),
    fee: `${record.serviceFee.basisPoints / 100}%`,
    feeMinimum: `¥${record.serviceFee.minimum}`,
    packing: `¥${fromFen(PACKING_FEN)}`,
    freeDays: record.freeStorageDays,
  };
}
