import { pinyin } from 'pinyin-pro';
import type { Locale } from '../../contract/values/shop/locales.ts';
import { foldText } from './fold-text.ts';
import { hash46 } from './hash-text.ts';
import type { IndexContext, ProductRow } from './index-context.ts';
import { attributeValuesOf } from './product-attributes.ts';
import { type productFacts, SERVICE_BITS, type Wording } from './schema/shop/catalogue.ts';
import {
  filterWord,
  indexText,
  MIN_ORDERS,
  nounId,
  priceBand,
  syllableWord,
} from './search-text.ts';

/** A product's row of columns by which results are filtered and sorted. `place` is its position in the index. */
type Facts = typeof productFacts.$inferInsert & { place: number };

/** A text in English, Chinese and some other languages. */
export type MultilingualText = Partial<Record<Locale, string>> & { en: string; 'zh-CN': string };

/*
 * The index gives results in the order of `place`, so good products get low places. Places are divided
 * into 256 bands: 0 for the best products to 254 for the worst, and 255 for those that are sold out.
 */
const SOLD_OUT_BAND = 255;
/** How many places a band has. */
export const BAND_SIZE = 2 ** 26;
/** The number of sales from which on a product gets the full score for its sales. */
const MAX_SOLD = 1_000_000;
/** The score of an unknown shop, in tenths: 4.0 of 5. */
const DEFAULT_SCORE_TENTHS = 40;

/** The first `place` of a product's band: low if it sells well and its shop is rated highly. */
export function bandStart(context: IndexContext, product: ProductRow): number {
  const scoreTenths = context.shops.get(product.shopId)?.scoreTenths ?? DEFAULT_SCORE_TENTHS;
  // Both from 0 to 1. The fourth power separates ratings, most of which are close to 5.
  const rating = (scoreTenths / 50) ** 4;
  const sales = Math.min(1, Math.log(1 + product.soldCount) / Math.log(1 + MAX_SOLD));
  const quality = 0.85 * sales + 0.15 * rating;
  const band =
    product.status === 'ON_SALE' ? Math.round((1 - quality) * (SOLD_OUT_BAND - 1)) : SOLD_OUT_BAND;
  return band * BAND_SIZE;
}

/** The facts of a product. `batch` is the number of the write that it belongs to. */
export function factsOf(product: ProductRow, place: number, batch: number): Facts {
  const { domesticFreight, dispatchWithin } = product.detail;
  return {
    place,
    productId: product.id,
    platform: product.platform,
    categoryId: product.categoryId,
    shopId: product.shopId,
    priceFen: product.priceFen,
    soldCount: product.soldCount,
    minOrderQuantity: product.minOrderQuantity,
    createdAt: product.createdAt,
    services:
      (domesticFreight.free ? SERVICE_BITS.freeShipping : 0) |
      (dispatchWithin <= 48 ? SERVICE_BITS.shipIn48Hours : 0) |
      (product.status === 'ON_SALE' ? SERVICE_BITS.inStock : 0),
    attributes: attributeValuesOf(product)
      .map(({ id }) => id)
      .join(' '),
    titleHash: hash46(foldText(product.titleEn)),
    batch,
  };
}

/** A row of the full-text index (`products_fts`). */
export type WordsRow = {
  rowid: number;
  noun: string;
  title: string;
  extra: string;
  scope: string;
};

/** The row of a product in the full-text index. */
export function wordsOf(context: IndexContext, product: ProductRow, facts: Facts): WordsRow {
  const shop = context.shops.get(product.shopId);
  const values = attributeValuesOf(product).flatMap(({ value }) => [value.zh, value.en]);
  return {
    rowid: facts.place,
    noun: indexText(...Object.values(nounOf(context, product))),
    title: [
      indexText(product.titleZh, product.titleEn, ...Object.values(product.titles ?? {})),
      ...syllablesOf(product.titleZh).map(syllableWord),
    ].join(' '),
    extra: indexText(...(shop ? [shop.name, shop.nameEn] : []), ...values),
    scope: scopeText(
      facts,
      context.categories.get(product.categoryId)?.withAncestors ?? [],
      nounOf(context, product).en,
    ),
  };
}

/**
 * The noun of a product in all languages: the one in its description, if the description has words;
 * otherwise the head noun of its English title.
 */
export function nounOf({ phrases }: IndexContext, product: ProductRow): MultilingualText {
  const { description } = product.detail;
  const noun: Wording =
    typeof description.words === 'object'
      ? description.words.noun
      : { zh: '', en: headOf(product.titleEn) };
  return { en: noun.en, 'zh-CN': noun.zh, ...phrases.get(noun.en) };
}

const MAX_HEAD_WORDS = 3;

/** The head noun of an English title with its nearest adjectives: `chess set` in `chess set with a bag`. */
function headOf(title: string): string {
  const [nounPhrase = title] = title.split(/ (?:with|for|in|from|without|of) |[,(|/]/i);
  return nounPhrase.trim().split(/\s+/).slice(-MAX_HEAD_WORDS).join(' ');
}

/** The pinyin syllables of the Chinese characters in a text, without tones and with `v` for ü. */
export function syllablesOf(text: string): string[] {
  const chinese = text.match(/\p{Script=Han}+/gu)?.join(' ') ?? '';
  const syllables = pinyin(chinese, { toneType: 'none', type: 'array', v: true });
  return syllables.filter((syllable) => /^[a-z]+$/.test(syllable));
}

/** The words by which the index applies filters. */
function scopeText(facts: Facts, categories: readonly string[], noun: string): string {
  const services = Object.entries(SERVICE_BITS).filter(([, bit]) => facts.services & bit);
  const minOrders = MIN_ORDERS.filter((pieces) => facts.minOrderQuantity <= pieces);
  return [
    filterWord('platform', facts.platform),
    filterWord('shop', facts.shopId),
    ...categories.map((id) => filterWord('category', id)),
    filterWord('noun', nounId(noun)),
    ...facts.attributes
      .split(' ')
      .filter(Boolean)
      .map((id) => filterWord('attribute', id)),
    ...services.map(([service]) => filterWord('service', service)),
    ...minOrders.map((pieces) => filterWord('minOrder', String(pieces))),
    filterWord('price', String(priceBand(facts.priceFen))),
  ].join(' ');
}
