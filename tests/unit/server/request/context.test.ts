import { Hono } from 'hono';
import { contextStorage } from 'hono/context-storage';
import { expect, it } from 'vitest';
import { currentRequest, type RequestEnv } from '../../../../src/server/request/context.ts';

it('the variables of a request are those that its steps have set so far, also for `...rest`', async () => {
  const app = new Hono<RequestEnv>();
  app.use(contextStorage());
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
