import { pageNoOf } from './page-no.ts';

/** Tab, search and page of a list of orders, as in its URL. */
export type ListSearch<Tab extends string> = {
  tab: Tab | 'all';
  keyword: string;
  dateStart: string;
  dateEnd: string;
  pageNo: number;
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function dayOf(text: string | null): string {
  return text && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
}

/**
 * Reads tab, search and page from a URL's query; invalid values are ignored. The search is `q`,
 * because `keyword` belongs to the product search.
 */
export function readListSearch<Tab extends string>(
  query: URLSearchParams,
  tabs: Readonly<Record<Tab | 'all', unknown>>,
): ListSearch<Tab> {
  const tab = query.get('tab') ?? '';
  return {
    tab: Object.hasOwn(tabs, tab) ? (tab as Tab) : 'all',
    keyword: (query.get('q') ?? '').trim().slice(0, 80),
    dateStart: dayOf(query.get('dateStart')),
    dateEnd: dayOf(query.get('dateEnd')),
    pageNo: pageNoOf(query),
  };
}

/** The URL of a list, without default values. */
export function listHref<Tab extends string>(path: string, search: ListSearch<Tab>): string {
  const { tab, keyword, dateStart, dateEnd, pageNo } = search;
  const query = new URLSearchParams();
  if (tab !== 'all') query.set('tab', tab);
  if (keyword) query.set('q', keyword);
  if (dateStart) query.set('dateStart', dateStart);
  if (dateEnd) query.set('dateEnd', dateEnd);
  if (pageNo > 1) query.set('pageNo', String(pageNo));
  return query.size > 0 ? `${path}?${query}` : path;
}

type Narrowing = Pick<ListSearch<string>, 'keyword'> &
  Partial<Pick<ListSearch<string>, 'dateStart' | 'dateEnd'>>;

/** Whether a search or dates narrow the list. */
export function isNarrowed({ keyword, dateStart, dateEnd }: Narrowing): boolean {
  return Boolean(keyword || dateStart || dateEnd);
}

/** Whether a list has nothing in any of its tabs, so that it needs neither filter nor tabs. */
export const isListEmpty = (counts: Readonly<Record<string, number>>, search: Narrowing): boolean =>
  !isNarrowed(search) && Object.values(counts).every((count) => count === 0);
