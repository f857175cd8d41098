import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_EMAIL, DEMO_PASSWORD } from '../../../demo/demo-shopper.ts';
import { type Answer, ask } from '../../../tools/servers/http.ts';
import { startServer } from '../../support/server.ts';
import { cookiesOf } from '../support/cookies.ts';
import { expectRefused } from '../support/refusals.ts';
import { target } from '../support/world.ts';

/**
 * A second server as the operator of a single shop would run it: no demonstration, one tenant for
 * any host, behind a proxy.
 */
describe('without demo mode, with TENANT_ID and behind a proxy', () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    server = await startServer(target, {
      DEMO: 'false',
      TENANT_ID: 'naga',
      TRUST_PROXY: 'true',
    });
  });
  afterAll(() => server?.stop());

  const visit = (path: string, host = 'localhost', headers: Record<string, string> = {}) =>
    ask(server.port, host, path, { headers });
  const login = (email: string, password: string): Promise<Answer> =>
    ask(server.port, 'localhost', '/api/front/user/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });

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
    for (const path of ['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox.json?to=a@b.test']) {
      expect((await visit(path)).status, path).toBe(404);
    }
  });

  test('operators’ calls are not described, and none can be tried', async () => {
    const { json } = await visit('/api/openapi.json');
    const { paths } = json as { paths: object };
    expect(Object.keys(paths)).toContain('/front/tenant');
    expect(Object.keys(paths).filter((path) => path.startsWith('/ops/'))).toEqual([]);
    expect((await visit('/api/docs')).text).not.toContain('data-can-try');
  });

  test('there is no demonstration shopper', async () => {
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
