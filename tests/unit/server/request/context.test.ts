import { AsyncLocalStorage } from 'node:async_hooks';
import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { keepVariables } from '../../../../src/framework/server/hono-variables.ts';
import { pages } from '../../../../src/server/edge/pages.ts';
import { contextStorage, tryGetContext } from '../../../../src/server/platform/context-storage.ts';
import { currentRequest, type RequestEnv } from '../../../../src/server/request/context.ts';

it('the variables of a request are those that its steps have set so far, also for `...rest`', async () => {
  const app = new Hono<RequestEnv>();
  app.use(contextStorage, keepVariables);
  app.get('/', (c) => {
    c.set('requestId', 'R1');
    const request = currentRequest();
    c.set('pagePath', '/faq');
    const { requestId, ...rest } = request;
    return c.json({ requestId, rest, same: request === currentRequest() });
  });
  const answer = await app.request('/');
  expect(await answer.json()).toEqual({
    requestId: 'R1',
    rest: { pagePath: '/faq' },
    same: true,
  });
});

it.each(['read to its end', 'cancelled'])(
  'a page that is %s lets go of its request',
  async (end) => {
    const app = new Hono<RequestEnv>();
    let inRequest = <T>(run: () => T): T => run();
    app.use(contextStorage, pages);
    app.get('/', (c) => {
      inRequest = AsyncLocalStorage.snapshot();
      return c.html('<html><body></body></html>');
    });
    const request = new Request('http://shop.test/');
    const removed = vi.spyOn(request.signal, 'removeEventListener');
    const { body } = await app.request(request);
    expect(inRequest(tryGetContext)?.req.path).toBe('/');
    await (end === 'cancelled' ? body?.cancel() : new Response(body).text());
    expect(inRequest(tryGetContext)).toBeUndefined();
    expect(removed).toHaveBeenCalledWith('abort', expect.any(Function));
  },
);
