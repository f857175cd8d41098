import type { Tenant } from '../../contract/calls/site.ts';
import type { Profile } from '../../contract/calls/user.ts';
import type { ApiClient } from '../../contract/client.ts';
import type { StaffMe } from '../../contract/ops/people/own-account.ts';
import type { Direction, Locale } from '../../contract/values/shop/locales.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { Flash } from '../../site/flash.ts';
import type { Preferences } from '../../site/preferences.ts';
import type { OpenPreview } from '../../site/shop-preview.ts';
import type { ShopView } from '../../site/view-as.ts';
import { getContext, tryGetContext } from '../platform/context-storage.ts';
import type { Platform, Storefront } from '../platform/platform.ts';
import type { PageEntry } from '../platform/shared-pages.ts';
import type { Upstream } from '../platform/upstreams.ts';
import type { RenderAbort } from './aborted.ts';

/** The signed-in shopper and their access token, from a sealed cookie. */
export type Session = { userId: string; token: string };

/** What the edge knows about a request to the desk. */
export type DeskRequest = {
  /** The tenant that the path of the page or the query of the call names. */
  tenantId: string | undefined;
  /** The token of the session, from its cookie. */
  token?: string | undefined;
  /** The signed-in person; undefined on pages for everybody, such as the sign-in page. */
  me?: StaffMe;
};

/** Answers the calls of the contract: the embedded API or an upstream. */
export type Backend = (request: Request) => Promise<Response>;

/** What the edge knows about a request, in the order in which its steps find it out. */
export type RequestVariables = {
  /** Lacks the parts of the embedded backend if a remote backend answers every call. */
  platform: Storefront & Partial<Platform>;
  /** Whether the request is from a storefront that uses this server as its backend, not from a browser. */
  isFromStorefront: boolean;
  /** The remote backend of this host; undefined if the embedded backend serves the host. */
  upstream: Upstream | undefined;
  requestId: string;
  /** Public origin of the site: `https://shop.example.org`. */
  origin: string;
  backend: Backend;
  /** D1 bookmark: replicas must be at least this new for this visitor. */
  bookmark: string | undefined;
  /** Status of the backend's last failure in this request: 429 or 5xx. */
  backendFailure: number | undefined;
  tenant: Tenant;
  /** Revision of the tenant's content when its record was read; undefined if the backend sends none. */
  contentRevision?: string | undefined;
  /** Id of the tenant, on a host that serves only the tenant's widget. */
  widgetTenantId?: string;
  locale: Locale;
  direction: Direction;
  preferences: Preferences;
  /** Sends a call to the backend as this visitor. */
  send: (path: string, init: RequestInit) => Promise<Response>;
  api: ApiClient;
  t: Translate;
  session: Session | undefined;
  /** Present while somebody of the staff sees the shop as a shopper; `session` is then that of the view. */
  view?: ShopView;
  /** Present while somebody of the staff sees the shop with its drafts. */
  preview?: OpenPreview;
  /** Present only at the desk's host. */
  desk?: DeskRequest;
  /**
   * Set by the guard, only for pages that need a session. Undefined on such a page too, if the backend is
   * slow or fails.
   */
  profile: Profile | undefined;
  flash: Flash | undefined;
  /**
   * Path and query of the page, also if the page's payload is requested. Without the query parameter
   * for the language.
   */
  pagePath: string;
  /** Status of the page, if the page sets one. */
  pageStatus?: 403 | 404 | 503;
  secureHeadersNonce?: string;
  /** When the rendering of the page began, milliseconds since the epoch. */
  renderStartedAt?: number;
  /** Stops the rendering once the client disconnects. */
  renderAbort?: RenderAbort;
  /** The page is rendered in one piece, however long that takes, because no visitor waits for it. */
  waitsForDeferred?: true;
  /** The page is incomplete, so no cache may store it. */
  uncacheable?: true;
  /** Deferred parts of the page were sent after the rest. */
  hasDeferred?: true;
  /** How the page cache handled the request; undefined if the request is not for a page. */
  cache?: CacheState;
  /** The cached page that is sent. */
  pageEntry?: PageEntry;
};

/**
 * How the page cache handles a request: `hit` sends a fresh page, `stale` a stale one; `miss` renders
 * the page; `bypass` is for pages that are not cached; `renew` renders a page again in the background.
 */
export type CacheState = 'hit' | 'stale' | 'miss' | 'bypass' | 'renew';

export type RequestEnv = { Variables: RequestVariables };

/** The request for which a page is rendered. Throws if there is none. */
export const currentRequest = (): RequestVariables => getContext<RequestEnv>().var;

/**
 * Whether a link or form of this site led to the page. Also true if the browser does not say, as on plain
 * http.
 */
export function isFromOwnPage(): boolean {
  const site = getContext<RequestEnv>().req.header('sec-fetch-site');
  return site === undefined || site === 'same-origin';
}

/** Sets the page's status to 404. The page is rendered all the same. */
export function markNotFound(): void {
  getContext<RequestEnv>().set('pageStatus', 404);
}

/** Sets the page's status to 503, because what it shows can't be read now. The page is rendered all the same. */
export function markUnavailable(): void {
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

/** Like `currentRequest`, but undefined if there is none, as in the build's static rendering. */
export const tryCurrentRequest = (): RequestVariables | undefined =>
  tryGetContext<RequestEnv>()?.var;
