import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { DEMO_STAFF_PASSWORD, demoStaffEmail } from '../../../demo/demo-staff.ts';
import { STAFF_ROLES } from '../../../src/contract/values/people/rights.ts';
import { ask } from '../../../tools/servers/http.ts';
import { waitingGoodwill } from '../../api/support/approvals.ts';
import { payingLine } from '../../api/support/bank.ts';
import { newPayout } from '../../api/support/bank-samples.ts';
import { newAnswer } from '../../api/support/customer-samples.ts';
import {
  operate,
  paidTransit,
  requestedRefund,
  sentTransit,
} from '../../api/support/fulfilment.ts';
import { publishedOwn } from '../../api/support/own-samples.ts';
import { openWithdrawal } from '../../api/support/stage.ts';
import { newShelf, newStation, newUnknown } from '../../api/support/stock.ts';
import { call, DEFAULT_HOST, newPayer } from '../../api/support/world.ts';
import { sampled } from '../../support/sample.ts';
import { openBrowser, type Visit, visit, watchErrors } from '../support/browser.ts';
import { busyShopper } from '../support/busy-shopper.ts';
import { DESK_HOST, deskPage } from '../support/desk.ts';
import { DESK_ROUTES, deskCookie, walkDesk } from '../support/desk-links.ts';
import { flawsOn } from '../support/page-flaws.ts';

openBrowser();

/**
 * Pages to which no page of signed-in people links, because they are reached by a form. Of similar pages
 * (the parts of a shop, the piles, the orders) only one is visited, and another one that links to the trial
 * of rules, or to a refund.
 */
const UNLINKED = [
  '/desk/[tenant]/search',
  '/desk/[tenant]/shop/goods-trial',
  '/desk/[tenant]/money/refunds/[refund]',
  '/desk/sign-in',
  '/desk/welcome',
];

/** Orders, parcels, shipments and messages in every state, and what the desk itself keeps. */
beforeAll(async () => {
  const { shopper } = await busyShopper();
  const at = { host: DEFAULT_HOST };
  const { orderNo } = await sentTransit(shopper);
  await operate(at, 'addCarrierInvoice', {
    body: {
      carrier: 'EMS',
      invoiceNo: crypto.randomUUID(),
      text: `Shipment,Amount\n${orderNo},12`,
    },
  });
  await publishedOwn(at);
  await operate(at, 'handOverMany', {
    body: { carrier: 'EMS', rows: `${(await paidTransit(shopper)).orderNo} EA123456785CN` },
  });
  await payingLine(at);
  await newPayout(at);
  await openWithdrawal(DEFAULT_HOST);
  await requestedRefund(await newPayer('900'));
  await newShelf(at);
  await newStation(at);
  await newUnknown(at);
  await newAnswer({ shopper });
  await waitingGoodwill({ shopper: shopper.email });
  await operate(at, 'makeStaffRole', { body: { name: 'Photo desk', rights: ['parcels.see'] } });
  const { accessToken: token } = await call('signInStaff', {
    body: { email: demoStaffEmail('OWNER'), password: DEMO_STAFF_PASSWORD },
  });
  await call('makeExport', { body: { list: 'ORDERS' } }, { ...at, token });
});

type Reader = Visit & { lang: string };

const READERS: [string, Reader][] = [
  ['English, light, desktop', { lang: 'en', width: 1440 }],
  ['Chinese, dark, phone', { locale: 'zh-CN', lang: 'zh-CN', scheme: 'dark', width: 360 }],
  ['Chinese, dark, desktop', { locale: 'zh-CN', lang: 'zh-CN', scheme: 'dark', width: 1440 }],
  ['English, light, phone', { lang: 'en', width: 360 }],
];

/** The flaws of a page as one reader sees it; empty if there are none. */
async function flawsOf(page: Page, address: string, lang: string) {
  await page.goto(address, { waitUntil: 'networkidle' });
  return flawsOn(page, lang);
}

/** How many bytes the scripts of a page may have beyond those of every page of the desk, compressed as they are sent. */
const KB = 1024;
const scriptLimit = (address: string): number =>
  (address.includes('/warehouse/scan') ? 60 : 40) * KB;

/** The scripts of the open page and their compressed sizes. */
async function scriptsOf(page: Page): Promise<Map<string, number>> {
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap((entry) =>
        entry instanceof PerformanceResourceTiming && /\.js$/.test(entry.name)
          ? [[entry.name, entry.encodedBodySize] as const]
          : [],
      ),
  );
  return new Map(loaded);
}

/** A message if the scripts of a page, apart from those of an empty page, are larger than the page's limit. */
async function tooHeavy(page: Page, address: string, bare: ReadonlyMap<string, number>) {
  const own = [...(await scriptsOf(page))].filter(([name]) => !bare.has(name));
  const bytes = own.reduce((sum, [, size]) => sum + size, 0);
  return bytes > scriptLimit(address) ? [`${bytes} bytes of scripts`] : [];
}

describe.each(READERS.map((reader, index) => [...reader, index] as const))(
  'every page of the desk, %s',
  (_, reader, index) => {
    it('has one title, all texts, no violation for axe, few scripts, and fits the screen', async () => {
      const { pages } = await walkDesk('OWNER');
      const addresses = [...pages.values(), deskPage('/search?q=zzzz'), deskPage('/nothing')];
      const { context, page, origin } = await visit({ host: DESK_HOST, ...reader });
      await context.addCookies([{ ...(await deskCookie('OWNER')), url: origin }]);
      const problems = watchErrors(page);
      await page.goto(deskPage('/nothing'), { waitUntil: 'networkidle' });
      const bare = await scriptsOf(page);
      problems.length = 0;
      const found: Record<string, unknown> = {};
      for (const address of sampled(addresses, READERS.length, index)) {
        const flaws = await flawsOf(page, address, reader.lang);
        const heavy = await tooHeavy(page, address, bare);
        const reported = problems.splice(0).filter((problem) => !problem.includes('404'));
        const all = [...flaws, ...heavy, ...reported];
        if (all.length > 0) found[address] = all;
      }
      expect(found, JSON.stringify(found)).toEqual({});
      await context.close();
    });

    it('before the sign-in, too', async () => {
      const { context, page } = await visit({ host: DESK_HOST, ...reader });
      expect(await flawsOf(page, '/desk/sign-in', reader.lang)).toEqual([]);
      expect(await flawsOf(page, '/desk/welcome?token=none', reader.lang)).toEqual([]);
      await context.close();
    });
  },
);

it('every page is reached by links from Today', async () => {
  const { pages } = await walkDesk('OWNER');
  const missed = DESK_ROUTES.filter((route) => !pages.has(route) && !UNLINKED.includes(route));
  expect(missed).toEqual([]);
});

describe('a person at the desk', () => {
  it.each(STAFF_ROLES)('sees no link to a page without the right to it: %s', async (role) => {
    const { refused } = await walkDesk(role);
    expect(refused).toEqual([]);
  });

  it('is told that a page is not allowed, with the status 403, and stays signed in', async () => {
    const { context, page, origin } = await visit({ host: DESK_HOST });
    await context.addCookies([{ ...(await deskCookie('WAREHOUSE')), url: origin }]);
    const response = await page.goto(deskPage('/money'));
    expect(response?.status()).toBe(403);
    expect(await flawsOf(page, deskPage('/money'), 'en')).toEqual([]);
    const cookie = await deskCookie('WAREHOUSE');
    const answer = await ask(inject('port'), DESK_HOST, deskPage(), {
      headers: { accept: 'text/html', cookie: `${cookie.name}=${cookie.value}` },
    });
    expect(answer.status).toBe(200);
    await context.close();
  });
});
