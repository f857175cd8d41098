import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_EMAIL, DEMO_PASSWORD } from '../../../demo/demo-shopper.ts';
import { ask } from '../../../tools/servers/http.ts';
import { PUBLIC_PAGES, SIGNED_IN_PAGES } from '../../e2e/support/pages.ts';
import { openPage } from '../../support/open-page.ts';
import { sampled } from '../../support/sample.ts';
import { startServer } from '../../support/server.ts';
import { cookieHeader, cookiesOf, FROM_OWN_PAGE } from '../support/cookies.ts';
import { depthOf, startHeldUpstream } from '../support/held-upstream.ts';
import { goods } from '../support/shopping.ts';
import { textsOf } from '../support/texts.ts';
import { call, onNode, port as serverPort, target } from '../support/world.ts';

/** Longer than a working backend takes while other suites share the cores. */
const TIMEOUT_MS = 5000;
const END = '</body></html>';
const english = textsOf('en');

let upstream: Awaited<ReturnType<typeof startHeldUpstream>>;
let storefront: Awaited<ReturnType<typeof startServer>>;
let cookie: string;
let product: string;
beforeAll(async () => {
  upstream = await startHeldUpstream(serverPort);
  storefront = await startServer(target, {
    API_UPSTREAM: `http://127.0.0.1:${upstream.port}`,
    API_TIMEOUT_MS: String(TIMEOUT_MS),
    // Without a page cache, each page is rendered for each request.
    PAGE_CACHE_MB: '0',
    PAGE_PATIENCE_MS: '300',
  });
  const body = JSON.stringify({ email: DEMO_EMAIL, password: DEMO_PASSWORD });
  const answer = await ask(storefront.port, 'localhost', '/api/front/user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...FROM_OWN_PAGE },
    body,
  });
  const token = cookiesOf(answer).get('sampan_token')?.value ?? '';
  cookie = cookieHeader({ sampan_token: token, sampan_login: '1' });
  product = `/product?url=${(await goods())[0]?.product.link}`;
});
afterEach(() => {
  upstream.stopHolding();
  upstream.setDelay(0);
});
afterAll(async () => {
  await storefront?.stop();
  await upstream?.stop();
});

let colorCount = 0;
/** Opens a page with a new theme colour, so that no earlier or concurrent render of it is used. */
function open(path: string) {
  colorCount += 1;
  const color = `#${colorCount.toString(16).padStart(6, '0')}`;
  const cookies = `${cookie}; ${cookieHeader({ sampan_primary: color })}`;
  return openPage(storefront.port, path, { cookie: cookies });
}

describe('the sequential reads of a page', () => {
  /**
   * How long each read takes. On a busy machine, concurrent reads may start further apart and look
   * sequential. So a page with too many reads in sequence is tried again with slower reads.
   */
  const PACES_MS = [250, 1000, 2500];
  /** The tenant and session, which the edge reads before the page. */
  const READS_OF_THE_EDGE = /^\/api\/front\/(tenant|user\/profile)(\?|$)/;
  /**
   * Pages whose second read needs the first: the goods of a cart, the costs to each warehouse, the
   * districts of a country, the substitute for no results.
   */
  const NEEDING_TWO = [
    '/cart',
    '/checkout?items=',
    '/my/account',
    '/my/pending-payments',
    '/product-search?keyword=zzzzzz',
    '/product?url=',
    '/payment?clonedFrom=',
    '/my/transit/new?purchaseParcelIds=',
  ];
  /** A page that searches the newest orders for a payment that is no longer open. */
  const CLOSED = '/payment?nos=P1';
  const mostReads = (path: string) => {
    if (path === CLOSED) return 3;
    return NEEDING_TWO.some((start) => path.startsWith(start)) ? 2 : 1;
  };

  /** The number of pages that are read at once. */
  const AT_ONCE = 4;

  async function depthOfPage(path: string): Promise<number> {
    const page = await open(path).page;
    await page.whole();
    const requestId = page.headers['x-request-id'];
    const own = upstream.reads.filter((read) => read.requestId === requestId);
    return depthOf(own.filter((read) => !READS_OF_THE_EDGE.test(read.path)));
  }

  /** The pages with more reads in sequence than they need, at the delay that is set. */
  async function tooDeepOf(paths: readonly string[]): Promise<string[]> {
    const waiting = paths.values();
    const tooDeep: string[] = [];
    const readNext = async () => {
      for (const path of waiting) {
        if ((await depthOfPage(path)) > mostReads(path)) tooDeep.push(path);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, readNext));
    return tooDeep;
  }

  onNode(
    'are no more than its data needs: one, or up to three where a read needs another',
    async () => {
      const [group] = await call('listRecommendGroups', { query: { size: 1 } });
      const paths = [
        ...PUBLIC_PAGES,
        ...SIGNED_IN_PAGES,
        product,
        `/product-search?productCollectionId=${group?.id}`,
        '/my/message?tab=feedback',
        CLOSED,
        '/payment?clonedFrom=PO1',
        '/my/transit/new?purchaseParcelIds=1',
        '/checkout?items=1',
      ];
      let tooDeep: string[] = paths;
      for (const delayMs of PACES_MS) {
        upstream.setDelay(delayMs);
        tooDeep = await tooDeepOf(tooDeep);
      }
      expect(tooDeep).toEqual([]);
    },
  );
});

/** For each page the call it waits for, and a text that it shows without that call. */
const PAGES = [
  { path: () => '/my/purchase', call: /front\/purchase-orders/, frame: 'nav.purchase' },
  { path: () => '/cart', call: /front\/cart/, frame: 'nav.cart' },
  { path: () => '/my/balance/statement', call: /transactions/, frame: 'nav.balance' },
  { path: () => '/checkout?items=1', call: /cart\/refresh/, frame: 'nav.checkout' },
  { path: () => '/product-search?keyword=bag', call: /product\/search/, frame: 'nav.search' },
  { path: () => product, call: /front\/product\?/, frame: 'nav.product' },
];

/** Whether a text is in the markup. In the payload it is in quotes. */
const shows = (html: string, key: string) => html.includes(`>${english[key]}<`);

/** The kinds of failures of a backend. The slow one, a timeout, is tried with two pages. */
const failures = (page: (typeof PAGES)[number]) => [
  ...(['fail', 'hang up'] as const),
  ...(sampled(PAGES, 3).includes(page) ? (['never answers'] as const) : []),
];

describe.each(PAGES)('a page that waits for $call', (page) => {
  const { path, call, frame } = page;
  test('sends its shell before the call is answered', async () => {
    const held = upstream.hold(call);
    const page = await open(path()).page;
    const shell = await page.until('<footer');
    expect(page.status).toBe(200);
    expect(shows(shell, frame)).toBe(true);
    expect(shell.includes(END)).toBe(false);
    held.end('answer');
    const all = await page.whole();
    expect(all.slice(shell.length).includes('<div hidden id="S:')).toBe(true);
    expect(all.endsWith(END)).toBe(true);
  });

  test('aborts its calls when the client disconnects', async () => {
    const held = upstream.hold(call);
    const page = await open(path()).page;
    await page.until('<footer');
    await held.arrived;
    page.leave();
    await held.disconnected;
  });

  test.each(failures(page))(
    'ends with an error message if its backend fails late: %s',
    async (how) => {
      const held = upstream.hold(call);
      const page = await open(path()).page;
      const shell = await page.until('<footer');
      if (how !== 'never answers') held.end(how);
      const all = await page.whole();
      const late = all.slice(shell.length);
      const requestId = String(page.headers['x-request-id']);
      expect(shows(late, 'errorPage.title')).toBe(true);
      expect(shows(late, 'errorPage.retry')).toBe(true);
      expect(late.includes(`Request ${requestId}<`)).toBe(true);
      expect(all.endsWith(END)).toBe(true);
      await expect.poll(() => storefront.log()).toContain(requestId);
    },
  );
});

describe('an optional part of a page', () => {
  test.each(['fail', 'never answers'] as const)(
    'shows its failure, and the rest of the page stays: %s',
    async (how) => {
      const held = upstream.hold(/transit-options/);
      const page = await open('/').page;
      const shell = await page.until('<footer');
      expect(shell.includes('"@type":"WebSite"')).toBe(true);
      if (how === 'fail') held.end('fail');
      const all = await page.whole();
      expect(all.slice(shell.length).includes(`>${english['deferred.failed']}<`)).toBe(true);
      expect(shows(all, 'errorPage.title')).toBe(false);
      expect(all.endsWith(END)).toBe(true);
    },
  );
});

test('a page that is aborted before its shell aborts its calls too', async () => {
  const held = upstream.hold(/front\/purchase-orders/);
  const { leave } = open('/my/purchase');
  await held.arrived;
  leave();
  await held.disconnected;
  // An abort is not an error, so nothing is logged, for this page or the earlier ones.
  expect(storefront.log().includes('Error during rendering')).toBe(false);
});
