import { describe, expect, test } from 'vitest';
import { TENANTS } from '../../../demo/tenants/all.ts';
import { call, send, target, visit } from '../support/world.ts';

const hosts = TENANTS.map(({ id, hosts: [host = ''], record }) => ({ id, host, record }));

describe('the host determines the tenant', () => {
  test.each(hosts)('$host', async ({ id, host, record }) => {
    const tenant = await call('getTenant', {}, { host });
    expect(tenant).toMatchObject({
      id,
      defaultLanguage: record.defaultLanguage,
      supportedLanguages: record.supportedLanguages,
      exchangeInfo: { currency: record.currency },
    });
    const { text, status } = await visit('/', { host });
    expect(status).toBe(200);
    expect(text).toContain(tenant.name);
  });

  test.each(['LA.LOCALHOST', 'La.Localhost'])('in capitals: %s', async (host) => {
    await expect(call('getTenant', {}, { host })).resolves.toMatchObject({ id: 'naga' });
  });

  test.each(['nobody.localhost', '127.0.0.1', 'a.b.localhost'])(
    'an unclaimed host of this machine is the default: %s',
    async (host) => {
      await expect(call('getTenant', {}, { host })).resolves.toMatchObject({ id: 'sampan' });
    },
  );

  const STRANGERS = [
    'shop.unknown.example',
    'localhost.example',
    'la.localhost.example',
    'xn--80ak6aa92e.com',
    '10.0.0.1',
  ];
  test.each(STRANGERS)('an unknown host is a plain 404: %s', async (host) => {
    for (const path of [
      '/',
      '/cart',
      '/api/front/tenant',
      '/api/front/no-such-call',
      '/dev/mailbox',
    ]) {
      const { status, text, headers } = await visit(path, { host });
      expect(status, path).toBe(404);
      expect(text).not.toContain('Sampan');
      const type = path.startsWith('/api/') ? 'application/json' : 'text/html';
      expect(headers['content-type']).toContain(type);
    }
    expect((await send('POST', '/api/front/user/login', {}, { host })).status).toBe(404);
  });

  // On workerd these are refused by workerd itself.
  const NONSENSE = ['<script>', 'a b', '%00', 'localhost:x', '@', '[::'];
  const hostile = ['x'.repeat(3000), ...(target === 'node' ? NONSENSE : [])];
  test.each(hostile)('an invalid host is refused: %s', async (host) => {
    const { status } = await visit('/api/front/tenant', { host });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  test('the health checks answer at any host', async () => {
    expect((await visit('/healthz', { host: 'shop.unknown.example' })).status).toBe(200);
  });
});

describe('nothing else that a visitor sends determines the tenant', () => {
  const CLAIMS: Record<string, string>[] = [
    { 'x-forwarded-host': 'la.localhost' },
    { 'x-tenant-domain': 'la.localhost' },
    { 'x-tenant-id': 'naga' },
    { 'x-tenant': 'naga' },
    { forwarded: 'host=la.localhost' },
    { 'x-original-host': 'la.localhost' },
    { cookie: 'sampan_tenant=naga; tenantId=naga; host=la.localhost' },
  ];
  test.each(CLAIMS)('%o', async (headers) => {
    const { json } = await visit('/api/front/tenant', { headers });
    expect(json).toMatchObject({ id: 'sampan' });
    const { status, text } = await visit('/', { headers });
    expect(status).toBe(200);
    expect(text).not.toContain('Naga Post');
  });

  test('an unknown host stays unknown', async () => {
    const headers = {
      'x-tenant-domain': 'localhost',
      'x-tenant-id': 'sampan',
      'x-forwarded-host': 'localhost',
    };
    const { status } = await visit('/api/front/tenant', { host: 'shop.unknown.example', headers });
    expect(status).toBe(404);
  });

  test('a forged protocol header does not make a request secure', async () => {
    const headers = { 'x-forwarded-proto': 'https' };
    const body = { email: 'demo@sampan.test', password: 'sampan-demo-1' };
    const answer = await send('POST', '/api/front/user/login', body, { headers });
    expect(String(answer.headers['set-cookie'])).not.toMatch(/__Host-|secure/i);
  });
});

describe('a tenant’s content shows at its host', () => {
  test('its languages, currencies, marketplaces, articles and warehouses', async () => {
    const [sampan, naga] = await Promise.all(
      ['localhost', 'la.localhost'].map(async (host) => ({
        warehouses: await call('listTenantWarehouses', {}, { host }),
        countries: await call('listSupportedCountries', {}, { host }),
        articles: await call('listEnabledArticleTypes', {}, { host }),
        found: await call('searchProducts', { query: { channel: 'Poizon' } }, { host }),
      })),
    );
    expect(sampan?.countries[0]).toMatchObject({ code: 'au' });
    expect(naga?.countries[0]).toMatchObject({ code: 'la' });
    expect(sampan?.articles).toContain('SOURCING_SERVICE');
    expect(naga?.articles).not.toContain('SOURCING_SERVICE');
    expect(sampan?.found.total).toBeGreaterThan(0);
    expect(naga?.found.total).toBe(0);
    const ids = new Set(sampan?.warehouses.map(({ id }) => id));
    expect(naga?.warehouses.some(({ id }) => ids.has(id))).toBe(false);
  });
});
