import { beforeAll, describe, expect, test } from 'vitest';
import { sessionCookie } from '../support/cookies.ts';
import { operate } from '../support/fulfilment.ts';
import { copyOfNaga } from '../support/tenants.ts';
import { DEFAULT_HOST, newShopper, visit } from '../support/world.ts';

describe('a page of a part that the tenant has switched off', () => {
  let host = '';
  let cookie = '';
  beforeAll(async () => {
    const naga = await copyOfNaga();
    const off = { showStockin: false, showTransit: false, showUserWarehouse: false };
    const tenantPreference = { ...naga.record.tenantPreference, ...off };
    const body = { ...naga, record: { ...naga.record, tenantPreference } };
    await operate({ host: DEFAULT_HOST }, 'putTenantFile', { params: { id: body.id }, body });
    host = body.hosts[0] ?? '';
    cookie = await sessionCookie((await newShopper(host)).token);
  });

  test.each([
    '/my/warehouses',
    '/my/in-stock-items',
    '/my/in-stock-items/K261101ABC',
    '/my/transit',
    '/my/transit/new',
    '/my/transit/T261101ABC',
  ])('%s gives 404 to a signed-in shopper', async (path) => {
    expect((await visit(path, { host, headers: { cookie } })).status).toBe(404);
  });

  test('leaves the other personal pages as they are', async () => {
    expect((await visit('/my/purchase', { host, headers: { cookie } })).status).toBe(200);
  });
});
