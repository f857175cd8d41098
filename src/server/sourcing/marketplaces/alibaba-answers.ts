import * as v from 'valibot';
import {
  decimal,
  flag,
  itemId,
  list,
  longText,
  part,
  picture,
  text,
  whole,
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
  priceInfo: part(prices),
  monthSold: whole,
  minOrderQuantity: whole,
  companyName: text,
});
export type AlibabaHit = v.InferOutput<typeof alibabaHit>;

/** A page of hits. Each hit is parsed separately, so that one malformed hit does not fail the page. */
export const alibabaPage = part({ totalRecords: whole, data: list(v.unknown()) });

export const alibabaOffer = v.object({
  offerId: itemId,
  categoryId: text,
  thirdCategoryId: text,
  subject: text,
  subjectTrans: text,
  description: longText,
  productImage: part({ images: list(picture), whiteImage: picture }),
  productAttribute: list(skuAttribute),
  productSkuInfos: list(
    v.object({
      skuId: itemId,
      specId: text,
      amountOnSale: whole,
      ...prices,
      skuAttributes: list(skuAttribute),
    }),
  ),
  productSaleInfo: part({
    amountOnSale: whole,
    quoteType: text,
    priceRangeList: list(v.object({ startQuantity: whole, price: yuan, promotionPrice: yuan })),
    unitInfo: part({ unit: text, transUnit: text }),
    consignPrice: yuan,
    fenxiaoSaleInfo: part({ onePieceFreePostage: flag }),
  }),
  productShippingInfo: part({
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
  minOrderQuantity: whole,
  batchNumber: whole,
  sellerMixSetting: part({ generalHunpi: flag, mixAmount: yuan, mixNumber: whole }),
  status: text,
  sellerOpenId: text,
  companyName: text,
  tradeScore: decimal,
  sellerDataInfo: part({ tpYear: whole }),
  /** The number of pieces sold, in spite of its name. */
  soldOut: whole,
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

const named = { categoryId: text, chineseName: text, translatedName: text };
export const alibabaCategory = v.object({ ...named, children: list(v.object(named)) });
export type AlibabaCategory = v.InferOutput<typeof alibabaCategory>;

const navigationEntry = { id: text, name: text, translateName: text };
export const alibabaNavigation = list(
  v.object({ ...navigationEntry, children: list(v.object(navigationEntry)) }),
);
