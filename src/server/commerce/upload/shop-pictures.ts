import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { ShopPicture } from '../../../contract/ops/shop/shop-pictures.ts';
import {
  pictureBase,
  resizedKey,
  strippedKey,
} from '../../../contract/values/shop/shop-pictures.ts';
import { sha256Hex } from '../../crypto/digest.ts';
import { newId } from '../../crypto/random.ts';
import { uploads } from '../../db/schema/people/users.ts';
import { ownProducts } from '../../db/schema/shop/own-stock.ts';
import { shopParts, shopPictures } from '../../db/schema/shop/shop.ts';
import { tenants } from '../../db/schema/shop/tenants.ts';
import type { ResizePicture } from '../../platform/resize-picture.ts';
import type { Bytes } from '../../storage/bytes.ts';
import { pictureSize } from '../../storage/file-type.ts';
import { stripPicture } from '../../storage/picture.ts';
import { UPLOADS_PATH } from '../../storage/upload-token.ts';
import { atomically, inList, type Statement } from '../base/atomically.ts';
import { iso } from '../base/clock.ts';
import type { Scope } from '../base/scope.ts';
import { staffNames } from '../base/staff-names.ts';
import type { PictureUses } from '../site/picture-uses.ts';
import { uploadedByStaff } from './uploads.ts';

type Row = typeof shopPictures.$inferSelect;
type StoredFile = { key: string; contentType: string; bytes: Bytes; width: number; height: number };

/** How many pictures are listed: more than a shop shows at one time. */
const MOST_LISTED = 200;

const pathOf = (key: string) => `${UPLOADS_PATH}/${key}`;

/** The tenant's pictures, newest first, at most `MOST_LISTED`. */
export async function listPictures(scope: Scope, uses: PictureUses): Promise<ShopPicture[]> {
  const { db, tenantId } = scope;
  const rows = await db
    .select()
    .from(shopPictures)
    .where(eq(shopPictures.tenantId, tenantId))
    .orderBy(desc(shopPictures.createdAt), asc(shopPictures.id))
    .limit(MOST_LISTED);
  const names = await staffNames(
    scope,
    rows.map(({ createdBy }) => createdBy),
  );
  return rows.map((row) => viewPicture(row, uses, names.get(row.createdBy) ?? ''));
}

/**
 * Adds an uploaded picture. If the platform can, it is written again in several sizes and formats;
 * otherwise it is stored without metadata. Throws `NOT_FOUND`, `UPLOAD_REFUSED` if its data are broken, and
 * `PICTURE_TOO_LARGE`.
 */
export async function addPicture(
  scope: Scope,
  { file, name }: { file: string; name: string },
  resize: ResizePicture | undefined,
): Promise<ShopPicture> {
  const { db, tenantId, now, staffId = '', bucket } = scope;
  const uploaded = await uploadedByStaff(scope, file, 'SHOP_PICTURE');
  const body = await bucket.get(uploaded.key);
  if (!body) throw new Failure('NOT_FOUND', {}, [{ field: 'file', code: 'invalid' }]);
  const bytes: Bytes = new Uint8Array(await new Response(body).arrayBuffer());
  const files = await filesOf(scope, { key: uploaded.key, bytes }, resize);
  const [main, ...others] = files;
  const row: Row = {
    id: newId(now),
    tenantId,
    version: 0,
    name,
    key: main.key,
    otherKeys: others.map(({ key }) => key),
    width: main.width,
    height: main.height,
    bytes: main.bytes.length,
    createdBy: staffId,
    createdAt: now,
  };
  const uploadRows = await Promise.all(
    files.map(async ({ key, contentType, bytes: content }) => ({
      ...uploaded,
      key,
      contentType,
      bytes: content.length,
      sha256: await sha256Hex(content),
      createdAt: now,
    })),
  );
  const isReplaced = main.key !== uploaded.key;
  await atomically(
    scope,
    [
      db.insert(shopPictures).values(row),
      ...(isReplaced ? [db.delete(uploads).where(eq(uploads.key, uploaded.key))] : []),
      ...(isReplaced ? uploadRows.map((one) => db.insert(uploads).values(one)) : []),
    ],
    {},
  );
  if (isReplaced && bucket.kind === 'embedded') await bucket.remove(uploaded.key);
  const names = await staffNames(scope, [staffId]);
  return viewPicture(row, NOT_USED, names.get(staffId) ?? '');
}

/** Writes the files of a picture into the bucket. The first is its main file. */
async function filesOf(
  { bucket }: Scope,
  { key, bytes }: { key: string; bytes: Bytes },
  resize: ResizePicture | undefined,
): Promise<[StoredFile, ...StoredFile[]]> {
  const size = pictureSize(bytes);
  if (!size) throw new Failure('UPLOAD_REFUSED');
  const { kind } = bucket;
  // Browsers post to OSS directly, and nothing is written there from here.
  if (kind === 'oss') return [{ key, bytes, contentType: typeOf(key), ...size }];
  const resized = resize && (await resize(bytes));
  if (resize && !resized) throw new Failure('UPLOAD_REFUSED');
  if (!resized) {
    const stripped = await stripPicture(bytes);
    const file = { key: strippedKey(key), ...stripped, ...size };
    if (!(await bucket.put(file.key, file.bytes))) throw new Failure('CONFLICT');
    return [file];
  }
  const [first, ...rest] = resized.map(({ suffix, ext, ...file }) => ({
    ...file,
    key: resizedKey(key, suffix, ext),
  }));
  if (!first) throw new Failure('UPLOAD_REFUSED');
  for (const file of [first, ...rest]) {
    if (!(await bucket.put(file.key, file.bytes))) throw new Failure('CONFLICT');
  }
  return [first, ...rest];
}

const extOf = (key: string) => key.slice(key.lastIndexOf('.') + 1);
const typeOf = (key: string) => `image/${extOf(key).replace('jpg', 'jpeg')}`;

/**
 * Removes a picture with its files. Throws `NOT_FOUND`, `ILLEGAL_TRANSITION` if a part of the shop, a product or a channel shows it, and
 * `CONFLICT` if the shop changes meanwhile.
 */
export async function removePicture(scope: Scope, id: string, uses: PictureUses): Promise<void> {
  const { db, tenantId, bucket } = scope;
  const isPicture = and(eq(shopPictures.tenantId, tenantId), eq(shopPictures.id, id));
  const [row] = await db.select().from(shopPictures).where(isPicture);
  if (!row) throw new Failure('NOT_FOUND');
  const path = pathOf(row.key);
  if (uses.partsWith(path).length > 0 || uses.isOfProduct(path) || uses.isOfChannel(path)) {
    throw new Failure('ILLEGAL_TRANSITION');
  }
  const keys = [row.key, ...row.otherKeys];
  await atomically(
    scope,
    [
      requireUnused(scope, row.key, uses.revision),
      db.delete(shopPictures).where(isPicture),
      db.delete(uploads).where(and(eq(uploads.tenantId, tenantId), inList(uploads.key, keys))),
    ],
    { TENANT_REVISION: () => new Failure('CONFLICT') },
  );
  if (bucket.kind !== 'embedded') return;
  for (const key of keys) await bucket.remove(key);
}

/**
 * The statement that fails if anything was published since the uses were read, or a draft or a product
 * names the picture. It raises the revision, so that a concurrent publication checks again whether the
 * picture exists.
 */
function requireUnused({ db, tenantId }: Scope, key: string, revision: number): Statement {
  const drafts = sql`select 1 from ${shopParts} where ${shopParts.tenantId} = ${tenantId}
    and instr(${shopParts.draft}, ${pictureBase(pathOf(key))}) > 0`;
  const { pictures, options, typed } = ownProducts;
  const ofProducts = sql`select 1 from ${ownProducts} where ${ownProducts.tenantId} = ${tenantId}
    and instr(${pictures} || ${options} || coalesce(${typed}, ''), ${pictureBase(pathOf(key))}) > 0`;
  const isUnused = sql`${tenants.revision} = ${revision} and not exists (${drafts}) and not exists (${ofProducts})`;
  return db
    .update(tenants)
    .set({ revision: sql`case when ${isUnused} then ${tenants.revision} + 1 end` })
    .where(eq(tenants.id, tenantId));
}

const NOT_USED = { partsWith: () => [], isOfProduct: () => false, isOfChannel: () => false };

const viewPicture = (
  row: Row,
  { partsWith, isOfProduct, isOfChannel }: Omit<PictureUses, 'revision'>,
  createdBy: string,
): ShopPicture => ({
  id: row.id,
  name: row.name,
  path: pathOf(row.key),
  width: row.width,
  height: row.height,
  bytes: row.bytes,
  resized: row.otherKeys.length > 0,
  usedIn: partsWith(pathOf(row.key)),
  ofProduct: isOfProduct(pathOf(row.key)),
  ofChannel: isOfChannel(pathOf(row.key)),
  createdAt: iso(row.createdAt),
  createdBy,
  version: row.version,
});
