import { articles as ar } from '../../locales/ar/articles.ts';
import { articles as bg } from '../../locales/bg/articles.ts';
import { articles as en } from '../../locales/en/articles.ts';
import { articles as es } from '../../locales/es/articles.ts';
import { articles as fr } from '../../locales/fr/articles.ts';
import { articles as id } from '../../locales/id/articles.ts';
import { articles as ja } from '../../locales/ja/articles.ts';
import { articles as ko } from '../../locales/ko/articles.ts';
import { articles as la } from '../../locales/la/articles.ts';
import { articles as ms } from '../../locales/ms/articles.ts';
import { articles as pt } from '../../locales/pt/articles.ts';
import { articles as ru } from '../../locales/ru/articles.ts';
import { articles as th } from '../../locales/th/articles.ts';
import { articles as uz } from '../../locales/uz/articles.ts';
import { articles as vi } from '../../locales/vi/articles.ts';
import { articles as zhCN } from '../../locales/zh-CN/articles.ts';
import { articles as zhHK } from '../../locales/zh-HK/articles.ts';
import type { TenantFile } from '../../src/contract/ops/tenant-file.ts';
import type { ArticleType, Locale, ProductPlatform } from '../../src/contract/values/enums.ts';
import { fromFen } from '../../src/contract/values/money.ts';
import type { TenantRecord } from '../../src/contract/values/tenant-record.ts';
import { displayCurrency } from '../../src/i18n/format.ts';
import { formatList, regionName } from '../../src/i18n/words.ts';
import { PACKING_FEN } from '../../src/server/commerce/freight/estimate.ts';
import { GRACE_DAYS } from '../../src/server/commerce/parcel/timers.ts';
import { pickText } from '../../src/server/db/tenant-text.ts';
import type { ArticleFacts, ArticleTexts } from './article-text.ts';

const TEXTS: Record<Locale, ArticleTexts> = {
  en,
  'zh-CN': zhCN,
  'zh-HK': zhHK,
  vi,
  th,
  ja,
  ko,
  ru,
  ms,
  uz,
  pt,
  es,
  fr,
  id,
  bg,
  ar,
  la,
};

type Marketplace = Exclude<ProductPlatform, 'SelfOwned'>;

/** What the marketplaces are called, in a language's own script where its readers write them so. */
const LATIN: Record<Marketplace, string> = {
  Taobao: 'Taobao',
  Tmall: 'Tmall',
  Alibaba: '1688',
  JD: 'JD.com',
  Yiwugou: 'Yiwugo',
  Poizon: 'Poizon',
};
const MARKETPLACES: Partial<Record<Locale, Partial<Record<Marketplace, string>>>> = {
  'zh-CN': { Taobao: '淘宝', Tmall: '天猫', JD: '京东', Yiwugou: '义乌购', Poizon: '得物' },
  'zh-HK': { Taobao: '淘寶', Tmall: '天貓', JD: '京東', Yiwugou: '義烏購', Poizon: '得物' },
  ja: { Taobao: 'タオバオ', Tmall: '天猫', JD: '京東（JD）', Yiwugou: '義烏購' },
  ko: { Taobao: '타오바오', Tmall: '티몰', JD: '징둥', Yiwugou: '이우고', Poizon: '포이즌' },
};

/** Articles of these types as a tenant begins with them: in each of its languages, and in English. */
export function articlesOf(
  record: TenantRecord,
  types: readonly ArticleType[],
): TenantFile['articles'] {
  return [...new Set<Locale>(['en', ...record.supportedLanguages])].flatMap((locale) => {
    const texts = TEXTS[locale](factsOf(record, locale));
    return types.map((type) => ({ type, locale, ...texts[type] }));
  });
}

function factsOf(record: TenantRecord, locale: Locale): ArticleFacts {
  const marketplaces = record.tenantPreference.productPlatforms
    .filter((platform) => platform !== 'SelfOwned')
    .map((platform) => MARKETPLACES[locale]?.[platform] ?? LATIN[platform]);
  return {
    name: pickText(record.name, locale),
    email: record.serviceEmail,
    phone: record.servicePhone,
    home: regionName(locale, record.homeCountry),
    currency: displayCurrency(record.currency),
    marketplaces: formatList(locale, marketplaces),
    fee: `${record.serviceFee.basisPoints / 100}%`,
    feeMinimum: `¥${record.serviceFee.minimum}`,
    packing: `¥${fromFen(PACKING_FEN)}`,
    freeDays: record.freeStorageDays,
    unclaimedDays: record.storage.maxDays + GRACE_DAYS - record.freeStorageDays,
  };
}
