import type { Context, MiddlewareHandler, Next } from 'hono';
import { createCache } from '../../cache/cache.ts';
import type { PageEntry } from '../../platform/shared-pages.ts';
import { knownRevision } from '../../request/content-revision.ts';
import type { RequestEnv } from '../../request/context.ts';
import { anonymise, canonicalPage, pageKey, repeatedRequest } from './canonical.ts';
import { inBackground } from './in-background.ts';
import { createPageStore, FRESH_MS, isFresh, type PageStore, STALE_MS } from './page-store.ts';
import { type Outcome, renderForCache, renderPage } from './render-page.ts';

/**
 * How long, in milliseconds, a page counts as uncacheable after it was rendered and could not be cached.
 * Meanwhile each request renders the page itself, and does not wait for another request's render.
 */
const UNCACHEABLE_MS = 5_000;
const MAX_UNCACHEABLE = 1_000;

const SHARED_SECONDS = (FRESH_MS + STALE_MS) / 1000;
const MEBIBYTE = 1024 * 1024;

/** A request for a page that may be cached. */
type PageRequest = {
  c: Context<RequestEnv>;
  next: Next;
  key: string;
  /** A request for the same page, with which it can be rendered again. */
  repeated: Request;
};

/** A render in the background, and the page that it stored. */
type Renewal = { stored?: Promise<PageEntry | undefined> };

type Options = {
  /** Handles a request in this process, as if a client had sent it. */
  fetchSelf: (request: Request, env: unknown) => Response | Promise<Response>;
};

/**
 * Caches public pages. Each is rendered for an anonymous request, so it is the same for every visitor:
 * docs/decisions/030-page-cache.md.
 */
export function pageCache({ fetchSelf }: Options): MiddlewareHandler<RequestEnv> {
  let store: PageStore | undefined;
  /** The renders in the background, by the request that `fetchSelf` got. */
  const renewals = new WeakMap<Request, Renewal>();
  /** The keys of pages that could not be cached when they were last rendered. */
  const uncacheable = createCache<true>({
    maxEntries: MAX_UNCACHEABLE,
    lifetime: { freshMs: UNCACHEABLE_MS },
  });

  /** Stores a rendered page, or deletes a page that no longer exists. */
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
    // The cached version of a page that fails is still served; that of a page that no longer exists is not.
    pages.delete(key);
    await sharedPages?.delete(key).catch(() => undefined);
  }

  /** Renders a page again in the background. At most one such render of a page runs at a time. */
  function renew({ c, key, repeated }: PageRequest, pages: PageStore): void {
    const renewed = pages.revalidate(key, async () => {
      const renewal: Renewal = {};
      renewals.set(repeated, renewal);
      const response = await fetchSelf(repeated, c.env);
      // The page is complete, and stored, only when its body has been read.
      await response.body?.pipeTo(new WritableStream());
      return renewal.stored;
    });
    if (renewed) inBackground(c, renewed);
  }

  /**
   * Renders a page for this request and stores it. Resolves when the first bytes are rendered; `stored`
   * resolves after the last. If the page has deferred parts, it is not stored, and `renewDeferred` renders
   * it again in one piece.
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

  /**
   * Gets a page for this request and those that wait for it. Returns the page of the shared cache, if it
   * has the page. Otherwise renders the page for this request, and returns undefined.
   */
  async function getForAll(request: PageRequest, pages: PageStore): Promise<PageEntry | undefined> {
    const { c, key } = request;
    // The page for the waiting requests.
    const result = Promise.withResolvers<PageEntry | undefined>();
    inBackground(c, pages.flights.start(key, result.promise));
    try {
      const shared = await c.var.platform.sharedPages?.get(key).catch(() => undefined);
      if (shared) pages.put(key, shared);
      const found = shared && pages.getStale(key);
      if (found) {
        result.resolve(found);
        return found;
      }
      const isAwaited = () => pages.flights.isAwaited(key);
      const { stored, renewDeferred } = await renderAndStore(request, pages, isAwaited);
      result.resolve(stored);
      // Only after this flight has ended: while it runs, `renew` does nothing.
      inBackground(c, result.promise.then(renewDeferred));
    } finally {
      // After an error. Otherwise the result is resolved already, and this has no effect.
      result.resolve(undefined);
    }
  }

  /** Responds with a cached page, and renews it if it is stale. */
  function serve(request: PageRequest, pages: PageStore, entry: PageEntry): Response {
    const { c } = request;
    const isStale = !isFresh(entry.page);
    if (isStale) renew(request, pages);
    c.set('cache', isStale ? 'stale' : 'hit');
    // The fast path adds the body, in an encoding that the client accepts.
    c.set('pageEntry', entry);
    const { contentType, links } = entry.page;
    return c.body(null, 200, { 'content-type': contentType, ...(links && { link: links }) });
  }

  /** Serves the page from the cache, or renders it; then the rendered page is in `c.res`. */
  async function serveOrRender(
    request: PageRequest,
    pages: PageStore,
  ): Promise<Response | undefined> {
    const { c, key } = request;
    const { flights } = pages;
    // The key of a page without a revision stays the same when the content changes, so a stale page may
    // show old content.
    const lookUp = knownRevision(c) === undefined ? pages.get : pages.getStale;
    const cached =
      lookUp(key) ??
      (flights.isRunning(key) ? await flights.join(key) : undefined) ??
      // While this request waited, another one may have stored the page.
      lookUp(key);
    if (cached) return serve(request, pages, cached);
    c.set('cache', 'miss');
    if (uncacheable.get(key)) {
      // The page may have been uncacheable only for its visitor, for example because of a limit of calls.
      const { stored, renewDeferred } = await renderAndStore(request, pages, () => false);
      inBackground(c, stored.then(renewDeferred));
      return undefined;
    }
    const found = await getForAll(request, pages);
    return found && serve(request, pages, found);
  }

  return async (c, next) => {
    const { config } = c.var.platform;
    const isOn = config.PAGE_CACHE_MB > 0 && !c.var.isFromStorefront;
    const page = isOn && !c.var.view && !c.var.preview ? canonicalPage(c) : undefined;
    const renewal = renewals.get(c.req.raw);
    const repeated = page && repeatedRequest(c);
    if (page) anonymise(c, page);
    if (!page || !repeated || c.var.flash) {
      c.set('cache', 'bypass');
      return renderPage(c, next);
    }
    store ??= createPageStore(config.PAGE_CACHE_MB * MEBIBYTE);
    const pages = store;
    const request = { c, next, key: pageKey(c, page), repeated };
    if (!renewal) return serveOrRender(request, pages);
    c.set('cache', 'renew');
    c.set('waitsForDeferred', true);
    const { outcome } = await renderForCache(c, next, () => true);
    renewal.stored = outcome.then((result) => storeOutcome(request, pages, result));
  };
}
