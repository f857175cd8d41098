import * as v from 'valibot';

export const SEARCH_SORTS = ['relevance', 'sold', 'price-asc', 'price-desc', 'newest'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** The supported sorts of the 1688 API (docs/domain.md section 2), as its JSON texts. */
const MARKETPLACE_SORTS: Readonly<Record<string, SearchSort>> = {
  '{"price":"asc"}': 'price-asc',
  '{"price":"desc"}': 'price-desc',
  '{"monthSold":"desc"}': 'sold',
};

/** A sort by its name, or as the JSON text of the 1688 API. */
export const searchSort = v.union([
  v.picklist(SEARCH_SORTS),
  v.pipe(
    v.string(),
    v.maxLength(100),
    v.transform((text) => MARKETPLACE_SORTS[text.replaceAll(/\s/g, '')]),
    v.picklist(SEARCH_SORTS),
  ),
]);

/** The filters by a service of the seller. Search results have a count of each. */
export const SEARCH_SERVICES = ['freeShipping', 'shipIn48Hours', 'inStock'] as const;
export type SearchService = (typeof SEARCH_SERVICES)[number];

/** The filters by a time limit, in hours until dispatch or days since the offer began. */
export const SEARCH_LIMITS = {
  shipIn24Hours: { hours: 24 },
  new7: { days: 7 },
  new30: { days: 30 },
} as const satisfies Record<string, { hours: number } | { days: number }>;
export type SearchLimit = keyof typeof SEARCH_LIMITS;

/**
 * A filter of a search: a service, a time limit, the highest minimum order in pieces, or the id of an
 * attribute's value.
 */
export type SearchFilter =
  | SearchService
  | SearchLimit
  | `minOrder:${number}`
  | `attribute:${string}`;

export const MIN_ORDER_FILTER = /^minOrder:[1-9]\d{0,4}$/;
const ATTRIBUTE = /^attribute:[^,\p{C}]{1,64}$/u;

/** Filters by their names in the 1688 API. */
const MARKETPLACE_NAMES: Readonly<Record<string, SearchFilter>> = {
  isOnePsaleFreePostage: 'freeShipping',
  isOnePsaleFreePost: 'freeShipping',
  isOnePsale: 'minOrder:1',
};

/** A filter by its name, here or in the 1688 API. Undefined if no product source supports it. */
export function searchFilter(text: string): SearchFilter | undefined {
  const name = text.trim();
  const isNamed =
    Object.hasOwn(SEARCH_LIMITS, name) || (SEARCH_SERVICES as readonly string[]).includes(name);
  if (isNamed || MIN_ORDER_FILTER.test(name) || ATTRIBUTE.test(name)) return name as SearchFilter;
  return Object.hasOwn(MARKETPLACE_NAMES, name) ? MARKETPLACE_NAMES[name] : undefined;
}

/** The names in a comma-separated list. */
export const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/**
 * A comma-separated list of filters, each replaced by its name here. An unsupported one is refused,
 * never ignored.
 */
export const searchFilterList = v.pipe(
  v.string(),
  v.maxLength(400),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const filters = namesIn(dataset.value).map(searchFilter);
    if (!filters.includes(undefined)) return filters.join(',');
    addIssue({ message: 'choice' });
    return NEVER;
  }),
);
