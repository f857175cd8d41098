import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_EMAIL, DEMO_PASSWORD } from '../../../demo/demo-shopper.ts';
import { ask, type RequestOptions } from '../../../tools/servers/http.ts';
import { mutationsOf, randomEntries, shortened } from '../../support/mutations.ts';
import { startServer } from '../../support/server.ts';
import { cookieHeader, cookiesOf, droppedCookies, FROM_OWN_PAGE } from '../support/cookies.ts';
import { PLAIN_LINK, PLAIN_SHOPPER, startPlainBackend } from '../support/plain-backend.ts';
import { expectRefused } from '../support/refusals.ts';
import { goods, inCart } from '../support/shopping.ts';
import { textsOf } from '../support/texts.ts';
import { startUpstream } from '../support/upstream.ts';
import {
  newShopper,
  PASSWORD,
  type Shopper,
  port as serverPort,
  target,
} from '../support/world.ts';

const PLAIN_HOST = 'plain.localhost';
const english = textsOf('en');

let plain: Awaited<ReturnType<typeof startPlainBackend>>;
let upstream: Awaited<ReturnType<typeof startUpstream>>;
let storefront: Awaited<ReturnType<typeof startServer>>;
/** A shopper with items of two shops in the cart. */
let shopper: Shopper;
beforeAll(async () => {
  shopper = await newShopper();
  const [first, second] = await goods();
  await inCart(shopper, 1, first);
  await inCart(shopper, 2, second);
  plain = await startPlainBackend();
  upstream = await startUpstream(serverPort);
  const own = `${PLAIN_HOST}=http://127.0.0.1:${plain.port}`;
  storefront = await startServer(target, {
    API_UPSTREAM: `${own}, http://127.0.0.1:${upstream.port}`,
    PAGE_CACHE_MB: '0',
    DATABASE_URL: 'file:/no/such/folder/sampan.db',
  });
});
afterEach(() => upstream.stopReacting());
afterAll(async () => {
  await storefront?.stop();
  await upstream?.stop();
  await plain?.stop();
});

type Visit = RequestOptions & { host?: string };
const visit = (path: string, { host = 'localhost', headers = {}, ...asked }: Visit = {}) =>
  ask(storefront.port, host, path, { ...asked, headers: { 'accept-language': 'en', ...headers } });
const post = (host: string, path: string, fields: Record<string, string>, cookie = '') =>
  visit(path, {
    host,
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      ...FROM_OWN_PAGE,
      cookie,
    },
    body: String(new URLSearchParams(fields)),
  });
const send = (path: string, body: unknown, cookie: string) =>
  visit(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...FROM_OWN_PAGE, cookie },
    body: JSON.stringify(body),
  });

/** A page without its scripts, which contain the texts of possible errors. */
const markupOf = (text: string) => text.replaceAll(/<script[\s\S]*?<\/script>/g, '');

/** The cookies of a browser that signs in at a host. */
async function signedIn(host: string, email: string, password: string): Promise<string> {
  const answer = await post(host, '/api/front/user/login', { email, password, _next: '/cart' });
  expect(answer.headers.location).toBe('/cart');
  const cookies = [...cookiesOf(answer)].map(([name, { value }]) => [name, value]);
  return cookieHeader(Object.fromEntries(cookies));
}

describe('a backend that sends what the specification lists, and nothing else, serves', () => {
  const at = { host: PLAIN_HOST };
  const signIn = () => signedIn(PLAIN_HOST, PLAIN_SHOPPER.email, PLAIN_SHOPPER.password);
  const expectWhole = (text: string) => {
    for (const failed of ['errorPage.title', 'deferred.failed']) {
      expect(markupOf(text)).not.toContain(english[failed]);
    }
  };

  test.each([
    '/',
    '/how-to-use',
    '/sourcing-service',
    '/payment-guide',
    '/transportation-charge',
    '/about',
    '/faq',
    '/terms',
    '/product-search?keyword=bag',
    `/product?url=${encodeURIComponent(PLAIN_LINK)}`,
    '/auth/login',
  ])('%s', async (path) => {
    const page = await visit(path, at);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Plain Shop');
    expectWhole(page.text);
  });

  test('the tenant’s contacts, rate and articles in every page', async () => {
    const { text } = await visit('/faq', at);
    for (const shown of [
      'help@plain.test',
      '68.5',
      'KZT',
      'UTC+5',
      'https://facebook.test/plain',
    ]) {
      expect(text).toContain(shown);
    }
    expect(text).toContain('href="/payment-guide"');
  });

  test.each([
    '/cart',
    '/my',
    '/my/message',
    '/my/purchase',
    '/my/warehouses',
    '/my/in-stock-items',
    '/my/transit',
    '/my/pending-payments',
    '/my/balance',
    '/my/account',
  ])('%s to its shopper', async (path) => {
    const page = await visit(path, { ...at, headers: { cookie: await signIn() } });
    expect(page.status).toBe(200);
    expectWhole(page.text);
  });

  test('a pasted link, which leads to its product', async () => {
    const pasted = `/product-search?keyword=${encodeURIComponent(`Look! ${PLAIN_LINK}&spm=1`)}`;
    const page = await visit(pasted, at);
    expect(page.headers.location).toBe(`/product?url=${encodeURIComponent(PLAIN_LINK)}`);
  });

  test('a change of the cart, and what is in it afterwards', async () => {
    const cookie = await signIn();
    const change = '/api/front/cart/1/quantity';
    const answer = await post(PLAIN_HOST, change, { _method: 'PUT', quantity: '3' }, cookie);
    expect(answer.status).toBe(303);
    expect(cookiesOf(answer).has('sampan_flash')).toBe(false);
    const { json } = await visit('/api/front/cart', { ...at, headers: { cookie } });
    expect(json).toMatchObject({ totalItems: 1, cartShops: [{ cartItems: [{ quantity: 3 }] }] });
  });

  test('the refusal of a wrong password, and signing out', async () => {
    const headers = { 'content-type': 'application/json', ...FROM_OWN_PAGE };
    const body = JSON.stringify({ email: PLAIN_SHOPPER.email, password: 'wrong' });
    const wrong = await visit('/api/front/user/login', { ...at, method: 'POST', headers, body });
    expectRefused(wrong, 'WRONG_CREDENTIALS');
    const signedOut = await post(PLAIN_HOST, '/api/front/user/logout', {}, await signIn());
    expect(droppedCookies(signedOut)).toContain('sampan_token');
  });
});

describe('a refusal of the backend is reported as what it is:', () => {
  const refuse = (path: RegExp, status: number) =>
    upstream.react(path, (response) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end('{"error":"no"}'),
    );
  const demo = () => signedIn('localhost', DEMO_EMAIL, DEMO_PASSWORD);

  test('a product that is not found', async () => {
    refuse(/front\/product\?/, 404);
    const page = await visit(`/product?url=${encodeURIComponent(PLAIN_LINK)}`);
    expect(page.status).toBe(404);
    expect(page.text).toContain(english['product.gone.title']);
  });

  test.each([
    [404, 404],
    [422, 200],
    [400, 502],
    [403, 502],
  ])('a search that is answered with the status %i', async (status, expected) => {
    refuse(/product\/search/, status);
    expect((await visit('/product-search?keyword=bag')).status).toBe(expected);
  });

  test('an ended session, whichever call reports it', async () => {
    const headers = { cookie: await demo() };
    refuse(/user-account\?|user-account$/, 401);
    const page = await visit('/my/balance', { headers });
    expect(page.headers.location).toBe('/auth/login?redirectUrl=%2Fmy%2Fbalance');
    expect(droppedCookies(page)).toContain('sampan_token');
  });

  test.each([404, 429, 500])(
    'a profile that is answered with the status %i; the page still opens',
    async (status) => {
      const headers = { cookie: await demo() };
      refuse(/user\/profile/, status);
      expect((await visit('/my/balance', { headers })).status).toBe(200);
    },
  );
});

describe('if the call for a part of a page fails, only that part is missing:', () => {
  const failCall = (path: RegExp) =>
    upstream.react(path, (response) => response.writeHead(500).end());

  test.each([
    ['/', /preferred-products/],
    ['/product-search?keyword=bag', /product\/categories/],
    ['/my/account', /supported-countries/],
    ['/my/account', /address-districts/],
    ['/my/warehouses', /address-districts/],
    ['/my/balance', /deposit-channels/],
    ['/my/balance', /user-account\/transactions/],
  ])('%s without %s', async (path, call) => {
    const cookie = path.startsWith('/my')
      ? await signedIn('localhost', DEMO_EMAIL, DEMO_PASSWORD)
      : '';
    failCall(call);
    const page = await visit(path, { headers: { cookie } });
    expect(page.status).toBe(200);
    expect(markupOf(page.text)).not.toContain(english['errorPage.title']);
  });
});

describe('a payment that was carried out, but whose answer can’t be read,', () => {
  test('is reported as done, and the next page shows the present state', async () => {
    const cookie = await signedIn('localhost', DEMO_EMAIL, DEMO_PASSWORD);
    upstream.react(/batch-pay/, (response) => response.writeHead(200).end('<h1>Done</h1>'));
    const fields = { paymentNos: 'P26AA', payPassword: '123456', _back: '/payment?nos=P26AA' };
    const next = { ...fields, _next: '/payment/done?orders=P26AA' };
    const form = await post('localhost', '/api/front/payments/batch-pay', next, cookie);
    expect([form.status, form.headers.location]).toEqual([303, '/payment/done?orders=P26AA']);
    const flash = cookieHeader({ sampan_flash: cookiesOf(form).get('sampan_flash')?.value ?? '' });
    const page = await visit('/about', { headers: { cookie: flash } });
    expect(page.text).toContain(english['error.RESULT_UNREADABLE']);
    const body = { paymentNos: ['P26AA'], payPassword: '123456' };
    expectRefused(await send('/api/front/payments/batch-pay', body, cookie), 'RESULT_UNREADABLE');
  });
});

describe('a changed field of an answer', () => {
  const SEED = 49;
  const EACH = 5;
  /** The main data of a page: it can't be shown without them. */
  const VITAL = new Set(['id', 'cartShops', 'available', 'currency', 'records', 'priceRange.0']);
  const read = async (path: string, headers: Record<string, string> = {}) =>
    (await visit(path, { headers })).json;

  test.each([
    ['/', 'preferred-products?size=24'],
    ['/', 'banner-images'],
    ['/product-search?keyword=bag', 'product/search?keyword=bag&pageSize=3'],
    ['/product-search?keyword=bag', 'product/categories'],
    ['/product', 'product?productUrl='],
    ['/cart', 'cart'],
    ['/my', 'user/overview'],
    ['/my/balance', 'user-account'],
    ['/my/balance', 'user-account/transactions?pageSize=3'],
    ['/my/message', 'user-notifications?pageSize=3'],
    ['/my/account', 'user/profile'],
    ['/faq', 'tenant'],
  ])('does not break the page %s: %s', async (page, call) => {
    const who = page === '/cart' ? [shopper.email, PASSWORD] : [DEMO_EMAIL, DEMO_PASSWORD];
    const isMine = page === '/cart' || page.startsWith('/my');
    const cookie = isMine ? await signedIn('localhost', who[0] ?? '', who[1] ?? '') : '';
    const [good] = page === '/product' ? await goods() : [];
    const link = encodeURIComponent(good?.product.link ?? '');
    const path = `/api/front/${call}${good ? link : ''}`;
    const answer = await read(path, { cookie });
    const [callPath = ''] = call.split('?');
    for (const [index, { name, path: at, answer: changed }] of randomEntries(
      mutationsOf(shortened(answer)),
      EACH,
      SEED,
    ).entries()) {
      upstream.answerWith(new RegExp(`/front/${callPath}(\\?|$)`), changed);
      // A host of its own, because the storefront remembers the tenant of each for some seconds.
      const host = call === 'tenant' ? `m${index}.localhost` : 'localhost';
      const shown = await visit(good ? `${page}?url=${link}` : page, { host, headers: { cookie } });
      const isVital = at.length === 1 && VITAL.has(String(at[0]));
      expect(isVital ? [200, 502, 504] : [200], `${name} ${shown.text.slice(0, 2000)}`).toContain(
        shown.status,
      );
      upstream.stopReacting();
    }
  });
});
