import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { deriveKeys } from '../../../../src/server/crypto/keys.ts';
import { seal } from '../../../../src/server/crypto/sealed-cookie.ts';
import { shopPreview } from '../../../../src/server/edge/session/shop-preview.ts';
import { readConfig } from '../../../../src/server/platform/config.ts';
import type { Storefront } from '../../../../src/server/platform/platform.ts';
import type { RequestEnv } from '../../../../src/server/request/context.ts';

const keys = await deriveKeys('a secret of at least thirty-two signs');

/**
 * A shop whose later steps let every cache store their responses, as the web manifest and the sitemaps do.
 */
function shop() {
  const app = new Hono<RequestEnv>();
  app.use(async (c, next) => {
    c.set('platform', { config: readConfig({}), keys } as Storefront);
    await next();
  });
  app.use(shopPreview);
  app.get('*', (c) => c.text('drafted', 200, { 'cache-control': 'public, max-age=3600' }));
  return app;
}

const previewCookie = async (expiresAt: string) => {
  const content = { token: 'token', viewer: 'Li Na', expiresAt };
  return `sampan_preview=${await seal(keys, 'preview localhost', content, 3600)}`;
};

it.each(['/manifest.webmanifest', '/sitemap.xml', '/robots.txt', '/'])(
  'no cache keeps %s of a preview',
  async (path) => {
    const cachedFor = async (cookie: string) => {
      const response = await shop().request(path, { headers: { host: 'localhost', cookie } });
      return response.headers.get('cache-control');
    };
    expect(await cachedFor(await previewCookie('2999-01-01T00:00:00.000Z'))).toBe('no-store');
    expect(await cachedFor(await previewCookie('2020-01-01T00:00:00.000Z'))).toContain('public');
    expect(await cachedFor('')).toContain('public');
  },
);
