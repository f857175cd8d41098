import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { securityHeaders } from '../../src/server/edge/headers.ts';
import { readConfig } from '../../src/server/platform/config.ts';
import type { Storefront } from '../../src/server/platform/platform.ts';
import type { Upstream } from '../../src/server/platform/upstreams.ts';
import type { RequestEnv } from '../../src/server/request/context.ts';

/** The sources that a page may load from, by directive. */
async function policyWith(config: Record<string, string>, upstream?: Upstream) {
  const app = new Hono<RequestEnv>();
  app.use(async (c, next) => {
    c.set('platform', { config: readConfig(config) } as Storefront);
    c.set('upstream', upstream);
    await next();
  });
  app.use(securityHeaders);
  const { headers } = await app.request('/');
  const policy = headers.get('content-security-policy') ?? '';
  return (name: string) => new RegExp(`${name} ([^;]+)`).exec(policy)?.[1];
}

const OSS_BUCKET_HOST = 'https://shop.oss-cn-hangzhou.aliyuncs.com';

it('a page’s script calls us only, and the OSS bucket where uploads are posted to it', async () => {
  expect((await policyWith({}))('connect-src')).toBe("'self'");
  const oss = {
    OSS_ACCESS_KEY_ID: 'id',
    OSS_ACCESS_KEY_SECRET: 'secret',
    OSS_BUCKET_HOST,
    OSS_CDN_URL: 'https://cdn.example.org',
  };
  expect((await policyWith(oss))('connect-src')).toBe(`'self' ${OSS_BUCKET_HOST}`);
  const elsewhere = { API_UPSTREAM: 'https://api.example.org', OSS_BUCKET_HOST };
  expect((await policyWith(elsewhere))('connect-src')).toBe(`'self' ${OSS_BUCKET_HOST}`);
});

it('a page shows our pictures, and where the goods are another backend’s also theirs', async () => {
  expect((await policyWith({}))('img-src')).toBe("'self' data: blob:");
  const upstream = { host: undefined, base: 'https://api.example.org', token: undefined };
  expect((await policyWith({}, upstream))('img-src')).toBe("'self' data: blob: https:");
});
