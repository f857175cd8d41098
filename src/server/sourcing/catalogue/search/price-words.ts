import type { SearchQuery } from '../../../../contract/calls/catalogue.ts';
import { CATALOGUE_LANGUAGES } from '../../../../i18n/languages.ts';

/** Words that introduce a price limit, such as `under`. */
const BELOW = Object.values(CATALOGUE_LANGUAGES).flatMap(({ below = [] }) => below);

/**
 * An upper price limit in words, such as `under 100` or `less than ¥30`, but not a size or age such as
 * `under 30 cm`.
 */
const PRICE_LIMIT = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${BELOW.join('|')})\s+(¥|￥|\$|€|£|(?:cny|rmb)\s)?\s*(\d{1,7}(?:\.\d{1,2})?)(?![\p{N}.,])\s*(yuan|cny|rmb|¥|￥)?(?!\p{L}|\s*(?:[cm]?m|k?g|m?l|w|v|inch(?:es)?|years?|months?|%)(?!\p{L}))`,
  'iu',
);
const YUAN = /[¥￥]|cny|rmb|yuan/i;

/**
 * Removes a price limit such as `under ¥100` from the keyword. The limit is applied to the query only
 * if it is in yuan: a bare number could be in the shopper's currency.
 */
export function withPriceOfWords(query: SearchQuery): SearchQuery {
  const [phrase, currencyBefore = '', amount, currencyAfter = ''] =
    PRICE_LIMIT.exec(query.keyword) ?? [];
  const keyword = query.keyword
    .replace(phrase ?? '', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (phrase === undefined || keyword === '') return query;
  const isApplied = YUAN.test(currencyBefore + currencyAfter) && query.priceEnd === undefined;
  return { ...query, keyword, ...(isApplied && { priceEnd: amount }) };
}
