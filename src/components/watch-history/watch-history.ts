/*
 * The products that were viewed in this browser, newest first (docs/specification.md section 3). They
 * are in the browser's storage, so each tenant's host has its own. If storage is off, there are none.
 */

export type WatchedProduct = {
  readonly productId: string;
  readonly coverImage: string;
  /** The value of `url` in `/product?url=`. */
  readonly productUrl: string;
  readonly name: string;
  /** The price of a piece: CNY, a decimal string. */
  readonly price: string;
  readonly shopName: string;
  /** Host of the product's page at its marketplace. */
  readonly shopWebsite: string;
  readonly channel: string;
  /** The `lang` of the name; absent in old records. */
  readonly lang?: string;
};
type History = readonly WatchedProduct[];

const KEY = 'product-watch-history';
/** The most products that are stored. */
export const MAX_WATCHED = 20;
const NONE: History = [];

/** Reads a record from the storage, which any script may have written; undefined if it is malformed. */
function readRecord(value: unknown): WatchedProduct | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { productId, coverImage, productUrl, name, price, shopName, shopWebsite, channel, lang } =
    value as Record<string, unknown>;
  const record = { productId, coverImage, productUrl, name, price, shopName, shopWebsite, channel };
  if (!Object.values(record).every((field) => typeof field === 'string')) return undefined;
  if (!productId || !productUrl || !name) return undefined;
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(String(price))) return undefined;
  return { ...(record as WatchedProduct), ...(typeof lang === 'string' && { lang }) };
}

/** The history with a product moved or added to its start. */
export function withProduct(history: History, product: WatchedProduct): WatchedProduct[] {
  const others = history.filter(({ productId }) => productId !== product.productId);
  return [product, ...others].slice(0, MAX_WATCHED);
}

/** Parses the stored history, without malformed records. */
export function parseHistory(text: string | null): History {
  try {
    const stored: unknown = JSON.parse(text ?? '');
    if (!Array.isArray(stored)) return NONE;
    const records = stored.flatMap((value) => readRecord(value) ?? []);
    return records.reduceRight<History>(withProduct, NONE);
  } catch {
    return NONE;
  }
}

function storedText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

let current: { readonly text: string | null; readonly history: History } = {
  text: null,
  history: NONE,
};

/** The history: the same object until the stored text changes, as `useSyncExternalStore` requires. */
export function watchHistory(): History {
  const text = storedText();
  if (text !== current.text) current = { text, history: parseHistory(text) };
  return current.history;
}

export const noHistory = (): History => NONE;

const listeners = new Set<() => void>();

/** Calls `listener` at each change, also in other tabs. Returns a function that stops it. */
export function subscribeHistory(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/** Writes the history; does nothing if storage is full or off. */
export function writeHistory(history: History): void {
  try {
    if (history.length > 0) localStorage.setItem(KEY, JSON.stringify(history));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is full or off.
  }
  for (const listener of listeners) listener();
}

export const addToHistory = (product: WatchedProduct): void =>
  writeHistory(withProduct(watchHistory(), product));

export const removeFromHistory = (id: string): void =>
  writeHistory(watchHistory().filter(({ productId }) => productId !== id));

export const clearHistory = (): void => writeHistory(NONE);
