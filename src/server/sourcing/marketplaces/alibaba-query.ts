import type { SearchQuery } from '../../../contract/calls/catalogue.ts';
import { ALIBABA } from './alibaba-product.ts';
import { hasFilter, theirId } from './goods.ts';

/** The languages that 1688 translates into; others read English. */
export const ALIBABA_LANGUAGES = ['en', 'ru', 'vi', 'ja', 'ko', 'fr', 'pt', 'es', 'th', 'id', 'ar'];

/** Search navigation wants a region and its currency with the language. */
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

/** A language as search navigation takes it. */
export function navigationLanguage(language: string) {
  const [region, currency] = REGIONS[language] ?? ['US', 'USD'];
  return { language: `${language}_${region}`, region, currency };
}

/** What a search is narrowed by and put in order, in 1688's words. */
export function narrowing(query: SearchQuery): Record<string, unknown> {
  const categoryId = theirId(ALIBABA, query.categoryId);
  const filter = [
    ...(hasFilter(query, 'freeShipping') ? ['isOnePsaleFreePostage'] : []),
    ...(hasFilter(query, 'shipIn48Hours') ? ['shipIn48Hours'] : []),
  ].join(',');
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
