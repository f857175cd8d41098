import { Hono } from 'hono';
import { deleteCookie } from 'hono/cookie';
import { expect, it } from 'vitest';
import {
  createResponseNow,
  replaceResponse,
} from '../../../../src/framework/server/hono-response.ts';

const earlier = () => new Response('earlier', { headers: { 'x-earlier': '1' } });

it('Hono copies the headers of an earlier response onto the next one', async () => {
  const app = new Hono().get('/', (c) => {
    c.res = earlier();
    c.res = new Response('next');
    return c.res;
  });
  expect((await app.request('/')).headers.get('x-earlier')).toBe('1');
});

it('replaceResponse keeps no header of the earlier response', async () => {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    replaceResponse(c, new Response('next'));
  });
  app.get('/', earlier);
  const response = await app.request('/');
  expect([await response.text(), response.headers.get('x-earlier')]).toEqual(['next', null]);
});

/** The cookies of a handler's own response after an earlier step has deleted a cookie. */
async function cookiesOf(before: (c: Parameters<typeof createResponseNow>[0]) => void) {
  const app = new Hono();
  app.use(async (c, next) => {
    deleteCookie(c, 'dropped');
    before(c);
    await next();
  });
  app.get('/', () => new Response('page'));
  return (await app.request('/')).headers.getSetCookie();
}

it('createResponseNow keeps the deletion of cookies before a handler responds', async () => {
  expect(await cookiesOf(createResponseNow)).toEqual([expect.stringMatching(/^dropped=;/)]);
});
