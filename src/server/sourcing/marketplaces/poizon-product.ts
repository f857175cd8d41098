import type {
  Product,
  ProductAttribute,
  ProductCard,
} from '../../../contract/values/goods/product.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import type { KeyRing } from '../../crypto/keys.ts';
import { escapeHtml } from '../../html/escape-html.ts';
import {
  DEFAULT_DISPATCH_HOURS,
  DEFAULT_FREIGHT,
  localised,
  prefixedId,
  urlFields,
} from './goods.ts';
import type { PoizonSpu } from './poizon-answers.ts';

export const POIZON = 'poizon';

/** The platform states no stock. A seller's bid offers one piece. */
const STOCK_OF_A_BID = 1;

/** A product's URL. Its ids are those of dewu.com, not of poizon.com. */
const urlOf = (spuId: string) => `https://www.dewu.com/product-detail.html?spuId=${spuId}`;

const isOff = (status: string) => /_OFF$/i.test(status);

const titlesOf = ({ dwSpuTitle, distSpuTitle }: PoizonSpu, locale: Locale) => {
  const title = dwSpuTitle || distSpuTitle;
  return { title, titleTrans: localised(locale, title, distSpuTitle) };
};

/** The lowest current bid of any size, else the brand's price. Fen. */
function lowestOf({ skuList, authPrice }: PoizonSpu): number | undefined {
  const bids = skuList.flatMap(({ minBidPrice, distStatus }) =>
    minBidPrice === undefined || isOff(distStatus) ? [] : [minBidPrice],
  );
  return bids.length > 0 ? Math.min(...bids) : authPrice;
}

/** The card of a hit; undefined if the hit is not on offer or has no price or title. */
export function poizonCard(spu: PoizonSpu, locale: Locale, keys: KeyRing): ProductCard | undefined {
  const urls = urlFields(keys, urlOf(spu.dwSpuId));
  const price = lowestOf(spu);
  const titles = titlesOf(spu, locale);
  if (!urls || price === undefined || titles.title === '' || isOff(spu.distStatus))
    return undefined;
  return {
    productId: prefixedId(POIZON, spu.dwSpuId),
    ...urls,
    ...titles,
    image: spu.image || (spu.baseImage[0] ?? ''),
    priceMode: 'SKU_PRICE',
    price: fromFen(price),
    minOrderQuantity: 1,
    soldCount: spu.sales,
    shopName: spu.distBrandName,
  };
}

/** The product of an SPU; undefined if it has no price. */
export function poizonProduct(spu: PoizonSpu, locale: Locale, keys: KeyRing): Product | undefined {
  const urls = urlFields(keys, urlOf(spu.dwSpuId));
  const lowest = lowestOf(spu);
  if (!urls || lowest === undefined) return undefined;
  const skus = skusOf(spu, locale, lowest);
  const pictures = [...new Set([spu.image, ...spu.baseImage])].filter((image) => image !== '');
  return {
    productId: prefixedId(POIZON, spu.dwSpuId),
    ...urls,
    ...titlesOf(spu, locale),
    images: pictures,
    categoryId: prefixedId(POIZON, spu.distCategoryl3Name || spu.distCategoryl1Name),
    priceMode: 'SKU_PRICE',
    priceRange: [{ startQuantity: 1, price: fromFen(lowest) }],
    skus,
    attributes: [],
    minOrderQuantity: 1,
    batchNumber: 1,
    unit: 'piece',
    soldCount: spu.sales,
    // The platform names no sellers: all goods come from Poizon and are ordered together.
    shop: {
      shopId: prefixedId(POIZON, 'market'),
      name: '得物',
      nameTrans: 'POIZON',
      score: 0,
      years: 0,
    },
    domesticFreight: {
      free: DEFAULT_FREIGHT.free,
      first: fromFen(DEFAULT_FREIGHT.firstFen),
      next: fromFen(DEFAULT_FREIGHT.nextFen),
    },
    shipFrom: '',
    dispatchWithin: DEFAULT_DISPATCH_HOURS,
    goodsClass: 'BRANDED',
    descriptionHtml: spu.productDesc === '' ? '' : `<p>${escapeHtml(spu.productDesc)}</p>`,
    status: statusOf(spu, skus),
  };
}

function statusOf({ distStatus }: PoizonSpu, skus: Product['skus']): Product['status'] {
  if (isOff(distStatus)) return 'REMOVED';
  return skus.some(({ stock }) => stock > 0) ? 'ON_SALE' : 'SOLD_OUT';
}

/** The variants of a product: all its sizes. Sizes without a bid are sold out. */
function skusOf({ skuList }: PoizonSpu, locale: Locale, lowest: number): Product['skus'] {
  return skuList.map((sku) => {
    const isOffered = sku.minBidPrice !== undefined && !isOff(sku.distStatus);
    const attributes = sku.saleAttr.map(
      ({ cnName, enName, cnValue, enValue }, index): ProductAttribute => ({
        id: String(index + 1),
        name: cnName || enName,
        nameTrans: localised(locale, cnName, enName),
        value: cnValue || enValue,
        valueTrans: localised(locale, cnValue, enValue),
        ...(index === 0 && sku.image !== '' && { image: sku.image }),
      }),
    );
    return {
      skuId: sku.dwSkuId,
      specId: sku.distSkuId,
      attributes,
      price: fromFen(sku.minBidPrice ?? lowest),
      stock: isOffered ? (sku.stock ?? STOCK_OF_A_BID) : 0,
      weightG: 0,
    };
  });
}
