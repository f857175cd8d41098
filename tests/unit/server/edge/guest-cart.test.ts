import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApi } from '../../../../src/server/api/app.ts';
import { listOutbox } from '../../../../src/server/commerce/notice/outbox.ts';
import { api } from '../../../../src/server/edge/api.ts';
import { flash } from '../../../../src/server/edge/forms/flash.ts';
import { guard } from '../../../../src/server/edge/guard.ts';
import { locale } from '../../../../src/server/edge/locale.ts';
import { session } from '../../../../src/server/edge/session/session.ts';
import { tenant } from '../../../../src/server/edge/tenant.ts';
import type { Platform } from '../../../../src/server/platform/platform.ts';
import type { RequestEnv } from '../../../../src/server/request/context.ts';
import { openCountedSite } from '../../support/counted-site.ts';
import { product, smallCatalogue, urlOf } from '../../support/small-catalogue.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const ORIGIN = 'http://la.localhost';
const FORM = 'application/x-www-form-urlencoded';
const wares = smallCatalogue([product('p1', { zh: '连衣裙', en: 'Dress' })]);
const line = { productUrl: urlOf('Taobao', '70000001'), productSkuId: 'p1-1', quantity: 2 };

/** The steps of the edge between a browser and the embedded backend, and a page behind them. */
function shop(platform: Platform) {
  const app = new Hono<RequestEnv>();
  const backend = createApi(async () => platform);
  app.use(async (c, next) => {
    c.set('platform', platform);
    c.set('requestId', 'r');
    c.set('backend', async (request) => backend.fetch(request));
    await next();
  });
  app.use(tenant, locale, session, api, flash, guard);
  app.get('*', (c) => c.text('a page'));
  const ask = (path: string, cookie: string, init: RequestInit = {}) =>
    app.request(ORIGIN + path, {
      ...init,
      headers: { 'sec-fetch-site': 'same-origin', cookie, ...init.headers },
    });
  const post = (path: string, cookie: string, body: object) =>
    ask(path, cookie, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const submit = (path: string, cookie: string, fields: Record<string, string>) =>
    ask(path, cookie, {
      method: 'POST',
      headers: { 'content-type': FORM, accept: 'text/html' },
      body: String(new URLSearchParams(fields)),
    });
  return { ask, post, submit };
}

const cookiesOf = (answer: Response): Map<string, string> =>
  new Map(
    answer.headers.getSetCookie().map((set) => {
      const [pair = ''] = set.split(';');
      const equals = pair.indexOf('=');
      return [pair.slice(0, equals), pair.slice(equals + 1)];
    }),
  );

const headerOf = (answer: Response): string =>
  [...cookiesOf(answer)].map(([name, value]) => `${name}=${value}`).join('; ');

type Work = (site: ReturnType<typeof shop>, platform: Platform) => Promise<void>;

const onSite = async (work: Work) => {
  const { measureWork } = await openCountedSite(wares);
  await measureWork((counted) => {
    const platform = { ...counted, log: () => undefined };
    return work(shop(platform), platform);
  });
};

it('the token of a visitor’s cart goes into a cookie that no script reads, and not into the answer', () =>
  onSite(async ({ ask, post }) => {
    const made = await post('/api/front/cart', '', line);
    const text = await made.text();
    const token = cookiesOf(made).get('sampan_guest') ?? '';
    expect(token).toMatch(/^[\dA-Z]{32}$/);
    expect(text).not.toContain(token);
    expect(JSON.parse(text)).toMatchObject({ totalItems: 1 });
    const [set = ''] = made.headers.getSetCookie();
    expect(set).toMatch(/; HttpOnly/);
    expect(set).not.toMatch(/domain/i);
    const read = async (cookie: string) => (await ask('/api/front/cart', cookie)).json();
    expect(await read(headerOf(made))).toMatchObject({ totalItems: 1 });
    expect(await read('')).toEqual({ cartShops: [], totalItems: 0 });
    expect(await read(`sampan_guest=${'0'.repeat(32)}`)).toMatchObject({ totalItems: 0 });
    expect(await read('sampan_guest=%0A%E3%82%AB')).toMatchObject({ totalItems: 0 });
  }));

it('the page of the cart opens for visitors, its checkout and whoever had a session sign in', () =>
  onSite(async ({ ask }) => {
    const opened = await ask('/cart', '');
    expect(await opened.text()).toBe('a page');
    expect(opened.headers.get('cache-control')).toBe('no-store');
    for (const [path, cookie] of [
      ['/checkout?items=a', ''],
      ['/cart', 'sampan_login=1'],
    ] as const) {
      const answer = await ask(path, cookie);
      expect(answer.status).toBe(307);
      expect(answer.headers.get('location')).toContain('/auth/login?redirectUrl=');
      expect(cookiesOf(answer).has('sampan_flash')).toBe(cookie !== '');
    }
  }));

it('what a visitor buys now by a plain form is the shopper’s after signing up, and the cookies end', () =>
  onSite(async ({ ask, post, submit }, platform) => {
    const bought = await submit('/api/front/preview-product/create', '', {
      productUrl: line.productUrl,
      'items.0.productSkuId': line.productSkuId,
      'items.0.quantity': '2',
      message: 'matte',
      _next: '/checkout?preview={previewProductId}',
    });
    const preview = bought.headers.get('location') ?? '';
    expect(preview).toMatch(/^\/checkout\?preview=\w+$/);
    const cookie = headerOf(bought);
    await post('/api/front/cart', cookie, line);
    const email = 'guest@example.org';
    await post('/api/front/user/send-email-code', cookie, { email });
    const [mail] = await listOutbox(platform.database, { to: email, limit: 1 });
    const verificationCode = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
    const account = { email, verificationCode, name: 'Mai', loginPassword: 'a-long-river-boat-7' };
    const signup = await submit('/api/front/user/signup', cookie, { ...account, _next: preview });
    expect(signup.headers.get('location')).toBe(preview);
    const set = cookiesOf(signup);
    expect([set.get('sampan_guest'), set.get('sampan_cart')]).toEqual(['', '']);

    const shopper = headerOf(signup);
    const previewProductId = preview.split('=')[1];
    const quote = await post('/api/front/preview-product/refresh', shopper, { previewProductId });
    expect(await quote.json()).toMatchObject({
      quote: { shops: [{ cartItems: [{ message: 'matte', quantity: 2 }] }] },
    });
    expect(await (await ask('/api/front/cart', shopper)).json()).toMatchObject({ totalItems: 1 });
    // The visitor's own cookie opens nothing any more.
    expect(await (await ask('/api/front/cart', cookie)).json()).toMatchObject({ totalItems: 0 });
  }));
