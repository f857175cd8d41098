import { type Context, Hono } from 'hono';
import { Failure } from '../../contract/errors.ts';
import type { UploadCatalog } from '../../contract/values/account-kinds.ts';
import type { OwnerScope, Scope } from '../commerce/base/scope.ts';
import { readableUpload, recordUpload } from '../commerce/upload/uploads.ts';
import type { Platform } from '../platform/platform.ts';
import { acceptPost } from '../storage/accept-post.ts';
import { catalogOf } from '../storage/upload-token.ts';
import { isOperator, openScope, requireOperator, requireOwner } from './scope.ts';

/** Browsers keep some pictures for an hour; what a shopper handed in, as a proof of payment, never. */
const KEPT = 'private, max-age=3600';
const KEPT_OF: readonly UploadCatalog[] = ['QC_PHOTO', 'PRODUCT_SEARCH'];

/**
 * The embedded bucket: takes forms as OSS does, and hands a file to who may see it. What fails is
 * told as every call of the contract tells it.
 */
export function bucketRoutes(platformOf: (c: Context) => Promise<Platform>): Hono {
  const app = new Hono();

  app.post('/', async (c) => {
    const platform = await platformOf(c);
    const { bucket, keys } = platform;
    if (bucket.kind !== 'embedded') return c.notFound();
    const { db, now, tenantId } = await openScope(platform, c.req.raw);
    const { stored, next } = await acceptPost({ bucket, keys, now, tenantId }, c.req.raw);
    await recordUpload(db, stored, now);
    return next === undefined ? c.body(null, 204) : c.redirect(next, 303);
  });

  app.get('/:catalog/:file', async (c) => {
    const platform = await platformOf(c);
    const { catalog, file } = c.req.param();
    const key = `${catalog}/${file}`;
    const isPublic = catalogOf(key) === 'PRODUCT_SEARCH';
    const reader = await (isPublic ? openScope : readerOf)(platform, c.req.raw);
    const row = await readableUpload(reader, key);
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
    c.header('cache-control', KEPT_OF.includes(row.catalog) ? KEPT : 'no-store');
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
