import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorCode } from '../../src/contract/errors.ts';
import { ERROR_STATUS } from '../../src/contract/errors.ts';
import { failures } from '../../src/server/edge/failures.ts';
import { tenant } from '../../src/server/edge/tenant.ts';
import { readConfig } from '../../src/server/platform/config.ts';
import type { Storefront } from '../../src/server/platform/platform.ts';
import type { RequestEnv } from '../../src/server/request/context.ts';

const HOUR = 3_600_000;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

let hosts = 0;
/** An edge of a tenant of its own, over a backend whose answers the test chooses. */
function shop() {
  const host = `shop-${++hosts}.test`;
  const backend = { name: 'Naga', failure: undefined as ErrorCode | undefined, asked: 0 };
  const app = new Hono<RequestEnv>();
  app.use(async (c, next) => {
    c.set('platform', {
      runtime: 'workerd',
      config: readConfig({}),
      log: () => {},
    } as unknown as Storefront);
    c.set('requestId', 'R1');
    c.set('backend', async () => {
      backend.asked += 1;
      const { name, failure: code } = backend;
      if (!code) return Response.json({ name });
      const body = { code, message: '', requestId: 'R1' };
      return Response.json(body, { status: ERROR_STATUS[code] });
    });
    await next();
  });
  app.use(failures, tenant);
  app.get('*', (c) => c.text(c.var.tenant.name));
  const visit = async () => {
    const answer = await app.request(`http://${host}/`);
    return answer.ok ? answer.text() : answer.status;
  };
  return { backend, visit };
}

describe('a tenant’s record', () => {
  it('is asked for every five seconds', async () => {
    const { backend, visit } = shop();
    await visit();
    await visit();
    expect(backend.asked).toBe(1);
    vi.advanceTimersByTime(5_001);
    backend.name = 'New name';
    expect(await visit()).toBe('New name');
  });

  it('is good for a day while the backend fails, which is asked no oftener', async () => {
    const { backend, visit } = shop();
    await visit();
    backend.failure = 'UPSTREAM_TIMEOUT';
    vi.advanceTimersByTime(23 * HOUR);
    expect(await visit()).toBe('Naga');
    expect(await visit()).toBe('Naga');
    expect(backend.asked).toBe(2);
    vi.advanceTimersByTime(2 * HOUR);
    expect(await visit()).toBe(504);
    backend.failure = undefined;
    expect(await visit()).toBe('Naga');
  });

  it('is gone at once where the backend says that it is', async () => {
    const { backend, visit } = shop();
    await visit();
    backend.failure = 'TENANT_NOT_FOUND';
    vi.advanceTimersByTime(5_001);
    expect(await visit()).toBe(404);
  });

  it('that was never read fails as the backend does', async () => {
    const { backend, visit } = shop();
    backend.failure = 'UPSTREAM_FAILED';
    expect(await visit()).toBe(502);
    backend.failure = 'UNAUTHENTICATED';
    expect(await visit()).toBe(500);
  });
});
