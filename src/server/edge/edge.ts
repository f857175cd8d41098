import type { MiddlewareHandler } from 'hono';
import { keepVariables } from '../../framework/server/hono-variables.ts';
import { constantTimeEqual } from '../crypto/digest.ts';
import { contextStorage } from '../platform/context-storage.ts';
import type { Platform, Storefront } from '../platform/platform.ts';
import { upstreamOf } from '../platform/upstreams.ts';
import { hostOf } from '../request/backend.ts';
import type { Backend, RequestEnv } from '../request/context.ts';
import { api } from './api.ts';
import { onlyCanonicalPaths } from './canonical-path.ts';
import { crossSite } from './cross-site.ts';
import { cspReports } from './csp-reports.ts';
import { desk } from './desk/desk.ts';
import { failures } from './failures.ts';
import { flash } from './forms/flash.ts';
import { limitFileForms } from './forms/limit-file-forms.ts';
import { guard } from './guard.ts';
import { securityHeaders } from './headers.ts';
import { health } from './health.ts';
import { locale } from './locale.ts';
import { requestLog } from './log.ts';
import { metrics } from './metrics.ts';
import { misconfigured } from './misconfigured.ts';
import { missingFiles } from './missing-files.ts';
import { fastPath } from './page-cache/fast-path.ts';
import { pageCache } from './page-cache/page-cache.ts';
import { pages } from './pages.ts';
import { preferences } from './preferences.ts';
import { requestId } from './request-id.ts';
import { discovery } from './seo/discovery.ts';
import { providerSignIn } from './session/provider-sign-in.ts';
import { session } from './session/session.ts';
import { shopPreview } from './session/shop-preview.ts';
import { viewSession } from './session/view-session.ts';
import { storefront } from './storefront.ts';
import { tenant } from './tenant.ts';
import { uploads } from './uploads.ts';
import { STOREFRONT_TOKEN, upstreamBackend } from './upstream/upstream.ts';
import { validHost } from './valid-host.ts';
import { widget, widgetHost } from './widget/widget.ts';

type Options = {
  getPlatform: (env: unknown) => Promise<Storefront | Platform>;
  /** Creates the embedded backend, which serves the calls of hosts without an upstream in this process. */
  createBackend: (env: unknown) => Backend;
  /** Further steps, for paths that are neither pages nor the API, such as downloads. */
  routes: readonly MiddlewareHandler<RequestEnv>[];
  /** Handles a request as if a client had sent it. The page cache renders its pages again with it. */
  fetchSelf: (request: Request, env: unknown) => Response | Promise<Response>;
};

/** The steps of a request, in order. Each step relies on those before it. */
export function edge({
  getPlatform,
  createBackend,
  routes,
  fetchSelf,
}: Options): MiddlewareHandler<RequestEnv>[] {
  const setUp: MiddlewareHandler<RequestEnv> = async (c, next) => {
    const platform = await getPlatform(c.env).catch((error: unknown) => misconfigured(c, error));
    if (platform instanceof Response) return platform;
    const { config } = platform;
    const token = c.req.header(STOREFRONT_TOKEN);
    const expected = config.STOREFRONT_TOKEN;
    c.set('platform', platform);
    c.set('isFromStorefront', Boolean(token && expected && constantTimeEqual(token, expected)));
    const embedded = createBackend(c.env);
    const upstream = upstreamOf(config.API_UPSTREAM, hostOf(c));
    c.set('upstream', upstream);
    c.set('backend', upstream ? upstreamBackend(upstream, { platform, embedded }) : embedded);
    return next();
  };
  return [
    validHost,
    fastPath(),
    missingFiles,
    contextStorage,
    keepVariables,
    setUp,
    requestId,
    requestLog,
    securityHeaders,
    failures,
    onlyCanonicalPaths,
    health,
    cspReports(),
    storefront,
    metrics(createBackend),
    desk,
    widgetHost,
    shopPreview,
    tenant,
    discovery,
    locale,
    widget,
    session,
    viewSession,
    providerSignIn,
    crossSite,
    preferences,
    limitFileForms,
    uploads,
    api,
    ...routes,
    flash,
    guard,
    pageCache({ fetchSelf }),
    pages,
  ];
}
