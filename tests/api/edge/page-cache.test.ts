import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { DEMO_EMAIL, DEMO_PASSWORD } from '../../../demo/demo-shopper.ts';
import type { Answer } from '../../../tools/servers/http.ts';
import { decodeBody } from '../../unit/support/encoded.ts';
import { cachedPage, cacheOf } from '../support/cached.ts';
import { cookieHeader, cookiesOf, postForm, sessionCookie } from '../support/cookies.ts';
import { operate } from '../support/fulfilment.ts';
import { copyOfNaga } from '../support/tenants.ts';
import { call, DEFAULT_HOST, type Shopper, shopperOf, target, visit } from '../support/world.ts';

type RequestOptions = { host?: string; method?: string; headers?: Record<string, string> };

/** A path of results that only this test requests. */
const newPath = () => `/product-search?keyword=${crypto.randomUUID()}`;

const withHeaders = (headers: Record<string, string>): RequestOptions => ({ headers });
const withCookies = (values: Record<string, string>) =>
  withHeaders({ cookie: cookieHeader(values) });

const payloadOf = (path: string) => {
  const [pathname = '', query = ''] = path.split('?');
  return `/RSC/R${pathname}.txt?${new URLSearchParams({ query })}`;
};

describe('a public page is rendered once', () => {
  test('and cached from then on, as a document and as a payload', async () => {
    const path = newPath();
    expect(cacheOf(await visit(path))).toBe('miss');
    const first = await cachedPage(path);
    expect((await cachedPage(path)).text).toBe(first.text);
    expect(cacheOf(await visit(payloadOf(path)))).toBe('miss');
    const payload = await cachedPage(payloadOf(path));
    expect(payload.headers['content-type']).toContain('text/x-component');
    expect(payload.text).not.toContain('<html');
  });

  test('for concurrent requests', async () => {
    const path = newPath();
    const answers = await Promise.all(Array.from({ length: 12 }, () => visit(path)));
    const states = answers.map(cacheOf);
    expect(states.filter((state) => state === 'miss').length).toBeLessThanOrEqual(
      // On a busy machine the rendering may take longer than the others wait.
      5,
    );
    expect(states.every((state) => state === 'miss' || state === 'hit')).toBe(true);
    for (const { text } of answers) expect(text.endsWith('</html>')).toBe(true);
  });

  test.each(['</script>', '<!--<script>', '</scRipt', '\u2028<\\/script>&lt;/script'])(
    'whatever text it holds: %s',
    async (text) => {
      const path = `${newPath()}${encodeURIComponent(text)}`;
      const answers = await Promise.all(Array.from({ length: 12 }, () => visit(path)));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      for (const answer of answers) expect(answer.text.endsWith('</html>')).toBe(true);
      await cachedPage(path);
    },
  );

  test('with all headers of a page', async () => {
    const path = newPath();
    const rendered = await visit(path);
    const { headers, text } = await cachedPage(path);
    const own = ['content-security-policy', 'server-timing', 'x-request-id', 'date'];
    for (const name of Object.keys(rendered.headers)) {
      if (own.includes(name) || name === 'transfer-encoding') continue;
      expect(headers[name], name).toBe(rendered.headers[name]);
    }
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers['content-length']).toBe(String(Buffer.byteLength(text)));
    expect(headers['x-request-id']).not.toBe((await cachedPage(path)).headers['x-request-id']);
  });

  test.each([
    '/cart',
    '/auth/login',
    '/settings',
    '/search-by-picture',
    '/offline',
    '/no-such-page',
  ])('not cached: %s', async (path) => {
    await visit(path);
    const answer = await visit(path);
    expect([undefined, 'bypass']).toContain(cacheOf(answer));
    expect(answer.headers.etag).toBeUndefined();
  });

  test.each([
    ['a picture to search by', '/product-search?imageUrl=SEARCH%2Fnone.jpg', 'bypass'],
    ['a product that is not there', `/product?url=${crypto.randomUUID()}`, 'miss'],
    ['a longer query than any page has', `/faq?q=${'x'.repeat(3000)}`, 'bypass'],
  ])('not cached: a search or page with %s', async (_, path, state) => {
    await visit(path);
    await visit(path);
    expect(cacheOf(await visit(path))).toBe(state);
  });
});

describe('a cached page has a policy of hashes', () => {
  const sourcesOf = ({ headers }: Answer, directive: string) =>
    String(headers['content-security-policy'])
      .split('; ')
      .find((one) => one.startsWith(`${directive} `))
      ?.split(' ')
      .slice(1);
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  test.each(['/', '/about', '/faq', '/product-search?keyword=mug'])('%s', async (path) => {
    const page = await cachedPage(path);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).not.toMatch(/nonce|unsafe-inline'; s|unsafe-eval/);
    expect(policy.length).toBeLessThan(4096);
    expect(page.text).not.toContain('nonce="');
    const blocks = [...page.text.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)];
    const inline = blocks.filter(
      ([, , attributes = '']) => !/ src=|type="application\/(ld\+)?json"/.test(attributes),
    );
    expect(inline.length).toBeGreaterThan(1);
    for (const [, name, , text = ''] of inline) {
      expect(sourcesOf(page, `${name}-src`)).toContain(hashOf(text));
    }
  });

  test('and does not contain the nonce of its rendering', async () => {
    const path = newPath();
    const rendered = await visit(path);
    const nonce = /'nonce-([^']+)'/.exec(String(rendered.headers['content-security-policy']))?.[1];
    expect(rendered.text).toContain(nonce);
    const page = await cachedPage(path);
    expect(page.text).not.toContain(nonce);
    expect((await cachedPage(payloadOf(path))).text).not.toContain(nonce);
  });
});

describe('a cached page is anonymous', () => {
  let shopper: Shopper;
  let name: string;
  let signedIn: Record<string, string>;
  beforeAll(async () => {
    // A new shopper would need a mailed code, which is limited by network.
    const body = { email: DEMO_EMAIL, password: DEMO_PASSWORD };
    const { accessToken, profile } = await call('login', { body });
    name = profile.name;
    shopper = shopperOf(DEFAULT_HOST, DEMO_EMAIL, accessToken);
    const cookie = await sessionCookie(shopper.token);
    signedIn = { cookie, authorization: `Bearer ${shopper.token}` };
  });

  test('a signed-in shopper stores and gets the same bytes as everybody', async () => {
    const path = newPath();
    const rendered = await visit(path, withHeaders(signedIn));
    expect(cacheOf(rendered)).toBe('miss');
    const page = await cachedPage(path);
    expect((await cachedPage(path, withHeaders(signedIn))).text).toBe(page.text);
    const own = [shopper.email, shopper.token, signedIn.cookie?.split(/[=;]/)[1] ?? '-', name];
    for (const text of own) {
      expect(page.text).not.toContain(text);
      expect(rendered.text).not.toContain(text);
    }
  });

  test('a request with an ended session gets the page, and its cookies are deleted', async () => {
    const path = newPath();
    await cachedPage(path);
    const cookie = 'sampan_token=worthless; sampan_login=1';
    for (let i = 0; i < 2; i += 1) {
      const answer = await visit(path, withHeaders({ cookie }));
      expect(cacheOf(answer)).toBe('hit');
      expect([...cookiesOf(answer).keys()].sort()).toEqual([
        'sampan_login',
        'sampan_profile',
        'sampan_token',
      ]);
    }
    expect((await cachedPage(path)).headers['set-cookie']).toBeUndefined();
  });

  test('a flash message is shown once, to its visitor only, and never cached', async () => {
    const fields = { _back: '/faq', email: 'nobody@api.test', password: 'not-a-password' };
    const response = await postForm('/api/front/user/login', fields);
    const flash = cookiesOf(response).get('sampan_flash')?.value;
    expect(flash).toBeDefined();
    await cachedPage('/faq');
    const answer = await visit('/faq', withCookies({ sampan_flash: flash ?? '' }));
    expect(cacheOf(answer)).toBe('bypass');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await cachedPage('/faq')).headers['set-cookie']).toBeUndefined();
  });
});

describe('different inputs of a page make different pages', () => {
  test.each([
    ['language', { sampan_locale: 'zh-CN' }, '<html lang="zh-CN"'],
    ['scheme', { sampan_scheme: 'dark' }, 'data-scheme="dark"'],
    ['direction', { sampan_direction: 'rtl' }, 'dir="rtl"'],
    ['colour', { sampan_primary: '#0a7d33' }, '#0a7d33'],
    ['currency', { sampan_currency: 'USD' }, '0.1391 USD'],
  ])('%s', async (_, choice, sign) => {
    const path = newPath();
    const usual = await cachedPage(path);
    expect(usual.text).not.toContain(sign);
    expect(cacheOf(await visit(path, withCookies(choice)))).toBe('miss');
    expect((await cachedPage(path, withCookies(choice))).text).toContain(sign);
    expect((await cachedPage(path)).text).toBe(usual.text);
  });

  test('the language in its URL, which is then set as a cookie', async () => {
    const path = newPath();
    const address = `${path}&lang=zh-CN`;
    const usual = await cachedPage(path);
    const answer = await visit(address);
    expect(answer.text).toContain('<html lang="zh-CN"');
    expect(cookiesOf(answer).get('sampan_locale')?.value).toBe('zh-CN');
    expect(
      (await cachedPage(path, withCookies({ sampan_locale: 'zh-CN' }))).headers['set-cookie'],
    ).toBeUndefined();
    expect((await cachedPage(path)).text).toBe(usual.text);
  });

  test('the tenant', async () => {
    const path = newPath();
    await cachedPage(path, { host: 'kr.localhost' });
    const answer = await visit(path, { host: 'mx.localhost' });
    expect(cacheOf(answer)).toBe('miss');
    expect(answer.text).not.toBe((await cachedPage(path, { host: 'kr.localhost' })).text);
  });

  test('the content: a change shows on the next request', async () => {
    const file = await copyOfNaga();
    const [host = ''] = file.hosts;
    const put = (changed: typeof file) =>
      operate({ host: DEFAULT_HOST }, 'putTenantFile', { params: { id: file.id }, body: changed });
    const english = { host, headers: { cookie: 'sampan_locale=en' } };
    await put(file);
    await cachedPage('/', english);
    const name = `Shop ${crypto.randomUUID()}`;
    await put({ ...file, record: { ...file.record, name: { ...file.record.name, en: name } } });
    for (let i = 0; i < 3; i += 1) expect((await visit('/', english)).text).toContain(name);
    expect((await cachedPage('/', english)).text).toContain(name);
  });
});

describe('other inputs neither change a page nor appear in it', () => {
  const junk = crypto.randomUUID();

  test.each<[string, (path: string) => [string, RequestOptions]]>([
    ['a field of the query', (path) => [`${path}&utm_source=${junk}&lang=`, {}]],
    ['a field before the others', (path) => [path.replace('?', `?${junk}=1&`), {}]],
    ['a trailing slash', (path) => [path.replace('/product-search', `/product-search/`), {}]],
    ['X-Forwarded-Host', (path) => [path, withHeaders({ 'x-forwarded-host': `${junk}.example` })]],
    ['X-Forwarded-Proto', (path) => [path, withHeaders({ 'x-forwarded-proto': 'https' })]],
    [
      'X-Original-URL',
      (path) => [path, withHeaders({ 'x-original-url': `/${junk}`, 'x-rewrite-url': `/${junk}` })],
    ],
    [
      'X-Tenant-Domain',
      (path) => [path, withHeaders({ 'x-tenant-domain': 'kr.localhost', 'x-tenant-id': 'naga' })],
    ],
    [
      'X-Waku-*',
      (path) => [path, withHeaders({ 'x-waku-etags': '{"root":"1"}', 'x-waku-router-skip': junk })],
    ],
    ['Accept', (path) => [path, withHeaders({ accept: `text/${junk}` })]],
    ['Range', (path) => [path, withHeaders({ range: 'bytes=0-5' })]],
    [
      'foreign cookies',
      (path) => [path, withCookies({ [junk]: junk, sampan_scheme: junk, sampan_primary: junk })],
    ],
    [
      'User-Agent, Referer, DNT',
      (path) => [
        path,
        withHeaders({ 'user-agent': junk, referer: `http://${junk}.example/`, dnt: '1' }),
      ],
    ],
  ])('%s', async (_, change) => {
    const path = newPath();
    const [address, how] = change(path);
    const poisoned = await visit(address, how);
    expect(poisoned.text).not.toContain(junk);
    const page = await cachedPage(path);
    expect(page.text).not.toContain(junk);
    const again = await cachedPage(address, how);
    expect(again.text).toBe(page.text);
    expect(again.status).toBe(200);
  });

  test('the ETags of parts that a browser already has, in the request for a payload', async () => {
    const path = payloadOf(newPath());
    const headers = { 'x-waku-etags': JSON.stringify({ root: 'x', layout: 'x' }) };
    const first = await visit(`${path}&more=${junk}`, { headers });
    expect(first.text).not.toContain(junk);
    expect((await cachedPage(path)).text).toBe((await cachedPage(path, { headers })).text);
  });

  test('the order of query fields', async () => {
    const word = crypto.randomUUID();
    const page = await cachedPage(`/product-search?keyword=${word}&sort=price_asc`);
    const other = await cachedPage(`/product-search?sort=price_asc&keyword=${word}`);
    expect(other.text).toBe(page.text);
  });

  test('repeated query fields are another page', async () => {
    const word = crypto.randomUUID();
    await cachedPage(`/product-search?keyword=${word}`);
    const both = await visit(`/product-search?keyword=${junk}&keyword=${word}`);
    expect(cacheOf(both)).toBe('miss');
    expect((await cachedPage(`/product-search?keyword=${word}`)).text).not.toContain(junk);
  });

  test('a similar path is another page', async () => {
    const path = newPath();
    const page = await cachedPage(path);
    for (const other of ['/%70roduct-search', '/product-search%2f', '/product-search;a=b']) {
      const answer = await visit(path.replace('/product-search', other));
      expect(answer.headers.etag, other).toBeUndefined();
    }
    expect((await cachedPage(path)).text).toBe(page.text);
  });
});

describe('a cached page over HTTP', () => {
  test('is answered with 304 to a browser that has it', async () => {
    const { headers } = await cachedPage('/about');
    const etag = String(headers.etag);
    for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const answer = await visit('/about', withHeaders({ 'if-none-match': tag }));
      expect(answer.status, tag).toBe(304);
      expect(answer.text).toBe('');
      expect(answer.headers.etag).toBe(etag);
      expect(answer.headers['content-security-policy']).toContain('sha256-');
    }
    expect((await visit('/about', withHeaders({ 'if-none-match': '"x"' }))).status).toBe(200);
  });

  test('has the same headers and no body for HEAD', async () => {
    const page = await cachedPage('/about');
    const head = await cachedPage('/about', { method: 'HEAD' });
    expect(head.text).toBe('');
    expect(head.headers.etag).toBe(page.headers.etag);
    expect(head.headers['content-security-policy']).toBe(page.headers['content-security-policy']);
  });

  // Workers only compress requests that come through Cloudflare.
  test.runIf(target === 'node').each(['br', 'gzip', 'zstd'] as const)(
    'is the same page in %s',
    async (encoding) => {
      const plain = await cachedPage('/about');
      for (const path of ['/about', payloadOf('/about')]) {
        const page = await cachedPage(path);
        const encoded = await cachedPage(path, withHeaders({ 'accept-encoding': encoding }));
        expect(encoded.headers['content-encoding']).toBe(encoding);
        expect(encoded.headers.vary).toBe('Accept-Encoding');
        expect(encoded.headers.etag).not.toBe(page.headers.etag);
        expect(encoded.bytes.length).toBeLessThan(page.bytes.length / 2);
        expect(decodeBody(encoding, encoded.bytes).toString()).toBe(page.text);
      }
      expect(plain.headers['content-encoding']).toBeUndefined();
    },
  );

  test.runIf(target === 'node').each(['br', 'gzip', 'zstd'] as const)(
    'is compressed in %s also before it is cached',
    async (encoding) => {
      const rendered = await visit(newPath(), withHeaders({ 'accept-encoding': encoding }));
      expect(cacheOf(rendered)).toBe('miss');
      expect(rendered.headers['content-encoding']).toBe(encoding);
      expect(decodeBody(encoding, rendered.bytes).toString()).toMatch(
        /^<!DOCTYPE html>.*<\/html>$/is,
      );
    },
  );
});
