import * as v from 'valibot';
import {
  decimal,
  flag,
  integer,
  itemId,
  list,
  longText,
  nested,
  picture,
  text,
  yuan,
} from './fields.ts';

/* The answers of 1688's API. Only the fields that are used are listed. */

const skuAttribute = v.object({
  attributeId: text,
  attributeName: text,
  attributeNameTrans: text,
  value: text,
  valueTrans: text,
  skuImageUrl: picture,
});

/**
 * `consignPrice` is the price for dropshippers; `jxhyPrice` and `pfJxhyPrice` are prices of selected
 * goods (精选货源), retail and wholesale.
 */
const prices = {
  price: yuan,
  promotionPrice: yuan,
  consignPrice: yuan,
  jxhyPrice: yuan,
  pfJxhyPrice: yuan,
};

export const alibabaHit = v.object({
  offerId: itemId,
  imageUrl: picture,
  whiteImage: picture,
  subject: text,
  subjectTrans: text,
  priceInfo: nested(prices),
  monthSold: integer,
  minOrderQuantity: integer,
  companyName: text,
});
export type AlibabaHit = v.InferOutput<typeof alibabaHit>;

/** A page of hits. Each hit is parsed separately, so that one malformed hit does not fail the page. */
export const alibabaPage = nested({ totalRecords: integer, data: list(v.unknown()) });

export const alibabaOffer = v.object({
  offerId: itemId,
  categoryId: text,
  thirdCategoryId: text,
  subject: text,
  subjectTrans: text,
  description: longText,
  productImage: nested({ images: list(picture), whiteImage: picture }),
  productAttribute: list(skuAttribute),
  productSkuInfos: list(
    v.object({
      skuId: itemId,
      specId: text,
      amountOnSale: integer,
      ...prices,
      skuAttributes: list(skuAttribute),
    }),
  ),
  productSaleInfo: nested({
    amountOnSale: integer,
    quoteType: text,
    priceRangeList: list(v.object({ startQuantity: integer, price: yuan, promotionPrice: yuan })),
    unitInfo: nested({ unit: text, transUnit: text }),
    consignPrice: yuan,
    fenxiaoSaleInfo: nested({ onePieceFreePostage: flag }),
  }),
  productShippingInfo: nested({
    sendGoodsAddressText: text,
    /** Kilograms. */
    weight: decimal,
    officialWeight: decimal,
    shippingTimeGuarantee: text,
    /** Grams, unlike the other weights. */
    skuShippingInfoList: list(v.object({ skuId: itemId, weight: decimal })),
    /** Kilograms. */
    skuShippingDetails: list(v.object({ skuId: itemId, weight: decimal, officialWeight: decimal })),
  }),
  minOrderQuantity: integer,
  batchNumber: integer,
  sellerMixSetting: nested({ generalHunpi: flag, mixAmount: yuan, mixNumber: integer }),
  status: text,
  sellerOpenId: text,
  companyName: text,
  tradeScore: decimal,
  sellerDataInfo: nested({ tpYear: integer }),
  /** The number of pieces sold, in spite of its name. */
  soldOut: integer,
});
export type AlibabaOffer = v.InferOutput<typeof alibabaOffer>;

export const alibabaFreight = v.object({
  freePostage: flag,
  /** 1 means that the seller pays. */
  templateType: text,
  /** The total for the requested quantity. */
  freight: yuan,
  /** 0: by kilograms, 1: by pieces, 2: by volume. */
  chargeType: text,
  firstFee: yuan,
  firstUnit: decimal,
  nextFee: yuan,
  nextUnit: decimal,
  singleProductWeight: decimal,
});
export type AlibabaFreight = v.InferOutput<typeof alibabaFreight>;

const categoryFields = { categoryId: text, chineseName: text, translatedName: text };
export const alibabaCategory = v.object({
  ...categoryFields,
  children: list(v.object(categoryFields)),
});
export type AlibabaCategory = v.InferOutput<typeof alibabaCategory>;

const navigationEntry = { id: text, name: text, translateName: text };
export const alibabaNavigation = list(
  v.object({ ...navigationEntry, children: list(v.object(navigationEntry)) }),
);
