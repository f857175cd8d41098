import { type Context, Hono } from 'hono';
import { Failure } from '../../contract/errors.ts';
import type { UploadCatalog } from '../../contract/values/money/account-kinds.ts';
import type { OwnerScope, Scope } from '../commerce/base/scope.ts';
import { readableUpload, recordUpload } from '../commerce/upload/uploads.ts';
import type { Platform } from '../platform/platform.ts';
import { acceptPost } from '../storage/accept-post.ts';
import { catalogOf } from '../storage/upload-token.ts';
import { staffOfTenant } from './require-staff.ts';
import { openScope, requireOwner } from './scope.ts';

const CACHED_FOR_AN_HOUR = 'private, max-age=3600';
/** A key never gets another file. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** The files that everybody may read. */
const PUBLIC_CATALOGS: readonly UploadCatalog[] = ['PRODUCT_SEARCH', 'SHOP_PICTURE'];
/** The files that browsers may cache. Others, such as a proof of payment, are never cached. */
const CACHED_CATALOGS: readonly UploadCatalog[] = ['QC_PHOTO', 'PRODUCT_SEARCH'];

/**
 * The routes of the embedded bucket: accepts forms as OSS does, and sends a file to those who may see it.
 * Failures have the same form as those of the contract's calls.
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
    const isPublic = PUBLIC_CATALOGS.includes(catalogOf(key));
    const scope = await (isPublic ? openScope : scopeOfOwnerOrStaff)(platform, c.req.raw);
    const row = await readableUpload(scope, key);
    const { bucket } = platform;
    // HEAD does not open the file: a file that is opened but not read would stay open.
    const body = c.req.method === 'HEAD' ? null : await bucket.get(row.key);
    if (body === undefined) throw new Failure('NOT_FOUND');
    const disposition = row.contentType.startsWith('image/') ? 'inline' : 'attachment';
    c.header('content-type', row.contentType);
    // Only for the embedded bucket: in OSS a file of another length may have replaced this one since.
    if (bucket.kind === 'embedded') c.header('content-length', String(row.bytes));
    c.header('content-disposition', `${disposition}; filename="${file}"`);
    c.header('x-content-type-options', 'nosniff');
    c.header('cache-control', cacheControlOf(row.catalog));
    return body ? c.body(body) : c.body(null);
  });

  return app;
}

function cacheControlOf(catalog: UploadCatalog): string {
  if (catalog === 'SHOP_PICTURE') return IMMUTABLE;
  return CACHED_CATALOGS.includes(catalog) ? CACHED_FOR_AN_HOUR : 'no-store';
}

/** The scope of the signed-in shopper, or of the staff of the tenant. */
async function scopeOfOwnerOrStaff(
  platform: Platform,
  request: Request,
): Promise<Scope | OwnerScope> {
  const scope = await openScope(platform, request);
  return (await staffOfTenant(scope, platform, request)) ?? requireOwner(scope, request);
}
