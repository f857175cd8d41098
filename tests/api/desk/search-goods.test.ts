import { describe, expect, test } from 'vitest';
import { refusal } from '../../support/refusal.ts';
import { idOf } from '../support/customer-samples.ts';
import { paidOrder } from '../support/fulfilment.ts';
import type { Good } from '../support/shopping.ts';
import { newPerson } from '../support/staff.ts';
import { call, newPayer } from '../support/world.ts';

const OTHER_HOST = 'la.localhost';

/** A product of Taobao that no other test orders. */
async function rareGood(): Promise<Good> {
  const { records } = await call('searchProducts', {
    query: { channel: 'Taobao', filters: 'inStock', sort: 'newest', pageSize: 30 },
  });
  for (const { productUrl } of records) {
    const product = await call('getProduct', { query: { productUrl } });
    const sku = product.skus.find(({ stock, price }) => stock >= 20 && Number(price) < 1000);
    if (sku && product.minOrderQuantity === 1 && product.batchNumber === 1) return { product, sku };
  }
  throw new Error('the seed has no such product');
}

describe('the desk finds orders by their goods', () => {
  const find = async (person: Awaited<ReturnType<typeof newPerson>>, q: string) =>
    (await person.call('searchDesk', { query: { q } })).hits;

  test('by a link of the product and by a share text with it, also of the sister marketplace', async () => {
    const shopper = await newPayer('9000');
    const rare = await rareGood();
    const { id, orderNo } = await paidOrder(shopper, 1, rare);
    const buyer = await newPerson('BUYER');
    const itemId = new URL(rare.product.productUrl).searchParams.get('id');
    for (const q of [
      rare.product.productUrl,
      `【淘宝】限时 https://item.taobao.com/item.htm?spm=a1z.1&id=${itemId} 点击链接，${'好'.repeat(200)}`,
      `https://detail.tmall.com/item.htm?id=${itemId}`,
    ]) {
      const [hit] = await find(buyer, q);
      expect(hit, q).toMatchObject({ kind: 'ORDER', id, number: orderNo, shopperName: '' });
      expect(hit?.title).not.toBe('');
    }
  });

  test('by Chinese words of the title, and by translated words in the language of the person who searches', async () => {
    const shopper = await newPayer('9000');
    const rare = await rareGood();
    const { product } = rare;
    const { id } = await paidOrder(shopper, 1, rare);
    const service = await newPerson('SERVICE');
    for (const q of [product.title, product.titleTrans.toUpperCase()]) {
      const hit = (await find(service, q)).find((one) => one.id === id);
      expect(hit, q).toMatchObject({
        kind: 'ORDER',
        shopperId: await idOf(shopper),
        title: product.titleTrans,
      });
    }
  });

  test('not by links to anything else, of other tenants, or without the right', async () => {
    const rare = await rareGood();
    const { product } = rare;
    await paidOrder(await newPayer('9000'), 1, rare);
    const service = await newPerson('SERVICE');
    for (const q of [
      'https://item.taobao.com/item.htm?id=999999999999',
      'https://shop123.taobao.com/',
      'https://example.org/item?id=1',
      'nosuchword',
    ]) {
      expect(await find(service, q), q).toEqual([]);
    }
    const marketing = await newPerson('MARKETING');
    expect(await find(marketing, product.productUrl)).toEqual([]);
    expect(await find(marketing, product.title)).toEqual([]);
    const elsewhere = service.call(
      'searchDesk',
      { query: { q: product.productUrl } },
      { host: OTHER_HOST },
    );
    expect(await refusal(elsewhere)).toBe('NOT_FOUND');
    expect(await refusal(service.call('searchDesk', { query: { q: 'x'.repeat(1001) } }))).toBe(
      'VALIDATION_FAILED',
    );
  });
});
