import type { Context } from 'hono';
import { getContext, tryGetContext } from 'hono/context-storage';
import type { Tenant } from '../../contract/calls/site.ts';
import type { Profile } from '../../contract/calls/user.ts';
import type { ApiClient } from '../../contract/client.ts';
import type { Direction, Locale } from '../../contract/values/locales.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { Flash } from '../../site/flash.ts';
import type { Preferences } from '../../site/preferences.ts';
import type { Platform, Storefront } from '../platform/platform.ts';
import type { PageInMemory } from '../platform/shared-pages.ts';
import type { Upstream } from '../platform/upstreams.ts';
import type { RenderAbort } from './aborted.ts';

/** The signed-in shopper and their access token, from a sealed cookie. */
export type Session = { userId: string; token: string };

/** Answers the calls of the contract: the embedded API or an upstream. */
export type Backend = (request: Request) => Promise<Response>;

/** What the edge knows of a request, in the order of its steps. */
export type RequestVariables = {
  /** Without the embedded backend's parts if a remote backend answers every call. */
  platform: Storefront & Partial<Platform>;
  /** Whether the request is from a storefront that uses this server as its backend, not from a browser. */
  fromStorefront: boolean;
  /** The remote backend of this host; undefined if it is the embedded one. */
  upstream: Upstream | undefined;
  requestId: string;
  /** Public origin of the site: `https://shop.example.org`. */
  origin: string;
  backend: Backend;
  /** D1 bookmark: replicas must be at least this new for this visitor. */
  bookmark: string | undefined;
  /** Status of the last failed answer of the backend to a call of this request: 429 or 5xx. */
  backendFailure: number | undefined;
  tenant: Tenant;
  /** Revision of the tenant's content when its record was read; undefined if the backend sends none. */
  contentRevision?: string | undefined;
  /** Id of the tenant, on a host that serves only its widget. */
  widgetOf?: string;
  locale: Locale;
  direction: Direction;
  preferences: Preferences;
  /** Sends a call to the backend as this visitor. */
  send: (path: string, init: RequestInit) => Promise<Response>;
  api: ApiClient;
  t: Translate;
  session: Session | undefined;
  /** Set by the guard, only for pages that need a session; undefined if the backend is slow or fails. */
  profile: Profile | undefined;
  flash: Flash | undefined;
  /**
   * Path and query of the page, also if its payload is requested. Without the query parameter for
   * the language.
   */
  pagePath: string;
  /** Status of the page, if the page sets one. */
  pageStatus?: 404 | 503;
  secureHeadersNonce?: string;
  /** When the rendering of the page began, milliseconds since the epoch. */
  renderStartedAt?: number;
  /** Stops the rendering once the client disconnects. */
  renderAbort?: RenderAbort;
  /** The page is rendered in one piece, however long it takes, because no visitor waits for it. */
  whole?: true;
  /** The page is incomplete, so no cache may store it. */
  uncacheable?: true;
  /** Deferred parts of the page were sent after the rest. */
  hasDeferred?: true;
  /** How the page cache handled the request; undefined if the request is not for a page. */
  cache?: CacheState;
  /** The cached page that answers the request. */
  pageInMemory?: PageInMemory;
};

/** In order: cached and fresh; cached but stale; rendered for this request; never cached; rendered again in the background. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'bypass' | 'renew';

export type RequestEnv = { Variables: RequestVariables };

const views = new WeakMap<Context<RequestEnv>, RequestVariables>();

/** The request that a page is rendered for. Throws outside of one. */
export function currentRequest(): RequestVariables {
  return variablesOf(getContext<RequestEnv>());
}

/** Like Hono's `c.var`, without copying all variables at each access, which took 2 % of a page's CPU time. */
function variablesOf(c: Context<RequestEnv>): RequestVariables {
  const known = views.get(c);
  if (known) return known;
  const view: RequestVariables = new Proxy({} as RequestVariables, {
    get: (_, name) => c.get(name as keyof RequestVariables),
    // For `...rest`.
    ownKeys: () => Object.keys(c.var),
    getOwnPropertyDescriptor: (_, name) => ({
      value: c.get(name as keyof RequestVariables),
      enumerable: true,
      configurable: true,
    }),
  });
  views.set(c, view);
  return view;
}

/**
 * Whether a link or form of this site led to the page. Also true for a browser that does not tell,
 * as on plain http.
 */
export function isFromOwnPage(): boolean {
  const site = getContext<RequestEnv>().req.header('sec-fetch-site');
  return site === undefined || site === 'same-origin';
}

/** Sets the answer's status to 404. The page still renders its content. */
export function answerNotFound(): void {
  getContext<RequestEnv>().set('pageStatus', 404);
}

/** Sets the answer's status to 503: the page's subject can't be read now. */
export function answerUnavailable(): void {
  getContext<RequestEnv>().set('pageStatus', 503);
}

/** Keeps an incomplete page out of every cache. */
export function markUncacheable(): void {
  getContext<RequestEnv>().set('uncacheable', true);
}

/** Notes that the page has deferred parts, so that the cache renders it again in one piece. */
export function markDeferred(): void {
  getContext<RequestEnv>().set('hasDeferred', true);
}

/** As `currentRequest`, but undefined in the build's static rendering. */
export function tryCurrentRequest(): RequestVariables | undefined {
  const c = tryGetContext<RequestEnv>();
  return c && variablesOf(c);
}
