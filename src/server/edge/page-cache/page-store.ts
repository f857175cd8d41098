import { compress, type Encoding } from '../../platform/encodings.ts';
import type { KeptPage } from '../../platform/shared-pages.ts';

/**
 * How long a page is as good as new. What we know to change makes another key at once; this is for
 * what changes unheard: the goods of marketplaces, the hour in the status bar.
 */
export const FRESH_MS = 60_000;
/** How long after that it is still shown, while it is rendered anew. */
export const STALE_MS = 10 * 60_000;

/** What an entry takes beside its bytes, roughly. */
const OVERHEAD = 1024;

/** A page in memory, and its body in the encodings that were asked for. */
export type Entry = {
  readonly page: KeptPage;
  /** The body in an encoding, made by whoever asks first. */
  readonly encoded: (encoding: Encoding | undefined) => Promise<Uint8Array<ArrayBuffer>>;
};

export type PageStore = {
  get: (key: string, now?: number) => Entry | undefined;
  set: (key: string, page: KeptPage) => Entry;
  delete: (key: string) => void;
  /** Bytes that all pages take together. */
  readonly bytes: number;
};

export const isFresh = ({ at }: KeptPage, now = Date.now()): boolean => now - at < FRESH_MS;

export const isUsable = ({ at }: KeptPage, now = Date.now()): boolean =>
  now - at < FRESH_MS + STALE_MS;

type Kept = Entry & { bytes: number };

/** Pages in memory, up to so many bytes: what was used least lately goes first. */
export function createPageStore(most: number): PageStore {
  const pages = new Map<string, Kept>();
  let bytes = 0;

  const drop = (key: string, kept: Kept) => {
    pages.delete(key);
    bytes -= kept.bytes;
  };
  const weigh = (key: string, kept: Kept, more: number) => {
    // One that has gone meanwhile is nobody's weight any more.
    if (pages.get(key) !== kept) return;
    kept.bytes += more;
    bytes += more;
    for (const [oldest, entry] of pages) {
      if (bytes <= most) return;
      drop(oldest, entry);
    }
  };
  const keep = (key: string, page: KeptPage): Kept => {
    const made = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
    const make = async (encoding: Encoding) => {
      const body = await compress(page.body, encoding);
      weigh(key, kept, body.length);
      return body;
    };
    const kept: Kept = {
      page,
      bytes: 0,
      async encoded(encoding) {
        if (!encoding) return page.body;
        const known = made.get(encoding);
        if (known) return known;
        const body = make(encoding);
        made.set(encoding, body);
        // What failed once is no reason to fail for everybody after.
        body.catch(() => made.delete(encoding));
        return body;
      },
    };
    return kept;
  };

  return {
    get bytes() {
      return bytes;
    },
    get(key, now = Date.now()) {
      const kept = pages.get(key);
      if (!kept) return undefined;
      if (!isUsable(kept.page, now)) {
        drop(key, kept);
        return undefined;
      }
      pages.delete(key);
      pages.set(key, kept);
      return kept;
    },
    delete(key) {
      const kept = pages.get(key);
      if (kept) drop(key, kept);
    },
    set(key, page) {
      this.delete(key);
      const kept = keep(key, page);
      pages.set(key, kept);
      weigh(key, kept, page.body.length + 2 * key.length + OVERHEAD);
      return kept;
    },
  };
}
