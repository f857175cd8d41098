import type { UploadToken } from '../../contract/calls/uploads.ts';
import { Failure } from '../../contract/errors.ts';
import type { UploadCatalog } from '../../contract/values/money/account-kinds.ts';
import { base64, constantTimeEqual, hex, hmacSha1, hmacSha256 } from '../crypto/digest.ts';
import { type KeyRing, keyNamed } from '../crypto/keys.ts';
import { newId } from '../crypto/random.ts';
import type { Bucket } from '../platform/bucket.ts';
import { CONTENT_TYPES, type ContentType, type Extension } from './file-type.ts';
import { MAX_FILE_BYTES } from './posted-form.ts';

/** The owner of an upload. `userId` is empty for an operator. */
export type Uploader = { tenantId: string; userId: string };
type Store = { bucket: Bucket; keys: KeyRing; now: number };

const VALID_MS = 10 * 60_000;
/**
 * A picture to search by may be either type: a form without JavaScript gets its token before the
 * picture is chosen.
 */
const SEARCH_PICTURE_TYPES: readonly ContentType[] = ['image/jpeg', 'image/png'];
/** The path of the embedded bucket, for posting and reading. */
export const UPLOADS_PATH = '/uploads';

/** The key of the file at a path of `UPLOADS_PATH`. */
export const keyAtPath = (path: string): string => path.slice(UPLOADS_PATH.length + 1);

/**
 * Issues a token to post one file to the bucket within ten minutes: the fields of an OSS PostObject
 * form.
 */
export async function issueUploadToken(
  { bucket, keys, now }: Store,
  uploader: Uploader,
  { catalog, ext }: { catalog: UploadCatalog; ext: Extension },
): Promise<UploadToken> {
  const key = await newFileKey(keys, uploader, { catalog, ext, now });
  const conditions: unknown[] = [
    ['eq', '$key', key],
    ['content-length-range', 1, MAX_FILE_BYTES],
  ];
  if (bucket.kind === 'embedded') {
    // OSS gets no such conditions: it would require them as form fields, which our forms don't have.
    conditions.push(
      catalog === 'PRODUCT_SEARCH'
        ? ['in', '$content-type', SEARCH_PICTURE_TYPES]
        : ['eq', '$content-type', CONTENT_TYPES[ext]],
      ['eq', '$x-meta-tenant', uploader.tenantId],
      ['eq', '$x-meta-user', uploader.userId],
    );
  }
  const expiration = new Date(now + VALID_MS).toISOString();
  const policy = base64(JSON.stringify({ expiration, conditions }));
  const [current] = keys.signing;
  const oss = bucket.kind === 'oss' ? bucket : undefined;
  return {
    key,
    policy,
    accessKeyId: oss?.accessKeyId ?? current.kid,
    signature: base64(await hmacSha1(oss?.accessKeySecret ?? copyOf(current.key), policy)),
    bucketHost: oss?.host ?? UPLOADS_PATH,
    cdnUrl: oss?.cdnUrl ?? UPLOADS_PATH,
  };
}

/** What a posted form is allowed to upload. */
export type UploadGrant = Uploader & {
  key: string;
  catalog: UploadCatalog;
  types: readonly ContentType[];
};

/**
 * Checks the fields of a form posted to the embedded bucket: signature, policy and key. Throws
 * `FORBIDDEN` unless they belong to an unexpired token of this deployment.
 */
export async function verifyUploadForm(
  { keys, now }: Pick<Store, 'keys' | 'now'>,
  form: FormData,
): Promise<UploadGrant> {
  const field = (name: string) => String(form.get(name) ?? '');
  const signer = keyNamed(keys.signing, field('OSSAccessKeyId'));
  const policy = field('policy');
  const expected = signer && base64(await hmacSha1(copyOf(signer), policy));
  if (!expected || !constantTimeEqual(expected, field('signature'))) throw new Failure('FORBIDDEN');
  const { expiration, conditions } = JSON.parse(atob(policy)) as {
    expiration: string;
    conditions: [string, string, string | string[]][];
  };
  const allowedValues = (name: string) =>
    [conditions.find(([, what]) => what === `$${name}`)?.[2] ?? ''].flat();
  const requiredValue = (name: string) => allowedValues(name)[0] ?? '';
  const key = requiredValue('key');
  if (Date.parse(expiration) <= now || field('key') !== key) throw new Failure('FORBIDDEN');
  return {
    key,
    catalog: catalogOf(key),
    types: allowedValues('content-type') as ContentType[],
    tenantId: requiredValue('x-meta-tenant'),
    userId: requiredValue('x-meta-user'),
  };
}

/** The kind of upload that a key is for, from the folder in the key. */
export function catalogOf(key: string): UploadCatalog {
  const [folder = ''] = key.split('/');
  return folder.toUpperCase().replaceAll('-', '_') as UploadCatalog;
}

/** The content types that a key's file may have. */
export function typesOf(key: string): readonly (ContentType | undefined)[] {
  if (catalogOf(key) === 'PRODUCT_SEARCH') return SEARCH_PICTURE_TYPES;
  return [CONTENT_TYPES[key.slice(key.lastIndexOf('.') + 1) as Extension]];
}

/** The key of a file by its URL in the bucket; undefined for any other URL. */
export function keyOfAddress(bucket: Bucket, address: string): string | undefined {
  const prefix = `${bucket.kind === 'oss' ? bucket.cdnUrl : UPLOADS_PATH}/`;
  return address.startsWith(prefix) ? address.slice(prefix.length) : undefined;
}

/**
 * Whether a key was issued to this uploader, by the MAC at its end. This also proves who owns a file
 * that the browser posted directly to OSS.
 */
export async function isKeyOf(keys: KeyRing, uploader: Uploader, key: string): Promise<boolean> {
  const [, folder = '', id = '', tag = ''] = /^([a-z-]+)\/(\w+)-(\w+)\.[a-z]{3,4}$/.exec(key) ?? [];
  const tags = await Promise.all(
    keys.signing.map((signer) => keyTag(signer.key, uploader, `${folder}/${id}`)),
  );
  return tags.some((expected) => constantTimeEqual(expected, tag));
}

async function newFileKey(
  ring: KeyRing,
  uploader: Uploader,
  { catalog, ext, now }: { catalog: UploadCatalog; ext: Extension; now: number },
): Promise<string> {
  const name = `${catalog.toLowerCase().replaceAll('_', '-')}/${newId(now)}`;
  const [current] = ring.signing;
  return `${name}-${await keyTag(current.key, uploader, name)}.${ext}`;
}

async function keyTag(
  signingKey: Uint8Array,
  { tenantId, userId }: Uploader,
  name: string,
): Promise<string> {
  const message = JSON.stringify(['upload', tenantId, userId, name]);
  return hex(await hmacSha256(copyOf(signingKey), message)).slice(0, 24);
}

/** A copy of a key, in a buffer of the type that HMAC needs. */
const copyOf = (key: Uint8Array) => new Uint8Array(key);
