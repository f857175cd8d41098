import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { searchResult } from '../../../../../src/contract/calls/catalogue.ts';
import { product } from '../../../../../src/contract/values/goods/product.ts';
import type { ProductSource } from '../../../../../src/server/sourcing/source.ts';
import { startTaobao } from '../../../../support/gateways/taobao.ts';
import { openWith, query, readerOf } from '../../../support/marketplaces.ts';

let gateway: Awaited<ReturnType<typeof startTaobao>>;
let taobao: ProductSource;
beforeAll(async () => {
  gateway = await startTaobao();
});
afterAll(() => gateway.stop());
beforeEach(() => {
  gateway.reset();
  taobao = openWith(gateway.environment).source('taobao');
});

const both = readerOf('en', 'Taobao', 'Tmall');
const CARDIGAN = 'https://item.taobao.com/item.htm?id=674029285425';
const SHOES = 'https://detail.tmall.com/item.htm?id=2048153758314474123';

describe('a search', () => {
  it('shows items of both platforms, with prices in yuan', async () => {
    const result = v.parse(searchResult, await taobao.search(query({ keyword: '衫' }), both));
    expect(result.records).toMatchObject([
      {
        productId: 'taobao:674029285425',
        platform: 'Taobao',
        productUrl: CARDIGAN,
        titleTrans: 'Knitted cardigan for women',
        price: '99.90',
        image: 'https://img.alicdn.com/imgextra/cardigan.jpg',
        shopName: '小熊针织',
      },
      { platform: 'Tmall', productUrl: SHOES, titleTrans: '天猫旗舰店运动鞋', price: '259.00' },
    ]);
    expect(result).toMatchObject({ total: 3, isMore: false });
  });

  it('shows all items to a tenant with one of the platforms', async () => {
    const { records } = await taobao.search(query({ keyword: 'x' }), readerOf('en', 'Tmall'));
    expect(records.map(({ platform }) => platform)).toEqual(['Tmall', 'Tmall']);
  });

  it('is sent with the marketplace’s parameters', async () => {
    const asked = query({ keyword: 'bag', pageNo: 3, pageSize: 60, sort: 'sold' });
    await taobao.search(asked, readerOf('th', 'Taobao'));
    expect(gateway.lastFields('/traffic/item/search')).toMatchObject({
      keyword: 'bag',
      page_no: '3',
      page_size: '20',
      sort: 'SALE_QTY_DESC',
      language: 'en',
    });
  });

  it('applies the filters that the marketplace lacks', async () => {
    const few = await taobao.search(query({ keyword: 'x', filters: 'inStock' }), both);
    expect(few.records).toHaveLength(1);
    const dear = await taobao.search(query({ keyword: 'x', priceStart: '100' }), both);
    expect(dear.records).toHaveLength(1);
  });

  it('parses the other known shape', async () => {
    const result = await taobao.search(query({ keyword: 'other' }), both);
    expect(result).toMatchObject({ total: 41, totalPage: 3 });
    expect(result.records).toHaveLength(1);
  });

  it('of a shop is sent with its id', async () => {
    await taobao.searchShop(query({ shopId: 'taobao:58501945' }), both);
    expect(gateway.lastFields('/traffic/item/search')).toMatchObject({ shop_id: '58501945' });
  });

  it('by a picture uploads it first', async () => {
    const picture = { bytes: new Uint8Array([1, 2, 3]), contentType: 'image/jpeg' } as const;
    const result = await taobao.searchByPicture?.(picture, query({ imageUrl: 'x' }), both);
    expect(result?.records).toHaveLength(1);
  });
});

describe('an item', () => {
  const detailOf = async (url: string) => {
    const found = (await taobao.details([url], both)).get(url);
    return found && v.parse(product, found);
  };

  it('has its variants, with prices in fen', async () => {
    const cardigan = await detailOf(CARDIGAN);
    expect(cardigan).toMatchObject({
      productId: 'taobao:674029285425',
      productUrl: CARDIGAN,
      titleTrans: 'Knitted cardigan for women',
      images: ['https://img.alicdn.com/imgextra/cardigan.jpg'],
      priceRange: [{ startQuantity: 1, price: '99.90' }],
      skus: [
        {
          skuId: '4611686022722355299',
          specId: '3357413213162',
          price: '99.90',
          stock: 60,
          attributes: [
            {
              value: '黑色',
              nameTrans: 'Color',
              valueTrans: 'Black',
              image: 'https://img.alicdn.com/imgextra/black.jpg',
            },
          ],
        },
        { price: '129.00', stock: 0, attributes: [{ value: '白色', valueTrans: '白色' }] },
      ],
      domesticFreight: { free: false, first: '6.00', next: '0.00' },
      shop: { shopId: 'taobao:58501945', name: '小熊针织' },
      status: 'ON_SALE',
      descriptionHtml: '<p>纯羊毛</p>',
    });
  });

  it('is found by either URL and keeps the requested one', async () => {
    const other = 'https://detail.tmall.com/item.htm?id=674029285425';
    expect(await detailOf(other)).toMatchObject({ productUrl: other, platform: 'Tmall' });
  });

  it('without variants is its own single variant', async () => {
    expect(await detailOf(SHOES)).toMatchObject({
      skus: [{ skuId: '2048153758314474123', price: '259.00', stock: 0 }],
      status: 'SOLD_OUT',
      images: ['https://img.alicdn.com/imgextra/shoes-2.jpg'],
    });
  });

  it('that is unknown is absent', async () => {
    expect(await detailOf('https://item.taobao.com/item.htm?id=11111')).toBeUndefined();
  });

  it('is requested with a renewed token', async () => {
    gateway.expireToken();
    expect(await detailOf(CARDIGAN)).toBeDefined();
    expect(gateway.callsOf('/auth/token/refresh')).toHaveLength(1);
  });
});
