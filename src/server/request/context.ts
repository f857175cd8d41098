import { getContext, tryGetContext } from 'hono/context-storage';
import type { Tenant } from '../../contract/calls/site.ts';
import type { Profile } from '../../contract/calls/user.ts';
import type { ApiClient } from '../../contract/client.ts';
import type { Direction, Locale } from '../../contract/values/enums.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { Flash } from '../../site/flash.ts';
import type { Preferences } from '../../site/preferences.ts';
import type { Platform, Storefront } from '../platform/platform.ts';
import type { StoredPage } from '../platform/shared-pages.ts';
import type { Upstream } from '../platform/upstreams.ts';
import type { RenderAbort } from './aborted.ts';

/** Who is signed in, and the token by which the backend knows it: from a cookie that only we can have sealed. */
export type Session = { userId: string; token: string };

/** Anything that answers the calls of the contract: the embedded API or an upstream. */
export type Backend = (request: Request) => Promise<Response>;

/** What the edge found out about a request, in the order of its middleware. */
export type RequestVariables = {
  /** Without what only an embedded backend has, where every call is answered elsewhere. */
  platform: Storefront & Partial<Platform>;
  /** Whether a storefront asks us as its backend, and not a browser. */
  fromStorefront: boolean;
  /** Who answers the calls of this host, where it is not the embedded backend. */
  upstream: Upstream | undefined;
  requestId: string;
  /** Where the site stands for the world: `https://shop.example.org`. */
  origin: string;
  backend: Backend;
  /** Since when the database may be read for this visitor, where it has copies. */
  bookmark: string | undefined;
  /** Status with which the backend last failed to answer a call of this request. */
  backendFailure: number | undefined;
  tenant: Tenant;
  /** At which revision of its content the tenant's record was read; undefined where the backend does not tell. */
  contentRevision?: string | undefined;
  /** Id of the tenant, where only its widget answers at the host. */
  widgetOf?: string;
  locale: Locale;
  direction: Direction;
  preferences: Preferences;
  /** Sends a call to the backend as this visitor. */
  send: (path: string, init: RequestInit) => Promise<Response>;
  api: ApiClient;
  t: Translate;
  session: Session | undefined;
  /** Of pages that need a session only: read by the guard. */
  profile: Profile | undefined;
  flash: Flash | undefined;
  /** Path and query of the page asked for, also when it comes as an RSC payload; without a language. */
  pagePath: string;
  /** Status of the page's answer, where the page set one. */
  pageStatus?: 404 | 503;
  secureHeadersNonce?: string;
  /** When the page began to be rendered, milliseconds. */
  since?: number;
  /** Ends the rendering once its reader has left. */
  renderAbort?: RenderAbort;
  /** The page goes out in one piece, however long it takes: nobody waits for it yet. */
  whole?: true;
  /** The page lacks something, so no cache may hold it. */
  uncacheable?: true;
  /** A part of the page was sent after the rest. */
  hasDeferred?: true;
  /** Where the page's answer comes from; undefined of what is no page. */
  cache?: CacheState;
  /** The cached page that is the answer. */
  storedPage?: StoredPage;
};

/** Cached and fresh; cached but stale; rendered for this request; never cached; rendered anew in the background. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'bypass' | 'renew';

export type RequestEnv = { Variables: RequestVariables };

/** The request that a page is rendered for. */
export function currentRequest(): RequestVariables {
  return getContext<RequestEnv>().var;
}

/** Says that the page asked for is not there, though it has something to show. */
export function answerNotFound(): void {
  getContext<RequestEnv>().set('pageStatus', 404);
}

/** Says that what the page is about can't be had right now. */
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

/** The same, or undefined where there is none: the build's static step. */
export function requestOfRender(): RequestVariables | undefined {
  return tryGetContext<RequestEnv>()?.var;
}
