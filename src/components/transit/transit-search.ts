import { TRANSIT_TABS, type TransitTab } from '../../contract/transit.ts';
import { pageNoOf } from '../my/page-no.ts';

/** What the list of transit orders is asked for, as its address writes it. */
export type TransitSearch = {
  tab: TransitTab;
  keyword: string;
  dateStart: string;
  dateEnd: string;
  pageNo: number;
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TABS = Object.keys(TRANSIT_TABS) as TransitTab[];

function dayOf(text: string | null): string {
  return text && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
}

/** Reads the address; what makes no sense there asks for nothing. (`keyword` is the product search’s.) */
export function readTransitSearch(query: URLSearchParams): TransitSearch {
  return {
    tab: TABS.find((tab) => tab === query.get('tab')) ?? 'all',
    keyword: (query.get('q') ?? '').trim().slice(0, 80),
    dateStart: dayOf(query.get('dateStart')),
    dateEnd: dayOf(query.get('dateEnd')),
    pageNo: pageNoOf(query),
  };
}

/** The address of the list for a search, without what is the default anyway. */
export function transitsHref(search: TransitSearch): string {
  const { tab, keyword, dateStart, dateEnd, pageNo } = search;
  const query = new URLSearchParams();
  if (tab !== 'all') query.set('tab', tab);
  if (keyword) query.set('q', keyword);
  if (dateStart) query.set('dateStart', dateStart);
  if (dateEnd) query.set('dateEnd', dateEnd);
  if (pageNo > 1) query.set('pageNo', String(pageNo));
  return query.size > 0 ? `/my/transit?${query}` : '/my/transit';
}
