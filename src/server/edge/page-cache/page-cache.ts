import type { Context, MiddlewareHandler, Next } from 'hono';
import { createCache } from '../../cache/cache.ts';
import type { PageEntry } from '../../platform/shared-pages.ts';
import { knownRevision } from '../../request/content-revision.ts';
import type { RequestEnv } from '../../request/context.ts';
import { anonymise, canonicalPage, pageKey, sameVisitor } from './canonical.ts';
import { inBackground } from './in-background.ts';
import { createPageStore, FRESH_MS, isFresh, type PageStore, STALE_MS } from './page-store.ts';
import { type Outcome, renderForCache, renderPage } from './render-page.ts';

/** For how long after an uncacheable render requests do not wait for each other's render of that page. */
const UNCACHEABLE_MS = 5_000;
const MOST_UNCACHEABLE = 1_000;

const SHARED_SECONDS = (FRESH_MS + STALE_MS) / 1000;
const MEBIBYTE = 1024 * 1024;

/** A request for a page that may be cached. */
type PageRequest = {
  c: Context<RequestEnv>;
  next: Next;
  key: string;
  /** A request for the same page, to render it once more. */
  again: Request;
};

/** A render in the background, and the page that it stored. */
type Renewal = { stored?: Promise<PageEntry | undefined> };

type Options = {
  /** Answers a request in this process, as if a client had sent it. */
  fetchSelf: (request: Request, env: unknown) => Response | Promise<Response>;
};

/**
 * Caches public pages. Each is rendered for an anonymous request, so what is cached is the same for
 * every visitor: docs/decisions/030-page-cache.md.
 */
export function pageCache({ fetchSelf }: Options): MiddlewareHandler<RequestEnv> {
  let store: PageStore | undefined;
  const renewals = new WeakMap<Request, Renewal>();
  /** Pages whose last render could not be cached. */
  const uncacheable = createCache<true>({
    maxEntries: MOST_UNCACHEABLE,
    lifetime: { freshMs: UNCACHEABLE_MS },
  });

  /** Stores a rendered page, and drops one that no longer exists. */
  async function storeOutcome(
    { c, key }: PageRequest,
    pages: PageStore,
    outcome: Outcome,
  ): Promise<PageEntry | undefined> {
    const { sharedPages } = c.var.platform;
    if (outcome.kind === 'page') {
      uncacheable.delete(key);
      await sharedPages?.put(key, outcome.page, SHARED_SECONDS).catch(() => undefined);
      return pages.put(key, outcome.page);
    }
    if (outcome.kind === 'uncacheable' || outcome.kind === 'not-found') uncacheable.set(key, true);
    if (outcome.kind !== 'not-found') return undefined;
    // A page that fails is served stale; one that no longer exists is not.
    pages.delete(key);
    await sharedPages?.delete(key).catch(() => undefined);
  }

  /** Renders a page again in the background. At most one such render of a page runs at a time. */
  function renew({ c, key, again }: PageRequest, pages: PageStore): void {
    const renewed = pages.revalidate(key, async () => {
      const renewal: Renewal = {};
      renewals.set(again, renewal);
      const response = await fetchSelf(again, c.env);
      await response.body?.pipeTo(new WritableStream());
      return renewal.stored;
    });
    if (renewed) inBackground(c, renewed);
  }

  /**
   * Renders a page for this request and stores it. Resolves when its first bytes are there; `stored`
   * resolves after its last. `renewDeferred` renders a page with deferred parts once more, in one piece.
   */
  async function renderAndStore(
    request: PageRequest,
    pages: PageStore,
    isAwaited: () => boolean,
  ): Promise<{ stored: Promise<PageEntry | undefined>; renewDeferred: () => Promise<void> }> {
    const { outcome } = await renderForCache(request.c, request.next, isAwaited);
    const stored = outcome.then((result) => storeOutcome(request, pages, result));
    const renewDeferred = async () => {
      const { kind } = await outcome;
      if (kind === 'deferred' && !pages.getStale(request.key)) renew(request, pages);
    };
    return { stored, renewDeferred };
  }

  /** Renders a page for this request and those that wait for it, unless the shared cache has it. */
  async function lead(request: PageRequest, pages: PageStore): Promise<PageEntry | undefined> {
    const { c, key } = request;
    const landed = Promise.withResolvers<PageEntry | undefined>();
    inBackground(c, pages.flights.start(key, landed.promise));
    try {
      const shared = await c.var.platform.sharedPages?.get(key).catch(() => undefined);
      if (shared) pages.put(key, shared);
      const found = shared && pages.getStale(key);
      if (found) {
        landed.resolve(found);
        return found;
      }
      const isAwaited = () => pages.flights.isAwaited(key);
      const { stored, renewDeferred } = await renderAndStore(request, pages, isAwaited);
      landed.resolve(stored);
      // Only after this flight has landed: while it runs, `renew` does nothing.
      inBackground(c, landed.promise.then(renewDeferred));
    } finally {
      landed.resolve(undefined);
    }
  }

  function serve(request: PageRequest, pages: PageStore, stored: PageEntry): Response {
    const { c } = request;
    const isStale = !isFresh(stored.page);
    if (isStale) renew(request, pages);
    c.set('cache', isStale ? 'stale' : 'hit');
    // The fast path adds the body, in an encoding that the client accepts.
    c.set('pageEntry', stored);
    const { contentType, links } = stored.page;
    return c.body(null, 200, { 'content-type': contentType, ...(links && { link: links }) });
  }

  async function answer(request: PageRequest, pages: PageStore): Promise<Response | undefined> {
    const { c, key } = request;
    const { flights } = pages;
    // Without a revision, a stale page may show changed content.
    const lookUp = knownRevision(c) === undefined ? pages.get : pages.getStale;
    const shared = lookUp(key) ?? (flights.isRunning(key) ? await flights.join(key) : undefined);
    const stored = shared ?? lookUp(key);
    if (stored) return serve(request, pages, stored);
    c.set('cache', 'miss');
    if (uncacheable.get(key)) {
      // The last render may have failed only for its visitor, such as by a limit of calls.
      const { stored, renewDeferred } = await renderAndStore(request, pages, () => false);
      inBackground(c, stored.then(renewDeferred));
      return undefined;
    }
    const found = await lead(request, pages);
    return found && serve(request, pages, found);
  }

  return async (c, next) => {
    const { config } = c.var.platform;
    const isOn = config.PAGE_CACHE_MB > 0 && !c.var.isFromStorefront;
    const page = isOn ? canonicalPage(c) : undefined;
    const renewal = renewals.get(c.req.raw);
    const again = page && sameVisitor(c);
    if (page) anonymise(c, page);
    if (!page || !again || c.var.flash) {
      c.set('cache', 'bypass');
      return renderPage(c, next);
    }
    store ??= createPageStore(config.PAGE_CACHE_MB * MEBIBYTE);
    const pages = store;
    const request = { c, next, key: pageKey(c, page), again };
    if (!renewal) return answer(request, pages);
    c.set('cache', 'renew');
    c.set('waitsForDeferred', true);
    const { outcome } = await renderForCache(c, next, () => true);
    renewal.stored = outcome.then((result) => storeOutcome(request, pages, result));
  };
}
