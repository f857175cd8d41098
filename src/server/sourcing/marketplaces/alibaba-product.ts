import type { Locale } from '../../../contract/values/enums.ts';
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
import { addressed, freightFor, ownId, USUAL_FREIGHT, wholeGrams, worded } from './goods.ts';

export const ALIBABA = '1688';

const addressOf = (offerId: string) => `https://detail.1688.com/offer/${offerId}.html`;

type Prices = AlibabaHit['priceInfo'];

/** What a piece costs: what is asked now, the wholesale price, else what dropshippers pay. Fen. */
function priceOf({ promotionPrice, price, consignPrice, jxhyPrice, pfJxhyPrice }: Prices) {
  const asked = price ?? consignPrice ?? pfJxhyPrice ?? jxhyPrice;
  return asked === undefined ? promotionPrice : Math.min(asked, promotionPrice ?? asked);
}

/** A hit as a card; undefined for one without a price, which nobody could buy. */
export function alibabaCard(
  hit: AlibabaHit,
  locale: Locale,
  keys: KeyRing,
): ProductCard | undefined {
  const address = addressed(keys, addressOf(hit.offerId));
  const price = priceOf(hit.priceInfo);
  const title = hit.subject || hit.subjectTrans;
  if (!address || price === undefined || title === '') return undefined;
  const minOrderQuantity = Math.max(hit.minOrderQuantity, 1);
  return {
    productId: ownId(ALIBABA, hit.offerId),
    ...address,
    title,
    titleTrans: worded(locale, title, hit.subjectTrans),
    image: hit.imageUrl || hit.whiteImage,
    priceMode: minOrderQuantity > 1 ? 'SPU_PRICE_RANGE' : 'SKU_PRICE',
    price: fromFen(price),
    minOrderQuantity,
    soldCount: hit.monthSold,
    shopName: hit.companyName,
  };
}

/** An offer as a product; undefined for one without any price. */
export async function alibabaProduct(
  offer: AlibabaOffer,
  freight: DomesticFreight | undefined,
  locale: Locale,
  keys: KeyRing,
): Promise<Product | undefined> {
  const { sanitiseArticle } = await import('../../html/sanitise.ts');
  const address = addressed(keys, addressOf(offer.offerId));
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
  const domesticFreight = freight ?? freightBeforeAsked(offer);
  return {
    productId: ownId(ALIBABA, offer.offerId),
    ...address,
    title,
    titleTrans: worded(locale, title, offer.subjectTrans),
    images: imagesOf(offer),
    categoryId: ownId(ALIBABA, offer.thirdCategoryId || offer.categoryId),
    priceMode,
    priceRange,
    skus: skus.map(({ sku }) => sku),
    attributes: offer.productAttribute.map((attribute) => attributeOf(attribute, locale)),
    minOrderQuantity: Math.max(offer.minOrderQuantity, 1),
    batchNumber: Math.max(offer.batchNumber, 1),
    // Half a rule would lift the least quantity for nothing.
    ...(generalHunpi && mixNumber > 0 && mixAmount !== undefined
      ? { mixRule: { mixNumber, mixAmount: fromFen(mixAmount) } }
      : {}),
    unit: worded(
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

/** 1 is by variant; 0 and 2 are by the pieces of all together. Unsaid, it is by whichever has prices. */
function priceModeOf({ productSaleInfo, productSkuInfos }: AlibabaOffer): Product['priceMode'] {
  const { quoteType, priceRangeList } = productSaleInfo;
  if (quoteType === '1') return 'SKU_PRICE';
  if (quoteType === '0' || quoteType === '2') return 'SPU_PRICE_RANGE';
  const bySku = productSkuInfos.some((sku) => priceOf(sku) !== undefined);
  return bySku || priceRangeList.length === 0 ? 'SKU_PRICE' : 'SPU_PRICE_RANGE';
}

/** The steps of the wholesale price, rising, and what a piece costs at each in fen. */
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

/** The variants that have a price. An offer without any is its own only one. */
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

/** Grams a piece: the variant's as it was measured, then as the seller says, then the offer's. */
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
    nameTrans: worded(locale, attributeName, attribute.attributeNameTrans),
    value: value || attribute.valueTrans,
    valueTrans: worded(locale, value, attribute.valueTrans),
    ...(skuImageUrl !== '' && { image: skuImageUrl }),
  };
}

function imagesOf({ productImage: { images, whiteImage } }: AlibabaOffer): string[] {
  const shown = images.filter((image) => image !== '');
  return shown.length === 0 && whiteImage !== '' ? [whiteImage] : shown;
}

/** Offers that don't say whose they are stand alone, so that they are never ordered with another's. */
function shopOf({
  sellerOpenId,
  companyName,
  offerId,
  tradeScore = 0,
  sellerDataInfo,
}: AlibabaOffer) {
  return {
    shopId: ownId(ALIBABA, sellerOpenId || `offer-${offerId}`),
    name: companyName,
    nameTrans: companyName,
    score: Math.min(tradeScore, 5),
    years: sellerDataInfo.tpYear,
  };
}

function freightBeforeAsked({ productSaleInfo }: AlibabaOffer): DomesticFreight {
  return productSaleInfo.fenxiaoSaleInfo.onePieceFreePostage
    ? { free: true, firstFen: 0, nextFen: 0 }
    : USUAL_FREIGHT;
}

const DISPATCH: readonly (readonly [RegExp, number])[] = [
  [/today/i, 24],
  [/24/, 24],
  [/48/, 48],
];
const dispatchHours = (guarantee: string) =>
  DISPATCH.find(([said]) => said.test(guarantee))?.[1] ?? 72;

/** Only `published` can be bought; what is being changed or checked comes back, what expired or was deleted does not. */
function statusOf({ status }: AlibabaOffer, isInStock: boolean): Product['status'] {
  if (/expired|deleted|TBD/i.test(status)) return 'REMOVED';
  return (status === '' || status === 'published') && isInStock ? 'ON_SALE' : 'SOLD_OUT';
}

/**
 * Freight of an offer as the contract has it: for the first piece, and for each further. By weight
 * and volume, a piece weighs `weightKg`; parts of a unit cost a whole one.
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
