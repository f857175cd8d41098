import { and, eq } from 'drizzle-orm';
import type { UploadToken } from '../../../contract/calls/uploads.ts';
import { Failure } from '../../../contract/errors.ts';
import type { UploadCatalog } from '../../../contract/values/money/account-kinds.ts';
import { sha256Hex } from '../../crypto/digest.ts';
import { uploads } from '../../db/schema/people/users.ts';
import type { Database } from '../../platform/platform.ts';
import type { StoredUpload } from '../../storage/accept-post.ts';
import { type Extension, typeIn } from '../../storage/file-type.ts';
import { type StrippedPicture, stripPicture } from '../../storage/picture.ts';
import { MAX_FILE_BYTES } from '../../storage/posted-form.ts';
import {
  catalogOf,
  isKeyOf,
  issueUploadToken,
  keyOfAddress,
  typesOf,
  type Uploader,
} from '../../storage/upload-token.ts';
import type { OwnerScope, Scope } from '../base/scope.ts';
import { type AttemptLimit, countAttempt, countNetworkAttempt } from '../identity/attempts.ts';

export type UploadRow = Omit<typeof uploads.$inferSelect, 'shopperId'>;

/** The limit of uploads of one shopper, far above what a shopper needs. */
const PER_SHOPPER: AttemptLimit = { limit: 100, windowSeconds: 86_400 };

/** The limit of uploaded search pictures of one network, which many shoppers may share. */
const PER_NETWORK: AttemptLimit = { limit: 200, windowSeconds: 3_600 };

const PICTURES: readonly Extension[] = ['jpg', 'jpeg', 'png', 'webp'];

/**
 * The types of files that a shopper may upload to each catalog. Only operators upload pictures of
 * quality checks.
 */
const SHOPPER_TYPES: Record<UploadCatalog, readonly Extension[]> = {
  DEPOSIT_CERTIFICATE: [...PICTURES, 'pdf'],
  FEEDBACK: [...PICTURES, 'pdf'],
  REFUND_PHOTO: PICTURES,
  PRODUCT_SEARCH: ['jpg', 'jpeg', 'png'],
  QC_PHOTO: [],
  SHOP_PICTURE: [],
  BANK_FILE: [],
};

/**
 * A token with which a shopper may upload one file. Throws `VALIDATION_FAILED` for a type that the catalog
 * does not accept, and `TOO_MANY_REQUESTS` after a hundred files in a day.
 */
export async function getUploadToken(
  scope: OwnerScope,
  requested: { catalog: UploadCatalog; ext: Extension },
): Promise<UploadToken> {
  if (!SHOPPER_TYPES[requested.catalog].includes(requested.ext)) {
    const field = SHOPPER_TYPES[requested.catalog].length > 0 ? 'ext' : 'catalog';
    throw new Failure('VALIDATION_FAILED', {}, [{ field, code: 'choice' }]);
  }
  await countAttempt(scope, `upload:${scope.userId}`, PER_SHOPPER);
  const uploader = requested.catalog === 'PRODUCT_SEARCH' ? withoutUser(scope) : scope;
  return issueUploadToken(scope, uploader, requested);
}

/**
 * A token with which anybody may upload one picture to search by. Throws `TOO_MANY_REQUESTS` after
 * two hundred calls of a network in an hour.
 */
export async function getImageSearchToken(
  scope: Scope,
  ext: 'jpg' | 'jpeg' | 'png',
): Promise<UploadToken> {
  await countNetworkAttempt(scope, 'image-search', PER_NETWORK);
  return issueUploadToken(scope, withoutUser(scope), { catalog: 'PRODUCT_SEARCH', ext });
}

/** A token with which an operator may upload one picture of a quality check. */
export async function getOpsUploadToken(scope: Scope, ext: Extension): Promise<UploadToken> {
  return issueUploadToken(scope, withoutUser(scope), { catalog: 'QC_PHOTO', ext });
}

/**
 * A token with which an operator may upload one public picture. Throws `VALIDATION_FAILED` for WebP if
 * pictures are not resized here: metadata can be removed only from JPEG and PNG.
 */
export async function getShopUploadToken(
  scope: Scope,
  ext: Extension,
  { resizes }: { resizes: boolean },
): Promise<UploadToken> {
  if (ext === 'webp' && !resizes && scope.bucket.kind === 'embedded') {
    throw new Failure('VALIDATION_FAILED', {}, [{ field: 'ext', code: 'choice' }]);
  }
  return issueUploadToken(scope, withoutUser(scope), { catalog: 'SHOP_PICTURE', ext });
}

/** A token with which an operator may upload one file of a bank. */
export async function getBankUploadToken(scope: Scope, ext: Extension): Promise<UploadToken> {
  return issueUploadToken(scope, withoutUser(scope), { catalog: 'BANK_FILE', ext });
}

/** Stores the row of a file that was posted to the embedded bucket. */
export async function recordUpload(db: Database, stored: StoredUpload, now: number): Promise<void> {
  await db.insert(uploads).values({ ...stored, createdAt: now });
}

/**
 * A file that the shopper uploaded to this catalog, by the key in the request's `field`. Throws
 * `NOT_FOUND` at that field for any other file.
 */
export async function ownUpload(
  scope: OwnerScope,
  key: string,
  { catalog, field }: { catalog: UploadCatalog; field: string },
): Promise<UploadRow> {
  const row = (await find(scope, key)) ?? (await recordOssUpload(scope, scope, key));
  if (row?.userId === scope.userId && row.catalog === catalog) return row;
  throw new Failure('NOT_FOUND', {}, [{ field, code: 'invalid' }]);
}

/**
 * A file that somebody of the staff has just uploaded to a catalog, by the key of its upload token; the files that were
 * made of a picture have other keys. Throws `NOT_FOUND` at the field of the request.
 */
export async function uploadedByStaff(
  scope: Scope,
  key: string,
  catalog: 'SHOP_PICTURE' | 'BANK_FILE' | 'QC_PHOTO',
  field = 'file',
): Promise<UploadRow> {
  const uploader = withoutUser(scope);
  const isUploaded = await isKeyOf(scope.keys, uploader, key);
  const row = (await find(scope, key)) ?? (await recordOssUpload(scope, uploader, key));
  if (isUploaded && row?.catalog === catalog) return row;
  throw new Failure('NOT_FOUND', {}, [{ field, code: 'invalid' }]);
}

/**
 * A file that the caller may read. Operators may read every file of the tenant. Shoppers may read
 * their own files and the pictures of quality checks, whose keys can't be guessed. Anybody may read
 * pictures to search by and the shop's own pictures; nobody reads files of banks here. Throws `NOT_FOUND` for any other file.
 */
export async function readableUpload(
  scope: Scope & { userId?: string },
  key: string,
): Promise<UploadRow> {
  const row = (await find(scope, key)) ?? (await recordOssUploadForReader(scope, key));
  // Statements of banks are read by a call of their own, which the audit records.
  if (!row || row.catalog === 'BANK_FILE') throw new Failure('NOT_FOUND');
  const isReadable =
    scope.actor === 'OPERATOR' ||
    row.catalog === 'PRODUCT_SEARCH' ||
    row.catalog === 'SHOP_PICTURE' ||
    (scope.userId !== undefined && (row.catalog === 'QC_PHOTO' || row.userId === scope.userId));
  if (!isReadable) throw new Failure('NOT_FOUND');
  return row;
}

async function find({ db, tenantId }: Scope, key: string): Promise<UploadRow | undefined> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.key, key), eq(uploads.tenantId, tenantId)));
  return row;
}

/** The uploader of a file that belongs to no shopper: an operator, or any visitor who searches by picture. */
const withoutUser = ({ tenantId }: Scope): Uploader => ({ tenantId, userId: '' });

/** As `recordOssUpload`, for a file of the caller or of no shopper. */
async function recordOssUploadForReader(scope: Scope & { userId?: string }, key: string) {
  const { tenantId, userId } = scope;
  const asShopper = userId ? await recordOssUpload(scope, { tenantId, userId }, key) : undefined;
  return asShopper ?? recordOssUpload(scope, withoutUser(scope), key);
}

/**
 * Stores the row of a file that its uploader posted directly to Alibaba Cloud OSS, not through this
 * server. The key proves the owner, the bytes show the type. Undefined if the bucket has no such file,
 * or if its type or size is not allowed.
 */
async function recordOssUpload(
  scope: Scope,
  uploader: Uploader,
  key: string,
): Promise<UploadRow | undefined> {
  const { bucket, db, keys, now } = scope;
  if (bucket.kind !== 'oss' || !(await isKeyOf(keys, uploader, key))) return undefined;
  const body = await bucket.get(key);
  if (!body) return undefined;
  const bytes = new Uint8Array(await new Response(body).arrayBuffer());
  const contentType = typeIn(catalogOf(key), bytes);
  if (!contentType || !typesOf(key).includes(contentType) || bytes.length > MAX_FILE_BYTES) {
    return undefined;
  }
  const { tenantId, userId } = uploader;
  await db
    .insert(uploads)
    .values({
      key,
      tenantId,
      userId,
      catalog: catalogOf(key),
      contentType,
      bytes: bytes.length,
      sha256: await sha256Hex(bytes),
      createdAt: now,
    })
    .onConflictDoNothing();
  return find(scope, key);
}

/**
 * The limit of searches by picture of one network, each page of results included. High, because a
 * search costs at most the decoding of one picture.
 */
const SEARCHES_PER_NETWORK: AttemptLimit = { limit: 1_000, windowSeconds: 3_600 };

/**
 * The uploaded picture to search by, by the URL that its upload token gave. No other URL is ever
 * fetched. Throws `PICTURE_NOT_FOUND` if there is no such picture, `UPLOAD_REFUSED` or
 * `PICTURE_TOO_LARGE` for a file on OSS that is no usable picture, and `TOO_MANY_REQUESTS`.
 */
export async function pictureToSearchBy(scope: Scope, imageUrl: string): Promise<StrippedPicture> {
  await countNetworkAttempt(scope, 'picture-search', SEARCHES_PER_NETWORK);
  const key = keyOfAddress(scope.bucket, imageUrl);
  if (!key || !(await isKeyOf(scope.keys, withoutUser(scope), key))) {
    throw new Failure('PICTURE_NOT_FOUND');
  }
  const row = (await find(scope, key)) ?? (await recordOssUpload(scope, withoutUser(scope), key));
  const body = row?.catalog === 'PRODUCT_SEARCH' ? await scope.bucket.get(key) : undefined;
  if (!body) throw new Failure('PICTURE_NOT_FOUND');
  return stripPicture(new Uint8Array(await new Response(body).arrayBuffer()));
}
