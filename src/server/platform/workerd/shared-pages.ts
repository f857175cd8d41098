import { sha256Hex } from '../../crypto/digest.ts';
import type { CachedPage, SharedPages } from '../shared-pages.ts';

/** The part of the Cache API that is used. */
export type CacheApi = {
  match: (url: string) => Promise<Response | undefined>;
  put: (url: string, response: Response) => Promise<void>;
  delete: (url: string) => Promise<boolean>;
};

/** Origin of the entries' URLs. Its host can't exist (RFC 2606), so no visitor's request can have such a URL. */
const ORIGIN = 'https://pages.sampan.invalid';
/** Header of an entry, as JSON: the page without its body, and the whole key. */
const PAGE_HEADER = 'x-page';

/**
 * Pages in Cloudflare's cache, which all isolates of a data centre share. An entry's URL has a hash of
 * the key. The whole key is stored with the page, and compared when the page is read.
 */
export function cachedPages(cache: CacheApi): SharedPages {
  const urlOf = async (key: string) => `${ORIGIN}/${await sha256Hex(key)}`;
  return {
    async get(key) {
      const entry = await cache.match(await urlOf(key));
      if (!entry) return undefined;
      const { key: storedKey, ...page } = JSON.parse(
        decodeURIComponent(entry.headers.get(PAGE_HEADER) ?? ''),
      );
      if (storedKey === key) return { ...page, body: new Uint8Array(await entry.arrayBuffer()) };
      await entry.body?.cancel();
      return undefined;
    },
    async put(key, { body, ...page }: CachedPage, seconds) {
      const headers = {
        'cache-control': `max-age=${seconds}`,
        'content-type': 'application/octet-stream',
        [PAGE_HEADER]: encodeURIComponent(JSON.stringify({ ...page, key })),
      };
      await cache.put(await urlOf(key), new Response(body, { headers }));
    },
    async delete(key) {
      await cache.delete(await urlOf(key));
    },
  };
}
