import { Hono } from 'hono';
import { afterEach, expect, it, vi } from 'vitest';
import { edge } from '../../../../src/server/edge/edge.ts';
import { readConfig } from '../../../../src/server/platform/config.ts';
import type { RequestEnv } from '../../../../src/server/request/context.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** The edge of a Worker with these variables. */
function worker(environment: Record<string, string>) {
  const config = Promise.resolve().then(() => readConfig(environment));
  const app = new Hono<RequestEnv>();
  const steps = edge({
    getPlatform: () => config as never,
    createBackend: () => async () => new Response(),
    routes: [],
    fetchSelf: () => new Response(),
  });
  for (const step of steps) app.use(step);
  return app;
}

it('a Worker with a wrong configuration names the variables to everybody, and says more in its log, once', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const app = worker({ API_UPSTREAM: 'https://secret@[', LOG_LEVEL: 'loud' });
  for (const path of ['/', '/healthz', '/api/front/tenant']) {
    const answer = await app.request(`http://shop.test${path}`);
    const text = await answer.text();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
    expect(text).toContain('configuration is wrong (');
    expect(text).toContain('API_UPSTREAM');
    expect(text).toContain('LOG_LEVEL');
    expect(text).not.toContain('secret');
  }
  expect(log).toHaveBeenCalledTimes(1);
  expect(log.mock.calls[0]?.[0]).toContain('an entry is neither');
});
