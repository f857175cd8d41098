import type { Context, MiddlewareHandler, Next } from 'hono';
import { within } from '../../../contract/within.ts';
import { PAYLOAD_TYPE } from '../../../framework/server/router-request.ts';
import { Recent } from '../../cache/lru.ts';
import { revisionOf } from '../../request/content-revision.ts';
import type { CacheState, RequestEnv } from '../../request/context.ts';
import { isPayload } from '../../request/page-path.ts';
import { askFor, canonicalPage, keyOf, sameVisitor } from './canonical.ts';
import { collect } from './collect.ts';
import { finishPage } from './finish.ts';
import { inBackground } from './in-background.ts';
import {
  createPageStore,
  type Entry,
  FRESH_MS,
  isFresh,
  isUsable,
  type PageStore,
  STALE_MS,
} from './page-store.ts';

/** How long a reader waits for the page that another one asked for first; then it is rendered for them, too, */
const PATIENCE_MS = 3_000;
/** if not for so many already: a busy machine has no use for the same work from everybody who waits. */
const MOST_ALONE = 4;
/** How long nobody waits for the end of somebody else's render, after one that could not be kept. */
const HOPELESS_MS = 5_000;
/** A render that takes longer than any backend may is one that nobody will hear of. */
const LONGEST_RENDER_MS = 60_000;

const MOST_HOPELESS = 1_000;

const KEPT_S = (FRESH_MS + STALE_MS) / 1000;
const MEBIBYTE = 1024 * 1024;

/** A render that others wait for, too. */
type Flight = {
  since: number;
  followers: number;
  /** Readers who waited for it in vain. */
  alone: number;
  landed: Promise<Entry | undefined>;
};

type Render = {
  key: string;
  /** Whether somebody else waits for it. */
  isAwaited: () => boolean;
  again: () => unknown;
};

/** A render that nobody waits for, and when what it makes is kept. */
type Renewal = { kept?: Promise<unknown> | undefined };

type Options = {
  /** Answers a request in this process, as one that came in. */
  fetchSelf: (request: Request, env: unknown) => Response | Promise<Response>;
};

/**
 * Answers a public page with what was rendered of it before, whoever asks: to its render everybody
 * is nobody. What makes that safe is told in docs/decisions/030-page-cache.md.
 */
export function pageCache({ fetchSelf }: Options): MiddlewareHandler<RequestEnv> {
  let store: PageStore | undefined;
  const flights = new Map<string, Flight>();
  const hopeless = new Recent<number>(MOST_HOPELESS);
  const renewals = new WeakMap<Request, Renewal>();
  const renewing = new Set<string>();

  /**
   * Renders a page; answers when its first bytes are there, with what is kept of it when it has ended:
   * nothing where a part of it came late, which a reader without a script would find out of its place.
   * Then it is rendered `again`, in one piece.
   */
  async function render(c: Context<RequestEnv>, next: Next, { key, isAwaited, again }: Render) {
    const at = Date.now();
    const revision = c.var.contentRevision;
    await renderNow(c, next);
    const giveUp = async (): Promise<undefined> => {
      hopeless.set(key, Date.now() + HOPELESS_MS);
      // What is gone is not shown for old times' sake; what only fails is.
      if (c.res.status !== 404 && c.var.pageStatus !== 404) return;
      store?.delete(key);
      await c.var.platform.sharedPages?.delete(key).catch(() => undefined);
    };
    if (!c.res.body || !mayBeKept(c)) return { kept: giveUp() };
    const contentType = c.res.headers.get('content-type') ?? '';
    const { body, whole } = collect(c.res.body, isAwaited);
    c.res = new Response(body, c.res);
    const keep = async (): Promise<Entry | undefined> => {
      const rendered = await whole;
      if (!rendered) return undefined;
      if (c.var.hasDeferred && isWhole(c)) {
        again();
        return undefined;
      }
      const nonce = c.var.secureHeadersNonce ?? '';
      const page = isWhole(c) && (await finishPage(rendered, { contentType, nonce, at }));
      if (!page) return giveUp();
      // What it looks at may have changed since it began to be sent.
      if (revisionOf(c) !== revision) return undefined;
      hopeless.delete(key);
      await c.var.platform.sharedPages?.put(key, page, KEPT_S).catch(() => undefined);
      return store?.set(key, page);
    };
    return { kept: keep() };
  }

  /** Renders a page anew that is still shown meanwhile; never twice at a time. */
  function renew(c: Context<RequestEnv>, key: string, request: Request): void {
    if (renewing.has(key)) return;
    renewing.add(key);
    const renewal: Renewal = {};
    renewals.set(request, renewal);
    const work = (async () => {
      const response = await fetchSelf(request, c.env);
      await response.body?.pipeTo(new WritableStream());
      await renewal.kept;
    })();
    inBackground(
      c,
      work.finally(() => renewing.delete(key)),
    );
  }

  /** A page that other isolates of the deployment have. */
  async function fromOthers(c: Context<RequestEnv>, key: string): Promise<Entry | undefined> {
    const page = await c.var.platform.sharedPages?.get(key).catch(() => undefined);
    return page && isUsable(page) ? store?.set(key, page) : undefined;
  }

  /** Renders a page that nobody renders yet, for this reader at once and for all who wait; or finds it elsewhere. */
  async function lead(
    c: Context<RequestEnv>,
    next: Next,
    { key, again }: Pick<Render, 'key' | 'again'>,
  ): Promise<Entry | undefined> {
    const { promise: landed, resolve: land } = Promise.withResolvers<Entry | undefined>();
    const flight: Flight = { since: Date.now(), followers: 0, alone: 0, landed };
    flights.set(key, flight);
    inBackground(
      c,
      landed.finally(() => flights.get(key) === flight && flights.delete(key)),
    );
    try {
      const shared = await fromOthers(c, key);
      if (shared) {
        land(shared);
        return shared;
      }
      const { kept } = await render(c, next, { key, again, isAwaited: () => flight.followers > 0 });
      land(kept);
    } finally {
      land(undefined);
    }
  }

  return async (c, next) => {
    const { config } = c.var.platform;
    const isOn = config.PAGE_CACHE_MB > 0 && !c.var.fromStorefront;
    const page = isOn ? canonicalPage(c) : undefined;
    const renewal = renewals.get(c.req.raw);
    const again = page && sameVisitor(c);
    if (page) askFor(c, page);
    if (!page || !again || c.var.flash) {
      c.set('cache', 'bypass');
      return renderNow(c, next);
    }
    store ??= createPageStore(config.PAGE_CACHE_MB * MEBIBYTE);
    const key = keyOf(c, page);
    const serve = (entry: Entry) => {
      if (isFresh(entry.page)) return answer(c, entry, 'hit');
      renew(c, key, again);
      return answer(c, entry, 'stale');
    };
    if (renewal) {
      c.set('cache', 'renew');
      c.set('whole', true);
      const whole = { key, isAwaited: () => true, again: () => undefined };
      renewal.kept = (await render(c, next, whole)).kept;
      return;
    }
    const flight = flights.get(key);
    const kept = store.get(key) ?? (isUnderWay(flight) ? await follow(flight) : undefined);
    // Whether an old one has changed, we would not have heard.
    if (kept && (isFresh(kept.page) || revisionOf(c) !== undefined)) return serve(kept);
    c.set('cache', 'miss');
    if (isUnderWay(flights.get(key))) return renderNow(c, next);
    const renewMissing = () => store?.get(key) ?? renew(c, key, again);
    if ((hopeless.get(key) ?? 0) > Date.now()) {
      // Nobody waits for it; but it may have failed of the one who asked, and be whole for this one.
      const alone = { key, isAwaited: () => false, again: renewMissing };
      inBackground(c, Promise.resolve((await render(c, next, alone)).kept));
      return;
    }
    const shared = await lead(c, next, { key, again: renewMissing });
    if (shared) return serve(shared);
  };
}

/** Renders a page. The framework does not say what a payload is, and nothing compresses what it does not know. */
async function renderNow(c: Context<RequestEnv>, next: Next): Promise<void> {
  await next();
  if (isPayload(c) && c.res.body && !c.res.headers.has('content-type')) {
    c.res.headers.set('content-type', PAYLOAD_TYPE);
  }
}

const isUnderWay = (flight: Flight | undefined): flight is Flight =>
  flight !== undefined && Date.now() - flight.since < LONGEST_RENDER_MS;

/** Waits for a page that is being rendered for somebody else; undefined where it is better not waited for any longer. */
async function follow(flight: Flight): Promise<Entry | undefined> {
  flight.followers += 1;
  try {
    const inTime = await within(PATIENCE_MS, flight.landed);
    if (inTime) return inTime.value;
    flight.alone += 1;
    if (flight.alone <= MOST_ALONE) return undefined;
    return (await within(LONGEST_RENDER_MS, flight.landed))?.value;
  } finally {
    flight.followers -= 1;
  }
}

/** The answer without its body, which the step in front puts in as its client takes it. */
function answer(c: Context<RequestEnv>, entry: Entry, state: CacheState): Response {
  c.set('cache', state);
  c.set('keptPage', entry);
  const { contentType, links } = entry.page;
  return c.body(null, 200, { 'content-type': contentType, ...(links && { link: links }) });
}

/** Whether an answer is the page itself: no redirect, no error, nothing that says not to keep it. */
const mayBeKept = (c: Context<RequestEnv>): boolean =>
  c.res.status === 200 && !c.error && !c.res.headers.has('cache-control') && isWhole(c);

/** Whether nothing is missing in a page, as far as it is rendered. */
const isWhole = ({
  var: { uncacheable, pageStatus, backendFailure },
}: Context<RequestEnv>): boolean =>
  !uncacheable && pageStatus === undefined && backendFailure === undefined;
