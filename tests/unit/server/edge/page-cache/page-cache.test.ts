import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fastPath } from '../../../../../src/server/edge/page-cache/fast-path.ts';
import { pageCache } from '../../../../../src/server/edge/page-cache/page-cache.ts';
import { FRESH_MS, STALE_MS } from '../../../../../src/server/edge/page-cache/page-store.ts';
import { readConfig } from '../../../../../src/server/platform/config.ts';
import type { Storefront } from '../../../../../src/server/platform/platform.ts';
import { createRevisions } from '../../../../../src/server/platform/revisions.ts';
import type { CachedPage, SharedPages } from '../../../../../src/server/platform/shared-pages.ts';
import type { RequestEnv, RequestVariables } from '../../../../../src/server/request/context.ts';
import { decodedAs } from '../../../support/encoded.ts';

type Render = (c: {
  var: RequestVariables;
  set: (name: 'uncacheable' | 'hasDeferred', value: true) => void;
}) => Response;

const htmlOf = (inner: BodyInit | null) =>
  new Response(inner, { headers: { 'content-type': 'text/html; charset=utf-8' } });
const page = (text: string) => htmlOf(`<html><body>${text}</body></html>`);

/** What a Worker is told to go on with. */
const BACKGROUND = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} };

/** A site of which each render is told, and what it renders may be replaced. */
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
    c.set('tenant', { id: 'naga' } as RequestVariables['tenant']);
    c.set('contentRevision', revisions.of('naga'));
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

/** Lets everything happen that needs no time. */
const settle = () => vi.advanceTimersByTimeAsync(0);
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Waits for what the runtime does beside, as hashing: no time of the clock passes. */
async function until(what: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await what())) await new Promise((resolve) => setImmediate(resolve));
}

async function isKept({ ask }: ReturnType<typeof site>, path?: string) {
  await until(async () => (await ask(path)).cache === 'hit');
}

describe('a page', () => {
  it('is rendered for the first request, and cached for all others', async () => {
    const shop = site();
    expect(await shop.ask()).toMatchObject({
      cache: 'miss',
      text: expect.stringContaining('render 1'),
    });
    await isKept(shop);
    expect((await shop.ask()).text).toContain('render 1');
    expect(shop.renders).toHaveLength(1);
  });

  it('is shown old while it is rendered anew, once', async () => {
    const shop = site();
    await shop.ask();
    await isKept(shop);
    await later(FRESH_MS);
    const old = await Promise.all([shop.ask(), shop.ask(), shop.ask()]);
    for (const { cache, text } of old) {
      expect(cache).toBe('stale');
      expect(text).toContain('render 1');
    }
    await isKept(shop);
    expect((await shop.ask()).text).toContain('render 2');
    expect(shop.renders).toHaveLength(2);
  });

  it('is not shown when it is too old', async () => {
    const shop = site();
    await shop.ask();
    await isKept(shop);
    await later(FRESH_MS + STALE_MS);
    expect(await shop.ask()).toMatchObject({
      cache: 'miss',
      text: expect.stringContaining('render 2'),
    });
  });

  it('is never shown after a change, not even by the fast path', async () => {
    const shop = site();
    await shop.ask();
    await isKept(shop);
    expect((await shop.ask()).cache).toBe('hit');
    await shop.revisions.update({ naga: 1 });
    expect(await shop.ask()).toMatchObject({
      cache: 'miss',
      text: expect.stringContaining('render 2'),
    });
  });

  it('that changes while it is rendered is not kept', async () => {
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
    await isKept(shop);
    expect((await shop.ask()).text).toContain('new');
  });

  it('that is gone when it is rendered anew is shown no more; one that only fails is', async () => {
    const shop = site();
    await shop.ask();
    await isKept(shop);
    await later(FRESH_MS);
    shop.made.render = () => new Response('no', { status: 500 });
    expect((await shop.ask()).cache).toBe('stale');
    await until(() => shop.renders.length === 2);
    expect((await shop.ask()).cache).toBe('stale');
    shop.made.render = () => new Response('gone', { status: 404 });
    await until(async () => (await shop.ask()).status === 404);
  });
});

describe('many who ask at once', () => {
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

  it('have it rendered once', async () => {
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

  it('wait a while only, and then no more than a few have it rendered once more', async () => {
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

  it('have it though the first has left', async () => {
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

describe('what is never kept', () => {
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
    ['another status', () => new Response('<html><body></body></html>', { status: 503 })],
    [
      'what says itself who may keep it',
      () => {
        const answer = page('x');
        answer.headers.set('cache-control', 'private, no-store');
        return answer;
      },
    ],
    ['a render that breaks off', failed],
    ['a document without an end', () => htmlOf('<html><body>')],
    [
      'a page that lacks something',
      (c) => {
        c.set('uncacheable', true);
        return page('x');
      },
    ],
    [
      'one for which the backend failed',
      (c) => {
        (c as { set: (name: string, value: unknown) => void }).set('backendFailure', 503);
        return page('x');
      },
    ],
    ['a part that failed', () => page('<!--$!--><template data-dgst="1"></template><!--/$-->')],
  ])('%s', async (_, render) => {
    const shop = site();
    shop.made.render = render;
    for (let i = 1; i <= 3; i += 1) {
      const { cache } = await shop.ask().catch(() => ({ cache: 'miss' }));
      expect(cache).toBe('miss');
      expect(shop.renders).toHaveLength(i);
    }
  });

  it('but the next that is whole is: who is refused something has it kept from nobody', async () => {
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
    await isKept(shop);
    expect((await shop.ask()).text).toContain('whole');
  });

  it('a page of which a part came late: it is rendered again, whole, and that is kept', async () => {
    const shop = site();
    let wholes = 0;
    shop.made.render = (c) => {
      if (c.var.whole) wholes += 1;
      else c.set('hasDeferred', true);
      return page(c.var.whole ? 'whole' : 'late');
    };
    expect((await shop.ask()).text).toContain('late');
    await isKept(shop);
    expect((await shop.ask()).text).toContain('whole');
    expect(wholes).toBe(1);
  });

  it('a page that needs a session', async () => {
    const shop = site();
    for (let i = 1; i <= 2; i += 1) expect((await shop.ask('/cart')).cache).toBe('bypass');
    expect(shop.renders).toHaveLength(2);
  });

  it('anything, where there is no memory for it', async () => {
    const shop = site(undefined, { PAGE_CACHE_MB: '0' });
    for (let i = 1; i <= 2; i += 1) expect((await shop.ask()).cache).toBe('bypass');
    expect(shop.renders).toHaveLength(2);
  });
});

describe('pages of other isolates', () => {
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
    await isKept(first);
    const second = site(api);
    expect(await second.ask()).toMatchObject({
      cache: 'hit',
      text: expect.stringContaining('render 1'),
    });
    expect(second.renders).toHaveLength(0);
  });

  it('are shown no more once one of them found them gone', async () => {
    const { api } = shared();
    const first = site(api);
    await first.ask();
    await isKept(first);
    await later(FRESH_MS);
    first.made.render = () => new Response('gone', { status: 404 });
    expect((await first.ask()).cache).toBe('stale');
    await until(async () => (await first.ask()).status === 404);
    const second = site(api);
    second.made.render = first.made.render;
    expect((await second.ask()).status).toBe(404);
  });

  it('are not needed', async () => {
    const broken = async () => {
      throw new Error('no cache today');
    };
    const shop = site({ get: broken, put: broken, delete: broken });
    expect((await shop.ask()).cache).toBe('miss');
    await isKept(shop);
  });
});

describe.each(['node', 'workerd'] as const)('on %s', (runtime) => {
  const GZIP = { 'accept-encoding': 'gzip', 'cf-visitor': '{"scheme":"https"}' };

  it('it is sent as its client takes it, also beside the fast path', async () => {
    const shop = site(undefined, {}, runtime);
    await shop.ask();
    await isKept(shop);
    await later(2_000);
    const plain = await shop.app.request('/about', {}, {}, BACKGROUND);
    const etag = plain.headers.get('etag') ?? '';
    await later(2_000);
    const encoded = await shop.app.request('/about', { headers: GZIP }, {}, BACKGROUND);
    expect(encoded.headers.get('content-encoding')).toBe('gzip');
    const body = new Uint8Array(await encoded.arrayBuffer());
    expect(decodedAs('gzip', body).toString()).toBe(await plain.text());
    await later(2_000);
    const headers = { 'if-none-match': etag };
    expect((await shop.app.request('/about', { headers }, {}, BACKGROUND)).status).toBe(304);
    await later(2_000);
    const head = await shop.app.request('/about', { method: 'HEAD' }, {}, BACKGROUND);
    expect([await head.text(), head.headers.get('etag')]).toEqual(['', etag]);
  });
});

describe('the key of the fast path holds what decides', () => {
  /** How many requests have gone on to the steps behind. */
  async function shopOf() {
    const shop = site();
    await shop.ask();
    await isKept(shop);
    const behind = async (cookie?: string, headers: Record<string, string> = {}) => {
      const before = shop.passed.count;
      const init = { headers: { ...headers, ...(cookie && { cookie }) } };
      expect((await shop.ask('/about', init)).cache).toBe('hit');
      return shop.passed.count - before;
    };
    return { ...shop, behind };
  }

  it('whatever others keep in the visitor’s cookies, and whatever else they say', async () => {
    const { behind } = await shopOf();
    expect(await behind('_ga=1; x=sampan_scheme')).toBe(0);
    expect(await behind('_ga=2; sampan_bookmark=b', { referer: '/faq' })).toBe(0);
    expect(await behind('_ga=3; sampan_scheme=dark')).toBe(1);
    expect(await behind('sampan_scheme=dark; _ga=4')).toBe(0);
    expect(await behind(undefined, { 'accept-language': 'ar' })).toBe(1);
  });

  it('the language that was chosen, where the tenant speaks it', async () => {
    const { behind } = await shopOf();
    expect(await behind('sampan_locale=en', { 'accept-language': 'ar' })).toBe(1);
    expect(await behind('sampan_locale=en', { 'accept-language': 'la' })).toBe(0);
    for (let i = 0; i < 2; i += 1) expect(await behind('sampan_locale=xx')).toBe(1);
    for (let i = 0; i < 2; i += 1) expect(await behind('sampan_profile=p')).toBe(1);
  });

  it('a session once the later steps have accepted its cookies', async () => {
    const { behind, made } = await shopOf();
    const of = (name: string) => `sampan_locale=en; sampan_login=1; sampan_token=${name}`;
    expect([await behind(of('mei')), await behind(of('mei'))]).toEqual([1, 0]);
    expect(await behind(of('mei'), { host: 'other.test' })).toBe(1);
    made.cookies = ['sampan_token=; Max-Age=0'];
    for (let i = 0; i < 2; i += 1) expect(await behind(of('ended'))).toBe(1);
    made.cookies = [];
    expect(await behind(of('mei'))).toBe(0);
  });

  it('no message: it is shown once', async () => {
    const { behind } = await shopOf();
    for (let i = 0; i < 2; i += 1) expect(await behind('sampan_flash=f')).toBe(1);
  });

  it('as long as it is known whether the content has changed', async () => {
    const { behind, revisions } = await shopOf();
    await later(2_000);
    expect(await behind()).toBe(1);
    await later(900);
    await revisions.update({});
    await later(900);
    expect(await behind()).toBe(0);
    await later(200);
    expect(await behind()).toBe(1);
  });
});

it('cookies that are set beside it reach their reader once each, and nobody else', async () => {
  const shop = site();
  await shop.ask();
  await isKept(shop);
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
  await isKept(shop);
  shop.log.mockClear();
  await shop.ask();
  expect(shop.log).toHaveBeenCalledWith(
    expect.objectContaining({ tenant: 'naga', path: '/about', status: 200, cache: 'hit' }),
  );
});
