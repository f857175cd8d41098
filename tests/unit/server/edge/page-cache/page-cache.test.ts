import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fastPath } from '../../../../../src/server/edge/page-cache/fast-path.ts';
import { pageCache } from '../../../../../src/server/edge/page-cache/page-cache.ts';
import { FRESH_MS, STALE_MS } from '../../../../../src/server/edge/page-cache/page-store.ts';
import { readConfig } from '../../../../../src/server/platform/config.ts';
import { createMetrics } from '../../../../../src/server/platform/metrics.ts';
import type { Storefront } from '../../../../../src/server/platform/platform.ts';
import { createRevisions } from '../../../../../src/server/platform/revisions.ts';
import type { CachedPage, SharedPages } from '../../../../../src/server/platform/shared-pages.ts';
import type { RequestEnv, RequestVariables } from '../../../../../src/server/request/context.ts';
import { decodeBody } from '../../../support/encoded.ts';

type Render = (c: {
  var: RequestVariables;
  set: (name: 'uncacheable' | 'hasDeferred', value: true) => void;
}) => Response;

const htmlOf = (inner: BodyInit | null) =>
  new Response(inner, { headers: { 'content-type': 'text/html; charset=utf-8' } });
const page = (text: string) => htmlOf(`<html><body>${text}</body></html>`);

/** The work that a Worker continues after its answers. */
const BACKGROUND = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} };

/** A site that records its renders. The test may replace what it renders. */
function site(
  sharedPages?: SharedPages,
  environment: Record<string, string> = {},
  runtime = 'node',
) {
  const revisions = createRevisions();
  const log = vi.fn();
  const platform = {
    config: readConfig(environment),
    runtime,
    revisions,
    metrics: createMetrics(),
    log,
    sharedPages,
  };
  const renders: string[] = [];
  const made: { render: Render; cookies: string[] } = {
    render: () => page(`render ${renders.length}`),
    cookies: [],
  };
  const app = new Hono<RequestEnv>();
  const passed = { count: 0 };
  app.use(fastPath());
  app.use(async (c, next) => {
    passed.count += 1;
    c.set('platform', platform as unknown as Storefront);
    c.set('tenant', {
      id: 'naga',
      exchangeInfo: { currency: 'LAK' },
    } as RequestVariables['tenant']);
    c.set('contentRevision', revisions.revisionOf('naga'));
    c.set('origin', 'https://shop.test');
    c.set('locale', 'en');
    c.set('direction', 'ltr');
    c.set('preferences', {});
    c.set('requestId', 'R1');
    await next();
    for (const cookie of made.cookies) c.header('set-cookie', cookie, { append: true });
    c.header('server-timing', `cache;desc=${c.var.cache}`);
  });
  app.use(pageCache({ fetchSelf: (request, env) => app.fetch(request, env as object) }));
  app.get('*', (c) => {
    renders.push(c.req.raw.url);
    return made.render(c as unknown as Parameters<Render>[0]);
  });
  const ask = async (path = '/about', init: RequestInit = {}) => {
    const answer = await app.request(path, init, {}, BACKGROUND);
    const cache = /desc=(\w+)/.exec(answer.headers.get('server-timing') ?? '')?.[1];
    return { cache, status: answer.status, text: await answer.text() };
  };
  return { ask, app, renders, made, passed, revisions, log };
}

/** Waits for all work that needs no time. */
const settle = () => vi.advanceTimersByTimeAsync(0);
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Waits for work outside the event loop, such as hashing. The fake clock stands still. */
async function until(what: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await what())) await new Promise((resolve) => setImmediate(resolve));
}

async function untilCached({ ask }: ReturnType<typeof site>, path?: string) {
  await until(async () => (await ask(path)).cache === 'hit');
}

describe('a page', () => {
  it('is rendered for the first request, and cached for all others', async () => {
    const shop = site();
    expect(await shop.ask()).toMatchObject({
      cache: 'miss',
      text: expect.stringContaining('render 1'),
    });
    await untilCached(shop);
    expect((await shop.ask()).text).toContain('render 1');
    expect(shop.renders).toHaveLength(1);
  });

  it('is served stale while it is rendered again, once', async () => {
    const shop = site();
    await shop.ask();
    await untilCached(shop);
    await later(FRESH_MS);
    const old = await Promise.all([shop.ask(), shop.ask(), shop.ask()]);
    for (const { cache, text } of old) {
      expect(cache).toBe('stale');
      expect(text).toContain('render 1');
    }
    await untilCached(shop);
    expect((await shop.ask()).text).toContain('render 2');
    expect(shop.renders).toHaveLength(2);
  });

  it('is not served when it is too old', async () => {
    const shop = site();
    await shop.ask();
    await untilCached(shop);
    await later(FRESH_MS + STALE_MS);
    expect(await shop.ask()).toMatchObject({
      cache: 'miss',
      text: expect.stringContaining('render 2'),
    });
  });

  it('is never served after a change of the content, not even by the fast path', async () => {
    const shop = site();
    await shop.ask();
    await untilCached(shop);
    expect((await shop.ask()).cache).toBe('hit');
    await shop.revisions.update({ naga: 1 });
    expect(await shop.ask()).toMatchObject({
      cache: 'miss',
      text: expect.stringContaining('render 2'),
    });
  });

  it('whose content changes while it is rendered is not stored', async () => {
    const shop = site();
    const { promise, resolve } = Promise.withResolvers<void>();
    shop.made.render = () =>
      htmlOf(
        new ReadableStream({
          async start(controller) {
            controller.enqueue(new TextEncoder().encode('<html><body>old'));
            await promise;
            controller.enqueue(new TextEncoder().encode('</body></html>'));
            controller.close();
          },
        }),
      );
    const first = shop.ask();
    await settle();
    await shop.revisions.update({ naga: 1 });
    resolve();
    expect((await first).text).toContain('old');
    shop.made.render = () => page('new');
    await untilCached(shop);
    expect((await shop.ask()).text).toContain('new');
  });

  it('that no longer exists when it is rendered again is dropped; one that fails is served stale', async () => {
    const shop = site();
    await shop.ask();
    await untilCached(shop);
    await later(FRESH_MS);
    shop.made.render = () => new Response('no', { status: 500 });
    expect((await shop.ask()).cache).toBe('stale');
    await until(() => shop.renders.length === 2);
    expect((await shop.ask()).cache).toBe('stale');
    shop.made.render = () => new Response('gone', { status: 404 });
    await until(async () => (await shop.ask()).status === 404);
  });
});

describe('concurrent requests for a page', () => {
  const hanging = (shop: ReturnType<typeof site>) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    shop.made.render = () =>
      htmlOf(
        new ReadableStream({
          async start(controller) {
            await promise;
            controller.enqueue(new TextEncoder().encode('<html><body>slow</body></html>'));
            controller.close();
          },
        }),
      );
    return resolve;
  };

  it('share one render', async () => {
    const shop = site();
    const end = hanging(shop);
    const answers = Promise.all(Array.from({ length: 50 }, () => shop.ask()));
    await settle();
    end();
    const states = (await answers).map(({ cache }) => cache);
    expect(states.filter((state) => state === 'miss')).toHaveLength(1);
    expect(states.filter((state) => state === 'hit')).toHaveLength(49);
    expect(shop.renders).toHaveLength(1);
  });

  it('wait for a limited time, and then only a few render it again', async () => {
    const shop = site();
    const end = hanging(shop);
    const answers = Promise.all(Array.from({ length: 50 }, () => shop.ask()));
    await settle();
    await later(5_000);
    expect(shop.renders.length).toBeGreaterThan(1);
    expect(shop.renders.length).toBeLessThan(10);
    end();
    for (const { text } of await answers) expect(text).toContain('slow');
  });

  it('get it even if the first client disconnects', async () => {
    const shop = site();
    const end = hanging(shop);
    const first = await shop.app.request('/about');
    const second = shop.ask();
    await settle();
    await first.body?.cancel();
    end();
    expect(await second).toMatchObject({ cache: 'hit', text: expect.stringContaining('slow') });
    expect(shop.renders).toHaveLength(1);
  });
});

describe('these pages are not stored:', () => {
  const failed = (): Response => {
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode('<html><body>'));
        controller.error(new Error('broken'));
      },
    });
    return htmlOf(body);
  };

  it.each<[string, Render]>([
    [
      'an answer with another status',
      () => new Response('<html><body></body></html>', { status: 503 }),
    ],
    [
      'a page with its own cache-control',
      () => {
        const answer = page('x');
        answer.headers.set('cache-control', 'private, no-store');
        return answer;
      },
    ],
    ['a render that fails midway', failed],
    ['a document without an end', () => htmlOf('<html><body>')],
    [
      'a page marked as incomplete',
      (c) => {
        c.set('uncacheable', true);
        return page('x');
      },
    ],
    [
      'a page during whose render the backend failed',
      (c) => {
        (c as { set: (name: string, value: unknown) => void }).set('backendFailure', 503);
        return page('x');
      },
    ],
    [
      'a page with a failed part',
      () => page('<!--$!--><template data-dgst="1"></template><!--/$-->'),
    ],
  ])('%s', async (_, render) => {
    const shop = site();
    shop.made.render = render;
    for (let i = 1; i <= 3; i += 1) {
      const { cache } = await shop.ask().catch(() => ({ cache: 'miss' }));
      expect(cache).toBe('miss');
      expect(shop.renders).toHaveLength(i);
    }
  });

  it('an incomplete page; the next complete render is stored', async () => {
    const shop = site();
    shop.made.render = (c) => {
      if (shop.renders.length === 1) c.set('uncacheable', true);
      return page(shop.renders.length === 1 ? 'without what they may not ask for' : 'whole');
    };
    expect((await shop.ask()).text).toContain('without');
    expect(await shop.ask()).toMatchObject({
      cache: 'miss',
      text: expect.stringContaining('whole'),
    });
    await untilCached(shop);
    expect((await shop.ask()).text).toContain('whole');
  });

  it('a page with deferred parts; it is rendered again in one piece, which is stored', async () => {
    const shop = site();
    let wholes = 0;
    shop.made.render = (c) => {
      if (c.var.waitsForDeferred) wholes += 1;
      else c.set('hasDeferred', true);
      return page(c.var.waitsForDeferred ? 'whole' : 'late');
    };
    expect((await shop.ask()).text).toContain('late');
    await untilCached(shop);
    expect((await shop.ask()).text).toContain('whole');
    expect(wholes).toBe(1);
  });

  it('a page that needs a session', async () => {
    const shop = site();
    for (let i = 1; i <= 2; i += 1) expect((await shop.ask('/cart')).cache).toBe('bypass');
    expect(shop.renders).toHaveLength(2);
  });

  it('any page, if the cache has no memory', async () => {
    const shop = site(undefined, { PAGE_CACHE_MB: '0' });
    for (let i = 1; i <= 2; i += 1) expect((await shop.ask()).cache).toBe('bypass');
    expect(shop.renders).toHaveLength(2);
  });
});

describe('pages in the cache that isolates share', () => {
  const shared = () => {
    const pages = new Map<string, CachedPage>();
    const api: SharedPages = {
      get: async (key) => pages.get(key),
      put: async (key, kept) => void pages.set(key, kept),
      delete: async (key) => void pages.delete(key),
    };
    return { api, pages };
  };

  it('are not rendered again', async () => {
    const { api } = shared();
    const first = site(api);
    await first.ask();
    await untilCached(first);
    const second = site(api);
    expect(await second.ask()).toMatchObject({
      cache: 'hit',
      text: expect.stringContaining('render 1'),
    });
    expect(second.renders).toHaveLength(0);
  });

  it('are dropped once one isolate finds that they no longer exist', async () => {
    const { api } = shared();
    const first = site(api);
    await first.ask();
    await untilCached(first);
    await later(FRESH_MS);
    first.made.render = () => new Response('gone', { status: 404 });
    expect((await first.ask()).cache).toBe('stale');
    await until(async () => (await first.ask()).status === 404);
    const second = site(api);
    second.made.render = first.made.render;
    expect((await second.ask()).status).toBe(404);
  });

  it('are optional', async () => {
    const broken = async () => {
      throw new Error('no cache today');
    };
    const shop = site({ get: broken, put: broken, delete: broken });
    expect((await shop.ask()).cache).toBe('miss');
    await untilCached(shop);
  });
});

describe.each(['node', 'workerd'] as const)('on %s', (runtime) => {
  const GZIP = { 'accept-encoding': 'gzip', 'cf-visitor': '{"scheme":"https"}' };

  it('a cached page is sent in an encoding that the client accepts, with and without the fast path', async () => {
    const shop = site(undefined, {}, runtime);
    await shop.ask();
    await untilCached(shop);
    await later(2_000);
    const plain = await shop.app.request('/about', {}, {}, BACKGROUND);
    const etag = plain.headers.get('etag') ?? '';
    await later(2_000);
    const encoded = await shop.app.request('/about', { headers: GZIP }, {}, BACKGROUND);
    expect(encoded.headers.get('content-encoding')).toBe('gzip');
    const body = new Uint8Array(await encoded.arrayBuffer());
    expect(decodeBody('gzip', body).toString()).toBe(await plain.text());
    await later(2_000);
    const headers = { 'if-none-match': etag };
    expect((await shop.app.request('/about', { headers }, {}, BACKGROUND)).status).toBe(304);
    await later(2_000);
    const head = await shop.app.request('/about', { method: 'HEAD' }, {}, BACKGROUND);
    expect([await head.text(), head.headers.get('etag')]).toEqual(['', etag]);
  });
});

describe('the fast path answers', () => {
  /** How many requests have passed the fast path to the later steps. */
  async function shopOf() {
    const shop = site();
    await shop.ask();
    await untilCached(shop);
    const passedWith = async (cookie?: string, headers: Record<string, string> = {}) => {
      const before = shop.passed.count;
      const init = { headers: { ...headers, ...(cookie && { cookie }) } };
      expect((await shop.ask('/about', init)).cache).toBe('hit');
      return shop.passed.count - before;
    };
    return { ...shop, passedWith };
  }

  it('a request with any unrelated cookies and headers', async () => {
    const { passedWith } = await shopOf();
    expect(await passedWith('_ga=1; x=sampan_scheme')).toBe(0);
    expect(await passedWith('_ga=2; sampan_bookmark=b', { referer: '/faq' })).toBe(0);
    expect(await passedWith('_ga=3; sampan_scheme=dark')).toBe(1);
    expect(await passedWith('sampan_scheme=dark; _ga=4')).toBe(0);
    expect(await passedWith(undefined, { 'accept-language': 'ar' })).toBe(1);
  });

  it('a request in its chosen language, if the tenant offers it', async () => {
    const { passedWith } = await shopOf();
    expect(await passedWith('sampan_locale=en', { 'accept-language': 'ar' })).toBe(1);
    expect(await passedWith('sampan_locale=en', { 'accept-language': 'la' })).toBe(0);
    for (let i = 0; i < 2; i += 1) expect(await passedWith('sampan_locale=xx')).toBe(1);
    for (let i = 0; i < 2; i += 1) expect(await passedWith('sampan_profile=p')).toBe(1);
  });

  it('a request with a session, once the later steps have accepted its cookies', async () => {
    const { passedWith, made } = await shopOf();
    const of = (name: string) => `sampan_locale=en; sampan_login=1; sampan_token=${name}`;
    expect([await passedWith(of('mei')), await passedWith(of('mei'))]).toEqual([1, 0]);
    expect(await passedWith(of('mei'), { host: 'other.test' })).toBe(1);
    made.cookies = ['sampan_token=; Max-Age=0'];
    for (let i = 0; i < 2; i += 1) expect(await passedWith(of('ended'))).toBe(1);
    made.cookies = [];
    expect(await passedWith(of('mei'))).toBe(0);
  });

  it('no request with a flash message, because that is shown only once', async () => {
    const { passedWith } = await shopOf();
    for (let i = 0; i < 2; i += 1) expect(await passedWith('sampan_flash=f')).toBe(1);
  });

  it('as long as the known revisions are current', async () => {
    const { passedWith, revisions } = await shopOf();
    await later(2_000);
    expect(await passedWith()).toBe(1);
    await later(900);
    await revisions.update({});
    await later(900);
    expect(await passedWith()).toBe(0);
    await later(200);
    expect(await passedWith()).toBe(1);
  });
});

it('cookies that are set with a cached page reach only the client that they are for', async () => {
  const shop = site();
  await shop.ask();
  await untilCached(shop);
  await later(2_000);
  shop.made.cookies = ['a=1; Path=/', 'b=2; Path=/'];
  for (let i = 0; i < 2; i += 1) {
    const { headers } = await shop.app.request('/about', {}, {}, BACKGROUND);
    expect(headers.getSetCookie()).toEqual(shop.made.cookies);
  }
  shop.made.cookies = [];
  const { headers } = await shop.app.request('/about', {}, {}, BACKGROUND);
  expect(headers.getSetCookie()).toEqual([]);
});

it('the log has a line for each answer, also on the fast path', async () => {
  const shop = site();
  await shop.ask();
  await untilCached(shop);
  shop.log.mockClear();
  await shop.ask();
  expect(shop.log).toHaveBeenCalledWith(
    expect.objectContaining({ tenant: 'naga', path: '/about', status: 200, cache: 'hit' }),
  );
});
