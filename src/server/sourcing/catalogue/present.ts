import type { Locale } from '../../../contract/values/enums.ts';
import { fromFen } from '../../../contract/values/money.ts';
import type { Product, ProductAttribute, ProductCard } from '../../../contract/values/product.ts';
import type { KeyRing } from '../../crypto/keys.ts';
import { sealProductUrl } from '../../crypto/product-link-cipher.ts';
import { capitalised } from '../../db/product-words.ts';
import type { products, shops, Wording } from '../../db/schema/catalogue.ts';
import { readsChinese } from '../../db/tenant-text.ts';
import { descriptionHtml } from './describe.ts';
import { inChinese, inEnglish, type Say } from './phrases.ts';

/** A product as it is read for one language: of its titles in others only that one. */
export type ProductRow = Omit<typeof products.$inferSelect, 'titles'> & {
  titleTrans: string | null;
};
type ShopRow = typeof shops.$inferSelect;

/** The columns that a card shows, with its shop's names. */
export type CardRow = Pick<
  ProductRow,
  | 'id'
  | 'platform'
  | 'url'
  | 'titleZh'
  | 'titleEn'
  | 'titleTrans'
  | 'image'
  | 'priceMode'
  | 'priceFen'
  | 'minOrderQuantity'
  | 'soldCount'
> & { shopName: string; shopNameEn: string };

/** What is written in Chinese and English only: readers of Chinese get the marketplace's own words. */
function translated(locale: Locale, chinese: string, english: string): string {
  return readsChinese(locale) ? chinese : english;
}

function titleOf(row: Pick<ProductRow, 'titleZh' | 'titleEn' | 'titleTrans'>, locale: Locale) {
  return row.titleTrans ?? translated(locale, row.titleZh, row.titleEn);
}

export function toCard(row: CardRow, locale: Locale, keys: KeyRing): ProductCard {
  return {
    productId: row.id,
    platform: row.platform,
    productUrl: row.url,
    link: sealProductUrl(keys, row.url),
    title: row.titleZh,
    titleTrans: titleOf(row, locale),
    image: row.image,
    priceMode: row.priceMode,
    price: fromFen(row.priceFen),
    minOrderQuantity: row.minOrderQuantity,
    soldCount: row.soldCount,
    shopName: translated(locale, row.shopName, row.shopNameEn),
  };
}

const wordsOf = (a: ProductAttribute) => ({
  name: { zh: a.name, en: a.nameTrans },
  value: { zh: a.value, en: a.valueTrans },
});

const placeOf = ({ shipFrom }: ShopRow): Wording => ({ zh: shipFrom['zh-CN'], en: shipFrom.en });

type Reader = { locale: Locale; say: Say };

/** Sentences are of one language: of the title's, whichever words the reader's has. */
function writerFor({ titleTrans }: ProductRow, reader: Reader): Reader {
  if (titleTrans !== null) return reader;
  return readsChinese(reader.locale)
    ? { locale: 'zh-CN', say: inChinese }
    : { locale: 'en', say: inEnglish };
}

/** A product for a reader whose language `say` speaks. */
export function toProduct(row: ProductRow, shop: ShopRow, reader: Reader, keys: KeyRing): Product {
  const { detail } = row;
  const { locale, say } = reader;
  const attribute = (a: ProductAttribute): ProductAttribute => {
    const { name, value } = wordsOf(a);
    return { ...a, nameTrans: say(name), valueTrans: capitalised(say(value)) };
  };
  const steps = detail.priceSteps.toSorted((a, b) => a.startQuantity - b.startQuantity);
  return {
    productId: row.id,
    platform: row.platform,
    productUrl: row.url,
    link: sealProductUrl(keys, row.url),
    title: row.titleZh,
    titleTrans: titleOf(row, locale),
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
    shipFrom: say(placeOf(shop)),
    dispatchWithin: detail.dispatchWithin,
    goodsClass: row.goodsClass,
    descriptionHtml: descriptionHtml(detail, writerFor(row, reader)),
    status: row.status,
  };
}
