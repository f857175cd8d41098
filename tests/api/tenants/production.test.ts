import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_EMAIL, DEMO_PASSWORD } from '../../../demo/demo-shopper.ts';
import { openDatabase } from '../../../src/server/platform/node.ts';
import { type Answer, ask } from '../../../tools/servers/http.ts';
import { SCRIPTS } from '../../../tools/servers/servers.ts';
import { startAgain, startServer } from '../../support/server.ts';
import { cookiesOf } from '../support/cookies.ts';
import { expectRefused } from '../support/refusals.ts';
import { target } from '../support/world.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sampan-production-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PRODUCTION = {
  DATA_DIR: folder,
  DEMO: 'false',
  TENANT_ID: 'naga',
  TRUST_PROXY: 'true',
  METRICS_TOKEN: '',
};
/** Settings of 1688 with a URL at which nothing responds. */
const MARKETPLACE_DOWN = {
  ALIBABA_APP_KEY: '1',
  ALIBABA_APP_SECRET: 'secret',
  ALIBABA_ACCESS_TOKEN: 'token',
  ALIBABA_GATEWAY: 'http://127.0.0.1:9',
};

let server: Awaited<ReturnType<typeof startServer>>;
afterAll(() => server?.stop());

const visit = (address: string, host = 'localhost', headers: Record<string, string> = {}) =>
  ask(server.port, host, address, { headers });
const post = (address: string, body: object): Promise<Answer> =>
  ask(server.port, 'localhost', address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Runs an operator's command as in a shell that knows nothing of production. */
function command(script: string, ...words: string[]) {
  const { NODE_ENV: _, ...shell } = process.env;
  const env = { ...shell, DATA_DIR: folder };
  return spawnSync(process.execPath, [script, ...words], { env, encoding: 'utf8' });
}

async function rowsOf(table: string): Promise<number> {
  const database = await openDatabase(`file:${path.join(folder, 'sampan.db')}`);
  const [row] = await database.all<{ n: number }>(sql.raw(`select count(*) as n from ${table}`));
  return row?.n ?? 0;
}

describe.runIf(target === 'node')('a new production database', () => {
  beforeAll(async () => {
    server = await startServer('node', { ...PRODUCTION, ...MARKETPLACE_DOWN });
  });

  test('is empty, and every page says plainly that there is no shop yet', async () => {
    const page = await visit('/product-search?keyword=shoes', 'shop.example', {
      'accept-language': 'en',
    });
    expect(page.status).toBe(404);
    expect(page.text).toContain('No shop has been set up yet');
    expectRefused(await visit('/api/front/tenant'), 'TENANT_NOT_FOUND');
    for (const table of ['tenants', 'products', 'source_rates', 'tenant_rates', 'users']) {
      expect([table, await rowsOf(table)]).toEqual([table, 0]);
    }
  });

  test('gets only what an operator’s commands write, whatever NODE_ENV their shell has', async () => {
    expect(command('scripts/rates.ts', 'LAK=3012.5').status).toBe(0);
    const words = ['--name', 'Naga Post', '--language', 'la,en', '--country', 'la'];
    const naga = ['new', 'naga', ...words, '--currency', 'LAK'];
    const added = command('scripts/tenant.ts', ...naga);
    expect(added.stderr).toBe('');
    expect(added.stdout).toContain('no depositChannels and no warehouses yet');
    expect(await rowsOf('tenants')).toBe(1);
    for (const table of ['users', 'products', 'product_groups', 'deposit_channels']) {
      expect([table, await rowsOf(table)]).toEqual([table, 0]);
    }
  });

  test('has each command in the audit: a tenant’s in its chain, others in that of all tenants', async () => {
    const database = await openDatabase(`file:${path.join(folder, 'sampan.db')}`);
    const entries = await database.all(
      sql`select tenant_id, actor_kind, actor_id, call from audit_entries order by tenant_id`,
    );
    expect(entries).toEqual([
      { tenant_id: '*', actor_kind: 'COMMAND', actor_id: 'npm run rates', call: 'setRates' },
      {
        tenant_id: 'naga',
        actor_kind: 'COMMAND',
        actor_id: 'npm run tenant',
        call: 'putTenantFile',
      },
    ]);
    expect(command('scripts/audit.ts', 'check').status).toBe(0);
  });

  test('then serves that tenant; a marketplace that is down is named, and nothing fills its place', async () => {
    const home = await visit('/', 'shop.example', { 'accept-language': 'en' });
    expect(home.status).toBe(200);
    expect(home.text).toContain('Naga Post');
    const found = await visit('/api/front/product/search?keyword=shoes');
    expect(found.json).toMatchObject({ total: 0, records: [], unavailable: ['Alibaba'] });
  });

  test('has no page of metrics without a token for it', async () => {
    const headers = { authorization: 'Bearer ' };
    expect((await visit('/metrics', 'localhost', headers)).status).toBe(404);
  });

  test('can’t send a code without a mail transport, and says so', async () => {
    const answer = await post('/api/front/user/send-email-code', { email: 'mia@example.org' });
    expectRefused(answer, 'MAIL_FAILED');
  });
});

/**
 * A second server as the operator of a single shop would run it: no demonstration, one tenant for
 * any host, behind a proxy.
 */
describe('without demo mode, with TENANT_ID and behind a proxy', () => {
  beforeAll(async () => {
    if (target === 'node') return;
    // A Worker does not prepare its database, so this one may find the tenants of a demonstration.
    await (await startServer('workers', { DATA_DIR: folder })).stop();
    const [script] = SCRIPTS.workers;
    server = await startAgain(script, PRODUCTION);
  });

  const login = (email: string, password: string) =>
    post('/api/front/user/login', { email, password });

  test('every host is the one tenant', async () => {
    for (const host of ['localhost', 'kz.localhost', 'shop.unknown.example', '10.0.0.1']) {
      expect((await visit('/api/front/tenant', host)).json).toMatchObject({ id: 'naga' });
      const page = await visit('/', host, { 'accept-language': 'en' });
      expect(page.status).toBe(200);
      expect(page.text).toContain('Naga Post');
    }
  });

  test('no header selects another tenant', async () => {
    const headers = {
      'x-tenant-id': 'sampan',
      'x-tenant-domain': 'localhost',
      'x-forwarded-host': 'localhost',
    };
    expect((await visit('/api/front/tenant', 'localhost', headers)).json).toMatchObject({
      id: 'naga',
    });
  });

  test('there is no mailbox', async () => {
    for (const address of ['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox.json?to=a@b.test']) {
      expect((await visit(address)).status, address).toBe(404);
    }
  });

  test('operators’ calls are not described, and none can be tried', async () => {
    const { json } = await visit('/api/openapi.json');
    const { paths } = json as { paths: object };
    expect(Object.keys(paths)).toContain('/front/tenant');
    expect(Object.keys(paths).filter((path) => path.startsWith('/ops/'))).toEqual([]);
    expect((await visit('/api/docs')).text).not.toContain('data-can-try');
  });

  test.runIf(target === 'node')('there is no demonstration shopper', async () => {
    expectRefused(await login(DEMO_EMAIL, DEMO_PASSWORD), 'WRONG_CREDENTIALS');
  });

  test('the proxy’s header decides on https: secret cookies are then bound to this host', async () => {
    const answer = await ask(server.port, 'localhost', '/api/front/user/login', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-proto': 'https',
        'sec-fetch-site': 'same-origin',
      },
      body: 'email=nobody&password=x',
    });
    const { attributes } = cookiesOf(answer).get('__Host-sampan_flash') ?? {};
    expect(attributes).toEqual(expect.arrayContaining(['secure', 'httponly', 'path=/']));
  });
});
