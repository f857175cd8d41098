import { AwsClient } from 'aws4fetch';
import { TIMEOUT_MS } from '../../contract/timeout.ts';
import { sha256Hex } from '../crypto/digest.ts';
import type { EmbeddedBucket } from './bucket.ts';
import type { Config } from './config.ts';
import { StartRefused } from './start-refused.ts';

/** A key that no upload gets, for trying the bucket. */
const NO_FILE = 'start/none';

type Ask = (method: string, key: string, init?: RequestInit) => Promise<Response>;

/** Sends signed requests to the bucket that the configuration names; undefined if it names none. */
function signedRequests(config: Config): Ask | undefined {
  const { S3_BUCKET_URL, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION } = config;
  if (!S3_BUCKET_URL || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  const client = new AwsClient({
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    service: 's3',
    region: S3_REGION,
    // A write that failed halfway and is repeated would find its own file, and take it for another's.
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

/** The status of an answer and its error code, such as `403 SignatureDoesNotMatch`. Reads the body. */
async function errorOf(response: Response): Promise<string> {
  const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(await response.text()) ?? [];
  return `${response.status} ${code}`.trimEnd();
}

async function failed(response: Response): Promise<Error> {
  return new Error(`The bucket answered ${await errorOf(response)}`);
}

/**
 * Any bucket that speaks S3: Amazon's, R2, Backblaze B2, MinIO, Ceph. Only this server reads and writes
 * it, so it stays private and needs no CORS rules (docs/decisions/055). Undefined if none is configured.
 */
export function s3Bucket(config: Config): EmbeddedBucket | undefined {
  const ask = signedRequests(config);
  return (
    ask && {
      kind: 'embedded',
      put: (key, bytes) => putNew(ask, key, bytes),
      remove: async (key) => {
        const response = await ask('DELETE', key);
        if (!response.ok && response.status !== 404) throw await failed(response);
        await response.body?.cancel();
      },
      get: async (key) => {
        const response = await ask('GET', key);
        if (response.ok) return response.body ?? undefined;
        if (response.status !== 404) throw await failed(response);
        await response.body?.cancel();
        return undefined;
      },
    }
  );
}

/** Stores a file under a new key; false if the key is taken. */
async function putNew(ask: Ask, key: string, body: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const hash = { 'x-amz-content-sha256': await sha256Hex(body) };
  let response = await ask('PUT', key, { body, headers: { ...hash, 'if-none-match': '*' } });
  if (response.status === 501) {
    // Backblaze B2 has no conditional writes.
    await response.body?.cancel();
    const known = await ask('HEAD', key);
    if (known.ok) return false;
    if (known.status !== 404) throw await failed(known);
    response = await ask('PUT', key, { body, headers: hash });
  }
  // 409: another write of this key is under way.
  const isTaken = response.status === 412 || response.status === 409;
  if (!response.ok && !isTaken) throw await failed(response);
  await response.body?.cancel();
  return !isTaken;
}

/**
 * Throws `StartRefused` if the S3 bucket of the configuration refuses to be read: it has another name,
 * region or key. A bucket that does not answer, or fails, refuses no start: returns what went wrong.
 */
export async function requireReadableS3(config: Config): Promise<string | undefined> {
  const ask = signedRequests(config);
  if (!ask) return undefined;
  let error: string;
  try {
    const response = await ask('GET', NO_FILE);
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
