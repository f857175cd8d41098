import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { securityHeaders } from '../../src/server/edge/headers.ts';
import type { Bucket } from '../../src/server/platform/bucket.ts';
import { ossBucket } from '../../src/server/platform/bucket-oss.ts';
import { readConfig } from '../../src/server/platform/config.ts';
import type { Platform } from '../../src/server/platform/platform.ts';
import type { RequestEnv } from '../../src/server/request/context.ts';
import { memoryBucket } from './support/memory-bucket.ts';

async function connectSourcesWith(bucket: Bucket | undefined): Promise<string | undefined> {
  const app = new Hono<RequestEnv>();
  app.use(async (c, next) => {
    c.set('platform', { bucket } as Platform);
    await next();
  });
  app.use(securityHeaders);
  const { headers } = await app.request('/');
  return /connect-src ([^;]+)/.exec(headers.get('content-security-policy') ?? '')?.[1];
}

it('a page’s script calls us only, and the OSS bucket where uploads are posted to it', async () => {
  expect(await connectSourcesWith(memoryBucket())).toBe("'self'");
  const oss = ossBucket(
    readConfig({
      OSS_ACCESS_KEY_ID: 'id',
      OSS_ACCESS_KEY_SECRET: 'secret',
      OSS_BUCKET_HOST: 'https://shop.oss-cn-hangzhou.aliyuncs.com',
      OSS_CDN_URL: 'https://cdn.example.org',
    }),
  );
  expect(await connectSourcesWith(oss)).toBe("'self' https://shop.oss-cn-hangzhou.aliyuncs.com");
});
