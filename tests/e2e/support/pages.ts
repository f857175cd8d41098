import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { ask } from '../../../tools/servers/http.ts';

/** Pages that need no session. */
export const PUBLIC_PAGES = [
  '/',
  '/product-search?keyword=bag',
  '/product-search?keyword=zzzzzz',
  '/categories',
  '/search-by-picture',
  '/settings?back=%2Ffaq',
  '/how-to-use',
  '/sourcing-service',
  '/payment-guide',
  '/transportation-charge',
  '/about',
  '/faq',
  '/terms',
  '/auth/login',
  '/auth/signup',
  '/auth/signup?email=new%40example.com',
  '/auth/forgot-password',
];

/** Pages of a signed-in shopper. */
export const SIGNED_IN_PAGES = [
  '/cart',
  '/my/purchase',
  '/my',
  '/my/warehouses',
  '/my/in-stock-items',
  '/my/in-stock-items?tab=problem',
  '/my/transit',
  '/my/pending-payments',
  '/my/balance',
  '/my/balance/statement',
  '/my/balance/withdraw',
  '/my/balance/refunds',
  '/my/balance/operations',
  '/my/message',
  '/my/account',
];

/** The paths of a retail and of a wholesale product. */
export async function productPages(keyword = ''): Promise<string[]> {
  const link = async (channel: string) => {
    const { json } = await ask(
      inject('port'),
      'localhost',
      `/api/front/product/search?channel=${channel}&keyword=${keyword}&pageSize=1`,
    );
    return `/product?url=${(json as { records: { link: string }[] }).records[0]?.link}`;
  };
  return Promise.all([link('Taobao'), link('Alibaba')]);
}

/** The sum of the layout shifts without user input since the page was opened. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) {
            const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
            if (!shift.hadRecentInput) sum += shift.value;
          }
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords());
            resolve(sum);
          }),
        );
      }),
  );
}

/** The distance in pixels that the page can be scrolled sideways. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const root = document.documentElement;
    return Math.max(0, root.scrollWidth - root.clientWidth);
  });
}
