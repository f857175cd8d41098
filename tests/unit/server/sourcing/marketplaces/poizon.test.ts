import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { searchResult } from '../../../../../src/contract/calls/catalogue.ts';
import { product } from '../../../../../src/contract/values/goods/product.ts';
import type { ProductSource } from '../../../../../src/server/sourcing/source.ts';
import { startPoizon } from '../../../../support/gateways/poizon.ts';
import { openWith, query, readerOf } from '../../../support/marketplaces.ts';

let gateway: Awaited<ReturnType<typeof startPoizon>>;
let poizon: ProductSource;
beforeAll(async () => {
  gateway = await startPoizon();
});
afterAll(() => gateway.stop());
beforeEach(() => {
  gateway.reset();
  poizon = openWith(gateway.environment).source('poizon');
});

const reader = readerOf('en', 'Poizon');
const addressOf = (id: number) => `https://www.dewu.com/product-detail.html?spuId=${id}`;

describe('a search', () => {
  it('shows offers at the lowest bid', async () => {
    const asked = query({ keyword: 'runner', pageSize: 4 });
    const { records } = v.parse(searchResult, await poizon.search(asked, reader));
    expect(records).toMatchObject([
      {
        productId: 'poizon:9042006',
        productUrl: addressOf(9042006),
        title: '经典跑鞋 0',
        titleTrans: 'Classic Runner 0',
        price: '499.00',
      },
      { titleTrans: 'Classic Runner 2', title: 'Classic Runner 2', price: '599.00' },
      { titleTrans: 'Classic Runner 4' },
    ]);
  });

  it('searches Chinese titles by Chinese words', async () => {
    await poizon.search(query({ keyword: '跑鞋' }), reader);
    expect(gateway.lastFields()).toMatchObject({ dwSpuTitle: '跑鞋' });
    expect(gateway.lastFields()).not.toHaveProperty('distSpuTitle');
  });

  it('continues after the previous page, to the end', async () => {
    const seen: string[] = [];
    let nextPage: string | undefined;
    let pageNo = 0;
    do {
      pageNo++;
      const asked = query({ keyword: '', pageNo, ...(nextPage && { nextPage }) });
      const page = await poizon.search(asked, reader);
      seen.push(...page.records.map(({ productId }) => productId));
      nextPage = page.nextPage;
    } while (nextPage);
    expect(pageNo).toBe(2);
    expect(seen).toHaveLength(28);
    expect(new Set(seen).size).toBe(28);
  });

  it('has no later page without a cursor', async () => {
    const page = await poizon.search(query({ pageNo: 2 }), reader);
    expect(page.records).toEqual([]);
    expect(gateway.calls).toHaveLength(0);
  });
});

describe('a good', () => {
  it('has its sizes; a size without a bid is sold out', async () => {
    const url = addressOf(9042006);
    const found = v.parse(product, (await poizon.details([url], reader)).get(url));
    expect(found).toMatchObject({
      skus: [
        {
          skuId: '654517365',
          specId: 'dist-654517365',
          price: '499.00',
          stock: 1,
          attributes: [{ valueTrans: 'White Blue' }, { nameTrans: 'Size', value: '36' }],
        },
        { skuId: '9007199254740995', stock: 0 },
      ],
      goodsClass: 'BRANDED',
      descriptionHtml: '<p>&lt;b&gt;light&lt;/b&gt;</p>',
      status: 'ON_SALE',
    });
  });

  it('of poizon.com has another id and is not requested', async () => {
    const urls = ['https://www.poizon.com/product/9042006', addressOf(1111111)];
    expect(await poizon.details(urls, reader)).toEqual(new Map());
    expect(gateway.calls).toHaveLength(1);
  });
});

it('signs words that need encoding', async () => {
  expect((await poizon.search(query({ keyword: 'x y*~(ä)' }), reader)).records).toEqual([]);
});
