import { sha256Hex } from '../../crypto/digest.ts';
import type { CachedPage, SharedPages } from '../shared-pages.ts';

/** The part of the Cache API that is used. */
export type CacheApi = {
  match: (address: string) => Promise<Response | undefined>;
  put: (address: string, response: Response) => Promise<void>;
  delete: (address: string) => Promise<boolean>;
};

/** A host that does not exist (RFC 2606), so that no visitor's request has the address of an entry. */
const HOST = 'https://pages.sampan.invalid';
/** Header of an entry: the page without its body, and the whole key. */
const PAGE_HEADER = 'x-page';

/**
 * Pages in the cache of the data centre, which all its isolates share. The address is a hash of the
 * key. The whole key is stored with the page, and compared.
 */
export function cachedPages(cache: CacheApi): SharedPages {
  const addressOf = async (key: string) => `${HOST}/${await sha256Hex(key)}`;
  return {
    async get(key) {
      const entry = await cache.match(await addressOf(key));
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
      await cache.put(await addressOf(key), new Response(body, { headers }));
    },
    async delete(key) {
      await cache.delete(await addressOf(key));
    },
  };
}
