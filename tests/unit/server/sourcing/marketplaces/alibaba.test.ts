import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { searchResult } from '../../../../../src/contract/calls/catalogue.ts';
import { product } from '../../../../../src/contract/values/goods/product.ts';
import type { Locale } from '../../../../../src/contract/values/shop/locales.ts';
import { openProductUrl } from '../../../../../src/server/crypto/product-link-cipher.ts';
import type { ProductSource } from '../../../../../src/server/sourcing/source.ts';
import { startAlibaba } from '../../../../support/gateways/alibaba.ts';
import { BIG_SKU } from '../../../../support/gateways/alibaba-goods.ts';
import { keys, openWith, query, readerOf } from '../../../support/marketplaces.ts';

let gateway: Awaited<ReturnType<typeof startAlibaba>>;
let alibaba: ProductSource;
let log: Record<string, unknown>[];
beforeAll(async () => {
  gateway = await startAlibaba();
});
afterAll(() => gateway.stop());
beforeEach(() => {
  gateway.reset();
  const opened = openWith(gateway.environment);
  alibaba = opened.source('1688');
  log = opened.log;
});

const reader = (locale: Locale = 'en') => readerOf(locale, 'Alibaba');
const addressOf = (id: string) => `https://detail.1688.com/offer/${id}.html`;
const BOTTLE = addressOf('710891050473');
const detailOf = async (id: string, locale: Locale = 'en') => {
  const found = (await alibaba.details([addressOf(id)], reader(locale))).get(addressOf(id));
  return found && v.parse(product, found);
};

describe('a search', () => {
  it('shows the readable hits that can be bought, and logs how many were left out', async () => {
    const result = v.parse(searchResult, await alibaba.search(query({ keyword: '杯' }), reader()));
    expect(result).toMatchObject({ total: 5, pageNo: 1, totalPage: 1, unavailable: [] });
    expect(result.records.map(({ productId }) => productId)).toEqual([
      '1688:710891050473',
      '1688:620201390233',
    ]);
    const [bottle, towels] = result.records;
    expect(bottle).toMatchObject({
      platform: 'Alibaba',
      productUrl: BOTTLE,
      titleTrans: '316 stainless steel insulated bottle large capacity wholesale',
      price: '23.50',
      minOrderQuantity: 1,
      soldCount: 1213,
      shopName: '金华市好水杯业有限公司',
    });
    expect(openProductUrl(keys, bottle?.link ?? '')).toBe(BOTTLE);
    expect(towels).toMatchObject({
      price: '3.10',
      soldCount: 0,
      image: 'https://cbu01.alicdn.com/img/ibank/towel.jpg',
      priceMode: 'SPU_PRICE_RANGE',
    });
    expect(log).toContainEqual(
      expect.objectContaining({ event: 'marketplace_hits_left_out', leftOut: 3 }),
    );
  });

  it('is sent with the marketplace’s parameters', async () => {
    await alibaba.search(
      query({
        keyword: 'bottle',
        pageNo: 2,
        pageSize: 90,
        sort: 'price-asc',
        filters: 'freeShipping,shipIn48Hours',
        priceStart: '1',
        priceEnd: '30.5',
        snId: '1688:973:28105',
      }),
      reader('ja'),
    );
    expect(gateway.lastFields('product.search.keywordQuery')).toEqual({
      keyword: 'bottle',
      beginPage: 2,
      pageSize: 50,
      country: 'ja',
      sort: '{"price":"asc"}',
      filter: 'shipIn48Hours,isOnePsaleFreePostage',
      priceStart: '1',
      priceEnd: '30.5',
      snId: '973:28105',
    });
  });

  it.each([
    ['ms', 'en'],
    ['uz', 'en'],
    ['bg', 'en'],
    ['la', 'en'],
    ['zh-CN', 'en'],
    ['ar', 'ar'],
    ['ru', 'ru'],
  ] as const)('requests texts for a reader of %s in %s', async (locale, country) => {
    await alibaba.search(query({ keyword: 'x' }), reader(locale));
    expect(gateway.lastFields('product.search.keywordQuery')).toMatchObject({ country });
  });

  it('shows the sellers’ own words to readers of Chinese', async () => {
    const { records } = await alibaba.search(query({ keyword: '杯' }), reader('zh-HK'));
    expect(records[0]?.titleTrans).toBe('316不锈钢保温杯大容量便携水杯批发');
  });

  it('applies minimum order and price if the marketplace does not', async () => {
    const few = await alibaba.search(query({ keyword: 'x', filters: 'minOrder:5' }), reader());
    expect(few.records).toHaveLength(1);
    const dear = await alibaba.search(query({ keyword: 'x', priceStart: '10' }), reader());
    expect(dear.records).toHaveLength(1);
  });

  it('without hits has no pages', async () => {
    const result = await alibaba.search(query({ keyword: 'nothing' }), reader());
    expect(result).toMatchObject({ total: 0, totalPage: 0, records: [] });
  });

  it('without a keyword searches the category’s name, or shows recommendations', async () => {
    await alibaba.search(query({ categoryId: '1688:1031910' }), reader());
    expect(gateway.lastFields('product.search.keywordQuery')).toMatchObject({
      keyword: '连衣裙',
      categoryId: '1031910',
    });
    const { records } = await alibaba.search(query(), reader());
    expect(records).toHaveLength(2);
    expect(gateway.callsOf('offerRecommend')).toHaveLength(1);
  });

  it('of a shop is sent with its seller', async () => {
    const { records } = await alibaba.searchShop(query({ shopId: '1688:BBBabc' }), reader());
    expect(records).toHaveLength(2);
    expect(gateway.lastFields('product.search.querySellerOfferList')).toMatchObject({
      sellerOpenId: 'BBBabc',
    });
  });

  it('by a picture uploads it once, then searches by its id', async () => {
    const picture = { bytes: new Uint8Array(200_000).fill(7), contentType: 'image/jpeg' } as const;
    const first = await alibaba.searchByPicture?.(picture, query({ imageUrl: 'x' }), reader());
    expect(first?.records).toHaveLength(2);
    await alibaba.searchByPicture?.(picture, query({ imageUrl: 'x', pageNo: 2 }), reader());
    expect(gateway.callsOf('image.upload')).toHaveLength(1);
    const { imageBase64 } = gateway.lastFields('product.image.upload');
    expect(Buffer.from(String(imageBase64), 'base64').equals(Buffer.from(picture.bytes))).toBe(
      true,
    );
  });

  it('by a picture that the marketplace refuses is unavailable', async () => {
    const picture = { bytes: new Uint8Array(3), contentType: 'image/png' } as const;
    const search = alibaba.searchByPicture?.(picture, query(), reader());
    await expect(search).rejects.toMatchObject({ code: 'SOURCE_UNAVAILABLE' });
  });
});

describe('a product', () => {
  it('priced by variant has its variants’ prices, weights and pictures', async () => {
    const bottle = await detailOf('710891050473');
    expect(bottle).toMatchObject({
      productId: '1688:710891050473',
      productUrl: BOTTLE,
      priceMode: 'SKU_PRICE',
      priceRange: [{ startQuantity: 1, price: '23.50' }],
      categoryId: '1688:1037',
      minOrderQuantity: 1,
      batchNumber: 1,
      unit: 'piece',
      soldCount: 12342,
      dispatchWithin: 48,
      shipFrom: '浙江省金华市',
      status: 'ON_SALE',
      shop: { shopId: '1688:BBBabcDEF123', score: 4.8 },
      domesticFreight: { free: false, first: '5.00', next: '1.20' },
    });
    expect(bottle?.mixRule).toBeUndefined();
    // The variant without a price can't be bought; unsafe integers keep their digits.
    expect(bottle?.skus.map(({ skuId }) => skuId)).toEqual([String(BIG_SKU), '5104790281452']);
    expect(bottle?.skus).toMatchObject([
      {
        specId: 'a1b2c3',
        price: '23.50',
        stock: 500,
        weightG: 390,
        attributes: [{ name: '颜色', nameTrans: 'Color', valueTrans: 'White' }],
      },
      { price: '26.00', stock: 0, weightG: 410 },
    ]);
    expect(bottle?.skus[0]?.attributes[0]?.image).toContain('white.jpg');
    expect(bottle?.images).toEqual([
      'https://cbu01.alicdn.com/img/ibank/bottle-1.jpg',
      'https://cbu01.alicdn.com/img/ibank/bottle-2.jpg',
    ]);
    const { descriptionHtml = '' } = bottle ?? {};
    expect(descriptionHtml).toContain('<p>保温十二小时</p>');
    expect(descriptionHtml).toContain('https://cbu01.alicdn.com/img/a.jpg');
    expect(descriptionHtml).not.toMatch(/script|onclick|onerror|style|http:/);
  });

  it('priced by quantity has steps, lots and a mix rule', async () => {
    expect(await detailOf('620201390233')).toMatchObject({
      priceMode: 'SPU_PRICE_RANGE',
      priceRange: [
        { startQuantity: 10, price: '3.00', promotionPrice: '2.80' },
        { startQuantity: 500, price: '2.10' },
      ],
      skus: [{ skuId: '4001', price: '2.80' }, { skuId: '4002' }],
      minOrderQuantity: 10,
      batchNumber: 5,
      mixRule: { mixNumber: 20, mixAmount: '300.00' },
      domesticFreight: { free: true, first: '0.00', next: '0.00' },
    });
  });

  it('with almost only nulls is its own single variant', async () => {
    expect(await detailOf('555000111222')).toMatchObject({
      title: '塑料衣架',
      titleTrans: '塑料衣架',
      priceMode: 'SPU_PRICE_RANGE',
      images: ['https://cbu01.alicdn.com/img/ibank/hanger-white.jpg'],
      skus: [{ skuId: '555000111222', specId: '', attributes: [], price: '0.85', stock: 77 }],
      shop: { shopId: '1688:offer-555000111222' },
      descriptionHtml: '',
      status: 'ON_SALE',
    });
  });

  it('that is delisted is removed, and one without price or unknown is absent', async () => {
    expect(await detailOf('555000111333')).toMatchObject({ status: 'REMOVED' });
    expect(await detailOf('555000111444')).toBeUndefined();
    expect(await detailOf('999999999999')).toBeUndefined();
  });

  it('is in the reader’s language', async () => {
    expect(await detailOf('710891050473', 'zh-CN')).toMatchObject({
      titleTrans: '316不锈钢保温杯大容量便携水杯批发',
      unit: '个',
    });
    expect(gateway.lastFields('product.search.queryProductDetail')).toEqual({
      offerId: '710891050473',
      country: 'en',
    });
  });

  it('does not wait for its freight', async () => {
    gateway.failCalls(/freight/, 'breaks down');
    expect(await detailOf('710891050473')).toMatchObject({
      domesticFreight: { free: false, first: '8.00', next: '2.00' },
    });
  });

  it('has freight for any quantity', async () => {
    const freight = await alibaba.domesticFreight(BOTTLE, 3, reader());
    expect(freight).toEqual({ free: false, firstFen: 500, nextFen: 120 });
    expect(gateway.lastFields('product.freight.estimate')).toEqual({
      offerId: '710891050473',
      toProvinceCode: '440000',
      toCityCode: '440100',
      toCountryCode: '440111',
      totalNum: 3,
      logisticsSkuNumModels: [{ skuId: String(BIG_SKU), number: 3 }],
    });
  });
});

describe('an answer with absurd values', () => {
  const offer = {
    offerId: '710891050473',
    subject: '杯',
    minOrderQuantity: '999999999999999',
    batchNumber: 1e14,
    productSkuInfos: [
      { skuId: '1', price: '9999999.99', amountOnSale: 999999999999999 },
      { skuId: '2', price: '999999999.99', amountOnSale: 1 },
      { skuId: '3', price: '-5', amountOnSale: 1 },
    ],
    productShippingInfo: { skuShippingDetails: [{ skuId: '1', weight: '9999999' }] },
  };
  const freight = {
    firstFee: '9999999',
    firstUnit: '0.000000001',
    nextFee: '9999999',
    nextUnit: '0.000000001',
    singleProductWeight: '9999999',
  };
  /** One answer for the offer and its freight. Each parser reads its own fields. */
  const say = (more: object) =>
    gateway.respondWith(/./, {
      result: { success: true, result: { ...offer, ...freight, ...more } },
    });

  it.each(['0', '1', '2'])(
    'gives exact amounts or none, with freight by charge type %s',
    async (by) => {
      say({ chargeType: by });
      const { skus = [], domesticFreight } = (await detailOf('710891050473')) ?? {};
      expect(skus.map(({ price }) => price)).toEqual(['9999999.99']);
      expect(skus.every(({ weightG }) => Number.isSafeInteger(weightG * 99_999 * 200))).toBe(true);
      expect(Number(domesticFreight?.next)).toBeLessThanOrEqual(10_000_000);
    },
  );

  it('limits the length of a description', async () => {
    say({ description: '<b>'.repeat(1_000_000) });
    const { descriptionHtml = '' } = (await detailOf('710891050473')) ?? {};
    expect(descriptionHtml.length).toBeLessThan(300_000);
  });
});

it('has two levels of categories, in the reader’s language', async () => {
  const tree = await alibaba.categories?.(reader('ja'));
  expect(tree).toMatchObject([
    { id: '1688:10166', name: 'レディース', nameZh: '女装', children: [{ id: '1688:1031910' }] },
    { id: '1688:54', name: 'アクセサリー', children: [] },
  ]);
});

it('has its upper categories even if the lower ones fail', async () => {
  await alibaba.search(query({ categoryId: '1688:0' }), reader());
  gateway.respondWith(/getById/, {
    error_code: 'gw.QosAppFrequencyLimit',
    error_message: 'too often',
  });
  const tree = await alibaba.categories?.(reader());
  expect(tree).toMatchObject([{ children: [] }, { children: [] }]);
});

it('has search navigation, with its own parameter names', async () => {
  const entries = await alibaba.navigation?.('skirt', reader('ko'));
  expect(entries).toEqual([
    {
      id: '1688:973',
      name: '风格',
      translateName: 'Style ko_KR',
      children: [{ id: '1688:973:28105', name: '韩版', translateName: 'Korean' }],
    },
    { id: '1688:974', name: '材质', translateName: 'Material', children: [] },
  ]);
  expect(gateway.lastFields('product.search.keywordSNQuery')).toMatchObject({
    language: 'ko_KR',
    region: 'KR',
    currency: 'KRW',
  });
});

it('ignores a visitor’s words quoted in an error message', async () => {
  const keyword = 'Token limit';
  const error_message = 'the keyword [token limit] is not allowed';
  for (let visits = 0; visits < 6; visits++) {
    gateway.respondWith(/keywordQuery/, { error_code: 'gw.ParamInvalid', error_message });
    const search = alibaba.search(query({ keyword }), reader());
    await expect(search).rejects.toMatchObject({ code: 'SOURCE_UNAVAILABLE' });
  }
  expect(log.map(({ reason }) => reason)).toEqual(Array(6).fill('DECLINED'));
  expect(gateway.calls).toHaveLength(6);
});

describe('the access token', () => {
  it('is renewed when expired, and the request is repeated', async () => {
    gateway.expireToken();
    expect((await alibaba.search(query({ keyword: 'x' }), reader())).records).toHaveLength(2);
    await alibaba.search(query({ keyword: 'y' }), reader());
    expect(gateway.callsOf('getToken')).toHaveLength(1);
  });

  it('may be missing if it can be renewed, and is renewed once for concurrent requests', async () => {
    const { ALIBABA_ACCESS_TOKEN: _, ...environment } = gateway.environment;
    const other = openWith(environment).source('1688');
    await Promise.all(['a', 'b', 'c'].map((keyword) => other.search(query({ keyword }), reader())));
    expect(gateway.callsOf('getToken')).toHaveLength(1);
  });

  it('that can’t be renewed is logged as an error', async () => {
    const environment = {
      ...gateway.environment,
      ALIBABA_ACCESS_TOKEN: 'old',
      ALIBABA_REFRESH_TOKEN: '',
    };
    const other = openWith(environment);
    const search = other.source('1688').search(query({ keyword: 'x' }), reader());
    await expect(search).rejects.toMatchObject({ code: 'SOURCE_UNAVAILABLE' });
    expect(other.log).toContainEqual(expect.objectContaining({ error: 'EXPIRED' }));
    expect(JSON.stringify(other.log)).not.toMatch(/alibaba-secret|"old"/);
  });
});
