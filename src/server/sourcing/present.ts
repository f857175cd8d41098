import type { Locale } from '../../contract/enums.ts';
import { fromFen } from '../../contract/money.ts';
import type { Product, ProductAttribute, ProductCard } from '../../contract/product.ts';
import type { KeyRing } from '../crypto/keys.ts';
import { sealProductUrl } from '../crypto/product-link-cipher.ts';
import type { products, shops } from '../db/schema/catalogue.ts';
import { pickText, readsChinese } from '../db/tenant-text.ts';

type ProductRow = typeof products.$inferSelect;
type ShopRow = typeof shops.$inferSelect;

/** The columns that a card shows, with its shop's names. */
export type CardRow = Pick<
  ProductRow,
  | 'id'
  | 'platform'
  | 'url'
  | 'titleZh'
  | 'titleEn'
  | 'image'
  | 'priceMode'
  | 'priceFen'
  | 'minOrderQuantity'
  | 'soldCount'
> & { shopName: string; shopNameEn: string };

/** Titles come in Chinese and English: readers of Chinese get the marketplace's own words. */
function translated(locale: Locale, chinese: string, english: string): string {
  return readsChinese(locale) ? chinese : english;
}

export function toCard(row: CardRow, locale: Locale, keys: KeyRing): ProductCard {
  return {
    productId: row.id,
    platform: row.platform,
    productUrl: row.url,
    link: sealProductUrl(keys, row.url),
    title: row.titleZh,
    titleTrans: translated(locale, row.titleZh, row.titleEn),
    image: row.image,
    priceMode: row.priceMode,
    price: fromFen(row.priceFen),
    minOrderQuantity: row.minOrderQuantity,
    soldCount: row.soldCount,
    shopName: translated(locale, row.shopName, row.shopNameEn),
  };
}

export function toProduct(row: ProductRow, shop: ShopRow, locale: Locale, keys: KeyRing): Product {
  const { detail } = row;
  const attribute = (a: ProductAttribute): ProductAttribute =>
    readsChinese(locale) ? { ...a, nameTrans: a.name, valueTrans: a.value } : a;
  const steps = detail.priceSteps.toSorted((a, b) => a.startQuantity - b.startQuantity);
  return {
    productId: row.id,
    platform: row.platform,
    productUrl: row.url,
    link: sealProductUrl(keys, row.url),
    title: row.titleZh,
    titleTrans: translated(locale, row.titleZh, row.titleEn),
    images: detail.images.filter((image) => image !== ''),
    categoryId: row.categoryId,
    priceMode: row.priceMode,
    priceRange:
      row.priceMode === 'SKU_PRICE' || steps.length === 0
        ? [{ startQuantity: 1, price: fromFen(row.priceFen) }]
        : steps.map(({ startQuantity, priceFen }) => ({ startQuantity, price: fromFen(priceFen) })),
    skus: detail.skus.map(({ priceFen, ...sku }) => ({
      ...sku,
      attributes: sku.attributes.map(attribute),
      price: fromFen(priceFen),
    })),
    attributes: detail.attributes.map(attribute),
    minOrderQuantity: row.minOrderQuantity,
    batchNumber: detail.batchNumber,
    ...(detail.mixRule && {
      mixRule: {
        mixNumber: detail.mixRule.mixNumber,
        mixAmount: fromFen(detail.mixRule.mixAmountFen),
      },
    }),
    unit: detail.unit,
    soldCount: row.soldCount,
    shop: {
      shopId: shop.id,
      name: shop.name,
      nameTrans: translated(locale, shop.name, shop.nameEn),
      score: shop.scoreTenths / 10,
      years: shop.years,
    },
    domesticFreight: {
      free: detail.domesticFreight.free,
      first: fromFen(detail.domesticFreight.firstFen),
      next: fromFen(detail.domesticFreight.nextFen),
    },
    shipFrom: translated(locale, shop.shipFrom['zh-CN'], shop.shipFrom.en),
    dispatchWithin: detail.dispatchWithin,
    goodsClass: row.goodsClass,
    descriptionHtml: pickText(detail.description, locale),
    status: row.status,
  };
}
