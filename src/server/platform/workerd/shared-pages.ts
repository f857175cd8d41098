import { sha256Hex } from '../../crypto/digest.ts';
import type { KeptPage, SharedPages } from '../shared-pages.ts';

/** The part of the Cache API that is used. */
export type CacheApi = {
  match: (address: string) => Promise<Response | undefined>;
  put: (address: string, response: Response) => Promise<void>;
  delete: (address: string) => Promise<boolean>;
};

/** A host that nobody can ask (RFC 2606), so that no request ever is the address of a page kept here. */
const HOST = 'https://pages.sampan.invalid';
const ABOUT = 'x-page';

/**
 * Pages in the data centre's cache, which every isolate there reads. Beside the page stands the
 * whole key: a page is only given to who names the same.
 */
export function cachedPages(cache: CacheApi): SharedPages {
  const addressOf = async (key: string) => `${HOST}/${await sha256Hex(key)}`;
  return {
    async get(key) {
      const found = await cache.match(await addressOf(key));
      if (!found) return undefined;
      const { key: asked, ...about } = JSON.parse(
        decodeURIComponent(found.headers.get(ABOUT) ?? ''),
      );
      if (asked === key) return { ...about, body: new Uint8Array(await found.arrayBuffer()) };
      await found.body?.cancel();
      return undefined;
    },
    async put(key, { body, ...about }: KeptPage, seconds) {
      const headers = {
        'cache-control': `max-age=${seconds}`,
        'content-type': 'application/octet-stream',
        [ABOUT]: encodeURIComponent(JSON.stringify({ ...about, key })),
      };
      await cache.put(await addressOf(key), new Response(body, { headers }));
    },
    async delete(key) {
      await cache.delete(await addressOf(key));
    },
  };
}
