import { beforeAll, describe, expect, test } from 'vitest';
import { deriveKeys } from '../../../src/server/crypto/keys.ts';
import { unseal } from '../../../src/server/crypto/sealed-cookie.ts';
import type { Flash } from '../../../src/site/flash.ts';
import type { Answer } from '../../../tools/servers/http.ts';
import { TEST_SECRETS } from '../../support/secrets.ts';
import {
  cookieHeader,
  cookiesOf,
  droppedCookies,
  postForm,
  sessionCookie,
} from '../support/cookies.ts';
import { good, inCart, newPayment } from '../support/shopping.ts';
import {
  newPayer,
  newShopper,
  PASSWORD,
  PAY_PASSWORD,
  port,
  type Shopper,
  visit,
} from '../support/world.ts';

const HOST = 'mx.localhost';
const at = { host: HOST };

/** The flash of a form for the next page. It is encrypted, so only the server can read it. */
async function flashOf(answer: Answer): Promise<Flash | undefined> {
  const sealed = cookiesOf(answer).get('sampan_flash')?.value;
  if (!sealed) return undefined;
  return (await unseal(await deriveKeys(TEST_SECRETS), 'flash colibri', sealed)) as Flash;
}

const as = async (shopper: Shopper, more: Record<string, string> = {}) => ({
  host: shopper.host,
  headers: { cookie: await sessionCookie(shopper.token), ...more },
});

describe('a plain form', () => {
  let shopper: Shopper;
  beforeAll(async () => {
    shopper = await newPayer('1000', HOST);
  });

  test('signs in, and redirects with the session in cookies', async () => {
    const fields = {
      email: shopper.email,
      password: PASSWORD,
      _next: '/my/account',
      _flash: 'flash.saved',
    };
    const answer = await postForm('/api/front/user/login', fields, at);
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe('/my/account');
    expect(cookiesOf(answer).get('sampan_token')?.attributes).toContain('httponly');
    expect(answer.text).not.toContain('eyJ');
    expect(await flashOf(answer)).toMatchObject({
      kind: 'success',
      key: 'flash.saved',
      form: 'login',
    });
    expect(cookiesOf(answer).get('sampan_flash')?.attributes).toContain('httponly');
  });

  test('adds a product to the cart, changes it and removes it again', async () => {
    const { product, sku } = await good(HOST);
    const fields = {
      productUrl: product.link,
      productSkuId: sku.skuId,
      quantity: '2',
      message: 'rojo',
    };
    const added = await postForm(
      '/api/front/cart',
      { ...fields, _next: '/cart' },
      await as(shopper),
    );
    expect(added.headers.location).toBe('/cart');
    const { cartShops } = await shopper.call('getCart');
    const [item] = cartShops.flatMap(({ cartItems }) => cartItems);
    expect(item).toMatchObject({ quantity: 2, message: 'rojo' });
    const path = `/api/front/cart/${item?.id}`;
    await postForm(`${path}/quantity`, { _method: 'PUT', quantity: '3' }, await as(shopper));
    await postForm(`${path}/message`, { _method: 'PUT', message: 'azul' }, await as(shopper));
    const changed = await shopper.call('getCart');
    expect(changed.cartShops[0]?.cartItems[0]).toMatchObject({ quantity: 3, message: 'azul' });
    await postForm(path, { _method: 'DELETE' }, await as(shopper));
    await expect(shopper.call('getCart')).resolves.toMatchObject({ totalItems: 0 });
  });

  test('accepts rows of a list, and skips rows without a quantity', async () => {
    const { product, sku } = await good(HOST);
    const rows: [string, string][] = [
      ['productUrl', product.link],
      ['items.0.productSkuId', 'not-this-one'],
      ['items.0.quantity', '0'],
      ['items.1.productSkuId', sku.skuId],
      ['items.1.quantity', '2'],
      ['_next', '/checkout?previewProductId={previewProductId}'],
    ];
    const answer = await postForm('/api/front/preview-product/create', rows, await as(shopper));
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toMatch(/^\/checkout\?previewProductId=[\w-]{10,}$/);
  });

  test('orders and pays once, however often it is sent', async () => {
    const item = await inCart(shopper);
    const order: [string, string][] = [
      ['cartItemIds', item.id],
      ['_next', '/payment?paymentNos={paymentNos}'],
      ['_key', crypto.randomUUID()],
    ];
    const placed = await postForm('/api/front/purchase-orders', order, await as(shopper));
    const again = await postForm('/api/front/purchase-orders', order, await as(shopper));
    expect(placed.headers.location).toMatch(/^\/payment\?paymentNos=\w+$/);
    expect(again.headers.location).toBe(placed.headers.location);
    const paymentNos =
      new URLSearchParams(String(placed.headers.location).split('?')[1]).get('paymentNos') ?? '';
    const pay = {
      paymentNos,
      payPassword: PAY_PASSWORD,
      _next: '/payment/done',
      _key: crypto.randomUUID(),
    };
    for (let i = 0; i < 2; i++) {
      const paid = await postForm('/api/front/payments/batch-pay', pay, await as(shopper));
      expect(paid.headers.location).toBe('/payment/done');
    }
    const { records } = await shopper.call('listTransactions', { query: { type: 'PAYMENT' } });
    expect(records).toHaveLength(1);
  });

  test('answers a script that accepts JSON with JSON', async () => {
    const answer = await postForm(
      '/api/front/cart/refresh',
      { cartItemIds: 'nothing' },
      await as(shopper, { accept: 'application/json' }),
    );
    expect(answer.status).toBe(404);
    expect(answer.json).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the errors of a form', () => {
  let shopper: Shopper;
  beforeAll(async () => {
    shopper = await newShopper(HOST);
  });

  test('return to its page at their fields, with the typed values but no passwords', async () => {
    const fields = {
      name: 'Ana',
      email: 'not an e-mail',
      loginPassword: '',
      verificationCode: '12',
    };
    const referer = `http://${HOST}:${port}/auth/signup?redirectUrl=%2Fcart`;
    const answer = await postForm(
      '/api/front/user/signup',
      { ...fields, _next: '/' },
      { host: HOST, headers: { referer } },
    );
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe('/auth/signup?redirectUrl=%2Fcart');
    const flash = await flashOf(answer);
    expect(flash).toMatchObject({ kind: 'error', code: 'VALIDATION_FAILED', form: 'signup' });
    expect(flash?.errors.map(({ field }) => field).sort()).toEqual([
      'email',
      'loginPassword',
      'verificationCode',
    ]);
    expect(flash?.values).toEqual({
      name: 'Ana',
      email: 'not an e-mail',
      verificationCode: '12',
    });
  });

  test('are shown on its page once', async () => {
    const answer = await postForm(
      '/api/front/user/login',
      { email: shopper.email, password: 'wrong-one', _back: '/auth/login' },
      at,
    );
    expect(answer.headers.location).toBe('/auth/login');
    const sealed = cookiesOf(answer).get('sampan_flash')?.value ?? '';
    const headers = { cookie: cookieHeader({ sampan_flash: sealed, sampan_locale: 'en' }) };
    const page = await visit('/auth/login', { host: HOST, headers });
    const { message = 'no message' } = (await flashOf(answer)) ?? {};
    expect(page.text).toContain(message);
    expect(page.text).toContain(shopper.email);
    expect(page.text).not.toContain('wrong-one');
    expect(droppedCookies(page)).toContain('sampan_flash');
  });

  test('a flash of one tenant is ignored at another', async () => {
    const typed = { email: 'typed@sampan.test', password: 'not-it', _back: '/auth/login' };
    const answer = await postForm('/api/front/user/login', typed, at);
    const sealed = cookiesOf(answer).get('sampan_flash')?.value ?? '';
    const headers = { cookie: cookieHeader({ sampan_flash: sealed }) };
    const elsewhere = await visit('/auth/login', { host: 'la.localhost', headers });
    expect(elsewhere.text).not.toContain(typed.email);
    const own = await visit('/auth/login', { ...at, headers });
    expect(own.text).toContain(typed.email);
    expect(own.headers['cache-control']).toBe('no-store');
  });

  test('a forged flash is ignored', async () => {
    const forged = Buffer.from(
      JSON.stringify({ kind: 'error', message: 'pay at evil.example', form: 'login' }),
    ).toString('base64url');
    const headers = { cookie: cookieHeader({ sampan_flash: forged }) };
    const { status, text } = await visit('/auth/login', { host: HOST, headers });
    expect(status).toBe(200);
    expect(text).not.toContain('evil.example');
  });

  test('lead to sign-in, and back, if there is no session', async () => {
    const answer = await postForm(
      '/api/front/user-account/deposits',
      { amount: '9', _back: '/my/balance' },
      at,
    );
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe(
      `/auth/login?redirectUrl=${encodeURIComponent('/my/balance')}`,
    );
  });
});

describe('a form redirects only to pages of this site', () => {
  let shopper: Shopper;
  beforeAll(async () => {
    shopper = await newShopper(HOST);
  });
  const ELSEWHERE = [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/..//evil.example',
    '/api/front/user/logout',
    '/RSC/R/_root.txt',
    '/dev/mailbox',
    '{name}//evil.example',
    '/a\r\nset-cookie: x=1',
    '',
  ];

  test.each(ELSEWHERE)('%j', async (path) => {
    const good = await postForm(
      '/api/front/user/profile',
      { _method: 'PUT', name: 'Ana', _next: path },
      await as(shopper),
    );
    expect(good.status).toBe(303);
    expect(good.headers.location).toBe('/');
    const bad = await postForm(
      '/api/front/user/profile',
      { _method: 'PUT', name: '', _back: path },
      await as(shopper),
    );
    expect(bad.status).toBe(303);
    expect(bad.headers.location).toBe('/');
    expect(bad.headers['set-cookie']).not.toContain('x=1');
  });

  test.each(['https://evil.example/cart', 'http://la.localhost/cart', 'nonsense'])(
    'a referer of %s',
    async (referer) => {
      const answer = await postForm(
        '/api/front/user/profile',
        { _method: 'PUT', name: 'Ana' },
        await as(shopper, { referer }),
      );
      expect(answer.headers.location).toBe('/');
    },
  );

  test('a filled-in value can’t change other parts of the URL', async () => {
    const name = '../../evil?x=1#y';
    const answer = await postForm(
      '/api/front/user/profile',
      { _method: 'PUT', name, _next: '/about?name={name}' },
      await as(shopper),
    );
    expect(answer.headers.location).toBe(`/about?name=${encodeURIComponent(name)}`);
  });

  test('no secret gets into a URL', async () => {
    const { payment } = await newPayment(shopper);
    const fields = {
      payPassword: PAY_PASSWORD,
      _back: '/payment',
      _next: '/payment?x={payPassword}',
    };
    const answer = await postForm(
      `/api/front/payments/${payment.id}/pay`,
      fields,
      await as(shopper),
    );
    expect(String(answer.headers.location)).not.toContain(PAY_PASSWORD);
    const saved = await postForm(
      '/api/front/user/profile',
      { _method: 'PUT', name: 'Ana', password: 'secret-1', _next: '/about?x={password}' },
      await as(shopper),
    );
    expect(saved.headers.location).toBe('/about?x=');
  });
});
