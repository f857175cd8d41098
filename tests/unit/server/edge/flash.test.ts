import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { Tenant } from '../../../../src/contract/calls/site.ts';
import { deriveKeys } from '../../../../src/server/crypto/keys.ts';
import { flash, leaveFlash } from '../../../../src/server/edge/forms/flash.ts';
import { readConfig } from '../../../../src/server/platform/config.ts';
import type { Storefront } from '../../../../src/server/platform/platform.ts';
import type { RequestEnv } from '../../../../src/server/request/context.ts';

const keys = await deriveKeys('a secret of at least thirty-two signs');

/** A site with a form that leaves a message, and pages that show it. */
function site() {
  const app = new Hono<RequestEnv>();
  app.use(async (c, next) => {
    c.set('platform', { config: readConfig({}), keys } as Storefront);
    c.set('tenant', { id: 'naga' } as Tenant);
    await next();
  });
  app.post('/form', async (c) => {
    await leaveFlash(c, { kind: 'success', form: 'logout', errors: [], values: {} });
    return c.text('');
  });
  app.use(flash);
  app.get('*', (c) => c.text(c.var.flash?.form ?? 'none'));
  return app;
}

const NOT_SHOWN: [string, string, Record<string, string>][] = [
  ['that a service worker stores', '/offline', {}],
  ['that a browser prerenders', '/product', { 'sec-purpose': 'prefetch;prerender' }],
];
it.each(NOT_SHOWN)(
  'a message shows on the next visible page, not on one %s',
  async (_, path, headers) => {
    const app = site();
    const left = await app.request('/form', { method: 'POST' });
    const cookie = left.headers.get('set-cookie')?.split(';')[0] ?? '';
    const kept = await app.request(path, { headers: { cookie, ...headers } });
    expect([await kept.text(), kept.headers.get('set-cookie')]).toEqual(['none', null]);
    const shown = await app.request('/cart', { headers: { cookie } });
    expect(await shown.text()).toBe('logout');
    expect(shown.headers.get('set-cookie')).toMatch(/Max-Age=0/);
  },
);
