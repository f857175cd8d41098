import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { ownPath } from '../../../../src/contract/values/own-path.ts';
import { api } from '../../../../src/server/edge/api.ts';
import { onlyCanonicalPaths } from '../../../../src/server/edge/canonical-path.ts';
import { uploads } from '../../../../src/server/edge/uploads.ts';
import { readConfig } from '../../../../src/server/platform/config.ts';
import type { Storefront } from '../../../../src/server/platform/platform.ts';
import { sendToBackend } from '../../../../src/server/request/backend.ts';
import type { RequestEnv } from '../../../../src/server/request/context.ts';
import { translator } from '../../support/translator.ts';

/** The path that the backend gets for a visitor's path; undefined if it is not called. */
async function askedFor(path: string): Promise<string | undefined> {
  let backendPath: string | undefined;
  const app = new Hono<RequestEnv>();
  app.use(async (c, next) => {
    c.set('platform', { runtime: 'workerd', config: readConfig({}) } as Storefront);
    c.set('requestId', 'R1');
    c.set('send', (path, init) => sendToBackend(c, path, init));
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

describe('a path has one form', () => {
  const app = new Hono<RequestEnv>();
  app.use(async (c, next) => {
    c.set('platform', { config: readConfig({}), translator } as unknown as Storefront);
    c.set('requestId', 'R1');
    await next();
  });
  app.use(onlyCanonicalPaths).all('*', (c) => c.text('passed'));
  const answerTo = async (path: string, method = 'GET') => {
    const { status, headers } = await app.request(`https://shop.test${path}`, { method });
    return [status, headers.get('location')];
  };

  it.each([
    ['/%61bout', '/about'],
    ['/product%2Dsearch?keyword=%61', '/product-search?keyword=%61'],
    ['/my/%70urchase/P%32', '/my/purchase/P2'],
  ])('%s leads to %s', async (path, form) => {
    expect(await answerTo(path)).toEqual([308, form]);
  });

  it.each([
    '/%61pi/front/tenant',
    '/%41pi/ops/work',
    '/ap%69/',
    '/%52SC/R/x.txt',
    '//evil.test/%61',
  ])('%s is not found', async (path) => {
    expect(await answerTo(path)).toEqual([404, null]);
    expect(await answerTo(path, 'POST')).toEqual([404, null]);
  });

  it.each(['/about', '/api/front/tenant', '/a%20b', '/%E0%BA%A5', '/a%2Fb', '/a%25b', '/?a=%61'])(
    '%s passes',
    async (path) => {
      expect(await answerTo(path)).toEqual([200, null]);
    },
  );

  it('a call in another form is refused like any call that does not exist', async () => {
    const answer = await app.request('https://shop.test/%61pi/front/tenant');
    expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND', requestId: 'R1' });
  });

  it('and a call in another form is no page to go back to', () => {
    expect(ownPath('/%61pi/front/tenant', 'other')).toBe('other');
    expect(ownPath('/a%70i', 'other')).toBe('other');
    expect(ownPath('/%64ev/mailbox', 'other')).toBe('other');
    expect(ownPath('/%61bout')).toBe('/%61bout');
  });
});
