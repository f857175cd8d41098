import { type Cache, createCache } from '../../cache/cache.ts';
import { createFlights } from '../../cache/flights.ts';
import { compress, type Encoding } from '../../platform/encodings.ts';
import type { CachedPage, PageEntry } from '../../platform/shared-pages.ts';

/**
 * How long a page is fresh, in milliseconds. It bounds the age of content that has no revision: products
 * of marketplaces, the hour in the status bar. All other content has a revision, which is in the key.
 */
export const FRESH_MS = 60_000;
/** How much longer a page may be served stale while it is rendered again, in milliseconds. */
export const STALE_MS = 10 * 60_000;
/** How long a request waits for a page that another request renders, in milliseconds. */
const MAX_WAIT_MS = 3_000;

/** Roughly the bytes that a page takes besides its body and key. */
const OVERHEAD_BYTES = 1024;

export type PageStore = Cache<PageEntry> & {
  /** Stores a page under a key. Its size counts each encoding that its body has been compressed to. */
  put: (key: string, page: CachedPage) => PageEntry;
};

export const isFresh = ({ at }: CachedPage, now = Date.now()): boolean => now - at < FRESH_MS;

/** Creates the page cache of this process, for entries of up to `maxBytes` in total. */
export function createPageStore(maxBytes: number): PageStore {
  const pages = createCache<PageEntry>({
    name: 'pages',
    maxBytes,
    sizeOf: (entry, key) => entry.bytes + 2 * key.length + OVERHEAD_BYTES,
    lifetime: { freshMs: FRESH_MS, staleMs: STALE_MS },
    madeAt: ({ page }) => page.at,
    maxWaitMs: MAX_WAIT_MS,
  });
  const compressing = createFlights<Uint8Array<ArrayBuffer>>();

  /** `onGrow` is called after each new encoding of the body. */
  const createEntry = (page: CachedPage, onGrow: () => void): PageEntry => {
    const bodies = new Map<Encoding, Uint8Array<ArrayBuffer>>();
    return {
      page,
      async encoded(encoding) {
        if (!encoding) return page.body;
        const existing = bodies.get(encoding);
        if (existing) return existing;
        const body = await compressing.run(`${page.digest} ${encoding}`, () =>
          compress(page.body, encoding),
        );
        bodies.set(encoding, body);
        onGrow();
        return body;
      },
      get bytes() {
        return [...bodies.values()].reduce((sum, body) => sum + body.length, page.body.length);
      },
    };
  };

  return Object.assign(pages, {
    put(key: string, page: CachedPage): PageEntry {
      const entry = createEntry(page, () => {
        // Stored again, so that the cache counts its new size.
        if (pages.getStale(key) === entry) pages.set(key, entry);
      });
      pages.set(key, entry);
      return entry;
    },
  });
}
