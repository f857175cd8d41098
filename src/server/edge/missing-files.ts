import type { MiddlewareHandler } from 'hono';
import { isFilePath } from '../platform/public-files.ts';
import type { RequestEnv } from '../request/context.ts';

const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/**
 * Answers 404 for the path of a file: existing files are served before the edge. The file may be of an
 * older build. It may also be of a newer build that this machine does not have yet, so no cache may store
 * the 404.
 */
export const missingFiles: MiddlewareHandler<RequestEnv> = (c, next) =>
  isFilePath(c.req.path) ? Promise.resolve(c.text('Not found', 404, HEADERS)) : next();
