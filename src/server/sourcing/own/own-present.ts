import { productAt } from '../../../contract/links/marketplace-links.ts';
import type { Goods } from '../../../contract/values/goods/goods-rules.ts';
import type { OwnOption } from '../../../contract/values/goods/own-product-typed.ts';
import { OWN_ID_PREFIX } from '../../../contract/values/goods/own-products.ts';
import type {
  Product,
  ProductAttribute,
  ProductCard,
} from '../../../contract/values/goods/product.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import { smallPicture } from '../../../contract/values/shop/shop-pictures.ts';
import type { TenantText } from '../../../contract/values/shop/tenant-text.ts';
import type { KeyRing } from '../../crypto/keys.ts';
import { sealProductUrl } from '../../crypto/product-link-cipher.ts';
import { bestText } from '../../db/own-texts.ts';
import { pickText } from '../../db/tenant-text.ts';
import type { ProductReader } from '../source.ts';
import type { OwnRow, OwnVariantRow } from './own-rows.ts';

/** The shop that sells the products: the tenant under its own name, and its first language. */
export type Seller = { name: TenantText; first: Locale };
type Reading = Pick<ProductReader, 'locale' | 'judge'> & { seller: Seller; keys: KeyRing };

/** The id of the shop that has all own products of a tenant. */
export const OWN_SHOP = `${OWN_ID_PREFIX}stock`;

/** The canonical URL of an own product: each tenant has its own numbers. */
const ownUrl = (itemNo: string): string => productAt('SelfOwned', itemNo) ?? '';

export const ownProductId = (id: string): string => OWN_ID_PREFIX + id;

/** The text in the seller's language: Chinese, or else the shop's first language. */
const original = (texts: Parameters<typeof bestText>[0], { first }: Seller) =>
  texts['zh-CN'] ?? bestText(texts, first, first).text;

/** The facts that rules look at. */
const goodsOf = (row: OwnRow, above: (id: string) => string[]): Goods => ({
  texts: Object.values(row.titles),
  categoryIds: row.categoryId ? above(row.categoryId) : [],
  goodsClass: row.goodsClass,
  platform: 'SelfOwned',
});

type Above = (id: string) => string[];

/** A card in the reader's language. */
export function toOwnCard(row: OwnRow, reading: Reading, above: Above): ProductCard {
  const { seller, keys, locale, judge } = reading;
  const url = ownUrl(row.itemNo);
  const [first] = row.tiers;
  const lowest = row.tiers.at(-1);
  const refused = judge?.(goodsOf(row, above)).some(({ effect }) => effect === 'REFUSED');
  return {
    productId: ownProductId(row.id),
    platform: 'SelfOwned',
    productUrl: url,
    link: sealProductUrl(keys, url),
    title: original(row.titles, seller),
    titleTrans: bestText(row.titles, locale, seller.first).text,
    image: smallPicture(row.pictures[0]?.path ?? ''),
    priceMode: first ? 'SPU_PRICE_RANGE' : 'SKU_PRICE',
    price: fromFen(first?.priceFen ?? row.priceFen),
    ...(first &&
      lowest &&
      lowest.priceFen < first.priceFen && {
        lowestStep: { startQuantity: lowest.startQuantity, price: fromFen(lowest.priceFen) },
      }),
    minOrderQuantity: first?.startQuantity ?? 1,
    soldCount: row.soldCount,
    shopName: pickText(seller.name, locale),
    ...(refused && { refused: true }),
  };
}

/** A product in the contract's format, in the reader's language. */
export function toOwnProduct(
  { product: row, variants }: { product: OwnRow; variants: readonly OwnVariantRow[] },
  reading: Reading,
  above: Above,
): Product {
  const { seller, keys, locale, judge } = reading;
  const url = ownUrl(row.itemNo);
  const title = bestText(row.titles, locale, seller.first);
  const attributeOf = attributesIn(row.options, reading);
  const [first] = row.tiers;
  return {
    productId: ownProductId(row.id),
    platform: 'SelfOwned',
    productUrl: url,
    link: sealProductUrl(keys, url),
    title: original(row.titles, seller),
    titleTrans: title.text,
    titleLanguage: title.locale,
    // 768 pixels are enough for every place of the product's page.
    images: row.pictures.map(({ path }) => smallPicture(path)),
    imageAlts: row.pictures.map(({ alt }) => bestText(alt, locale, seller.first).text),
    categoryId: row.categoryId,
    priceMode: first ? 'SPU_PRICE_RANGE' : 'SKU_PRICE',
    priceRange: first
      ? row.tiers.map(({ startQuantity, priceFen }) => ({
          startQuantity,
          price: fromFen(priceFen),
        }))
      : [{ startQuantity: 1, price: fromFen(row.priceFen) }],
    skus: variants.map(({ id, sku, values, priceFen, onHand, reserved, weightG }) => ({
      skuId: id,
      specId: sku,
      attributes: values.flatMap((key) => attributeOf.get(key) ?? []),
      price: fromFen(priceFen),
      stock: onHand - reserved,
      weightG,
    })),
    attributes: [],
    minOrderQuantity: first?.startQuantity ?? 1,
    batchNumber: 1,
    unit: row.unit,
    soldCount: row.soldCount,
    shop: {
      shopId: OWN_SHOP,
      name: pickText(seller.name, 'zh-CN'),
      nameTrans: pickText(seller.name, locale),
      score: 0,
      years: 0,
    },
    domesticFreight: {
      free: row.freightFirstFen + row.freightNextFen === 0,
      first: fromFen(row.freightFirstFen),
      next: fromFen(row.freightNextFen),
    },
    shipFrom: pickText(seller.name, locale),
    dispatchWithin: row.dispatchHours,
    goodsClass: row.goodsClass,
    ...(judge && { goodsRules: judge(goodsOf(row, above)) }),
    descriptionHtml: bestText(row.descriptions, locale, seller.first).text,
    status: row.availableCount > 0 ? 'ON_SALE' : 'SOLD_OUT',
  };
}

/** The attribute that each value of the options is, by the value's key. */
function attributesIn(
  options: readonly OwnOption[],
  { seller, locale }: Reading,
): ReadonlyMap<string, ProductAttribute> {
  const trans = (texts: OwnOption['name']) => bestText(texts, locale, seller.first).text;
  const attributes = options.flatMap((option) =>
    option.values.map((value): [string, ProductAttribute] => [
      value.key,
      {
        id: option.key,
        name: original(option.name, seller),
        nameTrans: trans(option.name),
        value: original(value.name, seller),
        valueTrans: trans(value.name),
        ...(value.image && { image: smallPicture(value.image) }),
      },
    ]),
  );
  return new Map(attributes);
}
