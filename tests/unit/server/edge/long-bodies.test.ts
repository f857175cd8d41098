import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { MAX_PUSH_BYTES } from '../../../../src/contract/endpoint.ts';
import { api } from '../../../../src/server/edge/api.ts';
import { readConfig } from '../../../../src/server/platform/config.ts';
import type { Storefront } from '../../../../src/server/platform/platform.ts';
import type { RequestEnv } from '../../../../src/server/request/context.ts';
import { translator } from '../../support/translator.ts';

const OPERATOR_TOKEN = 'a-token-of-an-operator-in-a-test';
const t = await translator('en');

/** Whether a request reaches the backend. */
async function isRead(
  path: string,
  init: RequestInit,
  config: Record<string, string> = {},
): Promise<boolean> {
  let isSent = false;
  const app = new Hono<RequestEnv>();
  app.use(async (c, next) => {
    c.set('platform', { config: readConfig(config) } as Storefront);
    c.set('t', t);
    c.set('send', async () => {
      isSent = true;
      return Response.json({});
    });
    await next();
  });
  app.use(api);
  await app.request(path, init);
  return isSent;
}

/** Whether a tenant's file of a megabyte reaches the backend. */
const isLongBodyRead = (authorization: string, config: Record<string, string>) =>
  isRead(
    '/api/ops/tenants/naga',
    {
      method: 'PUT',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ html: 'x'.repeat(1_000_000) }),
    },
    config,
  );

it('a long body is read only with the operator’s token', async () => {
  const config = { OPERATOR_TOKEN };
  expect(await isLongBodyRead(`Bearer ${OPERATOR_TOKEN}`, config)).toBe(true);
  expect(await isLongBodyRead(`bearer ${OPERATOR_TOKEN}`, config)).toBe(true);
  expect(await isLongBodyRead('Bearer another-token-of-somebody', config)).toBe(false);
  expect(await isLongBodyRead('', config)).toBe(false);
  expect(await isLongBodyRead('Bearer undefined', {})).toBe(false);
});

it.each(['/api/webhooks/stripe/card', '/api/tracking/17track'])(
  'what others push to %s is read up to its own limit in bytes, not in characters',
  async (path) => {
    const push = (bytes: number) => isRead(path, { method: 'POST', body: 'я'.repeat(bytes / 2) });
    expect(await push(MAX_PUSH_BYTES)).toBe(true);
    expect(await push(MAX_PUSH_BYTES + 2)).toBe(false);
  },
);
