import type {
  PriceStep,
  Product,
  ProductAttribute,
  ProductCard,
} from '../../../contract/values/goods/product.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import type { KeyRing } from '../../crypto/keys.ts';
import type { DomesticFreight } from '../source.ts';
import type { AlibabaFreight, AlibabaHit, AlibabaOffer } from './alibaba-answers.ts';
import {
  DEFAULT_DISPATCH_HOURS,
  DEFAULT_FREIGHT,
  freightFor,
  localised,
  prefixedId,
  urlFields,
  wholeGrams,
} from './goods.ts';

export const ALIBABA = '1688';

const urlOf = (offerId: string) => `https://detail.1688.com/offer/${offerId}.html`;

type Prices = AlibabaHit['priceInfo'];

/**
 * The price of a piece in fen: the lower of the promotion price and the wholesale price. If there is no
 * wholesale price, the price for dropshippers takes its place.
 */
function priceOf({ promotionPrice, price, consignPrice, jxhyPrice, pfJxhyPrice }: Prices) {
  const listed = price ?? consignPrice ?? pfJxhyPrice ?? jxhyPrice;
  return listed === undefined ? promotionPrice : Math.min(listed, promotionPrice ?? listed);
}

/** The card of a hit; undefined if the hit has no price, title or known URL. */
export function alibabaCard(
  hit: AlibabaHit,
  locale: Locale,
  keys: KeyRing,
): ProductCard | undefined {
  const urls = urlFields(keys, urlOf(hit.offerId));
  const price = priceOf(hit.priceInfo);
  const title = hit.subject || hit.subjectTrans;
  if (!urls || price === undefined || title === '') return undefined;
  const minOrderQuantity = Math.max(hit.minOrderQuantity, 1);
  return {
    productId: prefixedId(ALIBABA, hit.offerId),
    ...urls,
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
  const urls = urlFields(keys, urlOf(offer.offerId));
  const priceMode = priceModeOf(offer);
  const steps = stepsOf(offer);
  const skus = skusOf(offer, steps[0]?.fen, locale);
  const prices = skus.map(({ fen }) => fen);
  const lowest = priceMode === 'SKU_PRICE' && prices.length > 0 ? Math.min(...prices) : undefined;
  if (!urls || skus.length === 0) return undefined;
  const priceRange: PriceStep[] =
    lowest !== undefined || steps.length === 0
      ? [{ startQuantity: 1, price: fromFen(lowest ?? Math.min(...prices)) }]
      : steps.map(({ step }) => step);
  const title = offer.subject || offer.subjectTrans;
  const { generalHunpi, mixNumber, mixAmount } = offer.sellerMixSetting;
  const domesticFreight = freight ?? freightBeforeEstimate(offer);
  return {
    productId: prefixedId(ALIBABA, offer.offerId),
    ...urls,
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
 * By `quoteType`: 1 is a price by variant, 0 and 2 are prices by the total quantity. If it is missing,
 * the mode follows from which prices exist.
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
      const regularFen = price ?? promotionPrice;
      if (regularFen === undefined) return [];
      const isReduced = promotionPrice !== undefined && promotionPrice < regularFen;
      const step = {
        startQuantity: Math.max(startQuantity, 1),
        price: fromFen(regularFen),
        ...(isReduced && { promotionPrice: fromFen(promotionPrice) }),
      };
      return [{ step, fen: isReduced ? promotionPrice : regularFen }];
    })
    .sort((a, b) => a.step.startQuantity - b.step.startQuantity);
}

/** The variants that have a price, with that price in fen. An offer without variants counts as one variant. */
function skusOf(offer: AlibabaOffer, stepFen: number | undefined, locale: Locale) {
  const { productSkuInfos, productSaleInfo, offerId } = offer;
  if (productSkuInfos.length === 0) {
    const fen = stepFen ?? productSaleInfo.consignPrice;
    const stock = productSaleInfo.amountOnSale;
    const sku = { skuId: offerId, specId: '', attributes: [], stock, weightG: weightOf(offer) };
    return fen === undefined ? [] : [{ fen, sku: { ...sku, price: fromFen(fen) } }];
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
 * The weight of a piece in grams: the variant's weight in kilograms, as 1688 or else the seller states
 * it; else the variant's weight in grams; else the offer's weight.
 */
function weightOf({ productShippingInfo: shipping }: AlibabaOffer, skuId?: string): number {
  const inKg = shipping.skuShippingDetails.find((sku) => sku.skuId === skuId);
  const inG = shipping.skuShippingInfoList.find((sku) => sku.skuId === skuId);
  const skuKg = inKg?.officialWeight || inKg?.weight;
  if (skuKg) return wholeGrams(skuKg * 1000);
  const offerKg = shipping.officialWeight || shipping.weight || 0;
  return wholeGrams(inG?.weight || offerKg * 1000);
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
  const readable = images.filter((image) => image !== '');
  return readable.length === 0 && whiteImage !== '' ? [whiteImage] : readable;
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

/** The hours until dispatch, by the text of the seller's guarantee. */
const DISPATCH_HOURS: readonly (readonly [RegExp, number])[] = [
  [/today/i, 24],
  [/24/, 24],
  [/48/, 48],
];
const dispatchHours = (guarantee: string) =>
  DISPATCH_HOURS.find(([pattern]) => pattern.test(guarantee))?.[1] ?? DEFAULT_DISPATCH_HOURS;

/**
 * `published` offers, and those without a status, are on sale while in stock. Expired and deleted
 * offers are removed. All others are sold out, because they may come back.
 */
function statusOf({ status }: AlibabaOffer, isInStock: boolean): Product['status'] {
  if (/expired|deleted|TBD/i.test(status)) return 'REMOVED';
  return (status === '' || status === 'published') && isInStock ? 'ON_SALE' : 'SOLD_OUT';
}

/**
 * Converts a freight estimate to fen for the first piece and for each further piece. Freight by weight
 * or volume assumes pieces of the weight in the answer, or else of `weightKg` kilograms. For the first
 * piece, started units are charged in full; further pieces are charged by their exact weight.
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
  const kgBeyondFirst = Math.max(kg - firstUnit, 0);
  const startedUnits = nextUnit && nextUnit > 0 ? Math.ceil(kgBeyondFirst / nextUnit) : 0;
  return freightFor(first + startedUnits * nextFee, kg > 0 ? perUnit * kg : nextFee);
}
