import type { Context, MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { LAZY_TEXTS_PATH } from '../../../site/lazy-texts.ts';
import type { RequestEnv } from '../../request/context.ts';
import { originOf } from '../../request/origin.ts';
import { lazyTextsAnswer } from '../lazy-texts.ts';
import { manifest } from './manifest.ts';
import { robots } from './robots.ts';
import { SECURITY_TXT_PATH, securityTxt } from './security-txt.ts';
import { sitemap, sitemapIndex } from './sitemap.ts';

const CACHED_AN_HOUR = 'public, max-age=3600';

/** The answer for a file that describes the host; undefined for any other path. */
function answerOf(c: Context<RequestEnv>): Promise<Response | undefined> | Response | undefined {
  switch (c.req.path) {
    case '/robots.txt':
      return robots(c);
    case SECURITY_TXT_PATH:
      return securityTxt(c);
    case '/manifest.webmanifest':
      return manifest(c);
    case LAZY_TEXTS_PATH:
      return lazyTextsAnswer(c);
    case '/sitemap.xml':
      return sitemapIndex(c);
    default:
      return c.req.path.startsWith('/sitemaps/') ? sitemap(c) : undefined;
  }
}

const tagged = etag();

/**
 * robots.txt, security.txt, sitemaps, the web manifest and the lazy texts of a tenant. They are the same for every
 * visitor, so they come before language and session. All but the lazy texts may be cached for an hour.
 */
export const discovery: MiddlewareHandler<RequestEnv> = async (c, next) => {
  c.set('origin', originOf(c));
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
  const answer = await answerOf(c);
  if (!answer) return next();
  return tagged(c, async () => {
    c.res = answer;
    if (answer.status === 200 && !answer.headers.has('cache-control')) {
      c.header('cache-control', CACHED_AN_HOUR);
    }
  });
};
