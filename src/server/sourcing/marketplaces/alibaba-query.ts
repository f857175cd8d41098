import type { SearchQuery } from '../../../contract/calls/catalogue.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import { ALIBABA } from './alibaba-product.ts';
import { hasFilter, marketplaceId } from './goods.ts';

/** The languages that 1688 translates into. All others get English. */
export const ALIBABA_LANGUAGES: readonly Locale[] = [
  'en',
  'ru',
  'vi',
  'ja',
  'ko',
  'fr',
  'pt',
  'es',
  'th',
  'id',
  'ar',
];

/** The region and currency that the navigation API requires with each language. */
const REGIONS: Record<string, readonly [region: string, currency: string]> = {
  en: ['US', 'USD'],
  ru: ['RU', 'RUB'],
  vi: ['VN', 'VND'],
  ja: ['JP', 'JPY'],
  ko: ['KR', 'KRW'],
  fr: ['FR', 'EUR'],
  pt: ['BR', 'BRL'],
  es: ['ES', 'EUR'],
  th: ['TH', 'THB'],
  id: ['ID', 'IDR'],
  ar: ['SA', 'SAR'],
};

/** The language parameters of the navigation API. */
export function navigationLanguage(language: string) {
  const [region, currency] = REGIONS[language] ?? ['US', 'USD'];
  return { language: `${language}_${region}`, region, currency };
}

/** The filter and sort parameters of a search, by 1688's names. */
export function filterParameters(query: SearchQuery): Record<string, unknown> {
  const categoryId = marketplaceId(ALIBABA, query.categoryId);
  const filter = ['shipIn24Hours', 'shipIn48Hours', 'new7', 'new30']
    .filter((name) => hasFilter(query, name))
    .concat(hasFilter(query, 'freeShipping') ? ['isOnePsaleFreePostage'] : [])
    .join(',');
  const sort = SORTS[query.sort];
  return {
    ...(filter !== '' && { filter }),
    ...(sort && { sort: JSON.stringify(sort) }),
    ...(query.priceStart !== undefined && { priceStart: query.priceStart }),
    ...(query.priceEnd !== undefined && { priceEnd: query.priceEnd }),
    ...(categoryId !== undefined && { categoryId }),
  };
}

const SORTS: Partial<Record<SearchQuery['sort'], Record<string, 'asc' | 'desc'>>> = {
  sold: { monthSold: 'desc' },
  'price-asc': { price: 'asc' },
  'price-desc': { price: 'desc' },
};
