import type { ProductAttribute } from '../../contract/values/goods/product.ts';
import { hash46 } from './hash-text.ts';
import type { ProductRow } from './index-context.ts';
import type { attributeValues, Wording } from './schema/shop/catalogue.ts';

export type AttributeValue = typeof attributeValues.$inferInsert;

/** How many attribute values are indexed for a product. */
const MAX_VALUES = 60;
/** Longer values are prose, by which nobody filters. */
const MAX_VALUE_LENGTH = 40;
/** Long numbers are article numbers, by which nobody filters either. */
const ARTICLE_NUMBER = /^[\d-]{5,}$/;

/**
 * One part of a value's id, from the English wording of the attribute or value: a slug if that is short and
 * ASCII, else a hash.
 */
function idPartOf(text: string): string {
  const slug = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return /^[a-z0-9-]{1,19}$/.test(slug) ? slug : hash46(text.toLowerCase()).toString(36);
}

function attributeValueOf(attribute: ProductAttribute): AttributeValue {
  const { name: nameZh, nameTrans, value: valueZh, valueTrans } = attribute;
  const name: Wording = { zh: nameZh, en: nameTrans || nameZh };
  const value: Wording = { zh: valueZh, en: valueTrans || valueZh };
  return { id: `${idPartOf(name.en)}.${idPartOf(value.en)}`, name, value };
}

const isFilterValue = ({ value }: ProductAttribute) =>
  value !== '' && value.length <= MAX_VALUE_LENGTH && !ARTICLE_NUMBER.test(value);

/** The distinct attribute values of a product and its variants, as far as shoppers can filter by them. */
export function attributeValuesOf({ detail }: ProductRow): AttributeValue[] {
  const attributes = [...detail.skus.flatMap((sku) => sku.attributes), ...detail.attributes];
  const values = attributes.filter(isFilterValue).map(attributeValueOf);
  const byId = new Map(values.map((value) => [value.id, value]));
  return [...byId.values()].slice(0, MAX_VALUES);
}

/** The attribute's part of a value id (`attribute.value`). */
export const attributeOf = (valueId: string): string => valueId.slice(0, valueId.indexOf('.'));

const FIRST_ATTRIBUTES = [/colou?r/, /material|fabric/, /size|height|length/];

/** The sort position of an attribute, by its id: colours, materials and sizes come first. */
export function rankOfAttribute(id: string): number {
  const rank = FIRST_ATTRIBUTES.findIndex((pattern) => pattern.test(id));
  return rank < 0 ? FIRST_ATTRIBUTES.length : rank;
}
