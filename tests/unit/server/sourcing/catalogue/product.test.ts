import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { writeCatalogue } from '../../../../../demo/write-catalogue.ts';
import { product as productSchema } from '../../../../../src/contract/values/goods/product.ts';
import type { Locale } from '../../../../../src/contract/values/shop/locales.ts';
import type { CallScope } from '../../../../../src/server/api/scope.ts';
import { productHandlers } from '../../../../../src/server/api/shop/product.ts';
import { deriveKeys } from '../../../../../src/server/crypto/keys.ts';
import { sealProductUrl } from '../../../../../src/server/crypto/product-link-cipher.ts';
import { embeddedSource } from '../../../../../src/server/sourcing/catalogue/embedded-source.ts';
import { lookupProducts } from '../../../../../src/server/sourcing/catalogue/lookup.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { failureCode } from '../../../support/identity-scope.ts';
import { product, smallCatalogue, urlOf } from '../../../support/small-catalogue.ts';

const keys = await deriveKeys('test:a-secret-of-forty-characters-for-the-tests');
const TAOBAO = urlOf('Taobao', '70000001');
const TMALL_TWIN = urlOf('Tmall', '70000001');
const WHOLESALE = urlOf('Alibaba', '70000002');

async function openCatalogue() {
  const db = await openTestDatabase();
  const goods = [
    product('p1', { zh: '连衣裙', en: 'Dress' }, { priceFen: 4_990 }),
    product(
      'p2',
      { zh: '衬衫', en: 'Shirt' },
      {
        platform: 'Alibaba',
        shopId: 'shop-Alibaba',
        priceMode: 'SPU_PRICE_RANGE',
        priceFen: 1_500,
        minOrderQuantity: 10,
        detail: {
          priceSteps: [
            { startQuantity: 100, priceFen: 1_500 },
            { startQuantity: 10, priceFen: 2_000 },
          ],
          mixRule: { mixNumber: 20, mixAmountFen: 30_000 },
          batchNumber: 5,
        },
      },
    ),
  ];
  await writeCatalogue(db, smallCatalogue(goods), () => {});
  const scope = {
    db,
    keys,
    sources: embeddedSource(db, keys),
    locale: 'en',
    tenant: {
      tenantPreference: { productPlatforms: ['Taobao', 'Tmall', 'Alibaba'] },
      goodsRules: [],
    },
  } as unknown as CallScope;
  const open = (productUrl: string, asked: CallScope = scope) =>
    productHandlers.getProduct(asked, {
      params: undefined,
      query: { productUrl },
      body: undefined,
    });
  return { db, scope, open };
}

describe('a product', () => {
  test('matches the contract, without empty pictures', async () => {
    const { open } = await openCatalogue();
    const found = await open(TAOBAO);
    expect(v.parse(productSchema, found)).toEqual(found);
    expect(found).toMatchObject({
      titleTrans: 'Dress',
      images: ['/goods/dress/red-studio'],
      priceRange: [{ startQuantity: 1, price: '49.90' }],
      domesticFreight: { free: false, first: '6.00', next: '2.00' },
      shop: { nameTrans: 'Yunshang Fashion Store', score: 4.7 },
      descriptionHtml: '<p>Fine.</p>',
    });
  });
  test('sold wholesale has its steps in order and its mixing rule', async () => {
    const { open } = await openCatalogue();
    expect(await open(WHOLESALE)).toMatchObject({
      priceRange: [
        { startQuantity: 10, price: '20.00' },
        { startQuantity: 100, price: '15.00' },
      ],
      mixRule: { mixNumber: 20, mixAmount: '300.00' },
      minOrderQuantity: 10,
      batchNumber: 5,
    });
  });
  test('is in the marketplace’s own words for readers of Chinese', async () => {
    const { open, scope } = await openCatalogue();
    const found = await open(TAOBAO, { ...scope, locale: 'zh-HK' });
    expect(found.titleTrans).toBe('连衣裙');
    expect(found.skus[0]?.attributes[0]).toMatchObject({ nameTrans: '颜色', valueTrans: '红色' });
    expect(found.descriptionHtml).toBe('<p>好。</p>');
  });
});

describe('a product in a language that the catalogue is translated into', () => {
  const word = (en: string, zh = en) => ({ en, zh });
  const words = {
    noun: word('Dress', '连衣裙'),
    adjective: word('Slim-Waist', '收腰'),
    material: word('Cotton', '纯棉'),
    feature: word('with Side Pockets', '带口袋'),
    use: word('for Beach Holidays', '海边度假'),
  };
  const phrases = [
    { source: 'Dress', texts: { ru: 'платье', th: 'เดรส', 'zh-HK': '連身裙' } },
    { source: 'Slim-Waist', texts: { ru: 'приталенный крой' } },
    { source: 'Cotton', texts: { ru: 'хлопок <100%>', 'zh-HK': '純棉' } },
    { source: 'with Side Pockets', texts: { ru: 'с карманами' } },
    { source: 'for Beach Holidays', texts: { ru: 'для пляжа' } },
    { source: 'Material', texts: { ru: 'Материал', 'zh-HK': '材質' } },
    { source: 'Colour', texts: { ru: 'Цвет' } },
    { source: 'Red', texts: { ru: 'Красный' } },
    { source: 'Hangzhou', texts: { ru: 'Ханчжоу' } },
    { source: 'Wash cold.', texts: { ru: 'Стирать в холодной воде.' } },
  ];
  async function read(locale: Locale) {
    const db = await openTestDatabase();
    const good = product(
      'p1',
      { zh: '连衣裙', en: 'Dress' },
      {
        titles: { ru: 'Платье, хлопок' },
        detail: {
          images: ['/goods/dress/red-studio', '/goods/dress/angle'],
          description: { words, notes: [word('Wash cold.', '冷水洗。')] },
        },
      },
    );
    await writeCatalogue(db, smallCatalogue([good], phrases), () => {});
    const found = (await lookupProducts(db, keys, locale, [TAOBAO])).get(TAOBAO);
    if (!found) throw new Error('not there');
    return found;
  }

  test('is fully translated', async () => {
    const found = await read('ru');
    expect(found.titleTrans).toBe('Платье, хлопок');
    expect(found.skus[0]?.attributes[0]).toMatchObject({
      nameTrans: 'Цвет',
      valueTrans: 'Красный',
    });
    expect(found.attributes[0]).toMatchObject({ name: '材质', nameTrans: 'Материал' });
    expect(found.shipFrom).toBe('Ханчжоу');
    expect(found.descriptionHtml).toBe(
      '<p>Платье с карманами, приталенный крой, хлопок &lt;100%&gt;.</p>' +
        '<ul><li>Для пляжа</li><li>Стирать в холодной воде.</li></ul>' +
        '<img src="/goods/dress/angle-800.webp" alt="платье" width="800" height="800" loading="lazy">',
    );
  });
  test('is in English, or in Chinese for readers of Chinese, if a word is not translated', async () => {
    const thai = await read('th');
    expect([thai.titleTrans, thai.shipFrom]).toEqual(['Dress', 'Hangzhou']);
    expect(thai.attributes[0]).toMatchObject({ nameTrans: 'Material', valueTrans: 'Cotton' });
    expect(thai.descriptionHtml).toContain('<p>Dress: cotton, slim waist, with side pockets.</p>');
    const cantonese = await read('zh-HK');
    expect([cantonese.titleTrans, cantonese.shipFrom]).toEqual(['连衣裙', '杭州']);
    expect(cantonese.descriptionHtml).toContain('<p>纯棉连衣裙，收腰，带口袋。</p>');
    expect(cantonese.attributes[0]).toMatchObject({ nameTrans: '材質', valueTrans: '純棉' });
  });
  test('is unchanged in English and Chinese', async () => {
    expect((await read('en')).descriptionHtml).toMatch(
      /^<p>Dress: cotton, slim waist, with side pockets\.<\/p><ul><li>For beach holidays<\/li><li>Wash cold\.</,
    );
    expect((await read('zh-CN')).descriptionHtml).toMatch(
      /^<p>纯棉连衣裙，收腰，带口袋。<\/p><ul><li>适用：海边度假<\/li><li>冷水洗。</,
    );
  });
});

describe('a product opens', () => {
  test('by its sealed link, its URL in any form, and its twin at Tmall', async () => {
    const { open } = await openCatalogue();
    const forms = [
      sealProductUrl(keys, TAOBAO),
      sealProductUrl(keys, TMALL_TWIN),
      TMALL_TWIN,
      'https://m.intl.taobao.com/detail/detail.html?id=70000001',
      `看看这个 ${TAOBAO} 不错`,
    ];
    for (const form of forms) expect((await open(form)).productId).toBe('p1');
    expect(
      (await open('https://detail.m.1688.com/page/index.html?offerId=70000002')).productId,
    ).toBe('p2');
  });
  test('not by other URLs', async () => {
    const { open } = await openCatalogue();
    const sealed = sealProductUrl(keys, TAOBAO);
    const wrong = [
      'dress',
      'https://example.org/item.htm?id=70000001',
      sealProductUrl(keys, 'https://example.org/1'),
      `${sealed.slice(0, -2)}AA`,
    ];
    for (const text of wrong) expect(await failureCode(open(text))).toBe('WRONG_LINK');
  });
  test('not if it is not sold or the tenant does not offer its platform', async () => {
    const { open, scope } = await openCatalogue();
    expect(await failureCode(open(urlOf('Taobao', '79999999')))).toBe('PRODUCT_NOT_FOUND');
    const tenant = {
      tenantPreference: { productPlatforms: ['JD'] },
      goodsRules: [],
    } as unknown as CallScope['tenant'];
    expect(await failureCode(open(TAOBAO, { ...scope, tenant }))).toBe('PRODUCT_NOT_FOUND');
  });
});

test('looks up many products at once, by the given URLs', async () => {
  const { db } = await openCatalogue();
  const strangers = Array.from({ length: 300 }, (_, i) => urlOf('Taobao', String(90_000_000 + i)));
  const found = await lookupProducts(db, keys, 'en', [TMALL_TWIN, WHOLESALE, ...strangers]);
  expect([...found.keys()]).toEqual([TMALL_TWIN, WHOLESALE]);
  expect(found.get(TMALL_TWIN)?.productUrl).toBe(TAOBAO);
  expect(await lookupProducts(db, keys, 'en', [])).toEqual(new Map());
});
