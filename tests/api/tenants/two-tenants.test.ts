import { beforeAll, describe, expect, test } from 'vitest';
import { refusal } from '../../support/refusal.ts';
import { sessionCookie } from '../support/cookies.ts';
import { operate } from '../support/fulfilment.ts';
import { good } from '../support/shopping.ts';
import { copyOfNaga } from '../support/tenants.ts';
import {
  call,
  DEFAULT_HOST,
  newEmail,
  requestCode,
  type Shopper,
  send,
  shopperOf,
  visit,
} from '../support/world.ts';

/** Two tenants of one deployment, and one e-mail that signed up at both. */
const email = newEmail();
const passwords = { one: 'the-first-river-boat', other: 'the-second-river-boat' };
let one: Shopper;
let other: Shopper;

async function newTenant(): Promise<string> {
  const file = await copyOfNaga();
  await operate({ host: DEFAULT_HOST }, 'putTenantFile', { params: { id: file.id }, body: file });
  return file.hosts[0] ?? '';
}

async function signUp(host: string, loginPassword: string): Promise<Shopper> {
  const verificationCode = await requestCode(email, host);
  const body = { name: 'Mei', email, verificationCode, loginPassword };
  const { accessToken } = await call('signup', { body }, { host });
  return shopperOf(host, email, accessToken);
}

beforeAll(async () => {
  const hosts = [await newTenant(), await newTenant()] as const;
  one = await signUp(hosts[0], passwords.one);
  other = await signUp(hosts[1], passwords.other);
});

describe('two accounts with one e-mail at two tenants', () => {
  test('have separate passwords', async () => {
    const login = (host: string, password: string) =>
      call('login', { body: { email, password } }, { host });
    await expect(login(one.host, passwords.one)).resolves.toBeDefined();
    await expect(login(other.host, passwords.other)).resolves.toBeDefined();
    expect(await refusal(login(one.host, passwords.other))).toBe('WRONG_CREDENTIALS');
    expect(await refusal(login(other.host, passwords.one))).toBe('WRONG_CREDENTIALS');
  });

  test('have tokens that are invalid at the other tenant', async () => {
    const asked = call('getProfile', {}, { host: other.host, token: one.token });
    expect(await refusal(asked)).toBe('UNAUTHENTICATED');
    const { status, headers } = await visit('/my/account', {
      host: other.host,
      headers: { cookie: await sessionCookie(one.token) },
    });
    expect(status).toBe(307);
    expect(headers.location).toContain('/auth/login');
    expect(String(headers['set-cookie'])).toMatch(/sampan_token=;/);
  });

  test('have separate carts, addresses and names', async () => {
    const { product, sku } = await good(one.host);
    await one.call('addToCart', {
      body: { productUrl: product.link, productSkuId: sku.skuId, quantity: 1, message: '' },
    });
    await one.call('updateProfile', { body: { name: 'Only here' } });
    expect((await one.call('getCart')).cartShops).toHaveLength(1);
    expect((await other.call('getCart')).cartShops).toHaveLength(0);
    expect((await other.call('getProfile')).name).toBe('Mei');
  });

  test('keep their password when the other’s changes', async () => {
    const verificationCode = await requestCode(email, one.host);
    const newPassword = 'a-third-river-boat';
    await call('forgetPassword', { body: { email, verificationCode, newPassword } }, one);
    await expect(
      call('login', { body: { email, password: passwords.other } }, other),
    ).resolves.toBeDefined();
    expect(await refusal(call('login', { body: { email, password: passwords.one } }, one))).toBe(
      'WRONG_CREDENTIALS',
    );
  });

  test('have mailed codes that are invalid at the other tenant', async () => {
    const verificationCode = await requestCode(email, one.host);
    const asked = call('verifyEmailCode', { body: { email, verificationCode } }, other);
    expect(await refusal(asked)).toBe('WRONG_EMAIL_CODE');
  });
});

describe('nothing of one host shows at another', () => {
  const HOSTS = ['localhost', 'la.localhost', 'mx.localhost', 'pk.localhost'];

  test.each(HOSTS)('%s finds only what its marketplaces sell', async (host) => {
    const { tenantPreference } = await call('getTenant', {}, { host });
    const { records } = await call(
      'searchProducts',
      { query: { keyword: 'bag', pageSize: 40 } },
      { host },
    );
    expect(records.length).toBeGreaterThan(0);
    for (const { platform } of records) {
      expect(tenantPreference.productPlatforms).toContain(platform);
    }
  });

  test('under concurrent requests, each host answers as itself', async () => {
    const asked = Array.from({ length: 24 }, (_, i) => HOSTS[i % HOSTS.length] ?? '');
    const contacts = new Map(
      await Promise.all(
        HOSTS.map(
          async (host) => [host, (await call('getTenant', {}, { host })).serviceEmail] as const,
        ),
      ),
    );
    const pages = await Promise.all(asked.map((host) => visit('/about', { host })));
    const shown = pages.map(({ text }) =>
      [...contacts.values()].filter((contact) => text.includes(contact)),
    );
    expect(shown).toEqual(asked.map((host) => [contacts.get(host)]));
  });

  test('cookies are for one host only', async () => {
    const body = { email: 'demo@sampan.test', password: 'sampan-demo-1' };
    const { headers } = await send('POST', '/api/front/user/login', body, {
      host: 'la.localhost',
    });
    const cookies = [headers['set-cookie'] ?? []].flat();
    expect(cookies.length).toBeGreaterThan(2);
    for (const cookie of cookies) expect(cookie).not.toMatch(/domain=/i);
  });

  test('a sitemap names addresses of its own host only', async () => {
    for (const host of HOSTS) {
      const index = (await visit('/sitemap.xml', { host })).text;
      const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc));
      expect(parts.length).toBeGreaterThan(0);
      expect(new Set(parts.map(({ hostname }) => hostname))).toEqual(new Set([host]));
      const [first] = parts;
      const { text } = await visit(`${first?.pathname}${first?.search}`, { host });
      const named = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc));
      expect(new Set(named.map(({ hostname }) => hostname))).toEqual(new Set([host]));
    }
  });
});
