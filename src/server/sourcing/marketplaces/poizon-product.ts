import type { Locale } from '../../../contract/values/enums.ts';
import { fromFen } from '../../../contract/values/money.ts';
import type { Product, ProductAttribute, ProductCard } from '../../../contract/values/product.ts';
import type { KeyRing } from '../../crypto/keys.ts';
import { escapeHtml } from '../../html/escape-html.ts';
import { addressed, ownId, USUAL_FREIGHT, worded } from './goods.ts';
import type { PoizonSpu } from './poizon-answers.ts';

export const POIZON = 'poizon';

/** What is bid for is one piece; how many more there are, nobody says. */
const STOCK_OF_A_BID = 1;

/** Domestic ids are dewu.com's, not poizon.com's. */
const addressOf = (spuId: string) => `https://www.dewu.com/product-detail.html?spuId=${spuId}`;

const isOff = (status: string) => /_OFF$/i.test(status);

const titlesOf = ({ dwSpuTitle, distSpuTitle }: PoizonSpu, locale: Locale) => {
  const title = dwSpuTitle || distSpuTitle;
  return { title, titleTrans: worded(locale, title, distSpuTitle) };
};

/** The least that a size costs now, else what the brand asks; fen. */
function lowestOf({ skuList, authPrice }: PoizonSpu): number | undefined {
  const bids = skuList.flatMap(({ minBidPrice, distStatus }) =>
    minBidPrice === undefined || isOff(distStatus) ? [] : [minBidPrice],
  );
  return bids.length > 0 ? Math.min(...bids) : authPrice;
}

/** A hit as a card; undefined for one that nobody offers. */
export function poizonCard(spu: PoizonSpu, locale: Locale, keys: KeyRing): ProductCard | undefined {
  const address = addressed(keys, addressOf(spu.dwSpuId));
  const price = lowestOf(spu);
  const titles = titlesOf(spu, locale);
  if (!address || price === undefined || titles.title === '' || isOff(spu.distStatus))
    return undefined;
  return {
    productId: ownId(POIZON, spu.dwSpuId),
    ...address,
    ...titles,
    image: spu.image || (spu.baseImage[0] ?? ''),
    priceMode: 'SKU_PRICE',
    price: fromFen(price),
    minOrderQuantity: 1,
    soldCount: spu.sales,
    shopName: spu.distBrandName,
  };
}

/** A good as a product; undefined for one without any price. */
export function poizonProduct(spu: PoizonSpu, locale: Locale, keys: KeyRing): Product | undefined {
  const address = addressed(keys, addressOf(spu.dwSpuId));
  const lowest = lowestOf(spu);
  if (!address || lowest === undefined) return undefined;
  const skus = skusOf(spu, locale, lowest);
  const pictures = [...new Set([spu.image, ...spu.baseImage])].filter((image) => image !== '');
  return {
    productId: ownId(POIZON, spu.dwSpuId),
    ...address,
    ...titlesOf(spu, locale),
    images: pictures,
    categoryId: ownId(POIZON, spu.distCategoryl3Name || spu.distCategoryl1Name),
    priceMode: 'SKU_PRICE',
    priceRange: [{ startQuantity: 1, price: fromFen(lowest) }],
    skus,
    attributes: [],
    minOrderQuantity: 1,
    batchNumber: 1,
    unit: 'piece',
    soldCount: spu.sales,
    // Who sells is not told: what is bought there comes from Poizon, and is ordered together.
    shop: {
      shopId: ownId(POIZON, 'market'),
      name: '得物',
      nameTrans: 'POIZON',
      score: 0,
      years: 0,
    },
    domesticFreight: {
      free: USUAL_FREIGHT.free,
      first: fromFen(USUAL_FREIGHT.firstFen),
      next: fromFen(USUAL_FREIGHT.nextFen),
    },
    shipFrom: '',
    dispatchWithin: 72,
    goodsClass: 'BRANDED',
    descriptionHtml: spu.productDesc === '' ? '' : `<p>${escapeHtml(spu.productDesc)}</p>`,
    status: statusOf(spu, skus),
  };
}

function statusOf({ distStatus }: PoizonSpu, skus: Product['skus']): Product['status'] {
  if (isOff(distStatus)) return 'REMOVED';
  return skus.some(({ stock }) => stock > 0) ? 'ON_SALE' : 'SOLD_OUT';
}

/** All sizes, those without a bid as sold out. */
function skusOf({ skuList }: PoizonSpu, locale: Locale, lowest: number): Product['skus'] {
  return skuList.map((sku) => {
    const isOffered = sku.minBidPrice !== undefined && !isOff(sku.distStatus);
    const attributes = sku.saleAttr.map(
      ({ cnName, enName, cnValue, enValue }, index): ProductAttribute => ({
        id: String(index + 1),
        name: cnName || enName,
        nameTrans: worded(locale, cnName, enName),
        value: cnValue || enValue,
        valueTrans: worded(locale, cnValue, enValue),
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
