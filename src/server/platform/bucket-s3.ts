import { AwsClient } from 'aws4fetch';
import { TIMEOUT_MS } from '../../contract/timeout.ts';
import { sha256Hex } from '../crypto/digest.ts';
import type { EmbeddedBucket } from './bucket.ts';
import type { Config } from './config.ts';
import { StartRefused } from './start-refused.ts';

/** A key that no upload has, to find out whether the bucket can be read. */
const MISSING_KEY = 'start/none';

type SendRequest = (method: string, key: string, init?: RequestInit) => Promise<Response>;

/** Returns a function that sends signed requests to the configured bucket; undefined if no bucket is configured. */
function signedRequests(config: Config): SendRequest | undefined {
  const { S3_BUCKET_URL, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION } = config;
  if (!S3_BUCKET_URL || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  const client = new AwsClient({
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    service: 's3',
    region: S3_REGION,
    // No retries: if a write is stored but its response is lost, a second attempt would find the key
    // taken.
    retries: 0,
  });
  return (method, key, init) =>
    client.fetch(`${S3_BUCKET_URL}/${key}`, {
      ...init,
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
}

/** The status and error code of a response, such as `403 SignatureDoesNotMatch`. Reads the body. */
async function errorOf(response: Response): Promise<string> {
  const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(await response.text()) ?? [];
  return `${response.status} ${code}`.trimEnd();
}

async function createError(response: Response): Promise<Error> {
  return new Error(`The bucket answered ${await errorOf(response)}`);
}

/**
 * The embedded bucket as objects in a bucket that speaks S3: Amazon's, R2, Backblaze B2, MinIO, Ceph. Only
 * this server reads and writes it, so it stays private and needs no CORS rules (docs/decisions/055).
 * Undefined if none is configured.
 */
export function s3Bucket(config: Config): EmbeddedBucket | undefined {
  const send = signedRequests(config);
  if (!send) return undefined;
  return {
    kind: 'embedded',
    put: (key, bytes) => putNew(send, key, bytes),
    remove: async (key) => {
      const response = await send('DELETE', key);
      if (!response.ok && response.status !== 404) throw await createError(response);
      await response.body?.cancel();
    },
    get: async (key) => {
      const response = await send('GET', key);
      if (response.ok) return response.body ?? undefined;
      if (response.status !== 404) throw await createError(response);
      await response.body?.cancel();
      return undefined;
    },
  };
}

/** Stores a file under a new key; false if the key is taken. */
async function putNew(
  send: SendRequest,
  key: string,
  body: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const hash = { 'x-amz-content-sha256': await sha256Hex(body) };
  let response = await send('PUT', key, { body, headers: { ...hash, 'if-none-match': '*' } });
  if (response.status === 501) {
    // Backblaze B2 has no conditional writes.
    await response.body?.cancel();
    const existing = await send('HEAD', key);
    if (existing.ok) return false;
    if (existing.status !== 404) throw await createError(existing);
    response = await send('PUT', key, { body, headers: hash });
  }
  // 409: another write of this key is under way.
  const isTaken = response.status === 412 || response.status === 409;
  if (!response.ok && !isTaken) throw await createError(response);
  await response.body?.cancel();
  return !isTaken;
}

/**
 * Throws `StartRefused` if the configured S3 bucket can't be read because its URL, region or key is wrong.
 * A bucket that does not respond, or fails, does not keep the server from starting: then this returns what
 * went wrong.
 */
export async function requireReadableS3(config: Config): Promise<string | undefined> {
  const send = signedRequests(config);
  if (!send) return undefined;
  let error: string;
  try {
    const response = await send('GET', MISSING_KEY);
    error = await errorOf(response);
    if (response.ok || error === '404 NoSuchKey') return undefined;
    if (response.status >= 500) return error;
  } catch (failure) {
    return String(failure);
  }
  throw new StartRefused(
    `The bucket at ${config.S3_BUCKET_URL} answers "${error}": check S3_BUCKET_URL, S3_REGION and the key, which must be allowed to list the bucket and to read, write and delete its files.`,
  );
}
