import { describe, expect, test } from 'vitest';
import { DEMO_EMAIL, DEMO_PASSWORD } from '../../../demo/demo-shopper.ts';
import { CONTENT_REVISION, DATABASE_BOOKMARK } from '../../../src/contract/backend-headers.ts';
import { deriveKeys } from '../../../src/server/crypto/keys.ts';
import { seal } from '../../../src/server/crypto/sealed-cookie.ts';
import { COOKIES } from '../../../src/site/cookies.ts';
import { TEST_SECRETS } from '../../support/secrets.ts';
import { STOREFRONT_TOKEN } from '../../support/server.ts';
import { browserLogin, cookieHeader, cookiesOf } from '../support/cookies.ts';
import { newShopper, target, visit } from '../support/world.ts';

const { name: BOOKMARK, maxAge } = COOKIES.bookmark;
/** The purpose of the cookie's seal. With an upstream backend, its URL would follow the space. */
const BOOKMARK_PURPOSE = 'bookmark ';

describe.runIf(target === 'workers')('a database with replicas', () => {
  test('a write sets a bookmark cookie that no script and no other host can read', async () => {
    const { value, attributes } = cookiesOf(await browserLogin(DEMO_EMAIL, DEMO_PASSWORD)).get(
      BOOKMARK,
    ) ?? { value: '', attributes: [] };
    expect(value).not.toBe('');
    expect(attributes).toEqual(
      expect.arrayContaining(['httponly', 'samesite=lax', 'path=/', `max-age=${maxAge}`]),
    );
    expect(attributes.some((attribute) => attribute.startsWith('domain'))).toBe(false);
  });

  test('a read sets no bookmark', async () => {
    for (const path of ['/', '/product-search?keyword=dress', '/api/front/tenant', '/faq']) {
      expect([...cookiesOf(await visit(path)).keys()], path).not.toContain(BOOKMARK);
    }
  });

  test('a new session is valid with the bookmark and without it', async () => {
    const answer = await browserLogin(DEMO_EMAIL, DEMO_PASSWORD);
    const all = Object.fromEntries(
      [...cookiesOf(answer)].map(([name, { value }]) => [name, value]),
    );
    const { [BOOKMARK]: _, ...others } = all;
    for (const cookies of [all, others]) {
      const headers = { cookie: cookieHeader(cookies) };
      const { status, json } = await visit('/api/front/user/profile', { headers });
      expect(status).toBe(200);
      expect(json).toMatchObject({ email: DEMO_EMAIL });
    }
  });

  test('a forged bookmark is ignored', async () => {
    const keys = await deriveKeys(TEST_SECRETS);
    const sealedAs = (purpose: string, bookmark: unknown) => seal(keys, purpose, bookmark, 60);
    const host = 'pk.localhost';
    const shopper = await newShopper(host);
    const forged = [
      'ffffffff-ffffffff-ffffffff-ffffffffffffffffffffffffffffffff',
      'x'.repeat(3_000),
      await sealedAs('profile', '00000001-00000001-00000001-00000000000000000000000000000001'),
      await sealedAs(BOOKMARK_PURPOSE, 'first-primary; drop table users'),
      await sealedAs(BOOKMARK_PURPOSE, { not: 'a text' }),
      await sealedAs(BOOKMARK_PURPOSE, 'y'.repeat(500)),
    ];
    for (const value of forged) {
      const headers = { cookie: cookieHeader({ [BOOKMARK]: value }) };
      expect((await visit('/faq', { host, headers })).status).toBe(200);
      const { status } = await visit('/api/front/user/profile', {
        host,
        headers: { ...headers, authorization: `Bearer ${shopper.token}` },
      });
      expect(status).toBe(200);
    }
  });
});

describe.runIf(target === 'node')('a database without replicas', () => {
  test('a write sets no bookmark', async () => {
    const answer = await browserLogin(DEMO_EMAIL, DEMO_PASSWORD);
    expect([...cookiesOf(answer).keys()]).not.toContain(BOOKMARK);
  });
});

describe('the internal headers of a backend', () => {
  const storefront = { 'x-storefront-token': STOREFRONT_TOKEN, 'x-tenant-domain': 'localhost' };

  test('are sent to a storefront', async () => {
    const { headers } = await visit('/api/front/tenant', { headers: storefront });
    expect(headers[CONTENT_REVISION]).toMatch(/^\d+\.\d+$/);
    expect(headers[DATABASE_BOOKMARK] !== undefined).toBe(target === 'workers');
  });

  test('are not sent to a browser', async () => {
    for (const path of ['/', '/api/front/tenant', '/api/front/search?keyword=dress']) {
      const { headers } = await visit(path);
      expect(headers).not.toHaveProperty(CONTENT_REVISION);
      expect(headers).not.toHaveProperty(DATABASE_BOOKMARK);
    }
  });
});
