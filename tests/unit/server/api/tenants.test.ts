import { eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { TENANTS } from '../../../../demo/tenants/all.ts';
import { type EndpointName, endpoints } from '../../../../src/contract/endpoints.ts';
import type { Locale } from '../../../../src/contract/values/shop/locales.ts';
import type { CallScope } from '../../../../src/server/api/scope.ts';
import { contentHandlers } from '../../../../src/server/api/shop/content.ts';
import { shelfProducts } from '../../../../src/server/api/shop/shelves.ts';
import { siteHandlers } from '../../../../src/server/api/shop/site.ts';
import { tenantByHost, tenantById } from '../../../../src/server/commerce/site/tenants.ts';
import { deriveKeys } from '../../../../src/server/crypto/keys.ts';
import { trackRevisions } from '../../../../src/server/db/known-revision.ts';
import { readRevisions } from '../../../../src/server/db/revisions.ts';
import {
  articles,
  productGroups,
  tenantHosts,
} from '../../../../src/server/db/schema/shop/tenants.ts';
import { fallbacks, pickText } from '../../../../src/server/db/tenant-text.ts';
import { sanitiseArticle } from '../../../../src/server/html/sanitise.ts';
import type { Database } from '../../../../src/server/platform/platform.ts';
import { createRevisions } from '../../../../src/server/platform/revisions.ts';
import { embeddedSource } from '../../../../src/server/sourcing/catalogue/embedded-source.ts';
import { failureCode } from '../../support/identity-scope.ts';
import { SITE_NOW as NOW, openSite } from '../../support/site.ts';
import { translator } from '../../support/translator.ts';

const keys = await deriveKeys('test:a-secret-of-forty-characters-for-the-tests');
async function scopeAt(db: Database, tenantId: string, locale: Locale): Promise<CallScope> {
  const tenant = (await tenantById(db, tenantId))?.record;
  const t = await translator(locale);
  const sources = embeddedSource(db, keys);
  return { db, now: NOW, tenantId, tenant, locale, t, keys, sources } as unknown as CallScope;
}

const none = { params: undefined, query: undefined, body: undefined };
const handlers = { ...siteHandlers, ...contentHandlers };

/** Makes a call with its defaults, and checks the answer against the contract. */
async function call<N extends keyof typeof handlers>(
  name: N,
  scope: CallScope,
  query: object = {},
) {
  const endpoint = endpoints[name as EndpointName] as {
    query?: v.GenericSchema;
    output: v.GenericSchema;
  };
  const parsed = endpoint.query ? v.parse(endpoint.query, query) : undefined;
  const handler = handlers[name] as (scope: CallScope, input: object) => Promise<unknown>;
  const answer = await handler(scope, { ...none, query: parsed });
  expect(v.parse(endpoint.output, answer)).toEqual(answer);
  return answer as Awaited<ReturnType<(typeof handlers)[N]>>;
}

describe('a host', () => {
  test.each([
    ['localhost', 'sampan'],
    ['LOCALHOST:3000', 'sampan'],
    ['127.0.0.1:8787', 'sampan'],
    ['[::1]:3000', 'sampan'],
    ['other.localhost', 'sampan'],
    ['la.localhost', 'naga'],
    ['kz.localhost:3000', 'dala'],
    ['kr.localhost.', 'nabi'],
    ['mx.localhost', 'colibri'],
    ['pk.localhost', 'karwan'],
  ])('%s belongs to %s', async (host, id) => {
    expect((await tenantByHost(await openSite(), host))?.id).toBe(id);
  });
  test('that is unknown belongs to no tenant', async () => {
    const db = await openSite();
    for (const host of ['example.org', 'localhost.example.org', 'notlocalhost', '128.0.0.1', '']) {
      expect(await tenantByHost(db, host)).toBeUndefined();
    }
  });
  test('matches its own entry before a wildcard, and the longest wildcard first', async () => {
    const db = await openSite();
    await db.insert(tenantHosts).values([
      { host: '*.example.org', tenantId: 'naga' },
      { host: '*.shop.example.org', tenantId: 'dala' },
      { host: 'a.shop.example.org', tenantId: 'nabi' },
    ]);
    const ids = ['a.shop.example.org', 'b.shop.example.org', 'x.y.example.org', 'example.org'].map(
      async (host) => (await tenantByHost(db, host))?.id,
    );
    expect(await Promise.all(ids)).toEqual(['nabi', 'dala', 'naga', undefined]);
  });
  test('is cached for a second, or until a new revision is known', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const db = await openSite();
    const revisions = createRevisions();
    trackRevisions(db, revisions);
    const shopAt = async () => (await tenantByHost(db, 'la.localhost'))?.id;
    const leadTo = (tenantId: string) =>
      db.update(tenantHosts).set({ tenantId }).where(eq(tenantHosts.host, 'la.localhost'));
    expect(await shopAt()).toBe('naga');
    await leadTo('dala');
    expect(await shopAt()).toBe('naga');
    await revisions.update(await readRevisions(db));
    expect(await shopAt()).toBe('dala');
    await leadTo('nabi');
    vi.advanceTimersByTime(1_001);
    expect(await shopAt()).toBe('nabi');
  });
});

describe('a text in several languages', () => {
  test('falls back to English; zh-HK falls back to zh-CN first', () => {
    const text = { en: 'tea', 'zh-CN': '茶' };
    expect((['en', 'zh-CN', 'zh-HK', 'la'] as const).map((l) => pickText(text, l))).toEqual([
      'tea',
      '茶',
      '茶',
      'tea',
    ]);
    expect(fallbacks('en')).toEqual(['en']);
  });
});

describe('the seeded tenants', () => {
  test('differ in language, currency, colour and home', () => {
    expect(TENANTS.length).toBeGreaterThanOrEqual(5);
    for (const pick of ['themeColor', 'currency', 'homeCountry', 'logoImage'] as const) {
      expect(new Set(TENANTS.map(({ record }) => record[pick])).size).toBe(TENANTS.length);
    }
    expect(new Set(TENANTS.map(({ record }) => record.defaultLanguage)).size).toBeGreaterThan(4);
  });
  test.each(TENANTS.map(({ id, record }) => [id, record.defaultLanguage] as const))(
    '%s answers every call of the site in %s',
    async (id, locale) => {
      const db = await openSite();
      const scope = await scopeAt(db, id, locale);
      const tenant = await call('getTenant', scope);
      expect(tenant.exchangeInfo.fetchedAt).toBe(new Date(NOW).toISOString());
      expect(tenant.hasUserAgreement).toBe(true);
      expect(tenant.supportedLanguages).toContain(tenant.defaultLanguage);
      await call('getExchangeRate', scope);
      expect((await call('listTenantWarehouses', scope)).length).toBeGreaterThanOrEqual(2);
      const local = await call('listTenantWarehouses', scope, { warehouseRegion: 'LOCAL' });
      expect(local.map(({ country }) => country)).toEqual([tenant.homeCountry]);
      expect((await call('listSupportedCountries', scope))[0]?.code).toBe(tenant.homeCountry);
      expect((await call('listAddressDistricts', scope)).length).toBeGreaterThan(5);
      for (const { districts } of await call('listMultipleAddressDistricts', scope)) {
        expect(new Set(districts.map(({ code }) => code)).size).toBe(districts.length);
        expect(districts.length).toBeGreaterThan(5);
      }
      const options = await call('listTransitOptions', scope, {
        country: tenant.homeCountry,
        weightG: 900,
      });
      expect(options.length).toBeGreaterThanOrEqual(2);
      expect((await call('listImages', scope))[0]?.image).toBe(`/brand/${id}.svg`);
      expect((await call('listBanners', scope)).length).toBeGreaterThanOrEqual(2);
      expect((await call('listAnnouncements', scope)).total).toBe(3);
      await call('getAboutUs', scope);
      const howToUse = await call('getHowToUse', scope);
      const hasHowToUse = howToUse.steps.length === 4 || howToUse.html !== '';
      expect(hasHowToUse).toBe(tenant.enabledArticleTypes.includes('HOW_TO_USE'));
      expect(await call('listEnabledArticleTypes', scope)).toEqual(tenant.enabledArticleTypes);
    },
  );
});

describe('an article', () => {
  const read = async (scope: CallScope, type: 'FAQ' | 'SOURCING_SERVICE') =>
    contentHandlers.getArticle(scope, { params: { type }, query: undefined, body: undefined });

  test('comes in the reader’s language, in English where the tenant wrote none', async () => {
    const db = await openSite();
    expect((await read(await scopeAt(db, 'naga', 'la'), 'FAQ')).title).toBe('ຄຳຖາມທີ່ພົບເລື້ອຍ');
    await db.delete(articles).where(inArray(articles.locale, ['zh-HK', 'ko']));
    expect((await read(await scopeAt(db, 'sampan', 'zh-HK'), 'FAQ')).title).toBe('常见问题');
    expect((await read(await scopeAt(db, 'nabi', 'ko'), 'FAQ')).title).toBe('FAQ');
  });
  test('that the tenant did not write is not found', async () => {
    const scope = await scopeAt(await openSite(), 'naga', 'en');
    expect(await failureCode(read(scope, 'SOURCING_SERVICE'))).toBe('NOT_FOUND');
  });
  test('names its own tenant, fee and currency', async () => {
    const db = await openSite();
    const { html } = await contentHandlers.getArticle(await scopeAt(db, 'colibri', 'en'), {
      params: { type: 'USER_AGREEMENT' },
      query: undefined,
      body: undefined,
    });
    for (const fact of ['Colibrí', '8%', '¥8.00', 'MXN', '90 days', 'ayuda@colibri.test']) {
      expect(html).toContain(fact);
    }
    expect(html).not.toMatch(/undefined|NaN|\[object/);
  });
});

describe('HTML that a tenant wrote', () => {
  test.each([
    ['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['<p onclick="x()" style="color:red" class="y" id="z">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<a href="/faq" target="_blank">a</a>', '<a href="/faq">a</a>'],
    [
      '<a href="https://example.org" rel="opener">a</a>',
      '<a href="https://example.org" target="_blank" rel="noopener noreferrer">a</a>',
    ],
    ['<img src="data:image/svg+xml,x" alt="a">', '<img alt="a" />'],
    ['<iframe src="https://example.org"></iframe><form><input></form>', ''],
    [
      '<h2>a</h2><table><tr><th scope="col">b</th></tr></table>',
      '<h2>a</h2><table><tr><th scope="col">b</th></tr></table>',
    ],
  ])('%s', (written, stored) => {
    expect(sanitiseArticle(written)).toBe(stored);
    expect(sanitiseArticle(stored)).toBe(stored);
  });
});

describe('places', () => {
  test('are named in the reader’s language', async () => {
    const db = await openSite();
    const home = async (id: string, locale: Locale) =>
      (await call('listSupportedCountries', await scopeAt(db, id, locale)))[0];
    expect(await home('naga', 'la')).toEqual({
      code: 'la',
      name: 'ລາວ',
      callingCode: '+856',
      flag: '🇱🇦',
    });
    expect(await home('dala', 'ru')).toEqual({
      code: 'kz',
      name: 'Казахстан',
      callingCode: '+7',
      flag: '🇰🇿',
    });
    const district = async (id: string, locale: Locale) =>
      (await call('listAddressDistricts', await scopeAt(db, id, locale)))[0];
    expect(await district('nabi', 'ko')).toEqual({ code: 'KR-11', name: '서울특별시' });
    expect(await district('nabi', 'en')).toEqual({ code: 'KR-11', name: 'Seoul' });
  });
  test('that are not listed have no districts', async () => {
    const scope = await scopeAt(await openSite(), 'sampan', 'en');
    expect(await call('listAddressDistricts', scope, { country: 'zz' })).toEqual([]);
  });
});

describe('shelves', () => {
  test('hold products of the tenant’s marketplaces, at most as many as requested', async () => {
    const db = await openSite();
    const scope = await scopeAt(db, 'sampan', 'en');
    const groups = await call('listRecommendGroups', scope, { size: 2 });
    const bestsellers = groups.find(({ id }) => id.endsWith('bestsellers'));
    expect(bestsellers?.products.map(({ productId }) => productId)).toEqual(['p1', 'p3']);
    const preferred = await call('listPreferredProducts', scope);
    expect(preferred.map(({ productId }) => productId).toSorted()).toEqual(['p1', 'p2', 'p3']);
    const onlyJd = {
      tenantPreference: { productPlatforms: ['JD'] },
    } as unknown as CallScope['tenant'];
    const groupsOfJd = await call('listRecommendGroups', { ...scope, tenant: onlyJd });
    expect(groupsOfJd.flatMap(({ products }) => products)).toEqual([]);
  });

  test('that follow a search have the products by hand first, then what the words find', async () => {
    const db = await openSite();
    const scope = await scopeAt(db, 'sampan', 'ru');
    await db.insert(productGroups).values({
      ...{ id: 'sampan-cups', tenantId: 'sampan', kind: 'PREFERRED', position: -1 },
      ...{ name: { en: 'Cups' }, productIds: ['p2'], search: 'cup' },
    });
    const source = scope.sources as unknown as ReturnType<typeof embeddedSource>;
    const sources = { ...source, searchStored: source.search } as unknown as CallScope['sources'];
    const [cups] = await call('listPreferredGroups', { ...scope, sources });
    expect(cups?.products.map(({ productId }) => productId)).toEqual(['p2', 'p3']);
    expect(await shelfProducts({ ...scope, sources }, 'sampan-cups')).toEqual(['p2', 'p3']);
  });
});
