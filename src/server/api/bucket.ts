import { type Context, Hono } from 'hono';
import { Failure } from '../../contract/errors.ts';
import type { OwnerScope, Scope } from '../commerce/scope.ts';
import { readableUpload, recordUpload } from '../commerce/upload/uploads.ts';
import type { Platform } from '../platform/platform.ts';
import { acceptPost } from '../storage/accept-post.ts';
import { isOperator, openScope, requireOperator, requireOwner } from './scope.ts';

/** Browsers keep pictures of a quality check for an hour; what a shopper handed in, as a proof of payment, never. */
const KEPT = 'private, max-age=3600';

/**
 * The embedded bucket: takes forms as OSS does, and hands a file to who may see it. What fails is
 * told as every call of the contract tells it.
 */
export function bucketRoutes(platformOf: (c: Context) => Promise<Platform>): Hono {
  const app = new Hono();

  app.post('/', async (c) => {
    const { bucket, database, keys } = await platformOf(c);
    if (bucket.kind !== 'embedded') return c.notFound();
    const now = Date.now();
    const stored = await acceptPost({ bucket, keys, now }, c.req.raw);
    await recordUpload(database, stored, now);
    return c.body(null, 204);
  });

  app.get('/:catalog/:file', async (c) => {
    const platform = await platformOf(c);
    const reader = await readerOf(platform, c.req.raw);
    const { catalog, file } = c.req.param();
    const row = await readableUpload(reader, `${catalog}/${file}`);
    const { bucket } = platform;
    // A file that is opened and not read would stay open.
    const body = c.req.method === 'HEAD' ? null : await bucket.get(row.key);
    if (body === undefined) throw new Failure('NOT_FOUND');
    const place = row.contentType.startsWith('image/') ? 'inline' : 'attachment';
    c.header('content-type', row.contentType);
    // What lies in OSS may have been replaced since, by a longer file.
    if (bucket.kind === 'embedded') c.header('content-length', String(row.bytes));
    c.header('content-disposition', `${place}; filename="${file}"`);
    c.header('x-content-type-options', 'nosniff');
    c.header('cache-control', row.catalog === 'QC_PHOTO' ? KEPT : 'no-store');
    return body ? c.body(body) : c.body(null);
  });

  return app;
}

async function readerOf(platform: Platform, request: Request): Promise<Scope | OwnerScope> {
  const scope = await openScope(platform, request);
  return isOperator(platform, request)
    ? requireOperator(scope, platform, request)
    : requireOwner(scope, request);
}
