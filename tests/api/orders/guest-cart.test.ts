import { beforeAll, describe, expect, test } from 'vitest';
import type { Cart, CartItem } from '../../../src/contract/calls/cart.ts';
import { COOKIES } from '../../../src/site/cookies.ts';
import type { Answer } from '../../../tools/servers/http.ts';
import {
  cookieHeader,
  cookiesOf,
  droppedCookies,
  FROM_OWN_PAGE,
  postForm,
} from '../support/cookies.ts';
import { operate } from '../support/fulfilment.ts';
import { expectRefused } from '../support/refusals.ts';
import { type Good, goods, inCart } from '../support/shopping.ts';
import { copyOfNaga } from '../support/tenants.ts';
import {
  newEmail,
  newShopper,
  onNode,
  PASSWORD,
  requestCode,
  send,
  visit,
} from '../support/world.ts';

const HOST = 'mx.localhost';
const OTHER_HOST = 'kz.localhost';
/** The summary of the order, on the pages to sign in and to sign up. */
const SUMMARY = 'aria-label="Tu pedido"';

let first: Good;
let second: Good;
beforeAll(async () => {
  const [one, two] = await goods(HOST);
  if (!one || !two) throw new Error('the seed has too few products');
  first = one;
  second = two;
});

/** A browser of a visitor: its cookies. */
type Browser = { cookie: string };
const NEW: Browser = { cookie: '' };

const options = ({ cookie }: Browser, host = HOST) => ({
  host,
  headers: { ...FROM_OWN_PAGE, ...(cookie && { cookie }) },
});

const bodyOf = ({ product, sku }: Good, quantity: number, message = '') => ({
  productUrl: product.link,
  productSkuId: sku.skuId,
  quantity,
  message,
});

const add = (browser: Browser, chosen: Good, quantity = 1, message = '') =>
  send('POST', '/api/front/cart', bodyOf(chosen, quantity, message), options(browser));

/** The browser with the cookies that an answer set. */
const browserAfter = (answer: Answer): Browser => ({
  cookie: cookieHeader(
    Object.fromEntries([...cookiesOf(answer)].map(([name, { value }]) => [name, value])),
  ),
});

const cartOf = async (browser: Browser, host = HOST): Promise<CartItem[]> => {
  const answer = await visit('/api/front/cart', options(browser, host));
  expect(answer.status).toBe(200);
  return (answer.json as Cart).cartShops.flatMap(({ cartItems }) => cartItems);
};

/** The names without the bookmark, which a database with replicas sets at each write. */
const ownNames = (cookies: ReadonlyMap<string, unknown>): string[] =>
  [...cookies.keys()].filter((name) => name !== COOKIES.bookmark.name);

describe('a visitor’s cart', () => {
  test('begins with the first line, whose answer sets a token that no script reads, and a flag', async () => {
    expect(await cartOf(NEW)).toEqual([]);
    expect(cookiesOf(await visit('/api/front/cart', options(NEW))).size).toBe(0);
    const answer = await add(NEW, first, 2, 'blue');
    const cookies = cookiesOf(answer);
    expect(ownNames(cookies)).toEqual(['sampan_guest', 'sampan_cart']);
    for (const { name, httpOnly } of [COOKIES.guest, COOKIES.cart]) {
      const attributes = cookies.get(name)?.attributes ?? [];
      expect(attributes).toEqual(expect.arrayContaining(['samesite=lax', 'path=/']));
      expect(attributes.includes('httponly'), name).toBe(httpOnly);
      expect(attributes.some((attribute) => attribute.startsWith('domain'))).toBe(false);
    }
    expect(cookies.get('sampan_cart')?.value).toBe('1');
    expect(answer.json).not.toHaveProperty('guestToken');
    expect(answer.text).not.toContain(cookies.get('sampan_guest')?.value);

    const browser = browserAfter(answer);
    expect(ownNames(cookiesOf(await add(browser, second)))).toEqual([]);
    expect(await cartOf(browser)).toMatchObject([
      { quantity: 1 },
      { quantity: 2, message: 'blue' },
    ]);
  });

  test('has its page, quotes, notes and quantities as that of a shopper', async () => {
    const browser = browserAfter(await add(NEW, first));
    const [{ id = '' } = {}] = await cartOf(browser);
    const change = (path: string, body: unknown = {}) =>
      send('PUT', `/api/front/cart/${id}/${path}`, body, options(browser));
    expect((await change('quantity?quantity=3')).status).toBe(200);
    expect((await change('message', { message: 'as a gift' })).status).toBe(200);
    const quote = await send(
      'POST',
      '/api/front/cart/refresh',
      { cartItemIds: [id] },
      options(browser),
    );
    expect(quote.json).toMatchObject({ orderable: true });
    const page = await visit('/cart', options(browser));
    expect(page.status).toBe(200);
    expect(page.headers['cache-control']).toContain('no-store');
    expect(page.text).toContain('as a gift');
    expect((await visit('/cart', options(NEW))).text).not.toContain('as a gift');
    await send('DELETE', `/api/front/cart/${id}`, {}, options(browser));
    expect(await cartOf(browser)).toEqual([]);
  });

  test('is closed to others: another visitor, a forged token and another tenant see and change nothing', async () => {
    const browser = browserAfter(await add(NEW, first));
    const [{ id = '' } = {}] = await cartOf(browser);
    const token = /sampan_guest=(\w+)/.exec(browser.cookie)?.[1] ?? '';
    const forged = [
      `${token.slice(1)}0`,
      token.toLowerCase(),
      '',
      '0'.repeat(32),
      `${token}\n`,
      'カート',
    ];
    const others = [
      browserAfter(await add(NEW, second)),
      ...forged.map((wrong) => ({ cookie: cookieHeader({ sampan_guest: wrong }) })),
    ];
    for (const other of others) {
      const path = `/api/front/cart/${id}`;
      expectRefused(await send('DELETE', path, {}, options(other)), 'NOT_FOUND');
      expect((await cartOf(other)).map((item) => item.id)).not.toContain(id);
    }
    expect(await cartOf(browser, OTHER_HOST)).toEqual([]);
    expect(await cartOf(browser)).toHaveLength(1);
    // A wrong token is not taken over: the first line makes a cart with another one.
    const wrong = { cookie: cookieHeader({ sampan_guest: '0'.repeat(32) }) };
    const made = cookiesOf(await add(wrong, first)).get('sampan_guest')?.value;
    expect(made).toMatch(/^[\dA-Z]{32}$/);
    expect(made).not.toBe('0'.repeat(32));
  });

  onNode('does not open the calls of a shopper', async () => {
    const browser = browserAfter(await add(NEW, first));
    const [{ id = '' } = {}] = await cartOf(browser);
    for (const path of ['/api/front/user/profile', '/api/front/purchase-orders']) {
      expectRefused(await visit(path, options(browser)), 'UNAUTHENTICATED');
    }
    const order = { cartItemIds: [id], tenantWarehouseId: 'x', message: '' };
    const placed = await send('POST', '/api/front/purchase-orders', order, options(browser));
    expectRefused(placed, 'UNAUTHENTICATED');
  });

  onNode(
    'is given to a caller that is no browser in the answer, and named by a header',
    async () => {
      const made = await send('POST', '/api/front/cart', bodyOf(first, 1), { host: HOST });
      const { guestToken = '' } = made.json as Cart;
      expect(guestToken).toMatch(/^[\dA-Z]{32}$/);
      const headers = { 'x-guest-cart': guestToken };
      expect((await visit('/api/front/cart', { host: HOST, headers })).json).toMatchObject({
        totalItems: 1,
      });
    },
  );

  onNode('is the tenant’s decision: without it, a visitor is asked to sign in', async () => {
    const file = await copyOfNaga();
    const guestCart = { enabled: false, keptDays: 30 };
    const { id } = file;
    const record = { ...file.record, guestCart };
    await operate({ host: HOST }, 'putTenantFile', { params: { id }, body: { ...file, record } });
    const host = `${id}.test.localhost`;
    expectRefused(await visit('/api/front/cart', { host }), 'UNAUTHENTICATED');
    const body = bodyOf(first, 1);
    expectRefused(await send('POST', '/api/front/cart', body, { host }), 'UNAUTHENTICATED');
    expect((await visit('/cart', { host })).headers.location).toBe(
      '/auth/login?redirectUrl=%2Fcart',
    );
    expect((await visit('/api/front/tenant', { host })).json).toMatchObject({ guestCart: false });
  });
});

describe('signing in', () => {
  test('adds the visitor’s cart to the shopper’s, once, and ends its cookies', async () => {
    const shopper = await newShopper(HOST);
    await inCart(shopper, 2, first);
    const browser = browserAfter(await add(NEW, first, 3, 'blue'));
    await add(browser, second);
    const [, { id = '' } = {}] = await cartOf(browser);
    const login = () =>
      send(
        'POST',
        '/api/front/user/login',
        { email: shopper.email, password: PASSWORD },
        options(browser),
      );
    const answers = await Promise.all([login(), login()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.flatMap(droppedCookies)).toEqual(
      expect.arrayContaining(['sampan_guest', 'sampan_cart']),
    );
    const { cartShops } = await shopper.call('getCart');
    const lines = cartShops.flatMap(({ cartItems }) => cartItems);
    expect(lines).toHaveLength(2);
    expect(lines.find((line) => line.id === id)).toMatchObject({ quantity: 5, message: 'blue' });
    expect(await cartOf(browser)).toEqual([]);
    // Checkout of what the visitor had chosen.
    const quote = await shopper.call('refreshCart', { body: { cartItemIds: [id] } });
    expect(quote.shops).toHaveLength(1);
  });

  test('by opening an account continues with the selection that the visitor wanted to buy now', async () => {
    const { product, sku } = second;
    const fields: Record<string, string> = {
      productUrl: product.link,
      'items.0.productSkuId': sku.skuId,
      'items.0.quantity': '2',
      message: 'matte',
      _next: '/checkout?preview={previewProductId}',
    };
    const sent = await postForm('/api/front/preview-product/create', fields, { host: HOST });
    const checkout = String(sent.headers.location);
    expect(checkout).toMatch(/^\/checkout\?preview=\w+$/);
    const browser = browserAfter(sent);
    const asked = await visit(checkout, options(browser));
    expect(asked.status).toBe(307);
    expect(asked.headers.location).toBe(`/auth/login?redirectUrl=${encodeURIComponent(checkout)}`);

    // The page to sign in shows the order, and says nothing about a session.
    const page = await visit(String(asked.headers.location), options(browser));
    expect(page.text).toContain(SUMMARY);
    expect(cookiesOf(asked).has('sampan_flash')).toBe(false);
    expect((await visit(String(asked.headers.location), options(NEW))).text).not.toContain(SUMMARY);

    const email = newEmail();
    const verificationCode = await requestCode(email, HOST);
    const signup = await postForm(
      '/api/front/user/signup',
      { name: 'Guest', email, verificationCode, loginPassword: PASSWORD, _next: checkout },
      { host: HOST, headers: { cookie: browser.cookie } },
    );
    expect(signup.headers.location).toBe(checkout);
    const opened = await visit(checkout, options(browserAfter(signup)));
    expect(opened.status).toBe(200);
    expect(opened.text).toContain('matte');
  });
});

onNode(
  'a visitor who needs a session is asked to sign in, and is not told that one has expired',
  async () => {
    const answer = await postForm(
      '/api/front/user/addresses',
      { _back: '/my/account' },
      { host: HOST },
    );
    expect(answer.headers.location).toBe('/auth/login?redirectUrl=%2Fmy%2Faccount');
    const page = await visit(String(answer.headers.location), options(browserAfter(answer)));
    const { goOn, expired } = {
      goOn: 'Inicia sesión para continuar.',
      expired: 'Tu sesión venció',
    };
    expect(page.text).toContain(goOn);
    expect(page.text).not.toContain(expired);
  },
);
