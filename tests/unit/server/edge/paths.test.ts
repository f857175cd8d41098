import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { api } from '../../../../src/server/edge/api.ts';
import { uploads } from '../../../../src/server/edge/uploads.ts';
import { readConfig } from '../../../../src/server/platform/config.ts';
import type { Storefront } from '../../../../src/server/platform/platform.ts';
import { askBackend } from '../../../../src/server/request/backend.ts';
import type { RequestEnv } from '../../../../src/server/request/context.ts';

/** The path that the backend gets for a visitor's path; undefined if it is not called. */
async function askedFor(path: string): Promise<string | undefined> {
  let backendPath: string | undefined;
  const app = new Hono<RequestEnv>();
  app.use(async (c, next) => {
    c.set('platform', { runtime: 'workerd', config: readConfig({}) } as Storefront);
    c.set('requestId', 'R1');
    c.set('send', (path, init) => askBackend(c, path, init));
    c.set('backend', async (request) => {
      backendPath = new URL(request.url).pathname;
      return Response.json({});
    });
    await next();
  });
  app.use(uploads, api);
  await app.request(`http://shop.test${path}`);
  return backendPath;
}

describe('a path can’t leave its folder', () => {
  // An encoded backslash or tab is harmless, unless the path is decoded and parsed as a URL again.
  const WAYS_OUT = ['x%5C..%5C..%5C', '.%09./', '%2e%09%2e/', 'x/.%0A./.%0D./'];

  it.each(WAYS_OUT)('/uploads/%s leads to no call', async (out) => {
    expect(await askedFor(`/uploads/${out}api/front/user/profile`)).toMatch(/^\/uploads\//);
  });

  it.each(WAYS_OUT)('/api/%s leads to no file', async (out) => {
    expect(await askedFor(`/api/${out}uploads/a/b.png`)).toMatch(/^\/api\//);
  });

  it('a path is forwarded unchanged', async () => {
    expect(await askedFor('/uploads/a%20b.png')).toBe('/uploads/a%20b.png');
    expect(await askedFor('/api/front/articles/FAQ')).toBe('/api/front/articles/FAQ');
  });
});
