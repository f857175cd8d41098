import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { api } from '../../../../src/server/edge/api.ts';
import { uploads } from '../../../../src/server/edge/uploads.ts';
import { readConfig } from '../../../../src/server/platform/config.ts';
import type { Storefront } from '../../../../src/server/platform/platform.ts';
import { askBackend } from '../../../../src/server/request/backend.ts';
import type { RequestEnv } from '../../../../src/server/request/context.ts';

/** Path for which the backend is asked when a visitor asks for this one; undefined where it is not. */
async function askedFor(path: string): Promise<string | undefined> {
  let asked: string | undefined;
  const app = new Hono<RequestEnv>();
  app.use(async (c, next) => {
    c.set('platform', { runtime: 'workerd', config: readConfig({}) } as Storefront);
    c.set('requestId', 'R1');
    c.set('send', (path, init) => askBackend(c, path, init));
    c.set('backend', async (request) => {
      asked = new URL(request.url).pathname;
      return Response.json({});
    });
    await next();
  });
  app.use(uploads, api);
  await app.request(`http://shop.test${path}`);
  return asked;
}

describe('what is asked for in one room is not answered out of another', () => {
  // A signed backslash or tab is one of the path, until it is decoded and read as an address again.
  const WAYS_OUT = ['x%5C..%5C..%5C', '.%09./', '%2e%09%2e/', 'x/.%0A./.%0D./'];

  it.each(WAYS_OUT)('/uploads/%s leads to no call', async (out) => {
    expect(await askedFor(`/uploads/${out}api/front/user/profile`)).toMatch(/^\/uploads\//);
  });

  it.each(WAYS_OUT)('/api/%s leads to no file', async (out) => {
    expect(await askedFor(`/api/${out}uploads/a/b.png`)).toMatch(/^\/api\//);
  });

  it('a path is handed on as it was written', async () => {
    expect(await askedFor('/uploads/a%20b.png')).toBe('/uploads/a%20b.png');
    expect(await askedFor('/api/front/articles/FAQ')).toBe('/api/front/articles/FAQ');
  });
});
