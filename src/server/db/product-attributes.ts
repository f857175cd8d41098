import type { ProductAttribute } from '../../contract/values/product.ts';
import { hash46 } from './hash-text.ts';
import type { ProductRow } from './index-context.ts';
import type { attributeValues, Wording } from './schema/catalogue.ts';

export type AttributeValue = typeof attributeValues.$inferInsert;

/** Most values that one product is found by. */
const MOST_VALUES = 60;
/** Numbers of articles and prose are no choices. */
const LONGEST_VALUE = 40;
const NUMBER = /^[\d-]{5,}$/;

/** A short part of an id: the English wording where it can be one, else a number made of it. */
function partOf(text: string): string {
  const slug = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return /^[a-z0-9-]{1,19}$/.test(slug) ? slug : hash46(text.toLowerCase()).toString(36);
}

const english = (text: string, otherwise: string) => (text === '' ? otherwise : text);

function attributeValueOf(a: ProductAttribute): AttributeValue {
  const name: Wording = { zh: a.name, en: english(a.nameTrans, a.name) };
  const value: Wording = { zh: a.value, en: english(a.valueTrans, a.value) };
  return { id: `${partOf(name.en)}.${partOf(value.en)}`, name, value };
}

/** The values of a product's and its variants' attributes, each once. */
export function attributeValuesOf({ detail }: ProductRow): AttributeValue[] {
  const all = [...detail.skus.flatMap((sku) => sku.attributes), ...detail.attributes];
  const values = new Map(
    all
      .filter(({ value }) => value !== '' && value.length <= LONGEST_VALUE && !NUMBER.test(value))
      .map(attributeValueOf)
      .map((value) => [value.id, value]),
  );
  return [...values.values()].slice(0, MOST_VALUES);
}

/** Which attribute a value belongs to. */
export const attributeOf = (valueId: string): string => valueId.slice(0, valueId.indexOf('.'));

const KINDS = [/colou?r/, /material|fabric/, /size|height|length/];

/** Where an attribute stands among others: colours, materials and sizes first. */
export function rankOfAttribute(id: string): number {
  const rank = KINDS.findIndex((kind) => kind.test(id));
  return rank < 0 ? KINDS.length : rank;
}
