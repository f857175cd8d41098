import type { Context, MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { LAZY_TEXTS_PATH } from '../../../site/lazy-texts.ts';
import type { RequestEnv } from '../../request/context.ts';
import { originOf } from '../../request/origin.ts';
import { lazyTextsResponse } from '../lazy-texts.ts';
import { manifest } from './manifest.ts';
import { robots } from './robots.ts';
import { SECURITY_TXT_PATH, securityTxt } from './security-txt.ts';
import { sitemap, sitemapIndex } from './sitemap.ts';

const CACHED_FOR_AN_HOUR = 'public, max-age=3600';

/** The response for a path that this step serves; undefined for any other path. */
function responseFor(c: Context<RequestEnv>): Promise<Response | undefined> | Response | undefined {
  switch (c.req.path) {
    case '/robots.txt':
      return robots(c);
    case SECURITY_TXT_PATH:
      return securityTxt(c);
    case '/manifest.webmanifest':
      return manifest(c);
    case LAZY_TEXTS_PATH:
      return lazyTextsResponse(c);
    case '/sitemap.xml':
      return sitemapIndex(c);
    default:
      return c.req.path.startsWith('/sitemaps/') ? sitemap(c) : undefined;
  }
}

const withEtag = etag();

/**
 * Serves robots.txt, security.txt, the sitemaps, the web manifest and the lazy texts of a tenant. They are
 * the same for every visitor, so this step comes before those for language and session. All but the lazy
 * texts may be cached for an hour. Also sets `origin`, for this step and all later ones.
 */
export const discovery: MiddlewareHandler<RequestEnv> = async (c, next) => {
  c.set('origin', originOf(c));
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
  const response = await responseFor(c);
  if (!response) return next();
  return withEtag(c, async () => {
    c.res = response;
    if (response.status === 200 && !response.headers.has('cache-control')) {
      c.header('cache-control', CACHED_FOR_AN_HOUR);
    }
  });
};
