import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONTENT_REVISION } from '../../../../src/contract/backend-headers.ts';
import type { ErrorCode } from '../../../../src/contract/errors.ts';
import { ERROR_STATUS } from '../../../../src/contract/errors.ts';
import { failures } from '../../../../src/server/edge/failures.ts';
import { tenant } from '../../../../src/server/edge/tenant.ts';
import { readConfig } from '../../../../src/server/platform/config.ts';
import type { Storefront } from '../../../../src/server/platform/platform.ts';
import { createRevisions } from '../../../../src/server/platform/revisions.ts';
import { createRenderAbort } from '../../../../src/server/request/aborted.ts';
import { knownRevision } from '../../../../src/server/request/content-revision.ts';
import type { RequestEnv } from '../../../../src/server/request/context.ts';
import { translator } from '../../support/translator.ts';

const HOUR = 3_600_000;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

let hosts = 0;
/** The edge of a new tenant, with a backend whose answers the test chooses. */
function shop({ isElsewhere = false } = {}) {
  const host = `shop-${++hosts}.test`;
  const revisions = createRevisions();
  const upstream = isElsewhere ? { host, base: `https://${host}`, token: undefined } : undefined;
  const backend = {
    name: 'Naga',
    revision: 1,
    failure: undefined as ErrorCode | undefined,
    requests: 0,
    /** Delays the answers until it is resolved. */
    held: undefined as PromiseWithResolvers<void> | undefined,
    /** The revisions at which the calls of `/page` are answered, in order. */
    reads: [] as number[],
  };
  const answerCall = async (request: Request) => {
    const { name, failure: code, revision } = backend;
    if (code) {
      const body = { code, message: '', requestId: 'R1' };
      return Response.json(body, { status: ERROR_STATUS[code] });
    }
    const isTenant = request.url.endsWith('/tenant');
    await backend.held?.promise;
    if (isTenant) await revisions.update({ naga: revision });
    const sent = isElsewhere ? `elsewhere-${revision}` : `0.${revision}`;
    const tenant = { id: 'naga', name, enabledArticleTypes: ['FAQ'] };
    return Response.json(tenant, { headers: { [CONTENT_REVISION]: sent } });
  };
  const app = new Hono<RequestEnv>();
  app.use(async (c, next) => {
    c.set('platform', {
      runtime: 'workerd',
      config: readConfig({}),
      log: () => {},
      revisions,
      translator,
    } as unknown as Storefront);
    c.set('requestId', 'R1');
    c.set('upstream', upstream);
    c.set('backend', (request) => {
      if (request.url.endsWith('/tenant')) backend.requests += 1;
      return answerCall(request);
    });
    await next();
  });
  app.use(failures, tenant);
  app.get('/call', async (c) => {
    await c.var.send('/api/front/cart', {});
    return c.text(knownRevision(c) ?? 'none');
  });
  app.get('/page', async (c) => {
    c.set('renderAbort', createRenderAbort().renderAbort);
    for (const revision of backend.reads) {
      backend.revision = revision;
      await c.var.send('/api/front/articles', {});
    }
    return c.text(`${knownRevision(c)} ${c.var.uncacheable ? 'mixed' : 'whole'}`);
  });
  app.get('*', (c) => c.text(c.var.tenant.name));
  const visit = async (path = '/') => {
    const answer = await app.request(`http://${host}${path}`);
    return answer.ok ? answer.text() : answer.status;
  };
  return { backend, visit, revisions };
}

describe('a tenant’s record', () => {
  it('is used while its revision is the known one, which was read within a second', async () => {
    const { backend, visit, revisions } = shop();
    await visit();
    await visit();
    expect(backend.requests).toBe(1);
    backend.name = 'New name';
    backend.revision = 2;
    expect(await visit()).toBe('Naga');
    await revisions.update({ naga: 2 });
    expect(await visit()).toBe('New name');
    backend.name = 'Newer name';
    backend.revision = 3;
    vi.advanceTimersByTime(1_001);
    expect(await visit()).toBe('Newer name');
    expect(backend.requests).toBe(3);
  });

  it('of a remote backend is requested every five seconds, and after an answer with a new revision', async () => {
    const { backend, visit } = shop({ isElsewhere: true });
    await visit();
    vi.advanceTimersByTime(4_000);
    await visit();
    expect(backend.requests).toBe(1);
    backend.name = 'New name';
    vi.advanceTimersByTime(1_001);
    expect(await visit()).toBe('New name');
    backend.name = 'Newer name';
    backend.revision = 2;
    expect(await visit('/call')).toBe('elsewhere-2');
    expect(await visit()).toBe('Newer name');
    expect(backend.requests).toBe(3);
  });

  it('is read once for concurrent requests', async () => {
    const { backend, visit } = shop();
    expect(await Promise.all([visit(), visit(), visit()])).toEqual(['Naga', 'Naga', 'Naga']);
    expect(backend.requests).toBe(1);
  });

  it('is read again after a change, even if an older read is still under way', async () => {
    const { backend, visit, revisions } = shop();
    const held = Promise.withResolvers<void>();
    backend.held = held;
    const before = visit();
    await vi.waitFor(() => expect(backend.requests).toBe(1));
    backend.name = 'New name';
    backend.revision = 2;
    await revisions.update({ naga: 2 });
    const after = visit();
    held.resolve();
    expect(await after).toBe('New name');
    expect(await before).toBe('New name');
    expect(await visit()).toBe('New name');
  });

  it('is used for a day while the backend fails, and is called no more often', async () => {
    const { backend, visit } = shop();
    await visit();
    backend.failure = 'UPSTREAM_TIMEOUT';
    vi.advanceTimersByTime(23 * HOUR);
    expect(await visit()).toBe('Naga');
    expect(await visit()).toBe('Naga');
    expect(backend.requests).toBe(2);
    vi.advanceTimersByTime(2 * HOUR);
    expect(await visit()).toBe(504);
    backend.failure = undefined;
    expect(await visit()).toBe('Naga');
  });

  it('is dropped at once if the backend answers that it does not exist', async () => {
    const { backend, visit } = shop();
    await visit();
    backend.failure = 'TENANT_NOT_FOUND';
    vi.advanceTimersByTime(5_001);
    expect(await visit()).toBe(404);
  });

  it('that was never read fails if the backend fails', async () => {
    const { backend, visit } = shop();
    backend.failure = 'UPSTREAM_FAILED';
    expect(await visit()).toBe(502);
    backend.failure = 'UNAUTHENTICATED';
    expect(await visit()).toBe(500);
  });
});

describe('a page of a remote backend, which may be several machines', () => {
  it.each([
    [[2, 2], 'elsewhere-2 whole'],
    // The last answer has the tenant's revision, but an earlier one has an older revision.
    [[1, 2], 'elsewhere-2 mixed'],
    [[2, 1, 2], 'elsewhere-2 mixed'],
    [[3], 'elsewhere-3 mixed'],
  ])('with calls answered at the revisions %j: %s', async (reads, expected) => {
    const { backend, visit } = shop({ isElsewhere: true });
    backend.revision = 2;
    await visit();
    backend.reads = reads;
    expect(await visit('/page')).toBe(expected);
  });
});
