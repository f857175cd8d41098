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
import type { StoredPage } from '../platform/shared-pages.ts';
import type { Upstream } from '../platform/upstreams.ts';
import type { RenderAbort } from './aborted.ts';

/** The signed-in shopper and their access token, from a sealed cookie. */
export type Session = { userId: string; token: string };

/** Answers the calls of the contract: the embedded API or an upstream. */
export type Backend = (request: Request) => Promise<Response>;

/** What the edge knows of a request, in the order of its steps. */
export type RequestVariables = {
  /** Lacks the embedded backend's parts where a remote backend answers every call. */
  platform: Storefront & Partial<Platform>;
  /** Whether the request comes from a storefront whose backend we are, not from a browser. */
  fromStorefront: boolean;
  /** The remote backend of this host; undefined where it is the embedded one. */
  upstream: Upstream | undefined;
  requestId: string;
  /** Public origin of the site: `https://shop.example.org`. */
  origin: string;
  backend: Backend;
  /** D1 bookmark: replicas must be at least this new for this visitor. */
  bookmark: string | undefined;
  /** Status of the last call of this request that the backend failed to answer. */
  backendFailure: number | undefined;
  tenant: Tenant;
  /** Revision of the tenant's content when its record was read; undefined where the backend sends none. */
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
  /** Set by the guard, only for pages that need a session. */
  profile: Profile | undefined;
  flash: Flash | undefined;
  /** Path and query of the requested page, also of a payload's, without the language field. */
  pagePath: string;
  /** Status of the page, if the page sets one. */
  pageStatus?: 404 | 503;
  secureHeadersNonce?: string;
  /** When the rendering of the page began, milliseconds since the epoch. */
  since?: number;
  /** Ends the rendering once its reader has left. */
  renderAbort?: RenderAbort;
  /** The page is rendered in one piece, however long it takes, because no reader waits for it. */
  whole?: true;
  /** The page lacks something, so no cache may hold it. */
  uncacheable?: true;
  /** A part of the page was sent after the rest. */
  hasDeferred?: true;
  /** Where the page's answer comes from; undefined if it is no page. */
  cache?: CacheState;
  /** The cached page that is the answer. */
  storedPage?: StoredPage;
};

/** Cached and fresh; cached but stale; rendered for this request; never cached; rendered anew in the background. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'bypass' | 'renew';

export type RequestEnv = { Variables: RequestVariables };

const views = new WeakMap<Context<RequestEnv>, RequestVariables>();

/** The request that a page is rendered for. */
export function currentRequest(): RequestVariables {
  return variablesOf(getContext<RequestEnv>());
}

/** As Hono's `c.var`, which makes a new object of all variables each time, a fiftieth of a page's CPU. */
function variablesOf(c: Context<RequestEnv>): RequestVariables {
  let view = views.get(c);
  if (!view) {
    view = new Proxy({} as RequestVariables, {
      get: (_, name) => c.get(name as keyof RequestVariables),
    });
    views.set(c, view);
  }
  return view;
}

/** Answers with status 404, though the page has something to show. */
export function answerNotFound(): void {
  getContext<RequestEnv>().set('pageStatus', 404);
}

/** Answers with status 503: what the page is about can't be read now. */
export function answerUnavailable(): void {
  getContext<RequestEnv>().set('pageStatus', 503);
}

/** The page lacks something, so no cache may hold it. */
export function markUncacheable(): void {
  getContext<RequestEnv>().set('uncacheable', true);
}

/** A part of the page follows the rest, so the cache renders the page once more in one piece. */
export function markDeferred(): void {
  getContext<RequestEnv>().set('hasDeferred', true);
}

/** The same; undefined in the build's static rendering. */
export function requestOfRender(): RequestVariables | undefined {
  const c = tryGetContext<RequestEnv>();
  return c && variablesOf(c);
}
