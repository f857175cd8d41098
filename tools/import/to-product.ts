import { createHash } from 'node:crypto';
import { ATTRIBUTES } from '../../demo/catalogue/describe.ts';
import { PLATFORM_TRADES } from '../../demo/catalogue/platforms.ts';
import type { ProductRow, ShopRow } from '../../demo/catalogue/rows.ts';
import { type ProductAddress, parseProductLink } from '../../src/contract/links/product-link.ts';
import { validate } from '../../src/contract/validate.ts';
import { leastQuantity, stepAt } from '../../src/contract/values/goods/price-steps.ts';
import type { ProductAttribute } from '../../src/contract/values/goods/product.ts';
import type { ProductPlatform } from '../../src/contract/values/goods/product-kinds.ts';
import type { LocalisedText, ProductDetail } from '../../src/server/db/schema/shop/catalogue.ts';
import { sanitiseArticle } from '../../src/server/html/sanitise.ts';
import { type ImportAttribute, type ImportRow, importRow } from './import-row.ts';
import { Rejection } from './rejection.ts';

/** The stock and the weight of a product whose row does not state them. */
const DEFAULT_STOCK = 9_999;
const DEFAULT_WEIGHT_G = 500;

/** A row, and its product and shop. The product has no category yet. */
export type Imported = {
  row: ImportRow;
  product: Omit<ProductRow, 'categoryId' | 'createdAt'> & { createdAt: number | undefined };
  shop: Pick<ShopRow, 'id' | 'platform' | 'name'> & Partial<ShopRow>;
};

/** Checks a row against the contract, and its fields against each other. Throws a `Rejection`. */
export function toProduct(value: unknown, platform?: ProductPlatform): Imported {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Rejection('', 'not_an_object');
  }
  const checked = validate(importRow, value);
  if (checked.problems) throw new Rejection(checked.problems);
  const { output: row } = checked;
  const address = addressOf(row, platform);
  const prefix = prefixOf(address);
  const shopId = row.shop.shopId ?? `s${shortHash(row.shop.name)}`;
  const shop = {
    id: shopId.startsWith(`${prefix}-`) ? shopId : `${prefix}-${shopId}`,
    platform: address.platform,
    name: row.shop.name,
    ...(row.shop.nameTrans !== undefined && { nameEn: row.shop.nameTrans }),
    ...(row.shop.score !== undefined && { scoreTenths: Math.round(row.shop.score * 10) }),
    ...(row.shop.years !== undefined && { years: row.shop.years }),
    ...(row.shipFrom !== undefined && { shipFrom: inEnglishAndChinese(row.shipFrom) }),
  };
  const { images, soldCount, goodsClass, createdAt } = row;
  const { en, 'zh-CN': chinese, ...titles } = row.titles;
  const detail = detailOf(row, address);
  const [firstStep] = detail.priceSteps;
  const isByQuantity = priceModeOf(row) === 'SPU_PRICE_RANGE';
  const minOrderQuantity =
    row.minOrderQuantity ?? (isByQuantity ? (firstStep?.startQuantity ?? 1) : 1);
  const minQuantity = leastQuantity(minOrderQuantity, detail.batchNumber);
  return {
    row,
    shop,
    product: {
      id: `${prefix}-${address.id}`,
      platform: address.platform,
      itemId: address.id,
      url: address.url,
      shopId: shop.id,
      titleZh: chinese ?? row.title,
      titleEn: en ?? row.title,
      titles,
      image: images[0] ?? '',
      priceMode: isByQuantity ? 'SPU_PRICE_RANGE' : 'SKU_PRICE',
      priceFen: stepAt(detail.priceSteps, minQuantity)?.priceFen ?? 0,
      minOrderQuantity,
      soldCount,
      goodsClass,
      status: statusOf(row, detail),
      createdAt,
      detail,
    },
  };
}

/** The marketplace, item id and canonical URL of a product, from its link or from marketplace and item id. */
function addressOf(row: ImportRow, platform: ProductPlatform | undefined): ProductAddress {
  if (row.productUrl !== undefined) {
    const link = parseProductLink(row.productUrl);
    if (link.kind !== 'PRODUCT') throw new Rejection('productUrl', link.kind.toLowerCase());
    if (row.platform !== undefined && row.platform !== link.platform) {
      throw new Rejection('platform', 'other_than_address');
    }
    return link;
  }
  if (row.itemId === undefined) throw new Rejection('productUrl', 'required');
  const platformName = row.platform ?? platform;
  const trade = PLATFORM_TRADES.find((known) => known.platform === platformName);
  if (!trade) throw new Rejection('platform', 'required');
  return { platform: trade.platform, id: row.itemId, url: trade.url(row.itemId) };
}

/** The prefix of the ids of products and shops of this marketplace. */
function prefixOf({ platform, id, url }: ProductAddress): string {
  const trade = PLATFORM_TRADES.find((known) => known.platform === platform);
  if (!trade) throw new Rejection('platform', 'choice');
  if (trade.url(id) === url) return trade.prefix;
  return `${trade.prefix}-${new URL(url).hostname.replaceAll('.', '-')}`;
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

function priceModeOf({ priceMode, priceRange }: ImportRow): ProductRow['priceMode'] {
  const isWholesale = priceRange.length > 1 || (priceRange[0]?.startQuantity ?? 1) > 1;
  return priceMode ?? (isWholesale ? 'SPU_PRICE_RANGE' : 'SKU_PRICE');
}

function detailOf(row: ImportRow, { id }: ProductAddress): ProductDetail {
  const { batchNumber, unit, mixRule, dispatchWithin, domesticFreight } = row;
  const skus = skusOf(row, id);
  const priceSteps = stepsOf(row, Math.min(...skus.map(({ priceFen }) => priceFen)));
  return {
    images: row.images,
    skus,
    priceSteps,
    attributes: row.attributes.map(attributeOf),
    batchNumber,
    ...(mixRule && {
      mixRule: { mixNumber: mixRule.mixNumber, mixAmountFen: mixRule.mixAmount },
    }),
    unit,
    domesticFreight: {
      free: domesticFreight.free,
      firstFen: domesticFreight.free ? 0 : domesticFreight.first,
      nextFen: domesticFreight.free ? 0 : domesticFreight.next,
    },
    dispatchWithin,
    description: sanitised(row.description),
  };
}

function skusOf(row: ImportRow, itemId: string): ProductDetail['skus'] {
  const weightG = row.weightG ?? DEFAULT_WEIGHT_G;
  if (row.skus.length === 0) {
    const priceFen = row.price ?? Math.max(0, ...row.priceRange.map(({ price }) => price));
    if (priceFen === 0) throw new Rejection('price', 'required');
    const stock = row.stock ?? DEFAULT_STOCK;
    return [{ skuId: itemId, specId: itemId, attributes: [], priceFen, stock, weightG }];
  }
  if (new Set(row.skus.map(({ skuId }) => skuId)).size < row.skus.length) {
    throw new Rejection('skus', 'twice');
  }
  return row.skus.map(({ price, ...sku }) => ({
    skuId: sku.skuId,
    specId: sku.specId ?? sku.skuId,
    attributes: sku.attributes.map(attributeOf),
    priceFen: price,
    stock: sku.stock,
    weightG: sku.weightG ?? weightG,
  }));
}

function stepsOf(row: ImportRow, lowestFen: number): ProductDetail['priceSteps'] {
  if (priceModeOf(row) === 'SKU_PRICE') return [{ startQuantity: 1, priceFen: lowestFen }];
  if (row.priceRange.length === 0) throw new Rejection('priceRange', 'required');
  const steps = row.priceRange.toSorted((a, b) => a.startQuantity - b.startQuantity);
  if (new Set(steps.map(({ startQuantity }) => startQuantity)).size < steps.length) {
    throw new Rejection('priceRange', 'twice');
  }
  return steps.map(({ startQuantity, price }) => ({ startQuantity, priceFen: price }));
}

const KNOWN_ATTRIBUTES = new Map(
  Object.entries(ATTRIBUTES).flatMap(([id, { zh, en }]) => [
    [zh, id],
    [en.toLowerCase(), id],
  ]),
);

/** An attribute of the contract. It gets the catalogue's id if the catalogue has its name. */
function attributeOf({ image, ...attribute }: ImportAttribute): ProductAttribute {
  const { name, value } = attribute;
  return {
    id: attribute.id ?? KNOWN_ATTRIBUTES.get(name.toLowerCase()) ?? name.slice(0, 64),
    name,
    nameTrans: attribute.nameTrans ?? name,
    value,
    valueTrans: attribute.valueTrans ?? value,
    ...(image !== undefined && { image }),
  };
}

/** A product without stock is sold out, whatever its row states. */
function statusOf({ status }: ImportRow, { skus }: ProductDetail): ProductRow['status'] {
  return status === 'ON_SALE' && skus.every(({ stock }) => stock === 0) ? 'SOLD_OUT' : status;
}

/** One text for all languages, or texts by locale code. */
type MaybeLocalised = string | Partial<Record<string, string>>;

/**
 * A text in English and Chinese. If one of the two is missing, the other is used for it, or else any
 * language.
 */
export function inEnglishAndChinese(text: MaybeLocalised): LocalisedText {
  if (typeof text === 'string') return { en: text, 'zh-CN': text };
  const filledTexts = Object.entries(text).filter((entry): entry is [string, string] => !!entry[1]);
  const first = filledTexts[0]?.[1] ?? '';
  return {
    ...Object.fromEntries(filledTexts),
    en: text.en ?? text['zh-CN'] ?? first,
    'zh-CN': text['zh-CN'] ?? text.en ?? first,
  };
}

function sanitised(description: ImportRow['description']): LocalisedText {
  if (description === undefined) return { en: '', 'zh-CN': '' };
  if (typeof description === 'string') return inEnglishAndChinese(sanitiseArticle(description));
  return inEnglishAndChinese(
    Object.fromEntries(
      Object.entries(description).map(([locale, html]) => [locale, sanitiseArticle(html ?? '')]),
    ),
  );
}
