import { TIMEOUT_MS } from '../../contract/timeout.ts';
import { base64, hmacSha1 } from '../crypto/digest.ts';
import type { OssBucket } from './bucket.ts';
import type { Config } from './config.ts';

/** How long a signed URL is valid, in seconds. It is used at once. */
const SIGNED_URL_SECONDS = 60;

type Account = Pick<OssBucket, 'accessKeyId' | 'accessKeySecret' | 'host'>;

/**
 * The URL at which a private file of the bucket can be read for a minute after `now` (milliseconds since
 * the epoch). Its query has the signature that OSS requires:
 * `base64(HMAC-SHA1(secret, "GET\n\n\n" + expires + "\n/" + bucket + "/" + key))`.
 */
export async function signedOssUrl(
  { accessKeyId, accessKeySecret, host }: Account,
  key: string,
  now: number,
): Promise<string> {
  const [bucket = ''] = new URL(host).hostname.split('.');
  const expires = String(Math.floor(now / 1000) + SIGNED_URL_SECONDS);
  const text = `GET\n\n\n${expires}\n/${bucket}/${key}`;
  const query = new URLSearchParams({
    OSSAccessKeyId: accessKeyId,
    Expires: expires,
    Signature: base64(await hmacSha1(accessKeySecret, text)),
  });
  return `${host}/${key}?${query}`;
}

/** The configured OSS bucket; undefined if the configuration has none. */
export function ossBucket(config: Config): OssBucket | undefined {
  const { OSS_ACCESS_KEY_ID, OSS_ACCESS_KEY_SECRET, OSS_BUCKET_HOST, OSS_CDN_URL } = config;
  if (!OSS_ACCESS_KEY_ID || !OSS_ACCESS_KEY_SECRET || !OSS_BUCKET_HOST || !OSS_CDN_URL) {
    return undefined;
  }
  const account: Account = {
    accessKeyId: OSS_ACCESS_KEY_ID,
    accessKeySecret: OSS_ACCESS_KEY_SECRET,
    host: OSS_BUCKET_HOST,
  };
  return {
    kind: 'oss',
    ...account,
    cdnUrl: OSS_CDN_URL,
    get: async (key) => {
      const response = await fetch(await signedOssUrl(account, key, Date.now()), {
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'manual',
      });
      if (response.ok) return response.body ?? undefined;
      await response.body?.cancel();
      if (response.status === 404) return undefined;
      throw new Error(`OSS answered ${response.status}`);
    },
  };
}
