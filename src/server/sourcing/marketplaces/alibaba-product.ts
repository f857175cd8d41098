import type { Locale } from '../../../contract/values/locales.ts';
import { fromFen } from '../../../contract/values/money.ts';
import type {
  PriceStep,
  Product,
  ProductAttribute,
  ProductCard,
} from '../../../contract/values/product.ts';
import type { KeyRing } from '../../crypto/keys.ts';
import type { DomesticFreight } from '../source.ts';
import type { AlibabaFreight, AlibabaHit, AlibabaOffer } from './alibaba-answers.ts';
import {
  addressFields,
  DEFAULT_FREIGHT,
  freightFor,
  localised,
  prefixedId,
  wholeGrams,
} from './goods.ts';

export const ALIBABA = '1688';

const addressOf = (offerId: string) => `https://detail.1688.com/offer/${offerId}.html`;

type Prices = AlibabaHit['priceInfo'];

/**
 * The price of a piece in fen: the promotion or wholesale price, else the price for dropshippers.
 */
function priceOf({ promotionPrice, price, consignPrice, jxhyPrice, pfJxhyPrice }: Prices) {
  const listed = price ?? consignPrice ?? pfJxhyPrice ?? jxhyPrice;
  return listed === undefined ? promotionPrice : Math.min(listed, promotionPrice ?? listed);
}

/** The card of a hit; undefined if it has no price and so can't be bought. */
export function alibabaCard(
  hit: AlibabaHit,
  locale: Locale,
  keys: KeyRing,
): ProductCard | undefined {
  const address = addressFields(keys, addressOf(hit.offerId));
  const price = priceOf(hit.priceInfo);
  const title = hit.subject || hit.subjectTrans;
  if (!address || price === undefined || title === '') return undefined;
  const minOrderQuantity = Math.max(hit.minOrderQuantity, 1);
  return {
    productId: prefixedId(ALIBABA, hit.offerId),
    ...address,
    title,
    titleTrans: localised(locale, title, hit.subjectTrans),
    image: hit.imageUrl || hit.whiteImage,
    priceMode: minOrderQuantity > 1 ? 'SPU_PRICE_RANGE' : 'SKU_PRICE',
    price: fromFen(price),
    minOrderQuantity,
    soldCount: hit.monthSold,
    shopName: hit.companyName,
  };
}

/**
 * The product of an offer; undefined if no variant has a price. `freight` is the estimate, if
 * known.
 */
export async function alibabaProduct(
  offer: AlibabaOffer,
  freight: DomesticFreight | undefined,
  locale: Locale,
  keys: KeyRing,
): Promise<Product | undefined> {
  const { sanitiseArticle } = await import('../../html/sanitise.ts');
  const address = addressFields(keys, addressOf(offer.offerId));
  const priceMode = priceModeOf(offer);
  const steps = stepsOf(offer);
  const skus = skusOf(offer, steps[0]?.fen, locale);
  const prices = skus.map(({ fen }) => fen);
  const lowest = priceMode === 'SKU_PRICE' && prices.length > 0 ? Math.min(...prices) : undefined;
  if (!address || skus.length === 0) return undefined;
  const priceRange: PriceStep[] =
    lowest !== undefined || steps.length === 0
      ? [{ startQuantity: 1, price: fromFen(lowest ?? Math.min(...prices)) }]
      : steps.map(({ step }) => step);
  const title = offer.subject || offer.subjectTrans;
  const { generalHunpi, mixNumber, mixAmount } = offer.sellerMixSetting;
  const domesticFreight = freight ?? freightBeforeEstimate(offer);
  return {
    productId: prefixedId(ALIBABA, offer.offerId),
    ...address,
    title,
    titleTrans: localised(locale, title, offer.subjectTrans),
    images: imagesOf(offer),
    categoryId: prefixedId(ALIBABA, offer.thirdCategoryId || offer.categoryId),
    priceMode,
    priceRange,
    skus: skus.map(({ sku }) => sku),
    attributes: offer.productAttribute.map((attribute) => attributeOf(attribute, locale)),
    minOrderQuantity: Math.max(offer.minOrderQuantity, 1),
    batchNumber: Math.max(offer.batchNumber, 1),
    // A rule without both limits would only raise the minimum quantity.
    ...(generalHunpi && mixNumber > 0 && mixAmount !== undefined
      ? { mixRule: { mixNumber, mixAmount: fromFen(mixAmount) } }
      : {}),
    unit: localised(
      locale,
      offer.productSaleInfo.unitInfo.unit,
      offer.productSaleInfo.unitInfo.transUnit,
    ),
    soldCount: offer.soldOut,
    shop: shopOf(offer),
    domesticFreight: {
      free: domesticFreight.free,
      first: fromFen(domesticFreight.firstFen),
      next: fromFen(domesticFreight.nextFen),
    },
    shipFrom: offer.productShippingInfo.sendGoodsAddressText,
    dispatchWithin: dispatchHours(offer.productShippingInfo.shippingTimeGuarantee),
    goodsClass: 'NORMAL',
    descriptionHtml: sanitiseArticle(offer.description),
    status: statusOf(
      offer,
      skus.some(({ sku }) => sku.stock > 0),
    ),
  };
}

/**
 * `quoteType` 1: by variant. 0 and 2: by the total quantity. If missing, it follows from which
 * prices exist.
 */
function priceModeOf({ productSaleInfo, productSkuInfos }: AlibabaOffer): Product['priceMode'] {
  const { quoteType, priceRangeList } = productSaleInfo;
  if (quoteType === '1') return 'SKU_PRICE';
  if (quoteType === '0' || quoteType === '2') return 'SPU_PRICE_RANGE';
  const bySku = productSkuInfos.some((sku) => priceOf(sku) !== undefined);
  return bySku || priceRangeList.length === 0 ? 'SKU_PRICE' : 'SPU_PRICE_RANGE';
}

/** The wholesale price steps by rising quantity, each with the price of a piece in fen. */
function stepsOf({ productSaleInfo }: AlibabaOffer): { step: PriceStep; fen: number }[] {
  return productSaleInfo.priceRangeList
    .flatMap(({ startQuantity, price, promotionPrice }) => {
      const usual = price ?? promotionPrice;
      if (usual === undefined) return [];
      const isLess = promotionPrice !== undefined && promotionPrice < usual;
      const step = {
        startQuantity: Math.max(startQuantity, 1),
        price: fromFen(usual),
        ...(isLess && { promotionPrice: fromFen(promotionPrice) }),
      };
      return [{ step, fen: isLess ? promotionPrice : usual }];
    })
    .sort((a, b) => a.step.startQuantity - b.step.startQuantity);
}

/** The variants that have a price. An offer without variants counts as its own single variant. */
function skusOf(offer: AlibabaOffer, stepFen: number | undefined, locale: Locale) {
  const { productSkuInfos, productSaleInfo, offerId } = offer;
  if (productSkuInfos.length === 0) {
    const fen = stepFen ?? productSaleInfo.consignPrice;
    const stock = productSaleInfo.amountOnSale;
    const only = { skuId: offerId, specId: '', attributes: [], stock, weightG: weightOf(offer) };
    return fen === undefined ? [] : [{ fen, sku: { ...only, price: fromFen(fen) } }];
  }
  return productSkuInfos.flatMap((info) => {
    const fen = priceOf(info) ?? stepFen;
    if (fen === undefined) return [];
    const { skuId, specId, amountOnSale: stock } = info;
    const attributes = info.skuAttributes.map((attribute) => attributeOf(attribute, locale));
    const price = fromFen(fen);
    return [
      { fen, sku: { skuId, specId, attributes, price, stock, weightG: weightOf(offer, skuId) } },
    ];
  });
}

/**
 * The weight of a piece in grams: the variant's by 1688 or by the seller in kilograms, else the
 * variant's in grams, else the offer's.
 */
function weightOf({ productShippingInfo: shipping }: AlibabaOffer, skuId?: string): number {
  const inKg = shipping.skuShippingDetails.find((one) => one.skuId === skuId);
  const inG = shipping.skuShippingInfoList.find((one) => one.skuId === skuId);
  const kg = inKg?.officialWeight || inKg?.weight;
  return wholeGrams(
    kg ? kg * 1000 : inG?.weight || (shipping.officialWeight || shipping.weight || 0) * 1000,
  );
}

function attributeOf(
  attribute: AlibabaOffer['productAttribute'][number],
  locale: Locale,
): ProductAttribute {
  const { attributeId, attributeName, value, skuImageUrl } = attribute;
  return {
    id: attributeId,
    name: attributeName || attribute.attributeNameTrans,
    nameTrans: localised(locale, attributeName, attribute.attributeNameTrans),
    value: value || attribute.valueTrans,
    valueTrans: localised(locale, value, attribute.valueTrans),
    ...(skuImageUrl !== '' && { image: skuImageUrl }),
  };
}

function imagesOf({ productImage: { images, whiteImage } }: AlibabaOffer): string[] {
  const shown = images.filter((image) => image !== '');
  return shown.length === 0 && whiteImage !== '' ? [whiteImage] : shown;
}

/**
 * An offer without a seller gets a shop of its own, so that it is never ordered together with
 * others.
 */
function shopOf({
  sellerOpenId,
  companyName,
  offerId,
  tradeScore = 0,
  sellerDataInfo,
}: AlibabaOffer) {
  return {
    shopId: prefixedId(ALIBABA, sellerOpenId || `offer-${offerId}`),
    name: companyName,
    nameTrans: companyName,
    score: Math.min(tradeScore, 5),
    years: sellerDataInfo.tpYear,
  };
}

function freightBeforeEstimate({ productSaleInfo }: AlibabaOffer): DomesticFreight {
  return productSaleInfo.fenxiaoSaleInfo.onePieceFreePostage
    ? { free: true, firstFen: 0, nextFen: 0 }
    : DEFAULT_FREIGHT;
}

const DISPATCH: readonly (readonly [RegExp, number])[] = [
  [/today/i, 24],
  [/24/, 24],
  [/48/, 48],
];
const dispatchHours = (guarantee: string) =>
  DISPATCH.find(([said]) => said.test(guarantee))?.[1] ?? 72;

/**
 * Only `published` offers are on sale. Expired and deleted ones are removed; all others may
 * come back.
 */
function statusOf({ status }: AlibabaOffer, isInStock: boolean): Product['status'] {
  if (/expired|deleted|TBD/i.test(status)) return 'REMOVED';
  return (status === '' || status === 'published') && isInStock ? 'ON_SALE' : 'SOLD_OUT';
}

/**
 * Converts a freight estimate to fen for the first piece and for each further piece. Freight by weight
 * or volume assumes pieces of `weightKg` kilograms, and charges each started unit in full.
 */
export function alibabaFreightOf(answer: AlibabaFreight, weightKg: number): DomesticFreight {
  const { freePostage, templateType, freight, chargeType, firstFee, nextFee = 0 } = answer;
  if (freePostage || templateType === '1') return { free: true, firstFen: 0, nextFen: 0 };
  const first = firstFee ?? freight;
  if (first === undefined) return { free: true, firstFen: 0, nextFen: 0 };
  const { firstUnit = 1, nextUnit } = answer;
  const perUnit = nextUnit && nextUnit > 0 ? nextFee / nextUnit : nextFee;
  if (chargeType === '1') return freightFor(first, perUnit);
  const kg = answer.singleProductWeight || weightKg;
  const beyond = Math.max(kg - firstUnit, 0);
  const units = nextUnit && nextUnit > 0 ? Math.ceil(beyond / nextUnit) : 0;
  return freightFor(first + units * nextFee, kg > 0 ? perUnit * kg : nextFee);
}
