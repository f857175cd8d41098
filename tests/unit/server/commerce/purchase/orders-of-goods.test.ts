import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeCatalogue } from '../../../../../demo/write-catalogue.ts';
import { goodsWords, hasWords } from '../../../../../src/server/commerce/purchase/goods-words.ts';
import {
  ordersOfProducts,
  ordersTitled,
} from '../../../../../src/server/commerce/purchase/orders-of-goods.ts';
import {
  purchaseOrderItems,
  purchaseOrders,
} from '../../../../../src/server/db/schema/orders/orders.ts';
import { openWarehouse, paidOrder } from '../../../support/fulfilment.ts';
import { later, product } from '../../../support/shop.ts';
import { smallCatalogue, product as sold } from '../../../support/small-catalogue.ts';

const { productUrl } = product('10001');

describe('orders of a product', () => {
  it('are found newest first, each once, and of other tenants and products none', async () => {
    const { scope, shopper } = await openWarehouse();
    const ids: string[] = [];
    for (let minute = 0; minute < 3; minute += 1) {
      ids.unshift((await paidOrder(later(scope, minute * 60_000))).id);
    }
    const find = async (urls: string[], limit = 20, place = scope) =>
      (await ordersOfProducts(place, urls, limit)).map(({ id }) => id);
    expect(await find([productUrl])).toEqual(ids);
    expect(await find(['https://detail.tmall.com/item.htm?id=1', productUrl], 2)).toEqual(
      ids.slice(0, 2),
    );
    expect(await find([product('10002').productUrl])).toEqual([]);
    expect(await find([])).toEqual([]);
    expect(await find([productUrl], 20, await shopper('ada', 'two'))).toEqual([]);
  });
});

describe('orders by the title of their goods', () => {
  it('are found by Chinese and by translated words, not by the seller', async () => {
    const { scope, shopper } = await openWarehouse();
    const { id } = await paidOrder(scope);
    const find = async (typed: string, place = scope) =>
      (await ordersTitled(place, typed, 20)).map((order) => order.id);
    for (const typed of ['品', '商品', '商品10001', 'product', 'PROD 10001', '10001 商品']) {
      expect(await find(typed), typed).toEqual([id]);
    }
    for (const typed of [
      '',
      '%',
      '"',
      'x',
      '10001',
      '品商',
      'roduct',
      'Shop One',
      '一号店',
      'product 商品2',
    ]) {
      expect(await find(typed), typed).toEqual([]);
    }
    expect(await find('商品', await shopper('ada', 'two'))).toEqual([]);
  });

  it('are found by the catalogue’s title in any language after 2,000 newer ones', async () => {
    const { db, scope } = await openWarehouse();
    const { id } = await paidOrder(scope);
    const titled = sold(
      'p1',
      { zh: '纯棉连衣裙', en: 'Cotton Dress' },
      { url: productUrl, titles: { ru: 'Платье' } },
    );
    await writeCatalogue(db, smallCatalogue([titled]), () => undefined);
    const [order] = await db.select().from(purchaseOrders);
    const [item] = await db.select().from(purchaseOrderItems);
    if (!order || !item) throw new Error('nothing was ordered');
    const newer = Array.from({ length: 2000 }, (_, i) => ({
      ...order,
      id: `Z${String(i).padStart(6, '0')}`,
      orderNo: `P${i}`,
      searchText: 'other goods',
      createdAt: order.createdAt + 1 + i,
    }));
    for (let at = 0; at < newer.length; at += 100) {
      await db.insert(purchaseOrders).values(newer.slice(at, at + 100));
    }
    const find = async (typed: string) =>
      (await ordersTitled(scope, typed, 20)).map((found) => found.id);
    for (const typed of ['连衣裙', 'cotton dresses', 'платье']) {
      expect(await find(typed), typed).toEqual([id]);
    }
    expect(await find('cotton trousers')).toEqual([]);
    // Its own title is not in the catalogue, and it is no longer among the newest.
    expect(await find('商品')).toEqual([]);
  });
});

describe('words for goods', () => {
  it.each(['', ' ', 'x', '12', '2811223344', '-'])('are too few in %j', (typed) => {
    expect(goodsWords(typed)).toBeUndefined();
  });

  it('are found in the title that they are taken from', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (title) => {
        const words = goodsWords(title);
        expect(!words || hasWords(words, title)).toBe(true);
      }),
    );
  });
});
