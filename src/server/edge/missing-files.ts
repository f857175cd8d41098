import type { MiddlewareHandler } from 'hono';
import { isFilePath } from '../platform/public-files.ts';
import type { RequestEnv } from '../request/context.ts';

const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/**
 * Files are served before the edge is asked; what arrives here is none, as an asset of an older
 * build is none any more. Nobody reads a page in its place. Kept by no cache: it may be one of a
 * newer build that has not arrived on this machine.
 */
export const missingFiles: MiddlewareHandler<RequestEnv> = (c, next) =>
  isFilePath(c.req.path) ? Promise.resolve(c.text('Not found', 404, HEADERS)) : next();
