import { describe, expect, it } from 'vitest';
import type { Product } from '../../../../../src/contract/values/goods/product.ts';
import type { Locale } from '../../../../../src/contract/values/shop/locales.ts';
import type { OwnerScope, ProductLookup } from '../../../../../src/server/commerce/base/scope.ts';
import { listStockInParcels } from '../../../../../src/server/commerce/parcel/list.ts';
import {
  getPurchaseOrder,
  listPurchaseOrders,
} from '../../../../../src/server/commerce/purchase/orders.ts';
import { openWarehouse, shippedOrder } from '../../../support/fulfilment.ts';

const TITLES: Partial<Record<Locale, string>> = { en: 'Teapot', ja: '急須' };
const COLOURS: Partial<Record<Locale, string>> = { en: 'Blue', ja: '青' };

/** The lookup of a reader: products with title and colour in their language, as the catalogue has them. */
function lookupIn(
  locale: Locale,
  products: ProductLookup,
  other: Partial<Product> = {},
): ProductLookup {
  const inLanguage = (product: Product): Product => ({
    ...product,
    titleTrans: TITLES[locale] ?? '',
    titleLanguage: locale,
    skus: product.skus.map((sku) => ({
      ...sku,
      attributes: [
        { id: '1', name: '颜色', nameTrans: '', value: '蓝', valueTrans: COLOURS[locale] ?? '' },
      ],
    })),
    ...other,
  });
  return async (urls) =>
    new Map([...(await products(urls))].map(([url, one]) => [url, one && inLanguage(one)]));
}

/** An order placed in English, and the shopper who reads it in Japanese. */
async function orderedInEnglish() {
  const { scope } = await openWarehouse();
  const english: OwnerScope = { ...scope, locale: 'en', products: lookupIn('en', scope.products) };
  const { id } = await shippedOrder(english);
  const japanese = (other: Partial<Product> = {}): OwnerScope => ({
    ...scope,
    locale: 'ja',
    products: lookupIn('ja', scope.products, other),
  });
  return { id, english, japanese };
}

const search = { keyword: '', pageNo: 1, pageSize: 20 };

describe('an ordered item', () => {
  it('has its title and variant in the reader’s language: in the order, the list and the parcel', async () => {
    const { id, japanese } = await orderedInEnglish();
    const scope = japanese();
    const order = await getPurchaseOrder(scope, id);
    const { records } = await listPurchaseOrders(scope, { ...search, tab: 'all' });
    const parcels = await listStockInParcels(scope, { ...search, tab: 'coming', sort: 'newest' });
    for (const item of [
      order.items[0],
      order.parcels[0]?.items[0],
      records[0]?.items[0],
      parcels.records[0]?.items[0],
    ]) {
      expect(item).toMatchObject({ titleTrans: '急須', titleLanguage: 'ja' });
      expect(item?.attributes[0]?.valueTrans).toBe('青');
    }
  });

  it('keeps the title that it was ordered with, and says its language, if the product has another one now', async () => {
    const { id, japanese } = await orderedInEnglish();
    const { items } = await getPurchaseOrder(japanese({ title: '别的' }), id);
    expect(items[0]).toMatchObject({ titleTrans: 'Teapot', titleLanguage: 'en' });
  });

  it('is not looked up again for a reader of the language in which it was ordered', async () => {
    const { id, english } = await orderedInEnglish();
    const products: ProductLookup = () => Promise.reject(new Error('looked up'));
    const { items } = await getPurchaseOrder({ ...english, products }, id);
    expect(items[0]?.titleTrans).toBe('Teapot');
  });

  it('is looked up in the embedded catalogue only', async () => {
    const { id, english } = await orderedInEnglish();
    const asked: unknown[] = [];
    const products: ProductLookup = async (_, options) => {
      asked.push(options);
      return new Map();
    };
    await getPurchaseOrder({ ...english, locale: 'ja', products }, id);
    expect(asked[0]).toEqual({ onlyEmbedded: true });
    expect(asked).toEqual(asked.map(() => asked[0]));
  });
});
