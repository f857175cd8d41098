import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addToHistory,
  clearHistory,
  MAX_WATCHED,
  parseHistory,
  removeFromHistory,
  subscribeHistory,
  type WatchedProduct,
  watchHistory,
} from '../../../../src/components/watch-history/watch-history.ts';

const KEY = 'product-watch-history';
const product = (id: string, more: Partial<WatchedProduct> = {}): WatchedProduct => ({
  productId: id,
  coverImage: `/goods/${id}`,
  productUrl: `v1.${id}`,
  name: `Product ${id}`,
  price: '12.50',
  shopName: 'Good Things',
  shopWebsite: 'item.taobao.com',
  channel: 'Taobao',
  ...more,
});
const ids = () => watchHistory().map(({ productId }) => productId);

/** A browser's storage; `setItem` can be made to fail. */
function storageOf() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
}
let storage: ReturnType<typeof storageOf>;

beforeEach(() => {
  storage = storageOf();
  vi.stubGlobal('localStorage', storage);
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

describe('the watch history', () => {
  it('has the newest first, and each product once', () => {
    for (const id of ['1', '2', '3', '1']) addToHistory(product(id));
    expect(ids()).toEqual(['1', '3', '2']);
  });

  it('stores the last seen data of a product', () => {
    addToHistory(product('1'));
    addToHistory(product('1', { price: '9.90' }));
    expect(watchHistory()).toEqual([product('1', { price: '9.90' })]);
  });

  it('holds twenty at most', () => {
    for (let id = 1; id <= 25; id++) addToHistory(product(String(id)));
    expect(MAX_WATCHED).toBe(20);
    expect(ids()).toHaveLength(20);
    expect([ids()[0], ids()[19]]).toEqual(['25', '6']);
  });

  it('can remove one product, or all', () => {
    for (const id of ['1', '2', '3']) addToHistory(product(id));
    removeFromHistory('2');
    expect(ids()).toEqual(['3', '1']);
    clearHistory();
    expect(ids()).toEqual([]);
    expect(storage.getItem(KEY)).toBeNull();
  });

  it('is the same object until it changes', () => {
    addToHistory(product('1'));
    expect(watchHistory()).toBe(watchHistory());
  });

  it('is stored as the specification says', () => {
    addToHistory(product('1'));
    expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual([product('1')]);
  });
});

describe('a broken storage', () => {
  it.each([
    ['no JSON', '{['],
    ['nothing', 'null'],
    ['no list', '{"productId":"1"}'],
    ['a list of strangers', '[1,null,"x",[],{},{"productId":"1"}]'],
    ['an invalid price', JSON.stringify([product('1', { price: '<b>' })])],
    ['a record without an address', JSON.stringify([product('1', { productUrl: '' })])],
  ])('%s reads as an empty history', (_, text) => {
    expect(parseHistory(text)).toEqual([]);
  });

  it('loses invalid records and unknown fields', () => {
    const stored = [{ ...product('1'), onclick: 'x' }, 7, { ...product('2'), name: 3 }];
    expect(parseHistory(JSON.stringify(stored))).toEqual([product('1')]);
  });

  it('always reads as a valid history, whatever it contains', () => {
    const record = fc.record({
      productId: fc.constantFrom('1', '2', '3'),
      coverImage: fc.string(),
      productUrl: fc.string(),
      name: fc.string(),
      price: fc.oneof(fc.constant('1.50'), fc.string()),
      shopName: fc.string(),
      shopWebsite: fc.string(),
      channel: fc.string(),
    });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.array(record).map((list) => JSON.stringify(list)),
        ),
        (text) => {
          const history = parseHistory(text);
          expect(history.length).toBeLessThanOrEqual(MAX_WATCHED);
          const found = history.map(({ productId }) => productId);
          expect(new Set(found).size).toBe(found.length);
          for (const { price, name, productUrl } of history) {
            expect(price).toMatch(/^\d+(\.\d+)?$/);
            expect(name && productUrl).not.toBe('');
          }
        },
      ),
    );
  });

  it('keeps its records when it is full', () => {
    addToHistory(product('1'));
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    addToHistory(product('2'));
    expect(ids()).toEqual(['1']);
  });

  it('has no history when it is denied', () => {
    vi.stubGlobal(
      'localStorage',
      new Proxy({} as Storage, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    );
    addToHistory(product('1'));
    expect(watchHistory()).toEqual([]);
  });
});

describe('a component that shows the history', () => {
  it('is notified of changes in this and in another tab', () => {
    let notified = 0;
    const leave = subscribeHistory(() => {
      notified += 1;
    });
    addToHistory(product('1'));
    const elsewhere = (key: string | null) => Object.assign(new Event('storage'), { key });
    dispatchEvent(elsewhere(KEY));
    dispatchEvent(elsewhere(null));
    dispatchEvent(elsewhere('sampan-recent-searches'));
    expect(notified).toBe(3);
    leave();
    addToHistory(product('2'));
    dispatchEvent(elsewhere(KEY));
    expect(notified).toBe(3);
  });
});
