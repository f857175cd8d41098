import type { UploadToken } from '../../contract/calls/uploads.ts';
import { Failure } from '../../contract/errors.ts';
import type { UploadCatalog } from '../../contract/values/enums.ts';
import { base64, constantTimeEqual, hex, hmacSha1, hmacSha256 } from '../crypto/digest.ts';
import { type KeyRing, keyNamed } from '../crypto/keys.ts';
import { newId } from '../crypto/random.ts';
import type { Bucket } from '../platform/bucket.ts';
import { CONTENT_TYPES, type ContentType, type Extension } from './file-type.ts';
import { MAX_FILE_BYTES } from './posted-form.ts';

/** Who uploads: an operator has no user. */
export type Uploader = { tenantId: string; userId: string };
type Store = { bucket: Bucket; keys: KeyRing; now: number };

const VALID_MS = 10 * 60_000;
/** A picture to search by may be either, whatever it is called: a form without a script can't tell. */
const SEARCHED_BY: readonly ContentType[] = ['image/jpeg', 'image/png'];
/** Path of the embedded bucket, to post to and to read from. */
export const UPLOADS_PATH = '/uploads';

/** Leave to post one file to the bucket within ten minutes: the form of an OSS PostObject. */
export async function issueUploadToken(
  { bucket, keys, now }: Store,
  uploader: Uploader,
  { catalog, ext }: { catalog: UploadCatalog; ext: Extension },
): Promise<UploadToken> {
  const key = await newKey(keys, uploader, { catalog, ext, now });
  const conditions: unknown[] = [
    ['eq', '$key', key],
    ['content-length-range', 1, MAX_FILE_BYTES],
  ];
  if (bucket.kind === 'embedded') {
    // OSS would look for these among the form's fields, where nobody writes them.
    conditions.push(
      catalog === 'PRODUCT_SEARCH'
        ? ['in', '$content-type', SEARCHED_BY]
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
    signature: base64(await hmacSha1(oss?.accessKeySecret ?? secret(current.key), policy)),
    bucketHost: oss?.host ?? UPLOADS_PATH,
    cdnUrl: oss?.cdnUrl ?? UPLOADS_PATH,
  };
}

/** What a posted form has leave for. */
export type Leave = Uploader & {
  key: string;
  catalog: UploadCatalog;
  types: readonly ContentType[];
};

/**
 * Checks the fields of a form posted to the embedded bucket. Throws `FORBIDDEN` unless they are
 * those of a token of ours that has not expired: signature, policy and key.
 */
export async function leaveOf(
  { keys, now }: Pick<Store, 'keys' | 'now'>,
  form: FormData,
): Promise<Leave> {
  const field = (name: string) => String(form.get(name) ?? '');
  const signer = keyNamed(keys.signing, field('OSSAccessKeyId'));
  const policy = field('policy');
  const expected = signer && base64(await hmacSha1(secret(signer), policy));
  if (!expected || !constantTimeEqual(expected, field('signature'))) throw new Failure('FORBIDDEN');
  const { expiration, conditions } = JSON.parse(atob(policy)) as {
    expiration: string;
    conditions: [string, string, string | string[]][];
  };
  const choices = (name: string) =>
    [conditions.find(([, what]) => what === `$${name}`)?.[2] ?? ''].flat();
  const equal = (name: string) => choices(name)[0] ?? '';
  const key = equal('key');
  if (Date.parse(expiration) <= now || field('key') !== key) throw new Failure('FORBIDDEN');
  return {
    key,
    catalog: catalogOf(key),
    types: choices('content-type') as ContentType[],
    tenantId: equal('x-meta-tenant'),
    userId: equal('x-meta-user'),
  };
}

/** The catalog that a key of ours was made for, which is its folder. */
export function catalogOf(key: string): UploadCatalog {
  const [folder = ''] = key.split('/');
  return folder.toUpperCase().replaceAll('-', '_') as UploadCatalog;
}

/** The types that a key of ours may be of. */
export function typesOf(key: string): readonly (ContentType | undefined)[] {
  if (catalogOf(key) === 'PRODUCT_SEARCH') return SEARCHED_BY;
  return [CONTENT_TYPES[key.slice(key.lastIndexOf('.') + 1) as Extension]];
}

/** The key of a file by the address that the bucket's token gave for it. Undefined for any other. */
export function keyOfAddress(bucket: Bucket, address: string): string | undefined {
  const prefix = `${bucket.kind === 'oss' ? bucket.cdnUrl : UPLOADS_PATH}/`;
  return address.startsWith(prefix) ? address.slice(prefix.length) : undefined;
}

/**
 * Whether a key was made for this uploader: its name ends in a mark that nobody else can make. So
 * it is known also of a file that went to OSS without us.
 */
export async function isKeyOf(keys: KeyRing, uploader: Uploader, key: string): Promise<boolean> {
  const [, folder = '', id = '', mark = ''] =
    /^([a-z-]+)\/(\w+)-(\w+)\.[a-z]{3,4}$/.exec(key) ?? [];
  const marks = await Promise.all(
    keys.signing.map((signer) => markOf(signer.key, uploader, `${folder}/${id}`)),
  );
  return marks.some((expected) => constantTimeEqual(expected, mark));
}

async function newKey(
  keys: KeyRing,
  uploader: Uploader,
  { catalog, ext, now }: { catalog: UploadCatalog; ext: Extension; now: number },
): Promise<string> {
  const name = `${catalog.toLowerCase().replaceAll('_', '-')}/${newId(now)}`;
  const [current] = keys.signing;
  return `${name}-${await markOf(current.key, uploader, name)}.${ext}`;
}

async function markOf(
  key: Uint8Array,
  { tenantId, userId }: Uploader,
  name: string,
): Promise<string> {
  const message = JSON.stringify(['upload', tenantId, userId, name]);
  return hex(await hmacSha256(secret(key), message)).slice(0, 24);
}

const secret = (key: Uint8Array) => new Uint8Array(key);
