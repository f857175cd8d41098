import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_EMAIL, DEMO_PASSWORD } from '../../../demo/demo-shopper.ts';
import type { Category } from '../../../src/contract/calls/catalogue.ts';
import type { UploadToken } from '../../../src/contract/calls/uploads.ts';
import { deriveKeys } from '../../../src/server/crypto/keys.ts';
import { unseal } from '../../../src/server/crypto/sealed-cookie.ts';
import type { Flash } from '../../../src/site/flash.ts';
import { type Answer, ask, type RequestOptions } from '../../../tools/servers/http.ts';
import { bucketForm, jpegFile } from '../../support/files.ts';
import { TEST_SECRETS } from '../../support/secrets.ts';
import { startServer } from '../../support/server.ts';
import { cookieHeader, cookiesOf, droppedCookies, FROM_OWN_PAGE } from '../support/cookies.ts';
import { expectRefused } from '../support/refusals.ts';
import { textsOf } from '../support/texts.ts';
import { REACTIONS, type Reaction, startUpstream } from '../support/upstream.ts';
import { port as serverPort, target } from '../support/world.ts';

const TOKEN = 'what-storefronts-say';
/** Longer than verifying a password takes on workerd while other suites share the cores. */
const TIMEOUT_MS = 5000;
/** Longer than an immediate failure, shorter than a timeout. */
const PATIENCE_MS = 2500;
const ENDED = ['sampan_token', 'sampan_profile', 'sampan_login'];
const english = textsOf('en');

let upstream: Awaited<ReturnType<typeof startUpstream>>;
let storefront: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  upstream = await startUpstream(serverPort);
  const nobody = 'pk.localhost=http://127.0.0.1:1';
  storefront = await startServer(target, {
    API_UPSTREAM: `http://${TOKEN}@127.0.0.1:${upstream.port}/, ${nobody}`,
    API_TIMEOUT_MS: String(TIMEOUT_MS),
    PAGE_PATIENCE_MS: String(PATIENCE_MS),
    // A storefront without a database: this URL could not be opened.
    DATABASE_URL: 'file:/no/such/folder/sampan.db',
  });
});
afterEach(() => upstream.stopReacting());
afterAll(async () => {
  await storefront?.stop();
  await upstream?.stop();
});

const visit = (
  path: string,
  { host = 'localhost', ...asked }: RequestOptions & { host?: string } = {},
) => ask(storefront.port, host, path, asked);
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  visit(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...FROM_OWN_PAGE, ...headers },
    body: JSON.stringify(body),
  });
const postForm = (path: string, fields: Record<string, string>, cookie = '') =>
  visit(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      ...FROM_OWN_PAGE,
      cookie,
    },
    body: String(new URLSearchParams(fields)),
  });

const CREDENTIALS = { email: DEMO_EMAIL, password: DEMO_PASSWORD };
const signIn = () => post('/api/front/user/login', CREDENTIALS);
/** The cookies of a browser that signs in. */
async function signedIn(): Promise<string> {
  const cookies = cookiesOf(await signIn());
  return cookieHeader(
    Object.fromEntries(ENDED.map((name) => [name, cookies.get(name)?.value ?? ''])),
  );
}

async function flashOf(answer: Answer): Promise<Flash> {
  const sealed = cookiesOf(answer).get('sampan_flash')?.value ?? '';
  const purpose = `flash sampan http://127.0.0.1:${upstream.port}`;
  return (await unseal(await deriveKeys(TEST_SECRETS), purpose, sealed)) as Flash;
}

const CALL = '/api/front/product/categories';

describe('an upstream backend receives', () => {
  test('the tenant, the language, the client, the request id and our credentials', async () => {
    const headers = { 'accept-language': 'zh-CN,zh;q=0.9', cookie: 'sampan_locale=zh-CN; other=1' };
    const answer = await visit(CALL, { host: 'la.localhost', headers });
    expect(answer.status).toBe(200);
    const told = upstream.last(CALL)?.headers;
    expect(told).toMatchObject({
      'x-tenant-domain': 'la.localhost',
      'accept-language': 'zh-CN',
      'x-request-id': answer.headers['x-request-id'],
      'x-storefront-token': TOKEN,
    });
    if (target === 'node') expect(told?.['x-client-address']).toContain('127.0.0.1');
    expect(told).not.toHaveProperty('cookie');
  });

  test('no forged header of a visitor', async () => {
    await visit(CALL, {
      headers: {
        'x-tenant-domain': 'la.localhost',
        'x-tenant-id': 'naga',
        'x-client-address': '10.9.8.7',
        'x-storefront-token': TOKEN,
        'x-forwarded-for': '10.9.8.7',
        'proxy-authorization': 'Basic eA==',
        te: 'trailers',
        'x-secret': 'of the visitor',
      },
    });
    const told = upstream.last(CALL)?.headers ?? {};
    expect(told['x-tenant-domain']).toBe('localhost');
    expect(told).not.toHaveProperty('x-tenant-id');
    expect(JSON.stringify(told)).not.toMatch(/10\.9\.8\.7|of the visitor|Basic|trailers/);
  });

  test('the session’s token, for the shopper’s own calls only, and the idempotency key', async () => {
    const cookie = await signedIn();
    await post('/api/front/cart/refresh', {}, { cookie, 'idempotency-key': 'once' });
    expect(upstream.last('/api/front/cart/refresh')?.headers).toMatchObject({
      authorization: expect.stringMatching(/^Bearer .+/),
      'idempotency-key': 'once',
    });
    await visit(CALL, { headers: { cookie } });
    expect(upstream.last(CALL)?.headers).not.toHaveProperty('authorization');
  });

  test('no call outside the contract', async () => {
    const paths = ['/api/no-such-call', '/api/front/tenant/x', '/api/ops'];
    for (const path of paths) expectRefused(await visit(path), 'NOT_FOUND');
    expect(upstream.received.map(({ path }) => path)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/no-such-call|tenant\/x/)]),
    );
    expect((await visit('/api/openapi.json')).json).toHaveProperty('paths');
  });
});

describe('signing in at an upstream backend', () => {
  test('stores its token where no script reads it', async () => {
    const answer = await signIn();
    const { json } = await ask(serverPort, 'localhost', '/api/front/user/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(CREDENTIALS),
    });
    const [head = ''] = (json as { accessToken: string }).accessToken.split('.');
    const cookie = cookiesOf(answer).get('sampan_token');
    expect(answer.json).not.toHaveProperty('accessToken');
    expect(cookie?.attributes).toContain('httponly');
    expect(JSON.stringify(answer)).not.toContain(head);
  });

  test('passes on none of the backend’s cookies', async () => {
    for (const path of [CALL, '/about', '/dev/mailbox.json']) {
      expect((await visit(path)).headers['set-cookie'], path).toBeUndefined();
    }
  });

  test('opens pages and calls at this tenant, and at no other', async () => {
    const headers = { cookie: await signedIn() };
    expect((await visit('/my/account', { headers })).text).toContain(DEMO_EMAIL);
    const elsewhere = await visit('/my/account', { host: 'la.localhost', headers });
    expect(elsewhere.status).toBe(307);
    expect(droppedCookies(elsewhere)).toEqual(expect.arrayContaining(ENDED));
  });

  test('is refused with the backend’s error', async () => {
    const wrong = { ...CREDENTIALS, password: 'not-it-at-all' };
    expectRefused(await post('/api/front/user/login', wrong), 'WRONG_CREDENTIALS');
  });

  test('ends when the backend ends the session, at a call, a page and a form', async () => {
    const cookie = await signedIn();
    upstream.react(/user\/profile|front\/cart/, (response) => response.writeHead(401).end());
    const call = await visit('/api/front/user/profile', { headers: { cookie } });
    expectRefused(call, 'UNAUTHENTICATED');
    const page = await visit('/my/account', { headers: { cookie } });
    expect(page.headers.location).toBe('/auth/login?redirectUrl=%2Fmy%2Faccount');
    const form = await postForm('/api/front/cart', { _method: 'DELETE', _back: '/cart' }, cookie);
    expect(form.headers.location).toBe('/auth/login?redirectUrl=%2Fcart');
    for (const answer of [call, page, form]) {
      expect(droppedCookies(answer)).toEqual(expect.arrayContaining(ENDED));
    }
  });
});

describe('signing out ends the session in the browser, though the backend', () => {
  const failures = { ...REACTIONS, 'never answers': undefined };
  const refuses = { 'refuses for now': 429, 'no longer knows the session': 401 };
  const reactions: [string, Reaction][] = [
    ...Object.entries(failures).flatMap(([how, reaction]): [string, Reaction][] =>
      reaction ? [[how, reaction]] : [],
    ),
    ...Object.entries(refuses).map(([how, status]): [string, Reaction] => [
      how,
      (response) => response.writeHead(status).end(),
    ]),
  ];

  test.each(reactions)('%s', async (_, reaction) => {
    const cookie = await signedIn();
    upstream.react(/user\/logout/, reaction);
    const call = await post('/api/front/user/logout', {}, { cookie });
    expect([call.status, call.json]).toEqual([200, { ok: true }]);
    const form = await postForm('/api/front/user/logout', { _next: '/auth/login' }, cookie);
    expect([form.status, form.headers.location]).toEqual([303, '/auth/login']);
    for (const answer of [call, form]) {
      expect(droppedCookies(answer)).toEqual(expect.arrayContaining(ENDED));
    }
  });
});

describe('files', () => {
  test('are stored in the backend’s bucket and can be read by their owner', async () => {
    const headers = { cookie: await signedIn() };
    const { json } = await visit('/api/front/upload-token?ext=jpg&catalog=FEEDBACK', { headers });
    const token = json as UploadToken;
    const form = new Request('http://form', {
      method: 'POST',
      body: bucketForm(token, jpegFile()),
    });
    const posted = await visit(token.bucketHost, {
      method: 'POST',
      headers: { 'content-type': form.headers.get('content-type') ?? '' },
      body: new Uint8Array(await form.arrayBuffer()),
    });
    expect([posted.status, posted.text]).toEqual([204, '']);
    const file = await visit(`/uploads/${token.key}`, { headers });
    expect(file.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expectRefused(await visit(`/uploads/${token.key}`), 'UNAUTHENTICATED');
  });

  test('are posted only to the configured URL', async () => {
    const token = { key: 'k', policy: 'p', accessKeyId: 'i', signature: 's', cdnUrl: '/uploads' };
    upstream.react(/(upload|image-search)-token/, (response) =>
      response.end(JSON.stringify({ ...token, bucketHost: 'https://elsewhere.example' })),
    );
    const headers = { cookie: await signedIn() };
    for (const call of ['upload-token?ext=jpg&catalog=FEEDBACK', 'image-search-token?ext=jpg']) {
      expectRefused(await visit(`/api/front/${call}`, { headers }), 'UPSTREAM_FAILED');
    }
  });
});

const timeouts = new Set(['never answers']);
const codeOf = (what: string) => (timeouts.has(what) ? 'UPSTREAM_TIMEOUT' : 'UPSTREAM_FAILED');

describe.each(Object.entries(REACTIONS))('a backend that %s', (what, reaction) => {
  const code = codeOf(what);
  test('makes the call fail with a code, in the request’s language', async () => {
    upstream.react(/product\/categories/, reaction);
    const answer = await visit(CALL, { headers: { cookie: 'sampan_locale=zh-CN' } });
    const { requestId, message } = expectRefused(answer, code);
    expect(message).toBe(textsOf('zh-CN')[`error.${code}`]);
    await expect.poll(() => storefront.log()).toContain(requestId);
    expect(upstream.received.map(({ path }) => path)).not.toContain('/elsewhere');
  });

  test('makes the page show an explanation, a retry link and the request id', async () => {
    upstream.react(/product\/categories/, reaction);
    const page = await visit('/categories?a=1', { headers: { cookie: 'sampan_locale=en' } });
    // A streamed page has begun before the timeout, and shows the error in place of the part.
    expect(page.status).toBe(timeouts.has(what) ? 200 : 502);
    expect(page.text).toContain(english[`error.${code}`]);
    expect(page.text).toContain('href="/categories');
    expect(page.text).toContain(String(page.headers['x-request-id']));
    expect(page.text.includes('<script')).toBe(timeouts.has(what));
  });

  test('leaves a form with the typed values and the error', async () => {
    upstream.react(/user\/login/, reaction);
    const typed = { ...CREDENTIALS, _back: '/auth/login' };
    const answer = await postForm('/api/front/user/login', typed, 'sampan_locale=en');
    expect([answer.status, answer.headers.location]).toEqual([303, '/auth/login']);
    expect(cookiesOf(answer).has('sampan_token')).toBe(false);
    const flash = await flashOf(answer);
    expect(flash).toMatchObject({ kind: 'error', code, message: english[`error.${code}`] });
    const sealed = cookiesOf(answer).get('sampan_flash')?.value ?? '';
    const page = await visit('/auth/login', {
      headers: { cookie: cookieHeader({ sampan_flash: sealed, sampan_locale: 'en' }) },
    });
    expect(page.text).toContain(`value="${DEMO_EMAIL}"`);
    expect(page.text).toContain(english[`error.${code}`]);
  });
});

describe('a backend that refuses with its own error', () => {
  test.each([
    // Shoppers have no limit for categories, so the storefront itself has sent too many requests.
    [429, 'UPSTREAM_FAILED'],
    [404, 'NOT_FOUND'],
    // A public call needs no permission but the storefront's.
    [403, 'UPSTREAM_FAILED'],
    [504, 'UPSTREAM_TIMEOUT'],
    [418, 'UPSTREAM_FAILED'],
    // Without a session there is none to end.
    [401, 'UPSTREAM_FAILED'],
  ] as const)('the status %i is reported as %s', async (status, code) => {
    upstream.react(/product\/categories/, (response) =>
      response.writeHead(status, { 'retry-after': '7' }).end('<h1>No</h1>'),
    );
    const answer = await visit(CALL);
    expectRefused(answer, code);
    if (status === 429) expect(answer.headers['retry-after']).toBe('7');
    const page = await visit('/categories');
    expect(page.status).toBe(answer.status);
  });
});

test('unknown fields of an answer are dropped', async () => {
  const category: Category = { id: '1', name: 'Bags', nameZh: '包', image: '', children: [] };
  upstream.react(/product\/categories/, (response) =>
    response.end(JSON.stringify([{ ...category, cost: '0.01', margin: 99 }])),
  );
  const { text } = await visit(CALL);
  expect(text).toContain('Bags');
  expect(text).not.toContain('margin');
});

test('a form whose page fails keeps the typed values for the next try', async () => {
  upstream.react(/user\/login/, REACTIONS['breaks down']);
  const typed = { ...CREDENTIALS, _back: '/categories' };
  const sealed = cookiesOf(await postForm('/api/front/user/login', typed)).get('sampan_flash');
  const headers = { cookie: cookieHeader({ sampan_flash: sealed?.value ?? '' }) };
  upstream.react(/product\/categories/, REACTIONS['breaks down']);
  const page = await visit('/categories', { headers });
  expect(page.status).toBe(502);
  expect(droppedCookies(page)).toEqual([]);
  upstream.stopReacting();
  expect(droppedCookies(await visit('/categories', { headers }))).toEqual(['sampan_flash']);
});

test('the page of an unavailable marketplace says so, with the link and a time to retry', async () => {
  const address = 'https://item.taobao.com/item.htm?id=674029285425';
  const body = { code: 'SOURCE_UNAVAILABLE', message: 'Later', requestId: 'r' };
  upstream.react(/front\/product\?/, (response) =>
    response.writeHead(503, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
  );
  const path = `/product?url=${encodeURIComponent(address)}`;
  const page = await visit(path, { headers: { 'accept-language': 'en' } });
  expect(page.status).toBe(503);
  expect(page.headers['retry-after']).toBe('60');
  expect(page.text).toContain('Taobao isn’t responding right now');
  expect(page.text).toContain(`value="${address}"`);
  expect(page.text).toContain(`href="${path}"`);
});

describe('a tenant that can’t be loaded', () => {
  const at = (language: string) => ({
    host: 'pk.localhost',
    headers: { 'accept-language': language },
  });

  test.each([
    ['ar', 'ar', 'rtl'],
    ['lo-LA,lo;q=0.9', 'la', 'ltr'],
    ['xx', 'en', 'ltr'],
  ])('is reported in the request’s language: %s', async (accepted, locale, direction) => {
    const page = await visit('/cart?a=1', at(accepted));
    expect(page.status).toBe(502);
    expect(page.text).toContain(textsOf(locale)['error.UPSTREAM_FAILED']);
    expect(page.text).toContain(`dir="${direction}"`);
    expect(page.text).toContain(String(page.headers['x-request-id']));
    expect(page.text).not.toContain('<script');
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  });

  test('fails a call with a code', async () => {
    expectRefused(await visit(CALL, at('en')), 'UPSTREAM_FAILED');
  });

  test('is a missing shop if the backend has none', async () => {
    const host = 'shop.unknown.example';
    const page = await visit('/', { host, headers: { 'accept-language': 'fr' } });
    expect(page.status).toBe(404);
    expect(page.text).toContain(host);
    expect(page.text).toContain('lang="fr"');
    expectRefused(await visit(CALL, { host }), 'TENANT_NOT_FOUND');
  });
});

test('is ready without a database', async () => {
  expect((await visit('/readyz')).status).toBe(200);
});
