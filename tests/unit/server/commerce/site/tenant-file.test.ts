import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { TENANTS } from '../../../../../demo/tenants/all.ts';
import { Failure } from '../../../../../src/contract/errors.ts';
import { type TenantFile, tenantFile } from '../../../../../src/contract/ops/shop/tenant-file.ts';
import {
  type TenantRecord,
  tenantRecord,
} from '../../../../../src/contract/values/shop/tenant-record.ts';
import { exportTenant } from '../../../../../src/server/commerce/site/export-tenant.ts';
import { listTenants } from '../../../../../src/server/commerce/site/list-tenants.ts';
import { listWarehouses } from '../../../../../src/server/commerce/site/places.ts';
import { putTenant } from '../../../../../src/server/commerce/site/put-tenant.ts';
import { tenantView } from '../../../../../src/server/commerce/site/tenant-view.ts';
import { tenantByHost } from '../../../../../src/server/commerce/site/tenants.ts';
import { updateRevisions } from '../../../../../src/server/db/known-revision.ts';
import { readRevisions } from '../../../../../src/server/db/revisions.ts';
import {
  articles,
  tenantHosts,
  tenants,
  warehouses,
} from '../../../../../src/server/db/schema/shop/tenants.ts';
import type { Database } from '../../../../../src/server/platform/platform.ts';
import { NO_RATES } from '../../../support/identity-scope.ts';
import { giveRate } from '../../../support/rates.ts';
import { openSite, SITE_NOW } from '../../../support/site.ts';

const put = (db: Database, file: TenantFile, demo = true) =>
  putTenant({ db, now: SITE_NOW, demo, editedAt: SITE_NOW, rates: NO_RATES }, file);

/** The fields of the failure of a call, or its code if it has none. */
async function failure(work: Promise<unknown>): Promise<unknown> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Failure)) throw new Error(`no failure: ${error}`);
  return error.fields.length > 0 ? error.fields : error.code;
}

/** The file of the tenant `naga` with another id and host. */
async function copyOfNaga(db: Database): Promise<TenantFile> {
  const { revision: _, ...file } = await exportTenant(db, 'naga');
  return { ...file, id: 'copy', hosts: ['copy.example.org'] };
}

describe('a tenant as one file', () => {
  test.each(TENANTS.map(({ id }) => id))(
    'exports %s unchanged after its import, as a valid file',
    async (id) => {
      const db = await openSite();
      const first = await exportTenant(db, id);
      const { output } = v.safeParse(tenantFile, first);
      expect(output).toEqual(first);
      await put(db, first);
      const second = await exportTenant(db, id);
      expect(second).toEqual({ ...first, revision: (first.revision ?? 0) + 1 });
    },
  );

  test('with another id makes another tenant that shows the same', async () => {
    const db = await openSite();
    const copy = await copyOfNaga(db);
    expect(await put(db, copy)).toEqual({ created: true, revision: 1 });
    const [own, other] = await Promise.all([
      tenantView(db, 'naga', 'la'),
      tenantView(db, 'copy', 'la'),
    ]);
    expect(other).toEqual({ ...own, id: 'copy' });
    expect((await exportTenant(db, 'copy')).banners).toEqual(copy.banners);
    expect((await exportTenant(db, 'naga')).banners).toEqual(copy.banners);
  });

  test('a tenant in any country with any currency is made, and shows prices in CNY alone until a rate is known', async () => {
    const db = await openSite();
    const copy = await copyOfNaga(db);
    const record = { ...copy.record, currency: 'NPR', homeCountry: 'np', countries: ['np', 'gh'] };
    await put(db, { ...copy, record });
    expect((await tenantView(db, 'copy', 'en')).exchangeInfo).toMatchObject({
      currency: 'CNY',
      source: 'none',
    });
    const rate = { raw: '18.5', marginBp: 200, source: 'rates.test', fetchedAt: SITE_NOW };
    await giveRate(db, 'copy', 'NPR', rate);
    await updateRevisions(db, await readRevisions(db));
    expect((await tenantView(db, 'copy', 'en')).exchangeInfo).toMatchObject({
      currency: 'NPR',
      cnyExchangeRate: '18.87',
    });
  });

  test('a tenant that names no colour is green 500', async () => {
    const { themeColor: _, ...record } = (await copyOfNaga(await openSite())).record;
    const { output } = v.safeParse(tenantRecord, record);
    expect((output as TenantRecord).themeColor).toBe('#22c55e');
  });

  test('is live at its host at once', async () => {
    const db = await openSite();
    expect(await tenantByHost(db, 'copy.example.org')).toBeUndefined();
    await put(db, await copyOfNaga(db));
    expect((await tenantByHost(db, 'copy.example.org'))?.id).toBe('copy');
  });

  test('answers at its preview host before it has a host of its own, and at no other', async () => {
    const db = await openSite();
    await put(db, { ...(await copyOfNaga(db)), hosts: [] });
    const at = async (host: string, domain?: string) => (await tenantByHost(db, host, domain))?.id;
    expect(await at('copy.preview.example.org', 'preview.example.org')).toBe('copy');
    expect(await at('nobody.preview.example.org', 'preview.example.org')).toBeUndefined();
    expect(await at('a.copy.preview.example.org', 'preview.example.org')).toBeUndefined();
    expect(await at('copypreview.example.org', 'preview.example.org')).toBeUndefined();
    expect(await at('copy.localhost')).toBe('sampan');
    expect(await at('copy.localhost', 'localhost')).toBe('copy');
  });

  test('is listed with its hosts and its preview host', async () => {
    const db = await openSite();
    await put(db, await copyOfNaga(db));
    const addresses = { PUBLIC_ORIGIN: 'https://{host}', PREVIEW_DOMAIN: 'preview.test' };
    expect(await listTenants(db, addresses)).toContainEqual({
      id: 'copy',
      name: 'Naga Post',
      hosts: ['copy.example.org'],
      revision: 1,
      previewUrl: 'https://copy.preview.test',
      archived: false,
    });
  });

  test('that is only checked is not written', async () => {
    const db = await openSite();
    const file = await copyOfNaga(db);
    const checked = putTenant({ db, now: SITE_NOW, demo: true, editedAt: null }, file, {
      onlyCheck: true,
    });
    expect(await checked).toEqual({ created: true, revision: 0 });
    expect(await db.select().from(tenants).where(eq(tenants.id, 'copy'))).toEqual([]);
  });

  test('has its HTML made safe', async () => {
    const db = await openSite();
    const file = await copyOfNaga(db);
    const [article] = file.articles;
    const html = '<p onclick="x()">Yes</p><script>alert(1)</script>';
    await put(db, { ...file, articles: [{ ...article, html } as TenantFile['articles'][0]] });
    const rows = await db.select().from(articles).where(eq(articles.tenantId, 'copy'));
    expect(rows.map((row) => row.html)).toEqual(['<p>Yes</p>']);
  });

  test('without a warehouse that it had closes it, and opens it again with it', async () => {
    const db = await openSite();
    const file = await copyOfNaga(db);
    await put(db, file);
    await put(db, { ...file, warehouses: file.warehouses.slice(1) });
    const open = () => listWarehouses(db, 'copy', 'en');
    expect(await open()).toHaveLength(file.warehouses.length - 1);
    const rows = await db.select().from(warehouses).where(eq(warehouses.tenantId, 'copy'));
    expect(rows).toHaveLength(file.warehouses.length);
    await put(db, file);
    expect(await open()).toHaveLength(file.warehouses.length);
    expect(await listWarehouses(db, 'naga', 'en')).toHaveLength(file.warehouses.length);
  });

  test('lets go of hosts that it no longer names', async () => {
    const db = await openSite();
    const file = await copyOfNaga(db);
    await put(db, file);
    await put(db, { ...file, hosts: ['new.example.org'] });
    const rows = await db.select().from(tenantHosts).where(eq(tenantHosts.tenantId, 'copy'));
    expect(rows).toEqual([{ host: 'new.example.org', tenantId: 'copy' }]);
  });
});

describe('a file is refused', () => {
  test('where it names the host of another tenant, and nothing is written', async () => {
    const db = await openSite();
    const file = { ...(await copyOfNaga(db)), hosts: ['copy.example.org', 'la.localhost'] };
    expect(await failure(put(db, file))).toBe('HOST_TAKEN');
    expect((await tenantByHost(db, 'la.localhost'))?.id).toBe('naga');
    expect(await db.select().from(tenants).where(eq(tenants.id, 'copy'))).toEqual([]);
  });

  test('where the tenant has changed since it was exported', async () => {
    const db = await openSite();
    const file = await exportTenant(db, 'naga');
    await put(db, file);
    expect(await failure(put(db, file))).toBe('CONFLICT');
    const { revision: _, ...whatever } = file;
    expect(await put(db, whatever)).toEqual({ created: false, revision: (file.revision ?? 0) + 2 });
  });

  test('of two that were exported together only the first is taken, even at once', async () => {
    const db = await openSite();
    const file = await exportTenant(db, 'naga');
    const outcomes = await Promise.allSettled([put(db, file), put(db, file), put(db, file)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
    ]);
  });

  type Change = (file: TenantFile) => TenantFile;
  const record = (changes: Partial<TenantFile['record']>): Change => {
    return (file) => ({ ...file, record: { ...file.record, ...changes } });
  };
  const WRONG: [string, Change, { field: string; code: string }][] = [
    [
      'a default language that it does not offer',
      record({ defaultLanguage: 'bg' }),
      { field: 'record.defaultLanguage', code: 'choice' },
    ],
    [
      'a home country that it does not deliver to',
      record({ homeCountry: 'au' }),
      { field: 'record.homeCountry', code: 'choice' },
    ],
    [
      'a country that does not exist',
      record({ countries: ['la', 'zz'] }),
      { field: 'record.countries.1', code: 'choice' },
    ],
    [
      'a currency that does not exist',
      record({ currency: 'XQQ' }),
      { field: 'record.currency', code: 'choice' },
    ],
    [
      'storage that ends before it stops being free',
      record({ freeStorageDays: 100 }),
      { field: 'record.storage.maxDays', code: 'too_small' },
    ],
    [
      'a step that takes at most less than at least',
      record({ stepDays: { buy: { min: 2, max: 1 } } }),
      { field: 'record.stepDays.buy.max', code: 'too_small' },
    ],
    [
      'the same article twice',
      (file) => ({ ...file, articles: [...file.articles, ...file.articles.slice(0, 1)] }),
      { field: 'articles.', code: 'invalid' },
    ],
    [
      'the same banner twice',
      (file) => ({ ...file, banners: [...file.banners, ...file.banners.slice(0, 1)] }),
      { field: 'banners.', code: 'invalid' },
    ],
    [
      'a greatest top-up below the least',
      (file) => ({
        ...file,
        depositChannels: file.depositChannels.map((channel) => ({ ...channel, maximum: '0.01' })),
      }),
      { field: 'depositChannels.', code: 'too_small' },
    ],
  ];
  test.each(WRONG)('with %s, at its field', async (_, change, { field, code }) => {
    const db = await openSite();
    const fields = await failure(put(db, change(await copyOfNaga(db))));
    expect(fields).toContainEqual({ field: expect.stringContaining(field), code });
  });

  test('with money for nothing or cards that nothing takes, unless it is a demonstration', async () => {
    const db = await openSite();
    const file = await copyOfNaga(db);
    expect(file.depositChannels.map(({ type }) => type)).toEqual([
      ...['BANK_TRANSFER', 'QR_PAY_CODE', 'CARD_REDIRECT', 'MANUAL'],
    ]);
    const wrong = await failure(put(db, file, false));
    expect(wrong).toContainEqual({ field: 'depositChannels.3.instant', code: 'invalid' });
    expect(wrong).toContainEqual({ field: 'depositChannels.2.type', code: 'choice' });
    const throughProvider = (provider: string) =>
      file.depositChannels
        .slice(0, 3)
        .map((channel, i) => (i < 2 ? channel : { ...channel, provider }));
    for (const provider of ['paypal', 'nobody']) {
      const channels = { ...file, depositChannels: throughProvider(provider) };
      expect(await failure(put(db, channels, false))).toContainEqual({
        field: 'depositChannels.2.provider',
        code: 'choice',
      });
    }
    await put(db, { ...file, depositChannels: throughProvider('stripe') }, false);
    const stored = await exportTenant(db, file.id);
    expect(stored.depositChannels.map(({ provider }) => provider)).toEqual([
      undefined,
      undefined,
      'stripe',
    ]);
  });
});

describe('the shape of a file', () => {
  test('takes social platforms in lower case', async () => {
    const file = await exportTenant(await openSite(), 'naga');
    const socialMediaPlatforms = [{ platform: 'facebook', link: 'https://facebook.test/a' }];
    const record = { ...file.record, socialMediaPlatforms };
    expect(v.parse(tenantFile, { ...file, record }).record.socialMediaPlatforms).toEqual([
      { platform: 'FACEBOOK', link: 'https://facebook.test/a' },
    ]);
  });

  const wrong = async (change: (file: TenantFile) => unknown) => {
    const { issues = [] } = v.safeParse(
      tenantFile,
      change(await exportTenant(await openSite(), 'naga')),
    );
    return issues.map((issue) => v.getDotPath(issue));
  };
  const recordWith = (changes: object) => (file: TenantFile) => ({
    ...file,
    record: { ...file.record, ...changes },
  });

  test.each([
    ['a field that is not known', (file: TenantFile) => ({ ...file, articels: [] }), 'articels'],
    ['an id with a hyphen', (file: TenantFile) => ({ ...file, id: 'a-b' }), 'id'],
    ['a host with a port', (file: TenantFile) => ({ ...file, hosts: ['a.test:80'] }), 'hosts.0'],
    [
      'a host that is an address',
      (file: TenantFile) => ({ ...file, hosts: ['https://a'] }),
      'hosts.0',
    ],
    ['a colour that is none', recordWith({ themeColor: 'red;}' }), 'record.themeColor'],
    [
      'a picture of elsewhere',
      recordWith({ logoImage: 'https://a.test/x.png' }),
      'record.logoImage',
    ],
    [
      'a script as a link',
      recordWith({ footerLinks: [{ title: { en: 'x' }, link: 'javascript:alert(1)' }] }),
      'record.footerLinks.0.link',
    ],
    [
      'an app’s script at a host that says more in a content policy',
      recordWith({ features: { appBridgeScript: 'https://a.test;script-src/x.js' } }),
      'record.features.appBridgeScript',
    ],
    [
      'an app’s script of every host',
      recordWith({ features: { appBridgeScript: 'https://*/x.js' } }),
      'record.features.appBridgeScript',
    ],
    ['a minute that is none', recordWith({ timezoneOffset: 5.75 }), 'record.timezoneOffset'],
    ['a time zone that is none', recordWith({ timeZone: 'Australia/Atlantis' }), 'record.timeZone'],
    ['no language at all', recordWith({ supportedLanguages: [] }), 'record.supportedLanguages'],
    ['a name without English', recordWith({ name: { la: 'ນາກະ' } }), 'record.name.en'],
    [
      'a fee below zero',
      recordWith({ serviceFee: { basisPoints: 1, minimum: '-1.00' } }),
      'record.serviceFee.minimum',
    ],
  ])('refuses %s', async (_, change, field) => {
    expect(await wrong(change)).toContain(field);
  });

  test('adds the # that a colour lacks', async () => {
    const file = await exportTenant(await openSite(), 'naga');
    const { record } = v.parse(tenantFile, recordWith({ themeColor: 'F5B301' })(file));
    expect(record.themeColor).toBe('#f5b301');
  });
});
