import { and, eq } from 'drizzle-orm';
import type { UploadToken } from '../../../contract/calls/uploads.ts';
import { Failure } from '../../../contract/errors.ts';
import type { UploadCatalog } from '../../../contract/values/account-kinds.ts';
import { sha256Hex } from '../../crypto/digest.ts';
import { uploads } from '../../db/schema/users.ts';
import type { Database } from '../../platform/platform.ts';
import type { StoredUpload } from '../../storage/accept-post.ts';
import { type Extension, fileType } from '../../storage/file-type.ts';
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
import { type AttemptLimit, countAddressAttempt, countAttempt } from '../identity/attempts.ts';

export type UploadRow = typeof uploads.$inferSelect;

/** Files of one shopper: none of them is ever needed so often. */
const PER_SHOPPER: AttemptLimit = { limit: 100, windowSeconds: 86_400 };

/** Pictures to search by from one address, behind which many shoppers may be. */
const PER_ADDRESS: AttemptLimit = { limit: 200, windowSeconds: 3_600 };

const PICTURES: readonly Extension[] = ['jpg', 'jpeg', 'png', 'webp'];

/** What a shopper may upload; pictures of a quality check are the operators'. */
const SHOPPERS: Record<UploadCatalog, readonly Extension[]> = {
  DEPOSIT_CERTIFICATE: [...PICTURES, 'pdf'],
  FEEDBACK: [...PICTURES, 'pdf'],
  PRODUCT_SEARCH: ['jpg', 'jpeg', 'png'],
  QC_PHOTO: [],
};

/**
 * A shopper's leave to upload one file. Throws `VALIDATION_FAILED` for a type that the catalog does
 * not take, and `TOO_MANY_REQUESTS` after a hundred files in a day.
 */
export async function getUploadToken(
  scope: OwnerScope,
  wanted: { catalog: UploadCatalog; ext: Extension },
): Promise<UploadToken> {
  if (!SHOPPERS[wanted.catalog].includes(wanted.ext)) {
    const field = SHOPPERS[wanted.catalog].length > 0 ? 'ext' : 'catalog';
    throw new Failure('VALIDATION_FAILED', {}, [{ field, code: 'choice' }]);
  }
  await countAttempt(scope, `upload:${scope.userId}`, PER_SHOPPER);
  const uploader = wanted.catalog === 'PRODUCT_SEARCH' ? withoutUser(scope) : scope;
  return issueUploadToken(scope, uploader, wanted);
}

/**
 * Anybody's leave to upload one picture to search by. Throws `TOO_MANY_REQUESTS` after so many from
 * one address in an hour.
 */
export async function getImageSearchToken(
  scope: Scope,
  ext: 'jpg' | 'jpeg' | 'png',
): Promise<UploadToken> {
  await countAddressAttempt(scope, 'image-search', PER_ADDRESS);
  return issueUploadToken(scope, withoutUser(scope), { catalog: 'PRODUCT_SEARCH', ext });
}

/** An operator's leave to upload one picture of a quality check. */
export async function getOpsUploadToken(scope: Scope, ext: Extension): Promise<UploadToken> {
  return issueUploadToken(scope, withoutUser(scope), { catalog: 'QC_PHOTO', ext });
}

/** Remembers a file that was posted to the embedded bucket. */
export async function recordUpload(db: Database, stored: StoredUpload, now: number): Promise<void> {
  await db.insert(uploads).values({ ...stored, createdAt: now });
}

/**
 * A file that the shopper uploaded for this purpose and named in a field. Throws `NOT_FOUND` there
 * for any other.
 */
export async function ownUpload(
  scope: OwnerScope,
  key: string,
  { catalog, field }: { catalog: UploadCatalog; field: string },
): Promise<UploadRow> {
  const row = (await find(scope, key)) ?? (await claim(scope, scope, key));
  if (row?.userId === scope.userId && row.catalog === catalog) return row;
  throw new Failure('NOT_FOUND', {}, [{ field, code: 'invalid' }]);
}

/**
 * A file that the reader may see: an operator every file of the tenant, a shopper their own and
 * the pictures of quality checks, whose names nobody guesses, anybody the pictures that were
 * searched by. Throws `NOT_FOUND` for any other.
 */
export async function readableUpload(
  scope: Scope & { userId?: string },
  key: string,
): Promise<UploadRow> {
  const row = (await find(scope, key)) ?? (await claimForReader(scope, key));
  if (!row) throw new Failure('NOT_FOUND');
  const isReadable =
    scope.actor === 'OPERATOR' ||
    row.catalog === 'PRODUCT_SEARCH' ||
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

/** An operator, or a visitor who is not signed in. */
const withoutUser = ({ tenantId }: Scope): Uploader => ({ tenantId, userId: '' });

async function claimForReader(scope: Scope & { userId?: string }, key: string) {
  const { tenantId, userId } = scope;
  const asShopper = userId ? await claim(scope, { tenantId, userId }, key) : undefined;
  return asShopper ?? claim(scope, withoutUser(scope), key);
}

/**
 * Remembers a file that its uploader posted to OSS, about which we were told nothing: its key says
 * whose it is, its bytes what it is. Undefined for what was never there or is no file of ours.
 */
async function claim(
  scope: Scope,
  uploader: Uploader,
  key: string,
): Promise<UploadRow | undefined> {
  const { bucket, db, keys, now } = scope;
  if (bucket.kind !== 'oss' || !(await isKeyOf(keys, uploader, key))) return undefined;
  const body = await bucket.get(key);
  if (!body) return undefined;
  const bytes = new Uint8Array(await new Response(body).arrayBuffer());
  const contentType = fileType(bytes);
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
 * Searches by picture of one address, its pages too: each costs the decoding of a picture at most.
 */
const SEARCHES_PER_ADDRESS: AttemptLimit = { limit: 1_000, windowSeconds: 3_600 };

/**
 * The picture at an address that a token of ours gave, to search by. No other address is ever asked.
 * Throws `PICTURE_NOT_FOUND` where there is none, `UPLOAD_REFUSED` or `PICTURE_TOO_LARGE` for what
 * was posted to OSS and is no picture to search by, and `TOO_MANY_REQUESTS`.
 */
export async function pictureToSearchBy(scope: Scope, imageUrl: string): Promise<StrippedPicture> {
  await countAddressAttempt(scope, 'picture-search', SEARCHES_PER_ADDRESS);
  const key = keyOfAddress(scope.bucket, imageUrl);
  if (!key || !(await isKeyOf(scope.keys, withoutUser(scope), key))) {
    throw new Failure('PICTURE_NOT_FOUND');
  }
  const row = (await find(scope, key)) ?? (await claim(scope, withoutUser(scope), key));
  const body = row?.catalog === 'PRODUCT_SEARCH' ? await scope.bucket.get(key) : undefined;
  if (!body) throw new Failure('PICTURE_NOT_FOUND');
  return stripPicture(new Uint8Array(await new Response(body).arrayBuffer()));
}
