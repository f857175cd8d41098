import { leastQuantity, stepAt } from '../../../contract/values/goods/price-steps.ts';
import type {
  Product,
  ProductAttribute,
  ProductCard,
} from '../../../contract/values/goods/product.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import type { KeyRing } from '../../crypto/keys.ts';
import { sealProductUrl } from '../../crypto/product-link-cipher.ts';
import type { IdsAbove } from '../../db/category-rows.ts';
import { capitalised } from '../../db/product-words.ts';
import type { products, shops, Wording } from '../../db/schema/shop/catalogue.ts';
import { readsChinese } from '../../db/tenant-text.ts';
import type { ProductReader } from '../source.ts';
import { descriptionHtml } from './describe.ts';
import { goodsOf } from './goods-of.ts';
import { type Translate, toChinese, toEnglish } from './phrases.ts';

/**
 * A product as read for one language. `titleTrans` is its title in that language; null for Chinese and
 * English, which have columns of their own, and if there is no such title.
 */
export type ProductRow = Omit<typeof products.$inferSelect, 'titles'> & {
  titleTrans: string | null;
};
type ShopRow = typeof shops.$inferSelect;

/** The columns of a card, with the names of its shop. */
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
  | 'goodsClass'
  | 'categoryId'
> & {
  /** The titles in other languages than Chinese and English, as JSON. */
  titles: string;
  shopName: string;
  shopNameEn: string;
  /** The price steps of a wholesale product, as JSON. */
  steps: string | null;
  batchNumber: number;
};

/** Chooses between two texts: readers of Chinese get the Chinese one, all others English. */
function translated(locale: Locale, chinese: string, english: string): string {
  return readsChinese(locale) ? chinese : english;
}

function titleOf(row: Pick<ProductRow, 'titleZh' | 'titleEn' | 'titleTrans'>, locale: Locale) {
  return row.titleTrans ?? translated(locale, row.titleZh, row.titleEn);
}

type Steps = (typeof products.$inferSelect)['detail']['priceSteps'];

/**
 * The price at the least quantity that can be bought, and the cheapest step if it is a different one.
 */
function cardPrices({
  steps: json,
  priceFen,
  ...row
}: CardRow): Pick<ProductCard, 'price' | 'lowestStep'> {
  const steps: Steps = json ? JSON.parse(json) : [];
  const bySize = steps.toSorted((a, b) => a.startQuantity - b.startQuantity);
  const first = stepAt(bySize, leastQuantity(row.minOrderQuantity, row.batchNumber));
  const [lowest] = bySize.toSorted((a, b) => a.priceFen - b.priceFen);
  if (!first || !lowest) return { price: fromFen(priceFen) };
  return {
    price: fromFen(first.priceFen),
    ...(lowest.priceFen < first.priceFen && {
      lowestStep: { startQuantity: lowest.startQuantity, price: fromFen(lowest.priceFen) },
    }),
  };
}

/** A card in the reader's language. `above`: what is above a category, for the tenant's rules. */
export function toCard(
  row: CardRow,
  { locale, judge }: Pick<ProductReader, 'locale' | 'judge'>,
  keys: KeyRing,
  above: IdsAbove,
): ProductCard {
  const goods = { ...row, titles: JSON.parse(row.titles), categoryIds: above(row.categoryId) };
  return {
    productId: row.id,
    platform: row.platform,
    productUrl: row.url,
    link: sealProductUrl(keys, row.url),
    title: row.titleZh,
    titleTrans: titleOf(row, locale),
    image: row.image,
    priceMode: row.priceMode,
    ...cardPrices(row),
    minOrderQuantity: row.minOrderQuantity,
    soldCount: row.soldCount,
    shopName: translated(locale, row.shopName, row.shopNameEn),
    ...(judge?.(goodsOf(goods)).some(({ effect }) => effect === 'REFUSED') && { refused: true }),
  };
}

/** An attribute's wordings. The database has the English ones in the fields for translations. */
const wordingsOf = ({ name, nameTrans, value, valueTrans }: ProductAttribute) => ({
  name: { zh: name, en: nameTrans },
  value: { zh: value, en: valueTrans },
});

const placeOf = ({ shipFrom }: ShopRow): Wording => ({ zh: shipFrom['zh-CN'], en: shipFrom.en });

/** A language, and how to translate the catalogue's wordings into it. */
type TextLanguage = { locale: Locale; translate: Translate };

/** The language of the title. Descriptions use it, too, so that a sentence never mixes languages. */
function titleLanguageOf({ titleTrans }: ProductRow, language: TextLanguage): TextLanguage {
  if (titleTrans !== null) return language;
  return readsChinese(language.locale)
    ? { locale: 'zh-CN', translate: toChinese }
    : { locale: 'en', translate: toEnglish };
}

/** A product in the contract's format, in a language. */
export function toProduct(
  row: ProductRow,
  shop: ShopRow,
  language: TextLanguage,
  keys: KeyRing,
): Product {
  const { detail } = row;
  const { locale, translate } = language;
  const titleLanguage = titleLanguageOf(row, language);
  const translatedAttribute = (attribute: ProductAttribute): ProductAttribute => {
    const { name, value } = wordingsOf(attribute);
    return { ...attribute, nameTrans: translate(name), valueTrans: capitalised(translate(value)) };
  };
  const steps = detail.priceSteps.toSorted((a, b) => a.startQuantity - b.startQuantity);
  return {
    productId: row.id,
    platform: row.platform,
    productUrl: row.url,
    link: sealProductUrl(keys, row.url),
    title: row.titleZh,
    titleTrans: titleOf(row, locale),
    titleLanguage: titleLanguage.locale,
    images: detail.images.filter((image) => image !== ''),
    categoryId: row.categoryId,
    priceMode: row.priceMode,
    priceRange:
      row.priceMode === 'SKU_PRICE' || steps.length === 0
        ? [{ startQuantity: 1, price: fromFen(row.priceFen) }]
        : steps.map(({ startQuantity, priceFen }) => ({ startQuantity, price: fromFen(priceFen) })),
    skus: detail.skus.map(({ priceFen, ...sku }) => ({
      ...sku,
      attributes: sku.attributes.map(translatedAttribute),
      price: fromFen(priceFen),
    })),
    attributes: detail.attributes.map(translatedAttribute),
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
    shipFrom: translate(placeOf(shop)),
    dispatchWithin: detail.dispatchWithin,
    goodsClass: row.goodsClass,
    descriptionHtml: descriptionHtml(detail, titleLanguage),
    status: row.status,
  };
}
