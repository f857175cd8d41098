import type { ProductAttribute } from '../../contract/values/product.ts';
import { hash46 } from './hash-text.ts';
import type { ProductRow } from './index-context.ts';
import type { attributeValues, Wording } from './schema/catalogue.ts';

export type AttributeValue = typeof attributeValues.$inferInsert;

/** The most attribute values to index for a product. */
const MAX_VALUES = 60;
/** Longer values are prose and long numbers are article numbers; neither is a filter. */
const LONGEST_VALUE = 40;
const NUMBER = /^[\d-]{5,}$/;

/** One half of a value's id: the English wording as a slug if it is short and ASCII, else its hash. */
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

/** The distinct attribute values of a product and its variants. */
export function attributeValuesOf({ detail }: ProductRow): AttributeValue[] {
  const all = [...detail.skus.flatMap((sku) => sku.attributes), ...detail.attributes];
  const values = new Map(
    all
      .filter(({ value }) => value !== '' && value.length <= LONGEST_VALUE && !NUMBER.test(value))
      .map(attributeValueOf)
      .map((value) => [value.id, value]),
  );
  return [...values.values()].slice(0, MAX_VALUES);
}

/** The attribute's part of a value id (`attribute.value`). */
export const attributeOf = (valueId: string): string => valueId.slice(0, valueId.indexOf('.'));

const KINDS = [/colou?r/, /material|fabric/, /size|height|length/];

/** The sort position of an attribute: colours, materials and sizes come first. */
export function rankOfAttribute(id: string): number {
  const rank = KINDS.findIndex((kind) => kind.test(id));
  return rank < 0 ? KINDS.length : rank;
}
