import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { Tenant } from '../../../../src/contract/calls/site.ts';
import { deriveKeys } from '../../../../src/server/crypto/keys.ts';
import { sitemapParts } from '../../../../src/server/edge/seo/sitemap-parts.ts';
import { openSession, sealSession } from '../../../../src/server/edge/session/session-cookie.ts';
import type { Storefront } from '../../../../src/server/platform/platform.ts';
import type { RequestEnv } from '../../../../src/server/request/context.ts';

const keys = await deriveKeys('a secret of at least thirty-two signs');
const OURS = undefined;
const THEIRS = { host: 'shop.test', base: 'https://api.test', token: undefined };

/** The answer of an edge whose backend names the tenant `naga`. */
async function at<T>(
  upstream: typeof THEIRS | undefined,
  then: (c: Parameters<typeof openSession>[0]) => Promise<T>,
): Promise<T> {
  let result: { value: T } | undefined;
  const app = new Hono<RequestEnv>();
  app.get('/', async (c) => {
    c.set('platform', { keys } as Storefront);
    c.set('upstream', upstream);
    c.set('tenant', { id: 'naga', tenantPreference: { productPlatforms: ['Taobao'] } } as Tenant);
    c.set('api', (async () => [
      upstream?.base ?? 'ours',
    ]) as unknown as RequestEnv['Variables']['api']);
    result = { value: await then(c) };
    return c.text('');
  });
  await app.request('/');
  if (!result) throw new Error('nothing was answered');
  return result.value;
}

it('a session’s token is sent only to the backend that issued it, not to another with the same tenant id', async () => {
  const session = { userId: 'u', token: 'secret of theirs' };
  const sealed = await at(THEIRS, (c) => sealSession(c, session));
  expect(await at(THEIRS, (c) => openSession(c, sealed))).toEqual(session);
  expect(await at(OURS, (c) => openSession(c, sealed))).toBeUndefined();
  expect(
    await at({ ...THEIRS, base: 'https://other.test' }, (c) => openSession(c, sealed)),
  ).toBeUndefined();
});

it('a sitemap’s cached parts are separate for each backend', async () => {
  expect(await at(OURS, sitemapParts)).toEqual(['ours']);
  expect(await at(THEIRS, sitemapParts)).toEqual(['https://api.test']);
});
