/* The products of the test gateway for 1688, in the format of its documents, with all their quirks. */

const picture = (name: string) => `https://cbu01.alicdn.com/img/ibank/${name}.jpg`;

/** An id too large for a JavaScript number. */
export const BIG_SKU = 9007199254740993017n;

const attribute = (id: number, zh: [string, string], en: [string, string], image?: string) => ({
  attributeId: id,
  attributeName: zh[0],
  attributeNameTrans: en[0],
  value: zh[1],
  valueTrans: en[1],
  ...(image && { skuImageUrl: image, skuImageUrlTrans: null }),
});

/** Priced by variant: two colours, one with a promotion price; weights in kilograms and in grams. */
const bottle = {
  offerId: 710891050473,
  categoryId: 1037,
  categoryName: '水杯',
  subject: '316不锈钢保温杯大容量便携水杯批发',
  subjectTrans: '316 stainless steel insulated bottle large capacity wholesale',
  description:
    '<div style="color:red"><p onclick="steal()">保温十二小时</p><script>alert(1)</script><img src="https://cbu01.alicdn.com/img/a.jpg" onerror="x()"><img src="http://evil.test/b.jpg"></div>',
  mainVideo: null,
  productImage: {
    images: [
      picture('bottle-1'),
      '//cbu01.alicdn.com/img/ibank/bottle-2.jpg',
      'javascript:alert(1)',
    ],
    whiteImage: picture('bottle-white'),
  },
  productAttribute: [attribute(364, ['产地', '浙江'], ['Origin', 'Zhejiang'])],
  productSkuInfos: [
    {
      skuId: BIG_SKU,
      specId: 'a1b2c3',
      amountOnSale: 500,
      price: '25.80',
      promotionPrice: '23.50',
      cargoNumber: 'B-01',
      skuAttributes: [attribute(3216, ['颜色', '白色'], ['Color', 'White'], picture('white'))],
    },
    {
      skuId: 5104790281452,
      specId: 'd4e5f6',
      amountOnSale: 0,
      price: '26.00',
      promotionPrice: null,
      skuAttributes: [attribute(3216, ['颜色', '黑色'], ['Color', 'Black'])],
    },
    { skuId: 5104790281453, specId: 'g7', amountOnSale: 9, price: null, skuAttributes: null },
  ],
  productSaleInfo: {
    amountOnSale: 500,
    quoteType: 1,
    priceRangeList: null,
    unitInfo: { unit: '个', transUnit: 'piece' },
    fenxiaoSaleInfo: null,
  },
  productShippingInfo: {
    sendGoodsAddressText: '浙江省金华市',
    weight: 0.45,
    width: 8.0,
    skuShippingInfoList: [
      { skuId: BIG_SKU, weight: 380 },
      { skuId: 5104790281452, weight: 410 },
    ],
    skuShippingDetails: [{ skuId: String(BIG_SKU), weight: 0.39, officialWeight: null }],
    shippingTimeGuarantee: 'shipIn48Hours',
  },
  isJxhy: true,
  sellerOpenId: 'BBBabcDEF123',
  minOrderQuantity: 1,
  batchNumber: null,
  status: 'published',
  sellerMixSetting: { generalHunpi: false, mixAmount: 100, mixNumber: 2 },
  soldOut: '12342',
  tradeScore: '4.8',
  topCategoryId: 10,
  thirdCategoryId: 1037,
  companyName: '金华市好水杯业有限公司',
  aFieldOfTomorrow: { nobody: 'knows' },
};

/** Priced by quantity: price steps, a minimum order, batches, a mix rule. */
const towels = {
  ...bottle,
  offerId: 620201390233,
  subject: '纯棉毛巾厂家直销',
  subjectTrans: 'Pure cotton towel factory direct sales',
  productSkuInfos: [
    { skuId: 4001, specId: 't1', amountOnSale: 9000, price: null, skuAttributes: [] },
    { skuId: 4002, specId: 't2', amountOnSale: 100, price: null, skuAttributes: [] },
  ],
  productSaleInfo: {
    amountOnSale: 9100,
    quoteType: 2,
    priceRangeList: [
      { startQuantity: 500, price: '2.10', promotionPrice: null },
      { startQuantity: 10, price: '3.00', promotionPrice: '2.80' },
    ],
    unitInfo: null,
    fenxiaoSaleInfo: { onePieceFreePostage: true },
  },
  minOrderQuantity: 10,
  batchNumber: 5,
  sellerMixSetting: { generalHunpi: true, mixAmount: 300, mixNumber: 20 },
};

/** Without variants. Every field that may be null is null or missing. */
const plain = {
  offerId: 555000111222,
  categoryId: 32,
  subject: '塑料衣架',
  subjectTrans: null,
  description: null,
  productImage: { images: null, whiteImage: picture('hanger-white') },
  productAttribute: null,
  productSkuInfos: null,
  productSaleInfo: {
    amountOnSale: 77,
    quoteType: 0,
    priceRangeList: [{ startQuantity: 2, price: '0.85' }],
  },
  productShippingInfo: null,
  minOrderQuantity: 2,
  status: 'published',
  sellerOpenId: null,
  companyName: null,
};

const expired = { ...bottle, offerId: 555000111333, status: 'member expired' };
const priceless = { ...plain, offerId: 555000111444, productSaleInfo: { quoteType: 0 } };

export const OFFERS: readonly Record<string, unknown>[] = [
  bottle,
  towels,
  plain,
  expired,
  priceless,
];

/** The hits of every search, in this order. Three of them can't be shown. */
export const HITS: readonly unknown[] = [
  {
    offerId: 710891050473,
    imageUrl: picture('bottle-1'),
    whiteImage: null,
    subject: bottle.subject,
    subjectTrans: bottle.subjectTrans,
    isJxhy: true,
    priceInfo: { price: '25.80', promotionPrice: '23.50', consignPrice: '25.80', jxhyPrice: null },
    repurchaseRate: '10%',
    monthSold: 1213,
    sellerIdentities: null,
    minOrderQuantity: 1,
    createDate: '2024-04-20 08:00:00',
    companyName: bottle.companyName,
    token: 'abc',
  },
  {
    offerId: 620201390233,
    imageUrl: '//cbu01.alicdn.com/img/ibank/towel.jpg',
    subject: towels.subject,
    subjectTrans: towels.subjectTrans,
    priceInfo: { price: null, consignPrice: '3.1' },
    monthSold: null,
    minOrderQuantity: 10,
    sellerDataInfo: null,
  },
  { offerId: 1, subject: '没有编号的', priceInfo: { price: '1.00' } },
  { offerId: 555000111222, subject: plain.subject, subjectTrans: null, priceInfo: null },
  null,
];

export const CATEGORIES: Record<
  string,
  { zh: string; en: string; ja: string; children: string[] }
> = {
  '0': { zh: '根', en: 'Root', ja: 'ルート', children: ['10166', '54'] },
  '10166': { zh: '女装', en: 'Women’s clothing', ja: 'レディース', children: ['1031910'] },
  '1031910': { zh: '连衣裙', en: 'Dresses', ja: 'ワンピース', children: [] },
  '54': { zh: '饰品', en: 'Jewelry', ja: 'アクセサリー', children: [] },
};
