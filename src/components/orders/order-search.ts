import type { PurchaseOrderTab } from '../../contract/orders.ts';

/** What the list of orders is asked for, as its address writes it. */
export type OrderSearch = {
  tab: PurchaseOrderTab;
  keyword: string;
  dateStart: string;
  dateEnd: string;
  pageNo: number;
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function dayOf(text: string | null): string {
  return text && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
}

/** Reads the address; what makes no sense there asks for nothing. (`keyword` is the product search’s.) */
export function readSearch(query: URLSearchParams, tabs: readonly string[]): OrderSearch {
  const tab = query.get('tab') ?? '';
  const page = Number(query.get('pageNo'));
  return {
    tab: (tabs.includes(tab) ? tab : 'all') as PurchaseOrderTab,
    keyword: (query.get('q') ?? '').trim().slice(0, 80),
    dateStart: dayOf(query.get('dateStart')),
    dateEnd: dayOf(query.get('dateEnd')),
    pageNo: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** The address of the list for a search, without what is the default anyway. */
export function searchHref(search: OrderSearch): string {
  const query = new URLSearchParams();
  if (search.tab !== 'all') query.set('tab', search.tab);
  if (search.keyword) query.set('q', search.keyword);
  if (search.dateStart) query.set('dateStart', search.dateStart);
  if (search.dateEnd) query.set('dateEnd', search.dateEnd);
  if (search.pageNo > 1) query.set('pageNo', String(search.pageNo));
  return query.size > 0 ? `/my/purchase?${query}` : '/my/purchase';
}
