/*
 * What was looked at in this browser, newest first (specification section 3). It is the browser's
 * storage, so each tenant's host has its own. A browser that keeps nothing just has none.
 */

export type WatchedProduct = {
  readonly productId: string;
  readonly coverImage: string;
  /** As the product page takes it: `/product?url=`. */
  readonly productUrl: string;
  readonly name: string;
  /** CNY a piece, a decimal string. */
  readonly price: string;
  readonly shopName: string;
  /** Host of the marketplace's own page. */
  readonly shopWebsite: string;
  readonly channel: string;
};
type History = readonly WatchedProduct[];

const KEY = 'product-watch-history';
export const MAX_WATCHED = 20;
const NONE: History = [];

/** A record from what the storage holds, which may be anybody's; nothing where it is none. */
function readRecord(value: unknown): WatchedProduct | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { productId, coverImage, productUrl, name, price, shopName, shopWebsite, channel } =
    value as Record<string, unknown>;
  const record = { productId, coverImage, productUrl, name, price, shopName, shopWebsite, channel };
  if (!Object.values(record).every((field) => typeof field === 'string')) return undefined;
  if (!productId || !productUrl || !name) return undefined;
  return /^\d{1,12}(\.\d{1,2})?$/.test(String(price)) ? (record as WatchedProduct) : undefined;
}

/** The history with a product put first; one that is in it moves there. */
export function withProduct(history: History, product: WatchedProduct): WatchedProduct[] {
  const others = history.filter(({ productId }) => productId !== product.productId);
  return [product, ...others].slice(0, MAX_WATCHED);
}

/** The history that a stored text holds; garbage and foreign records are left out. */
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

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

let known: { readonly text: string | null; readonly history: History } = {
  text: null,
  history: NONE,
};

/** The history as it is now; the same object as long as nothing changed. */
export function watchHistory(): History {
  const text = stored();
  if (text !== known.text) known = { text, history: parseHistory(text) };
  return known.history;
}

export const noHistory = (): History => NONE;

const listeners = new Set<() => void>();

/** Tells of changes, those of other tabs too. */
export function subscribeHistory(listener: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener();
  };
  listeners.add(listener);
  addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', elsewhere);
  };
}

/** Writes the history, as far as the browser has room for it. */
export function keepHistory(history: History): void {
  try {
    if (history.length > 0) localStorage.setItem(KEY, JSON.stringify(history));
    else localStorage.removeItem(KEY);
  } catch {
    // Full or switched off: looking at products goes on without.
  }
  for (const listener of listeners) listener();
}

export const rememberProduct = (product: WatchedProduct): void =>
  keepHistory(withProduct(watchHistory(), product));

export const forgetProduct = (id: string): void =>
  keepHistory(watchHistory().filter(({ productId }) => productId !== id));

export const forgetProducts = (): void => keepHistory(NONE);
