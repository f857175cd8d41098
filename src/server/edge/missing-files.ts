import type { MiddlewareHandler } from 'hono';
import { isFilePath } from '../platform/public-files.ts';
import type { RequestEnv } from '../request/context.ts';

const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/**
 * Answers 404 for a file's path: existing files are served before the edge. It may be an asset of an
 * older build. No cache stores the answer, because the file may belong to a newer build that this
 * machine does not have yet.
 */
export const missingFiles: MiddlewareHandler<RequestEnv> = (c, next) =>
  isFilePath(c.req.path) ? Promise.resolve(c.text('Not found', 404, HEADERS)) : next();
